use serde::{Deserialize, Serialize};

use super::moves::Move;
use super::position::Position;

/// The signs of a score sheet, which the editions of the rules print differently.
///
/// The default is Russia 2022 (R-App5), and Russia 2013 has the same (DR-Signs).
///
/// ```
/// use golos_rules::draughts::{Appraisal, PairedMarks, Signs};
///
/// let russia = Signs::default();
/// assert_eq!((russia.quiet, russia.capture, russia.draw), ('-', ':', '='));
/// assert_eq!(russia.appraisal("!?"), None);
/// let ukraine = Signs { capture: 'x', win: '+', loss: None, pairs: PairedMarks::SeemingThenTrue, ..russia };
/// assert_eq!(ukraine.appraisal("!?"), Some(Appraisal::SeemsStrong));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signs {
    /// Between the squares of a quiet move.
    pub quiet: char,
    /// Between the squares of a capture: `:`, or `x` (U-V.4.2).
    pub capture: char,
    /// Of the game that is won: a Cyrillic х, which never is a capture here, or `+` (U-V.4.2).
    pub win: char,
    /// Of the game that is lost: `0`; none where the edition lists none (U-V.4.2).
    #[serde(default)]
    pub loss: Option<char>,
    /// Of the drawn game.
    pub draw: char,
    /// Whether `ed4` and `b:d6` may be written (R-6.1.6.2f); never on 100 squares (R-7.3c).
    pub short: bool,
    /// What `?!` and `!?` mean.
    pub pairs: PairedMarks,
}

/// What a `!` and a `?` together mean behind a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PairedMarks {
    /// The edition does not list them (R-App5, DR-Signs): they are kept and have no meaning.
    Unlisted,
    /// First what the move seems to be, then what it is (U-V.4.2); chess reads them otherwise.
    SeemingThenTrue,
}

/// What a mark behind a move says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Appraisal {
    /// `!`
    Strong,
    /// `!!`
    VeryStrong,
    /// `?`
    Weak,
    /// `??`
    VeryWeak,
    /// `?!`: seems weak and is strong.
    SeemsWeak,
    /// `!?`: seems strong and is weak.
    SeemsStrong,
}

impl Default for Signs {
    fn default() -> Signs {
        Signs {
            quiet: '-',
            capture: ':',
            win: 'х',
            loss: Some('0'),
            draw: '=',
            short: true,
            pairs: PairedMarks::Unlisted,
        }
    }
}

impl Signs {
    /// The same for a game that was not played because somebody was absent or late: a plus and a minus (R-5.4.7.2,
    /// DR-1.12.2, U-V.11.2).
    #[must_use]
    pub fn unplayed(self) -> Signs {
        Signs { win: '+', loss: Some('−'), ..self }
    }

    /// A lawful move in these signs: where it starts and ends, and every landing square where other captures end alike
    /// and leave another position (R-6.1.6.2b, R-6.1.6.2d).
    #[must_use]
    pub fn write(&self, position: &Position, mv: &Move) -> String {
        let ends = [mv.from(), mv.to()];
        let is_other = |other: &Move| (other.from(), other.to()) == (mv.from(), mv.to()) && !other.leaves_the_same(mv);
        let is_branching = mv.captured().len() > 1 && position.legal_moves().iter().any(is_other);
        let squares = if is_branching { mv.path() } else { &ends };
        let names: Vec<String> = squares.iter().map(|&square| position.geometry().name(square)).collect();
        names.join(String::from(if mv.is_capture() { self.capture } else { self.quiet }).as_str())
    }

    /// A move in full or short notation with the signs of this edition.
    ///
    /// ```
    /// use golos_rules::draughts::Signs;
    ///
    /// let ukraine = Signs { capture: 'x', ..Signs::default() };
    /// assert_eq!(ukraine.put_into("b:d6"), "bxd6");
    /// ```
    #[must_use]
    pub fn put_into(&self, notation: &str) -> String {
        let sign = |letter| match letter {
            ':' => self.capture,
            '-' => self.quiet,
            other => other,
        };
        notation.chars().map(sign).collect()
    }

    /// What a mark means in this edition; none where it does not list the mark.
    #[must_use]
    pub fn appraisal(&self, mark: &str) -> Option<Appraisal> {
        let paired = self.pairs == PairedMarks::SeemingThenTrue;
        match mark {
            "!" => Some(Appraisal::Strong),
            "!!" => Some(Appraisal::VeryStrong),
            "?" => Some(Appraisal::Weak),
            "??" => Some(Appraisal::VeryWeak),
            "?!" if paired => Some(Appraisal::SeemsWeak),
            "!?" if paired => Some(Appraisal::SeemsStrong),
            _ => None,
        }
    }
}
