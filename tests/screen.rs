//! The screen as a person meets it: its text, and where the terminal's own cursor stands.

mod answered;
mod boards;
mod contrast;
mod cued;
mod drawn;
mod frames;
mod pictured;
mod pointed;
mod scanned;
mod several;

use golos::clock::Ms;
use golos::game::{
    ClockRequest, Command, Mode, MoveRequest, Press, Request, RuleSet, Seat, Setup, State, decide, fold,
};
use golos::input::KeyMap;
use golos::profile::find_rules;
use golos::rules::{BySide, Notation, Place, Side, Variant};
use golos::speech::Cue;
use golos::view::drawing::Blocks;
use golos::view::{
    BoardModel, ClockText, Colour, CueModel, Depth, Focus, HelpModel, Input, Labels, Look, MenuModel, Model, MoveText,
    Scene, Theme, Zoom, screen,
};
use golos::wording::{Lang, Style, Wording, message};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};

/// A game that is asked for things, as in the hall.
struct Table {
    state: State,
    now: Ms,
}

impl Table {
    fn open(position: Option<&str>, press: Press, mode: Mode) -> Table {
        Table::of(Variant::RUSSIAN, position, press, mode)
    }

    fn of(variant: Variant, position: Option<&str>, press: Press, mode: Mode) -> Table {
        Table::open_in(variant, Notation::FILES, position, press, mode)
    }

    fn open_in(variant: Variant, notation: Notation, position: Option<&str>, press: Press, mode: Mode) -> Table {
        let setup = Setup {
            rules: RuleSet { variant, ..find_rules("russian").expect("built in") },
            control: "5".parse().expect("a control"),
            class: golos::clock::Class::Blitz,
            recorded: true,
            players: BySide::new("Ганна Шевченко-Заболотная".to_owned(), "José Müller".to_owned()),
            people: golos::people::Roster::default(),
            press,
            mode,
            watch: Default::default(),
            warnings: BySide::new(vec![Ms::from_mins(1)], vec![Ms::from_mins(1)]),
            notation,
            position: position.map(str::to_owned),
            opening: None,
            opened: "2026-01-01T10:00:00Z".to_owned(),
            program: "golos".to_owned(),
            taken: false,
            occasion: None,
            sparring: None,
        };
        let mut table = Table { state: State::open(setup).expect("a game"), now: Ms::ZERO };
        table.ask(0, Seat::Arbiter, Request::Clock(ClockRequest::Start));
        table
    }

    /// Asks `seconds` after what was asked before.
    fn ask(&mut self, seconds: u64, by: impl Into<golos::people::Actor>, ask: Request) {
        self.now += Ms::from_secs(seconds);
        let decision = decide(&self.state, &Command::new(by, ask), self.now);
        assert_eq!(decision.refusal, None);
        for recorded in decision.events {
            fold(&mut self.state, &recorded).expect("the event fits");
        }
    }

    fn moves(mut self, moves: &[&str]) -> Table {
        for text in moves {
            self.ask(7, self.state.turn(), Request::Move(MoveRequest::Make((*text).to_owned())));
        }
        self
    }

    /// After some moves of an opening.
    fn opening(mode: Mode) -> Table {
        Table::open(None, Press::Automatic, mode).moves(&["cd4", "de5", "bc3", "cd6", "gf4"])
    }

    /// A king that takes four men on its way round.
    fn turkish() -> Table {
        Table::open(Some("B:WKe1,g1:Bb6,c3,c5,d6,e5,f8"), Press::Manual, Mode::Rated).pressed_by_hand("f8-e7")
    }

    /// On 100 squares: after some moves of an opening.
    fn hundred() -> Table {
        let table = Table::of(Variant::INTERNATIONAL, None, Press::Automatic, Mode::Rated);
        table.moves(&["32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28"])
    }

    /// On 100 squares: kings, and a man that passes the last row.
    fn kings_of_hundred() -> Table {
        let fen = Some("W:WK46,15,45:BK5,8,9,10,19,20,21");
        Table::of(Variant::INTERNATIONAL, fen, Press::Manual, Mode::Rated)
    }

