//! `golos rehearse`: a script opens the room that it needs, under a clock that moves only when it is told to.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::arguments::{dropped, new_games, new_match, rule_set};
use super::drill::{NoAnswers, plan};
use super::{Start, StartError, read, with_notes};
use super::{heard_as, spar};
use golos_cli::{EventArgs, GameArgs, LettersArgs, LettersTask, Task, asked_lang, read as read_arguments};
use golos_desk::letters::letters_folder;
use golos_desk::{Desk, Out};
use golos_files::disk::Disk;
use golos_files::folder::{latest, once};
use golos_game::{Audience, Press};
use golos_input::EventRequest;
use golos_profile::Preferences;
use golos_rules::chess::Letters;
use golos_speech::Subscription;
use golos_table::{PROGRAM, TableError, Time, VirtualTime};
use golos_tools::rehearse::{Facing, Memory, Overheard, Script, Tape, Telling};
use golos_tournament::event::{Detail, EventEntry};
use golos_view::Linear;
use golos_wording::{NAME_CHARS, clean};

impl Start {
    /// `golos rehearse`: what the script says, otherwise the arguments, is started under a virtual clock. The settings of
    /// whoever runs it do not matter: the same script makes the same record for everybody.
    pub(super) fn rehearse(self, file: &Path, json: bool, game: GameArgs) -> Result<u8, StartError> {
        let mut start = Start::by(self.common, Preferences::default());
        let script = Script::parse(&read(file)?)?;
        let dir = start.common.dir.clone();
        let task = match script.start() {
            None => Some(Task::Play(game)),
            Some(words) => {
                let lang = asked_lang(words.iter().cloned()).unwrap_or(start.config.lang);
                let cli = read_arguments(words.iter().map(Into::into), lang)?;
                start = Start::by(cli.common, Preferences::default());
                cli.task
            }
        };
        let tape = Tape::default();
        start.config.archive = match &dir {
            Some(dir) => Arc::new(Overheard::new(Disk, tape.clone()).within(dir).beside(file)),
            None => Arc::new(Overheard::new(Memory::default(), tape.clone()).beside(file)),
        };
        start.config.folder = Some(dir.unwrap_or_default());
        let script = script.usually(start.config.lang);
        if let Some(first) = script.terminals().first() {
            start.config = start.config.of(first.lang, Subscription::of(first.seat));
        }
        let time = Arc::new(VirtualTime::default());
        let task = spar::as_game(task, start.config.lang);
        let (mut desk, opening) = start.opened(task, Arc::<VirtualTime>::clone(&time))?;
        let is_one_board = (desk.game().is_some() || desk.contest().is_some()) && desk.boards().is_none();
        if script.terminals().len() > 1 && !is_one_board {
            return Err(StartError::Terminals);
        }
        let out = io::stdout().lock();
        let failures = if json {
            script.rehearse(&mut desk, &time, &opening, &mut Telling::new(out, tape))?
        } else {
            script.rehearse(&mut desk, &time, &opening, &mut Facing(Linear::new(out, false)))?
        };
        for failure in &failures {
            writeln!(io::stderr(), "{}: {failure}", file.display())?;
        }
        Ok(u8::from(!failures.is_empty()))
    }

