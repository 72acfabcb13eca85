## Home: who plays, and who needs what

home-full = Новая партия, все вопросы
home-ask-players = Кто играет и кому что нужно? Например: Анна – слепая, Борис. Имена необязательны. Пустая строка: без имён.
home-players = Белые – { $white }. Чёрные – { $black }.
need-noted = Записано, что нужно: { $side }.
refuse-players = Непонятно: { $text }. Белые и чёрные через запятую, за именем – что нужно: слепой, слабовидящий, глухой, без рук, коляска.

words-need = нужно
    .also = нужен, нужна, нужны, требуется, нужно вот что
words-need-blind = слепой
    .also = слепая, слепые, слепому, слепым, слепой тотально, незрячий, незрячая, незрячие, нет зрения, не видит, тотально слепой, тотально слепая
words-need-low-vision = слабовидящий
    .also = слабовидящая, слабовидящие, слабое зрение, плохо видит, остаток зрения
words-need-deaf = глухой
    .also = глухая, глухие, глухим, нет слуха, не слышит, слабослышащий, слабослышащая, плохо слышит
words-need-deafblind = слепоглухой
    .also = слепоглухая, слепоглухие, нет зрения и слуха
words-need-no-hands = без рук
    .also = ходит помощник, не может ходить, нужен помощник, помощник, руки
words-need-wheelchair = коляска
    .also = на коляске, в коляске, кресло-коляска, колясочник, колясочница
words-need-assistant-recorded = запись ведёт помощник
    .also = записывает помощник, помощник записывает
words-need-trainer = с тренером
    .also = тренер
words-need-none = ничего
    .also = без особенностей, ничего не нужно

## The first run

first-lang = Язык?
first-senses = Как вы слышите и видите?
first-sees = вижу экран и слышу
first-little = вижу плохо: высокий контраст
first-ear = на слух, строка за строкой: говорит программа
first-reader = строки читает программа экранного доступа
first-braille = строки выводит брайлевский дисплей
first-deaf = не слышу: только экран
first-hands = Как вы вводите?
first-keys = на клавиатуре
first-pad = на клавиатуре и геймпадом
first-skip = Пустая строка: оставить как есть, следующий вопрос. Назад: предыдущий.
first-done = Запомнено. Менять можно когда угодно: быстрее, медленнее, подробнее, короче.
first-own = Русский

## Games that are kept

home-games = Сохранённые партии
home-export = Выгрузить для других программ
home-rename = Переименовать
home-remove = Удалить
home-ask-deed = Что с ней сделать?
home-ask-name = Какое новое название?
home-ask-remove = Удалить насовсем?
home-remove-no = нет, оставить
home-remove-yes = да, удалить
saved-game = { $white } – { $black }, { $game }, { $result }
saved-game-nameless = Без имён, { $game }, { $result }
saved-day = { $what }, { $day }
saved-hour = { $what }, { $text }
saved-named = { $text }: { $what }
saved-unknown = игра неизвестна
saved-new = не начата
saved-goes = идёт, ходов обеих сторон: { $n }
saved-adjourned = отложена
saved-won = выиграли { $side }
saved-drawn = ничья
saved-over = окончена
saved-match = микроматч, идёт
saved-match-over = микроматч, окончен
saved-unreadable = не читается
saved-more = раньше: ещё { $n }
saved-exported = Выгружено: { $text }.
saved-renamed = Переименовано: { $text }.
saved-removed = Удалено.
saved-kept = Оставлено.
saved-confirm = Удалить насовсем: { $what }? Да или нет.
month-january = { $n_gen } января
month-february = { $n_gen } февраля
month-march = { $n_gen } марта
month-april = { $n_gen } апреля
month-may = { $n_gen } мая
month-june = { $n_gen } июня
month-july = { $n_gen } июля
month-august = { $n_gen } августа
month-september = { $n_gen } сентября
month-october = { $n_gen } октября
month-november = { $n_gen } ноября
month-december = { $n_gen } декабря
refuse-of-match = Это партия микроматча, она хранится вместе с ним.
refuse-name-taken = Файл с таким названием уже есть: { $text }.
refuse-no-name = Это не название: { $text }. Буквы, цифры, пробелы.
refuse-export = Не выгружено: { $text }.
refuse-no-record = Это не протокол партии.
refuse-saved = Такой партии нет: { $text }. Номер из списка партий или имя файла.

words-shelf-resume = продолжить
    .also = возобновить
words-shelf-replay = просмотреть
    .also = просмотр, смотреть
words-shelf-export = выгрузить
    .also = экспорт, экспортировать
words-shelf-rename = переименовать
    .also = назвать
words-shelf-remove = удалить
    .also = стереть