    fn pressed_by_hand(mut self, text: &str) -> Table {
        let side = self.state.turn();
        self.ask(7, side, Request::Move(MoveRequest::Make(text.to_owned())));
        self.ask(1, side, Request::Move(MoveRequest::Press));
        self
    }
}

fn squares(names: &[&str]) -> Vec<Place> {
    places(Variant::RUSSIAN, names)
}

fn places(variant: Variant, names: &[&str]) -> Vec<Place> {
    names.iter().map(|name| variant.start().place_named(name).expect("a place")).collect()
}

fn model(wording: &Wording, scene: Scene, focus: Focus) -> Model {
    let label = |key: &str| wording.label(key);
    Model {
        title: label("home-title"),
        scene,
        said: vec![label("irr-choice"), label("arb-nothing-pending"), label("arb-dismissed")],
        fresh: 1,
        prompt: label("prompt-question"),
        input: Input::default(),
        focus,
        flash: None,
        cue: None,
        lit: false,
        zoom: Zoom::Medium,
        blocks: Blocks::Letters,
        clocks_alone: false,
        quiet: None,
        scan: None,
        keys: Vec::new(),
        sheet: None,
        least_keys: vec!["F1 help".to_owned()],
        labels: Labels::of(wording),
    }
}

fn home(wording: &Wording) -> Model {
    let items = ["home-new", "home-resume", "home-replay", "home-quit"].map(|key| wording.label(key)).to_vec();
    let menu = MenuModel { heading: wording.label("prompt-home"), items, chosen: 1 };
    Model { said: vec![wording.label("home-no-files")], ..model(wording, Scene::Menu(menu), Focus::Menu) }
}

fn board(wording: &Wording, board: BoardModel, focus: Focus) -> Model {
    model(wording, Scene::Board(Box::new(board)), focus)
}

fn start(wording: &Wording) -> Model {
    let table = Table::open(None, Press::Automatic, Mode::Training);
    let style = Style::written(wording.lang());
    let prompt = message::prompt_play(Side::White, 1);
    let go = message::start_go(Side::White);
    Model {
        said: vec![wording.render(&go, style)],
        prompt: wording.render(&prompt, style),
        input: Input { text: "цд4".to_owned(), cursor: 2 },
        ..board(wording, BoardModel::of(&table.state, &Look::new(wording, table.now)), Focus::Prompt)
    }
}

fn hundred(wording: &Wording) -> Model {
    let table = Table::hundred();
    let cursor = places(Variant::INTERNATIONAL, &["20"]);
    let look = Look { cursor: cursor.first().copied(), ..Look::new(wording, table.now) };
    board(wording, BoardModel::of(&table.state, &look), Focus::Board)
}

fn hundred_kings(wording: &Wording) -> Model {
    let table = Table::kings_of_hundred();
    let squares = places(Variant::INTERNATIONAL, &["46", "14", "24"]);
    let look = Look { cursor: squares.last().copied(), path: &squares, flipped: true, ..Look::new(wording, table.now) };
    board(wording, BoardModel::of(&table.state, &look), Focus::Board)
}

fn capture(wording: &Wording) -> Model {
    let table = Table::turkish();
    let cursor = squares(&["d8"]);
    let path = squares(&["e1", "a5"]);
    let look = Look {
        cursor: cursor.first().copied(),
        path: &path,
        move_text: MoveText::Full,
        ..Look::new(wording, table.now + Ms::from_secs(250))
    };
    board(wording, BoardModel::of(&table.state, &look), Focus::Board)
}

fn flag(wording: &Wording) -> Model {
    let mut table = Table::turkish();
    table.ask(400, Seat::Arbiter, Request::Tick);
    let words = message::flag_fell(Side::White, 1, 1);
    let words = wording.render(&words, Style::written(wording.lang()));
    let shown = BoardModel::of(&table.state, &Look::new(wording, table.now));
    Model { said: vec![words.clone()], flash: Some(words), ..board(wording, shown, Focus::Prompt) }
}

