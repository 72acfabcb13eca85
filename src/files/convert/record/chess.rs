//! Chess: PGN knows lawful moves only, so the game behind an unlawful one that stood is told in words.

use super::{OFFER, score, tags};
use golos_game::{Made, Outcome, Scale, State};
use golos_rules::chess::Position;
use golos_rules::tree::{Game, Score, Step, Tree};
use golos_rules::{Move, Side};

/// The moves that stood in a record, with the time left after each in tenths of a second, as the clocks of boards show it. From
/// an unlawful one on they stand in a comment, in full notation; `irregular` says of it what it is. A draw was offered behind
/// the half-moves of `offers`.
pub(super) fn game_of(state: &State, start: Position, offers: &[usize], irregular: &str) -> Game {
    let timed = state.is_timed();
    let completed = state.plies().iter().map(|ply| (&ply.made, timed.then_some(ply.left.get())));
    let mut moves = (1_usize..).zip(completed.chain(state.made().map(|made| (made, None)))).peekable();
    let (mut tree, mut at) = (Tree::default(), Tree::ROOT);
    let offered = |index: usize| offers.contains(&index).then(|| OFFER.to_owned());
    if let Some(offer) = offered(0) {
        tree.remarks_mut(at).comments.push(offer);
    }
    let mut position = start;
    while let Some((index, mv, clock)) =
        moves.peek().and_then(|(index, (made, clock))| Some((*index, lawful(made)?, *clock)))
    {
        let Ok(after) = position.play(mv) else { break };
        at = tree.add(at, Some(Step::Move(Move::Chess(mv))));
        if clock.is_some() || offered(index).is_some() {
            let remarks = tree.remarks_mut(at);
            remarks.left = clock.map(|clock| clock / 100 * 100);
            remarks.comments = offered(index).into_iter().collect();
        }
        position = after;
        moves.next();
    }
    let mut number = position.move_number();
    let mut told = Vec::new();
    let mut turn = position.turn();
    for (index, (made, _)) in moves {
        // Where a ruling let White move again, Black has no move of that number.
        number += u32::from(made.side == Side::White && turn == Side::Black);
        turn = made.side.other();
        let dots = if made.side == Side::White { "." } else { "..." };
        let what = if made.fault.is_some() { format!(" ({irregular})") } else { String::new() };
        let offer = offered(index).map_or_else(String::new, |offer| format!(" {offer}"));
        told.push(format!("{number}{dots} {}{what}{offer}", made.notation));
        number += u32::from(made.side == Side::Black);
    }
    let outcome = state.verdict().map(|verdict| verdict.outcome);
    // PGN has no result for two who have lost, nor for half a point to one alone.
    let unknown = outcome.filter(|outcome| matches!(outcome, Outcome::BothLost | Outcome::Half(_)));
    told.extend(unknown.map(|outcome| outcome.score(Scale::One).to_owned()));
    if !told.is_empty() {
        tree.remarks_mut(at).comments.push(told.join(" "));
    }
    let result = score(state).filter(|score| *score != Score::BothLost);
    let mut game = Game::new(golos_rules::Position::Chess(start));
    (game.tags, game.tree, game.result) = (tags(state), tree, result);
    game
}

const fn lawful(made: &Made) -> Option<golos_rules::chess::Move> {
    if let Some(Move::Chess(mv)) = made.lawful { Some(mv) } else { None }
}
