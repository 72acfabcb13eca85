//! What is said in words of one's own, read by what the words mean and not by which words they are. Each language has only
//! its words, a list for each meaning; how meanings make a command is one table for all of them, so that no language
//! understands what another does not. A line is read so only if every word of it has its place in the command: one word
//! over, a "not" above all, makes it nothing.

use super::line::{Line, fold};
use super::{Lexicon, Tokens};
use golos_rules::Side;
use golos_wording::{Wording, text_key};

macro_rules! meanings {
    ($($name:ident $key:ident)*) => {
        /// What a word means.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Meaning { $($name,)* }

        /// Each meaning with the key of its words.
        pub(super) const MEANINGS: &[(Meaning, &str)] = &[$((Meaning::$name, text_key::$key),)*];
    };
}

meanings! {
    Soft WORDS_SENSE_SOFT
    May WORDS_SENSE_MAY
    Ask WORDS_SENSE_ASK
    Aux WORDS_SENSE_AUX
    Say WORDS_SENSE_SAY
    Me WORDS_SENSE_ME
    Him WORDS_SENSE_HIM
    You WORDS_SENSE_YOU
    Both WORDS_SENSE_BOTH
    Not WORDS_SENSE_NOT
    No WORDS_SENSE_NO
    Yes WORDS_SENSE_YES
    Want WORDS_SENSE_WANT
    IWant WORDS_SENSE_I_WANT
    Time WORDS_SENSE_TIME
    Clock WORDS_SENSE_CLOCK
    Left WORDS_SENSE_LEFT
    Much WORDS_SENSE_MUCH
    Move WORDS_SENSE_MOVE
    Went WORDS_SENSE_WENT
    Last WORDS_SENSE_LAST
    Again WORDS_SENSE_AGAIN
    Unheard WORDS_SENSE_UNHEARD
    Whose WORDS_SENSE_WHOSE
    Board WORDS_SENSE_BOARD
    OnBoard WORDS_SENSE_ON_BOARD
    Whole WORDS_SENSE_WHOLE
    Where WORDS_SENSE_WHERE
    Number WORDS_SENSE_NUMBER
    Game WORDS_SENSE_GAME
    Men WORDS_SENSE_MEN
    Draw WORDS_SENSE_DRAW
    Offer WORDS_SENSE_OFFER
    Offered WORDS_SENSE_OFFERED
    Accept WORDS_SENSE_ACCEPT
    Decline WORDS_SENSE_DECLINE
    Resign WORDS_SENSE_RESIGN
    Claim WORDS_SENSE_CLAIM
    Ground WORDS_SENSE_GROUND
    Thrice WORDS_SENSE_THRICE
    Repeated WORDS_SENSE_REPEATED
    Occurred WORDS_SENSE_OCCURRED
    Counter WORDS_SENSE_COUNTER
    Counted WORDS_SENSE_COUNTED
    Flag WORDS_SENSE_FLAG
    Fell WORDS_SENSE_FELL
    Out WORDS_SENSE_OUT
    Overtime WORDS_SENSE_OVERTIME
    Lost WORDS_SENSE_LOST
    Arbiter WORDS_SENSE_ARBITER
    Call WORDS_SENSE_CALL
    Illegal WORDS_SENSE_ILLEGAL
    Undo WORDS_SENSE_UNDO
    Slip WORDS_SENSE_SLIP
    Slipping WORDS_SENSE_SLIPPING
    But WORDS_SENSE_BUT
    Instead WORDS_SENSE_INSTEAD
    Unmeant WORDS_SENSE_UNMEANT
    Said WORDS_SENSE_SAID
    Start WORDS_SENSE_START
    Ready WORDS_SENSE_READY
    Stop WORDS_SENSE_STOP
    Resume WORDS_SENSE_RESUME
    Wait WORDS_SENSE_WAIT
    Win WORDS_SENSE_WIN
    One WORDS_SENSE_ONE
    Nil WORDS_SENSE_NIL
    Record WORDS_SENSE_RECORD
    Must WORDS_SENSE_MUST
    Score WORDS_SENSE_SCORE
    Changed WORDS_SENSE_CHANGED
    Press WORDS_SENSE_PRESS
    Situation WORDS_SENSE_SITUATION
    With WORDS_SENSE_WITH
    Take WORDS_SENSE_TAKE
    File WORDS_SENSE_FILE
}

/// A set of meanings: a bit each.
type Set = u128;

/// A side that is named, and a kind of piece; no list of words of their own.
const SIDE: Set = 1 << MEANINGS.len();
const KIND: Set = 1 << (MEANINGS.len() + 1);

const fn set(meanings: &[Meaning]) -> Set {
    let (mut all, mut at) = (0, 0);
    while at < meanings.len() {
        all |= 1 << meanings[at] as u32;
        at += 1;
    }
    all
}

/// How things stand when a line is said: what the same words ask for depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// The game has not begun.
    pub is_ready: bool,
    /// The clocks are stopped.
    pub is_paused: bool,
    /// A draw is offered to the one who may speak.
    pub is_offered: bool,
    /// The arbiter says it.
    pub is_arbiter: bool,
}

/// When a row is read.
type When = fn(Circumstances) -> bool;

