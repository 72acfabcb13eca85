use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::regions::{row, stack};
use crate::rules::Side;
use crate::view::drawing::{Blocks, Tone, figure, figure_width};
use crate::view::{BoardModel, ClockModel, Paint, Theme};

/// Before the clock that runs.
const RUNNING: &str = "> ";
/// Behind a time that is low.
const LOW: &str = "!";
/// Fewer rows make no figure.
const LEAST: u16 = 3;
/// The largest figures beside a board: larger ones are the matter of the clocks alone.
const MOST: u16 = 8;

/// Draws both clocks in one row, in a row each, or in two rows each, as the region has rows; that of the side that begins
/// first.
///
/// ```text
/// > White  4:59   to move   Black  5:00
///
/// > White  4:59   to move Anna          > White  4:59
///   Black  0:31!  Olga                    to move: Anna
///                                         Black  0:31!
///                                         Olga
/// ```
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, board: &BoardModel) {
    let clocks = board.sides().map(|side| &board.clocks[side]);
    match area.height {
        0 | 1 => {
            let width = area.width / 2;
            let halves = [Rect { width, ..area }, Rect { x: area.x + width, width: area.width - width, ..area }];
            for (half, clock) in halves.into_iter().zip(clocks) {
                let rest = draw_time(canvas, half, clock);
                canvas.put(rest, &clock.note, canvas.theme.text);
            }
        }
        2 | 3 => {
            for (line, clock) in stack(area, [1, 1]).into_iter().zip(clocks) {
                let rest = draw_time(canvas, line, clock);
                canvas.put(rest, &who(clock, " "), canvas.theme.text);
            }
        }
        _ => {
            for (part, clock) in stack(area, [2, 2]).into_iter().zip(clocks) {
                draw_time(canvas, row(part, 0), clock);
                canvas.put(row(part, 1), &format!("  {}", who(clock, ": ")), canvas.theme.text);
            }
        }
    }
}

/// How high the figures of both clocks can be where there are so many columns, and so many rows for one; 0 where a time
/// cannot be drawn.
pub(super) fn figures(board: &BoardModel, blocks: Blocks, (columns, rows): (u16, u16)) -> u16 {
    let is_drawn = match blocks {
        Blocks::Letters => false,
        Blocks::Half | Blocks::Quadrant | Blocks::Sextant => true,
    };
    let fits = |rows: &u16| {
        let times = Side::BOTH.map(|side| width(&board.clocks[side].time, *rows));
        times.into_iter().all(|width| width.is_some_and(|width| (2..=columns).contains(&width)))
    };
    (LEAST..=rows).rev().find(fits).filter(|_| is_drawn).unwrap_or(0)
}

/// The most rows of figures that stand beside a board.
pub(super) fn beside(board: &BoardModel, blocks: Blocks, columns: u16, rows: u16) -> u16 {
    figures(board, blocks, (columns, rows.min(MOST)))
}

fn width(time: &str, rows: u16) -> Option<u16> {
    let figures: Option<u16> = time.chars().map(|sign| figure_width(sign, rows)).sum();
    figures.map(|width| width + 1)
}

/// Draws both clocks with figures of so many rows, each under its line of words.
pub(super) fn draw_large(canvas: &mut Canvas<'_>, area: Rect, board: &BoardModel, blocks: Blocks, rows: u16) {
    let half = area.height / 2;
    let words = half.saturating_sub(rows);
    for (part, side) in stack(area, [half, half]).into_iter().zip(board.sides()) {
        let clock = &board.clocks[side];
        let [line, below, figures] = stack(part, [1, words.saturating_sub(1), rows]);
        let rest = draw_time(canvas, line, clock);
        match below.height {
            0 => _ = canvas.put(rest, &who(clock, " "), canvas.theme.text),
            _ => _ = canvas.put(row(below, 0), &format!("  {}", who(clock, ": ")), canvas.theme.text),
        }
        draw_figures(canvas, figures, clock, blocks);
    }
}

/// Draws the clocks alone, as large as they can be: one above the other, or side by side.
pub(super) fn draw_alone(canvas: &mut Canvas<'_>, area: Rect, board: &BoardModel, blocks: Blocks) {
    let half = area.width / 2;
    let (stacked, abreast) = alone(area, board, blocks);
    if stacked.max(abreast) == 0 {
        draw(canvas, area, board);
    } else if stacked >= abreast {
        draw_large(canvas, area, board, blocks, stacked);
    } else {
        for (left, side) in [area.x, area.x + half].into_iter().zip(board.sides()) {
            let part = Rect { x: left, width: half, ..area };
            let clock = &board.clocks[side];
            draw_time(canvas, row(part, 0), clock);
            canvas.put(row(part, 1), &format!("  {}", who(clock, ": ")), canvas.theme.text);
            let [_, figures] = stack(part, [2, abreast]);
            draw_figures(canvas, figures, clock, blocks);
        }
    }
}

