//! Where the parts of a game stand in its text.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{Lexer, ReadWord, Token};

/// The places of all that a sound game says, in bytes.
#[derive(Debug, Default)]
pub(super) struct Spans {
    pub tags: Vec<Range<usize>>,
    /// By the number of the place in the tree, the root first.
    pub places: Vec<PlaceSpan>,
    /// The result after the moves.
    pub end: Option<Range<usize>>,
    /// Where comments to the end of their line end: what stands there would be part of them.
    pub line_comments: BTreeSet<usize>,
}

/// Where a move stands, and what is said of it.
#[derive(Clone, Debug, Default)]
pub(super) struct PlaceSpan {
    /// The move without its number; at the root nothing, where the moves begin.
    pub mv: Range<usize>,
    pub glyphs: Vec<Range<usize>>,
    pub comments: Vec<Range<usize>>,
    /// The brackets around the variation that begins with the move, and all between them.
    pub variation: Option<Range<usize>>,
    /// Where everything ends that is said of the move, its variations included.
    pub stop: usize,
}

/// A line of moves under way.
struct OpenLine {
    /// The place of its last move.
    at: usize,
    /// That of its first move; `None` before it.
    first: Option<usize>,
    opened: usize,
}

impl Spans {
    /// The places of a game in which nothing was found; `None` if something stands there that belongs to no move, or nothing but tags.
    pub fn of(text: &str, word: ReadWord) -> Option<Spans> {
        let mut spans = Spans { places: vec![PlaceSpan::default()], ..Spans::default() };
        let mut lines = vec![OpenLine { at: 0, first: Some(0), opened: 0 }];
        let mut lexer = Lexer::new(text, 0, word);
        let mut is_head = true;
        while let Some((at, token)) = lexer.next_token() {
            let range = at..lexer.at();
            if is_head && !matches!(token, Token::Tag { .. }) {
                is_head = false;
                spans.begin(text, range.start);
            }
            let depth = lines.len();
            let line = lines.last_mut()?;
            if text.get(range.start..).is_some_and(|token| token.starts_with(';')) {
                spans.line_comments.insert(range.end);
            }
            match token {
                Token::Tag { .. } => spans.tags.push(range),
                Token::Move(_) | Token::Null | Token::SetUp(_) => {
                    line.at = spans.places.len();
                    line.first.get_or_insert(line.at);
                    spans.places.push(PlaceSpan { stop: range.end, mv: range, ..PlaceSpan::default() });
                }
                Token::Signs(_) | Token::Glyph(_) => spans.said(line, range, |place| &mut place.glyphs)?,
                // What is said before a variation belongs to its first move, and stays with it.
                Token::Comment(_) if line.first.is_none() => {}
                Token::Comment(_) => spans.said(line, range, |place| &mut place.comments)?,
                Token::Open => {
                    let opened = OpenLine { at: line.at, first: None, opened: at };
                    lines.push(opened);
                }
                Token::Close if depth > 1 => {
                    let closed = lines.pop()?;
                    spans.places.get_mut(closed.first?)?.variation = Some(closed.opened..range.end);
                    spans.places.get_mut(lines.last()?.at)?.stop = range.end;
                }
                Token::End(_) if depth == 1 => spans.end = Some(range),
                Token::End(_) => {}
                Token::BadTag(_) | Token::OpenComment(_) | Token::Close | Token::Stray(_) => return None,
            }
        }
        (lines.len() == 1 && !is_head).then_some(spans)
    }

    /// The moves begin before the token at a place, which may have a number before it.
    fn begin(&mut self, text: &str, token: usize) {
        let tags = self.tags.last().map_or(0, |tag| tag.end);
        let between = text.get(tags..token).unwrap_or_default();
        let start = token - between.trim_start().len();
        if let Some(root) = self.places.first_mut() {
            (root.mv, root.stop) = (start..start, start);
        }
    }

    fn said(
        &mut self,
        line: &OpenLine,
        range: Range<usize>,
        of: impl Fn(&mut PlaceSpan) -> &mut Vec<Range<usize>>,
    ) -> Option<()> {
        line.first?;
        let place = self.places.get_mut(line.at)?;
        place.stop = range.end;
        of(place).push(range);
        Some(())
    }
}
