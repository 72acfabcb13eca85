//! The fold: what an event of the record does. What it cannot be done to is found out here and never panics.

use super::{Board, Detail, EntryEvent, Event, Format, Lots, Player, Round, RoundEvent, Setup, State};
use crate::crosstable::Number;
use golos_ledger::{Broken, Head};

/// An event that does not fit the state.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Corrupt {
    #[error(transparent)]
    Record(#[from] Broken),
    #[error("an event has a name")]
    NoName,
    #[error("player {0} does not exist, or exists already")]
    Player(Number),
    #[error("round {0} is another one")]
    Round(u16),
    #[error("there is no board {0}, or it cannot have that")]
    Board(u16),
    #[error("the numbers do not name everybody once")]
    Order,
}

impl State {
    /// The state after the first record.
    ///
    /// # Errors
    /// [`Corrupt::NoName`] if the event has no name.
    pub fn open(setup: Setup) -> Result<State, Corrupt> {
        if setup.name.trim().is_empty() {
            return Err(Corrupt::NoName);
        }
        Ok(State {
            setup,
            head: Head::default(),
            players: Vec::new(),
            field: None,
            seed: None,
            colour: None,
            rounds: Vec::new(),
            away: std::collections::BTreeMap::new(),
            carried: Vec::new(),
        })
    }

    pub(super) fn player_mut(&mut self, number: Number) -> Result<&mut Player, Corrupt> {
        let index = usize::from(number).checked_sub(1);
        index.and_then(|index| self.players.get_mut(index)).ok_or(Corrupt::Player(number))
    }

    fn round_mut(&mut self, round: u16) -> Result<&mut Round, Corrupt> {
        let index = usize::from(round).checked_sub(1);
        index.and_then(|index| self.rounds.get_mut(index)).ok_or(Corrupt::Round(round))
    }

    pub(super) fn board_mut(&mut self, round: u16, board: u16) -> Result<&mut Board, Corrupt> {
        let index = usize::from(board).checked_sub(1);
        let boards = &mut self.round_mut(round)?.boards;
        index.and_then(|index| boards.get_mut(index)).ok_or(Corrupt::Board(board))
    }

    /// A pair of two who are there, each once.
    fn paired(
        &mut self,
        round: u16,
        pairs: &[(Number, Number)],
        odd: Option<Number>,
        by_hand: Option<&String>,
    ) -> Result<(), Corrupt> {
        if usize::from(round) != self.rounds.len() + 1 || self.rounds.len() >= super::MOST_ROUNDS {
            return Err(Corrupt::Round(round));
        }
        let mut seen = std::collections::BTreeSet::new();
        for number in pairs.iter().flat_map(|&(white, black)| [white, black]).chain(odd) {
            if self.player(number).is_none() || !seen.insert(number) {
                return Err(Corrupt::Player(number));
            }
        }
        let tables = self.teams().map_or(0, |teams| usize::from(teams.boards));
        let boards = pairs
            .iter()
            .map(|&(white, black)| Board { tables: vec![None; tables], ..Board::new(white, black) })
            .collect();
        self.rounds.push(Round { boards, odd, by_hand: by_hand.cloned(), ..Round::default() });
        Ok(())
    }

    /// Gives the numbers: the player with the old number `order[i]` gets the number `i + 1`.
    fn numbered(&mut self, lots: &Lots, order: &[Number]) -> Result<(), Corrupt> {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        let all = (1..=Number::try_from(self.players.len()).unwrap_or(Number::MAX)).collect::<Vec<_>>();
        if sorted != all || !self.rounds.is_empty() {
            return Err(Corrupt::Order);
        }
        self.players = order.iter().filter_map(|&number| self.player(number).cloned()).collect();
        let new = |old: Number| (1..).zip(order).find(|(_, known)| **known == old).map_or(old, |(new, _)| new);
        self.away = self.away.iter().map(|(&(round, old), &bye)| ((round, new(old)), bye)).collect();
        for carried in &mut self.carried {
            (carried.white, carried.black) = (new(carried.white), new(carried.black));
        }
        self.field = Some(Number::try_from(self.present(1).count()).unwrap_or(Number::MAX));
        self.seed = match lots {
            Lots::Seed(seed) => Some(seed.clone()),
            Lots::Paper => None,
        };
        Ok(())
    }
}

/// Does what the event says.
pub(super) fn apply(state: &mut State, event: &Event) -> Result<(), Corrupt> {
    match event {
        Event::Opened(_) | Event::Record(_) => Ok(()),
        Event::Entry(event) => entry(state, event),
        Event::Round(event) => round(state, event),
        Event::Team(event) => state.apply_team(event),
    }
}

