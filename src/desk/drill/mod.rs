//! Exercises that come back: a position is told, its solution is played move by move, and what a pupil has answered decides when
//! it is asked again.
//!
//! The board is that of a training game that is kept nowhere, so that it can be asked about and walked over as any other; what is
//! kept is the answer.

mod exercise;

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use chrono::NaiveDate;

use self::exercise::Exercise;
use super::found;
use super::scan::{Offered, ScanAction};
use super::screens::Screen;
use super::{Config, Desk, NewGame, Out, Play, Presenter};
use golos_clock::Ms;
use golos_drill::{Answer, Grade, Progress, Session, day_of};
use golos_game::{ClockRequest, Command, Mode, MoveRequest, Press, Query, RecordRequest, Request, Seat};
use golos_input::switch::Branch;
use golos_input::{CursorKey, DrillRequest, Intent, Tokens, help_drill};
use golos_rules::tree::{NodeId, Tree};
use golos_rules::{BySide, Notation, Side, Steps};
use golos_speech::{self as speech, Kind};
use golos_table::{NoStore, TableError, Time};
use golos_wording::{Noun, Sentence, Slot, message, text_key};

/// Where the answers of a pupil are kept.
pub trait PupilStore: Send {
    /// Every line that was kept; nothing of a pupil who has answered nothing.
    ///
    /// # Errors
    /// Whatever the disk says.
    fn read(&self) -> io::Result<String>;

    /// Adds a line, durably.
    ///
    /// # Errors
    /// Whatever the disk says: then nothing was added.
    fn add(&self, line: &str) -> io::Result<()>;
}

/// What is asked of a sitting.
pub struct DrillPlan {
    pub files: Vec<PathBuf>,
    /// The most exercises that were never asked before.
    pub new: usize,
    /// How long it lasts at most; `None`: until everything is answered.
    pub length: Option<Ms>,
    pub pupil: Box<dyn PupilStore>,
}

/// A sitting with exercises.
pub struct Drill {
    exercises: Vec<Exercise>,
    /// The exercises that are still to be asked.
    left: VecDeque<Turn>,
    pupil: Box<dyn PupilStore>,
    progress: Progress,
    day: NaiveDate,
    /// When no further exercise is begun.
    ends: Option<Ms>,
    asked: Asked,
    /// How many were answered, and how many of them right at once.
    done: (u32, u32),
    /// The number of the exercise that is asked, from 1.
    number: u32,
    config: Config,
    time: Arc<dyn Time>,
}

/// An exercise that is to be asked.
#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    /// Its place among all of them.
    index: usize,
    /// Whether it was answered today before: then nothing is kept of it.
    is_second: bool,
    /// Whether it was put off.
    is_late: bool,
}

/// The exercise that is asked now.
struct Asked {
    turn: Turn,
    play: Play,
    /// The place in the solution.
    place: NodeId,
    /// Half-moves on the board when it was last looked at.
    seen: usize,
    tries: Vec<String>,
    hints: u8,
    began: Ms,
    is_over: bool,
}

impl Drill {
    /// A sitting, or why there is none.
    pub(super) fn open(
        plan: DrillPlan,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Drill, Vec<Out>), Vec<Out>> {
        let say = |sentence: Sentence| vec![presenter.say(&sentence, Kind::Answer)];
        let archive = config.archive.as_ref();
        let (mut exercises, mut unread) = (Vec::new(), Vec::new());
        for file in &plan.files {
            match Exercise::of_file(file, archive, presenter.wording) {
                Ok(found) => exercises.extend(found),
                Err(error) => unread.push(presenter.say(&super::trouble(&error), Kind::Trouble)),
            }
        }
        if exercises.is_empty() {
            let none = unread.is_empty().then(|| presenter.say(&message::drill_no_exercise(), Kind::Answer));
            return Err(unread.into_iter().chain(none).collect());
        }
        let kept = plan.pupil.read().map_err(|error| say(super::trouble(&TableError::Write(error))))?;
        let (progress, bad) = Progress::read(&kept);
        let day = day_of(time.wall());
        let ids: Vec<String> = exercises.iter().map(|exercise| exercise.id.clone()).collect();
        let session = Session::of(&ids, &progress, day, plan.new);
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let turn = |index: &usize| Turn { index: *index, ..Turn::default() };
        let mut left: VecDeque<Turn> = session.asked.iter().map(turn).collect();
        let Some(first) = left.pop_front() else {
            let next = exercises.iter().filter_map(|exercise| progress.due(&exercise.id)).min();
            let days = next.map_or(0, |next| number(usize::try_from((next - day).num_days()).unwrap_or(0)));
            return Err(say(message::drill_nothing_due(Slot::Count(days, Noun::Day))));
        };
        let today = message::drill_today(
            number(session.asked.len()),
            Slot::Number(number(session.again)),
            Slot::Number(number(session.asked.len() - session.again)),
        );
        let mut out = unread;
        out.push(presenter.say(&today, Kind::Answer));
        out.extend(bad.first().map(|bad| presenter.say(&message::drill_bad_line(number(bad.line)), Kind::Trouble)));
        let asked = Asked::of(&exercises, first, config, time, presenter)
            .map_err(|error| vec![presenter.say(&super::trouble(&error), Kind::Answer)])?;
        let ends = plan.length.map(|length| time.elapsed() + length);
        let (config, time, pupil) = (config.clone(), Arc::clone(time), plan.pupil);
        let drill = Drill { exercises, left, pupil, progress, day, ends, asked, done: (0, 0), number: 1, config, time };
        out.extend(drill.begun(presenter));
        Ok((drill, out))
    }

    fn exercise(&self) -> Option<&Exercise> {
        self.exercises.get(self.asked.turn.index)
    }

    /// The exercise in words: whose move it is, and what stands where.
    fn question(&self, presenter: &Presenter) -> Vec<Out> {
        let state = self.asked.play.state();
        // Of one that is over the position in which it was asked.
        let start = self.exercise().filter(|_| self.asked.is_over).map(|exercise| exercise.position(Tree::ROOT));
        let board = start.unwrap_or(*state.board());
        let turn = message::ask_turn_side(board.turn());
        let pieces = speech::pieces(&board, state.notation());
        [turn, pieces].iter().map(|sentence| presenter.say(sentence, Kind::Question)).collect()
    }

    /// Which exercise it is, and the exercise.
    fn begun(&self, presenter: &Presenter) -> Vec<Out> {
        let left = u32::try_from(self.left.len()).unwrap_or(u32::MAX);
        let number = message::drill_number(self.number, self.number.saturating_add(left));
        let mut out = vec![presenter.say(&number, Kind::State)];
        out.extend(self.question(presenter));
        out
    }

    /// Looks at what was made on the board: a right move is answered, a wrong one taken back.
    fn judge(&mut self, presenter: &Presenter) -> Vec<Out> {
        let half_moves = self.asked.play.state().plies().len();
        if half_moves <= self.asked.seen {
            self.asked.seen = half_moves;
            return Vec::new();
        }
        if self.asked.is_over {
            self.take_back(presenter);
            return vec![self.is_over(presenter)];
        }
        let Some(ply) = self.asked.play.state().plies().last() else { return Vec::new() };
        let (before, made) = (ply.before, ply.made.clone());
        let right = self.exercise().and_then(|exercise| exercise.right(self.asked.place, &made.after));
        self.asked.tries.push(made.notation);
        match right {
            Some(place) => {
                self.asked.place = place;
                self.asked.seen = half_moves;
                self.reply(presenter)
            }
            None => {
                let told = made.lawful.as_ref().map(|mv| found::punished(&before, mv));
                self.take_back(presenter);
                let told = told.unwrap_or_else(message::drill_wrong);
                vec![presenter.say(&told, Kind::Answer)]
            }
        }
    }

    /// What was made last comes off the board again, without a word.
    fn take_back(&mut self, presenter: &Presenter) {
        let back = Command::new(Seat::Arbiter, Request::Move(MoveRequest::TakeBack));
        drop(self.asked.play.command(back, presenter));
        self.asked.seen = self.asked.play.state().plies().len();
    }

    /// That the exercise is over, and how it goes on.
    fn is_over(&self, presenter: &Presenter) -> Out {
        let next = Slot::Heads(vec![text_key::WORDS_DRILL_NEXT.to_owned()]);
        presenter.say(&message::drill_over(next), Kind::Answer)
    }

    /// The opponent's move of the solution, or the end of it. Further moves of the pupil are no further tries.
    fn reply(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some((mv, place)) = self.exercise().and_then(|exercise| exercise.next(self.asked.place)) else {
            return self.finish(false, presenter);
        };
        let mut out = self.play_out(&mv, place, presenter);
        if self.exercise().is_none_or(|exercise| exercise.next(self.asked.place).is_none()) {
            out.extend(self.finish(false, presenter));
        } else {
            // What comes next is asked as well; a wrong move there is one more try.
            self.asked.tries.pop();
        }
        out
    }

    /// A move of the solution is made on the board.
    fn play_out(&mut self, mv: &golos_rules::Move, place: NodeId, presenter: &Presenter) -> Vec<Out> {
        let state = self.asked.play.state();
        let (text, turn) = (state.position().long(mv, state.notation()), state.turn());
        let made = Command::new(Seat::Player(turn), Request::Move(MoveRequest::Make(text)));
        let out = self.asked.play.command(made, presenter);
        self.asked.place = place;
        self.asked.seen = self.asked.play.state().plies().len();
        out
    }

