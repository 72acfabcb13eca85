//! A game, or a whole evening, from a script under a virtual clock: for exercises, reports of faults, and tests.
//!
//! The form of a script is told in `fixtures/scripts/README.md`.

mod expect;
mod face;
mod script;
mod tell;

use std::io;

pub use self::expect::{Expectation, Observed, PendingKind};
pub use self::face::Facing;
pub use self::script::{Post, Script, ScriptError};
pub use self::tell::{Memory, Overheard, Tape, Telling};
use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_game::Seat;
use golos_speech::Subscription;
use golos_table::VirtualTime;

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
    /// Something is typed; `line` is that of the script, counted from 1. Where there are several, at which terminal.
    ///
    /// # Errors
    /// What the witness failed of.
    fn typed(&mut self, line: usize, at: Ms, terminal: Option<Post>, typed: &str) -> io::Result<()> {
        let _ = (line, at, terminal, typed);
        Ok(())
    }

    /// Something is shown or said. Where there are several, at which terminal.
    ///
    /// # Errors
    /// What the witness failed of.
    fn heard(&mut self, at: Ms, terminal: Option<Post>, out: &Out) -> io::Result<()>;

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
    fn heard(&mut self, _: Ms, _: Option<Post>, out: &Out) -> io::Result<()> {
        self(out)
    }
}

impl Script {
    /// Plays the script at a desk where `opening` was heard, and answers which expectations were not met. It is the first
    /// of the terminals that the script names; the others join it at its board. The game is closed at the end.
    ///
    /// # Errors
    /// What the witness failed of, or that there is no board for several terminals. The game is closed all the same.
    pub fn rehearse(
        &self,
        desk: &mut Desk,
        time: &VirtualTime,
        opening: &[Out],
        witness: &mut impl Witness,
    ) -> io::Result<Vec<Failure>> {
        let mut others = Vec::new();
        let mut heard = vec![opening.to_vec()];
        for post in self.terminals().iter().skip(1) {
            let mut other = desk.beside(post.lang, Subscription::of(post.seat));
            let greeting =
                other.join(desk).ok_or_else(|| io::Error::other("several terminals need a game at a board"))?;
            heard.push(greeting);
            others.push(other);
        }
        let mut desks = vec![desk];
        desks.extend(&mut others);
        let steps = vec![Vec::new(); desks.len()];
        let mut run =
            ScriptRun { posts: self.terminals(), desks, time, witness, heard: steps, here: 0, failures: Vec::new() };
        let played = run.play(self, heard);
        let closed = run.close();
        played?;
        closed?;
        run.witness.ended()?;
        Ok(run.failures)
    }
}

/// A script being played.
struct ScriptRun<'a, W> {
    posts: &'a [Post],
    desks: Vec<&'a mut Desk>,
    time: &'a VirtualTime,
    witness: &'a mut W,
    /// What was heard at each since the last line that was typed, what the pause before it brought included.
    heard: Vec<Vec<Out>>,
    /// Where something was typed last.
    here: usize,
    failures: Vec<Failure>,
}

