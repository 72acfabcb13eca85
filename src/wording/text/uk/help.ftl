## At the board: the words, and what they do

help-topic = { $Topic }: { $words }.
help-more = Докладніше: { $words } і слово, наприклад: { $words } { $about }. Закінчити: { $leave }.
help-arbiter-now = Суддя, після слова «суддя»: { $words }.
help-nothing = Команд на цю тему зараз немає.
help-hall = Дошки: { $words }. Щоб увести рядок для іншої дошки: її номер, двокрапка, пробіл і рядок.
help-house = Зал і люди: { $words }; після слів код і повідомлення – ім'я, після слів повідомлення й увага – текст.
help-play-move = Хід, наприклад: { $example }.
help-play-press = { $words }: завершити хід, увімкнути годинник суперника.
help-play-undo = { $words }: останній хід введено помилково; його знято, годинник іде далі.
help-play-amend = { $words }: останній хід введено помилково; до натискання годинника його знімає гравець, після – суддя.
help-desk-undo = { $words }: останній хід введено помилково; знімає його суддя, годинник іде далі.
help-desk-revoke = { $words }: суддя скасовує останнє рішення або хід, який закінчив партію.
help-play-clock = { $words }: скільки лишилося часу.
help-play-turn = { $words }: чий хід.
help-play-number = { $words }: номер ходу.
help-play-last = { $words }: останній хід.
help-play-opening = { $words }: початкові ходи за жеребом.
help-play-repeat = { $words }: сказане ще раз.
help-play-board = { $words }: уся дошка.
help-play-square = { $words }: поле або лінія.
help-play-diagonal = { $words }: діагональ.
help-play-near = { $words }: що стоїть навколо поля.
help-play-changes = { $words }: що змінилося, відколи ви питали дошку.
help-play-braille-draughts = { $words }: дошка знаками, рядок на горизонталь. Мала літера – проста, велика – дамка; крапка – порожнє темне поле, дефіс – світле.
help-play-braille-chess = { $words }: дошка знаками, рядок на горизонталь. Великі літери – білі, малі – чорні, р – король; крапка – порожнє темне поле, дефіс – порожнє світле.
help-play-braille-renju = { $words }: дошка знаками, рядок на горизонталь. Літери – камені; крапка – порожній пункт, плюс – порожній позначений.
help-play-pieces = { $words }: що де стоїть.
help-play-moves = { $words }: ходи з поля, на тренуванні.
help-play-draw = { $words }: запропонувати нічию.
help-play-accept = { $words }: погодитися на нічию.
help-play-decline = { $words }: відмовитися від нічиєї.
help-play-offer = { $words }: чи запропоновано нічию.
help-play-resign = { $words }: здати партію.
help-play-claim = { $words }: потім вид заяви і, якщо потрібен, хід.
help-claim-repetition = Заява, потім { $words }: позиція втретє.
help-claim-counter = Заява, потім { $words }: потрібну кількість ходів зроблено.
help-claim-clear = Заява, потім { $words }: явно нічийна позиція.
help-play-show = { $words }, потім ходи: показати виграш, інакше закінчення – нічия.
help-play-aloud = { $words }: відтепер кожен хід рахують уголос.
help-play-aloud-stop = { $words }: ходи більше не рахують уголос.
help-claim-time = Заява, потім { $words }: позицію виграно, часу на виграш немає.
help-play-flag = { $words }: заявити падіння прапорця.
help-play-seat = На початку рядка – хто говорить, і двокрапка: { $words }.
help-play-assistant = На початку рядка – асистент і двокрапка; він говорить за свого гравця: { $words }.
help-play-arbiter = { $words }: говорить суддя, на початку рядка; без продовження – що чекає на рішення.
help-play-rule = { $words }: пункт правил, за номером або за темою.
help-play-duty = { $words }: чи треба зараз записувати ходи.
help-play-why = { $words }: за яким правилом вирішено або відмовлено.
help-play-help = { $words }: що можна зробити зараз.
help-play-quit = { $words }: вийти. Під час партії буде запитання: так чи ні. Партію буде збережено.
help-play-english = Англійські слова теж приймаються.

## For the arbiter

