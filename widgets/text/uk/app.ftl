# Застосунок довкола столу.

app-name = Silent Partners
game-dominoes = Доміно
    .about = Ямайське парне доміно, «шість — нуль»: перша пара, що набере шість, поки в суперників нуль.

home-title = Грайте з мовчазним партнером
home-about = Проти ботів, у власному темпі. Без таймера й ставок.
home-new = Нова гра
home-seats = Місця
home-seat-name = Ім’я на місці { $number }
home-seat-player = Хто грає на місці { $number }
home-start = Почати
home-house = Домашні правила
home-players = Гравці
home-waiting = Продовжити гру
home-upload = Відкрити запис…
home-put-away = Прибрати зі списку: { $game }
home-away = Прибрано: { $game }
home-bring-back = Повернути: { $game }
home-recover = Продовжити з того місця
home-unlisted = Цей браузер нічого не зберігає для цієї сторінки, тому ігор тут не перелічено. Гру знову відкриє її адреса.
home-binder = На спільному сервері, як-от Binder, увесь контейнер належить тому, хто відкрив сторінку: там можна грати, але не тримайте там нічого таємного.
level-beginner = Початківець
level-club = Клубний
level-expert = Експерт
level-human = Людина
level-book = За книгою

name-0 = Мая
name-1 = Ріо
name-2 = Джоел
name-3 = Тесс

button-home = На початок
button-undo = Скасувати
button-redo = Повторити
button-hint = Підказка
button-why = Чому
button-log = Запис
button-rules = Правила
button-more = Ще
button-close = Закрити
button-close-resume = Закрити й продовжити
button-clear = Зняти
button-confirm = Підтвердити
button-play = Зіграти { $tile }
button-pass = Пас
button-next = Наступна роздача
button-step = Наступний хід
button-restart = Перезапустити роздачу
button-new-session = Нова сесія
button-dark = Темна
button-light = Світла
button-colours = Кольори чисел і мастей
button-reveal = Це я, { $seat }. Показати мою руку

label-language = Мова
label-pace = Темп ботів
pace-fast = Швидко
pace-normal = Звичайно
pace-step = По кроку
label-deal = Роздача { $number }
paused = Ботів зупинено

ask-restart = Перезапустити роздачу? Попередні очки залишаться.
ask-new-session = Почати спочатку? Усі очки стануть нулем.
note-undone = Скасовано: { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
note-redone = Повторено: { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.
note-restarted = Роздача починається знову з тими самими руками.
note-new-session = Починається нова сесія.
news-kept-again = Усе знову збережено.
news-rescued = Файл зі збереженими іграми було пошкоджено: його відкладено, а все, що вдалося прочитати, триває далі.
note-fault = Щось пішло не так; гра лишилася такою, як була. Спробуйте ще раз.
note-unreadable = Це не запис, який можна відкрити: { $why }
note-taken-to = Запис удалося відтворити лише на { $count ->
        [one] { $count } дію
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дії
    }.

unkept = Гру тримає лише ця сторінка: не закривайте її.

record-download = Завантажити запис
record-none = Запис можна завантажити, коли роздачу завершено.
record-about = Завершені роздачі з усіма руками. Відкрити його можна на початковій сторінці.

picker-tile = Кісточка
picker-end = Кінець
picker-opener = Відкриває
picker-none = оберіть

prompt-play = { $tile } на { $end }. Цей кінець стане { $becomes }.
prompt-which-end = { $tile } пасує до обох кінців. Оберіть один.
prompt-open-with = Відкрити кісточкою { $tile }.
prompt-opener = { $opener } відкриває роздачу { $deal }.
prompt-choose-opener = Оберіть, хто відкриває.
prompt-choose-tile = Оберіть кісточку.
prompt-pass = Нічого не пасує до { $ends }.
prompt-bot = Ходить { $seat }.
prompt-step = Ходить { $seat }. Натисніть кнопку, щоб побачити хід.
prompt-handover = Передайте пристрій: { $seat }. Усі руки приховано.

score-label = Рахунок { $scores }: { $first } проти { $second }

why-fit = { $count ->
        [one] Підходить { $count } кісточка, тож треба ходити
        [few] Підходять { $count } кісточки, тож треба ходити
        [many] Підходять { $count } кісточок, тож треба ходити
       *[other] Підходить { $count } кісточки, тож треба ходити
    }
why-pass = Нічого не пасує, тож ви пасуєте
why-open = Роздачу відкриваєте ви
why-nominate = Ви обираєте, хто відкриває
why-waiting = Ходить { $seat }
why-suggestion = Що зробив би добрий гравець
why-last = Останні ходи
why-bots-see = Боти бачать лише свою руку та стіл.

census = На столі, з 8
census-hard = { $end } — жорсткий кінець: 7 із 8 половин уже на столі.
census-void = { $seat }: пас, отже немає { $ends }.

outcome-won = { $team } виграли роздачу
outcome-match = { $team } виграли матч
outcome-draw = Роздача — нічия
how-out = { $seat }: вихід
how-key = { $seat }: вихід ключовою кісточкою
how-block = Блок, найменше має { $seat }
how-draw = Блок, найменший залишок в обох парах
how-reset = { $how }; обидва рахунки знову 0
ledger = Усі роздачі
ledger-deal = №
ledger-how = Як завершилась

log-empty = Ще нічого не зіграно.
log-deal = Роздача { $number }

rules-conventions = Домовленості
rules-lesson = Урок: { $title }

spoken-empty = Стіл порожній.
spoken-ends = Кінці { $ends }.
spoken-turn = Ходить { $seat }.
spoken-names = { $seat } обирає, хто відкриває.
spoken-hand = У вас { $tiles }.
spoken-playable = Можна: { $tiles }.
