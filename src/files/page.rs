//! `golos page`: a game as a page of HTML, to be gone through by keys and read by a screen reader. It tells what all at the
//! board have heard: no private warning, no question to the arbiter, no note of his.

use std::io::{self, Write};

use super::audit::{Soundness, findings_of_game, no_game};
use super::convert::{taken_or_told, tree_of};
use super::dossier::{lettered, result};
use super::notes::notes_on;
use super::part::hand_out;
use super::picture::{board_behind, name};
use super::variation::variation_text;
use golos_cli::PageArgs;
use golos_desk::{note_told, remarked};
use golos_game::{AttendanceEvent, Event, HalfMove, MoveEvent, Query, RecordEvent, Recorded, Seat, State, fold};
use golos_journal::{Record, check, read};
use golos_rules::tree::{Game, NodeId, Tree};
use golos_rules::{Position, Side};
use golos_speech::{Announcement, Announcer, control, pieces};
use golos_view::{BoardModel, Page, PageLabels, PageStep};
use golos_wording::{Level, Sentence, Slot, Style, Wording, edition, message, text_key};

/// Writes a game as a page into its file, or to `out`; where there is none, why goes to `aside`. Whether all of the game was
/// there and sound.
///
/// # Errors
/// The output is gone, or the file cannot be written.
pub fn page(args: &PageArgs, wording: &Wording, out: &mut dyn Write, aside: &mut dyn Write) -> io::Result<Soundness> {
    let teller = PageWriter { wording, flipped: args.flip };
    let unwritten = match teller.page(args) {
        Ok((page, found)) => match hand_out(&page.html(), args.output.as_deref(), args.force, out)? {
            Ok(()) => return Ok(found),
            Err(sentence) => sentence,
        },
        Err(sentence) => sentence,
    };
    writeln!(aside, "{}", teller.say(&unwritten))?;
    Ok(Soundness::Unreadable)
}

/// The page of a game as far as these records go; none if the first opens no game.
pub fn page_of(records: &[Record], wording: &Wording) -> Option<Page> {
    PageWriter { wording, flipped: false }.of_records(records, Vec::new(), tree_of(records).as_ref(), &[])
}

/// Tells a game in the language of the reader.
struct PageWriter<'a> {
    wording: &'a Wording,
    flipped: bool,
}

/// What was heard behind a half-move, or before the first.
#[derive(Default)]
struct Heard {
    /// The move itself; at the start, the opening.
    last: Vec<Sentence>,
    /// What happened then, in order.
    told: Vec<String>,
    /// The clocks and whose turn it is.
    stand: Vec<Sentence>,
}

impl PageWriter<'_> {
    fn say(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style::written(self.wording.lang()).at(Level::Full))
    }

    fn all(&self, sentences: &[Sentence]) -> Vec<String> {
        sentences.iter().map(|sentence| self.say(sentence)).collect()
    }

    fn page(&self, args: &PageArgs) -> Result<(Page, Soundness), Sentence> {
        let recorded = taken_or_told(&args.file, args.game, self.wording)?;
        let report = check(&recorded.bytes).map_err(|unreadable| no_game(&unreadable))?;
        let log = read(&recorded.bytes);
        let records = log.records.get(..report.records).unwrap_or(&log.records);
        let found = findings_of_game(&recorded.bytes, &report);
        let mut findings: Vec<String> = recorded.findings;
        findings.extend(found.iter().map(|found| self.say(&found.sentence)));
        let soundness = if findings.is_empty() { Soundness::Sound } else { Soundness::Findings };
        let game = recorded.place.and(recorded.tree.as_deref());
        let notes = if args.notes { notes_on(&args.file, game) } else { Vec::new() };
        let page = self.of_records(records, findings, recorded.tree.as_deref(), &notes);
        Ok((page.ok_or_else(|| message::check_damaged(1))?, soundness))
    }

    /// The page of these records, with what a file says of the moves and what was noted behind them; none if the first opens
    /// no game.
    fn of_records(
        &self,
        records: &[Record],
        findings: Vec<String>,
        tree: Option<&Game>,
        notes: &[(usize, String)],
    ) -> Option<Page> {
        let (state, mut heard) = self.walk(records)?;
        if let Some(game) = tree {
            let movers = game.plies().filter(|(before, _, step)| step.mover(before).is_some());
            let places = movers.map(|(before, place, step)| (place, step.after(&before)));
            for (here, (place, position)) in
                heard.iter_mut().zip(std::iter::once((Tree::ROOT, game.start)).chain(places))
            {
                here.told.extend(self.of_file(game, place, &position));
            }
        }
        let last = heard.len().saturating_sub(1);
        for (ply, text) in notes {
            let told = self.say(&message::replay_own_note(Slot::Text(text.clone())));
            heard.get_mut((*ply).min(last)).into_iter().for_each(|here| here.told.push(told.clone()));
        }
        let title = message::page_title(name(&state, Side::White), name(&state, Side::Black));
        Some(Page {
            lang: self.wording.lang(),
            title: self.say(&title),
            facts: self.facts(&state, findings),
            steps: self.steps(&state, heard),
            labels: self.labels(),
        })
    }

    fn labels(&self) -> PageLabels {
        let label = |key: &str| self.wording.label(key);
        let key = |name: &str| Slot::Text(name.to_owned());
        let keys = message::page_keys(key("Home"), key("End"), key("F"));
        PageLabels {
            board: label(text_key::PAGE_BOARD),
            moves: label(text_key::LABEL_MOVES),
            words: label(text_key::PAGE_WORDS),
            controls: label(text_key::PAGE_CONTROLS),
            first: label(text_key::PAGE_FIRST),
            previous: label(text_key::PAGE_PREVIOUS),
            next: label(text_key::PAGE_NEXT),
            last: label(text_key::PAGE_LAST),
            turn: label(text_key::PAGE_TURN),
            turned: label(text_key::PAGE_TURNED),
            unturned: label(text_key::PAGE_UNTURNED),
            keys: self.say(&keys),
        }
    }

    /// What a file says of a move, and what it gives instead of it.
    fn of_file(&self, game: &Game, place: NodeId, position: &Position) -> Vec<String> {
        let lang = self.wording.lang();
        let remarks = remarked(game.tree.remarks(place), position);
        let mut told: Vec<String> = remarks.iter().map(|it| self.say(&it.sentence(lang).0)).collect();
        let notation = lang.notation();
        let variations = game.tree.variations(place).map(|first| variation_text(game, first, notation));
        told.extend(variations.map(|text| self.say(&message::replay_variation(Slot::Text(text)))));
        told
    }

    /// Who played what, and how it ended.
    fn facts(&self, state: &State, findings: Vec<String>) -> Vec<(String, String)> {
        let setup = state.setup();
        let fact = |key: &str, value: String| (self.wording.label(key), value);
        let words = |slot: Slot| self.say(&message::menu_line(slot));
        let mut facts = vec![
            fact(text_key::LABEL_WHITE, words(name(state, Side::White))),
            fact(text_key::LABEL_BLACK, words(name(state, Side::Black))),
            fact(text_key::DOSSIER_RULES, words(edition(&setup.rules))),
        ];
        if state.is_timed() {
            let used = |side| state.clock().used(side, state.at());
            facts.push(fact(text_key::DOSSIER_CONTROL, words(control(&setup.control))));
            facts.push(fact(text_key::SHEET_USED, format!("{} – {}", used(Side::White), used(Side::Black))));
        }
        facts.push(fact(text_key::LABEL_RESULT, result(state, self.wording)));
        facts.extend(findings.into_iter().map(|finding| fact(text_key::DOSSIER_FINDING, finding)));
        facts
    }

    /// Goes along the records, and gathers behind each half-move that stood what all heard. What was made and taken back
    /// happened behind the one before it.
    fn walk(&self, records: &[Record]) -> Option<(State, Vec<Heard>)> {
        let (first, rest) = records.split_first()?;
        let Event::Opened(setup) = &first.event else { return None };
        let mut state = State::open((**setup).clone()).ok()?;
        let mut herald = Announcer::default();
        let mut heard = vec![self.heard(&state)];
        for record in rest {
            let before = state.clone();
            if fold(&mut state, record).is_err() {
                break;
            }
            let count = state.half_moves_made();
            let told = self.told((&before, &state), record, &mut herald);
            while heard.len() > count + 1 {
                let Some(gone) = heard.pop() else { break };
                if let Some(kept) = heard.last_mut() {
                    kept.told.extend(self.all(&gone.last).into_iter().chain(gone.told));
                }
            }
            while heard.len() < count + 1 {
                heard.push(Heard::default());
            }
            if let Some(here) = heard.last_mut() {
                let Heard { last, stand, .. } = self.heard(&state);
                let known = self.all(&last);
                (here.last, here.stand) = (last, stand);
                here.told.extend(told.into_iter().filter(|told| !known.contains(told)));
            }
        }
        Some((state, heard))
    }

    /// How the game stands, as it is answered to those who ask.
    fn heard(&self, state: &State) -> Heard {
        let ask = |query: Query| {
            let answers = Announcer::default().answer(state, Seat::Arbiter, &query, state.at(), self.wording);
            answers.into_iter().map(|answer| answer.sentence).collect::<Vec<_>>()
        };
        let last = match (state.half_moves_made(), state.opening()) {
            (0, None) => Vec::new(),
            (0, Some(_)) => ask(Query::Opening),
            _ => ask(Query::Last),
        };
        let stand = match (state.is_timed(), state.verdict()) {
            (true, _) => ask(Query::Clock),
            (false, None) => ask(Query::Turn),
            (false, Some(_)) => Vec::new(),
        };
        Heard { last, told: Vec::new(), stand }
    }

    /// What all heard of an event; that a lawful move was made is told with the move.
    fn told(
        &self,
        (before, after): (&State, &State),
        recorded: &Recorded<Event>,
        herald: &mut Announcer,
    ) -> Vec<String> {
        let announced = herald.announce(before, after, recorded);
        match &recorded.event {
            Event::Move(MoveEvent::Made { irregular: None, .. }) => Vec::new(),
            // Who is helped with what was said to those at the board, and is no matter of readers (U-V.13.12).
            Event::Attendance(
                AttendanceEvent::Agreed { .. } | AttendanceEvent::Needed { .. } | AttendanceEvent::Settled(_),
            ) => Vec::new(),
            // Nobody kept the clocks of a game that was taken from a file.
            Event::Clock(_) if !after.is_timed() => Vec::new(),
            // Of a file the tree says what it says of its moves; where the game comes from only the record says.
            Event::Record(RecordEvent::Noted { text, .. }) if after.setup().taken => {
                self.all(note_told(text, false).as_slice())
            }
            _ => {
                let mut told: Vec<String> = Vec::new();
                let is_public = |said: &&Announcement| said.to.is_room();
                for said in announced.iter().filter(is_public).map(|said| self.say(&said.sentence)) {
                    if !told.contains(&said) {
                        told.push(said);
                    }
                }
                told
            }
        }
    }

    /// The start, and every half-move on the board, completed or not.
    fn steps(&self, state: &State, heard: Vec<Heard>) -> Vec<PageStep> {
        let moves = state.half_moves();
        let drawn = |count: usize| self.drawn(state, &moves, count);
        let mut heard = heard.into_iter();
        let mut next = || heard.next().unwrap_or_default();
        let start = next();
        let begun = self.all(&[vec![message::replay_start()], start.last].concat());
        let (words, board) = drawn(0);
        let mut steps = vec![PageStep {
            number: String::new(),
            text: self.wording.label(text_key::PAGE_START),
            time: None,
            said: joined(&[begun, start.told.clone(), self.all(&start.stand)].concat()),
            told: joined(&start.told),
            words,
            board,
        }];
        for (index, it) in moves.iter().enumerate() {
            let here = next();
            let number = state.number_of(index);
            let (words, board) = drawn(index + 1);
            let is_second = it.made.side != state.setup().rules.variant.beginner();
            let dots = if is_second && !it.before.numbers_half_moves() { "..." } else { "." };
            let fault = if it.made.fault.is_some() { " *" } else { "" };
            let said = [self.all(&here.last), here.told.clone(), self.all(&here.stand)];
            steps.push(PageStep {
                number: format!("{number}{dots}"),
                text: format!("{}{fault}", lettered(&it.before, &it.made.notation, state, self.wording)),
                time: it.left.filter(|_| state.is_timed()).map(|left| left.to_string()),
                said: joined(&said.concat()),
                told: joined(&here.told),
                words,
                board,
            });
        }
        steps
    }

    /// The position behind so many half-moves, in words and drawn.
    fn drawn(&self, state: &State, moves: &[HalfMove<'_>], count: usize) -> (String, BoardModel) {
        let (position, board) = board_behind(state, moves, count, self.flipped, self.wording);
        (self.say(&pieces(&position, state.notation())), board)
    }
}

/// Sentences one after the other: a comment of a file may have no full stop.
fn joined(told: &[String]) -> String {
    let is_closed = |text: &str| text.ends_with(['.', '!', '?', ':', '…']);
    let closed = told.iter().map(|text| text.trim()).filter(|text| !text.is_empty());
    let closed = closed.map(|text| if is_closed(text) { text.to_owned() } else { format!("{text}.") });
    closed.collect::<Vec<_>>().join(" ")
}
