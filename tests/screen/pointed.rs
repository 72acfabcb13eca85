//! What is pointed at with a mouse is what stands there.

use super::*;
use golos::view::drawing::Blocks;
use golos::view::screen::{Target, target};
use ratatui::layout::Rect;

/// Whatever the game, the size and the signs: where a place is drawn that place is pointed at, two columns wide at least.
#[test]
fn each_place_of_each_board_is_pointed_at_where_it_stands() {
    let wording = Wording::new(Lang::En);
    for variant in [Variant::RUSSIAN, Variant::INTERNATIONAL, Variant::Chess, Variant::Renju] {
        let table = Table::of(variant, None, Press::Manual, Mode::Training);
        let position = variant.start();
        let places: Vec<Place> = (1..=position.board_size()).flat_map(|row| position.row(row)).collect();
        for (zoom, width, height) in [(Zoom::Small, 80, 24), (Zoom::Medium, 120, 40), (Zoom::Full, 240, 70)] {
            for (blocks, flipped) in [(Blocks::Letters, false), (Blocks::Half, true), (Blocks::Quadrant, false)] {
                for &place in &places {
                    let look = Look { cursor: Some(place), flipped, ..Look::new(&wording, table.now) };
                    let shown = BoardModel::of(&table.state, &look);
                    let model = Model { zoom, blocks, ..board(&wording, shown, Focus::Board) };
                    let Position { x, y } = cursor(&drawn(&model, &Theme::PLAIN, width, height));
                    let area = Rect::new(0, 0, width, height);
                    let found = target(area, &model, (x, y));
                    assert_eq!(found, Some(Target::Place(place)), "{variant:?} {zoom:?} {blocks:?} {flipped}");
                    let beside = [x.wrapping_sub(1), x + 1].map(|x| target(area, &model, (x, y)));
                    assert!(beside.contains(&found), "{variant:?} {zoom:?} {blocks:?}");
                }
            }
        }
    }
}

#[test]
fn clocks_lines_and_the_prompt_are_pointed_at_where_they_stand() {
    let wording = Wording::new(Lang::En);
    for (width, height) in [(80, 24), (60, 40), (240, 70), (40, 12)] {
        for (blocks, clocks_alone) in [(Blocks::Letters, false), (Blocks::Half, false), (Blocks::Quadrant, true)] {
            let model = Model { zoom: Zoom::Small, blocks, clocks_alone, ..capture(&wording) };
            let backend = drawn(&model, &Theme::DARK, width, height);
            let area = Rect::new(0, 0, width, height);
            let of = |word: &str| {
                let cells: Vec<&str> = backend.buffer().content.iter().map(|cell| cell.symbol()).collect();
                let starts = cells.windows(word.len()).position(|window| window.concat() == word);
                let at = u16::try_from(starts.expect(word)).expect("a screen");
                target(area, &model, (at % width, at / width))
            };
            assert_eq!(of("0:50!"), Some(Target::Clock(Side::White)), "{width}×{height} {blocks:?}");
            assert_eq!(of("4:52"), Some(Target::Clock(Side::Black)), "{width}×{height} {blocks:?}");
            assert_eq!(of("Yes or no:"), Some(Target::Prompt));
            assert_eq!(of("Dismissed."), Some(Target::Said));
        }
        let model = home(&wording);
        let backend = drawn(&model, &Theme::DARK, width, height);
        let area = Rect::new(0, 0, width, height);
        for line in 0..4_u16 {
            let row = (0..height).find(|&row| {
                let text: String = (0..width).map(|column| backend.buffer()[(column, row)].symbol()).collect();
                text.contains(&format!("{}. ", line + 1))
            });
            let found = row.and_then(|row| target(area, &model, (3, row)));
            assert_eq!(found, Some(Target::Line(usize::from(line))), "{width}×{height}");
        }
    }
}
