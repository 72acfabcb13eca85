//! Sanctions, each with its reason and its article (R-5.4.15.1, U-V.17.10, DR-1.4, CH-12.9).

use super::desk::needed;
use super::{GameAnswer, GameDraft};
use crate::{Actor, ClockReason, Ending, Event, Outcome, Refusal, RemedyEvent, Sanction, SanctionRequest, Verdict};
use golos_clock::Ms;
use golos_rules::Side;

impl GameDraft<'_> {
    /// What is imposed on a player, or on both; beyond a limit only where the arbiter says that he passes it.
    pub(super) fn impose(&mut self, by: Actor, ask: &SanctionRequest) -> GameAnswer {
        let SanctionRequest { sides, sanction, reason, forced } = ask;
        let reason = needed(reason)?;
        let article = self.state.expect_sanction(*sanction)?.article.clone();
        for &side in sides {
            if !forced {
                self.state.expect_within(side, *sanction, self.now)?;
            }
            let (article, reason) = (article.clone(), reason.clone());
            let (sanction, forced) = (*sanction, *forced);
            self.happens_by(by, RemedyEvent::Sanctioned { side, sanction, article, reason, forced })?;
            self.change_time(by, side, sanction, false)?;
        }
        let outcome = match sides.as_slice() {
            _ if !sanction.ends() => return Ok(()),
            [side] => Outcome::Win(side.other()),
            _ => Outcome::BothLost,
        };
        let verdict = Verdict { outcome, ending: Ending::Decision(reason), article };
        self.happens_by(by, Event::Ended { verdict })
    }

    /// The last sanction of `side` is lifted by a further ruling; what it has taken or given goes back. A result that came
    /// of it is taken back as any other.
    pub(super) fn lift(&mut self, by: Actor, side: Side, reason: &str) -> GameAnswer {
        let reason = needed(reason)?;
        let last = self.state.expect_imposed(side)?;
        self.state.expect_sanction(last.sanction)?;
        if last.sanction.ends() {
            return Err(Refusal::NoWayBack);
        }
        self.happens_by(by, RemedyEvent::Lifted { side, reason })?;
        self.change_time(by, side, last.sanction, true)
    }

    fn change_time(&mut self, by: Actor, side: Side, sanction: Sanction, lifted: bool) -> GameAnswer {
        let left = |draft: &GameDraft, side: Side| draft.state.clock().left(side, draft.now);
        let change = |now: Ms, time: Ms, more: bool| if more { now + time } else { now - time };
        let (side, left) = match sanction {
            Sanction::MoreTime(time) => (side.other(), change(left(self, side.other()), time, !lifted)),
            Sanction::LessTime(time) => (side, change(left(self, side), time, lifted)),
            Sanction::Remark | Sanction::Warning | Sanction::Reprimand | Sanction::Loss | Sanction::Removal => {
                return Ok(());
            }
            Sanction::MorePoints(_) | Sanction::FewerPoints(_) | Sanction::Fine(_) | Sanction::Rounds(_) => {
                return Ok(());
            }
        };
        // R-5.4.2.6, CH-6.9: a flag that has fallen stays a fact, and is ruled.
        if self.state.clock().fallen(side).is_some() {
            return Ok(());
        }
        self.correct_clock(by, side, left, ClockReason::Penalty)
    }
}
