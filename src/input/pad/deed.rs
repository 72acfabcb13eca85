//! What a button of a pad can do, and which one does what. Pure.

use super::Button;
use crate::CursorKey;
use crate::switch::SwitchButton;
use golos_wording::text_key;

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadAction {
    BoardCursor(CursorKey),
    /// The clock, whatever the hand is doing.
    Press,
    Clock,
    Turn,
    Last,
    Repeat,
    /// What stands on the square under the hand.
    Here,
    /// Opens the list of what can be done, and closes it.
    List,
    /// Starts listening to the player, and stops.
    Listen,
    Help,
}

/// The deeds, in the order in which they are taught: first without which nothing goes. Their names in the settings, and
/// their texts.
const NAMES: [(PadAction, &str, &str); 16] = [
    (PadAction::BoardCursor(CursorKey::Pick), "take", text_key::PAD_DEED_TAKE),
    (PadAction::BoardCursor(CursorKey::Drop), "drop", text_key::PAD_DEED_DROP),
    (PadAction::BoardCursor(CursorKey::Up), "up", text_key::PAD_DEED_UP),
    (PadAction::BoardCursor(CursorKey::Down), "down", text_key::PAD_DEED_DOWN),
    (PadAction::BoardCursor(CursorKey::Left), "left", text_key::PAD_DEED_LEFT),
    (PadAction::BoardCursor(CursorKey::Right), "right", text_key::PAD_DEED_RIGHT),
    (PadAction::BoardCursor(CursorKey::Confirm), "enter", text_key::PAD_DEED_ENTER),
    (PadAction::Press, "press", text_key::PAD_DEED_PRESS),
    (PadAction::List, "list", text_key::PAD_DEED_LIST),
    (PadAction::Clock, "clock", text_key::PAD_DEED_CLOCK),
    (PadAction::Last, "last", text_key::PAD_DEED_LAST),
    (PadAction::Repeat, "repeat", text_key::PAD_DEED_REPEAT),
    (PadAction::Here, "here", text_key::PAD_DEED_HERE),
    (PadAction::Turn, "turn", text_key::PAD_DEED_TURN),
    (PadAction::Listen, "listen", text_key::PAD_DEED_LISTEN),
    (PadAction::Help, "help", text_key::PAD_DEED_HELP),
];

impl PadAction {
    /// Every deed, in the order in which they are taught.
    pub const ALL: [PadAction; 16] = {
        let mut all = [PadAction::Help; 16];
        let mut index = 0;
        while index < all.len() {
            all[index] = NAMES[index].0;
            index += 1;
        }
        all
    };

    /// The key of what it is called.
    #[must_use]
    pub fn label(self) -> &'static str {
        NAMES.iter().find(|(deed, ..)| *deed == self).map_or(text_key::PAD_DEED_HELP, |(.., label)| label)
    }

    /// Whether a stick does it as well.
    #[must_use]
    pub const fn is_step(self) -> bool {
        match self {
            PadAction::BoardCursor(key) => key.is_step(),
            PadAction::Press
            | PadAction::Clock
            | PadAction::Turn
            | PadAction::Last
            | PadAction::Repeat
            | PadAction::Here
            | PadAction::List
            | PadAction::Listen
            | PadAction::Help => false,
        }
    }
}

/// Which button does what: each button one thing, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadButtons {
    deeds: Vec<(Button, PadAction)>,
}

impl Default for PadButtons {
    /// The usual ones.
    fn default() -> PadButtons {
        let deeds = vec![
            (Button::Up, PadAction::BoardCursor(CursorKey::Up)),
            (Button::Down, PadAction::BoardCursor(CursorKey::Down)),
            (Button::Left, PadAction::BoardCursor(CursorKey::Left)),
            (Button::Right, PadAction::BoardCursor(CursorKey::Right)),
            (Button::South, PadAction::BoardCursor(CursorKey::Pick)),
            (Button::East, PadAction::BoardCursor(CursorKey::Drop)),
            (Button::Start, PadAction::BoardCursor(CursorKey::Confirm)),
            (Button::R2, PadAction::Press),
            (Button::West, PadAction::Clock),
            (Button::L2, PadAction::Turn),
            (Button::L1, PadAction::Last),
            (Button::North, PadAction::Repeat),
            (Button::R1, PadAction::Here),
            (Button::Select, PadAction::List),
            (Button::L3, PadAction::Help),
            (Button::R3, PadAction::Listen),
        ];
        PadButtons { deeds }
    }
}

impl PadButtons {
    /// What a button does; of a button that was named twice the first holds.
    #[must_use]
    pub fn deed(&self, button: Button) -> Option<PadAction> {
        self.deeds.iter().find(|(of, _)| *of == button).map(|(_, deed)| *deed)
    }

    /// Each button with what it does.
    pub fn iter(&self) -> impl Iterator<Item = (Button, PadAction)> {
        self.deeds.iter().copied()
    }

    /// The same, with this button for this.
    #[must_use]
    pub fn with(mut self, button: Button, deed: PadAction) -> PadButtons {
        self.deeds.push((button, deed));
        self
    }

    /// None at all.
    #[must_use]
    pub const fn none() -> PadButtons {
        PadButtons { deeds: Vec::new() }
    }

    /// The buttons as the settings have them: `pad-south: take`. None where a line is no such thing, or nothing takes a
    /// square: then nobody could play by them.
    #[must_use]
    pub fn read(lines: &[String]) -> Option<PadButtons> {
        let deed = |name: &str| NAMES.iter().find(|(_, known, _)| *known == name).map(|(deed, ..)| *deed);
        let line = |line: &String| {
            let (button, name) = line.split_once(':')?;
            let SwitchButton::Pad(button) = button.trim().parse().ok()? else { return None };
            Some((button, deed(name.trim())?))
        };
        let deeds: Option<Vec<(Button, PadAction)>> = lines.iter().map(line).collect();
        let takes = |deeds: &Vec<(Button, PadAction)>| deeds.iter().any(|(_, deed)| *deed == PadAction::ALL[0]);
        deeds.filter(takes).map(|deeds| PadButtons { deeds })
    }

    /// The lines of the settings.
    #[must_use]
    pub fn write(&self) -> Vec<String> {
        let name = |deed: PadAction| NAMES.iter().find(|(known, ..)| *known == deed).map(|(_, name, _)| *name);
        let line =
            |(button, deed): (Button, PadAction)| Some(format!("{}: {}", SwitchButton::Pad(button), name(deed)?));
        self.iter().filter_map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_buttons_are_written_and_read_again() {
        let usual = PadButtons::default();
        assert_eq!(PadButtons::read(&usual.write()), Some(usual.clone()));
        for button in Button::ALL {
            assert_eq!(usual.iter().filter(|(of, _)| *of == button).count(), 1, "{button:?}");
        }
        assert!(PadAction::ALL.into_iter().all(|deed| usual.iter().any(|(_, own)| own == deed)));
    }

    #[test]
    fn what_is_no_map_is_none() {
        let read = |lines: &[&str]| PadButtons::read(&lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>());
        assert!(read(&["pad-south: take", "arrow-up:up"]).is_some());
        for lines in
            [&["pad-south"][..], &["pad-south: fly"], &["pad-nowhere: take"], &["pad-south: up"], &["F5: take"], &[]]
        {
            assert_eq!(read(lines), None, "{lines:?}");
        }
    }
}
