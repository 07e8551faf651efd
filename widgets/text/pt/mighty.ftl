# A mesa de Mighty.

game-mighty = Mighty
    .about = De quatro a oito jogadores: declare, chame um parceiro secreto, ganhe as cartas de pontos.

name-4 = Nadia
name-5 = Omar
name-6 = Lin
name-7 = Íris

mightyui-table = Mesa de Mighty
mightyui-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
mightyui-points-short = { $count ->
    [1] { $count } pt
   *[other] { $count } pts
}
mightyui-bidder = Declarante
mightyui-partner = Parceiro
mightyui-defender = Defensor
mightyui-hidden = oculto
mightyui-face-down = { $count ->
    [1] { $count } pt, fechado
   *[other] { $count } pts, fechados
}
mightyui-secret = Você é o parceiro secreto de { $bidder }
mightyui-secret-perhaps = Você talvez seja o parceiro secreto de { $bidder }
mightyui-led = saiu
mightyui-winning = ganha
mightyui-took = fez
mightyui-put-down = Postas de lado
mightyui-pickup = Monte
mightyui-last-trick = Última vaza
mightyui-trick = Vaza

# O leilão.
mightyui-points = Pontos
mightyui-trump = Trunfo
mightyui-pass = Passo
mightyui-pass-all = Passar tudo
mightyui-yarborough = Mostrar e dar de novo
mightyui-no-bid = Ninguém declarou ainda
mightyui-high-bid = Maior lance: { $name }

# Do monte à chamada.
mightyui-bury-title = { $count ->
    [1] Ponha { $count } carta de lado
   *[other] Ponha { $count } cartas de lado
}
mightyui-put-down-so-far = De lado: { $count } de { $of }
mightyui-plus-one = +1 para você
mightyui-keep-or-switch = Manter o contrato ou trocar
mightyui-keep = Manter
mightyui-switch = Trocar
mightyui-watch-bury = { $name } põe cartas de lado
mightyui-watch-contract = { $name } mantém ou troca o contrato
mightyui-watch-call = { $name } chama um parceiro
mightyui-call-title = { $count ->
    [1] Chame o parceiro
   *[other] Chame dois parceiros
}
mightyui-call-more = Diga uma carta que outro tem. Quem a tiver é o seu parceiro secreto.
mightyui-call-count = { $count } de { $of }
mightyui-hint = dica

# O jogo.
mightyui-called = { $count ->
    [1] Chamada:
   *[other] Chamadas:
}
mightyui-set = Defesa { $taken } de { $enough } para derrubar
mightyui-set-short = Defesa { $taken }/{ $enough }
mightyui-ours-short = nós { $count }/{ $needed }
mightyui-name-suit = Que naipe se deve seguir?
mightyui-declare = Mostrar que sou o parceiro: { $card }
mightyui-take = “Parceiro, faça esta vaza”

# O fim da rodada.
mightyui-made = Contrato cumprido
mightyui-was-set = Contrato derrubado
mightyui-set-early = Derrubado cedo
mightyui-outcome-made = Cumprido: { $points } de { $contract }
mightyui-outcome-set = Derrubado: { $points } de { $contract }
mightyui-outcome-early = Derrubado cedo: defesa { $defenders }

