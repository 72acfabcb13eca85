## At the board: commands

help-topic = { $Topic }: { $words }.
help-more = More: { $words } and a topic, for example { $words } { $about }. To leave: { $leave }.
help-arbiter-now = For the arbiter, after the word "arbiter": { $words }.
help-nothing = Nothing on this topic applies now.
help-hall = Boards: { $words }. To enter a line at another board: its number, a colon, a space and the line.
help-house = The hall and its people: { $words }; after code and message a name, after message and attention the text.
help-play-move = A move, for example { $example }.
help-play-press = { $words }: completes the move and starts the other clock.
help-play-undo = { $words }: removes the last move if it was entered wrongly. The clock keeps running.
help-play-amend = { $words }: removes the last move if it was entered wrongly: its player until the clock is pressed, after that only the arbiter.
help-desk-undo = { $words }: the arbiter removes the last move if it was entered wrongly. The clock keeps running.
help-desk-revoke = { $words }: the arbiter takes back the last ruling, or the move that ended the game.
help-play-clock = { $words }: the time left.
help-play-turn = { $words }: who is to move.
help-play-number = { $words }: the move number.
help-play-last = { $words }: the last move.
help-play-opening = { $words }: the drawn opening.
help-play-repeat = { $words }: repeats the last message.
help-play-board = { $words }: the whole board.
help-play-square = { $words }: a square or a line.
help-play-diagonal = { $words }: a diagonal.
help-play-near = { $words }: what is around a square.
help-play-changes = { $words }: what has changed since you last asked for the board.
help-play-braille-draughts = { $words }: the board in symbols, one line for each rank. A small letter is a man, a capital a king; a full stop is an empty dark square, a hyphen a light one.
help-play-braille-chess = { $words }: the board in symbols, one line for each rank. Capitals are White's, small letters Black's; a full stop is an empty dark square, a hyphen an empty light one.
help-play-braille-renju = { $words }: the board in symbols, one line for each row. The letters are stones; a full stop is an empty point, a plus sign an empty marked one.
help-play-pieces = { $words }: where the pieces are.
help-play-moves = { $words }: moves from a square, in training only.
help-play-draw = { $words }: offers a draw.
help-play-accept = { $words }: accepts the draw.
help-play-decline = { $words }: declines the draw.
help-play-offer = { $words }: whether a draw is offered.
help-play-resign = { $words }: resigns the game.
help-play-claim = { $words }: then the kind of claim and, if needed, the move.
help-claim-repetition = Claim, then { $words }: the same position for the third time.
help-claim-counter = Claim, then { $words }: a move counter has reached its limit.
help-claim-clear = Claim, then { $words }: a clearly drawn position.
help-play-show = { $words }, then the moves: shows a win; without one the ending is a draw.
help-play-aloud = { $words }: from now on every move is counted aloud.
help-play-aloud-stop = { $words }: stops counting moves aloud.
help-claim-time = Claim, then { $words }: a won position, but no time left to win it.
help-play-flag = { $words }: claims that the opponent's flag has fallen.
help-play-seat = Before a line, the person who is speaking and a colon: { $words }.
help-play-assistant = Before a line, an assistant and a colon; assistants speak for their player: { $words }.
help-play-arbiter = { $words }: before a line, the arbiter is speaking; on its own, lists pending rulings.
help-play-rule = { $words }: a rule, by number or subject.
help-play-duty = { $words }: whether moves must be recorded now.
help-play-why = { $words }: the rule behind the last ruling or refusal.
help-play-help = { $words }: what can be done now.
help-play-quit = { $words }: leaves. In a game you are asked to confirm. The game is saved.
help-play-english = English words also work.

## For the arbiter

