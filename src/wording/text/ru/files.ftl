## Voice, devices, files

voice-lost = Голос пропал. Только текст. Партия идёт.
voice-back = Голос вернулся.
ear-lost = Наушник { $side_gen } молчит: личные сообщения не слышны, передайте сами. Партия идёт.
ear-back = Наушник { $side_gen } снова говорит.
ear-lost-arbiter = Наушник судьи молчит. Там только текст. Партия идёт.
ear-back-arbiter = Наушник судьи снова говорит.
pad-lost = Геймпад пропал: { $side }.
pad-back = Геймпад вернулся: { $side }.
file-saved = Сохранено. Полуходов: { $n }.
    .brief = Сохранено.
file-torn = Последняя строка оборвана и отрезана. Сохранено полуходов: { $n }.
file-damaged = Повреждение в строке { $n }. До неё всё цело. Спасти то, что осталось: { $option }.
file-not-saved = Не сохранено! Часы остановлены. Позовите судью.
file-saves-again = Сохранение снова работает. Часы стоят, пока судья не скажет: продолжить.
file-saves-once-more = Сохранение снова работает.
file-entry-not-saved = Не сохранено и не считается. Освободите место на диске и введите ещё раз.
file-left-unsaved = Протокол не закрыт. Сохранено полуходов: { $n }.
people-unkept = Что нужно игрокам, нельзя прочесть или сохранить: { $why }. Это только на одну партию.
file-moved = Файл протокола пропал или изменён. Протокол целиком записан в новый файл: { $text }. Сообщите судье.
file-goes-on = Файл протокола был потерян: протокол продолжается в файле { $text }.
file-two-records = Под этим именем два разных протокола: { $list }. Переименуйте тот, который не продолжается, или назовите другой полным именем.
file-nearly-full = Диск почти заполнен. Судья, освободите место, иначе протокол скоро не сохранится.
file-was-open = Этот протокол могли читать другие. Теперь только вы.
file-copy-lost = Вторая копия протокола не пишется. Партия идёт.
file-copy-back = Вторая копия протокола снова полна.
file-copy-taken = Протокол взят из второй копии: { $text }.
game-restored = Партия восстановлена. { $N_ord } ход, ходят { $side }.
game-goes-on = Партия идёт. { $N_ord } ход, ходят { $side }.
game-unpressed = Ход сделан: { $move }. Часы ещё не переключены.

## Troubles with files

file-unwritable = В папку нельзя сохранить: { $text }.
file-full = Диск заполнен.
file-missing = Нет такого файла: { $text }.
file-unreadable = Файл не читается: { $text }.
file-in-use = Протокол открыт в другом месте: { $text }.
file-held = Протокол открыт в другом месте: { $text }. Продолжить его здесь: { $option }.
file-taken-over = Другая программа закрыла протокол и завершилась. Он продолжается здесь.
file-not-open = Протокол не был открыт в другой программе.
file-owner-unknown = Протокол открыт в другом месте, а программы, которая его открыла, здесь не нашлось: { $text }.
file-owner-stays = Протокол открыт в другом месте, а программу, которая его открыла, завершить не удалось: { $text }.
desk-aside = Без доски: { $text }. { $result }
desk-more = Незаконченных партий в папке ещё: { $n }. Их открывают по имени.
desk-matches = Микроматчи продолжают отдельно: { $list }.

## What a check of a record found

check-sound = Протокол цел. Строк: { $n }. Полуходов: { $m }.
check-open = Партия не окончена.
check-adjourned = Партия отложена.
check-empty = Протокол пуст.
check-torn = Последняя строка оборвана. Целых строк: { $n }.
check-damaged = Строка { $n } не читается.
check-chain = Цепь прервана в строке { $n }.
check-order = Строка { $n } не по порядку.
check-version = Неизвестная версия протокола: { $n }.
check-event = Строка { $n } не следует из того, что записано до неё.
check-illegal = Невозможный ход в строке { $n }: { $move }.
check-clock = Часы не сходятся в строке { $n }.
check-result = Результат не сходится в строке { $n }.
check-opening = Начало в строке { $n } не то, которое даёт жеребьёвка.
check-why-text = Это не текст.
check-why-no-sum = Нет контрольной суммы.
check-why-sum = Контрольная сумма не сходится: эта строка или предыдущая изменена или пропала.
check-why-order = На месте строки номер { $m } стоит строка номер { $n }.
check-no-line-end = Строка { $n } не закончена переводом строки.
check-not-closed = Протокол не закрыт: последняя строка { $n }.
check-folder = Протоколов: { $n }. Целых: { $m }. С замечаниями: { $k }. Не читается: { $l }.

