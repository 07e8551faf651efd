# Mighty: her kuralın adı, kendisi ve karar verdiğinde söylenen.

mighty = Mighty

joker = Joker
no-trump-short = KS
led-suit =
    { $led ->
        [C] sinek
        [D] karo
        [H] kupa
       *[S] maça
    }

mighty-questions =
    .time = Bunun zamanı mı?
    .go = Kartlar dağıtılabilir mi, sonraki ele geçilebilir mi?
    .say = İhalede bu söylenebilir mi?
    .auction = İhale nasıl sürer?
    .pickup = Yer kartlarına ne olur?
    .bury = Bu kartlar ayrılabilir mi?
    .settle = Kontrat böyle korunabilir ya da değiştirilebilir mi?
    .kept = Hangi kontrat korunur?
    .call = Bu kart çağrılabilir mi?
    .mighty = Mighty hangi kart?
    .ripper = Ripper hangi kart?
    .play = Bu kart oynanabilir mi?
    .seen = Herkes bir kartta ne görür?
    .winner = Löveyi kim alır?
    .ripped = Bir Joker düşürüldü mü?
    .points = Bu kartlar kaç puan?
    .revealed = Bir eş ortaya çıktı mı?
    .declare = Eş kendini ilan edebilir mi?
    .take = Deklaran eşinden löveyi almasını isteyebilir mi?
    .over = El bitti mi?
    .made = Kontrat yapıldı mı?
    .value = Kontrat kaç puan eder?
    .split = Deklaran tarafı nasıl paylaşır?
    .leftover = Artan puan kime gider?
    .pay = Kim kime öder?
    .next-dealer = Sonraki eli kim dağıtır?

# --- Kartlar

mighty-deck =
    .title = Deste
    .rule = Dört ve beş kişi bir deste ve bir Joker’le, altı ile sekiz kişi iki deste ve iki Joker’le oynar. Dağıtım eşit çıksın diye bazı küçük kartlar çıkarılır; üç ya da dört kart yerde kapalı kalır.
    .yes = { $players } oyuncunun her birine { $each } kart; yerde kapalı { $count } kart.

mighty-points =
    .title = Puan kartları
    .rule = Her rengin A, K, Q, J ve 10’u birer puandır; başka hiçbir kart, Joker bile, puan getirmez.
    .said =
        { $why ->
            [buried] { $count ->
                [0] { $seat } puan ayırmamıştı.
               *[other] { $seat } { $count } puan ayırmıştı.
            }
           *[trick] { $count ->
                [0] Lövede puan yok.
               *[other] { $seat } { $count } puan alır.
            }
        }

mighty-mighty =
    .title = Mighty
    .rule = Mighty A♠’dır; koz maçaysa A♦. Her kartı geçer ve her zaman oynanabilir; yine de kendi rengine aittir.
    .yes = { $card } Mighty’dir ve her zaman oynanabilir.
    .said =
        { $why ->
            [power] Mighty: { $card }.
           *[takes] { $seat } löveyi Mighty ile alır: { $card }.
        }

mighty-joker =
    .title = Joker
    .rule = Joker, Mighty dışında her kartı, kozu da geçer. Hiçbir renge ait değildir; ilk ve son löve dışında her zaman oynanabilir.
    .yes = Ne açılmış olursa olsun Joker burada oynanabilir.
    .said = { $seat } löveyi Joker’le alır.

mighty-ripper =
    .title = Ripper
    .rule = Ripper 3♣’tir; koz sinekse 3♠.
    .said = Ripper: { $card }.

# --- İhale

mighty-auction-turn =
    .title = İhalede sıra
    .rule = Önce dağıtan konuşur, sonra saat yönünde ilerlenir. Sırası gelen bir sayı söyler, pas geçer ya da tümüne pas der.
    .said = Söz sırası: { $seat }.

mighty-auction-range =
    .title = İhalenin sınırları
    .rule = İhalede 13 ile 20, iki desteyle 25 ile 40 arasında bir puan ve bir renk ya da kozsuz söylenir.
    .one = İhalede 13 ile 20 arasında bir puan ve bir renk ya da kozsuz söylenir.
    .two = İhalede 25 ile 40 arasında bir puan ve bir renk ya da kozsuz söylenir.
    .yes = { $bid }, { $lowest } ile { $highest } arasındadır ve henüz kimse bir şey söylemedi.
    .no = { $bid } söylenemez: burada { $lowest } ile { $highest } arası söylenir.
    .said = { $seat } { $bid } söyler.

