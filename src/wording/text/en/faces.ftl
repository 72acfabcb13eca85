## Prompts of the linear view

prompt-play = { $Side }, move { $n }:
prompt-play-plain = { $Side }:
prompt-ready = Not started:
prompt-ready-seen = Not started:
prompt-ready-waits = Waiting for the arbiter:
prompt-ruling = Ruling needed, { $what }:
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
home-ask-meant = Did you mean that line of the list, or minutes?
home-ask-press = How is the clock pressed?
home-press-auto = automatically after each move
home-press-manual = by hand
home-top = This is the main menu. Type quit to leave.
home-ask-assistants = Does any player have an assistant?
home-assistant-none = nobody
home-assistant-white = White
home-assistant-black = Black
home-assistant-both = both
home-ask-tasks-white = What may White's assistant do? Choose a line, or list the tasks, such as moves, presses the clock, keeps score.
home-ask-tasks-black = What may Black's assistant do? Choose a line, or list the tasks, such as moves, presses the clock, keeps score.
home-tasks-usual = everything except speaking for the player and interpreting
home-tasks-all = everything
home-ask-kind = Rated game or training?
home-rated = rated game
home-training = training
home-ask-file = Which game?
home-ask-replay = Which game? You can also type the path of a file of games.
home-ask-path = Type the path of a file of games.
home-no-files = No saved games.
home-no-open = No unfinished games.
home-ask-take-over = This record is open in another program. Close it there and continue here?
home-take-over-no = no, leave it there
home-take-over-yes = yes, continue here
menu-line = { $What }
menu-item = { $N }. { $What }
menu-passed = { $What }, { $n }
menu-default = Press Enter for { $what }.
chosen = Chosen: { $what }.
confirm-quit = The game is not over. Quit? Yes or no.
confirm-restart = Cancel this game and start a new one? Yes or no.
confirm-undrawn = The opening was not drawn, { $article }. Start all the same? Yes or no.
confirm-result = Announce this result? { $result } Yes or no.
confirm-exclusion = Exclude { $side } from the event? { $result } Yes or no.
confirm-last-penalty = { $Side } has reached the limit of illegal moves and loses, or draws if { $other } cannot mate. Rule it? Yes or no.
confirm-offer-side = Who offers a draw: White or Black?
confirm-restart-colours = Wrong colours. Cancel this game and start a new one? Yes or no.
confirm-restart-board = The board is the wrong way round. Cancel this game and start a new one? Yes or no.
confirm-take-back = Remove the completed move { $move } from the record? Yes or no.
confirm-resign = { $Side } resigns? Yes or no.
confirm-resign-side = Which side resigns: White or Black?

## Which view, and why

face-linear = Linear view: { $why }.
face-screen = Screen view: { $why }.
face-quiet = Quiet screen view: { $why }.
face-why-flag = chosen on the command line
face-why-environment = set in the environment
face-why-unknown = unknown value in the environment
face-no-language = Unknown language: { $text }.
face-why-config = set in the settings
face-why-pipe = not a terminal
face-why-dumb = a terminal without cursor control
face-why-reader = a screen reader is running
face-why-default = the default for this terminal
face-two-switches = In the linear view the space bar steps and Enter selects.
face-reader-mute = To let only the screen reader speak: { $words }.
face-reader-words = To write lines as they are spoken: { $words }.
face-reader-screen = For the screen view with the board: { $text }.

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
label-no-ears = headphones silent
label-no-board = board not responding
label-no-voice = no voice
label-too-small = Window too small: at least { $wide } columns and { $high } rows
label-whole-board = part of the board; needs { $wide } × { $high }
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

## Replay

