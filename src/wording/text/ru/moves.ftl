## Moves in draughts

move-quiet = { $from } – { $to }
    .brief = { $from } – { $to }
    .full = { $from } – { $to }. { $Side }, { $n_ord } ход.
move-king = дамка { $from } – { $to }
    .full = дамка { $from } – { $to }. { $Side }, { $n_ord } ход.
    .brief = { $from } – { $to }
move-capture = { $from } бьёт { $to }
    .full = { $from } бьёт { $to }. Снять: { $taken }.
move-chain = { $from } бьёт { $chain_then }
    .full = { $from } бьёт { $chain_then }. Снять: { $taken }.
move-chain-king = дамка { $from } бьёт { $chain_then }
    .full = дамка { $from } бьёт { $chain_then }. Снять: { $taken }.
move-promotion = { $move }, дамка
move-chain-promotion = { $from } бьёт { $chain1_then }, дальше дамкой, { $chain2_then }
    .full = { $from } бьёт { $chain1_then }, дальше дамкой, { $chain2_then }. Снять: { $taken }.
move-chain-stays-man = { $from } бьёт { $chain_then }, остаётся простой
    .full = { $from } бьёт { $chain_then }, остаётся простой. Снять: { $taken }.
move-entered = { $from } бьёт { $chain_then }
move-entered-king = дамка { $from } бьёт { $chain_then }
move-pressed = Часы переключены.
    .brief = Часы.
press-yours = Ваши часы.
move-press-failed = Часы не переключились. Нажмите ещё раз.
move-board-wins = Действителен ход на доске: { $move }.
move-reannounced = Поправка: { $move }.
move-same = Тот же ход: { $move }.

## A move at a real board, step by step

step-lifted = Поднято: { $sq }.
step-placed = Поставлено: { $sq }.
step-removed = Снято: { $squares }.
step-crowned = Дамка обозначена: { $sq }.
step-exchanged = Пешка заменена: { $sq }.
step-made = Сделан ход: { $move }. Не объявлен.
step-made-announced = Сделан объявленный ход: { $move }.
    .brief = Сделан, как объявлен.
step-written = Записано.
touch-castles = Тронуто: { $squares }. Обязательна рокировка в эту сторону.
touch-takes = Тронуто: { $sq }. Взять обязательно.
touch-free = Тронуто: { $squares }. Возможного хода нет: ход может быть любым.
touch-felt = Ощупано: { $squares }. Из отверстия не вынуто – не тронуто.
touch-claimed = { $Side } заявляют: тронуто { $squares }.
gate-announcement = { $Side } переключили часы. Ход не объявлен.
    .full = { $Side } переключили часы. Ход не объявлен. { $Article }.
gate-sign = { $Side } переключили часы, не подав условного знака.
    .full = { $Side } переключили часы, не подав условного знака. { $Article }.
gate-other = { $Side } переключили часы. Объявлен другой ход: { $times }.
    .full = { $Side } переключили часы. Объявлен другой ход: { $times }. { $Article }.
gate-record = { $Side } переключили часы. Ассистент не записал ход.
    .full = { $Side } переключили часы. Ассистент не записал ход. { $Article }.
