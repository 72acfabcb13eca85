//! From arguments to a running program: which face and why, which voice, which folder.

mod arguments;
mod drill;
mod endings;
mod error;
mod face;
mod first;
mod games;
#[cfg(feature = "hall")]
mod hall;
#[cfg(feature = "hall")]
mod join;
mod laws;
mod letters;
mod rehearse;
mod spar;
mod suit;
mod watch;
mod web;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, mpsc};
use std::time::Duration;
use std::{env, fs};

use etcetera::BaseStrategy;

use self::arguments::{dropped, new_games, new_match, openings, request, rule_set, warns_nobody};
pub use self::error::StartError;
use self::first::First;
use self::rehearse::{lettered, taken_up};
use golos_cli::{
    CheckArgs, Cli, Common, ConvertArgs, DrawArgs, EarOf, GameArgs, LettersArgs, LettersTask, ListArgs, PaperTask,
    PlaceArgs, ProfileTask, Task, VoiceChoice, asked_lang, completions, lang_of, read as read_arguments, usage,
};
use golos_desk::draw::{self, NotDrawn};
use golos_desk::{Config, Desk, Out, event_file, not_taken_over};
use golos_files::audit::Soundness;
use golos_files::compare::compare;
use golos_files::convert::{ConvertError, Job, convert};
use golos_files::disk::Disk;
use golos_files::document::document;
use golos_files::dossier::dossier;
use golos_files::edition;
use golos_files::envelope::envelope;
use golos_files::events;
use golos_files::folder::{latest, once};
use golos_files::games::ReadOptions;
use golos_files::mirror::{finish, keep_copies, take_all_back};
use golos_files::page::page;
use golos_files::part::read_small;
use golos_files::picture::picture;
use golos_files::players::players;
use golos_files::salvage::repair;
use golos_files::stdin::KeptInput;
use golos_files::survey::{audit_named, survey};
use golos_files::time::RealTime;
use golos_game::Audience;
use golos_input::{Intent, ReplayEar, ReplayRequest};
use golos_people::Seat;
use golos_profile::openings::DrawError;
use golos_profile::{Preferences, TimeProfile, families, rule_ids};
use golos_rules::{Notation, plain};
use golos_shell::ears::Ear;
use golos_shell::hub::{Signal, Signals, voice_statement};
use golos_shell::sounds::Sounds;
use golos_speech::voices::{
    Chime, Rate, Report, Route, Settings, SoundWay, Speaker, Tuning, Utter, VoiceError, VoiceKind, VoiceName, Volume,
    first_that_answers, open,
};
use golos_speech::{Kind, Priority, Subscription};
use golos_table::{Time, stamp};
use golos_tools::{listing as tools, papers};
use golos_wording::{Engine, Form, Lang, Sentence, Slot, Style, Wording, clean, message, respell, text_key};

/// The arguments of the program, read in the language of him who typed them.
///
/// # Errors
/// The exit code, where he was told what is wrong with them, or the help that he asked for.
pub fn arguments() -> Result<Cli, ExitCode> {
    let preferred = preferences().ok().and_then(|preferences| preferences.lang);
    let typed = env::args_os().filter_map(|argument| argument.into_string().ok());
    let lang = lang_of(asked_lang(typed), variable, preferred);
    read_arguments(env::args_os(), lang).map_err(|error| mistyped(&error, lang))
}

/// What is wrong with the arguments, or the help that was asked for, told to him who called. The exit code: 0 for help, 2
/// for what is wrong, and for help that could not be written.
fn mistyped(error: &clap::Error, lang: Lang) -> ExitCode {
    // The errors in English are clap's own.
    let told = if error.use_stderr() && lang != Lang::En {
        let (wording, style) = (Wording::new(lang), Style::written(lang));
        let lines: Vec<String> = usage(error).iter().map(|sentence| wording.render(sentence, style)).collect();
        writeln!(io::stderr(), "golos: {}", plain(&lines.join("\n")))
    } else {
        error.print().and_then(|()| io::stdout().flush())
    };
    let code = if told.is_ok() { u8::try_from(error.exit_code()).unwrap_or(2) } else { 2 };
    ExitCode::from(code)
}

