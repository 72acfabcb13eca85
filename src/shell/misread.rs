//! What is said of files of events, voices and positions that cannot be used.

use super::events::EventError;
use super::players::PlayersFault;
use super::tools::{MOST_DEPTH, ToolError};
use golos_speech::voices::VoiceError;
use golos_tournament::crosstable::NoStage;
use golos_tournament::pairing::NoPairing;
use golos_tournament::trf::{Note, Repair, TrfError, TrfFault};
use golos_wording::{Sentence, Slot, clean, io_reason};

/// The longest text that is quoted, in characters.
const QUOTED: usize = 200;

/// Why nothing has been worked out of an event; none where it is the output that failed.
pub(super) fn event(error: &EventError) -> Option<Sentence> {
    let refused =
        |path: &str, what: Sentence| Sentence::new("file-event").with("text", quoted(path)).with("what", what);
    match error {
        EventError::File { path, reason } => {
            Some(Sentence::new("file-refused").with("text", quoted(path)).with("why", io_reason(reason)))
        }
        EventError::Trf { path, error: TrfError::Line { line, fault } } => Some(in_line(path, *line, misread(fault))),
        EventError::Trf { path, error: TrfError::File(fault) } => Some(refused(path, misread(fault))),
        EventError::Players { path, line, fault } => Some(in_line(path, *line, no_players(fault))),
        EventError::NoPlayer { path, number } => {
            Some(refused(path, Sentence::new("trf-unknown").with("n", u32::from(*number))))
        }
        EventError::Stage { path, error } => Some(refused(path, not_there(error))),
        EventError::Pairing { path, error } => Some(refused(path, not_paired(error))),
        EventError::Write(_) => None,
    }
}

/// What was put right in a file of an event.
pub(super) fn note(path: &str, note: &Note) -> Sentence {
    let repaired = match &note.repair {
        Repair::Mark => Sentence::new("trf-mark"),
        Repair::Latin => {
            let (meant, read) = (Slot::Text("UTF-8".to_owned()), Slot::Text("Latin-1".to_owned()));
            Sentence::new("trf-latin").with("text", meant).with("other", read)
        }
        Repair::Comma => Sentence::new("trf-comma"),
        Repair::Blanks => Sentence::new("trf-blanks"),
        Repair::Points { stated, counted } => {
            Sentence::new("trf-points").with("text", quoted(stated)).with("other", quoted(counted))
        }
        Repair::Plus { round } => Sentence::new("trf-plus").with("n", number(*round)),
        Repair::Minus { round } => Sentence::new("trf-minus").with("n", number(*round)),
    };
    in_line(path, note.line, repaired)
}

fn in_line(path: &str, line: usize, what: Sentence) -> Sentence {
    Sentence::new("file-line").with("text", quoted(path)).with("n", number(line)).with("what", what)
}

/// What is wrong in a table of players.
fn no_players(fault: &PlayersFault) -> Sentence {
    match fault {
        PlayersFault::Encoding => Sentence::new("players-encoding").with("text", quoted("UTF-8")),
        PlayersFault::Quote => Sentence::new("players-quote"),
        PlayersFault::Head(text) => Sentence::new("players-head").with("text", quoted(text)),
        PlayersFault::NoNames => Sentence::new("players-no-names"),
        PlayersFault::Cells { found, wanted } => {
            Sentence::new("players-cells").with("n", number(*found)).with("m", number(*wanted))
        }
        PlayersFault::NoName => Sentence::new("players-no-name"),
        PlayersFault::Twice(line) => Sentence::new("players-twice").with("m", number(*line)),
        PlayersFault::Rating(text) => Sentence::new("players-rating").with("text", quoted(text)),
        PlayersFault::Word(text) => Sentence::new("players-word").with("text", quoted(text)),
    }
}

