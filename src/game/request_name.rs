//! The table of requests: the id under which a record keeps each, the text that names it to a reader, and the act by the
//! permissions; and what was typed for it.

use super::{
    AdjournmentRequest, AttendanceRequest, Claim, ClaimRequest, ClockRequest, HandlingRequest, MoveRequest,
    OfferRequest, OpeningRequest, Query, RecordRequest, RemedyRequest, Request, RulingRequest,
};
use golos_people::Act;

/// One row for each request: id, text, act. What the house does it does in the name of the arbiter.
macro_rules! requests {
    ($($request:pat => $id:literal, $text:literal, $act:expr;)+) => {
        impl Request {
            /// The id by which a record names the request.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self { $($request => $id,)+ }
            }

            /// The row of the table of permissions; `None` for time that passes.
            #[must_use]
            pub const fn act(&self) -> Option<Act> {
                match self { $($request => $act,)+ }
            }

            /// The row of the table of permissions for the request of this id; `None` if it asks for nothing.
            #[must_use]
            pub fn act_of(id: &str) -> Option<Act> {
                match id { $($id => $act,)+ _ => None }
            }

            /// The key of the text that names the request of this id to a reader; `None` if there is no such request.
            #[must_use]
            pub fn text(id: &str) -> Option<&'static str> {
                match id { $($id => Some($text),)+ _ => None }
            }

            /// The ids of all requests.
            pub const IDS: &[&str] = &[$($id),+];
        }
    };
}

