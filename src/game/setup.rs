use std::ops::RangeInclusive;

use super::{Opening, RuleSet};
use golos_clock::{Class, Control, Ms};
use golos_people::{Needs, Roster};
use golos_rules::{BySide, Notation, Side};

/// How a move is completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Press {
    /// The program is the board: an entered move is announced and completed by itself; a wrong one is refused.
    #[default]
    Automatic,
    /// A real board: the move is made and announced, then the clock is pressed. What was entered is what was made.
    Manual,
}

/// Whether the program may give hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// A result is at stake: no hint of any kind.
    #[default]
    Rated,
    /// Hints are on, visibly.
    Training,
}

/// What is done where a step of a move is left out at a real board: it is not announced, or not written down by the
/// assistant who keeps the record (U-V.13.5, U-V.13.11.2b).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gate {
    /// Nothing.
    #[default]
    Off,
    /// The arbiter is told; the clock is switched.
    Warn,
    /// The clock is not switched before it is done.
    Block,
}

/// How the hands are watched at a real board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// Who plays on a tactile set: he has touched a piece when he has taken it out of its hole (U-V.13.3).
    pub tactile: BySide<bool>,
    /// Who is totally blind: his time trouble begins ten minutes before the control (U-V.13.12b).
    pub blind: BySide<bool>,
    /// What each player needs (U-II.6, U-V.13); what follows of it for the law stands beside it.
    pub needs: BySide<Needs>,
    pub gate: Gate,
}

/// Everything that is fixed before a game is opened. The journal carries it whole, so that a later edit of a profile
/// cannot change an old game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    pub rules: RuleSet,
    pub control: Control,
    pub class: Class,
    /// Whether the players keep score sheets (R-5.4.3.1); rapid and blitz may go without (R-6.1.10.2).
    pub recorded: bool,
    /// The players' names, free of control characters.
    pub players: BySide<String>,
    /// Who else sits at the board: assistants with their tasks, arbiters, those who look on.
    pub people: Roster,
    pub press: Press,
    pub mode: Mode,
    pub watch: Watch,
    /// Times left at which a side is warned in private, first time only. In descending order.
    pub warnings: BySide<Vec<Ms>>,
    /// The letters in which moves are written and read.
    pub notation: Notation,
    /// The position that play starts from, in the FEN of the game; none for the start of the rule set.
    pub position: Option<String>,
    /// The opening that was drawn; one that is drawn in the game, for a late player, stands here from then on.
    pub opening: Option<Opening>,
    /// When the game was opened: RFC 3339, as the wall clock had it.
    pub opened: String,
    /// Name and version of the program that opened it.
    pub program: String,
    /// Whether the moves were taken from a file of games: nobody kept a clock, and the result is what the file says.
    pub taken: bool,
    /// The event that the game belongs to; none: it stands alone.
    pub occasion: Option<Occasion>,
    /// The side that the program plays, in training; `None`: two people play.
    pub sparring: Option<Sparring>,
}

/// How the program plays one side of a training game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sparring {
    /// The side that it plays.
    pub side: Side,
    /// How strong it is: 1 to 7.
    pub level: u8,
    /// What its moves are drawn by: the same seed brings the same moves in the same positions.
    pub seed: u64,
    /// Whether it answers as soon as it has found its move, and not a moment after the move of the person.
    pub at_once: bool,
}

impl Sparring {
    /// The levels that there are.
    pub const LEVELS: RangeInclusive<u8> = 1..=7;
}

/// Where in an event a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The name of the event, free of control characters.
    pub event: String,
    /// From 1.
    pub round: u16,
    /// From 1.
    pub board: u16,
}
