## The dossier of a game

dossier-title = Досьє партії: { $a } – { $b }
dossier-game = Партія
dossier-match = Досьє мікроматчу
dossier-course = Хід мікроматчу
dossier-rules = Правила
dossier-control = Контроль
dossier-opened = Відкрито
dossier-program = Програма
dossier-finding = Знайдено перевіркою
dossier-article = { $Article }.
dossier-time-left = Лишилося
dossier-line = Рядок
dossier-time = Час
dossier-who = Хто
dossier-to = Кому
dossier-what = Що
dossier-start = Явка й початок
dossier-steps = Кроки ходів, проголошення, скасовані введення
dossier-rulings = Порушення й рішення
dossier-sanctions = Санкції та виправлення часу
dossier-claims = Пропозиції нічиєї та заяви
dossier-clock = Годинник
dossier-adjournment = Відкладання
dossier-remarks = Виклики, зауваження, нотатки
dossier-queries = Запитання й відмови
dossier-said = Що було сказано
dossier-signatures = Підписи
dossier-room = усі
dossier-white-assistant = Помічник білих
dossier-black-assistant = Помічник чорних
dossier-trainer = тренер
dossier-spectators = глядачі
dossier-left = Зроблено хід: { $move }. На дошці лишилося: { $text }.
dossier-asked = Запитання: { $text }.
dossier-refused = Відмовлено: { $text }.

## Конверт відкладеної партії

envelope-title = Конверт відкладеної партії
envelope-outside = На конверті
envelope-board = Позиція перед таємним ходом
envelope-code = Позиція для програми
envelope-sealer = Чий таємний хід
envelope-number = Номер таємного ходу
envelope-draw = Чинна пропозиція нічиєї
envelope-none = немає
envelope-when = Догравання: дата, час, місце
envelope-signed = Перевірено, підписи
