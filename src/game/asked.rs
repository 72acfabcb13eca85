//! What an ask is: which act by the permissions, under which name a record keeps it, what was typed for it.

use super::{
    AdjournmentAsk, Ask, AttendanceAsk, Claim, ClaimAsk, ClockAsk, HandlingAsk, MoveAsk, OfferAsk, OpeningAsk, Query,
    RecordAsk, RemedyAsk, RulingAsk,
};
use golos_people::Act;

impl Ask {
    /// The row of the table of permissions; none for time that passes.
    #[must_use]
    pub fn act(&self) -> Option<Act> {
        Some(match self {
            Ask::Tick => return None,
            // What the house does it does in the name of the arbiter.
            Ask::Searched { .. } | Ask::Clock(ClockAsk::Halt) => Act::Rule,
            Ask::Resign => Act::Resign,
            Ask::Attendance(
                AttendanceAsk::Absent(_)
                | AttendanceAsk::Arrived(_)
                | AttendanceAsk::Agree { .. }
                | AttendanceAsk::Need { .. },
            ) => Act::Rule,
            Ask::Opening(OpeningAsk::Await(_) | OpeningAsk::Draw(_) | OpeningAsk::Redraw(..)) => Act::Rule,
            Ask::Opening(OpeningAsk::Act(_)) | Ask::Move(MoveAsk::Make(_)) => Act::Move,
            Ask::Move(MoveAsk::Press) => Act::Press,
            Ask::Move(MoveAsk::TakeBack | MoveAsk::Amend(_)) => Act::Amend,
            Ask::Handling(HandlingAsk::Touch(_) | HandlingAsk::Lift(_)) => Act::Touch,
            Ask::Handling(HandlingAsk::Write(_)) => Act::Write,
            Ask::Handling(HandlingAsk::Unswitched) => Act::Rule,
            Ask::Handling(
                HandlingAsk::Place(_)
                | HandlingAsk::Remove(_)
                | HandlingAsk::Crown(_)
                | HandlingAsk::Announce(_)
                | HandlingAsk::Release(_),
            ) => Act::Move,
            Ask::Clock(ClockAsk::Start) => Act::Start,
            Ask::Clock(ClockAsk::Flag) => Act::Flag,
            Ask::Clock(ClockAsk::Pause { .. }) => Act::Stop,
            Ask::Clock(ClockAsk::Resume | ClockAsk::Gap(_) | ClockAsk::StartAt { .. }) => Act::Rule,
            Ask::Clock(ClockAsk::Correct { .. } | ClockAsk::CorrectBoth { .. } | ClockAsk::Carry { .. }) => Act::Clock,
            Ask::Clock(ClockAsk::Overrule { .. }) => Act::Clock,
            Ask::Offer(OfferAsk::Offer | OfferAsk::Accept | OfferAsk::Decline) => Act::Draw,
            Ask::Claim(ClaimAsk::Claim { .. } | ClaimAsk::Ground { .. } | ClaimAsk::Show { .. }) => Act::Claim,
            Ask::Claim(ClaimAsk::Aloud { .. }) => Act::Call,
            Ask::Claim(ClaimAsk::Postpone) => Act::Rule,
            Ask::Remedy(RemedyAsk::Misdeed { .. } | RemedyAsk::Found(_)) => Act::Rule,
            Ask::Remedy(
                RemedyAsk::Report { .. }
                | RemedyAsk::Demand
                | RemedyAsk::Back
                | RemedyAsk::Correct
                | RemedyAsk::Mend(_)
                | RemedyAsk::Stand,
            ) => Act::Violation,
            Ask::Remedy(RemedyAsk::Restored) => Act::Press,
            Ask::Adjournment(AdjournmentAsk::Seal(_)) => Act::Seal,
            Ask::Adjournment(
                AdjournmentAsk::Unseal(_)
                | AdjournmentAsk::Lose { .. }
                | AdjournmentAsk::Appoint { .. }
                | AdjournmentAsk::Session { .. }
                | AdjournmentAsk::Annul { .. },
            ) => Act::Rule,
            Ask::Ruling(RulingAsk::Impose(_) | RulingAsk::Lift { .. }) => Act::Rule,
            Ask::Ruling(RulingAsk::Uphold | RulingAsk::Dismiss | RulingAsk::Named { .. }) => Act::Rule,
            Ask::Ruling(RulingAsk::Overrule { .. }) => Act::Rule,
            Ask::Ruling(RulingAsk::Result { .. } | RulingAsk::BothFlags { .. } | RulingAsk::Respond { .. }) => {
                Act::Rule
            }
            Ask::Record(RecordAsk::Query(query)) => query.act(),
            Ask::Record(RecordAsk::Call(_) | RecordAsk::Note(_)) => Act::Call,
            Ask::Record(RecordAsk::Attend) => Act::Rule,
            Ask::Record(RecordAsk::Adjust) => Act::Adjust,
            Ask::Record(RecordAsk::Sign(_)) => Act::Sign,
            Ask::Record(RecordAsk::Protest(_)) => Act::Protest,
        })
    }

