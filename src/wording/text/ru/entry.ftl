## Entry: ambiguous or refused

entry-unread = Не разобрано: { $text }. Нужно так: { $example }.
entry-unread-desk = Не разобрано: { $text }. Что можно сказать сейчас: «?».
entry-not-your-turn = Не ваш ход.
entry-turn-of = Не ваш ход. Ходят { $side }.
    .brief = Не ваш ход.
entry-whose = Чей это ход? Назовите перед ним сторону.
entry-empty = { $sq }: пусто.
entry-other-side = { $sq }: шашка соперника.
entry-occupied = { $sq }: занято.
entry-no-move = { $sq }: хода нет.
entry-impossible = Невозможный ход: { $move }. Он сделан на доске?
entry-must-capture = Взятие обязательно.
entry-majority = Правило большинства: { $pieces }.
entry-unfinished = Взятие не закончено.
entry-stopped = Часы стоят. Ждите судью.
entry-stopped-arbiter = Часы стоят. Сначала: продолжить.
entry-over = Партия окончена. { $result }
entry-over-undo = Партия окончена. { $result } Чтобы решить иначе, сначала: отмена.
entry-illegal = Невозможный ход: { $move }.
entry-jumped-twice = { $sq }: шашку бьют только один раз.
entry-blocked-by-captured = { $sq }: шашка побита, но стоит на пути.
entry-man-only = Так ходит только дамка.
entry-no-king-yet = Во время взятия простая дамкой не становится.
entry-continuing-square = Дамка должна стать там, где взятие продолжается.
entry-takes-nothing = Ничего не взято.
