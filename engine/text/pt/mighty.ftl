# Mighty: o nome de cada regra, a própria regra e o que se diz quando ela decide.

mighty = Mighty

joker = Joker
no-trump-short = ST
led-suit =
    { $led ->
        [C] paus
        [D] ouros
        [H] copas
       *[S] espadas
    }

mighty-questions =
    .time = É o momento disto?
    .go = Podem dar-se as cartas ou começar a próxima rodada?
    .say = Pode-se dizer isto no leilão?
    .auction = Como continua o leilão?
    .pickup = O que acontece ao monte?
    .bury = Estas cartas podem ser postas de lado?
    .settle = O contrato pode ser mantido ou trocado assim?
    .kept = Que contrato se mantém?
    .call = Isto pode ser chamado?
    .mighty = Que carta é a Mighty?
    .ripper = Que carta é o Ripper?
    .play = Esta carta pode ser jogada?
    .seen = O que todos veem numa carta?
    .winner = Quem faz a vaza?
    .ripped = Há um Joker anulado?
    .points = Quantos pontos valem estas cartas?
    .revealed = Revela-se um parceiro?
    .declare = O parceiro pode anunciar-se?
    .take = O declarante pode pedir ao parceiro que faça a vaza?
    .over = A rodada terminou?
    .made = O contrato foi cumprido?
    .value = Quanto vale o contrato?
    .split = Como divide o lado do declarante?
    .leftover = Quem recebe o que sobra?
    .pay = Quem paga a quem?
    .next-dealer = Quem dá a próxima rodada?

# --- Cartas

mighty-deck =
    .title = O baralho
    .rule = Quatro e cinco jogadores usam um baralho com um Joker; de seis a oito, dois baralhos com dois Jokers. Algumas cartas baixas ficam de fora para a conta dar certa, e três ou quatro cartas ficam fechadas no monte.
    .yes = { $each } cartas para cada um dos { $players } jogadores e { $count } fechadas no monte.

mighty-points =
    .title = Cartas de pontos
    .rule = O A, o K, a Q, o J e o 10 de cada naipe valem um ponto cada; mais nada conta, nem o Joker.
    .said =
        { $why ->
            [buried] { $count ->
                [0] { $seat } não tinha posto pontos de lado.
                [one] { $seat } tinha posto { $count } ponto de lado.
               *[other] { $seat } tinha posto { $count } pontos de lado.
            }
           *[trick] { $count ->
                [0] A vaza não tem pontos.
                [one] { $seat } faz { $count } ponto.
               *[other] { $seat } faz { $count } pontos.
            }
        }

mighty-mighty =
    .title = A Mighty
    .rule = A Mighty é o A♠, ou o A♦ quando o trunfo é espadas. Bate tudo e pode ser jogada em qualquer momento; mesmo assim, pertence ao seu naipe.
    .yes = { $card } é a Mighty e pode ser jogada em qualquer momento.
    .said =
        { $why ->
            [power] A Mighty é { $card }.
           *[takes] { $seat } faz a vaza com a Mighty, { $card }.
        }

mighty-joker =
    .title = O Joker
    .rule = O Joker bate tudo menos a Mighty, até o trunfo. Não pertence a nenhum naipe e pode ser jogado em qualquer momento, exceto na primeira e na última vaza.
    .yes = O Joker pode ser jogado aqui, seja qual for o naipe de saída.
    .said = { $seat } faz a vaza com o Joker.

mighty-ripper =
    .title = O Ripper
    .rule = O Ripper é o 3♣, ou o 3♠ quando o trunfo é paus.
    .said = O Ripper é { $card }.

# --- Leilão

mighty-auction-turn =
    .title = A vez de falar
    .rule = Quem dá fala primeiro, depois no sentido horário. Quem tem a vez declara, passa ou passa tudo.
    .said = É a vez de { $seat } falar.

