//! Exercises: positions of files of games with their solutions.

use std::path::Path;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::NewGame;
use crate::archive::{self, Archive};
use golos_game::State;
use golos_journal as journal;
use golos_rules::tree::{Game, NodeId, Step, Tree};
use golos_rules::{Move, Position, Side};
use golos_table::TableError;
use golos_wording::Wording;

/// So many exercises are taken at most.
const MOST: usize = 5_000;

/// A position, and what has to be played from it.
#[derive(Clone, Debug)]
pub(super) struct Exercise {
    /// The same for the same position and the same solution, in whatever file it stands.
    pub(super) id: String,
    /// The game that it is asked in.
    pub(super) game: NewGame,
    solution: Arc<Game>,
}

impl Exercise {
    /// The exercises of a file: the games of it that begin from a position of their own and have moves. A record of a game has
    /// none.
    ///
    /// # Errors
    /// [`TableError`] if its first game cannot be read; one behind it that cannot ends the list.
    pub(super) fn of_file(path: &Path, archive: &dyn Archive, wording: &Wording) -> Result<Vec<Exercise>, TableError> {
        let mut found = Vec::new();
        let mut last = 1;
        let mut number = 1;
        while number <= last && found.len() < MOST {
            let recorded = match archive::game(archive, path, Some(number), wording) {
                Ok(recorded) => recorded,
                Err(error) if number == 1 => return Err(error),
                Err(_) => break,
            };
            last = recorded.place.map_or(last, |(_, last)| last);
            found.extend(recorded.tree.as_deref().and_then(|game| Exercise::of(game, &recorded.bytes)));
            number += 1;
        }
        Ok(found)
    }

    fn of(game: &Game, bytes: &[u8]) -> Option<Exercise> {
        let is_one = game.start != game.variant().start() && game.tree.next(Tree::ROOT).is_some();
        let state: State = journal::replay(&journal::read(bytes).records).ok()?.state;
        let game_of = NewGame { position: Some(game.start.fen()), opening: None, ..NewGame::like(state.opened()) };
        is_one.then(|| Exercise { id: id(game), game: game_of, solution: Arc::new(game.clone()) })
    }

    /// Whose task it is.
    pub(super) fn solver(&self) -> Side {
        self.solution.start.turn()
    }

    /// The right move from a place that leads to this position.
    pub(super) fn right(&self, place: NodeId, after: &Position) -> Option<NodeId> {
        let before = self.solution.position(place);
        self.answers(place).find(|id| self.step(*id).is_some_and(|step| step.after(&before) == *after))
    }

    /// The first right move from a place, and where it leads.
    pub(super) fn next(&self, place: NodeId) -> Option<(Move, NodeId)> {
        self.answers(place).find_map(|id| match self.step(id)? {
            Step::Move(mv) => Some((mv.clone(), id)),
            Step::Null | Step::SetUp { .. } => None,
        })
    }

    /// The position at a place.
    pub(super) fn position(&self, place: NodeId) -> Position {
        self.solution.position(place)
    }

    fn answers(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        self.solution.tree.children(place)
    }

    fn step(&self, id: NodeId) -> Option<&Step> {
        self.solution.tree.step(id)
    }
}

/// A sum of the position and the moves of the solution.
fn id(game: &Game) -> String {
    let mut sum = Sha256::new();
    sum.update(game.start.fen());
    for (before, _, step) in game.plies() {
        sum.update([0]);
        if let Step::Move(mv) = step {
            sum.update(before.full(mv));
        }
    }
    sum.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
