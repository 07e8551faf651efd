# Eşli domino: her kuralın adı, kendisi ve karar verdiğinde söylenen.

dominoes = Eşli domino, Six Love

dominoes-questions =
    .play = Bu taş oynanabilir mi?
    .pass = Pas geçilebilir mi?
    .name = Açan olarak kim seçilebilir?
    .go = Oyun sürebilir mi?
    .deal = Taşlar dağıtılabilir mi?
    .opening = El nasıl açılır?
    .representative = Açanı kim seçer?
    .over = El bitti mi?
    .winner = Eli kim kazandı?
    .hard = Bu uç sert mi?
    .worth = Galibiyet kaç puan?
    .score = Skor ne olur?
    .match = Maç kazanıldı mı?

dominoes-deal =
    .title = Taşların dağıtımı
    .rule = 28 taşın hepsi, dört oyuncuya yedişer yedişer dağıtılır. Eşler karşılıklı oturur, sıra saat yönünün tersine ilerler.
    .yes = Bütün taşlar yedişer yedişer dağıtıldı.
    .said = El { $deal }: herkese yedi taş.

dominoes-open-double-six =
    .title = Zorunlu çift altı
    .rule = İlk elde, sıfırlamadan ve beraberlikten sonra çift altı kimdeyse eli onunla açmak zorundadır.
    .yes = Bu eli { $tile } açar.
    .no = Bu eli { $tile } açmalı.
    .said =
        { $act ->
            [due] Eli { $seat } açar: { $tile } onda.
           *[opens] { $seat } eli { $tile } taşıyla açar.
        }

dominoes-open-nominated =
    .title = Kazananlar açar
    .rule = Diğer elleri, önceki eli kazanan takım açar: temsilcisi iki eşten birini seçer, seçilen istediği taşla açar. Sonraki maçın ilk eli de böyle açılır.
    .yes =
        { $act ->
            [opens] Bu el herhangi bir taşla açılır; { $tile } de olur.
           *[names] { $opener } açabilir: önceki eli kazanan takımda.
        }
    .no = Önceki eli { $team } kazandı: açan onlardan biri olur, { $opener } değil.
    .said =
        { $act ->
            [due] Eli, önceki eli kazananlar açar.
            [names] { $seat } seçer: eli { $opener } açar.
            [stays] { $seat } eli kendisi açmayı seçer.
           *[opens] { $seat } eli { $tile } taşıyla açar.
        }

dominoes-representative =
    .title = Takımın temsilcisi
    .rule = Açanı, eli bitiren ya da kilitte en düşük toplamı olan oyuncu seçer. İki eşin toplamı eşitse küçük koltuk numarası seçer; bu, galibi değiştirmez.
    .said = Açanı { $seat } seçer.

dominoes-turn =
    .title = Sıra kimde
    .rule = Yalnızca sırası gelen oynar ve her hamlenin bir zamanı vardır.
    .yes =
        { $phase ->
            [match-over] Maç bitti; sonraki maç başlayabilir.
           *[deal-over] El bitti; sonraki el başlayabilir.
        }
    .no =
        { $phase ->
            [deal] Taşlar henüz dağıtılmadı.
            [nominate] Önce kazananlar açanı seçer.
            [play] Bu el henüz sürüyor.
            [match-over] Maç bitti: sonraki maça geçin.
           *[deal-over] El bitti: sonraki ele geçin.
        }
    .said =
        { $phase ->
            [match-over] Sonraki maça geçilir.
           *[deal-over] Sonraki ele geçilir.
        }

dominoes-hold =
    .title = Kendi taşlarınız
    .rule = Yalnızca elinizdeki bir taşı oynarsınız.
    .no = Elinizde { $tile } yok.

