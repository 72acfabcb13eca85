## Таблицы окончаний

ending-none = Таблиц окончаний ещё нет. Чтобы рассчитать: { $example }.
ending-there = { $Game }: все окончания до { $n } шашек включительно. Файлов: { $m }, объём: { $size } МБ.
ending-there-part = { $Game }: файлов: { $m }, объём: { $size } МБ; окончания с числом шашек { $n } рассчитаны не полностью.
ending-all-verified = Проверено: каждое значение следует из ходов.
ending-all-proved = Проверено: каждое значение следует из ходов, а выборка доказана правилами игры.
ending-not-verified = Не проверено. Чтобы проверить: { $example }.
ending-working = { $Game }, таблица { $table }: { $n } из { $m }.
ending-made = Рассчитано таблиц: { $n }. Уже были: { $m }.
ending-make-stopped = Остановлено. Та же команда продолжит расчёт.
ending-checked = { $Game }. Исправных файлов: { $n }. Позиций пересчитано заново: { $m }.
ending-proved = Позиций доказано правилами игры: { $n }. Доказывать слишком долго: { $m }.
ending-sound = Ошибок нет.
ending-damaged = Таблица { $table } повреждена: { $why }.
ending-missing = Таблицы { $table } нет.
ending-make-again = Чтобы рассчитать повреждённые заново: { $example }.
ending-unverified-without = Таблицу { $table } проверить нельзя: для неё нужна таблица { $other }.
ending-move-unknown = { $text }: оценки нет. { $reason }
table-none = это не таблица окончаний
table-format = таблица в другом формате, { $n }
table-rules = таблица для других правил
table-forces = в ней таблица { $table }
table-sum = её контрольные суммы не сходятся
table-block = повреждён блок { $n }
table-length = в ней байт: { $size }, а должно быть: { $other }
table-others = рассчитана по другим таблицам, не по соседним
ending-wrong = Таблица { $table } неверна. Неверных значений: { $n }.
ending-refuted = Таблица { $table } неверна. Значений, опровергнутых правилами игры: { $n }.
ending-memory = Таблице { $table } нужно памяти, мегабайт: { $n }; разрешено: { $m }. Можно разрешить больше: { $example }.
ending-busy = С этими таблицами работает другая программа: { $text }.
ending-file = Файл не удаётся прочитать или записать: { $text }, { $why }.
ending-too-long = Выигрыш в таблице { $table } длиннее, чем она может вместить.
ending-removed = Удалено таблиц: { $n }.
ending-pieces = Для этой игры рассчитываются таблицы не более чем с { $n } шашками, а не с { $m }.

## Оценка позиции

ending-wins = Выигрыш { $side_gen }. Ходов до конца: { $n }.
ending-drawn = При лучшей игре – ничья.
ending-over = У { $side_gen } нет хода: партия окончена.
ending-unverified = Эти таблицы не проверены.
ending-move-wins = { $text }: выигрывает. Ходов до конца: { $n }.
ending-move-draws = { $text }: ничья.
ending-move-loses = { $text }: проигрывает. Ходов до конца: { $n }.
ending-no-game = Для этих правил таблиц нет: { $text }.
ending-no-table = Таблица { $table } не рассчитана. Чтобы рассчитать: { $example }.
ending-too-many = Шашек на доске: { $n }. В таблицах не больше: { $m }.
ending-last-rank = Простая стоит на последней горизонтали. Такой позиции нет ни в одной таблице.
ending-no-pieces = У { $side_gen } нет шашек: партия окончена.

## Счёт ходов по правилам

ending-no-clause = В правилах { $text } нет условия { $name }. Их условия: { $list }.
ending-fits = { $Article }: выигрыш в силе. Нужно ходов: { $n }, осталось: { $m }.
ending-fits-shown = { $Article }: выигрыш в силе, если он показан.
ending-cut = { $Article }: счёт кончится раньше выигрыша. Нужно ходов: { $n }, осталось: { $m }. Ничья.
ending-open = { $Article }: осталось ходов: { $m }. Таблица этого не решает.
ending-enough = { $Article }: выигрыш в силе. Осталось ходов: { $m }.
ending-stands-together = При всех счётах вместе выигрыш в силе.
ending-cut-together = Все счёты вместе, и те, что начнутся позже, кончатся раньше выигрыша. Ничья.
ending-open-road = Решает, кто займёт большую дорогу позже. Таблица этого не решает.
ending-open-size = Позиций слишком много, чтобы сосчитать. Таблица этого не решает.
ending-no-counts = При этих правилах насчитанные ходы задать нельзя: { $text }.
ending-no-count = В этой позиции счёт ходов не идёт.

## Показанный вариант

ending-line-proves = Вариант удерживает выигрыш до конца.
ending-line-keeps = Вариант удерживает выигрыш, но не доведён до конца. Ходов до конца: { $n }.
ending-line-lets-go = Ход { $n }, { $text }, упускает выигрыш. Ответ, который спасает: { $reply }.
ending-line-lets-go-at-once = Ход { $n }, { $text }, упускает выигрыш.
ending-line-won-by-other = Очередная сторона эту позицию не выигрывает.
ending-line-illegal = Ход { $n } невозможен: { $text }.

## Окончание партии

ending-judged = Сделано полуходов: { $n }. Правила: { $text }.
ending-no-record = Партию из файла прочитать нельзя: { $text }.
ending-no-ply = Полухода { $n } нет; в протоколе их { $m }.
ending-no-article = Ни одна норма с этим пунктом не спрашивает об окончании: { $text }. Спрашивают: { $articles }.
ending-said-unverified = { $result } Эти таблицы не проверены.

## Шахматные окончания, по таблицам Сизиджи

chess-ending-wins = Выигрыш { $side_gen }. Полуходов до взятия, хода пешкой или мата: { $n }.
chess-ending-wins-about = Выигрыш { $side_gen }. Полуходов до взятия, хода пешкой или мата: { $n } или на один больше.
chess-ending-cut = Выигрыш { $side_gen } только без правила пятидесяти ходов. По этому правилу – ничья.
chess-ending-open = Выигрыш { $side_gen }; оставляет ли его правило пятидесяти ходов, таблица сказать не может: она точна до полухода.
chess-ending-move-wins = { $text }: выигрывает. Полуходов до взятия, хода пешкой или мата: { $n }.
chess-ending-move-mates = { $text }: мат.
chess-ending-move-loses = { $text }: проигрывает. Полуходов до взятия, хода пешкой или мата: { $n }.
chess-ending-move-cursed = { $text }: выигрывает только без правила пятидесяти ходов.
chess-ending-move-saved = { $text }: спасает правило пятидесяти ходов.
chess-ending-no-folder = Папка с таблицами Сизиджи не указана. Чтобы указать: { $example }.
chess-ending-folder = Папка с таблицами Сизиджи: { $text }.
chess-ending-named = Найдены таблицы Сизиджи. Файлов: { $n }, фигур не больше: { $m }.
chess-ending-castling = Осталось право рокировки. В таблицах рокировки нет.
chess-ending-too-many = Фигур на доске: { $n }. В таблицах Сизиджи не больше: { $m }.
chess-ending-missing = Таблицы Сизиджи { $text } нет.
chess-ending-damaged = Таблицу Сизиджи не удаётся прочитать: { $text }, { $why }.
chess-table-none = это не таблица Сизиджи
chess-table-damaged = повреждена
chess-table-absent = таблиц Сизиджи нет
chess-ending-impossible = Из этой позиции играть в шахматы нельзя.
