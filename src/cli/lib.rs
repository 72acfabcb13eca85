//! The arguments of the program, in one place.

mod assistant;
mod correspondence;
mod document;
mod drill;
mod ear;
mod endings;
mod event;
mod examples;
mod family;
mod files;
mod form;
#[cfg(feature = "hall")]
mod hall;
mod help;
mod join;
mod laws;
mod letters;
mod names;
mod needs;
mod paper;
mod problem;
mod spar;
mod start;
mod switches;
mod tools;
mod usage;
mod web;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub use self::assistant::Assistant;
pub use self::correspondence::{
    LetterBreak, LetterClaim, LetterLayout, LetterPaper, LetterRuling, LettersArgs, LettersTask, NewLetters, RulingArg,
    ShowLetters, TakeLetter, WriteLetter,
};
pub use self::document::{DocumentArgs, DocumentForm, Paper as PaperOf};
pub use self::drill::{DrillArgs, PupilTask};
pub use self::ear::EarOf;
use self::ear::{EARS, HEARD_BY};
pub use self::endings::{EndingsArgs, EndingsTask, JudgeArgs, Power, ValueGame};
pub use self::event::{EventArgs, PairArgs, StandingsArgs, TableTask};
pub use self::files::{
    CheckArgs, ConvertArgs, DossierArgs, EnvelopeArgs, GamesTask, ListArgs, PageArgs, PictureArgs, PictureMove,
};
pub use self::form::GameForm;
#[cfg(feature = "hall")]
pub use self::hall::{HallArgs, SeatArgs};
pub use self::help::read;
pub use self::join::{HallAddress, JoinArgs, hall_address};
pub use self::laws::LawArgs;
pub use self::letters::LetterChoice;
use self::names::{CHARSETS, Names, charset, named};
pub use self::needs::NeedsOf;
pub use self::paper::{KnownNames, ManualPage, PaperTask, Shell, completions, manual};
pub use self::problem::{
    AnswersArgs, AwardArgs, CheckProblemArgs, ComposeArgs, ContestArgs, ExportForm, ExportProblemArgs, ProblemArgs,
    ProblemTask, SheetArgs, ShowProblemArgs, SolveArgs,
};
pub use self::spar::SparArgs;
pub use self::start::{DrawArgs, GameArgs, MatchArgs, Which};
pub use self::switches::SwitchCount;
use self::switches::{SIDES, SWITCHES, read_dwell};
pub use self::tools::{PlaceArgs, PositionArgs, ProfileTask};
pub use self::usage::{asked_lang, usage};
pub use self::web::{WatchArgs, WebArgs};
use golos_clock::Ms;
use golos_desk::{Learner, MOST_BOARDS};
use golos_input::switch::SwitchButton;
use golos_people::Seat;
use golos_rules::Side;
use golos_speech::{Blink, Subscription, voices::VoiceKind};
use golos_view::{Depth, drawing::Blocks};
use golos_wording::{Alphabet, Form, Lang, Level};

/// A talking arbiter for over-the-board draughts, chess and renju, in a terminal
#[derive(Clone, Debug, Parser)]
#[command(name = "golos", version, max_term_width = 100, hide_possible_values = true)]
pub struct Cli {
    #[command(flatten)]
    pub common: Common,
    /// What to do; nothing: the home menu.
    #[command(subcommand)]
    pub task: Option<Task>,
}

