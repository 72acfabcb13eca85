//! Who may ask for what has happened: the table of permissions, asked once more.

use crate::{
    Actor, AdjournmentEvent, AttendanceEvent, ClaimEvent, ClockEvent, Event, HandlingEvent, HearingEvent, MoveEvent,
    OfferEvent, OpeningEvent, PendingRulingEvent, RecordEvent, RemedyEvent, State,
};
use golos_people::Act;

/// Whether he who is said to have brought it about may ask for it, or for what it comes of.
pub(super) fn is_permitted(state: &State, event: &Event) -> bool {
    let Some((by, acts)) = asked(event) else { return true };
    acts.iter().any(|&act| state.permits(by, act).is_ok())
}

/// Who has asked, and for what of this.
fn asked(event: &Event) -> Option<(Actor, &'static [Act])> {
    match event {
        Event::Attendance(
            AttendanceEvent::Absent { by, .. }
            | AttendanceEvent::Arrived { by, .. }
            | AttendanceEvent::Agreed { by, .. }
            | AttendanceEvent::Needed { by, .. },
        ) => Some((*by, &[Act::Rule])),
        Event::Opening(event) => Some(of_opening(event)),
        Event::Move(event) => Some(of_move(event)),
        Event::Handling(event) => Some(of_handling(event)),
        Event::Clock(event) => of_clock(event),
        Event::Offer(event) => Some(of_offer(*event)),
        Event::Claim(event) => of_claim(event),
        Event::PendingRulings(PendingRulingEvent::Dismissed { by, .. } | PendingRulingEvent::Answered { by, .. }) => {
            Some((*by, &[Act::Rule]))
        }
        Event::PendingRulings(PendingRulingEvent::Protested { by, .. }) => Some((*by, &[Act::Protest])),
        Event::Remedy(event) => of_remedy(event),
        Event::Adjournment(AdjournmentEvent::Sealed { by, .. }) => Some((*by, &[Act::Seal])),
        Event::Adjournment(
            AdjournmentEvent::Unsealed { by, .. }
            | AdjournmentEvent::Lost { by, .. }
            | AdjournmentEvent::Appointed { by, .. }
            | AdjournmentEvent::SessionAppointed { by, .. }
            | AdjournmentEvent::Annulled { by, .. },
        ) => Some((*by, &[Act::Rule])),
        Event::Hearing(HearingEvent::Called { by, .. } | HearingEvent::Remarked { by, .. }) => {
            Some((*by, &[Act::Call]))
        }
        Event::Hearing(HearingEvent::Attended { by }) => Some((*by, &[Act::Rule])),
        Event::Hearing(HearingEvent::Signed { by, .. }) => Some((*by, &[Act::Sign])),
        // What comes by itself; what is ruled or resigned is examined with the end, and what was asked is no fact of the
        // game.
        Event::Opened(_)
        | Event::Attendance(AttendanceEvent::Late { .. } | AttendanceEvent::Lapsed { .. })
        | Event::Adjournment(AdjournmentEvent::SessionOver)
        | Event::PendingRulings(PendingRulingEvent::Reached { .. } | PendingRulingEvent::MateSearched { .. })
        | Event::Ended { .. }
        | Event::Revoked { .. }
        | Event::Hearing(HearingEvent::Asked { .. } | HearingEvent::Adjusted { .. } | HearingEvent::Said(_))
        | Event::Record(
            RecordEvent::Jumped { .. }
            | RecordEvent::Lived
            | RecordEvent::Reopened { .. }
            | RecordEvent::Refused { .. }
            | RecordEvent::Noted { .. }
            | RecordEvent::Closed,
        ) => None,
    }
}

fn of_opening(event: &OpeningEvent) -> (Actor, &'static [Act]) {
    match event {
        OpeningEvent::Awaited { by, .. } | OpeningEvent::Drawn { by, .. } => (*by, &[Act::Rule]),
        OpeningEvent::Acted { by, .. } => (*by, &[Act::Move]),
        OpeningEvent::TakenBack { by, .. } => (*by, &[Act::Amend]),
    }
}

/// Who announces a move completes it, where no clock is pressed by hand.
fn of_move(event: &MoveEvent) -> (Actor, &'static [Act]) {
    match event {
        // Who presses what he has put down has made it.
        MoveEvent::Made { by, .. } => (*by, &[Act::Move, Act::Press, Act::Violation]),
        MoveEvent::Amended { by, .. } => (*by, &[Act::Move]),
        MoveEvent::Pressed { by, .. } => (*by, &[Act::Press, Act::Move, Act::Violation]),
        MoveEvent::TakenBack { by, .. } => (*by, &[Act::Amend]),
    }
}

