/// Declares what an audit finds, a row each: what the program says of it, and the id by which programs know it. The method
/// of that name gives the id of one, and `IDS` has those of all. An id never changes.
///
/// ```
/// golos_ledger::findings! {
///     /// What does not follow.
///     #[derive(Debug)]
///     pub enum Finding: id {
///         /// A move, as it is written.
///         Move(String) => "move",
///         Clock { recorded: u64 } => "clock",
///     }
/// }
/// assert_eq!((Finding::Move("e2-e5".to_owned()).id(), Finding::IDS), ("move", &["move", "clock"][..]));
/// ```
#[macro_export]
macro_rules! findings {
    ($(#[$meta:meta])* pub enum $of:ident: $id:ident {
        $($(#[$at:meta])* $name:ident $(($($held:ty),+))? $({ $($field:ident : $ty:ty),+ })? => $text:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        pub enum $of {
            $($(#[$at])* $name $(($($held),+))? $({ $($field: $ty),+ })?),+
        }

        impl $of {
            /// The ids of all.
            pub const IDS: &[&str] = &[$($text),+];

            /// The id by which programs know it; it never changes.
            #[must_use]
            pub const fn $id(&self) -> &'static str {
                match self { $($of::$name { .. } => $text),+ }
            }
        }
    };
}