/// What holds for every task.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Speech and view")]
pub struct Common {
    /// Language
    #[arg(long, global = true, value_name = Lang::CODES, value_parser = named(&LANGS))]
    lang: Option<Lang>,
    /// Screen, quiet screen (for a screen reader that reads the console), or linear (line by line)
    #[arg(long, global = true, value_name = "screen|quiet|linear", value_parser = named(&VIEWS))]
    view: Option<View>,
    /// Speech engine
    #[arg(
        long, global = true, value_name = "auto|speechd|tts|espeak|none",
        value_parser = named(&VOICES)
    )]
    pub voice: Option<VoiceChoice>,
    /// Name of the voice, as listed by golos voices
    #[arg(long, global = true, value_name = "NAME")]
    pub voice_name: Option<String>,
    /// Separate audio for one person at a shared terminal: who, then "left", "right" or "both" channels of a
    /// headphone jack, or an address of speech-dispatcher
    #[arg(long = "ear", global = true, value_name = "white|black|arbiter=WAY")]
    pub own_ears: Vec<EarOf>,
    /// Speech rate, -100 to 100
    #[arg(
        long, global = true, value_name = "N", allow_negative_numbers = true,
        value_parser = clap::value_parser!(i8).range(-100..=100)
    )]
    pub rate: Option<i8>,
    /// How square names are spoken
    #[arg(long, global = true, value_name = "native|anna|anna-zwo|nato|telegraph|letters", value_parser = named(&Alphabet::NAMES))]
    pub alphabet: Option<Alphabet>,
    /// Verbosity
    #[arg(long, global = true, value_name = "brief|normal|full", value_parser = named(&Level::NAMES))]
    pub verbosity: Option<Level>,
    /// How lines are written: symbols and digits, or words as spoken
    #[arg(long = "text", global = true, value_name = "signs|words", value_parser = named(&Form::NAMES))]
    pub lines: Option<Form>,
    /// Folder of the records
    #[arg(long, global = true, value_name = "FOLDER")]
    pub dir: Option<PathBuf>,
    /// Folder of a second copy of every record, such as a memory stick; a record that is lost is taken from it
    #[arg(long, global = true, value_name = "FOLDER")]
    pub mirror: Option<PathBuf>,
    /// Do not use gamepads
    #[arg(long, global = true)]
    pub no_pad: bool,
    /// Whether the clocks on the screen tick
    #[arg(
        long, global = true, value_name = "ticking|on-request",
        value_parser = named(&CLOCK_TEXTS)
    )]
    pub clock_text: Option<ClockText>,
    /// How the move list is written on the screen: short, or with every square (R-6.1.6.2)
    #[arg(long, global = true, value_name = "short|full", value_parser = named(&MOVE_TEXTS))]
    pub move_text: Option<MoveText>,
    /// How the pieces are drawn on the screen: half, quadrant or sextant blocks, or letters
    #[arg(long, global = true, value_name = "half|quadrant|sextant|letters", value_parser = named(&Blocks::NAMES))]
    pub blocks: Option<Blocks>,
    /// Number of colours on the screen
    #[arg(long, global = true, value_name = "none|16|256|full", value_parser = named(&Depth::NAMES))]
    pub colours: Option<Depth>,
    /// Whether the frame of the screen blinks at an announcement: no, slowly until a key is pressed, or once
    #[arg(long, global = true, value_name = "off|slow|once", value_parser = named(&Blink::NAMES))]
    pub blink: Option<Blink>,
    /// Play with one or two switches: the choices are highlighted in turn
    #[arg(long, global = true, value_name = "off|one|two", value_parser = named(&SWITCHES))]
    pub switch: Option<SwitchCount>,
    /// Keys and buttons used as switches, such as F5, mouse-left, pad-south; if there are two, the first one steps
    #[arg(long, global = true, value_name = "NAMES", value_delimiter = ',')]
    pub switch_keys: Vec<SwitchButton>,
    /// Who uses the switches at a shared terminal
    #[arg(long, global = true, value_name = "white|black", value_parser = named(&SIDES))]
    pub switch_for: Option<Side>,
    /// Serial port used as a switch: each byte is a press; with two switches, the character 1 steps
    #[arg(long, global = true, value_name = "FILE")]
    pub switch_line: Option<PathBuf>,
    /// Serial port of an electronic board (DGT), such as /dev/ttyUSB0
    #[arg(long, global = true, value_name = "FILE")]
    pub board: Option<PathBuf>,
    /// Program that recognises speech, so that players enter moves by voice, and its arguments
    #[arg(long, global = true, value_name = "PROGRAM")]
    pub hearer: Option<String>,
    /// How long each item is highlighted with one switch, such as 1s or 700ms
    #[arg(long, global = true, value_name = "TIME", value_parser = read_dwell)]
    pub dwell: Option<Ms>,
}