mighty-auction-higher =
    .title = Öncekini geçmek
    .rule = Söylenen, öncekini geçmelidir: daha çok puan ya da renge karşı aynı puanla kozsuz. Renkler birbirine eşittir.
    .yes = { $bid }, { $high } üzerine çıkar.
    .no = { $bid }, { $high } üzerine çıkmaz: daha çok puan ya da renge karşı aynı puanla kozsuz gerekir.
    .said = { $seat }, { $high } üzerine { $bid } söyler.

mighty-auction-pass =
    .title = Pas
    .rule = Pas yalnız bu tur içindir: ardından biri söylerse yeniden konuşabilirsiniz.
    .yes = Pas geçebilirsiniz; ardından biri söylerse yeniden konuşabilirsiniz.
    .said = { $seat } pas geçer.

mighty-auction-pass-all =
    .title = Tümüne pas
    .rule = Tümüne pas diyen ihaleden çıkar.
    .yes = İhaleden çıkabilirsiniz.
    .said = { $seat } tümüne pas der ve ihaleden çıkar.

mighty-auction-won =
    .title = İhaleyi kazanmak
    .rule = En yüksek söyleyen, ondan sonra ihalede kalan herkes pas geçer geçmez ihaleyi kazanır.
    .said = { $bidder } ihaleyi { $bid } ile kazanır.

mighty-auction-again =
    .title = Bir tur daha
    .rule = İlk turda kimse söylemezse, dağıtandan başlayarak herkese, tümüne pas diyenlere de, bir söz daha verilir.
    .said = Kimse söylemedi: herkese bir söz daha, önce { $dealer }.

mighty-auction-redeal =
    .title = Kimse söylemezse
    .rule = İkinci turda da kimse söylemezse aynı oyuncu yeniden dağıtır.
    .said = İki turda da kimse söylemedi: { $dealer } yeniden dağıtır.

mighty-yarborough =
    .title = Yarborough
    .rule = Elinde ne puan kartı ne Joker olan, ilk söz sırasında, daha önce ne söylenmiş olursa olsun elini gösterebilir ve aynı oyuncu yeniden dağıtır. Bunun yerine pas geçer ya da söylerse el her zamanki gibi oynanır.
    .yes = Ne puan kartı ne Joker: bu eli gösterebilirsiniz, kartlar yeniden dağıtılır.
    .no =
        { $why ->
            [late] Yarborough ilk söz sırasında gösterilir; o sıra geçti.
           *[strong] Bu Yarborough değil, elinizde şunlar var: { $cards }.
        }
    .said = { $seat } Yarborough gösterir, ne puan kartı ne Joker: kartlar yeniden dağıtılır.

# --- Yer kartları, kontrat, çağrı

mighty-pickup =
    .title = Yer kartları
    .rule = Deklaran yer kartlarını herkese gösterir ve eline katar.
    .said = { $seat } yerden alır: { $cards }.

mighty-bury =
    .title = Kart ayırmak
    .rule = Deklaran yerdekiler kadar kartı kapalı olarak ayırır; hangisi olursa, Mighty ya da Joker bile. Ayrılan puan kartları deklaran tarafına sayılır.
    .yes = Bu { $count } kart ayrılabilir.
    .no =
        { $why ->
            [number] Tam { $count } kart ayırın.
           *[hold] Yalnız elinizdeki kartları ayırabilirsiniz.
        }
    .said = { $seat } { $count } kartı kapalı olarak ayırır.

mighty-contract-keep =
    .title = Kontratı korumak
    .rule = Yer kartlarından sonra deklaran kontratı korur ya da bir kez değiştirir.
    .yes = { $bid } kontratını koruyabilirsiniz.
    .said = { $seat } kontratı korur: { $bid }.

