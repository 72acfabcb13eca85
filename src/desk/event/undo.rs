//! What was done last at this desk, taken back: by a further record that does the opposite, with its reason.

use super::EventDesk;
use crate::{Out, Tongue};
use golos_tournament::event::{Ask, Board, State};
use golos_wording::Sentence;

impl EventDesk {
    /// Takes back what was done here last, once; what has no opposite is told so.
    pub(super) fn undo(&mut self, tongue: &Tongue) -> Vec<Out> {
        let opposite = self.last.take().and_then(|(ask, before)| opposite(&ask, &before, tongue));
        match opposite {
            Some(ask) => {
                let (out, _) = self.act(ask, tongue);
                self.last = None;
                out
            }
            None => self.tell(vec![Sentence::refusal("event-refuse-undo")], tongue),
        }
    }
}

/// What takes this back; none if nothing does.
fn opposite(ask: &Ask, before: &State, tongue: &Tongue) -> Option<Ask> {
    let reason = || tongue.wording.label("event-undone");
    Some(match ask {
        Ask::Enter(_) => {
            let number = u16::try_from(before.players().len() + 1).ok()?;
            Ask::Leave { number, reason: reason() }
        }
        Ask::Amend { number, .. } => {
            Ask::Amend { number: *number, entry: before.player(*number)?.entry.clone(), reason: Some(reason()) }
        }
        Ask::Leave { number, .. } => Ask::Return { number: *number, reason: reason() },
        Ask::Return { number, .. } => Ask::Leave { number: *number, reason: reason() },
        Ask::Away { number, round, .. } => Ask::Present { number: *number, round: *round },
        Ask::Present { number, round } => {
            let of = round.map_or(before.rounds().len() + 1, usize::from);
            Ask::Away { number: *number, round: *round, bye: before.away(of, *number)? }
        }
        Ask::Pair | Ask::PairByHand { .. } => Ask::Unpair { reason: reason() },
        Ask::Score { round, board, .. } => match board_of(before, *round, *board)?.score {
            Some(score) => Ask::Score { round: *round, board: *board, score, reason: Some(reason()) },
            None => Ask::Unscore { round: *round, board: *board, reason: reason() },
        },
        Ask::Unscore { round, board, .. } => {
            Ask::Score { round: *round, board: *board, score: board_of(before, *round, *board)?.score?, reason: None }
        }
        Ask::Settle { .. } => {
            let known = &before.setup().regulation;
            Ask::Settle { play: known.play.clone(), lead: known.lead }
        }
        Ask::Unplayed { .. } => {
            let reason = (!before.rounds().is_empty()).then(reason);
            Ask::Unplayed { how: before.setup().regulation.unplayed, reason }
        }
        Ask::Draw { .. }
        | Ask::Number { .. }
        | Ask::Colour { .. }
        | Ask::Unpair { .. }
        | Ask::Opening(_)
        | Ask::Appoint { .. }
        | Ask::Start { .. }
        | Ask::Seat { .. }
        | Ask::Advance { .. }
        | Ask::Carry(_)
        | Ask::Team(_)
        | Ask::Note(_)
        | Ask::Tick => return None,
    })
}

fn board_of(state: &State, round: Option<u16>, board: u16) -> Option<&Board> {
    let round = round.map_or(state.rounds().len(), usize::from);
    state.rounds().get(round.checked_sub(1)?)?.boards.get(usize::from(board).checked_sub(1)?)
}
