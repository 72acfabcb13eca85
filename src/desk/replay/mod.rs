//! A replay: step, jump, play on, at a pace or as it was played.

mod acts;
mod branch;
mod collection;
mod game_tree;
mod own;
mod remarks;
mod said;
mod sounded;
mod variation;

use std::path::Path;
use std::sync::Arc;

use self::acts::Act;
use self::branch::Branch;
use self::collection::GamesFile;
use self::game_tree::GameTree;
use self::own::OwnNotes;
pub use self::own::own_notes;
pub use self::remarks::{Remarked, remarked};
pub use self::said::told;
use self::said::{damage_sentence, no_number, noted, notes, opening, origin};
use self::sounded::Ear;
use super::archive::{self, Recorded};
use super::readings::{Choice, Readings};
use super::{Config, trouble};
use crate::scan::{Offered, ScanAction, any_line, begins, leave};
use crate::screens::Screen;
use crate::{Archive, Desk, Out, Presenter};
use golos_clock::Ms;
use golos_game::{Event, MoveEvent, MoveRequest, Query, RecordRequest, Request, Seat, State, fold};
use golos_input::{ActKind, CommandParseError, CursorKey, Intent, ReplayRequest, Tokens, help_replay, switch};
use golos_journal::{self as journal, Damage, Record, Unreadable};
use golos_rules::{BySide, PlaceNames, Side};
use golos_speech::{Announcement, Announcer, Kind, misfit, unfounded};
use golos_table::{TableError, Time};
use golos_wording::{Sentence, Slot, message, text_key};

/// One move in so much time where no pace was asked for.
const PACE: Ms = Ms::from_secs(2);

/// How the replay goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Still,
    Pace(Ms),
    Real,
}

/// A game being replayed. Step 0 is the start; a step ends before the next move is made.
pub struct Replayer {
    records: Vec<Record>,
    /// The number of records that belong to the steps up to each one.
    ends: Vec<usize>,
    /// What happened, in order: a replay goes from one to the next.
    acts: Vec<Act>,
    step: usize,
    /// So many records are shown.
    shown: usize,
    /// Who hears what is told.
    ear: Ear,
    state: State,
    run: Run,
    /// When the next step is due, in the time of the source.
    due: Option<Ms>,
    time: Arc<dyn Time>,
    /// Whether the whole record could be shown.
    is_sound: bool,
    /// Whether anybody kept the times.
    is_timed: bool,
    /// Whether the file notes the time that a move left, where nobody kept the times.
    notes_times: bool,
    /// What was noted here; `None` if that cannot be kept.
    own: Option<OwnNotes>,
    /// The file of games that it was taken from.
    file: Option<GamesFile>,
    /// What the file says of the moves, with its variations.
    tree: Option<GameTree>,
    /// The moves beside the game that are shown, each branch with those that it goes out from before it.
    branches: Vec<Branch>,
    /// The readings of the move that was tried last.
    readings: Option<Readings>,
}

impl Replayer {
    pub(super) fn open(
        (path, game): (&Path, Option<u32>),
        pace: Option<Ms>,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Replayer, Vec<Out>), TableError> {
        let (mut player, out) = Replayer::read((path, game), &config.archive, time, presenter)?;
        if let Some(pace) = pace {
            player.play_on(Run::Pace(pace));
        }
        Ok((player, out))
    }

    /// Reads a game: a record, or the game of this number of a file of games, from 1.
    fn read(
        (path, game): (&Path, Option<u32>),
        archive: &Arc<dyn Archive>,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Replayer, Vec<Out>), TableError> {
        let recorded = archive::game(archive.as_ref(), path, game, presenter.wording)?;
        let file = recorded.place.map(|(number, _)| GamesFile {
            path: path.to_owned(),
            archive: Arc::clone(archive),
            number,
            listed: None,
        });
        let game = file.as_ref().and(recorded.tree.as_deref());
        let own = archive.notes(path, game).filter(|_| file.is_none() || game.is_some());
        let own = own.map(|notes| OwnNotes::at(notes, archive));
        let (player, out) = Replayer::noted(recorded, own, time, presenter)?;
        Ok((Replayer { file, ..player }, out))
    }

    /// The replay of a record that was read, and of which no notes are kept.
    pub(super) fn of(
        recorded: Recorded,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Replayer, Vec<Out>), TableError> {
        Replayer::noted(recorded, None, time, presenter)
    }

