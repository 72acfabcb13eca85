## Moves in chess

move-chess = { $piece } { $from } to { $to }{ $end }
    .brief = { $piece } { $to }{ $end }
    .full = { $piece } { $from } to { $to }{ $end }. { $Side }, move { $n }.
move-chess-of-several = { $piece } { $from } to { $to }{ $end }
    .full = { $piece } { $from } to { $to }{ $end }. { $Side }, move { $n }.
move-chess-capture = { $piece } { $from } takes { $to }{ $end }
    .brief = { $piece } takes { $to }{ $end }
    .full = { $piece } { $from } takes { $to }{ $end }. { $Side }, move { $n }.
move-chess-capture-of-several = { $piece } { $from } takes { $to }{ $end }
    .full = { $piece } { $from } takes { $to }{ $end }. { $Side }, move { $n }.
move-chess-pawn-capture = { $piece } { $from } takes { $to }{ $end }
    .brief = pawn { $letter } takes { $to }{ $end }
    .full = { $piece } { $from } takes { $to }{ $end }. { $Side }, move { $n }.
move-chess-en-passant = { $piece } { $from } takes { $to }, en passant{ $end }
    .full = { $piece } { $from } takes { $to }, en passant{ $end }. Remove: { $taken }.
move-chess-castling = { $castling }{ $end }
    .full = { $castling }{ $end }. { $Side }, move { $n }.

## Pieces of chess

chessman-king = king
    .anna = König
chessman-queen = queen
    .anna = Dame
chessman-rook = rook
    .anna = Turm
chessman-bishop = bishop
    .anna = Läufer
chessman-knight = knight
    .anna = Springer
chessman-pawn = pawn
    .anna = Bauer
chessman-kings = kings
    .anna = Könige
chessman-queens = queens
    .anna = Damen
chessman-rooks = rooks
    .anna = Türme
chessman-bishops = bishops
    .anna = Läufer
chessman-knights = knights
    .anna = Springer
chessman-pawns = pawns
    .anna = Bauern
chessman-white-king = white king
    .anna = white König
chessman-white-queen = white queen
    .anna = white Dame
chessman-white-rook = white rook
    .anna = white Turm
chessman-white-bishop = white bishop
    .anna = white Läufer
chessman-white-knight = white knight
    .anna = white Springer
chessman-white-pawn = white pawn
    .anna = white Bauer
chessman-black-king = black king
    .anna = black König
chessman-black-queen = black queen
    .anna = black Dame
chessman-black-rook = black rook
    .anna = black Turm
chessman-black-bishop = black bishop
    .anna = black Läufer
chessman-black-knight = black knight
    .anna = black Springer
chessman-black-pawn = black pawn
    .anna = black Bauer

## After a move

castling-short = castles short
    .anna = Kurze Rochade
castling-long = castles long
    .anna = Lange Rochade
tail-check = check
tail-mate = mate
irr-opponents-chessman = opponent's piece moved

## Why a chess move is illegal

entry-chess-other-side = { $sq } is the opponent's.
entry-chess-other-piece = { $sq }: { $piece }.
entry-chess-no-piece = No such piece: { $piece }.
entry-chess-none-reaches = No such piece can move there: { $piece }.
entry-chess-several = Several pieces: { $piece }. From which square?
entry-chess-not-its-move = A { $piece } does not move like that.
entry-chess-own-piece = { $sq }: own piece.
entry-chess-blocked = The way is blocked: { $sq }.
entry-chess-king-captured = A king cannot be captured.
entry-chess-nothing-there = { $sq }: nothing to capture.
entry-chess-en-passant-gone = En passant is possible only on the next move.
entry-chess-into-check = The king would be in check from { $sq }.
entry-chess-still-in-check = The king remains in check from { $sq }.
entry-chess-pinned = The piece is pinned from { $sq }.
entry-chess-castling-lost = The right to castle on that side is lost.
entry-chess-castling-blocked = Castling is blocked: { $sq }.
entry-chess-castling-in-check = You cannot castle out of check.
entry-chess-castling-through = Castling through an attacked square: { $sq }.
entry-chess-castling-into = Castling into check: { $sq }.
entry-chess-no-castling = King and rook are not on their original squares.
entry-chess-which-castling = Which castling? Short or long.
entry-chess-promotion-missing = Name the new piece: queen, rook, bishop or knight.
refuse-promotion = Name the new piece: { $list }.
entry-chess-promotion-to = A pawn cannot be promoted to that: { $piece }.
entry-chess-no-promotion = No pawn is promoted here.
chessman-white-queens = white queens
chessman-white-rooks = white rooks
chessman-white-bishops = white bishops
chessman-white-knights = white knights
chessman-white-pawns = white pawns
chessman-black-queens = black queens
chessman-black-rooks = black rooks
chessman-black-bishops = black bishops
chessman-black-knights = black knights
chessman-black-pawns = black pawns