help-desk-start = { $words }: увімкнути годинник; з часом – у вказаний час; зі стороною – годинник того, хто запізнився, жеребкування за рахунок його часу.
help-desk-lot = { $words }, після слова судді: жеребкування початкових ходів; потім стовпець і рядок або ходи, якщо тягнули паперовий жереб.
help-desk-pause = { $words }: зупинити годинник; можна назвати причину.
help-desk-resume = { $words }: продовжити.
help-desk-time = { $words }: потім сторона або обидві, час і причина.
help-desk-counter = { $words }: потім сторона, якщо хибний лише її лічильник, число зроблених ходів і причина.
help-desk-two-minutes = { $words }: дві хвилини суперникові того, чий хід, або названій стороні; можна назвати причину.
help-desk-next-period = { $words }: потім сторона або обидві й причина; додається час наступного періоду.
help-play-my-time = { $words }: лише ваш час.
help-play-his-time = { $words }: лише час суперника.
help-play-side-time = { $words }: час лише цієї сторони.
help-play-situation = { $words }: чий хід, ваш час, останній хід, пропозиція нічиєї, зупинка.
help-play-arrangements = { $words }: що погоджено для цієї дошки.
help-play-sign-given = { $words }: про зроблений хід повідомлено умовним знаком.
help-desk-boards = { $words }: потім чия дошка зараховується, якщо в гравців тактильні дошки.
help-desk-way-of-record = { $words }: потім сторона і як ведеться її запис: на папері, брайль, диктофон, асистент, у файлі.
help-desk-agreed-sign = { $words }: потім знак, наприклад дотик до руки.
help-play-clock-details = { $words }: контроль часу, лічильники ходів, скільки лишилося від затримки чи бьо-йомі.
help-desk-correct = { $words }: зажадати виправити хід; назвавши хід, виправити самому.
help-desk-stand = { $words }: залишити хід із порушенням у силі.
help-desk-rule = { $words }: прийняти чи відхилити те, що чекає на рішення.
help-desk-topic = { $words }, після такого рішення: про що воно.
help-desk-task = { $words }, після слів про суддю і про асистента: що асистентові дозволено.
help-desk-result = { $words }: потім білі, чорні, нічия, обом, пів очка білим або пів очка чорним, і причина.
help-play-call = { $words }: виклик судді. Годинник іде.
help-play-remark = { $words }: далі те, що чує лише суддя.
help-play-sign = { $words }: підписати бланк, коли партію закінчено; можна назвати сторону.
help-play-adjust = { $words }: фігуру чи шашку поправляють на її полі, на своєму ході.
help-desk-note = { $words }: нотатка до протоколу.
help-desk-because = { $words }: причина, наприкінці рішення.
help-desk-attend = { $words }: виклик біля цієї дошки знято.
help-desk-consent = { $words }: гравці можуть домовитися про нічию, хоча змагання це забороняє.
help-desk-ending = { $words }: лише для судді, що кажуть про закінчення таблиці.
help-desk-report = { $words }: що чекає на рішення, і лічильники.
help-desk-gap = { $words }: як урахувати збій.
help-gap-leave = Після збою, { $words }: годинник лишається, як стояв.
help-gap-charge = Після збою, { $words }: час віднімається в того, чий годинник ішов.

## In a replay

help-replay-next = { $words }: наступна позиція.
help-replay-previous = { $words }: попередня позиція.
help-replay-position = { $words }: позиція за її номером.
help-replay-go = { $words }: позиція після ходу з цим номером; з чорними після номера – після ходу чорних.
help-replay-first = { $words }: початкова позиція.
help-replay-end = { $words }: остання позиція.
help-replay-play = { $words }: показати все поспіль.
help-replay-realtime = { $words }: як було, секунда в секунду.
help-replay-stop = { $words }: зупинити показ.
help-replay-clock = { $words }: годинник після цього ходу.
help-replay-board = { $words }: дошка після цього ходу.
help-replay-square = { $words }: поле або лінія.
help-replay-pieces = { $words }: де стоять фігури й шашки.
help-replay-moves = { $words }: ходи з поля.
help-replay-turn = { $words }: чий хід.
help-replay-repeat = { $words }: хід ще раз.
help-replay-note = { $words }: нотатка до цього ходу, поруч із протоколом.
help-replay-variations = { $words }: що файл дає замість останнього ходу.
help-replay-variation = { $words }: увійти у варіант за номером.
help-replay-main-line = { $words }: вийти з варіантів.
help-replay-games = { $words }: партії цього файлу; можна додати ім'я, змагання, рік, результат або слово: позиція.
help-replay-more-games = { $words }: наступні партії списку.
help-replay-game = { $words }: партія цього файлу за номером.
help-replay-next-game = { $words }: наступна партія файлу.
help-replay-previous-game = { $words }: попередня партія файлу.
help-replay-help = { $words }: що можна зробити зараз.
help-replay-quit = { $words }: закінчити перегляд.

