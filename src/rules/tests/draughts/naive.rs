//! Draughts once more, straight from the articles: an array of squares, moves in vectors, no cleverness.
//! What the fast generator is compared with, in the tests for equality and in the bench for speed.

use golos_rules::Side;
use golos_rules::draughts::{Majority, Piece, PieceKind, Position, Promotion, Variant};

/// File and rank, from 0.
pub type Place = (i8, i8);

/// One legal move; a capture is told from others by its victims and their order and by where it turns, not by where it
/// lands between two of them on one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    pub from: Place,
    pub captured: Vec<Place>,
    pub turns: Vec<Place>,
    pub to: Place,
    pub promotes: bool,
}

/// The most files and ranks of any board.
const MOST: usize = 10;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Naive {
    variant: &'static Variant,
    squares: [[Option<Piece>; MOST]; MOST],
    turn: Side,
    /// The king that each side moved last without a capture, White's first, and how often in a row.
    runs: [Option<(Place, u8)>; 2],
}

const DIAGONAL: [Place; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

/// From one dark square to the next on a rank or a file.
const STRAIGHT: [Place; 4] = [(0, 2), (0, -2), (-2, 0), (2, 0)];

/// The lines on which Frisian draughts captures; the other kinds know the diagonals only.
fn capture_directions(variant: &Variant) -> Vec<Place> {
    if variant.id() == "frisian" { [DIAGONAL, STRAIGHT].concat() } else { DIAGONAL.to_vec() }
}

fn ahead(at: Place, direction: Place, steps: i8) -> Place {
    (at.0 + steps * direction.0, at.1 + steps * direction.1)
}

impl Naive {
    pub fn new(position: &Position) -> Naive {
        let geometry = position.geometry();
        let runs = [Side::White, Side::Black].map(|side| {
            let run = position.king_run(side)?;
            let place = (geometry.file(run.king) as i8 - 1, geometry.rank(run.king) as i8 - 1);
            Some((place, run.moves))
        });
        let mut squares = [[None; MOST]; MOST];
        for square in geometry.squares() {
            let (file, rank) = (geometry.file(square) - 1, geometry.rank(square) - 1);
            squares[usize::from(file)][usize::from(rank)] = position.piece_at(square);
        }
        Naive { variant: position.variant(), squares, turn: position.turn(), runs }
    }

    fn size(&self) -> i8 {
        self.variant.geometry().size() as i8
    }

    fn is_crowning(&self, at: Place, piece: Piece) -> bool {
        let last_rank = if piece.side == Side::White { self.size() - 1 } else { 0 };
        piece.kind == PieceKind::Man && at.1 == last_rank
    }

    fn is_on_board(&self, at: Place) -> bool {
        (0..self.size()).contains(&at.0) && (0..self.size()).contains(&at.1)
    }

    fn at(&self, at: Place) -> Option<Piece> {
        self.squares[at.0 as usize][at.1 as usize]
    }

    fn put(&mut self, at: Place, piece: Option<Piece>) {
        self.squares[at.0 as usize][at.1 as usize] = piece;
    }

    fn is_free(&self, at: Place) -> bool {
        self.is_on_board(at) && self.at(at).is_none()
    }

    /// Every legal move.
    pub fn routes(&self) -> Vec<Route> {
        let own: Vec<(Place, Piece)> = (0..self.size())
            .flat_map(|file| (0..self.size()).map(move |rank| (file, rank)))
            .filter_map(|at| self.at(at).filter(|piece| piece.side == self.turn).map(|piece| (at, piece)))
            .collect();
        let mut captures: Vec<Route> = own.iter().flat_map(|&(from, piece)| self.captures(from, piece)).collect();
        if captures.is_empty() {
            let has_men = own.iter().any(|(_, piece)| piece.kind == PieceKind::Man);
            let is_tired = |from| {
                let run = self.runs[if self.turn == Side::White { 0 } else { 1 }];
                self.variant.id() == "frisian" && has_men && run.is_some_and(|run| run == (from, 3))
            };
            let rested = own.iter().filter(|&&(from, _)| !is_tired(from));
            return rested.flat_map(|&(from, piece)| self.quiet(from, piece)).collect();
        }
        let worth = |route: &Route| match self.variant.majority() {
            Majority::Free => (0, false),
            Majority::Number => (route.captured.len() * 2, false),
            // In half men: a king is worth less than two men and more than one.
            Majority::Value => {
                let is_king = |at: Place| self.at(at).is_some_and(|piece| piece.kind == PieceKind::King);
                let kings = route.captured.iter().filter(|&&at| is_king(at)).count();
                ((route.captured.len() + kings) * 100 - kings, is_king(route.from))
            }
        };
        let most = captures.iter().map(worth).max();
        captures.retain(|route| Some(worth(route)) == most);
        captures
    }

    fn quiet(&self, from: Place, piece: Piece) -> Vec<Route> {
        let mut routes = Vec::new();
        for direction in DIAGONAL {
            let is_forward = (direction.1 > 0) == (piece.side == Side::White);
            let reach = match piece.kind {
                PieceKind::Man if is_forward => 1,
                PieceKind::Man => 0,
                PieceKind::King => self.size(),
            };
            for to in (1..=reach).map(|steps| ahead(from, direction, steps)).take_while(|&to| self.is_free(to)) {
                routes.push(Route {
                    from,
                    captured: Vec::new(),
                    turns: Vec::new(),
                    to,
                    promotes: self.is_crowning(to, piece),
                });
            }
        }
        routes
    }

    fn captures(&self, from: Place, piece: Piece) -> Vec<Route> {
        let mut board = *self;
        board.put(from, None);
        board
            .chains(from, piece, None, &[], &[])
            .into_iter()
            .map(|chain| Route { from, ..chain })
            .map(|chain| Route { promotes: chain.promotes && piece.kind == PieceKind::Man, ..chain })
            .collect()
    }

    /// Every way to capture on for a piece that has come to `at`: with what was taken before and after, where it turned
    /// before and after, the end and whether it is a king there.
    fn chains(&self, at: Place, piece: Piece, came: Option<Place>, taken: &[Place], turns: &[Place]) -> Vec<Route> {
        let mut chains = Vec::new();
        for direction in capture_directions(self.variant) {
            let Some((victim, landings)) = self.jump(at, piece, direction, taken) else { continue };
            let taken: Vec<Place> = taken.iter().copied().chain([victim]).collect();
            let is_turn = came.is_some_and(|came| came != direction);
            let turns: Vec<Place> = turns.iter().copied().chain(is_turn.then_some(at)).collect();
            let mut onward = Vec::new();
            let mut stops = Vec::new();
            for land in landings {
                let at_rest =
                    if self.is_crowning(land, piece) { Piece { kind: PieceKind::King, ..piece } } else { piece };
                let in_passing = if self.variant.promotion() == Promotion::InPassing { at_rest } else { piece };
                onward.extend(self.chains(land, in_passing, Some(direction), &taken, &turns));
                let promotes = at_rest.kind == PieceKind::King;
                stops.push(Route { from: at, captured: taken.clone(), turns: turns.clone(), to: land, promotes });
            }
            // The landing squares between two captures on one line do not count apart.
            onward.iter_mut().for_each(|route| route.from = at);
            onward.sort_unstable();
            onward.dedup();
            chains.extend(if onward.is_empty() { stops } else { onward });
        }
        chains
    }

    /// The piece to be jumped in a direction, and the squares behind it on which to land.
    fn jump(&self, at: Place, piece: Piece, direction: Place, taken: &[Place]) -> Option<(Place, Vec<Place>)> {
        let reach = if piece.kind == PieceKind::Man { 1 } else { self.size() };
        let (steps, victim) =
            (1..=reach).map(|steps| (steps, ahead(at, direction, steps))).find(|&(_, square)| !self.is_free(square))?;
        let is_prey = self.is_on_board(victim) && self.at(victim).is_some_and(|other| other.side != piece.side);
        if !is_prey || taken.contains(&victim) {
            return None;
        }
        let landings: Vec<Place> = (steps + 1..=steps + reach)
            .map(|steps| ahead(at, direction, steps))
            .take_while(|&land| self.is_free(land))
            .collect();
        (!landings.is_empty()).then_some((victim, landings))
    }

    pub fn after(&self, route: &Route) -> Naive {
        let mut board = *self;
        let piece = self
            .at(route.from)
            .map(|piece| if route.promotes { Piece { kind: PieceKind::King, ..piece } } else { piece });
        board.put(route.from, None);
        route.captured.iter().for_each(|&victim| board.put(victim, None));
        board.put(route.to, piece);
        let (own, other) = if self.turn == Side::White { (0, 1) } else { (1, 0) };
        let is_king = self.at(route.from).is_some_and(|piece| piece.kind == PieceKind::King);
        let before = self.runs[own].filter(|(king, _)| *king == route.from).map_or(0, |(_, moves)| moves);
        board.runs[own] = (is_king && route.captured.is_empty()).then_some((route.to, before + 1));
        // A king that was captured is not moved again, and who has lost all men is free.
        board.runs[other] = self.runs[other].filter(|(king, _)| !route.captured.contains(king));
        for (run, side) in board.runs.iter_mut().zip([Side::White, Side::Black]) {
            let is_man = |piece: &Piece| piece.side == side && piece.kind == PieceKind::Man;
            if self.variant.id() != "frisian" || !board.squares.iter().flatten().flatten().any(is_man) {
                *run = None;
            }
        }
        board.turn = self.turn.other();
        board
    }

    /// The number of ways to go on; captures that differ only in their order count once.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut routes = self.routes();
        routes.iter_mut().for_each(|route| {
            route.captured.sort_unstable();
            route.turns.clear();
        });
        routes.sort_unstable();
        routes.dedup();
        if depth == 1 {
            return routes.len() as u64;
        }
        routes.iter().map(|route| self.after(route).perft(depth - 1)).sum()
    }
}
