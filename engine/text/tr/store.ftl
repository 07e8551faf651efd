# Diskteki oyunlar: ters gidebilecek her şey, birer cümleyle.

store-missing = Burada böyle bir oyun yok.
store-conflict = Bu oyun başka bir yerde, belki başka bir pencerede sürdürülmüş: şimdiki durumu bu.
store-spoiled = Bu oyun diskte hasar görmüş, yalnızca { $at } numaralı girdiye kadar okunabiliyor; öbür oyunlara bir şey olmadı.
store-damaged = Kayıtlı oyunların dosyası hasarlı: { $place }.
store-newer = Bunu daha yeni bir sürüm kaydetmiş (biçim { $found }, burada bilinen { $known }): lütfen güncelleyin.
store-read-only = Hiçbir şey kaydedilemiyor: yazma izni yok: { $place }.
store-full = Artık kaydedilemiyor: disk dolu; buraya kadar olan her şey saklandı.
store-busy = Kayıtlı oyunlar şu anda kullanımda: lütfen yeniden deneyin.
store-unreachable = Kayıtlı oyunlara ulaşılamıyor: { $place }.
