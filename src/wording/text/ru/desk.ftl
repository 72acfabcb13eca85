## What the arbiter is asked to decide

arb-offer-flag = Флажок: { $side }. Подтвердите результат или продолжите партию.
arb-both-flags = Упали оба флажка. Если первый не установлен, можно присудить ничью, { $article }.
arb-offer-counter = { $Claim }: { $n } из { $m_card_gen }. Можно присудить ничью.
arb-offer-claim-right = Проверено, верно: { $claim }. Принять или отклонить?
arb-offer-claim-wrong = Проверено, неверно: { $claim }. Насчитано: { $n }, нужно: { $m }. Принять или отклонить?
arb-offer-claim-none = Счётчик не идёт: { $claim }. Принять или отклонить?
arb-offer-claim-open = Решать вам: { $claim }. Принять или отклонить?
arb-offer-unplayed = Не доигрывается: { $claim }. Можно присудить ничью.
arb-offer-unless-win = Не доигрывается, если не показан выигрыш: { $claim }. Можно присудить ничью.
arb-counter-claim = { $Claim }: { $n } из { $m_card_gen }. Игрок может заявить ничью.
arb-unplayed-claim = Не доигрывается: { $claim }. Игрок может заявить ничью.
arb-reply-offends = Ответ на неверный ход – тоже нарушение: { $article }.
arb-gap = Перерыв: { $time }. Вычесть у { $side_gen } или оставить как было?
arb-pending = Ждёт решения: { $what }.
arb-nothing-pending = Ничего не ждёт решения.
arb-other-matter = Сначала решения ждёт другое. Спросите: отчёт.
arb-reason-needed = Назовите причину.

## What was decided

note-by-player = { $Side } судье: { $text }.
note-by-other = Судье: { $text }.
call-by-player = { $Side } вызывают судью.
call-by-player-because = { $Side } вызывают судью: { $text }.
call-by-other = Вызов судьи.
adjusts = { $Side }: «поправляю».
adjusts-arbiter = Судья: «поправляю».
slip-taken-back = Запись отменена, { $by }: { $move }. Снова ход { $side_gen }.
slip-taken-back-arbiter = Запись отменена судьёй: { $move }. Снова ход { $side_gen }.
act-taken-back = Отменено, { $by }.
act-taken-back-arbiter = Отменено судьёй.
note-told = Передано судье.
arb-attempt = Отказано, { $side }: { $what }
arb-demand = { $Side } требуют исправить ход.
arb-replaced = { $Side } заменили ход до переключения часов. Было: { $move }.
arb-early-reply = { $Side } ответили до переключения часов, { $article }.
    .brief = { $Side } ответили до переключения часов.
note-added = Заметка добавлена.
clock-adjusted = Часы исправлены: { $reason }. Белые: { $w }. Чёрные: { $b }.
reason-interruption = перерыв
arb-slept = Компьютер спал: { $time }. Часы в это время стояли.
arb-dismissed = Отклонено. Игра продолжается.
arb-dismissed-flag = Отклонено. Установите время: { $side }. Потом: продолжить.
arb-offer-claim-unknown = Не установлено: { $claim }. Решать вам: присудите результат или отклоните.
arb-offer-claim-no = Проверено, это не так: { $claim }. Принять или отклонить?
arb-undetermined = Не установлено, может ли соперник дать мат. Присудите результат сами.
mate-possible = { $Side } ещё могут дать мат с помощью соперника: { $moves }.
mate-impossible = { $Side } не могут дать мат никакими ходами.
mate-undetermined = Не установлено, могут ли { $side } дать мат. Решать вам.
reason-penalty = по правилам
arb-postponed = Ещё не решено: заявление о последних минутах. { $Side } заявили ничью.

law = { $Article }. { $law }
law-more = Ещё: { $articles }.
law-unknown = Нет такого правила: { $text }. Скажите номер, например { $example }, или тему, например: касание, флажок, ничья.
law-no-grounds = Ничего не решено, ни в чём не отказано.
