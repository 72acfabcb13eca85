use golos_clock::Ms;

/// The longest span that is read: longer nobody waits for an item.
const LONGEST: Ms = Ms::from_secs(60);

/// Reads a short span: `1s`, `0.7s`, `700ms`, and seconds where nothing is named. None for anything else, and for more
/// than a minute.
#[must_use]
pub fn read_span(text: &str) -> Option<Ms> {
    let (number, thousandths) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => (number, 1),
        (None, Some(number)) => (number, 1000),
        (None, None) => (text, 1000),
    };
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    let is_number = |text: &str| !text.is_empty() && text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(part) {
        return None;
    }
    let ten: u64 = part.bytes().fold(1, |ten, _| ten * 10);
    let span = whole.parse::<u64>().ok()? * thousandths + part.parse::<u64>().ok()? * thousandths / ten;
    Some(Ms::new(span)).filter(|span| *span <= LONGEST)
}

/// Writes a span as it is read.
#[must_use]
pub fn write_span(span: Ms) -> String {
    match span.get() {
        ms if ms.is_multiple_of(1000) => format!("{}s", ms / 1000),
        ms => format!("{ms}ms"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_read_as_it_is_written() {
        for (text, span, written) in [
            ("1s", 1000, "1s"),
            ("1", 1000, "1s"),
            ("0.7s", 700, "700ms"),
            ("1.25", 1250, "1250ms"),
            ("300ms", 300, "300ms"),
            ("0s", 0, "0s"),
            ("60s", 60_000, "60s"),
        ] {
            assert_eq!(read_span(text), Some(Ms::new(span)), "{text}");
            assert_eq!(write_span(Ms::new(span)), written);
            assert_eq!(read_span(written), Some(Ms::new(span)));
        }
        for wrong in ["", "s", "ms", "-1s", "1.s", ".5s", "1m", "61s", "soon", "1 s", "1e3", "999999999999999999999s"] {
            assert_eq!(read_span(wrong), None, "{wrong}");
        }
    }
}
