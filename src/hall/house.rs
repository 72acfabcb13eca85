//! The house: the boards of a hall, and everybody who sits at one of them over a line. It opens no file and no socket,
//! reads no clock, and waits for nobody.

mod event;
mod looking;
mod seats;
mod told;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::auth_store::AuthStore;
use super::guest::{Guest, Held};
use super::{AuditEntry, ConnId, Credit, Face, Flow, News, Size, Turn, VisitLog, What};
use golos_clock::Ms;
use golos_desk::{Config, Desk, Later, NewGame, Out, Presenter};
use golos_game::{Chance, Phase, Search, Seat};
use golos_profile::Member;
use golos_speech::{Kind, Subscription};
use golos_table::{Moments, TableError, Time};
use golos_wire::Asked;
use golos_wording::{Form, Lang, Sentence, Slot, Style, message, text_key};

/// Makes a face that draws: of a desk, and of the name and size of a terminal.
pub type Drawing = fn(Desk, &str, Size) -> Box<dyn Face>;

/// What the house has from outside.
pub struct Means {
    pub time: Arc<dyn Moments>,
    pub keeper: Arc<AuthStore>,
    pub log: Arc<dyn VisitLog>,
    /// Bytes that nobody can know.
    pub chance: fn() -> Option<[u8; 16]>,
    /// None: whoever comes gets lines.
    pub screen: Option<Drawing>,
}

/// One board.
struct HallBoard {
    /// Its number, from 1.
    number: usize,
    /// He who keeps it open: nobody hears there.
    desk: Desk,
    /// When something happens there by itself, on the clock of the house.
    due: Option<Ms>,
    /// Whether something may have happened there since [`searches`](House::searches) were asked for.
    is_new: bool,
    /// The search that was handed out.
    searching: Option<Search>,
    /// The same as those see it who look on, where that is later.
    later: Option<Later>,
}

/// What is said about the people of a hall.
const HOUSE_WORDS: [&str; 5] = [
    text_key::WORDS_HALL_PEOPLE,
    text_key::WORDS_HALL_LINES,
    text_key::WORDS_HALL_CODE,
    text_key::WORDS_HALL_MESSAGE,
    text_key::WORDS_HALL_ATTENTION,
];

/// The boards and their people.
pub struct House {
    means: Means,
    config: Config,
    boards: Vec<HallBoard>,
    /// The event whose boards they are, kept by a desk at which nobody hears.
    event: Option<event::Kept>,
    people: BTreeMap<String, Member>,
    guests: Vec<Guest>,
    /// What was said to those of the list who have not come yet.
    kept: BTreeMap<String, Vec<Sentence>>,
    /// The words of each language, which everybody of it shares.
    tongues: BTreeMap<Lang, Presenter>,
    /// How much of the way of a move is made good.
    limit: Ms,
    /// How much later those see a board who look on.
    delay: Ms,
    /// Whether something may have happened since it was asked what is [`running`](House::running).
    is_new: bool,
    /// Whether the host has left, and everything ends.
    over: bool,
    /// Whether the host was asked about games that go on when he wanted to break off.
    interrupted: bool,
    /// Lines that were ended and are not gone yet.
    parting: Vec<ConnId>,
}

impl House {
    /// A house without boards and people. `config` names its own language and the disk.
    #[must_use]
    pub fn new(config: Config, means: Means) -> House {
        let config = Config { ears: Some(Subscription::NONE), ..config };
        House {
            means,
            config,
            boards: Vec::new(),
            event: None,
            people: BTreeMap::new(),
            guests: Vec::new(),
            kept: BTreeMap::new(),
            tongues: BTreeMap::new(),
            limit: Ms::ZERO,
            delay: Ms::ZERO,
            is_new: true,
            over: false,
            interrupted: false,
            parting: Vec::new(),
        }
    }

    /// A desk of this language and with these ears.
    fn desk(&mut self, style: Style, text: Option<Form>, ears: Subscription) -> Desk {
        let mut presenter = self.presenter(style);
        presenter.text = text.unwrap_or(presenter.text);
        let config = Config { lang: style.lang, style, ears: Some(ears), ..self.config.clone() };
        let time: Arc<dyn Time> = Arc::<dyn Moments>::clone(&self.means.time);
        Desk::speaking(config, time, presenter)
    }

    /// Opens a further board: a new game whose record is this file.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be opened.
    pub fn open(&mut self, game: NewGame, file: &Path) -> Result<(), TableError> {
        let mut desk = self.desk(self.config.style, None, Subscription::NONE);
        desk.open_as(game, file)?;
        self.keep(desk);
        Ok(())
    }

