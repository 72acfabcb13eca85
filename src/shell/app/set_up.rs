//! The set-up of a position before a game: by lines, or by the hand (R-6.2.1, R-6.1.6.2a).

use crate::game::{Ask, Query, RuleSet};
use crate::input::{Feel, Hand, HandKey, Intent, SetUpAsk, help_set_up};
use crate::rules::draughts::{Kind, Naming, NoSquare, Piece, Position, Square, Squares};
use crate::rules::{self, Place, Side};
use crate::shell::out::{Out, Tongue};
use crate::speech::{self, Priority};
use crate::wording::{Sentence, Slot, edition};

/// Where the set-up leads.
pub(super) enum Step {
    Stay,
    /// Back without the position.
    Leave,
    /// On to a game by these rules from this position, in PDN FEN.
    Done(Box<RuleSet>, String),
}

/// What the hand puts on a square, one after the other.
const CYCLE: [Option<Piece>; 5] = [
    None,
    Some(Piece { side: Side::White, kind: Kind::Man }),
    Some(Piece { side: Side::White, kind: Kind::King }),
    Some(Piece { side: Side::Black, kind: Kind::Man }),
    Some(Piece { side: Side::Black, kind: Kind::King }),
];

/// A position that is being set up. Any position may be, also one that no game leads to; what is unusual is said.
pub struct SetUp {
    rules: Box<RuleSet>,
    position: Position,
    hand: Hand,
}

impl SetUp {
    /// Begins with an empty board, or goes on with a position. None for a game that is not draughts.
    pub(super) fn open(rules: Box<RuleSet>, position: Option<&str>, tongue: &Tongue) -> Option<(SetUp, Vec<Out>)> {
        let empty = Position::empty(rules.variant.draughts()?);
        let read = position.and_then(|fen| rules.variant.read_fen(fen).ok());
        let position = read.and_then(|position| position.draughts().copied()).unwrap_or(empty);
        let hand = Hand::new(&rules::Position::Draughts(position), false);
        let opening = Sentence::new("set-up-open").with("game", edition(&rules));
        let out = vec![tongue.say(&opening, Priority::Answer)];
        Some((SetUp { rules, position, hand }, out))
    }

