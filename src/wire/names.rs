//! Values of closed sets: they stand on the wire by the names that they have in the settings and in records.

use golos_people::{Audience, Seat};
use golos_wording::{Alphabet, Lang, Level};

/// The values of a closed set, each with its name.
pub(super) trait Named: Copy + PartialEq + 'static {
    fn all() -> impl Iterator<Item = (&'static str, Self)>;

    /// The value of this name.
    fn named(name: &str) -> Result<Self, String> {
        Self::all().find(|(own, _)| *own == name).map(|(_, value)| value).ok_or_else(|| format!("no name: {name:?}"))
    }

    fn name(self) -> &'static str {
        Self::all().find(|(_, own)| *own == self).map_or("", |(name, _)| name)
    }
}

impl Named for Lang {
    fn all() -> impl Iterator<Item = (&'static str, Lang)> {
        Lang::ALL.into_iter().map(|lang| (lang.code(), lang))
    }
}

impl Named for Level {
    fn all() -> impl Iterator<Item = (&'static str, Level)> {
        Level::NAMES.into_iter()
    }
}

impl Named for Alphabet {
    fn all() -> impl Iterator<Item = (&'static str, Alphabet)> {
        Alphabet::NAMES.into_iter()
    }
}

impl Named for Seat {
    fn all() -> impl Iterator<Item = (&'static str, Seat)> {
        Seat::ALL.into_iter().map(|seat| (seat.name(), seat))
    }
}

/// One value.
pub(super) mod one {
    use super::Named;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Named, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.name())
    }

    pub fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        T::named(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// One value, or none: an empty name.
pub(super) mod optional {
    use super::Named;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<T: Named, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.map_or("", Named::name))
    }

    pub fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        match String::deserialize(from)?.as_str() {
            "" => Ok(None),
            name => T::named(name).map(Some).map_err(D::Error::custom),
        }
    }
}

/// Seats at a board, or none.
pub(super) mod audience {
    use super::{Audience, Named, Seat};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(value: &Option<Audience>, to: S) -> Result<S::Ok, S::Error> {
        value.map(|audience| audience.seats().map(Named::name).collect::<Vec<_>>()).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Audience>, D::Error> {
        let Some(names) = Option::<Vec<String>>::deserialize(from)? else { return Ok(None) };
        let seats = names.iter().map(|name| Seat::named(name)).collect::<Result<_, _>>();
        seats.map(Some).map_err(D::Error::custom)
    }
}
