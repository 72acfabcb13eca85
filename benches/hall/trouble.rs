//! Those who mean no good, one kind after the other, and what the others notice of each.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use russh::keys::PrivateKey;
use tokio::time::{MissedTickBehavior, interval};

use super::crowd::{Crowd, enter};
use super::{Dice, Disk, Hall, Place, Wanted, report};

/// Whose window changes.
pub const RESIZES: &str = "resize";

/// Who they are; each is known to the hall.
pub const LOGINS: [&str; 4] = ["garbage", "flood", "deaf", RESIZES];

/// A board plays so much in a minute meanwhile, so that there is something to count.
const MOVES_A_MINUTE: usize = 12;

/// So many lines are opened by one who opens lines.
const LINES: usize = 1000;

/// One kind of trouble: it goes on until it is told to end.
type Trouble = fn(u16, &Arc<PrivateKey>, &AtomicBool);

const TROUBLES: [(&str, Trouble); 6] = [
    ("garbage before the login", garbage_outside),
    ("garbage behind it", |port, key, ends| garbage_inside(port, key, ends)),
    ("a flood of lines", |port, key, ends| flood(port, key, ends, "flood", true)),
    ("a flood, and nothing is read", |port, key, ends| flood(port, key, ends, "deaf", false)),
    ("1,000 lines", many_lines),
    ("1,000 resizes a second", resizes),
];

/// Plays calmly, and then beside each of them.
pub fn measure(hall: &Hall, place: &Place, crowd: &mut Crowd, wanted: Wanted, disk: &Disk) {
    let key = Arc::new(PrivateKey::from_openssh(&place.secret).expect("a key"));
    let between = wanted.between(MOVES_A_MINUTE);
    let before = hall.processor();
    let calm = report("calm", crowd.play(between, wanted.trouble), disk);
    let share = |used: Duration| 100.0 * used.as_secs_f64() / wanted.trouble.as_secs_f64().max(1.0);
    println!("{:<34} processor {:.0} %", "", share(hall.processor().saturating_sub(before)));
    for (what, trouble) in TROUBLES {
        let ends = Arc::new(AtomicBool::new(false));
        let (port, key, over) = (hall.port, Arc::clone(&key), Arc::clone(&ends));
        let before = hall.processor();
        let maker = thread::spawn(move || {
            // The machine is shared with those who measure: what costs time at this end is to take as little as may be of it.
            #[cfg(unix)]
            let _ = rustix::process::nice(10);
            trouble(port, &key, &over);
        });
        let heard = crowd.play(between, wanted.trouble);
        let used = hall.processor().saturating_sub(before);
        ends.store(true, Ordering::Release);
        let _ = maker.join();
        let most = report(what, heard, disk);
        let (now, peak) = hall.memory();
        println!(
            "{:<34} {:.1} times the calm 99 %; processor {:.0} %; memory {now:.1} MB, at most {peak:.1} MB",
            "",
            most.as_secs_f64() / calm.as_secs_f64().max(f64::MIN_POSITIVE),
            share(used)
        );
    }
}

fn bytes(dice: &mut Dice) -> Vec<u8> {
    (0..4096).map(|_| u8::try_from(dice.roll(256)).unwrap_or_default()).collect()
}

fn garbage_outside(port: u16, _: &Arc<PrivateKey>, ends: &AtomicBool) {
    let mut dice = Dice(1);
    while !ends.load(Ordering::Acquire) {
        // This machine has so many ports, and each is used once in a minute.
        thread::sleep(Duration::from_millis(1));
        let Ok(mut line) = TcpStream::connect(("127.0.0.1", port)) else { continue };
        let _ = line.set_read_timeout(Some(Duration::from_millis(200)));
        // Now and then behind a greeting as it is due.
        if dice.roll(2) == 0 {
            let _ = line.write_all(b"SSH-2.0-nobody\r\n");
        }
        while !ends.load(Ordering::Acquire) && line.write_all(&bytes(&mut dice)).is_ok() {
            if line.read(&mut [0; 4096]).is_ok_and(|read| read == 0) {
                break;
            }
        }
    }
}

/// Does this on a line until it is time to end.
fn on_a_line(work: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(work);
}

fn garbage_inside(port: u16, key: &Arc<PrivateKey>, ends: &AtomicBool) {
    let mut dice = Dice(2);
    on_a_line(async {
        while !ends.load(Ordering::Acquire) {
            let (_handle, channel) = enter(port, "garbage", key).await;
            let (mut reader, writer) = channel.split();
            let joined = dice.roll(2) == 0;
            let asked =
                if joined { writer.request_subsystem(true, "golos").await } else { writer.request_shell(true).await };
            let mut stands = asked.is_ok();
            while stands && !ends.load(Ordering::Acquire) {
                stands = tokio::select! {
                    sent = writer.data_bytes(bytes(&mut dice)) => sent.is_ok(),
                    came = reader.wait() => came.is_some(),
                };
            }
        }
    });
}

fn flood(port: u16, key: &Arc<PrivateKey>, ends: &AtomicBool, login: &str, reads: bool) {
    on_a_line(async {
        while !ends.load(Ordering::Acquire) {
            let (_handle, channel) = enter(port, login, key).await;
            let (mut reader, writer) = channel.split();
            let asked = writer.request_shell(true).await;
            let mut stands = asked.is_ok();
            let mut pace = interval(Duration::from_millis(100));
            while stands && !ends.load(Ordering::Acquire) {
                stands = tokio::select! {
                    sent = writer.data_bytes("board\n".repeat(200).into_bytes()) => sent.is_ok(),
                    came = reader.wait(), if reads => came.is_some(),
                    _ = pace.tick() => true,
                };
            }
        }
    });
}

fn many_lines(port: u16, _: &Arc<PrivateKey>, ends: &AtomicBool) {
    let mut lines = Vec::new();
    while !ends.load(Ordering::Acquire) {
        while lines.len() < LINES && !ends.load(Ordering::Acquire) {
            let Ok(line) = TcpStream::connect(("127.0.0.1", port)) else { break };
            let _ = line.set_nonblocking(true);
            lines.push(line);
        }
        // Those that were closed are opened anew.
        let mut bytes = [0; 256];
        lines.retain_mut(|line| match line.read(&mut bytes) {
            Ok(read) => read > 0,
            Err(error) => error.kind() == std::io::ErrorKind::WouldBlock,
        });
        thread::sleep(Duration::from_millis(100));
    }
}

fn resizes(port: u16, key: &Arc<PrivateKey>, ends: &AtomicBool) {
    on_a_line(async {
        let (_handle, mut channel) = enter(port, RESIZES, key).await;
        let _ = channel.request_pty(true, "xterm", 80, 24, 0, 0, &[]).await;
        let _ = channel.request_shell(true).await;
        let mut pace = interval(Duration::from_millis(1));
        pace.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut size = 0;
        while !ends.load(Ordering::Acquire) {
            tokio::select! {
                _ = pace.tick() => {
                    size = (size + 7) % 300;
                    if channel.window_change(20 + size, 10 + size / 3, 0, 0).await.is_err() {
                        break;
                    }
                }
                came = channel.wait() => if came.is_none() { break },
            }
        }
    });
}
