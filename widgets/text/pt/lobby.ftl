# Mesas de muitos aparelhos: a antessala, e o que se diz numa mesa assim.

home-host = Jogar com outras pessoas

lobby-title = Quem joga?
lobby-host-about = Envie a cada pessoa o link de um lugar. Quem o abrir senta-se nesse lugar, em qualquer aparelho; é também por ele que se volta.
lobby-about = A mesa está se enchendo. Guarde o endereço desta página: é por ele que você volta ao seu lugar, em qualquer aparelho.
lobby-watch-about = A mesa está se enchendo. Você assiste; o jogo aparece aqui assim que começar.
lobby-free = O lugar { $number } está livre
lobby-bot = Robô no lugar { $number }
lobby-invite = Convidar
lobby-you = você
lobby-hosts = anfitrião
lobby-away = ausente
lobby-devices = em { $count } aparelhos
lobby-watching = { $count ->
        [0] Ninguém está assistindo
        [one] { $count } pessoa está assistindo
       *[other] { $count } pessoas estão assistindo
    }
lobby-leave = Sair da mesa
lobby-take-seat = Sente-se
lobby-plays = O que se joga
lobby-game = Jogo
lobby-give-name = Com que nome você joga?
lobby-name = O seu nome
lobby-sit = Sentar
lobby-start = Começar o jogo
lobby-bots-fill = Comece quando todos estiverem aqui. Robôs jogam nos lugares livres; ainda se pode chegar depois.
lobby-waits = Quem começa o jogo: { $name }.
lobby-no-host = Quem se sentar primeiro começa o jogo.
lobby-open-hands = Quem assiste pode ver todas as mãos
lobby-copy = Copiar
lobby-qr = O mesmo link como código QR
lobby-link-seat = Link do lugar { $number }
    .about = Só para quem vai se sentar ali: quem o tem joga neste lugar e vê a sua mão.
lobby-link-watch = Link para assistir
    .about = Para todos os que quiserem assistir.
lobby-renew = Novo link
    .about = Então o link antigo já não abre nada, e quem veio por ele tem de sair.
lobby-free-seat = Liberar o lugar
    .about = Então { $name } tem de sair: o link antigo já não abre nada, e um robô joga aqui até que alguém venha pelo novo.
lobby-renewed = O link antigo já não abre nada; aqui está o novo.
lobby-back = Voltar à mesa
lobby-under-way = O jogo está em andamento; quem tem um link ainda pode chegar.
lobby-no-seat = O lugar { $number } já não existe: agora { $count ->
        [one] joga uma pessoa
       *[other] jogam { $count } pessoas
    } aqui. Talvez o anfitrião ainda mude isso.
lobby-name-refused = Escolha, por favor, um nome curto que mais ninguém tenha aqui.
lobby-arrangement-refused = Isso não pode mudar: o seu próprio lugar deixaria de existir.
note-no-table = Este link não abre nenhuma mesa.

button-people = Quem está à mesa
button-agree = Concordar
button-decline = Recusar
button-withdraw = Deixar como está
button-stand-in = Deixar um robô jogar
button-look = Ver a mão: { $seat }
ask-agree = { $seat } gostaria de voltar atrás. Você concorda?
prompt-asked = Você pediu para voltar atrás. Os outros estão decidindo.
prompt-away = { $seat } não está. Espere, ou deixe um robô jogar até que volte.
note-taken-back = Desfeito com o acordo de todos: { $count ->
        [one] uma ação
       *[other] { $count } ações
    }.
