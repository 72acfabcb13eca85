## Gamepads that no side owns

pad-found = Gamepad: { $name }.
pad-gone = Gamepad lost. The game continues.

## Buttons by position

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
pad-left-stick = left stick pressed
pad-right-stick = right stick pressed

## Actions of the buttons

help-pad-step = { $Words }: moves over the dark squares.
help-pad-pick = { $Words }: selects the square for the move.
help-pad-drop = { $Words }: deselects the last square.
help-pad-confirm = { $Words }: enters the move; if no move is selected, presses the clock.
help-pad-press = { $Words }: presses the clock.
help-pad-clock = { $Words }: the time left.
help-pad-turn = { $Words }: who is to move.
help-pad-last = { $Words }: the last move.
help-pad-repeat = { $Words }: repeats the last message.
help-pad-here = { $Words }: what is on the square.
help-pad-list = { $Words }: a list of everything that can be done now. Up and down move through it, the bottom button selects, the right button goes back.
help-pad-help = { $Words }: this help.

## Vibration patterns

feel-edge = Edge of the board: one short.
feel-refused = Refused: one long.
feel-moved = Move made: two short.
feel-turn = Your turn: short, long.
feel-notice = Clocks stopped, a ruling, a result: long, short.
feel-warning = Time: two long.
feel-offer = Draw offered: three short.
feel-call = Arbiter called: two short, one long.
feel-irregularity = Irregularity: two long, one short.
feel-flag = Flag: three long.

## Choices with one or two switches

mouse-left = left mouse button
mouse-middle = middle mouse button
mouse-right = right mouse button
scan-move = move
scan-ask = ask
scan-offers = draw, resign
scan-more = more
scan-exercise = exercise
scan-done = end of move
scan-undo = take the move back
scan-drop = not { $sq }
scan-back = back
scan-usual = default
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
scan-capital = make it a capital letter

## Rulings from a list

scan-clocks = correct the clocks
scan-more-time = plus { $time }
scan-less-time = minus { $time }
scan-win-white = White wins
scan-win-black = Black wins
scan-drawn = draw
scan-lost-both = both lose
scan-reason-agreed = agreed by the players
scan-reason-rules = breach of the rules
scan-reason-clock = faulty clock
scan-reason-entry = wrong entry
scan-reason-disturbed = disturbance from outside
scan-reason-device = telephone
scan-reason-conduct = conduct
scan-reason-absent = absence
scan-reason-health = health

## A sealed move from a list

scan-hidden = choose: nobody else hears or sees it
seal-which = Several moves match. Choose one.

## Pointing

point-hint = To see everything that can be done, click the bottom line.

## Electronic boards

felt-found = The board responds.
felt-gone = No board. Enter the moves; the game continues.
felt-silent = The board does not respond. Enter the moves.
felt-untested = Draughts on an electronic board are not tested yet: check what is announced.
felt-fits = The board matches the record.
felt-differs = The board differs from the record. Squares: { $n }. On the board:
felt-more = More squares: { $n }.
felt-stray = There is a piece on a light square.
ask-square-unknown = { $sq }: unknown piece.
felt-size = The board is the wrong size for this game. Enter the moves.
felt-unanswered = Clock not pressed: the board does not respond. Enter the move.
felt-ask = Clock not pressed. Correct the position and press, or call the arbiter.

## Assigning gamepad buttons

pad-deed-take = select a square, yes
pad-deed-drop = deselect, no, back
pad-deed-up = up
pad-deed-down = down
pad-deed-left = left
pad-deed-right = right
pad-deed-enter = enter the move
pad-deed-press = press the clock
pad-deed-list = list of what can be done
pad-deed-clock = the time
pad-deed-last = the last move
pad-deed-repeat = repeat
pad-deed-here = what is on the square
pad-deed-turn = whose turn it is
pad-deed-help = help
teach-begin = Assigning the gamepad buttons. Press one button at a time.
teach-no-pad = No gamepad found.
teach-ask = Press the button for: { $what }.
teach-taken = Already assigned: { $what }. Press another button; the same button again leaves this action without one.
teach-without = No button assigned.
teach-whole = That is all. Press the button that selects a square to save; any other button discards the changes.
teach-kept = Saved. To restore the standard buttons: { $words }.
teach-left = Buttons unchanged.
teach-usual = The gamepad has the standard buttons.
