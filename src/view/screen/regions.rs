use ratatui::layout::Rect;

use super::board::Size;
use super::{board, clocks};
use crate::view::drawing::Blocks;
use crate::view::{BoardModel, Zoom};

/// The fewest columns beside the board for clocks and moves.
const SIDE: u16 = 18;
/// Rows for what was said below a board that fills the window.
const SAID: u16 = 3;
/// Columns between the board and what is beside it.
const GAP: u16 = 2;
/// The fewest rows for the list of moves where the clocks are drawn above it.
const MOVES: u16 = 6;
/// From this width on a clock takes one row.
const ONE_ROW_CLOCK: u16 = 40;

/// Where everything goes on the screen of a game. A region that has no room is empty.
#[derive(Debug)]
pub(super) struct BoardRegions {
    pub size: Size,
    pub head: Rect,
    pub board: Rect,
    pub clocks: Rect,
    /// How many rows the figures of a clock have, where they are drawn.
    pub figures: Option<u16>,
    /// None where the counter joins the badges.
    pub counter: Option<Rect>,
    pub moves: Rect,
    pub said: Rect,
    pub prompt: Rect,
}

impl BoardRegions {
    /// The regions with the largest board that fits and is wanted; none if not even the smallest fits.
    pub fn of(area: Rect, model: &BoardModel, wanted: Zoom, blocks: Blocks) -> Option<BoardRegions> {
        let sizes = (1..=wanted.rows()).rev().flat_map(|rows| Size::all(model, rows, blocks));
        sizes.map(|size| (size, board::size(model, size, blocks))).find_map(|(size, (width, height))| {
            // A board that fills the window leaves room for what was said.
            let spare = if size.rows > Zoom::Huge.rows() { SAID } else { 0 };
            let wide = area.width >= width + GAP + SIDE && area.height >= height + 2 + spare;
            let narrow = area.width >= width && area.height >= height + 3 + spare;
            if wide {
                Some(Self::wide(area, (size, width, height), model, blocks))
            } else {
                narrow.then(|| Self::narrow(area, size, width, height))
            }
        })
    }

    fn wide(area: Rect, (size, width, height): (Size, u16, u16), model: &BoardModel, blocks: Blocks) -> BoardRegions {
        let [head, middle, said, prompt] = stack(area, [1, height, area.height - height - 2, 1]);
        let side = Rect { x: middle.x + width + GAP, width: middle.width - width - GAP, ..middle };
        let clock_rows = if side.width >= ONE_ROW_CLOCK { 2 } else { 4 };
        // The list of moves keeps some rows.
        let spare = height.saturating_sub(clock_rows + 1 + MOVES) / 2;
        let figures = Some(clocks::beside(model, blocks, side.width, spare)).filter(|rows| *rows > 0);
        let clock_rows = clock_rows + 2 * figures.unwrap_or(0);
        let [clocks, counter, moves] = stack(side, [clock_rows, 1, height - clock_rows - 1]);
        let board = Rect { width, ..middle };
        BoardRegions { size, head, board, clocks, figures, counter: Some(counter), moves, said, prompt }
    }

    fn narrow(area: Rect, size: Size, width: u16, height: u16) -> BoardRegions {
        let spare = area.height - height - 3;
        let [clocks, head, middle, said, prompt] = stack(area, [1, spare.min(1), height, spare.max(1), 1]);
        let board = Rect { width, ..middle };
        BoardRegions { size, head, board, clocks, figures: None, counter: None, moves: Rect::default(), said, prompt }
    }
}

/// Where everything goes around a menu or the help.
#[derive(Debug)]
pub(super) struct PageRegions {
    pub head: Rect,
    pub body: Rect,
    pub said: Rect,
    pub prompt: Rect,
}

impl PageRegions {
    /// With `said` rows for what was said; none if there is no room for a word.
    pub fn of(area: Rect, said: u16) -> Option<PageRegions> {
        if area.width < 20 || area.height < 4 {
            return None;
        }
        let said = said.min(area.height / 5);
        let [head, body, said, prompt] = stack(area, [1, area.height - said - 2, said, 1]);
        Some(PageRegions { head, body, said, prompt })
    }
}

/// Parts of an area from the top down, each with its number of rows.
pub(super) fn stack<const N: usize>(area: Rect, rows: [u16; N]) -> [Rect; N] {
    let mut y = area.y;
    rows.map(|height| {
        let part = Rect { y, height, ..area };
        y += height;
        part.intersection(area)
    })
}

/// One row of an area, from 0.
pub(super) fn row(area: Rect, row: u16) -> Rect {
    let [_, row] = stack(area, [row, 1]);
    row
}
