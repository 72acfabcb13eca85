use crate::Side;
use crate::renju::{Move, Point};

/// A place in a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// A move with what is said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The move; none at the root, and where a record only comments.
    pub mv: Option<(Side, Move)>,
    pub comment: String,
    /// Texts written on points of the board after the move.
    pub labels: Vec<(Point, String)>,
    pub is_marked: bool,
    /// The mover's time left behind the move, in milliseconds.
    pub left: Option<u64>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

/// The moves of a game with their variations; the first child of each node goes on with the game itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree { nodes: vec![Node::default()] }
    }
}

impl Tree {
    /// The place before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without variations, Black beginning.
    #[must_use]
    pub fn of_moves(moves: &[Move]) -> Tree {
        let mut tree = Tree::default();
        let mut side = Side::Black;
        let mut at = Tree::ROOT;
        for mv in moves {
            at = tree.add(at, Some((side, *mv)));
            side = side.other();
        }
        tree
    }

    /// Nodes, the root among them.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is nothing but the root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// What stands at a place. The places that a tree gives out are its own; one of a larger tree shows the root.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id.0).unwrap_or(&self.nodes[0])
    }

    /// The same, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let index = if id.0 < self.nodes.len() { id.0 } else { 0 };
        &mut self.nodes[index]
    }

    /// The places that follow on one, the game itself first.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The place before.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// A new last child.
    pub fn add(&mut self, parent: NodeId, mv: Option<(Side, Move)>) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { mv, parent: Some(parent), ..Node::default() });
        self.node_mut(parent).children.push(id);
        id
    }

    /// The side whose move comes after a place: the other than the one that moved last, Black at first.
    #[must_use]
    pub fn turn(&self, id: NodeId) -> Side {
        let line = std::iter::successors(Some(id), |id| self.parent(*id));
        line.filter_map(|id| self.node(id).mv).map(|(side, _)| side.other()).next().unwrap_or(Side::Black)
    }

    /// The game itself: the first child of each node, from the root on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(Tree::ROOT), |id| self.children(*id).first().copied())
    }

    /// The first moves of the game itself with all that is said of them, and nothing behind.
    #[must_use]
    pub fn head(&self, moves: usize) -> Tree {
        let mut head = Tree::default();
        let (mut at, mut kept) = (Tree::ROOT, 0);
        for id in self.main_line() {
            let node = self.node(id);
            kept += usize::from(node.mv.is_some());
            if kept > moves {
                break;
            }
            if id != Tree::ROOT {
                at = head.add(at, node.mv);
            }
            let (parent, children) = (head.parent(at), Vec::new());
            *head.node_mut(at) = Node { parent, children, ..node.clone() };
        }
        head
    }

    /// The moves of the game itself.
    #[must_use]
    pub fn moves(&self) -> Vec<(Side, Move)> {
        self.main_line().filter_map(|id| self.node(id).mv).collect()
    }

    /// Whether any place is followed by more than one.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.children.len() > 1)
    }
}
