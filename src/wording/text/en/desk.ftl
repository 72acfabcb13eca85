## What the arbiter is asked to decide

arb-offer-flag = Flag: { $Side }. Uphold or reject?
arb-both-flags = Both flags are down. If the first is not known, a draw may be ruled, { $article }.
arb-offer-counter = { $N } of { $m_card_gen }: { $claim }. A draw may be ruled.
arb-offer-claim-right = Checked, correct: { $claim }. Uphold or reject?
arb-offer-claim-wrong = Checked, incorrect: { $claim }. Counted: { $n }, needed: { $m }. Reject it. Against the count only: “force uphold because …”, with the reason.
arb-claim-early = Claim of { $side }, too early: { $claim }. Counted: { $n }, needed: { $m }.
arb-claim-early-none = Claim of { $side }, too early: no counter is running.
arb-offer-claim-none = No counter is running: { $claim }. Reject it. Against the count only: “force uphold because …”, with the reason.
arb-offer-claim-open = You decide: { $claim }. Uphold or reject?
arb-offer-unplayed = Not played out: { $claim }. A draw may be ruled.
arb-offer-unless-win = Not played out unless a win is shown: { $claim }. A draw may be ruled.
arb-counter-claim = { $N } of { $m_card_gen }: { $claim }. A player may claim a draw.
arb-unplayed-claim = Not played out: { $claim }. A player may claim a draw.
arb-unless-win-claim = Not played out unless a win is shown: { $claim }. A player may claim a draw.
arb-reply-offends = A reply to an unlawful move is an offence too: { $article }.
arb-gap = Interruption: { $time }. Charge { $Side }, or leave the clocks?
gap-waits = Interruption: { $time }. The arbiter decides whether { $side } is charged.
gap-left = The interruption is not charged.
arb-pending = Waiting for a ruling: { $what }.
arb-lapsed = { $Side } came late, and it was not ruled on: play has gone on.
arb-nothing-pending = Nothing waits for a ruling.
arb-counted-made = Counted with the move that was made and waits for its press:
arb-counted-written = Counted with the move that was written for the claim:
arb-other-matter = Something else waits to be ruled first. Ask: report.
arb-reason-needed = Give the reason.

## What was decided

note-by-player = { $Side } to the arbiter: { $text }.
note-by-assistant = { $Side }'s assistant to the arbiter: { $text }.
note-by-other = To the arbiter: { $text }.
call-by-player = { $Side } calls the arbiter.
call-by-player-because = { $Side } calls the arbiter: { $text }.
call-attended = Dealt with.
call-by-assistant = { $Side }'s assistant calls the arbiter.
call-by-assistant-because = { $Side }'s assistant calls the arbiter: { $text }.
call-by-other = The arbiter is called.
adjusts = { $Side }: "I adjust".
adjusts-arbiter = The arbiter adjusts the pieces.
slip-taken-back = Entry taken back by { $by }: { $move }. { $Side } to move again.
slip-taken-back-arbiter = Entry taken back by the arbiter: { $move }. { $Side } to move again.
act-taken-back = Taken back by { $by }.
act-taken-back-arbiter = Taken back by the arbiter.
note-told = The arbiter is told.
arb-attempt = Refused to { $side }: { $what }
arb-attempt-assistant = Refused to { $side }'s assistant: { $what }
arb-demand = { $Side } to the arbiter: the move is to be put right.
arb-replaced = { $Side } replaced a move before the clock. It was: { $move }.
arb-early-reply = { $Side } replied before the clock was pressed, { $article }.
    .brief = { $Side } replied before the clock was pressed.
note-added = Note added.
clock-adjusted = Clocks adjusted: { $reason }. White { $w }. Black { $b }.
reason-interruption = interruption
reason-put-back = the pieces are put back
arb-slept = The machine slept: { $time }. The clocks stood meanwhile.
arb-dismissed = Dismissed. Play on.
arb-dismissed-stopped = Dismissed. The clocks are stopped.
arb-dismissed-flag = Dismissed. Set the time: { $side }. Then: resume.
arb-offer-claim-unknown = Could not be determined: { $claim }. You decide, by ruling the result or rejecting.
arb-offer-claim-no = Checked, not so: { $claim }. Reject it. Against the check only: “force uphold because …”, with the reason.
arb-undetermined = It could not be determined whether the opponent can mate. Rule the result yourself.
mate-possible = { $Side } can still mate, in { $moves } with help.
mate-impossible = { $Side } cannot mate by any legal moves.
mate-undetermined = It could not be determined whether { $side } can still mate. You decide.
reason-penalty = penalty by the rules
arb-postponed = Still to be decided: the claim about the last minutes. { $Side } claimed a draw.

