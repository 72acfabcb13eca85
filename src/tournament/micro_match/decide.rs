//! What really happens when somebody asks something of a micro-match, or when time passes.

use super::{Ask, Cause, Command, Event, MatchOutcome, MatchResult, Phase, Refusal, Rival, State, evolve};
use crate::clock::Ms;
use crate::game::{Outcome, Seat};

/// The answer to a command: what happened, and why the command itself was refused, if it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// In order, each with its moment.
    pub events: Vec<(Ms, Event)>,
    pub refusal: Option<Refusal>,
}

/// When something will happen by itself.
#[must_use]
pub fn next_deadline(state: &State) -> Option<Ms> {
    state.due().map(|(at, _)| at)
}

/// Decides what happens when `command` is given at `now`.
///
/// What was due before `now` happens first and at its own moment, so that any number of extra [`Ask::Tick`]s leaves the
/// journal as it is.
#[must_use]
pub fn decide(state: &State, command: &Command, now: Ms) -> Decision {
    let mut draft = Draft { state: state.clone(), now: now.max(state.at()), events: Vec::new() };
    let due = draft.happen_due();
    let (kept, before) = (draft.events.len(), draft.state.clone());
    match due.and_then(|()| draft.answer(command)).and_then(|()| draft.happen_due()) {
        Ok(()) => Decision { events: draft.events, refusal: None },
        Err(refusal) => {
            draft.events.truncate(kept);
            draft.state = before;
            if !draft.state.closed() {
                let (by, why) = (command.by, refusal.to_string());
                let asked = format!("{:?}", command.ask);
                // A refusal changes nothing, so that its record cannot fail.
                let _ = draft.happens(Event::Refused { by, asked, why });
            }
            Decision { events: draft.events, refusal: Some(refusal) }
        }
    }
}

/// A decision in the making: events, and the state that they lead to.
struct Draft {
    state: State,
    now: Ms,
    events: Vec<(Ms, Event)>,
}

type Answer = Result<(), Refusal>;

impl Draft {
    fn happens_at(&mut self, at: Ms, event: Event) -> Answer {
        evolve(&mut self.state, at, &event).map_err(|corrupt| Refusal::Internal(corrupt.to_string()))?;
        self.events.push((at, event));
        Ok(())
    }

    fn happens(&mut self, event: Event) -> Answer {
        self.happens_at(self.now, event)
    }

    fn happen_due(&mut self) -> Answer {
        while let Some((at, event)) = self.state.due().filter(|&(at, _)| at <= self.now) {
            self.happens_at(at, event)?;
        }
        Ok(())
    }

    fn answer(&mut self, command: &Command) -> Answer {
        let by = command.by;
        match &command.ask {
            Ask::Tick => Ok(()),
            Ask::OpenGame { file } => self.open_game(file),
            Ask::EndGame { outcome, forfeit, article } => self.end_game(*outcome, *forfeit, article),
            Ask::CutBreak => {
                arbiter(by)?;
                let Phase::Break { .. } = self.state.phase() else { return Err(Refusal::NoBreak) };
                self.happens(Event::BreakOver { by: Some(by) })
            }
            Ask::Extra => self.extra(by),
            Ask::Decide { outcome, reason } => self.rule(by, *outcome, reason),
            Ask::Jump { gap } => self.happens(Event::Jumped { gap: *gap }),
            Ask::Reopen { wall, gap } => self.happens(Event::Reopened { wall: wall.clone(), gap: *gap }),
            Ask::Note(text) => self.happens(Event::Noted { by, text: text.clone() }),
        }
    }

    fn open_game(&mut self, file: &str) -> Answer {
        match self.state.phase() {
            Phase::Ready => {
                let number = self.state.next_number();
                let (white, file) = (Rival::white_in(number), file.to_owned());
                self.happens(Event::GameOpened { number, white, file })
            }
            Phase::Over => Err(Refusal::Over),
            Phase::Playing => Err(Refusal::Playing),
            phase => Err(Refusal::Order(phase)),
        }
    }

    fn end_game(&mut self, outcome: Outcome, forfeit: bool, article: &str) -> Answer {
        let open = self.state.games().last().filter(|game| game.end.is_none());
        let Some(number) = open.map(|game| game.number) else { return Err(Refusal::Order(self.state.phase())) };
        self.happens(Event::GameEnded { number, outcome, forfeit, article: article.to_owned() })
    }

    /// R-5.4.6a: further micro-matches are possible by the regulations of the event.
    fn extra(&mut self, by: Seat) -> Answer {
        arbiter(by)?;
        if self.state.setup().extra.is_none() {
            return Err(Refusal::NoExtra);
        }
        match self.state.phase() {
            Phase::Level => self.happens(Event::ExtraOpened { by, number: self.state.course_number() + 1 }),
            Phase::Over => Err(Refusal::Over),
            _ => Err(Refusal::NotLevel),
        }
    }

    /// R-5.4.15.1: a sanction may cost the micro-match; an equal score at its end may stand as a draw.
    fn rule(&mut self, by: Seat, outcome: MatchOutcome, reason: &str) -> Answer {
        arbiter(by)?;
        if self.state.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if outcome == MatchOutcome::Draw {
            let result = self.state.by_points();
            let stands = self.state.phase() == Phase::Level && result.outcome == outcome;
            return if stands { self.happens(Event::Ended { by: Some(by), result }) } else { Err(Refusal::NoDraw) };
        }
        let article = self.state.rule.sanction.clone().ok_or(Refusal::NoSanction)?;
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(Refusal::ReasonNeeded);
        }
        let cause = Cause::Decision(reason.to_owned());
        let result = MatchResult { outcome, cause, score: self.state.score(), article };
        self.happens(Event::Ended { by: Some(by), result })
    }
}

fn arbiter(by: Seat) -> Answer {
    if by == Seat::Arbiter { Ok(()) } else { Err(Refusal::ArbiterOnly) }
}
