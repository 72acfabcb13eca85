//! The boards of a round as games: opened with what the event says, each in a journal of its own; how they end comes from
//! those journals, wherever a game is played.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use chrono::NaiveTime;

use super::game::{Played, hour, score, score_of, score_of_match};
use super::places::BoardPlace;
use super::{EventDesk, said};
use crate::archive::{MATCH_ENDING, read, store};
use crate::board_session::BoardSession;
use crate::hall::{Hall, at, number};
use crate::home::NewGame;
use crate::screens::Screen;
use crate::{Desk, MicroMatch, NewMatch, Out, Play, Presenter, draw, trouble};
use golos_clock::Ms;
use golos_game::{ClockRequest, Phase, Seat};
use golos_input::{Hour, Intent};
use golos_journal as journal;
use golos_rules::BySide;
use golos_speech::{self as speech, Kind};
use golos_table::TableError;
use golos_tournament::event::{Command, GamePlan as Settings, Refusal, Request, Score};
use golos_tournament::micro_match::{Length, State as MatchState};
use golos_wording::{Slot, message, text_key};

/// How often the journals of games that another program has open are looked at.
pub(super) const LOOK: Ms = Ms::from_secs(2);

/// The boards that stand open at the desk of an event, all of one round.
#[derive(Default)]
pub(super) struct Boards {
    pub hall: Hall,
    /// Their round, from 1.
    pub(super) round: u16,
    /// How each game has ended, as its record said last.
    told: BTreeMap<u16, Option<Score>>,
    /// The games that another program has open: their journals, and how much of each was read.
    pub(super) elsewhere: BTreeMap<u16, (PathBuf, usize)>,
    /// When these were looked at last, by the clock of this terminal.
    pub looked: Ms,
}

impl Boards {
    /// No board is open, and nobody sits at one.
    pub fn away() -> Boards {
        let mut boards = Boards::default();
        boards.hall.is_away = true;
        boards
    }

    /// Closes the boards unless the last of so many rounds is theirs, and its pairs are still those that were seated.
    pub fn keep_to(&mut self, rounds: usize, seated: &BTreeSet<u16>, presenter: &Presenter) {
        let is_last = usize::from(self.round) == rounds;
        let is_theirs = |number: usize| is_last && u16::try_from(number).is_ok_and(|number| seated.contains(&number));
        let gone: Vec<usize> = self.hall.stands().map(|(number, _)| number).filter(|&n| !is_theirs(n)).collect();
        for number in gone {
            self.hall.take_away(number, presenter);
        }
        self.elsewhere.retain(|&board, _| is_theirs(usize::from(board)));
        self.hall.is_away |= self.hall.count() == 0;
    }
}

impl EventDesk {
    /// Which round it is, and what it lacks.
    pub(crate) fn told_round(&self, presenter: &Presenter) -> Vec<Out> {
        self.tell(said::status(&self.seen), presenter)
    }

    /// How those boards of the round stand that are not open here; of teams, their matches.
    pub(crate) fn told_others(&self, presenter: &Presenter) -> Vec<Out> {
        let last = self.seen.rounds().last().filter(|_| self.seen.teams().is_none());
        let boards = last.map_or(0, |round| round.boards.len());
        let others = (1..=boards).filter(|board| self.boards.hall.index(*board).is_none());
        let told = others.filter_map(|board| Some(said::board(&self.seen, u16::try_from(board).ok()?)));
        self.tell(told.collect(), presenter)
    }

    /// Whether who sits here is at one of the boards, and not at the desk of the event.
    pub(crate) fn is_at_board(&self) -> bool {
        self.hall().is_some_and(|hall| !hall.is_away)
    }

    /// How long it is until the round that waits for its hour is started.
    pub(super) fn until_start(&self) -> Option<Ms> {
        let left = hour(self.seen.rounds().last()?)? - self.meeting.hour();
        Some(Ms::new(u64::try_from(left.num_milliseconds()).unwrap_or(0)))
    }

