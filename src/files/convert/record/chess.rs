//! Chess: PGN knows lawful moves only, so the game behind an unlawful one that stood is told in words.

use super::{OFFER, Played, RecordedMove, before_the_first, tags};
use golos_game::{Made, Outcome, Scale, State};
use golos_rules::chess::pgn::{self, Game, PgnPly};
use golos_rules::chess::{Letters, Position, StartPosition};
use golos_rules::draughts::pdn::write_tags;
use golos_rules::{Move, Side};

/// The moves that stood in a record, with the time left behind each. From an unlawful one on they stand in a comment, in
/// full notation; `irregular` says of it what it is. A draw was offered behind the half-moves of `offers`.
pub(super) fn game_of(state: &State, start: Position, offers: &[usize], irregular: &str) -> Game {
    let timed = state.is_timed();
    let completed = state.plies().iter().map(|ply| (&ply.made, timed.then_some(ply.left.get())));
    let mut moves = (1_usize..).zip(completed.chain(state.made().map(|made| (made, None)))).peekable();
    let mut game = Game { tags: tags(state), ..Game::new(start) };
    let offered = |index: usize| offers.contains(&index).then(|| OFFER.to_owned());
    game.comments.extend(offered(0));
    let mut position = start;
    while let Some((index, mv, clock)) =
        moves.peek().and_then(|(index, (made, clock))| Some((*index, lawful(made)?, *clock)))
    {
        let Ok(after) = position.play(mv) else { break };
        game.line.push(PgnPly { clock, comments: offered(index).into_iter().collect(), ..PgnPly::new(mv) });
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
        let comments = game.line.last_mut().map_or(&mut game.comments, |ply| &mut ply.comments);
        comments.push(told.join(" "));
    }
    game.result = match outcome {
        Some(Outcome::Win(Side::White)) => pgn::Outcome::WhiteWins,
        Some(Outcome::Win(Side::Black)) => pgn::Outcome::BlackWins,
        Some(Outcome::Draw) => pgn::Outcome::Draw,
        Some(Outcome::BothLost | Outcome::Half(_)) | None => pgn::Outcome::Open,
    };
    game
}

const fn lawful(made: &Made) -> Option<golos_rules::chess::Move> {
    if let Some(Move::Chess(mv)) = made.lawful { Some(mv) } else { None }
}

/// What goes into a record.
pub(super) fn played(game: &Game) -> Played {
    let plain = match game.start.started_from() {
        StartPosition::Standard => Position::start(),
        StartPosition::Chess960 => Position::start_960(518).unwrap_or_else(Position::start),
    };
    let moves = game.line.iter().scan(game.start, |position, ply| {
        let step = RecordedMove {
            number: usize::try_from(position.move_number()).unwrap_or_default(),
            side: position.turn(),
            text: position.long(ply.mv, Letters::Latin),
            said: ply.said(*position),
        };
        *position = position.play(ply.mv).ok()?;
        Some(step)
    });
    let (tags, said) = (write_tags(&game.tags), before_the_first(&game.comments));
    Played { position: (game.start != plain).then(|| game.start.fen()), tags, said, moves: moves.collect() }
}
