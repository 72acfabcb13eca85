//! `why` behind each thing that happens at a board: the article is about that and about nothing else, in every edition.

use super::table::{Table, under};
use golos::clock::Ms;
use golos::game::{Command, Press, Query, Seat, Setup, decide};
use golos::input::{Intent, Lexicon};
use golos::profile::rule_ids;
use golos::speech::Announcer;
use golos::wording::laws::{self, Document, Subject};
use golos::wording::{Lang, Slot, Wording};
use std::collections::BTreeSet;

/// What an article may be about behind a step: subjects, and what documents cite for it.
type About = (&'static [Subject], &'static [&'static str]);

const START: About = (&[Subject::Start, Subject::Opening], &["start.arbiter", "clock.starts"]);
const MOVE: About = (
    &[Subject::Move, Subject::Capture, Subject::King],
    &["move.way", "move.way.hundred", "move.pawn", "move.knight", "move.lawful"],
);
/// Where a document cites no article on the piece, it is the one on moves.
const CAPTURE: About =
    (&[Subject::Capture, Subject::Move], &["move.capture", "move.capture.hundred", "move.pawn", "move.lawful"]);
const STONE: About = (&[Subject::Move, Subject::Opening], &["move.way", "opening.rule"]);
const PRESS: About = (&[Subject::Press], &["press.player"]);
const STOP: About = (&[Subject::Clock], &["clock.stop"]);
const GIVEN: About = (&[Subject::Clock, Subject::Arbiter], &["clock.set", "clock.given", "rule.arbiter"]);
const OFFER: About = (&[Subject::Offer, Subject::Draw], &["offer.stands", "offer.again", "draw.player"]);
const CLAIM: About = (
    &[Subject::Claim, Subject::Repetition, Subject::Limit, Subject::Draw],
    &["claim.player", "claim.counted", "claim.on_move", "claim.lost", "claim.written"],
);
const CALL: About = (&[Subject::Arbiter], &["call.player", "call.arbiter"]);
const ILLEGAL: About = (
    &[Subject::Move, Subject::IllegalMove, Subject::Irregularity, Subject::Capture],
    &["move.lawful", "move.way", "move.rook"],
);
const RESULT: About = (&[Subject::Result, Subject::Resign], &["resign.player"]);

/// What is typed at the boards of a family, in order.
fn steps(family: &str) -> Vec<(&'static str, About)> {
    let moves: Vec<(&str, About)> = match family {
        "chess" => vec![
            ("w: e2-e4", MOVE),
            ("w: press", PRESS),
            ("b: d7-d5", MOVE),
            ("b: press", PRESS),
            ("w: e4xd5", CAPTURE),
            ("w: press", PRESS),
            ("b: g8-f6", MOVE),
            ("b: press", PRESS),
            ("w: a1-a5", ILLEGAL),
        ],
        "renju" => vec![("w: h9", ILLEGAL)],
        "hundred" => vec![
            ("w: 32-28", MOVE),
            ("w: press", PRESS),
            ("b: 19-23", MOVE),
            ("b: press", PRESS),
            ("w: 28x19", CAPTURE),
            ("w: press", PRESS),
        ],
        _ => vec![
            ("w: c3-d4", MOVE),
            ("w: press", PRESS),
            ("b: d6-c5", MOVE),
            ("b: press", PRESS),
            ("w: b2-c3", ILLEGAL),
        ],
    };
    let mut steps = vec![("a: start", START)];
    steps.extend(moves);
    steps.extend([
        ("w: call", CALL),
        ("a: attend", CALL),
        ("a: stop", STOP),
        ("a: add white 2:00 because noise", GIVEN),
        ("a: resume", STOP),
        ("w: draw", OFFER),
        ("w: claim repetition", CLAIM),
        ("w: resign", RESULT),
    ]);
    steps.retain(|(line, _)| family != "renju" || !line.contains("claim"));
    steps
}

/// The articles that are about this in any of the documents.
fn articles((subjects, citations): About) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for document in Document::built_in() {
        let told = subjects.iter().filter_map(|subject| laws::on(*subject, *document));
        all.extend(told.flat_map(|told| told.articles.into_iter().chain(told.more)));
        all.extend(citations.iter().flat_map(|citation| document.citations(citation)).cloned());
    }
    all
}

/// Whether an article is one of these, a part of one, or what one is a part of.
fn is_of(article: &str, all: &BTreeSet<String>) -> bool {
    all.iter().any(|known| article.starts_with(known.as_str()) || known.starts_with(article))
}

struct Board {
    table: Table,
    herald: Announcer,
}

impl Board {
    /// One typed line, and who said it.
    fn says(&mut self, line: &str) -> Seat {
        self.table.wait(Ms::from_secs(1));
        let lexicon = Lexicon::of(Lang::En);
        let names = self.table.state.board().place_names();
        let Ok(Intent::Game { by: Some(by), ask }) = lexicon.play(&lexicon.tokens(line, names)) else {
            panic!("{line}");
        };
        let command = Command::new(by, ask);
        let decision = decide(&self.table.state, &command, self.table.now);
        for recorded in &decision.events {
            let before = self.table.state.clone();
            self.table.takes(recorded.clone());
            let _ = self.herald.announce(&before, &self.table.state, recorded);
        }
        if let Some(refusal) = decision.refusal {
            let _ = self.herald.refused(&self.table.state, &command, &refusal);
        }
        by
    }

    /// The articles that are told to this seat when it asks why.
    fn why(&mut self, seat: Seat) -> Vec<String> {
        let told = self.herald.answer(&self.table.state, seat, &Query::Why, Ms::ZERO, &Wording::new(Lang::En));
        let slots = told.iter().flat_map(|told| told.sentence.slots().iter().map(|(_, slot)| slot.clone()));
        slots.filter_map(|slot| if let Slot::Article(name) = slot { Some(name) } else { None }).collect()
    }
}

fn family(rules: &str) -> &'static str {
    let is = |word: &str| rules.starts_with(word);
    match () {
        () if is("chess") => "chess",
        () if is("renju") => "renju",
        () if is("international") || is("frisian") => "hundred",
        () => "draughts",
    }
}

#[test]
fn why_is_about_what_has_just_happened_in_every_edition() {
    let (mut faults, mut told) = (Vec::new(), 0);
    for rules in rule_ids() {
        let kind = family(rules);
        let setup = Setup { press: Press::Manual, ..under(rules, "1h") };
        let mut board = Board { table: Table::open(setup), herald: Announcer::default() };
        for (line, about) in steps(kind) {
            let about = if kind == "renju" && about == MOVE { STONE } else { about };
            let seat = board.says(line);
            let named = board.why(seat);
            told += usize::from(!named.is_empty());
            let mut all = articles(about);
            all.extend(board.table.state.verdict().map(|verdict| verdict.article.clone()));
            for article in named.iter().filter(|article| !is_of(article, &all)) {
                faults.push(format!("{rules}, {line}: {article}"));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
    assert!(told > 200, "{told}");
}
