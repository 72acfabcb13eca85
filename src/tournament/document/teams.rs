//! The papers of teams: a match, a round of matches, and the count of teams in an event of players.

use super::{
    Column, Document, Fact, MeetingOutcome, NoDocument, Note, Sign, Table, Title, Value, given, head, officials,
    rating, text,
};
use crate::crosstable::{Fraction, Number, Points};
use crate::event::{Board, Player, Round, Score, State};
use crate::standings::{Standing, Standings};
use golos_rules::Side;

/// The round that is meant, and its number.
fn paired(state: &State, round: Option<u16>) -> Result<(u16, &Round), NoDocument> {
    if state.teams().is_none() {
        return Err(NoDocument::NoTeams);
    }
    let last = u16::try_from(state.rounds().len()).unwrap_or(u16::MAX);
    let number = round.unwrap_or(last);
    let found = usize::from(number).checked_sub(1).and_then(|index| state.rounds().get(index));
    let none = if last == 0 { NoDocument::NoRound } else { NoDocument::Round(number) };
    found.map(|found| (number, found)).ok_or(none)
}

fn round_facts(state: &State, number: u16, round: &Round, group: Value) -> Vec<(Fact, Value)> {
    let mut facts = head(state);
    facts.extend([
        (Fact::Protocol, Value::Blank),
        (Fact::Date, given(super::rounds::day(round))),
        (Fact::Round, Value::Number(number.into())),
        (Fact::Group, group),
    ]);
    facts
}

/// What a score is for both teams, by the scale of the games.
fn both(state: &State, score: Option<Score>) -> Value {
    let scale = state.setup().regulation.scale;
    let of = |side| {
        score.map_or(MeetingOutcome::Open, |score| {
            let cell = Board { score: Some(score), ..Board::new(1, 2) }.cell(side);
            super::tables::outcome(&scale, cell)
        })
    };
    Value::Versus(of(Side::White), of(Side::Black))
}

/// What the boards of a match gave both teams so far.
fn sums(state: &State, board: &Board) -> Value {
    let scale = &state.setup().regulation.scale;
    let is_missed = board.score.is_some_and(|score| !score.is_played());
    if is_missed || board.tables.iter().all(Option::is_none) {
        return both(state, board.score);
    }
    let of = |side| MeetingOutcome::Scored(board.sum(side, scale));
    Value::Versus(of(Side::White), of(Side::Black))
}

/// The protocol of a match (R-App7a, CH-F1): who played on each board, for whom it ended, who signs.
pub(super) fn protocol(state: &State, round: Option<u16>, number: u16) -> Result<Document, NoDocument> {
    let (index, paired) = paired(state, round)?;
    let board = usize::from(number).checked_sub(1).and_then(|at| paired.boards.get(at));
    let board = board.ok_or(NoDocument::Match(number))?;
    let who = |table: u16, team: Side| {
        state.at_table(index.into(), number, table, team).map_or(Value::Empty, |entry| text(&entry.name))
    };
    let row = |(table, score): (u16, &Option<Score>)| {
        let result = both(state, score.map(|score| score.of_team(table)));
        vec![Value::Number(table.into()), who(table, Side::White), who(table, Side::Black), result]
    };
    let columns = vec![Column::BoardNumber, Column::TeamOf(board.white), Column::TeamOf(board.black), Column::Result];
    let rows = (1..).zip(&board.tables).map(row).collect();
    let group = if state.groups().len() > 1 {
        Value::Number(u32::try_from(state.group_of(board.white) + 1).unwrap_or(u32::MAX))
    } else {
        Value::Blank
    };
    let favour = board.winner().and_then(|side| state.player(board.number(side)));
    let mut facts = round_facts(state, index, paired, group);
    facts.extend([
        (Fact::Final, sums(state, board)),
        (Fact::InFavour, favour.map_or(Value::Blank, |team| text(&team.entry.name))),
    ]);
    let captain = |number: Number| {
        Sign::Captain(number, state.player(number).map(|team| team.captain.clone()).unwrap_or_default())
    };
    let mut signs = vec![captain(board.white), captain(board.black), Sign::Referee];
    signs.extend(officials(state));
    let notes = vec![Note::Boards, Note::Signs];
    let title = Title::Match(number);
    Ok(Document { title, facts, tables: vec![Table { title, columns, rows, named: 0 }], notes, signs })
}

