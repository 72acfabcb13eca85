//! Games of one level of the opponent for training against another.

use std::io::{self, Write};

use crate::listing::ToolError;
use golos_rules::{Side, Variant};
use golos_spar::{Asked, Contest, Ended, Level, choose};
use golos_wording::{Sentence, Slot, Style, Wording, message};

/// A series of games between two levels.
#[derive(Clone, Copy, Debug)]
pub struct Series {
    pub variant: Variant,
    pub one: Level,
    pub other: Level,
    /// How many games.
    pub games: u32,
    /// What they are drawn by: the same number gives the same games.
    pub seed: u64,
}

/// Games won, drawn and lost by the first level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Series {
    /// Plays the games until `is_stopped`; those that were played to their end count.
    pub fn play(&self, is_stopped: &dyn Fn() -> bool) -> Score {
        let mut score = Score::default();
        for number in 0..self.games {
            let contest = Contest::of_series(self.variant.start(), self.one, self.other, number, self.seed);
            let first = if number.is_multiple_of(2) { Side::White } else { Side::Black };
            let mut choose = |asked: &Asked<'_>| if is_stopped() { None } else { choose(asked, is_stopped) };
            match contest.play(&mut choose) {
                None => break,
                Some(Ended { winner: None }) => score.drawn += 1,
                Some(Ended { winner: Some(side) }) if side == first => score.won += 1,
                Some(Ended { winner: Some(_) }) => score.lost += 1,
            }
        }
        score
    }

    fn sentence(&self, score: Score) -> Sentence {
        let Score { won, drawn, lost } = score;
        message::spar_score(
            u32::from(self.one.number()),
            u32::from(self.other.number()),
            Slot::Number(won),
            Slot::Number(drawn),
            Slot::Number(lost),
            Slot::Score(2 * won + drawn),
            Slot::Score(2 * lost + drawn),
        )
    }
}

/// Plays a series and says how it ended.
///
/// # Errors
/// [`ToolError`] if it cannot be written.
pub fn run(
    series: Series,
    wording: &Wording,
    is_stopped: &dyn Fn() -> bool,
    out: &mut dyn Write,
) -> Result<(), ToolError> {
    let sentence = series.sentence(series.play(is_stopped));
    let line = wording.render(&sentence, Style::written(wording.lang()));
    match writeln!(out, "{line}") {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_level_wins_and_the_same_seed_brings_the_same_games() {
        let [one, .., other] = [Level::ALL[2], Level::ALL[1], Level::ALL[0]];
        let series = Series { variant: Variant::GIVEAWAY, one, other, games: 6, seed: 7 };
        let score = series.play(&|| false);
        assert!(score.won > score.lost, "{score:?}");
        assert_eq!(score.won + score.drawn + score.lost, 6);
        assert_eq!(series.play(&|| false), score);
        let turned = Series { one: other, other: one, ..series };
        assert!(turned.play(&|| false).won < 3);
        assert_eq!(series.play(&|| true), Score::default());
    }
}
