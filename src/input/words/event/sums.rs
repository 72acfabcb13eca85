//! Results: in words, in signs, and as the sum of the games of a micro-match.

use super::{EventLexicon, Told};
use crate::words::line::Line;
use golos_rules::{BySide, Side};
use golos_tournament::event::{MOST_GAMES, Score};

/// Results in signs; blanks and the kind of dash do not matter.
const SIGNS: [(&str, Score); 16] = [
    ("1-0", Score::Won(Side::White)),
    ("2-0", Score::Won(Side::White)),
    ("0-1", Score::Won(Side::Black)),
    ("0-2", Score::Won(Side::Black)),
    ("1/2", Score::Drawn),
    ("½", Score::Drawn),
    ("1/2-1/2", Score::Drawn),
    ("½-½", Score::Drawn),
    ("1-1", Score::Drawn),
    ("1/2-0", Score::Half(Side::White)),
    ("0-1/2", Score::Half(Side::Black)),
    ("0-0", Score::BothLost),
    ("+-", Score::Plus(Side::White)),
    ("-+", Score::Plus(Side::Black)),
    ("--", Score::Minuses),
    ("=", Score::Drawn),
];

impl EventLexicon {
    /// `white`, `1-0`, `1.5-0.5`.
    pub(super) fn score(&self, line: &Line<'_>) -> Option<Told> {
        let written: String =
            line.text().chars().map(|sign| if matches!(sign, '–' | '—' | '−' | ':') { '-' } else { sign }).collect();
        let signs: String = written.chars().filter(|sign| !sign.is_whitespace()).collect();
        let known = SIGNS.iter().find(|(text, _)| *text == signs).map(|(_, score)| *score);
        match halves(&written) {
            Some(halves) => Some(Told::Points { halves, game: known }),
            None => known.or_else(|| self.scores.whole(line)).map(Told::Score),
        }
    }

    /// `2 games`, `2`: how many games a micro-match has; one is none.
    pub(super) fn games(&self, line: &Line<'_>) -> Option<u16> {
        let (games, rest) = self.number(line)?;
        let rest = self.of_games.skip(rest);
        (rest.is_empty() && (1..=MOST_GAMES).contains(&games)).then_some(games)
    }
}

/// The points of both with a dash between, in halves.
fn halves(written: &str) -> Option<BySide<u16>> {
    let (white, black) = written.split_once('-')?;
    Some(BySide::new(half(white.trim())?, half(black.trim())?))
}

/// `1`, `1.5`, `1,5`, `1½`, `1 1/2`, `½`: in halves.
fn half(text: &str) -> Option<u16> {
    let ends = [("1/2", true), ("½", false), (".5", false), (",5", false), (".0", false), (",0", false)];
    let Some((end, whole)) = ends.iter().find_map(|(end, apart)| {
        let whole = text.strip_suffix(end)?;
        // 11/2 is no one and a half.
        (!apart || whole.is_empty() || whole.ends_with(char::is_whitespace)).then(|| (*end, whole.trim_end()))
    }) else {
        return digits(text)?.checked_mul(2);
    };
    let needs_whole = end.starts_with(['.', ',']);
    let whole = if whole.is_empty() && !needs_whole { 0 } else { digits(whole)? };
    whole.checked_mul(2)?.checked_add(u16::from(!end.ends_with('0')))
}

/// Digits alone: a sign before them is none of a result.
fn digits(text: &str) -> Option<u16> {
    text.bytes().all(|sign| sign.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_in_every_way_they_are_written() {
        for (text, white, black) in [
            ("1.5-0.5", 3, 1),
            ("1,5 - 0,5", 3, 1),
            ("1½-½", 3, 1),
            ("1 1/2 - 1/2", 3, 1),
            ("2-0", 4, 0),
            ("2.0-1.0", 4, 2),
            ("0-0", 0, 0),
            ("12-10", 24, 20),
        ] {
            assert_eq!(halves(text), Some(BySide::new(white, black)), "{text}");
        }
        for text in ["+-", "--", "-", "1", "1.5", "1.25-0.75", "11/2-1/2", ".5-.5", "+1-0", "1-0-1", "99999-1"] {
            assert_eq!(halves(text), None, "{text}");
        }
    }
}
