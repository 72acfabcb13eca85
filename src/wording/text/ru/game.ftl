## Start of the game

start-ready = { $Game }. Белые – { $white }, чёрные – { $black }. Контроль: { $control }. Готовы?
    .brief = Белые – { $white }, чёрные – { $black }.
start-ready-nameless = { $Game }. Контроль: { $control }. Готовы?
    .brief = { $Game }.
start-waits = { $Game }. Белые – { $white }, чёрные – { $black }. Контроль: { $control }. Начало – по сигналу судьи.
    .brief = Белые – { $white }, чёрные – { $black }.
start-waits-nameless = { $Game }. Контроль: { $control }. Начало – по сигналу судьи.
    .brief = { $Game }.
player-nameless = без имени
start-go = Начали. Ход { $side_gen }.
    .brief = Начали.
    .full = Начали. Идут часы { $side_gen }.
start-control-outside = В этих правилах такого контроля нет: { $control }. Его может назначить положение о соревновании.
start-absent = { $Side_gen } нет. Идут часы { $side_gen }.

## Pause and resume

pause = Стоп. Часы остановлены.
    .brief = Стоп.
arb-draw-by-stop = До остановки { $side } предложили ничью. Это может быть фиксация ничьей из-за нехватки времени, { $article }; { $side } могут о ней заявить.
pause-by-player = Часы остановили { $side }. Сдаются или зовут судью?
pause-by-player-because = Часы остановили { $side }: { $reason }.
resume = Продолжаем. Ход { $side_gen }.
    .brief = Продолжаем.
    .full = Продолжаем. Ход { $side_gen }. Белые: { $w }. Чёрные: { $b }.
resume-restoring = Продолжаем. Часы { $side_gen } идут, пока всё не восстановлено.
    .full = Продолжаем. Часы { $side_gen } идут, пока всё не восстановлено. Белые: { $w }. Чёрные: { $b }.
resume-restoring-sheet = Продолжаем. Часы { $side_gen } идут, пока не восстановлена запись.
    .full = Продолжаем. Часы { $side_gen } идут, пока не восстановлена запись. Белые: { $w }. Чёрные: { $b }.
clock-set = Часы выставлены. Белые: { $w }. Чёрные: { $b }.
