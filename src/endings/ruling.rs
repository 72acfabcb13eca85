//! Whether a won ending is still won when the counts of an edition run.

use golos_rules::draughts::{Clause, ClauseTracker, Position, Since};
use golos_rules::{BySide, Side};

use crate::conversion::{Event, plies_to};
use crate::counts::Count;
use crate::joint::{Together, together};
use crate::law::with_law;
use crate::shelf::{Files, NoValue, Shelf};
use crate::value::Value;

/// Positions that are looked at for a ruling, at most: some seconds.
pub const MOST: usize = 400_000;

/// The same while a game waits: a moment.
pub const MOST_AT_A_GAME: usize = 40_000;

/// What the count of one clause leaves of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The win stands: the winner needs so many moves to the end of the count, and so many are left.
    Stands { needs: u32, left: u32 },
    /// The clause makes no draw where a win is shown (U-III.5.2, R-6.1.8.5).
    IfShown,
    /// The count ends before: a draw.
    Cut { needs: u32, left: u32 },
    /// So many moves are left; the table alone does not say whether they suffice.
    Beyond { left: u32 },
}

/// What the counts that run in a position leave of its win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// Who wins without counts.
    pub winner: Side,
    /// The clauses whose counts can run, by their place in the rule set, each as if it alone were counted.
    pub clauses: Vec<(usize, Ruling)>,
    /// All counts at once, and those that begin as the ending goes on.
    pub together: Together,
}

/// What the clauses of a rule set leave of the win in a position; `None` if nobody wins it. `counts` says how far the count of
/// each clause has come, and `most` how many positions may be looked at.
///
/// # Errors
/// [`NoValue`] if a table is missing or damaged.
pub fn rulings<F: Files>(
    shelf: &mut Shelf<F>,
    position: &Position,
    clauses: &[Clause],
    counts: &[Count],
    most: usize,
) -> Result<Option<Rulings>, NoValue> {
    let (winner, plies) = match shelf.value(position)?.value {
        Value::Win(plies) => (position.turn(), plies),
        Value::Loss(plies) => (position.turn().other(), plies),
        Value::Draw => return Ok(None),
    };
    let board = shelf.board(position)?;
    let mut ruled = Vec::new();
    let now = ClauseTracker::start(clauses, position);
    let fitting = clauses.iter().zip(counts).enumerate().filter(|(_, (clause, _))| clause.fits(clauses, position));
    for (at, (clause, count)) in fitting {
        let left = count.left(clause.whose, winner);
        let needs = |plies| count.needs(clause.whose, plies, winner == position.turn());
        let event = match clause.since {
            Since::Balance => Some(Event::Balance),
            Since::KingMoves => Some(Event::ManMove),
            Since::Condition => None,
        };
        // A count that runs makes a draw only while the road is held as the clause wants it.
        let is_held = event == Some(Event::ManMove) || now.reached(clauses, at, position, 0);
        let ruling = match event {
            _ if count.if_shown => Ruling::IfShown,
            _ if needs(plies) <= left => Ruling::Stands { needs: needs(plies), left },
            None => Ruling::Beyond { left },
            Some(event) => match with_law!(shelf.game(), L => plies_to::<L, F>(shelf, &board, event, most))? {
                None => Ruling::Beyond { left },
                Some(plies) if needs(plies) <= left => Ruling::Stands { needs: needs(plies), left },
                Some(plies) if is_held => Ruling::Cut { needs: needs(plies), left },
                Some(_) => Ruling::Beyond { left },
            },
        };
        ruled.push((at, ruling));
    }
    let is_cut = ruled.iter().any(|(_, ruling)| matches!(ruling, Ruling::Cut { .. }));
    let own = |side: Side| if position.turn() == Side::White { side } else { side.other() };
    // A board is seen as by White.
    let turned = |count: &Count| {
        let made = BySide::new(count.made[own(Side::White)], count.made[own(Side::Black)]);
        Count { made, ..*count }
    };
    let seen: Vec<Count> = counts.iter().map(turned).collect();
    let together = if is_cut {
        Together::Cut
    } else {
        with_law!(shelf.game(), L => together::<L, F>(shelf, &board, (clauses, &seen), most))?
    };
    Ok(Some(Rulings { winner, clauses: ruled, together }))
}
