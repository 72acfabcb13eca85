//! Lines of moves as people write and dictate them, in one form.

use std::path::Path;

use golos_rules::{Move, Notation, Position};

use super::contest::Contest;
use super::set::taken;
use crate::around::{CommandFailure, Surroundings, number};
use golos_wording::message;

/// The most moves of a line.
const MOST_MOVES: usize = 200;

/// What in a line is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NotMove(pub String);

/// Reads the lines of a contest: by the rules, if its compositions are known, otherwise word by word.
pub(super) struct Reader {
    /// The positions of the tasks of each round.
    positions: Vec<Vec<Position>>,
    notation: Notation,
}

impl Reader {
    /// A reader of the file of a contest at this path.
    ///
    /// # Errors
    /// [`CommandFailure`] if its compositions cannot be read, or there are fewer than tasks.
    pub fn of_contest(path: &Path, contest: &Contest, around: &Surroundings<'_>) -> Result<Reader, CommandFailure> {
        let notation = around.wording.lang().notation();
        let Some(set) = &contest.set else { return Ok(Reader { positions: Vec::new(), notation }) };
        let beside = path.parent().map_or_else(|| set.clone(), |folder| folder.join(set));
        let needed: usize = contest.rounds.iter().map(|round| round.tasks.len()).sum();
        let mut games = starts(&beside, needed, around)?.into_iter();
        let mut positions = Vec::new();
        for round in &contest.rounds {
            let of_round: Vec<Position> = games.by_ref().take(round.tasks.len()).collect();
            if of_round.len() < round.tasks.len() {
                return Err(message::contest_few_compositions(number(needed)).into());
            }
            positions.push(of_round);
        }
        Ok(Reader { positions, notation })
    }

    /// The position of a task.
    pub fn position(&self, round: usize, task: usize) -> Option<&Position> {
        self.positions.get(round.checked_sub(1)?)?.get(task.checked_sub(1)?)
    }

    /// The moves of a line of a task, in full notation where its position is known. Numbers are from 1.
    ///
    /// # Errors
    /// [`NotMove`] with what is not a move.
    pub fn line(&self, round: usize, task: usize, text: &str) -> Result<Vec<String>, NotMove> {
        match self.position(round, task) {
            Some(position) => {
                let mut at = *position;
                let mut line = Vec::new();
                for mv in moves(position, text, self.notation)? {
                    line.push(at.long(&mv, Notation::FILES));
                    at = at.play(&mv).ok_or_else(|| NotMove(text.to_owned()))?;
                }
                Ok(line)
            }
            None => Ok(words(text).map(|word| word.trim_end_matches(['!', '?', '+', '#']).to_lowercase()).collect()),
        }
    }
}

/// The positions of the first compositions of a file, of which the author's moves need not be readable.
fn starts(path: &Path, count: usize, around: &Surroundings<'_>) -> Result<Vec<Position>, CommandFailure> {
    let each = taken(path, None, around)?.take(count).map(|read| {
        let read = read?;
        Ok(read.game.as_ref().ok_or_else(|| read.refusal())?.start)
    });
    each.collect()
}

/// The words of a line without the numbers of moves.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split([' ', ',', '\t']).map(|word| {
        // `1.Qa1` and `1...Qa1`.
        let digits = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        if digits.len() < word.len() && digits.starts_with('.') { digits.trim_start_matches('.') } else { word }
    });
    words.filter(|word| !word.is_empty()).take(MOST_MOVES)
}

/// The moves of a line from a position: one a word, or, with commas between them, as they are dictated.
///
/// # Errors
/// [`NotMove`] with what is not one move.
pub(super) fn moves(position: &Position, text: &str, notation: Notation) -> Result<Vec<Move>, NotMove> {
    let mut at = *position;
    let mut moves = Vec::new();
    let parts: Vec<&str> = if text.contains(',') {
        text.split(',').map(str::trim).filter(|part| !part.is_empty()).take(MOST_MOVES).collect()
    } else {
        words(text).collect()
    };
    // A line with blanks inside may be a single move that is dictated.
    if !text.contains(',')
        && parts.len() > 1
        && let Ok(single) = at.read(text, notation)
    {
        return Ok(vec![single]);
    }
    for part in parts {
        let part = words(part).collect::<Vec<_>>().join(" ");
        let read = at.read(&part, notation).or_else(|unread| at.read(&part, Notation::FILES).map_err(|_| unread));
        let mv = read.map_err(|_| NotMove(part))?;
        at = at.play(&mv).ok_or_else(|| NotMove(text.to_owned()))?;
        moves.push(mv);
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Variant;

    #[test]
    fn lines_are_read_as_written_and_as_dictated() {
        let variant = Variant::by_name("International").unwrap();
        let position = variant.read_fen("W:W13,42:B21,31").unwrap();
        let read = |text: &str| moves(&position, text, Notation::FILES).map(|moves| moves.len());
        for text in ["1. 13-9 31-36 2. 9-4", "13-9 31-36 9-4", "13 9, 31 36, 9 4", "1.13-9 31-36 2.9-4"] {
            assert_eq!(read(text), Ok(3), "{text}");
        }
        assert_eq!(read("13-9 31-36 9-10"), Err(NotMove("9-10".into())));
        assert_eq!(read(""), Ok(0));
        let chess = Variant::Chess.read_fen("3k4/8/3K4/8/8/8/8/Q7 w - - 0 1").unwrap();
        assert_eq!(moves(&chess, "1.Qa8#", Notation::FILES).map(|moves| moves.len()), Ok(1));
        let russian = Notation { chess: golos_rules::chess::Letters::Russian, ..Notation::FILES };
        assert_eq!(moves(&chess, "Фа8", russian).map(|moves| moves.len()), Ok(1));
    }
}
