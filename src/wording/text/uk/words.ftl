## Asking and entering

words-press = натиснути, готово
words-clock = ч, час, годинник
words-turn = чий хід, черга
words-number = номер, номер ходу
words-last = останній, останній хід
words-repeat = повтор, повторити, ще раз
words-board = д, дошка
words-square = п, поле
words-diagonal = діагональ
words-pieces = ш, шашки
words-moves = ходи
words-help = довідка, допомога
words-quit = вихід, вийти
words-yes = так
words-no = ні

## Offers, claims, reports

words-draw = нічия, пропоную нічию
words-accept = згода, згоден, згодна
words-decline = відмова, не згоден, не згодна
words-resign = здаюся, здатися
words-claim = заява, заявляю, вимога
words-flag = прапорець
words-report = порушення, повідомити
words-repetition = повторення, триразове повторення
words-counter = лічильник

## The arbiter

words-arbiter = суддя, судде
words-start = почати, почали, старт
words-pause = пауза, стоп
words-resume = продовжити, продовжуємо
words-correct = виправити
words-stand = залишити, у силі
words-uphold = прийняти, правильно
words-reject = відхилити, неправильно
words-confirm = підтвердити, підтверджую
words-add = додати, плюс
words-take = відняти, мінус
words-set = встановити, виставити
words-warn = попередити, попередження
words-result = результат, присудити
words-win = перемога
words-both = обом, обидві, обидва
words-because = тому що, причина
words-note = нотатка
words-white = білі, білих, білим
words-black = чорні, чорних, чорним

## Replay

words-next = далі, вперед
words-previous = назад
words-go = позиція, перейти
words-play = пуск, показати
words-realtime = як було
words-first = початок, на початок
words-end = кінець, у кінець

## Who speaks, before a colon

words-seat-white = б, білі
words-seat-black = ч, чорні
words-seat-arbiter = с, суддя
