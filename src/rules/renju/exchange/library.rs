//! A RenLib library played through without its tree: libraries are longer than the memory of small machines.

use super::fault::{FileError, LocatedError};
use super::record::Unplayed;
use super::renlib::Nodes;
use crate::Move as AnyMove;
use crate::renju::Position;
use crate::tree::{Step, Tree};
use std::io::{self, BufRead};

/// What is in a library.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The first moves of each place, with what is said of them: the game itself.
    pub line: Tree,
    /// Moves that cannot be made, up to as many as were wanted; what follows on one is not judged.
    pub unplayed: Vec<Unplayed>,
    pub unread: Option<LocatedError>,
}

/// More lines that wait for their siblings are no library.
const MOST_WAITING: usize = 1 << 16;

/// A place in the tree.
#[derive(Clone, Copy)]
struct Here {
    /// None behind a move that cannot be made.
    position: Option<Position>,
    moves: usize,
    /// Whether the next move goes on with the game itself.
    is_main: bool,
}

/// Plays every variation of a library; `most` moves that cannot be made are kept.
///
/// # Errors
/// The source cannot be read.
pub fn survey_lib(source: impl BufRead, most: usize) -> io::Result<Survey> {
    let mut nodes = Nodes::new(source);
    let mut survey = Survey::default();
    let mut place = Tree::ROOT;
    let mut waiting: Vec<Here> = Vec::new();
    let mut here = Here { position: Some(Position::start()), moves: 0, is_main: true };
    loop {
        let node = match nodes.next() {
            Ok(Some(node)) => node,
            Ok(None) => break,
            Err(unread) => {
                survey.unread = Some(unread);
                break;
            }
        };
        let mut next = here;
        let is_main = here.is_main;
        if let Some(mv) = node.mv {
            if here.is_main {
                place = survey.line.add(place, Some(Step::Move(AnyMove::Renju(mv))));
            }
            let number = here.moves + 1;
            let played = here.position.map(|position| position.play(mv));
            let position = match played {
                None => None,
                Some(Ok(position)) => Some(position),
                Some(Err(broken)) => {
                    if survey.unplayed.len() < most {
                        survey.unplayed.push(Unplayed { number, mv, broken: broken.into() });
                    }
                    None
                }
            };
            next = Here { position, moves: number, is_main: here.is_main };
            here.is_main = false;
        }
        if let Some(comment) = node.comment.filter(|_| is_main) {
            survey.line.remarks_mut(place).comments.push(comment);
        }
        if node.has_sibling {
            waiting.push(here);
        }
        if waiting.len() > MOST_WAITING {
            survey.unread = Some(FileError::TooLong.behind(nodes.offset()));
            break;
        }
        here = if node.has_child { next } else { waiting.pop().unwrap_or(next) };
    }
    if let Some(trouble) = nodes.trouble {
        return Err(trouble);
    }
    Ok(survey)
}
