//! A letter as it was written, CH-55.3.7, CH-56.2.1.

use golos_rules::Side;
use serde::{Deserialize, Serialize};

use super::Day;

/// What a letter is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// It answers a letter, or corrects an error in one.
    #[default]
    Reply,
    /// It asks the partner to correct an error (R-10.2.9, CH-55.3.12, CH-56.3.4).
    Query,
    /// It repeats the writer's last letter (R-10.3.4, CH-55.5.1, CH-56.5.1).
    Repeat,
    /// It has no move and needs none: a notice, or the acceptance of a draw.
    Notice,
}

/// A letter as it was written, with the dates that others stamped on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letter {
    /// Who wrote it.
    pub by: Side,
    #[serde(default, skip_serializing_if = "is_default")]
    pub purpose: Purpose,
    /// The code or name of the tournament.
    #[serde(default, skip_serializing_if = "is_default")]
    pub code: Option<String>,
    /// The partner's moves as they are repeated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub repeat: Vec<Written>,
    /// The accepted part of an offered variation.
    #[serde(default, skip_serializing_if = "is_default")]
    pub accepted: Option<Line>,
    /// The writer's own moves, with the forced moves of the partner between them. Where nothing is marked as a repeat or as
    /// accepted, they may begin with both.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: Vec<Written>,
    /// Offered variations; each begins with a move of the partner.
    #[serde(default, skip_serializing_if = "is_default")]
    pub offers: Vec<Line>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub dates: Dates,
    /// Days of White and of Black, as the letter states them.
    #[serde(default, skip_serializing_if = "is_default")]
    pub totals: Option<(u32, u32)>,
    /// Penalty days that the writer charges the partner.
    #[serde(default, skip_serializing_if = "is_default")]
    pub charge: Option<u32>,
    /// The partner's total as the writer corrects it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub correction: Option<u32>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub said: Vec<Said>,
    /// Lines that were not understood.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unread: Vec<String>,
}

/// A move as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    pub text: String,
    /// The number before it, and whose move has that number there.
    #[serde(default, skip_serializing_if = "is_default")]
    pub number: Option<(u32, Side)>,
}

/// Moves of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The name of the variation, as `A`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: Option<String>,
    pub moves: Vec<Written>,
}

/// The dates of a letter. Stamps outrank what was written (R-10.3.1, CH-55.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dates {
    /// When the partner's letter was sent, as this one says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub partner_sent: Option<Day>,
    /// When it was received, as this one says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub received: Option<Day>,
    /// The postmark of its receipt.
    #[serde(default, skip_serializing_if = "is_default")]
    pub received_mark: Option<Day>,
    /// When this letter was sent, as it says.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sent: Option<Day>,
    /// The postmark of its dispatch; of several the earliest. By e-mail: the date of the header.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sent_mark: Option<Day>,
    /// The receipt for a registered letter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub receipt: Option<Day>,
    /// When it was sent once more, or passed on by the arbiter; the other dates are then those of the first dispatch (R-10.3.4,
    /// Stamps and receipts are those of this dispatch.
    #[serde(default, skip_serializing_if = "is_default")]
    pub repeated: Option<Day>,
    /// When it came to the partner; of several postmarks the latest.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrived: Option<Day>,
}

/// What a letter says besides moves and days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    OffersDraw,
    AcceptsDraw,
    Resigns,
    /// The notice of a break in the words of the document: its first and last day.
    TakesBreak(Day, Day),
    /// A notice of a break in other words.
    BreakInOtherWords(String),
    /// The break is over on this day (CH-56.7.3).
    EndsBreak(Day),
    /// A time fault is claimed.
    ClaimsFault,
    /// The partner's first letter has not come (CH-56.5.2).
    FirstLetterLost,
    /// A new address.
    NewAddress(String),
}

impl Letter {
    /// An empty letter by this side.
    #[must_use]
    pub fn by(by: Side) -> Letter {
        Letter {
            by,
            purpose: Purpose::Reply,
            code: None,
            repeat: Vec::new(),
            accepted: None,
            moves: Vec::new(),
            offers: Vec::new(),
            dates: Dates::default(),
            totals: None,
            charge: None,
            correction: None,
            said: Vec::new(),
            unread: Vec::new(),
        }
    }

    /// Whether it says only that its writer thinks: it repeats the partner's moves, and has none of its own.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.purpose == Purpose::Notice && self.said.is_empty() && self.moves.is_empty()
    }

    /// Whether it says so.
    #[must_use]
    pub fn says(&self, what: &Said) -> bool {
        self.said.contains(what)
    }

    /// The total of this side as the letter states it.
    #[must_use]
    pub fn stated_total(&self, side: Side) -> Option<u32> {
        self.totals.map(|(white, black)| if side == Side::White { white } else { black })
    }
}

impl Written {
    /// A move without a number.
    #[must_use]
    pub fn new(text: &str) -> Written {
        Written { text: text.to_owned(), number: None }
    }
}

impl Dates {
    /// The day of dispatch that counts: receipt, postmark, then what is written. Of a letter that was sent once more, that of
    /// the last dispatch.
    #[must_use]
    pub fn dispatch(&self) -> Option<Day> {
        self.stamp().or(self.repeated).or(self.sent)
    }

    /// The stamp of the dispatch: a receipt, then the postmark.
    #[must_use]
    pub fn stamp(&self) -> Option<Day> {
        self.receipt.or(self.sent_mark)
    }

    /// The day on which the moves were sent first: up to it days are counted.
    #[must_use]
    pub fn first_dispatch(&self) -> Option<Day> {
        match self.repeated {
            Some(_) => self.sent,
            None => self.dispatch(),
        }
    }

    /// The day on which the partner's letter was received: postmark, then what is written.
    #[must_use]
    pub fn receipt_of_partners(&self) -> Option<Day> {
        self.received_mark.or(self.received)
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
