//! One person in the house: his seat, his face, and the line that he is on, if it is whole.

use std::collections::VecDeque;

use super::{Address, ConnId, Credit, Face, Flow, Outlet, Turn};
use golos_clock::Ms;
use golos_desk::Out;
use golos_people::Seat;
use golos_speech::{Kind, Priority};
use golos_wire::Asked;
use golos_wording::Sentence;

/// So many things he may do at once, and so many more in a second: nobody plays as fast, and one who floods the house does
/// not keep it from the others.
const AT_ONCE: u64 = 60;
const IN_A_SECOND: u64 = 30;

/// A line counts as so many: its answer goes into a record, and nobody types ten of them in a second.
const LINE: u64 = 3;

/// So much that was said is remembered, in case that his line hung.
const UNSURE: usize = 64;

/// A line that somebody is on.
pub(super) struct Held {
    pub id: ConnId,
    pub from: Address,
    pub outlet: Box<dyn Outlet>,
    /// What he has sent, each piece with its moment.
    pub inbox: VecDeque<(Ms, Vec<u8>, Option<Credit>)>,
    /// Whether he sends no more.
    pub ended: bool,
    /// Whether the line is gone: what came before is worked off still.
    pub gone: bool,
    /// Whether it was ended because nothing came from there any more.
    pub is_silent: bool,
    allowance: Allowance,
}

impl Held {
    pub fn new(id: ConnId, from: Address, outlet: Box<dyn Outlet>, now: Ms) -> Held {
        let allowance = Allowance { left: AT_ONCE * 1000, since: now };
        Held { id, from, outlet, inbox: VecDeque::new(), ended: false, gone: false, is_silent: false, allowance }
    }
}

/// How much he may still do, in thousandths of a thing.
struct Allowance {
    left: u64,
    since: Ms,
}

impl Allowance {
    /// So much has come in again until now.
    fn refill(&mut self, now: Ms) {
        let gained = (now - self.since).get().saturating_mul(IN_A_SECOND);
        (self.left, self.since) = (self.left.saturating_add(gained).min(AT_ONCE * 1000), now);
    }

    fn take(&mut self, things: u64) {
        self.left = self.left.saturating_sub(1000 * things);
    }

    /// How long it is until he may do something.
    fn wait(&self) -> Ms {
        Ms::new(1000_u64.saturating_sub(self.left).div_ceil(IN_A_SECOND))
    }
}

/// One person.
pub(super) struct Guest {
    pub login: String,
    /// Whether he chose lines.
    pub lines: bool,
    pub seat: Seat,
    /// His boards, from 0, in their order.
    pub boards: Vec<usize>,
    pub face: Box<dyn Face>,
    /// None: his line is broken.
    pub line: Option<Held>,
    /// What was said to him since his line last showed life, and when it was sent; none: it waits still.
    unsure: Vec<(Option<Ms>, Out)>,
    /// What the house told him while his line was broken.
    pub missed: Vec<Out>,
    /// Whether he sits at the terminal that the hall was begun at.
    pub is_host: bool,
}

impl Guest {
    pub fn new(login: String, lines: bool, seat: Seat, boards: Vec<usize>, face: Box<dyn Face>, held: Held) -> Guest {
        Guest {
            login,
            lines,
            seat,
            boards,
            face,
            line: Some(held),
            unsure: Vec::new(),
            missed: Vec::new(),
            is_host: false,
        }
    }

    /// What came of the next thing that he sent, and when he sent it; none if nothing waits, or he has done too much.
    pub fn next(&mut self, now: Ms) -> Option<(Ms, Turn)> {
        let held = self.line.as_mut()?;
        held.allowance.refill(now);
        while held.allowance.left >= 1000 {
            let Some((at, bytes, _)) = held.inbox.front_mut() else { break };
            let at = *at;
            self.unsure.clear();
            let (used, turn) = self.face.take(bytes, at);
            bytes.drain(..used.min(bytes.len()));
            if bytes.is_empty() {
                held.inbox.pop_front();
            }
            held.allowance.take(counts_as(turn.as_ref()));
            match turn {
                None => {}
                Some(Turn::Asked(work, counts)) => return Some((counts, Turn::Asked(work, counts))),
                Some(turn) => return Some((at, turn)),
            }
        }
        let is_over = held.ended && held.inbox.is_empty() && held.allowance.left >= 1000;
        if !is_over {
            return None;
        }
        let turn = self.face.end();
        held.ended = turn.is_some();
        turn.map(|turn| (now, turn))
    }

