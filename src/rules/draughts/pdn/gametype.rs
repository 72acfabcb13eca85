//! The `GameType` tag: which of the draughts of the world it is.

use super::super::Variant;

/// A tag of our own, which names a variant that has no number.
pub(super) const VARIANT: &str = "Variant";

/// The variant of a `GameType`, of which only the number counts; none if it is not one of ours.
pub(super) fn read(text: &str) -> Option<&'static Variant> {
    let number = |text: &str| text.split(',').next().and_then(|number| number.trim().parse::<u16>().ok());
    let wanted = number(text)?;
    numbered().find(|variant| variant.game_type().and_then(number) == Some(wanted))
}

/// The variant of the tag of our own: only one that has no number.
pub(super) fn named(text: &str) -> Option<&'static Variant> {
    Variant::by_id(&text.trim().to_lowercase()).filter(|variant| variant.game_type().is_none())
}

/// The variants that have a number: what a file that says nothing is tried as, in this order. The goal of giveaway leaves no
/// trace in the moves.
pub(super) fn numbered() -> impl Iterator<Item = &'static Variant> {
    Variant::ALL.into_iter().filter(|variant| variant.game_type().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_game_type_counts() {
        for (text, variant) in [
            ("20", Some(Variant::INTERNATIONAL)),
            ("25,W,8,8,A0,0", Some(Variant::RUSSIAN)),
            (" 26 ", Some(Variant::BRAZILIAN)),
            ("21,B,8,8,N1,0", None),
            ("", None),
            ("draughts", None),
        ] {
            assert_eq!(read(text), variant, "{text}");
        }
        for variant in Variant::ALL {
            match variant.game_type() {
                Some(text) => assert_eq!(read(text), Some(variant)),
                None => assert_eq!(named(variant.id()), Some(variant)),
            }
        }
    }
}