/// A task of the program.
#[derive(Clone, Debug, Subcommand)]
pub enum Task {
    /// Play a game
    Play(GameArgs),
    /// Play a micro-match: games with alternating colours, and breaks between them
    Match(MatchArgs),
    /// Resume a saved game or micro-match
    Resume {
        /// Record of a game or micro-match; or of several games, one per board
        #[arg(num_args = 1..=MOST_BOARDS, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// First close the program that has the record open, for example if its connection hangs
        #[arg(long)]
        take_over: bool,
        /// Who listens at this terminal
        #[arg(long, value_name = "WHO", value_parser = named(&EARS))]
        ears: Option<Subscription>,
    },
    /// The arbiter's desk: games in progress on several boards, most urgent first
    Desk {
        /// Records of the games
        #[arg(num_args = 0..=MOST_BOARDS, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// First close the program that has the record open, for example if its connection hangs
        #[arg(long)]
        take_over: bool,
    },
    /// Check records and files of games (.pdn, .pgn, .sgf, .lib, .pos, .rif, lists). Exit status: 0 valid, 1 with findings, 2
    /// unreadable
    Check(CheckArgs),
    /// Convert between formats: record (.ron), PDN, PGN, SGF, list of moves, score sheet (.txt)
    Convert(ConvertArgs),
    /// Print everything that happened in a game or micro-match, for reading and signing: moves, rulings, claims,
    /// announcements
    Dossier(DossierArgs),
    /// Draw a position as a picture (SVG) with a text description
    Picture(PictureArgs),
    /// Make an HTML page of a game, operated from the keyboard and readable by a screen reader
    Page(PageArgs),
    /// Print the outside of the envelope of an adjourned game, for signing; the sealed move is not shown
    Envelope(EnvelopeArgs),
    /// Compare two records of one game. Exit status: 0 identical, 1 different, 2 unreadable
    Compare {
        /// A record, or a file of games (the first game counts)
        #[arg(value_name = "FILE")]
        first: PathBuf,
        /// The other one
        #[arg(value_name = "FILE")]
        second: PathBuf,
    },
    /// List the saved games, or those of a file; rename, delete or export saved games
    #[command(args_conflicts_with_subcommands = true)]
    Games {
        #[command(flatten)]
        list: ListArgs,
        #[command(subcommand)]
        task: Option<GamesTask>,
    },
    /// Replay a saved game, or one from a file of games (.pdn, .pgn, .sgf, .lib, .pos, .rif, lists)
    Replay {
        /// Record or file of games; - is standard input
        file: PathBuf,
        /// Number of the game in the file, from 1
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        game: u32,
        /// Play automatically, one move every so many seconds
        #[arg(long, value_name = "SECONDS", value_parser = files::read_pace)]
        pace: Option<Ms>,
        /// Hear what was said then, in its words and language
        #[arg(long)]
        as_heard: bool,
        /// Only what this seat heard
        #[arg(long, value_name = "white|black|arbiter", requires = "as_heard", value_parser = named(&HEARD_BY))]
        by: Option<Seat>,
    },
    /// A course for arbiters: rule on incidents in games
    Course {
        /// Start with exercise 1 to 26
        #[arg(value_name = "N", value_parser = clap::value_parser!(u8).range(1..=26))]
        exercise: Option<u8>,
    },
    /// Five-minute tutorial: short exercises with the commands used at the board; continues where you stopped
    Tutorial {
        /// Who the tutorial is for
        #[arg(long = "for", value_name = "player|blind|low-vision|deaf|deafblind|no-hands|assistant|arbiter|trainer", value_parser = named(&Learner::NAMES))]
        learner: Option<Learner>,
    },
    /// Speak a text, to test the voice
    Say {
        #[arg(required = true, num_args = 1..)]
        text: Vec<String>,
    },
    /// Look up a rule in all documents: by number, such as CH-7.5.5 or 5.4.14, or by subject, such as touch
    Rule {
        #[arg(required = true, num_args = 1.., value_name = "RULE")]
        rule: Vec<String>,
    },
    /// List the voices; with --lang only those that speak the language
    Voices,
    /// List the legal moves: notation, from, to, captured; in renju the allowed points
    Moves(PlaceArgs),
    /// List the points forbidden to Black in renju and the kinds of foul, whichever side is to move
    Fouls(PlaceArgs),
    /// Count the lines of play to a given depth (perft)
    Perft {
        #[command(flatten)]
        place: PlaceArgs,
        /// Depth in half-moves
        #[arg(long, value_name = "N")]
        depth: u32,
        /// Also print the count for each move
        #[arg(long)]
        divide: bool,
    },
    /// Draw an opening
    Draw {
        #[command(flatten)]
        draw: DrawArgs,
        /// Rule set of the game to be played
        #[arg(long, value_name = "ID")]
        rules: Option<String>,
    },
    /// Run a script under a virtual clock
    Rehearse {
        script: PathBuf,
        /// Write events as JSON, one per line
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        game: GameArgs,
    },
    /// Run an event: entries, lots, rounds, results, standings
    Event(EventArgs),
    /// Correspondence play: games by letter and e-mail, their days and deadlines
    Letters(LettersArgs),
    /// Join a hall with your own voice, screen, gamepads and switches
    #[cfg(feature = "hall")]
    Join(JoinArgs),
    /// Print a document of an event: entries, round results, tables, a player's card, the chief arbiter's report
    Document(DocumentArgs),
    /// Open a hall: many boards, with players connecting over SSH
    #[cfg(feature = "hall")]
    Hall(HallArgs),
    /// Take a seat in a hall on this computer (for use as an sshd forced command)
    #[cfg(all(unix, feature = "hall"))]
    Seat(SeatArgs),
    /// Show an event or a folder of games in browsers, read-only and with a delay: boards, results, tables
    Web(WebArgs),
    /// Watch boards in a NATS stream, or rebuild their records; without options, list them
    Watch(WatchArgs),
    /// Round-robin and Varma tables
    Table {
        #[command(subcommand)]
        task: TableTask,
    },
    /// Swiss pairings for a round: board, White, Black
    Pair(PairArgs),
    /// Standings with tie-breaks: place, number, points, values
    Standings(StandingsArgs),
    /// Tables of endings of draughts with every result exact: list, make, verify, ask
    Endings(EndingsArgs),
    /// Problems and studies: solve a position of draughts or chess, check and show compositions
    Problem(ProblemArgs),
    /// Train against the built-in opponent, or let one level play against another
    Spar(SparArgs),
    /// Exercises that come back: positions of files with their solutions, asked when they are about to be forgotten
    Drill(DrillArgs),
    /// The kept answers of pupils
    Pupil {
        #[command(subcommand)]
        task: PupilTask,
    },
    /// List rule sets, time controls and tables of openings
    Profiles {
        #[command(subcommand)]
        task: Option<ProfileTask>,
    },
    /// Write the man pages and shell completions
    #[command(hide = true)]
    Paper {
        #[command(subcommand)]
        task: PaperTask,
    },
}

