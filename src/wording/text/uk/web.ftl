## Сторінки для глядачів

web-open = Партії показано тут: { $text }.
web-delay = Показ із затримкою: { $count }.
web-at-once = Показ без затримки.
web-everyone = Дивитися може кожен, кому доступний цей комп'ютер.
web-end = { $text } – завершити.
web-unheard = Показати за адресою { $text } не вдається: { $why }.
web-nothing = Немає ні такого змагання, ні такої теки: { $text }.
web-left-out = Програму зібрано без цього. Зібрати з цим: { $text }.
web-lang = Українська
web-languages = Сторінки
web-home = Усі дошки
web-again = Оновити
web-games = Партії
web-round = { $n_ord } тур
web-board = Дошка
web-game = Партія
web-state = Становище
web-none = Поки немає чого показувати.
web-going = Зроблено { $n_ord } хід. Хід { $side_gen }.
web-over = Змагання закінчено.
web-replay = Переглянути партію хід за ходом
web-position = Позиція
web-many = У списку лише останні партії: { $n }.

## Дошки потоку

watch-game = { $a } – { $b }
watch-away = { $text } не відповідає.
watch-refused = { $text }: ім'я та пароль не підходять.
watch-denied = { $text } не дає цьому користувачеві прав, потрібних для перегляду; їх названо в посібнику про потік записів.
watch-no-stream = Такого потоку поки немає: { $text }.
watch-no-hall = У потоці немає такого залу: { $text }.
watch-no-board = У потоці немає такої дошки: { $text }.
watch-gap = { $text }: у потоці бракує записів. Показ продовжиться, коли вони надійдуть.
watch-foreign = { $text }: у потоці є запис не з цієї дошки. Його пропущено.
watch-other = У { $text } не те, що в потоці. Файл залишено як є.
watch-no-folder = Не вдається записати в { $text }: { $why }.
watch-full = Понад { $n } протоколів програма не відстежує.
