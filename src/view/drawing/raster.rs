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

/// From so many rows on the corners of a square reach towards each other along all its edges.
const CORNERED: u16 = 6;

/// So many probes a dot, along each side.
const PROBES: u16 = 4;

/// How many of the probes of a dot have each tone, in the order of [`Tone::ALL`]; [`PROBED`] in all.
pub type Mix = [u8; Tone::ALL.len()];

/// The probes of a dot.
pub const PROBED: u8 = (PROBES * PROBES) as u8;

/// The tones of every dot of the shapes, as [`Raster::of`] has them, before one is chosen: where any colour can be between
/// two others an edge is smooth.
#[must_use]
pub fn mixed(shapes: &[(Tone, Shape)], size: (u16, u16), blocks: Blocks, scale: f32) -> Vec<Mix> {
    let probed = Probed::of(shapes, size, blocks, scale);
    probed.dots().map(|(x, y)| count(probed.tones(x, y))).collect()
}

/// Shapes in the middle of a square, with the spots at which they are looked at.
struct Probed<'a> {
    shapes: &'a [(Tone, Shape)],
    width: u16,
    height: u16,
    /// In columns.
    dot: (f32, f32),
    /// The side of the square in which the shapes are described, in columns.
    side: f32,
    corner: (f32, f32),
}

impl<'a> Probed<'a> {
    fn of(shapes: &'a [(Tone, Shape)], (columns, rows): (u16, u16), blocks: Blocks, scale: f32) -> Probed<'a> {
        let (across, down) = blocks.dots();
        let side = f32::from(rows) * 2.0 * scale;
        let left = (f32::from(columns) - side) / 2.0;
        // A piece of full size begins with a cell: half a cell would spoil its shape.
        let left = if scale < 1.0 { left } else { left.floor() };
        Probed {
            shapes,
            width: columns * across,
            height: rows * down,
            dot: (1.0 / f32::from(across), 2.0 / f32::from(down)),
            side,
            corner: (left, (f32::from(rows) * 2.0 - side) / 2.0),
        }
    }

    fn dots(&self) -> impl Iterator<Item = (u16, u16)> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    fn tones(&self, x: u16, y: u16) -> impl Iterator<Item = Tone> + '_ {
        let probe = |n: u16| (f32::from(n % PROBES) + 0.5) / f32::from(PROBES);
        (0..PROBES * PROBES).map(move |n| {
            let spot_x = ((f32::from(x) + probe(n)) * self.dot.0 - self.corner.0) / self.side;
            let spot_y = ((f32::from(y) + probe(n / PROBES)) * self.dot.1 - self.corner.1) / self.side;
            let seen = self.shapes.iter().rev().find(|(_, shape)| shape.holds((spot_x, spot_y)));
            seen.map_or(Tone::Ground, |(tone, _)| *tone)
        })
    }
}

impl Raster {
    /// The shapes in the middle of a square of so many columns and rows of cells, a cell being twice as high as wide.
    /// `scale` is how much of the square's height they take, from 0 to 1.
    #[must_use]
    pub fn of(shapes: &[(Tone, Shape)], size: (u16, u16), blocks: Blocks, scale: f32) -> Raster {
        let probed = Probed::of(shapes, size, blocks, scale);
        let tones = probed.dots().map(|(x, y)| most(probed.tones(x, y))).collect();
        let mut raster = Raster { width: probed.width, height: probed.height, tones };
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

    /// The marks at the edge of the square.
    #[must_use]
    pub fn marked(mut self, marks: Marks, blocks: Blocks) -> Raster {
        let (across, down) = blocks.dots();
        let (width, height) = (self.width, self.height);
        // A line is as thick across as along, and thicker on a large square.
        let thick = (height / down).div_ceil(8).max(1);
        let (side, top) = ((thick * across).max(1), (thick * down).div_ceil(2).max(1));
        // The corners of a small square are beside a piece that keeps its size.
        let reach_x = if height / down < CORNERED { side } else { (width / 4).max(side) };
        let reach_y = (height / 4).max(top);
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

fn count(probes: impl Iterator<Item = Tone>) -> Mix {
    let mut counts = Mix::default();
    for tone in probes {
        for (count, known) in counts.iter_mut().zip(Tone::ALL) {
            *count += u8::from(known == tone);
        }
    }
    counts
}

/// The tone of most probes; the ground only where it has more than half of them.
fn most(probes: impl Iterator<Item = Tone>) -> Tone {
    let counts = count(probes);
    let ground = counts.first().copied().unwrap_or_default();
    if ground * 2 > PROBED {
        return Tone::Ground;
    }
    let seen = Tone::ALL.into_iter().zip(counts).skip(1);
    seen.max_by_key(|&(_, count)| count).map_or(Tone::Ground, |(tone, _)| tone)
}