impl Task {
    /// Whether a person is met at a face, who has settings for it.
    #[must_use]
    pub const fn has_face(&self) -> bool {
        match self {
            Task::Spar(args) => args.against.is_none(),
            Task::Pupil { .. } => false,
            Task::Play(_)
            | Task::Match(_)
            | Task::Resume { .. }
            | Task::Desk { .. }
            | Task::Replay { .. }
            | Task::Course { .. }
            | Task::Tutorial { .. }
            | Task::Drill(_)
            | Task::Event(_)
            | Task::Letters(LettersArgs { task: LettersTask::Desk { .. }, .. }) => true,
            #[cfg(feature = "hall")]
            Task::Join(_) | Task::Hall(_) => true,
            #[cfg(all(unix, feature = "hall"))]
            Task::Seat(_) => false,
            Task::Check(_)
            | Task::Convert(_)
            | Task::Dossier(_)
            | Task::Document(_)
            | Task::Picture(_)
            | Task::Page(_)
            | Task::Envelope(_)
            | Task::Compare { .. }
            | Task::Games { .. }
            | Task::Say { .. }
            | Task::Rule { .. }
            | Task::Voices
            | Task::Moves(_)
            | Task::Fouls(_)
            | Task::Perft { .. }
            | Task::Draw { .. }
            | Task::Rehearse { .. }
            | Task::Letters(_)
            | Task::Web(_)
            | Task::Watch(_)
            | Task::Table { .. }
            | Task::Pair(_)
            | Task::Standings(_)
            | Task::Endings(_)
            | Task::Problem(_)
            | Task::Profiles { .. }
            | Task::Paper { .. } => false,
        }
    }
}

/// One of the two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Screen,
    /// The screen with its keys, where nothing is drawn but what was said: for a console reader.
    Quiet,
    Linear,
}

/// Where a choice comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Argument,
    Environment,
    /// The environment names none that there is: whoever set it did not want the usual one.
    Unknown,
}

/// Which voice is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceChoice {
    /// The first that answers.
    Auto,
    Only(VoiceKind),
}

/// Whether a clock that runs is redrawn by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockText {
    Ticking,
    OnRequest,
}

/// How the list of moves is written on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveText {
    Short,
    Full,
}

