//! Strict PDN 3.0: the tags that every game has, the full game type, squares without blanks, lines that fit.

use std::fmt;

use super::super::{FenStyle, Naming, Position, Signs};
use super::replay::MADE;
use super::{Game, Left, MoveLine, Ply, Score, Step, date, gametype};
use crate::Side;

/// Lines of moves are not longer, in characters.
const LINE_CHARS: usize = 79;

/// The tags that stand first, and what stands for an unknown value.
const FIRST: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tags that are made anew from the game.
const MADE_ANEW: [&str; 3] = ["GameType", "SetUp", "FEN"];

impl Score {
    /// As in chess, for the games of 64 squares: `1-0`, `1/2-1/2`.
    #[must_use]
    pub const fn chess(self) -> &'static str {
        match self {
            Score::White => "1-0",
            Score::Black => "0-1",
            Score::Draw => "1/2-1/2",
            Score::BothLost => "0-0",
        }
    }

    /// In points, for the games of 100 squares: `2-0`, `1-1`.
    #[must_use]
    pub const fn points(self) -> &'static str {
        match self {
            Score::White => "2-0",
            Score::Black => "0-2",
            Score::Draw => "1-1",
            Score::BothLost => "0-0",
        }
    }
}

impl Left {
    /// Reads `0:01:02` or `1:02`, seconds with or without a fraction.
    #[must_use]
    pub fn read(text: &str) -> Option<Left> {
        let mut parts = text.trim().rsplit(':');
        let (secs, fraction) = parts.next().map(|secs| secs.split_once('.').unwrap_or((secs, "")))?;
        let number = |text: &str| text.parse::<u64>().ok().filter(|_| text.len() <= 4 && is_digits(text));
        let (mins, hours) = (parts.next().map_or(Some(0), number)?, parts.next().map_or(Some(0), number)?);
        if parts.next().is_some() || !is_digits(fraction) {
            return None;
        }
        let millis: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
        Some(Left(((hours * 60 + mins) * 60 + number(secs)?) * 1000 + millis))
    }
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_digit())
}

/// `0:01:02`, rounded down to the second: the strict form has no fractions.
impl fmt::Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.0 / 1000;
        write!(f, "{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
    }
}

/// The game in strict PDN 3.0, the result that ends it and a line end included.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tag = |name: &str, value: &str| writeln!(f, "[{name} \"{}\"]", escaped(value));
        for (name, unknown) in FIRST {
            let known = self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.trim());
            match name {
                "Date" => tag(name, &date::strict(known.unwrap_or_default()))?,
                "Result" => tag(name, self.result())?,
                _ => tag(name, known.filter(|value| !value.is_empty()).unwrap_or(unknown))?,
            }
        }
        if let Some(game_type) = self.variant.game_type() {
            tag("GameType", game_type)?;
        } else {
            tag(gametype::VARIANT, self.variant.id())?;
        }
        if self.start != Position::start(self.variant) {
            tag("SetUp", "1")?;
            tag("FEN", &self.start.fen(FenStyle::Algebraic))?;
        }
        for (name, value) in self.tags.iter().filter(|(name, _)| self.is_kept(name)) {
            tag(name, value)?;
        }
        let mut text = Wrapped::new(LINE_CHARS);
        text.line(&self.line, self.start, 1);
        text.word(self.result());
        writeln!(f, "\n{}", text.finish())
    }
}

impl Game {
    fn result(&self) -> &'static str {
        match self.variant.geometry().naming() {
            _ if self.score.is_none() => "*",
            Naming::Numeric => self.score.map_or("*", Score::points),
            Naming::Algebraic => self.score.map_or("*", Score::chess),
        }
    }

    /// Whether a tag of the file is written as it was.
    fn is_kept(&self, name: &str) -> bool {
        let is_own = name == gametype::VARIANT && self.variant.game_type().is_none();
        !is_own && !MADE_ANEW.contains(&name) && !FIRST.iter().any(|(first, _)| *first == name)
    }
}

fn escaped(value: &str) -> String {
    value.trim().replace('\\', "\\\\").replace('"', "\\\"")
}

/// The tag pairs as they are written, on one line.
#[must_use]
pub fn write_tags(tags: &[(String, String)]) -> String {
    tags.iter().map(|(name, value)| format!("[{name} \"{}\"]", escaped(value))).collect::<Vec<_>>().join(" ")
}

