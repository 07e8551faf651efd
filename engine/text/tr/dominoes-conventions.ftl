# Dominoda anlaşmalar: adı; ne dediği ve ne zaman (rule); kendi taşlarına göre neden uyulduğu (why); masanın bundan
# okuyabileceği (tells).

dominoes-convention-count-the-number =
    .title = Sayıları say
    .rule = Her sayı yedi taşta bulunur; ne masada ne elinizde olanlar başkalarındadır. Bunlardan azının uyduğu uçları bırakın.
    .why =
        { $count ->
            [0] Başka ellerde { $ends } için uyan taş yok.
           *[other] Başka ellerde { $ends } için uyan { $count } taş var.
        }
    .tells = { $ends } için uyan taş başkalarında az olabilir.
dominoes-convention-pass-is-forever =
    .title = Pas kalıcıdır
    .rule = Pas geçen oyuncuda iki ucun sayısı da yoktur ve el bitene kadar olmaz.
    .why = { $seat } pas geçti: bu elde onda { $ends } yok.
    .tells = { $seat } pas geçti: bu elde onda { $ends } yok.
dominoes-convention-read-the-pose =
    .title = Açılışı oku
    .rule = Serbestçe seçilip açılan çift, büyük olasılıkla uzun bir sayıdandır. Zorunlu 6-6 bir şey söylemez.
    .why = { $opener } eli { $tile } ile açtı: { $number } onda büyük olasılıkla uzun.
    .tells = { $opener } eli { $tile } ile açtı: { $number } onda büyük olasılıkla uzun.
dominoes-convention-nominate-honestly =
    .title = Dürüst seçim
    .rule = Temsilcide bir sayıdan çiftiyle birlikte dört taş ya da iki sayıdan üçer taş varsa kendisi açar. Yoksa eşi açar.
    .why =
        { $who ->
            [self] El açılışa uygun: bir sayıdan çiftiyle birlikte dört taş ya da iki sayıdan üçer taş var.
           *[partner] Elde ne bir sayıdan çiftiyle birlikte dört taş ne de iki sayıdan üçer taş var; bu yüzden { $opener } açar.
        }
    .tells =
        { $who ->
            [self] { $representative } kendisi açıyor: büyük olasılıkla uzun bir sayısı var.
           *[partner] { $opener } açıyor: { $representative } büyük olasılıkla uzun bir sayıya sahip değil.
        }
dominoes-convention-no-naked-double =
    .title = Yalnız çiftle açma
    .rule = Sayısından başka taşınız olmayan bir çiftle açmayın: eşinizi yanıltır.
    .why =
        { $count ->
            [one] { $tiles }, sayısında yalnız; eşinizi yanıltırdı.
           *[other] { $tiles }, sayılarında yalnız; eşinizi yanıltırdı.
        }
    .tells = Çiftle açan oyuncuda o sayıdan başka taşlar da vardır.
dominoes-convention-pose-long-suit =
    .title = Uzun sayıyla aç
    .rule = Elinizde en çok olan sayıyla, varsa onun çiftiyle açın.
    .why = Elinizde { $number } sayılı { $count } taş var; başka hiçbir sayıdan daha çok yok.
    .tells = { $tile } büyük olasılıkla en uzun sayıdan.
dominoes-convention-block-by-lowest =
    .title = En düşükle kilitle
    .rule = Masayı yalnızca takımınızın en düşük toplamı iki rakibinkinden de düşük olacaksa kilitleyin.
    .why =
        { $act ->
            [closes] Kilitlemek kazandırmalı: en düşük toplam aşağı yukarı { $own }, rakipte { $theirs }.
           *[open] Kilitlemek kazandırmaz: en düşük toplam aşağı yukarı { $own }, rakipte { $theirs }.
        }
    .tells = Masayı kilitleyen, en düşük toplamın kendi takımında olduğunu düşünür.
dominoes-convention-prepare-key =
    .title = Anahtarı hazırla
    .rule = Üç ya da daha az taşla, başkası oynayamazken eli bitirin; iki sert uca da uyan taşı sona saklayın.
    .why =
        { $points ->
            [2] Artık başka kimse oynayamıyor: sırada { $tiles } var; sonuncusu anahtar taştır ve 2 puan getirir.
           *[other] Artık başka kimse oynayamıyor: sırada { $tiles } var.
        }
    .tells = Skor { $scores } iken anahtar taş bir puan fazla getirir.
dominoes-convention-score-awareness =
    .title = Skoru gözet
    .rule = Beş puandaysanız ya da rakibin puanı varsa anahtar taş bir şey eklemez: en güvenli galibiyeti seçin.
    .why = Skor { $scores } iken anahtar taş bir şey eklemez; artık başka kimse oynayamıyor: sırada { $tiles } var.
    .tells = Skor { $scores } iken anahtar taş bir şey eklemez: her galibiyet yeter.
dominoes-convention-squeeze-next =
    .title = Sonrakini sıkıştır
    .rule = İki uçta da sonraki rakibin pas geçtiği sayıları bırakın.
    .why = { $seat } yine pas geçmek zorunda: onda { $ends } yok.
    .tells = { $seat } yine pas geçmek zorunda: onda { $ends } yok.
dominoes-convention-doubles-out =
    .title = Çiftler erken
    .rule = Çift yalnız bir sayıya uyar; uyarken oynanır.
    .why =
        { $count ->
            [0] { $tile } yalnız { $number } ucuna uyar ve o sayıyı artık kimse açamaz.
           *[other] { $tile } yalnız { $number } ucuna uyar; başka ellerde bu sayıdan { $count } taş var.
        }
    .tells = { $tile } yalnız { $number } ucuna uyar; uyarken oynanır.
