//! From a typed line to an intent: the words of the interface language, and always the English ones. Pure.
//!
//! At the board a line is, in this order: nothing (press the clock), a name of a diagonal, a command of the tables, else
//! a move. Whatever is no command is handed to the rules as it was typed; so is a player's command with something behind
//! it that does not belong there: `c d4` is a move and not a question. So is a number, which is a square of the
//! 100-square board; who has asked for a choice takes it for one.
//!
//! # Who speaks
//!
//! `w:`, `white:`, `b:`, `a:` before a line name the seat, `б:`, `ч:` and `с:` in Russian and Ukrainian; a whole word does
//! so without the colon: `black resigns`, «белые сдаются», «судья, пауза». The letters of seats that are letters of files
//! too (`a`, `b`, and `с`, which looks like `c`) begin a short capture as well, where squares have such letters:
//!
//! | typed | is |
//! |---|---|
//! | `b: d6`, `b: e5`, `b: h8`, `b: d6:f8` | Black says the rest, in every game: the blank parts the seat from it |
//! | `b:d6`, `b:d6:f8`, `bxd6xf8` | a move: squares with a sign of capture before each, no blank behind the first |
//! | `b:c3-d4`, `b:cd4`, `b:d6f8`, `b:draw`, `b:` | Black says the rest |
//! | «б:д6» on a board of draughts | a move, as `b:d6`; in chess White says the rest, for `d6` is a move of a pawn |
//! | `b:h8` in renju, `b:19` on 100 squares | Black says the rest: no move begins with the letter of a file |
//!
//! # Diagonals
//!
//! `d c1-h6` names a diagonal; `d c3` and `d c3:e5`, which have the form of a move, are one. So is what is dictated: "d
//! four", "d two to d four", "d takes e six".
//!
//! # Any order
//!
//! What is no command is read once more, whatever the order of its words: «белым замечание», «добавь белым минуту»,
//! «Анна пришла» with the name of a player, «отклонить, рано» with a reason behind a comma. Only what leaves no word over
//! is a command then, and a line that ends with a question mark does nothing.
//!
//! # Keys
//!
//! A word typed in another keyboard layout is read by its keys: `зкуыы` is `press`, `ybxmz` is «ничья». Moves are read so
//! by the rules, for only a position tells which reading is meant.

mod board;
mod book;
mod control;
mod event;
mod found;
mod free_text;
mod hall;
mod hour;
mod house;
mod length;
mod letters;
mod line;
mod looking;
mod manner;
mod namesakes;
mod outcome;
mod parse_error;
mod players;
mod reason;
mod replay;
mod sanction;
mod seat;
mod sense;
mod set_up;
mod shelf;
mod stems;
pub(super) mod table;
mod tokens;
mod walk;
mod wish;

#[cfg(test)]
mod tests;

pub use event::{EventLexicon, EventRequest, EventTopic, EventUnread, Field, Told};
pub use free_text::Ordered;
pub use hall::HallRequest;
pub use house::HouseRequest;
pub use letters::{LettersLexicon, LettersRequest, LettersUnread, TakeRequest, WriteRequest};
pub use manner::{MOST_REPEATED, MannerRequest, MannerWord, THEMES};
pub use parse_error::CommandParseError;
pub use players::Named;
pub use sense::Circumstances;
pub use shelf::ShelfRequest;
pub use tokens::Tokens;
pub use wish::Clause;

use self::board::game;
pub(super) use self::book::Book;
pub(super) use self::line::Line;
use self::table::{CommandRow, Contest, Edit, Pick, ReplayWord, Verb};
use crate::help_topic::topics;
use crate::{ActKind, CourseRequest, CursorKey, DrillRequest, HelpTopic, Intent, ReplayEar, TutorRequest};
use golos_game::{Claim, Discipline, GapRuling, Irregularity, Scale, Seat, Topic};
use golos_people::{Medium, Need, Task};
use golos_rules::draughts::Geometry;
use golos_rules::{Fault, Kind, Side, layout, spoken_words};
use golos_wording::{Alphabet, Form, Lang, Wording, clean};
use std::sync::OnceLock;

/// The longest number that is a choice, in digits.
const CHOICE_DIGITS: usize = 2;

/// The greatest number that is read in words as a whole: minutes of two hours, lines of a menu. Beyond it a number is
/// put together from its hundreds, its tens and its unit.
const MOST_IN_WORDS: u32 = 120;

