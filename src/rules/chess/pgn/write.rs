//! Games as PGN prescribes them for export: the seven tags first, lines of less than 80 characters.

use std::fmt;

use super::super::letters::Letters;
use super::super::position::{Position, StartPosition};
use super::{Game, Games, Outcome, PgnPly, comment};
use crate::Side;

/// The tags that every game has, in their order, and what stands for one that is not known.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tags that are written from the game itself.
const DERIVED: [&str; 4] = ["Result", "SetUp", "FEN", "Variant"];

/// Characters of a line of moves.
const WIDTH: usize = 79;

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in ROSTER {
            tag(f, name, self.tag(name).filter(|value| !value.trim().is_empty()).unwrap_or(unknown))?;
        }
        tag(f, "Result", self.result.mark())?;
        let is_960 = self.start.started_from() == StartPosition::Chess960;
        if is_960 {
            tag(f, "Variant", "Chess960")?;
        }
        if is_960 || self.start.fen() != Position::start().fen() {
            tag(f, "SetUp", "1")?;
            tag(f, "FEN", &self.start.fen())?;
        }
        let is_known = |name: &str| ROSTER.iter().any(|(known, _)| *known == name) || DERIVED.contains(&name);
        for (name, value) in self.tags.iter().map(|(name, value)| (plain_name(name), value)) {
            if !name.is_empty() && !is_known(&name) {
                tag(f, &name, value)?;
            }
        }
        writeln!(f)?;
        let mut text = Movetext::new(WIDTH);
        text.comments(&self.comments);
        text.line(self.start, &self.line);
        text.push(self.result.mark());
        writeln!(f, "{}", text.written)
    }
}

impl PgnPly {
    /// All that is said of the move, as it stands behind it, on one line: glyphs, the clock, comments, variations.
    #[must_use]
    pub fn said(&self, before: Position) -> String {
        let mut text = Movetext::new(usize::MAX);
        text.remarks(self, before);
        text.written
    }

    /// Adds what stands behind the move in a file. What cannot be read as that is a comment.
    pub fn say(&mut self, before: Position, text: &str) {
        let mut game = Game { line: vec![PgnPly::new(self.mv)], ..Game::new(before) }.to_string();
        // In place of the result, which stands last.
        game.truncate(game.trim_end().len() - Outcome::Open.mark().len());
        let read = Games::new(format!("{game}{text} *").as_bytes()).next();
        let said = read.and_then(Result::ok).and_then(|game| <[PgnPly; 1]>::try_from(game.line).ok());
        match said {
            Some([said]) => {
                self.nags.extend(said.nags);
                self.clock = said.clock.or(self.clock);
                self.comments.extend(said.comments);
                self.variations.extend(said.variations);
            }
            None => self.comments.push(text.to_owned()),
        }
    }
}

/// A tag's name can have no other signs.
fn plain_name(name: &str) -> String {
    name.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect()
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value: String = value.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Moves that are written one after another.
struct Movetext {
    written: String,
    /// The most characters of a line.
    most: usize,
    /// Characters of the last line.
    width: usize,
    /// Whether nothing stands between the last bracket and what comes.
    is_open: bool,
}

impl Movetext {
    const fn new(most: usize) -> Movetext {
        Movetext { written: String::new(), most, width: 0, is_open: false }
    }

    fn line(&mut self, start: Position, line: &[PgnPly]) {
        let (mut position, mut needs_number) = (start, true);
        for ply in line {
            match position.turn() {
                Side::White => self.push(&format!("{}.", position.move_number())),
                Side::Black if needs_number => self.push(&format!("{}...", position.move_number())),
                Side::Black => {}
            }
            self.push(&position.san(ply.mv, Letters::Latin));
            self.remarks(ply, position);
            needs_number = ply.clock.is_some() || !ply.comments.is_empty() || !ply.variations.is_empty();
            position = position.after(ply.mv);
        }
    }

    /// What stands behind a move.
    fn remarks(&mut self, ply: &PgnPly, before: Position) {
        ply.nags.iter().for_each(|nag| self.push(&format!("${nag}")));
        let clock = ply.clock.map(comment::write);
        let said = [clock.as_ref(), ply.comments.first()].into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
        self.comment(&said);
        self.comments(ply.comments.get(1..).unwrap_or_default());
        for variation in &ply.variations {
            self.push("(");
            self.is_open = true;
            self.comments(&variation.comments);
            self.line(before, &variation.line);
            self.written.push(')');
            self.width += 1;
        }
    }

    fn comments(&mut self, comments: &[String]) {
        comments.iter().for_each(|comment| self.comment(comment));
    }

    /// A comment; it can hold no closing brace and no end of line.
    fn comment(&mut self, text: &str) {
        let plain = text.replace('}', ")");
        let words: Vec<&str> = plain.split_whitespace().collect();
        let [first, between @ .., last] = words.as_slice() else {
            return words.first().map_or((), |only| self.push(&format!("{{{only}}}")));
        };
        self.push(&format!("{{{first}"));
        between.iter().for_each(|word| self.push(word));
        self.push(&format!("{last}}}"));
    }

    /// A word, on a new line where the last one is full.
    fn push(&mut self, word: &str) {
        let width = word.chars().count();
        if self.width > 0 && !self.is_open {
            let is_full = self.width + 1 + width > self.most;
            self.written.push(if is_full { '\n' } else { ' ' });
            self.width = if is_full { 0 } else { self.width + 1 };
        }
        self.written.push_str(word);
        self.width += width;
        self.is_open = false;
    }
}
