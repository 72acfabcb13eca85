//! The words that begin what is asked for in the room of letters, and those that say more of it.

use golos_letters::{PaperKind, RulingKind, Score};
use golos_wording::text_key;

/// What is asked for by a word of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Games,
    Due,
    Back,
    Letters,
    Letter,
    Position,
    Moves,
    Time,
    Chart,
    Offers,
    New,
    Take,
    Write,
    Query,
    Repeat,
    Again,
    Agree,
    Thinking,
    Resign,
    Break,
    EndBreak,
    Claim,
    Object,
    Paper(PaperKind),
    Rule(RulingKind),
}

pub(super) const VERBS: [(&str, Verb); 50] = [
    (text_key::LETTERS_WORD_GAMES, Verb::Games),
    (text_key::LETTERS_WORD_DUE, Verb::Due),
    (text_key::LETTERS_WORD_BACK, Verb::Back),
    (text_key::LETTERS_WORD_LETTERS, Verb::Letters),
    (text_key::LETTERS_WORD_LETTER, Verb::Letter),
    (text_key::LETTERS_WORD_POSITION, Verb::Position),
    (text_key::LETTERS_WORD_MOVES, Verb::Moves),
    (text_key::LETTERS_WORD_TIME, Verb::Time),
    (text_key::LETTERS_WORD_CHART, Verb::Chart),
    (text_key::LETTERS_WORD_OFFERS, Verb::Offers),
    (text_key::LETTERS_WORD_NEW, Verb::New),
    (text_key::LETTERS_WORD_TAKE, Verb::Take),
    (text_key::LETTERS_WORD_WRITE, Verb::Write),
    (text_key::LETTERS_WORD_QUERY, Verb::Query),
    (text_key::LETTERS_WORD_REPEAT, Verb::Repeat),
    (text_key::LETTERS_WORD_AGAIN, Verb::Again),
    (text_key::LETTERS_WORD_AGREE, Verb::Agree),
    (text_key::LETTERS_WORD_THINKING, Verb::Thinking),
    (text_key::LETTERS_WORD_RESIGN, Verb::Resign),
    (text_key::LETTERS_WORD_BREAK, Verb::Break),
    (text_key::LETTERS_WORD_END_BREAK, Verb::EndBreak),
    (text_key::LETTERS_WORD_CLAIM, Verb::Claim),
    (text_key::LETTERS_WORD_OBJECT, Verb::Object),
    (text_key::LETTERS_WORD_SHEET, Verb::Paper(PaperKind::Record)),
    (text_key::LETTERS_WORD_CLAIM_PAPERS, Verb::Paper(PaperKind::Claim)),
    (text_key::LETTERS_WORD_ADJUDICATION_PAPERS, Verb::Paper(PaperKind::Adjudication)),
    (text_key::LETTERS_WORD_CERTIFICATE, Verb::Paper(PaperKind::Certificate)),
    (text_key::LETTERS_WORD_REPORT, Verb::Paper(PaperKind::Report)),
    (text_key::LETTERS_WORD_OTHER_WAY, Verb::Rule(RulingKind::OtherWay)),
    (text_key::LETTERS_WORD_UPHELD, Verb::Rule(RulingKind::Upheld)),
    (text_key::LETTERS_WORD_REJECTED, Verb::Rule(RulingKind::Rejected)),
    (text_key::LETTERS_WORD_INCOMPLETE, Verb::Rule(RulingKind::Incomplete)),
    (text_key::LETTERS_WORD_LOST, Verb::Rule(RulingKind::Lost)),
    (text_key::LETTERS_WORD_WITHDRAWN, Verb::Rule(RulingKind::Withdrawn)),
    (text_key::LETTERS_WORD_ADJUDICATE, Verb::Rule(RulingKind::Adjudicate)),
    (text_key::LETTERS_WORD_ANNULLED, Verb::Rule(RulingKind::Annulled)),
    (text_key::LETTERS_WORD_RESULT, Verb::Rule(RulingKind::Result)),
    (text_key::LETTERS_WORD_UNFINISHED, Verb::Rule(RulingKind::Unfinished)),
    (text_key::LETTERS_WORD_NO_RECORDS, Verb::Rule(RulingKind::NoRecords)),
    (text_key::LETTERS_WORD_DEAD, Verb::Rule(RulingKind::Dead)),
    (text_key::LETTERS_WORD_DAYS, Verb::Rule(RulingKind::Days)),
    (text_key::LETTERS_WORD_CAUTION, Verb::Rule(RulingKind::Caution)),
    (text_key::LETTERS_WORD_WARNING, Verb::Rule(RulingKind::Warning)),
    (text_key::LETTERS_WORD_REPRIMAND, Verb::Rule(RulingKind::Reprimand)),
    (text_key::LETTERS_WORD_NO_INFORMATION, Verb::Rule(RulingKind::NoInformation)),
    (text_key::LETTERS_WORD_EXCLUSION, Verb::Rule(RulingKind::Exclusion)),
    (text_key::LETTERS_WORD_PAPERS, Verb::Rule(RulingKind::Papers)),
    (text_key::LETTERS_WORD_RECORD, Verb::Rule(RulingKind::Record)),
    (text_key::LETTERS_WORD_PROTEST, Verb::Rule(RulingKind::Protest)),
    (text_key::LETTERS_WORD_LIST, Verb::Rule(RulingKind::List)),
];

/// What stands before a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DayOf {
    Arrived,
    Postmark,
    Receipt,
    Sent,
    Received,
}

pub(super) const DAYS: [(&str, DayOf); 5] = [
    (text_key::LETTERS_WORD_ARRIVED, DayOf::Arrived),
    (text_key::LETTERS_WORD_POSTMARK, DayOf::Postmark),
    (text_key::LETTERS_WORD_RECEIPT, DayOf::Receipt),
    (text_key::LETTERS_WORD_SENT, DayOf::Sent),
    (text_key::LETTERS_WORD_RECEIVED, DayOf::Received),
];

/// What a letter says besides its moves, and what is left out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flag {
    Draw,
    FirstLost,
    NoCharge,
    NoCorrection,
    Bar,
    Allowed,
}

pub(super) const FLAGS: [(&str, Flag); 6] = [
    (text_key::LETTERS_WORD_DRAW, Flag::Draw),
    (text_key::LETTERS_WORD_FIRST_LOST, Flag::FirstLost),
    (text_key::LETTERS_WORD_NO_CHARGE, Flag::NoCharge),
    (text_key::LETTERS_WORD_NO_CORRECTION, Flag::NoCorrection),
    (text_key::LETTERS_WORD_BAR, Flag::Bar),
    (text_key::LETTERS_WORD_ALLOWED, Flag::Allowed),
];

pub(super) const SCORES: [(&str, Score); 4] =
    [("1-0", Score::White), ("0-1", Score::Black), ("1/2", Score::Draw), ("0-0", Score::Neither)];
