//! A move of chess in the letters of him who gives it. People at one board write pieces differently: what one typed is
//! read in his letters first, then in those of the game, then in any of ours. A capital letter is a piece, a small `b` a
//! file. What remains ambiguous is asked about.

use super::{Move, Notation, Position, Unread};
use crate::chess::{Entry, Letters, Script};

/// The letters that people write in at our boards where no others were named.
const OURS: [Letters; 3] = [Letters::Latin, Letters::Russian, Letters::Ukrainian];

/// What a text of one person is to a game in other letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalizedNotation {
    /// A lawful move, as it may be entered in the letters of the game; or several, whatever the letters.
    Lawful(String),
    /// Several lawful moves, according to whose letters it is read in.
    Several(Vec<Move>),
    /// No lawful move; as it may be entered in the letters of the game.
    Unlawful(String),
}

/// A text in the letters of one language.
struct Reading {
    letters: Letters,
    script: Script,
    read: Result<Move, Unread>,
}

impl Reading {
    fn is_lawful(&self) -> bool {
        matches!(self.read, Ok(_) | Err(Unread::Ambiguous(_)))
    }

    fn moves(&self) -> Vec<Move> {
        match &self.read {
            Ok(one) => vec![one.clone()],
            Err(Unread::Ambiguous(several)) => several.clone(),
            Err(Unread::NotRead(_) | Unread::Illegal(_) | Unread::NotOnBoard(_)) => Vec::new(),
        }
    }
}

impl Position {
    /// What a text means that was typed by one who writes in `own` letters, in a game that is written in others.
    #[must_use]
    pub fn lettered(&self, text: &str, own: Letters, game: Notation) -> LocalizedNotation {
        if self.chess().is_none() {
            return LocalizedNotation::Unlawful(text.to_owned());
        }
        let readings = self.readings(text, own, game);
        let mut lawful = readings.iter().filter(|reading| reading.is_lawful());
        let Some((mine, others)) = readings.split_first() else { return LocalizedNotation::Unlawful(text.to_owned()) };
        // Who writes in his own letters means what they say, lawful or not.
        let is_read = !matches!(mine.read, Err(Unread::NotRead(_)));
        if mine.script == Script::Own && is_read {
            return self.meant(text, mine, game);
        }
        if mine.is_lawful() {
            let competes = |other: &&Reading| {
                let is_clear = mine.script == Script::File || other.letters == game.chess;
                other.is_lawful() && other.script > mine.script && is_clear
            };
            return self.together(text, mine, others.iter().filter(competes), game);
        }
        let is_games = |reading: &&Reading| reading.letters == game.chess && reading.script > Script::File;
        if let Some(games) = lawful.clone().find(is_games) {
            return self.meant(text, games, game);
        }
        if let Some(first) = lawful.next() {
            return self.together(text, first, lawful, game);
        }
        LocalizedNotation::Unlawful(unlawful(text, &readings, own, game).unwrap_or_else(|| text.to_owned()))
    }

    /// A place and what a pawn becomes there, typed by one who writes in `own` letters, in those of the game.
    #[must_use]
    pub fn crowned_in(&self, text: &str, own: Letters, game: Notation) -> String {
        let order = [own, game.chess].into_iter().chain(OURS);
        let entry = self.chess().and_then(|_| order.filter_map(|letters| Entry::read(letters, text).ok()).next());
        let is_same = |entry: &Entry| Entry::read(game.chess, text).is_ok_and(|games| games == *entry);
        entry.filter(|entry| !is_same(entry)).map_or_else(|| text.to_owned(), |entry| entry.text(game.chess))
    }

    /// The text in each of the letters, in the order in which they count.
    fn readings(&self, text: &str, own: Letters, game: Notation) -> Vec<Reading> {
        let mut order: Vec<Letters> = Vec::new();
        for letters in [own, game.chess].into_iter().chain(OURS) {
            if !order.contains(&letters) {
                order.push(letters);
            }
        }
        let reading = |letters: Letters| {
            let read = self.read(text, Notation { chess: letters, ..game });
            Reading { letters, script: letters.hand(text), read }
        };
        order.into_iter().map(reading).collect()
    }

    /// One reading in the letters of the game.
    fn meant(&self, text: &str, reading: &Reading, game: Notation) -> LocalizedNotation {
        match &reading.read {
            read if reading.letters == game.chess || self.read(text, game) == *read => match reading.is_lawful() {
                true => LocalizedNotation::Lawful(text.to_owned()),
                false => LocalizedNotation::Unlawful(text.to_owned()),
            },
            Ok(mv) => LocalizedNotation::Lawful(self.long(mv, game)),
            Err(Unread::Ambiguous(several)) => LocalizedNotation::Several(several.clone()),
            Err(Unread::NotRead(_) | Unread::Illegal(_) | Unread::NotOnBoard(_)) => {
                let entry = Entry::read(reading.letters, text).ok();
                LocalizedNotation::Unlawful(entry.map_or_else(|| text.to_owned(), |entry| entry.text(game.chess)))
            }
        }
    }

    /// A reading and those that compete with it.
    fn together<'a>(
        &self,
        text: &str,
        first: &Reading,
        others: impl Iterator<Item = &'a Reading>,
        game: Notation,
    ) -> LocalizedNotation {
        let mut moves = first.moves();
        let count = moves.len();
        for mv in others.flat_map(Reading::moves) {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        if moves.len() == count { self.meant(text, first, game) } else { LocalizedNotation::Several(moves) }
    }
}

/// What can be read, though it is not lawful: a piece before a file, one's own letters before those of others, and of
/// those only what they agree on.
fn unlawful(text: &str, readings: &[Reading], own: Letters, game: Notation) -> Option<String> {
    let is_piece = |reading: &&Reading| reading.script > Script::File;
    let entry = |reading: &Reading| Entry::read(reading.letters, text).ok();
    let is_known = |reading: &&Reading| reading.letters == own || reading.letters == game.chess;
    let mut known = readings.iter().filter(is_known).filter(is_piece).filter_map(entry);
    let agreed = || {
        let mut others = readings.iter().filter(is_piece).filter_map(entry);
        let first = others.next()?;
        others.all(|other| other == first).then_some(first)
    };
    let entry = known.next().or_else(agreed)?;
    let is_same = Entry::read(game.chess, text).is_ok_and(|games| games == entry);
    Some(if is_same { text.to_owned() } else { entry.text(game.chess) })
}
