//! A pad that is taught at a console: what is asked for is said, and felt.

use super::hub::Console;
use golos_desk::Out;
use golos_input::pad::{PadAction, PadButtons, PadChange, PadEvent, Rumble, Taught, Teaching, Tilt};
use golos_profile::Preferences;
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, message, text_key};

/// The buttons that hold, as they are set: those that were taught, or the usual ones.
pub(super) fn buttons(wishes: &Preferences) -> PadButtons {
    let own = wishes.pad_map.as_deref() == Some("own");
    let taught = own.then(|| PadButtons::read(&wishes.pad_buttons)).flatten();
    if own && taught.is_none() && !wishes.pad_buttons.is_empty() {
        tracing::warn!("the buttons of the settings are no map of a pad");
    }
    taught.unwrap_or_default()
}

fn named(deed: PadAction) -> Slot {
    Slot::Phrase(deed.label().to_owned())
}

impl Console {
    /// Begins to teach, if it was asked for; what there is to say then.
    pub(super) fn begin_teaching(&mut self) -> Vec<Out> {
        let wishes = self.desk.manner().wishes;
        let asks = wishes.pad_map.as_deref() == Some("teach");
        let is_untaught = wishes.pad_map.as_deref() == Some("own") && wishes.pad_buttons.is_empty();
        if !asks && !is_untaught {
            return Vec::new();
        }
        // Until it is done, all is as it was.
        let before = self.pads.buttons().clone();
        let usual = before == PadButtons::default();
        self.desk.keep_buttons((!usual).then_some(&before));
        if !self.pads.seating().has_pads() {
            return vec![self.said(&message::teach_no_pad().as_refusal())];
        }
        let teaching = self.teaching.insert(Teaching::begin());
        let asked = teaching.asked().map(|deed| message::teach_ask(named(deed)));
        asked.iter().map(|sentence| self.said(sentence)).collect()
    }

    /// Takes an event of a pad while one is taught; none while none is.
    pub(super) fn teach(&mut self, event: &PadEvent) -> Option<Vec<Out>> {
        let teaching = self.teaching.as_mut()?;
        let taught = match event.what {
            PadChange::Pressed(button) => teaching.press(button),
            PadChange::Stick(Tilt::Rest) | PadChange::Released(_) => return Some(Vec::new()),
            PadChange::Stick(_) => match teaching.tilt() {
                Some(taught) => taught,
                None => return Some(Vec::new()),
            },
            PadChange::Connected(_) => return None,
            PadChange::Gone => {
                self.teaching = None;
                return None;
            }
        };
        self.hush();
        let (rumble, said) = match taught {
            Taught::Next(next) => (Rumble::Moved, vec![message::teach_ask(named(next))]),
            Taught::Taken(deed) => (Rumble::Refused, vec![message::teach_taken(named(deed))]),
            Taught::Without(next) => (Rumble::Edge, vec![message::teach_without(), message::teach_ask(named(next))]),
            Taught::Whole(has_button) => {
                let without = (!has_button).then(message::teach_without);
                (Rumble::Notice, without.into_iter().chain([message::teach_whole()]).collect())
            }
            Taught::Kept(buttons) => {
                self.teaching = None;
                self.desk.keep_buttons(Some(&buttons));
                let words = Slot::Heads(vec![text_key::WORDS_PAD_USUAL.to_owned()]);
                (Rumble::Turn, vec![message::teach_kept(words)])
            }
            Taught::Left => {
                self.teaching = None;
                (Rumble::Refused, vec![message::teach_left()])
            }
        };
        self.shake(event.pad, rumble);
        Some(said.iter().map(|sentence| self.said(sentence)).collect())
    }

    fn said(&self, sentence: &Sentence) -> Out {
        self.desk.presenter().say(sentence, Kind::Answer)
    }
}
