//! Schema 1 of the journal of a micro-match, frozen: what stands on disk.

use serde::{Deserialize, Serialize};

use super::opening::Opening;
use super::v3::{Mode, Outcome, Press, Seat, peek};
use crate::clock::{self, Ms};
use crate::game;
use crate::tournament::micro_match::{self as live, ByRival};

/// The number of this schema.
pub(super) const SCHEMA: u32 = 1;

/// The schema that the first line names, if it opens a micro-match.
pub(super) fn peek_schema(bytes: &[u8]) -> Option<u32> {
    peek(bytes, b"MatchOpened((schema:")
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Event {
    MatchOpened(Box<Setup>),
    GameOpened { number: u32, white: Rival, file: String },
    GameEnded { number: u32, outcome: Outcome, forfeit: bool, article: String },
    BreakWarned { left: u64 },
    BreakOver { by: Option<Seat> },
    ExtraOpened { by: Seat, number: u32 },
    Ended { by: Option<Seat>, result: MatchResult },
    Jumped { gap: u64 },
    Reopened { wall: String, gap: u64 },
    Refused { by: Seat, asked: String, why: String },
    Noted { by: Seat, text: String },
    Closed,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    schema: u32,
    program: String,
    opened: String,
    rules: game::RuleSet,
    a: String,
    b: String,
    course: Course,
    extra: Option<Course>,
    scale: game::Scale,
    rest: u64,
    recorded: bool,
    press: Press,
    mode: Mode,
    warnings: Vec<u64>,
    position: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<Opening>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Course {
    control: String,
    class: clock::Class,
    length: Length,
    carried: bool,
}

#[derive(Serialize, Deserialize)]
enum Length {
    Games(u32),
    FirstWin,
}

#[derive(Serialize, Deserialize)]
pub(super) enum Rival {
    A,
    B,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchResult {
    outcome: MatchOutcome,
    cause: Cause,
    /// Half points.
    a: u32,
    b: u32,
    article: String,
}

#[derive(Serialize, Deserialize)]
enum MatchOutcome {
    AWins,
    BWins,
    Draw,
    BothLost,
}

#[derive(Serialize, Deserialize)]
enum Cause {
    Points,
    Absence,
    Decision(String),
}

impl From<live::Rival> for Rival {
    fn from(rival: live::Rival) -> Rival {
        match rival {
            live::Rival::A => Rival::A,
            live::Rival::B => Rival::B,
        }
    }
}

impl From<Rival> for live::Rival {
    fn from(disk: Rival) -> live::Rival {
        match disk {
            Rival::A => live::Rival::A,
            Rival::B => live::Rival::B,
        }
    }
}

impl From<&live::Course> for Course {
    fn from(course: &live::Course) -> Course {
        let length = match course.length {
            live::Length::Games(games) => Length::Games(games),
            live::Length::FirstWin => Length::FirstWin,
        };
        Course { control: course.control.to_string(), class: course.class, length, carried: course.carried }
    }
}

impl TryFrom<Course> for live::Course {
    type Error = String;

    fn try_from(disk: Course) -> Result<live::Course, String> {
        let control = disk.control.parse().map_err(|error| format!("{error}"))?;
        let length = match disk.length {
            Length::Games(games) => live::Length::Games(games),
            Length::FirstWin => live::Length::FirstWin,
        };
        Ok(live::Course { control, class: disk.class, length, carried: disk.carried })
    }
}

impl From<&live::Setup> for Setup {
    fn from(setup: &live::Setup) -> Setup {
        let live::Setup { rules, players, course, extra, scale, rest, recorded, press, mode, .. } = setup.clone();
        Setup {
            schema: SCHEMA,
            program: setup.program.clone(),
            opened: setup.opened.clone(),
            rules,
            a: players.a,
            b: players.b,
            course: Course::from(&course),
            extra: extra.as_ref().map(Course::from),
            scale,
            rest: rest.get(),
            recorded,
            press: press.into(),
            mode: mode.into(),
            warnings: setup.warnings.iter().map(|time| time.get()).collect(),
            position: setup.position.clone(),
            opening: setup.opening.as_ref().map(Opening::from),
        }
    }
}

impl TryFrom<Setup> for live::Setup {
    type Error = String;

    fn try_from(disk: Setup) -> Result<live::Setup, String> {
        Ok(live::Setup {
            rules: disk.rules,
            players: ByRival::new(disk.a, disk.b),
            course: disk.course.try_into()?,
            extra: disk.extra.map(live::Course::try_from).transpose()?,
            scale: disk.scale,
            rest: Ms::new(disk.rest),
            recorded: disk.recorded,
            press: disk.press.into(),
            mode: disk.mode.into(),
            warnings: disk.warnings.into_iter().map(Ms::new).collect(),
            position: disk.position,
            opening: disk.opening.map(game::Opening::try_from).transpose()?,
            opened: disk.opened,
            program: disk.program,
        })
    }
}

impl From<live::MatchResult> for MatchResult {
    fn from(result: live::MatchResult) -> MatchResult {
        let outcome = match result.outcome {
            live::MatchOutcome::Win(live::Rival::A) => MatchOutcome::AWins,
            live::MatchOutcome::Win(live::Rival::B) => MatchOutcome::BWins,
            live::MatchOutcome::Draw => MatchOutcome::Draw,
            live::MatchOutcome::BothLost => MatchOutcome::BothLost,
        };
        let cause = match result.cause {
            live::Cause::Points => Cause::Points,
            live::Cause::Absence => Cause::Absence,
            live::Cause::Decision(reason) => Cause::Decision(reason),
        };
        MatchResult { outcome, cause, a: result.score.a, b: result.score.b, article: result.article }
    }
}

impl From<MatchResult> for live::MatchResult {
    fn from(disk: MatchResult) -> live::MatchResult {
        let outcome = match disk.outcome {
            MatchOutcome::AWins => live::MatchOutcome::Win(live::Rival::A),
            MatchOutcome::BWins => live::MatchOutcome::Win(live::Rival::B),
            MatchOutcome::Draw => live::MatchOutcome::Draw,
            MatchOutcome::BothLost => live::MatchOutcome::BothLost,
        };
        let cause = match disk.cause {
            Cause::Points => live::Cause::Points,
            Cause::Absence => live::Cause::Absence,
            Cause::Decision(reason) => live::Cause::Decision(reason),
        };
        live::MatchResult { outcome, cause, score: ByRival::new(disk.a, disk.b), article: disk.article }
    }
}

impl From<&live::Event> for Event {
    fn from(event: &live::Event) -> Event {
        use live::Event as Live;
        match event.clone() {
            Live::Opened(setup) => Event::MatchOpened(Box::new(Setup::from(&*setup))),
            Live::GameOpened { number, white, file } => Event::GameOpened { number, white: white.into(), file },
            Live::GameEnded { number, outcome, forfeit, article } => {
                Event::GameEnded { number, outcome: outcome.into(), forfeit, article }
            }
            Live::BreakWarned { left } => Event::BreakWarned { left: left.get() },
            Live::BreakOver { by } => Event::BreakOver { by: by.map(|by| by.seat.into()) },
            Live::ExtraOpened { by, number } => Event::ExtraOpened { by: by.seat.into(), number },
            Live::Ended { by, result } => Event::Ended { by: by.map(|by| by.seat.into()), result: result.into() },
            Live::Record(live::RecordEvent::Jumped { gap }) => Event::Jumped { gap: gap.get() },
            Live::Record(live::RecordEvent::Reopened { wall, gap }) => Event::Reopened { wall, gap: gap.get() },
            Live::Record(live::RecordEvent::Refused { by, asked, why }) => {
                Event::Refused { by: by.seat.into(), asked, why }
            }
            Live::Record(live::RecordEvent::Noted { by, text }) => Event::Noted { by: by.seat.into(), text },
            Live::Record(live::RecordEvent::Closed) => Event::Closed,
        }
    }
}

impl TryFrom<Event> for live::Event {
    type Error = String;

    fn try_from(disk: Event) -> Result<live::Event, String> {
        use live::Event as Live;
        Ok(match disk {
            Event::MatchOpened(setup) => Live::Opened(Box::new((*setup).try_into()?)),
            Event::GameOpened { number, white, file } => Live::GameOpened { number, white: white.into(), file },
            Event::GameEnded { number, outcome, forfeit, article } => {
                Live::GameEnded { number, outcome: outcome.into(), forfeit, article }
            }
            Event::BreakWarned { left } => Live::BreakWarned { left: Ms::new(left) },
            Event::BreakOver { by } => Live::BreakOver { by: by.map(game::Actor::from) },
            Event::ExtraOpened { by, number } => Live::ExtraOpened { by: by.into(), number },
            Event::Ended { by, result } => Live::Ended { by: by.map(game::Actor::from), result: result.into() },
            Event::Jumped { gap } => Live::Record(live::RecordEvent::Jumped { gap: Ms::new(gap) }),
            Event::Reopened { wall, gap } => Live::Record(live::RecordEvent::Reopened { wall, gap: Ms::new(gap) }),
            Event::Refused { by, asked, why } => Live::Record(live::RecordEvent::Refused { by: by.into(), asked, why }),
            Event::Noted { by, text } => Live::Record(live::RecordEvent::Noted { by: by.into(), text }),
            Event::Closed => Live::Record(live::RecordEvent::Closed),
        })
    }
}
