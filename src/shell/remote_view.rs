//! The screen of a player whose board is in a hall: what is to be seen there, drawn here as the player likes it. Clocks count
//! on by themselves between one record of the hall and the next.

use golos_clock::Ms;
use golos_desk::Desk;
use golos_rules::{Place, Side};
use golos_view::{BoardModel, ClockModel, ClockText, Glyphs, Scene};
use golos_wording::{Wording, text_key};

/// What is shown of the hall; `None` at home. The places that are lit for a switch replace that of the cursor.
pub fn scene(desk: &Desk, clock_text: ClockText, lit: &[Place]) -> Option<Scene> {
    let (view, age) = desk.sight()?;
    let wording = &desk.presenter().wording;
    if let Some(board) = &view.board {
        return Some(Scene::Board(Box::new(drawn_here(board.clone(), wording, age, clock_text, lit))));
    }
    Some(Scene::Menu(view.menu.clone().unwrap_or_default()))
}

/// How long it is until a clock that runs in the hall shows another second.
pub fn next_second(desk: &Desk) -> Option<Ms> {
    let (view, age) = desk.sight()?;
    let clocks = &view.board.as_ref()?.clocks;
    let running = Side::BOTH.into_iter().find_map(|side| clocks[side].left.filter(|_| clocks[side].running))?;
    Some(Ms::new((running - age).get() % 1000 + 1))
}

fn drawn_here(mut board: BoardModel, wording: &Wording, age: Ms, clock_text: ClockText, lit: &[Place]) -> BoardModel {
    board.glyphs = Glyphs::of(wording);
    for side in Side::BOTH {
        count_on(&mut board.clocks[side], wording, age, clock_text);
    }
    if !lit.is_empty() {
        for cell in board.rows.iter_mut().flatten() {
            cell.cursor = cell.place.is_some_and(|place| lit.contains(&place));
        }
    }
    board
}

fn count_on(clock: &mut ClockModel, wording: &Wording, age: Ms, clock_text: ClockText) {
    let hidden = clock.running && clock_text == ClockText::OnRequest;
    match clock.left {
        Some(_) if hidden => clock.time = wording.label(text_key::LABEL_CLOCK_FROZEN),
        Some(left) => clock.time = (left - age).to_string(),
        None => {}
    }
    clock.low = clock.low.take().filter(|_| !hidden);
}
