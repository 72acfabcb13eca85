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
