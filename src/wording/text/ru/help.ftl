## At the board: the words, and what they do

help-topic = { $Topic }: { $words }.
help-more = Подробнее: { $words } и слово, например: { $words } { $about }. Закончить: { $leave }.
help-arbiter-now = Судья, после слова «судья»: { $words }.
help-nothing = Об этом сейчас сказать нечего.
help-hall = Доски: { $words }; доска с номером, двоеточие, пробел и строка: строка говорится там.
help-house = Зал и люди: { $words }; после слов код и сообщение – имя, после слов сообщение и внимание – текст.
help-play-move = Ход, например: { $example }.
help-play-press = { $words }: завершить ход, пустить часы соперника.
help-play-undo = { $words }: последний ход введён по ошибке; он снимается, часы идут дальше.
help-play-amend = { $words }: последний ход введён по ошибке; до нажатия часов его снимает игрок, после – судья.
help-desk-undo = { $words }: последний ход введён по ошибке; снимает его судья, часы идут дальше.
help-desk-revoke = { $words }: судья отменяет последнее решение или ход, который закончил партию.
help-play-clock = { $words }: сколько осталось времени.
help-play-turn = { $words }: чей ход.
help-play-number = { $words }: номер хода.
help-play-last = { $words }: последний ход.
help-play-opening = { $words }: начальные ходы по жребию.
help-play-repeat = { $words }: сказанное ещё раз.
help-play-board = { $words }: вся доска.
help-play-square = { $words }: поле или линия.
help-play-diagonal = { $words }: диагональ.
help-play-near = { $words }: что стоит вокруг поля.
help-play-changes = { $words }: что изменилось с тех пор, как вы спрашивали доску.
help-play-braille-draughts = { $words }: доска знаками, строка на горизонталь. Маленькая буква – простая, большая – дамка; точка – пустое тёмное поле, дефис – светлое.
help-play-braille-chess = { $words }: доска знаками, строка на горизонталь. Большие буквы – белые, маленькие – чёрные, р – король; точка – пустое тёмное поле, дефис – пустое светлое.
help-play-braille-renju = { $words }: доска знаками, строка на горизонталь. Буквы – шашки; точка – пустой пункт, плюс – пустой отмеченный.
help-play-pieces = { $words }: что где стоит.
help-play-moves = { $words }: ходы с поля, на тренировке.
help-play-draw = { $words }: предложить ничью.
help-play-accept = { $words }: согласиться на ничью.
help-play-decline = { $words }: отказаться от ничьей.
help-play-offer = { $words }: предложена ли ничья.
help-play-resign = { $words }: сдать партию.
help-play-claim = { $words }: затем вид заявления и, если нужен, ход.
help-claim-repetition = Заявление, затем { $words }: позиция в третий раз.
help-claim-counter = Заявление, затем { $words }: нужное число ходов сделано.
help-claim-clear = Заявление, затем { $words }: явно ничейная позиция.
help-play-show = { $words }, затем ходы: показать выигрыш, иначе окончание – ничья.
help-play-aloud = { $words }: с этой минуты каждый ход считается вслух.
help-play-aloud-stop = { $words }: ходы больше не считаются вслух.
help-claim-time = Заявление, затем { $words }: позиция выиграна, времени на выигрыш нет.
help-play-flag = { $words }: заявить падение флажка.
help-play-seat = В начале строки – кто говорит, и двоеточие: { $words }.
help-play-assistant = В начале строки – ассистент и двоеточие; он говорит за своего игрока: { $words }.
help-play-arbiter = { $words }: говорит судья, в начале строки; без продолжения – что ждёт решения.
help-play-rule = { $words }: правило документов, по номеру или по теме.
help-play-duty = { $words }: надо ли сейчас записывать ходы.
help-play-why = { $words }: по какому правилу решено или отказано.
help-play-help = { $words }: что можно сделать сейчас.
help-play-quit = { $words }: выйти. Во время партии будет вопрос: да или нет. Партия сохранится.
help-play-english = Английские слова тоже принимаются.

## For the arbiter

help-desk-start = { $words }: пустить часы; со временем – в указанное время; со стороной – часы опоздавшего, жеребьёвка за счёт его времени.
help-desk-lot = { $words }, после слова судьи: жеребьёвка начальных ходов; затем столбец и строка или ходы, если тянули бумажный жребий.
help-desk-pause = { $words }: остановить часы; можно назвать причину.
help-desk-resume = { $words }: продолжить.
help-desk-time = { $words }: затем сторона или обе, время и причина.
help-desk-counter = { $words }: затем сторона, если неверен только её счётчик, число сделанных ходов и причина.
help-desk-two-minutes = { $words }: две минуты сопернику того, чей ход, или названной стороне; можно назвать причину.
help-desk-next-period = { $words }: затем сторона или обе и причина; добавляется время следующего периода.
help-play-my-time = { $words }: только ваше время.
help-play-his-time = { $words }: только время соперника.
help-play-side-time = { $words }: время только этой стороны.
help-play-situation = { $words }: чей ход, ваше время, последний ход, предложение ничьей, остановка.
help-play-arrangements = { $words }: что согласовано для этой доски.
help-play-sign-given = { $words }: о сделанном ходе сообщено условным знаком.
help-desk-boards = { $words }: затем чья доска считается, если у игроков тактильные доски.
help-desk-way-of-record = { $words }: затем сторона и как ведётся её запись: на бумаге, брайль, диктофон, ассистент, в файле.
help-desk-agreed-sign = { $words }: затем знак, например касание руки.
help-play-clock-details = { $words }: контроль времени, счётчики ходов, сколько осталось от задержки или байоми.
help-desk-correct = { $words }: потребовать исправить ход; назвав ход, исправить самому.
help-desk-stand = { $words }: оставить ход с нарушением в силе.
help-desk-rule = { $words }: принять или отклонить то, что ждёт решения.
help-desk-topic = { $words }, после такого решения: о чём оно.
help-desk-task = { $words }, после слов о судье и об ассистенте: что ассистенту разрешено.
help-desk-result = { $words }: затем белые, чёрные, ничья, обоим, пол-очка белым или пол-очка чёрным, и причина.
help-play-call = { $words }: вызов судьи. Часы идут.
help-play-remark = { $words }: дальше то, что слышит только судья.
help-play-sign = { $words }: бланк подписан, когда партия окончена; можно назвать сторону.
help-play-adjust = { $words }: фигура или шашка поправляется на своём поле, при своём ходе.
help-desk-note = { $words }: заметка в протокол.
help-desk-because = { $words }: причина, в конце решения.
help-desk-attend = { $words }: вызов у этой доски снят.
help-desk-consent = { $words }: игрокам можно договориться о ничьей, хотя соревнование это запрещает.
help-desk-ending = { $words }: только для судьи, что говорят об окончании таблицы.
help-desk-report = { $words }: что ждёт решения, и счётчики.
help-desk-gap = { $words }: как учесть сбой.
help-gap-leave = После сбоя, { $words }: часы остаются как стояли.
help-gap-charge = После сбоя, { $words }: время вычитается у того, чьи часы шли.

## In a replay

help-replay-next = { $words }: следующая позиция.
help-replay-previous = { $words }: предыдущая позиция.
help-replay-position = { $words }: позиция по номеру, как он назван.
help-replay-go = { $words }: позиция после хода с этим номером; с чёрными после номера – после их хода.
help-replay-first = { $words }: начальная позиция.
help-replay-end = { $words }: последняя позиция.
help-replay-play = { $words }: показать всё подряд.
help-replay-realtime = { $words }: как было, секунда в секунду.
help-replay-stop = { $words }: остановить показ.
help-replay-clock = { $words }: часы после этого хода.
help-replay-board = { $words }: доска после этого хода.
help-replay-square = { $words }: поле или линия.
help-replay-pieces = { $words }: где стоят фигуры и шашки.
help-replay-moves = { $words }: ходы с поля.
help-replay-turn = { $words }: чей ход.
help-replay-repeat = { $words }: ход ещё раз.
help-replay-note = { $words }: заметка к этому ходу, рядом с протоколом.
help-replay-variations = { $words }: что файл даёт вместо последнего хода.
help-replay-variation = { $words }: войти в вариант по номеру.
help-replay-main-line = { $words }: выйти из вариантов.
help-replay-games = { $words }: партии этого файла; можно добавить имя, соревнование, год, результат или слово: позиция.
help-replay-more-games = { $words }: следующие партии списка.
help-replay-game = { $words }: партия этого файла по номеру.
help-replay-next-game = { $words }: следующая партия файла.
help-replay-previous-game = { $words }: предыдущая партия файла.
help-replay-help = { $words }: что можно сделать сейчас.
help-replay-quit = { $words }: закончить просмотр.

