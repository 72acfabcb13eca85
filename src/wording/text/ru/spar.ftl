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
spar-hint-threat = Угроза: { $move }.
spar-hint-piece = Посмотрите на { $square }.
spar-hint-move = Попробуйте { $move }.
spar-hint-none = Здесь подсказки нет.
spar-why-good = { $Move }: лучшего не найдено.
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
