# Registros que não se podem ler: o que está errado, depois de dois-pontos.

unreadable-wrong = { $where } não está como deve.
unreadable-large = tem mais de { $most } bytes.
unreadable-json = não é JSON.
unreadable-unknown = não existe o campo { $where }.
unreadable-missing = falta { $where }.
unreadable-format = format deve ser { $format }.
unreadable-game = game deve ser um destes: { $games }.
unreadable-actions = tem mais de { $most } ações.
unreadable-object = { $where } deve ser um objeto.
unreadable-list = { $where } deve ser uma lista.
unreadable-text = { $where } deve ser um texto.
unreadable-seats = seats deve ter uma entrada para cada lugar ({ $count }).
unreadable-number = { $where } deve ser um número de ações.
unreadable-zeros = { $where } deve escrever-se { $plain }, sem zeros à frente.
unreadable-half = { $where } contém metade de um caractere.
unreadable-deals = não há primeira rodada nem seed de onde a embaralhar.
