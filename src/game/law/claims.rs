//! The claim that waits, and the draws that claims make.

use crate::clock::Ms;
use crate::game::{Claim, Ending, Limit, Outcome, Refusal, State, Verdict};
use crate::rules::Side;

impl State {
    /// The claim that is being checked, and whose it is.
    pub(in crate::game) fn pending_claim(&self) -> Option<(Side, Claim)> {
        self.docket.claim()
    }

    /// What the opponent gets for a claim that was wrong (CH-9.5.3, CH-19.5.3).
    #[must_use]
    pub fn wrong_claim_bonus(&self, claim: Claim) -> Ms {
        let rules = &self.setup.rules;
        match claim {
            Claim::NormalMeans | Claim::Increment => {
                let rule = rules.time.quickplay.as_ref().filter(|_| claim == Claim::NormalMeans);
                Ms::from_secs(rule.map_or(0, |rule| rule.bonus_seconds))
            }
            Claim::Repetition | Claim::Counter => Ms::from_secs(rules.draws.claims.bonus_seconds),
            Claim::ClearDraw | Claim::ShortOfTime | Claim::Dead | Claim::Foul => Ms::ZERO,
        }
    }

    /// The article by which a game with both flags down is drawn.
    pub(in crate::game) fn both_flags_article(&self) -> Result<String, Refusal> {
        let rules = &self.setup.rules;
        let fast = rules.time.flag.both_fast.as_ref().filter(|_| self.is_fast());
        let article = fast.or(rules.time.flag.both.as_ref()).cloned().ok_or(Refusal::NoBothFlags)?;
        if Side::BOTH.into_iter().any(|side| self.time.clock.fallen(side).is_none()) {
            return Err(Refusal::NotBothFlags(article));
        }
        // CH-19.3.1.1: play goes on, unless all moves that remain were to be made in this period.
        let is_last = Side::BOTH.into_iter().all(|side| self.time.clock.to_control(side).is_none());
        if rules.time.quickplay.is_some() && !is_last { Err(Refusal::NotLastPeriod(article)) } else { Ok(article) }
    }

    pub(in crate::game) fn claim_verdict(&self, claim: Claim, limit: Option<&Limit>) -> Verdict {
        let rules = &self.setup.rules;
        let draw = |ending, article: &str| Verdict { outcome: Outcome::Draw, ending, article: article.to_owned() };
        match (claim, limit) {
            (Claim::Repetition, _) => draw(Ending::Limit(Limit::Repetition), &rules.draws.repetition.article),
            (Claim::Counter, Some(limit)) => self.limit_verdict(limit),
            (Claim::Counter, None) => draw(Ending::Claimed(claim), &rules.score.verdicts.counting),
            (Claim::ClearDraw, _) => self.limit_verdict(&Limit::ClearDraw),
            (Claim::Dead, _) => draw(Ending::Limit(Limit::Dead), rules.draws.dead.as_deref().unwrap_or_default()),
            (Claim::NormalMeans, _) => {
                draw(Ending::NormalMeans, rules.time.quickplay.as_ref().map_or("", |rule| rule.agreed.as_str()))
            }
            // Ruled by the position or the clock, not by a draw.
            (Claim::Increment | Claim::Foul, _) => draw(Ending::Claimed(claim), ""),
            (Claim::ShortOfTime, _) => draw(Ending::Claimed(claim), &self.short_of_time_article()),
        }
    }
}
