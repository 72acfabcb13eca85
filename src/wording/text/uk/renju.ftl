## Moves of renju

move-stone = { $Side }: { $sq }
    .brief = { $sq }
    .full = { $sq }. { $Side }, { $n_ord } хід.
move-pass = Пас.
    .brief = пас
    .full = Пас. { $Side }, { $n_ord } хід.

## Fouls

foul-at = Фол, { $sq }: { $kinds }.
foul-claimed = Білі заявляють про фол: { $sq }.
foul-none = Фолу немає. Гра триває.
foul-none-stopped = Фолу немає. Годинник стоїть.
refuse-no-foul = Фолу немає. Відхиліть заяву.
end-foul = Фол. Перемога { $side_gen }.
foul-double-three = дві трійки
foul-double-four = дві четвірки
foul-overline = довгий ряд
ask-fouls = { $Kind }: { $squares }.
ask-fouls-none = Фолів немає.

## Stones

stone-black = чорний камінь
stone-white = білий камінь
stone-black-short = чорний
stone-white-short = білий
stones-black-short = чорні
stones-white-short = білі
board-rest = Решта порожня.
ask-stones = Чорні: { $black }. Білі: { $white }.
ask-stones-rank = { $N_ord_f } горизонталь. Чорні: { $black }. Білі: { $white }.
ask-stones-file = Вертикаль { $letter }. Чорні: { $black }. Білі: { $white }.
ask-stones-line = Лінія { $from } – { $to }. Чорні: { $black }. Білі: { $white }.

## Opening rules

regulation-announced = Дебютний регламент: { $regulation }.
regulation-free = вільний дебют
regulation-rif = РІФ
regulation-yamaguchi = Ямагуті
regulation-soosorv-8 = Соосирв вісім
    .written = Соосирв-8
regulation-taraguchi-10 = Тарагуті десять
    .written = Тарагуті-10
regulation-sakata = Саката
regulation-tarannikov = Таранніков

## What an opening rule asks for

stone-awaited = Ставлять { $side }: { $stone }, будь-який пункт.
stone-awaited-centre = Ставлять { $side }: { $stone }, центральний пункт.
stone-awaited-square = Ставлять { $side }: { $stone }, центральний квадрат { $n } на { $n }.
swap-awaited = Обмін кольорів: вирішують { $side }.
swap-question = Міняєте колір? Так чи ні?
swap-or-fifths-awaited = Обмін кольорів або { $count }: вирішують { $side }.
swap-or-fifths-question = Міняєте колір? Так, ні або { $count }?
fifth-count-awaited = Кількість варіантів п'ятого ходу: називають { $side }.
fifth-count-question = Скільки варіантів п'ятого ходу?
    .full = Скільки варіантів п'ятого ходу? Від одного до { $n_card_gen }.
fifth-awaited = Пропонують { $side }: п'ятий хід, { $n_ord } із { $m_card_gen }.
fifth-choice-awaited = П'яті ходи: { $squares }. Обирають { $side }.
fifth-choice-question = П'яті ходи: { $squares }. Який лишається?

## What was done

swap-made = Обмін кольорів.
swap-kept = Без обміну.
fifth-announced = Буде запропоновано: { $count }.
fifth-instead = Без обміну. Буде запропоновано: { $count }.
fifth-offered = Запропоновано п'ятий хід: { $sq }.
fifth-chosen = Лишається: { $sq }.
colours-now = Чорні – { $black }, білі – { $white }.

## What is refused

refuse-no-point = Немає такого пункту: { $text }.
refuse-no-line = Не на одній лінії: { $from }, { $to }.
refuse-not-centre = Перший камінь ставлять на центральний пункт.
refuse-outside = Лише в центральному квадраті { $n } на { $n }.
refuse-opening-settled = Дебют закінчено.
refuse-other-asked = Не зараз. { $question }
refuse-fifth-alike = Симетрично запропонованому: { $sq }.
refuse-fifth-twice = Цей хід уже запропоновано: { $sq }.
refuse-fifth-count = Потрібне число від одного до { $n_card_gen }.
refuse-not-offered = Такого ходу не запропоновано. П'яті ходи: { $squares }.
