//! Offers and claims of a draw.

use super::{GameAnswer, GameDraft, player};
use crate::{
    Actor, Claim, ClaimCheck, ClaimEvent, Ending, Event, Limit, OfferEvent, Outcome, Phase, Refusal, Verdict,
    WrittenMove,
};
use golos_ledger::brief;
use golos_rules::chess::MATE_BUDGET;
use golos_rules::{Position, Side};

impl GameDraft<'_> {
    /// R-5.4.13.3: a draw is offered after one's own move, then the opponent's clock is started.
    pub(super) fn offer(&mut self, by: Actor) -> GameAnswer {
        self.state.expect_negotiable()?;
        let side = player(by)?;
        let moved = match self.state.made() {
            Some(made) => made.side == side || self.state.reply().is_some_and(|reply| reply.side == side),
            None => !self.state.is_manual() && self.state.plies().last().is_some_and(|ply| ply.made.side == side),
        };
        let any_time = self.state.setup().rules.draws.offers.any_time || self.state.sealed().is_some();
        if !moved && !any_time {
            return Err(Refusal::OfferWrongMoment);
        }
        if self.state.offer() == Some(side) {
            return Err(Refusal::OfferStands);
        }
        if self.state.offer().is_some() {
            return Err(Refusal::OfferNotTwice);
        }
        if !self.state.has_right_to_offer(side) {
            return Err(Refusal::OfferNotTwice);
        }
        self.state.expect_offer_limits()?;
        self.happens_by(by, OfferEvent::Offered { side })
    }

    pub(super) fn accept(&mut self, by: Actor) -> GameAnswer {
        // An offer that was made with an irregular move waits until the position is restored.
        self.expect_restored()?;
        let side = self.expect_offer_to(by)?;
        if self.ends_as_dead()? {
            return Ok(());
        }
        self.happens_by(by, OfferEvent::Accepted { side })?;
        let article = self.state.setup().rules.draws.offers.article.clone();
        let verdict = Verdict { outcome: Outcome::Draw, ending: Ending::Agreed, article };
        self.happens_by(by, Event::Ended { verdict })
    }

    pub(super) fn decline(&mut self, by: Actor) -> GameAnswer {
        let side = self.expect_offer_to(by)?;
        self.happens_by(by, OfferEvent::Declined { side, by_move: false })
    }

    fn expect_offer_to(&self, by: Actor) -> Result<Side, Refusal> {
        // A claim that is an offer as well can be accepted while it is checked (CH-9.1.2.3).
        let is_offered = self.state.claim_pending() && self.state.setup().rules.draws.claims.offers.is_some();
        if !is_offered || self.state.phase() != Phase::Playing {
            self.state.expect_negotiable()?;
        }
        let side = player(by)?;
        self.state.expect_offer_to(side).map(|()| side)
    }

    /// R-5.4.13.2, R-5.4.13.5: a draw under the rules is claimed. The program counts; the arbiter rules.
    pub(super) fn claim(
        &mut self,
        by: Actor,
        claim: Claim,
        ground: Option<&str>,
        intended: Option<&str>,
    ) -> GameAnswer {
        match by.side().filter(|side| self.state.fixes_by_stop(*side, claim)) {
            Some(_) => self.state.expect_no_claim()?,
            None => self.expect_playing()?,
        }
        self.expect_restored()?;
        let side = player(by)?;
        if claim == Claim::ClearDraw {
            return self.count_aloud(by, side);
        }
        self.complete_before_claim(side, claim)?;
        if self.state.phase() == Phase::Over {
            return Ok(());
        }
        let is_written = matches!(claim, Claim::Repetition | Claim::Counter);
        if let Some(article) = self.state.touch_ends_claim(side).filter(|_| is_written) {
            return Err(Refusal::ClaimAfterTouch(article.to_owned()));
        }
        let written = intended.filter(|_| is_written).map(|text| self.read_lawful(text)).transpose()?;
        let after = written.as_ref().map(|(_, after)| after);
        let mut check =
            self.state.check_claim(side, claim, (after, &|clause| self.state.is_ground(clause, ground)), self.now)?;
        // What was claimed by its article stays in the record, though nothing of it is counted here.
        if let (Claim::Counter, None, Some(article)) = (claim, &check.limit, ground) {
            let clauses = &self.state.setup().rules.draws.clauses;
            let clause = clauses.iter().find(|clause| self.state.is_ground(clause, Some(article)));
            check.limit = clause.map(|clause| Limit::Clause(clause.id.clone()));
            check.needed = clause.map_or(check.needed, |clause| clause.moves);
        }
        // R-5.4.13.5: who claims too early is told so at once, and plays on; how far it is, the arbiter alone.
        let is_free = self.state.wrong_claim_bonus(claim).is_zero() && intended.is_none();
        if claim == Claim::Counter && is_free && !check.holds && !check.undetermined {
            return Err(Refusal::ClaimTooEarly(Box::new(check)));
        }
        if claim == Claim::Dead {
            let dead = self.state.board().chess().and_then(|board| board.is_dead(MATE_BUDGET));
            check = ClaimCheck { holds: dead == Some(true), undetermined: dead.is_none(), ..check };
        }
        let intended = written.map(|(notation, _)| notation);
        self.state.expect_new_claim((side, claim), intended.as_deref(), &check)?;
        self.happens_by(by, ClaimEvent::Claimed { side, claim, intended, check })
    }

    /// The claim by the number of its article: a limit that is counted has to be named where there are several.
    pub(super) fn claim_by(&mut self, by: Actor, article: &str, intended: Option<&str>) -> GameAnswer {
        match self.state.claim_of(article) {
            Some(claim) => self.claim(by, claim, Some(article), intended),
            None => Err(Refusal::NoGround(brief(article))),
        }
    }

    /// R-5.4.13.5, U-V.18.14: the moves are counted aloud, in order, for all to hear; what they prove is claimed.
    pub(super) fn count(&mut self, by: Actor, on: bool) -> GameAnswer {
        self.expect_started()?;
        self.state.expect_aloud(on)?;
        self.happens_by(by, ClaimEvent::Aloud { on })
    }

    /// CH-1.3, R-5.4.13.2a: the opponent has moved, and so it is the claimant's turn, though no clock was pressed: his claim
    /// completes that move.
    fn complete_before_claim(&mut self, side: Side, claim: Claim) -> GameAnswer {
        let is_on_turn = matches!(claim, Claim::Repetition | Claim::Counter);
        let is_free = self.state.regulation().is_none() && self.state.reply().is_none();
        let made = self.state.made().filter(|made| is_on_turn && is_free && made.fault.is_none());
        match made.map(|made| made.side).filter(|maker| *maker == side.other()) {
            Some(maker) => self.complete(Actor::from(maker), maker),
            None => Ok(()),
        }
    }

    /// U-III.5.2, R-6.1.10.4: he who has the win shows it, move by move, on the time of him who has claimed the draw. The
    /// program plays the moves out; whether the win is forced is for the arbiter to see.
    pub(super) fn show(&mut self, by: Actor, line: &str) -> GameAnswer {
        self.expect_started()?;
        let side = player(by)?;
        self.state.expect_win_to_show(side)?;
        let line = self.read_line(line)?;
        self.happens_by(by, ClaimEvent::Shown { side, line })
    }

    /// The moves of a line, each as it stands in files: parted by commas, or else by blanks.
    fn read_line(&self, text: &str) -> Result<Vec<WrittenMove>, Refusal> {
        const MOST: usize = 100;
        let parts: Vec<&str> = match text.contains([',', ';']) {
            true => text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect(),
            false => text.split_whitespace().collect(),
        };
        let mut position = self.state.shown_from();
        let mut line = Vec::new();
        for part in parts.into_iter().take(MOST) {
            let unread = || Refusal::LineBreaks { number: line.len() + 1, text: brief(part) };
            let mv = position.read(part, self.state.notation()).map_err(|_| unread())?;
            let (written, after) = WrittenMove::of(&position, mv).ok_or_else(unread)?;
            line.push(written);
            position = after;
        }
        if line.is_empty() { Err(Refusal::LineBreaks { number: 1, text: String::new() }) } else { Ok(line) }
    }

    /// R-6.1.8.7: who wants the draw counts the moves of the side that plays for a win.
    fn count_aloud(&mut self, by: Actor, side: Side) -> GameAnswer {
        self.state.expect_countable()?;
        self.happens_by(by, ClaimEvent::Counting { side })
    }

    fn read_lawful(&self, text: &str) -> Result<(WrittenMove, Position), Refusal> {
        let position = self.state.position();
        let mv = position.read(text, self.state.notation()).map_err(Refusal::Move)?;
        WrittenMove::of(position, mv).ok_or_else(|| Refusal::Internal(text.to_owned()))
    }
}
