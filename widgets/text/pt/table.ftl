# As palavras de qualquer mesa.

table-your-turn = É a sua vez
table-your-hand = A sua mão
table-zoom-in = Aproximar
table-zoom-out = Afastar
table-zoom-fit = Ajustar a mesa
table-covered = Todas as mãos estão ocultas.
table-pass-to = Passe o aparelho a
table-look-away = Todas as mãos estão ocultas. Os outros jogadores, por favor, não olhem.
table-since = Desde a sua última vez