mighty-auction-range =
    .title = Limites do lance
    .rule = Um lance é um número de pontos, de 13 a 20 ou, com dois baralhos, de 25 a 40, e um naipe ou sem trunfo.
    .one = Um lance é um número de pontos, de 13 a 20, e um naipe ou sem trunfo.
    .two = Um lance é um número de pontos, de 25 a 40, e um naipe ou sem trunfo.
    .yes = { $bid } é um lance entre { $lowest } e { $highest }, e ainda ninguém declarou.
    .no = { $bid } não é um lance possível: aqui vão de { $lowest } a { $highest }.
    .said = { $seat } declara { $bid }.

mighty-auction-higher =
    .title = Superar o lance
    .rule = Um lance tem de superar o anterior: mais pontos, ou os mesmos em sem trunfo contra um naipe. Os naipes são iguais entre si.
    .yes = { $bid } supera { $high }.
    .no = { $bid } não supera { $high }: são precisos mais pontos, ou os mesmos em sem trunfo contra um naipe.
    .said = { $seat } declara { $bid } sobre { $high }.

mighty-auction-pass =
    .title = Passo
    .rule = Passar vale só nesta vez: se alguém declarar depois, você pode voltar a falar.
    .yes = Você pode passar; se alguém declarar depois, pode voltar a falar.
    .said = { $seat } passa.

mighty-auction-pass-all =
    .title = Passar tudo
    .rule = Quem passa tudo sai do leilão.
    .yes = Você pode sair do leilão.
    .said = { $seat } passa tudo e sai do leilão.

mighty-auction-won =
    .title = Ganhar o leilão
    .rule = O lance mais alto ganha assim que todos os outros que continuam no leilão passarem depois dele.
    .said = { $bidder } ganha o leilão com { $bid }.

mighty-auction-again =
    .title = Mais uma vez
    .rule = Se ninguém declarar na primeira volta, todos falam mais uma vez a partir de quem deu, mesmo quem passou tudo.
    .said = Ninguém declarou: todos falam mais uma vez, primeiro { $dealer }.

mighty-auction-redeal =
    .title = Ninguém declara
    .rule = Se também na segunda volta ninguém declarar, o mesmo jogador dá de novo.
    .said = Ninguém declarou em duas voltas: { $dealer } dá de novo.

mighty-yarborough =
    .title = Yarborough
    .rule = Quem recebe uma mão sem cartas de pontos e sem Joker pode mostrá-la na primeira vez que fala, seja qual for o lance anterior, e o mesmo jogador dá de novo. Se em vez disso passar ou declarar, a rodada joga-se como sempre.
    .yes = Sem cartas de pontos e sem Joker: você pode mostrar a mão, e as cartas são dadas de novo.
    .no =
        { $why ->
            [late] Um Yarborough mostra-se na primeira vez que se fala; essa vez já passou.
           *[strong] Isto não é um Yarborough, pois você tem { $cards }.
        }
    .said = { $seat } mostra um Yarborough, sem cartas de pontos e sem Joker: as cartas são dadas de novo.

# --- Monte, contrato, chamada

mighty-pickup =
    .title = O monte
    .rule = O declarante mostra o monte a todos e junta-o à mão.
    .said = { $seat } recebe do monte { $cards }.

mighty-bury =
    .title = Pôr cartas de lado
    .rule = O declarante põe de lado, fechadas, tantas cartas quantas tinha o monte, quaisquer que sejam, até a Mighty ou o Joker. As cartas de pontos postas de lado contam para o lado do declarante.
    .yes = { $count ->
            [one] Esta carta pode ser posta de lado.
           *[other] Estas { $count } cartas podem ser postas de lado.
        }
    .no =
        { $why ->
            [number] { $count ->
                [one] Ponha de lado exatamente { $count } carta.
               *[other] Ponha de lado exatamente { $count } cartas.
            }
           *[hold] Só pode pôr de lado cartas da sua mão.
        }
    .said = { $count ->
            [one] { $seat } põe { $count } carta de lado.
           *[other] { $seat } põe { $count } cartas de lado.
        }

mighty-contract-keep =
    .title = Manter o contrato
    .rule = Depois do monte, o declarante mantém o contrato ou troca-o, uma só vez.
    .yes = Você pode manter { $bid }.
    .said = { $seat } mantém o contrato: { $bid }.