impl Ply {
    /// All that is said of the move, as it stands behind it, on one line: marks, the time left, comments, variations.
    #[must_use]
    pub fn said(&self, before: &Position) -> String {
        let mut text = Wrapped::new(usize::MAX);
        text.remarks(self, None);
        text.variations(self, before, 1);
        text.finish()
    }
}

/// Words in lines that fit.
#[derive(Default)]
struct Wrapped {
    /// The width of a line, in characters.
    most: usize,
    done: String,
    column: usize,
    /// The last word, to which signs may be added yet.
    last: String,
    /// Stands right before the next word.
    prefix: &'static str,
}

impl Wrapped {
    fn new(most: usize) -> Wrapped {
        Wrapped { most, ..Wrapped::default() }
    }

    fn word(&mut self, word: &str) {
        self.flush();
        self.last.extend([std::mem::take(&mut self.prefix), word]);
    }

    /// Signs that stand right behind the last word.
    fn behind(&mut self, signs: &str) {
        self.last.push_str(signs);
    }

    fn flush(&mut self) {
        let word = std::mem::take(&mut self.last);
        let width = word.chars().count();
        if width == 0 {
            return;
        }
        if self.column == 0 {
            self.column = width;
        } else if self.column + 1 + width > self.most {
            self.done.push('\n');
            self.column = width;
        } else {
            self.done.push(' ');
            self.column += 1 + width;
        }
        self.done.push_str(&word);
    }

    fn finish(mut self) -> String {
        self.flush();
        self.done
    }

    fn comment(&mut self, text: &str) {
        let closed = format!("{{{}}}", text.replace('}', ")"));
        for word in closed.split(' ') {
            self.word(word);
        }
    }

    /// The moves, each of White's with its number, and Black's where something stands before it.
    fn line(&mut self, line: &MoveLine, start: Position, first: u32) {
        for comment in &line.comments {
            self.comment(comment);
        }
        let (mut position, mut count, mut is_apart) = (start, first, true);
        for ply in &line.plies {
            let mover = ply.mover(&position);
            let number = match (mover, &ply.step) {
                (Some(Side::White), Step::Made(_)) => format!("{count}. "),
                (Some(Side::Black), Step::Made(_)) if is_apart => format!("{count}... "),
                _ => String::new(),
            };
            self.ply(ply, &position, &number);
            self.variations(ply, &position, count);
            is_apart = !ply.variations.is_empty() || !ply.comments.is_empty() || ply.left.is_some();
            is_apart |= matches!(ply.step, Step::SetUp { .. });
            count += u32::from(mover == Some(Side::Black));
            position = ply.after(&position);
        }
    }

    fn variations(&mut self, ply: &Ply, before: &Position, count: u32) {
        for variation in &ply.variations {
            self.prefix = "(";
            self.line(variation, *before, count);
            self.behind(")");
        }
    }

    /// A move, with its number right before it.
    fn ply(&mut self, ply: &Ply, before: &Position, number: &str) {
        match &ply.step {
            Step::Made(mv) => self.word(&format!("{number}{}", signs().write(before, mv))),
            Step::SetUp { position, .. } => self.word(&format!("/FEN \"{}\"/", position.fen(FenStyle::Algebraic))),
        }
        let made = match &ply.step {
            Step::SetUp { made: Some(notation), .. } => Some(format!("[%{MADE} {notation}]")),
            Step::SetUp { made: None, .. } | Step::Made(_) => None,
        };
        self.remarks(ply, made);
    }

    /// What is said of a move; of an unlawful one first what was made.
    fn remarks(&mut self, ply: &Ply, made: Option<String>) {
        self.behind(&ply.mark);
        for glyph in &ply.glyphs {
            self.word(&format!("${glyph}"));
        }
        let left = ply.left.map(|left| format!("[%clk {left}]"));
        let commands: Vec<String> = made.into_iter().chain(left).collect();
        if !commands.is_empty() {
            self.word(&format!("{{{}}}", commands.join(" ")));
        }
        for comment in &ply.comments {
            self.comment(comment);
        }
    }
}

/// The signs between squares.
fn signs() -> Signs {
    Signs { capture: 'x', ..Signs::default() }
}
