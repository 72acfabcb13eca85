## A drawn opening: what was drawn

start-opening = Жеребьёвка: { $cell }. { $opening }
start-opening-entered = Жеребьёвка. { $opening }
start-opening-awaited = Жеребьёвка за счёт времени { $side_gen }. Идут часы { $side_gen }.
start-drawn-counted = Ходы жеребьёвки входят в контроль, { $article }.
start-drawn-apart = Ходы жеребьёвки в контроль не входят, { $article }.
start-drawn-without = Жеребьёвка начальных ходов прошла без { $side_gen }, { $article }. Когда придут оба, проведите её заново и назовите причину.
start-undrawn = Жеребьёвки начальных ходов не было, { $article }.
opening-pair = { $one }, { $two }
opening-single = { $one }
opening-both = Белая с { $from } на { $to }, чёрная с { $other_from } на { $other_to }.
opening-white = Белая с { $from } на { $to }, чёрные без перестановки.
opening-black = Чёрная с { $from } на { $to }, белые без перестановки.
opening-start = Все шашки на начальных полях.
opening-position = Белые: { $white }. Чёрные: { $black }.
ask-opening-none = Жеребьёвки не было.

## Cells of a table of openings

lot-cell = столбец { $col }, строка { $row }
lot-reserve = резерв, { $n }
lot-uncertain = Клетка таблицы ненадёжна: { $cell }. { $Why }. Напечатано: { $text }. Возможно: { $readings }. Тяните снова или введите ходы.
lot-why-order = нарушен порядок таблицы
lot-why-balance = одна сторона сразу теряет шашку
lot-why-illegal = напечатанное сыграть нельзя
lot-why-repeated = на месте этой клетки напечатана другая

## Openings that cannot be drawn

refuse-lot = Нет такой клетки таблицы: { $text }. Нужны столбец и строка, например: { $example }.
refuse-lot-outside = В таблице этого нет: { $cell }. Столбцов: { $n }. Строк: { $m }.
refuse-lot-unplayable = В этой игре невозможно: { $cell }.
opening-table-expired = Таблица начальных ходов действовала до { $text }.
refuse-openings-none = В этих правилах жеребьёвки начальных ходов нет.
refuse-lots-empty = Тянуть больше нечего.
refuse-seed = Строка жеребьёвки – от одного до { $n_card_gen } знаков.
refuse-opening-not-drawn = Жеребьёвки ещё не было.
refuse-opening-too-late = Поздно. Жеребьёвка – до первого хода.
refuse-already-drawn = Жеребьёвка уже проведена. Заново вводят только неверно прочитанный жребий и называют причину.
refuse-lot-waits = Жеребьёвку проводят, когда придут { $side }, { $article }.
refuse-opening-not-here = Эта партия играется с заданной позиции.
refuse-opening-move = { $N_ord } ход жеребьёвки невозможен: { $text }.
refuse-opening-relocation = Так переставить нельзя: { $text }.
refuse-opening-unplayable = Эти начальные ходы сыграть нельзя.

## The question at home

home-ask-opening = Как проводится жеребьёвка начальных ходов?
home-opening-program = программой
home-opening-lots = бумажным жребием
home-opening-none = позже или без жеребьёвки
home-ask-lot = Какие столбец и строка? Или все ходы.
