use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::outlet;
use super::text::speakable;
use super::{Settings, SoundOutlet, Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName, Volume, process};
use golos_wording::Lang;

/// `espeak-ng`, a new child process for every utterance. The text goes through standard input, never through a shell.
pub(super) struct Espeak {
    program: PathBuf,
    tuning: Tuning,
    respell: fn(Lang, &str) -> String,
    /// Where it is heard, if that is not where it plays of itself.
    outlet: Option<SoundOutlet>,
    child: Option<Child>,
    /// What plays the samples of the child at the outlet.
    player: Option<Child>,
}

impl Espeak {
    /// Finds out whether the program can be started.
    ///
    /// # Errors
    /// It cannot, or it fails.
    pub(super) fn open(settings: &Settings) -> Result<Espeak, VoiceError> {
        process::run(Command::new(&settings.espeak).arg("--version"))?;
        let tuning = Tuning { voice: None, ..settings.tuning.clone() };
        // A device that is not there is told of now, and not at every sentence.
        settings.outlet.as_ref().map_or(Ok(()), outlet::probe)?;
        let mut espeak = Espeak {
            program: settings.espeak.clone(),
            tuning,
            respell: settings.respell,
            outlet: settings.outlet.clone(),
            child: None,
            player: None,
        };
        // A voice that is not there is told of by whoever asks for it again: the engine's own speaks meanwhile.
        let _ = espeak.tune(&settings.tuning);
        Ok(espeak)
    }

    /// Ends and reaps the child, if there is one.
    fn kill(&mut self) -> io::Result<()> {
        // The player first: what it has is what is heard.
        for mut child in self.player.take().into_iter().chain(self.child.take()) {
            child.kill().and_then(|()| child.wait())?;
        }
        Ok(())
    }
}

impl Voice for Espeak {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Espeak
    }

    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        // Two open brackets would begin phoneme names.
        let text = (self.respell)(utter.lang, &utter.text).replace("[[", "[ [");
        let Some(text) = speakable(&text) else { return Ok(()) };
        self.silence()?;
        let mut command = Command::new(&self.program);
        // Words a minute, as the program wants it: 80 to 450.
        let words = format!("{:.0}", self.tuning.rate_at(utter.pace).scale(80.0, 175.0, 450.0));
        let voice = self.tuning.voice.as_deref().unwrap_or(utter.lang.voice());
        command.args(["-v", voice, "-s", &words, "-b", "1", "--stdin"]);
        if self.tuning.volume != Volume::default() {
            // Its amplitude, 0 to 200.
            command.args(["-a", &format!("{:.0}", self.tuning.volume.scale(10.0, 100.0, 200.0))]);
        }
        let mut child = match &self.outlet {
            None => process::start(command.stdin(Stdio::piped()))?,
            Some(outlet) => {
                let (child, player) = outlet::play(&mut command, outlet)?;
                self.player = Some(player);
                child
            }
        };
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
        if let Some(player) = &mut self.player {
            let Some(status) = player.try_wait().map_err(VoiceError::Io)? else { return Ok(true) };
            self.player = None;
            if !status.success() {
                self.kill().map_err(VoiceError::Io)?;
                return process::succeeded(Path::new(outlet::PLAYER), status).map(|()| false);
            }
        }
        let Some(child) = &mut self.child else { return Ok(false) };
        match child.try_wait().map_err(VoiceError::Io)? {
            None => Ok(true),
            Some(status) => {
                self.child = None;
                process::succeeded(&self.program, status).map(|()| false)
            }
        }
    }

    /// Whether the device takes the samples is known: one that does not is stuck.
    fn tells_the_end(&self) -> bool {
        self.outlet.is_some()
    }

    fn tune(&mut self, tuning: &Tuning) -> Result<(), VoiceError> {
        let known = if self.tuning.asks_after(tuning) { self.list()? } else { Vec::new() };
        self.tuning.change(tuning, &known)
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        let output = Command::new(&self.program)
            .arg("--voices")
            .stdin(Stdio::null())
            .output()
            .map_err(|source| VoiceError::Start { program: self.program.clone(), source })?;
        process::succeeded(&self.program, output.status)?;
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
