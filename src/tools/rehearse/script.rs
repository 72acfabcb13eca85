//! A script as it is read: what is typed when, and what is expected of it.

use super::expect::{Expectation, Expected};
use golos_clock::Ms;
use golos_game::Seat;
use golos_rules::Side;
use golos_wording::{Lang, Sentence, Slot, message};

/// No pause of a script is longer, in hours: a hundred years.
const MOST_HOURS: u64 = 100 * 366 * 24;

/// A line of a script that cannot be understood.
#[derive(Debug, thiserror::Error)]
pub enum ScriptError {
    #[error("line {line}: {text}: a time is written +mm:ss, +mm:ss.f, +h:mm:ss or +3d, a hundred years at most")]
    Time { line: usize, text: String },
    #[error(
        "line {line}: {text}: expected can be: refused, white hears WORDS, white does not hear WORDS, clock white 12:34.5, \
         runs black, pending flag, result white, board POSITION; white, black, arbiter; nobody, nothing, none"
    )]
    Expected { line: usize, text: String },
    #[error(
        "line {line}: {text}: terminals are written `terminals: white ru, black uk, arbiter en`; white, black, arbiter, wa, \
         ba, each once; en, ru, uk"
    )]
    Terminals { line: usize, text: String },
    #[error("line {line}: {text}: typed text follows the name of a terminal: [{first}]")]
    Terminal { line: usize, text: String, first: &'static str },
    #[error("line {line}: {text}: a quotation mark is not closed")]
    Quote { line: usize, text: String },
}

impl ScriptError {
    /// The same in words of a language. What a script is written in is the same in every one.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let n = |line: usize| u32::try_from(line).unwrap_or(u32::MAX);
        let text_of = |text: &str| Slot::Text(text.to_owned());
        match self {
            ScriptError::Time { line, text } => {
                message::script_time(n(*line), text_of(text), text_of("+mm:ss, +mm:ss.f, +h:mm:ss, +3d"))
            }
            ScriptError::Expected { line, text } => {
                let wishes = WISHES.map(str::to_owned).to_vec();
                message::script_expected(n(*line), text_of(text), Slot::Texts(wishes))
            }
            ScriptError::Terminals { line, text } => message::script_terminals(
                n(*line),
                text_of(text),
                text_of("terminals: white ru, black uk, arbiter en, wa, ba"),
            ),
            ScriptError::Terminal { line, text, first } => {
                message::script_terminal(n(*line), text_of(text), text_of(&format!("[{first}]")))
            }
            ScriptError::Quote { line, text } => message::script_quote(n(*line), text_of(text)),
        }
    }
}

/// What can be expected, by examples.
const WISHES: [&str; 8] = [
    "refused",
    "done",
    "white hears WORDS",
    "white does not hear WORDS",
    "clock white 12:34.5",
    "runs black",
    "pending flag",
    "result white",
];

/// What is done in a rehearsal, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// How the program is started; none: the script does not say.
    start: Option<Vec<String>>,
    /// The terminals at the board; none: it is one that hears everything, or whatever the start says.
    terminals: Vec<Post>,
    /// What is expected before anything is done.
    first: Vec<Expected>,
    steps: Vec<ScriptStep>,
}

/// A terminal: whose it is, and its language, if that is not the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    pub seat: Seat,
    pub lang: Option<Lang>,
}

impl Post {
    /// How a script calls it.
    #[must_use]
    pub fn name(self) -> &'static str {
        POSTS.into_iter().find(|(seat, _)| *seat == self.seat).map_or("", |(_, name)| name)
    }

    /// `white ru`, or `white` alone.
    fn read(text: &str) -> Option<Post> {
        let mut words = text.split_whitespace();
        let seat = read_seat(words.next()?)?;
        let lang = words.next().map(|code| Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(()));
        let lang = lang.transpose().ok()?;
        words.next().is_none().then_some(Post { seat, lang })
    }
}

/// The seats that a script names.
const POSTS: [(Seat, &str); 5] = [
    (Seat::Player(Side::White), "white"),
    (Seat::Player(Side::Black), "black"),
    (Seat::Arbiter, "arbiter"),
    (Seat::Assistant(Side::White), "wa"),
    (Seat::Assistant(Side::Black), "ba"),
];

pub(super) fn read_seat(text: &str) -> Option<Seat> {
    POSTS.into_iter().find(|(_, name)| *name == text).map(|(seat, _)| seat)
}

/// So much time passes; then something is typed, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScriptStep {
    pub(super) line: usize,
    pub(super) pause: Ms,
    /// At which terminal it is typed: its place among those of the script.
    pub(super) terminal: usize,
    pub typed: Option<String>,
    pub(super) expected: Vec<Expected>,
}

