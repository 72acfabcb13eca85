//! Problems and studies: solved, checked and written.
//!
//! A [`Solver`] says of every first move of a position of draughts whether it fulfils a [`Task`]: it does, with the line; it
//! does not, with the refutation; or neither was proved within the limit. What it says is certified: it rests on a strategy
//! that was checked move by move with the rules of the game, never on what the search only remembers.
//!
//! ```
//! use golos_endings::Game;
//! use golos_problem::{NoEndings, Solver, Task, Verdict};
//! use golos_rules::draughts::Position;
//!
//! let position = Position::from_fen(Game::Russian.variant(), "W:We3,c1:Bd4,b6")?;
//! let (mut endings, go_on) = (NoEndings, || false);
//! let mut solver = Solver::new(Game::Russian, Task::Win, 1 << 24, &mut endings, &go_on);
//! let report = solver.solve(&position, 100_000, &mut |_| {});
//! assert!(report.moves.iter().all(|first| !matches!(first.verdict, Verdict::Open { .. })));
//! # Ok::<(), golos_rules::draughts::FenError>(())
//! ```

mod answers;
mod award;
mod built_in;
mod check;
mod class;
mod contest;
mod edition;
mod endings;
mod mate;
mod popeye;
mod solve;
mod solving;
mod stipulation;
mod task;
#[cfg(test)]
mod tests;
mod turned;

pub use answers::{Answer, AnswerKey, Scored};
pub use award::{AuthorStanding, BEST_MARK, Marked, MeanMark, NoAward, Section, Work, authors, marked, paired};
pub use check::{
    Article, Composition, Finding, Found, Inexactness, LastMove, Mark, SacrificeEconomy, Severity, check, is_marked,
    last_move,
};
pub use class::{Group, Kind};
pub use contest::{NoPoints, NotScored, Points, Round, Sheet, Standing, standings};
pub use edition::{Classes, Edition, Lines};
pub use endings::{Endings, NoEndings, small_endings};
pub use mate::{
    LastChessMove, MOST_SOLUTIONS, MateMove, MateReport, MateVerdict, last_chess_move, promoted, solve_mate,
};
pub use popeye::{PopeyeReport, popeye_input, popeye_report};
pub use solve::{FirstMove, Line, LineEnd, NotSaved, Progress, Report, Solver, Verdict};
pub use solving::SolvingRules;
pub use stipulation::{Genre, Length, NoLength, NoStipulation, Stipulation};
pub use task::{Blocked, Task};
pub use turned::turned;
