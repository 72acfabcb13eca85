## Asking and entering

words-press = press
words-clock = c, clock, time
words-turn = t, turn
words-number = n, number
words-last = l, last
words-repeat = r, repeat, again
words-board = b, board
words-square = s, square
words-diagonal = d, diagonal
words-pieces = p, pieces
words-moves = m, moves
words-help = ?, help
words-quit = quit, exit
words-yes = yes, y
words-no = no

## Offers, claims, reports

words-draw = draw
words-accept = accept, agreed
words-decline = decline, refuse
words-resign = resign
words-claim = claim
words-flag = flag
words-report = report
words-repetition = repetition
words-counter = counter, count

## The arbiter

words-arbiter = arbiter, referee
words-start = start, begin
words-pause = pause, stop
words-resume = resume, continue
words-correct = correct, fix
words-stand = stand, stands
words-uphold = uphold
words-reject = reject
words-confirm = confirm
words-add = add
words-take = take
words-set = set
words-warn = warn, warning
words-result = result
words-win = win, wins
words-both = both
words-because = because
words-note = note
words-white = white
words-black = black

## Replay

words-next = next, forward
words-previous = previous, back
words-go = go, goto
words-play = play
words-realtime = realtime
words-first = first
words-end = end

## Who speaks, before a colon

words-seat-white = w, white
words-seat-black = b, black
words-seat-arbiter = a, arbiter
