//! Sound for one ear: espeak-ng gives samples, they are put into one channel or both, and a player of ALSA plays them.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;

use super::{Channel, SoundOutlet, VoiceError, process};

/// What plays: it is there wherever ALSA is, and ends when it is killed.
pub(super) const PLAYER: &str = "aplay";

/// What espeak-ng gives: samples a second, of 16 bits, one channel, behind a header of so many bytes.
const RATE: &str = "22050";
const HEADER: usize = 44;

/// So many frames of silence show whether there is such a device.
const PROBE: usize = 512;

/// Finds out whether the device can be played on, without a sound.
///
/// # Errors
/// It cannot, or does not take anything in time.
pub(super) fn probe(outlet: &SoundOutlet) -> Result<(), VoiceError> {
    process::feed(&mut player(outlet), &[0; PROBE * 4])
}

/// Plays samples of one channel at the outlet, to their end. They fit a pipe.
///
/// # Errors
/// As [`probe`].
pub(super) fn sound(outlet: &SoundOutlet, samples: &[i16]) -> Result<(), VoiceError> {
    let frame = |sample: &i16| {
        let (left, right) = parted(outlet.channel, sample.to_le_bytes());
        left.into_iter().chain(right)
    };
    let bytes: Vec<u8> = samples.iter().flat_map(frame).collect();
    process::feed(&mut player(outlet), &bytes)
}

/// What the left and the right channel get of a sample.
const fn parted(channel: Channel, sample: [u8; 2]) -> ([u8; 2], [u8; 2]) {
    let silence = [0, 0];
    match channel {
        Channel::Left => (sample, silence),
        Channel::Right => (silence, sample),
        Channel::Both => (sample, sample),
    }
}

fn player(outlet: &SoundOutlet) -> Command {
    let mut player = Command::new(PLAYER);
    player.args(["-q", "-D", &outlet.device, "-t", "raw", "-f", "S16_LE", "-r", RATE, "-c", "2"]);
    player
}

/// The synthesizer, whose text is still to be written, and the player that gets its samples.
pub(super) fn play(synthesizer: &mut Command, outlet: &SoundOutlet) -> Result<(Child, Child), VoiceError> {
    let start = |command: &mut Command| {
        let program = command.get_program().into();
        command.stderr(Stdio::null()).spawn().map_err(|source| VoiceError::Start { program, source })
    };
    // It would ask a sound server first, and wait for one that hangs.
    synthesizer.arg("--stdout").env("PULSE_SERVER", "unix:/nonexistent");
    let mut synthesizer = start(synthesizer.stdin(Stdio::piped()).stdout(Stdio::piped()))?;
    let mut player = match start(player(outlet).stdin(Stdio::piped()).stdout(Stdio::null())) {
        Ok(player) => player,
        Err(error) => {
            let _ = synthesizer.kill().and_then(|()| synthesizer.wait());
            return Err(error);
        }
    };
    if let (Some(samples), Some(sink)) = (synthesizer.stdout.take(), player.stdin.take()) {
        let channel = outlet.channel;
        let pan = move || {
            // Whoever hushes kills both ends.
            let _ = pan(samples, sink, channel);
        };
        thread::Builder::new().name("outlet".to_owned()).spawn(pan).map_err(VoiceError::Thread)?;
    }
    Ok((synthesizer, player))
}

/// Puts samples of one channel into one of two, or both. The silence behind them is left out.
fn pan(mut samples: ChildStdout, mut sink: ChildStdin, channel: Channel) -> io::Result<()> {
    let mut header = [0; HEADER];
    samples.read_exact(&mut header)?;
    let mut panner = Panner { channel, silent: 0, odd: None };
    let mut buffer = [0; 4096];
    loop {
        match samples.read(&mut buffer)? {
            0 => return Ok(()),
            read => sink.write_all(&panner.pan(buffer.get(..read).unwrap_or_default()))?,
        }
    }
}

/// Samples on their way.
struct Panner {
    channel: Channel,
    /// Frames of silence that wait for a sound behind them.
    silent: usize,
    /// The first half of a sample.
    odd: Option<u8>,
}

impl Panner {
    fn pan(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut out = Vec::with_capacity(bytes.len() * 2);
        for &byte in bytes {
            let Some(low) = self.odd.take() else {
                self.odd = Some(byte);
                continue;
            };
            let sample = [low, byte];
            if sample == [0, 0] {
                self.silent += 1;
                continue;
            }
            out.resize(out.len() + std::mem::take(&mut self.silent) * 4, 0);
            let (left, right) = parted(self.channel, sample);
            out.extend(left);
            out.extend(right);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_go_into_the_channel_that_was_asked_for_and_silence_behind_them_goes_nowhere() {
        for (channel, frame) in
            [(Channel::Left, [1, 2, 0, 0]), (Channel::Right, [0, 0, 1, 2]), (Channel::Both, [1, 2, 1, 2])]
        {
            let mut panner = Panner { channel, silent: 0, odd: None };
            let mut out = panner.pan(&[1, 2, 0, 0, 1]);
            out.extend(panner.pan(&[2, 0, 0, 0, 0]));
            assert_eq!(out, [frame, [0; 4], frame].concat(), "{channel:?}");
        }
    }
}
