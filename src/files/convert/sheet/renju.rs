use golos_game::State;
use golos_rules::Side;
use golos_rules::renju::exchange::{start, stones};
use golos_rules::renju::{Letters, Move, Point, Position};
use golos_rules::tree::Game;
use golos_wording::{Wording, text_key};

/// Lines of the board.
const LINES: u8 = 15;

/// The board with the number of each stone, Black's odd and White's even, and the passes in the margin (R-9.3.2.1).
/// Stones that were set up stand without a number. Of a record it is told which moves were irregular, and with which of them
/// a draw was offered.
pub(in super::super) fn diagram(
    game: &Game,
    (record, offers): (Option<&State>, &[usize]),
    letters: Letters,
    wording: &Wording,
) -> Vec<String> {
    let moves: Vec<Move> = stones(game);
    let first = start(game);
    let mut margin: Vec<String> = vec![String::new(); usize::from(LINES)];
    let passes = (1..).zip(&moves).filter(|(_, mv)| **mv == Move::Pass);
    for ((number, _), line) in passes.zip((0..margin.len()).cycle()) {
        if let Some(line) = margin.get_mut(line) {
            line.push_str(&format!("   {number} -"));
        }
    }
    let rows = (1..=LINES).rev().zip(margin).map(|(row, passes)| {
        let points = (1..=LINES).filter_map(|column| Point::new(column, row));
        let stones: String = points.map(|point| format!("{:>4}", stone(&first, &moves, point))).collect();
        format!("{row:>2}{stones}{passes}")
    });
    let names: String =
        (1..=LINES).map(|column| format!("{:>4}", letters.letter(column).to_ascii_uppercase())).collect();
    let start = (first != Position::start())
        .then(|| [format!("{}: {}", wording.label(text_key::SHEET_POSITION), first.text(letters)), String::new()]);
    let listed = |key: &str, numbers: Vec<String>| {
        (!numbers.is_empty()).then(|| [String::new(), format!("{}: {}", wording.label(key), numbers.join(", "))])
    };
    let irregular = listed(text_key::SHEET_IRREGULAR, irregular(record));
    let offered = listed(text_key::SHEET_OFFER, offers.iter().map(ToString::to_string).collect());
    let board = rows.chain([format!("  {names}")]);
    start.into_iter().flatten().chain(board).chain([irregular, offered].into_iter().flatten().flatten()).collect()
}

/// What stands on a point: the number of its move, a stone that was set up, or nothing.
fn stone(first: &Position, moves: &[Move], point: Point) -> String {
    let number = (1..).zip(moves).find(|(_, mv)| **mv == Move::Place(point)).map(|(number, _): (u32, _)| number);
    match (number, first.board().stone(point)) {
        (Some(number), _) => number.to_string(),
        (None, Some(Side::Black)) => "●".to_owned(),
        (None, Some(Side::White)) => "○".to_owned(),
        (None, None) => "·".to_owned(),
    }
}

/// The numbers of the moves of a record that were not lawful.
fn irregular(record: Option<&State>) -> Vec<String> {
    let plies = record.into_iter().flat_map(State::plies);
    let faulty = (1..).zip(plies).filter(|(_, ply)| ply.made.fault.is_some());
    faulty.map(|(number, _): (u32, _)| number.to_string()).collect()
}
