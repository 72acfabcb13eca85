## The program as an opponent

spar-score = Level { $n } against level { $m }: won { $won }, drawn { $drawn }, lost { $lost }. Score: { $a } – { $b }.
spar-level = level { $n }
spar-name = program, level { $n }
spar-ready = { $Game }. Training against the program, level { $n }. You have { $side }. Control: { $control }.
spar-level-now = Level { $n }. Half-moves it sees: { $m }.
spar-taken-back = Taken back: { $move }. { $Side } to move again.
spar-own-side = The program plays { $side }.
spar-thinks = The program is to move: { $side }.
spar-line = { $line }, { $move }
spar-hint-gain = You can win: { $count }.
spar-hint-wins = There is a win here.
spar-hint-threat = Threat: { $move }.
spar-hint-piece = Look at { $square }.
spar-hint-move = Try: { $move }.
spar-hint-none = There is no hint here.
spar-why-good = { $Move }: no clearly better move was found.
spar-why-none = You have made no move yet.
spar-why-less = { $Move } is weaker than { $best }.
spar-why-costs = { $Move } gives away: { $count }. Then { $line }. Better: { $best }.
spar-why-decides = { $Move } loses. Then { $line }. Better: { $best }.
spar-level-next = From the next game on: level { $n }.
spar-levels = Levels: 1 to { $n }.
spar-no-program = The program does not play here.
spar-stronger = Games won in a row: { $n }. For a stronger opponent: { $example }.

## After a game

after-arranged = The arbiter arranges the games at this board.
after-open = The game is not over.
after-unkept = This game is not kept in a file.
after-can = Now you can say: { $words }.

## Exercises that come back

prompt-drill = Exercise, { $side } to move:
prompt-drill-over = Exercise over, next:
drill-no-exercise = There is no exercise in these files: a position with moves.
drill-nothing-due = Nothing is due today. Next: { $count }.
drill-today = Exercises today: { $n }. Again: { $again }. New: { $new }.
drill-number = Exercise { $n } of { $m_card_gen }.
drill-bad-line = Line { $n } of the kept answers cannot be read. It is left as it is.
drill-wrong = Not this. Try again.
drill-wrong-move = Not { $move }. Try again.
drill-wrong-line = Not { $move }: { $line }. Try again.
drill-right = Right.
drill-shown = That is the solution.
drill-over = This exercise is over. To go on: { $words }.
drill-once-more = Once more at the end.
drill-due = It comes again in: { $count }.
drill-end = Answered: { $n }. Right at once: { $m }.
drill-hint-show = There is no further hint. For the solution: { $words }.
pupil-unknown = No answers of { $name } are kept.
pupil-forget = All kept answers of { $name } would be deleted. To do it: { $example }
pupil-forgotten = Deleted: the answers of { $name }.
pupil-unnamed = { $name } cannot be the name of a pupil.
