//! Protests and appeals: who waits for an answer, and until when one is handed in.

use crate::{Contested, Decided, Phase, Protest, ProtestRule, ProtestTerm, Recourse, Refusal, State};
use golos_clock::Ms;

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

    /// The last decision of the arbiter: what a protest is against that names none. A result that came about by the players
    /// is contested where nothing else was decided, or by its number.
    #[must_use]
    pub fn last_decision(&self) -> Option<Contested> {
        let made = &self.protests.decisions;
        let is_players = |decision: &&Contested| self.protests.by_players && decision.what == Decided::Result;
        made.iter().rev().find(|decision| !is_players(decision)).or(made.last()).copied()
    }

    /// The decisions that all have heard, in their order: what can be named. That a matter was to rest the arbiter alone
    /// has heard.
    pub fn decisions(&self) -> impl Iterator<Item = Contested> + '_ {
        self.protests.decisions.iter().filter(|decision| decision.what != Decided::Rest).copied()
    }

    /// What a protest is against: the decision of this number, from 1; none named: the last one.
    ///
    /// # Errors
    /// There is none of that number.
    pub(crate) fn contested(&self, number: Option<u32>) -> Result<Option<Contested>, Refusal> {
        let Some(number) = number else { return Ok(self.last_decision()) };
        let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let named = index.and_then(|index| self.decisions().nth(index));
        let count = u32::try_from(self.decisions().count()).unwrap_or(u32::MAX);
        named.map(Some).ok_or(Refusal::NoDecision { number, count })
    }

    /// Whether a protest may be against this: a decision that was made, or the lack of any.
    pub(crate) fn is_contestable(&self, against: Option<Contested>) -> bool {
        against == self.last_decision() || against.is_some_and(|named| self.decisions().any(|made| made == named))
    }

    /// Until when a protest is handed in at this class of play, if the rules say so.
    #[must_use]
    pub fn protest_term(&self) -> Option<&ProtestTerm> {
        self.protest_rule()?.terms.iter().find(|term| term.classes.contains(&self.setup.class))
    }

    /// The last moment for a protest by the wall clock, since the record was opened, reckoned from the end of this game: a
    /// round ends no earlier (R-5.4.17.1). None while it is played, and where the rules name no time.
    #[must_use]
    pub fn protest_due(&self) -> Option<Ms> {
        let ended = self.protests.ended.filter(|_| self.phase == Phase::Over)?;
        Some(ended + self.protest_term()?.time())
    }

    /// That last moment, if it is past at this moment of the game: no clock of the hall waits for the program.
    pub(crate) fn protest_missed(&self, recourse: Recourse, at: Ms) -> Option<Ms> {
        self.protest_due().filter(|due| recourse == Recourse::Protest && self.by_the_wall(at) > *due)
    }

    /// So much has passed by the wall clock since the record was opened, when it is now so much in the time of the record:
    /// that stood still while the program was off and while the machine slept.
    #[must_use]
    pub fn by_the_wall(&self, now: Ms) -> Ms {
        now + self.protests.gaps
    }

    /// Whether somebody may turn to the committee now: where that takes a protest before, once one was decided.
    #[must_use]
    pub fn may_appeal(&self) -> bool {
        let Some(rule) = self.protest_rule().and_then(|rule| rule.appeal.as_ref()) else { return false };
        let is_decided = |protest: &Protest| protest.recourse == Recourse::Protest && !protest.waits();
        !rule.after_protest || self.protests.filed.iter().any(is_decided)
    }

    /// These rules know it, and an appeal comes when they let it come.
    pub(crate) fn expect_recourse(&self, recourse: Recourse) -> Result<(), Refusal> {
        let rule = self.protest_rule().ok_or(Refusal::NoProtests)?;
        if recourse == Recourse::Protest {
            return Ok(());
        }
        let appeal = rule.appeal.as_ref().ok_or(Refusal::NoAppeals)?;
        if self.may_appeal() { Ok(()) } else { Err(Refusal::ProtestFirst(appeal.article.clone())) }
    }

    /// The protest goes to the committee: an appeal, or a protest where nothing has to come before it.
    pub(crate) fn expect_committee(&self, protest: &Protest) -> Result<(), Refusal> {
        let appeal = self.protest_rule().and_then(|rule| rule.appeal.as_ref()).ok_or(Refusal::NoAppeals)?;
        if protest.response.is_some() {
            return Err(Refusal::NothingPending);
        }
        let is_first = appeal.after_protest && protest.recourse == Recourse::Protest;
        if is_first { Err(Refusal::ProtestFirst(appeal.article.clone())) } else { Ok(()) }
    }

    /// The article by which the result is decided anew: a protest or an appeal against it, and no other decision, was upheld
    /// since.
    #[must_use]
    pub fn reopened_by_protest(&self) -> Option<&str> {
        let protest = self.protests.filed.get(self.protests.upheld?).filter(|_| self.phase == Phase::Over)?;
        let result = self.protests.decisions.iter().rfind(|made| made.what == Decided::Result);
        result.filter(|made| protest.against.as_ref() == Some(made))?;
        let rule = self.protest_rule()?;
        match protest.recourse {
            Recourse::Protest => Some(rule.decided.as_ref().map_or(&rule.article, |term| &term.article)),
            Recourse::Appeal => rule.appeal.as_ref().map(|appeal| appeal.last.as_ref().unwrap_or(&appeal.article)),
        }
        .map(String::as_str)
    }

    /// The time of day when so much has passed by the wall clock since the record was opened; none where nobody has kept it.
    #[must_use]
    pub fn of_day(&self, passed: Ms) -> Option<Ms> {
        let number = |from: usize| self.setup.opened.get(from..from + 2)?.parse::<u64>().ok();
        let opened = number(11)? * 3600 + number(14)? * 60 + number(17)?;
        Some(Ms::from_secs(opened.saturating_add(passed.secs()) % DAY))
    }
}
