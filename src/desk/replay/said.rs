//! What the notes of a record say. Those of one that was taken from a file hold what the file says beside the moves, in the
//! form of the file.

use crate::{Out, Presenter};
use golos_clock::Ms;
use golos_game::{Event, MoveEvent, RecordEvent, State};
use golos_journal::{self as journal, Record};
use golos_rules::tree::read_clock;
use golos_rules::{BySide, Side};
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, message, short_name, text_key};

/// Behind a move with which a draw was offered (CH-17.12).
const OFFER: &str = "(=)";

/// What is noted in these records, in order. `is_timed` tells a game that was played from one that was taken from a file.
pub(super) fn notes(records: &[Record], is_timed: bool) -> Vec<Sentence> {
    records
        .iter()
        .flat_map(|record| noted(&record.event).map(|text| told(text, is_timed)).unwrap_or_default())
        .collect()
}

/// The text of a note.
pub(super) fn noted(event: &Event) -> Option<&str> {
    match event {
        Event::Record(RecordEvent::Noted { text, .. }) => Some(text),
        _ => None,
    }
}

/// A note in words; of one that was taken from a file, what the file says.
#[must_use]
pub fn told(text: &str, is_timed: bool) -> Vec<Sentence> {
    if is_timed {
        return vec![about(message::replay_note, text)];
    }
    match text.chars().next() {
        // The tags of a file: who played is told, and the rest is of the record.
        Some('[') => Vec::new(),
        Some(first) if first.is_alphanumeric() => vec![about(message::replay_note, text)],
        _ => parts(text).iter().filter_map(sentence).collect(),
    }
}

/// Where a game of a file comes from.
pub(super) fn origin(records: &[Record]) -> Option<Sentence> {
    let mut notes = records.iter().filter_map(|record| noted(&record.event));
    let note = notes.find(|text| text.starts_with(|first: char| first.is_alphanumeric()))?;
    Some(about(message::replay_note, note))
}

fn about(message: fn(Slot) -> Sentence, text: &str) -> Sentence {
    message(Slot::Text(text.trim().to_owned()))
}

/// A part of what stands behind a move in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CommentPart<'a> {
    /// Between braces.
    Comment(&'a str),
    /// Between brackets, which may hold others.
    Variation(&'a str),
    /// A sign, or the number of one: `!?`, `$5`.
    Sign(&'a str),
}

/// Parts what stands behind a move. What is not closed goes to the end.
fn parts(text: &str) -> Vec<CommentPart<'_>> {
    let mut parts = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
            '(' => variation(rest),
            _ => rest.find(|c: char| c.is_whitespace() || matches!(c, '{' | '(')).unwrap_or(rest.len()),
        };
        let (part, behind) = rest.split_at_checked(length).unwrap_or((rest, ""));
        parts.push(match first {
            '{' => CommentPart::Comment(part.trim_start_matches('{').trim_end_matches('}').trim()),
            '(' => CommentPart::Variation(
                part.strip_prefix('(').and_then(|part| part.strip_suffix(')')).unwrap_or(part).trim(),
            ),
            _ => CommentPart::Sign(part),
        });
        rest = behind.trim_start();
    }
    parts
}