help-desk-start = { $words }: starts the clocks; with a time of day, they start then; with a side, that side is late, and the opening is drawn on its time.
help-desk-lot = { $words }, after the word for the arbiter: draws the opening. If lots were drawn on paper, add column and row, or the moves.
help-desk-pause = { $words }: stops the clocks; a reason may follow.
help-desk-resume = { $words }: resumes the game.
help-desk-time = { $words }: then a side or both, a time and the reason.
help-desk-counter = { $words }: then the side, if only one counter is wrong, the number of completed moves and the reason.
help-desk-two-minutes = { $words }: gives two minutes to the opponent of the player on move, or to the side that follows; a reason may follow.
help-desk-next-period = { $words }: then a side or both and the reason: adds the time of the next period.
help-play-my-time = { $words }: your own time alone.
help-play-his-time = { $words }: the opponent's time alone.
help-play-side-time = { $words }: the time of that side alone.
help-play-situation = { $words }: whose turn it is, your time, the last move, an open offer, a stop.
help-play-arrangements = { $words }: what was agreed for this board.
help-play-sign-given = { $words }: the move that was made has been told by the agreed sign.
help-desk-boards = { $words }: then whose board counts, if players use tactile sets.
help-desk-way-of-record = { $words }: then the side and how its moves are recorded: in writing, braille, voice recorder, assistant, in a file.
help-desk-agreed-sign = { $words }: then the sign, such as touch on the hand.
help-play-clock-details = { $words }: the time control, the move counters, what is left of a delay or of byo-yomi.
help-desk-correct = { $words }: orders the irregular move to be corrected; add a move to give the right one.
help-desk-stand = { $words }: lets the irregular move stand.
help-desk-rule = { $words }: upholds or rejects what is waiting for a ruling.
help-desk-topic = { $words }, after such a ruling: its subject.
help-desk-task = { $words }, after the words for the arbiter and for an assistant: the tasks agreed for the assistant.
help-desk-result = { $words }: then White, Black, draw, both, half White or half Black, and the reason.
help-play-call = { $words }: calls the arbiter. The clocks keep running.
help-play-remark = { $words }: then a message that only the arbiter hears.
help-play-sign = { $words }: signs the score sheet when the game is over; a side may follow.
help-play-adjust = { $words }: adjusts a piece on its square, on your own turn.
help-desk-note = { $words }: adds a note to the record.
help-desk-because = { $words }: the reason, at the end of a ruling.
help-desk-attend = { $words }: marks the call at this board as answered.
help-desk-consent = { $words }: lets the players agree on a draw where the event forbids it (--no-draws).
help-desk-ending = { $words }: for the arbiter only, what the tables say of the ending.
help-desk-report = { $words }: pending rulings and the counters.
help-desk-gap = { $words }: how an interruption is charged.
help-gap-leave = Gap, then { $words }: leaves the clocks as they were.
help-gap-charge = Gap, then { $words }: charges the side whose clock was running.

## In a replay

help-replay-next = { $words }: the next position.
help-replay-previous = { $words }: the previous position.
help-replay-position = { $words }: a position by its number.
help-replay-go = { $words }: the position after a move, by its number; add Black for the position after Black's move.
help-replay-first = { $words }: the starting position.
help-replay-end = { $words }: the last position.
help-replay-play = { $words }: plays through the game automatically.
help-replay-realtime = { $words }: plays through the game in real time.
help-replay-stop = { $words }: stops playing through.
help-replay-clock = { $words }: the clocks after this move.
help-replay-board = { $words }: the board after this move.
help-replay-square = { $words }: a square or a line.
help-replay-pieces = { $words }: where the pieces are.
help-replay-moves = { $words }: moves from a square.
help-replay-turn = { $words }: who is to move.
help-replay-repeat = { $words }: repeats the move.
help-replay-note = { $words }: adds a note to this move, kept with the record.
help-replay-variations = { $words }: what the file gives instead of the last move.
help-replay-variation = { $words }: enters a variation by its number.
help-replay-main-line = { $words }: leaves the variations.
help-replay-games = { $words }: the games of this file; a name, an event, a year or a result may follow, or: position.
help-replay-more-games = { $words }: the next games of the list.
help-replay-game = { $words }: a game of this file by its number.
help-replay-next-game = { $words }: the next game of this file.
help-replay-previous-game = { $words }: the previous game of this file.
help-replay-help = { $words }: what can be done now.
help-replay-quit = { $words }: leaves the replay.

## The set-up of a position

help-set-up-place = Pieces, for example { $example }
help-set-up-hand = On the board: select a square to put the next piece there; deselect it to empty it.
help-set-up-remove = { $words }: then the squares to empty.
help-set-up-clear = { $words }: empties the board.
help-set-up-start = { $words }: the starting position.
help-set-up-turn = { $words }: who is to move.
help-set-up-board = { $words }: the whole board.
help-set-up-pieces = { $words }: where the pieces are.
help-set-up-square = { $words }: a square or a line.
help-set-up-help = { $words }: what can be done now.
help-set-up-quit = { $words }: leaves the set-up.
help-set-up-done = { $words }: the position is right; continue to the game.

## In a menu

help-home-choice = Type a number, or the words of the line.
help-home-help = { $words }: what can be done now.
help-home-back = { $words }: the previous question.
help-home-quit = { $words }: leaves the program.

## In the course

help-course-answer = { $words }: the correct ruling and its article.
help-course-anew = { $words }: starts the exercise again.
help-course-list = { $words }: all exercises.

## In a tutorial

help-tutor-next = { $words }: the next exercise.
help-tutor-back = { $words }: the previous exercise.
help-tutor-stop = { $words }: ends the tutorial, which continues here next time; in the arbiter's tutorial: "quit".

## Keys of the screen view

