## Tables of endings

ending-none = There are no tables of endings yet. To make some: { $example }.
ending-there = { $Game }: all endings of up to { $n } pieces. Files: { $m }, size: { $size } MB.
ending-there-part = { $Game }: files: { $m }, size: { $size } MB; the endings of { $n } pieces are not complete.
ending-all-verified = Verified: every value follows from the moves.
ending-all-proved = Verified: every value follows from the moves, and samples were proved by the rules of the game.
ending-not-verified = Not verified. To verify: { $example }.
ending-working = { $Game }, table { $table }: { $n } of { $m }.
ending-made = Tables made: { $n }. Already there: { $m }.
ending-make-stopped = Stopped. The same command continues.
ending-checked = { $Game }. Sound files: { $n }. Positions worked out a second time: { $m }.
ending-proved = Positions proved by the rules of the game: { $n }. Too long to prove: { $m }.
ending-sound = Nothing is wrong.
ending-damaged = Table { $table } is damaged: { $why }.
ending-missing = Table { $table } is missing.
ending-make-again = To make damaged tables again: { $example }.
ending-unverified-without = Table { $table } could not be verified: it needs table { $other }.
ending-move-unknown = { $text }: no value. { $reason }
table-none = not a table of endings
table-format = a table in another format, { $n }
table-rules = a table for other rules
table-forces = it holds table { $table }
table-sum = its sums are wrong
table-block = block { $n } is damaged
table-length = it has { $size } bytes in place of { $other }
table-others = made from other tables than those beside it
ending-wrong = Table { $table } is wrong. Wrong values: { $n }.
ending-refuted = Table { $table } is wrong. Values refuted by the rules of the game: { $n }.
ending-memory = Table { $table } needs { $n } MB of memory; { $m } MB are allowed. More can be allowed: { $example }.
ending-busy = Another program is working on these tables: { $text }.
ending-file = The file cannot be read or written: { $text }, { $why }.
ending-too-long = A win in table { $table } is longer than a table can hold.
ending-removed = Tables removed: { $n }.
ending-pieces = Tables can be made for at most { $n } pieces of this game, not for { $m }.

## The value of a position

ending-wins = { $Side } wins. Moves to the end: { $n }.
ending-drawn = With best play it is a draw.
ending-over = { $Side } has no move: the game is over.
ending-unverified = These tables have not been verified.
ending-move-wins = { $text }: wins. Moves to the end: { $n }.
ending-move-draws = { $text }: draws.
ending-move-loses = { $text }: loses. Moves to the end: { $n }.
ending-no-game = There are no tables for these rules: { $text }.
ending-no-table = Table { $table } has not been made. To make it: { $example }.
ending-too-many = There are { $n } pieces. Tables have at most { $m }.
ending-last-rank = A man stands on its last rank. No table has such a position.
ending-no-pieces = { $Side } has no pieces: the game is over.

## The counts of the rules

ending-no-clause = The rule set { $text } has no clause { $name }. Its clauses: { $list }.
ending-fits = { $Article }: the win stands. Moves needed: { $n }, left: { $m }.
ending-fits-shown = { $Article }: the win stands if it is shown.
ending-cut = { $Article }: the count ends before the win. Moves needed: { $n }, left: { $m }. Draw.
ending-open = { $Article }: moves left: { $m }. The table does not decide it.
ending-enough = { $Article }: the win stands. Moves left: { $m }.
ending-stands-together = All counts together leave the win.
ending-cut-together = All counts together, with those that begin later, end before the win. Draw.
ending-open-road = Who holds the main road later decides it. The table does not decide it.
ending-open-size = There are too many positions to count. The table does not decide it.
ending-no-counts = No moves can be given as counted with these rules: { $text }.
ending-no-count = No count runs in this position.

## A line that is shown

ending-line-proves = The line keeps the win to the end.
ending-line-keeps = The line keeps the win, but does not reach the end. Moves to the end: { $n }.
ending-line-lets-go = Move { $n }, { $text }, lets the win go. The reply that holds: { $reply }.
ending-line-lets-go-at-once = Move { $n }, { $text }, lets the win go.
ending-line-won-by-other = The side that is to move does not win this position.
ending-line-illegal = Move { $n } is not legal: { $text }.

## An ending of a game

ending-judged = Half-moves made: { $n }. Rule set: { $text }.
ending-no-record = No game can be read from the file: { $text }.
ending-no-ply = There is no half-move { $n }; the record has { $m }.
ending-no-article = No provision with this article asks about an ending: { $text }. Those that do: { $articles }.
ending-said-unverified = { $result } These tables have not been verified.

## Endings of chess, from Syzygy tables

chess-ending-wins = { $Side } wins. Half-moves to a capture, a pawn move or mate: { $n }.
chess-ending-wins-about = { $Side } wins. Half-moves to a capture, a pawn move or mate: { $n }, or one more.
chess-ending-cut = { $Side } wins only without the 50-move rule. By the rule it is a draw.
chess-ending-open = { $Side } wins; the table is a half-move too inexact to say whether the 50-move rule leaves it.
chess-ending-move-wins = { $text }: wins. Half-moves to a capture, a pawn move or mate: { $n }.
chess-ending-move-mates = { $text }: mate.
chess-ending-move-loses = { $text }: loses. Half-moves to a capture, a pawn move or mate: { $n }.
chess-ending-move-cursed = { $text }: wins only without the 50-move rule.
chess-ending-move-saved = { $text }: the 50-move rule saves the game.
chess-ending-no-folder = No folder of Syzygy tables has been named. To name one: { $example }.
chess-ending-folder = Folder of Syzygy tables: { $text }.
chess-ending-named = Syzygy tables found: { $n } files, for at most { $m } pieces.
chess-ending-castling = A right to castle is left. The tables know no castling.
chess-ending-too-many = There are { $n } pieces. The Syzygy tables have at most { $m }.
chess-ending-missing = The Syzygy table { $text } is missing.
chess-ending-damaged = A Syzygy table cannot be read: { $text }, { $why }.
chess-table-none = not a Syzygy table
chess-table-damaged = damaged
chess-table-absent = there are no Syzygy tables
chess-ending-impossible = Chess cannot be played from this position.
