//! The journal of a micro-match.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::parts::{Mode, Outcome, Press, RefusalReason};
use super::rules::{Class, RuleSet, Scale};
use super::setup::{Opening, Person, Watch, named, roster};
use golos_tournament::micro_match::{self as live, ByRival};

on_disk! {
    enum Event <=> {
        MatchOpened(setup: Box<Setup>),
        GameOpened { number: u32, white: Rival, file: String },
        GameEnded { number: u32, outcome: Outcome, forfeit: bool, article: String },
        GameCorrected { number: u32, outcome: Outcome, forfeit: bool, article: String },
        GameReopened { number: u32 },
        BreakWarned { left: u64 },
        BreakOver,
        ExtraOpened { number: u32 },
        Ended { result: MatchResult },
        Jumped { gap: u64 },
        Lived,
        Reopened { wall: String, gap: u64 },
        Refused { typed: Option<String>, why: RefusalReason },
        Noted { text: String },
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

    struct Course <=> live::MatchCourse { control: String, class: Class, length: Length, carried: bool }

    enum Length <=> live::Length { Games(games: u32), FirstWin }

    enum Rival <=> live::Rival { A, B }

    /// The score in half points.
    struct MatchResult <=> { outcome: MatchOutcome, cause: Cause, a: u32, b: u32, article: String }

    enum MatchOutcome <=> { AWins, BWins, Draw, BothLost }

    enum Cause <=> live::Cause { Points, Absence, Decision(reason: String) }
}

impl Convert<Setup> for live::Setup {
    fn convert(self) -> Result<Setup, String> {
        let live::Setup { rules, players, course, extra, scale, rest, recorded, press, mode, .. } = self;
        Ok(Setup {
            schema: super::SCHEMA,
            program: self.program,
            opened: self.opened,
            rules: rules.convert()?,
            a: players.a,
            b: players.b,
            people: named(&self.people)?,
            course: course.convert()?,
            extra: extra.convert()?,
            scale: scale.convert()?,
            rest: rest.convert()?,
            recorded,
            press: press.convert()?,
            mode: mode.convert()?,
            watch: Watch {
                white_tactile: self.tactile.a,
                black_tactile: self.tactile.b,
                white_blind: self.blind.a,
                black_blind: self.blind.b,
                white_needs: self.needs.a.convert()?,
                black_needs: self.needs.b.convert()?,
                gate: self.gate.convert()?,
            },
            warnings: Warnings { a: self.warnings.a.convert()?, b: self.warnings.b.convert()? },
            position: self.position,
            opening: self.opening.convert()?,
        })
    }
}

impl Convert<live::Setup> for Setup {
    fn convert(self) -> Result<live::Setup, String> {
        Ok(live::Setup {
            rules: self.rules.convert()?,
            players: ByRival::new(self.a, self.b),
            people: roster(self.people)?,
            course: self.course.convert()?,
            extra: self.extra.convert()?,
            scale: self.scale.convert()?,
            rest: self.rest.convert()?,
            recorded: self.recorded,
            press: self.press.convert()?,
            mode: self.mode.convert()?,
            tactile: ByRival::new(self.watch.white_tactile, self.watch.black_tactile),
            blind: ByRival::new(self.watch.white_blind, self.watch.black_blind),
            needs: ByRival::new(self.watch.white_needs.convert()?, self.watch.black_needs.convert()?),
            gate: self.watch.gate.convert()?,
            warnings: ByRival::new(self.warnings.a.convert()?, self.warnings.b.convert()?),
            position: self.position,
            opening: self.opening.convert()?,
            opened: self.opened,
            program: self.program,
        })
    }
}

impl Convert<MatchResult> for live::MatchResult {
    fn convert(self) -> Result<MatchResult, String> {
        let outcome = match self.outcome {
            live::MatchOutcome::Win(live::Rival::A) => MatchOutcome::AWins,
            live::MatchOutcome::Win(live::Rival::B) => MatchOutcome::BWins,
            live::MatchOutcome::Draw => MatchOutcome::Draw,
            live::MatchOutcome::BothLost => MatchOutcome::BothLost,
        };
        let ByRival { a, b } = self.score;
        Ok(MatchResult { outcome, cause: self.cause.convert()?, a, b, article: self.article })
    }
}

impl Convert<live::MatchResult> for MatchResult {
    fn convert(self) -> Result<live::MatchResult, String> {
        let outcome = match self.outcome {
            MatchOutcome::AWins => live::MatchOutcome::Win(live::Rival::A),
            MatchOutcome::BWins => live::MatchOutcome::Win(live::Rival::B),
            MatchOutcome::Draw => live::MatchOutcome::Draw,
            MatchOutcome::BothLost => live::MatchOutcome::BothLost,
        };
        let score = ByRival::new(self.a, self.b);
        Ok(live::MatchResult { outcome, cause: self.cause.convert()?, score, article: self.article })
    }
}

impl Convert<live::Event> for Event {
    fn convert(self) -> Result<live::Event, String> {
        use live::Event as Live;
        Ok(match self {
            Event::MatchOpened(setup) => Live::Opened(setup.convert()?),
            Event::GameOpened { number, white, file } => Live::GameOpened { number, white: white.convert()?, file },
            Event::GameEnded { number, outcome, forfeit, article } => {
                Live::GameEnded { number, outcome: outcome.convert()?, forfeit, article }
            }
            Event::GameCorrected { number, outcome, forfeit, article } => {
                Live::GameCorrected { number, outcome: outcome.convert()?, forfeit, article }
            }
            Event::GameReopened { number } => Live::GameReopened { number },
            Event::BreakWarned { left } => Live::BreakWarned { left: left.convert()? },
            Event::BreakOver => Live::BreakOver,
            Event::ExtraOpened { number } => Live::ExtraOpened { number },
            Event::Ended { result } => Live::Ended { result: result.convert()? },
            Event::Jumped { gap } => Live::Record(live::RecordEvent::Jumped { gap: gap.convert()? }),
            Event::Lived => Live::Record(live::RecordEvent::Lived),
            Event::Reopened { wall, gap } => Live::Record(live::RecordEvent::Reopened { wall, gap: gap.convert()? }),
            Event::Refused { typed, why } => Live::Record(live::RecordEvent::Refused { typed, why: why.convert()? }),
            Event::Noted { text } => Live::Record(live::RecordEvent::Noted { text }),
            Event::Closed => Live::Record(live::RecordEvent::Closed),
        })
    }
}

impl Convert<Event> for live::Event {
    fn convert(self) -> Result<Event, String> {
        use live::Event as Live;
        Ok(match self {
            Live::Opened(setup) => Event::MatchOpened(setup.convert()?),
            Live::GameOpened { number, white, file } => Event::GameOpened { number, white: white.convert()?, file },
            Live::GameEnded { number, outcome, forfeit, article } => {
                Event::GameEnded { number, outcome: outcome.convert()?, forfeit, article }
            }
            Live::GameCorrected { number, outcome, forfeit, article } => {
                Event::GameCorrected { number, outcome: outcome.convert()?, forfeit, article }
            }
            Live::GameReopened { number } => Event::GameReopened { number },
            Live::BreakWarned { left } => Event::BreakWarned { left: left.convert()? },
            Live::BreakOver => Event::BreakOver,
            Live::ExtraOpened { number } => Event::ExtraOpened { number },
            Live::Ended { result } => Event::Ended { result: result.convert()? },
            Live::Record(live::RecordEvent::Jumped { gap }) => Event::Jumped { gap: gap.convert()? },
            Live::Record(live::RecordEvent::Lived) => Event::Lived,
            Live::Record(live::RecordEvent::Reopened { wall, gap }) => Event::Reopened { wall, gap: gap.convert()? },
            Live::Record(live::RecordEvent::Refused { typed, why }) => Event::Refused { typed, why: why.convert()? },
            Live::Record(live::RecordEvent::Noted { text }) => Event::Noted { text },
            Live::Record(live::RecordEvent::Closed) => Event::Closed,
        })
    }
}
