//! What a button of a pad can do, and which one does what. Pure.

use super::Button;
use crate::HandKey;
use crate::switch::SwitchButton;

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadDeed {
    Hand(HandKey),
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
    Help,
}

/// The deeds, in the order in which they are taught: first without which nothing goes. Their names in the settings, and
/// their texts.
const NAMES: [(PadDeed, &str, &str); 15] = [
    (PadDeed::Hand(HandKey::Pick), "take", "pad-deed-take"),
    (PadDeed::Hand(HandKey::Drop), "drop", "pad-deed-drop"),
    (PadDeed::Hand(HandKey::Up), "up", "pad-deed-up"),
    (PadDeed::Hand(HandKey::Down), "down", "pad-deed-down"),
    (PadDeed::Hand(HandKey::Left), "left", "pad-deed-left"),
    (PadDeed::Hand(HandKey::Right), "right", "pad-deed-right"),
    (PadDeed::Hand(HandKey::Confirm), "enter", "pad-deed-enter"),
    (PadDeed::Press, "press", "pad-deed-press"),
    (PadDeed::List, "list", "pad-deed-list"),
    (PadDeed::Clock, "clock", "pad-deed-clock"),
    (PadDeed::Last, "last", "pad-deed-last"),
    (PadDeed::Repeat, "repeat", "pad-deed-repeat"),
    (PadDeed::Here, "here", "pad-deed-here"),
    (PadDeed::Turn, "turn", "pad-deed-turn"),
    (PadDeed::Help, "help", "pad-deed-help"),
];

impl PadDeed {
    /// Every deed, in the order in which they are taught.
    pub const ALL: [PadDeed; 15] = {
        let mut all = [PadDeed::Help; 15];
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
        NAMES.iter().find(|(deed, ..)| *deed == self).map_or("pad-deed-help", |(.., label)| label)
    }

    /// Whether a stick does it as well.
    #[must_use]
    pub const fn is_step(self) -> bool {
        match self {
            PadDeed::Hand(key) => key.is_step(),
            PadDeed::Press
            | PadDeed::Clock
            | PadDeed::Turn
            | PadDeed::Last
            | PadDeed::Repeat
            | PadDeed::Here
            | PadDeed::List
            | PadDeed::Help => false,
        }
    }
}

/// Which button does what: each button one thing, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadButtons {
    deeds: Vec<(Button, PadDeed)>,
}

impl Default for PadButtons {
    /// The usual ones.
    fn default() -> PadButtons {
        let deeds = vec![
            (Button::Up, PadDeed::Hand(HandKey::Up)),
            (Button::Down, PadDeed::Hand(HandKey::Down)),
            (Button::Left, PadDeed::Hand(HandKey::Left)),
            (Button::Right, PadDeed::Hand(HandKey::Right)),
            (Button::South, PadDeed::Hand(HandKey::Pick)),
            (Button::East, PadDeed::Hand(HandKey::Drop)),
            (Button::Start, PadDeed::Hand(HandKey::Confirm)),
            (Button::R2, PadDeed::Press),
            (Button::West, PadDeed::Clock),
            (Button::L2, PadDeed::Turn),
            (Button::L1, PadDeed::Last),
            (Button::North, PadDeed::Repeat),
            (Button::R1, PadDeed::Here),
            (Button::Select, PadDeed::List),
            (Button::L3, PadDeed::Help),
            (Button::R3, PadDeed::Help),
        ];
        PadButtons { deeds }
    }
}

impl PadButtons {
    /// What a button does; of a button that was named twice the first holds.
    #[must_use]
    pub fn deed(&self, button: Button) -> Option<PadDeed> {
        self.deeds.iter().find(|(of, _)| *of == button).map(|(_, deed)| *deed)
    }

    /// Each button with what it does.
    pub fn iter(&self) -> impl Iterator<Item = (Button, PadDeed)> {
        self.deeds.iter().copied()
    }

    /// The same, with this button for this.
    #[must_use]
    pub fn with(mut self, button: Button, deed: PadDeed) -> PadButtons {
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
        let deeds: Option<Vec<(Button, PadDeed)>> = lines.iter().map(line).collect();
        let takes = |deeds: &Vec<(Button, PadDeed)>| deeds.iter().any(|(_, deed)| *deed == PadDeed::ALL[0]);
        deeds.filter(takes).map(|deeds| PadButtons { deeds })
    }

    /// The lines of the settings.
    #[must_use]
    pub fn write(&self) -> Vec<String> {
        let name = |deed: PadDeed| NAMES.iter().find(|(known, ..)| *known == deed).map(|(_, name, _)| *name);
        let line = |(button, deed): (Button, PadDeed)| Some(format!("{}: {}", SwitchButton::Pad(button), name(deed)?));
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
        assert!(PadDeed::ALL.into_iter().all(|deed| usual.iter().any(|(_, own)| own == deed)));
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
