//! A changed game in the SGF that it was read from: only what was changed is rewritten.

use std::ops::Range;

use super::super::record::start;
use super::write::{Property, node_properties, rewrite, root_properties, write_after, write_variation};
use super::{Variations, read_sgf};
use crate::tree::{Game, NodeId, Patch, Tree, same_ends};
use crate::{Charset, Side};

/// The changes of a game in its text, and the changed text; `None` if it would be read as another game. What is new is written
/// in `charset`.
pub(super) fn patched<'a>(game: &Game, text: &'a str, charset: Charset) -> Option<(Patch<'a>, String)> {
    let old = one(text).filter(|old| old.start == game.start)?;
    let nodes = nodes(text).filter(|nodes| nodes.len() == old.tree.len())?;
    let mut patcher = Patcher { old: &old, new: game, nodes, patch: Patch::new(text), is_ascii: true };
    let side = start(game).turn();
    patcher.properties(Tree::ROOT, &root_properties(&old), &root_properties(game))?;
    let mut rest = Vec::new();
    patcher.children((Tree::ROOT, Tree::ROOT), side, &mut rest)?;
    while let Some((own, new, side)) = rest.pop() {
        let ((before, _), (now, next)) =
            (node_properties(&old.tree, own, side), node_properties(&game.tree, new, side));
        patcher.properties(own, &before, &now)?;
        patcher.children((own, new), next, &mut rest)?;
    }
    patcher.charset(charset)?;
    let patch = patcher.patch;
    let written = patch.apply()?;
    let again = one(&written)?;
    (rewrite(&again) == rewrite(game)).then_some((patch, written))
}

/// The text as it says of itself in UTF-8: it names no other encoding for letters beyond ASCII, and no wide one at all.
pub(super) fn in_utf8(text: &str) -> Option<String> {
    let mut patch = Patch::new(text);
    if let Some(range) = declaration(text)
        && let Some(named) = Charset::named(declared(text.get(range.clone())?))
        && (named.is_wide() || named != Charset::UTF_8 && !text.is_ascii())
    {
        patch.replace(range, "CA[UTF-8]");
    }
    patch.apply()
}

/// Where the root names its encoding.
fn declaration(text: &str) -> Option<Range<usize>> {
    let mut at = text.find(';')? + 1;
    loop {
        let rest = text.get(at..)?;
        at += rest.len() - rest.trim_ascii_start().len();
        let end = property(text.as_bytes(), at)?;
        let name = text.get(at..end)?.split('[').next()?.trim_ascii_end();
        if name == "CA" {
            return Some(at..end);
        }
        at = end;
    }
}

/// The name of the encoding in a property that names one.
fn declared(property: &str) -> &[u8] {
    property.split(['[', ']']).nth(1).unwrap_or_default().as_bytes()
}

/// The one game of a text in which nothing is wrong.
fn one(text: &str) -> Option<Game> {
    let mut games = read_sgf(text.as_bytes(), Variations::Keep).ok()?;
    games.pop().filter(|_| games.is_empty())
}

/// Where a node stands, in bytes.
#[derive(Debug, Default)]
struct NodeSpan {
    /// Its semicolon, and the end of its last property.
    own: Range<usize>,
    properties: Vec<(String, Range<usize>)>,
    /// The brackets that begin with it.
    group: Option<Range<usize>>,
    /// Where all ends that follows on it.
    stop: usize,
}

/// The nodes of a game in their order; `None` if one of them is more than one place of a tree.
fn nodes(text: &str) -> Option<Vec<NodeSpan>> {
    let bytes = text.as_bytes();
    let (mut nodes, mut at) = (Vec::<NodeSpan>::new(), 0);
    // Of each open bracket where it stands, and its nodes.
    let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'(' => open.push((at, Vec::new())),
            b')' => {
                let (opened, own) = open.pop()?;
                let end = own.last().and_then(|last| nodes.get(*last)).map(|last| last.stop)?;
                for index in &own {
                    nodes.get_mut(*index)?.stop = end;
                }
                nodes.get_mut(*own.first()?)?.group = Some(opened..at + 1);
                // What follows on the last node before the bracket.
                if let Some(last) = open.last().and_then(|(_, own)| own.last()) {
                    nodes.get_mut(*last)?.stop = at + 1;
                }
            }
            b';' => {
                open.last_mut()?.1.push(nodes.len());
                nodes.push(NodeSpan { own: at..at + 1, stop: at + 1, ..NodeSpan::default() });
            }
            byte if byte.is_ascii_alphabetic() => {
                let end = property(bytes, at)?;
                let head = text.get(at..end)?.split('[').next()?;
                let name: String = head.chars().filter(char::is_ascii_uppercase).collect();
                let node = nodes.last_mut()?;
                let is_twice = node.properties.iter().any(|(other, _)| *other == name);
                let is_second = is_move(&name) && node.properties.iter().any(|(other, _)| is_move(other));
                if is_twice || is_second {
                    return None;
                }
                node.properties.push((name, at..end));
                (node.own.end, node.stop) = (end, end);
                at = end;
                continue;
            }
            byte if byte.is_ascii_whitespace() => {}
            _ => return None,
        }
        at += 1;
    }
    let has_move = nodes.first()?.properties.iter().any(|(name, _)| is_move(name));
    (open.is_empty() && !has_move).then_some(nodes)
}

fn is_move(name: &str) -> bool {
    matches!(name, "B" | "W")
}

