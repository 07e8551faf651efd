# Mighty masası.

game-mighty = Mighty
    .about = Dört ile sekiz oyuncu: söyleyin, gizli eşinizi çağırın, puan kartlarını alın.

name-4 = Nadia
name-5 = Ömer
name-6 = Lin
name-7 = İris

mightyui-table = Mighty masası
mightyui-cards = { $count } kart
mightyui-points-short = { $count } puan
mightyui-bidder = Deklaran
mightyui-partner = Eş
mightyui-defender = Savunan
mightyui-hidden = gizli
mightyui-face-down = { $count } puan, kapalı
mightyui-secret = Gizli eş sizsiniz (deklaran: { $bidder })
mightyui-secret-perhaps = Gizli eş siz olabilirsiniz (deklaran: { $bidder })
mightyui-led = açtı
mightyui-winning = alıyor
mightyui-took = aldı
mightyui-put-down = Ayrılan
mightyui-pickup = Yer kartları
mightyui-last-trick = Son löve
mightyui-trick = Löve

# İhale.
mightyui-points = Puan
mightyui-trump = Koz
mightyui-pass = Pas
mightyui-pass-all = Tümüne pas
mightyui-yarborough = Göster, yeniden dağıtılsın
mightyui-no-bid = Henüz söyleyen yok
mightyui-high-bid = En yüksek: { $name }

# Yer kartlarından çağrıya.
mightyui-bury-title = { $count } kart ayırın
mightyui-put-down-so-far = Ayrılan: { $count } / { $of }
mightyui-plus-one = size +1
mightyui-keep-or-switch = Kontratı koruyun ya da değiştirin
mightyui-keep = Koru
mightyui-switch = Değiştir
mightyui-watch-bury = { $name } kart ayırıyor
mightyui-watch-contract = { $name } kontratı koruyor ya da değiştiriyor
mightyui-watch-call = { $name } eşini çağırıyor
mightyui-call-title = { $count ->
    [one] Eşinizi çağırın
   *[other] İki eş çağırın
}
mightyui-call-more = Başkasında olan bir kart söyleyin. Kimdeyse gizli eşiniz odur.
mightyui-call-count = { $count } / { $of }
mightyui-hint = ipucu

# Oyun.
mightyui-called = { $count ->
   *[other] Çağrılan:
}
mightyui-set = Savunma { $taken } / { $enough } (batırmak için)
mightyui-set-short = Savunma { $taken }/{ $enough }
mightyui-ours-short = biz { $count }/{ $needed }
mightyui-name-suit = Hangi renge uyulsun?
mightyui-declare = Eşin ben olduğumu göster: { $card }
mightyui-take = “Eşim, bu löveyi al”

# Elin sonu.
mightyui-made = Kontrat yapıldı
mightyui-was-set = Kontrat battı
mightyui-set-early = Erken battı
mightyui-outcome-made = Yapıldı: { $points } / { $contract }
mightyui-outcome-set = Battı: { $points } / { $contract }
mightyui-outcome-early = Erken battı: savunma { $defenders }

# Ekran okuyucu için.
mightyui-label-seat = { $name }: { $count } kart.
mightyui-label-said = Dedi: { $bid }.
mightyui-label-turn = Sıra onda.
mightyui-label-captured = Aldığı { $count } puan: { $cards }.
mightyui-label-captured-down = Aldığı { $count } puan, kapalı.
mightyui-label-put-down = Ayrılan: { $cards }.
mightyui-label-laid = { $word ->
    [none] { $name }: { $card }.
   *[other] { $name }: { $card }, { $word }.
}
mightyui-label-own-place = Kartınız buraya gelir.
mightyui-label-suit = İstenen renk: { $suit }.
mightyui-label-points = { $count } puan
mightyui-label-trump = Koz: { $trump }
mightyui-label-contract = Kontrat { $points }, koz { $trump }. Deklaran: { $name }.
mightyui-label-called = Çağrılan { $card }: { $name }.
mightyui-label-last = Son löve, alan { $name }: { $cards }.
mightyui-label-card = { $state ->
    [chosen] { $card }, seçildi.
    [refused] { $card }, oynanamaz.
   *[plain] { $card }.
}
mightyui-label-call = { $state ->
    [chosen] { $card }, seçildi.
    [own] { $card }, sizde.
   *[plain] { $card }.
}
mightyui-label-pickup = { $card }, yerden.
mightyui-label-hand = { $name } oynadı: { $cards }.