## The set-up of a position

help-set-up-place = Розставляють так: { $example }
help-set-up-hand = На дошці: кожен вибір поля змінює те, що на ньому стоїть, скасування звільняє поле.
help-set-up-remove = { $words }: далі поля, які треба звільнити.
help-set-up-clear = { $words }: звільнити дошку.
help-set-up-start = { $words }: початкова позиція.
help-set-up-turn = { $words }: чий хід.
help-set-up-board = { $words }: уся дошка.
help-set-up-pieces = { $words }: що де стоїть.
help-set-up-square = { $words }: поле або лінія.
help-set-up-help = { $words }: що можна зробити зараз.
help-set-up-quit = { $words }: вихід із розстановки.
help-set-up-done = { $words }: позиція правильна, далі – партія.

## In a menu

help-home-choice = Номер або слова рядка.
help-home-help = { $words }: що можна зробити зараз.
help-home-back = { $words }: до попереднього запитання.
help-home-quit = { $words }: вийти з програми.

## In the course

help-course-answer = { $words }: правильне рішення і його пункт.
help-course-anew = { $words }: та сама задача спочатку.
help-course-list = { $words }: усі задачі.

## In a tutorial

help-tutor-next = { $words }: наступна вправа.
help-tutor-back = { $words }: попередня вправа.
help-tutor-stop = { $words }: закінчити; наступного разу – з цього місця. У навчанні судді: «вихід».

## The keys of the screen

help-key-step = { $words }: з поля на поле.
help-key-pick = { $words }: додати поле до ходу.
help-key-drop = { $words }: прибрати останнє поле.
help-key-confirm = { $words }: хід за вибраними полями; без полів – натиснути годинник.
help-key-press = { $words }: натиснути годинник.
help-key-submit = { $words }: ввести набране.
help-key-edit = { $words }: рух і редагування в рядку.
help-key-clear = { $words }: очистити рядок.
help-key-menu = { $words }: з рядка на рядок.
help-key-page = { $words }: на сторінку вперед або назад.
help-key-ends = { $words }: до першого або останнього рядка.
help-key-choose = { $words }: вибрати рядок.
help-key-focus = { $words }: з дошки в рядок введення й назад.
help-key-leave = { $words }: вийти. Під час партії буде запитання: так чи ні. Партію буде збережено.
help-key-flip = { $words }: перевернути дошку.
help-key-zoom = { $words }: розмір дошки.
help-key-clocks = { $words }: годинник на весь екран.
help-key-sheet = { $words }: до запису ходів, рядками, і назад.
help-key-theme = { $words }: наступна тема.
help-key-more = { $words }: наступна частина довгої відповіді або попередня.
help-key-ctrl = { $words }: контрол для наступної клавіші.
help-key-voice = { $words }: як з вами говорити.
help-key-replay-repeat = { $words }: хід ще раз.
help-key-replay-clock = { $words }: годинник після цього ходу.

## What keys are called

key-enter = ентер
key-tab = таб
key-escape = ескейп
key-space = пробіл
key-backspace = бекспейс
key-delete = деліт
    .written = Delete
