# İki oyunun masası ve kayıtlar.

seat = Koltuk { $number }
book-house = ev kuralı { $option }

record-format =
    .title = Okunabilir kayıt
    .rule = Bir kayıt oynatılmadan önce bütünüyle okunabilmelidir.
record-action =
    .title = Hamlelerin yazımı
    .rule = Bir hamle bu oyunun gösterimiyle yazılmalıdır.
    .no = “{ $action }” bu oyunun gösteriminde bir hamle değil.
record-deals =
    .title = Gelecek dağıtımlar
    .rule = Dağıtım gerektiren bir hamle için kayıtta bir dağıtım ya da karıştırma tohumu bulunmalıdır.
    .no = Kurallar “{ $action }” hamlesine izin veriyor, ama dağıtım gerekiyor: kayıtta dağıtım kalmadı, tohum da yok.
