## Gamepads that come and go, where no side has one of its own

pad-found = Gamepad: { $name }.
pad-gone = Gamepad lost. The game goes on.

## The buttons, by their places

pad-directions = arrow pad or stick
pad-south = bottom button
pad-east = right button
pad-west = left button
pad-north = top button
pad-start = start button
pad-select = select button
pad-left-shoulder = left shoulder
pad-right-shoulder = right shoulder
pad-left-trigger = left trigger
pad-right-trigger = right trigger
pad-left-stick = left stick pushed in
pad-right-stick = right stick pushed in

## What they do

help-pad-step = { $Words }: moves over the dark squares.
help-pad-pick = { $Words }: takes the square into the move.
help-pad-drop = { $Words }: takes the last square back.
help-pad-confirm = { $Words }: enters the move; without one, presses the clock.
help-pad-press = { $Words }: presses the clock.
help-pad-clock = { $Words }: the time left.
help-pad-turn = { $Words }: who is to move.
help-pad-last = { $Words }: the last move.
help-pad-repeat = { $Words }: what was said, once more.
help-pad-here = { $Words }: what stands on the square.
help-pad-list = { $Words }: a list of all that can be done now. Up and down go through it, the bottom button takes, the right button goes back.
help-pad-help = { $Words }: this help.

## How it shakes

feel-edge = The edge: one short.
feel-refused = Not done: one long.
feel-moved = A move is made: two short.
feel-turn = Your turn: short, long.
feel-notice = A stop, a decision, a result: long, short.
feel-warning = Time: two long.
feel-offer = A draw is offered: three short.
feel-call = The arbiter is called: two short, one long.
feel-irregularity = Irregularity: two long, one short.
feel-flag = Flag: three long.

## What one or two switches can choose

mouse-left = left mouse button
mouse-middle = middle mouse button
mouse-right = right mouse button
scan-move = move
scan-ask = ask
scan-offers = draw, resign
scan-more = more
scan-exercise = exercise
scan-done = the move ends here
scan-undo = take the move back
scan-drop = not { $sq }
scan-back = back
scan-usual = as usual
scan-row = row { $row }
scan-range = { $from } to { $to }
scan-closed = list closed
scan-written = enter: { $text }
scan-names = known names
scan-second = second player
scan-space = space
scan-hyphen = hyphen
scan-erase = delete the last letter
scan-spell = spell a line
scan-digits = digits
scan-signs = signs
scan-capital = make it a capital

## What the arbiter orders from a list

scan-clocks = correct the clocks
scan-more-time = plus { $time }
scan-less-time = minus { $time }
scan-win-white = White wins
scan-win-black = Black wins
scan-drawn = draw
scan-lost-both = both lose
scan-reason-agreed = the players agree
scan-reason-rules = breach of the rules
scan-reason-clock = faulty clock
scan-reason-entry = wrong entry
scan-reason-disturbed = disturbance from outside
scan-reason-device = telephone
scan-reason-conduct = conduct
scan-reason-absent = absence
scan-reason-health = health

## A sealed move from a list

scan-hidden = choose: nobody else hears or sees
seal-which = Several moves. Choose one.

## For who points

point-hint = All that can be done: click on the bottom line.

## A board that feels the pieces

felt-found = The board answers.
felt-gone = No board. Enter the moves; the game goes on.
felt-silent = No answer from the board. Enter the moves.
felt-untested = Draughts on an electronic board are not tested yet: check what is announced.
felt-fits = The board stands as recorded.
felt-differs = The board stands otherwise than recorded. Squares: { $n }. On the board:
felt-more = And more squares: { $n }.
felt-stray = A piece stands on a light square.
ask-square-unknown = { $sq }: unknown piece.
felt-size = The board has another size than this game. Enter the moves.
felt-unanswered = Not pressed: the board does not answer. Enter the move.
felt-ask = Not pressed. Put the pieces right and press, or call the arbiter.

## A pad that is taught

pad-deed-take = take a square, yes
pad-deed-drop = let go, no, back
pad-deed-up = up
pad-deed-down = down
pad-deed-left = left
pad-deed-right = right
pad-deed-enter = enter the move
pad-deed-press = press the clock
pad-deed-list = list of what can be done
pad-deed-clock = the time
pad-deed-last = the last move
pad-deed-repeat = say it again
pad-deed-here = what stands on the square
pad-deed-turn = whose turn it is
pad-deed-help = help
teach-begin = The gamepad learns. Press one button at a time.
teach-no-pad = There is no gamepad to teach.
teach-ask = Press the button for: { $what }.
teach-taken = Taken already: { $what }. Press another one; the same one again leaves this without a button.
teach-without = Without a button.
teach-whole = That is all. The button that takes a square keeps it; any other leaves everything as it was.
teach-kept = Kept. For the usual buttons say: { $words }.
teach-left = The buttons stay as they were.
teach-usual = The buttons of the gamepad are as usual.
