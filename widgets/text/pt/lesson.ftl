# O que está à volta do texto de uma lição.

lesson-learn = Aprenda a jogar
lesson-about = Cada lição leva poucos minutos: uma regra ou uma convenção nas próprias palavras, uma posição, a decisão cláusula a cláusula e depois é a sua vez.
lesson-number = { $game } · lição { $number }
lesson-contents = Todas as lições
lesson-play = Jogar
lesson-ahead = Continuar: { $title }
lesson-done = concluída
lesson-solved =
    { $count ->
        [0] lida
       *[other] { $solved } de { $count } resolvidas
    }

lesson-rule = A regra
lesson-convention = A convenção
lesson-silent = em silêncio
lesson-decides = O que faz um bom jogador
lesson-does = A jogada
lesson-alike = tão boa quanto
lesson-out = descarta
lesson-many = outras { $count } opções
lesson-reads = O que a mesa lê
lesson-nothing = Daqui nada se pode ler
lesson-knows = Em que você pode se apoiar
lesson-by-now = O que a mesa já sabe ou presume

lesson-try = É a sua vez
lesson-pass = Passar
lesson-go = Confirmar
lesson-show = Mostrar a resposta
lesson-again = Outra vez
lesson-next = Próxima posição
lesson-answer = **A resposta.** { $play }
lesson-right = É essa a jogada.
lesson-other = É permitida, mas não é a que se pede.
lesson-refused = Não é permitido.

lesson-first = Início
lesson-back = Atrás
lesson-on = Avante
lesson-last = Fim
lesson-open = Abrir todas as mãos
lesson-where = Passo { $step } de { $count }
lesson-track = A rodada passo a passo
