//! What really happens when somebody asks something of a micro-match, or when time passes.

use super::{
    Command, Corrupt, Event, Finding, MatchOutcome, Phase, Refusal, Request, Rival, Setup, State, audit, evolve,
};
use golos_clock::Ms;
use golos_game::Outcome;
use golos_ledger::{RecordEvent, Recorded, RefusalReason, StateMachine, brief};
use golos_people::Actor;

/// The answer to a command: what happened, and why the command itself was refused, if it was.
pub type Decision = golos_ledger::Decision<Event, Refusal>;

/// A decision in the making.
/// A draft of what happens, with what a micro-match can do in it.
struct MicroMatchDraft<'a>(&'a mut golos_ledger::Draft<State>);

impl std::ops::Deref for MicroMatchDraft<'_> {
    type Target = golos_ledger::Draft<State>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl std::ops::DerefMut for MicroMatchDraft<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0
    }
}

type MicroMatchAnswer = Result<(), Refusal>;

impl StateMachine for State {
    golos_ledger::frame!();

    fn apply(&mut self, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
        evolve::apply(self, recorded)
    }

    fn validate(&self, recorded: &Recorded<Event>) -> Vec<Finding> {
        audit::validate(self, recorded)
    }

    fn due(&self) -> Option<Ms> {
        self.next().map(|(at, _)| at)
    }

    fn fire_timers(draft: &mut golos_ledger::Draft<State>, _at: Ms) -> MicroMatchAnswer {
        match draft.state.next() {
            Some((at, event)) => draft.happens_at(at, None, event),
            None => Ok(()),
        }
    }

    fn answer(draft: &mut golos_ledger::Draft<State>, command: &Command) -> MicroMatchAnswer {
        MicroMatchDraft(draft).answer(command)?;
        // A result follows at once from the games.
        draft.fire_timers()
    }

    fn id(ask: &Request) -> &'static str {
        ask.id()
    }

    fn reason(refusal: &Refusal) -> RefusalReason {
        refusal.reason()
    }

    /// A break goes on while the record is closed.
    fn closed_to(&self, ask: &Request) -> Option<Refusal> {
        match ask {
            Request::Tick => None,
            Request::OpenGame { .. }
            | Request::EndGame { .. }
            | Request::CorrectGame { .. }
            | Request::ReopenGame
            | Request::CutBreak
            | Request::Extra
            | Request::Decide { .. }
            | Request::Note(_) => Some(Refusal::Closed),
        }
    }

    fn outlives_close(recorded: &Recorded<Event>) -> bool {
        evolve::is_due_event(recorded) || matches!(recorded.event, Event::Record(RecordEvent::Reopened { .. }))
    }
}

impl MicroMatchDraft<'_> {
    fn answer(&mut self, command: &Command) -> MicroMatchAnswer {
        let by = command.by;
        match &command.ask {
            Request::Tick => Ok(()),
            Request::OpenGame { file } => self.open_game(file),
            Request::EndGame { outcome, forfeit, article } => self.end_game(*outcome, *forfeit, article),
            Request::CorrectGame { number, outcome, forfeit, article } => {
                arbiter(by)?;
                if !self.state.can_correct(*number) {
                    return Err(Refusal::Order(self.state.phase()));
                }
                let (number, outcome, forfeit, article) = (*number, *outcome, *forfeit, article.clone());
                self.happens_by(by, Event::GameCorrected { number, outcome, forfeit, article })
            }
            Request::ReopenGame => {
                arbiter(by)?;
                let number = self.state.reopenable().ok_or(Refusal::Counted)?;
                self.happens_by(by, Event::GameReopened { number })
            }
            Request::CutBreak => {
                arbiter(by)?;
                let Phase::Break { .. } = self.state.phase() else { return Err(Refusal::NoBreak) };
                self.happens_by(by, Event::BreakOver)
            }
            Request::Extra => self.extra(by),
            Request::Decide { outcome, reason } => self.rule(by, *outcome, reason),
            Request::Note(text) => self.happens_by(by, RecordEvent::Noted { text: brief(text) }),
        }
    }

    fn open_game(&mut self, file: &str) -> MicroMatchAnswer {
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

    /// The game has got its result, or another one, as long as nothing has followed the first (R-5.4.17.3, CH-8.7).
    fn end_game(&mut self, outcome: Outcome, forfeit: bool, article: &str) -> MicroMatchAnswer {
        let reopenable = self.state.reopenable();
        let open = self.state.games().last().filter(|game| game.end.is_none() || reopenable == Some(game.number));
        let Some(number) = open.map(|game| game.number) else { return Err(Refusal::Order(self.state.phase())) };
        self.happens(Event::GameEnded { number, outcome, forfeit, article: article.to_owned() })
    }

    /// R-5.4.6a: further micro-matches are possible by the regulations of the event.
    fn extra(&mut self, by: Actor) -> MicroMatchAnswer {
        arbiter(by)?;
        if self.state.setup().extra.is_none() {
            return Err(Refusal::NoExtra);
        }
        let number = self.state.next_course();
        match self.state.phase() {
            Phase::Level => self.happens_by(by, Event::ExtraOpened { number }),
            Phase::Over => Err(Refusal::Over),
            Phase::Ready | Phase::Playing | Phase::Break { .. } => Err(Refusal::NotLevel),
        }
    }

    /// R-5.4.15.1: a sanction may cost the micro-match; an equal score at its end may stand as a draw.
    fn rule(&mut self, by: Actor, outcome: MatchOutcome, reason: &str) -> MicroMatchAnswer {
        arbiter(by)?;
        if self.state.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if outcome == MatchOutcome::Draw {
            let result = self.state.standing_draw().ok_or(Refusal::NoDraw)?;
            return self.happens_by(by, Event::Ended { result });
        }
        let result = self.state.decided(outcome, &brief(reason.trim()))?;
        self.happens_by(by, Event::Ended { result })
    }
}

fn arbiter(by: Actor) -> MicroMatchAnswer {
    if by.is_arbiter() { Ok(()) } else { Err(Refusal::ArbiterOnly) }
}
