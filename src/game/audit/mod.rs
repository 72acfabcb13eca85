//! The audit: works every event out again, before it is folded. One file a subject, as in the fold; nothing is changed, and
//! nothing is searched.

mod adjournment;
mod attendance;
mod claims;
mod clock;
mod docket;
mod end;
mod handling;
mod missing;
mod moves;
mod opening;
mod permits;
mod remedies;

use super::{Event, HearingEvent, Limit, Phase, RecordEvent, Refusal, State};
use golos_clock::Ms;
use golos_ledger::Recorded;
use golos_people::Actor;
use golos_rules::Side;

pub use missing::Missing;

golos_ledger::findings! {
    /// What in an event does not follow from the game.
    #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum Finding: own_id {
        #[error("the flag of {0} is missing")]
        FlagMissing(Side) => "flag_missing",
        #[error("that {0} was warned of {1} is missing")]
        WarningMissing(Side, Ms) => "warning_missing",
        #[error("that a byo-yomi period of {0} began is missing")]
        OvertimeMissing(Side) => "overtime_missing",
        #[error("that a limit was reached is missing: {0}")]
        LimitMissing(Limit) => "limit_missing",
        #[error("that {0} came too late is missing")]
        LateMissing(Side) => "late_missing",
        #[error("that the game is over by the position on the board is missing")]
        EndMissing => "end_missing",
        #[error("does not fit the phase of the game: {0}")]
        Phase(Phase) => "phase",
        #[error("not the turn of {0}")]
        Turn(Side) => "turn",
        #[error("a move is not lawful in its position: {0}")]
        Move(String) => "move",
        #[error("the position after {0} is not what the record says")]
        Left(String) => "left",
        #[error("the clock of {side} shows {computed} ms, the record says {recorded} ms")]
        Clock { side: Side, recorded: u64, computed: u64 } => "clock",
        #[error("the flag of {0} fell earlier or later than the record says")]
        FlagTime(Side) => "flag_time",
        #[error("it would be refused: {0}")]
        Refused(Refusal) => "refused",
        #[error("nothing of the kind was pending: {0}")]
        Missing(Missing) => "missing",
        #[error("the result does not follow from the game")]
        Result => "result",
    }
}

impl Finding {
    /// The id by which programs know it, as `move`; it never changes. What was missing has one of its own, as
    /// `missing.claim`, and what would be refused that of the refusal.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Finding::Missing(missing) => missing.id(),
            Finding::Refused(refusal) => refusal.id(),
            _ => self.own_id(),
        }
    }
}

/// Everything in the event that does not follow.
pub(super) fn validate(state: &State, recorded: &Recorded<Event>) -> Vec<Finding> {
    let Recorded { at, by, event, .. } = recorded;
    let (at, by) = (*at, *by);
    let mut found = Findings(Vec::new());
    // What came due in an interruption is for the arbiter to say.
    if !matches!(event, Event::Record(RecordEvent::Reopened { .. })) {
        found.expect_nothing_due(state, at);
    }
    if !permits::is_permitted(state, recorded) {
        found.require(false, Missing::Permission);
    }
    match event {
        Event::Attendance(event) => attendance::validate(state, at, event, &mut found),
        Event::Opening(event) => opening::validate(state, by, event, &mut found),
        Event::Move(event) => moves::validate(state, at, by, event, &mut found),
        Event::Handling(event) => handling::validate(state, event, &mut found),
        Event::Clock(event) => clock::validate(state, at, event, &mut found),
        Event::Offer(event) => claims::examine_offer(state, *event, &mut found),
        Event::Claim(event) => claims::validate(state, at, by, event, &mut found),
        Event::PendingRulings(event) => docket::validate(state, at, by, event, &mut found),
        Event::Remedy(event) => remedies::validate(state, at, by, event, &mut found),
        Event::Adjournment(event) => adjournment::validate(state, at, by, event, &mut found),
        Event::Ended { verdict } => end::validate(state, by, verdict, &mut found),
        Event::Revoked => {
            found.require(by.is_some_and(Actor::is_arbiter), Missing::ArbitersRuling);
            found.require(state.revocable().is_some(), Missing::Revocable);
        }
        Event::Hearing(HearingEvent::Signed { side }) => {
            found.expect(state.expect_over());
            found.expect(state.expect_unsigned(*side));
            found.expect(State::expect_own_sheet(by.and_then(Actor::side), *side));
        }
        Event::Hearing(HearingEvent::Attended) => found.expect(state.expect_call()),
        Event::Hearing(HearingEvent::Heard(_)) => {
            found.expect(by.map_or(Err(Refusal::VoiceOfPlayers), |by| state.expect_voice(by)));
        }
        // What was only asked, said or noted; a second opening is none.
        Event::Opened(_) | Event::Hearing(_) | Event::Record(_) => {}
    }
    found.0
}

/// What was found so far.
struct Findings(Vec<Finding>);

impl Findings {
    fn add(&mut self, finding: Finding) {
        self.0.push(finding);
    }

    fn require(&mut self, holds: bool, missing: Missing) {
        if !holds {
            self.add(Finding::Missing(missing));
        }
    }

    /// A refusal of a request is also a finding of an audit.
    fn expect(&mut self, guard: Result<(), Refusal>) {
        self.0.extend(guard.err().map(Finding::Refused));
    }

    fn expect_phase(&mut self, state: &State, phases: &[Phase]) {
        if !phases.contains(&state.phase) {
            self.add(Finding::Phase(state.phase));
        }
    }

    fn expect_turn(&mut self, state: &State, side: Side) {
        if state.turn() != side {
            self.add(Finding::Turn(side));
        }
    }

    /// A flag, lateness and a warning have events of their own, at their own moments.
    fn expect_nothing_due(&mut self, state: &State, at: Ms) {
        let flag = state.time.clock.flag_due().filter(|&(_, due)| due < at).map(|(side, _)| Finding::FlagMissing(side));
        let unnoticed = |&side: &Side| state.late_due(side).is_some_and(|due| due < at);
        let late = Side::BOTH.into_iter().find(unnoticed).map(Finding::LateMissing);
        let unwarned = |side: Side| {
            let is_past = |left: &Ms| state.time.clock.reaches(side, *left).is_some_and(|due| due < at);
            state.warnings_left(side).find(is_past).map(|left| Finding::WarningMissing(side, left))
        };
        let warning = || Side::BOTH.into_iter().filter(|_| state.phase == Phase::Playing).find_map(unwarned);
        let overtime = state.time.clock.overtime_due().filter(|&(_, due, _)| due < at);
        let overtime = || overtime.map(|(side, ..)| Finding::OvertimeMissing(side));
        let period = state.time.clock.period_due().filter(|&(_, due)| due < at);
        let period = || period.map(|(side, _)| Finding::OvertimeMissing(side));
        self.0.extend(flag.or(late).or_else(warning).or_else(overtime).or_else(period));
    }
}

#[cfg(test)]
mod tests {
    use super::{Finding, Missing};

    #[test]
    fn every_finding_has_an_id_of_its_own() {
        let mut ids = [Finding::IDS, Missing::IDS].concat();
        ids.sort_unstable();
        let all = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), all);
        let is_id = |id: &&str| id.chars().all(|letter| letter.is_ascii_lowercase() || "._".contains(letter));
        assert_eq!(ids.iter().find(|id| !is_id(id)), None);
        assert_eq!(Finding::Missing(Missing::Claim).id(), "missing.claim");
        assert_eq!(Finding::Left("c3-d4".to_owned()).id(), "left");
    }
}
