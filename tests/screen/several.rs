//! What stands beside: the boards of a hall, and the clocks beside the help.

use super::*;
use golos::view::BoardLine;

/// Three boards, of which the second is shown; one has seconds left, one waits for the arbiter.
fn hall(wording: &Wording, shown: usize) -> Model {
    let tables = [
        Table::of(Variant::INTERNATIONAL, None, Press::Automatic, Mode::Rated),
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

/// A game of so many moves of each side, to and fro.
fn long_game(wording: &Wording, rows: usize) -> BoardModel {
    let mut table = Table::open(Some("W:WKc1:BKb8"), Press::Automatic, Mode::Training);
    for n in 0..rows {
        let moves = if n % 2 == 0 { ["c1-d2", "b8-c7"] } else { ["d2-c1", "c7-b8"] };
        table = table.moves(&moves);
    }
    BoardModel::of(&table.state, &Look::new(wording, table.now))
}

#[test]
fn the_list_of_moves_is_gone_through_line_by_line_with_the_cursor_on_the_line() {
    let wording = Wording::new(Lang::En);
    let game = long_game(&wording, 14);
    // Alone, beside two others, and on a desk with more boards than there are rows for.
    let desks = [1, 3, 40].map(|count| {
        let line = |n: usize| BoardLine { text: format!("{n} White 5:00"), chosen: n == 2 };
        BoardModel { boards: (1..=count).filter(|_| count > 1).map(line).collect(), ..game.clone() }
    });
    for (width, height) in [(80, 24), (120, 40), (40, 12), (60, 60), (240, 70)] {
        for (desk, clocks_alone) in desks.iter().flat_map(|desk| [(desk, false), (desk, true)]) {
            for chosen in 0..game.moves.len() {
                let model = Model {
                    sheet: Some(chosen),
                    clocks_alone,
                    zoom: Zoom::Full,
                    blocks: Blocks::Half,
                    ..board(&wording, desk.clone(), Focus::Sheet)
                };
                let frame = drawn(&model, &Theme::PLAIN, width, height);
                let Position { x, y } = cursor(&frame);
                let line: String = (x..x + 5).map(|x| frame.buffer()[(x, y)].symbol()).collect();
                assert_eq!(line.trim_end(), format!(">{:>2}.", chosen + 1), "{width} by {height}:\n{}", text(&frame));
                let area = ratatui::layout::Rect::new(0, 0, width, height);
                let found = screen::target(area, &model, (x, y));
                assert_eq!(found, Some(screen::Target::Move(chosen)), "{width} by {height}");
            }
        }
    }
    // One who looks at the board sees the last moves, and that there are others above.
    let shown = text(&drawn(&board(&wording, game, Focus::Board), &Theme::PLAIN, 80, 24));
    assert!(shown.contains("Moves ↑") && shown.contains(" 14.") && !shown.contains(" 1. "), "{shown}");
}

#[test]
fn what_was_said_stands_in_one_place_the_newest_first() {
    let wording = Wording::new(Lang::En);
    let game = long_game(&wording, 1);
    for (width, height) in [(80, 24), (120, 40), (40, 12), (60, 60), (240, 70)] {
        let shown = |said: &[&str]| {
            let said = said.iter().map(|&text| text.to_owned()).collect();
            let frame =
                drawn(&Model { said, ..board(&wording, game.clone(), Focus::Board) }, &Theme::PLAIN, width, height);
            let row = |word: &str| text(&frame).lines().position(|line| line.contains(word));
            [row("oldest"), row("middle"), row("newest")]
        };
        let [_, _, place] = shown(&["newest"]);
        let [oldest, middle, newest] = shown(&["oldest", "middle", "newest"]);
        assert!(place.is_some() && place == newest, "{width} by {height}");
        assert!(middle.is_none_or(|middle| Some(middle) > newest) && oldest.is_none_or(|oldest| Some(oldest) > middle));
    }
}

#[test]
fn time_trouble_is_said_in_words_where_they_have_room() {
    for (lang, words) in [(Lang::En, "time trouble"), (Lang::Ru, "цейтнот"), (Lang::Uk, "цейтнот")] {
        let wording = Wording::new(lang);
        for (width, height) in [(80, 24), (120, 40), (60, 60), (240, 70)] {
            for (blocks, clocks_alone) in [(Blocks::Letters, false), (Blocks::Half, false), (Blocks::Half, true)] {
                let model = Model { zoom: Zoom::Small, blocks, clocks_alone, ..capture(&wording) };
                let shown = text(&drawn(&model, &Theme::PLAIN, width, height));
                // White has less than a minute left, Black has not.
                assert_eq!(shown.matches(words).count(), 1, "{lang} {width} by {height}:\n{shown}");
            }
        }
        // Not half of it where it has no room, and nothing of it where the flag is down.
        for model in [Model { zoom: Zoom::Full, ..capture(&wording) }, flag(&wording)] {
            let shown = text(&drawn(&model, &Theme::PLAIN, 40, 12));
            let half: String = words.chars().take(words.chars().count() / 2).collect();
            assert!(!shown.contains(&half), "{lang}:\n{shown}");
        }
    }
}