## What is recovered from a damaged record

salvage-bit = Строка { $n }: один бит был неверен. Исправлен.
salvage-copied = Первая строка взята из её копии во второй.
salvage-profile = Правила в первой строке взяты из их профиля.
salvage-unproved = Строка { $n } взята как есть: предыдущая потеряна, и контрольная сумма ничего не доказывает.
salvage-lost-one = Потеряна строка { $n }.
salvage-lost = Потеряны строки с { $n } по { $m }.
salvage-why-torn = Оборвана.
salvage-why-missing = В файле нет.
salvage-why-unfounded = Не следует из того, что осталось.
salvage-no-first = Спасти ничего нельзя: первая строка потеряна, а её копии в файле нет.
salvage-whole = Повреждений нет. Скопировано без изменений: { $text }.
salvage-done = Спасено в { $text }. Строк сохранено: { $n }. Потеряно: { $m }.
salvage-done-game = Спасено в { $text }. Строк сохранено: { $n }. Потеряно: { $m }. Полуходов: { $k }.
salvage-note = Восстановлено из повреждённого протокола { $text }. Строк сохранено: { $n }. Потеряно: { $m }.
salvage-exists = Уже есть. Ничего не записано.
salvage-unwritten = Не удалось записать: { $text }.

## What a check of a file of games found

check-games = Партий: { $n }. Полуходов: { $m }. Замечаний: { $k }.
check-no-games = В файле нет партий.
check-no-file-of-games = В { $text } нет ни протокола, ни партий.
check-place = Строка { $n }, столбец { $m }.
check-at-game = Партия { $n }.
check-at-move = Партия { $n }, ход { $m }.
check-line = Строка { $n }.
check-line-byte = Строка { $n }, байт { $m }.
check-byte = Байт { $n }.
check-charset = Файл не в Юникоде. Прочитан в кодировке { $text }.
check-encoding = Кодировка: { $text }.
check-encoding-marked = Кодировка: { $text }, с меткой порядка байтов.
check-lone-cr = Строки кончаются одним возвратом каретки.
check-undecodable = Строка { $n }: это не { $text }. Назовите другую кодировку.
    .written = Строка { $n }: это не { $text }. Чтобы прочитать её в другой кодировке: --charset NAME.
check-not-charset = Это не { $text }.
check-kept = Партия { $n } ({ $text }) сохранена до этого места. Полуходов: { $m }.
check-not-kept = Партия { $n } не сохранена.
check-stray = Не понято: { $text }.
check-tag = Это не тег: { $text }.
check-tag-form = Тег записан не по форме: { $text }. Прочитано как { $other }.
check-tag-twice = Тег повторяется, учтён первый: { $text }.
check-game-type = Неизвестный вид шашек: { $text }.
check-other-game = Другая игра: { $text }.
check-other-board = Другой размер доски: { $text }.
check-position = Позиция не читается: { $text }.
check-castling = Право на рокировку без короля и ладьи на исходных полях, опущено: { $text }.
check-en-passant = Через поле взятия на проходе не проходила пешка, поле опущено: { $text }.
check-score = Это не результат: { $text }.
check-two-scores = Два результата: здесь { $text }, в теге { $other }.
check-board-score = Записан результат { $text }, а по последней позиции – { $other }.
check-unread = Это не ход: { $text }.
check-form = Ход записан не по форме: { $text }. Прочитано как { $other }. Таких ходов: { $n }.
check-letters = Буквы короля, ферзя, ладьи, слона и коня: { $text }.
check-quiet = Записано как взятие, но ничего не взято: { $text }.
check-unlawful = Невозможный ход: { $text }.
check-out-of-turn = Ход не этой стороны.
check-ambiguous = Так записываются несколько взятий: { $text }.
check-several = Так записываются несколько ходов: { $text }.
check-open-comment = Комментарий не закрыт.
check-open-variation = Вариант не закрыт.
check-no-variation = Здесь нет открытого варианта.
check-early-variation = Вариант до первого хода.
check-too-deep = Слишком много вложенных вариантов, они пропущены.
check-too-long = Слишком длинная партия, остаток пропущен.
check-many-names = Имён больше, чем бывает в архиве; остальное опущено.
check-late-names = Имена стоят после слишком многих партий; остаток пропущен. Поставьте их перед партиями.
check-file-end = Файл обрывается.
check-late-setup = Шашки расставлены после хода.
check-not-library = Это не библиотека рэндзю.
check-library-version = Более новая версия библиотеки: { $text }.
check-xml = Разметка архива нарушена: { $text }.