fn help(wording: &Wording) -> Model {
    let lines = KeyMap::standard().expect("built in").help(wording, Style::written(wording.lang()));
    Model { said: Vec::new(), ..model(wording, Scene::Help(HelpModel { lines, top: 0, game: None }), Focus::Menu) }
}

fn replay(wording: &Wording) -> Model {
    let table = Table::opening(Mode::Rated);
    let style = Style::written(wording.lang());
    let place = message::replay_position(5, 21);
    let look = Look { flipped: true, clock_text: ClockText::OnRequest, ..Look::new(wording, table.now) };
    let mut shown = BoardModel::of(&table.state, &look);
    shown.counter = Some(wording.render(&place, style));
    let prompt = message::prompt_replay(5, 21);
    Model { prompt: wording.render(&prompt, style), ..board(wording, shown, Focus::Prompt) }
}

fn set_up(wording: &Wording) -> Model {
    let position = Variant::INTERNATIONAL.read_fen("B:W32,K46:B5,19,K20").expect("a position");
    let cursor = places(Variant::INTERNATIONAL, &["46"]);
    let look = Look { cursor: cursor.first().copied(), ..Look::new(wording, Ms::ZERO) };
    board(wording, BoardModel::set_up(&position, &look), Focus::Board)
}

/// Makes the model of a screen in one language.
type Build = fn(&Wording) -> Model;

const SCREENS: [(&str, Build); 9] = [
    ("home", home),
    ("start", start),
    ("capture", capture),
    ("flag", flag),
    ("help", help),
    ("replay", replay),
    ("hundred", hundred),
    ("hundred-kings", hundred_kings),
    ("set-up", set_up),
];

/// Draws one frame.
fn drawn(model: &Model, theme: &Theme, width: u16, height: u16) -> TestBackend {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal in memory");
    terminal.draw(|frame| screen::draw(frame, model, theme)).expect("memory does not fail");
    terminal.backend().clone()
}

fn cursor(backend: &TestBackend) -> Position {
    assert!(backend.cursor_visible());
    backend.cursor_position()
}

/// The text of the screen, the blanks at the ends of lines left out, and what the cursor stands on.
fn text(backend: &TestBackend) -> String {
    let buffer = backend.buffer();
    let row = |y| {
        let signs: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        signs.trim_end().to_owned()
    };
    let rows: Vec<String> = (0..buffer.area.height).map(row).collect();
    let Position { x, y } = cursor(backend);
    format!("{}\ncursor: column {x}, row {y}, on \"{}\"", rows.join("\n"), buffer[(x, y)].symbol())
}

fn assert_looks(name: &str, backend: &TestBackend) {
    assert_kept(name, &text(backend));
}

fn assert_kept(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn every_screen_in_80_by_24() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for (name, build) in SCREENS {
            assert_looks(&format!("{name}-{lang}"), &drawn(&build(&wording), &Theme::DARK, 80, 24));
        }
    }
}

#[test]
fn a_large_board_in_120_by_40() {
    let wording = Wording::new(Lang::Uk);
    let model = Model { zoom: Zoom::Large, ..capture(&wording) };
    assert_looks("capture-large", &drawn(&model, &Theme::CONTRAST, 120, 40));
}

#[test]
fn a_small_board_in_40_by_12() {
    let wording = Wording::new(Lang::Ru);
    assert_looks("capture-narrow", &drawn(&capture(&wording), &Theme::PLAIN, 40, 12));
    assert_looks("start-small", &drawn(&Model { zoom: Zoom::Small, ..start(&wording) }, &Theme::PLAIN, 80, 24));
}

#[test]
fn a_board_of_100_squares_in_every_size() {
    let wording = Wording::new(Lang::Ru);
    let hundred = |zoom| Model { zoom, ..hundred(&wording) };
    assert_looks("hundred-large", &drawn(&hundred(Zoom::Large), &Theme::CONTRAST, 120, 40));
    assert_looks("hundred-narrow", &drawn(&hundred(Zoom::Large), &Theme::PLAIN, 60, 14));
    let kings = Model { zoom: Zoom::Small, ..hundred_kings(&wording) };
    assert_looks("hundred-small", &drawn(&kings, &Theme::PLAIN, 80, 24));
}