/// Runs the program; the exit code is 0, 1 if an audit found something, 2 if something cannot be read or done.
///
/// # Errors
/// [`StartError`], to be shown as it stands.
pub fn run(cli: Cli) -> Result<u8, StartError> {
    if let Some(folder) = data_folder() {
        edition::installed(&folder.join("editions"));
    }
    let mut start = Start::new(cli.common, cli.task.as_ref().is_none_or(Task::has_face))?;
    let mut learns = false;
    if cli.task.is_none() {
        match start.first_run()? {
            First::Known => {}
            First::Answered { lesson } => (start, learns) = (Start::new(start.common, true)?, lesson),
            First::Left => return Ok(0),
        }
    }
    let (lang, style) = (start.config.lang, Style { form: Form::Written, ..start.config.style });
    let run = if learns { start.face(|desk| desk.learn(None)) } else { start.task(cli.task) };
    run.map_err(|error| in_words(error, lang, style))
}

/// The error in the language of him who called; as it stands where that is said best.
fn in_words(error: StartError, lang: Lang, style: Style) -> StartError {
    let said = if error.is_unheard() { Vec::new() } else { error.sentences(lang) };
    if said.is_empty() {
        return error;
    }
    let wording = Wording::new(lang);
    StartError::Said(said.iter().map(|sentence| wording.render(sentence, style)).collect::<Vec<_>>().join("\n"))
}

/// What this program was built without, and how it is built with it.
#[cfg(not(all(feature = "web", feature = "nats")))]
fn left_out(feature: &str, lang: Lang) -> StartError {
    let how = format!("cargo install --path . --locked --features {feature}");
    let sentence = message::web_left_out(golos_wording::Slot::Text(how));
    StartError::Said(Wording::new(lang).render(&sentence, Style::written(lang)))
}

/// Everything that holds for the whole run.
struct Start {
    common: Common,
    config: Config,
    preferences: Preferences,
    /// What is wrong with the settings, if they are broken: then there are none.
    broken: Option<Sentence>,
    /// That what the players need cannot be read or kept.
    unkept: Option<Sentence>,
}

/// Lets a replay be told as it was heard, where that is asked for: by this seat, or by everybody. What is said of it.
fn heard_as(desk: &mut Desk, is_asked: bool, by: Option<Seat>) -> Vec<Out> {
    let ear = by.map_or(ReplayEar::All, ReplayEar::Seat);
    let asked = is_asked.then(|| desk.intent(None, Intent::Replay(ReplayRequest::Hear(ear))));
    asked.unwrap_or_default()
}

/// The number of the newest game in the list of games.
const NEWEST: &str = "1";

impl Start {
    /// Broken settings keep nobody from anything: they are told of, and left aside.
    fn new(common: Common, has_face: bool) -> Result<Start, StartError> {
        let (preferences, why) = match preferences() {
            Ok(preferences) => (preferences, None),
            Err(error) => (Preferences::default(), error.sentence()),
        };
        let start = Start::by(common, preferences);
        let broken = why.map(message::settings_aside);
        if let Some(sentence) = broken.as_ref().filter(|_| !has_face) {
            let told = Wording::new(start.config.lang).render(sentence, Style::written(start.config.lang));
            writeln!(io::stderr(), "golos: {}", plain(&told))?;
        }
        Ok(Start { broken, ..start })
    }

    /// By these settings, whatever is in the file.
    fn by(common: Common, preferences: Preferences) -> Start {
        let lang = common.lang(variable, preferences.lang);
        let level = common.verbosity.or(preferences.verbosity).unwrap_or_default();
        let alphabet = common.alphabet.or(preferences.alphabet).unwrap_or_default();
        let style = Style { level, alphabet, ..Style::spoken(lang) };
        let folder = common.dir.clone().or_else(|| data_folder().map(|folder| folder.join("games")));
        let config = Config { lang, style, ears: None, folder, archive: Arc::new(Disk) };
        Start { common, config, preferences, broken: None, unkept: None }
    }

    fn with_ears(mut self, ears: Option<Subscription>) -> Start {
        self.config.ears = ears;
        self
    }

