## Irregularities and reasons, as phrases

irr-two-moves = two moves in a row
irr-illegal = illegal move
irr-touched-other = one piece touched, another moved
irr-taken-back = move taken back
irr-opponents-piece = opponent's piece moved
irr-missed-capture = quiet move, a capture was due
irr-removed = piece removed without reason
irr-wrong-count = wrong number captured
irr-stopped = capture not finished
irr-lesser-capture = too few taken
irr-removed-early = removed before the capture ended
irr-too-few = too few removed
irr-not-captured = removed but not captured
irr-own-removed = own piece removed
irr-king-unmarked = king not marked
irr-unmarked-moved = unmarked king moved
irr-displaced = pieces displaced
irr-displaced-chessmen = pieces displaced
irr-displaced-stones = stones displaced
irr-announced-other = another move announced
irr-set-up = wrong set-up
irr-no-move-press = clock pressed without a move
irr-two-hands = move made with two hands
irr-pawn-left = pawn not replaced
irr-foul = foul
irr-late = late arrival
irr-disturbing = disturbing the opponent

## Irregularities

irr-found = Irregularity: { $kind }. { $Side }, move { $n }: { $move }.
    .brief = Irregularity: { $kind }. { $move }.
    .full = Irregularity: { $kind }. { $Side }, move { $n }: { $move }. { $Article }.
irr-claimed = { $Side } claims: { $kind }.
irr-choice = Correct it or let it stand?
irr-corrected = Corrected: { $move }. On { $Side }'s time.
    .brief = Corrected: { $move }.
irr-stands = Stands. Play on from the board.
    .brief = Stands.
irr-too-late = Too late: the reply has been made.
irr-touched = Touched: { $sq }. Move this piece.
irr-restore = Should be: { $placement }.
irr-annulled = Game annulled. To be replayed.

## Sanctions

sanction-remark = Remark to { $Side }: { $reason }.
sanction-warning = Warning to { $Side }: { $reason }.
sanction-reprimand = Written reprimand to { $Side }: { $reason }.
sanction-time = { $Side } plus { $time }.
sanction-time-off = { $Side } minus { $time }.
sanction-loss = Game lost by { $Side }: { $reason }.
sanction-exclusion = { $name } is out of the event.
irr-put-back = Move cancelled. { $Side } to move again, on their own time.
irr-queened = The pawn becomes a queen. { $Side } to move.
irr-turned = board turned the wrong way
irr-colours = colours reversed
irr-wrong-seal = wrong sealed move
misdeed-found = Irregularity: { $kind }. { $Side }.
misdeed-displaced = { $Kind }. { $Side } restores them, on their own time.
misdeed-turned = Irregularity: { $kind }. Put it right and play on.
penalty-time = Illegal move. { $Other } plus { $time }.
    .full = Illegal move, number { $n }. { $Other } plus { $time }, { $article }.
penalty-last = Illegal move, number { $n }.
    .full = Illegal move, number { $n }, { $article }.
penalty-choice = Uphold: the move is taken back, { $other } plus { $time }. Or let it stand?
penalty-choice-queen = Uphold: the pawn is replaced by a queen, { $other } plus { $time }. Or let it stand?
penalty-choice-last = Uphold: { $side } has reached the limit of illegal moves and loses, or draws if { $other } cannot mate. Or let it stand?
game-restarted = Game cancelled: { $kind }. A new game begins.
result-taken-back = The result is taken back by the arbiter. The clocks stand.
restart-taken-back = Taken back by the arbiter: the game is not cancelled. The clocks stand.
penalty-taken-back = The result and the penalty are taken back by the arbiter. The clocks stand.
ruling-taken-back = The ruling is taken back by the arbiter. The clocks stand: White { $w }, Black { $b }.
seal-done = Adjourned. { $Side } sealed the move. White { $w }, Black { $b }.
seal-opened = The envelope is open.
seal-lost = The envelope is lost: { $reason }. Play goes on from the adjourned position. { $Side } makes the sealed move on the board.
    .full = The envelope is lost: { $reason }. Play goes on from the adjourned position, { $article }. { $Side } makes the sealed move on the board.
arb-lost = To start the clock: resume.
seal-absent = { $Side } absent. The envelope may be opened.
seal-wrong = The sealed move cannot be made: { $text }. It loses, { $article }. Uphold?
irr-other-hand = clock pressed with the other hand
irr-button-held = hand kept on the clock
irr-reported = Reported, { $side }: { $kind }.
    .full = Reported, { $side }: { $kind }. { $Article }.
irr-marked = The king is marked. Play goes on.
