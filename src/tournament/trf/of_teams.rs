//! An event of teams in the exchange form: those who play at its boards as players, and who plays for whom (013, 310).

use std::collections::BTreeMap;

use super::Trf;
use super::of_event::{Unwritable, heads, person, rating};
use crate::crosstable::{Bye, Cell, Crosstable, Number, Points, Row, Scale};
use crate::event::{Board, Format, Score, State, turned};
use golos_rules::Side;

/// How many characters the name of a team has.
const NAME: usize = 32;
/// In a record 310, behind the tag: how many columns its number has, and where the players begin.
const NUMBER: usize = 4;
const PLAYERS: usize = 69;

impl Trf {
    /// The games of all boards: players are numbered team by team. The numbers of those of whom something had no room stand
    /// beside it.
    ///
    /// # Errors
    /// [`Unwritable`] for the first result that would be read otherwise than it was.
    pub(super) fn of_teams(state: &State) -> Result<(Trf, Vec<Number>), Unwritable> {
        let mut table = Crosstable {
            scale: state.setup().regulation.scale,
            planned: Some(state.planned()),
            first: state.colour(),
            ..Crosstable::default()
        };
        let (mut people, mut cut) = (Vec::new(), Vec::new());
        for (team, player) in (1..).zip(state.players()) {
            for (member, entry) in (1..).zip(&player.squad) {
                let number = number(state, team, member);
                let (name, person, is_whole) = person(entry);
                if !is_whole {
                    cut.push(number);
                }
                table.rows.push(Row { number, name, rating: rating(entry), ..Row::default() });
                people.push(person);
            }
        }
        for round in 1..=state.rounds().len() {
            boards(state, round, &mut table)?;
        }
        let mut records: Vec<(String, String)> = heads(state).collect();
        records.push(("082".to_owned(), state.players().len().to_string()));
        records.push(("352".to_owned(), colours(state)));
        records.extend((1..).zip(state.players()).map(|(team, _)| ("013".to_owned(), registered(state, team))));
        records.extend(with_points(state));
        Ok((Trf { table, people, records, ..Trf::default() }, cut))
    }
}

impl Trf {
    /// For which team each number plays, by the records of teams.
    pub(super) fn teams(&self) -> BTreeMap<Number, String> {
        let mut teams = BTreeMap::new();
        for (tag, text) in &self.records {
            let (from, players) = match tag.as_str() {
                "013" => (0, NAME),
                "310" => (NUMBER, PLAYERS),
                _ => continue,
            };
            let letters: Vec<char> = text.chars().collect();
            let name: String = letters.iter().skip(from).take(NAME).collect();
            let numbers: String = letters.iter().skip(players).collect();
            let numbers = numbers.split_whitespace().filter_map(|number| number.parse::<Number>().ok());
            teams.extend(numbers.map(|number| (number, name.trim().to_owned())));
        }
        teams
    }
}

/// The two teams of a Scheveningen event (013), whose players stand as such.
pub(super) fn named_teams(state: &State) -> Vec<(String, String)> {
    if state.format() != Format::Scheveningen {
        return Vec::new();
    }
    let mut teams: Vec<(&str, Vec<Number>)> = Vec::new();
    for (number, player) in (1..).zip(state.players()) {
        match teams.iter_mut().find(|(name, _)| *name == player.entry.from) {
            Some((_, numbers)) => numbers.push(number),
            None => teams.push((&player.entry.from, vec![number])),
        }
    }
    teams
        .into_iter()
        .map(|(name, numbers)| ("013".to_owned(), format!("{}{}", named(name), listed(&numbers))))
        .collect()
}

/// The number of a member of a team, among all.
fn number(state: &State, team: Number, member: u16) -> Number {
    let before = usize::from(team).saturating_sub(1);
    let before: usize = state.players().iter().take(before).map(|player| player.squad.len()).sum();
    Number::try_from(before).unwrap_or(Number::MAX).saturating_add(member)
}

