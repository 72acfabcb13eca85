//! Every line that a guide quotes is typed in a rehearsal, in each language, under the command that the guide itself gives, and is
//! not refused.

use std::fs;
use std::process::Output;

use golos::wording::Lang;

use super::documents::blocks;

/// How a game is opened for a line, from a command of the guide.
#[derive(Clone, Copy)]
enum Opening {
    /// The first command with this option, as it stands.
    As(&'static str),
    /// That command with other words: what is replaced, and by what.
    With(&'static str, &'static [(&'static str, &'static str)]),
}

use Opening::{As, With};

/// The guides' own board: the clock is pressed by hand.
const BOARD: Opening = As("--press manual");
/// A few kings in blitz, where a draw may be offered at once.
const ENDING: Opening = With("--press manual", &[("--control 45+30s", "--control 5+3s --position W:Wc3,e1:Bd6,h8")]);
/// The clock is pressed by the program.
const AT_HOME: Opening = With("--press manual", &[("--press manual", "")]);
/// A capture is due, by rules under which the arbiter decides.
const CAPTURE: Opening = With(
    "--press manual",
    &[
        ("--control 45+30s", "--control 45+30s --position W:Wc3,e3,g3,a1:Bd4,h8"),
        ("--rules russian-ua2026", "--rules russian"),
        ("--rules russian", "--rules russian-ua2026"),
    ],
);
/// A man that becomes a king with its next move.
const CROWNING: Opening =
    With("--press manual", &[("--control 45+30s", "--control 45+30s --position B:Wc3,g1:Bb2,h8")]);
const CHESS: Opening =
    With("--press manual", &[("--rules russian-ua2026", "--rules chess"), ("--rules russian", "--rules chess")]);
const BOARDS: Opening = As("--boards");

/// A record that is replayed.
const REPLAY: Opening =
    With("golos replay games/", &[("games/2026-11-21_1500_anna_boris.ron", "fixtures/journal/v1-russian-whole.ron")]);
const VARIED: Opening =
    With("golos replay games/", &[("games/2026-11-21_1500_anna_boris.ron", "fixtures/chess/variations.pgn")]);
const COLLECTION: Opening =
    With("golos replay games/", &[("games/2026-11-21_1500_anna_boris.ron", "fixtures/chess/collection.pgn")]);
const TRAINING: Opening = As("--training --control");
const SPARRING: Opening = As("golos spar --lang");
const SPARRING_CHESS: Opening = With("golos spar --lang", &[("--level 2", "--level 2 --rules chess")]);
const DRILL: Opening = As("golos drill");
const COURSE: Opening = As("golos course");
/// The menu, in which a position is set up by its fourth line.
const MENU: Opening = With("golos course", &[("golos course", "golos")]);
const SET_UP: &str = "4\n+";

const STARTED: &str = "start";
const A_MOVE_EACH: &str = "start\nw: c3-d4\nw: press\nb: b6-a5\nb: press";
const MISSED_CAPTURE: &str = "start\nw: c3-d4\nw: press\nb: b6-c5\nb: press\nw: e3-f4\nw: press";
const OFFER_MADE: &str = "start\nw: c3-d4\nw: draw\nw: press";
const RULED: &str = "start\na: add white 2:00 because x";

/// A line in English, how the game is opened, and what is typed before it, in English too: every language takes both.
type Line = (&'static str, Opening, &'static str);

const PLAYER: &[Line] = &[
    ("c3-d4", BOARD, STARTED),
    ("cd4", BOARD, STARTED),
    ("clock", BOARD, A_MOVE_EACH),
    ("last", BOARD, A_MOVE_EACH),
    ("repeat", BOARD, A_MOVE_EACH),
    ("turn", BOARD, A_MOVE_EACH),
    ("number", BOARD, A_MOVE_EACH),
    ("board", BOARD, A_MOVE_EACH),
    ("square e3", BOARD, A_MOVE_EACH),
    ("pieces", BOARD, A_MOVE_EACH),
    ("my kings", BOARD, A_MOVE_EACH),
    ("white pieces", BOARD, A_MOVE_EACH),
    ("near e5", BOARD, A_MOVE_EACH),
    ("rank 3", BOARD, A_MOVE_EACH),
    ("walk e3", BOARD, A_MOVE_EACH),
    ("up left", BOARD, A_MOVE_EACH),
    ("next king", BOARD, A_MOVE_EACH),
    ("rays", BOARD, A_MOVE_EACH),
    ("diagonal c3", BOARD, A_MOVE_EACH),
    ("what changed", BOARD, A_MOVE_EACH),
    ("why", BOARD, A_MOVE_EACH),
    ("?", BOARD, A_MOVE_EACH),
    ("? draw", BOARD, A_MOVE_EACH),
    ("? clock", BOARD, A_MOVE_EACH),
    ("slower", BOARD, A_MOVE_EACH),
    ("louder", BOARD, A_MOVE_EACH),
    ("shorter", BOARD, A_MOVE_EACH),
    ("spell", BOARD, A_MOVE_EACH),
    ("mute", BOARD, A_MOVE_EACH),
    ("unmute", BOARD, A_MOVE_EACH),
    ("draw", ENDING, "start\nw: c3-d4"),
    ("accept", ENDING, OFFER_MADE),
    ("decline", ENDING, OFFER_MADE),
    ("resign", BOARD, A_MOVE_EACH),
    ("claim repetition", BOARD, A_MOVE_EACH),
    ("flag", BOARD, "start\n+46:00"),
    ("w: resign", BOARD, A_MOVE_EACH),
    ("b: accept", ENDING, OFFER_MADE),
    ("call", BOARD, A_MOVE_EACH),
    ("to the arbiter the light is in my eyes", BOARD, A_MOVE_EACH),
    ("undo", AT_HOME, "start\nw: c3-d4"),
    ("correct", BOARD, MISSED_CAPTURE),
    ("let stand", BOARD, MISSED_CAPTURE),
    ("w: shorter", BOARD, A_MOVE_EACH),
    ("b: slower", BOARD, A_MOVE_EACH),
    ("w: spell", BOARD, A_MOVE_EACH),
    ("quit", BOARD, A_MOVE_EACH),
];

const ASSISTANT: &[Line] = &[
    ("a: white's assistant: moves, presses the clock, keeps score", BOARD, STARTED),
    ("wa: c3-d4", BOARD, STARTED),
    ("wa: written", BOARD, "start\nwa: c3-d4"),
    ("wa: press", BOARD, "start\nwa: c3-d4\nwa: written"),
    ("wa: clock", BOARD, STARTED),
    ("wa: turn", BOARD, STARTED),
    ("wa: number", BOARD, STARTED),
    ("wa: fault black king not crowned", CROWNING, "start\nb: b2-a1\nb: press"),
    ("wa: flag", BOARD, "start\nw: c3-d4\nw: press\n+46:00"),
    ("wa: draw", ENDING, "start\nwa: c3-d4"),
    ("wa: call", BOARD, STARTED),
    ("wa: touch c3", BOARD, STARTED),
    ("wa: lift c3", BOARD, "start\nwa: touch c3"),
    ("wa: place d4", BOARD, "start\nwa: touch c3\nwa: lift c3"),
    ("wa: made", BOARD, "start\nwa: touch c3\nwa: lift c3\nwa: place d4"),
    ("w: draw", ENDING, "start\nw: c3-d4"),
    ("call", BOARD, STARTED),
];

const ARBITER: &[Line] = &[
    ("a: report", BOARD, STARTED),
    ("a: start", BOARD, ""),
    ("a: start at 15:00", BOARD, ""),
    ("a: absent black", BOARD, ""),
    ("a: arrived black", BOARD, "a: absent black"),
    ("a: clock", BOARD, STARTED),
    ("a: uphold", BOARD, "start\n+46:00"),
    ("a: reject", BOARD, "start\n+46:00"),
    ("a: correct", CAPTURE, "start\nw: g3-h4\nw: press"),
    ("a: correct c3:e5", CAPTURE, "start\nw: g3-h4\nw: press"),
    ("a: let stand", CAPTURE, "start\nw: g3-h4\nw: press"),
    ("a: fault white touched another", BOARD, "start\nw: c3-d4\nw: press"),
    ("a: pause", BOARD, STARTED),
    ("a: resume", BOARD, "start\na: pause"),
    ("a: add white 2:00 because the clock failed", BOARD, STARTED),
    ("a: take white 2:00 because the clock failed", BOARD, STARTED),
    ("a: set white 40:00 because the clock failed", BOARD, STARTED),
    ("a: sanction white caution because talking", BOARD, STARTED),
    ("a: result draw because both came late", BOARD, STARTED),
    ("a: sign both", BOARD, "start\na: result draw because x\nyes"),
    ("a: undo", BOARD, RULED),
    ("rule 5.4.14", BOARD, STARTED),
    ("rule touch", BOARD, STARTED),
    ("why", BOARD, RULED),
    ("w: protest the position was restored wrongly", BOARD, RULED),
    ("decisions", BOARD, RULED),
    ("a: uphold protest", BOARD, "start\na: add white 2:00 because x\nw: protest x"),
    ("a: reject protest", BOARD, "start\na: add white 2:00 because x\nw: protest x"),
    ("a: adjourn", CHESS, STARTED),
    ("a: session ends at 19:00", CHESS, STARTED),
    ("boards", BOARDS, "all start"),
    ("board 2", BOARDS, "all start"),
    ("2: pause", BOARDS, "all start"),
    ("all pause", BOARDS, "all start"),
    ("calls", BOARDS, "all start"),
    ("3: done", BOARDS, "all start\n3: w: call"),
    ("which board", BOARDS, "all start"),
    ("?", BOARD, STARTED),
    ("? rulings", BOARD, STARTED),
    ("a: on d4 white man is missing", BOARD, "start\nw: c3-d4\nw: press\na: pause"),
    ("a: touched c3", BOARD, STARTED),
    ("all start", BOARDS, ""),
];

const TRAINER: &[Line] = &[
    ("next", REPLAY, ""),
    ("previous", REPLAY, "+\n+"),
    ("first", REPLAY, "+\n+"),
    ("end", REPLAY, ""),
    ("go 12", REPLAY, ""),
    ("go 12 black", REPLAY, ""),
    ("position 3", REPLAY, ""),
    ("play", REPLAY, ""),
    ("play 3", REPLAY, ""),
    ("realtime", REPLAY, ""),
    ("clock", REPLAY, "+"),
    ("board", REPLAY, "+"),
    ("square d4", REPLAY, "+"),
    ("pieces", REPLAY, "+"),
    ("moves d4", REPLAY, "+"),
    ("c3-d4", REPLAY, ""),
    ("variations", VARIED, "first\n+\n+"),
    ("variation 2", VARIED, "first\n+\n+"),
    ("main line", VARIED, "first\n+\n+\nvariation 2"),
    ("games", COLLECTION, ""),
    ("games 2026", COLLECTION, ""),
    ("games 1-0", COLLECTION, ""),
    ("games draw", COLLECTION, ""),
    ("games position", COLLECTION, ""),
    ("game 3", COLLECTION, ""),
    ("next game", COLLECTION, ""),
    ("previous game", COLLECTION, "game 3"),
    ("note a tempo was lost here", REPLAY, "+"),
    ("next irregularity", REPLAY, ""),
    ("previous offer", REPLAY, ""),
    ("as heard", REPLAY, ""),
    ("as heard by white", REPLAY, ""),
    ("as now", REPLAY, ""),
    ("play from here", REPLAY, "+"),
    ("play from here as black level 2", REPLAY, "+"),
    ("quit", REPLAY, ""),
    ("hint", SPARRING, ""),
    ("why", SPARRING, "c3-d4"),
    ("draw", SPARRING_CHESS, "e2-e4\n+0:02\nd2-d3"),
    ("repeat", DRILL, ""),
    ("show", DRILL, ""),
    ("later", DRILL, ""),
    ("level", SPARRING, ""),
    ("level 4", SPARRING, ""),
    ("rematch", SPARRING, "resign\nyes"),
    ("replay", SPARRING, "resign\nyes"),
    ("export", SPARRING, "resign\nyes"),
    ("moves c3", TRAINING, STARTED),
    ("undo", TRAINING, "start\nc3-d4"),
    ("white c3 e3", MENU, SET_UP),
    ("black men d4 king h8", MENU, SET_UP),
    ("white to move", MENU, SET_UP),
    ("done", MENU, "4\n+\nwhite c3 e3\nblack men d4 king h8\nwhite to move"),
    ("answer", COURSE, "+"),
    ("retry", COURSE, "+"),
    ("list", COURSE, "+"),
];

/// What is typed elsewhere than at the board that the guide opens: tutorials and menus, other games, a record that is resumed.
const ELSEWHERE: &[&str] = &[
    "stop",
    "more games",
    "back",
    "c3:e5",
    "32-28",
    "Nf3",
    "e2-e4",
    "0-0",
    "h8",
    "knight f three",
    "teach pad",
    "wa:",
    "ba:",
    "a:",
    "w:",
    "b:",
    "a: open envelope",
    "a: gap leave",
    "a: gap charge",
    "regulation",
    "missing",
    "round results",
];

fn document(lang: Lang, name: &str) -> String {
    let path = format!("docs/{lang}/{name}.md");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands between backticks outside the code blocks.
fn quoted(text: &str) -> Vec<String> {
    let prose: String = text.split("```").step_by(2).collect();
    prose.split('`').skip(1).step_by(2).map(|code| code.replace('\n', " ")).collect()
}

/// The first line of a shell in a document with these words.
fn command<'a>(text: &'a str, words: &str) -> &'a str {
    let lines = blocks(text).into_iter().filter(|(kind, _)| *kind == "sh").flat_map(|(_, lines)| lines);
    let line = lines.into_iter().find(|line| line.contains(words)).unwrap_or_else(|| panic!("no command with {words}"));
    line.split(" #").next().unwrap_or(line).trim()
}

