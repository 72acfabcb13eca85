//! The arguments of the program, in one place.

mod laws;

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};

pub use self::laws::LawArgs;
use crate::clock::{Control, Ms};
use crate::game::{Audience, Lot, Press, Scale, Seat};
use crate::rules::Side;
use crate::shell::GameForm;
use crate::speech::Ears;
use crate::speech::voices::Kind;
use crate::wording::{Alphabet, Lang, Level};

/// A talking arbiter for over-the-board draughts, in a terminal.
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
    /// Language; else GOLOS_LANG or the system's
    #[arg(long, global = true, value_name = "en|ru|uk", value_parser = named(&LANGS))]
    lang: Option<Lang>,
    /// Whole screen or line by line; else GOLOS_VIEW
    #[arg(long, global = true, value_name = "screen|linear", value_parser = named(&VIEWS))]
    view: Option<View>,
    /// Who speaks
    #[arg(
        long, global = true, value_name = "auto|speechd|tts|espeak|none",
        default_value = "auto", value_parser = named(&VOICES)
    )]
    pub voice: VoiceChoice,
    /// How fast, -100 to 100
    #[arg(
        long, global = true, value_name = "N", default_value_t = 0, allow_negative_numbers = true,
        value_parser = clap::value_parser!(i8).range(-100..=100)
    )]
    pub rate: i8,
    /// How squares are named aloud
    #[arg(
        long, global = true, value_name = "native|anna|nato|letters",
        default_value = "native", value_parser = named(&ALPHABETS)
    )]
    pub alphabet: Alphabet,
    /// How much is said
    #[arg(
        long, global = true, value_name = "brief|normal|full",
        default_value = "normal", value_parser = named(&LEVELS)
    )]
    pub verbosity: Level,
    /// Folder of the journals
    #[arg(long, global = true, value_name = "FOLDER")]
    pub dir: Option<PathBuf>,
    /// Leave gamepads alone
    #[arg(long, global = true)]
    pub no_pad: bool,
    /// Whether clocks tick on the screen
    #[arg(
        long, global = true, value_name = "ticking|on-request",
        default_value = "ticking", value_parser = named(&CLOCK_TEXTS)
    )]
    pub clock_text: ClockText,
}

