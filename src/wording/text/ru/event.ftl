## An event of many

event-ready = { $Name }. { $What }.
event-system-round-robin = круговая система
event-system-cycles = круговая система в несколько кругов
event-system-knockout = олимпийская система
event-system-knockout-all = олимпийская система с розыгрышем всех мест
event-system-scheveningen = схевенингенская система
event-system-match = матч двух игроков
event-system-lot = швейцарская система по жребию
event-system-own-numbers = швейцарская система по индивидуальным номерам
event-system-truncated-solkoff = швейцарская система по усечённому коэффициенту Солкофа
event-system-current-buchholz = швейцарская система по текущему коэффициенту Бухгольца
event-system-median-solkoff = швейцарская система по медианному коэффициенту Солкофа
event-system-renju-rating = швейцарская система рэндзю с учётом рейтинга
event-system-renju-lot = швейцарская система рэндзю по жребию
event-system-dutch = швейцарская система, голландский вариант
event-phase-entries = Приём заявок. Участников: { $n }.
event-phase-numbered = Номера разыграны. Участников: { $n }.
event-phase-playing = Тур { $n } из { $m_card_gen }. Нет результата на досках: { $list }.
event-phase-between = Тур { $n } из { $m_card_gen } окончен.
event-phase-over = Все туры сыграны.

## What happened

event-entered = Номер { $n }: { $name }.
event-amended = Исправлено: номер { $n }, { $name }.
event-left = Выбывает: номер { $n }, { $name }.
event-returned = Снова играет, тур { $m }: номер { $n }, { $name }.
event-away = Пропускает тур { $m }: номер { $n }, { $name }.
event-away-half = Очки за ничью без игры, тур { $m }: номер { $n }, { $name }.
event-away-full = Очки за победу без игры, тур { $m }: номер { $n }, { $name }.
event-present = Играет, тур { $m }: номер { $n }, { $name }.
event-numbered = Номера разыграны по слову { $text }.
event-numbered-paper = Номера внесены по бумажному жребию.
event-colour = Цвет первой доски по жребию: { $side }.
event-paired = Тур { $n }, пары.
event-unpaired = Тур { $n }: пары отменены.
event-started = Тур { $n } начат.
event-seated = Доска { $n } открыта.
event-round-done = Тур { $n }: все результаты внесены.
event-advanced = Дальше проходит { $name }.
event-board = Доска { $n }: { $one } – { $two }.
event-board-scored = Доска { $n }: { $one } – { $two }, { $how }.
event-corrected = Тур { $n }, доска { $m }: было – { $how }.
event-corrected-later = Следующие туры составлены по нему и остаются.
event-not-playing = В этом туре не играют: { $list }.
event-team = Команда { $name }: очки { $points }.
event-still-in = Продолжают борьбу: { $list }.
event-odd = Без соперника, плюс: { $name }.
event-no-round = Ни один тур ещё не составлен.
event-no-entries = Участников пока нет.

## Results

event-result-white = победа белых
event-result-black = победа чёрных
event-result-drawn = ничья
event-result-half-white = пол-очка белым
event-result-half-black = пол-очка чёрным
event-result-lost = поражение обоим
event-result-plus-white = плюс белым, неявка чёрных
event-result-plus-black = плюс чёрным, неявка белых
event-result-minuses = неявка обоих, минус обоим
event-own-won = победа
event-own-drawn = ничья
event-own-lost = поражение
event-own-plus = плюс
event-result-struck = не играется, результаты выбывшего не в зачёт
event-own-struck = не игралось, соперник выбыл
event-own-minus = минус

## Who takes part, and how it stands

