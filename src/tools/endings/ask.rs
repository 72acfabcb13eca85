//! What a position is worth, what the counts leave of a win, and the check of a shown line.

use std::io::Write;

use super::chess;
use crate::around::{CommandFailure, Surroundings, quoted};
use crate::listing::{ToolError, entered};
use golos_endings::{Count, Files, Game, LineVerdict, MOST, Shelf, Value, check_line, rulings};
use golos_files::endings::told;
use golos_game::RuleSet;
use golos_rules::Notation;
use golos_rules::draughts::{Entry, Move, Position};
use golos_speech::judged::{counted, no_value, worth};
use golos_wording::{Sentence, Slot, message};

/// A position under the rules of an edition, and the tables of its game.
struct Asked<'a> {
    rules: &'a RuleSet,
    game: Game,
    position: Position,
    shelf: Shelf<Box<dyn Files>>,
}

impl<'a> Asked<'a> {
    fn read(around: &'a Surroundings<'_>, position: &str, rules: &str) -> Result<Asked<'a>, CommandFailure> {
        let found = around.rules.as_ref().ok_or_else(|| message::ending_no_game(quoted(rules)))?;
        let game = found.variant.draughts().and_then(Game::of);
        let game = game.ok_or_else(|| message::ending_no_game(quoted(rules)))?;
        let read = read(found, position)?;
        let position = *read.draughts().ok_or_else(|| message::ending_no_game(quoted(rules)))?;
        let shelf = around.folder_of(game).shelf().map_err(|error| told(&error))?;
        Ok(Asked { rules: found, game, position, shelf })
    }
}

fn read(rules: &RuleSet, position: &str) -> Result<golos_rules::Position, ToolError> {
    entered(rules.variant, position, Notation::FILES)
}

/// Says who wins, what each move is worth, and what the counts that run leave of a win. Exit code 1 if a table for one of them
/// is missing or damaged.
pub(super) fn show(
    around: &Surroundings<'_>,
    position: &str,
    rules: &str,
    used: &[(String, u32)],
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    if let Some(found) = around.rules.as_ref().filter(|rules| rules.variant.draughts().is_none()) {
        let position = read(found, position)?;
        let letters = around.wording.lang().notation().chess;
        return match position.chess() {
            Some(position) if used.is_empty() => chess::show(around, position, letters, out),
            _ => Err(message::ending_no_counts(quoted(rules)).into()),
        };
    }
    let mut asked = Asked::read(around, position, rules)?;
    let clauses = &asked.rules.draws.clauses;
    if let Some((name, _)) = used.iter().find(|(name, _)| clauses.iter().all(|clause| clause.id != *name)) {
        let known = Slot::Texts(clauses.iter().map(|clause| clause.id.clone()).collect());
        return Err(message::ending_no_clause(quoted(rules), quoted(name), known).into());
    }
    let game = asked.game;
    let own = asked.shelf.value(&asked.position);
    let moves = asked.shelf.each_move(&asked.position);
    let mut code = u8::from(moves.iter().any(|(_, answer)| answer.is_err()));
    match &own {
        Ok(answer) => around.answer(&worth(&asked.position, answer.value), answer.is_verified, out)?,
        Err(why) if moves.iter().all(|(_, answer)| answer.is_err()) => return Err(no_value(game, why).into()),
        Err(why) => {
            around.say(&no_value(game, why), out)?;
            code = 1;
        }
    }
    for (mv, answer) in &moves {
        match answer {
            Ok(answer) => around.answer(&move_worth(&asked.position, mv, answer.value), answer.is_verified, out)?,
            Err(why) => {
                let text = Slot::Text(mv.full(asked.position.geometry()));
                around.say(&message::ending_move_unknown(text, no_value(game, why)), out)?;
            }
        }
    }
    let Ok(answer) = own else { return Ok(code) };
    let mut counts = Count::fresh(clauses);
    for (count, clause) in counts.iter_mut().zip(clauses) {
        if let Some((_, moves)) = used.iter().find(|(name, _)| *name == clause.id) {
            count.set(*moves);
        }
    }
    match rulings(&mut asked.shelf, &asked.position, clauses, &counts, MOST) {
        Ok(ruled) => {
            for sentence in ruled.iter().flat_map(|ruled| counted(clauses, ruled)) {
                around.answer(&sentence, answer.is_verified, out)?;
            }
            Ok(code)
        }
        Err(why) => {
            around.say(&no_value(game, &why), out)?;
            Ok(1)
        }
    }
}

/// Checks a line of moves. Exit code 1 if it does not prove a win.
pub(super) fn line(
    around: &Surroundings<'_>,
    position: &str,
    moves: &str,
    rules: &str,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let mut asked = Asked::read(around, position, rules)?;
    let game = asked.game;
    let moves = match legal(&asked.position, moves) {
        Ok(moves) => moves,
        Err((at, text)) => {
            let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
            return Err(message::ending_line_illegal(number, quoted(&text)).into());
        }
    };
    let answer = asked.shelf.value(&asked.position).map_err(|why| no_value(game, &why))?;
    let verdict = check_line(&mut asked.shelf, &asked.position, &moves).map_err(|why| no_value(game, &why))?;
    let is_proof = verdict == LineVerdict::Proves;
    around.answer(&found(&asked.position, verdict, &moves), answer.is_verified, out)?;
    Ok(u8::from(!is_proof))
}

fn found(position: &Position, verdict: LineVerdict, moves: &[Move]) -> Sentence {
    let full = |mv: &Move| Slot::Text(mv.full(position.geometry()));
    match verdict {
        LineVerdict::NotWon => message::ending_line_won_by_other(),
        LineVerdict::Proves => message::ending_line_proves(),
        LineVerdict::Keeps { plies } => message::ending_line_keeps(u32::from(plies).div_ceil(2)),
        LineVerdict::LetsGo { at, reply } => {
            let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
            let text = moves.get(at).map_or_else(|| Slot::Text(String::new()), full);
            match reply {
                Some(reply) => message::ending_line_lets_go(number, text, full(&reply)),
                None => message::ending_line_lets_go_at_once(number, text),
            }
        }
    }
}

/// The moves of a line, or the place and the text of the first that is not legal. Numbers of moves are left out.
fn legal(position: &Position, text: &str) -> Result<Vec<Move>, (usize, String)> {
    let (mut position, mut moves) = (*position, Vec::new());
    let is_number = |word: &str| word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
    for word in text.split_whitespace().filter(|word| !(word.ends_with('.') && is_number(word))) {
        let refused = || (moves.len(), word.to_owned());
        let entry = Entry::read(position.geometry(), word).map_err(|_| refused())?;
        let mv = position.resolve(&entry).map_err(|_| refused())?;
        position = position.play(&mv).map_err(|_| refused())?;
        moves.push(mv);
    }
    Ok(moves)
}

/// What a move is worth for the side that makes it, which is counted; `value` counts from after it.
fn move_worth(position: &Position, mv: &Move, value: Value) -> Sentence {
    let text = Slot::Text(mv.full(position.geometry()));
    match value {
        Value::Win(plies) => message::ending_move_wins(text, (u32::from(plies) + 1).div_ceil(2)),
        Value::Loss(plies) => message::ending_move_loses(text, u32::from(plies).div_ceil(2)),
        Value::Draw => message::ending_move_draws(text),
    }
}
