//! Draughts: PDN keeps an unlawful move that stood with the position that it left.

use super::{NoRecord, OFFER, Played, RecordedMove, before_the_first, tags};
use golos_game::{Made, Outcome, State};
use golos_rules::draughts::pdn::{self, Game, Left, MoveLine, Ply, Score};
use golos_rules::draughts::{FenStyle, Position};
use golos_rules::{Move, Notation, Side};

/// The moves that stood in a record, those of a drawn opening before them, with the time left behind each and the offers
/// of a draw.
pub(super) fn game_of(state: &State, first: Position, offers: &[usize]) -> Game {
    let (start, drawn) = drawn_moves(state).unwrap_or((first, Vec::new()));
    let mut line = MoveLine { plies: drawn, ..MoveLine::default() };
    let mut position = first;
    let timed = state.is_timed();
    let offered = |index: usize| offers.contains(&index).then(|| OFFER.to_owned());
    line.comments.extend(offered(0).filter(|_| line.plies.is_empty()));
    for (index, ply) in (1..).zip(state.plies()) {
        let (Some(before), Some(step)) = (ply.before.draughts(), step(&ply.made)) else { continue };
        // What was put right at the board since the last move.
        if *before != position {
            line.plies.push(pdn::Step::SetUp { position: *before, made: None }.into());
        }
        let left = timed.then_some(Left(ply.left.get()));
        line.plies.push(Ply { left, comments: offered(index).into_iter().collect(), ..Ply::from(step) });
        position = ply.made.after.draughts().copied().unwrap_or(position);
    }
    let last = state.made().and_then(step).map(Ply::from);
    let comments = offered(state.plies().len() + 1).into_iter().collect();
    line.plies.extend(last.map(|ply| Ply { comments, ..ply }));
    let score = state.verdict().and_then(|verdict| match verdict.outcome {
        Outcome::Win(Side::White) => Some(Score::White),
        Outcome::Win(Side::Black) => Some(Score::Black),
        Outcome::Draw => Some(Score::Draw),
        Outcome::BothLost => Some(Score::BothLost),
        // No rules of draughts know it.
        Outcome::Half(_) => None,
    });
    Game { tags: tags(state), variant: start.variant(), start, line, score }
}

/// The moves of a drawn opening, and the position before them.
fn drawn_moves(state: &State) -> Option<(Position, Vec<Ply>)> {
    let start = state.setup().rules.variant.start();
    let mut position = start;
    let mut drawn = Vec::new();
    for text in state.opening()?.moves() {
        let lawful = position.read(text, Notation::FILES).ok()?;
        position = position.play(&lawful)?;
        let Move::Draughts(mv) = lawful else { return None };
        drawn.push(pdn::Step::Made(mv).into());
    }
    (!drawn.is_empty()).then_some((*start.draughts()?, drawn))
}

fn step(made: &Made) -> Option<pdn::Step> {
    Some(match &made.lawful {
        Some(Move::Draughts(mv)) => pdn::Step::Made(mv.clone()),
        Some(Move::Chess(_) | Move::Renju(_)) | None => {
            pdn::Step::SetUp { position: *made.after.draughts()?, made: Some(made.notation.clone()) }
        }
    })
}

/// What goes into a record.
pub(super) fn played(game: &Game) -> Result<Played, NoRecord> {
    let is_set_up = game.start != Position::start(game.variant);
    let moves = game.plies().enumerate().map(|(index, (before, ply))| {
        let text = match &ply.step {
            pdn::Step::Made(mv) => mv.full(before.geometry()),
            pdn::Step::SetUp { made: Some(notation), .. } => notation.clone(),
            pdn::Step::SetUp { made: None, .. } => return Err(NoRecord::SetUp),
        };
        Ok(RecordedMove { number: index / 2 + 1, side: before.turn(), text, said: ply.said(&before) })
    });
    let position = is_set_up.then(|| game.start.fen(FenStyle::Algebraic));
    let (tags, said) = (pdn::write_tags(&game.tags), before_the_first(&game.line.comments));
    Ok(Played { position, tags, said, moves: moves.collect::<Result<_, _>>()? })
}
