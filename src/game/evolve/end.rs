//! The end of a game: a result that follows from it.

use super::{Corrupt, expect};
use crate::clock::Ms;
use crate::game::{Chance, Ending, Matter, Outcome, Phase, REPETITION, Seat, State, Verdict};
use crate::rules::Side;

pub(super) fn end(state: &mut State, at: Ms, by: Option<Seat>, verdict: &Verdict) -> Result<(), Corrupt> {
    expect(state.phase != Phase::Over, "a running game")?;
    let winner = match verdict.outcome {
        Outcome::Win(side) => Some(side),
        Outcome::Draw | Outcome::BothLost => None,
    };
    let loser = winner.map(Side::other);
    // A person may rule a draw that was claimed; by itself it follows only from a limit that was put on the docket.
    let reached = |id: &str| by.is_some() || state.docket.iter().any(|m| matches!(m, Matter::Reached(on) if on == id));
    let follows = match &verdict.ending {
        Ending::Board(_) => State::decided(state.board()) == Some((verdict.outcome, verdict.ending.clone())),
        Ending::Time => loser.is_some_and(|side| {
            state.clock.fallen(side).is_some() && state.chance(side.other()) != Some(&Chance::Cannot)
        }),
        Ending::Resigned => loser.is_some() && by == loser.map(Seat::from),
        Ending::Agreed => state.accepted && verdict.outcome == Outcome::Draw,
        Ending::Clause(id) => {
            let holds = state.setup.rules.has_limit(id) && reached(id);
            verdict.outcome == Outcome::Draw && (holds || state.automatic_draw().as_ref() == Some(verdict))
        }
        Ending::Repetition => {
            let holds = reached(REPETITION) || state.automatic_draw().as_ref() == Some(verdict);
            verdict.outcome == Outcome::Draw && holds
        }
        Ending::CannotMate => {
            let cannot = Side::BOTH.into_iter().any(|side| state.chance(side) == Some(&Chance::Cannot));
            verdict.outcome == Outcome::Draw && cannot && by == Some(Seat::Arbiter)
        }
        Ending::Penalty => {
            let lost = loser.is_some_and(|side| state.docket.contains(&Matter::Penalty(side)));
            lost && by == Some(Seat::Arbiter)
        }
        Ending::WrongSeal => {
            let lost = loser.is_some_and(|side| state.docket.contains(&Matter::WrongSeal(side)));
            lost && by == Some(Seat::Arbiter)
        }
        Ending::Foul => winner == Some(Side::White) && state.fouled() && by == Some(Seat::Arbiter),
        Ending::NormalMeans => verdict.outcome == Outcome::Draw && by == Some(Seat::Arbiter),
        Ending::BothFlags => verdict.outcome == Outcome::Draw && by.is_some(),
        Ending::Absence => {
            let late = Side::BOTH.map(|side| state.is_unexcused(side));
            let lost = match verdict.outcome {
                Outcome::Win(Side::White) => late == [false, true],
                Outcome::Win(Side::Black) => late == [true, false],
                Outcome::BothLost => late == [true, true],
                Outcome::Draw => false,
            };
            lost && by == Some(Seat::Arbiter)
        }
        Ending::Decision(_) => by == Some(Seat::Arbiter),
    };
    if !follows {
        return Err(Corrupt::Result("the reason does not hold"));
    }
    state.clock.stop(at);
    state.phase = Phase::Over;
    state.offer = None;
    state.docket.clear();
    state.verdict = Some(verdict.clone());
    Ok(())
}
