//! What the boards of a match make of it.

use super::super::{Board, Corrupt, Player, Score, State};
use super::{Count, MOST_BOARDS, MOST_MEMBERS, TeamEvent};
use crate::crosstable::{Bye, Cell, Number, Points, Scale, TeamMatch};
use crate::standings::Edition;
use golos_rules::Side;

/// The colour of a team at a board from 1: odd boards have that of board 1, even ones the other (R-5.4.9.3, U-V.14.3, CH-21).
#[must_use]
pub const fn turned(side: Side, table: u16) -> Side {
    if table % 2 == 1 { side } else { side.other() }
}

impl Score {
    /// The same seen by the other colours.
    #[must_use]
    pub const fn flipped(self) -> Score {
        match self {
            Score::Won(side) => Score::Won(side.other()),
            Score::Half(side) => Score::Half(side.other()),
            Score::Plus(side) => Score::Plus(side.other()),
            Score::Drawn | Score::BothLost | Score::Minuses => self,
        }
    }

    /// The result of a board of a match as that of the teams, by the colours of board 1; and the other way.
    #[must_use]
    pub const fn of_team(self, table: u16) -> Score {
        if table % 2 == 1 { self } else { self.flipped() }
    }
}

impl Board {
    /// The points of the boards for the team of a side.
    #[must_use]
    pub fn sum(&self, side: Side, scale: &Scale) -> Points {
        self.points(side, scale).into_iter().sum()
    }

    /// The same by board.
    #[must_use]
    pub fn points(&self, side: Side, scale: &Scale) -> Vec<Points> {
        let at = |(table, score): (u16, &Option<Score>)| {
            let Some(score) = score.map(|score| score.of_team(table)) else { return Points::ZERO };
            scale.points(Board { score: Some(score), ..Board::new(self.white, self.black) }.cell(side))
        };
        (1..).zip(&self.tables).map(at).collect()
    }

    /// How a match has ended whose boards have all: by the sum of their points (R-5.4.9.6, U-V.14.7.1); in chess by whether
    /// it is more than half of all, half or less (CH-39.7.1).
    pub(in crate::event) fn ended(&self, scale: &Scale, edition: Edition) -> Option<Score> {
        let results: Vec<Score> = self.tables.iter().copied().collect::<Option<_>>()?;
        let (white, black) = (self.sum(Side::White, scale), self.sum(Side::Black, scale));
        let is_played = results.iter().any(|score| score.is_played());
        if !is_played {
            return Some(match white.cmp(&black) {
                std::cmp::Ordering::Greater => Score::Plus(Side::White),
                std::cmp::Ordering::Less => Score::Plus(Side::Black),
                std::cmp::Ordering::Equal if white == Points::ZERO => Score::Minuses,
                std::cmp::Ordering::Equal => Score::Drawn,
            });
        }
        if edition == Edition::Chess2020 {
            let whole = scale.win.times(results.len());
            return Some(match (white.times(2).cmp(&whole), black.times(2).cmp(&whole)) {
                (std::cmp::Ordering::Greater, _) => Score::Won(Side::White),
                (_, std::cmp::Ordering::Greater) => Score::Won(Side::Black),
                (std::cmp::Ordering::Equal, std::cmp::Ordering::Equal) => Score::Drawn,
                (std::cmp::Ordering::Equal, std::cmp::Ordering::Less) => Score::Half(Side::White),
                (std::cmp::Ordering::Less, std::cmp::Ordering::Equal) => Score::Half(Side::Black),
                (std::cmp::Ordering::Less, std::cmp::Ordering::Less) => Score::BothLost,
            });
        }
        Some(match white.cmp(&black) {
            std::cmp::Ordering::Greater => Score::Won(Side::White),
            std::cmp::Ordering::Less => Score::Won(Side::Black),
            std::cmp::Ordering::Equal if white == Points::ZERO => Score::BothLost,
            std::cmp::Ordering::Equal => Score::Drawn,
        })
    }
}

