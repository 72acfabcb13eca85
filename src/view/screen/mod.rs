//! The screen that ratatui draws. One file a region:
//!
//! ```text
//! wide                                    narrow                    menu and help
//! ┌──────────────────────────────────┐    ┌───────────────────┐    ┌───────────────────┐
//! │ head: title              badges  │    │ clocks            │    │ head              │
//! ├───────────────────┬──────────────┤    ├───────────────────┤    ├───────────────────┤
//! │ board             │ clocks       │    │ head, if it fits  │    │ menu, or help     │
//! │                   │ counter      │    ├───────────────────┤    │                   │
//! │                   ├──────────────┤    │ board             │    │                   │
//! │                   │ moves        │    │                   │    │                   │
//! │                   │ said, if not │    ├───────────────────┤    │                   │
//! │                   │ below        │    │ moves, if tall    │    │                   │
//! ├───────────────────┴──────────────┤    ├───────────────────┤    ├───────────────────┤
//! │ said, what is newest at the top  │    │ said              │    │ said              │
//! ├──────────────────────────────────┤    ├───────────────────┤    ├───────────────────┤
//! │ prompt                           │    │ prompt            │    │ prompt            │
//! │ keys                             │    │ keys, if they fit │    │ keys, if they fit │
//! └──────────────────────────────────┘    └───────────────────┘    └───────────────────┘
//! ```
//!
//! A window that is too small for a board has the part of it around the cursor.
//!
//! There are no frames and rules on the screen itself: a braille display would have to read them.
//!
//! Architecture invariant: every frame sets the terminal's own cursor, which screen readers and braille displays
//! follow; a frame without a position would hide it.

mod board;
mod boards;
mod canvas;
mod clocks;
mod cue;
mod drawn;
mod flash;
mod head;
mod help;
mod keys;
mod material;
mod menu;
mod moves;
mod part;
mod prompt;
mod quiet;
mod regions;
mod said;
mod scan;
mod target;
mod text;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use super::{BoardModel, Focus, Model, Scene, Theme};
use canvas::Canvas;
pub use quiet::page as quiet_page;
use regions::{BoardRegions, Clocks, PageRegions};
pub use target::{Target, target};

/// Rows for what was said under a menu, under the help and under the clocks alone.
const MENU_SAID: u16 = 5;
const HELP_SAID: u16 = 2;
const CLOCKS_SAID: u16 = 3;
/// The fewest rows for a list of moves that one goes through.
const SHEET: u16 = 4;

/// Draws a blank frame, on which what is drawn next is written whole.
pub fn wipe(frame: &mut Frame<'_>, theme: &Theme) {
    let area = frame.area();
    Canvas::new(frame.buffer_mut(), theme).clear(area);
    frame.set_cursor_position(area.as_position());
}

/// Draws one frame.
pub fn draw(frame: &mut Frame<'_>, model: &Model, theme: &Theme) {
    let area = frame.area();
    let mut canvas = Canvas::new(frame.buffer_mut(), theme);
    canvas.clear(area);
    if model.quiet.is_some() {
        let cursor = quiet::draw(&mut canvas, area, model);
        frame.set_cursor_position(cursor);
        return;
    }
    let cursor = scene(&mut canvas, area, model).unwrap_or_else(|| too_small(&mut canvas, area, model));
    if let Some(words) = &model.flash {
        let (kept, room) = kept_and_room(area, model);
        // Where there is no head the words cover the sign, and have it themselves.
        let sign = model.cue.as_ref().filter(|_| is_headless(area, model)).map(|cue| cue.sign);
        let words = sign.map_or_else(|| words.clone(), |sign| format!("{sign} {words}"));
        flash::draw(&mut canvas, area, kept, room, &words);
    }
    frame.set_cursor_position(cursor);
}

