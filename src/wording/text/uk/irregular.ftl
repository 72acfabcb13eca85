## Irregularities and reasons, as phrases

irr-two-moves = два ходи поспіль
irr-illegal = неможливий хід
irr-touched-other = торкнуто одну, хід іншою
irr-taken-back = хід узято назад
irr-opponents-piece = хід шашкою суперника
irr-missed-capture = тихий хід замість взяття
irr-removed = шашку знято без причини
irr-wrong-count = неправильна кількість побитих
irr-stopped = взяття не закінчено
irr-lesser-capture = взято менше, ніж треба
irr-removed-early = знято до кінця взяття
irr-too-few = знято менше, ніж побито
irr-not-captured = знято непобиту шашку
irr-own-removed = знято власну шашку
irr-king-unmarked = дамку не позначено
irr-unmarked-moved = хід непозначеною дамкою
irr-displaced = шашки зсунуто
irr-displaced-chessmen = фігури зсунуто
irr-displaced-stones = камені зсунуто
irr-announced-other = проголошено інший хід
irr-set-up = неправильна розстановка
irr-no-move-press = годинник натиснуто без ходу
irr-two-hands = хід двома руками
irr-pawn-left = пішака не замінено
irr-foul = фол
irr-late = запізнення
irr-disturbing = перешкоди супернику

## Irregularities

irr-found = Порушення: { $kind }. { $Side }, { $n_ord } хід: { $move }.
    .brief = Порушення: { $kind }. { $move }.
    .full = Порушення: { $kind }. { $Side }, { $n_ord } хід: { $move }. { $Article }.
irr-claimed = Заявляють { $side }: { $kind }.
irr-choice = Виправити чи залишити?
irr-corrected = Виправлено: { $move }. За рахунок { $side_gen }.
    .brief = Виправлено: { $move }.
irr-stands = Лишається в силі. Граємо з позиції на дошці.
    .brief = У силі.
irr-too-late = Пізно: зроблено хід у відповідь.
irr-touched = Торкнуто: { $sq }. Торкнувся – ходи.
irr-restore = Правильно так: { $placement }.
irr-annulled = Партію анульовано. Грати наново.

## Sanctions

sanction-remark = Зауваження { $side_dat }: { $reason }.
sanction-warning = Попередження { $side_dat }: { $reason }.
sanction-reprimand = Письмова догана { $side_dat }: { $reason }.
sanction-time = { $Side_dat } плюс { $time }.
sanction-time-off = { $Side_dat } мінус { $time }.
sanction-loss = Поразка { $side_dat }: { $reason }.
sanction-exclusion = { $name }: зняття зі змагань.
irr-put-back = Хід скасовано. Знову хід { $side_gen }, за їхній рахунок.
irr-queened = Пішака замінено ферзем. Хід { $side_gen }.
irr-turned = дошку повернуто неправильно
irr-colours = переплутано кольори
irr-wrong-seal = неправильний таємний хід
misdeed-found = Порушення: { $kind }. { $Side }.
misdeed-displaced = { $Kind }. { $Side } відновлюють позицію за свій рахунок.
misdeed-turned = Порушення: { $kind }. Виправте і продовжуйте гру.
penalty-time = Неможливий хід. { $Other_dat } плюс { $time }.
    .full = Неможливий хід номер { $n }. { $Other_dat } плюс { $time }, { $article }.
penalty-last = Неможливий хід номер { $n }.
    .full = Неможливий хід номер { $n }, { $article }.
penalty-choice = Прийняти: хід скасовується, { $other_dat } плюс { $time }. Чи залишити?
penalty-choice-queen = Прийняти: пішака замінюють ферзем, { $other_dat } плюс { $time }. Чи залишити?
penalty-choice-last = Прийняти: межа неможливих ходів, { $side } програють; нічия, якщо { $other } не можуть поставити мат. Чи залишити?
game-restarted = Партію анульовано: { $kind }. Починається нова партія.
result-taken-back = Суддя скасував результат. Годинник стоїть.
restart-taken-back = Суддя скасував рішення: партію не анульовано. Годинник стоїть.
penalty-taken-back = Суддя скасував результат і покарання. Годинник стоїть.
ruling-taken-back = Суддя скасував рішення. Годинник стоїть: білі { $w }, чорні { $b }.
seal-done = Партію відкладено. { $Side } запечатали хід. Білі { $w }, чорні { $b }.
seal-opened = Конверт відкрито.
seal-lost = Конверт загублено: { $reason }. Гра з відкладеної позиції. Таємний хід на дошці роблять { $side }.
    .full = Конверт загублено: { $reason }. Гра з відкладеної позиції, { $article }. Таємний хід на дошці роблять { $side }.
arb-lost = Щоб увімкнути годинник: продовжити.
seal-absent = { $Side_gen } немає. Конверт можна відкрити.
irr-other-hand = годинник натиснуто іншою рукою
irr-button-held = рука на годиннику
irr-reported = Повідомляють про порушення, { $side }: { $kind }.
    .full = Повідомляють про порушення, { $side }: { $kind }. { $Article }.
seal-wrong = Таємний хід неможливий: { $text }. Поразка, { $article }. Підтвердити?
irr-marked = Дамку позначити. Гра триває.
