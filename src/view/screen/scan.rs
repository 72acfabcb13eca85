use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::text;
use crate::ScanModel;

/// There is more before what is shown, and behind it.
const MORE: [&str; 2] = ["‹ ", " ›"];

/// The columns of such a sign.
const MORE_WIDTH: u16 = 2;

/// What of a list stands where in its row.
struct ScanRow {
    /// The items that are shown, each with its place in the list.
    items: Vec<(usize, Rect)>,
    before: Option<Rect>,
    behind: Option<Rect>,
}

/// What is lit stands in brackets.
fn shown(scan: &ScanModel, index: usize) -> String {
    let item = scan.items.get(index).map_or("", String::as_str);
    if index == scan.lit { format!("[{item}]") } else { format!(" {item} ") }
}

impl ScanRow {
    /// A list longer than the row is shown around what is lit: with as much as fits of what stands before it.
    fn of(area: Rect, scan: &ScanModel) -> ScanRow {
        let width = |index| u16::try_from(text::columns(&shown(scan, index))).unwrap_or(u16::MAX);
        let all = (0..scan.items.len()).fold(0, |sum: u16, index| sum.saturating_add(width(index)));
        let is_whole = all <= area.width;
        let room = if is_whole { area.width } else { area.width.saturating_sub(2 * MORE_WIDTH) };
        let up_to_lit = |first: usize| (first..=scan.lit).fold(0, |sum: u16, index| sum.saturating_add(width(index)));
        let first = (0..=scan.lit).find(|&first| is_whole || up_to_lit(first) <= room).unwrap_or(scan.lit);
        let start = if is_whole { area.x } else { area.x + MORE_WIDTH };
        let (mut items, mut x) = (Vec::new(), start);
        for index in first..scan.items.len() {
            let left = (start + room).saturating_sub(x);
            // What does not fit is not shown in part, but for what is lit itself.
            if left == 0 || width(index) > left && index != scan.lit {
                break;
            }
            items.push((index, Rect { x, width: width(index).min(left), ..area }));
            x += width(index).min(left);
        }
        let end = items.last().map_or(first, |(index, _)| index + 1);
        let sign = |x, is_there| (!is_whole && is_there).then_some(Rect { x, width: MORE_WIDTH, ..area });
        ScanRow {
            before: sign(area.x, first > 0),
            behind: sign((area.x + area.width).saturating_sub(MORE_WIDTH), end < scan.items.len()),
            items,
        }
    }
}

/// Draws what can be chosen by a switch, a pad or a mouse in place of the input line: what is lit stands in brackets and in
/// other colours, and signs at the ends tell that there is more.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scan: &ScanModel) -> Position {
    let row = ScanRow::of(area, scan);
    let mut cursor = area.as_position();
    for (index, place) in &row.items {
        let is_lit = *index == scan.lit;
        if is_lit {
            cursor = place.as_position();
        }
        let style = if is_lit { canvas.theme.cursor_square } else { canvas.theme.text };
        canvas.put(*place, &shown(scan, *index), style);
    }
    for (place, sign) in [row.before, row.behind].into_iter().zip(MORE) {
        if let Some(place) = place {
            canvas.put(place, sign, canvas.theme.text);
        }
    }
    cursor
}

/// What stands in the row of a list at a place of the screen: an item to take, or a sign that leads to another.
pub(super) fn item_at(area: Rect, scan: &ScanModel, at: Position) -> Option<(usize, bool)> {
    let row = ScanRow::of(area, scan);
    let taken = row.items.iter().find(|(_, place)| place.contains(at)).map(|(index, _)| (*index, true));
    let first = row.items.first().map_or(0, |(index, _)| *index);
    let last = row.items.last().map_or(0, |(index, _)| *index);
    let more = |sign: Option<Rect>, index| sign.filter(|place| place.contains(at)).map(|_| (index, false));
    taken.or(more(row.before, first.saturating_sub(1))).or(more(row.behind, last + 1))
}