const ALWAYS: When = |_| true;
const OFFERED: When = |now| now.is_offered;
const NOT_OFFERED: When = |now| !now.is_offered;
const READY: When = |now| now.is_ready;
const STOPPED: When = |now| now.is_ready || now.is_paused;
const ARBITER: When = |now| now.is_arbiter;

/// What a row makes of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// It only asks, in these words of a command.
    Asks(&'static str),
    /// It asks whose: the side that is named, the speaker or the opponent.
    AsksWhose(&'static str, Owned),
    /// It does something; the side that is named does it.
    Does(&'static str),
    /// It is said of the side that is named, by the other one.
    Against(&'static str),
    /// It asks by its words: "would you like a draw?"
    Wishes(&'static str),
    /// It is said to the opponent as a question: "would my opponent like a draw?"
    Invites(&'static str),
    /// A result: the side that is named wins, or loses.
    Result { wins: bool },
    /// "One nil": the first number is White's.
    Score,
}

/// Of whom something is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owned {
    Time,
    Pieces,
}

/// A command by its meanings: those that are needed, and those that may stand beside them.
struct Row {
    needs: &'static [Set],
    may: Set,
    says: Says,
    when: When,
}

use Meaning::*;

const ASKING: Set = set(&[Soft, Ask, Aux, Say, May, Want]);
const ACTING: Set = set(&[Soft, Me, Want, May]);

const fn row(needs: &'static [Set], may: Set, says: Says, when: When) -> Row {
    Row { needs, may, says, when }
}

const fn one(meaning: Meaning) -> Set {
    set(&[meaning])
}

const TIMES: Set = ASKING | set(&[Left, Much, Clock, Time]);
const MOVING: Set = ASKING | set(&[Move, Went, Last, Again, Unheard, Him, Me]) | SIDE;
const STANDING: Set = ASKING | set(&[Where, Much, OnBoard, Left, Whole, Men, Me, Him]) | SIDE | KIND;
const CLAIMING: Set = ACTING | set(&[Claim, Draw, Ground, Board, Aux, Repeated, Occurred, Game, Thrice]);
const COUNTING: Set = ACTING | set(&[Claim, Draw, Ground, Counted, Aux, Game, Counter, Move]);
const FLAGGING: Set = set(&[Soft, Aux, Him, Flag, Fell, Time, Clock, Out, Overtime, Lost]) | SIDE;
const DRAWING: Set = ACTING | set(&[Draw, Offer, You, Accept, Game, Ask, Aux]);
const ANSWERING: Set = ACTING | set(&[Draw, Offer, Offered, Accept, Yes, You]);
const REFUSING: Set = ACTING | set(&[Draw, Offer, Offered, Accept, Decline, Not, No, Yes, Resume, Game, You, Aux]);
const RUNNING: Set = ACTING | set(&[Game, Clock, Time, Both, Again, Ready, Went, Start, Whole, You]);
const WRONG: Set = set(&[Soft, Me, Him, Aux, Claim, Last, Went, Move, Illegal]) | SIDE;
const RULING: Set = set(&[Soft, Game, Aux, Ground, Accept, Both, Draw, Claim]);

/// The commands, the most particular first.
static ROWS: &[Row] = &[
    // Draws that are claimed.
    row(
        &[one(Thrice), set(&[Repeated, Occurred, Board, Draw, Claim])],
        CLAIMING,
        Says::Does("claim repetition"),
        ALWAYS,
    ),
    row(&[one(Repeated), set(&[Draw, Claim])], CLAIMING, Says::Does("claim repetition"), ALWAYS),
    row(&[one(Counter), set(&[Draw, Claim, Ground, Counted])], COUNTING, Says::Does("claim counter"), ALWAYS),
    // Time.
    row(&[one(Flag), one(Fell)], FLAGGING, Says::Against("flag"), ALWAYS),
    row(&[set(&[Time, Clock]), one(Out)], FLAGGING, Says::Against("flag"), ALWAYS),
    row(&[one(Overtime)], FLAGGING, Says::Against("flag"), ALWAYS),
    row(&[one(Claim), one(Flag)], FLAGGING | set(&[Claim, Me]), Says::Against("flag"), ALWAYS),
    row(&[one(Claim), one(Overtime)], FLAGGING | set(&[Claim, Me]), Says::Against("flag"), ALWAYS),
    row(&[one(Time), one(Me), one(Him)], TIMES, Says::Asks("clock"), ALWAYS),
    row(&[set(&[Time, Clock, Much]), one(Both)], TIMES | one(Me), Says::Asks("clock"), ALWAYS),
    row(&[set(&[Time, Clock]), set(&[Him]) | SIDE], TIMES, Says::AsksWhose("time", Owned::Time), ALWAYS),
    row(&[one(Much), set(&[Him]) | SIDE], TIMES, Says::AsksWhose("time", Owned::Time), ALWAYS),
    row(&[one(Time), one(Me), set(&[Much, Left, Ask, Say])], TIMES, Says::Asks("my time"), ALWAYS),
    row(&[one(Much), one(Left), one(Me)], TIMES, Says::Asks("my time"), ALWAYS),
    row(&[set(&[Time, Clock]), set(&[Much, Left, Ask, Say])], TIMES | one(Both), Says::Asks("clock"), ALWAYS),
    // Moves and the board.
    row(&[one(Last), one(Move)], MOVING, Says::Asks("last"), ALWAYS),
    row(
        &[set(&[Ask, Where]), set(&[Him]) | SIDE, one(Went)],
        MOVING & !one(Me) | one(Where),
        Says::Asks("last"),
        ALWAYS,
    ),
    row(&[set(&[Whose]), set(&[Move, Went])], MOVING, Says::Asks("turn"), ALWAYS),
    row(&[one(Aux), one(Move), set(&[Me, Him]) | SIDE], MOVING, Says::Asks("turn"), ALWAYS),
    row(&[one(Number), set(&[Move])], ASKING | one(Game), Says::Asks("number"), ALWAYS),
    row(&[one(Much), one(Move)], ASKING | set(&[Went, Game]), Says::Asks("number"), ALWAYS),
    row(&[one(Score), set(&[Say, Ask, Whole])], ASKING | set(&[Game, Whole, Move]), Says::Asks("game score"), ALWAYS),
    row(&[one(Whole), one(Move), set(&[Say])], ASKING | set(&[Game]), Says::Asks("game score"), ALWAYS),
    row(&[one(Ask), one(Went)], MOVING & !one(Me), Says::Asks("last"), ALWAYS),
    row(&[set(&[Unheard, Again]), one(Move)], MOVING, Says::Asks("last"), ALWAYS),
    row(&[set(&[Again, Unheard])], ASKING | set(&[You, Last, Me, Unheard, Again]), Says::Asks("repeat"), ALWAYS),
    row(&[one(Board), one(Changed)], ASKING | one(OnBoard), Says::Asks("changes"), ALWAYS),
    row(&[one(Ask), one(Changed)], ASKING | one(OnBoard), Says::Asks("changes"), ALWAYS),
    row(&[one(Board), set(&[Say, Ask, Whole])], ASKING | set(&[Whole, OnBoard, Game, Me]), Says::Asks("board"), ALWAYS),
    row(
        &[set(&[Where, Much, Ask, Aux, Say]), set(&[Men]) | KIND],
        STANDING,
        Says::AsksWhose("where are", Owned::Pieces),
        ALWAYS,
    ),
    row(&[one(Must), one(Record)], ASKING | set(&[Me, Move]), Says::Asks("must i record"), ALWAYS),
    row(&[one(Where), one(Me)], ASKING | set(&[Situation, Game]), Says::Asks("where are we"), ALWAYS),
    row(&[one(Situation), one(Ask)], ASKING | set(&[Game, OnBoard, Board]), Says::Asks("where are we"), ALWAYS),
    // Offers.
    row(&[set(&[Ask, Aux]), one(Offered)], ASKING | set(&[Draw, Him, Me]) | SIDE, Says::Asks("open offer"), ALWAYS),
    row(&[set(&[Accept, Yes]), set(&[Draw, Offer, Offered, Accept])], ANSWERING, Says::Does("accept"), OFFERED),
    row(&[one(Yes)], set(&[Soft, Yes]), Says::Does("accept"), OFFERED),
    row(&[one(Decline)], REFUSING & !one(Not), Says::Does("decline"), ALWAYS),
    row(&[set(&[Not, No])], ACTING | one(But), Says::Does("decline"), OFFERED),
    row(&[set(&[Not, No]), set(&[Draw, Accept, Want, Resume, Offer, Game])], REFUSING, Says::Does("decline"), OFFERED),
    row(&[one(Resume)], REFUSING, Says::Does("decline"), OFFERED),
    row(&[one(Draw)], RULING, Says::Does("result draw"), ARBITER),
    row(&[one(Draw), set(&[Offer, Want, You, May])], DRAWING | SIDE, Says::Wishes("offer draw"), NOT_OFFERED),
    row(&[one(IWant), one(Draw)], DRAWING | one(Him), Says::Wishes("offer draw"), NOT_OFFERED),
    row(&[one(Draw), one(Him)], ACTING | set(&[Draw, Ask, Aux, You]), Says::Invites("offer draw"), NOT_OFFERED),
    row(&[one(Resign)], ACTING | set(&[Game, Aux]) | SIDE, Says::Does("resign"), ALWAYS),
    // The arbiter's.
    row(&[one(Arbiter), one(Call)], ACTING | set(&[Call, Must]), Says::Does("call"), ALWAYS),
    row(&[one(Illegal), set(&[Move, Him, Claim, Went])], WRONG, Says::Does("correct"), ALWAYS),
    row(&[one(Undo), set(&[Move, Last, Went])], ACTING | set(&[Move, Last, Went, Undo]), Says::Does("undo"), ALWAYS),
    row(&[one(Undo)], ACTING, Says::Does("undo"), ALWAYS),
    row(&[one(Slip)], set(&[Soft, Me, Aux, Slip, Slipping]), Says::Does("undo"), ALWAYS),
    row(&[one(Not), one(Ready)], set(&[Soft, Me, Aux, Wait, Not]), Says::Does("no"), READY),
    row(&[set(&[Wait, Not, No])], set(&[Soft, Me, Not, No, Wait, Ready]), Says::Does("no"), READY),
    row(&[set(&[Start, Resume])], RUNNING | set(&[Resume, Aux]), Says::Does("start"), READY),
    row(&[one(Ready)], RUNNING | set(&[Yes, Both, Aux, Resume]), Says::Does("start"), READY),
    row(&[set(&[Start, Resume])], RUNNING | one(Resume), Says::Does("resume"), STOPPED),
    row(&[one(Stop)], ACTING | set(&[Game, Clock, Time, Both, Wait]), Says::Does("stop"), ALWAYS),
    row(&[one(Press)], ACTING | set(&[Clock, Aux]), Says::Does("press"), ALWAYS),
    row(&[SIDE, one(Win)], set(&[Soft, Game, Aux]), Says::Result { wins: true }, ARBITER),
    row(&[SIDE, one(Lost)], set(&[Soft, Game, Aux]), Says::Result { wins: false }, ARBITER),
    row(&[one(One), one(Nil)], one(Soft), Says::Score, ARBITER),
];

/// That something is captured, and nothing else.
static CAPTURE: Row =
    row(&[one(Take)], set(&[Soft, Me, Want, Men, Went, Take, Move, Must, May]), Says::Asks("capture"), ALWAYS);

/// How a word of a phrase is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form<'a> {
    Whole(&'a str),
    Stem(&'a str),
    Ending(&'a str),
}

impl Form<'_> {
    fn of(part: &str) -> Form<'_> {
        match (part.strip_suffix('-'), part.strip_prefix('-')) {
            (Some(stem), _) => Form::Stem(stem),
            (None, Some(ending)) => Form::Ending(ending),
            (None, None) => Form::Whole(part),
        }
    }

    fn fits(self, word: &str) -> bool {
        match self {
            Form::Whole(whole) => word == whole,
            Form::Stem(stem) => word.starts_with(stem),
            Form::Ending(ending) => word.ends_with(ending),
        }
    }
}

/// The words of the languages that are understood, by their meanings. The phrases stand one behind the other in one text.
pub(super) struct Senses {
    text: String,
    phrases: Vec<Phrase>,
}

struct Phrase {
    start: u32,
    end: u32,
    means: Set,
}

/// What can begin at a word of a line: so many words, with these meanings.
type Found = Vec<Vec<(usize, Set)>>;

impl Senses {
    pub fn new(languages: &[Wording]) -> Senses {
        let mut senses = Senses { text: String::new(), phrases: Vec::new() };
        for (meaning, key) in MEANINGS {
            for phrase in languages.iter().flat_map(|wording| wording.words(key)) {
                senses.add(&phrase, set(&[*meaning]));
            }
        }
        senses
    }

    fn add(&mut self, phrase: &str, means: Set) {
        let folded = |part: &str| match Form::of(part) {
            Form::Whole(word) => fold(word),
            Form::Stem(word) => format!("{}-", fold(word)),
            Form::Ending(word) => format!("-{}", fold(word)),
        };
        let start = self.text.len();
        let parts: Vec<String> = phrase.split_whitespace().map(folded).collect();
        self.text.push_str(&parts.join(" "));
        if let (Ok(start), Ok(end)) = (u32::try_from(start), u32::try_from(self.text.len())) {
            self.phrases.push(Phrase { start, end, means });
        }
    }

    /// The phrases that these words begin with: how many words each has, and what it means.
    fn at(&self, words: &[&str]) -> Vec<(usize, Set)> {
        let mut found: Vec<(usize, Set)> = Vec::new();
        for phrase in &self.phrases {
            let text = self.text.get(phrase.start as usize..phrase.end as usize).unwrap_or_default();
            let mut count = 0;
            let fits = text.split(' ').all(|part| {
                let fits = words.get(count).is_some_and(|word| Form::of(part).fits(word));
                count += 1;
                fits
            });
            match found.iter_mut().find(|(words, _)| *words == count) {
                Some((_, means)) if fits => *means |= phrase.means,
                None if fits => found.push((count, phrase.means)),
                Some(_) | None => {}
            }
        }
        found
    }
}

/// Whether the words from this one on are those of a row, where these of its needs are met: bit by bit.
fn fits(row: &Row, found: &Found, at: usize, met: u8, memory: &mut Vec<(usize, u8)>) -> bool {
    let all = (1u8 << row.needs.len()) - 1;
    let Some(here) = found.get(at) else { return met == all };
    if memory.contains(&(at, met)) {
        return false;
    }
    let goes = here.iter().any(|(words, means)| {
        let meets = |need: usize| row.needs.get(need).is_some_and(|set| set & means != 0);
        (0..row.needs.len()).any(|need| meets(need) && fits(row, found, at + words, met | 1 << need, memory))
            || row.may & means != 0 && fits(row, found, at + words, met, memory)
    });
    if !goes {
        memory.push((at, met));
    }
    goes
}

impl Lexicon {
    /// What each word of a line may begin.
    fn senses_of(&self, line: &Line<'_>) -> Found {
        let words: Vec<&str> = line.words().collect();
        let behind = |at: usize| line.behind(at);
        let found = |at: usize| {
            let rest = behind(at);
            let mut found = self.senses.at(words.get(at..).unwrap_or_default());
            // «А три», "e four": a square, whatever else the letter means alone.
            if self.names_file(&rest) {
                found.retain(|(words, _)| *words > 1);
                return found;
            }
            let mut add = |left: usize, means: Set| found.push((rest.count() - left, means));
            let is_word = rest.first().is_some_and(|word| word.chars().nth(1).is_some());
            if let Some((_, behind)) = self.sides.take(&rest).filter(|_| is_word) {
                add(behind.count(), SIDE);
            }
            if let Some((_, behind)) = self.chessmen.take(&rest).or_else(|| self.kinds.take(&rest)).filter(|_| is_word)
            {
                add(behind.count(), KIND);
            }
            if let Some(((), behind)) = self.opponent.take(&rest) {
                add(behind.count(), set(&[Him]));
            }
            if let Some(((), behind)) = self.men.take(&rest).filter(|_| is_word) {
                add(behind.count(), set(&[Men]));
            }
            found
        };
        let mut found: Found = (0..words.len()).map(found).collect();
        // "Read me the times": nobody's own are meant.
        for at in 0..found.len() {
            let inside = found.get(at).into_iter().flatten().map(|(words, _)| at + words).max().unwrap_or_default();
            for here in found.iter_mut().take(inside).skip(at + 1) {
                for (_, means) in here.iter_mut().filter(|(words, _)| *words == 1) {
                    *means &= !one(Me);
                }
            }
        }
        found
    }

    /// The command that a line is by what its words mean; none where a word is left over.
    #[must_use]
    pub fn sense(&self, line: &Tokens, now: Circumstances) -> Option<String> {
        let said = if line.is_addressed() || line.seat() == Some(golos_game::Seat::Arbiter) {
            line.said_line()
        } else {
            line.whole()
        };
        self.sense_of(&said, now)
    }

    fn sense_of(&self, line: &Line<'_>, now: Circumstances) -> Option<String> {
        let found = self.senses_of(line);
        if found.is_empty() || found.iter().any(Vec::is_empty) && !self.may_skip(&found) {
            return None;
        }
        let is_question = line.text().ends_with('?');
        let mut rows = ROWS.iter().filter(|row| (row.when)(now) && fits(row, &found, 0, 0, &mut Vec::new()));
        let row = rows.next()?;
        let side = || -> Result<Option<Side>, ()> {
            let mut sides = (0..line.count()).filter_map(|at| {
                let rest = line.behind(at);
                let is_word = rest.first().is_some_and(|word| word.chars().nth(1).is_some());
                self.sides.take(&rest).filter(|_| is_word).map(|(side, _)| side)
            });
            let first = sides.next();
            if sides.any(|side| Some(side) != first) { Err(()) } else { Ok(first) }
        };
        let head = |side: Option<Side>| side.map_or("", |side| if side == Side::White { "w: " } else { "b: " });
        Some(match row.says {
            Says::Asks(command) => command.to_owned(),
            Says::AsksWhose(command, owned) => self.of_whom(line, command, owned, side().ok()?)?,
            Says::Does(_) | Says::Against(_) if is_question => return None,
            Says::Invites(_) if !is_question => return None,
            Says::Does(command) | Says::Wishes(command) | Says::Invites(command) => {
                format!("{}{command}", head(side().ok()?))
            }
            Says::Against(command) => format!("{}{command}", head(side().ok()?.map(Side::other))),
            Says::Result { wins } => {
                let side = side().ok()??;
                let winner = if wins { side } else { side.other() };
                format!("result {}", if winner == Side::White { "white" } else { "black" })
            }
            Says::Score => {
                let first = found.iter().flatten().find(|(_, means)| means & set(&[One, Nil]) != 0)?;
                format!("result {}", if first.1 & set(&[One]) != 0 { "white" } else { "black" })
            }
        })
    }

    /// Whether the words that begin nothing stand within phrases that do.
    fn may_skip(&self, found: &Found) -> bool {
        let mut reached = vec![true];
        reached.resize(found.len() + 1, false);
        for (at, here) in found.iter().enumerate() {
            if reached.get(at).copied().unwrap_or_default() {
                for (words, _) in here {
                    if let Some(there) = reached.get_mut(at + words) {
                        *there = true;
                    }
                }
            }
        }
        reached.last().copied().unwrap_or_default()
    }

    /// Whose time, or whose pieces of which kind, in the words of a command.
    fn of_whom(&self, line: &Line<'_>, command: &str, owned: Owned, side: Option<Side>) -> Option<String> {
        let is_named =
            |meaning: Meaning| self.senses_of(line).iter().flatten().any(|(_, means)| means & set(&[meaning]) != 0);
        let whose = match side {
            Some(Side::White) => "white",
            Some(Side::Black) => "black",
            None if is_named(Him) => "opponent's",
            None if is_named(Me) => "my",
            None => "",
        };
        Some(match owned {
            Owned::Time => match side {
                Some(_) => format!("{whose}'s {command}"),
                None => format!("{whose} {command}"),
            },
            Owned::Pieces => {
                let kind = (0..line.count()).find_map(|at| {
                    let rest = line.behind(at);
                    let (_, behind) = self.chessmen.take(&rest).or_else(|| self.kinds.take(&rest))?;
                    let is_word = rest.first().is_some_and(|word| word.chars().nth(1).is_some());
                    is_word.then(|| rest.before(rest.count() - behind.count()).text().to_owned())
                });
                match (kind, whose) {
                    (None, "") => "pieces".to_owned(),
                    (Some(kind), _) => format!("{command} {whose} {kind}"),
                    (None, _) => format!("{command} {whose} pieces"),
                }
            }
        })
    }

    /// How many words at the head of a line say that something was said wrongly: "I made a slip, it should be", «оговорился».
    pub(super) fn slip_before(&self, line: &Line<'_>) -> usize {
        self.before_all(line, set(&[Soft, Me, Aux, Slipping, But]), one(Slip))
    }

    /// How many words of contrast begin a line: «а», "but", "rather".
    pub(super) fn contrast(&self, line: &Line<'_>) -> usize {
        self.longest(line, one(But))
    }

    /// The longest phrase of this meaning at the head of a line, in words.
    fn longest(&self, line: &Line<'_>, means: Set) -> usize {
        let found = self.senses_of(line);
        let here = found.first().map(Vec::as_slice).unwrap_or_default();
        here.iter().filter(|(_, found)| found & means != 0).map(|(words, _)| *words).max().unwrap_or_default()
    }

    /// How many words at the head of a line have these meanings, one of them the one that is needed.
    fn before_all(&self, line: &Line<'_>, may: Set, needed: Set) -> usize {
        let found = self.senses_of(line);
        // How far the words are read, without the one that is needed and with it.
        let mut reached = vec![[false; 2]; found.len() + 1];
        if let Some(first) = reached.first_mut() {
            *first = [true, false];
        }
        let mut longest = 0;
        for (at, here) in found.iter().enumerate() {
            let [is_plain, has_it] = reached.get(at).copied().unwrap_or_default();
            for (words, means) in here {
                let (is_it, is_beside) = (means & needed != 0, means & (may | needed) != 0);
                let Some(there) = reached.get_mut(at + words) else { continue };
                there[0] |= is_plain && is_beside;
                there[1] |= (is_plain || has_it) && is_it || has_it && is_beside;
                if there[1] {
                    longest = longest.max(at + words);
                }
            }
        }
        longest
    }

    /// Whether a line begins with the word that names what a capture is made with: "with", «слоном».
    pub(super) fn is_with(&self, line: &Line<'_>) -> bool {
        self.begins_with(line, one(With))
    }

    /// Whether a line begins with a word for a capture.
    pub(super) fn is_taking(&self, line: &Line<'_>) -> bool {
        self.begins_with(line, one(Take))
    }

    /// The line behind a word that says no more of a capture than who captures, or that it is done.
    pub(super) fn behind_talk<'a>(&self, line: &Line<'a>) -> Option<Line<'a>> {
        self.begins_with(line, set(&[Soft, Me, Him, Must, Went, Want])).then(|| line.behind(1))
    }

    /// What is left of the words of a slip: «надо е пять» is «е пять».
    #[must_use]
    pub fn without_slip(&self, text: &str) -> String {
        let line = Line::read(text);
        self.without_senses(&line, set(&[Soft, Me, Slipping, Slip, Want])).unwrap_or_else(|| text.to_owned())
    }

    fn begins_with(&self, line: &Line<'_>, means: Set) -> bool {
        let first: Vec<&str> = line.words().take(1).collect();
        !self.names_file(line) && self.senses.at(&first).iter().any(|(_, found)| found & means != 0)
    }

    /// A rank by its number, or a file by its letter or its place in the row, in whatever question: "what do I have on the second
    /// rank", «что на вертикали дэ», "the third file". Behind the word for a rank it is a rank.
    pub(super) fn row_asked(&self, line: &Line<'_>) -> Option<String> {
        let mut rest = line.behind(0);
        let (mut number, mut file, mut is_rank, mut is_file) = (None, None, false, false);
        while let Some(word) = rest.first_typed() {
            let hyphened = word.split_once('-').filter(|(_, behind)| self.begins_with(&Line::read(behind), one(File)));
            let is_named = number.is_some() || file.is_some();
            let letter =
                self.letter_of(word).filter(|_| !is_named && (is_file || self.begins_with(&rest.behind(1), one(File))));
            let counted = self.times.numbers.take(&rest).filter(|_| !is_named);
            rest = if let Some((letter, _)) = hyphened.filter(|_| !is_named) {
                (file, is_file) = (Some(letter.to_owned()), true);
                rest.behind(1)
            } else if self.begins_with(&rest, one(File)) {
                is_file = true;
                rest.behind(1)
            } else if let Some(letter) = letter {
                file = Some(letter.to_string());
                rest.behind(1)
            } else if let Some(((), behind)) = self.ranks.take(&rest) {
                is_rank = true;
                behind
            } else if let Some((found, behind)) = counted {
                number = Some(found);
                behind
            } else if let Ok(found) = word.parse()
                && !is_named
            {
                number = Some(found);
                rest.behind(1)
            } else if self.begins_with(&rest, ASKING | SIDE | set(&[Where, OnBoard, Men, Me, Him, Left, Much, Whole])) {
                rest.behind(1)
            } else {
                return None;
            };
        }
        match (is_file, is_rank, file, number) {
            (true, false, Some(file), _) => Some(file),
            (true, false, None, Some(number)) => letter(number),
            (false, true, None, Some(number)) => Some(format!("rank {number}")),
            _ => None,
        }
    }

    /// The file that a word names: by its letter, or as it is said.
    fn letter_of(&self, word: &str) -> Option<char> {
        let word = fold(word).replace('\'', "");
        let mut letters = word.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_alphabetic() => Some(letter),
            _ => self.letters.iter().find(|(name, _)| *name == word).map(|(_, letter)| *letter),
        }
    }

    /// Whether a word is the name of a letter, as it is said.
    pub(super) fn is_letter_said(&self, word: &str) -> bool {
        let word = fold(word).replace('\'', "");
        self.letters.iter().any(|(name, _)| *name == word)
    }

    /// How many words at the head of a line say that what follows was not meant: "I didn't mean", «я не хотел сказать».
    pub(super) fn unmeant_before(&self, line: &Line<'_>) -> usize {
        self.before_all(line, set(&[Soft, Me, Slipping]), one(Unmeant))
    }

    /// How many words at the head of a line tell what was said: "I said", «я сказал».
    pub(super) fn said_before(&self, line: &Line<'_>) -> usize {
        self.before_all(line, one(Soft), one(Said))
    }

    /// How many words stand for "instead of" at the head of a line.
    pub(super) fn instead(&self, line: &Line<'_>) -> usize {
        self.longest(line, one(Instead))
    }

    /// A line without its words of these meanings; where a phrase and its parts have one, the phrase goes.
    fn without_senses(&self, line: &Line<'_>, dropped: Set) -> Option<String> {
        let found = self.senses_of(line);
        let words: Vec<&str> = line.text().split_whitespace().collect();
        let mut rest = line.behind(0);
        let (mut kept, mut at) = (Vec::new(), 0);
        while let Some(word) = rest.first_typed() {
            let here = found.get(at).map(Vec::as_slice).unwrap_or_default();
            let longest = here.iter().filter(|(_, means)| means & dropped != 0).map(|(words, _)| *words).max();
            let step = longest.unwrap_or(1);
            if longest.is_none() {
                kept.push(word);
            }
            rest = rest.behind(step);
            at += step;
        }
        (!kept.is_empty() && kept.len() < words.len()).then(|| kept.join(" "))
    }

    /// A line without what is only polite; none where there is nothing of that, or nothing else.
    #[must_use]
    pub fn without_courtesy(&self, line: &Tokens) -> Option<String> {
        let said = line.said_line();
        self.without_senses(&said, one(Soft))
    }

    /// What may be a move, without the words by which people say that they make one.
    #[must_use]
    pub fn without_talk(&self, line: &Tokens) -> Option<String> {
        self.without_senses(&line.said_line(), set(&[Soft, Me, Want, May, Went, Move, Men, Aux, Say, Start]))
    }

    /// Whether a text carries no meaning: «ну что ж», "let me see".
    pub(super) fn is_talk(&self, text: &str) -> bool {
        static TALK: Row = row(&[one(Soft)], one(Soft), Says::Asks("nothing"), ALWAYS);
        let found = self.senses_of(&Line::read(text));
        !found.is_empty() && fits(&TALK, &found, 0, 0, &mut Vec::new())
    }

    /// The word of the command that a line comes near: all that the command needs is in it, and more.
    #[must_use]
    pub fn near(&self, line: &str, now: Circumstances) -> Option<&'static str> {
        let found = self.senses_of(&Line::read(line));
        let all = found.iter().flatten().fold(0, |all, (_, means)| all | means);
        let is_near = |row: &&Row| (row.when)(now) && row.needs.iter().all(|need| need & all != 0);
        let row = ROWS.iter().filter(|row| row.needs.len() > 1).find(is_near)?;
        let command = match row.says {
            Says::Asks(command)
            | Says::Does(command)
            | Says::Against(command)
            | Says::Wishes(command)
            | Says::Invites(command) => command,
            Says::AsksWhose(_, Owned::Time) => "clock",
            Says::AsksWhose(_, Owned::Pieces) => "pieces",
            Says::Result { .. } | Says::Score => "result",
        };
        self.board.take(&Line::read(command)).map(|(row, _)| row.words)
    }

    /// Whether a line says only that something is captured.
    #[must_use]
    pub fn captures_only(&self, line: &Tokens) -> bool {
        let found = self.senses_of(&line.said_line());
        !found.is_empty() && fits(&CAPTURE, &found, 0, 0, &mut Vec::new())
    }
}

