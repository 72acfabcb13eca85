## Moves in draughts

move-quiet = { $from } – { $to }
    .brief = { $from } – { $to }
    .full = { $from } – { $to }. { $Side }, { $n_ord } хід.
move-king = дамка { $from } – { $to }
    .full = дамка { $from } – { $to }. { $Side }, { $n_ord } хід.
    .brief = { $from } – { $to }
move-capture = { $from } б'є { $to }
    .full = { $from } б'є { $to }. Зняти: { $taken }.
move-chain = { $from } б'є { $chain_then }
    .full = { $from } б'є { $chain_then }. Зняти: { $taken }.
move-chain-king = дамка { $from } б'є { $chain_then }
    .full = дамка { $from } б'є { $chain_then }. Зняти: { $taken }.
move-promotion = { $move }, дамка
move-chain-promotion = { $from } б'є { $chain1_then }, далі дамкою, { $chain2_then }
    .full = { $from } б'є { $chain1_then }, далі дамкою, { $chain2_then }. Зняти: { $taken }.
move-chain-stays-man = { $from } б'є { $chain_then }, лишається простою
    .full = { $from } б'є { $chain_then }, лишається простою. Зняти: { $taken }.
move-entered = { $from } б'є { $chain_then }
move-entered-king = дамка { $from } б'є { $chain_then }
move-pressed = Годинник перемкнуто.
    .brief = Годинник.
press-yours = Ваш годинник.
move-press-failed = Годинник не перемкнувся. Натисніть ще раз.
move-board-wins = Дійсний хід на дошці: { $move }.
move-reannounced = Поправка: { $move }.
move-same = Той самий хід: { $move }.

## A move at a real board, step by step

step-lifted = Піднято: { $sq }.
step-placed = Поставлено: { $sq }.
step-removed = Знято: { $squares }.
step-crowned = Дамку позначено: { $sq }.
step-exchanged = Пішака замінено: { $sq }.
step-made = Зроблено хід: { $move }. Не проголошено.
step-made-announced = Зроблено проголошений хід: { $move }.
    .brief = Зроблено, як проголошено.
step-written = Записано.
touch-castles = Торкнуто: { $squares }. Обов'язкова рокіровка в цей бік.
touch-takes = Торкнуто: { $sq }. Треба взяти.
touch-free = Торкнуто: { $squares }. Можливого ходу немає: дозволено будь-який хід.
touch-felt = Обмацано: { $squares }. З отвору не вийнято – не торкнуто.
touch-claimed = { $Side } заявляють: торкнуто { $squares }.
gate-announcement = { $Side } перемкнули годинник. Хід не проголошено.
    .full = { $Side } перемкнули годинник. Хід не проголошено. { $Article }.
gate-sign = { $Side } перемкнули годинник, не подавши умовного знака.
    .full = { $Side } перемкнули годинник, не подавши умовного знака. { $Article }.
gate-other = { $Side } перемкнули годинник. Проголошено інший хід: { $times }.
    .full = { $Side } перемкнули годинник. Проголошено інший хід: { $times }. { $Article }.
gate-record = { $Side } перемкнули годинник. Асистент не записав хід.
    .full = { $Side } перемкнули годинник. Асистент не записав хід. { $Article }.
