## An event of many

event-ready = { $Name }. { $What }.
event-system-round-robin = колова система
event-system-cycles = колова система в кілька кіл
event-system-knockout = олімпійська система
event-system-knockout-all = олімпійська система з розіграшем усіх місць
event-system-scheveningen = схевенінгенська система
event-system-match = матч двох гравців
event-system-lot = швейцарська система за жеребом
event-system-own-numbers = швейцарська система за індивідуальними номерами
event-system-truncated-solkoff = швейцарська система за усіченим коефіцієнтом Солкофа
event-system-current-buchholz = швейцарська система за поточним коефіцієнтом Бухгольца
event-system-median-solkoff = швейцарська система за медіанним коефіцієнтом Солкофа
event-system-renju-rating = швейцарська система рендзю з урахуванням рейтингу
event-system-renju-lot = швейцарська система рендзю за жеребом
event-system-dutch = швейцарська система, голландський варіант
event-phase-entries = Приймання заявок. Учасників: { $n }.
event-phase-numbered = Номери розіграно. Учасників: { $n }.
event-phase-playing = Тур { $n } з { $m_card_gen }. Немає результату на дошках: { $list }.
event-phase-between = Тур { $n } з { $m_card_gen } завершено.
event-phase-over = Усі тури зіграно.

## What happened

event-entered = Номер { $n }: { $name }.
event-amended = Виправлено: номер { $n }, { $name }.
event-left = Вибуває: номер { $n }, { $name }.
event-returned = Знову грає, тур { $m }: номер { $n }, { $name }.
event-away = Пропускає тур { $m }: номер { $n }, { $name }.
event-away-half = Очки за нічию без гри, тур { $m }: номер { $n }, { $name }.
event-away-full = Очки за перемогу без гри, тур { $m }: номер { $n }, { $name }.
event-present = Грає, тур { $m }: номер { $n }, { $name }.
event-numbered = Номери розіграно за словом { $text }.
event-numbered-paper = Номери внесено за паперовим жеребом.
event-colour = Колір першої дошки за жеребом: { $side }.
event-paired = Тур { $n }, пари.
event-unpaired = Тур { $n }: пари скасовано.
event-started = Тур { $n } розпочато.
event-seated = Дошку { $n } відкрито.
event-round-done = Тур { $n }: усі результати внесено.
event-advanced = Далі проходить { $name }.
event-board = Дошка { $n }: { $one } – { $two }.
event-board-scored = Дошка { $n }: { $one } – { $two }, { $how }.
event-corrected = Тур { $n }, дошка { $m }: було – { $how }.
event-corrected-later = Наступні тури складено за ним, і вони лишаються.
event-not-playing = У цьому турі не грають: { $list }.
event-team = Команда { $name }: очки { $points }.
event-still-in = Продовжують боротьбу: { $list }.
event-odd = Без суперника, плюс: { $name }.
event-no-round = Жодного туру ще не складено.
event-no-entries = Учасників поки немає.

## Results

event-result-white = перемога білих
event-result-black = перемога чорних
event-result-drawn = нічия
event-result-half-white = пів очка білим
event-result-half-black = пів очка чорним
event-result-lost = поразка обом
event-result-plus-white = плюс білим, неявка чорних
event-result-plus-black = плюс чорним, неявка білих
event-result-minuses = неявка обох, мінус обом
event-own-won = перемога
event-own-drawn = нічия
event-own-lost = поразка
event-own-plus = плюс
event-result-struck = не грається, результати того, хто вибув, не в залік
event-own-struck = не гралося, суперник вибув
event-own-minus = мінус

## Who takes part, and how it stands

event-entry = { $N }. { $name }.
event-entry-from = { $N }. { $name }, { $from }.
event-entry-rated = { $N }. { $name }, рейтинг { $m }.
event-entry-whole = { $N }. { $name }, { $from }, рейтинг { $m }.
event-entry-left = { $N }. { $name }, вибуває зі змагання.
event-place = Місце { $n }: { $name }, очки: { $points }.
event-placeless = Без місця: { $name }, очки: { $points }.
event-decided = { $One } – вище, ніж { $name }, вирішує { $what }: { $a } проти { $b }.
event-player = Номер { $n }, { $name }. Очки: { $points }.
event-player-place = Місце { $n }.
event-player-game = Тур { $n }, дошка { $m }, { $side }: { $name }, { $how }.
event-player-next = Тур { $n }, дошка { $m }, { $side }: { $name }.
event-player-odd = Тур { $n }: без суперника, плюс.
event-player-absent = Тур { $n }: без гри.
event-player-left = Зі змагання вибув.
event-missing-results = Немає результату на дошках: { $list }.
event-missing-nothing = Усе готово: можна складати пари.

## By what places are made

criterion-points = очки
criterion-direct = особиста зустріч
criterion-wins = кількість перемог
criterion-sb = коефіцієнт Зоннеборна – Бергера
criterion-sb-double = подвоєний коефіцієнт Зоннеборна – Бергера
criterion-shmulyan = коефіцієнт Шмульяна
criterion-solkoff = коефіцієнт Солкофа
criterion-solkoff-median = медіанний Солкоф
criterion-solkoff-short = усічений Солкоф
criterion-solkoff-progressive = усічений Солкоф
criterion-solkoff-median-progressive = усічений медіанний Солкоф
criterion-solkoff-plus = Солкоф плюс
criterion-solkoff-balyakin = Солкоф – Балякін
criterion-riga = ризький коефіцієнт
criterion-buchholz = коефіцієнт Бухгольца
criterion-buchholz-short = усічений Бухгольц
criterion-buchholz-shorter = Бухгольц без двох найгірших
criterion-buchholz-median = медіанний Бухгольц
criterion-buchholz-medians = медіанний Бухгольц без чотирьох
criterion-koya = система Койя
criterion-blacks = кількість партій чорними
criterion-rating = середній рейтинг суперників
criterion-rating-short = середній рейтинг без найнижчого
criterion-rating-sum = сума рейтингів суперників

## Why two meet

event-why-hand = Пари складено рішенням судді: { $reason }.
event-why-table = За таблицею Бергера.
event-why-bracket = За сіткою.
event-why-turn = За розкладом: кожен грає з кожним з іншої команди.
event-why-unknown = Скласти ці пари наново не вдалося.
event-why-odd = { $Name }: непарна кількість гравців, останній у списку без плюса.
event-why-absent = { $Name } у цьому турі без пари.
event-why-group = { $One } і { $two }: очки однакові, { $points }.
event-why-floated = { $One } і { $two }: один із групи з очками { $a }, другий із групи з очками { $b }.
event-why-seam = { $One } і { $two }: лишилися з верхньої та з нижньої половини.
event-passed-met = Не { $name }: уже зустрічалися або зустріч заборонено.
event-passed-colours = Не { $name }: не дозволяють кольори.
event-passed-rest = Не { $name }: не склалися б решта пар.
event-passed-plus = Не { $name }: плюс уже був.
event-colour-lot = Білими грає { $name }, за жеребом.
event-colour-fewer = Білими грає { $name }: менше партій білими.
event-colour-had = Білими грає { $name }: при останній різниці кольорів, партій тому { $n }, там були чорні.
event-colour-alternates = Білими грає { $name }: усе рівне, змінює колір вищий у списку.
event-colour-number = Білими грає { $name }, за номером вищого в списку.
event-colour-ban = Білими грає { $name }: інакше був би заборонений колір.
event-colour-both = Білими грає { $name }: так підходить обом.
event-colour-stronger = Білими грає { $name }: право на колір сильніше.
event-colour-wider = Білими грає { $name }: більша різниця кольорів.
event-colour-higher = Білими грає { $name }: за правом вищого в списку.

## Why something is not done