mighty-contract-switch =
    .title = Trocar o contrato
    .rule = O contrato pode ser trocado para outro naipe com exatamente mais 2, ou para sem trunfo com exatamente mais 1; com dois baralhos, mais 3 e mais 2. De sem trunfo para um naipe também são mais 2, ou 3.
    .one = O contrato pode ser trocado para outro naipe com exatamente mais 2, ou para sem trunfo com exatamente mais 1. De sem trunfo para um naipe também são mais 2.
    .two = O contrato pode ser trocado para outro naipe com exatamente mais 3, ou para sem trunfo com exatamente mais 2. De sem trunfo para um naipe também são mais 3.
    .yes = Trocar para { $bid } custa mais { $step }, e é o que tem.
    .no =
        { $why ->
            [strain] O contrato já é { $bid }: a troca tem de mudar o naipe.
           *[step] A partir de { $bid }, esta troca tem de ser por exatamente mais { $step }.
        }
    .said = { $seat } troca o contrato para { $bid }.

mighty-contract-maximum =
    .title = O contrato máximo
    .rule = Nenhuma troca passa de 20, ou de 40 com dois baralhos.
    .one = Nenhuma troca passa de 20.
    .two = Nenhuma troca passa de 40.
    .no = Nenhum contrato passa de { $highest }.

mighty-contract-switch-to-max =
    .title = Direto ao máximo
    .rule = O declarante pode trocar diretamente para 20, ou 40 com dois baralhos, em qualquer naipe ou sem trunfo, seja qual for o lance.
    .one = O declarante pode trocar diretamente para 20, em qualquer naipe ou sem trunfo, seja qual for o lance.
    .two = O declarante pode trocar diretamente para 40, em qualquer naipe ou sem trunfo, seja qual for o lance.
    .yes = Você pode trocar diretamente para { $bid }.
    .no = O contrato já é { $bid }.
    .said = { $seat } troca diretamente para { $bid }.

mighty-contract-no-13 =
    .title = Sem contratos de 13
    .rule = Com quatro jogadores, um lance ganho a 13 e mantido joga-se a 14 no mesmo naipe. As trocas contam-se a partir de 13.
    .said = Um lance de 13 joga-se a 14: { $seat } mantém { $bid }.

mighty-call-elsewhere =
    .title = Uma carta alheia
    .rule = O declarante chama uma carta que outro tem. Com dois baralhos, pode ser uma de que ele tem um só exemplar, mas não uma de que tem, ou pôs de lado, os dois.
    .one = O declarante chama uma carta que outro tem.
    .two = O declarante chama cartas que outro tem. Pode ser uma de que ele tem um só exemplar, mas não uma de que tem, ou pôs de lado, os dois.
    .yes = { $count ->
            [one] Outro jogador tem { $cards }, por isso pode ser chamada.
           *[other] Outros jogadores têm { $cards }, por isso podem ser chamadas.
        }
    .no =
        { $why ->
            [one] Chame uma carta.
            [deck] { $card } não está neste baralho.
           *[own] Mais ninguém tem { $card }.
        }
    .said = { $seat } chama { $cards }.

mighty-call-two =
    .title = Duas cartas chamadas
    .rule = Com dois baralhos, o declarante chama duas cartas diferentes.
    .no = Chame duas cartas diferentes.

# --- Jogo

mighty-turn =
    .title = De quem é a vez
    .rule = O declarante sai na primeira vaza, e quem faz cada vaza sai na seguinte; joga-se no sentido horário. Quem tem a vez joga uma carta da sua mão, e cada ação tem o seu momento.
    .yes =
        { $why ->
            [next] A rodada terminou; a próxima pode começar.
           *[lead] É você quem sai, e pode sair com { $card }.
        }
    .no =
        { $why ->
            [hold] { $card } não está na sua mão.
           *[phase] { $phase ->
                [deal] As cartas ainda não foram dadas.
                [auction] O leilão ainda está em curso.
                [bury] Primeiro o declarante põe cartas de lado.
                [contract] Primeiro o declarante mantém ou troca o contrato.
                [call] Primeiro o declarante chama uma carta.
                [play] A rodada ainda está em curso.
               *[hand-over] A rodada terminou: passe à próxima.
            }
        }
    .said =
        { $why ->
            [next] Próxima rodada.
           *[plays] { $seat } joga { $card }.
        }

