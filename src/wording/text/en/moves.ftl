## Moves in draughts

move-quiet = { $from } to { $to }
    .brief = { $from } { $to }
    .full = { $from } to { $to }. { $Side }, move { $n }.
move-king = king { $from } to { $to }
    .brief = { $from } { $to }
move-capture = { $from } takes { $to }
    .full = { $from } takes { $to }. Remove: { $taken }.
move-chain = { $from } takes { $chain }
    .full = { $from } takes { $chain }. Remove: { $taken }.
move-chain-king = king { $from } takes { $chain }
move-promotion = { $move }, king
move-chain-promotion = { $from } takes { $chain1 }, now a king, { $chain2 }
move-chain-stays-man = { $from } takes { $chain }, stays a man
move-entered = { $from } takes { $chain }
move-confirm = { $move }. Right?
move-pressed = Clock switched.
    .brief = Done.
move-press-failed = Clock did not switch. Press again.
move-board-wins = The board counts: { $move }.
move-reannounced = Correction: { $move }.
