## Sides

side-white = белые
side-white-gen = белых
side-white-dat = белым
side-black = чёрные
side-black-gen = чёрных
side-black-dat = чёрным

## Pieces, with their colour

piece-white-man = белая простая
piece-white-king = белая дамка
piece-black-man = чёрная простая
piece-black-king = чёрная дамка
piece-white-men = белые простые
piece-white-kings = белые дамки
piece-black-men = чёрные простые
piece-black-kings = чёрные дамки
piece-empty = пустое поле
places-empty = пусто

## Games

game-russian = русские шашки
game-draughts64 = шашки шестьдесят четыре
    .written = шашки-64
game-brazilian = бразильские шашки
game-international = стоклеточные шашки
    .written = стоклеточные шашки
game-giveaway = поддавки
game-frisian = фризские шашки
game-chess = шахматы
game-chess960 = шахматы девятьсот шестьдесят
    .written = шахматы-960
game-renju = рэндзю
game-edition = { $game }, { $document }

## Lists and times

list-none = нет
list-king = дамка { $list }
list-range = от { $from } до { $to }
list-kings = дамки { $list }
list-board = доска { $list }
list-boards = доски { $list }
list-match = матч { $list }
list-matches = матчи { $list }
list-and = и
list-then = затем
time-none = времени нет
time-zero = ноль
time-under-a-second = меньше секунды

## Time controls

control-moves = { $stage } на { $moves }
control-runs-on = { $stage }, без остановки
control-increment = { $stage } плюс { $time } на ход
control-delay = { $stage }, задержка { $time } на ход
control-bronstein = { $stage }, задержка Бронштейна { $time } на ход
control-byo-yomi = { $stage }, байоми: { $periods }, в каждом { $time }
control-hourglass = песочные часы, { $stage }
control-then = { $before }, затем { $next }

## Articles and documents

article-plain = пункт { $numbers }
article-in-section = раздел { $section }, пункт { $numbers }

## Diagonals

diagonal-great-road = большая дорога
diagonal-lower-double = нижний двойник
diagonal-upper-double = верхний двойник
diagonal-lower-small-double = нижний двойничок
diagonal-upper-small-double = верхний двойничок
diagonal-lower-triple = нижний тройник
diagonal-upper-triple = верхний тройник
diagonal-lower-small-triple = нижний тройничок
diagonal-upper-small-triple = верхний тройничок
diagonal-lower-kosyak = нижний косяк
diagonal-upper-kosyak = верхний косяк
diagonal-lower-small-kosyak = нижний косячок
diagonal-upper-small-kosyak = верхний косячок
diagonal-between = диагональ { $from } – { $to }

## Draw clauses with their limits and articles

limit-cited = { $claim }, { $article }
    .brief = { $claim }
clause-three-kings-road = три дамки с большой дорогой против одной, { $moves }
clause-three-kings = три дамки или больше против одной, { $moves }
clause-three-kings-off-road = три дамки против одной не на большой дороге, { $moves }
clause-road-defence = одинокая дамка на большой дороге, { $moves }
clause-road-drawn = три шашки против дамки на большой дороге
clause-two-drawn = две шашки против дамки
clause-kings-drawn = дамка против дамки
clause-forces-unchanged = { $moves } без изменения сил
clause-king-moves = { $moves } только дамками
clause-three-against-king = три шашки против дамки, { $moves }
clause-three-off-road = три шашки против дамки не на большой дороге, { $moves }
clause-two-against-king = одна или две шашки против дамки, { $moves }
clause-clear-draw = явно ничейная позиция, { $moves }
clause-lone-on-road = одинокая дамка на большой дороге
clause-few-pieces = две или три шашки на доске
clause-three-unplayed = три шашки против дамки
clause-two-unplayed = одна или две шашки против дамки
clause-other = правило о ничьей, { $moves }

## Results

result-white-wins = победа белых
result-black-wins = победа чёрных
result-draw = ничья
result-white-half = пол-очка белым
result-black-half = пол-очка чёрным
result-both-lost = поражение обоим
walk-up-left = вверх влево
walk-up = вверх
walk-up-right = вверх вправо
walk-right = вправо
walk-down-right = вниз вправо
walk-down = вниз
walk-down-left = вниз влево
walk-left = влево