    /// Opens these boards of the last round as games, all that have no result where none is named. A board whose game is
    /// there already goes on with it; one that another program has open is watched from here.
    pub(crate) fn open_boards(&mut self, named: &[u16], presenter: &Presenter) -> Vec<Out> {
        if self.only_reads() {
            return self.tell(vec![message::event_refuse_reads()], presenter);
        }
        if self.joined.is_some() {
            self.wanted = Some(named.to_vec());
            return Vec::new();
        }
        let play = self.seen.setup().regulation.play.clone();
        let played = match Played::read(&play, &self.config, presenter) {
            Ok(played) => played,
            Err(why) => return self.tell(vec![why], presenter),
        };
        let Ok(round) = u16::try_from(self.seen.rounds().len()) else { return Vec::new() };
        if round == 0 {
            return self.tell(vec![said::refused(&Refusal::NoneYet)], presenter);
        }
        if play.games > 1 && played.rules.score.micro_match.is_none() {
            return self.tell(vec![said::no_micro_matches(&self.seen)], presenter);
        }
        let places = self.places();
        let open = (1..).zip(&places).filter(|(_, place)| place.score.is_none() && place.is_taken);
        let wanted: Vec<u16> = match named {
            [] => open.map(|(number, _)| number).collect(),
            named => named.to_vec(),
        };
        let is_empty = |board: u16| {
            let place = usize::from(board).checked_sub(1).and_then(|index| places.get(index));
            !place.is_some_and(|place| place.is_taken)
        };
        if let Some(&board) = wanted.iter().find(|&&board| is_empty(board)) {
            return self.tell(vec![said::refused(&Refusal::NoBoard { round, board })], presenter);
        }
        self.begin(round, presenter);
        let mut out = self.draw_for_all(&play, &played, presenter);
        let mut opened = Vec::new();
        for board in wanted {
            match self.open_board(round, board, &played, presenter) {
                Ok(true) => opened.push(u32::from(board)),
                Ok(false) => {}
                Err(error) => {
                    out.extend(at(usize::from(board), self.tell(vec![trouble(&error)], presenter), presenter))
                }
            }
        }
        let elsewhere: Vec<u32> = self.boards.elsewhere.keys().map(|&board| u32::from(board)).collect();
        let opened = (!opened.is_empty()).then(|| message::event_boards_open(Slot::Numbers(opened)));
        let elsewhere = (!elsewhere.is_empty()).then(|| message::event_boards_elsewhere(Slot::Numbers(elsewhere)));
        out.extend(self.tell(opened.into_iter().chain(elsewhere).collect(), presenter));
        out.extend(self.collect(presenter));
        out
    }

    /// The boards of an earlier round are closed.
    fn begin(&mut self, round: u16, presenter: &Presenter) {
        if self.boards.round != round {
            drop(self.boards.hall.close(presenter));
            self.boards = Boards { round, ..Boards::away() };
        }
    }

    /// One opening for all boards of the round, where the event draws them and none is open yet (R-6.2.2, U-V.9.5.2).
    fn draw_for_all(&mut self, play: &Settings, played: &Played, presenter: &Presenter) -> Vec<Out> {
        let is_due = self.seen.rounds().last().is_some_and(|last| last.opening.is_none() && !last.is_seated());
        if play.draws && is_due && draw::has_openings(&played.rules) { self.draw("", presenter) } else { Vec::new() }
    }

    /// The opening of the round is drawn, or taken as paper lots or the arbiter name it.
    pub(super) fn draw(&mut self, text: &str, presenter: &Presenter) -> Vec<Out> {
        let play = &self.seen.setup().regulation.play;
        let drawn = Played::read(play, &self.config, presenter).and_then(|played| {
            let table = draw::table_of(&played.rules).ok().flatten();
            let before = self.seen.rounds().last().and_then(|last| last.opening.as_ref());
            let request = draw::DrawRequest::read(text).behind(before);
            let opening = request.draw(table.as_ref(), played.rules.variant).map_err(|why| why.sentence())?;
            Ok((speech::opening(&opening, played.rules.variant), opening))
        });
        match drawn {
            Err(why) => self.tell(vec![why], presenter),
            Ok((sentence, opening)) => {
                let (mut out, done) = self.act(Request::Opening(Box::new(opening)), presenter);
                out.extend(done.then(|| presenter.say(&sentence, Kind::Answer)));
                out
            }
        }
    }

