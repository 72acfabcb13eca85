## Home: who plays, and who needs what

home-full = Нова партія, усі запитання
home-ask-players = Хто грає і кому що потрібно? Наприклад: Ганна – незряча, Борис. Імена необов'язкові. Порожній рядок: без імен.
home-players = Білі – { $white }. Чорні – { $black }.
need-noted = Записано, що потрібно: { $side }.
refuse-players = Незрозуміло: { $text }. Білі й чорні через кому, за ім'ям – що потрібно: незрячий, слабозорий, глухий, без рук, візок.

words-need = потрібно
    .also = потрібен, потрібна, потрібні, треба
words-need-blind = незрячий
    .also = незряча, незрячі, незрячому, незрячим, сліпий, сліпа, сліпі, немає зору, не бачить, тотально незрячий, тотально незряча
words-need-low-vision = слабозорий
    .also = слабозора, слабозорі, слабкий зір, погано бачить, залишок зору
words-need-deaf = глухий
    .also = глуха, глухі, глухим, немає слуху, не чує, слабочуючий, слабочуюча, погано чує
words-need-deafblind = сліпоглухий
    .also = сліпоглуха, сліпоглухі, немає зору і слуху, немає зору й слуху
words-need-no-hands = без рук
    .also = ходить помічник, не може ходити, потрібен помічник, помічник, руки
words-need-wheelchair = візок
    .also = на візку, у візку, крісло колісне, на кріслі колісному
words-need-assistant-recorded = запис веде помічник
    .also = записує помічник, помічник записує
words-need-trainer = з тренером
    .also = тренер
words-need-none = нічого
    .also = без особливостей, нічого не потрібно

## The first run

first-lang = Мова?
first-senses = Як ви чуєте й бачите?
first-sees = бачу екран і чую
first-little = бачу погано: високий контраст
first-ear = на слух, рядок за рядком: говорить програма
first-reader = рядки читає програма екранного доступу
first-braille = рядки виводить брайлівський дисплей
first-deaf = не чую: лише екран
first-hands = Як ви вводите?
first-keys = на клавіатурі
first-pad = на клавіатурі та геймпадом
first-skip = Порожній рядок: лишити як є, наступне запитання. Назад: попереднє.
first-done = Запам'ятано. Змінити можна будь-коли: швидше, повільніше, докладніше, коротше.
first-own = Українська

## Games that are kept

home-games = Збережені партії
home-export = Вивантажити для інших програм
home-rename = Перейменувати
home-remove = Видалити
home-ask-deed = Що з нею зробити?
home-ask-name = Яка нова назва?
home-ask-remove = Видалити назавжди?
home-remove-no = ні, залишити
home-remove-yes = так, видалити
saved-game = { $white } – { $black }, { $game }, { $result }
saved-game-nameless = Без імен, { $game }, { $result }
saved-day = { $what }, { $day }
saved-hour = { $what }, { $text }
saved-named = { $text }: { $what }
saved-unknown = гра невідома
saved-new = не розпочата
saved-goes = триває, ходів обох сторін: { $n }
saved-adjourned = відкладена
saved-won = виграли { $side }
saved-drawn = нічия
saved-over = закінчена
saved-match = мікроматч, триває
saved-match-over = мікроматч, закінчений
saved-unreadable = не читається
saved-more = раніше: ще { $n }
saved-exported = Вивантажено: { $text }.
saved-renamed = Перейменовано: { $text }.
saved-removed = Видалено.
saved-kept = Залишено.
saved-confirm = Видалити назавжди: { $what }? Так чи ні.
month-january = { $n_gen } січня
month-february = { $n_gen } лютого
month-march = { $n_gen } березня
month-april = { $n_gen } квітня
month-may = { $n_gen } травня
month-june = { $n_gen } червня
month-july = { $n_gen } липня
month-august = { $n_gen } серпня
month-september = { $n_gen } вересня
month-october = { $n_gen } жовтня
month-november = { $n_gen } листопада
month-december = { $n_gen } грудня
refuse-of-match = Це партія мікроматчу, вона зберігається разом із ним.
refuse-name-taken = Файл із такою назвою вже є: { $text }.
refuse-no-name = Це не назва: { $text }. Літери, цифри, пробіли.
refuse-export = Не вивантажено: { $text }.
refuse-no-record = Це не протокол партії.
refuse-saved = Такої партії немає: { $text }. Номер зі списку партій або назва файлу.

words-shelf-resume = продовжити
    .also = поновити
words-shelf-replay = переглянути
    .also = перегляд
words-shelf-export = вивантажити
    .also = експорт, експортувати
words-shelf-rename = перейменувати
    .also = назвати
words-shelf-remove = видалити
    .also = стерти
