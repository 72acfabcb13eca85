## Claims, as phrases

claim-repetition = threefold repetition
claim-balance = balance of forces
claim-clear-draw = clearly drawn position
claim-short-of-time = won position, no time left to win it
claim-fifty = fifty-move rule
claim-no-normal-win = no win by normal means
claim-dead = dead position

## Draw offers

draw-offer = Draw? Offered by { $Side }.
    .brief = Draw?
draw-offer-again = The offer of a draw stands again: { $side }.
draw-offer-made = Draw offered. Press the clock.
draw-accepted = Accepted.
draw-declined = Declined. Play on.
draw-declined-by-move = Declined by a move: { $move }.
draw-too-early = Too early. Draw offers after move { $n }.
draw-not-twice = You have offered. The opponent's right now.
draw-wrong-moment = First the move, then the offer.

## Claims and what a check found

claim-received = Claim: { $claim }. { $Side }'s clock runs during the check.
    .brief = Claim: { $claim }.
    .full = Claim: { $claim }. { $Side }'s clock runs during the check, { $article }.
claim-stopped = Claim: { $claim }, { $article }. Both clocks are stopped.
claim-with-move = Claim with a written move: { $move }.
claim-no-record = A complete record is needed, { $article }.
claim-no-record-presence = A complete record is needed, or the moves were made in an arbiter's presence, { $article }.
claim-evidence = The same position, { $side } to move, stood before moves { $list }.
claim-evidence-one = The same position, { $side } to move, stood before move { $list }.
claim-evidence-written = The same position, { $side } to move, stood before moves { $list }, and stands behind the written one.
claim-evidence-written-one = The same position, { $side } to move, stood before move { $list }, and stands behind the written one.
count-aloud = { $N }.
count-aloud-on = The moves are counted aloud from now on.
count-aloud-off = The moves are counted aloud no more.
claim-upheld = Claim correct: { $claim }. Draw.
    .brief = Claim correct. Draw.
    .full = Claim correct: { $claim }. Moves { $list }. Draw.
claim-upheld-against = Against the count the arbiter upholds the claim: { $claim }. { $reason }.
claim-rejected-against = Against the count the arbiter rejects the claim: { $claim }. { $reason }.
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
claim-counter-over = Counted: { $n }, needed: { $m }. { $claim }.
claim-show-win = A draw, unless a win is shown. { $Side } says: show, then the moves.
claim-shown = { $Side } shows the win:
claim-shown-end = With that the game is over.
claim-shown-open = The game is not over with that. You decide.
claim-seventy-five = seventy-five moves without a capture or a pawn move
claim-fivefold = fivefold repetition
claim-illegal-position = illegal position left on the board
claim-increment = request for an increment
claim-postponed = Decision postponed. Play on.
increment-granted = From now on plus { $time } for each move.
draw-forbidden = In this event no draw may be offered.
increment-refused = No increment is granted. Play on.
increment-refused-stopped = No increment is granted. The clocks are stopped.
claim-offers = The claim is an offer of a draw as well.
