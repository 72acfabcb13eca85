## At the board: the words, and what they do

help-topic = { $Topic }: { $words }.
help-more = More: { $words } and a word, as { $words } { $about }. To leave: { $leave }.
help-arbiter-now = The arbiter, behind the word "arbiter": { $words }.
help-nothing = There is nothing of this to be said now.
help-hall = Boards: { $words }; a board with its number, then a colon, a blank and a line: the line is said there.
help-house = The hall and its people: { $words }; behind code and message a name, behind message and attention the text.
help-play-move = A move, like this: { $example }.
help-play-press = { $words }: completes the move, starts the other clock.
help-play-undo = { $words }: the last move was entered wrongly; it goes, the clock runs on.
help-play-amend = { $words }: the last move was entered wrongly; until the clock is pressed, its player takes it back, later the arbiter.
help-desk-undo = { $words }: the last move was entered wrongly; the arbiter takes it back, the clock runs on.
help-desk-revoke = { $words }: the arbiter takes back his last ruling, or the move that ended the game.
help-play-clock = { $words }: the time left.
help-play-turn = { $words }: who is to move.
help-play-number = { $words }: the move number.
help-play-last = { $words }: the last move.
help-play-opening = { $words }: the drawn opening.
help-play-repeat = { $words }: what was said, once more.
help-play-board = { $words }: the whole board.
help-play-square = { $words }: a square or a line.
help-play-diagonal = { $words }: a diagonal.
help-play-near = { $words }: what stands around a square.
help-play-changes = { $words }: what has changed since you last asked for the board.
help-play-braille-draughts = { $words }: the board in signs, a rank a line. A small letter is a man, a capital a king; a full stop is an empty dark square, a hyphen a light one.
help-play-braille-chess = { $words }: the board in signs, a rank a line. Capitals are White’s, small letters Black’s; a full stop is an empty dark square, a hyphen an empty light one.
help-play-braille-renju = { $words }: the board in signs, a row a line. The letters are stones; a full stop is an empty point, a plus sign an empty marked one.
help-play-pieces = { $words }: where the pieces stand.
help-play-moves = { $words }: moves from a square, in training.
help-play-draw = { $words }: offers a draw.
help-play-accept = { $words }: accepts the draw.
help-play-decline = { $words }: declines the draw.
help-play-offer = { $words }: whether a draw is offered.
help-play-resign = { $words }: resigns the game.
help-play-claim = { $words }: then the kind of claim and, if one is needed, the move.
help-claim-repetition = Claim, then { $words }: the same position for the third time.
help-claim-counter = Claim, then { $words }: a move counter is full.
help-claim-clear = Claim, then { $words }: a clearly drawn position.
help-play-show = { $words }, then the moves: shows the win without which the ending is drawn.
help-play-aloud = { $words }: every move is counted aloud from now on.
help-play-aloud-stop = { $words }: the moves are counted aloud no more.
help-claim-time = Claim, then { $words }: a won position, no time left to win it.
help-play-flag = { $words }: claims the fall of the flag.
help-play-seat = Before a line, who is speaking, and a colon: { $words }.
help-play-assistant = Before a line, an assistant and a colon; he speaks for his player: { $words }.
help-play-arbiter = { $words }: before a line, the arbiter is speaking; alone, what waits for a ruling.
help-play-rule = { $words }: a rule of the documents, by number or subject.
help-play-duty = { $words }: whether the moves have to be recorded now.
help-play-why = { $words }: by which rule something was ruled or refused.
help-play-help = { $words }: what can be done now.
help-play-quit = { $words }: leave. In a game it is asked whether to: yes or no. The game is saved.
help-play-english = English words are understood as well.

## For the arbiter