requests! {
    Request::Tick => "tick", "asked-tick", None;
    Request::Searched { .. } => "searched", "asked-searched", Some(Act::Rule);
    Request::Resign => "resign", "asked-resign", Some(Act::Resign);
    Request::Attendance(AttendanceRequest::Absent(_)) => "attendance.absent", "asked-absent", Some(Act::Rule);
    Request::Attendance(AttendanceRequest::Arrived(_)) => "attendance.arrived", "asked-arrived", Some(Act::Rule);
    Request::Attendance(AttendanceRequest::Agree { .. }) => "attendance.agree", "asked-agree", Some(Act::Rule);
    Request::Attendance(AttendanceRequest::Need { .. }) => "attendance.need", "asked-need", Some(Act::Rule);
    Request::Attendance(AttendanceRequest::Settle(_)) => "attendance.settle", "asked-settle", Some(Act::Rule);
    Request::Opening(OpeningRequest::Await(_)) => "opening.await", "asked-await", Some(Act::Rule);
    Request::Opening(OpeningRequest::Draw(_)) => "opening.draw", "asked-lot", Some(Act::Rule);
    Request::Opening(OpeningRequest::Redraw(..)) => "opening.redraw", "asked-lot-again", Some(Act::Rule);
    Request::Opening(OpeningRequest::Act(_)) => "opening.act", "asked-regulation", Some(Act::Move);
    Request::Move(MoveRequest::Make(_)) => "move.make", "asked-move", Some(Act::Move);
    Request::Move(MoveRequest::Press) => "move.press", "asked-press", Some(Act::Press);
    Request::Move(MoveRequest::TakeBack) => "move.take_back", "asked-undo", Some(Act::Amend);
    Request::Move(MoveRequest::Amend(_)) => "move.amend", "asked-amend", Some(Act::Amend);
    Request::Handling(HandlingRequest::Touch(_)) => "handling.touch", "asked-touch", Some(Act::Touch);
    Request::Handling(HandlingRequest::Lift(_)) => "handling.lift", "asked-lift", Some(Act::Touch);
    Request::Handling(HandlingRequest::Place(_)) => "handling.place", "asked-place", Some(Act::Move);
    Request::Handling(HandlingRequest::Remove(_)) => "handling.remove", "asked-remove", Some(Act::Move);
    Request::Handling(HandlingRequest::Crown(_)) => "handling.crown", "asked-crown", Some(Act::Move);
    Request::Handling(HandlingRequest::Announce(_)) => "handling.announce", "asked-announce", Some(Act::Move);
    Request::Handling(HandlingRequest::Sign) => "handling.sign", "asked-announce", Some(Act::Move);
    Request::Handling(HandlingRequest::Release(_)) => "handling.release", "asked-make", Some(Act::Move);
    Request::Handling(HandlingRequest::Write(_)) => "handling.write", "asked-write", Some(Act::Write);
    Request::Handling(HandlingRequest::Unswitched) => "handling.unswitched", "asked-unswitched", Some(Act::Rule);
    Request::Clock(ClockRequest::Start) => "clock.start", "asked-start", Some(Act::Start);
    Request::Clock(ClockRequest::StartAt { .. }) => "clock.start_at", "asked-start-at", Some(Act::Rule);
    Request::Clock(ClockRequest::Flag) => "clock.flag", "asked-flag", Some(Act::Flag);
    Request::Clock(ClockRequest::Pause { .. }) => "clock.pause", "asked-pause", Some(Act::Stop);
    Request::Clock(ClockRequest::Halt) => "clock.halt", "asked-halt", Some(Act::Rule);
    Request::Clock(ClockRequest::Resume) => "clock.resume", "asked-resume", Some(Act::Rule);
    Request::Clock(ClockRequest::Gap(_)) => "clock.gap", "asked-gap", Some(Act::Rule);
    Request::Clock(ClockRequest::Correct { .. }) => "clock.correct", "asked-correct-clock", Some(Act::Clock);
    Request::Clock(ClockRequest::CorrectBoth { .. }) => "clock.correct_both", "asked-correct-clocks", Some(Act::Clock);
    Request::Clock(ClockRequest::Overrule { .. }) => "clock.overrule", "asked-correct-beyond", Some(Act::Clock);
    Request::Clock(ClockRequest::SetCounter { .. }) => "clock.counter", "asked-counter", Some(Act::Clock);
    Request::Clock(ClockRequest::ForAssistant { .. }) => "clock.assistant", "asked-correct-clock", Some(Act::Clock);
    Request::Clock(ClockRequest::TwoMinutes { .. }) => "clock.two_minutes", "asked-two-minutes", Some(Act::Clock);
    Request::Clock(ClockRequest::NextPeriod { .. }) => "clock.next_period", "asked-next-period", Some(Act::Clock);
    Request::Clock(ClockRequest::Carry { .. }) => "clock.carry", "asked-carry", Some(Act::Clock);
    Request::Offer(OfferRequest::Offer) => "offer.offer", "asked-offer", Some(Act::Draw);
    Request::Offer(OfferRequest::Accept) => "offer.accept", "asked-accept", Some(Act::Draw);
    Request::Offer(OfferRequest::Consent) => "offer.consent", "asked-consent", Some(Act::Rule);
    Request::Offer(OfferRequest::Decline) => "offer.decline", "asked-decline", Some(Act::Draw);
    Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, .. }) => "claim.repetition", "asked-claim-repetition", Some(Act::Claim);
    Request::Claim(ClaimRequest::Claim { .. } | ClaimRequest::Ground { .. }) => "claim.claim", "asked-claim", Some(Act::Claim);
    Request::Claim(ClaimRequest::Aloud { .. }) => "claim.aloud", "asked-aloud", Some(Act::Call);
    Request::Claim(ClaimRequest::Postpone) => "claim.postpone", "asked-postpone", Some(Act::Rule);
    Request::Claim(ClaimRequest::Show { .. }) => "claim.show", "asked-show", Some(Act::Claim);
    Request::Remedy(RemedyRequest::Irregularity { .. }) => "remedy.irregularity", "asked-misdeed", Some(Act::Rule);
    Request::Remedy(RemedyRequest::Report { .. }) => "remedy.report", "asked-report", Some(Act::Violation);
    Request::Remedy(RemedyRequest::Demand) => "remedy.demand", "asked-demand", Some(Act::Violation);
    Request::Remedy(RemedyRequest::Back) => "remedy.back", "asked-back", Some(Act::Violation);
    Request::Remedy(RemedyRequest::Correct) => "remedy.correct", "asked-correct", Some(Act::Violation);
    Request::Remedy(RemedyRequest::Mend(_)) => "remedy.mend", "asked-mend", Some(Act::Violation);
    Request::Remedy(RemedyRequest::Stand) => "remedy.stand", "asked-stand", Some(Act::Violation);
    Request::Remedy(RemedyRequest::Found(_)) => "remedy.found", "asked-found", Some(Act::Rule);
    Request::Remedy(RemedyRequest::Restored) => "remedy.restored", "asked-restored", Some(Act::Press);
    Request::Adjournment(AdjournmentRequest::Seal(_)) => "adjournment.seal", "asked-seal", Some(Act::Seal);
    Request::Adjournment(AdjournmentRequest::Unseal(_)) => "adjournment.unseal", "asked-unseal", Some(Act::Rule);
    Request::Adjournment(AdjournmentRequest::Lose { .. }) => "adjournment.lose", "asked-no-envelope", Some(Act::Rule);
    Request::Adjournment(AdjournmentRequest::Appoint { .. }) => "adjournment.appoint", "asked-resumption", Some(Act::Rule);
    Request::Adjournment(AdjournmentRequest::Session { .. }) => "adjournment.session", "asked-session", Some(Act::Rule);
    Request::Adjournment(AdjournmentRequest::Annul { .. }) => "adjournment.annul", "asked-annul", Some(Act::Rule);
    Request::Ruling(RulingRequest::Uphold | RulingRequest::Named { upheld: true, .. }) => "ruling.uphold", "asked-uphold", Some(Act::Rule);
    Request::Ruling(RulingRequest::Overrule { upheld: true, .. }) => "ruling.uphold_against_count", "asked-overrule", Some(Act::Rule);
    Request::Ruling(RulingRequest::Overrule { upheld: false, .. }) => "ruling.reject_against_count", "asked-reject-anyway", Some(Act::Rule);
    Request::Ruling(RulingRequest::Dismiss | RulingRequest::Named { upheld: false, .. }) => "ruling.dismiss", "asked-dismiss", Some(Act::Rule);
    Request::Ruling(RulingRequest::Impose(_)) => "ruling.impose", "asked-sanction", Some(Act::Rule);
    Request::Ruling(RulingRequest::Lift { .. }) => "ruling.lift", "asked-lift-sanction", Some(Act::Rule);
    Request::Ruling(RulingRequest::Result { .. }) => "ruling.result", "asked-result", Some(Act::Rule);
    Request::Ruling(RulingRequest::BothFlags { .. }) => "ruling.both_flags", "asked-both-flags", Some(Act::Rule);
    Request::Ruling(RulingRequest::Respond { .. }) => "ruling.respond", "asked-respond", Some(Act::Rule);
    Request::Record(RecordRequest::Query(Query::Clock)) => "query.clock", "asked-query-clock", Some(Act::Times);
    Request::Record(RecordRequest::Query(Query::ClockOf(_))) => "query.clock_of", "asked-query-clock", Some(Act::Times);
    Request::Record(RecordRequest::Query(Query::Situation)) => "query.situation", "asked-query-situation", Some(Act::Turn);
    Request::Record(RecordRequest::Query(Query::Arrangements)) => "query.arrangements", "asked-query-arrangements", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::ClockDetails)) => "query.clock_details", "asked-query-clock-details", Some(Act::Times);
    Request::Record(RecordRequest::Query(Query::Turn)) => "query.turn", "asked-query-turn", Some(Act::Turn);
    Request::Record(RecordRequest::Query(Query::Number)) => "query.number", "asked-query-number", Some(Act::Turn);
    Request::Record(RecordRequest::Query(Query::Last)) => "query.last", "asked-query-last", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Opening)) => "query.opening", "asked-query-opening", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Repeat)) => "query.repeat", "asked-query-repeat", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Board)) => "query.board", "asked-query-board", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Pieces)) => "query.pieces", "asked-query-pieces", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Place(_))) => "query.place", "asked-query-square", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Near(_))) => "query.near", "asked-query-near", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Through(_))) => "query.through", "asked-query-through", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Standing(..))) => "query.standing", "asked-query-standing", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Changes)) => "query.changes", "asked-query-changes", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Moves(_))) => "query.moves", "asked-query-moves", Some(Act::Hint);
    Request::Record(RecordRequest::Query(Query::Hint)) => "query.hint", "asked-query-hint", Some(Act::Hint);
    Request::Record(RecordRequest::Query(Query::Offer)) => "query.offer", "asked-query-offered", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Duty)) => "query.duty", "asked-query-duty", Some(Act::Turn);
    Request::Record(RecordRequest::Query(Query::Report)) => "query.report", "asked-query-waits", Some(Act::Report);
    Request::Record(RecordRequest::Query(Query::Rule(_))) => "query.rule", "asked-query-rule", Some(Act::Law);
    Request::Record(RecordRequest::Query(Query::Why)) => "query.why", "asked-query-why", Some(Act::Law);
    Request::Record(RecordRequest::Query(Query::Decisions)) => "query.decisions", "asked-query-decisions", Some(Act::Law);
    Request::Record(RecordRequest::Query(Query::Sheet)) => "query.sheet", "asked-query-sheet", Some(Act::Position);
    Request::Record(RecordRequest::Query(Query::Ending)) => "query.ending", "asked-query-ending", Some(Act::Report);
    Request::Record(RecordRequest::Overheard(Query::Ending)) => "overheard.ending", "asked-query-ending", Some(Act::Report);
    Request::Record(RecordRequest::Overheard(_)) => "overheard.report", "asked-query-waits", Some(Act::Report);
    Request::Record(RecordRequest::Call { .. }) => "record.call", "asked-call", Some(Act::Call);
    Request::Record(RecordRequest::Attend) => "record.attend", "asked-attend", Some(Act::Rule);
    Request::Record(RecordRequest::Adjust) => "record.adjust", "asked-adjust", Some(Act::Adjust);
    Request::Record(RecordRequest::Note(_)) => "record.note", "asked-note", Some(Act::Call);
    Request::Record(RecordRequest::Sign(_)) => "record.sign", "asked-sign", Some(Act::Sign);
    Request::Record(RecordRequest::Listen) => "record.listen", "asked-listen", Some(Act::Move);
    Request::Record(RecordRequest::Heard(_)) => "record.heard", "asked-heard", Some(Act::Move);
    Request::Record(RecordRequest::Protest(_)) => "record.protest", "asked-protest", Some(Act::Protest);
}

impl Request {
    /// The same with this reason, where it takes one and has none yet.
    #[must_use]
    pub fn with_reason(&self, text: &str) -> Option<Request> {
        let mut ask = self.clone();
        let reason = match &mut ask {
            Request::Clock(
                ClockRequest::Correct { reason, .. }
                | ClockRequest::CorrectBoth { reason, .. }
                | ClockRequest::Overrule { reason, .. }
                | ClockRequest::SetCounter { reason, .. }
                | ClockRequest::ForAssistant { reason, .. }
                | ClockRequest::TwoMinutes { reason, .. }
                | ClockRequest::NextPeriod { reason, .. },
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
            Request::Record(RecordRequest::Heard(heard)) => Some(&heard.text),
            Request::Record(RecordRequest::Query(
                Query::Place(text) | Query::Near(text) | Query::Through(text) | Query::Moves(text) | Query::Rule(text),
            )) => Some(text),
            Request::Tick
            | Request::Searched { .. }
            | Request::Resign
            | Request::Attendance(_)
            | Request::Opening(_)
            | Request::Move(MoveRequest::Press | MoveRequest::TakeBack)
            | Request::Handling(HandlingRequest::Sign | HandlingRequest::Unswitched)
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