mighty-contract-switch =
    .title = Kontratı değiştirmek
    .rule = Kontrat başka bir renge tam 2 fazlasıyla, kozsuza tam 1 fazlasıyla değiştirilebilir; iki desteyle 3 ve 2 fazlasıyla. Kozsuzdan bir renge geçmek de 2 ya da 3 fazladır.
    .one = Kontrat başka bir renge tam 2 fazlasıyla, kozsuza tam 1 fazlasıyla değiştirilebilir. Kozsuzdan bir renge geçmek de 2 fazladır.
    .two = Kontrat başka bir renge tam 3 fazlasıyla, kozsuza tam 2 fazlasıyla değiştirilebilir. Kozsuzdan bir renge geçmek de 3 fazladır.
    .yes = { $bid } kontratına geçmek { $step } fazla ister; bu da tam o kadar.
    .no =
        { $why ->
            [strain] Kontrat { $bid }: değişiklik başka bir renge olmalı.
           *[step] { $bid } kontratından bu değişiklik tam { $step } fazlasıyla yapılmalı.
        }
    .said = { $seat } kontratı değiştirir: { $bid }.

mighty-contract-maximum =
    .title = En yüksek kontrat
    .rule = Hiçbir değişiklik 20’yi, iki desteyle 40’ı aşamaz.
    .one = Hiçbir değişiklik 20’yi aşamaz.
    .two = Hiçbir değişiklik 40’ı aşamaz.
    .no = Hiçbir kontrat { $highest } puanı aşamaz.

mighty-contract-switch-to-max =
    .title = Doğrudan en yükseğe
    .rule = Deklaran, ne söylemiş olursa olsun, herhangi bir renkte ya da kozsuzda doğrudan 20’ye, iki desteyle 40’a geçebilir.
    .one = Deklaran, ne söylemiş olursa olsun, herhangi bir renkte ya da kozsuzda doğrudan 20’ye geçebilir.
    .two = Deklaran, ne söylemiş olursa olsun, herhangi bir renkte ya da kozsuzda doğrudan 40’a geçebilir.
    .yes = Doğrudan { $bid } kontratına geçebilirsiniz.
    .no = Kontrat zaten { $bid }.
    .said = { $seat } doğrudan { $bid } kontratına geçer.

mighty-contract-no-13 =
    .title = 13 kontratı yok
    .rule = Dört kişiyle, 13’te kazanılıp korunan kontrat aynı renkte 14 olarak oynanır. Değişiklikler 13’ten sayılır.
    .said = 13’lük ihale 14 olarak oynanır: { $seat } korur, kontrat { $bid }.

mighty-call-elsewhere =
    .title = Başkasındaki kart
    .rule = Deklaran başkasında olan bir kart çağırır. İki desteyle, yalnız bir kopyası kendisinde olan kart da çağrılabilir; iki kopyası da elinde ya da ayırdıkları arasında olan çağrılamaz.
    .one = Deklaran başkasında olan bir kart çağırır.
    .two = Deklaran başkasında olan kartlar çağırır. Yalnız bir kopyası kendisinde olan kart da çağrılabilir; iki kopyası da elinde ya da ayırdıkları arasında olan çağrılamaz.
    .yes = { $count ->
            [one] { $cards } başka birinde, çağrılabilir.
           *[other] { $cards } başkalarında da var, çağrılabilir.
        }
    .no =
        { $why ->
            [one] Bir kart çağırın.
            [deck] { $card } bu destede yok.
           *[own] { $card } başka kimsede yok.
        }
    .said = { $seat } çağırır: { $cards }.

mighty-call-two =
    .title = Çağrılan iki kart
    .rule = İki desteyle deklaran iki ayrı kart çağırır.
    .no = İki ayrı kart çağırın.

# --- Oyun

