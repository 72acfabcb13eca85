//! A game, or a whole evening, from a script under a virtual clock: for exercises, reports of faults, and tests.
//!
//! The form of a script is told in `fixtures/scripts/README.md`.

mod expect;
mod script;
mod tell;

use std::io;

use self::expect::Found;
pub use self::script::{Script, ScriptError};
pub use self::tell::{Memory, Overheard, Tape, Telling};
use crate::clock::Ms;
use crate::desk::{Desk, Out};
use crate::table::VirtualTime;

/// An expectation that was not met.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: => {expected}: {found}")]
pub struct Failure {
    /// Counted from 1.
    pub line: usize,
    pub expected: String,
    /// What was found instead.
    pub found: String,
}

/// What is told of a rehearsal while it goes on.
pub trait Witness {
    /// Something is typed; `line` is that of the script, counted from 1.
    ///
    /// # Errors
    /// What the witness failed of.
    fn typed(&mut self, line: usize, at: Ms, typed: &str) -> io::Result<()> {
        let _ = (line, at, typed);
        Ok(())
    }

    /// Something is shown or said.
    ///
    /// # Errors
    /// What the witness failed of.
    fn heard(&mut self, at: Ms, out: &Out) -> io::Result<()>;

    /// An expectation was met, or not.
    ///
    /// # Errors
    /// What the witness failed of.
    fn judged(&mut self, line: usize, expected: &str, failure: Option<&Failure>) -> io::Result<()> {
        let _ = (line, expected, failure);
        Ok(())
    }

    /// Everything was told.
    ///
    /// # Errors
    /// What the witness failed of.
    fn ended(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whoever only listens.
impl<F: FnMut(&Out) -> io::Result<()>> Witness for F {
    fn heard(&mut self, _: Ms, out: &Out) -> io::Result<()> {
        self(out)
    }
}

impl Script {
    /// Plays the script at a desk where `opening` was heard, and answers which expectations were not met. The game is
    /// closed at the end.
    ///
    /// # Errors
    /// What the witness failed of. The game is closed all the same.
    pub fn rehearse(
        &self,
        desk: &mut Desk,
        time: &VirtualTime,
        opening: &[Out],
        witness: &mut impl Witness,
    ) -> io::Result<Vec<Failure>> {
        let mut run = Run { desk, time, witness, step: Vec::new(), failures: Vec::new() };
        let played = run.play(self, opening);
        let last = if run.desk.is_done() { Vec::new() } else { run.desk.close() };
        played?;
        run.hear(last)?;
        run.witness.ended()?;
        Ok(run.failures)
    }
}

/// A script being played.
struct Run<'a, W> {
    desk: &'a mut Desk,
    time: &'a VirtualTime,
    witness: &'a mut W,
    /// What was heard since the last line that was typed, what the pause before it brought included.
    step: Vec<Out>,
    failures: Vec<Failure>,
}

impl<W: Witness> Run<'_, W> {
    fn play(&mut self, script: &Script, opening: &[Out]) -> io::Result<()> {
        self.hear(opening.to_vec())?;
        self.judge(script.first())?;
        for step in script.steps() {
            // What is expected of a game that was left is not met, and is told.
            self.step.clear();
            if !self.desk.is_done() {
                self.pass(step.pause)?;
                if let Some(typed) = &step.typed {
                    self.witness.typed(step.line, self.now(), typed)?;
                    let out = self.desk.line(typed);
                    self.settle(out)?;
                }
            }
            self.judge(&step.expected)?;
        }
        Ok(())
    }

    fn now(&self) -> Ms {
        use crate::table::Time;
        self.time.elapsed()
    }

    /// Time passes deadline by deadline, as it would.
    fn pass(&mut self, span: Ms) -> io::Result<()> {
        let mut left = span;
        while let Some(wait) = self.desk.until_deadline().filter(|&wait| wait <= left) {
            self.time.pass(wait);
            left -= wait;
            let out = self.desk.tick();
            self.settle(out)?;
            if wait.is_zero() && self.desk.until_deadline().is_some_and(Ms::is_zero) {
                break;
            }
        }
        self.time.pass(left);
        let out = self.desk.tick();
        self.settle(out)
    }

    /// What is due to be searched is searched at once: under a virtual clock that takes no time.
    fn settle(&mut self, out: Vec<Out>) -> io::Result<()> {
        self.hear(out)?;
        while let Some(search) = self.desk.search_due() {
            let chance = search.run();
            let out = self.desk.searched(search, chance);
            self.hear(out)?;
        }
        Ok(())
    }

    fn hear(&mut self, out: Vec<Out>) -> io::Result<()> {
        let now = self.now();
        for out in out {
            self.witness.heard(now, &out)?;
            self.step.push(out);
        }
        Ok(())
    }

    fn judge(&mut self, expected: &[expect::Expected]) -> io::Result<()> {
        for expected in expected {
            let found = Found { desk: &*self.desk, heard: &self.step };
            let failure = expected.wish.unmet(&found).map(|found| Failure {
                line: expected.line,
                expected: expected.text.clone(),
                found,
            });
            self.witness.judged(expected.line, &expected.text, failure.as_ref())?;
            self.failures.extend(failure);
        }
        Ok(())
    }
}
