## Voice, devices, files

voice-lost = Голос зник. Лише текст. Партія триває.
voice-back = Голос повернувся.
pad-lost = Геймпад зник: { $side }.
pad-back = Геймпад повернувся: { $side }.
file-saved = Записано. Ходів: { $n }.
    .brief = Записано.
file-torn = Останній рядок обірвано й відрізано. Збережено ходів: { $n }.
file-damaged = Пошкодження в рядку { $n }. До нього все ціле.
file-not-saved = Не записано! Годинник зупинено. Покличте суддю.
game-restored = Партію відновлено. { $N_ord } хід, хід { $side_gen }.

## Troubles with files

file-unwritable = Запис у папку неможливий: { $text }.
file-full = Диск заповнено.
file-missing = Немає такого файлу: { $text }.
file-unreadable = Файл не читається: { $text }.

## What a check of a record found

check-sound = Протокол цілий. Рядків: { $n }. Ходів: { $m }.
check-empty = Протокол порожній.
check-torn = Останній рядок обірвано. Цілих рядків: { $n }.
check-damaged = Рядок { $n } не читається.
check-chain = Ланцюг перервано в рядку { $n }.
check-order = Рядок { $n } не за порядком.
check-version = Невідома версія протоколу: { $n }.
check-event = Рядок { $n } не відповідає партії.
check-illegal = Неможливий хід у рядку { $n }: { $move }.
check-clock = Час не збігається в рядку { $n }.
check-result = Результат не збігається в рядку { $n }.
check-no-line-end = Рядок { $n } не закінчено переведенням рядка.
check-not-closed = Протокол не закрито: останній рядок { $n }.
