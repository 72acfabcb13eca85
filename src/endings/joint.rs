//! Whether a win is still won when all counts of an edition run at once, and begin again as the ending goes on.
//!
//! A position is looked at with the plies that are left to a capture or a man's move, and to a capture or a promotion. The
//! winner may make only moves after which the position is won; a capture or a promotion leads to an ending with counts of its
//! own, of which the same is asked.

use std::collections::BTreeMap;

use golos_rules::Side;
use golos_rules::draughts::Clause;

use crate::board::Board;
use crate::capture::successors;
use crate::conversion::{Event, ways_to};
use crate::counts::{Count, Left, NO_LIMIT};
use crate::forces::Forces;
use crate::law::Law;
use crate::shelf::{Files, NoValue, Shelf};
use crate::tables::Values;
use crate::value::{DRAW, is_lost};

/// Plies that are asked for at once, at most: more are no count of any edition.
const LONGEST: u32 = 500;

/// What all counts together leave of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// The win stands.
    Stands,
    /// The defence reaches a count.
    Cut,
    /// It depends on who holds the main road as the ending goes on.
    Road,
    /// There are too many positions to look at.
    Size,
}

/// Why the search did not come to an end.
#[derive(Debug)]
pub(crate) enum Stop {
    NoValue(NoValue),
    Size,
}

impl From<NoValue> for Stop {
    fn from(why: NoValue) -> Stop {
        Stop::NoValue(why)
    }
}

/// What all counts together leave of the win of `winner` in a position that the board stands for.
pub(crate) fn together<L: Law, F: Files>(
    shelf: &mut Shelf<F>,
    board: &Board,
    (clauses, counts): (&[Clause], &[Count]),
    most: usize,
) -> Result<Together, NoValue> {
    let mut asked = [true, false].into_iter().map(|is_strict| -> Result<(bool, bool), Stop> {
        let mut joint = Joint::<L, F>::new(shelf, clauses, is_strict, most);
        let left = joint.left(board, counts)?;
        let is_won = joint.enters(board, left)?;
        Ok((is_won, joint.is_perhaps))
    });
    let told = |result: Option<Result<(bool, bool), Stop>>| match result {
        Some(Err(Stop::NoValue(why))) => Err(why),
        Some(Err(Stop::Size)) | None => Ok(None),
        Some(Ok(found)) => Ok(Some(found)),
    };
    match told(asked.next())? {
        Some((true, _)) => return Ok(Together::Stands),
        Some((false, false)) => return Ok(Together::Cut),
        Some((false, true)) | None => {}
    }
    Ok(match told(asked.next())? {
        Some((false, _)) => Together::Cut,
        Some((true, _)) => Together::Road,
        None => Together::Size,
    })
}

/// What is known of a board: pairs of plies left with which it is won, and with which it is not.
#[derive(Default)]
struct Known {
    won: Vec<(u32, u32)>,
    cut: Vec<(u32, u32)>,
}

pub(crate) struct Joint<'a, L, F> {
    shelf: &'a mut Shelf<F>,
    clauses: &'a [Clause],
    fresh: Vec<Count>,
    is_strict: bool,
    /// Whether a count was met of which the forces alone do not say that it runs.
    is_perhaps: bool,
    known: BTreeMap<Board, Known>,
    /// The least plies to a capture or a man's move, while the win is kept.
    soonest: BTreeMap<Board, u8>,
    /// The fewest plies that a count leaves in an ending which these forces lead to, and which can last longer.
    floors: BTreeMap<Forces, u32>,
    looked: usize,
    /// Positions that may be looked at.
    most: usize,
    law: std::marker::PhantomData<L>,
}

