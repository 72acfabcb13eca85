use super::table::{CLAIMS, FAULTS, REPORTS, SANCTIONS};
use crate::HelpTopic;
use golos_clock::Ms;
use golos_game::{Claim, Irregularity, State};
use golos_rules::Fault;
use golos_wording::{Sentence, Slot, message, text_key};

/// Why a line of known words is still no command. What is no known word at the board is not here: it is a move, and
/// the rules judge it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandParseError {
    #[error("longer than {0} characters")]
    TooLong(usize),
    #[error("nothing but control characters")]
    NoText,
    #[error("no word of a replay: {0}")]
    Unknown(String),
    #[error("no word of a set-up, and no place: {0}")]
    Stray(String),
    #[error("known, but not what follows it: {0}")]
    Behind(String),
    #[error("no topic of help: {0}")]
    Topic(String),
    #[error("neither White nor Black is named")]
    Side,
    #[error("what is done with the time is missing")]
    Change,
    #[error("not a time: {0}")]
    Time(String),
    #[error("minutes or seconds: {0}")]
    Unit(String),
    #[error("the number of moves is missing")]
    Moves,
    #[error("no time of day: {0}")]
    Hour(String),
    #[error("the kind of claim is missing")]
    ClaimKind,
    #[error("the result is missing")]
    Result,
    #[error("no result counts such points")]
    Points,
    #[error("a number is missing: how much, or how many")]
    Amount,
    #[error("what was done is missing")]
    Fault,
    #[error("the sanction is missing")]
    Sanction,
    #[error("how the interruption counts is missing")]
    Gap,
    #[error("the square or line is missing")]
    Place,
    #[error("what is done with the envelope is missing")]
    Envelope,
    #[error("when the game is resumed is missing")]
    Resumption,
    #[error("the text of the note is missing")]
    Note,
    #[error("the right move is missing")]
    RightMove,
}

impl CommandParseError {
    /// The longest line, in characters.
    pub const MOST_CHARS: usize = 200;

    /// The longest list of pieces while a position is set up, in characters: all stones of a side at renju, in words.
    pub const MOST_LIST_CHARS: usize = 2400;

    /// Whether it is a command that only lacks a part: what it lacks can be said behind it.
    #[must_use]
    pub const fn is_half(&self) -> bool {
        match self {
            CommandParseError::Side
            | CommandParseError::Change
            | CommandParseError::ClaimKind
            | CommandParseError::Result
            | CommandParseError::Fault
            | CommandParseError::Sanction
            | CommandParseError::Amount
            | CommandParseError::Gap
            | CommandParseError::Place
            | CommandParseError::Resumption
            | CommandParseError::RightMove
            | CommandParseError::Moves
            | CommandParseError::Unit(_)
            | CommandParseError::Note => true,
            CommandParseError::Time(typed) => typed.is_empty(),
            CommandParseError::TooLong(_)
            | CommandParseError::NoText
            | CommandParseError::Unknown(_)
            | CommandParseError::Stray(_)
            | CommandParseError::Behind(_)
            | CommandParseError::Hour(_)
            | CommandParseError::Envelope
            | CommandParseError::Points
            | CommandParseError::Topic(_) => false,
        }
    }

    /// Whether what it lacks stands right behind the word of the command, before what else belongs to it.
    #[must_use]
    pub const fn is_one_word(&self) -> bool {
        matches!(
            self,
            CommandParseError::Side
                | CommandParseError::ClaimKind
                | CommandParseError::Result
                | CommandParseError::Fault
                | CommandParseError::Gap
        )
    }

