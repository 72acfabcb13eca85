use super::fault::LocatedError;
use crate::renju::{Fouls, Move, Point, Position, StoneError};
use crate::tree::{Game, NodeId, Score, Step, Tree};
use crate::{Move as AnyMove, Position as AnyPosition, Side};

/// How a game was won otherwise than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    Resignation,
    Time,
    /// The loser did not come, or the arbiter decided.
    Forfeit,
}

/// A game as far as it can be read, and what is wrong after that.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    pub game: Game,
    /// Moves out of turn, each of which ended its line of moves.
    pub out_of_turn: Vec<Unplayed>,
    pub unread: Option<LocatedError>,
}

impl Default for Read {
    fn default() -> Read {
        Read::of(Game::new(AnyPosition::Renju(Position::start())))
    }
}

impl Read {
    /// A game in which nothing is wrong so far.
    #[must_use]
    pub const fn of(game: Game) -> Read {
        Read { game, out_of_turn: Vec::new(), unread: None }
    }
}

/// A move that cannot be made, in the game or in a variation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// Its number in its line, from 1.
    pub number: usize,
    pub mv: Move,
    pub broken: Broken,
}

/// Why a line of moves cannot be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Broken {
    #[error("a move out of turn")]
    OutOfTurn,
    #[error(transparent)]
    StoneError(#[from] StoneError),
}

/// How far the game itself can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub moves: usize,
    /// The position after them.
    pub position: Position,
    /// What is wrong with the next move.
    pub broken: Option<Broken>,
}

/// The stone that a place puts, if it does.
#[must_use]
pub fn stone(tree: &Tree, id: NodeId) -> Option<Move> {
    match tree.step(id) {
        Some(Step::Move(AnyMove::Renju(mv))) => Some(*mv),
        _ => None,
    }
}

/// The stones of the game itself.
#[must_use]
pub fn stones(game: &Game) -> Vec<Move> {
    game.tree.main_line().filter_map(|id| stone(&game.tree, id)).collect()
}

/// The position before the first move.
#[must_use]
pub fn start(game: &Game) -> Position {
    game.start.renju().copied().unwrap_or_else(Position::start)
}

/// Plays the game itself as far as it goes.
#[must_use]
pub fn play(game: &Game) -> Played {
    let mut played = Played { moves: 0, position: start(game), broken: None };
    for mv in stones(game) {
        match played.position.play(mv) {
            Ok(after) => (played.position, played.moves) = (after, played.moves + 1),
            Err(broken) => return Played { broken: Some(broken.into()), ..played },
        }
    }
    played
}

/// Plays every variation; after a move that cannot be made it goes on with the next one. No more than `most` are found.
#[must_use]
pub fn unplayed(game: &Game, most: usize) -> Vec<Unplayed> {
    let mut found = Vec::new();
    let mut open = vec![(Tree::ROOT, start(game), 0)];
    while let Some((place, before, moves)) = open.pop() {
        let (position, moves) = match stone(&game.tree, place) {
            None => (before, moves),
            Some(mv) => match before.play(mv) {
                Ok(after) => (after, moves + 1),
                Err(broken) => {
                    found.push(Unplayed { number: moves + 1, mv, broken: broken.into() });
                    if found.len() >= most {
                        return found;
                    }
                    continue;
                }
            },
        };
        let from = open.len();
        open.extend(game.tree.children(place).map(|child| (child, position, moves)));
        open.get_mut(from..).unwrap_or_default().reverse();
    }
    found
}

/// A black stone of the game itself that was a foul (R-9.2.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoulStone {
    /// Its number in the game, from 1.
    pub number: usize,
    pub point: Point,
    pub kinds: Fouls,
}

/// The fouls of the game itself, as far as it can be played.
#[must_use]
pub fn fouls(game: &Game) -> Vec<FoulStone> {
    let mut position = start(game);
    let mut found = Vec::new();
    for (index, mv) in stones(game).into_iter().enumerate() {
        let Ok(after) = position.play(mv) else { break };
        if let Move::Place(point) = mv {
            let kinds = position.foul_at(point);
            let foul = (!kinds.is_empty()).then_some(FoulStone { number: index + 1, point, kinds });
            found.extend(foul);
        }
        position = after;
    }
    found
}

/// The result that a position brings about (R-9.2.6.1, R-9.2.7.1).
#[must_use]
pub fn on_board(position: &Position) -> Option<Score> {
    Some(match position.end()? {
        crate::renju::End::Row(win) => Score::of(win.side),
        crate::renju::End::TwoPasses | crate::renju::End::Exhausted => Score::Draw,
    })
}

/// The result as SGF writes it.
#[must_use]
pub fn result_text(score: Score, by: Option<By>) -> String {
    let by = match by {
        Some(By::Resignation) => "R",
        Some(By::Time) => "T",
        Some(By::Forfeit) => "F",
        None => "",
    };
    match score {
        Score::Black => format!("B+{by}"),
        Score::White => format!("W+{by}"),
        Score::Draw => "Draw".to_owned(),
        Score::BothLost => "Void".to_owned(),
    }
}

/// Reads `B+5`, `W+Resign`, `Draw`, `0`, `Void`; some write `B+Draw`.
#[must_use]
pub fn read_result(text: &str) -> Option<Score> {
    let text = text.trim().to_ascii_lowercase();
    match text.get(..2) {
        _ if text == "0" || text.contains("draw") => Some(Score::Draw),
        Some("b+") => Some(Score::of(Side::Black)),
        Some("w+") => Some(Score::of(Side::White)),
        _ if text == "void" => Some(Score::BothLost),
        _ => None,
    }
}
