//! What pieces bind that were touched, what the steps of a hand come to, and what a move still lacks.

use crate::{Actor, Gate, HandlingRule, IrregularMove, Omission, Refusal, Seat, State, WrittenMove};
use golos_people::{Medium, Task};
use golos_rules::{Fault, Handling, Move, NotHandled, Place, Position, Side, dictated_places};

/// A move as it stands in a record: as it is written, and what it left if it was not lawful.
pub(crate) type AssembledMove = (WrittenMove, Option<IrregularMove>);

/// The same, in a record.
pub(crate) type Written<'a> = (&'a WrittenMove, Option<&'a IrregularMove>);

impl State {
    /// How pieces are handled here; none where the program is the board, or where only stones are placed.
    pub(crate) fn handling(&self) -> Option<&HandlingRule> {
        self.setup.rules.remedies.handling.as_ref().filter(|_| self.is_manual())
    }

    /// The steps of a move are followed: at a real board, with pieces.
    pub(crate) fn expect_handling(&self) -> Result<(), Refusal> {
        if !self.is_manual() {
            return Err(Refusal::NoRealBoard);
        }
        let no_pieces = || Refusal::Handled { why: NotHandled::NoPieces, place: String::new() };
        self.handling().map(drop).ok_or_else(no_pieces)
    }

    /// A move that was made is not made again (R-5.4.14.2.4, U-V.6.4.4, CH-4.7).
    pub(crate) fn expect_unmade(&self) -> Result<(), Refusal> {
        if self.made().is_some() { Err(Refusal::AlreadyMade) } else { Ok(()) }
    }

    /// U-V.6.3, CH-7.4.1: nobody moves before the pieces that were displaced stand where they stood.
    pub(crate) fn expect_restored(&self) -> Result<(), Refusal> {
        self.restoring().map_or(Ok(()), |side| Err(Refusal::Restoring(side)))
    }

    /// Whether on the board of `side` only that is touched which is taken out of its hole (U-V.13.3).
    #[must_use]
    pub fn is_felt(&self, side: Side) -> bool {
        let rule = self.setup.rules.remedies.handling.as_ref();
        self.setup.watch.tactile[side] && rule.is_some_and(|rule| rule.lifted.is_some())
    }

    /// The places of a text, as typed or dictated, one or several.
    pub(crate) fn places(&self, text: &str) -> Result<Vec<Place>, Refusal> {
        let board = self.play.board();
        let read = dictated_places(text, board.place_names()).replace([',', ';'], " ");
        let named = |name: &str| board.place_written(name).ok_or_else(|| Refusal::NoPlace(name.to_owned()));
        let places: Vec<Place> = read.split_whitespace().map(named).collect::<Result<_, _>>()?;
        if places.is_empty() { Err(Refusal::NoPlace(text.to_owned())) } else { Ok(places) }
    }

    /// The moves that are left by what was touched of this move, and the place that binds (R-6.1.4.7, CH-4.3).
    #[must_use]
    pub fn touch_duty(&self) -> Option<(Place, Vec<String>)> {
        duty(&self.play.position, &self.play.under_way.handled.touched)
    }

    /// Whether by what was touched he has to castle (CH-4.4.1).
    #[must_use]
    pub fn has_to_castle(&self) -> bool {
        let is_castling = |mv: &Move| matches!(mv, Move::Chess(mv) if mv.castling_rook().is_some());
        let bound = self.play.position.bound(&self.play.under_way.handled.touched);
        bound.is_some_and(|(_, moves)| moves.iter().all(is_castling))
    }

    /// Whether the opponent of `side` has touched a piece since `side` has moved, so that he complains no more of how it has
    /// handled its own (CH-4.8); the arbiter may still.
    pub(crate) fn is_touched_since(&self, side: Side, fault: Fault) -> bool {
        let has_touched = self.turn() != side && !self.play.under_way.handled.touched.is_empty();
        has_touched && fault.is_of_hands() && self.family().touch_replies()
    }

    /// The article by which `side` has touched a piece on this move, and so cannot claim on it (CH-9.4); `None` if he can.
    pub(crate) fn touch_ends_claim(&self, side: Side) -> Option<&str> {
        let article = self.setup.rules.draws.claims.touch_ends.as_deref();
        article.filter(|_| self.turn() == side && !self.play.under_way.handled.touched.is_empty())
    }

    /// The moves that are left by what was touched in a move that was put back: its maker is held to them
    /// (R-5.4.14.3a, CH-7.5.1).
    pub(crate) fn carried_duty(&self) -> Option<(Place, Vec<String>)> {
        duty(&self.play.position, &self.play.under_way.touched)
    }

