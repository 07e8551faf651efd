# A mesa dos dois jogos e os registros.

seat = Lugar { $number }
book-house = regra da casa { $option }

record-format =
    .title = Registro legível
    .rule = Um registro tem de ser legível por inteiro antes de se reproduzir qualquer ação.
record-action =
    .title = Notação das ações
    .rule = Uma ação tem de ser escrita na notação deste jogo.
    .no = “{ $action }” não é uma ação na notação deste jogo.
record-deals =
    .title = Próximas distribuições
    .rule = Uma ação que precisa de uma distribuição precisa dela no registro, ou de uma semente para a embaralhar.
    .no = As regras permitem “{ $action }”, mas falta uma distribuição: o registro não tem mais nenhuma, nem semente.
