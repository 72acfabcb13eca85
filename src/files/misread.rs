//! What is said of files of events, voices and positions that cannot be used.

use super::events::EventError;
use super::players::PlayersFault;
use golos_speech::voices::VoiceError;
use golos_tournament::crosstable::NoStage;
use golos_tournament::pairing::NoPairing;
use golos_tournament::trf::{Repair, TrfError, TrfFault, TrfNote};
use golos_wording::{Sentence, Slot, clean, io_reason, message};

/// The longest text that is quoted, in characters.
const QUOTED: usize = 200;

/// Why nothing has been worked out of an event; none where it is the output that failed.
pub fn event(error: &EventError) -> Option<Sentence> {
    let refused = |path: &str, what: Sentence| message::file_event(quoted(path), what);
    match error {
        EventError::File { path, reason } => Some(message::file_refused(quoted(path), io_reason(reason))),
        EventError::Trf { path, error: TrfError::Line { line, fault } } => Some(in_line(path, *line, misread(fault))),
        EventError::Trf { path, error: TrfError::File(fault) } => Some(refused(path, misread(fault))),
        EventError::Players { path, line, fault } => Some(in_line(path, *line, no_players(fault))),
        EventError::NoPlayer { path, number } => Some(refused(path, message::trf_unknown(u32::from(*number)))),
        EventError::Stage { path, error } => Some(refused(path, not_there(error))),
        EventError::Pairing { path, error } => Some(refused(path, not_paired(error))),
        EventError::Write(_) => None,
    }
}

/// What was put right in a file of an event.
pub(super) fn note(path: &str, note: &TrfNote) -> Sentence {
    let repaired = match &note.repair {
        Repair::Mark => message::trf_mark(),
        Repair::Charset(page) => {
            let (meant, read) = (Slot::Text("UTF-8".to_owned()), Slot::Text(page.name().to_owned()));
            message::trf_latin(meant, read)
        }
        Repair::Comma => message::trf_comma(),
        Repair::Blanks => message::trf_blanks(),
        Repair::Points { stated, counted } => message::trf_points(quoted(stated), quoted(counted)),
        Repair::Plus { round } => message::trf_plus(number(*round)),
        Repair::Minus { round } => message::trf_minus(number(*round)),
    };
    in_line(path, note.line, repaired)
}

fn in_line(path: &str, line: usize, what: Sentence) -> Sentence {
    message::file_line(quoted(path), number(line), what)
}

/// What is wrong in a table of players.
fn no_players(fault: &PlayersFault) -> Sentence {
    match fault {
        PlayersFault::Encoding => message::players_encoding(quoted("UTF-8")),
        PlayersFault::Quote => message::players_quote(),
        PlayersFault::Head(text) => message::players_head(quoted(text)),
        PlayersFault::NoNames => message::players_no_names(),
        PlayersFault::Cells { found, wanted } => message::players_cells(number(*found), number(*wanted)),
        PlayersFault::NoName => message::players_no_name(),
        PlayersFault::Twice(line) => message::players_twice(number(*line)),
        PlayersFault::Rating(text) => message::players_rating(quoted(text)),
        PlayersFault::Word(text) => message::players_word(quoted(text)),
    }
}

/// What is wrong in a file of an event.
fn misread(fault: &TrfFault) -> Sentence {
    match fault {
        TrfFault::Column { from, to, read, .. } => message::trf_column(number(*from), number(*to), quoted(read)),
        TrfFault::Record { read, .. } => message::trf_record(quoted(read)),
        TrfFault::Twice(player) => message::trf_twice(u32::from(*player)),
        TrfFault::Unknown(player) => message::trf_unknown(u32::from(*player)),
        TrfFault::Oneself { round, number: player } => message::trf_oneself(number(*round), u32::from(*player)),
        TrfFault::Unanswered { round, number: player, opponent } => {
            message::trf_unanswered(number(*round), u32::from(*player), u32::from(*opponent))
        }
        TrfFault::Colours { round, number: player, opponent } => {
            message::trf_colours(number(*round), u32::from(*player), u32::from(*opponent))
        }
        TrfFault::Results { round, number: player, opponent } => {
            message::trf_results(number(*round), u32::from(*player), u32::from(*opponent))
        }
        TrfFault::TwoOdd { round, one, other } => {
            message::trf_two_odd(number(*round), u32::from(*one), u32::from(*other))
        }
        TrfFault::Rounds(most) => message::trf_rounds(number(*most)),
        TrfFault::Tab => message::trf_tab(),
        TrfFault::Undecodable(charset) => message::trf_undecodable(quoted(charset.name())),
        TrfFault::Empty => message::trf_empty(Slot::Text("001".to_owned())),
        TrfFault::Large(most) => message::trf_large(number(*most)),
    }
}

fn not_there(error: &NoStage) -> Sentence {
    match error {
        NoStage::Ahead { round, played } => message::pair_ahead(number(*round), number(*played)),
        NoStage::Unfinished { round, number: player } => message::pair_unfinished(number(*round), u32::from(*player)),
    }
}

fn not_paired(error: &NoPairing) -> Sentence {
    match error {
        NoPairing::Nobody(round) => message::pair_nobody(number(*round)),
        NoPairing::Impossible(round) => message::pair_impossible(number(*round)),
        NoPairing::NoLot => message::pair_no_lot(Slot::Text("--colour white".to_owned())),
        NoPairing::TooMany(players) => message::pair_many(number(*players)),
        NoPairing::TooWide(round) => message::pair_wide(number(*round)),
    }
}

/// Why a voice does not speak.
pub fn voice(error: &VoiceError) -> Sentence {
    match error {
        VoiceError::UnknownKind(typed) => {
            let known = ["speechd", "tts", "espeak", "text"].map(str::to_owned).to_vec();
            message::engine_unknown(quoted(typed), Slot::Texts(known))
        }
        VoiceError::UnknownAddress(typed) => {
            let example = Slot::Text("unix_socket:/path, inet_socket:host:port".to_owned());
            message::engine_address(quoted(typed), example)
        }
        VoiceError::NoVoice(name) => message::manner_no_voice(quoted(name)),
        VoiceError::NotBuilt(kind) => message::engine_not_built(quoted(&kind.to_string())),
        VoiceError::Connect { address, source } => message::engine_no_server(quoted(address), io_reason(source)),
        VoiceError::Start { program, source } => {
            message::engine_no_start(quoted(&program.display().to_string()), io_reason(source))
        }
        VoiceError::Exit { program, .. } => message::engine_ended(quoted(&program.display().to_string())),
        VoiceError::TimedOut(_) => message::engine_silent(),
        VoiceError::Gone => message::engine_gone(),
        VoiceError::Io(reason) | VoiceError::Thread(reason) => message::engine_broken(io_reason(reason)),
        // What an engine answers is its own.
        VoiceError::Garbled(answer) | VoiceError::System(answer) => message::engine_answer(quoted(answer)),
        VoiceError::Server { code, text } | VoiceError::Refused { code, text } | VoiceError::Command { code, text } => {
            message::engine_answer(quoted(&format!("{code} {text}")))
        }
    }
}

fn quoted(text: &str) -> Slot {
    Slot::Text(clean(text, QUOTED))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
