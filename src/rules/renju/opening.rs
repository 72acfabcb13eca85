//! Opening regulations (R-9.2.4.3): what makes the first moves fair, before anybody's colour is settled.

use serde::{Deserialize, Serialize};

use super::point::Point;
use super::position::{Move, Position, StoneError};
use super::symmetry::are_alike;
use crate::Side;

/// An opening regulation. All but [`Opening::Free`] are named by the Renju International Federation; R-9.2.4.3 wants
/// one to be named in the regulations of an event and leaves its content to the international rules.
///
/// The first three stones always are one of the 26 openings: Black's on the centre, White's in the central 3 × 3,
/// Black's in the central 5 × 5 (International Rules of Renju, 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opening {
    /// No regulation: only the first stone goes on the centre (R-9.2.4.1).
    Free,
    /// The first player puts three stones; the second may swap; White's fourth goes anywhere; Black offers two fifth
    /// moves, White chooses (International Rules of Renju, 12, of 1996).
    Rif,
    /// As [`Opening::Rif`], but with the three stones the first player says how many fifth moves will be offered (RIF
    /// 2008).
    Yamaguchi,
    /// The first player puts three stones; the second may swap; White puts the fourth anywhere and says how many fifth
    /// moves will be offered, one to eight; the other may swap; Black offers them, White chooses (RIF 2011).
    Soosorv8,
    /// Each puts his colour's stone in the central 1, 3, 5 and 7 points square, and after each the other may swap.
    /// After the fourth the other may instead offer ten fifth moves anywhere, and White chooses; else the fifth goes in
    /// the 9 points square, and the other may swap (RIF 2011).
    Taraguchi10,
    /// The first player puts three stones; the second puts the fourth, of White, in the 7 points square and the fifth,
    /// of Black, in the 9 points square; the first chooses his colour. (As the first round of RIF's Super Sakata.)
    Sakata,
    /// Each puts his colour's stone in the central 1, 3, 5, 7 and 9 points square, and after each the other may swap
    /// (also called five swaps).
    Tarannikov,
}

/// Yamaguchi's rule names no greatest number. Three stones of an opening and a fourth have two symmetries at most, so
/// that as many as this can always be offered.
const MANY: u8 = 100;

/// Who acts in a step.
#[derive(Clone, Copy)]
enum By {
    First,
    Second,
    /// Who has the colour that is to move.
    Holder,
}

#[derive(Clone, Copy)]
enum OpeningStep {
    /// A stone of the colour to move, in a central square.
    Stone(By, u8),
    /// The other than who acted last may swap.
    Swap,
    /// The same; instead he may offer so many fifth moves.
    SwapOrOffers(u8),
    /// Who acted last says how many fifth moves will be offered.
    Count(u8),
    /// Black offers so many fifth moves, or as many as were said, and White chooses one.
    Offers(Option<u8>),
}

impl Opening {
    /// Every regulation.
    pub const ALL: [Opening; 7] = [
        Opening::Free,
        Opening::Rif,
        Opening::Yamaguchi,
        Opening::Soosorv8,
        Opening::Taraguchi10,
        Opening::Sakata,
        Opening::Tarannikov,
    ];

    /// Its name in settings and records.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Opening::Free => "free",
            Opening::Rif => "rif",
            Opening::Yamaguchi => "yamaguchi",
            Opening::Soosorv8 => "soosorv-8",
            Opening::Taraguchi10 => "taraguchi-10",
            Opening::Sakata => "sakata",
            Opening::Tarannikov => "tarannikov",
        }
    }

    /// The regulation of this name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Opening> {
        Opening::ALL.into_iter().find(|opening| opening.key() == key)
    }

    const fn steps(self) -> &'static [OpeningStep] {
        use By::{First, Holder, Second};
        use OpeningStep::{Count, Offers, Stone, Swap, SwapOrOffers};
        match self {
            Opening::Free => &[],
            Opening::Rif => {
                &[Stone(First, 1), Stone(First, 3), Stone(First, 5), Swap, Stone(Holder, 15), Offers(Some(2))]
            }
            Opening::Yamaguchi => {
                &[Stone(First, 1), Stone(First, 3), Stone(First, 5), Count(MANY), Swap, Stone(Holder, 15), Offers(None)]
            }
            Opening::Soosorv8 => &[
                Stone(First, 1),
                Stone(First, 3),
                Stone(First, 5),
                Swap,
                Stone(Holder, 15),
                Count(8),
                Swap,
                Offers(None),
            ],
            Opening::Taraguchi10 => &[
                Stone(Holder, 1),
                Swap,
                Stone(Holder, 3),
                Swap,
                Stone(Holder, 5),
                Swap,
                Stone(Holder, 7),
                SwapOrOffers(10),
                Stone(Holder, 9),
                Swap,
            ],
            Opening::Sakata => {
                &[Stone(First, 1), Stone(First, 3), Stone(First, 5), Stone(Second, 7), Stone(Second, 9), Swap]
            }
            Opening::Tarannikov => &[
                Stone(Holder, 1),
                Swap,
                Stone(Holder, 3),
                Swap,
                Stone(Holder, 5),
                Swap,
                Stone(Holder, 7),
                Swap,
                Stone(Holder, 9),
                Swap,
            ],
        }
    }
}

