//! The words that begin what a letter says: the files of `profiles/letters/words`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a phrase begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Label {
    Code,
    Repeat,
    Accept,
    Own,
    Dates,
    PartnerSent,
    Received,
    Sent,
    Totals,
    WhiteTime,
    BlackTime,
    Charge,
    Correct,
    Query,
    Repeated,
    OfferDraw,
    AcceptDraw,
    Resign,
    TakeBreak,
    To,
    EndBreak,
    Claim,
    Lost,
    Thinking,
    Address,
    If,
    Then,
    On,
    IOffer,
    Variation,
    BreakWord,
    Greeting,
    Closing,
    Skip,
    /// It denies what comes after it.
    Not,
    RepeatSent,
    /// A month, from 1. It begins nothing.
    Month(u32),
}

const NAMES: [(&str, Label); 48] = [
    ("code", Label::Code),
    ("repeat", Label::Repeat),
    ("accept", Label::Accept),
    ("own", Label::Own),
    ("dates", Label::Dates),
    ("partner-sent", Label::PartnerSent),
    ("received", Label::Received),
    ("sent", Label::Sent),
    ("totals", Label::Totals),
    ("white-time", Label::WhiteTime),
    ("black-time", Label::BlackTime),
    ("charge", Label::Charge),
    ("correct", Label::Correct),
    ("query", Label::Query),
    ("repeated", Label::Repeated),
    ("offer-draw", Label::OfferDraw),
    ("accept-draw", Label::AcceptDraw),
    ("resign", Label::Resign),
    ("take-break", Label::TakeBreak),
    ("to", Label::To),
    ("end-break", Label::EndBreak),
    ("claim", Label::Claim),
    ("lost", Label::Lost),
    ("thinking", Label::Thinking),
    ("address", Label::Address),
    ("if", Label::If),
    ("then", Label::Then),
    ("on", Label::On),
    ("i-offer", Label::IOffer),
    ("variation", Label::Variation),
    ("break-word", Label::BreakWord),
    ("greeting", Label::Greeting),
    ("closing", Label::Closing),
    ("skip", Label::Skip),
    ("not", Label::Not),
    ("repeat-sent", Label::RepeatSent),
    ("january", Label::Month(1)),
    ("february", Label::Month(2)),
    ("march", Label::Month(3)),
    ("april", Label::Month(4)),
    ("may", Label::Month(5)),
    ("june", Label::Month(6)),
    ("july", Label::Month(7)),
    ("august", Label::Month(8)),
    ("september", Label::Month(9)),
    ("october", Label::Month(10)),
    ("november", Label::Month(11)),
    ("december", Label::Month(12)),
];

const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A phrase in words, and what it begins.
type Phrase = (Vec<&'static str>, Label);

/// The phrases by their first word; of each the longest first.
static PHRASES: LazyLock<BTreeMap<&'static str, Vec<Phrase>>> = LazyLock::new(|| {
    let mut all: BTreeMap<&str, Vec<Phrase>> = BTreeMap::new();
    for line in FILES.iter().flat_map(|(_, text)| text.lines()) {
        let Some((name, phrases)) = line.split_once(':') else { continue };
        let Some((_, label)) = NAMES.iter().find(|(known, _)| *known == name) else { continue };
        for phrase in phrases.split(',') {
            let words: Vec<&str> = phrase.split_whitespace().collect();
            if let Some(first) = words.first() {
                all.entry(first).or_default().push((words, *label));
            }
        }
    }
    for phrases in all.values_mut() {
        phrases.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    }
    all
});

/// The longest phrase that these words begin with, in small letters without marks: how many of them it takes, and what it
/// begins.
pub(super) fn label(words: &[String]) -> Option<(usize, Label)> {
    let phrases = PHRASES.get(words.first()?.as_str())?;
    let begins = |(phrase, _): &&Phrase| {
        words.len() >= phrase.len() && phrase.iter().zip(words).all(|(one, other)| one == other)
    };
    phrases.iter().find(begins).map(|(phrase, label)| (phrase.len(), *label))
}

/// A word in small letters, without the marks around it and without the dots of ё.
pub(super) fn bare(word: &str) -> String {
    let inner = word.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '#');
    let small = inner.chars().flat_map(char::to_lowercase);
    small
        .map(|sign| match sign {
            'ё' => 'е',
            '’' | '`' | 'ʼ' => '\'',
            sign => sign,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_meaning_has_words_in_every_language_and_no_phrase_two_meanings() {
        for (file, text) in FILES {
            let names: BTreeSet<&str> =
                text.lines().filter_map(|line| line.split_once(':')).map(|(name, _)| name).collect();
            let all: BTreeSet<&str> = NAMES.iter().map(|(name, _)| *name).collect();
            assert_eq!(names, all, "{file}");
        }
        for (first, phrases) in PHRASES.iter() {
            for (phrase, label) in phrases {
                let same = phrases.iter().filter(|(other, _)| other == phrase);
                assert!(same.into_iter().all(|(_, other)| other == label), "{first}: {phrase:?}");
            }
        }
    }
}
