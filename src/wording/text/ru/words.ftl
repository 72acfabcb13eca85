## Asking and entering

words-press = нажать, готово
words-clock = ч, часы, время
words-turn = чей ход, очередь
words-number = номер, номер хода
words-last = последний, последний ход
words-opening = дебют, начало партии, начальные ходы
words-repeat = повтор, повторить, ещё раз
words-board = д, доска
words-square = п, поле
words-diagonal = диагональ
words-pieces = ш, шашки
words-moves = ходы
words-help = справка, помощь
words-quit = выход, выйти
words-yes = да
words-no = нет

## Offers and claims

words-draw = ничья, предлагаю ничью
words-accept = согласие, согласен, согласна
words-decline = отказ, не согласен, не согласна
words-resign = сдаюсь, сдаться
words-claim = заявление, заявляю
words-flag = флажок
words-offer = предложение

## Renju

words-swap = обмен, меняю, меняю цвет
words-keep = без обмена, не меняю
words-offers = десять, десять пятых, десять пятых ходов, пятые ходы
words-foul = фол

## The arbiter

words-arbiter = судья
words-start = начать, начали, старт
words-lot = жребий, жеребьёвка
words-pause = пауза, стоп
words-resume = продолжить, продолжаем
words-correct = исправить
words-stand = оставить, в силе
words-uphold = принять, верно, подтвердить, подтверждаю
words-reject = отклонить, неверно
words-add = добавить, плюс
words-take = отнять, минус
words-set = выставить, установить
words-charge = списать
words-result = результат, присудить
words-win = победа
words-both = обоим, обе, оба, обоим поражение
words-because = потому что, причина, из-за
words-call = вызов, вызываю судью, вызвать судью, зову судью, позовите судью
words-note = заметка
words-gap = перерыв
words-report = отчёт, что ждёт
words-white = белые, белых, белым
words-black = чёрные, чёрных, чёрным

## Behind a claim, behind an interruption, behind a number

words-claim-repetition = повторение, троекратное повторение
words-claim-counter = счётчик, пятьдесят ходов, пятьдесят
words-claim-clear = явная ничья, ничейная позиция
words-claim-time = время, нехватка времени
words-gap-leave = оставить, как было
words-gap-charge = вычесть, засчитать
words-unit-hour = ч, час, часа, часов
words-unit-minute = м, мин, минута, минуту, минуты, минут
words-unit-second = с, сек, секунда, секунду, секунды, секунд

## The set-up of a position

words-set-up-remove = убрать, снять
words-set-up-empty = очистить, пусто
words-set-up-start = начальная позиция, начальная
words-set-up-white = ход белых, белые ходят
words-set-up-black = ход чёрных, чёрные ходят
words-set-up-done = готово, всё
words-set-up-man = простая, простые, простую
words-set-up-king = дамка, дамки, дамку
words-set-up-pawn = пешка, пешки, пешку
words-set-up-knight = конь, кони, коня
words-set-up-bishop = слон, слоны, слона
words-set-up-rook = ладья, ладьи, ладью
words-set-up-queen = ферзь, ферзи, ферзя
words-set-up-chess-king = король, короля

## Replay

words-next = дальше, вперёд
words-previous = назад
words-go = позиция, перейти
words-play = пуск, показать
words-realtime = как было
words-first = начало, в начало
words-end = конец, в конец

## Who speaks, before a colon

words-seat-white = б, белые
words-seat-black = ч, чёрные
words-seat-arbiter = с, а, судья
words-fault = нарушение
words-postpone = отложить решение, решу позже
words-seal = отложить партию, записать ход
words-envelope = вскрыть конверт, конверт
words-fault-no-move = без хода
words-fault-hands = две руки, двумя руками
words-fault-displaced = сдвинуты, сдвинуты фигуры
words-fault-turned = доска повёрнута
words-fault-start = расстановка, неверная расстановка
words-fault-colours = цвета, цвет, перепутан цвет
words-claim-dead = мёртвая позиция
words-claim-means = обычными средствами, не выиграть
words-claim-increment = добавление
words-pass = пас
