## Prompts of the linear face

prompt-play = { $Side }, { $n_ord } хід:
prompt-play-plain = { $Side }:
prompt-ready = Партію не розпочато:
prompt-ready-seen = Партію не розпочато:
prompt-ready-waits = Чекаємо на суддю:
prompt-ruling = На рішення: { $what }:
prompt-paused = Годинник стоїть:
prompt-absent = Чекаємо на { $side_gen }:
prompt-absent-both = Чекаємо на обох гравців:
prompt-over = Партію закінчено:
prompt-board = Дошка { $n }. { $question }
prompt-home = Ваш вибір:
prompt-replay = Перегляд, { $n } із { $m_card_gen }:
prompt-replay-empty = Перегляд, ходів немає:

## Home

home-title = Суддя, що говорить
home-new = Нова партія
home-resume = Продовжити партію
home-replay = Перегляд партії
home-set-up = Розставити позицію
home-quit = Вихід
home-ask-rules = Яка гра?
home-other-edition = інша редакція правил
home-ask-edition = Яка редакція? Номер або позначення.
home-ask-control = Який контроль часу?
home-ask-meant = Рядок списку чи хвилини?
home-ask-press = Як перемикається годинник?
home-press-auto = сам, після ходу
home-press-manual = вручну
home-top = Це перше меню. Щоб закінчити: вихід.
home-ask-assistants = Чи мають гравці асистентів?
home-assistant-none = ні
home-assistant-white = у білих
home-assistant-black = у чорних
home-assistant-both = в обох
home-ask-tasks-white = Що дозволено асистентові білих? Номер рядка або перелік: ходить, перемикає годинник, записує.
home-ask-tasks-black = Що дозволено асистентові чорних? Номер рядка або перелік: ходить, перемикає годинник, записує.
home-tasks-usual = усе, крім заяв за гравця й перекладу жестовою мовою
home-tasks-all = усе
home-ask-kind = Залікова партія чи тренування?
home-rated = залікова партія
home-training = тренування
home-ask-file = Яка партія?
home-ask-replay = Яка партія? Можна ввести й шлях до файлу з партіями.
home-ask-path = Введіть шлях до файлу з партіями.
home-no-files = Збережених партій немає.
home-no-open = Незакінчених партій немає.
home-ask-take-over = Цей протокол відкрито іншою програмою. Закрити її й продовжити тут?
home-take-over-no = ні, хай лишається там
home-take-over-yes = так, продовжити тут
menu-line = { $What }
menu-item = { $N }. { $What }
menu-passed = { $What }, { $n }
menu-default = Ентер: { $what }.
chosen = Вибрано: { $what }.
confirm-quit = Партію не закінчено. Вийти? Так чи ні?
confirm-restart = Партію анулюємо й починаємо заново. Так чи ні?
confirm-undrawn = Жеребкування не було, { $article }. Однаково почати? Так чи ні?
confirm-result = Оголосити такий результат? { $result } Так чи ні?
confirm-exclusion = Вилучити { $side_gen } зі змагань? { $result } Так чи ні?
confirm-last-penalty = Це вже межа неможливих ходів: { $side } програють, а якщо { $other } не можуть поставити мат – нічия. Так вирішити? Так чи ні?
confirm-offer-side = Хто пропонує нічию: білі чи чорні?
confirm-restart-colours = Переплутано кольори: партію анулюємо й починаємо заново. Так чи ні?
confirm-restart-board = Дошку повернуто: партію анулюємо й починаємо заново. Так чи ні?
confirm-take-back = Прибрати з протоколу зроблений хід { $move }? Так чи ні?
confirm-resign = { $Side } здаються? Так чи ні?
confirm-resign-side = Хто здається: білі чи чорні?

## Which face, and why

face-linear = Рядковий вигляд: { $why }.
face-screen = Екранний вигляд: { $why }.
face-quiet = Тихий екран: { $why }.
face-why-flag = вказано під час запуску
face-why-environment = вказано в середовищі
face-why-unknown = у середовищі вказано невідомий вигляд
face-no-language = Такої мови тут немає: { $text }.
face-why-config = вказано в налаштуваннях
face-why-pipe = це не термінал
face-why-dumb = термінал без курсора
face-why-reader = запущено програму екранного доступу
face-why-default = звичайний термінал
face-two-switches = Рядковий вигляд: пробіл – далі, ентер – узяти.
face-reader-mute = Щоб говорила лише програма екранного доступу: { $words }.
face-reader-words = Щоб рядки були такими, як їх вимовляють: { $words }.
face-reader-screen = Щоб бачити весь екран із дошкою: { $text }.