/// The hundreds that begin a number in words.
const HUNDREDS: [u32; 9] = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/// The words that people may type, in two languages. Built once; a line is read by a few hundred short comparisons.
pub struct Lexicon {
    board: Book<&'static CommandRow<Verb>>,
    contest: Book<&'static CommandRow<Contest>>,
    replay: Book<ReplayWord>,
    acts: Book<ActKind>,
    ears: Book<ReplayEar>,
    menu: Book<Pick>,
    course: Book<CourseRequest>,
    drill: Book<DrillRequest>,
    tutor: Book<TutorRequest>,
    set_up: Book<Edit>,
    kinds: Book<Kind>,
    chessmen: Book<Kind>,
    seats: Book<Seat>,
    arbiter: Book<Seat>,
    /// Seats that need no colon.
    speakers: Book<Seat>,
    claims: Book<Claim>,
    gaps: Book<GapRuling>,
    faults: Book<Irregularity>,
    opponent: Book<()>,
    sanctions: Book<table::Imposes>,
    reports: Book<Fault>,
    tasks: Book<Option<Task>>,
    needs: Book<Option<Need>>,
    media: Book<Medium>,
    /// That a clock is set right for an assistant.
    for_assistant: Book<()>,
    /// That somebody needs what is named behind it.
    need: Book<()>,
    and: Book<()>,
    topics: Book<Topic>,
    decided: Book<()>,
    lots: Book<()>,
    sides: Book<Side>,
    outcomes: Book<outcome::Scored>,
    diagonals: Book<()>,
    of: Book<()>,
    /// A game of a micro-match, and what may stand before its place in it.
    game_word: Book<()>,
    before_game: Book<()>,
    both: Book<()>,
    match_lost: Book<()>,
    found: Book<()>,
    found_missing: Book<()>,
    found_sides: Book<Side>,
    found_piece: Book<()>,
    both_flags: Book<()>,
    flags: Book<()>,
    win: Book<()>,
    /// That a side has lost.
    lose: Book<()>,
    fillers: Book<()>,
    /// What a question is begun with.
    asking: Book<()>,
    /// What carries no meaning in a question.
    idle: Book<()>,
    /// The words for a hand that moves.
    moving: Book<()>,
    /// What else people say around a move.
    around_moves: Book<()>,
    /// That something is captured.
    taking: Book<()>,
    centre: Book<()>,
    /// What a part of the board is called: a square, a file, a diagonal.
    regions: Book<()>,
    /// The diagonal from a1 to h8, by its names in a sentence.
    main_road: Book<()>,
    /// That something was said wrongly.
    slips: Book<()>,
    own: Book<()>,
    /// Pieces of whatever kind.
    men: Book<()>,
    walk: Book<table::WalkWord>,
    ranks: Book<()>,
    stems: stems::Stems,
    senses: sense::Senses,
    /// The names of files as they are said, with their letters.
    letters: Vec<(&'static str, char)>,
    no_show: Book<()>,
    not: Book<()>,
    help: Book<HelpTopic>,
    shelf: Book<ShelfRequest>,
    hall_list: Book<()>,
    hall_go: Book<()>,
    hall_calls: Book<()>,
    hall_here: Book<()>,
    hall_all: Book<()>,
    hall_code: Book<()>,
    hall_people: Book<()>,
    hall_attention: Book<()>,
    hall_message: Book<()>,
    hall_lines: Book<()>,
    lost: Book<()>,
    manner: Book<manner::MannerWord>,
    alphabet: Book<()>,
    alphabets: Book<Alphabet>,
    texts: Book<Form>,
    theme: Book<()>,
    themes: Book<&'static str>,
    sound: Book<()>,
    sounds: Book<&'static str>,
    voice: Book<()>,
    repeat: Book<()>,
    because: Book<()>,
    because_of: Book<()>,
    /// What makes an answer conditional, and so none: «но», «если», «только».
    conditions: Book<()>,
    /// What an arbiter names as the reason of a correction, and what he says that he has done.
    mistake: Book<()>,
    erred: Book<()>,
    at_cost: Book<()>,
    on_time: Book<()>,
    times: length::LengthWords,
    answers: Book<bool>,
    controls: control::ControlWords,
    games: Book<Discipline>,
}

impl Lexicon {
    /// The words of a language and of English. They are put together when they are first wanted, some milliseconds of work,
    /// and kept: all terminals of a program share them.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Lexicon {
        static KEPT: [OnceLock<Lexicon>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        KEPT[lang as usize].get_or_init(|| Lexicon::new(&languages(lang)))
    }

