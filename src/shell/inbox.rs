//! What wakes the loop. Threads read; what they read is stamped with its moment there and waits in a queue that is
//! bounded: a reader that is too fast waits. The system's wish that the program should end overtakes all input.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::hearer::HearerNews;
use golos_clock::Ms;
use golos_desk::Thought;
use golos_files::time::{LoopTime, RealTime};
use golos_game::{Chance, Search};
use golos_input::dgt::BoardNews;
use golos_input::pad::PadEvent;
use golos_input::switch::Switch;
use golos_people::Seat;
use golos_spar::Choice;
use golos_speech::voices::{ChimeReport, Report};
use golos_table::Time;

/// So much input waits at most: lines, keys, events of pads.
const INPUTS: usize = 64;

/// So many reports of the voice wait at most; of more the oldest are dropped.
const REPORTS: usize = 8;

/// What wakes the loop.
#[derive(Debug)]
pub enum Signal {
    /// A typed line; none: there will be no more.
    Line(Option<String>),
    /// A key or another event of the terminal.
    Terminal(crossterm::event::Event),
    Pad(PadEvent),
    /// A switch on a line of its own.
    Switch(Switch),
    /// A board that feels.
    Board(BoardNews),
    /// What a program tells that recognises speech.
    Hearer(HearerNews),
    Voice(Report),
    /// What the ears of one tell.
    Ear(Seat, Report),
    /// A report of the sounds: of this seat's ears, or of the terminal if there is no seat.
    Sounds(Option<Seat>, ChimeReport),
    /// The system asks the program to end.
    Stop,
    /// The terminal is gone: nobody reads or hears anything more.
    Gone,
    /// What is written goes nowhere any more.
    Mute(io::Error),
    /// What waited to be written was written, or there is room for more.
    Room,
    /// Something came from a hall elsewhere.
    RemoteHall,
    /// A search that ran beside the loop has its answer.
    Searched {
        search: Search,
        chance: Chance,
    },
    /// The program has found its move, or that there is none.
    Thought(Box<(Thought, Option<Choice>)>),
}

/// A signal and when it was received.
#[derive(Debug)]
pub struct Received {
    /// On the clock of the loop.
    pub at: Ms,
    pub signal: Signal,
}

/// Signals from everywhere, to one loop.
pub struct Signals {
    shared: Arc<InboxState>,
    time: Arc<LoopTime>,
}

/// Where a source puts its signals.
#[derive(Clone)]
pub struct Inlet {
    shared: Arc<InboxState>,
}

struct InboxState {
    queue: Mutex<InboxQueue>,
    arrived: Condvar,
    room: Condvar,
    clock: RealTime,
}

#[derive(Default)]
struct InboxQueue {
    urgent: VecDeque<Received>,
    room: bool,
    afar: bool,
    reports: VecDeque<Received>,
    input: VecDeque<Received>,
    closed: bool,
}

impl InboxQueue {
    fn is_empty(&self, with_input: bool) -> bool {
        let is_told = self.room || self.afar;
        self.urgent.is_empty() && !is_told && self.reports.is_empty() && (!with_input || self.input.is_empty())
    }

    fn take(&mut self, with_input: bool, now: Ms) -> Option<Received> {
        let urgent = self.urgent.pop_front();
        let room = || std::mem::take(&mut self.room).then_some(Received { at: now, signal: Signal::Room });
        let afar = || std::mem::take(&mut self.afar).then_some(Received { at: now, signal: Signal::RemoteHall });
        let next = urgent.or_else(room).or_else(afar).or_else(|| self.reports.pop_front());
        next.or_else(|| if with_input { self.input.pop_front() } else { None })
    }
}

impl InboxState {
    fn queue(&self) -> MutexGuard<'_, InboxQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Signals {
    fn default() -> Signals {
        Signals::new(Arc::new(LoopTime::start()))
    }
}

impl Signals {
    /// Signals that are stamped on the clock of `time`.
    #[must_use]
    pub fn new(time: Arc<LoopTime>) -> Signals {
        let (queue, arrived, room) = (Mutex::default(), Condvar::new(), Condvar::new());
        Signals { shared: Arc::new(InboxState { queue, arrived, room, clock: time.clock() }), time }
    }

    /// Where a source puts its signals.
    #[must_use]
    pub fn inlet(&self) -> Inlet {
        Inlet { shared: Arc::clone(&self.shared) }
    }

    /// The time of the loop.
    #[must_use]
    pub fn time(&self) -> Arc<LoopTime> {
        Arc::clone(&self.time)
    }

    /// The next signal, or none when `wait` is over.
    #[must_use]
    pub fn next(&self, wait: Option<Ms>) -> Option<Received> {
        self.take(wait, true)
    }

