use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::regions::{row, stack};
use crate::rules::{BySide, Side};
use crate::view::{ClockModel, Paint, Theme};

/// Before the clock that runs.
const RUNNING: &str = "> ";
/// Behind a time that is low.
const LOW: &str = "!";

/// Draws both clocks in one row, in a row each, or in two rows each with the names below, as the region has rows.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, clocks: &BySide<ClockModel>) {
    match area.height {
        0 | 1 => {
            let width = area.width / 2;
            let halves = [Rect { width, ..area }, Rect { x: area.x + width, width: area.width - width, ..area }];
            for (half, side) in halves.into_iter().zip(Side::BOTH) {
                draw_clock(canvas, half, &clocks[side]);
            }
        }
        2 | 3 => {
            for (line, side) in stack(area, [1, 1]).into_iter().zip(Side::BOTH) {
                let used = draw_clock(canvas, line, &clocks[side]) + 1;
                let rest = Rect { x: line.x + used, width: line.width.saturating_sub(used), ..line };
                canvas.put(rest, &clocks[side].name, canvas.theme.text);
            }
        }
        _ => {
            for (part, side) in stack(area, [2, 2]).into_iter().zip(Side::BOTH) {
                draw_clock(canvas, row(part, 0), &clocks[side]);
                let name = format!("  {}", clocks[side].name);
                canvas.put(row(part, 1), &name, canvas.theme.text);
            }
        }
    }
}

/// `> White 4:59! flag`; returns the columns that it took.
fn draw_clock(canvas: &mut Canvas<'_>, area: Rect, clock: &ClockModel) -> u16 {
    let lead = if clock.running { RUNNING } else { "  " };
    let time = format!(" {}{} ", clock.time, if clock.low { LOW } else { "" });
    let parts = [
        (format!("{lead}{} ", clock.label), canvas.theme.heading),
        (time, time_paint(canvas.theme, clock)),
        (format!(" {}", clock.note), canvas.theme.text),
    ];
    let mut used = 0;
    for (text, paint) in parts {
        let rest = Rect { x: area.x + used, width: area.width - used, ..area };
        used += canvas.put(rest, &text, paint);
    }
    used
}

fn time_paint(theme: &Theme, clock: &ClockModel) -> Paint {
    match clock {
        ClockModel { fallen: true, .. } => theme.clock_fallen,
        ClockModel { low: true, .. } => theme.clock_low,
        ClockModel { running: true, .. } => theme.clock_running,
        _ => theme.text,
    }
}