# Para leitores de ecrã.
mightyui-label-seat = { $count ->
    [1] { $name }: { $count } carta.
   *[other] { $name }: { $count } cartas.
}
mightyui-label-said = Disse { $bid }.
mightyui-label-turn = É a sua vez.
mightyui-label-captured = { $count ->
    [1] Fez { $count } ponto: { $cards }.
   *[other] Fez { $count } pontos: { $cards }.
}
mightyui-label-captured-down = { $count ->
    [1] Fez { $count } ponto, fechado.
   *[other] Fez { $count } pontos, fechados.
}
mightyui-label-put-down = Postas de lado: { $cards }.
mightyui-label-laid = { $word ->
    [none] { $name }: { $card }.
   *[other] { $name }: { $card }, { $word }.
}
mightyui-label-own-place = A sua carta vai aqui.
mightyui-label-suit = Pedir { $suit }.
mightyui-label-points = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
mightyui-label-trump = Trunfo: { $trump }
mightyui-label-contract = Contrato { $points }, trunfo: { $trump }. Declarante: { $name }.
mightyui-label-called = Chamada { $card }: { $name }.
mightyui-label-last = Última vaza, de { $name }: { $cards }.
mightyui-label-card = { $state ->
    [chosen] { $card }, escolhida.
    [refused] { $card }, não pode ser jogada.
   *[plain] { $card }.
}
mightyui-label-call = { $state ->
    [chosen] { $card }, escolhida.
    [own] { $card }, sua.
   *[plain] { $card }.
}
mightyui-label-pickup = { $card }, do monte.
mightyui-label-hand = { $name } jogou { $cards }.

# O que há a fazer e o que a escolha faria.
mightyui-prompt-bid-first = Escolha pontos e trunfo, ou passe.
mightyui-prompt-bid = Declare mais do que { $bid }, ou passe.
mightyui-prompt-trump = Agora escolha o trunfo.
mightyui-prompt-bid-over = { $bid } supera { $high }. Precisa de { $points } dos { $total } pontos.
mightyui-prompt-bid-least = { $bid } supera { $high }; { $low } não. Precisa de { $points } dos { $total } pontos.
mightyui-prompt-bid-open = { $bid }: precisa de { $points } dos { $total } pontos.
mightyui-prompt-pass = Você passa esta vez. Se alguém declarar depois, pode voltar a falar.
mightyui-prompt-pass-all = Você sai do leilão.
mightyui-prompt-yarborough = Você mostra a mão, e quem deu volta a dar.
mightyui-prompt-bury = { $count ->
    [1] Escolha { $count } carta para pôr de lado.
   *[other] Escolha { $count } cartas para pôr de lado.
}
mightyui-prompt-bury-more = { $count ->
    [1] Escolha mais { $count } carta.
   *[other] Escolha mais { $count } cartas.
}
mightyui-prompt-buried = { $points ->
    [0] Põe de lado { $cards }, sem pontos.
    [1] Põe de lado { $cards }: { $points } ponto para o seu lado.
   *[other] Põe de lado { $cards }: { $points } pontos para o seu lado.
}
mightyui-prompt-contract = Mantenha { $bid } ou troque.
mightyui-prompt-plays = Você joga { $bid }. A Mighty é { $mighty }, o Ripper { $ripper }.
mightyui-prompt-call = { $count ->
    [1] Escolha a carta a chamar.
   *[other] Escolha as duas cartas a chamar.
}
mightyui-prompt-calls = { $count ->
    [1] Você chama { $cards }. Quem tiver a carta é o seu parceiro.
   *[other] Você chama { $cards }. Quem as jogar primeiro são os seus parceiros.
}
mightyui-prompt-lead = Escolha uma carta para sair.
mightyui-prompt-follow = Escolha uma carta; saiu { led-suit }.
mightyui-prompt-leads = Você sai com { $card }.
mightyui-prompt-leads-joker = Você sai com o Joker e pede { led-suit }.
mightyui-prompt-joker = Que naipe se deve seguir ao Joker?
mightyui-prompt-wins = { $points ->
    [0] { $card } ganha; ainda não há pontos na vaza.
    [1] { $card } ganha, { $points } ponto até agora.
   *[other] { $card } ganha, { $points } pontos até agora.
}
mightyui-prompt-takes = { $points ->
    [0] { $card } faz a vaza, sem pontos.
    [1] { $card } faz a vaza, { $points } ponto.
   *[other] { $card } faz a vaza, { $points } pontos.
}
mightyui-prompt-under = { $card } sob { $best }; ganha { $seat }.
mightyui-prompt-loses = { $points ->
    [0] { $card } sob { $best }; a vaza é de { $seat }, sem pontos.
    [1] { $card } sob { $best }; a vaza é de { $seat }, { $points } ponto.
   *[other] { $card } sob { $best }; a vaza é de { $seat }, { $points } pontos.
}
mightyui-prompt-declare = Você mostra que é o parceiro com { $card }.
mightyui-prompt-take = Você pede ao parceiro que faça esta vaza. Não obriga a nada.