/// A task of the program.
#[derive(Clone, Debug, Subcommand)]
pub enum Task {
    /// Play a game at once
    Play(GameArgs),
    /// Play a micro-match: games with changed colours, and breaks between them
    Match(MatchArgs),
    /// Go on with a saved game or micro-match
    Resume {
        /// The journal of the game or micro-match
        file: PathBuf,
        /// Who listens at this terminal; else by the kind of game
        #[arg(long, value_name = "WHO", value_parser = named(&EARS))]
        ears: Option<Ears>,
    },
    /// Audit journals and files of games (.pdn): 0 sound, 1 something found, 2 unreadable
    Check {
        /// What games are played by whose file does not say; else what the moves fit
        #[arg(long, value_name = "ID")]
        rules: Option<String>,
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Make one of another: record (.ron), PDN (.pdn), score sheet (.txt)
    Convert(ConvertArgs),
    /// Go through a saved game
    Replay {
        /// The game's journal
        file: PathBuf,
        /// Play on by itself, one move in so many seconds
        #[arg(long, value_name = "SECONDS", value_parser = read_pace)]
        pace: Option<Ms>,
    },
    /// Say a text: the test of the voice
    Say {
        #[arg(required = true, num_args = 1..)]
        text: Vec<String>,
    },
    /// List the voices
    Voices,
    /// List the legal moves: notation, from, to, captured
    Moves(PositionArgs),
    /// Count the ways to go on
    Perft {
        #[command(flatten)]
        position: PositionArgs,
        /// How many half-moves deep
        #[arg(long, value_name = "N")]
        depth: u32,
        /// The count behind each move as well
        #[arg(long)]
        divide: bool,
    },
    /// Draw an opening
    Draw {
        #[command(flatten)]
        draw: DrawArgs,
        /// Rule set that it is to be played under; else that of the table
        #[arg(long, value_name = "ID")]
        rules: Option<String>,
    },
    /// Play a script under a virtual clock
    Rehearse {
        script: PathBuf,
        #[command(flatten)]
        game: GameArgs,
    },
    /// List rule sets, time controls and tables of openings
    Profiles {
        #[command(subcommand)]
        task: Option<ProfileTask>,
    },
}

/// What to convert, and into what.
#[derive(Clone, Debug, Args)]
pub struct ConvertArgs {
    /// A record or a file of games; - is standard input
    #[arg(value_name = "IN")]
    pub input: PathBuf,
    /// Where to; several games make records OUT, OUT-2 and so on; - is standard output
    #[arg(value_name = "OUT")]
    pub output: PathBuf,
    /// What to write; else by the ending of OUT
    #[arg(long, value_name = "ron|pdn|txt", value_parser = named(&FORMS))]
    pub to: Option<GameForm>,
    /// What games are played by whose file does not say; else what the moves fit
    #[arg(long, value_name = "ID")]
    pub rules: Option<String>,
    /// Overwrite files that exist
    #[arg(long)]
    pub force: bool,
}

/// What to do with a profile.
#[derive(Clone, Debug, Subcommand)]
pub enum ProfileTask {
    /// Print one, as a file to start from
    Show { id: String },
}

/// A position of a rule set.
#[derive(Clone, Debug, Args)]
pub struct PositionArgs {
    /// Rule set; `golos profiles` lists them
    #[arg(long, value_name = "ID", default_value = "russian")]
    pub rules: String,
    /// Position in PDN FEN; else the start
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
}

/// How an opening comes about.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Drawn opening")]
pub struct DrawArgs {
    /// Table of openings; an id or a file
    #[arg(long, value_name = "TABLE")]
    pub table: Option<String>,
    /// The text that the draw is made from; else a new one
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// Cells that are not drawn, as III-2,VI-24
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    pub exclude: Vec<Lot>,
    /// The cell that paper lots have named, as VI-24 or 6-24
    #[arg(long, value_name = "CELL", conflicts_with_all = ["seed", "exclude"])]
    pub cell: Option<Lot>,
    /// The opening itself, as "ab4 ba5" or "a1b4 a7a5"
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["seed", "exclude", "cell"])]
    pub moves: Option<String>,
}

/// What a new game is opened with.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    /// White's name
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// Black's name
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// Time control, as 8+4 or 1h30/40+30, or the id of a profile
    #[arg(long, value_name = "CONTROL")]
    pub control: Option<String>,
    #[command(flatten)]
    pub start: PositionArgs,
    /// Draughts-64 with the captures of 100 squares: the greatest number, no king in passing
    #[arg(long)]
    pub captures_of_100: bool,
    /// Whether a move presses the clock, or a person does
    #[arg(long, value_name = "auto|manual", default_value = "auto", value_parser = named(&PRESSES))]
    pub press: Press,
    /// Training: hints are allowed
    #[arg(long)]
    pub training: bool,
    /// Who listens at this terminal; else by the kind of game
    #[arg(long, value_name = "all|players|white|black|arbiter", value_parser = named(&EARS))]
    pub ears: Option<Ears>,
    /// Times left to be warned at, as 5m,1m,30s,10s
    #[arg(long, value_name = "TIMES", value_delimiter = ',', value_parser = read_warning)]
    pub warn: Vec<Ms>,
    /// The players keep no score sheet (R-6.1.10.2)
    #[arg(long)]
    pub no_record: bool,
    /// The players keep a score sheet in rapid or blitz too, and no number of pieces bars an offer of a draw
    #[arg(long, conflicts_with = "no_record")]
    pub record: bool,
    /// How late a player may come, in minutes; else as the rules have it
    #[arg(long, value_name = "MINUTES", visible_alias = "default-time", value_parser = clap::value_parser!(u64).range(0..=60))]
    pub late: Option<u64>,
    /// Draw the opening
    #[arg(long, conflicts_with_all = ["cell", "moves"])]
    pub draw: bool,
    #[command(flatten)]
    pub opening: DrawArgs,
    #[command(flatten)]
    pub laws: LawArgs,
}

