//! The claim that waits, and the draws that claims make.

use super::LAST_MOMENT;
use crate::{Claim, ClaimCheck, Ending, Limit, Outcome, PendingRuling, Refusal, State, Verdict};
use golos_clock::Ms;
use golos_rules::{Position, Side};

impl State {
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

    /// No claim is being checked.
    pub(crate) fn expect_no_claim(&self) -> Result<(), Refusal> {
        if self.claim_pending() { Err(Refusal::ClaimPending) } else { Ok(()) }
    }

    /// Just this claim was not rejected, or something has been played since.
    pub(crate) fn expect_new_claim(
        &self,
        (side, claim): (Side, Claim),
        intended: Option<&str>,
        check: &ClaimCheck,
    ) -> Result<(), Refusal> {
        let was_rejected = self.docket.rejected.iter().any(|rejected| {
            (rejected.side, rejected.claim, rejected.intended.as_deref()) == (side, claim, intended)
                && (&rejected.check, rejected.plies) == (check, self.play.plies.len())
        });
        if was_rejected { Err(Refusal::RuledAlready) } else { Ok(()) }
    }

    /// Counting aloud is begun where nobody counts, and ended where somebody does.
    pub(crate) fn expect_aloud(&self, on: bool) -> Result<(), Refusal> {
        if self.setup.rules.draws.clauses.is_empty() {
            return Err(Refusal::ClaimNotHere);
        }
        if self.aloud().is_some() == on { Err(Refusal::CountsAlready(on)) } else { Ok(()) }
    }

    /// The moves of a clearly drawn position can be counted: the rules have it in this class, and nobody counts (R-6.1.8.7).
    pub(crate) fn expect_countable(&self) -> Result<(), Refusal> {
        let rule = self.setup.rules.draws.clear_draw.as_ref();
        if rule.is_none_or(|rule| !rule.classes.contains(&self.setup.class)) {
            return Err(Refusal::ClaimNotHere);
        }
        if self.counting().is_some() { Err(Refusal::ClaimPending) } else { Ok(()) }
    }

    /// Whether a ruling contradicts the count: an upheld claim that the count refutes, or a rejected claim that it
    /// supports, unless a win may be shown (R-5.4.13.2).
    pub(crate) fn is_against_count(&self, upheld: bool, claim: Claim, check: &ClaimCheck) -> bool {
        match upheld {
            true => check.refutes(claim),
            false => check.bears_out(claim) && self.unless_shown().is_none(),
        }
    }

    /// An ending waits that is drawn unless `side`, who has not claimed the draw, shows a win.
    pub(crate) fn expect_win_to_show(&self, side: Side) -> Result<(), Refusal> {
        let is_his = self.unless_shown().is_some_and(|claimant| claimant != Some(side));
        if is_his { Ok(()) } else { Err(Refusal::NoWinToShow) }
    }

    /// The side whose claim is decided later (CH-19.5.2).
    pub(crate) fn expect_postponable(&self) -> Result<Side, Refusal> {
        let waiting = self.claim().filter(|(_, claim)| *claim == Claim::NormalMeans);
        waiting.map(|(side, _)| side).ok_or(Refusal::NothingPending)
    }

    /// The article by which a game with both flags down is drawn.
    pub(crate) fn both_flags_article(&self) -> Result<String, Refusal> {
        let rules = &self.setup.rules;
        let fast = rules.time.flag.both_fast.as_ref().filter(|_| self.is_fast());
        let article = fast.or(rules.time.flag.both.as_ref()).cloned().ok_or(Refusal::NoBothFlags)?;
        // A clock that was put to nothing while it stood is down as well: its flag cannot fall by itself.
        let clock = &self.time.clock;
        let is_down = |side| clock.fallen(side).is_some() || clock.left(side, self.at()) <= LAST_MOMENT;
        if !Side::BOTH.into_iter().all(is_down) {
            return Err(Refusal::NotBothFlags(article));
        }
        // CH-19.3.1.1: play goes on, unless all moves that remain were to be made in this period.
        let is_last = Side::BOTH.into_iter().all(|side| self.time.clock.to_control(side).is_none());
        if rules.time.quickplay.is_some() && !is_last { Err(Refusal::NotLastPeriod(article)) } else { Ok(article) }
    }

    /// How many moves of a clearly drawn position are counted, and how many are needed, until they are (DR-2.1.9.1.6,
    /// R-6.1.8.7).
    pub(crate) fn count_left(&self) -> Option<(u32, u32)> {
        let needed = self.setup.rules.draws.clear_draw.as_ref()?.moves;
        let counted = self.play.counting?.moves;
        (counted < needed).then_some((counted, needed))
    }

    /// The ending that is drawn unless a win is shown: by the claim that is being checked, else by a limit that was put
    /// before the arbiter; and who has claimed it (U-III.5.2, R-6.1.10.4).
    #[must_use]
    pub fn unless_shown(&self) -> Option<Option<Side>> {
        let is_open = |limit: &Limit| match limit {
            Limit::Clause(id) => self.setup.rules.draws.clause(id).is_some_and(|clause| self.is_unless_win(clause)),
            Limit::Repetition | Limit::ClearDraw | Limit::NoProgress | Limit::Dead | Limit::IllegalPosition => false,
        };
        let of_claim = |matter: &PendingRuling| match matter {
            PendingRuling::Claim { side, check, .. } => {
                check.limit.as_ref().is_some_and(is_open).then_some(Some(*side))
            }
            _ => None,
        };
        let of_limit = |matter: &PendingRuling| match matter {
            PendingRuling::Reached(limit) => is_open(limit).then_some(None),
            _ => None,
        };
        let matters = || self.docket.matters.iter();
        matters().find_map(of_claim).or_else(|| matters().find_map(of_limit))
    }

    /// Whether a move is written for the claim that is being checked.
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.docket.claim().is_some_and(|pending| pending.intended.is_some())
    }

    /// The position from which a win is shown: the one on the board, or that behind the move which is written for the claim.
    pub fn shown_from(&self) -> Position {
        let written = self.docket.claim().and_then(|pending| pending.intended).and_then(|written| {
            let lawful = written.lawful_in(&self.play.position)?;
            Some(lawful.after)
        });
        written.unwrap_or(*self.board())
    }

    pub(crate) fn claim_verdict(&self, claim: Claim, limit: Option<&Limit>) -> Verdict {
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
