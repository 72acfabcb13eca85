## Страницы для зрителей

web-open = Партии показываются здесь: { $text }.
web-delay = Показ с задержкой: { $count }.
web-at-once = Показ без задержки.
web-everyone = Смотреть может каждый, кому доступен этот компьютер.
web-end = { $text } – завершить.
web-unheard = Показать по адресу { $text } не удаётся: { $why }.
web-nothing = Нет ни такого соревнования, ни такой папки: { $text }.
web-left-out = Программа собрана без этого. Собрать с этим: { $text }.
web-lang = Русский
web-languages = Страницы
web-home = Все доски
web-again = Обновить
web-games = Партии
web-round = { $n_ord } тур
web-board = Доска
web-game = Партия
web-state = Положение
web-none = Показывать пока нечего.
web-going = Сделан { $n_ord } ход. Ход { $side_gen }.
web-over = Соревнование закончено.
web-replay = Просмотреть партию ход за ходом
web-position = Позиция
web-many = В списке только последние партии: { $n }.

## Доски потока

watch-game = { $a } – { $b }
watch-away = { $text } не отвечает.
watch-refused = { $text }: имя и пароль не подходят.
watch-denied = { $text } не даёт этому пользователю прав, которые нужны для просмотра; они названы в docs/scale.md.
watch-no-stream = Такого потока пока нет: { $text }.
watch-no-hall = В потоке нет такого зала: { $text }.
watch-no-board = В потоке нет такой доски: { $text }.
watch-gap = { $text }: в потоке не хватает записей. Показ продолжится, когда они придут.
watch-foreign = { $text }: в потоке есть запись не с этой доски. Она пропущена.
watch-other = В { $text } не то, что в потоке. Файл оставлен как есть.
watch-no-folder = Не удаётся записать в { $text }: { $why }.
watch-full = Больше { $n } протоколов программа не отслеживает.
