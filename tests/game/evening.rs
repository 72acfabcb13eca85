//! Evenings at a board as lines of text: who types what, and who hears what of it. Everything is said in English.

use golos::clock::Ms;
use golos::desk::Out;
use golos::game::{Command, RecordRequest, Request, Seat, Setup, decide};
use golos::input::{Intent, Lexicon};
use golos::speech::{Announcer, Recipient};
use golos::tools::{Expectation, Observed};
use golos::wording::{Lang, Style, Wording};

use super::table::Table;

/// A board whose lines are typed; everything that is heard is kept with those who hear it.
pub struct Evening {
    pub table: Table,
    herald: Announcer,
    lexicon: &'static Lexicon,
    wording: Wording,
    heard: Vec<Out>,
}

impl Evening {
    /// Opened, and nothing typed.
    pub fn open(setup: Setup) -> Evening {
        let table = Table::open(setup);
        let wording = Wording::new(Lang::En);
        let lexicon = Lexicon::of(Lang::En);
        let mut evening = Evening { table, herald: Announcer::default(), lexicon, wording, heard: Vec::new() };
        let opened = evening.herald.opened(&evening.table.state);
        evening.hear(opened);
        evening
    }

    /// Lines typed one behind the other, each a second after the one before. What is heard of the last one is kept.
    ///
    /// A line may expect what a script may: see `fixtures/scripts/README.md`.
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
        let intent =
            self.lexicon.play(&self.lexicon.tokens(line, names)).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let Intent::Game { by, ask } = intent else { panic!("{line}: {intent:?}") };
        let by = by.unwrap_or_else(|| Seat::Player(self.table.state.turn()));
        let command = Command::new(by, ask);
        let before = self.table.state.clone();
        let decision = decide(&before, &command, self.table.now);
        for recorded in &decision.events {
            let before = self.table.state.clone();
            self.table.takes(recorded.clone());
            let heard = self.herald.announce(&before, &self.table.state, recorded);
            self.hear(heard);
        }
        if let Some(refusal) = &decision.refusal {
            let heard = self.herald.refused(&self.table.state, &command, refusal);
            self.hear(heard);
        } else if let Request::Record(RecordRequest::Query(query)) = &command.ask {
            let heard = self.herald.answer(&self.table.state, by, query, self.table.now, &self.wording);
            self.hear(heard);
        }
        decision.refusal.is_some()
    }

    fn hear(&mut self, utterances: Vec<golos::speech::Announcement>) {
        for utterance in utterances {
            let text = self.wording.render(&utterance.sentence, Style::written(Lang::En));
            self.heard.push(Out {
                to: Recipient::Seats(utterance.to),
                kind: utterance.kind,
                sentence: Some(Box::new(utterance.sentence)),
                ..Out::shown(text)
            });
        }
    }

    fn expect(&self, expected: &str, refused: bool, typed: &str) {
        let wish = Expectation::read(expected).unwrap_or_else(|| panic!("not understood: {expected}"));
        // What refuses is heard by those whom it is for; that it was refused is known at once.
        let mut here: Vec<Out> = self.heard.iter().filter(|out| !out.refused).cloned().collect();
        here.extend(refused.then(|| Out { refused, ..Out::shown("refused".to_owned()) }));
        let heard = |seat| Some(self.heard.iter().filter(|out| out.is_for(seat)).cloned().collect());
        let found = Observed { game: Some((&self.table.state, self.table.now)), here: &here, heard: &heard };
        let unmet = wish.unmet(&found);
        assert_eq!(unmet, None, "{typed}\n=> {expected}\n{:#?}\n{:?}", self.heard, self.table.state.docket());
    }
}
