## At the board: the words, and what they do

help-play-move = Ход, например: { $example }.
help-play-press = { $words }: завершить ход, пустить часы соперника.
help-play-clock = { $words }: сколько осталось времени.
help-play-turn = { $words }: чей ход.
help-play-number = { $words }: номер хода.
help-play-last = { $words }: последний ход.
help-play-repeat = { $words }: сказанное ещё раз.
help-play-board = { $words }: вся доска.
help-play-square = { $words }: поле, вертикаль или горизонталь.
help-play-diagonal = { $words }: диагональ.
help-play-pieces = { $words }: где стоят шашки.
help-play-moves = { $words }: ходы с поля, на тренировке.
help-play-draw = { $words }: предложить ничью.
help-play-accept = { $words }: согласиться на ничью.
help-play-decline = { $words }: отказаться от ничьей.
help-play-resign = { $words }: сдать партию.
help-play-claim = { $words }: заявить ничью по правилам.
help-play-flag = { $words }: заявить падение флажка.
help-play-report = { $words }: сообщить о нарушении.
help-play-seat = { $words }: перед строкой, кто говорит.
help-play-arbiter = { $words }: позвать судью или начать решение.
help-play-help = { $words }: что можно сделать сейчас.
help-play-quit = { $words }: выйти, партия сохранена.

## For the arbiter

help-desk-start = { $words }: пустить часы.
help-desk-pause = { $words }: остановить часы.
help-desk-resume = { $words }: продолжить.
help-desk-time = { $words }: время стороны.
help-desk-warn = { $words }: предупреждение стороне.
help-desk-correct = { $words }: исправить нарушение.
help-desk-stand = { $words }: оставить в силе.
help-desk-claim = { $words }: решение по заявлению.
help-desk-confirm = { $words }: подтвердить результат.
help-desk-result = { $words }: присудить результат.
help-desk-counter = { $words }: начать счёт ходов до ничьей.
help-desk-note = { $words }: заметка в протокол.
help-desk-because = { $words }: причина, в конце решения.

## In a replay

help-replay-next = { $words }: следующая позиция.
help-replay-previous = { $words }: предыдущая позиция.
help-replay-go = { $words }: позиция по номеру.
help-replay-first = { $words }: начальная позиция.
help-replay-end = { $words }: последняя позиция.
help-replay-play = { $words }: показать всё подряд.
help-replay-realtime = { $words }: как было, секунда в секунду.
help-replay-quit = { $words }: закончить просмотр.

## In a menu

help-home-choice = Номер или слова строки.
help-home-quit = { $words }: выйти из программы.
