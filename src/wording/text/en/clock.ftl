## Clock on request

clock-own-turn = You have { $own }. Opponent { $opp }.
    .brief = { $Own }. Opponent { $opp }.
    .full = You have { $own }, used { $own_used }. Opponent { $opp }, used { $opp_used }.
clock-own-used = You have { $own }, used { $own_used }. Opponent { $opp }, used { $opp_used }.
clock-not-now = Time: on your own turn.
clock-arbiter = White { $w }. Black { $b }. { $Side } to move.
clock-over = White { $w }. Black { $b }.
clock-control = Control: move { $n }. Moves to go: { $m }.

## Time warnings and flag

warn-trouble = Time trouble: { $time }.
    .brief = { $Time }.
    .full = Time trouble: { $time } to the control.
warn-left = Left: { $time }.
    .brief = { $Time }.
arb-warn = { $Side }: time trouble, { $time }. Warn the player, and nobody else.
arb-absent-left = { $Side } absent: { $time } left.
start-warnings-unheard = Time warnings are for one player alone: at a terminal that both share nobody hears them. The arbiter warns.
warn-control-passed = Control passed. Added: { $time }.
flag-fell = Flag. { $Side } is out of time.
    .brief = Flag: { $Side }.
    .full = Flag. { $Side } is out of time. Moves made: { $n }, needed: { $m }.
flag-both = Both flags. The first is not known.
flag-void = The flag does not count. { $Side } had no move.

## The last ten seconds

warn-countdown = { $N }.
warn-countdown-first = { $Count }.