    fn new(languages: &[Wording]) -> Lexicon {
        let one = |key| Book::new(languages, [(key, ())]);
        let mut outcomes = Book::new(languages, table::OUTCOMES.map(|(words, outcome)| (words, (outcome, None))));
        for (_, outcome) in table::OUTCOMES {
            for scale in [Scale::One, Scale::Two] {
                let is_in_both = outcome.score(Scale::One) == outcome.score(Scale::Two);
                let scored = (outcome, Some(scale).filter(|_| !is_in_both));
                outcomes.add(outcome.score(scale), scored);
                outcomes.add(&outcome.score(scale).replace('½', "1/2"), scored);
            }
        }
        Lexicon {
            board: Book::new(languages, table::BOARD.iter().chain(&table::DESK).map(|row| (row.words, row))),
            contest: Book::new(languages, table::MATCH.iter().map(|row| (row.words, row))),
            replay: book(languages, &table::REPLAY),
            acts: book(languages, &table::ACTS),
            ears: book(languages, &table::EARS),
            menu: book(languages, &table::MENU),
            course: book(languages, &table::COURSE),
            drill: book(languages, &table::DRILL),
            tutor: book(languages, &table::TUTOR),
            set_up: book(languages, &table::SET_UP),
            kinds: Book::new(languages, table::KINDS),
            chessmen: Book::new(languages, table::CHESSMEN),
            seats: book(languages, &table::SEATS),
            arbiter: book(languages, &table::ARBITER),
            speakers: book(languages, &table::SEATS).of_words(),
            claims: book(languages, &table::CLAIMS),
            gaps: book(languages, &table::GAPS),
            faults: book(languages, &table::FAULTS),
            opponent: one("words-opponent"),
            sanctions: book(languages, &table::SANCTIONS),
            reports: book(languages, &table::REPORTS),
            tasks: book(languages, &table::TASKS),
            needs: Book::new(languages, table::NEEDS),
            media: Book::new(languages, table::MEDIA),
            for_assistant: one("words-for-assistant"),
            need: one("words-need"),
            and: one("words-and"),
            topics: book(languages, &table::TOPICS),
            decided: Book::new(languages, [("words-topic-decision", ())]),
            lots: book(languages, &table::LOTS),
            sides: Book::new(languages, table::SIDES),
            outcomes,
            times: length::LengthWords {
                units: Book::new(languages, table::UNITS),
                spans: Book::new(languages, table::SPANS),
                numbers: numbers(languages),
            },
            diagonals: diagonals(languages),
            of: one("words-of"),
            game_word: one("words-game-of-match"),
            before_game: one("words-before-game-of-match"),
            both: one("words-both"),
            match_lost: one("words-sanction-match"),
            found: one("words-found"),
            found_missing: one("words-found-missing"),
            found_sides: Book::new(languages, [("words-found-white", Side::White), ("words-found-black", Side::Black)]),
            found_piece: one("words-found-piece"),
            flags: one("words-both-flags"),
            both_flags: Book::new(languages, [("words-both", ()), ("words-both-flags", ())]),
            win: one("words-win"),
            lose: one("words-lose"),
            fillers: one("words-loose-fillers"),
            asking: one("words-loose-asking"),
            idle: one("words-loose-idle"),
            moving: one("words-loose-moving"),
            around_moves: one("words-loose-around-moves"),
            taking: one("words-loose-taking"),
            centre: one("words-loose-centre"),
            regions: one("words-loose-regions"),
            main_road: one("words-loose-main-road"),
            slips: one("words-loose-slips"),
            own: one("words-own"),
            men: one("words-loose-pieces"),
            ranks: one("words-rank"),
            walk: book(languages, &table::WALK),
            stems: stems::Stems::new(languages),
            senses: sense::Senses::new(languages),
            letters: said_letters(languages),
            no_show: one("words-loose-absent"),
            not: one("words-loose-not"),
            help: Book::new(languages, topics()),
            shelf: Book::new(languages, shelf::SHELF),
            hall_list: one("words-hall-list"),
            hall_go: one("words-hall-go"),
            hall_calls: one("words-hall-calls"),
            hall_here: one("words-hall-here"),
            hall_all: one("words-hall-all"),
            hall_code: one("words-hall-code"),
            hall_people: one("words-hall-people"),
            hall_attention: one("words-hall-attention"),
            hall_message: one("words-hall-message"),
            hall_lines: one("words-hall-lines"),
            lost: one("words-lost"),
            manner: Book::new(languages, manner::ALONE),
            alphabet: one("words-alphabet"),
            alphabets: Book::new(languages, Alphabet::WORDS),
            texts: Book::new(languages, manner::TEXTS),
            theme: one("words-theme"),
            themes: Book::new(languages, manner::THEMES.map(|(words, name, _)| (words, name))),
            sound: one("words-sound"),
            sounds: Book::new(languages, manner::SOUNDS),
            voice: one("words-voice"),
            repeat: one("words-repeat"),
            because: one("words-because"),
            because_of: one("words-because-of"),
            conditions: one("words-condition"),
            mistake: one("words-mistake"),
            erred: one("words-erred"),
            at_cost: one("words-at-cost"),
            on_time: one("words-on-time"),
            answers: Book::new(languages, [("words-yes", true), ("words-no", false)]),
            controls: control::ControlWords::new(languages),
            games: games(languages),
        }
    }

