//! Schema 2 of the journal of a micro-match: what stands on disk, all of it in types of its own.

use serde::{Deserialize, Serialize};

use super::step::{Step, frozen};
use super::v4::{Asked, Class, Mode, Opening, Outcome, Person, Press, RuleSet, Scale, Seat, Watch, named, roster};
use golos_tournament::micro_match::{self as live, ByRival};

/// The number of this schema.
pub(super) const SCHEMA: u32 = 2;

frozen! {
    enum Event <=> {
        MatchOpened(setup: Box<Setup>),
        GameOpened { number: u32, white: Rival, file: String },
        GameEnded { number: u32, outcome: Outcome, forfeit: bool, article: String },
        GameReopened { by: Seat, number: u32 },
        BreakWarned { left: u64 },
        BreakOver { by: Option<Seat> },
        ExtraOpened { by: Seat, number: u32 },
        Ended { by: Option<Seat>, result: MatchResult },
        Jumped { gap: u64 },
        Lived,
        Reopened { wall: String, gap: u64 },
        Refused { by: Seat, asked: Asked, why: String },
        Noted { by: Seat, text: String },
        Closed,
    }

    struct Setup <=> {
        schema: u32,
        program: String,
        opened: String,
        rules: RuleSet,
        a: String,
        b: String,
        /// Who else sits at the board, by the colours of the first game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        people: Vec<Person>,
        course: Course,
        extra: Option<Course>,
        scale: Scale,
        rest: u64,
        recorded: bool,
        press: Press,
        mode: Mode,
        #[serde(default, skip_serializing_if = "Watch::is_default")]
        watch: Watch,
        warnings: Warnings,
        position: Option<String>,
        opening: Option<Opening>,
    }

    struct Warnings <=> { a: Vec<u64>, b: Vec<u64> }

    struct Course <=> live::Course { control: String, class: Class, length: Length, carried: bool }

    enum Length <=> live::Length { Games(games: u32), FirstWin }

    enum Rival <=> live::Rival { A, B }

    /// The score in half points.
    struct MatchResult <=> { outcome: MatchOutcome, cause: Cause, a: u32, b: u32, article: String }

    enum MatchOutcome <=> { AWins, BWins, Draw, BothLost }

    enum Cause <=> live::Cause { Points, Absence, Decision(reason: String) }
}

/// In schema 1 both players are warned alike.
impl Step<Warnings> for Vec<u64> {
    fn step(self) -> Result<Warnings, String> {
        Ok(Warnings { a: self.clone(), b: self })
    }
}

impl Step<Setup> for live::Setup {
    fn step(self) -> Result<Setup, String> {
        let live::Setup { rules, players, course, extra, scale, rest, recorded, press, mode, .. } = self;
        Ok(Setup {
            schema: SCHEMA,
            program: self.program,
            opened: self.opened,
            rules: rules.step()?,
            a: players.a,
            b: players.b,
            people: named(&self.people)?,
            course: course.step()?,
            extra: extra.step()?,
            scale: scale.step()?,
            rest: rest.step()?,
            recorded,
            press: press.step()?,
            mode: mode.step()?,
            watch: Watch {
                white_tactile: self.tactile.a,
                black_tactile: self.tactile.b,
                white_blind: self.blind.a,
                black_blind: self.blind.b,
                white_needs: self.needs.a.step()?,
                black_needs: self.needs.b.step()?,
                gate: self.gate.step()?,
            },
            warnings: Warnings { a: self.warnings.a.step()?, b: self.warnings.b.step()? },
            position: self.position,
            opening: self.opening.step()?,
        })
    }
}

impl Step<live::Setup> for Setup {
    fn step(self) -> Result<live::Setup, String> {
        Ok(live::Setup {
            rules: self.rules.step()?,
            players: ByRival::new(self.a, self.b),
            people: roster(self.people)?,
            course: self.course.step()?,
            extra: self.extra.step()?,
            scale: self.scale.step()?,
            rest: self.rest.step()?,
            recorded: self.recorded,
            press: self.press.step()?,
            mode: self.mode.step()?,
            tactile: ByRival::new(self.watch.white_tactile, self.watch.black_tactile),
            blind: ByRival::new(self.watch.white_blind, self.watch.black_blind),
            needs: ByRival::new(self.watch.white_needs.step()?, self.watch.black_needs.step()?),
            gate: self.watch.gate.step()?,
            warnings: ByRival::new(self.warnings.a.step()?, self.warnings.b.step()?),
            position: self.position,
            opening: self.opening.step()?,
            opened: self.opened,
            program: self.program,
        })
    }
}

