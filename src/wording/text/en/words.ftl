## Asking and entering

words-press = press
    .also = press clock, press the clock, pressed, i pressed, clock pressed, button, switch, switched, switch the clock, i press, pressing, i press the clock, pressed the clock
words-clock = c, clock, time
    .also = clocks, time left, how much time, how much time is left
words-turn = t, turn
    .also = whose move, whose turn, who moves, who is to move
words-undo = undo, take back
    .also = back, takeback, take it back, take the move back, take back the move, i take it back, slip, that was a slip, cancel, my slip, amend, amendment, put it back, take that back, i made a mistake, mistake, typo, wrong move
words-number = n, number
    .also = move number, which move, what move
words-last = l, last
    .also = last move, what was the move, what was the last move
words-opening = opening
    .also = which opening, the opening
words-repeat = r, repeat, again
    .also = say again, say it again, what, pardon, repeat the last, what did you say, what did he say
words-board = b, board
    .also = show board, show the board, whole board, what is on the board, read the board, read the position, what is the position, how does it stand
words-square = s, square
    .also = what is on, what stands on
words-diagonal = d, diagonal
    .also = line
words-pieces = p, pieces
    .also = stones, men, where are the pieces, where are the men, where are the stones
words-moves = m, moves
    .also = moves of, moves from
words-rule = rule, article, what does the rule say
    .also = rule about, rule on
words-duty = must i record, duty
    .also = do i have to record, must i write, duty to record
words-why = why, on what grounds
words-help = ?, help
    .also = commands, what can i do, what can i say
words-quit = quit, exit
    .also = leave, leave the game
words-yes = yes, y
    .also = yeah, yep, ok, okay
words-no = no
    .also = nope

## Offers and claims

words-draw = draw
    .also = offer draw, offer a draw, i offer a draw, offers draw, offers a draw, draw offer, would like a draw
words-accept = accept, agreed
    .also = accepts, agree, agrees, i accept, i agree, accept draw, accept the draw
words-decline = decline, refuse
    .also = declines, refuses, i decline, decline draw, decline the draw, no draw
words-resign = resign
    .also = resigns, i resign, give up, i give up, resigned, has resigned, gives up
words-claim = claim
    .also = claims, i claim, demand
words-show = show, show the win
    .also = shows, shows the win, i show, i show the win
words-aloud = count aloud
    .also = i count aloud, counting aloud, counts aloud
words-aloud-stop = stop counting
    .also = i stop counting, no more counting
words-flag = flag
    .also = flag fell, flag down, flag is down, flag fall, claim flag, time is up, out of time, flag has fallen, flag has dropped, flag's down
words-offer = offer
    .also = is a draw offered, was a draw offered

## Renju

words-swap = swap
    .also = swaps, swap colours, change colours, i swap
words-keep = keep, no swap
    .also = keeps, keep colour, keep my colour
words-offers = ten, ten fifth moves, fifth moves
    .also = ten fifths
words-foul = foul
    .also = foul move, claim foul, claim a foul, claims foul

## The arbiter

words-arbiter = arbiter, referee
    .also = the arbiter, umpire
words-start = start, begin
    .also = ready, go, start clocks, start the clock, start the clocks, start the clock now, let us start, begin the game
words-lot = draw, lot, lots
    .also = draw lots, draw the opening
words-pause = pause, stop
    .also = stop clock, stop clocks, stop the clock, stop the clocks, stop it, halt
words-resume = resume, continue
    .also = go on, play on, let play go on, continue the game, resume the game
words-correct = correct, fix
    .also = correct it, correct the move, demand correction, i demand correction, demand a correction, illegal move, the move is illegal, claim illegal move, claim an illegal move, claim the illegal move
words-stand = stand, stands
    .also = let stand, let it stand, let the move stand
words-uphold = uphold, confirm
    .also = upheld, confirm the result, confirm result, confirm the loss, uphold the result, uphold the loss
words-reject = reject, dismiss
    .also = rejected, incorrect, claim incorrect, the claim is incorrect, reject it
words-topic-flag = flag
    .also = the flag, flag fall, the flag fall, fall of the flag, the fall of the flag
