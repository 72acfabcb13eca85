//! The first record of a game: everything that was fixed beforehand.

use serde::{Deserialize, Serialize};

use super::super::step::{Step, frozen};
use super::parts::{Mode, Press};
use super::rules::{Class, RuleSet};
use crate::clock::Control;
use crate::game::{self, Lot};
use crate::rules::{self, BySide, chess, renju};

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
        press: Press,
        mode: Mode,
        white_warnings: Vec<u64>,
        black_warnings: Vec<u64>,
        notation: Notation,
        position: Option<String>,
        opening: Option<Opening>,
    }

    struct Notation <=> rules::Notation { chess: ChessLetters, renju: RenjuLetters }

    enum ChessLetters <=> chess::Letters { Latin, Russian, Ukrainian, German }

    enum RenjuLetters <=> renju::Letters { AToP, AToO }

    /// A drawn opening: in the first record, or in one of its own.
    struct Opening <=> { drawn: Drawn, line: Line, position: String }

    /// Cells are written as people name them: `VI-24`.
    enum Drawn <=> game::Drawn {
        Seed { table: String, lot: String, seed: String, excluded: Vec<String> },
        Lots { table: String, lot: String },
        Entered,
    }

    enum Line <=> {
        Moves(moves: Vec<String>),
        Placement { white: Option<String>, black: Option<String> },
        Position(fen: String),
    }
}

impl Step<Setup> for game::Setup {
    fn step(self) -> Result<Setup, String> {
        let game::Setup { rules, control, class, recorded, players, press, mode, .. } = self;
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
            press: press.step()?,
            mode: mode.step()?,
            white_warnings: self.warnings.white.step()?,
            black_warnings: self.warnings.black.step()?,
            notation: self.notation.step()?,
            position: self.position,
            opening: self.opening.step()?,
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
            press: self.press.step()?,
            mode: self.mode.step()?,
            warnings: BySide::new(self.white_warnings.step()?, self.black_warnings.step()?),
            notation: self.notation.step()?,
            position: self.position,
            opening: self.opening.step()?,
            opened: self.opened,
            program: self.program,
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

impl Step<Line> for game::OpeningLine {
    fn step(self) -> Result<Line, String> {
        Ok(match self {
            game::OpeningLine::Moves(moves) => Line::Moves(moves),
            game::OpeningLine::Placement(BySide { white, black }) => Line::Placement { white, black },
            game::OpeningLine::Position(fen) => Line::Position(fen),
        })
    }
}

impl Step<game::OpeningLine> for Line {
    fn step(self) -> Result<game::OpeningLine, String> {
        Ok(match self {
            Line::Moves(moves) => game::OpeningLine::Moves(moves),
            Line::Placement { white, black } => game::OpeningLine::Placement(BySide::new(white, black)),
            Line::Position(fen) => game::OpeningLine::Position(fen),
        })
    }
}
