/// The longest text that goes to an engine, in characters. Whole, it fits the pipe of a child process that does not
/// read (64 KiB), so that writing it cannot block.
const LONGEST: usize = 8_000;

/// The text as an engine may get it: on one line, without control characters, not too long; `None` if nothing is left
/// to say. Engines hang on an empty text, panic on a NUL and read escape sequences aloud.
pub(super) fn speakable(text: &str) -> Option<String> {
    let plain: String = text
        .chars()
        .map(|c| if matches!(c, '\n' | '\r' | '\t' | '\u{85}' | '\u{2028}' | '\u{2029}') { ' ' } else { c })
        .filter(|c| !c.is_control())
        .take(LONGEST)
        .collect();
    let plain = plain.trim();
    (!plain.is_empty()).then(|| plain.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_text_is_speakable() {
        for (text, plain) in [
            ("цэ три – дэ четыре", Some("цэ три – дэ четыре")),
            (".скрыто \"да\"", Some(".скрыто \"да\"")),
            ("раз\r\n.два\tтри", Some("раз  .два три")),
            ("a\0b\u{1b}[31m", Some("ab[31m")),
            (" \n\u{7} ", None),
            ("", None),
        ] {
            assert_eq!(speakable(text).as_deref(), plain, "{text:?}");
        }
        assert_eq!(speakable(&"ж".repeat(LONGEST + 1)).map(|text| text.len()), Some(2 * LONGEST));
    }
}
