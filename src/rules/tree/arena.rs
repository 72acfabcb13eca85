use super::Remarks;
use crate::{Move, Position, Side};

/// A place in a [`Tree`]: the position after a move, or before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The number of the place, in the order in which they were added; 0 for the root.
    pub(crate) fn number(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

/// How one position becomes the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A move that can be made: a legal one, in renju also a foul, which stands on the board (R-9.2.4.2).
    Move(Move),
    /// Nothing is moved and the other side is to move, as annotators show a threat: `--`.
    Null,
    /// The position was set: after an illegal move that stood, in full notation if it is known, or a new beginning.
    SetUp { position: Box<Position>, made: Option<String> },
}

/// Moves with their variations. Of the children of a place the first goes on with the line; the others are variations.
///
/// Places are numbered in the order in which they were added and never removed, so that an id stays valid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    root: Node,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Node {
    /// `None` at the root, and where a file only comments.
    step: Option<Step>,
    /// Most moves have none.
    remarks: Option<Box<Remarks>>,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next: Option<NodeId>,
}

/// What is said where nothing is said.
static NOTHING: Remarks = Remarks::NONE;

impl Step {
    /// The position after the step. A move of another family, which no reader makes, changes nothing.
    #[must_use]
    pub fn after(&self, before: &Position) -> Position {
        match self {
            Step::Move(mv) => before.after(mv),
            Step::Null => before.passed(),
            Step::SetUp { position, .. } => **position,
        }
    }

    /// Whose move it was; `None` if a position was set without a move.
    #[must_use]
    pub fn mover(&self, before: &Position) -> Option<Side> {
        let is_move = match self {
            Step::Move(_) | Step::Null => true,
            Step::SetUp { position, made } => made.is_some() || position.turn() != before.turn(),
        };
        is_move.then_some(before.turn())
    }

    /// The move, if one was made.
    #[must_use]
    pub const fn mv(&self) -> Option<&Move> {
        match self {
            Step::Move(mv) => Some(mv),
            Step::Null | Step::SetUp { .. } => None,
        }
    }
}

impl Tree {
    /// The place before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without variations.
    #[must_use]
    pub fn of_moves(moves: impl IntoIterator<Item = Move>) -> Tree {
        let mut tree = Tree::default();
        moves.into_iter().fold(Tree::ROOT, |at, mv| tree.add(at, Some(Step::Move(mv))));
        tree
    }

    fn node(&self, id: NodeId) -> &Node {
        let index = id.0.checked_sub(1).and_then(|index| self.nodes.get(usize::try_from(index).ok()?));
        index.unwrap_or(&self.root)
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let index = id.0.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        index.and_then(|index| self.nodes.get_mut(index)).unwrap_or(&mut self.root)
    }

