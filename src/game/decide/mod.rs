//! What really happens when somebody asks for something, or when time passes. Pure: effects are returned as events.

mod absence;
mod adjournment;
mod desk;
mod draws;
mod due;
mod handling;
mod mate;
mod moves;
mod penalties;
mod protests;
mod regulation;
mod sanctions;
mod take_back;

use super::{
    Actor, AdjournmentAsk, Ask, AttendanceAsk, ClaimAsk, ClockAsk, ClockEvent, Command, Drawn, Event, HearingEvent,
    Mode, MoveAsk, OfferAsk, Opening, OpeningAsk, OpeningEvent, Phase, Query, RecordAsk, RecordEvent, Refusal,
    RemedyAsk, RulingAsk, State,
};
use golos_clock::Ms;
use golos_ledger::brief;
use golos_people::{Act, Denial, Denied};
use golos_rules::Side;

pub(super) use due::{due, happen};

/// The answer to a command: what happened, and why the command itself was refused, if it was.
pub type Decision = golos_ledger::Decision<Event, Refusal>;

/// A decision in the making.
/// A draft of what happens, with what a game can do in it.
pub(super) struct Draft<'a>(pub(super) &'a mut golos_ledger::Draft<State>);

impl std::ops::Deref for Draft<'_> {
    type Target = golos_ledger::Draft<State>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl std::ops::DerefMut for Draft<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0
    }
}

type Answer = Result<(), Refusal>;

/// Answers a command: first who may ask at all, then what the rules say.
pub(super) fn answer(draft: &mut Draft, command: &Command) -> Answer {
    let answer = permit(&draft.state, command).and_then(|()| draft.answer(command));
    answer.map_err(|refusal| match refusal {
        // What is recorded is by the document that the game is played by.
        Refusal::NotPermitted(denied) => Refusal::NotPermitted(denied.under(draft.state.document())),
        refusal => refusal,
    })
}

/// The table of permissions (U-V.13.11, R-5.4.15.1), asked before anything else.
fn permit(state: &State, command: &Command) -> Answer {
    let Some(act) = command.ask.act() else { return Ok(()) };
    state.permits(command.by, act).map_err(Refusal::NotPermitted)
}

