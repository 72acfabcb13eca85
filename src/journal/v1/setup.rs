//! The first record of a game: everything that was fixed beforehand.

use serde::{Deserialize, Serialize};

use super::super::convert::{Convert, on_disk};
use super::parts::{Mode, Press, Side};
use super::rules::{Class, RuleSet};
use golos_clock::Control;
use golos_game::{self as game, Lot};
use golos_people::{self as people, Roster};
use golos_rules::{self as rules, BySide, chess, renju};

on_disk! {
    struct Setup <=> {
        schema: u32,
        program: String,
        opened: String,
        rules: RuleSet,
        control: String,
        class: Class,
        recorded: bool,
        white: String,
        black: String,
        /// Who else sits at the board.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        people: Vec<Person>,
        press: Press,
        mode: Mode,
        #[serde(default, skip_serializing_if = "Watch::is_default")]
        watch: Watch,
        white_warnings: Vec<u64>,
        black_warnings: Vec<u64>,
        notation: Notation,
        position: Option<String>,
        opening: Option<Opening>,
        /// Whether it was taken from a file of games.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        taken: bool,
        /// Where in an event it is played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        occasion: Option<Occasion>,
        /// The side that the program plays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sparring: Option<Sparring>,
    }

    /// The program as a player.
    struct Sparring <=> game::Sparring {
        side: Side,
        level: u8,
        seed: u64,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")] at_once: bool,
    }

    /// The event, the round and the board.
    struct Occasion <=> game::Occasion { event: String, round: u16, board: u16 }

    /// How the hands are watched.
    struct Watch <=> {
        white_tactile: bool,
        black_tactile: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")] white_blind: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")] black_blind: bool,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] white_needs: Vec<Need>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")] black_needs: Vec<Need>,
        gate: Gate,
    }

    enum Gate <=> game::Gate { Off, Warn, Block }

    enum Need <=> people::Need { Blind, LowVision, Deaf, Deafblind, NoHands, Wheelchair, AssistantRecorded, Trainer }

    enum Arrangement <=> people::Arrangement {
        Boards { two: bool, counts: Side },
        Record { side: Side, medium: Medium },
        Sign(sign: String),
        Voice { side: Side, allowed: bool },
    }

    enum Medium <=> people::Medium { Paper, Braille, Recorder, Assistant, Digital }

    struct Person <=> people::Person { name: String, role: Role }

    enum Role <=> {
        Player(side: Side),
        Assistant { of: Vec<Side>, tasks: Vec<Task> },
        Arbiter,
        Trainer,
        Spectator,
    }

    enum Task <=> people::Task { Announce, Record, Clock, Move, Inform, Claim, State, Interpret }

    struct Notation <=> rules::Notation { chess: ChessLetters, renju: RenjuLetters }

    enum ChessLetters <=> chess::Letters { Latin, Russian, Ukrainian, German }

    enum RenjuLetters <=> renju::Letters { AToP, AToO }

    /// A drawn opening: in the first record, or in one of its own.
    struct Opening <=> { drawn: Drawn, line: OpeningLine, position: String }

    /// Cells are written as people name them: `VI-24`.
    enum Drawn <=> game::Drawn {
        Seed { table: String, lot: String, seed: String, excluded: Vec<String> },
        Lots { table: String, lot: String },
        Entered,
    }

    enum OpeningLine <=> {
        Moves(moves: Vec<String>),
        Placement { white: Option<String>, black: Option<String> },
        Position(fen: String),
    }
}

impl Convert<Setup> for game::Setup {
    fn convert(self) -> Result<Setup, String> {
        let game::Setup { rules, control, class, recorded, players, press, mode, watch, .. } = self;
        Ok(Setup {
            schema: super::SCHEMA,
            program: self.program,
            opened: self.opened,
            rules: rules.convert()?,
            control: control.convert()?,
            class: class.convert()?,
            recorded,
            white: players.white,
            black: players.black,
            people: named(&self.people)?,
            press: press.convert()?,
            mode: mode.convert()?,
            watch: watch.convert()?,
            white_warnings: self.warnings.white.convert()?,
            black_warnings: self.warnings.black.convert()?,
            notation: self.notation.convert()?,
            position: self.position,
            opening: self.opening.convert()?,
            taken: self.taken,
            occasion: self.occasion.convert()?,
            sparring: self.sparring.convert()?,
        })
    }
}

impl Convert<game::Setup> for Setup {
    fn convert(self) -> Result<game::Setup, String> {
        Ok(game::Setup {
            rules: self.rules.convert()?,
            control: self.control.convert()?,
            class: self.class.convert()?,
            recorded: self.recorded,
            players: BySide::new(self.white, self.black),
            people: roster(self.people)?,
            press: self.press.convert()?,
            mode: self.mode.convert()?,
            watch: self.watch.convert()?,
            warnings: BySide::new(self.white_warnings.convert()?, self.black_warnings.convert()?),
            notation: self.notation.convert()?,
            position: self.position,
            opening: self.opening.convert()?,
            opened: self.opened,
            program: self.program,
            taken: self.taken,
            occasion: self.occasion.convert()?,
            sparring: self.sparring.convert()?,
        })
    }
}

impl Watch {
    /// Whether nothing is watched: then it is not written.
    pub(crate) fn is_default(&self) -> bool {
        let Watch { white_tactile, black_tactile, white_blind, black_blind, white_needs, black_needs, gate } = self;
        let is_watched = *white_tactile || *black_tactile || *white_blind || *black_blind;
        !is_watched && white_needs.is_empty() && black_needs.is_empty() && matches!(gate, Gate::Off)
    }
}