    fn task(self, task: Option<Task>) -> Result<u8, StartError> {
        if let Some(folder) = self.copies().filter(|_| task.as_ref().is_none_or(Task::has_face)) {
            keep_copies(&folder)?;
        }
        let done = self.done_task(task);
        finish();
        done
    }

    /// The folder of a second copy of every record.
    fn copies(&self) -> Option<PathBuf> {
        self.common.mirror.clone().or_else(|| self.preferences.mirror.clone().map(PathBuf::from))
    }

    /// These records, where they are lost taken from their copies, with the games that they name; what is said of it.
    fn with_copies(&self, files: Vec<PathBuf>) -> Result<(Vec<PathBuf>, Vec<Sentence>), StartError> {
        let Some(copies) = self.copies() else { return Ok((files, Vec::new())) };
        let mut said = Vec::new();
        let own = |file: PathBuf| match self.config.folder.as_deref().filter(|_| !file.exists()) {
            Some(folder) if file.components().count() == 1 => folder.join(file),
            _ => file,
        };
        let files: Vec<PathBuf> = files.into_iter().map(own).collect();
        for file in &files {
            let taken = take_all_back(file, &copies)?;
            said.extend(taken.iter().map(|file| message::file_copy_taken(Slot::Text(file.display().to_string()))));
        }
        Ok((files, said))
    }

