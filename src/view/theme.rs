//! Colours as plain data. All are taken from the fixed part of the 256 colours that terminals share, or told by red, green
//! and blue, so that their contrast is known, or of the 16 from those that are alike in the usual terminals: text at least 4.5:1 to its ground, a piece at least 3:1 to its square, as a test computes.

use super::{Colour, Depth};

/// What a text is painted with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paint {
    pub ink: Colour,
    pub ground: Colour,
    pub bold: bool,
    /// Ink and ground change places.
    pub inverse: bool,
}

impl Paint {
    const fn fixed(ink: u8, ground: u8) -> Paint {
        Paint { ink: Colour::Fixed(ink), ground: Colour::Fixed(ground), bold: false, inverse: false }
    }

    const fn basic(ink: u8, ground: u8) -> Paint {
        Paint { ink: Colour::Basic(ink), ground: Colour::Basic(ground), bold: false, inverse: false }
    }

    /// The same in full colours.
    fn full(self) -> Paint {
        Paint { ink: full(self.ink), ground: full(self.ground), ..self }
    }

    const fn bold(self) -> Paint {
        Paint { bold: true, ..self }
    }

    const fn inverse(self) -> Paint {
        Paint { inverse: true, ..self }
    }
}

/// A paint for everything on the screen. Colour only helps: every meaning also has a letter, a sign or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name that people choose it by.
    pub name: &'static str,
    pub text: Paint,
    pub heading: Paint,
    /// The sentence that was said last, and the chosen line of a menu.
    pub strong: Paint,
    pub badge: Paint,
    /// Round the board: its names, and the line above it. A piece may touch it, as it touches a square.
    pub frame: Paint,
    pub clock_running: Paint,
    pub clock_low: Paint,
    pub clock_fallen: Paint,
    /// A light square of draughts, where nothing stands, on a board whose pieces do not reach it.
    pub idle_square: Paint,
    /// A light square of chess.
    pub light_square: Paint,
    /// A dark square, and the board of renju.
    pub dark_square: Paint,
    /// Where the last move started and ended.
    pub last_square: Paint,
    /// In the path of the move that is being picked.
    pub picked_square: Paint,
    pub cursor_square: Paint,
    pub white_piece: Paint,
    pub black_piece: Paint,
    /// A groove in a drawn piece.
    pub white_shade: Colour,
    pub black_shade: Colour,
}

const BLACK: u8 = 16;
const WHITE: u8 = 231;

/// Of the 16 colours those that are alike in the usual terminals: `light` is the darker of the two greys that are not.
mod basic {
    pub const BLACK: u8 = 0;
    pub const MAGENTA: u8 = 5;
    pub const LIGHT: u8 = 7;
    pub const DARK: u8 = 8;
    pub const RED: u8 = 9;
    pub const YELLOW: u8 = 11;
    pub const BLUE: u8 = 12;
    pub const WHITE: u8 = 15;
}

const fn rgb(red: u8, green: u8, blue: u8) -> Colour {
    Colour::Full([red, green, blue])
}

/// A fixed colour by its red, green and blue.
fn full(colour: Colour) -> Colour {
    colour.rgb().map_or(colour, Colour::Full)
}

const PLAIN: Paint = Paint { ink: Colour::Terminal, ground: Colour::Terminal, bold: false, inverse: false };

impl Theme {
    /// Light text on a dark ground.
    pub const DARK: Theme = Theme {
        name: "dark",
        text: Paint::fixed(253, 234),
        heading: Paint::fixed(117, 234).bold(),
        strong: Paint::fixed(WHITE, 234).bold(),
        badge: Paint::fixed(222, 234).bold(),
        frame: Paint::fixed(WHITE, 241),
        clock_running: Paint::fixed(BLACK, 120).bold(),
        clock_low: Paint::fixed(BLACK, 215).bold(),
        clock_fallen: Paint::fixed(WHITE, 124).bold(),
        idle_square: Paint::fixed(BLACK, 187),
        light_square: Paint::fixed(BLACK, 137),
        dark_square: Paint::fixed(WHITE, 94),
        last_square: Paint::fixed(WHITE, 25),
        picked_square: Paint::fixed(WHITE, 28),
        cursor_square: Paint::fixed(WHITE, 127).bold(),
        white_piece: Paint::fixed(BLACK, WHITE).bold(),
        black_piece: Paint::fixed(WHITE, BLACK).bold(),
        white_shade: Colour::Fixed(245),
        black_shade: Colour::Fixed(242),
    };

