//! The game that is played at a board of an event: what is fixed before it is opened.

use chrono::{DateTime, NaiveTime};

use crate::board_session::BoardSession;
use crate::home::{NewGame, SessionEnd, default_warnings};
use crate::suit::suit;
use crate::{Config, Presenter, no_profile};
use golos_clock::ControlError;
use golos_game::{Ending, Occasion, Outcome, Press, RuleSet, State as GameState};
use golos_people::{Person, Role, Roster, Tasks};
use golos_profile::{ProfileError, Terms, TimeProfile, at_control, classes, find_rules, parse_rules};
use golos_rules::{BySide, Side};
use golos_speech as speech;
use golos_tournament::event::{EventEntry, GamePlan, Round, Score, State};
use golos_tournament::micro_match::{Cause, MatchOutcome, Rival, State as MatchState};
use golos_wording::Sentence;

/// What the name of a file with a rule set ends in.
pub(super) const RULES_ENDING: &str = ".ron";

/// What is played at the boards of an event: rules and control, read.
pub(super) struct Played {
    pub rules: RuleSet,
    pub profile: TimeProfile,
}

impl Played {
    /// What the settings of the event mean.
    ///
    /// # Errors
    /// Why they mean nothing, in words.
    pub fn read(play: &GamePlan, config: &Config, presenter: &Presenter) -> Result<Played, Sentence> {
        let mut rules = rules(&play.rules, config).map_err(|error| unknown(&play.rules, &error))?;
        let profile = control(&play.control, &rules, presenter)?;
        rules = at_control(rules, profile.class, false).map_err(|error| unknown(&play.rules, &error))?;
        rules.time.without_quickplay();
        Ok(Played { rules, profile })
    }

    /// The game at this board of this round. What a player needs, and who assists him, is as he was entered (U-V.13).
    pub fn game(
        &self,
        state: &State,
        (round, board): (u16, u16),
        entries: &BySide<EventEntry>,
        presenter: &Presenter,
    ) -> NewGame {
        let of_round = state.rounds().get(usize::from(round).wrapping_sub(1));
        let needs = BySide::new(entries.white.needs, entries.black.needs);
        let mut people = Roster::default();
        for side in Side::BOTH {
            let tasks = Terms::of(needs[side]).unwrap_or_default().tasks.unwrap_or(Tasks::USUAL);
            for name in &entries[side].assistants {
                // More than can sit at a board are not there.
                let _ = people.add(Person { name: name.clone(), role: Role::Assistant { of: vec![side], tasks } });
            }
        }
        let TimeProfile { control, class, session, .. } = self.profile.clone();
        let mut game = NewGame {
            players: BySide::new(entries.white.name.clone(), entries.black.name.clone()),
            people,
            recorded: class == golos_clock::Class::Classic,
            press: if state.setup().regulation.play.by_hand { Press::Manual } else { Press::Automatic },
            warnings: BySide::new(default_warnings(), default_warnings()),
            opening: of_round.and_then(|round| round.opening.clone()),
            session: session.map(SessionEnd::After).filter(|_| self.rules.time.adjournment.is_some()),
            occasion: Some(Occasion { event: state.setup().name.clone(), round, board }),
            ..NewGame::new(self.rules.clone(), control, class, presenter.wording.lang().notation())
        };
        suit(&mut game, needs);
        game
    }
}

/// The hour at which a round is to start; none: nobody has said, or it was started.
pub(super) fn hour(round: &Round) -> Option<NaiveTime> {
    let wall = round.appointed.as_deref().filter(|_| round.started.is_none())?;
    DateTime::parse_from_rfc3339(wall).ok().map(|wall| wall.time())
}

/// What the record of a game says of the meeting (R-5.4.7.2); none: it goes on.
pub(super) fn score(state: &GameState) -> Option<Score> {
    let unplayed = state.verdict()?.ending == Ending::Absence;
    Some(match (state.outcome_as_opened()?, unplayed) {
        (Outcome::Win(side), true) => Score::Plus(side),
        (Outcome::BothLost, true) => Score::Minuses,
        (Outcome::Win(side), false) => Score::Won(side),
        (Outcome::BothLost, false) => Score::BothLost,
        (Outcome::Draw, _) => Score::Drawn,
        (Outcome::Half(side), _) => Score::Half(side),
    })
}

/// What the record of a micro-match says of the meeting, by the colours of its first game (R-5.4.6a, R-5.4.7.2); none: it
/// goes on.
pub(super) fn score_of_match(state: &MatchState) -> Option<Score> {
    let result = state.result()?;
    let side = |rival: Rival| rival.side(Rival::white_in(1));
    Some(match (result.outcome, result.cause == Cause::Absence) {
        (MatchOutcome::Win(rival), true) => Score::Plus(side(rival)),
        (MatchOutcome::BothLost, true) => Score::Minuses,
        (MatchOutcome::Win(rival), false) => Score::Won(side(rival)),
        (MatchOutcome::BothLost, false) => Score::BothLost,
        (MatchOutcome::Draw, _) => Score::Drawn,
    })
}

/// The same of what is played at a board.
pub(super) fn score_of(bout: &BoardSession) -> Option<Score> {
    match bout.contest() {
        Some(contest) => score_of_match(contest.state()),
        None => score(bout.play().state()),
    }
}

/// A rule set: an id, or a file with one.
pub(super) fn rules(text: &str, config: &Config) -> Result<RuleSet, ProfileError> {
    let known = find_rules(text);
    let own = || String::from_utf8(config.archive.read(text.as_ref()).ok()?).ok();
    match known {
        Err(error) if text.ends_with(RULES_ENDING) => own().map_or(Err(error), |file| parse_rules(&file, text)),
        known => known,
    }
}

/// A control as it is typed or said, or the id of one; empty: the one that the rules propose.
pub(super) fn control(text: &str, rules: &RuleSet, presenter: &Presenter) -> Result<TimeProfile, Sentence> {
    let because = |error: &ControlError| speech::refused_control(text, error, "30+30s, 45/20+15, ru64-blitz");
    let refused = || because(&ControlError::Empty);
    if text.is_empty() {
        let offered = TimeProfile::offered(rules).map_err(|_| refused())?;
        let proposed = TimeProfile::proposed(&offered);
        return offered.into_iter().nth(proposed).ok_or_else(refused);
    }
    match presenter.lexicon.control(text) {
        Ok(control) => {
            let class = classes(rules).map_err(|_| refused())?.of(&control);
            Ok(TimeProfile::typed(control, class))
        }
        Err(error) => TimeProfile::find(text).map_err(|_| because(&error)),
    }
}

pub(super) fn unknown(text: &str, error: &ProfileError) -> Sentence {
    match error {
        ProfileError::Unknown { id, known, .. } => no_profile(id, known),
        ProfileError::Syntax { .. } | ProfileError::Invalid { .. } | ProfileError::NotSupervised(_) => {
            no_profile(text, &[])
        }
    }
}