impl<W: Witness> ScriptRun<'_, W> {
    fn play(&mut self, script: &Script, opening: Vec<Vec<Out>>) -> io::Result<()> {
        for (terminal, out) in opening.into_iter().enumerate() {
            self.hear(terminal, out)?;
        }
        self.judge(script.first())?;
        for step in script.steps() {
            // What is expected of a game that was left is not met, and is told.
            self.heard.iter_mut().for_each(Vec::clear);
            self.here = step.terminal;
            if self.desks.iter().any(|desk| !desk.is_done()) {
                self.pass(step.pause)?;
            }
            if let Some(typed) = step.typed.as_ref().filter(|_| !self.is_done(step.terminal)) {
                self.witness.typed(step.line, self.now(), self.posts.get(step.terminal).copied(), typed)?;
                self.act(step.terminal, |desk| desk.line(typed))?;
            }
            self.judge(&step.expected)?;
        }
        Ok(())
    }

    fn is_done(&self, terminal: usize) -> bool {
        self.desks.get(terminal).is_none_or(|desk| desk.is_done())
    }

    fn now(&self) -> Ms {
        use golos_table::Time;
        self.time.elapsed()
    }

    fn until_deadline(&self) -> Option<Ms> {
        self.desks.iter().filter(|desk| !desk.is_done()).filter_map(|desk| desk.until_deadline()).min()
    }

    /// Time passes deadline by deadline, as it would.
    fn pass(&mut self, span: Ms) -> io::Result<()> {
        let mut left = span;
        while let Some(wait) = self.until_deadline().filter(|&wait| wait <= left) {
            self.time.pass(wait);
            left -= wait;
            self.tick()?;
            if wait.is_zero() && self.until_deadline().is_some_and(Ms::is_zero) {
                break;
            }
        }
        self.time.pass(left);
        self.tick()
    }

    fn tick(&mut self) -> io::Result<()> {
        for terminal in 0..self.desks.len() {
            if !self.is_done(terminal) {
                self.act(terminal, Desk::tick)?;
            }
        }
        Ok(())
    }

    /// Something is done at a terminal, and heard at all of them. What is due to be searched is searched at once, and so
    /// does the program think: under a virtual clock that takes no time.
    fn act(&mut self, terminal: usize, act: impl FnOnce(&mut Desk) -> Vec<Out>) -> io::Result<()> {
        let Some(desk) = self.desks.get_mut(terminal) else { return Ok(()) };
        let out = act(desk);
        self.hear(terminal, out)?;
        while let Some((desk, search)) = self.desks.get_mut(terminal).and_then(|desk| {
            let search = desk.search_due()?;
            Some((desk, search))
        }) {
            let chance = search.run();
            let out = desk.searched(search, chance);
            self.hear(terminal, out)?;
        }
        if let Some(desk) = self.desks.get_mut(terminal)
            && let Some(thought) = desk.thought_due()
        {
            let choice = thought.run();
            desk.thought(&thought, choice);
        }
        for other in 0..self.desks.len() {
            if other != terminal && !self.is_done(other) {
                let out = self.desks.get_mut(other).map(|desk| desk.hear()).unwrap_or_default();
                self.hear(other, out)?;
            }
        }
        Ok(())
    }

    fn hear(&mut self, terminal: usize, out: Vec<Out>) -> io::Result<()> {
        let (now, post) = (self.now(), self.posts.get(terminal).copied());
        for out in out {
            self.witness.heard(now, post, &out)?;
            self.heard.get_mut(terminal).into_iter().for_each(|heard| heard.push(out.clone()));
        }
        Ok(())
    }

    /// Everybody leaves; the last closes the game.
    fn close(&mut self) -> io::Result<()> {
        let mut closed = Ok(());
        for terminal in 0..self.desks.len() {
            if let Some(desk) = self.desks.get_mut(terminal).filter(|desk| !desk.is_done()) {
                let last = desk.close();
                closed = closed.and(self.hear(terminal, last));
            }
        }
        closed
    }

    /// What he of this seat heard: at his own terminal, or of what was heard at the only one, what is for him.
    fn heard_by(&self, seat: Seat) -> Option<Vec<Out>> {
        if self.posts.is_empty() {
            let all = self.heard.first()?;
            return Some(all.iter().filter(|out| out.is_for(seat)).cloned().collect());
        }
        let terminal = self.posts.iter().position(|post| post.seat == seat)?;
        self.heard.get(terminal).cloned()
    }

    fn judge(&mut self, expected: &[expect::Expected]) -> io::Result<()> {
        for expected in expected {
            let (Some(desk), Some(here)) = (self.desks.get(self.here), self.heard.get(self.here)) else { continue };
            let game = desk.game().map(|play| (play.state(), play.now()));
            let found = Observed { game, here, heard: &|seat| self.heard_by(seat) };
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
