//! What may be shown by now: the records of a folder, each held back until the delay has passed since it happened.

use std::collections::{BTreeMap, VecDeque};

use chrono::DateTime;

use super::WebScene;
use golos_clock::Ms;
use golos_desk::{EVENT_ENDING, MATCH_ENDING};
use golos_files::follow::FolderNews;
use golos_game as game;
use golos_journal::{Chain, JournalLine, Record, Schema};
use golos_ledger::{StateMachine, fold};
use golos_profile::HallList;
use golos_tournament::event;

/// So many games are kept: the newest of a folder.
pub(super) const MOST_GAMES: usize = 1000;

/// So many are kept beside an event: its own are among the newest.
const MOST_BESIDE: usize = 4000;

/// The moment of a look: on a clock that never goes back, and on the wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub elapsed: Ms,
    /// Milliseconds since 1970.
    pub wall: i64,
}

/// What is known of a folder, and what of it may be shown.
pub(super) struct Shown {
    delay: Ms,
    /// The name of the journal of the event that is shown; none: all games of the folder.
    wanted: Option<String>,
    /// Whether they are the boards of a hall alone.
    is_hall: bool,
    games: BTreeMap<String, Tape<game::State>>,
    event: Option<Tape<event::State>>,
    /// Counts what changed of the list of boards.
    version: u64,
    has_begun: bool,
}

/// The records of one journal as far as they may be shown.
pub(super) struct Tape<M: StateMachine> {
    /// The checksum of its first line, by which it is asked for.
    pub id: String,
    chain: Chain,
    held: VecDeque<(Ms, Record<M::Event>)>,
    /// What has been released.
    pub records: Vec<Record<M::Event>>,
    /// The fold of what has been released.
    pub state: Option<M>,
    /// Nothing more of it is understood.
    is_broken: bool,
    /// Wall time and time of the record that named a wall time last.
    known: Option<(i64, Ms)>,
}

impl Shown {
    pub fn new(scene: &WebScene, delay: Ms) -> Shown {
        Shown {
            delay,
            wanted: scene.event(),
            is_hall: matches!(scene, WebScene::Hall(_)),
            games: BTreeMap::new(),
            event: None,
            version: 1,
            has_begun: false,
        }
    }

    pub fn delay(&self) -> Ms {
        self.delay
    }

    pub fn version(&self) -> u64 {
        self.version
    }

    pub fn event(&self) -> Option<&event::State> {
        self.event.as_ref()?.state.as_ref()
    }

    /// Whether an event is shown, be there anything of it to be shown or not.
    pub fn is_event(&self) -> bool {
        self.wanted.is_some()
    }

    /// Whether the boards of a hall are shown.
    pub fn is_hall(&self) -> bool {
        self.is_hall
    }

    /// The boards of a hall of which something may be shown, by their numbers.
    pub fn boards(&self) -> impl Iterator<Item = (u32, &Tape<game::State>)> {
        let files: BTreeMap<u32, &str> = self.games.keys().filter_map(|name| board_file(name)).collect();
        let tape = |(number, file): (u32, &str)| Some((number, self.games.get(self.at_board(file)?)?));
        files.into_iter().filter_map(tape).filter(|(_, tape)| tape.state.is_some())
    }

    /// The games of which something may be shown, by the name of their journal.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (&str, &Tape<game::State>)> {
        self.games.iter().filter(|(_, tape)| tape.state.is_some()).map(|(name, tape)| (name.as_str(), tape))
    }

    /// The game that is asked for by this checksum, if it is shown here at all.
    pub fn game(&self, id: &str) -> Option<&Tape<game::State>> {
        let (name, tape) = self.games().find(|(_, tape)| tape.id == id)?;
        self.belongs(name).then_some(tape)
    }

    /// Whether a journal is shown: of an event those of its boards.
    fn belongs(&self, name: &str) -> bool {
        if self.wanted.is_none() {
            return !self.is_hall || board_file(name).is_some_and(|(_, file)| self.at_board(file) == Some(name));
        }
        let boards = self.event().into_iter().flat_map(|event| event.rounds()).flat_map(|round| &round.boards);
        let mut files = boards.flat_map(|board| board.file.iter().chain(board.files.values()));
        files.any(|file| self.at_board(file).is_some_and(|it| it == name))
    }

    /// The journal in which the game of this file is: it may have gone on beside it.
    pub fn at_board(&self, file: &str) -> Option<&str> {
        let stem = file.strip_suffix(".ron").unwrap_or(file);
        let beside = |number: u32| match number {
            1 => format!("{stem}.moved.ron"),
            number => format!("{stem}.{number}.moved.ron"),
        };
        let moved = (1..).map(beside).map_while(|name| self.games.get_key_value(&name)).last();
        moved.or_else(|| self.games.get_key_value(&format!("{stem}.ron"))).map(|(name, _)| name.as_str())
    }

    /// Takes what was appended. What was there before the first look happened when its record says; what comes later, now.
    pub fn take(&mut self, news: FolderNews, now: Moment) {
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        for grown in news.grown {
            if grown.name.ends_with(EVENT_ENDING) {
                if self.wanted.as_deref() == Some(&grown.name) {
                    Tape::of(&mut self.event, &grown.first).take(&grown.lines, is_first, self.delay, now);
                }
            } else if !grown.name.ends_with(MATCH_ENDING) {
                let mut tape = self.games.remove(&grown.name);
                Tape::of(&mut tape, &grown.first).take(&grown.lines, is_first, self.delay, now);
                self.games.extend(tape.map(|tape| (grown.name, tape)));
            }
        }
        let most = if self.wanted.is_none() { MOST_GAMES } else { MOST_BESIDE };
        while self.games.len() > most {
            self.games.pop_first();
        }
    }

    /// Releases what is due. The checksums of the games of which something new may be shown.
    pub fn release(&mut self, now: Ms) -> Vec<String> {
        let is_newer = self.event.as_mut().is_some_and(|event| event.release(now));
        let changed = self.games.values_mut().filter_map(|game| game.release(now).then(|| game.id.clone()));
        let changed: Vec<String> = changed.collect();
        if is_newer || !changed.is_empty() {
            self.version += 1;
        }
        changed
    }

    /// When something is due next.
    pub fn due(&self) -> Option<Ms> {
        let games = self.games.values().filter_map(|game| game.held.front()).map(|(due, _)| *due);
        let event = self.event.as_ref().and_then(|event| event.held.front()).map(|(due, _)| *due);
        games.chain(event).min()
    }
}

/// The board of a hall whose record has this name, and the first part of the name.
fn board_file(name: &str) -> Option<(u32, &str)> {
    let stem = name.split('.').next()?;
    let number = stem.strip_prefix(HallList::BOARD)?.strip_prefix('-')?.parse().ok()?;
    Some((number, stem))
}

