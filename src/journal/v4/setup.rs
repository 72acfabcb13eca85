//! The first record of a game: everything that was fixed beforehand.

use serde::{Deserialize, Serialize};

use super::super::step::{Step, frozen};
use super::parts::{Mode, Press, Side};
use super::rules::{Class, RuleSet};
use golos_clock::Control;
use golos_game::{self as game, Lot};
use golos_people::{self as people, Roster};
use golos_rules::{self as rules, BySide, chess, renju};

frozen! {
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

impl Step<Setup> for game::Setup {
    fn step(self) -> Result<Setup, String> {
        let game::Setup { rules, control, class, recorded, players, press, mode, watch, .. } = self;
        Ok(Setup {
            schema: super::SCHEMA,
            program: self.program,
            opened: self.opened,
            rules: rules.step()?,
            control: control.step()?,
            class: class.step()?,
            recorded,
            white: players.white,
            black: players.black,
            people: named(&self.people)?,
            press: press.step()?,
            mode: mode.step()?,
            watch: watch.step()?,
            white_warnings: self.warnings.white.step()?,
            black_warnings: self.warnings.black.step()?,
            notation: self.notation.step()?,
            position: self.position,
            opening: self.opening.step()?,
            taken: self.taken,
            occasion: self.occasion.step()?,
        })
    }
}

impl Step<game::Setup> for Setup {
    fn step(self) -> Result<game::Setup, String> {
        Ok(game::Setup {
            rules: self.rules.step()?,
            control: self.control.step()?,
            class: self.class.step()?,
            recorded: self.recorded,
            players: BySide::new(self.white, self.black),
            people: roster(self.people)?,
            press: self.press.step()?,
            mode: self.mode.step()?,
            watch: self.watch.step()?,
            warnings: BySide::new(self.white_warnings.step()?, self.black_warnings.step()?),
            notation: self.notation.step()?,
            position: self.position,
            opening: self.opening.step()?,
            opened: self.opened,
            program: self.program,
            taken: self.taken,
            occasion: self.occasion.step()?,
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

impl Step<Watch> for game::Watch {
    fn step(self) -> Result<Watch, String> {
        Ok(Watch {
            white_tactile: self.tactile.white,
            black_tactile: self.tactile.black,
            white_blind: self.blind.white,
            black_blind: self.blind.black,
            white_needs: self.needs.white.step()?,
            black_needs: self.needs.black.step()?,
            gate: self.gate.step()?,
        })
    }
}

impl Step<game::Watch> for Watch {
    fn step(self) -> Result<game::Watch, String> {
        let tactile = BySide::new(self.white_tactile, self.black_tactile);
        let blind = BySide::new(self.white_blind, self.black_blind);
        let needs = BySide::new(self.white_needs.step()?, self.black_needs.step()?);
        Ok(game::Watch { tactile, blind, needs, gate: self.gate.step()? })
    }
}

impl Step<Vec<Need>> for people::Needs {
    fn step(self) -> Result<Vec<Need>, String> {
        self.iter().map(Step::step).collect()
    }
}

impl Step<people::Needs> for Vec<Need> {
    fn step(self) -> Result<people::Needs, String> {
        let needs: Vec<people::Need> = self.step()?;
        Ok(needs.into_iter().collect())
    }
}

/// Everybody in a roster, in the same order.
pub(crate) fn named(people: &Roster) -> Result<Vec<Person>, String> {
    people.iter().map(|(_, person)| person.clone().step()).collect()
}

/// Everybody who was named, in the same order.
pub(crate) fn roster(named: Vec<Person>) -> Result<Roster, String> {
    let mut roster = Roster::default();
    for person in named {
        roster.add(person.step()?).map_err(|full| full.to_string())?;
    }
    Ok(roster)
}

impl Step<Vec<Task>> for people::Tasks {
    fn step(self) -> Result<Vec<Task>, String> {
        self.iter().collect::<Vec<_>>().step()
    }
}

impl Step<people::Tasks> for Vec<Task> {
    fn step(self) -> Result<people::Tasks, String> {
        let tasks: Vec<people::Task> = self.step()?;
        Ok(tasks.into_iter().collect())
    }
}

impl Step<Role> for people::Role {
    fn step(self) -> Result<Role, String> {
        Ok(match self {
            people::Role::Player(side) => Role::Player(side.step()?),
            people::Role::Assistant { of, tasks } => Role::Assistant { of: of.step()?, tasks: tasks.step()? },
            people::Role::Arbiter => Role::Arbiter,
            people::Role::Trainer => Role::Trainer,
            people::Role::Spectator => Role::Spectator,
        })
    }
}

impl Step<people::Role> for Role {
    fn step(self) -> Result<people::Role, String> {
        Ok(match self {
            Role::Player(side) => people::Role::Player(side.step()?),
            Role::Assistant { of, tasks } => {
                let tasks: Vec<people::Task> = tasks.step()?;
                people::Role::Assistant { of: of.step()?, tasks: tasks.into_iter().collect() }
            }
            Role::Arbiter => people::Role::Arbiter,
            Role::Trainer => people::Role::Trainer,
            Role::Spectator => people::Role::Spectator,
        })
    }
}

impl Step<Control> for String {
    fn step(self) -> Result<Control, String> {
        self.parse().map_err(|error| format!("{error}"))
    }
}

impl Step<String> for Control {
    fn step(self) -> Result<String, String> {
        Ok(self.to_string())
    }
}

impl Step<Lot> for String {
    fn step(self) -> Result<Lot, String> {
        self.parse().map_err(|error| format!("{error}"))
    }
}

impl Step<String> for Lot {
    fn step(self) -> Result<String, String> {
        Ok(self.to_string())
    }
}

impl Step<Opening> for game::Opening {
    fn step(self) -> Result<Opening, String> {
        let (drawn, line) = (self.drawn().clone().step()?, self.line().clone().step()?);
        Ok(Opening { drawn, line, position: self.position().to_owned() })
    }
}

impl Step<game::Opening> for Opening {
    fn step(self) -> Result<game::Opening, String> {
        Ok(game::Opening::recorded(self.drawn.step()?, self.line.step()?, self.position))
    }
}

impl Step<OpeningLine> for game::OpeningLine {
    fn step(self) -> Result<OpeningLine, String> {
        Ok(match self {
            game::OpeningLine::Moves(moves) => OpeningLine::Moves(moves),
            game::OpeningLine::Placement(BySide { white, black }) => OpeningLine::Placement { white, black },
            game::OpeningLine::Position(fen) => OpeningLine::Position(fen),
        })
    }
}

impl Step<game::OpeningLine> for OpeningLine {
    fn step(self) -> Result<game::OpeningLine, String> {
        Ok(match self {
            OpeningLine::Moves(moves) => game::OpeningLine::Moves(moves),
            OpeningLine::Placement { white, black } => game::OpeningLine::Placement(BySide::new(white, black)),
            OpeningLine::Position(fen) => game::OpeningLine::Position(fen),
        })
    }
}
