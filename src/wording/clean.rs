use golos_rules::{begins_escape, is_hidden, skip_escape};

/// The longest name of a player, in characters.
pub const NAME_CHARS: usize = 60;

/// `text` without control characters, terminal escape sequences and invisible direction marks, with every run of
/// blanks made one blank, cut at `max_chars` characters (the last of them then is `…`).
///
/// Everything that a person or a file brings in passes here once: a name must not be able to move the cursor, turn
/// the line around or fill the screen.
#[must_use]
pub fn clean(text: &str, max_chars: usize) -> String {
    let mut out = String::with_capacity(text.len().min(max_chars.saturating_mul(4)));
    let mut chars = text.chars().peekable();
    let mut count = 0;
    let mut blank = false;
    while let Some(c) = chars.next() {
        match c {
            c if begins_escape(c) => skip_escape(&mut chars),
            c if c.is_whitespace() => blank = true,
            c if is_hidden(c) => {}
            c => {
                let wanted = 1 + usize::from(blank && count > 0);
                if count + wanted > max_chars {
                    out.pop();
                    if max_chars > 0 {
                        out.push('…');
                    }
                    return out;
                }
                if wanted == 2 {
                    out.push(' ');
                }
                out.push(c);
                count += wanted;
                blank = false;
            }
        }
    }
    out
}

/// A name out of a file or an argument, clean and cut at [`NAME_CHARS`]: it must not drown the sentence.
#[must_use]
pub fn short_name(name: &str) -> String {
    clean(name, NAME_CHARS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_or_turns_a_line_survives() {
        for (dirty, tidy) in [
            ("Анна  Ивановна", "Анна Ивановна"),
            (" Ann \t\n Lee ", "Ann Lee"),
            ("\u{1b}[31mred\u{1b}[0m", "red"),
            ("\u{1b}]0;title\u{7}name", "name"),
            ("\u{1b}]8;;http://x\u{1b}\\link", "link"),
            ("\u{9b}2Jname", "2Jname"),
            ("\u{1b}(Bname", "name"),
            ("\u{1b}cname", "name"),
            ("abc\u{202e}def\u{2066}", "abcdef"),
            ("a\0b\u{7}c\u{8}", "abc"),
            ("zero\u{200b}width\u{feff}", "zerowidth"),
            ("Дем'янчук О.", "Дем'янчук О."),
            ("tail\u{1b}", "tail"),
            ("tail\u{1b}[", "tail"),
            ("", ""),
        ] {
            assert_eq!(clean(dirty, 80), tidy, "{dirty:?}");
        }
    }

    #[test]
    fn a_long_text_is_cut_with_a_mark() {
        assert_eq!(clean("абвгд", 5), "абвгд");
        assert_eq!(clean("абвгде", 5), "абвг…");
        assert_eq!(clean("абвг де", 5), "абв…");
        assert_eq!(clean("аб", 1), "…");
        assert_eq!(clean("аб", 0), "");
        assert!(clean(&"x ".repeat(10_000), 40).chars().count() <= 40);
    }
}