    fn done_task(self, task: Option<Task>) -> Result<u8, StartError> {
        match spar::as_game(task, self.config.lang) {
            None => {
                let reminder: Vec<Sentence> = self.letters_reminder().into_iter().collect();
                self.face(move |desk| Ok(with_notes_first(&reminder, desk.welcome(), desk)))
            }
            Some(Task::Play(mut game)) => {
                let start = self.suited(&mut game)?;
                let (ears, notes, letters) = (game.ears, start.notes(&game)?, game.laws.notation);
                let mut games = new_games(game, start.config.lang.notation())?;
                if games.len() > 1 {
                    let arbiter = ears.unwrap_or(Subscription::Shared(Audience::ARBITER));
                    return start.with_ears(Some(arbiter)).face(move |desk| {
                        let opening = lettered(desk, letters).open_hall(games)?;
                        Ok(with_notes(&notes, opening, desk))
                    });
                }
                let Some(game) = games.pop() else { return Ok(0) };
                start
                    .with_ears(ears)
                    .face(move |desk| Ok(with_notes(&notes, lettered(desk, letters).open(game)?, desk)))
            }
            Some(Task::Match(mut args)) => {
                let start = self.suited(&mut args.game)?;
                let (ears, notes, letters) = (args.game.ears, start.notes(&args.game)?, args.game.laws.notation);
                let new = new_match(args, start.config.lang.notation())?;
                start.with_ears(ears).face(move |desk| {
                    let opening = lettered(desk, letters).open_match(new)?;
                    Ok(with_notes(&notes, opening, desk))
                })
            }
            Some(Task::Resume { files, take_over, ears }) => {
                let files = if files.is_empty() { vec![PathBuf::from(NEWEST)] } else { files };
                let files: Vec<PathBuf> = files.into_iter().map(|file| self.named_game(file)).collect();
                let (files, back) = self.with_copies(files)?;
                let taken = self.take_over_all(&files, take_over)?;
                let ears = ears.or((files.len() > 1).then_some(Subscription::Shared(Audience::ARBITER)));
                self.with_ears(ears).face(move |desk| {
                    let taken = taken.map(|sentence| desk.presenter().say(&sentence, Kind::Answer));
                    // It may have gone on in another file: that is the one that is free now.
                    let free = |file: PathBuf| if take_over { desk.latest(&file) } else { file };
                    let files: Vec<PathBuf> = files.into_iter().map(free).collect();
                    let opening = taken.into_iter().chain(taken_up(desk, &files)?).collect();
                    Ok(with_notes_first(&back, opening, desk))
                })
            }
            Some(Task::Desk { files, take_over }) => {
                let (files, back) = self.with_copies(files)?;
                let taken = self.take_over_all(&files, take_over)?;
                self.with_ears(Some(Subscription::Shared(Audience::ARBITER))).face(move |desk| {
                    let taken = taken.map(|sentence| desk.presenter().say(&sentence, Kind::Answer));
                    let opening = taken.into_iter().chain(desk.open_desk(&once(&files))?).collect();
                    Ok(with_notes_first(&back, opening, desk))
                })
            }
            Some(Task::Replay { file, game, pace, as_heard, by }) => {
                let unread = |reason| StartError::File { path: "-".to_owned(), reason };
                let kept = (file.as_os_str() == "-").then(KeptInput::keep).transpose().map_err(unread)?;
                let file = kept.as_ref().map_or_else(|| self.whole_game(file), |kept| kept.path().to_owned());
                self.face(move |desk| {
                    let mut out = desk.replay(&file, Some(game), pace)?;
                    out.extend(heard_as(desk, as_heard, by));
                    Ok(out)
                })
            }
            Some(Task::Course { exercise }) => self.face(move |desk| desk.course(exercise.map(usize::from))),
            Some(Task::Tutorial { learner }) => self.face(move |desk| desk.tutorial(learner)),
            Some(Task::Event(args)) => {
                let file = self.config.folder.as_deref().map(|folder| event_file(folder, &args.name));
                let (_, back) = self.with_copies(file.iter().cloned().collect())?;
                let wording = Wording::new(self.config.lang);
                let entries = args.players.as_deref().map(|file| players(file, &wording, &mut io::stderr().lock()));
                let opening = rehearse::event(&args, file, entries.transpose()?.unwrap_or_default())?;
                self.with_ears(Some(Subscription::Shared(Audience::ARBITER)))
                    .face(move |desk| Ok(with_notes_first(&back, opening(desk)?, desk)))
            }
            #[cfg(feature = "hall")]
            Some(Task::Join(args)) => self.join(&args),
            #[cfg(feature = "hall")]
            Some(Task::Hall(args)) => self.hall(&args),
            #[cfg(all(unix, feature = "hall"))]
            Some(Task::Seat(args)) => self.seat(&args),
            Some(Task::Check(args)) => self.check(&args),
            Some(Task::Convert(args)) => self.convert(args),
            Some(Task::Dossier(mut args)) => {
                args.file = self.whole_game(args.file);
                let (out, aside) = (&mut io::stdout().lock(), &mut io::stderr().lock());
                Ok(dossier(&args, &Wording::new(self.config.lang), out, aside)? as u8)
            }
            Some(Task::Document(args)) => {
                let folder = self.config.folder.clone().unwrap_or_default();
                let file = latest(&event_file(&folder, &args.event));
                let (out, aside) = (&mut io::stdout().lock(), &mut io::stderr().lock());
                Ok(document(&args, &file, &Wording::new(self.config.lang), out, aside)? as u8)
            }
            Some(Task::Picture(mut args)) => {
                args.file = self.whole_game(args.file);
                let (out, aside) = (&mut io::stdout().lock(), &mut io::stderr().lock());
                Ok(u8::from(!picture(&args, &Wording::new(self.config.lang), out, aside)?))
            }
            Some(Task::Page(mut args)) => {
                args.file = self.whole_game(args.file);
                let (out, aside) = (&mut io::stdout().lock(), &mut io::stderr().lock());
                Ok(page(&args, &Wording::new(self.config.lang), out, aside)? as u8)
            }
            Some(Task::Envelope(args)) => {
                let (out, aside) = (&mut io::stdout().lock(), &mut io::stderr().lock());
                Ok(envelope(&self.whole_game(args.file), args.html, &Wording::new(self.config.lang), out, aside)? as u8)
            }
            Some(Task::Compare { first, second }) => {
                let (lang, style) = (self.config.lang, self.config.style);
                let (first, second) = (self.whole_game(first), self.whole_game(second));
                let same = compare([&first, &second], &Wording::new(lang), style, &mut io::stdout().lock())?;
                Ok(u8::from(!same))
            }
            Some(Task::Games { list: ListArgs { file: Some(file), words }, task: None }) => {
                self.games_of(&file, &words.join(" "))
            }
            Some(Task::Games { task, .. }) => self.games(task),
            Some(Task::Say { text }) => self.say(&text.join(" ")),
            Some(Task::Rule { rule }) => {
                let known = tools::rule(&rule.join(" "), &Wording::new(self.config.lang), &mut io::stdout().lock())?;
                Ok(u8::from(!known))
            }
            Some(Task::Voices) => self.voices(),
            Some(Task::Moves(args)) => {
                tools::moves(place(&args)?, &mut io::stdout().lock())?;
                Ok(0)
            }
            Some(Task::Fouls(args)) => {
                tools::fouls(place(&args)?, &mut io::stdout().lock())?;
                Ok(0)
            }
            Some(Task::Perft { place: args, depth, divide }) => {
                let time = RealTime::start();
                let (mut out, mut aside) = (io::stdout().lock(), io::stderr().lock());
                tools::perft(place(&args)?, depth, divide, || time.elapsed(), &mut out, &mut aside)?;
                Ok(0)
            }
            Some(Task::Draw { draw, rules }) => self.draw(draw, rules.as_deref()),
            Some(Task::Rehearse { script, json, game }) => self.rehearse(&script, json, game),
            Some(Task::Letters(LettersArgs { today, task: LettersTask::Desk { folder } })) => {
                let folder = folder.unwrap_or_else(|| self.letters_folder());
                self.face(move |desk| Ok(desk.open_letters(&folder, today)))
            }
            Some(Task::Letters(args)) => self.letters(args),
            Some(Task::Web(args)) => self.web(&args),
            Some(Task::Watch(args)) => self.watch(&args),
            Some(Task::Table { task }) => {
                events::table(task, &mut io::stdout().lock())?;
                Ok(0)
            }
            Some(Task::Pair(args)) => {
                let wording = Wording::new(self.config.lang);
                let found = events::pair(&args, &wording, &mut io::stdout().lock(), &mut io::stderr().lock())?;
                Ok(u8::from(found))
            }
            Some(Task::Standings(args)) => {
                let wording = Wording::new(self.config.lang);
                events::standings(&args, &wording, &mut io::stdout().lock(), &mut io::stderr().lock())?;
                Ok(0)
            }
            Some(Task::Endings(args)) => self.endings(args),
            Some(Task::Problem(args)) => self.problem(args),
            Some(Task::Spar(args)) => self.series(&args),
            Some(Task::Drill(args)) => self.drill(args),
            Some(Task::Pupil { task }) => self.pupil(task),
            Some(Task::Profiles { task }) => {
                let out = &mut io::stdout().lock();
                match task {
                    None => tools::profiles(out)?,
                    Some(ProfileTask::Show { id }) => tools::show_profile(&id, out)?,
                }
                Ok(0)
            }
            Some(Task::Paper { task: PaperTask::Man { folder } }) => {
                papers::put(&folder).map_err(ConvertError::Write)?;
                Ok(0)
            }
            Some(Task::Paper { task: PaperTask::Completions { shell } }) => {
                let aliases = families().into_iter().map(|(alias, _)| alias);
                let known = [("rules", aliases.chain(rule_ids()).collect()), ("control", TimeProfile::ids())];
                io::stdout().lock().write_all(&completions(shell, self.config.lang, &known))?;
                Ok(0)
            }
        }
    }