dominoes-match =
    .title = Uca uyan taş
    .rule = Her sırada iki uçtan birine tek taş konur; değen sayılar aynı olmalıdır. Taş iki uca da uyuyorsa ucu siz seçersiniz.
    .yes = { $tile } taşı { $end } ucuna uyar.
    .no =
        { $why ->
            [empty] Masa boş: { $tile } taşı uç belirtmeden oynanır.
            [which] { $tile } taşı için bir uç seçin.
            [neither] { $tile } taşı açık uçlara uymuyor: { $ends }.
           *[unfit] { $tile } taşı { $end } ucuna uymuyor.
        }
    .said =
        { $left ->
            [1] { $seat }, { $tile } taşını { $end } ucuna koyar; elinde bir taş kalır.
           *[other] { $seat }, { $tile } taşını { $end } ucuna koyar.
        }

dominoes-must-play =
    .title = Oynama zorunluluğu
    .rule = Uyan taşınız varsa oynamanız gerekir. Yalnızca hiçbir taş uymuyorsa pas geçebilirsiniz.
    .no = Uyan { $count } taşınız var: { $tiles }. Oynamanız gerekir.

dominoes-pass =
    .title = Pas geçmek
    .rule = Hiçbir taşınız uymuyorsa pas geçersiniz. Taş çekilmez.
    .yes = { $ends } için uyan taşınız yok; pas geçersiniz.
    .said = { $seat } pas geçer: { $ends } için uyan taşı yok.

dominoes-out =
    .title = Eli bitirmek
    .rule = Son taşını oynayan oyuncu eli bitirir ve takımına kazandırır.
    .said = { $seat } eli bitirir ve takımına kazandırır.

dominoes-block =
    .title = Kilit
    .rule = Art arda dört pas eli sonuçlandırır. Kimsenin oynayamayacağı görülse bile dört pas da geçilir.
    .said = Art arda dört pas: el kilitlendi.

dominoes-block-lowest =
    .title = En düşük toplam
    .rule = Kilitte, toplamı en düşük olan oyuncunun takımı kazanır. Eşinin toplamı sayılmaz.
    .said = En düşük toplam { $count }: { $seat }. Eli { $team } kazanır.

dominoes-block-draw =
    .title = Kilitte beraberlik
    .rule = En düşük toplam iki takımda da varsa el berabere biter.
    .said = En düşük toplam { $count } ve eşit: { $seats }. El berabere.

dominoes-hard-end =
    .title = Sert uç
    .rule = Bir uç, sayısının 8 yarımından 7’si masadaysa serttir; son taş oynanmadan önce sayılır.
    .said = { $end } sert uç: 8 yarımın 7’si masada.

dominoes-worth-key =
    .title = Anahtar taş
    .rule = Son taş çift değilse ve iki farklı sert uca da uyuyorsa bitiş 2 puandır; uyan tek oynanmamış taş odur. Tek oynanabilir çift anahtar taş değildir.
    .said = { $tile } anahtar taş: iki sert uca da uyar, galibiyet 2 puan.

dominoes-worth-one =
    .title = Olağan galibiyet
    .rule = Kazanılan el 1 puandır.
    .said = Galibiyet 1 puan.

dominoes-score-add =
    .title = Puan biriktirmek
    .rule = Bir takım, rakip 0 puandayken galibiyetini puanına ekler.
    .said = { $team } { $points } puan kazanır. Skor { $scores }.

dominoes-score-match =
    .title = Altı maçı kazandırır
    .rule = 6 puana ulaşmak ya da aşmak maçı kazandırır.
    .said = Maçı { $team } kazanır. Skor { $scores }.

dominoes-score-reset =
    .title = Sıfırlama
    .rule = Rakibin puanı varken 0 puandaki takım kazanırsa ikisi de 0 puana döner; anahtar taş için bile puan yazılmaz. Sonraki eli çift altı açar.
    .said = { $team } 0 puandayken kazanır: { $scores } olan skor sıfırlanır, puan yazılmaz. Sonraki eli çift altı açar.

dominoes-score-draw =
    .title = Beraberlikte skor
    .rule = Beraberlik skoru korur. Sonraki eli çift altı açar.
    .said = Skor { $scores } kalır. Sonraki eli çift altı açar.
