//! The picture of the README: the screen view as it is drawn, kept in `docs/screen.svg`. `INSTA_UPDATE=always` writes it anew.

use std::fmt::Write as _;

use golos::input::KeyMoment;
use golos::view::KeyHint;

use super::drawn::{dots, rgb};
use super::*;

const PICTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/screen.svg");

/// Width and height of a cell in pixels; two by six dots of a block sign fill it.
const CELL: (u16, u16) = (8, 18);

/// Ink and ground of the terminal where a cell names no colour.
const OWN: ([u8; 3], [u8; 3]) = ([230; 3], [20; 3]);

fn game(wording: &Wording) -> Model {
    let table = Table::opening(Mode::Rated);
    let cursor = squares(&["f6"]);
    let look = Look { cursor: cursor.first().copied(), ..Look::new(wording, table.now) };
    let mut shown = BoardModel::of(&table.state, &look);
    for (clock, name) in [(&mut shown.clocks.white, "Anna"), (&mut shown.clocks.black, "Boris")] {
        let old = std::mem::replace(&mut clock.name, name.to_owned());
        clock.note = clock.note.replace(&old, name);
    }
    let keys = KeyMap::standard().expect("built in").hints(KeyMoment::Path, wording);
    let moves = ["c3 to d4", "d6 to e5", "b2 to c3", "c7 to d6", "g3 to f4"];
    let prompt = message::prompt_play(Side::Black, 3);
    Model {
        title: "Russian draughts: Anna – Boris".to_owned(),
        said: moves.map(str::to_owned).to_vec(),
        prompt: wording.render(&prompt, Style::written(wording.lang())),
        zoom: Zoom::Full,
        blocks: Blocks::Half,
        keys: keys.into_iter().map(|(key, does)| KeyHint { key, does }).collect(),
        ..board(wording, shown, Focus::Board)
    }
}

/// The colours of a cell: its ink and its ground.
fn colours(cell: &ratatui::buffer::Cell) -> ([u8; 3], [u8; 3]) {
    let (ink, ground) = (rgb(cell.fg, OWN.0), rgb(cell.bg, OWN.1));
    if cell.modifier.contains(Modifier::REVERSED) { (ground, ink) } else { (ink, ground) }
}

/// The frame as SVG: runs of one colour are one rectangle, runs of letters one text.
fn picture(frame: &TestBackend, title: &str) -> String {
    let buffer = frame.buffer();
    let (width, height) = (buffer.area.width, buffer.area.height);
    let sign = |x, y| buffer[(x, y)].symbol().chars().next().unwrap_or(' ');
    // One row of dots: two for each cell.
    let row = |y: u16, dot: u16| -> Vec<[u8; 3]> {
        let cells = (0..width).flat_map(|x| [(x, 0), (x, 1)]);
        let colour = cells.map(|(x, across)| {
            let (ink, ground) = colours(&buffer[(x, y)]);
            let bits = dots(sign(x, y)).unwrap_or_default();
            if bits >> (dot * 2 + across) & 1 == 1 { ink } else { ground }
        });
        colour.collect()
    };
    let hex = |[r, g, b]: [u8; 3]| format!("#{r:02x}{g:02x}{b:02x}");
    let (wide, high) = (width * CELL.0, height * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" \
         role=\"img\" font-family=\"monospace\" font-size=\"13\" xml:space=\"preserve\">\n<title>{title}</title>\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"{}\"/>\n",
        hex(OWN.1)
    );
    let rows: Vec<Vec<[u8; 3]>> =
        (0..height).flat_map(|y| (0..6).map(move |dot| (y, dot))).map(|(y, dot)| row(y, dot)).collect();
    let mut top = 0;
    while top < rows.len() {
        let same = rows[top..].iter().take_while(|row| **row == rows[top]).count();
        let mut left = 0;
        while left < rows[top].len() {
            let colour = rows[top][left];
            let run = rows[top][left..].iter().take_while(|it| **it == colour).count();
            if colour != OWN.1 {
                let (x, y, w, h) = (left * 4, top * 3, run * 4, same * 3);
                let _ = writeln!(
                    svg,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{}\" shape-rendering=\"crispEdges\"/>",
                    hex(colour)
                );
            }
            left += run;
        }
        top += same;
    }
    for y in 0..height {
        let mut x = 0;
        while x < width {
            let (ink, _) = colours(&buffer[(x, y)]);
            let is_letter = |x: u16| {
                let sign = sign(x, y);
                sign != ' ' && dots(sign).is_none() && colours(&buffer[(x, y)]).0 == ink
            };
            let letters: String = (x..width).take_while(|x| is_letter(*x)).map(|x| sign(x, y)).collect();
            let run = u16::try_from(letters.chars().count()).expect("a row");
            if run > 0 {
                let text = letters.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                let (left, base, long) = (x * CELL.0, y * CELL.1 + 14, run * CELL.0);
                let _ = writeln!(
                    svg,
                    "<text x=\"{left}\" y=\"{base}\" textLength=\"{long}\" fill=\"{}\">{text}</text>",
                    hex(ink)
                );
            }
            x += run.max(1);
        }
    }
    svg + "</svg>\n"
}

#[test]
fn the_picture_of_the_readme_is_the_screen() {
    let wording = Wording::new(Lang::En);
    let frame = drawn(&game(&wording), &Theme::DARK, 100, 32);
    let svg = picture(&frame, "Russian draughts on the screen of golos: Anna – Boris, move 3, Black to move.");
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(PICTURE, &svg).expect("the folder docs");
    }
    let kept = std::fs::read_to_string(PICTURE).unwrap_or_default();
    assert!(kept == svg, "docs/screen.svg is not what is drawn: INSTA_UPDATE=always cargo test --test screen pictured");
}
