## The micro-match

match-ready = Micro-match: { $a } – { $b }. Games: { $n }. Break: { $time }.
    .brief = Micro-match: { $a } – { $b }.
match-ready-win = Micro-match: { $a } – { $b }. Games until the first win. Break: { $time }.
match-break-outside = These rules do not list this break: { $time }. The event may set it.
match-scale-outside = These rules do not list this number of points for a win: { $points }. The event may set it.
match-break = Break: { $time }. Then game { $n }, colours changed.
    .brief = Break: { $time }.
match-colours = Game { $n }, colours change.
    .brief = Game { $n }.
match-break-left = Time left in the break: { $time }.
    .brief = Break: { $time }.
match-break-cut = Time left in the break: { $time }, { $article }. Begin now? Yes or no.
match-break-over = The break is over. Game { $n }.
    .brief = Game { $n }.
match-game-reopened = Game { $n } continues and does not count yet.
match-score = Score: { $one } { $a }, { $two } { $b }.
    .brief = { $one } { $a }, { $two } { $b }.
match-restored = Micro-match restored. Game { $n }.
match-level = The score is level. Another micro-match, or a draw?
match-extra = Another micro-match. Control: { $control }. Game { $n }.
match-won = Winner: { $name }.
match-drawn = The micro-match is drawn.
match-default = Not played. Forfeit win: { $name }. Forfeit loss: { $other }.
match-default-played = Winner by forfeit: { $name }. Absent: { $other }.
match-decided = Winner by decision: { $name }. Reason: { $reason }.
match-both-lost = Both lose the micro-match: { $reason }.
match-both-lost-points = Both lose the micro-match.
match-player-a = first player
match-player-b = second player

## Refusals in a micro-match

refuse-match-none = No micro-match is in progress.
refuse-match-game = The micro-match has no game number { $n }.
match-of-game = Game { $n }: { $result }
refuse-match-rules = These rules have no micro-matches: { $text }.
refuse-match-counted = The game already counts in the micro-match. The arbiter can rule only on the micro-match itself.
refuse-match-over = The micro-match is over.
refuse-match-now = Not during a game or the break.
refuse-match-break = There is no break.
refuse-match-level = Only if the score is level after all games.
refuse-match-extra = The regulations do not provide for another micro-match.
refuse-match-sanction = Under these rules a micro-match cannot be lost by decision.

## Absence and lateness

start-at = The clocks are started at { $text }.
start-missed = { $Side } absent.
start-absent-other = { $Side } absent. { $Other }'s clock is running.
start-absent-both = Both absent. { $Side }'s clock is running.
start-absent-too = { $Side } is absent as well.
start-arrived = { $Side } arrived. { $Other }'s clock is running.
start-come = { $Side } arrived.
arb-offer-late = { $Side } is more than { $time } late. Uphold the loss or reject?
arb-offer-late-at-all = { $Side } is late. Uphold the loss or reject?
reason-absence = absence
refuse-absent = { $Side } is absent. Record the arrival first.
refuse-not-absent = { $Side } is not absent.
start-assistant = { $Side }'s assistant: { $tasks }.
task-announce = announces the moves
task-record = keeps score
task-clock = presses the clock
task-move = moves the pieces
task-inform = informs the player
task-claim = makes claims
task-state = speaks for the player
task-interpret = interprets
task-none = no tasks
start-needs = { $Side }: { $what }.
need-blind = blind
need-low-vision = low vision
need-deaf = deaf
need-deafblind = deafblind
need-no-hands = an assistant moves the pieces
need-wheelchair = uses a wheelchair
need-assistant-recorded = an assistant keeps score
need-trainer = with a trainer
need-none = no special needs
refuse-no-lateness = These rules do not mention lateness.

## Findings in a micro-match

check-match-sound = The record of the micro-match is valid. Lines: { $n }. Games: { $m }.
check-match-open = The micro-match is not finished.
check-match-game = Game { $n }: { $what }.
check-match-missing = cannot read the file
check-match-unsound = its record is not valid
check-match-unfinished = not finished yet
check-match-unclosed = its record was not closed
check-match-players = different players or colours
check-match-setup = different rules, control or opening
check-match-result = different result

## Words, help, menus

words-score = score
words-sign-game = sign game
    .also = sign the game, sign game number, sign sheet of game
words-protest-game = protest game, protest about game
words-result-game = result game, result of game
words-game-of-match = game, game of the match, game of the micro-match
words-before-game-of-match = the, of the, about the, in the, on the, for the, of, about
words-extra = extra, another, another micro-match
words-match = match, micro-match
words-absent = absent
    .also = did not come, has not come, have not come, is not here, are not here, not here, is late, are late, is absent, are absent, did not show up, running late, hasn't turned up, has not turned up, didn't turn up, isn't at the board, is not at the board, hasn't come, hasn't shown up, not at the board, hasn't arrived
words-arrived = arrived, here
    .also = has arrived, have arrived, is here, are here, has come, have come, came, came late, showed up, at the board
help-match-score = { $words }: the score of the micro-match.
help-match-sign = { $words }: then the number of a finished game, and a side if it is not your own: signs its score sheet, also after the next game has begun.
help-match-protest = { $words }: then the number of a finished game and the reason: protests about it, also after the next game has begun.
help-match-result = { $words }: then the number of a finished game, its result and the reason: corrects it, also after the next game has begun; the sides are those of that game.
help-match-extra = { $words }: another micro-match if the score is level.
help-match-decide = { $words }: then White, Black, draw or both, and the reason: rules the result of the micro-match.
help-desk-absent = { $words }: then a side or both: starts the clock without them.
help-desk-arrived = { $words }: then the side that has arrived.
home-match = New micro-match
prompt-break = Break:
prompt-match-over = Micro-match over:
