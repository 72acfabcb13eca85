//! Evenings at a board as lines of text: who types what, and who hears what of it. Everything is said in English.

use golos::clock::Ms;
use golos::game::{Ask, Audience, Command, RecordAsk, Seat, Setup, decide};
use golos::input::{Intent, Lexicon};
use golos::rules::Side;
use golos::speech::Herald;
use golos::wording::{Lang, Style, Wording};

use super::table::{ARBITER, BLACK, Table, WHITE};

/// A board whose lines are typed; everything that is heard is kept with those who hear it.
pub struct Evening {
    pub table: Table,
    herald: Herald,
    lexicon: Lexicon,
    wording: Wording,
    heard: Vec<(Audience, String)>,
}

impl Evening {
    /// Opened, and nothing typed.
    pub fn open(setup: Setup) -> Evening {
        let table = Table::open(setup);
        let wording = Wording::new(Lang::En);
        let lexicon = Lexicon::new(&wording, &wording);
        let mut evening = Evening { table, herald: Herald::default(), lexicon, wording, heard: Vec::new() };
        let opened = evening.herald.opened(&evening.table.state);
        evening.hear(opened);
        evening
    }

    /// Lines typed one behind the other, each a second after the one before. What is heard of the last one is kept.
    ///
    /// A line may expect what it makes heard: `=> arbiter hears WORDS`, `=> white does not hear WORDS`, `=> nobody`; what
    /// it comes to: `=> refused`, `=> done`; how the game stands: `=> board FEN`, `=> runs black`, `=> clock white 9:58`,
    /// `=> pending nothing`, `=> result white`, `=> playing`.
    pub fn types(&mut self, lines: &str) -> &mut Evening {
        let mut refused = false;
        let mut typed = String::new();
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.strip_prefix("=>") {
                Some(expected) => self.expect(expected.trim(), refused, &typed),
                None => {
                    self.heard.clear();
                    typed = line.to_owned();
                    refused = self.one(line);
                }
            }
        }
        self
    }

    /// One line; whether it was refused.
    fn one(&mut self, line: &str) -> bool {
        self.table.wait(Ms::from_secs(1));
        let names = self.table.state.board().place_names();
        let intent = self.lexicon.play(line, names).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let Intent::Game { by, ask } = intent else { panic!("{line}: {intent:?}") };
        let by = by.unwrap_or_else(|| Seat::Player(self.table.state.turn()));
        let command = Command::new(by, ask);
        let before = self.table.state.clone();
        let decision = decide(&before, &command, self.table.now);
        for (at, event) in &decision.events {
            let before = self.table.state.clone();
            self.table.happens(*at, event.clone());
            let heard = self.herald.announce(&before, &self.table.state, event);
            self.hear(heard);
        }
        if let Some(refusal) = &decision.refusal {
            let heard = self.herald.refused(&self.table.state, &command, refusal);
            self.hear(heard);
        } else if let Ask::Record(RecordAsk::Query(query)) = &command.ask {
            let heard = self.herald.answer(&self.table.state, by, query, self.table.now, &self.wording);
            self.hear(heard);
        }
        decision.refusal.is_some()
    }

    fn hear(&mut self, utterances: Vec<golos::speech::Utterance>) {
        for utterance in utterances {
            let text = self.wording.render(&utterance.sentence, Style::written(Lang::En));
            self.heard.push((utterance.to, text));
        }
    }

    fn expect(&self, expected: &str, refused: bool, typed: &str) {
        let words: Vec<&str> = expected.split_whitespace().collect();
        let rest = |from: usize| words.get(from..).unwrap_or_default().join(" ");
        let state = &self.table.state;
        let told = format!("{typed}\n=> {expected}\nheard: {:#?}\n{:?}", self.heard, state.docket());
        let side = |name: &str| if name == "white" { Side::White } else { Side::Black };
        match words.as_slice() {
            ["refused"] => assert!(refused, "{told}"),
            ["done"] => assert!(!refused, "{told}"),
            ["nobody"] => assert!(self.heard.is_empty(), "{told}"),
            ["board", ..] => assert_eq!(state.board().fen(), rest(1), "{told}"),
            ["runs", "nobody"] => assert_eq!(state.clock().running(), None, "{told}"),
            ["runs", name] => assert_eq!(state.clock().running(), Some(side(name)), "{told}"),
            ["clock", name, time] => {
                let left = state.clock().left(side(name), self.table.now).secs();
                assert_eq!(format!("{}:{:02}", left / 60, left % 60), *time, "{told}");
            }
            ["pending", "nothing"] => assert!(state.docket().is_empty(), "{told}"),
            ["pending", ..] => assert!(!state.docket().is_empty(), "{told}"),
            ["playing"] => assert!(state.verdict().is_none(), "{told}"),
            ["result", score] => {
                let verdict = state.verdict().unwrap_or_else(|| panic!("{told}"));
                assert_eq!(verdict.outcome.score(state.setup().rules.score.scale), *score, "{told}");
            }
            [who, "hears", "nothing"] => assert!(!self.heard.iter().any(|(to, _)| to.has(seat(who))), "{told}"),
            [who, "hears", ..] => assert!(self.hears(who, &rest(2)), "{told}"),
            [who, "does", "not", "hear", ..] => assert!(!self.hears(who, &rest(4)), "{told}"),
            _ => panic!("not understood: {expected}"),
        }
    }

    fn hears(&self, who: &str, words: &str) -> bool {
        self.heard.iter().any(|(to, text)| to.has(seat(who)) && text.contains(words))
    }
}

fn seat(name: &str) -> Seat {
    match name {
        "white" => WHITE.seat,
        "black" => BLACK.seat,
        "arbiter" => ARBITER.seat,
        _ => panic!("nobody sits there: {name}"),
    }
}
