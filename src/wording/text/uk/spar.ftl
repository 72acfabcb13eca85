## Програма як суперник

spar-score = Рівень { $n } проти рівня { $m }: виграно { $won }, внічию { $drawn }, програно { $lost }. Рахунок: { $a } – { $b }.
spar-level = рівень { $n }
spar-name = програма, рівень { $n }
spar-ready = { $Game }. Тренування з програмою, рівень { $n }. У вас { $side }. Контроль: { $control }.
spar-level-now = Рівень { $n }. Бачить півходів: { $m }.
spar-taken-back = Хід узято назад: { $move }. Знову хід { $side_gen }.
spar-own-side = За { $side_gen } грає програма.
spar-thinks = Хід програми: { $side }.
spar-line = { $line }, { $move }
spar-hint-gain = Можна виграти: { $count }.
spar-hint-wins = Тут є виграш.
spar-hint-threat = Загроза: { $move }.
spar-hint-piece = Погляньте на { $square }.
spar-hint-move = Спробуйте: { $move }.
spar-hint-none = Тут підказки немає.
spar-why-good = { $Move }: помітно кращого ходу не знайдено.
spar-why-none = Ви ще не зробили ходу.
spar-why-less = { $Move } слабше, ніж { $best }.
spar-why-costs = { $Move } віддає: { $count }. Далі { $line }. Краще { $best }.
spar-why-decides = { $Move } програє. Далі { $line }. Краще { $best }.
spar-level-next = З наступної партії: рівень { $n }.
spar-levels = Рівні: від одного до { $n_card_gen }.
spar-no-program = Програма тут не грає.
spar-stronger = Перемог поспіль: { $n }. Сильніший суперник: { $example }.

## Після партії

after-arranged = Партії за цією дошкою призначає суддя.
after-open = Партію не закінчено.
after-unkept = Цю партію не записано у файл.
after-can = Тепер можна: { $words }.

## Завдання, які повторюються

prompt-drill = Завдання, хід { $side_gen }:
prompt-drill-over = Завдання закінчено, далі:
drill-no-exercise = У цих файлах немає завдань: позицій з ходами.
drill-nothing-due = На сьогодні нічого немає. Наступне через: { $count }.
drill-today = Завдань на сьогодні: { $n }. Повторити: { $again }. Нових: { $new }.
drill-number = Завдання { $n } із { $m_card_gen }.
drill-bad-line = Рядок { $n } збережених відповідей не читається. Він лишається як є.
drill-wrong = Не те. Ще раз.
drill-wrong-move = Не { $move }. Ще раз.
drill-wrong-line = Не { $move }: { $line }. Ще раз.
drill-right = Правильно.
drill-shown = Це розв'язок.
drill-over = Це завдання закінчено. Далі: { $words }.
drill-once-more = Ще раз наприкінці.
drill-due = Знову через: { $count }.
drill-end = Зроблено: { $n }. Правильно відразу: { $m }.
drill-hint-show = Більше підказок немає. Розв'язок: { $words }.
pupil-unknown = Відповідей учня { $name } немає.
pupil-forget = Усі збережені відповіді учня { $name } буде видалено. Щоб видалити: { $example }
pupil-forgotten = Видалено: відповіді учня { $name }.
pupil-unnamed = { $name } не може бути ім'ям учня.
