use std::sync::Arc;

use super::{Actor, Chance, Claim, ClaimCheck, Ending, Mode, Opening, Outcome, Press, Sealed, Setup, Verdict};
use crate::clock::{Clock, Mark, Ms};
use crate::ledger::Head;
use crate::rules::chess::Square;
use crate::rules::draughts::Squares;
use crate::rules::{BySide, End, Fault, Move, Notation, Position, Side, Tracker, renju};

/// The name of repetition among the limits that can be reached.
pub const REPETITION: &str = "repetition";
/// The name of the moves counted aloud in a clearly drawn position among the limits (R-6.1.8.7).
pub const CLEAR_DRAW: &str = "clear-draw";
/// The name of moves without a capture or a pawn move among the limits (CH-9.3).
pub const NO_PROGRESS: &str = "no-progress";
/// The name of a dead position among the limits (CH-5.2.2).
pub const DEAD: &str = "dead";
/// The name of an illegal position that was overlooked among the limits (CH-13.4.4).
pub const ILLEGAL_POSITION: &str = "illegal-position";
/// The reason of a correction that penalises the opponent (CH-7.5.5, CH-9.5.3, CH-19.4).
pub const PENALTY: &str = "=penalty";
/// The reason of a correction that halves the time which passed while both players were absent (R-5.4.1.2c).
pub const ABSENCE: &str = "=absence";
/// The reason of a correction that carries the time over from the game before (DR-3.6.4).
pub const CARRIED: &str = "=carried";
/// The name of a flag that is down among the matters that are dismissed, and of the note that it was seen.
pub const FLAG: &str = "flag";
/// The name of lateness among the matters that are dismissed.
pub const LATENESS: &str = "lateness";
/// The reason of a correction that charges an interruption to a clock.
pub const INTERRUPTION: &str = "interruption";

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Opened; the clocks have not been started.
    Ready,
    /// The clock of the side to move runs.
    Playing,
    /// Both clocks stand.
    Paused,
    /// The game has a result.
    Over,
}

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

/// A completed move with what has to be known to audit it or to put it back.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    pub made: Made,
    pub before: Position,
    /// When the clock was pressed.
    pub at: Ms,
    /// The mover's time with what the move earned him.
    pub left: Ms,
    pub(super) tracker: Tracker,
    pub(super) counting: Option<Counting>,
    /// What the clock has to know to take the move back.
    pub(super) mark: Mark,
    /// The opening regulation of renju before the stone, where one holds.
    pub(super) regulation: Option<Box<renju::OpeningState>>,
}

/// Moves counted aloud in a clearly drawn position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Who wants the draw.
    pub by: Side,
    /// Moves that the opponent has made since.
    pub moves: u32,
}

/// The last draw offer, whether it is open or was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastOffer {
    pub side: Side,
    /// The relation of the forces on the board when it was made.
    pub forces: Relation,
}

/// What an illegal move that was put back had touched: the move that replaces it is made with it (CH-4.3, CH-7.5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Touched {
    pub piece: Square,
    /// The enemy piece that it took.
    pub taken: Option<Square>,
}

/// By how many men, and by how many kings, White has more than Black: an equal exchange leaves it as it is. Only
/// draughts has rules that ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Relation {
    men: i32,
    kings: i32,
}

/// Something that waits for the arbiter (or, for an irregularity, for the opponent).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// The flag of this side is down.
    Flag(Side),
    /// This side is later than the rules allow.
    Late(Side),
    /// A claim is being checked.
    Claim { side: Side, claim: Claim, intended: Option<String>, check: ClaimCheck },
    /// A completed move of this side was not lawful: the half-move of this index.
    Irregularity { side: Side, fault: Fault, ply: usize },
    /// This side has completed illegal moves enough to lose, and it was not found out whether the other can mate.
    Penalty(Side),
    /// The sealed move of this side is ambiguous or not legal.
    WrongSeal(Side),
    /// A limit was reached: the id of the clause, `repetition` or `clear-draw`.
    Reached(String),
    /// The game was interrupted for so long; this side's clock had been running.
    Gap { side: Option<Side>, gap: Ms },
}

impl Matter {
    /// Whether no move may be made before it is ruled.
    #[must_use]
    pub fn blocks(&self) -> bool {
        matches!(
            self,
            Matter::Flag(_) | Matter::Claim { .. } | Matter::Gap { .. } | Matter::Penalty(_) | Matter::WrongSeal(_)
        )
    }
}

