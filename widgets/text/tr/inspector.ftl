# Analiz: oyun adım adım, her karar parçalarına ayrılmış.

button-inspect = Analiz
inspect-title = Analiz
inspect-leave = Masaya dön
inspect-eyes = Kimin gözüyle
inspect-decider = karar verenin
inspect-what-if = Buradan devam et
inspect-end = Oyun buraya kadar geldi.
inspect-running = Bu dağıtım bitmedi: yalnızca kendi yerinizin bildikleri gösterilir.
inspect-running-nobody = Bu dağıtım bitmedi: yalnızca herkesin bilebileceği gösterilir.
inspect-seen = { $seat } gözüyle: kendi eli ve masa, başka el asla.
inspect-other = Sırası olmayan { $seat } gözüyle.
inspect-alone = Seçilecek bir şey yoktu.

inspect-candidate = Oyun
inspect-convention = Anlaşmalara göre
inspect-expected = Beklenen puan
inspect-played = oynandı
inspect-alike = Aynı derecede iyi
inspect-won =
    { $deals ->
        [one] { $deals } dağıtımın { $count } tanesi kazanıldı
       *[other] { $deals } dağıtımın { $count } tanesi kazanıldı
    }
inspect-unweighed =
    { $count ->
        [one] Bir oyun daha mümkündü; anlaşmalar onu erken eledi.
       *[other] { $count } oyun daha mümkündü; anlaşmalar onları erken eledi.
    }
inspect-thinking = Düşünülüyor…
inspect-from =
    { $how ->
        [listed] { $count ->
            [one] { $seat } oyuncusunun bildikleriyle uyuşan tek dağıtımdan;
           *[other] { $seat } oyuncusunun bildikleriyle uyuşan { $count } dağıtımın tümünden;
        }
       *[drawn] { $count ->
            [one] { $seat } oyuncusunun bildikleriyle uyuşan, rastgele çekilmiş bir dağıtımdan;
           *[other] { $seat } oyuncusunun bildikleriyle uyuşan, rastgele çekilmiş { $count } dağıtımdan;
        }
    }
inspect-way-exact = her biri eller açık çözüldü: bu, hiçbir oyuncunun bilemeyeceğini de över.
inspect-way-book = her biri kitaba göre, her yer kendi elinden oynanarak bitirildi. (Yalnızca sona yakın kesin çözülür.)
inspect-way-playout = her biri basit kurallarla oynanarak bitirildi.

inspect-decided = Kararı veren
inspect-passed =
    { $count ->
        [one] Bir anlaşmanın sözü olmadı
       *[other] { $count } anlaşmanın sözü olmadı
    }
inspect-known = Dayanılabilecek bilgiler
inspect-places = Görünmeyenler nerede olabilir
inspect-certain = Yalnızca kesin bilgiye göre; varsayılanlar yukarıdadır.
inspect-apart = kenarda
inspect-more =
    { $count ->
        [one] Bir tane daha
       *[other] { $count } tane daha
    }

inspect-open = Bütün eller açık
inspect-open-best = Bütün eller açıkken en iyisi { $play } idi.
inspect-open-fine = Oynanandan daha iyisi yoktu.
inspect-open-cost = Oynanan, onun yanında { $points } puana mal oldu.
inspect-open-exact = Çözüldü: herkes her şeyi görür ve en iyisini oynar.
inspect-open-book = Tam bu dağıtım, her oyundan sonra kitaba göre bitirildi.
inspect-open-playout = Tam bu dağıtım, her oyundan sonra basit kurallarla bitirildi.

whatif-about = Ya şöyle olsaydı: dilediğiniz gibi oynayın, hiçbiri saklanmaz.
whatif-back = Analize dön

review-title = Gözden geçir
review-working = Kararlarınıza bakılıyor…
review-none = Bu dağıtımda hiçbir kararınız kayda değer bir şeye mal olmadı.
review-number = Önemli kararlardan { $number } / { $count }
review-question = Burada ne oynardınız?
review-own = { $play } sizin oynadığınızdı: ortalama { $points } puana mal oldu. Başka birini deneyin.
review-other = { $play } ortalama { $points } puana mal olur. Başka birini deneyin.
review-next = Sonraki karar
review-answer = En iyisi { $play } idi
review-cost = Siz { $play } oynadınız; { $best } ortalama { $points } puan daha getirir.
review-wins = { $deals } dağıtımdan { $best } tanesini kazanır, sizinki { $own } tanesini.

bench-where = Analiz masası
bench-link = Analiz masası
bench-meeting = Karşılaşma
bench-won = Kazanılan
bench-lost = Kaybedilen
bench-drawn = Berabere
bench-gain = Yer ve dağıtım başına kazanç
bench-against = { $first } – { $second }
bench-without = { $bot }, “{ $convention }” olmadan kendisine karşı
