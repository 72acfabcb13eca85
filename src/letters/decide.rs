//! Answers to requests, and the audit.

use golos_clock::Ms;
use golos_ledger::{Answer, Command, Draft, RecordEvent, Recorded, RefusalReason, StateMachine};
use golos_people::Actor;
use golos_rules::Side;

use super::evolve::{apply, control_move};
use super::{
    Claim, Corrupt, Day, Event, Fact, Letter, Phase, Purpose, Refusal, Request, Ruling, Said, Setup, State, examine,
};

golos_ledger::findings! {
    /// What in an event does not follow from the game.
    #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum Finding: id {
        #[error("the letter comes to something else: its moves, its days or what follows from it")]
        Letter => "letters.letter",
        #[error("the letter could not be taken in: {0}")]
        NotTaken(String) => "letters.not_taken",
        #[error("of the break other days count")]
        Break => "letters.break",
        #[error("there was nothing to claim")]
        Claim => "letters.claim",
        #[error("that is for the arbiter")]
        NotTheArbiter => "letters.not_the_arbiter",
        #[error("the protest was or was not in time")]
        Protest => "letters.protest",
    }
}

impl StateMachine for State {
    golos_ledger::frame!();

    fn apply(&mut self, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
        apply(self, recorded)
    }

    fn validate(&self, recorded: &Recorded<Event>) -> Vec<Finding> {
        let Event::Fact(fact) = &recorded.event else { return Vec::new() };
        let stranger = !recorded.by.is_some_and(Actor::is_arbiter);
        let found = match fact {
            Fact::Letter(letter, outcome) => match examine(self, letter) {
                Ok(examined) => (examined.outcome != **outcome).then_some(Finding::Letter),
                Err(refusal) => Some(Finding::NotTaken(refusal.to_string())),
            },
            Fact::Break(it) => {
                let right = self.announced(it.by, (it.first, it.last), it.told, it.by_arbiter);
                (right != *it).then_some(Finding::Break)
            }
            Fact::Claimed(claim) => {
                let right = self.claim_by(claim.by, claim.sent, claim.reply.clone());
                (right != *claim).then_some(Finding::Claim)
            }
            Fact::Ruled(..) => stranger.then_some(Finding::NotTheArbiter),
            Fact::Protested { by, on, in_time } => {
                (self.protest_in_time(*by, *on) != *in_time).then_some(Finding::Protest)
            }
            Fact::Handing(_)
            | Fact::Handed(_)
            | Fact::BreakEnded(..)
            | Fact::Objected { .. }
            | Fact::Papers { .. }
            | Fact::RecordSent { .. }
            | Fact::ListReceived { .. } => None,
            Fact::Server(standing) => self.may_stand(standing).err().map(|why| Finding::NotTaken(why.to_string())),
        };
        found.into_iter().collect()
    }

    fn due(&self) -> Option<Ms> {
        None
    }

    fn fire_timers(_: &mut Draft<State>, _: Ms) -> Answer<State> {
        Ok(())
    }

