use ratatui::layout::{Position, Rect};

use super::canvas::Canvas;
use super::material::material;
use super::regions::{row, stack};
use super::text;
use crate::drawing::{Blocks, Figure, Tone, figure, figure_width};
use crate::{BoardModel, ClockModel, Paint, Theme};
use golos_rules::Side;

/// Before the clock that runs.
const RUNNING: &str = "> ";
/// Behind a time that is low.
const LOW: &str = "!";
/// Columns before the words under a time.
const INDENT: u16 = 2;
/// Fewer rows make no figure.
const LEAST: u16 = 3;
/// The largest figures beside a board: larger ones are the matter of the clocks alone.
const MOST: u16 = 8;

/// From so many rows on figures have the ground that tells how the clock stands.
const GROUNDED: u16 = 7;
/// Rows of that ground above and below the figures: without them a figure whose colour is that of the page runs into it.
const BORDERS: u16 = 2;
/// Columns beside the figures of a time, one at each side.
const MARGINS: u16 = 2;

/// Draws both clocks in one row, in a row each, or in two rows each, as the region has rows; that of the side that begins
/// first. That a time is low is said in words as well, where they have room whole: beside the time, else before the name.
///
/// ```text
/// > White  4:59   to move   Black  0:31!  time trouble
///
/// > White  4:59   to move Anna          > White  4:59
///   Black  0:31!  time trouble Olga       to move: Anna
///                                         Black  0:31!
///                                         time trouble: Olga
/// ```
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, board: &BoardModel, blocks: Blocks) {
    let clocks = board.sides().map(|side| &board.clocks[side]);
    match area.height {
        0 | 1 => {
            let width = area.width / 2;
            let halves = [Rect { width, ..area }, Rect { x: area.x + width, width: area.width - width, ..area }];
            for (half, clock) in halves.into_iter().zip(clocks) {
                // That a flag is down is worth more than the name of the side.
                let kept = if clock.fallen { text::columns(&note(clock, "", half.width)) } else { 0 };
                let rest = draw_time(canvas, half, clock, kept);
                canvas.put(rest, &note(clock, trouble(clock), rest.width), canvas.theme.text);
            }
        }
        2 | 3 => {
            for (line, clock) in stack(area, [1, 1]).into_iter().zip(clocks) {
                draw_line(canvas, line, clock);
            }
        }
        _ => {
            for (part, side) in stack(area, [2, 2]).into_iter().zip(board.sides()) {
                let (clock, material) = (&board.clocks[side], of_side(canvas, board, side, blocks));
                draw_two_lines(canvas, [row(part, 0), row(part, 1)], clock, &material);
            }
        }
    }
}

/// The material of a side, in signs where the board is drawn in signs as well.
fn of_side(canvas: &Canvas<'_>, board: &BoardModel, side: Side, blocks: Blocks) -> String {
    material(&board.rows, &board.glyphs, side, blocks != Blocks::Letters && canvas.theme.has_signs())
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
    (LEAST..=rows).rev().filter(|&high| block(high) <= rows).find(fits).filter(|_| is_drawn).unwrap_or(0)
}

/// How many rows figures of so many take with the ground around them.
pub(super) const fn block(rows: u16) -> u16 {
    if rows < GROUNDED { rows } else { rows + BORDERS }
}

/// The most rows of figures that stand beside a board.
pub(super) fn beside(board: &BoardModel, blocks: Blocks, columns: u16, rows: u16) -> u16 {
    figures(board, blocks, (columns, rows.min(block(MOST))))
}

fn width(time: &str, rows: u16) -> Option<u16> {
    let figures: Option<u16> = time.chars().map(|sign| figure_width(sign, rows)).sum();
    figures.map(|width| width + MARGINS)
}