/// The bytes of the variation that a text begins with; brackets in its comments count for nothing.
fn variation(text: &str) -> usize {
    let (mut depth, mut is_comment) = (0_usize, false);
    for (index, letter) in text.char_indices() {
        match letter {
            '{' => is_comment = true,
            '}' => is_comment = false,
            '(' if !is_comment => depth += 1,
            ')' if !is_comment => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 && !is_comment {
            return index + 1;
        }
    }
    text.len()
}

fn sentence(part: &CommentPart<'_>) -> Option<Sentence> {
    match *part {
        CommentPart::Comment("") | CommentPart::Variation("") | CommentPart::Sign("") => None,
        CommentPart::Comment(OFFER) => Some(message::replay_offer()),
        CommentPart::Comment(text) => comment(text),
        CommentPart::Variation(text) => Some(about(message::replay_variation, text)),
        CommentPart::Sign(sign) => Some(appraised(appraisal(sign))),
    }
}

/// The clock of each side after its last move with a noted time, from the comment of that move.
pub(super) fn times_left(records: &[Record]) -> BySide<Option<Ms>> {
    let (mut left, mut mover) = (BySide::new(None, None), None);
    for record in records {
        if let Event::Move(MoveEvent::Made { .. }) = record.event {
            mover = record.by.and_then(|by| by.seat.side());
        }
        let comments = noted(&record.event).map(parts).unwrap_or_default();
        let mut times = comments.into_iter().rev().filter_map(|part| match part {
            CommentPart::Comment(text) => commands(text).1,
            CommentPart::Variation(_) | CommentPart::Sign(_) => None,
        });
        if let (Some(side), Some(time)) = (mover, times.next()) {
            left[side] = read_clock(time).map(Ms::new);
        }
    }
    left
}

/// A comment without its commands; of these the time that was left is told.
fn comment(text: &str) -> Option<Sentence> {
    let (plain, left) = commands(text);
    match (plain.trim(), left) {
        ("", left) => left.and_then(read_clock).map(|left| message::replay_left(Ms::new(left))),
        (plain, _) => Some(about(message::replay_comment, plain)),
    }
}

/// A comment without its commands, and the time that was left.
fn commands(text: &str) -> (String, Option<&str>) {
    let (mut plain, mut left, mut rest) = (String::new(), None, text);
    while let Some((before, command)) = rest.split_once("[%") {
        let (command, behind) = command.split_once(']').unwrap_or((command, ""));
        left = command.strip_prefix("clk ").or(left);
        plain.push_str(before);
        rest = behind;
    }
    plain.push_str(rest);
    (plain, left)
}

/// A sign in words: a voice says nothing of `!`. What two signs together mean is for the rules of a game to say.
fn appraised(sign: &str) -> Sentence {
    let key = match sign {
        "!" => text_key::SHEET_STRONG,
        "!!" => text_key::SHEET_VERY_STRONG,
        "?" => text_key::SHEET_WEAK,
        "??" => text_key::SHEET_VERY_WEAK,
        "!?" => text_key::SIGN_STRONG_WEAK,
        "?!" => text_key::SIGN_WEAK_STRONG,
        other => return about(message::replay_sign, other),
    };
    message::replay_sign(Slot::Phrase(key.to_owned()))
}

/// The sign that a glyph of PGN and PDN stands for.
fn appraisal(sign: &str) -> &str {
    match sign {
        "$1" => "!",
        "$2" => "?",
        "$3" => "!!",
        "$4" => "??",
        "$5" => "!?",
        "$6" => "?!",
        other => other,
    }
}

/// There is none of this number: from 0 to the last one.
pub(super) fn no_number(number: usize, last: usize, presenter: &Presenter) -> Vec<Out> {
    let last = u32::try_from(last).unwrap_or(u32::MAX);
    let sentence = message::refuse_choice(Slot::Text(number.to_string()), 0, last);
    vec![presenter.say(&sentence, Kind::Answer)]
}

/// What is wrong with the file.
pub(super) fn damage_sentence(damage: &journal::Damage) -> Sentence {
    let number = |line: usize| u32::try_from(line).unwrap_or(u32::MAX);
    match damage {
        journal::Damage::Torn { line } => message::check_torn(number(line.saturating_sub(1))),
        journal::Damage::NoLineEnd { line } | journal::Damage::Broken { line, .. } => {
            message::file_damaged(number(*line))
        }
    }
}

/// Whose game it is, and how long it was.
pub(super) fn opening(end: &State) -> Sentence {
    let setup = end.setup();
    // A question mark, as on a score sheet, is nothing that can be heard.
    let name = |side: Side| match setup.players[side].as_str() {
        "" | "?" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
        name => Slot::Text(short_name(name)),
    };
    let moves = u32::try_from(end.plies().len()).unwrap_or(u32::MAX);
    let (white, black) = (name(Side::White), name(Side::Black));
    match moves {
        0 => message::replay_opened_empty(white, black),
        _ => message::replay_opened(white, black, moves),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::{Lang, Style, Wording};

    #[test]
    fn a_sign_is_told_in_words_that_a_voice_can_say() {
        for lang in [Lang::En, Lang::Ru, Lang::Uk] {
            let wording = Wording::new(lang);
            for sign in ["!", "?", "!!", "??", "!?", "?!", "$1", "$6"] {
                let told = told(sign, false);
                let said =
                    told.first().map(|sentence| wording.render(sentence, Style::spoken(lang))).unwrap_or_default();
                assert!(!said.contains(['!', '?', '$', '[']) && said.contains(' '), "{sign}: {said}");
            }
        }
    }

    #[test]
    fn what_stands_behind_a_move_of_a_file_is_told_in_parts() {
        for (text, keys) in [
            ("{a plan} $1 (1. c3-b4 {why (not)} b6-a5 (1... f6-g5))", "replay-comment replay-sign replay-variation"),
            ("!? {[%clk 1:02:03]}", "replay-sign replay-left"),
            ("{[%clk 1:02:03] a plan}", "replay-comment"),
            ("{(=)}", "replay-offer"),
            ("{} {[%csl Gd4]}", ""),
            ("(1. open", "replay-variation"),
            ("[Event \"?\"]", ""),
            ("From PDN: Moscow", "replay-note"),
        ] {
            let told: Vec<&str> = told(text, false).iter().map(Sentence::key).collect();
            assert_eq!(told.join(" "), keys, "{text}");
        }
        assert_eq!(
            parts("{a} (b (c)) !"),
            [CommentPart::Comment("a"), CommentPart::Variation("b (c)"), CommentPart::Sign("!")]
        );
    }
}
