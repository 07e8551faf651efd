# A análise: o jogo passo a passo, cada decisão desmontada.

button-inspect = Análise
inspect-title = Análise
inspect-leave = Voltar à mesa
inspect-eyes = Visto por
inspect-decider = quem decide
inspect-what-if = Jogar a partir daqui
inspect-end = O jogo chegou até aqui.
inspect-running = Esta mão ainda não acabou: só se mostra o que o seu lugar sabe.
inspect-running-nobody = Esta mão ainda não acabou: só se mostra o que todos podem saber.
inspect-seen = Visto por { $seat }: por sua mão e pela mesa, nunca por outra mão.
inspect-other = Visto por { $seat }, que não tinha a vez.
inspect-alone = Não havia o que escolher.

inspect-candidate = Jogada
inspect-convention = Pelas convenções
inspect-expected = Pontos esperados
inspect-played = jogada feita
inspect-alike = Igualmente boa
inspect-won =
    { $deals ->
        [one] { $count } de { $deals } distribuição ganha
       *[other] { $count } de { $deals } distribuições ganhas
    }
inspect-unweighed =
    { $count ->
        [one] Há mais uma jogada permitida; as convenções a descartaram cedo.
       *[other] Há mais { $count } jogadas permitidas; as convenções as descartaram cedo.
    }
inspect-thinking = Pensando…
inspect-from =
    { $how ->
        [listed] { $count ->
            [one] Da única distribuição que concorda com o que { $seat } sabia,
           *[other] De todas as { $count } distribuições que concordam com o que { $seat } sabia,
        }
       *[drawn] { $count ->
            [one] De uma distribuição, tirada ao acaso, que concorda com o que { $seat } sabia,
           *[other] De { $count } distribuições, tiradas ao acaso, que concordam com o que { $seat } sabia,
        }
    }
inspect-way-exact = cada uma resolvida com todas as mãos abertas: isso elogia o que ninguém pode saber.
inspect-way-book = cada uma jogada até o fim pelo livro, cada lugar só com a sua mão. (Só perto do fim se resolve exatamente.)
inspect-way-playout = cada uma jogada até o fim por regras simples.

inspect-decided = O que decidiu
inspect-passed =
    { $count ->
        [one] Uma convenção não teve voz
       *[other] { $count } convenções não tiveram voz
    }
inspect-known = Em que se apoiar
inspect-places = Onde pode estar o que não se vê
inspect-certain = Só pelo que é certo; o que se presume está acima.
inspect-apart = à parte
inspect-more =
    { $count ->
        [one] Mais uma
       *[other] Mais { $count }
    }

inspect-open = Todas as mãos abertas
inspect-open-best = Com todas as mãos abertas, o melhor era { $play }.
inspect-open-fine = Nada teria sido melhor do que o que se jogou.
inspect-open-cost = O que se jogou custou { $points } pontos ao lado disso.
inspect-open-exact = Resolvido: todos jogam o melhor, vendo tudo.
inspect-open-book = Esta mesma distribuição jogada até o fim pelo livro depois de cada jogada.
inspect-open-playout = Esta mesma distribuição jogada até o fim por regras simples depois de cada jogada.

whatif-about = E se: jogue como quiser, nada disto fica guardado.
whatif-back = Voltar à análise

review-title = Revisão
review-working = Percorrendo as suas decisões…
review-none = Nenhuma decisão desta mão lhe custou algo que importe.
review-number = Decisão { $number } de { $count } que importaram
review-question = O que você jogaria aqui?
review-own = { $play } foi o que você jogou: custou em média { $points } pontos. Tente outra.
review-other = { $play } custa em média { $points } pontos. Tente outra.
review-next = Próxima decisão
review-answer = O melhor era { $play }
review-cost = Você jogou { $play }; { $best } rende em média { $points } pontos a mais.
review-wins = De { $deals } distribuições, ganha { $best }; a sua, { $own }.

bench-where = A bancada do analista
bench-link = A bancada do analista
bench-meeting = Encontro
bench-won = Ganhas
bench-lost = Perdidas
bench-drawn = Empates
bench-gain = Ganho por lugar e mão
bench-against = { $first } contra { $second }
bench-without = { $bot } contra si mesmo sem “{ $convention }”
