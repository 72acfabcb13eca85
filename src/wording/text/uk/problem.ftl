## Розв'язання композиції

problem-unique = { $text } виконує завдання, усі інші перші ходи спростовано.
problem-several = Перші ходи, що виконують завдання: { $list }. Усі інші спростовано.
problem-some = Перші ходи, що виконують завдання: { $list }. Лишилося не вирішено перших ходів: { $n }.
problem-no-solution = Жоден перший хід не виконує завдання.
problem-nothing-proved = Для жодного першого ходу виконання завдання не доведено. Лишилося не вирішено перших ходів: { $n }.
problem-move-fulfils-within = { $text }: завдання виконується. Ходів до кінця: не більше { $n }. { $line }.
problem-move-fulfils = { $text }: завдання виконується. { $line }.
problem-move-fulfils-repeating = { $text }: завдання виконується повторенням позиції. { $line }.
problem-move-refuted = { $text }: спростовано. { $line }.
problem-move-refuted-repeating = { $text }: спростовано повторенням позиції. { $line }.
problem-move-open = { $text }: не вирішено. Півходів після нього, за які мети не досягнуто: { $n }.
problem-nodes = Переглянуто позицій: { $n }.
problem-stopped = Зупинено до кінця.
problem-working = Переглянуто позицій: { $n }.
problem-working-on = Переглянуто позицій: { $n }. Ще не вирішено перших ходів: { $m }.
problem-no-solver = Для цих правил розв'язувача немає: { $text }.
problem-other-game = Завдання { $text } не належить до цих правил: { $name }.
problem-no-number = Завдання { $text } не має числа ходів.
problem-needs-number = Для завдання { $text } потрібна кількість ходів.
problem-no-half = Півходу немає в завданні { $text }: він буває лише в кооперативному маті.
problem-not-playable = Із цієї позиції грати не можна: { $text }. Кожна сторона повинна мати одного короля, сторона, що зробила хід, не повинна бути під шахом, пішаки не стоять на першій та останній горизонталях.

## Перевірка композиції

check-note = Зауваження
check-passed = Правильно
check-doubt = Сумнів
check-fault = Недолік
check-defect = Дефект
composition-problem = проблема
composition-study = етюд
composition-ending = позиційна кінцівка
composition-task = задача
group-miniature = мініатюра
group-ending = кінцівка
group-medium = середня проблема
group-large = велика проблема
group-with-kings = з дамками
inexact-transposition = перестановка ходів
inexact-alternative-move = альтернативний хід
inexact-king-squares = інше поле тієї самої діагоналі
inexact-man-to-king-row = проста проходить у дамки через інше поле
check-heading = Композиція { $n }, автор: { $text }.
check-defects = Дефектів: { $n }.
check-unreadable = Композицію { $n } не вдається прочитати цілком.
check-partly-read = Композиція { $n }: один із варіантів не вдається прочитати до кінця.
check-nothing = Такої композиції у файлі немає: { $text }.
check-no-task = Перевірити таке завдання не можна: { $text }.
check-class = Вид: { $what }.
check-class-group = Вид: { $what }, група: { $reason }.
check-wrong-kind = { $Kind }, { $article }: кількість шашок не допускає виду, названого автором: { $what }.
check-no-kind = { $Kind }, { $article }: за кількістю шашок позиція не належить до жодного основного виду.
check-no-pieces = { $Kind }, { $article }: одна сторона не має шашок: { $side }.
check-impossible = { $Kind }, { $article }: такого розташування у грі не буває.
check-promoted = { $Kind }, { $article }: є перетворена фігура, сторона: { $side }.
check-last-move = { $Kind }, { $article }: останній хід міг бути { $text }.
check-no-last-move = { $Kind }, { $article }: останнього ходу бути не могло.
check-first-captures = { $Kind }, { $article }: розв'язок починається з удару.
check-en-prise = { $Kind }, { $article }: у початковому положенні є шашки під ударом суперника.
check-no-solution = { $Kind }, { $article }: автор не дав ходів.
check-solved = { $Kind }, { $article }: { $text } виконує завдання, це доведено.
check-no-key = { $Kind }, { $article }: жоден перший хід не виконує завдання.
check-unsolvable = { $Kind }, { $article }: { $text } не виконує завдання. { $line }.
check-solved-open = { $Kind }, { $article }: чи виконує завдання { $text }, не вирішено. Півходів після нього, за які мети не досягнуто: { $n }.
check-side-full = { $Kind }, { $article }: повний побічний розв'язок, хід { $n }: { $text } виконує завдання нарівні з { $name }. { $line }.
check-side-partial = { $Kind }, { $article }: частковий побічний розв'язок, хід { $n }: { $text } виконує завдання нарівні з { $name }. { $line }.
check-side-named = { $Kind }, { $article }: хід { $n }: { $text } виконує завдання нарівні з { $name }: { $what }. { $line }.
check-cook = { $Kind }, { $article }: { $text } теж виконує завдання.
check-short = { $Kind }, { $article }: { $text } розв'язує за меншу кількість ходів: { $n }.
check-keys-open = { $Kind }, { $article }: лишилося не вирішено перших ходів: { $n }.
check-unique = { $Kind }, { $article }: усі інші ходи спростовано. Ходів тематичних варіантів: { $n }.
check-no-other = { $Kind }, { $article }: іншого шляху не знайдено, глибина в півходах: { $n }. Лишилося не вирішено ходів: { $m }.
check-few-lines = { $Kind }, { $article }: тематичних варіантів в авторському розв'язку: { $n }, потрібно: { $m }.
check-final = { $Kind }, { $article }: наприкінці розв'язку право неударного ходу повинна мати інша сторона.
check-useless = { $Kind }, { $article }: у фіналі не потрібна шашка на { $square }.
check-idle = { $Kind }, { $article }: без шашки на { $square } розв'язок той самий.
check-king = { $Kind }, { $article }: дамка на { $square } не бере участі в тематичних варіантах.

## Композиція, як вона публікується

show-heading = Композиція { $n }
show-author = Автор: { $name }.
show-after = За { $name }.
show-reworked = Переробка: { $name }. За незначного поліпшення в змаганнях участі не бере.
show-place = Місце: { $text }.
show-award = Відзнака: { $text }.
show-count = Білих: { $n }, чорних: { $m }.
show-task = Завдання: { $what }.
show-twins = Близнюки: { $text }.
show-conditions = Умови: { $text }.
show-solution-heading = Розв'язок
show-solution = Розв'язок: { $line }.
show-variation = Варіант: { $line }.
show-try = Хибний слід: { $line }.
stipulation-win = виграш
stipulation-draw = нічия
stipulation-block = замикання

## Конкурс розв'язків

contest-place = Місце { $n }: { $name }, очок { $text }, хвилин { $m }.
