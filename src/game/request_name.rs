//! What an ask is: which act by the permissions, under which name a record keeps it, what was typed for it.

use super::{
    AdjournmentRequest, AttendanceRequest, Claim, ClaimRequest, ClockRequest, HandlingRequest, MoveRequest,
    OfferRequest, OpeningRequest, Query, RecordRequest, RemedyRequest, Request, RulingRequest,
};
use golos_people::Act;

impl Request {
    /// The row of the table of permissions; none for time that passes.
    #[must_use]
    pub fn act(&self) -> Option<Act> {
        Some(match self {
            Request::Tick => return None,
            // What the house does it does in the name of the arbiter.
            Request::Searched { .. } | Request::Clock(ClockRequest::Halt) => Act::Rule,
            Request::Resign => Act::Resign,
            Request::Attendance(
                AttendanceRequest::Absent(_)
                | AttendanceRequest::Arrived(_)
                | AttendanceRequest::Agree { .. }
                | AttendanceRequest::Need { .. },
            ) => Act::Rule,
            Request::Opening(OpeningRequest::Await(_) | OpeningRequest::Draw(_) | OpeningRequest::Redraw(..)) => {
                Act::Rule
            }
            Request::Opening(OpeningRequest::Act(_)) | Request::Move(MoveRequest::Make(_)) => Act::Move,
            Request::Move(MoveRequest::Press) => Act::Press,
            Request::Move(MoveRequest::TakeBack | MoveRequest::Amend(_)) => Act::Amend,
            Request::Handling(HandlingRequest::Touch(_) | HandlingRequest::Lift(_)) => Act::Touch,
            Request::Handling(HandlingRequest::Write(_)) => Act::Write,
            Request::Handling(HandlingRequest::Unswitched) => Act::Rule,
            Request::Handling(
                HandlingRequest::Place(_)
                | HandlingRequest::Remove(_)
                | HandlingRequest::Crown(_)
                | HandlingRequest::Announce(_)
                | HandlingRequest::Release(_),
            ) => Act::Move,
            Request::Clock(ClockRequest::Start) => Act::Start,
            Request::Clock(ClockRequest::Flag) => Act::Flag,
            Request::Clock(ClockRequest::Pause { .. }) => Act::Stop,
            Request::Clock(ClockRequest::Resume | ClockRequest::Gap(_) | ClockRequest::StartAt { .. }) => Act::Rule,
            Request::Clock(
                ClockRequest::Correct { .. } | ClockRequest::CorrectBoth { .. } | ClockRequest::Carry { .. },
            ) => Act::Clock,
            Request::Clock(ClockRequest::Overrule { .. }) => Act::Clock,
            Request::Offer(OfferRequest::Offer | OfferRequest::Accept | OfferRequest::Decline) => Act::Draw,
            Request::Claim(ClaimRequest::Claim { .. } | ClaimRequest::Ground { .. } | ClaimRequest::Show { .. }) => {
                Act::Claim
            }
            Request::Claim(ClaimRequest::Aloud { .. }) => Act::Call,
            Request::Claim(ClaimRequest::Postpone) => Act::Rule,
            Request::Remedy(RemedyRequest::Irregularity { .. } | RemedyRequest::Found(_)) => Act::Rule,
            Request::Remedy(
                RemedyRequest::Report { .. }
                | RemedyRequest::Demand
                | RemedyRequest::Back
                | RemedyRequest::Correct
                | RemedyRequest::Mend(_)
                | RemedyRequest::Stand,
            ) => Act::Violation,
            Request::Remedy(RemedyRequest::Restored) => Act::Press,
            Request::Adjournment(AdjournmentRequest::Seal(_)) => Act::Seal,
            Request::Adjournment(
                AdjournmentRequest::Unseal(_)
                | AdjournmentRequest::Lose { .. }
                | AdjournmentRequest::Appoint { .. }
                | AdjournmentRequest::Session { .. }
                | AdjournmentRequest::Annul { .. },
            ) => Act::Rule,
            Request::Ruling(RulingRequest::Impose(_) | RulingRequest::Lift { .. }) => Act::Rule,
            Request::Ruling(RulingRequest::Uphold | RulingRequest::Dismiss | RulingRequest::Named { .. }) => Act::Rule,
            Request::Ruling(RulingRequest::Overrule { .. }) => Act::Rule,
            Request::Ruling(
                RulingRequest::Result { .. } | RulingRequest::BothFlags { .. } | RulingRequest::Respond { .. },
            ) => Act::Rule,
            Request::Record(RecordRequest::Query(query)) => query.act(),
            Request::Record(RecordRequest::Call(_) | RecordRequest::Note(_)) => Act::Call,
            Request::Record(RecordRequest::Attend) => Act::Rule,
            Request::Record(RecordRequest::Adjust) => Act::Adjust,
            Request::Record(RecordRequest::Sign(_)) => Act::Sign,
            Request::Record(RecordRequest::Protest(_)) => Act::Protest,
        })
    }