mighty-turn =
    .title = Sıra kimde
    .rule = İlk löveyi deklaran, sonrakileri bir önceki löveyi alan açar; oyun saat yönünde ilerler. Sırası gelen, elindeki kartlardan birini oynar ve her hamlenin bir zamanı vardır.
    .yes =
        { $why ->
            [next] El bitti; sonraki başlayabilir.
           *[lead] Siz açıyorsunuz; { $card } ile açılabilir.
        }
    .no =
        { $why ->
            [hold] { $card } elinizde yok.
           *[phase] { $phase ->
                [deal] Kartlar henüz dağıtılmadı.
                [auction] İhale sürüyor.
                [bury] Önce deklaran kart ayırır.
                [contract] Önce deklaran kontratı korur ya da değiştirir.
                [call] Önce deklaran kart çağırır.
                [play] El oynanıyor.
               *[hand-over] El bitti: sonraki ele geçin.
            }
        }
    .said =
        { $why ->
            [next] Sonraki el.
           *[plays] { $seat } { $card } oynar.
        }

mighty-lead-first-trump =
    .title = İlk löve kozla açılmaz
    .rule = İlk löve kozla açılmaz; meğerki deklaranın açabileceği başka kartı olmasın. Orada açılamayan Joker ve Ripper başka karttan sayılmaz; Mighty hiçbir zaman koz değildir.
    .yes = Açabileceğiniz başka kart yok; koz olsa da { $card } ile açılabilir.
    .no = { $card } kozdur; elinizde başka renk varken ilk löve onunla açılmaz.

mighty-lead-first-ripper =
    .title = İlk löve Ripper’la açılmaz
    .rule = İlk löve Ripper’la açılmaz.
    .no = { $card } Ripper’dır; ilk löve onunla açılmaz.

mighty-joker-first =
    .title = Joker uçlarda oynanmaz
    .rule = Joker ne ilk lövede ne son lövede oynanır.
    .no =
        { $why ->
            [first] İlk lövede Joker oynanmaz.
           *[last] Son lövede Joker oynanmaz.
        }

mighty-joker-due =
    .title = Joker’in vakti
    .rule = Joker son löveden önce oynanmalıdır: elinde, son löveden önce kalan löve sayısı kadar Joker olan, birini şimdi oynar. Bu her şeyden önce gelir.
    .yes = Elde { $left } kart kaldı: Joker şimdi oynanmalı.
    .no = Elde { $left } kart kaldı: yalnız Joker oynanabilir, çünkü son löveye kalamaz.

mighty-joker-names =
    .title = Joker renk söyler
    .rule = Joker’le açan, herkesin uyacağı rengi söyler; dördünden biri olabilir.
    .yes = Joker’le açıyorsunuz; uyulacak renk: { led-suit }.
    .no =
        { $why ->
            [unnamed] Joker’le açan, uyulacak rengi söyler.
           *[named] Rengi yalnız Joker’le açan söyler.
        }
    .said = { $seat } Joker’le açar; uyulacak renk: { led-suit }.

mighty-follow =
    .title = Renge uymak
    .rule = Açılan renge uyabiliyorsanız uyun; Mighty ve Joker her zaman oynanabilir. O renkten tek kartınız Mighty ise onu ya da Joker’i oynamalısınız. Uyamıyorsanız istediğinizi oynayın.
    .yes =
        { $why ->
            [void] Açılan renk ({ led-suit }) elinizde yok; her kart oynanabilir.
           *[follows] { $card } renge uyar: { led-suit } açıldı.
        }
    .no = { $card } oynanamaz: { led-suit } açıldı ve elinizde var.
    .said = { $seat } { $card } oynar; açılan renk ({ led-suit }) elinde yok.

mighty-ripper-demands =
    .title = Ripper’ın isteği
    .rule = Açılan Ripper Joker’i ister: kimdeyse onu oynamalı ya da Mighty oynayarak kurtulmalıdır. Joker’in vakti gelmişse kurtuluş yoktur.
    .yes = { $card } Ripper’ın isteğini karşılar.
    .no = Ripper açıldı ve Joker sizde: onu ya da Mighty’yi ({ $card }) oynayın.
    .said = { $seat } Ripper’la açar ({ $card }): Joker kimdeyse onu ya da Mighty’yi oynamalı.

mighty-ripper-rips =
    .title = Düşen Joker
    .rule = Ripper’la açılan lövedeki Joker, o löve için değersizdir.
    .said = { $count ->
            [one] Joker düştü; oynayan: { $seats }.
           *[other] { $count } Joker düştü; oynayanlar: { $seats }.
        }