fn of_handling(event: &HandlingEvent) -> (Actor, &'static [Act]) {
    match event {
        HandlingEvent::Touched { by, .. } | HandlingEvent::Lifted { by, .. } => (*by, &[Act::Touch]),
        HandlingEvent::Placed { by, .. }
        | HandlingEvent::Removed { by, .. }
        | HandlingEvent::Crowned { by, .. }
        | HandlingEvent::Announced { by, .. } => (*by, &[Act::Move]),
        // Who presses what he has put down has let it go.
        HandlingEvent::Released { by, .. } => (*by, &[Act::Move, Act::Press]),
        HandlingEvent::Written { by, .. } => (*by, &[Act::Write]),
        HandlingEvent::Unswitched { by, .. } => (*by, &[Act::Rule]),
    }
}

/// The house stops the clocks in the name of the arbiter.
fn of_clock(event: &ClockEvent) -> Option<(Actor, &'static [Act])> {
    match event {
        ClockEvent::Started { by, .. } => by.map(|by| (by, &[Act::Start, Act::Rule] as &[Act])),
        ClockEvent::PointedOut { by } => Some((*by, &[Act::Flag])),
        ClockEvent::Paused { by, .. } => Some((*by, &[Act::Stop])),
        ClockEvent::BothFound { by, .. } | ClockEvent::StartAppointed { by, .. } => Some((*by, &[Act::Rule])),
        ClockEvent::Halted { by } | ClockEvent::Resumed { by } | ClockEvent::IncrementGranted { by, .. } => {
            Some((*by, &[Act::Rule]))
        }
        ClockEvent::Set { by, .. } => Some((*by, &[Act::Clock])),
        ClockEvent::Flag { .. } | ClockEvent::FlagVoid { .. } | ClockEvent::Warned { .. } => None,
    }
}

/// Who moves declines by it.
fn of_offer(event: OfferEvent) -> (Actor, &'static [Act]) {
    match event {
        OfferEvent::Offered { by, .. } | OfferEvent::Accepted { by, .. } => (by, &[Act::Draw]),
        OfferEvent::Declined { by, by_move: false, .. } => (by, &[Act::Draw]),
        OfferEvent::Declined { by, by_move: true, .. } => (by, &[Act::Move, Act::Seal]),
    }
}

/// What falls because somebody plays on is examined with the ruling.
fn of_claim(event: &ClaimEvent) -> Option<(Actor, &'static [Act])> {
    match event {
        ClaimEvent::Claimed { by, .. } | ClaimEvent::Counting { by, .. } | ClaimEvent::Shown { by, .. } => {
            Some((*by, &[Act::Claim]))
        }
        ClaimEvent::Aloud { by, .. } => Some((*by, &[Act::Call])),
        ClaimEvent::Postponed { by } => Some((*by, &[Act::Rule])),
        ClaimEvent::Ruled { .. } => None,
    }
}

/// Who makes the next move lets an irregularity stand by it.
fn of_remedy(event: &RemedyEvent) -> Option<(Actor, &'static [Act])> {
    match event {
        RemedyEvent::IrregularityFound { .. } | RemedyEvent::Counted { .. } => None,
        RemedyEvent::Restored { by, .. } => Some((*by, &[Act::Press, Act::Violation])),
        RemedyEvent::Demanded { by, .. } | RemedyEvent::SwitchedBack { by, .. } => Some((*by, &[Act::Violation])),
        RemedyEvent::Reported { by, .. } => Some((*by, &[Act::Violation])),
        RemedyEvent::IrregularityRuled { by, reply: true, .. } => {
            Some((*by, &[Act::Move, Act::Press, Act::Seal, Act::Touch]))
        }
        RemedyEvent::IrregularityRuled { by, reply: false, .. } => Some((*by, &[Act::Violation])),
        RemedyEvent::MisdeedFound { by, .. }
        | RemedyEvent::Found { by, .. }
        | RemedyEvent::Restoring { by, .. }
        | RemedyEvent::Sanctioned { by, .. }
        | RemedyEvent::Lifted { by, .. }
        | RemedyEvent::Penalized { by, .. }
        | RemedyEvent::Restarted { by, .. } => Some((*by, &[Act::Rule])),
    }
}
