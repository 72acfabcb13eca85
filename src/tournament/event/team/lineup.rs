//! Who plays on which board.

use super::super::{EventEntry, State};
use super::{LineUp, Teams};
use crate::crosstable::Number;
use crate::standings::Edition;
use golos_rules::Side;

/// Why somebody may not play on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineupError {
    /// There are other boards, or somebody is named twice or is not of the team.
    Order,
    /// This member has no right to this board (R-5.4.9.4b, U-V.14.6, CH-23).
    Board { member: u16, board: u16 },
    /// So many have to be there (R-5.4.9.4a, DR-1.14.4, CH-22).
    Few(u16),
}

impl State {
    /// What the regulation says of teams, in an event of teams.
    #[must_use]
    pub fn teams(&self) -> Option<Teams> {
        self.setup.regulation.teams
    }

    /// Who plays for a team.
    #[must_use]
    pub fn squad(&self, number: Number) -> &[EventEntry] {
        self.player(number).map_or(&[], |player| &player.squad)
    }

    /// The members on the boards in a round, from 1; none where a board is empty. Where nothing was handed in the boards
    /// are as in the first round in the Russian rules (R-5.4.9.2b, DR-1.14.2), as in the round before where the Ukrainian
    /// ones let them be rearranged (U-V.14.5), else as in the entry (U-V.14.4).
    #[must_use]
    pub fn lineup(&self, round: usize, number: Number) -> Vec<Option<u16>> {
        let (Some(teams), Some(player)) = (self.teams(), self.player(number)) else { return Vec::new() };
        let squad = u16::try_from(player.squad.len()).unwrap_or(u16::MAX);
        let handed = &player.lineups;
        let usual = match self.setup.regulation.edition {
            Edition::Russia2022 | Edition::Russia2013 => handed.get(&1),
            Edition::Ukraine2026 if teams.lineup == LineUp::Free => {
                handed.range(..round).next_back().map(|last| last.1)
            }
            Edition::Ukraine2026 | Edition::Chess2020 => None,
        };
        match handed.get(&round).or(usual) {
            Some(order) => order.iter().map(|&member| (member > 0).then_some(member)).collect(),
            None => (1..=teams.boards).map(|board| (board <= squad).then_some(board)).collect(),
        }
    }

    /// Who plays at a board of a match for the team of this side in the round, all from 1.
    #[must_use]
    pub fn at_table(&self, round: usize, board: u16, table: u16, team: Side) -> Option<&EventEntry> {
        let paired = self.rounds.get(round.checked_sub(1)?)?;
        let number = paired.boards.get(usize::from(board).checked_sub(1)?)?.number(team);
        let member = (*self.lineup(round, number).get(usize::from(table).checked_sub(1)?)?)?;
        self.squad(number).get(usize::from(member).checked_sub(1)?)
    }

    /// Whether a line-up may be: each number names a member, 0 nobody.
    ///
    /// # Errors
    /// [`LineupError`] where the regulation does not have it.
    pub fn fits(&self, number: Number, order: &[u16]) -> Result<(), LineupError> {
        let Some(teams) = self.teams() else { return Err(LineupError::Order) };
        let squad = self.squad(number).len();
        let there: Vec<u16> = order.iter().copied().filter(|&member| member > 0).collect();
        let twice = (1..there.len()).any(|at| there[..at].contains(&there[at]));
        if order.len() != usize::from(teams.boards) || twice || there.iter().any(|&one| usize::from(one) > squad) {
            return Err(LineupError::Order);
        }
        let may = |board: u16, member: u16| match teams.lineup {
            LineUp::Fixed => member == board,
            LineUp::Reserves => member == board || member > teams.boards,
            LineUp::Free => true,
        };
        let mut boards = (1..).zip(order).filter(|(_, member)| **member > 0);
        if let Some((board, &member)) = boards.find(|&(board, &member)| !may(board, member)) {
            return Err(LineupError::Board { member, board });
        }
        let needed = self.fewest();
        if there.len() < usize::from(needed) { Err(LineupError::Few(needed)) } else { Ok(()) }
    }

    /// How many of a team have to be there for its match to be played: in chess half of it (CH-22), in the Russian rules
    /// half of it or two (R-5.4.9.4a: fewer than half and fewer than two are not admitted; DR-1.14.4 is read likewise).
    #[must_use]
    pub fn fewest(&self) -> u16 {
        let Some(teams) = self.teams() else { return 0 };
        let half = teams.boards.div_ceil(2);
        match self.setup.regulation.edition {
            Edition::Chess2020 => half,
            Edition::Russia2022 | Edition::Russia2013 => half.min(2),
            Edition::Ukraine2026 => 1,
        }
    }

    /// The rating of a player; of a team that has none of its own, the mean of those of its boards.
    #[must_use]
    pub fn rating(&self, number: Number) -> Option<u16> {
        let player = self.player(number)?;
        let boards = self.teams().map_or(0, |teams| usize::from(teams.boards));
        let known: Vec<u32> =
            player.squad.iter().take(boards).filter_map(|member| member.rating).map(u32::from).collect();
        let mean = known.iter().sum::<u32>().checked_div(u32::try_from(known.len()).unwrap_or(u32::MAX));
        player.entry.rating.or_else(|| mean.and_then(|mean| u16::try_from(mean).ok()))
    }
}