    fn answer(draft: &mut Draft<State>, command: &Command<Request>) -> Answer<State> {
        let by = command.by;
        match &command.ask {
            Request::Take(letter) => take(draft, by, letter),
            Request::Hand(number) => {
                let past = sent(&draft.state, *number)?;
                if past.handed || past.handing {
                    return Err(Refusal::HandedAlready);
                }
                draft.happens_by(by, Fact::Handing(*number))
            }
            Request::Handed(number) => {
                if sent(&draft.state, *number)?.handed {
                    return Err(Refusal::HandedAlready);
                }
                draft.happens_by(by, Fact::Handed(*number))
            }
            Request::Break { by: side, first, last, told, by_arbiter } => {
                if last < first {
                    return Err(Refusal::BreakBackwards);
                }
                if *by_arbiter && !by.is_arbiter() {
                    return Err(Refusal::ArbiterOnly);
                }
                let announced = draft.state.announced(*side, (*first, *last), *told, *by_arbiter);
                draft.happens_by(by, Fact::Break(announced))
            }
            Request::EndBreak { by: side, on } => end_break(draft, by, *side, *on),
            Request::Claim { by: side, sent, reply } => {
                let sent = draft.state.claims_on(*side, *sent, reply.is_some())?;
                let claim = draft.state.claim_by(*side, sent, reply.clone());
                draft.happens_by(by, Fact::Claimed(claim))
            }
            Request::Object { by: side, on } => match &draft.state.claim {
                Some(claim) if claim.by != *side => draft.happens_by(by, Fact::Objected { by: *side, on: *on }),
                Some(_) | None => Err(Refusal::NoClaim),
            },
            Request::Rule(ruling, on) => rule(draft, by, ruling, *on),
            Request::Papers { by: side, on, assessment, with_analysis } => {
                let ended = draft.state.setup().end.is_some_and(|end| *on >= end);
                match draft.state.phase {
                    Phase::Adjudication => {}
                    Phase::Play | Phase::Stopped { .. } if ended => {}
                    Phase::Play | Phase::Stopped { .. } | Phase::Claimed => return Err(Refusal::NotAdjudicated),
                    Phase::Over(_) => return Err(Refusal::Over),
                }
                let (by_side, with_analysis) = (*side, *with_analysis);
                draft.happens_by(by, Fact::Papers { by: by_side, on: *on, assessment: *assessment, with_analysis })
            }
            Request::RecordSent { by: side, on } => match draft.state.verdict() {
                Some(_) => draft.happens_by(by, Fact::RecordSent { by: *side, on: *on }),
                None => Err(Refusal::NotOver),
            },
            Request::Protest { by: side, on } => {
                if draft.state.is_final() {
                    return Err(Refusal::Final);
                }
                if draft.state.has_no_appeal(*side) {
                    return Err(Refusal::NoAppeal);
                }
                let in_time = draft.state.protest_in_time(*side, *on);
                draft.happens_by(by, Fact::Protested { by: *side, on: *on, in_time })
            }
            Request::ListReceived { side, on } => draft.happens_by(by, Fact::ListReceived { side: *side, on: *on }),
            Request::Server(standing) => {
                draft.state.may_stand(standing)?;
                draft.happens_by(by, Fact::Server(standing.clone()))
            }
            Request::Note(text) => draft.happens_by(by, RecordEvent::Noted { text: golos_ledger::brief(text) }),
            Request::Tick => Ok(()),
        }
    }

    fn id(ask: &Request) -> &'static str {
        ask.id()
    }

    fn reason(refusal: &Refusal) -> RefusalReason {
        refusal.reason()
    }

    fn closed_to(&self, _: &Request) -> Option<Refusal> {
        Some(Refusal::Closed)
    }

    fn outlives_close(recorded: &Recorded<Event>) -> bool {
        matches!(recorded.event, Event::Record(RecordEvent::Reopened { .. }))
    }
}

fn sent(state: &State, number: u32) -> Result<&super::Past, Refusal> {
    let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    index.and_then(|index| state.letters().get(index)).ok_or(Refusal::NoSuchLetter(number))
}

/// Takes in a letter, then what it announces.
fn take(draft: &mut Draft<State>, by: Actor, letter: &Letter) -> Answer<State> {
    let outcome = examine(&draft.state, letter)?.outcome;
    let sent = outcome.sent;
    let is_known = letter.purpose == Purpose::Repeat && !draft.state.is_answered(letter, &outcome);
    draft.happens_by(by, Fact::Letter(Box::new(letter.clone()), Box::new(outcome)))?;
    let Some(sent) = sent.filter(|_| !is_known) else { return Ok(()) };
    // A break begins at the earliest with its notice, by the stamp.
    let told = letter.dates.stamp().or(letter.dates.repeated).unwrap_or(sent);
    for said in &letter.said {
        match said {
            Said::TakesBreak(first, last) if first <= last => {
                let announced = draft.state.announced(letter.by, (*first, *last), told, false);
                draft.happens_by(by, Fact::Break(announced))?;
            }
            Said::EndsBreak(on) if draft.state.setup().rules.breaks.may_be_broken_off => {
                draft.happens_by(by, Fact::BreakEnded(letter.by, *on))?;
            }
            // Whether there is a fault is for the arbiter to say.
            Said::ClaimsFault if draft.state.claim.is_none() && draft.state.verdict().is_none() => {
                let claim = draft.state.claim_by(letter.by, sent, None);
                draft.happens_by(by, Fact::Claimed(claim))?;
            }
            _ => {}
        }
    }
    Ok(())
}

fn end_break(draft: &mut Draft<State>, by: Actor, side: Side, on: Day) -> Answer<State> {
    let may = draft.state.setup().rules.breaks.may_be_broken_off;
    let is_in = |it: &super::Break| it.by == side && it.valid.is_some_and(|(first, last)| first <= on && on < last);
    if !may || !draft.state.breaks().iter().any(is_in) {
        return Err(Refusal::NoBreak);
    }
    draft.happens_by(by, Fact::BreakEnded(side, on))
}

