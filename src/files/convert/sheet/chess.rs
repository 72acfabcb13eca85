use unicode_width::UnicodeWidthStr;

use super::{GAP, OFFER, padded};
use golos_game::State;
use golos_rules::chess::Letters;
use golos_rules::tree::{Game, Step};
use golos_rules::{BySide, Move, Notation, Side};
use golos_wording::{Wording, text_key};

/// Behind an unlawful move that stood.
const IRREGULAR: &str = " *";

/// A move as it stands on the sheet.
struct SheetCell {
    number: u32,
    side: Side,
    text: String,
}

/// Two columns, a white and a black move under one number (CH-17); the position before them if it is not the usual one,
/// and what the signs behind a move mean if there are such. Of a record the moves are its own, for PGN breaks off at an
/// unlawful one, and it is known behind which half-moves a draw was offered.
pub(in super::super) fn moves(
    game: &Game,
    (record, offers): (Option<&State>, &[usize]),
    letters: Letters,
    wording: &Wording,
) -> Vec<String> {
    let mut cells = record.map_or_else(|| of_game(game, letters), |state| of_record(state, letters));
    let is_starred = cells.iter().any(|cell| cell.text.ends_with(IRREGULAR));
    for index in offers {
        if let Some(cell) = index.checked_sub(1).and_then(|index| cells.get_mut(index)) {
            cell.text.push_str(OFFER);
        }
    }
    let rows = rows(&cells);
    let heads = [
        wording.label(text_key::SHEET_NUMBER),
        wording.label(text_key::LABEL_WHITE),
        wording.label(text_key::LABEL_BLACK),
    ];
    let numbers = rows.iter().map(|(number, _)| number.to_string().len() + 1);
    let number = numbers.chain([heads[0].width()]).max().unwrap_or_default();
    let white = rows.iter().map(|(_, row)| row.white.width()).chain([heads[1].width()]).max().unwrap_or_default();
    let line = |cells: [&str; 3]| {
        let gap = " ".repeat(number.saturating_sub(cells[0].width()));
        format!("{gap}{}{GAP}{}{GAP}{}", cells[0], padded(cells[1], white), cells[2]).trim_end().to_owned()
    };
    let is_usual = game.start == golos_rules::Variant::Chess.start();
    let start = (!is_usual).then(|| format!("{}: {}", wording.label(text_key::SHEET_POSITION), game.start.fen()));
    let head = line([&heads[0], &heads[1], &heads[2]]);
    let row = |(number, row): &(u32, BySide<String>)| line([&format!("{number}."), &row.white, &row.black]);
    let starred = is_starred.then(|| format!("* {}", wording.label(text_key::SHEET_IRREGULAR)));
    let offered = cells.iter().any(|cell| cell.text.ends_with(OFFER));
    let offered = offered.then(|| format!("{} {}", OFFER.trim(), wording.label(text_key::SHEET_OFFER)));
    let mut legend: Vec<String> = starred.into_iter().chain(offered).collect();
    if !legend.is_empty() {
        legend.insert(0, String::new());
    }
    let moves = start.into_iter().chain([head]).chain(rows.iter().map(row));
    moves.chain(legend).collect()
}

fn of_game(game: &Game, letters: Letters) -> Vec<SheetCell> {
    let notation = Notation { chess: letters, ..Notation::FILES };
    let first = game.start.chess().map_or(1, golos_rules::chess::Position::move_number);
    let skipped = u32::from(game.start.turn() == Side::Black);
    let cells = (skipped..).zip(game.plies()).map(|(half, (before, id, step))| {
        let remarks = game.tree.remarks(id);
        let offer = if remarks.comments.iter().any(|said| said == OFFER.trim()) { OFFER } else { "" };
        let text = match step {
            Step::Move(mv) => before.short(mv, notation),
            Step::Null | Step::SetUp { .. } => "–".to_owned(),
        };
        SheetCell { number: first + half / 2, side: before.turn(), text: text + &remarks.signs() + offer }
    });
    cells.collect()
}

fn of_record(state: &State, letters: Letters) -> Vec<SheetCell> {
    let completed = state.plies().iter().map(|ply| (&ply.before, &ply.made));
    let cells = completed.chain(state.made().map(|made| (state.position(), made))).filter_map(|(before, made)| {
        let before = before.chess()?;
        let text = match made.lawful {
            Some(Move::Chess(mv)) => before.san(mv, letters),
            _ => made.notation.clone() + IRREGULAR,
        };
        Some(SheetCell { number: before.move_number(), side: made.side, text })
    });
    cells.collect()
}

/// The moves by number. Who begins with Black's move has an empty place before it.
fn rows(cells: &[SheetCell]) -> Vec<(u32, BySide<String>)> {
    let mut rows: Vec<(u32, BySide<String>)> = Vec::new();
    for cell in cells {
        match (rows.last_mut().filter(|(_, row)| cell.side == Side::Black && row.black.is_empty()), cell.side) {
            (Some((_, row)), _) => row.black.clone_from(&cell.text),
            (None, Side::White) => rows.push((cell.number, BySide::new(cell.text.clone(), String::new()))),
            (None, Side::Black) => rows.push((cell.number, BySide::new("…".to_owned(), cell.text.clone()))),
        }
    }
    rows
}
