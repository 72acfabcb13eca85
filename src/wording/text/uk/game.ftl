## Start of the game

start-ready = { $Game }. Білі – { $white }, чорні – { $black }. Контроль: { $control }. Готові?
    .brief = Білі – { $white }, чорні – { $black }.
start-ready-nameless = { $Game }. Контроль: { $control }. Готові?
    .brief = { $Game }.
start-waits = { $Game }. Білі – { $white }, чорні – { $black }. Контроль: { $control }. Початок – за сигналом судді.
    .brief = Білі – { $white }, чорні – { $black }.
start-waits-nameless = { $Game }. Контроль: { $control }. Початок – за сигналом судді.
    .brief = { $Game }.
player-nameless = без імені
start-go = Почали. Хід { $side_gen }.
    .brief = Почали.
    .full = Почали. Іде годинник { $side_gen }.
start-control-outside = У цих правилах такого контролю немає: { $control }. Його може встановити регламент змагань.
start-absent = { $Side_gen } немає. Іде годинник { $side_gen }.

## Pause and resume

pause = Стоп. Годинник зупинено.
    .brief = Стоп.
arb-draw-by-stop = До зупинки { $side } запропонували нічию. Це може бути фіксація нічиєї через брак часу, { $article }; { $side } можуть про неї заявити.
pause-by-player = Годинник зупинили { $side }. Здаються чи кличуть суддю?
pause-by-player-because = Годинник зупинили { $side }: { $reason }.
resume = Продовжуємо. Хід { $side_gen }.
    .brief = Продовжуємо.
    .full = Продовжуємо. Хід { $side_gen }. Білі: { $w }. Чорні: { $b }.
resume-restoring = Продовжуємо. Годинник { $side_gen } іде, доки все не відновлено.
    .full = Продовжуємо. Годинник { $side_gen } іде, доки все не відновлено. Білі: { $w }. Чорні: { $b }.
resume-restoring-sheet = Продовжуємо. Годинник { $side_gen } іде, доки не відновлено запис.
    .full = Продовжуємо. Годинник { $side_gen } іде, доки не відновлено запис. Білі: { $w }. Чорні: { $b }.
clock-set = Час встановлено. Білі: { $w }. Чорні: { $b }.