/// Draws both clocks with figures of so many rows, each under its line of words.
pub(super) fn draw_large(canvas: &mut Canvas<'_>, area: Rect, board: &BoardModel, blocks: Blocks, rows: u16) {
    let half = area.height / 2;
    // The words stand close above their figures, however high the part is.
    let words = half.saturating_sub(block(rows)).min(2);
    for (part, side) in stack(area, [half, half]).into_iter().zip(board.sides()) {
        let (clock, material) = (&board.clocks[side], of_side(canvas, board, side, blocks));
        let [line, below, figures] = stack(part, [1, words.saturating_sub(1), block(rows)]);
        match below.height {
            0 => draw_line(canvas, line, clock),
            _ => draw_two_lines(canvas, [line, row(below, 0)], clock, &material),
        }
        draw_figures(canvas, figures, clock, blocks);
    }
}

/// Draws the clocks alone, as large as they can be: one above the other, or side by side.
pub(super) fn draw_alone(canvas: &mut Canvas<'_>, area: Rect, board: &BoardModel, blocks: Blocks) {
    let half = area.width / 2;
    let (stacked, abreast) = alone(area, board, blocks);
    if stacked.max(abreast) == 0 {
        draw(canvas, area, board, blocks);
    } else if stacked >= abreast {
        draw_large(canvas, area, board, blocks, stacked);
    } else {
        for (left, side) in [area.x, area.x + half].into_iter().zip(board.sides()) {
            let part = Rect { x: left, width: half, ..area };
            let (clock, material) = (&board.clocks[side], of_side(canvas, board, side, blocks));
            draw_two_lines(canvas, [row(part, 0), row(part, 1)], clock, &material);
            let [_, figures] = stack(part, [2, block(abreast)]);
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

/// Whether the clocks alone are drawn in figures there.
pub(super) fn has_figures(area: Rect, board: &BoardModel, blocks: Blocks) -> bool {
    let (stacked, abreast) = alone(area, board, blocks);
    stacked.max(abreast) > 0
}

/// How high the figures of the clocks alone can be, one above the other and side by side.
fn alone(area: Rect, board: &BoardModel, blocks: Blocks) -> (u16, u16) {
    let stacked = figures(board, blocks, (area.width, (area.height / 2).saturating_sub(1)));
    let abreast = figures(board, blocks, ((area.width / 2).saturating_sub(2), area.height.saturating_sub(2)));
    (stacked, abreast)
}

fn draw_figures(canvas: &mut Canvas<'_>, area: Rect, clock: &ClockModel, blocks: Blocks) {
    // Small figures are read the better without a ground of their own, which the words above them have; of a flag they
    // are smaller by its borders.
    // A clock that is low and stands looks like one that stands: which of two runs is told by the ground.
    let is_idle = clock.low.is_some() && !clock.running && !clock.fallen;
    let is_high = area.height >= block(GROUNDED) || clock.fallen && area.height >= LEAST + BORDERS;
    let has_ground = is_high && !is_idle;
    let paint = if has_ground { time_paint(canvas.theme, clock) } else { canvas.theme.text };
    let is_plain = canvas.theme.is_plain();
    let is_lit = |tone: Tone| tone == Tone::Body;
    // So that no figure runs into what is around it.
    let blank = Paint { inverse: is_plain && paint.inverse, ..paint };
    let rows = if is_high { area.height - BORDERS } else { area.height };
    let figures: Vec<Figure> = clock.time.chars().filter_map(|sign| figure(sign, rows, blocks)).collect();
    let wide: u16 = figures.iter().map(|figure| figure.columns).sum();
    if wide == 0 {
        return;
    }
    canvas.fill(Rect { width: (wide + MARGINS).min(area.width), ..area }, blank);
    let area = Rect { y: area.y + u16::from(is_high), height: rows, ..area };
    let mut left = area.x + 1;
    for figure in figures {
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

/// `> White 4:59! `; returns what is left of the row, at least so many columns as are `kept`. Where it is too narrow the
/// name of the side is cut, never the time.
fn draw_time(canvas: &mut Canvas<'_>, area: Rect, clock: &ClockModel, kept: usize) -> Rect {
    let lead = if clock.running { RUNNING } else { "  " };
    let low = if clock.low.is_some() && !clock.fallen { LOW } else { "" };
    let time = if clock.time.is_empty() { String::new() } else { format!(" {}{low} ", clock.time) };
    let taken = text::columns(lead) + text::columns(&time) + 1 + if kept > 0 { kept + 1 } else { 0 };
    let label = text::fit(&clock.label, usize::from(area.width).saturating_sub(taken));
    let parts = [
        (format!("{lead}{label} "), canvas.theme.heading),
        (time, time_paint(canvas.theme, clock)),
        (" ".to_owned(), canvas.theme.text),
    ];
    parts.into_iter().fold(area, |rest, (text, paint)| {
        let used = canvas.put(rest, &text, paint);
        Rect { x: rest.x + used, width: rest.width - used, ..rest }
    })
}

/// A clock in one line, and who has it.
fn draw_line(canvas: &mut Canvas<'_>, line: Rect, clock: &ClockModel) {
    let rest = draw_time(canvas, line, clock, 0);
    canvas.put(rest, &who(clock, trouble(clock), " ", rest.width), canvas.theme.text);
}

/// A clock, and below it who has it.
fn draw_two_lines(canvas: &mut Canvas<'_>, [line, below]: [Rect; 2], clock: &ClockModel, material: &str) {
    let rest = draw_time(canvas, line, clock, 0);
    let words = trouble(clock);
    let is_beside = text::columns(words) <= usize::from(rest.width);
    canvas.put(rest, if is_beside { words } else { "" }, canvas.theme.strong);
    // At the end of the line, if it has room behind the words.
    let wide = u16::try_from(text::columns(material)).unwrap_or(u16::MAX);
    let taken = if is_beside { u16::try_from(text::columns(words)).unwrap_or(u16::MAX) } else { 0 };
    if wide > 0 && taken.saturating_add(wide).saturating_add(2) <= rest.width {
        canvas.put(Rect { x: rest.right() - wide, width: wide, ..rest }, material, canvas.theme.text);
    }
    let who = who(clock, if is_beside { "" } else { words }, ": ", below.width.saturating_sub(INDENT));
    canvas.put(
        Rect { x: below.x + INDENT.min(below.width), width: below.width.saturating_sub(INDENT), ..below },
        &who,
        canvas.theme.text,
    );
}

/// That the time is low, in words; nothing where the flag is down, which says more.
fn trouble(clock: &ClockModel) -> &str {
    clock.low.as_deref().filter(|_| !clock.fallen).unwrap_or_default()
}

/// The note and the words of time trouble. Where both have no room, those words stand for a clock that runs, whose sign
/// tells that it is the one to move, and else the note; each whole.
fn note(clock: &ClockModel, trouble: &str, width: u16) -> String {
    let fits = |text: &&str| text::columns(text) <= usize::from(width);
    let both = joined([&clock.note, trouble], ", ");
    let alone = Some(trouble).filter(|words| clock.running && !words.is_empty());
    let shown = Some(both.as_str()).filter(fits).or(alone.filter(fits));
    shown.unwrap_or(&clock.note).to_owned()
}

/// The notes and the name: a long name cannot push the notes off the screen.
fn who(clock: &ClockModel, trouble: &str, between: &str, width: u16) -> String {
    // A name that is cut ends in a sign of its own.
    let room = width.saturating_sub(u16::from(!clock.name.is_empty()));
    joined([&note(clock, trouble, room), &clock.name], between)
}

/// Those of the texts that say something.
fn joined(texts: [&str; 2], between: &str) -> String {
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(between)
}

fn time_paint(theme: &Theme, clock: &ClockModel) -> Paint {
    match clock {
        ClockModel { fallen: true, .. } => theme.clock_fallen,
        ClockModel { low: Some(_), .. } => theme.clock_low,
        ClockModel { running: true, .. } => theme.clock_running,
        _ => theme.text,
    }
}
