//! What is settled question by question: the rules, the control, what the event leaves open, the opening; and the game
//! that comes of it.

use super::question::{HomeQuestion, Question, SETTLED};
use super::{Home, NewGame, Step, default_warnings, unknown};
use crate::draw::{self, DrawRequest};
use crate::start_position::{self, StartPositionPick};
use crate::suit::suit;
use crate::{NewMatch, Out, Presenter, fresh_seed};
use golos_clock::{Class, Control};
use golos_game::{Discipline, RuleSet, Sparring};
use golos_input::Named;
use golos_people::{Person, Role, Roster, Tasks};
use golos_profile::{ProfileError, TimeProfile, at_control, classes};
use golos_rules::{BySide, Side};
use golos_spar::Level;
use golos_speech::{self as speech, Kind};
use golos_wording::{Slot, Style, io_reason, message, text_key};

impl Home {
    /// The game is chosen: to its position, or to the players.
    pub(super) fn play_by(&mut self, rules: Result<RuleSet, ProfileError>, presenter: &Presenter) -> (Vec<Out>, Step) {
        match rules {
            // Nobody answers nine questions for a micro-match that there is none of.
            Ok(rules) if self.contest && rules.score.micro_match.is_none() => {
                let refused = message::refuse_match_rules(Slot::Text(rules.id.clone()));
                let mut out = vec![presenter.say(&refused, Kind::Answer)];
                out.extend(self.ask(presenter));
                (out, Step::Stay)
            }
            Ok(rules) if self.sets_up => {
                self.question = Question::default();
                (Vec::new(), Step::SetUp(Box::new(rules), None))
            }
            Ok(rules) => {
                self.rules = Some(rules);
                self.go(if self.spars { HomeQuestion::Level } else { HomeQuestion::Players }, presenter)
            }
            Err(error) => (vec![presenter.say(&unknown(&error), Kind::Answer)], Step::Stay),
        }
    }

    /// Who plays is known, and what they need: to the control, if none was named with the game. What was said is said back.
    pub(super) fn seat(&mut self, players: BySide<Named>, presenter: &Presenter) -> (Vec<Out>, Step) {
        self.players = players;
        for side in Side::BOTH {
            let Named { name, needs } = &mut self.players[side];
            *needs = needs.or_else(|| self.known.as_ref().filter(|_| !name.is_empty())?.needs(name));
        }
        let mut echo = Vec::new();
        if Side::BOTH.into_iter().any(|side| !self.players[side].name.is_empty()) {
            let name = |side: Side| match self.players[side].name.as_str() {
                "" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
                name => Slot::Text(name.to_owned()),
            };
            echo.push(message::home_players(name(Side::White), name(Side::Black)));
        }
        let needs = |side: Side| Some(speech::in_need(side, self.players[side].needs?));
        echo.extend(Side::BOTH.into_iter().filter_map(needs));
        let mut out: Vec<Out> = echo.iter().map(|sentence| presenter.say(sentence, Kind::Confirmation)).collect();
        let (asked, step) = match self.named_control.clone() {
            Some(control) => self.play_in_class(control, presenter),
            None => self.go(HomeQuestion::Control, presenter),
        };
        out.extend(asked);
        (out, step)
    }

    /// The program plays Black at the level of this line, from 0; all else is as Enter alone would answer it.
    pub(super) fn spar_at(&mut self, line: usize, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(level) = Level::ALL.get(line) else { return (Vec::new(), Step::Stay) };
        self.sparring = Some(Sparring { side: Side::Black, level: level.number(), seed: fresh_seed(), at_once: false });
        let name = message::spar_name(u32::from(level.number()));
        self.players.black.name = presenter.wording.render(&name, Style::written(presenter.wording.lang()));
        let controls = self.rules.as_ref().and_then(|rules| TimeProfile::offered(rules).ok()).unwrap_or_default();
        let proposed = TimeProfile::proposed(&controls);
        match controls.into_iter().nth(proposed) {
            Some(profile) => self.play_at(profile.control, profile.class, presenter),
            None => (Vec::new(), Step::Stay),
        }
    }

    /// A control that is not of the list, in the class that the rules put it into.
    pub(super) fn play_in_class(&mut self, control: Control, presenter: &Presenter) -> (Vec<Out>, Step) {
        let classes = self.rules.as_ref().and_then(|rules| classes(rules).ok());
        let class = classes.map_or(Class::Classic, |classes| classes.of(&control));
        self.play_at(control, class, presenter)
    }

    /// The control is chosen, and with it the rules for its class: to what the event settles besides.
    pub(super) fn play_at(&mut self, control: Control, class: Class, presenter: &Presenter) -> (Vec<Out>, Step) {
        self.control = Some((control, class));
        match self.rules_at(false) {
            Ok(()) => self.settle(presenter),
            Err(error) => (vec![presenter.say(&unknown(&error), Kind::Answer)], Step::Stay),
        }
    }

    pub(super) fn rules_at(&mut self, supervised: bool) -> Result<(), ProfileError> {
        if let (Some(rules), Some((_, class))) = (&self.rules, &self.control) {
            self.rules = Some(at_control(rules.clone(), *class, supervised)?);
        }
        Ok(())
    }

    /// The next question that the rules leave open, behind the one that was asked; then how the clock is pressed.
    pub(super) fn settle(&mut self, presenter: &Presenter) -> (Vec<Out>, Step) {
        if !self.asks_all {
            return self.settle_as_usual(presenter);
        }
        let behind = SETTLED.iter().position(|asked| *asked == self.question.asked).map_or(0, |index| index + 1);
        let next = SETTLED.into_iter().skip(behind).find(|asked| match (&self.rules, &self.control) {
            // A position that has been set up is no array.
            _ if *asked == HomeQuestion::StartPosition && self.position.is_some() => false,
            (Some(rules), Some((control, class))) => asked.is_open(rules, control, *class),
            _ => false,
        });
        self.go(next.unwrap_or(HomeQuestion::Press), presenter)
    }

