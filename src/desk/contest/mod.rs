//! A micro-match: one game after the other, with breaks between them.
//!
//! The game that is shown is that of the last `GameOpened`; its journal stays open through the break, so that what is
//! said there has a record. Before a new journal of a game is made, the micro-match names it: whatever the program dies
//! of, [`Contest::resume`] finds where it stood.

mod games;
mod new_match;

use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use self::new_match::NewMatch;

use self::games::{Setting, beside, close_earlier, earlier, end_of, next_game, take_up};
use super::Config;
use super::archive::{any_store, mend, reopen};
use super::play::Play;
use crate::{Out, Tongue};
use golos_clock::Ms;
use golos_game::{
    self as game, Ask, Chance, ClockAsk, MoveAsk, OfferAsk, Outcome, Phase as GamePhase, RecordAsk, RulingAsk, Search,
    Seat,
};
use golos_input::{Intent, MatchAsk};
use golos_journal as journal;
use golos_profile::openings;
use golos_rules::Side;
use golos_speech::{self as speech, Ears, Priority, Utterance};
use golos_table::{Link, Listener, Meeting, Reply, TableError, Time, stamp};
use golos_tournament::micro_match::{Ask as MatchCommand, Command, MatchOutcome, Phase, Refusal, Rival, Setup, State};
use golos_wording::{Sentence, Slot};

/// One micro-match being played at this terminal. What is said of it is heard, and recorded, at the board of its game.
pub struct Contest {
    meeting: Link<State>,
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
}

impl Contest {
    pub(super) fn open(
        new: NewMatch,
        config: &Config,
        time: &Arc<dyn Time>,
        tongue: &Tongue,
    ) -> Result<(Contest, Vec<Out>), TableError> {
        let ends = &new.first.players;
        let fresh =
            |folder: &Path| config.archive.fresh_match(folder, time.wall(), [&ends.white, &ends.black], &|_| false);
        let file = config.folder.as_deref().map(fresh);
        Contest::open_in(file.as_deref(), new, config, time, tongue)
    }

    /// The same with its journal in this file; none: it is kept nowhere.
    pub(super) fn open_in(
        file: Option<&Path>,
        new: NewMatch,
        config: &Config,
        time: &Arc<dyn Time>,
        tongue: &Tongue,
    ) -> Result<(Contest, Vec<Out>), TableError> {
        let wall = time.wall();
        let occasion = new.first.occasion.clone();
        let (table, notation) = (new.first.table.clone(), new.first.notation);
        let (start, session) = (new.first.start, new.first.session);
        let setup = new.setup(stamp(wall));
        let store = |_: &Setup| any_store(config, file);
        let (meeting, opened) = Meeting::open(setup, store, Arc::clone(time), vec![deaf(tongue)])?;
        let mut meeting = Link::new(meeting, opened.heard, Arc::clone(time));
        let setting =
            Setting { config, time, tongue, table: table.as_ref(), notation, start, session, occasion, board: None };
        let (play, mut said) = next_game(&mut meeting, None, &setting)?;
        let mut contest = Contest { table, ..Contest::assemble(meeting, play, config, time) };
        let mut out = contest.play.say(opened.said, tongue);
        out.append(&mut said);
        Ok((contest, out))
    }

    pub(super) fn resume(
        path: &Path,
        config: &Config,
        time: &Arc<dyn Time>,
        tongue: &Tongue,
    ) -> Result<(Contest, Vec<Out>), TableError> {
        let (mut file, bytes) = reopen(config, path)?;
        let log = journal::read_match(&bytes);
        let objection = journal::first_unfounded::<State>(&log.records);
        let torn = mend(&log, &mut *file)?.then(|| u32::try_from(log.records.len()).unwrap_or(u32::MAX));
        let meeting = Meeting::resume(log, file, Arc::clone(time), vec![deaf(tongue)])?;
        let mut meeting = Link::new(meeting, Vec::new(), Arc::clone(time));
        // The games lie beside it.
        let config = Config { folder: Some(beside(path)), ..config.clone() };
        let state = meeting.look();
        let earlier = earlier(&state, &config);
        let notation = earlier.as_ref().map_or_else(|| tongue.wording.lang().notation(), game::State::notation);
        let setting = Setting {
            config: &config,
            time,
            tongue,
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
        let mut contest = Contest::assemble(meeting, play, &config, time);
        let mut out = contest.play.say(speech::match_restored(&contest.seen), tongue);
        if let Some((line, finding)) = objection {
            tracing::warn!(line, %finding, "a record of the micro-match does not follow from those before it");
            out.insert(0, tongue.say(&Sentence::new("check-event").with("n", line), Priority::Flag));
        }
        if let Some(lines) = torn {
            out.insert(0, tongue.say(&Sentence::new("check-torn").with("n", lines), Priority::Flag));
        }
        out.extend(said);
        out.extend(contest.carry(earlier.as_ref(), tongue));
        out.extend(contest.advance(true, tongue));
        Ok((contest, out))
    }

    /// A further terminal at the same micro-match, and what is heard at it first.
    pub(super) fn join(&self, config: &Config, time: &Arc<dyn Time>, tongue: &Tongue) -> (Contest, Vec<Out>) {
        // Its games lie where they lie for the others.
        let config = Config { folder: self.config.folder.clone(), ..config.clone() };
        let (play, said) = self.play.join(&config, time, tongue);
        let shown = if self.play.is_left() { self.opened() } else { self.shown };
        let contest = Contest::assemble(self.meeting.join(deaf(tongue), Arc::clone(time)), play, &config, time);
        let mut contest = Contest { shown, table: self.table.clone(), ..contest };
        let greeting = speech::match_opened(&contest.seen);
        let mut out = contest.play.say_here(greeting, tongue);
        out.extend(said);
        (contest, out)
    }

    fn assemble(meeting: Link<State>, play: Play, config: &Config, time: &Arc<dyn Time>) -> Contest {
        let (seen, config, time) = (meeting.look(), config.clone(), Arc::clone(time));
        let mut contest = Contest { meeting, seen, play, shown: 0, config, time, table: None };
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

    /// What has been heard here since, of what others did.
    pub(super) fn attend(&mut self, tongue: &Tongue) -> Vec<Out> {
        self.seen = self.meeting.look();
        let mut out = self.play.attend(tongue);
        out.extend(self.follow(tongue));
        out
    }

    /// Goes on at the next game, if another of those who sit here has opened it.
    fn follow(&mut self, tongue: &Tongue) -> Vec<Out> {
        let Some((play, mut out)) = self.play.follow(&self.config, tongue) else { return Vec::new() };
        self.sit_down(play, tongue);
        out.extend(self.play.attend(tongue));
        out
    }

    /// Leaves the board of the game before, whose journal the last closes who leaves it.
    fn sit_down(&mut self, play: Play, tongue: &Tongue) {
        std::mem::replace(&mut self.play, play).close(tongue);
        self.seen = self.meeting.look();
        self.shown = self.opened();
    }

    pub(super) fn until_deadline(&self) -> Option<Ms> {
        [self.play.until_deadline(), self.meeting.until_deadline()].into_iter().flatten().min()
    }

    pub(super) fn prompt(&self) -> Sentence {
        match self.state().phase() {
            Phase::Break { .. } => Sentence::new("prompt-break"),
            Phase::Over if self.play.state().phase() == GamePhase::Over => Sentence::new("prompt-match-over"),
            _ => self.play.prompt(),
        }
    }

    /// Takes an intent. The second value says whether the micro-match was left.
    pub(super) fn take(&mut self, seat: Option<Seat>, intent: Intent, tongue: &Tongue) -> (Vec<Out>, bool) {
        let asked = self.play.asks_to_cut();
        if let Some(yes) = self.play.answer_to_cut(seat, &intent, tongue) {
            let mut out = if yes {
                self.command(Seat::Arbiter, MatchCommand::CutBreak, tongue)
            } else {
                vec![tongue.say(&self.break_said("match-break-left"), Priority::Answer)]
            };
            out.extend(self.advance(true, tongue));
            return (out, false);
        }
        let dropped = self.play.drops_cut(seat, &intent) && !starts(&intent);
        let dropped = dropped.then(|| tongue.say(&self.break_said("match-break-left"), Priority::Answer));
        let (mut out, left) = match self.settled(intent) {
            Intent::Match { by, ask } => (self.ask(by.or(seat), ask, tongue), false),
            Intent::Game { by, ask: Ask::Clock(ClockAsk::Start) } if self.break_left().is_some() => {
                let by = by.or(seat).unwrap_or(Seat::Arbiter);
                // U-V.9.5.6: the break is the players' too.
                if self.play.speaker(by) == Some(Seat::Arbiter) && !asked {
                    let sentence = self.break_said("match-break-cut");
                    (vec![self.play.ask_to_cut(sentence, tongue)], false)
                } else {
                    (self.command(by, MatchCommand::CutBreak, tongue), false)
                }
            }
            // Between the games a remark is one on the micro-match.
            Intent::Game { by, ask: Ask::Record(RecordAsk::Note(text)) }
                if self.play.state().phase() == game::Phase::Over =>
            {
                let by = by.or(seat).unwrap_or(Seat::Arbiter);
                (self.command(by, MatchCommand::Note(text), tongue), false)
            }
            Intent::Game { by, ask: Ask::Move(MoveAsk::TakeBack) }
                if self.play.state().phase() == GamePhase::Over && self.play.state().revocable().is_some() =>
            {
                (self.reopen(by.or(seat), tongue), false)
            }
            Intent::Help => (self.play.help(None, None, true, tongue), false),
            Intent::HelpOf(seat) => (self.play.help(Some(seat), None, true, tongue), false),
            Intent::HelpOn(seat, topic) => (self.play.help(seat, Some(topic), true, tongue), false),
            intent => self.play.take(seat, intent, tongue),
        };
        out.splice(0..0, dropped);
        if left {
            self.note_end(tongue);
            out.extend(self.close_record(tongue));
        } else {
            out.extend(self.advance(true, tongue));
        }
        (out, left)
    }

    /// What a word means while it waits for a decision about an equal score: what was said to be possible then.
    fn settled(&self, intent: Intent) -> Intent {
        let by_arbiter = |by: Option<Seat>| by.is_none_or(|by| by == Seat::Arbiter);
        let decide =
            |outcome, reason| Intent::Match { by: Some(Seat::Arbiter), ask: MatchAsk::Decide { outcome, reason } };
        match intent {
            intent if self.state().phase() != Phase::Level => intent,
            Intent::Draw { by, text, reason } if by_arbiter(by) && text.is_empty() => decide(Outcome::Draw, reason),
            Intent::Game { by, ask: Ask::Offer(OfferAsk::Offer) } if by_arbiter(by) => {
                decide(Outcome::Draw, String::new())
            }
            Intent::Game { by, ask: Ask::Ruling(RulingAsk::Result { outcome, reason, .. }) } if by_arbiter(by) => {
                decide(outcome, reason)
            }
            intent => intent,
        }
    }

    /// A sentence about what is left of the break.
    fn break_said(&self, key: &'static str) -> Sentence {
        let left = self.break_left().unwrap_or_default();
        let rest = self.state().setup().rules.score.micro_match.as_ref().map(|rule| rule.rest.article.clone());
        let sentence = Sentence::new(key).with("time", Ms::from_secs(left.secs()));
        sentence.with("article", Slot::Article(rest.unwrap_or_default()))
    }

    /// Enter on an empty line.
    pub(super) fn enter(&mut self, seat: Option<Seat>, tongue: &Tongue) -> Vec<Out> {
        if self.play.asks_to_cut() && self.break_left().is_some() {
            let sentence = self.break_said("match-break-cut");
            self.play.ask_to_cut(sentence, tongue);
        }
        let mut out = self.play.enter(seat, tongue);
        out.extend(self.advance(true, tongue));
        out
    }

    pub(super) fn tick(&mut self, tongue: &Tongue) -> Vec<Out> {
        let mut out = self.play.tick(tongue);
        out.extend(self.advance(false, tongue));
        out
    }

    pub(super) fn searched(&mut self, search: Search, chance: Chance, tongue: &Tongue) -> Vec<Out> {
        let mut out = self.play.searched(search, chance, tongue);
        out.extend(self.advance(false, tongue));
        out
    }

    pub(super) fn close(&mut self, tongue: &Tongue) -> Vec<Out> {
        let mut out = self.note_end(tongue);
        out.extend(self.play.close(tongue));
        out.extend(self.close_record(tongue));
        out
    }

    fn close_record(&mut self, tongue: &Tongue) -> Option<Out> {
        let error = self.meeting.leave().unsaved?;
        tracing::error!(%error, "the journal of the micro-match cannot be written");
        Some(tongue.say(&Sentence::new("file-not-saved"), Priority::Flag))
    }

    fn ask(&mut self, by: Option<Seat>, ask: MatchAsk, tongue: &Tongue) -> Vec<Out> {
        let by = by.unwrap_or(Seat::Player(self.play.state().turn()));
        match ask {
            MatchAsk::Score => match self.play.speaker(by) {
                Some(by) => self.play.say(vec![Utterance::answer(by, self.score())], tongue),
                None => vec![other_terminal(tongue)],
            },
            MatchAsk::Extra => self.command(by, MatchCommand::Extra, tongue),
            MatchAsk::Decide { outcome, reason } => self.decide(by, outcome, reason, tongue),
        }
    }

    /// What ended the last game was a slip: as long as nothing has followed it, it counts no more and is played on. What
    /// has followed it is ruled as the micro-match.
    fn reopen(&mut self, by: Option<Seat>, tongue: &Tongue) -> Vec<Out> {
        if self.waits() {
            return vec![tongue.say(&Sentence::refusal("refuse-match-counted"), Priority::Answer)];
        }
        let by = by.unwrap_or(Seat::Arbiter);
        let mut out = self.command(by, MatchCommand::ReopenGame, tongue);
        if self.state().phase() == Phase::Playing {
            let ask = Ask::Move(MoveAsk::TakeBack);
            out.extend(self.play.command(game::Command::new(by, ask), tongue));
        }
        out
    }

    /// A ruling over the micro-match ends the game that is played as well.
    fn decide(&mut self, by: Seat, outcome: Outcome, reason: String, tongue: &Tongue) -> Vec<Out> {
        let white = self.state().rival(Side::White);
        let Some(decided) = MatchOutcome::by_side(outcome, white) else {
            return vec![tongue.say(&Sentence::refusal("refuse-half-point"), Priority::Answer)];
        };
        let ruling = MatchCommand::Decide { outcome: decided, reason: reason.clone() };
        let mut out = self.command(by, ruling, tongue);
        if self.state().phase() == Phase::Over && self.play.state().phase() != GamePhase::Over {
            let ask = Ask::Ruling(RulingAsk::Result { outcome, scale: None, reason });
            out.extend(self.play.command(game::Command::new(Seat::Arbiter, ask), tongue));
        }
        out
    }

    fn command(&mut self, by: Seat, ask: MatchCommand, tongue: &Tongue) -> Vec<Out> {
        let Some(by) = self.play.speaker(by) else { return vec![other_terminal(tongue)] };
        let reply = self.meeting.handle(Command::new(by, ask));
        self.hear(reply, tongue)
    }

    /// What the house does of itself.
    fn arrange(&mut self, ask: MatchCommand, tongue: &Tongue) -> Vec<Out> {
        let reply = self.meeting.tell(&Command::new(Seat::Arbiter, ask));
        self.hear(reply, tongue)
    }

    /// What is said of the micro-match is said at the board of its game.
    fn hear(&mut self, reply: Reply<Refusal>, tongue: &Tongue) -> Vec<Out> {
        self.seen = self.meeting.look();
        let mut out = self.play.say(reply.said, tongue);
        if let Some(error) = reply.unsaved {
            tracing::error!(%error, "the journal of the micro-match cannot be written");
            out.push(tongue.say(&Sentence::new("file-not-saved"), Priority::Flag));
        }
        out
    }

    /// Everything that follows by itself: the end of the game, what is due in the break, the next game. A game that
    /// could not be opened is tried again when somebody asks for something.
    pub(super) fn advance(&mut self, asked: bool, tongue: &Tongue) -> Vec<Out> {
        let mut out = self.attend(tongue);
        out.extend(self.note_end(tongue));
        // Also before it is due: the machine may have slept through the break.
        if self.break_left().is_some() {
            let reply = self.meeting.tick();
            out.extend(self.hear(reply, tongue));
        }
        if self.state().phase() == Phase::Ready || self.waits() && asked {
            out.extend(self.open_next(tongue));
        }
        out
    }

    /// Whether the next game has a name, and could not be opened yet.
    fn waits(&self) -> bool {
        self.opened() > self.shown
    }

    /// The game that is played has got its result.
    fn note_end(&mut self, tongue: &Tongue) -> Vec<Out> {
        match end_of(self.state(), &self.play).filter(|_| !self.waits()) {
            Some(ask) => self.arrange(ask, tongue),
            None => Vec::new(),
        }
    }

    /// The next game is opened with changed colours, and waits for its start.
    fn open_next(&mut self, tongue: &Tongue) -> Vec<Out> {
        let before = self.play.state().clone();
        let (table, notation) = (self.table.as_ref(), before.notation());
        let board = Some(&self.play);
        let setting = Setting {
            config: &self.config,
            time: &self.time,
            tongue,
            table,
            notation,
            start: None,
            session: None,
            occasion: None,
            board,
        };
        match next_game(&mut self.meeting, Some(&before), &setting) {
            Ok((play, mut out)) => {
                self.sit_down(play, tongue);
                out.extend(self.carry(Some(&before), tongue));
                out
            }
            Err(error) => vec![tongue.say(&super::trouble(&error), Priority::Flag)],
        }
    }

    /// DR-3.6.4: each goes on with the time that he had left in the game before.
    fn carry(&mut self, before: Option<&game::State>, tongue: &Tongue) -> Vec<Out> {
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
            let ask = Ask::Clock(ClockAsk::Carry { side, left });
            out.extend(self.play.arrange(ask, tongue));
        }
        out
    }
}

/// Whether it asks for the start of a game.
const fn starts(intent: &Intent) -> bool {
    matches!(intent, Intent::Game { ask: Ask::Clock(ClockAsk::Start), .. })
}

/// What is said of a micro-match is heard at the board of its game: at its own table nobody listens for words.
fn deaf(tongue: &Tongue) -> Listener {
    Listener { ears: Some(Ears::NONE), wording: Arc::clone(&tongue.wording), style: tongue.style }
}

/// That nobody speaks here for another.
fn other_terminal(tongue: &Tongue) -> Out {
    tongue.say(&Sentence::refusal("refuse-other-terminal"), Priority::Answer)
}
