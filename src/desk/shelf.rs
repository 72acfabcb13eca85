//! The games that are kept: who played what, when, and how it stands; and what is done with a game as a whole.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Datelike, FixedOffset};

use super::archive;
use super::{Archive, Config, trouble};
use golos_game::{Discipline, Outcome, Phase, Setup, State};
use golos_journal as journal;
use golos_table::TableError;
use golos_tournament::micro_match::{Event as MatchEvent, Setup as MatchSetup};
use golos_wording::{Sentence, Slot, day_of_month, game, message, text_key};

/// A game or a micro-match that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    pub path: PathBuf,
    /// Who play, White or A first; empty where somebody is nameless.
    pub players: [String; 2],
    game: Option<Discipline>,
    opened: Option<DateTime<FixedOffset>>,
    stands: Stands,
    /// Whether it is a game of a micro-match, and goes with it.
    pub is_of_match: bool,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    /// Nothing was played yet.
    New,
    /// So many half-moves were made.
    Goes(usize),
    Adjourned,
    Over(Outcome),
    Match,
    MatchOver,
    Unreadable,
}

/// Why something was not done with a game that is kept.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    /// A program has it open.
    #[error("another program has it open")]
    InUse,
    /// There is something of that name.
    #[error("there is a file of that name: {0}")]
    Taken(String),
    /// As it is told.
    #[error("it cannot be done")]
    Told(Box<Sentence>),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl NotDone {
    /// The same in words.
    #[must_use]
    pub fn sentence(self, path: &Path) -> Sentence {
        let name = || Slot::Text(archive::name(path));
        match self {
            NotDone::InUse => message::file_in_use(name()),
            NotDone::Taken(name) => message::refuse_name_taken(Slot::Text(name)),
            NotDone::Told(sentence) => *sentence,
            NotDone::Io(error) if error.kind() == io::ErrorKind::WouldBlock => message::file_in_use(name()),
            NotDone::Io(error) => trouble(&TableError::Write(error)),
        }
    }
}

impl Saved {
    fn read(archive: &dyn Archive, path: PathBuf) -> Saved {
        let bytes = archive.read(&path).unwrap_or_default();
        if journal::is_match(&bytes) {
            return of_match(path, &bytes);
        }
        let replayed = journal::replay(&journal::read(&bytes).records);
        let Ok(state) = replayed.map(|replayed| replayed.state) else {
            let players = [String::new(), String::new()];
            let stands = Stands::Unreadable;
            return Saved { path, players, game: None, opened: None, stands, is_of_match: false };
        };
        let Setup { players, rules, opened, .. } = state.setup();
        Saved {
            path,
            players: [players.white.clone(), players.black.clone()],
            game: Some(Discipline::of(rules)),
            opened: DateTime::parse_from_rfc3339(opened).ok(),
            stands: stands(&state),
            is_of_match: false,
        }
    }

    /// Whether it goes on.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        !matches!(self.stands, Stands::Over(_) | Stands::MatchOver) && !self.is_of_match
    }

    /// Whether it is a micro-match.
    #[must_use]
    pub fn is_match(&self) -> bool {
        matches!(self.stands, Stands::Match | Stands::MatchOver)
    }

    /// Who plays what, how it stands, and the day; the name, if somebody has given it one. `with_hour`, `with_year`: these as
    /// well.
    #[must_use]
    pub fn line(&self, with_hour: bool, with_year: bool) -> Sentence {
        let name = |name: &String| match name.as_str() {
            "" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
            name => Slot::Text(name.to_owned()),
        };
        let game = self.game.map_or_else(|| text_key::SAVED_UNKNOWN.to_owned(), game);
        let nobody = self.players.iter().all(String::is_empty);
        let (game, [white, black]) = (Slot::Phrase(game), &self.players);
        let line = match nobody {
            true => message::saved_game_nameless(game, self.stands.sentence()),
            false => message::saved_game(name(white), name(black), game, self.stands.sentence()),
        };
        let line = match self.opened.filter(|_| self.stands != Stands::Unreadable) {
            Some(opened) => {
                let day = day_of_month(opened.month(), opened.day());
                let year = u32::try_from(opened.year()).ok().filter(|_| with_year);
                let day = year.map_or(day.clone(), |year| message::letters_date(day, year));
                let line = message::saved_day(line, day);
                let hour = opened.format("%H:%M").to_string();
                if with_hour { message::saved_hour(line, Slot::Text(hour)) } else { line }
            }
            None => line,
        };
        if is_dated(&self.path) && self.stands != Stands::Unreadable {
            return line;
        }
        message::saved_named(Slot::Text(archive::name(&self.path)), line)
    }

    /// Whether somebody of it is called so, or begins so, or the file does; small and capital letters are one.
    #[must_use]
    pub fn is_called(&self, text: &str) -> bool {
        let text = text.trim().to_lowercase();
        let names = self.players.iter().cloned().chain([archive::name(&self.path)]);
        !text.is_empty() && names.into_iter().any(|name| name.to_lowercase().starts_with(&text))
    }
}

impl Stands {
    fn sentence(self) -> Sentence {
        match self {
            Stands::New => message::saved_new(),
            Stands::Goes(plies) => message::saved_goes(u32::try_from(plies).unwrap_or(u32::MAX)),
            Stands::Adjourned => message::saved_adjourned(),
            Stands::Over(Outcome::Win(side)) => message::saved_won(side),
            Stands::Over(Outcome::Draw) => message::saved_drawn(),
            Stands::Over(Outcome::Half(_) | Outcome::BothLost) => message::saved_over(),
            Stands::MatchOver => message::saved_match_over(),
            Stands::Match => message::saved_match(),
            Stands::Unreadable => message::saved_unreadable(),
        }
    }
}

