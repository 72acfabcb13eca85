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

## The check of a composition

check-note = Note
check-passed = Right
check-doubt = Doubt
check-fault = Fault
check-defect = Defect
composition-problem = problem
composition-study = study
composition-ending = positional ending
composition-task = task of blocking
group-miniature = miniature
group-ending = ending
group-medium = medium problem
group-large = large problem
group-with-kings = with kings
inexact-transposition = transposition of moves
inexact-alternative-move = alternative move
inexact-king-squares = another square of the same diagonal
inexact-man-to-king-row = the man reaches the last row over another square
check-heading = Composition { $n }, author: { $text }.
check-defects = Defects: { $n }.
check-unreadable = Composition { $n } cannot be read whole.
check-partly-read = Composition { $n }: a variation cannot be read to its end.
check-nothing = There is no such composition in the file: { $text }.
check-no-task = This cannot be checked as a task of the composition: { $text }.
check-class = Kind: { $what }.
check-class-group = Kind: { $what }, group: { $reason }.
check-wrong-kind = { $Kind }, { $article }: the pieces do not allow the kind that the author names: { $what }.
check-no-kind = { $Kind }, { $article }: the pieces belong to no main kind.
check-no-pieces = { $Kind }, { $article }: no pieces of this side: { $side }.
check-impossible = { $Kind }, { $article }: no game leads to these pieces.
check-promoted = { $Kind }, { $article }: only a promotion can have brought a piece of this side: { $side }.
check-last-move = { $Kind }, { $article }: the last move may have been { $text }.
check-no-last-move = { $Kind }, { $article }: there can have been no last move.
check-first-captures = { $Kind }, { $article }: the solution begins with a capture.
check-en-prise = { $Kind }, { $article }: the other side could capture if it were to move.
check-no-solution = { $Kind }, { $article }: the author gives no moves.
check-solved = { $Kind }, { $article }: { $text } fulfils the task, which is proved.
check-no-key = { $Kind }, { $article }: no first move fulfils the task.
check-unsolvable = { $Kind }, { $article }: { $text } does not fulfil the task. { $line }.
check-solved-open = { $Kind }, { $article }: whether { $text } fulfils the task stayed open. Half-moves after it in which nothing is reached: { $n }.
check-side-full = { $Kind }, { $article }: full side solution at move { $n }: { $text } fulfils the task as well as { $name }. { $line }.
check-side-partial = { $Kind }, { $article }: partial side solution at move { $n }: { $text } fulfils the task as well as { $name }. { $line }.
check-side-named = { $Kind }, { $article }: at move { $n } { $text } fulfils the task as well as { $name }: { $what }. { $line }.
check-cook = { $Kind }, { $article }: { $text } fulfils the task too.
check-short = { $Kind }, { $article }: { $text } solves in fewer moves: { $n }.
check-keys-open = { $Kind }, { $article }: first moves that stayed open: { $n }.
check-unique = { $Kind }, { $article }: every other move is refuted. Moves of the thematic lines: { $n }.
check-no-other = { $Kind }, { $article }: no other way was found to a depth of half-moves of { $n }. Moves that stayed open: { $m }.
check-few-lines = { $Kind }, { $article }: thematic lines in the author's solution: { $n }, needed: { $m }.
check-final = { $Kind }, { $article }: at the end of the solution the other side has to be to move without a capture.
check-useless = { $Kind }, { $article }: in the final the piece on { $square } is not needed.
check-idle = { $Kind }, { $article }: without the piece on { $square } the solution is the same.
check-king = { $Kind }, { $article }: the king on { $square } has no part in the thematic lines.

## A composition as it is published

show-heading = Composition { $n }
show-author = Author: { $name }.
show-after = After { $name }.
show-reworked = Reworked by { $name }. A slight revision may not compete.
show-place = Place: { $text }.
show-award = Distinction: { $text }.
show-count = White pieces: { $n }, black pieces: { $m }.
show-task = Task: { $what }.
show-twins = Twins: { $text }.
show-conditions = Conditions: { $text }.
show-solution-heading = Solution
show-solution = Solution: { $line }.
show-variation = Variation: { $line }.
show-try = Try: { $line }.
stipulation-win = win
stipulation-draw = draw
stipulation-block = block

## A solving contest

contest-place = Place { $n }: { $name }, points { $text }, minutes { $m }.
