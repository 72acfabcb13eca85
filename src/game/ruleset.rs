use serde::{Deserialize, Serialize};

use super::{LatenessRule, MatchRule};
use crate::clock::{Class, Ms};
use crate::rules::Variant;
use crate::rules::draughts::Clause;

/// The laws of one discipline in one edition, as data: each value cites its article.
///
/// Serialised as it stands in profiles and in the first record of a journal. A field added later needs a serde default,
/// so that an old journal keeps its meaning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSet {
    /// The name that people choose it by, for example `russian-2022`.
    pub id: String,
    /// The variant of the move generator.
    pub variant: Variant,
    /// The source document, as its article prefix: `R` for Russia 2022.
    pub document: String,
    pub offers: OfferRule,
    pub repetition: Repetition,
    pub clauses: Vec<Clause>,
    /// Five moves counted aloud in a clearly drawn position (R-6.1.8.7), if the rule set has it.
    pub clear_draw: Option<CountedDraw>,
    /// What becomes of a limit that is reached: repetition or a clause.
    pub limits: Ruling,
    pub flag: FlagRule,
    pub clock: ClockRule,
    pub irregularities: IrregularityRule,
    /// Who is not there when the clocks are started, if the rule set speaks of him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lateness: Option<LatenessRule>,
    /// Micro-matches, if the rule set knows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub micro_match: Option<MatchRule>,
}

impl RuleSet {
    /// Whether a limit of this name can be reached under these rules.
    #[must_use]
    pub fn has_limit(&self, id: &str) -> bool {
        let counted = self.clear_draw.is_some() && id == super::CLEAR_DRAW;
        counted || self.clauses.iter().any(|clause| clause.id == id)
    }
}

/// Who turns a fact into a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ruling {
    /// Put before the arbiter; nothing happens without a person.
    Offered,
    /// Executed by the program.
    Automatic,
}

/// On whose time something is checked or mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoseTime {
    /// The clock of the player who claims runs.
    Claimant,
    /// The clock of the player who erred runs.
    Offender,
    /// Both clocks stand.
    Nobody,
}

/// Draw by agreement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferRule {
    /// What must be fulfilled before a draw may be offered.
    pub limits: Vec<OfferLimit>,
    /// After a refusal the same player may offer again only when the other has used his right.
    pub alternate: bool,
    pub article: String,
}

/// A condition for offering a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum OfferLimit {
    /// Each side has made at least this many moves.
    AfterMoves { moves: u32, classes: Vec<Class>, article: String },
    /// Without a record: each side has at most this many pieces.
    UnrecordedPieces { pieces: u32, classes: Vec<Class>, article: String },
}

/// The same position with the same side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repetition {
    /// How many occurrences make a draw.
    pub times: u32,
    pub article: String,
    /// On whose time a claim is checked.
    pub check: WhoseTime,
    /// The article by which the arbiter may fix a draw of his own accord, if there is one.
    pub arbiter: Option<String>,
}

/// A draw after moves that are counted aloud, at a player's demand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedDraw {
    /// Moves of the side that plays for a win.
    pub moves: u32,
    pub article: String,
}

/// The end of a side's time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagRule {
    pub ruling: Ruling,
    pub article: String,
    /// The article by which a move that left the opponent without a move beats the flag, if there is one.
    pub completed_win: Option<String>,
    /// The article by which the game is drawn when both flags are down and the first is not known.
    pub both: Option<String>,
}

/// Corrections of the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// If a correction shortens a player's time, at least this much must be left, in minutes.
    pub floor_minutes: u64,
    /// The classes of play that the floor holds for.
    pub classes: Vec<Class>,
    pub article: String,
}

impl ClockRule {
    /// The least time that a correction may leave in a game of this class.
    #[must_use]
    pub fn floor(&self, class: Class) -> Ms {
        if self.classes.contains(&class) { Ms::from_mins(self.floor_minutes) } else { Ms::ZERO }
    }
}

/// Unlawful moves at a real board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IrregularityRule {
    /// On whose time a correction is made.
    pub correction: WhoseTime,
    pub article: String,
    /// The article by which the right to correct ends with the opponent's reply.
    pub until_reply: String,
}
