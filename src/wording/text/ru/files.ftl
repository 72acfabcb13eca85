## Voice, devices, files

voice-lost = Голос пропал. Только текст. Партия идёт.
voice-back = Голос вернулся.
pad-lost = Геймпад пропал: { $side }.
pad-back = Геймпад вернулся: { $side }.
file-saved = Записано. Ходов: { $n }.
    .brief = Записано.
file-torn = Последняя строка оборвана и отрезана. Сохранено ходов: { $n }.
file-damaged = Повреждение в строке { $n }. До неё всё цело.
file-not-saved = Не записано! Часы остановлены. Позовите судью.
game-restored = Партия восстановлена. { $N_ord } ход, ход { $side_gen }.

## Troubles with files

file-unwritable = Запись в папку невозможна: { $text }.
file-full = Диск заполнен.
file-missing = Нет такого файла: { $text }.
file-unreadable = Файл не читается: { $text }.

## What a check of a record found

check-sound = Протокол цел. Строк: { $n }. Ходов: { $m }.
check-empty = Протокол пуст.
check-torn = Последняя строка оборвана. Целых строк: { $n }.
check-damaged = Строка { $n } не читается.
check-chain = Цепь прервана в строке { $n }.
check-order = Строка { $n } не по порядку.
check-version = Неизвестная версия протокола: { $n }.
check-event = Строка { $n } не подходит к партии.
check-illegal = Невозможный ход в строке { $n }: { $move }.
check-clock = Часы не сходятся в строке { $n }.
check-result = Результат не сходится в строке { $n }.
check-no-line-end = Строка { $n } не закончена переводом строки.
check-not-closed = Протокол не закрыт: последняя строка { $n }.
