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
watch-no-stream = Такого потока пока нет: { $text }.
watch-no-hall = В потоке нет такого зала: { $text }.
watch-no-board = В потоке нет такой доски: { $text }.
watch-gap = { $text }: в потоке не хватает записей. Дальше ничего не показывается.
watch-damaged = { $text }: следующее в потоке – не запись этого протокола. Дальше ничего не показывается.
watch-other = В { $text } не то, что в потоке. Файл оставлен как есть.
watch-no-folder = Не удаётся записать в { $text }: { $why }.
watch-full = Больше { $n } протоколов программа не отслеживает.