event-entry = { $N }. { $name }.
event-entry-from = { $N }. { $name }, { $from }.
event-entry-rated = { $N }. { $name }, рейтинг { $m }.
event-entry-whole = { $N }. { $name }, { $from }, рейтинг { $m }.
event-entry-left = { $N }. { $name }, выбыл из соревнования.
event-place = Место { $n }: { $name }, очки: { $points }.
event-placeless = Без места: { $name }, очки: { $points }.
event-decided = { $One } – выше, чем { $name }, решает { $what }: { $a } против { $b }.
event-player = Номер { $n }, { $name }. Очки: { $points }.
event-player-place = Место { $n }.
event-player-game = Тур { $n }, доска { $m }, { $side }: { $name }, { $how }.
event-player-next = Тур { $n }, доска { $m }, { $side }: { $name }.
event-player-odd = Тур { $n }: без соперника, плюс.
event-player-absent = Тур { $n }: без игры.
event-player-left = Из соревнования выбыл.
event-missing-results = Нет результата на досках: { $list }.
event-missing-nothing = Всё готово: можно составлять пары.

## By what places are made

criterion-points = очки
criterion-direct = личная встреча
criterion-wins = число побед
criterion-sb = коэффициент Зоннеборна – Бергера
criterion-sb-double = удвоенный коэффициент Зоннеборна – Бергера
criterion-shmulyan = коэффициент Шмульяна
criterion-solkoff = коэффициент Солкофа
criterion-solkoff-median = медианный Солкоф
criterion-solkoff-short = усечённый Солкоф
criterion-solkoff-progressive = усечённый Солкоф
criterion-solkoff-median-progressive = усечённый медианный Солкоф
criterion-solkoff-plus = Солкоф плюс
criterion-solkoff-balyakin = Солкоф – Балякин
criterion-riga = рижский коэффициент
criterion-buchholz = коэффициент Бухгольца
criterion-buchholz-short = усечённый Бухгольц
criterion-buchholz-shorter = Бухгольц без двух худших
criterion-buchholz-median = медианный Бухгольц
criterion-buchholz-medians = медианный Бухгольц без четырёх
criterion-koya = система Койя
criterion-blacks = число партий чёрными
criterion-rating = средний рейтинг соперников
criterion-rating-short = средний рейтинг без низшего
criterion-rating-sum = сумма рейтингов соперников

## Why two meet

event-why-hand = Пары составлены решением судьи: { $reason }.
event-why-table = По таблице Бергера.
event-why-bracket = По сетке.
event-why-turn = По расписанию: каждый играет с каждым из другой команды.
event-why-unknown = Заново составить эти пары не удалось.
event-why-odd = { $Name }: нечётное число игроков, последний в списке без плюса.
event-why-absent = { $Name } в этом туре без пары.
event-why-group = { $One } и { $two }: очки одинаковые, { $points }.
event-why-floated = { $One } и { $two }: один из группы с очками { $a }, другой из группы с очками { $b }.
event-why-seam = { $One } и { $two }: остались из верхней и из нижней половины.
event-passed-met = Не { $name }: уже встречались или встреча запрещена.
event-passed-colours = Не { $name }: не позволяют цвета.
event-passed-rest = Не { $name }: не составились бы остальные пары.
event-passed-plus = Не { $name }: плюс уже был.
event-colour-lot = Белыми играет { $name }, по жребию.
event-colour-fewer = Белыми играет { $name }: меньше партий белыми.
event-colour-had = Белыми играет { $name }: при последнем различии цветов, партий назад { $n }, там были чёрные.
event-colour-alternates = Белыми играет { $name }: всё равно, меняет цвет старший в списке.
event-colour-number = Белыми играет { $name }, по номеру старшего в списке.
event-colour-ban = Белыми играет { $name }: иначе был бы запрещённый цвет.
event-colour-both = Белыми играет { $name }: так подходит обоим.
event-colour-stronger = Белыми играет { $name }: право на цвет сильнее.
event-colour-wider = Белыми играет { $name }: больше разница цветов.
event-colour-higher = Белыми играет { $name }: по праву старшего в списке.

## Why something is not done