    /// How many places there are, the root included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() + 1
    }

    /// Whether there is nothing but the root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How the position of a place came about; `None` at the root, and where a file only comments. Ids of a larger tree
    /// mean the root.
    #[must_use]
    pub fn step(&self, id: NodeId) -> Option<&Step> {
        self.node(id).step.as_ref()
    }

    /// What is said of a move; at the root, of the starting position.
    #[must_use]
    pub fn remarks(&self, id: NodeId) -> &Remarks {
        self.node(id).remarks.as_deref().unwrap_or(&NOTHING)
    }

    /// The same, to be changed.
    pub fn remarks_mut(&mut self, id: NodeId) -> &mut Remarks {
        self.node_mut(id).remarks.get_or_insert_default()
    }

    /// Leaves nothing where nothing is said, so that trees that say the same are equal.
    pub(crate) fn drop_empty_remarks(&mut self) {
        for node in std::iter::once(&mut self.root).chain(&mut self.nodes) {
            node.remarks.take_if(|remarks| remarks.is_empty());
        }
    }

    /// Replaces a step, as a set-up that turns out to be an illegal move.
    pub(crate) fn set_step(&mut self, id: NodeId, step: Step) {
        self.node_mut(id).step = Some(step);
    }

    /// The places that follow on one; the first goes on with the line.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).first_child, |child| self.node(*child).next)
    }

    /// The place that goes on with the line.
    #[must_use]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first_child
    }

    /// What could have been played instead of the move of a place that goes on with its line; nothing at a place that is a
    /// variation itself, and at the root.
    pub fn variations(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(id).parent.and_then(|parent| self.node(parent).first_child);
        let others = if first == Some(id) { self.node(id).next } else { None };
        std::iter::successors(others, |other| self.node(*other).next)
    }

    /// The place before.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// Adds a last child to a place.
    pub fn add(&mut self, parent: NodeId, step: Option<Step>) -> NodeId {
        self.nodes.push(Node { step, parent: Some(parent), ..Node::default() });
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let parent = self.node_mut(parent);
        let last = parent.last_child.replace(id);
        match last {
            Some(last) => self.node_mut(last).next = Some(id),
            None => parent.first_child = Some(id),
        }
        id
    }

    /// Takes back the place that was added last, if nothing follows on it.
    pub(crate) fn take_back(&mut self, id: NodeId) {
        let is_last = usize::try_from(id.0).is_ok_and(|number| number == self.nodes.len() && number > 0);
        let Some(parent) = self.parent(id).filter(|_| is_last) else { return };
        self.nodes.pop();
        let before = self.children(parent).take_while(|child| *child != id).last();
        let node = self.node_mut(parent);
        node.last_child = before;
        match before {
            Some(before) => self.node_mut(before).next = None,
            None => node.first_child = None,
        }
    }

    /// Adds a variation with this step to a place, unless a child has it already: which one it is, and whether it is new.
    pub fn enter(&mut self, parent: NodeId, step: Step) -> (NodeId, bool) {
        let known = self.children(parent).find(|child| self.step(*child) == Some(&step));
        known.map_or_else(|| (self.add(parent, Some(step)), true), |known| (known, false))
    }

    /// Every place, in the order in which they were added; the root first.
    pub fn all(&self) -> impl Iterator<Item = NodeId> {
        (0..=self.nodes.len()).filter_map(|number| u32::try_from(number).ok()).map(NodeId)
    }

    /// The places of the line that begins with one, up to its end.
    pub fn line(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(first), |id| self.next(*id))
    }

    /// The places of the game itself after the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line(Tree::ROOT).skip(1)
    }

    /// The places from the first move to this one, both included; nothing at the root.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let upwards = std::iter::successors(Some(id), |id| self.parent(*id)).filter(|id| *id != Tree::ROOT);
        let mut path: Vec<NodeId> = upwards.collect();
        path.reverse();
        path
    }

    /// The steps of the game itself.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.main_line().filter_map(|id| self.step(id))
    }

    /// The last place of the game itself; the root if there is no move.
    #[must_use]
    pub fn last(&self) -> NodeId {
        self.line(Tree::ROOT).last().unwrap_or(Tree::ROOT)
    }

    /// Whether any place is followed by more than one.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.next.is_some())
    }

    /// Adds the moves of another tree that starts from the same position; where both have a move, both remarks are kept.
    pub fn merge(&mut self, other: &Tree) {
        let mut rest = vec![(Tree::ROOT, Tree::ROOT)];
        while let Some((own, theirs)) = rest.pop() {
            if let Some(said) = &other.node(theirs).remarks {
                self.join(own, said);
            }
            let from = rest.len();
            for child in other.children(theirs) {
                // A place without a move says something of the one before.
                let here = other.step(child).map_or(own, |step| self.enter(own, step.clone()).0);
                rest.push((here, child));
            }
            rest.get_mut(from..).unwrap_or_default().reverse();
        }
    }

    /// Adds remarks to those of a place, but none twice.
    fn join(&mut self, id: NodeId, said: &Remarks) {
        let own = self.remarks_mut(id);
        let new = |text: &&String| !own.comments.contains(*text);
        let comments: Vec<String> = said.comments.iter().filter(new).cloned().collect();
        let shapes: Vec<_> = said.shapes.iter().filter(|shape| !own.shapes.contains(shape)).cloned().collect();
        own.comments.extend(comments);
        own.shapes.extend(shapes);
        own.is_marked |= said.is_marked;
        if own.glyphs.is_empty() {
            own.glyphs.clone_from(&said.glyphs);
        }
        own.left = own.left.or(said.left);
    }

    /// Takes over what another tree says of its first move, for the move of a place: remarks and variations. For the root it
    /// is what the other says at its own.
    pub(crate) fn adopt(&mut self, id: NodeId, other: &Tree) {
        let parent = self.parent(id);
        let Some(first) = parent.map_or(Some(Tree::ROOT), |_| other.next(Tree::ROOT)) else { return };
        let theirs = other.remarks(first).clone();
        if !theirs.is_empty() {
            let own = self.remarks_mut(id);
            own.glyphs.extend(theirs.glyphs);
            own.left = theirs.left.or(own.left);
            own.spent = theirs.spent.or(own.spent);
            own.shapes.extend(theirs.shapes);
            own.comments.extend(theirs.comments);
            own.properties.extend(theirs.properties);
            own.is_marked |= theirs.is_marked;
        }
        if let Some(parent) = parent {
            other.variations(first).for_each(|variation| self.graft(parent, other, variation));
        }
    }

    /// Adds a place of another tree with all that follows on it as a last child.
    fn graft(&mut self, parent: NodeId, other: &Tree, id: NodeId) {
        let mut rest = vec![(parent, id)];
        while let Some((parent, id)) = rest.pop() {
            let own = self.add(parent, other.step(id).cloned());
            self.node_mut(own).remarks = other.node(id).remarks.clone();
            let children: Vec<NodeId> = other.children(id).collect();
            rest.extend(children.into_iter().rev().map(|child| (own, child)));
        }
    }

    /// The first moves of the game itself with what is said of them, and nothing after them.
    #[must_use]
    pub fn head(&self, moves: usize) -> Tree {
        let mut head = Tree::default();
        head.root.remarks = self.root.remarks.clone();
        let (mut at, mut kept) = (Tree::ROOT, 0);
        for id in self.main_line() {
            kept += usize::from(self.step(id).is_some());
            if kept > moves {
                break;
            }
            at = head.add(at, self.step(id).cloned());
            head.node_mut(at).remarks = self.node(id).remarks.clone();
        }
        head
    }
}