    /// Dark text on a light ground.
    pub const LIGHT: Theme = Theme {
        name: "light",
        text: Paint::fixed(235, WHITE),
        heading: Paint::fixed(18, WHITE).bold(),
        strong: Paint::fixed(BLACK, WHITE).bold(),
        badge: Paint::fixed(88, WHITE).bold(),
        clock_running: Paint::fixed(WHITE, 22).bold(),
        clock_low: Paint::fixed(BLACK, 215).bold(),
        clock_fallen: Paint::fixed(WHITE, 124).bold(),
        ..Theme::DARK
    };

    /// Pure black, white and yellow; the cursor's square is blue.
    pub const CONTRAST: Theme = Theme {
        name: "contrast",
        text: Paint::fixed(WHITE, BLACK).bold(),
        heading: Paint::fixed(226, BLACK).bold(),
        strong: Paint::fixed(226, BLACK).bold(),
        badge: Paint::fixed(BLACK, 226).bold(),
        frame: Paint::fixed(WHITE, 242).bold(),
        clock_running: Paint::fixed(BLACK, WHITE).bold(),
        clock_low: Paint::fixed(BLACK, 226).bold(),
        clock_fallen: Paint::fixed(WHITE, 160).bold(),
        idle_square: Paint::fixed(BLACK, 252),
        light_square: Paint::fixed(BLACK, 246),
        dark_square: Paint::fixed(WHITE, 242),
        last_square: Paint::fixed(WHITE, 28),
        picked_square: Paint::fixed(WHITE, 129),
        cursor_square: Paint::fixed(WHITE, 27).bold(),
        white_piece: Paint::fixed(BLACK, WHITE).bold(),
        black_piece: Paint::fixed(WHITE, BLACK).bold(),
        white_shade: Colour::Fixed(245),
        black_shade: Colour::Fixed(242),
    };

    /// Yellow on black: bright light dazzles less without its blue.
    pub const YELLOW: Theme = Theme {
        name: "yellow",
        text: Paint::fixed(226, BLACK).bold(),
        heading: Paint::fixed(WHITE, BLACK).bold(),
        strong: Paint::fixed(BLACK, 226).bold(),
        badge: Paint::fixed(WHITE, BLACK).bold(),
        frame: Paint::fixed(WHITE, 241).bold(),
        clock_running: Paint::fixed(BLACK, 226).bold(),
        clock_low: Paint::fixed(BLACK, WHITE).bold(),
        light_square: Paint::fixed(BLACK, 245),
        dark_square: Paint::fixed(WHITE, 241),
        white_piece: Paint::fixed(BLACK, 226).bold(),
        black_piece: Paint::fixed(226, BLACK).bold(),
        white_shade: Colour::Fixed(100),
        ..Theme::CONTRAST
    };

    /// Grey squares, blue and orange marks: nothing hangs on telling red from green.
    pub const SAFE: Theme = Theme {
        name: "safe",
        frame: Paint::fixed(WHITE, 242),
        clock_running: Paint::fixed(BLACK, 117).bold(),
        clock_low: Paint::fixed(BLACK, 220).bold(),
        clock_fallen: Paint::fixed(BLACK, WHITE).bold(),
        idle_square: Paint::fixed(BLACK, 252),
        light_square: Paint::fixed(BLACK, 246),
        dark_square: Paint::fixed(WHITE, 242),
        last_square: Paint::fixed(WHITE, 26),
        picked_square: Paint::fixed(WHITE, 130),
        ..Theme::DARK
    };

    /// No colour at all, for `NO_COLOR`: bold and inverse video only.
    pub const PLAIN: Theme = Theme {
        name: "plain",
        text: PLAIN,
        heading: PLAIN.bold(),
        strong: PLAIN.bold(),
        badge: PLAIN.bold(),
        frame: PLAIN,
        clock_running: PLAIN.bold(),
        clock_low: PLAIN.bold(),
        clock_fallen: PLAIN.inverse(),
        idle_square: PLAIN,
        light_square: PLAIN,
        dark_square: PLAIN,
        last_square: PLAIN,
        picked_square: PLAIN.bold(),
        cursor_square: PLAIN.inverse(),
        white_piece: PLAIN.bold(),
        black_piece: PLAIN.bold(),
        white_shade: Colour::Terminal,
        black_shade: Colour::Terminal,
    };

    /// Every theme, the usual one first.
    pub const ALL: [Theme; 6] = [Theme::DARK, Theme::LIGHT, Theme::CONTRAST, Theme::YELLOW, Theme::SAFE, Theme::PLAIN];

    /// The same with as many colours as there are.
    #[must_use]
    pub fn at(self, depth: Depth) -> Theme {
        match depth {
            _ if self.is_plain() => self,
            Depth::None => Theme { name: self.name, ..Theme::PLAIN },
            Depth::Sixteen => self.sixteen(),
            Depth::Indexed => self,
            Depth::Full => self.full(),
        }
    }

