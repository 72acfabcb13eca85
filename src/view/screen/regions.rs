use ratatui::layout::Rect;

use super::board::Size;
use super::{board, clocks, part};
use crate::drawing::Blocks;
use crate::{BoardModel, Zoom};

/// The fewest columns beside the board for clocks and moves.
const SIDE: u16 = 18;
/// Rows for what was said below a board that fills the window.
const SAID: u16 = 3;
/// Columns between the board and what is beside it.
const GAP: u16 = 2;
/// The fewest rows for the list of moves where the clocks are drawn above it, or what was said stands below it.
const MOVES: u16 = 6;
/// The fewest rows for what was said where it stands beside the board.
const SAID_BESIDE: u16 = 5;
/// The most rows for it there.
const SAID_BESIDE_MOST: u16 = 10;
/// From this width on a clock takes one row.
const ONE_ROW_CLOCK: u16 = 40;
/// So many rows free below a board that is as wide as the window are room for large clocks and the list of moves.
const TALL: u16 = 14;
/// The most rows for the clocks there.
const CLOCKS_TALL: u16 = 8;

/// How the clocks are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clocks {
    /// In words and figures of one row.
    Written,
    /// In figures of so many rows, one above the other.
    Figures(u16),
    /// As large as their part of the screen, as where they are alone.
    Filling,
}

/// Where everything goes on the screen of a game. A region that has no room is empty.
#[derive(Debug)]
pub(super) struct BoardRegions {
    pub size: Size,
    pub head: Rect,
    pub board: Rect,
    /// What is shown of the board, where not all of it has room.
    pub part: Option<Box<BoardModel>>,
    pub clocks: Rect,
    pub drawn: Clocks,
    /// None where the counter joins the badges.
    pub counter: Option<Rect>,
    pub moves: Rect,
    pub said: Rect,
    pub prompt: Rect,
    pub keys: Rect,
}

impl BoardRegions {
    /// The regions with the largest board that fits and is wanted; where not even the smallest fits, with a part of it.
    /// None if there is no room for that.
    pub fn of(area: Rect, model: &BoardModel, wanted: Zoom, blocks: Blocks) -> Option<BoardRegions> {
        let all = || {
            let sizes = (1..=wanted.rows()).rev().flat_map(|rows| Size::all(model, rows, blocks));
            sizes.map(|size| (size, board::size(model, size, blocks)))
        };
        // A board that fills the window leaves room for what was said.
        let spare = |size: Size| if size.rows > Zoom::Huge.rows() { SAID + 1 } else { 0 };
        let wide = all().find(|(size, (width, height))| {
            area.width >= width + GAP + SIDE && area.height >= height + 2 + spare(*size)
        });
        let narrow =
            all().find(|(size, (width, height))| area.width >= *width && area.height >= height + 3 + spare(*size));
        match (wide, narrow) {
            (Some(wide), Some(narrow)) if is_better(area, narrow, wide) => Some(Self::narrow(area, narrow)),
            (Some((size, (width, height))), _) => Some(Self::wide(area, (size, width, height), model, blocks)),
            (None, Some(narrow)) => Some(Self::narrow(area, narrow)),
            (None, None) => Self::parted(area, model),
        }
    }

    /// Of what the board is drawn.
    pub fn blocks(&self, wanted: Blocks) -> Blocks {
        if self.part.is_some() { Blocks::Letters } else { wanted }
    }

    fn wide(area: Rect, (size, width, height): (Size, u16, u16), model: &BoardModel, blocks: Blocks) -> BoardRegions {
        let below = area.height - height - 2;
        let side_width = area.width - width - GAP;
        let clock_rows = if side_width >= ONE_ROW_CLOCK { 2 } else { 4 };
        // Little room below: what was said goes beside the board.
        let room = (height - clock_rows - 1).saturating_sub(MOVES);
        let beside = if below < SAID && room >= SAID_BESIDE { room.min(SAID_BESIDE_MOST) } else { 0 };
        let keys = below.min(if beside > 0 { 1 } else { u16::from(below > 1) });
        let [head, middle, under, prompt, keys] = stack(area, [1, height, below - keys, 1, keys]);
        let side = Rect { x: middle.x + width + GAP, width: side_width, ..middle };
        // The list of moves keeps some rows.
        let spare = (height - beside).saturating_sub(clock_rows + 1 + MOVES) / 2;
        let figures = clocks::beside(model, blocks, side.width, spare);
        let clock_rows = clock_rows + 2 * clocks::block(figures);
        let [clocks, counter, moves, told] = stack(side, [clock_rows, 1, height - clock_rows - 1 - beside, beside]);
        let drawn = if figures > 0 { Clocks::Figures(figures) } else { Clocks::Written };
        let said = if beside > 0 { told } else { under };
        let board = Rect { width, ..middle };
        let counter = Some(counter);
        BoardRegions { size, head, board, part: None, clocks, drawn, counter, moves, said, prompt, keys }
    }