impl Default for Watch {
    fn default() -> Watch {
        Watch {
            white_tactile: false,
            black_tactile: false,
            white_blind: false,
            black_blind: false,
            white_needs: Vec::new(),
            black_needs: Vec::new(),
            gate: Gate::Off,
        }
    }
}

impl Convert<Watch> for game::Watch {
    fn convert(self) -> Result<Watch, String> {
        Ok(Watch {
            white_tactile: self.tactile.white,
            black_tactile: self.tactile.black,
            white_blind: self.blind.white,
            black_blind: self.blind.black,
            white_needs: self.needs.white.convert()?,
            black_needs: self.needs.black.convert()?,
            gate: self.gate.convert()?,
        })
    }
}

impl Convert<game::Watch> for Watch {
    fn convert(self) -> Result<game::Watch, String> {
        let tactile = BySide::new(self.white_tactile, self.black_tactile);
        let blind = BySide::new(self.white_blind, self.black_blind);
        let needs = BySide::new(self.white_needs.convert()?, self.black_needs.convert()?);
        Ok(game::Watch { tactile, blind, needs, gate: self.gate.convert()? })
    }
}

impl Convert<Vec<Need>> for people::Needs {
    fn convert(self) -> Result<Vec<Need>, String> {
        self.iter().map(Convert::convert).collect()
    }
}

impl Convert<people::Needs> for Vec<Need> {
    fn convert(self) -> Result<people::Needs, String> {
        let needs: Vec<people::Need> = self.convert()?;
        Ok(needs.into_iter().collect())
    }
}

/// Everybody in a roster, in the same order.
pub(crate) fn named(people: &Roster) -> Result<Vec<Person>, String> {
    people.iter().map(|(_, person)| person.clone().convert()).collect()
}

/// Everybody who was named, in the same order.
pub(crate) fn roster(named: Vec<Person>) -> Result<Roster, String> {
    let mut roster = Roster::default();
    for person in named {
        roster.add(person.convert()?).map_err(|full| full.to_string())?;
    }
    Ok(roster)
}

impl Convert<Vec<Task>> for people::Tasks {
    fn convert(self) -> Result<Vec<Task>, String> {
        self.iter().collect::<Vec<_>>().convert()
    }
}

impl Convert<people::Tasks> for Vec<Task> {
    fn convert(self) -> Result<people::Tasks, String> {
        let tasks: Vec<people::Task> = self.convert()?;
        Ok(tasks.into_iter().collect())
    }
}

impl Convert<Role> for people::Role {
    fn convert(self) -> Result<Role, String> {
        Ok(match self {
            people::Role::Player(side) => Role::Player(side.convert()?),
            people::Role::Assistant { of, tasks } => Role::Assistant { of: of.convert()?, tasks: tasks.convert()? },
            people::Role::Arbiter => Role::Arbiter,
            people::Role::Trainer => Role::Trainer,
            people::Role::Spectator => Role::Spectator,
        })
    }
}

impl Convert<people::Role> for Role {
    fn convert(self) -> Result<people::Role, String> {
        Ok(match self {
            Role::Player(side) => people::Role::Player(side.convert()?),
            Role::Assistant { of, tasks } => {
                let tasks: Vec<people::Task> = tasks.convert()?;
                people::Role::Assistant { of: of.convert()?, tasks: tasks.into_iter().collect() }
            }
            Role::Arbiter => people::Role::Arbiter,
            Role::Trainer => people::Role::Trainer,
            Role::Spectator => people::Role::Spectator,
        })
    }
}

impl Convert<Control> for String {
    fn convert(self) -> Result<Control, String> {
        Control::recorded(&self).map_err(|error| format!("{error}"))
    }
}

impl Convert<String> for Control {
    fn convert(self) -> Result<String, String> {
        Ok(self.to_string())
    }
}

impl Convert<Lot> for String {
    fn convert(self) -> Result<Lot, String> {
        self.parse().map_err(|error| format!("{error}"))
    }
}

impl Convert<String> for Lot {
    fn convert(self) -> Result<String, String> {
        Ok(self.to_string())
    }
}

impl Convert<Opening> for game::Opening {
    fn convert(self) -> Result<Opening, String> {
        let (drawn, line) = (self.drawn().clone().convert()?, self.line().clone().convert()?);
        Ok(Opening { drawn, line, position: self.position().to_owned() })
    }
}

impl Convert<game::Opening> for Opening {
    fn convert(self) -> Result<game::Opening, String> {
        Ok(game::Opening::recorded(self.drawn.convert()?, self.line.convert()?, self.position))
    }
}

impl Convert<OpeningLine> for game::OpeningLine {
    fn convert(self) -> Result<OpeningLine, String> {
        Ok(match self {
            game::OpeningLine::Moves(moves) => OpeningLine::Moves(moves),
            game::OpeningLine::Placement(BySide { white, black }) => OpeningLine::Placement { white, black },
            game::OpeningLine::Position(fen) => OpeningLine::Position(fen),
        })
    }
}

impl Convert<game::OpeningLine> for OpeningLine {
    fn convert(self) -> Result<game::OpeningLine, String> {
        Ok(match self {
            OpeningLine::Moves(moves) => game::OpeningLine::Moves(moves),
            OpeningLine::Placement { white, black } => game::OpeningLine::Placement(BySide::new(white, black)),
            OpeningLine::Position(fen) => game::OpeningLine::Position(fen),
        })
    }
}