    /// In the 16 colours, most of which are too dark or too light for one of the sides: the marks of a square, which are
    /// shapes, have no colours of their own but the cursor's.
    fn sixteen(self) -> Theme {
        use basic::{BLACK, BLUE, DARK, LIGHT, MAGENTA, RED, WHITE, YELLOW};
        let of = |ink, ground| Paint::basic(ink, ground);
        let (is_light, is_yellow) = (self.name == Theme::LIGHT.name, self.name == Theme::YELLOW.name);
        let is_bright = is_yellow || self.name == Theme::CONTRAST.name;
        let (ink, ground) = match (is_light, is_yellow) {
            (true, _) => (BLACK, WHITE),
            (false, true) => (YELLOW, BLACK),
            (false, false) => (WHITE, BLACK),
        };
        let marked = match (is_light, is_bright) {
            (true, _) => BLACK,
            (false, true) if !is_yellow => YELLOW,
            (false, _) => WHITE,
        };
        let white = if is_yellow { YELLOW } else { WHITE };
        Theme {
            name: self.name,
            text: of(ink, ground),
            heading: of(marked, ground).bold(),
            strong: of(ink, ground).bold(),
            badge: of(marked, ground).bold(),
            frame: of(WHITE, BLUE),
            clock_running: of(BLACK, if is_light { LIGHT } else { white }).bold(),
            clock_low: of(BLACK, YELLOW).bold(),
            clock_fallen: of(BLACK, RED).bold(),
            idle_square: of(BLACK, LIGHT),
            light_square: of(WHITE, BLUE),
            dark_square: of(WHITE, MAGENTA),
            last_square: of(WHITE, BLUE),
            picked_square: of(WHITE, BLUE),
            cursor_square: if is_yellow { of(WHITE, BLUE).bold() } else { of(BLACK, RED).bold() },
            white_piece: of(BLACK, white).bold(),
            black_piece: of(white, BLACK).bold(),
            white_shade: Colour::Basic(DARK),
            black_shade: Colour::Basic(DARK),
        }
    }

    /// In full colours, where wood may look like wood.
    fn full(self) -> Theme {
        let is_wooden = self.dark_square == Theme::DARK.dark_square;
        let of = |ink, ground| Paint { ink: full(Colour::Fixed(ink)), ground, bold: false, inverse: false };
        let wooden = |paint: Paint, wood: Paint| if is_wooden { wood } else { paint.full() };
        Theme {
            name: self.name,
            text: self.text.full(),
            heading: self.heading.full(),
            strong: self.strong.full(),
            badge: self.badge.full(),
            frame: wooden(self.frame, of(WHITE, rgb(98, 68, 42))),
            clock_running: self.clock_running.full(),
            clock_low: self.clock_low.full(),
            clock_fallen: self.clock_fallen.full(),
            idle_square: wooden(self.idle_square, of(BLACK, rgb(232, 208, 170))),
            light_square: wooden(self.light_square, of(BLACK, rgb(172, 128, 84))),
            dark_square: wooden(self.dark_square, of(WHITE, rgb(128, 86, 46))),
            last_square: wooden(self.last_square, of(WHITE, rgb(44, 104, 146))),
            picked_square: wooden(self.picked_square, of(WHITE, rgb(46, 118, 62))),
            cursor_square: self.cursor_square.full(),
            white_piece: self.white_piece.full(),
            black_piece: self.black_piece.full(),
            white_shade: wooden_shade(is_wooden, self.white_shade, rgb(152, 138, 118)),
            black_shade: wooden_shade(is_wooden, self.black_shade, rgb(108, 99, 92)),
        }
    }

    /// Whether it has no colours.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.text.ground == Colour::Terminal
    }

    /// Whether the terminal may be expected to have the signs of the pieces of chess: one of 16 colours is often a console
    /// with a font of its own, and without colours they would tell no sides.
    #[must_use]
    pub const fn has_signs(&self) -> bool {
        match self.text.ground {
            Colour::Fixed(_) | Colour::Full(_) => true,
            Colour::Terminal | Colour::Basic(_) => false,
        }
    }

    /// Whether any colour can be between two others.
    #[must_use]
    pub fn is_smooth(&self) -> bool {
        match self.text.ground {
            Colour::Full(_) => true,
            Colour::Terminal | Colour::Basic(_) | Colour::Fixed(_) => false,
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name == name)
    }
}

