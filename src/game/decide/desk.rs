//! The arbiter's rulings, and what stops and starts the clocks.

use super::{GameAnswer, GameDraft};
use crate::{
    Actor, Claim, ClaimCheck, ClaimEvent, ClockEvent, ClockReason, Dismissed, Ending, Event, FoulConsequence,
    GapRuling, Limit, MoveEvent, Outcome, PendingRuling, PendingRulingEvent, Phase, Refusal, RemedyEvent, Response,
    Scale, Topic, Verdict, WrittenMove,
};
use golos_clock::Ms;
use golos_ledger::brief;
use golos_rules::{Fault, Side};

impl GameDraft<'_> {
    /// R-5.4.2.9: a player who stops the clocks resigns, except where the rules allow it; the arbiter is asked.
    pub(super) fn pause(&mut self, by: Actor, stop: ClockEvent) -> GameAnswer {
        self.state.expect_running()?;
        self.happens_by(by, stop)
    }

    pub(super) fn resume(&mut self, by: Actor) -> GameAnswer {
        self.state.expect_stopped()?;
        self.go_on(by)
    }

    fn go_on(&mut self, by: Actor) -> GameAnswer {
        // The envelope is opened first (CH-18.7).
        if self.state.is_adjourned() {
            return Err(Refusal::Adjourned);
        }
        self.state.expect_way_back()?;
        let timeless = Side::BOTH.into_iter().find(|&side| self.state.clock().left(side, self.now).is_zero());
        match timeless {
            Some(side) => Err(Refusal::NoTimeLeft(side)),
            None => self.happens_by(by, ClockEvent::Resumed),
        }
    }

    /// R-5.4.2.7: only the player himself, the opponent or the arbiter points out the end of time.
    pub(super) fn point_out_flag(&mut self, by: Actor) -> GameAnswer {
        if let Some(side) = self.state.has_overstepped() {
            if by.side() == Some(side) && !self.state.setup().rules.time.flag.own {
                return Err(Refusal::OwnFlag);
            }
            return self.happens_by(by, ClockEvent::Flag { side });
        }
        self.state.expect_flag_down()?;
        if let Some(side) = by.side()
            && !self.state.setup().rules.time.flag.own
            && self.state.clock().fallen(side.other()).is_none()
        {
            return Err(Refusal::OwnFlag);
        }
        // A flag that the arbiter has dismissed waits for nothing but time on that clock.
        let waits = self.state.docket().iter().any(|matter| matches!(matter, PendingRuling::Flag(_)));
        let dismissed = Side::BOTH.into_iter().find(|side| !waits && self.state.clock().fallen(*side).is_some());
        if let Some(side) = dismissed.filter(|_| self.state.phase() == Phase::Paused) {
            return Err(Refusal::NoTimeLeft(side));
        }
        // CH-7.5.1: an illegal move that was found before the flag fell is ruled first, and never unseen.
        if by.is_arbiter() && matches!(self.state.asked(), Some(PendingRuling::Irregularity { .. })) && waits {
            return Err(Refusal::OtherMatter);
        }
        if by.is_arbiter() { self.uphold(by) } else { self.happens_by(by, ClockEvent::PointedOut) }
    }

    /// The matter that was put before the arbiter is ruled as it was put.
    pub(super) fn uphold(&mut self, by: Actor) -> GameAnswer {
        if self.answers_protest() {
            return self.respond(by, Response::Upheld, "");
        }
        let matter = self.matter_asked()?;
        match matter {
            PendingRuling::Claim { side, claim: Claim::Increment, .. } => self.grant_increment(by, side),
            PendingRuling::Claim { claim: Claim::Foul, .. } => self.rule_foul(by),
            PendingRuling::Claim { check, .. } if check.undetermined => Err(Refusal::Undetermined),
            PendingRuling::Claim { claim, check, .. } if self.state.is_against_count(true, claim, &check) => {
                Err(Refusal::AgainstCount)
            }
            PendingRuling::Claim { claim, check, .. } => self.grant(by, claim, &check, String::new()),
            PendingRuling::Late(_) => self.lose_by_absence(by),
            PendingRuling::Flag(_) | PendingRuling::Penalty(_) | PendingRuling::WrongSeal(_)
                if self.state.search_due().is_some() =>
            {
                Err(Refusal::Searching)
            }
            PendingRuling::Flag(side) => {
                let verdict = self.state.flag_verdict(side).ok_or(Refusal::Undetermined)?;
                self.happens_by(by, Event::Ended { verdict })
            }
            PendingRuling::Penalty(side) => {
                let verdict = self.state.penalty_verdict(side).ok_or(Refusal::Undetermined)?;
                self.happens_by(by, Event::Ended { verdict })
            }
            PendingRuling::WrongSeal(side) => {
                let verdict = self.state.wrong_seal_verdict(side).ok_or(Refusal::ClaimNotHere)?;
                self.happens_by(by, Event::Ended { verdict })
            }
            PendingRuling::Reached(Limit::ClearDraw) if let Some((counted, needed)) = self.state.count_left() => {
                Err(Refusal::CountTooShort { counted, needed })
            }
            PendingRuling::Reached(id) if !self.state.arbiter_may_fix(&id) => Err(Refusal::PlayerMustClaim),
            PendingRuling::Reached(id) => {
                let verdict = self.state.limit_verdict(&id);
                self.happens_by(by, Event::Ended { verdict })
            }
            PendingRuling::Irregularity { fault: Fault::Foul, .. } => self.rule_foul_unasked(by),
            // The loss is the arbiter's, also where only the opponent has the move put right.
            PendingRuling::Irregularity { side, fault, .. } if self.state.is_last_violation(side, fault) => {
                self.happens(RemedyEvent::Counted { side })?;
                self.lose_by_violations(by, side)
            }
            PendingRuling::Irregularity { .. } => self.correct(by),
            PendingRuling::Violations(side) => self.lose_by_violations(by, side),
            PendingRuling::Gap { .. } => self.rule_gap(by, GapRuling::Leave),
        }
    }

    /// A claim is upheld though what was counted is against it: knowingly, and with the reason.
    pub(super) fn overrule(&mut self, by: Actor, reason: &str) -> GameAnswer {
        match self.matter_asked()? {
            PendingRuling::Claim { claim, check, .. } if self.state.is_against_count(true, claim, &check) => {
                self.grant(by, claim, &check, needed(reason)?)
            }
            _ => self.uphold(by),
        }
    }

    /// The game is drawn as it was claimed; `reason`: why against what was counted, if it is.
    fn grant(&mut self, by: Actor, claim: Claim, check: &ClaimCheck, reason: String) -> GameAnswer {
        let verdict = self.state.claim_verdict(claim, check.limit.as_ref());
        self.happens_by(by, ClaimEvent::Ruled { upheld: true, reason })?;
        self.happens_by(by, Event::Ended { verdict })
    }

    /// A claim is rejected though what was counted bears it out: knowingly, and with the reason.
    pub(super) fn reject_anyway(&mut self, by: Actor, reason: &str) -> GameAnswer {
        match self.matter_asked()? {
            PendingRuling::Claim { claim, check, .. } if check.bears_out(claim) => self.reject(by, needed(reason)?),
            _ => self.dismiss(by),
        }
    }

    /// The matter is dismissed: play goes on, and a written move counts as made (R-5.4.13.2d).
    pub(super) fn dismiss(&mut self, by: Actor) -> GameAnswer {
        if self.answers_protest() {
            return self.respond(by, Response::Rejected, "");
        }
        let matter = self.matter_asked()?;
        match matter {
            PendingRuling::Claim { claim, check, .. } if self.state.is_against_count(false, claim, &check) => {
                Err(Refusal::ForCount)
            }
            PendingRuling::Claim { .. } => self.reject(by, String::new()),
            PendingRuling::Late(_) => {
                self.happens_by(by, PendingRulingEvent::Dismissed { matter: Dismissed::Lateness })
            }
            PendingRuling::Violations(_) => {
                self.happens_by(by, PendingRulingEvent::Dismissed { matter: Dismissed::Violations })
            }
            PendingRuling::Penalty(_) | PendingRuling::WrongSeal(_) => Err(Refusal::NoWayBack),
            PendingRuling::Flag(_) => self.happens_by(by, PendingRulingEvent::Dismissed { matter: Dismissed::Flag }),
            PendingRuling::Reached(limit) => {
                self.happens_by(by, PendingRulingEvent::Dismissed { matter: Dismissed::Limit(limit) })
            }
            PendingRuling::Irregularity { .. } => self.stand(by),
            PendingRuling::Gap { .. } => self.rule_gap(by, GapRuling::Leave),
        }
    }

    /// The claim is rejected; `reason`: why against what was counted, if it is.
    fn reject(&mut self, by: Actor, reason: String) -> GameAnswer {
        let PendingRuling::Claim { side, claim, intended, check, .. } = self.matter_asked()? else {
            return Err(Refusal::NothingPending);
        };
        if intended.is_some() && !self.state.owes_written() {
            self.expect_restored()?;
        }
        self.happens_by(by, ClaimEvent::Ruled { upheld: false, reason })?;
        // What was rejected waits no more on the arbiter's own initiative.
        let reached = check.limit.filter(|limit| self.state.docket().contains(&PendingRuling::Reached(limit.clone())));
        if let Some(limit) = reached {
            self.happens_by(by, PendingRulingEvent::Dismissed { matter: Dismissed::Limit(limit) })?;
        }
        self.compensate(by, side.other(), self.state.wrong_claim_bonus(claim))?;
        match (self.state.flag_down(), intended) {
            (Some(side), _) => self.execute_flag(side, self.now),
            // CH-9.5.3: the claimant makes it himself.
            (None, Some(_)) if self.state.owes_written() => Ok(()),
            (None, Some(written)) => self.play_written(by, written),
            (None, None) => Ok(()),
        }
    }

    /// The arbiter says what he rules: where another matter comes first, he is told so, and that one is not ruled unseen.
    pub(super) fn rule_named(&mut self, by: Actor, upheld: bool, topic: Topic) -> GameAnswer {
        if !topic.names(&self.matter_asked()?) {
            return Err(Refusal::OtherMatter);
        }
        if upheld { self.uphold(by) } else { self.dismiss(by) }
    }

    /// CH-19.4: both get an increment, and the opponent some time.
    fn grant_increment(&mut self, by: Actor, side: Side) -> GameAnswer {
        let Some(rule) = self.state.setup().rules.time.quickplay.clone() else { return Err(Refusal::ClaimNotHere) };
        // It is an offer of a draw as well, and granted only if that is declined.
        if self.state.offer() == Some(side) {
            return Err(Refusal::OfferFirst);
        }
        self.happens_by(by, ClaimEvent::Ruled { upheld: true, reason: String::new() })?;
        self.happens_by(by, ClockEvent::IncrementGranted { increment: Ms::from_secs(rule.increment_seconds) })?;
        self.compensate(by, side.other(), Ms::from_secs(rule.bonus_seconds))
    }

    /// CH-19.5.2: the claim about the last minutes is decided later.
    pub(super) fn postpone(&mut self, by: Actor) -> GameAnswer {
        let side = self.state.expect_postponable()?;
        let bonus = self.state.wrong_claim_bonus(Claim::NormalMeans);
        self.happens_by(by, ClaimEvent::Postponed)?;
        self.compensate(by, side.other(), bonus)
    }

    /// R-5.4.15.2, DR-1.16.6, U-V.6.12.1: he has broken the rules once too often.
    fn lose_by_violations(&mut self, by: Actor, side: Side) -> GameAnswer {
        let verdict = self.state.violations_verdict(side).ok_or(Refusal::ClaimNotHere)?;
        self.happens_by(by, Event::Ended { verdict })
    }

    /// White has claimed a foul, and the arbiter agrees.
    fn rule_foul(&mut self, by: Actor) -> GameAnswer {
        if !self.state.fouled() {
            return Err(Refusal::NoFoul);
        }
        self.happens_by(by, ClaimEvent::Ruled { upheld: true, reason: String::new() })?;
        self.lose_by_foul(by)
    }

    /// Nobody has claimed the foul that the program has found.
    fn rule_foul_unasked(&mut self, by: Actor) -> GameAnswer {
        match self.state.setup().rules.remedies.fouls.as_ref().map(|rule| rule.consequence) {
            Some(FoulConsequence::Lost) => self.lose_by_foul(by),
            // DR-5.3.8.2: the position is corrected, whoever has seen it.
            Some(FoulConsequence::Corrected) => self.correct(by),
            Some(FoulConsequence::Claimed) | None => Err(Refusal::PlayerMustClaim),
        }
    }

    fn lose_by_foul(&mut self, by: Actor) -> GameAnswer {
        match self.state.foul_verdict() {
            Some(verdict) => self.happens_by(by, Event::Ended { verdict }),
            None if self.state.setup().rules.remedies.fouls.is_none() => Err(Refusal::ClaimNotHere),
            None => self.correct(by),
        }
    }

    /// The written move counts as made, also where the arbiter had stopped the clocks for the check.
    fn play_written(&mut self, arbiter: Actor, written: WrittenMove) -> GameAnswer {
        if self.state.phase() == Phase::Paused {
            self.go_on(arbiter)?;
        }
        let side = self.state.turn();
        let (by, text) = (Actor::from(side), written.to_string());
        self.reply_ends_rights(by, side)?;
        self.happens_by(by, MoveEvent::Made { text, notation: written, irregular: None })?;
        self.complete(by, side)
    }

    /// Whether nothing of the game waits for a ruling, and a protest does.
    fn answers_protest(&self) -> bool {
        self.matter_asked().is_err() && self.state.open_protest().is_some()
    }

    /// What the arbiter is asked about.
    fn matter_asked(&self) -> Result<PendingRuling, Refusal> {
        // R-6.1.8.7: he rules on the count; before it has come to its end that there is nothing in it.
        let counted = || self.state.counting().map(|_| PendingRuling::Reached(Limit::ClearDraw));
        self.state.asked().cloned().or_else(counted).ok_or(Refusal::NothingPending)
    }

    /// CH-10.2: nobody has more points of a game than there are in it, and both together have no more either.
    pub(super) fn expect_points(&self, said_in: Option<Scale>) -> GameAnswer {
        match (said_in, self.state.setup().rules.score.scale) {
            (Some(Scale::Two), Scale::One) => Err(Refusal::TooManyPoints),
            (None | Some(Scale::One | Scale::Two), _) => Ok(()),
        }
    }

    /// R-5.4.15.1: the arbiter rules the game, with his reason.
    pub(super) fn decree(&mut self, by: Actor, outcome: Outcome, reason: &str) -> GameAnswer {
        let rule = &self.state.setup().rules.score.verdicts;
        // CH-8.7: a result stands, unless the arbiter decides otherwise, or a protest against it was upheld.
        let is_over = self.state.phase() == Phase::Over;
        let protest = self.state.reopened_by_protest().map(str::to_owned);
        let reopened = protest.as_ref().or(rule.reopened.as_ref());
        self.state.expect_decidable()?;
        let ending = Ending::Decision(needed(reason)?);
        let half = rule.unequal.as_ref().filter(|_| matches!(outcome, Outcome::Half(_)));
        self.state.expect_known_outcome(outcome)?;
        // CH-19.5.2: what was put off is decided by its own article.
        let quickplay = self.state.setup().rules.time.quickplay.as_ref().filter(|_| self.state.postponed().is_some());
        let drawn = quickplay.map(|rule| &rule.postponed).or(rule.draw.as_ref());
        let drawn = drawn.filter(|_| outcome == Outcome::Draw);
        let article = reopened.filter(|_| is_over).or(drawn).or(half).unwrap_or(&rule.sanction).clone();
        let verdict = Verdict { outcome, ending, article };
        self.happens_by(by, Event::Ended { verdict })
    }

    /// R-5.4.13.1b, CH-19.3.1.2: both times are over and the first cannot be found. Whether it can, a person judges; that
    /// both are over, the clock of the record, or what he has found at the one on the table.
    pub(super) fn both_flags(&mut self, by: Actor, found: &str) -> GameAnswer {
        self.expect_started()?;
        let is_seen = matches!(self.state.both_flags_article(), Err(Refusal::NotBothFlags(_)));
        if is_seen && let Ok(found) = needed(found) {
            self.happens_by(by, ClockEvent::BothFound { found })?;
        }
        let article = self.state.both_flags_article()?;
        let verdict = Verdict { outcome: Outcome::Draw, ending: Ending::BothFlags, article };
        self.happens_by(by, Event::Ended { verdict })
    }

    /// How an interruption counts: the clocks as they stood, or the gap charged to the side whose clock ran.
    pub(super) fn rule_gap(&mut self, by: Actor, ruling: GapRuling) -> GameAnswer {
        let Some((side, gap)) = self.state.docket.gap() else { return Err(Refusal::NothingPending) };
        if let (GapRuling::Charge, Some(side)) = (ruling, side) {
            let left = self.state.clock().left(side, self.now) - gap;
            self.correct_clock(by, side, left, ClockReason::Interruption)?;
        }
        self.go_on(by)
    }
}

pub(super) fn needed(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonNeeded) } else { Ok(brief(reason)) }
}
