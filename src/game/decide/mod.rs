//! What really happens when somebody asks for something, or when time passes. Pure: effects are returned as events.

mod absence;
mod adjournment;
mod desk;
mod draws;
mod due;
mod mate;
mod moves;
mod penalties;
mod regulation;
mod touch;

use super::{
    AdjournmentAsk, Ask, AttendanceAsk, ClaimAsk, ClockAsk, ClockEvent, Command, Corrupt, Drawn, Event, Mode, MoveAsk,
    OfferAsk, Opening, OpeningAsk, OpeningEvent, Phase, Query, RecordAsk, RecordEvent, Refusal, RemedyAsk, RulingAsk,
    Seat, State, evolve,
};
use crate::clock::Ms;
use crate::rules::Side;

pub use due::next_deadline;

/// The answer to a command: what happened, and why the command itself was refused, if it was.
///
/// A refusal comes with events too: what was due before the command, and the record of the refusal.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// In order, each with its moment.
    pub events: Vec<(Ms, Event)>,
    pub refusal: Option<Refusal>,
}

/// Decides what happens when `command` is given at `now`.
///
/// What was due before `now` (a flag, a warning) happens first and at its own moment, so that any number of extra
/// [`Ask::Tick`]s leaves the journal as it is. A closed record takes nothing, not even a refusal.
#[must_use]
pub fn decide(state: &State, command: &Command, now: Ms) -> Decision {
    if state.closed() {
        let by_itself = matches!(command.ask, Ask::Tick | Ask::Searched { .. });
        let refusal = (!by_itself).then_some(Refusal::Stopped);
        return Decision { events: Vec::new(), refusal };
    }
    if command.ask == Ask::Tick && next_deadline(state).is_none_or(|due| due > now) {
        return Decision { events: Vec::new(), refusal: None };
    }
    let mut draft = Draft::new(state, now);
    match due::happen(&mut draft).and_then(|()| draft.answer(command)) {
        Ok(()) => Decision { events: draft.events, refusal: None },
        Err(refusal) => refuse(Draft::new(state, now), command, refusal),
    }
}

/// Nothing of a refused command happens: only what was due, and the record of the refusal.
fn refuse(mut draft: Draft, command: &Command, refusal: Refusal) -> Decision {
    let due = due::happen(&mut draft);
    draft.note_refusal(command, &refusal);
    Decision { events: draft.events, refusal: Some(due.err().unwrap_or(refusal)) }
}

/// A decision in the making: events, and the state that they lead to.
struct Draft {
    state: State,
    now: Ms,
    events: Vec<(Ms, Event)>,
}

type Answer = Result<(), Refusal>;

impl Draft {
    fn new(state: &State, now: Ms) -> Draft {
        Draft { state: state.clone(), now: now.max(state.at()), events: Vec::new() }
    }

    fn happens_at(&mut self, at: Ms, event: impl Into<Event>) -> Answer {
        let event = event.into();
        evolve(&mut self.state, at, &event).map_err(|corrupt: Corrupt| Refusal::Internal(corrupt.to_string()))?;
        self.events.push((at, event));
        Ok(())
    }

    fn happens(&mut self, event: impl Into<Event>) -> Answer {
        self.happens_at(self.now, event)
    }

    fn answer(&mut self, command: &Command) -> Answer {
        let by = command.by;
        match &command.ask {
            Ask::Tick => Ok(()),
            Ask::Searched { search, chance } => self.searched(search, chance),
            Ask::Resign => self.resign(by),
            Ask::Attendance(AttendanceAsk::Absent(sides)) => self.miss(by, sides),
            Ask::Attendance(AttendanceAsk::Arrived(side)) => self.arrive(by, *side),
            Ask::Opening(OpeningAsk::Await(side)) => self.wait_for(by, *side),
            Ask::Opening(OpeningAsk::Draw(opening)) => self.open_with(by, opening, ""),
            Ask::Opening(OpeningAsk::Redraw(opening, reason)) => self.open_with(by, opening, reason),
            Ask::Opening(OpeningAsk::Act(act)) => self.act(by, act),
            Ask::Move(MoveAsk::Make(text)) => self.enter(by, text),
            Ask::Move(MoveAsk::Press) => self.press(by),
            Ask::Clock(ask) => self.answer_clock(by, ask),
            Ask::Offer(OfferAsk::Offer) => self.offer(by),
            Ask::Offer(OfferAsk::Accept) => self.accept(by),
            Ask::Offer(OfferAsk::Decline) => self.decline(by),
            Ask::Claim(ClaimAsk::Claim { claim, intended }) => self.claim(by, *claim, intended.as_deref()),
            Ask::Claim(ClaimAsk::Postpone) => self.postpone(by),
            Ask::Remedy(RemedyAsk::Misdeed { side, misdeed }) => self.find(by, *side, *misdeed),
            Ask::Remedy(RemedyAsk::Correct) => self.correct(by),
            Ask::Remedy(RemedyAsk::Stand) => self.stand(by),
            Ask::Adjournment(AdjournmentAsk::Seal(sealed)) => self.seal(by, sealed),
            Ask::Adjournment(AdjournmentAsk::Unseal(key)) => self.unseal(by, key),
            Ask::Ruling(RulingAsk::Uphold) => self.uphold(by),
            Ask::Ruling(RulingAsk::Dismiss) => self.dismiss(by),
            Ask::Ruling(RulingAsk::Result { outcome, reason }) => self.decree(by, *outcome, reason),
            Ask::Ruling(RulingAsk::BothFlags) => self.both_flags(by),
            Ask::Record(RecordAsk::Query(query)) => self.ask(by, query),
            Ask::Record(RecordAsk::Note(text)) => self.happens(RecordEvent::Noted { by, text: brief(text) }),
        }
    }

