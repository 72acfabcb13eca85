//! The desk of an event: one line after the other, what is asked for and what came of it. Everything is in the record before
//! it is said.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::archive::{any_store, mend, reopen};
use super::home::MenuView;
use super::{Config, Out, Tongue};
use crate::input::{EventAsk, EventLexicon, EventTopic, EventUnread, Field, Intent};
use crate::journal;
use crate::people::Seat;
use crate::speech::{Ears, Priority, Utterance, tournament as said};
use crate::table::{Link, Listener, Proceedings, Reply, TableError, Time, stamp};
use crate::tournament::crosstable::Number;
use crate::tournament::document::{Document, Wanted};
use crate::tournament::event::{Ask, Command, Entry, Phase, Refusal, Score, Setup, State};
use crate::wording::{Lang, NAME_CHARS, Sentence, Slot, Wording, clean};

/// What the journals of events end in.
pub const EVENT_ENDING: &str = ".event.ron";

/// What the lines of help show: a number, a round, a rating, a year of birth.
const EXAMPLE: (u32, u32, u32, u32) = (3, 5, 2100, 1990);

/// An event at this terminal.
pub struct EventDesk {
    meeting: Link<State>,
    /// The event as it was seen here last.
    seen: Arc<State>,
    lexicon: EventLexicon,
    time: Arc<dyn Time>,
    /// The line of the list that the hand is on, from 0.
    hand: usize,
}

impl EventDesk {
    /// A new event, in a file of its own.
    ///
    /// # Errors
    /// [`TableError`] if its journal cannot be made.
    pub(super) fn open(
        setup: Setup,
        file: Option<&Path>,
        config: &Config,
        time: &Arc<dyn Time>,
        tongue: &Tongue,
    ) -> Result<(EventDesk, Vec<Out>), TableError> {
        let setup = Setup { opened: stamp(time.wall()), ..setup };
        let store = |_: &Setup| any_store(config, file);
        let (meeting, opened) = Proceedings::open(setup, store, Arc::clone(time), vec![deaf(tongue)])?;
        let desk = EventDesk::at(Link::new(meeting, opened.heard, Arc::clone(time)), time, tongue);
        Ok((desk, put(opened.said, tongue)))
    }

    /// An event that is in a file.
    ///
    /// # Errors
    /// [`TableError`] if there is none in it, or it cannot be written to.
    pub(super) fn resume(
        path: &Path,
        config: &Config,
        time: &Arc<dyn Time>,
        tongue: &Tongue,
    ) -> Result<(EventDesk, Vec<Out>), TableError> {
        let (mut file, bytes) = reopen(config, path)?;
        let log = journal::read_event(&bytes);
        let objection = journal::first_unfounded::<State>(&log.records);
        let torn = mend(&log, &mut *file)?.then(|| u32::try_from(log.records.len()).unwrap_or(u32::MAX));
        let meeting = Proceedings::resume(log, file, Arc::clone(time), vec![deaf(tongue)])?;
        let mut meeting = Link::new(meeting, Vec::new(), Arc::clone(time));
        if let Some(error) = meeting.reopen().unsaved {
            return Err(TableError::Write(error));
        }
        let desk = EventDesk::at(meeting, time, tongue);
        let mut out = Vec::new();
        if let Some(lines) = torn {
            out.push(tongue.say(&Sentence::new("check-torn").with("n", lines), Priority::Flag));
        }
        if let Some((line, finding)) = objection {
            tracing::warn!(line, %finding, "a record of the event does not follow from those before it");
            out.push(tongue.say(&Sentence::new("check-event").with("n", line), Priority::Flag));
        }
        out.extend(put(said::opened(&desk.seen), tongue));
        Ok((desk, out))
    }

    fn at(meeting: Link<State>, time: &Arc<dyn Time>, tongue: &Tongue) -> EventDesk {
        let lexicon = EventLexicon::new(&tongue.wording, &Wording::new(Lang::En));
        EventDesk { seen: meeting.look(), meeting, lexicon, time: Arc::clone(time), hand: 0 }
    }

