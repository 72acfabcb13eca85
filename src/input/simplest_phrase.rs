//! What a word asks for in its simplest form, for those who want to know whether it is of use now.

use super::words::table::{Arranged, CLAIMS, CommandRow, FAULTS, GAPS, Imposes, OUTCOMES, REPORTS, SANCTIONS, Verb};
use golos_clock::Ms;
use golos_game::{
    AdjournmentRequest, AttendanceRequest, Claim, ClaimRequest, ClockRequest, Drawn, GapRuling, Irregularity,
    LONGEST_SEAL, MoveRequest, Opening, OpeningLine, OpeningRequest, ProtestRequest, Query, RecordRequest,
    RemedyRequest, Request, RulingRequest, Sanction, SanctionKind, SanctionRequest, SealKey, Sealed, Seat, Topic,
};
use golos_people::{Arrangement, Medium, Task, Tasks};
use golos_rules::{Fault, Side};

/// What stands for a text, a place or a move that is not known yet.
const ANY: &str = "?";

/// Who asks with such a row where no seat stands before it.
pub(super) const fn speaker<V>(row: &CommandRow<V>) -> Option<Seat> {
    if row.when.is_desk() { Some(Seat::Arbiter) } else { None }
}

/// The least of what a word can ask for, each with something that may stand behind it; nothing where the word asks for
/// nothing of the game.
pub(super) fn asks(verb: &Verb) -> Vec<Request> {
    let query = |query| vec![Request::Record(RecordRequest::Query(query))];
    let each = |ask: fn(Side) -> Request| Side::BOTH.map(ask).to_vec();
    match verb {
        Verb::Plain(ask) => vec![ask.clone()],
        Verb::Start => vec![Request::Clock(ClockRequest::Start)],
        Verb::Flag => vec![Request::Clock(ClockRequest::Flag)],
        Verb::Square | Verb::Diagonal => query(Query::Place(ANY.to_owned())),
        Verb::Near => query(Query::Near(ANY.to_owned())),
        Verb::Moves => query(Query::Moves(ANY.to_owned())),
        Verb::Claim => CLAIMS.iter().map(|row| claimed(row.means)).collect(),
        Verb::Show => vec![Request::Claim(ClaimRequest::Show { line: String::new() })],
        Verb::Pause => vec![Request::Clock(ClockRequest::Pause { reason: ANY.to_owned() })],
        Verb::Time(change) => Side::BOTH
            .map(|side| {
                let (change, reason) = (change(Ms::from_mins(1)), ANY.to_owned());
                Request::Clock(ClockRequest::Correct { side, change, reason })
            })
            .to_vec(),
        Verb::Counter => {
            vec![Request::Clock(ClockRequest::SetCounter { side: None, moves: 1, reason: ANY.to_owned() })]
        }
        Verb::TwoMinutes => {
            vec![Request::Clock(ClockRequest::TwoMinutes { side: None, reason: ANY.to_owned() })]
        }
        Verb::NextPeriod => {
            let both = Side::BOTH.to_vec();
            vec![Request::Clock(ClockRequest::NextPeriod { sides: both, reason: ANY.to_owned() })]
        }
        Verb::Result => OUTCOMES
            .iter()
            .map(|&(_, outcome)| {
                Request::Ruling(RulingRequest::Result { outcome, scale: None, reason: ANY.to_owned() })
            })
            .collect(),
        Verb::Absent => {
            let both = Request::Attendance(AttendanceRequest::Absent(Side::BOTH.to_vec()));
            [each(|side| AttendanceRequest::Absent(vec![side]).into()), vec![both]].concat()
        }
        Verb::Arrived => each(|side| AttendanceRequest::Arrived(side).into()),
        Verb::Sign => {
            let own = Request::Record(RecordRequest::Sign(Vec::new()));
            [vec![own], each(|side| RecordRequest::Sign(vec![side]).into())].concat()
        }
        Verb::Fault => {
            FAULTS.iter().flat_map(|row| found(row.means)).chain(REPORTS.iter().flat_map(reported)).collect()
        }
        Verb::Correct => vec![RemedyRequest::Correct.into(), RemedyRequest::Mend(ANY.to_owned()).into()],
        Verb::Sanction => SANCTIONS.iter().flat_map(|row| imposed(row.means, false)).collect(),
        Verb::Force => SANCTIONS
            .iter()
            .filter(|row| matches!(row.means, Imposes::Kind(_)))
            .flat_map(|row| imposed(row.means, true))
            .collect(),
        Verb::Pass => vec![Request::Move(MoveRequest::Make(String::new()))],
        Verb::Seal => sealed(),
        Verb::Resumption => vec![AdjournmentRequest::Appoint { when: ANY.to_owned() }.into()],
        Verb::Session => vec![AdjournmentRequest::Session { at: Ms::new(1), hour: ANY.to_owned() }.into()],
        Verb::Annul => vec![AdjournmentRequest::Annul { reason: ANY.to_owned() }.into()],
        Verb::Envelope => vec![AdjournmentRequest::Unseal(Box::new(no_key())).into()],
        Verb::Ending => vec![Request::Record(RecordRequest::Query(Query::Ending))],
        Verb::Gap => GAPS.iter().flat_map(|row| gap(row.means)).collect(),
        Verb::Arrange(Arranged::Boards { two }) => {
            let settle = |counts| AttendanceRequest::Settle(Arrangement::Boards { two: *two, counts });
            Side::BOTH.map(|side| settle(side).into()).to_vec()
        }
        Verb::Arrange(Arranged::Record) => {
            each(|side| AttendanceRequest::Settle(Arrangement::Record { side, medium: Medium::Braille }).into())
        }
        Verb::Arrange(Arranged::Sign) => vec![AttendanceRequest::Settle(Arrangement::Sign(ANY.to_owned())).into()],
        Verb::Arrange(Arranged::Voice { allowed }) => {
            let settle = |side| AttendanceRequest::Settle(Arrangement::Voice { side, allowed: *allowed });
            Side::BOTH.map(|side| settle(side).into()).to_vec()
        }
        Verb::Note | Verb::Remark => vec![Request::Record(RecordRequest::Note(ANY.to_owned()))],
        Verb::BoardCursor(ask, _) => vec![Request::Handling(ask(ANY.to_owned()))],
        Verb::Protest(recourse) => {
            let any = || ANY.to_owned();
            let asked = |side| ProtestRequest {
                recourse: *recourse,
                side,
                decision: None,
                reason: any(),
                behind: any(),
                excuse: any(),
            };
            let sides = [None, Some(Side::White), Some(Side::Black)];
            sides.map(|side| Request::Record(RecordRequest::Protest(Box::new(asked(side))))).to_vec()
        }
        Verb::Call => vec![Request::Record(RecordRequest::Call { text: String::new(), alleged: None })],
        Verb::Rule => query(Query::Rule(ANY.to_owned())),
        Verb::Tell(_) | Verb::Help | Verb::Leave | Verb::After(_) | Verb::Level => Vec::new(),
    }
}