help-desk-start = { $words }: start the clocks; with an hour after it they are started at that hour; with a side after it, that side is late, and the opening is drawn on its time.
help-desk-lot = { $words }, after the arbiter's word: draw the opening; then column and row, or the moves, if paper lots were drawn.
help-desk-pause = { $words }: stops the clocks; a reason may follow.
help-desk-resume = { $words }: goes on.
help-desk-time = { $words }: then a side or both, a time and the reason.
help-desk-correct = { $words }: has the irregular move corrected; with a move behind it puts it right.
help-desk-stand = { $words }: lets the irregular move stand.
help-desk-rule = { $words }: upholds or rejects what waits.
help-desk-topic = { $words }, after such a ruling: what it is about.
help-desk-task = { $words }, after the words for the arbiter and for an assistant: the tasks agreed for the assistant.
help-desk-result = { $words }: then White, Black, draw, both, half White or half Black, and the reason.
help-play-call = { $words }: call the arbiter. The clocks run on.
help-play-remark = { $words }: then what only the arbiter hears.
help-play-sign = { $words }: the score sheet is signed, when the game is over; perhaps with a side.
help-play-adjust = { $words }: a piece is adjusted on its square, in one's own turn.
help-desk-note = { $words }: a note in the record.
help-desk-because = { $words }: the reason, at the end of a ruling.
help-desk-attend = { $words }: the call at this board is dealt with.
help-desk-report = { $words }: what waits for a ruling, and the counters.
help-desk-gap = { $words }: how an interruption counts.
help-gap-leave = Gap, then { $words }: the clocks stay as they stood.
help-gap-charge = Gap, then { $words }: the side whose clock ran is charged.

## In a replay

help-replay-next = { $words }: the next position.
help-replay-previous = { $words }: the position before.
help-replay-position = { $words }: a position by its number, as it is said.
help-replay-go = { $words }: the position after a move, by its number; with Black after it, after his.
help-replay-first = { $words }: the starting position.
help-replay-end = { $words }: the last position.
help-replay-play = { $words }: goes through all by itself.
help-replay-realtime = { $words }: as it was played, second by second.
help-replay-stop = { $words }: stops going through.
help-replay-clock = { $words }: the clocks after this move.
help-replay-board = { $words }: the board after this move.
help-replay-square = { $words }: a square or a line.
help-replay-pieces = { $words }: where the pieces stand.
help-replay-moves = { $words }: moves from a square.
help-replay-turn = { $words }: who is to move.
help-replay-repeat = { $words }: the move once more.
help-replay-note = { $words }: a note on this move, kept beside the record.
help-replay-help = { $words }: what can be done now.
help-replay-quit = { $words }: leaves the replay.

## The set-up of a position

help-set-up-place = Pieces, like this: { $example }
help-set-up-hand = On the board: each choice of a square puts the next piece there, taking back empties it.
help-set-up-remove = { $words }: then the squares to empty.
help-set-up-clear = { $words }: empties the board.
help-set-up-start = { $words }: the starting position.
help-set-up-turn = { $words }: who is to move.
help-set-up-board = { $words }: the whole board.
help-set-up-pieces = { $words }: where the pieces stand.
help-set-up-square = { $words }: a square or a line.
help-set-up-help = { $words }: what can be done now.
help-set-up-quit = { $words }: leaves the set-up.
help-set-up-done = { $words }: the position is right; on to the game.

## In a menu

help-home-choice = A number, or the words of the line.
help-home-help = { $words }: what can be done now.
help-home-back = { $words }: to the question before.
help-home-quit = { $words }: leaves the program.

## In the course

help-course-answer = { $words }: the right ruling and its article.
help-course-anew = { $words }: the exercise once more.
help-course-list = { $words }: all exercises.

## In a tutorial

help-tutor-next = { $words }: the next exercise.
help-tutor-back = { $words }: the exercise before.
help-tutor-stop = { $words }: goes on here the next time.

## The keys of the screen

help-key-step = { $words }: steps from square to square.
help-key-pick = { $words }: takes the square into the move.
help-key-drop = { $words }: takes the last square back.
help-key-confirm = { $words }: the squares are the move; without squares, presses the clock.
help-key-press = { $words }: presses the clock.
help-key-submit = { $words }: enters the typed line.
help-key-edit = { $words }: moves and deletes in the line.
help-key-clear = { $words }: empties the line.
help-key-menu = { $words }: from line to line.
help-key-page = { $words }: some lines on or back.
help-key-ends = { $words }: to the first line or the last.
help-key-choose = { $words }: chooses the line.
help-key-focus = { $words }: from the board to the input and back.
help-key-leave = { $words }: leave. In a game it is asked whether to: yes or no. The game is saved.
help-key-flip = { $words }: turns the board round.
help-key-zoom = { $words }: the size of the board.
help-key-clocks = { $words }: the clocks as large as the screen.
help-key-sheet = { $words }: into the list of moves, to go through it line by line, and back.
help-key-theme = { $words }: the next theme.
help-key-more = { $words }: the next part of a long answer, or the one before.
help-key-ctrl = { $words }: Ctrl for the next key.
help-key-voice = { $words }: how you are spoken to.
help-key-replay-repeat = { $words }: the move once more.
help-key-replay-clock = { $words }: the clocks after this move.

