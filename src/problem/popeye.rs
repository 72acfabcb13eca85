//! The program Popeye: what it is asked, and what it answers. It solves longer problems than this program; what it says is not
//! checked here.

use golos_rules::Side;
use golos_rules::chess::{Move, Position};

use crate::stipulation::{Genre, Length, Stipulation};

/// Solutions that Popeye is asked for at most.
const MOST_SOLUTIONS: u32 = 100;

/// What Popeye answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PopeyeReport {
    /// The solutions: of a helpmate all moves, otherwise the key alone.
    pub solutions: Vec<Vec<Move>>,
    /// Whether it says that it looked at everything.
    pub is_finished: bool,
}

/// The input that asks Popeye for all solutions, with a limit of its time in seconds. The colours are exchanged where the side
/// to move is not the one that Popeye lets begin. `None` of a task that is not a mate in a number of moves.
#[must_use]
pub fn popeye_input(position: &Position, stipulation: Stipulation, seconds: Option<u32>) -> Option<String> {
    let Stipulation::Mate(genre, Some(length)) = stipulation else { return None };
    let placing = placing(position, is_turned(position, genre, length));
    let time = seconds.map(|seconds| format!(" MaxTime {}", seconds.max(1))).unwrap_or_default();
    Some(format!(
        "BeginProblem\nForsyth {placing}\nStipulation {}\nOption MaxSolutions {MOST_SOLUTIONS}{time}\nEndProblem\n",
        Stipulation::Mate(genre, Some(length))
    ))
}

/// Reads what Popeye wrote. `None` if it is not an answer to this problem: it has no end, or names moves that are none.
#[must_use]
pub fn popeye_report(position: &Position, genre: Genre, length: Length, output: &str) -> Option<PopeyeReport> {
    let is_turned = is_turned(position, genre, length);
    let is_finished = output.contains("solution finished");
    if !is_finished && !output.contains("Partial solution") {
        return None;
    }
    let mut solutions = Vec::new();
    for line in output.lines().map(str::trim).filter(|line| line.starts_with("1.")) {
        // Tries are not asked for.
        let is_try = line.split_whitespace().any(|word| word == "?");
        if !is_try {
            solutions.push(solution(position, genre, line, is_turned)?);
        }
    }
    Some(PopeyeReport { solutions, is_finished })
}

/// Whether the colours have to be exchanged: for Popeye White mates, and begins but in a helpmate of whole moves.
fn is_turned(position: &Position, genre: Genre, length: Length) -> bool {
    let beginner = if genre == Genre::HelpMate && !length.has_half { Side::Black } else { Side::White };
    position.turn() != beginner
}

