//! A changed game in the text that it was read from: only what was changed is rewritten.

use std::ops::Range;

use super::games::{Dialect, Replayed, again, only};
use super::spans::{PlaceSpan, Spans};
use super::write::Movetext;
use super::{BodyStyle, FoundAt, Problem, ReadWord, tags, walk};
use crate::tree::{FileBytes, Game, NodeId, Patch, Remarks, Step, Tree, same_ends};
use crate::{Charset, Position};

/// What sets the writers of formats in lines of text apart.
pub(crate) struct LineWriter {
    pub style: BodyStyle,
    pub word: ReadWord,
    /// Characters of a line of moves.
    pub width: usize,
    /// Reads games of the same kind.
    pub dialect: fn(&Game) -> Box<dyn Dialect>,
    /// Whether a move is written in the form of the format.
    pub is_usual: fn(&str) -> bool,
    /// Writes a game without its source.
    pub rewrite: fn(&Game) -> String,
    /// The mark that ends the moves.
    pub mark: fn(&Game) -> &'static str,
    /// The number of the first move from a position.
    pub number: fn(&Position) -> u32,
}

/// Writes a game. What was not changed since it was read, and was read without a finding, stays as it is in its file; a
/// game whose changes cannot be put between that is rewritten.
pub(crate) fn write(game: &Game, writer: &LineWriter) -> String {
    let Some(source) = &game.source else { return (writer.rewrite)(game) };
    match source.unchanged(game) {
        Some(text) => text.to_owned(),
        None => patched(game, source.text(), writer).map_or_else(|| (writer.rewrite)(game), |(_, text)| text),
    }
}

/// The same as bytes of a file like the one that it was read from, which is in `charset`; `None` if its encoding lacks a letter
/// of what is new.
pub(crate) fn write_bytes(game: &Game, writer: &LineWriter, charset: Charset) -> Option<FileBytes> {
    let source = game.source.as_ref();
    let rewritten = || FileBytes::rewritten(&(writer.rewrite)(game), source, charset);
    let Some(source) = source else { return rewritten() };
    let (file, before) = (source.file(), source.before());
    if source.unchanged(game).is_some() {
        return Some(FileBytes::kept([before, file.bytes()].concat(), file.text()));
    }
    let Some((patch, text)) = patched(game, source.text(), writer) else { return rewritten() };
    Some(FileBytes::kept([before, patch.apply_in(&file, charset)?].concat(), &text))
}

/// The changes of a game in its text, and the changed text, in which what was found is put right; `None` if it would be read as
/// another game.
fn patched<'a>(game: &Game, text: &'a str, writer: &LineWriter) -> Option<(Patch<'a>, String)> {
    let dialect = (writer.dialect)(game);
    let Replayed { game: old, findings, uses, .. } = again(text, &*dialect);
    let old = old.filter(|old| old.start.is_identical(&game.start))?;
    let spans = Spans::of(text, writer.word, &uses).filter(|spans| spans.places.len() == old.tree.len())?;
    let mut patcher =
        Patcher { old: &old, new: game, spans, writer, text, patch: Patch::new(text), findings: &findings };
    patcher.tags()?;
    patcher.result()?;
    patcher.moves()?;
    patcher.mend();
    let patch = patcher.patch;
    let written = patch.apply()?;
    let again = only(&written, dialect)?;
    let is_mended = again.findings.iter().all(|found| matches!(found.problem, Problem::TagTwice));
    let is_same = (writer.rewrite)(&again.game.filter(|_| is_mended)?) == (writer.rewrite)(game);
    is_same.then_some((patch, written))
}

struct Patcher<'a, 't> {
    old: &'a Game,
    new: &'a Game,
    spans: Spans,
    writer: &'a LineWriter,
    text: &'t str,
    patch: Patch<'t>,
    findings: &'a [FoundAt],
}

/// A place of both trees: the position before it and the number of its move.
struct Pair {
    old: NodeId,
    new: NodeId,
    before: Position,
    number: u32,
}

impl Patcher<'_, '_> {
    fn has_found(&self, is_it: impl Fn(&Problem) -> bool) -> bool {
        self.findings.iter().any(|found| is_it(&found.problem))
    }