/// What a new micro-match is opened with; White is who has White in the first game.
#[derive(Clone, Debug, Args)]
pub struct MatchArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// How many games; else as the rules have it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub games: Option<u32>,
    /// Play until the first win
    #[arg(long, conflicts_with = "games")]
    pub first_win: bool,
    /// Carry the time that is left over to the next game
    #[arg(long)]
    pub carry: bool,
    /// Break between games, in minutes or as 30s; else as the rules have it
    #[arg(long = "break", value_name = "TIME", value_parser = read_break)]
    pub rest: Option<Ms>,
    /// What a win counts: 1 or 2 points; else as the rules have it
    #[arg(long, value_name = "1|2", value_parser = named(&SCALES))]
    pub win: Option<Scale>,
    /// Control of another micro-match after an equal score, if the regulations have one
    #[arg(long, value_name = "CONTROL")]
    pub extra: Option<String>,
    /// Control of games until the first win after an equal score, the time carried over
    #[arg(long, value_name = "CONTROL", conflicts_with = "extra")]
    pub tie_break: Option<String>,
}

/// One of the two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Screen,
    Linear,
}

/// Where a choice comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Argument,
    Environment,
}

/// Which voice is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceChoice {
    /// The first that answers.
    Auto,
    Only(Kind),
}

/// Whether a clock that runs is redrawn by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockText {
    Ticking,
    OnRequest,
}