mighty-lead-first-trump =
    .title = Primeira saída sem trunfo
    .rule = Não se sai com trunfo na primeira vaza, a não ser que o declarante não tenha outra carta com que possa sair. O Joker e o Ripper, com que ali não se pode sair, não contam como outra carta; a Mighty nunca é trunfo.
    .yes = Você não tem outra carta com que possa sair, por isso pode sair com o trunfo { $card }.
    .no = { $card } é trunfo: não se sai com ele na primeira vaza enquanto houver outro naipe na mão.

mighty-lead-first-ripper =
    .title = Primeira saída sem Ripper
    .rule = Não se sai com o Ripper na primeira vaza.
    .no = { $card } é o Ripper, e não se sai com ele na primeira vaza.

mighty-joker-first =
    .title = Joker longe das pontas
    .rule = O Joker não se joga na primeira vaza nem na última.
    .no =
        { $why ->
            [first] O Joker não se joga na primeira vaza.
           *[last] O Joker não se joga na última vaza.
        }

mighty-joker-due =
    .title = A hora do Joker
    .rule = O Joker tem de ser jogado antes da última vaza: quem tem tantos Jokers quantas vazas faltam até à última joga um agora. Isto vem antes de tudo o resto.
    .yes = { $left ->
            [one] Resta { $left } carta: o Joker tem de ser jogado agora.
           *[other] Restam { $left } cartas: o Joker tem de ser jogado agora.
        }
    .no = { $left ->
            [one] Resta { $left } carta: só o Joker pode ser jogado, pois não pode ficar para a última vaza.
           *[other] Restam { $left } cartas: só o Joker pode ser jogado, pois não pode ficar para a última vaza.
        }

mighty-joker-names =
    .title = O Joker pede naipe
    .rule = Quem sai com o Joker diz o naipe a que todos têm de assistir, qualquer dos quatro.
    .yes = Você sai com o Joker e pede { led-suit }.
    .no =
        { $why ->
            [unnamed] Quem sai com o Joker diz o naipe a que se assiste.
           *[named] Só quem sai com o Joker diz um naipe.
        }
    .said = { $seat } sai com o Joker e pede { led-suit }.

mighty-follow =
    .title = Assistir ao naipe
    .rule = Assista ao naipe de saída se puder; a Mighty e o Joker são sempre permitidos. Se a Mighty for a sua única carta desse naipe, tem de jogar a Mighty ou o Joker. Se não puder assistir, jogue qualquer carta.
    .yes =
        { $why ->
            [void] Você não tem o naipe de saída, { led-suit }, por isso pode jogar qualquer carta.
           *[follows] { $card } assiste ao naipe: saiu { led-suit }.
        }
    .no = Você pode assistir, por isso { $card } não pode ser jogada: saiu { led-suit }.
    .said = { $seat } joga { $card } e não tem o naipe de saída, { led-suit }.

mighty-ripper-demands =
    .title = O Ripper exige
    .rule = Sair com o Ripper exige o Joker: quem o tem joga-o ou escapa jogando a Mighty. Não há escape quando chega a hora do Joker.
    .yes = { $card } responde à exigência do Ripper.
    .no = Saiu o Ripper e você tem o Joker: jogue-o, ou jogue a Mighty, { $card }.
    .said = { $seat } sai com o Ripper, { $card }: quem tem um Joker joga-o, ou joga a Mighty.

mighty-ripper-rips =
    .title = Joker anulado
    .rule = Um Joker numa vaza em que se saiu com o Ripper não vale nada nessa vaza.
    .said = { $count ->
            [one] O Joker jogado por { $seats } fica anulado.
           *[other] Os { $count } Jokers jogados por { $seats } ficam anulados.
        }

