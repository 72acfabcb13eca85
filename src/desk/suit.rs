//! What follows from what the players of a new game need (U-V.13), and by whom that is known from earlier games.

use std::fmt::Debug;
use std::io;

use super::home::{NewGame, blind_warnings, usual_warnings};
use golos_people::{Needs, Person, Role};
use golos_profile::Terms;
use golos_rules::{BySide, Side};

/// Where it is kept what a person needs, by his name.
pub trait Acquaintances: Debug + Send + Sync {
    /// What is known of the person of this name; none: nothing is.
    fn needs(&self, name: &str) -> Option<Needs>;

    /// The names of those who are known, in order.
    fn names(&self) -> Vec<String> {
        Vec::new()
    }

    /// Keeps what he needs.
    ///
    /// # Errors
    /// Whatever the disk says; what was named holds all the same.
    fn keep(&self, name: &str, needs: Needs) -> io::Result<()>;
}

/// Opens the game as the players need it: their time trouble, their sets, and assistants for whom somebody needs one and
/// has named none (U-V.13.3, U-V.13.11c, U-V.13.12b).
pub(super) fn suit(game: &mut NewGame, needs: BySide<Needs>) {
    for side in Side::BOTH {
        // The built-in profiles are sound.
        let terms = Terms::of(needs[side]).unwrap_or_default();
        let watch = &mut game.watch;
        watch.needs[side] = needs[side];
        watch.tactile[side] |= terms.is_tactile;
        watch.blind[side] |= terms.is_blind;
        game.warnings[side] = if watch.blind[side] { blind_warnings(&[]) } else { usual_warnings(&[]) };
        if let (None, Some(tasks)) = (game.people.agreed(side), terms.tasks) {
            // Two are never too many.
            let _ = game.people.add(Person { name: String::new(), role: Role::Assistant { of: vec![side], tasks } });
        }
    }
}
