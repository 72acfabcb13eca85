//! What is fixed before the first letter: the start list.

use golos_rules::{BySide, Position, Side, Variant};
use serde::{Deserialize, Serialize};

use super::{Day, Edition, Rules};

/// A game as the start list opens it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The edition, by its id.
    pub edition: String,
    /// Its numbers, or those of the regulation of the tournament.
    pub rules: Rules,
    pub game: Variant,
    /// The code or name of the tournament, as each letter repeats it.
    pub code: String,
    pub names: BySide<String>,
    pub addresses: BySide<String>,
    /// Whose file this is; `None` if it is the arbiter's.
    pub me: Option<Side>,
    /// The day on which play starts.
    pub start: Day,
    /// The day on which play ends; `None` if the start list names none.
    pub end: Option<Day>,
    /// When each player received the start list; `None` if in time.
    pub list_received: BySide<Option<Day>>,
    /// The position in the family's written form; `None` if the usual one.
    pub position: Option<String>,
    /// How the moves of chess are written, if the players have agreed on it.
    pub agreed: Option<Agreed>,
    /// Whether the days and the result come from a game server, which keeps them itself.
    pub server: bool,
}

/// A notation that the players have agreed on, or that is usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Agreed {
    Full,
    Short,
    Numeric,
}

impl Setup {
    /// A game by an edition, with the usual position and nobody's file.
    #[must_use]
    pub fn new(edition: &Edition, game: Variant, code: &str, names: BySide<String>, start: Day) -> Setup {
        Setup {
            edition: edition.id.clone(),
            rules: edition.rules.clone(),
            game,
            code: code.to_owned(),
            names,
            addresses: BySide::default(),
            me: None,
            start,
            end: None,
            list_received: BySide::default(),
            position: None,
            agreed: None,
            server: false,
        }
    }

    /// The position that play starts from; `None` if the written one cannot be read.
    #[must_use]
    pub fn first_position(&self) -> Option<Position> {
        match &self.position {
            None => Some(self.game.start()),
            Some(text) => self.game.read_fen(text).ok(),
        }
    }

    /// How moves are written in this game.
    #[must_use]
    pub fn notation(&self) -> Agreed {
        self.agreed.unwrap_or(self.rules.letters.notation)
    }

    /// The day on which the game starts for a side (R-10.3.2, CH-55.4.6).
    #[must_use]
    pub fn start_of(&self, side: Side) -> Day {
        match self.list_received[side] {
            Some(received) if received > self.start => received.plus(self.rules.time.late_list),
            _ => self.start,
        }
    }
}
