## Gamepads that come and go, where no side has one of its own

pad-found = Геймпад: { $name }.
pad-gone = Геймпад зник. Партія триває.

## The buttons, by their places

pad-directions = хрестовина або стик
pad-south = нижня кнопка
pad-east = права кнопка
pad-west = ліва кнопка
pad-north = верхня кнопка
pad-start = кнопка «старт»
pad-select = кнопка «вибір»
pad-left-shoulder = лівий бампер
pad-right-shoulder = правий бампер
pad-left-trigger = лівий тригер
pad-right-trigger = правий тригер
pad-left-stick = натискання лівого стика
pad-right-stick = натискання правого стика

## What they do

help-pad-step = { $Words }: іти темними полями.
help-pad-pick = { $Words }: додати поле до ходу.
help-pad-drop = { $Words }: прибрати останнє поле.
help-pad-confirm = { $Words }: увести хід, а без ходу – натиснути годинник.
help-pad-press = { $Words }: натиснути годинник.
help-pad-clock = { $Words }: скільки лишилося часу.
help-pad-turn = { $Words }: чий хід.
help-pad-last = { $Words }: останній хід.
help-pad-repeat = { $Words }: сказане ще раз.
help-pad-here = { $Words }: що стоїть на полі.
help-pad-list = { $Words }: список усього, що зараз можна. Угору й униз – по списку, нижня кнопка вибирає, права – назад.
help-pad-help = { $Words }: ця довідка.

## How it shakes

feel-edge = Край дошки: один короткий.
feel-refused = Не прийнято: один довгий.
feel-moved = Хід зроблено: два короткі.
feel-turn = Ваш хід: короткий, довгий.
feel-notice = Зупинка, рішення, результат: довгий, короткий.
feel-warning = Час: два довгі.
feel-offer = Пропонують нічию: три короткі.
feel-call = Кличуть суддю: два короткі, довгий.
feel-irregularity = Порушення: два довгі, короткий.
feel-flag = Прапорець: три довгі.

## Що можна вибрати однією чи двома кнопками

mouse-left = ліва кнопка миші
mouse-middle = середня кнопка миші
mouse-right = права кнопка миші
scan-move = хід
scan-ask = спитати
scan-offers = нічия, здача
scan-more = ще
scan-exercise = вправа
scan-done = хід завершено
scan-undo = скасувати хід
scan-drop = не { $sq }
scan-back = назад
scan-usual = як звичайно
scan-row = ряд { $row }
scan-range = { $from } – { $to }
scan-closed = список закрито
scan-written = увести: { $text }
scan-names = відомі імена
scan-second = другий гравець
scan-space = пробіл
scan-hyphen = дефіс
scan-erase = стерти останню літеру
scan-spell = набрати рядок
scan-digits = цифри
scan-signs = знаки
scan-capital = велика літера

## Що суддя розпоряджається зробити зі списку

scan-clocks = виправити годинник
scan-more-time = плюс { $time }
scan-less-time = мінус { $time }
scan-win-white = виграли білі
scan-win-black = виграли чорні
scan-drawn = нічия
scan-lost-both = обидва програли
scan-reason-agreed = згода гравців
scan-reason-rules = порушення правил
scan-reason-clock = несправний годинник
scan-reason-entry = помилка запису
scan-reason-disturbed = сторонні перешкоди
scan-reason-device = телефон
scan-reason-conduct = поведінка
scan-reason-absent = неявка
scan-reason-health = стан здоров'я

## Таємний хід зі списку

scan-hidden = вибрати: ніхто не чує й не бачить
seal-which = Ходів кілька. Виберіть один.

## Тому, хто вказує

point-hint = Усе, що можна зробити: клацніть нижній рядок.

## Дошка, яка відчуває фігури

felt-found = Дошка на зв'язку.
felt-gone = Дошки немає. Вводьте ходи, партія триває.
felt-silent = Дошка не відповідає. Вводьте ходи.
felt-untested = Шашки на електронній дошці ще не перевірені: звіряйте проголошене.
felt-fits = Позиція на дошці збігається із записом.
felt-differs = Позиція на дошці розходиться із записом. Полів: { $n }. На дошці:
felt-more = І ще полів: { $n }.
felt-stray = На світлому полі стоїть шашка.
ask-square-unknown = { $sq }: невідома фігура.
felt-size = Дошка іншого розміру, ніж у цій партії. Вводьте ходи.
felt-unanswered = Годинник не натиснуто: дошка не відповідає. Введіть хід.
felt-ask = Годинник не натиснуто. Поправте дошку й натисніть ще раз або покличте суддю.

## Геймпад навчається

pad-deed-take = взяти поле, так
pad-deed-drop = відпустити, ні, назад
pad-deed-up = угору
pad-deed-down = униз
pad-deed-left = ліворуч
pad-deed-right = праворуч
pad-deed-enter = ввести хід
pad-deed-press = натиснути годинник
pad-deed-list = список усього, що можна
pad-deed-clock = час
pad-deed-last = останній хід
pad-deed-repeat = сказати ще раз
pad-deed-here = що стоїть на полі
pad-deed-turn = чий хід
pad-deed-help = довідка
teach-begin = Призначення кнопок. Натискайте по одній кнопці.
teach-no-pad = Немає геймпада, якому можна призначити кнопки.
teach-ask = Натисніть кнопку: { $what }.
teach-taken = Уже зайнята: { $what }. Натисніть іншу; та сама ще раз – і кнопки для цього не буде.
teach-without = Без кнопки.
teach-whole = Це все. Кнопка, яка бере поле, збереже; будь-яка інша залишить усе, як було.
teach-kept = Запам'ятано. Звичайні кнопки поверне: { $words }.
teach-left = Кнопки лишилися, як були.
teach-usual = У геймпада звичайні кнопки.