    /// A desk in the room that the task leads to, where everything is heard unless the task says who listens.
    fn opened(mut self, task: Option<Task>, time: Arc<dyn Time>) -> Result<(Desk, Vec<Out>), StartError> {
        let ears = match &task {
            Some(Task::Play(game)) => game.ears,
            Some(Task::Match(args)) => args.game.ears,
            Some(Task::Resume { ears, .. }) => *ears,
            Some(_) | None => None,
        };
        // Who listens at the terminals of a script, the script says.
        let has_boards = match &task {
            Some(Task::Play(game)) => game.boards.is_some_and(|boards| boards > 1),
            Some(Task::Resume { files, .. }) => files.len() > 1,
            Some(Task::Desk { .. }) => true,
            Some(_) | None => false,
        };
        let usual = if has_boards { Subscription::Shared(Audience::ARBITER) } else { Subscription::All };
        let ears = self.config.ears.or(ears).unwrap_or(usual);
        self.config.ears = Some(ears);
        let notation = self.config.lang.notation();
        let letters = letters_folder(self.config.folder.as_deref());
        let mut desk = Desk::new(self.config, time);
        let named = match &task {
            Some(Task::Play(game)) => game.laws.notation,
            Some(Task::Match(args)) => args.game.laws.notation,
            Some(_) | None => None,
        };
        let notes = match &task {
            Some(Task::Play(game)) => dropped(game)?,
            Some(Task::Match(args)) => dropped(&args.game)?,
            Some(_) | None => Vec::new(),
        };
        lettered(&mut desk, named);
        let opening = match task {
            None => desk.welcome(),
            Some(Task::Play(game)) => match new_games(game, notation)? {
                games if games.len() > 1 => desk.open_hall(games)?,
                games => games.into_iter().next().map(|game| desk.open(game)).transpose()?.unwrap_or_default(),
            },
            Some(Task::Match(args)) => desk.open_match(new_match(args, notation)?)?,
            Some(Task::Resume { files, .. }) => taken_up(&mut desk, &files)?,
            Some(Task::Desk { files, .. }) => desk.open_desk(&once(&files))?,
            Some(Task::Replay { file, game, pace, as_heard, by }) => {
                let mut out = desk.replay(&file, Some(game), pace)?;
                out.extend(heard_as(&mut desk, as_heard, by));
                out
            }
            Some(Task::Course { exercise }) => desk.course(exercise.map(usize::from))?,
            Some(Task::Tutorial { learner }) => desk.tutorial(learner)?,
            Some(Task::Drill(args)) => desk.drill(plan(args, Box::new(NoAnswers))),
            Some(Task::Event(args)) => event(&args, None, Vec::new())?(&mut desk)?,
            Some(Task::Letters(LettersArgs { today, task: LettersTask::Desk { folder } })) => {
                desk.open_letters(&folder.unwrap_or(letters), today)
            }
            Some(_) => return Err(StartError::NotRehearsed),
        };
        let opening = with_notes(&notes, opening, &desk);
        Ok((desk, opening))
    }
}

/// The desk with the letters of chess pieces that were named, if any were.
pub(super) fn lettered(desk: &mut Desk, letters: Option<Letters>) -> &mut Desk {
    if let Some(letters) = letters {
        desk.write_in(letters);
    }
    desk
}

/// An event that is in the file, or a new one there; kept nowhere without a file.
///
/// # Errors
/// [`StartError`] if a new one is not named whole.
pub fn event(args: &EventArgs, file: Option<PathBuf>, entries: Vec<EventEntry>) -> Result<EnterDesk, StartError> {
    if let Some(file) = file.clone().filter(|file| latest(file).exists()) {
        let args = args.clone();
        return Ok(Box::new(move |desk| {
            let mut out = desk.resume_event(&file)?;
            for option in &args.given {
                let is_set = desk.event_state().is_some_and(|event| args.is_set(option, event.setup()));
                out.extend(if is_set {
                    Vec::new()
                } else {
                    desk.change_event(&format!("--{option}"), asked(&args, option))
                });
            }
            out.extend(desk.enter_players(entries));
            Ok(out)
        }));
    }
    let rules = rule_set(&args.rules)?;
    let setup = args.setup(rules.variant.beginner(), PROGRAM).ok_or(StartError::NoSystem)?;
    Ok(Box::new(move |desk| {
        let out = desk.open_event(setup, file.as_deref())?;
        Ok(out.into_iter().chain(desk.enter_players(entries)).collect())
    }))
}

/// What an option asks of an event that exists; `None` if it is fixed when an event is set up.
fn asked(args: &EventArgs, option: &str) -> Option<EventRequest> {
    let detail = |detail, text: &str| Some(EventRequest::Detail { detail, text: clean(text, NAME_CHARS) });
    match option {
        "rounds" => args.rounds.map(|rounds| EventRequest::Plan { rounds, reason: None }),
        "order" => {
            let named = args.order.iter().map(|by| by.name()).collect::<Vec<_>>().join(",");
            Some(EventRequest::Order { named, reason: None })
        }
        "unplayed" => Some(EventRequest::Unplayed { how: args.unplayed, reason: None }),
        "rules" => Some(EventRequest::Rules(args.rules.clone())),
        "control" => args.control.clone().map(EventRequest::Control),
        "games" => Some(EventRequest::Games(args.games)),
        "press" => Some(EventRequest::ByHand(args.press == Press::Manual)),
        "draw" => Some(EventRequest::Draws(args.draw)),
        "place" => detail(Detail::Place, &args.place),
        "dates" => detail(Detail::Dates, &args.dates),
        "chief" => detail(Detail::Chief, &args.chief),
        "secretary" => detail(Detail::Secretary, &args.secretary),
        _ => None,
    }
}

/// How a desk is entered.
type EnterDesk = Box<dyn FnOnce(&mut Desk) -> Result<Vec<Out>, TableError>>;

/// A game or a micro-match from its journal, or several games.
pub(super) fn taken_up(desk: &mut Desk, files: &[PathBuf]) -> Result<Vec<Out>, TableError> {
    match once(files).as_slice() {
        [file] => desk.resume(file),
        files => desk.resume_hall(files),
    }
}