fn rule(draft: &mut Draft<State>, by: Actor, ruling: &Ruling, on: Day) -> Answer<State> {
    if !by.is_arbiter() {
        return Err(Refusal::ArbiterOnly);
    }
    let articles = match ruling {
        Ruling::Sanction { articles, .. } | Ruling::Days { articles, .. } | Ruling::Lost { articles, .. } => {
            Some(articles)
        }
        _ => None,
    };
    if articles.is_some_and(Vec::is_empty) {
        return Err(Refusal::ArticlesMissing);
    }
    if let (Ruling::Sanction { sanction, .. }, Some(edition)) = (ruling, draft.state.edition())
        && !edition.sanctions.contains(sanction)
    {
        return Err(Refusal::NotASanction);
    }
    if let Some(edition) = draft.state.edition()
        && edition.article(ruling.provision()).is_none()
    {
        return Err(Refusal::NotInDocument);
    }
    let is_over = draft.state.verdict().is_some();
    match ruling {
        Ruling::NoRecords if !is_over && draft.state.phase != Phase::Adjudication => return Err(Refusal::NotOver),
        Ruling::NoRecords if draft.state.has_record() => {
            return Err(Refusal::RecordCame);
        }
        Ruling::Adjudicated(_) if draft.state.is_final() => return Err(Refusal::Final),
        Ruling::ClaimUpheld | Ruling::ClaimRejected { .. } | Ruling::ClaimIncomplete if draft.state.claim.is_none() => {
            return Err(Refusal::NoClaim);
        }
        Ruling::Adjudicated(_) if draft.state.phase != Phase::Adjudication && !is_over => {
            return Err(Refusal::NotAdjudicated);
        }
        // A result stands up to the appeal; sanctions and records come after it.
        Ruling::Dead(_) | Ruling::Unfinished | Ruling::Days { .. } if is_over => return Err(Refusal::Over),
        _ => {}
    }
    let mut withheld = match ruling {
        Ruling::ClaimRejected { .. } => draft.state.claim.as_ref().and_then(|claim| claim.reply.clone()),
        _ => None,
    };
    // Its totals were stated before the penalty.
    if let (Some(letter), Ruling::ClaimRejected { days, .. }) = (&mut withheld, ruling) {
        letter.dates.repeated = Some(on);
        if let Some((white, black)) = &mut letter.totals {
            let own = if letter.by == Side::White { white } else { black };
            *own = own.saturating_add(*days);
        }
    }
    draft.happens_by(by, Fact::Ruled(ruling.clone(), on))?;
    // The arbiter passes the withheld move on (R-10.3.7, CH-55.6.9).
    if let Some(letter) = withheld {
        take(draft, by, &letter)?;
    }
    Ok(())
}

