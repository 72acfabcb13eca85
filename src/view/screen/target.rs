use ratatui::layout::{Position, Rect};

use super::regions::{BoardRegions, PageRegions};
use super::{board, clocks, menu};
use crate::rules::{Place, Side};
use crate::view::{Model, Scene};

/// What is pointed at on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A place of the board that is played on.
    Place(Place),
    /// The clock of a side.
    Clock(Side),
    /// A line of the menu, from 0.
    Line(usize),
    /// What was said.
    Said,
    /// The input line.
    Prompt,
}

/// What stands at a column and a row of the screen that shows the model in such an area; none where nothing does.
#[must_use]
pub fn target(area: Rect, model: &Model, (column, row): (u16, u16)) -> Option<Target> {
    let at = Position::new(column, row);
    if model.quiet.is_some() {
        return None;
    }
    let (said, prompt, found) = match &model.scene {
        Scene::Board(shown) if model.clocks_alone => {
            let regions = PageRegions::of(area, super::CLOCKS_SAID)?;
            let side = clocks::side_alone(regions.body, shown, model.blocks, at);
            (regions.said, regions.prompt, side.map(Target::Clock))
        }
        Scene::Board(shown) => {
            let regions = BoardRegions::of(area, shown, model.zoom, model.blocks)?;
            let place = board::place_at(regions.board, shown, regions.size, model.blocks, at).map(Target::Place);
            let side = clocks::side_at(regions.clocks, shown, at).map(Target::Clock);
            (regions.said, regions.prompt, place.or(side))
        }
        Scene::Menu(list) => {
            let regions = PageRegions::of(area, super::MENU_SAID)?;
            (regions.said, regions.prompt, menu::line_at(regions.body, list, at).map(Target::Line))
        }
        Scene::Help(_) => {
            let regions = PageRegions::of(area, super::HELP_SAID)?;
            (regions.said, regions.prompt, None)
        }
    };
    let beside = || {
        if prompt.contains(at) { Some(Target::Prompt) } else { said.contains(at).then_some(Target::Said) }
    };
    found.or_else(beside)
}