words-topic-lateness = lateness, absence
    .also = the lateness, the absence, default, the default, late arrival
words-topic-claim = claim
    .also = the claim, his claim, her claim, this claim
words-topic-draw = draw
    .also = the draw, draw claim, the draw claim, repetition, the repetition, clear draw, the clear draw
words-topic-irregularity = irregularity, illegal move
    .also = the irregularity, the illegal move, penalty, the penalty, violation, the violation, foul, the foul
words-topic-limit = counter
    .also = the counter, limit, the limit, count, the count, move counter, the move counter
words-topic-gap = interruption
    .also = the interruption, gap, the gap
words-topic-seal = sealed move
    .also = the sealed move, envelope, the envelope
words-add = add
    .also = give
words-take = take
    .also = deduct, take off the clock, subtract
words-set = set
    .also = set clock, set the clock, put the clock, set it to
words-charge = charge
words-result = result
    .also = award, the result
words-win = win, wins
    .also = won, win for, win of, victory, victory of, winner is
words-both = both, both lose
    .also = both players
words-loose-fillers = please, the, a, at, on, of, for, to, from, by, has, have, had, is, are, now, side, player, clock, clocks
    .also = gets, get, got, give, some, it, time, well, ok then, tell me, oh, now then, i
words-loose-absent = not here, not come, no show, did not come, has not come, not arrived, has not arrived, has not appeared
words-loose-not = not, don't, do not, no
words-both-flags = both flags
    .also = both flags are down, both flags have fallen, both flags fell
words-white-half = half white
    .also = half to white, half a point to white, white half
words-black-half = half black
    .also = half to black, half a point to black, black half
words-because = because, reason
    .also = since, for the reason that
words-because-of = because of, due to, owing to
    .also = for
words-at-cost = on, at
words-on-time = time, clock
words-call = call, call arbiter, call the arbiter, i call the arbiter, call the referee
    .also = calls the arbiter, i need the arbiter, need the arbiter, where is the arbiter
words-remark = to the arbiter, tell the arbiter
    .also = for the arbiter
words-sign = sign
    .also = signed, i sign, sign the sheet, sign the score sheet, signed the sheet, has signed, have signed
words-adjust = adjust, i adjust
    .also = adjusts, adjusting, i am adjusting, i'm adjusting, j'adoube, jadoube
words-note = note
    .also = remark, write down
words-gap = gap, interruption
    .also = the interruption, break
words-attend = dealt with, done
    .also = call dealt with, i have come, call closed, close the call, i am at the board
words-report = report, pending
    .also = what is pending, what waits, what is new, who waits, calls, who called, who has called
words-white = white
    .also = white's, to white, for white, from white
words-black = black
    .also = black's, to black, for black, from black

## Behind a claim, behind an interruption, behind a number

words-claim-repetition = repetition
    .also = threefold, threefold repetition, repetition of the position, third repetition, a draw by repetition, draw by repetition, by repetition, third time
words-claim-counter = counter
    .also = count, fifty, fifty moves, counter of moves, fifty-move rule, fifty move rule, thirty moves, fifteen moves, balance of forces
words-claim-clear = clear draw
    .also = clear, clearly drawn, clearly drawn position
words-claim-time = short of time
    .also = time, lack of time, shortage of time, won position
words-gap-leave = leave
    .also = leave it, leave the clocks, as it was
words-gap-charge = charge
    .also = count it
words-unit-hour = h, hr, hour, hours
words-unit-minute = m, min, minute, minutes
words-unit-second = s, sec, second, seconds
words-half-hour = half an hour, half hour
words-half-minute = half a minute, half minute
words-one-and-a-half = a minute and a half, one and a half minutes

## The set-up of a position

words-set-up-remove = remove, take away
words-set-up-empty = clear, empty
    .also = the board is empty, board is empty
words-set-up-start = start position, starting position, initial position
words-set-up-white = white to move, white moves
words-set-up-black = black to move, black moves
words-set-up-done = done, ready
    .also = position done
words-set-up-man = man, men
words-set-up-king = king, kings, k
words-set-up-pawn = pawn, pawns
    .also = bauer, bauern
