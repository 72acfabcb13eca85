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
