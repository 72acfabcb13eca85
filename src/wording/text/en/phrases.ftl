## Sides

side-white = White
side-white-gen = White
side-white-dat = White
side-black = Black
side-black-gen = Black
side-black-dat = Black

## Pieces, with their colour

piece-white-man = white man
piece-white-king = white king
piece-black-man = black man
piece-black-king = black king
piece-white-men = white men
piece-white-kings = white kings
piece-black-men = black men
piece-black-kings = black kings
piece-empty = empty square
places-empty = empty

## Games

game-russian = Russian draughts
game-draughts64 = draughts-64
    .written = draughts-64
game-brazilian = Brazilian draughts
game-international = International draughts
    .written = International draughts
game-giveaway = giveaway draughts
game-frisian = Frisian draughts
game-chess = chess
game-chess960 = chess nine hundred and sixty
    .written = chess960
game-renju = renju
game-edition = { $game }, { $document }

## Lists and times

list-none = none
list-king = king { $list }
list-range = { $from } to { $to }
list-kings = kings { $list }
list-board = board { $list }
list-boards = boards { $list }
list-match = match { $list }
list-matches = matches { $list }
list-and = and
list-then = then
time-none = no time
time-zero = none
time-under-a-second = under a second

## Time controls

control-moves = { $stage } for { $moves }
control-runs-on = { $stage }, runs on
control-increment = { $stage } plus { $time } per move
control-delay = { $stage }, delay { $time } per move
control-bronstein = { $stage }, Bronstein delay { $time } per move
control-byo-yomi = { $stage }, byo-yomi: { $periods } of { $time }
control-hourglass = hourglass, { $stage }
control-then = { $before }, then { $next }

## Articles and documents

article-plain = article { $numbers }
article-in-section = section { $section }, article { $numbers }

## Diagonals

diagonal-great-road = main road
diagonal-lower-double = lower double
diagonal-upper-double = upper double
diagonal-lower-small-double = lower small double
diagonal-upper-small-double = upper small double
diagonal-lower-triple = lower triple
diagonal-upper-triple = upper triple
diagonal-lower-small-triple = lower small triple
diagonal-upper-small-triple = upper small triple
diagonal-lower-kosyak = lower kosyak
diagonal-upper-kosyak = upper kosyak
diagonal-lower-small-kosyak = lower small kosyak
diagonal-upper-small-kosyak = upper small kosyak
diagonal-between = diagonal { $from } to { $to }

## Draw clauses with their limits and articles

limit-cited = { $claim }, { $article }
    .brief = { $claim }
clause-three-kings-road = three kings holding the main road against one, { $moves }
clause-three-kings = three kings or more against one, { $moves }
clause-three-kings-off-road = three kings against one off the main road, { $moves }
clause-road-defence = lone king on the main road, { $moves }
clause-road-drawn = three pieces against a king on the main road
clause-two-drawn = two pieces against a king
clause-kings-drawn = king against king
clause-forces-unchanged = { $moves } with unchanged material
clause-king-moves = { $moves } by kings only
clause-three-against-king = three pieces against a king, { $moves }
clause-three-off-road = three pieces against a king off the main road, { $moves }
clause-two-against-king = one or two pieces against a king, { $moves }
clause-clear-draw = clearly drawn position, { $moves }
clause-lone-on-road = lone king on the main road
clause-few-pieces = ending with two or three pieces
clause-three-unplayed = three pieces against a king
clause-two-unplayed = one or two pieces against a king
clause-other = draw clause, { $moves }

## Results

result-white-wins = White wins
result-black-wins = Black wins
result-draw = draw
result-white-half = half a point to White
result-black-half = half a point to Black
result-both-lost = both lose
walk-up-left = up left
walk-up = up
walk-up-right = up right
walk-right = right
walk-down-right = down right
walk-down = down
walk-down-left = down left
walk-left = left