fn stands(state: &State) -> Stands {
    match (state.verdict(), state.phase()) {
        (Some(verdict), _) => Stands::Over(verdict.outcome),
        (None, _) if state.sealed_by().is_some() => Stands::Adjourned,
        (None, Phase::Ready) if state.half_moves_made() == 0 => Stands::New,
        (None, _) => Stands::Goes(state.half_moves_made()),
    }
}

fn of_match(path: PathBuf, bytes: &[u8]) -> Saved {
    let log = journal::read_match(bytes);
    let is_over = log.records.iter().any(|record| matches!(record.event, MatchEvent::Ended { .. }));
    let setup = log.records.into_iter().find_map(|record| match record.recorded.event {
        MatchEvent::Opened(setup) => Some(setup),
        _ => None,
    });
    let (players, game, opened) = setup.map_or_else(Default::default, |setup| {
        let MatchSetup { players, rules, opened, .. } = *setup;
        ([players.a, players.b], Some(Discipline::of(&rules)), DateTime::parse_from_rfc3339(&opened).ok())
    });
    let stands = if is_over { Stands::MatchOver } else { Stands::Match };
    Saved { path, players, game, opened, stands, is_of_match: false }
}

/// Whether the name is the one that a new journal gets: the day, the hour and the players.
fn is_dated(path: &Path) -> bool {
    let name = archive::name(path);
    let form = "0000-00-00_0000_";
    name.len() > form.len()
        && form
            .bytes()
            .zip(name.bytes())
            .all(|(form, sign)| if form == b'0' { sign.is_ascii_digit() } else { form == sign })
}

/// The games and micro-matches of the folder, the newest first: each once, where it goes on.
#[must_use]
pub fn saved(config: &Config) -> Vec<Saved> {
    let files = config.folder.as_deref().map(|folder| config.archive.journals(folder)).unwrap_or_default();
    let games = archive::games_of_matches(config, &files);
    let own = files.into_iter().filter(|path| !archive::is_event(path) && archive::is_record(config, path));
    let read = |path: PathBuf| {
        let is_of_match = games.contains(&path);
        Saved { is_of_match, ..Saved::read(config.archive.as_ref(), path) }
    };
    let mut saved: Vec<Saved> = own.map(read).collect();
    saved.sort_by(|one, other| other.opened.cmp(&one.opened).then_with(|| other.path.cmp(&one.path)));
    saved
}

/// The lines of these games: with the hour where the same people played on the same day, with the year where they are of
/// several.
#[must_use]
pub fn lines(saved: &[Saved]) -> Vec<Sentence> {
    let day = |saved: &Saved| saved.opened.map(|opened| opened.date_naive());
    let is_like = |one: &Saved, other: &Saved| one.players == other.players && day(one) == day(other);
    let mut years = saved.iter().filter_map(|saved| Some(saved.opened?.year()));
    let first = years.next();
    let has_years = years.any(|year| Some(year) != first);
    let has_like = |one: &Saved| saved.iter().filter(|other| is_like(one, other)).count() > 1;
    saved.iter().map(|one| one.line(has_like(one), has_years)).collect()
}

/// Gives the journal another name. The name that it has then.
///
/// # Errors
/// [`NotDone`]; then nothing has changed.
pub fn rename(config: &Config, saved: &Saved, name: &str) -> Result<PathBuf, NotDone> {
    if saved.is_of_match {
        return Err(NotDone::Told(Box::new(message::refuse_of_match())));
    }
    config.archive.rename(&saved.path, name)
}

/// Removes the journal for good, and with a micro-match its games.
///
/// # Errors
/// [`NotDone`]; where somebody has one of them open all of them stay.
pub fn remove(config: &Config, saved: &Saved) -> Result<(), NotDone> {
    if saved.is_of_match {
        return Err(NotDone::Told(Box::new(message::refuse_of_match())));
    }
    let mut files = if saved.is_match() {
        archive::games_of_matches(config, std::slice::from_ref(&saved.path))
    } else {
        Vec::new()
    };
    files.retain(|file| config.archive.read(file).is_ok());
    files.push(saved.path.clone());
    files.dedup();
    config.archive.remove(&files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::{Lang, Style, Wording};

    #[test]
    fn games_of_several_years_are_told_with_the_year() {
        let saved = |opened: &str| Saved {
            path: PathBuf::from(format!("{}_1830_a_b.ron", &opened[..10])),
            players: ["A".to_owned(), "B".to_owned()],
            game: None,
            opened: DateTime::parse_from_rfc3339(opened).ok(),
            stands: Stands::New,
            is_of_match: false,
        };
        let told = |games: &[Saved]| -> Vec<String> {
            let (wording, style) = (Wording::new(Lang::En), Style::written(Lang::En));
            lines(games).iter().map(|line| wording.render(line, style)).collect()
        };
        let games = [saved("2026-11-21T18:30:00+02:00"), saved("2025-11-21T18:30:00+02:00")];
        assert!(told(&games[..1])[0].ends_with("November 21st"), "{:?}", told(&games[..1]));
        assert!(told(&games)[0].ends_with("November 21st, 2026") && told(&games)[1].ends_with("November 21st, 2025"));
    }
}
