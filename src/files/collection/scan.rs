//! Reads the heads of the games of a file.

use std::io::{self, BufRead};

use super::index::IndexWriter;
use super::lines::Lined;
use super::{GamePlace, IndexEntry};
use crate::games::{FileGame, Format, LineFormat, judged};
use golos_cli::LetterChoice;
use golos_desk::GameHead;
use golos_game::Outcome;
use golos_rules::movetext::Head;
use golos_rules::tree::Score;
use golos_rules::{BySide, Charset, Side};

/// Puts every game of a file into an index.
pub(super) fn scan(format: Format, source: Box<dyn BufRead>, index: &mut IndexWriter<'_>) -> io::Result<()> {
    if let Some(lines) = format.lines() {
        return scan_lines(lines, source, index);
    }
    for read in judged(format, source, None, LetterChoice::default())? {
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
    while let Some(head) = heads.next() {
        let head = head?;
        last = if head.start.column == 1 {
            let offset = starts.of(head.start.line);
            offset.map(|offset| GamePlace { offset, lines: head.start.line.saturating_sub(1), skipped: 0 })
        } else {
            last.map(|place| GamePlace { skipped: place.skipped.saturating_add(1), ..place })
        };
        // In UTF-16 the lines of bytes are not those of the text.
        let place = last.filter(|_| !heads.is_utf16());
        index.add(&IndexEntry { head: of_head(&head), place })?;
    }
    index.is_in(heads.charset().map(Charset::name));
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
        has_position: game.has_position(),
    }
}