    /// Puts right what was found, where it stands: forms of tags, what is left out, what is not closed.
    fn mend(&mut self) {
        if self.findings.is_empty() {
            return;
        }
        for range in std::mem::take(&mut self.spans.dropped) {
            self.patch.replace(range, "");
        }
        for FoundAt { at, problem, .. } in self.findings {
            let tag = || self.spans.tags.iter().zip(&self.old.tags).find(|(range, _)| range.start == *at);
            match problem {
                Problem::TagForm { .. } => {
                    if let Some((range, (name, value))) = tag() {
                        self.patch.replace(range.clone(), tags::pair(name, value));
                    }
                }
                Problem::OpenComment => self.patch.insert(self.text.trim_end().len(), "}"),
                _ => {}
            }
        }
        if self.spans.open > 0 {
            self.patch.insert(self.text.trim_end().len(), ")".repeat(self.spans.open));
        }
    }

    /// Whether a move that was not changed is to be written in the form of the format.
    fn is_odd(&self, range: &Range<usize>, plain: &str) -> bool {
        let written = self.text.get(range.clone()).unwrap_or_default();
        let is_usual = (self.writer.is_usual)(written);
        let has_piece = !written.starts_with(|letter: char| letter.is_ascii_lowercase() || letter == '0');
        let is_here = |found: &FoundAt| found.at == range.start && matches!(found.problem, Problem::Quiet);
        self.has_found(|problem| matches!(problem, Problem::Letters { .. }))
            && written != plain
            && (has_piece || !is_usual)
            || self.has_found(|problem| matches!(problem, Problem::Form { .. })) && !is_usual
            || self.findings.iter().any(is_here)
    }

    fn tags(&mut self) -> Option<()> {
        let is_wrong = |problem: &Problem| matches!(problem, Problem::Result | Problem::TwoResults { .. });
        let is_new_result = self.old.result != self.new.result || self.has_found(is_wrong);
        let is_less = self.has_found(|problem| matches!(problem, Problem::Castling | Problem::EnPassant));
        let mut wanted = self.new.tags.clone();
        for (name, value) in &mut wanted {
            if name.eq_ignore_ascii_case("FEN") && is_less {
                *value = self.new.start.fen();
            }
            if name == "Result" {
                let own = self.old.raw_tag("Result").filter(|_| !is_new_result);
                own.unwrap_or((self.writer.mark)(self.new)).clone_into(value);
            }
        }
        let old = &self.old.tags;
        (old.len() == self.spans.tags.len()).then_some(())?;
        let (first, last) = same_ends(old, &wanted, |old, new| old == new);
        let changed = wanted.get(first..wanted.len() - last)?;
        let spans = self.spans.tags.get(first..old.len() - last)?;
        for (span, (name, value)) in spans.iter().zip(changed) {
            self.patch.replace(span.clone(), tags::pair(name, value));
        }
        for span in spans.iter().skip(changed.len()) {
            self.patch.remove(span.clone());
        }
        // New ones stand after the last one before them.
        let after = (first + spans.len()).checked_sub(1).and_then(|last| self.spans.tags.get(last));
        for (name, value) in changed.iter().skip(spans.len()) {
            let pair = tags::pair(name, value);
            match (after, self.spans.tags.first()) {
                (Some(after), _) => self.patch.insert(after.end, format!("\n{pair}")),
                (None, Some(next)) => self.patch.insert(next.start, format!("{pair}\n")),
                (None, None) => self.patch.insert(0, format!("{pair}\n")),
            }
        }
        if self.spans.tags.is_empty() && !changed.is_empty() {
            self.patch.insert(0, "\n");
        }
        Some(())
    }

    fn result(&mut self) -> Option<()> {
        if self.old.result == self.new.result {
            return Some(());
        }
        let mark = (self.writer.mark)(self.new);
        match &self.spans.end {
            Some(end) => self.patch.replace(end.clone(), mark),
            None => {
                let last = self.span(self.old.tree.last())?.stop;
                self.words(last, |text| text.word(mark));
            }
        }
        Some(())
    }

    fn span(&self, id: NodeId) -> Option<&PlaceSpan> {
        self.spans.places.get(id.number())
    }

    /// Puts words at a place, with a blank or a line end before them, and after them if nothing of that kind follows.
    fn words(&mut self, at: usize, say: impl FnOnce(&mut Movetext)) {
        let column = self.patch.column(at);
        let mut text = Movetext::new(self.writer.style, self.writer.width);
        text.begin(column);
        // A comment to the end of its line takes in what stands there.
        let is_open = self.spans.line_comments.contains(&at);
        if is_open {
            text.begin(0);
        }
        say(&mut text);
        let mut words = if is_open { "\n".to_owned() } else { String::new() };
        words += &text.finish();
        let follows = self.patch.rest(at).chars().next();
        if follows.is_some_and(|letter| !letter.is_whitespace() && letter != ')') && !words.is_empty() {
            words.push(' ');
        }
        self.patch.insert(at, words);
    }