/// The letter of the file of this number.
fn letter(number: u32) -> Option<String> {
    let letters = (1..).zip('a'..='p');
    letters.into_iter().find(|(at, _)| *at == number).map(|(_, letter)| letter.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::PlaceNames;
    use golos_wording::Lang;

    fn all_circumstances() -> [Circumstances; 5] {
        let plain = Circumstances::default();
        [
            plain,
            Circumstances { is_ready: true, ..plain },
            Circumstances { is_paused: true, ..plain },
            Circumstances { is_offered: true, ..plain },
            Circumstances { is_arbiter: true, ..plain },
        ]
    }

    fn sense(lang: Lang, line: &str, now: Circumstances) -> Option<String> {
        Lexicon::of(lang).sense(&Lexicon::of(lang).tokens(line, PlaceNames::DarkSquares), now)
    }

    #[test]
    fn each_language_has_words_for_each_meaning() {
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            for (meaning, key) in MEANINGS {
                let words = wording.words(key);
                assert!(!words.is_empty(), "{lang}: {meaning:?}");
                assert!(
                    words.iter().all(|word| word.trim_matches('-').chars().next().is_some()),
                    "{lang}: {meaning:?}"
                );
            }
        }
    }

    /// Some word of a language for a meaning of the set, whole.
    fn a_word(lang: Lang, of: Set) -> Vec<String> {
        let wording = Wording::new(lang);
        let own = MEANINGS.iter().filter(|(meaning, _)| of & set(&[*meaning]) != 0);
        let mut words: Vec<String> =
            own.flat_map(|(_, key)| wording.words(key)).filter(|word| !word.starts_with('-')).collect();
        for word in &mut words {
            *word = word.trim_end_matches('-').to_owned();
        }
        if of & SIDE != 0 {
            words.push(wording.word(text_key::WORDS_WHITE));
        }
        if of & KIND != 0 {
            words.push(wording.word(text_key::WORDS_SET_UP_KING));
        }
        words
    }

    #[test]
    fn each_command_can_be_said_in_each_language_by_its_meanings_alone() {
        for lang in Lang::ALL {
            for (index, row) in ROWS.iter().enumerate() {
                let now = all_circumstances().into_iter().find(|now| (row.when)(*now)).expect("such circumstances");
                let choices: Vec<Vec<String>> = row.needs.iter().map(|need| a_word(lang, *need)).collect();
                // As it stands, and as a question: some things are only asked.
                let said = |line: &str| {
                    [line.to_owned(), format!("{line}?")].iter().any(|line| {
                        let line = Line::read(line);
                        let found = Lexicon::of(lang).senses_of(&line);
                        fits(row, &found, 0, 0, &mut Vec::new()) && Lexicon::of(lang).sense_of(&line, now).is_some()
                    })
                };
                let is_said = choices.iter().fold(vec![String::new()], |lines, words| {
                    let longer =
                        |line: &String| words.iter().take(12).map(|word| format!("{line} {word}")).collect::<Vec<_>>();
                    lines.iter().flat_map(longer).collect()
                });
                assert!(is_said.iter().any(|line| said(line)), "{lang}: row {index}");
            }
        }
    }

    #[test]
    fn a_line_is_its_command_in_three_languages() {
        let plain = Circumstances::default();
        let offered = Circumstances { is_offered: true, ..plain };
        let ready = Circumstances { is_ready: true, ..plain };
        let paused = Circumstances { is_paused: true, ..plain };
        let arbiter = Circumstances { is_arbiter: true, ..plain };
        for (now, command, lines) in [
            (
                plain,
                "claim repetition",
                [
                    "I claim a draw, the position has repeated three times",
                    "требую ничью, позиция повторилась трижды",
                    "вимагаю нічию, позиція повторилася тричі",
                ],
            ),
            (
                plain,
                "claim counter",
                ["fifty moves, claim", "пятьдесят ходов, заявляю ничью", "п'ятдесят ходів, заявляю нічию"],
            ),
            (plain, "b: flag", ["white has run out of time", "у белых кончилось время", "у білих скінчився час"]),
            (
                plain,
                "offer draw",
                ["I propose we call it a draw", "предлагаю разойтись миром", "пропоную розійтися миром"],
            ),
            (plain, "offer draw", ["shall we agree to a draw?", "хотите ничью?", "хочете нічию?"]),
            (offered, "accept", ["yes, I accept the draw", "да, согласен на ничью", "так, згоден на нічию"]),
            (offered, "decline", ["I don't want a draw", "не хочу ничью", "не хочу нічию"]),
            (offered, "decline", ["let's play on", "играем дальше", "граємо далі"]),
            (plain, "undo", ["I made a slip of the tongue", "оговорился", "я обмовився"]),
            (plain, "undo", ["please undo the last move", "отмените последний ход", "скасуйте останній хід"]),
            (plain, "last", ["what did he just play?", "как он сходил?", "як він походив?"]),
            (
                plain,
                "my time",
                ["how many minutes do I have left", "сколько минут у меня осталось", "скільки хвилин у мене лишилося"],
            ),
            (plain, "correct", ["that move was illegal", "это был невозможный ход", "це був неможливий хід"]),
            (ready, "start", ["please start the clock", "пустите часы", "пустіть годинник"]),
            (paused, "resume", ["restart the clock", "пустите часы", "пустіть годинник"]),
            (
                plain,
                "stop",
                ["please stop the clocks", "остановите, пожалуйста, часы", "зупиніть, будь ласка, годинник"],
            ),
            (plain, "resign", ["I think I resign", "я, пожалуй, сдаюсь", "я, мабуть, здаюся"]),
            (arbiter, "result white", ["one nil", "один ноль", "один нуль"]),
        ] {
            for (lang, line) in [Lang::En, Lang::Ru, Lang::Uk].into_iter().zip(lines) {
                assert_eq!(sense(lang, line, now).as_deref(), Some(command), "{lang}: {line}");
            }
        }
    }

    #[test]
    fn what_denies_asks_or_tells_of_somebody_else_does_nothing() {
        let plain = Circumstances::default();
        for (lang, line) in [
            (Lang::En, "I don't resign"),
            (Lang::En, "he resigns"),
            (Lang::En, "I don't want a draw"),
            (Lang::En, "do not stop the clocks"),
            (Lang::En, "should I resign?"),
            (Lang::En, "I resign if he presses"),
            (Lang::Ru, "я не сдаюсь"),
            (Lang::Ru, "не предлагаю ничью"),
            (Lang::Ru, "не останавливайте часы"),
            (Lang::Ru, "он сдаётся"),
            (Lang::Uk, "я не здаюся"),
            (Lang::Uk, "не пропоную нічию"),
            (Lang::Uk, "не зупиняйте годинник"),
        ] {
            assert_eq!(sense(lang, line, plain), None, "{lang}: {line}");
        }
    }
}