impl Script {
    /// Reads a script. Its first line may say how the program is started: `golos play --control 5`; the next, which
    /// terminals are at the board: `terminals: white ru, black uk`. A line may begin with
    /// `+mm:ss`: so much time passes first. A line behind `=>` is expected of the line above. Lines that begin with `#`
    /// and empty lines are skipped; a lone `+` is Enter on an empty line.
    ///
    /// # Errors
    /// [`ScriptError`] with the line.
    pub fn parse(text: &str) -> Result<Script, ScriptError> {
        let mut script = Script { start: None, terminals: Vec::new(), first: Vec::new(), steps: Vec::new() };
        for (index, line) in text.lines().enumerate() {
            let (number, line) = (index + 1, line.trim_start_matches('\u{feff}').trim());
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            script.take(number, line)?;
        }
        Ok(script)
    }

    /// The words that start the program, the name of the program first; none if the script does not say.
    #[must_use]
    pub fn start(&self) -> Option<&[String]> {
        self.start.as_deref()
    }

    /// The same, where a terminal without a language of its own has this usual one.
    #[must_use]
    pub fn usually(mut self, lang: Lang) -> Script {
        for post in &mut self.terminals {
            post.lang.get_or_insert(lang);
        }
        self
    }

    /// The terminals at the board; empty if it is the one that the program is started at.
    #[must_use]
    pub fn terminals(&self) -> &[Post] {
        &self.terminals
    }

    pub(super) fn first(&self) -> &[Expected] {
        &self.first
    }

    pub(super) fn steps(&self) -> &[ScriptStep] {
        &self.steps
    }

    fn take(&mut self, line: usize, text: &str) -> Result<(), ScriptError> {
        if let Some(wished) = text.strip_prefix("=>") {
            let wish = Expectation::read(wished.trim());
            let wish = wish.ok_or_else(|| ScriptError::Expected { line, text: text.to_owned() })?;
            let expected = self.steps.last_mut().map_or(&mut self.first, |step| &mut step.expected);
            expected.push(Expected { line, text: wished.trim().to_owned(), wish });
            return Ok(());
        }
        let is_first = self.steps.is_empty() && self.first.is_empty() && self.terminals.is_empty();
        if let Some(posts) = text.strip_prefix("terminals:").filter(|_| is_first) {
            let posts: Option<Vec<Post>> = posts.split(',').map(Post::read).collect();
            let is_once = |posts: &Vec<Post>| {
                posts
                    .iter()
                    .enumerate()
                    .all(|(at, post)| posts.iter().skip(at + 1).all(|other| other.seat != post.seat))
            };
            let posts = posts.filter(is_once).ok_or_else(|| ScriptError::Terminals { line, text: text.to_owned() })?;
            self.terminals = posts;
            return Ok(());
        }
        if is_first && self.start.is_none() && text.split_whitespace().next() == Some("golos") {
            let words = words(text).ok_or_else(|| ScriptError::Quote { line, text: text.to_owned() })?;
            self.start = Some(words);
            return Ok(());
        }
        let (pause, typed) = step(text).ok_or_else(|| ScriptError::Time { line, text: text.to_owned() })?;
        let (terminal, typed) = match typed {
            Some(typed) if !self.terminals.is_empty() => {
                let (terminal, typed) = self.at(&typed).ok_or_else(|| {
                    let first = self.terminals.first().map_or("", |post| post.name());
                    ScriptError::Terminal { line, text: text.to_owned(), first }
                })?;
                (terminal, Some(typed))
            }
            typed => (0, typed),
        };
        self.steps.push(ScriptStep { line, pause, terminal, typed, expected: Vec::new() });
        Ok(())
    }

    /// At which terminal something is typed, and what: `[black] offer`; `[black]` alone is Enter on an empty line.
    fn at(&self, text: &str) -> Option<(usize, String)> {
        let (name, typed) = text.strip_prefix('[')?.split_once(']')?;
        let terminal = self.terminals.iter().position(|post| post.name() == name.trim())?;
        Some((terminal, typed.trim().to_owned()))
    }
}

/// The words of a line; blanks between quotation marks belong to the word.
fn words(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (!quoted).then_some(words)
}

/// The pause at the head of a line, and what is typed after it.
fn step(line: &str) -> Option<(Ms, Option<String>)> {
    let Some(rest) = line.strip_prefix('+') else { return Some((Ms::ZERO, Some(line.to_owned()))) };
    if rest.is_empty() {
        return Some((Ms::ZERO, Some(String::new())));
    }
    let (time, typed) = rest.split_once(char::is_whitespace).map_or((rest, None), |(time, typed)| (time, Some(typed)));
    Some((span(time)?, typed.map(|typed| typed.trim().to_owned())))
}

/// `mm:ss` or `h:mm:ss`, with up to three digits of a fraction; `3d`, whole days.
pub(super) fn span(time: &str) -> Option<Ms> {
    if let Some(days) = time.strip_suffix('d') {
        let hours = digits(days)?.checked_mul(24).filter(|&hours| hours <= MOST_HOURS)?;
        return Some(Ms::from_mins(hours * 60));
    }
    let (whole, millis) = match time.split_once('.') {
        None => (time, 0),
        Some((whole, fraction)) => (whole, thousandths(fraction)?),
    };
    let parts: Vec<u64> = whole.split(':').map(digits).collect::<Option<_>>()?;
    let (hours, minutes, seconds) = match parts.as_slice() {
        [minutes, seconds] => (0, *minutes, *seconds),
        [hours, minutes, seconds] if *minutes < 60 => (*hours, *minutes, *seconds),
        _ => return None,
    };
    let minutes = hours.checked_mul(60)?.checked_add(minutes)?;
    if seconds >= 60 || minutes > MOST_HOURS * 60 {
        return None;
    }
    Some(Ms::from_mins(minutes) + Ms::from_secs(seconds) + Ms::new(millis))
}

fn digits(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn thousandths(fraction: &str) -> Option<u64> {
    let places = u32::try_from(fraction.len()).ok().filter(|places| (1..=3).contains(places))?;
    Some(digits(fraction)? * 10_u64.pow(3 - places))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_stands_at_the_head_of_a_line() {
        let cases = [
            ("c3-d4", Some((0, Some("c3-d4")))),
            ("+00:05 c3-d4", Some((5000, Some("c3-d4")))),
            ("+00:01.5", Some((1500, None))),
            ("+0:00:00.025 c", Some((25, Some("c")))),
            ("+1:00:00", Some((3_600_000, None))),
            ("+90:00", Some((5_400_000, None))),
            ("+3d due", Some((259_200_000, Some("due")))),
            ("+36601d", None),
            ("+d", None),
            ("+", Some((0, Some("")))),
            ("+5 c3", None),
            ("+1:60 x", None),
            ("+0:01.", None),
            ("+0:01.2345", None),
            ("+0:-1", None),
            ("+4294967295:00:00", None),
            ("+18446744073709551615:59", None),
            ("+99999999999999999999:00:00", None),
        ];
        for (line, expected) in cases {
            let expected =
                expected.map(|(millis, typed): (_, Option<&str>)| (Ms::new(millis), typed.map(str::to_owned)));
            assert_eq!(step(line), expected, "{line}");
        }
    }

    #[test]
    fn the_first_line_may_say_how_the_program_is_started() {
        let script = Script::parse("# An evening.\ngolos play --white \"Anna Maria\" --black \"\"\ngolos\n").unwrap();
        assert_eq!(script.start().unwrap(), ["golos", "play", "--white", "Anna Maria", "--black", ""]);
        assert_eq!(script.steps().len(), 1, "elsewhere it is what is typed");
        assert!(Script::parse("start\n").unwrap().start().is_none());
        assert!(Script::parse("golos play --white \"Anna\n").is_err());
    }

    #[test]
    fn terminals_are_named_once_and_each_line_says_at_which_it_is_typed() {
        let script =
            Script::parse("golos play\nterminals: white ru, arbiter\n[white] start\n+00:01 [arbiter]\n+1:00\n");
        let script = script.unwrap();
        let named: Vec<_> = script.terminals().iter().map(|post| (post.name(), post.lang)).collect();
        assert_eq!(named, [("white", Some(Lang::Ru)), ("arbiter", None)]);
        let steps: Vec<_> = script.steps().iter().map(|step| (step.terminal, step.typed.as_deref())).collect();
        assert_eq!(steps, [(0, Some("start")), (1, Some("")), (0, None)]);
        for (text, told) in [
            ("terminals: white, white\n", "line 1: terminals: white, white: terminals are written"),
            ("terminals: red\n", "line 1: terminals: red: terminals are written"),
            ("terminals: white de\n", "line 1: terminals: white de: terminals are written"),
            ("terminals: white ru\nstart\n", "line 2: start: typed text follows the name of a terminal: [white]"),
            ("terminals: white ru\n[black] start\n", "line 2: [black] start: typed text follows"),
        ] {
            let error = Script::parse(text).unwrap_err().to_string();
            assert!(error.starts_with(told), "{error}");
        }
        assert_eq!(Script::parse("[white] start\n").unwrap().steps()[0].typed.as_deref(), Some("[white] start"));
    }

    #[test]
    fn what_is_expected_belongs_to_the_line_above() {
        let script = Script::parse("=> pending nothing\nstart\n\n=> runs white\n# Now:\n=> refused\n").unwrap();
        assert_eq!(script.first().iter().map(|expected| expected.line).collect::<Vec<_>>(), [1]);
        let lines: Vec<usize> = script.steps()[0].expected.iter().map(|expected| expected.line).collect();
        assert_eq!(lines, [4, 6]);
        let error = Script::parse("start\n=> white is glad\n").unwrap_err().to_string();
        assert!(error.starts_with("line 2: => white is glad:"), "{error}");
    }
}