    /// The event as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.seen
    }

    /// The journal's file.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        self.meeting.path()
    }

    pub(super) fn prompt(&self, tongue: &Tongue) -> String {
        tongue.wording.label("prompt-event")
    }

    /// What is shown beside the prompt: the players before the first round, then the boards, in the end the places.
    pub(super) fn view(&self, tongue: &Tongue) -> MenuView {
        let lines = self.lines();
        let items: Vec<String> = lines.iter().map(|line| tongue.say(line, Priority::Echo).written).collect();
        let chosen = self.hand.min(items.len().saturating_sub(1));
        MenuView { heading: tongue.say(&said::round(&self.seen), Priority::Echo).written, items, chosen }
    }

    fn lines(&self) -> Vec<Sentence> {
        match self.seen.phase() {
            Phase::Entries | Phase::Numbered => said::entries(&self.seen),
            Phase::Playing { .. } | Phase::Between { .. } => said::pairs(&self.seen),
            Phase::Over => said::standings(&self.seen),
        }
    }

    /// Takes a typed line. The second value says whether the event was left.
    pub(super) fn typed(&mut self, line: &str, tongue: &Tongue) -> (Vec<Out>, bool) {
        let names: Vec<String> = self.seen.players().iter().map(|player| player.entry.name.clone()).collect();
        let unread = match self.lexicon.read(line, &names) {
            Ok(ask) => return (self.ask(ask, tongue), false),
            Err(unread) => unread,
        };
        match tongue.lexicon.menu(line) {
            Intent::Text(text) if text.trim().is_empty() => (self.tell(vec![said::round(&self.seen)], tongue), false),
            Intent::Text(text) => {
                let refused = Sentence::refusal("event-refuse-line");
                let refused = refused.with("text", Slot::Text(clean(&text, NAME_CHARS)));
                let said = match unread {
                    EventUnread::Unknown => vec![refused],
                    EventUnread::Half(topic) => vec![refused, example(topic)],
                    EventUnread::Namesakes(numbers) => {
                        let numbers = numbers.into_iter().map(u32::from).collect();
                        vec![Sentence::refusal("event-refuse-names").with("list", Slot::Numbers(numbers))]
                    }
                };
                (self.tell(said, tongue), false)
            }
            intent => self.take(intent, tongue),
        }
    }

    /// Takes an intent of a key or a pad.
    pub(super) fn take(&mut self, intent: Intent, tongue: &Tongue) -> (Vec<Out>, bool) {
        use crate::input::HandKey;
        let out = match intent {
            Intent::Leave | Intent::Hand(HandKey::Drop) => {
                return (self.close(tongue), true);
            }
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => self.help(tongue),
            Intent::Hand(key) => {
                let lines = self.lines();
                let last = lines.len().saturating_sub(1);
                let back = matches!(key, HandKey::Up | HandKey::Left);
                self.hand = if back { self.hand.saturating_sub(1) } else { (self.hand + 1).min(last) };
                lines.get(self.hand).map(|line| tongue.say(line, Priority::Cursor)).into_iter().collect()
            }
            Intent::Text(text) => return self.typed(&text, tongue),
            Intent::Choose(_)
            | Intent::Game { .. }
            | Intent::Match { .. }
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope { .. }
            | Intent::AtHour { .. }
            | Intent::Replay(_)
            | Intent::SetUp(_) => self.tell(vec![said::round(&self.seen)], tongue),
        };
        (out, false)
    }

    fn help(&self, tongue: &Tongue) -> Vec<Out> {
        let entries = matches!(self.seen.phase(), Phase::Entries | Phase::Numbered);
        use EventTopic::{Away, Entries, Hand, Lots, Pairs, Papers, Results, Standings};
        let topics: &[EventTopic] =
            if entries { &[Entries, Lots, Away, Pairs] } else { &[Results, Standings, Pairs, Hand, Away, Papers] };
        let lines = topics.iter().map(|topic| example(*topic)).chain([Sentence::new("help-event-leave")]);
        lines.map(|line| tongue.say(&line, Priority::Answer).helping()).collect()
    }

    fn ask(&mut self, ask: EventAsk, tongue: &Tongue) -> Vec<Out> {
        let ask = match ask {
            EventAsk::Entries => return self.tell(said::entries(&self.seen), tongue),
            EventAsk::Pairs => return self.tell(said::pairs(&self.seen), tongue),
            EventAsk::Board(board) => return self.tell(vec![said::board(&self.seen, board)], tongue),
            EventAsk::Standings => return self.tell(said::standings(&self.seen), tongue),
            EventAsk::Player(number) => return self.tell(said::player(&self.seen, number), tongue),
            EventAsk::Why(number) => return self.tell(said::why(&self.seen, number), tongue),
            EventAsk::Missing => return self.tell(said::missing(&self.seen), tongue),
            EventAsk::Round => return self.tell(vec![said::round(&self.seen)], tongue),
            EventAsk::Document(wanted) => return self.document(wanted, tongue),
            EventAsk::Enter(fields) => Ask::Enter(with(Entry::default(), fields)),
            EventAsk::Amend { number, fields, reason } => match self.amended(number, fields) {
                Ok(entry) => Ask::Amend { number, entry, reason },
                Err(refusal) => return self.tell(vec![said::refused(&refusal)], tongue),
            },
            EventAsk::Leave { number, reason } => Ask::Leave { number, reason },
            EventAsk::Return { number, reason } => Ask::Return { number, reason },
            EventAsk::Away { number, round, bye } => Ask::Away { number, round, bye },
            EventAsk::Present { number, round } => Ask::Present { number, round },
            // Without a word of his own the arbiter draws from the moment at which he asks.
            EventAsk::Draw(seed) if seed.is_empty() => Ask::Draw { seed: stamp(self.time.wall()) },
            EventAsk::Draw(seed) => Ask::Draw { seed },
            EventAsk::Numbers(order) => Ask::Number { order },
            EventAsk::First(side) if !self.seen.rounds().is_empty() => {
                Ask::Score { round: None, board: 1, score: Score::Won(side), reason: None }
            }
            EventAsk::First(first) => Ask::Colour { first },
            EventAsk::Pair => Ask::Pair,
            EventAsk::PairByHand { pairs, odd, reason } => Ask::PairByHand { pairs, odd, reason },
            EventAsk::Unpair(reason) => Ask::Unpair { reason },
            EventAsk::Start => Ask::Start { wall: stamp(self.time.wall()) },
            EventAsk::Score { round, board, score, reason } => Ask::Score { round, board, score, reason },
            EventAsk::Unscore { round, board, reason } => Ask::Unscore { round, board, reason },
            EventAsk::Advance { board, side, reason } => Ask::Advance { board, side, reason },
            EventAsk::Note(text) => Ask::Note(text),
        };
        let reply = self.meeting.handle(Command::new(Seat::Arbiter, ask));
        self.hear(reply, tongue)
    }

    /// A paper of the event, heard: its title, what holds for the whole, a row a line with the heads of the columns.
    fn document(&self, wanted: Wanted, tongue: &Tongue) -> Vec<Out> {
        let document = match Document::of(&self.seen, wanted) {
            Ok(document) => document,
            Err(why) => return self.tell(vec![said::no_document(why)], tongue),
        };
        let form = said::printed(&document, &self.seen, &tongue.wording);
        let facts = form.facts.iter().filter(|(_, value)| !value.is_empty());
        let facts = facts.map(|(name, value)| format!("{name}: {value}"));
        let rows = form.tables.iter().flat_map(|table| table.rows.iter().map(|row| table.row(row)));
        let lines = std::iter::once(form.title.clone()).chain(facts).chain(rows).chain(form.notes.iter().cloned());
        self.tell(lines.map(|line| Sentence::new("menu-line").with("what", Slot::Text(line))).collect(), tongue)
    }

    /// Enters these, one after the other; what is said of each stands behind the others.
    pub(super) fn enter(&mut self, entries: Vec<Entry>, tongue: &Tongue) -> Vec<Out> {
        let enter = |entry| {
            let reply = self.meeting.handle(Command::new(Seat::Arbiter, Ask::Enter(entry)));
            self.hear(reply, tongue)
        };
        entries.into_iter().flat_map(enter).collect()
    }

    fn amended(&self, number: Number, fields: Vec<Field>) -> Result<Entry, Refusal> {
        let player = self.seen.player(number).ok_or(Refusal::NoPlayer(number))?;
        Ok(with(player.entry.clone(), fields))
    }

    fn tell(&self, sentences: Vec<Sentence>, tongue: &Tongue) -> Vec<Out> {
        sentences.iter().map(|sentence| tongue.say(sentence, Priority::Answer)).collect()
    }

    fn hear(&mut self, reply: Reply<Refusal>, tongue: &Tongue) -> Vec<Out> {
        self.seen = self.meeting.look();
        let mut out = put(reply.said, tongue);
        if let Some(error) = reply.unsaved {
            tracing::error!(%error, "the journal of the event cannot be written");
            out.push(tongue.say(&Sentence::new("file-not-saved"), Priority::Flag));
        }
        out
    }

    /// Closes the record in good order.
    pub(super) fn close(&mut self, tongue: &Tongue) -> Vec<Out> {
        let unsaved = self.meeting.leave().unsaved.map(|error| {
            tracing::error!(%error, "the journal of the event cannot be written");
            tongue.say(&Sentence::new("file-not-saved"), Priority::Flag)
        });
        unsaved.into_iter().collect()
    }
}