    /// Reads a line typed in a menu: a number, a word, or else a free text such as a name. The text is clean, cut at
    /// [`CommandParseError::MOST_CHARS`], and empty for an empty line.
    #[must_use]
    pub fn menu(&self, line: &Tokens) -> Intent {
        let line = line.whole();
        let number = || self.times.numbers.whole(&line).and_then(|number| usize::try_from(number).ok());
        match (choice(&line).or_else(number), self.menu.whole(&line)) {
            (Some(number), _) => Intent::Choose(number),
            (None, Some(Pick::Help)) => Intent::Help,
            (None, Some(Pick::Leave)) => Intent::Leave,
            (None, Some(Pick::Back)) => Intent::BoardCursor(CursorKey::Drop),
            (None, None) => Intent::Text(clean(line.text(), CommandParseError::MOST_CHARS)),
        }
    }

    /// Reads a word of the course; none for what is said at the board of an exercise.
    #[must_use]
    pub fn course(&self, line: &Tokens) -> Option<CourseRequest> {
        whole_or_by_keys(&self.course, &line.whole())
    }

    /// Reads a word of a sitting with exercises; none for what is said at the board of one.
    #[must_use]
    pub fn drill(&self, line: &Tokens) -> Option<DrillRequest> {
        whole_or_by_keys(&self.drill, &line.whole())
    }

    /// Reads a word of a tutorial; none for what is said at the board of an exercise.
    #[must_use]
    pub fn tutor(&self, line: &Tokens) -> Option<TutorRequest> {
        whole_or_by_keys(&self.tutor, &line.whole())
    }

    /// Reads the name of a game: "international", "100", «стоклетка»; none for anything else.
    #[must_use]
    pub fn game(&self, line: &str) -> Option<Discipline> {
        whole_or_by_keys(&self.games, &Line::read(line))
    }

    /// Reads the answer to the question which side it is; none for anything else.
    #[must_use]
    pub fn side(&self, line: &Tokens) -> Option<Side> {
        self.sides.whole(&line.whole())
    }

    /// The line without the side that it may end with.
    #[must_use]
    pub fn before_side<'a>(&self, line: &'a Tokens) -> &'a str {
        let whole = line.whole();
        let before = whole.count().saturating_sub(1);
        let is_side = before > 0 && self.sides.whole(&whole.behind(before)).is_some();
        if is_side { whole.before(before).text() } else { line.text() }
    }

    /// Reads the answer to a question of yes or no; none for anything else.
    #[must_use]
    pub fn answer(&self, line: &str) -> Option<bool> {
        whole_or_by_keys(&self.answers, &Line::read(line))
    }
}

impl Lexicon {
    /// An answer with words behind it, without the "not" that they may begin with: "yes, I resign", «нет, не сдаюсь».
    #[must_use]
    pub fn answer_with(&self, line: &Tokens) -> Option<(bool, String)> {
        let line = line.said_line();
        // A letter with something behind it is a piece: "n f6".
        let is_letter = line.text().split_whitespace().next().is_some_and(|word| word.chars().count() < 2);
        let taken = if is_letter { None } else { self.answers.take(&line) };
        let (yes, rest) = taken.filter(|(_, rest)| !rest.is_empty())?;
        let rest = if yes { rest } else { self.not.skip(rest) };
        (!rest.is_empty()).then(|| (yes, rest.text().to_owned()))
    }
}

