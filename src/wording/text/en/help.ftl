## At the board: the words, and what they do

help-play-move = A move, like this: { $example }.
help-play-press = { $words }: completes the move, starts the other clock.
help-play-clock = { $words }: the time left.
help-play-turn = { $words }: who is to move.
help-play-number = { $words }: the move number.
help-play-last = { $words }: the last move.
help-play-repeat = { $words }: what was said, once more.
help-play-board = { $words }: the whole board.
help-play-square = { $words }: a square, a file or a rank.
help-play-diagonal = { $words }: a diagonal.
help-play-pieces = { $words }: where the pieces stand.
help-play-moves = { $words }: moves from a square, in training.
help-play-draw = { $words }: offers a draw.
help-play-accept = { $words }: accepts the draw.
help-play-decline = { $words }: declines the draw.
help-play-resign = { $words }: resigns the game.
help-play-claim = { $words }: claims a draw under the rules.
help-play-flag = { $words }: claims the fall of the flag.
help-play-report = { $words }: reports an irregularity.
help-play-seat = { $words }: before a line, who is speaking.
help-play-arbiter = { $words }: calls the arbiter, or opens a ruling.
help-play-help = { $words }: what can be done now.
help-play-quit = { $words }: leaves; the game is saved.

## For the arbiter

help-desk-start = { $words }: starts the clock.
help-desk-pause = { $words }: stops the clocks.
help-desk-resume = { $words }: goes on.
help-desk-time = { $words }: a side's time.
help-desk-warn = { $words }: a warning to a side.
help-desk-correct = { $words }: corrects an irregularity.
help-desk-stand = { $words }: lets it stand.
help-desk-claim = { $words }: rules on a claim.
help-desk-confirm = { $words }: confirms the result.
help-desk-result = { $words }: sets the result.
help-desk-counter = { $words }: starts a draw count.
help-desk-note = { $words }: a note in the record.
help-desk-because = { $words }: the reason, at the end of a ruling.

## In a replay

help-replay-next = { $words }: the next position.
help-replay-previous = { $words }: the position before.
help-replay-go = { $words }: a position by its number.
help-replay-first = { $words }: the starting position.
help-replay-end = { $words }: the last position.
help-replay-play = { $words }: goes through all by itself.
help-replay-realtime = { $words }: as it was played, second by second.
help-replay-quit = { $words }: leaves the replay.

## In a menu

help-home-choice = A number, or the words of the line.
help-home-quit = { $words }: leaves the program.

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
help-key-choose = { $words }: chooses the line.
help-key-focus = { $words }: from the board to the input and back.
help-key-leave = { $words }: leaves; the game is saved.
help-key-flip = { $words }: turns the board round.
help-key-zoom = { $words }: the size of the board.
help-key-replay-repeat = { $words }: the move once more.
help-key-replay-clock = { $words }: the clocks at this move.

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