## The set-up of a position

help-set-up-place = Расставляют так: { $example }
help-set-up-hand = На доске: каждый выбор поля меняет, что на нём стоит, отмена освобождает поле.
help-set-up-remove = { $words }: затем поля, которые освободить.
help-set-up-clear = { $words }: освободить доску.
help-set-up-start = { $words }: начальная позиция.
help-set-up-turn = { $words }: чей ход.
help-set-up-board = { $words }: вся доска.
help-set-up-pieces = { $words }: что где стоит.
help-set-up-square = { $words }: поле или линия.
help-set-up-help = { $words }: что можно сделать сейчас.
help-set-up-quit = { $words }: выход из расстановки.
help-set-up-done = { $words }: позиция верна, дальше – партия.

## In a menu

help-home-choice = Номер или слова строки.
help-home-help = { $words }: что можно сделать сейчас.
help-home-back = { $words }: к предыдущему вопросу.
help-home-quit = { $words }: выйти из программы.

## In the course

help-course-answer = { $words }: правильное решение и его пункт.
help-course-anew = { $words }: та же задача с начала.
help-course-list = { $words }: все задачи.

## In a tutorial

help-tutor-next = { $words }: следующее упражнение.
help-tutor-back = { $words }: предыдущее упражнение.
help-tutor-stop = { $words }: закончить; в следующий раз – с этого места. В обучении судьи: «выход».

## The keys of the screen

help-key-step = { $words }: с поля на поле.
help-key-pick = { $words }: добавить поле к ходу.
help-key-drop = { $words }: убрать последнее поле.
help-key-confirm = { $words }: ход по выбранным полям; без полей – нажать часы.
help-key-press = { $words }: нажать часы.
help-key-submit = { $words }: ввести набранное.
help-key-edit = { $words }: движение и правка в строке.
help-key-clear = { $words }: очистить строку.
help-key-menu = { $words }: со строки на строку.
help-key-page = { $words }: на страницу вперёд или назад.
help-key-ends = { $words }: к первой или последней строке.
help-key-choose = { $words }: выбрать строку.
help-key-focus = { $words }: с доски в строку ввода и обратно.
help-key-leave = { $words }: выйти. Во время партии будет вопрос: да или нет. Партия сохранится.
help-key-flip = { $words }: перевернуть доску.
help-key-zoom = { $words }: размер доски.
help-key-clocks = { $words }: часы во весь экран.
help-key-sheet = { $words }: к записи ходов, по строкам, и обратно.
help-key-theme = { $words }: следующая тема.
help-key-more = { $words }: следующая часть длинного ответа или предыдущая.
help-key-ctrl = { $words }: контрол для следующей клавиши.
help-key-voice = { $words }: как с вами говорить.
help-key-replay-repeat = { $words }: ход ещё раз.
help-key-replay-clock = { $words }: часы после этого хода.

## What keys are called

key-enter = энтер
key-tab = таб
key-escape = эскейп
key-space = пробел
key-backspace = бэкспейс
key-delete = дэлит
    .written = Delete