/// The claim of this kind, without a written move.
pub(super) const fn claimed(claim: Claim) -> Request {
    Request::Claim(ClaimRequest::Claim { claim, intended: None })
}

/// A move, whatever it is.
pub(super) fn moved() -> Request {
    Request::Move(MoveRequest::Make(ANY.to_owned()))
}

/// This irregularity, of nobody or of either side.
pub(super) fn found(misdeed: Irregularity) -> Vec<Request> {
    let sides = [None, Some(Side::White), Some(Side::Black)];
    sides.map(|side| RemedyRequest::Irregularity { side, misdeed, reason: ANY.to_owned() }.into()).to_vec()
}

/// This irregularity of a move, of either side.
pub(super) fn reported(row: &CommandRow<Fault>) -> Vec<Request> {
    let sides = [None, Some(Side::White), Some(Side::Black)];
    sides
        .map(|side| RemedyRequest::Report { side, fault: row.means, first: None, reason: ANY.to_owned() }.into())
        .to_vec()
}

/// This sanction, of either side.
pub(super) fn imposed(imposes: Imposes, forced: bool) -> Vec<Request> {
    let one = |side: Side| match imposes {
        Imposes::Lifted => RulingRequest::Lift { side, reason: ANY.to_owned() },
        Imposes::Kind(kind) => RulingRequest::Impose(Box::new(SanctionRequest {
            sides: vec![side],
            sanction: least(kind),
            reason: ANY.to_owned(),
            forced,
        })),
    };
    Side::BOTH.map(|side| one(side).into()).to_vec()
}

const fn least(kind: SanctionKind) -> Sanction {
    match kind {
        SanctionKind::Remark => Sanction::Remark,
        SanctionKind::Warning => Sanction::Warning,
        SanctionKind::Reprimand => Sanction::Reprimand,
        SanctionKind::MoreTime => Sanction::MoreTime(Ms::from_mins(1)),
        SanctionKind::LessTime => Sanction::LessTime(Ms::from_mins(1)),
        SanctionKind::MorePoints => Sanction::MorePoints(1),
        SanctionKind::FewerPoints => Sanction::FewerPoints(1),
        SanctionKind::Fine => Sanction::Fine(1),
        SanctionKind::Rounds => Sanction::Rounds(1),
        SanctionKind::Loss => Sanction::Loss,
        SanctionKind::Removal => Sanction::Removal,
    }
}

/// A ruling about this matter.
pub(super) fn named(topic: Topic) -> Vec<Request> {
    [true, false].map(|upheld| RulingRequest::Named { upheld, topic }.into()).to_vec()
}

/// So much is agreed for the assistants of either side.
pub(super) fn agreed(task: Option<Task>) -> Vec<Request> {
    let tasks: Tasks = task.into_iter().collect();
    Side::BOTH.map(|side| AttendanceRequest::Agree { side, tasks }.into()).to_vec()
}

/// What was drawn, whatever it is.
pub(super) fn drawn() -> Vec<Request> {
    let opening = Opening::recorded(Drawn::Entered, OpeningLine::Moves(Vec::new()), String::new());
    vec![OpeningRequest::Draw(Box::new(opening)).into()]
}

/// How an interruption counts.
pub(super) fn gap(ruling: GapRuling) -> Vec<Request> {
    vec![Request::Clock(ClockRequest::Gap(ruling))]
}

/// The envelope is lost.
pub(super) fn lost() -> Vec<Request> {
    vec![AdjournmentRequest::Lose { reason: ANY.to_owned() }.into()]
}

const fn no_key() -> SealKey {
    SealKey::new([0; LONGEST_SEAL])
}

fn sealed() -> Vec<Request> {
    Sealed::new(ANY, &no_key()).map(|sealed| AdjournmentRequest::Seal(Box::new(sealed)).into()).into_iter().collect()
}
