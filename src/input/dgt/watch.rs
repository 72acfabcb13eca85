//! What the board tells, over time: how it stands when a game is begun, what was made when the clock is pressed, and that it
//! stands as recorded again.
//!
//! A hand that lifts, slides, puts back or knocks over is let do so: only behind a press is asked what was made, and never
//! before the pieces rest. So a move that is still in the hand is none, and nobody is told before he has pressed that a
//! move is not lawful.

use super::fit::{best, differing, stands};
use super::{BoardTold, Felt, FieldReading, Fit, Stands, family, fit};
use golos_clock::Ms;
use golos_rules::{Place, Position};

/// The pieces rest when nothing was told for so long: the board looks at each field four times a second.
const REST: Ms = Ms::new(300);

/// Behind a press it is not waited longer for the pieces to rest.
const MOST: Ms = Ms::new(1500);

/// How long an answer may take.
const ANSWER: Ms = Ms::new(1500);

/// How long the first answer may take, once the line is open.
const FIRST: Ms = Ms::from_secs(3);

/// What is to be done or said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    /// The board has answered for the first time.
    Found,
    /// The line is open, and no board answers.
    Silent,
    /// The board is to be asked for all that stands on it.
    BoardRequest,
    /// How the pieces stand at the beginning of a game, or where the board was not there before.
    Stands(Fit),
    /// What was made when the clock was pressed, at this moment.
    Pressed { at: Ms, fit: Fit },
    /// The clock was pressed, and the board does not answer.
    Unanswered { at: Ms },
    /// It stands as recorded again.
    Again,
}

#[derive(Clone, Copy, Debug)]
struct Pressed {
    at: Ms,
    asked: Option<Ms>,
    answered: bool,
}

/// What is known of the board. Moments are those of one clock that never goes back.
#[derive(Clone, Debug, Default)]
pub struct BoardWatch {
    felt: Option<Felt>,
    /// How its fields are read, since they have once fitted wholly.
    known: Option<FieldReading>,
    /// Since when a line is open on which nothing was told yet.
    opened: Option<Ms>,
    was_found: bool,
    changed: Ms,
    /// Whether what stands there was not looked at since it changed.
    is_new: bool,
    pressed: Option<Pressed>,
    /// Whether it is to be said how the pieces stand.
    is_asked: bool,
    /// Whether it was said that they stand otherwise.
    is_wrong: bool,
}

impl BoardWatch {
    /// The line is open.
    pub fn open(&mut self, now: Ms) {
        self.lose();
        self.opened = Some(now);
    }

    /// The line is gone. Who has pressed and waits is told so.
    pub fn lose(&mut self) {
        let BoardWatch { known, pressed, .. } = *self;
        *self = BoardWatch { known, pressed, ..BoardWatch::default() };
    }

    /// Whether a board answers.
    #[must_use]
    pub const fn is_there(&self) -> bool {
        self.felt.is_some()
    }

    /// A game is begun, or gone on with: how the pieces stand is said once they rest.
    pub const fn begin(&mut self) {
        self.is_asked = true;
        self.is_new = true;
        self.is_wrong = false;
        self.pressed = None;
    }

    /// The clock is pressed: what was made is found out.
    pub const fn press(&mut self, now: Ms) {
        self.pressed = Some(Pressed { at: now, asked: None, answered: false });
    }

    /// Takes what was told.
    pub fn take(&mut self, told: BoardTold, now: Ms) {
        let is_whole = matches!(told, BoardTold::Whole(_));
        let is_changed = match (&mut self.felt, told) {
            (Some(felt), told) => felt.take(told),
            (None, BoardTold::Whole(codes)) => {
                self.felt = Felt::of(codes);
                (self.opened, self.was_found) = (None, true);
                self.is_asked = true;
                true
            }
            // Before it is known what stands on all of them, one field tells nothing.
            (None, BoardTold::Field { .. }) => false,
        };
        if is_changed {
            (self.changed, self.is_new) = (now, true);
            // What has changed since is not what was asked for.
            if let Some(pressed) = &mut self.pressed
                && !is_whole
                && now < pressed.at + MOST
            {
                (pressed.asked, pressed.answered) = (None, false);
            }
        }
        if let Some(pressed) = &mut self.pressed
            && is_whole
            && pressed.asked.is_some()
        {
            pressed.answered = true;
        }
    }