    /// Everything else as Enter alone would answer it; what a table of openings or an array is drawn for is drawn.
    fn settle_as_usual(&mut self, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(rules) = &self.rules else { return self.open(presenter) };
        if Discipline::of(rules) == Discipline::Chess960 && self.position.is_none() {
            self.array = StartPositionPick::Random.number(None).ok();
        }
        if self.position.is_none() && draw::has_openings(rules) {
            return self.draw(&DrawRequest::read(""), presenter);
        }
        self.open(presenter)
    }

    /// The number of an array; nothing draws one.
    pub(super) fn take_array(&mut self, text: &str, presenter: &Presenter) -> (Vec<Out>, Step) {
        let pick = if text.is_empty() { Ok(StartPositionPick::Random) } else { text.parse() };
        let Some(number) = pick.ok().and_then(|pick: StartPositionPick| pick.number(None).ok()) else {
            let refused = message::refuse_choice(Slot::Text(text.to_owned()), 0, start_position::ARRAYS - 1);
            return (vec![presenter.say(&refused, Kind::Answer)], Step::Stay);
        };
        self.array = Some(number);
        let echo = presenter.say(&message::chosen(number), Kind::Confirmation);
        let (mut out, step) = self.settle(presenter);
        out.insert(0, echo);
        (out, step)
    }

    /// Whose assistants there are is known: to what is agreed for each (U-V.13.11c).
    pub(super) fn assist(&mut self, of: &[Side], presenter: &Presenter) -> (Vec<Out>, Step) {
        self.people = Roster::default();
        self.assisted = of.to_vec();
        self.next_assistant(presenter)
    }

    fn next_assistant(&mut self, presenter: &Presenter) -> (Vec<Out>, Step) {
        match self.assisted.pop() {
            Some(side) => self.go(HomeQuestion::Tasks(side), presenter),
            None => self.go(HomeQuestion::Kind, presenter),
        }
    }

    /// What is agreed for the assistant of this side.
    pub(super) fn agree(&mut self, side: Side, tasks: Tasks, presenter: &Presenter) -> (Vec<Out>, Step) {
        let role = Role::Assistant { of: vec![side], tasks };
        // Two are never too many.
        let _ = self.people.add(Person { name: String::new(), role });
        let echo = presenter.say(&speech::agreed(side, tasks), Kind::Confirmation);
        let (mut out, step) = self.next_assistant(presenter);
        out.insert(0, echo);
        (out, step)
    }

    /// The opening is drawn, and the game opened from it; what cannot be drawn is asked for again.
    pub(super) fn draw(&mut self, request: &DrawRequest, presenter: &Presenter) -> (Vec<Out>, Step) {
        let Some(rules) = &self.rules else {
            return (vec![presenter.say(&message::refuse_no_game(), Kind::Answer)], Step::Stay);
        };
        let table = draw::table_of(rules).ok().flatten();
        match request.draw(table.as_ref(), rules.variant) {
            Ok(opening) => {
                self.opening = Some(Box::new(opening));
                self.open(presenter)
            }
            Err(trouble) => (vec![presenter.say(&trouble.sentence(), Kind::Answer)], Step::Stay),
        }
    }

    /// What was said of people who have names is known in their next game.
    fn keep_needs(&self, presenter: &Presenter) -> Vec<Out> {
        let mut out = Vec::new();
        for Named { name, needs } in Side::BOTH.map(|side| &self.players[side]) {
            if let (Some(known), Some(needs), false) = (&self.known, needs, name.is_empty())
                && let Err(error) = known.keep(name, *needs)
            {
                out.push(presenter.say(&message::people_unkept(io_reason(&error)), Kind::Trouble));
            }
        }
        out
    }

    pub(super) fn open(&mut self, presenter: &Presenter) -> (Vec<Out>, Step) {
        let (Some(mut rules), Some((control, class))) = (self.rules.take(), self.control.take()) else {
            return (vec![presenter.say(&message::refuse_no_game(), Kind::Answer)], Step::Stay);
        };
        if !self.quickplay {
            rules.time.without_quickplay();
        }
        let mut game = NewGame {
            players: BySide::new(self.players.white.name.clone(), self.players.black.name.clone()),
            people: self.people.clone(),
            press: self.press,
            mode: self.mode,
            warnings: BySide::new(default_warnings(), default_warnings()),
            position: self.position.take().or_else(|| self.array.take().and_then(start_position::position)),
            opening: self.opening.take().map(|opening| *opening),
            sparring: self.sparring,
            ..NewGame::new(rules, control, class, presenter.wording.lang().notation())
        };
        suit(&mut game, BySide::new(self.players.white.needs, self.players.black.needs).map(Option::unwrap_or_default));
        let unkept = self.keep_needs(presenter);
        self.question = Question::default();
        if !self.contest {
            return (unkept, Step::Open(Box::new(game)));
        }
        let rules = Slot::Text(game.rules.id.clone());
        match NewMatch::of(game) {
            Some(contest) => (unkept, Step::MicroMatch(Box::new(contest))),
            None => {
                let refused = message::refuse_match_rules(rules);
                let mut out = vec![presenter.say(&refused, Kind::Answer)];
                out.extend(self.ask(presenter));
                (out, Step::Stay)
            }
        }
    }
}
