## Программа как соперник

spar-score = Уровень { $n } против уровня { $m }: выиграно { $won }, вничью { $drawn }, проиграно { $lost }. Счёт: { $a } – { $b }.
spar-level = уровень { $n }
spar-name = программа, уровень { $n }
spar-ready = { $Game }. Тренировка с программой, уровень { $n }. У вас { $side }. Контроль: { $control }.
spar-level-now = Уровень { $n }. Видит полуходов: { $m }.
spar-taken-back = Ход взят назад: { $move }. Снова ход { $side_gen }.
spar-own-side = За { $side_gen } играет программа.
spar-thinks = Ход программы: { $side }.
spar-line = { $line }, { $move }
spar-hint-gain = Можно выиграть: { $count }.
spar-hint-wins = Здесь есть выигрыш.
spar-hint-threat = Угроза: { $move }.
spar-hint-piece = Посмотрите на { $square }.
spar-hint-move = Попробуйте: { $move }.
spar-hint-none = Здесь подсказки нет.
spar-why-good = { $Move }: заметно лучшего хода не найдено.
spar-why-none = Вы ещё не сделали хода.
spar-why-less = { $Move } слабее, чем { $best }.
spar-why-costs = { $Move } отдаёт: { $count }. Дальше { $line }. Лучше { $best }.
spar-why-decides = { $Move } проигрывает. Дальше { $line }. Лучше { $best }.
spar-level-next = Со следующей партии: уровень { $n }.
spar-levels = Уровни: от одного до { $n_card_gen }.
spar-no-program = Программа здесь не играет.
spar-stronger = Побед подряд: { $n }. Соперник сильнее: { $example }.

## После партии

after-arranged = Партии за этой доской назначает судья.
after-open = Партия не окончена.
after-unkept = Эта партия не записана в файл.
after-can = Теперь можно: { $words }.

## Задания, которые повторяются

prompt-drill = Задание, ход { $side_gen }:
prompt-drill-over = Задание окончено, дальше:
drill-no-exercise = В этих файлах нет заданий: позиций с ходами.
drill-nothing-due = На сегодня ничего нет. Следующее через: { $count }.
drill-today = Заданий на сегодня: { $n }. Повторить: { $again }. Новых: { $new }.
drill-number = Задание { $n } из { $m_card_gen }.
drill-bad-line = Строка { $n } сохранённых ответов не читается. Она остаётся как есть.
drill-wrong = Не то. Ещё раз.
drill-wrong-move = Не { $move }. Ещё раз.
drill-wrong-line = Не { $move }: { $line }. Ещё раз.
drill-right = Верно.
drill-shown = Это решение.
drill-over = Это задание окончено. Дальше: { $words }.
drill-once-more = Ещё раз в конце.
drill-due = Снова через: { $count }.
drill-end = Сделано: { $n }. Верно сразу: { $m }.
drill-hint-show = Больше подсказок нет. Решение: { $words }.
pupil-unknown = Ответов ученика { $name } нет.
pupil-forget = Все сохранённые ответы ученика { $name } будут удалены. Чтобы удалить: { $example }
pupil-forgotten = Удалено: ответы ученика { $name }.
pupil-unnamed = { $name } не может быть именем ученика.
