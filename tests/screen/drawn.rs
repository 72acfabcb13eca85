//! Boards with drawn pieces.

use super::*;
use golos::view::drawing::Blocks;
use std::fmt::Write as _;

/// Windows for each of the five sizes.
pub const SIZES: [(Zoom, u16, u16); 5] = [
    (Zoom::Small, 80, 24),
    (Zoom::Medium, 80, 24),
    (Zoom::Large, 120, 40),
    (Zoom::Huge, 120, 42),
    (Zoom::Full, 240, 70),
];

pub const DRAWN: [Blocks; 3] = [Blocks::Half, Blocks::Quadrant, Blocks::Sextant];

pub fn builds() -> [(&'static str, Build); 5] {
    let [chess, check, renju] = boards::SCREENS;
    [("draughts", capture), ("hundred", hundred_kings), chess, check, renju]
}

/// Red, green and blue of a colour; the terminal's own ground and ink are dark and light.
pub fn rgb(colour: Color, own: [u8; 3]) -> [u8; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    match colour {
        Color::Indexed(grey @ 232..) => [8 + 10 * (grey - 232); 3],
        Color::Indexed(number @ 16..) => {
            let place = usize::from(number - 16);
            [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[step])
        }
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(number) => XTERM.get(usize::from(number)).copied().unwrap_or(own),
        _ => own,
    }
}

/// The 16 colours as xterm has them.
const XTERM: [[u8; 3]; 16] = [
    [0, 0, 0],
    [205, 0, 0],
    [0, 205, 0],
    [205, 205, 0],
    [0, 0, 238],
    [205, 0, 205],
    [0, 205, 205],
    [229, 229, 229],
    [127, 127, 127],
    [255, 0, 0],
    [0, 255, 0],
    [255, 255, 0],
    [92, 92, 255],
    [255, 0, 255],
    [0, 255, 255],
    [255, 255, 255],
];

/// The dots of a block sign, two across and six down; none for a letter.
pub fn dots(sign: char) -> Option<u16> {
    let of = |across: u16, down: u16, bits: u16| {
        let dots = (0..12_u16).filter(|dot| {
            let (x, y) = (dot % 2 * across / 2, dot / 2 * down / 6);
            bits >> (y * across + x) & 1 == 1
        });
        dots.fold(0, |all, dot| all | 1 << dot)
    };
    const QUADRANTS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];
    if let Some(bits) = QUADRANTS.iter().position(|known| *known == sign) {
        return u16::try_from(bits).ok().map(|bits| of(2, 2, bits));
    }
    let number = u32::from(sign).checked_sub(0x1FB00).filter(|number| *number < 60)?;
    let bits = number + 1 + u32::from(number >= 20) + u32::from(number >= 40);
    u16::try_from(bits).ok().map(|bits| of(2, 3, bits))
}

/// The picture of a screen as SVG, a cell 8 by 18: what a person sees, for looking at.
pub fn svg(backend: &TestBackend) -> String {
    let buffer = backend.buffer();
    let (width, height) = (buffer.area.width, buffer.area.height);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" shape-rendering=\"crispEdges\">\n",
        width * 8,
        height * 18
    );
    let mut rect = |x: u16, y: u16, w: u16, h: u16, [r, g, b]: [u8; 3]| {
        let _ =
            writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"#{r:02x}{g:02x}{b:02x}\"/>");
    };
    let mut letters = Vec::new();
    for place in buffer.area.positions() {
        let cell = &buffer[place];
        let (mut ink, mut ground) = (rgb(cell.fg, [230; 3]), rgb(cell.bg, [20; 3]));
        if cell.modifier.contains(Modifier::REVERSED) {
            std::mem::swap(&mut ink, &mut ground);
        }
        rect(place.x * 8, place.y * 18, 8, 18, ground);
        let sign = cell.symbol().chars().next().unwrap_or(' ');
        match dots(sign) {
            Some(bits) => (0..12).filter(|dot| bits >> dot & 1 == 1).for_each(|dot| {
                rect(place.x * 8 + dot % 2 * 4, place.y * 18 + dot / 2 * 3, 4, 3, ink);
            }),
            None => letters.push((place, sign, ink)),
        }
    }
    for (place, sign, [r, g, b]) in letters {
        let sign = sign.to_string().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let (x, y) = (place.x * 8, place.y * 18 + 14);
        let _ = writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" font-family=\"monospace\" font-size=\"13\" fill=\"#{r:02x}{g:02x}{b:02x}\">{sign}</text>"
        );
    }
    svg + "</svg>\n"
}