    /// Ends the programs that have these records open, where that was asked for. What is said of it.
    fn take_over_all(&self, files: &[PathBuf], is_asked: bool) -> Result<Option<Sentence>, StartError> {
        let mut was_open = false;
        for file in files.iter().filter(|_| is_asked) {
            was_open |= self.take_over(file)?;
        }
        let sentence = || if was_open { message::file_taken_over() } else { message::file_not_open() };
        Ok((is_asked && !files.is_empty()).then(sentence))
    }

    /// Ends the program that has a record open. True if there was one.
    fn take_over(&self, file: &Path) -> Result<bool, StartError> {
        self.config.archive.take_over(file).map_err(|why| {
            let said = not_taken_over(file, why);
            StartError::Said(Wording::new(self.config.lang).render(&said, Style::written(self.config.lang)))
        })
    }

    fn settings(&self) -> Result<Settings, VoiceError> {
        let mut settings = Settings::from_env()?;
        settings.tuning = self.tuning();
        settings.respell = |lang, text| respell(Engine::Espeak, lang, text);
        Ok(settings)
    }

    /// How the voice is to speak.
    fn tuning(&self) -> Tuning {
        let (common, preferences) = (&self.common, &self.preferences);
        Tuning {
            rate: Rate::new(common.rate.or(preferences.rate).unwrap_or_default()),
            volume: Volume::new(preferences.volume.unwrap_or_default()),
            voice: common.voice_name.clone().or_else(|| preferences.voice_name.clone()),
        }
    }

