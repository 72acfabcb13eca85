//! A pad is taught: for each deed its button is asked for, one after the other. One hand is enough. Pure.

use super::{Button, PadAction, PadButtons};

/// What comes of a button that is pressed while a pad is taught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taught {
    /// That is the button; this is asked for next.
    Next(PadAction),
    /// The button is taken already, for this. Pressed once more, what is asked for stays without a button.
    Taken(PadAction),
    /// It stays without a button; this is asked for next.
    Without(PadAction),
    /// Everything was asked for: the button for taking a square keeps it, any other leaves all as it was. False where the
    /// last one stayed without a button.
    Whole(bool),
    /// It is kept.
    Kept(PadButtons),
    /// All stays as it was.
    Left,
}

/// A pad that is being taught.
#[derive(Clone, Debug)]
pub struct Teaching {
    buttons: PadButtons,
    /// How many deeds were asked for and answered.
    answered: usize,
    /// The button that was pressed last, where it was taken already.
    doubted: Option<Button>,
}

impl Teaching {
    /// It begins with the first of the deeds.
    #[must_use]
    pub const fn begin() -> Teaching {
        Teaching { buttons: PadButtons::none(), answered: 0, doubted: None }
    }

    /// What is asked for; none: whether it is kept.
    #[must_use]
    pub fn asked(&self) -> Option<PadAction> {
        PadAction::ALL.get(self.answered).copied()
    }

    /// Takes a button.
    pub fn press(&mut self, button: Button) -> Taught {
        let known = self.buttons.deed(button);
        let Some(asked) = self.asked() else {
            let keeps = known == PadAction::ALL.first().copied();
            return if keeps { Taught::Kept(self.buttons.clone()) } else { Taught::Left };
        };
        match known {
            Some(_) if self.doubted == Some(button) => self.go_on(false),
            Some(known) => {
                self.doubted = Some(button);
                Taught::Taken(known)
            }
            None => {
                self.buttons = std::mem::replace(&mut self.buttons, PadButtons::none()).with(button, asked);
                self.go_on(true)
            }
        }
    }

    /// A stick was tilted: what it does by itself needs no button. None where that is not asked for.
    pub fn tilt(&mut self) -> Option<Taught> {
        self.asked()?.is_step().then(|| self.go_on(false))
    }

    fn go_on(&mut self, has_button: bool) -> Taught {
        (self.answered, self.doubted) = (self.answered + 1, None);
        match self.asked() {
            Some(next) if has_button => Taught::Next(next),
            Some(next) => Taught::Without(next),
            None => Taught::Whole(has_button),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_deed_gets_a_button_and_the_first_one_keeps_them() {
        let mut teaching = Teaching::begin();
        for (index, button) in Button::ALL.into_iter().take(PadAction::ALL.len()).enumerate() {
            let next = PadAction::ALL.get(index + 1).copied();
            assert_eq!(teaching.press(button), next.map_or(Taught::Whole(true), Taught::Next));
        }
        let Taught::Kept(buttons) = teaching.press(Button::Up) else { panic!("not kept") };
        assert_eq!(buttons.deed(Button::Up), Some(PadAction::ALL[0]));
        assert_eq!(buttons.write().len(), PadAction::ALL.len());
    }

    #[test]
    fn a_taken_button_is_told_and_pressed_again_it_leaves_the_deed_without_one() {
        let (mut teaching, take) = (Teaching::begin(), PadAction::ALL[0]);
        assert_eq!(teaching.press(Button::R1), Taught::Next(PadAction::ALL[1]));
        assert_eq!(teaching.press(Button::R1), Taught::Taken(take));
        // Another one meanwhile is its button.
        assert_eq!(teaching.press(Button::R2), Taught::Next(PadAction::ALL[2]));
        // A stick keeps the directions.
        assert_eq!(
            [(); 4].map(|()| teaching.tilt()).last().cloned().flatten(),
            Some(Taught::Without(PadAction::ALL[6]))
        );
        assert_eq!(teaching.tilt(), None);
        for next in 7..=PadAction::ALL.len() {
            assert_eq!(teaching.press(Button::R1), Taught::Taken(take));
            let next = PadAction::ALL.get(next).copied();
            assert_eq!(teaching.press(Button::R1), next.map_or(Taught::Whole(false), Taught::Without));
        }
        assert_eq!(teaching.clone().press(Button::R2), Taught::Left);
        assert!(matches!(teaching.press(Button::R1), Taught::Kept(_)));
    }
}
