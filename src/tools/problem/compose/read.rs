//! Going through a solution: move by move, and variation by variation.

use golos_input::ReplayRequest;
use golos_problem::{Mark, is_marked};
use golos_rules::Side;
use golos_rules::tree::{NodeId, Tree};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, message};

use super::Composer;
use crate::around::number;
use crate::problem::show;

impl Composer<'_> {
    /// The composition as a whole: pieces, turn, task, and how much of a solution there is.
    pub(super) fn described(&self) -> Vec<Sentence> {
        let start = &self.game.start;
        let mut said = vec![speech::pieces(start, self.notation()), message::ask_turn_side(start.turn())];
        said.extend(show::below(&self.game));
        said.push(message::compose_lines(number(self.lines().len())));
        said
    }

    /// Where each variation begins: the author's line, then each other one where it leaves the lines before.
    pub(super) fn lines(&self) -> Vec<NodeId> {
        show::line_starts(&self.game.tree)
    }

    /// Goes where a word of a replay leads.
    pub(super) fn navigate(&mut self, asked: ReplayRequest) -> Vec<String> {
        let tree = &self.game.tree;
        let to = match asked {
            ReplayRequest::Next => tree.next(self.at),
            ReplayRequest::Previous => tree.parent(self.at),
            ReplayRequest::First => Some(Tree::ROOT),
            ReplayRequest::Last => tree.line(self.at).last(),
            ReplayRequest::Repeat => Some(self.at),
            ReplayRequest::Go { number, black } => self.numbered(number, black),
            ReplayRequest::Position { number } => self.on_line(number),
            ReplayRequest::Variations => return self.say(self.variations()),
            ReplayRequest::Variation { number } => {
                let others = self.siblings();
                number.checked_sub(1).and_then(|at| others.get(usize::try_from(at).ok()?).copied())
            }
            ReplayRequest::MainLine => Some(self.main_place()),
            ReplayRequest::Board => return self.say(speech::rows(&self.position(), self.notation())),
            ReplayRequest::Play { .. }
            | ReplayRequest::RealTime
            | ReplayRequest::Halt
            | ReplayRequest::Clock
            | ReplayRequest::Seek { .. }
            | ReplayRequest::Hear(_)
            | ReplayRequest::PlayFrom { .. } => {
                return self.say([message::compose_not_here()]);
            }
        };
        match to {
            Some(place) => {
                self.at = place;
                self.say(self.here())
            }
            None => self.say([message::compose_edge()]),
        }
    }

    /// The other moves that the author gives in the place of the last one.
    fn siblings(&self) -> Vec<NodeId> {
        let parent = self.game.tree.parent(self.at);
        let all = parent.into_iter().flat_map(|parent| self.game.tree.children(parent));
        all.filter(|id| *id != self.at).collect()
    }

    fn variations(&self) -> Vec<Sentence> {
        let others = self.siblings();
        if others.is_empty() {
            return vec![message::compose_no_variations()];
        }
        let each = (1..)
            .zip(&others)
            .map(|(at, &id)| message::compose_variation(at, Slot::Text(show::written(&self.game, &[id], self.around))));
        each.collect()
    }

    /// The place of the author's line from which the present one has gone out.
    fn main_place(&self) -> NodeId {
        let tree = &self.game.tree;
        let path = tree.path(self.at);
        let leaves = path.iter().find(|id| tree.parent(**id).and_then(|parent| tree.next(parent)) != Some(**id));
        match leaves {
            Some(id) => tree.parent(*id).and_then(|parent| tree.next(parent)).unwrap_or(Tree::ROOT),
            None => self.at,
        }
    }

    /// The places of the present line.
    fn present_line(&self) -> Vec<NodeId> {
        let mut line = self.game.tree.path(self.at);
        line.extend(self.game.tree.line(self.at).skip(1));
        line.retain(|id| *id != Tree::ROOT);
        line
    }

    fn on_line(&self, number: u32) -> Option<NodeId> {
        match usize::try_from(number).ok()?.checked_sub(1) {
            None => Some(Tree::ROOT),
            Some(at) => self.present_line().get(at).copied(),
        }
    }

    fn numbered(&self, number: u32, black: bool) -> Option<NodeId> {
        let ply = number.checked_mul(2)?.checked_sub(u32::from(!black))?;
        let is_black_first = self.game.start.turn() == Side::Black;
        self.on_line(ply.checked_sub(u32::from(is_black_first))?)
    }

    /// The moves that the author gives from here.
    fn next_moves(&self) -> Slot {
        let each = self.game.tree.children(self.at).map(|id| show::written(&self.game, &[id], self.around));
        Slot::Texts(each.collect())
    }

    /// The move that led to a place, with its number and who made it.
    fn heard_move(&self) -> Vec<Sentence> {
        let before = self.game.tree.parent(self.at).map(|parent| self.game.position(parent));
        let text = show::move_text(&self.game, self.at, self.around);
        let said = before.zip(text).map(|(before, text)| {
            message::compose_move(show::move_number(&self.game, self.at), before.turn(), Slot::Text(text))
        });
        said.into_iter().collect()
    }

    /// Where one is: in which file, in which variation, at which move, who is to move, and whether all is kept.
    pub(super) fn where_it_is(&self) -> Vec<Sentence> {
        let mut said = vec![self.working_file().unwrap_or_else(super::kept::no_file)];
        said.extend((!self.kept.is_saved()).then(message::compose_unsaved));
        let lines = self.lines();
        if self.at != Tree::ROOT {
            let line = lines.iter().position(|&first| self.game.tree.line(first).any(|id| id == self.at));
            said.extend(line.map(|line| message::compose_line_number(number(line + 1), number(lines.len()))));
            said.push(message::check_half_move(number(self.game.tree.path(self.at).len())));
        }
        said.extend(self.here());
        said.push(message::ask_turn_side(self.position().turn()));
        said
    }

    /// Every variation of the solution in the order in which they are read.
    pub(super) fn all_lines(&self) -> Vec<Sentence> {
        let starts = self.lines();
        let mut said = vec![message::compose_lines(number(starts.len()))];
        for (at, &start) in starts.iter().enumerate() {
            said.push(message::compose_line_number(number(at + 1), number(starts.len())));
            said.push(show::line(&self.game, start, at == 0, self.around));
        }
        said
    }

    /// What is heard at a place: the move, its marks and comments, and how it goes on.
    pub(super) fn here(&self) -> Vec<Sentence> {
        let tree = &self.game.tree;
        if self.at == Tree::ROOT {
            return vec![message::compose_start(self.next_moves())];
        }
        let mut said = self.heard_move();
        said.extend(
            MARKS
                .iter()
                .filter(|(mark, _)| is_marked(tree, self.at, *mark))
                .map(|(_, name)| message::compose_mark(Slot::Phrase((*name).to_owned()))),
        );
        let words = tree.remarks(self.at).comments.iter().filter(|text| !is_mark(text));
        said.extend(words.map(|text| message::compose_comment(crate::around::quoted(text))));
        match tree.children(self.at).count() {
            0 => said.push(message::compose_end()),
            1 => {}
            several => {
                said.push(message::compose_branches(number(several), self.next_moves()));
            }
        }
        if !self.siblings().is_empty() {
            said.push(message::compose_others(number(self.siblings().len())));
        }
        said
    }

    /// Reads a variation by its place in the order, and goes to its first move.
    pub(super) fn read_line(&mut self, line: usize) -> Vec<String> {
        let starts = self.lines();
        let Some(&start) = starts.get(line) else { return self.say([message::compose_edge()]) };
        (self.line, self.at) = (line, start);
        let sentence = show::line(&self.game, start, line == 0, self.around);
        self.say([message::compose_line_number(number(line + 1), number(starts.len())), sentence])
    }
}

/// The marks with the phrases for them.
pub(super) const MARKS: [(Mark, &str); 4] = [
    (Mark::Try, "mark-try"),
    (Mark::Either, "mark-either"),
    (Mark::Additional, "mark-additional"),
    (Mark::Final, "mark-final"),
];

/// The word that stands in a file for a mark.
pub(super) const fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Try => "try",
        Mark::Either => "either",
        Mark::Additional => "additional",
        Mark::Final => "final",
    }
}

/// Whether a comment is nothing but a mark.
pub(super) fn is_mark(text: &str) -> bool {
    MARKS.iter().any(|(mark, _)| text.trim() == mark_word(*mark))
}