/// With a folder in `GOLOS_PICTURES` every picture is written there, to be looked at.
#[test]
fn every_size_family_theme_depth_and_block_makes_a_picture() {
    let wording = Wording::new(Lang::En);
    let folder = std::env::var_os("GOLOS_PICTURES").map(std::path::PathBuf::from);
    for (name, build) in builds() {
        // The larger ones only for him who looks.
        let sizes = SIZES.into_iter().filter(|(zoom, ..)| folder.is_some() || *zoom <= Zoom::Medium);
        for (zoom, width, height) in sizes {
            let kinds = Theme::ALL.into_iter().flat_map(|theme| Depth::NAMES.map(|depth| (theme, depth)));
            for ((theme, (depth, colours)), blocks) in kinds.zip(DRAWN.into_iter().cycle()) {
                let model = Model { zoom, blocks, ..build(&wording) };
                let backend = drawn(&model, &theme.at(colours), width, height);
                let picture = svg(&backend);
                assert!(picture.ends_with("</svg>\n"));
                if let Some(folder) = &folder {
                    let file = format!("{name}-{zoom:?}-{}-{depth}-{blocks:?}.svg", theme.name).to_lowercase();
                    std::fs::write(folder.join(file), picture).expect("a folder");
                }
            }
        }
    }
}

/// The letter of the piece stands under the cursor, for those who read the screen by touch.
#[test]
fn the_cursor_stands_on_the_letter_of_the_piece_in_every_size() {
    let wording = Wording::new(Lang::En);
    let table = Table::turkish();
    for blocks in DRAWN {
        for (zoom, width, height) in SIZES {
            for (name, sign) in [("e1", "W"), ("c3", "b")] {
                let look = Look { cursor: squares(&[name]).first().copied(), ..Look::new(&wording, table.now) };
                let shown = BoardModel::of(&table.state, &look);
                let model = Model { zoom, blocks, ..board(&wording, shown, Focus::Board) };
                let backend = drawn(&model, &Theme::DARK, width, height);
                let Position { x, y } = cursor(&backend);
                assert_eq!(backend.buffer()[(x, y)].symbol(), sign, "{blocks:?} {zoom:?} {name}");
            }
        }
    }
}

#[test]
fn a_larger_size_is_a_larger_board_and_the_largest_fills_the_window() {
    let wording = Wording::new(Lang::En);
    for (name, build) in builds() {
        let painted = |zoom| {
            let model = Model { zoom, blocks: Blocks::Half, ..build(&wording) };
            let backend = drawn(&model, &Theme::DARK, 240, 70);
            let cells = backend.buffer().content.iter();
            cells.filter(|cell| cell.bg != Color::Indexed(234)).count()
        };
        let sizes = SIZES.map(|(zoom, ..)| painted(zoom));
        assert!(sizes.is_sorted(), "{name}: {sizes:?}");
        assert!(sizes[4] * 100 > 240 * 70 * 40, "{name}: {sizes:?}");
    }
}

