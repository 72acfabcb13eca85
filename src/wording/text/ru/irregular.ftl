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
irr-announced-other = объявлен другой ход
irr-set-up = неверная расстановка
irr-no-move-press = часы нажаты без хода
irr-two-hands = ход двумя руками
irr-pawn-left = пешка не заменена
irr-foul = фол
irr-late = опоздание
irr-disturbing = помехи сопернику

## Irregularities

irr-found = Нарушение: { $kind }. { $Side }, { $n_ord } ход.
    .brief = Нарушение: { $kind }.
    .full = Нарушение: { $kind }. { $Side }, { $n_ord } ход. { $Article }.
irr-claimed = Заявляют { $side }: { $kind }.
irr-choice = Исправить или оставить? За чей счёт?
irr-corrected = Исправлено: { $move }. За счёт { $side_gen }.
    .brief = Исправлено: { $move }.
irr-stands = Остаётся в силе. Играем с позиции на доске.
    .brief = В силе.
irr-too-late = Поздно: сделан ответный ход.
irr-touched = Тронуто: { $sq }. Ход этой шашкой.
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
