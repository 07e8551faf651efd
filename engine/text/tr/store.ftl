# Diskteki oyunlar: ters gidebilecek her şey, birer cümleyle.

store-missing = Burada böyle bir oyun yok.
store-conflict = Bu oyun başka bir yerde, belki başka bir pencerede sürdürülmüş: şimdiki durumu bu.
store-spoiled = Bu oyun diskte hasar görmüş, yalnızca { $at } numaralı girdiye kadar okunabiliyor; öbür oyunlara bir şey olmadı.
store-damaged = Kayıtlı oyunların dosyası hasarlı.
store-newer = Bunu daha yeni bir sürüm kaydetmiş (biçim { $found }, burada bilinen { $known }): lütfen güncelleyin.
store-read-only = Hiçbir şey kaydedilemiyor: oyunların saklandığı yere yazma izni yok.
    .short = Kaydetme izni yok.
store-full = Hiçbir şey kaydedilemiyor: disk dolu.
    .short = Disk dolu.
store-busy = Kayıtlı oyunlar şu anda kullanımda: lütfen yeniden deneyin.
    .short = Kayıtlı oyunlar kullanımda.
store-unreachable = Kayıtlı oyunlara şu anda ulaşılamıyor.
    .short = Kayıtlı oyunlara ulaşılamıyor.
store-undriven = Kayıtlı oyunlara ulaşılamıyor: sunucuda PostgreSQL ile konuşan psycopg eksik.
store-foreign = Kayıtlı oyunlara ulaşılamıyor: oyunlar bir dosyada ya da PostgreSQL’de saklanır, sunucuya ise ikisi de bildirilmemiş.
store-crowded = Şu anda burada bir kişilik ya da masalık daha yer yok (en çok { $most }): lütfen sonra yeniden deneyin.
store-replaced = Ev sahibi bu yere yeni bir bağlantı verdi: bu bağlantı artık bir şey açmıyor.
