//! What is played at the boards, and when a round starts, in the words of the arbiter.

use chrono::{Local, NaiveTime, TimeZone};

use super::game::{Played, control, rules, unknown};
use super::{EventDesk, said};
use crate::{Out, Presenter, draw};
use golos_input::EventRequest;
use golos_profile::TimeProfile;
use golos_speech as speech;
use golos_table::stamp;
use golos_tournament::event::{GamePlan, Request};
use golos_tournament::standings::Criterion;
use golos_wording::{Lang, NAME_CHARS, Sentence, Slot, Wording, clean, edition, message};

impl EventDesk {
    /// The round starts now.
    pub(super) fn started_now(&self) -> Request {
        Request::Start { wall: stamp(self.time.wall()) }
    }

    /// Starts the round with the clocks of its boards, now or at an hour of this day (R-5.4.1.2, CH-6.6).
    pub(super) fn start(&mut self, hour: Option<NaiveTime>, presenter: &Presenter) -> Vec<Out> {
        let ask = match hour {
            None => self.started_now(),
            Some(hour) => {
                let wall = self.time.wall();
                let at = Local.from_local_datetime(&wall.date_naive().and_time(hour)).single();
                let Some(at) = at.filter(|at| *at > wall) else {
                    let written = hour.format("%H:%M").to_string();
                    let passed = message::refuse_start_passed(Slot::Text(written));
                    return self.tell(vec![passed], presenter);
                };
                Request::Appoint { wall: stamp(at) }
            }
        };
        let (mut out, done) = self.act(ask, presenter);
        if done {
            out.extend(self.start_clocks(hour, presenter));
        }
        out
    }

    /// Does what an option of the command line asks; `None` if it cannot change any more.
    pub(crate) fn change(&mut self, option: &str, ask: Option<EventRequest>, presenter: &Presenter) -> Vec<Out> {
        let before = self.seen.setup().clone();
        let out = match ask {
            Some(ask) => self.ask(ask, presenter),
            None => self.tell(vec![message::event_refuse_option()], presenter),
        };
        if *self.seen.setup() != before {
            return out;
        }
        let refused = message::event_option_refused(Slot::Texts(vec![option.to_owned()])).as_refusal();
        self.tell(vec![refused], presenter).into_iter().chain(out).collect()
    }

    /// The control of the boards that are opened from now on.
    pub(super) fn set_control(&mut self, text: &str, presenter: &Presenter) -> Vec<Out> {
        let play = GamePlan { control: text.to_owned(), ..self.seen.setup().regulation.play.clone() };
        let read = rules(&play.rules, &self.config).map_err(|error| unknown(&play.rules, &error));
        match read.and_then(|rules| control(text, &rules, presenter)) {
            Ok(_) => self.settle(play, presenter),
            Err(why) => self.tell(vec![why], presenter),
        }
    }

    /// The rules, as long as no round is paired; the control is that which they propose.
    pub(super) fn set_rules(&mut self, text: &str, presenter: &Presenter) -> Vec<Out> {
        match rules(text, &self.config) {
            Ok(_) => {
                let known = self.seen.setup().regulation.play.clone();
                self.settle(GamePlan { rules: text.to_owned(), control: String::new(), ..known }, presenter)
            }
            Err(error) => self.tell(vec![unknown(text, &error)], presenter),
        }
    }

    /// Whether the openings of each round are drawn.
    pub(super) fn set_draws(&mut self, draws: bool, presenter: &Presenter) -> Vec<Out> {
        let play = GamePlan { draws, ..self.seen.setup().regulation.play.clone() };
        let known = rules(&play.rules, &self.config);
        if draws && known.is_ok_and(|rules| !draw::has_openings(&rules)) {
            return self.tell(vec![message::refuse_openings_none()], presenter);
        }
        self.settle(play, presenter)
    }

    /// Whether clocks are pressed by whoever has moved, at the boards that are opened from now on.
    pub(super) fn set_press(&mut self, by_hand: bool, presenter: &Presenter) -> Vec<Out> {
        let play = GamePlan { by_hand, ..self.seen.setup().regulation.play.clone() };
        self.settle(play, presenter)
    }

    /// How many games a meeting has; two or more are a micro-match (R-5.4.6a).
    pub(super) fn set_games(&mut self, games: u16, presenter: &Presenter) -> Vec<Out> {
        let play = GamePlan { games, ..self.seen.setup().regulation.play.clone() };
        self.settle(play, presenter)
    }

    /// By what places are made, by the names of the criteria.
    pub(super) fn set_order(&mut self, named: &str, reason: Option<String>, presenter: &Presenter) -> Vec<Out> {
        match criteria(named, presenter) {
            Ok(order) => self.act(Request::Order { order, reason }, presenter).0,
            Err(why) => self.tell(vec![why], presenter),
        }
    }

    fn settle(&mut self, play: GamePlan, presenter: &Presenter) -> Vec<Out> {
        let lead = match rules(&play.rules, &self.config) {
            Ok(rules) => rules.variant.beginner(),
            Err(error) => return self.tell(vec![unknown(&play.rules, &error)], presenter),
        };
        let (mut out, done) = self.act(Request::Settle { play, lead }, presenter);
        if done {
            out.extend(self.tell_play(presenter));
        }
        out
    }

    /// What is played: the rules, the control, whether openings are drawn.
    pub(super) fn tell_play(&self, presenter: &Presenter) -> Vec<Out> {
        let play = &self.seen.setup().regulation.play;
        let played = match Played::read(play, &self.config, presenter) {
            Ok(played) => played,
            Err(why) => return self.tell(vec![why], presenter),
        };
        let control = speech::control(&played.profile.control);
        let told = message::event_play(edition(&played.rules), control.clone());
        let is_outside = TimeProfile::is_outside(&played.rules, &played.profile.control).unwrap_or_default();
        let outside = is_outside.then(|| message::start_control_outside(control));
        let draws = play.draws.then(|| match draw::has_openings(&played.rules) {
            true => message::event_draws(),
            false => message::refuse_openings_none(),
        });
        let by_hand = play.by_hand.then(message::event_by_hand);
        let games = said::micro_match(&self.seen);
        self.tell([Some(told), games, draws, by_hand, outside].into_iter().flatten().collect(), presenter)
    }
}

/// The criteria that are named so, in the language of the desk or in English.
fn criteria(named: &str, presenter: &Presenter) -> Result<Vec<Criterion>, Sentence> {
    let english = Wording::new(Lang::En);
    let one = |name: &str| {
        let known = said::criterion_named(name, presenter.wording);
        known.or_else(|| said::criterion_named(name, &english)).ok_or_else(|| {
            let name = Slot::Text(clean(name, NAME_CHARS));
            message::event_refuse_criterion(name)
        })
    };
    named.split([',', ';']).map(str::trim).filter(|name| !name.is_empty()).map(one).collect()
}