key-home = хоум
key-end = энд
key-page-up = пейдж ап
key-page-down = пейдж даун
key-up = стрелка вверх
key-down = стрелка вниз
key-left = стрелка влево
key-right = стрелка вправо
key-function = эф { $n }
help-play-swap = { $words }: взять другой цвет, если спрашивает дебютный регламент.
help-play-keep = { $words }: оставить свой цвет.
help-play-offers = { $words }: предложить пятые ходы вместо обмена.
help-play-foul = { $words }: заявить, что последний ход – фол.
help-claim-dead = Заявление, затем { $words }: никто не может дать мат.
help-claim-means = Заявление, затем { $words }, в последние две минуты: соперник не может выиграть обычными средствами.
help-claim-increment = Заявление, затем { $words }, в последние две минуты: попросить добавление на ход.
help-desk-fault = { $words }: назвать нарушение, сторону и что сделано.
help-desk-postpone = { $words }: решить заявление о последних двух минутах позже.
help-desk-seal = { $words }: отложить партию; ход вводится невидимо.
help-desk-envelope = { $words }: вскрыть конверт и продолжить партию.
help-desk-resumption = { $words }, затем дата, время и место: все слышат, когда доигрывание; это стоит на конверте.
help-desk-session = { $words }, затем время: тогда тому, чей ход, предлагают запечатать ход.
help-desk-annul = { $words } и причина: отложенную позицию восстановить нельзя, партия аннулируется и играется заново.
help-desk-lost = Конверт, затем { $words } и причина: игра продолжается без него.
help-fault-chess = { $words }: часы нажаты без хода или ход сделан двумя руками.
help-fault-record = { $words }: на бланке нет ходов; часы этой стороны идут, пока запись не восстановлена.
help-fault-displaced = { $words }: шашки или фигуры сдвинуты.
help-fault-start = { $words }: неверны доска, расстановка или цвета.
help-play-pass = { $words }: не ставить шашку.
help-play-touch = { $words } и поля: что тронуто, по порядку.
help-play-lift = { $words } и поле: что поднято с доски.
help-play-place = { $words } и поле: куда поставлено.
help-play-remove = { $words } и поля: что снято с доски.
help-play-crown = { $words } и поле: дамка обозначена или пешка заменена.
help-play-announce = { $words } и ход: ход объявляется.
help-play-made = { $words }: рука отпустила; можно назвать и ход.
help-play-write = { $words }: ход записан на бланке.
help-desk-unswitched = { $words }: часы не переключились, игрок нажимает ещё раз.
help-fault-report = { $words }: о последнем ходе, на доске этого не видно.
help-fault-clock = { $words }: как нажаты часы.
help-play-restored = { $words }: сдвинутые шашки или фигуры стоят как стояли, или запись восстановлена.
help-desk-sanction = { $words }: назначить санкцию: сторона или обе, санкция, потому что и причина.
help-desk-force = { $words }: перед санкцией, исправлением часов или словами «принять», «отклонить» – сознательно, сверх предела или вопреки счёту; с причиной.
help-desk-sanctions = { $words }: санкции; время, очки или число – после слов, где они нужны.
help-desk-lifted = { $words }: последняя санкция стороны отменена.
help-desk-demand = { $words }: соперник требует исправить ход с нарушением.
help-desk-switch-back = { $words }: часы нарушителя идут, пока позиция не восстановлена.
help-play-fault = { $words }: дальше что не так с последним ходом соперника.

## The line of keys at the foot of the screen

foot-step = по полям
foot-pick = взять поле
foot-drop = убрать поле
foot-make = сделать ход
foot-press = нажать часы
foot-line = строка ввода
foot-board = доска
foot-submit = ввести
foot-clear = стереть
foot-help = справка
foot-time = время
foot-last = последний ход
foot-sheet = запись ходов
foot-clocks = крупные часы
foot-zoom = размер
foot-theme = тема
foot-flip = перевернуть
foot-leave = выйти
foot-back = назад
foot-lines = по строкам
foot-pages = по страницам
foot-choose = выбрать
foot-steps = по ходам
foot-ends = начало, конец
foot-confirm = подтвердить
foot-cancel = отменить
foot-resigns = сдаются
foot-accept = принять ничью
foot-decline = отклонить
foot-swap = поменяться цветом
foot-keep = оставить цвета
foot-uphold = принять
foot-reject = отклонить
foot-start = начать
foot-wait = ещё нет
foot-quit = выйти из программы
foot-gap-leave = не менять часы
foot-gap-charge = вычесть время
foot-light = показать список
foot-take-lit = выбрать
foot-next = дальше
help-desk-tell = { $words }, затем текст: сказать на ухо только этому игроку.
help-play-walk = { $words }: обход доски. За первым словом следует поле, с которого начать; каждый шаг называет, что там стоит.
help-play-walk-next = { $words }: затем фигура или сторона, например «следующая дамка»: переход к ней.
help-play-walk-rays = { $words }: что первым встретится на каждой линии отсюда; с полем – от него.
