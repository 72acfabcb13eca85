//! A game that was read and changed is written with that change only: everything before and after it stands as in the file.

mod bytes;
mod lines;
mod sgf;

use golos_rules::tree::{Game, NodeId, Remarks, Score, Step, Tree};
use golos_rules::{Move, Position, renju};

/// What is done to a game.
#[derive(Clone, Debug)]
pub enum Change {
    SetTag(String),
    AddTag(String),
    Comment(String),
    NoComment,
    Glyphs(Vec<u16>),
    Left(u64),
    LastMove,
    AddMove,
    DropMove,
    AddVariation,
    DropVariation,
    Result(Option<Score>),
}

/// The moves of any family that can be made.
fn legal(position: &Position) -> Vec<Move> {
    match position {
        Position::Draughts(position) => position.legal_moves().into_iter().map(Move::Draughts).collect(),
        Position::Chess(position) => position.legal_moves().into_iter().map(Move::Chess).collect(),
        Position::Renju(position) => {
            let moves = renju::Point::all().map(renju::Move::Place);
            moves.filter(|mv| position.play(*mv).is_ok()).map(Move::Renju).collect()
        }
    }
}

/// A copy of a tree without the places that are not kept and what follows on them, with another step at one place.
fn copied(tree: &Tree, keep: impl Fn(NodeId) -> bool, other: Option<(NodeId, Step)>) -> Tree {
    let mut copy = Tree::default();
    put(&mut copy, Tree::ROOT, tree.remarks(Tree::ROOT));
    let mut rest: Vec<(NodeId, NodeId)> = vec![(Tree::ROOT, Tree::ROOT)];
    while let Some((own, theirs)) = rest.pop() {
        let from = rest.len();
        for child in tree.children(theirs).filter(|child| keep(*child)) {
            let step = match &other {
                Some((at, step)) if *at == child => Some(step.clone()),
                _ => tree.step(child).cloned(),
            };
            let id = copy.add(own, step);
            put(&mut copy, id, tree.remarks(child));
            rest.push((id, child));
        }
        rest[from..].reverse();
    }
    copy
}

fn put(tree: &mut Tree, id: NodeId, remarks: &Remarks) {
    if !remarks.is_empty() {
        *tree.remarks_mut(id) = remarks.clone();
    }
}

/// The game with one change, at a place that `choose` takes of so many; `None` if there is nothing to change like that.
pub fn changed(game: &Game, change: &Change, choose: &dyn Fn(usize) -> usize) -> Option<Game> {
    let mut new = game.clone();
    let places: Vec<NodeId> = game.tree.all().collect();
    let at = places[choose(places.len())];
    let last = game.tree.last();
    match change {
        Change::SetTag(value) => {
            let name = &game.tags.get(choose(game.tags.len().max(1)))?.0;
            if ["RE", "Result", "FEN", "SetUp", "GameType", "Variant", "Date"].contains(&name.as_str()) {
                return None;
            }
            new.set_tag(&name.clone(), value);
        }
        Change::AddTag(value) => new.set_tag("Annotator", value),
        Change::Comment(text) => {
            let comments = &mut new.tree.remarks_mut(at).comments;
            match comments.len() {
                0 => comments.push(text.clone()),
                count => comments[choose(count)].clone_from(text),
            }
        }
        Change::NoComment => {
            let remarks = new.tree.remarks_mut(at);
            let count = remarks.comments.len();
            if count == 0 {
                return None;
            }
            remarks.comments.remove(choose(count));
        }
        Change::Glyphs(glyphs) if at != Tree::ROOT => new.tree.remarks_mut(at).glyphs.clone_from(glyphs),
        Change::Left(left) if at != Tree::ROOT => new.tree.remarks_mut(at).left = Some(*left),
        Change::Glyphs(_) | Change::Left(_) => return None,
        Change::LastMove => {
            let parent = game.tree.parent(last)?;
            let moves = legal(&game.position(parent));
            let mv = moves.get(choose(moves.len().max(1)))?.clone();
            new.tree = copied(&game.tree, |_| true, Some((last, Step::Move(mv))));
        }
        Change::AddMove => {
            let moves = legal(&game.end());
            new.tree.add(last, Some(Step::Move(moves.get(choose(moves.len().max(1)))?.clone())));
        }
        Change::DropMove => {
            game.tree.step(last)?;
            game.tree.variations(last).next().is_none().then_some(())?;
            new.tree = copied(&game.tree, |id| id != last, None);
        }
        Change::AddVariation => {
            let parent = game.tree.parent(at).filter(|parent| game.tree.next(*parent) == Some(at))?;
            let moves = legal(&game.position(parent));
            new.tree.add(parent, Some(Step::Move(moves.first()?.clone())));
        }
        Change::DropVariation => {
            let gone = game.tree.variations(at).next()?;
            new.tree = copied(&game.tree, |id| id != gone, None);
        }
        Change::Result(result) => new.result = *result,
    }
    Some(new)
}

/// How much lies between the common beginning and the common end of two texts.
pub fn between(old: &[u8], new: &[u8]) -> (usize, usize) {
    let first = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let most = old.len().min(new.len()) - first;
    let last = old.iter().rev().zip(new.iter().rev()).take(most).take_while(|(old, new)| old == new).count();
    (old.len() - first - last, new.len() - first - last)
}
