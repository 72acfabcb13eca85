## An event of many

event-ready = { $Name }. { $What }.
event-system-round-robin = round robin
event-system-cycles = round robin in several cycles
event-system-knockout = knock-out
event-system-knockout-all = knock-out for all places
event-system-scheveningen = Scheveningen system
event-system-match = match of two
event-system-lot = Swiss system by lot
event-system-own-numbers = Swiss system by own numbers
event-system-truncated-solkoff = Swiss system by truncated Solkoff
event-system-current-buchholz = Swiss system by current Buchholz
event-system-median-solkoff = Swiss system by median Solkoff
event-system-renju-rating = Swiss system of renju by rating
event-system-renju-lot = Swiss system of renju by lot
event-system-dutch = Swiss system, Dutch pairing
event-phase-entries = Entries. Players: { $n }.
event-phase-numbered = The numbers are drawn. Players: { $n }.
event-phase-playing = Round { $n } of { $m }. No result yet: boards { $list }.
event-phase-between = Round { $n } of { $m } is over.
event-phase-over = All rounds are played.

## What happened

event-entered = Number { $n }: { $name }.
event-amended = Put right: number { $n }, { $name }.
event-left = Left: number { $n }, { $name }.
event-returned = Back from round { $m }: number { $n }, { $name }.
event-away = Away in round { $m }: number { $n }, { $name }.
event-away-half = The points of a draw without a game in round { $m }: number { $n }, { $name }.
event-away-full = The points of a win without a game in round { $m }: number { $n }, { $name }.
event-present = Plays in round { $m }: number { $n }, { $name }.
event-numbered = The numbers are drawn from the word { $text }.
event-numbered-paper = The numbers are entered as they were drawn.
event-colour = Colour of the first board by lot: { $side }.
event-paired = Round { $n }, the pairs.
event-unpaired = The pairs of round { $n } are taken back.
event-started = Round { $n } is started.
event-seated = Board { $n } is open.
event-round-done = All results of round { $n } are in.
event-advanced = Goes on: { $name }.
event-board = Board { $n }: { $one } – { $two }.
event-board-scored = Board { $n }: { $one } – { $two }, { $how }.
event-corrected = Round { $n }, board { $m }: it was { $how }.
event-corrected-later = Later rounds were paired by it, and stand.
event-not-playing = Not playing in this round: { $list }.
event-team = Team { $name }: points { $points }.
event-still-in = Still in the event: { $list }.
event-odd = No opponent, a plus: { $name }.
event-no-round = No round is paired yet.
event-no-entries = Nobody is entered yet.

## Results

event-result-white = White won
event-result-black = Black won
event-result-drawn = draw
event-result-half-white = half a point to White
event-result-half-black = half a point to Black
event-result-lost = both lost
event-result-plus-white = plus to White, Black did not come
event-result-plus-black = plus to Black, White did not come
event-result-minuses = nobody came, minus to both
event-own-won = won
event-own-drawn = drawn
event-own-lost = lost
event-own-plus = plus
event-result-struck = not played, the results of who left do not count
event-own-struck = not played, the opponent has left
event-own-minus = minus

## Who takes part, and how it stands

event-entry = { $N }. { $name }.
event-entry-from = { $N }. { $name }, { $from }.
event-entry-rated = { $N }. { $name }, rating { $m }.
event-entry-whole = { $N }. { $name }, { $from }, rating { $m }.
event-entry-left = { $N }. { $name }, has left.
event-place = Place { $n }: { $name }, points { $points }.
event-placeless = Without a place: { $name }, points { $points }.
event-decided = { $One } is above { $name } by { $what }: { $a } against { $b }.
event-player = Number { $n }, { $name }. Points { $points }.
event-player-place = Place { $n }.
event-player-game = Round { $n }, board { $m }, { $side }: { $name }, { $how }.
event-player-next = Round { $n }, board { $m }, { $side }: { $name }.
event-player-odd = Round { $n }: no opponent, a plus.
event-player-absent = Round { $n }: did not play.
event-player-left = Has left the event.
event-missing-results = No result yet: boards { $list }.
event-missing-nothing = Nothing is missing: the next round can be paired.

## By what places are made

