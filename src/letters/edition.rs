//! The editions of correspondence play: every number that a rule document names, as data.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use golos_rules::Variant;
use serde::{Deserialize, Serialize};

use super::{Agreed, Sanction};

/// A rule document on correspondence play: the files of `profiles/letters`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The name by which it is chosen, as `draughts-2022`.
    pub id: String,
    /// The rule document, by its folder in `profiles/documents`.
    pub document: String,
    /// The games that it is for; the first is the usual one.
    pub games: Vec<Variant>,
    /// The numbers and choices.
    pub rules: Rules,
    /// The sanctions that the document names.
    pub sanctions: Vec<Sanction>,
    /// The articles of the provisions; one that the document lacks is missing.
    pub articles: BTreeMap<Provision, String>,
}

/// What the days, the letters and the rulings of a game follow. The first line of a game's file keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub time: TimeRule,
    pub letters: LetterRule,
    pub penalty: PenaltyRule,
    pub repeats: RepeatRule,
    pub faults: FaultRule,
    pub breaks: BreakRule,
    pub ending: EndingRule,
}

/// Time to think (R-10.3, CH-55.4, CH-56.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeRule {
    /// Days for every ten moves.
    pub days_for_ten: u32,
    /// A start list that came late starts the game so many days after it came (R-10.3.2, CH-55.4.6).
    pub late_list: u32,
    /// Whether an answer received on the last day of the game or later costs no days.
    pub ends_with_game: bool,
    /// Whether a total is corrected in the next reply or never; otherwise it is always worked out again.
    pub correct_now_or_never: bool,
    /// Days on the way beyond which the arbiter is asked (CH-56.2.5).
    pub transit: Option<u32>,
}

/// What a letter holds, and what follows from errors in it (R-10.2, CH-55.3, CH-56.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LetterRule {
    /// How moves are written unless the players agree on something else (R-10.2.2, CH-55.3.2, CH-56.2.4).
    pub notation: Agreed,
    /// Whether a move in short notation is impossible.
    pub short_is_impossible: bool,
    /// Whether an impossible move of a piece that has one legal move is that move.
    pub single_move: bool,
    /// Whether the partner's forced moves are written and answered.
    pub forced: bool,
    /// Days in which an error is reported; they are free (R-10.2.9, CH-55.4.7, CH-56.4.8).
    pub query_days: u32,
    /// Days that are free when a repeat is answered by a repeat (CH-55.4.7); `None` if the document is silent.
    pub repeat_answer_days: Option<u32>,
}

/// Penalty days (R-10.2.11, CH-55.4.9, CH-56.4.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRule {
    /// Days for a letter that stops play.
    pub first: u32,
    /// Days for each further one.
    pub further: u32,
    /// Whether the partner charges them in the next reply or never; otherwise they are charged at once.
    pub by_partner: bool,
    /// Days for each further letter without dates or totals, charged by the partner; `None` if there are none.
    pub dates: Option<u32>,
}

/// What is done if no answer comes (R-10.3.4, CH-55.5, CH-56.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RepeatRule {
    /// Days after which the letter is repeated.
    pub after: u32,
    /// Delays of the repeat up to so many days cost nothing; a longer one costs all its days.
    pub free_delay: u32,
    /// Whether a delay costs days only if the first letter proves lost (CH-56.4.9).
    pub only_if_lost: bool,
    /// Days after the start for the enquiry about a first move.
    pub first_move: u32,
    /// When a game without moves may be lost (CH-55.5.2, CH-56.5.3); `None` if the document is silent.
    pub dead: Option<Period>,
}

/// A period of calendar days or months.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Period {
    Days(u32),
    Months(u32),
}

/// Time faults (R-10.3.5 to 10.3.8, CH-55.6, CH-56.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultRule {
    /// Whether the first fault only sets the time to zero (CH-55.6.4).
    pub first_resets: bool,
    /// Whether a claim must come before the reply to the control move has gone (CH-55.6.3, CH-56.6.1).
    pub by_control_move: bool,
    /// What a wrong claim costs.
    pub wrong: WrongClaim,
    /// Days for an objection, from the notice of the claim.
    pub objection: u32,
    /// Days left of the limit from which letters go registered, or in copy to the arbiter (CH-55.4.12, CH-56.4.10).
    pub near: Option<u32>,
}

/// What a wrong claim of a time fault costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrongClaim {
    /// Penalty days for the claimant.
    Days(u32),
    /// As many days as the arbiter gives, and only for a claim of a second fault (CH-55.6.10).
    Arbiter,
    /// No more claims in this ten moves, if the arbiter says so (CH-56.6.7).
    Bar,
}

/// Breaks (R-10.4, CH-55.7, CH-56.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BreakRule {
    /// Breaks in a calendar year; `None` if any number.
    pub most: Option<u32>,
    /// Days of all breaks of a calendar year.
    pub days: u32,
    /// Whether the partner's days stand as well.
    pub stops_both: bool,
    /// Whether a letter received in one's own break counts from the day after the day that follows it (CH-56.7.6).
    pub next_day_is_free: bool,
    /// Whether a late notice makes the break begin with its dispatch (R-10.4.2, CH-55.7.6); otherwise it makes none.
    pub late_from_notice: bool,
    /// Whether the player may end it early (CH-56.7.3).
    pub may_be_broken_off: bool,
}

