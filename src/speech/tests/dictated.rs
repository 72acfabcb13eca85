//! Dictated moves: the words that are understood, and that what is announced can be said back.

use golos_rules::chess::{AmbiguousMove, Entry, Letters, Move, NotOnBoard, Position, StartPosition};
use golos_speech::chess::{forced_sentence, move_sentence};
use golos_wording::{Alphabet, Form, Lang, Level, Style, Wording};

fn fen(text: &str) -> Position {
    Position::from_fen(StartPosition::Standard, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn read(position: &Position, letters: Letters, text: &str) -> Result<Move, AmbiguousMove> {
    let entry = Entry::read(letters, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    position.resolve(&entry)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const RICH: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const PAWNS: &str = "3nk2r/4P3/8/3pP3/2P5/8/8/R3K2R w KQ d6 0 1";
const TWINS: &str = "4k3/8/8/R6R/8/1N3N2/4K3/R7 w - - 0 1";
const BLACK: &str = "4k3/8/8/8/Pp6/8/2p5/1N1R2K1 b - a3 0 1";

/// Position, what was dictated, the move in full Latin notation.
#[test]
fn fide_d_2_1_moves_are_read_as_people_say_them() {
    for (position, said, expected) in [
        (START, "knight f three", "Ng1-f3"),
        (START, "Knight G1 to F3.", "Ng1-f3"),
        (START, "knight g one – f three", "Ng1-f3"),
        (START, "pawn e four", "e2-e4"),
        (START, "e two e four", "e2-e4"),
        (START, "white: e four", "e2-e4"),
        (START, "pawn e4. White, move twenty-one.", "e2-e4"),
        (START, "конь эф три", "Ng1-f3"),
        (START, "Конь же один – эф три", "Ng1-f3"),
        (START, "кінь еф три", "Ng1-f3"),
        (START, "кінь же один еф три", "Ng1-f3"),
        (START, "пішак е чотири", "e2-e4"),
        (START, "пешка е два – е четыре!", "e2-e4"),
        (START, "Springer Gustav eins Felix drei", "Ng1-f3"),
        (START, "Eva vier", "e2-e4"),
        (START, "Eva zwo Eva vier", "e2-e4"),
        (START, "Шпрингер Густав айнс – Феликс драй", "Ng1-f3"),
        (START, "Шпрингер Феликс драй", "Ng1-f3"),
        (START, "Єва цвай Єва фір", "e2-e4"),
        (START, "Golf one, Foxtrot three", "Ng1-f3"),
        (START, "конь g1 f3", "Ng1-f3"),
        (RICH, "castles short", "O-O"),
        (RICH, "castle queenside", "O-O-O"),
        (RICH, "castle king side", "O-O"),
        (RICH, "castle on the queen's side", "O-O-O"),
        (RICH, "рокировка на королевский фланг", "O-O"),
        (RICH, "long castling", "O-O-O"),
        (RICH, "короткая рокировка", "O-O"),
        (RICH, "Рокировка длинная", "O-O-O"),
        (RICH, "коротка рокіровка", "O-O"),
        (RICH, "довга рокіровка", "O-O-O"),
        (RICH, "Kurze Rochade", "O-O"),
        (RICH, "Ланге Рохаде", "O-O-O"),
        (RICH, "queen takes f six", "Qf3xf6"),
        (RICH, "ферзь бьёт эф шесть", "Qf3xf6"),
        (RICH, "ферзь бьет эф шесть", "Qf3xf6"),
        (RICH, "ферзь б'є еф шість", "Qf3xf6"),
        (RICH, "ферзь б’є еф шість", "Qf3xf6"),
        (RICH, "Dame schlägt Felix sechs", "Qf3xf6"),
        (RICH, "Лойфер Ева цвай бьёт Анна зекс", "Be2xa6"),
        (RICH, "слон е два бьёт а шесть", "Be2xa6"),
        (RICH, "тура аш один – же один", "Rh1-g1"),
        (RICH, "ладья аш один же один", "Rh1-g1"),
        (RICH, "d takes e six", "d5xe6"),
        (RICH, "дэ бьёт е", "d5xe6"),
        (RICH, "David fünf Eva sechs", "d5xe6"),
        (PAWNS, "e takes d six en passant", "e5xd6 e.p."),
        (PAWNS, "е бьёт дэ шесть на проходе", "e5xd6 e.p."),
        (PAWNS, "е б'є де шість на проході", "e5xd6 e.p."),
        (PAWNS, "e takes d eight queen", "e7xd8=Q+"),
        (PAWNS, "е семь бьёт дэ восемь, конь", "e7xd8=N"),
        (PAWNS, "е сім б'є де вісім, тура, шах", "e7xd8=R+"),
        (PAWNS, "Eva sieben David acht Läufer", "e7xd8=B"),
        (PAWNS, "Ева зибен Давид ахт, Шпрингер", "e7xd8=N"),
        (BLACK, "бе бьёт а три", "b4xa3 e.p."),
        (BLACK, "c two takes b one bishop", "c2xb1=B"),
        (TWINS, "rook a five e five, check", "Ra5-e5+"),
        (TWINS, "ладья один а три", "Ra1-a3"),
    ] {
        for letters in Letters::ALL {
            let position = fen(position);
            let mv = read(&position, letters, said).map(|mv| position.long(mv, Letters::Latin));
            assert_eq!(mv.unwrap_or_default(), expected, "{letters:?}: {said}");
        }
    }
    let position = fen(START);
    assert_eq!(read(&position, Letters::Russian, "К эф три").map(|mv| mv.numeric()), Ok("7163".to_owned()));
}

/// A letter may name a piece and a file: B and C, and the German D.
#[test]
fn t7_a_letter_among_words_is_what_it_is_in_writing() {
    for (letters, said, expected) in [
        (Letters::Latin, "B takes a six", "Bxa6"),
        (Letters::Latin, "B five", "b5"),
        (Letters::Latin, "pawn B takes c five", "Pbxc5"),
        (Letters::Latin, "b takes c five", "bxc5"),
        (Letters::Russian, "С бьёт а шесть", "Cxa6"),
        (Letters::Russian, "с пять", "c5"),
        (Letters::Russian, "С пять", "c5"),
        (Letters::German, "D takes d five", "Dxd5"),
        (Letters::German, "D vier", "d4"),
        (Letters::German, "d takes e five", "dxe5"),
    ] {
        assert_eq!(Entry::read(letters, said), Entry::read(letters, expected), "{letters:?}: {said}");
    }
}

#[test]
fn words_that_make_no_move_are_refused() {
    for said in [
        "конь",
        "конь эф",
        "конь три эф",
        "конь эф девять",
        "конь эф три ферзь слон",
        "конь конь эф три",
        "рокировка рокировка",
        "короткая",
        "короткая длинная рокировка",
        "конь бьёт бьёт эф три",
        "knight to to",
        "white",
        "white black",
        "hello e four",
        "e two (e four)",
        "шах и мат",
        "to",
    ] {
        for letters in Letters::ALL {
            assert!(Entry::read(letters, said).is_err(), "{letters:?}: {said}");
        }
    }
    // Signs that writing refuses are not read as words.
    for written in ["e2-", "e2 e4 e5", "x", "e2 x", "e4+e5"] {
        assert!(Entry::read(Letters::Latin, written).is_err(), "{written}");
    }
    assert!(Entry::read(Letters::Russian, "конь эф три =").unwrap().offers_draw());
}

/// Every style in which one language says or writes a move.
fn styles(lang: Lang) -> Vec<Style> {
    let mut styles = Vec::new();
    for (_, alphabet) in Alphabet::NAMES {
        for level in [Level::Brief, Level::Normal, Level::Full] {
            for form in [Form::Spoken, Form::Written] {
                styles.push(Style { lang, level, form, alphabet });
            }
        }
    }
    styles
}

#[test]
fn whatever_is_announced_is_read_back() {
    let mut sentences = 0;
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for position in [START, RICH, PAWNS, TWINS, BLACK].map(fen) {
            for mv in position.legal_moves() {
                let sentence = move_sentence(&position, mv, 21);
                for style in styles(lang) {
                    let said = wording.render(&sentence, style);
                    for letters in Letters::ALL {
                        assert_eq!(read(&position, letters, &said), Ok(mv), "{letters:?}: {said}");
                    }
                    sentences += 1;
                }
            }
        }
    }
    assert!(sentences > 10_000, "{sentences}");
}

#[test]
fn ch_7_5_what_was_forced_is_read_back() {
    for (position, typed) in [(START, "e2e5"), (START, "Ra1a3"), (START, "e7e5"), (PAWNS, "e7e8"), (RICH, "Nc3xa6")] {
        let position = fen(position);
        let forced = position.force(&Entry::read(Letters::Latin, typed).unwrap()).unwrap();
        for lang in [Lang::En, Lang::Ru, Lang::Uk] {
            let said = Wording::new(lang).render(&forced_sentence(&forced, 1), Style::spoken(lang));
            let again = Entry::read(Letters::Latin, &said).map(|entry| position.force(&entry).map(|it| it.position));
            assert_eq!(again, Ok(Ok(forced.position)), "{typed}: {said}");
        }
    }
}

/// A move stays the same whatever an arbiter says before and behind it.
#[test]
fn a_move_may_be_said_with_check_and_side() {
    let position: Position = fen(START);
    let mv: Move = read(&position, Letters::Latin, "Nf3").unwrap();
    for said in ["white, knight f three, check", "білі: кінь еф три. Білі, перший хід.", "конь на эф три, шах, мат"]
    {
        assert_eq!(read(&position, Letters::Ukrainian, said), Ok(mv), "{said}");
    }
}

/// Both castlings, the king's alone, the queen's alone, and neither: out of check, and with the kings away from home.
const CASTLINGS: [(&str, &[&str]); 5] = [
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &["O-O", "O-O-O"]),
    ("r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1", &["O-O"]),
    ("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", &["O-O-O"]),
    ("r3k2r/8/8/8/4q3/8/8/R3K2R w KQkq - 0 1", &[]),
    ("r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1", &[]),
];

#[test]
fn ch_3_8_2_castling_alone_is_the_only_lawful_one_or_asked_about() {
    for word in ["рокировка", "Рокіруюся", "castles", "рокировку!"] {
        for (place, lawful) in CASTLINGS {
            let position = fen(place);
            let entry = Entry::read(Letters::Latin, word).expect(word);
            let found = match position.resolve(&entry) {
                Ok(mv) => vec![position.long(mv, Letters::Latin)],
                Err(AmbiguousMove::Ambiguous(several)) => {
                    several.into_iter().map(|mv| position.long(mv, Letters::Latin)).collect()
                }
                Err(AmbiguousMove::Illegal(_)) => Vec::new(),
            };
            assert_eq!(found, lawful, "{word} {place}");
        }
    }
}

#[test]
fn ch_3_8_2_castling_alone_that_is_unlawful_is_taken_for_what_can_have_been_made() {
    let castles = |place: &str| {
        let position = fen(place);
        position.force(&Entry::read(Letters::Latin, "рокировка").expect("castling"))
    };
    assert_eq!(castles(CASTLINGS[3].0), Err(NotOnBoard::WhichCastling));
    assert!(matches!(castles(CASTLINGS[4].0), Err(NotOnBoard::NoCastling(_))));
    let one = castles("r3k2r/8/8/8/4q3/8/8/4K2R w Kkq - 0 1").map(|forced| forced.notation(Letters::Latin));
    assert_eq!(one.as_deref(), Ok("O-O"));
}