mightyui-button-bid = Declarar { $bid }
mightyui-button-bury = Pôr de lado
mightyui-button-keep = Manter
mightyui-button-switch = Trocar para { $bid }
mightyui-button-call = Chamar { $cards }
mightyui-button-play = Jogar { $card }
mightyui-button-declare = Mostrar { $card }
mightyui-button-take = Dizer
mightyui-button-next = Próxima rodada

mightyui-picker-points = Pontos
mightyui-picker-trump = Trunfo
mightyui-picker-card = Carta
mightyui-picker-suit = Naipe
mightyui-picker-none = escolha
mightyui-picker-contract = Contrato

# Ao lado da mesa.
mightyui-score-label = { $name } { $score }
mightyui-why-bid-first = Ninguém declarou ainda
mightyui-why-bid = Para declarar, supere { $bid }
mightyui-why-follow = Siga o naipe: { led-suit }
mightyui-why-void = Você não tem { led-suit }: jogue o que quiser
mightyui-why-lead = Você sai
mightyui-special = Cartas especiais desta rodada
mightyui-auction = Leilão
mightyui-captured = Pontos feitos
mightyui-side = { $role ->
    [bidder] O seu lado tem { $count } dos { $needed } pontos de que precisa, com as cartas postas de lado.
    [partner] O seu lado tem { $count } dos { $needed } pontos de que precisa, fora as cartas postas de lado.
   *[defender] A defesa tem { $count } dos { $needed } pontos que derrubam o contrato.
}
mightyui-side-open = { $role ->
    [bidder] O que tem um parceiro oculto ainda não conta.
   *[other] O que tem um parceiro oculto conta aqui até ele se mostrar.
}
mightyui-pile-up = feitos, abertos
mightyui-pile-down = feitos, fechados
mightyui-shown-out = Sem o naipe
mightyui-void = { $seat } não tem { led-suit }.
mightyui-took-points = Declarou { $bid }, fez { $points }
mightyui-took-early = Declarou { $bid }; a defesa tem { $points }
mightyui-side-outcome = { $made ->
    [yes] { $seats } ganham.
   *[no] { $seats } perdem.
}
mightyui-bar-ours = lado do declarante: { $count }
mightyui-bar-theirs = defesa: { $count }
mightyui-bar-open = não jogados: { $count }
mightyui-worth = { $points } − { $par } = { $worth }. Cada defensor { $made ->
        [yes] paga { $worth }
       *[no] recebe { $worth }
    }; { $count ->
        [1] declarante e parceiro dividem { $total } em 2 : 1.
       *[other] declarante e parceiros dividem { $total } em 2 : 1 : 1.
    }
mightyui-player = Jogador
mightyui-this-hand = Rodada
mightyui-total = Total
mightyui-sum = A soma de todos é 0
mightyui-hands = Todas as rodadas
mightyui-row-made = cumprido
mightyui-row-set = derrubado
mightyui-spoken-trick = Vaza { $number }.
mightyui-spoken-laid = { $seat }: { $card }.
mightyui-spoken-winning = { $seat } ganha.
mightyui-spoken-turn = É a vez de { $seat }.
mightyui-spoken-hand = Você tem { $cards }.
mightyui-spoken-playable = Pode jogar: { $cards }.
mightyui-spoken-high = Maior lance { $bid }, { $seat }.
mightyui-spoken-pickup = O monte: { $cards }.
mightyui-spoken-secret = A carta chamada está com você.
