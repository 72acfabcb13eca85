use std::fmt;
use std::str::FromStr;

use crossterm::event::KeyEvent;

use super::{Count, Switch};
use crate::Key;
use crate::pad::Button;
use golos_wording::{Form, Wording, text_key};

/// A key or a button that is used as a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchButton {
    Key(Key),
    Mouse(Mouse),
    Pad(Button),
}

/// A button of a mouse, or what makes itself out as one: many a switch does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouse {
    Left,
    Middle,
    Right,
}

/// A text that names neither a key nor a button.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no such switch: {0}; there are keys such as Space, Enter and F5, mouse-left, mouse-right, pad-south, pad-east"
)]
pub struct NoSwitch(pub String);

const MICE: [(&str, Mouse); 3] = [
    (text_key::MOUSE_LEFT, Mouse::Left),
    (text_key::MOUSE_MIDDLE, Mouse::Middle),
    (text_key::MOUSE_RIGHT, Mouse::Right),
];

impl FromStr for SwitchButton {
    type Err = NoSwitch;

    fn from_str(text: &str) -> Result<SwitchButton, NoSwitch> {
        let name = text.trim();
        let mouse = MICE.iter().find(|(known, _)| *known == name).map(|(_, mouse)| SwitchButton::Mouse(*mouse));
        let pad = || Button::ALL.into_iter().find(|button| button_name(*button) == name).map(SwitchButton::Pad);
        // Who types in small letters means the key with the capital.
        let capital: String =
            name.char_indices().map(|(at, sign)| if at == 0 { sign.to_ascii_uppercase() } else { sign }).collect();
        let key = || name.parse().or_else(|_| capital.parse::<Key>()).ok().map(SwitchButton::Key);
        mouse.or_else(pad).or_else(key).ok_or_else(|| NoSwitch(text.to_owned()))
    }
}

impl SwitchButton {
    /// How it is called in the language of the person; none for a key without a name.
    #[must_use]
    pub fn name(self, wording: &Wording) -> Option<String> {
        Some(match self {
            SwitchButton::Key(key) => key.name(wording, Form::Written)?,
            SwitchButton::Mouse(Mouse::Left) => wording.label(text_key::MOUSE_LEFT),
            SwitchButton::Mouse(Mouse::Middle) => wording.label(text_key::MOUSE_MIDDLE),
            SwitchButton::Mouse(Mouse::Right) => wording.label(text_key::MOUSE_RIGHT),
            SwitchButton::Pad(button) => wording.label(button.key()),
        })
    }
}

impl fmt::Display for SwitchButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SwitchButton::Key(key) => key.fmt(f),
            SwitchButton::Mouse(own) => {
                let name = MICE.iter().find(|(_, mouse)| mouse == own).map_or("", |(name, _)| *name);
                f.write_str(name)
            }
            SwitchButton::Pad(button) => f.write_str(&button_name(*button)),
        }
    }
}

/// The name of a button of a pad: by its place, as makers print different letters; the arrows by their directions.
fn button_name(button: Button) -> String {
    match button {
        Button::Up => "arrow-up".to_owned(),
        Button::Down => "arrow-down".to_owned(),
        Button::Left => "arrow-left".to_owned(),
        Button::Right => "arrow-right".to_owned(),
        Button::South
        | Button::East
        | Button::West
        | Button::North
        | Button::Start
        | Button::Select
        | Button::L1
        | Button::R1
        | Button::L2
        | Button::R2
        | Button::L3
        | Button::R3 => button.key().to_owned(),
    }
}

/// The keys and buttons that are switches, and what each is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchSet {
    step: Vec<SwitchButton>,
    select: Vec<SwitchButton>,
}

impl SwitchSet {
    /// These are the switches: of one all, of two the first steps and the others take. None: the usual ones, which are the
    /// space bar, Enter, the left button of the mouse and the bottom button of a pad; of two the space bar, the left and the
    /// bottom button step, and Enter, the right button of the mouse and the right button of the pad take.
    #[must_use]
    pub fn new(count: Count, named: &[SwitchButton]) -> SwitchSet {
        let key = |name: &str| name.parse().ok().map(SwitchButton::Key);
        let (space, enter) = (key("Space"), key("Enter"));
        let [left, right] = [Mouse::Left, Mouse::Right].map(|mouse| Some(SwitchButton::Mouse(mouse)));
        let [south, east] = [Button::South, Button::East].map(|button| Some(SwitchButton::Pad(button)));
        let all = |buttons: &[Option<SwitchButton>]| buttons.iter().copied().flatten().collect();
        match (count, named) {
            (Count::One, []) => SwitchSet { step: Vec::new(), select: all(&[space, enter, left, south]) },
            (Count::One, named) => SwitchSet { step: Vec::new(), select: named.to_vec() },
            (Count::Two, []) => SwitchSet { step: all(&[space, left, south]), select: all(&[enter, right, east]) },
            (Count::Two, [first, rest @ ..]) => SwitchSet { step: vec![*first], select: rest.to_vec() },
        }
    }

    /// The switch that this is; none: it is none.
    #[must_use]
    pub fn of(&self, button: SwitchButton) -> Option<Switch> {
        let step = self.step.contains(&button).then_some(Switch::Step);
        step.or_else(|| self.select.contains(&button).then_some(Switch::Select))
    }

    /// The key or button by which it is told to people: the first that is one, keys before buttons.
    #[must_use]
    pub fn first(&self, switch: Switch) -> Option<SwitchButton> {
        let all = match switch {
            Switch::Step => &self.step,
            Switch::Select => &self.select,
        };
        let is_key = |button: &&SwitchButton| matches!(button, SwitchButton::Key(_));
        all.iter().find(is_key).or(all.first()).copied()
    }

    /// The switch that a key is.
    #[must_use]
    pub fn of_key(&self, event: &KeyEvent) -> Option<Switch> {
        self.of(SwitchButton::Key(Key::of(event)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyCode, KeyModifiers};

    #[test]
    fn a_switch_is_named_as_it_is_written() {
        for name in
            ["Space", "Enter", "F5", "mouse-left", "mouse-right", "pad-south", "arrow-left", "pad-left-shoulder"]
        {
            assert_eq!(name.parse::<SwitchButton>().map(|button| button.to_string()).as_deref(), Ok(name));
        }
        assert_eq!("space".parse::<SwitchButton>(), "Space".parse());
        for wrong in ["", "xy", "pad", "mouse", "pad-directions", "клавиша"] {
            assert_eq!(wrong.parse::<SwitchButton>(), Err(NoSwitch(wrong.to_owned())));
        }
        let mut names: Vec<String> = Button::ALL.into_iter().map(button_name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Button::ALL.len());
    }

    #[test]
    fn of_two_the_first_steps_and_the_others_take() {
        let read = |names: &str| -> Vec<SwitchButton> { names.split(',').map(|name| name.parse().unwrap()).collect() };
        let named = read("F5,F6,pad-east");
        for (count, first) in [(Count::One, Switch::Select), (Count::Two, Switch::Step)] {
            let set = SwitchSet::new(count, &named);
            let switches: Vec<_> = named.iter().map(|button| set.of(*button)).collect();
            assert_eq!(switches, [Some(first), Some(Switch::Select), Some(Switch::Select)]);
            let usual = SwitchSet::new(count, &[]);
            let key = |code| usual.of_key(&KeyEvent::new(code, KeyModifiers::NONE));
            assert_eq!(key(KeyCode::Char(' ')), Some(first));
            assert_eq!((key(KeyCode::Enter), key(KeyCode::Char('c'))), (Some(Switch::Select), None));
        }
    }
}
