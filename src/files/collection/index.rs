//! How an index is laid out: a head that says of which file it is, a line for each game, the starts of every
//! [`STRIDE`]th line, and a foot with their number and place. A game is found without reading the others.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::Arc;

use super::{GamePlace, IndexEntry};
use crate::games::Format;
use golos_desk::{Collection, GameHead};
use golos_game::Outcome;
use golos_rules::{BySide, Charset, Side};
use golos_wording::clean;

/// So many lines share one start.
const STRIDE: u32 = 64;

/// The longest text of a game that is kept, in characters.
const TEXT_CHARS: usize = 100;

/// Begins and ends an index; with another layout the number grows.
const MAGIC: &[u8; 8] = b"golosix2";

/// The bytes of the foot: name of the code page, number of games, place of the starts, [`MAGIC`].
const FOOT: u64 = 24 + CHARSET as u64;

/// The longest name of a code page, in bytes.
const CHARSET: usize = 16;

/// The games of a file: heads and places.
#[derive(Clone, Debug)]
pub struct GameIndex {
    body: Body,
    format: Format,
    /// The code page of the file; `None` if it is Unicode.
    charset: Option<Charset>,
    count: u32,
    /// Where the starts of the lines stand.
    starts: u64,
}

#[derive(Clone, Debug)]
enum Body {
    File(PathBuf),
    Memory(Arc<[u8]>),
}

/// What an index is read from.
trait Source: BufRead + Seek {}

impl<T: BufRead + Seek> Source for T {}

/// Writes an index, game by game.
pub(super) struct IndexWriter<'a> {
    out: &'a mut dyn Write,
    at: u64,
    count: u32,
    starts: Vec<u64>,
    charset: [u8; CHARSET],
}

