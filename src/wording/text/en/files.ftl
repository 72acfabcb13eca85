## Voice, devices, files

voice-lost = Speech lost. Text only. The game continues.
voice-back = Speech is back.
ear-lost = The headphones of { $side } are silent. Read out to { $side } yourself what is for { $side } only. The game continues.
ear-back = The headphones of { $side } work again.
ear-lost-arbiter = The arbiter's headphones are silent; there is only text. The game continues.
ear-back-arbiter = The arbiter's headphones work again.
pad-lost = Gamepad lost: { $Side }.
pad-back = Gamepad back: { $Side }.
file-saved = Saved. Half-moves: { $n }.
    .brief = Saved.
file-torn = The last line was incomplete and has been removed. Half-moves kept: { $n }.
file-damaged = Damage in line { $n }. Everything before it is valid. To recover what is left: { $option }.
file-not-saved = Not saved! Clocks stopped. Call the arbiter.
file-saves-again = Saving works again. The clocks stay stopped until the arbiter says: resume.
file-saves-once-more = Saving works again.
file-entry-not-saved = Not saved, so it does not count. Make room on the disk, then enter it again.
file-left-unsaved = The record is not closed. Half-moves saved: { $n }.
people-unkept = What the players need cannot be read or saved: { $why }. It holds for this game only.
file-moved = The record file was lost. The whole record continues in a new file: { $text }. Tell the arbiter.
file-goes-on = The record file was lost. The record continues in { $text }.
file-two-records = Two records have this name and differ: { $list }. Rename the one that is not to be continued, or give the full name of the other.
file-nearly-full = The disk is nearly full. Arbiter, make room, or the record will soon not be saved.
file-was-open = Others could read this record. Now only you can.
file-copy-lost = The second copy of the record is not being written. The game continues.
file-copy-back = The second copy of the record is complete again.
file-copy-taken = The record was taken from its second copy: { $text }.
game-restored = Game restored. Move { $n }, { $Side } to move.
game-goes-on = The game continues. Move { $n }, { $Side } to move.
game-unpressed = Move made: { $move }. The clock has not been pressed yet.

## Errors with files

file-unwritable = Cannot write to the folder: { $text }.
file-full = The disk is full.
file-missing = No such file: { $text }.
file-unreadable = Cannot read the file: { $text }.
file-in-use = The record is open in another program: { $text }.
file-held = The record is open in another program: { $text }. To continue it here: { $option }.
file-taken-over = The other program has closed the record and ended. The game continues here.
file-not-open = No other program has the record open.
file-owner-unknown = The record is open in a program that was not found on this computer: { $text }.
file-owner-stays = The record is open in another program that does not end: { $text }.
desk-aside = Not at a board: { $text }. { $result }
desk-more = More unfinished games in the folder: { $n }. Open them by name.
desk-matches = Micro-matches must be resumed separately: { $list }.

## Findings in a record

check-sound = The record is valid. Lines: { $n }. Half-moves: { $m }.
check-open = The game is not finished.
check-adjourned = The game is adjourned.
check-empty = The record is empty.
check-torn = The last line is incomplete. Complete lines: { $n }.
check-damaged = Line { $n } cannot be read.
check-chain = The chain is broken in line { $n }.
check-order = Line { $n } is out of order.
check-version = Unknown version of the record: { $n }.
check-event = Line { $n } does not follow from the lines before it.
check-illegal = Illegal move in line { $n }: { $move }.
check-clock = The clock times in line { $n } are inconsistent.
check-result = The result in line { $n } is inconsistent.
check-opening = The opening in line { $n } is not the one that was drawn.
check-why-text = Not a text file.
check-why-no-sum = Its checksum is missing.
check-why-sum = The checksum does not match: this line or the one before it was changed or is missing.
check-why-order = Record { $n } is where { $m } should be.
check-no-line-end = Line { $n } has no line end.
check-not-closed = The record was not closed: it ends with line { $n }.
check-folder = Records: { $n }. Valid: { $m }. With findings: { $k }. Unreadable: { $l }.

## What is recovered from a damaged record