    fn noted(
        Recorded { bytes, place, findings, tree, .. }: Recorded,
        own: Option<OwnNotes>,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Replayer, Vec<Out>), TableError> {
        let log = journal::read(&bytes);
        if let Some(unreadable) = log.unreadable() {
            return Err(TableError::Unreadable(unreadable));
        }
        let replayed = journal::replay(&log.records)?;
        // What does not fit is not shown: the sound part is.
        let sound = replayed.misfit.as_ref().map_or(log.records.len(), |(seq, _)| usize::try_from(*seq).unwrap_or(0));
        let line = |seq: u64| u32::try_from(seq).unwrap_or(u32::MAX).saturating_add(1);
        let unfit = replayed.misfit.as_ref().map(|(seq, corrupt)| misfit(corrupt, line(*seq)));
        let objection = journal::first_unfounded::<State>(&log.records);
        let unfit = objection.map(|(line, finding)| unfounded(&finding, line)).or(unfit);
        let is_sound =
            replayed.misfit.is_none() && findings.is_empty() && !matches!(log.damage, Some(Damage::Broken { .. }));
        let mut records = log.records;
        records.truncate(sound);
        let ends = steps(&records);
        let is_timed = replayed.state.is_timed();
        let acts = if is_timed { acts::acts(&records) } else { acts::moves(&records, &ends) };
        let shown = acts.first().map_or(records.len(), |act| act.start);
        let state = fold_all(&records, shown)?;
        let (step, run, due) = (0, Run::Still, None);
        let tree = tree.map(GameTree::new);
        let notes_times = !is_timed && tree.as_ref().is_some_and(GameTree::has_times);
        let time = Arc::clone(time);
        let player = Replayer {
            records,
            ends,
            acts,
            step,
            shown,
            ear: Ear::Now,
            state,
            run,
            due,
            time,
            is_sound,
            is_timed,
            notes_times,
            own,
            file: None,
            tree,
            branches: Vec::new(),
            readings: None,
        };
        let mut out = vec![presenter.say(&opening(&replayed.state), Kind::Answer)];
        out.extend(
            place
                .filter(|place| *place != (1, 1))
                .map(|(n, m)| presenter.say(&message::replay_game(n, m), Kind::Answer)),
        );
        out.extend(
            findings.into_iter().map(|text| presenter.say(&message::replay_finding(Slot::Text(text)), Kind::Trouble)),
        );
        out.extend((!is_timed && !notes_times).then(|| presenter.say(&message::replay_untimed(), Kind::Answer)));
        let damage = log.damage.as_ref().map(damage_sentence);
        out.extend(unfit.into_iter().chain(damage).map(|sentence| presenter.say(&sentence, Kind::Trouble)));
        out.extend(player.start(presenter));
        Ok((player, out))
    }

    /// The game as it stood, or what is tried from there.
    #[must_use]
    pub fn state(&self) -> &State {
        self.branches.last().and_then(Branch::state).unwrap_or(&self.state)
    }

    /// Whether every line of the record fits; a torn last line is none.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.is_sound
    }

    /// The moment that the clocks are shown at: when the last record of the step was made.
    #[must_use]
    pub fn now(&self) -> Ms {
        self.state().at()
    }

    /// The step that is shown and the last one, from 0.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.step, self.ends.len().saturating_sub(1))
    }

    /// Where in the game it is; of a game without a move there is nothing to count.
    #[must_use]
    pub fn stands(&self) -> Sentence {
        let (step, last) = self.place();
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        match last {
            0 => message::replay_empty(),
            _ => message::replay_position(number(step), number(last)),
        }
    }

    pub(super) fn prompt(&self) -> Sentence {
        let (step, last) = self.place();
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        if last == 0 {
            return message::prompt_replay_empty();
        }
        message::prompt_replay(number(step), number(last))
    }

    fn ask(&mut self, ask: ReplayRequest, presenter: &Presenter) -> Vec<Out> {
        let say = |sentence: Sentence| vec![presenter.say(&sentence, Kind::Answer)];
        if !matches!(ask, ReplayRequest::Clock | ReplayRequest::Board | ReplayRequest::Repeat) {
            self.play_on(Run::Still);
        }
        match ask {
            ReplayRequest::Next if self.is_in_branch() => self.next_in_branch(presenter),
            ReplayRequest::Next => self.next(presenter),
            ReplayRequest::Previous if self.is_in_branch() => self.back(presenter),
            ReplayRequest::Previous => self.jump(self.step.saturating_sub(1), presenter),
            ReplayRequest::First => self.go_to_start(presenter),
            ReplayRequest::Last => self.jump(usize::MAX, presenter),
            ReplayRequest::Go { number, black } => {
                self.go(usize::try_from(number).unwrap_or(usize::MAX), black, presenter)
            }
            ReplayRequest::Position { number } => self.go_to(usize::try_from(number).unwrap_or(usize::MAX), presenter),
            ReplayRequest::Play { .. } | ReplayRequest::RealTime if self.is_in_branch() => {
                let mut out = self.jump(self.step, presenter);
                out.extend(self.ask(ask, presenter));
                out
            }
            ReplayRequest::Play { pace } => {
                self.play_on(Run::Pace(if pace == 0 { PACE } else { Ms::new(pace) }));
                Vec::new()
            }
            ReplayRequest::RealTime => {
                self.play_on(Run::Real);
                say(message::replay_realtime())
            }
            ReplayRequest::Halt => say(message::replay_stopped()),
            ReplayRequest::Clock if self.is_in_branch() => say(message::replay_branch_clock()),
            ReplayRequest::Clock if self.notes_times => self.noted_times(presenter),
            ReplayRequest::Clock if !self.is_timed => say(message::replay_untimed()),
            ReplayRequest::Clock => self.clocks(presenter),
            ReplayRequest::Board => self.answer(&Query::Board, presenter),
            ReplayRequest::Repeat if self.is_in_branch() => self.told_in_branch(presenter),
            ReplayRequest::Repeat => {
                self.answer(&Query::Last, presenter).into_iter().chain(self.notes(presenter)).collect()
            }
            ReplayRequest::Seek { kind, is_back } => self.seek(kind, is_back, presenter),
            ReplayRequest::Hear(ear) => self.hear_as(ear, presenter),
            // Another screen opens: the desk does that.
            ReplayRequest::PlayFrom { .. } => Vec::new(),
            ReplayRequest::Variations => self.list_variations(presenter),
            ReplayRequest::Variation { number } => self.enter_variation(number, presenter),
            ReplayRequest::MainLine if self.is_in_branch() => self.jump(self.step, presenter),
            ReplayRequest::MainLine => say(message::refuse_replay_variations()),
        }
    }

    fn answer(&self, query: &Query, presenter: &Presenter) -> Vec<Out> {
        let answers = Announcer::default().answer(self.state(), Seat::Arbiter, query, self.now(), presenter.wording);
        answers.into_iter().map(|utterance| presenter.announce(utterance)).collect()
    }

    /// What happened next, and both clocks behind a move.
    fn next(&mut self, presenter: &Presenter) -> Vec<Out> {
        let before = self.step;
        let mut out = Vec::new();
        while out.is_empty() {
            let Some(act) = self.acts.iter().find(|act| act.end > self.shown).cloned() else {
                self.play_on(Run::Still);
                return vec![presenter.say(&message::replay_end(), Kind::Answer)];
            };
            out = self.tell(&act, presenter);
        }
        self.readings = None;
        if self.step != before {
            out.extend(self.of_file(presenter));
            out.extend(self.own_notes(presenter));
            out.extend(self.clocks(presenter));
        }
        out
    }

    /// What happened up to the next move of the game, and that move.
    fn step_to_move(&mut self, presenter: &Presenter) -> Vec<Out> {
        let before = self.step;
        let mut out = self.next(presenter);
        while self.step == before && self.acts.last().is_some_and(|act| act.end > self.shown) {
            out.extend(self.next(presenter));
        }
        out
    }

    /// Moves on past an act, and returns what it announces.
    fn tell(&mut self, act: &Act, presenter: &Presenter) -> Vec<Out> {
        let mut herald = Announcer::default();
        let mut heard: Vec<Announcement> = Vec::new();
        for record in self.records.get(self.shown..act.end).unwrap_or_default() {
            let before = self.state.clone();
            if fold(&mut self.state, record).is_ok() && !(self.tree.is_some() && noted(&record.event).is_some()) {
                heard.extend(acts::heard(&mut herald, &before, &self.state, record, self.is_timed));
            }
        }
        let start = std::mem::replace(&mut self.shown, act.end);
        self.step = self.step_at(self.shown);
        if self.ear != Ear::Now {
            return self.sounded(start, presenter);
        }
        // Nobody has to hear a game of long ago to its end: the next key cuts it.
        heard.into_iter().map(|utterance| presenter.announce(utterance.past())).collect()
    }

    /// The step that so many records belong to: the number of the moves in them.
    fn step_at(&self, shown: usize) -> usize {
        let made = self.ends.split_last().map_or(&[][..], |(_, made)| made);
        made.iter().filter(|&&made| made < shown).count()
    }

    /// To the next act of a kind, or the one before.
    fn seek(&mut self, kind: ActKind, is_back: bool, presenter: &Presenter) -> Vec<Out> {
        let found = if is_back {
            self.acts.iter().rev().find(|act| act.end < self.shown && act.is(kind))
        } else {
            self.acts.iter().find(|act| act.end > self.shown && act.is(kind))
        };
        let Some(act) = found.cloned() else {
            return vec![presenter.say(&message::replay_no_act(), Kind::Answer)];
        };
        self.branches.clear();
        self.readings = None;
        let Ok(state) = fold_all(&self.records, act.start) else { return Vec::new() };
        (self.state, self.shown) = (state, act.start);
        let ear = std::mem::replace(&mut self.ear, Ear::Now);
        let mut out = self.tell(&act, presenter);
        self.ear = ear;
        out.insert(0, presenter.say(&self.stands(), Kind::Answer));
        if !self.records.get(act.start).is_some_and(is_made) {
            out.splice(1..1, self.answer(&Query::Last, presenter));
        }
        out.extend(self.clocks(presenter));
        out
    }

    /// To the position after a move.
    fn go(&mut self, number: usize, black: bool, presenter: &Presenter) -> Vec<Out> {
        // Where Black begins, or behind the moves of an opening, the first numbers have been passed.
        let start = fold_all(&self.records, self.ends.first().copied().unwrap_or(0));
        let before = start.map_or(0, |start| start.plies_before());
        let plies = number.saturating_mul(2).saturating_sub(usize::from(!black) + before);
        match self.step_after(plies) {
            Some(step) => self.jump(step, presenter),
            None => no_number(number, (self.ends.len().saturating_sub(1) + before).div_ceil(2), presenter),
        }
    }

    /// To the position of this number.
    fn go_to(&mut self, number: usize, presenter: &Presenter) -> Vec<Out> {
        let (_, last) = self.place();
        if number > last { no_number(number, last, presenter) } else { self.jump(number, presenter) }
    }

    /// The first step that ends with so many moves completed; the last one also with those whose clock was not pressed.
    fn step_after(&self, plies: usize) -> Option<usize> {
        let mut state = fold_all(&self.records, 1).ok()?;
        let mut folded = 1;
        for (step, &end) in self.ends.iter().enumerate() {
            for record in self.records.get(folded..end).unwrap_or_default() {
                fold(&mut state, record).ok()?;
            }
            folded = folded.max(end);
            if state.plies().len() == plies {
                return Some(step);
            }
        }
        (state.half_moves_made() == plies).then(|| self.ends.len().saturating_sub(1))
    }

    /// To the start, before anything has happened.
    fn go_to_start(&mut self, presenter: &Presenter) -> Vec<Out> {
        let out = self.jump(0, presenter);
        if let Some(act) = self.acts.first()
            && let Ok(state) = fold_all(&self.records, act.start)
        {
            (self.state, self.shown) = (state, act.start);
        }
        out
    }

    fn jump(&mut self, step: usize, presenter: &Presenter) -> Vec<Out> {
        let (_, last) = self.place();
        self.readings = None;
        let mut out = Vec::new();
        if self.is_in_branch() {
            self.branches.clear();
            out.push(presenter.say(&message::replay_branch_left(), Kind::Answer));
        }
        self.step = step.min(last);
        // Behind a move stands what happened until the next.
        self.shown = self.ends.get(self.step).copied().unwrap_or(0);
        if let Ok(state) = fold_all(&self.records, self.shown) {
            self.state = state;
        }
        if self.step == 0 && step == 0 {
            out.extend(self.start(presenter));
            return out;
        }
        let place = self.stands();
        out.push(presenter.say(&place, Kind::Answer));
        out.extend(self.answer(&Query::Last, presenter));
        if self.state.verdict().is_some() {
            // Whose turn it is in a game that is over: nobody's, and why.
            out.extend(self.answer(&Query::Turn, presenter));
        }
        out.extend(self.notes(presenter));
        out.extend(self.clocks(presenter));
        out
    }

    /// Keeps a note on this step.
    fn note_down(&mut self, text: &str, presenter: &Presenter) -> Out {
        if self.is_in_branch() {
            return presenter.say(&message::refuse_replay_branch_note(), Kind::Answer);
        }
        let sentence = match self.own.as_mut().map(|own| own.add(self.step, text)) {
            None => message::refuse_replay_note(),
            Some(Ok(true)) => message::note_added(),
            Some(Ok(false)) => message::refuse_note(),
            Some(Err(error)) => trouble(&TableError::Write(error)),
        };
        presenter.say(&sentence, Kind::Answer)
    }

    /// The notes that were taken at this step in a replay.
    fn own_notes(&self, presenter: &Presenter) -> Vec<Out> {
        let texts = self.own.iter().flat_map(|own| own.of(self.step));
        let told = |text| presenter.say(&message::replay_own_note(Slot::Text(text)), Kind::Answer);
        texts.map(told).collect()
    }

    /// What is noted at this step: in the record, then beside it.
    fn notes(&self, presenter: &Presenter) -> Vec<Out> {
        let start = self.step.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(self.step).copied().unwrap_or(start);
        // Of a file the tree says what is said of a move; where the game comes from only the record says.
        let is_told = self.tree.is_none() || self.step == 0;
        let records = self.records.get(start..end).filter(|_| is_told).unwrap_or_default();
        let notes = match self.tree {
            Some(_) => origin(records).into_iter().collect(),
            None => notes(records, self.is_timed),
        };
        let mut out: Vec<Out> = notes.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect();
        out.extend(self.of_file(presenter));
        out.extend(self.own_notes(presenter));
        out
    }

    /// The starting position, and the drawn opening that leads to it.
    fn start(&self, presenter: &Presenter) -> Vec<Out> {
        let mut out = vec![presenter.say(&message::replay_start(), Kind::Answer)];
        if self.state.opening().is_some() {
            out.extend(self.answer(&Query::Opening, presenter));
        }
        out.extend(self.notes(presenter));
        out
    }

    /// Both clocks; nothing where nobody kept the times.
    fn clocks(&self, presenter: &Presenter) -> Vec<Out> {
        if self.is_timed { self.answer(&Query::Clock, presenter) } else { Vec::new() }
    }

    /// The times that the file notes up to here.
    fn noted_times(&self, presenter: &Presenter) -> Vec<Out> {
        let left = self.tree.as_ref().map_or(BySide::new(None, None), |tree| tree.left(self.step));
        let told = |side: Side| Some(message::replay_left_of(side, left[side]?));
        let mut said: Vec<Sentence> = Side::BOTH.into_iter().filter_map(told).collect();
        if said.is_empty() {
            said.push(message::replay_untimed_yet());
        }
        said.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
    }

    fn play_on(&mut self, run: Run) {
        self.run = run;
        let now = self.time.elapsed();
        let more = self.acts.last().is_some_and(|act| act.end > self.shown);
        self.due = match run {
            _ if !more => None,
            Run::Still => None,
            Run::Pace(pace) => Some(now + pace),
            Run::Real => Some(now + self.span_to_next()),
        };
    }

    /// How long it is until something happens.
    fn span_to_next(&self) -> Ms {
        let next = self.acts.iter().find(|act| act.end > self.shown);
        let next = next.and_then(|act| self.records.get(act.start));
        next.map_or(Ms::ZERO, |next| next.at - self.state.at())
    }
}

