## Clock on request

clock-own-turn = Ви – { $own }, суперник – { $opp }.
    .full = У вас { $own }. У суперника { $opp }.
clock-own-used = У вас { $own }, витрачено: { $own_used }. У суперника { $opp }, витрачено: { $opp_used }.
clock-own = У вас { $own }.
clock-opponent = У суперника { $opp }.
clock-side = { $Side }: { $own }.
clock-not-now = Про час запитують лише на своєму ході.
clock-arbiter = Білі: { $w }. Чорні: { $b }. Хід { $side_gen }.
clock-over = Білі: { $w }. Чорні: { $b }.
clock-control = Контроль: { $n_ord } хід. Лишилося ходів: { $m }.
clock-overtime = { $Side }: бьо-йомі, лишилося: { $periods }.
clock-cell-overtime = бьо-йомі { $n }
clock-counter = { $Side }: на лічильнику ходів { $n }.
clock-counter-control = { $Side }: на лічильнику ходів { $n }, наступний контроль: { $m }.
clock-details = Контроль часу: { $control }. Період: { $n }.
clock-delay-left = { $Side }: лишилося затримки { $time }.
counter-set = Лічильник ходів виправлено: { $reason }. Білі: { $n }, чорні: { $m }.
clock-ran-on = { $Side }: час періоду вичерпано. Зроблено ходів: { $n } з { $m }. Додано { $time }, годинник іде далі.
warn-ran-on = Час періоду вичерпано. Додано { $time }.
warn-overtime = Бьо-йомі. Лишилося: { $periods }, у кожному { $time }.
warn-overtime-last = Останній період бьо-йомі: { $time }.

## Time warnings and flag

warn-trouble = Цейтнот: { $time }.
    .brief = { $Time }.
    .full = Цейтнот: { $time } до контролю.
warn-left = Лишилося: { $time }.
    .brief = { $Time }.
arb-warn = { $Side }: цейтнот, { $time }. Попередьте гравця, і лише його.
arb-trouble = { $Side }: цейтнот, { $time }.
arb-absent-left = { $Side_gen } немає, на годиннику { $time }.
start-warnings-unheard = Попередження про час – лише для одного гравця: за спільним терміналом вони не лунають. Попередить суддя.
warn-control-passed = Контроль пройдено. Додано: { $time }.
flag-fell = Прапорець: { $side }.
    .full = Прапорець: { $side }. Зроблено ходів: { $n }, потрібно: { $m }.
flag-both = Упали обидва прапорці. Який першим – невідомо.
flag-void = Прострочення не фіксується. У { $side_gen } немає ходу.

## The last ten seconds

warn-countdown = { $N }.
warn-countdown-first = { $Count }.
