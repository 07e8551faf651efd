# O que se diz das mãos que ninguém vê e das decisões.

claim =
    .certain = { $seat }: com certeza { $holding }.
    .presumed = { $seat }: provavelmente { $holding }.

holding-anything = tem qualquer coisa
    .not = não tem nada
holding-has = tem { $card }
    .not = não tem { $card }
holding-at-least-number =
    { $count ->
        [1] tem uma peça com { $number }
        [one] tem pelo menos { $count } peça com { $number }
       *[other] tem pelo menos { $count } peças com { $number }
    }
    .not =
        { $count ->
            [1] não tem { $number }
            [one] tem menos de { $count } peça com { $number }
           *[other] tem menos de { $count } peças com { $number }
        }
holding-void-number = não tem { $number }
    .not = tem uma peça com { $number }
holding-all = { $holdings }
    .not = não tudo isto: { $holdings }
holding-one-of = pelo menos uma destas: { $holdings }
    .not = nada disto: { $holdings }
holding-good-pose = tem quatro peças de um número, com o duplo, ou dois números com três
    .not = não tem quatro peças de um número, com o duplo, nem dois números com três

decision-alike =
    .title = Tanto faz
    .why = Nada distingue estas jogadas; fica a primeira.
    .tells = Nada distinguia as jogadas.
decision-lot =
    .title = À sorte
    .why = Assim saiu à sorte.
    .tells = Assim saiu à sorte.
decision-asleep = Aqui não há ocasião para “{ $convention }”.
decision-not-held = “{ $convention }” pede o que esta mão não tem.
decision-no-such-action = Nenhuma jogada seguiria “{ $convention }”.
decision-all-alike = Todas as jogadas que restam seguem “{ $convention }” por igual.