    /// When something is to be done next, if nothing is told before.
    #[must_use]
    pub fn due(&self) -> Option<Ms> {
        let first = self.opened.map(|opened| opened + FIRST);
        let press = self.pressed.map(|pressed| match pressed.asked {
            Some(asked) => asked + ANSWER,
            None => (pressed.at.max(self.changed) + REST).min(pressed.at + MOST),
        });
        let look = (self.is_there() && self.is_new && self.looks()).then(|| self.changed + REST);
        [first, press, look].into_iter().flatten().min()
    }

    /// Whether what stands there is of interest now.
    const fn looks(&self) -> bool {
        self.pressed.is_none() && (self.is_asked || self.is_wrong)
    }

    /// What is to be done or said now, in a game that stands at this position; none without a game. It is called until there
    /// is nothing more.
    pub fn note(&mut self, now: Ms, position: Option<&Position>) -> Option<Noted> {
        if std::mem::take(&mut self.was_found) {
            return Some(Noted::Found);
        }
        if self.opened.is_some_and(|opened| now >= opened + FIRST) {
            self.opened = None;
            return Some(Noted::Silent);
        }
        let Some(position) = position.filter(|_| self.is_there()) else {
            let pressed = self.pressed.take()?;
            return Some(Noted::Unanswered { at: pressed.at });
        };
        if let Some(pressed) = &mut self.pressed {
            let at = pressed.at;
            return match pressed.asked {
                Some(_) if pressed.answered => {
                    let fit = self.fit(position)?;
                    (self.pressed, self.is_new) = (None, false);
                    self.is_wrong = matches!(fit, Fit::Differs(_));
                    self.is_asked = false;
                    Some(Noted::Pressed { at, fit })
                }
                Some(asked) if now >= asked + ANSWER => {
                    self.pressed = None;
                    Some(Noted::Unanswered { at })
                }
                Some(_) => None,
                None if now >= (at.max(self.changed) + REST).min(at + MOST) => {
                    pressed.asked = Some(now);
                    Some(Noted::BoardRequest)
                }
                None => None,
            };
        }
        // Pieces that are in the hand are not looked at.
        if !self.is_new || !self.looks() || now < self.changed + REST {
            return None;
        }
        self.is_new = false;
        let fit = self.fit(position)?;
        if std::mem::take(&mut self.is_asked) {
            self.is_wrong = !matches!(fit, Fit::Record | Fit::Size);
            return Some(Noted::Stands(fit));
        }
        if fit == Fit::Record {
            self.is_wrong = false;
            return Some(Noted::Again);
        }
        None
    }

    fn fit(&mut self, position: &Position) -> Option<Fit> {
        let felt = self.felt.as_ref()?;
        let reading = self.reading(felt, position);
        let fit = fit(felt, position, reading);
        if fit == Fit::Record {
            self.known = Some(reading);
        }
        Some(fit)
    }

    fn reading(&self, felt: &Felt, position: &Position) -> FieldReading {
        if felt.size() == position.board_size() { best(felt, position, self.known) } else { FieldReading::default() }
    }

    /// What stands on a place of the board on the table, where this is played.
    #[must_use]
    pub fn stands(&self, place: Place, position: &Position) -> Stands {
        let felt = self.felt.as_ref();
        felt.map_or(Stands::Nothing, |felt| stands(felt, place, position, self.reading(felt, position)))
    }

    /// The places that stand otherwise than recorded.
    #[must_use]
    pub fn differing(&self, position: &Position) -> Vec<Place> {
        let felt = self.felt.as_ref().filter(|felt| felt.size() == position.board_size());
        felt.map(|felt| differing(felt, position, self.reading(felt, position), false)).unwrap_or_default()
    }

    /// Whether a board of this size is there.
    #[must_use]
    pub fn fits_size(&self, position: &Position) -> bool {
        self.felt.as_ref().is_some_and(|felt| felt.size() == position.board_size())
    }

    /// Whether boards of this game have been seen.
    #[must_use]
    pub const fn is_tested(position: &Position) -> bool {
        family::is_tested(position)
    }
}

#[cfg(test)]
mod tests;