salvage-bit = Line { $n }: one bit was wrong. It has been corrected.
salvage-copied = The first line was restored from its copy in the second.
salvage-profile = The rule set in the first line was restored from its profile.
salvage-unproved = Line { $n } is kept as it stands; its checksum proves nothing, because the line before it is lost.
salvage-lost-one = Lost: line { $n }.
salvage-lost = Lost: lines { $n } to { $m }.
salvage-why-torn = Incomplete.
salvage-why-missing = Not in the file.
salvage-why-unfounded = Does not follow from what is left.
salvage-no-first = Nothing can be recovered: the first line is lost, and the file has no copy of it.
salvage-whole = No damage. Copied unchanged to { $text }.
salvage-done = Recovered to { $text }. Lines kept: { $n }. Lines lost: { $m }.
salvage-done-game = Recovered to { $text }. Lines kept: { $n }. Lines lost: { $m }. Half-moves: { $k }.
salvage-note = Recovered from the damaged record { $text }. Lines kept: { $n }. Lines lost: { $m }.
salvage-exists = Already exists. Nothing was written.
salvage-unwritten = Cannot write { $text }.

## Findings in a file of games

check-games = Games: { $n }. Half-moves: { $m }. Findings: { $k }.
check-no-games = No game in the file.
check-no-file-of-games = { $text } holds neither a record nor games.
check-place = Line { $n }, column { $m }.
check-at-game = Game { $n }.
check-at-move = Game { $n }, move { $m }.
check-line = Line { $n }.
check-line-byte = Line { $n }, byte { $m }.
check-byte = Byte { $n }.
check-charset = The file is not in Unicode. Read as { $text }.
check-encoding = Encoding: { $text }.
check-encoding-marked = Encoding: { $text }, with a byte order mark.
check-lone-cr = Lines end with a carriage return alone.
check-undecodable = Line { $n }: not { $text }. To read it in another encoding: --charset NAME.
    .written = Line { $n }: not { $text }. To read it in another encoding: --charset NAME.
check-not-charset = Not { $text }.
check-kept = Game { $n } ({ $text }) is valid up to here. Half-moves: { $m }.
check-not-kept = Game { $n } cannot be used.
check-stray = Not understood: { $text }.
check-tag = Not a tag: { $text }.
check-tag-form = Tag in another form: { $text }. Read as { $other }.
check-tag-twice = This tag appears twice; the first one counts: { $text }.
check-game-type = Unknown kind of draughts: { $text }.
check-other-game = Another game: { $text }.
check-other-board = Another size of the board: { $text }.
check-position = The position cannot be read: { $text }.
check-castling = Castling rights without king and rook at home, left out: { $text }.
check-en-passant = En passant square that no pawn has passed over, left out: { $text }.
check-score = Not a valid result: { $text }.
check-two-scores = Two results: { $text } here, { $other } in the tag.
check-board-score = The result is given as { $text }; the final position gives { $other }.
check-unread = Not a move: { $text }.
check-form = Not in PGN notation: { $text }. Read as { $other }. Such moves: { $n }.
check-letters = The letters of king, queen, rook, bishop and knight are { $text }.
check-quiet = Written as a capture, but nothing is captured: { $text }.
check-unlawful = Illegal move: { $text }.
check-out-of-turn = Wrong side to move.
check-ambiguous = Several captures are written like this: { $text }.
check-several = Several moves are written like this: { $text }.
check-open-comment = The comment is not closed.
check-open-variation = The variation is not closed.
check-no-variation = No variation is open here.
check-early-variation = A variation comes before the first move.
check-too-deep = Variations are nested too deeply and are left out.
check-too-long = The game is too long; the rest is left out.
check-many-names = Too many names; the rest is left out.
check-late-names = The names stand behind too many games; the rest is left out. Put them before the games.
check-file-end = The file ends too early.
check-late-setup = Stones are placed in a set-up after a move.
check-not-library = Not a RenLib library.
check-library-version = Unsupported newer version of the library: { $text }.
check-xml = Not XML: { $text }.

## The score sheet

sheet-number = No.
sheet-round = Round { $text }
sheet-position = Position
sheet-used = Time used
sheet-signature = signature
sheet-unfinished = unfinished
sheet-irregular = irregular move that stood
sheet-notes = Notes
sheet-offer = draw offered
sheet-strong = strong move
sheet-very-strong = very strong move
sheet-weak = weak move
sheet-very-weak = very weak move
sheet-seems-weak = seems weak but is strong
sheet-seems-strong = seems strong but is weak

## Converting

