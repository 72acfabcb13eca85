//! Changing a composition: pieces, moves, marks, caption.

use golos_desk::{SetUp, SetUpExit};
use golos_input::{Intent, SetUpRequest, Tokens};
use golos_problem::{Kind, Mark, Stipulation, last_move, turned};
use golos_rules::tree::{NodeId, Step, Tree};
use golos_rules::{Notation, Position, dictated_move};
use golos_wording::{Sentence, Slot, message};

use super::read::{is_mark, mark_word};
use super::{Composer, written};
use crate::around::{number, quoted};
use crate::problem::lines::moves;

/// Tasks and kinds by the words of a language.
pub(super) const TASKS: [(&str, &str); 3] = [
    (golos_wording::text_key::WORDS_COMPOSE_WIN, "win"),
    (golos_wording::text_key::WORDS_COMPOSE_DRAW, "draw"),
    (golos_wording::text_key::WORDS_COMPOSE_BLOCK, "block"),
];
pub(super) const KINDS: [(&str, &str); 5] = [
    (golos_wording::text_key::WORDS_COMPOSE_PROBLEM, "problem"),
    (golos_wording::text_key::WORDS_COMPOSE_PRACTICAL, "practical"),
    (golos_wording::text_key::WORDS_COMPOSE_STUDY, "study"),
    (golos_wording::text_key::WORDS_COMPOSE_ENDING, "ending"),
    (golos_wording::text_key::WORDS_COMPOSE_BLOCKING, "task"),
];