## What keys are called

key-enter = Enter
key-tab = Tab
key-escape = Escape
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = up arrow
key-down = down arrow
key-left = left arrow
key-right = right arrow
key-function = F { $n }
help-play-swap = { $words }: takes the other colour, where the opening rule asks.
help-play-keep = { $words }: keeps the colour.
help-play-offers = { $words }: offers fifth moves where one might swap.
help-play-foul = { $words }: claims that the last stone was a foul.
help-claim-dead = Claim, then { $words }: neither side can mate.
help-claim-means = Claim, then { $words }, in the last two minutes: the opponent cannot win by normal means.
help-claim-increment = Claim, then { $words }, in the last two minutes: asks for an increment.
help-desk-fault = { $words }: names an irregularity, with the side and what was done.
help-desk-postpone = { $words }: decides a claim about the last two minutes later.
help-desk-seal = { $words }: adjourns the game; the move is then entered unseen.
help-desk-envelope = { $words }: opens the envelope, and the game goes on.
help-desk-resumption = { $words }, then date, time and place: all hear when the adjourned game is resumed; it stands on the envelope.
help-desk-session = { $words }, then the hour, as 19:00: when it comes, the player on move is asked to seal.
help-desk-annul = { $words } and the reason: the adjourned position cannot be restored, the game is annulled and played again.
help-desk-lost = Envelope, then { $words } and the reason: play goes on without it.
help-fault-chess = { $words }: the clock was pressed without a move, or a move made with two hands.
help-fault-record = { $words }: moves are missing on a sheet; the clock of that side runs until they are written.
help-fault-displaced = { $words }: pieces were displaced.
help-fault-start = { $words }: the board, the set-up or the colours were wrong.
help-play-pass = { $words }: places no stone.
help-play-touch = { $words } and squares: pieces were touched, in this order.
help-play-lift = { $words } and a square: a piece was taken up.
help-play-place = { $words } and a square: it was put there.
help-play-remove = { $words } and squares: pieces were taken off.
help-play-crown = { $words } and a square: marked as a king, or the pawn exchanged.
help-play-announce = { $words } and the move: it is announced.
help-play-made = { $words }: the hand has left the piece; perhaps with the move.
help-play-write = { $words }: the move is written on the sheet.
help-desk-unswitched = { $words }: the clock did not switch, the player presses again.
help-fault-report = { $words }: of the last move, not seen on the board.
help-fault-clock = { $words }: how the clock was pressed.
help-play-restored = { $words }: the displaced pieces stand as they stood, or the record is complete.
help-desk-sanction = { $words }: imposes a sanction: the side or both, the sanction, because and the reason.
help-desk-force = { $words }: before a sanction, a correction of a clock, “uphold” or “reject”: a limit is passed, or a claim ruled against the count, knowingly and with the reason.
help-desk-sanctions = { $words }: the sanctions, the time behind those of time.
help-desk-lifted = { $words }: the last sanction of the side is lifted.
help-desk-demand = { $words }: the opponent demands that the irregular move be put right.
help-desk-switch-back = { $words }: the offender's clock runs until the position is restored.
help-play-fault = { $words }: then what was wrong with the opponent's last move.

## The line of keys at the foot of the screen

foot-step = squares
foot-pick = take
foot-drop = take back
foot-make = make the move
foot-press = press the clock
foot-line = type
foot-board = board
foot-submit = enter
foot-clear = clear
foot-help = help
foot-time = time
foot-last = last move
foot-sheet = moves
foot-clocks = large clocks
foot-zoom = size
foot-theme = theme
foot-flip = turn the board
foot-leave = leave
foot-back = back
foot-lines = lines
foot-pages = pages
foot-choose = choose
foot-steps = moves
foot-ends = start, end
foot-confirm = confirm
foot-cancel = cancel
foot-resigns = resigns
foot-accept = accept the draw
foot-decline = decline
foot-swap = swap colours
foot-keep = keep colours
foot-uphold = uphold
foot-reject = reject
foot-start = start
foot-wait = not yet
foot-quit = quit
foot-gap-leave = leave the clocks
foot-gap-charge = charge the time
foot-light = show the list
foot-take-lit = take what is lit
foot-next = next
