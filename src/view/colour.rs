//! Colours, and how many of them a terminal has.

/// A colour of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// What the person has set in the terminal.
    #[default]
    Terminal,
    /// One of the 16 colours, from 0: their shades are different in every terminal.
    Basic(u8),
    /// Number 16 to 255 of the 256 colours; those below are different in every terminal.
    Fixed(u8),
    /// Red, green and blue, 0 to 255 each.
    Full([u8; 3]),
}

impl Colour {
    /// Red, green and blue of a colour that is the same in every terminal: of the 256 a cube of 6 × 6 × 6, then 24 greys.
    #[must_use]
    pub fn rgb(self) -> Option<[u8; 3]> {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        match self {
            Colour::Terminal | Colour::Basic(_) | Colour::Fixed(..16) => None,
            Colour::Fixed(grey @ 232..) => Some([8 + 10 * (grey - 232); 3]),
            Colour::Fixed(number) => {
                let place = usize::from(number - 16);
                Some([place / 36, place / 6 % 6, place % 6].map(|step| STEPS.get(step).copied().unwrap_or_default()))
            }
            Colour::Full(rgb) => Some(rgb),
        }
    }
}

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// None: bold and inverse video only.
    None,
    /// 16, of which only the hue is known.
    Sixteen,
    /// 256, of which 240 are the same everywhere.
    #[default]
    Indexed,
    /// All that red, green and blue make, 8 bits each.
    Full,
}

impl Depth {
    /// The names that people choose it by.
    pub const NAMES: [(&str, Depth); 4] =
        [("none", Depth::None), ("16", Depth::Sixteen), ("256", Depth::Indexed), ("full", Depth::Full)];

    /// What a terminal tells in its variables `COLORTERM` and `TERM`.
    #[must_use]
    pub fn told_by(colour_term: &str, term: &str) -> Depth {
        match (colour_term, term) {
            ("truecolor" | "24bit", _) => Depth::Full,
            (_, term) if term.ends_with("-direct") => Depth::Full,
            (_, term) if term.contains("256color") => Depth::Indexed,
            (_, "dumb" | "vt52" | "vt100" | "vt102" | "vt220") => Depth::None,
            ("", "linux" | "ansi" | "xterm" | "screen" | "tmux" | "rxvt" | "cygwin") => Depth::Sixteen,
            (_, term) if term.ends_with("-16color") => Depth::Sixteen,
            _ => Depth::Indexed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_tells_how_many_colours_it_has() {
        for (colour_term, term, depth) in [
            ("truecolor", "xterm-256color", Depth::Full),
            ("", "xterm-direct", Depth::Full),
            ("", "screen-256color", Depth::Indexed),
            ("", "linux", Depth::Sixteen),
            ("", "xterm-16color", Depth::Sixteen),
            ("", "vt100", Depth::None),
            ("yes", "xterm", Depth::Indexed),
            ("", "", Depth::Indexed),
        ] {
            assert_eq!(Depth::told_by(colour_term, term), depth, "{colour_term} {term}");
        }
    }

    #[test]
    fn the_fixed_colours_are_a_cube_and_a_row_of_greys() {
        assert_eq!(Colour::Fixed(16).rgb(), Some([0, 0, 0]));
        assert_eq!(Colour::Fixed(231).rgb(), Some([255, 255, 255]));
        assert_eq!(Colour::Fixed(94).rgb(), Some([135, 95, 0]));
        assert_eq!(Colour::Fixed(255).rgb(), Some([238, 238, 238]));
        assert_eq!(Colour::Basic(7).rgb(), None);
    }
}