mighty-ripper-own =
    .title = O seu próprio Ripper
    .rule = O Ripper não tem efeito se quem sai com ele tem o único Joker. Com dois baralhos, obriga cada um dos outros que tenha um Joker a jogar um, seja o que for que tenha quem sai; uma carta por vaza.
    .one = O Ripper não tem efeito se quem sai com ele tem o Joker.
    .two = O Ripper obriga cada um dos outros que tenha um Joker a jogar um, seja o que for que tenha quem sai; uma carta por vaza.
    .yes = Pode sair com { $card }; não afeta o Joker da sua própria mão.

mighty-trick =
    .title = Fazer a vaza
    .rule = A vaza vai para a Mighty; senão para o Joker, se não estiver anulado; senão para o trunfo mais alto; senão para a carta mais alta do naipe de saída. De duas cartas iguais, ganha a primeira jogada.
    .said =
        { $why ->
            [trump] { $seat } faz a vaza com o trunfo mais alto, { $card }.
           *[led] { $seat } faz a vaza com { $card }, a mais alta do naipe de saída.
        }

mighty-partner-played =
    .title = O parceiro revela-se
    .rule = Jogar uma carta chamada revela o parceiro. Com dois baralhos, o primeiro jogador, fora o declarante, a jogar um exemplar é o parceiro dessa carta.
    .one = Jogar a carta chamada revela o parceiro.
    .two = O primeiro jogador, fora o declarante, a jogar um exemplar de uma carta chamada é o parceiro dessa carta.
    .said = { $seat } joga a carta chamada, { $card }, e é o parceiro.

mighty-partner-declared =
    .title = Anunciar-se parceiro
    .rule = Depois de fazer uma vaza e antes de sair na seguinte, quem tem à frente pelo menos uma carta de pontos ganha pode anunciar uma carta chamada da sua mão cujo parceiro ainda não se conheça.
    .yes = Você pode anunciar { $card } agora e mostrar que é o parceiro.
    .no =
        { $why ->
            [when] O parceiro anuncia-se depois de fazer uma vaza e antes de sair na seguinte.
            [points] Só pode anunciar-se com cartas de pontos ganhas à sua frente.
            [bidder] O declarante não pode ser o parceiro.
            [card] { $card } não é uma carta chamada da sua mão.
           *[known] Já se conhece o parceiro com { $card }: { $partner }.
        }
    .said = { $seat } anuncia { $card } e é o parceiro.

mighty-partner-one-a-trick =
    .title = Um parceiro por vaza
    .rule = Com dois baralhos, ninguém se torna os dois parceiros pela mesma vaza, nem jogando e anunciando, nem anunciando duas vezes.
    .no = Você acaba de se tornar parceiro por esta vaza; só por outra pode ser também o segundo.

mighty-take =
    .title = Parceiro, faça esta
    .rule = Num contrato de 17 ou mais, ou de 34 com dois baralhos, o declarante pode dizer “Parceiro, faça esta vaza” logo antes de sair: uma vez por rodada, duas com dois baralhos, uma por saída. Não obriga a nada.
    .one = Num contrato de 17 ou mais, o declarante pode dizer “Parceiro, faça esta vaza” logo antes de sair, uma vez por rodada. Não obriga a nada.
    .two = Num contrato de 34 ou mais, o declarante pode dizer “Parceiro, faça esta vaza” logo antes de sair: duas vezes por rodada, uma por saída. Não obriga a nada.
    .yes = Você pode pedir ao parceiro que faça esta vaza; não obriga a nada.
    .no =
        { $why ->
            [when] Só o declarante diz isto, logo antes de sair.
            [low] Isto só se diz num contrato de { $points } ou mais.
            [twice] Você já o disse para esta vaza.
           *[often] { $count ->
                [one] Você já o disse nesta rodada.
               *[other] Você já o disse duas vezes nesta rodada.
            }
        }
    .said = { $seat } diz: “Parceiro, faça esta vaza.”

