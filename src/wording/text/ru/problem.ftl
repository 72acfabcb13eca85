## Решение композиции

problem-unique = { $text } выполняет задание, все остальные первые ходы опровергнуты.
problem-several = Первые ходы, выполняющие задание: { $list }. Все остальные опровергнуты.
problem-some = Первые ходы, выполняющие задание: { $list }. Осталось не решено первых ходов: { $n }.
problem-no-solution = Ни один первый ход не выполняет задание.
problem-nothing-proved = Ни для одного первого хода выполнение задания не доказано. Осталось не решено первых ходов: { $n }.
problem-move-fulfils-within = { $text }: задание выполняется. Ходов до конца: не более { $n }. { $line }.
problem-move-fulfils = { $text }: задание выполняется. { $line }.
problem-move-fulfils-repeating = { $text }: задание выполняется повторением позиции. { $line }.
problem-move-refuted = { $text }: опровергнуто. { $line }.
problem-move-refuted-repeating = { $text }: опровергнуто повторением позиции. { $line }.
problem-move-open = { $text }: не решено. Полуходов после него, за которые цель не достигается: { $n }.
problem-nodes = Просмотрено позиций: { $n }.
problem-stopped = Остановлено до конца.
problem-working = Просмотрено позиций: { $n }.
problem-working-on = Просмотрено позиций: { $n }. Ещё не решено первых ходов: { $m }.
problem-no-solver = Для этих правил решателя нет: { $text }.
problem-other-game = Задание { $text } не относится к этим правилам: { $name }.
problem-no-number = У задания { $text } нет числа ходов.
problem-needs-number = Для задания { $text } нужно число ходов.
problem-no-half = Полухода нет в задании { $text }: он бывает только в кооперативном мате.
problem-not-playable = С этой позиции нельзя играть: { $text }. У каждой стороны должен быть один король, сторона, сделавшая ход, не должна быть под шахом, пешки не стоят на первой и последней горизонталях.

## Проверка композиции

check-note = Замечание
check-passed = Верно
check-doubt = Сомнение
check-fault = Недостаток
check-defect = Дефект
composition-problem = проблема
composition-study = этюд
composition-ending = позиционная концовка
composition-task = задача
group-miniature = миниатюра
group-ending = концовка
group-medium = средняя проблема
group-large = большая проблема
group-with-kings = с дамками
inexact-transposition = перестановка ходов
inexact-alternative-move = альтернативный ход
inexact-king-squares = другое поле той же диагонали
inexact-man-to-king-row = простая проходит в дамки через другое поле
check-heading = Композиция { $n }, автор: { $text }.
check-defects = Дефектов: { $n }.
check-unreadable = Композиция { $n } не читается целиком.
check-partly-read = Композиция { $n }: один из вариантов не читается до конца.
check-nothing = Такой композиции в файле нет: { $text }.
check-no-task = Проверить такое задание нельзя: { $text }.
check-class = Вид: { $what }.
check-class-group = Вид: { $what }, группа: { $reason }.
check-wrong-kind = { $Kind }, { $article }: число шашек не допускает вида, названного автором: { $what }.
check-no-kind = { $Kind }, { $article }: по числу шашек позиция не относится ни к одному основному виду.
check-no-pieces = { $Kind }, { $article }: у одной стороны нет шашек: { $side }.
check-impossible = { $Kind }, { $article }: такая расстановка в игре не получается.
check-promoted = { $Kind }, { $article }: есть превращённая фигура, сторона: { $side }.
check-last-move = { $Kind }, { $article }: последний ход мог быть { $text }.
check-no-last-move = { $Kind }, { $article }: последнего хода быть не могло.
check-first-captures = { $Kind }, { $article }: решение начинается с удара.
check-en-prise = { $Kind }, { $article }: в начальном положении есть шашки под ударом соперника.
check-no-solution = { $Kind }, { $article }: автор не дал ходов.
check-solved = { $Kind }, { $article }: { $text } выполняет задание, это доказано.
check-no-key = { $Kind }, { $article }: ни один первый ход не выполняет задание.
check-unsolvable = { $Kind }, { $article }: { $text } не выполняет задание. { $line }.
check-solved-open = { $Kind }, { $article }: выполняет ли задание { $text }, не решено. Полуходов после него, за которые цель не достигается: { $n }.
check-side-full = { $Kind }, { $article }: полное побочное решение, ход { $n }: { $text } выполняет задание наравне с { $name }. { $line }.
check-side-partial = { $Kind }, { $article }: частное побочное решение, ход { $n }: { $text } выполняет задание наравне с { $name }. { $line }.
check-side-named = { $Kind }, { $article }: ход { $n }: { $text } выполняет задание наравне с { $name }: { $what }. { $line }.
check-cook = { $Kind }, { $article }: { $text } тоже выполняет задание.
check-short = { $Kind }, { $article }: { $text } решает за меньшее число ходов: { $n }.
check-keys-open = { $Kind }, { $article }: осталось не решено первых ходов: { $n }.
check-unique = { $Kind }, { $article }: все другие ходы опровергнуты. Ходов тематических вариантов: { $n }.
check-no-other = { $Kind }, { $article }: другой путь не найден, глубина в полуходах: { $n }. Осталось не решено ходов: { $m }.
check-few-lines = { $Kind }, { $article }: тематических вариантов в авторском решении: { $n }, нужно: { $m }.
check-final = { $Kind }, { $article }: в конце решения право неударного хода должно быть у другой стороны.
check-useless = { $Kind }, { $article }: в финале не нужна шашка на { $square }.
check-idle = { $Kind }, { $article }: без шашки на { $square } решение то же.
check-king = { $Kind }, { $article }: дамка на { $square } не участвует в тематических вариантах.

## Композиция, как она публикуется

show-heading = Композиция { $n }
show-author = Автор: { $name }.
show-after = По { $name }.
show-reworked = Переработка: { $name }. При незначительном улучшении в соревнованиях не участвует.
show-place = Место: { $text }.
show-award = Отличие: { $text }.
show-count = Белых: { $n }, чёрных: { $m }.
show-task = Задание: { $what }.
show-twins = Близнецы: { $text }.
show-conditions = Условия: { $text }.
show-solution-heading = Решение
show-solution = Решение: { $line }.
show-variation = Вариант: { $line }.
show-try = Ложный след: { $line }.
stipulation-win = выигрыш
stipulation-draw = ничья
stipulation-block = запирание

## Конкурс решений

contest-place = Место { $n }: { $name }, очков { $text }, минут { $m }.