fn note(sentence: Sentence) -> Announcement {
    Announcement::answer(Seat::Arbiter, sentence)
}

/// What the hand means in a replay: sideways it steps, up and down it goes to the ends, and it starts and stops.
const fn by_hand(key: CursorKey) -> ReplayRequest {
    match key {
        CursorKey::Right | CursorKey::Pick => ReplayRequest::Next,
        CursorKey::Left => ReplayRequest::Previous,
        CursorKey::Up | CursorKey::UpLeft | CursorKey::UpRight => ReplayRequest::First,
        CursorKey::Down | CursorKey::DownLeft | CursorKey::DownRight => ReplayRequest::Last,
        CursorKey::Confirm => ReplayRequest::Play { pace: 0 },
        CursorKey::Drop => ReplayRequest::Halt,
    }
}

fn is_made(record: &Record) -> bool {
    matches!(record.event, Event::Move(MoveEvent::Made { .. }))
}

/// Where each step ends: before the next move is made, and at the end of the record.
fn steps(records: &[Record]) -> Vec<usize> {
    let made = records.iter().enumerate().filter(|(_, record)| is_made(record));
    made.map(|(index, _)| index).chain([records.len()]).collect()
}

fn fold_all(records: &[Record], end: usize) -> Result<State, Unreadable> {
    journal::replay(records.get(..end).unwrap_or_default()).map(|replay| replay.state)
}