const LANGS: Names<Lang, { Lang::ALL.len() }> = {
    let mut names = [("", Lang::En); Lang::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = (Lang::ALL[at].code(), Lang::ALL[at]);
        at += 1;
    }
    names
};

const VIEWS: Names<View, 3> = [("screen", View::Screen), ("quiet", View::Quiet), ("linear", View::Linear)];
const VOICES: Names<VoiceChoice, 5> = [
    ("auto", VoiceChoice::Auto),
    ("speechd", VoiceChoice::Only(VoiceKind::SpeechDispatcher)),
    ("tts", VoiceChoice::Only(VoiceKind::Tts)),
    ("espeak", VoiceChoice::Only(VoiceKind::Espeak)),
    ("none", VoiceChoice::Only(VoiceKind::Text)),
];
const CLOCK_TEXTS: Names<ClockText, 2> = [("ticking", ClockText::Ticking), ("on-request", ClockText::OnRequest)];
const MOVE_TEXTS: Names<MoveText, 2> = [("short", MoveText::Short), ("full", MoveText::Full)];

/// The language: as asked for, else as `GOLOS_LANG`, the settings or the system have it, else English.
#[must_use]
pub fn lang_of(asked: Option<Lang>, environment: impl Fn(&str) -> Option<String>, preferred: Option<Lang>) -> Lang {
    let set = |name| environment(name).filter(|value| !value.is_empty());
    let own = || set("GOLOS_LANG").and_then(|value| value.parse().ok());
    // The first of these that is set decides, as POSIX has it, even if it names a language that is not spoken here.
    let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?.parse().ok();
    asked.or_else(own).or(preferred).or_else(system).unwrap_or_default()
}

impl Common {
    /// The language: as asked for, else as `GOLOS_LANG`, the settings or the system have it, else English.
    #[must_use]
    pub fn lang(&self, environment: impl Fn(&str) -> Option<String>, preferred: Option<Lang>) -> Lang {
        lang_of(self.lang, environment, preferred)
    }

    /// The language that was asked for here and now.
    #[must_use]
    pub const fn asked_lang(&self) -> Option<Lang> {
        self.lang
    }

    /// What the environment names for a language, if that would count and is none that is spoken here.
    #[must_use]
    pub fn unknown_lang(&self, environment: impl Fn(&str) -> Option<String>) -> Option<String> {
        let typed = environment("GOLOS_LANG").filter(|typed| self.lang.is_none() && !typed.trim().is_empty())?;
        let is_known = typed.parse::<Lang>().is_ok();
        (!is_known).then_some(typed)
    }

