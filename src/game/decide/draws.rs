//! Offers and claims of a draw.

use super::{Answer, Draft, player};
use crate::clock::{Bonus, Ms};
use crate::game::{
    Actor, Claim, ClaimCheck, ClaimEvent, Ending, Event, Limit, OfferEvent, Outcome, Phase, Refusal, Verdict,
};
use crate::rules::chess::MATE_BUDGET;
use crate::rules::{Position, Side};

impl Draft {
    /// R-5.4.13.3: a draw is offered after one's own move, then the opponent's clock is started.
    pub(super) fn offer(&mut self, by: Actor) -> Answer {
        self.expect_negotiable()?;
        let side = player(by)?;
        let moved = match self.state.made() {
            Some(made) => made.side == side || self.state.reply().is_some_and(|reply| reply.side == side),
            None => !self.state.is_manual() && self.state.plies().last().is_some_and(|ply| ply.made.side == side),
        };
        let any_time = self.state.setup().rules.draws.offers.any_time || self.state.sealed().is_some();
        if !moved && !any_time {
            return Err(Refusal::OfferWrongMoment);
        }
        if self.state.offer().is_some() {
            return Err(Refusal::OfferNotTwice);
        }
        if !self.state.has_right_to_offer(side) {
            return Err(Refusal::OfferNotTwice);
        }
        self.state.expect_offer_limits()?;
        self.happens(OfferEvent::Offered { by, side })
    }

    /// An agreement is possible in play, and while a sealed move waits (CH-18.6, DR-5.3.5.3).
    fn expect_negotiable(&self) -> Answer {
        if self.state.is_negotiable() && self.state.phase() == Phase::Paused { Ok(()) } else { self.expect_playing() }
    }

    pub(super) fn accept(&mut self, by: Actor) -> Answer {
        let side = self.expect_offer_to(by)?;
        self.happens(OfferEvent::Accepted { by, side })?;
        let article = self.state.setup().rules.draws.offers.article.clone();
        let verdict = Verdict { outcome: Outcome::Draw, ending: Ending::Agreed, article };
        self.happens(Event::Ended { by: Some(by), verdict })
    }

    pub(super) fn decline(&mut self, by: Actor) -> Answer {
        let side = self.expect_offer_to(by)?;
        self.happens(OfferEvent::Declined { by, side, by_move: false })
    }

    fn expect_offer_to(&self, by: Actor) -> Result<Side, Refusal> {
        // A claim that is an offer as well can be accepted while it is checked (CH-9.1.2.3).
        let is_offered = self.state.claim_pending() && self.state.setup().rules.draws.claims.offers.is_some();
        if !is_offered || self.state.phase() != Phase::Playing {
            self.expect_negotiable()?;
        }
        let side = player(by)?;
        if self.state.offer() == Some(side.other()) { Ok(side) } else { Err(Refusal::NoOffer) }
    }

    /// R-5.4.13.2, R-5.4.13.5: a draw under the rules is claimed. The program counts; the arbiter rules.
    pub(super) fn claim(&mut self, by: Actor, claim: Claim, intended: Option<&str>) -> Answer {
        self.expect_playing()?;
        let side = player(by)?;
        let check = match claim {
            Claim::Repetition => self.check_repetition(side, intended)?,
            Claim::Counter if self.state.setup().rules.draws.progress.is_some() => {
                self.check_progress(side, intended)?
            }
            Claim::Counter => self.check_counters(side, intended)?,
            Claim::ClearDraw => return self.count_aloud(by, side),
            Claim::ShortOfTime if self.state.short_of_time(side, self.now).is_none() => {
                return Err(Refusal::ClaimNotHere);
            }
            Claim::Increment | Claim::NormalMeans => {
                self.expect_last_minutes(side)?;
                ClaimCheck::open()
            }
            Claim::ShortOfTime => ClaimCheck::open(),
            Claim::Dead => self.check_dead()?,
            Claim::Foul => self.check_foul(side)?,
        };
        let is_written = matches!(claim, Claim::Repetition | Claim::Counter);
        let intended = match intended {
            Some(text) if is_written => Some(self.read_lawful(text)?.0),
            _ => None,
        };
        self.happens(ClaimEvent::Claimed { by, side, claim, intended, check })
    }

    /// CH-9.3: fifty moves by each side without a capture or a pawn move, the written one included.
    fn check_progress(&self, side: Side, intended: Option<&str>) -> Result<ClaimCheck, Refusal> {
        self.expect_own_move(side)?;
        let needed = self.state.setup().rules.draws.progress.as_ref().map_or(0, |rule| rule.moves);
        let quiet = match intended {
            None => self.state.position().quiet_plies(),
            Some(text) => self.read_lawful(text)?.1.quiet_plies(),
        };
        let holds = quiet >= 2 * needed;
        Ok(ClaimCheck { holds, counted: quiet / 2, needed, limit: Some(Limit::NoProgress), undetermined: false })
    }

