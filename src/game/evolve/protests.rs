//! The decisions of the arbiter, as far as somebody may contest them, and what was handed in against them.

use crate::state::{Protests, Undone};
use crate::{
    Actor, AdjournmentEvent, ClaimEvent, ClockEvent, ClockReason, Contested, Decided, Event, PendingRulingEvent,
    Protest, RecordEvent, RemedyEvent, Response, State,
};
use golos_ledger::Recorded;

/// Notes when the game ended, what the arbiter has decided, and how much of the day the record does not show.
pub(super) fn note(state: &mut State, recorded: &Recorded<Event>) {
    let Recorded { at, by, event, .. } = recorded;
    let (at, by) = (*at, *by);
    if let Event::Ended { .. } = event {
        state.protests.by_players = by.is_some_and(|by| !by.is_arbiter());
        state.protests.ended = Some(at + state.protests.gaps);
        state.protests.upheld = None;
    }
    if let Event::Record(RecordEvent::Reopened { gap, .. } | RecordEvent::Jumped { gap }) = event {
        state.protests.gaps += *gap;
    }
    if let Some(what) = decided(by, event) {
        // Whoever rules at a board is there.
        if by.is_some_and(Actor::is_arbiter) {
            state.calls.clear();
        }
        state.protests.decide(Contested { what, at });
    }
}

impl Protests {
    /// One ruling is one decision: both clocks are corrected by it, or a limit rests with the claim that was rejected.
    fn decide(&mut self, made: Contested) {
        let is_same = |last: &Contested| match (last.what, made.what) {
            (Decided::Clock, Decided::Clock) | (Decided::Claim, Decided::Rest) => last.at == made.at,
            (
                Decided::Result
                | Decided::Claim
                | Decided::Sanction
                | Decided::Irregularity
                | Decided::Clock
                | Decided::Restart
                | Decided::Rest
                | Decided::Board
                | Decided::Envelope,
                _,
            ) => false,
        };
        if !self.decisions.last().is_some_and(is_same) {
            self.decisions.push(made);
        }
    }

    /// What was decided since there were so many decisions is taken back: no protest is against it. What was imposed behind
    /// a result stays, and so does what a clock was set to where it is not put back.
    pub(super) fn forget(&mut self, earlier: usize, what: Undone) {
        let since = self.decisions.split_off(earlier.min(self.decisions.len()));
        let result = since.iter().rposition(|made| made.what == Decided::Result).map_or(0, |result| result + 1);
        let stays = |made: &Contested| match what {
            Undone::Result => made.what == Decided::Sanction,
            Undone::Penalty | Undone::Found => made.what == Decided::Clock,
            Undone::Cause | Undone::Restart | Undone::Remedy => false,
        };
        self.decisions.extend(since.into_iter().skip(result).filter(stays));
    }

    /// The board that was found last is not it.
    pub(super) fn forget_board(&mut self) {
        if let Some(index) = self.decisions.iter().rposition(|made| made.what == Decided::Board) {
            self.decisions.remove(index);
        }
    }
}

/// What was decided by somebody other than the players. A result stands in the protocol by whomever it came about, and it is
/// that which is contested (R-5.4.17.1, CH-8.7).
fn decided(by: Option<Actor>, event: &Event) -> Option<Decided> {
    let is_result = matches!(event, Event::Ended { .. });
    let by_player = !is_result && by.is_some_and(|by| !by.is_arbiter());
    let what = match event {
        Event::Ended { .. } => Decided::Result,
        Event::Claim(ClaimEvent::Ruled { .. } | ClaimEvent::Postponed) => Decided::Claim,
        Event::Clock(
            ClockEvent::Set { reason: ClockReason::Stated(_) | ClockReason::Interruption, .. }
            | ClockEvent::CounterSet { .. },
        ) => {
            Decided::Clock
        }
        Event::PendingRulings(PendingRulingEvent::Dismissed { .. }) => Decided::Rest,
        Event::Remedy(RemedyEvent::Sanctioned { .. } | RemedyEvent::Lifted { .. }) => Decided::Sanction,
        Event::Remedy(RemedyEvent::Restarted { .. }) | Event::Adjournment(AdjournmentEvent::Annulled { .. }) => {
            Decided::Restart
        }
        Event::Remedy(RemedyEvent::IrregularityRuled { .. } | RemedyEvent::MisdeedFound { .. }) => {
            Decided::Irregularity
        }
        Event::Remedy(RemedyEvent::Found { .. }) => Decided::Board,
        Event::Adjournment(AdjournmentEvent::Lost { .. }) => Decided::Envelope,
        Event::Claim(
            ClaimEvent::Claimed { .. }
            | ClaimEvent::Counting { .. }
            | ClaimEvent::Aloud { .. }
            | ClaimEvent::Shown { .. },
        )
        | Event::Clock(_)
        | Event::PendingRulings(
            PendingRulingEvent::Protested { .. }
            | PendingRulingEvent::Answered { .. }
            | PendingRulingEvent::Reached { .. }
            | PendingRulingEvent::MateSearched { .. },
        )
        | Event::Remedy(
            RemedyEvent::IrregularityFound { .. }
            | RemedyEvent::Reported { .. }
            | RemedyEvent::Restoring { .. }
            | RemedyEvent::Restored { .. }
            | RemedyEvent::SheetDeferred { .. }
            | RemedyEvent::Demanded { .. }
            // The players' own, without the arbiter.
            | RemedyEvent::Proposed { .. }
            | RemedyEvent::AgreedBack { .. }
            | RemedyEvent::SwitchedBack { .. }
            | RemedyEvent::Counted { .. }
            // It comes of the ruling.
            | RemedyEvent::Penalized { .. },
        )
        | Event::Opened(_)
        | Event::Attendance(_)
        | Event::Opening(_)
        | Event::Move(_)
        | Event::Handling(_)
        | Event::Offer(_)
        | Event::Adjournment(
            AdjournmentEvent::Sealed { .. }
            | AdjournmentEvent::Unsealed { .. }
            | AdjournmentEvent::Appointed { .. }
            | AdjournmentEvent::SessionAppointed { .. }
            | AdjournmentEvent::SessionOver,
        )
        | Event::Revoked
        | Event::Hearing(_)
        | Event::Record(_) => return None,
    };
    (!by_player).then_some(what)
}

/// What was handed in, or answered.
pub(super) fn apply(state: &mut State, event: &PendingRulingEvent) {
    match event {
        PendingRulingEvent::Protested { side, recourse, reason, against, .. } => state.protests.filed.push(Protest {
            side: *side,
            recourse: *recourse,
            reason: reason.clone(),
            against: *against,
            response: None,
        }),
        PendingRulingEvent::Answered { number, response, .. } => {
            let Ok(number) = usize::try_from(*number) else { return };
            let Some(protest) = state.protests.filed.get_mut(number) else { return };
            protest.response = Some(*response);
            if *response == Response::Upheld {
                state.protests.upheld = Some(number);
            }
        }
        PendingRulingEvent::Reached { .. }
        | PendingRulingEvent::Dismissed { .. }
        | PendingRulingEvent::MateSearched { .. } => {}
    }
}