## Labels of the screen

label-white = Білі
label-black = Чорні
label-moves = Ходи
label-said = Сказано
label-turn = хід
label-time-trouble = цейтнот
label-clock-frozen = час на запит
label-paused = годинник стоїть
label-flag = прапорець
label-called = викликано суддю
label-offer = запропоновано нічию
label-claim = заява
label-result = Результат
label-arbiter = Суддя
label-training = тренування
label-rated = залікова
label-manual = годинник вручну
label-no-pad = немає геймпада
label-no-ears = навушник мовчить
label-no-board = немає електронної дошки
label-no-voice = немає голосу
label-too-small = Вікно замале: потрібно щонайменше { $wide } стовпців і { $high } рядків
label-whole-board = частина дошки, уся – { $wide } × { $high }
cue-turn = Ваш хід
cue-notice = Увага
cue-warning = Час
cue-offer = Пропонують нічию
cue-call = Кличуть суддю
cue-irregularity = Порушення
cue-flag = Прапорець

## The letters of the pieces

glyph-white-man = б
glyph-white-king = Б
glyph-black-man = ч
glyph-black-king = Ч
glyph-pawn = П
glyph-knight = К
glyph-bishop = С
glyph-rook = Т
glyph-queen = Ф
glyph-chess-king = Кр
glyph-white-stone = б
glyph-black-stone = ч

## The board in words

board-moves-made = Зроблено ходів: { $n }.
board-row = { $N_ord_f } горизонталь: { $pieces }.

## Replay

replay-opened = Білі – { $white }, чорні – { $black }. Півходів: { $n }.
replay-opened-empty = Білі – { $white }, чорні – { $black }. Ходів не зроблено.
replay-game = Партія { $n } із { $m_card_gen }.
replay-finding = { $text }
replay-untimed = Час на ходи не записано.
replay-note = Нотатка: { $text }
replay-own-note = Нотатка під час перегляду: { $text }
replay-comment = Коментар: { $text }
replay-variation = Варіант: { $text }
replay-sign = Знак: { $text }.
replay-left = Лишилося часу: { $time }.
replay-left-of = { $Side }: лишилося { $time }.
replay-untimed-yet = До цього місця часу не вказано.
replay-spent = Час на хід: { $time }.
replay-sign-number = Знак номер { $n }.
replay-arrow = Стрілка з { $from } на { $to }, колір { $text }.
replay-coloured = Позначено, колір { $text }: { $squares }.
replay-marked = Позначено, { $text }: { $squares }.
replay-label = Напис { $text } на { $sq }.
colour-red = червоний
colour-green = зелений
colour-yellow = жовтий
colour-blue = синій
colour-orange = помаранчевий
colour-cyan = блакитний
mark-triangle = трикутник
mark-square = квадрат
mark-circle = кружок
mark-cross = хрестик
mark-selected = виділення
replay-pass = { $Side } пропускають хід.
replay-variations = Варіантів: { $n }.
replay-variations-list = Замість останнього ходу: { $list }
replay-variation-entered = Варіант { $n }.
replay-variation-end = Кінець варіанта.
replay-variation-back = Назад до попереднього варіанта.
refuse-replay-variations = Варіантів тут немає.
glyph-interesting = цікавий хід
glyph-dubious = сумнівний хід
glyph-forced = вимушений хід
glyph-only = єдиний хід
glyph-worst = найгірший хід
glyph-equal = рівна позиція
glyph-equal-quiet = рівні шанси, спокійна позиція
glyph-equal-active = рівні шанси, гостра позиція
glyph-unclear = неясна позиція
glyph-white-slight = у білих трохи краще
glyph-black-slight = у чорних трохи краще
glyph-white-better = у білих краще
glyph-black-better = у чорних краще
glyph-white-winning = у білих виграно
glyph-black-winning = у чорних виграно
glyph-white-crushing = у білих нищівна перевага
glyph-black-crushing = у чорних нищівна перевага
glyph-white-zugzwang = білі в цугцвангу
glyph-black-zugzwang = чорні в цугцвангу
glyph-white-space = у білих більше простору
glyph-black-space = у чорних більше простору
glyph-white-development = білі випереджають у розвитку
glyph-black-development = чорні випереджають у розвитку
glyph-white-initiative = у білих ініціатива
glyph-black-initiative = у чорних ініціатива
glyph-white-attack = у білих атака
glyph-black-attack = у чорних атака
glyph-white-compensation = у білих компенсація за матеріал
glyph-black-compensation = у чорних компенсація за матеріал
glyph-white-counterplay = у білих контргра
glyph-black-counterplay = у чорних контргра
glyph-white-time = у білих мало часу
glyph-black-time = у чорних мало часу
glyph-white-time-severe = у білих сильний цейтнот
glyph-black-time-severe = у чорних сильний цейтнот
glyph-idea = з ідеєю
glyph-against = спрямовано проти
glyph-better-is = краще було
glyph-novelty = це новинка
replay-offer = Запропоновано нічию.
replay-position = Позиція { $n } із { $m_card_gen }.
replay-empty = Ходів не зроблено.
replay-start = Початкова позиція.
replay-end = Кінець протоколу.
replay-no-act = Такого немає.
replay-ear-now = Розповідь вашою мовою.
replay-ear-all = Як звучало, і для кого.
replay-ear-of = Як чули: { $who }.
replay-ear-none = У цьому протоколі немає того, що було сказано.
replay-said = { $text }
replay-said-to = Для кого – { $who }: { $text }
replay-realtime = Як було, секунда в секунду.
replay-stopped = Зупинено.
replay-try = Наберіть хід, щоб спробувати його звідси: він не збережеться.
replay-branch = Варіант від цієї позиції.
replay-branch-left = Знову партія.
replay-branch-clock = У варіанті час не йде.
replay-games = Партій: { $n }.
replay-games-found = Знайдено: { $n }.
replay-games-more = Це не всі: { $word }.
refuse-replay-games = Це протокол однієї партії, а не файл із партіями.
refuse-replay-no-such-games = Таких партій у файлі немає.
refuse-replay-last-game = Це остання партія файлу.
refuse-replay-first-game = Це перша партія файлу.

