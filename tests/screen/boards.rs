//! The boards of chess and of renju.

use super::*;
use golos::game::MoveRequest;
use golos::rules::{chess, renju};

const ZOOMS: [(Zoom, u16, u16); 3] = [(Zoom::Small, 80, 24), (Zoom::Medium, 120, 40), (Zoom::Large, 140, 60)];

/// A game of chess or renju in the letters of a language.
fn game(variant: Variant, notation: Notation, position: Option<&str>, press: Press) -> Table {
    let mut table = Table::open_in(variant, notation, position, press, Mode::Rated);
    table.now += Ms::from_secs(1);
    table
}

/// An opening with a capture and a castling; the last move stands on the board and is not pressed yet.
fn italian(wording: &Wording) -> Table {
    let table = game(Variant::Chess, wording.lang().notation(), None, Press::Automatic);
    table.moves(&["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d4", "e5d4", "e1g1", "f8c5", "e4e5"])
}

/// In check from e2.
fn in_check(wording: &Wording) -> Table {
    let position = Some("r3k2r/pppq1ppp/2np1n2/4p3/4P3/2NP1N2/PPPQRPPP/4K2R w Kkq - 0 1");
    let table = game(Variant::Chess, wording.lang().notation(), position, Press::Automatic);
    table.moves(&["d3d4", "e5d4", "e4e5"])
}

/// An opening of renju, and a pass.
fn opening(letters: renju::Letters) -> Table {
    let notation = Notation { renju: letters, ..Notation::FILES };
    let mut table = game(Variant::Renju, notation, None, Press::Manual);
    for text in ["h8", "h9", "k6", "g7", "-"] {
        table = table.pressed_by_hand(text);
    }
    table.ask(3, Side::White, Request::Move(MoveRequest::Make("m12".to_owned())));
    table
}

pub fn chess(wording: &Wording) -> Model {
    let table = italian(wording);
    let cursor = places(Variant::Chess, &["g8"]);
    let look = Look { cursor: cursor.first().copied(), ..Look::new(wording, table.now) };
    board(wording, BoardModel::of(&table.state, &look), Focus::Board)
}

fn chess_check(wording: &Wording) -> Model {
    let table = in_check(wording);
    let path = places(Variant::Chess, &["e8", "d8"]);
    let look = Look { cursor: path.last().copied(), path: &path, flipped: true, ..Look::new(wording, table.now) };
    board(wording, BoardModel::of(&table.state, &look), Focus::Board)
}

pub fn renju(wording: &Wording) -> Model {
    let table = opening(renju::Letters::AToP);
    let path = places(Variant::Renju, &["j9"]);
    let look = Look { cursor: path.last().copied(), path: &path, ..Look::new(wording, table.now) };
    board(wording, BoardModel::of(&table.state, &look), Focus::Board)
}

pub(super) const SCREENS: [(&str, Build); 3] = [("chess", chess), ("chess-check", chess_check), ("renju", renju)];

/// The text of a screen without colours.
fn shown_in(model: &Model, zoom: Zoom, width: u16, height: u16) -> String {
    text(&drawn(&Model { zoom, ..model.clone() }, &Theme::PLAIN, width, height))
}

#[test]
fn chess_and_renju_in_80_by_24() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for (name, build) in SCREENS {
            assert_looks(&format!("{name}-{lang}"), &drawn(&build(&wording), &Theme::DARK, 80, 24));
        }
    }
}

#[test]
fn chess_and_renju_in_every_size() {
    let wording = Wording::new(Lang::Ru);
    for (name, build) in SCREENS {
        for (zoom, width, height) in ZOOMS {
            let model = Model { zoom, ..build(&wording) };
            assert_looks(&format!("{name}-{zoom:?}").to_lowercase(), &drawn(&model, &Theme::PLAIN, width, height));
        }
    }
    assert_looks("chess-narrow", &drawn(&chess(&wording), &Theme::PLAIN, 40, 12));
    assert_looks("renju-narrow", &drawn(&renju(&wording), &Theme::PLAIN, 50, 20));
}

#[test]
fn the_cursor_finds_every_place() {
    let wording = Wording::new(Lang::Uk);
    for table in [italian(&wording), opening(renju::Letters::AToP)] {
        let board_of = table.state.board();
        for (zoom, width, height) in ZOOMS {
            for flipped in [false, true] {
                let mut found = Vec::new();
                for place in (1..=board_of.board_size()).rev().flat_map(|row| board_of.row(row)) {
                    let look = Look { cursor: Some(place), flipped, ..Look::new(&wording, table.now) };
                    let shown = BoardModel::of(&table.state, &look);
                    let glyph = board_of.piece_on(place).map(|piece| shown.glyphs.piece(piece.side, piece.kind));
                    let model = Model { zoom, ..board(&wording, shown, Focus::Board) };
                    let backend = drawn(&model, &Theme::DARK, width, height);
                    let Position { x, y } = cursor(&backend);
                    let sign = |x| backend.buffer()[(x, y)].symbol();
                    match glyph {
                        Some(glyph) => assert!(glyph.starts_with(sign(x)), "{zoom:?} {place:?}"),
                        None => assert!([" ", ".", "+"].contains(&sign(x)), "{zoom:?} {place:?}"),
                    }
                    assert!((x..x + 6).any(|x| sign(x) == "]"), "{zoom:?} {place:?}");
                    found.push((y, x));
                }
                assert!(found.is_sorted_by(|one, next| if flipped { one > next } else { one < next }), "{zoom:?}");
            }
        }
    }
}

