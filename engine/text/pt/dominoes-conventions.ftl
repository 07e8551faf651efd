# As convenções do dominó: o nome; o que diz e quando (rule); porque se segue, pelas próprias peças (why); o que a mesa
# pode ler (tells).

dominoes-convention-count-the-number =
    .title = Contar os números
    .rule = Cada número está em sete peças; as que não estão na mesa nem na sua mão estão com os outros. Deixe pontas em que poucas delas sirvam.
    .why =
        { $count ->
            [0] Nas outras mãos nada serve em { $ends }.
            [one] Nas outras mãos só { $count } peça serve em { $ends }.
           *[other] Nas outras mãos, { $count } peças servem em { $ends }.
        }
    .tells = Os outros podem ter poucas peças que sirvam em { $ends }.
dominoes-convention-pass-is-forever =
    .title = Passe é para sempre
    .rule = Quem passa não tem o número de nenhuma das pontas, nem o terá até ao fim da rodada.
    .why = { $seat } passou: nesta rodada não tem { $ends }.
    .tells = { $seat } passou: nesta rodada não tem { $ends }.
dominoes-convention-read-the-pose =
    .title = Ler a abertura
    .rule = Um duplo escolhido livremente para abrir vem provavelmente de um número longo. O 6-6 obrigatório nada diz.
    .why = { $opener } abriu com { $tile }: ali o { $number } é provavelmente um número longo.
    .tells = { $opener } abriu com { $tile }: ali o { $number } é provavelmente um número longo.
dominoes-convention-nominate-honestly =
    .title = Indicar com franqueza
    .rule = O representante abre se tem quatro peças de um número, com o duplo, ou dois números com três. Senão, abre o parceiro.
    .why =
        { $who ->
            [self] A mão serve para abrir: quatro peças de um número, com o duplo, ou dois números com três.
           *[partner] A mão não tem quatro peças de um número, com o duplo, nem dois números com três; por isso abre { $opener }.
        }
    .tells =
        { $who ->
            [self] { $representative } abre: tem provavelmente um número longo.
           *[partner] Abre { $opener }: { $representative } provavelmente não tem um número longo.
        }
dominoes-convention-no-naked-double =
    .title = Nada de duplo só
    .rule = Não abra com um duplo que está sozinho no seu número: engana o parceiro.
    .why =
        { $count ->
            [one] { $tiles } está sem companhia no seu número e enganaria o parceiro.
           *[other] { $tiles } estão sem companhia nos seus números e enganariam o parceiro.
        }
    .tells = Quem abre com um duplo tem mais peças desse número.
dominoes-convention-pose-long-suit =
    .title = Abrir no número longo
    .rule = Abra com o número de que tem mais peças, e com o seu duplo, se o tiver.
    .why =
        { $count ->
            [one] Você tem { $count } peça com { $number }, e não tem mais de nenhum outro número.
           *[other] Você tem { $count } peças com { $number }, e não tem mais de nenhum outro número.
        }
    .tells = { $tile } vem provavelmente do número mais longo.
dominoes-convention-block-by-lowest =
    .title = Bloquear com o menor
    .rule = Só feche o jogo se o menor total da sua dupla deve ser mais baixo que o dos dois adversários.
    .why =
        { $act ->
            [closes] Fechar o jogo deve ganhar: menor total de cerca de { $own } contra { $theirs }.
           *[open] Fechar o jogo não deve ganhar: menor total de cerca de { $own } contra { $theirs }.
        }
    .tells = Quem fecha o jogo conta ter o menor total.
dominoes-convention-prepare-key =
    .title = Preparar a chave
    .rule = Com três peças ou menos, vá até bater enquanto ninguém mais pode jogar, e guarde para o fim a peça que serve nas duas pontas duras.
    .why =
        { $points ->
            [2] Já ninguém mais pode jogar: falta sair { $tiles }, e a última é a peça-chave, que vale 2 pontos.
           *[other] Já ninguém mais pode jogar: falta sair { $tiles }.
        }
    .tells = Com { $scores }, a peça-chave vale um ponto a mais.
dominoes-convention-score-awareness =
    .title = Atender à pontuação
    .rule = Se você tem cinco pontos, ou se os adversários têm algum, a peça-chave nada acrescenta: prefira a vitória mais segura.
    .why = Com { $scores }, a peça-chave nada acrescenta; já ninguém mais pode jogar: falta sair { $tiles }.
    .tells = Com { $scores }, a peça-chave nada acrescenta: qualquer vitória serve.
dominoes-convention-squeeze-next =
    .title = Apertar o próximo
    .rule = Deixe nas duas pontas números em que o próximo adversário já passou.
    .why = { $seat } não tem { $ends } e tem de passar outra vez.
    .tells = { $seat } não tem { $ends } e tem de passar outra vez.
dominoes-convention-doubles-out =
    .title = Duplos cedo
    .rule = Um duplo só serve num número; joga-se enquanto dá.
    .why =
        { $count ->
            [0] { $tile } só serve no { $number }, e ninguém mais pode abrir esse número.
            [one] { $tile } só serve no { $number }, e há só mais { $count } peça com ele nas outras mãos.
           *[other] { $tile } só serve no { $number }, e há mais { $count } peças com ele nas outras mãos.
        }
    .tells = { $tile } só serve no { $number }; joga-se enquanto dá.
dominoes-convention-own-hard-end =
    .title = Guardar a sua ponta
    .rule = Uma ponta em que mais ninguém pode jogar é a sua saída própria: abra-a e jogue primeiro noutro lado.
    .why = Só você ainda tem { $numbers }: mais ninguém pode jogar ali.
    .tells = Uma ponta em que mais ninguém pode jogar é uma saída própria.
