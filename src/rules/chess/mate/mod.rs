//! Whether a side can still mate by any series of legal moves, the other helping (CH-5.2.2, CH-6.9, CH-7.5.5).
//!
//! Three answers, of which two are proved: a line that ends in mate; that none does, because of the pieces, because of a
//! wall of pawns or because every position that can come was examined; or that the search was not long enough.
//!
//! In this order, the quickest first: the kinds of pieces ([`Position::lacks_material`]); where each piece can ever stand
//! (`reach`, `picture`); a short search for a mate (`search`, `estimate`); kings and pawns on their own (`skeleton`); the
//! search continued.

mod estimate;
mod picture;
mod reach;
mod search;
mod sight;
mod skeleton;

use super::end::End;
use super::moves::Move;
use super::position::Position;
use crate::Side;
use search::{Found, MateHunt};

/// Whether a side can mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CanMate {
    /// These moves lead to its mate.
    Yes(Vec<Move>),
    /// It cannot.
    No(Proof),
    /// Not found out; a person decides.
    Undetermined,
}

/// Why a side cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// It has not the pieces ([`Position::lacks_material`]).
    Material,
    /// No piece that could give check, or wall the king in, ever gets to where it would have to stand.
    Barrier,
    /// Every position that can come was examined, or proved by one of the other two; or every position of the kings and
    /// pawns, with the other pieces wherever they can ever stand.
    Exhausted,
}

/// An answer, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateSearch {
    pub answer: CanMate,
    /// Different positions examined.
    pub positions: u32,
}

/// How many positions a search may examine unless told otherwise: at most some 3 seconds of work and 100 megabytes.
///
/// Of the 3,606 questions of `fixtures/chess/mates.txt` each is answered within it, half of them in less than 0.3
/// milliseconds, the hardest in a second, with 230,000 positions.
pub const MATE_BUDGET: u32 = 500_000;

/// Positions that are searched before kings and pawns are examined on their own.
const QUICK: u32 = 20_000;

impl Position {
    /// Searches for a mate by `side`, both sides helping, among at most `budget` different positions. The counters of
    /// CH-9.6 end no line here. [`CanMate::Undetermined`] if the position is not [regular](Position::is_regular).
    ///
    /// ```
    /// use golos_rules::Side;
    /// use golos_rules::chess::{StartPosition, CanMate, MATE_BUDGET, Position, Proof};
    ///
    /// let wall = Position::from_fen(StartPosition::Standard, "4k3/8/1p1p1p2/1P1P1P2/8/8/8/4K3 w - - 0 1").unwrap();
    /// let found = wall.can_mate(Side::White, MATE_BUDGET);
    /// assert!(matches!(found.answer, CanMate::Yes(_)));
    /// let lone = Position::from_fen(StartPosition::Standard, "4k3/8/8/8/8/8/8/4KN2 w - - 0 1").unwrap();
    /// assert_eq!(lone.can_mate(Side::White, MATE_BUDGET).answer, CanMate::No(Proof::Material));
    /// ```
    #[must_use]
    pub fn can_mate(&self, side: Side, budget: u32) -> MateSearch {
        if self.ends_in_mate(&[], side) {
            return MateSearch { answer: CanMate::Yes(Vec::new()), positions: 1 };
        }
        // Of a position that no game reaches the arbiter decides (CH-13.4.4).
        if !self.is_regular() {
            return MateSearch { answer: CanMate::Undetermined, positions: 0 };
        }
        if let Some(proof) = self.cannot_mate(side) {
            return MateSearch { answer: CanMate::No(proof), positions: 0 };
        }
        let mut search = MateHunt::new(*self, side);
        let found = match search.run(budget.min(QUICK)) {
            Found::TooMany => match skeleton::proves_no_mate(self, side, budget) {
                Some(positions) => return MateSearch { answer: CanMate::No(Proof::Exhausted), positions },
                None => search.run(budget),
            },
            found => found,
        };
        let answer = match found {
            Found::Mate(line) if self.ends_in_mate(&line, side) => CanMate::Yes(line),
            Found::Nothing => CanMate::No(Proof::Exhausted),
            Found::Mate(_) | Found::TooMany => CanMate::Undetermined,
        };
        MateSearch { answer, positions: search.positions() }
    }

    /// Whether the position is dead: neither side can mate (CH-5.2.2). `None` if that was not found out.
    #[must_use]
    pub fn is_dead(&self, budget: u32) -> Option<bool> {
        let mut is_proved = true;
        for side in Side::BOTH {
            match self.can_mate(side, budget).answer {
                CanMate::Yes(_) => return Some(false),
                CanMate::No(_) => {}
                CanMate::Undetermined => is_proved = false,
            }
        }
        is_proved.then_some(true)
    }

    /// Whether a look at the pieces and at the walls of pawns proves that neither side can mate (CH-5.2.2).
    #[must_use]
    pub fn is_proved_dead(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.cannot_mate(side).is_some())
    }

    /// Why `side` cannot mate, where a look at the pieces and at the walls of pawns proves it: nothing is searched.
    #[must_use]
    pub fn cannot_mate(&self, side: Side) -> Option<Proof> {
        if !self.is_regular() {
            return None;
        }
        if self.lacks_material(side) {
            return Some(Proof::Material);
        }
        picture::is_barred(self, side).then_some(Proof::Barrier)
    }

    fn ends_in_mate(&self, line: &[Move], side: Side) -> bool {
        let played = line.iter().try_fold(*self, |position, &mv| position.play(mv));
        played.is_ok_and(|position| position.end() == Some(End::Checkmate(side)))
    }
}
