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
            '\u{1b}' | '\u{9b}' | '\u{90}' | '\u{9d}' => skip_escape(c, &mut chars),
            c if c.is_whitespace() => blank = true,
            c if is_unwanted(c) => {}
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

/// Control characters, and the format characters that show nothing but turn, join or hide text.
fn is_unwanted(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Leaves out the rest of an escape sequence whose first character was `start` (ECMA-48: CSI ends with `@` to `~`,
/// a string ends with BEL or ST, anything else is intermediate bytes and one final byte).
fn skip_escape(start: char, chars: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    let kind = match start {
        '\u{1b}' => match chars.next_if(|c| c.is_ascii() && !c.is_ascii_control()) {
            Some(c) => c,
            None => return,
        },
        '\u{9b}' => '[',
        _ => ']',
    };
    match kind {
        '[' => {
            while chars.next_if(|c| matches!(c, ' '..='?')).is_some() {}
            chars.next_if(|c| matches!(c, '@'..='~'));
        }
        ']' | 'P' | 'X' | '^' | '_' => {
            while let Some(c) = chars.next() {
                if c == '\u{7}' || c == '\u{9c}' {
                    return;
                }
                if c == '\u{1b}' {
                    chars.next_if_eq(&'\\');
                    return;
                }
            }
        }
        ' '..='/' => {
            while chars.next_if(|c| matches!(c, ' '..='/')).is_some() {}
            chars.next_if(|c| matches!(c, '0'..='~'));
        }
        _ => {}
    }
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
            ("\u{9b}2Jname", "name"),
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
