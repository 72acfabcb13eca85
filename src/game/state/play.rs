//! The board and the line of play that led to it.

use crate::{Actor, OpeningAct};
use golos_clock::{Clock, Ms, TakeBackMark};
use golos_rules::draughts::Squares;
use golos_rules::{Fault, Move, Place, Position, Side, Tracker, renju};

use super::Handled;

/// A move that was made on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    pub side: Side,
    pub by: Actor,
    /// Full notation, every landing square.
    pub notation: String,
    /// The lawful move, or none if what was made was not lawful.
    pub lawful: Option<Move>,
    /// What was wrong with it.
    pub fault: Option<Fault>,
    /// The position it left, the opponent to move.
    pub after: Position,
}

/// A half-move on the board, completed or not.
#[derive(Clone, Copy, Debug)]
pub struct HalfMove<'a> {
    pub made: &'a Made,
    pub before: Position,
    /// The time that it left; none: it is not completed.
    pub left: Option<Ms>,
}

/// A completed move with what has to be known to audit it or to put it back.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    pub made: Made,
    pub before: Position,
    /// When the clock was pressed.
    pub at: Ms,
    /// The mover's time with what the move earned him.
    pub left: Ms,
    pub(crate) tracker: Tracker,
    pub(crate) counting: Option<Counting>,
    /// What the clock has to know to take the move back.
    pub(crate) mark: TakeBackMark,
    /// What had been touched before the piece was moved, in this order.
    pub(crate) touched: Vec<Place>,
    /// What bound it: what was touched in the move that was put back before it.
    pub(crate) bound: Vec<Place>,
    /// The opening regulation of renju before the stone, where one holds.
    pub(crate) regulation: Option<Box<renju::OpeningState>>,
    /// The move that had to be made: this one, or the arbiter let another pass.
    pub(crate) owed: Option<Owed>,
    /// The irregularities that were to be corrected no more once this move had been made (R-5.4.14.2).
    pub(crate) ended: Vec<MoveIrregularity>,
    /// Whether it was entered in the place of a completed one: its press is that of the one that went (U-V.13.2b).
    pub(crate) in_place: bool,
}

/// A completed move that was not lawful: whose, what was wrong, and the index of the half-move.
pub(crate) type MoveIrregularity = (Side, Fault, usize);

/// Moves counted aloud in a clearly drawn position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Who wants the draw.
    pub by: Side,
    /// Moves that the opponent has made since.
    pub moves: u32,
}

/// What was done by an opening regulation besides putting stones, with what has to be known to take it back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Acted {
    pub by: Actor,
    pub act: OpeningAct,
    /// The side that had to act, and the colour that its player has now.
    pub side: Side,
    pub now: Side,
    /// How many stones were completed by then.
    pub plies: usize,
    pub before: renju::OpeningState,
    pub at: Ms,
    /// The clocks before it; none once they were corrected.
    pub clock: Option<Clock>,
    /// The irregularities that were to be corrected no more once this had been done.
    pub ended: Vec<MoveIrregularity>,
}

/// The board of the record where the arbiter has found another on the table (U-V.6.8), for as long as nothing before it is
/// taken back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RecordBoard {
    /// So many half-moves were complete.
    pub plies: usize,
    /// What the record had, and had counted on it.
    pub position: Position,
    pub tracker: Tracker,
}

/// A move that its player has to make, in the notation of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Owed {
    /// It was written for a claim that was wrong (CH-9.5.3).
    Written(String),
    /// It was made first, and taken back for another that was put back (R-5.4.14.2.4, U-V.6.4.4).
    First(String),
}

impl Owed {
    pub fn notation(&self) -> &str {
        let (Owed::Written(notation) | Owed::First(notation)) = self;
        notation
    }
}

/// What is being done on the board and is not complete. A move that is completed, or that goes, takes it away as a whole.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct UnderWay {
    /// The move that was made.
    pub made: Option<Made>,
    /// The opponent's reply to it, made before it was completed.
    pub reply: Option<Made>,
    /// The irregularities that are to be corrected no more, because of the move that is being made, oldest first.
    pub ended: Vec<MoveIrregularity>,
    /// The move that is still to be made.
    pub owed: Option<Owed>,
    /// What was touched in the move that was put back, in this order: the one that replaces it is made with it
    /// (R-5.4.14.3a, CH-7.5.1).
    pub touched: Vec<Place>,
    /// What was done by hand of the move that is being made.
    pub handled: Handled,
}

