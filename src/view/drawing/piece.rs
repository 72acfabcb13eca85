use super::{Shape, Tone};
use golos_rules::Kind;
use golos_rules::chess::Role;

/// From so many dots on a groove can be seen.
const GROOVED: u16 = 12;

/// From so many dots on a man has one.
const RIMMED: u16 = 8;

/// From so many dots on a crown can be seen; a letter stands for a smaller one.
const CROWNED: u16 = 8;

const CENTRE: (f32, f32) = (0.5, 0.5);
const RADIUS: f32 = 0.43;

/// The shapes of a piece, the lowest first, where a square is `dots` high: fine lines are left out where they would blur.
#[must_use]
pub fn shapes(kind: Kind, dots: u16) -> Vec<(Tone, Shape)> {
    let is_fine = dots >= GROOVED;
    let groove = |inner, outer| (Tone::Shade, Shape::Ring { centre: CENTRE, inner, outer });
    let mut shapes = match kind {
        Kind::Man | Kind::Crowned | Kind::Stone => vec![(Tone::Body, Shape::disc(CENTRE, RADIUS))],
        Kind::Chess(role) => chess(role).into_iter().map(|shape| (Tone::Body, shape)).collect(),
    };
    match kind {
        Kind::Man if is_fine => shapes.extend([groove(0.29, 0.36), groove(0.11, 0.18)]),
        Kind::Man if dots >= RIMMED => shapes.push(groove(0.16, 0.28)),
        Kind::Crowned if is_fine => shapes.extend([groove(0.34, 0.39), (Tone::Detail, crown())]),
        Kind::Crowned if dots >= CROWNED => shapes.push((Tone::Detail, crown())),
        Kind::Man | Kind::Crowned | Kind::Stone => {}
        Kind::Chess(role) => shapes.extend(belt(role, is_fine).into_iter().map(|shape| (Tone::Detail, shape))),
    }
    shapes
}

/// The crown on a king of draughts.
fn crown() -> Shape {
    let corners = [(0.24, 0.34), (0.37, 0.48), (0.5, 0.26), (0.63, 0.48), (0.76, 0.34), (0.70, 0.68), (0.30, 0.68)];
    Shape::polygon(&corners)
}

/// A king of draughts on a square of two or three rows, whose man is a disc: its upper edge is a crown.
#[must_use]
pub const fn small_king(rows: u16) -> Shape {
    Shape::Dots(match rows {
        ..3 => &["#..#", "####", "####", ".##."],
        3.. => &["#.##.#", "#.##.#", "######", "######", "######", ".####."],
    })
}

/// What strikes out a piece that is captured and still stands.
#[must_use]
pub fn cross() -> [(Tone, Shape); 2] {
    let along = Shape::polygon(&[(0.20, 0.32), (0.32, 0.20), (0.80, 0.68), (0.68, 0.80)]);
    let back = Shape::polygon(&[(0.68, 0.20), (0.80, 0.32), (0.32, 0.80), (0.20, 0.68)]);
    [(Tone::Detail, along), (Tone::Detail, back)]
}

/// What every piece of chess stands on.
fn foot() -> Shape {
    Shape::polygon(&[(0.22, 0.79), (0.78, 0.79), (0.86, 0.94), (0.14, 0.94)])
}

