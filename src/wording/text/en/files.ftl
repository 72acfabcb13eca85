## Voice, devices, files

voice-lost = Speech lost. Text only. The game goes on.
voice-back = Speech is back.
ear-lost = The ears of { $side } are silent: what is for { $side } alone is not heard, say it yourself. The game goes on.
ear-back = The ears of { $side } speak again.
ear-lost-arbiter = The arbiter's ears are silent. Only text there. The game goes on.
ear-back-arbiter = The arbiter's ears speak again.
pad-lost = Gamepad lost: { $Side }.
pad-back = Gamepad back: { $Side }.
file-saved = Saved. Moves of both sides: { $n }.
    .brief = Saved.
file-torn = Last line torn, cut off. Kept moves of both sides: { $n }.
file-damaged = Damage in line { $n }. All before it is sound.
file-not-saved = Not saved! Clocks stopped. Call the arbiter.
file-saves-again = Saved again. The clocks stand until the arbiter says: resume.
file-moved = The record was lost from its file. It goes on whole in a new one: { $text }. Tell the arbiter.
file-goes-on = The record was lost from its file and goes on in { $text }.
file-two-records = Two records have this name, and they differ: { $list }. Rename the one that does not go on, or name the other by its whole name.
game-restored = Game restored. Move { $n }, { $Side } to move.
game-goes-on = The game goes on. Move { $n }, { $Side } to move.
game-unpressed = The move is made: { $move }. The clock is not pressed yet.

## Troubles with files

file-unwritable = Cannot write to the folder: { $text }.
file-full = The disk is full.
file-missing = No such file: { $text }.
file-unreadable = The file cannot be read: { $text }.
file-in-use = The record is open elsewhere: { $text }.
file-held = The record is open elsewhere: { $text }. To go on with it here: { $option }.
file-taken-over = The other program has closed the record and ended. It goes on here.
file-not-open = No other program had the record open.
file-owner-unknown = The record is open elsewhere, and the program that has it was not found here: { $text }.
file-owner-stays = The record is open elsewhere, and the program that has it does not end: { $text }.
desk-aside = Not at a board: { $text }. { $result }
desk-more = More unfinished games lie in the folder: { $n }. They are opened by their names.
desk-matches = Micro-matches are taken up alone: { $list }.

## What a check of a record found

check-sound = The record is sound. Lines: { $n }. Moves of both sides: { $m }.
check-open = The game is not finished.
check-adjourned = The game is adjourned.
check-empty = The record is empty.
check-torn = The last line is torn. Whole lines: { $n }.
check-damaged = Line { $n } cannot be read.
check-chain = The chain is broken in line { $n }.
check-order = Line { $n } is out of order.
check-version = Unknown version of the record: { $n }.
check-event = Line { $n } does not follow from what stands before it.
check-illegal = Illegal move in line { $n }: { $move }.
check-clock = Clocks do not agree in line { $n }.
check-result = The result does not agree in line { $n }.
check-opening = The opening in line { $n } is not the one that the draw gives.
check-why-text = It is no text.
check-why-no-sum = Its checksum is missing.
check-why-sum = The checksum does not fit: this line or the one before it was changed or is missing.
check-why-order = Record { $n } stands where { $m } should.
check-no-line-end = Line { $n } has no line end.
check-not-closed = The record was not closed: it ends with line { $n }.

## What a check of a file of games found

check-games = Games: { $n }. Moves of both sides: { $m }. Findings: { $k }.
check-no-games = No game in the file.
check-place = Line { $n }, column { $m }.
check-at-game = Game { $n }.
check-at-move = Game { $n }, move { $m }.
check-line = Line { $n }.
check-line-byte = Line { $n }, byte { $m }.
check-byte = Byte { $n }.
check-kept = Game { $n } ({ $text }) is kept up to here. Kept moves of both sides: { $m }.
check-not-kept = Game { $n } is not kept.
check-stray = Not understood: { $text }.
check-tag = Not a tag: { $text }.
check-game-type = Unknown kind of draughts: { $text }.
check-other-game = Another game: { $text }.
check-other-board = Another size of the board: { $text }.
check-position = The position cannot be read: { $text }.
check-score = Not a result: { $text }.
check-two-scores = Two results: { $text } here, { $other } in the tag.
check-board-score = The result is { $text }; by the last position it is { $other }.
check-unread = Not a move: { $text }.
check-form = Not in the form of PGN: { $text }. Read as { $other }. Such moves: { $n }.
check-quiet = Written as a capture, but it takes nothing: { $text }.
check-unlawful = Illegal move: { $text }.
check-out-of-turn = It is not that side's turn.
check-ambiguous = Several captures are written like this: { $text }.
check-several = Several moves are written like this: { $text }.
check-open-comment = The comment is not closed.
check-open-variation = The variation is not closed.
check-no-variation = No variation is open here.
check-early-variation = A variation before the first move.
check-too-deep = Too many variations inside each other; left out.
check-too-long = The game is too long; the rest is left out.
check-many-names = There are more names than any archive has; the rest is left out.
check-file-end = The file ends too early.
check-late-setup = Stones are set up after a move.
check-not-library = Not a RenLib library.
check-library-version = A newer version of the library: { $text }.
check-xml = Not XML: { $text }.

