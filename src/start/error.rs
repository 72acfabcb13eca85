//! What ends the program other than well, and what is said of it.

use std::io;

use super::SAY_CHARS;
use golos_cli::usage;
use golos_clock::ControlError;
use golos_desk::draw::NotDrawn;
use golos_desk::{no_profile, trouble};
use golos_files::convert::ConvertError;
use golos_files::events::EventError;
use golos_files::misread;
use golos_game::Discipline;
use golos_input::{KeyMap, KeyMapError};
use golos_people::{MOST_PEOPLE, RosterFull};
use golos_profile::ProfileError;
#[cfg(feature = "hall")]
use golos_profile::{HallList, HallListError};
use golos_rules::Impossible;
#[cfg(feature = "hall")]
use golos_servers::hall::HallError;
use golos_speech::{self as speech, refused_control, voices::VoiceError};
use golos_table::TableError;
use golos_tools::listing as tools;
use golos_tools::rehearse::ScriptError;
use golos_wording::{Lang, Sentence, Slot, clean, game, io_reason, message};

/// What ends the program other than well: what was read, why it is refused, what is accepted.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Profile(#[from] ProfileError),
    #[error(transparent)]
    Keys(#[from] KeyMapError),
    #[error(transparent)]
    Tool(#[from] tools::ToolError),
    #[error(transparent)]
    Draw(#[from] NotDrawn),
    #[error(transparent)]
    Event(#[from] EventError),
    #[cfg(feature = "hall")]
    #[error(transparent)]
    Hall(#[from] HallError),
    #[error(transparent)]
    Convert(#[from] ConvertError),
    #[error(transparent)]
    Voice(#[from] VoiceError),
    #[error("no time control \"{text}\": {reason}; write it as 30+30s, 45/20+15 or the id of a profile")]
    Control { text: String, reason: ControlError },
    #[error("cannot read {path}: {reason}")]
    File { path: String, reason: io::Error },
    #[error(transparent)]
    Session(#[from] TableError),
    #[error(transparent)]
    Crowd(#[from] RosterFull),
    #[error("the rules {0} leave no choice of captures; draughts64 does")]
    NoSwitch(String),
    #[error("the rule set \"{0}\" knows no micro-matches")]
    NoMatch(String),
    #[error("the rules adjourn no game: {0}")]
    NoSession(String),
    #[error("the rules {0} ask for no announcement and no record before the clock is pressed")]
    NoGate(String),
    #[error("a micro-match is played at one board")]
    OneBoard,
    #[error("{names} names for {boards} boards")]
    MoreNames { names: usize, boards: usize },
    #[error("no game leads to this position: {0}")]
    Impossible(#[from] Impossible),
    #[error("{option} is not for the rules {rules}")]
    NotFor {
        option: &'static str,
        rules: String,
        /// What it is for.
        games: &'static [Discipline],
    },
    #[error(
        "no quickplay finish under the rules {rules} at {control}; chess has it, without an increment and no blitz"
    )]
    NoQuickplay { rules: String, control: String },
    /// One of the others, in the person's language.
    #[error("{0}")]
    Said(String),
    #[error(transparent)]
    Script(#[from] ScriptError),
    /// How a script says that the program is started.
    #[error("{0}")]
    Arguments(#[from] clap::Error),
    #[error("a script starts play, match, resume, replay, or golos without a command")]
    NotRehearsed,
    #[error("there is no such event; a new one needs --system, such as --system dutch or --system round-robin")]
    NoSystem,
    #[error("several terminals need a game at a board")]
    Terminals,
    #[error("no terminal to draw on: {0}; --view linear needs none")]
    NoScreen(io::Error),
    #[error("the terminal is gone: {0}")]
    Terminal(#[from] io::Error),
}

impl StartError {
    /// What went wrong, line by line; none where it is said best as it stands, in English.
    pub(super) fn sentences(&self, lang: Lang) -> Vec<Sentence> {
        match self {
            StartError::Arguments(error) => usage(error),
            #[cfg(feature = "hall")]
            StartError::Hall(error @ HallError::Board { why, .. }) => {
                [vec![hall(error)], why.sentences.clone()].concat()
            }
            // What the reader of a file would have expected there.
            StartError::Profile(ProfileError::Syntax { .. } | ProfileError::Invalid { .. })
            | StartError::Tool(
                tools::ToolError::Profile(ProfileError::Syntax { .. } | ProfileError::Invalid { .. })
                | tools::ToolError::Position { .. }
                | tools::ToolError::NoFouls(_)
                | tools::ToolError::Depth(_),
            )
            | StartError::Event(_)
            | StartError::Voice(_)
            | StartError::Keys(_)
            | StartError::Script(_)
                if lang == Lang::En =>
            {
                Vec::new()
            }
            error => error.sentence().into_iter().collect(),
        }
    }

    /// What went wrong, for those who mistyped a word or a name; the rest is for those who write files.
    pub(super) fn sentence(&self) -> Option<Sentence> {
        let text = |text: &str| Slot::Text(clean(text, SAY_CHARS));
        match self {
            StartError::Session(error) => Some(trouble(error)),
            StartError::Draw(error) => Some(error.sentence()),
            StartError::OneBoard => Some(message::refuse_boards_match()),
            StartError::MoreNames { names, boards } => {
                let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
                Some(message::refuse_boards_names(count(*names), count(*boards)))
            }
            StartError::Impossible(why) => Some(speech::impossible(why)),
            StartError::Profile(ProfileError::Unknown { id, known, .. })
            | StartError::Convert(ConvertError::Profile(ProfileError::Unknown { id, known, .. }))
            | StartError::Tool(
                tools::ToolError::Profile(ProfileError::Unknown { id, known, .. })
                | tools::ToolError::NoProfile { id, known },
            ) => Some(no_profile(id, known)),
            StartError::Crowd(_) => {
                let most = u32::try_from(MOST_PEOPLE).unwrap_or(u32::MAX);
                Some(message::refuse_people(most))
            }
            StartError::NoSwitch(id) => Some(message::refuse_captures_of_100(text(id))),
            StartError::NoGate(id) => Some(message::refuse_gate_rules(text(id))),
            StartError::NoSession(_) => Some(message::refuse_adjournment_here()),
            StartError::NoMatch(id) => Some(message::refuse_match_rules(text(id))),
            StartError::NotFor { option, rules, games } => {
                let games = games.iter().map(|discipline| game(*discipline).to_owned()).collect();
                Some(message::refuse_option(text(rules), text(option), Slot::Phrases(games)))
            }
            StartError::NoQuickplay { rules, control } => Some(message::refuse_quickplay(text(rules), text(control))),
            StartError::Profile(ProfileError::NotSupervised(id)) => Some(message::refuse_supervised(text(id))),
            StartError::Convert(error) => error.sentence(),
            StartError::Control { text: typed, reason } => {
                Some(refused_control(typed, reason, "30+30s, 45/20+15, ru64-blitz"))
            }
            StartError::NotRehearsed => Some(message::script_task()),
            StartError::NoSystem => {
                Some(message::event_no_system(text("--system dutch, --system round-robin")).as_refusal())
            }
            StartError::Terminals => Some(message::script_no_board()),
            StartError::NoScreen(_) => Some(message::screen_none(text("--view linear"))),
            StartError::File { path, reason } if reason.kind() == io::ErrorKind::NotFound => {
                Some(message::file_missing(Slot::Text(path.clone())))
            }
            StartError::File { path, reason } => {
                let file = Slot::Text(path.clone());
                Some(message::file_refused(file, io_reason(reason)))
            }
            StartError::Terminal(error) | StartError::Tool(tools::ToolError::Write(error)) => {
                Some(message::terminal_gone(io_reason(error)))
            }
            StartError::Script(error) => Some(error.sentence()),
            StartError::Profile(error) | StartError::Tool(tools::ToolError::Profile(error)) => profile(error),
            StartError::Keys(error) => Some(keys(error)),
            StartError::Event(EventError::Write(error)) => Some(message::terminal_gone(io_reason(error))),
            StartError::Event(error) => misread::event(error),
            StartError::Voice(error) => Some(misread::voice(error)),
            StartError::Tool(error) => error.sentence(),
            #[cfg(feature = "hall")]
            StartError::Hall(error) => Some(hall(error)),
            StartError::Said(_) | StartError::Arguments(_) => None,
        }
    }

    /// Whether it is only that the one who read the output went away: he does not want to read why.
    #[must_use]
    pub fn is_unheard(&self) -> bool {
        match self {
            StartError::Terminal(error)
            | StartError::Convert(ConvertError::Write(error))
            | StartError::Tool(tools::ToolError::Write(error)) => error.kind() == io::ErrorKind::BrokenPipe,
            #[cfg(feature = "hall")]
            StartError::Hall(HallError::Terminal(error)) => error.kind() == io::ErrorKind::BrokenPipe,
            _ => false,
        }
    }
}

/// What is wrong with a profile, for him who has written it: the place, in his language.
fn profile(error: &ProfileError) -> Option<Sentence> {
    match error {
        ProfileError::Syntax { name, line, column, .. } => Some(at_place(name, *line, *column)),
        ProfileError::Invalid { name, field, .. } => {
            Some(message::file_value(Slot::Text(name.clone()), Slot::Text((*field).to_owned())))
        }
        ProfileError::Unknown { id, known, .. } => Some(no_profile(id, known)),
        ProfileError::NotSupervised(_) => None,
    }
}

/// Why a hall is not opened.
#[cfg(feature = "hall")]
fn hall(error: &HallError) -> Sentence {
    let text = |name: &str| Slot::Text(clean(name, SAY_CHARS));
    let typed = |text: &str| Slot::Text(text.to_owned());
    match error {
        HallError::Listen { address, reason } => {
            message::hall_no_listen(text(address), io_reason(reason), typed("127.0.0.1:2222"))
        }
        HallError::Key { path, .. } => message::hall_no_key(text(path)),
        HallError::File { path, reason } if reason.kind() == io::ErrorKind::NotFound => {
            message::file_missing(text(path))
        }
        HallError::File { path, reason } => message::file_refused(text(path), io_reason(reason)),
        HallError::NoBoard(path) => message::hall_no_board(text(path)),
        HallError::Boards(path) => message::hall_boards_of_event(text(path)),
        HallError::Table(error) => trouble(error),
        HallError::Terminal(reason) => message::terminal_gone(io_reason(reason)),
        HallError::Board { path, number, .. } => {
            message::hall_board_wrong(text(path), u32::try_from(*number).unwrap_or(u32::MAX))
        }
        HallError::List(HallListError::Profile(error)) => {
            profile(error).unwrap_or_else(|| message::file_missing(text(HallList::FILE)))
        }
        HallError::List(HallListError::OfMember { name, of, field, typed: value, known }) => {
            message::hall_member_value(text(name), typed(of), typed(field), typed(value), typed(known))
        }
        HallError::List(HallListError::MemberHost { name, login }) => {
            message::hall_member_host(text(name), typed(login))
        }
        HallError::List(HallListError::MemberTwice { name, login }) => {
            message::hall_member_twice(text(name), typed(login))
        }
    }
}

fn keys(error: &KeyMapError) -> Sentence {
    let text = |name: &str| Slot::Text(name.to_owned());
    match error {
        KeyMapError::Syntax { name, line, column, .. } => at_place(name, *line, *column),
        KeyMapError::Twice { name, .. } => message::file_keys_twice(text(name)),
        KeyMapError::Missing { name, .. } => message::file_keys_missing(text(name)),
        KeyMapError::NoMap { name, over } => {
            let known = Slot::Text(KeyMap::NAMES.join(", "));
            message::file_keys_unknown(text(name), text(over), known)
        }
    }
}

fn at_place(name: &str, line: usize, column: usize) -> Sentence {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    message::file_profile(Slot::Text(name.to_owned()), number(line), number(column))
}