help-key-step = { $words }: moves from square to square.
help-key-pick = { $words }: selects the square for the move.
help-key-drop = { $words }: deselects the last square.
help-key-confirm = { $words }: makes the move from the selected squares; if none are selected, presses the clock.
help-key-press = { $words }: presses the clock.
help-key-submit = { $words }: enters the typed line.
help-key-edit = { $words }: moves and deletes in the line.
help-key-clear = { $words }: clears the line.
help-key-menu = { $words }: from line to line.
help-key-page = { $words }: several lines forward or back.
help-key-ends = { $words }: to the first or last line.
help-key-choose = { $words }: selects the line.
help-key-focus = { $words }: from the board to the input and back.
help-key-leave = { $words }: leaves. In a game you are asked to confirm. The game is saved.
help-key-flip = { $words }: flips the board.
help-key-zoom = { $words }: the size of the board.
help-key-clocks = { $words }: large clocks that fill the screen.
help-key-sheet = { $words }: to the list of moves, to read it line by line, and back.
help-key-theme = { $words }: the next theme.
help-key-more = { $words }: the next or previous part of a long answer.
help-key-ctrl = { $words }: Ctrl for the next key.
help-key-voice = { $words }: speech settings.
help-key-replay-repeat = { $words }: repeats the move.
help-key-replay-clock = { $words }: the clocks after this move.

## Names of keys

key-enter = Enter
key-tab = Tab
key-escape = Escape
key-space = Space
key-backspace = Backspace
key-delete = Delete
    .written = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = up arrow
key-down = down arrow
key-left = left arrow
key-right = right arrow
key-function = F { $n }
help-play-swap = { $words }: takes the other colour when the opening rule allows it.
help-play-keep = { $words }: keeps the colour.
help-play-offers = { $words }: offers fifth moves instead of swapping.
help-play-foul = { $words }: claims that the last stone was a foul.
help-claim-dead = Claim, then { $words }: neither side can mate.
help-claim-means = Claim, then { $words }, in the last two minutes: the opponent cannot win by normal means.
help-claim-increment = Claim, then { $words }, in the last two minutes: requests an increment.
help-desk-fault = { $words }: reports an irregularity, with the side and what was done.
help-desk-postpone = { $words }: postpones the decision on a claim in the last two minutes.
help-desk-seal = { $words }: adjourns the game; the move is then entered hidden.
help-desk-envelope = { $words }: opens the envelope and resumes the game.
help-desk-resumption = { $words }, then date, time and place: announces when the adjourned game is resumed; printed on the envelope.
help-desk-session = { $words }, then a time of day, such as 19:00: the player to move must then seal.
help-desk-annul = { $words } and the reason: the adjourned position cannot be restored; the game is annulled and replayed.
help-desk-lost = Envelope, then { $words } and the reason: play continues without it.
help-fault-chess = { $words }: the clock was pressed without a move, or a move was made with two hands.
help-fault-record = { $words }: moves are missing from a score sheet; the clock of that side runs until they are written.
help-fault-displaced = { $words }: pieces were displaced.
help-fault-start = { $words }: the board, the set-up or the colours were wrong.
help-play-pass = { $words }: places no stone.
help-play-touch = { $words } and squares: pieces were touched, in this order.
help-play-lift = { $words } and a square: a piece was lifted.
help-play-place = { $words } and a square: it was placed there.
help-play-remove = { $words } and squares: pieces were removed.
help-play-crown = { $words } and a square: the man is crowned as a king, or the pawn promoted.
help-play-announce = { $words } and the move: announces it.
help-play-made = { $words }: the hand has released the piece; the move may follow.
help-play-write = { $words }: the move is written on the score sheet.
help-desk-unswitched = { $words }: the clock did not switch; the player presses again.
help-fault-report = { $words }: a fault in the last move that the board does not show.
help-fault-clock = { $words }: faults in pressing the clock.
help-play-restored = { $words }: the displaced pieces are back in place, or the score sheet is complete.
help-desk-sanction = { $words }: imposes a sanction: the side or both, the sanction, because and the reason.
help-desk-force = { $words }: before a sanction, a clock correction, "uphold" or "reject": exceeds a limit or overrules the count deliberately; give a reason.
help-desk-sanctions = { $words }: the sanctions; a time, points or a number follow those that need one.
help-desk-lifted = { $words }: lifts the last sanction of the side.
help-desk-demand = { $words }: the opponent demands that the irregular move be corrected.
help-desk-switch-back = { $words }: the offender's clock runs until the position is restored.
help-play-fault = { $words }: then what was wrong with the opponent's last move.

## The line of keys at the foot of the screen

foot-step = squares
foot-pick = select
foot-drop = deselect
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
foot-flip = flip the board
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
foot-keep = keep colour
foot-uphold = uphold
foot-reject = reject
foot-start = start
foot-wait = not yet
foot-quit = quit
foot-gap-leave = leave the clocks
foot-gap-charge = charge the time
foot-light = show the list
foot-take-lit = select
foot-next = next
help-desk-tell = { $words }, then the text: says it in the ear of that player alone.
help-play-walk = { $words }: a walk over the board. After the first word comes the square to begin at; each step says what stands there.
help-play-walk-next = { $words }: then a piece or a side, for example next king: goes to it.
help-play-walk-rays = { $words }: what is met first on each line from there; with a square, from that one.