/// What happened at the boards of a round.
fn boards(state: &State, round: usize, table: &mut Crosstable) -> Result<(), Unwritable> {
    let Some(paired) = state.rounds().get(round - 1) else { return Ok(()) };
    let mut put = |number: Number, cell: Option<Cell>| {
        let Some(row) = usize::from(number).checked_sub(1).and_then(|index| table.rows.get_mut(index)) else { return };
        row.cells.resize(row.cells.len().max(round), None);
        row.cells[round - 1] = cell;
    };
    let there = |team: Number| -> Vec<Option<Number>> {
        let members = state.lineup(round, team).into_iter();
        members.map(|member| member.map(|member| number(state, team, member))).collect()
    };
    for (index, board) in (1..).zip(&paired.boards) {
        let (white, black) = (there(board.white), there(board.black));
        for (at, score) in board.tables.iter().enumerate() {
            if matches!(score, Some(Score::Half(_) | Score::BothLost)) {
                return Err(Unwritable { round: u16::try_from(round).unwrap_or(u16::MAX), board: index });
            }
            let place = u16::try_from(at + 1).unwrap_or(u16::MAX);
            let of = |side: Side| {
                let team = if turned(side, place) == Side::White { &white } else { &black };
                team.get(at).copied().flatten()
            };
            let met = Board { score: *score, ..Board::new(of(Side::White).unwrap_or(0), of(Side::Black).unwrap_or(0)) };
            for side in Side::BOTH {
                if let Some(own) = of(side) {
                    let cell = met.cell(side);
                    put(own, if of(side.other()).is_some() { Some(cell) } else { alone(cell) });
                }
            }
        }
    }
    for own in paired.odd.map(there).into_iter().flatten().flatten() {
        put(own, Some(Cell::Bye(Bye::Full)));
    }
    Ok(())
}

/// What somebody has whose opponent did not come, where no opponent is named.
fn alone(cell: Cell) -> Option<Cell> {
    match cell {
        Cell::Forfeit { won, .. } => Some(Cell::Bye(if won { Bye::Full } else { Bye::Zero })),
        Cell::Game { .. } | Cell::Open { .. } | Cell::Bye(_) => None,
    }
}

/// The colours of the team that has White at board 1.
fn colours(state: &State) -> String {
    let boards = state.teams().map_or(0, |teams| teams.boards);
    (1..=boards).map(|board| if turned(Side::White, board) == Side::White { 'W' } else { 'B' }).collect()
}

fn named(name: &str) -> String {
    format!("{:<NAME$}", name.chars().take(NAME).collect::<String>())
}

fn listed(numbers: &[Number]) -> String {
    numbers.iter().map(|number| format!("{number:>4}")).collect::<Vec<_>>().join(" ")
}

fn squad(state: &State, team: Number) -> Vec<Number> {
    let members = u16::try_from(state.squad(team).len()).unwrap_or(u16::MAX);
    (1..=members).map(|member| number(state, team, member)).collect()
}

fn name(state: &State, team: Number) -> String {
    named(state.player(team).map_or("", |player| &player.entry.name))
}

/// Columns 5 and further of a record 013.
fn registered(state: &State, team: Number) -> String {
    format!("{}{}", name(state, team), listed(&squad(state, team)))
}

/// The records 310: number, name, strength, points of matches and of boards, place, players.
fn with_points(state: &State) -> Vec<(String, String)> {
    let (table, places) = (state.table(), state.standings().places);
    let record = |row: &Row| {
        let team = row.number;
        let matches: Points = row.cells.iter().flatten().map(|cell| Scale::TWO.points(*cell)).sum();
        let boards: Points = row.matches.iter().flatten().map(|met| met.own).sum();
        let place = places.iter().find(|place| place.number == team).and_then(|place| place.place);
        let place = place.map_or_else(String::new, |place| place.to_string());
        let strength = state.rating(team).map_or_else(String::new, |rating| rating.to_string());
        let text = format!(
            "{team:>3} {} {:<5} {strength:>6} {matches:>6} {boards:>6} {place:>3}  {}",
            name(state, team),
            "",
            listed(&squad(state, team)),
        );
        ("310".to_owned(), text)
    };
    table.rows.iter().map(record).collect()
}
