## What was asked, why not, what is accepted

refuse-light-square = { $sq }: светлое поле.
refuse-no-square = Нет такого поля: { $text }.
refuse-no-diagonal = Нет такой диагонали: { $text }.
refuse-ambiguous = Вариантов: { $count }. { $choices } Какой ход?
    .brief = Какой? { $choices }
refuse-too-long = Слишком длинная строка. Не больше { $n_card_gen } знаков.
refuse-choice = Такого номера нет: { $text }. От { $n_card_gen } до { $m_card_gen }.
refuse-game = Такой игры нет: { $text }. Название или номер от { $n_card_gen } до { $m_card_gen }.
refuse-edition = Такой редакции нет: { $text }. Номер от { $n_card_gen } до { $m_card_gen } или обозначение.
refuse-time-missing = Сколько времени? Например: { $example }.
refuse-time = Время не разобрано: { $text }. Нужно так: { $example }.
refuse-side = Какая сторона? Белые или чёрные.
refuse-result = Какой результат? Белые, чёрные, ничья, обоим, пол-очка белым или пол-очка чёрным.
refuse-gap = Как считать? { $List }.
refuse-place = Какое поле или какая линия?
refuse-note = Нужен текст: что записать или передать?
refuse-behind = Лишнее после команды: { $text }.
refuse-word = Не разобрано: { $text }. Принимается: { $list }.
refuse-no-text = Нет ни одного читаемого знака.
refuse-no-profile = Нет такого профиля: { $text }. Есть: { $list }.

## Not now

refuse-no-game = Партия не открыта.
refuse-set-up = Так партию не начать: { $text }.
refuse-not-started = Партия ещё не начата.
refuse-started = Партия начата.
refuse-not-paused = Часы идут. Сначала остановите их.
refuse-made = Ход сделан: { $move }. Оговорку исправляет судья.
refuse-press-first = Ход сделан. Сначала нажмите часы.
refuse-claim-made = Поздно: ход сделан, { $move }. Заявляют до своего хода.
refuse-nothing-to-take-back = Ни одного хода ещё не сделано.
refuse-nothing-to-press = Сначала ход, затем часы.
refuse-press-written = Сначала ход, затем часы. Нужно сделать записанный ход: { $move }.
refuse-press-unheard = Ход не понят. Назовите ход или скажите: пас.
refuse-no-offer = Предложения ничьей нет.
refuse-no-question = Вопроса нет.
refuse-draw-pieces = Рано. Ничья – когда у каждой стороны не больше { $n_card_gen } шашек.
refuse-claim-open = Идёт проверка заявления.
refuse-claim-kind = Какое заявление? { $List }.
refuse-no-flag = Флажок не упал.
refuse-both-flags = Только если упали оба флажка, { $article }. Если так на часах у доски, скажите следом, что вы увидели.
refuse-both-flags-here = По этим правилам падение обоих флажков ничьей не даёт.
refuse-too-many-moves = Поздно: каждая сторона завершила { $moves }, { $article }.
refuse-written = Нужно сделать записанный ход: { $move }.
refuse-touched = Тронуто – ходи: { $sq }.
refuse-offer-first = Сначала соперник отвечает на предложение ничьей.
refuse-last-period = Это не последний период: игра продолжается, { $article }.
refuse-nothing-to-correct = Исправлять нечего.

## Not by you

refuse-not-arbiter = Только для судьи: { $what }.
    .full = Только для судьи: { $what }. { $Article }.
refuse-not-yours = Это решаете не вы.
    .full = Это решаете не вы. { $Article }.
refuse-adjust = Поправлять – только при своём ходе.
    .full = Поправлять – только при своём ходе. { $Article }.
refuse-not-agreed = Помощнику это не поручено.
    .full = Помощнику это не поручено. { $Article }.
refuse-not-your-right = Сейчас это могут только { $side }.
refuse-training-only = Только на тренировке: { $what }.
refuse-adjournment-here = По этим правилам партию не откладывают.
refuse-fault-here = Такого нарушения в этих правилах нет.
refuse-none-completed = { $Side } ещё не завершили ни одного хода.
refuse-penalised = За этот ход наказание уже назначено.
refuse-claim-here = По этим правилам такого заявления здесь нет.
refuse-number = У обоих цейтнот: число ходов не называют, { $article }.
refuse-count-short = Рано: отсчитано { $n } из { $m_card_gen }.
refuse-no-win = Показывать выигрыш здесь не нужно.
refuse-line = Так не сыграть. Ход номер { $n }: { $text }.
refuse-line-none = Какие ходы? Назовите их подряд, через запятую.
refuse-clock-floor = Слишком много. Должно остаться не меньше: { $time }.
refuse-clock-closed = Осталось меньше чем { $time }: показания часов не исправляют.
refuse-player-claims = О ничьей должен заявить игрок.
refuse-half-point = По этим правилам пол-очка одному игроку не присуждают.
refuse-own-flag = Падение флажка отмечает соперник или судья.
refuse-captures-of-100 = В этих правилах взятие не выбирают: { $text }. Его выбирают в шашках с жеребьёвкой по правилам России.
refuse-no-time-left = У { $side_gen } не осталось времени. Сначала выставите часы.

## What was asked for, as phrases

what-query = этот вопрос
what-clock = установка часов
what-pause = остановка часов
what-resume = пуск часов
what-result = результат
what-ruling = решение
what-break = сокращение перерыва
refuse-not-yet = Только если осталось меньше: { $time }.
refuse-nothing-sealed = Тайного хода нет.
refuse-envelope = Конверт не от этой партии или изменён.
refuse-adjourned = Партия отложена. Сначала вскройте конверт.
refuse-no-regulation = Дебютный регламент сейчас ничего не требует.
refuse-fault = Что сделано? Скажите одно из: { $list }.
refuse-no-way-back = Подтвердите или присудите результат сами.
refuse-searching = Подождите: проверяется, возможен ли мат. Результат можно присудить самому.
refuse-real-board = Только за настоящей доской, где часы переключают рукой.
refuse-step-empty = На { $sq } ничего не стоит.
refuse-step-occupied = На { $sq } уже стоит.
refuse-step-crown = На { $sq } превращать нечего.
refuse-step-hand = Сначала скажите, что поднято: поднял и поле.
refuse-step-unmoved = Всё стоит, как стояло. Назовите ход: сделан и ход.
refuse-step-stones = Шашки только ставят: назовите пункт.
refuse-step-here = В правилах этой игры об этом ничего нет.
refuse-gate-announcement = Сначала объявите ход, потом часы.
    .full = Сначала объявите ход, потом часы. { $Article }.
refuse-gate-other = Объявлен другой ход. Сначала поправьте объявление, потом часы.
    .full = Объявлен другой ход. Сначала поправьте объявление, потом часы. { $Article }.
refuse-gate-record = Сначала помощник записывает ход, потом часы.
    .full = Сначала помощник записывает ход, потом часы. { $Article }.
refuse-step-role = Скажите, чем стала пешка: поле, затем фигура.
refuse-step-many = Шагов больше, чем бывает в ходе. Назовите ход: сделан и ход.
refuse-tasks = Нет такой задачи: { $text }. Нужна строка или задачи, например: ходит, переключает часы, записывает.
refuse-people = За одной доской можно назвать не больше людей: { $n }.
refuse-help-topic = Нет справки о таком: { $text }. Есть темы: { $list }.
