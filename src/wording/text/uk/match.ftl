## The micro-match

match-ready = Мікроматч: { $a } – { $b }. Партій: { $n }. Перерва: { $time }.
    .brief = Мікроматч: { $a } – { $b }.
match-ready-win = Мікроматч: { $a } – { $b }. Партії до першої перемоги. Перерва: { $time }.
match-break-outside = У цих правилах такої перерви немає: { $time }. Її може встановити регламент змагань.
match-scale-outside = У цих правилах за перемогу стільки очок не дають: { $points }. Це може встановити регламент змагань.
match-break = Перерва: { $time }. Потім { $n_ord_f } партія, кольори міняються.
    .brief = Перерва: { $time }.
match-colours = { $N_ord_f } партія, кольори міняються.
    .brief = { $N_ord_f } партія.
match-break-left = До кінця перерви: { $time }.
    .brief = Перерва: { $time }.
match-break-cut = До кінця перерви: { $time }, { $article }. Почати зараз? Так чи ні?
match-break-over = Перерву закінчено. { $N_ord_f } партія.
    .brief = { $N_ord_f } партія.
match-game-reopened = { $N_ord_f } партія триває і ще не зарахована.
match-score = Рахунок: { $one } – { $a }, { $two } – { $b }.
    .brief = { $One } – { $a }, { $two } – { $b }.
match-restored = Мікроматч відновлено. { $N_ord_f } партія.
match-level = Рахунок рівний. Ще один мікроматч чи нічия?
match-extra = Додатковий мікроматч. Контроль: { $control }. { $N_ord_f } партія.
match-won = Перемога: { $name }.
match-drawn = Нічия в мікроматчі.
match-default = Не зіграно. Плюс: { $name }. Мінус: { $other }.
match-default-played = Перемога: { $name }. Неявка: { $other }.
match-decided = Перемога за рішенням судді: { $name }. Причина: { $reason }.
match-both-lost = Поразка обом у мікроматчі: { $reason }.
match-both-lost-points = Поразка обом у мікроматчі.
match-player-a = перший гравець
match-player-b = другий гравець

## What the micro-match does not allow

refuse-match-none = Мікроматч не йде.
refuse-match-game = Партії з номером { $n } у мікроматчі немає.
match-of-game = { $N_ord_f } партія: { $result }
refuse-match-rules = У цих правилах мікроматчів немає: { $text }.
refuse-match-counted = Партію вже зараховано в мікроматчі. Суддя може вирішити результат самого мікроматчу.
refuse-match-over = Мікроматч закінчено.
refuse-match-now = Не зараз: іде партія або перерва.
refuse-match-break = Перерви немає.
refuse-match-level = Лише за рівного рахунку, коли всі партії зіграно.
refuse-match-extra = За регламентом додаткового мікроматчу немає.
refuse-match-sanction = За цими правилами поразку в мікроматчі не присуджують.

## Absence and lateness

start-at = Увімкнення годинника: { $text }.
start-missed = { $Side_gen } немає.
start-absent-other = { $Side_gen } немає. Іде годинник { $other_gen }.
start-absent-both = Немає обох. Іде годинник { $side_gen }.
start-absent-too = { $Side_gen } теж немає.
start-arrived = { $Side } прийшли. Іде годинник { $other_gen }.
start-come = { $Side } прийшли.
arb-offer-late = Запізнення більше за дозволене: { $side }, { $time }. Підтвердити поразку чи відхилити?
arb-offer-late-at-all = Запізнення: { $side }. Підтвердити поразку чи відхилити?
reason-absence = неявка
refuse-absent = { $Side_gen } немає. Спершу відзначте появу гравця.
refuse-not-absent = { $Side } на місці.
start-assistant = Асистент { $side_gen }: { $tasks }.
task-announce = проголошує ходи
task-record = записує
task-clock = перемикає годинник
task-move = ходить
task-inform = повідомляє час
task-claim = заявляє про порушення
task-state = говорить за гравця
task-interpret = перекладає
task-none = нічого
start-needs = { $Side }: { $what }.
need-blind = немає зору
need-low-vision = слабкий зір
need-deaf = немає слуху
need-deafblind = немає зору і слуху
need-no-hands = ходить асистент
need-wheelchair = крісло колісне
need-assistant-recorded = запис веде асистент
need-trainer = з тренером
need-none = без особливостей
refuse-no-lateness = У цих правилах про неявку нічого немає.

## What a check of a micro-match found

check-match-sound = Протокол мікроматчу цілий. Рядків: { $n }. Партій: { $m }.
check-match-open = Мікроматч не завершено.
check-match-game = { $N_ord_f } партія: { $what }.
check-match-missing = файл не читається
check-match-unsound = протокол пошкоджено
check-match-unfinished = ще не завершено
check-match-unclosed = її протокол не закрито
check-match-players = інші гравці або кольори
check-match-setup = інші правила, контроль або початок
check-match-result = інший результат

## Words, help, menus

words-score = рахунок
words-sign-game = підписати партію
    .also = підпис партії, підписую партію, підписати партію номер
words-protest-game = протест партія, протест щодо партії
words-result-game = результат партії, результат партія
words-game-of-match = партії, партія, партію, партією, партії мікроматчу
words-before-game-of-match = щодо, про, по, в, у, на, за, до
words-extra = додатковий, додатковий мікроматч, ще мікроматч, ще один мікроматч
words-match = мікроматч
words-absent = неявка, відсутній, відсутня, відсутні
    .also = не прийшов, не прийшла, не прийшли, не з'явився, не з'явилася, не з'явилися, запізнюється, запізнюються, ніхто не прийшов, не підійшов, не підійшла, за дошкою немає, немає за дошкою
words-arrived = прийшов, прийшла, прийшли
    .also = з'явився, з'явилася, з'явилися, прибув, прибула, прибули, запізнився, запізнилася, запізнилися, на місці, за дошкою
help-match-score = { $words }: рахунок мікроматчу.
help-match-sign = { $words }: потім номер зіграної партії і сторона, якщо вона не ваша: підписати її бланк, навіть якщо наступна вже йде.
help-match-protest = { $words }: потім номер закінченої партії й причина: протест щодо неї, і коли почалася наступна.
help-match-result = { $words }: потім номер закінченої партії, її результат і причина: виправляє результат, і коли почалася наступна; сторони – тієї партії.
help-match-extra = { $words }: ще один мікроматч за рівного рахунку.
help-match-decide = { $words }: потім білі, чорні, нічия або обидва: рішення про мікроматч і причина.
help-desk-absent = { $words }: потім сторона або обидва: увімкнути годинник без них.
help-desk-arrived = { $words }: потім сторона, яка прийшла.
home-match = Новий мікроматч
prompt-break = Перерва:
prompt-match-over = Мікроматч закінчено:
