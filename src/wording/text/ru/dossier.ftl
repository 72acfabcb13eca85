## The dossier of a game

dossier-title = Досье партии: { $a } – { $b }
dossier-game = Партия
dossier-match = Досье микроматча
dossier-course = Ход микроматча
dossier-rules = Правила
dossier-control = Контроль
dossier-opened = Открыта
dossier-program = Программа
dossier-finding = Найдено проверкой
dossier-article = { $Article }.
dossier-time-left = Осталось
dossier-line = Строка
dossier-time = Время
dossier-who = Кто
dossier-to = Кому
dossier-what = Что
dossier-start = Явка и начало
dossier-steps = Шаги ходов, объявления, отменённые вводы
dossier-rulings = Нарушения и решения
dossier-sanctions = Санкции и исправления часов
dossier-claims = Предложения ничьей и заявления
dossier-clock = Часы
dossier-adjournment = Откладывание
dossier-remarks = Вызовы, замечания, заметки
dossier-queries = Вопросы и отказы
dossier-said = Что было сказано
dossier-signatures = Подписи
dossier-room = все
dossier-white-assistant = Помощник белых
dossier-black-assistant = Помощник чёрных
dossier-trainer = тренер
dossier-spectators = зрители
dossier-left = Сделан ход: { $move }. На доске осталось: { $text }.
dossier-asked = Вопрос: { $text }.
dossier-refused = Отказано: { $text }.

## Конверт отложенной партии

envelope-title = Конверт отложенной партии
envelope-outside = На конверте
envelope-board = Позиция перед тайным ходом
envelope-code = Позиция для программы
envelope-sealer = Чей тайный ход
envelope-number = Номер тайного хода
envelope-draw = Действующее предложение ничьей
envelope-none = нет
envelope-when = Доигрывание: дата, время, место
envelope-signed = Проверено, подписи