    /// The face that was asked for, and where; none: the terminal decides. An unknown one in the environment is the linear
    /// one, which everybody can read.
    #[must_use]
    pub fn view(&self, environment: impl Fn(&str) -> Option<String>) -> Option<(View, Origin)> {
        let named = |typed: String| {
            let known = VIEWS.iter().find(|(name, _)| *name == typed.trim());
            known.map_or((View::Linear, Origin::Unknown), |(_, view)| (*view, Origin::Environment))
        };
        let set = || environment("GOLOS_VIEW").filter(|typed| !typed.trim().is_empty()).map(named);
        self.view.map(|view| (view, Origin::Argument)).or_else(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    pub(super) fn read(line: &str) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(line.split_whitespace())
    }

    pub(super) fn task(line: &str) -> Task {
        read(line).unwrap().task.unwrap()
    }

    #[test]
    fn the_definitions_are_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_an_option_shows_is_what_it_takes() {
        let mut open = vec![Cli::command()];
        while let Some(command) = open.pop() {
            for option in command.get_opts() {
                let shown = option.get_value_names().unwrap_or_default();
                let [shown] = shown else { continue };
                // Numbers, and words of which only some are named, are no list.
                let takes: Vec<String> =
                    option.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
                if shown.contains('|') && !takes.is_empty() {
                    assert_eq!(shown.as_str(), takes.join("|"), "--{}", option.get_long().unwrap_or_default());
                }
            }
            open.extend(command.get_subcommands().cloned());
        }
    }

    #[test]
    fn help_is_at_most_a_hundred_columns_wide() {
        let mut command = Cli::command();
        command.build();
        let mut texts = Vec::new();
        let mut render = |command: &mut clap::Command| {
            texts.extend([command.render_help(), command.render_long_help()].map(|help| help.to_string()));
        };
        render(&mut command);
        for task in command.get_subcommands_mut() {
            render(task);
            task.get_subcommands_mut().for_each(&mut render);
        }
        for line in texts.iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= 100, "{line}");
        }
        assert!(texts.iter().all(|text| text.contains("Usage: ")), "{texts:?}");
    }

    #[test]
    fn without_a_task_one_is_at_home() {
        let cli = read("golos --rate -20 --alphabet anna --clock-text on-request").unwrap();
        assert!(cli.task.is_none());
        assert_eq!((cli.common.rate, cli.common.alphabet), (Some(-20), Some(Alphabet::AnnaHector)));
        assert_eq!((cli.common.voice, cli.common.clock_text), (None, Some(ClockText::OnRequest)));
    }

    #[test]
    fn options_of_speech_and_view_stand_before_or_behind_the_task() {
        for line in ["golos --lang uk --voice none voices", "golos voices --lang uk --voice none"] {
            let common = read(line).unwrap().common;
            assert_eq!(
                (common.lang(|_| None, None), common.voice),
                (Lang::Uk, Some(VoiceChoice::Only(VoiceKind::Text))),
                "{line}"
            );
        }
    }

    #[test]
    fn what_is_not_accepted_is_a_usage_error() {
        for line in [
            "golos --rate 101",
            "golos --lang de",
            "golos check",
            "golos perft --depth x",
            "golos replay a.ron --pace 0",
            "golos replay a.pdn --game 0",
            "golos replay a.ron --pace -1",
            "golos replay a.ron --pace +1",
            "golos play --warn 5",
            "golos play --warn 5m+3s",
            "golos play --warn soon",
            "golos draw --cell VI",
            "golos draw --cell VI-24 --seed x",
            "golos draw --moves ab4 --cell VI-24",
            "golos play --draw --cell VI-24",
            "golos dance",
        ] {
            assert_eq!(read(line).map(|_| ()).map_err(|error| error.exit_code()), Err(2), "{line}");
        }
    }

    #[test]
    fn the_environment_decides_what_is_not_asked_for() {
        for (line, environment, lang) in [
            ("golos", "", Lang::En),
            ("golos", "LANG=ru_RU.UTF-8", Lang::Ru),
            ("golos", "LANG=ru_RU.UTF-8 LC_MESSAGES=uk_UA.UTF-8", Lang::Uk),
            ("golos", "LANG=ru_RU.UTF-8 LC_ALL=C", Lang::En),
            ("golos", "LANG=ru_RU.UTF-8 LC_ALL= LC_MESSAGES=", Lang::Ru),
            ("golos", "LC_ALL=C GOLOS_LANG=uk", Lang::Uk),
            ("golos", "LANG=ru_RU.UTF-8 GOLOS_LANG=xx", Lang::Ru),
            ("golos --lang en", "GOLOS_LANG=uk", Lang::En),
        ] {
            let set = |name: &str| {
                let value = environment.split(' ').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
                value.map(str::to_owned)
            };
            assert_eq!(read(line).unwrap().common.lang(set, None), lang, "{line}, {environment}");
        }
        let linear = |name: &str| (name == "GOLOS_VIEW").then(|| "linear".to_owned());
        assert_eq!(read("golos").unwrap().common.view(linear), Some((View::Linear, Origin::Environment)));
        assert_eq!(read("golos --view screen").unwrap().common.view(linear), Some((View::Screen, Origin::Argument)));
        let ukrainian = |name: &str| (name == "GOLOS_LANG").then(|| "ukr".to_owned());
        assert_eq!(read("golos").unwrap().common.unknown_lang(ukrainian).as_deref(), Some("ukr"));
        assert_eq!(read("golos --lang uk").unwrap().common.unknown_lang(ukrainian), None);
        assert_eq!(read("golos").unwrap().common.unknown_lang(|_| Some("uk".to_owned())), None);
        for (typed, view) in [
            ("liner", Some((View::Linear, Origin::Unknown))),
            ("screen", Some((View::Screen, Origin::Environment))),
            (" ", None),
        ] {
            let set = |name: &str| (name == "GOLOS_VIEW").then(|| typed.to_owned());
            assert_eq!(read("golos").unwrap().common.view(set), view, "{typed}");
        }
        assert_eq!(read("golos").unwrap().common.view(|_| None), None);
    }
}
