## Irregularities and reasons, as phrases

irr-two-moves = два хода подряд
irr-illegal = невозможный ход
irr-touched-other = тронута одна, ход другой
irr-taken-back = ход взят обратно
irr-opponents-piece = ход шашкой соперника
irr-missed-capture = тихий ход вместо взятия
irr-removed = шашка снята без причины
irr-wrong-count = неверное число взятых
irr-stopped = взятие не закончено
irr-lesser-capture = взято меньше, чем нужно
irr-removed-early = снято до конца взятия
irr-too-few = снято меньше, чем взято
irr-not-captured = снята невзятая шашка
irr-own-removed = снята своя шашка
irr-king-unmarked = дамка не обозначена
irr-unmarked-moved = ход необозначенной дамкой
irr-displaced = шашки сдвинуты
irr-displaced-chessmen = фигуры сдвинуты
irr-displaced-stones = шашки сдвинуты
irr-announced-other = объявлен другой ход
irr-set-up = неверная расстановка
irr-no-move-press = часы нажаты без хода
irr-two-hands = ход двумя руками
irr-pawn-left = пешка не заменена
irr-foul = фол
irr-late = опоздание
irr-disturbing = помехи сопернику

## Irregularities

irr-found = Нарушение: { $kind }. { $Side }, { $n_ord } ход: { $move }.
    .brief = Нарушение: { $kind }. { $move }.
    .full = Нарушение: { $kind }. { $Side }, { $n_ord } ход: { $move }. { $Article }.
irr-claimed = Заявляют { $side }: { $kind }.
irr-choice = Исправить или оставить?
irr-corrected = Исправлено: { $move }. За счёт { $side_gen }.
    .brief = Исправлено: { $move }.
irr-stands = Остаётся в силе. Играем с позиции на доске.
    .brief = В силе.
irr-too-late = Поздно: сделан ответный ход.
irr-touched = Тронуто: { $sq }. Тронул – ходи.
irr-restore = Верно так: { $placement }.
irr-annulled = Партия аннулирована. Играть заново.

## Sanctions

sanction-remark = Замечание { $side_dat }: { $reason }.
sanction-warning = Предупреждение { $side_dat }: { $reason }.
sanction-reprimand = Письменный выговор { $side_dat }: { $reason }.
sanction-time = { $Side_dat } плюс { $time }.
sanction-time-off = { $Side_dat } минус { $time }.
sanction-loss = Поражение { $side_dat }: { $reason }.
sanction-exclusion = { $name }: исключение из соревнований.
irr-put-back = Ход отменён. Снова ход { $side_gen }, за их счёт.
irr-queened = Пешка заменена ферзём. Ход { $side_gen }.
irr-turned = доска повёрнута неправильно
irr-colours = перепутаны цвета
irr-wrong-seal = неверный тайный ход
misdeed-found = Нарушение: { $kind }. { $Side }.
misdeed-displaced = { $Kind }. { $Side } восстанавливают позицию за свой счёт.
misdeed-turned = Нарушение: { $kind }. Исправьте и продолжайте игру.
penalty-time = Невозможный ход. { $Other_dat } плюс { $time }.
    .full = Невозможный ход номер { $n }. { $Other_dat } плюс { $time }, { $article }.
penalty-last = Невозможный ход номер { $n }.
    .full = Невозможный ход номер { $n }, { $article }.
penalty-choice = Принять: ход отменяется, { $other_dat } плюс { $time }. Или оставить?
penalty-choice-queen = Принять: пешка заменяется ферзём, { $other_dat } плюс { $time }. Или оставить?
penalty-choice-last = Принять: предел невозможных ходов, { $side } проигрывают; ничья, если { $other } не могут дать мат. Или оставить?
game-restarted = Партия аннулирована: { $kind }. Начинается новая партия.
result-taken-back = Судья отменил результат. Часы стоят.
restart-taken-back = Судья отменил решение: партия не аннулирована. Часы стоят.
penalty-taken-back = Судья отменил результат и наказание. Часы стоят.
ruling-taken-back = Судья отменил своё решение. Часы стоят: белые { $w }, чёрные { $b }.
seal-done = Партия отложена. { $Side } запечатали ход. Белые { $w }, чёрные { $b }.
seal-opened = Конверт вскрыт.
seal-lost = Конверт утерян: { $reason }. Игра с отложенной позиции. Тайный ход на доске делают { $side }.
    .full = Конверт утерян: { $reason }. Игра с отложенной позиции, { $article }. Тайный ход на доске делают { $side }.
arb-lost = Чтобы пустить часы: продолжить.
seal-absent = { $Side_gen } нет. Конверт можно вскрыть.
irr-other-hand = часы нажаты другой рукой
irr-button-held = рука на часах
irr-reported = Сообщают о нарушении, { $side }: { $kind }.
    .full = Сообщают о нарушении, { $side }: { $kind }. { $Article }.
seal-wrong = Тайный ход невозможен: { $text }. Поражение, { $article }. Подтвердить?
irr-marked = Дамку обозначить. Игра продолжается.