## Voices

voice-speechd = Голос: диспетчер мовлення.
    .written = Голос: speech-dispatcher.
voice-espeak = Голос: синтезатор «еспік».
    .written = Голос: синтезатор espeak-ng.
voice-tts = Голос: системний.
voice-none = Голосу немає. Лише текст.
say-sample = Білі, дамка, нічия, перемога, двадцять одна хвилина.
say-done = Готово.

## The hand on the board

hand-edge = Борт.
hand-picked = { $sq }: вибрано.
hand-dropped = { $sq }: скасовано.
hand-empty = Поля не вибрано.
hand-incomplete = Куди?

## The set-up of a position

set-up-open = Розстановка. { $Game }.
set-up-put = { $Side }: { $pieces }.
set-up-list = { $Side }: { $pieces } ({ $n }).
set-up-removed = Порожньо: { $squares }.
set-up-cleared = Дошка порожня.
set-up-no-pieces = Незвично: { $side } без шашок.
set-up-no-move = Незвично: хід { $side_gen }, але ходити немає чим.
set-up-decided = Незвично: партію на цій дошці вирішено.
set-up-castling = Право на рокіровку: { $side }, { $wings }.
wing-short = коротка
wing-long = довга
set-up-done = Позиція готова.
prompt-set-up = Розстановка:
label-set-up = розстановка
refuse-too-many = Забагато: { $side }, не більше { $n_card_gen }.
refuse-too-many-pawns = Забагато пішаків: { $side }, не більше { $n_card_gen }.
refuse-two-kings = Король лише один: { $side }.
refuse-no-king = Немає короля: { $side }. Для партії потрібні обидва.
refuse-wrong-check = { $Side } під шахом, а ходить суперник: так почати не можна.
refuse-last-rank = { $Side }: проста на останній горизонталі була б дамкою: { $squares }.
refuse-pawn-rank = { $Side }: пішак не може стояти на крайній горизонталі: { $squares }.
refuse-no-pieces = На дошці немає шашок.
refuse-promoted = { $Side }: перетворених фігур більше, ніж бракує пішаків.
refuse-both-checked = Під шахом обидва королі: так почати не можна.
refuse-two-rows = Виграшний ряд в обох сторін: так почати не можна.
position-castling = Право на рокіровку не враховано: { $side }, король або тура не на місці.
position-en-passant = Взяття на проході не враховано: { $square }, пішак через це поле не проходив.

