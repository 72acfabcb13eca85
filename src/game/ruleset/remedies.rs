//! What follows from an irregularity beside its correction, and what ends or adjourns a game by procedure.

use serde::{Deserialize, Serialize};

use crate::SanctionKind;
use golos_clock::{Class, Control, Ms};
use golos_rules::{EndKind, renju};

/// The article by which an end on the board ends the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndArticle {
    pub end: EndKind,
    pub article: String,
}

/// A completed illegal move costs time, and the next ones the game (CH-7.5.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRule {
    /// What the opponent gets, in seconds.
    pub bonus_seconds: u64,
    /// The how-manieth of one player loses; a draw if the opponent cannot mate.
    pub loses_at: u32,
    pub article: String,
    /// The clock was pressed though no move was made (CH-7.5.3).
    pub no_move: String,
    /// A move was made with two hands (CH-7.5.4).
    pub two_hands: String,
}

impl PenaltyRule {
    /// What the opponent gets.
    #[must_use]
    pub const fn bonus(&self) -> Ms {
        Ms::from_secs(self.bonus_seconds)
    }
}

/// So many violations of one player lose the game (R-5.4.15.2, DR-1.16.6, U-V.6.12.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderRule {
    /// The classes of play that it holds for.
    pub classes: Vec<Class>,
    /// The how-manieth of one player loses.
    pub loses_at: u32,
    pub article: String,
    /// What each of them brings, where they need not be of one kind (R-5.4.15.2, DR-1.16.6): every sanction counts then.
    #[serde(default)]
    pub steps: Vec<SanctionKind>,
    /// What the first one brings if it is a gross one (R-5.4.15.2).
    #[serde(default)]
    pub gross: Option<SanctionKind>,
}

/// Something that the arbiter may impose (R-5.4.15.1, U-V.17.10, DR-1.4, CH-12.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SanctionRule {
    pub kind: SanctionKind,
    pub article: String,
    /// The most time that the opponent gets, in seconds; then the least is an increment (R-5.4.15.1). None: no limit.
    #[serde(default)]
    pub most_seconds: Option<u64>,
}

/// A game that was begun wrongly is cancelled and a new one played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestartRule {
    /// No longer once each side has completed so many moves; none: at any time.
    pub before_moves: Option<u32>,
    pub article: String,
}

/// What becomes of Black's foul in renju.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoulRule {
    pub consequence: FoulConsequence,
    pub article: String,
}

/// What becomes of Black's foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FoulConsequence {
    /// White has it taken back; play goes on (DR-5.3.8.2).
    Corrected,
    /// White may claim it before his reply, and then wins; else play goes on.
    Claimed,
    /// It loses, once the arbiter has seen it.
    Lost,
}

/// The opening regulation that the event has named (R-9.2.4.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegulationRule {
    pub opening: renju::Opening,
    pub article: String,
    /// What one player does in a row is one turn of the clock: he presses once behind it, and earns once (R-9.2.5.1). Else
    /// each stone is completed by itself, and no other act earns anything.
    #[serde(default)]
    pub turns: bool,
}

/// The last minutes without an increment, when no move count is left to reach (CH-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickplayRule {
    /// With less than this left, in seconds.
    pub below_seconds: u64,
    pub classes: Vec<Class>,
    /// What each move earns when an increment is granted, in seconds (CH-19.4).
    pub increment_seconds: u64,
    pub increment: String,
    /// What the opponent gets with it, or when the claim is postponed or rejected, in seconds.
    pub bonus_seconds: u64,
    /// A draw may be claimed (CH-19.5).
    pub claim: String,
    /// The arbiter agrees, postpones, rejects.
    pub agreed: String,
    pub postponed: String,
    pub rejected: String,
}

impl QuickplayRule {
    /// Whether it is for games at this control: nothing is added for a move, and the class has it (CH-19).
    #[must_use]
    pub fn is_for(&self, control: &Control, class: Class) -> bool {
        !control.has_bonus() && self.classes.contains(&class)
    }
}

/// Adjournment with a sealed move (CH-18, DR-5.3.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdjournmentRule {
    pub article: String,
    /// The article by which a sealed move that is ambiguous or not legal loses.
    pub wrong: String,
    /// The article by which play goes on from the adjourned position where the envelope is lost (CH-18.12), if there is one.
    #[serde(default)]
    pub lost: Option<String>,
    /// The article by which he loses who comes too late for the resumption (CH-18.10), where it is not that of lateness.
    #[serde(default)]
    pub late: Option<String>,
    /// The article by which the game is annulled and replayed where the position cannot be restored (CH-18.12.2), if there is
    /// one.
    #[serde(default)]
    pub annulled: Option<String>,
    /// The article by which an offer of a draw that is open when the move is sealed stays open (CH-18.2.6). `None` if
    /// sealing declines it.
    #[serde(default)]
    pub offer_stays: Option<String>,
}

/// A limit that ends the game without a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AutomaticLimit {
    /// Occurrences of a position, or moves by each side.
    pub at: u32,
    pub article: String,
}

/// Moves by each side without a capture or a pawn move (CH-9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgressRule {
    /// So many may be claimed a draw.
    pub moves: u32,
    pub article: String,
    /// So many are a draw (CH-9.6.2).
    #[serde(default)]
    pub automatic: Option<AutomaticLimit>,
}
