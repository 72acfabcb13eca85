//! Draws by agreement, by claim, for lack of time.

use serde::{Deserialize, Serialize};

use super::{AutomaticLimit, WhoseTime, every_class};
use golos_clock::Class;

/// Draw by agreement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferRule {
    /// What must be fulfilled before a draw may be offered.
    pub limits: Vec<OfferLimit>,
    /// After a refusal the same player may offer again only when the other has used his right.
    pub alternate: bool,
    /// The article by which he may also offer after a clear change of the forces, if there is one.
    #[serde(default)]
    pub after_change: Option<String>,
    /// An offer stands whenever it is made, not only with one's own move (CH-9.1.2.1).
    #[serde(default)]
    pub any_time: bool,
    /// The article by which unreasonable offers disturb, so that the arbiter hears how many there were (CH-11.5), if one says
    /// so.
    #[serde(default)]
    pub disturbs: Option<String>,
    /// The article by which a player declines an offer when he touches a piece (CH-9.1.2.1), if one says so.
    #[serde(default)]
    pub touch_declines: Option<String>,
    pub article: String,
}

/// A condition for offering a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum OfferLimit {
    /// Each side has made at least this many moves.
    /// `consent`: the arbiter may consent to it earlier (CH-9.1.1).
    AfterMoves {
        moves: u32,
        classes: Vec<Class>,
        article: String,
        #[serde(default)]
        consent: bool,
    },
    /// Without a record: each side has at most this many pieces.
    UnrecordedPieces { pieces: u32, classes: Vec<Class>, article: String },
}

impl OfferLimit {
    /// Moves that no game reaches: no draw by agreement throughout.
    pub const THROUGHOUT: u32 = u32::MAX;

    /// What the regulations of an event settle: no draw by agreement before so many moves of each, or throughout
    /// (CH-9.1.1).
    #[must_use]
    pub fn settled(moves: Option<u32>) -> OfferLimit {
        let moves = moves.unwrap_or(OfferLimit::THROUGHOUT);
        OfferLimit::AfterMoves { moves, classes: every_class(), article: "CH-9.1.1".to_owned(), consent: true }
    }
}

/// Openings drawn by lot before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRule {
    /// The table that is drawn from where the Regulation names no other.
    pub table: String,
    pub article: String,
    /// The article by which the opening is drawn on the time of him who is late.
    pub late: String,
    /// The moves that are drawn count among those that a control asks for: "for the first 20 moves" (DR-2.2.3.1), and not
    /// "made" (R-6.1.8.1).
    #[serde(default)]
    pub counted: bool,
    /// The article by which they count or do not; where none is named, that of the draw.
    #[serde(default)]
    pub counted_article: Option<String>,
}

impl DrawRule {
    /// The article by which drawn moves count towards a control or do not.
    #[must_use]
    pub fn control_article(&self) -> &str {
        self.counted_article.as_deref().unwrap_or(&self.article)
    }
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
    #[serde(default)]
    pub arbiter_scope: Scope,
    /// So many occurrences are a draw without a claim (CH-9.6.1).
    #[serde(default)]
    pub automatic: Option<AutomaticLimit>,
}

/// Which draws the arbiter may fix without a player's claim.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Scope {
    /// Every limit that is reached (R-5.4.13.6).
    #[default]
    EveryLimit,
    /// Only a repetition, and only in these classes of play (DR-1.16.7).
    Repetition { classes: Vec<Class> },
}

/// How claims of a draw are checked, in articles. The written move of a wrong claim counts as made; if time runs out
/// during the check, a right claim is a draw all the same, and a wrong one leaves the flag to be ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimRule {
    /// On whose time a claim is checked.
    pub checked: String,
    /// What a wrong claim costs, where the document says it.
    pub wrong: Option<String>,
    /// The end of time during the check.
    pub time_out: String,
    /// That the claimant has to show a complete record, or to count aloud.
    pub record: String,
    /// What the opponent gets for a wrong claim, in seconds (CH-9.5.3).
    #[serde(default)]
    pub bonus_seconds: u64,
    /// The article by which a claim is an offer of a draw as well, if it is one (CH-9.1.2.3).
    #[serde(default)]
    pub offers: Option<String>,
    /// The article by which a player who has touched a piece cannot claim on that move (CH-9.4), if one says so.
    #[serde(default)]
    pub touch_ends: Option<String>,
    /// What a claim rests on where no record is kept.
    #[serde(default)]
    pub unrecorded: Unrecorded,
}

/// What a claim of counted moves rests on in a game without a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Unrecorded {
    /// A complete record is handed in first (R-5.4.13.2e).
    #[default]
    Record,
    /// A complete record, or the arbiter has seen the moves (U-V.11.4.7).
    Presence,
    /// Nothing else: such claims are made all the same (CH-13.2).
    Nothing,
}

impl Default for ClaimRule {
    fn default() -> ClaimRule {
        ClaimRule {
            checked: "R-5.4.13.2d".to_owned(),
            wrong: Some("R-5.4.13.2d".to_owned()),
            time_out: "R-5.4.13.2f".to_owned(),
            record: "R-5.4.13.2e".to_owned(),
            bonus_seconds: 0,
            offers: None,
            touch_ends: None,
            unrecorded: Unrecorded::Record,
        }
    }
}

/// Where a player who lacks the time to win may fix a draw by offering it and stopping the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortOfTime {
    pub article: String,
    pub classes: Vec<Class>,
    /// Only where moves earn no time.
    #[serde(default)]
    pub without_increment: bool,
    /// Only when the running stage lasts to the end of the game.
    #[serde(default)]
    pub to_the_end: bool,
    /// Only with at most so many seconds left.
    #[serde(default)]
    pub most_seconds: Option<u64>,
    /// Only with at most so many pieces on the board.
    #[serde(default)]
    pub most_pieces: Option<u32>,
}

/// A draw after moves that are counted aloud, at a player's demand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedDraw {
    /// Moves of the side that plays for a win.
    pub moves: u32,
    /// The classes of play that have it.
    #[serde(default = "every_class")]
    pub classes: Vec<Class>,
    pub article: String,
}
