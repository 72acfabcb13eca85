//! Verdicts, flags, clocks and irregularities.

use serde::{Deserialize, Serialize};

use super::{EndArticle, RestartRule, Ruling, WhoseTime};
use golos_clock::{Class, Ms};
use golos_rules::Fault;

/// The articles of verdicts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerdictRule {
    /// No piece, no move, or resignation.
    pub win: String,
    /// The arbiter's own ruling.
    pub sanction: String,
    /// The arbiter's own ruling that the game is drawn, where the document names one; else that of a sanction.
    #[serde(default)]
    pub draw: Option<String>,
    /// A draw that is proved by counting, where no clause is named.
    pub counting: String,
    /// Resignation, where it has an article of its own; else that of a win.
    #[serde(default)]
    pub resigned: Option<String>,
    /// The ends on the board that have articles of their own; the others have that of a win.
    #[serde(default)]
    pub ends: Vec<EndArticle>,
    /// The article by which the arbiter may decide otherwise after the end, on a protest or of his own accord (CH-8.7,
    /// R-5.4.17.3, U-V.17.1.5), if there is one.
    #[serde(default)]
    pub reopened: Option<String>,
    /// The article by which the arbiter may give one player half a point and the other none (CH-12.9), if there is one.
    #[serde(default)]
    pub unequal: Option<String>,
}

impl Default for VerdictRule {
    fn default() -> VerdictRule {
        VerdictRule {
            win: "R-6.1.7".to_owned(),
            sanction: "R-5.4.15.1".to_owned(),
            draw: None,
            counting: "R-5.4.13.5".to_owned(),
            resigned: None,
            ends: Vec::new(),
            reopened: None,
            unequal: None,
        }
    }
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
    /// The article by which it is in rapid and blitz, if there is another (DR-1.16.7).
    #[serde(default)]
    pub both_fast: Option<String>,
    /// The article by which the game is drawn if the opponent cannot mate by any series of moves (CH-6.9), if there is
    /// one.
    #[serde(default)]
    pub cannot_mate: Option<String>,
    /// Whether a player may point out that his own time is over (R-5.4.2.7).
    #[serde(default = "yes")]
    pub own: bool,
}

const fn yes() -> bool {
    true
}

/// Corrections of the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// If a correction shortens a player's time, at least this much must be left, in minutes.
    pub floor_minutes: u64,
    /// The classes of play that the floor holds for.
    pub classes: Vec<Class>,
    /// With less left than this no correction is made, in minutes (U-V.7.8b).
    #[serde(default)]
    pub closed_below_minutes: u64,
    pub article: String,
    /// The article by which nobody is told the number of moves while both are in time trouble (R-5.4.3.3), or, in chess, no
    /// player who sees the board before a flag has fallen (CH-12.6), if there is one.
    #[serde(default)]
    pub number_hidden: Option<String>,
    /// When a player in time trouble need not record.
    #[serde(default)]
    pub relief: Option<ReliefRule>,
    /// The article by which no clock is corrected after its flag has fallen (R-5.4.2.8, DR-1.7.10), if there is one.
    #[serde(default)]
    pub flag_final: Option<String>,
    /// The article by which the clock of a player with a disability is not adjusted for his assistant (CH-6.2.6), if one
    /// says so.
    #[serde(default)]
    pub assistant: Option<String>,
    /// Until when a wrong setting is put right (CH-13.4.1.1); `None`: at any time.
    #[serde(default)]
    pub setting: Option<RestartRule>,
}

/// Relief from the duty to record the moves, in time trouble (R-5.4.3.2, U-V.7.12, CH-8.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReliefRule {
    /// With so much added to every move there is none, in seconds; none: there is always.
    #[serde(default)]
    pub unless_seconds: Option<u64>,
    /// Whether it lasts to the end of the period, though increments have brought more time.
    #[serde(default)]
    pub lasts: bool,
    pub article: String,
}

impl ClockRule {
    /// The least time that a correction may leave in a game of this class.
    #[must_use]
    pub fn floor(&self, class: Class) -> Ms {
        if self.classes.contains(&class) { Ms::from_mins(self.floor_minutes) } else { Ms::ZERO }
    }

