use ratatui::layout::{Position, Rect};

use super::regions::{BoardRegions, Clocks, PageRegions, stack};
use super::{board, clocks, menu, moves, scan};
use crate::{Model, Scene};
use golos_rules::{Place, Side};

/// What is pointed at on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A place of the board that is played on.
    Place(Place),
    /// The clock of a side.
    Clock(Side),
    /// A line of the menu, from 0.
    Line(usize),
    /// A line of the list of moves, from 0.
    Move(usize),
    /// What was said.
    Said,
    /// The input line.
    Prompt,
    /// What stands at this place, from 0, of the list of what can be done.
    Offered(usize),
    /// A sign at the end of that list, behind which it goes on at this place.
    More(usize),
}

/// What stands at a column and a row of the screen that shows the model in such an area; none where nothing does.
#[must_use]
pub fn target(area: Rect, model: &Model, (column, row): (u16, u16)) -> Option<Target> {
    let at = Position::new(column, row);
    if model.quiet.is_some() {
        return None;
    }
    let (said, prompt, found) = match &model.scene {
        Scene::Board(shown) if super::has_sheet_page(area, model, shown) => {
            let regions = PageRegions::of(area, super::CLOCKS_SAID)?;
            let [clocks, body] = stack(regions.body, [1, regions.body.height.saturating_sub(1)]);
            let side = clocks::side_at(clocks, shown, at).map(Target::Clock);
            let line = moves::line_at(body, shown, model.sheet, at).map(Target::Move);
            (regions.said, regions.prompt, side.or(line))
        }
        Scene::Board(shown) if model.clocks_alone => {
            let regions = PageRegions::of(area, super::clocks_said(area, model, shown))?;
            let side = clocks::side_alone(regions.body, shown, model.blocks, at);
            (regions.said, regions.prompt, side.map(Target::Clock))
        }
        Scene::Board(shown) => {
            let regions = BoardRegions::of(area, shown, model.zoom, model.blocks)?;
            let part = regions.part.as_deref().unwrap_or(shown);
            let place = board::place_at(regions.board, part, regions.size, regions.blocks(model.blocks), at);
            let side = match regions.drawn {
                Clocks::Filling => clocks::side_alone(regions.clocks, shown, model.blocks, at),
                Clocks::Written | Clocks::Figures(_) => clocks::side_at(regions.clocks, shown, at),
            };
            let line = moves::line_at(super::sheet_region(&regions, shown), shown, model.sheet, at).map(Target::Move);
            (regions.said, regions.prompt, place.map(Target::Place).or(side.map(Target::Clock)).or(line))
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
    // The keys of the moment stand below the input line: who points there means it as well.
    let keys = Rect { y: prompt.y.saturating_add(prompt.height), ..prompt };
    if keys.contains(at) && area.contains(at) {
        return Some(Target::Prompt);
    }
    if let Some(scan) = model.scan.as_ref().filter(|_| prompt.contains(at)) {
        let to = |(index, is_taken)| if is_taken { Target::Offered(index) } else { Target::More(index) };
        return Some(scan::item_at(prompt, scan, at).map_or(Target::Prompt, to));
    }
    let beside = || {
        if prompt.contains(at) { Some(Target::Prompt) } else { said.contains(at).then_some(Target::Said) }
    };
    found.or_else(beside)
}
