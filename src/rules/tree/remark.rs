use crate::Place;
use crate::renju::exchange::sgf_points;

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Remarks {
    /// Comments before the move; only the first move of a variation has them.
    pub before: Vec<String>,
    /// Numeric glyphs of PGN in the order of the file: 1 for `!` or `$1`.
    pub glyphs: Vec<u16>,
    /// The mover's time left after the move, in milliseconds.
    pub left: Option<u64>,
    /// The time the move took, in milliseconds.
    pub spent: Option<u64>,
    /// Squares and arrows that are drawn on the board.
    pub shapes: Vec<Shape>,
    /// Comments after the move, on one line each, in a file with line breaks as it has them. Commands that are not known
    /// here, such as `[%eval 0.3]`, stand in them: [`plain_comment`] is without.
    pub comments: Vec<String>,
    /// Whether the move is marked as important, as RenLib does.
    pub is_marked: bool,
    /// Other properties of an SGF node, by name, in the order of the file, as they are written there.
    pub properties: Vec<(String, Vec<String>)>,
}

/// Something drawn on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    pub kind: ShapeKind,
    /// The letter of its colour in PGN, `R`, `G`, `Y` or `B`; `None` in formats without colours.
    pub colour: Option<char>,
    /// The square, or where an arrow starts.
    pub at: Place,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ShapeKind {
    /// A coloured square.
    Square,
    /// An arrow to this place.
    Arrow(Place),
    /// A text on the point.
    Label(String),
}

/// A mark of SGF on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
}

/// The marks by the names of their properties.
const MARKS: [(&str, Mark); 5] =
    [("TR", Mark::Triangle), ("SQ", Mark::Square), ("CR", Mark::Circle), ("MA", Mark::Cross), ("SL", Mark::Selected)];

impl Remarks {
    /// The points that SGF marks, in the order of the file. They are properties, which are written as they were read.
    pub fn marks(&self) -> impl Iterator<Item = (Mark, Vec<Place>)> {
        let marked = self.properties.iter().filter_map(|(name, values)| {
            let (_, mark) = MARKS.into_iter().find(|(own, _)| own == name)?;
            Some((mark, values.iter().flat_map(|value| sgf_points(value)).collect::<Vec<_>>()))
        });
        marked.filter(|(_, places)| !places.is_empty())
    }

    /// Nothing is said.
    pub(super) const NONE: Remarks = Remarks {
        before: Vec::new(),
        glyphs: Vec::new(),
        left: None,
        spent: None,
        shapes: Vec::new(),
        comments: Vec::new(),
        is_marked: false,
        properties: Vec::new(),
    };

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Remarks::NONE
    }

    /// The signs of a move, `!` to `?!`, one after the other; other glyphs have no sign.
    #[must_use]
    pub fn signs(&self) -> String {
        self.glyphs.iter().filter_map(|glyph| sign(*glyph)).collect()
    }
}

/// The signs of glyphs 1 to 6.
const SIGNS: [(u16, &str); 6] = [(3, "!!"), (4, "??"), (5, "!?"), (6, "?!"), (1, "!"), (2, "?")];

/// The sign of a glyph, if it has one.
pub(crate) fn sign(glyph: u16) -> Option<&'static str> {
    SIGNS.into_iter().find(|(number, _)| *number == glyph).map(|(_, sign)| sign)
}

/// The glyphs that signs mean, the longest sign first: `!!!` is `!!` and `!`.
pub(crate) fn glyphs(mut signs: &str) -> Vec<u16> {
    let mut glyphs = Vec::new();
    while let Some((glyph, rest)) = SIGNS.iter().find_map(|(glyph, sign)| Some((*glyph, signs.strip_prefix(sign)?))) {
        glyphs.push(glyph);
        signs = rest;
    }
    glyphs
}

/// A comment without its commands, for people.
#[must_use]
pub fn plain_comment(text: &str) -> String {
    let (words, _) = commands(text, |_, _| true);
    words
}

/// Takes out of a comment the commands that are accepted, `[%name value]`: the rest on one line, and whether any was taken.
pub(crate) fn commands(text: &str, mut accept: impl FnMut(&str, &str) -> bool) -> (String, bool) {
    let (mut kept, mut rest, mut is_taken) = (String::new(), text, false);
    while let Some((words, after)) = rest.split_once("[%") {
        let Some((command, after)) = after.split_once(']') else { break };
        kept.push_str(words);
        let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        if accept(name, value.trim()) {
            is_taken = true;
            kept.push(' ');
        } else {
            kept.extend(["[%", command, "]"]);
        }
        rest = after;
    }
    kept.push_str(rest);
    (kept.split_whitespace().collect::<Vec<_>>().join(" "), is_taken)
}