    /// R-5.4.13.2, R-5.4.13.5: the move that was made counts, though its clock has not been pressed, and so does the one
    /// that is written.
    fn check_counters(&self, side: Side, intended: Option<&str>) -> Result<ClaimCheck, Refusal> {
        let position = self.state.position();
        let after = match intended {
            Some(text) => {
                self.expect_own_move(side)?;
                Some(self.read_lawful(text)?.1)
            }
            None => self.state.made().map(|made| made.after),
        };
        let mut tracker = self.state.tracker().clone();
        if let Some(after) = &after {
            tracker.step(&self.state.setup().rules.draws.clauses, position, after);
        }
        Ok(self.state.check_counters(&tracker, after.as_ref().unwrap_or(position)))
    }

    /// CH-5.2.2: neither side can mate; what the search finds is for the arbiter.
    fn check_dead(&self) -> Result<ClaimCheck, Refusal> {
        if self.state.setup().rules.draws.dead.is_none() {
            return Err(Refusal::ClaimNotHere);
        }
        let dead = self.state.board().chess().and_then(|board| board.is_dead(MATE_BUDGET));
        let limit = Some(Limit::Dead);
        Ok(ClaimCheck { holds: dead == Some(true), undetermined: dead.is_none(), limit, ..ClaimCheck::open() })
    }

    /// White may claim a foul until he has replied (R-9.2.4.2), or as long as the game lasts (DR-5.3.8.2, DR-5.3.8.3).
    fn check_foul(&self, side: Side) -> Result<ClaimCheck, Refusal> {
        if self.state.setup().rules.remedies.fouls.is_none() || side == Side::Black {
            return Err(Refusal::ClaimNotHere);
        }
        // DR-5.3.8.3: found during the game, also behind a reply, it is gone back to; else the reply ends the right.
        if !self.state.setup().rules.remedies.irregularities.until_the_end {
            self.expect_own_move(side)?;
        }
        let holds = self.state.fouled();
        Ok(ClaimCheck { holds, ..ClaimCheck::open() })
    }

    /// CH-19.4, CH-19.5: on one's own move, with little time left, without increment and to the end of the game.
    fn expect_last_minutes(&self, side: Side) -> Answer {
        self.expect_own_move(side)?;
        let setup = self.state.setup();
        let clock = self.state.clock();
        let rule = setup.rules.time.quickplay.as_ref().filter(|rule| rule.classes.contains(&setup.class));
        let is_last = clock.control().bonus() == Bonus::None && clock.to_control(side).is_none();
        let rule = rule.filter(|_| is_last).ok_or(Refusal::ClaimNotHere)?;
        let below = Ms::from_secs(rule.below_seconds);
        if clock.left(side, self.now) < below { Ok(()) } else { Err(Refusal::NotYet(below)) }
    }

    fn expect_own_move(&self, side: Side) -> Answer {
        if self.state.turn() != side {
            return Err(Refusal::NotYourTurn(side));
        }
        if self.state.made().is_some() { Err(Refusal::ClaimAfterMove) } else { Ok(()) }
    }

    /// R-6.1.8.7: who wants the draw counts the moves of the side that plays for a win.
    fn count_aloud(&mut self, by: Actor, side: Side) -> Answer {
        let setup = self.state.setup();
        if setup.rules.draws.clear_draw.as_ref().is_none_or(|rule| !rule.classes.contains(&setup.class)) {
            return Err(Refusal::ClaimNotHere);
        }
        if self.state.counting().is_some() {
            return Err(Refusal::ClaimPending);
        }
        self.happens(ClaimEvent::Counting { by, side })
    }

    /// R-5.4.13.2a, b: just arisen and before one's own move, or by a move that is written and not made.
    fn check_repetition(&self, side: Side, intended: Option<&str>) -> Result<ClaimCheck, Refusal> {
        self.expect_own_move(side)?;
        if self.state.setup().rules.draws.repetition.times == 0 {
            return Err(Refusal::ClaimNotHere);
        }
        let counted = match intended {
            None => self.state.occurrences(self.state.position()),
            Some(text) => self.state.occurrences(&self.read_lawful(text)?.1) + 1,
        };
        let needed = self.state.setup().rules.draws.repetition.times;
        Ok(ClaimCheck { holds: counted >= needed, counted, needed, ..ClaimCheck::open() })
    }

    fn read_lawful(&self, text: &str) -> Result<(String, Position), Refusal> {
        let position = self.state.position();
        let lawful = position.read(text, self.state.notation()).map_err(Refusal::Move)?;
        let after = position.play(&lawful).ok_or_else(|| Refusal::Internal(text.to_owned()))?;
        Ok((position.full(&lawful), after))
    }
}
