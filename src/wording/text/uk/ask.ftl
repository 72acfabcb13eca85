## Answers to queries

ask-turn-mine = Ваш хід, { $side }.
    .brief = Ваш хід.
ask-turn-theirs = Хід суперника.
ask-move-number = { $N_ord } хід.
    .brief = { $N_ord }.
    .full = Зроблено ходів: { $made }.
ask-last = { $move_whole }. { $Side }.
    .brief = { $move }
    .full = { $move_whole }.
ask-sheet = Хід { $n }, { $side }: { $move }.
ask-last-none = Ходів ще не було.
ask-square = { $sq }: { $piece }.
ask-square-empty = { $sq }: порожньо.
ask-rank = { $N_ord_f } горизонталь. Білі: { $white }. Чорні: { $black }.
ask-file = Вертикаль { $letter }. Білі: { $white }. Чорні: { $black }.
ask-row = Поля { $from } – { $to }. Білі: { $white }. Чорні: { $black }.
ask-diagonal = { $Diagonal }. Білі: { $white }. Чорні: { $black }.
ask-pieces = Білі: { $white }. Чорні: { $black }.
ask-moves = З поля { $sq }: { $squares }.
ask-offer = Нічию пропонують { $side }.
ask-turn-side = Хід { $side_gen }.
ask-duty-none = Ця партія без запису.
ask-duty-mine = Записувати треба.
ask-duty-free = Записувати не треба: лишилося менше { $time_gen }, { $article }.
ask-duty-side = { $Side }: записувати треба.
ask-duty-side-free = { $Side }: записувати не треба, лишилося менше { $time_gen }, { $article }.
