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
move-pressed = Clock pressed.
    .brief = Clock.
press-yours = Your clock.
move-press-failed = Clock not switched. Press again.
move-board-wins = The board counts: { $move }.
move-reannounced = Correction: { $move }.
move-same = Same move again: { $move }.

## A move at a real board, step by step

step-lifted = Lifted: { $sq }.
step-placed = Placed on { $sq }.
step-removed = Removed: { $squares }.
step-crowned = Crowned: { $sq }.
step-exchanged = Pawn promoted: { $sq }.
step-made = Made: { $move }. Not announced.
step-made-announced = Made as announced: { $move }.
    .brief = Made as announced.
step-written = Recorded.
touch-castles = Touched: { $squares }. Castle on that side.
touch-takes = Touched: { $sq }. It must be captured.
touch-free = Touched: { $squares }. Nothing touched can be moved or captured: play any legal move.
touch-felt = Felt: { $squares }. Not lifted from its hole: not a touch.
touch-claimed = { $Side } claims touch-move: { $squares }.
gate-announcement = { $Side } pressed the clock without announcing the move.
    .full = { $Side } pressed the clock without announcing the move. { $Article }.
gate-sign = { $Side } pressed the clock without giving the agreed sign.
    .full = { $Side } pressed the clock without giving the agreed sign. { $Article }.
gate-other = { $Side } pressed the clock. A different move was announced: { $times }.
    .full = { $Side } pressed the clock. A different move was announced: { $times }. { $Article }.
gate-record = { $Side } pressed the clock. The assistant has not recorded the move.
    .full = { $Side } pressed the clock. The assistant has not recorded the move. { $Article }.
