//! The steps of a move at a real board, one by one (CH-4, R-6.1.4, U-V.5, U-V.13.2 to U-V.13.9).

use super::{GameAnswer, GameDraft, brief};
use crate::law::AssembledMove;
use crate::state::Owed;
use crate::{Actor, HandlingEvent, HandlingRequest, MoveEvent, OfferEvent, Refusal};
use golos_rules::chess::{Entry, Role};
use golos_rules::{Handling, Kind, NotHandled, Notation, Place, Side};

/// What a pawn of chess is exchanged for (CH-3.7.5).
const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl GameDraft<'_> {
    pub(super) fn handle(&mut self, by: Actor, ask: &HandlingRequest) -> GameAnswer {
        self.state.expect_handling()?;
        if *ask == HandlingRequest::Unswitched {
            return self.unswitch(by);
        }
        self.expect_playing()?;
        self.expect_restored()?;
        match ask {
            HandlingRequest::Touch(text) => self.touch(by, text),
            HandlingRequest::Lift(text) => {
                let (side, place) = (self.expect_mover(by)?, self.place(text)?);
                self.state.expect_unmade()?;
                self.step(Handling::Lifted(place))?;
                self.touch_ends_rights(by, side)?;
                let name = self.name(place);
                self.happens_by(by, HandlingEvent::Lifted { side, place: name })
            }
            HandlingRequest::Place(text) => {
                let (side, place) = (self.expect_mover(by)?, self.place(text)?);
                self.state.expect_unmade()?;
                self.step(Handling::Placed(place))?;
                let name = self.name(place);
                self.happens_by(by, HandlingEvent::Placed { side, place: name })
            }
            HandlingRequest::Remove(text) => self.remove(by, text),
            HandlingRequest::Crown(text) => self.crown(by, text),
            HandlingRequest::Announce(text) => self.announce(by, text),
            HandlingRequest::Sign => self.give_sign(by),
            HandlingRequest::Release(text) => self.release(by, text),
            HandlingRequest::Write(text) => self.write(by, text),
            HandlingRequest::Unswitched => Ok(()),
        }
    }

    /// What one who is not on move says of a touch is for the arbiter to hear; it binds when he, or who touched it, says so.
    fn touch(&mut self, by: Actor, text: &str) -> GameAnswer {
        let side = self.state.turn();
        self.state.expect_unmade()?;
        let places = self.state.places(text)?;
        let empty = places.iter().find(|place| self.state.position().piece_on(**place).is_none());
        if let Some(place) = empty {
            let why = NotHandled::Empty(*place);
            return Err(Refusal::Handled { why, place: self.name(*place) });
        }
        self.touch_ends_rights(by, side)?;
        let places = places.into_iter().map(|place| self.name(place)).collect();
        self.happens_by(by, HandlingEvent::Touched { side, places })
    }

    /// CH-4.8, CH-9.1.2.1: who touches a piece has lost the right to complain of how the opponent has handled his, and has
    /// declined an offer.
    fn touch_ends_rights(&mut self, by: Actor, side: Side) -> GameAnswer {
        let declines = self.state.setup().rules.draws.offers.touch_declines.is_some();
        let is_open = self.state.offer() == Some(side.other());
        // What the opponent says of a touch binds nobody; nor does what is felt on a tactile set.
        if declines && is_open && by.side() != Some(side.other()) && !self.state.is_felt(side) {
            self.happens_by(side.into(), OfferEvent::Declined { side, by_move: false })?;
        }
        if !self.state.family().touch_replies() {
            return Ok(());
        }
        let is_his = |offender: Side| offender != side && by.side() != Some(offender);
        self.let_stand_by_reply(by, |_, (offender, fault)| is_his(offender) && fault.is_of_hands())
    }

    fn remove(&mut self, by: Actor, text: &str) -> GameAnswer {
        let side = self.expect_mover(by)?;
        self.state.expect_unmade()?;
        let places = self.state.places(text)?;
        let mut steps = Vec::new();
        for place in &places {
            steps.push(Handling::Removed(*place));
            self.expect_steps(&steps)?;
        }
        let places = places.into_iter().map(|place| self.name(place)).collect();
        self.happens_by(by, HandlingEvent::Removed { side, places })
    }

    /// `g8`, `e8 Q`, «е восемь ферзь»: the place, and in chess what the pawn becomes.
    fn crown(&mut self, by: Actor, text: &str) -> GameAnswer {
        let side = self.expect_mover(by)?;
        self.state.expect_unmade()?;
        let (place, role) = self.crowned(text)?;
        self.step(Handling::Crowned(place, role.map_or(Kind::Crowned, Kind::Chess)))?;
        let letters = Notation::FILES.chess;
        let (place, role) = (self.name(place), role.map(|role| letters.letter(role).to_owned()));
        self.happens_by(by, HandlingEvent::Crowned { side, place, role })
    }

    fn crowned(&self, text: &str) -> Result<(Place, Option<Role>), Refusal> {
        if self.state.position().chess().is_none() {
            return Ok((self.place(text)?, None));
        }
        let letters = self.state.notation().chess;
        let typed = Entry::read(letters, text).map_err(|_| Refusal::NoPlace(text.to_owned()))?;
        let files = Notation::FILES.chess;
        let is_typed = |(place, role): &(Place, Role)| {
            let written = format!("{}={}", self.name(*place), files.letter(*role));
            Entry::read(files, &written).is_ok_and(|entry| entry == typed)
        };
        let last = [1, 8].into_iter().flat_map(|row| self.state.position().row(row));
        let mut meant = last.flat_map(|place| PROMOTED.map(|role| (place, role)));
        match meant.find(is_typed) {
            Some((place, role)) => Ok((place, Some(role))),
            // What a pawn becomes is never taken for granted.
            None => Err(Refusal::Handled { why: NotHandled::NoRole, place: String::new() }),
        }
    }

    /// U-V.13.2, U-V.13.9: aloud, before the hand leaves the piece or behind it; until the clock is pressed it is put right.
    fn announce(&mut self, by: Actor, text: &str) -> GameAnswer {
        let side = self.expect_mover(by)?;
        let (notation, _) = self.read_move(text)?;
        self.happens_by(by, HandlingEvent::Announced { side, text: brief(text), notation })
    }

    /// U-V.13.14, U-V.13.15b: the move that was made is told by the sign that was agreed, and by nothing else.
    fn give_sign(&mut self, by: Actor) -> GameAnswer {
        let side = self.expect_mover(by)?;
        let sign = self.state.sign().ok_or(Refusal::NoSign)?.to_owned();
        let notation = self.state.made().ok_or(Refusal::NothingToPress)?.notation.clone();
        self.happens_by(by, HandlingEvent::Announced { side, text: sign, notation: notation.into() })
    }

    /// R-6.1.4.6, U-V.5.3: the hand has left the piece: the move is made, as the steps show it or as it is named.
    fn release(&mut self, by: Actor, text: &str) -> GameAnswer {
        let side = self.expect_mover(by)?;
        self.state.expect_unmade()?;
        let composed = if text.is_empty() { self.state.stepped_out()? } else { self.read_move(text)? };
        let (notation, irregular) = self.state.apply_touch_move(composed);
        self.expect_written(by, &notation)?;
        if irregular.is_none() {
            self.expect_bound(by, &notation)?;
        }
        self.reply_ends_rights(by, side)?;
        self.happens_by(by, HandlingEvent::Released { side })?;
        let text = if text.is_empty() { notation.to_string() } else { brief(text) };
        self.happens_by(by, MoveEvent::Made { text, notation, irregular })?;
        if self.state.has_ended_by_move() { self.complete(by, side) } else { Ok(()) }
    }

    /// U-V.13.11.2b: the sheet says what was made.
    fn write(&mut self, by: Actor, text: &str) -> GameAnswer {
        // Before the move is made, or behind it (U-V.4.4): also behind the press.
        let side = by.side().unwrap_or_else(|| self.state.last_made().map_or(self.state.turn(), |made| made.side));
        if !text.is_empty()
            && let Some(made) = self.state.made().filter(|made| made.side == side)
        {
            let written = self.read_move(text)?;
            if made.notation != written.0 {
                return Err(Refusal::AlreadyMade);
            }
        }
        self.happens_by(by, HandlingEvent::Written { side, text: brief(text) })
    }

    /// U-V.13.7.3c: the press did not take. What was taken for one is none, and his clock has run on.
    fn unswitch(&mut self, by: Actor) -> GameAnswer {
        self.expect_playing()?;
        let side = self.state.last_switched().ok_or(Refusal::TooLate)?;
        self.happens_by(by, HandlingEvent::Unswitched { side })
    }

    /// CH-9.5.3: behind a claim that failed only the written move is made; R-5.4.14.2.4: in the place of another than the
    /// first one only that.
    pub(super) fn expect_written(&self, by: Actor, notation: &str) -> GameAnswer {
        match &self.state.play.under_way.owed {
            Some(owed) if owed.notation() == notation || by.is_arbiter() => Ok(()),
            Some(Owed::Written(owed)) => Err(Refusal::Written(owed.clone())),
            Some(Owed::First(owed)) => Err(Refusal::FirstMade(owed.clone())),
            None => Ok(()),
        }
    }

    /// A move in the arbiter's own hand is as he has it; a player is held to what he has touched.
    pub(super) fn expect_bound(&self, by: Actor, notation: &str) -> GameAnswer {
        match self.state.carried_duty().filter(|_| !by.is_arbiter()) {
            Some((place, moves)) if !moves.iter().any(|text| text == notation) => {
                Err(Refusal::Touched(self.name(place)))
            }
            _ => Ok(()),
        }
    }

    fn read_move(&self, text: &str) -> Result<AssembledMove, Refusal> {
        let entry = self.read(self.state.position(), text)?;
        Ok((entry.notation, entry.irregular))
    }

    /// The side on move, for whom this is done.
    fn expect_mover(&self, by: Actor) -> Result<Side, Refusal> {
        self.state.expect_in_turn(by.side()).map(|()| self.state.turn())
    }

    fn place(&self, text: &str) -> Result<Place, Refusal> {
        match *self.state.places(text)? {
            [place] => Ok(place),
            _ => Err(Refusal::NoPlace(text.to_owned())),
        }
    }

    fn name(&self, place: Place) -> String {
        self.state.position().place_name(place)
    }

    fn step(&self, step: Handling) -> GameAnswer {
        self.expect_steps(&[step])
    }

    fn expect_steps(&self, steps: &[Handling]) -> GameAnswer {
        self.state.expect_handled(steps)
    }
}
