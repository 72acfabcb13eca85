//! Sittings with exercises, and the kept answers of pupils.

use std::io::{self, Write};
use std::path::PathBuf;

use super::{Start, StartError, data_folder};
use golos_cli::{DrillArgs, PupilTask};
use golos_clock::Ms;
use golos_desk::{DrillPlan, PupilStore};
use golos_files::pupils::{KeptAnswers, pupils};
use golos_rules::plain;
use golos_wording::{Sentence, Slot, Style, Wording, message};

impl Start {
    /// Asks a pupil what is due.
    pub(super) fn drill(self, args: DrillArgs) -> Result<u8, StartError> {
        let pupil = Box::new(self.answers_of(&args.pupil)?);
        let plan = plan(args, pupil);
        self.face(move |desk| Ok(desk.drill(plan)))
    }

    /// Does what is asked of the kept answers.
    pub(super) fn pupil(&self, task: PupilTask) -> Result<u8, StartError> {
        let mut out = io::stdout().lock();
        match task {
            PupilTask::List => {
                for name in pupils(&folder()) {
                    writeln!(out, "{name}")?;
                }
            }
            PupilTask::Export { name } => {
                let kept = self.answers_of(&name)?;
                if !kept.exists() {
                    return self.unknown(name);
                }
                out.write_all(kept.read()?.as_bytes())?;
            }
            PupilTask::Forget { name, yes } => {
                let kept = self.answers_of(&name)?;
                if !kept.exists() {
                    return self.unknown(name);
                }
                if !yes {
                    let asked = message::pupil_forget(
                        Slot::Text(name.clone()),
                        Slot::Text(format!("golos pupil forget {name} --yes")),
                    );
                    return Err(self.refused(&asked));
                }
                kept.forget()?;
                let told = message::pupil_forgotten(Slot::Text(name));
                writeln!(out, "{}", self.in_words(&told))?;
            }
        }
        Ok(0)
    }

    /// That nothing is kept of a pupil of this name.
    fn unknown(&self, name: String) -> Result<u8, StartError> {
        writeln!(io::stderr(), "golos: {}", plain(&self.in_words(&message::pupil_unknown(Slot::Text(name)))))?;
        Ok(1)
    }

    fn answers_of(&self, name: &str) -> Result<KeptAnswers, StartError> {
        let named = || self.refused(&message::pupil_unnamed(Slot::Text(name.to_owned())));
        KeptAnswers::of(name, &folder()).ok_or_else(named)
    }

    fn in_words(&self, sentence: &Sentence) -> String {
        Wording::new(self.config.lang).render(sentence, Style::written(self.config.lang))
    }
}

/// A sitting by the arguments.
pub(super) fn plan(args: DrillArgs, pupil: Box<dyn PupilStore>) -> DrillPlan {
    let length = args.minutes.map(|minutes| Ms::from_mins(u64::from(minutes)));
    DrillPlan { files: args.files, new: usize::from(args.new), length, pupil }
}

/// Of a pupil in a rehearsal nothing is kept.
pub(super) struct NoAnswers;

impl PupilStore for NoAnswers {
    fn read(&self) -> io::Result<String> {
        Ok(String::new())
    }

    fn add(&self, _line: &str) -> io::Result<()> {
        Ok(())
    }
}

/// Where the kept answers lie.
fn folder() -> PathBuf {
    data_folder().unwrap_or_default().join("pupils")
}