impl UnderWay {
    /// Nothing is.
    pub const fn nothing() -> UnderWay {
        UnderWay {
            made: None,
            reply: None,
            ended: Vec::new(),
            owed: None,
            touched: Vec::new(),
            handled: Handled::none(),
        }
    }
}

/// The board, and how it came about.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Play {
    /// The position before the move that is being made.
    pub position: Position,
    pub tracker: Tracker,
    pub counting: Option<Counting>,
    /// How many half-moves were completed when the moves began to be counted aloud; none: they are not.
    pub aloud: Option<usize>,
    pub plies: Vec<Ply>,
    /// Completed moves that were entered wrongly and go out of the record, the latest first; what is entered in their place
    /// was completed as they were (U-V.13.2b).
    pub amends: Vec<Ply>,
    /// What is being done on it and is not complete.
    pub under_way: UnderWay,
    /// Whether a move was ever made, also one that was put back.
    pub begun: bool,
    /// The opening regulation of renju, until it is settled.
    pub regulation: Option<renju::OpeningState>,
    /// What was done by it besides stones, oldest first.
    pub acts: Vec<Acted>,
    /// The boards from which play did not go on, since another stood on the table, oldest first.
    pub found: Vec<RecordBoard>,
}

impl Play {
    /// A board on which nothing has been played.
    pub const fn new(position: Position, tracker: Tracker) -> Play {
        Play {
            position,
            tracker,
            counting: None,
            aloud: None,
            plies: Vec::new(),
            amends: Vec::new(),
            under_way: UnderWay::nothing(),
            begun: false,
            regulation: None,
            acts: Vec::new(),
            found: Vec::new(),
        }
    }

    /// The position as it is on the board: after what was made, though not yet completed.
    pub fn board(&self) -> &Position {
        self.under_way.reply.as_ref().or(self.under_way.made.as_ref()).map_or(&self.position, |made| &made.after)
    }

    /// The last move on the board, completed or not.
    pub fn last_made(&self) -> Option<&Made> {
        self.under_way
            .reply
            .as_ref()
            .or(self.under_way.made.as_ref())
            .or_else(|| self.plies.last().map(|ply| &ply.made))
    }

    /// How much was done on the board and by the opening regulation.
    pub fn steps(&self) -> usize {
        let under_way = [&self.under_way.made, &self.under_way.reply].into_iter().flatten().count();
        self.plies.len() + under_way + self.acts.len()
    }

    /// The last thing that was done by the opening regulation, if no stone came behind it.
    pub fn last_act(&self) -> Option<&Acted> {
        let is_last = |acted: &&Acted| acted.plies == self.plies.len() && self.under_way.made.is_none();
        self.acts.last().filter(is_last)
    }

    /// Whether the board was found otherwise than the record had it, and nothing was made on it since.
    pub fn is_found(&self) -> bool {
        self.found.last().is_some_and(|found| found.plies == self.plies.len() && self.under_way.made.is_none())
    }

    /// How many moves `side` has completed.
    pub fn moves_made(&self, side: Side) -> u32 {
        u32::try_from(self.plies.iter().filter(|ply| ply.made.side == side).count()).unwrap_or(u32::MAX)
    }

    /// How often the position on the board has occurred with the same side to move, this time included.
    pub fn occurrences(&self, position: &Position) -> u32 {
        let earlier = self.plies.iter().filter(|ply| ply.before == *position).count();
        let now = usize::from(self.position == *position);
        u32::try_from(earlier + now).unwrap_or(u32::MAX)
    }

    /// The relation of the forces on the board.
    pub fn relation(&self) -> Relation {
        let Some(board) = self.board().draughts() else { return Relation::default() };
        let more = |white: Squares, black: Squares| {
            let number = |squares: Squares| i32::try_from(squares.len()).unwrap_or(i32::MAX);
            number(white) - number(black)
        };
        Relation {
            men: more(board.men(Side::White), board.men(Side::Black)),
            kings: more(board.kings(Side::White), board.kings(Side::Black)),
        }
    }
}

/// By how many men, and by how many kings, White has more than Black: an equal exchange leaves it as it is. Only
/// draughts has rules that ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Relation {
    men: i32,
    kings: i32,
}
