//! A drawn opening on disk: in the first record, or in one of its own.

use serde::{Deserialize, Serialize};

use crate::game::{self, Lot};
use crate::rules::BySide;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Opening {
    drawn: Drawn,
    line: Line,
    position: String,
}

/// Cells are written as people name them: `VI-24`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Drawn {
    Seed { table: String, lot: String, seed: String, excluded: Vec<String> },
    Lots { table: String, lot: String },
    Entered,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Line {
    Moves(Vec<String>),
    Placement { white: Option<String>, black: Option<String> },
    Position(String),
}

impl From<&game::Opening> for Opening {
    fn from(live: &game::Opening) -> Opening {
        Opening { drawn: live.drawn().into(), line: live.line().clone().into(), position: live.position().to_owned() }
    }
}

impl TryFrom<Opening> for game::Opening {
    type Error = String;

    fn try_from(disk: Opening) -> Result<game::Opening, String> {
        Ok(game::Opening::recorded(disk.drawn.try_into()?, disk.line.into(), disk.position))
    }
}

impl From<&game::Drawn> for Drawn {
    fn from(live: &game::Drawn) -> Drawn {
        match live.clone() {
            game::Drawn::Seed { table, lot, seed, excluded } => {
                let excluded = excluded.iter().map(Lot::to_string).collect();
                Drawn::Seed { table, lot: lot.to_string(), seed, excluded }
            }
            game::Drawn::Lots { table, lot } => Drawn::Lots { table, lot: lot.to_string() },
            game::Drawn::Entered => Drawn::Entered,
        }
    }
}

impl TryFrom<Drawn> for game::Drawn {
    type Error = String;

    fn try_from(disk: Drawn) -> Result<game::Drawn, String> {
        let lot = |text: &String| text.parse::<Lot>().map_err(|error| error.to_string());
        Ok(match disk {
            Drawn::Seed { table, lot: drawn, seed, excluded } => {
                let excluded = excluded.iter().map(lot).collect::<Result<_, _>>()?;
                game::Drawn::Seed { table, lot: lot(&drawn)?, seed, excluded }
            }
            Drawn::Lots { table, lot: drawn } => game::Drawn::Lots { table, lot: lot(&drawn)? },
            Drawn::Entered => game::Drawn::Entered,
        })
    }
}

impl From<game::OpeningLine> for Line {
    fn from(live: game::OpeningLine) -> Line {
        match live {
            game::OpeningLine::Moves(moves) => Line::Moves(moves),
            game::OpeningLine::Placement(BySide { white, black }) => Line::Placement { white, black },
            game::OpeningLine::Position(fen) => Line::Position(fen),
        }
    }
}

impl From<Line> for game::OpeningLine {
    fn from(disk: Line) -> game::OpeningLine {
        match disk {
            Line::Moves(moves) => game::OpeningLine::Moves(moves),
            Line::Placement { white, black } => game::OpeningLine::Placement(BySide::new(white, black)),
            Line::Position(fen) => game::OpeningLine::Position(fen),
        }
    }
}