## The score sheet

sheet-number = №
sheet-round = Тур { $text }
sheet-position = Позиция
sheet-used = Затрачено времени
sheet-signature = подпись
sheet-unfinished = пока нет
sheet-irregular = невозможный ход, оставшийся в силе
sheet-notes = Заметки
sheet-offer = предложена ничья
sheet-strong = сильный ход
sheet-very-strong = очень сильный ход
sheet-weak = слабый ход
sheet-very-weak = очень слабый ход
sheet-seems-weak = кажется слабым, а сильный
sheet-seems-strong = кажется сильным, а слабый

## Converting

convert-no-form = Неясен формат: { $text }. Укажите: { $option }.
convert-exists = Файл уже есть: { $text }. Чтобы перезаписать: { $option }.
convert-sheet-in = Бланк обратно не читается: { $text }. Нужен протокол или файл партий.
convert-both-records = Это уже протокол: { $text }.
convert-other-form = Партия { $n } не записывается в виде { $text }. Можно так: { $option }.
convert-several = Несколько партий в один протокол не помещаются. Укажите файл: каждая партия получит свой.
convert-letters = В кодировке { $text } нет букв, которые нужно записать.
convert-in-unicode = Записано в { $other }: в кодировке { $text } нет некоторых букв.
convert-whole = Целы файлы, записанные до этого: { $n }, последний – { $text }.
convert-no-record = Из партии { $n } не получается протокол: { $text }.
convert-other-rules = Партия { $n } сыграна не по этим правилам: { $text }.
convert-long = Партия { $n } слишком длинна для протокола. Полуходов может быть не больше: { $m }.
convert-note = Источник – { $option }: { $text }.
convert-note-bare = Источник – { $option }.
convert-stated = В файле указан результат { $text }; партия здесь обрывается.
convert-null = Партия { $n }: пустого хода в протоколе быть не может. С него опущено полуходов: { $m }.
convert-left-out = Формат { $text } не хранит { $what }; опущено в партиях: { $n }.
left-out-variations = варианты
left-out-remarks = комментарии, знаки и время ходов
left-out-details = прочие сведения о партии
left-out-result = поражение обоих соперников

## The arguments of the program

usage-option = Нет такого параметра: { $text }.
usage-task = Нет такой команды: { $text }.
usage-alike = Возможно, имелось в виду: { $text }.
usage-value = Параметр { $option } не принимает значение { $text }.
usage-takes = Принимается: { $list }.
usage-no-value = После параметра { $option } нужно значение.
usage-missing = Не хватает: { $list }.
usage-twice = Параметр { $option } указывается только один раз.
usage-together = Параметры { $option } и { $text } вместе не указываются.
usage-no-task = Не хватает команды.
usage-not-understood = Не понято: { $text }.
usage-how = Вызов: { $text }
usage-help = Подробнее: { $text }.

## Scripts and terminals

script-task = Сценарий начинает игру, микроматч, продолжение, просмотр, обучение или саму программу.
script-no-board = Нескольким терминалам нужна партия за доской.
screen-none = Нет терминала, на котором можно рисовать. Без него: { $option }.
terminal-gone = Терминал пропал: { $text }.

