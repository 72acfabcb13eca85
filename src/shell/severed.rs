//! What does not answer at this terminal: it stands beside the player whose it is, or above the board.

use super::hub::Console;
use super::screen::Screen;
use golos_rules::Side;
use golos_view::BoardModel;
use golos_wording::text_key;

impl Console {
    /// What does not answer of a player's own devices.
    fn severed(&self, side: Side) -> Vec<&'static str> {
        let seating = self.pads.seating();
        let pad = seating.is_paired() && seating.pad(side).is_none();
        let ears = self.ears.iter().any(|ear| ear.seat().side() == Some(side) && ear.is_lost());
        [(pad, text_key::LABEL_NO_PAD), (ears, text_key::LABEL_NO_EARS)]
            .into_iter()
            .filter(|(is_so, _)| *is_so)
            .map(|(_, key)| key)
            .collect()
    }

    /// What does not answer of that which is for all at the terminal.
    fn severed_here(&self) -> Vec<&'static str> {
        let board = self.board.as_ref().is_some_and(|board| board.is_gone);
        let what = [(board, text_key::LABEL_NO_BOARD), (self.is_silent, text_key::LABEL_NO_VOICE)];
        what.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| key).collect()
    }
}

impl Screen {
    /// Writes onto the board what does not answer.
    pub(super) fn mark_severed(&self, board: &mut BoardModel) {
        let label = |key: &str| self.console.desk.presenter().wording.label(key);
        for side in Side::BOTH {
            let note = &mut board.clocks[side].note;
            for key in self.console.severed(side) {
                let between = if note.is_empty() { "" } else { ", " };
                *note = format!("{note}{between}{}", label(key));
            }
        }
        board.badges.extend(self.console.severed_here().into_iter().map(label));
    }
}