    /// What the record is told of a question that was refused. What lies in an envelope stays there.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Ask::Tick => "tick",
            Ask::Searched { .. } => "what was searched",
            Ask::Resign => "resign",
            Ask::Attendance(AttendanceAsk::Absent(_)) => "absent",
            Ask::Attendance(AttendanceAsk::Arrived(_)) => "arrived",
            Ask::Attendance(AttendanceAsk::Agree { .. }) => "agree on an assistant's tasks",
            Ask::Attendance(AttendanceAsk::Need { .. }) => "say what a player needs",
            Ask::Opening(OpeningAsk::Await(_)) => "await",
            Ask::Opening(OpeningAsk::Draw(_)) => "draw an opening",
            Ask::Opening(OpeningAsk::Redraw(..)) => "draw an opening anew",
            Ask::Opening(OpeningAsk::Act(_)) => "act by the regulation",
            Ask::Move(MoveAsk::Make(_)) => "move",
            Ask::Move(MoveAsk::Press) => "press",
            Ask::Move(MoveAsk::TakeBack) => "take back",
            Ask::Move(MoveAsk::Amend(_)) => "amend",
            Ask::Handling(HandlingAsk::Touch(_)) => "touch",
            Ask::Handling(HandlingAsk::Lift(_)) => "take up",
            Ask::Handling(HandlingAsk::Place(_)) => "put down",
            Ask::Handling(HandlingAsk::Remove(_)) => "take off",
            Ask::Handling(HandlingAsk::Crown(_)) => "mark",
            Ask::Handling(HandlingAsk::Announce(_)) => "announce",
            Ask::Handling(HandlingAsk::Release(_)) => "make",
            Ask::Handling(HandlingAsk::Write(_)) => "write",
            Ask::Handling(HandlingAsk::Unswitched) => "press again",
            Ask::Clock(ClockAsk::Start) => "start",
            Ask::Clock(ClockAsk::StartAt { .. }) => "start at an hour",
            Ask::Clock(ClockAsk::Flag) => "flag",
            Ask::Clock(ClockAsk::Pause { .. }) => "pause",
            Ask::Clock(ClockAsk::Halt) => "halt",
            Ask::Clock(ClockAsk::Resume) => "resume",
            Ask::Clock(ClockAsk::Gap(_)) => "gap",
            Ask::Clock(ClockAsk::Correct { .. }) => "correct a clock",
            Ask::Clock(ClockAsk::CorrectBoth { .. }) => "correct both clocks",
            Ask::Clock(ClockAsk::Overrule { .. }) => "correct a clock beyond a limit",
            Ask::Clock(ClockAsk::Carry { .. }) => "carry a time over",
            Ask::Offer(OfferAsk::Offer) => "offer",
            Ask::Offer(OfferAsk::Accept) => "accept",
            Ask::Offer(OfferAsk::Decline) => "decline",
            Ask::Claim(ClaimAsk::Claim { claim: Claim::Repetition, .. }) => "claim a repetition",
            Ask::Claim(ClaimAsk::Claim { .. } | ClaimAsk::Ground { .. }) => "claim",
            Ask::Claim(ClaimAsk::Aloud { .. }) => "count aloud",
            Ask::Claim(ClaimAsk::Postpone) => "postpone",
            Ask::Claim(ClaimAsk::Show { .. }) => "show a win",
            Ask::Remedy(RemedyAsk::Misdeed { .. }) => "find an irregularity",
            Ask::Remedy(RemedyAsk::Report { .. }) => "report an irregularity",
            Ask::Remedy(RemedyAsk::Demand) => "demand",
            Ask::Remedy(RemedyAsk::Back) => "switch back",
            Ask::Remedy(RemedyAsk::Correct) => "correct",
            Ask::Remedy(RemedyAsk::Mend(_)) => "put right",
            Ask::Remedy(RemedyAsk::Stand) => "let stand",
            Ask::Remedy(RemedyAsk::Found(_)) => "take the position as it stands",
            Ask::Remedy(RemedyAsk::Restored) => "restored",
            Ask::Adjournment(AdjournmentAsk::Seal(_)) => "seal",
            Ask::Adjournment(AdjournmentAsk::Unseal(_)) => "unseal",
            Ask::Adjournment(AdjournmentAsk::Lose { .. }) => "go on without the envelope",
            Ask::Adjournment(AdjournmentAsk::Appoint { .. }) => "say when the game is resumed",
            Ask::Adjournment(AdjournmentAsk::Session { .. }) => "end the session at an hour",
            Ask::Adjournment(AdjournmentAsk::Annul { .. }) => "annul the game",
            Ask::Ruling(RulingAsk::Uphold | RulingAsk::Named { upheld: true, .. }) => "uphold",
            Ask::Ruling(RulingAsk::Overrule { upheld: true, .. }) => "uphold against the count",
            Ask::Ruling(RulingAsk::Overrule { upheld: false, .. }) => "reject against the count",
            Ask::Ruling(RulingAsk::Dismiss | RulingAsk::Named { upheld: false, .. }) => "dismiss",
            Ask::Ruling(RulingAsk::Impose(_)) => "sanction",
            Ask::Ruling(RulingAsk::Lift { .. }) => "lift a sanction",
            Ask::Ruling(RulingAsk::Result { .. }) => "result",
            Ask::Ruling(RulingAsk::BothFlags { .. }) => "both flags",
            Ask::Ruling(RulingAsk::Respond { .. }) => "answer a protest",
            Ask::Record(RecordAsk::Query(Query::Clock)) => "ask for the times",
            Ask::Record(RecordAsk::Query(Query::Turn)) => "ask for the turn",
            Ask::Record(RecordAsk::Query(Query::Number)) => "ask for the number of the move",
            Ask::Record(RecordAsk::Query(Query::Last)) => "ask for the last move",
            Ask::Record(RecordAsk::Query(Query::Opening)) => "ask for the opening",
            Ask::Record(RecordAsk::Query(Query::Repeat)) => "ask for what was said",
            Ask::Record(RecordAsk::Query(Query::Board)) => "ask for the board",
            Ask::Record(RecordAsk::Query(Query::Pieces)) => "ask for the pieces",
            Ask::Record(RecordAsk::Query(Query::Place(_))) => "ask for a square",
            Ask::Record(RecordAsk::Query(Query::Near(_))) => "ask for the neighbours of a square",
            Ask::Record(RecordAsk::Query(Query::Through(_))) => "ask for the lines through a square",
            Ask::Record(RecordAsk::Query(Query::Standing(..))) => "ask for pieces of a kind",
            Ask::Record(RecordAsk::Query(Query::Changes)) => "ask for what has changed",
            Ask::Record(RecordAsk::Query(Query::Moves(_))) => "ask for the moves of a square",
            Ask::Record(RecordAsk::Query(Query::Offer)) => "ask for a draw offer",
            Ask::Record(RecordAsk::Query(Query::Duty)) => "ask for what is to be done",
            Ask::Record(RecordAsk::Query(Query::Report)) => "ask for the report",
            Ask::Record(RecordAsk::Query(Query::Rule(_))) => "ask for a rule",
            Ask::Record(RecordAsk::Query(Query::Why)) => "ask for the grounds",
            Ask::Record(RecordAsk::Query(Query::Decisions)) => "ask for the decisions",
            Ask::Record(RecordAsk::Query(Query::Sheet)) => "ask for the record",
            Ask::Record(RecordAsk::Call(_)) => "call",
            Ask::Record(RecordAsk::Attend) => "attend",
            Ask::Record(RecordAsk::Adjust) => "adjust",
            Ask::Record(RecordAsk::Note(_)) => "note",
            Ask::Record(RecordAsk::Sign(_)) => "sign",
            Ask::Record(RecordAsk::Protest(_)) => "protest",
        }
    }

    /// The same with this reason, where it takes one and has none yet.
    #[must_use]
    pub fn with_reason(&self, text: &str) -> Option<Ask> {
        let mut ask = self.clone();
        let reason = match &mut ask {
            Ask::Clock(
                ClockAsk::Correct { reason, .. }
                | ClockAsk::CorrectBoth { reason, .. }
                | ClockAsk::Overrule { reason, .. },
            )
            | Ask::Adjournment(AdjournmentAsk::Lose { reason } | AdjournmentAsk::Annul { reason })
            | Ask::Opening(OpeningAsk::Redraw(_, reason))
            | Ask::Ruling(
                RulingAsk::Result { reason, .. }
                | RulingAsk::Overrule { reason, .. }
                | RulingAsk::Lift { reason, .. }
                | RulingAsk::BothFlags { found: reason },
            ) => reason,
            Ask::Ruling(RulingAsk::Impose(imposed)) => &mut imposed.reason,
            Ask::Tick
            | Ask::Searched { .. }
            | Ask::Resign
            | Ask::Attendance(_)
            | Ask::Opening(OpeningAsk::Await(_) | OpeningAsk::Draw(_) | OpeningAsk::Act(_))
            | Ask::Move(_)
            | Ask::Handling(_)
            | Ask::Clock(
                ClockAsk::Start
                | ClockAsk::StartAt { .. }
                | ClockAsk::Flag
                | ClockAsk::Pause { .. }
                | ClockAsk::Halt
                | ClockAsk::Resume
                | ClockAsk::Gap(_)
                | ClockAsk::Carry { .. },
            )
            | Ask::Offer(_)
            | Ask::Claim(_)
            | Ask::Remedy(_)
            | Ask::Adjournment(
                AdjournmentAsk::Seal(_)
                | AdjournmentAsk::Unseal(_)
                | AdjournmentAsk::Appoint { .. }
                | AdjournmentAsk::Session { .. },
            )
            | Ask::Ruling(
                RulingAsk::Uphold | RulingAsk::Dismiss | RulingAsk::Named { .. } | RulingAsk::Respond { .. },
            )
            | Ask::Record(_) => return None,
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
            Ask::Move(MoveAsk::Make(text) | MoveAsk::Amend(text)) | Ask::Remedy(RemedyAsk::Mend(text)) => Some(text),
            Ask::Handling(
                HandlingAsk::Touch(text)
                | HandlingAsk::Lift(text)
                | HandlingAsk::Place(text)
                | HandlingAsk::Remove(text)
                | HandlingAsk::Crown(text)
                | HandlingAsk::Announce(text)
                | HandlingAsk::Release(text)
                | HandlingAsk::Write(text),
            ) => Some(text),
            Ask::Claim(ClaimAsk::Claim { intended, .. }) => intended.as_deref(),
            Ask::Claim(ClaimAsk::Ground { article, intended }) => Some(intended.as_deref().unwrap_or(article)),
            Ask::Claim(ClaimAsk::Show { line }) => Some(line),
            Ask::Record(RecordAsk::Protest(ask)) => Some(&ask.reason),
            Ask::Record(RecordAsk::Query(
                Query::Place(text) | Query::Near(text) | Query::Through(text) | Query::Moves(text) | Query::Rule(text),
            )) => Some(text),
            Ask::Tick
            | Ask::Searched { .. }
            | Ask::Resign
            | Ask::Attendance(_)
            | Ask::Opening(_)
            | Ask::Move(MoveAsk::Press | MoveAsk::TakeBack)
            | Ask::Handling(HandlingAsk::Unswitched)
            | Ask::Clock(_)
            | Ask::Offer(_)
            | Ask::Claim(ClaimAsk::Aloud { .. } | ClaimAsk::Postpone)
            | Ask::Remedy(_)
            | Ask::Adjournment(_)
            | Ask::Ruling(_)
            | Ask::Record(_) => None,
        }
    }
}
