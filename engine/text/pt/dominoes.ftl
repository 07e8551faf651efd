# Dominó em duplas: o nome de cada regra, a própria regra e o que se diz quando ela decide.

dominoes = Dominó em duplas, Six Love

dominoes-questions =
    .play = Pode-se jogar esta peça?
    .pass = Pode-se passar?
    .name = Quem pode ser indicado para abrir?
    .go = Pode-se seguir adiante?
    .deal = Podem-se distribuir as peças?
    .opening = Como abre a rodada?
    .representative = Quem indica quem abre?
    .over = A rodada terminou?
    .winner = Quem ganhou a rodada?
    .hard = Esta ponta é dura?
    .worth = Quanto vale a vitória?
    .score = O que acontece à pontuação?
    .match = A partida está ganha?

dominoes-deal =
    .title = A distribuição
    .rule = Distribuem-se todas as 28 peças, sete para cada um dos quatro lugares. Os parceiros ficam frente a frente e os turnos são anti-horários.
    .yes = Todas as peças foram distribuídas, sete para cada lugar.
    .said = Rodada { $deal }: sete peças para cada lugar.

dominoes-open-double-six =
    .title = Duplo seis obrigatório
    .rule = Na primeira rodada, depois de uma volta a zero e depois de um empate, quem tem o duplo seis é obrigado a abrir com ele.
    .yes = { $tile } abre esta rodada.
    .no = Esta rodada tem de abrir com { $tile }.
    .said =
        { $act ->
            [due] { $seat } tem { $tile } e abre a rodada.
           *[opens] { $seat } abre com { $tile }.
        }

dominoes-open-nominated =
    .title = Abre quem ganhou
    .rule = Nas outras rodadas abre a dupla que ganhou a anterior: o seu representante indica qualquer dos dois parceiros, que abre com a peça que quiser. É assim também na primeira rodada da próxima partida.
    .yes =
        { $act ->
            [opens] Qualquer peça pode abrir esta rodada, e { $tile } também.
           *[names] { $opener } pode abrir, por ser da dupla que ganhou a rodada anterior.
        }
    .no = { $team } ganharam a rodada anterior: abre alguém dessa dupla, não { $opener }.
    .said =
        { $act ->
            [due] Abre a dupla que ganhou a rodada anterior.
            [names] { $seat } indica { $opener } para abrir.
            [stays] { $seat } escolhe abrir.
           *[opens] { $seat } abre com { $tile }.
        }

dominoes-representative =
    .title = Representante da dupla
    .rule = Quem bateu, ou tem o menor total num bloqueio, indica quem abre. Se os dois parceiros têm esse total, indica o menor número de lugar; isso não muda o vencedor.
    .said = { $seat } indica quem abre.

dominoes-turn =
    .title = De quem é a vez
    .rule = Só joga quem tem a vez, e cada ação tem o seu momento.
    .yes =
        { $phase ->
            [match-over] A partida terminou; a próxima pode começar.
           *[deal-over] A rodada terminou; a próxima pode começar.
        }
    .no =
        { $phase ->
            [deal] As peças ainda não foram distribuídas.
            [nominate] Primeiro, os vencedores indicam quem abre.
            [play] Esta rodada ainda está em jogo.
            [match-over] A partida terminou: siga para a próxima.
           *[deal-over] A rodada terminou: siga para a próxima.
        }
    .said =
        { $phase ->
            [match-over] Segue-se a próxima partida.
           *[deal-over] Segue-se a próxima rodada.
        }

dominoes-hold =
    .title = As suas peças
    .rule = Só se joga uma peça da própria mão.
    .no = { $tile } não está na sua mão.

dominoes-match =
    .title = Servir numa ponta
    .rule = Em cada vez joga-se uma peça numa das duas pontas, com números iguais encostados. Se ela serve nas duas, você escolhe a ponta.
    .yes = { $tile } serve no { $end }.
    .no =
        { $why ->
            [empty] A mesa está vazia: { $tile } abre sem indicar ponta.
            [which] Escolha a ponta para { $tile }.
            [neither] { $tile } não serve em { $ends }.
           *[unfit] { $tile } não serve no { $end }.
        }
    .said =
        { $left ->
            [1] { $seat } joga { $tile } no { $end } e fica com uma peça.
           *[other] { $seat } joga { $tile } no { $end }.
        }

