//! `golos picture`: a position of a game as a picture, for score sheets, articles and the wall.

use std::io::{self, Write};

use super::audit::no_game;
use super::convert::taken_or_told;
use super::part::hand_out;
use golos_cli::{PictureArgs, PictureMove};
use golos_game::{HalfMove, State};
use golos_journal::{read, replay};
use golos_rules::{Place, Position, Side};
use golos_speech::pieces;
use golos_view::{BoardModel, Look, Picture};
use golos_wording::{Level, Sentence, Slot, Style, Wording, message, text_key};

/// Draws a position of a game, of a record or of a file of games, as SVG into its file, or to `out`. What is wrong in the
/// file, and why nothing is drawn, goes to `aside`. Whether it was drawn.
///
/// # Errors
/// The output is gone, or the file cannot be written.
pub fn picture(args: &PictureArgs, wording: &Wording, out: &mut dyn Write, aside: &mut dyn Write) -> io::Result<bool> {
    let say = |sentence: &Sentence| wording.render(sentence, Style::written(wording.lang()).at(Level::Full));
    let drawn = match state_of(args, wording) {
        Ok((state, findings)) => {
            for finding in findings {
                writeln!(aside, "{finding}")?;
            }
            of_game(&state, args, wording)
        }
        Err(sentence) => Err(sentence),
    };
    let written = match drawn {
        Ok(picture) => hand_out(&picture.svg(), args.output.as_deref(), args.force, out)?,
        Err(sentence) => Err(sentence),
    };
    if let Err(sentence) = &written {
        writeln!(aside, "{}", say(sentence))?;
    }
    Ok(written.is_ok())
}

/// The game, and what is wrong in the file that it stands in.
fn state_of(args: &PictureArgs, wording: &Wording) -> Result<(State, Vec<String>), Sentence> {
    let recorded = taken_or_told(&args.file, args.game, wording)?;
    let log = read(&recorded.bytes);
    let state = replay(&log.records).map(|replay| replay.state).map_err(|unreadable| no_game(&unreadable))?;
    Ok((state, recorded.findings))
}

/// The picture behind a move of a game, or of how it stands now.
fn of_game(state: &State, args: &PictureArgs, wording: &Wording) -> Result<Picture, Sentence> {
    let count = match args.behind {
        None => state.half_moves_made(),
        Some(behind) => {
            plies_behind(state, behind).ok_or_else(|| message::picture_no_move(behind.number, last_number(state)))?
        }
    };
    Ok(at(state, count, args.flip, wording))
}

/// The position behind so many of the half-moves, and its board.
pub(super) fn board_behind(
    state: &State,
    moves: &[HalfMove<'_>],
    count: usize,
    is_flipped: bool,
    wording: &Wording,
) -> (Position, BoardModel) {
    let ends = |it: &HalfMove<'_>| it.before.ends(it.made.lawful.as_ref(), &it.made.notation);
    let position = moves.get(count).map_or(*state.board(), |next| next.before);
    let last = count.checked_sub(1).and_then(|index| moves.get(index)).map(ends).unwrap_or_default();
    let numbered = moves.iter().enumerate().take(count).filter(|_| position.numbers_half_moves());
    // Stones carry the numbers of their moves.
    let numbers: Vec<(Place, u32)> =
        numbered.filter_map(|(index, it)| Some((ends(it).first().copied()?, state.number_of(index)))).collect();
    let look = Look { flipped: is_flipped, ..Look::new(wording, state.at()) };
    (position, BoardModel::diagram(&position, &last, &numbers, state.notation(), &look))
}

/// The picture behind so many half-moves.
pub(super) fn at(state: &State, count: usize, is_flipped: bool, wording: &Wording) -> Picture {
    let moves = state.half_moves();
    let last = count.checked_sub(1).and_then(|index| moves.get(index));
    let (position, board) = board_behind(state, &moves, count, is_flipped, wording);
    let style = Style::written(wording.lang()).at(Level::Full);
    let say = |sentence: &Sentence| wording.render(sentence, style);
    let title = message::picture_title(name(state, Side::White), name(state, Side::Black));
    let mut words = vec![say(&title)];
    if let Some(last) = last {
        let made = last.before.localized(&last.made.notation, state.notation());
        words.push(say(&message::picture_behind(state.number_of(count - 1), last.made.side, Slot::Text(made))));
    }
    let title = words.join(" ");
    words.push(say(&pieces(&position, state.notation())));
    words.push(say(&message::picture_turn(position.turn())));
    Picture { board, title, words: words.join(" ") }
}

/// Who plays a side.
pub fn name(state: &State, side: Side) -> Slot {
    match state.setup().players[side].as_str() {
        "" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
        name => Slot::Text(name.to_owned()),
    }
}

/// Number of half-moves up to and with the move of this number. `None` if the game has no such move.
fn plies_behind(state: &State, behind: PictureMove) -> Option<usize> {
    let moves = state.half_moves();
    let is_it = |(index, it): &(usize, &HalfMove<'_>)| {
        state.number_of(*index) == behind.number && behind.side.is_none_or(|side| it.made.side == side)
    };
    moves.iter().enumerate().rev().find(is_it).map(|(index, _)| index + 1)
}

fn last_number(state: &State) -> u32 {
    state.half_moves_made().checked_sub(1).map_or(0, |index| state.number_of(index))
}
