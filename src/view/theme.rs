//! Colours as plain data. All are taken from the fixed part of the 256 colours that terminals share, so that their
//! contrast is known: text at least 4.5:1 to its ground, a piece at least 3:1 to its square, as a test computes.

/// A colour of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// What the person has set in the terminal.
    #[default]
    Terminal,
    /// Number 16 to 255 of the 256 colours; those below are different in every terminal.
    Fixed(u8),
}

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
    pub clock_running: Paint,
    pub clock_low: Paint,
    pub clock_fallen: Paint,
    /// A light square of draughts, where nothing stands.
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

const PLAIN: Paint = Paint { ink: Colour::Terminal, ground: Colour::Terminal, bold: false, inverse: false };

impl Theme {
    /// Light text on a dark ground.
    pub const DARK: Theme = Theme {
        name: "dark",
        text: Paint::fixed(253, 234),
        heading: Paint::fixed(117, 234).bold(),
        strong: Paint::fixed(WHITE, 234).bold(),
        badge: Paint::fixed(222, 234).bold(),
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

    /// Whether it has no colours.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.text.ground == Colour::Terminal
    }

    /// The theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Red, green and blue of a fixed colour, 0 to 255: a cube of 6 × 6 × 6, then 24 greys.
    fn rgb(colour: Colour) -> [u8; 3] {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        match colour {
            Colour::Fixed(grey @ 232..) => [8 + 10 * (grey - 232); 3],
            Colour::Fixed(number @ 16..) => {
                let place = usize::from(number - 16);
                [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[step])
            }
            other => panic!("no fixed colour: {other:?}"),
        }
    }

    /// Relative luminance as WCAG 2.1 defines it.
    fn luminance(colour: Colour) -> f64 {
        let [red, green, blue] = rgb(colour).map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio as WCAG 2.1 defines it, from 1 to 21.
    fn contrast(one: Colour, other: Colour) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn coloured() -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(|theme| *theme != Theme::PLAIN)
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
                ("running", theme.clock_running),
                ("low", theme.clock_low),
                ("fallen", theme.clock_fallen),
                ("idle", theme.idle_square),
                ("white piece", theme.white_piece),
                ("black piece", theme.black_piece),
            ];
            for (what, paint) in texts.into_iter().chain(squares(&theme)) {
                let ratio = contrast(paint.ink, paint.ground);
                assert!(ratio >= 4.5, "{}, {what}: {ratio:.2}", theme.name);
            }
        }
    }

    #[test]
    fn wcag_1_4_11_a_piece_has_a_contrast_of_at_least_3_to_every_square() {
        for theme in coloured() {
            for (what, square) in squares(&theme) {
                for piece in [theme.white_piece, theme.black_piece] {
                    let ratio = contrast(piece.ground, square.ground);
                    assert!(ratio >= 3.0, "{}, {what}: {ratio:.2}", theme.name);
                }
            }
        }
    }

    #[test]
    fn the_plain_theme_has_no_colour() {
        let shown = format!("{:?}", Theme::PLAIN);
        assert!(!shown.contains("Fixed"), "{shown}");
    }

    #[test]
    fn a_theme_is_found_by_its_name() {
        assert!(Theme::ALL.into_iter().all(|theme| Theme::named(theme.name) == Some(theme)));
        assert_eq!(Theme::named("Dark"), None);
    }
}
