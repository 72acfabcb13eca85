//! What an event allows: asked of a request before it is carried out, and of a record when it is audited.

use super::{Board, Format, Refusal, Score, State};
use golos_ledger::brief;

impl State {
    /// Players are entered until a round is paired, into a Swiss event also later.
    pub(super) fn expect_entries(&self) -> Result<(), Refusal> {
        let is_open = self.rounds.is_empty() || matches!(self.format(), Format::Swiss { .. });
        if is_open { Ok(()) } else { Err(Refusal::Closed) }
    }

    /// Once a round is paired, a change needs a reason.
    pub(super) const fn expect_reason_once_paired(&self, reason: Option<&String>) -> Result<(), Refusal> {
        if reason.is_none() && !self.rounds.is_empty() { Err(Refusal::ReasonNeeded) } else { Ok(()) }
    }

    /// Only in a knock-out is a drawn meeting decided.
    pub(super) fn expect_knockout(&self) -> Result<(), Refusal> {
        if matches!(self.format(), Format::Knockout { .. }) { Ok(()) } else { Err(Refusal::NotKnockout) }
    }

    /// Results of an earlier stage count only where all meet all: other systems pair by what was played in them.
    pub(super) fn expect_takes_over(&self) -> Result<(), Refusal> {
        if self.format().is_round_robin() { Ok(()) } else { Err(Refusal::NotCarried) }
    }

    /// The board of a round, both by their numbers from 1.
    pub(super) fn board(&self, round: u16, board: u16) -> Result<&Board, Refusal> {
        let found = self.rounds.get(usize::from(round).wrapping_sub(1)).ok_or(Refusal::NoRound(round))?;
        let index = usize::from(board).wrapping_sub(1);
        found.boards.get(index).ok_or(Refusal::NoBoard { round, board })
    }

    /// A table of a board, by its number from 1: its score, if it has one.
    pub(super) fn table_score(&self, round: u16, board: u16, table: u16) -> Result<Option<Score>, Refusal> {
        let tables = &self.board(round, board)?.tables;
        let index = usize::from(table).wrapping_sub(1);
        tables.get(index).copied().ok_or(Refusal::NoTable { board, table })
    }
}

/// A result goes only where there is one, and one that is there goes or changes only for a reason; `number`: of the board.
pub(super) const fn expect_score(
    number: u16,
    known: Option<Score>,
    score: Option<Score>,
    reason: Option<&String>,
) -> Result<(), Refusal> {
    match (known, score) {
        (None, None) => Err(Refusal::NotScored(number)),
        (Some(_), _) if reason.is_none() => Err(Refusal::Scored(number)),
        (Some(_) | None, _) => Ok(()),
    }
}

/// A reason, without blanks around it.
pub(super) fn told(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonNeeded) } else { Ok(brief(reason)) }
}
