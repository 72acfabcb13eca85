## Moves in chess

move-chess = { $piece } { $from } – { $to }{ $end }
    .brief = { $piece } { $to }{ $end }
    .full = { $piece } { $from } – { $to }{ $end }. { $Side }, { $n_ord } хід.
move-chess-of-several = { $piece } { $from } – { $to }{ $end }
    .full = { $piece } { $from } – { $to }{ $end }. { $Side }, { $n_ord } хід.
move-chess-capture = { $piece } { $from } б'є { $to }{ $end }
    .brief = { $piece } б'є { $to }{ $end }
    .full = { $piece } { $from } б'є { $to }{ $end }. { $Side }, { $n_ord } хід.
move-chess-capture-of-several = { $piece } { $from } б'є { $to }{ $end }
    .full = { $piece } { $from } б'є { $to }{ $end }. { $Side }, { $n_ord } хід.
move-chess-pawn-capture = { $piece } { $from } б'є { $to }{ $end }
    .brief = { $letter } б'є { $to }{ $end }
    .full = { $piece } { $from } б'є { $to }{ $end }. { $Side }, { $n_ord } хід.
move-chess-en-passant = { $piece } { $from } б'є { $to } на проході{ $end }
    .full = { $piece } { $from } б'є { $to } на проході{ $end }. Зняти: { $taken }.
move-chess-castling = { $castling }{ $end }
    .full = { $castling }{ $end }. { $Side }, { $n_ord } хід.

## Pieces of chess

chessman-king = король
    .anna = Кеніг
chessman-queen = ферзь
    .anna = Даме
chessman-rook = тура
    .anna = Турм
chessman-bishop = слон
    .anna = Лойфер
chessman-knight = кінь
    .anna = Шпрингер
chessman-pawn = пішак
    .anna = Бауер
chessman-kings = королі
    .anna = Кеніге
chessman-queens = ферзі
    .anna = Дамен
chessman-rooks = тури
    .anna = Тюрме
chessman-bishops = слони
    .anna = Лойфер
chessman-knights = коні
    .anna = Шпрингер
chessman-pawns = пішаки
    .anna = Бауерн
chessman-white-king = білий король
    .anna = білий Кеніг
chessman-white-queen = білий ферзь
    .anna = біла Даме
chessman-white-rook = біла тура
    .anna = білий Турм
chessman-white-bishop = білий слон
    .anna = білий Лойфер
chessman-white-knight = білий кінь
    .anna = білий Шпрингер
chessman-white-pawn = білий пішак
    .anna = білий Бауер
chessman-black-king = чорний король
    .anna = чорний Кеніг
chessman-black-queen = чорний ферзь
    .anna = чорна Даме
chessman-black-rook = чорна тура
    .anna = чорний Турм
chessman-black-bishop = чорний слон
    .anna = чорний Лойфер
chessman-black-knight = чорний кінь
    .anna = чорний Шпрингер
chessman-black-pawn = чорний пішак
    .anna = чорний Бауер

## Behind a move

castling-short = коротка рокіровка
    .anna = Курце Рохаде
castling-long = довга рокіровка
    .anna = Ланге Рохаде
tail-check = шах
tail-mate = мат
irr-opponents-chessman = хід фігурою суперника

## Why a move of chess is not lawful

entry-chess-other-side = { $sq }: фігура суперника.
entry-chess-other-piece = { $sq }: { $piece }.
entry-chess-no-piece = Немає такої фігури: { $piece }.
entry-chess-none-reaches = { $Piece } туди не ходить.
entry-chess-several = Таких фігур кілька: { $piece }. З якого поля?
entry-chess-not-its-move = { $Piece } так не ходить.
entry-chess-own-piece = { $sq }: своя фігура.
entry-chess-blocked = На шляху фігура: { $sq }.
entry-chess-king-captured = Короля не б'ють.
entry-chess-nothing-there = { $sq }: немає чого бити.
entry-chess-en-passant-gone = На проході б'ють лише одразу.
entry-chess-into-check = Під шах короля не ставлять. Шах із поля { $sq }.
entry-chess-still-in-check = Король лишається під шахом із поля { $sq }.
entry-chess-pinned = Фігуру зв'язано: удар із поля { $sq }.
entry-chess-castling-lost = Право на цю рокіровку втрачено.
entry-chess-castling-blocked = Під час рокіровки на шляху фігура: { $sq }.
entry-chess-castling-in-check = Під шахом не рокірують.
entry-chess-castling-through = Рокіровка через бите поле: { $sq }.
entry-chess-castling-into = Рокіровка під шах: { $sq }.
entry-chess-no-castling = Король і тура не на своїх місцях.
entry-chess-which-castling = Яка рокіровка? Коротка чи довга.
entry-chess-promotion-missing = Назвіть нову фігуру: ферзь, тура, слон чи кінь.
refuse-promotion = Назвіть нову фігуру: { $list }.
entry-chess-promotion-to = На цю фігуру пішак не перетворюється: { $piece }.
entry-chess-no-promotion = Тут немає перетворення.
chessman-white-queens = білі ферзі
chessman-white-rooks = білі тури
chessman-white-bishops = білі слони
chessman-white-knights = білі коні
chessman-white-pawns = білі пішаки
chessman-black-queens = чорні ферзі
chessman-black-rooks = чорні тури
chessman-black-bishops = чорні слони
chessman-black-knights = чорні коні
chessman-black-pawns = чорні пішаки
