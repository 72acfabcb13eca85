## Moves in draughts

move-quiet = { $from } to { $to }
    .brief = { $from } { $to }
    .full = { $from } to { $to }. { $Side }, move { $n }.
move-king = king { $from } to { $to }
    .full = king { $from } to { $to }. { $Side }, move { $n }.
    .brief = { $from } { $to }
move-capture = { $from } takes { $to }
    .full = { $from } takes { $to }. Remove: { $taken }.
move-chain = { $from } takes { $chain_then }
    .full = { $from } takes { $chain_then }. Remove: { $taken }.
move-chain-king = king { $from } takes { $chain_then }
    .full = king { $from } takes { $chain_then }. Remove: { $taken }.
move-promotion = { $move }, king
move-chain-promotion = { $from } takes { $chain1_then }, now a king, { $chain2_then }
    .full = { $from } takes { $chain1_then }, now a king, { $chain2_then }. Remove: { $taken }.
move-chain-stays-man = { $from } takes { $chain_then }, stays a man
    .full = { $from } takes { $chain_then }, stays a man. Remove: { $taken }.
move-entered = { $from } takes { $chain_then }
move-entered-king = king { $from } takes { $chain_then }
move-pressed = Clock switched.
    .brief = Done.
move-press-failed = Clock did not switch. Press again.
move-board-wins = The board counts: { $move }.
move-reannounced = Correction: { $move }.
move-same = The same move again: { $move_plain }.

## A move at a real board, step by step

step-lifted = Taken up: { $sq }.
step-placed = Put on { $sq }.
step-removed = Taken off: { $squares }.
step-crowned = King marked: { $sq }.
step-exchanged = Pawn exchanged: { $sq }.
step-made = Made: { $move }. Not announced.
step-made-announced = Made as announced: { $move }.
    .brief = Made as announced.
step-written = Written.
touch-castles = Touched: { $squares }. Castle to that side.
touch-takes = Touched: { $sq }. It must be captured.
touch-free = Touched: { $squares }. No lawful move with it: any move.
touch-felt = Felt: { $squares }. Not taken out of its hole: no touch.
touch-claimed = { $Side } claims: touched { $squares }.
gate-announcement = { $Side } pressed. The move was not announced.
    .full = { $Side } pressed. The move was not announced. { $Article }.
gate-other = { $Side } pressed. Another move was announced: { $times }.
    .full = { $Side } pressed. Another move was announced: { $times }. { $Article }.
gate-record = { $Side } pressed. The assistant has not written the move.
    .full = { $Side } pressed. The assistant has not written the move. { $Article }.