    /// Whether a board was opened, or taken up; false where it is open already, here or elsewhere.
    fn open_board(
        &mut self,
        round: u16,
        board: u16,
        played: &Played,
        presenter: &Presenter,
    ) -> Result<bool, TableError> {
        if self.boards.hall.index(usize::from(board)).is_some() {
            return Ok(false);
        }
        let Some(place) = self.place(board) else { return Ok(false) };
        let file = match &place.file {
            Some(file) => file.clone(),
            None => self.seat(board, &place, presenter)?,
        };
        let path = self.config.folder.as_ref().map(|folder| folder.join(&file));
        if let Some(path) = path.as_deref().filter(|_| place.file.is_some())
            && let Some(done) = self.take_up(board, path, presenter)?
        {
            return Ok(done);
        }
        let mut game = played.game(&self.seen, (round, board), &place.entries, presenter);
        game.start = self.seen.rounds().last().and_then(hour).filter(|hour| *hour > self.meeting.hour());
        let bout = match self.micro_match(game) {
            Ok(new) => Box::new(MicroMatch::open_in(path.as_deref(), new, &self.config, &self.time, presenter)?.0)
                as BoardSession,
            Err(game) => {
                let store = || store(&self.config, path.as_deref());
                Box::new(Play::open_in(store, *game, &self.config, &self.time, presenter)?.0)
            }
        };
        self.boards.told.insert(board, None);
        self.boards.elsewhere.remove(&board);
        self.boards.hall.put(usize::from(board), bout);
        Ok(true)
    }

    /// The micro-match that a meeting is, of which this is the first game (R-5.4.6a).
    ///
    /// # Errors
    /// The game, where a meeting is one.
    fn micro_match(&self, game: NewGame) -> Result<NewMatch, Box<NewGame>> {
        let games = self.seen.setup().regulation.play.games;
        if games < 2 {
            return Err(Box::new(game));
        }
        let mut new = NewMatch::of(game.clone()).ok_or(Box::new(game))?;
        new.course.length = Length::Games(u32::from(games));
        Ok(new)
    }

    /// Names the journal of a board in the record, before it is made: whatever the program dies of, it is found.
    fn seat(&mut self, board: u16, place: &BoardPlace, presenter: &Presenter) -> Result<String, TableError> {
        let players = BySide::new(place.entries.white.name.clone(), place.entries.black.name.clone());
        let folder = self.config.folder.clone().unwrap_or_default();
        let named = |file: &str| self.seen.names(file);
        let path = if self.seen.setup().regulation.play.games > 1 {
            let rivals = [players.white.as_str(), players.black.as_str()];
            self.config.archive.fresh_match(&folder, self.time.wall(), rivals, &named)
        } else {
            self.config.archive.fresh(&folder, self.time.wall(), &players, &named)
        };
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let reply = self.meeting.tell(&Command::new(Seat::Arbiter, self.seat_at(board, file.clone())));
        let unsaved = reply.unsaved;
        self.see(presenter);
        unsaved.map_or(Ok(file), |error| Err(TableError::Write(error)))
    }

    /// The game of this journal where it stood: true if it goes on here, false if another program has it open, none if the
    /// journal was never begun.
    fn take_up(&mut self, board: u16, path: &Path, presenter: &Presenter) -> Result<Option<bool>, TableError> {
        let path = self.config.archive.latest(path);
        match read(&self.config, &path) {
            Err(TableError::Missing(_)) => return Ok(None),
            Ok(bytes) if journal::is_unbegun(&bytes) => {
                self.config.archive.clear(&path, &bytes).map_err(TableError::Write)?;
                return Ok(None);
            }
            Ok(_) | Err(_) => {}
        }
        let resumed = if is_match(&path) {
            MicroMatch::resume(&path, &self.config, &self.time, presenter)
                .map(|(contest, _)| Box::new(contest) as BoardSession)
        } else {
            Play::resume(&path, &self.config, &self.time, presenter).map(|(play, _)| Box::new(play) as BoardSession)
        };
        match resumed {
            Ok(bout) => {
                self.boards.elsewhere.remove(&board);
                // What the event has a result for is its own until the game says something new.
                let known = self.score_of(board).is_some();
                self.boards.told.insert(board, score_of(&bout).filter(|_| known));
                self.boards.hall.put(usize::from(board), bout);
                Ok(Some(true))
            }
            Err(TableError::InUse(_)) => {
                self.boards.elsewhere.insert(board, (path, 0));
                Ok(Some(false))
            }
            Err(error) => Err(error),
        }
    }

    fn score_of(&self, board: u16) -> Option<Score> {
        self.place(board)?.score
    }

    /// In mid-round: the games of the boards that have no result are taken up again.
    pub(super) fn find_games(&mut self, presenter: &Presenter) -> Vec<Out> {
        let places = self.places();
        let open = (1..).zip(&places).filter(|(_, place)| place.score.is_none() && place.file.is_some());
        let open: Vec<u16> = open.map(|(number, _)| number).collect();
        if open.is_empty() { Vec::new() } else { self.open_boards(&open, presenter) }
    }

    /// The journals of games that have their result are closed: the program may have died before it closed them.
    pub(super) fn close_ended(&self, presenter: &Presenter) {
        let boards = self.seen.rounds().iter().flat_map(|round| &round.boards);
        let own = boards.clone().filter(|board| board.score.is_some()).filter_map(|board| board.file.clone());
        let of_teams = boards.flat_map(|board| {
            let ended = (1..).zip(&board.tables).filter(|(_, score)| score.is_some()).map(|(table, _)| table);
            ended.filter_map(|table: u16| board.files.get(&table).cloned())
        });
        for file in own.chain(of_teams).filter(|file| !is_match(Path::new(file))) {
            let Some(path) = self.config.folder.as_ref().map(|folder| folder.join(&file)) else { return };
            Play::close_left_open(&self.config.archive.latest(&path), &self.config, &self.time, presenter);
        }
    }

    /// The game of a board is closed here, to go on at another terminal; it is watched from here.
    pub(super) fn hand_over(&mut self, board: u16, presenter: &Presenter) -> Vec<Out> {
        let index = usize::from(board);
        let open = self.boards.hall.bouts().find(|(number, _)| *number == index).map(|(_, bout)| bout.file());
        let Some(Some(path)) = open else {
            let refused = message::event_refuse_not_open(u32::from(board));
            return self.tell(vec![refused], presenter);
        };
        self.boards.hall.take_away(index, presenter);
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        self.boards.elsewhere.insert(board, (path, 0));
        let given = message::event_handed_over(u32::from(board), Slot::Text(file));
        self.tell(vec![given], presenter)
    }

    /// Looks at the journals of the games that another program has open.
    pub(super) fn look_elsewhere(&mut self, presenter: &Presenter) -> Vec<Out> {
        let now = self.time.elapsed();
        if self.boards.elsewhere.is_empty() || now < self.boards.looked + LOOK {
            return Vec::new();
        }
        self.boards.looked = now;
        let mut ended = Vec::new();
        for (&board, (path, length)) in &mut self.boards.elsewhere {
            let bytes = self.config.archive.read(path).unwrap_or_default();
            if bytes.len() == *length {
                continue;
            }
            *length = bytes.len();
            let told = if is_match(path) {
                let replay = journal::replay_of::<MatchState>(&journal::read_match(&bytes).records);
                replay.ok().map(|replay| score_of_match(&replay.state))
            } else {
                journal::replay(&journal::read(&bytes).records).ok().map(|replay| score(&replay.state))
            };
            ended.extend(told.map(|score| (board, score)));
        }
        ended.into_iter().flat_map(|(board, score)| self.ended(board, score, presenter)).collect()
    }

    /// Takes the results from the games that are open here.
    pub(crate) fn collect(&mut self, presenter: &Presenter) -> Vec<Out> {
        // He who keeps the record takes them.
        if self.joined.is_some() {
            return Vec::new();
        }
        let ends: Vec<(u16, Option<Score>)> = self
            .boards
            .hall
            .bouts()
            .filter_map(|(number, bout)| Some((u16::try_from(number).ok()?, score_of(bout))))
            .collect();
        ends.into_iter().flat_map(|(board, score)| self.ended(board, score, presenter)).collect()
    }

    /// The record of a game says so: what is new in it the event has to learn. A result that stands at the desk otherwise
    /// is corrected, and the record says by what.
    fn ended(&mut self, board: u16, score: Option<Score>, presenter: &Presenter) -> Vec<Out> {
        if self.boards.told.insert(board, score).unwrap_or_default() == score {
            return Vec::new();
        }
        let reason = || presenter.wording.label(text_key::EVENT_BY_GAME);
        let round = Some(self.boards.round);
        let ask = match (self.score_of(board), score) {
            (None, Some(score)) => self.score_at(round, board, score, None),
            (Some(known), Some(score)) if known != score => self.score_at(round, board, score, Some(reason())),
            (Some(_), None) => self.unscore_at(round, board, reason()),
            (Some(_), Some(_)) | (None, None) => return Vec::new(),
        };
        let reply = self.meeting.handle(Command::new(Seat::Arbiter, ask));
        self.hear(reply, presenter)
    }

    /// Whether a game at this board goes on here, so that it has to be ruled there.
    pub(super) fn is_played(&self, board: u16) -> bool {
        self.boards.hall.bouts().any(|(number, bout)| number == usize::from(board) && goes_on(bout))
    }

    /// A board that got its result at the desk before a move was made is open no more.
    pub(super) fn put_away(&mut self, board: u16, presenter: &Presenter) {
        let index = usize::from(board);
        if self.boards.hall.bouts().any(|(number, bout)| number == index && bout.is_new()) {
            self.boards.hall.take_away(index, presenter);
            self.boards.told.remove(&board);
        }
    }

    /// The clocks of all boards that are open and not begun: at once, or at the hour.
    pub(super) fn start_clocks(&mut self, at_hour: Option<NaiveTime>, presenter: &Presenter) -> Vec<Out> {
        let intent = match at_hour {
            None => Intent::Game { by: Some(Seat::Arbiter), ask: ClockRequest::Start.into() },
            Some(hour) => Intent::AtHour { by: Some(Seat::Arbiter), what: Hour::Start, hour },
        };
        self.boards.hall.at_ready(intent, presenter)
    }

    /// The numbers of the boards whose games go on.
    pub(super) fn playing(&self) -> Vec<u32> {
        self.boards.hall.bouts().filter(|(_, bout)| goes_on(bout)).map(|(board, _)| number(board)).collect()
    }
}

/// Whether it has begun and has no result yet: of a micro-match also between its games.
fn goes_on(bout: &BoardSession) -> bool {
    match bout.contest() {
        Some(contest) => contest.state().result().is_none() && !bout.is_new(),
        None => matches!(bout.play().state().phase(), Phase::Playing | Phase::Paused),
    }
}

/// Whether this is the journal of a micro-match.
fn is_match(path: &Path) -> bool {
    path.to_string_lossy().ends_with(MATCH_ENDING)
}

impl Desk {
    /// Opens these boards of the last round of the event that is open here as games; of none that is named all that have no
    /// result. What was said of it; nothing where no event is open. Their results come into the event by
    /// [`hear`](Desk::hear) and [`tick`](Desk::tick).
    pub fn open_boards(&mut self, boards: &[u16]) -> Vec<Out> {
        let Some(event) = self.screen.shown_mut::<EventDesk>() else { return Vec::new() };
        event.open_boards(boards, &self.presenter)
    }

    /// The boards of the event whose games are open here, by number from 1.
    pub fn event_boards(&self) -> impl Iterator<Item = (usize, &Play)> {
        self.event_bouts().map(|(number, bout)| (number, bout.play()))
    }

    fn event_bouts(&self) -> impl Iterator<Item = (usize, &BoardSession)> {
        let event = self.screen.shown::<EventDesk>();
        event.into_iter().flat_map(|event| event.boards.hall.bouts())
    }

    /// A further terminal at a board of the event that is open at another desk; leaving it leaves the program. None if that
    /// board is not open there.
    pub fn join_board(&mut self, other: &Desk, board: usize) -> Option<Vec<Out>> {
        let (_, bout) = other.event_bouts().find(|(number, _)| *number == board)?;
        let (bout, out) = bout.join(&self.config, &self.time, &self.presenter);
        self.show_alone(bout);
        Some(out)
    }
}
