//! The condition of a composition, as it is written.

use std::fmt;
use std::str::FromStr;

/// What the diagram asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stipulation {
    /// White, or who is to move, wins (R-11.1.3, CH-43).
    Win,
    /// It does not lose.
    Draw,
    /// It blocks the other side (R-11.1.3).
    Block,
    /// Mate in a number of moves (CH-43); `None` if the number was not written.
    Mate(Genre, Option<Length>),
}

/// Who mates whom, and who helps (CH-43).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Genre {
    /// `#3`: the side to move mates.
    Direct,
    /// `s#3`: the side to move makes the other one mate it.
    SelfMate,
    /// `h#3`: the side that is mated, which begins, helps.
    HelpMate,
    /// `r#3`: as `s#3`, but who can mate in one move has to.
    ReflexMate,
}

/// A number of moves: whole ones, and in a helpmate a half one before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// From 1 to [`Length::MOST`].
    pub moves: u8,
    pub has_half: bool,
}

/// What is no stipulation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a task; there are win, draw, block, mate, selfmate, helpmate, reflexmate, #3, s#3, h#2.5, r#2")]
pub struct NoStipulation(String);

/// What is no number of moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a number of moves from 1 to {most}, such as 3 or 2.5", most = Length::MOST)]
pub struct NoLength(String);

impl Length {
    /// The greatest number of moves.
    pub const MOST: u8 = 99;
}

impl Genre {
    /// The sign before the number.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Genre::Direct => "#",
            Genre::SelfMate => "s#",
            Genre::HelpMate => "h#",
            Genre::ReflexMate => "r#",
        }
    }
}

impl FromStr for Length {
    type Err = NoLength;

    fn from_str(text: &str) -> Result<Length, NoLength> {
        let (whole, has_half) = text.strip_suffix(".5").map_or((text, false), |whole| (whole, true));
        let moves = whole.parse().ok().filter(|moves| (1..=Length::MOST).contains(moves));
        moves.map(|moves| Length { moves, has_half }).ok_or_else(|| NoLength(text.to_owned()))
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.moves, if self.has_half { ".5" } else { "" })
    }
}

impl FromStr for Stipulation {
    type Err = NoStipulation;

    fn from_str(text: &str) -> Result<Stipulation, NoStipulation> {
        let refused = || NoStipulation(text.to_owned());
        let named = match text {
            "win" => Some(Stipulation::Win),
            "draw" => Some(Stipulation::Draw),
            "block" => Some(Stipulation::Block),
            "mate" => Some(Stipulation::Mate(Genre::Direct, None)),
            "selfmate" => Some(Stipulation::Mate(Genre::SelfMate, None)),
            "helpmate" => Some(Stipulation::Mate(Genre::HelpMate, None)),
            "reflexmate" => Some(Stipulation::Mate(Genre::ReflexMate, None)),
            _ => None,
        };
        if let Some(named) = named {
            return Ok(named);
        }
        let genres = [Genre::Direct, Genre::SelfMate, Genre::HelpMate, Genre::ReflexMate];
        let read = genres.into_iter().find_map(|genre| Some((genre, text.strip_prefix(genre.sign())?)));
        let (genre, number) = read.ok_or_else(refused)?;
        let length: Length = number.parse().map_err(|_| refused())?;
        let is_allowed = !length.has_half || genre == Genre::HelpMate;
        if is_allowed { Ok(Stipulation::Mate(genre, Some(length))) } else { Err(refused()) }
    }
}

impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stipulation::Win => f.write_str("win"),
            Stipulation::Draw => f.write_str("draw"),
            Stipulation::Block => f.write_str("block"),
            Stipulation::Mate(genre, Some(length)) => write!(f, "{}{length}", genre.sign()),
            Stipulation::Mate(genre, None) => f.write_str(genre.sign()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["win", "draw", "block", "#3", "s#2", "h#2.5", "r#4"] {
            assert_eq!(text.parse::<Stipulation>().unwrap().to_string(), text);
        }
        for text in ["", "#", "#0", "#100", "#2.5", "x#2", "h#2.6", "wins"] {
            assert!(text.parse::<Stipulation>().is_err(), "{text}");
        }
    }
}
