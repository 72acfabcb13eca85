//! Steps from one form of a value to the next: from a schema to the one behind it, and between the newest schema and
//! what the program works with. Pure; a value that makes no sense ends a step with a reason.

use golos_clock::Ms;

/// A step to the next form of the same value.
pub(super) trait Step<To> {
    /// # Errors
    /// What makes no sense in the value.
    fn step(self) -> Result<To, String>;
}

macro_rules! as_it_is {
    ($($plain:ty),+) => {
        $(impl Step<$plain> for $plain {
            fn step(self) -> Result<$plain, String> {
                Ok(self)
            }
        })+
    };
}

as_it_is!(bool, char, u8, u16, u32, u64, i32, String);
// What an event of schema 2 has as it stood in schema 1.
as_it_is!(super::v4::Asked, super::v4::Opening, super::v4::Seat, super::v4::Side, super::event_v2::Pair);

impl Step<Ms> for u64 {
    fn step(self) -> Result<Ms, String> {
        Ok(Ms::new(self))
    }
}

impl Step<u64> for Ms {
    fn step(self) -> Result<u64, String> {
        Ok(self.get())
    }
}

impl<A: Step<B>, B> Step<Option<B>> for Option<A> {
    fn step(self) -> Result<Option<B>, String> {
        self.map(A::step).transpose()
    }
}

impl<A: Step<B>, B> Step<Vec<B>> for Vec<A> {
    fn step(self) -> Result<Vec<B>, String> {
        self.into_iter().map(A::step).collect()
    }
}

impl<A: Step<B>, B> Step<Box<B>> for Box<A> {
    fn step(self) -> Result<Box<B>, String> {
        (*self).step().map(Box::new)
    }
}

/// Declares types on disk together with their steps.
///
/// `struct Name => Next { … }` is read only, and goes on to `Next` field by field; `gains { field: value }` behind it says
/// what the fields are that `Next` has besides. `struct Name <=> Live { … }` is written as well, and goes both ways. Enums
/// likewise; what a tuple variant holds is given a name: `Clause(id: String)`. Behind an arrow to nowhere only the type is
/// made, and its steps are written by hand.
macro_rules! frozen {
    () => {};

    ($(#[$meta:meta])* struct $name:ident => $next:ty {
        $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)?
    } gains { $($gain:ident : $value:expr),* $(,)? } $($rest:tt)*) => {
        frozen! { $(#[$meta])* struct $name => { $($(#[$at])* $field: $ty),* } }
        impl Step<$next> for $name {
            fn step(self) -> Result<$next, String> {
                type Next = $next;
                Ok(Next { $($field: self.$field.step()?,)* $($gain: $value),* })
            }
        }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* struct $name:ident => $next:ty { $($fields:tt)* } $($rest:tt)*) => {
        frozen! { $(#[$meta])* struct $name => $next { $($fields)* } gains {} $($rest)* }
    };

    ($(#[$meta:meta])* struct $name:ident <=> $live:ty {
        $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)?
    } $($rest:tt)*) => {
        frozen! { $(#[$meta])* struct $name <=> { $($(#[$at])* $field: $ty),* } }
        impl Step<$live> for $name {
            fn step(self) -> Result<$live, String> {
                type Live = $live;
                Ok(Live { $($field: self.$field.step()?),* })
            }
        }
        impl Step<$name> for $live {
            fn step(self) -> Result<$name, String> {
                type Live = $live;
                let Live { $($field),* } = self;
                Ok($name { $($field: $field.step()?),* })
            }
        }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* struct $name:ident => {
        $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)?
    } $($rest:tt)*) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(crate) struct $name { $($(#[$at])* pub(crate) $field: $ty),* }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* struct $name:ident <=> {
        $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)?
    } $($rest:tt)*) => {
        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(crate) struct $name { $($(#[$at])* pub(crate) $field: $ty),* }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* enum $name:ident => $next:ty {
        $($variant:ident $(($($held:ident : $in:ty),*))? $({ $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)? })?),* $(,)?
    } $($rest:tt)*) => {
        frozen! { $(#[$meta])* enum $name => { $($variant $(($($held: $in),*))? $({ $($(#[$at])* $field: $ty),* })?),* } }
        impl Step<$next> for $name {
            fn step(self) -> Result<$next, String> {
                type Next = $next;
                Ok(match self {
                    $($name::$variant $(($($held),*))? $({ $($field),* })? => {
                        Next::$variant $(($($held.step()?),*))? $({ $($field: $field.step()?),* })?
                    })*
                })
            }
        }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* enum $name:ident <=> $live:ty {
        $($variant:ident $(($($held:ident : $in:ty),*))? $({ $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)? })?),* $(,)?
    } $($rest:tt)*) => {
        frozen! { $(#[$meta])* enum $name <=> { $($variant $(($($held: $in),*))? $({ $($(#[$at])* $field: $ty),* })?),* } }
        impl Step<$live> for $name {
            fn step(self) -> Result<$live, String> {
                type Live = $live;
                Ok(match self {
                    $($name::$variant $(($($held),*))? $({ $($field),* })? => {
                        Live::$variant $(($($held.step()?),*))? $({ $($field: $field.step()?),* })?
                    })*
                })
            }
        }
        impl Step<$name> for $live {
            fn step(self) -> Result<$name, String> {
                type Live = $live;
                Ok(match self {
                    $(Live::$variant $(($($held),*))? $({ $($field),* })? => {
                        $name::$variant $(($($held.step()?),*))? $({ $($field: $field.step()?),* })?
                    })*
                })
            }
        }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* enum $name:ident <=> {
        $($variant:ident $(($($held:ident : $in:ty),*))? $({ $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)? })?),* $(,)?
    } $($rest:tt)*) => {
        #[derive(Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(crate) enum $name { $($variant $(($($in),*))? $({ $($(#[$at])* $field: $ty),* })?),* }
        frozen! { $($rest)* }
    };

    ($(#[$meta:meta])* enum $name:ident => {
        $($variant:ident $(($($held:ident : $in:ty),*))? $({ $($(#[$at:meta])* $field:ident : $ty:ty),* $(,)? })?),* $(,)?
    } $($rest:tt)*) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        pub(crate) enum $name { $($variant $(($($in),*))? $({ $($(#[$at])* $field: $ty),* })?),* }
        frozen! { $($rest)* }
    };
}

pub(super) use frozen;
