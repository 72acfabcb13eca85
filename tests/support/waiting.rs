//! What the tests of this target share: waiting without sleeping, and hearing a speaker's reports.

use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;
#[cfg(target_os = "linux")]
use std::{fs, path::Path};

use golos::clock::Ms;
use golos::files::RealTime;
use golos::speech::Priority;
use golos::speech::voices::{Report, Reporter, Utter};
use golos::table::Time;
use golos::wording::Lang;

/// Far more than anything here takes; a test that reaches it has hung.
pub const DEADLINE: Duration = Duration::from_secs(60);
/// The same on the clock that tests look at.
pub const PATIENCE: Ms = Ms::from_secs(60);

/// Asks `condition` until it yields something.
pub fn wait_for<T>(what: &str, condition: impl FnMut() -> Option<T>) -> T {
    becomes(PATIENCE, condition).unwrap_or_else(|| panic!("waited in vain for {what}"))
}

/// Asks `condition` until it yields something, for `patience` at most.
#[expect(clippy::disallowed_methods, reason = "what another process does to a file, nobody tells")]
pub fn becomes<T>(patience: Ms, mut condition: impl FnMut() -> Option<T>) -> Option<T> {
    let time = RealTime::start();
    while time.elapsed() < patience {
        match condition() {
            None => thread::sleep(Duration::from_millis(2)),
            met => return met,
        }
    }
    None
}

/// Lets at least so much time go by.
#[cfg(target_os = "linux")]
pub fn pass(span: Ms) {
    becomes::<()>(span, || None);
}

/// The lines of a file that may not be there yet.
#[cfg(target_os = "linux")]
pub fn lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// What a speaker reported, in order.
pub struct Reports(Receiver<Report>);

impl Reports {
    /// A reporter and the place where its reports arrive.
    pub fn channel() -> (Reporter, Reports) {
        let (sender, receiver) = mpsc::channel();
        (Box::new(move |report| drop(sender.send(report))), Reports(receiver))
    }

    /// The next report.
    pub fn next(&self) -> Report {
        self.0.recv_timeout(DEADLINE).expect("a report")
    }

    /// The reports that came by now.
    pub fn so_far(&self) -> Vec<Report> {
        self.0.try_iter().collect()
    }

    /// Passes over the reports before the one that `wanted` accepts.
    pub fn await_one(&self, what: &str, wanted: impl Fn(&Report) -> bool) -> Report {
        wait_for(what, || Some(self.next()).filter(|report| wanted(report)))
    }
}

/// An utterance in Russian.
pub fn ru(text: &str, priority: Priority) -> Utter {
    Utter::new(text, Lang::Ru, priority)
}