    /// The next signal that is no input: what is typed waits.
    #[must_use]
    pub fn next_but_input(&self, wait: Option<Ms>) -> Option<Received> {
        self.take(wait, false)
    }

    fn take(&self, wait: Option<Ms>, with_input: bool) -> Option<Received> {
        let idle = |queue: &mut InboxQueue| queue.is_empty(with_input);
        let arrived = &self.shared.arrived;
        let queue = self.shared.queue();
        let mut queue = match wait {
            None => arrived.wait_while(queue, idle).unwrap_or_else(PoisonError::into_inner),
            Some(wait) => {
                let wait = Duration::from_millis(wait.get());
                arrived.wait_timeout_while(queue, wait, idle).unwrap_or_else(PoisonError::into_inner).0
            }
        };
        let next = queue.take(with_input, self.shared.clock.elapsed());
        drop(queue);
        self.shared.room.notify_all();
        next
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.room.notify_all();
    }
}

impl Inlet {
    /// Puts a signal, stamped with this moment. Input waits while the queue is full. False if nobody takes signals any
    /// more.
    pub fn put(&self, signal: Signal) -> bool {
        let received = Received { at: self.shared.clock.elapsed(), signal };
        let mut queue = self.shared.queue();
        match &received.signal {
            Signal::Stop | Signal::Gone | Signal::Mute(_) => {
                let known = std::mem::discriminant(&received.signal);
                if queue.urgent.iter().all(|other| std::mem::discriminant(&other.signal) != known) {
                    queue.urgent.push_back(received);
                }
            }
            Signal::Room => queue.room = true,
            Signal::RemoteHall => queue.afar = true,
            // A bell too many is none too few.
            Signal::Sounds(_, ChimeReport::Bell) if queue.reports.len() >= REPORTS => {}
            Signal::Voice(_) | Signal::Ear(..) | Signal::Sounds(..) => {
                if queue.reports.len() >= REPORTS {
                    queue.reports.pop_front();
                }
                queue.reports.push_back(received);
            }
            // In its place among what was received, and never for want of room lost: these are few.
            Signal::Searched { .. } | Signal::Thought(_) | Signal::Hearer(_) => queue.input.push_back(received),
            Signal::Line(_) | Signal::Terminal(_) | Signal::Pad(_) | Signal::Switch(_) | Signal::Board(_) => {
                let full = |queue: &mut InboxQueue| queue.input.len() >= INPUTS && !queue.closed;
                queue = self.shared.room.wait_while(queue, full).unwrap_or_else(PoisonError::into_inner);
                queue.input.push_back(received);
            }
        }
        let closed = queue.closed;
        drop(queue);
        self.shared.arrived.notify_one();
        !closed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    fn line(text: &str) -> Signal {
        Signal::Line(Some(text.to_owned()))
    }

    #[test]
    fn a_reader_that_is_too_fast_waits() {
        let signals = Signals::default();
        let inlet = signals.inlet();
        let reader = thread::spawn(move || (0..10 * INPUTS).all(|n| inlet.put(line(&n.to_string()))));
        for n in 0..10 * INPUTS {
            let Some(Received { signal: Signal::Line(Some(text)), .. }) = signals.next(None) else { panic!("{n}") };
            assert_eq!(text, n.to_string());
            assert!(signals.shared.queue().input.len() <= INPUTS);
        }
        assert!(reader.join().unwrap());
    }

    #[test]
    fn a_reader_learns_that_nobody_takes_any_more() {
        let signals = Signals::default();
        let inlet = signals.inlet();
        let reader = thread::spawn(move || while inlet.put(line("")) {});
        assert!(signals.next(None).is_some());
        drop(signals);
        reader.join().unwrap();
    }

    #[test]
    fn what_ends_the_program_overtakes_what_was_typed() {
        let signals = Signals::default();
        let inlet = signals.inlet();
        for _ in 0..INPUTS {
            inlet.put(line("c3-d4"));
        }
        inlet.put(Signal::Stop);
        inlet.put(Signal::Stop);
        assert!(matches!(signals.next(None).map(|next| next.signal), Some(Signal::Stop)));
        assert!(matches!(signals.next(None).map(|next| next.signal), Some(Signal::Line(_))));
        assert!(signals.next_but_input(Some(Ms::ZERO)).is_none(), "what was typed waits");
    }

    #[test]
    fn a_signal_carries_the_moment_at_which_it_was_received() {
        let signals = Signals::default();
        let time = signals.time();
        signals.inlet().put(line("c3-d4"));
        let received = signals.next(None).unwrap();
        while time.elapsed() < received.at + Ms::new(2) {
            thread::yield_now();
        }
        let elapsed = time.at(received.at, || time.elapsed());
        assert_eq!(elapsed, received.at, "worked off at the moment of its receipt");
        assert!(time.elapsed() > received.at);
    }
}
