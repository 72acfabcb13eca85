## Prompts of the linear face

prompt-play = { $Side }, move { $n }:
prompt-play-plain = { $Side }:
prompt-ready = Start?
prompt-ready-seen = Not started:
prompt-ready-waits = Waiting for the arbiter:
prompt-ruling = For a ruling: { $what }:
prompt-paused = Clocks stopped:
prompt-absent = Waiting for { $side }:
prompt-absent-both = Waiting for both players:
prompt-over = Game over:
prompt-board = Board { $n }. { $question }
prompt-home = Your choice:
prompt-replay = Replay, { $n } of { $m_card_gen }:
prompt-replay-empty = Replay, no moves:

## Home

home-title = Talking arbiter
home-new = New game
home-resume = Resume a game
home-replay = Replay a game
home-set-up = Set up a position
home-quit = Quit
home-ask-rules = Which game?
home-other-edition = another edition of the rules
home-ask-edition = Which edition? A number, or its id.
home-ask-control = Which time control?
home-ask-meant = That line of the list, or minutes?
home-ask-press = How is the clock pressed?
home-press-auto = by itself after the move
home-press-manual = by hand
home-top = This is the first menu. To leave: quit.
home-ask-assistants = Does a player have an assistant?
home-assistant-none = nobody
home-assistant-white = White
home-assistant-black = Black
home-assistant-both = both
home-ask-tasks-white = What is agreed for White's assistant? A line, or his tasks, such as moves, presses the clock, records.
home-ask-tasks-black = What is agreed for Black's assistant? A line, or his tasks, such as moves, presses the clock, records.
home-tasks-usual = all but speaking for the player and interpreting
home-tasks-all = all
home-ask-kind = Rated game or training?
home-rated = rated game
home-training = training
home-ask-file = Which game?
home-no-files = No saved games.
home-no-open = No unfinished games.
home-ask-take-over = Another program has this record open. End it and go on here?
home-take-over-no = no, leave it there
home-take-over-yes = yes, go on here
menu-line = { $What }
menu-item = { $N }. { $What }
menu-passed = { $What }, { $n }
menu-default = Enter alone: { $what }.
chosen = Chosen: { $what }.
confirm-quit = The game is not over. Quit? Yes or no.
confirm-restart = The game is cancelled and begins anew. Yes or no?
confirm-offer-side = Who offers a draw: White or Black?
confirm-restart-colours = Wrong colours: the game is cancelled and begins anew. Yes or no?
confirm-restart-board = Board turned: the game is cancelled and begins anew. Yes or no?
confirm-take-back = Take the completed move { $text } out of the record? Yes or no.
confirm-resign = { $Side } resigns? Yes or no.
confirm-resign-side = Which side resigns: White or Black?

## Which face, and why

face-linear = Line by line: { $why }.
face-screen = Whole screen: { $why }.
face-quiet = Quiet screen: { $why }.
face-why-flag = asked for at the start
face-why-environment = set in the environment
face-why-unknown = set in the environment, and unknown
face-no-language = This language is not known here: { $text }.
face-why-config = set in the settings
face-why-pipe = not a terminal
face-why-dumb = a terminal without a cursor
face-why-reader = a screen reader is running
face-why-default = a usual terminal
face-two-switches = Line by line the space bar steps, and Enter takes.
face-reader-mute = So that only the screen reader speaks: { $words }.
face-reader-words = For lines as they would be spoken: { $words }.
face-reader-screen = For the whole screen with the board: { $text }.

## Labels of the screen

label-white = White
label-black = Black
label-moves = Moves
label-said = Said
label-turn = to move
label-time-trouble = time trouble
label-clock-frozen = time on request
label-paused = clocks stopped
label-flag = flag
label-called = arbiter called
label-offer = draw offered
label-claim = claim
label-result = Result
label-arbiter = Arbiter
label-training = training
label-rated = rated
label-manual = clock by hand
label-no-pad = no gamepad
label-no-ears = ears silent
label-no-board = the board does not answer
label-no-voice = no voice
label-too-small = The window is too small: at least { $wide } columns and { $high } rows
label-whole-board = part of the board, all of it: { $wide } × { $high }
cue-turn = Your turn
cue-notice = Notice
cue-warning = Time
cue-offer = Draw offer
cue-call = Arbiter called
cue-irregularity = Irregularity
cue-flag = Flag

## The letters of the pieces