convert-no-form = Cannot tell the output format from { $text }. Choose it with { $option }.
convert-exists = The file already exists: { $text }. To overwrite it: { $option }.
convert-sheet-in = A score sheet cannot be read back: { $text }. Give a record or a file of games.
convert-both-records = This is already a record: { $text }.
convert-other-form = Game { $n } cannot be written as { $text }. Possible formats: { $option }.
convert-several = A record holds one game only. Give the name of a file: each game is written to its own.
convert-letters = The encoding { $text } lacks letters that have to be written.
convert-in-unicode = Written in { $other }: the encoding { $text } lacks some letters.
convert-whole = Complete files written: { $n }, the last is { $text }.
convert-no-record = Game { $n } cannot be converted to a record: { $text }.
convert-other-rules = Game { $n } was not played by these rules: { $text }.
convert-long = Game { $n } is too long for a record: more than { $m } half-moves.
convert-note = From { $option }: { $text }.
convert-note-bare = From { $option }.
convert-stated = The file gives the result { $text }; the game ends here.
convert-null = Game { $n }: a record cannot hold a move of no piece. Half-moves left out from there on: { $m }.
convert-left-out = { $text } has no place for { $what }; left out in games: { $n }.
left-out-variations = variations
left-out-remarks = comments, signs and times of moves
left-out-details = other details of the game
left-out-result = a loss for both players

## The arguments of the program

usage-option = Unknown option: { $text }.
usage-task = Unknown command: { $text }.
usage-alike = Did you mean { $text }?
usage-value = Invalid value for { $option }: { $text }.
usage-takes = Accepted: { $list }.
usage-no-value = { $option } needs a value.
usage-missing = Missing: { $list }.
usage-twice = { $option } may be given only once.
usage-together = { $option } cannot be used with { $text }.
usage-no-task = A command is missing.
usage-not-understood = Not understood: { $text }.
usage-how = Usage: { $text }
usage-help = For more information: { $text }.

## Scripts and terminals

script-task = A script must start play, match, resume, replay, course, tutorial, or the program without a command.
script-no-board = Several terminals need a game at a board.
screen-none = No terminal for the screen view. Without one: { $option }.
terminal-gone = Terminal lost: { $text }.

## The envelope

envelope-no-file = The game is not saved to a file.
envelope-missing = No such envelope: { $text }.
envelope-no-key = The envelope holds no key: { $text }.
envelope-bad-key = The key in the envelope is not valid.
envelope-other = The envelope does not belong to this move, or has been changed.
envelope-read-by-others = Others can read the envelope: its file permissions were changed. { $text }.
envelope-length = A sealed move must be from one to { $n } bytes long.
envelope-random = The system provides no random numbers: the move is not sealed.
envelope-disk = Cannot read or write the envelope.
envelope-unsealed = The envelope cannot be written. Nothing is sealed. Call the arbiter.

## Reasons, after what cannot be done

record-empty = the record is empty
record-foreign = it is not a record of a game or a micro-match
record-damaged = its first line is damaged. To recover what is left: { $option }
record-schema = unknown version of the record, { $n }
record-opening = its first line does not describe a game
record-line = line { $n } does not follow from the lines before it
io-at = { $text }: { $what }
io-missing = no such file or folder
io-denied = permission denied
io-exists = it already exists
io-folder = it is a folder
io-no-folder = it is not a folder
io-full = the disk is full
io-read-only = the disk is read-only
io-no-text = it is not a text file
io-undecodable = line { $n } is not { $text }; another encoding can be named with --charset
    .written = line { $n } is not { $text }; another encoding can be named with --charset
io-short = it ends too early
io-busy = it is in use
io-name = the name is not valid
io-gone = the reader has closed the connection
io-taken = another program is using it
io-other = system error { $n }
file-refused = { $text }: { $why }.
file-profile = { $text }, line { $n }, column { $m }: not understood.
file-line = { $text }: line { $n }: { $what }.
file-event = { $text }: { $what }.
file-value = { $text }: invalid value: { $what }.
file-keys-twice = { $text }: a key has two actions in the same place.
file-keys-unknown = { $text }: unknown key map { $what }. Available: { $words }.
file-keys-missing = { $text }: an action that can be reached only by a key has no key.
script-time = Line { $n }: { $text }. Write a time like { $example }, at most a hundred years.
script-expected = Line { $n }: { $text }. You can expect: { $list }.
script-terminals = Line { $n }: { $text }. Write terminals like { $example }; each once.
script-terminal = Line { $n }: { $text }. Write what is typed after the name of a terminal: { $example }.
script-quote = Line { $n }: { $text }. A quotation mark is not closed.

## Invalid events, voices and positions

