//! Pieces as shapes: described once in a square of side 1, and from that drawn in the cells of a terminal at any size,
//! or as SVG.
//!
//! ```text
//! shapes (piece) ─► raster (a tone for every dot of the square) ─► tiles (a block sign and two tones for every cell)
//!               └─► SVG
//! ```
//!
//! Architecture invariant: nothing here knows a colour. A tone is what a dot is for; the theme says what it looks like.

mod figures;
mod names;
mod piece;
mod raster;
mod shape;
mod tile;

pub use figures::{Figure, figure, figure_width};
pub use names::{name_sign, name_size};
pub use piece::{SPRITE, cross, shapes, small_king, sprite};
pub use raster::{Marks, Mix, PROBED, Raster, mixed};
pub use shape::{Shape, Tone};
pub use tile::{Blocks, Tile, tiles};
