# Çok cihazlı masalar: bekleme odası ve böyle bir masada söylenenler.

home-host = Başkalarıyla oyna

lobby-title = Kimler oynuyor?
lobby-host-about = Her kişiye bir yerin bağlantısını gönderin. Onu açan, hangi cihazdan olursa olsun o yere oturur; aynı bağlantı onu geri de getirir.
lobby-about = Masa doluyor. Bu sayfanın adresini saklayın: hangi cihazdan olursa olsun yerinize onunla dönersiniz.
lobby-watch-about = Masa doluyor. Siz izliyorsunuz; oyun başlar başlamaz burada görünür.
lobby-free = { $number }. yer boş
lobby-bot = { $number }. yerdeki bot
lobby-invite = Çağır
lobby-you = siz
lobby-hosts = ev sahibi
lobby-away = uzakta
lobby-devices = { $count } cihazda
lobby-watching = { $count ->
        [0] İzleyen yok
       *[other] { $count } kişi izliyor
    }
lobby-leave = Masadan kalk
lobby-take-seat = Yerinize oturun
lobby-plays = Ne oynanıyor
lobby-game = Oyun
lobby-give-name = Hangi adla oynuyorsunuz?
lobby-name = Adınız
lobby-sit = Otur
lobby-start = Oyunu başlat
lobby-bots-fill = Herkes gelince başlatın. Boş yerlerde botlar oynar; sonradan da gelinebilir.
lobby-waits = Oyunu { $name } başlatacak.
lobby-no-host = Oyunu ilk oturan başlatacak.
lobby-open-hands = İzleyenler bütün elleri görebilir
lobby-copy = Kopyala
lobby-qr = Aynı bağlantı, QR kodu olarak
lobby-link-seat = { $number }. yerin bağlantısı
    .about = Yalnızca oraya oturacak kişi için: kimde varsa bu yerde oynar ve elini görür.
lobby-link-watch = İzleme bağlantısı
    .about = İzlemek isteyen herkes için.
lobby-renew = Yeni bağlantı
    .about = O zaman eski bağlantı artık bir şey açmaz; onunla gelen de kalkmak zorunda kalır.
lobby-free-seat = Yeri boşalt
    .about = O zaman { $name } kalkmak zorunda: eski bağlantı artık bir şey açmaz, yeni bağlantıyla biri gelene kadar burada bot oynar.
lobby-renewed = Eski bağlantı artık bir şey açmıyor; yenisi burada.
lobby-back = Masaya dön
lobby-under-way = Oyun sürüyor; bağlantısı olan yine gelebilir.
lobby-no-seat = { $number }. yer artık yok: şimdi burada { $count ->
        [one] bir kişi
       *[other] { $count } kişi
    } oynuyor. Ev sahibi belki yine değiştirir.
lobby-name-refused = Lütfen burada kimsede olmayan kısa bir ad seçin.
lobby-arrangement-refused = Bu değiştirilemez: kendi yeriniz kalkardı.
note-no-table = Bu bağlantı hiçbir masayı açmıyor.

button-people = Masadakiler
button-agree = Kabul et
button-decline = Kabul etme
button-withdraw = Vazgeç
button-stand-in = Bot oynasın
button-look = Eline bak: { $seat }
ask-agree = { $seat } geri almak istiyor. Kabul ediyor musunuz?
prompt-asked = Geri almak istediniz. Öbür oyuncular karar veriyor.
prompt-away = { $seat } uzakta. Bekleyin ya da dönene kadar yerine bot oynasın.
note-taken-back = Herkesin onayıyla geri alındı: { $count ->
        [one] bir hamle
       *[other] { $count } hamle
    }.
