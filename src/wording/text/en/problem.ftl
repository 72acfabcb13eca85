## The solution of a problem

problem-unique = { $text } fulfils the task, every other first move is refuted.
problem-several = First moves that fulfil the task: { $list }. All others are refuted.
problem-some = First moves that fulfil the task: { $list }. First moves that stayed open: { $n }.
problem-no-solution = No first move fulfils the task.
problem-nothing-proved = No first move is proved to fulfil the task. First moves that stayed open: { $n }.
problem-move-fulfils-within = { $text }: fulfils the task. Moves to the end: at most { $n }. { $line }.
problem-move-fulfils = { $text }: fulfils the task. { $line }.
problem-move-fulfils-repeating = { $text }: fulfils the task by repetition. { $line }.
problem-move-refuted = { $text }: refuted. { $line }.
problem-move-refuted-repeating = { $text }: refuted by repetition. { $line }.
problem-move-open = { $text }: open. Half-moves after it in which nothing is reached: { $n }.
problem-nodes = Positions looked at: { $n }.
problem-stopped = Stopped before the end.
problem-working = Positions looked at: { $n }.
problem-working-on = Positions looked at: { $n }. First moves still open: { $m }.
problem-no-solver = There is no solver for these rules: { $text }.
problem-other-game = The task { $text } does not belong to these rules: { $name }.
problem-no-number = The task { $text } has no number of moves.
problem-needs-number = The task { $text } needs a number of moves.
problem-no-half = Only a helpmate has half a move, not the task { $text }.
problem-not-playable = No game goes on from this position: { $text }. Each side needs one king, the side that has moved is not in check, no pawn stands on the first or last rank.
