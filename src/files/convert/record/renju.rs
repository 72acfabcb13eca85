//! Renju: SGF takes every stone that was put, lawful or not.

use super::{OFFER, UNKNOWN, score, time_control};
use golos_game::{Ending, Made, State};
use golos_rules::renju::exchange::{By, result_text};
use golos_rules::renju::{Move, Position};
use golos_rules::tree::{Game, Step, Tree};
use golos_rules::{Move as AnyMove, Notation, Position as AnyPosition, Side};

/// The moves that stood in a record, with the time left behind each; `irregular` says of an unlawful one what it is. A draw
/// was offered behind the moves of `offers`.
pub(super) fn game_of(state: &State, start: Position, offers: &[usize], irregular: &str) -> Game {
    let timed = state.is_timed();
    let completed = state.plies().iter().map(|ply| (&ply.made, timed.then_some(ply.left.get())));
    let (mut tree, mut place) = (Tree::default(), Tree::ROOT);
    for (index, (made, left)) in (1..).zip(completed.chain(state.made().map(|made| (made, None)))) {
        let Some(mv) = put(made) else { continue };
        place = tree.add(place, Some(Step::Move(AnyMove::Renju(mv))));
        let irregular = made.fault.is_some().then_some(irregular);
        let offer = offers.contains(&index).then_some(OFFER);
        let said: Vec<&str> = [irregular, offer].into_iter().flatten().collect();
        if left.is_some() || !said.is_empty() {
            let remarks = tree.remarks_mut(place);
            remarks.left = left;
            remarks.comments.extend((!said.is_empty()).then(|| said.join(" ")));
        }
    }
    let mut game = Game::new(AnyPosition::Renju(start));
    (game.tags, game.tree, game.result) = (tags(state), tree, score(state));
    game
}

/// What was put on the board; a foul is no lawful move and stands there all the same.
fn put(made: &Made) -> Option<Move> {
    Move::read(&made.notation, Notation::FILES.renju).ok()
}

/// What SGF says of a game, by the names that it has there or in other formats.
fn tags(state: &State) -> Vec<(String, String)> {
    let setup = state.setup();
    let by = state.verdict().and_then(|verdict| match verdict.ending {
        Ending::Resigned => Some(By::Resignation),
        Ending::Time => Some(By::Time),
        Ending::Absence | Ending::Decision(_) => Some(By::Forfeit),
        _ => None,
    });
    let name = |side: Side| Some(&setup.players[side]).filter(|name| *name != UNKNOWN).cloned().unwrap_or_default();
    let control = time_control(&setup.control);
    let limit = setup.control.main_time().secs().to_string();
    let has_more = control != limit;
    let timed = |text: String, is_said| if state.is_timed() && is_said { text } else { String::new() };
    let tags = [
        ("Black", name(Side::Black)),
        ("White", name(Side::White)),
        ("Date", setup.opened.get(..10).unwrap_or_default().to_owned()),
        ("RU", setup.rules.id.clone()),
        ("TM", timed(limit.clone(), true)),
        ("OT", timed(control, has_more)),
        ("RE", score(state).map_or_else(String::new, |score| result_text(score, by))),
    ];
    let known = tags.into_iter().filter(|(_, value)| !value.is_empty());
    known.map(|(name, value)| (name.to_owned(), value)).collect()
}
