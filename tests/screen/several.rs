//! What stands beside: the boards of a hall, and the clocks beside the help.

use super::*;
use golos::view::BoardLine;

/// Three boards, of which the second is shown; one has seconds left, one waits for the arbiter.
fn hall(wording: &Wording, shown: usize) -> Model {
    let tables = [
        Table::of(Variant::International, None, Press::Automatic, Mode::Rated),
        Table::opening(Mode::Rated),
        Table::open(None, Press::Manual, Mode::Rated).pressed_by_hand("c3-c5"),
    ];
    let looks = tables.each_ref().map(|table| Look::new(wording, table.now + Ms::from_secs(250)));
    let mut model = BoardModel::of(&tables[shown - 1].state, &looks[shown - 1]);
    let lines = (1..).zip(&tables).zip(&looks);
    model.boards = lines.map(|((n, table), look)| BoardLine::of(n, n == shown, &table.state, look)).collect();
    board(wording, model, Focus::Board)
}

#[test]
fn u_v_13_each_board_of_a_desk_has_a_line_of_its_own_and_the_shown_one_is_marked_without_colour() {
    for (lang, size, wanted) in [
        (Lang::En, (80, 24), ["  1 White 0:50!", "> 2 Black ", "  3 "]),
        (Lang::Ru, (80, 24), ["  1 Белые 0:50!", "> 2 Чёрные ", "  3 "]),
        (Lang::Uk, (80, 24), ["  1 Білі 0:50!", "> 2 Чорні ", "  3 "]),
        (Lang::En, (40, 30), ["  1 White 0:50!", "> 2 Black ", "  3 "]),
    ] {
        let wording = Wording::new(lang);
        let model = Model { zoom: Zoom::Small, ..hall(&wording, 2) };
        let shown = text(&drawn(&model, &Theme::PLAIN, size.0, size.1));
        for line in wanted {
            assert_eq!(shown.lines().filter(|row| row.contains(line)).count(), 1, "{line}:\n{shown}");
        }
        let waits = shown.lines().find(|row| row.contains(wanted[2])).unwrap_or_default();
        assert!(waits.trim_end().ends_with('?'), "{shown}");
    }
}

#[test]
fn the_shown_board_is_in_sight_where_not_all_have_room() {
    let wording = Wording::new(Lang::En);
    let model = Model { zoom: Zoom::Small, ..hall(&wording, 3) };
    let Scene::Board(mut board) = model.scene.clone() else { panic!("a board") };
    let more = (4..20).map(|n| BoardLine { text: format!("{n} White 5:00"), chosen: false });
    board.boards.extend(more);
    board.boards.rotate_left(3);
    let model = Model { scene: Scene::Board(board), ..model };
    let shown = text(&drawn(&model, &Theme::PLAIN, 80, 16));
    assert!(shown.contains("> 3 "), "{shown}");
    assert!(shown.contains("  4 White") && !shown.contains("19 White"), "{shown}");
}

#[test]
fn r_5_4_2_6_the_clocks_stay_in_sight_beside_the_help() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        let table = Table::opening(Mode::Rated);
        let game = Some(Box::new(BoardModel::of(&table.state, &Look::new(&wording, table.now))));
        let without = help(&wording);
        let Scene::Help(page) = without.scene.clone() else { panic!("the help") };
        let with = Model { scene: Scene::Help(HelpModel { game, ..page }), ..without.clone() };
        for (width, height) in [(80, 24), (40, 12)] {
            let [with, without] = [&with, &without].map(|model| text(&drawn(model, &Theme::PLAIN, width, height)));
            for side in Side::BOTH {
                let left = table.state.clock().left(side, table.now).to_string();
                assert!(with.contains(&left) && !without.contains(&left), "{lang} {side:?}:\n{with}");
            }
        }
    }
}