/// The end of the property that begins at a place: its name and all its values.
fn property(bytes: &[u8], mut at: usize) -> Option<usize> {
    let blanks =
        |at: usize| bytes.get(at..).map_or(0, |rest| rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count());
    while bytes.get(at)?.is_ascii_alphabetic() {
        at += 1;
    }
    at += blanks(at);
    let mut end = None;
    while bytes.get(at) == Some(&b'[') {
        loop {
            at += 1;
            match bytes.get(at)? {
                b'\\' => at += 1,
                b']' => break,
                _ => {}
            }
        }
        end = Some(at + 1);
        at += 1 + blanks(at + 1);
    }
    end
}

struct Patcher<'a, 't> {
    old: &'a Game,
    new: &'a Game,
    nodes: Vec<NodeSpan>,
    patch: Patch<'t>,
    /// Whether all that was put in is ASCII.
    is_ascii: bool,
}

impl Patcher<'_, '_> {
    fn node(&self, id: NodeId) -> Option<&NodeSpan> {
        self.nodes.get(id.number())
    }

    fn insert(&mut self, at: usize, text: String) {
        self.is_ascii &= text.is_ascii();
        self.patch.insert(at, text);
    }

    /// The properties of a node that differ.
    fn properties(&mut self, id: NodeId, before: &[Property], now: &[Property]) -> Option<()> {
        let (first, last) = same_ends(before, now, |old, new| old == new);
        let (before, now) = (before.get(first..before.len() - last)?, now.get(first..now.len() - last)?);
        let span = |name: &str| {
            let own = self.nodes.get(id.number())?.properties.iter().find(|(other, _)| other == name)?;
            Some(own.1.clone())
        };
        let mut edits = Vec::new();
        for (name, text) in before {
            let new = now.iter().find(|(other, _)| other == name);
            if new.is_none_or(|(_, new)| new != text) {
                edits.push((span(name)?, new.map_or_else(String::new, |(_, new)| new.clone())));
            }
        }
        let end = self.node(id)?.own.end;
        let added = now.iter().filter(|(name, _)| !before.iter().any(|(other, _)| other == name));
        edits.extend(added.map(|(_, text)| (end..end, text.clone())));
        for (range, text) in edits {
            self.is_ascii &= text.is_ascii();
            self.patch.replace(range, text);
        }
        Some(())
    }

    /// Lines up what follows on a place in both trees; `side` moves there.
    fn children(
        &mut self,
        (old, new): (NodeId, NodeId),
        side: Side,
        rest: &mut Vec<(NodeId, NodeId, Side)>,
    ) -> Option<()> {
        let (tree, new_tree) = (&self.old.tree, &self.new.tree);
        let (owns, news): (Vec<NodeId>, Vec<NodeId>) = (tree.children(old).collect(), new_tree.children(new).collect());
        let (end, stop) = (self.node(old)?.own.end, self.node(old)?.stop);
        if owns.is_empty() && !news.is_empty() {
            self.insert(end, write_after(new_tree, new, side));
        } else if news.is_empty() && !owns.is_empty() {
            self.patch.replace(end..stop, "");
        }
        if owns.is_empty() || news.is_empty() {
            return Some(());
        }
        let is_same = |old: &NodeId, new: &NodeId| tree.step(*old) == new_tree.step(*new);
        let (first, last) = if owns.len() == news.len() { (owns.len(), 0) } else { same_ends(&owns, &news, is_same) };
        let kept = owns.iter().zip(&news).take(first);
        let kept = kept.chain(owns.iter().rev().zip(news.iter().rev()).take(last));
        rest.extend(kept.map(|(old, new)| (*old, *new, side)));
        let only = owns.first().filter(|_| owns.len() == 1 && news.len() > 1);
        // What went on without brackets is one variation of several now.
        let only = only.map(|only| self.node(*only)).map_or(Some(None), |node| Some(Some(node?)))?;
        let wrapped = only.filter(|only| only.group.is_none()).map(|only| only.own.start..only.stop);
        if let Some(wrapped) = &wrapped {
            self.insert(wrapped.start, "(".to_owned());
            self.insert(wrapped.end, ")".to_owned());
        }
        let place = |id: &NodeId| self.nodes.get(id.number()).and_then(|node| node.group.clone()).or(wrapped.clone());
        for gone in owns.get(first..owns.len() - last)? {
            self.patch.replace(place(gone)?, "");
        }
        let added = news.get(first..news.len() - last)?;
        if added.is_empty() {
            return Some(());
        }
        let at = match first.checked_sub(1).and_then(|before| owns.get(before)) {
            Some(before) => place(before)?.end,
            None => place(owns.first()?)?.start,
        };
        for added in added {
            let text = write_variation(new_tree, *added, side);
            self.insert(at, text);
        }
        Some(())
    }

    /// A text that gets its first letters beyond ASCII says that it is UTF-8, and names no other page than its own.
    fn charset(&mut self, charset: Charset) -> Option<()> {
        if self.is_ascii || charset.is_wide() {
            return Some(());
        }
        let root = self.node(Tree::ROOT)?;
        let named = root.properties.iter().find(|(name, _)| name == "CA").map(|(_, range)| range.clone());
        let start = root.own.start + 1;
        match named {
            Some(range) if Charset::named(declared(self.patch.rest(range.start))) == Some(charset) => {}
            Some(range) => self.patch.replace(range, format!("CA[{}]", charset.name())),
            None if charset == Charset::UTF_8 && self.patch.rest(0).is_ascii() => self.patch.insert(start, "CA[UTF-8]"),
            // It was known without that.
            None => {}
        }
        Some(())
    }
}