/// Whose clock stands there, of both in one row or one above the other.
pub(super) fn side_at(area: Rect, board: &BoardModel, at: Position) -> Option<Side> {
    let is_first = match area.height {
        0 | 1 => at.x < area.x + area.width / 2,
        height => at.y < area.y + height / 2,
    };
    let [first, second] = board.sides();
    area.contains(at).then_some(if is_first { first } else { second })
}

/// The same where they are alone.
pub(super) fn side_alone(area: Rect, board: &BoardModel, blocks: Blocks, at: Position) -> Option<Side> {
    let [first, second] = board.sides();
    match alone(area, board, blocks) {
        (stacked, abreast) if stacked < abreast => {
            let is_first = at.x < area.x + area.width / 2;
            area.contains(at).then_some(if is_first { first } else { second })
        }
        _ => side_at(area, board, at),
    }
}

/// How high the figures of the clocks alone can be, one above the other and side by side.
fn alone(area: Rect, board: &BoardModel, blocks: Blocks) -> (u16, u16) {
    let stacked = figures(board, blocks, (area.width, (area.height / 2).saturating_sub(1)));
    let abreast = figures(board, blocks, ((area.width / 2).saturating_sub(2), area.height.saturating_sub(2)));
    (stacked, abreast)
}

fn draw_figures(canvas: &mut Canvas<'_>, area: Rect, clock: &ClockModel, blocks: Blocks) {
    let paint = time_paint(canvas.theme, clock);
    let is_plain = canvas.theme.is_plain();
    let is_lit = |tone: Tone| tone == Tone::Body;
    // So that the first figure does not run into what is beside it.
    let margin = Rect { width: 1, ..area };
    canvas.fill(margin, Paint { inverse: is_plain && paint.inverse, ..paint });
    let mut left = area.x + 1;
    for figure in clock.time.chars().filter_map(|sign| figure(sign, area.height, blocks)) {
        let part = Rect { x: left, width: figure.columns, ..area };
        for (place, tile) in part.positions().zip(&figure.tiles) {
            let (ink, ground) = (is_lit(tile.ink), is_lit(tile.ground));
            let of = |lit: bool| if lit { paint.ink } else { paint.ground };
            match is_plain {
                true => {
                    let sign = if ink == ground { ' ' } else { tile.sign };
                    let inverse = ground != paint.inverse;
                    canvas.tile((place.x, place.y), sign, Paint { inverse, ..Paint::default() });
                }
                false => {
                    let paint = Paint { ink: of(ink), ground: of(ground), ..Paint::default() };
                    canvas.tile((place.x, place.y), tile.sign, paint);
                }
            }
        }
        left += figure.columns;
    }
}

/// `> White 4:59! `; returns what is left of the row.
fn draw_time(canvas: &mut Canvas<'_>, area: Rect, clock: &ClockModel) -> Rect {
    let lead = if clock.running { RUNNING } else { "  " };
    let low = if clock.low { LOW } else { "" };
    let time = if clock.time.is_empty() { String::new() } else { format!(" {}{low} ", clock.time) };
    let parts = [
        (format!("{lead}{} ", clock.label), canvas.theme.heading),
        (time, time_paint(canvas.theme, clock)),
        (" ".to_owned(), canvas.theme.text),
    ];
    parts.into_iter().fold(area, |rest, (text, paint)| {
        let used = canvas.put(rest, &text, paint);
        Rect { x: rest.x + used, width: rest.width - used, ..rest }
    })
}

/// The note and the name: a long name cannot push the note off the screen.
fn who(clock: &ClockModel, between: &str) -> String {
    let parts = [clock.note.as_str(), clock.name.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(between)
}

fn time_paint(theme: &Theme, clock: &ClockModel) -> Paint {
    match clock {
        ClockModel { fallen: true, .. } => theme.clock_fallen,
        ClockModel { low: true, .. } => theme.clock_low,
        ClockModel { running: true, .. } => theme.clock_running,
        _ => theme.text,
    }
}
