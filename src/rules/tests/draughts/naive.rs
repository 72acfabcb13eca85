//! Draughts once more, straight from the articles: an array of squares, moves in vectors, no cleverness.
//! What the fast generator is compared with, in the tests for equality and in the bench for speed.

use golos_rules::Side;
use golos_rules::draughts::{Kind, Piece, Position, Promotion, Variant};

/// File and rank, from 0.
pub type Place = (i8, i8);

/// One legal move; a capture is told from others by its victims and their order, not by where it lands between them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    pub from: Place,
    pub captured: Vec<Place>,
    pub to: Place,
    pub promotes: bool,
}

/// The most files and ranks of any board.
const MOST: usize = 10;

#[derive(Clone, Copy)]
pub struct Naive {
    variant: &'static Variant,
    squares: [[Option<Piece>; MOST]; MOST],
    turn: Side,
}

const DIRECTIONS: [Place; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

fn ahead(at: Place, direction: Place, steps: i8) -> Place {
    (at.0 + steps * direction.0, at.1 + steps * direction.1)
}

impl Naive {
    pub fn new(position: &Position) -> Naive {
        let geometry = position.geometry();
        let mut squares = [[None; MOST]; MOST];
        for square in geometry.squares() {
            let (file, rank) = (geometry.file(square) - 1, geometry.rank(square) - 1);
            squares[usize::from(file)][usize::from(rank)] = position.piece_at(square);
        }
        Naive { variant: position.variant(), squares, turn: position.turn() }
    }

    fn size(&self) -> i8 {
        self.variant.geometry().size() as i8
    }

    fn is_crowning(&self, at: Place, piece: Piece) -> bool {
        let last_rank = if piece.side == Side::White { self.size() - 1 } else { 0 };
        piece.kind == Kind::Man && at.1 == last_rank
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
            return own.iter().flat_map(|&(from, piece)| self.quiet(from, piece)).collect();
        }
        if self.variant.majority() {
            let most = captures.iter().map(|route| route.captured.len()).max();
            captures.retain(|route| Some(route.captured.len()) == most);
        }
        captures
    }

    fn quiet(&self, from: Place, piece: Piece) -> Vec<Route> {
        let mut routes = Vec::new();
        for direction in DIRECTIONS {
            let is_forward = (direction.1 > 0) == (piece.side == Side::White);
            let reach = match piece.kind {
                Kind::Man if is_forward => 1,
                Kind::Man => 0,
                Kind::King => self.size(),
            };
            for to in (1..=reach).map(|steps| ahead(from, direction, steps)).take_while(|&to| self.is_free(to)) {
                routes.push(Route { from, captured: Vec::new(), to, promotes: self.is_crowning(to, piece) });
            }
        }
        routes
    }

    fn captures(&self, from: Place, piece: Piece) -> Vec<Route> {
        let mut board = *self;
        board.put(from, None);
        board
            .chains(from, piece, &[])
            .into_iter()
            .map(|(captured, to, kind)| Route { from, captured, to, promotes: kind != piece.kind })
            .collect()
    }

    /// Every way to capture on, with what was taken before and after, the end and what the piece is there.
    fn chains(&self, at: Place, piece: Piece, taken: &[Place]) -> Vec<(Vec<Place>, Place, Kind)> {
        let mut chains = Vec::new();
        for direction in DIRECTIONS {
            let Some((victim, landings)) = self.jump(at, piece, direction, taken) else { continue };
            let taken: Vec<Place> = taken.iter().copied().chain([victim]).collect();
            let mut onward = Vec::new();
            let mut stops = Vec::new();
            for land in landings {
                let at_rest = if self.is_crowning(land, piece) { Piece { kind: Kind::King, ..piece } } else { piece };
                let in_passing = if self.variant.promotion() == Promotion::InPassing { at_rest } else { piece };
                onward.extend(self.chains(land, in_passing, &taken));
                stops.push((taken.clone(), land, at_rest.kind));
            }
            // The landing squares between two captures on one line do not count apart.
            onward.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
            onward.dedup();
            chains.extend(if onward.is_empty() { stops } else { onward });
        }
        chains
    }

    /// The piece to be jumped in a direction, and the squares behind it on which to land.
    fn jump(&self, at: Place, piece: Piece, direction: Place, taken: &[Place]) -> Option<(Place, Vec<Place>)> {
        let reach = if piece.kind == Kind::Man { 1 } else { self.size() };
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
        let piece =
            self.at(route.from).map(|piece| if route.promotes { Piece { kind: Kind::King, ..piece } } else { piece });
        board.put(route.from, None);
        route.captured.iter().for_each(|&victim| board.put(victim, None));
        board.put(route.to, piece);
        board.turn = self.turn.other();
        board
    }

    /// The number of ways to go on; captures that differ only in their order count once.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut routes = self.routes();
        routes.iter_mut().for_each(|route| route.captured.sort_unstable());
        routes.sort_unstable();
        routes.dedup();
        if depth == 1 {
            return routes.len() as u64;
        }
        routes.iter().map(|route| self.after(route).perft(depth - 1)).sum()
    }
}