fn opened(text: &str, opening: Opening) -> String {
    match opening {
        As(option) => command(text, option).to_owned(),
        With(option, changes) => {
            let line = command(text, option).to_owned();
            changes.iter().fold(line, |line, (old, new)| line.replace(old, new))
        }
    }
}

fn rehearse(script: &str) -> Output {
    rehearse_in(Lang::En, script)
}

/// The same in the language of a system that the script does not name.
fn rehearse_in(lang: Lang, script: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("script.txt");
    fs::write(&file, script).expect("a script");
    let mut command = crate::support::command();
    command.env("GOLOS_LANG", lang.code());
    command.args(["rehearse", "--voice", "none", "--no-pad", "--dir"]).arg(folder.path()).arg(file);
    command.output().expect("golos rehearses")
}

/// Types each quoted line of a guide, with the commands of `commands`; what was refused.
fn refused(guide: &str, commands: &str, lines: &[Line]) -> Vec<String> {
    let english = quoted(&document(Lang::En, guide));
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let texts = document(lang, commands);
        let own = quoted(&document(lang, guide));
        assert_eq!(own.len(), english.len(), "docs/{lang}/{guide}.md quotes as many lines as docs/en/{guide}.md");
        for (line, in_english) in own.iter().zip(&english) {
            if in_english.starts_with("golos")
                || in_english.starts_with("--")
                || ELSEWHERE.contains(&in_english.as_str())
            {
                continue;
            }
            let Some((_, opening, before)) = lines.iter().find(|(known, ..)| known == in_english) else {
                wrong.push(format!("docs/{lang}/{guide}.md: `{line}`: nothing says how it comes about"));
                continue;
            };
            let script = format!("{}\n{before}\n{}\n=> done\n", opened(&texts, *opening), line.replace('…', "x"));
            let output = rehearse_in(lang, &script);
            if !output.status.success() {
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                wrong.push(format!("docs/{lang}/{guide}.md: `{line}`: {}", said.trim()));
            }
        }
    }
    wrong
}

