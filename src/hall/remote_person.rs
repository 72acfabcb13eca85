//! The face of one whose own program speaks and draws: it sends what he asks for, and gets what he hears and what there is
//! to see.

use super::joined::{Joined, UngreetedLine};
use super::{Face, Flow, Outlet, Size, Turn, Unsent};
use golos_clock::Ms;
use golos_desk::{Desk, Out};
use golos_wire::{Asked, Ending, ProtocolError, SILENCE, Work};

/// So much goes out in one piece.
const PIECE: usize = 8 * 1024;

/// How often it is looked whether his line stands.
const MINDED: Ms = Ms::new(2_500);

/// Who has not greeted for so long does not.
const UNMET: Ms = Ms::new(SILENCE);

/// A person whose program is at the other end of a line.
pub(super) struct RemotePerson {
    desk: Desk,
    /// What is kept for the program that greeted last, here or on an earlier line.
    joined: Option<Joined>,
    /// The line before its greeting.
    unmet: Option<UngreetedLine>,
    /// What he is to hear when he has greeted, and before it what only another program has not heard yet.
    first: Vec<Out>,
    unsure: Vec<Out>,
    /// How the line ends, once everything was written.
    over: Option<Flow>,
    /// Whether what there is to see may have changed.
    is_stale: bool,
    /// When it was looked last whether his line stands; before the greeting, when the line was opened.
    minded: Ms,
    limit: Ms,
}

impl RemotePerson {
    /// On a new line, opened at this moment, of him who sits at this desk. `joined` was kept from his last one, `unsure` is what may have been lost
    /// with it; at most `limit` of the way of a move is made good.
    pub fn new(desk: Desk, (joined, unsure): (Option<Joined>, Vec<Out>), limit: Ms, now: Ms) -> RemotePerson {
        RemotePerson {
            desk,
            joined,
            unmet: Some(UngreetedLine::default()),
            first: Vec::new(),
            unsure,
            over: None,
            is_stale: false,
            minded: now,
            limit,
        }
    }

    /// What comes before the greeting, and the greeting.
    fn meet(&mut self, byte: u8, at: Ms) {
        let Some(mut line) = self.unmet.take() else { return };
        match line.put(&[byte]) {
            Ok(None) => self.unmet = Some(line),
            Err(_) => self.over = Some(Flow::Garbled),
            Ok(Some(hello)) => {
                let kept = self.joined.take().filter(|joined| joined.is_of(&hello));
                let is_known = kept.is_some();
                let before = self.desk.presenter().clone();
                let joined = self.joined.insert(kept.unwrap_or_else(|| Joined::new(&hello, self.limit)));
                if !joined.greet(&mut self.desk, &hello, line, at) {
                    self.over = Some(Flow::Garbled);
                    return;
                }
                self.minded = at;
                // He says only now how he wants to be spoken to.
                let presenter = self.desk.presenter();
                let again =
                    |out: Vec<Out>| out.into_iter().map(|out| presenter.again(&before, out)).collect::<Vec<_>>();
                let unsure = again(std::mem::take(&mut self.unsure));
                let first = again(std::mem::take(&mut self.first));
                joined.say(if is_known { &[] } else { &unsure });
                joined.say(&first);
                self.is_stale = true;
            }
        }
    }

    fn say(&mut self, out: &[Out]) {
        match &mut self.joined {
            Some(joined) if self.unmet.is_none() => joined.say(out),
            Some(_) | None => self.first.extend_from_slice(out),
        }
        self.is_stale = true;
    }

    fn end(&mut self, why: Ending, over: Flow) {
        if self.over.is_none() {
            if let Some(joined) = self.joined.as_mut().filter(|_| self.unmet.is_none()) {
                joined.end(why);
            }
            self.over = Some(over);
        }
    }
}

impl Face for RemotePerson {
    fn desk(&self) -> &Desk {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    fn leave(self: Box<Self>) -> (Desk, Option<Joined>) {
        (self.desk, self.joined)
    }

    fn sized(&mut self, _: Size) {}

    fn take(&mut self, bytes: &[u8], at: Ms) -> (usize, Option<Turn>) {
        for (index, &byte) in bytes.iter().enumerate() {
            if self.over.is_some() {
                break;
            }
            if self.unmet.is_some() {
                self.meet(byte, at);
                continue;
            }
            let Some(joined) = &mut self.joined else { break };
            joined.put(&[byte]);
            if byte != b'\n' {
                continue;
            }
            match joined.next(at) {
                Ok(None) => {}
                Ok(Some((work, counts))) => return (index + 1, Some(Turn::Asked(work, counts))),
                Err(ProtocolError::Superseded) => self.over = Some(Flow::Gone),
                Err(_) => self.end(Ending::Garbled, Flow::Garbled),
            }
        }
        (bytes.len(), None)
    }

    fn end(&mut self) -> Option<Turn> {
        // Only who says that he leaves does; a program that sends no more is cut off, and comes again.
        self.over.get_or_insert(Flow::Gone);
        None
    }

    fn ask(&mut self, what: Asked) -> Vec<Out> {
        self.joined.as_mut().map(|joined| joined.ask(&mut self.desk, what)).unwrap_or_default()
    }

    fn done(&mut self, work: &Work, at: Ms, said: &[Out]) {
        if let Some(joined) = &mut self.joined {
            joined.done(&self.desk, work, at, said);
            self.is_stale = false;
            // He has left, and was told so.
            self.over = self.over.or(self.desk.is_done().then_some(Flow::Gone));
        }
    }

    fn answer(&mut self, out: &[Out]) {
        self.say(out);
    }

    fn hear(&mut self, out: &[Out]) {
        self.say(out);
    }

    fn stirred(&mut self) {
        self.is_stale = true;
    }

    fn flush(&mut self, line: &dyn Outlet) -> Flow {
        let Some(joined) = &mut self.joined else { return self.over.unwrap_or(Flow::Done) };
        if self.over.is_none() && self.is_stale {
            self.is_stale = !joined.look(&self.desk);
        }
        while !joined.bytes().is_empty() {
            let piece = joined.bytes().len().min(PIECE);
            match line.send(joined.bytes().get(..piece).unwrap_or_default()) {
                Ok(()) => joined.written(piece),
                Err(Unsent::Full) => return self.over.filter(|over| *over == Flow::Silent).unwrap_or(Flow::Waits),
                Err(Unsent::Gone) => return Flow::Gone,
            }
        }
        self.over.unwrap_or(Flow::Done)
    }

    fn due(&self) -> Option<Ms> {
        let wait = if self.unmet.is_some() { UNMET } else { MINDED };
        self.over.is_none().then(|| self.minded + wait)
    }

    fn tick(&mut self, now: Ms) {
        let is_silent = match &mut self.joined {
            _ if self.unmet.is_some() => now >= self.minded + UNMET,
            Some(joined) => joined.stands() && !joined.mind(now),
            None => false,
        };
        if self.unmet.is_none() {
            self.minded = now;
        }
        if is_silent {
            self.over = Some(Flow::Silent);
        }
    }

    fn cut(&mut self) {
        if let Some(joined) = &mut self.joined {
            joined.cut(joined.line());
        }
    }

    fn part(&mut self, why: Ending, _: &[Out]) {
        self.end(why, Flow::Gone);
    }

    fn round_trip(&self) -> Option<Ms> {
        self.joined.as_ref()?.round_trip()
    }
}
