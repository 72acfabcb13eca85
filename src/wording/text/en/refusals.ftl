## What was asked, why not, what is accepted

refuse-light-square = { $sq } is a light square.
refuse-no-square = No such square: { $text }.
refuse-no-diagonal = No such diagonal: { $text }.
refuse-ambiguous = Readings: { $count }. { $choices } Which?
    .brief = Which? { $choices }
refuse-too-long = The line is too long. At most { $n } characters.
refuse-choice = No such choice: { $text }. From { $n_card_gen } to { $m_card_gen }.
refuse-game = No such game: { $text }. Its name, or a number from { $n_card_gen } to { $m_card_gen }.
refuse-edition = No such edition: { $text }. A number from { $n_card_gen } to { $m_card_gen }, or its short name.
refuse-time-missing = How much time? As: { $example }.
refuse-time = Time not understood: { $text }. Like this: { $example }.
refuse-side = Which side? White or Black.
refuse-result = Which result? White, Black, draw, both, half White or half Black.
refuse-gap = Which? { $List }.
refuse-place = Which square or line?
refuse-note = A text is needed: what is to be noted or told?
refuse-behind = Not understood, after the word: { $text }.
refuse-word = Not understood: { $text }. Accepted: { $list }.
refuse-no-text = Nothing readable was typed.
refuse-no-profile = No such profile: { $text }. Known: { $list }.

## Not now

refuse-no-game = No game is open.
refuse-set-up = No game can be set up so: { $text }.
refuse-not-started = The game has not started.
refuse-started = The game has started.
refuse-not-paused = Clocks are running. First stop them.
refuse-made = The move is made: { $move }. A slip is amended by the arbiter.
refuse-press-first = The move is made. First press the clock.
refuse-claim-made = Too late: the move is made, { $move }. One claims before one's move.
refuse-nothing-to-take-back = No move has been made yet.
refuse-nothing-to-press = First the move, then the clock.
refuse-press-written = First the move, then the clock. The written move has to be made: { $move }.
refuse-press-unheard = The move was not understood. Say the move, or the word: pass.
refuse-no-offer = No draw offer is open.
refuse-no-question = No question is open.
refuse-draw-pieces = Too early. Draw offers only with at most { $n } pieces a side.
refuse-claim-open = A claim is being checked.
refuse-claim-kind = Which claim? { $List }.
refuse-no-flag = No flag has fallen.
refuse-both-flags = Only where both flags are down, { $article }. If you found them so at the clock on the table, say behind it what you found.
refuse-both-flags-here = These rules know no draw by two fallen flags.
refuse-too-many-moves = Too late: each side has completed { $moves }, { $article }.
refuse-written = The written move has to be made: { $move }.
refuse-touched = Touch-move: { $sq }.
refuse-offer-first = First the opponent answers the offer of a draw.
refuse-last-period = Not the last period: play goes on, { $article }.
refuse-nothing-to-correct = Nothing to correct.

## Not by you

refuse-not-arbiter = For the arbiter only: { $what }.
    .full = For the arbiter only: { $what }. { $Article }.
refuse-not-yours = This is for somebody else.
    .full = This is for somebody else. { $Article }.
refuse-adjust = Pieces are adjusted in one's own turn.
    .full = Pieces are adjusted in one's own turn. { $Article }.
refuse-not-agreed = This was not agreed for an assistant.
    .full = This was not agreed for an assistant. { $Article }.
refuse-not-your-right = Only { $Side } may do this now.
refuse-training-only = In training only: { $what }.
refuse-adjournment-here = By these rules no game is adjourned.
refuse-fault-here = These rules know no such irregularity.
refuse-none-completed = { $Side } has completed no move yet.
refuse-penalised = This move has been penalised already.
refuse-claim-here = These rules have no such claim here.
refuse-number = Both are in time trouble: no number of moves, { $article }.
refuse-count-short = Not yet: { $n } of { $m_card_gen } moves are counted.
refuse-no-win = No win has to be shown here.
refuse-line = The line breaks at move { $n }: { $text }.
refuse-line-none = Which moves? Name them one after the other, with commas.
refuse-clock-floor = Too much: at least { $time } must be left.
refuse-clock-closed = Less than { $time } left: no clock is corrected.
refuse-player-claims = A player must claim the draw.
refuse-half-point = These rules give no half point to one player alone.
refuse-own-flag = The opponent or the arbiter points out a flag.
refuse-captures-of-100 = These rules leave no choice of captures: { $text }. Draughts-64 of 2022 does.
refuse-no-time-left = { $Side } has no time left. Set the clock first.

## What was asked for, as phrases

what-query = this question
what-clock = setting the clocks
what-pause = stopping the clocks
what-resume = starting the clocks again
what-result = the result
what-ruling = a ruling
what-break = a shorter break
refuse-not-yet = Only with less than { $time } left.
refuse-nothing-sealed = No move is sealed.
refuse-envelope = The envelope is not that of this game, or has been changed.
refuse-adjourned = The game is adjourned. Open the envelope first.
refuse-no-regulation = The opening rule asks for nothing now.
refuse-fault = What was done? Say one of: { $list }.
refuse-no-way-back = Uphold it, or rule the result yourself.
refuse-searching = Wait: it is being checked whether mate is possible. You may rule the result yourself.
refuse-real-board = Only at a real board, with the clock pressed by hand.
refuse-step-empty = Nothing stands on { $sq }.
refuse-step-occupied = A piece stands on { $sq }.
refuse-step-crown = What stands on { $sq } becomes no other piece.
refuse-step-hand = First say what was taken up: lift and the square.
refuse-step-unmoved = The pieces stand as they stood. Name the move: made and the move.
refuse-step-stones = Stones are only placed: name the point.
refuse-step-here = The rules of this game say nothing of it.
refuse-gate-announcement = First announce the move, then press.
    .full = First announce the move, then press. { $Article }.
refuse-gate-other = Another move was announced. First put the announcement right, then press.
    .full = Another move was announced. First put the announcement right, then press. { $Article }.
refuse-gate-record = First the assistant writes the move, then the clock.
    .full = First the assistant writes the move, then the clock. { $Article }.
refuse-step-role = Say what the pawn becomes: the square, then the piece.
refuse-step-many = More steps than any move has. Name the move: made and the move.
refuse-tasks = No such task: { $text }. A line, or tasks such as moves, presses the clock, records.
refuse-people = No more than { $n } people can be named at one board.
refuse-help-topic = No help on { $text }. There is help on { $list }.
