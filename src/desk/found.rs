//! What a search has found, in words: what to look at, and what a move gives away. Nothing is said that was not searched.

use golos_rules::{Move, Notation, Position, Steps};
use golos_spar::{Asked, Level, Refutation, choose, refutation, threat, value_of};
use golos_speech as speech;
use golos_wording::{Noun, Sentence, Slot, message};

/// What a move may give away and still be as good as another, in hundredths of a man.
const IS_GOOD: i32 = 40;

/// From here on what a move gives away decides the game, in hundredths of a man.
const DECIDES: i32 = 900;

/// Half-moves that a hint and an explanation look ahead.
const AHEAD: u8 = 8;

/// Half-moves of a line that are told.
const TOLD: usize = 5;

/// What is told when a hint is asked for that so often, and how often it was asked for then: first what can be won or is
/// threatened, then which piece, then which move. `None` if there is no move.
pub(super) fn hint(position: &Position, times: u8, notation: Notation) -> Option<(Sentence, u8)> {
    let best = choose(&Asked { position, past: &[], level: Level::LAST, seed: 0 }, &|| false)?;
    if times == 0 {
        let now = value_of(position, 1, &|| false).unwrap_or(best.value);
        if let Some(won) = amount(position, best.value - now) {
            return Some((message::spar_hint_gain(won), 1));
        }
        let threat = threat(position, AHEAD / 2, &|| false);
        if let Some(threat) = threat.filter(|threat| threat.gain >= IS_GOOD * 2) {
            let said = speech::of_move(&position.passed(), &threat.mv);
            return Some((message::spar_hint_threat(said), 1));
        }
    }
    let from = position.ends(Some(&best.mv), &position.long(&best.mv, Notation::FILES)).first().copied();
    match from.filter(|_| times < 2 && position.steps() != Steps::One) {
        Some(from) => Some((message::spar_hint_piece(Slot::Square(position.place_called(from, notation))), 2)),
        None => Some((message::spar_hint_move(speech::of_move(position, &best.mv)), 3)),
    }
}

/// What a move gave away, to which answer, and a better one. What a better move would have won is not given away.
pub(super) fn explained(before: &Position, mv: &Move) -> Sentence {
    let Some(found) = refutation(before, mv, AHEAD, &|| false) else { return message::spar_hint_none() };
    let made = speech::of_move(before, mv);
    if found.loss < IS_GOOD || found.best == *mv {
        return message::spar_why_good(made);
    }
    let best = speech::of_move(before, &found.best);
    let lost = lost(before, &found).unwrap_or_default();
    let line = before.play(mv).and_then(|after| line(after, &found.line)).filter(|_| lost >= IS_GOOD);
    match (line, amount(before, lost)) {
        (Some(line), Some(lost)) => message::spar_why_costs(made, lost, line, best),
        (Some(line), None) if lost >= DECIDES => message::spar_why_decides(made, line, best),
        _ => message::spar_why_less(made, best),
    }
}

/// What is lost after a move against what there is now, in hundredths of a man.
fn lost(before: &Position, found: &Refutation) -> Option<i32> {
    let (best, now) = (value_of(before, AHEAD, &|| false)?, value_of(before, 1, &|| false)?);
    Some(now - (best - found.loss))
}

/// That a move was wrong, and to which answer; what would have been right is not said.
pub(super) fn punished(before: &Position, mv: &Move) -> Sentence {
    let made = speech::of_move(before, mv);
    // To miss a win is no loss: then the answer punishes nothing.
    let loses = |found: &Refutation| lost(before, found).is_some_and(|lost| lost >= IS_GOOD);
    let found = refutation(before, mv, AHEAD, &|| false).filter(loses);
    let answer = found.and_then(|found| line(before.play(mv)?, found.line.get(..1)?));
    match answer {
        // What would follow could hold the right move.
        Some(answer) => message::drill_wrong_line(made, answer),
        None => message::drill_wrong_move(made),
    }
}

/// What can be won from a position: the game, or so many men.
pub(super) fn gain(position: &Position) -> Option<Sentence> {
    let best = value_of(position, AHEAD, &|| false)?;
    if best >= DECIDES {
        return Some(message::spar_hint_wins());
    }
    amount(position, best - value_of(position, 1, &|| false)?).map(message::spar_hint_gain)
}

/// So many men or pawns, if it is at least one and does not decide the game; of stones none can be won.
fn amount(position: &Position, hundredths: i32) -> Option<Slot> {
    let men = u32::try_from((hundredths + 25) / 100).ok().filter(|men| *men > 0 && hundredths < DECIDES)?;
    match position {
        Position::Draughts(_) => Some(Slot::Count(men, Noun::Piece)),
        Position::Chess(_) => Some(Slot::Count(men, Noun::Pawn)),
        Position::Renju(_) => None,
    }
}

/// The moves of a line from a position, one after the other, in one sentence; `None` if there are none.
fn line(from: Position, moves: &[Move]) -> Option<Sentence> {
    let mut at = from;
    let mut told: Option<Sentence> = None;
    for mv in moves.iter().take(TOLD) {
        let said = speech::of_move(&at, mv);
        told = Some(match told {
            None => said,
            Some(before) => message::spar_line(before, said),
        });
        at = at.play(mv)?;
    }
    told
}