    /// What the record is told of a question that was refused. What lies in an envelope stays there.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Request::Tick => "tick",
            Request::Searched { .. } => "what was searched",
            Request::Resign => "resign",
            Request::Attendance(AttendanceRequest::Absent(_)) => "absent",
            Request::Attendance(AttendanceRequest::Arrived(_)) => "arrived",
            Request::Attendance(AttendanceRequest::Agree { .. }) => "agree on an assistant's tasks",
            Request::Attendance(AttendanceRequest::Need { .. }) => "say what a player needs",
            Request::Opening(OpeningRequest::Await(_)) => "await",
            Request::Opening(OpeningRequest::Draw(_)) => "draw an opening",
            Request::Opening(OpeningRequest::Redraw(..)) => "draw an opening anew",
            Request::Opening(OpeningRequest::Act(_)) => "act by the regulation",
            Request::Move(MoveRequest::Make(_)) => "move",
            Request::Move(MoveRequest::Press) => "press",
            Request::Move(MoveRequest::TakeBack) => "take back",
            Request::Move(MoveRequest::Amend(_)) => "amend",
            Request::Handling(HandlingRequest::Touch(_)) => "touch",
            Request::Handling(HandlingRequest::Lift(_)) => "take up",
            Request::Handling(HandlingRequest::Place(_)) => "put down",
            Request::Handling(HandlingRequest::Remove(_)) => "take off",
            Request::Handling(HandlingRequest::Crown(_)) => "mark",
            Request::Handling(HandlingRequest::Announce(_)) => "announce",
            Request::Handling(HandlingRequest::Release(_)) => "make",
            Request::Handling(HandlingRequest::Write(_)) => "write",
            Request::Handling(HandlingRequest::Unswitched) => "press again",
            Request::Clock(ClockRequest::Start) => "start",
            Request::Clock(ClockRequest::StartAt { .. }) => "start at an hour",
            Request::Clock(ClockRequest::Flag) => "flag",
            Request::Clock(ClockRequest::Pause { .. }) => "pause",
            Request::Clock(ClockRequest::Halt) => "halt",
            Request::Clock(ClockRequest::Resume) => "resume",
            Request::Clock(ClockRequest::Gap(_)) => "gap",
            Request::Clock(ClockRequest::Correct { .. }) => "correct a clock",
            Request::Clock(ClockRequest::CorrectBoth { .. }) => "correct both clocks",
            Request::Clock(ClockRequest::Overrule { .. }) => "correct a clock beyond a limit",
            Request::Clock(ClockRequest::Carry { .. }) => "carry a time over",
            Request::Offer(OfferRequest::Offer) => "offer",
            Request::Offer(OfferRequest::Accept) => "accept",
            Request::Offer(OfferRequest::Decline) => "decline",
            Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, .. }) => "claim a repetition",
            Request::Claim(ClaimRequest::Claim { .. } | ClaimRequest::Ground { .. }) => "claim",
            Request::Claim(ClaimRequest::Aloud { .. }) => "count aloud",
            Request::Claim(ClaimRequest::Postpone) => "postpone",
            Request::Claim(ClaimRequest::Show { .. }) => "show a win",
            Request::Remedy(RemedyRequest::Irregularity { .. }) => "find an irregularity",
            Request::Remedy(RemedyRequest::Report { .. }) => "report an irregularity",
            Request::Remedy(RemedyRequest::Demand) => "demand",
            Request::Remedy(RemedyRequest::Back) => "switch back",
            Request::Remedy(RemedyRequest::Correct) => "correct",
            Request::Remedy(RemedyRequest::Mend(_)) => "put right",
            Request::Remedy(RemedyRequest::Stand) => "let stand",
            Request::Remedy(RemedyRequest::Found(_)) => "take the position as it stands",
            Request::Remedy(RemedyRequest::Restored) => "restored",
            Request::Adjournment(AdjournmentRequest::Seal(_)) => "seal",
            Request::Adjournment(AdjournmentRequest::Unseal(_)) => "unseal",
            Request::Adjournment(AdjournmentRequest::Lose { .. }) => "go on without the envelope",
            Request::Adjournment(AdjournmentRequest::Appoint { .. }) => "say when the game is resumed",
            Request::Adjournment(AdjournmentRequest::Session { .. }) => "end the session at an hour",
            Request::Adjournment(AdjournmentRequest::Annul { .. }) => "annul the game",
            Request::Ruling(RulingRequest::Uphold | RulingRequest::Named { upheld: true, .. }) => "uphold",
            Request::Ruling(RulingRequest::Overrule { upheld: true, .. }) => "uphold against the count",
            Request::Ruling(RulingRequest::Overrule { upheld: false, .. }) => "reject against the count",
            Request::Ruling(RulingRequest::Dismiss | RulingRequest::Named { upheld: false, .. }) => "dismiss",
            Request::Ruling(RulingRequest::Impose(_)) => "sanction",
            Request::Ruling(RulingRequest::Lift { .. }) => "lift a sanction",
            Request::Ruling(RulingRequest::Result { .. }) => "result",
            Request::Ruling(RulingRequest::BothFlags { .. }) => "both flags",
            Request::Ruling(RulingRequest::Respond { .. }) => "answer a protest",
            Request::Record(RecordRequest::Query(Query::Clock)) => "ask for the times",
            Request::Record(RecordRequest::Query(Query::Turn)) => "ask for the turn",
            Request::Record(RecordRequest::Query(Query::Number)) => "ask for the number of the move",
            Request::Record(RecordRequest::Query(Query::Last)) => "ask for the last move",
            Request::Record(RecordRequest::Query(Query::Opening)) => "ask for the opening",
            Request::Record(RecordRequest::Query(Query::Repeat)) => "ask for what was said",
            Request::Record(RecordRequest::Query(Query::Board)) => "ask for the board",
            Request::Record(RecordRequest::Query(Query::Pieces)) => "ask for the pieces",
            Request::Record(RecordRequest::Query(Query::Place(_))) => "ask for a square",
            Request::Record(RecordRequest::Query(Query::Near(_))) => "ask for the neighbours of a square",
            Request::Record(RecordRequest::Query(Query::Through(_))) => "ask for the lines through a square",
            Request::Record(RecordRequest::Query(Query::Standing(..))) => "ask for pieces of a kind",
            Request::Record(RecordRequest::Query(Query::Changes)) => "ask for what has changed",
            Request::Record(RecordRequest::Query(Query::Moves(_))) => "ask for the moves of a square",
            Request::Record(RecordRequest::Query(Query::Offer)) => "ask for a draw offer",
            Request::Record(RecordRequest::Query(Query::Duty)) => "ask for what is to be done",
            Request::Record(RecordRequest::Query(Query::Report)) => "ask for the report",
            Request::Record(RecordRequest::Query(Query::Rule(_))) => "ask for a rule",
            Request::Record(RecordRequest::Query(Query::Why)) => "ask for the grounds",
            Request::Record(RecordRequest::Query(Query::Decisions)) => "ask for the decisions",
            Request::Record(RecordRequest::Query(Query::Sheet)) => "ask for the record",
            Request::Record(RecordRequest::Call(_)) => "call",
            Request::Record(RecordRequest::Attend) => "attend",
            Request::Record(RecordRequest::Adjust) => "adjust",
            Request::Record(RecordRequest::Note(_)) => "note",
            Request::Record(RecordRequest::Sign(_)) => "sign",
            Request::Record(RecordRequest::Protest(_)) => "protest",
        }
    }

    /// The same with this reason, where it takes one and has none yet.
    #[must_use]
    pub fn with_reason(&self, text: &str) -> Option<Request> {
        let mut ask = self.clone();
        let reason = match &mut ask {
            Request::Clock(
                ClockRequest::Correct { reason, .. }
                | ClockRequest::CorrectBoth { reason, .. }
                | ClockRequest::Overrule { reason, .. },
            )
            | Request::Adjournment(AdjournmentRequest::Lose { reason } | AdjournmentRequest::Annul { reason })
            | Request::Opening(OpeningRequest::Redraw(_, reason))
            | Request::Ruling(
                RulingRequest::Result { reason, .. }
                | RulingRequest::Overrule { reason, .. }
                | RulingRequest::Lift { reason, .. }
                | RulingRequest::BothFlags { found: reason },
            ) => reason,
            Request::Ruling(RulingRequest::Impose(imposed)) => &mut imposed.reason,
            Request::Tick
            | Request::Searched { .. }
            | Request::Resign
            | Request::Attendance(_)
            | Request::Opening(OpeningRequest::Await(_) | OpeningRequest::Draw(_) | OpeningRequest::Act(_))
            | Request::Move(_)
            | Request::Handling(_)
            | Request::Clock(
                ClockRequest::Start
                | ClockRequest::StartAt { .. }
                | ClockRequest::Flag
                | ClockRequest::Pause { .. }
                | ClockRequest::Halt
                | ClockRequest::Resume
                | ClockRequest::Gap(_)
                | ClockRequest::Carry { .. },
            )
            | Request::Offer(_)
            | Request::Claim(_)
            | Request::Remedy(_)
            | Request::Adjournment(
                AdjournmentRequest::Seal(_)
                | AdjournmentRequest::Unseal(_)
                | AdjournmentRequest::Appoint { .. }
                | AdjournmentRequest::Session { .. },
            )
            | Request::Ruling(
                RulingRequest::Uphold
                | RulingRequest::Dismiss
                | RulingRequest::Named { .. }
                | RulingRequest::Respond { .. },
            )
            | Request::Record(_) => return None,
        };
        if !reason.trim().is_empty() {
            return None;
        }
        text.clone_into(reason);
        Some(ask)
    }

    /// What was typed for it besides: a move, or the one that is written for a claim.
    #[must_use]
    pub fn typed(&self) -> Option<&str> {
        match self {
            Request::Move(MoveRequest::Make(text) | MoveRequest::Amend(text))
            | Request::Remedy(RemedyRequest::Mend(text)) => Some(text),
            Request::Handling(
                HandlingRequest::Touch(text)
                | HandlingRequest::Lift(text)
                | HandlingRequest::Place(text)
                | HandlingRequest::Remove(text)
                | HandlingRequest::Crown(text)
                | HandlingRequest::Announce(text)
                | HandlingRequest::Release(text)
                | HandlingRequest::Write(text),
            ) => Some(text),
            Request::Claim(ClaimRequest::Claim { intended, .. }) => intended.as_deref(),
            Request::Claim(ClaimRequest::Ground { article, intended }) => Some(intended.as_deref().unwrap_or(article)),
            Request::Claim(ClaimRequest::Show { line }) => Some(line),
            Request::Record(RecordRequest::Protest(ask)) => Some(&ask.reason),
            Request::Record(RecordRequest::Query(
                Query::Place(text) | Query::Near(text) | Query::Through(text) | Query::Moves(text) | Query::Rule(text),
            )) => Some(text),
            Request::Tick
            | Request::Searched { .. }
            | Request::Resign
            | Request::Attendance(_)
            | Request::Opening(_)
            | Request::Move(MoveRequest::Press | MoveRequest::TakeBack)
            | Request::Handling(HandlingRequest::Unswitched)
            | Request::Clock(_)
            | Request::Offer(_)
            | Request::Claim(ClaimRequest::Aloud { .. } | ClaimRequest::Postpone)
            | Request::Remedy(_)
            | Request::Adjournment(_)
            | Request::Ruling(_)
            | Request::Record(_) => None,
        }
    }
}
