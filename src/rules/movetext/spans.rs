//! Where the parts of a game stand in its text.

use std::collections::BTreeSet;
use std::ops::Range;

use super::games::TokenUse;
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
    /// What the game leaves out, with the numbers before it.
    pub dropped: Vec<Range<usize>>,
    /// Variations that are not closed.
    pub open: usize,
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
    /// Whether something is said before its first move.
    has_comments: bool,
    /// Where the token before it ends.
    before: Option<usize>,
}

impl OpenLine {
    const fn of(at: usize, opened: usize, before: Option<usize>) -> OpenLine {
        OpenLine { at, first: None, opened, has_comments: false, before }
    }
}

impl Spans {
    /// The places of a game, of whose tokens this became; `None` if something stands there that belongs to no move, or nothing
    /// but tags.
    pub fn of(text: &str, word: ReadWord, uses: &[TokenUse]) -> Option<Spans> {
        let mut spans = Spans { places: vec![PlaceSpan::default()], ..Spans::default() };
        let mut lines = vec![OpenLine { first: Some(0), ..OpenLine::of(0, 0, None) }];
        let mut lexer = Lexer::new(text, 0, word);
        let mut is_head = true;
        // Where the last token ends that stands among the moves and was not dropped, and whether one was dropped after it.
        let (mut last, mut is_dropped) = (None, false);
        let mut uses = uses.iter();
        while let Some((at, token)) = lexer.next_token() {
            let range = at..lexer.at();
            let own = *uses.next()?;
            if own == TokenUse::Dropped {
                spans.drop(text, range, last, is_dropped);
                is_dropped = true;
                continue;
            }
            if is_head && !matches!(token, Token::Tag { .. }) {
                is_head = false;
                spans.begin(text, range.start);
            }
            let depth = lines.len();
            let line = lines.last_mut()?;
            if text.get(range.start..).is_some_and(|token| token.starts_with(';')) {
                spans.line_comments.insert(range.end);
            }
            let before = last;
            (last, is_dropped) = (Some(range.end).filter(|_| !matches!(token, Token::Tag { .. })), false);
            match token {
                _ if own == TokenUse::Aside => {}
                Token::Tag { .. } => spans.tags.push(range),
                Token::Move(_) | Token::Null | Token::SetUp(_) => {
                    line.at = spans.places.len();
                    line.first.get_or_insert(line.at);
                    spans.places.push(PlaceSpan { stop: range.end, mv: range, ..PlaceSpan::default() });
                }
                Token::Signs(_) | Token::Glyph(_) => spans.said(line, range, |place| &mut place.glyphs)?,
                // What is said before a variation belongs to its first move, and stays with it.
                Token::Comment(_) | Token::OpenComment(_) if line.first.is_none() => line.has_comments = true,
                Token::Comment(_) => spans.said(line, range, |place| &mut place.comments)?,
                Token::OpenComment(_) => {
                    let end = at + text.get(range).unwrap_or_default().trim_end().len();
                    spans.said(line, at..end, |place| &mut place.comments)?;
                }
                Token::Open => {
                    let opened = OpenLine::of(line.at, at, before);
                    lines.push(opened);
                }
                Token::Close if depth > 1 => {
                    let closed = lines.pop()?;
                    if closed.has_comments && closed.first.is_none() {
                        return None;
                    }
                    match closed.first {
                        Some(first) => spans.close(first, closed.opened..range.end, lines.last()?.at)?,
                        None => {
                            spans.dropped.retain(|dropped| dropped.start < closed.opened);
                            spans.drop(text, closed.opened..range.end, closed.before, false);
                            last = closed.before;
                        }
                    }
                }
                Token::End(_) => spans.end = Some(range),
                Token::BadTag(_) | Token::Close | Token::Stray(_) => return None,
            }
        }
        while lines.len() > 1 {
            let closed = lines.pop()?;
            spans.close(closed.first?, closed.opened..text.trim_end().len(), lines.last()?.at)?;
            spans.open += 1;
        }
        (!is_head).then_some(spans)
    }

    /// A variation ends that begins with a place and follows on another.
    fn close(&mut self, first: usize, range: Range<usize>, on: usize) -> Option<()> {
        self.places.get_mut(on)?.stop = range.end;
        self.places.get_mut(first)?.variation = Some(range);
        Some(())
    }

    /// Notes what is left out: from the token before it on, or from where the one before it that is left out begins.
    fn drop(&mut self, text: &str, range: Range<usize>, last: Option<usize>, goes_on: bool) {
        if let Some(before) = self.dropped.last_mut().filter(|_| goes_on) {
            before.end = range.end;
            return;
        }
        match last.filter(|last| !self.line_comments.contains(last)) {
            Some(last) => self.dropped.push(last..range.end),
            // Between tags and moves nothing is left of it.
            None => {
                let behind = text.get(range.end..).unwrap_or_default();
                self.dropped.push(range.start..range.end + behind.len() - behind.trim_start().len());
            }
        }
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
