use super::Lang;

/// The engine that a text goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// espeak-ng, itself or behind speech-dispatcher.
    Espeak,
    /// Any other: it gets the normal spelling.
    Other,
}

/// `text` as the engine needs it spelled in order to say it right: the last step before a voice, never for the screen
/// or the journal.
///
/// Whole words of the program's own vocabulary are replaced, with their capital kept; a word outside it, such as a
/// name, passes unchanged but for є and ї. In Ukrainian the other apostrophes become U+0027, or else espeak-ng spells
/// the word out.
#[must_use]
pub fn respell(engine: Engine, lang: Lang, text: &str) -> String {
    if engine == Engine::Other {
        return text.to_owned();
    }
    let folded: String = text.chars().map(lang.row().espeak_sign).collect();
    let table = lang.row().espeak;
    let mut out = String::with_capacity(folded.len() + 16);
    let mut rest = folded.as_str();
    while !rest.is_empty() {
        let word_end = rest.find(|c| !is_of_word(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(word_end);
        push_word(&mut out, word, table);
        let gap_end = after.find(is_of_word).unwrap_or(after.len());
        let (gap, next) = after.split_at(gap_end);
        out.push_str(gap);
        rest = next;
    }
    out
}

/// Letters, and the apostrophe that stands inside Ukrainian words.
fn is_of_word(c: char) -> bool {
    c.is_alphabetic() || c == '\''
}

/// The apostrophe that espeak-ng knows, for all that look like it.
pub(super) const fn straight_apostrophe(c: char) -> char {
    if matches!(c, '\u{2bc}' | '\u{2b9}' | '\u{2019}' | '\u{60}') { '\'' } else { c }
}

fn push_word(out: &mut String, word: &str, table: &[(&str, &str)]) {
    let small = word.to_lowercase();
    let found = table.binary_search_by(|(known, _)| (*known).cmp(small.as_str())).ok();
    let Some((_, better)) = found.and_then(|index| table.get(index)) else {
        push_iotated(out, word);
        return;
    };
    let mut letters = better.chars();
    if word.starts_with(char::is_uppercase) {
        out.extend(letters.by_ref().take(1).flat_map(char::to_uppercase));
    }
    out.push_str(letters.as_str());
}

/// Є and ї are Ukrainian alone, and inside a word espeak-ng swallows their j: it is written out, where an apostrophe stood
/// as well. Alone є is a word that is read right.
fn push_iotated(out: &mut String, word: &str) {
    let mut letters = word.chars().peekable();
    let is_alone = word.chars().nth(1).is_none();
    while let Some(letter) = letters.next() {
        match letter {
            '\'' if letters.peek().is_some_and(|next| matches!(next, 'є' | 'ї' | 'Є' | 'Ї')) => {}
            'є' if !is_alone => out.push_str("йе"),
            'Є' if !is_alone => out.push_str("Йе"),
            'ї' => out.push_str("йі"),
            'Ї' => out.push_str("Йі"),
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_words_are_respelled_and_keep_their_capital() {
        for (lang, text, spelled) in [
            (Lang::Ru, "Осталось: сорок одна секунда.", "Осталось: сорокь одна секунда."),
            (Lang::Ru, "Сорок ходов только дамками", "Сорокь ходов только даамками"),
            (Lang::Ru, "Короткая рокировка.", "Короткая рокироовка."),
            (Lang::Uk, "Годинник стоїть. Чекайте на суддю.", "Годинникь стойііть. Чекайте на суддюу."),
            (Lang::Uk, "б\u{2bc}є", "бйе"),
            (Lang::Uk, "п\u{2019}ять", "п'ять"),
            (Lang::Uk, "Останній рядок обірвано й відрізано.", "Останній рядок обірвано та відрізано."),
            (Lang::Uk, "З поля це три", "Із поля це три"),
            (Lang::Uk, "Перемога білих", "Перемогаь білих"),
            (Lang::Uk, "Єва драй", "Йева драй"),
            (Lang::Uk, "Суддя оголошує: є її об'єктивність", "Суддяа оголошуйе: є йійі обйективність"),
            (Lang::En, "Cesar drei to David vier", "Tsayzar dry to David fear"),
        ] {
            assert_eq!(respell(Engine::Espeak, lang, text), spelled);
            assert_eq!(respell(Engine::Other, lang, text), text);
        }
    }

    #[test]
    fn unknown_words_and_signs_pass_unchanged() {
        for text in ["", "Соро́ка, сорока! – 32x23", "Оксана Годинникова", "'", "á́b", "  – "]
        {
            for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::Uk) {
                assert_eq!(respell(Engine::Espeak, lang, text), text);
            }
        }
        assert_eq!(respell(Engine::Espeak, Lang::Uk, "Оксана Годинникова"), "Оксана Годинникова");
    }

    #[test]
    fn the_tables_are_sorted_and_small() {
        for table in Lang::ALL.map(|lang| lang.row().espeak) {
            assert!(table.is_sorted_by(|a, b| a.0 < b.0));
            assert!(table.iter().all(|(word, _)| word.to_lowercase() == *word));
        }
    }
}