criterion-points = points
criterion-direct = the games between them
criterion-wins = wins
criterion-sb = Sonneborn–Berger
criterion-sb-double = doubled Sonneborn–Berger
criterion-shmulyan = Shmulyan
criterion-solkoff = Solkoff
criterion-solkoff-median = median Solkoff
criterion-solkoff-short = short Solkoff
criterion-solkoff-progressive = truncated Solkoff
criterion-solkoff-median-progressive = truncated median Solkoff
criterion-solkoff-plus = Solkoff plus
criterion-solkoff-balyakin = Solkoff–Balyakin
criterion-riga = Riga
criterion-buchholz = Buchholz
criterion-buchholz-short = Buchholz without the worst
criterion-buchholz-shorter = Buchholz without the two worst
criterion-buchholz-median = median Buchholz
criterion-buchholz-medians = median Buchholz without four
criterion-koya = Koya
criterion-blacks = games with Black
criterion-rating = average rating of the opponents
criterion-rating-short = average rating without the lowest
criterion-rating-sum = sum of the opponents' ratings

## Why two meet

event-why-hand = Paired by decision of the arbiter: { $reason }.
event-why-table = By the Berger table.
event-why-bracket = By the bracket.
event-why-turn = By the schedule: each meets each of the other team.
event-why-unknown = The pairs cannot be worked out again.
event-why-odd = { $Name } is the odd one: the last who had no plus.
event-why-absent = { $Name } is not paired in this round.
event-why-group = { $One } and { $two } both have points { $points }.
event-why-floated = { $One } and { $two }: one comes from the group with points { $a }, the other from that with points { $b }.
event-why-seam = { $One } and { $two } are left of the upper and of the lower half.
event-passed-met = Not { $name }: they have met, or may not meet.
event-passed-colours = Not { $name }: no colours would be allowed.
event-passed-rest = Not { $name }: the others could not all be paired.
event-passed-plus = Not { $name }: has had a plus.
event-colour-lot = White has { $name }, by lot.
event-colour-fewer = White has { $name }, who had fewer Whites.
event-colour-had = White has { $name }: when they last differed, games back { $n }, this one had Black.
event-colour-alternates = White has { $name }: all is equal, the higher one changes colour.
event-colour-number = White has { $name }, by the number of the higher one.
event-colour-ban = White has { $name }: the other way a colour would be banned.
event-colour-both = White has { $name }: both wishes could be granted.
event-colour-stronger = White has { $name }: the stronger claim to the colour.
event-colour-wider = White has { $name }: the greater difference of colours.
event-colour-higher = White has { $name }: the wish of the higher one.

## Why something is not done

event-refuse-arbiter = That is for the arbiter.
event-refuse-name = A name is needed: "enter Anna Petrova".
event-refuse-twice = Number { $n } has this name already. Another of that name needs the year of birth, behind the word born.
event-refuse-field = This system takes { $n } to { $m } players.
event-refuse-teams = Two teams of one size are needed; the entry names the team: "enter Anna, team Kyiv".
event-refuse-late = Too late: in this system nobody is entered after the first round is paired.
event-refuse-player = There is no number { $n }.
event-refuse-gone = Number { $n } has left already.
event-refuse-not-gone = Number { $n } has not left.
event-refuse-paired = Round { $n } is paired already.
event-refuse-round = There is no round { $n }.
event-refuse-not-swiss = That is only in a Swiss event. Elsewhere enter the result: "{ $n } black absent".
event-refuse-not-numbered = The numbers are not drawn yet: "draw".
event-refuse-numbered = Not now: once the first round is paired the numbers stay.
event-refuse-order = Name every number once, in the order drawn.
event-refuse-colour = The colour is drawn before the first round only.
event-refuse-unfinished = Not yet: board { $n } of round { $m } has no result.
event-refuse-undecided = Say first who goes on from board { $n }: "{ $n } advances white because by lot".
event-refuse-over = All rounds are played.
event-refuse-pairs = Number { $n } is named twice, or not at all, or does not play in this round.
event-refuse-results = Round { $n } has results. Take them back first, each with a reason.
event-refuse-started = Round { $n } is started already.
event-refuse-board = Round { $m } has no board { $n }.
event-refuse-scored = Board { $n } has a result already. To correct it add a reason: "{ $n } black because wrong slip".
event-refuse-not-scored = Board { $n } has no result.
event-refuse-not-drawn = The meeting at board { $n } is not drawn.
event-refuse-not-knockout = That is only in a knock-out.
event-refuse-reason = A reason is needed: "left { $n } because ill".
event-refuse-shut = The record is closed.
event-refuse-nobody = Nobody is left to be paired.
event-refuse-impossible = Round { $n } cannot be paired by the rules: somebody would meet an opponent again, or get a second plus, or a banned colour. Pair by hand with a reason.
event-refuse-no-lot = Draw the colour of the first board: "first board white".
event-refuse-many = Too many players: { $n }.
event-refuse-names = More than one of that name: { $list }. Say the number.
event-refuse-wide = Too many for such a table: { $n } players, at most { $m }. Take the table by rounds: "table by rounds".
event-refuse-line = Not understood: "{ $text }". "?" tells what can be said.
check-event-sound = Sound. Records: { $n }, rounds: { $m }.
event-no-system = There is no such event yet. A new one needs a system: { $text }.

