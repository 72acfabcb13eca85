//! What is handed in against a decision, and what is answered.

use super::desk::needed;
use super::{GameAnswer, GameDraft};
use crate::{Actor, PendingRulingEvent, ProtestRequest, Recourse, Refusal, Response};

impl GameDraft<'_> {
    /// R-5.4.17.2, U-V.17.1.5, CH-34.3: a player hands it in, or the arbiter enters what a captain or a representative
    /// has. One that comes too late is taken by the arbiter alone, who says why.
    pub(super) fn protest(&mut self, by: Actor, ask: &ProtestRequest) -> GameAnswer {
        let side = by.side().or(ask.side).ok_or(Refusal::SideNeeded)?;
        self.state.expect_recourse(Recourse::Protest)?;
        let reason = needed(if by.side().is_some() { &ask.reason } else { &ask.behind })?;
        self.state.expect_recourse(ask.recourse)?;
        let late = match self.state.protest_missed(ask.recourse, self.now) {
            Some(due) => {
                let excuse = needed(&ask.excuse).ok().filter(|_| by.is_arbiter());
                let article = self.state.protest_term().map(|term| term.article.clone()).unwrap_or_default();
                Some(excuse.ok_or(Refusal::ProtestLate { due, article })?)
            }
            None => None,
        };
        let against = self.state.contested(ask.decision)?;
        self.happens_by(by, PendingRulingEvent::Protested { side, recourse: ask.recourse, reason, against, late })
    }

    /// R-5.4.17.3, CH-34.4: the oldest that waits is answered, or goes to the committee; what that has decided is entered
    /// in the same words.
    pub(super) fn respond(&mut self, by: Actor, response: Response, reason: &str) -> GameAnswer {
        let (number, protest) = self.state.open_protest().ok_or(Refusal::NothingPending)?;
        if response == Response::Committee {
            self.state.expect_committee(protest)?;
        }
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        self.happens_by(
            by,
            PendingRulingEvent::Answered { number, response, reason: golos_ledger::brief(reason.trim()) },
        )
    }
}
