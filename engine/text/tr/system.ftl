# Kimsenin görmediği eller ve kararlar için söylenenler.

claim =
    .certain = { $seat }: elinde kesinlikle { $holding }.
    .presumed = { $seat }: elinde büyük olasılıkla { $holding }.

holding-anything = herhangi bir şey var
    .not = hiçbir şey yok
holding-has = { $card } var
    .not = { $card } yok
holding-at-least-number =
    { $count ->
        [1] { $number } sayılı taş var
       *[other] { $number } sayılı en az { $count } taş var
    }
    .not =
        { $count ->
            [1] { $number } yok
           *[other] { $number } sayılı taş { $count } taneden az
        }
holding-void-number = { $number } yok
    .not = { $number } sayılı taş var
holding-all = { $holdings }
    .not = şunların hepsi birden yok: { $holdings }
holding-one-of = şunlardan en az biri: { $holdings }
    .not = şunların hiçbiri yok: { $holdings }
holding-good-pose = bir sayıdan çiftiyle dört taş ya da iki sayıdan üçer taş var
    .not = ne bir sayıdan çiftiyle dört taş ne de iki sayıdan üçer taş var

decision-alike =
    .title = Hepsi aynı
    .why = Bu hamleleri ayıran bir şey yok; ilki seçilir.
    .tells = Hamleleri ayıran bir şey yoktu.
decision-lot =
    .title = Kurayla
    .why = Kura buna çıktı.
    .tells = Kura buna çıktı.
decision-asleep = “{ $convention }” için burada fırsat yok.
decision-not-held = “{ $convention }” bu elde olmayanı ister.
decision-no-such-action = Hiçbir hamle “{ $convention }” anlaşmasına uymazdı.
decision-all-alike = Kalan hamlelerin hepsi “{ $convention }” anlaşmasına aynı ölçüde uyar.
