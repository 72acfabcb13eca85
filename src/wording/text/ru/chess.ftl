## Moves in chess

move-chess = { $piece } { $from } – { $to }{ $end }
    .brief = { $piece } { $to }{ $end }
    .full = { $piece } { $from } – { $to }{ $end }. { $Side }, { $n_ord } ход.
move-chess-of-several = { $piece } { $from } – { $to }{ $end }
    .full = { $piece } { $from } – { $to }{ $end }. { $Side }, { $n_ord } ход.
move-chess-capture = { $piece } { $from } бьёт { $to }{ $end }
    .brief = { $piece } бьёт { $to }{ $end }
    .full = { $piece } { $from } бьёт { $to }{ $end }. { $Side }, { $n_ord } ход.
move-chess-capture-of-several = { $piece } { $from } бьёт { $to }{ $end }
    .full = { $piece } { $from } бьёт { $to }{ $end }. { $Side }, { $n_ord } ход.
move-chess-pawn-capture = { $piece } { $from } бьёт { $to }{ $end }
    .brief = { $letter } бьёт { $to }{ $end }
    .full = { $piece } { $from } бьёт { $to }{ $end }. { $Side }, { $n_ord } ход.
move-chess-en-passant = { $piece } { $from } бьёт { $to } на проходе{ $end }
    .full = { $piece } { $from } бьёт { $to } на проходе{ $end }. Снять: { $taken }.
move-chess-castling = { $castling }{ $end }
    .full = { $castling }{ $end }. { $Side }, { $n_ord } ход.

## Pieces of chess

chessman-king = король
    .anna = Кёниг
chessman-queen = ферзь
    .anna = Даме
chessman-rook = ладья
    .anna = Турм
chessman-bishop = слон
    .anna = Лойфер
chessman-knight = конь
    .anna = Шпрингер
chessman-pawn = пешка
    .anna = Бауэр
chessman-kings = короли
    .anna = Кёниге
chessman-queens = ферзи
    .anna = Дамен
chessman-rooks = ладьи
    .anna = Тюрме
chessman-bishops = слоны
    .anna = Лойфер
chessman-knights = кони
    .anna = Шпрингер
chessman-pawns = пешки
    .anna = Бауэрн
chessman-white-king = белый король
    .anna = белый Кёниг
chessman-white-queen = белый ферзь
    .anna = белая Даме
chessman-white-rook = белая ладья
    .anna = белый Турм
chessman-white-bishop = белый слон
    .anna = белый Лойфер
chessman-white-knight = белый конь
    .anna = белый Шпрингер
chessman-white-pawn = белая пешка
    .anna = белый Бауэр
chessman-black-king = чёрный король
    .anna = чёрный Кёниг
chessman-black-queen = чёрный ферзь
    .anna = чёрная Даме
chessman-black-rook = чёрная ладья
    .anna = чёрный Турм
chessman-black-bishop = чёрный слон
    .anna = чёрный Лойфер
chessman-black-knight = чёрный конь
    .anna = чёрный Шпрингер
chessman-black-pawn = чёрная пешка
    .anna = чёрный Бауэр

## Behind a move

castling-short = короткая рокировка
    .anna = Курце Рохаде
castling-long = длинная рокировка
    .anna = Ланге Рохаде
tail-check = шах
tail-mate = мат
irr-opponents-chessman = ход фигурой соперника

## Why a move of chess is not lawful

entry-chess-other-side = { $sq }: фигура соперника.
entry-chess-other-piece = { $sq }: { $piece }.
entry-chess-no-piece = Нет такой фигуры: { $piece }.
entry-chess-none-reaches = { $Piece } туда не ходит.
entry-chess-several = Таких фигур несколько: { $piece }. С какого поля?
entry-chess-not-its-move = { $Piece } так не ходит.
entry-chess-own-piece = { $sq }: своя фигура.
entry-chess-blocked = На пути фигура: { $sq }.
entry-chess-king-captured = Короля не бьют.
entry-chess-nothing-there = { $sq }: бить нечего.
entry-chess-en-passant-gone = На проходе бьют только сразу.
entry-chess-into-check = Под шах короля не ставят. Шах с поля { $sq }.
entry-chess-still-in-check = Король остаётся под шахом с поля { $sq }.
entry-chess-pinned = Фигура связана: удар с поля { $sq }.
entry-chess-castling-lost = Право на эту рокировку потеряно.
entry-chess-castling-blocked = При рокировке на пути фигура: { $sq }.
entry-chess-castling-in-check = Под шахом не рокируют.
entry-chess-castling-through = Рокировка через битое поле: { $sq }.
entry-chess-castling-into = Рокировка под шах: { $sq }.
entry-chess-no-castling = Король и ладья не на своих местах.
entry-chess-which-castling = Какая рокировка? Короткая или длинная.
entry-chess-promotion-missing = Назовите новую фигуру: ферзь, ладья, слон или конь.
refuse-promotion = Назовите новую фигуру: { $list }.
entry-chess-promotion-to = В эту фигуру пешка не превращается: { $piece }.
entry-chess-no-promotion = Здесь нет превращения.
chessman-white-queens = белые ферзи
chessman-white-rooks = белые ладьи
chessman-white-bishops = белые слоны
chessman-white-knights = белые кони
chessman-white-pawns = белые пешки
chessman-black-queens = чёрные ферзи
chessman-black-rooks = чёрные ладьи
chessman-black-bishops = чёрные слоны
chessman-black-knights = чёрные кони
chessman-black-pawns = чёрные пешки
