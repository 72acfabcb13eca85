## Clock on request

clock-own-turn = Вы – { $own }, соперник – { $opp }.
    .full = У вас { $own }. У соперника { $opp }.
clock-own-used = У вас { $own }, израсходовано: { $own_used }. У соперника { $opp }, израсходовано: { $opp_used }.
clock-own = У вас { $own }.
clock-opponent = У соперника { $opp }.
clock-side = { $Side }: { $own }.
clock-not-now = О времени – только в свой ход.
clock-arbiter = Белые: { $w }. Чёрные: { $b }. Ход { $side_gen }.
clock-over = Белые: { $w }. Чёрные: { $b }.
clock-control = Контроль: { $n_ord } ход. Осталось ходов: { $m }.
clock-overtime = { $Side }: байоми, осталось: { $periods }.
clock-cell-overtime = байоми { $n }
clock-counter = { $Side }: на счётчике ходов { $n }.
clock-counter-control = { $Side }: на счётчике ходов { $n }, следующий контроль: { $m }.
clock-details = Контроль времени: { $control }. Период: { $n }.
clock-delay-left = { $Side }: осталось задержки { $time }.
counter-set = Счётчик ходов исправлен: { $reason }. Белые: { $n }, чёрные: { $m }.
clock-ran-on = { $Side }: время периода истекло. Сделано ходов: { $n } из { $m }. Прибавлено { $time }, часы идут дальше.
warn-ran-on = Время периода истекло. Прибавлено { $time }.
warn-overtime = Байоми. Осталось: { $periods }, в каждом { $time }.
warn-overtime-last = Последний период байоми: { $time }.

## Time warnings and flag

warn-trouble = Цейтнот: { $time }.
    .brief = { $Time }.
    .full = Цейтнот: { $time } до контроля.
warn-left = Осталось: { $time }.
    .brief = { $Time }.
arb-warn = { $Side }: цейтнот, { $time }. Предупредите игрока, и только его.
arb-trouble = { $Side }: цейтнот, { $time }.
arb-absent-left = { $Side_gen } нет. Осталось: { $time }.
start-warnings-unheard = Предупреждения о времени – для одного игрока: за общим терминалом их не услышит никто. Предупреждает судья.
warn-control-passed = Контроль пройден. Добавлено: { $time }.
flag-fell = Флажок: { $side }.
    .full = Флажок: { $side }. Сделано ходов: { $n }, нужно: { $m }.
flag-both = Упали оба флажка. Какой первым – неизвестно.
flag-void = Просрочка не фиксируется. У { $side_gen } нет хода.

## The last ten seconds

warn-countdown = { $N }.
warn-countdown-first = { $Count }.