event-refuse-arbiter = Це може лише суддя.
event-refuse-name = Потрібне ім'я: «внести Анна Петрова».
event-refuse-twice = Таке ім'я вже є: номер { $n }. Для тезки додайте рік народження.
event-refuse-field = У цій системі учасників від { $n_card_gen } до { $m_card_gen }.
event-refuse-teams = Потрібні дві команди однакового розміру; її називають у заявці: «внести Анна, команда Київ».
event-refuse-late = Пізно: у цій системі після жеребкування першого туру нікого не вносять.
event-refuse-player = Такого номера немає: { $n }.
event-refuse-gone = Номер { $n } уже вибув.
event-refuse-not-gone = Номер { $n } не вибував.
event-refuse-paired = Тур { $n } уже складено.
event-refuse-round = Такого туру немає: { $n }.
event-refuse-not-swiss = Так можна лише у швейцарській системі. Тут внесіть результат: «{ $n } неявка чорних».
event-refuse-not-numbered = Номери ще не розіграно: «жереб».
event-refuse-numbered = Не зараз: після жеребкування першого туру номери не змінюються.
event-refuse-order = Назвіть кожен номер один раз, у порядку жереба.
event-refuse-colour = Колір розігрують лише до першого туру.
event-refuse-unfinished = Рано: немає результату, тур { $m }, дошка { $n }.
event-refuse-undecided = Спершу вирішіть, хто проходить. Дошка { $n }: «{ $n } проходять білі, причина: жереб».
event-refuse-over = Усі тури зіграно.
event-refuse-pairs = Номер { $n } названо двічі, не названо або він не грає в цьому турі.
event-refuse-results = Тур { $n }: є результати. Спершу зніміть їх, кожен із причиною.
event-refuse-started = Тур { $n } уже розпочато.
event-refuse-board = Такої дошки немає: тур { $m }, дошка { $n }.
event-refuse-scored = Дошка { $n }: результат уже є. Щоб виправити, додайте причину: «{ $n } перемога чорних, причина: помилка в записці».
event-refuse-not-scored = Дошка { $n }: результату немає.
event-refuse-not-drawn = Дошка { $n }: не нічия.
event-refuse-not-knockout = Так можна лише в олімпійській системі.
event-refuse-reason = Потрібна причина: «вибув { $n }, причина: хвороба».
event-refuse-shut = Запис закрито.
event-refuse-nobody = Складати пари немає з кого.
event-refuse-impossible = Тур { $n } за правилами не скласти: була б повторна зустріч, другий плюс або заборонений колір. Складіть вручну з причиною.
event-refuse-no-lot = Розіграйте колір першої дошки: «перша дошка білі».
event-refuse-many = Забагато учасників: { $n }.
event-refuse-names = Так звати не одного: { $list }. Назвіть номер.
event-refuse-wide = Для такої таблиці учасників забагато: { $n }, а можна не більше { $m }. Візьміть таблицю за турами: «таблиця за турами».
event-refuse-line = Не зрозуміло: «{ $text }». Що можна сказати: «?».
check-event-sound = Запис цілий. Записів: { $n }, турів: { $m }.
event-no-system = Такого змагання ще немає. Для нового потрібна система: { $text }.

## Help

help-event-entries = «внести Анна Петрова, рейтинг { $m }, народилася { $k }, команда Київ», «виправити { $n } рейтинг { $m }», «учасники».
help-event-draw = «жереб осінь»: номери за жеребом. Паперовий жереб: слово номери, за ним номери заявок у порядку жереба.
help-event-pair = «скласти пари»: наступний тур, «пари»: почути їх, «чому { $n }».
help-event-hand = Вручну: «скласти пари { $n }-{ $m }, причина: рішення судді»; скасування: «скасувати пари, причина: помилка».
help-event-score = Результати: «{ $n } перемога білих», «дошка { $n } нічия», «{ $n } неявка чорних»; виправлення – з причиною.
help-event-away = «не буде { $n }», «не буде { $n } тур { $m } половина», «вибув { $n }, причина: хвороба», «повернувся { $n }, причина: здоровий».
help-event-standings = «місця», «учасник { $n }», «чого бракує», «тур».
help-event-papers = «протокол», «протокол туру { $n }», «таблиця результатів», «таблиця за турами», «картка учасника { $n }», «звіт»: прослухати документ.
help-event-leave = «вихід»: вийти, усе збережено.
prompt-event = Змагання:

## What may be said at the desk of an event

event-word-enter = внести, внеси, додати, додай, записати, запиши, заявка, новий учасник, нова учасниця, зареєструвати
event-word-entries = учасники, список, список учасників, хто грає, заявки
event-word-amend = виправити, виправ, змінити, зміни
event-word-left = вибув, вибула, вибуває, знявся, знялася, зняти, зняти зі змагання, викреслити, викресли, поїхав, поїхала
event-word-returned = повернувся, повернулася, знову грає
event-word-away = не буде, відсутній, відсутня, пропускає, пропустить, не грає, не прийде, завтра не буде
event-word-half = половина, пів очка, половина очка
event-word-full = повне очко, очко
event-word-present = буде, грає, прийде
event-word-draw = жереб, розіграти номери, жеребкування номерів, провести жереб, жеребкування
event-word-numbers = номери
event-word-first = перша дошка, колір
event-word-pair = скласти пари, склади пари, скласти тур, пари на тур, жеребкування туру, наступний тур, провести жеребкування туру, пара
event-word-odd = без пари, плюс
event-word-pairs = пари, дошки, хто з ким грає, хто з ким, прочитай пари
event-word-unpair = скасувати пари, скасуй пари, скасувати тур, скасувати жеребкування, перескласти
event-word-start = почати тур, пуск
event-word-unscore = зняти результат, без результату, скасувати результат, скасувати
event-word-advance = проходить, проходять, далі проходить
event-word-standings = місця, становище, таблиця, підсумки, хто лідирує, хто переміг, які місця, очки
event-word-player = учасник, учасниця, номер, картка, з ким грає, як справи у
event-word-why = чому
event-word-missing = чого бракує, що лишилося, хто не дограв, на що чекаємо
event-word-round = тур, у турі, в турі, турі, туру
event-word-board = дошка, на дошці, дошку, за дошкою
event-word-note = нотатка, зауваження
event-word-protocol = протокол туру, протокол
event-word-crosstable = таблиця результатів, перехресна таблиця, кростаблиця, шахівниця
event-word-by-rounds = таблиця за турами, швейцарська таблиця
event-word-card = картка учасника, картка учасниці, картка гравця
event-word-report = звіт, звіт головного судді
event-word-white = білі, перемога білих, виграли білі, білі виграли, перемогли білі, білі перемогли, білим, виграш білих
event-word-black = чорні, перемога чорних, виграли чорні, чорні виграли, перемогли чорні, чорні перемогли, чорним, виграш чорних
event-word-drawn = нічия, нічию, зіграли внічию, внічию
event-word-lost = поразка обом, обидва програли
event-word-minuses = ніхто не прийшов, ніхто не з'явився, неявка обох, обидва не з'явилися, обидва не прийшли
event-word-plus-white = неявка чорних, чорні не прийшли, чорні не з'явилися, плюс білим
event-word-plus-black = неявка білих, білі не прийшли, білі не з'явилися, плюс чорним
event-word-rating = рейтинг
event-word-born = народився, народилася, рік народження
event-word-from = команда, організація, місто, область, з, із, від
event-word-title = звання, розряд
event-word-id = посвідчення
event-word-man = чоловік
event-word-woman = жінка
event-word-hors = поза конкурсом
event-word-assistant = помічник, помічниця
event-word-named = ім'я, звати
event-word-blind = незрячий, незряча, сліпий, сліпа
event-word-low-vision = слабозорий, слабозора
event-word-deaf = глухий, глуха, нечуючий
event-word-deafblind = сліпоглухий, сліпоглуха
event-word-no-hands = без рук
event-word-wheelchair = на візку
