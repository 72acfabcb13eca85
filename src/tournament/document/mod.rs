//! The papers of an event in the forms of the appendices, from its state alone and free of any language: what stands in
//! which column, and who signs. Pure.
//!
//! | document | form |
//! |---|---|
//! | [`DocumentRequest::EntryList`] | U-II.5, U-II.6: what is known of everybody |
//! | [`DocumentRequest::EntryForm`] | R-App4: the final entry, what the record does not hold is left to be filled in by hand |
//! | [`DocumentRequest::Round`] | R-App6: pairs and results (R-14.1.1) |
//! | [`DocumentRequest::Crosstable`] | R-App9: a column an opponent (R-14.1.3) |
//! | [`DocumentRequest::SwissTable`] | R-App10: a column a round (R-14.1.3) |
//! | [`DocumentRequest::Card`] | R-App8: a round a line (R-14.1.2) |
//! | [`DocumentRequest::EntryDraft`] | R-App3, CH-F3: the preliminary entry |
//! | [`DocumentRequest::Match`] | R-App7a, CH-F1: the boards of a match of teams |
//! | [`DocumentRequest::Matches`] | R-App7b, CH-F2: the matches of a round |
//! | [`DocumentRequest::TeamCount`] | R-App11: the count of teams in an event of players (R-14.1.4, R-1.3) |
//! | [`DocumentRequest::Report`] | R-14.2, U-V.18.8.6: the report of the chief referee |

mod people;
mod rounds;
mod tables;
mod teams;

use super::crosstable::{Fraction, Number, Points};
use super::event::{Format, Score, Sex, State};
use super::standings::{Criterion, Value as Coefficient};
use golos_people::Needs;
use golos_rules::Side;

/// The most players of a crosstable: its columns are to stand on a page.
pub const MOST_OPPONENTS: usize = 32;

/// Which document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentRequest {
    EntryList,
    EntryForm,
    /// The protocol of a round, from 1; none: the last that was paired.
    Round(Option<u16>),
    Crosstable,
    SwissTable,
    Card(Number),
    Report,
    /// The protocol of a match of teams; no round: the last that was paired.
    Match {
        round: Option<u16>,
        number: u16,
    },
    /// The matches of a round.
    Matches(Option<u16>),
    /// The count of teams in an event of players, by the results of so many of each; none: of all.
    TeamCount(Option<u16>),
    /// The preliminary entry.
    EntryDraft,
}

/// Why there is no such document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDocument {
    /// No round is paired.
    NoRound,
    /// The round is not paired.
    Round(u16),
    Player(Number),
    /// The round has no such match.
    Match(u16),
    /// Players meet, and not teams; or the other way.
    NoTeams,
    Teams,
    /// More players than a crosstable has columns.
    Wide(usize),
}

/// A document.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    pub title: Title,
    pub facts: Vec<(Fact, Value)>,
    pub tables: Vec<Table>,
    pub notes: Vec<Note>,
    pub signs: Vec<Sign>,
}

/// What a document or one of its tables is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    EntryList,
    EntryForm,
    Round(u16),
    Crosstable,
    SwissTable,
    Card(Number),
    Report,
    /// The places, in the report.
    Places,
    EntryDraft,
    Match(u16),
    Matches(u16),
    TeamCount,
    /// Those who play for a team.
    Team(Number),
}

/// What is said of the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    Event,
    Place,
    Dates,
    /// The day on which a round was played.
    Date,
    Protocol,
    Round,
    Player,
    Grade,
    Region,
    Rating,
    System,
    Rounds,
    /// What a win, a draw, a loss count.
    Scale,
    /// How many games a micro-match has.
    Games,
    /// By what places are made.
    Order,
    Players,
    Teams,
    Played,
    WonByWhite,
    WonByBlack,
    Drawn,
    /// Meetings that were not played because somebody was absent.
    Absences,
    Organisation,
    Discipline,
    Group,
    /// How many are admitted; left empty.
    Admitted,
    /// The final result of a match.
    Final,
    InFavour,
    /// How many of a team count.
    Best,
}

