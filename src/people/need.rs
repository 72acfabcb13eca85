use std::fmt;

/// What a person needs at a board, by the classes of U-II.6 and by what is agreed with the arbiters (U-V.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Need {
    /// Totally blind (U-II.6.2.2).
    Blind,
    /// Sees little (U-II.6.2.1).
    LowVision,
    /// Deaf, hard of hearing or without speech (U-II.6.1.1).
    Deaf,
    /// Blind, and deaf or without speech (U-V.13.14, U-V.13.15).
    Deafblind,
    /// Cannot move the pieces or press the clock (U-V.13.11b).
    NoHands,
    /// Sits in a wheelchair (U-II.6.3.2).
    Wheelchair,
    /// Somebody records for him (U-V.17.6).
    AssistantRecorded,
    /// One who teaches, or is taught.
    Trainer,
}

impl Need {
    /// Every need.
    pub const ALL: [Need; 8] = [
        Need::Blind,
        Need::LowVision,
        Need::Deaf,
        Need::Deafblind,
        Need::NoHands,
        Need::Wheelchair,
        Need::AssistantRecorded,
        Need::Trainer,
    ];

    /// The name in journals, profiles and options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Need::Blind => "blind",
            Need::LowVision => "low-vision",
            Need::Deaf => "deaf",
            Need::Deafblind => "deafblind",
            Need::NoHands => "no-hands",
            Need::Wheelchair => "wheelchair",
            Need::AssistantRecorded => "assistant-recorded",
            Need::Trainer => "trainer",
        }
    }

    /// Whether it is a disability, of the classes of U-II.6; who only records, teaches or is taught has none by it.
    #[must_use]
    pub const fn is_disability(self) -> bool {
        !matches!(self, Need::AssistantRecorded | Need::Trainer)
    }

    /// Whether sight is impaired: he may ask for the times of both (U-V.13.12a).
    #[must_use]
    pub const fn is_of_sight(self) -> bool {
        match self {
            Need::Blind | Need::LowVision | Need::Deafblind => true,
            Need::Deaf | Need::NoHands | Need::Wheelchair | Need::AssistantRecorded | Need::Trainer => false,
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What one person needs, all together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Needs {
    has: [bool; Need::ALL.len()],
}

impl Needs {
    /// Nothing out of the ordinary.
    pub const NONE: Needs = Needs { has: [false; Need::ALL.len()] };

    /// The word for [`Needs::NONE`].
    const NOTHING: &str = "none";

    /// Whether the need is among them.
    #[must_use]
    pub fn has(self, need: Need) -> bool {
        self.iter().any(|own| own == need)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Needs::NONE
    }

    /// The needs, in the order of [`Need::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Need> {
        Need::ALL.into_iter().zip(self.has).filter_map(|(need, has)| has.then_some(need))
    }

    /// Reads `blind`, `blind+no-hands`, `none`; no text names any other need.
    #[must_use]
    pub fn read(text: &str) -> Option<Needs> {
        if text == Needs::NOTHING {
            return Some(Needs::NONE);
        }
        text.split('+').map(|name| Need::ALL.into_iter().find(|need| need.name() == name)).collect()
    }
}

impl FromIterator<Need> for Needs {
    fn from_iter<T: IntoIterator<Item = Need>>(iter: T) -> Needs {
        let named: Vec<Need> = iter.into_iter().collect();
        Needs { has: Need::ALL.map(|need| named.contains(&need)) }
    }
}

impl fmt::Display for Needs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Need::name).collect();
        f.write_str(if names.is_empty() { Needs::NOTHING } else { "" })?;
        f.write_str(&names.join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn needs_are_read_as_they_are_written() {
        for text in ["none", "blind", "blind+no-hands", "low-vision+wheelchair", "deafblind+assistant-recorded"] {
            assert_eq!(Needs::read(text).map(|needs| needs.to_string()).as_deref(), Some(text));
        }
        for text in ["", "blind+", "blind+none", "tired"] {
            assert_eq!(Needs::read(text), None, "{text}");
        }
    }
}
