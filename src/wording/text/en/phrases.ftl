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
piece-empty = empty square

## Games

game-russian = Russian draughts
game-draughts64 = draughts-64
game-brazilian = Brazilian draughts
game-international = International draughts
game-giveaway = giveaway draughts
game-edition = { $game }, { $document }

## Lists and times

list-none = none
list-kings = kings: { $list }
time-under-a-second = under a second

## Time controls

control-moves = { $stage } for { $moves }
control-increment = { $stage } plus { $time } a move
control-delay = { $stage }, delay { $time } a move
control-then = { $before }, then { $next }

## Articles and documents

article-plain = article { $numbers }
article-in-section = section { $section }, article { $numbers }
document-r = rules of Russia
document-dr = former rules of Russia
document-c = Draughts Code
document-u = rules of Ukraine
document-ch = Laws of Chess

## Diagonals

diagonal-great-road = great road
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

## Draw clauses with their limits (R-6.1.8.3 to R-6.1.8.8)

clause-three-kings-road = three kings with the great road against one, fifteen moves
clause-three-kings = three kings or more against one, fifteen moves
clause-road-defence = lone king on the great road, five moves
clause-kings-2-3 = five moves, forces unchanged
clause-kings-4-5 = thirty moves, forces unchanged
clause-kings-6-7 = sixty moves, forces unchanged
clause-clear-draw = clearly drawn position, five moves
clause-king-moves-4-5 = fifteen moves by kings only
clause-king-moves-6-7 = twenty-five moves by kings only

## Results

result-white-wins = White wins
result-black-wins = Black wins
result-draw = draw
result-both-lost = both lose
