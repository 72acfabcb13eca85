//! An index of a file of games: who played in each, and where it begins, so that one game of many is opened at once. It is
//! made when it is first wanted, and kept in the cache of the user until the file changes.

mod cache;
mod index;
mod lines;
mod scan;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek, SeekFrom};
use std::path::Path;

pub(crate) use self::cache::folder as index_folder;
use self::cache::{FileKey, keep, kept};
pub use self::index::GameIndex;
use self::index::IndexWriter;
use crate::games::{
    Content, Format, GameReading, ReadOptions, games, games_after, open, recognise, rif_after, sgf_after,
};
use golos_desk::GameHead;
use golos_rules::wide_of;

/// A smaller file is read again each time, in bytes: that takes no longer than to look for its index.
const SMALL: u64 = 256 * 1024;

/// Where a game begins, so that reading can start there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GamePlace {
    /// The first byte of the line in which it begins.
    pub offset: u64,
    /// The lines before that one.
    pub lines: u32,
    /// The games that begin before it in the same line.
    pub skipped: u32,
}

/// A game of an index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct IndexEntry {
    pub head: GameHead,
    /// `None` if the file has to be read from its beginning.
    pub place: Option<GamePlace>,
}

/// The index of a file; `None` if it holds no games. What is no file on a disk, as a pipe, has none.
///
/// # Errors
/// The file cannot be read.
pub fn index_of(path: &Path) -> io::Result<Option<GameIndex>> {
    index_in(path, cache::folder().as_deref(), SMALL)
}

/// The same with indexes of files from `small` bytes on kept in this folder.
fn index_in(path: &Path, folder: Option<&Path>, small: u64) -> io::Result<Option<GameIndex>> {
    // Standard input.
    if path == Path::new("-") {
        return Ok(None);
    }
    let file = File::open(path)?;
    let Some(key) = FileKey::of(path, &file)? else { return Ok(None) };
    let folder = folder.filter(|_| key.length >= small);
    if let Some(index) = folder.and_then(|folder| kept(folder, &key)) {
        return Ok(Some(index));
    }
    let mut file = BufReader::new(file);
    let is_wide = wide_of(file.fill_buf()?).is_some();
    let (content, source) = recognise(path, Box::new(file), None)?;
    let Some(Content::Games(format)) = content else { return Ok(None) };
    // Places are those of the bytes of the file, whatever it is written in; SGF in UTF-16 is read from its beginning.
    let has_places = format.lines().is_some() || format == Format::Rif || format == Format::Sgf && !is_wide;
    let source = if has_places { open(path)? } else { source };
    let write = |index: &mut IndexWriter<'_>| scan::scan(format, source, has_places, index);
    match folder {
        Some(folder) => keep(folder, &key, format, write).map(Some),
        None => GameIndex::in_memory(format, write).map(Some),
    }
}