    fn narrow(area: Rect, (size, (width, height)): (Size, (u16, u16))) -> BoardRegions {
        let free = free(area, height);
        let spare = area.height - height - 3;
        let (head, keys) = (spare.min(1), u16::from(spare > 2));
        // The line of the clocks is one of theirs.
        let more = if free >= TALL { (free / 3).min(CLOCKS_TALL) - 1 } else { 0 };
        let moves = if free >= TALL { (free - more) / 2 } else { 0 };
        let [clocks, head, middle, moves, said, prompt, keys] =
            stack(area, [1 + more, head, height, moves, 1 + free - more - moves, 1, keys]);
        let drawn = if more > 0 { Clocks::Filling } else { Clocks::Written };
        let board = Rect { width, ..middle };
        BoardRegions { size, head, board, part: None, clocks, drawn, counter: None, moves, said, prompt, keys }
    }

    /// As much of the board as has room, in the smallest size, around its cursor.
    fn parted(area: Rect, model: &BoardModel) -> Option<BoardRegions> {
        if area.width < part::LEAST.0 || area.height < part::LEAST.1 {
            return None;
        }
        let size = Size { rows: 1, large_names: false };
        let [clocks, head, middle, said, prompt] = stack(area, [1, 1, area.height - 4, 1, 1]);
        let part = part::of(model, size, (middle.width, middle.height));
        let (width, height) = board::size(&part, size, Blocks::Letters);
        let board = Rect { width, height, ..middle };
        let empty = Rect::default();
        let (part, drawn) = (Some(Box::new(part)), Clocks::Written);
        Some(BoardRegions {
            size,
            head,
            board,
            part,
            clocks,
            drawn,
            counter: None,
            moves: empty,
            said,
            prompt,
            keys: empty,
        })
    }
}

/// The rows below a board that is as wide as the window, of this height, for large clocks and the list of moves.
const fn free(area: Rect, height: u16) -> u16 {
    let spare = area.height.saturating_sub(height + 3);
    let head = if spare > 0 { 1 } else { 0 };
    let keys = if spare > 2 { 1 } else { 0 };
    spare - head - keys
}

/// Whether a larger board with everything else above and below it is worth more than a smaller one with clocks and moves
/// beside it: where they have room there too, or where the smaller one is too small to be drawn or by far the smaller.
fn is_better(area: Rect, narrow: (Size, (u16, u16)), wide: (Size, (u16, u16))) -> bool {
    let ((size, (_, height)), (beside, _)) = (narrow, wide);
    let is_larger = size.rows > beside.rows;
    is_larger && (free(area, height) >= TALL || beside.rows < 2 || size.rows > beside.rows + 1)
}

/// Where everything goes around a menu or the help.
#[derive(Debug)]
pub(super) struct PageRegions {
    pub head: Rect,
    pub body: Rect,
    pub said: Rect,
    pub prompt: Rect,
    pub keys: Rect,
}

impl PageRegions {
    /// The fewest columns and rows: less is no room for a word.
    pub const LEAST: (u16, u16) = (20, 4);
    /// From so many rows on there is one for the keys.
    const WITH_KEYS: u16 = 10;

    /// With `said` rows for what was said; none if there is no room for a word.
    pub fn of(area: Rect, said: u16) -> Option<PageRegions> {
        if area.width < Self::LEAST.0 || area.height < Self::LEAST.1 {
            return None;
        }
        let said = said.min(area.height / 5);
        let keys = u16::from(area.height >= Self::WITH_KEYS);
        let [head, body, said, prompt, keys] = stack(area, [1, area.height - said - keys - 2, said, 1, keys]);
        Some(PageRegions { head, body, said, prompt, keys })
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