/// One of the two at the board, whatever his colour will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// He has Black for the time being.
    First,
    /// He has White for the time being.
    Second,
}

impl Player {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// What the regulation asks for next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A stone of `side` in the central square of `square` × `square` points; 15 is anywhere.
    Stone { side: Side, square: u8 },
    /// Swap or keep the colours.
    Swap,
    /// Swap, keep, or offer `count` fifth moves.
    SwapOrOffers { count: u8 },
    /// How many fifth moves will be offered: one to `most`.
    Count { most: u8 },
    /// A further fifth move, until there are `count`.
    Offer { count: u8 },
    /// Which of the offered fifth moves stays.
    Choice,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Puts a stone.
    Place(Point),
    /// Takes the other colour.
    Swap,
    /// Keeps his colour.
    Keep,
    /// Chooses to offer fifth moves where he might swap.
    Offers,
    /// Says how many fifth moves will be offered.
    Count(u8),
    /// Offers a fifth move.
    Offer(Point),
    /// Leaves one of the offered fifth moves.
    Choose(Point),
}

/// Why an act is refused; nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("the opening is settled")]
    Settled,
    #[error("it is the other player's turn")]
    NotYourTurn,
    #[error("another decision is expected")]
    Unexpected(Expected),
    #[error("outside the central square of {square} points")]
    Outside { square: u8 },
    #[error(transparent)]
    StoneError(#[from] StoneError),
    #[error("the same as an offer already made, seen from another side")]
    Alike { offered: Point },
    #[error("not a number from 1 to {most}")]
    WrongCount { most: u8 },
    #[error("not one of the offered moves")]
    NotOffered,
}

/// What the opening led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Whether the first player has White now.
    pub is_swapped: bool,
    /// The stones; play goes on from here.
    pub position: Position,
}

/// An opening under way.
///
/// ```
/// use golos_rules::renju::{Act, Expected, Letters, Opening, OpeningState, Player};
///
/// let point = |name| Letters::AToP.read(name).unwrap();
/// let state = OpeningState::new(Opening::Tarannikov);
/// let state = state.act(Player::First, Act::Place(point("h8"))).unwrap();
/// assert_eq!(state.expected(), Some((Player::Second, Expected::Swap)));
/// let state = state.act(Player::Second, Act::Swap).unwrap();
/// let state = state.act(Player::First, Act::Place(point("h9"))).unwrap();
/// assert!(state.is_swapped() && state.settled().is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningState {
    opening: Opening,
    stage: OpeningStage,
    position: Position,
    is_swapped: bool,
    /// Who acted last.
    last: Player,
    /// Fifth moves that will be offered, once that is said.
    count: u8,
    offers: Vec<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpeningStage {
    /// The regulation's step of this number.
    Step(usize),
    Offering,
    Choosing,
    Settled,
}

impl OpeningState {
    /// The regulation's first step.
    #[must_use]
    pub fn new(opening: Opening) -> OpeningState {
        let state = OpeningState {
            opening,
            stage: OpeningStage::Settled,
            position: Position::start(),
            is_swapped: false,
            last: Player::Second,
            count: 0,
            offers: Vec::new(),
        };
        state.at_step(0)
    }

    /// The regulation.
    #[must_use]
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The stones put so far, without offers.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The fifth moves offered so far.
    #[must_use]
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// Whether the first player has White now.
    #[must_use]
    pub const fn is_swapped(&self) -> bool {
        self.is_swapped
    }

    /// Who has a colour now.
    #[must_use]
    pub const fn holder(&self, side: Side) -> Player {
        match (side, self.is_swapped) {
            (Side::Black, false) | (Side::White, true) => Player::First,
            _ => Player::Second,
        }
    }

    /// The colour that a player has now.
    #[must_use]
    pub const fn side(&self, player: Player) -> Side {
        match (player, self.is_swapped) {
            (Player::First, false) | (Player::Second, true) => Side::Black,
            _ => Side::White,
        }
    }