dominoes-convention-foreign-hard-end =
    .title = Não abrir para eles
    .rule = Não abra uma ponta em que só os adversários podem jogar.
    .why = Só os adversários poderiam responder a { $numbers }.
    .tells = Não se abre uma ponta em que só os adversários podem jogar.
dominoes-convention-strand-their-double =
    .title = Matar o duplo deles
    .rule = Quando de um número só resta o duplo de um adversário, tire esse número das pontas: o duplo está morto.
    .why = { $tile } é a última peça com { $number } e está com os adversários. Sem { $number } nas pontas, está morta.
    .tells = Nenhuma ponta mostra { $number }: um duplo que reste está morto.
dominoes-convention-refuse-block =
    .title = Recusar o bloqueio
    .rule = Quando a última peça do número de uma ponta pode fechar o jogo na outra, cubra uma ponta, a não ser que o bloqueio lhe dê a vitória.
    .why = Senão, { $tile } noutra mão poderia fechar o jogo, e os totais não lhe são favoráveis.
    .tells = Agora nenhuma última peça pode fechar o jogo.
dominoes-convention-spare-partner =
    .title = Poupar o parceiro
    .rule = Não deixe nas duas pontas números que o seu parceiro não tem.
    .why = { $partner } não tem { $ends }: fica aberto outro número.
    .tells = { $partner } não tem { $ends }: fica aberto outro número.
dominoes-convention-repeat-partner =
    .title = Repetir o parceiro
    .rule = Leve à segunda ponta o número com que o seu parceiro abriu.
    .why = { $partner } abriu com { $number }: agora está nas duas pontas.
    .tells = { $partner } abriu com { $number }: agora está nas duas pontas.
dominoes-convention-dont-cut-partner =
    .title = Não cortar o parceiro
    .rule = Quando o número com que o seu parceiro abriu está numa ponta, jogue na outra.
    .why = { $partner } abriu com { $number }; essa ponta fica aberta.
    .tells = { $partner } abriu com { $number }; essa ponta fica aberta.
dominoes-convention-cut-opponents =
    .title = Cortar os adversários
    .rule = Cubra o número com que um adversário abriu.
    .why = { $opener } abriu com { $number }; essa ponta fica coberta.
    .tells = { $opener } abriu com { $number }; essa ponta fica coberta.
dominoes-convention-front-runner =
    .title = Ajudar quem vai à frente
    .rule = Quando o seu parceiro tem menos peças que você, deixe as pontas em que ele pode jogar.
    .why =
        { $count ->
            [one] { $partner } tem só mais { $count } peça e pode bater primeiro.
           *[other] { $partner } tem só mais { $count } peças e pode bater primeiro.
        }
    .tells =
        { $count ->
            [one] { $partner } tem só mais { $count } peça e pode bater primeiro.
           *[other] { $partner } tem só mais { $count } peças e pode bater primeiro.
        }
dominoes-convention-lock-long-number =
    .title = Fechar no número longo
    .rule = Com três ou mais peças de um número, ponha-o nas duas pontas.
    .why =
        { $count ->
            [one] As duas pontas mostram { $number }, e você fica com { $count } peça desse número.
           *[other] As duas pontas mostram { $number }, e você fica com { $count } peças desse número.
        }
    .tells = As duas pontas mostram { $number }: pode ser um número longo.
dominoes-convention-keep-ends-you-serve =
    .title = Deixar pontas suas
    .rule = Deixe pontas em que possa jogar também, as duas se der.
    .why = Você pode jogar em { $numbers }, com { $tiles }.
    .tells = Quem deixa { $ends } provavelmente pode jogar ali.
dominoes-convention-keep-last-of-suit =
    .title = Guardar a última
    .rule = Jogue de um número de que tem mais peças, não a única que tem de um número.
    .why =
        { $count ->
            [one] Você ainda fica com { $count } peça com { $number }.
           *[other] Você ainda fica com { $count } peças com { $number }.
        }
    .tells = Pode haver mais { $number } nessa mão.
dominoes-convention-weight-late =
    .title = Largar as pesadas
    .rule = Depois de dois passes, o bloqueio é mais provável: entre jogadas iguais, largue a peça mais pesada.
    .why =
        { $count ->
            [one] Depois de { $count } passe, o bloqueio é mais provável: sai a peça mais pesada, { $tile }.
           *[other] Depois de { $count } passes, o bloqueio é mais provável: sai a peça mais pesada, { $tile }.
        }
    .tells =
        { $count ->
            [one] Depois de { $count } passe, o bloqueio é mais provável: saem as peças pesadas.
           *[other] Depois de { $count } passes, o bloqueio é mais provável: saem as peças pesadas.
        }
dominoes-convention-solve-the-end =
    .title = Resolver o final
    .rule = Quando restam poucas distribuições possíveis das peças ocultas, veja todas; antes disso, algumas sorteadas; e jogue o que ganha mais vezes.
    .why =
        { $how ->
            [listed] { $count ->
                [one] Isto ganha em { $wins } de { $count } distribuição possível.
               *[other] Isto ganha em { $wins } de { $count } distribuições possíveis.
            }
           *[drawn] { $count ->
                [one] Isto ganha em { $wins } de { $count } distribuição possível sorteada.
               *[other] Isto ganha em { $wins } de { $count } distribuições possíveis sorteadas.
            }
        }
    .tells = Distribuições possíveis das peças ocultas foram jogadas mentalmente, e esta jogada saiu-se melhor.
