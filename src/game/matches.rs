use serde::{Deserialize, Serialize};

use golos_clock::{Class, Control, Ms};

/// Micro-matches: two or more games in a row with changing colours, of which the sum decides (R-5.4.6, DR-1.11,
/// U-V.9.5.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRule {
    /// The least number of games.
    pub games: u32,
    pub article: String,
    /// The break between two games.
    pub rest: RestRule,
    /// The scales of points that an event may choose from; the first is the usual one.
    pub scales: Vec<Scale>,
    /// The article of the scales (R-5.4.7.1).
    pub scale_article: String,
    /// The article of plus and minus: a game that was not played counts for the place and for nothing else (R-5.4.7.2).
    pub unplayed: String,
    /// The article by which the regulations of an event may add micro-matches after an equal score, if there is one.
    pub extra: Option<String>,
    /// The article by which the arbiter may declare the micro-match lost, if there is one (R-5.4.15.1).
    pub sanction: Option<String>,
}

impl MatchRule {
    /// What is not sensible in it: the field, and why.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, &'static str)> {
        if self.games < 2 {
            return Some(("micro_match.games", "a micro-match has two games at least"));
        }
        if self.scales.is_empty() {
            return Some(("micro_match.scales", "no scale of points"));
        }
        let RestRule { least_minutes, most_minutes, .. } = self.rest;
        (least_minutes > most_minutes).then_some(("micro_match.rest", "the shortest break is longer than the longest"))
    }

    /// The scale that is used where the event has chosen none.
    #[must_use]
    pub fn scale(&self) -> Scale {
        self.scales.first().copied().unwrap_or_default()
    }
}

/// How long the break between two games of a micro-match is, in minutes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestRule {
    /// The break where the event has chosen none.
    pub least_minutes: u64,
    /// The longest break; the same where the rules leave no choice.
    pub most_minutes: u64,
    /// They name a break for the classic game alone (R-5.4.6b); else for every class.
    #[serde(default)]
    pub classic: bool,
    pub article: String,
}

impl RestRule {
    /// The break where the event has chosen none.
    #[must_use]
    pub fn least(&self) -> Ms {
        Ms::from_mins(self.least_minutes)
    }

    /// Whether the rules leave the event the choice of this break in games of this class.
    #[must_use]
    pub fn allows(&self, rest: Ms, class: Class) -> bool {
        let is_named = !self.classic || class == Class::Classic;
        !is_named || (self.least()..=Ms::from_mins(self.most_minutes)).contains(&rest)
    }
}

/// What a win, a draw and a loss count (R-5.4.7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scale {
    /// 1, ½, 0.
    One,
    /// 2, 1, 0.
    #[default]
    Two,
}

impl Scale {
    /// So many half points in this scale; they are counted as wins count two.
    #[must_use]
    pub const fn half_points(self, halves: u32) -> u32 {
        match self {
            Scale::One => halves,
            Scale::Two => halves * 2,
        }
    }
}

/// A player who is not there when the clocks are started (R-5.4.1.2, R-5.4.4; U-V.9.3, U-V.9.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LatenessRule {
    /// Whose clock runs meanwhile.
    pub clock: AbsentClock,
    pub clock_article: String,
    /// How late a player may come without loss, in minutes; never later than the first control.
    pub limit_minutes: u64,
    /// What is lost by coming later.
    pub loses: Stake,
    /// To the first of two who come the time so far is halved (R-5.4.1.2c); else the one whose clock ran has used it
    /// (CH-6.7.2).
    #[serde(default = "halves")]
    pub halves: bool,
    pub article: String,
    /// The article by which both lose who both come later.
    pub both: String,
}

const fn halves() -> bool {
    true
}

impl LatenessRule {
    /// What is not sensible in it: the field, and why.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, &'static str)> {
        const MOST: u64 = 60;
        (self.limit_minutes > MOST).then_some(("lateness.limit_minutes", "nobody may come more than an hour late"))
    }

    /// How late a player may come without loss at this control.
    #[must_use]
    pub fn limit(&self, control: &Control) -> Ms {
        Ms::from_mins(self.limit_minutes).min(control.first_time())
    }
}

/// Whose clock runs while somebody is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AbsentClock {
    /// His own, whether it is his move or not; his opponent makes no move (R-5.4.1.2a).
    Own,
    /// That of the side to move; White may move and so start the clock of the absent Black (U-V.9.4.4).
    Turn,
}

/// How much is lost at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stake {
    /// The game (DR-1.9.1).
    Game,
    /// The whole micro-match, or the round (R-5.4.4.1c, U-V.9.4.2a).
    Match,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_5_4_4_1_nobody_may_come_later_than_the_first_control() {
        let rule = LatenessRule {
            clock: AbsentClock::Own,
            clock_article: "R-5.4.1.2".to_owned(),
            limit_minutes: 60,
            loses: Stake::Match,
            halves: true,
            article: "R-5.4.4.1".to_owned(),
            both: "R-5.4.4.2".to_owned(),
        };
        for (control, minutes) in [("45+30s", 45), ("1h30/40+30", 60), ("5+3s", 5)] {
            let control: Control = control.parse().unwrap();
            assert_eq!(rule.limit(&control), Ms::from_mins(minutes), "{control}");
        }
    }

    #[test]
    fn r_5_4_7_1_a_draw_counts_half_a_point_or_one() {
        for (scale, win, draw) in [(Scale::One, 2, 1), (Scale::Two, 4, 2)] {
            assert_eq!((scale.half_points(2), scale.half_points(1)), (win, draw));
        }
    }
}
