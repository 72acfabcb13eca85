//! What was done last at this desk, taken back: by a further record that does the opposite, with its reason.

use super::EventDesk;
use crate::{Out, Presenter};
use golos_tournament::event::{Board, Detail, Request, State};
use golos_wording::{message, text_key};

impl EventDesk {
    /// Takes back what was done here last, once; what has no opposite is told so.
    pub(super) fn undo(&mut self, presenter: &Presenter) -> Vec<Out> {
        let opposite = self.last.take().and_then(|(ask, before)| opposite(&ask, &before, presenter));
        match opposite {
            Some(ask) => {
                let (out, _) = self.act(ask, presenter);
                self.last = None;
                out
            }
            None => self.tell(vec![message::event_refuse_undo()], presenter),
        }
    }
}

/// What takes this back; none if nothing does.
fn opposite(ask: &Request, before: &State, presenter: &Presenter) -> Option<Request> {
    let reason = || presenter.wording.label(text_key::EVENT_UNDONE);
    Some(match ask {
        Request::Enter(_) => {
            let number = u16::try_from(before.players().len() + 1).ok()?;
            Request::Leave { number, reason: reason() }
        }
        Request::Amend { number, .. } => {
            Request::Amend { number: *number, entry: before.player(*number)?.entry.clone(), reason: Some(reason()) }
        }
        Request::Leave { number, .. } => Request::Return { number: *number, reason: reason() },
        Request::Return { number, .. } => Request::Leave { number: *number, reason: reason() },
        Request::Away { number, round, .. } => Request::Present { number: *number, round: *round },
        Request::Present { number, round } => {
            let of = round.map_or(before.rounds().len() + 1, usize::from);
            Request::Away { number: *number, round: *round, bye: before.away(of, *number)? }
        }
        Request::Pair | Request::PairByHand { .. } => Request::Unpair { reason: reason() },
        Request::Score { round, board, .. } => match board_of(before, *round, *board)?.score {
            Some(score) => Request::Score { round: *round, board: *board, score, reason: Some(reason()) },
            None => Request::Unscore { round: *round, board: *board, reason: reason() },
        },
        Request::Unscore { round, board, .. } => Request::Score {
            round: *round,
            board: *board,
            score: board_of(before, *round, *board)?.score?,
            reason: None,
        },
        Request::Settle { .. } => {
            let known = &before.setup().regulation;
            Request::Settle { play: known.play.clone(), lead: known.lead }
        }
        Request::Unplayed { .. } => {
            let reason = (!before.rounds().is_empty()).then(reason);
            Request::Unplayed { how: before.setup().regulation.unplayed, reason }
        }
        Request::Detail { detail, .. } => {
            let known = before.setup();
            let text = match detail {
                Detail::Chief => &known.officials.chief,
                Detail::Secretary => &known.officials.secretary,
                Detail::Place => &known.place,
                Detail::Dates => &known.dates,
            };
            Request::Detail { detail: *detail, text: text.clone() }
        }
        Request::Plan { .. } => {
            let rounds = u16::try_from(before.planned()).unwrap_or(u16::MAX);
            Request::Plan { rounds, reason: (!before.rounds().is_empty()).then(reason) }
        }
        Request::Order { .. } => {
            let order = before.setup().regulation.order.clone();
            Request::Order { order, reason: (!before.rounds().is_empty()).then(reason) }
        }
        Request::Draw { .. }
        | Request::Number { .. }
        | Request::Colour { .. }
        | Request::Unpair { .. }
        | Request::Opening(_)
        | Request::Appoint { .. }
        | Request::Start { .. }
        | Request::Seat { .. }
        | Request::Advance { .. }
        | Request::Carry(_)
        | Request::Team(_)
        | Request::Note(_)
        | Request::Tick => return None,
    })
}

fn board_of(state: &State, round: Option<u16>, board: u16) -> Option<&Board> {
    let round = round.map_or(state.rounds().len(), usize::from);
    state.rounds().get(round.checked_sub(1)?)?.boards.get(usize::from(board).checked_sub(1)?)
}