impl Draft<'_> {
    fn answer(&mut self, command: &Command) -> Answer {
        let by = command.by;
        match &command.ask {
            Ask::Tick => Ok(()),
            Ask::Searched { search, chance } => self.searched(search, chance),
            Ask::Resign => self.resign(by),
            Ask::Attendance(AttendanceAsk::Absent(sides)) => self.miss(by, sides),
            Ask::Attendance(AttendanceAsk::Arrived(side)) => self.arrive(by, *side),
            Ask::Attendance(AttendanceAsk::Agree { side, tasks }) => self.agree(by, *side, *tasks),
            Ask::Attendance(AttendanceAsk::Need { side, needs }) => self.need(by, *side, *needs),
            Ask::Opening(OpeningAsk::Await(side)) => self.wait_for(by, *side),
            Ask::Opening(OpeningAsk::Draw(opening)) => self.open_with(by, opening, ""),
            Ask::Opening(OpeningAsk::Redraw(opening, reason)) => self.open_with(by, opening, reason),
            Ask::Opening(OpeningAsk::Act(act)) => self.act(by, act),
            Ask::Move(MoveAsk::Make(text)) => self.enter(by, text),
            Ask::Move(MoveAsk::Press) => self.press(by),
            Ask::Move(MoveAsk::TakeBack) => self.take_back(by),
            Ask::Move(MoveAsk::Amend(text)) => self.amend(by, text),
            Ask::Handling(ask) => self.handle(by, ask),
            Ask::Clock(ask) => self.answer_clock(by, ask),
            Ask::Offer(OfferAsk::Offer) => self.offer(by),
            Ask::Offer(OfferAsk::Accept) => self.accept(by),
            Ask::Offer(OfferAsk::Decline) => self.decline(by),
            Ask::Claim(ClaimAsk::Claim { claim, intended }) => self.claim(by, *claim, None, intended.as_deref()),
            Ask::Claim(ClaimAsk::Ground { article, intended }) => self.claim_by(by, article, intended.as_deref()),
            Ask::Claim(ClaimAsk::Aloud { on }) => self.count(by, *on),
            Ask::Claim(ClaimAsk::Postpone) => self.postpone(by),
            Ask::Claim(ClaimAsk::Show { line }) => self.show(by, line),
            Ask::Remedy(RemedyAsk::Misdeed { side, misdeed, reason }) => self.find(by, *side, *misdeed, reason),
            Ask::Remedy(RemedyAsk::Report { side, fault, reason }) => self.report(by, *side, *fault, reason),
            Ask::Remedy(RemedyAsk::Demand) => self.demand(by),
            Ask::Remedy(RemedyAsk::Back) => self.switch_back(by),
            Ask::Remedy(RemedyAsk::Correct) => self.correct(by),
            Ask::Remedy(RemedyAsk::Mend(text)) => self.mend(by, text),
            Ask::Remedy(RemedyAsk::Stand) => self.stand(by),
            Ask::Remedy(RemedyAsk::Found(found)) => self.stand_as_found(by, found),
            Ask::Remedy(RemedyAsk::Restored) => self.restored(by),
            Ask::Adjournment(AdjournmentAsk::Seal(sealed)) => self.seal(by, sealed),
            Ask::Adjournment(AdjournmentAsk::Unseal(key)) => self.unseal(by, key),
            Ask::Adjournment(AdjournmentAsk::Lose { reason }) => self.lose_envelope(by, reason),
            Ask::Adjournment(AdjournmentAsk::Appoint { when }) => self.appoint(by, when),
            Ask::Adjournment(AdjournmentAsk::Session { at, hour }) => self.end_session_at(by, *at, hour),
            Ask::Adjournment(AdjournmentAsk::Annul { reason }) => self.annul(by, reason),
            Ask::Ruling(RulingAsk::Uphold) => self.uphold(by),
            Ask::Ruling(RulingAsk::Overrule { upheld: true, reason }) => self.overrule(by, reason),
            Ask::Ruling(RulingAsk::Overrule { upheld: false, reason }) => self.reject_anyway(by, reason),
            Ask::Ruling(RulingAsk::Dismiss) => self.dismiss(by),
            Ask::Ruling(RulingAsk::Named { upheld, topic }) => self.rule_named(by, *upheld, *topic),
            Ask::Ruling(RulingAsk::Result { outcome, scale, reason }) => {
                self.expect_points(*scale)?;
                self.decree(by, *outcome, reason)
            }
            Ask::Ruling(RulingAsk::Impose(ask)) => self.impose(by, ask),
            Ask::Ruling(RulingAsk::Lift { side, reason }) => self.lift(by, *side, reason),
            Ask::Ruling(RulingAsk::BothFlags { found }) => self.both_flags(by, found),
            Ask::Record(RecordAsk::Query(query)) => self.ask(by, query),
            Ask::Record(RecordAsk::Call(text)) => self.happens(HearingEvent::Called { by, text: brief(text) }),
            Ask::Record(RecordAsk::Attend) if self.state.calls().is_empty() => Err(Refusal::NothingPending),
            Ask::Record(RecordAsk::Attend) => self.happens(HearingEvent::Attended { by }),
            Ask::Record(RecordAsk::Adjust) => self.adjust(by),
            Ask::Ruling(RulingAsk::Respond { response, reason }) => self.respond(by, *response, reason),
            Ask::Record(RecordAsk::Protest(ask)) => self.protest(by, ask),
            Ask::Record(RecordAsk::Sign(sides)) => self.sign(by, sides),
            Ask::Record(RecordAsk::Note(text)) if by.is_arbiter() => {
                self.happens(RecordEvent::Noted { by, text: brief(text) })
            }
            Ask::Record(RecordAsk::Note(text)) => self.happens(HearingEvent::Remarked { by, text: brief(text) }),
        }
    }

    fn answer_clock(&mut self, by: Actor, ask: &ClockAsk) -> Answer {
        match ask {
            ClockAsk::Start => self.start(by),
            ClockAsk::StartAt { at, hour } => self.start_at(by, *at, hour),
            ClockAsk::Flag => self.point_out_flag(by),
            ClockAsk::Pause { reason } => self.pause(ClockEvent::Paused { by, reason: brief(reason) }),
            ClockAsk::Halt => self.pause(ClockEvent::Halted { by }),
            ClockAsk::Resume => self.resume(by),
            ClockAsk::Correct { side, change, reason } => self.set_time(by, (&[*side], *change), reason, false),
            ClockAsk::CorrectBoth { change, reason } => self.set_time(by, (&Side::BOTH, *change), reason, false),
            ClockAsk::Overrule { sides, change, reason } => self.set_time(by, (sides, *change), reason, true),
            ClockAsk::Carry { side, left } => self.carry_over(by, *side, *left),
            ClockAsk::Gap(ruling) => self.rule_gap(by, *ruling),
        }
    }

    /// CH-4.2.1, R-6.1.4.9: whoever adjusts a piece says so first; the table asks for his own turn.
    fn adjust(&mut self, by: Actor) -> Answer {
        self.expect_started()?;
        self.happens(HearingEvent::Adjusted { by })
    }

    /// R-5.4.3.5, CH-8.7: each signs his sheet when the game is over; the arbiter notes whose are signed.
    fn sign(&mut self, by: Actor, sides: &[Side]) -> Answer {
        if self.state.phase() != Phase::Over {
            return Err(Refusal::NotOver);
        }
        let own = by.side();
        let sides = match (sides, own) {
            ([], Some(own)) => vec![own],
            ([], None) => return Err(Refusal::SideNeeded),
            (sides, _) => sides.to_vec(),
        };
        if let Some(other) = sides.iter().find(|&&side| own.is_some_and(|own| own != side)) {
            return Err(Refusal::OthersSheet(*other));
        }
        let (signed, unsigned): (Vec<Side>, Vec<Side>) = sides.iter().partition(|&&side| self.state.is_signed(side));
        if let (Some(signed), true) = (signed.first(), unsigned.is_empty()) {
            return Err(Refusal::Signed(*signed));
        }
        for side in unsigned {
            self.happens(HearingEvent::Signed { by, side })?;
        }
        Ok(())
    }

    fn start(&mut self, by: Actor) -> Answer {
        match self.state.phase() {
            Phase::Ready => self.start_clocks(by),
            Phase::Over => Err(Refusal::Over),
            Phase::Playing | Phase::Paused => Err(Refusal::AlreadyStarted),
        }
    }

    /// A position that was set up may be decided already.
    fn start_clocks(&mut self, by: Actor) -> Answer {
        self.start_clocks_at(by, self.now)
    }

    pub(super) fn start_clocks_at(&mut self, by: Actor, at: Ms) -> Answer {
        let side = self.state.side_to_run();
        self.happens_at(at, ClockEvent::Started { by: Some(by), side })?;
        self.end_by_position()
    }

    /// R-5.4.1.2, CH-6.6: the start of the round at an hour, the same for all boards; it may be said anew.
    fn start_at(&mut self, by: Actor, at: Ms, hour: &str) -> Answer {
        match self.state.phase() {
            Phase::Ready if at <= self.now => Err(Refusal::TooLate),
            Phase::Ready => self.happens(ClockEvent::StartAppointed { by, at, hour: brief(hour) }),
            Phase::Over => Err(Refusal::Over),
            Phase::Playing | Phase::Paused => Err(Refusal::AlreadyStarted),
        }
    }

    /// R-5.4.1.3, U-V.9.5.5: for a player who is late the opening is drawn when he has come, on his time.
    fn wait_for(&mut self, by: Actor, side: Side) -> Answer {
        // CH-6.6: where nothing is drawn he is absent, and no more.
        if !self.state.family().draws_openings() {
            return self.miss(by, &[side]);
        }
        match self.state.phase() {
            Phase::Over => Err(Refusal::Over),
            Phase::Paused => Err(Refusal::Stopped),
            _ if self.state.setup().position.is_some() => Err(Refusal::OpeningNotHere),
            // What is drawn already needs him no more: his clock runs.
            Phase::Ready if self.state.opening().is_some() => self.miss(by, &[side]),
            Phase::Playing if self.state.opening().is_some() => Err(Refusal::AlreadyStarted),
            Phase::Playing if !self.state.takes_opening() => Err(Refusal::OpeningTooLate),
            Phase::Playing if self.claim_pending() => Err(Refusal::ClaimPending),
            Phase::Ready | Phase::Playing => self.happens(OpeningEvent::Awaited { by, side }),
        }
    }

    /// the arbiter draws with both players present; a lot that was read wrongly can be read again.
    fn open_with(&mut self, by: Actor, opening: &Opening, reason: &str) -> Answer {
        if self.state.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if self.state.setup().position.is_some() {
            return Err(Refusal::OpeningNotHere);
        }
        if !self.state.takes_opening() {
            return Err(Refusal::OpeningTooLate);
        }
        // A lot that was read wrongly is corrected, with the reason; nobody draws until he likes what comes.
        if self.state.opening().is_some() && matches!(opening.drawn(), Drawn::Seed { .. }) {
            self.expect_second_lot()?;
        }
        if self.state.blocked() {
            return Err(if self.claim_pending() { Refusal::ClaimPending } else { Refusal::Stopped });
        }
        opening.verify(self.state.setup().rules.variant).map_err(Refusal::Opening)?;
        if self.state.opening().is_some() {
            let text = desk::needed(reason)?;
            self.happens(RecordEvent::Noted { by, text })?;
            self.draw_on_time_of_late(by)?;
        }
        self.happens(OpeningEvent::Drawn { by, opening: Box::new(opening.clone()) })
    }

    /// R-5.4.1.3, U-V.9.5.3: one lot more, with both there, where the first was drawn without one of them.
    fn expect_second_lot(&self) -> Answer {
        if !self.state.is_drawn_without() {
            return Err(Refusal::AlreadyDrawn);
        }
        Side::BOTH
            .into_iter()
            .find(|&side| self.state.is_absent(side))
            .map_or(Ok(()), |side| Err(Refusal::Absent(side)))
    }

    /// Queries at a rated board are journalled.
    fn ask(&mut self, by: Actor, query: &Query) -> Answer {
        let rated = self.state.setup().mode == Mode::Rated;
        if rated
            && *query == Query::Number
            && let Some(side) = by.side()
            && let Some(article) = self.state.number_hidden_from(side, self.now)
        {
            return Err(Refusal::NumberHidden(article.to_owned()));
        }
        if let (true, Query::Sheet, Some(side)) = (rated, query, by.side()) {
            self.state.expect_sheet(side)?;
        }
        let query = match query {
            Query::Place(place) => Query::Place(brief(place)),
            Query::Near(place) => Query::Near(brief(place)),
            Query::Through(place) => Query::Through(brief(place)),
            Query::Moves(square) => Query::Moves(brief(square)),
            Query::Rule(text) => Query::Rule(brief(text)),
            other => other.clone(),
        };
        if rated { self.happens(HearingEvent::Asked { by, query }) } else { Ok(()) }
    }

    /// Refuses unless the clocks run and no matter bars the way.
    fn expect_playing(&self) -> Answer {
        match self.state.phase() {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Over => Err(Refusal::Over),
            Phase::Paused => Err(Refusal::Stopped),
            Phase::Playing if self.state.awaited().is_some() => Err(Refusal::OpeningNotDrawn),
            Phase::Playing if self.claim_pending() => Err(Refusal::ClaimPending),
            Phase::Playing if self.state.sealed().is_some() => Err(Refusal::Adjourned),
            Phase::Playing => self.state.missed().map_or(Ok(()), |side| Err(Refusal::Absent(side))),
        }
    }

    fn claim_pending(&self) -> bool {
        self.state.claim_pending()
    }

    fn expect_started(&self) -> Answer {
        match self.state.phase() {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Over => Err(Refusal::Over),
            Phase::Playing | Phase::Paused => Ok(()),
        }
    }
}

/// The side that is acted for; those of no side do not play.
fn player(by: Actor) -> Result<Side, Refusal> {
    by.side().ok_or(Refusal::SideNeeded)
}

/// This may only the arbiter decide, by the rules of this game.
fn arbiter_only(act: Act, articles: &'static [&'static str]) -> Refusal {
    Refusal::NotPermitted(Denied { act, why: Denial::ArbiterOnly, articles })
}
