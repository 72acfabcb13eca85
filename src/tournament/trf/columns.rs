//! Columns of a line, counted from 1 in characters.

use super::{Repair, TrfFault};
use crate::crosstable::Points;

/// A line by its characters.
pub(super) struct Columns(Vec<char>);

impl Columns {
    pub fn new(line: &str) -> Columns {
        Columns(line.chars().collect())
    }

    /// How many columns there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The text of the columns, without blanks around it.
    pub fn text(&self, from: usize, to: usize) -> String {
        let cut = self.0.get((from - 1).min(self.0.len())..to.min(self.0.len())).unwrap_or_default();
        cut.iter().collect::<String>().trim().to_owned()
    }

    /// What stands behind the tag and its blank, with the blanks that it begins with: its columns stay where they are.
    pub fn behind_tag(&self) -> String {
        let from = if self.0.get(3) == Some(&' ') { 4 } else { 3 };
        self.0.get(from..).unwrap_or_default().iter().collect::<String>().trim_end().to_owned()
    }

    fn wrong(&self, from: usize, to: usize, accepted: &'static str) -> TrfFault {
        TrfFault::Column { from, to, read: self.text(from, to), accepted }
    }

    /// Nothing may stand in the columns.
    pub fn blank(&self, from: usize, to: usize) -> Result<(), TrfFault> {
        if self.text(from, to).is_empty() { Ok(()) } else { Err(self.wrong(from, to, "a blank is expected")) }
    }

    /// A whole number, or nothing.
    pub fn number(&self, from: usize, to: usize) -> Result<Option<u16>, TrfFault> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| digits);
        number.map(Some).ok_or_else(|| self.wrong(from, to, "a whole number is expected"))
    }

    /// The number of a player, or nothing; blanks and zeros are nothing.
    pub fn player(&self, from: usize, to: usize) -> Result<Option<u16>, TrfFault> {
        Ok(self.number(from, to)?.filter(|&number| number > 0))
    }

    /// A number that must be there and is at least 1.
    pub fn required(&self, from: usize, to: usize) -> Result<u16, TrfFault> {
        self.player(from, to)?.ok_or_else(|| self.wrong(from, to, "a number from 1 is expected"))
    }

    /// Points, or nothing; and what was put right.
    pub fn points(&self, from: usize, to: usize) -> Result<(Option<Points>, Option<Repair>), TrfFault> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok((None, None));
        }
        let repair = text.contains(',').then_some(Repair::Comma);
        let points = text.replacen(',', ".", 1).parse();
        points.map(|points| (Some(points), repair)).map_err(|_| self.wrong(from, to, "points as 2.5 are expected"))
    }

    /// One letter, or nothing.
    pub fn letter(&self, column: usize) -> Option<char> {
        self.0.get(column - 1).copied().filter(|letter| !letter.is_whitespace())
    }
}
