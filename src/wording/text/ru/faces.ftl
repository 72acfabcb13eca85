## Prompts of the linear face

prompt-play = { $Side }, { $n_ord } ход:
prompt-play-plain = { $Side }:
prompt-ready = Не начата:
prompt-ready-seen = Не начата:
prompt-ready-waits = Ждём судью:
prompt-ruling = На решение: { $what }:
prompt-paused = Часы стоят:
prompt-absent = Ждём { $side_gen }:
prompt-absent-both = Ждём обоих игроков:
prompt-over = Партия окончена:
prompt-board = Доска { $n }. { $question }
prompt-home = Ваш выбор:
prompt-replay = Просмотр, { $n } из { $m_card_gen }:
prompt-replay-empty = Просмотр, ходов нет:

## Home

home-title = Говорящий судья
home-new = Новая партия
home-resume = Продолжить партию
home-replay = Просмотр партии
home-set-up = Расставить позицию
home-quit = Выход
home-ask-rules = Какая игра?
home-other-edition = другая редакция правил
home-ask-edition = Какая редакция? Номер или обозначение.
home-ask-control = Какой контроль времени?
home-ask-meant = Строка списка или минуты?
home-ask-press = Как переключаются часы?
home-press-auto = сами, после хода
home-press-manual = вручную
home-top = Это первое меню. Чтобы закончить: выход.
home-ask-assistants = Есть ли у игроков ассистенты?
home-assistant-none = нет
home-assistant-white = у белых
home-assistant-black = у чёрных
home-assistant-both = у обоих
home-ask-tasks-white = Что разрешено ассистенту белых? Номер строки или перечень: ходит, переключает часы, записывает.
home-ask-tasks-black = Что разрешено ассистенту чёрных? Номер строки или перечень: ходит, переключает часы, записывает.
home-tasks-usual = всё, кроме заявлений за игрока и сурдоперевода
home-tasks-all = всё
home-ask-kind = Зачётная партия или тренировка?
home-rated = зачётная партия
home-training = тренировка
home-ask-file = Какая партия?
home-ask-replay = Какая партия? Можно ввести и путь к файлу с партиями.
home-ask-path = Введите путь к файлу с партиями.
home-no-files = Сохранённых партий нет.
home-no-open = Незаконченных партий нет.
home-ask-take-over = Этот протокол открыт другой программой. Закрыть её и продолжить здесь?
home-take-over-no = нет, пусть остаётся там
home-take-over-yes = да, продолжить здесь
menu-line = { $What }
menu-item = { $N }. { $What }
menu-passed = { $What }, { $n }
menu-default = Энтер: { $what }.
chosen = Выбрано: { $what }.
confirm-quit = Партия не окончена. Выйти? Да или нет?
confirm-restart = Аннулировать партию и начать заново? Да или нет?
confirm-undrawn = Жеребьёвки не было, { $article }. Всё равно начать? Да или нет?
confirm-result = Объявить такой результат? { $result } Да или нет?
confirm-exclusion = Исключить { $side_gen } из соревнований? { $result } Да или нет?
confirm-last-penalty = Достигнут предел невозможных ходов: { $side } проигрывают; если { $other } не могут дать мат – ничья. Так решить? Да или нет?
confirm-offer-side = Кто предлагает ничью: белые или чёрные?
confirm-restart-colours = Перепутаны цвета. Аннулировать партию и начать заново? Да или нет?
confirm-restart-board = Доска повёрнута. Аннулировать партию и начать заново? Да или нет?
confirm-take-back = Убрать из протокола сделанный ход { $move }? Да или нет?
confirm-resign = { $Side } сдаются? Да или нет?
confirm-resign-side = Кто сдаётся: белые или чёрные?

## Which face, and why

face-linear = Построчный вид: { $why }.
face-screen = Экранный вид: { $why }.
face-quiet = Тихий экран: { $why }.
face-why-flag = указано при запуске
face-why-environment = указано в окружении
face-why-unknown = в окружении указан неизвестный вид
face-no-language = Такого языка здесь нет: { $text }.
face-why-config = указано в настройках
face-why-pipe = это не терминал
face-why-dumb = терминал без курсора
face-why-reader = запущена программа экранного доступа
face-why-default = обычный терминал
face-two-switches = Построчный вид: пробел – дальше, энтер – взять.
face-reader-mute = Чтобы говорила только программа экранного доступа: { $words }.
face-reader-words = Чтобы строки были такими, как их произносят: { $words }.
face-reader-screen = Чтобы видеть весь экран с доской: { $text }.