fn wooden_shade(is_wooden: bool, shade: Colour, wood: Colour) -> Colour {
    if is_wooden { wood } else { full(shade) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The 16 colours as xterm, the console of Linux, VS Code and the PuTTY of an arbiter have them.
    const BASIC: [[[u8; 3]; 16]; 3] = [
        [
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
        ],
        [
            [0, 0, 0],
            [170, 0, 0],
            [0, 170, 0],
            [170, 85, 0],
            [0, 0, 170],
            [170, 0, 170],
            [0, 170, 170],
            [170, 170, 170],
            [85, 85, 85],
            [255, 85, 85],
            [85, 255, 85],
            [255, 255, 85],
            [85, 85, 255],
            [255, 85, 255],
            [85, 255, 255],
            [255, 255, 255],
        ],
        [
            [0, 0, 0],
            [187, 0, 0],
            [0, 187, 0],
            [187, 187, 0],
            [0, 0, 187],
            [187, 0, 187],
            [0, 187, 187],
            [187, 187, 187],
            [85, 85, 85],
            [255, 85, 85],
            [85, 255, 85],
            [255, 255, 85],
            [85, 85, 255],
            [255, 85, 255],
            [85, 255, 255],
            [255, 255, 255],
        ],
    ];

    /// Red, green and blue, 0 to 255, in the worst of the terminals for two colours together.
    fn rgb(colour: Colour, terminal: usize) -> [u8; 3] {
        match colour {
            Colour::Basic(number) => BASIC[terminal][usize::from(number)],
            colour => colour.rgb().expect("a colour"),
        }
    }

    /// Relative luminance as WCAG 2.1 defines it.
    fn luminance(rgb: [u8; 3]) -> f64 {
        let [red, green, blue] = rgb.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio as WCAG 2.1 defines it, from 1 to 21; of the 16 colours the least of the usual terminals.
    fn contrast(one: Colour, other: Colour) -> f64 {
        let ratios = (0..BASIC.len()).map(|terminal| {
            let (one, other) = (luminance(rgb(one, terminal)), luminance(rgb(other, terminal)));
            (one.max(other) + 0.05) / (one.min(other) + 0.05)
        });
        ratios.fold(f64::MAX, f64::min)
    }

    fn coloured() -> impl Iterator<Item = Theme> {
        let depths = [Depth::Sixteen, Depth::Indexed, Depth::Full];
        let themes = Theme::ALL.into_iter().filter(|theme| *theme != Theme::PLAIN);
        themes.flat_map(move |theme| depths.map(|depth| theme.at(depth)))
    }

    /// Where pieces stand.
    fn squares(theme: &Theme) -> [(&'static str, Paint); 5] {
        [
            ("light", theme.light_square),
            ("dark", theme.dark_square),
            ("last", theme.last_square),
            ("picked", theme.picked_square),
            ("cursor", theme.cursor_square),
        ]
    }

    #[test]
    fn the_contrast_of_black_and_white_is_21() {
        assert!((contrast(Colour::Fixed(BLACK), Colour::Fixed(WHITE)) - 21.0).abs() < 1e-9);
    }

    #[test]
    fn wcag_1_4_3_text_has_a_contrast_of_at_least_4_5() {
        for theme in coloured() {
            let texts = [
                ("text", theme.text),
                ("heading", theme.heading),
                ("strong", theme.strong),
                ("badge", theme.badge),
                ("frame", theme.frame),
                ("running", theme.clock_running),
                ("low", theme.clock_low),
                ("fallen", theme.clock_fallen),
                ("idle", theme.idle_square),
                ("white piece", theme.white_piece),
                ("black piece", theme.black_piece),
            ];
            for (what, paint) in texts.into_iter().chain(squares(&theme)) {
                let ratio = contrast(paint.ink, paint.ground);
                assert!(ratio >= 4.5, "{}, {what}: {ratio:.2} of {:?}", theme.name, theme.text.ground);
            }
        }
    }

    #[test]
    fn wcag_1_4_11_a_piece_has_a_contrast_of_at_least_3_to_every_square() {
        for theme in coloured() {
            for (what, square) in squares(&theme) {
                for piece in [theme.white_piece, theme.black_piece] {
                    let ratio = contrast(piece.ground, square.ground);
                    assert!(ratio >= 3.0, "{}, {what}: {ratio:.2} of {:?}", theme.name, theme.text.ground);
                }
            }
        }
    }

    #[test]
    fn the_plain_theme_has_no_colour() {
        for theme in Theme::ALL.into_iter().map(|theme| theme.at(Depth::None)).chain([Theme::PLAIN.at(Depth::Full)]) {
            let shown = format!("{theme:?}");
            assert!(!["Fixed", "Basic", "Full"].iter().any(|kind| shown.contains(kind)), "{shown}");
        }
    }

    #[test]
    fn a_theme_is_found_by_its_name() {
        assert!(Theme::ALL.into_iter().all(|theme| Theme::named(theme.name) == Some(theme)));
        assert_eq!(Theme::named("Dark"), None);
    }
}
