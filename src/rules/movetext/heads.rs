//! The heads of the games of a source, for an index: no move is played.

use std::io::{self, BufRead};

use super::Location;
use super::cut::Cutter;
use super::games::{Dialect, RawGame};
use super::{Lexer, Token};
use crate::tree::Score;
use crate::{Charset, Decoder};

/// What stands above the moves of a game, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Where its text begins.
    pub start: Location,
    /// Names and values in the order of the file.
    pub tags: Vec<(String, String)>,
    /// What stands after the moves, otherwise in the tag; `None` if it is not known.
    pub result: Option<Score>,
    /// The half-moves of the game itself, none of which was played.
    pub half_moves: u32,
}

/// The heads of the games of a source, one after another: as many as [`Games`](super::Games) reads. Trouble with the source
/// comes last. Letters that are damaged are read over: the index of a file writes nothing of it.
pub struct Heads<R> {
    cutter: Cutter<R>,
    dialect: Box<dyn Dialect>,
    is_over: bool,
}

impl<R: BufRead> Heads<R> {
    pub(crate) fn of(source: R, dialect: impl Dialect + 'static) -> Heads<R> {
        let cutter = Cutter::new(Decoder::new(source).tolerant(), dialect.is_end(), Location { line: 1, column: 1 });
        Heads { cutter, dialect: Box::new(dialect), is_over: false }
    }

    /// What the source is written in, as far as it was read; `None`: UTF-8.
    #[must_use]
    pub fn charset(&self) -> Option<Charset> {
        self.cutter.source().form().charset
    }

    fn head(&self, text: String, start: Location) -> Option<Head> {
        let raw = RawGame::new(text, self.dialect.word());
        let tagged = raw.tag("Result").and_then(|tag| Score::stated(tag.value.trim()));
        let half_moves = half_moves(raw.lexer(self.dialect.word()));
        raw.is_game().then(|| Head { start, tags: raw.pairs(), result: end(&raw.text).or(tagged), half_moves })
    }
}

/// The moves that are in no variation.
fn half_moves(mut lexer: Lexer<'_>) -> u32 {
    let (mut depth, mut count) = (0_u32, 0_u32);
    while let Some((_, token)) = lexer.next_token() {
        match token {
            Token::Open => depth = depth.saturating_add(1),
            Token::Close => depth = depth.saturating_sub(1),
            Token::Move(_) | Token::Null if depth == 0 => count = count.saturating_add(1),
            _ => {}
        }
    }
    count
}

/// The result that a text ends with.
fn end(text: &str) -> Option<Score> {
    Score::read(text.split_whitespace().next_back()?)
}

impl<R: BufRead> Iterator for Heads<R> {
    type Item = io::Result<Head>;

    fn next(&mut self) -> Option<io::Result<Head>> {
        while !self.is_over {
            match self.cutter.next_game() {
                Ok(Some(game)) => {
                    let head = self.head(game.text, game.start);
                    if head.is_some() {
                        return head.map(Ok);
                    }
                }
                Ok(None) => self.is_over = true,
                Err(trouble) => {
                    self.is_over = true;
                    return Some(Err(trouble));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::pgn;
    use crate::draughts::pdn;

    #[test]
    fn there_are_as_many_heads_as_games_and_they_begin_where_those_do() {
        let text = "words\n\n[White \"A\"]\n[Result \"0-1\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n[White \"C\"]\n\n1. d4 1/2-1/2 [White \"D\"] 1. c4 1-0\n\n1. f4 0-1\n\n; a remark\n";
        let heads: Vec<Head> = pgn::heads(text.as_bytes()).map(Result::unwrap).collect();
        let games = pgn::games(text.as_bytes())
            .map(Result::unwrap)
            .filter(|read| read.extent != crate::movetext::Extent::NoGame);
        assert_eq!(heads.len(), games.count());
        let white = |head: &Head| head.tags.first().map(|(_, value)| value.clone()).unwrap_or_default();
        assert_eq!(heads.iter().map(white).collect::<Vec<_>>(), ["A", "B", "C", "D", ""]);
        assert_eq!(heads[0].result, Some(Score::Black));
        assert_eq!(heads.iter().map(|head| head.half_moves).collect::<Vec<_>>(), [2, 0, 1, 1, 1]);
        assert_eq!((heads[2].result, heads[3].result), (Some(Score::Draw), Some(Score::White)));
        assert!(heads[3].start.column > 1 && heads[4].start.column == 1);
        let draughts = "[GameType \"25\"]\n\n1. c3-d4 2-0\n";
        let heads: Vec<Head> = pdn::heads(draughts.as_bytes(), None).map(Result::unwrap).collect();
        assert_eq!(heads.len(), 1);
        assert_eq!(heads[0].result, Some(Score::White));
    }
}
