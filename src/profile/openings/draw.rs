use sha2::{Digest, Sha256};

use super::table::{Distrust, Doubt, OpeningCell, OpeningTable};
use golos_game::{Drawn, Lot, Opening, OpeningFault, OpeningLine};
use golos_rules::Variant;

/// Why no opening was drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    #[error("{lot} is not in the table of {columns} columns and {rows} rows")]
    Outside { lot: Lot, columns: usize, rows: u16 },
    #[error("{lot} is not certain ({doubt:?}, {why:?}): printed is \"{printed}\", it may be {may_be:?}")]
    Uncertain { lot: Lot, doubt: Doubt, printed: String, may_be: Vec<String>, why: Distrust },
    #[error("{lot} cannot be played in this game: {fault}")]
    Unplayable { lot: Lot, fault: OpeningFault },
    #[error("no cell is left to draw")]
    NothingLeft,
    #[error("a seed is a text of 1 to {MOST_SEED} characters, without control characters")]
    Seed,
}

/// The longest seed, in characters.
pub const MOST_SEED: usize = 100;

/// Draws a number below `count` by the same [algorithm](super) as a cell of a table.
///
/// # Errors
/// [`DrawError`] if the seed cannot be used, or there is nothing to draw from.
pub fn pick(seed: &str, count: u32) -> Result<u32, DrawError> {
    check(seed)?;
    if count == 0 {
        return Err(DrawError::NothingLeft);
    }
    let number = (0..=u32::MAX).find_map(|draw| hit(seed, draw, count.into()));
    number.and_then(|number| u32::try_from(number).ok()).ok_or(DrawError::NothingLeft)
}

fn check(seed: &str) -> Result<(), DrawError> {
    let length = seed.chars().count();
    let is_usable = (1..=MOST_SEED).contains(&length) && !seed.chars().any(char::is_control);
    if is_usable { Ok(()) } else { Err(DrawError::Seed) }
}

/// The number below `cells` that the seed makes in the draw of this number, from 0; none where it is one of the uneven
/// rest.
fn hit(seed: &str, count: u32, cells: u64) -> Option<u64> {
    let digest = Sha256::digest(format!("{seed}:{count}").as_bytes());
    let number = digest.iter().take(8).fold(0, |number: u64, &byte| number << 8 | u64::from(byte));
    // 2^64 is not a u64: what is over the greatest multiple of `cells` is told by the remainder of 2^64.
    let rest = u64::MAX.checked_rem(cells)?.wrapping_add(1).checked_rem(cells)?;
    (number <= u64::MAX - rest).then_some(number % cells)
}

impl OpeningTable {
    /// The opening in the cell that paper lots have named, for a game of this variant.
    ///
    /// # Errors
    /// [`DrawError`] if there is no such cell, if it is not certain, or cannot be played in this game.
    pub fn take(&self, lot: Lot, variant: Variant) -> Result<Opening, DrawError> {
        let line = self.certain(lot)?;
        let drawn = Drawn::Lots { table: self.id.clone(), lot };
        Opening::new(variant, drawn, line).map_err(|fault| DrawError::Unplayable { lot, fault })
    }

    /// Draws an opening for a game of this variant: see the [algorithm](super). `excluded` are the cells that an event
    /// leaves out (DR-2.2.2).
    ///
    /// # Errors
    /// [`DrawError`] if the seed cannot be used, an excluded cell is not in the table, or no cell is left.
    pub fn draw(&self, seed: &str, excluded: &[Lot], variant: Variant) -> Result<Opening, DrawError> {
        check(seed)?;
        if let Some(&lot) = excluded.iter().find(|&&lot| self.cell(lot).is_none()) {
            return Err(self.outside(lot));
        }
        let drawn =
            |lot| Drawn::Seed { table: self.id.clone(), lot, seed: seed.to_owned(), excluded: excluded.to_vec() };
        let opening = |lot| Opening::new(variant, drawn(lot), self.certain(lot).ok()?).ok();
        let usable = |lot: &Lot| !excluded.contains(lot) && self.certain(*lot).is_ok();
        if !self.cells().any(|(lot, _)| usable(&lot) && opening(lot).is_some()) {
            return Err(DrawError::NothingLeft);
        }
        let lots = (0u32..=u32::MAX).filter_map(|count| self.lot(seed, count)).filter(usable);
        lots.filter_map(opening).next().ok_or(DrawError::NothingLeft)
    }

    /// The cell that the seed hits in the draw of this number, from 0; none where the number that it makes is one of the
    /// uneven rest.
    fn lot(&self, seed: &str, count: u32) -> Option<Lot> {
        let cell = hit(seed, count, u64::try_from(self.cells().count()).ok()?)?;
        let rows = u64::from(self.rows);
        let place = |index: u64| u16::try_from(index + 1).ok();
        Some(Lot::Cell { column: place(cell / rows)?, row: place(cell % rows)? })
    }

    /// The opening of a cell that can be drawn.
    fn certain(&self, lot: Lot) -> Result<&OpeningLine, DrawError> {
        match self.cell(lot) {
            Some(OpeningCell::Certain { line, .. }) => Ok(line),
            Some(OpeningCell::Uncertain { doubt, printed, may_be, why }) => Err(DrawError::Uncertain {
                lot,
                doubt: *doubt,
                printed: printed.clone(),
                may_be: may_be.clone(),
                why: *why,
            }),
            None => Err(self.outside(lot)),
        }
    }

    fn outside(&self, lot: Lot) -> DrawError {
        DrawError::Outside { lot, columns: self.columns.len(), rows: self.rows }
    }
}