## The score sheet

sheet-number = No.
sheet-round = Round { $text }
sheet-position = Position
sheet-used = Time used
sheet-signature = signature
sheet-unfinished = none yet
sheet-irregular = irregular move that stood
sheet-notes = Notes
sheet-offer = draw offered
sheet-strong = strong move
sheet-very-strong = very strong move
sheet-weak = weak move
sheet-very-weak = very weak move
sheet-seems-weak = seems weak, is strong
sheet-seems-strong = seems strong, is weak

## Converting

convert-no-form = Not clear what to write: { $text }. Name the form: { $option }.
convert-exists = The file exists: { $text }. To overwrite it: { $option }.
convert-sheet-in = A score sheet cannot be read back: { $text }. A record or a file of games is needed.
convert-both-records = This is a record already: { $text }.
convert-other-form = Game { $n } cannot be written as { $text }. It can be as: { $option }.
convert-several = Several games do not fit into one record. Name a file: each game gets its own.
convert-whole = Files that are there whole: { $n }, up to { $text }.
convert-no-record = Game { $n } makes no record: { $text }.
convert-other-rules = Game { $n } was not played by these rules: { $text }.
convert-long = Game { $n } is too long for a record: more than { $m } moves of both sides.
convert-note = From { $option }: { $text }.
convert-note-bare = From { $option }.
convert-stated = The file states the result { $text }; the game breaks off here.

## The arguments of the program

usage-option = No such option: { $text }.
usage-task = No such command: { $text }.
usage-alike = Meant, perhaps: { $text }.
usage-value = { $option } does not take { $text }.
usage-takes = It takes { $list }.
usage-no-value = A value is missing behind { $option }.
usage-missing = Still needed: { $list }.
usage-twice = { $option } stands here once only.
usage-together = { $option } and { $text } do not go together.
usage-no-task = A command is missing.
usage-not-understood = Not understood: { $text }.
usage-how = How it is called: { $text }
usage-help = More: { $text }.

## Scripts and terminals

script-task = A script starts play, match, resume, replay, course, tutorial, or the program alone.
script-no-board = Several terminals need a game at a board.
screen-none = No terminal to draw on. Without one: { $option }.
terminal-gone = The terminal is gone: { $text }.

## The envelope

envelope-no-file = The game is kept in no file.
envelope-missing = There is no envelope: { $text }.
envelope-no-key = No key in the envelope: { $text }.
envelope-bad-key = What stands in the envelope is no key.
envelope-other = The envelope is not that of this move, or has been changed.
envelope-read-by-others = Others could read the envelope: the rights of its file were changed. { $text }.
envelope-length = A sealed move has from one to { $n } bytes.
envelope-random = The system gives no random numbers: the move is not sealed.
envelope-disk = The envelope can be neither read nor written.

## Why not, behind what cannot be done

record-empty = the record is empty
record-foreign = it is no record of a game or a micro-match
record-schema = unknown version of the record, { $n }
record-opening = its first line makes nothing to play
record-line = line { $n } does not follow from what stands before it
io-at = { $text }: { $what }
io-missing = there is no such file or folder
io-denied = no permission
io-exists = it exists already
io-folder = it is a folder
io-no-folder = it is no folder
io-full = the disk is full
io-read-only = the disk can only be read
io-no-text = it is no text
io-short = it ends too early
io-busy = it is in use
io-name = no such name is possible
io-gone = nobody reads it any more
io-taken = another program has it
io-other = error { $n } of the system
file-refused = { $text }: { $why }.
file-profile = { $text }, line { $n }, column { $m }: not understood.
file-line = { $text }: line { $n }: { $what }.
file-event = { $text }: { $what }.
file-value = { $text }: { $what } cannot be so.
file-keys-twice = { $text }: a key does two things in the same place.
file-keys-unknown = { $text }: there is no key map { $what }. There are: { $words }.
file-keys-missing = { $text }: something that nothing else can do has no key.
script-time = Line { $n }: { $text }. A time is written { $example }, at most a hundred years.
script-expected = Line { $n }: { $text }. What can be expected: { $list }.
script-terminals = Line { $n }: { $text }. Terminals are written { $example }; each once.
script-terminal = Line { $n }: { $text }. What is typed stands behind the name of a terminal: { $example }.
script-quote = Line { $n }: { $text }. A quotation mark is not closed.