#[test]
fn every_line_of_the_players_guide_is_accepted() {
    assert_eq!(refused("player", "player", PLAYER), Vec::<String>::new());
}

#[test]
fn every_line_of_the_assistants_guide_is_accepted_with_its_tasks() {
    assert_eq!(refused("assistant", "assistant", ASSISTANT), Vec::<String>::new());
}

#[test]
fn every_line_of_the_trainers_guide_is_accepted() {
    assert_eq!(refused("trainer", "trainer", TRAINER), Vec::<String>::new());
}

#[test]
fn every_line_of_the_arbiters_guide_is_accepted_with_its_ears() {
    assert_eq!(refused("arbiter", "arbiter", ARBITER), Vec::<String>::new());
}

#[test]
fn every_line_of_the_arbiters_checklist_is_accepted() {
    assert_eq!(refused("checklist", "arbiter", ARBITER), Vec::<String>::new());
}

/// A control that the rules do not name is told of in the first line that a newcomer hears.
#[test]
fn no_guide_opens_a_game_with_a_control_that_its_rules_do_not_name() {
    for lang in Lang::ALL {
        let texts = fs::read_to_string(format!("src/wording/text/{lang}/game.ftl")).expect("the texts");
        let warning = texts.split("start-control-outside = ").nth(1).and_then(|rest| rest.split('{').next());
        let warning = warning.expect("the warning").trim().to_owned();
        for guide in ["player", "assistant", "arbiter", "trainer"] {
            let text = document(lang, guide);
            let shells = blocks(&text).into_iter().filter(|(kind, _)| *kind == "sh").flat_map(|(_, lines)| lines);
            for line in shells.filter(|line| line.contains("--control")) {
                let output = rehearse(&format!("{line}\nquit\nyes\n"));
                let said = String::from_utf8_lossy(&output.stdout).into_owned();
                assert!(!said.contains(&warning), "docs/{lang}/{guide}.md: {line}: {said}");
            }
        }
    }
}

