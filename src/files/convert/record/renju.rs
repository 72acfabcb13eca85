//! Renju: SGF takes every stone that was put, lawful or not.

use super::{OFFER, Played, RecordedMove, UNKNOWN, before_the_first, time_control};
use golos_game::{Ending, Made, Outcome, State};
use golos_rules::renju::exchange::{self, By, Header, Record, Tree};
use golos_rules::renju::{Letters, Move, Position};
use golos_rules::{Notation, Side};

/// The moves that stood in a record, with the time left behind each; `irregular` says of an unlawful one what it is. A draw
/// was offered behind the moves of `offers`.
pub(super) fn game_of(state: &State, start: Position, offers: &[usize], irregular: &str) -> Record {
    let timed = state.is_timed();
    let completed = state.plies().iter().map(|ply| (&ply.made, timed.then_some(ply.left.get())));
    let mut tree = Tree::default();
    let mut place = Tree::ROOT;
    for (index, (made, left)) in (1..).zip(completed.chain(state.made().map(|made| (made, None)))) {
        let Some(mv) = put(made) else { continue };
        place = tree.add(place, Some((made.side, mv)));
        let node = tree.node_mut(place);
        node.left = left;
        let irregular = made.fault.is_some().then_some(irregular);
        let offer = offers.contains(&index).then_some(OFFER);
        node.comment = [irregular, offer].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    Record { header: header(state), start: *start.board(), tree }
}

/// What was put on the board; a foul is no lawful move and stands there all the same.
fn put(made: &Made) -> Option<Move> {
    Move::read(&made.notation, Notation::FILES.renju).ok()
}

fn header(state: &State) -> Header {
    let setup = state.setup();
    let verdict = state.verdict();
    let outcome = verdict.and_then(|verdict| match verdict.outcome {
        Outcome::Win(side) => Some(exchange::RecordOutcome::Win(side)),
        Outcome::Draw => Some(exchange::RecordOutcome::Draw),
        Outcome::BothLost | Outcome::Half(_) => None,
    });
    let by = verdict.and_then(|verdict| match verdict.ending {
        Ending::Resigned => Some(By::Resignation),
        Ending::Time => Some(By::Time),
        Ending::Absence | Ending::Decision(_) => Some(By::Forfeit),
        _ => None,
    });
    let name = |side| Some(&setup.players[side]).filter(|name| *name != UNKNOWN).cloned().unwrap_or_default();
    let control = time_control(&setup.control);
    let limit = setup.control.main_time().secs().to_string();
    let has_more = control != limit;
    Header {
        black: name(Side::Black),
        white: name(Side::White),
        date: setup.opened.get(..10).unwrap_or_default().to_owned(),
        rule: setup.rules.id.clone(),
        outcome,
        by,
        limit: if state.is_timed() { limit } else { String::new() },
        overtime: if state.is_timed() && has_more { control } else { String::new() },
        ..Header::default()
    }
}

/// What goes into a record: the game itself, and what the file says of its moves.
pub(super) fn played(record: &Record) -> Played {
    let start = record.first_position();
    let (mut said, mut moves) = (String::new(), Vec::<RecordedMove>::new());
    for node in record.tree.main_line().map(|place| record.tree.node(place)) {
        if let Some((side, mv)) = node.mv {
            moves.push(RecordedMove {
                number: moves.len() + 1,
                side,
                text: mv.text(Letters::AToP),
                said: String::new(),
            });
        }
        let remark =
            before_the_first(Vec::from_iter((!node.comment.is_empty()).then(|| node.comment.clone())).as_slice());
        let behind = moves.last_mut().map_or(&mut said, |step| &mut step.said);
        *behind = [behind.as_str(), &remark].join(" ").trim().to_owned();
    }
    let position = (start != Position::start()).then(|| start.text(Letters::AToP));
    Played { tags: String::new(), said, position, moves }
}