    /// The time below which no correction is made in a game of this class.
    #[must_use]
    pub fn closed_below(&self, class: Class) -> Ms {
        if self.classes.contains(&class) { Ms::from_mins(self.closed_below_minutes) } else { Ms::ZERO }
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
    /// The article by which only the opponent has it put right, and the arbiter not of his own accord (R-5.4.14.2,
    /// DR-2.1.10.3), where one says so.
    #[serde(default)]
    pub opponent_alone: Option<String>,
    /// The article by which he who has made it puts it right himself before he presses the clock (U-V.6.5, CH-7.5.1), where
    /// one says so. Else what was made is made, and only the opponent has it put right (R-5.4.14.2, DR-2.1.10.3).
    #[serde(default)]
    pub own: Option<String>,
    /// The article by which it is put right behind the reply, too, if both players agree without the arbiter (CH-13.4.2),
    /// where one says so.
    #[serde(default)]
    pub by_agreement: Option<String>,
    /// The article by which nobody lets it stand, the arbiter neither (CH-7.5.1), where one says so.
    #[serde(default)]
    pub never_stands: Option<String>,
    /// The article by which the opponent may put it right himself, on his own time (U-V.6.4), where one says so.
    #[serde(default)]
    pub mended: Option<String>,
    /// The classes of play that have it put right otherwise, the first that fits; the others as said above.
    #[serde(default)]
    pub by_class: Vec<CorrectionRule>,
    /// The article by which whoever is corrected gets a remark at least (U-V.6.10), where one says so.
    #[serde(default)]
    pub remark: Option<String>,
    /// The right lasts to the end of the game all the same: a reply does not make the move stand (CH-7.5.1).
    #[serde(default)]
    pub until_the_end: bool,
    /// The article by which such a reply is an offence itself, if it is one (U-V.6.6).
    #[serde(default)]
    pub reply_offends: Option<String>,
    /// The article by which the clocks keep their readings when a move is put back: what it earned stays (DR-5.3.8.3).
    #[serde(default)]
    pub readings_kept: Option<String>,
    /// The article by which the times follow the position, as far as they are known, when a move is put back to which there
    /// was a reply (CH-7.1): both clocks show what they showed at it, and what was earned since is gone. The arbiter may
    /// set them otherwise. None: the arbiter sets them.
    #[serde(default)]
    pub times_restored: Option<String>,
    /// The article by which a player may announce a lawful move anew before he presses the clock (U-V.13.9a): the board
    /// counts. Else only the arbiter amends it.
    #[serde(default)]
    pub amended: Option<String>,
    /// The article by which an irregular move that the opponent lets stand is a violation all the same (R-5.4.15.2,
    /// DR-1.16.6), if one says so.
    #[serde(default)]
    pub stood_counts: Option<String>,
    /// The article by which it is one, too, if the opponent replies without having it put right (U-V.6.10), if one says so.
    #[serde(default)]
    pub replied_counts: Option<String>,
    /// The article by which the reply also ends the right to have a king marked (U-V.6.6). `None` if an unmarked king can be
    /// put right later (R-5.4.14.2).
    #[serde(default)]
    pub marking_until_reply: Option<String>,
    /// The article by which nobody moves before the opponent's move is complete (R-9.2.5.1), where one says so.
    #[serde(default)]
    pub early_reply: Option<String>,
    /// How the moves are restored that are missing on a sheet, where the document says so.
    #[serde(default)]
    pub sheet: Option<MissingMovesRule>,
    /// The articles that list what a move can show.
    #[serde(default)]
    pub faults: FaultArticles,
}

/// Moves are missing on a sheet: its player restores them on his own time before his next move (R-5.4.3.2b, DR-1.8.2,
/// U-V.4.6a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissingMovesRule {
    pub article: String,
    /// The article by which he may play on in time trouble and restores them behind the control (U-V.4.6b), if there is
    /// one.
    #[serde(default)]
    pub deferred: Option<String>,
}

/// How a move is put right at some classes of play (U-V.6.4, U-V.6.12.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectionRule {
    pub classes: Vec<Class>,
    pub article: String,
    /// The article by which the opponent may put it right himself, on his own time, where one says so.
    #[serde(default)]
    pub mended: Option<String>,
}

impl IrregularityRule {
    /// The article by which a move is put right on the offender's time in a game of this class.
    #[must_use]
    pub fn corrected_by(&self, class: Class) -> &str {
        self.at(class).map_or(&self.article, |rule| &rule.article)
    }

    /// The article by which the opponent may put it right himself, on his own time, in a game of this class; none where
    /// all that is put right is put right on the offender's (U-V.6.12.1).
    #[must_use]
    pub fn mended_by(&self, class: Class) -> Option<&str> {
        self.at(class).map_or(&self.mended, |rule| &rule.mended).as_deref()
    }

    fn at(&self, class: Class) -> Option<&CorrectionRule> {
        self.by_class.iter().find(|rule| rule.classes.contains(&class))
    }
}

/// The articles that list what can be wrong with a move; empty where the document does not list it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FaultArticles {
    pub illegal: String,
    pub opponents_piece: String,
    pub missed_capture: String,
    pub stopped: String,
    pub lesser_capture: String,
    pub pawn_left: String,
    pub foul: String,
    pub two_moves: String,
    pub other_touched: String,
    pub taken_back: String,
    pub removed: String,
    pub removed_early: String,
    pub too_few_removed: String,
    pub removal_stopped: String,
    pub not_captured: String,
    pub own_removed: String,
    pub unmarked: String,
    pub unmarked_moved: String,
}

impl FaultArticles {
    /// The article that lists the fault.
    #[must_use]
    pub fn of(&self, fault: Fault) -> &str {
        match fault {
            Fault::Illegal => &self.illegal,
            Fault::OpponentsPiece => &self.opponents_piece,
            Fault::MissedCapture => &self.missed_capture,
            Fault::Stopped => &self.stopped,
            Fault::LesserCapture => &self.lesser_capture,
            Fault::PawnLeft => &self.pawn_left,
            Fault::Foul => &self.foul,
            Fault::TwoMoves => &self.two_moves,
            Fault::OtherTouched => &self.other_touched,
            Fault::TakenBack => &self.taken_back,
            Fault::Removed => &self.removed,
            Fault::RemovedEarly => &self.removed_early,
            Fault::TooFewRemoved => &self.too_few_removed,
            Fault::RemovalStopped => &self.removal_stopped,
            Fault::NotCaptured => &self.not_captured,
            Fault::OwnRemoved => &self.own_removed,
            Fault::Unmarked => &self.unmarked,
            Fault::UnmarkedMoved => &self.unmarked_moved,
        }
    }
}