impl Screen for Replayer {
    fn offered(&self, _seat: Option<Seat>, _desk: &Desk) -> Vec<switch::Branch<Offered>> {
        let step = |key, ask| Offered::named(key, ScanAction::Request(Intent::Replay(ask)));
        vec![
            step(text_key::WORDS_NEXT, ReplayRequest::Next),
            step(text_key::WORDS_PREVIOUS, ReplayRequest::Previous),
            step(text_key::WORDS_BOARD, ReplayRequest::Board),
            step(text_key::WORDS_CLOCK, ReplayRequest::Clock),
            step(text_key::WORDS_REPEAT, ReplayRequest::Repeat),
            step(text_key::WORDS_FIRST, ReplayRequest::First),
            step(text_key::WORDS_END, ReplayRequest::Last),
            begins(text_key::WORDS_NOTE, "note"),
            any_line(),
            leave(),
        ]
    }

    fn prompt_text(&self, presenter: &Presenter) -> String {
        presenter.say(&self.prompt(), Kind::Typing).written
    }

    fn until_deadline(&self) -> Option<Ms> {
        self.due.map(|due| due - self.time.elapsed())
    }

    fn place_names(&self) -> PlaceNames {
        self.state().board().place_names()
    }

    fn read_line(&self, line: &Tokens, presenter: &Presenter) -> Result<Intent, CommandParseError> {
        let lexicon = &presenter.lexicon;
        // Who has been asked which move he means answers that, before a number is one of a move of the game.
        if let Some(Choice::Move(reading)) =
            self.readings.as_ref().and_then(|readings| readings.choose(line.text(), presenter))
        {
            return Ok(Intent::Game { by: None, ask: Request::Move(MoveRequest::Make(reading)) });
        }
        lexicon.replay(line).or_else(|unparsed| match (&unparsed, lexicon.play(line)) {
            (
                CommandParseError::Unknown(_),
                Ok(tried @ Intent::Game { ask: Request::Move(MoveRequest::Make(_)), .. }),
            ) => Ok(tried),
            _ => Err(unparsed),
        })
    }

    fn take(&mut self, _seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        let out = match intent {
            Intent::Leave => return (Vec::new(), true),
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => {
                let tried = message::replay_try();
                help_replay().iter().chain([&tried]).map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
            }
            Intent::Replay(ask) => self.ask(ask, presenter),
            Intent::Games(ask) => self.of_games(&ask, presenter),
            Intent::Choose(number) => self.go(number, false, presenter),
            Intent::BoardCursor(key) => self.ask(by_hand(key), presenter),
            Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Clock)), .. } => {
                self.ask(ReplayRequest::Clock, presenter)
            }
            Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Repeat | Query::Last)), .. } => {
                self.ask(ReplayRequest::Repeat, presenter)
            }
            Intent::Game { ask: Request::Record(RecordRequest::Note(text)), .. } => {
                vec![self.note_down(&text, presenter)]
            }
            // In a replay every question is allowed: nobody plays here.
            Intent::Game { ask: Request::Record(RecordRequest::Query(query)), .. } => self.answer(&query, presenter),
            Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. } => self.try_move(&text, presenter),
            Intent::Game { ask: Request::Move(MoveRequest::Press), .. } => self.ask(ReplayRequest::Next, presenter),
            Intent::Game { .. }
            | Intent::Match { .. }
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope { .. }
            | Intent::Ending { .. }
            | Intent::AfterGame(_)
            | Intent::Drill(_)
            | Intent::AtHour { .. }
            | Intent::Tell { .. }
            | Intent::Walk(_)
            | Intent::SetUp(_) => self.ask(ReplayRequest::Repeat, presenter),
            Intent::Text(text) => {
                vec![presenter.say(&message::refuse_replay(Slot::Text(text)), Kind::Answer)]
            }
        };
        (out, false)
    }

    fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.due.is_none_or(|due| due > self.time.elapsed()) {
            return Vec::new();
        }
        let run = self.run;
        let out = self.next(presenter);
        self.play_on(run);
        out
    }
}