impl State {
    /// Whether the server may say so: it keeps the game, the moves can be made, and those of the record are among them.
    fn may_stand(&self, standing: &super::Standing) -> Result<(), Refusal> {
        if !self.setup().server {
            return Err(Refusal::NotOnServer);
        }
        let mut position = self.setup().first_position().unwrap_or_else(|| self.setup().game.start());
        for index in 0..standing.made.len().max(self.made().len()) {
            let (recorded, told) = (self.made().get(index), standing.made.get(index));
            let legal = told.and_then(|text| {
                let mv = position.read(text, golos_rules::Notation::FILES).ok()?;
                position.play(&mv)
            });
            match (legal, recorded) {
                (Some(after), recorded) if recorded.is_none_or(|recorded| Some(recorded) == told) => position = after,
                _ => {
                    return Err(Refusal::ServerDiffers {
                        half_move: u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1),
                        recorded: recorded.cloned().unwrap_or_default(),
                        told: told.cloned().unwrap_or_default(),
                    });
                }
            }
        }
        Ok(())
    }

    /// Whether a side may claim a time fault of its partner now.
    ///
    /// # Errors
    /// [`Refusal`] if there is none, the claim comes too late, or claims are barred.
    pub fn may_claim(&self, by: Side) -> Result<(), Refusal> {
        if self.verdict().is_some() {
            return Err(Refusal::Over);
        }
        if self.claim.is_some() {
            return Err(Refusal::ClaimedAlready);
        }
        let partner = by.other();
        let (moves, total) = (self.moves_of(partner), self.claimed_total(by));
        let rule = &self.setup().rules.faults;
        // Where claims end with the control move, the fault is that of the moves up to which it came about.
        let stood = if rule.by_control_move { self.fault_since(partner) } else { None };
        let limit = self.limit(moves);
        let Some(at) = stood.or_else(|| (total > limit).then_some(moves)) else {
            return Err(Refusal::NoFault { moves, total, limit });
        };
        let control = control_move(at);
        let is_answered = moves > control || (moves == control && self.turn() != by);
        if rule.by_control_move && is_answered {
            return Err(Refusal::ClaimTooLate(control));
        }
        match self.barred[by] {
            Some(barred) if moves <= barred => Err(Refusal::ClaimBarred(barred)),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether a record of the game, or papers with it, came from either side.
    fn has_record(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.records[side].is_some() || self.papers[side].is_some())
    }

    /// Whether the claim that waits names a time fault; `None` if none waits.
    #[must_use]
    pub fn claim_stands(&self) -> Option<bool> {
        let claim = self.claim.as_ref()?;
        let stood = self.setup().rules.faults.by_control_move && self.fault_since(claim.by.other()).is_some();
        Some(stood || claim.total > self.limit(claim.moves))
    }

    /// The partner's total that a claim of a side states: the claim takes the place of the reply, in which the total may be
    /// corrected.
    #[must_use]
    pub fn claimed_total(&self, by: Side) -> u32 {
        self.right_of(by).correct_to.unwrap_or(self.totals[by.other()])
    }

    /// The day of a claim that a side may make, or complete with its reply. The record of the arbiter takes a wrong one as well:
    /// it has to be ruled on.
    fn claims_on(&self, by: Side, sent: Day, has_reply: bool) -> Result<Day, Refusal> {
        if let Some(claim) = self.claim.as_ref().filter(|claim| claim.by == by && claim.reply.is_none() && has_reply) {
            return Ok(claim.sent);
        }
        let is_arbiters = self.setup().me.is_none();
        match self.may_claim(by) {
            Err(Refusal::NoFault { .. }) if is_arbiters => Ok(sent),
            may => may.map(|()| sent),
        }
    }

    /// Whether a protest against the adjudication has been decided on: that decision is final (R-10.5.7, CH-55.9.11, CH-56.9.10).
    #[must_use]
    pub fn is_final(&self) -> bool {
        let is_result = |(ruling, _): &&(Ruling, Day)| matches!(ruling, Ruling::Adjudicated(_));
        let days: Vec<Day> = self.rulings.iter().filter(is_result).map(|(_, on)| *on).collect();
        match days.as_slice() {
            [first, .., last] => self.protests.iter().any(|(_, on)| first <= on && on <= last),
            _ => false,
        }
    }

    /// The move after which a side was over time first, since its time began and it was not ruled on.
    fn fault_since(&self, side: Side) -> Option<u32> {
        let over = |past: &&super::Past| past.letter.by == side && past.outcome.over_time;
        let moves = |past: &super::Past| self.all_moves_of(side, past.before + past.outcome.made.len());
        let reset = self.reset_at[side];
        self.letters.iter().filter(over).map(moves).filter(|&at| at > reset).map(|at| at - reset).next_back()
    }

    /// The claim of a side as it stands in the record.
    fn claim_by(&self, by: Side, sent: Day, reply: Option<Box<Letter>>) -> Claim {
        let partner = by.other();
        let resets = self.setup().rules.faults.first_resets && self.faults[partner] == 0;
        Claim { by, sent, moves: self.moves_of(partner), total: self.claimed_total(by), stops: !resets, reply }
    }

    /// Whether a protest comes within its days after the last ruling.
    fn protest_in_time(&self, _by: Side, on: Day) -> bool {
        let rule = &self.setup().rules.ending;
        let adjudicated = matches!(self.phase, Phase::Over(verdict) if verdict.reason == super::Reason::Adjudicated);
        let days = if adjudicated { rule.appeal } else { rule.protest };
        self.ruled().is_some_and(|ruled| on <= ruled.plus(days))
    }

    /// Whether a side has lost the appeal against an adjudication: its papers did not come in time (R-10.5.6, CH-55.9.8).
    #[must_use]
    pub fn has_no_appeal(&self, side: Side) -> bool {
        let adjudicated = matches!(self.phase, Phase::Over(verdict) if verdict.reason == super::Reason::Adjudicated);
        let last = self.setup().end.map(|end| end.plus(self.setup().rules.ending.papers));
        let in_time = self.papers[side].is_some_and(|papers| last.is_none_or(|last| papers.on <= last));
        adjudicated && !in_time
    }
}