/// Draws the scene and tells where the cursor stands; none if the window is too small for it.
fn scene(canvas: &mut Canvas<'_>, area: Rect, model: &Model) -> Option<Position> {
    let (prompt, focus) = match &model.scene {
        Scene::Board(board) => board_scene(canvas, area, model, board)?,
        Scene::Menu(menu) => {
            let (regions, prompt) = page(canvas, area, model, MENU_SAID)?;
            (prompt, Some(menu::draw(canvas, regions.body, menu)))
        }
        Scene::Help(help) => {
            let (regions, prompt) = page(canvas, area, model, HELP_SAID)?;
            let body = match &help.game {
                Some(game) => {
                    let [clocks, body] = regions::stack(regions.body, [1, regions.body.height.saturating_sub(1)]);
                    clocks::draw(canvas, clocks, game, model.blocks);
                    body
                }
                None => regions.body,
            };
            (prompt, Some(help::draw(canvas, body, help)))
        }
    };
    Some(if model.focus == Focus::Prompt { prompt } else { focus.unwrap_or(prompt) })
}

/// Where the board and the clocks are, and where words have room that hide neither them nor the prompt; without a board
/// everywhere.
fn kept_and_room(area: Rect, model: &Model) -> ([Rect; 2], Rect) {
    let nothing = [Rect::default(); 2];
    let Scene::Board(board) = &model.scene else { return (nothing, area) };
    if has_sheet_page(area, model, board) {
        return (nothing, area);
    }
    if model.clocks_alone {
        let body = PageRegions::of(area, clocks_said(area, model, board)).map(|regions| (regions.body, regions.said));
        return body.map_or((nothing, area), |(clocks, said)| ([clocks, Rect::default()], said));
    }
    let regions = BoardRegions::of(area, board, model.zoom, model.blocks);
    regions.map_or((nothing, area), |regions| {
        let room = if regions.said.height < 3 && regions.moves.height > regions.said.height {
            regions.moves
        } else {
            regions.said
        };
        ([regions.board, regions.clocks], if room.is_empty() { regions.head } else { room })
    })
}

/// Whether a board has no row above it, so that signs stand before what was said.
fn is_headless(area: Rect, model: &Model) -> bool {
    let Scene::Board(board) = &model.scene else { return false };
    let has_board = !model.clocks_alone && !has_sheet_page(area, model, board);
    has_board && BoardRegions::of(area, board, model.zoom, model.blocks).is_some_and(|regions| regions.head.is_empty())
}

/// Rows for what was said under the clocks alone: fewer where their figures have no room otherwise.
fn clocks_said(area: Rect, model: &Model, board: &BoardModel) -> u16 {
    let has_figures = |said: &u16| {
        PageRegions::of(area, *said).is_some_and(|regions| clocks::has_figures(regions.body, board, model.blocks))
    };
    [CLOCKS_SAID, 1].into_iter().find(has_figures).unwrap_or(CLOCKS_SAID)
}

/// Whether the list of moves that one goes through takes the place of the board: beside it there is no room, or no board.
fn has_sheet_page(area: Rect, model: &Model, board: &BoardModel) -> bool {
    let has_room = || {
        let regions = BoardRegions::of(area, board, model.zoom, model.blocks);
        regions.is_some_and(|regions| sheet_region(&regions, board).height >= SHEET)
    };
    model.focus == Focus::Sheet && model.sheet.is_some() && (model.clocks_alone || !has_room())
}

/// Where the list of moves stands: several boards have their lines above it.
fn sheet_region(regions: &BoardRegions, board: &BoardModel) -> Rect {
    match regions.counter {
        Some(_) => boards::split(regions.moves, &board.boards)[1],
        None => regions.moves,
    }
}

