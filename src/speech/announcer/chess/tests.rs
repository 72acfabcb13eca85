use super::*;
use golos_rules::Side;
use golos_rules::chess::{Entry, Letters, NotOnBoard, NotRead, Position, Reason, Role, Square, StartPosition, Wing};
use golos_wording::{Alphabet, Lang, Level, Sentence, Style, Wording, message};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const RICH: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const PAWNS: &str = "3nk2r/4P3/8/3pP3/2P5/8/8/R3K2R w KQ d6 0 1";
const TWINS: &str = "4k3/8/8/R6R/8/1N3N2/4K3/R7 w - - 0 1";
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

fn fen(text: &str) -> Position {
    Position::from_fen(StartPosition::Standard, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn read(position: &Position, typed: &str) -> Sentence {
    let entry = Entry::read(Letters::Latin, typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
    let mv = position.resolve(&entry).unwrap_or_else(|error| panic!("{typed}: {error}"));
    move_sentence(position, mv, 21)
}

fn said(sentence: &Sentence, style: Style) -> String {
    Wording::new(style.lang).render(sentence, style)
}

/// The sentence aloud, in English, Russian and Ukrainian.
#[track_caller]
fn assert_said(sentence: &Sentence, level: Level, expected: [&str; 3]) {
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(said(sentence, Style::spoken(lang).at(level)), expected);
    }
}

#[test]
fn moves_are_said_with_piece_and_departure() {
    for (position, typed, expected) in [
        (START, "Nf3", ["knight g1 to f3", "конь же один – эф три", "кінь же один – еф три"]),
        (START, "e4", ["pawn e2 to e4", "пешка е два – е четыре", "пішак е два – е чотири"]),
        (RICH, "Bxa6", ["bishop e2 takes a6", "слон е два бьёт а шесть", "слон е два б'є а шість"]),
        (RICH, "dxe6", ["pawn d5 takes e6", "пешка дэ пять бьёт е шесть", "пішак де п'ять б'є е шість"]),
        (RICH, "0-0", ["castles short", "короткая рокировка", "коротка рокіровка"]),
        (RICH, "0-0-0", ["castles long", "длинная рокировка", "довга рокіровка"]),
        (
            PAWNS,
            "exd6",
            [
                "pawn e5 takes d6, en passant",
                "пешка е пять бьёт дэ шесть на проходе",
                "пішак е п'ять б'є де шість на проході",
            ],
        ),
        (
            PAWNS,
            "exd8Q",
            [
                "pawn e7 takes d8, queen, check",
                "пешка е семь бьёт дэ восемь, ферзь, шах",
                "пішак е сім б'є де вісім, ферзь, шах",
            ],
        ),
        (MATE, "Ra8", ["rook a1 to a8, mate", "ладья а один – а восемь, мат", "тура а один – а вісім, мат"]),
    ] {
        assert_said(&read(&fen(position), typed), Level::Normal, expected);
    }
}

#[test]
fn ch_17_9_a_brief_move_names_its_start_where_another_piece_could_go() {
    for (position, typed, expected) in [
        (START, "Nf3", ["knight f3", "конь эф три", "кінь еф три"]),
        (START, "e4", ["pawn e4", "пешка е четыре", "пішак е чотири"]),
        (RICH, "Bxa6", ["bishop takes a6", "слон бьёт а шесть", "слон б'є а шість"]),
        (RICH, "dxe6", ["pawn D takes e6", "дэ бьёт е шесть", "де б'є е шість"]),
        (RICH, "0-0", ["castles short", "короткая рокировка", "коротка рокіровка"]),
        (TWINS, "Nbd4", ["knight b3 to d4", "конь бэ три – дэ четыре", "кінь бе три – де чотири"]),
        (MATE, "Ra8", ["rook a8, mate", "ладья а восемь, мат", "тура а вісім, мат"]),
    ] {
        assert_said(&read(&fen(position), typed), Level::Brief, expected);
    }
}

#[test]
fn a_full_move_ends_with_side_and_number_or_with_what_is_taken_off() {
    for (position, typed, expected) in [
        (
            TWINS,
            "R5a3",
            [
                "rook a5 to a3. White, move twenty-one.",
                "ладья а пять – а три. Белые, двадцать первый ход.",
                "тура а п'ять – а три. Білі, двадцять перший хід.",
            ],
        ),
        (
            RICH,
            "0-0",
            [
                "castles short. White, move twenty-one.",
                "короткая рокировка. Белые, двадцать первый ход.",
                "коротка рокіровка. Білі, двадцять перший хід.",
            ],
        ),
        (
            PAWNS,
            "exd6",
            [
                "pawn e5 takes d6, en passant. Remove: d5.",
                "пешка е пять бьёт дэ шесть на проходе. Снять: дэ пять.",
                "пішак е п'ять б'є де шість на проході. Зняти: де п'ять.",
            ],
        ),
    ] {
        assert_said(&read(&fen(position), typed), Level::Full, expected);
    }
}

#[test]
fn fide_d_2_1_from_anna_to_hector_pieces_and_castling_are_german() {
    for (position, typed, expected) in [
        (
            START,
            "Nf3",
            [
                "Springer Gustav eins to Felix drei",
                "Шпрингер Густав айнс – Феликс драй",
                "Шпрингер Густав айнс – Фелікс драй",
            ],
        ),
        (
            RICH,
            "Bxa6",
            ["Läufer Eva zwei takes Anna sechs", "Лойфер Ева цвай бьёт Анна зекс", "Лойфер Єва цвай б'є Анна зекс"],
        ),
        (RICH, "0-0", ["Kurze Rochade", "Курце Рохаде", "Курце Рохаде"]),
        (RICH, "0-0-0", ["Lange Rochade", "Ланге Рохаде", "Ланге Рохаде"]),
        (
            PAWNS,
            "exd8Q",
            [
                "Bauer Eva sieben takes David acht, Dame, check",
                "Бауэр Ева зибен бьёт Давид ахт, Даме, шах",
                "Бауер Єва зібен б'є Давид ахт, Даме, шах",
            ],
        ),
    ] {
        let sentence = read(&fen(position), typed);
        for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
            assert_eq!(said(&sentence, Style::spoken(lang).with_alphabet(Alphabet::AnnaHector)), expected);
        }
    }
    let written = Style::written(Lang::Ru).with_alphabet(Alphabet::AnnaHector);
    assert_eq!(said(&read(&fen(START), "Nf3"), written), "конь g1 – f3");
}

#[test]
fn a_move_inside_another_sentence_still_says_where_it_starts() {
    let last = |level| {
        let mv = read(&fen(START), "Nf3");
        let sentence = message::ask_last(mv, Side::White);
        said(&sentence, Style::spoken(Lang::Ru).at(level))
    };
    assert_eq!(last(Level::Brief), "конь эф три");
    assert_eq!(last(Level::Normal), "конь же один – эф три. Белые.");
    assert_eq!(last(Level::Full), "конь же один – эф три. Белые, двадцать первый ход.");
    let learner = Style::spoken(Lang::Ru).with_alphabet(Alphabet::Letters);
    assert_eq!(said(&read(&fen(START), "Nf3"), learner), "конь же один. эф три");
}

#[test]
fn ch_7_5_what_was_made_on_the_board_is_said_as_it_was_made() {
    let force = |position: &str, typed: &str| {
        let entry = Entry::read(Letters::Latin, typed).unwrap();
        fen(position).force(&entry).unwrap_or_else(|error| panic!("{typed}: {error}"))
    };
    for (position, typed, expected) in [
        (START, "e2e5", ["pawn e2 to e5", "пешка е два – е пять", "пішак е два – е п'ять"]),
        (START, "e7e5", ["black pawn e7 to e5", "чёрная пешка е семь – е пять", "чорний пішак е сім – е п'ять"]),
        (START, "Bf1f7", ["bishop f1 takes f7", "слон эф один бьёт эф семь", "слон еф один б'є еф сім"]),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", ["pawn a7 to a8", "пешка а семь – а восемь", "пішак а сім – а вісім"]),
        (
            "4k3/8/P7/8/8/8/8/4K3 w - - 0 1",
            "a6a8",
            ["pawn a6 to a8", "пешка а шесть – а восемь", "пішак а шість – а вісім"],
        ),
        ("r3k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0", ["castles short", "короткая рокировка", "коротка рокіровка"]),
    ] {
        for level in [Level::Brief, Level::Normal] {
            assert_said(&forced_sentence(&force(position, typed), 3), level, expected);
        }
    }
    assert_said(
        &forced_sentence(&force(START, "e7e5"), 3),
        Level::Full,
        [
            "black pawn e7 to e5. White, move three.",
            "чёрная пешка е семь – е пять. Белые, третий ход.",
            "чорний пішак е сім – е п'ять. Білі, третій хід.",
        ],
    );
}

#[test]
fn ch_3_every_reason_has_a_sentence() {
    let at = Square::E4;
    for (reason, expected) in [
        (Reason::EmptySquare(at), ["e4 is empty.", "е четыре: пусто.", "е чотири: порожньо."]),
        (
            Reason::OpponentsPiece(at),
            ["e4 is the opponent's.", "е четыре: фигура соперника.", "е чотири: фігура суперника."],
        ),
        (Reason::OtherPiece { square: at, role: Role::Knight }, ["e4: knight.", "е четыре: конь.", "е чотири: кінь."]),
        (
            Reason::NoPiece(Role::Rook),
            ["No such piece: rook.", "Нет такой фигуры: ладья.", "Немає такої фігури: тура."],
        ),
        (
            Reason::NoneReaches(Role::Queen),
            ["No such piece can move there: queen.", "Ферзь туда не ходит.", "Ферзь туди не ходить."],
        ),
        (
            Reason::NotItsMove(Role::Rook),
            ["A rook does not move like that.", "Ладья так не ходит.", "Тура так не ходить."],
        ),
        (Reason::OwnPiece(at), ["e4: own piece.", "е четыре: своя фигура.", "е чотири: своя фігура."]),
        (Reason::Blocked(at), ["The way is blocked: e4.", "На пути фигура: е четыре.", "На шляху фігура: е чотири."]),
        (Reason::KingCaptured, ["A king cannot be captured.", "Короля не бьют.", "Короля не б'ють."]),
        (
            Reason::NothingToCapture(at),
            ["e4: nothing to capture.", "е четыре: бить нечего.", "е чотири: немає чого бити."],
        ),
        (
            Reason::EnPassantGone(at),
            [
                "En passant is possible only on the next move.",
                "На проходе бьют только сразу.",
                "На проході б'ють лише одразу.",
            ],
        ),
        (Reason::NotCapture, ["Nothing is captured.", "Ничего не взято.", "Нічого не побито."]),
        (
            Reason::IntoCheck(at),
            [
                "The king would be in check from e4.",
                "Под шах короля не ставят. Шах с поля е четыре.",
                "Під шах короля не ставлять. Шах із поля е чотири.",
            ],
        ),
        (
            Reason::StillInCheck(at),
            [
                "The king remains in check from e4.",
                "Король остаётся под шахом с поля е четыре.",
                "Король лишається під шахом із поля е чотири.",
            ],
        ),
        (
            Reason::Pinned(at),
            [
                "The piece is pinned from e4.",
                "Фигура связана: удар с поля е четыре.",
                "Фігуру зв'язано: удар із поля е чотири.",
            ],
        ),
        (
            Reason::CastlingLost(Wing::King),
            [
                "The right to castle on that side is lost.",
                "Право на эту рокировку потеряно.",
                "Право на цю рокіровку втрачено.",
            ],
        ),
        (
            Reason::CastlingBlocked(at),
            [
                "Castling is blocked: e4.",
                "При рокировке на пути фигура: е четыре.",
                "Під час рокіровки на шляху фігура: е чотири.",
            ],
        ),
        (
            Reason::CastlingInCheck,
            ["You cannot castle out of check.", "Под шахом не рокируют.", "Під шахом не рокірують."],
        ),
        (
            Reason::CastlingThrough(at),
            [
                "Castling through an attacked square: e4.",
                "Рокировка через битое поле: е четыре.",
                "Рокіровка через бите поле: е чотири.",
            ],
        ),
        (
            Reason::CastlingInto(at),
            ["Castling into check: e4.", "Рокировка под шах: е четыре.", "Рокіровка під шах: е чотири."],
        ),
        (
            Reason::PromotionMissing,
            [
                "Name the new piece: queen, rook, bishop or knight.",
                "Назовите новую фигуру: ферзь, ладья, слон или конь.",
                "Назвіть нову фігуру: ферзь, тура, слон чи кінь.",
            ],
        ),
        (
            Reason::PromotionTo(Role::King),
            [
                "A pawn cannot be promoted to that: king.",
                "В эту фигуру пешка не превращается: король.",
                "На цю фігуру пішак не перетворюється: король.",
            ],
        ),
        (Reason::NoPromotion, ["No pawn is promoted here.", "Здесь нет превращения.", "Тут немає перетворення."]),
    ] {
        assert_said(&why_illegal(reason), Level::Normal, expected);
    }
}

#[test]
fn what_cannot_have_been_made_and_what_is_not_understood_is_said_back() {
    let twins = fen(TWINS);
    let ambiguous = twins.force(&Entry::read(Letters::Latin, "Nd4").unwrap()).unwrap_err();
    for (error, expected) in [
        (NotOnBoard::EmptySquare(Square::E4), ["e4 is empty.", "е четыре: пусто.", "е чотири: порожньо."]),
        (NotOnBoard::Occupied(Square::E4), ["e4 is occupied.", "е четыре: занято.", "е чотири: зайнято."]),
        (
            NotOnBoard::NoPiece(Role::Bishop),
            ["No such piece: bishop.", "Нет такой фигуры: слон.", "Немає такої фігури: слон."],
        ),
        (
            NotOnBoard::SeveralPieces(Role::Knight),
            [
                "Several pieces: knight. From which square?",
                "Таких фигур несколько: конь. С какого поля?",
                "Таких фігур кілька: кінь. З якого поля?",
            ],
        ),
        (
            NotOnBoard::NoCastling(Wing::King),
            [
                "King and rook are not on their original squares.",
                "Король и ладья не на своих местах.",
                "Король і тура не на своїх місцях.",
            ],
        ),
        (
            NotOnBoard::WhichCastling,
            [
                "Which castling? Short or long.",
                "Какая рокировка? Короткая или длинная.",
                "Яка рокіровка? Коротка чи довга.",
            ],
        ),
        (
            ambiguous,
            [
                "Possible moves: two. One: knight b3 to d4. Two: knight f3 to d4. Which?",
                "Вариантов: два. Один: конь бэ три – дэ четыре. Два: конь эф три – дэ четыре. Какой ход?",
                "Варіантів: два. Один: кінь бе три – де чотири. Два: кінь еф три – де чотири. Який хід?",
            ],
        ),
    ] {
        assert_said(&not_on_board(&twins, &error), Level::Normal, expected);
    }
    for (typed, expected) in [
        (
            "эхма",
            [
                "Not understood: эхма. For example: e2 e4.",
                "Не понято: эхма. Например: е два – е четыре.",
                "Не зрозуміло: эхма. Наприклад: е два – е чотири.",
            ],
        ),
        ("Nf9", ["No such square: 9.", "Нет такого поля: девять.", "Немає такого поля: дев'ять."]),
    ] {
        let error = Entry::read(Letters::Latin, typed).unwrap_err();
        assert_said(&not_read(&error, typed), Level::Normal, expected);
    }
    assert_said(
        &not_read(&NotRead::TooLong, ""),
        Level::Normal,
        [
            "The line is too long. At most two hundred characters.",
            "Слишком длинная строка. Не больше двухсот знаков.",
            "Задовгий рядок. Не більше двохсот знаків.",
        ],
    );
}

#[test]
fn the_board_is_read_row_by_row_and_kind_by_kind() {
    let board = fen("6k1/5ppp/8/8/8/1B6/P7/R3KQ1R w Q - 0 1");
    let written = |lang, sentence: &Sentence| said(sentence, Style::written(lang));
    let rows = rows(&board);
    assert_eq!(rows.len(), 6);
    assert_eq!(written(Lang::En, &rows[0]), "Rank 8: black king g.");
    assert_eq!(written(Lang::En, &rows[1]), "Rank 7: pawns f to h.");
    assert_eq!(written(Lang::Ru, &rows[4]), "1-я горизонталь: ладьи a, h; король e; ферзь f.");
    assert_eq!(written(Lang::Uk, &rows[2]), "3-тя горизонталь: білий слон b.");
    assert_eq!(written(Lang::Uk, &rows[5]), "Решта порожня.");
    assert_said(
        &pieces(&board),
        Level::Normal,
        [
            "White: king e1; queen f1; rooks a1, h1; bishop b3; pawn a2. Black: king g8; pawns f7, g7, h7.",
            "Белые: король е один; ферзь эф один; ладьи а один, аш один; слон бэ три; пешка а два. \
             Чёрные: король же восемь; пешки эф семь, же семь, аш семь.",
            "Білі: король е один; ферзь еф один; тури а один, аш один; слон бе три; пішак а два. \
             Чорні: король же вісім; пішаки еф сім, же сім, аш сім.",
        ],
    );
}

#[test]
fn what_is_asked_for_is_a_square_a_line_or_a_diagonal() {
    let board = fen("6k1/5ppp/8/8/8/1B6/P7/R3KQ1R w Q - 0 1");
    for (text, expected) in [
        ("a1", ["a1: white rook.", "а один: белая ладья.", "а один: біла тура."]),
        ("же восемь", ["g8: black king.", "же восемь: чёрный король.", "же вісім: чорний король."]),
        ("e4", ["e4: empty.", "е четыре: пусто.", "е чотири: порожньо."]),
        (
            "a",
            [
                "File A. White: rook a1; pawn a2. Black: none.",
                "Вертикаль а. Белые: ладья а один; пешка а два. Чёрные: нет.",
                "Вертикаль а. Білі: тура а один; пішак а два. Чорні: немає.",
            ],
        ),
        (
            "7",
            [
                "Rank seven. White: none. Black: pawns f7, g7, h7.",
                "Седьмая горизонталь. Белые: нет. Чёрные: пешки эф семь, же семь, аш семь.",
                "Сьома горизонталь. Білі: немає. Чорні: пішаки еф сім, же сім, аш сім.",
            ],
        ),
        (
            "a2-g8",
            [
                "Diagonal a2 to g8. White: bishop b3; pawn a2. Black: king g8; pawn f7.",
                "Диагональ а два – же восемь. Белые: слон бэ три; пешка а два. Чёрные: король же восемь; пешка эф семь.",
                "Діагональ а два – же вісім. Білі: слон бе три; пішак а два. Чорні: король же вісім; пішак еф сім.",
            ],
        ),
        (
            "a1-h7",
            [
                "No such diagonal: a1-h7.",
                "Нет такой диагонали: а один – аш семь.",
                "Немає такої діагоналі: а один – аш сім.",
            ],
        ),
        ("j9", ["No such square: j9.", "Нет такого поля: j9.", "Немає такого поля: j9."]),
    ] {
        assert_said(&place(&board, text), Level::Normal, expected);
    }
}

#[test]
fn training_tells_where_a_piece_can_go() {
    let position = fen("4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1");
    for (from, expected) in [
        (Square::E1, "С поля e1: c1, d1, d2, e2, f1, f2."),
        (Square::A7, "С поля a7: a8."),
        (Square::E8, "e8: хода нет."),
        (Square::H4, "h4: хода нет."),
    ] {
        assert_eq!(said(&targets(&position, from), Style::written(Lang::Ru)), expected);
    }
}
