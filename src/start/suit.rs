//! What the people of a game need, before it is opened: known by name, and heeded at the terminal of the one who sits there.

use super::arguments::needs;
use super::{Start, StartError, config_folder};
use golos_cli::{GameArgs, VoiceChoice};
use golos_files::people::settle;
use golos_profile::{Terms, edition_in};
use golos_speech::Subscription;
use golos_speech::voices::VoiceKind;
use golos_wording::{io_reason, message};

impl Start {
    /// Settles what the players need, and keeps it by their names; a terminal of a player's own speaks to him as he needs
    /// it. What the arguments say besides goes before.
    pub(super) fn suited(mut self, game: &mut GameArgs) -> Result<Start, StartError> {
        // The names of several boards stand together, and are nobody's.
        if game.boards.is_none_or(|boards| boards < 2)
            && let Some(folder) = config_folder()
            && let Err(error) = settle(&folder.join("people.ron"), game)
        {
            self.unkept = Some(message::people_unkept(io_reason(&error)));
        }
        game.start.rules = edition_in(&game.start.rules, self.config.lang).to_owned();
        let Some(side) = game.ears.and_then(Subscription::seat).and_then(|seat| seat.side()) else { return Ok(self) };
        let terms = Terms::of(needs(&game.needs)[side])?;
        let (common, style) = (&mut self.common, &mut self.config.style);
        style.level = common.verbosity.or(terms.level).unwrap_or(style.level);
        style.alphabet = common.alphabet.or(terms.alphabet).unwrap_or(style.alphabet);
        common.lines = common.lines.or(terms.text);
        common.voice = common.voice.or(terms.is_voiceless.then_some(VoiceChoice::Only(VoiceKind::Text)));
        Ok(self)
    }
}