    fn voice(&self) -> Option<VoiceKind> {
        match self.common.voice {
            Some(VoiceChoice::Auto) => None,
            Some(VoiceChoice::Only(kind)) => Some(kind),
            None => self.preferences.voice.as_deref().and_then(|name| name.parse().ok()),
        }
    }

    fn speaker(&self, signals: &Signals, chime: &Chime) -> Result<Speaker, StartError> {
        let inlet = signals.inlet();
        let report = Box::new(move |report| {
            // What the engine took is nobody's news.
            if !matches!(report, Report::Handed(_)) {
                inlet.put(Signal::Voice(report));
            }
        });
        let settings = Settings { chime: Some(chime.clone()), ..self.settings()? };
        Ok(Speaker::start(self.voice(), settings, report)?)
    }

    /// What plays the sounds of the terminal. Where the voice is heard at an address that somebody has named, the devices of
    /// this machine are perhaps not heard.
    fn chime(&self, signals: &Signals) -> Result<Chime, StartError> {
        let is_afar = variable("SPEECHD_ADDRESS").is_some_and(|address| address != "unix_socket")
            && !matches!(self.voice(), Some(VoiceKind::Espeak | VoiceKind::Text));
        let is_here = cfg!(target_os = "linux") && !is_afar;
        Ok(chime(if is_here { SoundWay::Usual } else { SoundWay::Nowhere }, None, signals)?)
    }

    /// Whether warnings were asked for that nobody hears.
    /// What is to be said of the arguments of a game: what of a position is left out, and that nobody hears the warnings.
    fn notes(&self, args: &GameArgs) -> Result<Vec<Sentence>, StartError> {
        let own = self.own_ears()?;
        let is_unheard = warns_nobody(args, |side| own.iter().any(|ear| ear.seat.side() == Some(side)));
        let mut notes = dropped(args)?;
        notes.extend(is_unheard.then(message::start_warnings_unheard));
        notes.extend(self.unkept.clone());
        Ok(notes)
    }

    /// The ears that some have of their own: as named, else as set.
    fn own_ears(&self) -> Result<Vec<EarOf>, StartError> {
        if !self.common.own_ears.is_empty() {
            return Ok(self.common.own_ears.clone());
        }
        let read = |text: &String| text.parse().map_err(|_| VoiceError::UnknownAddress(text.clone()).into());
        self.preferences.ears.iter().map(read).collect()
    }

    /// What speaks into them.
    fn ears(&self, own: Vec<EarOf>, signals: &Signals) -> Result<Vec<Ear>, StartError> {
        let ear = |EarOf { seat, lang, route }| {
            let inlet = signals.inlet();
            let report = Box::new(move |report| {
                if !matches!(report, Report::Handed(_)) {
                    inlet.put(Signal::Ear(seat, report));
                }
            });
            let (kind, mut settings) = self.way(route)?;
            let chime = settings.outlet.clone().map(|outlet| chime(SoundWay::Outlet(outlet), Some(seat), signals));
            settings.chime = chime.transpose()?;
            let sounds = Sounds::of_ear(settings.chime.clone());
            Ok(Ear::new(seat, lang, Speaker::start(Some(kind), settings, report)?, sounds))
        };
        own.into_iter().map(ear).collect()
    }

    /// The voice at the end of a way of one's own.
    fn way(&self, route: Route) -> Result<(VoiceKind, Settings), StartError> {
        let settings = self.settings()?;
        Ok(match route {
            Route::Dispatcher(address) => {
                (VoiceKind::SpeechDispatcher, Settings { address, autospawn: None, ..settings })
            }
            Route::Outlet(outlet) => (VoiceKind::Espeak, Settings { outlet: Some(outlet), ..settings }),
        })
    }

