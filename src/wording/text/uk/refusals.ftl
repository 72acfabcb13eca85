## What was asked, why not, what is accepted

refuse-light-square = { $sq }: світле поле.
refuse-no-square = Немає такого поля: { $text }.
refuse-no-diagonal = Немає такої діагоналі: { $text }.
refuse-ambiguous = Варіантів: { $count }. { $choices } Який хід?
    .brief = Який? { $choices }
refuse-too-long = Задовгий рядок. Не більше { $n_card_gen } знаків.
refuse-choice = Такого номера немає: { $text }. Від { $n_card_gen } до { $m_card_gen }.
refuse-game = Такої гри немає: { $text }. Назва або номер від { $n_card_gen } до { $m_card_gen }.
refuse-edition = Такої редакції немає: { $text }. Номер від { $n_card_gen } до { $m_card_gen } або позначення.
refuse-time-missing = Скільки часу? Наприклад: { $example }.
refuse-time = Час не розібрано: { $text }. Треба так: { $example }.
refuse-side = Яка сторона? Білі чи чорні.
refuse-result = Який результат? Білі, чорні, нічия, обом, пів очка білим або пів очка чорним.
refuse-gap = Як рахувати? { $List }.
refuse-place = Яке поле або яка лінія?
refuse-note = Потрібен текст: що записати чи передати?
refuse-behind = Зайве після команди: { $text }.
refuse-word = Не розібрано: { $text }. Приймається: { $list }.
refuse-no-text = Немає жодного читабельного знака.
refuse-no-profile = Немає такого профілю: { $text }. Є: { $list }.

## Not now

refuse-no-game = Партію не відкрито.
refuse-set-up = Так партію не почати: { $text }.
refuse-not-started = Партію ще не розпочато.
refuse-started = Партію розпочато.
refuse-not-paused = Годинник іде. Спершу зупиніть його.
refuse-made = Хід зроблено: { $move }. Обмовку виправляє суддя.
refuse-press-first = Хід зроблено. Спершу натисніть годинник.
refuse-claim-made = Пізно: хід зроблено, { $move }. Заявляють до свого ходу.
refuse-nothing-to-take-back = Ще не зроблено жодного ходу.
refuse-nothing-to-press = Спершу хід, потім годинник.
refuse-press-written = Спершу хід, потім годинник. Треба зробити записаний хід: { $move }.
refuse-press-unheard = Хід не зрозуміло. Назвіть хід або скажіть: пас.
refuse-no-offer = Пропозиції нічиєї немає.
refuse-no-question = Запитання немає.
refuse-draw-pieces = Зарано. Нічия – коли в кожної сторони не більше { $n_card_gen } шашок.
refuse-claim-open = Триває перевірка заяви.
refuse-claim-kind = Яка заява? { $List }.
refuse-no-flag = Прапорець не впав.
refuse-both-flags = Лише якщо впали обидва прапорці, { $article }. Якщо так на годиннику біля дошки, скажіть слідом, що ви побачили.
refuse-both-flags-here = За цими правилами немає нічиєї за двома прапорцями.
refuse-too-many-moves = Пізно: кожна сторона завершила { $moves }, { $article }.
refuse-written = Треба зробити записаний хід: { $move }.
refuse-touched = Торкнувся – ходи: { $sq }.
refuse-offer-first = Спершу відповідь суперника на пропозицію нічиєї.
refuse-last-period = Це не останній період: гра триває, { $article }.
refuse-nothing-to-correct = Немає чого виправляти.

## Not by you

refuse-not-arbiter = Лише для судді: { $what }.
    .full = Лише для судді: { $what }. { $Article }.
refuse-not-yours = Це не вам вирішувати.
    .full = Це не вам вирішувати. { $Article }.
refuse-adjust = Поправляти – лише на своєму ході.
    .full = Поправляти – лише на своєму ході. { $Article }.
refuse-not-agreed = Помічникові це не доручено.
    .full = Помічникові це не доручено. { $Article }.
refuse-not-your-right = Зараз це можуть лише { $side }.
refuse-training-only = Лише на тренуванні: { $what }.
refuse-adjournment-here = За цими правилами партію не відкладають.
refuse-fault-here = Такого порушення в цих правилах немає.
refuse-none-completed = { $Side } ще не завершили жодного ходу.
refuse-penalised = За цей хід покарання вже призначено.
refuse-claim-here = За цими правилами такої заяви тут немає.
refuse-number = В обох цейтнот: кількість ходів не називають, { $article }.
refuse-count-short = Зарано: відраховано { $n } із { $m_card_gen }.
refuse-no-win = Показувати виграш тут не треба.
refuse-line = Так не зіграти. Хід номер { $n }: { $text }.
refuse-line-none = Які ходи? Назвіть їх поспіль, через кому.
refuse-clock-floor = Забагато. Має лишитися щонайменше: { $time }.
refuse-clock-closed = Лишилося менше ніж { $time }: покази годинника не виправляють.
refuse-player-claims = Вимагати нічиєї має гравець.
refuse-half-point = За цими правилами пів очка одному гравцеві не присуджують.
refuse-own-flag = Падіння прапорця відзначити може суперник або суддя.
refuse-captures-of-100 = У цих правилах взяття не обирають: { $text }. Його обирають у шашках із жеребкуванням за правилами Росії.
refuse-no-time-left = У { $side_gen } не лишилося часу. Спершу виставте годинник.

## What was asked for, as phrases

what-query = це запитання
what-clock = встановлення годинника
what-pause = зупинка годинника
what-resume = пуск годинника
what-result = результат
what-ruling = рішення
what-break = скорочення перерви
refuse-not-yet = Лише якщо лишилося менше: { $time }.
refuse-nothing-sealed = Таємного ходу немає.
refuse-envelope = Конверт не підходить або змінений.
refuse-adjourned = Партію відкладено. Спершу відкрийте конверт.
refuse-no-regulation = Дебютний регламент зараз нічого не вимагає.
refuse-fault = Що зроблено? Скажіть одне з: { $list }.
refuse-no-way-back = Підтвердьте або присудіть результат самі.
refuse-searching = Зачекайте: триває перевірка, чи можливий мат. Результат можна присудити самому.
refuse-real-board = Лише за справжньою дошкою, де годинник перемикають рукою.
refuse-step-empty = На { $sq } нічого не стоїть.
refuse-step-occupied = На { $sq } вже стоїть.
refuse-step-crown = На { $sq } немає чого перетворювати.
refuse-step-hand = Спершу скажіть, що піднято: підняв і поле.
refuse-step-unmoved = Усе стоїть, як стояло. Назвіть хід: зроблено і хід.
refuse-step-stones = Камені лише ставлять: назвіть пункт.
refuse-step-here = За правилами тут про це немає нічого.
refuse-gate-announcement = Спершу проголосіть хід, потім годинник.
    .full = Спершу проголосіть хід, потім годинник. { $Article }.
refuse-gate-other = Проголошено інший хід. Спершу поправте, потім годинник.
    .full = Проголошено інший хід. Спершу поправте, потім годинник. { $Article }.
refuse-gate-record = Спершу запис помічника, потім годинник.
    .full = Спершу запис помічника, потім годинник. { $Article }.
refuse-step-role = Скажіть, чим став пішак: поле, далі фігура.
refuse-step-many = Кроків більше, ніж буває в ході. Назвіть хід: зроблено і хід.
refuse-tasks = Немає такого завдання: { $text }. Потрібен рядок або завдання, наприклад: ходить, перемикає годинник, записує.
refuse-people = За однією дошкою можна назвати не більше людей: { $n }.
