## Gamepads that come and go, where no side has one of its own

pad-found = Геймпад: { $name }.
pad-gone = Геймпад пропал. Партия идёт.

## The buttons, by their places

pad-directions = крестовина или стик
pad-south = нижняя кнопка
pad-east = правая кнопка
pad-west = левая кнопка
pad-north = верхняя кнопка
pad-start = кнопка «старт»
pad-select = кнопка «выбор»
pad-left-shoulder = левый бампер
pad-right-shoulder = правый бампер
pad-left-trigger = левый курок
pad-right-trigger = правый курок
pad-left-stick = нажатие левого стика
pad-right-stick = нажатие правого стика

## What they do

help-pad-step = { $Words }: идти по тёмным полям.
help-pad-pick = { $Words }: добавить поле к ходу.
help-pad-drop = { $Words }: убрать последнее поле.
help-pad-confirm = { $Words }: ввести ход, а без хода – нажать часы.
help-pad-press = { $Words }: нажать часы.
help-pad-clock = { $Words }: сколько осталось времени.
help-pad-turn = { $Words }: чей ход.
help-pad-last = { $Words }: последний ход.
help-pad-repeat = { $Words }: сказанное ещё раз.
help-pad-here = { $Words }: что стоит на поле.
help-pad-list = { $Words }: список всего, что сейчас можно. Вверх и вниз – по списку, нижняя кнопка выбирает, правая – назад.
help-pad-help = { $Words }: эта справка.

## How it shakes

feel-edge = Край доски: один короткий.
feel-refused = Не принято: один длинный.
feel-moved = Ход сделан: два коротких.
feel-turn = Ваш ход: короткий, длинный.
feel-notice = Остановка, решение, результат: длинный, короткий.
feel-warning = Время: два длинных.
feel-offer = Предложена ничья: три коротких.
feel-call = Зовут судью: два коротких, длинный.
feel-irregularity = Нарушение: два длинных, короткий.
feel-flag = Флажок: три длинных.

## Что можно выбрать одной или двумя кнопками

mouse-left = левая кнопка мыши
mouse-middle = средняя кнопка мыши
mouse-right = правая кнопка мыши
scan-move = ход
scan-ask = спросить
scan-offers = ничья, сдача
scan-more = ещё
scan-exercise = упражнение
scan-done = ход закончен
scan-undo = вернуть ход
scan-drop = не { $sq }
scan-back = назад
scan-usual = как обычно
scan-row = ряд { $row }
scan-range = { $from } – { $to }
scan-closed = список закрыт
scan-written = ввести: { $text }
scan-names = известные имена
scan-second = второй игрок
scan-space = пробел
scan-hyphen = дефис
scan-erase = стереть последнюю букву
scan-spell = набрать строку
scan-digits = цифры
scan-signs = знаки
scan-capital = заглавная буква

## Что судья распоряжается сделать из списка

scan-clocks = исправить часы
scan-more-time = плюс { $time }
scan-less-time = минус { $time }
scan-win-white = выиграли белые
scan-win-black = выиграли чёрные
scan-drawn = ничья
scan-lost-both = оба проиграли
scan-reason-agreed = согласие игроков
scan-reason-rules = нарушение правил
scan-reason-clock = неисправные часы
scan-reason-entry = ошибка записи
scan-reason-disturbed = помехи со стороны
scan-reason-device = телефон
scan-reason-conduct = поведение
scan-reason-absent = неявка
scan-reason-health = состояние здоровья

## Тайный ход из списка

scan-hidden = выбрать: никто не слышит и не видит
seal-which = Ходов несколько. Выберите один.

## Тому, кто указывает

point-hint = Всё, что можно сделать: щёлкните по нижней строке.

## Доска, которая чувствует фигуры

felt-found = Доска на связи.
felt-gone = Доски нет. Вводите ходы, партия идёт.
felt-silent = Доска не отвечает. Вводите ходы.
felt-untested = Шашки на электронной доске ещё не проверены: сверяйте объявленное.
felt-fits = Позиция на доске совпадает с записью.
felt-differs = Позиция на доске расходится с записью. Полей: { $n }. На доске:
felt-more = И ещё полей: { $n }.
felt-stray = На светлом поле стоит шашка.
ask-square-unknown = { $sq }: неизвестная фигура.
felt-size = Доска другого размера, чем в этой партии. Вводите ходы.
felt-unanswered = Часы не нажаты: доска не отвечает. Введите ход.
felt-ask = Часы не нажаты. Поправьте доску и нажмите ещё раз или позовите судью.

## Назначение кнопок геймпада

pad-deed-take = взять поле, да
pad-deed-drop = отпустить, нет, назад
pad-deed-up = вверх
pad-deed-down = вниз
pad-deed-left = влево
pad-deed-right = вправо
pad-deed-enter = ввести ход
pad-deed-press = нажать часы
pad-deed-list = список всего, что можно
pad-deed-clock = время
pad-deed-last = последний ход
pad-deed-repeat = сказать ещё раз
pad-deed-here = что стоит на поле
pad-deed-turn = чей ход
pad-deed-help = справка
teach-begin = Назначение кнопок. Нажимайте по одной.
teach-no-pad = Нет геймпада, которому можно назначить кнопки.
teach-ask = Нажмите кнопку: { $what }.
teach-taken = Уже занята: { $what }. Нажмите другую; та же ещё раз – и кнопки для этого не будет.
teach-without = Без кнопки.
teach-whole = Это всё. Кнопка, которая берёт поле, сохранит; любая другая оставит всё, как было.
teach-kept = Запомнено. Обычные кнопки вернёт: { $words }.
teach-left = Кнопки остались прежними.
teach-usual = У геймпада обычные кнопки.