## Labels of the screen

label-white = Белые
label-black = Чёрные
label-moves = Ходы
label-said = Сказано
label-turn = ход
label-time-trouble = цейтнот
label-clock-frozen = время по запросу
label-paused = часы стоят
label-flag = флажок
label-called = вызван судья
label-offer = предложена ничья
label-claim = заявление
label-result = Результат
label-arbiter = Судья
label-training = тренировка
label-rated = зачётная
label-manual = часы вручную
label-no-pad = нет геймпада
label-no-ears = наушник молчит
label-no-board = нет электронной доски
label-no-voice = нет голоса
label-too-small = Окно слишком маленькое: нужно не меньше { $wide } столбцов и { $high } строк
label-whole-board = часть доски, вся – { $wide } × { $high }
cue-turn = Ваш ход
cue-notice = Внимание
cue-warning = Время
cue-offer = Предложена ничья
cue-call = Зовут судью
cue-irregularity = Нарушение
cue-flag = Флажок

## The letters of the pieces

glyph-white-man = б
glyph-white-king = Б
glyph-black-man = ч
glyph-black-king = Ч
glyph-pawn = П
glyph-knight = К
glyph-bishop = С
glyph-rook = Л
glyph-queen = Ф
glyph-chess-king = Кр
glyph-white-stone = б
glyph-black-stone = ч

## The board in words

board-moves-made = Сделано ходов: { $n }.
board-row = { $N_ord_f } горизонталь: { $pieces }.

## Replay

replay-opened = Белые – { $white }, чёрные – { $black }. Полуходов: { $n }.
replay-opened-empty = Белые – { $white }, чёрные – { $black }. Ходов не сделано.
replay-game = Партия { $n } из { $m_card_gen }.
replay-finding = { $text }
replay-untimed = Время на ходы не записано.
replay-note = Заметка: { $text }
replay-own-note = Заметка при просмотре: { $text }
replay-comment = Комментарий: { $text }
replay-variation = Вариант: { $text }
replay-sign = Знак: { $text }.
replay-left = Осталось времени: { $time }.
replay-left-of = { $Side }: осталось { $time }.
replay-untimed-yet = До этого места время не указано.
replay-spent = Время на ход: { $time }.
replay-sign-number = Знак номер { $n }.
replay-arrow = Стрелка с { $from } на { $to }, цвет { $text }.
replay-coloured = Отмечено, цвет { $text }: { $squares }.
replay-marked = Отмечено, { $text }: { $squares }.
replay-label = Надпись { $text } на { $sq }.
colour-red = красный
colour-green = зелёный
colour-yellow = жёлтый
colour-blue = синий
colour-orange = оранжевый
colour-cyan = голубой
mark-triangle = треугольник
mark-square = квадрат
mark-circle = кружок
mark-cross = крестик
mark-selected = выделение
replay-pass = { $Side } пропускают ход.
replay-variations = Вариантов: { $n }.
replay-variations-list = Вместо последнего хода: { $list }
replay-variation-entered = Вариант { $n }.
replay-variation-end = Конец варианта.
replay-variation-back = Назад в предыдущий вариант.
refuse-replay-variations = Вариантов здесь нет.
glyph-interesting = интересный ход
glyph-dubious = сомнительный ход
glyph-forced = вынужденный ход
glyph-only = единственный ход
glyph-worst = худший ход
glyph-equal = равная позиция
glyph-equal-quiet = равные шансы, спокойная позиция
glyph-equal-active = равные шансы, острая позиция
glyph-unclear = неясная позиция
glyph-white-slight = у белых немного лучше
glyph-black-slight = у чёрных немного лучше
glyph-white-better = у белых лучше
glyph-black-better = у чёрных лучше
glyph-white-winning = у белых выиграно
glyph-black-winning = у чёрных выиграно
glyph-white-crushing = у белых подавляющее преимущество
glyph-black-crushing = у чёрных подавляющее преимущество
glyph-white-zugzwang = белые в цугцванге
glyph-black-zugzwang = чёрные в цугцванге
glyph-white-space = у белых больше пространства
glyph-black-space = у чёрных больше пространства
glyph-white-development = белые опережают в развитии
glyph-black-development = чёрные опережают в развитии
glyph-white-initiative = у белых инициатива
glyph-black-initiative = у чёрных инициатива
glyph-white-attack = у белых атака
glyph-black-attack = у чёрных атака
glyph-white-compensation = у белых компенсация за материал
glyph-black-compensation = у чёрных компенсация за материал
glyph-white-counterplay = у белых контригра
glyph-black-counterplay = у чёрных контригра
glyph-white-time = у белых мало времени
glyph-black-time = у чёрных мало времени
glyph-white-time-severe = у белых сильный цейтнот
glyph-black-time-severe = у чёрных сильный цейтнот
glyph-idea = с идеей
glyph-against = направлено против
glyph-better-is = лучше было
glyph-novelty = это новинка
replay-offer = Предложена ничья.
replay-position = Позиция { $n } из { $m_card_gen }.
replay-empty = Ходов не сделано.
replay-start = Начальная позиция.
replay-end = Конец протокола.
replay-no-act = Такого нет.
replay-ear-now = Рассказ на вашем языке.
replay-ear-all = Как звучало, и для кого.
replay-ear-of = Как слышали: { $who }.
replay-ear-none = В этом протоколе нет того, что было сказано.
replay-said = { $text }
replay-said-to = Для кого – { $who }: { $text }
replay-realtime = Как было, секунда в секунду.
replay-stopped = Остановлено.
replay-try = Наберите ход, чтобы попробовать его отсюда: он не сохранится.
replay-branch = Вариант от этой позиции.
replay-branch-left = Снова партия.
replay-branch-clock = В варианте время не идёт.
replay-games = Партий: { $n }.
replay-games-found = Найдено: { $n }.
replay-games-more = Это не все: { $word }.
refuse-replay-games = Это протокол одной партии, а не файл с партиями.
refuse-replay-no-such-games = Таких партий в файле нет.
refuse-replay-last-game = Это последняя партия файла.
refuse-replay-first-game = Это первая партия файла.