mighty-end-early =
    .title = Já derrubado
    .rule = Quando todos os parceiros são conhecidos e a defesa já tem pontos para derrubar o contrato, a rodada termina: as vazas restantes não mudam o resultado.
    .yes = { $count ->
            [one] A rodada termina: todos os parceiros são conhecidos e, com { $count } ponto, a defesa derrubou o contrato.
           *[other] A rodada termina: todos os parceiros são conhecidos e, com { $count } pontos, a defesa derrubou o contrato.
        }
    .no = O contrato foi derrubado antes da última vaza.

mighty-end =
    .title = A última vaza
    .rule = Senão, a rodada termina com a última vaza.
    .yes = Jogou-se a última vaza.

# --- Pontuação

mighty-score-made =
    .title = Cumprido ou derrubado
    .rule = O contrato está cumprido se o lado do declarante fez, com as cartas postas de lado, pelo menos os seus pontos.
    .yes = Contrato cumprido: precisava de { $contract } e o lado do declarante fez { $points }.
    .no = Contrato derrubado: precisava de { $contract } e o lado do declarante fez { $points }.

mighty-score-value =
    .title = Quanto vale
    .rule = Um contrato vale os seus pontos menos 12, ou menos 24 com dois baralhos. Sem trunfo e pontos a mais não acrescentam nada.
    .one = Um contrato vale os seus pontos menos 12. Sem trunfo e pontos a mais não acrescentam nada.
    .two = Um contrato vale os seus pontos menos 24. Sem trunfo e pontos a mais não acrescentam nada.
    .said = O contrato vale { $points } − { $par } = { $worth }.

mighty-score-split =
    .title = A divisão
    .rule = Declarante e parceiro dividem o total em 2 : 1, ou 2 : 1 : 1 com dois parceiros. Quem é os dois parceiros conta como um.
    .said = { $count ->
            [one] O total é { $total }: { $bidders } para o declarante e { $each } para o parceiro.
           *[other] O total é { $total }: { $bidders } para o declarante e { $each } para cada parceiro.
        }

mighty-score-leftover =
    .title = Pontos que sobram
    .rule = O que assim não se divide sobra: um ponto vai para o declarante; dois, um para cada parceiro, ou para declarante e parceiro se houver só um; três, um para cada.
    .said = { $left ->
            [1] Sobra 1 ponto, que vai para o declarante.
            [2] { $count ->
                [one] Sobram 2 pontos, um para o declarante e um para o parceiro.
               *[other] Sobram 2 pontos, um para cada parceiro.
            }
           *[3] Sobram 3 pontos, um para o declarante e um para cada parceiro.
        }

mighty-score-pay =
    .title = Quem paga
    .rule = Cumprido, cada defensor paga o valor e o lado do declarante divide o total; derrubado, as mesmas quantias vão no sentido contrário. Cada rodada soma zero.
    .said =
        { $made ->
            [yes] Cada defensor paga { $worth }.
           *[no] Cada defensor recebe { $worth }.
        }

mighty-next-dealer =
    .title = Quem dá a seguir
    .rule = O parceiro dá a próxima rodada; de dois parceiros, o primeiro no sentido horário a partir do declarante.
    .said = { $next_dealer } dá a próxima rodada.

# Aquilo em que um jogador se pode basear durante o jogo.

mighty-knows-trumps =
    .title = Trunfos fora
    .why =
        { $count ->
            [0] Já não há trunfos ({ led-suit }) fora.
            [one] Ainda há { $count } trunfo ({ led-suit }) fora.
           *[other] Ainda há { $count } trunfos ({ led-suit }) fora.
        }
mighty-knows-special =
    .title = Cartas especiais fora
    .why =
        { $count ->
            [0] Nem a Mighty, nem um Joker, nem o Ripper estão fora.
           *[other] Ainda fora: { $cards }.
        }
mighty-knows-void =
    .title = Sem o naipe
    .why = { $seat } não tem { led-suit }.
mighty-knows-no-joker =
    .title = Sem Joker
    .why = { $seat } não tem Joker.
mighty-knows-side =
    .title = O seu lado
    .why = Com certeza com você: { $seats }.
mighty-knows-points =
    .title = O contrato até agora
    .why = O lado conhecido do declarante fez { $count } de { $points }, sem contar as cartas postas de lado.
