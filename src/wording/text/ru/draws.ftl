## Claims, as phrases

claim-repetition = троекратное повторение
claim-balance = соотношение сил
claim-clear-draw = явно ничейная позиция
claim-short-of-time = выигранная позиция, нехватка времени
claim-fifty = правило пятидесяти ходов
claim-no-normal-win = обычными средствами не выиграть
claim-dead = мёртвая позиция

## Draw offers

draw-offer = Ничья? Предлагают { $side }.
    .brief = Ничья?
draw-offer-again = Предложение ничьей снова в силе: { $side }.
draw-offer-lapsed = Предложение ничьей отпало вместе с ходом: { $side }.
draw-offer-made = Ничья предложена. Нажмите часы.
draw-declined = Отказ. Игра продолжается.
draw-declined-by-move = Отказ ходом: { $move }.
draw-too-early = Рано. Ничья – после { $n_gen } хода.
draw-not-twice = Вы уже предлагали ничью. Теперь очередь соперника.
draw-wrong-moment = Сначала ход, затем предложение.

## Claims and what a check found

claim-received = Заявление: { $claim }. Проверка за счёт времени { $side_gen }.
    .brief = Заявление: { $claim }.
    .full = Заявление: { $claim }. Проверка за счёт времени { $side_gen }, { $article }.
claim-stopped = Заявление: { $claim }. Часы остановлены, { $article }.
claim-with-move = Заявление с записанным ходом: { $move }.
claim-no-record = Нужна полная запись партии, { $article }.
claim-no-record-aloud = Нужна полная запись партии или последовательный подсчёт ходов вслух, { $article }.
claim-no-record-presence = Нужна полная запись партии или ходы, сделанные в присутствии судьи, { $article }.
claim-evidence = Та же позиция при ходе { $side_gen } была перед ходами номер { $list }.
claim-evidence-one = Та же позиция при ходе { $side_gen } была перед ходом номер { $list }.
claim-evidence-written-one = Та же позиция при ходе { $side_gen } была перед ходом номер { $list } и возникнет после записанного.
claim-evidence-written = Та же позиция при ходе { $side_gen } была перед ходами номер { $list } и возникнет после записанного.
count-aloud = { $N }.
count-aloud-on = С этой минуты ходы считаются вслух.
count-aloud-off = Ходы больше не считаются вслух.
claim-upheld = Заявление верно: { $claim }. Ничья.
    .brief = Верно. Ничья.
    .full = Заявление верно: { $claim }. Ходы: { $list }. Ничья.
claim-upheld-against = Вопреки проверке судья принял заявление: { $claim }. Причина: { $reason }.
claim-rejected-against = Вопреки проверке судья отклонил заявление: { $claim }. Причина: { $reason }.
claim-rejected = Заявление неверно, { $article }. Игра продолжается.
    .brief = Заявление неверно. Игра продолжается.
    .full = Заявление неверно: { $claim }, { $article }. Игра продолжается.
claim-rejected-stopped = Заявление неверно, { $article }. Часы стоят.
    .brief = Заявление неверно. Часы стоят.
    .full = Заявление неверно: { $claim }, { $article }. Часы стоят.
claim-rejected-flag = Заявление неверно, { $article }. Флажок упал.
    .brief = Заявление неверно. Флажок упал.
claim-costs = { $Other_dat } плюс { $time }.
claim-move-stands = Записанный ход сделан: { $move }.
claim-time-out = Время истекло при проверке. Заявление верно, { $article }: ничья.
claim-counter = { $N } из { $m_card_gen }: { $claim }.
claim-counter-over = Насчитано: { $n }, нужно: { $m } – { $claim }.
claim-show-win = Ничья, если не показан выигрыш. { $Side } говорят: показываю, затем ходы.
claim-shown = { $Side } показывают выигрыш:
claim-shown-end = На этом партия окончена.
claim-shown-open = Партия этим не окончена. Решать вам.
claim-seventy-five = семьдесят пять ходов без взятий и ходов пешками
claim-fivefold = пятикратное повторение
claim-illegal-position = на доске осталась невозможная позиция
claim-increment = просьба о добавлении времени на ход
claim-postponed = Решение отложено. Игра продолжается.
increment-granted = Теперь плюс { $time } на каждый ход.
draw-forbidden = В этом соревновании предлагать ничью запрещено.
draw-consented = Судья разрешает ничью по соглашению.
draw-offers-made = { $Side } предлагали ничью { $times }, { $article }.
    .brief = { $Side } предлагали ничью { $times }.
increment-refused = Добавление не разрешено. Игра продолжается.
increment-refused-stopped = Добавление не разрешено. Часы стоят.
claim-offers = Заявление считается и предложением ничьей.
