//! What the arbiter can take back: the last thing that ended the game, or let it begin anew, and his last ruling.

use std::iter::successors;
use std::sync::Arc;

use super::{Phase, State};
use crate::{Actor, Ending};
use golos_clock::Ms;
use golos_rules::BySide;

/// What it is that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undone {
    /// The result.
    Result,
    /// What the result comes of: a claim that was upheld, a loss that was imposed, one violation too many, both flags.
    Cause,
    /// That the game was cancelled.
    Restart,
    /// What became of an irregularity, with its penalty, where it has changed the board.
    Remedy,
    /// What was ruled of an irregularity, with its penalty, while the board stayed as it was: play has gone on on it.
    Penalty,
    /// That the board on the table stood otherwise.
    Found,
}

/// The game before the last thing that happened to it, as long as nothing has come of that.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Undo {
    pub what: Undone,
    /// Who has brought it about; none: the position on the board, or the clock.
    pub by: Option<Actor>,
    /// When it happened.
    pub at: Ms,
    /// Whether the violation that it was is still to be counted.
    pub counts: bool,
    /// The time that it has given to each side.
    pub given: BySide<Ms>,
    pub before: Arc<State>,
}

impl Undo {
    /// So many things can be taken back one after the other: a record may rule without end.
    const MOST: usize = 4;

    /// The game before something that can be taken back; of what could be taken back before it keeps the last.
    pub fn before(state: &State) -> Arc<State> {
        let earlier = successors(state.undo.as_ref(), |undo| undo.before.undo.as_ref()).count();
        let undo = if earlier < Undo::MOST { state.undo.clone() } else { last(state.undo.as_ref(), Undo::MOST - 1) };
        Arc::new(State { undo, ..state.clone() })
    }
}

/// The last so many things that can be taken back.
fn last(undo: Option<&Undo>, most: usize) -> Option<Undo> {
    let undo = undo.filter(|_| most > 0)?;
    let before = State { undo: last(undo.before.undo.as_ref(), most - 1), ..(*undo.before).clone() };
    Some(Undo { before: Arc::new(before), ..undo.clone() })
}

impl State {
    /// Whether what ended or cancelled the game, or the arbiter's last ruling, can be taken back, and whether the last move
    /// goes with it: a ruling of the arbiter, what the opponent has decided about an irregularity, or a move by which the
    /// game was over of itself. What else a player has said for himself stands. The board that was found on the table is taken
    /// back before what led to it, also once what was played on it was taken back.
    #[must_use]
    pub fn revocable(&self) -> Option<bool> {
        let Some(undo) = self.undo.as_ref() else {
            let is_on = matches!(self.phase, Phase::Playing | Phase::Paused);
            return (is_on && self.play.is_found()).then_some(false);
        };
        match (self.phase, &self.verdict, undo.by) {
            (Phase::Ready, None, Some(by)) => by.is_arbiter().then_some(false),
            (Phase::Over, Some(_), Some(by)) => by.is_arbiter().then_some(false),
            (Phase::Over, Some(verdict), None) => {
                let is_by_move = matches!(verdict.ending, Ending::Board(_) | Ending::Limit(_));
                (is_by_move && undo.before.last_made().is_some()).then_some(true)
            }
            (Phase::Playing | Phase::Paused, None, Some(_)) => {
                matches!(undo.what, Undone::Remedy | Undone::Penalty | Undone::Found).then_some(false)
            }
            (Phase::Ready | Phase::Playing | Phase::Paused | Phase::Over, _, _) => None,
        }
    }
}