    fn moves(&mut self) -> Option<()> {
        let start = self.new.start;
        self.remarks(Tree::ROOT, Tree::ROOT, &start)?;
        let mut rest = Vec::new();
        self.children((Tree::ROOT, Tree::ROOT), start, (self.writer.number)(&start), &mut rest)?;
        while let Some(Pair { old, new, before, number }) = rest.pop() {
            let step = self.new.tree.step(new)?;
            self.step(old, step, &before)?;
            let after = step.after(&before);
            self.remarks(old, new, &after)?;
            let number = number.saturating_add(u32::from(step.mover(&before) == Some(crate::Side::Black)));
            self.children((old, new), after, number, &mut rest)?;
        }
        Some(())
    }

    fn step(&mut self, old: NodeId, step: &Step, before: &Position) -> Option<()> {
        let is_same = self.old.tree.step(old) == Some(step);
        if is_same && (self.findings.is_empty() || !matches!(step, Step::Move(_))) {
            return Some(());
        }
        let text = match step {
            Step::Move(mv) => (self.writer.style.mv)(before, mv),
            Step::Null => "--".to_owned(),
            Step::SetUp { .. } => return None,
        };
        let span = self.span(old)?.mv.clone();
        if !is_same || self.is_odd(&span, &text) {
            self.patch.replace(span, text);
        }
        Some(())
    }

    /// Lines up what follows on a place in both trees.
    fn children(
        &mut self,
        (old, new): (NodeId, NodeId),
        position: Position,
        number: u32,
        rest: &mut Vec<Pair>,
    ) -> Option<()> {
        let (owns, news): (Vec<NodeId>, Vec<NodeId>) =
            (self.old.tree.children(old).collect(), self.new.tree.children(new).collect());
        let pair = |(old, new): (&NodeId, &NodeId)| Pair { old: *old, new: *new, before: position, number };
        let stop = self.span(old)?.stop;
        let (own, next) = match (owns.first(), news.first()) {
            (None, None) => return Some(()),
            (None, Some(next)) => {
                let tree = &self.new.tree;
                let is_apart =
                    old == Tree::ROOT || !tree.remarks(new).is_empty() || tree.variations(new).next().is_some();
                self.words(stop, |text| text.line(tree, *next, position, (number, is_apart)));
                return Some(());
            }
            (Some(own), None) => {
                let last = self.old.tree.line(*own).last()?;
                let end = self.span(last)?.stop;
                let blanks = self.patch.rest(end).len() - self.patch.rest(end).trim_start().len();
                match self.span(old)?.comments.is_empty() && old == Tree::ROOT {
                    // What stands between the tags and the moves stays.
                    true => self.patch.replace(stop..end + blanks, ""),
                    false => self.patch.remove(stop..end),
                }
                return Some(());
            }
            (Some(own), Some(next)) => (own, next),
        };
        rest.push(pair((own, next)));
        let (owns, news) = (owns.get(1..)?, news.get(1..)?);
        let steps = (&self.old.tree, &self.new.tree);
        let is_same = |old: &NodeId, new: &NodeId| steps.0.step(*old) == steps.1.step(*new);
        let (first, last) = if owns.len() == news.len() { (owns.len(), 0) } else { same_ends(owns, news, is_same) };
        let kept = owns.iter().zip(news).take(first);
        let kept = kept.chain(owns.iter().rev().zip(news.iter().rev()).take(last));
        for (own, next) in kept {
            self.variation_head(*own, *next)?;
            rest.push(pair((own, next)));
        }
        for gone in owns.get(first..owns.len() - last)? {
            let span = self.span(*gone)?.variation.clone()?;
            self.patch.remove(span);
        }
        let before = first.checked_sub(1).and_then(|before| owns.get(before));
        let at = match (before, owns.first()) {
            (Some(before), _) => self.span(*before)?.variation.clone()?.end,
            (None, Some(after)) => self.span(*after)?.variation.clone()?.start,
            (None, None) => self.span(*own)?.stop,
        };
        for new in news.get(first..news.len() - last)? {
            let tree = &self.new.tree;
            self.words(at, |text| text.variation(tree, *new, position, number));
        }
        Some(())
    }