# Ne yapılır, seçilen ne yapar.
mightyui-prompt-bid-first = Puan ve koz seçin ya da pas deyin.
mightyui-prompt-bid = { $bid } üstünü söyleyin ya da pas deyin.
mightyui-prompt-trump = Şimdi kozu seçin.
mightyui-prompt-bid-over = { $bid }, { $high } üstündedir. { $total } puanın { $points } kadarı gerekir.
mightyui-prompt-bid-least = { $bid }, { $high } üstündedir; { $low } değildir. { $total } puanın { $points } kadarı gerekir.
mightyui-prompt-bid-open = { $bid }: { $total } puanın { $points } kadarı gerekir.
mightyui-prompt-pass = Bu turu geçersiniz. Sonra biri söylerse yeniden konuşabilirsiniz.
mightyui-prompt-pass-all = İhaleden çıkarsınız.
mightyui-prompt-yarborough = Elinizi gösterirsiniz, aynı kişi yeniden dağıtır.
mightyui-prompt-bury = Ayırmak için { $count } kart seçin.
mightyui-prompt-bury-more = { $count } kart daha seçin.
mightyui-prompt-buried = { $points ->
    [0] Kapalı ayırırsınız: { $cards }. Puan yok.
   *[other] Kapalı ayırırsınız: { $cards }. Tarafınıza { $points } puan.
}
mightyui-prompt-contract = { $bid } kalsın ya da değiştirin.
mightyui-prompt-plays = { $bid } oynarsınız. Mighty { $mighty }, Ripper { $ripper }.
mightyui-prompt-call = { $count ->
    [one] Çağıracağınız kartı seçin.
   *[other] Çağıracağınız iki kartı seçin.
}
mightyui-prompt-calls = { $count ->
    [one] Çağrınız: { $cards }. Kimdeyse eşiniz odur.
   *[other] Çağrınız: { $cards }. İlk oynayanlar eşinizdir.
}
mightyui-prompt-lead = Açmak için bir kart seçin.
mightyui-prompt-follow = Bir kart seçin; açılan renk { led-suit }.
mightyui-prompt-leads = { $card } açarsınız.
mightyui-prompt-leads-joker = Joker açarsınız; istenen renk { led-suit }.
mightyui-prompt-joker = Joker’e hangi renkle uyulsun?
mightyui-prompt-wins = { $points ->
    [0] { $card } alıyor; lövede henüz puan yok.
   *[other] { $card } alıyor, şimdilik { $points } puan.
}
mightyui-prompt-takes = { $points ->
    [0] { $card } löveyi alır, puan yok.
   *[other] { $card } löveyi alır, { $points } puan.
}
mightyui-prompt-under = { $card }, { $best } altında kalır; alan: { $seat }.
mightyui-prompt-loses = { $points ->
    [0] { $card }, { $best } altında kalır; löve: { $seat }, puan yok.
   *[other] { $card }, { $best } altında kalır; löve: { $seat }, { $points } puan.
}
mightyui-prompt-declare = { $card } ile eşin siz olduğunuzu gösterirsiniz.
mightyui-prompt-take = Eşinizden bu löveyi almasını istersiniz. Kimseyi zorlamaz.

mightyui-button-bid = { $bid } söyle
mightyui-button-bury = Ayır
mightyui-button-keep = Koru
mightyui-button-switch = { $bid } yap
mightyui-button-call = { $cards } çağır
mightyui-button-play = { $card } oyna
mightyui-button-declare = { $card } göster
mightyui-button-take = Söyle
mightyui-button-next = Sonraki el

mightyui-picker-points = Puan
mightyui-picker-trump = Koz
mightyui-picker-card = Kart
mightyui-picker-suit = Renk
mightyui-picker-none = seçin
mightyui-picker-contract = Kontrat

# Masanın yanında.
mightyui-score-label = { $name } { $score }
mightyui-why-bid-first = Henüz söyleyen yok
mightyui-why-bid = Söylemek için { $bid } geçilmeli
mightyui-why-follow = Renge uyun: { led-suit }
mightyui-why-void = Elinizde { led-suit } yok: ne isterseniz oynayın
mightyui-why-lead = Siz açıyorsunuz
mightyui-special = Bu elin özel kartları
mightyui-auction = İhale
mightyui-captured = Alınan puanlar
mightyui-side = { $role ->
    [bidder] Tarafınızın gereken { $needed } puandan { $count } puanı var, ayrılan kartlarla birlikte.
    [partner] Tarafınızın gereken { $needed } puandan { $count } puanı var, ayrılan kartlar dışında.
   *[defender] Savunmanın, kontratı batıran { $needed } puandan { $count } puanı var.
}
mightyui-side-open = { $role ->
    [bidder] Gizli eşin aldıkları henüz sayılmadı.
   *[other] Gizli eşin aldıkları, ortaya çıkana dek burada sayılır.
}
mightyui-pile-up = alınan, açık
mightyui-pile-down = alınan, kapalı
mightyui-shown-out = Rengi bitenler
mightyui-void = { $seat }: { led-suit } yok.
mightyui-took-points = { $bid } söylendi, { $points } alındı
mightyui-took-early = { $bid } söylendi; savunmada { $points }
mightyui-side-outcome = { $made ->
    [yes] Kazanan: { $seats }.
   *[no] Kaybeden: { $seats }.
}
mightyui-bar-ours = deklaran tarafı: { $count }
mightyui-bar-theirs = savunma: { $count }
mightyui-bar-open = oynanmayan: { $count }
mightyui-worth = { $points } − { $par } = { $worth }. Her savunan { $worth } { $made ->
        [yes] verir
       *[no] alır
    }; { $count ->
        [one] deklaran ve eş { $total } puanı 2 : 1 paylaşır.
       *[other] deklaran ve eşler { $total } puanı 2 : 1 : 1 paylaşır.
    }
mightyui-player = Oyuncu
mightyui-this-hand = El
mightyui-total = Toplam
mightyui-sum = Puanların toplamı 0
mightyui-hands = Bütün eller
mightyui-row-made = yapıldı
mightyui-row-set = battı
mightyui-spoken-trick = Löve { $number }.
mightyui-spoken-laid = { $seat }: { $card }.
mightyui-spoken-winning = Alan: { $seat }.
mightyui-spoken-turn = Sıra: { $seat }.
mightyui-spoken-hand = Elinizde { $cards }.
mightyui-spoken-playable = Oynanabilir: { $cards }.
mightyui-spoken-high = En yüksek { $bid }, { $seat }.
mightyui-spoken-pickup = Yer kartları: { $cards }.
mightyui-spoken-secret = Çağrılan kart sizde.
