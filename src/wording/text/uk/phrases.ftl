## Sides

side-white = білі
side-white-gen = білих
side-white-dat = білим
side-black = чорні
side-black-gen = чорних
side-black-dat = чорним

## Pieces, with their colour

piece-white-man = біла проста
piece-white-king = біла дамка
piece-black-man = чорна проста
piece-black-king = чорна дамка
piece-white-men = білі прості
piece-white-kings = білі дамки
piece-black-men = чорні прості
piece-black-kings = чорні дамки
piece-empty = порожнє поле
places-empty = порожньо

## Games

game-russian = російські шашки
game-draughts64 = шашки шістдесят чотири
    .written = шашки-64
game-brazilian = бразильські шашки
game-international = шашки сто
    .written = шашки-100
game-giveaway = піддавки
game-frisian = фризькі шашки
game-chess = шахи
game-chess960 = шахи дев'ятсот шістдесят
    .written = шахи-960
game-renju = рендзю
game-edition = { $game }, { $document }

## Lists and times

list-none = немає
list-king = дамка { $list }
list-range = від { $from } до { $to }
list-kings = дамки { $list }
list-board = дошка { $list }
list-boards = дошки { $list }
list-match = матч { $list }
list-matches = матчі { $list }
list-and = і
list-then = далі
time-none = часу немає
time-zero = нуль
time-under-a-second = менше секунди

## Time controls

control-moves = { $stage } на { $moves }
control-runs-on = { $stage }, без зупинки
control-increment = { $stage } плюс { $time } на хід
control-delay = { $stage }, затримка { $time } на хід
control-bronstein = { $stage }, затримка Бронштейна { $time } на хід
control-byo-yomi = { $stage }, бьо-йомі: { $periods }, у кожному { $time }
control-hourglass = пісочний годинник, { $stage }
control-then = { $before }, далі { $next }

## Articles and documents

article-plain = пункт { $numbers }
article-in-section = розділ { $section }, пункт { $numbers }

## Diagonals

diagonal-great-road = велика дорога
diagonal-lower-double = нижній двійник
diagonal-upper-double = верхній двійник
diagonal-lower-small-double = нижній двійничок
diagonal-upper-small-double = верхній двійничок
diagonal-lower-triple = нижній трійник
diagonal-upper-triple = верхній трійник
diagonal-lower-small-triple = нижній трійничок
diagonal-upper-small-triple = верхній трійничок
diagonal-lower-kosyak = нижній косяк
diagonal-upper-kosyak = верхній косяк
diagonal-lower-small-kosyak = нижній косячок
diagonal-upper-small-kosyak = верхній косячок
diagonal-between = діагональ { $from } – { $to }

## Draw clauses with their limits and articles

limit-cited = { $claim }, { $article }
    .brief = { $claim }
clause-three-kings-road = три дамки з великою дорогою проти однієї, { $moves }
clause-three-kings = три дамки або більше проти однієї, { $moves }
clause-three-kings-off-road = три дамки проти однієї не на великій дорозі, { $moves }
clause-road-defence = самотня дамка на великій дорозі, { $moves }
clause-road-drawn = три шашки проти дамки на великій дорозі
clause-two-drawn = дві шашки проти дамки
clause-kings-drawn = дамка проти дамки
clause-forces-unchanged = { $moves } без зміни сил
clause-king-moves = { $moves } лише дамками
clause-three-against-king = три шашки проти дамки, { $moves }
clause-three-off-road = три шашки проти дамки не на великій дорозі, { $moves }
clause-two-against-king = одна або дві шашки проти дамки, { $moves }
clause-clear-draw = явно нічийна позиція, { $moves }
clause-lone-on-road = самотня дамка на великій дорозі
clause-few-pieces = дві або три шашки на дошці
clause-three-unplayed = три шашки проти дамки
clause-two-unplayed = одна або дві шашки проти дамки
clause-other = правило про нічию, { $moves }

## Results

result-white-wins = перемога білих
result-black-wins = перемога чорних
result-draw = нічия
result-white-half = пів очка білим
result-black-half = пів очка чорним
result-both-lost = поразка обом
walk-up-left = вгору ліворуч
walk-up = вгору
walk-up-right = вгору праворуч
walk-right = праворуч
walk-down-right = вниз праворуч
walk-down = вниз
walk-down-left = вниз ліворуч
walk-left = ліворуч