    /// Comments before a variation are not changed alone.
    fn variation_head(&self, old: NodeId, new: NodeId) -> Option<()> {
        (self.old.tree.remarks(old).before == self.new.tree.remarks(new).before).then_some(())
    }

    /// What is said of a place; `after` is its position.
    fn remarks(&mut self, old: NodeId, new: NodeId, after: &Position) -> Option<()> {
        let (own, said) = (self.old.tree.remarks(old), self.new.tree.remarks(new));
        if own == said {
            return Some(());
        }
        let span = self.span(old)?.clone();
        if own.glyphs != said.glyphs {
            span.glyphs.iter().for_each(|glyph| self.patch.remove(glyph.clone()));
            let glyphs = &said.glyphs;
            match self.writer.style.sign_of(glyphs) {
                Some((sign, rest)) if old != Tree::ROOT => {
                    self.patch.insert(span.mv.end, sign);
                    self.words(span.mv.end, |text| text.glyphs(rest));
                }
                _ => self.words(span.mv.end, |text| text.glyphs(glyphs)),
            }
        }
        let texts = |remarks: &Remarks| Remarks { glyphs: Vec::new(), ..remarks.clone() };
        let bare = |remarks: &Remarks| Remarks { comments: Vec::new(), ..texts(remarks) };
        if texts(own) == texts(said) {
            return Some(());
        }
        let last = span.comments.last().or(span.glyphs.last()).map_or(span.mv.end, |last| last.end);
        if bare(own) == bare(said)
            && let Some(own_texts) = self.texts(old, &span)
        {
            return self.comments(&own_texts, (own, said), last, after);
        }
        // Commands were changed: all comments of the place are rewritten.
        let mut comments = span.comments.iter();
        match comments.next() {
            Some(first) => self.replace_words(first.clone(), &texts(said), after),
            None => self.words(last, |text| text.remarks(&texts(said), None, after)),
        }
        comments.for_each(|comment| self.patch.remove(comment.clone()));
        Some(())
    }

    /// The comments of a place that are words without a command, one for each text; `None` if there are others.
    fn texts(&self, old: NodeId, span: &PlaceSpan) -> Option<Vec<Range<usize>>> {
        let own = self.old.tree.remarks(old);
        let read = |range: &Range<usize>| {
            let text = self.text.get(range.clone()).unwrap_or_default();
            let text = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
            let text = text.unwrap_or_else(|| self.text.get(range.clone()).unwrap_or_default().trim_start_matches(';'));
            walk::one_line(text)
        };
        let words: Vec<Range<usize>> =
            span.comments.iter().filter(|range| own.comments.contains(&read(range))).cloned().collect();
        let is_each = words.len() == own.comments.len()
            && words.iter().zip(&own.comments).all(|(range, text)| read(range) == *text);
        is_each.then_some(words)
    }

    /// Comments of a place that differ, one by one; a new one stands after the last.
    fn comments(
        &mut self,
        spans: &[Range<usize>],
        (own, said): (&Remarks, &Remarks),
        last: usize,
        after: &Position,
    ) -> Option<()> {
        let (first, same) = same_ends(&own.comments, &said.comments, |old, new| old == new);
        let one = |text: &String| Remarks { comments: vec![text.clone()], ..Remarks::default() };
        let changed = said.comments.get(first..said.comments.len() - same)?;
        let spans_changed = spans.get(first..spans.len() - same)?;
        for (span, text) in spans_changed.iter().zip(changed) {
            self.replace_words(span.clone(), &one(text), after);
        }
        spans_changed.iter().skip(changed.len()).for_each(|span| self.patch.remove(span.clone()));
        let before = (first + spans_changed.len()).checked_sub(1).and_then(|before| spans.get(before));
        let at = match (before, spans.first()) {
            (Some(before), _) => before.end,
            (None, Some(next)) => next.start,
            (None, None) => last,
        };
        for text in changed.iter().skip(spans_changed.len()) {
            self.words(at, |words| words.remarks(&one(text), None, after));
        }
        Some(())
    }

    /// Words in place of others.
    fn replace_words(&mut self, range: Range<usize>, remarks: &Remarks, after: &Position) {
        let mut text =
            Movetext::new(self.writer.style, self.writer.width.saturating_sub(self.patch.column(range.start)));
        text.remarks(remarks, None, after);
        let words = text.finish();
        if words.is_empty() { self.patch.remove(range) } else { self.patch.replace(range, words) }
    }
}
