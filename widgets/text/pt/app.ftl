# A aplicação à volta da mesa.

app-name = Silent Partners
game-dominoes = Dominó
    .about = Dominó jamaicano em duplas, “seis a zero”: ganha a primeira dupla a chegar a seis com a outra em zero.

home-title = Jogue com um parceiro silencioso
home-about = Contra bots, ao seu ritmo. Sem relógio, sem apostas.
home-new = Novo jogo
home-seats = Lugares
home-seat-name = Nome no lugar { $number }
home-seat-player = Quem joga no lugar { $number }
home-start = Começar
home-house = Regras da casa
home-players = Jogadores
home-waiting = Continuar um jogo
home-upload = Abrir um registro…
home-put-away = Pôr de lado, fora desta lista: { $game }
home-away = Posto de lado: { $game }
home-bring-back = Trazer de volta: { $game }
home-recover = Continuar a partir daí
home-unlisted = Este navegador não guarda nada para esta página; por isso não se listam jogos aqui. O endereço de um jogo volta a abri-lo.
home-binder = Num servidor partilhado como o Binder, todo o contêiner pertence a quem abriu a página: jogue lá, mas não guarde lá nada de secreto.
level-beginner = Principiante
level-club = Clube
level-expert = Perito
level-human = Pessoa
level-book = Pelo livro

name-0 = Maya
name-1 = Rio
name-2 = Joel
name-3 = Tess

button-home = Início
button-undo = Desfazer
button-redo = Refazer
button-hint = Dica
button-why = Porquê
button-log = Histórico
button-rules = Regras
button-more = Mais
button-close = Fechar
button-close-resume = Fechar e continuar
button-clear = Limpar
button-confirm = Confirmar
button-play = Jogar { $tile }
button-pass = Passo
button-next = Próxima rodada
button-step = Próxima jogada
button-restart = Reiniciar a distribuição
button-new-session = Nova sessão
button-dark = Escuro
button-light = Claro
button-colours = Cores dos números e naipes
button-reveal = Sou { $seat }. Mostrar a minha mão

label-language = Idioma
label-pace = Ritmo dos bots
pace-fast = Rápido
pace-normal = Normal
pace-step = Passo a passo
label-deal = Rodada { $number }
paused = Bots em pausa

ask-restart = Reiniciar esta distribuição? Os pontos anteriores ficam.
ask-new-session = Começar de novo? Todos os pontos voltam a zero.
note-undone = Desfeito: { $count ->
        [one] { $count } ação
       *[other] { $count } ações
    }.
note-redone = Refeito: { $count ->
        [one] { $count } ação
       *[other] { $count } ações
    }.
note-restarted = A rodada recomeça com as mesmas mãos.
note-new-session = Começa uma nova sessão.
news-kept-again = Tudo está salvo de novo.
news-rescued = O arquivo dos jogos salvos estava danificado: foi posto de lado, e tudo o que pôde ser lido continua.
note-fault = Algo correu mal e o jogo ficou como estava. Tente outra vez.
note-unreadable = Isto não é um registro que se possa abrir: { $why }
note-taken-to = Só foi possível seguir o registro por { $count ->
        [one] { $count } ação
       *[other] { $count } ações
    }.

unkept = Só esta página guarda o jogo: deixe-a aberta.

record-download = Baixar o registro
record-none = O registro pode ser baixado quando uma rodada acaba.
record-about = As rodadas terminadas, com todas as mãos. Abre-se de novo na página inicial.

picker-tile = Peça
picker-end = Ponta
picker-opener = Abre
picker-none = escolha

prompt-play = { $tile } no { $end }. Essa ponta passa a { $becomes }.
prompt-which-end = { $tile } serve nas duas pontas. Escolha uma.
prompt-open-with = Abrir com { $tile }.
prompt-opener = { $opener } abre a rodada { $deal }.
prompt-choose-opener = Escolha quem abre.
prompt-choose-tile = Escolha uma peça.
prompt-pass = Nada serve em { $ends }.
prompt-bot = É a vez de { $seat }.
prompt-step = É a vez de { $seat }. Carregue no botão para ver a jogada.
prompt-handover = Passe o aparelho a { $seat }. Todas as mãos estão ocultas.

score-label = Placar { $scores }: { $first } contra { $second }

why-fit = { $count ->
        [one] Uma peça serve: é preciso jogar
       *[other] { $count } peças servem: é preciso jogar
    }
why-pass = Nada serve: você passa
why-open = Você abre a rodada
why-nominate = Você escolhe quem abre
why-waiting = É a vez de { $seat }
why-suggestion = O que faria um bom jogador
why-last = Últimas jogadas
why-bots-see = Os bots veem só a própria mão e a mesa.

census = Na mesa, de 8
census-hard = { $end } é ponta dura: saíram 7 das 8 metades.
census-void = { $seat } passou: não tem { $ends }.

outcome-won = { $team } ganham a rodada
outcome-match = { $team } ganham a partida
outcome-draw = A rodada é um empate
how-out = { $seat } bateu
how-key = { $seat } bateu com a peça-chave
how-block = Bloqueio, { $seat } com o menor total
how-draw = Bloqueio, o menor total está nas duas duplas
how-reset = { $how }; ambas voltam a 0
ledger = Todas as rodadas
ledger-deal = Rodada
ledger-how = Como acabou

log-empty = Ainda nada foi jogado.
log-deal = Rodada { $number }

rules-conventions = Convenções
rules-lesson = Lição: { $title }

spoken-empty = A mesa está vazia.
spoken-ends = Pontas { $ends }.
spoken-turn = É a vez de { $seat }.
spoken-names = { $seat } indica quem abre.
spoken-hand = Você tem { $tiles }.
spoken-playable = Pode jogar: { $tiles }.