    /// Opens a further board: a game that goes on.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be taken up.
    pub fn resume(&mut self, file: &Path) -> Result<(), TableError> {
        let mut desk = self.desk(self.config.style, None, Subscription::NONE);
        let file = desk.latest(file);
        desk.resume(&file)?;
        self.keep(desk);
        Ok(())
    }

    fn keep(&mut self, desk: Desk) {
        let number = self.boards.len() + 1;
        self.put(number, desk);
    }

    fn put(&mut self, number: usize, desk: Desk) {
        self.boards.push(HallBoard { number, desk, due: None, is_new: true, searching: None, later: None });
        self.settle(self.boards.len() - 1);
    }

    /// Whether the host has left: the hall is to be closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether somebody's last words are still on their way.
    #[must_use]
    pub fn is_waited_for(&self) -> bool {
        !self.parting.is_empty()
    }

    /// At most so much of the way of what is asked for over a line is made good from now on: the regulation sets it.
    pub const fn make_good(&mut self, limit: Ms) {
        self.limit = limit;
    }

    /// Those who look on see from now on so much later what is played; who is here already stays as he is.
    pub const fn look_on_later(&mut self, delay: Ms) {
        self.delay = delay;
    }

    /// How many boards there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.boards.len()
    }

    /// These people are on the list from now on. Whoever is not any more, and is here, is let go.
    pub fn know(&mut self, people: Vec<Member>) {
        let keys = people.iter().map(|member| (member.login.clone(), member.keys.clone())).collect();
        self.means.keeper.know(keys);
        self.people = people.into_iter().map(|member| (member.login.clone(), member)).collect();
        self.kept.retain(|login, _| self.people.contains_key(login));
        let gone: Vec<usize> = (0..self.guests.len()).rev().filter(|&index| !self.is_known(index)).collect();
        gone.into_iter().for_each(|index| self.dismiss(index, 1));
    }

    fn is_known(&self, index: usize) -> bool {
        self.guests.get(index).is_some_and(|guest| guest.is_host || self.people.contains_key(&guest.login))
    }

    fn now(&self) -> Ms {
        self.means.time.elapsed()
    }

    /// Takes what happened at a line. What was typed is worked off by [`work`](House::work).
    pub fn take(&mut self, news: News) {
        let News { id, at, what } = news;
        match what {
            What::Came { login, by, from, wish, line } => self.came(id, login, (by, from), &wish, line),
            What::Bytes { bytes, credit } => self.sent(id, at, bytes, Some(credit)),
            What::Sized(size) => {
                if let Some(index) = self.at_line(id)
                    && let Some(guest) = self.guests.get_mut(index)
                {
                    guest.face.sized(size);
                }
            }
            What::Ended => {
                if let Some(held) = self.line_mut(id) {
                    held.ended = true;
                }
            }
            What::Room => {}
            What::Silent => {
                if let Some(held) = self.line_mut(id) {
                    held.is_silent = true;
                }
            }
            What::CodeVoid { login } => self.tell_void(&login),
            What::CodesUnheard { login, from } => self.tell_unheard(&login, &from),
            What::DoorFull { from } => self.tell_full(&from),
            What::Gone => {
                self.parting.retain(|parting| *parting != id);
                if let Some(index) = self.at_line(id) {
                    if let Some(held) = self.line_mut(id) {
                        held.gone = true;
                    }
                    self.lose_if_gone(index);
                }
            }
        }
    }

    /// What was received before his line was gone counts: a move that was made is made.
    fn lose_if_gone(&mut self, index: usize) {
        let line = self.guests.get(index).and_then(|guest| guest.line.as_ref());
        if line.is_some_and(|held| held.gone && held.inbox.is_empty()) {
            self.lose(index);
        }
    }

    /// What has come from him is worked off, as far as he may do so much.
    fn work_off(&mut self, id: ConnId) {
        let now = self.now();
        while let Some(index) = self.at_line(id) {
            let waits = |house: &House| house.guests.get(index).is_some_and(Guest::can_go_on);
            if !waits(self) {
                return;
            }
            self.work_at(index, now);
        }
    }

    fn sent(&mut self, id: ConnId, at: Ms, bytes: Vec<u8>, credit: Option<Credit>) {
        if let Some(held) = self.line_mut(id) {
            held.inbox.push_back((at, bytes, credit));
        }
    }

    fn at_line(&self, id: ConnId) -> Option<usize> {
        self.guests.iter().position(|guest| guest.line.as_ref().is_some_and(|held| held.id == id))
    }

    fn line_mut(&mut self, id: ConnId) -> Option<&mut Held> {
        let index = self.at_line(id)?;
        self.guests.get_mut(index)?.line.as_mut()
    }

    /// One thing of each who has sent something, in the order in which they came. Whether more waits.
    pub fn work(&mut self) -> bool {
        let now = self.now();
        let mut index = 0;
        while index < self.guests.len() {
            let before = self.guests.len();
            self.work_at(index, now);
            self.lose_if_gone(index);
            // Who has left has made room for the next one.
            if self.guests.len() == before {
                index += 1;
            }
        }
        self.guests.iter().any(Guest::can_go_on)
    }

    fn work_at(&mut self, index: usize, now: Ms) {
        let time = Arc::clone(&self.means.time);
        let Some(guest) = self.guests.get_mut(index) else { return };
        let Some((at, turn)) = guest.next(now) else { return };
        time.at(at, &mut || self.do_turn(index, &turn));
    }

    fn do_turn(&mut self, index: usize, turn: &Turn) {
        self.hold_for(index);
        let Some(guest) = self.guests.get_mut(index) else { return };
        match turn {
            Turn::Line(line) => {
                let said = self.line(index, line);
                if let Some(guest) = self.guests.get_mut(index) {
                    guest.face.answer(&said);
                }
            }
            Turn::Asked(work, at) => {
                let said = match &work.what {
                    Asked::Line(line) => self.line(index, line),
                    what => guest.face.ask(what.clone()),
                };
                if let Some(guest) = self.guests.get_mut(index) {
                    guest.face.done(work, *at, &said);
                }
            }
            // It was done when the key came.
            Turn::Acted => {}
            Turn::End => {
                let said = guest.face.desk_mut().close();
                guest.face.hear(&said);
            }
        }
        let Some(guest) = self.guests.get(index) else { return };
        let boards = guest.boards.clone();
        self.stir(&boards, Some(index));
        self.follow_event(Some(index));
        if self.guests.get(index).is_some_and(|guest| guest.face.desk().is_done()) {
            self.dismiss(index, 0);
        }
    }

    /// A typed line: of the arbiter what is about the people of the hall, else what it is at his desk.
    fn line(&mut self, index: usize, line: &str) -> Vec<Out> {
        self.interrupted &= !self.guests.get(index).is_some_and(|guest| guest.is_host);
        let Some(line) = self.guests.get(index).map(|guest| guest.face.desk().tokens(line)) else { return Vec::new() };
        if self.leaves_for_event(index, &line) {
            return self.go_to_event(index);
        }
        if self.asks_of_event(index, &line) {
            return self.answer_of_event(index, line.typed());
        }
        let Some(guest) = self.guests.get_mut(index) else { return Vec::new() };
        let desk = guest.face.desk_mut();
        let ask = if guest.seat == Seat::Arbiter { desk.presenter().lexicon.house(&line) } else { Ok(None) };
        match ask {
            Err(unread) => vec![desk.presenter().say(&unread.sentence(), Kind::Answer)],
            Ok(None) => {
                let mut out = desk.typed(&line);
                // What is the hall's own can be said as well.
                if guest.seat == Seat::Arbiter && out.iter().any(|out| out.helps) {
                    let words = Slot::Heads(HOUSE_WORDS.map(str::to_owned).to_vec());
                    let sentence = message::help_house(words);
                    out.push(desk.presenter().say(&sentence, Kind::Answer).helping());
                }
                out
            }
            Ok(Some(ask)) => {
                desk.stay();
                let presenter = desk.presenter().clone();
                let by = guest.login.clone();
                self.asked(&ask, &by).iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
            }
        }
    }

    /// Something happened at these boards: everybody there hears of it.
    fn stir(&mut self, boards: &[usize], by: Option<usize>) {
        for (index, guest) in self.guests.iter_mut().enumerate() {
            if Some(index) != by && guest.line.is_some() && guest.boards.iter().any(|board| boards.contains(board)) {
                guest.attend();
            }
        }
        boards.iter().for_each(|&board| self.settle(board));
    }

    /// When something happens at this board by itself is asked anew.
    fn settle(&mut self, board: usize) {
        let now = self.now();
        if let Some(board) = self.boards.get_mut(board) {
            drop(board.desk.hear());
            board.due = board.desk.until_deadline().map(|wait| now + wait);
            board.is_new = true;
        }
        self.is_new = true;
    }

    /// Lets time pass: what is due happens. What was received before that and waits is worked off first.
    pub fn tick(&mut self) {
        let now = self.now();
        let time = Arc::clone(&self.means.time);
        for index in 0..self.boards.len() {
            if self.boards.get(index).is_none_or(|board| board.due.is_none_or(|due| due > now)) {
                continue;
            }
            let here = self.guests.iter().filter(|guest| guest.boards.contains(&index));
            let until = here.filter_map(Guest::waiting_since).min().map_or(now, |waiting| waiting.min(now));
            if self.boards.get(index).is_some_and(|board| board.due.is_some_and(|due| due <= until)) {
                time.at(until, &mut || self.tick_board(index));
            }
        }
        self.tick_event(now);
        self.follow_later();
        self.guests.iter_mut().filter(|guest| guest.line.is_some()).for_each(|guest| guest.tick(now));
        // A key that is told from others by the silence behind it may leave.
        let has_left = |guest: &Guest| guest.line.is_some() && guest.face.desk().is_done();
        for index in (0..self.guests.len()).rev() {
            if self.guests.get(index).is_some_and(has_left) {
                self.dismiss(index, 0);
            }
        }
    }

    fn tick_board(&mut self, index: usize) {
        if let Some(board) = self.boards.get_mut(index) {
            drop(board.desk.tick());
        }
        self.stir(&[index], None);
        self.follow_event(None);
    }

    /// How long it is until something happens by itself; none if nothing does.
    #[must_use]
    pub fn until(&self) -> Option<Ms> {
        let now = self.now();
        let boards = self.boards.iter().filter_map(|board| board.due);
        let guests = self.guests.iter().filter_map(|guest| guest.due(now));
        let later = self.boards.iter().filter_map(|board| board.later.as_ref()?.due());
        boards.chain(guests).chain(later).chain(self.event_due()).min().map(|due| due - now)
    }

    /// Sends what waits, as far as there is room; who takes nothing is let go.
    pub fn flush(&mut self) {
        let now = self.now();
        for index in (0..self.guests.len()).rev() {
            let Some(guest) = self.guests.get_mut(index) else { continue };
            match guest.flush(now) {
                Flow::Done | Flow::Waits => {}
                Flow::Slow => self.let_go(index, AuditEntry::Slow),
                Flow::Silent => self.let_go(index, AuditEntry::Silent),
                Flow::Garbled => self.let_go(index, AuditEntry::Garbled),
                Flow::Gone => self.lose(index),
            }
        }
    }

    /// His line is ended; his seat is kept.
    fn let_go(&mut self, index: usize, why: AuditEntry) {
        if let Some(guest) = self.guests.get(index)
            && let Some(held) = &guest.line
        {
            self.means.log.note(&guest.login, &held.from, why.clone());
            match why {
                // The reason was written.
                AuditEntry::Garbled => held.outlet.end(1),
                _ => held.outlet.cut(),
            }
        }
        self.lose(index);
    }

    /// The searches that games ask for and nobody runs yet, each with the number of its board, from 0.
    pub fn searches(&mut self) -> Vec<(usize, Search)> {
        let mut due = Vec::new();
        for (index, board) in self.boards.iter_mut().enumerate().filter(|(_, board)| board.is_new) {
            board.is_new = false;
            let search = board.desk.search_due();
            if search != board.searching {
                board.searching.clone_from(&search);
                due.extend(search.map(|search| (index, search)));
            }
        }
        due
    }

    /// The answer of a search at this board.
    pub fn searched(&mut self, board: usize, search: Search, chance: Chance) {
        if let Some(at) = self.boards.get_mut(board) {
            drop(at.desk.searched(search, chance));
            self.stir(&[board], None);
            self.follow_event(None);
        }
    }

    /// The records of the games whose clocks run; none if nothing has happened since this was asked last.
    pub fn running(&mut self) -> Option<Vec<PathBuf>> {
        let running = || self.boards.iter().flat_map(|board| board.desk.running()).collect();
        std::mem::take(&mut self.is_new).then(running)
    }

    /// Who began the hall wants to break off at its own terminal. Whether it ends: games that go on are asked about once.
    pub fn interrupt(&mut self) -> bool {
        let goes_on = |board: &&HallBoard| {
            board.desk.game().is_some_and(|play| matches!(play.state().phase(), Phase::Playing | Phase::Paused))
        };
        let playing: Vec<u32> = self.boards.iter().filter(goes_on).map(|board| told::number(board.number)).collect();
        let has_host = self.guests.iter().any(|guest| guest.is_host);
        if playing.is_empty() || !has_host || std::mem::replace(&mut self.interrupted, true) {
            return true;
        }
        self.tell_host(&message::hall_leave_games(Slot::Numbers(playing), Slot::Text("Ctrl+C".to_owned())));
        false
    }

    /// Ends everything in good order.
    pub fn close(&mut self) {
        for index in (0..self.guests.len()).rev() {
            if let Some(guest) = self.guests.get_mut(index) {
                let said = guest.say(&message::hall_closes());
                guest.face.hear(&[said]);
            }
            self.dismiss(index, 0);
        }
        for board in &mut self.boards {
            drop(board.desk.close());
        }
        self.close_event();
    }
}