impl<'a, L: Law, F: Files> Joint<'a, L, F> {
    pub fn new(shelf: &'a mut Shelf<F>, clauses: &'a [Clause], is_strict: bool, most: usize) -> Joint<'a, L, F> {
        Joint {
            shelf,
            clauses,
            fresh: Count::fresh(clauses),
            is_strict,
            is_perhaps: false,
            known: BTreeMap::new(),
            soonest: BTreeMap::new(),
            floors: BTreeMap::new(),
            looked: 0,
            most,
            law: std::marker::PhantomData,
        }
    }

    /// Whether the win stands in a position that is won by one of the sides, every count fresh. What was found out before is
    /// known.
    #[cfg(test)]
    pub fn stands(&mut self, board: &Board) -> Result<bool, Stop> {
        self.looked = 0;
        if self.known.len() > 2_000_000 || self.soonest.len() > 2_000_000 {
            self.known.clear();
            self.soonest.clear();
        }
        let left = self.fresh(board)?;
        self.enters(board, left)
    }

    /// What counts leave in a position that is won by one of the sides.
    fn left(&mut self, board: &Board, counts: &[Count]) -> Result<Left, NoValue> {
        let is_winners_turn = !is_lost(L::GAME, self.shelf.code::<L>(board)?);
        let winner = if is_winners_turn { Side::White } else { Side::Black };
        let left = Left::of(self.clauses, counts, &board.position(L::GAME), winner, self.is_strict);
        self.is_perhaps |= left.is_perhaps;
        Ok(left)
    }

    fn fresh(&mut self, board: &Board) -> Result<Left, NoValue> {
        let fresh = std::mem::take(&mut self.fresh);
        let left = self.left(board, &fresh);
        self.fresh = fresh;
        left
    }

    /// The fewest plies that a fresh count leaves in an ending which a capture or a promotion from these forces leads to, of
    /// those endings in which a win can take longer than that: a shorter win is safe from then on.
    fn floor(&mut self, forces: Forces) -> Result<u32, NoValue> {
        if let Some(&floor) = self.floors.get(&forces) {
            return Ok(floor);
        }
        let mut floor = NO_LIMIT;
        for after in forces.lower() {
            let longest = u32::from(self.shelf.longest(after)?);
            // Where pieces stand is all the same to the forces.
            let Some(board) = Board::some(L::GAME, after) else { continue };
            let position = board.position(L::GAME);
            for winner in Side::BOTH {
                let left = Left::of(self.clauses, &self.fresh, &position, winner, self.is_strict);
                self.is_perhaps |= left.is_perhaps;
                // Whose turn it is makes a difference of a ply.
                let least = left.least().saturating_sub(u32::from(left.least() != NO_LIMIT));
                if least < longest {
                    floor = floor.min(least);
                }
            }
        }
        self.floors.insert(forces, floor);
        Ok(floor)
    }

    /// Whether the win stands in a position that is entered with these plies left.
    fn enters(&mut self, board: &Board, left: Left) -> Result<bool, Stop> {
        if left.whole == NO_LIMIT {
            return self.wins(board, left.man_move, left.balance);
        }
        let plies = u32::from(self.shelf.code::<L>(board)?.saturating_sub(1));
        Ok(plies <= left.least() && plies <= self.floor(board.forces())?)
    }

    /// Whether the win stands with so many plies left to a man's move, and to a change of the forces.
    fn wins(&mut self, board: &Board, man_move: u32, balance: u32) -> Result<bool, Stop> {
        let code = self.shelf.code::<L>(board)?;
        let plies = u32::from(code.saturating_sub(1));
        let least = man_move.min(balance);
        if plies == 0 || least == 0 {
            return Ok(plies == 0);
        }
        if plies <= least && plies <= self.floor(board.forces())? {
            return Ok(true);
        }
        if least == NO_LIMIT {
            return Err(Stop::Size);
        }
        let asked = (man_move, balance);
        if let Some(known) = self.known.get(board) {
            if known.won.iter().any(|&(z, b)| z <= asked.0 && b <= asked.1) {
                return Ok(true);
            }
            if known.cut.iter().any(|&(z, b)| z >= asked.0 && b >= asked.1) {
                return Ok(false);
            }
        }
        self.looked += 1;
        if self.looked > self.most || least > LONGEST && man_move != NO_LIMIT && balance != NO_LIMIT {
            return Err(Stop::Size);
        }
        let is_won =
            self.soonest(board)?.is_none_or(|soonest| u32::from(soonest) <= man_move) && self.searched(board, asked)?;
        let known = self.known.entry(*board).or_default();
        if is_won {
            known.won.push(asked)
        } else {
            known.cut.push(asked)
        }
        Ok(is_won)
    }

    /// The same by looking at every move.
    fn searched(&mut self, board: &Board, (man_move, balance): (u32, u32)) -> Result<bool, Stop> {
        let is_winner = !is_lost(L::GAME, self.shelf.code::<L>(board)?);
        let mut found = Vec::new();
        successors::<L>(board, &mut found);
        found.sort_unstable();
        found.dedup();
        let mut moves = Vec::with_capacity(found.len());
        for after in found {
            let code = self.shelf.code::<L>(&after)?;
            if is_winner && (code == DRAW || !is_lost(L::GAME, code)) {
                continue;
            }
            let flipped = after.flipped::<L>();
            let event = [Event::Balance, Event::ManMove].into_iter().find(|event| event.is_between(board, &flipped));
            moves.push((event, code, after));
        }
        // The winner tries what is short, the loser what is long.
        moves.sort_unstable_by_key(|&(event, code, _)| {
            let order = (event != Some(Event::Balance), code);
            if is_winner { order } else { (true, u8::MAX - code) }
        });
        let less = |left: u32| if left == NO_LIMIT { left } else { left - 1 };
        for (event, _, after) in moves {
            let is_won = match event {
                Some(Event::Balance) => {
                    let left = self.fresh(&after)?;
                    self.enters(&after, left)?
                }
                Some(Event::ManMove) => {
                    let left = self.fresh(&after)?;
                    self.wins(&after, left.man_move, less(balance))?
                }
                None => self.wins(&after, less(man_move), less(balance))?,
            };
            if is_won == is_winner {
                return Ok(is_winner);
            }
        }
        Ok(!is_winner)
    }

    /// The least plies to a capture or a man's move; `None` if there are too many positions to tell.
    fn soonest(&mut self, board: &Board) -> Result<Option<u8>, NoValue> {
        if let Some(&plies) = self.soonest.get(board) {
            return Ok(Some(plies));
        }
        let Some(ways) = ways_to::<L, F>(self.shelf, board, Event::ManMove, self.most)? else { return Ok(None) };
        // These are looked at once, and more quickly.
        self.looked += ways.len() / 4;
        self.soonest.extend(ways);
        Ok(self.soonest.get(board).copied())
    }
}
