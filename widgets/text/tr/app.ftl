# Masanın çevresindeki uygulama.

app-name = Silent Partners
game-dominoes = Domino
    .about = Jamaika eşli dominosu, “altıya sıfır”: rakip sıfırdayken altıya ilk ulaşan takım kazanır.

home-title = Sessiz ortağınızla oynayın
home-about = Botlara karşı, kendi hızınızda. Süre yok, bahis yok.
home-new = Yeni oyun
home-seats = Koltuklar
home-seat-name = { $number }. koltuktaki ad
home-seat-player = { $number }. koltukta kim oynuyor
home-start = Başla
home-house = Ev kuralları
home-players = Oyuncu
home-waiting = Oyuna devam et
home-upload = Kayıt aç…
home-put-away = Listeden kaldır: { $game }
home-away = Kaldırıldı: { $game }
home-bring-back = Geri getir: { $game }
home-recover = Oradan sürdür
home-unlisted = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor, bu yüzden burada oyun listelenmez. Bir oyunu kendi adresi yeniden açar.
home-binder = Binder gibi ortak bir sunucuda kapsayıcının tümü sayfayı açana aittir: orada oynayın ama gizli bir şey tutmayın.
level-beginner = Acemi
level-club = Kulüp
level-expert = Uzman
level-human = Kişi
level-book = Kitaba göre

name-0 = Maya
name-1 = Rio
name-2 = Joel
name-3 = Tess

button-home = Ana ekran
button-undo = Geri al
button-redo = Yinele
button-hint = İpucu
button-why = Neden
button-log = Kayıt
button-rules = Kurallar
button-more = Diğer
button-close = Kapat
button-close-resume = Kapat ve sürdür
button-clear = Bırak
button-confirm = Onayla
button-play = { $tile } oyna
button-pass = Pas
button-next = Sonraki el
button-step = Sonraki hamle
button-restart = Dağıtımı baştan başlat
button-new-session = Yeni oturum
button-dark = Koyu
button-light = Açık
button-colours = Sayı ve seri renkleri
button-reveal = Ben { $seat }. Elimi göster

label-language = Dil
label-pace = Botların hızı
pace-fast = Hızlı
pace-normal = Normal
pace-step = Adım adım
label-deal = { $number }. el
paused = Botlar duraklatıldı

ask-restart = Bu dağıtım baştan başlasın mı? Önceki puanlar kalır.
ask-new-session = Baştan başlansın mı? Bütün puanlar sıfırlanır.
note-undone = Geri alındı: { $count } hamle.
note-redone = Yinelendi: { $count } hamle.
note-restarted = Dağıtım aynı ellerle yeniden başlıyor.
note-new-session = Yeni bir oturum başlıyor.
news-kept-again = Her şey yeniden kaydedildi.
news-rescued = Kayıtlı oyunların dosyası hasar görmüştü: bir kenara kaldırıldı, okunabilen her şey sürüyor.
note-fault = Bir şeyler ters gitti; oyun olduğu gibi duruyor. Lütfen yeniden deneyin.
note-unreadable = Bu, açılabilen bir kayıt değil: { $why }
note-taken-to = Kayıt yalnızca { $count } hamle izlenebildi.

unkept = Oyunu yalnızca bu sayfa tutuyor: açık bırakın.

record-download = Kaydı indir
record-none = Kayıt, bir el bittiğinde indirilebilir.
record-about = Biten eller, bütün taş ve kartlarıyla. Başlangıç sayfasından yeniden açılır.

picker-tile = Taş
picker-end = Uç
picker-opener = Açan
picker-none = seçin

prompt-play = { $tile } taşı { $end } ucuna. O uç { $becomes } olur.
prompt-which-end = { $tile } iki uca da uyuyor. Birini seçin.
prompt-open-with = { $tile } ile açın.
prompt-opener = { $deal }. eli { $opener } açar.
prompt-choose-opener = Kimin açacağını seçin.
prompt-choose-tile = Bir taş seçin.
prompt-pass = Uçlara uyan taş yok: { $ends }.
prompt-bot = Sıra: { $seat }.
prompt-step = Sıra: { $seat }. Hamle için düğmeye basın.
prompt-handover = Cihazı verin: { $seat }. Bütün eller gizli.

score-label = Skor { $scores }: { $first }, rakip { $second }

why-fit = { $count } taş uyuyor, oynamanız gerekir
why-pass = Uyan taş yok, pas geçersiniz
why-open = Eli siz açıyorsunuz
why-nominate = Açanı siz seçiyorsunuz
why-waiting = Sıra: { $seat }
why-suggestion = İyi bir oyuncu ne yapardı
why-last = Son hamleler
why-bots-see = Botlar yalnızca kendi elini ve masayı görür.

census = Masada, 8 üzerinden
census-hard = { $end } sert uç: 8 yarımın 7’si açıkta.
census-void = { $seat } pas geçti: elinde { $ends } yok.

outcome-won = Eli { $team } kazandı
outcome-match = Maçı { $team } kazandı
outcome-draw = El berabere
how-out = { $seat } bitirdi
how-key = { $seat } anahtar taşla bitirdi
how-block = Kilit, en düşük { $seat }
how-draw = Kilit, en düşük toplam iki takımda da var
how-reset = { $how }; iki puan da yeniden 0
ledger = Bütün eller
ledger-deal = El
ledger-how = Nasıl bitti

log-empty = Henüz bir şey oynanmadı.
log-deal = { $number }. el

rules-conventions = Anlaşmalar
rules-lesson = Ders: { $title }

spoken-empty = Masa boş.
spoken-ends = Uçlar { $ends }.
spoken-turn = Sıra: { $seat }.
spoken-names = { $seat } açanı seçiyor.
spoken-hand = Elinizde { $tiles }.
spoken-playable = Oynanabilir: { $tiles }.