    /// What a move comes to where another piece was touched before: one that can be corrected (R-5.4.14.2.3).
    pub(crate) fn apply_touch_move(&self, (notation, irregular): AssembledMove) -> AssembledMove {
        let is_bound = |(_, moves): &(Place, Vec<String>)| !moves.iter().any(|text| notation == *text);
        if irregular.is_some() || self.handling().is_none() || !self.touch_duty().is_some_and(|duty| is_bound(&duty)) {
            return (notation, irregular);
        }
        let position = &self.play.position;
        let after = notation.forced_in(position).map(|forced| forced.after.fen());
        let other = after.map(|position| IrregularMove { fault: Fault::OtherTouched, position });
        (notation, other)
    }

    /// The move that the steps of the hand come to.
    pub(crate) fn stepped_out(&self) -> Result<AssembledMove, Refusal> {
        let forced = self.play.position.made_by(&self.play.under_way.handled.steps).map_err(|why| self.cannot(why))?;
        let irregular = forced.fault.map(|fault| IrregularMove { fault, position: forced.after.fen() });
        Ok((forced.notation.into(), irregular))
    }

    /// Refuses steps that no hand can have done on this board.
    pub(crate) fn expect_handled(&self, next: &[Handling]) -> Result<(), Refusal> {
        let steps = [self.play.under_way.handled.steps.as_slice(), next].concat();
        self.play.position.handled(&steps).map(drop).map_err(|why| self.cannot(why))
    }

    fn cannot(&self, why: NotHandled) -> Refusal {
        let place = why.place().map(|place| self.play.position.place_name(place)).unwrap_or_default();
        Refusal::Handled { why, place }
    }

    /// The side whose press may not have stopped its clock: after the move that was made, or the last completed one; `None` if
    /// something else was done since (U-V.13.7.3c).
    pub(crate) fn last_switched(&self) -> Option<Side> {
        match (self.made(), self.plies().last()) {
            (Some(made), _) if self.reply().is_none() => Some(made.side),
            (None, Some(last)) if self.is_last_act_a_move() && self.regulation().is_none() => Some(last.made.side),
            (Some(_) | None, _) => None,
        }
    }

    /// Whether pieces were moved by hand for the move that is not made yet.
    pub(crate) fn has_steps(&self) -> bool {
        self.play.under_way.made.is_none() && !self.play.under_way.handled.steps.is_empty()
    }

    /// CH-11.3.2: a program that hears is a device at the board.
    pub(crate) fn expect_voice(&self, by: Actor) -> Result<(), Refusal> {
        let side = by.side().ok_or(Refusal::VoiceOfPlayers)?;
        self.expect_not_over()?;
        if self.takes_voice(side) { Ok(()) } else { Err(Refusal::NoVoice(side)) }
    }

    /// What the move that was made still lacks before the clock is pressed, and the article (U-V.13.2, U-V.13.5,
    /// U-V.13.11.2b). Who made his move in one line has announced it.
    #[must_use]
    pub fn omitted(&self) -> Option<(Omission, String)> {
        let (rule, made) = (self.handling()?, self.play.under_way.made.as_ref()?);
        let handled = &self.play.under_way.handled;
        if self.setup.watch.gate == Gate::Off {
            return None;
        }
        // A sign is given whatever was typed.
        let spoken = rule.announced.as_ref().filter(|_| handled.released || self.sign().is_some());
        let spoken = spoken.and_then(|article| match &handled.announced {
            None => Some((Omission::Announcement, article.clone())),
            Some(announced) if *announced != made.notation => Some((Omission::RightAnnouncement, article.clone())),
            Some(_) => None,
        });
        // Also of a move that is entered in one line the sheet has another hand, unless the file is the sheet (U-V.13.8).
        let agreed = self.agreed(made.side);
        let is_in_file = self.presence.arranged.media[made.side] == Some(Medium::Digital);
        let has_entered = is_in_file && made.by.seat == Seat::Assistant(made.side);
        let is_kept = agreed.is_some_and(|tasks| tasks.has(Task::Record)) && !has_entered;
        let written = rule.written.as_ref().filter(|_| is_kept && !handled.written);
        spoken.or_else(|| written.map(|article| (Omission::Record, article.clone())))
    }

    /// Whether the move that was made was announced as another.
    #[must_use]
    pub fn is_misannounced(&self) -> bool {
        let Some(made) = &self.play.under_way.made else { return false };
        self.play.under_way.handled.announced.as_ref().is_some_and(|announced| *announced != made.notation)
    }

    /// How often `side` announced another move than it made, and did not put it right in time (U-V.13.9).
    #[must_use]
    pub fn misannounced(&self, side: Side) -> u32 {
        self.docket.misannounced[side]
    }

    /// The move that was announced, in full notation as it stands in files, before or behind its making.
    #[must_use]
    pub fn announced(&self) -> Option<&str> {
        self.play.under_way.handled.announced.as_deref()
    }

    /// Whether the move that was made was made without being announced in the same breath.
    #[must_use]
    pub fn is_released(&self) -> bool {
        self.play.under_way.handled.released
    }
}

fn duty(position: &Position, touched: &[Place]) -> Option<(Place, Vec<String>)> {
    let (place, moves) = position.bound(touched)?;
    Some((place, moves.iter().map(|mv| position.full(mv)).collect()))
}