#[test]
fn the_tournament_is_played_from_entries_to_the_report() {
    for lang in Lang::ALL {
        let text = document(lang, "tournament");
        let typed: Vec<&str> =
            blocks(&text).into_iter().filter(|(kind, _)| *kind == "text").flat_map(|(_, lines)| lines).collect();
        assert!(typed.len() > 30, "{lang}: {}", typed.len());
        let lines: String = typed.iter().map(|line| format!("{line}\n=> done\n")).collect();
        let output = rehearse(&format!("{}\n{lines}", command(&text, "golos event")));
        assert!(output.status.success(), "{lang}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Words of the desk of an event that stand alone in the tables of the reference.
const ALONE_AT_THE_DESK: &[&str] = &[
    "undo",
    "entries",
    "pairs",
    "round",
    "missing",
    "standings",
    "regulation",
    "opening",
    "start",
    "pair",
    "export",
    "publish",
];

/// Six entries and a paired round.
const A_PAIRED_ROUND: &str = "enter A Li\nenter B Li\nenter C Li\nenter D Li\nenter E Li\nenter F Li\ndraw x\npair";

/// What stands between backticks in the tables.
fn quoted_in_tables(text: &str) -> Vec<String> {
    let prose: String = text.split("```").step_by(2).collect();
    let rows = prose.lines().filter(|line| line.starts_with('|'));
    rows.flat_map(|row| row.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn every_line_in_the_tables_of_the_events_is_understood_at_the_desk() {
    let english = quoted_in_tables(&document(Lang::En, "events"));
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let own = quoted_in_tables(&document(lang, "events"));
        assert_eq!(own.len(), english.len(), "docs/{lang}/events.md");
        let texts = fs::read_to_string(format!("src/wording/text/{lang}/event.ftl")).expect("the texts");
        let refusal = texts.split("event-refuse-line = ").nth(1).and_then(|rest| rest.split('{').next());
        let refusal = refusal.expect("the refusal").trim().to_owned();
        let is_line = |it: &str| !it.starts_with("--") && (it.contains(' ') || ALONE_AT_THE_DESK.contains(&it));
        for (line, _) in own.iter().zip(&english).filter(|(_, in_english)| is_line(in_english)) {
            let typed = line.replace('…', "x");
            let output = rehearse(&format!(
                "golos event X --lang {lang} --system own-numbers --rounds 7\n{A_PAIRED_ROUND}\n{typed}\n"
            ));
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            if said.contains(&refusal) {
                wrong.push(format!("docs/{lang}/events.md: `{line}`"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