event-refuse-arbiter = Это может только судья.
event-refuse-name = Нужно имя: «внести Анна Петрова».
event-refuse-twice = Такое имя уже есть: номер { $n }. Для тёзки добавьте год рождения.
event-refuse-field = В этой системе участников от { $n_card_gen } до { $m_card_gen }.
event-refuse-teams = Нужны две команды одного размера; её называют в заявке: «внести Анна, команда Киев».
event-refuse-late = Поздно: в этой системе после жеребьёвки первого тура никого не вносят.
event-refuse-player = Такого номера нет: { $n }.
event-refuse-gone = Номер { $n } уже выбыл.
event-refuse-not-gone = Номер { $n } не выбывал.
event-refuse-paired = Тур { $n } уже составлен.
event-refuse-round = Такого тура нет: { $n }.
event-refuse-not-swiss = Так можно только в швейцарской системе. Здесь внесите результат: «{ $n } неявка чёрных».
event-refuse-not-numbered = Номера ещё не разыграны: «жребий».
event-refuse-numbered = Не сейчас: после жеребьёвки первого тура номера не меняются.
event-refuse-order = Назовите каждый номер один раз, в порядке жребия.
event-refuse-colour = Цвет разыгрывают только до первого тура.
event-refuse-unfinished = Рано: нет результата, тур { $m }, доска { $n }.
event-refuse-undecided = Сначала решите, кто проходит. Доска { $n }: «{ $n } проходят белые, причина: жребий».
event-refuse-over = Все туры сыграны.
event-refuse-pairs = Номер { $n } назван дважды, не назван или не играет в этом туре.
event-refuse-results = Тур { $n }: есть результаты. Сначала снимите их, каждый с причиной.
event-refuse-started = Тур { $n } уже начат.
event-refuse-board = Такой доски нет: тур { $m }, доска { $n }.
event-refuse-scored = Доска { $n }: результат уже есть. Для исправления добавьте причину: «{ $n } победа чёрных, причина: ошибка в записке».
event-refuse-not-scored = Доска { $n }: результата нет.
event-refuse-not-drawn = Доска { $n }: не ничья.
event-refuse-not-knockout = Так можно только в олимпийской системе.
event-refuse-reason = Нужна причина: «выбыл { $n }, причина: болезнь».
event-refuse-shut = Запись закрыта.
event-refuse-nobody = Составлять пары не из кого.
event-refuse-impossible = Тур { $n } по правилам не составить: была бы повторная встреча, второй плюс или запрещённый цвет. Составьте вручную с причиной.
event-refuse-no-lot = Разыграйте цвет первой доски: «первая доска белые».
event-refuse-many = Слишком много участников: { $n }.
event-refuse-names = Так зовут не одного: { $list }. Назовите номер.
event-refuse-wide = Для такой таблицы участников слишком много: { $n }, а можно не больше { $m }. Возьмите таблицу по турам: «таблица по турам».
event-refuse-line = Не понято: «{ $text }». Что можно сказать: «?».
check-event-sound = Запись цела. Записей: { $n }, туров: { $m }.
event-no-system = Такого соревнования ещё нет. Для нового нужна система: { $text }.

## Help

help-event-entries = «внести Анна Петрова, рейтинг { $m }, родилась { $k }, команда Киев», «исправить { $n } рейтинг { $m }», «участники».
help-event-draw = «жребий осень»: номера по жребию. Бумажный жребий: слово номера, за ним номера заявок в порядке жребия.
help-event-pair = «составить пары»: следующий тур, «пары»: услышать их, «почему { $n }».
help-event-hand = Вручную: «составить пары { $n }-{ $m }, причина: решение судьи»; отмена: «отменить пары, причина: ошибка».
help-event-score = Результаты: «{ $n } победа белых», «доска { $n } ничья», «{ $n } неявка чёрных»; исправление – с причиной.
help-event-away = «не будет { $n }», «не будет { $n } тур { $m } половина», «выбыл { $n }, причина: болезнь», «вернулся { $n }, причина: здоров».
help-event-standings = «места», «участник { $n }», «чего не хватает», «тур».
help-event-papers = «протокол», «протокол тура { $n }», «таблица результатов», «таблица по турам», «карточка участника { $n }», «отчёт»: прослушать документ.
help-event-leave = «выход»: выйти, всё сохранено.
prompt-event = Соревнование:

## What may be said at the desk of an event

event-word-enter = внести, внеси, добавить, добавь, записать, запиши, заявка, новый участник, новая участница, зарегистрировать
event-word-entries = участники, список, список участников, кто играет, заявки
event-word-amend = исправить, исправь, поправить, поправь, изменить
event-word-left = выбыл, выбыла, выбывает, снялся, снялась, снять, снять с соревнования, вычеркнуть, вычеркни, уехал, уехала
event-word-returned = вернулся, вернулась, снова играет
event-word-away = не будет, отсутствует, пропускает, пропустит, не играет, не придёт, завтра не будет
event-word-half = половина, пол-очка, половина очка
event-word-full = полное очко, очко
event-word-present = будет, играет, придёт
event-word-draw = жребий, разыграть номера, жеребьёвка номеров, провести жребий, жеребьёвка
event-word-numbers = номера
event-word-first = первая доска, цвет
event-word-pair = составить пары, составь пары, составить тур, пары на тур, жеребьёвка тура, следующий тур, провести жеребьёвку тура, спаровать, пара
event-word-odd = без пары, плюс
event-word-pairs = пары, доски, кто с кем играет, кто с кем, прочитай пары
event-word-unpair = отменить пары, отмени пары, отменить тур, отменить жеребьёвку, пересоставить
event-word-start = начать тур, пуск
event-word-unscore = снять результат, без результата, отменить результат, отменить
event-word-advance = проходит, проходят, дальше проходит
event-word-standings = места, положение, таблица, итоги, кто лидирует, кто победил, какие места, очки
event-word-player = участник, участница, номер, карточка, с кем играет, как дела у
event-word-why = почему
event-word-missing = чего не хватает, что осталось, кто не доиграл, чего ждём
event-word-round = тур, в туре, туре, тура
event-word-board = доска, на доске, доску, за доской
event-word-note = заметка, замечание
event-word-protocol = протокол тура, протокол
event-word-crosstable = таблица результатов, перекрёстная таблица, кросстаблица, шахматка
event-word-by-rounds = таблица по турам, швейцарская таблица
event-word-card = карточка участника, карточка участницы, карточка игрока
event-word-report = отчёт, отчёт главного судьи
event-word-white = белые, победа белых, выиграли белые, белые выиграли, победили белые, белые победили, белым, выигрыш белых
event-word-black = чёрные, победа чёрных, выиграли чёрные, чёрные выиграли, победили чёрные, чёрные победили, чёрным, выигрыш чёрных
event-word-drawn = ничья, ничью, сыграли вничью, вничью
event-word-lost = поражение обоим, оба проиграли
event-word-minuses = никто не пришёл, никто не явился, неявка обоих, оба не явились, оба не пришли
event-word-plus-white = неявка чёрных, чёрные не пришли, чёрные не явились, не явились чёрные, плюс белым
event-word-plus-black = неявка белых, белые не пришли, белые не явились, не явились белые, плюс чёрным
event-word-rating = рейтинг
event-word-born = родился, родилась, год рождения
event-word-from = команда, организация, город, регион, из, от
event-word-title = звание, разряд
event-word-id = удостоверение
event-word-man = мужчина
event-word-woman = женщина
event-word-hors = вне конкурса
event-word-assistant = помощник, помощница
event-word-named = имя, зовут
event-word-blind = незрячий, незрячая, слепой, слепая
event-word-low-vision = слабовидящий, слабовидящая
event-word-deaf = глухой, глухая, неслышащий
event-word-deafblind = слепоглухой, слепоглухая
event-word-no-hands = без рук
event-word-wheelchair = на коляске