impl State {
    /// What a meeting gives: in an event of teams 2, 1 or 0 for a match, else what the regulation has.
    #[must_use]
    pub fn scale(&self) -> Scale {
        if self.teams().is_some() { Scale::TWO } else { self.setup.regulation.scale }
    }

    /// What the boards gave a team in a meeting.
    pub(in crate::event) fn boards_gave(&self, board: &Board, side: Side) -> TeamMatch {
        let scale = &self.setup.regulation.scale;
        let boards = board.points(side, scale);
        TeamMatch { own: boards.iter().copied().sum(), other: board.sum(side.other(), scale), boards }
    }

    /// The odd team has a plus at every board; a draw without a match is one at every board.
    pub(in crate::event) fn boards_of_bye(&self, bye: Bye) -> TeamMatch {
        let boards = self.teams().map_or(0, |teams| usize::from(teams.boards));
        let each = self.setup.regulation.scale.points(Cell::Bye(bye));
        TeamMatch { own: each.times(boards), other: Points::ZERO, boards: vec![each; boards] }
    }

    /// What a match won, and drawn, at all boards is worth, where boards make the places.
    pub(in crate::event) fn by_boards(&self) -> Option<(Points, Points)> {
        let teams = self.teams().filter(|teams| teams.count == Count::Boards)?;
        let (scale, boards) = (self.setup.regulation.scale, usize::from(teams.boards));
        Some((scale.win.times(boards), scale.draw.times(boards)))
    }

    fn team_mut(&mut self, number: Number) -> Result<&mut Player, Corrupt> {
        if self.teams().is_none() {
            return Err(Corrupt::Player(number));
        }
        self.player_mut(number)
    }

    /// Does what the event says.
    pub(in crate::event) fn apply_team(&mut self, event: &TeamEvent) -> Result<(), Corrupt> {
        match event {
            TeamEvent::Joined { number, member, entry, .. } => {
                let squad = &mut self.team_mut(*number)?.squad;
                if usize::from(*member) != squad.len() + 1 || squad.len() >= MOST_MEMBERS {
                    return Err(Corrupt::Player(*number));
                }
                squad.push(entry.clone());
            }
            TeamEvent::Amended { number, member, entry, .. } => {
                let index = usize::from(*member).checked_sub(1);
                let squad = &mut self.team_mut(*number)?.squad;
                *index.and_then(|index| squad.get_mut(index)).ok_or(Corrupt::Player(*number))? = entry.clone();
            }
            TeamEvent::Captain { number, name, .. } => self.team_mut(*number)?.captain.clone_from(name),
            TeamEvent::LinedUp { round, number, order, .. } => {
                let player = self.team_mut(*number)?;
                let squad = player.squad.len();
                let known = order.iter().all(|&member| usize::from(member) <= squad);
                if !known || order.len() > usize::from(MOST_BOARDS) {
                    return Err(Corrupt::Player(*number));
                }
                player.lineups.insert(usize::from(*round), order.clone());
            }
            TeamEvent::Scored { round, board, table, score, .. } => {
                let (scale, edition) = (self.setup.regulation.scale, self.setup.regulation.edition);
                let found = self.board_mut(*round, *board)?;
                let index = usize::from(*table).checked_sub(1);
                let place = index.and_then(|index| found.tables.get_mut(index)).ok_or(Corrupt::Board(*board))?;
                *place = *score;
                found.score = found.ended(&scale, edition);
                found.advances = None;
            }
            TeamEvent::Seated { round, board, table, file, .. } => {
                let found = self.board_mut(*round, *board)?;
                if *table == 0 || usize::from(*table) > found.tables.len() {
                    return Err(Corrupt::Board(*board));
                }
                found.files.insert(*table, file.clone());
            }
            TeamEvent::Annulled { number, annulled, .. } => self.team_mut(*number)?.annulled = *annulled,
        }
        Ok(())
    }
}