impl Step<MatchResult> for live::MatchResult {
    fn step(self) -> Result<MatchResult, String> {
        let outcome = match self.outcome {
            live::MatchOutcome::Win(live::Rival::A) => MatchOutcome::AWins,
            live::MatchOutcome::Win(live::Rival::B) => MatchOutcome::BWins,
            live::MatchOutcome::Draw => MatchOutcome::Draw,
            live::MatchOutcome::BothLost => MatchOutcome::BothLost,
        };
        let ByRival { a, b } = self.score;
        Ok(MatchResult { outcome, cause: self.cause.step()?, a, b, article: self.article })
    }
}

impl Step<live::MatchResult> for MatchResult {
    fn step(self) -> Result<live::MatchResult, String> {
        let outcome = match self.outcome {
            MatchOutcome::AWins => live::MatchOutcome::Win(live::Rival::A),
            MatchOutcome::BWins => live::MatchOutcome::Win(live::Rival::B),
            MatchOutcome::Draw => live::MatchOutcome::Draw,
            MatchOutcome::BothLost => live::MatchOutcome::BothLost,
        };
        let score = ByRival::new(self.a, self.b);
        Ok(live::MatchResult { outcome, cause: self.cause.step()?, score, article: self.article })
    }
}

impl Step<live::Event> for Event {
    fn step(self) -> Result<live::Event, String> {
        use live::Event as Live;
        Ok(match self {
            Event::MatchOpened(setup) => Live::Opened(setup.step()?),
            Event::GameOpened { number, white, file } => Live::GameOpened { number, white: white.step()?, file },
            Event::GameEnded { number, outcome, forfeit, article } => {
                Live::GameEnded { number, outcome: outcome.step()?, forfeit, article }
            }
            Event::GameReopened { by, number } => Live::GameReopened { by: by.step()?, number },
            Event::BreakWarned { left } => Live::BreakWarned { left: left.step()? },
            Event::BreakOver { by } => Live::BreakOver { by: by.step()? },
            Event::ExtraOpened { by, number } => Live::ExtraOpened { by: by.step()?, number },
            Event::Ended { by, result } => Live::Ended { by: by.step()?, result: result.step()? },
            Event::Jumped { gap } => Live::Record(live::RecordEvent::Jumped { gap: gap.step()? }),
            Event::Lived => Live::Record(live::RecordEvent::Lived),
            Event::Reopened { wall, gap } => Live::Record(live::RecordEvent::Reopened { wall, gap: gap.step()? }),
            Event::Refused { by, asked, why } => {
                Live::Record(live::RecordEvent::Refused { by: by.step()?, asked: asked.step()?, why })
            }
            Event::Noted { by, text } => Live::Record(live::RecordEvent::Noted { by: by.step()?, text }),
            Event::Closed => Live::Record(live::RecordEvent::Closed),
        })
    }
}

impl Step<Event> for live::Event {
    fn step(self) -> Result<Event, String> {
        use live::Event as Live;
        Ok(match self {
            Live::Opened(setup) => Event::MatchOpened(setup.step()?),
            Live::GameOpened { number, white, file } => Event::GameOpened { number, white: white.step()?, file },
            Live::GameEnded { number, outcome, forfeit, article } => {
                Event::GameEnded { number, outcome: outcome.step()?, forfeit, article }
            }
            Live::GameReopened { by, number } => Event::GameReopened { by: by.step()?, number },
            Live::BreakWarned { left } => Event::BreakWarned { left: left.step()? },
            Live::BreakOver { by } => Event::BreakOver { by: by.step()? },
            Live::ExtraOpened { by, number } => Event::ExtraOpened { by: by.step()?, number },
            Live::Ended { by, result } => Event::Ended { by: by.step()?, result: result.step()? },
            Live::Record(live::RecordEvent::Jumped { gap }) => Event::Jumped { gap: gap.step()? },
            Live::Record(live::RecordEvent::Lived) => Event::Lived,
            Live::Record(live::RecordEvent::Reopened { wall, gap }) => Event::Reopened { wall, gap: gap.step()? },
            Live::Record(live::RecordEvent::Refused { by, asked, why }) => {
                Event::Refused { by: by.step()?, asked: asked.step()?, why }
            }
            Live::Record(live::RecordEvent::Noted { by, text }) => Event::Noted { by: by.step()?, text },
            Live::Record(live::RecordEvent::Closed) => Event::Closed,
        })
    }
}