## Help

help-event-entries = "enter Anna Petrova, rating { $m }, born { $k }, team Kyiv", "amend { $n } rating { $m }", "entries".
help-event-draw = "draw autumn": the numbers by lot. A lot on paper: the word numbers, then the numbers as entered, in the order drawn.
help-event-pair = "pair": the pairs of the next round, "pairs": hear them, "why { $n }".
help-event-hand = By hand: "pair { $n }-{ $m } because so ruled"; take back: "unpair because wrong result".
help-event-score = Results: "{ $n } white", "board { $n } draw", "{ $n } black absent"; corrected with a reason.
help-event-away = "away { $n }", "away { $n } round { $m } half", "left { $n } because ill", "returned { $n } because well".
help-event-standings = "standings", "player { $n }", "missing", "round".
help-event-papers = "protocol", "protocol { $n }", "crosstable", "table by rounds", "player's card { $n }", "report": a paper, to be heard.
help-event-leave = "quit": leave; everything is saved.
prompt-event = Event:

## What may be said at the desk of an event

event-word-enter = enter, add, entry, new player, register
event-word-entries = entries, players, who plays, list
event-word-amend = amend, correct, change
event-word-left = left, withdraws, has left, strike
event-word-returned = returned, is back
event-word-away = away, absent, does not play, will not come
event-word-half = half, half a point
event-word-full = full point, a point
event-word-present = present, plays, will play
event-word-draw = draw, draw numbers, draw lots
event-word-numbers = numbers
event-word-first = first board, colour
event-word-pair = pair, pair the round, next round, make pairs
event-word-odd = odd, plus
event-word-pairs = pairs, boards, who meets whom
event-word-unpair = unpair, take back the pairs, pair again
event-word-start = start, start the round
event-word-unscore = no result, take back
event-word-advance = advances, goes on
event-word-standings = standings, places, table, results, who leads, who won
event-word-player = player, number, whom does he meet
event-word-why = why
event-word-missing = missing, what is missing, what is left
event-word-round = round, in round
event-word-board = board, at board, on board
event-word-note = note, remark
event-word-protocol = protocol, protocol of round, round protocol
event-word-crosstable = crosstable, cross table
event-word-by-rounds = table by rounds, swiss table
event-word-card = player's card, card
event-word-report = report, report of the chief referee
event-word-white = white, white won, win white, won white
event-word-black = black, black won, win black, won black
event-word-drawn = draw, drawn, a draw
event-word-lost = both lost, both lose
event-word-minuses = nobody came, both absent
event-word-plus-white = black absent, black did not come, plus white
event-word-plus-black = white absent, white did not come, plus black
event-word-rating = rating
event-word-born = born
event-word-from = from, team
event-word-title = title, grade
event-word-id = id
event-word-man = man
event-word-woman = woman
event-word-hors = out of competition
event-word-assistant = assistant
event-word-named = named, name
event-word-blind = blind
event-word-low-vision = low vision, low-vision
event-word-deaf = deaf
event-word-deafblind = deafblind
event-word-no-hands = no hands, no-hands
event-word-wheelchair = wheelchair