impl<M: StateMachine> Tape<M>
where
    M::Event: Schema,
{
    /// The journal with this first line; another one of the same name is forgotten.
    fn of<'a>(kept: &'a mut Option<Tape<M>>, first: &str) -> &'a mut Tape<M> {
        if kept.as_ref().is_some_and(|tape| tape.id != first) {
            *kept = None;
        }
        kept.get_or_insert_with(|| Tape {
            id: first.to_owned(),
            chain: Chain::default(),
            held: VecDeque::new(),
            records: Vec::new(),
            state: None,
            is_broken: false,
            known: None,
        })
    }

    fn take(&mut self, lines: &[JournalLine], was_there: bool, delay: Ms, now: Moment) {
        for line in lines {
            let text = line.text.strip_suffix(b"\n").unwrap_or(&line.text);
            let record = if self.is_broken { None } else { self.chain.decode::<M::Event>(text).ok() };
            let Some(record) = record else {
                self.is_broken = true;
                return;
            };
            let age = self.age(&record, now);
            let passed = if was_there { age } else { Ms::ZERO };
            let due = now.elapsed + Ms::new(delay.get().saturating_sub(passed.get()));
            // Nothing overtakes what happened before it.
            let due = self.held.back().map_or(due, |(last, _)| due.max(*last));
            self.held.push_back((due, record));
        }
    }

    /// How long ago a record was made, by the wall times of the journal; none in the future, and none without such a time.
    fn age(&mut self, record: &Record<M::Event>, now: Moment) -> Ms {
        let wall = record.wall.as_deref().and_then(|wall| DateTime::parse_from_rfc3339(wall).ok());
        if let Some(wall) = wall {
            self.known = Some((wall.timestamp_millis(), record.at));
        }
        let age = self.known.map_or(0, |(wall, at)| {
            let since = i64::try_from(record.at.get().saturating_sub(at.get())).unwrap_or(i64::MAX);
            now.wall.saturating_sub(wall.saturating_add(since))
        });
        Ms::new(u64::try_from(age).unwrap_or(0))
    }

    fn release(&mut self, now: Ms) -> bool {
        let mut is_newer = false;
        while let Some((_, record)) = self.held.pop_front_if(|(due, _)| *due <= now) {
            let fits = match &mut self.state {
                None if self.records.is_empty() => {
                    self.state = M::setup_in(&record.event).and_then(|setup| M::open(setup.clone()).ok());
                    self.state.is_some()
                }
                None => false,
                Some(state) => fold(state, &record).is_ok(),
            };
            if !fits {
                self.is_broken = true;
                self.held.clear();
                break;
            }
            self.records.push(record);
            is_newer = true;
        }
        is_newer
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use golos_files::follow::Folder;

    const MINUTES: [Ms; 3] = [Ms::ZERO, Ms::from_mins(5), Ms::from_mins(60)];

    #[test]
    fn nothing_is_shown_before_its_delay_has_passed() {
        let game = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/journal/v1-russian.ron")).unwrap();
        let text = String::from_utf8(game.clone()).unwrap();
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
        for delay in MINUTES {
            let folder = tempfile::tempdir().unwrap();
            let mut followed = Folder::new(folder.path());
            let mut shown = Shown::new(&WebScene::Games(folder.path().to_owned()), delay);
            let mut now = Ms::from_secs(1);
            let moment =
                |elapsed: Ms| Moment { elapsed, wall: 1_800_000_000_000 + i64::try_from(elapsed.get()).unwrap() };
            shown.take(followed.look(), moment(now));
            let mut made: Vec<Ms> = Vec::new();
            for end in &ends {
                fs::write(folder.path().join("a.ron"), &text[..*end]).unwrap();
                now += Ms::from_secs(20);
                made.push(now);
                shown.take(followed.look(), moment(now));
                shown.release(now);
                let expected = made.iter().filter(|at| **at + delay <= now).count();
                let seen = shown.games().map(|(_, tape)| tape.records.len()).sum::<usize>();
                assert_eq!(seen, expected, "{delay}");
                assert_eq!(shown.due(), made.get(seen).map(|at| *at + delay));
            }
            shown.release(now + delay);
            assert_eq!(shown.games().map(|(_, tape)| tape.records.len()).collect::<Vec<_>>(), [ends.len()]);
        }
    }

    #[test]
    fn what_was_there_before_is_as_old_as_its_record_says_and_never_from_the_future() {
        let folder = tempfile::tempdir().unwrap();
        fs::copy(
            concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/journal/v1-russian.ron"),
            folder.path().join("a.ron"),
        )
        .unwrap();
        let opened = DateTime::parse_from_rfc3339("2026-11-22T07:56:47.857+00:00").unwrap().timestamp_millis();
        let count = |since: i64| {
            let mut shown = Shown::new(&WebScene::Games(folder.path().to_owned()), Ms::from_mins(5));
            let now = Moment { elapsed: Ms::ZERO, wall: opened + since };
            shown.take(Folder::new(folder.path()).look(), now);
            shown.release(now.elapsed);
            let seen = shown.games().map(|(_, tape)| tape.records.len()).sum::<usize>();
            (seen, shown.games().next().is_none())
        };
        assert_eq!([-1, 0, 299_999].map(count), [(0, true); 3]);
        assert!(count(300_000).0 > 0);
        let all = count(1_000_000_000_000).0;
        assert!(all > count(300_000).0, "{all}");
    }
}
