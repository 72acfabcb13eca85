## Moves in draughts

move-quiet = { $from } – { $to }
    .brief = { $from } – { $to }
    .full = { $from } – { $to }. { $Side }, { $n_ord } хід.
move-king = дамка { $from } – { $to }
    .brief = { $from } – { $to }
move-capture = { $from } б'є { $to }
    .full = { $from } б'є { $to }. Зняти: { $taken }.
move-chain = { $from } б'є { $chain }
    .full = { $from } б'є { $chain }. Зняти: { $taken }.
move-chain-king = дамка { $from } б'є { $chain }
move-promotion = { $move }, дамка
move-chain-promotion = { $from } б'є { $chain1 }, далі дамкою, { $chain2 }
move-chain-stays-man = { $from } б'є { $chain }, лишається простою
move-entered = { $from } б'є { $chain }
move-confirm = { $move }. Правильно?
move-pressed = Годинник перемкнуто.
    .brief = Є.
move-press-failed = Годинник не перемкнувся. Натисніть ще раз.
move-board-wins = Дійсний хід на дошці: { $move }.
move-reannounced = Поправка: { $move }.
