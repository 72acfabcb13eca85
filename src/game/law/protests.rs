//! Protests and appeals: who waits for an answer, and until when one is handed in.

use crate::clock::Ms;
use crate::game::{Contested, Phase, Protest, ProtestRule, ProtestTerm, Recourse, State};

const DAY: u64 = 24 * 60 * 60;

impl State {
    /// How decisions are contested by these rules, if they speak of it.
    #[must_use]
    pub fn protest_rule(&self) -> Option<&ProtestRule> {
        self.setup.rules.score.protests.as_ref()
    }

    /// What was handed in, the oldest first.
    #[must_use]
    pub fn protests(&self) -> &[Protest] {
        &self.protests.filed
    }

    /// The oldest that waits for an answer, and its number, from 0.
    #[must_use]
    pub fn open_protest(&self) -> Option<(usize, &Protest)> {
        self.protests.filed.iter().enumerate().find(|(_, protest)| protest.waits())
    }

    /// The last decision of the arbiter: what a protest is against.
    #[must_use]
    pub fn last_decision(&self) -> Option<Contested> {
        self.protests.decision
    }

    /// Until when a protest is handed in at this class of play, if the rules say so.
    #[must_use]
    pub fn protest_term(&self) -> Option<&ProtestTerm> {
        self.protest_rule()?.terms.iter().find(|term| term.classes.contains(&self.setup.class))
    }

    /// The last moment for a protest, reckoned from the end of this game: a round ends no earlier (R-5.4.17.1). None while
    /// it is played, and where the rules name no time.
    #[must_use]
    pub fn protest_due(&self) -> Option<Ms> {
        let ended = self.protests.ended.filter(|_| self.phase == Phase::Over)?;
        Some(ended + self.protest_term()?.time())
    }

    /// Whether somebody may turn to the committee now: where that takes a protest before, once one was decided.
    #[must_use]
    pub fn may_appeal(&self) -> bool {
        let Some(rule) = self.protest_rule().and_then(|rule| rule.appeal.as_ref()) else { return false };
        let is_decided = |protest: &Protest| protest.recourse == Recourse::Protest && !protest.waits();
        !rule.after_protest || self.protests.filed.iter().any(is_decided)
    }

    /// The article by which the result is decided anew: a protest or an appeal against it was upheld since.
    #[must_use]
    pub fn reopened_by_protest(&self) -> Option<&str> {
        let protest = self.protests.filed.get(self.protests.upheld?).filter(|_| self.phase == Phase::Over)?;
        let rule = self.protest_rule()?;
        match protest.recourse {
            Recourse::Protest => Some(rule.decided.as_ref().map_or(&rule.article, |term| &term.article)),
            Recourse::Appeal => rule.appeal.as_ref().map(|appeal| appeal.last.as_ref().unwrap_or(&appeal.article)),
        }
        .map(String::as_str)
    }

    /// The time of day at a moment of the game, as the wall clock had it; none where nobody has kept it.
    #[must_use]
    pub fn of_day(&self, at: Ms) -> Option<Ms> {
        let number = |from: usize| self.setup.opened.get(from..from + 2)?.parse::<u64>().ok();
        let opened = number(11)? * 3600 + number(14)? * 60 + number(17)?;
        let passed = (at + self.protests.gaps).secs();
        Some(Ms::from_secs(opened.saturating_add(passed) % DAY))
    }
}
