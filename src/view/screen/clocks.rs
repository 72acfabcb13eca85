use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::{row, stack};
use crate::view::{BoardModel, ClockModel, Paint, Theme};

/// Before the clock that runs.
const RUNNING: &str = "> ";
/// Behind a time that is low.
const LOW: &str = "!";

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
