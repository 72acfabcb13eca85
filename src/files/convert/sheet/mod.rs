//! Score sheets of chess and renju: who played, the moves, the result in words, the times used, and room for two
//! signatures (CH-8.7, R-9.3.2.5).

mod chess;
mod renju;

use unicode_width::UnicodeWidthStr;

pub(super) use chess::moves as chess_moves;
pub(super) use renju::diagram as renju_diagram;

use crate::games::FileGame;
use golos_game::{Outcome, Scale};
use golos_rules::{BySide, Side};
use golos_view::outcome_key;
use golos_wording::{NAME_CHARS, Slot, Style, Wording, clean, message, text_key};

/// What stands around the moves.
pub(super) struct Frame<'a> {
    pub game: &'a FileGame,
    /// What the game counts; a record knows more results than a file.
    pub outcome: Option<Outcome>,
    /// What a win counts.
    pub scale: Scale,
    /// How the game ended, in words; none: only who won.
    pub ending: Option<String>,
    /// The times used, in digits; what is not known is left to be filled in by hand.
    pub used: BySide<Option<String>>,
    /// Whether somebody was absent or late and it was not played: plus and minus (R-5.4.7.2, CH-33.3).
    pub is_unplayed: bool,
}

/// Behind a move with which a draw was offered (CH-17.11).
const OFFER: &str = " (=)";
/// The end of a date that is not wholly known.
const UNKNOWN: [char; 2] = ['.', '?'];
/// Where a person writes.
const BLANK: &str = "______________";
const GAP: &str = "   ";

impl Frame<'_> {
    /// The sheet as text, with the lines of the game in it.
    pub fn text(&self, game: Vec<String>, wording: &Wording) -> String {
        let parts = [self.head(wording), game, self.foot(wording)];
        let parts = parts.into_iter().filter(|part| !part.is_empty()).map(|part| part.join("\n"));
        parts.collect::<Vec<_>>().join("\n\n") + "\n"
    }

    /// Who begins stands first.
    fn sides(&self) -> [Side; 2] {
        let first = self.game.variant().beginner();
        [first, first.other()]
    }

    fn head(&self, wording: &Wording) -> Vec<String> {
        let plain = |text: &&str| clean(text.trim_end_matches(UNKNOWN), NAME_CHARS);
        let place = self.game.about().iter().map(plain).collect::<Vec<_>>().join(", ");
        let round = self.game.round().map(|round| {
            let sentence = message::sheet_round(Slot::Text(plain(&round)));
            wording.render(&sentence, Style::written(wording.lang()))
        });
        let (names, outcome) = (self.game.names(), self.outcome);
        let players = self.sides().map(|side| {
            let name = names[side].map_or_else(|| BLANK.to_owned(), |name| plain(&name));
            (wording.label(side_label(side)), name, outcome.map_or("", |outcome| self.points(outcome, side)))
        });
        let labels = players.iter().map(|(label, ..)| label.width()).max().unwrap_or_default();
        let names = players.iter().map(|(_, name, _)| name.width()).max().unwrap_or_default();
        let players = players.map(|(label, name, points)| {
            [padded(&label, labels), padded(&name, names), points.to_owned()].join(GAP).trim_end().to_owned()
        });
        let place = (!place.is_empty()).then_some(place);
        place.into_iter().chain(round).chain(players).collect()
    }

    fn foot(&self, wording: &Wording) -> Vec<String> {
        let result = match (self.outcome, &self.ending) {
            (None, _) => wording.label(text_key::SHEET_UNFINISHED),
            (Some(outcome), None) => format!("{}, {}", wording.label(outcome_key(outcome)), self.score(outcome)),
            (Some(outcome), Some(ending)) => format!("{}. {ending}", self.score(outcome)),
        };
        let result = format!("{}: {result}", wording.label(text_key::LABEL_RESULT));
        let used = |side| self.used[side].as_deref().unwrap_or(BLANK);
        let times = self.sides().map(|side| format!("{} {}", wording.label(side_label(side)), used(side)));
        let times = format!("{}: {}", wording.label(text_key::SHEET_USED), times.join(", "));
        let sign = |side| {
            format!("{}, {}: {BLANK}{BLANK}", wording.label(side_label(side)), wording.label(text_key::SHEET_SIGNATURE))
        };
        let [first, second] = self.sides().map(sign);
        vec![result, times, String::new(), first, String::new(), second]
    }

    /// The points of both, who stands first first.
    fn score(&self, outcome: Outcome) -> String {
        self.sides().map(|side| self.points(outcome, side)).join(if self.is_unplayed { " " } else { "-" })
    }

    /// What the result counts for a side.
    fn points(&self, outcome: Outcome, side: Side) -> &'static str {
        let (white, black) = outcome.score(self.scale).split_once('-').unwrap_or_default();
        match side {
            _ if self.is_unplayed && outcome == Outcome::Win(side) => "+",
            _ if self.is_unplayed => "−",
            Side::White => white,
            Side::Black => black,
        }
    }
}

pub(super) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

const fn side_label(side: Side) -> &'static str {
    match side {
        Side::White => text_key::LABEL_WHITE,
        Side::Black => text_key::LABEL_BLACK,
    }
}
