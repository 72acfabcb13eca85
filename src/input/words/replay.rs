use super::line::Line;
use super::table::Step;
use super::{Lexicon, Unparsed, tidy};
use crate::clock::Ms;
use crate::input::{Intent, ReplayAsk};
use crate::rules::Side;

/// The time for one move, if none is typed.
const PACE: Ms = Ms::from_secs(2);

impl Lexicon {
    /// Reads a line typed in a replay. An empty one goes on by a move; a number, as in `12`, `12 black` or `12...`,
    /// goes to a move.
    ///
    /// # Errors
    /// [`Unparsed`] for a line that is too long or has no text, and for what is no word of a replay.
    pub fn replay(&self, line: &str) -> Result<Intent, Unparsed> {
        let text = tidy(line)?;
        let line = Line::read(&text);
        let unknown = || Unparsed::Unknown(text.clone());
        let ask = match self.replay.take(&line) {
            _ if text.is_empty() => ReplayAsk::Next,
            None => self.go(&line).ok_or_else(unknown)?,
            Some((Step::Help, _)) => return Ok(Intent::Help),
            Some((Step::Leave, rest)) if rest.is_empty() => return Ok(Intent::Leave),
            Some((Step::Plain(ask), rest)) if rest.is_empty() => ask,
            Some((Step::Go, rest)) => self.go(&rest).ok_or_else(unknown)?,
            Some((Step::Play, rest)) => ReplayAsk::Play { pace: self.pace(&rest)?.get() },
            Some((Step::Leave | Step::Plain(_), _)) => return Err(unknown()),
        };
        Ok(Intent::Replay(ask))
    }

    /// The number of a move, and the side if it is Black's: by a word, or by the dots of a score sheet.
    fn go(&self, line: &Line<'_>) -> Option<ReplayAsk> {
        let text = line.text();
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (digits, rest) = text.split_at_checked(end)?;
        let side = match rest.trim() {
            "" | "." => Side::White,
            ".." | "..." | "…" => Side::Black,
            word => self.sides.whole(&Line::read(word))?,
        };
        Some(ReplayAsk::Go { number: digits.parse().ok()?, black: side == Side::Black })
    }

    /// The time for one move; a bare number is seconds.
    fn pace(&self, line: &Line<'_>) -> Result<Ms, Unparsed> {
        let wrong = || Unparsed::Time(line.text().to_owned());
        let pace = match (line.first(), line.first().and_then(|word| word.parse::<u16>().ok())) {
            (None, _) => PACE,
            (_, Some(seconds)) if line.behind(1).is_empty() => Ms::from_secs(seconds.into()),
            _ => self.length(line).ok().filter(|(_, rest)| rest.is_empty()).map(|(pace, _)| pace).ok_or_else(wrong)?,
        };
        if pace.is_zero() { Err(wrong()) } else { Ok(pace) }
    }
}
