//! Who did what: the actor of an event.

use super::{
    Actor, AdjournmentEvent, AttendanceEvent, ClaimEvent, ClockEvent, Event, HandlingEvent, HearingEvent, MoveEvent,
    OfferEvent, OpeningEvent, PendingRulingEvent, RecordEvent, RemedyEvent,
};

impl Event {
    /// Who did it, where somebody did it and the record says who.
    #[must_use]
    pub const fn by(&self) -> Option<Actor> {
        match self {
            Event::Opened(_) => None,
            Event::Attendance(event) => attendance(event),
            Event::Opening(event) => opening(event),
            Event::Move(event) => of_move(event),
            Event::Handling(event) => handling(event),
            Event::Clock(event) => clock(event),
            Event::Offer(event) => offer(event),
            Event::Claim(event) => claim(event),
            Event::PendingRulings(event) => docket(event),
            Event::Remedy(event) => remedy(event),
            Event::Adjournment(event) => adjournment(event),
            Event::Ended { by, .. } => *by,
            Event::Revoked { by } => Some(*by),
            Event::Hearing(event) => hearing(event),
            Event::Record(RecordEvent::Refused { by, .. } | RecordEvent::Noted { by, .. }) => Some(*by),
            Event::Record(
                RecordEvent::Jumped { .. } | RecordEvent::Lived | RecordEvent::Reopened { .. } | RecordEvent::Closed,
            ) => None,
        }
    }
}

const fn attendance(event: &AttendanceEvent) -> Option<Actor> {
    match event {
        AttendanceEvent::Absent { by, .. }
        | AttendanceEvent::Arrived { by, .. }
        | AttendanceEvent::Agreed { by, .. }
        | AttendanceEvent::Needed { by, .. } => Some(*by),
        AttendanceEvent::Late { .. } | AttendanceEvent::Lapsed { .. } => None,
    }
}

const fn opening(event: &OpeningEvent) -> Option<Actor> {
    match event {
        OpeningEvent::Awaited { by, .. }
        | OpeningEvent::Drawn { by, .. }
        | OpeningEvent::Acted { by, .. }
        | OpeningEvent::TakenBack { by, .. } => Some(*by),
    }
}

const fn of_move(event: &MoveEvent) -> Option<Actor> {
    match event {
        MoveEvent::Made { by, .. }
        | MoveEvent::Amended { by, .. }
        | MoveEvent::Pressed { by, .. }
        | MoveEvent::TakenBack { by, .. } => Some(*by),
    }
}

const fn handling(event: &HandlingEvent) -> Option<Actor> {
    match event {
        HandlingEvent::Touched { by, .. }
        | HandlingEvent::Lifted { by, .. }
        | HandlingEvent::Placed { by, .. }
        | HandlingEvent::Removed { by, .. }
        | HandlingEvent::Crowned { by, .. }
        | HandlingEvent::Announced { by, .. }
        | HandlingEvent::Released { by, .. }
        | HandlingEvent::Written { by, .. }
        | HandlingEvent::Unswitched { by, .. } => Some(*by),
    }
}

const fn clock(event: &ClockEvent) -> Option<Actor> {
    match event {
        ClockEvent::StartAppointed { by, .. }
        | ClockEvent::PointedOut { by, .. }
        | ClockEvent::BothFound { by, .. }
        | ClockEvent::Paused { by, .. }
        | ClockEvent::Halted { by, .. }
        | ClockEvent::Resumed { by, .. }
        | ClockEvent::Set { by, .. }
        | ClockEvent::IncrementGranted { by, .. } => Some(*by),
        ClockEvent::Started { by, .. } => *by,
        ClockEvent::Flag { .. } | ClockEvent::FlagVoid { .. } | ClockEvent::Warned { .. } => None,
    }
}

const fn offer(event: &OfferEvent) -> Option<Actor> {
    match event {
        OfferEvent::Offered { by, .. } | OfferEvent::Accepted { by, .. } | OfferEvent::Declined { by, .. } => Some(*by),
    }
}

const fn claim(event: &ClaimEvent) -> Option<Actor> {
    match event {
        ClaimEvent::Aloud { by, .. }
        | ClaimEvent::Claimed { by, .. }
        | ClaimEvent::Counting { by, .. }
        | ClaimEvent::Ruled { by, .. }
        | ClaimEvent::Postponed { by, .. }
        | ClaimEvent::Shown { by, .. } => Some(*by),
    }
}

const fn docket(event: &PendingRulingEvent) -> Option<Actor> {
    match event {
        PendingRulingEvent::Dismissed { by, .. }
        | PendingRulingEvent::Protested { by, .. }
        | PendingRulingEvent::Answered { by, .. } => Some(*by),
        PendingRulingEvent::Reached { .. } | PendingRulingEvent::MateSearched { .. } => None,
    }
}

const fn remedy(event: &RemedyEvent) -> Option<Actor> {
    match event {
        RemedyEvent::Reported { by, .. }
        | RemedyEvent::IrregularityRuled { by, .. }
        | RemedyEvent::MisdeedFound { by, .. }
        | RemedyEvent::Restoring { by, .. }
        | RemedyEvent::Demanded { by, .. }
        | RemedyEvent::SwitchedBack { by, .. }
        | RemedyEvent::Restored { by, .. }
        | RemedyEvent::Found { by, .. }
        | RemedyEvent::Sanctioned { by, .. }
        | RemedyEvent::Lifted { by, .. }
        | RemedyEvent::Penalized { by, .. }
        | RemedyEvent::Restarted { by, .. } => Some(*by),
        RemedyEvent::IrregularityFound { .. } | RemedyEvent::Counted { .. } => None,
    }
}

const fn adjournment(event: &AdjournmentEvent) -> Option<Actor> {
    match event {
        AdjournmentEvent::Sealed { by, .. }
        | AdjournmentEvent::Unsealed { by, .. }
        | AdjournmentEvent::Lost { by, .. }
        | AdjournmentEvent::Appointed { by, .. }
        | AdjournmentEvent::SessionAppointed { by, .. }
        | AdjournmentEvent::Annulled { by, .. } => Some(*by),
        AdjournmentEvent::SessionOver => None,
    }
}

const fn hearing(event: &HearingEvent) -> Option<Actor> {
    match event {
        HearingEvent::Asked { by, .. }
        | HearingEvent::Called { by, .. }
        | HearingEvent::Attended { by }
        | HearingEvent::Adjusted { by, .. }
        | HearingEvent::Remarked { by, .. }
        | HearingEvent::Signed { by, .. } => Some(*by),
        HearingEvent::Said(_) => None,
    }
}
