//! The first run on a machine: the questions are asked at the terminal before any face, by voice and in text at once, and
//! whoever answers first, keyboard or pad, has answered. What was answered is kept in the settings.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Start, StartError, config_folder, variable};
use golos_desk::{FirstRun, FirstStep, Out};
use golos_files::settings;
use golos_input::pad::PadMap;
use golos_rules::plain;
use golos_shell::hub::{Signal, Signals};
use golos_shell::readers;
use golos_shell::readers::Meanwhile;
use golos_speech::voices::Speaker;
use golos_wording::message;

/// How long the voice may take for its last words.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// What has become of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// Nothing was to be asked.
    Known,
    /// It was answered, and is kept; a tutorial may follow.
    Answered { lesson: bool },
    /// Whoever was asked has left.
    Left,
}

impl Start {
    /// Asks what nobody has set yet on this machine, of a person at a terminal who has asked for nothing himself.
    pub(super) fn first_run(&self) -> Result<First, StartError> {
        let Some(place) = self.unasked() else { return Ok(First::Known) };
        let signals = Signals::default();
        readers::heed_system(signals.inlet())?;
        // Where nobody tells whether a line was typed, a pad could not answer before it is there.
        let _buzz = if cfg!(unix) { self.pads(&signals) } else { None };
        // Without a voice that answers the text is there.
        let speaker = Speaker::start(self.voice(), self.settings()?, Box::new(|_| ())).ok();
        let lines = readers::read_lines_meanwhile(signals.inlet());
        let asked = converse(&signals, &lines, speaker.as_ref(), FirstRun::new(self.config.lang));
        lines.end();
        let done = asked?;
        if let Some(run) = &done {
            keep(&place, run, speaker.as_ref())?;
        }
        if let Some(speaker) = speaker {
            speaker.finish(if done.is_some() { LAST_WORDS } else { Duration::ZERO });
        }
        Ok(done.map_or(First::Left, |run| First::Answered { lesson: run.wants_lesson() }))
    }

    /// Where the answers are kept; none where nothing is asked: there are settings, somebody has said what he wants, or
    /// nobody is at the terminal.
    fn unasked(&self) -> Option<PathBuf> {
        let place = config_folder()?.join("settings.ron");
        let is_met = io::stdin().is_terminal() && io::stdout().is_terminal();
        let common = &self.common;
        let is_said = common.asked_lang().is_some() || common.voice.is_some() || common.view(variable).is_some();
        // Whoever plays by switches could not answer.
        let is_said = is_said || common.switch.is_some();
        let is_open = is_met && !is_said && variable("GOLOS_LANG").is_none() && is_free(&place);
        is_open.then_some(place)
    }
}

/// Whether there is nothing at all in this place, not even a link that leads nowhere.
fn is_free(place: &Path) -> bool {
    std::fs::symlink_metadata(place).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// Asks and takes answers until all is asked. None where somebody leaves or the terminal is gone.
fn converse(
    signals: &Signals,
    lines: &Meanwhile,
    speaker: Option<&Speaker>,
    (mut run, opening): (FirstRun, Vec<Out>),
) -> Result<Option<FirstRun>, StartError> {
    let mut pads = PadMap::new();
    tell(speaker, &opening)?;
    loop {
        prompt(&run)?;
        lines.ask();
        let (out, step) = loop {
            match signals.next(None).map(|received| received.signal) {
                Some(Signal::Line(Some(line))) => {
                    hush(speaker);
                    break run.line(&line);
                }
                Some(Signal::Pad(event)) => {
                    if let Some(intent) = pads.read(&event, "") {
                        hush(speaker);
                        // It was typed nowhere: what is said of it has a line of its own.
                        writeln!(io::stdout().lock())?;
                        break run.take(intent);
                    }
                }
                Some(Signal::Line(None) | Signal::Stop | Signal::Gone | Signal::Mute(_)) | None => {
                    writeln!(io::stdout().lock())?;
                    return Ok(None);
                }
                Some(
                    Signal::Terminal(_)
                    | Signal::Switch(_)
                    | Signal::Board(_)
                    | Signal::Hearer(_)
                    | Signal::Voice(_)
                    | Signal::Ear(..)
                    | Signal::Sounds(..)
                    | Signal::Room
                    | Signal::RemoteHall
                    | Signal::Searched { .. }
                    | Signal::Thought(_),
                ) => {}
            }
        };
        tell(speaker, &out)?;
        match step {
            FirstStep::Asks => {}
            FirstStep::Done => return Ok(Some(run)),
            FirstStep::Leaves => return Ok(None),
        }
    }
}

fn keep(place: &Path, run: &FirstRun, speaker: Option<&Speaker>) -> Result<(), StartError> {
    if let Err(error) = settings::write(place, run.wanted()) {
        tracing::warn!(%error, "the settings cannot be written");
        tell(speaker, &[run.say(&message::manner_not_kept())])?;
    }
    Ok(())
}

fn prompt(run: &FirstRun) -> io::Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "{} ", run.prompt())?;
    out.flush()
}

fn hush(speaker: Option<&Speaker>) {
    if let Some(speaker) = speaker {
        speaker.silence();
    }
}

/// The voice first, then the text.
fn tell(speaker: Option<&Speaker>, out: &[Out]) -> io::Result<()> {
    for out in out {
        if let (Some(speaker), Some(utter)) = (speaker, &out.spoken) {
            speaker.say(utter.clone());
        }
        writeln!(io::stdout().lock(), "{}", plain(&out.written))?;
    }
    Ok(())
}
