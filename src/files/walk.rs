//! The records of a game one after the other, each with the half-moves that it stands behind.

use golos_game::{Event, State, fold};
use golos_journal::Record;

/// Goes along the records as far as they fit; `see` gets each behind the first, and how many half-moves are made then.
/// The state behind the last one; none if the first opens no game.
pub fn walk(records: &[Record], mut see: impl FnMut(&Record, usize)) -> Option<State> {
    let (first, rest) = records.split_first()?;
    let Event::Opened(setup) = &first.event else { return None };
    let mut state = State::open((**setup).clone()).ok()?;
    for record in rest {
        if fold(&mut state, record).is_err() {
            break;
        }
        see(record, state.half_moves_made());
    }
    Some(state)
}