/// The cursor of the prompt, and the one of the board if it has one.
fn board_scene(
    canvas: &mut Canvas<'_>,
    area: Rect,
    model: &Model,
    board: &BoardModel,
) -> Option<(Position, Option<Position>)> {
    if has_sheet_page(area, model, board) {
        let (regions, prompt) = page(canvas, area, model, CLOCKS_SAID)?;
        let [clocks, body] = regions::stack(regions.body, [1, regions.body.height.saturating_sub(1)]);
        clocks::draw(canvas, clocks, board, model.blocks);
        return Some((prompt, moves::draw(canvas, body, &model.labels, board, model.sheet)));
    }
    if model.clocks_alone {
        let (regions, prompt) = page(canvas, area, model, clocks_said(area, model, board))?;
        clocks::draw_alone(canvas, regions.body, board, model.blocks);
        return Some((prompt, None));
    }
    let regions = BoardRegions::of(area, board, model.zoom, model.blocks)?;
    let shown = regions.part.as_deref().unwrap_or(board);
    let focus = board::draw(canvas, regions.board, shown, regions.size, regions.blocks(model.blocks));
    match regions.drawn {
        Clocks::Figures(rows) => clocks::draw_large(canvas, regions.clocks, board, model.blocks, rows),
        Clocks::Filling => clocks::draw_alone(canvas, regions.clocks, board, model.blocks),
        Clocks::Written => clocks::draw(canvas, regions.clocks, board, model.blocks),
    }
    let counter = board.counter.as_deref();
    let whole = regions.part.as_ref().map(|_| model.labels.whole.of(part::whole(board)));
    let head = cue::draw(canvas, regions.head, model.cue.as_ref());
    match regions.counter {
        Some(region) => {
            canvas.put(region, counter.unwrap_or_default(), canvas.theme.text);
            head::draw_edge(canvas, head, &model.title, board.badges.iter().map(String::as_str));
        }
        None => {
            let badges = whole.as_deref().into_iter().chain(board.badges.iter().map(String::as_str)).chain(counter);
            head::draw_edge(canvas, head, &model.title, badges);
        }
    }
    let (beside, below) = match regions.counter {
        Some(_) => (boards::draw(canvas, regions.moves, &board.boards), regions.said),
        None => (regions.moves, boards::draw(canvas, regions.said, &board.boards)),
    };
    let at_move = moves::draw(canvas, beside, &model.labels, board, model.sheet);
    let focus = if model.focus == Focus::Sheet { at_move } else { focus };
    // A window without a head has the sign before what was said.
    let spoken = if regions.head.is_empty() { cue::draw(canvas, below, model.cue.as_ref()) } else { below };
    said::draw(canvas, spoken, &model.labels.said, &model.said, model.fresh);
    let prompt = foot(canvas, regions.prompt, regions.keys, model);
    if model.lit {
        cue::frame(canvas, area, regions.board, board::margins(shown, regions.size, regions.blocks(model.blocks)));
    }
    Some((prompt, focus))
}

/// What a menu and the help have around them, with at most `said` rows for what was said; the cursor of the prompt.
fn page(canvas: &mut Canvas<'_>, area: Rect, model: &Model, said: u16) -> Option<(PageRegions, Position)> {
    let regions = PageRegions::of(area, said)?;
    let head = cue::draw(canvas, regions.head, model.cue.as_ref());
    head::draw(canvas, head, &model.title, []);
    said::draw(canvas, regions.said, &model.labels.said, &model.said, model.fresh);
    let prompt = foot(canvas, regions.prompt, regions.keys, model);
    if model.lit {
        cue::sides(canvas, area);
    }
    Some((regions, prompt))
}

/// The input line and the keys below it; where they have no row, the least of them stands at its end. The cursor in it.
fn foot(canvas: &mut Canvas<'_>, line: Rect, keys: Rect, model: &Model) -> Position {
    if keys.is_empty() && model.scan.is_none() {
        let line = keys::draw_least(canvas, line, &model.least_keys);
        return input_line(canvas, line, model);
    }
    keys::draw(canvas, keys, &model.keys, &model.least_keys);
    input_line(canvas, line, model)
}

/// What is typed, or what can be chosen by a switch; the cursor in it.
fn input_line(canvas: &mut Canvas<'_>, area: Rect, model: &Model) -> Position {
    match &model.scan {
        Some(scan) => scan::draw(canvas, area, scan),
        None => prompt::draw(canvas, area, &model.prompt, &model.input),
    }
}

/// A sentence, and the input line below it: what is typed is still heard.
fn too_small(canvas: &mut Canvas<'_>, area: Rect, model: &Model) -> Position {
    let least = match &model.scene {
        Scene::Board(_) if !model.clocks_alone => part::LEAST,
        Scene::Board(_) | Scene::Menu(_) | Scene::Help(_) => PageRegions::LEAST,
    };
    let words = text::wrap(&model.labels.too_small.of(least), usize::from(area.width));
    let rows = (0..area.height.saturating_sub(1).max(1)).map(|n| regions::row(area, n));
    for (line, place) in words.iter().zip(rows) {
        canvas.put(place, line, canvas.theme.strong);
    }
    if area.height < 2 {
        return area.as_position();
    }
    prompt::draw(canvas, regions::row(area, area.height - 1), "", &model.input)
}
