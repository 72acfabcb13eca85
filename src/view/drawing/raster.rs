use super::{Blocks, Shape, Tone};

/// What is marked on a square, each mark a shape of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// A frame round the square.
    pub cursor: bool,
    /// Dots along its edge: in the path of the move that is being picked.
    pub picked: bool,
    /// Its four corners: the last move started or ended here.
    pub last: bool,
}

impl Marks {
    /// Whether anything stands at the edge of the square.
    #[must_use]
    pub const fn any(self) -> bool {
        self.cursor || self.picked || self.last
    }
}

/// A tone for every dot of a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Raster {
    pub width: u16,
    pub height: u16,
    tones: Vec<Tone>,
}

/// So many probes a dot, along each side.
const PROBES: u16 = 4;

impl Raster {
    /// The shapes in the middle of a square of so many columns and rows of cells, a cell being twice as high as wide.
    /// `scale` is how much of the square's height they take, from 0 to 1.
    #[must_use]
    pub fn of(shapes: &[(Tone, Shape)], (columns, rows): (u16, u16), blocks: Blocks, scale: f32) -> Raster {
        let (across, down) = blocks.dots();
        let (width, height) = (columns * across, rows * down);
        let (dot_width, dot_height) = (1.0 / f32::from(across), 2.0 / f32::from(down));
        // The side of the square in which the shapes are described, in columns.
        let side = f32::from(rows) * 2.0 * scale;
        let (left, top) = ((f32::from(columns) - side) / 2.0, (f32::from(rows) * 2.0 - side) / 2.0);
        let probe = |n: u16| (f32::from(n % PROBES) + 0.5) / f32::from(PROBES);
        let tone = |x: u16, y: u16| {
            let probes = (0..PROBES * PROBES).map(|n| {
                let spot_x = ((f32::from(x) + probe(n)) * dot_width - left) / side;
                let spot_y = ((f32::from(y) + probe(n / PROBES)) * dot_height - top) / side;
                let seen = shapes.iter().rev().find(|(_, shape)| shape.holds((spot_x, spot_y)));
                seen.map_or(Tone::Ground, |(tone, _)| *tone)
            });
            most(probes)
        };
        let tones = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| tone(x, y)).collect();
        let mut raster = Raster { width, height, tones };
        let drawn = raster.clone();
        // A groove that has run to the edge of the piece.
        raster.paint(Tone::Body, |x, y, tone| tone == Tone::Shade && drawn.is_edge(x, y));
        raster
    }

    /// Dots that are lit or not, in a picture of so many across and down.
    #[must_use]
    pub fn lit((width, height): (u16, u16), is_lit: impl Fn(u16, u16) -> bool) -> Raster {
        let dots = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let tones = dots.map(|(x, y)| if is_lit(x, y) { Tone::Body } else { Tone::Ground }).collect();
        Raster { width, height, tones }
    }

    /// Whether the ground is beside a dot.
    fn is_edge(&self, x: u16, y: u16) -> bool {
        let beside = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
        beside.iter().any(|&(x, y)| self.tone(x, y) == Tone::Ground)
    }

    /// The tone of a dot; the ground beyond the square.
    #[must_use]
    pub fn tone(&self, x: u16, y: u16) -> Tone {
        let place = usize::from(y) * usize::from(self.width) + usize::from(x);
        if x < self.width { self.tones.get(place).copied().unwrap_or_default() } else { Tone::Ground }
    }

    fn paint(&mut self, tone: Tone, wanted: impl Fn(u16, u16, Tone) -> bool) {
        let width = self.width.max(1);
        for (place, dot) in (0..).zip(&mut self.tones) {
            if wanted(place % width, place / width, *dot) {
                *dot = tone;
            }
        }
    }

    /// The piece as an outline: without colours Black is hollow where White is full.
    #[must_use]
    pub fn hollow(mut self) -> Raster {
        let full = self.clone();
        self.paint(Tone::Detail, |x, y, tone| tone == Tone::Body && !full.is_edge(x, y));
        let inner = |x, y| full.tone(x, y) == Tone::Detail;
        self.paint(Tone::Body, |x, y, _| inner(x, y));
        self
    }

    /// The lines of renju through the middle: to the left, right, top and bottom, where nothing stands.
    #[must_use]
    pub fn crossed(mut self, [left, right, up, down]: [bool; 4]) -> Raster {
        let (column, row) = (self.width / 2, self.height / 2);
        self.paint(Tone::Line, |x, y, tone| {
            let across = y == row && ((left && x <= column) || (right && x >= column));
            let along = x == column && ((up && y <= row) || (down && y >= row));
            tone == Tone::Ground && (across || along)
        });
        self
    }

    /// The marks at the edge of the square.
    #[must_use]
    pub fn marked(mut self, marks: Marks, blocks: Blocks) -> Raster {
        let (across, down) = blocks.dots();
        let (width, height) = (self.width, self.height);
        // A line is as thick across as along, and thicker on a large square.
        let thick = (height / down).div_ceil(8).max(1);
        let (side, top) = ((thick * across).max(1), (thick * down).div_ceil(2).max(1));
        let (reach_x, reach_y) = ((width / 4).max(side), (height / 4).max(top));
        self.paint(Tone::Mark, |x, y, _| {
            let (from_x, from_y) = (x.min(width - 1 - x), y.min(height - 1 - y));
            let is_edge = from_x < side || from_y < top;
            let is_corner = from_x < reach_x && from_y < reach_y;
            let is_dot = (from_x / side).is_multiple_of(2) && (from_y / top).is_multiple_of(2);
            is_edge && (marks.cursor || (marks.last && is_corner) || (marks.picked && is_dot))
        });
        self
    }
}

/// The tone of most probes; the ground only where it has more than half of them.
fn most(probes: impl Iterator<Item = Tone>) -> Tone {
    const TONES: [Tone; 6] = [Tone::Ground, Tone::Line, Tone::Body, Tone::Shade, Tone::Detail, Tone::Mark];
    let mut counts = [0_u16; TONES.len()];
    for tone in probes {
        for (count, known) in counts.iter_mut().zip(TONES) {
            *count += u16::from(known == tone);
        }
    }
    let all: u16 = counts.iter().sum();
    let ground = counts.first().copied().unwrap_or_default();
    if ground * 2 > all {
        return Tone::Ground;
    }
    let seen = TONES.into_iter().zip(counts).skip(1);
    seen.max_by_key(|&(_, count)| count).map_or(Tone::Ground, |(tone, _)| tone)
}
