//! The parts of a line, each with the words that begin it.

use super::words::{Label, bare, label};

/// A part of a line: what begins it, and its text.
pub(super) struct Part<'a> {
    pub label: Option<Label>,
    /// The words behind the phrase that begins it.
    pub words: Vec<&'a str>,
    /// The whole part as it was written.
    pub whole: &'a str,
}

impl Part<'_> {
    /// The words as one text.
    pub(super) fn text(&self) -> String {
        self.words.join(" ")
    }
}

/// Parts a line where a phrase begins that is known. What one part needs for itself begins no new one.
pub(super) fn parts(line: &str) -> Vec<Part<'_>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let bare: Vec<String> = words.iter().map(|word| bare(word)).collect();
    let place =
        |index: usize| words.get(index).map_or(line.len(), |word| word.as_ptr() as usize - line.as_ptr() as usize);
    let mut starts: Vec<(usize, usize, Option<Label>)> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let before = starts.last().and_then(|(_, _, label)| *label);
        // A code may hold words that begin something else; after it, a sentence has to end first.
        let is_free = before != Some(Label::Code)
            || words.get(at.wrapping_sub(1)).is_some_and(|word| word.ends_with(['.', ',', ';']));
        let found = bare.get(at..).and_then(label).filter(|(_, label)| is_free && begins(before, *label, at == 0));
        match found {
            // What is denied is not said: it is a line of its own, to be shown.
            Some((count, _)) if is_denied(&words, &bare, at) => {
                if starts.last().is_none_or(|(start, ..)| *start < at - 1) {
                    starts.push((at - 1, at - 1, None));
                }
                at += count;
            }
            Some((count, label)) => {
                starts.push((at, at + count, Some(label)));
                at += count;
                if takes_all(label) {
                    break;
                }
            }
            None => {
                if at == 0 {
                    starts.push((0, 0, None));
                }
                at += 1;
            }
        }
    }
    let ends = starts.iter().skip(1).map(|(start, ..)| *start).chain([words.len()]);
    let made = starts.iter().zip(ends).map(|(&(start, from, label), end)| Part {
        label,
        words: words.get(from..end).unwrap_or_default().to_vec(),
        whole: line.get(place(start)..place(end)).unwrap_or_default().trim_end(),
    });
    made.filter(|part| part.label.is_some() || !part.whole.is_empty()).collect()
}

/// Whether the word before this one denies it, in the same sentence: "не сдаюсь".
fn is_denied(words: &[&str], bare: &[String], at: usize) -> bool {
    let Some(before) = at.checked_sub(1) else { return false };
    let denies = bare.get(before..=before).and_then(label).is_some_and(|(_, label)| label == Label::Not);
    denies && words.get(before).is_some_and(|word| word.ends_with(char::is_alphabetic))
}

/// Whether the rest of the line belongs to it.
const fn takes_all(label: Label) -> bool {
    matches!(label, Label::Greeting | Label::Closing | Label::Skip | Label::Address | Label::Lost | Label::Thinking)
}

/// Whether a phrase begins a part there. Short words do so only where they can be meant.
const fn begins(before: Option<Label>, label: Label, is_first: bool) -> bool {
    match label {
        Label::Then => matches!(before, Some(Label::If)),
        Label::To => matches!(before, Some(Label::TakeBreak)),
        Label::IOffer => matches!(before, Some(Label::On | Label::IOffer)),
        Label::Greeting | Label::Closing | Label::Skip => is_first,
        Label::Not | Label::Month(_) => false,
        Label::BreakWord => !matches!(before, Some(Label::TakeBreak | Label::EndBreak | Label::To)),
        _ => true,
    }
}