/// White's letters are capitals, Black's small, whatever their number: the text alone tells them apart.
#[test]
fn without_colours_every_piece_is_told_from_every_other() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        let glyphs = golos::view::Glyphs::of(&wording);
        let kinds = chess::Role::ALL.map(golos::rules::Kind::Chess);
        let mut letters: Vec<String> = Vec::new();
        for side in Side::BOTH {
            letters.extend(kinds.map(|kind| glyphs.piece(side, kind)));
        }
        assert!(letters.iter().all(|letter| (1..=2).contains(&letter.chars().count())), "{letters:?}");
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 12, "{lang}");
        assert_ne!(glyphs.stone.white, glyphs.stone.black);
        for (name, build) in SCREENS {
            let model = build(&wording);
            let plain = drawn(&model, &Theme::PLAIN, 80, 24);
            assert_eq!(text(&plain), text(&drawn(&model, &Theme::DARK, 80, 24)), "{name}");
            assert!(plain.buffer().content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        }
    }
}

/// A mark never takes the place of a letter: `Кр` stays whole where the king has just moved, or is picked.
#[test]
fn a_king_of_two_letters_is_whole_in_every_size() {
    for lang in [Lang::Ru, Lang::Uk] {
        let wording = Wording::new(lang);
        let castled =
            game(Variant::Chess, wording.lang().notation(), Some("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Press::Automatic);
        let castled = castled.moves(&["0-0"]);
        let path = places(Variant::Chess, &["e8", "g1"]);
        for (zoom, width, height) in ZOOMS {
            let look = Look { cursor: path.last().copied(), path: &path, ..Look::new(&wording, castled.now) };
            for path in [&path[..], &[]] {
                let look = Look { path, ..look };
                let model = board(&wording, BoardModel::of(&castled.state, &look), Focus::Board);
                let shown = shown_in(&model, zoom, width, height);
                assert!(shown.contains("Кр") && shown.contains("кр"), "{shown}");
            }
        }
    }
}

#[test]
fn a_king_in_check_is_not_marked_at_a_rated_board() {
    let wording = Wording::new(Lang::En);
    let quiet = game(Variant::Chess, Notation::FILES, Some("4k3/8/8/8/8/8/3R4/4K3 b - - 0 1"), Press::Automatic);
    let check = game(Variant::Chess, Notation::FILES, Some("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"), Press::Automatic);
    let king = |table: &Table| {
        let shown = BoardModel::of(&table.state, &Look::new(&wording, table.now));
        shown.rows.first().and_then(|row| row.get(4)).cloned()
    };
    assert!(check.state.position().chess().is_some_and(chess::Position::is_check));
    assert_eq!(king(&quiet), king(&check));
}

#[test]
fn moves_of_chess_stand_in_pairs_and_in_the_letters_of_the_game() {
    for (lang, last) in [(Lang::En, "6 e5 "), (Lang::Ru, "6 e5 "), (Lang::Uk, "6 e5 ")] {
        let wording = Wording::new(lang);
        let table = italian(&wording);
        let rows = rows(&wording, &table, MoveText::Short);
        let knights = if lang == Lang::En { "2 Nf3 Nc6" } else { "2 Кf3 Кc6" };
        assert_eq!(rows[..2], ["1 e4 e5", knights], "{rows:?}");
        assert_eq!(rows.last().map(String::as_str), Some(last));
    }
    // What was not lawful too.
    let wording = Wording::new(Lang::Ru);
    let table = game(Variant::Chess, wording.lang().notation(), None, Press::Manual);
    let table = table.pressed_by_hand("Кg1g3");
    assert_eq!(rows(&wording, &table, MoveText::Short), ["1 Кg1-g3 "]);
}

fn rows(wording: &Wording, table: &Table, move_text: MoveText) -> Vec<String> {
    let look = Look { move_text, ..Look::new(wording, table.now) };
    let row = |row: golos::view::MoveRow| {
        let cell = |cell: golos::view::NumberedMove| {
            cell.number.map_or(cell.text.clone(), |number| format!("{number} {}", cell.text))
        };
        format!("{} {}", cell(row.first), cell(row.second))
    };
    BoardModel::of(&table.state, &look).moves.into_iter().map(row).collect()
}

#[test]
fn r_9_3_2_1_each_stone_has_a_number_of_its_own_and_a_pass_is_a_dash() {
    let wording = Wording::new(Lang::En);
    let table = opening(renju::Letters::AToP);
    assert_eq!(rows(&wording, &table, MoveText::Short), ["1 h8 2 h9", "3 k6 4 g7", "5 - 6 (m12)"]);
    let shown = BoardModel::of(&table.state, &Look::new(&wording, table.now));
    assert_eq!(shown.counter.as_deref(), Some("Moves made: 6."));
    assert_eq!(shown.files.join(""), "abcdefghjklmnop");
    // The letters are those of the game.
    let table = opening(renju::Letters::AToO);
    let shown = BoardModel::of(&table.state, &Look::new(&wording, table.now));
    assert_eq!(shown.files.join(""), "abcdefghijklmno");
    assert_eq!(rows(&wording, &table, MoveText::Short)[1], "3 k6 4 g7");
}

#[test]
fn r_9_3_1_2_the_clock_at_blacks_left_comes_first() {
    let wording = Wording::new(Lang::En);
    for (width, height) in [(80, 24), (50, 20), (120, 40)] {
        let shown = text(&drawn(&renju(&wording), &Theme::PLAIN, width, height));
        let (black, white) = (shown.find("Black"), shown.find("White"));
        assert!(black < white, "{shown}");
        let shown = text(&drawn(&chess(&wording), &Theme::PLAIN, width, height));
        let (black, white) = (shown.find("Black"), shown.find("White"));
        assert!(white < black, "{shown}");
    }
}