## Voices

voice-speechd = Голос: диспетчер речи.
    .written = Голос: speech-dispatcher.
voice-espeak = Голос: синтезатор «эспик».
    .written = Голос: синтезатор espeak-ng.
voice-tts = Голос: системный.
voice-none = Голоса нет. Только текст.
say-sample = Белые, дамка, ничья, рокировка, двадцать одна минута.
say-done = Готово.

## The hand on the board

hand-edge = Борт.
hand-picked = { $sq }: выбрано.
hand-dropped = { $sq }: отменено.
hand-empty = Поля не выбраны.
hand-incomplete = Куда?

## The set-up of a position

set-up-open = Расстановка. { $Game }.
set-up-put = { $Side }: { $pieces }.
set-up-list = { $Side }: { $pieces } ({ $n }).
set-up-removed = Пусто: { $squares }.
set-up-cleared = Доска пуста.
set-up-no-pieces = Необычно: { $side } без шашек.
set-up-no-move = Необычно: ход { $side_gen }, но ходить нечем.
set-up-decided = Необычно: партия на этой доске решена.
set-up-castling = Право на рокировку: { $side }, { $wings }.
wing-short = короткая
wing-long = длинная
set-up-done = Позиция готова.
prompt-set-up = Расстановка:
label-set-up = расстановка
refuse-too-many = Слишком много: { $side }, не больше { $n_card_gen }.
refuse-too-many-pawns = Слишком много пешек: { $side }, не больше { $n_card_gen }.
refuse-two-kings = Король только один: { $side }.
refuse-no-king = Нет короля: { $side }. Для партии нужны оба.
refuse-wrong-check = { $Side } под шахом, а ходит соперник: так начать нельзя.
refuse-last-rank = { $Side }: простая на последней горизонтали была бы дамкой: { $squares }.
refuse-pawn-rank = { $Side }: пешка не может стоять на крайней горизонтали: { $squares }.
refuse-no-pieces = На доске нет шашек.
refuse-promoted = { $Side }: превращённых фигур больше, чем недостаёт пешек.
refuse-both-checked = Под шахом оба короля: так начать нельзя.
refuse-two-rows = Выигрывающий ряд у обеих сторон: так начать нельзя.
position-castling = Право на рокировку не учтено: { $side }, король или ладья не на месте.
position-en-passant = Взятие на проходе не учтено: { $square }, пешка через это поле не проходила.

