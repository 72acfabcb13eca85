## Asking and entering

words-press = нажать, готово
words-clock = ч, часы, время
words-turn = чей ход, очередь
words-number = номер, номер хода
words-last = последний, последний ход
words-repeat = повтор, повторить, ещё раз, еще раз
words-board = д, доска
words-square = п, поле
words-diagonal = диагональ
words-pieces = ш, шашки
words-moves = ходы
words-help = справка, помощь
words-quit = выход, выйти
words-yes = да
words-no = нет

## Offers, claims, reports

words-draw = ничья, предлагаю ничью
words-accept = согласие, согласен, согласна
words-decline = отказ, не согласен, не согласна
words-resign = сдаюсь, сдаться
words-claim = заявление, заявляю
words-flag = флажок
words-report = нарушение, сообщить
words-repetition = повторение, троекратное повторение
words-counter = счётчик, счетчик

## The arbiter

words-arbiter = судья
words-start = начать, начали, старт
words-pause = пауза, стоп
words-resume = продолжить, продолжаем
words-correct = исправить
words-stand = оставить, в силе
words-uphold = принять, верно
words-reject = отклонить, неверно
words-confirm = подтвердить, подтверждаю
words-add = добавить, плюс
words-take = отнять, минус
words-set = выставить, установить
words-warn = предупредить, предупреждение
words-result = результат, присудить
words-win = победа
words-both = обоим, обе, оба
words-because = потому что, причина
words-note = заметка
words-white = белые, белых, белым
words-black = чёрные, черные, чёрных, черных, чёрным, черным

## Replay

words-next = дальше, вперёд, вперед
words-previous = назад
words-go = позиция, перейти
words-play = пуск, показать
words-realtime = как было
words-first = начало, в начало
words-end = конец, в конец

## Who speaks, before a colon

words-seat-white = б, белые
words-seat-black = ч, чёрные, черные
words-seat-arbiter = с, судья