impl Lexicon {
    /// Whose time it costs, and what stands behind it: «за счёт чёрных цэ три дэ четыре», "on White's time".
    #[must_use]
    pub fn at_cost(&self, line: &str) -> Option<(Side, String)> {
        let (side, rest) = self.sides.take(&self.at_cost.take(&Line::read(line))?.1)?;
        Some((side, self.on_time.skip(rest).text().to_owned()))
    }
}

/// The language and English, which may be the same. Texts that only name words are not kept beside the words, so these are
/// not [`Wording::of`].
pub(super) fn languages(lang: Lang) -> Vec<Wording> {
    let mut languages = vec![lang, Lang::En];
    languages.dedup();
    languages.into_iter().map(Wording::new).collect()
}

fn book<V: Copy>(languages: &[Wording], rows: &'static [CommandRow<V>]) -> Book<V> {
    Book::new(languages, rows.iter().map(|row| (row.words, row.means)))
}

/// The numbers that are said as words, in every form that people count in, and the places in a row.
fn numbers(languages: &[Wording]) -> Book<u32> {
    let mut book = Book::new(languages, []);
    for number in (1..=MOST_IN_WORDS).chain(HUNDREDS) {
        for wording in languages {
            for words in wording.lang().number_words(number) {
                book.add(&words, number);
            }
        }
    }
    // "Two hundred and five": the word belongs to the hundreds.
    for hundreds in HUNDREDS {
        for words in Lang::En.number_words(hundreds) {
            book.add(&format!("{words} and"), hundreds);
        }
    }
    book
}

/// The names of letters of files as they are said, of more than one letter.
fn said_letters(languages: &[Wording]) -> Vec<(&'static str, char)> {
    let of = |wording: &Wording| spoken_words(wording.lang().code());
    let letter = |meaning: &str| {
        let mut letters = meaning.chars();
        letters.next().filter(|letter| letter.is_ascii_lowercase() && letters.next().is_none() && *letter <= 'p')
    };
    let lines = languages.iter().flat_map(of).filter_map(|(meaning, words)| Some((letter(meaning)?, words)));
    lines.flat_map(|(letter, words)| words.split_whitespace().map(move |word| (word, letter))).collect()
}

/// The games, as they are called.
fn games(languages: &[Wording]) -> Book<Discipline> {
    let mut book = Book::new(languages, []);
    for game in Discipline::all() {
        let key = game_words(game);
        for words in languages.iter().flat_map(|wording| wording.words(&key)) {
            book.add(&words, game);
        }
    }
    book
}

/// The key of the words that name a game in a menu.
fn game_words(game: Discipline) -> String {
    format!("words-menu-{}", game.id())
}

/// The names of the diagonals of every board.
fn diagonals(languages: &[Wording]) -> Book<()> {
    let mut book = Book::new(languages, []);
    let boards = [Geometry::SQUARES_64, Geometry::SQUARES_100];
    for diagonal in boards.iter().flat_map(Geometry::diagonals) {
        let name = diagonal.key().replace('_', "-");
        // Its name in code is understood too: "great road".
        book.add(&name.replace('-', " "), ());
        let key = format!("diagonal-{name}");
        for wording in languages {
            book.add(&wording.label(&key), ());
        }
    }
    book
}

/// What a line means as a whole, as it was typed or by its keys.
fn whole_or_by_keys<V: Copy>(book: &Book<V>, line: &Line<'_>) -> Option<V> {
    book.whole(line).or_else(|| by_keys(line.text(), |keys| book.whole(&Line::read(keys))))
}

/// What a line means by its keys in another layout, if it means anything. A letter alone is no word.
fn by_keys<T>(line: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let is_word = line.chars().filter(|letter| letter.is_alphabetic()).nth(1).is_some();
    let is_plain = is_word && !line.contains(|sign: char| sign.is_ascii_digit());
    let keys = layout::latin(line).into_iter().chain(layout::cyrillic(line));
    keys.filter(|_| is_plain).find_map(|keys| read(&keys))
}

/// The number of a line in a menu.
fn choice(line: &Line<'_>) -> Option<usize> {
    let number = line.first().filter(|_| line.behind(1).is_empty())?;
    let plain = number.len() <= CHOICE_DIGITS && number.bytes().all(|b| b.is_ascii_digit());
    if plain { number.parse().ok() } else { None }
}