/// The clocks beside the board, and alone, of which the figures fill most of the window (F10).
#[test]
fn the_clocks_are_drawn_large_where_there_is_room_and_fill_the_screen_on_a_key() {
    let wording = Wording::new(Lang::En);
    let folder = std::env::var_os("GOLOS_PICTURES").map(std::path::PathBuf::from);
    for (width, height) in [(80, 24), (120, 40), (60, 40), (240, 70), (40, 12)] {
        for (theme, blocks) in Theme::ALL.into_iter().zip(DRAWN.into_iter().cycle()) {
            let model = Model { zoom: Zoom::Medium, blocks, ..capture(&wording) };
            let alone = Model { clocks_alone: true, ..model.clone() };
            for (name, model) in [("beside", &model), ("alone", &alone)] {
                let backend = drawn(model, &theme, width, height);
                let text: String = backend.buffer().content.iter().map(|cell| cell.symbol()).collect();
                assert!(text.contains("0:50!") && text.contains("4:52"), "{width}×{height} {name}: {text}");
                if let Some(folder) = &folder {
                    let file = format!("clocks-{name}-{width}-{}-{blocks:?}.svg", theme.name).to_lowercase();
                    std::fs::write(folder.join(file), svg(&backend)).expect("a folder");
                }
            }
            let letters = Model { blocks: Blocks::Letters, ..alone.clone() };
            let [figures, words] = [&alone, &letters].map(|model| drawn(model, &theme, width, height));
            let both = figures.buffer().content.iter().zip(&words.buffer().content);
            assert!(both.filter(|(one, other)| one != other).count() > 40, "{width}×{height}");
        }
    }
}

#[test]
fn without_colours_no_colour_is_set_on_a_drawn_board() {
    let wording = Wording::new(Lang::En);
    for (name, build) in builds() {
        for (zoom, width, height) in SIZES {
            let model = Model { zoom, blocks: Blocks::Half, ..build(&wording) };
            let plain = drawn(&model, &Theme::PLAIN, width, height);
            let cells = &plain.buffer().content;
            assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset), "{name}");
        }
    }
}

#[test]
fn drawn_boards_look_as_they_did() {
    let wording = Wording::new(Lang::En);
    for (name, build) in builds() {
        for (zoom, width, height) in [(Zoom::Medium, 80, 24), (Zoom::Huge, 120, 42)] {
            for blocks in [Blocks::Half, Blocks::Quadrant] {
                let model = Model { zoom, blocks, ..build(&wording) };
                let shown = format!("drawn-{name}-{zoom:?}-{blocks:?}").to_lowercase();
                assert_looks(&shown, &drawn(&model, &Theme::DARK, width, height));
            }
        }
    }
}

/// What a terminal is sent for a move from one frame to the next, over a line that may be slow.
#[test]
fn a_move_takes_at_most_4_kb_in_80_by_24() {
    let wording = Wording::new(Lang::En);
    for (variant, moves) in [
        (Variant::RUSSIAN, &["cd4", "de5", "bc3"][..]),
        (Variant::Chess, &["e2e4", "e7e5", "g1f3"]),
        (Variant::Renju, &["h8", "h9", "j9"]),
    ] {
        let mut table = Table::of(variant, None, Press::Automatic, Mode::Training);
        let options =
            ratatui::TerminalOptions { viewport: ratatui::Viewport::Fixed(ratatui::layout::Rect::new(0, 0, 80, 24)) };
        let sent = Sent::default();
        let backend = ratatui::backend::CrosstermBackend::new(sent.clone());
        let mut terminal = Terminal::with_options(backend, options).expect("a terminal");
        let mut show = |table: &Table| {
            let shown = BoardModel::of(&table.state, &Look::new(&wording, table.now));
            let model = Model { zoom: Zoom::Full, blocks: Blocks::Half, ..board(&wording, shown, Focus::Prompt) };
            terminal.draw(|frame| screen::draw(frame, &model, &Theme::DARK)).expect("memory does not fail");
            std::mem::take(&mut *sent.0.borrow_mut()).len()
        };
        show(&table);
        for text in moves {
            table = table.moves(&[text]);
            let bytes = show(&table);
            assert!(bytes <= 4096, "{variant:?} {text}: {bytes} bytes");
        }
    }
}

/// What was written, to be counted.
#[derive(Clone, Default)]
struct Sent(std::rc::Rc<std::cell::RefCell<Vec<u8>>>);

impl std::io::Write for Sent {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
