//! Reads the heads of the games of a file.

use std::io::{self, BufRead};

use super::index::IndexWriter;
use super::lines::Lined;
use super::{GamePlace, IndexEntry};
use crate::games::{FileGame, Format, LineFormat, ReadOptions, judged, number, rif_games, sgf_games};
use golos_desk::GameHead;
use golos_game::Outcome;
use golos_rules::movetext::Head;
use golos_rules::renju::exchange::RifPlace;
use golos_rules::tree::Score;
use golos_rules::{BySide, Charset, Side};

/// Puts every game of a file into an index, with its place if the source has the bytes of the file.
pub(super) fn scan(
    format: Format,
    source: Box<dyn BufRead>,
    has_places: bool,
    index: &mut IndexWriter<'_>,
) -> io::Result<()> {
    if let Some(lines) = format.lines() {
        return scan_lines(lines, source, index);
    }
    match format {
        Format::Sgf if has_places => return scan_sgf(source, index),
        Format::Rif if has_places => return scan_rif(source, index),
        _ => {}
    }
    for read in judged(format, source, ReadOptions::default())? {
        let read = read?;
        if read.is_game {
            let head = read.game.as_ref().map(of_game).unwrap_or_default();
            index.add(&IndexEntry { head, place: None })?;
        }
    }
    Ok(())
}

/// The same without playing a move, and with the place of each game: of one that begins within a line that of the last game
/// before it that begins with its line.
fn scan_lines(format: LineFormat, source: Box<dyn BufRead>, index: &mut IndexWriter<'_>) -> io::Result<()> {
    let (source, starts) = Lined::new(source);
    let mut heads = format.heads(source);
    let mut last: Option<GamePlace> = None;
    for head in heads.by_ref() {
        let head = head?;
        last = if head.start.column == 1 {
            let offset = starts.of(head.start.line);
            offset.map(|offset| GamePlace { offset, lines: head.start.line.saturating_sub(1), skipped: 0 })
        } else {
            last.map(|place| GamePlace { skipped: place.skipped.saturating_add(1), ..place })
        };
        index.add(&IndexEntry { head: of_head(&head), place: last })?;
    }
    index.is_in(heads.charset().map(Charset::name));
    Ok(())
}

/// The same with the place of each game of SGF, whose bytes are read as they are.
fn scan_sgf(source: Box<dyn BufRead>, index: &mut IndexWriter<'_>) -> io::Result<()> {
    let mut games = sgf_games(source, None);
    while let Some(read) = games.next() {
        let read = read?;
        if read.is_game {
            let (bytes, lines) = games.place();
            let place = GamePlace { offset: bytes as u64, lines: number(lines), skipped: 0 };
            let head = read.game.as_ref().map(of_game).unwrap_or_default();
            index.add(&IndexEntry { head, place: Some(place) })?;
        }
    }
    Ok(())
}

/// The same with the line of each game of an archive.
fn scan_rif(source: Box<dyn BufRead>, index: &mut IndexWriter<'_>) -> io::Result<()> {
    let (source, starts) = Lined::new(source);
    let mut games = rif_games(Box::new(source), None);
    while let Some(read) = games.next() {
        let read = read?;
        if read.is_game {
            let RifPlace { line, skipped, is_late } = games.place();
            let offset = starts.of(number(line)).filter(|_| !is_late);
            let lines = number(line.saturating_sub(1));
            let place = offset.map(|offset| GamePlace { offset, lines, skipped: number(skipped) });
            index.add(&IndexEntry { head: read.game.as_ref().map(of_game).unwrap_or_default(), place })?;
        }
    }
    index.is_in(games.charset().map(Charset::name));
    Ok(())
}

fn of_head(head: &Head) -> GameHead {
    let tag = |name: &str| {
        let own = head.tags.iter().find(|(other, _)| other == name);
        let known = own.filter(|(_, value)| value.chars().any(|letter| !matches!(letter, '?' | '-' | '.' | '*' | ' ')));
        known.map(|(_, value)| value.trim().to_owned()).unwrap_or_default()
    };
    let outcome = head.result.map(|score| match score {
        Score::White => Outcome::Win(Side::White),
        Score::Black => Outcome::Win(Side::Black),
        Score::Draw => Outcome::Draw,
        Score::BothLost => Outcome::BothLost,
    });
    GameHead {
        players: BySide::new(tag("White"), tag("Black")),
        event: tag("Event"),
        date: tag("Date"),
        round: tag("Round"),
        outcome,
        moves: head.half_moves.div_ceil(2),
        has_position: !tag("FEN").is_empty(),
    }
}

fn of_game(game: &FileGame) -> GameHead {
    let text = |text: Option<&str>| text.unwrap_or_default().to_owned();
    GameHead {
        players: game.names().map(text),
        event: text(game.event()),
        date: text(game.date()),
        round: text(game.round()),
        outcome: game.outcome(),
        moves: number(game.moves()),
        has_position: game.has_position(),
    }
}