/// A table: its columns, and one of them names the row.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub title: Title,
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Value>>,
    /// Which column, from 0, names the row.
    pub named: usize,
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Number,
    Board,
    Place,
    Name,
    Grade,
    Rating,
    Organisation,
    Sex,
    Birth,
    Id,
    Class,
    Assistants,
    /// Where somebody lives; left empty.
    Address,
    /// Left empty, as are the next two.
    Passport,
    Coach,
    Doctor,
    Side(Side),
    ResultOf(Side),
    /// The number of the round.
    RoundNumber,
    Round(u16),
    Opponent,
    Against(Number),
    Colour,
    Result,
    Total,
    Points,
    Coefficient(Criterion),
    Discipline,
    /// The number of a board.
    BoardNumber,
    /// Those of a team in a match.
    TeamOf(Number),
    /// The team with White at board 1, and the other.
    Team(Side),
    TeamName,
    SumOfPoints,
    SumOfPlaces,
    Note,
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Empty,
    /// To be written by hand.
    Blank,
    Text(String),
    Texts(Vec<String>),
    Number(u32),
    Points(Points),
    Coefficient(Coefficient),
    Needs {
        needs: Needs,
        hors_concours: bool,
    },
    Sex(Option<Sex>),
    Colour(Side),
    Format(Format),
    Order(Vec<Criterion>),
    /// A win, a draw, a loss.
    Scale(Points, Points, Points),
    /// One's own place in a crosstable.
    Oneself,
    Outcomes(Vec<MeetingOutcome>),
    /// What both sides of a meeting have.
    Versus(MeetingOutcome, MeetingOutcome),
    /// A sum of places.
    Sum(Fraction),
    /// Does not count for the team.
    Uncounted,
    Encounter {
        opponent: Number,
        colour: Option<Side>,
        outcome: MeetingOutcome,
    },
}

/// What a meeting, or none, was for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeetingOutcome {
    Scored(Points),
    Plus,
    Minus,
    /// Without a result yet.
    Open,
}

/// What stands below the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Has no opponent, and a plus.
    PairingBye(Number),
    /// Is not paired.
    Away(Vec<Number>),
    /// Why the pairs are not those of the system.
    ByHand(String),
    /// How a cell of a Swiss table is read.
    Cells,
    /// What plus and minus are.
    Signs,
    /// Plays, and gets no place (U-II.3).
    HorsConcours(Vec<Number>),
    /// A meeting of an earlier stage that counts: White, Black and how it ended (R-1.4d).
    Carried(Number, Number, Score),
    /// Has left.
    Left(Vec<Number>),
    /// The boards of a round that have no result yet: the places are not final.
    Missing(u16, Vec<u16>),
    /// Who has which colour at the boards of a match.
    Boards,
    /// How teams are counted.
    TeamCount,
}

/// Whoever signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    Chief(String),
    Secretary(String),
    Representative,
    Captain(Number, String),
    /// Of the match.
    Referee,
    Federation,
    Authority,
    Doctor,
}

impl Document {
    /// The document as the event stands.
    ///
    /// # Errors
    /// [`NoDocument`] if the event does not have what it is about.
    pub fn of(state: &State, wanted: DocumentRequest) -> Result<Document, NoDocument> {
        match wanted {
            DocumentRequest::EntryList => Ok(people::list(state)),
            DocumentRequest::EntryForm => Ok(people::form(state)),
            DocumentRequest::Round(round) if state.teams().is_some() => teams::summary(state, round),
            DocumentRequest::Round(round) => rounds::protocol(state, round),
            DocumentRequest::Card(number) => rounds::card(state, number),
            DocumentRequest::Crosstable => tables::crosstable(state),
            DocumentRequest::SwissTable => Ok(tables::swiss(state)),
            DocumentRequest::Report => Ok(tables::report(state)),
            DocumentRequest::Match { round, number } => teams::protocol(state, round, number),
            DocumentRequest::Matches(round) => teams::summary(state, round),
            DocumentRequest::TeamCount(best) => teams::count(state, best),
            DocumentRequest::EntryDraft => Ok(people::draft(state)),
        }
    }
}

/// The event, and where and when it is held.
fn head(state: &State) -> Vec<(Fact, Value)> {
    let setup = state.setup();
    vec![(Fact::Event, text(&setup.name)), (Fact::Place, given(&setup.place)), (Fact::Dates, given(&setup.dates))]
}

/// The chief referee and the chief secretary.
fn officials(state: &State) -> Vec<Sign> {
    let officials = &state.setup().officials;
    vec![Sign::Chief(officials.chief.clone()), Sign::Secretary(officials.secretary.clone())]
}

fn text(text: &str) -> Value {
    if text.is_empty() { Value::Empty } else { Value::Text(text.to_owned()) }
}

/// What is to be written by hand if it is not known.
fn given(known: &str) -> Value {
    if known.is_empty() { Value::Blank } else { Value::Text(known.to_owned()) }
}

fn count(number: usize) -> Value {
    Value::Number(u32::try_from(number).unwrap_or(u32::MAX))
}

fn rating(rating: Option<u16>) -> Value {
    rating.map_or(Value::Empty, |rating| Value::Number(rating.into()))
}
