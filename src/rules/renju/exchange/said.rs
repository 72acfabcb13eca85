//! What is said of a stone in one line of text, as PGN has it of a move: a record of a game keeps it so.

use crate::movetext::{
    BodyStyle, Cursor, Dialect, Games, IsEnd, Movetext, Problem, RawGame, ReadWord, Replayed, Token,
};
use crate::movetext::{Word, walk};
use crate::renju::{self, Letters};
use crate::tree::{NodeId, Step, Tree};
use crate::{Move, Position};

/// How stones are written among comments and variations.
const STYLE: BodyStyle = BodyStyle { mv: named, joins_numbers: true, has_signs: true, joins_clocks: true };

fn named(_: &Position, mv: &Move) -> String {
    match mv {
        Move::Renju(mv) => mv.text(Letters::AToP),
        Move::Draughts(_) | Move::Chess(_) => String::new(),
    }
}

/// All that is said of a stone, or before the first one at the root, on one line: the clock, properties, comments, variations. `before` is the position before it.
#[must_use]
pub fn said(tree: &Tree, id: NodeId, before: &Position) -> String {
    let mut text = Movetext::new(STYLE, usize::MAX);
    text.said(tree, id, before, 1);
    text.finish()
}

/// Adds what [`said`] has written to a place of a tree; `before` is the position before its stone. What cannot be read as that
/// is a comment.
pub fn say(tree: &mut Tree, id: NodeId, before: &Position, text: &str) {
    let stone = match tree.step(id) {
        None if id == Tree::ROOT => Some(String::new()),
        step => step.and_then(Step::mv).map(|mv| named(before, mv)),
    };
    let read = stone.and_then(|stone| {
        // Without a stone only a tag makes it a game.
        let text = format!("[Event \"?\"]\n{stone} {text} *");
        let read = Games::of(text.as_bytes(), Stones { before: *before }).next()?.ok()?;
        read.game.filter(|game| game.moves() == usize::from(id != Tree::ROOT))
    });
    match read {
        Some(read) => tree.adopt(id, &read.tree),
        None => tree.remarks_mut(id).comments.push(text.to_owned()),
    }
}

/// Stones from a position on, by the names of their points.
struct Stones {
    before: Position,
}

impl Dialect for Stones {
    fn is_end(&self) -> IsEnd {
        |word| word == "*"
    }

    fn word(&self) -> ReadWord {
        word
    }

    fn replay(&self, raw: &RawGame) -> Replayed {
        let mut resolve = |position: &Position, text: &str| match (position, renju::Move::read(text, Letters::AToP)) {
            (Position::Renju(position), Ok(mv)) if position.play(mv).is_ok() => Ok(Step::Move(Move::Renju(mv)).into()),
            _ => Err(Problem::Stray),
        };
        walk(raw, raw.lexer(word), self.before, &mut resolve).game(raw, self.before, |_| true)
    }
}

/// A point, a dash for a pass, or the end; the number of a stone means nothing.
fn word<'a>(cursor: &mut Cursor<'a>) -> Option<Token<'a>> {
    let rest = cursor.rest();
    let end = rest.find(|letter: char| letter.is_whitespace() || "{}()[];".contains(letter)).unwrap_or(rest.len());
    let word = cursor.skip(end);
    match word {
        "*" => Some(Token::End(None)),
        word if word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit()) => None,
        word => Some(Token::Move(Word::from(word))),
    }
}
