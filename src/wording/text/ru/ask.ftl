## Answers to queries

ask-turn-mine = Ваш ход, { $side }.
    .brief = Ваш ход.
ask-turn-theirs = Ход соперника.
ask-move-number = { $N_ord } ход.
    .brief = { $N_ord }.
    .full = Сделано ходов: { $made }.
ask-last = { $move_whole }. { $Side }.
    .brief = { $move }
    .full = { $move_whole }.
ask-sheet = Ход { $n }, { $side }: { $move }.
ask-last-none = Ходов ещё не было.
ask-square = { $sq }: { $piece }.
ask-square-empty = { $sq }: пусто.
ask-rank = { $N_ord_f } горизонталь. Белые: { $white }. Чёрные: { $black }.
ask-file = Вертикаль { $letter }. Белые: { $white }. Чёрные: { $black }.
ask-row = Поля { $from } – { $to }. Белые: { $white }. Чёрные: { $black }.
ask-diagonal = { $Diagonal }. Белые: { $white }. Чёрные: { $black }.
ask-pieces = Белые: { $white }. Чёрные: { $black }.
ask-moves = С поля { $sq }: { $squares }.
ask-offer = Ничью предлагают { $side }.
ask-turn-side = Ход { $side_gen }.
ask-duty-none = Эта партия без записи.
ask-duty-mine = Записывать надо.
ask-duty-free = Записывать не надо: осталось меньше { $time_gen }, { $article }.
ask-duty-side = { $Side }: записывать надо.
ask-duty-side-free = { $Side }: записывать не надо, осталось меньше { $time_gen }, { $article }.
