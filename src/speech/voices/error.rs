use std::io;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::time::Duration;

use super::VoiceKind;

/// Why a voice does not speak.
#[derive(Debug, thiserror::Error)]
pub enum VoiceError {
    #[error("no such voice: {0}; there are speechd, tts, espeak, text")]
    UnknownKind(String),
    #[error("no such address: {0}; write unix_socket:/path or inet_socket:host:port")]
    UnknownAddress(String),
    #[error("this program was built without the voice {0}")]
    NotBuilt(VoiceKind),
    #[error("no speech-dispatcher at {address}: {source}")]
    Connect { address: String, source: io::Error },
    #[error("the speech engine did not answer within {} ms", .0.as_millis())]
    TimedOut(Duration),
    #[error("the speech engine has gone")]
    Gone,
    #[error("the connection to the speech engine broke: {0}")]
    Io(#[source] io::Error),
    #[error("the speech engine gave an unknown answer: {0}")]
    Garbled(String),
    /// SSIP 3xx: the server could not.
    #[error("the speech engine failed: {code} {text}")]
    Server { code: u16, text: String },
    /// SSIP 4xx: the server does not accept what was asked.
    #[error("the speech engine refused: {code} {text}")]
    Refused { code: u16, text: String },
    /// SSIP 5xx: the server does not understand what was asked.
    #[error("the speech engine did not understand: {code} {text}")]
    Command { code: u16, text: String },
    #[error("no such voice: {0}")]
    NoVoice(String),
    #[error("cannot start {}: {source}", program.display())]
    Start { program: PathBuf, source: io::Error },
    #[error("{} ended with {status}", program.display())]
    Exit { program: PathBuf, status: ExitStatus },
    #[error("the system voice failed: {0}")]
    System(String),
    #[error("cannot start a thread for the voice: {0}")]
    Thread(#[source] io::Error),
}

impl VoiceError {
    /// Whether the engine is there and turned down this very utterance, so that saying it again would not help.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        matches!(
            self,
            VoiceError::Server { .. }
                | VoiceError::Refused { .. }
                | VoiceError::Command { .. }
                | VoiceError::NoVoice(_)
        )
    }
}