replay-opened = White { $white }, Black { $black }. Half-moves: { $n }.
replay-opened-empty = White { $white }, Black { $black }. No moves were made.
replay-game = Game { $n } of { $m_card_gen }.
replay-finding = { $text }
replay-untimed = No clock times were recorded.
replay-note = Note: { $text }
replay-own-note = Replay note: { $text }
replay-comment = Comment: { $text }
replay-variation = Variation: { $text }
replay-sign = Symbol: { $text }.
replay-left = Time left: { $time }.
replay-left-of = { $Side }: { $time } left.
replay-untimed-yet = No clock time is recorded up to here.
replay-spent = Time taken: { $time }.
replay-sign-number = Symbol number { $n }.
replay-arrow = Arrow from { $from } to { $to }, { $text }.
replay-coloured = Marked { $text }: { $squares }.
replay-marked = Marked with { $text }: { $squares }.
replay-label = Label { $text } on { $sq }.
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-cyan = cyan
mark-triangle = a triangle
mark-square = a square
mark-circle = a circle
mark-cross = a cross
mark-selected = a selection
replay-pass = { $Side } passes.
replay-variations = Variations: { $n }.
replay-variations-list = Instead of the last move: { $list }
replay-variation-entered = Variation { $n }.
replay-variation-end = End of the variation.
replay-variation-back = Back to the previous variation.
refuse-replay-variations = There is no variation here.
glyph-interesting = interesting move
glyph-dubious = dubious move
glyph-forced = forced move
glyph-only = only move
glyph-worst = worst move
glyph-equal = equal position
glyph-equal-quiet = equal chances, quiet position
glyph-equal-active = equal chances, active position
glyph-unclear = unclear position
glyph-white-slight = White stands slightly better
glyph-black-slight = Black stands slightly better
glyph-white-better = White stands clearly better
glyph-black-better = Black stands clearly better
glyph-white-winning = White is winning
glyph-black-winning = Black is winning
glyph-white-crushing = White has a crushing advantage
glyph-black-crushing = Black has a crushing advantage
glyph-white-zugzwang = White is in zugzwang
glyph-black-zugzwang = Black is in zugzwang
glyph-white-space = White has more space
glyph-black-space = Black has more space
glyph-white-development = White is ahead in development
glyph-black-development = Black is ahead in development
glyph-white-initiative = White has the initiative
glyph-black-initiative = Black has the initiative
glyph-white-attack = White has the attack
glyph-black-attack = Black has the attack
glyph-white-compensation = White has compensation for the material
glyph-black-compensation = Black has compensation for the material
glyph-white-counterplay = White has counterplay
glyph-black-counterplay = Black has counterplay
glyph-white-time = White is short of time
glyph-black-time = Black is short of time
glyph-white-time-severe = White is in severe time trouble
glyph-black-time-severe = Black is in severe time trouble
glyph-idea = with the idea
glyph-against = aimed against
glyph-better-is = better is
glyph-novelty = a novelty
replay-offer = Draw offered.
replay-position = Position { $n } of { $m_card_gen }.
replay-empty = No moves were made.
replay-start = Starting position.
replay-end = End of the record.
replay-no-act = There is none.
replay-ear-now = Told in your language.
replay-ear-all = As it sounded, with whom each line was for.
replay-ear-of = As it sounded to { $who }.
replay-ear-none = This record does not hold what was said.
replay-said = { $text }
replay-said-to = To { $who }: { $text }
replay-realtime = In real time, as it was played.
replay-stopped = Stopped.
replay-try = Make a move to try it from here. It is not saved.
replay-branch = Variation.
replay-branch-left = Back to the game.
replay-branch-clock = No clock runs in a variation.
replay-games = Games: { $n }.
replay-games-found = Found: { $n }.
replay-games-more = Others follow: { $word }.
refuse-replay-games = This is a record of one game, not a file of games.
refuse-replay-no-such-games = There are no such games in this file.
refuse-replay-last-game = This is the last game of the file.
refuse-replay-first-game = This is the first game of the file.

## Voices

voice-speechd = Voice: speech-dispatcher.
    .written = Voice: speech-dispatcher.
voice-espeak = Voice: espeak-ng.
    .written = Voice: espeak-ng.
voice-tts = Voice: system voice.
voice-none = No voice. Text only.
say-sample = White, king, draw, twenty-one minutes.
say-done = Done.

## The cursor on the board

hand-edge = Edge.
hand-picked = { $sq } selected.
hand-dropped = { $sq } deselected.
hand-empty = No square selected.
hand-incomplete = Where to?

## The set-up of a position

