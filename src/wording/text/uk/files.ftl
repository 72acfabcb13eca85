## Voice, devices, files

voice-lost = Голос зник. Лише текст. Партія триває.
voice-back = Голос повернувся.
ear-lost = Навушник { $side_gen } мовчить: особистих повідомлень не чути, передайте самі. Партія триває.
ear-back = Навушник { $side_gen } знову говорить.
ear-lost-arbiter = Навушник судді мовчить. Там лише текст. Партія триває.
ear-back-arbiter = Навушник судді знову говорить.
pad-lost = Геймпад зник: { $side }.
pad-back = Геймпад повернувся: { $side }.
file-saved = Збережено. Півходів: { $n }.
    .brief = Збережено.
file-torn = Останній рядок обірвано й відрізано. Збережено півходів: { $n }.
file-damaged = Пошкодження в рядку { $n }. До нього все ціле. Врятувати те, що лишилося: { $option }.
file-not-saved = Не збережено! Годинник зупинено. Покличте суддю.
file-saves-again = Збереження знову працює. Годинник стоїть, доки суддя не скаже: продовжити.
file-saves-once-more = Збереження знову працює.
file-entry-not-saved = Не збережено й не рахується. Звільніть місце на диску і введіть ще раз.
file-left-unsaved = Протокол не закрито. Збережено півходів: { $n }.
people-unkept = Що потрібно гравцям, не можна прочитати чи зберегти: { $why }. Це лише на одну партію.
file-moved = Файл протоколу зник або його змінено. Протокол повністю записано в новий файл: { $text }. Повідомте суддю.
file-goes-on = Файл протоколу було втрачено: протокол ведуть далі у файлі { $text }.
file-two-records = Під цим іменем два різні протоколи: { $list }. Перейменуйте той, який не продовжуватимете, або назвіть інший повним іменем.
file-nearly-full = Диск майже заповнений. Суддя, звільніть місце, інакше протокол скоро не збережеться.
file-was-open = Цей протокол могли читати інші. Тепер лише ви.
file-copy-lost = Друга копія протоколу не пишеться. Партія триває.
file-copy-back = Друга копія протоколу знову повна.
file-copy-taken = Протокол узято з другої копії: { $text }.
game-restored = Партію відновлено. { $N_ord } хід, ходять { $side }.
game-goes-on = Партія триває. { $N_ord } хід, ходять { $side }.
game-unpressed = Хід зроблено: { $move }. Годинник ще не перемкнуто.

## Troubles with files

file-unwritable = У теку не можна зберегти: { $text }.
file-full = Диск заповнено.
file-missing = Немає такого файлу: { $text }.
file-unreadable = Файл не читається: { $text }.
file-in-use = Протокол відкрито в іншому місці: { $text }.
file-held = Протокол відкрито в іншому місці: { $text }. Продовжити його тут: { $option }.
file-taken-over = Інша програма закрила протокол і завершилася. Його ведуть далі тут.
file-not-open = Протокол не був відкритий в іншій програмі.
file-owner-unknown = Протокол відкрито в іншому місці, а програми, яка його відкрила, тут не знайдено: { $text }.
file-owner-stays = Протокол відкрито в іншому місці, а програму, яка його відкрила, завершити не вдалося: { $text }.
desk-aside = Без дошки: { $text }. { $result }
desk-more = Незакінчених партій у теці ще: { $n }. Їх відкривають за назвою.
desk-matches = Мікроматчі продовжують окремо: { $list }.

## What a check of a record found

check-sound = Протокол цілий. Рядків: { $n }. Півходів: { $m }.
check-open = Партію не завершено.
check-adjourned = Партію відкладено.
check-empty = Протокол порожній.
check-torn = Останній рядок обірвано. Цілих рядків: { $n }.
check-damaged = Рядок { $n } не читається.
check-chain = Ланцюг перервано в рядку { $n }.
check-order = Рядок { $n } не на своєму місці.
check-version = Невідома версія протоколу: { $n }.
check-event = Рядок { $n } не відповідає попереднім.
check-illegal = Неможливий хід у рядку { $n }: { $move }.
check-clock = Час не збігається в рядку { $n }.
check-result = Результат не збігається в рядку { $n }.
check-opening = Початок у рядку { $n } не такий, як за жеребкуванням.
check-why-text = Це не текст.
check-why-no-sum = Контрольна сума відсутня.
check-why-sum = Контрольна сума не сходиться: цей рядок або попередній змінено чи втрачено.
check-why-order = На місці рядка номер { $m } стоїть рядок номер { $n }.
check-no-line-end = Рядок { $n } не закінчено символом кінця рядка.
check-not-closed = Протокол не закрито: останній рядок { $n }.
check-folder = Протоколів: { $n }. Цілих: { $m }. Із зауваженнями: { $k }. Не читається: { $l }.

## What is recovered from a damaged record

salvage-bit = Рядок { $n }: один біт був хибний. Виправлено.
salvage-copied = Перший рядок узято з його копії в другому.
salvage-profile = Правила в першому рядку взято з їхнього профілю.
salvage-unproved = Рядок { $n } узято як є: попередній утрачено, і контрольна сума нічого не доводить.
salvage-lost-one = Утрачено рядок { $n }.
salvage-lost = Утрачено рядки з { $n } до { $m }.
salvage-why-torn = Обірваний.
salvage-why-missing = У файлі немає.
salvage-why-unfounded = Не випливає з того, що лишилося.
salvage-no-first = Врятувати нічого не можна: перший рядок утрачено, а його копії у файлі немає.
salvage-whole = Пошкоджень немає. Скопійовано без змін: { $text }.
salvage-done = Врятовано до { $text }. Рядків збережено: { $n }. Утрачено: { $m }.
salvage-done-game = Врятовано до { $text }. Рядків збережено: { $n }. Утрачено: { $m }. Півходів: { $k }.
salvage-note = Відновлено з пошкодженого протоколу { $text }. Рядків збережено: { $n }. Утрачено: { $m }.
salvage-exists = Уже є. Нічого не записано.
salvage-unwritten = Не вдалося записати: { $text }.

## What a check of a file of games found

check-games = Партій: { $n }. Півходів: { $m }. Зауважень: { $k }.
check-no-games = У файлі немає партій.
check-no-file-of-games = У { $text } немає ні протоколу, ні партій.
check-place = Рядок { $n }, стовпець { $m }.
check-at-game = Партія { $n }.
check-at-move = Партія { $n }, хід { $m }.
check-line = Рядок { $n }.
check-line-byte = Рядок { $n }, байт { $m }.
check-byte = Байт { $n }.
check-charset = Файл не в Юнікоді. Прочитано в кодуванні { $text }.
check-encoding = Кодування: { $text }.
check-encoding-marked = Кодування: { $text }, з позначкою порядку байтів.
check-lone-cr = Рядки закінчуються самим поверненням каретки.
check-undecodable = Рядок { $n }: це не { $text }. Назвіть інше кодування.
    .written = Рядок { $n }: це не { $text }. Щоб прочитати його в іншому кодуванні: --charset NAME.
check-not-charset = Це не { $text }.
check-kept = Партію { $n } ({ $text }) збережено до цього місця. Півходів: { $m }.
check-not-kept = Партію { $n } не збережено.
check-stray = Не зрозуміло: { $text }.
check-tag = Це не тег: { $text }.
check-tag-form = Тег записано не за формою: { $text }. Прочитано як { $other }.
check-tag-twice = Тег повторюється, враховано перший: { $text }.
check-game-type = Невідомий вид шашок: { $text }.
check-other-game = Інша гра: { $text }.
check-other-board = Інший розмір дошки: { $text }.
check-position = Позиція не читається: { $text }.
check-castling = Право на рокіровку без короля й тури на початкових полях, пропущено: { $text }.
check-en-passant = Через поле взяття на проході не проходив пішак, поле пропущено: { $text }.
check-score = Це не результат: { $text }.
check-two-scores = Два результати: тут { $text }, у тегу { $other }.
check-board-score = Записано результат { $text }, а за останньою позицією – { $other }.
check-unread = Це не хід: { $text }.
check-form = Хід записано не за формою: { $text }. Прочитано як { $other }. Таких ходів: { $n }.
check-letters = Літери короля, ферзя, тури, слона й коня: { $text }.
check-quiet = Записано як взяття, але нічого не взято: { $text }.
check-unlawful = Неможливий хід: { $text }.
check-out-of-turn = Хід належить суперникові.
check-ambiguous = Так записують різні взяття: { $text }.
check-several = Так записують кілька ходів: { $text }.
check-open-comment = Коментар не закрито.
check-open-variation = Варіант не закрито.
check-no-variation = Тут немає відкритого варіанта.
check-early-variation = Варіант до першого ходу.
check-too-deep = Забагато вкладених варіантів; пропущено.
check-too-long = Задовга партія, решту пропущено.
check-many-names = Імен більше, ніж буває в архіві; решту пропущено.
check-late-names = Імена стоять після надто багатьох партій; решту пропущено. Поставте їх перед партіями.
check-file-end = Файл обривається.
check-late-setup = Камені розставлено після ходу.
check-not-library = Це не бібліотека рендзю.
check-library-version = Новіша версія бібліотеки: { $text }.
check-xml = Розмітку архіву порушено: { $text }.

