//! A game of two people who write letters.

use golos_clock::Ms;
use golos_ledger::{Command, StateMachine, audit, decide, fold};
use golos_letters::{
    Day, Edition, Event, Examined, Letter, Line, Note, Purpose, Refusal, Request, Ruling, Said, Setup, State, Written,
    examine,
};
use golos_people::Actor;
use golos_rules::{BySide, Side};

pub use golos_rules::Side::{Black, White};

pub const EDITIONS: [&str; 4] = ["draughts-2022", "draughts-2013", "chess-post", "chess-email"];
pub const DRAUGHTS: [&str; 2] = ["draughts-2022", "draughts-2013"];
pub const CHESS: [&str; 2] = ["chess-post", "chess-email"];

/// A day of the tournament: `05.04`, or with a year.
pub fn day(text: &str) -> Day {
    Day::read(text, "2026-07-01".parse().ok()).expect(text)
}

pub struct Game {
    pub state: State,
    pub events: Vec<Event>,
}

impl Game {
    /// A game that starts on 1 March 2026 by this edition.
    pub fn by(edition: &str) -> Game {
        Game::with(edition, |_| ())
    }

    pub fn with(edition: &str, change: impl FnOnce(&mut Setup)) -> Game {
        let edition = Edition::find(edition).unwrap();
        let names = BySide::new("Петров".to_owned(), "Седов".to_owned());
        let mut setup = Setup::new(edition, edition.games[0], "", names, day("01.03"));
        change(&mut setup);
        Game { state: <State as StateMachine>::open(setup).unwrap(), events: Vec::new() }
    }

    pub fn ask(&mut self, by: Actor, request: Request) -> Result<(), Refusal> {
        let decision = decide(&self.state, &Command::new(by, request), Ms::ZERO);
        if let Some(refusal) = decision.refusal {
            return Err(refusal);
        }
        for recorded in decision.events {
            assert_eq!(audit(&self.state, &recorded), [], "an audit objects to what was decided");
            fold(&mut self.state, &recorded).unwrap();
            self.events.push(recorded.event);
        }
        Ok(())
    }

    /// What is found in a letter, which is then taken in.
    pub fn take(&mut self, letter: &Letter) -> Examined {
        let examined = examine(&self.state, letter).unwrap();
        self.ask(letter.by.into(), Request::Take(Box::new(letter.clone()))).unwrap();
        examined
    }

    pub fn rule(&mut self, ruling: Ruling, on: &str) -> Result<(), Refusal> {
        self.ask(Actor::ARBITER, Request::Rule(ruling, day(on)))
    }

    /// A letter that answers the last one of the partner: it repeats, states all dates and the right totals.
    pub fn answer(&self, by: Side, received: &str, sent: &str, moves: &[&str]) -> Letter {
        let mut letter = self.plain(by, received, sent, moves);
        let partner = self.state.last_letter(by.other()).map(|(_, past)| past);
        if let Some(past) = partner {
            let from = past.before + past.outcome.accepted as usize;
            letter.repeat = self.state.made()[from..].iter().map(|made| Written::new(made)).collect();
        }
        let right = self.state.right_of(by);
        letter.charge = Some(right.charge).filter(|&days| days > 0);
        letter.correction = right.correct_to;
        let totals = examine(&self.state, &letter).map(|examined| examined.outcome.totals);
        if let Ok(totals) = totals {
            letter.totals = Some((totals.white, totals.black));
        }
        letter
    }

    /// The same without a repeat, totals, charges and corrections.
    pub fn plain(&self, by: Side, received: &str, sent: &str, moves: &[&str]) -> Letter {
        let mut letter = Letter::by(by);
        let partner = self.state.letters().iter().rfind(|past| past.letter.by != by);
        letter.dates.partner_sent = partner.and_then(|past| past.outcome.sent);
        letter.dates.received = (!received.is_empty()).then(|| day(received));
        letter.dates.sent = Some(day(sent));
        letter.moves = moves.iter().map(|text| Written::new(text)).collect();
        letter
    }

    /// An answer that is taken in.
    pub fn play(&mut self, by: Side, received: &str, sent: &str, moves: &[&str]) -> Examined {
        let letter = self.answer(by, received, sent, moves);
        self.take(&letter)
    }

    /// A query of this side, which charges what it may.
    pub fn query(&mut self, by: Side, received: &str, sent: &str) -> Examined {
        let mut letter = self.plain(by, received, sent, &[]);
        letter.purpose = Purpose::Query;
        letter.charge = Some(self.state.right_of(by).charge).filter(|&days| days > 0);
        self.take(&letter)
    }

    pub fn totals(&self) -> (u32, u32) {
        let totals = self.state.totals();
        (totals.white, totals.black)
    }
}

/// A variation.
pub fn line(name: Option<&str>, moves: &[&str]) -> Line {
    Line { name: name.map(str::to_owned), moves: moves.iter().map(|text| Written::new(text)).collect() }
}

/// Whether one of the notes is such.
pub fn has(examined: &Examined, is_such: impl Fn(&Note) -> bool) -> bool {
    examined.notes.iter().any(is_such)
}

/// A letter that only says this.
pub fn notice(game: &Game, by: Side, sent: &str, said: Said) -> Letter {
    let mut letter = game.plain(by, "", sent, &[]);
    letter.purpose = Purpose::Notice;
    letter.said = vec![said];
    letter
}
