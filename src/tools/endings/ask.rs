//! What a position is worth, what the counts leave of a win, and the check of a shown line.

use std::io::Write;

use super::{no_value, told};
use crate::around::{CommandFailure, Surroundings, quoted};
use crate::family::example;
use crate::listing::ToolError;
use golos_endings::{Game, LineVerdict, Ruling, Rulings, Shelf, Value, check_line, rulings};
use golos_files::endings::OpenFiles;
use golos_game::RuleSet;
use golos_rules::Notation;
use golos_rules::draughts::{Entry, Move, Position};
use golos_wording::{Sentence, Slot, message};

/// A position under the rules of an edition, and the tables of its game.
struct Asked<'a> {
    rules: &'a RuleSet,
    game: Game,
    position: Position,
    shelf: Shelf<OpenFiles>,
}

impl<'a> Asked<'a> {
    fn read(around: &'a Surroundings<'_>, position: &str, rules: &str) -> Result<Asked<'a>, CommandFailure> {
        let found = around.rules.as_ref().ok_or_else(|| message::ending_no_game(quoted(rules)))?;
        let game = found.variant.draughts().and_then(Game::of);
        let game = game.ok_or_else(|| message::ending_no_game(quoted(rules)))?;
        let read = found.variant.read_position(position, Notation::FILES).map_err(|reason| ToolError::Position {
            text: position.to_owned(),
            reason,
            example: example(found.variant),
        })?;
        let position = *read.draughts().ok_or_else(|| message::ending_no_game(quoted(rules)))?;
        let shelf = around.folder_of(game).shelf().map_err(|error| told(&error))?;
        Ok(Asked { rules: found, game, position, shelf })
    }
}

/// Says who wins, what each move is worth, and what the counts that run leave of a win.
pub(super) fn show(
    around: &Surroundings<'_>,
    position: &str,
    rules: &str,
    used: &[(String, u32)],
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let mut asked = Asked::read(around, position, rules)?;
    let clauses = &asked.rules.draws.clauses;
    if let Some((name, _)) = used.iter().find(|(name, _)| clauses.iter().all(|clause| clause.id != *name)) {
        let known = Slot::Texts(clauses.iter().map(|clause| clause.id.clone()).collect());
        return Err(message::ending_no_clause(quoted(rules), quoted(name), known).into());
    }
    let game = asked.game;
    let answer = asked.shelf.value(&asked.position).map_err(|why| no_value(game, &why))?;
    around.answer(&worth(&asked.position, answer.value), answer.is_verified, out)?;
    for (mv, answer) in asked.shelf.moves(&asked.position).map_err(|why| no_value(game, &why))? {
        around.answer(&move_worth(&asked.position, &mv, answer.value), answer.is_verified, out)?;
    }
    let counted = |id: &str| used.iter().find(|(name, _)| name == id).map_or(0, |(_, moves)| *moves);
    let ruled = rulings(&mut asked.shelf, &asked.position, clauses, &counted).map_err(|why| no_value(game, &why))?;
    if let Some(ruled) = ruled {
        tell(around, asked.rules, &ruled, answer.is_verified, out)?;
    }
    Ok(0)
}

/// Says what the counts leave of a win.
fn tell(
    around: &Surroundings<'_>,
    rules: &RuleSet,
    ruled: &Rulings,
    is_verified: bool,
    out: &mut dyn Write,
) -> Result<(), CommandFailure> {
    for (at, ruling) in &ruled.clauses {
        let Some(clause) = rules.draws.clauses.get(*at) else { continue };
        let article = Slot::Article(clause.article.clone());
        let sentence = match *ruling {
            Ruling::Stands { needs, left } => message::ending_fits(article, needs, left),
            Ruling::IfShown => message::ending_fits_shown(article),
            Ruling::Cut { needs, left } => message::ending_cut(article, needs, left),
            Ruling::Beyond { left } => message::ending_open(article, left),
        };
        around.answer(&sentence, is_verified, out)?;
    }
    if ruled.clauses.is_empty() {
        around.answer(&message::ending_no_count(), is_verified, out)?;
    }
    let is_cut = ruled.clauses.iter().any(|(_, ruling)| matches!(ruling, Ruling::Cut { .. }));
    if ruled.is_open_together && !is_cut {
        around.answer(&message::ending_together(), is_verified, out)?;
    }
    Ok(())
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

fn worth(position: &Position, value: Value) -> Sentence {
    let side = position.turn();
    let moves = |plies: u8| u32::from(plies).div_ceil(2);
    match value {
        _ if !position.has_move() => message::ending_over(side),
        Value::Win(plies) => message::ending_wins(side, moves(plies)),
        Value::Loss(plies) => message::ending_wins(side.other(), moves(plies)),
        Value::Draw => message::ending_drawn(),
    }
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