mighty-ripper-own =
    .title = Kendi Ripper’ınız
    .rule = Tek Joker, Ripper’la açanın elindeyse Ripper’ın etkisi yoktur. İki desteyle, açanda ne olursa olsun, Joker’i olan diğer herkesten bir Joker çıkartır; her lövede bir kart.
    .one = Joker, Ripper’la açanın elindeyse Ripper’ın etkisi yoktur.
    .two = Ripper, açanda ne olursa olsun, Joker’i olan diğer herkesten bir Joker çıkartır; her lövede bir kart.
    .yes = { $card } ile açılabilir; sizdeki Joker’e dokunmaz.

mighty-trick =
    .title = Löveyi almak
    .rule = Löveyi Mighty alır; yoksa düşürülmemiş Joker; yoksa en büyük koz; yoksa açılan rengin en büyüğü. İki aynı karttan ilk oynanan alır.
    .said =
        { $why ->
            [trump] { $seat } löveyi en büyük kozla alır: { $card }.
           *[led] { $seat } löveyi açılan rengin en büyüğüyle alır: { $card }.
        }

mighty-partner-played =
    .title = Eş ortaya çıkar
    .rule = Çağrılan kartı oynayan, eş olarak ortaya çıkar. İki desteyle, deklaran dışında o kartı ilk oynayan o kartın eşidir.
    .one = Çağrılan kartı oynayan, eş olarak ortaya çıkar.
    .two = Deklaran dışında çağrılan bir kartı ilk oynayan o kartın eşidir.
    .said = { $seat } çağrılan { $card } kartını oynar; eş odur.

mighty-partner-declared =
    .title = Kendini ilan etmek
    .rule = Löve aldıktan sonra, sonrakini açmadan önce, önünde en az bir kazanılmış puan kartı olan oyuncu, eşi henüz bilinmiyorsa elindeki çağrılan kartı ilan edebilir.
    .yes = { $card } kartını şimdi ilan edip eş olduğunuzu gösterebilirsiniz.
    .no =
        { $why ->
            [when] Eş, löve aldıktan sonra, sonrakini açmadan önce kendini ilan eder.
            [points] Kendinizi yalnız önünüzde kazanılmış puan kartı varken ilan edebilirsiniz.
            [bidder] Deklaran eş olamaz.
            [card] { $card } elinizdeki çağrılan bir kart değil.
           *[known] { $card } kartının eşi belli: { $partner }.
        }
    .said = { $seat } { $card } kartını ilan eder; eş odur.

mighty-partner-one-a-trick =
    .title = Lövede bir eşlik
    .rule = İki desteyle kimse aynı löveyle iki eş birden olamaz; ne oynayıp ilan ederek ne de iki kez ilan ederek.
    .no = Bu löveyle zaten eş oldunuz; öteki eş ancak başka bir löveyle olabilirsiniz.

mighty-take =
    .title = Eşim, bunu al
    .rule = 17 ve üstü, iki desteyle 34 ve üstü kontratta deklaran, açmadan hemen önce “Eşim, bu löveyi al” diyebilir: elde bir kez, iki desteyle iki kez, her açışta bir kez. Kimseyi zorlamaz.
    .one = 17 ve üstü kontratta deklaran, açmadan hemen önce, elde bir kez “Eşim, bu löveyi al” diyebilir. Kimseyi zorlamaz.
    .two = 34 ve üstü kontratta deklaran, açmadan hemen önce “Eşim, bu löveyi al” diyebilir: elde iki kez, her açışta bir kez. Kimseyi zorlamaz.
    .yes = Eşinizden bu löveyi almasını isteyebilirsiniz; kimseyi zorlamaz.
    .no =
        { $why ->
            [when] Bunu yalnız deklaran, açmadan hemen önce söyler.
            [low] Bu, { $points } ve üstü kontratta söylenebilir.
            [twice] Bu löve için zaten söylediniz.
           *[often] { $count ->
                [one] Bu elde zaten söylediniz.
               *[other] Bu elde zaten iki kez söylediniz.
            }
        }
    .said = { $seat }: “Eşim, bu löveyi al.”