#[test]
fn r_7_3_every_dark_square_of_100_shows_its_number_in_every_size() {
    let wording = Wording::new(Lang::En);
    for (zoom, width, height) in [(Zoom::Small, 80, 24), (Zoom::Medium, 80, 24), (Zoom::Large, 120, 40)] {
        for build in [hundred, hundred_kings] {
            let model = Model { zoom, ..build(&wording) };
            let shown = text(&drawn(&model, &Theme::PLAIN, width, height));
            let board: String = shown.lines().map(|line| line.chars().take(90).collect::<String>() + "\n").collect();
            let numbers: Vec<&str> = board.split(|c: char| !c.is_ascii_digit()).collect();
            for number in 1..=50 {
                assert!(numbers.contains(&number.to_string().as_str()), "{zoom:?} {number}:\n{shown}");
            }
        }
    }
}

#[test]
fn the_cursor_finds_every_square_of_100() {
    let wording = Wording::new(Lang::En);
    let table = Table::hundred();
    for (zoom, width, height) in [(Zoom::Small, 80, 24), (Zoom::Medium, 80, 24), (Zoom::Large, 120, 40)] {
        for flipped in [false, true] {
            let mut places = Vec::new();
            for square in (1..=10).rev().flat_map(|row| table.state.board().row(row)) {
                let look = Look { cursor: Some(square), flipped, ..Look::new(&wording, table.now) };
                let shown = BoardModel::of(&table.state, &look);
                let backend =
                    drawn(&Model { zoom, ..board(&wording, shown, Focus::Board) }, &Theme::DARK, width, height);
                let Position { x, y } = cursor(&backend);
                let close = (x..x + 6).find(|&x| backend.buffer()[(x, y)].symbol() == "]");
                assert!(close.is_some(), "{zoom:?} {square:?}");
                places.push((y, x));
            }
            // Squares are numbered row by row, so the cursor goes the same way.
            assert!(places.is_sorted_by(|one, next| if flipped { one > next } else { one < next }), "{zoom:?}");
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_so_and_still_takes_the_line() {
    let wording = Wording::new(Lang::En);
    assert_looks("too-small", &drawn(&start(&wording), &Theme::PLAIN, 30, 5));
}

#[test]
fn the_cursor_stands_on_the_focused_square() {
    let wording = Wording::new(Lang::En);
    let table = Table::turkish();
    let cases = [("e1", "W"), ("c3", "b"), ("d8", "."), ("a1", "."), ("h8", ".")];
    for zoom in [Zoom::Small, Zoom::Medium, Zoom::Large] {
        for flipped in [false, true] {
            for (name, sign) in cases {
                let look =
                    Look { cursor: squares(&[name]).first().copied(), flipped, ..Look::new(&wording, table.now) };
                let shown = BoardModel::of(&table.state, &look);
                let backend = drawn(&Model { zoom, ..board(&wording, shown, Focus::Board) }, &Theme::DARK, 120, 40);
                let Position { x, y } = cursor(&backend);
                let buffer = backend.buffer();
                assert_eq!(buffer[(x, y)].symbol(), sign, "{name} {zoom:?}");
                let left = (0..x).rev().find(|&x| buffer[(x, y)].symbol() != " ").expect("a bracket");
                assert_eq!(buffer[(left, y)].symbol(), "[", "{name} {zoom:?}");
                assert!(x - left <= 4);
            }
        }
    }
}

#[test]
fn every_frame_of_every_size_shows_the_cursor() {
    let wording = Wording::new(Lang::Uk);
    for (name, build) in SCREENS.into_iter().chain(boards::SCREENS) {
        for focus in [Focus::Board, Focus::Prompt, Focus::Menu] {
            for zoom in [Zoom::Small, Zoom::Large] {
                let model = Model { focus, zoom, ..build(&wording) };
                for (width, height) in [(1, 1), (2, 3), (20, 4), (35, 12), (40, 12), (59, 13), (77, 28), (200, 60)] {
                    let Position { x, y } = cursor(&drawn(&model, &Theme::LIGHT, width, height));
                    assert!(x < width && y < height, "{name} in {width} by {height}: {x}, {y}");
                }
            }
        }
    }
}

#[test]
fn a_flash_turns_all_but_the_board_round_and_says_why() {
    let flash = flag(&Wording::new(Lang::En));
    let quiet = Model { flash: None, ..flash.clone() };
    for theme in Theme::ALL {
        let (lit, plain) = (drawn(&flash, &theme, 80, 24), drawn(&quiet, &theme, 80, 24));
        let inverse = |backend: &TestBackend| {
            let cells = backend.buffer().content.iter();
            cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED)).count()
        };
        assert!(inverse(&plain) < 20 && inverse(&lit) > 80 * 8, "{}", theme.name);
        assert_eq!(cursor(&lit), cursor(&plain));
        // The pieces stay as they are: 17 rows and 51 columns below the head.
        for (x, y) in (1..18_u16).flat_map(|y| (0..51_u16).map(move |x| (x, y))) {
            assert_eq!(lit.buffer()[(x, y)], plain.buffer()[(x, y)], "{} {x} {y}", theme.name);
        }
        assert!(text(&lit).contains("          Flag: White."));
    }
}

/// U-II.6.1.1: who does not hear it sees at the edge what kind of event it was, and the board stays as it is.
#[test]
fn every_kind_of_event_has_a_sign_at_the_edge_that_hides_neither_board_nor_badges() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        let look = Look::new(&wording, Ms::ZERO);
        let table = Table::opening(Mode::Rated);
        let quiet = board(&wording, BoardModel::of(&table.state, &look), Focus::Prompt);
        for (width, height) in [(80, 24), (40, 14), (40, 12)] {
            let plain = drawn(&quiet, &Theme::PLAIN, width, height);
            for cue in Cue::ALL {
                let words = wording.label(cue.label());
                let shown = Model { cue: Some(CueModel { sign: cue.sign(), words: words.clone() }), ..quiet.clone() };
                let lit = drawn(&shown, &Theme::PLAIN, width, height);
                let rows = text(&lit);
                let row = rows.lines().position(|line| line.starts_with(&format!(" {} {words}", cue.sign())));
                let row = row.unwrap_or_else(|| panic!("{lang} {width} by {height}: {rows}"));
                let at = |row: usize| row * usize::from(width)..(row + 1) * usize::from(width);
                let cells = &lit.buffer().content;
                assert!(cells[at(row).start].modifier.contains(Modifier::REVERSED), "{rows}");
                // Nothing else has changed, but for what was said where there is no head.
                let same = (0..usize::from(height)).filter(|&row| cells[at(row)] == plain.buffer().content[at(row)]);
                let changed = usize::from(height) - same.count();
                assert!(changed <= 2 && cursor(&lit) == cursor(&plain), "{lang} {width} by {height}: {rows}");
            }
        }
    }
}

