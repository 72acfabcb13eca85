## Entry: ambiguous or refused

entry-unread = Не розібрано: { $text }. Треба так: { $example }.
entry-unread-desk = Не розібрано: { $text }. Що можна сказати зараз: «?».
entry-not-your-turn = Не ваш хід.
entry-turn-of = Не ваш хід. Ходять { $side }.
    .brief = Не ваш хід.
entry-whose = Чий це хід? Назвіть перед ним сторону.
entry-empty = { $sq }: порожньо.
entry-other-side = { $sq }: шашка суперника.
entry-occupied = { $sq }: зайнято.
entry-no-move = { $sq }: ходу немає.
entry-impossible = Неможливий хід: { $move }. Його зроблено на дошці?
entry-must-capture = Взяття обов'язкове.
entry-majority = Правило більшості: { $pieces }.
entry-unfinished = Взяття не закінчено.
entry-stopped = Годинник стоїть. Чекайте на суддю.
entry-stopped-arbiter = Годинник стоїть. Спочатку: продовжити.
entry-over = Партію закінчено. { $result }
entry-over-undo = Партію закінчено. { $result } Щоб вирішити інакше, спочатку: скасувати.
entry-illegal = Неможливий хід: { $move }.
entry-jumped-twice = { $sq }: шашку б'ють лише один раз.
entry-blocked-by-captured = { $sq }: шашку побито, але вона стоїть на шляху.
entry-man-only = Так ходить лише дамка.
entry-no-king-yet = Під час взяття проста дамкою не стає.
entry-continuing-square = Дамка стає там, де взяття йде далі.
entry-takes-nothing = Нічого не побито.
