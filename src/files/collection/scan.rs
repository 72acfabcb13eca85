//! Reads the heads of the games of a file.

use std::io::{self, BufRead};

use super::IndexEntry;
use super::index::IndexWriter;
use crate::games::{FileGame, Format, judged};
use golos_cli::LetterChoice;
use golos_desk::GameHead;

/// Puts every game of a file into an index.
pub(super) fn scan(format: Format, source: Box<dyn BufRead>, index: &mut IndexWriter<'_>) -> io::Result<()> {
    for read in judged(format, source, None, LetterChoice::default())? {
        let read = read?;
        if read.is_game {
            let head = read.game.as_ref().map(head).unwrap_or_default();
            index.add(&IndexEntry { head, place: None })?;
        }
    }
    Ok(())
}

fn head(game: &FileGame) -> GameHead {
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