## Yes or no

prompt-question = Так чи ні:
prompt-resign-side = Білі чи чорні:
question-no = Ні. Продовжуємо.
question-not-begun = Партію не почато. Щоб почати: { $words }.
ask-reason = Яка причина?
prompt-reason = Причина:
prompt-half = Ваша відповідь:
prompt-half-of = Відповідь { $side_gen }:
resign-lapsed = Ніхто не здається. Продовжуємо.
resign-lapsed-side = { $Side } не здаються.
ruling-lapsed = Нічого не вирішено.
half-lapsed = Запитання знято. Нічого не зроблено.
half-dropped = Попереднє запитання знято.
question-other-arbiter = Відповідає суддя.
question-other = Відповідають { $side }.
question-say-white = Відповідають білі. Скажіть так: «б: так» або «б: ні».
question-say-black = Відповідають чорні. Скажіть так: «ч: так» або «ч: ні».
decision-say-white = За білих скажіть: «б: виправити» або «б: залишити».
decision-say-black = За чорних скажіть: «ч: виправити» або «ч: залишити».
refuse-other-terminal = Із цього термінала не можна говорити за іншого.
refuse-report-here = Це лише для судді: при гравцях уголос не повідомляється.
refuse-replay = Не зрозуміло: { $text }. Для довідки наберіть знак питання.
refuse-replay-note = Нотатки до цієї партії тут не зберігаються.
refuse-replay-branch = Тут хід спробувати не можна.
refuse-replay-branch-note = Нотатку роблять у партії, а не у варіанті.

## Adjournment

seal-ask = Уведіть таємний хід. Він не показується і не вимовляється. Ентер запечатує, порожній рядок скасовує.
seal-layouts = Літери дають один хід, ті самі клавіші в іншій розкладці – інший. Один: за літерами. Два: за клавішами. Що запечатати?
seal-unread = Це не хід. Уведіть таємний хід ще раз, він не показується; порожній рядок – скасування.
seal-cancelled = Хід не запечатано. Гра триває.
seal-ordered = Суддя відкладає партію. Уведіть таємний хід. Він не показується і не вимовляється. Ентер запечатує.
adjourn-begun = Партію відкладають. Хід запечатують { $side }.
seal-asked = { $Side_dat } запропоновано запечатати хід.
seal-not-done = { $Side } хід не запечатали. Гра триває.
seal-no-file = Партію без файлу протоколу відкласти не можна.
seal-waits = Партію відкладено. { $Side } запечатали хід; конверт відкриває суддя.
prompt-seal = Таємний хід (не показується):
envelope-players = Білі: { $white }. Чорні: { $black }.
envelope-position = Позиція перед таємним ходом: { $text }
envelope-times = Витрачено: білі { $w }, чорні { $b }.
envelope-left = Лишилося: білі { $w }, чорні { $b }.
envelope-sealed = Таємний хід: { $side }, { $n_ord } хід.
envelope-offer = Чинна пропозиція нічиєї: { $side }.
envelope-no-offer = Чинних пропозицій нічиєї немає.
envelope-resumption = Догравання, дата, час, місце: ____________________
envelope-key = Ключ відкриває хід, прихований у протоколі. Зберігайте цей файл окремо.

## Як говорити зі слухачем

manner-slower = Повільніше.
manner-faster = Швидше.
manner-louder = Гучніше.
manner-softer = Тихіше.
manner-limit = Це межа.
manner-level = { $What }.
manner-level-brief = стислі повідомлення
manner-level-normal = звичайні повідомлення
manner-level-full = докладні повідомлення
manner-mute = Голос вимкнено. Щоб увімкнути: { $words }.
manner-aloud = Голос увімкнено.
manner-voice = Тепер цей голос.
manner-no-voice = Немає такого голосу: { $text }.
voice-none-speaks = Для цієї мови голосу немає.
manner-alphabet = Поля називаються так: { $what }.
manner-text-words = Рядки пишуться словами.
manner-text-signs = Рядки пишуться знаками.
manner-theme = Тема: { $what }.
manner-no-theme = Такої теми немає. Є: { $list }.
theme-dark = темна
theme-light = світла
theme-contrast = контрастна
theme-yellow = жовте на чорному
theme-safe = для дальтоніків
theme-plain = без кольорів
manner-nothing = Ще нічого не сказано.
manner-more = Далі – скажіть: { $words }.
manner-no-more = Читати більше немає чого.
manner-not-kept = Діє до виходу: зберегти налаштування не вдалося.

