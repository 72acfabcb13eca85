//! A whole game of each discipline in each language, by ear: how many words a move costs at each level, that what is heard
//! is what stands there in words, and that the engine behind a real speech-dispatcher gets all of it.
//!
//! The table of words and seconds is printed: `cargo test by_ear -- --nocapture`.

#[cfg(target_os = "linux")]
#[cfg(target_os = "linux")]
use golos::clock::Ms;
use golos::rules::Variant;
use golos::wording::{Lang, Level};

#[cfg(target_os = "linux")]
use crate::program::Program;
use crate::program::{golos, said};
#[cfg(target_os = "linux")]
use crate::support::{daemon::Daemon, waiting::becomes};

/// How fast a voice speaks, in words a minute.
const PACE: f64 = 175.0;

/// So many half-moves are played where the game does not end before.
const PLIES: usize = 40;

/// So many of them are given to the engine, which takes its time.
#[cfg(target_os = "linux")]
const SPOKEN: usize = 10;

/// A discipline, its rule set, and the game that is played in it.
struct Discipline {
    rules: &'static str,
    options: &'static [&'static str],
    moves: Vec<String>,
}

fn disciplines() -> Vec<Discipline> {
    let played = [
        ("russian-2022", Variant::RUSSIAN),
        ("brazilian-ua2026", Variant::BRAZILIAN),
        ("international-2022", Variant::INTERNATIONAL),
        ("giveaway-2022", Variant::GIVEAWAY),
        ("chess-2020", Variant::Chess),
    ];
    let played = played.map(|(rules, variant)| Discipline { rules, options: &[], moves: a_game(variant) });
    // Nobody swaps, and Black makes five in a row.
    let renju = "h8 no g7 no j10 no e5 no j9 no a1 j8 a3 j7 a5 j11".split(' ').map(str::to_owned).collect();
    let renju = Discipline { rules: "renju-2022", options: &["--opening-rule", "taraguchi-10"], moves: renju };
    played.into_iter().chain([renju]).collect()
}

/// A game by dice, the same in every run; where much can be taken, it is taken.
fn a_game(variant: Variant) -> Vec<String> {
    let (mut position, mut dice, mut game) = (variant.start(), 20_220_317_u64, Vec::new());
    while game.len() < PLIES {
        let moves = position.playable_moves();
        if moves.is_empty() {
            break;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = &moves[usize::try_from(dice >> 33).unwrap() % moves.len()];
        game.push(position.full(mv));
        position = position.play(mv).unwrap();
    }
    game
}

/// What is printed for a game, in words, from its first move on.
fn heard(discipline: &Discipline, lang: Lang, level: Level) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let (level, _) = Level::NAMES.into_iter().find(|(_, named)| *named == level).unwrap();
    let args = [
        "--lang",
        lang.code(),
        "--verbosity",
        level,
        "--text",
        "words",
        "--voice",
        "none",
        "--view",
        "linear",
        "--no-pad",
        "--dir",
        folder.path().to_str().unwrap(),
        "play",
        "--rules",
        discipline.rules,
        "--control",
        "45+30s",
        "--white",
        "Anna",
        "--black",
        "Boris",
        "--ears",
        "all",
    ];
    let typed = ["start".to_owned()].into_iter().chain(discipline.moves.iter().cloned()).collect::<Vec<_>>().join("\n");
    let output = golos(&[&args[..], discipline.options].concat(), Some(typed.as_bytes()));
    assert_eq!(said(&output.stderr), "");
    assert!(output.status.success());
    said(&output.stdout).lines().map(str::to_owned).collect()
}

/// The words of these lines.
fn words(lines: &[String]) -> usize {
    let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
    lines.iter().map(|line| line.split_whitespace().filter(is_word).count()).sum()
}

#[test]
fn a_game_by_ear_is_shorter_the_less_one_wants_to_hear() {
    println!("rule set, language: words (seconds) a half-move, brief | normal | full");
    for discipline in disciplines() {
        for lang in Lang::ALL {
            let [brief, normal, full] = [Level::Brief, Level::Normal, Level::Full].map(|level| {
                let lines = heard(&discipline, lang, level);
                let is_foreign = |c: char| lang != Lang::En && c.is_ascii_alphanumeric();
                let foreign =
                    lines.iter().find(|line| line.replace("Anna", "").replace("Boris", "").contains(is_foreign));
                assert_eq!(foreign, None, "{lang}");
                words(&lines)
            });
            let told = [brief, normal, full].map(|words| {
                let a_move = f64::from(u32::try_from(words).unwrap())
                    / f64::from(u32::try_from(discipline.moves.len()).unwrap());
                format!("{a_move:.1} ({:.1})", a_move * 60.0 / PACE)
            });
            println!("{}, {lang}: {}", discipline.rules, told.join(" | "));
            assert!(brief < normal && normal <= full, "{}, {lang}: {brief}, {normal}, {full}", discipline.rules);
        }
    }
}

/// What the engine is given, and what is printed, without what parts sentences: what waits is said together.
#[cfg(target_os = "linux")]
fn bare(texts: impl IntoIterator<Item = String>) -> String {
    texts
        .into_iter()
        .flat_map(|text| text.split_whitespace().map(|word| word.trim_end_matches('.').to_owned()).collect::<Vec<_>>())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(target_os = "linux")]
#[test]
fn the_engine_gets_every_word_of_a_game_in_the_order_of_the_page() {
    let Some(daemon) = Daemon::start() else { return };
    for discipline in disciplines() {
        for lang in Lang::ALL {
            let (folder, before) = (tempfile::tempdir().unwrap(), daemon.records().len());
            let mut command = crate::support::command();
            command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", daemon.path("socket").display()));
            command.args([
                "--lang",
                lang.code(),
                "--text",
                "words",
                "--voice",
                "speechd",
                "--view",
                "linear",
                "--no-pad",
                "--dir",
            ]);
            command.arg(folder.path()).args([
                "play",
                "--rules",
                discipline.rules,
                "--control",
                "45+30s",
                "--ears",
                "all",
            ]);
            let mut program = Program::start(command.args(discipline.options)).unwrap();
            let engine = || bare(daemon.records().into_iter().skip(before).map(|record| record.text));
            let mut typed = vec!["start".to_owned()];
            // Where openings are drawn it is asked whether the game begins without a lot.
            if ["brazilian", "draughts64"].iter().any(|name| discipline.rules.starts_with(name)) {
                typed.push("yes".to_owned());
            }
            typed.extend(discipline.moves.iter().take(SPOKEN).cloned());
            for line in &typed {
                program.enter(line);
            }
            // A program that is left waits for its last words only so long: each line has been heard before, and no more comes.
            let _ = becomes(Ms::from_secs(60), || {
                let heard = daemon.records().len();
                let more = becomes(Ms::new(500), || (daemon.records().len() > heard).then_some(()));
                (heard >= before + typed.len() && more.is_none()).then_some(())
            });
            let (status, printed) = program.end();
            assert!(status.success(), "{printed:#?}");
            let first = printed
                .iter()
                .position(|line| line.contains("Start") || line.contains("Нач") || line.contains("Почали"));
            // A question that is answered at once is not read out.
            let page = bare(printed.into_iter().skip(first.unwrap()).filter(|line| !line.contains('?')));
            let told = becomes(Ms::from_secs(10), || engine().ends_with(&page).then_some(()));
            assert!(told.is_some(), "{}, {lang}:\n{}\n{page}", discipline.rules, engine());
        }
    }
}
