//! What is put before the arbiter, and what he lets rest.

use super::{Corrupt, expect, expect_phase, remove};
use crate::game::{Chance, Dismissed, DocketEvent, Limit, Matter, Phase, State};
use crate::rules::Side;

pub(super) fn apply(state: &mut State, event: &DocketEvent) -> Result<(), Corrupt> {
    match event {
        DocketEvent::Reached { limit } => {
            expect_phase(state, &[Phase::Playing, Phase::Paused])?;
            expect(state.new_limits().contains(limit), "a limit that is reached")?;
            state.docket.matters.push(Matter::Reached(limit.clone()));
            state.docket.settled.push(limit.clone());
            Ok(())
        }
        DocketEvent::Dismissed { matter, .. } => {
            remove(state, "a matter", |pending| match pending {
                Matter::Reached(limit) => *matter == Dismissed::Limit(limit.clone()),
                Matter::Flag(_) => *matter == Dismissed::Flag,
                Matter::Late(_) => *matter == Dismissed::Lateness,
                Matter::Claim { .. }
                | Matter::Irregularity { .. }
                | Matter::Penalty(_)
                | Matter::WrongSeal(_)
                | Matter::Gap { .. } => false,
            })?;
            if *matter == Dismissed::Limit(Limit::ClearDraw) {
                state.play.counting = None;
            }
            Ok(())
        }
        DocketEvent::MateSearched { side, chance } => search(state, *side, chance),
    }
}

/// What the program found out about a mate stands for good, whatever another search finds: a line is played out, and
/// nothing is searched.
fn search(state: &mut State, side: Side, chance: &Chance) -> Result<(), Corrupt> {
    let holds = match chance {
        Chance::Can(line) => state.mates_by(side, line),
        Chance::Cannot | Chance::Undetermined => state.board().chess().is_some(),
    };
    if !holds {
        return Err(Corrupt::Result("the line that mates"));
    }
    state.docket.chances[side] = Some(chance.clone());
    Ok(())
}
