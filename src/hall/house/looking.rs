//! Those who only look on: they see a board later than it is played at.

use super::House;
use crate::guest::Guest;
use golos_desk::{Desk, Later, Out};
use golos_game::Seat;
use golos_speech::{Kind, Subscription};
use golos_wording::{Noun, Slot, message};

impl House {
    /// Whether he of this seat sees the boards later.
    pub(super) fn sees_later(&self, seat: Seat) -> bool {
        self.delay.get() > 0 && seat.only_looks_on()
    }

    /// The board that he of this seat sits at.
    pub(super) fn seen_by(&self, seat: Seat, board: usize) -> Option<&Desk> {
        let board = self.boards.get(board)?;
        if self.sees_later(seat) { board.later.as_ref().map(Later::desk) } else { Some(&board.desk) }
    }

    /// How much later he sees what is played.
    pub(super) fn told_later(&self, desk: &Desk) -> Out {
        let minutes = u32::try_from(self.delay.get().div_ceil(60_000)).unwrap_or(u32::MAX);
        let sentence = message::hall_later(Slot::Count(minutes, Noun::Minute));
        desk.presenter().say(&sentence, Kind::Answer)
    }

    /// Somebody looks on at this board.
    pub(super) fn put_later(&mut self, board: usize) {
        if self.boards.get(board).is_none_or(|board| board.later.is_some()) {
            return;
        }
        let keeper = self.desk(self.config.style, None, Subscription::NONE);
        let Some(board) = self.boards.get_mut(board) else { return };
        match Later::of(&board.desk, self.delay, keeper) {
            Ok(later) => board.later = later,
            Err(error) => tracing::warn!(%error, "a board cannot be looked on at"),
        }
    }

    /// What is due happens for those who look on. Where nobody does any more it is let go; where the next game of a
    /// micro-match is played they go there.
    pub(super) fn follow_later(&mut self) {
        let mut is_seen = vec![false; self.boards.len()];
        let looking = self.guests.iter().filter(|guest| self.sees_later(guest.seat));
        for board in looking.flat_map(|guest| &guest.boards) {
            if let Some(is_seen) = is_seen.get_mut(*board) {
                *is_seen = true;
            }
        }
        for (index, is_seen) in is_seen.into_iter().enumerate() {
            let Some(board) = self.boards.get_mut(index) else { return };
            let Some(later) = &mut board.later else { continue };
            if !is_seen {
                board.later = None;
                continue;
            }
            let (happened, is_over) = (later.follow(&board.desk), later.is_over());
            if happened {
                let here = self.guests.iter_mut().filter(|guest| guest.line.is_some() && guest.boards.contains(&index));
                here.filter(|guest| guest.seat.only_looks_on()).for_each(Guest::attend);
            }
            if is_over {
                board.later = None;
                self.seat_lookers(index);
            }
        }
    }

    /// Those who look on at this board sit down there anew.
    fn seat_lookers(&mut self, board: usize) {
        for index in 0..self.guests.len() {
            let Some(guest) = self.guests.get(index) else { return };
            if !self.sees_later(guest.seat) || !guest.boards.contains(&board) {
                continue;
            }
            if let Some(member) = self.people.get(&guest.login).cloned() {
                self.move_to(index, &member);
            }
        }
    }
}