    /// The rules that the position is set up for.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> rules::Position {
        rules::Position::Draughts(self.position)
    }

    /// The square under the hand.
    #[must_use]
    pub fn cursor(&self) -> Place {
        self.hand.cursor()
    }

    /// The square under the hand; it never leaves the squares that are played on.
    fn square_under_hand(&self) -> Option<Square> {
        let Place { column, row } = self.hand.cursor();
        self.position.geometry().at(column, row).ok()
    }

    pub(super) fn flip(&mut self, flipped: bool) {
        self.hand.flip(flipped);
    }

    pub(super) fn take(&mut self, intent: Intent, tongue: &Tongue) -> (Vec<Out>, Step) {
        let sentences = match intent {
            Intent::Leave => return (Vec::new(), Step::Leave),
            Intent::SetUp(SetUpAsk::Done) | Intent::Hand(HandKey::Confirm) | Intent::Game { ask: Ask::Press, .. } => {
                return self.done(tongue);
            }
            Intent::SetUp(ask) => self.ask(ask),
            Intent::Hand(key) => self.hand(key),
            Intent::Game { ask: Ask::Query(Query::Place(place)), .. } => {
                vec![speech::place(&self.position, &place, &tongue.wording)]
            }
            Intent::Game { ask: Ask::Query(Query::Board), .. } => speech::rows(&self.position),
            Intent::Game { .. } => vec![speech::pieces(&self.position)],
            Intent::Help => help_set_up(self.position.geometry().naming()),
            Intent::Choose(_)
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope
            | Intent::Match { .. }
            | Intent::Replay(_)
            | Intent::Text(_) => {
                vec![Sentence::new("refuse-side")]
            }
        };
        (say(&sentences, tongue), Step::Stay)
    }

    fn ask(&mut self, ask: SetUpAsk) -> Vec<Sentence> {
        match ask {
            SetUpAsk::Place(pieces) => self.place(&pieces),
            SetUpAsk::Clear => {
                self.position = Position::empty(self.position.variant()).with_turn(self.position.turn());
                vec![Sentence::new("set-up-cleared")]
            }
            SetUpAsk::Start => {
                self.position = Position::start(self.position.variant());
                vec![Sentence::new("replay-start")]
            }
            SetUpAsk::Turn(side) => {
                self.position = self.position.with_turn(side);
                vec![self.turn()]
            }
            SetUpAsk::Done => Vec::new(),
        }
    }

    /// Puts pieces on squares, or takes them off. If one of the squares is none, or there would be too many pieces, all
    /// stays as it was.
    fn place(&mut self, pieces: &[(Option<Piece>, String)]) -> Vec<Sentence> {
        let mut position = self.position;
        let mut named = Squares::EMPTY;
        for (piece, name) in pieces {
            let square = match self.square(name) {
                Ok(square) => square,
                Err(refusal) => return vec![refusal],
            };
            position = position.put(square, *piece);
            named = named.with(square);
        }
        if let Some(refusal) = Side::BOTH.into_iter().find_map(|side| too_many(&position, side)) {
            return vec![refusal];
        }
        self.position = position;
        let mut echo = Vec::new();
        for side in Side::BOTH.into_iter().filter(|&side| !position.pieces(side).intersection(named).is_empty()) {
            echo.push(self.list("set-up-put", side, named));
            echo.extend(self.last_rank(side, named));
        }
        let emptied: Squares = named.filter(|&square| position.piece_at(square).is_none()).collect();
        if !emptied.is_empty() {
            let names = speech::in_order(position.geometry(), emptied);
            echo.push(Sentence::new("set-up-removed").with("squares", Slot::Squares(names)));
        }
        echo
    }

    /// A square by its name; where squares have letters a number alone is none.
    fn square(&self, name: &str) -> Result<Square, Sentence> {
        let geometry = self.position.geometry();
        let is_number = name.chars().all(|letter| letter.is_ascii_digit());
        let text = || Slot::Text(name.to_owned());
        match geometry.parse(name) {
            Ok(square) if geometry.naming() == Naming::Numeric || !is_number => Ok(square),
            Err(NoSquare::Light) => Err(Sentence::new("refuse-light-square").with("sq", Slot::Square(name.to_owned()))),
            _ => Err(Sentence::new("refuse-no-square").with("text", text())),
        }
    }

    fn hand(&mut self, key: HandKey) -> Vec<Sentence> {
        let Some(square) = self.square_under_hand() else { return Vec::new() };
        match key {
            HandKey::Pick => self.position = self.cycled(square),
            HandKey::Drop => self.position = self.position.put(square, None),
            step => {
                if self.hand.handle(step, &rules::Position::Draughts(self.position)) == Feel::Edge {
                    return vec![Sentence::new("hand-edge")];
                }
                return vec![speech::on_place(&self.position(), self.hand.cursor(), rules::Notation::FILES)];
            }
        }
        let mut echo = vec![speech::on_square(&self.position, square)];
        let one = Squares::EMPTY.with(square);
        echo.extend(Side::BOTH.into_iter().filter_map(|side| self.last_rank(side, one)));
        echo
    }

    /// The position with the next piece on a square; of a side that has all its pieces there is no more.
    fn cycled(&self, square: Square) -> Position {
        let now = CYCLE.iter().position(|&piece| piece == self.position.piece_at(square)).unwrap_or_default();
        let next = (1..CYCLE.len()).map(|step| {
            let piece = CYCLE.get((now + step) % CYCLE.len()).copied().flatten();
            self.position.put(square, piece)
        });
        let fits = |position: &Position| Side::BOTH.into_iter().all(|side| too_many(position, side).is_none());
        next.into_iter().find(fits).unwrap_or(self.position)
    }

    /// Reads the whole position back, with counts (R-6.1.6.2a), and goes on.
    fn done(&self, tongue: &Tongue) -> (Vec<Out>, Step) {
        let position = &self.position;
        let all = position.geometry().squares();
        let mut echo = vec![Sentence::new("set-up-done")];
        for side in Side::BOTH {
            let count = u32::try_from(position.pieces(side).len()).unwrap_or(u32::MAX);
            echo.push(self.list("set-up-list", side, all).with("n", count));
        }
        echo.push(self.turn());
        echo.extend(Side::BOTH.into_iter().filter_map(|side| self.last_rank(side, all)));
        let without = Side::BOTH.into_iter().filter(|&side| position.pieces(side).is_empty());
        let without: Vec<Sentence> = without.map(|side| Sentence::new("set-up-no-pieces").with("side", side)).collect();
        if without.is_empty() && !position.has_move() {
            echo.push(Sentence::new("set-up-no-move").with("side", position.turn()));
        }
        let is_empty = without.len() == Side::BOTH.len();
        echo.extend(without);
        if is_empty {
            return (say(&echo, tongue), Step::Stay);
        }
        let fen = self.position().fen();
        (say(&echo, tongue), Step::Done(self.rules.clone(), fen))
    }

    fn turn(&self) -> Sentence {
        Sentence::new("ask-turn-side").with("side", self.position.turn())
    }

    /// The pieces of a side among some squares.
    fn list(&self, key: &'static str, side: Side, among: Squares) -> Sentence {
        Sentence::new(key).with("side", side).with("pieces", speech::pieces_among(&self.position, side, among))
    }

    /// Men on the last rank, where a man becomes a king (R-6.1.4.4): no game leads there.
    fn last_rank(&self, side: Side, among: Squares) -> Option<Sentence> {
        let geometry = self.position.geometry();
        let men = self.position.men(side).intersection(among);
        let there: Squares = men.filter(|&square| geometry.is_last_rank(square, side)).collect();
        let squares = Slot::Squares(speech::in_order(geometry, there));
        (!there.is_empty()).then(|| Sentence::new("set-up-last-rank").with("side", side).with("squares", squares))
    }
}

/// That a side would have more pieces than it begins with.
fn too_many(position: &Position, side: Side) -> Option<Sentence> {
    let most = position.variant().men_per_side();
    let sentence = || Sentence::new("refuse-too-many").with("side", side).with("n", u32::from(most));
    (position.pieces(side).len() > usize::from(most)).then(sentence)
}

fn say(sentences: &[Sentence], tongue: &Tongue) -> Vec<Out> {
    sentences.iter().map(|sentence| tongue.say(sentence, Priority::Answer)).collect()
}