impl GameIndex {
    /// Reads the game of this number, from 1, of the file that this is the index of; `None` if there is none.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(crate) fn game(&self, path: &Path, number: u32) -> io::Result<Option<GameReading>> {
        let Some(entry) = self.entry(number) else { return Ok(None) };
        let mut file = File::open(path)?;
        let (reads, skipped) = match (entry.place, self.format().lines()) {
            (Some(place), Some(format)) => {
                file.seek(SeekFrom::Start(place.offset))?;
                let source = Box::new(BufReader::new(file));
                let options = ReadOptions { charset: self.charset(), ..ReadOptions::default() };
                (games_after(place.lines, source, format, options), place.skipped)
            }
            (Some(place), None) => {
                file.seek(SeekFrom::Start(place.offset))?;
                let source = Box::new(BufReader::new(file));
                let wide = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
                let (number, lines) = (wide(number), wide(place.lines));
                let games = match self.format() {
                    Format::Rif => rif_after(open(path)?, source, self.charset(), (number, lines)),
                    _ => {
                        let offset = usize::try_from(place.offset).unwrap_or(usize::MAX);
                        sgf_after(source, number, (offset, lines))
                    }
                };
                (games, place.skipped)
            }
            (None, _) => {
                let (_, source) = recognise(path, Box::new(BufReader::new(file)), None)?;
                (games(self.format(), source, ReadOptions::default())?, number.saturating_sub(1))
            }
        };
        let is_game = |read: &io::Result<GameReading>| read.as_ref().map_or(true, |read| read.is_game);
        reads.filter(is_game).nth(usize::try_from(skipped).unwrap_or(usize::MAX)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_desk::Collection;
    use golos_wording::message;
    use std::fs;

    const COUNT: u32 = 150;

    /// Games in which White is known by a number; every fifth begins within the line that ends the one before it.
    fn text() -> String {
        let game = |number: u32| {
            let gap = if number.is_multiple_of(5) { " " } else { "\n\n" };
            format!("[White \"Игрок {number}\"]\n[Black \"Б\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0{gap}")
        };
        (1..=COUNT).map(game).collect()
    }

    #[test]
    fn every_game_of_a_file_is_opened_by_its_number_in_every_encoding() {
        let cyrillic = |text: &str| -> Vec<u8> {
            let letter = |letter: char| match u32::from(letter) {
                code @ 0x410..=0x44f => u8::try_from(code - 0x410 + 0xc0).unwrap(),
                code => u8::try_from(code).unwrap(),
            };
            text.chars().map(letter).collect()
        };
        let wide = |text: &str| [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        for (name, bytes) in [
            ("utf-8.pgn", text().into_bytes()),
            ("mark.pgn", [b"\xef\xbb\xbf", text().as_bytes()].concat()),
            ("dos.pgn", text().replace('\n', "\r\n").into_bytes()),
            ("mac.pgn", text().replace('\n', "\r").into_bytes()),
            ("cp1251.pgn", cyrillic(&text())),
            ("utf-16.pgn", wide(&text())),
            ("utf-16-dos.pgn", wide(&text().replace('\n', "\r\n"))),
        ] {
            let path = folder.path().join(name);
            fs::write(&path, bytes).unwrap();
            // The second time it is read from the cache.
            for _ in 0..2 {
                let index = index_in(&path, Some(cache.path()), 0).unwrap().unwrap();
                assert_eq!(index.count(), COUNT, "{name}");
                assert!((1..=COUNT).all(|number| index.entry(number).is_some_and(|entry| entry.place.is_some())));
                for number in [1, 2, 5, 6, 64, 65, 100, 101, COUNT] {
                    let game = index.game(&path, number).unwrap().unwrap().game.unwrap();
                    assert_eq!(game.names().white, Some(format!("Игрок {number}").as_str()), "{name}");
                    let head = index.heads(number).next().unwrap();
                    assert_eq!(Some(head.players.white.as_str()), game.names().white, "{name}");
                }
                assert!(index.game(&path, COUNT + 1).unwrap().is_none());
            }
        }
        assert_eq!(fs::read_dir(cache.path()).unwrap().count(), 7);
    }

    #[test]
    fn a_file_that_changes_gets_another_index() {
        let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = folder.path().join("games.pgn");
        for count in [3_usize, 5] {
            fs::write(&path, "[White \"A\"]\n\n1. e4 *\n\n".repeat(count)).unwrap();
            let index = index_in(&path, Some(cache.path()), 0).unwrap().unwrap();
            assert_eq!(index.count(), u32::try_from(count).unwrap());
        }
        assert_eq!(fs::read_dir(cache.path()).unwrap().count(), 1);
        fs::write(&path, "(seq:0,").unwrap();
        assert!(index_in(&path, Some(cache.path()), 0).unwrap().is_none());
    }

    #[test]
    fn games_of_an_archive_are_opened_by_their_number() {
        let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = folder.path().join("games.rif");
        let head = "<database><players>\n<player id=\"1\" name=\"Юрій\" surname=\"A\"/>\n</players><games>\n";
        let game = |moves: &str| format!("<game black=\"1\"><move>{moves}</move></game>");
        let late = "<player id=\"1\" name=\"Late\"/>\n";
        let text =
            [head, &game("h8"), "\n", &game("h8 i9"), &game("h8 i9 j10"), "\n", late, &game("h8 h9 h10 h11")].concat();
        let wide = [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        for bytes in [text.clone().into_bytes(), wide] {
            fs::write(&path, bytes).unwrap();
            let index = index_in(&path, Some(cache.path()), 0).unwrap().unwrap();
            for (number, moves, name) in [(1, 1, "Юрій A"), (2, 2, "Юрій A"), (3, 3, "Юрій A"), (4, 4, "Late")]
            {
                let entry = index.entry(number).unwrap();
                assert_eq!((entry.place.is_some(), entry.head.moves), (number < 4, moves));
                let game = index.game(&path, number).unwrap().unwrap().game.unwrap();
                assert_eq!((game.moves(), game.names().black), (moves as usize, Some(name)));
            }
        }
    }

    #[test]
    fn games_of_renju_are_opened_by_their_number() {
        let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = folder.path().join("games.sgf");
        let game = |name: &str| format!("(;GM[4]SZ[15]PB[{name}];B[hh];W[ii])");
        let text =
            [game("A"), "\n".to_owned(), game("B"), " x\n".to_owned(), game("Ї").replace("[ii]", "[hh]")].concat();
        let wide = [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        for (bytes, has_places) in [(text.clone().into_bytes(), true), (wide, false)] {
            fs::write(&path, bytes).unwrap();
            let index = index_in(&path, Some(cache.path()), 0).unwrap().unwrap();
            let names: Vec<String> = index.heads(1).map(|head| head.players.black).collect();
            assert_eq!(names, ["A", "B", "Ї"]);
            let heads: Vec<u32> = index.heads(1).map(|head| head.moves).collect();
            assert_eq!(heads, [2, 2, 1]);
            for (number, name) in (1..).zip(["A", "B", "Ї"]) {
                assert_eq!(index.entry(number).unwrap().place.is_some(), has_places);
                let read = index.game(&path, number).unwrap().unwrap();
                assert_eq!(read.game.unwrap().names().black, Some(name));
                let findings = read.findings.first().map(|finding| finding[0].clone());
                assert_eq!(findings, (number == 3).then(|| message::check_at_move(3, 2)));
            }
        }
    }
}
