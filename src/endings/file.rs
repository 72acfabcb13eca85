//! The file of a table.
//!
//! Numbers are little-endian. A head of [`HEAD`] bytes:
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | `golosend` |
//! | 8–9 | version of the format |
//! | 10 | the rules of the game: see `rules_byte` |
//! | 11–14 | men and kings of the side to move, men and kings of the other side |
//! | 15 | 0 |
//! | 16–23 | cells |
//! | 24–55 | positions won, lost and drawn by the side to move; positions with a capture due |
//! | 56, 57 | plies of the longest win and of the longest loss |
//! | 58–59 | 0 |
//! | 60–63 | CRC-32 of the directory |
//! | 64–95 | SHA-256 of the tables made before it, in the order of the plan |
//! | 96–127 | SHA-256 of what follows the head |
//! | 128–131 | CRC-32 of the head before it |
//!
//! Then a directory with 8 bytes a block, the length of the block and its CRC-32, then the blocks: [`BLOCK`] cells each, of a
//! byte each, compressed with Zstandard. Equal tables have equal files.

use sha2::{Digest, Sha256};

use crate::forces::Forces;
use crate::law::Game;
use crate::layout::Layout;
use crate::solve::Made;
use crate::totals::Totals;
use crate::value::Code;

/// The length of the head in bytes.
pub const HEAD: usize = 132;

/// Cells in a block; the last one may have fewer.
pub(crate) const BLOCK: usize = 1 << 14;

/// A sum of a file, or of several.
pub type Sum = [u8; 32];

const MAGIC: [u8; 8] = *b"golosend";
const VERSION: u16 = 1;
const LEVEL: i32 = 9;

/// Bytes of the directory for each block.
const ENTRY: usize = 8;

/// Why a file is not a table of this program, or not a sound one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    #[error("not a table of endings")]
    NotATable,
    #[error("a table in format {0}; this program reads format {VERSION}")]
    Format(u16),
    #[error("a table for other rules")]
    Rules,
    #[error("the table of other forces: {0}")]
    Forces(Forces),
    #[error("damaged: the head")]
    Head,
    #[error("damaged: the directory")]
    Directory,
    #[error("damaged: block {0}")]
    Block(u32),
    #[error("damaged: the file has {found} bytes in place of {expected}")]
    Length { found: u64, expected: u64 },
    #[error("damaged: the sum of the file")]
    Sum,
    #[error("made from other tables than those beside it")]
    OtherTables,
}

/// Why a table that is there cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    #[error(transparent)]
    File(#[from] FileError),
    /// What the disk reports.
    #[error("{0}")]
    Disk(std::io::ErrorKind),
}

impl From<std::io::Error> for Damage {
    fn from(error: std::io::Error) -> Damage {
        match error.kind() {
            // Shorter than the shortest table.
            std::io::ErrorKind::UnexpectedEof => Damage::File(FileError::NotATable),
            kind => Damage::Disk(kind),
        }
    }
}

/// What the head of a file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub forces: Forces,
    pub cells: u64,
    pub totals: Totals,
    /// The tables that were made before it.
    pub before: Sum,
    /// What follows the head.
    pub body: Sum,
    directory: u32,
}

impl Head {
    /// Reads the head of the file that is to hold the table of these forces.
    ///
    /// # Errors
    /// [`FileError`] if it is no head, or that of another table.
    pub fn read(game: Game, forces: Forces, bytes: &[u8; HEAD]) -> Result<Head, FileError> {
        let mut reader = Reader(bytes);
        if reader.take() != MAGIC {
            return Err(FileError::NotATable);
        }
        let version = u16::from_le_bytes(reader.take());
        let [rules, own_men, own_kings, other_men, other_kings, _] = reader.take();
        let cells = reader.u64();
        let [wins, losses, draws, captures] = [(); 4].map(|()| reader.u64());
        let [longest_win, longest_loss, _, _] = reader.take();
        let directory = u32::from_le_bytes(reader.take());
        let (before, body) = (reader.take(), reader.take());
        if crc32fast::hash(&bytes[..HEAD - 4]) != u32::from_le_bytes(reader.take()) {
            return Err(FileError::Head);
        }
        if version != VERSION {
            return Err(FileError::Format(version));
        }
        if rules != rules_byte(game) {
            return Err(FileError::Rules);
        }
        let found = Forces { own_men, own_kings, other_men, other_kings };
        if found != forces || cells != Layout::new(game.width(), forces).cells {
            return Err(FileError::Forces(found));
        }
        let totals = Totals { wins, losses, draws, captures, longest_win, longest_loss };
        Ok(Head { forces, cells, totals, before, body, directory })
    }