## The envelope

envelope-no-file = У партии нет файла протокола.
envelope-missing = Конверта нет: { $text }.
envelope-no-key = В конверте нет ключа: { $text }.
envelope-bad-key = То, что лежит в конверте, не ключ.
envelope-other = Конверт не от этого хода, или его изменили.
envelope-read-by-others = Конверт могли прочесть другие: права на файл изменены. { $text }.
envelope-length = В тайном ходе от одного до { $n_card_gen } байтов.
envelope-random = Система не даёт случайных чисел: ход не запечатан.
envelope-disk = Конверт нельзя ни прочесть, ни записать.
envelope-unsealed = Конверт нельзя записать. Ничего не запечатано. Позовите судью.

## Why not, behind what cannot be done

record-empty = протокол пуст
record-foreign = это не протокол партии и не протокол микроматча
record-damaged = первая строка повреждена. Спасти то, что осталось: { $option }
record-schema = неизвестная версия протокола, { $n }
record-opening = по первой строке играть нечего
record-line = строка { $n } не следует из того, что стоит до неё
io-at = { $text }: { $what }
io-missing = такого файла или папки нет
io-denied = нет разрешения
io-exists = уже существует
io-folder = это папка
io-no-folder = это не папка
io-full = диск заполнен
io-read-only = диск только для чтения
io-no-text = это не текст
io-undecodable = строка { $n } – не { $text }; другую кодировку можно назвать параметром
    .written = строка { $n } – не { $text }; другую кодировку можно назвать параметром --charset
io-short = обрывается слишком рано
io-busy = занято
io-name = такого имени быть не может
io-gone = никто уже не читает
io-taken = его занимает другая программа
io-other = ошибка системы { $n }
file-refused = { $text }: { $why }.
file-profile = { $text }, строка { $n }, столбец { $m }: не понято.
file-line = { $text }, строка { $n }: { $what }.
file-event = { $text }: { $what }.
file-value = { $text }: так не может быть: { $what }.
file-keys-twice = { $text }: одна клавиша в одном месте делает две вещи.
file-keys-unknown = { $text }: раскладки { $what } нет. Есть: { $words }.
file-keys-missing = { $text }: есть действие, для которого не осталось клавиши.
script-time = Строка { $n }: { $text }. Время пишут так: { $example }, не больше ста лет.
script-expected = Строка { $n }: { $text }. Ожидать можно так: { $list }.
script-terminals = Строка { $n }: { $text }. Терминалы пишут так: { $example }; каждый один раз.
script-terminal = Строка { $n }: { $text }. Набранное стоит после имени терминала: { $example }.
script-quote = Строка { $n }: { $text }. Кавычка не закрыта.

## Турниры, голоса и позиции, с которыми ничего не сделать