## Звуки поруч зі словами

sound-listening = Слухаю: відтепер вас слухають.
sound-heard = Кінець слухання.
sound-accepted = Свій хід: його прийнято.
sound-pressed = Натискання: ви перемкнули годинник.
sound-moved = Хід: зроблено хід.
sound-turn = Черга: іде ваш годинник.
sound-count = Відлік: секунда відліку.
sound-warning = Час: лишилося стільки, скільки названо.
sound-offer = Пропозиція: запропоновано нічию.
sound-refused = Відмова: не зроблено, чому – скажуть слова.
sound-notice = Рішення: зупинка, рішення судді, порушення, виклик судді.
sound-trouble = Зв'язок втрачено або в програмі несправність.
sound-flag = Прапорець: він упав.
sound-result = Результат.
sounds-on = Звуки увімкнено. Слова лишаються ті самі.
sounds-off = Звуки вимкнено. Слова лишаються ті самі.
sounds-bell = Замість звуків – дзвінок термінала.
sounds-louder = Звуки гучніше.
sounds-softer = Звуки тихіше.
sounds-unknown = Такого звуку немає. Список – за словом: { $words }.
sounds-none = Звуки тут не відтворити. Усе кажеться словами.
sounds-no-bell = Дзвінок термінала чують усі: для одного він не дзвонить.
sounds-lost = Звуки не відтворюються: замість них дзвінок термінала. Усе кажеться словами.
sounds-lost-ear = Навушник { $side_gen } не відтворює звуків. Усе кажеться словами.
sounds-lost-arbiter = Навушник судді не відтворює звуків. Усе кажеться словами.

## What one hears of his own typing, and where he is

echo-said = { $what }
echo-dash = дефіс
echo-colon = двокрапка
echo-space = пробіл
echo-dot = крапка
echo-comma = кома
echo-equals = дорівнює
echo-plus = плюс
echo-hash = решітка
echo-slash = скісна риска
echo-star = зірочка
echo-question = знак питання
echo-end = кінець рядка
complete-none = Ніщо не починається на: { $text }.
complete-several = Можна: { $list }.
echo-q = ку
echo-r = ер латинське
echo-s = ес латинське
echo-t = те латинське
echo-u = у латинське
echo-v = ве латинське
echo-w = дубль-ве
echo-x = ікс
echo-y = ігрек
echo-z = зет
focus-line = Рядок введення.
focus-typed = Рядок введення: { $text }.

away-in = Ви в залі.
away-lost = Зв'язку із залом немає, він відновлюється. Ваш годинник, можливо, йде.
away-back = Зв'язок із залом відновлено.
away-kept = Зв'язку немає: введене буде надіслано, коли зв'язок відновиться.
away-full = Не прийнято: накопичилося забагато ненадісланого.
away-unsure = Зал запущено наново. Невідомо, чи дійшло: { $text }. Запитайте останній хід і, якщо його немає, повторіть.
away-taken-over = Ви увійшли з іншого місця. Тут роботу завершено.
away-closed = Зал закрито.
away-version = У залі інша версія програми. Потрібна однакова.
away-no-seat = У цьому залі для вас немає місця. Покличте суддю.
away-refused = Щоб повернутися до залу, потрібен новий код. Попросіть його в судді.
away-no = Ця клавіша тут не діє. Наберіть команду.

join-unreachable = { $text } не відповідає.
join-unknown = Вхід не виконано: невідомий вузол, відбиток { $text }.
join-changed = Вузол показує інший ключ, ніж раніше; його відбиток { $text }. Можливо, хтось стоїть між вами. Запитайте суддю; якщо все правильно, видаліть старий рядок із файлу відомих вузлів.
join-key = Ключ { $text } не читається.
join-known = Файл відомих вузлів не записується.
join-denied = Вхід не дозволено. Попросіть код у судді.
join-no-hall = { $text } відповідає, але це не зал.
join-trust = Цей зал ще не відомий. Його відбиток { $text }. Це відбиток, який назвав суддя? Так чи ні:
join-passphrase = Парольна фраза ключа { $text }:
join-code = Код від судді:
join-code-again = Код не підійшов. Код від судді:
