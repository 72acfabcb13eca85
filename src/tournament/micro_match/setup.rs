use super::{ByRival, Rival};
use golos_clock::{Class, Control, Ms};
use golos_game::{Gate, Mode, Opening, Press, RuleSet, Scale, Watch};
use golos_people::{Needs, Roster};
use golos_rules::BySide;

/// Everything that is fixed before a micro-match is opened. Its journal carries it whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The rule set; it has to know micro-matches.
    pub rules: RuleSet,
    /// The players' names, free of control characters. A has White in the first game.
    pub players: ByRival<String>,
    /// Who else sits at the board, by the colours of the first game (U-V.13.11).
    pub people: Roster,
    pub course: MatchCourse,
    /// The course of a further micro-match after an equal score, if the regulations of the event have one (R-5.4.6a).
    pub extra: Option<MatchCourse>,
    /// What a win counts (R-5.4.7.1).
    pub scale: Scale,
    /// The break between two games.
    pub rest: Ms,
    /// Whether the players keep score sheets in classic play (R-5.4.3.1).
    pub recorded: bool,
    pub press: Press,
    pub mode: Mode,
    /// Who plays on a tactile set (U-V.13.3).
    pub tactile: ByRival<bool>,
    /// Who is totally blind (U-V.13.12b).
    pub blind: ByRival<bool>,
    /// What each needs (U-V.13).
    pub needs: ByRival<Needs>,
    pub gate: Gate,
    /// Times left at which a player is warned in private.
    pub warnings: ByRival<Vec<Ms>>,
    /// The position that every game starts from, in PDN FEN; none for the start of the rule set.
    pub position: Option<String>,
    /// The opening that was drawn, compulsory in every game (U-V.9.5.2). One that is drawn in the first game of a
    /// micro-match, for a player who was late, holds for the others as well and stands in their journals.
    pub opening: Option<Opening>,
    /// When the micro-match was opened: RFC 3339, as the wall clock had it.
    pub opened: String,
    /// Name and version of the program that opened it.
    pub program: String,
}

impl Setup {
    /// The players by the colours of a game in which `white` has White.
    #[must_use]
    pub fn seats(&self, white: Rival) -> BySide<String> {
        BySide::new(self.players[white].clone(), self.players[white.other()].clone())
    }

    /// Who else sits at the board, by the colours of a game in which `white` has White.
    #[must_use]
    pub fn people(&self, white: Rival) -> Roster {
        let mut people = self.people.clone();
        if white == Rival::B {
            people.swap();
        }
        people
    }

    /// How the hands are watched in a game in which `white` has White.
    #[must_use]
    pub fn watch(&self, white: Rival) -> Watch {
        let of = |kept: &ByRival<bool>| BySide::new(kept[white], kept[white.other()]);
        let needs = BySide::new(self.needs[white], self.needs[white.other()]);
        Watch { tactile: of(&self.tactile), blind: of(&self.blind), needs, gate: self.gate }
    }

    /// The times at which the players are warned, by the colours of a game in which `white` has White.
    #[must_use]
    pub fn warnings(&self, white: Rival) -> BySide<Vec<Ms>> {
        BySide::new(self.warnings[white].clone(), self.warnings[white.other()].clone())
    }

    /// The course with this number: 0 for the micro-match itself, then the further ones.
    #[must_use]
    pub fn course(&self, number: u32) -> &MatchCourse {
        self.extra.as_ref().filter(|_| number > 0).unwrap_or(&self.course)
    }
}

/// The games of one micro-match.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchCourse {
    pub control: Control,
    pub class: Class,
    pub length: Length,
    /// Each player goes on with the time that he had left in the game before (DR-3.6.4).
    pub carried: bool,
}

/// How many games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So many, whatever the score.
    Games(u32),
    /// Until the first win (DR-3.6.4).
    FirstWin,
}