## The score sheet

sheet-number = №
sheet-round = Тур { $text }
sheet-position = Позиція
sheet-used = Витрачено часу
sheet-signature = підпис
sheet-unfinished = поки немає
sheet-irregular = неможливий хід, що лишився в силі
sheet-notes = Нотатки
sheet-offer = запропоновано нічию
sheet-strong = сильний хід
sheet-very-strong = дуже сильний хід
sheet-weak = слабкий хід
sheet-very-weak = дуже слабкий хід
sheet-seems-weak = на вигляд слабкий, насправді сильний
sheet-seems-strong = на вигляд сильний, насправді слабкий

## Converting

convert-no-form = Незрозумілий формат: { $text }. Вкажіть: { $option }.
convert-exists = Файл уже є: { $text }. Щоб перезаписати: { $option }.
convert-sheet-in = Бланк назад не читається: { $text }. Потрібен протокол або файл партій.
convert-both-records = Це вже протокол: { $text }.
convert-other-form = Партія { $n } не записується у вигляді { $text }. Можна так: { $option }.
convert-several = Кілька партій не вміщуються в один протокол. Вкажіть файл: у кожної партії буде свій.
convert-letters = У кодуванні { $text } немає літер, які треба записати.
convert-in-unicode = Записано у { $other }: у кодуванні { $text } немає деяких літер.
convert-whole = Цілі файли, записані до цього: { $n }, останній – { $text }.
convert-no-record = З партії { $n } не виходить протокол: { $text }.
convert-other-rules = Партію { $n } зіграно не за цими правилами: { $text }.
convert-long = Партія { $n } задовга для протоколу. Півходів може бути не більше: { $m }.
convert-note = Джерело – { $option }: { $text }.
convert-note-bare = Джерело – { $option }.
convert-stated = У файлі вказано результат { $text }; партія тут обривається.
convert-null = Партія { $n }: порожнього ходу в протоколі бути не може. Від нього пропущено півходів: { $m }.
convert-left-out = Формат { $text } не зберігає { $what }; пропущено в партіях: { $n }.
left-out-variations = варіанти
left-out-remarks = коментарі, знаки й час ходів
left-out-details = інші відомості про партію
left-out-result = поразку обох суперників

## The arguments of the program

usage-option = Немає такого параметра: { $text }.
usage-task = Немає такої команди: { $text }.
usage-alike = Можливо, малося на увазі: { $text }.
usage-value = Параметр { $option }: хибне значення { $text }.
usage-takes = Приймається: { $list }.
usage-no-value = Після параметра { $option } потрібне значення.
usage-missing = Потрібно ще: { $list }.
usage-twice = Параметр { $option } можна вказати лише один раз.
usage-together = Параметри { $option } і { $text } разом не вказують.
usage-no-task = Потрібна команда.
usage-not-understood = Не зрозуміло: { $text }.
usage-how = Виклик: { $text }
usage-help = Докладніше: { $text }.

## Scripts and terminals

script-task = Сценарій може почати гру, мікроматч, продовження, перегляд, навчання або саму програму.
script-no-board = Кільком терміналам потрібна партія за дошкою.
screen-none = Немає термінала, на якому можна малювати. Без нього: { $option }.
terminal-gone = Термінал зник: { $text }.

