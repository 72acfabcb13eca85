## Таблиці закінчень

ending-none = Таблиць закінчень ще немає. Щоб обчислити: { $example }.
ending-there = { $Game }: усі закінчення до { $n } шашок включно. Файлів: { $m }, обсяг: { $size } МБ.
ending-there-part = { $Game }: файлів: { $m }, обсяг: { $size } МБ; закінчення з кількістю шашок { $n } обчислено не повністю.
ending-all-verified = Перевірено: кожне значення випливає з ходів.
ending-all-proved = Перевірено: кожне значення випливає з ходів, а вибірку доведено правилами гри.
ending-not-verified = Не перевірено. Щоб перевірити: { $example }.
ending-working = { $Game }, таблиця { $table }: { $n } з { $m }.
ending-made = Обчислено таблиць: { $n }. Уже були: { $m }.
ending-make-stopped = Зупинено. Та сама команда продовжить обчислення.
ending-checked = { $Game }. Справних файлів: { $n }. Позицій обчислено вдруге: { $m }.
ending-proved = Позицій доведено правилами гри: { $n }. Доводити задовго: { $m }.
ending-sound = Помилок немає.
ending-damaged = Таблицю { $table } пошкоджено: { $why }.
ending-missing = Таблиці { $table } немає.
ending-make-again = Щоб обчислити пошкоджені заново: { $example }.
ending-unverified-without = Таблицю { $table } перевірити не можна: для неї потрібна таблиця { $other }.
ending-move-unknown = { $text }: оцінки немає. { $reason }
table-none = це не таблиця закінчень
table-format = таблиця в іншому форматі, { $n }
table-rules = таблиця для інших правил
table-forces = у ній таблиця { $table }
table-sum = її контрольні суми не сходяться
table-block = пошкоджено блок { $n }
table-length = у ній байтів: { $size }, а має бути: { $other }
table-others = обчислено за іншими таблицями, не за сусідніми
ending-wrong = Таблиця { $table } хибна. Хибних значень: { $n }.
ending-refuted = Таблиця { $table } хибна. Значень, спростованих правилами гри: { $n }.
ending-memory = Таблиці { $table } потрібно пам'яті, мегабайт: { $n }; дозволено: { $m }. Можна дозволити більше: { $example }.
ending-busy = Із цими таблицями працює інша програма: { $text }.
ending-file = Файл не вдається прочитати або записати: { $text }, { $why }.
ending-too-long = Виграш у таблиці { $table } довший, ніж вона може вмістити.
ending-removed = Вилучено таблиць: { $n }.
ending-pieces = Для цієї гри таблиці обчислюють щонайбільше з { $n } шашками, а не з { $m }.

## Оцінка позиції

ending-wins = Виграш { $side_gen }. Ходів до кінця: { $n }.
ending-drawn = За найкращої гри – нічия.
ending-over = У { $side_gen } немає ходу: партію закінчено.
ending-unverified = Ці таблиці не перевірено.
ending-move-wins = { $text }: виграє. Ходів до кінця: { $n }.
ending-move-draws = { $text }: нічия.
ending-move-loses = { $text }: програє. Ходів до кінця: { $n }.
ending-no-game = Для цих правил таблиць немає: { $text }.
ending-no-table = Таблицю { $table } не обчислено. Щоб обчислити: { $example }.
ending-too-many = Шашок на дошці: { $n }. У таблицях не більше: { $m }.
ending-last-rank = Проста стоїть на останній горизонталі. Такої позиції немає в жодній таблиці.
ending-no-pieces = У { $side_gen } немає шашок: партію закінчено.

## Лічба ходів за правилами

ending-no-clause = У правилах { $text } немає умови { $name }. Їхні умови: { $list }.
ending-fits = { $Article }: виграш чинний. Потрібно ходів: { $n }, залишилося: { $m }.
ending-fits-shown = { $Article }: виграш чинний, якщо його показано.
ending-cut = { $Article }: лічба скінчиться раніше за виграш. Потрібно ходів: { $n }, залишилося: { $m }. Нічия.
ending-open = { $Article }: залишилося ходів: { $m }. Таблиця цього не вирішує.
ending-enough = { $Article }: виграш чинний. Залишилося ходів: { $m }.
ending-stands-together = За всіх лічб разом виграш чинний.
ending-cut-together = Усі лічби разом, зокрема ті, що почнуться пізніше, скінчаться раніше за виграш. Нічия.
ending-open-road = Вирішує, хто займе велику дорогу пізніше. Таблиця цього не вирішує.
ending-open-size = Позицій забагато, щоб порахувати. Таблиця цього не вирішує.
ending-no-counts = За цих правил полічені ходи задати не можна: { $text }.
ending-no-count = У цій позиції лічба ходів не триває.

## Показаний варіант

ending-line-proves = Варіант утримує виграш до кінця.
ending-line-keeps = Варіант утримує виграш, але не доведений до кінця. Ходів до кінця: { $n }.
ending-line-lets-go = Хід { $n }, { $text }, упускає виграш. Відповідь, що рятує: { $reply }.
ending-line-lets-go-at-once = Хід { $n }, { $text }, упускає виграш.
ending-line-won-by-other = Сторона на ході цю позицію не виграє.
ending-line-illegal = Хід { $n } неможливий: { $text }.

## Закінчення партії

ending-judged = Зроблено півходів: { $n }. Правила: { $text }.
ending-no-record = Партію з файлу прочитати не можна: { $text }.
ending-no-ply = Півходу { $n } немає; у протоколі їх { $m }.
ending-no-article = Жодна норма із цим пунктом не питає про закінчення: { $text }. Питають: { $articles }.
ending-said-unverified = { $result } Ці таблиці не перевірено.

## Шахові закінчення, за таблицями Сизиджі

chess-ending-wins = Виграш { $side_gen }. Півходів до взяття, ходу пішаком або мату: { $n }.
chess-ending-wins-about = Виграш { $side_gen }. Півходів до взяття, ходу пішаком або мату: { $n } або на один більше.
chess-ending-cut = Виграш { $side_gen } лише без правила п'ятдесяти ходів. За цим правилом – нічия.
chess-ending-open = Виграш { $side_gen }; чи лишає його правило п'ятдесяти ходів, таблиця сказати не може: вона точна до півходу.
chess-ending-move-wins = { $text }: виграє. Півходів до взяття, ходу пішаком або мату: { $n }.
chess-ending-move-mates = { $text }: мат.
chess-ending-move-loses = { $text }: програє. Півходів до взяття, ходу пішаком або мату: { $n }.
chess-ending-move-cursed = { $text }: виграє лише без правила п'ятдесяти ходів.
chess-ending-move-saved = { $text }: рятує правило п'ятдесяти ходів.
chess-ending-no-folder = Папку з таблицями Сизиджі не вказано. Щоб указати: { $example }.
chess-ending-folder = Папка з таблицями Сизиджі: { $text }.
chess-ending-named = Знайдено таблиці Сизиджі. Файлів: { $n }, фігур не більше: { $m }.
chess-ending-castling = Залишилося право рокірування. У таблицях рокірування немає.
chess-ending-too-many = Фігур на дошці: { $n }. У таблицях Сизиджі не більше: { $m }.
chess-ending-missing = Таблиці Сизиджі { $text } немає.
chess-ending-damaged = Таблицю Сизиджі не вдається прочитати: { $text }, { $why }.
chess-table-none = це не таблиця Сизиджі
chess-table-damaged = пошкоджено
chess-table-absent = таблиць Сизиджі немає
chess-ending-impossible = Із цієї позиції грати в шахи не можна.