fn chess(role: Role) -> Vec<Shape> {
    let stem =
        |top: f32, half: f32| Shape::polygon(&[(0.5 - half, top), (0.5 + half, top), (0.69, 0.80), (0.31, 0.80)]);
    match role {
        Role::Pawn => vec![Shape::disc((0.5, 0.36), 0.20), stem(0.46, 0.08), foot()],
        Role::Rook => vec![
            Shape::polygon(&[
                (0.14, 0.12),
                (0.27, 0.12),
                (0.27, 0.25),
                (0.38, 0.25),
                (0.38, 0.12),
                (0.62, 0.12),
                (0.62, 0.25),
                (0.73, 0.25),
                (0.73, 0.12),
                (0.86, 0.12),
                (0.86, 0.36),
                (0.72, 0.46),
                (0.72, 0.80),
                (0.28, 0.80),
                (0.28, 0.46),
                (0.14, 0.36),
            ]),
            foot(),
        ],
        Role::Knight => vec![
            Shape::polygon(&[
                (0.44, 0.05),
                (0.54, 0.16),
                (0.68, 0.22),
                (0.79, 0.42),
                (0.82, 0.80),
                (0.34, 0.80),
                (0.40, 0.62),
                (0.52, 0.50),
                (0.40, 0.52),
                (0.26, 0.62),
                (0.12, 0.56),
                (0.14, 0.44),
                (0.30, 0.28),
                (0.36, 0.16),
            ]),
            foot(),
        ],
        Role::Bishop => vec![
            Shape::disc((0.5, 0.11), 0.07),
            Shape::polygon(&[
                (0.5, 0.13),
                (0.64, 0.27),
                (0.70, 0.42),
                (0.64, 0.56),
                (0.36, 0.56),
                (0.30, 0.42),
                (0.36, 0.27),
            ]),
            stem(0.56, 0.10),
            foot(),
        ],
        Role::Queen => vec![
            Shape::polygon(&[
                (0.06, 0.26),
                (0.25, 0.42),
                (0.29, 0.18),
                (0.41, 0.40),
                (0.5, 0.14),
                (0.59, 0.40),
                (0.71, 0.18),
                (0.75, 0.42),
                (0.94, 0.26),
                (0.77, 0.80),
                (0.23, 0.80),
            ]),
            Shape::disc((0.10, 0.28), 0.075),
            Shape::disc((0.30, 0.17), 0.075),
            Shape::disc((0.5, 0.13), 0.075),
            Shape::disc((0.70, 0.17), 0.075),
            Shape::disc((0.90, 0.28), 0.075),
            foot(),
        ],
        Role::King => vec![
            Shape::bar((0.43, 0.02), (0.57, 0.40)),
            Shape::bar((0.32, 0.11), (0.68, 0.22)),
            Shape::polygon(&[
                (0.5, 0.44),
                (0.60, 0.33),
                (0.78, 0.31),
                (0.89, 0.42),
                (0.87, 0.54),
                (0.74, 0.80),
                (0.26, 0.80),
                (0.13, 0.54),
                (0.11, 0.42),
                (0.22, 0.31),
                (0.40, 0.33),
            ]),
            foot(),
        ],
    }
}

/// The dots of a sprite, across and down.
pub const SPRITE: u16 = 8;

/// A piece of chess dot by dot, for a square of [`SPRITE`] dots: so small, what is scaled down is hard to tell.
#[must_use]
pub const fn sprite(role: Role) -> Shape {
    #[rustfmt::skip]
    let rows: &[&str] = match role {
        Role::Pawn => &[
            "........",
            "........",
            "...##...",
            "..####..",
            "...##...",
            "...##...",
            "..####..",
            ".######.",
        ],
        Role::Knight => &[
            "........",
            "...#.#..",
            "..####..",
            ".##.###.",
            ".######.",
            "....###.",
            "...####.",
            ".######.",
        ],
        Role::Bishop => &[
            "........",
            "...##...",
            "..##.#..",
            "..#.##..",
            "..####..",
            "...##...",
            "..####..",
            ".######.",
        ],
        Role::Rook => &[
            "........",
            ".##..##.",
            ".######.",
            "..####..",
            "..####..",
            "..####..",
            ".######.",
            ".######.",
        ],
        Role::Queen => &[
            "........",
            ".#.##.#.",
            ".#.##.#.",
            ".######.",
            "..####..",
            "..####..",
            "..####..",
            ".######.",
        ],
        Role::King => &[
            "...##...",
            "..####..",
            "...##...",
            ".##..##.",
            ".######.",
            ".######.",
            "..####..",
            ".######.",
        ],
    };
    Shape::Dots(rows)
}

/// The lines on a piece of chess.
fn belt(role: Role, is_fine: bool) -> Vec<Shape> {
    let slit = || Shape::polygon(&[(0.55, 0.24), (0.62, 0.31), (0.49, 0.47), (0.43, 0.42)]);
    let eye = || Shape::disc((0.43, 0.29), 0.045);
    let line = |half: f32| Shape::bar((0.5 - half, 0.76), (0.5 + half, 0.81));
    match (role, is_fine) {
        (Role::Bishop, false) => vec![slit()],
        (Role::Pawn | Role::Knight | Role::Rook | Role::Queen | Role::King, false) => Vec::new(),
        (Role::Pawn, true) => vec![line(0.18)],
        (Role::Rook, true) => vec![line(0.22), Shape::bar((0.28, 0.42), (0.72, 0.47))],
        (Role::Knight, true) => vec![eye(), line(0.16)],
        (Role::Bishop, true) => vec![slit(), line(0.18)],
        (Role::Queen | Role::King, true) => vec![line(0.24)],
    }
}
