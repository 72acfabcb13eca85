## Claims, as phrases

claim-repetition = threefold repetition
claim-balance = move limit for this material
claim-clear-draw = clearly drawn position
claim-short-of-time = won position, short of time
claim-fifty = fifty-move rule
claim-no-normal-win = no win by normal means
claim-dead = dead position

## Draw offers

draw-offer = Draw? Offered by { $Side }.
    .brief = Draw?
draw-offer-again = The draw offer is open again: { $side }.
draw-offer-lapsed = { $Side }'s draw offer lapses with the move.
draw-offer-made = Draw offered. Press the clock.
draw-declined = Declined. Play on.
draw-declined-by-move = Declined by a move: { $move }.
draw-too-early = Too early. A draw may be offered only after move { $n }.
draw-not-twice = You have already offered. It is your opponent's turn to offer.
draw-wrong-moment = First the move, then the offer.

## Claims and what a check found

claim-received = Claim: { $claim }. { $Side }'s clock runs during the check.
    .brief = Claim: { $claim }.
    .full = Claim: { $claim }. { $Side }'s clock runs during the check, { $article }.
claim-stopped = Claim: { $claim }. Both clocks are stopped, { $article }.
claim-with-move = Claim with a written move: { $move }.
claim-no-record = A complete score sheet is needed, { $article }.
claim-no-record-aloud = A complete score sheet is needed, or moves counted aloud in order, { $article }.
claim-no-record-presence = A complete score sheet is needed, or the moves must have been made in an arbiter's presence, { $article }.
claim-evidence = The same position, { $side } to move, occurred before moves { $list }.
claim-evidence-one = The same position, { $side } to move, occurred before move { $list }.
claim-evidence-written = The same position, { $side } to move, occurred before moves { $list }, and occurs after the written move.
claim-evidence-written-one = The same position, { $side } to move, occurred before move { $list }, and occurs after the written move.
count-aloud = { $N }.
count-aloud-on = Moves are counted aloud from now on.
count-aloud-off = Moves are no longer counted aloud.
claim-upheld = Claim correct: { $claim }. Draw.
    .brief = Claim correct. Draw.
    .full = Claim correct: { $claim }. Moves { $list }. Draw.
claim-upheld-against = The arbiter upholds the claim despite the count: { $claim }. Reason: { $reason }.
claim-rejected-against = The arbiter rejects the claim despite the count: { $claim }. Reason: { $reason }.
claim-rejected = Claim incorrect, { $article }. Play on.
    .brief = Claim incorrect. Play on.
    .full = Claim incorrect: { $claim }, { $article }. Play on.
claim-rejected-stopped = Claim incorrect, { $article }. The clocks are stopped.
    .brief = Claim incorrect. The clocks are stopped.
    .full = Claim incorrect: { $claim }, { $article }. The clocks are stopped.
claim-rejected-flag = Claim incorrect, { $article }. The flag is down.
    .brief = Claim incorrect. The flag is down.
claim-costs = { $Other } plus { $time }.
claim-move-stands = Played as written: { $move }.
claim-time-out = Time ran out during the check. The claim is correct, { $article }: draw.
claim-counter = { $N } of { $m }: { $claim }.
claim-counter-over = Counted: { $n }, needed: { $m }. Claim: { $claim }.
claim-show-win = Draw, unless { $Side } shows a win. Say: show, then the moves.
claim-shown = { $Side } shows the win:
claim-shown-end = The variation ends the game.
claim-shown-open = The variation does not end the game. You decide.
claim-seventy-five = seventy-five moves without a capture or a pawn move
claim-fivefold = fivefold repetition
claim-illegal-position = illegal position left on the board
claim-increment = request for an increment
claim-postponed = Decision postponed. Play on.
increment-granted = From now on { $time } is added per move.
draw-forbidden = Draw offers are not allowed in this event.
draw-consented = Draws may be agreed: the arbiter consents.
draw-offers-made = { $Side } has offered a draw { $times }, { $article }.
    .brief = Draw offers by { $Side }: { $times }.
increment-refused = Increment refused. Play on.
increment-refused-stopped = Increment refused. The clocks are stopped.
claim-offers = The claim is also a draw offer.
