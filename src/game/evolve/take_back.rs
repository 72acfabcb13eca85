//! A slip of entry: the last move goes, and another is entered in its place. What was entered stays in the record.

use super::{Corrupt, remedies, run_clock};
use crate::state::Handled;
use crate::{Missing, PendingRuling, Phase, Ply, State};
use golos_clock::Ms;
use golos_rules::{BySide, Side};

/// The move goes that was made last, completed or not; the clock is put as if it had not been completed.
pub(super) fn apply(state: &mut State, at: Ms, side: Side) -> Result<(), Corrupt> {
    state.play.under_way.handled = Handled::none();
    if state.play.under_way.reply.take().is_some() {
        state.docket.chances = BySide::default();
        state.offers.stand_again(state.play.steps());
        return Ok(());
    }
    if state.play.under_way.made.take().is_some() {
        state.docket.chances = BySide::default();
        remedies::wait_again(state);
        state.offers.stand_again(state.play.steps());
        return Ok(());
    }
    let last = state.play.plies.last().cloned().ok_or(Corrupt::Missing(Missing::Made))?;
    state.play.regulation = last.regulation.as_deref().cloned();
    // By an opening regulation a stone may be the other's whose turn it is.
    let by_regulation = state.play.regulation.is_some();
    let mover = if by_regulation { state.turn() } else { side };
    state.time.clock.take_back(mover, last.mark, at);
    strike(state, last);
    if by_regulation {
        for side in Side::BOTH {
            state.time.clock.set_moves(side, state.control_moves(side));
        }
    }
    match state.phase {
        Phase::Playing => run_clock(state, at),
        Phase::Ready | Phase::Paused | Phase::Over => state.time.clock.stop(at),
    }
    Ok(())
}

/// U-V.13.2b: the last completed move goes out of the record, and another is entered in its place. The press was made at
/// the board, and stands: no clock is touched.
pub(super) fn amend(state: &mut State) -> Result<(), Corrupt> {
    let last = state.play.plies.last().cloned().ok_or(Corrupt::Missing(Missing::Made))?;
    let mut amends = std::mem::take(&mut state.play.amends);
    amends.push(last.clone());
    strike(state, last);
    state.play.amends = amends;
    Ok(())
}

/// The last completed move goes, and the board is as it was before it.
fn strike(state: &mut State, last: Ply) {
    let ply = state.play.plies.len().saturating_sub(1);
    let (owed, ended) = (last.owed.clone(), last.ended.clone());
    let (bound, touched) = (last.bound.clone(), last.touched.clone());
    remedies::rewind(state, ply, last);
    // What was touched stays touched (CH-4.3, R-6.1.4.7).
    state.play.under_way.touched = bound;
    state.play.under_way.handled.touched = touched;
    // What it had brought to its end waits as before it.
    state.play.under_way.owed = owed;
    state.play.under_way.ended = ended;
    remedies::wait_again(state);
    // The move itself is gone, and with it what was wrong with it.
    state
        .docket
        .matters
        .retain(|matter| !matches!(matter, PendingRuling::Irregularity { ply: later, .. } if *later == ply));
    state.offers.stand_again(state.play.steps());
}