#[test]
fn a_frame_that_blinks_never_touches_the_board() {
    let wording = Wording::new(Lang::En);
    let table = Table::opening(Mode::Rated);
    let quiet = board(&wording, BoardModel::of(&table.state, &Look::new(&wording, Ms::ZERO)), Focus::Prompt);
    for (width, height) in [(80, 24), (40, 14), (40, 12)] {
        let [lit, plain] = [true, false].map(|lit| drawn(&Model { lit, ..quiet.clone() }, &Theme::DARK, width, height));
        let is_inverse =
            |backend: &TestBackend, at: usize| backend.buffer().content[at].modifier.contains(Modifier::REVERSED);
        let cells = 0..usize::from(width) * usize::from(height);
        let changed: Vec<usize> = cells.filter(|&at| is_inverse(&lit, at) != is_inverse(&plain, at)).collect();
        assert!(changed.len() > usize::from(width), "{width} by {height}: {changed:?}");
        let squares =
            [Theme::DARK.dark_square, Theme::DARK.idle_square, Theme::DARK.white_piece, Theme::DARK.black_piece];
        let grounds = squares.map(|paint| match paint.ground {
            Colour::Basic(number) | Colour::Fixed(number) => Color::Indexed(number),
            Colour::Full([red, green, blue]) => Color::Rgb(red, green, blue),
            Colour::Terminal => Color::Reset,
        });
        let touched = changed.iter().filter(|&&at| grounds.contains(&plain.buffer().content[at].bg)).count();
        assert_eq!((touched, text(&lit)), (0, text(&plain)), "{width} by {height}");
    }
}

