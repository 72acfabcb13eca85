## Moves of renju

move-stone = { $Side }: { $sq }
    .brief = { $sq }
    .full = { $sq }. { $Side }, { $n_ord } ход.
move-pass = Пас.
    .brief = пас
    .full = Пас. { $Side }, { $n_ord } ход.

## Fouls

foul-at = Фол, { $sq }: { $kinds }.
foul-claimed = Белые заявляют о фоле: { $sq }.
foul-none = Фола нет. Игра продолжается.
foul-none-stopped = Фола нет. Часы стоят.
refuse-no-foul = Фола нет. Отклоните заявление.
end-foul = Фол. Победа { $side_gen }.
foul-double-three = две тройки
foul-double-four = две четвёрки
foul-overline = длинный ряд
ask-fouls = { $Kind }: { $squares }.
ask-fouls-none = Фолов нет.

## Stones

stone-black = чёрная шашка
stone-white = белая шашка
stone-black-short = чёрная
stone-white-short = белая
stones-black-short = чёрные
stones-white-short = белые
board-rest = Остальное пусто.
ask-stones = Чёрные: { $black }. Белые: { $white }.
ask-stones-rank = { $N_ord_f } горизонталь. Чёрные: { $black }. Белые: { $white }.
ask-stones-file = Вертикаль { $letter }. Чёрные: { $black }. Белые: { $white }.
ask-stones-line = Линия { $from } – { $to }. Чёрные: { $black }. Белые: { $white }.

## Opening rules

regulation-announced = Дебютный регламент: { $regulation }.
regulation-free = свободный дебют
regulation-rif = РИФ
regulation-yamaguchi = Ямагути
regulation-soosorv-8 = Соосырв восемь
    .written = Соосырв-8
regulation-taraguchi-10 = Тарагути десять
    .written = Тарагути-10
regulation-sakata = Саката
regulation-tarannikov = Таранников

## What an opening rule asks for

stone-awaited = Ставят { $side }: { $stone }, любой пункт.
stone-awaited-centre = Ставят { $side }: { $stone }, центральный пункт.
stone-awaited-square = Ставят { $side }: { $stone }, центральный квадрат { $n } на { $n }.
swap-awaited = Обмен цветов: решают { $side }.
swap-question = Меняете цвет? Да или нет?
swap-or-fifths-awaited = Обмен цветов или { $count }: решают { $side }.
swap-or-fifths-question = Меняете цвет? Да, нет или { $count }?
fifth-count-awaited = Число вариантов пятого хода: называют { $side }.
fifth-count-question = Сколько вариантов пятого хода?
    .full = Сколько вариантов пятого хода? От одного до { $n_card_gen }.
fifth-awaited = Предлагают { $side }: пятый ход, { $n_ord } из { $m_card_gen }.
fifth-choice-awaited = Пятые ходы: { $squares }. Выбирают { $side }.
fifth-choice-question = Пятые ходы: { $squares }. Какой остаётся?

## What was done

swap-made = Обмен цветов.
swap-kept = Без обмена.
fifth-announced = Будет предложено: { $count }.
fifth-instead = Без обмена. Будет предложено: { $count }.
fifth-offered = Предложен пятый ход: { $sq }.
fifth-chosen = Остаётся: { $sq }.
colours-now = Чёрные – { $black }, белые – { $white }.

## What is refused

refuse-no-point = Нет такого пункта: { $text }.
refuse-no-line = Не на одной линии: { $from }, { $to }.
refuse-not-centre = Первая шашка ставится на центральный пункт.
refuse-outside = Только в центральном квадрате { $n } на { $n }.
refuse-opening-settled = Дебют окончен.
refuse-other-asked = Не сейчас. { $question }
refuse-fifth-alike = Симметрично предложенному: { $sq }.
refuse-fifth-twice = Этот ход уже предложен: { $sq }.
refuse-fifth-count = Нужно число не больше { $n_card_gen }.
refuse-not-offered = Такой ход не предложен. Пятые ходы: { $squares }.
