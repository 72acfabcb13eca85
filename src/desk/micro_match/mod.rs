//! A micro-match: one game after the other, with breaks between them.
//!
//! The game that is shown is that of the last `GameOpened`; its journal stays open through the break, so that what is
//! said there has a record. Before a new journal of a game is made, the micro-match names it: whatever the program dies
//! of, [`MicroMatch::resume`] finds where it stood.

mod games;
mod new_match;

use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use self::new_match::NewMatch;

use self::games::{Setting, beside, close_earlier, earlier, end_of, next_game, path_of, take_up};
use super::Config;
use super::archive::{any_store, mend, reopen};
use super::play::Play;
use crate::scan::{Offered, ScanAction};
use crate::screens::Screen;
use crate::{Desk, Out, Presenter};
use golos_clock::Ms;
use golos_game::{
    self as game, Chance, ClockRequest, Ending, MoveRequest, OfferRequest, Outcome, Phase as GamePhase, Query,
    RecordRequest, Request, RulingRequest, Search, Seat, Verdict,
};
use golos_input::switch::Branch;
use golos_input::{Intent, MatchRequest};
use golos_journal as journal;
use golos_profile::openings;
use golos_rules::Side;
use golos_speech::{self as speech, Announcement, Kind, Subscription};
use golos_table::{Listener, MatchSession, Reply, SessionHandle, TableError, Time, stamp};
use golos_tournament::micro_match::{
    Command, MatchOutcome, Phase, Refusal, Request as MatchCommand, Rival, Setup, State,
};
use golos_wording::{Sentence, Slot, message, text_key};

/// One micro-match being played at this terminal. What is said of it is heard, and recorded, at the board of its game.
pub struct MicroMatch {
    meeting: SessionHandle<State>,
    /// The micro-match as it was seen here last.
    seen: Arc<State>,
    /// The game that was opened last.
    play: Play,
    /// The number of the game that is shown.
    shown: u32,
    config: Config,
    time: Arc<dyn Time>,
    /// What openings are drawn from in a game; none: what the rules name.
    table: Option<openings::OpeningTable>,
    /// What the arbiter has asked for and is asked about; `None` while that is whether the break ends.
    unsure: Option<(Seat, MatchRequest)>,
}

