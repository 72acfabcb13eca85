//! Draughts: PDN keeps an unlawful move that stood with the position that it left.

use super::{OFFER, score, tags};
use golos_game::{Made, State};
use golos_rules::draughts::Position;
use golos_rules::tree::{Game, Step, Tree};
use golos_rules::{Move, Notation, Position as AnyPosition};

/// The moves that stood in a record, those of a drawn opening before them, with the time left after each in whole seconds,
/// and the offers of a draw.
pub(super) fn game_of(state: &State, first: Position, offers: &[usize]) -> Game {
    let (start, drawn) = drawn_moves(state).unwrap_or((AnyPosition::Draughts(first), Vec::new()));
    let mut tree = Tree::of_moves(drawn);
    let mut at = tree.last();
    let mut position = first;
    let timed = state.is_timed();
    let offered = |index: usize| offers.contains(&index).then(|| OFFER.to_owned());
    if let Some(offer) = offered(0).filter(|_| tree.is_empty()) {
        tree.remarks_mut(Tree::ROOT).comments.push(offer);
    }
    let say = |tree: &mut Tree, at, left: Option<u64>, index| {
        if left.is_some() || offered(index).is_some() {
            let remarks = tree.remarks_mut(at);
            (remarks.left, remarks.comments) = (left, offered(index).into_iter().collect());
        }
    };
    for (index, ply) in (1..).zip(state.plies()) {
        let (Some(before), Some(step)) = (ply.before.draughts(), step(&ply.made)) else { continue };
        // What was put right at the board since the last move.
        if *before != position {
            let set_up = Box::new(AnyPosition::Draughts(*before));
            at = tree.add(at, Some(Step::SetUp { position: set_up, made: None }));
        }
        at = tree.add(at, Some(step));
        say(&mut tree, at, timed.then_some(ply.left.get() / 1000 * 1000), index);
        position = ply.made.after.draughts().copied().unwrap_or(position);
    }
    if let Some(step) = state.made().and_then(step) {
        at = tree.add(at, Some(step));
        say(&mut tree, at, None, state.plies().len() + 1);
    }
    let mut game = Game::new(start);
    (game.tags, game.tree, game.result) = (tags(state), tree, score(state));
    game
}

/// The moves of a drawn opening, and the position before them.
fn drawn_moves(state: &State) -> Option<(AnyPosition, Vec<Move>)> {
    let start = state.setup().rules.variant.start();
    let mut position = start;
    let mut drawn = Vec::new();
    for text in state.opening()?.moves() {
        let lawful = position.read(text, Notation::FILES).ok()?;
        position = position.play(&lawful)?;
        drawn.push(lawful);
    }
    (!drawn.is_empty()).then_some((start, drawn))
}

fn step(made: &Made) -> Option<Step> {
    Some(match &made.lawful {
        Some(mv @ Move::Draughts(_)) => Step::Move(mv.clone()),
        Some(Move::Chess(_) | Move::Renju(_)) | None => {
            made.after.draughts()?;
            Step::SetUp { position: Box::new(made.after), made: Some(made.notation.clone()) }
        }
    })
}