/// Reads a clock, `1:02:03`, `1:02` for minutes and seconds, `62` for seconds, with decimals after a point or a comma, as milliseconds.
///
/// ```
/// use golos_rules::tree::read_clock;
///
/// assert_eq!(read_clock("1:05:03.5"), Some(3_903_500));
/// assert_eq!(read_clock("00:09:58,5"), Some(598_500));
/// assert_eq!(read_clock("1:00"), Some(60_000));
/// assert_eq!(read_clock("soon"), None);
/// ```
#[must_use]
pub fn read_clock(text: &str) -> Option<u64> {
    let mut parts = text.trim().rsplit(':');
    let (seconds, decimals) = parts.next().map(|last| last.split_once(['.', ',']).unwrap_or((last, "")))?;
    let number = |text: &str| text.parse::<u64>().ok().filter(|_| text.len() <= 5 && is_digits(text));
    let (minutes, hours) = (parts.next().map_or(Some(0), number)?, parts.next().map_or(Some(0), number)?);
    if parts.next().is_some() || !is_digits(decimals) {
        return None;
    }
    let thousandths: u64 = format!("{decimals:0<3}").get(..3)?.parse().ok()?;
    Some(((hours * 60 + minutes) * 60 + number(seconds)?) * 1000 + thousandths)
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A time as files have it, `1:02:03`, with decimals only if there are any.
#[must_use]
pub fn clock_text(millis: u64) -> String {
    let (seconds, thousandths) = (millis / 1000, millis % 1000);
    let decimals = if thousandths == 0 { String::new() } else { format!(".{thousandths:03}") };
    let decimals = decimals.trim_end_matches('0');
    format!("{}:{:02}:{:02}{decimals}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The values of a property of SGF as one word, so that a comment in braces can hold it as a command.
pub(crate) fn packed(values: &[String]) -> String {
    let pack = |letter: char| match letter {
        letter if letter.is_alphanumeric() || "-_:.".contains(letter) => letter.to_string(),
        letter => letter.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect(),
    };
    values.iter().map(|value| value.chars().map(pack).collect::<String>()).collect::<Vec<_>>().join(",")
}

/// The values that [`packed`] has made one word of.
pub(crate) fn unpacked(word: &str) -> Vec<String> {
    let value = |packed: &str| {
        let (mut bytes, mut rest) = (Vec::new(), packed);
        while let Some((before, after)) = rest.split_once('%') {
            bytes.extend(before.bytes());
            let byte = after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
            bytes.push(byte.unwrap_or(b'%'));
            rest = if byte.is_some() { after.get(2..).unwrap_or_default() } else { after };
        }
        bytes.extend(rest.bytes());
        crate::plain(&String::from_utf8_lossy(&bytes)).into_owned()
    };
    word.split(',').map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_written_is_read_back() {
        for (millis, text) in
            [(5_400_000, "1:30:00"), (1_799_123, "0:29:59.123"), (999, "0:00:00.999"), (36_000_500, "10:00:00.5")]
        {
            assert_eq!((clock_text(millis).as_str(), read_clock(text)), (text, Some(millis)));
        }
        for text in ["", ":", "1:-1", "1:2:3:4", "0:00:00.é", "x:00", "1:00.x", "123456:00:00"] {
            assert_eq!(read_clock(text), None, "{text}");
        }
    }

    #[test]
    fn properties_come_back_from_a_word() {
        let values = ["aa", "a ] and } with ,%,", "two\nlines ёж", ""].map(str::to_owned);
        let word = packed(&values);
        assert!(!word.contains([']', '}', ' ', '\n']), "{word}");
        assert_eq!(unpacked(&word), values);
    }

    #[test]
    fn signs_and_commands_are_taken_apart() {
        assert_eq!((glyphs("!?"), glyphs("!!!"), glyphs("?!?")), (vec![5], vec![3, 1], vec![6, 2]));
        let taken = commands("a [%clk 0:01:00] b [%eval 0.3]", |name, value| name == "clk" && value == "0:01:00");
        assert_eq!(taken, ("a b [%eval 0.3]".to_owned(), true));
        assert_eq!(plain_comment("[%cal Ge2e4] plan [%open"), "plan [%open");
    }
}