/// A game as it stands: the fold of its events.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What was fixed before the game; the set-up follows a swap of the players and what was granted or drawn since.
    pub(super) fixed: Arc<Setup>,
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) position: Position,
    pub(super) tracker: Tracker,
    pub(super) counting: Option<Counting>,
    pub(super) plies: Vec<Ply>,
    pub(super) made: Option<Made>,
    /// The opponent's reply to it, made before it was completed.
    pub(super) reply: Option<Made>,
    pub(super) clock: Clock,
    pub(super) offer: Option<Side>,
    pub(super) last_offer: Option<LastOffer>,
    pub(super) accepted: bool,
    pub(super) docket: Vec<Matter>,
    pub(super) settled: Vec<String>,
    /// One bit a threshold of the set-up.
    pub(super) warned: BySide<u32>,
    pub(super) absent: BySide<bool>,
    /// Who came later than the rules allow, or has not come yet.
    pub(super) late: BySide<bool>,
    /// When the clocks were started.
    pub(super) started: Option<Ms>,
    pub(super) head: Head,
    pub(super) verdict: Option<Verdict>,
    /// The late player on whose time the opening is drawn, until it is.
    pub(super) awaited: Option<Side>,
    /// Whether a move was ever made, also one that was put back.
    pub(super) begun: bool,
    /// Illegal moves that were penalised.
    pub(super) penalties: BySide<u32>,
    /// Whether each side can mate in the position on the board, if that was searched.
    pub(super) chances: BySide<Option<Chance>>,
    /// The opening regulation of renju, until it is settled.
    pub(super) regulation: Option<renju::OpeningState>,
    /// The claimant whose claim was put off (CH-19.5.2).
    pub(super) postponed: Option<Side>,
    /// The move that was written for a wrong claim, and is still to be made (CH-9.5.3).
    pub(super) owed: Option<String>,
    /// What was touched in the illegal move that is to be replaced (CH-7.5.1).
    pub(super) touched: Option<Touched>,
    /// The move in the envelope, and whose it is.
    pub(super) sealed: Option<(Side, Sealed)>,
}

impl State {
    /// Everything that was fixed beforehand.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The position before the move that is being made.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position as it is on the board: after the move that was made, though not yet completed.
    #[must_use]
    pub fn board(&self) -> &Position {
        self.reply.as_ref().or(self.made.as_ref()).map_or(&self.position, |made| &made.after)
    }

    /// The side whose move it is: until the clock is pressed, the side that moves. By an opening regulation it may be the
    /// other than that of the stone.
    #[must_use]
    pub fn turn(&self) -> Side {
        let actor = |regulation: &renju::OpeningState| {
            let (player, _) = regulation.expected()?;
            Some(regulation.side(player))
        };
        self.regulation.as_ref().and_then(actor).unwrap_or(self.position.turn())
    }

    /// What the opening regulation of renju asks for, until it is settled (R-9.2.4.3).
    #[must_use]
    pub fn regulation(&self) -> Option<&renju::OpeningState> {
        self.regulation.as_ref()
    }

    /// How many illegal moves of `side` were penalised (CH-7.5.5).
    #[must_use]
    pub fn penalties(&self, side: Side) -> u32 {
        self.penalties[side]
    }

    /// Whether a side can mate in the position on the board, if that was searched.
    #[must_use]
    pub fn chance(&self, side: Side) -> Option<&Chance> {
        self.chances[side].as_ref()
    }

    /// The claimant whose claim about the last minutes was put off (CH-19.5.2).
    #[must_use]
    pub fn postponed(&self) -> Option<Side> {
        self.postponed
    }

    /// The side whose move lies in the envelope (CH-18.1.1).
    #[must_use]
    pub fn sealed_by(&self) -> Option<Side> {
        self.sealed.as_ref().map(|(side, _)| *side)
    }

    /// The move in the envelope, as it stands in the record.
    #[must_use]
    pub fn sealed(&self) -> Option<&Sealed> {
        self.sealed.as_ref().map(|(_, sealed)| sealed)
    }

    /// Whether `side` is not there.
    #[must_use]
    pub fn is_absent(&self, side: Side) -> bool {
        self.absent[side]
    }

    /// The completed moves.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The move that was made and not yet completed.
    #[must_use]
    pub fn made(&self) -> Option<&Made> {
        self.made.as_ref()
    }

    /// The opponent's reply to the move that was not yet completed: the clock of its maker still runs, and he may press it
    /// (R-5.4.2.4, CH-6.2.2).
    #[must_use]
    pub fn reply(&self) -> Option<&Made> {
        self.reply.as_ref()
    }

    /// The last move on the board, completed or not.
    #[must_use]
    pub fn last_made(&self) -> Option<&Made> {
        self.reply.as_ref().or(self.made.as_ref()).or_else(|| self.plies.last().map(|ply| &ply.made))
    }

    /// The opening that was drawn, before the game or in it.
    #[must_use]
    pub fn opening(&self) -> Option<&Opening> {
        self.setup.opening.as_ref()
    }

    /// The late player on whose time the opening is drawn (R-5.4.1.3), until it is.
    #[must_use]
    pub fn awaited(&self) -> Option<Side> {
        self.awaited
    }