trf-column = columns { $n } to { $m } hold an invalid value: { $text }
trf-record = not understood: { $text }
trf-twice = player { $n } is listed twice
trf-unknown = no player { $n }
trf-oneself = round { $n }: player { $m } is paired with themselves
trf-unanswered = round { $n }: player { $m } names opponent { $k }, but that player's line says otherwise
trf-colours = round { $n }: { $m } and { $k } have the same colour
trf-results = round { $n }: the results of { $m } and { $k } do not match
trf-two-odd = round { $n } has two byes, { $m } and { $k }
trf-rounds = more rounds than { $n }
trf-tab = a tab character; columns are separated by spaces
trf-undecodable = not { $text }; save the file as { $text }
trf-empty = no players; a player line begins with { $example }
trf-large = larger than { $n } bytes
trf-mark = a byte order mark is ignored
trf-latin = not { $text }: read as { $other }, letters in names may be wrong
trf-comma = a decimal comma is read as a point
trf-blanks = spaces at the end are ignored
trf-points = the points are given as { $text }, the results give { $other }: the results count
trf-plus = round { $n }: a plus without an opponent is read as a full-point bye
trf-minus = round { $n }: a minus without an opponent is read as an absence
pair-ahead = round { $n } has not been played; rounds played: { $m }
pair-unfinished = round { $n } has no result of player { $m } yet; enter all results first
pair-nobody = nobody is left to pair in round { $n }
pair-impossible = round { $n } cannot be paired by the rules; the chief arbiter decides
pair-no-lot = the colour drawn for board one is not known; give it: { $example }
pair-many = too many players to pair: { $n }
pair-wide = round { $n }: too many different scores to pair
engine-unknown = No such voice: { $text }. Available: { $list }.
engine-address = No such voice address: { $text }. Write it like { $example }.
engine-not-built = The program was built without this voice: { $text }.
engine-no-server = No speech service at { $text }: { $why }.
engine-no-start = The voice did not start, { $text }: { $why }.
engine-ended = The voice stopped: { $text }.
engine-silent = The voice does not answer.
engine-gone = The voice is gone.
engine-broken = Connection to the voice lost: { $why }.
engine-answer = The voice refused. Its answer: { $text }.
tool-position = Not a position: { $text }. { $reason } Write it like { $example }.
fen-long = It is longer than any position.
fen-turn = The side to move is one of { $example }.
fen-list = Not a list of pieces: { $text }.
fen-range = Not a range of squares: { $text }.
fen-two-pieces = Two pieces on one square: { $text }.
fen-two-stones = Two stones on one point: { $text }.
fen-board = The board needs eight ranks, each of eight squares.
fen-castling = For a right to castle the king and the rook stand at home.
fen-en-passant = No pawn has just passed over the en passant square.
fen-counters = The last two parts are the half-moves without a capture or pawn move and the number of the move.
fen-parts = The parts are the board, the side to move, castling, en passant and two counters.
tool-no-fouls = Only renju has forbidden points, not these rules: { $text }.
tool-depth = The depth { $n } is too great. Maximum: { $m }.

## Two records of one game

compare-same = Both records have the same moves, { $n }, and the same result.
compare-start = Not two records of one game: the starting positions differ.
compare-part = They differ at move { $n }, { $side_gen }: { $text } in the first, { $other } in the second.
compare-second-ends = The second ends; the first continues with { $text }, half-moves: { $n }.
compare-first-ends = The first ends; the second continues with { $text }, half-moves: { $n }.
compare-again = The positions agree again after half-move { $n } of the first and { $m } of the second.
compare-apart = They do not agree again.
compare-result = The results differ. First: { $result } Second: { $other }
compare-open = The game is not over.
compare-time = Time used by { $side }: { $w } in the first, { $b } in the second.
compare-found-first = In the first: { $text }
compare-found-second = In the second: { $text }
compare-part-again = They differ again at move { $n }, { $side_gen }: { $text } in the first, { $other } in the second.
compare-part-shifted = They differ again: half-move { $n } of the first is { $text }, half-move { $m } of the second { $other }.
compare-longer-first = The first is longer, half-moves: { $n }.
compare-longer-second = The second is longer, half-moves: { $n }.
compare-stated = The moves break off; the file gives the result { $text }.
compare-left = Time left after move { $n }, { $side_gen }, { $text }: { $w } in the first, { $b } in the second.
compare-left-more = The same difference after further half-moves: { $n }.
compare-enter-first = To complete the first record, enter: { $list }.
compare-enter-second = To complete the second record, enter: { $list }.
compare-set-first = To follow the first, the arbiter types: { $text }
compare-set-second = To follow the second, the arbiter types: { $text }
compare-clock = { $time }
compare-reason = the records were compared
settings-aside = The settings file was ignored. { $why }