/// The board of a FEN, perhaps with the ranks in the other order and the colours exchanged.
fn placing(position: &Position, is_turned: bool) -> String {
    let fen = position.fen();
    let board = fen.split(' ').next().unwrap_or_default();
    if !is_turned {
        return board.to_owned();
    }
    let exchanged = |letter: char| {
        if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    board.split('/').rev().map(|rank| rank.chars().map(exchanged).collect()).collect::<Vec<String>>().join("/")
}

fn solution(position: &Position, genre: Genre, line: &str, is_turned: bool) -> Option<Vec<Move>> {
    let mut at = *position;
    let mut moves = Vec::new();
    for word in line.split_whitespace() {
        let text = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let text = if text.len() < word.len() && text.starts_with('.') { text.trim_start_matches('.') } else { word };
        if !text.contains(['-', '*']) {
            continue;
        }
        let mv = read_move(&at, text, is_turned)?;
        at = at.play(mv).ok()?;
        moves.push(mv);
        if genre != Genre::HelpMate {
            break;
        }
    }
    if moves.is_empty() { None } else { Some(moves) }
}

/// The legal move that Popeye writes so: `Qa1-h8`, `Sb1*c3`, `e7-e8=Q`, `0-0`.
fn read_move(position: &Position, text: &str, is_turned: bool) -> Option<Move> {
    let rank = |digit: char| if is_turned { char::from(b'1' + b'8' - digit as u8) } else { digit };
    let squares: Vec<String> = {
        let letters: Vec<char> = text.chars().collect();
        let pairs = letters.windows(2).filter_map(|pair| match pair {
            [file @ 'a'..='h', digit @ '1'..='8'] => Some(format!("{file}{}", rank(*digit))),
            _ => None,
        });
        pairs.collect()
    };
    let home = if position.turn() == Side::White { '1' } else { '8' };
    let wanted = match (text.trim_end_matches(['+', '#', '=']), squares.as_slice()) {
        ("0-0", _) => vec![format!("e{home}g{home}"), format!("e{home}h{home}")],
        ("0-0-0", _) => vec![format!("e{home}c{home}"), format!("e{home}a{home}")],
        (text, [from, to]) => {
            let promoted = text.split_once('=').and_then(|(_, role)| role.chars().next());
            let role = promoted.map(|role| match role.to_ascii_lowercase() {
                // The knight of English and of German.
                's' => 'n',
                other => other,
            });
            vec![role.map_or_else(|| format!("{from}{to}"), |role| format!("{from}{to}{role}"))]
        }
        _ => return None,
    };
    position.legal_moves().into_iter().find(|mv| wanted.contains(&position.uci(*mv).to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::chess::StartPosition;

    const TWO: Length = Length { moves: 2, has_half: false };

    fn set_up(fen: &str) -> Position {
        Position::from_fen(StartPosition::Standard, fen).unwrap()
    }

    fn written(position: &Position, report: &PopeyeReport) -> Vec<String> {
        report.solutions.iter().map(|line| position.uci(line[0])).collect()
    }

    #[test]
    fn what_is_asked_has_the_position_and_the_task() {
        let position = set_up("3k4/8/3K4/8/8/8/8/Q7 w - - 0 1");
        let mate = |text: &str| text.parse::<Stipulation>().unwrap();
        let input = popeye_input(&position, mate("#2"), Some(20)).unwrap();
        assert_eq!(
            input,
            "BeginProblem\nForsyth 3k4/8/3K4/8/8/8/8/Q7\nStipulation #2\nOption MaxSolutions 100 MaxTime 20\nEndProblem\n"
        );
        // Black mates: the colours are exchanged.
        let black = set_up("q7/8/8/8/8/3k4/8/3K4 b - - 0 1");
        assert!(popeye_input(&black, mate("#2"), None).unwrap().contains("Forsyth 3k4/8/3K4/8/8/8/8/Q7\n"));
        assert_eq!(popeye_input(&position, mate("win"), None), None);
    }

    #[test]
    fn keys_and_helpmates_are_read() {
        let position = set_up("3k4/8/3K4/8/8/8/8/Q7 w - - 0 1");
        let text = "  #2   2 + 1\n\n   1.Qa1-h8 # !\n\n   1.Qa1-g7 !\n\n   1.Qa1-f6 + ?\n\nsolution finished. Time = 0.028 s\n";
        let report = popeye_report(&position, Genre::Direct, TWO, text).unwrap();
        assert_eq!((written(&position, &report), report.is_finished), (vec!["a1h8".into(), "a1g7".into()], true));
        let black = set_up("q7/8/8/8/8/3k4/8/3K4 b - - 0 1");
        let report = popeye_report(&black, Genre::Direct, TWO, text).unwrap();
        assert_eq!(written(&black, &report), ["a8h1", "a8g2"]);
        let help = set_up("7k/5K2/8/8/8/8/8/6R1 w - - 0 1");
        let text = "  1...Rg1-h1 #\n  1...Rg1-g5   2.Kh8-h7 Rg5-h5 #\n\nPartial solution\n";
        let length = Length { moves: 1, has_half: true };
        let report = popeye_report(&help, Genre::HelpMate, length, text).unwrap();
        assert_eq!(report.solutions.iter().map(Vec::len).collect::<Vec<_>>(), [1, 3]);
        assert!(!report.is_finished);
    }

    #[test]
    fn castling_and_promotion_are_read_and_nonsense_is_not() {
        let position = set_up("4k3/1P6/8/8/8/8/8/R3K2R w KQ - 0 1");
        let one = |text: &str| {
            let text = format!("   1.{text} !\nsolution finished.");
            popeye_report(&position, Genre::Direct, TWO, &text)
                .map(|report| position.san(report.solutions[0][0], golos_rules::chess::Letters::Latin))
        };
        assert_eq!(one("0-0").as_deref(), Some("O-O"));
        assert_eq!(one("0-0-0").as_deref(), Some("O-O-O"));
        assert_eq!(one("b7-b8=S").as_deref(), Some("b8=N"));
        assert_eq!(one("b7-b8=Q +").as_deref(), Some("b8=Q+"));
        for text in ["b7-b9=Q", "Qa1-h8", "é-é", "a1-"] {
            assert_eq!(one(text), None, "{text}");
        }
        assert_eq!(popeye_report(&position, Genre::Direct, TWO, "Both sides need a king"), None);
    }
}
