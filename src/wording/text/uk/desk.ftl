## What the arbiter is asked to decide

arb-offer-flag = Прапорець: { $side }. Підтвердити чи відхилити?
arb-both-flags = Упали обидва прапорці. Якщо перший не встановлено, можна присудити нічию, { $article }.
arb-offer-counter = { $N } із { $m_card_gen }: { $claim }. Можна присудити нічию.
arb-offer-claim-right = Перевірено, правильно: { $claim }. Прийняти чи відхилити?
arb-offer-claim-wrong = Перевірено, неправильно: { $claim }. Пораховано: { $n }, потрібно: { $m }. Відхиліть. Всупереч підрахунку – лише «всупереч прийняти» з причиною.
arb-claim-early = Заява { $side_gen }, зарано: { $claim }. Нараховано: { $n }, потрібно: { $m }.
arb-claim-early-none = Заява { $side_gen }, зарано: лічильник не йде.
arb-offer-claim-none = Лічильник не йде: { $claim }. Відхиліть. Всупереч підрахунку – лише «всупереч прийняти» з причиною.
arb-offer-claim-open = Вирішувати вам: { $claim }. Прийняти чи відхилити?
arb-offer-unplayed = Дограванню не підлягає: { $claim }. Можна присудити нічию.
arb-offer-unless-win = Дограванню не підлягає, якщо не показано виграш: { $claim }. Можна присудити нічию.
arb-counter-claim = { $N } із { $m_card_gen }: { $claim }. Гравець може вимагати нічиєї.
arb-unplayed-claim = Дограванню не підлягає: { $claim }. Гравець може вимагати нічиєї.
arb-unless-win-claim = Дограванню не підлягає, якщо не показано виграш: { $claim }. Гравець може вимагати нічиєї.
arb-reply-offends = Відповідь на неможливий хід – теж порушення: { $article }.
arb-gap = Перерва: { $time }. Відняти в { $side_gen } чи залишити як було?
gap-waits = Перерва: { $time }. Чи віднімати її в { $side_gen }, вирішує суддя.
gap-left = Перерву не віднято.
arb-pending = Чекає на рішення: { $what }.
arb-lapsed = Запізнення лишилося без рішення, гра триває: { $side }.
arb-nothing-pending = Ніщо не чекає на рішення.
arb-counted-made = Пораховано і зроблений хід, ще без натискання годинника:
arb-counted-written = Пораховано і хід, записаний для заяви:
arb-other-matter = Спершу на рішення чекає інше. Запитайте: звіт.
arb-reason-needed = Назвіть причину.

## What was decided

note-by-player = { $Side } до судді: { $text }.
note-by-assistant = Помічник { $side_gen } до судді: { $text }.
note-by-other = Судді: { $text }.
call-by-player = { $Side } викликають суддю.
call-by-player-because = { $Side } викликають суддю: { $text }.
call-attended = Виклик прийнято.
call-by-assistant = Помічник { $side_gen } викликає суддю.
call-by-assistant-because = Помічник { $side_gen } викликає суддю: { $text }.
call-by-other = Виклик судді.
adjusts = { $Side }: «поправляю».
adjusts-arbiter = Суддя: «поправляю».
slip-taken-back = Хід скасовано: { $move }; просили { $by }. Знову хід { $side_gen }.
slip-taken-back-arbiter = Хід скасовано суддею: { $move }. Знову хід { $side_gen }.
act-taken-back = { $By } скасували.
act-taken-back-arbiter = Суддя скасував.
note-told = Передано судді.
arb-attempt = Відмовлено { $side_dat }: { $what }
arb-attempt-assistant = Відмовлено помічникові { $side_gen }: { $what }
arb-demand = { $Side } вимагають виправити хід.
arb-replaced = { $Side } замінили хід до перемикання годинника. Було: { $move }.
arb-early-reply = { $Side } відповіли до перемикання годинника, { $article }.
    .brief = { $Side } відповіли до перемикання годинника.
note-added = Нотатку додано.
clock-adjusted = Час виправлено: { $reason }. Білі: { $w }. Чорні: { $b }.
reason-interruption = перерва
reason-put-back = позицію відновлено
arb-slept = Комп'ютер спав: { $time }. Годинник у цей час стояв.
arb-dismissed = Відхилено. Гра триває.
arb-dismissed-stopped = Відхилено. Годинник стоїть.
arb-dismissed-flag = Відхилено. Встановіть час: { $side }. Потім: продовжити.
arb-offer-claim-unknown = Не встановлено: { $claim }. Вирішувати вам: присудіть результат або відхиліть.
arb-offer-claim-no = Перевірено, це не так: { $claim }. Відхиліть. Всупереч перевірці – лише «всупереч прийняти» з причиною.
arb-undetermined = Не встановлено, чи може суперник поставити мат. Присудіть результат самі.
mate-possible = { $Side } ще можуть поставити мат за допомогою суперника: { $moves }.
mate-impossible = { $Side } не можуть поставити мат жодними ходами.
mate-undetermined = Не встановлено, чи можуть { $side } поставити мат. Вирішувати вам.
reason-penalty = покарання за правилами
arb-postponed = Ще не вирішено: заява про останні хвилини. { $Side } вимагали нічиєї.

law = { $Article }. { $law }
law-more = Ще: { $articles }.
law-unknown = Немає такого правила: { $text }. Скажіть номер, наприклад { $example }, або тему, наприклад: дотик, прапорець, нічия.
law-no-grounds = Нічого не вирішено, ні в чому не відмовлено.
slip-amended = Суддя виправляє запис: { $move } – помилка. Годинник іде далі.
slip-amended-stopped = Суддя виправляє запис: { $move } – помилка. Годинник стоїть.

## Several boards

board-at = Дошка { $n }:
board-left-out = На дошці { $n } не зроблено.
hall-board = Дошка { $n }: { $white } – { $black }. { $result }
hall-board-nameless = Дошка { $n }. { $result }
hall-ready = Не розпочата.
hall-starts = Початок: { $text }.
hall-offer = { $result } Запропоновано нічию: { $side }.
hall-called = { $result } { $what }
hall-no-calls = Викликів немає.
hall-stopped = Годинник зупинено.
hall-sealed = Відкладена, хід { $side_gen } у конверті.
hall-runs = Іде годинник { $side_gen }: { $time }.
hall-waits = { $result } Чекає рішення: { $what }.

## Зал: люди на зв'язку

hall-open = Зал відкрито за адресою { $text }.
hall-host-key = Ключ залу: { $text }
hall-closes = Зал зачиняється.
hall-leave-games = Тривають партії, дошки: { $list }. Щоб усе ж закрити зал, натисніть { $text } ще раз.
hall-you = Ваше місце: { $who }.
hall-you-at = Дошка { $n }. Ваше місце: { $who }.
hall-you-several = Ваше місце: { $who }, дощок: { $n }.
hall-later = Що грають, ви дізнаєтеся із затримкою: { $count }.
hall-corrected = Результат на вашій дошці виправлено.
hall-no-seat = Ви у списку, але місця для вас немає. Зверніться до судді.
hall-taken-over = Ваше місце зайняли ви ж з іншої лінії.
hall-back = Ви знову на місці. За цей час:
hall-back-nothing = Ви знову на місці. За цей час нічого не сталося.
hall-came = На місці: { $who }.
hall-left = Вихід із залу: { $who }.
hall-line-lost = Зв'язок втрачено: { $who }.
hall-line-lost-running = Зв'язок втрачено: { $who }. Годинник іде.
hall-line-back = Зв'язок відновлено: { $who }.
hall-seat-white = білі
hall-seat-black = чорні
hall-seat-white-assistant = помічник білих
hall-seat-black-assistant = помічник чорних
hall-seat-arbiter = суддя
hall-seat-trainer = тренер
hall-seat-spectator = глядач
hall-seat-none = без місця
hall-seat-listed = у списку
hall-person-here = { $text }, { $who }: на місці.
hall-person-trip = { $text }, { $who }: на місці. Зв'язок туди й назад, мілісекунд: { $n }.
hall-person-lost = { $text }, { $who }: зв'язок втрачено.
hall-person-away = { $text }, { $who }: немає на місці.
hall-people-none = У списку нікого немає.
hall-code = Код для { $text }: { $list }. Дійсний один раз, { $time }.
hall-code-nobody = Такого у списку немає: { $text }.
hall-code-void = Код для { $text } недійсний: п'ять разів введено неправильно.
hall-announced = Оголошення: { $text }.
hall-announced-all = Оголошено всьому залу.
hall-announced-one = Передано: { $text }.
hall-announce-what = Потрібен текст: увага, потім сам текст. Одному: повідомлення, ім'я і текст.
hall-lines-whole = Зв'язок є в усіх.
hall-message = Повідомлення від судді: { $text }.
hall-announced-later = { $text }: немає на місці; почує, коли прийде.
hall-no-listen = Не вдається відкрити { $text }: { $why }. Приймаються адреса й порт, наприклад { $example }.
hall-no-key = У файлі { $text } немає ключа залу. Видаліть його, і зал під час запуску створить новий.
hall-no-board = У файлі { $text } немає жодної дошки.
seat-no-hall = У теці { $text } зал не відкрито.
hall-boards-of-event = У файлі { $text } вказано дошки. У змаганні дошки – від його турів: залиште в списку лише людей.
hall-member-value = { $text }, { $who }: { $what } не може бути { $typed }. Можна: { $words }.
seat-not-listed = У списку залу такого немає: { $text }.
hall-member-twice = { $text }: { $who } записано двічі.
hall-member-host = { $text }: ім'я { $who } зайнято, так у залі зветься суддя, що відкрив його. Потрібне інше ім'я.
hall-board-wrong = { $text }: дошку { $n } відкрити не можна.

## Зал: записи в потоці

hall-stream-open = Записи йдуть і до { $text }.
hall-stream-away = { $text } не відповідає. Записи зберігаються тут і будуть надіслані, коли зв'язок з'явиться.
hall-stream-back = { $text } знову відповідає, усі записи там.
hall-stream-refused = { $text } не приймає записи. Вони зберігаються тут і будуть надіслані, коли їх приймуть.
hall-stream-parted = { $text }: у потоці на цьому місці інший запис, ніж у протоколі. Далі його не надсилають.
hall-stream-long = { $text }: наступний запис довший, ніж приймає сервер. Далі протокол не надсилають.
hall-stream-damaged = { $text }: рядок пошкоджено. Надіслано все до нього.
hall-stream-address = Це не адреса потоку. Її пишуть так: { $example }.
hall-stream-secret = Не вдається прочитати пароль у { $text }: { $why }.