    /// When the first thing was received that is worked off next; none of one who has done too much: nobody waits for him.
    pub fn waiting_since(&self) -> Option<Ms> {
        let held = self.line.as_ref().filter(|_| self.can_go_on())?;
        held.inbox.front().map(|(at, ..)| *at)
    }

    /// Whether there is something that could be worked off now.
    pub fn can_go_on(&self) -> bool {
        self.line.as_ref().is_some_and(|held| held.waits() && held.allowance.left >= 1000)
    }

    /// When something is due that concerns him alone, on the clock of the house.
    pub fn due(&self, now: Ms) -> Option<Ms> {
        let held = self.line.as_ref()?;
        let work = held.waits().then(|| held.allowance.since + held.allowance.wait());
        let face = self.face.due();
        work.into_iter().chain(face).min().map(|due| due.max(now))
    }

    /// Something may be due at his face.
    pub fn tick(&mut self, now: Ms) {
        if self.face.due().is_some_and(|due| due <= now) {
            self.face.tick(now);
        }
    }

    /// Hears what happened at his boards.
    pub fn attend(&mut self) {
        let out = self.face.desk_mut().hear();
        self.face.stirred();
        if out.is_empty() {
            return;
        }
        self.face.hear(&out);
        let is_due = |out: &&Out| out.spoken.as_ref().is_some_and(|utter| utter.priority >= Priority::Move);
        self.unsure.extend(out.iter().filter(is_due).map(|out| (None, out.clone())));
        let surplus = self.unsure.len().saturating_sub(UNSURE);
        self.unsure.drain(..surplus);
    }

    /// His line is to be gone. Since when, nobody knows of one that was silent: what may not have arrived is kept.
    pub fn keep_unsure(&mut self) {
        let is_silent = self.line.as_ref().is_some_and(|held| held.is_silent);
        let unsure = self.take_unsure();
        self.unsure = unsure.into_iter().filter(|_| is_silent).map(|out| (None, out)).collect();
    }

    /// What was said to him and may not have arrived, once.
    pub fn take_unsure(&mut self) -> Vec<Out> {
        let arrived = self.line.as_ref().and_then(|held| held.outlet.arrived());
        let is_sure = |sent: Option<Ms>| sent.zip(arrived).is_some_and(|(sent, arrived)| sent < arrived);
        std::mem::take(&mut self.unsure).into_iter().filter(|(sent, _)| !is_sure(*sent)).map(|(_, out)| out).collect()
    }

    /// Is told something by the house: now, or when his line is back.
    pub fn told(&mut self, sentence: &Sentence) {
        let said = self.say(sentence);
        if self.line.is_some() {
            self.face.hear(std::slice::from_ref(&said));
            self.unsure.push((None, said));
        } else {
            self.missed.push(said);
        }
        let (unsure, missed) = [self.unsure.len(), self.missed.len()].map(|count| count.saturating_sub(UNSURE)).into();
        self.unsure.drain(..unsure);
        self.missed.drain(..missed);
    }

    /// A sentence in his words.
    pub fn say(&self, sentence: &Sentence) -> Out {
        self.face.desk().presenter().say(sentence, Kind::State)
    }

    /// Sends what waits for him, at this moment.
    pub fn flush(&mut self, now: Ms) -> Flow {
        let Some(held) = &self.line else { return Flow::Done };
        let flow = self.face.flush(&*held.outlet);
        if flow == Flow::Done {
            let waited = self.unsure.iter_mut().rev().map_while(|(sent, _)| sent.is_none().then_some(sent));
            waited.for_each(|sent| *sent = Some(now));
        }
        flow
    }
}

/// How much of what he may do he has done with it.
fn counts_as(turn: Option<&Turn>) -> u64 {
    match turn {
        Some(Turn::Line(_)) => LINE,
        Some(Turn::Asked(work, _)) if matches!(work.what, Asked::Line(_)) => LINE,
        Some(Turn::Asked(..) | Turn::Acted | Turn::End) | None => 1,
    }
}

impl Held {
    /// Whether something of his is still to be worked off.
    fn waits(&self) -> bool {
        !self.inbox.is_empty() || self.ended
    }
}