impl<'a> IndexWriter<'a> {
    /// Begins with a head; one begins with [`begins`].
    pub fn new(out: &'a mut dyn Write, head: &[u8]) -> io::Result<IndexWriter<'a>> {
        out.write_all(head)?;
        Ok(IndexWriter { out, at: head.len() as u64, count: 0, starts: Vec::new(), charset: [0; CHARSET] })
    }

    /// Adds the next game of the file.
    pub fn add(&mut self, entry: &IndexEntry) -> io::Result<()> {
        if self.count.is_multiple_of(STRIDE) {
            self.starts.push(self.at);
        }
        let line = line_of(entry);
        self.out.write_all(line.as_bytes())?;
        self.at += line.len() as u64;
        self.count = self.count.saturating_add(1);
        Ok(())
    }

    /// The code page of the file, by its name; `None` if it is Unicode.
    pub fn is_in(&mut self, charset: Option<&str>) {
        let name = charset.unwrap_or_default().bytes().chain(std::iter::repeat(0));
        self.charset.iter_mut().zip(name).for_each(|(place, byte)| *place = byte);
    }

    /// Writes the starts and the foot.
    pub fn finish(self) -> io::Result<()> {
        for start in &self.starts {
            self.out.write_all(&start.to_le_bytes())?;
        }
        self.out.write_all(&self.charset)?;
        self.out.write_all(&u64::from(self.count).to_le_bytes())?;
        self.out.write_all(&self.at.to_le_bytes())?;
        self.out.write_all(MAGIC)
    }
}

/// The head of an index of a file with this key.
pub(super) fn begins(key: &[u8], format: Format) -> Vec<u8> {
    [MAGIC, key, &[code(format)]].concat()
}

impl GameIndex {
    /// An index that is kept in memory.
    pub(super) fn in_memory(
        format: Format,
        write: impl FnOnce(&mut IndexWriter<'_>) -> io::Result<()>,
    ) -> io::Result<GameIndex> {
        let mut bytes = Vec::new();
        let mut writer = IndexWriter::new(&mut bytes, &begins(&[], format))?;
        write(&mut writer)?;
        writer.finish()?;
        GameIndex::opened(Body::Memory(bytes.into()), &[])
    }

    /// An index in a file.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidData`] if it is none, or that of another file.
    pub(super) fn in_file(path: PathBuf, key: &[u8]) -> io::Result<GameIndex> {
        GameIndex::opened(Body::File(path), key)
    }

    fn opened(body: Body, key: &[u8]) -> io::Result<GameIndex> {
        let mut source = body.open()?;
        let mut head = vec![0; MAGIC.len() + key.len() + 1];
        source.read_exact(&mut head)?;
        let (known, last) = head.split_at(MAGIC.len() + key.len());
        let format = last.first().and_then(|last| Format::ALL.into_iter().find(|format| code(*format) == *last));
        let format = format.filter(|_| known == [MAGIC, key].concat()).ok_or(ErrorKind::InvalidData)?;
        let length = source.seek(SeekFrom::End(0))?;
        source.seek(SeekFrom::Start(length.checked_sub(FOOT).ok_or(ErrorKind::InvalidData)?))?;
        let mut name = [0; CHARSET];
        source.read_exact(&mut name)?;
        let charset = Charset::named(name.split(|byte| *byte == 0).next().unwrap_or_default());
        let (count, starts) = (number(&mut source)?, number(&mut source)?);
        let mut foot = [0; MAGIC.len()];
        source.read_exact(&mut foot)?;
        let is_whole = foot == *MAGIC && starts + count.div_ceil(STRIDE.into()) * 8 + FOOT == length;
        let count = u32::try_from(count).ok().filter(|_| is_whole).ok_or(ErrorKind::InvalidData)?;
        Ok(GameIndex { body, format, charset, count, starts })
    }

    /// What the file holds.
    pub(crate) const fn format(&self) -> Format {
        self.format
    }

    /// The code page of the file; `None` if it is Unicode.
    pub(crate) const fn charset(&self) -> Option<Charset> {
        self.charset
    }

    /// The game of this number, from 1; `None` if there are not so many, or the index is damaged.
    pub(crate) fn entry(&self, number: u32) -> Option<IndexEntry> {
        self.entries(number).ok()?.next()
    }

    fn entries(&self, first: u32) -> io::Result<impl Iterator<Item = IndexEntry> + use<>> {
        let skipped = first.max(1) - 1;
        let mut source = self.body.open()?;
        let left = self.count.saturating_sub(skipped);
        if left > 0 {
            source.seek(SeekFrom::Start(self.starts + u64::from(skipped / STRIDE) * 8))?;
            let start = number(&mut source)?;
            source.seek(SeekFrom::Start(start))?;
        }
        let lines = source.lines().map_while(Result::ok).skip((skipped % STRIDE) as usize).take(left as usize);
        Ok(lines.map_while(|line| entry_of(&line)))
    }
}

impl Collection for GameIndex {
    fn count(&self) -> u32 {
        self.count
    }

