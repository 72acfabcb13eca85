//! What the arbiter can take back: the last thing that ended the game, or let it begin anew, and his last ruling.

use std::sync::Arc;

use super::{Phase, State};
use crate::clock::Ms;
use crate::game::{Actor, Ending};

/// What it is that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) enum Undone {
    /// The result.
    Result,
    /// A claim that was upheld; the result comes of it.
    Claim,
    /// That the game was cancelled.
    Restart,
    /// What became of an irregularity, with its penalty.
    Remedy,
}

/// The game before the last thing that happened to it, as long as nothing has come of that.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::game) struct Undo {
    pub what: Undone,
    /// Who has brought it about; none: the position on the board, or the clock.
    pub by: Option<Actor>,
    /// When it happened.
    pub at: Ms,
    pub before: Arc<State>,
}

impl State {
    /// Whether what ended or cancelled the game, or the arbiter's last ruling, can be taken back, and whether the last move
    /// goes with it: a ruling of the arbiter, what the opponent has decided about an irregularity, or a move by which the
    /// game was over of itself. What else a player has said for himself stands.
    #[must_use]
    pub fn revocable(&self) -> Option<bool> {
        let undo = self.undo.as_ref()?;
        match (self.phase, &self.verdict, undo.by) {
            (Phase::Ready, None, Some(by)) => by.is_arbiter().then_some(false),
            (Phase::Over, Some(_), Some(by)) => by.is_arbiter().then_some(false),
            (Phase::Over, Some(verdict), None) => {
                let is_by_move = matches!(verdict.ending, Ending::Board(_) | Ending::Limit(_));
                (is_by_move && undo.before.last_made().is_some()).then_some(true)
            }
            (Phase::Playing | Phase::Paused, None, Some(_)) => (undo.what == Undone::Remedy).then_some(false),
            (Phase::Ready | Phase::Playing | Phase::Paused | Phase::Over, _, _) => None,
        }
    }
}
