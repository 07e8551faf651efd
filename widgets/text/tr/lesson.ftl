# Ders metninin çevresinde duran sözler.

lesson-learn = Oynamayı öğrenin
lesson-about = Her ders birkaç dakikadır: kendi sözleriyle bir kural ya da anlaşma, bir konum, madde madde karar; ardından sıra sizde.
lesson-number = { $game } · ders { $number }
lesson-contents = Bütün dersler
lesson-play = Oyuna geç
lesson-ahead = Devam: { $title }
lesson-done = bitti
lesson-solved =
    { $count ->
        [0] okundu
       *[other] { $count } sorudan { $solved } çözüldü
    }

lesson-rule = Kural
lesson-convention = Anlaşma
lesson-silent = sessiz
lesson-decides = İyi bir oyuncu ne yapar
lesson-does = Hamle
lesson-alike = aynı derecede iyi
lesson-out = eler
lesson-many = diğer { $count } seçenek
lesson-reads = Masa ne okur
lesson-nothing = Bundan bir şey okunamaz
lesson-knows = Elinizdeki bilgiler
lesson-by-now = Masanın şimdiye dek bildiği ya da tahmin ettiği

lesson-try = Sıra sizde
lesson-pass = Pas
lesson-go = Onayla
lesson-show = Yanıtı göster
lesson-again = Bir daha
lesson-next = Sonraki konum
lesson-answer = **Yanıt.** { $play }
lesson-right = Doğru hamle.
lesson-other = Oynanabilir, ama sorulan bu değil.
lesson-refused = Oynanamaz.

lesson-first = Baş
lesson-back = Geri
lesson-on = İleri
lesson-last = Son
lesson-open = Bütün eller açık
lesson-where = Adım { $step } / { $count }
lesson-track = Eli adım adım izleyin