/// What is wrong in a file of an event.
fn misread(fault: &TrfFault) -> Sentence {
    let in_round = |key, round: usize| Sentence::new(key).with("n", number(round));
    match fault {
        TrfFault::Column { from, to, read, .. } => {
            let columns = Sentence::new("trf-column").with("n", number(*from)).with("m", number(*to));
            columns.with("text", quoted(read))
        }
        TrfFault::Record { read, .. } => Sentence::new("trf-record").with("text", quoted(read)),
        TrfFault::Twice(player) => Sentence::new("trf-twice").with("n", u32::from(*player)),
        TrfFault::Unknown(player) => Sentence::new("trf-unknown").with("n", u32::from(*player)),
        TrfFault::Oneself { round, number: player } => in_round("trf-oneself", *round).with("m", u32::from(*player)),
        TrfFault::Unanswered { round, number: player, opponent } => {
            in_round("trf-unanswered", *round).with("m", u32::from(*player)).with("k", u32::from(*opponent))
        }
        TrfFault::Colours { round, number: player, opponent } => {
            in_round("trf-colours", *round).with("m", u32::from(*player)).with("k", u32::from(*opponent))
        }
        TrfFault::Results { round, number: player, opponent } => {
            in_round("trf-results", *round).with("m", u32::from(*player)).with("k", u32::from(*opponent))
        }
        TrfFault::TwoOdd { round, one, other } => {
            in_round("trf-two-odd", *round).with("m", u32::from(*one)).with("k", u32::from(*other))
        }
        TrfFault::Rounds(most) => Sentence::new("trf-rounds").with("n", number(*most)),
        TrfFault::Tab => Sentence::new("trf-tab"),
        TrfFault::Empty => Sentence::new("trf-empty").with("example", Slot::Text("001".to_owned())),
        TrfFault::Large(most) => Sentence::new("trf-large").with("n", number(*most)),
    }
}

fn not_there(error: &NoStage) -> Sentence {
    match error {
        NoStage::Ahead { round, played } => {
            Sentence::new("pair-ahead").with("n", number(*round)).with("m", number(*played))
        }
        NoStage::Unfinished { round, number: player } => {
            Sentence::new("pair-unfinished").with("n", number(*round)).with("m", u32::from(*player))
        }
    }
}

fn not_paired(error: &NoPairing) -> Sentence {
    match error {
        NoPairing::Nobody(round) => Sentence::new("pair-nobody").with("n", number(*round)),
        NoPairing::Impossible(round) => Sentence::new("pair-impossible").with("n", number(*round)),
        NoPairing::NoLot => Sentence::new("pair-no-lot").with("example", Slot::Text("--colour white".to_owned())),
        NoPairing::TooMany(players) => Sentence::new("pair-many").with("n", number(*players)),
        NoPairing::TooWide(round) => Sentence::new("pair-wide").with("n", number(*round)),
    }
}

/// Why a voice does not speak.
pub(super) fn voice(error: &VoiceError) -> Sentence {
    let failed = |key, text: &str| Sentence::new(key).with("text", quoted(text));
    match error {
        VoiceError::UnknownKind(typed) => {
            let known = ["speechd", "tts", "espeak", "text"].map(str::to_owned).to_vec();
            failed("engine-unknown", typed).with("list", Slot::Texts(known))
        }
        VoiceError::UnknownAddress(typed) => {
            let example = Slot::Text("unix_socket:/path, inet_socket:host:port".to_owned());
            failed("engine-address", typed).with("example", example)
        }
        VoiceError::NoVoice(name) => failed("manner-no-voice", name),
        VoiceError::NotBuilt(kind) => failed("engine-not-built", &kind.to_string()),
        VoiceError::Connect { address, source } => failed("engine-no-server", address).with("why", io_reason(source)),
        VoiceError::Start { program, source } => {
            failed("engine-no-start", &program.display().to_string()).with("why", io_reason(source))
        }
        VoiceError::Exit { program, .. } => failed("engine-ended", &program.display().to_string()),
        VoiceError::TimedOut(_) => Sentence::new("engine-silent"),
        VoiceError::Gone => Sentence::new("engine-gone"),
        VoiceError::Io(reason) | VoiceError::Thread(reason) => {
            Sentence::new("engine-broken").with("why", io_reason(reason))
        }
        // What an engine answers is its own.
        VoiceError::Garbled(answer) | VoiceError::System(answer) => failed("engine-answer", answer),
        VoiceError::Server { code, text } | VoiceError::Refused { code, text } | VoiceError::Command { code, text } => {
            failed("engine-answer", &format!("{code} {text}"))
        }
    }
}

/// Why a tool has not done what was asked; none where it is a profile or the output.
pub(super) fn tool(error: &ToolError) -> Option<Sentence> {
    match error {
        ToolError::Position { text, example, .. } => {
            let example = Slot::Text((*example).to_owned());
            Some(Sentence::new("tool-position").with("text", quoted(text)).with("example", example))
        }
        ToolError::NoFouls(rules) => Some(Sentence::new("tool-no-fouls").with("text", quoted(rules))),
        ToolError::Depth(depth) => Some(Sentence::new("tool-depth").with("n", *depth).with("m", MOST_DEPTH)),
        ToolError::Profile(_) | ToolError::NoProfile { .. } | ToolError::Write(_) => None,
    }
}

fn quoted(text: &str) -> Slot {
    Slot::Text(clean(text, QUOTED))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
