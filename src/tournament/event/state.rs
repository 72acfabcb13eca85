use std::collections::BTreeMap;

use super::{Board, Carried, Format, Places, Player, Refusal, Round, Score, Setup, knockout};
use crate::crosstable::{Bye, Cell, Crosstable, Number, Points, Row, TeamMatch};
use crate::standings::{EventCourse, Standing, Standings};
use golos_ledger::Head;
use golos_rules::Side;

/// An event in operation: the fold of what happened in it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) head: Head,
    /// By number, from 1.
    pub(super) players: Vec<Player>,
    /// How many of them stand in the tables, once the numbers are drawn.
    pub(super) field: Option<Number>,
    /// What the numbers were drawn from, if the program drew them.
    pub(super) seed: Option<String>,
    /// The colour of the first board.
    pub(super) colour: Option<Side>,
    pub(super) rounds: Vec<Round>,
    /// Absences and byes that are known beforehand, by round and number.
    pub(super) away: BTreeMap<(usize, Number), Bye>,
    /// What earlier stages gave.
    pub(super) carried: Vec<Carried>,
}

/// Where an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Entries are taken.
    Entries,
    /// The numbers are drawn; no round is paired.
    Numbered,
    /// The last round has results to come.
    Playing { round: usize },
    /// All results of the last round are there; those of an earlier one may have been taken back.
    Between { round: usize },
    /// All rounds are played, and no result is missing.
    Over,
}

impl State {
    /// What was fixed beforehand.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The system.
    #[must_use]
    pub fn format(&self) -> Format {
        self.setup.regulation.format
    }

    /// The players by number, from 1.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player with this number.
    #[must_use]
    pub fn player(&self, number: Number) -> Option<&Player> {
        usize::from(number).checked_sub(1).and_then(|index| self.players.get(index))
    }

    /// The numbers of those who are there in a round, from 1.
    pub fn present(&self, round: usize) -> impl Iterator<Item = Number> {
        let there = (1..).zip(&self.players).filter(move |(_, player)| !player.is_gone(round));
        there.map(|(number, _)| number)
    }

    /// How many stand in the tables: those who were there when the numbers were drawn.
    #[must_use]
    pub fn field(&self) -> Number {
        let now = || Number::try_from(self.present(1).count()).unwrap_or(Number::MAX);
        self.field.unwrap_or_else(now)
    }