dominoes-must-play =
    .title = Jogar é obrigatório
    .rule = Se você tem uma peça que serve, é obrigatório jogar. Só pode passar quando nada serve.
    .no =
        { $count ->
            [one] { $tiles } serve: é preciso jogar.
           *[other] { $tiles } servem: é preciso jogar.
        }

dominoes-pass =
    .title = Passar a vez
    .rule = Se nada serve, você passa. Não se compram peças.
    .yes = Nada serve em { $ends }: você passa.
    .said = { $seat } passa: nada serve em { $ends }.

dominoes-out =
    .title = Bater
    .rule = Quem joga a última peça da mão bate: encerra a rodada e dá a vitória à sua dupla.
    .said = { $seat } bate e dá a vitória à sua dupla.

dominoes-block =
    .title = Bloqueio
    .rule = Quatro passes seguidos encerram a rodada. Fazem-se os quatro, mesmo quando todos veem que ninguém pode jogar.
    .said = Quatro passes seguidos: a rodada está bloqueada.

dominoes-block-lowest =
    .title = O menor total
    .rule = No bloqueio ganha a dupla de quem tem o menor total de pontos na mão. O total do parceiro é ignorado.
    .said =
        { $count ->
            [one] { $seat } tem o menor total, { $count } ponto: { $team } ganham a rodada.
           *[other] { $seat } tem o menor total, { $count } pontos: { $team } ganham a rodada.
        }

dominoes-block-draw =
    .title = Empate no bloqueio
    .rule = Se o menor total está nas duas duplas, a rodada é um empate.
    .said =
        { $count ->
            [one] { $seats } têm o mesmo menor total, { $count } ponto: a rodada é um empate.
           *[other] { $seats } têm o mesmo menor total, { $count } pontos: a rodada é um empate.
        }

dominoes-hard-end =
    .title = Ponta dura
    .rule = Uma ponta é dura quando sete das oito metades com o seu número já estão na mesa, antes de se jogar a última peça.
    .said = O { $end } é uma ponta dura: sete das suas oito metades estão na mesa.

dominoes-worth-key =
    .title = A peça-chave
    .rule = Bater vale 2 quando a última peça não é dupla e serve em duas pontas duras diferentes; é então a única ainda não jogada que serve. Um único duplo jogável não é peça-chave.
    .said = { $tile } é a peça-chave: serve nas duas pontas duras, por isso a vitória vale 2 pontos.

dominoes-worth-one =
    .title = Vitória simples
    .rule = Uma rodada ganha vale 1 ponto.
    .said = A vitória vale 1 ponto.

dominoes-score-add =
    .title = Acumular pontos
    .rule = Uma dupla soma a sua vitória enquanto a outra está em 0.
    .said =
        { $points ->
            [one] { $team } somam { $points } ponto. Pontuação: { $scores }.
           *[other] { $team } somam { $points } pontos. Pontuação: { $scores }.
        }

dominoes-score-match =
    .title = Seis ganha a partida
    .rule = Alcançar ou ultrapassar 6 ganha a partida.
    .said = { $team } ganham a partida. Pontuação: { $scores }.

dominoes-score-reset =
    .title = Volta a zero
    .rule = Se a dupla em 0 ganha quando a outra tem pontos, ambas voltam a 0 e nada se credita, nem pela peça-chave. A próxima rodada abre com o duplo seis.
    .said = { $team } ganham a partir de 0: a pontuação de { $scores } volta a 0–0, sem crédito. A próxima rodada abre com o duplo seis.

dominoes-score-draw =
    .title = Pontuação após empate
    .rule = Um empate mantém a pontuação. A próxima rodada abre com o duplo seis.
    .said = A pontuação fica em { $scores }. A próxima rodada abre com o duplo seis.
