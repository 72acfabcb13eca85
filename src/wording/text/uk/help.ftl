## At the board: the words, and what they do

help-play-move = Хід, наприклад: { $example }.
help-play-press = { $words }: завершити хід, увімкнути годинник суперника.
help-play-clock = { $words }: скільки лишилося часу.
help-play-turn = { $words }: чий хід.
help-play-number = { $words }: номер ходу.
help-play-last = { $words }: останній хід.
help-play-repeat = { $words }: сказане ще раз.
help-play-board = { $words }: уся дошка.
help-play-square = { $words }: поле, вертикаль або горизонталь.
help-play-diagonal = { $words }: діагональ.
help-play-pieces = { $words }: де стоять шашки.
help-play-moves = { $words }: ходи з поля, на тренуванні.
help-play-draw = { $words }: запропонувати нічию.
help-play-accept = { $words }: погодитися на нічию.
help-play-decline = { $words }: відмовитися від нічиєї.
help-play-resign = { $words }: здати партію.
help-play-claim = { $words }: заявити нічию за правилами.
help-play-flag = { $words }: заявити падіння прапорця.
help-play-report = { $words }: повідомити про порушення.
help-play-seat = { $words }: перед рядком, хто говорить.
help-play-arbiter = { $words }: покликати суддю або почати рішення.
help-play-help = { $words }: що можна зробити зараз.
help-play-quit = { $words }: вийти, партію збережено.

## For the arbiter

help-desk-start = { $words }: увімкнути годинник.
help-desk-pause = { $words }: зупинити годинник.
help-desk-resume = { $words }: продовжити.
help-desk-time = { $words }: час сторони.
help-desk-warn = { $words }: попередження стороні.
help-desk-correct = { $words }: виправити порушення.
help-desk-stand = { $words }: залишити в силі.
help-desk-claim = { $words }: рішення за заявою.
help-desk-confirm = { $words }: підтвердити результат.
help-desk-result = { $words }: присудити результат.
help-desk-counter = { $words }: почати рахунок ходів до нічиєї.
help-desk-note = { $words }: нотатка до протоколу.
help-desk-because = { $words }: причина, наприкінці рішення.

## In a replay

help-replay-next = { $words }: наступна позиція.
help-replay-previous = { $words }: попередня позиція.
help-replay-go = { $words }: позиція за номером.
help-replay-first = { $words }: початкова позиція.
help-replay-end = { $words }: остання позиція.
help-replay-play = { $words }: показати все поспіль.
help-replay-realtime = { $words }: як було, секунда в секунду.
help-replay-quit = { $words }: закінчити перегляд.

## In a menu

help-home-choice = Номер або слова рядка.
help-home-quit = { $words }: вийти з програми.

## The keys of the screen

help-key-step = { $words }: з поля на поле.
help-key-pick = { $words }: узяти поле в хід.
help-key-drop = { $words }: прибрати останнє поле.
help-key-confirm = { $words }: узяті поля – хід; без полів – натиснути годинник.
help-key-press = { $words }: натиснути годинник.
help-key-submit = { $words }: ввести набране.
help-key-edit = { $words }: рух і правка в рядку.
help-key-clear = { $words }: очистити рядок.
help-key-menu = { $words }: з рядка на рядок.
help-key-choose = { $words }: вибрати рядок.
help-key-focus = { $words }: з дошки в рядок введення й назад.
help-key-leave = { $words }: вийти, партію збережено.
help-key-flip = { $words }: перевернути дошку.
help-key-zoom = { $words }: розмір дошки.
help-key-replay-repeat = { $words }: хід ще раз.
help-key-replay-clock = { $words }: годинник на цьому ході.

## What keys are called

key-enter = ентер
key-tab = таб
key-escape = ескейп
key-space = пробіл
key-backspace = бекспейс
key-delete = деліт
key-home = хоум
key-end = енд
key-page-up = пейдж ап
key-page-down = пейдж даун
key-up = стрілка вгору
key-down = стрілка вниз
key-left = стрілка ліворуч
key-right = стрілка праворуч
key-function = еф { $n }