    /// What is said about it: what was typed and what is accepted.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let text = |text: &String| Slot::Text(text.clone());
        match self {
            CommandParseError::TooLong(most) => message::refuse_too_long(u32::try_from(*most).unwrap_or(u32::MAX)),
            CommandParseError::NoText => message::refuse_no_text(),
            CommandParseError::Unknown(typed) => message::refuse_word(
                text(typed),
                words(&[
                    text_key::WORDS_NEXT,
                    text_key::WORDS_PREVIOUS,
                    text_key::WORDS_GO,
                    text_key::WORDS_HELP,
                    text_key::WORDS_QUIT,
                ]),
            ),
            CommandParseError::Stray(typed) => message::refuse_replay(text(typed)),
            CommandParseError::Behind(typed) => message::refuse_behind(text(typed)),
            CommandParseError::Topic(typed) => {
                let topics = HelpTopic::ALL.map(|topic| topic.words().to_owned()).to_vec();
                message::refuse_help_topic(text(typed), Slot::Heads(topics))
            }
            CommandParseError::Side => message::refuse_side_needed(),
            CommandParseError::Change => {
                let changes = [text_key::WORDS_ADD, text_key::WORDS_TAKE, text_key::WORDS_SET];
                message::refuse_change(names(&changes))
            }
            CommandParseError::Time(typed) if typed.is_empty() => message::refuse_time_missing(Ms::from_mins(2)),
            CommandParseError::Time(typed) => message::refuse_time(text(typed), Ms::from_mins(2)),
            CommandParseError::Unit(typed) => message::refuse_unit(text(typed), Ms::from_mins(2)),
            CommandParseError::Moves => message::refuse_counter(),
            CommandParseError::Hour(typed) => message::refuse_hour(text(typed)),
            CommandParseError::ClaimKind => claims(|_| true),
            CommandParseError::Result => message::refuse_result(),
            CommandParseError::Points => message::refuse_too_many_points(),
            CommandParseError::Amount => message::refuse_amount(),
            CommandParseError::Fault => faults(|_| true, |_| true),
            CommandParseError::Sanction => {
                let kinds: Vec<&str> = SANCTIONS.iter().map(|row| row.words).collect();
                message::refuse_sanction(names(&kinds))
            }
            CommandParseError::Gap => {
                message::refuse_gap(words(&[text_key::WORDS_GAP_LEAVE, text_key::WORDS_GAP_CHARGE]))
            }
            CommandParseError::Envelope => message::refuse_nothing_sealed(),
            CommandParseError::Place => message::refuse_place(),
            CommandParseError::Resumption => message::refuse_resumption(),
            CommandParseError::Note => message::refuse_note(),
            CommandParseError::RightMove => message::refuse_right_move(),
        }
    }

    /// The same at the board of this game: only what its rules know is accepted.
    #[must_use]
    pub fn sentence_at(&self, state: &State) -> Sentence {
        match self {
            CommandParseError::Fault => faults(|misdeed| state.admits(misdeed), |fault| state.admits_report(fault)),
            CommandParseError::ClaimKind => claims(|claim| state.knows_claim(claim)),
            // Its bare name opens nothing: what is known of it is told.
            CommandParseError::Envelope if let Some(side) = state.sealed_by() => message::envelope_known(side),
            _ => self.sentence(),
        }
    }

    /// Whether the kind of a claim is missing where the rules of the game know no claim.
    #[must_use]
    pub fn is_never_claimed(&self, state: &State) -> bool {
        matches!(self, CommandParseError::ClaimKind) && !CLAIMS.iter().any(|row| state.knows_claim(row.means))
    }
}

/// What can be claimed; where that is nothing, it is said.
fn claims(known: impl Fn(Claim) -> bool) -> Sentence {
    let kinds: Vec<&str> = CLAIMS.iter().filter(|row| known(row.means)).map(|row| row.words).collect();
    match kinds.is_empty() {
        true => message::refuse_claim_here(),
        false => message::refuse_claim_kind(names(&kinds)),
    }
}

/// What can have been done.
fn faults(known: impl Fn(Irregularity) -> bool, reported: impl Fn(Fault) -> bool) -> Sentence {
    let misdeeds = FAULTS.iter().filter(|row| known(row.means)).map(|row| row.words);
    let of_moves = REPORTS.iter().filter(|row| reported(row.means)).map(|row| row.words);
    let kinds: Vec<&str> = of_moves.chain(misdeeds).collect();
    message::refuse_fault(names(&kinds))
}

/// What can be said, each by its first word alone: a list of all that means the same helps nobody who listens.
fn names(keys: &[&str]) -> Slot {
    Slot::Heads(keys.iter().map(|&key| key.to_owned()).collect())
}

/// What can be typed, by the keys of the words.
fn words(keys: &[&str]) -> Slot {
    Slot::Phrases(keys.iter().map(|&key| key.to_owned()).collect())
}
