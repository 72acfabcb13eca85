//! What the program counts when a draw or a foul is claimed: so when it decides, and so again when it audits.

use crate::{Claim, ClaimCheck, Limit, PendingRuling, Phase, Refusal, State};
use golos_clock::Ms;
use golos_rules::draughts::Clause;
use golos_rules::{Position, Side};

/// Which clauses are claimed.
type Among<'a> = &'a dyn Fn(&Clause) -> bool;

impl State {
    /// What is found of a claim of `side` at `now`; `written` is the position behind the move that is written for it, and
    /// `among` says which clauses are claimed. That a position is dead is searched for, and not found here.
    ///
    /// # Errors
    /// [`Refusal`] where the claim cannot be made at all.
    pub(crate) fn check_claim(
        &self,
        side: Side,
        claim: Claim,
        (written, among): (Option<&Position>, Among<'_>),
        now: Ms,
    ) -> Result<ClaimCheck, Refusal> {
        match claim {
            Claim::Repetition => self.check_repetition(side, written),
            Claim::Counter if self.setup.rules.draws.progress.is_some() => self.check_progress(side, written),
            Claim::Counter => self.check_clauses(side, written, among),
            Claim::ShortOfTime if self.short_of_time(side, now).is_none() => Err(Refusal::ClaimNotHere),
            Claim::Increment | Claim::NormalMeans => {
                self.expect_last_minutes(side, now)?;
                Ok(ClaimCheck::open())
            }
            Claim::Dead if self.setup.rules.draws.dead.is_none() => Err(Refusal::ClaimNotHere),
            Claim::Dead => Ok(ClaimCheck { limit: Some(Limit::Dead), ..ClaimCheck::open() }),
            Claim::ShortOfTime | Claim::ClearDraw => Ok(ClaimCheck::open()),
            Claim::Foul => self.check_foul(side),
        }
    }

    /// R-5.4.13.2a, b: just arisen and before one's own move, or by a move that is written and not made.
    fn check_repetition(&self, side: Side, written: Option<&Position>) -> Result<ClaimCheck, Refusal> {
        self.expect_own_move(side)?;
        let needed = self.setup.rules.draws.repetition.times;
        if needed == 0 {
            return Err(Refusal::ClaimNotHere);
        }
        let counted =
            written.map_or_else(|| self.occurrences(&self.play.position), |after| self.occurrences(after) + 1);
        Ok(ClaimCheck { holds: counted >= needed, counted, needed, ..ClaimCheck::open() })
    }

    /// CH-9.3: fifty moves by each side without a capture or a pawn move, the written one included.
    fn check_progress(&self, side: Side, written: Option<&Position>) -> Result<ClaimCheck, Refusal> {
        self.expect_own_move(side)?;
        let needed = self.setup.rules.draws.progress.as_ref().map_or(0, |rule| rule.moves);
        let quiet = written.unwrap_or(&self.play.position).quiet_plies();
        let holds = quiet >= 2 * needed;
        Ok(ClaimCheck { holds, counted: quiet / 2, needed, limit: Some(Limit::NoProgress), undetermined: false })
    }

    /// R-5.4.13.2, R-5.4.13.5: the move that was made counts, though its clock has not been pressed, and so does the one
    /// that is written.
    fn check_clauses(&self, side: Side, written: Option<&Position>, among: Among<'_>) -> Result<ClaimCheck, Refusal> {
        if written.is_some() {
            self.expect_own_move(side)?;
        }
        let position = &self.play.position;
        let after = written.or(self.play.under_way.made.as_ref().map(|made| &made.after));
        let mut tracker = self.play.tracker.clone();
        if let Some(after) = after {
            tracker.step(&self.setup.rules.draws.clauses, position, after);
        }
        Ok(self.check_counters(&tracker, after.unwrap_or(position), among))
    }

    /// White may claim a foul until he has replied (R-9.2.4.2), or as long as the game lasts (DR-5.3.8.2, DR-5.3.8.3).
    fn check_foul(&self, side: Side) -> Result<ClaimCheck, Refusal> {
        if self.setup.rules.remedies.fouls.is_none() || side == Side::Black {
            return Err(Refusal::ClaimNotHere);
        }
        // DR-5.3.8.3: found during the game, also behind a reply, it is gone back to; else the reply ends the right.
        if !self.setup.rules.remedies.irregularities.until_the_end {
            self.expect_own_move(side)?;
        }
        // The claim names a stone of Black: there has to be one.
        if self.last_completed(Side::Black).is_none() {
            return Err(Refusal::NoneCompleted(Side::Black));
        }
        Ok(ClaimCheck { holds: self.fouled(), ..ClaimCheck::open() })
    }

    /// CH-19.4, CH-19.5: on one's own move, with little time left, without increment and to the end of the game.
    fn expect_last_minutes(&self, side: Side, now: Ms) -> Result<(), Refusal> {
        self.expect_own_move(side)?;
        let (setup, clock) = (&self.setup, &self.time.clock);
        let rule = setup.rules.time.quickplay.as_ref().filter(|rule| rule.classes.contains(&setup.class));
        let is_last = !clock.control().has_bonus() && clock.to_control(side).is_none();
        let rule = rule.filter(|_| is_last).ok_or(Refusal::ClaimNotHere)?;
        let below = Ms::from_secs(rule.below_seconds);
        if clock.left(side, now) < below { Ok(()) } else { Err(Refusal::NotYet(below)) }
    }

    fn expect_own_move(&self, side: Side) -> Result<(), Refusal> {
        if self.turn() != side {
            return Err(Refusal::NotYourTurn(side));
        }
        if self.play.under_way.made.is_some() { Err(Refusal::ClaimAfterMove) } else { Ok(()) }
    }

    /// Whether the claim that waits was made too early and changes nothing, so that he who plays on lets it fall
    /// (R-5.4.13.2d): what costs time when it is wrong, or asks for an eye, is the arbiter's.
    pub(crate) fn claim_falls_by_play(&self) -> bool {
        let is_early = self.docket.matters.iter().any(|matter| {
            let PendingRuling::Claim { claim: Claim::Counter, intended: None, check, .. } = matter else {
                return false;
            };
            !check.holds && !check.undetermined && self.setup.rules.draws.claims.bonus_seconds == 0
        });
        is_early && self.phase == Phase::Playing
    }
}
