//! The end of a game: a result that follows from it.

use super::{Finding, Findings};
use crate::{Actor, Ending, Limit, Outcome, PendingRuling, State, Verdict};
use golos_rules::Side;

/// A person may rule what was claimed; by itself a draw follows only from a limit that was put on the docket.
pub(super) fn validate(state: &State, by: Option<Actor>, verdict: &Verdict, found: &mut Findings) {
    let is_decided = matches!(verdict.ending, Ending::Decision(_));
    found.expect(if is_decided { state.expect_decidable() } else { state.expect_not_over() });
    let winner = match verdict.outcome {
        Outcome::Win(side) => Some(side),
        Outcome::Draw | Outcome::Half(_) | Outcome::BothLost => None,
    };
    let loser = winner.map(Side::other);
    // A person may rule a draw that was claimed; by itself it follows only from a limit that was put on the docket.
    let by_arbiter = by.is_some_and(Actor::is_arbiter);
    let reached = |limit: &Limit| by_arbiter || state.docket.has(&PendingRuling::Reached(limit.clone()));
    let is = |found: Option<Verdict>| {
        found.is_some_and(|found| (&found.outcome, &found.ending) == (&verdict.outcome, &verdict.ending))
    };
    let follows = match &verdict.ending {
        Ending::Board(_) => State::decided(state.board()) == Some((verdict.outcome, verdict.ending.clone())),
        Ending::Time => {
            loser.is_some_and(|side| state.time.clock.fallen(side).is_some() && is(state.flag_verdict(side)))
        }
        Ending::Resigned => loser.is_some() && by.and_then(Actor::side) == loser,
        Ending::Agreed => state.offers.accepted && verdict.outcome == Outcome::Draw,
        Ending::Limit(limit) => {
            let holds = state.setup.rules.draws.has_limit(limit) && reached(limit);
            verdict.outcome == Outcome::Draw && (holds || state.automatic_draw().as_ref() == Some(verdict))
        }
        Ending::Claimed(_) => verdict.outcome == Outcome::Draw && by_arbiter,
        Ending::CannotMate => Side::BOTH.into_iter().any(|side| {
            let by_time = state.time.clock.fallen(side).is_some() && is(state.flag_verdict(side));
            let by_penalty = state.docket.has(&PendingRuling::Penalty(side)) && is(state.penalty_verdict(side));
            let by_seal = state.docket.has(&PendingRuling::WrongSeal(side)) && is(state.wrong_seal_verdict(side));
            by_time || by_arbiter && (by_penalty || by_seal)
        }),
        Ending::Penalty => loser.is_some_and(|side| {
            by_arbiter && state.docket.has(&PendingRuling::Penalty(side)) && is(state.penalty_verdict(side))
        }),
        Ending::Violations => loser.is_some_and(|side| {
            by_arbiter && state.docket.has(&PendingRuling::Violations(side)) && state.has_broken_enough(side)
        }),
        Ending::WrongSeal => loser.is_some_and(|side| {
            by_arbiter && state.docket.has(&PendingRuling::WrongSeal(side)) && is(state.wrong_seal_verdict(side))
        }),
        Ending::Foul => state.fouled() && is(state.foul_verdict()) && by_arbiter,
        Ending::NormalMeans => {
            verdict.outcome == Outcome::Draw && by_arbiter && state.setup.rules.time.quickplay.is_some()
        }
        Ending::BothFlags => verdict.outcome == Outcome::Draw && by_arbiter && state.both_flags_article().is_ok(),
        Ending::Absence => {
            let late = Side::BOTH.map(|side| state.is_unexcused(side));
            let lost = match verdict.outcome {
                Outcome::Win(Side::White) => late == [false, true],
                Outcome::Win(Side::Black) => late == [true, false],
                Outcome::BothLost => late == [true, true],
                Outcome::Draw | Outcome::Half(_) => false,
            };
            lost && by_arbiter
        }
        Ending::Decision(_) => {
            found.expect(state.expect_known_outcome(verdict.outcome));
            by_arbiter
        }
    };
    if !follows {
        found.add(Finding::Result);
    }
}