    fn check(&self, args: &CheckArgs) -> Result<u8, StartError> {
        let assumed = args.rules.as_deref().map(rule_set).transpose()?.map(|rules| rules.variant);
        let (letters, charset) = (args.letters.unwrap_or_default(), args.charset);
        let options = ReadOptions { assumed, letters, charset, is_tolerant: true, is_faithful: false };
        let (wording, style) = (Wording::new(self.config.lang), self.config.style);
        let out = &mut io::stdout().lock();
        if let Some(output) = &args.repair {
            let own = args.rules.as_deref().map(rule_set).transpose()?;
            return Ok(repair(output, &args.files, own, &wording, style, args.json, out)? as u8);
        }
        let mut worst = Soundness::Sound;
        for file in &args.files {
            let audit = if file.is_dir() { survey } else { audit_named };
            worst = worst.max(audit(file, options, &wording, style, args.json, out)?);
        }
        Ok(worst as u8)
    }

    fn convert(&self, args: ConvertArgs) -> Result<u8, StartError> {
        let ConvertArgs { input, output, to: form, rules, letters, charset, notes: with_notes, force: overwrite } =
            args;
        let (input, letters) = (self.whole_game(input), letters.unwrap_or_default());
        let rules = rules.as_deref().map(rule_set).transpose()?;
        let now = stamp(RealTime::start().wall());
        let job = Job { input, output, form, rules, letters, charset, with_notes, overwrite, now };
        Ok(convert(&job, &Wording::new(self.config.lang), self.config.style, &mut io::stderr().lock())? as u8)
    }

    /// The self-test of the voice, or of each pair of ears that is named: a silent engine says that all is well, so that only
    /// an ear can judge.
    fn say(&self, text: &str) -> Result<u8, StartError> {
        let mut worst = 0;
        for EarOf { lang, route, .. } in self.common.own_ears.clone() {
            let (kind, settings) = self.way(route)?;
            worst = worst.max(self.try_voice(Some(kind), settings, lang.unwrap_or(self.config.lang), text)?);
        }
        match self.common.own_ears.is_empty() {
            true => self.try_voice(self.voice(), self.settings()?, self.config.lang, text),
            false => Ok(worst),
        }
    }

    fn try_voice(&self, kind: Option<VoiceKind>, settings: Settings, lang: Lang, text: &str) -> Result<u8, StartError> {
        let wording = Wording::new(self.config.lang);
        let out = &mut io::stdout().lock();
        let (reports, heard) = mpsc::channel();
        let report = Box::new(move |report| {
            let _ = reports.send(report);
        });
        let speaker = Speaker::start(kind, settings, report)?;
        let text = if text.trim().is_empty() {
            Wording::new(lang).label(text_key::SAY_SAMPLE)
        } else {
            clean(text, SAY_CHARS)
        };
        speaker.say(Utter::new(text, lang, Priority::Move));
        let result = loop {
            match heard.recv_timeout(Duration::from_secs(5)) {
                Ok(Report::Ready(found)) => {
                    writeln!(out, "{}", wording.render(&voice_statement(found), Style::written(wording.lang())))?;
                    if found == VoiceKind::Text {
                        // Nobody spoke; that is well only if nobody was to.
                        break if kind.is_some() { 0 } else { 2 };
                    }
                }
                Ok(Report::Handed(_)) => break 0,
                Ok(Report::Lost { why }) => {
                    writeln!(out, "{} ({why})", wording.label(text_key::VOICE_LOST))?;
                    break 2;
                }
                Ok(Report::Back | Report::NoVoice(_)) => {}
                Err(_) => break 2,
            }
        };
        speaker.finish(Duration::from_secs(30));
        if result == 0 {
            writeln!(out, "{}", wording.label(text_key::SAY_DONE))?;
        }
        Ok(result)
    }