## The envelope

envelope-no-file = Протокол партії не записано у файл.
envelope-missing = Конверта немає: { $text }.
envelope-no-key = У конверті немає ключа: { $text }.
envelope-bad-key = Те, що лежить у конверті, не ключ.
envelope-other = Конверт не від цього ходу, або його змінено.
envelope-read-by-others = Конверт могли прочитати інші: права на файл змінено. { $text }.
envelope-length = У таємному ході від одного до { $n_card_gen } байтів.
envelope-random = Немає випадкових чисел від системи: хід не запечатано.
envelope-disk = Конверт не можна ні прочитати, ні записати.
envelope-unsealed = Конверт не можна записати. Нічого не запечатано. Покличте суддю.

## Why not, behind what cannot be done

record-empty = протокол порожній
record-foreign = це не протокол партії й не протокол мікроматчу
record-damaged = перший рядок пошкоджено. Врятувати те, що лишилося: { $option }
record-schema = невідома версія протоколу, { $n }
record-opening = за першим рядком немає чого грати
record-line = рядок { $n } не випливає з того, що стоїть перед ним
io-at = { $text }: { $what }
io-missing = такого файлу чи теки немає
io-denied = немає дозволу
io-exists = уже існує
io-folder = це тека
io-no-folder = це не тека
io-full = диск заповнено
io-read-only = диск лише для читання
io-no-text = це не текст
io-undecodable = рядок { $n } – не { $text }; інше кодування можна назвати параметром
    .written = рядок { $n } – не { $text }; інше кодування можна назвати параметром --charset
io-short = уривається зарано
io-busy = зайнято
io-name = такої назви бути не може
io-gone = ніхто вже не читає
io-taken = його зайняла інша програма
io-other = помилка системи { $n }
file-refused = { $text }: { $why }.
file-profile = { $text }, рядок { $n }, стовпець { $m }: не зрозуміло.
file-line = { $text }, рядок { $n }: { $what }.
file-event = { $text }: { $what }.
file-value = { $text }: так не може бути: { $what }.
file-keys-twice = { $text }: одна клавіша в одному місці робить дві речі.
file-keys-unknown = { $text }: розкладки { $what } немає. Є: { $words }.
file-keys-missing = { $text }: є дія, для якої не лишилося клавіші.
script-time = Рядок { $n }: { $text }. Час пишуть так: { $example }, не більше ста років.
script-expected = Рядок { $n }: { $text }. Очікувати можна так: { $list }.
script-terminals = Рядок { $n }: { $text }. Термінали пишуть так: { $example }; кожен один раз.
script-terminal = Рядок { $n }: { $text }. Набране стоїть після назви термінала: { $example }.
script-quote = Рядок { $n }: { $text }. Лапки не закрито.

## Турніри, голоси й позиції, з якими нічого не зробити

