//! A way to a port of this machine that misbehaves as it is told to: it cuts a line after so many bytes, or lets what was on
//! its way arrive when there is a newer line already.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, Weak};

/// Which bytes are counted: those of the guest, or those of the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Up,
    Down,
}

/// What becomes of the lines.
#[derive(Default)]
struct Plan {
    lines: Vec<Weak<TcpStream>>,
    /// So many bytes of this side come through still; then the line is cut.
    cut: Option<(Side, usize)>,
    /// Whether the hall does not hear of the cut, and gets later what was on its way.
    is_late: bool,
    /// What is on its way to the hall, and where.
    held: Vec<(Vec<u8>, Arc<TcpStream>)>,
    /// So many bytes came through, of each side, since it was told what to do.
    passed: [usize; 2],
}

pub struct Way {
    port: u16,
    plan: Arc<Mutex<Plan>>,
}

/// What becomes of a piece.
enum Piece {
    Whole,
    /// So much of it comes through, and the line is cut.
    Cut(usize),
}

impl Plan {
    fn take(&mut self, side: Side, length: usize) -> Piece {
        let piece = match &mut self.cut {
            Some((cut, left)) if *cut == side => {
                if length > *left {
                    let through = *left;
                    self.cut = None;
                    Piece::Cut(through)
                } else {
                    *left -= length;
                    Piece::Whole
                }
            }
            Some(_) | None => Piece::Whole,
        };
        self.passed[usize::from(side == Side::Down)] += match piece {
            Piece::Whole => length,
            Piece::Cut(through) => through,
        };
        piece
    }
}

impl Way {
    pub fn open(to: &str) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let plan: Arc<Mutex<Plan>> = Arc::default();
        let (kept, to) = (Arc::clone(&plan), format!("127.0.0.1:{to}"));
        std::thread::spawn(move || {
            for here in listener.incoming().map_while(Result::ok) {
                let Ok(there) = TcpStream::connect(&to) else { continue };
                let (here, there) = (Arc::new(here), Arc::new(there));
                for side in [Side::Up, Side::Down] {
                    let (here, there, plan) = (Arc::clone(&here), Arc::clone(&there), Arc::clone(&kept));
                    std::thread::spawn(move || carry(side, &here, &there, &plan));
                }
                let lines = &mut kept.lock().expect("the plan").lines;
                lines.retain(|line| line.strong_count() > 0);
                lines.extend([&here, &there].map(Arc::downgrade));
            }
        });
        Way { port, plan }
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.plan.lock().expect("the plan")
    }

    pub fn port(&self) -> String {
        self.port.to_string()
    }

    /// Cuts the lines that stand.
    pub fn cut(&self) {
        for line in self.plan().lines.drain(..).filter_map(|line| line.upgrade()) {
            let _ = line.shutdown(Shutdown::Both);
        }
    }

    /// From now on so many bytes of this side come through, and then the line is cut. `late`: what was on its way to the hall
    /// comes there when it is [`released`](Way::release).
    pub fn cut_after(&self, side: Side, bytes: usize, late: bool) {
        let mut plan = self.plan();
        (plan.cut, plan.is_late, plan.passed) = (Some((side, bytes)), late, [0, 0]);
    }

    /// Whether a line was cut since that was told.
    pub fn has_cut(&self) -> bool {
        self.plan().cut.is_none()
    }

    /// From now on everything comes through.
    pub fn mend(&self) {
        let mut plan = self.plan();
        (plan.cut, plan.passed) = (None, [0, 0]);
    }

    /// So many bytes came through of each side since it was told what to do.
    pub fn passed(&self) -> [usize; 2] {
        self.plan().passed
    }

    /// What is on its way on lines that were cut comes to the hall now.
    pub fn release(&self) {
        for (bytes, there) in self.plan().held.drain(..) {
            let _ = (&*there).write_all(&bytes);
            let _ = there.shutdown(Shutdown::Both);
        }
    }
}

fn carry(side: Side, here: &Arc<TcpStream>, there: &Arc<TcpStream>, plan: &Mutex<Plan>) {
    let (mut from, mut to) = if side == Side::Up { (&**here, &**there) } else { (&**there, &**here) };
    let mut bytes = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        let mut plan = plan.lock().expect("the plan");
        let through = match plan.take(side, read) {
            Piece::Whole => read,
            Piece::Cut(through) => through,
        };
        let is_through = to.write_all(&bytes[..through]).is_ok();
        if through < read && plan.is_late && side == Side::Up {
            plan.held.push((bytes[through..read].to_vec(), Arc::clone(there)));
            let _ = here.shutdown(Shutdown::Both);
            return;
        }
        if !is_through || through < read {
            break;
        }
    }
    // The hall does not hear of a cut whose bytes are still on their way.
    let is_held = plan.lock().expect("the plan").held.iter().any(|(_, held)| Arc::ptr_eq(held, there));
    let _ = here.shutdown(Shutdown::Both);
    if !is_held {
        let _ = there.shutdown(Shutdown::Both);
    }
}