## Yes or no

prompt-question = Да или нет:
prompt-resign-side = Белые или чёрные:
question-no = Нет. Продолжаем.
question-not-begun = Партия не начата. Чтобы начать: { $words }.
ask-reason = По какой причине?
prompt-reason = Причина:
prompt-half = Ваш ответ:
prompt-half-of = Ответ { $side_gen }:
resign-lapsed = Никто не сдаётся. Продолжаем.
resign-lapsed-side = { $Side } не сдаются.
ruling-lapsed = Ничего не решено.
half-lapsed = Вопрос снят. Ничего не сделано.
half-dropped = Прежний вопрос снят.
question-other-arbiter = Отвечает судья.
question-other = Отвечают { $side }.
question-say-white = Отвечают белые. Скажите так: «б: да» или «б: нет».
question-say-black = Отвечают чёрные. Скажите так: «ч: да» или «ч: нет».
decision-say-white = За белых скажите: «б: исправить» или «б: оставить».
decision-say-black = За чёрных скажите: «ч: исправить» или «ч: оставить».
refuse-other-terminal = С этого терминала нельзя говорить за другого.
refuse-report-here = Это только для судьи: при игроках вслух не сообщается.
refuse-replay = Не понято: { $text }. Для справки наберите вопросительный знак.
refuse-replay-note = Заметки к этой партии здесь не хранятся.
refuse-replay-branch = Здесь ход попробовать нельзя.
refuse-replay-branch-note = Заметка делается в партии, а не в варианте.

## Adjournment

seal-ask = Введите тайный ход. Он не показывается и не произносится. Энтер запечатывает, пустая строка отменяет.
seal-layouts = Буквы дают один ход, те же клавиши в другой раскладке – другой. Один: по буквам. Два: по клавишам. Что запечатать?
seal-unread = Это не ход. Введите тайный ход ещё раз, он не показывается; пустая строка – отмена.
seal-cancelled = Ход не запечатан. Игра продолжается.
seal-ordered = Судья откладывает партию. Введите тайный ход. Он не показывается и не произносится. Энтер запечатывает.
adjourn-begun = Партия откладывается. Ход запечатывают { $side }.
seal-asked = { $Side_dat } предложено запечатать ход.
seal-not-done = { $Side } ход не запечатали. Игра продолжается.
seal-no-file = Партию без файла протокола отложить нельзя.
seal-waits = Партия отложена. { $Side } запечатали ход; конверт вскрывает судья.
prompt-seal = Тайный ход (не показывается):
envelope-players = Белые: { $white }. Чёрные: { $black }.
envelope-position = Позиция перед тайным ходом: { $text }
envelope-times = Израсходовано: белые { $w }, чёрные { $b }.
envelope-left = Осталось: белые { $w }, чёрные { $b }.
envelope-sealed = Тайный ход: { $side }, { $n_ord } ход.
envelope-offer = Действующее предложение ничьей: { $side }.
envelope-no-offer = Действующих предложений ничьей нет.
envelope-resumption = Доигрывание, дата, время, место: ____________________
envelope-key = Ключ открывает ход, скрытый в протоколе. Храните этот файл отдельно.

## Как говорить со слушателем

manner-slower = Медленнее.
manner-faster = Быстрее.
manner-louder = Громче.
manner-softer = Тише.
manner-limit = Это предел.
manner-level = { $What }.
manner-level-brief = краткие сообщения
manner-level-normal = обычные сообщения
manner-level-full = подробные сообщения
manner-mute = Голос выключен. Чтобы включить: { $words }.
manner-aloud = Голос включён.
manner-voice = Теперь этот голос.
manner-no-voice = Нет такого голоса: { $text }.
voice-none-speaks = Для этого языка голоса нет.
manner-alphabet = Поля называются так: { $what }.
manner-text-words = Строки пишутся словами.
manner-text-signs = Строки пишутся знаками.
manner-theme = Тема: { $what }.
manner-no-theme = Такой темы нет. Есть: { $list }.
theme-dark = тёмная
theme-light = светлая
theme-contrast = контрастная
theme-yellow = жёлтое на чёрном
theme-safe = для дальтоников
theme-plain = без цветов
manner-nothing = Ничего ещё не сказано.
manner-more = Дальше – скажите: { $words }.
manner-no-more = Читать больше нечего.
manner-not-kept = Действует до выхода: сохранить настройки не удалось.

