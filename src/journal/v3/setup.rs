//! The first record of a game.

use serde::Deserialize;

use super::super::step::{Step, frozen};
use super::super::v4;
use super::parts::{Mode, Press};
use super::rules::{Class, RuleSet, Variant};

frozen! {
    struct Setup => {
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
        #[serde(default)]
        notation: Notation,
        position: Option<String>,
        #[serde(default)]
        opening: Option<Opening>,
    }

    struct Notation => v4::Notation { chess: ChessLetters, renju: RenjuLetters }

    enum ChessLetters => v4::ChessLetters { Latin, Russian, Ukrainian, German }

    enum RenjuLetters => v4::RenjuLetters { AToP, AToO }

    /// A drawn opening: in the first record, or in one of its own.
    struct Opening => v4::Opening { drawn: Drawn, line: OpeningLine, position: String }

    /// Cells are written as people name them: `VI-24`.
    enum Drawn => v4::Drawn {
        Seed { table: String, lot: String, seed: String, excluded: Vec<String> },
        Lots { table: String, lot: String },
        Entered,
    }

    enum OpeningLine => v4::OpeningLine {
        Moves(moves: Vec<String>),
        Placement { white: Option<String>, black: Option<String> },
        Position(fen: String),
    }
}

impl Default for Notation {
    fn default() -> Notation {
        Notation { chess: ChessLetters::Latin, renju: RenjuLetters::AToP }
    }
}

impl Setup {
    /// What a record of its schema cannot say, if it says it.
    fn ahead_of_its_schema(&self) -> Option<&'static str> {
        match self.rules.variant {
            Variant::Russian | Variant::Brazilian | Variant::International | Variant::Giveaway => {}
            Variant::Chess | Variant::Chess960 | Variant::Renju if self.schema < 3 => {
                return Some("a game of schema 3");
            }
            Variant::Chess | Variant::Chess960 | Variant::Renju => {}
        }
        (self.schema < 2 && self.opening.is_some()).then_some("a drawn opening, of schema 2")
    }
}

/// The control of a record that was taken from a file of games, for which nobody kept a clock.
const UNKEPT: &str = "2h";

impl Step<v4::Setup> for Setup {
    fn step(self) -> Result<v4::Setup, String> {
        if let Some(what) = self.ahead_of_its_schema() {
            return Err(format!("{what}, in a record of schema {}", self.schema));
        }
        let is_latin = matches!(self.notation.chess, ChessLetters::Latin);
        let taken = self.control == UNKEPT && matches!(self.press, Press::Manual) && is_latin;
        Ok(v4::Setup {
            schema: self.schema,
            program: self.program,
            opened: self.opened,
            rules: self.rules.step()?,
            control: self.control,
            class: self.class.step()?,
            recorded: self.recorded,
            white: self.white,
            black: self.black,
            people: Vec::new(),
            press: self.press.step()?,
            mode: self.mode.step()?,
            watch: v4::Watch::default(),
            white_warnings: self.white_warnings,
            black_warnings: self.black_warnings,
            notation: self.notation.step()?,
            position: self.position,
            opening: self.opening.step()?,
            taken,
            occasion: None,
        })
    }
}