law = { $Article }. { $law }
law-more = More: { $articles }.
law-unknown = No rule is called so: { $text }. Say a number, as { $example }, or a subject, as: touch, flag, draw.
law-no-grounds = Nothing has been ruled or refused.
slip-amended = The arbiter amends the record: { $move } was a slip. The clocks run on.
slip-amended-stopped = The arbiter amends the record: { $move } was a slip. The clocks are stopped.

## Several boards

board-at = Board { $n }:
board-left-out = Not done at board { $n }.
hall-board = Board { $n }: { $white } – { $black }. { $result }
hall-board-nameless = Board { $n }. { $result }
hall-ready = Not started.
hall-starts = Starts at { $text }.
hall-offer = { $result } Draw offered by { $side }.
hall-called = { $result } { $what }
hall-no-calls = No calls wait.
hall-stopped = The clocks are stopped.
hall-sealed = Adjourned, { $side }'s move is sealed.
hall-runs = { $Side }'s clock is running: { $time }.
hall-waits = { $result } For a ruling: { $what }.

## A hall: people over lines

hall-open = The hall is open at { $text }.
hall-host-key = Host key: { $text }
hall-closes = The hall closes.
hall-leave-games = Games are going on at boards: { $list }. To close the hall all the same, press { $text } once more.
hall-you = Your seat: { $who }.
hall-you-at = Board { $n }. Your seat: { $who }.
hall-you-several = Your seat: { $who }, at { $n } boards.
hall-later = You are told of what is played with a delay of { $count }.
hall-corrected = The result at your board was put right.
hall-no-seat = You are on the list, but there is no seat for you. Ask the arbiter.
hall-taken-over = Your seat was taken over from another line.
hall-back = You are back. Meanwhile:
hall-back-nothing = You are back. Nothing has happened meanwhile.
hall-came = Arrived: { $who }.
hall-left = Left: { $who }.
hall-line-lost = Line lost: { $who }.
hall-line-lost-running = Line lost: { $who }. The clocks run on.
hall-line-back = Line back: { $who }.
hall-seat-white = White
hall-seat-black = Black
hall-seat-white-assistant = White's assistant
hall-seat-black-assistant = Black's assistant
hall-seat-arbiter = arbiter
hall-seat-trainer = trainer
hall-seat-spectator = spectator
hall-seat-none = no seat
hall-seat-listed = on the list
hall-person-here = { $text }, { $who }: here.
hall-person-trip = { $text }, { $who }: here. The line there and back, in milliseconds: { $n }.
hall-person-lost = { $text }, { $who }: line lost.
hall-person-away = { $text }, { $who }: not here.
hall-people-none = Nobody is on the list.
hall-code = Code for { $text }: { $list }. It lets in once, within { $time }.
hall-code-nobody = Nobody on the list is called so: { $text }.
hall-code-void = The code for { $text } is void: wrong five times.
hall-announced = Announcement: { $text }.
hall-announced-all = Said to everybody in the hall.
hall-announced-one = Said to { $text }.
hall-announce-what = Say a text behind it: attention, round two begins at noon. Or to one: message anna, your clock was set.
hall-lines-whole = All lines stand.
hall-message = Message of the arbiter: { $text }.
hall-announced-later = { $text } is not here, and will hear it on coming.
hall-no-listen = Cannot listen at { $text }: { $why }. An address and a port are accepted, as { $example }.
hall-no-key = There is no key of the hall in { $text }. Remove it, and the hall makes a new one at its start.
hall-no-board = There is no board in { $text }.
seat-no-hall = No hall is open in { $text }.
hall-boards-of-event = Boards stand in { $text }. At an event they are those of its rounds: leave people alone in the list.
hall-member-value = { $text }, { $who }: { $what } cannot be { $typed }. Write: { $words }.
hall-member-twice = { $text }: { $who } stands there twice.
seat-not-listed = Nobody on the list of the hall is called so: { $text }.
hall-board-wrong = { $text }: board { $n } cannot be opened.
hall-member-host = { $text }: { $who } is the name of the arbiter who opens the hall, and nobody else can be called so. Write another name.

## A hall: its records in a stream

hall-stream-open = The records go to { $text } as well.
hall-stream-away = { $text } does not answer. The records are kept here, and sent when it does.
hall-stream-back = { $text } answers again, and has every record.
hall-stream-refused = { $text } does not take the records. They are kept here, and sent when it does.
hall-stream-parted = { $text }: the stream has another record there than the journal. Nothing further of it is sent.
hall-stream-long = { $text }: its next record is longer than the server takes. Nothing further of it is sent.
hall-stream-damaged = { $text }: a line of it is damaged. It is sent up to there.
hall-stream-address = That is no address of a stream. One is written as { $example }.
hall-stream-secret = The secret in { $text } cannot be read: { $why }.
