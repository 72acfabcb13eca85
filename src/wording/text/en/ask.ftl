## Answers to queries

ask-turn-mine = Your move, { $side }.
    .brief = Your move.
ask-turn-theirs = Opponent to move.
ask-move-number = Move { $n }.
    .brief = { $N }.
    .full = Moves made: { $made }.
ask-last = { $move_whole }. { $Side }.
    .brief = { $move }
    .full = { $move_whole }.
ask-sheet = Move { $n }, { $side }: { $move }.
ask-last-none = No move yet.
ask-square = { $sq }: { $piece }.
ask-square-empty = { $sq }: empty.
ask-rank = Rank { $n }. White: { $white }. Black: { $black }.
ask-file = File { $letter }. White: { $white }. Black: { $black }.
ask-row = Squares { $from } to { $to }. White: { $white }. Black: { $black }.
ask-diagonal = { $Diagonal }. White: { $white }. Black: { $black }.
ask-pieces = White: { $white }. Black: { $black }.
ask-moves = From { $sq }: { $squares }.
ask-offer = Draw offer open: { $Side }.
ask-turn-side = { $Side } to move.
ask-duty-none = No record is kept of this game.
ask-duty-mine = You have to record.
ask-duty-free = You need not record: less than { $time } left, { $article }.
ask-duty-side = { $Side } has to record.
ask-duty-side-free = { $Side } need not record: less than { $time } left, { $article }.
