//! The notes that a person takes in replays: where they are kept, and how they come into what is written of a game.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use sha2::{Digest, Sha256};

use super::stdin::is_kept;
use golos_desk::{notes_beside, own_notes};
use golos_rules::tree::{Game, NodeId, Step, Tree};

/// The file of the notes on a game: beside its record; in the folder of the settings for a game of a file of games, and for a
/// record that came through standard input, which is known again by its bytes. `None` if there is no such folder.
pub(crate) fn place_of_notes(path: &Path, game: Option<&Game>) -> Option<PathBuf> {
    let name = match game {
        Some(game) => identity(game),
        None if is_kept(path) => hex(Sha256::digest(fs::read(path).ok()?)),
        None => return Some(notes_beside(path)),
    };
    folder().map(|folder| folder.join(name).with_extension("notes"))
}

/// The notes on a game, each with the half-move that it stands behind, from 1; 0: the start.
pub(crate) fn notes_on(path: &Path, game: Option<&Game>) -> Vec<(usize, String)> {
    let bytes = place_of_notes(path, game).and_then(|place| fs::read(place).ok());
    own_notes(&bytes.unwrap_or_default())
}

/// Puts the notes on a game of a file behind its moves, as comments.
pub(crate) fn annotate(game: &mut Game, notes: &[(usize, String)]) {
    let movers = game.plies().filter(|(before, _, step)| step.mover(before).is_some()).map(|(_, id, _)| id);
    let places: Vec<NodeId> = std::iter::once(Tree::ROOT).chain(movers).collect();
    for (ply, text) in notes {
        let place = places.get(*ply).or(places.last()).copied().unwrap_or(Tree::ROOT);
        game.tree.remarks_mut(place).comments.push(text.replace(['{', '}'], ""));
    }
}

fn folder() -> Option<PathBuf> {
    etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("golos").join("notes"))
}

/// A game is known by who played it where and when, from which position, and by its moves: what a file says of them, and in
/// which file it stands, does not count.
fn identity(game: &Game) -> String {
    let mut sum = Sha256::new();
    for name in ["White", "Black", "Event", "Round", "Date"] {
        sum.update(game.tag(name).unwrap_or_default());
        sum.update([0]);
    }
    sum.update(game.start.fen());
    for (before, _, step) in game.plies() {
        sum.update([0]);
        match step {
            Step::Move(mv) => sum.update(before.full(mv)),
            Step::Null => sum.update("--"),
            Step::SetUp { position, .. } => sum.update(position.fen()),
        }
    }
    hex(sum.finalize())
}

/// The beginning of a sum, which tells games apart.
fn hex(sum: impl AsRef<[u8]>) -> String {
    sum.as_ref().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::chess::pgn;

    fn read(text: &str) -> Game {
        pgn::games(text.as_bytes()).next().unwrap().unwrap().game.unwrap()
    }

    #[test]
    fn a_game_is_known_again_whatever_is_said_of_its_moves() {
        let own = identity(&read("[White \"A\"]\n\n1. e4 e5 *\n"));
        assert_eq!(own, identity(&read("[White \"A\"]\n[Annotator \"B\"]\n\n1.e4! {well} (1. d4) e5 1-0\n")));
        for other in ["[White \"B\"]\n\n1. e4 e5 *", "[White \"A\"]\n\n1. e4 c5 *", "[White \"A\"]\n\n1. e4 *"] {
            assert_ne!(own, identity(&read(other)));
        }
    }

    #[test]
    fn a_record_from_standard_input_is_known_again_by_its_bytes() {
        let place = |bytes: &[u8]| {
            let mut kept = crate::stdin::kept_file().unwrap();
            std::io::Write::write_all(&mut kept, bytes).unwrap();
            assert_ne!(place_of_notes(kept.path(), None), Some(notes_beside(kept.path())));
            place_of_notes(kept.path(), None)
        };
        assert_eq!(place(b"a record"), place(b"a record"));
        assert_ne!(place(b"a record"), place(b"another"));
        let record = Path::new("games/a.ron");
        assert_eq!(place_of_notes(record, None), Some(notes_beside(record)));
    }

    #[test]
    fn notes_become_comments_behind_their_moves() {
        let mut game = read("1. e4  e5 2. Nf3 *");
        annotate(&mut game, &[(0, "all".to_owned()), (2, "a {reply}".to_owned()), (9, "end".to_owned())]);
        assert_eq!(pgn::write(&game), "{all} 1. e4  e5 {a reply} 2. Nf3 {end} *");
    }
}