/// Of all that the keys do the answers and the way out have room in the smallest window.
#[test]
fn where_the_keys_have_no_row_the_least_of_them_stands_at_the_end_of_the_input_line() {
    let wording = Wording::new(Lang::En);
    let table = Table::opening(Mode::Rated);
    let quiet = board(&wording, BoardModel::of(&table.state, &Look::new(&wording, Ms::ZERO)), Focus::Prompt);
    for (least, wanted) in [(&["yes", "no", "Esc"][..], "yes  no  Esc"), (&["F1 help"], "F1 help")] {
        let least_keys = least.iter().map(|word| (*word).to_owned()).collect();
        let shown = text(&drawn(&Model { least_keys, ..quiet.clone() }, &Theme::DARK, 40, 12));
        assert!(shown.lines().any(|line| line.trim_end().ends_with(wanted)), "{shown}");
    }
}

#[test]
fn a_frozen_clock_leaves_the_screen_as_it_was() {
    let wording = Wording::new(Lang::En);
    let table = Table::opening(Mode::Rated);
    let shown = |seconds, clock_text| {
        let look = Look { clock_text, ..Look::new(&wording, table.now + Ms::from_secs(seconds)) };
        text(&drawn(&board(&wording, BoardModel::of(&table.state, &look), Focus::Prompt), &Theme::DARK, 80, 24))
    };
    assert_eq!(shown(1, ClockText::OnRequest), shown(290, ClockText::OnRequest));
    assert_ne!(shown(1, ClockText::Ticking), shown(2, ClockText::Ticking));
}

#[test]
fn without_colours_the_text_is_the_same_and_no_colour_is_set() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for (name, build) in SCREENS {
            let model = build(&wording);
            let plain = drawn(&model, &Theme::PLAIN, 80, 24);
            assert_eq!(text(&plain), text(&drawn(&model, &Theme::DARK, 80, 24)), "{name}");
            let cells = &plain.buffer().content;
            assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset), "{name}");
        }
    }
}

#[test]
fn r_6_1_6_2e_two_moves_have_one_number_and_an_open_move_stands_in_brackets() {
    let wording = Wording::new(Lang::En);
    let rows = |table: &Table, move_text| {
        let look = Look { move_text, ..Look::new(&wording, table.now) };
        let moves = BoardModel::of(&table.state, &look).moves;
        moves
            .into_iter()
            .map(|row| format!("{} {} {}", row.first.number.unwrap_or_default(), row.first.text, row.second.text))
            .collect::<Vec<_>>()
    };
    let opening = Table::opening(Mode::Rated);
    assert_eq!(rows(&opening, MoveText::Short), ["1 cd4 de5", "2 bc3 cd6", "3 gf4 "]);
    assert_eq!(rows(&opening, MoveText::Full).last().map(String::as_str), Some("3 g3-f4 "));
    let mut turkish = Table::turkish();
    turkish.ask(1, Side::White, Request::Move(MoveRequest::Make("e1:a5:d8:f6:d4".to_owned())));
    assert_eq!(rows(&turkish, MoveText::Full), ["1 … f8-e7", "2 (e1:a5:d8:f6:d4) "]);
}

#[test]
fn every_theme_is_had_by_a_word() {
    let names: Vec<&str> = golos::input::THEMES.iter().map(|(_, name, _)| *name).collect();
    assert_eq!(names, Theme::ALL.map(|theme| theme.name));
}