impl MicroMatch {
    pub(super) fn open(
        new: NewMatch,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(MicroMatch, Vec<Out>), TableError> {
        let ends = &new.first.players;
        let fresh =
            |folder: &Path| config.archive.fresh_match(folder, time.wall(), [&ends.white, &ends.black], &|_| false);
        let file = config.folder.as_deref().map(fresh);
        MicroMatch::open_in(file.as_deref(), new, config, time, presenter)
    }

    /// The same with its journal in this file; none: it is kept nowhere.
    pub(super) fn open_in(
        file: Option<&Path>,
        new: NewMatch,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(MicroMatch, Vec<Out>), TableError> {
        let wall = time.wall();
        let occasion = new.first.occasion.clone();
        let (table, notation) = (new.first.table.clone(), new.first.notation);
        let (start, session) = (new.first.start, new.first.session);
        let setup = new.setup(stamp(wall));
        let store = |_: &Setup| any_store(config, file);
        let (meeting, opened) = MatchSession::open(setup, store, Arc::clone(time), vec![deaf(presenter)])?;
        let mut meeting = SessionHandle::new(meeting, opened.heard, Arc::clone(time));
        let setting =
            Setting { config, time, presenter, table: table.as_ref(), notation, start, session, occasion, board: None };
        let (play, mut said) = next_game(&mut meeting, None, &setting)?;
        let mut contest = MicroMatch { table, ..MicroMatch::assemble(meeting, play, config, time) };
        let mut out = contest.play.say(opened.said);
        out.append(&mut said);
        Ok((contest, out))
    }

    pub(super) fn resume(
        path: &Path,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(MicroMatch, Vec<Out>), TableError> {
        let (mut file, bytes) = reopen(config, path)?;
        let log = journal::read_match(&bytes);
        let objection = journal::first_unfounded::<State>(&log.records);
        let torn = mend(&log, &mut *file)?.then(|| u32::try_from(log.records.len()).unwrap_or(u32::MAX));
        let meeting = MatchSession::resume(log, file, Arc::clone(time), vec![deaf(presenter)])?;
        let mut meeting = SessionHandle::new(meeting, Vec::new(), Arc::clone(time));
        // The games lie beside it.
        let config = Config { folder: Some(beside(path)), ..config.clone() };
        let state = meeting.look();
        let earlier = earlier(&state, &config);
        let notation = earlier.as_ref().map_or_else(|| presenter.wording.lang().notation(), game::State::notation);
        let setting = Setting {
            config: &config,
            time,
            presenter,
            table: None,
            notation,
            start: None,
            session: None,
            occasion: None,
            board: None,
        };
        close_earlier(&state, &setting);
        let (play, said) = match state.games().last() {
            Some(game) => take_up(game, &mut meeting, earlier.as_ref(), &setting)?,
            None => next_game(&mut meeting, None, &setting)?,
        };
        // What was due while the program was off has been; that is not said any more.
        let reply = meeting.reopen();
        if let Some(error) = reply.unsaved {
            return Err(TableError::Write(error));
        }
        let mut contest = MicroMatch::assemble(meeting, play, &config, time);
        let mut out = contest.play.say(speech::match_restored(&contest.seen));
        if let Some((line, finding)) = objection {
            tracing::warn!(line, %finding, "a record of the micro-match does not follow from those before it");
            out.insert(0, presenter.say(&message::check_event(line), Kind::Trouble));
        }
        if let Some(lines) = torn {
            out.insert(0, presenter.say(&message::check_torn(lines), Kind::Trouble));
        }
        out.extend(said);
        out.extend(contest.carry(earlier.as_ref(), presenter));
        out.extend(contest.advance(true, presenter));
        Ok((contest, out))
    }

    /// A further terminal at the same micro-match, and what is heard at it first.
    pub(super) fn join(&self, config: &Config, time: &Arc<dyn Time>, presenter: &Presenter) -> (MicroMatch, Vec<Out>) {
        // Its games lie where they lie for the others.
        let config = Config { folder: self.config.folder.clone(), ..config.clone() };
        let (play, said) = self.play.join(&config, time, presenter);
        let shown = if self.play.is_left() { self.opened() } else { self.shown };
        let contest = MicroMatch::assemble(self.meeting.join(deaf(presenter), Arc::clone(time)), play, &config, time);
        let mut contest = MicroMatch { shown, table: self.table.clone(), ..contest };
        let greeting = speech::match_opened(&contest.seen);
        let mut out = contest.play.say_here(greeting);
        out.extend(said);
        (contest, out)
    }

    fn assemble(meeting: SessionHandle<State>, play: Play, config: &Config, time: &Arc<dyn Time>) -> MicroMatch {
        let (seen, config, time) = (meeting.look(), config.clone(), Arc::clone(time));
        let mut contest = MicroMatch { meeting, seen, play, shown: 0, config, time, table: None, unsure: None };
        contest.shown = contest.opened();
        contest
    }

    /// How many games have been opened.
    fn opened(&self) -> u32 {
        u32::try_from(self.state().games().len()).unwrap_or(u32::MAX)
    }

    /// The game that is shown.
    #[must_use]
    pub fn play(&self) -> &Play {
        &self.play
    }

    pub(super) fn play_mut(&mut self) -> &mut Play {
        &mut self.play
    }

    /// The micro-match as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.seen
    }

    /// The journal of the micro-match.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        self.meeting.path()
    }

    /// What is left of the break.
    #[must_use]
    pub fn break_left(&self) -> Option<Ms> {
        match self.state().phase() {
            Phase::Break { due, .. } => Some(due - self.meeting.now()),
            _ => None,
        }
    }

    /// The score in a sentence.
    #[must_use]
    pub fn score(&self) -> Sentence {
        speech::match_score(self.state())
    }

    /// Goes on at the next game, if another of those who sit here has opened it.
    fn follow(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some((play, mut out)) = self.play.follow(&self.config, presenter) else { return Vec::new() };
        self.sit_down(play, presenter);
        out.extend(self.play.attend(presenter));
        out
    }

    /// Leaves the board of the game before, whose journal the last closes who leaves it.
    fn sit_down(&mut self, play: Play, presenter: &Presenter) {
        std::mem::replace(&mut self.play, play).close(presenter);
        self.seen = self.meeting.look();
        self.shown = self.opened();
    }

    pub(super) fn prompt(&self) -> Sentence {
        match self.state().phase() {
            _ if self.play.has_question() => self.play.prompt(),
            Phase::Break { .. } => message::prompt_break(),
            Phase::Over if self.play.state().phase() == GamePhase::Over => message::prompt_match_over(),
            _ => self.play.prompt(),
        }
    }

    /// What a word means while it waits for a decision about an equal score: what was said to be possible then.
    fn settled(&self, intent: Intent) -> Intent {
        let by_arbiter = |by: Option<Seat>| by.is_none_or(|by| by == Seat::Arbiter);
        let decide =
            |outcome, reason| Intent::Match { by: Some(Seat::Arbiter), ask: MatchRequest::Decide { outcome, reason } };
        match intent {
            intent if self.state().phase() != Phase::Level => intent,
            Intent::Draw { by, text, reason } if by_arbiter(by) && text.is_empty() => decide(Outcome::Draw, reason),
            Intent::Game { by, ask: Request::Offer(OfferRequest::Offer) } if by_arbiter(by) => {
                decide(Outcome::Draw, String::new())
            }
            Intent::Game { by, ask: Request::Ruling(RulingRequest::Result { outcome, reason, .. }) }
                if by_arbiter(by) =>
            {
                decide(outcome, reason)
            }
            intent => intent,
        }
    }

    /// How much is left of the break.
    fn time_left(&self) -> Sentence {
        message::match_break_left(Ms::from_secs(self.break_left().unwrap_or_default().secs()))
    }

    /// Whether the break is to be cut short.
    fn cut_question(&self) -> Sentence {
        let left = self.break_left().unwrap_or_default();
        let rest = self.state().setup().rules.score.micro_match.as_ref().map(|rule| rule.rest.article.clone());
        message::match_break_cut(Ms::from_secs(left.secs()), Slot::Article(rest.unwrap_or_default()))
    }

    fn close_record(&mut self, presenter: &Presenter) -> Option<Out> {
        let error = self.meeting.leave().unsaved?;
        tracing::error!(%error, "the journal of the micro-match cannot be written");
        Some(presenter.say(&message::file_not_saved(), Kind::Trouble))
    }

    /// What the arbiter is asked before a micro-match ends by his own ruling, or before the result of an earlier game changes;
    /// `None` where he answers a question already, or may not rule so.
    fn asked_first(&self, by: Seat, ask: &MatchRequest) -> Option<Sentence> {
        if self.play.speaker(by) != Some(Seat::Arbiter) {
            return None;
        }
        match ask {
            MatchRequest::Decide { outcome, reason } if self.state().phase() != Phase::Level => {
                let outcome = MatchOutcome::by_side(*outcome, self.state().rival(Side::White))?;
                let result = self.state().decided(outcome, reason).ok()?;
                Some(message::confirm_result(speech::match_result(self.state(), &result)))
            }
            MatchRequest::OfGame { game, ask } if *game != self.shown => {
                let Request::Ruling(RulingRequest::Result { outcome, reason, .. }) = &**ask else { return None };
                let rules = &self.state().setup().rules;
                let article = rules.score.verdicts.sanction.clone();
                let verdict = Verdict { outcome: *outcome, ending: Ending::Decision(reason.clone()), article };
                let result = speech::ending(self.play.state().setup(), &verdict);
                let can = self.state().can_correct(*game) && !reason.is_empty();
                can.then(|| message::confirm_result(message::match_of_game(*game, result)))
            }
            _ => None,
        }
    }

    fn ask(&mut self, by: Seat, ask: MatchRequest, presenter: &Presenter) -> Vec<Out> {
        match ask {
            MatchRequest::Score => match self.play.speaker(by) {
                Some(by) => self.play.say(vec![Announcement::answer(by, self.score())]),
                None => vec![other_terminal(presenter)],
            },
            MatchRequest::Sign { game, sides } => self.sign(by, game, sides, presenter),
            MatchRequest::OfGame { game, ask } => self.of_game(by, game, *ask, presenter),
            MatchRequest::Extra => self.command(by, MatchCommand::Extra, presenter),
            MatchRequest::Decide { outcome, reason } => self.decide(by, outcome, reason, presenter),
        }
    }

    /// A score sheet of a game that is over is signed, also where the next game has begun; `None` is the game that is shown. A
    /// player signs as the side that they had then.
    fn sign(&mut self, by: Seat, game: Option<u32>, sides: Vec<Side>, presenter: &Presenter) -> Vec<Out> {
        let sign = Request::Record(RecordRequest::Sign(sides));
        self.of_game(by, game.unwrap_or(self.shown), sign, presenter)
    }

    /// What is asked of a game that is over, also where the next game has begun; a player asks as the side that they had
    /// then. A result that is ruled otherwise counts in the score.
    fn of_game(&mut self, by: Seat, number: u32, ask: Request, presenter: &Presenter) -> Vec<Out> {
        if number == self.shown {
            return self.play.take(None, Intent::Game { by: Some(by), ask }, presenter).0;
        }
        let Some(by) = self.play.speaker(by) else { return vec![other_terminal(presenter)] };
        let games = self.seen.games();
        let (Some(now), Some(meant)) = (games.last(), games.iter().find(|game| game.number == number)) else {
            return vec![presenter.say(&message::refuse_match_game(number), Kind::Answer)];
        };
        if matches!(ask, Request::Ruling(_)) && !self.seen.can_correct(number) {
            return vec![presenter.say(&message::refuse_match_now(), Kind::Answer)];
        }
        let then = |side: Side| Rival::having(side, now.white).side(meant.white);
        let seat = match by {
            Seat::Player(side) => Seat::Player(then(side)),
            Seat::Assistant(side) => Seat::Assistant(then(side)),
            other => other,
        };
        let path = path_of(meant, &self.config);
        let command = game::Command::new(seat, ask);
        match Play::amend_left(&path, &command, &self.config, &self.time, presenter) {
            Ok(said) => {
                let of_game = |mut it: Announcement| {
                    it.sentence = message::match_of_game(number, it.sentence);
                    it
                };
                let mut out = self.play.say(said.into_iter().map(of_game).collect());
                out.extend(self.count_again(number, presenter));
                out
            }
            Err(error) => vec![presenter.say(&super::trouble(&error), Kind::Trouble)],
        }
    }

    /// The result of an earlier game counts as it stands in its record now.
    fn count_again(&mut self, number: u32, presenter: &Presenter) -> Vec<Out> {
        let game = self.seen.games().iter().find(|game| game.number == number);
        let corrected = game.and_then(|game| games::corrected(game, &self.config));
        corrected.map_or_else(Vec::new, |ask| self.arrange(ask, presenter))
    }

    /// What ended the last game was a slip: as long as nothing has followed it, it counts no more and is played on. What
    /// has followed it is ruled as the micro-match.
    fn reopen(&mut self, by: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        if self.waits() {
            return vec![presenter.say(&message::refuse_match_counted(), Kind::Answer)];
        }
        let by = by.unwrap_or(Seat::Arbiter);
        let mut out = self.command(by, MatchCommand::ReopenGame, presenter);
        if self.state().phase() == Phase::Playing {
            let ask = Request::Move(MoveRequest::TakeBack);
            out.extend(self.play.command(game::Command::new(by, ask), presenter));
        }
        out
    }

    /// A ruling over the micro-match ends the game that is played as well.
    fn decide(&mut self, by: Seat, outcome: Outcome, reason: String, presenter: &Presenter) -> Vec<Out> {
        let white = self.state().rival(Side::White);
        let Some(decided) = MatchOutcome::by_side(outcome, white) else {
            return vec![presenter.say(&message::refuse_no_half_point(), Kind::Answer)];
        };
        let ruling = MatchCommand::Decide { outcome: decided, reason: reason.clone() };
        let mut out = self.command(by, ruling, presenter);
        if self.state().phase() == Phase::Over && self.play.state().phase() != GamePhase::Over {
            let ask = Request::Ruling(RulingRequest::Result { outcome, scale: None, reason });
            out.extend(self.play.command(game::Command::new(Seat::Arbiter, ask), presenter));
        }
        out
    }

    fn command(&mut self, by: Seat, ask: MatchCommand, presenter: &Presenter) -> Vec<Out> {
        let Some(by) = self.play.speaker(by) else { return vec![other_terminal(presenter)] };
        let reply = self.meeting.handle(Command::new(by, ask));
        self.hear(reply, presenter)
    }

    /// What the house does of itself.
    fn arrange(&mut self, ask: MatchCommand, presenter: &Presenter) -> Vec<Out> {
        let reply = self.meeting.tell(&Command::new(Seat::Arbiter, ask));
        self.hear(reply, presenter)
    }

    /// What is said of the micro-match is said at the board of its game.
    fn hear(&mut self, reply: Reply<Refusal>, presenter: &Presenter) -> Vec<Out> {
        self.seen = self.meeting.look();
        let mut out = self.play.say(reply.said);
        if let Some(error) = reply.unsaved {
            tracing::error!(%error, "the journal of the micro-match cannot be written");
            out.push(presenter.say(&message::file_not_saved(), Kind::Trouble));
        }
        out
    }

    /// Everything that follows by itself: the end of the game, what is due in the break, the next game. A game that
    /// could not be opened is tried again when somebody asks for something.
    pub(super) fn advance(&mut self, asked: bool, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.attend(presenter);
        out.extend(self.note_end(presenter));
        // Also before it is due: the machine may have slept through the break.
        if self.break_left().is_some() {
            let reply = self.meeting.tick();
            out.extend(self.hear(reply, presenter));
        }
        if self.state().phase() == Phase::Ready || self.waits() && asked {
            out.extend(self.open_next(presenter));
        }
        out
    }

    /// Whether the next game has a name, and could not be opened yet.
    fn waits(&self) -> bool {
        self.opened() > self.shown
    }

    /// The game that is played has got its result.
    fn note_end(&mut self, presenter: &Presenter) -> Vec<Out> {
        match end_of(self.state(), &self.play).filter(|_| !self.waits()) {
            Some(ask) => self.arrange(ask, presenter),
            None => Vec::new(),
        }
    }

    /// The next game is opened with changed colours, and waits for its start.
    fn open_next(&mut self, presenter: &Presenter) -> Vec<Out> {
        let before = self.play.state().clone();
        let (table, notation) = (self.table.as_ref(), before.notation());
        let board = Some(&self.play);
        let setting = Setting {
            config: &self.config,
            time: &self.time,
            presenter,
            table,
            notation,
            start: None,
            session: None,
            occasion: None,
            board,
        };
        match next_game(&mut self.meeting, Some(&before), &setting) {
            Ok((play, mut out)) => {
                self.sit_down(play, presenter);
                out.extend(self.carry(Some(&before), presenter));
                out
            }
            Err(error) => vec![presenter.say(&super::trouble(&error), Kind::Trouble)],
        }
    }

    /// DR-3.6.4: each goes on with the time that he had left in the game before.
    fn carry(&mut self, before: Option<&game::State>, presenter: &Presenter) -> Vec<Out> {
        let ([.., earlier, game], Some(before)) = (self.state().games(), before) else { return Vec::new() };
        let is_carried = self.state().setup().course(game.course).carried && earlier.course == game.course;
        if !is_carried || self.play.state().phase() != GamePhase::Ready {
            return Vec::new();
        }
        let (white_before, white) = (earlier.white, game.white);
        let mut out = Vec::new();
        // Both times are said when the second is set: that of the side that waits.
        let turn = self.play.state().turn();
        for side in [turn, turn.other()] {
            let before_side = Rival::having(side, white).side(white_before);
            let left = before.clock().left(before_side, before.at());
            let ask = Request::Clock(ClockRequest::Carry { side, left });
            out.extend(self.play.arrange(ask, presenter));
        }
        out
    }
}

/// Whether it asks for the start of a game.
const fn starts(intent: &Intent) -> bool {
    matches!(intent, Intent::Game { ask: Request::Clock(ClockRequest::Start), .. })
}

/// What is said of a micro-match is heard at the board of its game: at its own table nobody listens for words.
fn deaf(presenter: &Presenter) -> Listener {
    Listener { ears: Some(Subscription::NONE), renderer: presenter.renderer() }
}

/// That nobody speaks here for another.
fn other_terminal(presenter: &Presenter) -> Out {
    presenter.say(&message::refuse_other_terminal(), Kind::Answer)
}

impl Screen for MicroMatch {
    fn offered(&self, seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        let mut root = self.play.offered(seat, desk);
        if self.play.is_in_the_middle(seat) {
            return root;
        }
        if self.break_left().is_some() {
            root.insert(0, Offered::ask(text_key::WORDS_START, None, ClockRequest::Start.into()));
        }
        let score = Intent::Match { by: None, ask: MatchRequest::Score };
        root.push(Offered::named(text_key::WORDS_SCORE, ScanAction::Request(score)));
        root
    }