    fn answer_clock(&mut self, by: Seat, ask: &ClockAsk) -> Answer {
        match ask {
            ClockAsk::Start => self.start(),
            ClockAsk::Flag => self.point_out_flag(by),
            ClockAsk::Pause { reason } => self.pause(by, reason),
            ClockAsk::Resume => self.resume(by),
            ClockAsk::Correct { side, change, reason } => self.set_time(by, *side, *change, reason),
            ClockAsk::Gap(ruling) => self.rule_gap(by, *ruling),
        }
    }

    fn note_refusal(&mut self, command: &Command, refusal: &Refusal) {
        let (by, why) = (command.by, refusal.to_string());
        let asked = match &command.ask {
            Ask::Move(MoveAsk::Make(text)) => brief(text),
            // What lies in the envelope stays there.
            Ask::Adjournment(AdjournmentAsk::Seal(_)) => "seal".to_owned(),
            Ask::Adjournment(AdjournmentAsk::Unseal(_)) => "unseal".to_owned(),
            other => brief(&format!("{other:?}")),
        };
        // A refusal changes nothing, so that its record cannot fail.
        let _ = self.happens(RecordEvent::Refused { by, asked, why });
    }

    fn start(&mut self) -> Answer {
        match self.state.phase() {
            Phase::Ready => {
                self.happens(ClockEvent::Started { side: self.state.side_to_run() })?;
                // A position that was set up may be decided already.
                self.end_by_position()
            }
            Phase::Over => Err(Refusal::Over),
            Phase::Playing | Phase::Paused => Err(Refusal::AlreadyStarted),
        }
    }

    /// R-5.4.1.3, U-V.9.5.5: for a player who is late the opening is drawn when he has come, on his time.
    fn wait_for(&mut self, by: Seat, side: Side) -> Answer {
        arbiter(by)?;
        match self.state.phase() {
            Phase::Over => Err(Refusal::Over),
            Phase::Paused => Err(Refusal::Stopped),
            _ if self.state.setup().position.is_some() => Err(Refusal::OpeningNotHere),
            Phase::Ready if self.state.opening().is_some() => self.start(),
            Phase::Playing if self.state.opening().is_some() => Err(Refusal::AlreadyStarted),
            Phase::Playing if !self.state.takes_opening() => Err(Refusal::OpeningTooLate),
            Phase::Playing if self.claim_pending() => Err(Refusal::ClaimPending),
            Phase::Ready | Phase::Playing => self.happens(OpeningEvent::Awaited { side }),
        }
    }

    /// the arbiter draws with both players present; a lot that was read wrongly can be read again.
    fn open_with(&mut self, by: Seat, opening: &Opening, reason: &str) -> Answer {
        arbiter(by)?;
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
        let is_drawn = self.state.opening().is_some() && self.state.phase() != Phase::Ready;
        if is_drawn && matches!(opening.drawn(), Drawn::Seed { .. }) {
            return Err(Refusal::AlreadyStarted);
        }
        if self.state.blocked() {
            return Err(if self.claim_pending() { Refusal::ClaimPending } else { Refusal::Stopped });
        }
        opening.verify(self.state.setup().rules.variant).map_err(Refusal::Opening)?;
        if self.state.opening().is_some() {
            let text = desk::needed(reason)?;
            self.happens(RecordEvent::Noted { by, text })?;
        }
        self.happens(OpeningEvent::Drawn { by, opening: Box::new(opening.clone()) })
    }

    /// Queries at a rated board are journalled; those that would be a hint are refused there.
    fn ask(&mut self, by: Seat, query: &Query) -> Answer {
        let rated = self.state.setup().mode == Mode::Rated;
        match (query, by) {
            (Query::Moves(_), _) if rated => return Err(Refusal::Denied),
            (Query::Report, Seat::Player(_)) if rated => return Err(Refusal::ArbiterOnly),
            // U-V.13.12: a player asks for the times in his own turn.
            (Query::Clock, Seat::Player(side))
                if rated && self.state.phase() == Phase::Playing && self.state.turn() != side =>
            {
                return Err(Refusal::ClockNotNow);
            }
            _ => {}
        }
        let query = match query {
            Query::Place(place) => Query::Place(brief(place)),
            Query::Moves(square) => Query::Moves(brief(square)),
            other => other.clone(),
        };
        if rated { self.happens(RecordEvent::Asked { by, query }) } else { Ok(()) }
    }

    /// Refuses unless the clocks run and no matter bars the way.
    fn expect_playing(&self) -> Answer {
        match self.state.phase() {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Over => Err(Refusal::Over),
            Phase::Paused => Err(Refusal::Stopped),
            Phase::Playing if self.state.awaited().is_some() => Err(Refusal::OpeningNotDrawn),
            Phase::Playing if self.claim_pending() => Err(Refusal::ClaimPending),
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

/// What a person typed, cut to what a record may carry.
fn brief(text: &str) -> String {
    const MOST: usize = 200;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// The side of a player; the arbiter does not play.
fn player(by: Seat) -> Result<Side, Refusal> {
    by.side().ok_or(Refusal::PlayerOnly)
}

fn arbiter(by: Seat) -> Answer {
    if by == Seat::Arbiter { Ok(()) } else { Err(Refusal::ArbiterOnly) }
}