    /// The number of the move that is being played, from 1: a white and a black move have one number (R-6.1.6.2e).
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.number_of(self.plies.len())
    }

    /// The number in the score of a completed move, counted from 0: the moves of an opening come before it.
    #[must_use]
    pub fn number_of(&self, ply: usize) -> u32 {
        // In renju each stone has a number of its own (R-9.3.2.1).
        if self.position.renju().is_some() {
            return u32::try_from(ply).unwrap_or(u32::MAX).saturating_add(1);
        }
        let number = self.plies_before().saturating_add(ply) / 2;
        u32::try_from(number).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// How many half-moves of the score come before the first that was played: those of the opening, or the one that
    /// White has not made where Black began.
    #[must_use]
    pub fn plies_before(&self) -> usize {
        let first = self.plies.first().map_or(&self.position, |ply| &ply.before);
        match self.opening().map_or(0, |opening| opening.moves().len()) {
            0 => usize::from(first.turn() == Side::Black),
            moves => moves,
        }
    }

    /// How many moves `side` has completed. Those of a drawn opening do not count: he has not made them.
    #[must_use]
    pub fn moves_made(&self, side: Side) -> u32 {
        u32::try_from(self.plies.iter().filter(|ply| ply.made.side == side).count()).unwrap_or(u32::MAX)
    }

    /// How many moves of `side` count towards a control: those that it has made, and where the rules say so those that
    /// were drawn (DR-2.2.3.1).
    #[must_use]
    pub fn control_moves(&self, side: Side) -> u32 {
        let counted = self.setup.rules.drawn.as_ref().is_some_and(|rule| rule.counted);
        self.moves_made(side) + if counted { self.moves_drawn(side) } else { 0 }
    }

    /// How many moves of `side` were drawn; White begins.
    #[must_use]
    pub fn moves_drawn(&self, side: Side) -> u32 {
        let drawn = self.opening().map_or(0, |opening| opening.moves().len());
        let own = match side {
            Side::White => drawn.div_ceil(2),
            Side::Black => drawn / 2,
        };
        u32::try_from(own).unwrap_or(u32::MAX)
    }

    /// The two clocks.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The counters of the draw clauses.
    #[must_use]
    pub fn tracker(&self) -> &Tracker {
        &self.tracker
    }

    /// The moves that are counted aloud.
    #[must_use]
    pub fn counting(&self) -> Option<Counting> {
        self.counting
    }

    /// The side whose draw offer is open.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The relation of the forces on the board.
    pub(super) fn relation(&self) -> Relation {
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

    /// What waits for the arbiter, oldest first.
    #[must_use]
    pub fn docket(&self) -> &[Matter] {
        &self.docket
    }

    /// The irregularity that can still be corrected.
    #[must_use]
    pub fn irregularity(&self) -> Option<(Side, Fault)> {
        self.docket.iter().find_map(|matter| match matter {
            Matter::Irregularity { side, fault, .. } => Some((*side, *fault)),
            _ => None,
        })
    }

    /// The moment of the last event.
    #[must_use]
    pub fn at(&self) -> Ms {
        self.head.at
    }

    /// The result, when the game is over.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether the record was closed in good order: then it can only be reopened.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.head.closed
    }

    /// How often the position on the board has occurred with the same side to move, this time included.
    #[must_use]
    pub fn occurrences(&self, position: &Position) -> u32 {
        let earlier = self.plies.iter().filter(|ply| ply.before == *position).count();
        let now = usize::from(self.position == *position);
        u32::try_from(earlier + now).unwrap_or(u32::MAX)
    }

    /// Whether a claim is being checked.
    #[must_use]
    pub fn claim_pending(&self) -> bool {
        self.docket.iter().any(|matter| matches!(matter, Matter::Claim { .. }))
    }

    /// Whether the arbiter must act before a move may be made.
    #[must_use]
    pub fn blocked(&self) -> bool {
        self.docket.iter().any(Matter::blocks)
    }

    /// Whether something has happened by which the game is over, once the arbiter has ruled it.
    pub(super) fn must_be_ruled(&self) -> bool {
        self.docket.iter().any(|matter| matches!(matter, Matter::Penalty(_) | Matter::WrongSeal(_)))
    }

    /// The letters in which moves are written and read.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.setup.notation
    }

    /// How the game is over by a position alone, if it is (R-6.1.7, R-8.1, CH-5, R-9.2.6).
    #[must_use]
    pub fn decided(position: &Position) -> Option<(Outcome, Ending)> {
        let End { kind, winner } = position.end()?;
        Some((winner.map_or(Outcome::Draw, Outcome::Win), Ending::Board(kind)))
    }

    /// The document whose rules are played: the letters before the hyphen of its articles, as `R`, `U`, `CH`, `DR`.
    #[must_use]
    pub fn document(&self) -> &str {
        self.setup.rules.verdicts.win.split('-').next().unwrap_or_default()
    }

    /// Whether moves are completed by hand.
    #[must_use]
    pub fn is_manual(&self) -> bool {
        self.setup.press == Press::Manual
    }

    /// Whether hints are on.
    #[must_use]
    pub fn is_training(&self) -> bool {
        self.setup.mode == Mode::Training
    }
}
