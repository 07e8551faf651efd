# A mesa de dominó.

domino-table = Mesa de dominó
domino-tiles = { $count ->
    [0] 0 peças
    [one] { $count } peça
   *[other] { $count } peças
}
domino-pips = { $count ->
    [0] 0 pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
domino-out = bateu
domino-passed = passo
domino-to-open = abre
domino-hard = dura

domino-who-opens = Quem abre a próxima rodada?
domino-other-opens = { $name } escolhe quem abre
domino-who-opens-why = { $name } decide pela dupla que ganhou. As peças de { $partner } ficam ocultas.
domino-i-open = Abro eu
domino-i-open-more = A primeira jogada sai da sua mão
domino-opens = { $name } abre
domino-opens-more = O aparelho passa em privado a { $name }
domino-bot-opens-more = O bot começa com qualquer peça sua

# Para o leitor de tela.
domino-chain = Corrente: { $chain }.
domino-key = { $tile } era a peça-chave.
domino-end = { $letter ->
    [none] Ponta { $number }
   *[other] Ponta { $number }, { $letter }
}{ $hard ->
    [yes] , dura.
   *[no] .
}
domino-end-open = A primeira peça ficará aqui.
domino-tile = { $state ->
    [chosen] { $tile }, escolhida.
    [fits] { $tile }, serve.
    [refused] { $tile }, não serve.
   *[plain] { $tile }.
}
domino-seat = { $doing ->
    [passed] { $name }: { $tiles }, passou.
    [turn] { $name }: { $tiles }, tem a vez.
   *[waits] { $name }: { $tiles }.
}
domino-seat-over = { $name }: { $left }. { $hand }.
domino-event-played = { $name } jogou { $tile }.
domino-event-passed = { $name } passou.