trf-column = у стовпцях від { $n } до { $m } стоїть не те, що має: { $text }
trf-record = не зрозуміло: { $text }
trf-twice = учасника { $n } вказано двічі
trf-unknown = учасника { $n } немає
trf-oneself = тур { $n }: учасника { $m } записано суперником самому собі
trf-unanswered = тур { $n }: в учасника { $m } суперник { $k }, а в рядку суперника записано інше
trf-colours = тур { $n }: в учасників { $m } і { $k } один колір
trf-results = тур { $n }: результати учасників { $m } і { $k } не сходяться
trf-two-odd = тур { $n }: двоє без пари, { $m } і { $k }
trf-rounds = турів більше, ніж { $n }
trf-tab = знак табуляції; стовпці відділяють пробілами
trf-undecodable = це не { $text }; збережіть файл у кодуванні { $text }
trf-empty = учасників немає; рядок учасника починається з { $example }
trf-large = більше ніж { $n } байтів
trf-mark = позначку порядку байтів пропущено
trf-latin = не { $text }: прочитано як { $other }, літери імен можуть бути хибні
trf-comma = десяткову кому прочитано як крапку
trf-blanks = пробіли в кінці пропущено
trf-points = указано очок: { $text }, за результатами { $other }; рахуються результати
trf-plus = тур { $n }: плюс без суперника прочитано як пропуск туру з очком
trf-minus = тур { $n }: мінус без суперника прочитано як неявку
pair-ahead = тур { $n } ще не скласти; зіграно турів: { $m }
pair-unfinished = тур { $n }: немає результату учасника { $m }; спершу потрібні всі результати
pair-nobody = тур { $n }: складати пари немає з кого
pair-impossible = тур { $n } за правилами не скласти; вирішує головний суддя
pair-no-lot = жереб про колір на першій дошці невідомий; його вказують так: { $example }
pair-many = учасників забагато: { $n }
pair-wide = тур { $n }: очки надто різні, пар не скласти
engine-unknown = Немає такого голосу: { $text }. Є: { $list }.
engine-address = Немає такої адреси голосу: { $text }. Як її пишуть: { $example }.
engine-not-built = Програму зібрано без цього голосу: { $text }.
engine-no-server = Служба мовлення за адресою { $text } не відповідає: { $why }.
engine-no-start = Голос не запускається, { $text }: { $why }.
engine-ended = Голос завершився: { $text }.
engine-silent = Голос не відповідає.
engine-gone = Голос зник.
engine-broken = Голос більше не чути: { $why }.
engine-answer = Голос відмовляє. Його відповідь: { $text }.
tool-position = Це не позиція: { $text }. { $reason } Як її пишуть: { $example }.
fen-long = Вона довша за будь-яку позицію.
fen-turn = Чергу ходу позначають так: { $example }.
fen-list = Це не список шашок: { $text }.
fen-range = Це не ряд полів: { $text }.
fen-two-pieces = Дві шашки на одному полі: { $text }.
fen-two-stones = Два камені в одному пункті: { $text }.
fen-board = На дошці вісім горизонталей по вісім полів.
fen-castling = Для права на рокіровку король і тура стоять на початкових полях.
fen-en-passant = Через поле взяття на проході щойно не проходив пішак.
fen-counters = Дві останні частини – кількість півходів без взять і ходів пішаками та номер ходу.
fen-parts = Частини позиції: дошка, черга ходу, рокіровка, взяття на проході та два лічильники.
tool-no-fouls = Заборонені пункти є лише в рендзю, а не за цими правилами: { $text }.
tool-depth = Глибина { $n } завелика. Найбільша: { $m }.

## Two records of one game

compare-same = Ходи однакові: { $n }, і результат теж.
compare-start = Це не два записи однієї партії: початкові позиції різні.
compare-part = Розходяться на ході { $n } { $side_gen }: { $text } у першому, { $other } у другому.
compare-second-ends = Другий запис закінчується; перший продовжується ходом { $text }, півходів: { $n }.
compare-first-ends = Перший запис закінчується; другий продовжується ходом { $text }, півходів: { $n }.
compare-again = Знову та сама позиція: після півходу { $n } у першому і { $m } у другому.
compare-apart = Більше вони не сходяться.
compare-result = Результати різні. Перший: { $result } Другий: { $other }
compare-open = Партію не закінчено.
compare-time = Час { $side_gen }: { $w } у першому, { $b } у другому.
compare-found-first = У першому: { $text }
compare-found-second = У другому: { $text }
compare-part-again = Знову розходяться на ході { $n } { $side_gen }: { $text } у першому, { $other } у другому.
compare-part-shifted = Знову розходяться: півхід { $n } першого – { $text }, півхід { $m } другого – { $other }.
compare-longer-first = Перший запис довший, півходів: { $n }.
compare-longer-second = Другий запис довший, півходів: { $n }.
compare-stated = Запис обривається; у файлі вказано { $text }.
compare-left = Лишилося часу після ходу { $n } { $side_gen }, { $text }: { $w } у першому, { $b } у другому.
compare-left-more = Час розходиться й далі, півходів: { $n }.
compare-enter-first = За столом першого запису ввести: { $list }.
compare-enter-second = За столом другого запису ввести: { $list }.
compare-set-first = За першим записом суддя вводить: { $text }
compare-set-second = За другим записом суддя вводить: { $text }
compare-clock = { $time }
compare-reason = записи звірено
settings-aside = Налаштування не застосовано. { $why }
