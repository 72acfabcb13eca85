## The micro-match

match-ready = Micro-match: { $a } – { $b }. Games: { $n }. Break: { $time }.
    .brief = Micro-match: { $a } – { $b }.
match-ready-win = Micro-match: { $a } – { $b }. Games until the first win. Break: { $time }.
match-break-outside = Not among the breaks of these rules: { $time }. The event may set it.
match-scale-outside = Points for a win, not among those of these rules: { $points }. The event may set it.
match-break = Break: { $time }. Then game { $n }, colours changed.
    .brief = Break: { $time }.
match-break-left = Time left in the break: { $time }.
    .brief = Break: { $time }.
match-break-cut = Time left in the break: { $time }, { $article }. Begin now? Yes or no?
match-break-over = The break is over. Game { $n }.
    .brief = Game { $n }.
match-game-reopened = Game { $n } is played on, and does not count yet.
match-score = Score: { $one } { $a }, { $two } { $b }.
    .brief = { $one } { $a }, { $two } { $b }.
match-restored = Micro-match restored. Game { $n }.
match-level = Equal score. Another micro-match, or a draw?
match-extra = Another micro-match. Control: { $control }. Game { $n }.
match-won = Winner: { $name }.
match-drawn = The micro-match is drawn.
match-default = Not played. Plus: { $name }. Minus: { $other }.
match-default-played = Winner by default: { $name }. Absent: { $other }.
match-decided = Winner by decision: { $name }. Reason: { $reason }.
match-both-lost = Both lose the micro-match: { $reason }.
match-both-lost-points = Both lose the micro-match.
match-player-a = first player
match-player-b = second player

## What the micro-match does not allow

refuse-match-none = No micro-match is being played.
refuse-match-rules = These rules have no micro-matches: { $text }.
refuse-match-counted = The game is counted in the micro-match already. The arbiter rules on the micro-match itself.
refuse-match-over = The micro-match is over.
refuse-match-now = Not now: a game is being played, or the break.
refuse-match-break = There is no break.
refuse-match-level = Only after an equal score, when all games are played.
refuse-match-extra = The regulations provide for no further micro-match.
refuse-match-sanction = Under these rules a micro-match is not lost by decision.

## Absence and lateness

start-at = The clocks are started at { $text }.
start-missed = { $Side } absent.
start-absent-other = { $Side } absent. { $Other }'s clock is running.
start-absent-both = Both absent. { $Side }'s clock is running.
start-absent-too = { $Side } absent as well.
start-arrived = { $Side } arrived. { $Other }'s clock is running.
start-come = { $Side } arrived.
arb-offer-late = { $Side } late by more than { $time }. Uphold the loss or reject?
reason-absence = absence
refuse-absent = { $Side } absent. Record the arrival first.
refuse-not-absent = { $Side } is not absent.
start-assistant = { $Side }'s assistant: { $tasks }.
task-announce = announces
task-record = records
task-clock = presses the clock
task-move = moves
task-inform = informs
task-claim = reports
task-state = speaks for the player
task-interpret = interprets
task-none = nothing
start-needs = { $Side }: { $what }.
need-blind = no sight
need-low-vision = low vision
need-deaf = no hearing
need-deafblind = no sight and no hearing
need-no-hands = hands of an assistant
need-wheelchair = wheelchair
need-assistant-recorded = recorded by an assistant
need-trainer = with a trainer
need-none = nothing special
refuse-no-lateness = These rules say nothing of absence.

## What a check of a micro-match found

check-match-sound = The record of the micro-match is sound. Lines: { $n }. Games: { $m }.
check-match-open = The micro-match is not finished.
check-match-game = Game { $n }: { $what }.
check-match-missing = the file cannot be read
check-match-unsound = its record is not sound
check-match-unfinished = not finished yet
check-match-unclosed = its record was not closed
check-match-players = other players or colours
check-match-setup = other rules, control or opening
check-match-result = another result

## Words, help, menus

words-score = score
words-extra = extra, another, another micro-match
words-match = match, micro-match
words-absent = absent
    .also = did not come, has not come, have not come, is not here, are not here, not here, is late, are late, is absent, are absent, did not show up, running late
words-arrived = arrived, here
    .also = has arrived, have arrived, is here, are here, has come, have come, came, came late, showed up, at the board
help-match-score = { $words }: the score of the micro-match.
help-match-extra = { $words }: another micro-match after an equal score.
help-match-decide = { $words }: then White, Black, draw or both: rules the micro-match, with the reason.
help-desk-absent = { $words }: then a side or both: starts the clock without them.
help-desk-arrived = { $words }: then the side that has come.
home-match = New micro-match
prompt-break = Break:
prompt-match-over = Micro-match over:
