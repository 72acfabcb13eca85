//! `golos page`: a game as a page of HTML, read as a document here, and gone through in a browser where there is one.
//!
//! The browser is `chromium`, or what `CHROMIUM` names; what audits the page is axe-core, the file `axe.min.js` that `AXE_JS`
//! names. Debian has no axe-core, so that only `GOLOS_REQUIRE_AXE` makes its tests fail without it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use golos::wording::Lang;
use quick_xml::Reader;
use quick_xml::events::Event;

use crate::support::{missing, tools::missing_by};

/// A record of each family, with how many pieces stand on the board at the start and at the end.
const RECORDS: [(&str, usize, usize); 4] = [
    ("v1-chess.ron", 32, 32),
    ("v1-russian-open.ron", 24, 24),
    ("v1-international.ron", 40, 38),
    ("v1-renju.ron", 0, 11),
];

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name)
}

fn page(lang: Lang, args: &[&str]) -> Output {
    let mut command = crate::support::command();
    command.args(["--lang", lang.code(), "page"]).args(args).output().expect("golos writes")
}

/// The page of a file.
fn made(lang: Lang, file: &Path, more: &[&str]) -> String {
    let file = file.display().to_string();
    let args: Vec<&str> = [file.as_str()].into_iter().chain(more.iter().copied()).collect();
    let output = page(lang, &args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn record(lang: Lang, name: &str) -> String {
    made(lang, &fixture("journal").join(name), &[])
}

/// The values of an attribute of the elements of this name; every element of the body is closed in its place.
fn values(html: &str, element: &str, attribute: &str) -> Vec<String> {
    let body = html.find("<body>").expect("a body")..html.rfind("</html>").expect("its end");
    // A script may hold what is no tag.
    let (before, rest) = html[body].split_once("<script>").expect("a script");
    let (_, after) = rest.split_once("</script>").expect("its end");
    let sound = format!("{before}{after}");
    let mut reader = Reader::from_str(&sound);
    let mut found = Vec::new();
    loop {
        match reader.read_event().expect("sound tags") {
            Event::Start(tag) | Event::Empty(tag) if tag.name().as_ref() == element => {
                let attributes = tag.attributes().map(|attribute| attribute.expect("an attribute"));
                let named = attributes.filter(|it| it.key.as_ref() == attribute);
                found.extend(named.map(|it| it.value.into_owned()));
            }
            Event::Eof => return found,
            _ => {}
        }
    }
}

#[test]
fn every_family_has_its_moves_its_positions_and_its_words() {
    for (name, first, last) in RECORDS {
        for lang in Lang::ALL {
            let html = record(lang, name);
            assert!(html.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{}\">", lang.code())), "{name}");
            let boards = values(&html, "li", "data-board");
            let pieces = |board: &String| board.chars().filter(|sign| *sign != '.').count();
            assert_eq!((boards.first().map(pieces), boards.last().map(pieces)), (Some(first), Some(last)), "{name}");
            assert_eq!(values(&html, "use", "href").iter().filter(|it| it.starts_with("#piece-")).count(), last);
            for attribute in ["data-said", "data-words"] {
                let told = values(&html, "li", attribute);
                assert!(told.len() == boards.len() && told.iter().all(|told| told.ends_with('.')), "{lang} {name}");
            }
            assert_eq!(html.matches("class=\"time\"").count() + 1, boards.len(), "{name}");
        }
    }
}

#[test]
fn a_move_is_heard_with_the_clocks_and_whose_turn_it_is() {
    for (lang, said) in [
        (Lang::En, "knight g1 to f3. White, move 2. White 59:57. Black 1:01:59. Black to move."),
        (Lang::Ru, "конь g1 – f3. Белые, 2-й ход. Белые: 59:57. Чёрные: 1:01:59. Ход чёрных."),
        (Lang::Uk, "кінь g1 – f3. Білі, 2-й хід. Білі: 59:57. Чорні: 1:01:59. Хід чорних."),
    ] {
        let html = record(lang, "v1-chess.ron");
        assert_eq!(values(&html, "li", "data-said")[3], said);
        // The last position and how the game ended are there without a script.
        let shown =
            html.split("<p id=\"now\"").nth(1).and_then(|rest| rest.split_once("</p>")).expect("what is shown").0;
        assert!(shown.ends_with("1:06:01."), "{shown}");
        assert!(html.contains("<dd>0-1. "), "{html}");
    }
}

#[test]
fn what_was_taken_back_stands_behind_the_move_before_it_and_what_few_heard_stands_nowhere() {
    let html = record(Lang::En, "v1-russian.ron");
    assert!(
        html.contains("1... d6-c5</span>")
            && html.contains("<p>e3 to f4. White, move 2. ")
            && html.contains("takes back an entry: "),
        "{html}"
    );
    for (name, unheard) in [
        ("v1-russian.ron", &["seen", "calls the arbiter"][..]),
        ("v1-chess-illegal.ron", &["warned", "Or let it stand"]),
    ] {
        let said = values(&record(Lang::En, name), "li", "data-said").join(" ");
        assert!(!said.is_empty() && unheard.iter().all(|unheard| !said.contains(unheard)), "{name}: {said}");
    }
}

#[test]
fn a_sealed_move_stays_in_its_envelope() {
    let html = record(Lang::En, "v1-chess-sealed.ron");
    let moves = values(&html, "li", "data-board").len();
    assert!(html.contains("sealed") && moves > 1, "{html}");
    assert_eq!(html.matches("class=\"move\"").count(), moves);
}

#[test]
fn a_game_of_a_file_has_its_comments_and_no_clocks_and_nothing_of_it_becomes_a_tag() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    let tags = "[White \"<img src=x onerror=alert(1)>\"]\n[Black \"O'Neil & \\\"Co\\\"\"]\n[Result \"1-0\"]\n";
    fs::write(&file, format!("{tags}\n1. e4 {{</script><b>a plan}} e5 2. Nf3 1-0\n")).expect("a file");
    let html = made(Lang::En, &file, &[]);
    assert_eq!(values(&html, "li", "id"), ["m0", "m1", "m2", "m3"]);
    assert!(!html.contains("<img") && !html.contains("<b>") && html.contains("&lt;b&gt;a plan."), "{html}");
    assert!(html.contains("O'Neil &amp; &quot;Co&quot;"), "{html}");
    assert_eq!((html.matches("</script").count(), html.matches("class=\"time\"").count()), (1, 0));
    for (fixture_name, more) in [("pdn/annotated.pdn", &["--game", "2"][..]), ("renju/sample.rif", &[])] {
        assert!(made(Lang::Uk, &fixture(fixture_name), more).contains("data-board"), "{fixture_name}");
    }
}

/// A game of sixty moves, of which none repeats a position five times.
fn long_game() -> String {
    let mut text = "[White \"Anna\"]\n[Black \"Boris\"]\n[Result \"*\"]\n\n".to_owned();
    let pawns = ["3", "4"].into_iter().flat_map(|rank| "abcdeg".chars().map(move |file| (file, rank)));
    let mut number = 1;
    for (file, rank) in pawns {
        let black = if rank == "3" { "6" } else { "5" };
        let pawns = format!("{file}{rank} {file}{black}");
        for pair in ["Nf3 Nf6", "Ng1 Ng8", "Nh3 Nh6", "Ng1 Ng8", &pawns] {
            let _ = write!(text, "{number}. {pair} ");
            number += 1;
        }
    }
    text + "*\n"
}

#[test]
fn a_long_game_stays_small() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("long.pgn");
    fs::write(&file, long_game()).expect("a file");
    let html = made(Lang::Uk, &file, &[]);
    assert_eq!(values(&html, "li", "id").len(), 121);
    assert!(html.len() < 300_000, "{} bytes", html.len());
    // Nothing is fetched.
    assert!(!html.contains("url(") && !html.contains("@import") && !html.contains("src="), "something is outside");
    let outside: Vec<&str> =
        html.split("http").skip(1).filter(|it| it.starts_with("://") || it.starts_with("s:")).collect();
    assert!(outside.iter().all(|it| it.starts_with("://www.w3.org/2000/svg")), "{outside:?}");
}

#[test]
fn a_page_is_not_written_over_and_what_is_no_game_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let [game, out] =
        [fixture("journal/v1-chess.ron"), folder.path().join("a.html")].map(|path| path.display().to_string());
    assert!(page(Lang::Ru, &[&game, &out]).status.success());
    let again = page(Lang::Ru, &[&game, "--flip", &out]);
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("--force"));
    let first = fs::read_to_string(&out).expect("a page");
    assert!(page(Lang::Ru, &[&game, "--flip", "--force", &out]).status.success());
    assert_ne!(fs::read_to_string(&out).expect("a page"), first);
    let games = fixture("chess/sample.pgn").display().to_string();
    for args in [&["nothing.ron"][..], &[games.as_str(), "--game", "99"], &[out.as_str()]] {
        let refused = page(Lang::Ru, args);
        assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0), "{args:?}");
        assert!(!refused.stderr.is_empty());
    }
}

/// A browser, and where it keeps what it has to.
pub struct Browser {
    program: PathBuf,
    folder: tempfile::TempDir,
}

/// What a variable names, or the first program of this name on the search path.
fn found(variable: &str, program: &str) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    named.or_else(|| env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file()))
}

impl Browser {
    pub fn find() -> Option<Browser> {
        let Some(program) = found("CHROMIUM", "chromium") else { return missing("chromium") };
        Some(Browser { program, folder: tempfile::tempdir().expect("a folder") })
    }

    /// What a script wrote at the end of a page, line by line. It calls `done` with its text.
    pub fn run(&self, html: &str, script: &str, more: &[&str]) -> Vec<String> {
        let file = self.folder.path().join("page.html");
        let done = "function done(text) { var out = document.createElement('pre'); out.id = 'out'; \
                    out.textContent = text; document.body.appendChild(out); }";
        fs::write(&file, html.replace("</body>", &format!("<script>{done}\n{script}</script></body>")))
            .expect("a page");
        let mut command = Command::new(&self.program);
        command.args(["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1920,1400"]).args(more);
        command.arg(format!("--user-data-dir={}", self.folder.path().join("user").display()));
        command.args(["--virtual-time-budget=20000", "--dump-dom"]).arg(format!("file://{}", file.display()));
        let output = command.stderr(Stdio::null()).output().expect("the browser");
        let dump = String::from_utf8_lossy(&output.stdout).into_owned();
        let out = dump.rsplit_once("<pre id=\"out\">").and_then(|(_, rest)| rest.split_once("</pre>"));
        let out = out.unwrap_or_else(|| panic!("nothing was written: {dump}")).0;
        out.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").lines().map(str::to_owned).collect()
    }
}

/// Presses keys, and writes down behind each what is announced, how many pieces stand, and where the lowest stands.
const KEYS: &str = "
var lines = [], now = document.getElementById('now');
function told() {
  var uses = document.querySelectorAll('#pieces use'), foot = document.querySelector('#edges text');
  lines.push([uses.length, foot ? foot.textContent : '', document.querySelector('[aria-current]').textContent,
    now.textContent].join('|'));
}
function press(key, code) {
  var target = document.activeElement || document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: key, code: code || key, bubbles: true, cancelable: true }));
  told();
}
told();
press('ArrowRight'); press('ArrowRight'); press('ArrowLeft'); press('End'); press('ArrowRight'); press('Home');
press('f', 'KeyF');
document.getElementById('board').focus();
press('f', 'KeyF'); press('\\u0430', 'KeyF');
document.querySelector('[data-do=last]').click(); told();
document.querySelectorAll('#moves button')[1].click(); told();
done(lines.join('\\n'));
";

#[test]
fn a_page_is_gone_through_by_keys_in_a_browser() {
    let Some(browser) = Browser::find() else { return };
    for (name, first, last) in RECORDS {
        let html = record(Lang::Ru, name);
        let said = values(&html, "li", "data-said");
        let told = browser.run(&html, KEYS, &[]);
        let told: Vec<Vec<&str>> = told.iter().map(|line| line.splitn(4, '|').collect()).collect();
        assert_eq!(told.len(), 12, "{name}: {told:?}");
        let (end, start) = (said.len() - 1, 0);
        for (line, step) in [start, 1, 2, 1, end, end, start, start].into_iter().enumerate() {
            assert_eq!(told[line][3], said[step], "{name}, line {line}");
        }
        assert_eq!((told[0][0], told[4][0]), (first.to_string().as_str(), last.to_string().as_str()), "{name}");
        // One letter does nothing outside the game; within it the board turns, and turns back.
        assert_eq!(told[8][3], "Доска повёрнута.");
        assert_eq!(told[9][3], "Доска повёрнута обратно.");
        if name != "v1-international.ron" {
            assert!(told[7][1] == told[0][1] && told[8][1] == "1" && told[9][1] == told[0][1], "{name}: {told:?}");
        }
        assert_eq!((told[10][3], told[11][3]), (said[end].as_str(), said[1].as_str()), "{name}");
    }
}

/// Audits the page, and writes a line for each violation.
const AUDIT: &str = "
axe.run(document, { resultTypes: ['violations'] }).then(function (result) {
  var scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var found = result.violations.map(function (it) { return it.id + ': ' + it.nodes.map(function (node) { return node.html; }).join(' '); });
  done([scheme, result.passes.length > 15].concat(found).join('\\n'));
}, function (error) { done('error ' + error); });
";

/// The script that audits a page; none where axe-core is not there.
pub fn audit() -> Option<String> {
    let axe = env::var_os("AXE_JS").or_else(|| missing_by("GOLOS_REQUIRE_AXE", "axe.min.js, which AXE_JS names"))?;
    Some(format!("{}\n{AUDIT}", fs::read_to_string(axe).expect("axe-core")))
}

#[test]
fn an_audit_of_accessibility_finds_nothing_in_light_and_dark() {
    let Some(browser) = Browser::find() else { return };
    let Some(audit) = audit() else { return };
    for (name, ..) in RECORDS {
        for (lang, scheme, more) in [
            (Lang::En, "light", &["--blink-settings=preferredColorScheme=1"][..]),
            (Lang::Uk, "dark", &["--blink-settings=preferredColorScheme=0"]),
        ] {
            let found = browser.run(&record(lang, name), &audit, more);
            assert_eq!(found, [scheme, "true"], "{lang} {name}");
        }
    }
    // What audits finds what is wrong.
    let bad =
        record(Lang::En, "v1-chess.ron").replace("<html lang=\"en\">", "<html>").replace("--ink:#111", "--ink:#bbb");
    let found = browser.run(&bad, &audit, &["--blink-settings=preferredColorScheme=1"]);
    let has = |id: &str| found.iter().any(|line| line.starts_with(id));
    assert!(has("html-has-lang") && has("color-contrast"), "{found:?}");
}