fn entry(state: &mut State, event: &EntryEvent) -> Result<(), Corrupt> {
    match event {
        EntryEvent::Entered { number, entry, .. } => {
            if usize::from(*number) != state.players.len() + 1 {
                return Err(Corrupt::Player(*number));
            }
            // Who comes after the first round was not there before.
            let before = state.rounds.len();
            let gone = if before > 0 { vec![(0, Some(before + 1))] } else { Vec::new() };
            state.players.push(Player { entry: entry.clone(), gone, ..Player::default() });
            if before == 0 {
                state.field = None;
            }
        }
        EntryEvent::Amended { number, entry, .. } => state.player_mut(*number)?.entry = entry.clone(),
        EntryEvent::Left { number, after, .. } => state.player_mut(*number)?.gone.push((usize::from(*after), None)),
        EntryEvent::Returned { number, from, .. } => {
            let player = state.player_mut(*number)?;
            let open = player.gone.last_mut().filter(|(_, back)| back.is_none());
            open.ok_or(Corrupt::Player(*number))?.1 = Some(usize::from(*from));
        }
        EntryEvent::Away { number, round, bye, .. } => {
            state.player_mut(*number)?;
            state.away.insert((usize::from(*round), *number), *bye);
        }
        EntryEvent::Present { number, round, .. } => {
            state.player_mut(*number)?;
            state.away.remove(&(usize::from(*round), *number));
        }
        EntryEvent::Carried { carried, .. } => state.carry(carried)?,
        EntryEvent::Numbered { lots, order, .. } => state.numbered(lots, order)?,
    }
    Ok(())
}

fn round(state: &mut State, event: &RoundEvent) -> Result<(), Corrupt> {
    match event {
        RoundEvent::Colour { first, .. } => state.colour = Some(*first),
        RoundEvent::Paired { round, pairs, odd, .. } => state.paired(*round, pairs, *odd, None)?,
        RoundEvent::PairedByHand { round, pairs, odd, reason, .. } => {
            state.paired(*round, pairs, *odd, Some(reason))?;
        }
        RoundEvent::Unpaired { round, .. } => {
            if usize::from(*round) != state.rounds.len() || *round == 0 {
                return Err(Corrupt::Round(*round));
            }
            state.rounds.pop();
            // Who left, came back or was entered while the round was paired counts as before it (R-5.4.10.2e).
            let (before, after) = (usize::from(*round) - 1, usize::from(*round));
            for (left, back) in state.players.iter_mut().flat_map(|player| &mut player.gone) {
                if *left == after {
                    *left = before;
                }
                if *back == Some(after + 1) {
                    *back = Some(after);
                }
            }
        }
        RoundEvent::Settled { play, lead, .. } => {
            (state.setup.regulation.play, state.setup.regulation.lead) = (play.clone(), *lead);
        }
        RoundEvent::Unplayed { how, .. } => state.setup.regulation.unplayed = *how,
        RoundEvent::Detailed { detail, text, .. } => {
            let setup = &mut state.setup;
            let place = match detail {
                Detail::Chief => &mut setup.officials.chief,
                Detail::Secretary => &mut setup.officials.secretary,
                Detail::Place => &mut setup.place,
                Detail::Dates => &mut setup.dates,
            };
            place.clone_from(text);
        }
        RoundEvent::Planned { rounds, .. } => match &mut state.setup.regulation.format {
            Format::Swiss { rounds: planned, .. } | Format::Match { games: planned } => *planned = *rounds,
            Format::RoundRobin { .. } | Format::Knockout { .. } | Format::Scheveningen | Format::Groups { .. } => {
                return Err(Corrupt::Round(*rounds));
            }
        },
        RoundEvent::Ordered { order, .. } => state.setup.regulation.order.clone_from(order),
        RoundEvent::Drawn { round, opening, .. } => {
            state.round_mut(*round)?.opening = Some(opening.as_ref().clone());
        }
        RoundEvent::Appointed { round, wall, .. } => state.round_mut(*round)?.appointed = Some(wall.clone()),
        RoundEvent::Started { round, wall, .. } => state.round_mut(*round)?.started = Some(wall.clone()),
        RoundEvent::Seated { round, board, file, .. } => {
            state.board_mut(*round, *board)?.file = Some(file.clone());
        }
        RoundEvent::Scored { round, board, score, .. } => {
            let board = state.board_mut(*round, *board)?;
            // A match as a whole ends so at each of its boards.
            for (table, place) in (1..).zip(&mut board.tables) {
                *place = score.map(|score| score.of_team(table));
            }
            board.score = *score;
            board.advances = None;
        }
        RoundEvent::Advanced { round, board, side, .. } => {
            let found = state.board_mut(*round, *board)?;
            if found.score.is_none() {
                return Err(Corrupt::Board(*board));
            }
            found.advances = Some(*side);
        }
    }
    Ok(())
}
