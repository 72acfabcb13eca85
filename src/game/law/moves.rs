//! What a move leaves as it is written, and what completes it.

use super::opening::{behind_stone, unsettled};
use crate::state::Owed;
use crate::written::Lawful;
use crate::{Actor, Finding, FoulConsequence, IrregularMove, Made, Refusal, State, WrittenMove};
use golos_clock::{Clock, Ms};
use golos_rules::{Fault, Position, Side};

impl State {
    /// Whether a press without a stone is a pass: at a real board of renju, behind the opening regulation.
    #[must_use]
    pub fn passes_by_press(&self) -> bool {
        self.is_manual() && self.family().passes() && self.play.regulation.is_none() && !self.play.plies.is_empty()
    }

    /// Whether the opponent himself may have this put right (R-5.4.14.4a, DR-5.3.8.2); where illegal moves are
    /// penalised, the arbiter does that, and where a foul loses, it is claimed.
    #[must_use]
    pub fn opponent_decides(&self, fault: Fault) -> bool {
        let rules = &self.setup.rules;
        match (fault, &rules.remedies.fouls) {
            (Fault::Foul, Some(rule)) => rule.consequence == FoulConsequence::Corrected,
            _ => rules.remedies.penalty.is_none(),
        }
    }

    /// Whether a move that was written for a wrong claim is made by the claimant himself, on his time: in chess it has
    /// still to be made (CH-9.5.3); in draughts it counts as made (R-5.4.13.2d).
    pub(crate) fn owes_written(&self) -> bool {
        self.family().owes_written_moves()
    }

    /// The move that was written for a claim that failed, and is still to be made (CH-9.5.3).
    #[must_use]
    pub fn owed(&self) -> Option<&str> {
        self.play.under_way.owed.as_ref().map(Owed::notation)
    }

    /// The clocks once the move that was made is complete; none if that of `side` does not run.
    pub(crate) fn clock_behind(&self, side: Side, at: Ms) -> Option<Clock> {
        let mut clock = self.time.clock.clone();
        // U-V.13.2b: what is entered in its place was completed when the one was that went.
        if self.is_amending() {
            return Some(clock);
        }
        match self.made() {
            Some(made) if self.turn_goes_on() && clock.running() == Some(side) => {
                clock.set_moves(made.side, clock.moves(made.side) + 1);
            }
            // CH-6.2.1.1, R-5.4.2.10: nobody presses for a move by which the game is over. Until a record says so, the other
            // clock runs.
            _ if self.has_ended_by_move() => {
                clock.finish(side, at).ok()?;
                clock.start(side.other(), at);
            }
            _ => drop(clock.press(side, at).ok()?),
        }
        Some(clock)
    }

    /// What earlier records have for the time left after the move that has ended the game: as if it had been pressed for.
    pub(crate) fn left_as_pressed(&self, side: Side, at: Ms) -> Option<Ms> {
        let mut clock = self.time.clock.clone();
        Some(clock.press(side, at).ok().filter(|_| self.has_ended_by_move())?.left)
    }

    /// What `side` had left, once the move that was made is complete; none if its clock does not run.
    pub(crate) fn left_behind(&self, side: Side, at: Ms) -> Option<Ms> {
        match self.play.amends.last() {
            Some(kept) => Some(kept.left),
            None => self.clock_behind(side, at).map(|clock| clock.left(side, at)),
        }
    }

    /// Whether the same player acts again behind the stone that was made, so that no clock is pressed yet: by an opening
    /// regulation what one does in a row is one turn (R-9.2.5.1).
    pub(crate) fn turn_goes_on(&self) -> bool {
        let is_one = self.setup.rules.openings.regulation.as_ref().is_some_and(|rule| rule.turns)
            && self.play.regulation.is_some();
        let Some(made) = self.made().filter(|_| is_one) else { return false };
        self.turn_behind(made) == Some(self.turn())
    }

    /// The side whose turn the last move on the board was: by an opening regulation not always that of the stone.
    pub(crate) fn last_mover(&self) -> Option<Side> {
        let made = self.last_made()?;
        let before = match self.made() {
            Some(_) => self.play.regulation.as_ref(),
            None => self.play.plies.last().and_then(|ply| ply.regulation.as_deref()),
        };
        let expected = before.and_then(|before| before.expected().map(|(player, _)| before.side(player)));
        Some(expected.unwrap_or(made.side))
    }

    /// The last move can be taken back: it is being made, or nothing since then would be lost.
    pub(crate) fn expect_last_act_a_move(&self) -> Result<(), Refusal> {
        // The moves before do not lead to the board that was found on the table.
        if self.play.is_found() {
            return Err(Refusal::BoardFound);
        }
        if self.made().is_some() || self.is_last_act_a_move() { Ok(()) } else { Err(Refusal::TooLate) }
    }

    /// Whether nothing was done since the last completed move that it would not do to forget: by an opening regulation
    /// colours may have been chosen.
    pub(crate) fn is_last_act_a_move(&self) -> bool {
        let Some(last) = self.play.plies.last() else { return false };
        match &last.regulation {
            None => self.play.regulation.is_none(),
            Some(before) => behind_stone(before, last.made.lawful.as_ref())
                .is_some_and(|next| unsettled(next) == self.play.regulation),
        }
    }
}

/// What was made on this position, if the record and the rules agree on it.
pub(crate) fn read(
    position: &Position,
    by: Option<Actor>,
    written: &WrittenMove,
    irregular: Option<&IrregularMove>,
) -> Result<Made, Finding> {
    let unlawful = || Finding::Move(written.to_string());
    let side = position.turn();
    let by = by.unwrap_or_else(|| Actor::from(side));
    match irregular {
        None => {
            let Lawful { mv, notation, after } = written.lawful_in(position).ok_or_else(unlawful)?;
            Ok(Made { side, by, notation, lawful: Some(mv), fault: None, after })
        }
        Some(irregular) => {
            let forced = written.forced_in(position).ok_or_else(unlawful)?;
            let after = Some(forced.after)
                .filter(|after| after.fen() == irregular.position && forced.fault == Some(irregular.fault))
                .ok_or_else(|| Finding::Left(written.to_string()))?;
            let notation = forced.notation;
            Ok(Made { side, by, notation, lawful: None, fault: Some(irregular.fault), after })
        }
    }
}