words-set-up-knight = knight, knights
    .also = springer
words-set-up-bishop = bishop, bishops
    .also = läufer
words-set-up-rook = rook, rooks
    .also = turm, türme
words-set-up-queen = queen, queens
    .also = dame, damen
words-set-up-chess-king = king, kings
    .also = könig, könige

## Replay

words-next = next, forward
    .also = next move, on
words-previous = previous, back
    .also = previous move
words-position = position
words-of = of
words-go = go, goto
    .also = move, go to
words-play = play
words-realtime = realtime
words-first = first
    .also = starting position, start, start position, initial position
words-end = end
    .also = end of the record

## Who speaks, before a colon

words-seat-white = w, white
words-seat-black = b, black
words-seat-arbiter = a, arbiter
    .also = referee, umpire
words-seat-white-assistant = wa, white's assistant
    .also = white assistant, assistant of white, the assistant of white, white's helper
words-seat-black-assistant = ba, black's assistant
    .also = black assistant, assistant of black, the assistant of black, black's helper
words-task-announce = announces
    .also = announce, announces moves, announces the moves, says the moves, announcing
words-task-record = records
    .also = record, keeps the record, writes, keeps score, score sheet, recording
words-task-clock = presses the clock, clock
    .also = presses, switches the clock, switches, the clock
words-task-move = moves
    .also = move, makes moves, makes the moves, moves the pieces
words-task-inform = informs
    .also = inform, tells the time, tells the times, time, times
words-task-claim = reports
    .also = report, claims, reports violations, reports the flag
words-task-state = speaks for the player
    .also = speaks, speaks for him, speaks for her, statements, offers and claims
words-task-interpret = interprets
    .also = interpret, sign language, interprets sign language
words-task-none = nothing
    .also = no tasks, none
words-and = and
    .also = as well as
words-fault = fault, irregularity
    .also = made a mistake, made an error, broke the rules, broke a rule
words-opponent = opponent, the opponent
    .also = opponent's, my opponent
words-postpone = postpone
words-seal = adjourn, seal
    .also = seal a move, adjourn the game, we adjourn, adjourn now, game is adjourned
words-envelope = open envelope
    .also = envelope, open the envelope
words-session = session ends, session until, session ends at
    .also = the session ends, the session ends at, end of session
words-resumption = resumption
    .also = resumption at, resumption on, the resumption, we resume, the game resumes, resume it
words-annul = position lost
    .also = the position is lost, annul the game
words-lost = lost
    .also = is lost
words-fault-no-move = no move, without a move
    .also = pressed without a move
words-fault-hands = two hands
words-fault-record = missing moves
    .also = moves missing, unrecorded moves, moves not recorded
words-fault-displaced = displaced, displaced pieces
    .also = pieces displaced, displaced stones, displaced the pieces, displaced a piece, knocked the pieces over
words-fault-turned = board turned, turned
    .also = turned board, wrong board
words-fault-start = wrong set-up, set-up, setup
words-fault-colours = colours, reversed colours, colors
    .also = colours reversed, wrong colours
words-claim-dead = dead position
    .also = dead, nobody can mate
words-claim-means = normal means
    .also = no win, cannot be won, by normal means
words-claim-increment = increment
    .also = an increment
words-pass = pass

## In the menus of home

words-menu-back = back
    .also = go back, previous, previous question
words-menu-russian = russian
    .also = russian draughts, russian checkers, shashki
words-menu-draughts64 = draughts-64, 64
    .also = draughts 64, draughts sixty-four, checkers 64, checkers-64
words-menu-brazilian = brazilian
    .also = brazilian draughts, brazil
words-menu-international = international, 100
    .also = international draughts, draughts-100, draughts 100, hundred squares, hundred
words-menu-giveaway = giveaway
    .also = giveaway draughts, losing draughts
words-menu-chess = chess
    .also = classical chess
words-menu-chess960 = chess960, 960
    .also = chess 960, fischer chess, fischer random, chess nine hundred and sixty, freestyle
words-menu-renju = renju
    .also = gomoku, five in a row

## In a time control

words-control-plus = plus
    .also = and, with
