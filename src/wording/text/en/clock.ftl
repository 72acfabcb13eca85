## Clock on request

clock-own-turn = You { $own }, opponent { $opp }.
    .full = You have { $own }. Opponent { $opp }.
clock-own-used = You { $own }, used { $own_used }. Opponent { $opp }, used { $opp_used }.
clock-own = You have { $own }.
clock-opponent = Opponent: { $opp }.
clock-side = { $Side }: { $own }.
clock-not-now = Times are given only on your own turn.
clock-arbiter = White { $w }. Black { $b }. { $Side } to move.
clock-over = White { $w }. Black { $b }.
clock-control = Time control: move { $n }. Moves to go: { $m }.
clock-overtime = { $Side }: byo-yomi, { $periods } left.
clock-cell-overtime = byo-yomi { $n }
clock-counter = { $Side }: move counter { $n }.
clock-counter-control = { $Side }: move counter { $n }, next control at { $m }.
clock-details = Time control: { $control }. Period: { $n }.
clock-delay-left = { $Side }: { $time } of the delay left.
counter-set = Move counter adjusted: { $reason }. White { $n }, Black { $m }.
clock-ran-on = { $Side }: the time of the period is used up. Moves made: { $n } of { $m }. { $Time } added, the clock runs on.
warn-ran-on = The time of the period is used up. { $Time } added.
warn-overtime = Byo-yomi: { $periods } of { $time } left.
warn-overtime-last = Last byo-yomi period: { $time }.

## Time warnings and flag

warn-trouble = Time trouble: { $time }.
    .brief = { $Time }.
    .full = Time trouble: { $time } to the control.
warn-left = { $Time } left.
    .brief = { $Time }.
arb-warn = { $Side }: time trouble, { $time }. Warn only the player.
arb-trouble = { $Side }: time trouble, { $time }.
arb-absent-left = { $Side } absent: { $time } left on the clock.
start-warnings-unheard = Time warnings are private and are not spoken at a shared terminal. The arbiter gives them.
warn-control-passed = Time control reached. { $Time } added.
flag-fell = Flag: { $Side }.
    .full = Flag: { $Side }. Moves made: { $n }, needed: { $m }.
flag-both = Both flags are down. It is not known which fell first.
flag-void = The flag does not count. { $Side } had no move.

## The last ten seconds

warn-countdown = { $N }.
warn-countdown-first = { $Count }.
