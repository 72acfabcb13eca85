//! The command language: what people type and dictate at a board is understood, in every language and every game.

mod asked;
mod documents;
mod errors;
mod guides;
mod keys;
mod options;
mod phrases;
mod places;
mod typed;

use golos::game::{MoveRequest, RecordRequest, Request, Seat};
use golos::input::{Intent, Lexicon};
use golos::rules::Position;
use golos::wording::Lang;

/// What is asked for, and by whom if somebody is named; a move in full notation if the position lets it be made.
fn meaning(lexicon: &Lexicon, lang: Lang, position: &Position, line: &str) -> String {
    let by = |seat: Option<Seat>| seat.map_or(String::new(), |seat| format!("{seat}: "));
    match lexicon.play(&lexicon.tokens(line, position.place_names())) {
        Ok(Intent::Game { by: seat, ask: Request::Move(MoveRequest::Make(text)) }) => {
            match position.read(&text, lang.notation()) {
                Ok(mv) => format!("{}{}", by(seat), position.full(&mv)),
                Err(unread) => format!("no move: {unread}"),
            }
        }
        Ok(Intent::Game {
            by: seat,
            ask: Request::Record(ask @ (RecordRequest::Note(_) | RecordRequest::Call { .. } | RecordRequest::Adjust)),
        }) => {
            format!("{}{ask:?}", by(seat))
        }
        Ok(Intent::Game { by: seat, ask: Request::Record(RecordRequest::Query(query)) }) => {
            format!("{}{query:?}", by(seat))
        }
        Ok(Intent::Game { by: seat, ask }) => format!("{}{}", by(seat), inner(&format!("{ask:?}"))),
        Ok(intent) => format!("{intent:?}"),
        Err(unparsed) => format!("unparsed: {unparsed}"),
    }
}

/// The name of what is asked for, without that of its group.
fn inner(ask: &str) -> &str {
    ask.split_once('(').map_or(ask, |(_, inner)| inner.strip_suffix(')').unwrap_or(inner))
}