words-control-delay = delay
    .also = with a delay of, with delay, a delay of
words-control-per = a move, per move
    .also = each move, for each move, every move
words-control-for = for
    .also = in
words-control-move = moves, move
words-control-then = then
    .also = and then, after that
words-touch = touch, touched
    .also = touches, touching
words-lift = lift, take up
    .also = lifted, lifts, took up, taken up
words-place = put on, place
    .also = put down, placed, places
words-remove = take off, remove
    .also = took off, taken off, removed, removes
words-crown = crown, mark
    .also = crowned, marked, king marked, pawn exchanged, exchange
words-announce = announce
    .also = announced, announces, i announce
words-made = made, released
    .also = hand off, hands off, made as announced
words-write = write, written
    .also = wrote, i have written
words-unswitched = press again, not switched
    .also = did not switch, clock did not switch
words-fault-two-moves = two moves, two moves in a row
    .also = made two moves, made two moves in a row
words-fault-touched = another piece touched, touched other, one piece touched another moved
words-fault-taken-back = move taken back
words-fault-removed = piece removed without reason, removed without reason
words-fault-early = removed before the capture ended, removed too early
words-fault-few = too few removed
    .also = removed too few
words-fault-not-captured = removed but not captured, removed not captured
words-fault-own = own piece removed, own removed
words-fault-unmarked = king not marked
    .also = unmarked king
words-fault-unmarked-moved = unmarked king moved
words-fault-other-hand = pressed with the other hand, other hand
    .also = pressed with another hand
words-fault-button = hand kept on the clock, button held
    .also = holds the button, keeps a hand on the clock
words-restored = restored, pieces restored, record restored

## Topics of help

words-about-move = move
    .also = moves
words-about-hands = by hand
    .also = hands, real board
words-about-clock = clock
    .also = clocks, time
words-about-draw = draw
    .also = draws, end
words-about-claims = claims
    .also = claim
words-about-board = board
    .also = position
words-about-opening = opening
    .also = openings
words-about-record = arbiter
    .also = record, notes, rules
words-about-speakers = speakers
    .also = who speaks, assistants
words-about-rulings = rulings
    .also = ruling, decisions
words-about-match = match
    .also = micro-match
words-about-program = program
    .also = the program

## In the course

words-course-answer = answer
    .also = right answer, the answer, tell me
words-course-anew = anew
    .also = begin anew, start over, from the beginning
words-course-list = list
    .also = the list, all exercises, exercises

## In a tutorial

words-tutor-next = next
    .also = skip, next exercise
words-tutor-stop = stop
    .also = enough

words-sanction = sanction
words-force = force
words-sanction-remark = remark
words-sanction-warning = warning
words-sanction-reprimand = reprimand, written reprimand
words-sanction-more = time to the opponent, more time, time
words-sanction-less = less time, time off
words-sanction-loss = loss, loss of the game
words-sanction-removal = removal, out of the event
words-sanction-lifted = sanction lifted, revoked
    .also = lift the sanction, sanction revoked
words-demand = ask for correction
words-switch-back = switch back, clock back

## Several boards

words-hall-list = boards
    .also = list of boards, all boards
words-hall-go = board
    .also = to board, go to board
words-hall-calls = calls
    .also = who called, who has called, any calls
words-hall-here = which board
    .also = what board, where am i
words-hall-all = all
    .also = at all, at all boards, everywhere

## How one is spoken to

words-slower = slower, speak slower
words-faster = faster, speak faster
words-louder = louder, speak up
words-softer = quieter, softer
words-shorter = shorter, less words
words-longer = longer, more words
words-mute = mute, be quiet, silence
words-unmute = unmute, speak
words-spell = spell, spell it
words-braille = board braille, braille, braille board
words-more = more, read on
words-before = previous part, read back
words-voice = voice
words-alphabet = alphabet
words-alphabet-native = native, usual
words-alphabet-anna = anna, anna hector
words-alphabet-zwo = zwo, anna zwo
words-alphabet-nato = nato, alpha bravo
words-alphabet-letters = letters, letter by letter
words-text-signs = text signs, text in signs
words-text-words = text words, text in words