/// A line of help with its examples.
fn example(topic: EventTopic) -> Sentence {
    let (number, round, rating, year) = EXAMPLE;
    match topic {
        EventTopic::Entries => Sentence::new("help-event-entries").with("n", number).with("m", rating).with("k", year),
        EventTopic::Away => Sentence::new("help-event-away").with("n", number).with("m", round),
        EventTopic::Lots => Sentence::new("help-event-draw"),
        EventTopic::Hand => Sentence::new("help-event-hand").with("n", number).with("m", round),
        EventTopic::Pairs => Sentence::new("help-event-pair").with("n", number),
        EventTopic::Results => Sentence::new("help-event-score").with("n", number),
        EventTopic::Standings => Sentence::new("help-event-standings").with("n", number),
        EventTopic::Papers => Sentence::new("help-event-papers").with("n", number),
    }
}

/// The entry with what was said of him.
fn with(entry: Entry, fields: Vec<Field>) -> Entry {
    fields.into_iter().fold(entry, |mut entry, field| {
        match field {
            Field::Name(name) => entry.name = name,
            Field::Rating(rating) => entry.rating = rating,
            Field::Born(birth) => entry.birth = birth,
            Field::From(from) => entry.from = from,
            Field::Title(title) => entry.title = title,
            Field::Id(id) => entry.id = id,
            Field::Sex(sex) => entry.sex = Some(sex),
            Field::Needs(needs) => entry.needs = needs,
            Field::Assistant(name) => entry.assistants.push(name),
            Field::HorsConcours => entry.hors_concours = true,
        }
        entry
    })
}

/// What is said of an event is for whoever sits at its desk.
fn put(said: Vec<Utterance>, tongue: &Tongue) -> Vec<Out> {
    said.iter().map(|utterance| Out { to: None, ..tongue.put(utterance) }).collect()
}

/// It is heard where it is asked for, and stands in the record otherwise.
fn deaf(tongue: &Tongue) -> Listener {
    Listener { ears: Some(Ears::NONE), wording: Arc::clone(&tongue.wording), style: tongue.style }
}
