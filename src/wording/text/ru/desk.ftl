## What the arbiter is asked to decide

arb-offer-flag = Флажок: { $side }. Подтвердить или отклонить?
arb-both-flags = Упали оба флажка. Если первый не установлен, можно присудить ничью, { $article }.
arb-offer-counter = { $N } из { $m_card_gen }: { $claim }. Можно присудить ничью.
arb-offer-claim-right = Проверено, верно: { $claim }. Принять или отклонить?
arb-offer-claim-wrong = Проверено, неверно: { $claim }. Насчитано: { $n }, нужно: { $m }. Отклоните. Вопреки счёту – только «вопреки принять» с причиной.
arb-claim-early = Заявление { $side_gen }, рано: { $claim }. Насчитано: { $n }, нужно: { $m }.
arb-claim-early-none = Заявление { $side_gen }, рано: счётчик не идёт.
arb-offer-claim-none = Счётчик не идёт: { $claim }. Отклоните. Вопреки счёту – только «вопреки принять» с причиной.
arb-offer-claim-open = Решать вам: { $claim }. Принять или отклонить?
arb-offer-unplayed = Не доигрывается: { $claim }. Можно присудить ничью.
arb-offer-unless-win = Не доигрывается, если не показан выигрыш: { $claim }. Можно присудить ничью.
arb-counter-claim = { $N } из { $m_card_gen }: { $claim }. Игрок может заявить о ничьей.
arb-unplayed-claim = Не доигрывается: { $claim }. Игрок может заявить о ничьей.
arb-unless-win-claim = Не доигрывается, если не показан выигрыш: { $claim }. Игрок может заявить о ничьей.
arb-reply-offends = Ответ на невозможный ход – тоже нарушение: { $article }.
arb-gap = Перерыв: { $time }. Вычесть у { $side_gen } или оставить как было?
gap-waits = Перерыв: { $time }. Вычитать ли его у { $side_gen }, решает судья.
gap-left = Перерыв не вычтен.
arb-pending = Ждёт решения: { $what }.
arb-lapsed = Опоздание осталось без решения, игра идёт: { $side }.
arb-nothing-pending = Ничего не ждёт решения.
arb-counted-made = Считается и сделанный ход, ещё без нажатия часов:
arb-counted-written = Считается и ход, записанный для заявления:
arb-other-matter = Сначала решения ждёт другое. Спросите: отчёт.
arb-reason-needed = Назовите причину.

## What was decided

note-by-player = { $Side } судье: { $text }.
note-by-assistant = Помощник { $side_gen } судье: { $text }.
note-by-other = Судье: { $text }.
call-by-player = { $Side } вызывают судью.
call-by-player-because = { $Side } вызывают судью: { $text }.
call-attended = Вызов принят.
call-by-assistant = Помощник { $side_gen } вызывает судью.
call-by-assistant-because = Помощник { $side_gen } вызывает судью: { $text }.
call-by-other = Вызов судьи.
adjusts = { $Side }: «поправляю».
adjusts-arbiter = Судья: «поправляю».
slip-taken-back = Ход отменён: { $move }; просили { $by }. Снова ход { $side_gen }.
slip-taken-back-arbiter = Ход отменён судьёй: { $move }. Снова ход { $side_gen }.
act-taken-back = { $By } отменили.
act-taken-back-arbiter = Судья отменил.
note-told = Передано судье.
arb-attempt = Отказано { $side_dat }: { $what }
arb-attempt-assistant = Отказано помощнику { $side_gen }: { $what }
arb-demand = { $Side } требуют исправить ход.
arb-replaced = { $Side } заменили ход до переключения часов. Было: { $move }.
arb-early-reply = { $Side } ответили до переключения часов, { $article }.
    .brief = { $Side } ответили до переключения часов.
note-added = Заметка добавлена.
clock-adjusted = Часы исправлены: { $reason }. Белые: { $w }. Чёрные: { $b }.
reason-interruption = перерыв
reason-put-back = позиция восстановлена
arb-slept = Компьютер спал: { $time }. Часы в это время стояли.
arb-dismissed = Отклонено. Игра продолжается.
arb-dismissed-stopped = Отклонено. Часы стоят.
arb-dismissed-flag = Отклонено. Установите время: { $side }. Затем: продолжить.
arb-offer-claim-unknown = Не установлено: { $claim }. Решать вам: присудите результат или отклоните.
arb-offer-claim-no = Проверено, это не так: { $claim }. Отклоните. Вопреки проверке – только «вопреки принять» с причиной.
arb-undetermined = Не установлено, может ли соперник дать мат. Присудите результат сами.
mate-possible = { $Side } ещё могут дать мат с помощью соперника: { $moves }.
mate-impossible = { $Side } не могут дать мат никакими ходами.
mate-undetermined = Не установлено, могут ли { $side } дать мат. Решать вам.
reason-penalty = наказание по правилам
arb-postponed = Ещё не решено: заявление о последних минутах. { $Side } заявили о ничьей.

law = { $Article }. { $law }
law-more = Ещё: { $articles }.
law-unknown = Нет такого правила: { $text }. Скажите номер, например { $example }, или тему, например: касание, флажок, ничья.
law-no-grounds = Ничего не решено, ни в чём не отказано.
slip-amended = Судья исправляет запись: { $move } – ошибка. Часы идут дальше.
slip-amended-stopped = Судья исправляет запись: { $move } – ошибка. Часы стоят.

## Several boards

board-at = Доска { $n }:
board-left-out = На доске { $n } не сделано.
hall-board = Доска { $n }: { $white } – { $black }. { $result }
hall-board-nameless = Доска { $n }. { $result }
hall-ready = Не начата.
hall-starts = Начало в { $text }.
hall-offer = { $result } Предложена ничья: { $side }.
hall-called = { $result } { $what }
hall-no-calls = Вызовов нет.
hall-stopped = Часы остановлены.
hall-sealed = Отложена, ход { $side_gen } в конверте.
hall-runs = Идут часы { $side_gen }: { $time }.
hall-waits = { $result } Ждёт решения: { $what }.

## Зал: люди на связи

hall-open = Зал открыт по адресу { $text }.
hall-host-key = Ключ зала: { $text }
hall-closes = Зал закрывается.
hall-leave-games = Идут партии, доски: { $list }. Чтобы всё же закрыть зал, нажмите { $text } ещё раз.
hall-you = Ваше место: { $who }.
hall-you-at = Доска { $n }. Ваше место: { $who }.
hall-you-several = Ваше место: { $who }, досок: { $n }.
hall-later = Что играют, вы узнаёте с задержкой: { $count }.
hall-corrected = Результат на вашей доске исправлен.
hall-no-seat = Вы в списке, но места для вас нет. Обратитесь к судье.
hall-taken-over = Ваше место заняли вы же с другой линии.
hall-back = Вы снова на месте. За это время:
hall-back-nothing = Вы снова на месте. За это время ничего не произошло.
hall-came = На месте: { $who }.
hall-left = Выход из зала: { $who }.
hall-line-lost = Связь потеряна: { $who }.
hall-line-lost-running = Связь потеряна: { $who }. Часы идут.
hall-line-back = Связь восстановлена: { $who }.
hall-seat-white = белые
hall-seat-black = чёрные
hall-seat-white-assistant = помощник белых
hall-seat-black-assistant = помощник чёрных
hall-seat-arbiter = судья
hall-seat-trainer = тренер
hall-seat-spectator = зритель
hall-seat-none = без места
hall-seat-listed = в списке
hall-person-here = { $text }, { $who }: на месте.
hall-person-trip = { $text }, { $who }: на месте. Связь туда и обратно, миллисекунд: { $n }.
hall-person-lost = { $text }, { $who }: связь потеряна.
hall-person-away = { $text }, { $who }: нет на месте.
hall-people-none = В списке никого нет.
hall-code = Код для { $text }: { $list }. Годен один раз, { $time }.
hall-code-nobody = Такого в списке нет: { $text }.
hall-code-void = Код для { $text } недействителен: пять раз введён неверно.
hall-announced = Объявление: { $text }.
hall-announced-all = Объявлено всему залу.
hall-announced-one = Передано: { $text }.
hall-announce-what = Нужен текст: внимание, затем сам текст. Одному: сообщение, имя и текст.
hall-lines-whole = Связь есть у всех.
hall-message = Сообщение от судьи: { $text }.
hall-announced-later = { $text }: нет на месте; услышит, когда придёт.
hall-no-listen = Не удаётся открыть { $text }: { $why }. Принимаются адрес и порт, например { $example }.
hall-no-key = В файле { $text } нет ключа зала. Удалите его, и зал при запуске создаст новый.
hall-no-board = В файле { $text } нет ни одной доски.
seat-no-hall = В папке { $text } зал не открыт.
hall-boards-of-event = В файле { $text } указаны доски. В соревновании доски – от его туров: оставьте в списке только людей.
hall-member-value = { $text }, { $who }: { $what } не может быть { $typed }. Можно: { $words }.
seat-not-listed = В списке зала такого нет: { $text }.
hall-member-twice = { $text }: { $who } записан дважды.
hall-member-host = { $text }: имя { $who } занято, так в зале зовётся судья, открывший его. Нужно другое имя.
hall-board-wrong = { $text }: доску { $n } открыть нельзя.

## Зал: записи в потоке

hall-stream-open = Записи идут и в { $text }.
hall-stream-away = { $text } не отвечает. Записи хранятся здесь и будут отправлены, когда связь появится.
hall-stream-back = { $text } снова отвечает, все записи там.
hall-stream-refused = { $text } не принимает записи. Они хранятся здесь и будут отправлены, когда их примут.
hall-stream-parted = { $text }: в потоке на этом месте другая запись, чем в протоколе. Дальше он не отправляется.
hall-stream-long = { $text }: следующая запись длиннее, чем принимает сервер. Дальше протокол не отправляется.
hall-stream-damaged = { $text }: строка повреждена. Отправлено всё до неё.
hall-stream-address = Это не адрес потока. Он пишется так: { $example }.
hall-stream-secret = Не удаётся прочитать пароль в { $text }: { $why }.
