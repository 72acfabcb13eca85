//! From the variant that is known at run time to the generator that was made for it.

use super::board::{self, Bitboards, Bits};
use super::generator::{Black, Chain, Collect, DIAGONALS, Longest, Mover, Turn, Weight, White, reverse, step};
use super::moves::Move;
use super::perft::perft;
use super::piece::PieceKind;
use super::square::Square;
use super::successors::successors;
use super::variant::Rules;
use crate::Side;

/// A variant as the generator wants it: at compile time.
pub(super) trait Law {
    const RULES: Rules;

    const WIDTH: u8 = Self::RULES.geometry.width();
    /// Every square.
    const SQUARES: u64 = board::ranks(Self::WIDTH, 0, 2 * Self::WIDTH);
    /// White's last rank.
    const TOP: u64 = board::ranks(Self::WIDTH, 0, 1);
    /// Black's last rank.
    const BOTTOM: u64 = board::ranks(Self::WIDTH, 2 * Self::WIDTH - 1, 2 * Self::WIDTH);
    /// The headings of captures are those before this one.
    const HEADINGS: usize = if Self::RULES.geometry.has_straight_lines() { 8 } else { DIAGONALS.len() };
    /// A step in each heading, as a rotation to the left.
    const TURNS: [u32; 8] = {
        let width = Self::WIDTH as u32;
        [63 - width, 64 - width, width, width + 1, 63 - 2 * width, 63, 1, 2 * width + 1]
    };
    /// The squares from which a step in each heading does not come back on the board at another place.
    const INSIDE: [u64; 8] = {
        let last = 2 * Self::WIDTH;
        let (left, right) = (board::column(Self::WIDTH, 0), board::column(Self::WIDTH, Self::WIDTH - 1));
        let (top, bottom) = (board::ranks(Self::WIDTH, 0, 2), board::ranks(Self::WIDTH, last - 2, last));
        [u64::MAX, u64::MAX, u64::MAX, u64::MAX, !top, !left, !right, !bottom]
    };
}

/// The functions of the generator made for one variant.
pub(super) struct Engine {
    pub moves: fn(&Bitboards, Side) -> Vec<Move>,
    pub has_move: fn(&Bitboards, Side) -> bool,
    pub must_capture: fn(&Bitboards, Side) -> bool,
    pub goes_on: fn(&Bitboards, Side, Mid) -> bool,
    pub perft: fn(&Bitboards, Side, u32) -> u64,
    pub successors: fn(&Bitboards, Side, &mut dyn FnMut(Chain, Bitboards)),
}

/// A capture half-way.
#[derive(Clone, Copy)]
pub(super) struct Mid {
    pub from: u64,
    pub at: u64,
    pub kind: PieceKind,
    pub victims: u64,
}

/// The turn of either side, as the generator wants it.
macro_rules! turn_of {
    ($side:expr, $board:expr, $turn:ident => $body:expr) => {
        match $side {
            Side::White => {
                let $turn = Turn::<L, White>::new($board);
                $body
            }
            Side::Black => {
                let $turn = Turn::<L, Black>::new($board);
                $body
            }
        }
    };
}

impl Engine {
    pub const fn of<L: Law>() -> Engine {
        Engine {
            moves: |board, side| turn_of!(side, board, turn => moves(&turn)),
            has_move: |board, side| turn_of!(side, board, turn => has_move(&turn)),
            must_capture: |board, side| turn_of!(side, board, turn => turn.must_capture()),
            goes_on: |board, side, mid| turn_of!(side, board, turn => goes_on(&turn, mid)),
            perft: |board, side, depth| match side {
                Side::White => perft::<L, White>(board, depth),
                Side::Black => perft::<L, Black>(board, depth),
            },
            successors: |board, side, tell| match side {
                Side::White => successors::<L, White>(board, tell),
                Side::Black => successors::<L, Black>(board, tell),
            },
        }
    }
}

/// Every legal move, sorted.
fn moves<L: Law, M: Mover>(turn: &Turn<L, M>) -> Vec<Move> {
    let mut moves = if turn.must_capture() { captures(turn) } else { quiet_moves(turn) };
    moves.sort_unstable();
    moves
}

fn quiet_moves<L: Law, M: Mover>(turn: &Turn<L, M>) -> Vec<Move> {
    let square = |bit| board::lowest(L::WIDTH, bit);
    let mut moves = Vec::new();
    for (heading, targets) in turn.man_targets() {
        moves.extend(Bits(targets).map(|to| {
            let from = step::<L>(to, reverse(heading));
            Move::quiet(PieceKind::Man, square(from), square(to), to & Turn::<L, M>::CROWN != 0)
        }));
    }
    for from in Bits(turn.kings) {
        let targets = DIAGONALS.iter().flat_map(|&heading| Bits(turn.king_targets(from, heading)));
        moves.extend(targets.map(|to| Move::quiet(PieceKind::King, square(from), square(to), false)));
    }
    moves
}

fn captures<L: Law, M: Mover>(turn: &Turn<L, M>) -> Vec<Move> {
    let mut routes = Routes::<L> {
        kings: turn.kings,
        path: Vec::new(),
        captured: Vec::new(),
        longest: Longest::new(turn.all_kings),
        moves: Vec::new(),
    };
    turn.captures(&mut routes);
    routes.moves
}

/// Writes down each route of a capture.
struct Routes<L> {
    kings: u64,
    path: Vec<Square>,
    captured: Vec<Square>,
    longest: Longest<L>,
    moves: Vec<Move>,
}

impl<L: Law> Collect for Routes<L> {
    fn enter(&mut self, over: u64, land: u64) {
        self.captured.push(board::lowest(L::WIDTH, over));
        self.path.push(board::lowest(L::WIDTH, land));
    }

    fn leave(&mut self) {
        self.captured.pop();
        self.path.pop();
    }

    fn finish(&mut self, chain: Chain) {
        match self.longest.weigh(&chain) {
            Weight::Short => return,
            Weight::Longer => self.moves.clear(),
            Weight::Legal => {}
        }
        let kind = if self.kings & chain.from == 0 { PieceKind::Man } else { PieceKind::King };
        for to in Bits(chain.to) {
            if let Some(last) = self.path.last_mut() {
                *last = board::lowest(L::WIDTH, to);
            }
            let crown = (chain.crowned != 0).then_some(chain.crowned.count_ones() as usize);
            let from = board::lowest(L::WIDTH, chain.from);
            self.moves.push(Move::capture(L::RULES.geometry, kind, from, &self.path, &self.captured, crown));
        }
    }
}

fn has_move<L: Law, M: Mover>(turn: &Turn<L, M>) -> bool {
    turn.man_targets().iter().any(|&(_, targets)| targets != 0)
        || DIAGONALS.iter().any(|&heading| turn.king_targets(turn.kings, heading) != 0)
        || turn.must_capture()
}

/// Whether a capture half-way has to go on.
fn goes_on<L: Law, M: Mover>(turn: &Turn<L, M>, mid: Mid) -> bool {
    let mut nobody = Nobody;
    let mut hunt = turn.hunt(mid.from, &mut nobody);
    match mid.kind {
        PieceKind::Man => hunt.man(mid.at, mid.victims),
        PieceKind::King => hunt.king(mid.at, mid.victims),
    }
}

/// Only whether there is a capture is of interest.
struct Nobody;

impl Collect for Nobody {
    fn finish(&mut self, _: Chain) {}
}
