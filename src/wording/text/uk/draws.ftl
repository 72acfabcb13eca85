## Claims, as phrases

claim-repetition = триразове повторення
claim-balance = співвідношення сил
claim-clear-draw = явно нічийна позиція
claim-short-of-time = виграна позиція, нестача часу
claim-fifty = правило п'ятдесяти ходів
claim-no-normal-win = звичайними засобами не виграти
claim-dead = мертва позиція

## Draw offers

draw-offer = Нічия? Пропонують { $side }.
    .brief = Нічия?
draw-offer-again = Пропозиція нічиєї знову в силі: { $side }.
draw-offer-lapsed = Пропозиція нічиєї відпала разом із ходом: { $side }.
draw-offer-made = Нічию запропоновано. Натисніть годинник.
draw-declined = Відмова. Гра триває.
draw-declined-by-move = Відмова ходом: { $move }.
draw-too-early = Зарано. Нічия – після { $n_gen } ходу.
draw-not-twice = Ви вже пропонували нічию. Тепер черга суперника.
draw-wrong-moment = Спершу хід, потім пропозиція.

## Claims and what a check found

claim-received = Заява: { $claim }. Перевірка за рахунок часу { $side_gen }.
    .brief = Заява: { $claim }.
    .full = Заява: { $claim }. Перевірка за рахунок часу { $side_gen }, { $article }.
claim-stopped = Заява: { $claim }. Годинник зупинено, { $article }.
claim-with-move = Заява із записаним ходом: { $move }.
claim-no-record = Потрібен повний запис партії, { $article }.
claim-no-record-aloud = Потрібен повний запис партії або послідовний підрахунок ходів уголос, { $article }.
claim-no-record-presence = Потрібен повний запис партії або ходи, зроблені в присутності судді, { $article }.
claim-evidence = Та сама позиція при ході { $side_gen } була перед ходами: { $list }.
claim-evidence-one = Та сама позиція при ході { $side_gen } була перед ходом номер { $list }.
claim-evidence-written-one = Та сама позиція при ході { $side_gen } була перед ходом номер { $list } і виникне після записаного.
claim-evidence-written = Та сама позиція при ході { $side_gen } була перед ходами номер { $list } і виникне після записаного.
count-aloud = { $N }.
count-aloud-on = Відтепер ходи рахують уголос.
count-aloud-off = Ходів більше не рахують уголос.
claim-upheld = Заяву підтверджено: { $claim }. Нічия.
    .brief = Підтверджено. Нічия.
    .full = Заяву підтверджено: { $claim }. Ходи: { $list }. Нічия.
claim-upheld-against = Всупереч підрахунку суддя прийняв заяву: { $claim }. Причина: { $reason }.
claim-rejected-against = Всупереч підрахунку суддя відхилив заяву: { $claim }. Причина: { $reason }.
claim-rejected = Заяву не підтверджено, { $article }. Гра триває.
    .brief = Заяву не підтверджено. Гра триває.
    .full = Заяву не підтверджено: { $claim }, { $article }. Гра триває.
claim-rejected-stopped = Заяву не підтверджено, { $article }. Годинник стоїть.
    .brief = Заяву не підтверджено. Годинник стоїть.
    .full = Заяву не підтверджено: { $claim }, { $article }. Годинник стоїть.
claim-rejected-flag = Заяву не підтверджено, { $article }. Прапорець упав.
    .brief = Заяву не підтверджено. Прапорець упав.
claim-costs = { $Other_dat } плюс { $time }.
claim-move-stands = Записаний хід зроблено: { $move }.
claim-time-out = Час вийшов на перевірці. Заяву підтверджено, { $article }: нічия.
claim-counter = { $N } із { $m_card_gen }: { $claim }.
claim-counter-over = Пораховано: { $n }, потрібно: { $m } – { $claim }.
claim-show-win = Нічия, якщо не показано виграш. { $Side } мають сказати «показую» і назвати ходи.
claim-shown = { $Side } показують виграш:
claim-shown-end = На цьому партію завершено.
claim-shown-open = Партію цим не завершено. Вирішувати вам.
claim-seventy-five = сімдесят п'ять ходів без взяття і без ходів пішаками
claim-fivefold = п'ятиразове повторення
claim-illegal-position = на дошці лишилася неможлива позиція
claim-increment = прохання про додавання часу за хід
claim-postponed = Рішення відкладено. Гра триває.
increment-granted = Тепер плюс { $time } за кожен хід.
draw-forbidden = У цьому змаганні пропонувати нічию заборонено.
draw-consented = Суддя дозволяє нічию за згодою.
draw-offers-made = { $Side } пропонували нічию { $times }, { $article }.
    .brief = { $Side } пропонували нічию { $times }.
increment-refused = Додавання не дозволено. Гра триває.
increment-refused-stopped = Додавання не дозволено. Годинник стоїть.
claim-offers = Заява вважається й пропозицією нічиєї.
