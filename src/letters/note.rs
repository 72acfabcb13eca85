//! What is found in a letter.

use super::{Day, Provision};
use golos_rules::Side;

/// Something that was found in a letter, with what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The code is missing.
    CodeMissing,
    /// The partner's moves are not repeated.
    RepeatMissing,
    /// A repeated move differs from the one sent.
    RepeatWrong { written: String, sent: String },
    /// A variation is accepted and not written out.
    AcceptedMissing,
    /// Moves are repeated that were not made.
    RepeatTooLong(String),
    /// The reply went before the repeat was corrected: nothing is charged for the error.
    AnsweredTooSoon,
    /// A draw is accepted that nobody has offered.
    DrawNotOffered,
    /// A move beside a resignation or an acceptance: the game is over without it.
    MoveBeside(String),
    /// The first move is asked for, and has been sent.
    FirstMoveLost,
    /// The enquiry about the first move came before it was due.
    EarlyEnquiry(Day),
    /// There is no own move.
    MoveMissing,
    /// The move is in short notation, where that makes it impossible.
    Short(String),
    /// The move is in a notation that was not agreed on; it is accepted.
    NotAgreed(String),
    /// The move cannot be read.
    Illegible(String),
    /// Several moves are written like that.
    Ambiguous(String),
    /// The move is impossible, and the writer replaces it.
    Impossible(String),
    /// The move is impossible, and the piece has one move, which is made.
    Single { written: String, made: String },
    /// The sign of a capture is wrong; the move is accepted.
    SignWrong(String),
    /// A forced move of the partner is not written and answered.
    ForcedMissing(String),
    /// Moves after the own move that nothing provides for.
    Extra(String),
    /// A variation is offered only up to this move.
    OfferCut(String),
    /// "Any move" is not allowed in a variation.
    AnyMove,
    /// No variation of this name was offered.
    NoSuchOffer(String),
    /// A number is wrong.
    NumberWrong { written: u32, right: u32 },
    /// A date is missing.
    DateMissing(WhichDate),
    /// The totals are missing.
    TotalsMissing,
    /// A stated total differs from the one worked out.
    TotalDiffers { side: Side, stated: u32, counted: u32 },
    /// The stated date of dispatch differs from the stamp.
    MarkDiffers { stated: Day, mark: Day },
    /// The date of receipt was worked out from the usual time on the way.
    Estimated { which: WhichDate, day: Day },
    /// A date that cannot be: it is as good as missing.
    DateImpossible { which: WhichDate, day: Day },
    /// The letter took longer than the usual time on the way.
    SlowTransit(u32),
    /// A line was not understood; comments on a game in progress are not allowed or not regarded.
    NotUnderstood(String),
    /// The same letter came before.
    Duplicate,
    /// Another move for one that has been sent: the first stands.
    FirstStands(String),
    /// Penalty days that the partner may charge; `dates`: for dates or totals that are missing.
    PenaltyDue { side: Side, days: u32, dates: bool },
    /// Penalty days were charged.
    Charged { side: Side, days: u32, dates: bool },
    /// More penalty days were charged than there was a right to.
    ChargedTooMuch { charged: u32, due: u32 },
    /// The right to charge penalty days has lapsed.
    ChargeLapsed(u32),
    /// The partner's total was corrected.
    Corrected { side: Side, total: u32 },
    /// The partner's total was not corrected: the one that was stated holds.
    CorrectionLapsed { side: Side, total: u32 },
    /// The repeat is late, and its delay is charged.
    Delayed { side: Side, days: u32 },
    /// The query came late: the days beyond the free ones are charged.
    LateQuery(u32),
    /// The repeat came before it was due.
    EarlyRepeat(Day),
    /// The writer has spent more days than the limit.
    OverTime { side: Side, moves: u32, total: u32, limit: u32 },
    /// The writer has few days left.
    Near { side: Side, left: u32 },
    /// A break is announced in other words than those of the document.
    BreakWords(String),
    /// Answers received on the last day or later cost nothing.
    PlayEnded,
    /// The move has come, and its receiver thinks.
    Thinking(Side),
}

/// A date of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichDate {
    PartnerSent,
    Received,
    Sent,
}

impl Note {
    /// What the documents provide for it; `None` if it only informs.
    #[must_use]
    pub const fn provision(&self) -> Option<Provision> {
        Some(match self {
            Note::CodeMissing => Provision::Contents,
            Note::RepeatMissing
            | Note::RepeatWrong { .. }
            | Note::RepeatTooLong(_)
            | Note::AcceptedMissing
            | Note::AnsweredTooSoon => Provision::WrongRepeat,
            Note::FirstMoveLost | Note::EarlyEnquiry(_) => Provision::FirstMove,
            Note::MoveMissing => Provision::NoMove,
            Note::Short(_) | Note::NotAgreed(_) | Note::SignWrong(_) => Provision::Notation,
            Note::Illegible(_) => Provision::Illegible,
            Note::Ambiguous(_) | Note::Impossible(_) | Note::Single { .. } => Provision::Impossible,
            Note::ForcedMissing(_) => Provision::Forced,
            Note::Extra(_) | Note::NotUnderstood(_) => return None,
            Note::OfferCut(_) => Provision::OfferError,
            Note::AnyMove => Provision::AnyMove,
            Note::NoSuchOffer(_) => Provision::Accepted,
            Note::NumberWrong { .. } => Provision::Numbers,
            Note::DateMissing(_) | Note::DateImpossible { .. } | Note::TotalsMissing | Note::Estimated { .. } => {
                Provision::MissingDates
            }
            Note::TotalDiffers { .. } => Provision::Totals,
            Note::MarkDiffers { .. } | Note::Corrected { .. } | Note::CorrectionLapsed { .. } => Provision::Dates,
            Note::SlowTransit(_) => Provision::Transit,
            Note::DrawNotOffered | Note::MoveBeside(_) => return None,
            Note::Duplicate | Note::FirstStands(_) => Provision::Binding,
            Note::PenaltyDue { dates: true, .. } | Note::Charged { dates: true, .. } => Provision::MissingDates,
            Note::PenaltyDue { .. } | Note::Charged { .. } | Note::ChargedTooMuch { .. } | Note::ChargeLapsed(_) => {
                Provision::Penalty
            }
            Note::Delayed { .. } | Note::EarlyRepeat(_) => Provision::RepeatDelay,
            Note::LateQuery(_) => Provision::Query,
            Note::OverTime { .. } => Provision::Fault,
            Note::Near { .. } => Provision::Near,
            Note::BreakWords(_) => Provision::BreakCount,
            Note::PlayEnded => Provision::Start,
            Note::Thinking(_) => Provision::Repeat,
        })
    }
}