dominoes-convention-own-hard-end =
    .title = Kendi ucunu koru
    .rule = Başka kimsenin oynayamadığı uç sizin özel çıkışınızdır: onu açın, önce başka yere oynayın.
    .why = Artık { $numbers } yalnız sizde var; başka kimse oraya oynayamaz.
    .tells = Başka kimsenin oynayamadığı uç özel bir çıkıştır.
dominoes-convention-foreign-hard-end =
    .title = Rakibe uç açma
    .rule = Yalnız rakiplerin oynayabileceği bir uç açmayın.
    .why = Şu sayılara yalnız rakipler oynayabilirdi: { $numbers }.
    .tells = Yalnız rakiplerin oynayabileceği uç açılmaz.
dominoes-convention-strand-their-double =
    .title = Çiftlerini hapset
    .rule = Bir sayıdan yalnız rakibin çifti kaldıysa o sayıyı uçlardan kaldırın: çift ölür.
    .why = { $tile }, { $number } sayılı son taş ve rakipte. Uçlarda { $number } yokken ölüdür.
    .tells = Artık hiçbir uçta { $number } yok: kalan çift ölüdür.
dominoes-convention-refuse-block =
    .title = Kilidi önle
    .rule = Bir ucun sayısından kalan son taş öbür uçta masayı kilitleyebilecekse ve kilit size yaramıyorsa uçlardan birini kapatın.
    .why = Yoksa başka bir eldeki { $tile } masayı kilitleyebilirdi; toplamlar da size yaramıyor.
    .tells = Artık hiçbir son taş masayı kilitleyemez.
dominoes-convention-spare-partner =
    .title = Eşini gözet
    .rule = İki uçta da eşinizde olmayan sayıları bırakmayın.
    .why = { $partner } için başka bir sayı açık kalır: onda { $ends } yok.
    .tells = { $partner } için başka bir sayı açık kalır: onda { $ends } yok.
dominoes-convention-repeat-partner =
    .title = Eşin sayısını yinele
    .rule = Eşinizin açtığı sayıyı öbür uca da getirin.
    .why = { $partner } eli { $number } ile açtı: şimdi iki uçta da o var.
    .tells = { $partner } eli { $number } ile açtı: şimdi iki uçta da o var.
dominoes-convention-dont-cut-partner =
    .title = Eşini kesme
    .rule = Uçlardan birinde eşinizin açtığı sayı varsa öbür uca oynayın.
    .why = { $partner } eli { $number } ile açtı; o uç açık bırakılır.
    .tells = { $partner } eli { $number } ile açtı; o uç açık bırakılır.
dominoes-convention-cut-opponents =
    .title = Rakibi kes
    .rule = Rakibin açtığı sayıyı kapatın.
    .why = { $opener } eli { $number } ile açtı; o uç kapatılır.
    .tells = { $opener } eli { $number } ile açtı; o uç kapatılır.
dominoes-convention-front-runner =
    .title = Öndekine yardım et
    .rule = Eşinizin taşı sizinkinden azsa onun oynayabileceği uçları bırakın.
    .why = { $partner } önce bitirebilir: elinde { $count } taş kaldı.
    .tells = { $partner } önce bitirebilir: elinde { $count } taş kaldı.
dominoes-convention-lock-long-number =
    .title = Uzun sayıyı kilitle
    .rule = Bir sayıdan üç ya da daha çok taşınız kalıyorsa onu iki uca da getirin.
    .why = İki uçta da { $number } var ve elinizde bu sayıdan { $count } taş kalır.
    .tells = İki uçta da { $number } var: uzun bir sayı olabilir.
dominoes-convention-keep-ends-you-serve =
    .title = Kendi uçlarını bırak
    .rule = Kendinizin oynayabileceği uçları, elden gelirse ikisini de bırakın.
    .why = Oynayabileceğiniz uçlar: { $numbers }; taşlarınız: { $tiles }.
    .tells = Uçlarda { $ends } bırakan, büyük olasılıkla oraya oynayabilir.
dominoes-convention-keep-last-of-suit =
    .title = Son taşı sakla
    .rule = Bir sayıdan tek taşınızı değil, birden çok taşınız olan sayıdan oynayın.
    .why = Elinizde { $number } sayılı { $count } taş daha kalır.
    .tells = O elde { $number } sayılı başka taş olabilir.
dominoes-convention-weight-late =
    .title = Ağır taşı at
    .rule = İki pastan sonra kilit olasılığı artar: eşdeğer hamlelerden ağır taşı oynayın.
    .why = { $count } pastan sonra kilit olasılığı artar; ağır taş { $tile } oynanır.
    .tells = { $count } pastan sonra kilit olasılığı artar; ağır taşlar oynanır.
dominoes-convention-solve-the-end =
    .title = Sonu çöz
    .rule = Gizli taşların olası dağılımları azaldığında hepsine, daha önce rastgele seçilen birkaçına bakın ve en sık kazandıranı oynayın.
    .why =
        { $how ->
            [listed] Bu hamle { $count } olası dağılımın { $wins } tanesinde kazandırır.
           *[drawn] Bu hamle rastgele seçilen { $count } olası dağılımın { $wins } tanesinde kazandırır.
        }
    .tells = Gizli taşların olası dağılımları akıldan oynandı; en iyi sonucu bu hamle verdi.