/// The matches of a round (R-App7b, CH-F2).
pub(super) fn summary(state: &State, round: Option<u16>) -> Result<Document, NoDocument> {
    let (number, paired) = paired(state, round)?;
    let name = |number: Number| state.player(number).map_or(Value::Empty, |team| text(&team.entry.name));
    let row = |(index, board): (u32, &Board)| {
        vec![Value::Number(index), name(board.white), sums(state, board), name(board.black)]
    };
    let columns = vec![Column::Number, Column::Team(Side::White), Column::Result, Column::Team(Side::Black)];
    let rows = (1..).zip(&paired.boards).map(row).collect();
    let notes = paired.odd.map(Note::PairingBye).into_iter().chain(paired.by_hand.clone().map(Note::ByHand));
    let title = Title::Matches(number);
    Ok(Document {
        title,
        facts: round_facts(state, number, paired, Value::Blank),
        tables: vec![Table { title, columns, rows, named: 0 }],
        notes: notes.collect(),
        signs: officials(state),
    })
}

/// A player who counts for his team.
struct Counted<'a> {
    number: Number,
    player: &'a Player,
    points: Points,
    /// Those who share a place have the mean of it and the next ones; none out of competition.
    place: Option<Fraction>,
    counts: bool,
}

/// A team by the results of its players.
struct Team<'a> {
    name: &'a str,
    members: Vec<Counted<'a>>,
    points: Points,
    places: Fraction,
}

/// The count of teams (R-App11): the sum of the points of so many best of a team, where they are level the smaller
/// sum of their places.
pub(super) fn count(state: &State, best: Option<u16>) -> Result<Document, NoDocument> {
    if state.teams().is_some() {
        return Err(NoDocument::Teams);
    }
    let teams = counted(state, best);
    let columns = vec![
        Column::Place,
        Column::TeamName,
        Column::Name,
        Column::Grade,
        Column::Rating,
        Column::Points,
        Column::SumOfPoints,
        Column::SumOfPlaces,
        Column::Note,
    ];
    let mut rows = Vec::new();
    for (index, team) in teams.iter().enumerate() {
        let level = |other: &&Team<'_>| (other.points, &other.places) == (team.points, &team.places);
        let first = teams.iter().position(|other| level(&other)).unwrap_or(index);
        for member in &team.members {
            let entry = &member.player.entry;
            rows.push(vec![
                super::count(first + 1),
                text(team.name),
                text(&entry.name),
                text(&entry.title),
                rating(entry.rating),
                Value::Points(member.points),
                Value::Points(team.points),
                Value::Sum(team.places.clone()),
                if member.counts { Value::Empty } else { Value::Uncounted },
            ]);
        }
    }
    let mut facts = head(state);
    facts.extend(best.map(|best| (Fact::Best, Value::Number(best.into()))));
    let title = Title::TeamCount;
    let tables = vec![Table { title, columns, rows, named: 2 }];
    Ok(Document { title, facts, tables, notes: vec![Note::TeamCount], signs: officials(state) })
}

fn counted(state: &State, best: Option<u16>) -> Vec<Team<'_>> {
    let standings = state.standings();
    let mut teams: Vec<Team<'_>> = Vec::new();
    for standing in &standings.places {
        let Some(player) = state.player(standing.number).filter(|player| !player.entry.from.is_empty()) else {
            continue;
        };
        let member = Counted {
            number: standing.number,
            player,
            points: standing.points,
            place: shared(&standings, standing),
            counts: false,
        };
        match teams.iter_mut().find(|team| team.name == player.entry.from) {
            Some(team) => team.members.push(member),
            None => {
                let (points, places) = (Points::ZERO, Fraction::from_integer(0.into()));
                teams.push(Team { name: &player.entry.from, members: vec![member], points, places });
            }
        }
    }
    for team in &mut teams {
        // The best by their points, and of those who are level the better placed.
        team.members.sort_by(|one, two| {
            let by_place = one.place.is_none().cmp(&two.place.is_none()).then_with(|| one.place.cmp(&two.place));
            two.points.cmp(&one.points).then(by_place).then(one.number.cmp(&two.number))
        });
        let placed = team.members.iter_mut().filter(|member| member.place.is_some());
        for member in placed.take(best.map_or(usize::MAX, usize::from)) {
            member.counts = true;
            team.points += member.points;
            team.places += member.place.clone().unwrap_or_else(|| Fraction::from_integer(0.into()));
        }
    }
    teams.sort_by(|one, two| {
        two.points.cmp(&one.points).then_with(|| one.places.cmp(&two.places)).then(one.name.cmp(two.name))
    });
    teams
}

fn shared(standings: &Standings, standing: &Standing) -> Option<Fraction> {
    let place = standing.place?;
    let level = standings.places.iter().filter(|other| other.place == Some(place)).count();
    Some(Fraction::new((2 * place + level - 1).into(), 2.into()))
}
