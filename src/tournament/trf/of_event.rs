//! An event that was run here, in this form.

use super::of_teams::named_teams;
use super::{Trf, TrfPerson};
use crate::crosstable::Number;
use crate::event::{Board, EventEntry, Score, Sex, State};

/// How many characters the columns of a player have.
const NAME: usize = 33;
const TITLE: usize = 3;
const FEDERATION: usize = 3;
const ID: usize = 11;
const BIRTH: usize = 10;
/// The highest rating that has room.
const MOST_RATING: u16 = 9999;

/// A result that the form has no letters for: half a point for one alone, or a game that both lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unwritable {
    pub round: u16,
    pub board: u16,
}

impl Trf {
    /// The event as it stands, and the numbers of those of whom something had no room: a longer name is cut, a longer title,
    /// federation, identity or birth is left out.
    ///
    /// # Errors
    /// [`Unwritable`] for the first result that would be read otherwise than it was.
    pub fn of(state: &State) -> Result<(Trf, Vec<Number>), Unwritable> {
        if state.teams().is_some() {
            return Trf::of_teams(state);
        }
        for (round, paired) in (1..).zip(state.rounds()) {
            let unknown = |board: &Board| matches!(board.score, Some(Score::Half(_) | Score::BothLost));
            if let Some((board, _)) = (1..).zip(&paired.boards).find(|(_, board)| unknown(board)) {
                return Err(Unwritable { round, board });
            }
        }
        let mut table = state.table();
        let standings = state.standings();
        let mut cut = Vec::new();
        let mut people = Vec::new();
        for (row, player) in table.rows.iter_mut().zip(state.players()) {
            let place = standings.places.iter().find(|standing| standing.number == row.number);
            let rank = place.and_then(|standing| u16::try_from(standing.place?).ok());
            let (name, person, is_whole) = person(&player.entry);
            if !is_whole {
                cut.push(row.number);
            }
            (row.name, row.rating) = (name, rating(&player.entry));
            people.push(TrfPerson { rank, ..person });
        }
        let records = heads(state).chain(named_teams(state)).collect();
        Ok((Trf { table, people, system: None, records, notes: Vec::new() }, cut))
    }

    /// Those who take part, as they would be entered here; who plays for a team is from it.
    pub fn entries(&self) -> impl Iterator<Item = (Number, EventEntry)> + '_ {
        let teams = self.teams();
        self.table.rows.iter().zip(&self.people).map(move |(row, person)| {
            let sex = match person.sex.as_str() {
                "m" => Some(Sex::Man),
                "w" | "f" => Some(Sex::Woman),
                _ => None,
            };
            let entry = EventEntry {
                name: row.name.clone(),
                sex,
                title: person.title.clone(),
                rating: row.rating,
                from: teams.get(&row.number).cloned().unwrap_or_else(|| person.federation.clone()),
                id: person.id.clone(),
                birth: person.birth.clone(),
                ..EventEntry::default()
            };
            (row.number, entry)
        })
    }
}

/// What is said of the whole.
pub(super) fn heads(state: &State) -> impl Iterator<Item = (String, String)> + '_ {
    let setup = state.setup();
    let records = [("012", &setup.name), ("022", &setup.place), ("102", &setup.officials.chief)];
    let records = records.into_iter().filter(|(_, text)| !text.is_empty());
    records.map(|(tag, text)| (tag.to_owned(), text.clone()))
}

/// A rating that has room.
pub(super) fn rating(entry: &EventEntry) -> Option<u16> {
    entry.rating.filter(|&rating| (1..=MOST_RATING).contains(&rating))
}

/// Name and person, and whether nothing was cut or left out.
pub(super) fn person(entry: &EventEntry) -> (String, TrfPerson, bool) {
    let fitting = |text: &str, most: usize| if text.chars().count() > most { String::new() } else { text.to_owned() };
    let name = entry.name.chars().take(NAME).collect::<String>().trim().to_owned();
    let sex = match entry.sex {
        Some(Sex::Man) => "m",
        Some(Sex::Woman) => "w",
        None => "",
    };
    let person = TrfPerson {
        sex: sex.to_owned(),
        title: fitting(&entry.title, TITLE),
        federation: fitting(&entry.from, FEDERATION),
        id: fitting(&entry.id, ID),
        birth: fitting(&entry.birth, BIRTH),
        ..TrfPerson::default()
    };
    let is_whole = is_whole(entry, &name, &person) && rating(entry) == entry.rating;
    (name, person, is_whole)
}

/// Whether nothing was cut or left out.
fn is_whole(entry: &EventEntry, name: &str, person: &TrfPerson) -> bool {
    let kept = [name, &person.title, &person.federation, &person.id, &person.birth];
    kept == [entry.name.as_str(), &entry.title, &entry.from, &entry.id, &entry.birth]
}
