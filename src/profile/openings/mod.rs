//! Tables of openings, and the draw from them (R-6.2.2, U-V.9.5.2).
//!
//! A table is a file that a person may write. What may stand in it is told at the head of the built-in one, which
//! `golos profiles show russia-2013` prints.
//!
//! # The draw
//!
//! A draw is reproducible for ever, by hand as well, from the seed, the size of the table and the cells that were
//! excluded. For k = 0, 1, 2 and so on:
//!
//! 1. the SHA-256 of the text `seed:k`, in UTF-8, k in decimal digits; its first 8 bytes are a number, the first byte the
//!    most significant (`printf %s 'my seed:0' | sha256sum | cut -c1-16`);
//! 2. with n cells in the table, a number that is not below the greatest multiple of n up to 2^64 is passed over, for
//!    otherwise the first cells would come more often;
//! 3. else the remainder by n is the cell, from 0, column by column: the column is the quotient of it by the number of
//!    rows, plus 1, the row the remainder, plus 1;
//! 4. a cell that is excluded, uncertain, or cannot be played in this game is passed over.
//!
//! The first cell that is not passed over is drawn. Openings in reserve are not drawn; the arbiter names them.

mod draw;
mod file;
mod table;

pub use draw::{DrawError, MOST_SEED, pick};
pub use table::{Basis, Column, ColumnKind, Distrust, Doubt, OpeningCell, OpeningTable, TABLES};
