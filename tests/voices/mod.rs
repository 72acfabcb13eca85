//! The voices against real engines, against a server that misbehaves, and against a voice that dies on demand.

#[cfg(target_os = "linux")]
mod dispatcher;
#[cfg(target_os = "linux")]
mod ears;
#[cfg(target_os = "linux")]
mod espeak;
mod server;
#[cfg(target_os = "linux")]
mod sounds;
mod speaker;

#[cfg(target_os = "linux")]
use std::io::{BufRead, BufReader};
#[cfg(target_os = "linux")]
use std::process::{Child, Command, Stdio};
#[cfg(target_os = "linux")]
use std::sync::{Arc, Mutex};

/// Starts a program whose input is a pipe; the text is all that it has written so far.
#[cfg(target_os = "linux")]
fn started(command: &mut Command) -> (Child, Arc<Mutex<String>>) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program");
    let read = Arc::new(Mutex::new(String::new()));
    let (output, text) = (child.stdout.take().expect("its output"), Arc::clone(&read));
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            text.lock().expect("the text").push_str(&(line + "\n"));
        }
    });
    (child, read)
}