glyph-white-man = w
glyph-white-king = W
glyph-black-man = b
glyph-black-king = B
glyph-pawn = P
glyph-knight = N
glyph-bishop = B
glyph-rook = R
glyph-queen = Q
glyph-chess-king = K
glyph-white-stone = w
glyph-black-stone = b

## The board in words

board-moves-made = Moves made: { $n }.
board-row = Rank { $n }: { $pieces }.
board-row-squares = Squares { $from } to { $to }: { $pieces }.

## Replay

replay-opened = White { $white }, Black { $black }. Moves of both sides: { $n }.
replay-opened-empty = White { $white }, Black { $black }. No move was made.
replay-game = Game { $n } of { $m_card_gen }.
replay-finding = { $text }
replay-untimed = No times were kept.
replay-note = Note: { $text }
replay-own-note = Note from a replay: { $text }
replay-comment = Comment: { $text }
replay-variation = Variation: { $text }
sign-strong-weak = exclamation mark and question mark
sign-weak-strong = question mark and exclamation mark
replay-sign = Sign: { $text }.
replay-left = Time left: { $text }.
replay-left-of = { $Side }: { $text } left.
replay-untimed-yet = No time is noted up to here.
replay-offer = Draw offered.
replay-position = Position { $n } of { $m_card_gen }.
replay-empty = No move was made.
replay-start = Starting position.
replay-end = End of the record.
replay-realtime = As it was played, second by second.
replay-stopped = Stopped.
replay-try = A move: tried from what is shown; nothing of it is written.
replay-branch = A branch.
replay-branch-left = Back to the game.
replay-branch-clock = No time passes on a branch.

## Voices

voice-speechd = Voice: speech-dispatcher.
voice-espeak = Voice: espeak-ng.
    .written = Voice: espeak-ng.
voice-tts = Voice: of the system.
voice-none = No voice. Text only.
say-sample = White, king, draw, twenty-one minutes.
say-done = Done.

## The hand on the board

hand-edge = Edge.
hand-picked = { $sq } chosen.
hand-dropped = { $sq } dropped.
hand-empty = No square chosen.
hand-incomplete = Where to?

## The set-up of a position

set-up-open = Set up the position. { $Game }.
set-up-put = { $Side }: { $pieces }.
set-up-list = { $Side }: { $pieces } ({ $n }).
set-up-removed = Empty: { $squares }.
set-up-cleared = The board is empty.
set-up-last-rank = Unusual: { $side }, men on the last rank: { $squares }.
set-up-no-pieces = Unusual: { $side } without pieces.
set-up-no-move = Unusual: { $side } to move, without a move.
set-up-pawns = Unusual: { $side }, pawns on the first or last rank: { $squares }.
set-up-decided = Unusual: the game is over on this board.
set-up-castling = Castling assumed: { $side }, { $wings }.
wing-short = short
wing-long = long
set-up-done = Position done.
prompt-set-up = Position:
label-set-up = set-up
refuse-too-many = Too many: { $side }, at most { $n }.
refuse-too-many-pawns = Too many pawns: { $side }, at most { $n }.
refuse-two-kings = Only one king: { $side }.
refuse-no-king = No king: { $side }. A game needs both.
refuse-wrong-check = { $Side } in check, and not to move: no game begins so.

## Yes or no

prompt-question = Yes or no:
prompt-resign-side = White or Black:
question-no = No. It goes on.
question-not-begun = The game has not begun. To start it: { $words }.
ask-reason = For what reason?
prompt-reason = Reason:
prompt-half = Your answer:
prompt-half-of = Answer of { $side }:
resign-lapsed = Nobody resigns. It goes on.
resign-lapsed-side = { $Side } does not resign.
ruling-lapsed = Nothing is ruled. It goes on.
half-lapsed = The question is dropped. Nothing was done.
half-dropped = The question before it is dropped.
question-other-arbiter = The arbiter must answer.
question-other = { $Side } must answer.
question-say-white = White must answer. Say it so: “w: yes” or “w: no”.
question-say-black = Black must answer. Say it so: “b: yes” or “b: no”.
decision-say-white = For White say: “w: correct” or “w: stand”.
decision-say-black = For Black say: “b: correct” or “b: stand”.
refuse-other-terminal = At this terminal nobody speaks for somebody else.
refuse-report-here = What is the arbiter's alone is not told where the players listen.
refuse-replay = Not understood: { $text }. Type a question mark for help.
refuse-replay-note = Notes are kept beside a record only, not beside a file of games.
refuse-replay-branch = No move can be tried here.
refuse-replay-branch-note = A note is taken in the game, not on a branch.

