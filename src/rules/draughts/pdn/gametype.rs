//! The `GameType` tag: which of the draughts of the world it is.

use super::super::Variant;

/// The full form: number, who begins, width and height of the board, notation and the corner of its first square,
/// whether the left corner is a light one. Giveaway has no number; it is named by the tag [`VARIANT`].
const TYPES: [(&str, &Variant); 3] = [
    ("20,W,10,10,N2,0", Variant::INTERNATIONAL),
    ("25,W,8,8,A0,0", Variant::RUSSIAN),
    ("26,W,8,8,A0,0", Variant::BRAZILIAN),
];

/// A tag of our own, for what has no number.
pub(super) const VARIANT: &str = "Variant";

/// The full form for a variant, where there is one.
pub(super) fn of(variant: &Variant) -> Option<&'static str> {
    TYPES.into_iter().find(|(_, other)| *other == variant).map(|(text, _)| text)
}

/// The variant of a `GameType`, of which only the number counts; none if it is not one of ours.
pub(super) fn read(text: &str) -> Option<&'static Variant> {
    let number = |text: &str| text.split(',').next().and_then(|number| number.trim().parse::<u16>().ok());
    let wanted = number(text)?;
    TYPES.into_iter().find(|(text, _)| number(text) == Some(wanted)).map(|(_, variant)| variant)
}

/// The variant of the tag of our own: only one that has no number.
pub(super) fn named(text: &str) -> Option<&'static Variant> {
    Variant::by_id(&text.trim().to_lowercase()).filter(|variant| of(variant).is_none())
}

/// What a file that says nothing is tried as, in this order. The goal of giveaway leaves no trace in the moves.
pub(super) const GUESSES: [&Variant; 3] = [Variant::RUSSIAN, Variant::BRAZILIAN, Variant::INTERNATIONAL];

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
            match of(variant) {
                Some(text) => assert_eq!(read(text), Some(variant)),
                None => assert_eq!(named(variant.id()), Some(variant)),
            }
        }
    }
}
