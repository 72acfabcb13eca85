//! Which of the 960 arrays of Fischer's chess a game starts from.

use std::str::FromStr;

use super::draw::{NotDrawn, fresh_seed};
use golos_profile::openings::pick;
use golos_rules::chess::Position;

/// How many arrays there are.
pub const ARRAYS: u32 = 960;

/// An array as it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPositionPick {
    /// By its usual number, from 0 to 959.
    Number(u32),
    /// One that is drawn.
    Random,
}

/// Why a text names no array.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a starting position; give 0 to 959, or random")]
pub struct NoArray(String);

impl FromStr for StartPositionPick {
    type Err = NoArray;

    fn from_str(text: &str) -> Result<StartPositionPick, NoArray> {
        let number = || text.parse().ok().filter(|number| *number < ARRAYS).map(StartPositionPick::Number);
        let random = (text == "random").then_some(StartPositionPick::Random);
        random.or_else(number).ok_or_else(|| NoArray(text.to_owned()))
    }
}

impl StartPositionPick {
    /// The number of the array: the one that is named, or the one that the seed makes; without a seed, a new one does.
    ///
    /// # Errors
    /// An error if the seed cannot be used.
    pub fn number(self, seed: Option<&str>) -> Result<u32, NotDrawn> {
        match self {
            StartPositionPick::Number(number) => Ok(number),
            StartPositionPick::Random => Ok(match seed {
                Some(seed) => pick(seed, ARRAYS)?,
                None => pick(&fresh_seed(), ARRAYS)?,
            }),
        }
    }
}

/// The position of an array, as games carry it; none for a number that none has.
#[must_use]
pub fn position(array: u32) -> Option<String> {
    Position::start_960(array).map(|position| position.fen())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_is_named_or_drawn() {
        let numbered =
            |text: &str| text.parse::<StartPositionPick>().map(|array| array.number(Some("round 1")).unwrap());
        assert_eq!(numbered("0"), Ok(0));
        assert_eq!(numbered("959"), Ok(959));
        assert_eq!(numbered("random"), numbered("random"), "a seed can be drawn from again");
        assert!(StartPositionPick::Random.number(None).is_ok_and(|number| number < ARRAYS));
        assert!(StartPositionPick::Random.number(Some("")).is_err());
        for text in ["960", "-1", "", "Random", "5.0"] {
            assert_eq!(numbered(text), Err(NoArray(text.to_owned())));
        }
    }

    #[test]
    fn five_hundred_and_eighteen_is_the_usual_array() {
        let fen = position(518).unwrap();
        assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "), "{fen}");
        assert_eq!(position(960), None);
    }
}
