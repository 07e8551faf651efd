# Jogos em disco: o que pode dar errado, cada coisa em uma frase.

store-missing = Não há tal jogo aqui.
store-conflict = Este jogo continuou em outro lugar, talvez em outra janela: é assim que ele está agora.
store-spoiled = Este jogo está danificado no disco e só pode ser lido até a entrada { $at }; os outros jogos estão intactos.
store-damaged = O arquivo dos jogos salvos está danificado.
store-newer = Uma versão mais nova salvou isto (formato { $found }, aqui se conhece o { $known }): atualize, por favor.
store-read-only = Nada pode ser salvo: não há permissão para gravar onde os jogos ficam.
    .short = Não há permissão para salvar.
store-full = Nada pode ser salvo: o disco está cheio.
    .short = O disco está cheio.
store-busy = Os jogos salvos estão em uso neste momento: tente mais uma vez, por favor.
    .short = Os jogos salvos estão em uso.
store-unreachable = Não é possível alcançar os jogos salvos neste momento.
    .short = Os jogos salvos não respondem.
store-undriven = Não é possível alcançar os jogos salvos: falta no servidor o psycopg, que fala com o PostgreSQL.
store-foreign = Não é possível alcançar os jogos salvos: eles ficam em um arquivo ou no PostgreSQL, e o servidor não recebeu nem um nem outro.
store-crowded = De momento não há lugar para mais um aqui (no máximo { $most }): tente de novo mais tarde.
store-replaced = O anfitrião deu a este lugar um novo link: este já não abre nada.
