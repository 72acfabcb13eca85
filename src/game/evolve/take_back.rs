//! A slip of entry: the last move goes, and another is entered in its place. What was entered stays in the record.

use super::{Corrupt, remedies};
use crate::clock::Ms;
use crate::game::{Matter, Missing, Phase, State};
use crate::rules::Side;

/// The move goes that was made last, completed or not; the clock is put as if it had not been completed.
pub(super) fn apply(state: &mut State, at: Ms, side: Side) -> Result<(), Corrupt> {
    if state.play.reply.take().is_some() || state.play.made.take().is_some() {
        state.offers.stand_again(state.play.steps());
        return Ok(());
    }
    let last = state.play.plies.last().cloned().ok_or(Corrupt::Missing(Missing::Made))?;
    let ply = state.play.plies.len().saturating_sub(1);
    state.play.regulation = last.regulation.as_deref().cloned();
    state.time.clock.take_back(side, last.mark, at);
    state.play.touched = None;
    remedies::rewind(state, ply, last);
    // The move itself is gone, and with it what was wrong with it.
    state.docket.matters.retain(|matter| !matches!(matter, Matter::Irregularity { ply: later, .. } if *later == ply));
    state.offers.stand_again(state.play.steps());
    if state.phase == Phase::Paused {
        state.time.clock.stop(at);
    }
    Ok(())
}
