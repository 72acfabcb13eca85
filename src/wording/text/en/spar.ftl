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
spar-hint-threat = Threat: { $move }.
spar-hint-piece = Look at { $square }.
spar-hint-move = Try { $move }.
spar-hint-none = There is no hint here.
spar-why-good = { $Move }: nothing better was found.
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
