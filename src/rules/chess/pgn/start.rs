//! The position that a game starts from, as its tags have it.

use super::super::fen::FenError;
use super::super::position::{Position, StartPosition};
use crate::PositionError;
use crate::movetext::{FoundAt, Problem, RawGame};

/// The starting position, and what had to be left out of it.
pub(super) fn start(raw: &RawGame) -> Result<(Position, Vec<FoundAt>), FoundAt> {
    let array = match raw.tag("Variant") {
        None => StartPosition::Standard,
        Some(tag) => array(&tag.value).ok_or_else(|| FoundAt::new(tag.at, &tag.value, Problem::OtherGame))?,
    };
    let Some(tag) = raw.tag("FEN").filter(|tag| tag.value.trim() != "?") else {
        return Ok((Position::start(), Vec::new()));
    };
    let wrong = |problem: Problem| FoundAt::new(tag.at, &tag.value, problem);
    let (start, left_out) = read(array, &tag.value).map_err(|error| wrong(PositionError::from(error).into()))?;
    match start.impossible() {
        Some(impossible) => Err(wrong(impossible.into())),
        None => Ok((start, left_out.into_iter().map(wrong).collect())),
    }
}

/// The array of a variant by any of its names; `None` if it is another game.
pub(super) fn array(variant: &str) -> Option<StartPosition> {
    let letters = |letter: &char| letter.is_alphanumeric();
    let name: String = variant.chars().filter(letters).flat_map(char::to_lowercase).collect();
    Some(match name.as_str() {
        "" | "normal" | "standard" | "chess" | "fromposition" | "classical" | "classic" | "regular" | "orthodox" => {
            StartPosition::Standard
        }
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess" | "fischerrandomchess"
        | "freestyle" | "freestylechess" | "chess9lx" | "frc" => StartPosition::Chess960,
        _ => return None,
    })
}

/// Reads a FEN without the rights that the position does not have: editors write `KQkq` always.
fn read(array: StartPosition, fen: &str) -> Result<(Position, Vec<Problem>), FenError> {
    let (position, dropped) = Position::entered(array, fen)?;
    let mut left_out: Vec<Problem> = dropped.into_iter().map(Problem::from).collect();
    left_out.dedup();
    Ok((position, left_out))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needless_rights_are_left_out() {
        for (fen, read_as, problems) in [
            ("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", vec![Problem::Castling]),
            ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", vec![Problem::EnPassant]),
            (
                "4k3/8/8/8/8/8/8/4K3 w KQkq e3 5 22",
                "4k3/8/8/8/8/8/8/4K3 w - - 5 22",
                vec![Problem::Castling, Problem::EnPassant],
            ),
        ] {
            let (position, left_out) = read(StartPosition::Standard, fen).unwrap();
            assert_eq!((position.fen().as_str(), left_out), (read_as, problems), "{fen}");
        }
        assert_eq!(read(StartPosition::Standard, "4k3/8 w - - 0 1").err(), Some(FenError::Board));
    }

    #[test]
    fn a_variant_is_known_by_any_of_its_names() {
        for name in ["Standard", "Classical", "From Position", "chess", ""] {
            assert_eq!(array(name), Some(StartPosition::Standard), "{name}");
        }
        for name in ["Chess960", "Fischer Random", "fischerandom", "Freestyle", "Chess 960"] {
            assert_eq!(array(name), Some(StartPosition::Chess960), "{name}");
        }
        assert_eq!(array("Atomic"), None);
    }
}