    fn heads(&self, first: u32) -> Box<dyn Iterator<Item = GameHead> + '_> {
        match self.entries(first) {
            Ok(entries) => Box::new(entries.map(|entry| entry.head)),
            Err(_) => Box::new(std::iter::empty()),
        }
    }
}

impl Body {
    fn open(&self) -> io::Result<Box<dyn Source>> {
        Ok(match self {
            Body::File(path) => Box::new(BufReader::new(File::open(path)?)),
            Body::Memory(bytes) => Box::new(Cursor::new(Arc::clone(bytes))),
        })
    }
}

fn number(source: &mut dyn Source) -> io::Result<u64> {
    let mut bytes = [0; 8];
    source.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

const fn code(format: Format) -> u8 {
    match format {
        Format::Pdn => b'd',
        Format::Pgn => b'c',
        Format::Sgf => b's',
        Format::Lib => b'l',
        Format::Pos => b'p',
        Format::Rif => b'r',
        Format::List => b't',
    }
}

/// The results, as an index writes them.
const OUTCOMES: [(&str, Option<Outcome>); 7] = [
    ("w", Some(Outcome::Win(Side::White))),
    ("b", Some(Outcome::Win(Side::Black))),
    ("d", Some(Outcome::Draw)),
    ("n", Some(Outcome::BothLost)),
    ("hw", Some(Outcome::Half(Side::White))),
    ("hb", Some(Outcome::Half(Side::Black))),
    ("-", None),
];

fn line_of(entry: &IndexEntry) -> String {
    let GameHead { players, event, date, round, outcome, moves, has_position } = &entry.head;
    let place = entry.place.map_or_else(
        || "-\t-\t-".to_owned(),
        |GamePlace { offset, lines, skipped }| format!("{offset}\t{lines}\t{skipped}"),
    );
    let outcome = OUTCOMES.iter().find(|(_, own)| own == outcome).map_or("-", |(name, _)| *name);
    let position = if *has_position { "p" } else { "-" };
    let texts = [&players.white, &players.black, event, date, round].map(|text| clean(text, TEXT_CHARS));
    format!("{place}\t{outcome}\t{moves}\t{position}\t{}\n", texts.join("\t"))
}

fn entry_of(line: &str) -> Option<IndexEntry> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [offset, lines, skipped, outcome, moves, position, white, black, event, date, round] = fields[..] else {
        return None;
    };
    let place = match offset {
        "-" => None,
        offset => {
            Some(GamePlace { offset: offset.parse().ok()?, lines: lines.parse().ok()?, skipped: skipped.parse().ok()? })
        }
    };
    let (_, outcome) = *OUTCOMES.iter().find(|(name, _)| *name == outcome)?;
    let players = BySide::new(white.to_owned(), black.to_owned());
    let [event, date, round] = [event, date, round].map(str::to_owned);
    let moves = moves.parse().ok()?;
    let head = GameHead { players, event, date, round, outcome, moves, has_position: position == "p" };
    Some(IndexEntry { head, place })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(number: u32) -> IndexEntry {
        let place = GamePlace { offset: u64::from(number) * 1000, lines: number, skipped: number % 2 };
        let players = BySide::new(format!("White {number}"), "Чёрные".to_owned());
        let (_, outcome) = OUTCOMES[number as usize % OUTCOMES.len()];
        let has_position = number.is_multiple_of(3);
        let head = GameHead { players, outcome, moves: number, has_position, ..GameHead::default() };
        IndexEntry { head, place: Some(place).filter(|_| !number.is_multiple_of(5)) }
    }

    fn index(count: u32) -> GameIndex {
        GameIndex::in_memory(Format::Pgn, |writer| (1..=count).try_for_each(|number| writer.add(&entry(number))))
            .unwrap()
    }

    #[test]
    fn every_game_is_found_by_its_number() {
        for count in [0, 1, 63, 64, 65, 200] {
            let index = index(count);
            assert_eq!((index.count(), index.format()), (count, Format::Pgn));
            for number in 1..=count {
                assert_eq!(index.entry(number), Some(entry(number)));
            }
            assert_eq!(index.entry(count + 1), None);
            assert_eq!(index.heads(1).count(), count as usize);
            assert_eq!(index.heads(60).next(), index.entry(60).map(|entry| entry.head));
        }
    }

    #[test]
    fn an_index_that_is_torn_or_of_another_file_is_none() {
        let Body::Memory(bytes) = index(70).body else { unreachable!() };
        for end in 0..bytes.len() {
            let torn = Body::Memory(bytes.get(..end).unwrap().into());
            assert!(GameIndex::opened(torn, &[]).is_err(), "{end}");
        }
        assert!(GameIndex::opened(Body::Memory(bytes.clone()), b"key").is_err());
        assert!(GameIndex::opened(Body::Memory(bytes), &[]).is_ok());
    }

    #[test]
    fn a_name_cannot_break_its_line() {
        let players = BySide::new("A\tB\nC".to_owned(), "x".repeat(1000));
        let head = GameHead { players, ..GameHead::default() };
        let read = entry_of(line_of(&IndexEntry { head, place: None }).trim_end_matches('\n')).unwrap();
        assert_eq!(read.head.players.white, "A B C");
        assert_eq!(read.head.players.black.chars().count(), TEXT_CHARS);
    }
}
