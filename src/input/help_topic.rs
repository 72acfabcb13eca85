//! What help is asked for: the words of a board in groups that belong together.

use super::words::table::{
    ARBITER, BECAUSE, BOARD, CLAIMS, CommandRow, DESK, FAULTS, FOUND, GAPS, LOST, LOTS, MATCH, REPORTS, SEATS, TASKS,
    TOPICS, Verb, WALK,
};
use golos_game::{Query, RecordRequest, Request};
use golos_wording::text_key;

/// A group of words that belong together, in the order of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpTopic {
    /// Make a move, press the clock, take an entry back.
    Move,
    /// Move piece by piece at a real board.
    Hands,
    /// Start, stop and correct the clocks, claim a flag.
    Clock,
    /// Offer and claim a draw, resign.
    Draw,
    /// What can be claimed.
    Claims,
    /// Hear what stands on the board, and what was played.
    Board,
    /// What an opening regulation asks for, and the draw of openings.
    Opening,
    /// Call the arbiter, notes, rules.
    Record,
    /// Say who speaks; assistants.
    Speakers,
    /// What the arbiter rules.
    Rulings,
    /// A micro-match.
    Match,
    /// Help itself, and how to leave.
    Program,
}

impl HelpTopic {
    /// Every topic, in the order of help.
    pub const ALL: [HelpTopic; 12] = [
        HelpTopic::Move,
        HelpTopic::Hands,
        HelpTopic::Clock,
        HelpTopic::Draw,
        HelpTopic::Claims,
        HelpTopic::Board,
        HelpTopic::Opening,
        HelpTopic::Record,
        HelpTopic::Speakers,
        HelpTopic::Rulings,
        HelpTopic::Match,
        HelpTopic::Program,
    ];

    /// The key of the words that name it; the first is its name.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            HelpTopic::Move => text_key::WORDS_ABOUT_MOVE,
            HelpTopic::Hands => text_key::WORDS_ABOUT_HANDS,
            HelpTopic::Clock => text_key::WORDS_ABOUT_CLOCK,
            HelpTopic::Draw => text_key::WORDS_ABOUT_DRAW,
            HelpTopic::Claims => text_key::WORDS_ABOUT_CLAIMS,
            HelpTopic::Board => text_key::WORDS_ABOUT_BOARD,
            HelpTopic::Opening => text_key::WORDS_ABOUT_OPENING,
            HelpTopic::Record => text_key::WORDS_ABOUT_RECORD,
            HelpTopic::Speakers => text_key::WORDS_ABOUT_SPEAKERS,
            HelpTopic::Rulings => text_key::WORDS_ABOUT_RULINGS,
            HelpTopic::Match => text_key::WORDS_ABOUT_MATCH,
            HelpTopic::Program => text_key::WORDS_ABOUT_PROGRAM,
        }
    }

    pub(super) const fn of_verb(verb: &Verb) -> HelpTopic {
        match verb {
            Verb::Plain(ask) => HelpTopic::of_ask(ask),
            Verb::Start | Verb::Flag | Verb::Pause | Verb::Gap => HelpTopic::Clock,
            Verb::Time(_) | Verb::Counter | Verb::NextPeriod | Verb::TwoMinutes => HelpTopic::Clock,
            Verb::Square | Verb::Diagonal | Verb::Near | Verb::Moves => HelpTopic::Board,
            Verb::Claim | Verb::Show => HelpTopic::Draw,
            Verb::Sanction | Verb::Force | Verb::Arrange(_) | Verb::Ending => HelpTopic::Rulings,
            Verb::Correct | Verb::Result | Verb::Absent | Verb::Arrived | Verb::Fault => HelpTopic::Rulings,
            Verb::Seal | Verb::Envelope | Verb::Resumption | Verb::Session | Verb::Annul => HelpTopic::Rulings,
            Verb::Pass => HelpTopic::Opening,
            Verb::Note | Verb::Tell(_) | Verb::Call | Verb::Remark | Verb::Rule | Verb::Sign | Verb::Protest(_) => {
                HelpTopic::Record
            }
            Verb::BoardCursor(..) => HelpTopic::Hands,
            Verb::Help | Verb::Leave | Verb::After(_) | Verb::Level => HelpTopic::Program,
        }
    }

    const fn of_ask(ask: &Request) -> HelpTopic {
        match ask {
            Request::Move(_)
            | Request::Searched { .. }
            | Request::Tick
            | Request::Record(RecordRequest::Listen | RecordRequest::Heard(_)) => HelpTopic::Move,
            Request::Handling(_) => HelpTopic::Hands,
            Request::Clock(_)
            | Request::Record(RecordRequest::Query(Query::Clock | Query::ClockOf(_) | Query::ClockDetails)) => {
                HelpTopic::Clock
            }
            Request::Offer(_)
            | Request::Claim(_)
            | Request::Resign
            | Request::Record(RecordRequest::Query(Query::Offer)) => HelpTopic::Draw,
            Request::Opening(_) => HelpTopic::Opening,
            Request::Record(RecordRequest::Query(
                Query::Duty
                | Query::Report
                | Query::Rule(_)
                | Query::Why
                | Query::Decisions
                | Query::Sheet
                | Query::Ending,
            )) => HelpTopic::Record,
            Request::Record(RecordRequest::Query(_)) => HelpTopic::Board,
            Request::Record(RecordRequest::Adjust) => HelpTopic::Hands,
            Request::Record(_) => HelpTopic::Record,
            Request::Attendance(_) | Request::Remedy(_) | Request::Adjournment(_) | Request::Ruling(_) => {
                HelpTopic::Rulings
            }
        }
    }
}

/// Every word of a board with the topic that it belongs to.
pub(super) fn topics() -> impl Iterator<Item = (&'static str, HelpTopic)> {
    fn all<V>(rows: &'static [CommandRow<V>], topic: HelpTopic) -> impl Iterator<Item = (&'static str, HelpTopic)> {
        rows.iter().map(move |row| (row.words, topic))
    }
    let names = HelpTopic::ALL.into_iter().map(|topic| (topic.words(), topic));
    let verbs = BOARD.iter().chain(&DESK).map(|row| (row.words, HelpTopic::of_verb(&row.means)));
    // Of words that are alike the last counts: the names of the topics.
    verbs
        .chain(all(&WALK, HelpTopic::Board))
        .chain(all(&CLAIMS, HelpTopic::Claims))
        .chain(all(&SEATS, HelpTopic::Speakers))
        .chain(all(&ARBITER, HelpTopic::Speakers))
        .chain(all(&TASKS, HelpTopic::Speakers))
        .chain(all(&TOPICS, HelpTopic::Rulings))
        .chain(all(&LOST, HelpTopic::Rulings))
        .chain(all(&FAULTS, HelpTopic::Rulings))
        .chain(all(&REPORTS, HelpTopic::Rulings))
        .chain(all(&BECAUSE, HelpTopic::Rulings))
        .chain(all(&LOTS, HelpTopic::Opening))
        .chain(all(&FOUND, HelpTopic::Rulings))
        .chain(all(&GAPS, HelpTopic::Clock))
        .chain(all(&MATCH, HelpTopic::Match))
        .chain(names)
}
