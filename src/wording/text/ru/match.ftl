## The micro-match

match-ready = Микроматч: { $a } – { $b }. Партий: { $n }. Перерыв: { $time }.
    .brief = Микроматч: { $a } – { $b }.
match-ready-win = Микроматч: { $a } – { $b }. Партии до первой победы. Перерыв: { $time }.
match-break-outside = В этих правилах такого перерыва нет: { $time }. Его может назначить положение о соревновании.
match-scale-outside = В этих правилах за победу столько очков не дают: { $points }. Это может назначить положение о соревновании.
match-break = Перерыв: { $time }. Затем { $n_ord_f } партия, цвета меняются.
    .brief = Перерыв: { $time }.
match-colours = { $N_ord_f } партия, цвета меняются.
    .brief = { $N_ord_f } партия.
match-break-left = До конца перерыва: { $time }.
    .brief = Перерыв: { $time }.
match-break-cut = До конца перерыва: { $time }, { $article }. Начать сейчас? Да или нет?
match-break-over = Перерыв окончен. { $N_ord_f } партия.
    .brief = { $N_ord_f } партия.
match-game-reopened = { $N_ord_f } партия продолжается и пока не засчитана.
match-score = Счёт: { $one } – { $a }, { $two } – { $b }.
    .brief = { $One } – { $a }, { $two } – { $b }.
match-restored = Микроматч восстановлен. { $N_ord_f } партия.
match-level = Счёт равный. Ещё один микроматч или ничья?
match-extra = Дополнительный микроматч. Контроль: { $control }. { $N_ord_f } партия.
match-won = Победа: { $name }.
match-drawn = Ничья в микроматче.
match-default = Не сыграно. Плюс: { $name }. Минус: { $other }.
match-default-played = Победа: { $name }. Неявка: { $other }.
match-decided = Победа по решению судьи: { $name }. Причина: { $reason }.
match-both-lost = Поражение обоим в микроматче: { $reason }.
match-both-lost-points = Поражение обоим в микроматче.
match-player-a = первый игрок
match-player-b = второй игрок

## What the micro-match does not allow

refuse-match-none = Микроматч не идёт.
refuse-match-game = Партии с номером { $n } в микроматче нет.
match-of-game = { $N_ord_f } партия: { $result }
refuse-match-rules = В этих правилах микроматчей нет: { $text }.
refuse-match-counted = Партия уже засчитана в микроматче. Судья может решить исход самого микроматча.
refuse-match-over = Микроматч окончен.
refuse-match-now = Не сейчас: идёт партия или перерыв.
refuse-match-break = Перерыва нет.
refuse-match-level = Только при равном счёте, когда все партии сыграны.
refuse-match-extra = По регламенту дополнительного микроматча нет.
refuse-match-sanction = По этим правилам поражение в микроматче не присуждают.

## Absence and lateness

start-at = Часы пускаются в { $text }.
start-missed = { $Side_gen } нет.
start-absent-other = { $Side_gen } нет. Идут часы { $other_gen }.
start-absent-both = Обоих игроков нет. Идут часы { $side_gen }.
start-absent-too = { $Side_gen } тоже нет.
start-arrived = { $Side } пришли. Идут часы { $other_gen }.
start-come = { $Side } пришли.
arb-offer-late = Опоздание больше допустимого: { $side }, { $time }. Подтвердить поражение или отклонить?
arb-offer-late-at-all = Опоздание: { $side }. Подтвердить поражение или отклонить?
reason-absence = неявка
refuse-absent = { $Side_gen } нет. Сначала отметьте приход.
refuse-not-absent = { $Side } на месте.
start-assistant = Ассистент { $side_gen }: { $tasks }.
task-announce = объявляет ходы
task-record = записывает
task-clock = переключает часы
task-move = делает ходы
task-inform = сообщает время
task-claim = заявляет о нарушениях
task-state = говорит за игрока
task-interpret = переводит
task-none = ничего не поручено
start-needs = { $Side }: { $what }.
need-blind = нет зрения
need-low-vision = слабое зрение
need-deaf = нет слуха
need-deafblind = нет зрения и слуха
need-no-hands = ходы делает ассистент
need-wheelchair = кресло-коляска
need-assistant-recorded = запись ведёт ассистент
need-trainer = с тренером
need-none = особых потребностей нет
refuse-no-lateness = В этих правилах о неявке ничего нет.

## What a check of a micro-match found

check-match-sound = Протокол микроматча цел. Строк: { $n }. Партий: { $m }.
check-match-open = Микроматч не окончен.
check-match-game = { $N_ord_f } партия: { $what }.
check-match-missing = файл не читается
check-match-unsound = протокол повреждён
check-match-unfinished = ещё не окончена
check-match-unclosed = её протокол не закрыт
check-match-players = другие игроки или цвета
check-match-setup = другие правила, контроль или начало
check-match-result = другой результат

## Words, help, menus

words-score = счёт
words-sign-game = подписать партию
    .also = подпись партии, подписываю партию, подписать партию номер
words-protest-game = протест партия, протест по партии
words-result-game = результат партии, результат партия
words-game-of-match = партии, партия, партию, партией, партии микроматча
words-before-game-of-match = по, о, об, в, на, за, к
words-extra = дополнительный, дополнительный микроматч, ещё микроматч, ещё один микроматч
words-match = микроматч
words-absent = неявка, отсутствует, отсутствуют
    .also = не пришёл, не пришла, не пришли, не явился, не явилась, не явились, опаздывает, опаздывают, никто не пришёл, не подошёл, не подошла, за доской нет, нет за доской
words-arrived = пришёл, пришла, пришли
    .also = явился, явилась, явились, прибыл, прибыла, прибыли, опоздал, опоздала, опоздали, на месте, за доской
help-match-score = { $words }: счёт микроматча.
help-match-sign = { $words }: затем номер сыгранной партии и сторона, если она не ваша: подписать её бланк, даже если следующая уже идёт.
help-match-protest = { $words }: затем номер законченной партии и причина: протест по ней, и когда началась следующая.
help-match-result = { $words }: затем номер законченной партии, её результат и причина: исправляет результат, и когда началась следующая; стороны – той партии.
help-match-extra = { $words }: ещё один микроматч при равном счёте.
help-match-decide = { $words }: затем белые, чёрные, ничья или оба: решение о микроматче и причина.
help-desk-absent = { $words }: затем сторона или оба: пустить часы без них.
help-desk-arrived = { $words }: затем сторона, которая пришла.
home-match = Новый микроматч
prompt-break = Перерыв:
prompt-match-over = Микроматч окончен:
