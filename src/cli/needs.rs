use std::str::FromStr;

use super::Which;
use super::start::SIDES;
use golos_people::{Need, Needs};

/// What a player needs, as it is named before the game: `white:blind+no-hands`, `both:none` (U-V.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeedsOf {
    pub of: Which,
    pub needs: Needs,
}

/// What names no needs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" names no needs; write white, black or both, and what is needed, of {list}: white:blind+no-hands", list = known())]
pub struct NoNeeds(String);

fn known() -> String {
    let names: Vec<&str> = Need::ALL.into_iter().map(Need::name).chain(["none"]).collect();
    names.join(", ")
}

/// How needs are written, with every one by its name, and some as an example.
pub(super) const EXAMPLES: [&str; 2] = [
    "white|black|both:blind|low-vision|deaf|deafblind|no-hands|wheelchair|assistant-recorded|trainer|none",
    "white:blind+no-hands",
];

impl FromStr for NeedsOf {
    type Err = NoNeeds;

    fn from_str(text: &str) -> Result<NeedsOf, NoNeeds> {
        let refused = || NoNeeds(text.to_owned());
        let (whose, needs) = text.split_once(':').ok_or_else(refused)?;
        let of = SIDES.iter().find(|(name, _)| *name == whose).map(|(_, which)| *which).ok_or_else(refused)?;
        Ok(NeedsOf { of, needs: Needs::read(needs).ok_or_else(refused)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;

    #[test]
    fn u_v_13_needs_are_named_for_a_player() {
        let read: NeedsOf = "white:blind+no-hands".parse().unwrap();
        assert_eq!((read.of, read.needs.to_string().as_str()), (Which::One(Side::White), "blind+no-hands"));
        assert_eq!("both:none".parse(), Ok(NeedsOf { of: Which::Both, needs: Needs::NONE }));
        for text in ["", "white", "white:", "red:blind", "white:tired"] {
            assert!(text.parse::<NeedsOf>().is_err(), "{text}");
        }
        let refused = "white:tired".parse::<NeedsOf>().unwrap_err().to_string();
        for need in Need::ALL {
            assert!(EXAMPLES[0].contains(need.name()) && refused.contains(need.name()), "{need}: {refused}");
        }
    }
}