    /// The number of blocks.
    #[must_use]
    pub const fn blocks(&self) -> u32 {
        self.cells.div_ceil(BLOCK as u64) as u32
    }

    /// The length of the directory in bytes.
    #[must_use]
    pub const fn directory_bytes(&self) -> usize {
        self.blocks() as usize * ENTRY
    }

    /// Reads the directory.
    ///
    /// # Errors
    /// [`FileError::Directory`] if it is damaged.
    pub fn directory(&self, bytes: &[u8]) -> Result<Directory, FileError> {
        if bytes.len() != self.directory_bytes() || crc32fast::hash(bytes) != self.directory {
            return Err(FileError::Directory);
        }
        let mut offset = (HEAD + bytes.len()) as u64;
        let places = bytes.chunks_exact(ENTRY).map(|entry| {
            let mut reader = Reader(entry);
            let (length, crc) = (u32::from_le_bytes(reader.take()), u32::from_le_bytes(reader.take()));
            let place = BlockPlace { offset, length, crc };
            offset += u64::from(length);
            place
        });
        Ok(Directory { cells: self.cells, places: places.collect() })
    }
}

/// Where the blocks of a file are.
#[derive(Clone, Debug)]
pub struct Directory {
    cells: u64,
    places: Vec<BlockPlace>,
}

/// Where a block is.
#[derive(Clone, Copy, Debug)]
pub struct BlockPlace {
    /// From the beginning of the file, in bytes.
    pub offset: u64,
    /// In bytes.
    pub length: u32,
    crc: u32,
}

impl Directory {
    /// Where this block is; `None` if there is none with this number.
    #[must_use]
    pub fn place(&self, block: u32) -> Option<BlockPlace> {
        self.places.get(block as usize).copied()
    }

    /// The length of the file in bytes.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        self.places.last().map_or(HEAD as u64, |last| last.offset + u64::from(last.length))
    }

    /// The cells of a block.
    ///
    /// # Errors
    /// [`FileError::Block`] if it is damaged.
    pub(crate) fn cells(&self, block: u32, bytes: &[u8]) -> Result<Vec<Code>, FileError> {
        let damaged = FileError::Block(block);
        let place = self.place(block).filter(|place| crc32fast::hash(bytes) == place.crc);
        let expected = self.cells.saturating_sub(u64::from(block) * BLOCK as u64).min(BLOCK as u64) as usize;
        let cells =
            zstd::bulk::decompress(bytes, BLOCK).ok().filter(|cells| place.is_some() && cells.len() == expected);
        cells.ok_or(damaged)
    }

    /// The cells of the whole table, from the whole file.
    pub(crate) fn all_cells(&self, file: &[u8]) -> Result<Vec<Code>, FileError> {
        let mut all = Vec::with_capacity(self.cells as usize);
        for (block, place) in (0..).zip(&self.places) {
            let end = place.offset + u64::from(place.length);
            let bytes = file.get(place.offset as usize..end as usize).ok_or(FileError::Block(block))?;
            all.extend(self.cells(block, bytes)?);
        }
        Ok(all)
    }
}