    /// The exercise is answered, or its solution was shown: the answer is kept, and it is told when it comes again.
    fn finish(&mut self, is_shown: bool, presenter: &Presenter) -> Vec<Out> {
        self.asked.is_over = true;
        let Some(task) = self.exercise().map(|exercise| exercise.id.clone()) else { return Vec::new() };
        let took = (self.time.elapsed() - self.asked.began).get();
        let (tries, hints) = (self.asked.tries.clone(), self.asked.hints);
        let answer = Answer { task, day: self.day, tries, hints, took, shown: is_shown };
        let grade = self.progress.grade(&answer);
        let told = if is_shown { message::drill_shown() } else { message::drill_right() };
        let mut out = vec![presenter.say(&told, Kind::Answer)];
        if self.asked.turn.is_second {
            return out;
        }
        self.done.0 += 1;
        self.done.1 += u32::from(grade >= Grade::Good);
        if grade == Grade::Again {
            self.left.push_back(Turn { is_second: true, ..self.asked.turn });
            out.push(presenter.say(&message::drill_once_more(), Kind::Answer));
        }
        let line = answer.line().map_err(io::Error::other);
        if let Err(error) = line.and_then(|line| self.pupil.add(&line)) {
            tracing::error!(%error, "the answer of a pupil cannot be kept");
            out.push(presenter.say(&message::file_not_saved(), Kind::Trouble));
        }
        self.progress.add(answer);
        let due = self.exercise().and_then(|exercise| self.progress.due(&exercise.id));
        let days = due.and_then(|due| u32::try_from((due - self.day).num_days()).ok()).unwrap_or(1);
        out.push(presenter.say(&message::drill_due(Slot::Count(days, Noun::Day)), Kind::Answer));
        out
    }

    /// Asks the next exercise; the second value says whether there is none.
    fn next(&mut self, presenter: &Presenter) -> (Vec<Out>, bool) {
        let is_time_up = self.ends.is_some_and(|ends| ends <= self.time.elapsed());
        let Some(next) = self.left.pop_front().filter(|_| !is_time_up) else {
            return (self.summary(presenter), true);
        };
        match Asked::of(&self.exercises, next, &self.config, &self.time, presenter) {
            Ok(asked) => {
                self.asked = asked;
                self.number += 1;
                (self.begun(presenter), false)
            }
            Err(error) => (vec![presenter.say(&super::trouble(&error), Kind::Answer)], false),
        }
    }

    fn summary(&self, presenter: &Presenter) -> Vec<Out> {
        let (done, right) = self.done;
        vec![presenter.say(&message::drill_end(done, right), Kind::Answer)]
    }

    /// What to look at: first what can be won, then which piece; the move only if the solution is asked for.
    fn hint(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.asked.is_over {
            return vec![presenter.say(&message::spar_hint_none(), Kind::Answer)];
        }
        let place = self.asked.place;
        let Some((position, mv)) =
            self.exercise().and_then(|exercise| Some((exercise.position(place), exercise.next(place)?.0)))
        else {
            return vec![presenter.say(&message::spar_hint_none(), Kind::Answer)];
        };
        let times = self.asked.hints;
        let gain = Some(()).filter(|()| times == 0).and_then(|()| found::gain(&position));
        let from = position.ends(Some(&mv), &position.long(&mv, Notation::FILES)).first().copied();
        let from = from.filter(|_| times < 2 && position.steps() != Steps::One);
        let told = match (gain, from) {
            (Some(won), _) => won,
            (None, Some(from)) => {
                self.asked.hints = self.asked.hints.max(1);
                message::spar_hint_piece(Slot::Square(position.place_called(from, self.asked.play.state().notation())))
            }
            (None, None) => message::drill_hint_show(Slot::Heads(vec![text_key::WORDS_DRILL_SHOW.to_owned()])),
        };
        self.asked.hints = self.asked.hints.saturating_add(1);
        vec![presenter.say(&told, Kind::Answer)]
    }

    /// The rest of the solution is played out.
    fn show(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.asked.is_over {
            return self.question(presenter);
        }
        let mut out = Vec::new();
        while let Some((mv, place)) = self.exercise().and_then(|exercise| exercise.next(self.asked.place)) {
            out.extend(self.play_out(&mv, place, presenter));
        }
        out.extend(self.finish(true, presenter));
        out
    }

    /// The exercise is put off to the end of the sitting; the second time it is shown.
    fn later(&mut self, presenter: &Presenter) -> (Vec<Out>, bool) {
        if self.asked.is_over {
            return self.next(presenter);
        }
        if self.asked.turn.is_late || self.left.is_empty() {
            return (self.show(presenter), false);
        }
        self.left.push_back(Turn { is_late: true, ..self.asked.turn });
        self.next(presenter)
    }

