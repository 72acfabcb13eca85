//! What a micro-match is opened with.

use crate::home::NewGame;
use golos_clock::Ms;
use golos_game as game;
use golos_table::PROGRAM;
use golos_tournament::micro_match::{ByRival, Length, MatchCourse, Setup};

/// What a new micro-match is opened with. A is White in the first game.
#[derive(Clone, Debug)]
pub struct NewMatch {
    pub first: NewGame,
    pub course: MatchCourse,
    pub extra: Option<MatchCourse>,
    pub scale: game::Scale,
    pub rest: Ms,
}

impl NewMatch {
    /// The micro-match as the rules of its first game have it: so many games, their scale, their break.
    ///
    /// None if they know no micro-matches.
    #[must_use]
    pub fn of(first: NewGame) -> Option<NewMatch> {
        let rule = first.rules.score.micro_match.as_ref()?;
        let length = Length::Games(rule.games);
        let course = MatchCourse { control: first.control.clone(), class: first.class, length, carried: false };
        Some(NewMatch { course, extra: None, scale: rule.scale(), rest: rule.rest.least(), first })
    }

    pub(super) fn setup(self, opened: String) -> Setup {
        let NewGame { players, people, rules, recorded, press, mode, watch, warnings, position, opening, .. } =
            self.first;
        Setup {
            rules,
            players: ByRival::new(players.white, players.black),
            people,
            course: self.course,
            extra: self.extra,
            scale: self.scale,
            rest: self.rest,
            recorded,
            press,
            mode,
            tactile: ByRival::new(watch.tactile.white, watch.tactile.black),
            blind: ByRival::new(watch.blind.white, watch.blind.black),
            needs: ByRival::new(watch.needs.white, watch.needs.black),
            gate: watch.gate,
            warnings: ByRival::new(warnings.white, warnings.black),
            position,
            opening,
            opened,
            program: PROGRAM.to_owned(),
        }
    }
}
