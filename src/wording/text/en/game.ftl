## Start of the game

start-ready = { $Game }. White { $white }, Black { $black }. Control: { $control }. Ready?
    .brief = White { $white }, Black { $black }.
start-ready-nameless = { $Game }. Control: { $control }. Ready?
    .brief = { $Game }.
start-waits = { $Game }. White { $white }, Black { $black }. Control: { $control }. Play starts at the arbiter's signal.
    .brief = White { $white }, Black { $black }.
start-waits-nameless = { $Game }. Control: { $control }. Play starts at the arbiter's signal.
    .brief = { $Game }.
player-nameless = no name
start-go = Start. { $Side } to move.
    .brief = Start.
    .full = Start. { $Side }'s clock is running.
start-control-outside = These rules do not list the time control { $control }. The event may use it.
start-absent = { $Side } absent. { $Side }'s clock is running.

## Pause and resume

pause = Stop. Clocks stopped.
    .brief = Stop.
arb-draw-by-stop = { $Side } offered a draw before the stop. That may fix a draw for lack of time, { $article }; { $side } can claim it.
pause-by-player = { $Side } stopped the clocks: resignation or a call for you?
pause-by-player-because = { $Side } stopped the clocks: { $reason }.
resume = Play on. { $Side } to move.
    .brief = Play on.
    .full = Play on. { $Side } to move. White { $w }. Black { $b }.
resume-restoring = Play on. { $Side }'s clock runs until the position is restored.
    .full = Play on. { $Side }'s clock runs until the position is restored. White { $w }. Black { $b }.
resume-restoring-sheet = Play on. { $Side }'s clock runs until the score sheet is complete.
    .full = Play on. { $Side }'s clock runs until the score sheet is complete. White { $w }. Black { $b }.
clock-set = Clocks set. White { $w }. Black { $b }.
