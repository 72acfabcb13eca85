//! Who may ask for what has happened: the table of permissions, asked once more.

use crate::{
    AdjournmentEvent, AttendanceEvent, ClaimEvent, ClockEvent, Event, HandlingEvent, HearingEvent, MoveEvent,
    OfferEvent, OpeningEvent, PendingRulingEvent, RecordEvent, RemedyEvent, Request, State,
};
use golos_ledger::{Cause, Recorded};
use golos_people::Act;

/// Whether the actor of the envelope may make the request that it names, and may do what the event says. What needs
/// somebody to do it was not done by nobody.
pub(super) fn is_permitted(state: &State, recorded: &Recorded<Event>) -> bool {
    // That it was not permitted is what a refusal may say.
    if matches!(recorded.event, Event::Record(RecordEvent::Refused { .. })) {
        return true;
    }
    let needed = needed(&recorded.event);
    let Some(by) = recorded.by else { return needed.is_empty() };
    let may = |act: Act| state.permits(by, act).is_ok();
    let may_ask = match &recorded.cause {
        Cause::Request(id) => Request::act_of(id).is_some_and(may),
        Cause::Follows(_) | Cause::Clock | Cause::Program => true,
    };
    may_ask && (needed.is_empty() || needed.iter().any(|&act| may(act)))
}

/// The acts of which one brings the event about; none where it also comes by itself, or is examined with what it leads to.
fn needed(event: &Event) -> &'static [Act] {
    match event {
        Event::Attendance(AttendanceEvent::Late { .. } | AttendanceEvent::Lapsed { .. }) => &[],
        Event::Attendance(_) => &[Act::Rule],
        Event::Opening(OpeningEvent::Awaited { .. } | OpeningEvent::Drawn { .. }) => &[Act::Rule],
        Event::Opening(OpeningEvent::Acted { .. }) => &[Act::Move],
        Event::Opening(OpeningEvent::TakenBack { .. }) => &[Act::Amend],
        // Where no clock is pressed by hand, announcing a move completes it; pressing makes the move that was put down.
        Event::Move(MoveEvent::Made { .. } | MoveEvent::Pressed { .. }) => &[Act::Move, Act::Press, Act::Violation],
        Event::Move(MoveEvent::Amended { .. }) => &[Act::Move],
        Event::Move(MoveEvent::TakenBack { .. }) => &[Act::Amend],
        Event::Handling(event) => needed_at_the_board(event),
        Event::Clock(event) => needed_for_the_clock(event),
        // Making a move declines a pending draw offer.
        Event::Offer(OfferEvent::Consented) => &[Act::Rule],
        Event::Offer(OfferEvent::Declined { by_move: true, .. }) => &[Act::Move, Act::Seal],
        Event::Offer(_) => &[Act::Draw],
        Event::Claim(ClaimEvent::Aloud { .. }) => &[Act::Call],
        Event::Claim(ClaimEvent::Postponed) => &[Act::Rule],
        Event::Claim(ClaimEvent::Ruled { .. }) => &[],
        Event::Claim(ClaimEvent::Claimed { .. } | ClaimEvent::Counting { .. } | ClaimEvent::Shown { .. }) => {
            &[Act::Claim]
        }
        Event::PendingRulings(PendingRulingEvent::Dismissed { .. } | PendingRulingEvent::Answered { .. }) => {
            &[Act::Rule]
        }
        Event::PendingRulings(PendingRulingEvent::Protested { .. }) => &[Act::Protest],
        Event::PendingRulings(PendingRulingEvent::Reached { .. } | PendingRulingEvent::MateSearched { .. }) => &[],
        Event::Remedy(event) => needed_for_a_remedy(event),
        Event::Adjournment(AdjournmentEvent::Sealed { .. }) => &[Act::Seal],
        Event::Adjournment(AdjournmentEvent::SessionOver) => &[],
        Event::Adjournment(_) => &[Act::Rule],
        Event::Hearing(HearingEvent::Called { .. } | HearingEvent::Remarked { .. }) => &[Act::Call],
        Event::Hearing(HearingEvent::Attended) => &[Act::Rule],
        Event::Hearing(HearingEvent::Signed { .. }) => &[Act::Sign],
        Event::Hearing(HearingEvent::Heard(_)) => &[Act::Move],
        Event::Hearing(HearingEvent::Asked { .. } | HearingEvent::Adjusted | HearingEvent::Said(_))
        | Event::Opened(_)
        | Event::Ended { .. }
        | Event::Revoked
        | Event::Record(_) => &[],
    }
}

const fn needed_at_the_board(event: &HandlingEvent) -> &'static [Act] {
    match event {
        HandlingEvent::Touched { .. } | HandlingEvent::Lifted { .. } => &[Act::Touch],
        HandlingEvent::Placed { .. }
        | HandlingEvent::Removed { .. }
        | HandlingEvent::Crowned { .. }
        | HandlingEvent::Announced { .. } => &[Act::Move],
        // Pressing releases what was put down.
        HandlingEvent::Released { .. } => &[Act::Move, Act::Press],
        HandlingEvent::Written { .. } => &[Act::Write],
        HandlingEvent::Unswitched { .. } => &[Act::Rule],
    }
}

/// The house stops the clocks in the name of the arbiter.
const fn needed_for_the_clock(event: &ClockEvent) -> &'static [Act] {
    match event {
        ClockEvent::Started { .. } => &[Act::Start, Act::Rule],
        ClockEvent::PointedOut => &[Act::Flag],
        ClockEvent::Paused { .. } => &[Act::Stop],
        ClockEvent::BothFound { .. }
        | ClockEvent::StartAppointed { .. }
        | ClockEvent::Halted
        | ClockEvent::Resumed
        | ClockEvent::IncrementGranted { .. } => &[Act::Rule],
        ClockEvent::Set { .. } | ClockEvent::CounterSet { .. } => &[Act::Clock],
        ClockEvent::Flag { .. }
        | ClockEvent::FlagVoid { .. }
        | ClockEvent::Warned { .. }
        | ClockEvent::Overtime { .. }
        | ClockEvent::PeriodEntered { .. } => &[],
    }
}

/// Making the next move lets an irregularity stand.
const fn needed_for_a_remedy(event: &RemedyEvent) -> &'static [Act] {
    match event {
        RemedyEvent::IrregularityFound { .. }
        | RemedyEvent::Counted { .. }
        | RemedyEvent::SheetDeferred { .. }
        | RemedyEvent::Restoring { sheet: true, .. } => &[],
        RemedyEvent::Restored { .. } => &[Act::Press, Act::Violation],
        RemedyEvent::Demanded { .. }
        | RemedyEvent::SwitchedBack { .. }
        | RemedyEvent::Reported { .. }
        | RemedyEvent::Proposed { .. }
        | RemedyEvent::AgreedBack { .. }
        | RemedyEvent::IrregularityRuled { reply: false, .. } => &[Act::Violation],
        RemedyEvent::IrregularityRuled { reply: true, .. } => &[Act::Move, Act::Press, Act::Seal, Act::Touch],
        RemedyEvent::MisdeedFound { .. }
        | RemedyEvent::Found { .. }
        | RemedyEvent::Restoring { sheet: false, .. }
        | RemedyEvent::Sanctioned { .. }
        | RemedyEvent::Lifted { .. }
        | RemedyEvent::Penalized { .. }
        | RemedyEvent::Restarted { .. } => &[Act::Rule],
    }
}