    /// Who has to do what; nobody once all is settled.
    #[must_use]
    pub fn expected(&self) -> Option<(Player, Expected)> {
        let side = self.position.turn();
        let step = match self.stage {
            OpeningStage::Offering => return Some((self.holder(Side::Black), Expected::Offer { count: self.count })),
            OpeningStage::Choosing => return Some((self.holder(Side::White), Expected::Choice)),
            OpeningStage::Settled => return None,
            OpeningStage::Step(number) => self.opening.steps().get(number)?,
        };
        match *step {
            OpeningStep::Stone(By::First, square) => Some((Player::First, Expected::Stone { side, square })),
            OpeningStep::Stone(By::Second, square) => Some((Player::Second, Expected::Stone { side, square })),
            OpeningStep::Stone(By::Holder, square) => Some((self.holder(side), Expected::Stone { side, square })),
            OpeningStep::Swap => Some((self.last.other(), Expected::Swap)),
            OpeningStep::SwapOrOffers(count) => Some((self.last.other(), Expected::SwapOrOffers { count })),
            OpeningStep::Count(most) => Some((self.last, Expected::Count { most })),
            // Never stood at: see `at_step`.
            OpeningStep::Offers(_) => None,
        }
    }

    /// What a point means that is entered now: an offer, a choice among those offered, or a stone; none once all is settled.
    #[must_use]
    pub fn meant(&self, point: Point) -> Option<Act> {
        let (_, expected) = self.expected()?;
        Some(match expected {
            Expected::Offer { .. } => Act::Offer(point),
            Expected::Choice => Act::Choose(point),
            _ => Act::Place(point),
        })
    }

    /// What the opening led to, once nothing more is asked for.
    #[must_use]
    pub fn settled(&self) -> Option<Settled> {
        let settled = Settled { is_swapped: self.is_swapped, position: self.position };
        (self.stage == OpeningStage::Settled).then_some(settled)
    }

    /// The opening after `by` has acted.
    ///
    /// # Errors
    /// [`Refused`] says why he may not.
    pub fn act(&self, by: Player, act: Act) -> Result<OpeningState, Refused> {
        let (player, expected) = self.expected().ok_or(Refused::Settled)?;
        if player != by {
            return Err(Refused::NotYourTurn);
        }
        let mut next = OpeningState { last: by, ..self.clone() };
        match (expected, act) {
            (Expected::Stone { square, .. }, Act::Place(point)) => {
                next.place(point, square)?;
                Ok(next.forward())
            }
            (Expected::Swap | Expected::SwapOrOffers { .. }, Act::Swap | Act::Keep) => {
                next.is_swapped ^= act == Act::Swap;
                Ok(next.forward())
            }
            (Expected::SwapOrOffers { count }, Act::Offers) => {
                Ok(OpeningState { stage: OpeningStage::Offering, count, ..next })
            }
            (Expected::Count { most }, Act::Count(count)) if (1..=most).contains(&count) => {
                Ok(OpeningState { count, ..next }.forward())
            }
            (Expected::Count { most }, Act::Count(_)) => Err(Refused::WrongCount { most }),
            (Expected::Offer { .. }, Act::Offer(point)) => next.with_offer(point),
            (Expected::Choice, Act::Choose(point)) if self.offers.contains(&point) => {
                next.place(point, 15)?;
                Ok(OpeningState { stage: OpeningStage::Settled, ..next })
            }
            (Expected::Choice, Act::Choose(_)) => Err(Refused::NotOffered),
            _ => Err(Refused::Unexpected(expected)),
        }
    }

    fn place(&mut self, point: Point, square: u8) -> Result<(), Refused> {
        if point.central_square() > square {
            return Err(Refused::Outside { square });
        }
        self.position = self.position.play(Move::Place(point))?;
        Ok(())
    }

    /// Offers have to differ in every respect (International Rules of Renju, 12.7).
    fn with_offer(mut self, point: Point) -> Result<OpeningState, Refused> {
        let board = self.position.board();
        if board.stone(point).is_some() {
            return Err(StoneError::Taken.into());
        }
        if let Some(&offered) = self.offers.iter().find(|offered| are_alike(board, **offered, point)) {
            return Err(Refused::Alike { offered });
        }
        self.offers.push(point);
        if self.offers.len() >= usize::from(self.count) {
            self.stage = OpeningStage::Choosing;
        }
        Ok(self)
    }

    fn forward(self) -> OpeningState {
        match self.stage {
            OpeningStage::Step(number) => self.at_step(number + 1),
            _ => self,
        }
    }

    fn at_step(mut self, number: usize) -> OpeningState {
        self.stage = match self.opening.steps().get(number) {
            Some(OpeningStep::Offers(count)) => {
                self.count = count.unwrap_or(self.count);
                OpeningStage::Offering
            }
            Some(_) => OpeningStage::Step(number),
            None => OpeningStage::Settled,
        };
        self
    }
}