    fn ask(&mut self, ask: DrillRequest, presenter: &Presenter) -> (Vec<Out>, bool) {
        match ask {
            DrillRequest::Show => (self.show(presenter), false),
            DrillRequest::Later => self.later(presenter),
            DrillRequest::Next if self.asked.is_over => self.next(presenter),
            DrillRequest::Next | DrillRequest::Repeat => (self.question(presenter), false),
        }
    }
}

impl Asked {
    fn of(
        exercises: &[Exercise],
        turn: Turn,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<Asked, TableError> {
        let none = || TableError::NoGame(Box::new(message::drill_no_exercise()));
        let exercise = exercises.get(turn.index).ok_or_else(none)?;
        let game = NewGame {
            players: BySide::default(),
            press: Press::Automatic,
            mode: Mode::Training,
            recorded: false,
            warnings: BySide::default(),
            ..exercise.game.clone()
        };
        let (mut play, _) = Play::open_in(|| Ok(Box::new(NoStore)), game, config, time, presenter)?;
        drop(play.command(Command::new(Seat::Arbiter, Request::Clock(ClockRequest::Start)), presenter));
        let began = time.elapsed();
        let place = Tree::ROOT;
        let (tries, hints) = (Vec::new(), 0);
        Ok(Asked { turn, play, place, seen: 0, tries, hints, began, is_over: false })
    }
}

impl Screen for Drill {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        let side = self.exercise().map_or(Side::White, Exercise::solver);
        let prompt = if self.asked.is_over { message::prompt_drill_over() } else { message::prompt_drill(side) };
        presenter.say(&prompt, Kind::Typing).written
    }

    fn game(&self) -> Option<&Play> {
        Some(&self.asked.play)
    }

    fn game_mut(&mut self) -> Option<&mut Play> {
        Some(&mut self.asked.play)
    }

    fn typed(&mut self, line: &Tokens, presenter: &Presenter) -> Option<(Vec<Out>, bool)> {
        Some(self.ask(presenter.lexicon.drill(line)?, presenter))
    }

    fn take(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        match intent {
            Intent::Leave => (self.summary(presenter), true),
            Intent::Drill(ask) => self.ask(ask, presenter),
            // What was wrong is taken back by itself, and what was right stays.
            intent if intent.takes_back() => (self.question(presenter), false),
            Intent::Help => {
                let mut out: Vec<Out> =
                    help_drill().iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect();
                out.extend(self.asked.play.help(None, None, false, presenter));
                (out, false)
            }
            Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Hint)), .. } => {
                (self.hint(presenter), false)
            }
            Intent::Game { ask: Request::Move(MoveRequest::Press), .. } => self.ask(DrillRequest::Next, presenter),
            Intent::BoardCursor(CursorKey::Confirm | CursorKey::Pick) if self.asked.is_over => {
                self.ask(DrillRequest::Next, presenter)
            }
            intent if is_of_board(&intent) => {
                let (mut out, _) = self.asked.play.take(seat, intent, presenter);
                out.extend(self.judge(presenter));
                (out, false)
            }
            // Nobody stops clocks, offers or rules in an exercise.
            _ => (self.question(presenter), false),
        }
    }

    fn enter(&mut self, _seat: Option<Seat>, presenter: &Presenter) -> Option<Vec<Out>> {
        // The last exercise is left by the word, so that its end is heard.
        Some(self.ask(DrillRequest::Next, presenter).0)
    }

    fn what_follows(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.judge(presenter)
    }

    fn offered(&self, seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        let mut root = self.asked.play.offered(seat, desk);
        if !self.asked.play.is_in_the_middle(seat) {
            let ask = |(key, ask)| Offered::named(key, ScanAction::Request(Intent::Drill(ask)));
            root.extend(OFFERED.map(ask));
        }
        root
    }
}

/// Whether it is a move, a look at the board, or help.
const fn is_of_board(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Game { ask: Request::Move(_) | Request::Record(RecordRequest::Query(_) | RecordRequest::Listen), .. }
            | Intent::BoardCursor(_)
            | Intent::Walk(_)
            | Intent::Choose(_)
            | Intent::Text(_)
            | Intent::HelpOf(_)
            | Intent::HelpOn(..)
    )
}

/// What a pad and a switch can choose besides the board.
const OFFERED: [(&str, DrillRequest); 4] = [
    (text_key::WORDS_DRILL_NEXT, DrillRequest::Next),
    (text_key::WORDS_DRILL_REPEAT, DrillRequest::Repeat),
    (text_key::WORDS_DRILL_SHOW, DrillRequest::Show),
    (text_key::WORDS_DRILL_LATER, DrillRequest::Later),
];
