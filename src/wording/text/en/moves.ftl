## Moves in draughts

move-quiet = { $from } to { $to }
    .brief = { $from } { $to }
    .full = { $from } to { $to }. { $Side }, move { $n }.
move-king = king { $from } to { $to }
    .full = king { $from } to { $to }. { $Side }, move { $n }.
    .brief = { $from } { $to }
move-capture = { $from } takes { $to }
    .full = { $from } takes { $to }. Remove: { $taken }.
move-chain = { $from } takes { $chain }
    .full = { $from } takes { $chain }. Remove: { $taken }.
move-chain-king = king { $from } takes { $chain }
    .full = king { $from } takes { $chain }. Remove: { $taken }.
move-promotion = { $move }, king
move-chain-promotion = { $from } takes { $chain1 }, now a king, { $chain2 }
    .full = { $from } takes { $chain1 }, now a king, { $chain2 }. Remove: { $taken }.
move-chain-stays-man = { $from } takes { $chain }, stays a man
    .full = { $from } takes { $chain }, stays a man. Remove: { $taken }.
move-entered = { $from } takes { $chain }
move-pressed = Clock switched.
    .brief = Done.
move-press-failed = Clock did not switch. Press again.
move-board-wins = The board counts: { $move }.
move-reannounced = Correction: { $move }.