    fn voices(&self) -> Result<u8, StartError> {
        let wording = Wording::new(self.config.lang);
        let settings = self.settings()?;
        let out = &mut io::stdout().lock();
        let mut voice = match self.voice() {
            Some(kind) => open(kind, &settings)?,
            None => first_that_answers(&settings),
        };
        writeln!(out, "{}", wording.render(&voice_statement(voice.kind()), Style::written(wording.lang())))?;
        let asked = self.common.asked_lang();
        let names: Vec<VoiceName> =
            voice.list()?.into_iter().filter(|name| asked.is_none_or(|lang| name.speaks(lang))).collect();
        for name in &names {
            writeln!(out, "{}\t{}", clean(&name.name, SAY_CHARS), clean(&name.lang, SAY_CHARS))?;
        }
        if names.is_empty() && voice.kind() != VoiceKind::Text {
            writeln!(out, "{}", wording.label(text_key::VOICE_NONE_SPEAKS))?;
        }
        Ok(0)
    }

    /// `golos draw`: the opening, and what it was drawn from.
    fn draw(&self, args: DrawArgs, rules: Option<&str>) -> Result<u8, StartError> {
        let rules = rules.map(rule_set).transpose()?;
        let own = match (&args.table, &rules) {
            (Some(table), _) => Some(openings(table)?),
            (None, Some(rules)) => draw::table_of(rules)?,
            (None, None) => None,
        };
        let is_named = own.is_some();
        let table = own.map_or_else(draw::default_table, Ok)?;
        let variant = rules.map_or(table.variant(), |rules| rules.variant);
        let opening = request(args).draw(Some(&table), variant).map_err(|fault| match fault {
            // Nothing of a table that nobody named can be played on this board.
            NotDrawn::Table(DrawError::NothingLeft) if !is_named => NotDrawn::NoTable,
            fault => fault,
        })?;
        let style = Style { form: Form::Written, ..self.config.style };
        let expired = draw::expired(&table, RealTime::start().wall().date_naive());
        if let Some(sentence) = expired.filter(|_| opening.cell().is_some()) {
            writeln!(io::stderr(), "{}", Wording::new(self.config.lang).render(&sentence, style))?;
        }
        draw::show(&opening, variant, &Wording::new(self.config.lang), style, &mut io::stdout().lock())?;
        Ok(0)
    }
}

/// What was heard at the opening, and these notes.
fn with_notes(notes: &[Sentence], mut opening: Vec<Out>, app: &Desk) -> Vec<Out> {
    opening.extend(notes.iter().map(|note| app.presenter().say(note, Kind::Answer)));
    opening
}

/// These notes, and what was heard at the opening.
fn with_notes_first(notes: &[Sentence], opening: Vec<Out>, app: &Desk) -> Vec<Out> {
    let notes = notes.iter().map(|note| app.presenter().say(note, Kind::Answer));
    notes.chain(opening).collect()
}

/// The position that the arguments name.
fn place(args: &PlaceArgs) -> Result<tools::Diagram<'_>, StartError> {
    let variant = rule_set(&args.position.rules)?.variant;
    Ok(tools::Diagram {
        rules: &args.position.rules,
        variant,
        position: args.position.position.as_deref(),
        notation: args.letters.unwrap_or_default().over(Notation::FILES),
    })
}

/// The longest text that is said or listed, in characters.
const SAY_CHARS: usize = 500;

fn read(path: &Path) -> Result<String, StartError> {
    fs::read_to_string(path).map_err(|reason| StartError::File { path: path.display().to_string(), reason })
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

fn preferences() -> Result<Preferences, StartError> {
    let file = config_folder().map(|folder| folder.join("settings.ron")).filter(|path| path.exists());
    match file {
        None => Ok(Preferences::default()),
        Some(path) => {
            let text = read_small(&path);
            let text = text.map_err(|reason| StartError::File { path: path.display().to_string(), reason })?;
            Ok(Preferences::parse(&text, &path.display().to_string())?)
        }
    }
}

fn data_folder() -> Option<PathBuf> {
    etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("golos"))
}

fn config_folder() -> Option<PathBuf> {
    etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("golos"))
}

/// What plays sounds on this way, and tells the loop what becomes of them.
fn chime(way: SoundWay, of: Option<Seat>, signals: &Signals) -> Result<Chime, VoiceError> {
    let inlet = signals.inlet();
    let report = Box::new(move |report| {
        inlet.put(Signal::Sounds(of, report));
    });
    Chime::start(way, report)
}