impl Composer<'_> {
    /// A position that is written as a FEN.
    pub(super) fn position_written(&self, line: &str) -> Option<Position> {
        let is_fen = line.contains(":W") || line.contains(":B") || line.matches('/').count() == 7;
        is_fen.then(|| self.rules.variant.read_position(line, Notation::FILES).ok()).flatten()
    }

    /// A line of a set-up that is open.
    pub(super) fn set_up_line(&mut self, line: &str) -> Vec<String> {
        let Some(mut set_up) = self.set_up.take() else { return Vec::new() };
        let tokens = self.presenter.lexicon.tokens(line, self.game.start.place_names());
        let intent = match self.presenter.lexicon.set_up(&tokens, self.presenter.letters) {
            Ok(intent) => intent,
            Err(error) => {
                self.set_up = Some(set_up);
                return self.say([error.sentence()]);
            }
        };
        let (out, exit) = set_up.take(intent, &self.presenter);
        let mut said = written(out);
        match exit {
            SetUpExit::Stay => self.set_up = Some(set_up),
            SetUpExit::Leave => said.extend(self.say([message::compose_set_up_left()])),
            SetUpExit::Done(..) => said.extend(self.stand(set_up.position())),
        }
        said
    }

    /// Opens the set-up of the whole board.
    pub(super) fn open_set_up(&mut self) -> Vec<String> {
        let fen = self.game.start.fen();
        let (set_up, out) = SetUp::open(Box::new(self.rules.clone()), Some(&fen), &self.presenter);
        self.set_up = Some(set_up);
        written(out)
    }

    /// A line that puts pieces on the board or takes them off.
    pub(super) fn edit_line(&mut self, tokens: &Tokens) -> Vec<String> {
        let asked = match self.presenter.lexicon.set_up(tokens, self.presenter.letters) {
            Ok(Intent::SetUp(SetUpRequest::Done)) => return self.say(self.here()),
            Ok(intent @ Intent::SetUp(_)) => intent,
            Ok(_) | Err(_) => return self.say([not_understood(tokens.text())]),
        };
        let fen = self.game.start.fen();
        let (mut set_up, _) = SetUp::open(Box::new(self.rules.clone()), Some(&fen), &self.presenter);
        let (out, _) = set_up.take(asked, &self.presenter);
        let mut said = written(out);
        if set_up.position() != self.game.start || set_up.position().turn() != self.game.start.turn() {
            said.extend(self.stand(set_up.position()));
        }
        said
    }

    /// Takes another starting position; moves of the solution that can be made from it stay.
    pub(super) fn stand(&mut self, start: Position) -> Vec<String> {
        self.remember();
        let (tree, dropped) = self.replanted(&start);
        (self.game.start, self.game.tree, self.at, self.line) = (start, tree, Tree::ROOT, 0);
        let mut said = vec![golos_speech::pieces(&start, self.notation()), message::ask_turn_side(start.turn())];
        let undo = || Slot::Heads(vec![golos_wording::text_key::WORDS_COMPOSE_UNDO.to_owned()]);
        said.extend((dropped > 0).then(|| message::compose_dropped(number(dropped), undo())));
        self.changed(said)
    }

    /// The solution from another start, and how many of its moves cannot be made there.
    fn replanted(&self, start: &Position) -> (Tree, usize) {
        let old = &self.game.tree;
        let mut tree = Tree::default();
        tree.remarks_mut(Tree::ROOT).clone_from(old.remarks(Tree::ROOT));
        let mut open: Vec<(NodeId, NodeId, Position)> = vec![(Tree::ROOT, Tree::ROOT, *start)];
        let mut kept = 0;
        while let Some((from, to, position)) = open.pop() {
            let before = self.game.position(from);
            let mut next = Vec::new();
            for child in old.children(from) {
                let Some(mv) = old.step(child).and_then(|step| step.mv()) else { continue };
                let Ok(mv) = position.read(&before.long(mv, Notation::FILES), Notation::FILES) else { continue };
                let Some(after) = position.play(&mv) else { continue };
                let id = tree.add(to, Some(Step::Move(mv)));
                if !old.remarks(child).is_empty() {
                    tree.remarks_mut(id).clone_from(old.remarks(child));
                }
                kept += 1;
                next.push((child, id, after));
            }
            open.extend(next);
        }
        (tree, old.len().saturating_sub(1 + kept))
    }

    /// Takes moves of the solution; `None` if the line begins with nothing that is one.
    pub(super) fn moves(&mut self, line: &str) -> Option<Vec<String>> {
        let position = self.position();
        let (letters, own) = (self.presenter.letters_in(Notation::FILES), self.notation());
        let notation = Notation { chess: letters, ..own };
        let read = match moves(&position, line, notation) {
            Ok(read) if !read.is_empty() => read,
            Ok(_) | Err(_) => return None,
        };
        self.remember();
        let mut is_new = false;
        for mv in read {
            let (id, is_added) = self.game.tree.enter(self.at, Step::Move(mv));
            (self.at, is_new) = (id, is_new || is_added);
        }
        let here = self.here();
        if is_new {
            return Some(self.changed(here));
        }
        self.before.pop();
        Some(self.say(here))
    }

    /// Puts a mark on the move that is heard, or takes all of them off.
    pub(super) fn mark(&mut self, mark: Option<Mark>) -> Vec<String> {
        if self.at == Tree::ROOT {
            return self.say([message::compose_no_move()]);
        }
        self.remember();
        let remarks = self.game.tree.remarks_mut(self.at);
        remarks.comments.retain(|text| !is_mark(text) || mark.is_some_and(|mark| text.trim() != mark_word(mark)));
        if let Some(mark) = mark {
            remarks.comments.push(mark_word(mark).to_owned());
        } else {
            // The sign of a wrong move is one too.
            remarks.glyphs.retain(|glyph| *glyph != 2);
        }
        let here = self.here();
        self.changed(here)
    }

    /// Brings the state before the last change back.
    pub(super) fn undo(&mut self) -> Vec<String> {
        let Some((before, at, line)) = self.before.pop() else {
            return self.say([message::compose_nothing_to_undo()]);
        };
        (self.game, self.at, self.line) = (before, at, line);
        let mut said = vec![message::compose_undone()];
        said.extend(if at == Tree::ROOT { self.described() } else { self.here() });
        self.changed(said)
    }

    /// Takes the move that is heard out of the solution, with all that goes on from it.
    pub(super) fn delete(&mut self) -> Vec<String> {
        let Some(parent) = self.game.tree.parent(self.at) else { return self.say([message::compose_no_move()]) };
        self.remember();
        let (tree, at) = without(&self.game.tree, self.at, parent);
        let gone = self.game.tree.len() - tree.len();
        (self.game.tree, self.at, self.line) = (tree, at, 0);
        let undo = Slot::Heads(vec![golos_wording::text_key::WORDS_COMPOSE_UNDO.to_owned()]);
        let mut said = vec![message::compose_deleted(number(gone), undo)];
        said.extend(self.here());
        self.changed(said)
    }

    /// Turns the board and exchanges the colours.
    pub(super) fn turn_board(&mut self) -> Vec<String> {
        match self.game.start.draughts().map(turned) {
            Some(turned) => self.stand(Position::Draughts(turned)),
            None => self.say([message::compose_not_here()]),
        }
    }

    /// Sets the task: a word, `#3`, or a block with its pieces.
    pub(super) fn task(&mut self, text: &str) -> Vec<String> {
        let named = golos_input::Phrases::new(self.presenter.wording.lang(), TASKS).take(text);
        let (task, blocked) = match named {
            Some(("block", rest)) => match self.blocked(rest) {
                Some(blocked) => ("block".to_owned(), blocked),
                None => return self.say([no_task(text)]),
            },
            Some((task, "")) => (task.to_owned(), String::new()),
            _ if text.parse::<Stipulation>().is_ok() => (text.to_owned(), String::new()),
            _ => return self.say([no_task(text)]),
        };
        self.remember();
        self.set_tag("Task", &task);
        self.set_tag("Blocked", &blocked);
        let said = crate::problem::show::below(&self.game);
        self.changed(said)
    }

    /// `2 men 1 king` as a file has it: `2+1`. Empty if nothing is said.
    fn blocked(&self, text: &str) -> Option<String> {
        let phrases = golos_input::Phrases::new(
            self.presenter.wording.lang(),
            [(golos_wording::text_key::WORDS_SET_UP_MAN, false), (golos_wording::text_key::WORDS_SET_UP_KING, true)],
        );
        if text.trim().is_empty() {
            return Some(String::new());
        }
        let (mut men, mut kings, mut rest) = (0u8, 0u8, text.trim());
        while !rest.is_empty() {
            let (digits, behind) = rest.split_at(rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len()));
            let count: u8 = digits.parse().ok().filter(|count| *count <= 20)?;
            let behind = behind.trim_start_matches([' ', '+']);
            let (is_king, behind) = phrases.take(behind).unwrap_or((false, behind));
            if is_king {
                kings = count
            } else {
                men = count
            }
            rest = behind.trim();
        }
        Some(format!("{men}+{kings}"))
    }

    pub(super) fn kind(&mut self, text: &str) -> Vec<String> {
        let named = golos_input::Phrases::new(self.presenter.wording.lang(), KINDS).take(text);
        let kind = named.filter(|(_, rest)| rest.is_empty()).map(|(kind, _)| kind);
        let Some(kind) = kind.or_else(|| Kind::named(text).map(|_| text)) else {
            return self.say([message::compose_no_kind(quoted(text))]);
        };
        self.remember();
        self.game.set_tag("Kind", kind);
        self.changed(vec![message::compose_kind(Slot::Phrase(kind_phrase(kind).to_owned()))])
    }

    /// Sets a tag of the caption; without a text it is taken away.
    pub(super) fn tag(&mut self, name: &str, text: &str) -> Vec<String> {
        self.remember();
        self.set_tag(name, text);
        let above = crate::problem::show::above(&self.game);
        if above.is_empty() {
            return self.changed(vec![message::compose_no_caption()]);
        }
        self.changed(above)
    }

    /// Sets a tag, or takes it away if it is empty.
    fn set_tag(&mut self, name: &str, value: &str) {
        if value.is_empty() {
            self.game.tags.retain(|(other, _)| other != name);
        } else {
            self.game.set_tag(name, value);
        }
    }

    /// Moves that may have led to the position, back from it.
    pub(super) fn last_moves(&self, text: &str) -> Vec<String> {
        let count = text.trim().parse::<usize>().unwrap_or(1).clamp(1, 10);
        let Some(mut position) = self.game.start.draughts().copied() else {
            return self.say([message::compose_not_here()]);
        };
        let mut said = Vec::new();
        for back in 1..=count {
            let Some(last) = last_move(&position) else {
                said.push(message::compose_no_last_move(number(back)));
                break;
            };
            said.push(message::compose_last_move(number(back), Slot::Text(last.mv.full(position.geometry()))));
            position = last.before;
        }
        self.say(said)
    }
}