    fn prompt_text(&self, presenter: &Presenter) -> String {
        presenter.say(&self.prompt(), Kind::Typing).written
    }

    fn game(&self) -> Option<&Play> {
        Some(&self.play)
    }

    fn game_mut(&mut self) -> Option<&mut Play> {
        Some(&mut self.play)
    }

    fn contest(&self) -> Option<&MicroMatch> {
        Some(self)
    }

    fn what_follows(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.advance(true, presenter)
    }

    fn attend(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.seen = self.meeting.look();
        let mut out = self.play.attend(presenter);
        out.extend(self.follow(presenter));
        out
    }

    fn until_deadline(&self) -> Option<Ms> {
        [self.play.until_deadline(), self.meeting.until_deadline()].into_iter().flatten().min()
    }

    fn take(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        if self.break_left().is_some() && is_about_time(&intent) {
            return (vec![presenter.say(&self.time_left(), Kind::Answer)], false);
        }
        let asked = self.play.asks_of_match();
        if let Some(yes) = self.play.answer_of_match(seat, &intent, presenter) {
            let mut out = match (self.unsure.take(), yes) {
                (Some((by, ask)), true) => self.ask(by, ask, presenter),
                (None, true) => self.command(Seat::Arbiter, MatchCommand::CutBreak, presenter),
                (Some(_), false) => vec![presenter.say(&message::question_no(), Kind::Answer)],
                (None, false) => vec![presenter.say(&self.time_left(), Kind::Answer)],
            };
            out.extend(self.advance(true, presenter));
            return (out, false);
        }
        let dropped = self.play.drops_match(seat, &intent).then(|| match self.unsure.take() {
            Some(_) => Some(message::question_no()),
            None => (!starts(&intent)).then(|| self.time_left()),
        });
        let dropped = dropped.flatten().map(|sentence| presenter.say(&sentence, Kind::Answer));
        let (mut out, left) = match self.settled(intent) {
            Intent::Match { by, ask } => {
                let by = by.or(seat).unwrap_or(Seat::Player(self.play.state().turn()));
                let out = match self.asked_first(by, &ask) {
                    Some(sentence) => {
                        self.unsure = Some((by, ask));
                        vec![self.play.ask_of_match(sentence, presenter)]
                    }
                    None => self.ask(by, ask, presenter),
                };
                (out, false)
            }
            Intent::Game { by, ask: Request::Clock(ClockRequest::Start) } if self.break_left().is_some() => {
                let by = by.or(seat).unwrap_or(Seat::Arbiter);
                // U-V.9.5.6: the break is the players' too.
                if self.play.speaker(by) == Some(Seat::Arbiter) && !asked {
                    let sentence = self.cut_question();
                    (vec![self.play.ask_of_match(sentence, presenter)], false)
                } else {
                    (self.command(by, MatchCommand::CutBreak, presenter), false)
                }
            }
            // Between the games a remark is one on the micro-match.
            Intent::Game { by, ask: Request::Record(RecordRequest::Note(text)) }
                if self.play.state().phase() == game::Phase::Over =>
            {
                let by = by.or(seat).unwrap_or(Seat::Arbiter);
                (self.command(by, MatchCommand::Note(text), presenter), false)
            }
            Intent::Game { by, ask: Request::Move(MoveRequest::TakeBack) }
                if self.play.state().phase() == GamePhase::Over && self.play.state().revocable().is_some() =>
            {
                (self.reopen(by.or(seat), presenter), false)
            }
            Intent::Help => (self.play.help(None, None, true, presenter), false),
            Intent::HelpOf(seat) => (self.play.help(Some(seat), None, true, presenter), false),
            Intent::HelpOn(seat, topic) => (self.play.help(seat, Some(topic), true, presenter), false),
            intent => self.play.take(seat, intent, presenter),
        };
        out.splice(0..0, dropped);
        if left {
            self.note_end(presenter);
            out.extend(self.close_record(presenter));
        } else {
            out.extend(self.advance(true, presenter));
        }
        (out, left)
    }

    fn enter(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Option<Vec<Out>> {
        if self.play.asks_of_match() && self.unsure.is_none() && self.break_left().is_some() {
            let sentence = self.cut_question();
            self.play.ask_of_match(sentence, presenter);
        }
        let mut out = self.play.enter(seat, presenter).unwrap_or_default();
        out.extend(self.advance(true, presenter));
        Some(out)
    }

    fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.play.tick(presenter);
        out.extend(self.advance(false, presenter));
        out
    }

    fn searched(&mut self, search: &Search, chance: &Chance, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.play.searched(search, chance, presenter);
        out.extend(self.advance(false, presenter));
        out
    }

    fn close(&mut self, presenter: &Presenter) -> Vec<Out> {
        let mut out = self.note_end(presenter);
        out.extend(self.play.close(presenter));
        out.extend(self.close_record(presenter));
        out
    }
}

/// Whether it asks for a clock, the turn, or how the game stands: in a break the answer is how much of it is left.
const fn is_about_time(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Game {
            ask: Request::Record(RecordRequest::Query(
                Query::Clock | Query::ClockOf(_) | Query::ClockDetails | Query::Turn | Query::Situation
            )),
            ..
        }
    )
}
