//! A game of a file as the record that it would be converted to, in memory: what a replay opens.

use std::cell::Cell;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use super::collected::Collected;
use super::{ConvertError, ConvertedPage, Job, left_out, record};
use crate::collection::index_of;
use crate::games::{
    Content, FileGame, Format, GameReading, ReadOptions, Tally, damage_sentence, judged, open, recognise,
};
use crate::time::RealTime;
use golos_cli::{GameForm, LetterChoice};
use golos_desk::{Collection, NoGame, Recorded};
use golos_game::{Outcome, Scale};
use golos_journal::read;
use golos_rules::Undecodable;
use golos_table::{Time, stamp};
use golos_wording::{Form, Sentence, Slot, Style, Wording, message};

/// The game of this number, from 1, or the first one, as a record; a file that is no file of games as it is.
///
/// # Errors
/// [`NoGame`] if the file cannot be read, has no such game, or none that makes a record.
pub fn taken(path: &Path, wanted: Option<u32>, wording: &Wording) -> Result<Recorded, NoGame> {
    let number = wanted.unwrap_or(1);
    let Some(index) = index_of(path)? else { return streamed(path, number, wording) };
    let place = (number, index.count());
    match index.game(path, number)? {
        Some(read) => recorded(read, index.format(), place, path, wording),
        None => Err(NoGame::Told(no_number(place))),
    }
}

/// The same of what has no index: a record as it is, and games that come through a pipe.
fn streamed(path: &Path, number: u32, wording: &Wording) -> Result<Recorded, NoGame> {
    let (content, mut source) = recognise(path, open(path)?, None)?;
    let Some(content) = content else {
        return Err(NoGame::Told(message::check_no_file_of_games(Slot::Text(path.display().to_string()))));
    };
    let Content::Games(format) = content else {
        let mut bytes = Vec::new();
        source.read_to_end(&mut bytes)?;
        let tree = record::tree_of(&read(&bytes).records).map(Arc::new);
        return Ok(Recorded { bytes, tree, ..Recorded::default() });
    };
    let (mut found, mut count) = (None, 0);
    for read in judged(format, source, ReadOptions::default())? {
        let read = read?;
        count += u32::from(read.is_game);
        if read.is_game && count == number {
            found = Some(read);
        }
    }
    let read = found.ok_or_else(|| NoGame::Told(no_number((number, count))))?;
    recorded(read, format, (number, count), path, wording)
}

/// What was read of a game, as a record.
fn recorded(
    read: GameReading,
    format: Format,
    (wanted, count): (u32, u32),
    path: &Path,
    wording: &Wording,
) -> Result<Recorded, NoGame> {
    let style = Style { form: Form::Written, ..Style::spoken(wording.lang()) };
    let mut findings = Tally::before(wanted).told(&read, wording, style);
    let GameReading { game: Some(mut game), is_broken, .. } = read else {
        return Err(NoGame::Told(message::check_not_kept(wanted)));
    };
    let job = Job {
        input: path.to_owned(),
        output: path.to_owned(),
        form: Some(GameForm::Record),
        rules: None,
        letters: LetterChoice::default(),
        charset: None,
        with_notes: false,
        overwrite: false,
        now: stamp(RealTime::start().wall()),
    };
    let page = ConvertedPage {
        job: &job,
        form: GameForm::Record,
        wording,
        style,
        assumed: None,
        output: None,
        written: place(wanted),
        collected: Collected::default(),
        line_ends: 0,
        whole: Vec::new(),
        page: None,
        is_rewritten: false,
        is_kept: false,
        told: Cell::new(0),
        skipped: 0,
    };
    findings.extend(left_out(&game.0, place(wanted)).map(|told| page.words(&told)));
    let stated = page.stated(&mut game, is_broken);
    let text = page.record_of(&game, format.name()).map_err(|error| NoGame::Told(told(&error)))?;
    let (bytes, tree) = (text.into_bytes(), Some(Arc::new(*game.0)));
    Ok(Recorded { bytes, place: Some((wanted, count)), findings, stated, tree })
}

/// The same, with the reason in words if there is none.
///
/// # Errors
/// A sentence with the reason.
pub fn taken_or_told(path: &Path, wanted: u32, wording: &Wording) -> Result<Recorded, Sentence> {
    let file = || Slot::Text(path.display().to_string());
    taken(path, Some(wanted), wording).map_err(|why| match why {
        NoGame::Io(error) if error.kind() == ErrorKind::NotFound => message::file_missing(file()),
        NoGame::Io(error) => Undecodable::of(&error).map_or_else(|| message::file_unreadable(file()), damage_sentence),
        NoGame::Told(sentence) => sentence,
    })
}

impl ConvertedPage<'_> {
    /// Holds the result against the moves; one that the file states and the game does not reach is told behind it, and
    /// comes back.
    pub(super) fn stated(&self, game: &mut FileGame, is_broken: bool) -> Option<Outcome> {
        let stated = game.settle(is_broken)?;
        let text = Slot::Text(stated.score(Scale::One).to_owned());
        game.remark(self.words(&message::convert_stated(text)));
        Some(stated)
    }
}

fn place(wanted: u32) -> usize {
    usize::try_from(wanted).unwrap_or(usize::MAX)
}

/// There is no game of this number, or none at all.
fn no_number((wanted, count): (u32, u32)) -> Sentence {
    match count {
        0 => message::check_no_games(),
        _ => message::refuse_choice(Slot::Text(wanted.to_string()), 1, count),
    }
}

/// Why a game makes no record.
fn told(error: &ConvertError) -> Sentence {
    error.sentence().unwrap_or_else(|| message::file_unreadable(Slot::Text(error.to_string())))
}