/// A solution without a move and all after it, and the place of `parent` in it.
fn without(old: &Tree, dropped: NodeId, parent: NodeId) -> (Tree, NodeId) {
    let (mut tree, mut at) = (Tree::default(), Tree::ROOT);
    let mut open = vec![(Tree::ROOT, Tree::ROOT)];
    while let Some((from, to)) = open.pop() {
        if !old.remarks(from).is_empty() {
            tree.remarks_mut(to).clone_from(old.remarks(from));
        }
        if from == parent {
            at = to;
        }
        for child in old.children(from).filter(|child| *child != dropped) {
            open.push((child, tree.add(to, old.step(child).cloned())));
        }
    }
    (tree, at)
}

const fn kind_phrase(kind: &str) -> &'static str {
    match kind.as_bytes() {
        b"practical" => "group-practical",
        b"study" => "composition-study",
        b"ending" => "composition-ending",
        b"task" => "composition-task",
        _ => "composition-problem",
    }
}

/// Why a line is neither a move nor pieces: squares that are no lawful move are told as such.
fn not_understood(line: &str) -> Sentence {
    let squares = line.chars().filter(char::is_ascii_digit).count();
    let is_written = line.split_whitespace().count() == 1 && squares >= 2 && line.contains(['-', 'x', ':']);
    if is_written || dictated_move(line).is_some() {
        message::compose_not_lawful(quoted(line))
    } else {
        message::compose_unknown(quoted(line))
    }
}

fn no_task(text: &str) -> Sentence {
    message::compose_no_task(quoted(text), Slot::Text("#3, s#2, h#2.5, r#2".to_owned()))
}
