//! Schema 1 of the journal of a micro-match, frozen: what stands on disk, read and never written again.

use serde::Deserialize;

use super::match_v2;
use super::step::{Step, frozen};
use super::v3::{Class, Mode, Opening, Outcome, Press, RuleSet, Scale, Seat};

/// The number of this schema.
pub(super) const SCHEMA: u32 = 1;

frozen! {
    enum Event => match_v2::Event {
        MatchOpened(setup: Box<Setup>),
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

    struct Setup => match_v2::Setup {
        schema: u32,
        program: String,
        opened: String,
        rules: RuleSet,
        a: String,
        b: String,
        course: Course,
        extra: Option<Course>,
        scale: Scale,
        rest: u64,
        recorded: bool,
        press: Press,
        mode: Mode,
        warnings: Vec<u64>,
        position: Option<String>,
        #[serde(default)]
        opening: Option<Opening>,
    } gains { watch: super::v4::Watch::default(), people: Vec::new() }

    struct Course => match_v2::Course { control: String, class: Class, length: Length, carried: bool }

    enum Length => match_v2::Length { Games(games: u32), FirstWin }

    enum Rival => match_v2::Rival { A, B }

    /// The score in half points.
    struct MatchResult => match_v2::MatchResult { outcome: MatchOutcome, cause: Cause, a: u32, b: u32, article: String }

    enum MatchOutcome => match_v2::MatchOutcome { AWins, BWins, Draw, BothLost }

    enum Cause => match_v2::Cause { Points, Absence, Decision(reason: String) }
}
