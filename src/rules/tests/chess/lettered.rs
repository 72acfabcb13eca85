//! Moves in the letters of him who gives them (CH-17.1, CH-17.2).

use golos_rules::chess::{Entry, Letters};
use golos_rules::{LocalizedNotation, Notation, Position, Variant};

use Letters::{German, Latin, Russian, Ukrainian};

fn game(chess: Letters) -> Notation {
    Notation { chess, ..Notation::FILES }
}

fn position(fen: &str) -> Position {
    Variant::Chess.read_position(fen, Notation::FILES).expect("a position")
}

/// What a text is taken for, as it stands in files: the moves, `?` before several, `!` before what is not lawful.
fn taken(position: &Position, text: &str, own: Letters, games: Letters) -> String {
    let full = |mv| position.full(mv).trim_end_matches(['+', '#']).to_owned();
    match position.lettered(text, own, game(games)) {
        LocalizedNotation::Lawful(text) => full(&position.read(&text, game(games)).expect("a lawful move")),
        LocalizedNotation::Several(moves) => format!("?{}", moves.iter().map(full).collect::<Vec<_>>().join(" ")),
        LocalizedNotation::Unlawful(text) => format!("!{text}"),
    }
}

/// A board on which each piece can go to a square where no other can.
const ALONE: &str = "4k3/8/8/8/3Q4/N6R/1B6/4K3 w - - 0 1";

#[test]
fn every_piece_is_understood_in_the_letters_of_every_terminal_in_every_game() {
    let board = position(ALONE);
    let written = |letters: Letters| {
        let names = match letters {
            Latin => ["Ke2", "Qd7", "Rh8", "Ba1", "Nb5"],
            Russian => ["Крe2", "Фd7", "Лh8", "Сa1", "Кb5"],
            Ukrainian => ["Крe2", "Фd7", "Тh8", "Сa1", "Кb5"],
            German => ["Ke2", "Dd7", "Th8", "La1", "Sb5"],
        };
        names.into_iter().zip(["Ke1-e2", "Qd4-d7", "Rh3-h8", "Bb2-a1", "Na3-b5"])
    };
    for games in Letters::ALL {
        for typed in [Latin, Russian, Ukrainian] {
            for own in [Latin, Russian, Ukrainian] {
                for (text, meant) in written(typed) {
                    assert_eq!(taken(&board, text, own, games), meant, "{text} at {own:?} in {games:?}");
                }
            }
        }
        for (text, meant) in written(German).filter(|_| games == German) {
            assert_eq!(taken(&board, text, German, games), meant, "{text} in {games:?}");
        }
    }
}

#[test]
fn one_s_own_letters_come_first_then_those_of_the_game_and_what_is_ambiguous_is_asked() {
    // Knight and king can go to f3, pawn and bishop take on c5.
    let fork = "4k3/8/8/2p5/1P6/4B3/4K3/6N1 w - - 0 1";
    let alone = "4k3/8/8/2p5/8/4B3/4K3/8 w - - 0 1";
    let knight = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    let rook = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    for (fen, text, own, games, meant) in [
        (fork, "Kf3", Latin, Ukrainian, "Ke2-f3"),
        (fork, "Кf3", Ukrainian, Latin, "Ng1-f3"),
        // A Latin K at a Russian terminal: the king of the game, or the knight that it looks like.
        (fork, "Kf3", Russian, Latin, "?Ng1-f3 Ke2-f3"),
        (fork, "Kf3", Russian, Russian, "Ng1-f3"),
        (fork, "Крf3", Latin, Latin, "Ke2-f3"),
        // A capital B is the bishop, a small one the file.
        (fork, "Bxc5", Latin, Ukrainian, "Be3xc5"),
        (fork, "bxc5", Latin, Ukrainian, "b4xc5"),
        (fork, "bxc5", Ukrainian, Latin, "b4xc5"),
        (fork, "Bxc5", Ukrainian, Ukrainian, "?b4xc5 Be3xc5"),
        (alone, "Bc5", Ukrainian, Ukrainian, "Be3xc5"),
        (alone, "Bxc5", Russian, Ukrainian, "Be3xc5"),
        (alone, "Сc5", Latin, Latin, "Be3xc5"),
        // What is not lawful stays his who typed it, in the letters of the game.
        (knight, "Kf3", Latin, Ukrainian, "!Крf3"),
        (knight, "Ke2", Russian, Russian, "Ng1-e2"),
        (alone, "Bh8", Ukrainian, Ukrainian, "!Сh8"),
        (rook, "Тa8", Latin, Latin, "!Ra8"),
        (rook, "Тh8+", Russian, Latin, "Rh1-h8"),
        (rook, "Лh8+", Ukrainian, Russian, "Rh1-h8"),
        (rook, "0-0", Ukrainian, Latin, "!0-0"),
        (rook, "Nf9", Russian, Latin, "!Nf9"),
        (rook, "эхма", Russian, Latin, "!эхма"),
    ] {
        assert_eq!(taken(&position(fen), text, own, games), meant, "{text} at {own:?} in {games:?}");
    }
    let draughts = Variant::RUSSIAN.start();
    assert_eq!(draughts.lettered("c3-d4", Russian, game(Latin)), LocalizedNotation::Unlawful("c3-d4".to_owned()));
}

#[test]
fn a_pawn_becomes_what_is_meant_in_any_letters() {
    let board = position("8/1P5k/8/8/8/8/8/4K3 w - - 0 1");
    for (text, own, games, meant) in [
        ("b8Q", Russian, Russian, "b7-b8=Q"),
        ("b8=Л", Latin, Latin, "b7-b8=R"),
        ("b8Т", Russian, Latin, "b7-b8=R"),
        ("b8К", Latin, Ukrainian, "b7-b8=N"),
        ("b7b8b", Ukrainian, Latin, "b7-b8=B"),
    ] {
        let full = taken(&board, text, own, games);
        assert_eq!(full, meant, "{text} at {own:?} in {games:?}");
    }
    for (text, own, games, said) in [("b8 Q", Ukrainian, Ukrainian, "b8=Ф"), ("b8 Т", Latin, Latin, "b8=R")] {
        assert_eq!(board.crowned_in(text, own, game(games)), said);
    }
}

#[test]
fn a_move_is_read_as_the_same_one_in_the_letters_it_is_put_into() {
    let written = ["e4", "ed", "exd4 (=)", "Nbd2", "R1e2", "Qd1xd4", "e8=Q", "0-0", "O-O-O", "castles", "Ng1-f3+"];
    for text in written {
        let entry = Entry::read(Latin, text).expect("a move");
        for letters in Letters::ALL {
            assert_eq!(Entry::read(letters, &entry.text(letters)), Ok(entry), "{text} in {letters:?}");
        }
    }
}
