//! Moves: made and announced, completed, corrected.

use super::{GameAnswer, GameDraft, arbiter_only, player};
use crate::state::MoveIrregularity;
use crate::{
    Actor, ClaimEvent, ClockReason, Ending, Event, FoundBoard, Gate, HandlingRequest, IrregularMove,
    IrregularityRuling, Limit, Made, MoveEvent, OfferEvent, Omission, Outcome, PendingRulingEvent, Phase, Refusal,
    RemedyEvent, Ruling, State, Verdict, WrittenMove,
};
use golos_clock::Ms;
use golos_people::Act;
use golos_rules::{Fault, Position, Side, Unread};

/// What an entry at this board turns out to be.
pub(super) struct EnteredMove {
    pub notation: WrittenMove,
    pub irregular: Option<IrregularMove>,
}

impl GameDraft<'_> {
    /// A move was entered. An assistant or the arbiter may enter it for the side to move.
    pub(super) fn enter(&mut self, by: Actor, text: &str) -> GameAnswer {
        self.let_early_claim_fall(by)?;
        self.defer_sheet()?;
        if let Err(refusal) = self.expect_entry(by) {
            // What is no move at all is told so, whatever waits.
            if refusal == Refusal::ClaimPending {
                self.expect_readable(text)?;
            }
            return Err(refusal);
        }
        if self.is_reply(by, text) {
            return self.reply(by, text);
        }
        self.complete_forgotten(by, text)?;
        self.expect_entry(by)?;
        // What has been replied to is not amended any more.
        if self.state.reply().is_some() {
            return Err(Refusal::TooLate);
        }
        let side = self.state.turn();
        if by.side().is_some_and(|player| player != side) {
            // What is no move at all is told so, whoever is to move.
            self.expect_readable(text)?;
            return Err(Refusal::NotYourTurn(by.side().unwrap_or(side)));
        }
        if self.enter_by_regulation(by, text)? {
            return Ok(());
        }
        let entry = self.read(self.state.position(), text)?;
        self.expect_written(by, &entry.notation)?;
        if entry.irregular.is_none() {
            self.expect_bound(by, &entry.notation)?;
        }
        let (notation, irregular) = self.state.apply_touch_move((entry.notation, entry.irregular));
        let text = text.to_owned();
        if let Some(made) = self.state.made() {
            self.expect_another(made, &notation, irregular.as_ref())?;
            self.expect_amendable(by, made)?;
            self.happens_by(by, MoveEvent::Amended { text, notation, irregular })?;
        } else {
            self.reply_ends_rights(by, side)?;
            self.happens_by(by, MoveEvent::Made { text, notation, irregular })?;
        }
        // What takes the place of a completed move is complete.
        let is_manual = self.state.is_manual() && !self.state.is_amending();
        let waits = is_manual && !self.state.turn_goes_on() && !self.state.has_ended_by_move();
        if waits { Ok(()) } else { self.complete(by, side) }
    }

    /// U-V.13.2b: what amends the record the arbiter may enter while the clocks stand too.
    fn expect_entry(&self, by: Actor) -> GameAnswer {
        // The move in the envelope is the next one.
        if self.state.sealed().is_none()
            && self.state.is_amending()
            && by.is_arbiter()
            && self.state.phase() == Phase::Paused
            && !self.state.blocked()
        {
            return Ok(());
        }
        self.expect_playing()?;
        self.expect_restored()
    }

    /// U-V.6.3, CH-7.4.1: nobody moves before the pieces that were displaced stand where they stood.
    pub(super) fn expect_restored(&self) -> GameAnswer {
        self.state.expect_restored()
    }

    /// Whether an entry is the opponent's reply to a move that has not been completed: he says so, or it can be nothing
    /// else.
    fn is_reply(&self, by: Actor, text: &str) -> bool {
        let Some(made) = self.state.made() else { return false };
        let is_lawful = |position: &Position| position.read(text, self.state.notation()).is_ok();
        let own = || is_lawful(self.state.position());
        let reply = || self.state.reply().is_none() && !own() && is_lawful(&made.after);
        self.state.regulation().is_none() && (by.side() == Some(made.side.other()) || reply())
    }

    /// R-5.4.2.4, CH-6.2.2: the opponent has moved before the clock was pressed. It has happened; the clock of him who
    /// forgot runs on until he presses it.
    fn reply(&mut self, by: Actor, text: &str) -> GameAnswer {
        let Some(made) = self.state.made().cloned() else { return Err(Refusal::NothingToPress) };
        let side = made.side.other();
        let by = if by.is_arbiter() || by.side() == Some(side) { by } else { Actor::from(side) };
        let entry = self.read(&made.after, text).map_err(|_| Refusal::NotYourTurn(side))?;
        let (text, notation, irregular) = (text.to_owned(), entry.notation, entry.irregular);
        if let Some(earlier) = self.state.reply() {
            self.expect_another(earlier, &notation, irregular.as_ref())?;
            self.expect_amendable(by, earlier)?;
            return self.happens_by(by, MoveEvent::Amended { text, notation, irregular });
        }
        if self.state.offer() == Some(made.side) {
            self.happens_by(by, OfferEvent::Declined { side, by_move: true })?;
        }
        self.happens_by(by, MoveEvent::Made { text, notation, irregular })?;
        // A reply that ends the game is complete, and so is the move before it.
        if !self.state.has_ended_by_reply() {
            return Ok(());
        }
        self.complete(Actor::from(made.side), made.side)?;
        if self.state.phase() == Phase::Playing { self.complete(by, side) } else { Ok(()) }
    }

    /// CH-6.2.1.2: who makes his next move has completed the one before, and with it the reply.
    fn complete_forgotten(&mut self, by: Actor, text: &str) -> GameAnswer {
        let Some(reply) = self.state.reply() else { return Ok(()) };
        let side = reply.side;
        let is_next = reply.after.read(text, self.state.notation()).is_ok();
        if by.side() == Some(side) || !is_next {
            return Ok(());
        }
        self.expect_whole(by)?;
        self.complete(Actor::from(side.other()), side.other())?;
        if self.state.phase() == Phase::Playing { self.complete(Actor::from(side), side) } else { Ok(()) }
    }

    /// A move that was made is not replaced by another (R-5.4.14.2.4, U-V.6.4.4, CH-4.7). What was wrong with it its maker
    /// mends himself before he presses, where the rules say so (U-V.6.5, CH-7.5.1); else only the opponent has it put right
    /// (R-5.4.14.2). He announces it again where the rules say so (U-V.13.9a). Else a slip is amended by the arbiter.
    pub(super) fn expect_amendable(&self, by: Actor, made: &Made) -> GameAnswer {
        let rule = &self.state.setup().rules.remedies.irregularities;
        match made.fault {
            _ if by.is_arbiter() || rule.amended.is_some() => Ok(()),
            None => Err(Refusal::AlreadyMade),
            Some(_) if rule.own.is_some() => Ok(()),
            Some(_) => Err(Refusal::OpponentDecides(made.side.other())),
        }
    }

    /// The same move entered again amends nothing; where another was announced than was made, it puts that right (U-V.13.9a).
    fn expect_another(&self, made: &Made, notation: &str, irregular: Option<&IrregularMove>) -> GameAnswer {
        let is_same = made.notation == *notation && made.fault == irregular.map(|irregular| irregular.fault);
        let lacks_word = self.state.omitted().is_some_and(|(what, _)| what != Omission::Record);
        if is_same && !lacks_word && !self.state.is_misannounced() { Err(Refusal::SameMove) } else { Ok(()) }
    }

    /// R-5.4.13.2d: a claim that was made too early changes nothing. Whoever plays on does not wait for its ruling; what
    /// costs time when it is wrong, or asks for an eye, is the arbiter's.
    fn let_early_claim_fall(&mut self, by: Actor) -> GameAnswer {
        let falls = self.state.claim_falls_by_play();
        if falls { self.happens_by(by, ClaimEvent::Ruled { upheld: false, reason: String::new() }) } else { Ok(()) }
    }

    /// A move, lawful or not, or what may be one of several.
    fn expect_readable(&self, text: &str) -> GameAnswer {
        match self.state.position().read(text, self.state.notation()) {
            Err(unread @ Unread::NotRead(_)) => Err(Refusal::Move(unread)),
            Err(Unread::Illegal(_) | Unread::Ambiguous(_) | Unread::NotOnBoard(_)) | Ok(_) => Ok(()),
        }
    }

    /// Where the program is the board, only a lawful move is a move; at a real board what was entered was made.
    pub(super) fn read(&self, position: &Position, text: &str) -> Result<EnteredMove, Refusal> {
        match position.read(text, self.state.notation()) {
            Ok(lawful) => {
                let (notation, _) =
                    WrittenMove::of(position, lawful).ok_or_else(|| Refusal::Internal(text.to_owned()))?;
                Ok(EnteredMove { notation, irregular: None })
            }
            Err(Unread::Illegal(reason)) if self.state.is_manual() || reason.is_playable() => {
                let forced = position.force(text, self.state.notation()).map_err(Refusal::Move)?;
                let irregular = forced.fault.map(|fault| IrregularMove { fault, position: forced.after.fen() });
                Ok(EnteredMove { notation: WrittenMove::made(position, forced), irregular })
            }
            Err(unread) => Err(Refusal::Move(unread)),
        }
    }

    /// The reply declines an open offer (R-5.4.13.3) and ends the right to have an irregularity corrected (R-5.4.14.2).
    pub(super) fn reply_ends_rights(&mut self, by: Actor, side: Side) -> GameAnswer {
        self.reply_lets_stand(by, side)?;
        if self.state.offer() == Some(side.other()) {
            self.happens_by(by, OfferEvent::Declined { side, by_move: true })?;
        }
        Ok(())
    }

    /// The reply ends the right to have an irregularity corrected (R-5.4.14.2).
    pub(super) fn reply_lets_stand(&mut self, by: Actor, side: Side) -> GameAnswer {
        self.let_stand_by_reply(by, |state, irregularity| state.is_ended_by(side, irregularity))
    }

    /// What waits of this kind stands from now on, since the opponent has done something of his own.
    pub(super) fn let_stand_by_reply(&mut self, by: Actor, ends: impl Fn(&State, (Side, Fault)) -> bool) -> GameAnswer {
        let is_over = |&(side, fault, _): &MoveIrregularity| ends(&self.state, (side, fault));
        let ended: Vec<_> = self.state.docket.irregularities().filter(is_over).collect();
        for irregularity in ended {
            let (ply, fault) = self.named(irregularity);
            let ruling = IrregularityRuling::Stands;
            self.happens_by(by, RemedyEvent::IrregularityRuled { ruling, reply: true, ply, fault })?;
            let (side, fault, _) = irregularity;
            if self.state.counts_uncorrected(fault, true) {
                self.happens(RemedyEvent::Counted { side })?;
            }
        }
        Ok(())
    }

    /// How a record says which one is ruled: where it is the oldest that waits, it need not.
    fn named(&self, irregularity: MoveIrregularity) -> (Option<u32>, Option<Fault>) {
        let (_, fault, index) = irregularity;
        let is_oldest = self.state.docket.irregularity_of(None, None) == Some(irregularity);
        if is_oldest { (None, None) } else { (u32::try_from(index).ok(), Some(fault)) }
    }

    /// Who has replied before the clock was pressed has replied.
    fn reply_has_ended_rights(&mut self) -> GameAnswer {
        let Some(side) = self.state.made().map(|made| made.side) else { return Ok(()) };
        self.reply_ends_rights(Actor::from(side), side)
    }

    pub(super) fn press(&mut self, by: Actor) -> GameAnswer {
        self.expect_playing()?;
        if self.state.restoring().is_some() {
            return self.restored(by);
        }
        let side = self.state.turn();
        if let Some(player) = by.side().filter(|&player| player != side) {
            // R-9.2.5.1: the press belongs to what he has said, an offer or a choice, which has switched the clock itself.
            let has_said = self.state.play.last_act().is_some_and(|acted| acted.now == player);
            return Err(if has_said { Refusal::SwitchedAlready } else { Refusal::NotYourTurn(player) });
        }
        match self.state.made() {
            // R-9.3.1.5: to switch the clock without a stone is to pass.
            None if self.state.passes_by_press() => {
                self.enter(by, "-")?;
                // A second pass has ended the game, and so is complete.
                if self.state.made().is_some() { self.complete(by, side) } else { Ok(()) }
            }
            // The hand has left what it has put down: who presses has made his move.
            None if self.state.has_steps() => {
                self.handle(by, &HandlingRequest::Release(String::new()))?;
                self.press(by)
            }
            None => Err(Refusal::NothingToPress),
            Some(_) => {
                self.expect_whole(by)?;
                self.complete(by, side)
            }
        }
    }

    /// U-V.13.5, U-V.13.11.2b: before a step is done the clock is not switched, where the event has it so.
    fn expect_whole(&self, by: Actor) -> GameAnswer {
        let blocks = self.state.setup().watch.gate == Gate::Block && !by.is_arbiter();
        match self.state.omitted().filter(|_| blocks) {
            Some((what, article)) => Err(Refusal::Omitted { what, article }),
            None => Ok(()),
        }
    }

    /// The clock is pressed: the move is complete, and the game may be over by it.
    pub(super) fn complete(&mut self, by: Actor, side: Side) -> GameAnswer {
        if let Some(maker) = self.state.made().map(|made| made.side) {
            self.let_lateness_lapse(maker)?;
        }
        let left = self.state.left_behind(side, self.now);
        let left = left.ok_or_else(|| Refusal::Internal(format!("the clock of {side} is not running")))?;
        let fault = self.state.made().and_then(|made| made.fault);
        self.happens_by(by, MoveEvent::Pressed { side, left })?;
        self.bind_to_sheet(side)?;
        match fault {
            Some(fault) => {
                let side = self.state.plies().last().map_or(side, |ply| ply.made.side);
                self.happens(RemedyEvent::IrregularityFound { side, fault })?;
                self.reply_has_ended_rights()?;
                self.reach_illegal_position()
            }
            None => self.look_at_position(),
        }
    }

    /// Ends the game, or puts before the arbiter what the position asks for; not over a move that is being made.
    pub(super) fn look_at_position(&mut self) -> GameAnswer {
        if self.state.made().is_some() {
            return Ok(());
        }
        self.end_by_position()?;
        self.reach_limits()
    }

    /// the side to move has no piece, or no move.
    pub(super) fn end_by_position(&mut self) -> GameAnswer {
        let Some((outcome, ending)) = State::decided(self.state.position()) else { return Ok(()) };
        let article = self.state.setup().rules.score.ending_article(&ending);
        let verdict = Verdict { outcome, ending, article };
        self.happens(Event::Ended { verdict })
    }

    /// Puts every limit that has just been reached before the arbiter, or executes it if the rule set says so.
    fn reach_limits(&mut self) -> GameAnswer {
        if self.state.phase() == Phase::Over {
            return Ok(());
        }
        self.draw_by_itself()?;
        if self.state.phase() == Phase::Over {
            return Ok(());
        }
        for limit in self.state.new_limits() {
            self.happens(PendingRulingEvent::Reached { limit })?;
        }
        if self.state.setup().rules.draws.limits == Ruling::Automatic
            && let Some(first) = self.state.first_certain_limit()
        {
            let verdict = self.state.limit_verdict(&first);
            self.happens(Event::Ended { verdict })?;
        }
        Ok(())
    }

    /// CH-13.4.4: an illegal position that one more completed move has left, though that move was illegal too.
    fn reach_illegal_position(&mut self) -> GameAnswer {
        let mut new = self.state.new_limits().into_iter();
        match new.find(|limit| *limit == Limit::IllegalPosition) {
            Some(limit) => self.happens(PendingRulingEvent::Reached { limit }),
            None => Ok(()),
        }
    }

    /// R-5.4.14.4a: the opponent has the move corrected on the offender's time; the arbiter may order it.
    pub(super) fn correct(&mut self, by: Actor) -> GameAnswer {
        self.expect_started()?;
        if let Some(irregularity) = self.state.correctable_by_agreement().filter(|_| !by.is_arbiter()) {
            return self.agree_back(by, irregularity);
        }
        let irregularity = self.expect_right(by)?;
        self.rule_irregularity(by, IrregularityRuling::Corrected, irregularity)
    }

    /// The unlawful move stands: play goes on from the board.
    pub(super) fn stand(&mut self, by: Actor) -> GameAnswer {
        let irregularity = self.expect_right(by)?;
        let (_, fault, _) = irregularity;
        if let Some(article) = self.state.cannot_stand(by, fault) {
            return Err(Refusal::CannotStand(article.to_owned()));
        }
        self.rule_irregularity(by, IrregularityRuling::Stands, irregularity)?;
        self.look_at_position()
    }

    /// R-5.4.14.2, U-V.6.8: what nobody has had put right stands, and the position is that on the table.
    pub(super) fn stand_as_found(&mut self, by: Actor, found: &FoundBoard) -> GameAnswer {
        let position = self.state.as_found(&found.pieces)?;
        self.happens_by(by, RemedyEvent::Found { position: position.fen() })?;
        // The times belong to the position: both are set, and told, with it.
        let clock = self.state.clock().clone();
        let times = Side::BOTH.map(|side| (side, found.times[side].unwrap_or_else(|| clock.left(side, self.now))));
        let turn = self.state.turn();
        if Side::BOTH.into_iter().any(|side| found.times[side].is_some()) {
            for side in [turn, turn.other()] {
                let left = times.iter().find(|(of, _)| *of == side).map_or(Ms::ZERO, |(_, left)| *left);
                self.correct_clock(by, side, left, ClockReason::PutBack)?;
            }
        }
        self.look_at_position()
    }

    /// U-V.6.4a: the opponent puts it right himself, on his own time; what he enters takes the place of the move. In rapid
    /// and blitz all is put right on the offender's (U-V.6.12.1).
    pub(super) fn mend(&mut self, by: Actor, text: &str) -> GameAnswer {
        self.state.expect_mended_by_opponent()?;
        self.expect_playing()?;
        let Some((offender, _, index)) = self.state.docket.irregularity_against(by.side()) else {
            return Err(Refusal::NothingPending);
        };
        if self.state.made().is_some() || index + 1 != self.state.plies().len() {
            return Err(Refusal::TooLate);
        }
        // U-V.6.9: it is put right whole.
        let before = self.state.plies().get(index).map(|ply| ply.before).ok_or(Refusal::NothingPending)?;
        let lawful = before.read(text, self.state.notation()).map_err(Refusal::Move)?;
        let (notation, _) = WrittenMove::of(&before, lawful).ok_or_else(|| Refusal::Internal(text.to_owned()))?;
        let irregularity = self.expect_right(by)?;
        self.rule_irregularity(by, IrregularityRuling::Mended, irregularity)?;
        self.expect_bound(offender.into(), &notation)?;
        self.happens_by(by, MoveEvent::Made { text: text.to_owned(), notation, irregular: None })?;
        self.complete(by, offender)
    }

    /// The irregularity that waits: whose, what, which half-move; if he may have it put right.
    pub(super) fn expect_right(&self, by: Actor) -> Result<MoveIrregularity, Refusal> {
        self.expect_started()?;
        if self.state.sealed().is_some() {
            // The move in the envelope is of the position as it stands.
            return Err(Refusal::Adjourned);
        }
        // A claim, with its written move, is of the position as it stands: it is ruled first.
        self.state.expect_no_claim()?;
        let Some((offender, fault, index)) = self.state.docket.irregularity_against(by.side()) else {
            if let Some((offender, _)) = self.state.irregularity() {
                return Err(Refusal::OpponentDecides(offender.other()));
            }
            let earlier = self.state.plies().iter().rev().skip(1).any(|ply| ply.made.fault.is_some());
            return Err(if earlier { Refusal::TooLate } else { Refusal::NothingPending });
        };
        if by.is_arbiter() {
            self.state.expect_arbiters_own_accord(offender, fault)?;
        }
        if !by.is_arbiter() && !self.state.opponent_decides(fault) {
            return Err(arbiter_only(&self.state, Act::Violation, "ruling.of_irregularity"));
        }
        Ok((offender, fault, index))
    }

    /// Rules one of those that wait, by him who has the right to it.
    pub(super) fn rule_irregularity(
        &mut self,
        by: Actor,
        ruling: IrregularityRuling,
        irregularity: MoveIrregularity,
    ) -> GameAnswer {
        let (offender, fault, index) = irregularity;
        if ruling != IrregularityRuling::Corrected {
            self.expect_restored()?;
        }
        let (ply, named) = self.named(irregularity);
        let times = self.times_at(index, fault).filter(|_| ruling == IrregularityRuling::Corrected);
        let is_first = self.state.docket.stood.iter().all(|(of, _)| *of != index);
        self.happens_by(by, RemedyEvent::IrregularityRuled { ruling, reply: false, ply, fault: named })?;
        let counts = match ruling {
            // What the arbiter lets stand was nobody's violation; of one half-move one counts.
            IrregularityRuling::Stands => is_first && !by.is_arbiter() && self.state.counts_uncorrected(fault, false),
            IrregularityRuling::Corrected | IrregularityRuling::Mended => self.state.is_counted(fault),
        };
        if counts {
            self.happens(RemedyEvent::Counted { side: offender })?;
        }
        for (side, left) in times.into_iter().flatten() {
            self.correct_clock(by, side, left, ClockReason::PutBack)?;
        }
        if let Some(side) = self.state.restoring() {
            self.happens_by(by, RemedyEvent::Restored { side })?;
        }
        if ruling == IrregularityRuling::Corrected && self.state.is_penalized(fault) {
            self.penalize(by, offender)?;
        }
        // The queen stays where the pawn was (CH-7.5.2).
        if ruling == IrregularityRuling::Corrected && fault == Fault::PawnLeft && self.state.phase() != Phase::Over {
            self.look_at_position()?;
        }
        Ok(())
    }

    /// CH-7.1: what the clocks showed at a move that is put back with what came after it, first that of him who moves
    /// then; none where nothing came after it, or the rules leave the times to the arbiter.
    pub(super) fn times_at(&self, index: usize, fault: Fault) -> Option<[(Side, Ms); 2]> {
        let state = &self.state;
        state.setup().rules.remedies.irregularities.times_restored.as_ref()?;
        let moves: Vec<_> = state.plies().get(index..)?.iter().map(|ply| (ply.made.side, ply.mark)).collect();
        let is_last = moves.len() == 1 && state.made().is_none();
        let (side, mark) = moves.first().copied().filter(|_| !is_last)?;
        let times = state.clock().times_behind(&moves, self.now);
        let other = (side.other(), times[side.other()]);
        // A queen takes the place of the pawn: that move stays, and what it has earned (CH-7.5.2).
        let is_kept = fault == Fault::PawnLeft;
        Some(if is_kept { [other, (side, times[side])] } else { [(side, times[side] - mark.earned()), other] })
    }

    pub(super) fn resign(&mut self, by: Actor) -> GameAnswer {
        self.expect_started()?;
        let side = player(by)?;
        if self.ends_as_dead()? {
            return Ok(());
        }
        let rule = &self.state.setup().rules.score.verdicts;
        let article = rule.resigned.as_ref().unwrap_or(&rule.win).clone();
        let verdict = Verdict { outcome: Outcome::Win(side.other()), ending: Ending::Resigned, article };
        self.happens_by(by, Event::Ended { verdict })
    }
}
