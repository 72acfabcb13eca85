## Asking and entering

words-press = press
words-clock = c, clock, time
words-turn = t, turn
words-number = n, number
words-last = l, last
words-opening = opening
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

## Offers and claims

words-draw = draw
words-accept = accept, agreed
words-decline = decline, refuse
words-resign = resign
words-claim = claim
words-flag = flag
words-offer = offer

## Renju

words-swap = swap
words-keep = keep, no swap
words-offers = ten, ten fifth moves, fifth moves
words-foul = foul

## The arbiter

words-arbiter = arbiter, referee
words-start = start, begin
words-lot = draw, lot, lots
words-pause = pause, stop
words-resume = resume, continue
words-correct = correct, fix
words-stand = stand, stands
words-uphold = uphold, confirm
words-reject = reject, dismiss
words-add = add
words-take = take
words-set = set
words-charge = charge
words-result = result
words-win = win, wins
words-both = both, both lose
words-because = because, reason
words-call = call, call the arbiter, i call the arbiter
words-note = note
words-gap = gap, interruption
words-report = report, pending
words-white = white
words-black = black

## Behind a claim, behind an interruption, behind a number

words-claim-repetition = repetition, threefold
words-claim-counter = counter, count, fifty, fifty moves
words-claim-clear = clear, clear draw
words-claim-time = time, short of time
words-gap-leave = leave
words-gap-charge = charge
words-unit-hour = h, hr, hour, hours
words-unit-minute = m, min, minute, minutes
words-unit-second = s, sec, second, seconds

## The set-up of a position

words-set-up-remove = remove, take away
words-set-up-empty = clear, empty
words-set-up-start = start position, starting position, initial position
words-set-up-white = white to move, white moves
words-set-up-black = black to move, black moves
words-set-up-done = done, ready
words-set-up-man = man, men
words-set-up-king = king, kings, k
words-set-up-pawn = pawn, pawns
words-set-up-knight = knight, knights
words-set-up-bishop = bishop, bishops
words-set-up-rook = rook, rooks
words-set-up-queen = queen, queens
words-set-up-chess-king = king, kings

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
words-fault = fault, irregularity
words-postpone = postpone
words-seal = adjourn, seal
words-envelope = open envelope, envelope
words-fault-no-move = no move, without a move
words-fault-hands = two hands
words-fault-displaced = displaced, displaced pieces
words-fault-turned = board turned, turned
words-fault-start = wrong set-up, set-up, setup
words-fault-colours = colours, reversed colours, colors
words-claim-dead = dead, dead position
words-claim-means = normal means, no win
words-claim-increment = increment
words-pass = pass