## Events, voices and positions that cannot be used

trf-column = columns { $n } to { $m } hold what does not belong there: { $text }
trf-record = not understood: { $text }
trf-twice = player { $n } is there twice
trf-unknown = there is no player { $n }
trf-oneself = round { $n }: player { $m } is said to meet himself
trf-unanswered = round { $n }: player { $m } has opponent { $k }, whose line says otherwise
trf-colours = round { $n }: { $m } and { $k } have the same colour
trf-results = round { $n }: the results of { $m } and { $k } do not fit each other
trf-two-odd = round { $n } has two odd players, { $m } and { $k }
trf-rounds = more rounds than { $n }
trf-tab = a tabulator; columns are made with blanks
trf-empty = no players; a line of a player begins with { $example }
trf-large = larger than { $n } bytes
trf-mark = a mark of the byte order is left out
trf-latin = not { $text }: read as { $other }, letters of names may be wrong
trf-comma = a decimal comma is read as a point
trf-blanks = blanks at the end are left out
trf-points = the points are { $text }, by the results { $other }: these count
trf-plus = round { $n }: a plus without an opponent is read as a full-point bye
trf-minus = round { $n }: a minus without an opponent is read as absence
pair-ahead = round { $n } is not played; rounds played: { $m }
pair-unfinished = round { $n } has no result of player { $m } yet; enter all results first
pair-nobody = nobody is left to be paired in round { $n }
pair-impossible = round { $n } cannot be paired by the rules; the chief arbiter decides
pair-no-lot = the lot for the colour of the first board is not known; name it: { $example }
pair-many = too many players to be paired: { $n }
pair-wide = the points of round { $n } are too many kinds to be weighed
engine-unknown = No such voice: { $text }. There are: { $list }.
engine-address = No such address of a voice: { $text }. It is written: { $example }.
engine-not-built = The program was built without this voice: { $text }.
engine-no-server = No speech at { $text }: { $why }.
engine-no-start = The voice does not start, { $text }: { $why }.
engine-ended = The voice has ended: { $text }.
engine-silent = The voice does not answer.
engine-gone = The voice is gone.
engine-broken = The connection to the voice broke: { $why }.
engine-answer = The voice refuses. Its answer: { $text }.
tool-position = No position: { $text }. It is written: { $example }.
tool-no-fouls = Forbidden points are there in renju only, not by these rules: { $text }.
tool-depth = A depth of { $n } is too great. At most: { $m }.

## Two records of one game

compare-same = Both have the same moves: { $n }, and the same result.
compare-start = Not two records of one game: the positions at the start differ.
compare-part = They part at move { $n } of { $side_gen }: { $text } in the first, { $other } in the second.
compare-second-ends = The second ends; the first goes on with { $text }, half-moves: { $n }.
compare-first-ends = The first ends; the second goes on with { $text }, half-moves: { $n }.
compare-again = The same position again after half-move { $n } of the first and { $m } of the second.
compare-apart = They do not meet again.
compare-result = The results differ. First: { $result } Second: { $other }
compare-open = The game is not over.
compare-time = Time used by { $side }: { $w } in the first, { $b } in the second.
compare-found-first = In the first: { $text }
compare-found-second = In the second: { $text }
compare-part-again = They part again at move { $n } of { $side_gen }: { $text } in the first, { $other } in the second.
compare-part-shifted = They part again: half-move { $n } of the first is { $text }, half-move { $m } of the second { $other }.
compare-longer-first = The first is longer, half-moves: { $n }.
compare-longer-second = The second is longer, half-moves: { $n }.
compare-stated = It breaks off; the file states { $text }.
compare-left = Time left after move { $n } of { $side_gen }, { $text }: { $w } in the first, { $b } in the second.
compare-left-more = So it is behind further half-moves: { $n }.
compare-enter-first = At the desk of the first enter: { $list }.
compare-enter-second = At the desk of the second enter: { $list }.
compare-set-first = By the first, the arbiter types: { $text }
compare-set-second = By the second, the arbiter types: { $text }
compare-clock = { $time }
compare-reason = the records were compared
settings-aside = The settings are left aside. { $why }
