use std::borrow::Cow;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(super) fn columns(text: &str) -> usize {
    text.width()
}

/// The text, or as much of it as fits with an ellipsis.
pub(super) fn fit(text: &str, width: usize) -> Cow<'_, str> {
    if columns(text) <= width {
        return Cow::Borrowed(text);
    }
    let head = head(text, width.saturating_sub(1));
    Cow::Owned(if width == 0 { String::new() } else { format!("{head}…") })
}

/// The part of a text that fits.
fn head(text: &str, width: usize) -> &str {
    let mut taken = 0;
    let end = text.char_indices().find(|&(_, c)| {
        taken += c.width().unwrap_or(0);
        taken > width
    });
    end.map_or(text, |(end, _)| text.get(..end).unwrap_or_default())
}

/// The lines of a text, broken between words; a word longer than a line is broken as well.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for mut word in text.split_whitespace() {
        if !line.is_empty() && columns(&line) + 1 + columns(word) <= width {
            line.push(' ');
        } else if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        while columns(word) > width && !head(word, width).is_empty() {
            let (part, rest) = word.split_at(head(word, width).len());
            lines.push(part.to_owned());
            word = rest;
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_at_columns_not_at_bytes() {
        for (text, width, shown) in [
            ("Дамка", 5, "Дамка"),
            ("Дамка", 4, "Дам…"),
            ("漢字漢字", 5, "漢字…"),
            ("漢字漢字", 4, "漢…"),
            ("Дамка", 1, "…"),
            ("Дамка", 0, ""),
        ] {
            assert_eq!(fit(text, width), shown);
        }
    }

    #[test]
    fn lines_break_between_words_and_inside_long_ones() {
        for (text, width, lines) in [
            ("цэ три – дэ четыре", 8, &["цэ три –", "дэ", "четыре"][..]),
            ("одно", 8, &["одно"]),
            ("", 8, &[""]),
            ("да длинноеслово", 5, &["да", "длинн", "оесло", "во"]),
            ("漢字", 1, &["漢字"]),
        ] {
            assert_eq!(wrap(text, width), lines, "{text}");
        }
    }
}
