//! Endings of chess from the user's own files.

use std::io::Write;
use std::path::Path;

use golos_files::endings::{EndingsTables, told};
use golos_files::syzygy;
use golos_rules::chess::{Letters, Position};
use golos_speech::judged::{EndingTables, chess_move_worth, chess_worth, no_chess_value};
use golos_wording::{Slot, message};

use crate::around::{CommandFailure, Surroundings, number};

/// Names the folder of the files, or says which was named.
pub(super) fn name(
    around: &Surroundings<'_>,
    folder: Option<&Path>,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let Some(folder) = folder else {
        let named = syzygy::named(around.folder).map_err(|error| told(&error))?;
        let none = || message::chess_ending_no_folder(Slot::Text("golos endings chess".to_owned()));
        let named = named.ok_or_else(none)?;
        around.say(&message::chess_ending_folder(Slot::Text(named.display().to_string())), out)?;
        return Ok(0);
    };
    let (files, most) = syzygy::name(around.folder, folder).map_err(|why| no_chess_value(&why))?;
    around.say(&message::chess_ending_named(number(files), number(most)), out)?;
    Ok(0)
}

/// Says who wins a position and what each move is worth.
pub(super) fn show(
    around: &Surroundings<'_>,
    position: &Position,
    letters: Letters,
    out: &mut dyn Write,
) -> Result<u8, CommandFailure> {
    let tables = EndingsTables::new(around.folder);
    let value = |position: &Position| tables.chess(position).map_err(|why| no_chess_value(&why));
    let said = value(position)?;
    around.say(&chess_worth(position.turn(), &said), out)?;
    let mut moves = Vec::new();
    for mv in position.legal_moves() {
        let Ok(after) = position.play(mv) else { continue };
        let text = Slot::Text(position.san(mv, letters));
        moves.push((
            after.has_move(),
            text,
            if after.has_move() { Some(value(&after)?) } else { None },
            after.is_check(),
        ));
    }
    moves.sort_by_key(|(has_move, _, said, is_check)| match said {
        None if !has_move && *is_check => (0, 0),
        None => (2, 0),
        Some(said) => order(said.result, said.half_moves),
    });
    for (_, text, said, is_check) in moves {
        let sentence = match said {
            Some(said) => chess_move_worth(text, &said),
            None if is_check => message::chess_ending_move_mates(text),
            None => message::ending_move_draws(text),
        };
        around.say(&sentence, out)?;
    }
    Ok(0)
}

/// The best first, by what is left to the opponent.
const fn order(result: golos_endings::ChessResult, half_moves: u32) -> (u8, u32) {
    use golos_endings::ChessResult::{BlessedLoss, CursedWin, Draw, Loss, Win};
    match result {
        Loss => (0, half_moves),
        BlessedLoss => (1, half_moves),
        Draw => (2, 0),
        CursedWin => (3, u32::MAX - half_moves),
        Win => (4, u32::MAX - half_moves),
    }
}