## Звуки рядом со словами

sound-listening = Слушаю: с этого мига вас слушают.
sound-heard = Конец слушания.
sound-accepted = Свой ход: он принят.
sound-pressed = Нажатие: вы переключили часы.
sound-moved = Ход: сделан ход.
sound-turn = Очередь: идут ваши часы.
sound-count = Отсчёт: секунда отсчёта.
sound-warning = Время: осталось столько, сколько названо.
sound-offer = Предложение: предложена ничья.
sound-refused = Отказ: не сделано, почему – скажут слова.
sound-notice = Решение: остановка, решение судьи, нарушение, вызов судьи.
sound-trouble = Связь потеряна или в программе неполадка.
sound-flag = Флаг: он упал.
sound-result = Результат.
sounds-on = Звуки включены. Слова остаются те же.
sounds-off = Звуки выключены. Слова остаются те же.
sounds-bell = Вместо звуков – звонок терминала.
sounds-louder = Звуки громче.
sounds-softer = Звуки тише.
sounds-unknown = Такого звука нет. Список – по слову: { $words }.
sounds-none = Звуки здесь не проиграть. Всё говорится словами.
sounds-no-bell = Звонок терминала слышат все: для одного он не звонит.
sounds-lost = Звуки не проигрываются: вместо них звонок терминала. Всё говорится словами.
sounds-lost-ear = Наушник { $side_gen } не проигрывает звуков. Всё говорится словами.
sounds-lost-arbiter = Наушник судьи не проигрывает звуков. Всё говорится словами.

## What one hears of his own typing, and where he is

echo-said = { $what }
echo-dash = дефис
echo-colon = двоеточие
echo-space = пробел
echo-dot = точка
echo-comma = запятая
echo-equals = равно
echo-plus = плюс
echo-hash = решётка
echo-slash = косая черта
echo-star = звёздочка
echo-question = вопросительный знак
echo-end = конец строки
complete-none = Ничто не начинается на: { $text }.
complete-several = Можно: { $list }.
echo-q = ку
echo-r = эр латинское
echo-s = эс латинское
echo-t = тэ латинское
echo-u = у латинское
echo-v = вэ латинское
echo-w = дубль-вэ
echo-x = икс
echo-y = игрек
echo-z = зэт
focus-line = Строка ввода.
focus-typed = Строка ввода: { $text }.

away-in = Вы в зале.
away-lost = Связи с залом нет, она восстанавливается. Ваши часы, возможно, идут.
away-back = Связь с залом восстановлена.
away-kept = Связи нет: будет отправлено, когда она вернётся.
away-full = Не принято: накопилось слишком много неотправленного.
away-unsure = Зал запущен заново. Неизвестно, дошло ли: { $text }. Спросите последний ход и, если его нет, повторите.
away-taken-over = Вы вошли с другого места. Здесь работа завершена.
away-closed = Зал закрыт.
away-version = В зале другая версия программы. Нужна одинаковая.
away-no-seat = В этом зале для вас нет места. Позовите судью.
away-refused = Чтобы вернуться в зал, нужен новый код. Попросите его у судьи.
away-no = Эта клавиша здесь не действует. Наберите команду.

join-unreachable = { $text } не отвечает.
join-unknown = Вход не выполнен: неизвестный узел, отпечаток { $text }.
join-changed = Узел показывает другой ключ, чем раньше; его отпечаток { $text }. Возможно, кто-то стоит между вами. Спросите судью; если всё верно, удалите старую строку из файла известных узлов.
join-key = Ключ { $text } не читается.
join-known = Файл известных узлов не записывается.
join-denied = Вход не разрешён. Попросите у судьи код.
join-no-hall = { $text } отвечает, но это не зал.
join-trust = Этот зал ещё не известен. Его отпечаток { $text }. Это отпечаток, который назвал судья? Да или нет:
join-passphrase = Парольная фраза ключа { $text }:
join-code = Код от судьи:
join-code-again = Код не подошёл. Код от судьи:
