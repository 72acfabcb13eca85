//! Conversion between the types on disk and those that the program works with. Pure; a value that makes no sense ends it
//! with a reason.

use golos_clock::Ms;
use golos_game::WrittenMove;
use golos_rules::Variant;

/// Conversion to another form of the same value.
pub(super) trait Convert<To> {
    /// # Errors
    /// What makes no sense in the value.
    fn convert(self) -> Result<To, String>;
}

macro_rules! as_it_is {
    ($($plain:ty),+) => {
        $(impl Convert<$plain> for $plain {
            fn convert(self) -> Result<$plain, String> {
                Ok(self)
            }
        })+
    };
}

// A variant is written by the name in its row.
as_it_is!(bool, char, u8, u16, u32, u64, i32, String, Variant);

impl Convert<String> for WrittenMove {
    fn convert(self) -> Result<String, String> {
        Ok(self.into())
    }
}

/// What it was read as is never on disk.
impl Convert<WrittenMove> for String {
    fn convert(self) -> Result<WrittenMove, String> {
        Ok(self.into())
    }
}

impl Convert<Ms> for u64 {
    fn convert(self) -> Result<Ms, String> {
        Ok(Ms::new(self))
    }
}

impl Convert<u64> for Ms {
    fn convert(self) -> Result<u64, String> {
        Ok(self.get())
    }
}

impl<A: Convert<B>, B> Convert<Option<B>> for Option<A> {
    fn convert(self) -> Result<Option<B>, String> {
        self.map(A::convert).transpose()
    }
}

impl<A: Convert<B>, B> Convert<Vec<B>> for Vec<A> {
    fn convert(self) -> Result<Vec<B>, String> {
        self.into_iter().map(A::convert).collect()
    }
}

impl<A: Convert<B>, B> Convert<Box<B>> for Box<A> {
    fn convert(self) -> Result<Box<B>, String> {
        (*self).convert().map(Box::new)
    }
}

/// Declares types on disk together with their conversions.
///
/// `struct Name <=> Live { … }` is converted both ways field by field. Enums likewise; what a tuple variant holds is given
/// a name: `Clause(id: String)`. Without a type after the arrow only the declaration is made, and its conversions are
/// written by hand.
macro_rules! on_disk {
    () => {};

    ($(#[$meta:meta])* struct $name:ident <=> $live:ty {
        $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)?
    } $($rest:tt)*) => {
        on_disk! { $(#[$meta])* struct $name <=> { $($(#[$at])* $field: $ty),* } }
        impl Convert<$live> for $name {
            fn convert(self) -> Result<$live, String> {
                type Live = $live;
                Ok(Live { $($field: self.$field.convert()?),* })
            }
        }
        impl Convert<$name> for $live {
            fn convert(self) -> Result<$name, String> {
                type Live = $live;
                let Live { $($field),* } = self;
                Ok($name { $($field: $field.convert()?),* })
            }
        }
        on_disk! { $($rest)* }
    };

    ($(#[$meta:meta])* struct $name:ident <=> {
        $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)?
    } $($rest:tt)*) => {
        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(crate) struct $name { $($(#[$at])* pub(crate) $field: $ty),* }
        on_disk! { $($rest)* }
    };

    ($(#[$meta:meta])* enum $name:ident <=> $live:ty {
        $($variant:ident $(($($held:ident : $in:ty),*))? $({ $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)? })?),* $(,)?
    } $($rest:tt)*) => {
        on_disk! { $(#[$meta])* enum $name <=> { $($variant $(($($held: $in),*))? $({ $($(#[$at])* $field: $ty),* })?),* } }
        impl Convert<$live> for $name {
            fn convert(self) -> Result<$live, String> {
                type Live = $live;
                Ok(match self {
                    $($name::$variant $(($($held),*))? $({ $($field),* })? => {
                        Live::$variant $(($($held.convert()?),*))? $({ $($field: $field.convert()?),* })?
                    })*
                })
            }
        }
        impl Convert<$name> for $live {
            fn convert(self) -> Result<$name, String> {
                type Live = $live;
                Ok(match self {
                    $(Live::$variant $(($($held),*))? $({ $($field),* })? => {
                        $name::$variant $(($($held.convert()?),*))? $({ $($field: $field.convert()?),* })?
                    })*
                })
            }
        }
        on_disk! { $($rest)* }
    };

    ($(#[$meta:meta])* enum $name:ident <=> {
        $($variant:ident $(($($held:ident : $in:ty),*))? $({ $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)? })?),* $(,)?
    } $($rest:tt)*) => {
        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(crate) enum $name { $($variant $(($($in),*))? $({ $($(#[$at])* $field: $ty),* })?),* }
        on_disk! { $($rest)* }
    };
}

pub(super) use on_disk;