    /// The files of the boards of all rounds.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards.flat_map(|board| board.file.iter().chain(board.files.values())).map(String::as_str)
    }

    /// Whether a board of any round has this file.
    #[must_use]
    pub fn names(&self, file: &str) -> bool {
        self.files().map(str::to_lowercase).any(|known| known == file.to_lowercase())
    }

    /// Whether the numbers are drawn.
    #[must_use]
    pub fn is_numbered(&self) -> bool {
        self.field.is_some()
    }

    /// The rounds that were paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The lot for the first board.
    #[must_use]
    pub fn colour(&self) -> Option<Side> {
        self.colour
    }

    /// What the lots of the rounds are drawn from: the text of the numbers; where they were drawn on paper, the moment at
    /// which the event was opened.
    #[must_use]
    pub fn seed(&self) -> String {
        self.seed.clone().unwrap_or_else(|| self.setup.opened.clone())
    }

    /// The absence or bye of somebody in a round, from 1, if it is known.
    #[must_use]
    pub fn away(&self, round: usize, number: Number) -> Option<Bye> {
        self.away.get(&(round, number)).copied()
    }

    /// Where the event stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let round = self.rounds.len();
        let Some(last) = self.rounds.last() else {
            return if self.is_numbered() { Phase::Numbered } else { Phase::Entries };
        };
        if last.boards.iter().any(|board| board.score.is_none()) {
            return Phase::Playing { round };
        }
        let is_done = (round >= self.planned() || self.is_decided()) && self.open_boards().next().is_none();
        if self.undecided().is_none() && is_done { Phase::Over } else { Phase::Between { round } }
    }

    /// The boards without a result, by round and board, from 1.
    pub fn open_boards(&self) -> impl Iterator<Item = (u16, u16)> {
        (1..).zip(&self.rounds).flat_map(|(round, paired)| {
            let open = (1..).zip(&paired.boards).filter(|(_, board)| board.score.is_none());
            open.map(move |(board, _)| (round, board))
        })
    }

    /// Whether nobody in a knock-out has still somebody to meet: two who were to meet may both have stayed away.
    fn is_decided(&self) -> bool {
        let Format::Knockout { places } = self.format() else { return false };
        knockout::pairs(self.field(), places, &self.rounds).is_empty()
    }

    /// The first board of the last round of a knock-out whose meeting gave no winner.
    #[must_use]
    pub fn undecided(&self) -> Option<u16> {
        let Format::Knockout { .. } = self.format() else { return None };
        let boards = (1..).zip(&self.rounds.last()?.boards);
        let mut open = boards.filter(|(_, board)| {
            board.winner().is_none() && matches!(board.score, Some(Score::Drawn | Score::BothLost))
        });
        open.next().map(|(number, _)| number)
    }

    /// The table that pairings are made from.
    #[must_use]
    pub fn table(&self) -> Crosstable {
        let rows = (1..).zip(&self.players).map(|(number, player)| self.row(number, player)).collect();
        let mut table = Crosstable {
            scale: self.scale(),
            planned: Some(self.planned()),
            first: self.colour,
            rows,
            forbidden: Vec::new(),
            by_boards: self.by_boards(),
        };
        for (index, round) in self.rounds.iter().enumerate() {
            round.boards.iter().for_each(|board| self.put(&mut table, index, board));
            if let Some(odd) = round.odd {
                self.put_cell(&mut table, index, odd, Cell::Bye(Bye::Allocated), self.boards_of_bye(Bye::Allocated));
            }
        }
        table
    }

    /// Puts a meeting into a column of the table.
    pub(super) fn put(&self, table: &mut Crosstable, column: usize, board: &Board) {
        for side in Side::BOTH {
            self.put_cell(table, column, board.number(side), board.cell(side), self.boards_gave(board, side));
        }
    }

    fn put_cell(&self, table: &mut Crosstable, column: usize, number: Number, cell: Cell, boards: TeamMatch) {
        let by_boards = table.by_boards.is_some();
        let row = usize::from(number).checked_sub(1).and_then(|row| table.rows.get_mut(row));
        let Some(row) = row else { return };
        row.cells.resize(row.cells.len().max(column + 1), None);
        row.cells[column] = Some(cell);
        if self.teams().is_none() {
            return;
        }
        row.matches.resize(row.matches.len().max(column + 1), None);
        if by_boards {
            row.counted.resize(row.counted.len().max(column + 1), Points::ZERO);
            row.counted[column] = boards.own;
        }
        row.matches[column] = Some(boards);
    }

    /// A row with what is known of everybody beforehand: who is away.
    fn row(&self, number: Number, player: &Player) -> Row {
        let known = |round: usize| {
            let gone = player.is_gone(round).then_some(Bye::Zero);
            gone.or_else(|| self.away(round, number))
        };
        let byes: Vec<Option<Bye>> = (1..=self.rounds.len() + 1).map(known).collect();
        let boards = |bye: &Option<Bye>| bye.map(|bye| self.boards_of_bye(bye));
        let teams = self.teams().is_some();
        let matches: Vec<Option<TeamMatch>> = if teams { byes.iter().map(boards).collect() } else { Vec::new() };
        let of = |met: &Option<TeamMatch>| met.as_ref().map_or(Points::ZERO, |met| met.own);
        Row {
            number,
            name: player.entry.name.clone(),
            rating: self.rating(number),
            cells: byes.into_iter().map(|bye| bye.map(Cell::Bye)).collect(),
            virtual_points: Vec::new(),
            counted: self.by_boards().map_or_else(Vec::new, |_| matches.iter().map(of).collect()),
            matches,
        }
    }

    /// Who left, and whether everybody plays everybody.
    #[must_use]
    pub fn course(&self) -> EventCourse {
        let left = (1..).zip(&self.players).filter_map(|(number, player)| Some((number, player.left()?)));
        let annulled = (1..).zip(&self.players).filter(|(_, player)| player.annulled).map(|(number, _)| number);
        let annulled = self.teams().map(|_| annulled.collect());
        EventCourse { left: left.collect(), round_robin: self.format().is_round_robin(), annulled }
    }

    /// The places after the rounds that were played.
    #[must_use]
    pub fn standings(&self) -> Standings {
        let regulation = &self.setup.regulation;
        let table = self.whole_table();
        if let Format::Knockout { places } = regulation.format {
            let done = self.rounds.iter().take_while(|round| round.boards.iter().all(|board| board.score.is_some()));
            let done = &self.rounds[..done.count()];
            let points = |number: Number| {
                table.row(number).map_or(Points::ZERO, |row| row.points(&table.scale, self.rounds.len()))
            };
            let by_bracket = knockout::places(self.field(), places, done)
                .into_iter()
                .flat_map(|(place, numbers)| numbers.into_iter().map(move |number| (place, number)));
            let places = by_bracket.map(|(place, number)| Standing {
                place: Some(place),
                number,
                points: points(number),
                values: Vec::new(),
            });
            return Standings { order: Vec::new(), places: places.collect() };
        }
        if matches!(regulation.format, Format::Groups { .. }) {
            return self.in_groups(&table);
        }
        let mut standings = Standings::new(&table, &self.course(), regulation.readings(), &regulation.order);
        let unplaced = |number: Number| self.player(number).is_some_and(|player| player.entry.hors_concours);
        standings.leave_out(|number| unplaced(number) || !self.takes_part(number));
        standings.places.retain(|one| self.takes_part(one.number));
        standings
    }

    /// The board of a round that somebody sits at: its number from 1.
    #[must_use]
    pub fn board_of(&self, round: usize, number: Number) -> Option<u16> {
        let boards = &self.rounds.get(round.checked_sub(1)?)?.boards;
        (1..).zip(boards).find(|(_, board)| board.side(number).is_some()).map(|(index, _)| index)
    }

    /// Who takes part in a round and meets nobody in it, though he gets no plus and asked for no absence: the free one of a
    /// table, and who goes on in a knock-out without a game. Who is out of a knock-out is not meant.
    #[must_use]
    pub fn free(&self, round: usize) -> Vec<Number> {
        let Some(paired) = round.checked_sub(1).and_then(|index| self.rounds.get(index)) else { return Vec::new() };
        let before = self.rounds.get(..round.saturating_sub(1)).unwrap_or_default();
        let is_first = self.format() == (Format::Knockout { places: Places::First });
        let is_out = |number: Number| {
            let boards = before.iter().flat_map(|round| &round.boards);
            let mut own = boards.filter_map(|board| Some((board.side(number)?, board.winner())));
            is_first && own.any(|(side, winner)| winner != Some(side))
        };
        // Into a Swiss event players are entered after the numbers are drawn.
        let is_swiss = matches!(self.format(), Format::Swiss { .. });
        let waits = |&number: &Number| {
            (is_swiss || number <= self.field())
                && self.board_of(round, number).is_none()
                && paired.odd != Some(number)
                && self.away(round, number).is_none()
                && !is_out(number)
        };
        self.present(round).filter(waits).collect()
    }

    /// Whether somebody stayed away from a round in which others played: he asked for it, or had left. Who is free in it,
    /// or was not entered yet, did not.
    #[must_use]
    pub fn was_absent(&self, round: usize, number: Number) -> bool {
        self.away(round, number).is_some() || self.player(number).is_some_and(|player| player.is_gone(round))
    }

    /// Whether somebody takes part: who left before the first round does not.
    #[must_use]
    pub fn takes_part(&self, number: Number) -> bool {
        self.player(number).is_some_and(|player| player.left() != Some(0))
    }

    /// How many games somebody has played.
    #[must_use]
    pub fn played(&self, number: Number) -> usize {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        let own = boards.filter(|board| board.side(number).is_some());
        own.filter(|board| board.score.is_some_and(Score::is_played)).count()
    }

    /// How many games somebody has to play where all meet all.
    #[must_use]
    pub fn games_each(&self, number: Number) -> usize {
        let others = |size: usize, cycles: u16| usize::from(cycles) * size.saturating_sub(1);
        match self.format() {
            Format::RoundRobin { cycles } => others(usize::from(self.field()), cycles),
            Format::Groups { cycles, .. } => {
                let groups = self.groups();
                others(
                    groups.iter().find(|group| group.contains(&number)).map_or(0, |group| group.clone().count()),
                    cycles,
                )
            }
            Format::Swiss { .. } | Format::Knockout { .. } | Format::Scheveningen | Format::Match { .. } => {
                self.planned()
            }
        }
    }

    /// What is missing before the next round can be paired; nothing if it can.
    #[must_use]
    pub fn missing(&self) -> Vec<Refusal> {
        let mut found = Vec::new();
        if self.phase() == Phase::Over {
            return vec![Refusal::Over];
        }
        let (fewest, most) = self.format().field();
        if !(fewest..=most).contains(&self.field()) {
            found.push(Refusal::Field(self.format()));
        }
        if !self.is_numbered() {
            found.push(Refusal::NotNumbered);
        }
        found.extend(self.open_boards().map(|(round, board)| Refusal::Unfinished { round, board }));
        found.extend(self.undecided().map(Refusal::Undecided));
        found
    }
}