/// The end of a game and of the tournament (R-10.5, CH-55.9, CH-56.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingRule {
    /// Days for sending the record of a finished game; `None` if the document names none.
    pub record: Option<u32>,
    /// Days after the end of the tournament for the papers of an unfinished game.
    pub papers: u32,
    /// Months for the adjudication, from the papers; `None` if the document names none.
    pub adjudication: Option<u32>,
    /// Days for an appeal against an adjudication.
    pub appeal: u32,
    /// Days for a protest against a ruling.
    pub protest: u32,
    /// How long letters are kept after the results; `None` if only up to them.
    pub keep: Option<Period>,
    /// Whether both lose if neither sends the record; otherwise they may.
    pub no_record_loses: bool,
    /// Whether equal assessments end the game (CH-55.9.6); otherwise the arbiter confirms them.
    pub same_ends: bool,
}

/// What a document provides for. An edition names the article of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Provision {
    Notation,
    Contents,
    Forced,
    Correction,
    Comments,
    Offers,
    Binding,
    WrongRepeat,
    Impossible,
    NoMove,
    Penalty,
    FurtherPenalty,
    OfferError,
    Accepted,
    Numbers,
    Time,
    Dates,
    Start,
    MissingDates,
    Query,
    Repeat,
    RepeatDelay,
    FirstMove,
    Dead,
    Fault,
    FirstFault,
    Claim,
    Ruling,
    WrongClaim,
    Objection,
    Near,
    Break,
    BreakNotice,
    BreakCount,
    BreakByArbiter,
    BreakEnded,
    Record,
    Unfinished,
    Withdrawal,
    SameAssessment,
    Adjudication,
    Appeal,
    NoRecord,
    Sanction,
    Protest,
    Keep,
    Transit,
    AnyMove,
    OtherWay,
    Silence,
    LastMove,
    RecordCounts,
    Totals,
    Illegible,
}

const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/letters.rs"));

/// The editions, by id. A test proves that each file reads.
static EDITIONS: LazyLock<Vec<Edition>> = LazyLock::new(|| {
    let mut all: Vec<Edition> = FILES.iter().filter_map(|(_, text)| Edition::parse(text).ok()).collect();
    all.sort_by(|one, other| {
        other.id.starts_with("draughts").cmp(&one.id.starts_with("draughts")).then(other.id.cmp(&one.id))
    });
    all
});

/// Why a file is not an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnEdition {
    #[error("it names no game")]
    NoGame,
    #[error("it gives no days to think")]
    NoDays,
    /// A place that is not understood, both numbers from 1; `field`: what is unknown there, or missing.
    #[error("line {line}, character {column} is not understood")]
    At { line: u32, column: u32, field: Option<String> },
}

/// Where RON is not understood, and the field that is the reason, cut to what a sentence holds.
fn not_understood(error: ron::error::SpannedError) -> NotAnEdition {
    use ron::Error::{MissingStructField, NoSuchEnumVariant, NoSuchStructField};
    let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let field = match error.code {
        NoSuchStructField { found, .. } | NoSuchEnumVariant { found, .. } => Some(found),
        MissingStructField { field, .. } => Some(field.to_owned()),
        _ => None,
    };
    let place = error.span.start;
    let field = field.map(|field| field.chars().filter(|sign| !sign.is_control()).take(40).collect());
    NotAnEdition::At { line: number(place.line), column: number(place.col), field }
}

impl Edition {
    /// The built-in editions: draughts first, the latest first.
    #[must_use]
    pub fn all() -> &'static [Edition] {
        &EDITIONS
    }

    /// The built-in edition of this id.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Edition> {
        EDITIONS.iter().find(|edition| edition.id == id)
    }

    /// Reads an edition in RON. A tournament with numbers of its own has a file like those in `profiles/letters`.
    ///
    /// # Errors
    /// [`NotAnEdition`] with the place and the reason.
    pub fn parse(text: &str) -> Result<Edition, NotAnEdition> {
        let edition: Edition = ron::from_str(text).map_err(not_understood)?;
        if edition.games.is_empty() {
            return Err(NotAnEdition::NoGame);
        }
        if edition.rules.time.days_for_ten == 0 {
            return Err(NotAnEdition::NoDays);
        }
        Ok(edition)
    }

    /// The article of a provision; `None` if the document has none.
    #[must_use]
    pub fn article(&self, provision: Provision) -> Option<&str> {
        self.articles.get(&provision).map(String::as_str)
    }
}

impl Period {
    /// The last day of the period that begins after `day`.
    #[must_use]
    pub fn end(self, day: super::Day) -> super::Day {
        match self {
            Period::Days(days) => day.plus(days),
            Period::Months(months) => day.plus_months(months),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_reads() {
        for (name, text) in FILES {
            let edition = Edition::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(*name, format!("{}.ron", edition.id));
        }
        let ids: Vec<&str> = Edition::all().iter().map(|edition| edition.id.as_str()).collect();
        assert_eq!(ids, ["draughts-2022", "draughts-2013", "chess-post", "chess-email"]);
    }

    #[test]
    fn an_edition_without_games_or_days_is_refused() {
        let text = FILES[0].1;
        assert!(Edition::parse(&text.replace("days_for_ten: ", "days_for_ten: 0 + ")).is_err());
        assert!(Edition::parse("()").is_err());
        assert!(Edition::parse(&"(".repeat(100_000)).is_err());
    }
}
