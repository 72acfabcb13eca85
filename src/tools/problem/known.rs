//! The endings that are known before a search: the tables that the user made, or small ones made in memory.

use golos_endings::{Board, Files, Game, Shelf, Tables, Value, Work};
use golos_files::endings::told;
use golos_problem::{Endings, small_endings};

use crate::around::{CommandFailure, Surroundings};

/// Endings from both: files first, which may have more pieces.
pub(super) struct KnownEndings {
    game: Game,
    shelf: Shelf<Box<dyn Files>>,
    /// The most pieces of a table that is there and was verified; 0 if there is none.
    most: u8,
    small: Option<Tables>,
    small_pieces: u8,
}

impl KnownEndings {
    /// Those that were opened before, if they are of this game; otherwise they are opened.
    pub fn of<'a>(
        known: &'a mut Option<KnownEndings>,
        game: Game,
        pieces: u8,
        around: &Surroundings<'_>,
    ) -> Result<&'a mut KnownEndings, CommandFailure> {
        let same = known.take().filter(|known| known.game == game);
        let opened = match same {
            Some(same) => same,
            None => KnownEndings::open(game, pieces, around)?,
        };
        Ok(known.insert(opened))
    }

    /// The tables of the folder, and those of up to so many pieces in memory where they are missing.
    fn open(game: Game, pieces: u8, around: &Surroundings<'_>) -> Result<KnownEndings, CommandFailure> {
        let folder = around.folder_of(game);
        let present = folder.present().map_err(|error| told(&error))?;
        let verified = present.tables.iter().filter(|table| table.level.is_some()).map(|table| table.head.forces);
        let most = verified.map(|forces| forces.pieces()).max().unwrap_or(0);
        let small = if most < pieces && pieces > 1 {
            // Without them the search knows less, and is as right.
            small_endings(game, pieces, &Work::new(2, around.is_stopped)).ok()
        } else {
            None
        };
        let shelf = folder.shelf().map_err(|error| told(&error))?;
        Ok(KnownEndings { game, shelf, most, small, small_pieces: pieces })
    }
}

impl Endings for KnownEndings {
    fn value(&mut self, board: &Board) -> Option<Value> {
        let pieces = board.forces().pieces();
        let small = self.small.as_ref().filter(|_| pieces <= self.small_pieces);
        small
            .and_then(|small| small.value(board))
            .or_else(|| if pieces <= self.most { Endings::value(&mut self.shelf, board) } else { None })
    }
}