/// Names of an option and what they mean.
type Names<T, const N: usize> = [(&'static str, T); N];

const FORMS: Names<GameForm, 3> = [("ron", GameForm::Record), ("pdn", GameForm::Pdn), ("txt", GameForm::Sheet)];
const LANGS: Names<Lang, 3> = [("en", Lang::En), ("ru", Lang::Ru), ("uk", Lang::Uk)];
const VIEWS: Names<View, 2> = [("screen", View::Screen), ("linear", View::Linear)];
const VOICES: Names<VoiceChoice, 5> = [
    ("auto", VoiceChoice::Auto),
    ("speechd", VoiceChoice::Only(Kind::SpeechDispatcher)),
    ("tts", VoiceChoice::Only(Kind::Tts)),
    ("espeak", VoiceChoice::Only(Kind::Espeak)),
    ("none", VoiceChoice::Only(Kind::Text)),
];
const ALPHABETS: Names<Alphabet, 4> = [
    ("native", Alphabet::Native),
    ("anna", Alphabet::AnnaHector),
    ("nato", Alphabet::Nato),
    ("letters", Alphabet::Letters),
];
const LEVELS: Names<Level, 3> = [("brief", Level::Brief), ("normal", Level::Normal), ("full", Level::Full)];
const CLOCK_TEXTS: Names<ClockText, 2> = [("ticking", ClockText::Ticking), ("on-request", ClockText::OnRequest)];
const PRESSES: Names<Press, 2> = [("auto", Press::Automatic), ("manual", Press::Manual)];
const SCALES: Names<Scale, 2> = [("1", Scale::One), ("2", Scale::Two)];
const EARS: Names<Ears, 5> = [
    ("all", Ears::All),
    ("players", Ears::Shared(Audience::PLAYERS)),
    ("white", Ears::Shared(Audience::of(Seat::Player(Side::White)))),
    ("black", Ears::Shared(Audience::of(Seat::Player(Side::Black)))),
    ("arbiter", Ears::Shared(Audience::ARBITER)),
];

/// Reads one of the names; clap lists them in help and in errors.
fn named<T: Copy + Send + Sync + 'static, const N: usize>(
    names: &'static Names<T, N>,
) -> impl TypedValueParser<Value = T> {
    let meaning = |typed: String| names.iter().find(|(name, _)| *name == typed).map(|(_, meaning)| *meaning);
    PossibleValuesParser::new(names.iter().map(|(name, _)| *name))
        .try_map(move |typed| meaning(typed).ok_or("not one of the names"))
}

/// Seconds, with a fraction if need be: `2`, `1.5`; from a tenth of a second to an hour.
fn read_pace(text: &str) -> Result<Ms, String> {
    let refused = || format!("\"{text}\" is no time for a move; write seconds from 0.1 to 3600");
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str| part.parse::<u16>().ok().filter(|_| part.bytes().all(|b| b.is_ascii_digit()));
    let (whole, tenths) = digits(whole).zip(digits(tenths).filter(|tenths| *tenths < 10)).ok_or_else(refused)?;
    let pace = Ms::from_secs(whole.into()) + Ms::new(u64::from(tenths) * 100);
    if pace.is_zero() || pace > Ms::from_mins(60) { Err(refused()) } else { Ok(pace) }
}

/// A length of time as in a time control: `5m`, `30s`.
fn read_warning(text: &str) -> Result<Ms, String> {
    let refused = || format!("\"{text}\" is no time; write it as 5m or 30s");
    let control = text.parse::<Control>().map_err(|_| refused())?;
    let plain = text.ends_with(char::is_alphabetic) && !text.contains(['+', '/']) && control.stages().count() == 1;
    if plain { Ok(control.main_time()) } else { Err(refused()) }
}

/// Minutes, or a length of time as in a time control; at most an hour.
fn read_break(text: &str) -> Result<Ms, String> {
    let time = text.parse::<u64>().map(Ms::from_mins).or_else(|_| read_warning(text))?;
    if time > Ms::from_mins(60) {
        Err(format!("\"{text}\" is too long for a break; at most 60 minutes"))
    } else {
        Ok(time)
    }
}

impl Common {
    /// The language: as asked for, else as `GOLOS_LANG`, the settings or the system have it, else English.
    #[must_use]
    pub fn lang(&self, environment: impl Fn(&str) -> Option<String>, preferred: Option<Lang>) -> Lang {
        let set = |name| environment(name).filter(|value| !value.is_empty());
        let own = || set("GOLOS_LANG").and_then(|value| value.parse().ok());
        // The first of these that is set decides, as POSIX has it, even if it names a language that is not spoken here.
        let system = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?.parse().ok();
        self.lang.or_else(own).or(preferred).or_else(system).unwrap_or_default()
    }

    /// The face that was asked for, and where; none: the terminal decides.
    #[must_use]
    pub fn view(&self, environment: impl Fn(&str) -> Option<String>) -> Option<(View, Origin)> {
        let named = |typed: String| VIEWS.iter().find(|(name, _)| *name == typed).map(|(_, view)| *view);
        let set = || environment("GOLOS_VIEW").and_then(named);
        self.view.map(|view| (view, Origin::Argument)).or_else(|| set().map(|view| (view, Origin::Environment)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn read(line: &str) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(line.split_whitespace())
    }

    fn task(line: &str) -> Task {
        read(line).unwrap().task.unwrap()
    }

    #[test]
    fn the_definitions_are_sound() {
        Cli::command().debug_assert();
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
        assert_eq!((cli.common.rate, cli.common.alphabet), (-20, Alphabet::AnnaHector));
        assert_eq!((cli.common.voice, cli.common.clock_text), (VoiceChoice::Auto, ClockText::OnRequest));
    }

    #[test]
    fn options_of_speech_and_view_stand_before_or_behind_the_task() {
        for line in ["golos --lang uk --voice none voices", "golos voices --lang uk --voice none"] {
            let common = read(line).unwrap().common;
            assert_eq!(
                (common.lang(|_| None, None), common.voice),
                (Lang::Uk, VoiceChoice::Only(Kind::Text)),
                "{line}"
            );
        }
    }

    #[test]
    fn a_game_is_described_by_its_options() {
        let line = "golos play --white Ann --black Bob --control 8+4 --press manual --training --ears players \
                    --warn 5m,1m,30s --no-record --position W:Wc3:Bd6";
        let Task::Play(game) = task(line) else { panic!("no game") };
        assert_eq!((game.white.as_deref(), game.control.as_deref()), (Some("Ann"), Some("8+4")));
        assert_eq!((game.start.rules.as_str(), game.start.position.as_deref()), ("russian", Some("W:Wc3:Bd6")));
        assert_eq!((game.press, game.training, game.no_record), (Press::Manual, true, true));
        assert_eq!(game.ears, Some(Ears::Shared(Audience::PLAYERS)));
        assert!(!game.draw && game.opening.cell.is_none());
        assert_eq!(game.warn, [Ms::from_mins(5), Ms::from_mins(1), Ms::from_secs(30)]);
    }

    #[test]
    fn a_micro_match_is_described_by_its_options() {
        let line =
            "golos match --white A --black B --control 45+30s --games 4 --break 30s --win 1 --extra 8+4 --late 15";
        let Task::Match(args) = task(line) else { panic!("no micro-match") };
        assert_eq!((args.games, args.rest, args.win), (Some(4), Some(Ms::from_secs(30)), Some(Scale::One)));
        assert_eq!((args.extra.as_deref(), args.game.late, args.carry), (Some("8+4"), Some(15), false));
        let Task::Match(args) = task("golos match --first-win --carry --break 5") else { panic!("no micro-match") };
        assert_eq!((args.first_win, args.carry, args.rest), (true, true, Some(Ms::from_mins(5))));
        for line in ["match --games 2 --first-win", "match --break 2h", "match --late 61", "match --win 3"] {
            assert!(read(&format!("golos {line}")).is_err(), "{line}");
        }
    }

    #[test]
    fn an_opening_is_drawn_named_or_entered() {
        let lot = |text: &str| text.parse::<Lot>().unwrap();
        let Task::Draw { draw, rules: None } = task("golos draw --table my.ron --seed x --exclude III-2,6-24") else {
            panic!("no draw")
        };
        assert_eq!((draw.table.as_deref(), draw.seed.as_deref()), (Some("my.ron"), Some("x")));
        assert_eq!(draw.exclude, [lot("III-2"), lot("VI-24")]);
        let Task::Play(game) = task("golos play --draw --seed x") else { panic!("no game") };
        assert!(game.draw && game.opening.seed.is_some());
        let Task::Play(game) = task("golos play --cell VI-24") else { panic!("no game") };
        assert_eq!(game.opening.cell, Some(lot("VI-24")));
    }

    #[test]
    fn tools_read_their_options() {
        assert!(matches!(
            task("golos perft --rules russian --depth 5 --divide"),
            Task::Perft { depth: 5, divide: true, .. }
        ));
        assert!(matches!(task("golos profiles"), Task::Profiles { task: None }));
        assert!(matches!(task("golos profiles show russian"), Task::Profiles { task: Some(ProfileTask::Show { .. }) }));
        assert!(matches!(task("golos check a.ron b.ron"), Task::Check { rules: None, files } if files.len() == 2));
        assert!(matches!(task("golos say one two"), Task::Say { text } if text == ["one", "two"]));
        for (pace, ms) in [("2", 2000), ("1.5", 1500), ("0.1", 100)] {
            let Task::Replay { pace, .. } = task(&format!("golos replay a.ron --pace {pace}")) else {
                panic!("no replay")
            };
            assert_eq!(pace, Some(Ms::new(ms)));
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
        assert_eq!(read("golos").unwrap().common.view(|_| None), None);
    }
}