## Adjournment

seal-ask = Type the sealed move. It is neither shown nor spoken. Enter seals it; an empty line cancels.
seal-ordered = The arbiter adjourns the game. Type the move to be sealed. It is neither shown nor spoken. Enter seals it.
adjourn-begun = The game is being adjourned. { $Side } seals the move.
seal-asked = { $Side } is asked to seal the move.
seal-not-done = { $Side } has not sealed a move. Play goes on.
seal-layouts = The letters make one move, their keys in the other layout another. One: by the letters. Two: by the keys. Which?
seal-unread = That is no move. The sealed move once more, unseen; an empty line cancels.
seal-cancelled = Not sealed. Play on.
seal-no-file = A game that is kept in no file cannot be adjourned.
seal-waits = Adjourned. { $Side } sealed a move; the arbiter opens the envelope.
prompt-seal = Sealed move, unseen:
envelope-players = White: { $white }. Black: { $black }.
envelope-position = Position before the sealed move: { $text }
envelope-times = Time used: White { $w }, Black { $b }.
envelope-left = Time left: White { $w }, Black { $b }.
envelope-sealed = Sealed by { $side }, move { $n }.
envelope-offer = Open draw offer: { $side }.
envelope-no-offer = No draw offer is open.
envelope-resumption = Resumption, date, time, place: ____________________
envelope-key = The key opens the move that is masked in the record. Keep this file apart from it.

## How one is spoken to

manner-slower = Slower.
manner-faster = Faster.
manner-louder = Louder.
manner-softer = Quieter.
manner-limit = No further.
manner-level = { $What }.
manner-level-brief = short messages
manner-level-normal = usual messages
manner-level-full = long messages
manner-mute = The voice is off. To have it back: { $words }.
manner-aloud = The voice is on.
manner-voice = This voice from now on.
manner-no-voice = No such voice: { $text }.
voice-none-speaks = There is no voice for this language.
manner-alphabet = Squares are named so: { $what }.
manner-text-words = Lines are written in words.
manner-text-signs = Lines are written in signs.
manner-theme = Theme: { $what }.
manner-no-theme = There is no such theme. There are: { $list }.
theme-dark = dark
theme-light = light
theme-contrast = high contrast
theme-yellow = yellow on black
theme-safe = colour-blind safe
theme-plain = without colours
manner-nothing = Nothing was said yet.
manner-more = More: { $words }.
manner-no-more = There is no more to read.
manner-not-kept = This holds for now only; the settings could not be written.

## What one hears of his own typing, and where he is

echo-said = { $what }
echo-dash = dash
echo-colon = colon
echo-space = space
echo-dot = dot
echo-comma = comma
echo-equals = equals
echo-plus = plus
echo-hash = hash
echo-slash = slash
echo-star = star
echo-question = question mark
echo-q = q
echo-r = r
echo-s = s
echo-t = t
echo-u = u
echo-v = v
echo-w = w
echo-x = x
echo-y = y
echo-z = z
focus-line = Input line.
focus-typed = Input line: { $text }.

away-in = You are in the hall.
away-lost = No line to the hall. It is tried again by itself. Your clock may be running.
away-back = The line to the hall is back.
away-kept = No line: this is sent once it is back.
away-full = Not taken: too much waits for the line.
away-unsure = The hall was started anew. Whether this came there is not known: { $text }. Ask for the last move, and say it again if it is missing.
away-taken-over = You have come in from elsewhere. Here it ends.
away-closed = The hall is closed.
away-version = The hall has another version of the program. Both need the same.
away-no-seat = There is no seat for you in this hall. Call the arbiter.
away-refused = To come back into the hall takes a new code. Ask the arbiter for it.
away-no = That cannot be asked for from here by a key. Type it.

join-unreachable = { $text } does not answer.
join-unknown = Not come in: the host with the fingerprint { $text } is not known.
join-changed = The host shows another key than before; its fingerprint is { $text }. Somebody may stand between. Ask the arbiter; if it is right, take the old line out of the file of known hosts.
join-key = The key { $text } cannot be read.
join-known = The file of known hosts cannot be written.
join-denied = Not let in. Ask the arbiter for a code, and come in by it.
join-no-hall = { $text } answers and is no hall.
join-trust = This hall is not known yet. Its fingerprint is { $text }. Is that what the arbiter has told? yes or no:
join-passphrase = Passphrase of the key { $text }:
join-code = Code from the arbiter:
join-code-again = Not that code. The code from the arbiter:
