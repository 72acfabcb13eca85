//! Which sanctions there are, how far they go, and what comes next (R-5.4.15, U-V.17.10, DR-1.4, CH-12.9).

use crate::{Imposed, LastRuling, Phase, Refusal, Sanction, SanctionKind, SanctionRule, State};
use golos_clock::Ms;
use golos_rules::Side;

impl State {
    /// What the arbiter has ruled last of the clocks or of sanctions, if no move was made since.
    #[must_use]
    pub fn last_ruling(&self) -> Option<&LastRuling> {
        self.docket.last_ruling.as_ref()
    }

    /// What was imposed on the players, the oldest first.
    #[must_use]
    pub fn sanctions(&self) -> &[Imposed] {
        &self.docket.sanctions
    }

    /// The rule of such a sanction; none if these rules do not list it.
    #[must_use]
    pub fn sanction_rule(&self, kind: SanctionKind) -> Option<&SanctionRule> {
        self.setup.rules.remedies.sanctions.iter().find(|rule| rule.kind == kind)
    }

    /// What is due for the last violation of `side` that was counted, or will be for the next one (R-5.4.15.2).
    #[must_use]
    pub fn sanction_step(&self, violation: u32) -> Option<SanctionKind> {
        let rule = self.setup.rules.remedies.ladder.as_ref()?;
        let index = usize::try_from(violation).ok()?.checked_sub(1)?;
        rule.steps.get(index).or(rule.steps.last()).copied().filter(|_| rule.classes.contains(&self.setup.class))
    }

    /// What the first violation brings if it is a gross one (R-5.4.15.2); none for a later one.
    #[must_use]
    pub fn gross_step(&self, violation: u32) -> Option<SanctionKind> {
        let rule = self.setup.rules.remedies.ladder.as_ref().filter(|_| violation == 1)?;
        rule.gross.filter(|_| rule.classes.contains(&self.setup.class))
    }

    /// Whether by these rules violations need not be of one kind, so that what is punished counts with them.
    pub(crate) fn counts_sanctions(&self) -> bool {
        let rule = self.setup.rules.remedies.ladder.as_ref();
        rule.is_some_and(|rule| !rule.steps.is_empty() && rule.classes.contains(&self.setup.class))
    }

    /// Whether a sanction counts as one more violation: it was for none that was counted already.
    pub(crate) fn counts_sanction(&self, side: Side) -> bool {
        self.counts_sanctions() && self.docket.open_violations[side] == 0
    }

    /// Whether `side` has broken the rules so often that the game is lost (R-5.4.15.2, DR-1.16.6, U-V.6.12.1).
    pub(crate) fn has_broken_enough(&self, side: Side) -> bool {
        let rule = self.setup.rules.remedies.ladder.as_ref();
        rule.is_some_and(|rule| self.docket.violations[side] >= rule.loses_at)
    }

    /// Whether the game stands so that this can be imposed.
    pub(crate) fn expect_sanction(&self, sanction: Sanction) -> Result<&SanctionRule, Refusal> {
        let rule = self.sanction_rule(sanction.kind()).ok_or(Refusal::NoSanction)?;
        let is_late = self.phase == Phase::Over && (sanction.is_of_time() || sanction.ends());
        if is_late { Err(Refusal::Over) } else { Ok(rule) }
    }

    /// The last sanction of `side` that was not lifted.
    pub(crate) fn expect_imposed(&self, side: Side) -> Result<Imposed, Refusal> {
        let last = self.sanctions().iter().rev().find(|imposed| imposed.side == side).copied();
        last.ok_or(Refusal::NothingPending)
    }

    /// How far it may go: time for the opponent, neither more than the rules say nor less than an increment; time of his
    /// own, with an increment, and what a correction has to leave, left (R-5.4.15.1, R-5.4.2.5b).
    pub(crate) fn expect_within(&self, side: Side, sanction: Sanction, now: Ms) -> Result<(), Refusal> {
        let increment = self.time.clock.bonus(side).increment();
        match sanction {
            Sanction::MoreTime(time) => {
                let most = self.sanction_rule(SanctionKind::MoreTime).and_then(|rule| rule.most_seconds);
                let Some(most) = most.map(Ms::from_secs) else { return Ok(()) };
                if time > most || time < increment {
                    Err(Refusal::SanctionTime { least: increment, most })
                } else {
                    Ok(())
                }
            }
            Sanction::LessTime(time) => {
                let floor = self.setup.rules.time.clock.floor(self.setup.class).max(increment);
                let left = self.time.clock.left(side, now);
                if left < floor + time { Err(Refusal::ClockFloor(floor)) } else { Ok(()) }
            }
            Sanction::Remark | Sanction::Warning | Sanction::Reprimand | Sanction::Loss | Sanction::Removal => Ok(()),
            Sanction::MorePoints(_) | Sanction::FewerPoints(_) | Sanction::Fine(_) | Sanction::Rounds(_) => Ok(()),
        }
    }
}
