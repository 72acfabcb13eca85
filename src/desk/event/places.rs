//! The boards of the last round at the desk: those of the players, or those of the matches of teams, counted through from the
//! first match on.

use super::{EventDesk, said};
use golos_rules::{BySide, Side};
use golos_tournament::event::{Board, EventEntry, Request, Score, State, TeamRequest, turned};
use golos_wording::Sentence;

/// A board that a game can be played at.
#[derive(Clone, Debug)]
pub(super) struct BoardPlace {
    /// Who sits there, by the colours of the board.
    pub entries: BySide<EventEntry>,
    pub score: Option<Score>,
    /// The journal of its game.
    pub file: Option<String>,
    /// Whether both are there: a team may leave a board empty.
    pub is_taken: bool,
}

impl EventDesk {
    /// The boards of the last round, from 1.
    pub(super) fn places(&self) -> Vec<BoardPlace> {
        let Some(last) = self.seen.rounds().last() else { return Vec::new() };
        let matches = (1..).zip(&last.boards);
        matches.flat_map(|(number, board)| of_board(&self.seen, number, board)).collect()
    }

    /// Which board of the last round that is, and why those at it meet.
    pub(super) fn why_board(&self, board: u16) -> Vec<Sentence> {
        let last = self.seen.rounds().last();
        let found = last.and_then(|round| round.boards.get(usize::from(board).checked_sub(1)?));
        let why = found.map(|found| said::why(&self.seen, found.white)).into_iter().flatten();
        let named = match self.seen.teams() {
            Some(_) => said::team_match(&self.seen, board).into_iter().next(),
            None => Some(said::board(&self.seen, board)),
        };
        named.into_iter().chain(why).collect()
    }

    pub(super) fn place(&self, board: u16) -> Option<BoardPlace> {
        self.places().into_iter().nth(usize::from(board).checked_sub(1)?)
    }

    /// The number of a board of a match among all.
    pub(super) fn number_at(&self, meeting: u16, table: u16) -> u16 {
        let boards = self.seen.teams().map_or(1, |teams| teams.boards);
        meeting.saturating_sub(1).saturating_mul(boards).saturating_add(table)
    }

    /// The boards of a meeting among all.
    pub(super) fn numbers_of(&self, meeting: u16) -> std::ops::RangeInclusive<u16> {
        let boards = self.seen.teams().map_or(1, |teams| teams.boards);
        self.number_at(meeting, 1)..=self.number_at(meeting, boards)
    }

    /// The match and its board; none where players meet.
    fn meeting(&self, board: u16) -> Option<(u16, u16)> {
        let boards = self.seen.teams()?.boards.max(1);
        let index = board.checked_sub(1)?;
        Some((index / boards + 1, index % boards + 1))
    }

    /// The game of a board is kept in this file.
    pub(super) fn seat_at(&self, board: u16, file: String) -> Request {
        match self.meeting(board) {
            Some((board, table)) => Request::Team(TeamRequest::Seat { board, table, file }),
            None => Request::Seat { board, file },
        }
    }

    /// The game of a board has ended so.
    pub(super) fn score_at(&self, round: Option<u16>, board: u16, score: Score, reason: Option<String>) -> Request {
        match self.meeting(board) {
            Some((board, table)) => Request::Team(TeamRequest::Score { round, board, table, score, reason }),
            None => Request::Score { round, board, score, reason },
        }
    }

    /// The result of a board is taken back.
    pub(super) fn unscore_at(&self, round: Option<u16>, board: u16, reason: String) -> Request {
        match self.meeting(board) {
            Some((board, table)) => Request::Team(TeamRequest::Unscore { round, board, table, reason }),
            None => Request::Unscore { round, board, reason },
        }
    }
}

fn of_board(state: &State, number: u16, board: &Board) -> Vec<BoardPlace> {
    if state.teams().is_none() {
        let entry = |side| state.player(board.number(side)).map(|player| player.entry.clone()).unwrap_or_default();
        let entries = BySide::new(entry(Side::White), entry(Side::Black));
        return vec![BoardPlace { entries, score: board.score, file: board.file.clone(), is_taken: true }];
    }
    let round = state.rounds().len();
    let at = |(table, score): (u16, &Option<Score>)| {
        let entry = |side| state.at_table(round, number, table, turned(side, table)).cloned();
        let (white, black) = (entry(Side::White), entry(Side::Black));
        let is_taken = white.is_some() && black.is_some();
        let entries = BySide::new(white.unwrap_or_default(), black.unwrap_or_default());
        BoardPlace { entries, score: *score, file: board.files.get(&table).cloned(), is_taken }
    };
    (1..).zip(&board.tables).map(at).collect()
}
