//! Whether a won ending is still won when the counts of an edition run.

use golos_rules::Side;
use golos_rules::draughts::{Clause, ClauseTracker, Position, Since, Whose};

use crate::conversion::{Event, plies_to};
use crate::law::with_law;
use crate::shelf::{Files, NoValue, Shelf};
use crate::value::Value;

/// What the count of one clause leaves of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The win stands: the winner needs so many moves to the end of the count, and so many are left.
    Stands { needs: u32, left: u32 },
    /// The clause makes no draw where a win is shown (U-III.5.2, R-6.1.8.5).
    IfShown,
    /// The count ends before: a draw.
    Cut { needs: u32, left: u32 },
    /// So many moves are left; whether they suffice is beyond the tables.
    Beyond { left: u32 },
}

/// What the counts that run in a position leave of its win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulings {
    /// Who wins without counts.
    pub winner: Side,
    /// The clauses whose counts run, by their place in the rule set.
    pub clauses: Vec<(usize, Ruling)>,
    /// Whether several counts run of which each leaves the win, but that all together leave it is not certain.
    pub is_open_together: bool,
}

/// What the clauses of a rule set leave of the win in a position; `None` if nobody wins it. `used` says how many moves of a
/// clause have been counted, in its own unit, by its id.
///
/// A count that ends with a capture, a promotion or a man's move begins again then; that a new count suffices is not asked. Where
/// a clause asks that the main road is held, it is taken to stay held as it is.
///
/// # Errors
/// [`NoValue`] if a table is missing or damaged.
pub fn rulings<F: Files>(
    shelf: &mut Shelf<F>,
    position: &Position,
    clauses: &[Clause],
    used: &dyn Fn(&str) -> u32,
) -> Result<Option<Rulings>, NoValue> {
    let (winner, plies) = match shelf.value(position)?.value {
        Value::Win(plies) => (position.turn(), plies),
        Value::Loss(plies) => (position.turn().other(), plies),
        Value::Draw => return Ok(None),
    };
    let board = shelf.board(position)?;
    let (mut ruled, mut conversions) = (Vec::new(), 0);
    let now = ClauseTracker::start(clauses, position);
    let counts = clauses.iter().enumerate().filter(|(_, clause)| clause.fits(clauses, position));
    for (at, clause) in counts {
        let left = clause.moves.saturating_sub(used(&clause.id));
        let needs = |plies| moves(plies, clause.whose, winner == position.turn());
        let event = match clause.since {
            Since::Balance => Some(Event::Balance),
            Since::KingMoves => Some(Event::ManMove),
            Since::Condition => None,
        };
        // A count that runs makes a draw only while the road is held as the clause wants it.
        let is_held = event == Some(Event::ManMove) || now.reached(clauses, at, position, 0);
        let ruling = match event {
            _ if clause.unless_win || clause.moves == 0 => Ruling::IfShown,
            _ if needs(plies) <= left => Ruling::Stands { needs: needs(plies), left },
            None => Ruling::Beyond { left },
            Some(event) => match with_law!(shelf.game(), L => plies_to::<L, F>(shelf, &board, event))? {
                None => Ruling::Beyond { left },
                Some(plies) if needs(plies) <= left => {
                    conversions += 1;
                    Ruling::Stands { needs: needs(plies), left }
                }
                Some(plies) if is_held => Ruling::Cut { needs: needs(plies), left },
                Some(_) => Ruling::Beyond { left },
            },
        };
        ruled.push((at, ruling));
    }
    let is_open_together = conversions > 0 && ruled.len() > 1;
    Ok(Some(Rulings { winner, clauses: ruled, is_open_together }))
}

/// How many moves of the clause's own unit must be left so that something that comes with this ply is in time: the count ends
/// as soon as they are made.
const fn moves(plies: u8, whose: Whose, is_winners_turn: bool) -> u32 {
    let plies = plies as u32;
    match whose {
        Whose::Stronger if is_winners_turn => plies / 2 + 1,
        Whose::Stronger | Whose::Both => plies.div_ceil(2),
    }
}