trf-column = в столбцах с { $n } по { $m } стоит не то, что должно: { $text }
trf-record = не понято: { $text }
trf-twice = участник { $n } указан дважды
trf-unknown = участника { $n } нет
trf-oneself = тур { $n }: участник { $m } записан соперником самому себе
trf-unanswered = тур { $n }: у участника { $m } соперник { $k }, а в строке соперника записано другое
trf-colours = тур { $n }: у участников { $m } и { $k } один цвет
trf-results = тур { $n }: результаты участников { $m } и { $k } не сходятся
trf-two-odd = тур { $n }: двое без пары, { $m } и { $k }
trf-rounds = туров больше, чем { $n }
trf-tab = знак табуляции; столбцы отделяют пробелами
trf-undecodable = это не { $text }; сохраните файл в кодировке { $text }
trf-empty = участников нет; строка участника начинается с { $example }
trf-large = больше { $n } байт
trf-mark = метка порядка байтов пропущена
trf-latin = не { $text }: прочитано как { $other }, буквы имён могут быть неверны
trf-comma = десятичная запятая прочитана как точка
trf-blanks = пробелы в конце пропущены
trf-points = указано очков: { $text }, по результатам { $other }; считаются результаты
trf-plus = тур { $n }: плюс без соперника прочитан как пропуск тура с очком
trf-minus = тур { $n }: минус без соперника прочитан как неявка
pair-ahead = тур { $n } ещё не составить; сыграно туров: { $m }
pair-unfinished = тур { $n }: нет результата участника { $m }; сначала нужны все результаты
pair-nobody = тур { $n }: составлять пары не из кого
pair-impossible = тур { $n } по правилам не составить; решает главный судья
pair-no-lot = жребий о цвете на первой доске неизвестен; он указывается так: { $example }
pair-many = участников слишком много: { $n }
pair-wide = тур { $n }: очки слишком разные, пары не составить
engine-unknown = Нет такого голоса: { $text }. Есть: { $list }.
engine-address = Нет такого адреса голоса: { $text }. Как он пишется: { $example }.
engine-not-built = Программа собрана без этого голоса: { $text }.
engine-no-server = Служба речи по адресу { $text } не отвечает: { $why }.
engine-no-start = Голос не запускается, { $text }: { $why }.
engine-ended = Голос завершился: { $text }.
engine-silent = Голос не отвечает.
engine-gone = Голос пропал.
engine-broken = Связь с голосом прервалась: { $why }.
engine-answer = Голос отказывает. Его ответ: { $text }.
tool-position = Это не позиция: { $text }. { $reason } Как она пишется: { $example }.
fen-long = Она длиннее любой позиции.
fen-turn = Очередь хода обозначается так: { $example }.
fen-list = Это не список шашек: { $text }.
fen-range = Это не ряд полей: { $text }.
fen-two-pieces = Две шашки на одном поле: { $text }.
fen-two-stones = Два камня в одном пункте: { $text }.
fen-board = На доске восемь горизонталей по восемь полей.
fen-castling = Для права на рокировку король и ладья стоят на исходных полях.
fen-en-passant = Через поле взятия на проходе только что не проходила пешка.
fen-counters = Две последние части – число полуходов без взятий и ходов пешками и номер хода.
fen-parts = Части позиции: доска, очередь хода, рокировка, взятие на проходе и два счётчика.
tool-no-fouls = Запретные пункты есть только в рэндзю, а не по этим правилам: { $text }.
tool-depth = Глубина { $n } слишком велика. Самая большая: { $m }.

## Two records of one game

compare-same = Ходы одинаковы: { $n }, и результат тоже.
compare-start = Это не две записи одной партии: начальные позиции разные.
compare-part = Расходятся на ходе { $n } { $side_gen }: { $text } в первой, { $other } во второй.
compare-second-ends = Вторая запись кончается; первая продолжается ходом { $text }, полуходов: { $n }.
compare-first-ends = Первая запись кончается; вторая продолжается ходом { $text }, полуходов: { $n }.
compare-again = Снова одна позиция: после полухода { $n } в первой и { $m } во второй.
compare-apart = Больше они не сходятся.
compare-result = Результаты разные. Первая: { $result } Вторая: { $other }
compare-open = Партия не окончена.
compare-time = Время { $side_gen }: { $w } в первой, { $b } во второй.
compare-found-first = В первой: { $text }
compare-found-second = Во второй: { $text }
compare-part-again = Снова расходятся на ходе { $n } { $side_gen }: { $text } в первой, { $other } во второй.
compare-part-shifted = Снова расходятся: полуход { $n } первой – { $text }, полуход { $m } второй – { $other }.
compare-longer-first = Первая запись длиннее, полуходов: { $n }.
compare-longer-second = Вторая запись длиннее, полуходов: { $n }.
compare-stated = Запись обрывается; в файле указано { $text }.
compare-left = Осталось времени после хода { $n } { $side_gen }, { $text }: { $w } в первой, { $b } во второй.
compare-left-more = Расходится время и дальше, полуходов: { $n }.
compare-enter-first = За столом первой записи ввести: { $list }.
compare-enter-second = За столом второй записи ввести: { $list }.
compare-set-first = По первой записи судья вводит: { $text }
compare-set-second = По второй записи судья вводит: { $text }
compare-clock = { $time }
compare-reason = записи сверены
settings-aside = Настройки не применены. { $why }