mighty-end-early =
    .title = Zaten battı
    .rule = Bütün eşler belli ve savunma kontratı batıracak kadar puan aldıysa el biter: kalan löveler sonucu değiştiremez.
    .yes = El bitti: bütün eşler belli ve savunma { $count } puanla kontratı batırdı.
    .no = Kontrat son löveden önce battı.

mighty-end =
    .title = Son löve
    .rule = Aksi hâlde el son löveyle biter.
    .yes = Son löve oynandı.

# --- Puanlama

mighty-score-made =
    .title = Yapıldı mı, battı mı
    .rule = Deklaran tarafı, ayrılan kartlarla birlikte en az kontratın puanı kadar aldıysa kontrat yapılmıştır.
    .yes = Kontrat yapıldı: { $contract } gerekiyordu, deklaran tarafı { $points } aldı.
    .no = Kontrat battı: { $contract } gerekiyordu, deklaran tarafı { $points } aldı.

mighty-score-value =
    .title = Kontratın değeri
    .rule = Kontratın değeri puanından 12, iki desteyle 24 eksiktir. Kozsuz ya da fazladan alınan puanlar bir şey eklemez.
    .one = Kontratın değeri puanından 12 eksiktir. Kozsuz ya da fazladan alınan puanlar bir şey eklemez.
    .two = Kontratın değeri puanından 24 eksiktir. Kozsuz ya da fazladan alınan puanlar bir şey eklemez.
    .said = Kontratın değeri { $points } − { $par } = { $worth }.

mighty-score-split =
    .title = Paylaşma
    .rule = Deklaran ve eş toplamı 2 : 1, iki eş varsa 2 : 1 : 1 paylaşır. İki eşliği de taşıyan tek oyuncu bir eş sayılır.
    .said = { $count ->
            [one] Toplam { $total }: deklarana { $bidders }, eşe { $each }.
           *[other] Toplam { $total }: deklarana { $bidders }, her eşe { $each }.
        }

mighty-score-leftover =
    .title = Artan puanlar
    .rule = Böyle bölünmeyen artar: bir puan deklarana; iki puan eşlere birer, tek eş varsa deklaran ve eşe birer; üç puan herkese birer gider.
    .said = { $left ->
            [1] 1 puan artar; deklarana gider.
            [2] { $count ->
                [one] 2 puan artar; biri deklarana, biri eşe gider.
               *[other] 2 puan artar; her eşe bir puan gider.
            }
           *[3] 3 puan artar; deklarana ve her eşe bir puan gider.
        }

mighty-score-pay =
    .title = Kim öder
    .rule = Yapılırsa her savunan bu değeri öder ve deklaran tarafı toplamı paylaşır; batarsa aynı miktarlar ters yöne gider. Her elin toplamı sıfırdır.
    .said =
        { $made ->
            [yes] Her savunan { $worth } öder.
           *[no] Her savunan { $worth } alır.
        }

mighty-next-dealer =
    .title = Sonraki dağıtan
    .rule = Sonraki eli eş dağıtır; iki eş varsa deklarandan saat yönünde ilk gelen.
    .said = Sonraki eli { $next_dealer } dağıtır.

# Bir oyuncunun oyun sırasında dayanabileceği bilgiler.

mighty-knows-trumps =
    .title = Dışarıdaki kozlar
    .why =
        { $count ->
            [0] Dışarıda koz ({ led-suit }) kalmadı.
           *[other] Dışarıda { $count } koz ({ led-suit }) var.
        }
mighty-knows-special =
    .title = Dışarıdaki özel kartlar
    .why =
        { $count ->
            [0] Mighty, Joker ve Ripper dışarıda değil.
           *[other] Hâlâ dışarıda: { $cards }.
        }
mighty-knows-void =
    .title = Renk bitti
    .why = { $seat }: { led-suit } yok.
mighty-knows-no-joker =
    .title = Joker yok
    .why = { $seat }: Joker yok.
mighty-knows-side =
    .title = Sizin taraf
    .why = Kesinlikle sizinle: { $seats }.
mighty-knows-points =
    .title = Kontrat şimdilik
    .why = Deklaranın bilinen tarafı, ayrılan kartlar sayılmadan, şimdiye kadar { $count } puan aldı; gereken { $points }.
