## What the arbiter is asked to decide

arb-offer-flag = Флажок: { $side }. Подтвердите результат или продолжите партию.
arb-offer-counter = { $Claim }: { $n } из { $m_card_gen }. Можно присудить ничью.
arb-offer-claim-right = Проверено, верно: { $claim }. Принять или отклонить?
arb-offer-claim-wrong = Проверено, неверно: { $claim }. Насчитано: { $n }, нужно: { $m }. Принять или отклонить?
arb-gap = Перерыв: { $time }. За счёт { $side_gen } или оставить часы?
arb-pending = Ждёт решения: { $what }.
arb-nothing-pending = Решений не ждут.
arb-reason-needed = Назовите причину.

## What was decided

note-added = Заметка добавлена.
clock-adjusted = Часы исправлены: { $reason }. Белые: { $w }. Чёрные: { $b }.
reason-interruption = перерыв
arb-slept = Компьютер спал: { $time }. Часы в это время стояли.
arb-dismissed = Снято. Игра продолжается.