set-up-open = Set up the position. { $Game }.
set-up-put = { $Side }: { $pieces }.
set-up-list = { $Side }: { $pieces } ({ $n }).
set-up-removed = Empty: { $squares }.
set-up-cleared = The board is empty.
set-up-no-pieces = Unusual: { $side } without pieces.
set-up-no-move = Unusual: { $side } to move has no legal move.
set-up-decided = Unusual: the game is already over in this position.
set-up-castling = Castling assumed: { $side }, { $wings }.
wing-short = short
wing-long = long
set-up-done = Position ready.
prompt-set-up = Position:
label-set-up = set-up
refuse-too-many = Too many: { $side }, at most { $n }.
refuse-too-many-pawns = Too many pawns: { $side }, at most { $n }.
refuse-two-kings = Only one king: { $side }.
refuse-no-king = No king: { $side }. A game needs both.
refuse-wrong-check = { $Side } is in check but not to move. A game cannot start like this.
refuse-last-rank = { $Side }: a man on the last rank would be a king: { $squares }.
refuse-pawn-rank = { $Side }: a pawn never stands on the first or last rank: { $squares }.
refuse-no-pieces = There are no pieces on the board.
refuse-promoted = { $Side }: more promoted pieces than missing pawns.
refuse-both-checked = Both kings are in check. A game cannot start like this.
refuse-two-rows = Both sides have a winning row. A game cannot start like this.
position-castling = Castling right left out: { $side }, king or rook not at home.
position-en-passant = En passant square left out: { $square }. No pawn has just passed it.

## Yes or no

prompt-question = Yes or no:
prompt-resign-side = White or Black:
question-no = No. The game continues.
question-not-begun = The game has not started. To start it: { $words }.
ask-reason = What is the reason?
prompt-reason = Reason:
prompt-half = Your answer:
prompt-half-of = Answer of { $side }:
resign-lapsed = Not resigned. The game continues.
resign-lapsed-side = { $Side } does not resign.
ruling-lapsed = No ruling made.
half-lapsed = Question cancelled. Nothing was done.
half-dropped = The previous question is cancelled.
question-other-arbiter = The arbiter must answer.
question-other = { $Side } must answer.
question-say-white = White must answer. Type "w: yes" or "w: no".
question-say-black = Black must answer. Type "b: yes" or "b: no".
decision-say-white = For White type "w: correct" or "w: stand".
decision-say-black = For Black type "b: correct" or "b: stand".
refuse-other-terminal = At this terminal you can speak only for yourself.
refuse-report-here = This is for the arbiter only and is not read out where players can hear it.
refuse-replay = Not understood: { $text }. Type a question mark for help.
refuse-replay-note = Notes on this game cannot be kept here.
refuse-replay-branch = Moves cannot be tried here.
refuse-replay-branch-note = Notes can be added only in the game, not in a variation.

## Adjournment

seal-ask = Type the sealed move. It is not shown or spoken. Enter seals it; an empty line cancels.
seal-ordered = The arbiter adjourns the game. Type the move to be sealed. It is not shown or spoken. Enter seals it.
adjourn-begun = The game is being adjourned. { $Side } seals the move.
seal-asked = { $Side } is asked to seal the move.
seal-not-done = { $Side } has not sealed a move. Play continues.
seal-layouts = The letters typed give one move, the same keys in the other keyboard layout another. One: the letters. Two: the keys. Which?
seal-unread = That is not a move. Type the sealed move again, hidden; an empty line cancels.
seal-cancelled = Not sealed. Play on.
seal-no-file = A game that is not saved to a file cannot be adjourned.
seal-waits = Adjourned. { $Side } sealed a move; the arbiter opens the envelope.
prompt-seal = Sealed move (hidden):
envelope-players = White: { $white }. Black: { $black }.
envelope-position = Position before the sealed move: { $text }
envelope-times = Time used: White { $w }, Black { $b }.
envelope-left = Time left: White { $w }, Black { $b }.
envelope-sealed = Sealed by { $side }, move { $n }.
envelope-offer = Open draw offer: { $side }.
envelope-no-offer = No draw offer is open.
envelope-resumption = Resumption, date, time, place: ____________________
envelope-key = The key opens the move that is hidden in the record. Keep this file separate from the record.

## Speech settings

manner-slower = Slower.
manner-faster = Faster.
manner-louder = Louder.
manner-softer = Quieter.
manner-limit = That is the limit.
manner-level = { $What }.
manner-level-brief = short messages
manner-level-normal = normal messages
manner-level-full = long messages
manner-mute = Speech off. To turn it on again: { $words }.
manner-aloud = Speech on.
manner-voice = This voice from now on.
manner-no-voice = No such voice: { $text }.
voice-none-speaks = No voice speaks this language.
manner-alphabet = Square names: { $what }.
manner-text-words = Lines are written in words.
manner-text-signs = Lines are written in symbols and digits.
manner-theme = Theme: { $what }.
manner-no-theme = No such theme. Available: { $list }.
theme-dark = dark
theme-light = light
theme-contrast = high contrast
theme-yellow = yellow on black
theme-safe = colour-blind safe
theme-plain = no colours
manner-nothing = Nothing has been said yet.
manner-more = More: { $words }.
manner-no-more = That is all.
manner-not-kept = This applies to this session only; the settings could not be saved.

## Sounds beside the words

sound-listening = Listening: you are heard from now on.
sound-heard = End of listening.
sound-accepted = Own move: it is accepted.
sound-pressed = Press: you have switched the clock.
sound-moved = Move: a move was made.
sound-turn = Turn: your clock runs.
sound-count = Count: a second of the countdown.
sound-warning = Time: so much is left.
sound-offer = Offer: a draw is offered.
sound-refused = Refused: not done, the words say why.
sound-notice = Decision: a stop, a ruling, an irregularity, a call for the arbiter.
sound-trouble = Line lost, or a trouble of the program.
sound-flag = Flag: it has fallen.
sound-result = Result.
sounds-on = Sounds on. The words stay the same.
sounds-off = Sounds off. The words stay the same.
sounds-bell = The bell of the terminal instead of sounds.
sounds-louder = Sounds louder.
sounds-softer = Sounds softer.
sounds-unknown = There is no such sound. { $words } lists them.
sounds-none = Sounds cannot be played here. Everything is said in words.
sounds-no-bell = Everybody hears the bell of the terminal: it is not rung for one.
sounds-lost = Sounds cannot be played: the bell of the terminal instead. Everything is said in words.
sounds-lost-ear = The headphones of { $side } play no sounds. Everything is said in words.
sounds-lost-arbiter = The arbiter's headphones play no sounds. Everything is said in words.

## Typing echo and focus

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
echo-end = end of line
complete-none = Nothing begins with: { $text }.
complete-several = Possible: { $list }.
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
away-lost = Connection to the hall lost. Reconnecting. Your clock may be running.
away-back = Reconnected to the hall.
away-kept = Offline: this will be sent when you are reconnected.
away-full = Not accepted: too many lines are waiting to be sent.
away-unsure = The hall was restarted. It is not known whether this arrived: { $text }. Ask for the last move, and repeat this if it is missing.
away-taken-over = You have connected from another place. This session is closed.
away-closed = The hall is closed.
away-version = The hall runs a different version of golos. Both must be the same.
away-no-seat = You have no seat in this hall. Call the arbiter.
away-refused = You need a new code to rejoin the hall. Ask the arbiter for one.
away-no = No key for that here. Type the command.

join-unreachable = { $text } does not answer.
join-unknown = Not connected: unknown host key, fingerprint { $text }.
join-changed = The host key has changed; its fingerprint is { $text }. Someone may be intercepting the connection. Ask the arbiter; if the key is right, delete the old line from the known hosts file.
join-key = Cannot read the key { $text }.
join-known = Cannot write the known hosts file.
join-denied = Access denied. Ask the arbiter for a code.
join-no-hall = { $text } answers but is not a hall.
join-trust = This hall is not known yet. Its fingerprint is { $text }. Is this the fingerprint the arbiter gave you? yes or no:
join-passphrase = Passphrase for the key { $text }:
join-code = Code from the arbiter:
join-code-again = Wrong code. Code from the arbiter:
