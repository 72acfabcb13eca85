## Asking and entering

words-press = натиснути, готово
words-clock = ч, час, годинник
words-turn = чий хід, черга
words-number = номер, номер ходу
words-last = останній, останній хід
words-opening = дебют, початкові ходи
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

## Offers and claims

words-draw = нічия, пропоную нічию
words-accept = згода, згоден, згодна
words-decline = відмова, не згоден, не згодна
words-resign = здаюся, здатися
words-claim = заява, заявляю, вимога
words-flag = прапорець
words-offer = пропозиція

## Renju

words-swap = обмін, міняю, міняю колір
words-keep = без обміну, не міняю
words-offers = десять, десять п'ятих, десять п'ятих ходів, п'яті ходи
words-foul = фол

## The arbiter

words-arbiter = суддя, судде
words-start = почати, почали, старт
words-lot = жереб, жеребкування
words-pause = пауза, стоп
words-resume = продовжити, продовжуємо
words-correct = виправити
words-stand = залишити, у силі
words-uphold = прийняти, правильно, підтвердити, підтверджую
words-reject = відхилити, неправильно
words-add = додати, плюс
words-take = відняти, мінус
words-set = встановити, виставити
words-charge = списати
words-result = результат, присудити
words-win = перемога
words-both = обом, обидві, обидва, обом поразка
words-because = тому що, причина, через
words-call = виклик, викликаю суддю, викликати суддю, кличу суддю, покличте суддю
words-note = нотатка
words-gap = перерва
words-report = звіт, що чекає
words-white = білі, білих, білим
words-black = чорні, чорних, чорним

## Behind a claim, behind an interruption, behind a number

words-claim-repetition = повторення, триразове повторення
words-claim-counter = лічильник, п'ятдесят ходів, п'ятдесят
words-claim-clear = явна нічия, нічийна позиція
words-claim-time = час, брак часу
words-gap-leave = залишити, як було
words-gap-charge = відняти, зарахувати
words-unit-hour = г, год, година, годину, години, годин
words-unit-minute = хв, хвилина, хвилину, хвилини, хвилин
words-unit-second = с, сек, секунда, секунду, секунди, секунд

## The set-up of a position

words-set-up-remove = прибрати, зняти
words-set-up-empty = очистити, порожньо
words-set-up-start = початкова позиція, початкова
words-set-up-white = хід білих, білі ходять
words-set-up-black = хід чорних, чорні ходять
words-set-up-done = готово, все
words-set-up-man = проста, прості, просту
words-set-up-king = дамка, дамки, дамку
words-set-up-pawn = пішак, пішаки, пішака
words-set-up-knight = кінь, коні, коня
words-set-up-bishop = слон, слони, слона
words-set-up-rook = тура, тури, туру
words-set-up-queen = ферзь, ферзі, ферзя
words-set-up-chess-king = король, короля

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
words-seat-arbiter = с, а, суддя
words-fault = порушення
words-postpone = відкласти рішення, вирішу пізніше
words-seal = відкласти партію, записати хід
words-envelope = відкрити конверт, конверт
words-fault-no-move = без ходу
words-fault-hands = дві руки, двома руками
words-fault-displaced = зсунуто, зсунуто фігури
words-fault-turned = дошку повернуто
words-fault-start = розстановка, неправильна розстановка
words-fault-colours = кольори, колір, переплутано колір
words-claim-dead = мертва позиція
words-claim-means = звичайними засобами, не виграти
words-claim-increment = додавання
words-pass = пас