key-home = хоум
key-end = енд
key-page-up = пейдж ап
key-page-down = пейдж даун
key-up = стрілка вгору
key-down = стрілка вниз
key-left = стрілка ліворуч
key-right = стрілка праворуч
key-function = еф { $n }
help-play-swap = { $words }: узяти інший колір, якщо запитує дебютний регламент.
help-play-keep = { $words }: залишити свій колір.
help-play-offers = { $words }: запропонувати п'яті ходи замість обміну.
help-play-foul = { $words }: заявити, що останній хід – фол.
help-claim-dead = Заява, потім { $words }: ніхто не може поставити мат.
help-claim-means = Заява, потім { $words }, в останні дві хвилини: суперник не може виграти звичайними засобами.
help-claim-increment = Заява, потім { $words }, в останні дві хвилини: попросити додавання за хід.
help-desk-fault = { $words }: назвати порушення, сторону і що зроблено.
help-desk-postpone = { $words }: вирішити заяву про останні дві хвилини пізніше.
help-desk-seal = { $words }: відкласти партію; хід уводиться невидимо.
help-desk-envelope = { $words }: відкрити конверт і продовжити партію.
help-desk-resumption = { $words }, потім дата, час і місце: усі чують, коли догравання; це стоїть на конверті.
help-desk-session = { $words }, потім час: тоді тому, чий хід, пропонують запечатати хід.
help-desk-annul = { $words } і причина: відкладену позицію відновити не можна, партію анулюють і грають заново.
help-desk-lost = Конверт, потім { $words } і причина: гра триває без нього.
help-fault-chess = { $words }: годинник натиснуто без ходу або хід зроблено двома руками.
help-fault-record = { $words }: на бланку немає ходів; годинник цієї сторони йде, доки запис не відновлено.
help-fault-displaced = { $words }: шашки або фігури зсунуто.
help-fault-start = { $words }: неправильні дошка, розстановка або кольори.
help-play-pass = { $words }: не ставити камінь.
help-play-touch = { $words } і поля: чого торкнулися, по черзі.
help-play-lift = { $words } і поле: що піднято з дошки.
help-play-place = { $words } і поле: куди поставлено.
help-play-remove = { $words } і поля: що знято з дошки.
help-play-crown = { $words } і поле: дамку позначено або пішака замінено.
help-play-announce = { $words } і хід: хід проголошується.
help-play-made = { $words }: рука відпустила; можна назвати й хід.
help-play-write = { $words }: хід записано на бланку.
help-desk-unswitched = { $words }: годинник не перемкнувся, гравець натискає ще раз.
help-fault-report = { $words }: про останній хід, на дошці цього не видно.
help-fault-clock = { $words }: як натиснуто годинник.
help-play-restored = { $words }: зсунуті шашки або фігури стоять, як стояли, або запис відновлено.
help-desk-sanction = { $words }: призначити санкцію: сторона чи обидві, санкція, тому що і причина.
help-desk-force = { $words }: перед санкцією, виправленням годинника або словами «прийняти», «відхилити»; так свідомо перевищують межу чи вирішують усупереч підрахунку, назвавши причину.
help-desk-sanctions = { $words }: види санкцій; якщо санкція потребує часу, очок чи числа, назвіть їх після цих слів.
help-desk-lifted = { $words }: останню санкцію сторони скасовано.
help-desk-demand = { $words }: суперник вимагає виправити хід із порушенням.
help-desk-switch-back = { $words }: годинник порушника йде, доки позицію не відновлено.
help-play-fault = { $words }: далі що не так з останнім ходом суперника.

## The line of keys at the foot of the screen

foot-step = полями
foot-pick = узяти поле
foot-drop = прибрати поле
foot-make = зробити хід
foot-press = натиснути годинник
foot-line = рядок введення
foot-board = дошка
foot-submit = увести
foot-clear = стерти
foot-help = довідка
foot-time = час
foot-last = останній хід
foot-sheet = запис ходів
foot-clocks = великий годинник
foot-zoom = розмір
foot-theme = тема
foot-flip = перевернути
foot-leave = вийти
foot-back = назад
foot-lines = рядками
foot-pages = сторінками
foot-choose = вибрати
foot-steps = ходами
foot-ends = початок, кінець
foot-confirm = підтвердити
foot-cancel = скасувати
foot-resigns = здаються
foot-accept = прийняти нічию
foot-decline = відхилити
foot-swap = помінятися кольором
foot-keep = лишити кольори
foot-uphold = прийняти
foot-reject = відхилити
foot-start = почати
foot-wait = ще ні
foot-quit = вийти з програми
foot-gap-leave = не змінювати годинник
foot-gap-charge = відняти час
foot-light = показати список
foot-take-lit = вибрати
foot-next = далі
help-desk-tell = { $words }, потім текст: сказати на вухо лише цьому гравцеві.
help-play-walk = { $words }: обхід дошки. За першим словом іде поле, з якого почати; кожен крок каже, що там стоїть.
help-play-walk-next = { $words }: потім фігура або сторона, наприклад «наступна дамка»: перехід до неї.
help-play-walk-rays = { $words }: що першим трапиться на кожній лінії звідси; з полем – від нього.