/// Writes the file of a table. `before` is the sum of the tables that were made before it.
///
/// # Errors
/// What the compressor reports.
pub fn encode(game: Game, made: &Made, before: &Sum) -> std::io::Result<Vec<u8>> {
    let mut compressor = zstd::bulk::Compressor::new(LEVEL)?;
    let (mut directory, mut blocks, mut block) = (Vec::new(), Vec::new(), Vec::with_capacity(BLOCK));
    let mut cells = made.stored();
    loop {
        block.clear();
        block.extend(cells.by_ref().take(BLOCK));
        if block.is_empty() {
            break;
        }
        let bytes = compressor.compress(&block)?;
        directory.extend_from_slice(&u32::try_from(bytes.len()).unwrap_or(u32::MAX).to_le_bytes());
        directory.extend_from_slice(&crc32fast::hash(&bytes).to_le_bytes());
        blocks.extend_from_slice(&bytes);
    }
    let mut file = head(game, made, before, &directory, &blocks);
    file.append(&mut directory);
    file.append(&mut blocks);
    Ok(file)
}

fn head(game: Game, made: &Made, before: &Sum, directory: &[u8], blocks: &[u8]) -> Vec<u8> {
    let Layout { forces, cells, .. } = made.table.layout;
    let totals = made.totals;
    let mut head = Vec::with_capacity(HEAD);
    head.extend_from_slice(&MAGIC);
    head.extend_from_slice(&VERSION.to_le_bytes());
    head.extend_from_slice(&[
        rules_byte(game),
        forces.own_men,
        forces.own_kings,
        forces.other_men,
        forces.other_kings,
        0,
    ]);
    for number in [cells, totals.wins, totals.losses, totals.draws, totals.captures] {
        head.extend_from_slice(&number.to_le_bytes());
    }
    head.extend_from_slice(&[totals.longest_win, totals.longest_loss, 0, 0]);
    head.extend_from_slice(&crc32fast::hash(directory).to_le_bytes());
    head.extend_from_slice(before);
    head.extend_from_slice(&Sha256::new().chain_update(directory).chain_update(blocks).finalize());
    head.extend_from_slice(&crc32fast::hash(&head).to_le_bytes());
    head
}

/// The cells of a table from its whole file, every sum checked. `before` is the sum of the tables that were made before it.
///
/// # Errors
/// [`FileError`] says what is wrong.
pub fn decode(game: Game, forces: Forces, file: &[u8], before: &Sum) -> Result<(Head, Vec<Code>), FileError> {
    let (head, body) = file.split_first_chunk::<HEAD>().ok_or(FileError::NotATable)?;
    let head = Head::read(game, forces, head)?;
    let directory = head.directory(body.get(..head.directory_bytes()).ok_or(FileError::Directory)?)?;
    let (found, expected) = (file.len() as u64, directory.file_bytes());
    if found != expected {
        return Err(FileError::Length { found, expected });
    }
    let cells = directory.all_cells(file)?;
    if Sum::from(Sha256::digest(body)) != head.body {
        return Err(FileError::Sum);
    }
    if head.before != *before {
        return Err(FileError::OtherTables);
    }
    Ok((head, cells))
}

/// The sum of the tables made so far, after one more.
#[must_use]
pub fn chained(before: &Sum, head: &Head) -> Sum {
    Sha256::new().chain_update(before).chain_update(head.body).finalize().into()
}

/// The rules that a table depends on, as bits: the lowest four are the dark squares on a rank; then whether only the greatest
/// number may be captured, whether a man goes on capturing as a king, whether a side without a move has lost.
fn rules_byte(game: Game) -> u8 {
    let variant = game.variant();
    let bits = [
        variant.majority() != golos_rules::draughts::Majority::Free,
        variant.promotion() == golos_rules::draughts::Promotion::InPassing,
        game.stuck_loses(),
    ];
    bits.into_iter().zip([16, 32, 64]).fold(
        variant.geometry().size() / 2,
        |byte, (is_set, bit)| {
            if is_set { byte | bit } else { byte }
        },
    )
}

/// Takes numbers from the front; zeroes after the end.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let Some((taken, rest)) = self.0.split_first_chunk() else { return [0; N] };
        self.0 = rest;
        *taken
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }
}
