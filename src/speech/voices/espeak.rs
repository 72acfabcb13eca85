use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use super::text::speakable;
use super::{Kind, Settings, Utter, Voice, VoiceError, VoiceName};
use crate::wording::Lang;

/// How long the program may take to name its version, in steps.
const STEP: Duration = Duration::from_millis(10);
const STEPS: u32 = 200;

/// `espeak-ng`, a new child process for every utterance. The text goes through standard input, never through a shell.
pub(super) struct Espeak {
    program: PathBuf,
    /// Words a minute, as the program wants it: 80 to 450.
    words_per_minute: String,
    respell: fn(Lang, &str) -> String,
    child: Option<Child>,
}

impl Espeak {
    /// Finds out whether the program can be started.
    ///
    /// # Errors
    /// It cannot, or it fails.
    pub(super) fn open(settings: &Settings) -> Result<Espeak, VoiceError> {
        let mut espeak = Espeak {
            program: settings.espeak.clone(),
            words_per_minute: format!("{:.0}", settings.rate.scale(80.0, 175.0, 450.0)),
            respell: settings.respell,
            child: None,
        };
        espeak.child = Some(espeak.start(Command::new(&espeak.program).arg("--version").stdin(Stdio::null()))?);
        for _ in 0..STEPS {
            if !espeak.busy()? {
                return Ok(espeak);
            }
            thread::sleep(STEP);
        }
        Err(VoiceError::TimedOut(STEP * STEPS))
    }

    /// Starts the program with both outputs closed: its complaints about sound cards would spoil the screen.
    fn start(&self, command: &mut Command) -> Result<Child, VoiceError> {
        command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|source| VoiceError::Start { program: self.program.clone(), source })
    }

    fn succeeded(&self, status: ExitStatus) -> Result<(), VoiceError> {
        if status.success() { Ok(()) } else { Err(VoiceError::Exit { program: self.program.clone(), status }) }
    }

    /// Ends and reaps the child, if there is one.
    fn kill(&mut self) -> io::Result<()> {
        match self.child.take() {
            Some(mut child) => child.kill().and_then(|()| child.wait()).map(drop),
            None => Ok(()),
        }
    }
}

impl Voice for Espeak {
    fn kind(&self) -> Kind {
        Kind::Espeak
    }

    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        // Two open brackets would begin phoneme names.
        let text = (self.respell)(utter.lang, &utter.text).replace("[[", "[ [");
        let Some(text) = speakable(&text) else { return Ok(()) };
        self.silence()?;
        let mut command = Command::new(&self.program);
        command.args(["-v", utter.lang.code(), "-s", &self.words_per_minute, "-b", "1", "--stdin"]);
        let mut child = self.start(command.stdin(Stdio::piped()))?;
        let input = child.stdin.take();
        self.child = Some(child);
        // The text fits the pipe, so this does not wait for the child to read.
        match input.map_or(Ok(()), |mut input| input.write_all(text.as_bytes())) {
            Ok(()) => Ok(()),
            Err(_) => Err(VoiceError::Gone),
        }
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        self.kill().map_err(VoiceError::Io)
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        let Some(child) = &mut self.child else { return Ok(false) };
        match child.try_wait().map_err(VoiceError::Io)? {
            None => Ok(true),
            Some(status) => {
                self.child = None;
                self.succeeded(status).map(|()| false)
            }
        }
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        let output = Command::new(&self.program)
            .arg("--voices")
            .stdin(Stdio::null())
            .output()
            .map_err(|source| VoiceError::Start { program: self.program.clone(), source })?;
        self.succeeded(output.status)?;
        // Priority, language, age and sex, name.
        let table = String::from_utf8_lossy(&output.stdout);
        let columns = table.lines().skip(1).map(str::split_whitespace);
        Ok(columns
            .filter_map(|mut column| {
                let lang = column.nth(1)?.to_owned();
                Some(VoiceName { name: column.nth(1)?.to_owned(), lang })
            })
            .collect())
    }
}

impl Drop for Espeak {
    fn drop(&mut self) {
        // A child that cannot be ended has ended.
        let _ = self.kill();
    }
}
