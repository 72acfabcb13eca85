use std::collections::BTreeMap;

use crate::crosstable::{Cell, GameEnd, Number, Scale};
use golos_game::Opening;
use golos_rules::{BySide, Side};

/// A round that was paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// By number of the board, from 1.
    pub boards: Vec<Board>,
    /// Who gets a plus because the field is odd (R-5.4.10.2f).
    pub odd: Option<Number>,
    /// Why the pairs are not those of the system.
    pub by_hand: Option<String>,
    /// What all of its games start from, where that is drawn for the round.
    pub opening: Option<Opening>,
    /// When it is to be started, or was: RFC 3339.
    pub appointed: Option<String>,
    /// When it was started: RFC 3339.
    pub started: Option<String>,
}

impl Round {
    /// Whether a board of it was opened as a game.
    #[must_use]
    pub fn is_seated(&self) -> bool {
        self.boards.iter().any(|board| board.file.is_some() || !board.files.is_empty())
    }
}

/// A pair at its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub white: Number,
    pub black: Number,
    pub score: Option<Score>,
    /// Who goes on after a drawn meeting of a knock-out (U-V.3.1.2).
    pub advances: Option<Side>,
    /// The journal of the game or micro-match that is played there.
    pub file: Option<String>,
    /// The boards of a match of teams, by the colours that they have; nothing where players meet.
    pub tables: Vec<Option<Score>>,
    /// Of a match the journals of its games, by board.
    pub files: BTreeMap<u16, String>,
}

impl Board {
    /// A pair that has not met.
    #[must_use]
    pub const fn new(white: Number, black: Number) -> Board {
        Board { white, black, score: None, advances: None, file: None, tables: Vec::new(), files: BTreeMap::new() }
    }

    /// Its result, or of a match the first result at a table.
    pub(super) fn known_score(&self) -> Option<Score> {
        self.score.or_else(|| self.tables.iter().copied().find_map(|score| score))
    }

    /// The number on this side.
    #[must_use]
    pub const fn number(&self, side: Side) -> Number {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The side of this number.
    #[must_use]
    pub fn side(&self, number: Number) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.number(side) == number)
    }

    /// Who goes on in a knock-out: he who has won, or whom a drawn meeting was decided for.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.score.and_then(Score::winner).or(self.advances)
    }

    /// What the crosstable has of this side.
    #[must_use]
    pub fn cell(&self, side: Side) -> Cell {
        let opponent = self.number(side.other());
        match self.score {
            None => Cell::Open { opponent, colour: Some(side) },
            Some(score) => match score.of(side) {
                Mark::Played(end) => Cell::Game { opponent, colour: side, end },
                Mark::Absent { won } => Cell::Forfeit { opponent, colour: Some(side), won },
            },
        }
    }
}

/// How a meeting ended: a game, or a micro-match as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Won(Side),
    Drawn,
    /// One has half a point, the other nothing (CH-10.2).
    Half(Side),
    /// Both have lost a game that was played (R-5.4.15.1).
    BothLost,
    /// Not played: a plus for this side, a minus for the other (R-5.4.7.2, U-V.11.2a).
    Plus(Side),
    /// Not played: a minus for both (R-5.4.4.2, U-V.11.2a).
    Minuses,
}

/// What a meeting was for one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Played(GameEnd),
    /// Not played, because somebody was absent.
    Absent {
        won: bool,
    },
}

impl Score {
    /// How a micro-match of so many games ended by the sum of its games, in half points: whoever has more has won, as much
    /// is a draw (R-5.4.6a). None if the two are not what so many games give: 1, ½ and 0 each, or by the scale 2, 1 and 0.
    #[must_use]
    pub fn of_games(halves: BySide<u16>, games: u16, scale: &Scale) -> Option<Score> {
        let whole = u32::from(halves.white) + u32::from(halves.black);
        let games = u32::from(games);
        let is_double = *scale == Scale::TWO && halves.white.is_multiple_of(2) && whole == 4 * games;
        (whole == 2 * games || is_double).then(|| match halves.white.cmp(&halves.black) {
            std::cmp::Ordering::Greater => Score::Won(Side::White),
            std::cmp::Ordering::Less => Score::Won(Side::Black),
            std::cmp::Ordering::Equal => Score::Drawn,
        })
    }

    /// What it was for this side.
    #[must_use]
    pub fn of(self, side: Side) -> Mark {
        match self {
            Score::Won(winner) => Mark::Played(if winner == side { GameEnd::Win } else { GameEnd::Loss }),
            Score::Drawn => Mark::Played(GameEnd::Draw),
            Score::Half(winner) => Mark::Played(if winner == side { GameEnd::Draw } else { GameEnd::Loss }),
            Score::BothLost => Mark::Played(GameEnd::Loss),
            Score::Plus(winner) => Mark::Absent { won: winner == side },
            Score::Minuses => Mark::Absent { won: false },
        }
    }

    /// Who has won it, by play or by absence.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Score::Won(side) | Score::Half(side) | Score::Plus(side) => Some(side),
            Score::Drawn | Score::BothLost | Score::Minuses => None,
        }
    }

    /// Whether it was played.
    #[must_use]
    pub const fn is_played(self) -> bool {
        match self {
            Score::Won(_) | Score::Drawn | Score::Half(_) | Score::BothLost => true,
            Score::Plus(_) | Score::Minuses => false,
        }
    }
}
