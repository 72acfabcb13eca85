//! Forms that hold all games in one: they are written when the last game is known.

use std::collections::BTreeMap;
use std::io::{self, Write};

use golos_cli::GameForm;
use golos_rules::Variant;
use golos_rules::renju::exchange::{RifArchive, RifLoss, write_lib};
use golos_rules::tree::{Game, Tree};
use golos_wording::{Sentence, Slot, message, text_key};

/// The games that go into one library or archive.
#[derive(Debug, Default)]
pub(super) struct Collected {
    /// The moves of all games.
    library: Tree,
    archive: RifArchive,
    /// In how many games something had to be left out.
    losses: BTreeMap<RifLoss, u32>,
}

/// Whether a form holds all games in one.
pub(super) const fn collects(form: GameForm) -> bool {
    matches!(form, GameForm::Library | GameForm::Archive)
}

impl Collected {
    /// Adds a game; `false` if the form cannot hold it. Neither has a place for stones that are set up.
    pub fn add(&mut self, form: GameForm, game: &Game) -> bool {
        if form == GameForm::Library {
            let is_held = game.start == Variant::Renju.start();
            if is_held {
                self.library.merge(&game.tree);
            }
            return is_held;
        }
        let Some(lost) = self.archive.add(game) else { return false };
        lost.into_iter().for_each(|loss| *self.losses.entry(loss).or_default() += 1);
        true
    }

    /// What had to be left out, in words.
    pub fn left_out(&self, form: GameForm) -> impl Iterator<Item = Sentence> {
        let form = form.name().to_uppercase();
        self.losses.iter().map(move |(loss, games)| {
            let what = match loss {
                RifLoss::Variations => text_key::LEFT_OUT_VARIATIONS,
                RifLoss::Remarks => text_key::LEFT_OUT_REMARKS,
                RifLoss::Details => text_key::LEFT_OUT_DETAILS,
                RifLoss::Result => text_key::LEFT_OUT_RESULT,
            };
            message::convert_left_out(Slot::Text(form.clone()), Slot::Phrase(what.to_owned()), *games)
        })
    }

    /// Writes all of them.
    ///
    /// # Errors
    /// What `out` says.
    pub fn write(self, form: GameForm, out: &mut dyn Write) -> io::Result<()> {
        match form {
            GameForm::Library => out.write_all(&write_lib(&self.library)),
            _ => self.archive.finish(out),
        }
    }
}
