## A drawn opening: what was drawn

start-opening = Жеребкування: { $cell }. { $opening }
start-opening-entered = Жеребкування. { $opening }
start-opening-awaited = Жеребкування за рахунок часу { $side_gen }. Іде годинник { $side_gen }.
start-drawn-counted = Ходи жеребкування входять до контролю, { $article }.
start-drawn-apart = Ходи жеребкування до контролю не входять, { $article }.
start-drawn-without = Жеребкування початкових ходів було без { $side_gen }, { $article }. Коли прийдуть обидва, проведіть його знову й назвіть причину.
start-undrawn = Жеребкування початкових ходів не було, { $article }.
opening-pair = { $one }, { $two }
opening-single = { $one }
opening-both = Біла з { $from } на { $to }, чорна з { $other_from } на { $other_to }.
opening-white = Біла з { $from } на { $to }, чорні без перестановки.
opening-black = Чорна з { $from } на { $to }, білі без перестановки.
opening-start = Усі шашки на початкових полях.
opening-position = Білі: { $white }. Чорні: { $black }.
ask-opening-none = Жеребкування не було.

## Cells of a table of openings

lot-cell = стовпець { $col }, рядок { $row }
lot-reserve = резерв, { $n }
lot-uncertain = Клітинка таблиці ненадійна: { $cell }. { $Why }. Надруковано: { $text }. Можливо: { $readings }. Тягніть знову або введіть ходи.
lot-why-order = порушено порядок таблиці
lot-why-balance = одна сторона одразу втрачає шашку
lot-why-illegal = надруковане зіграти неможливо
lot-why-repeated = на місці цієї клітинки надруковано іншу

## Openings that cannot be drawn

refuse-lot = Немає такої клітинки таблиці: { $text }. Потрібні стовпець і рядок, наприклад: { $example }.
refuse-lot-outside = У таблиці цього немає: { $cell }. Стовпців: { $n }. Рядків: { $m }.
refuse-lot-unplayable = У цій грі неможливо: { $cell }.
opening-table-expired = Таблиця початкових ходів діяла до { $text }.
refuse-openings-none = У цих правилах жеребкування початкових ходів немає.
refuse-lots-empty = Більше немає чого тягнути.
refuse-seed = Рядок жеребкування – від одного до { $n_card_gen } знаків.
refuse-opening-not-drawn = Жеребкування ще не було.
refuse-opening-too-late = Пізно. Жеребкування – до першого ходу.
refuse-already-drawn = Початок уже визначено жеребкуванням. Наново вводять лише неправильно прочитаний жереб; назвіть причину.
refuse-lot-waits = Жеребкування проводять, коли прийдуть { $side }, { $article }.
refuse-opening-not-here = У цій партії позицію вже задано.
refuse-opening-move = { $N_ord } хід жеребкування неможливий: { $text }.
refuse-opening-relocation = Так переставити не можна: { $text }.
refuse-opening-unplayable = Ці початкові ходи зіграти неможливо.

## The question at home

home-ask-opening = Як проводиться жеребкування початкових ходів?
home-opening-program = програмою
home-opening-lots = паперовим жеребом
home-opening-none = пізніше або без жеребкування
home-ask-lot = Які стовпець і рядок? Або всі ходи.
