const ONES: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// `n` in words, with the British "and": "one hundred and five".
pub(super) fn cardinal(n: u32) -> String {
    let (millions, thousands, rest) = (n / 1_000_000, n / 1000 % 1000, n % 1000);
    let mut parts = Vec::new();
    for (count, name) in [(millions, "million"), (thousands, "thousand")] {
        if count > 0 {
            parts.push(format!("{} {name}", cardinal(count)));
        }
    }
    if rest > 0 || parts.is_empty() {
        let and = if !parts.is_empty() && rest < 100 { "and " } else { "" };
        parts.push(format!("{and}{}", below_thousand(rest)));
    }
    parts.join(" ")
}

fn below_thousand(n: u32) -> String {
    let word = |table: &[&'static str], i: u32| table.get(i as usize).copied().unwrap_or_default();
    match (n / 100, n % 100) {
        (0, rest @ 0..20) => word(&ONES, rest).to_owned(),
        (0, rest) if rest % 10 == 0 => word(&TENS, rest / 10).to_owned(),
        (0, rest) => format!("{}-{}", word(&TENS, rest / 10), word(&ONES, rest % 10)),
        (hundreds, 0) => format!("{} hundred", word(&ONES, hundreds)),
        (hundreds, rest) => format!("{} hundred and {}", word(&ONES, hundreds), below_thousand(rest)),
    }
}

/// A whole number and a proper fraction: "ten and three eighths", "two and one quarter".
pub(super) fn fraction(whole: u32, part: u32, of: u32) -> String {
    let name = match of {
        2 => "half".to_owned(),
        4 => "quarter".to_owned(),
        _ => ordinal(of),
    };
    let plural = if part == 1 { "" } else { "s" };
    let part = cardinal(part);
    if whole == 0 { format!("{part} {name}{plural}") } else { format!("{} and {part} {name}{plural}", cardinal(whole)) }
}

/// The ordinal of `n` in words: "twenty-first".
pub(super) fn ordinal(n: u32) -> String {
    let words = cardinal(n);
    let cut = words.rfind([' ', '-']).map_or(0, |i| i + 1);
    let (head, last) = words.split_at(cut);
    let last = match last {
        "one" => "first".to_owned(),
        "two" => "second".to_owned(),
        "three" => "third".to_owned(),
        "five" => "fifth".to_owned(),
        "eight" => "eighth".to_owned(),
        "nine" => "ninth".to_owned(),
        "twelve" => "twelfth".to_owned(),
        word => match word.strip_suffix('y') {
            Some(stem) => format!("{stem}ieth"),
            None => format!("{word}th"),
        },
    };
    format!("{head}{last}")
}

/// What follows the digits of an ordinal: `st`, `nd`, `rd`, `th`.
pub(super) fn ordinal_ending(n: u32) -> &'static str {
    match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}
