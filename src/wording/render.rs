use super::articles::{self, Article};
use super::catalog::{self, Bundle};
use super::laws::{self, Document};
use super::numerals::{self, Case, Gender, Ordinal};
use super::{Alphabet, Form, Lang, Level, Noun, Sentence, SentenceKind, Slot, Style};
use super::{clean, lists, nouns, squares, times, typed};
use crate::text_key;
use fluent_bundle::{FluentArgs, FluentMessage};
use golos_clock::{Bonus, Control, Ms, Period};
use std::sync::OnceLock;

/// The longest name of an article that is not known, in characters.
const ARTICLE_CHARS: usize = 80;

/// What people say is said whole: who takes a line in has a longest one of his own.
const WHOLE: usize = usize::MAX;

/// Stands behind a typed text that ends with a stop of its own, while a sentence is put together: the full stop of the
/// sentence is then one too many.
const STOPPED: char = '\u{1}';

/// Stands behind the document of an article, while a sentence is put together: one sentence names a document once.
const CITED: char = '\u{2}';

/// The texts of one language. `Send` and `Sync`: one serves all threads.
pub struct Wording {
    lang: Lang,
    /// Each theme is read when it is first wanted: most are not in a game, and all of them would be half of its memory.
    themes: [OnceLock<Bundle>; catalog::THEMES],
}

impl Wording {
    /// The texts of a language, which are kept as long as the program runs.
    #[must_use]
    pub fn of(lang: Lang) -> &'static Wording {
        static KEPT: [OnceLock<Wording>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        KEPT[lang as usize].get_or_init(|| Wording::new(lang))
    }

    /// The texts of a language for one occasion. They are read when they are first wanted: some milliseconds of work.
    #[must_use]
    pub const fn new(lang: Lang) -> Wording {
        Wording { lang, themes: [const { OnceLock::new() }; catalog::THEMES] }
    }

    /// The text of a key, and the bundle it stands in.
    fn found(&self, key: &str) -> Option<(&Bundle, FluentMessage<'_>)> {
        let open = self.themes.iter().filter_map(OnceLock::get);
        if let Some(found) = open.filter_map(|bundle| Some((bundle, bundle.get_message(key)?))).next() {
            return Some(found);
        }
        let mut closed = self.themes.iter().zip(self.lang.row().texts).filter(|(theme, _)| theme.get().is_none());
        let (theme, source) = closed.find(|(_, source)| catalog::holds(source, key))?;
        let bundle = theme.get_or_init(|| catalog::bundle(self.lang, source).0);
        bundle.get_message(key).map(|message| (bundle, message))
    }

    /// The language of these texts.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence in words. The language of these texts counts, not that of the style. A key without a text comes
    /// out in square brackets, a slot without a filling in braces.
    #[must_use]
    pub fn render(&self, sentence: &Sentence, style: Style) -> String {
        let text = self.cited_once(self.draft(sentence, style), style);
        if text.contains(STOPPED) { text.replace("\u{1}.", "").replace(STOPPED, "") } else { text }
    }

    /// The sentence with the marks that only its whole can make good.
    fn draft(&self, sentence: &Sentence, style: Style) -> String {
        let style = Style { lang: self.lang, ..style };
        let mut args = FluentArgs::with_capacity(sentence.slots().len() * 2);
        for (name, slot) in sentence.slots() {
            self.fill(&mut Variables { args: &mut args, name }, slot, style);
        }
        let text = self.format(sentence.key(), style, Some(&args));
        if style.alphabet == Alphabet::Letters
            && matches!(sentence.says(), SentenceKind::Move | SentenceKind::BriefMove)
        {
            return text.replace(" – ", ". ");
        }
        text
    }

    /// A text without slots: a label, a phrase, a heading. A missing one comes out in square brackets.
    #[must_use]
    pub fn label(&self, key: &str) -> String {
        self.format(key, Style::spoken(self.lang), None)
    }

    /// Whether there is a text for the key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.found(key).is_some()
    }

    /// What people may type for a command: the words of the text `key`, which parts them by commas, and those of its
    /// `.also`, which are understood and not named in help. Empty without such a text.
    #[must_use]
    pub fn words(&self, key: &str) -> Vec<String> {
        let Some((bundle, message)) = self.found(key) else { return Vec::new() };
        let also = message.get_attribute("also").map(|also| also.value());
        let texts = message.value().into_iter().chain(also);
        let texts = texts.map(|words| bundle.format_pattern(words, None, &mut Vec::new()).into_owned());
        let split = |text: String| text.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>();
        texts.flat_map(split).filter(|word| !word.is_empty()).collect()
    }

    /// The first of them: what is named where one is enough. Empty without such a text.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.words(key).into_iter().next().unwrap_or_default()
    }

    fn format(&self, key: &str, style: Style, args: Option<&FluentArgs<'_>>) -> String {
        let Some((bundle, message)) = self.found(key) else { return format!("[{key}]") };
        let named = |name: &str| message.get_attribute(name);
        let of_level = match style.level {
            Level::Brief => named("brief"),
            Level::Normal => None,
            Level::Full => named("full"),
        };
        let of_form = || if style.form == Form::Written { named("written") } else { None };
        let attribute = of_level.or_else(of_form);
        let pattern = attribute.map(|a| a.value()).or_else(|| message.value());
        match pattern {
            Some(pattern) => bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned(),
            None => format!("[{key}]"),
        }
    }

    /// A text of the house with text already in words in its slots.
    fn compose<const N: usize>(&self, key: &str, slots: [(&'static str, String); N]) -> String {
        let args = slots.into_iter().collect();
        self.format(key, Style::spoken(self.lang), Some(&args))
    }

    /// Sets the variables of a slot: its words, and for some kinds their other forms.
    fn fill(&self, variables: &mut Variables<'_, '_>, slot: &Slot, style: Style) {
        variables.set("", self.slot(slot, style));
        match slot {
            Slot::Side(side) => {
                variables.set("_gen", self.label(&format!("side-{side}-gen")));
                variables.set("_dat", self.label(&format!("side-{side}-dat")));
            }
            Slot::Number(n) => fill_number_forms(variables, *n, style),
            Slot::Time(time) => {
                variables.set("_acc", self.time(*time, Case::Accusative, style));
                variables.set("_gen", self.time(*time, Case::Genitive, style));
            }
            Slot::Exact(time) => {
                variables.set("_acc", self.exact(*time, Case::Accusative, style));
                variables.set("_gen", self.exact(*time, Case::Genitive, style));
            }
            Slot::Squares(names) => variables.set("_then", self.path(names, style)),
            Slot::Sentence(inner) if matches!(inner.says(), SentenceKind::Move | SentenceKind::BriefMove) => {
                variables.set("_whole", unstopped(self.draft(inner, style)));
            }
            Slot::Numbers(numbers) => {
                let named = |one: &str, many: &str| {
                    let key = if numbers.len() == 1 { one } else { many };
                    self.compose(key, [("list", self.slot(slot, style))])
                };
                variables.set("_boards", named(text_key::LIST_BOARD, text_key::LIST_BOARDS));
                variables.set("_matches", named(text_key::LIST_MATCH, text_key::LIST_MATCHES));
            }
            _ => {}
        }
    }

    /// The words of a slot, in the nominative.
    fn slot(&self, slot: &Slot, style: Style) -> String {
        let place = |name: &String| squares::place(name, style);
        let phrase = |key: &String| self.phrase(key, style);
        let placed = |(piece, square): &(String, String)| format!("{} {}", phrase(piece), place(square));
        match slot {
            Slot::Side(side) => self.label(&format!("side-{side}")),
            Slot::Number(n) => number(*n, style),
            Slot::Time(time) => self.time(*time, Case::Nominative, style),
            Slot::Exact(time) => self.exact(*time, Case::Nominative, style),
            Slot::Clock(time) => self.clock(*time, style),
            Slot::OfDay(time) => times::of_day(*time, style),
            Slot::Count(n, noun) => nouns::counted(style.lang, *n, *noun, Case::Nominative, style.form),
            Slot::Score(halves) => score(*halves, style),
            Slot::Fraction(whole, part, of) => fraction([*whole, *part, *of], style),
            Slot::Square(name) => place(name),
            Slot::Squares(names) => self.squares(names, style),
            Slot::Pieces { men, kings } => self.pieces(men, kings, style),
            Slot::Placement(pieces) => self.list(pieces.iter().map(placed), style),
            Slot::Groups(groups) => self.groups(groups, style),
            Slot::Tail(keys) => keys.iter().map(|key| format!(", {}", phrase(key))).collect(),
            Slot::Numbers(numbers) => self.list(numbers.iter().map(|&n| number(n, style)), style),
            Slot::Text(text) => stopped(typed::say(&clean(text, WHOLE), style)),
            Slot::Texts(texts) => self.list(texts.iter().map(|text| typed::say(&clean(text, WHOLE), style)), style),
            Slot::Phrase(key) => phrase(key),
            Slot::Phrases(keys) => self.list(keys.iter().map(phrase), style),
            Slot::Heads(keys) => {
                let head = |key: &String| {
                    let all = phrase(key);
                    let mut words = all.split(',').map(str::trim);
                    let is_word = |word: &&str| word.chars().nth(2).is_some();
                    words.clone().find(is_word).or(words.next()).unwrap_or_default().to_owned()
                };
                self.list(keys.iter().map(head), style)
            }
            Slot::Article(name) => self.article(name, style),
            Slot::Articles(names) => self.list(names.iter().map(|name| self.article(name, style)), style),
            Slot::Document(letters) => match Document::of(letters) {
                Some(document) => document.after_game(style.lang.code()).to_owned(),
                None => clean(letters, ARTICLE_CHARS),
            },
            Slot::Topics(names) => self.list(names.iter().map(|name| laws::called(style.lang, name)), style),
            Slot::Law(name) => laws::text(style.lang, name).unwrap_or_default().to_owned(),
            Slot::Sentence(inner) => self.inner(inner, style),
            Slot::Choices(readings) => self.choices(readings, style),
            Slot::Control(stages) => self.control(stages, style),
        }
    }

    fn time(&self, time: Ms, case: Case, style: Style) -> String {
        match style.form {
            Form::Spoken if time.is_zero() => self.label(text_key::TIME_ZERO),
            Form::Spoken => {
                times::spoken(style.lang, time, style.level, case, &self.label(text_key::TIME_UNDER_A_SECOND))
            }
            Form::Written => times::written(time),
        }
    }

    /// What a clock shows.
    fn clock(&self, time: Ms, style: Style) -> String {
        let is_spoken = style.form == Form::Spoken && style.level != Level::Full;
        let shown = is_spoken.then(|| times::shown(style.lang, time)).flatten();
        shown.unwrap_or_else(|| self.time(time, Case::Nominative, style))
    }

    /// A time to the second, at every level.
    fn exact(&self, time: Ms, case: Case, style: Style) -> String {
        self.time(time, case, Style { level: Level::Full, ..style })
    }

    fn list(&self, parts: impl Iterator<Item = String>, style: Style) -> String {
        lists::join(&parts.collect::<Vec<_>>(), style.alphabet, &self.label(text_key::LIST_NONE))
    }

    /// Places in a list. Aloud a unit right behind a ten would be heard as one number: "двадцать и три".
    fn squares(&self, names: &[String], style: Style) -> String {
        let place = |name: &String| self.place_or_range(name, style);
        if style.form == Form::Written || style.lang.row().voice_reads_signs || !names.windows(2).any(is_ten_and_unit) {
            return self.list(names.iter().map(place), style);
        }
        let mut said: String = names.first().map(place).unwrap_or_default();
        for pair in names.windows(2) {
            let glue =
                if is_ten_and_unit(pair) { format!(" {} ", self.label(text_key::LIST_AND)) } else { ", ".to_owned() };
            said.push_str(&glue);
            said.extend(pair.last().map(place));
        }
        said
    }

    /// A place; or the first and the last of those that follow one another: `a..h`.
    fn place_or_range(&self, name: &str, style: Style) -> String {
        match name.split_once("..") {
            Some((from, to)) => {
                let [from, to] = [from, to].map(|name| squares::place(name, style));
                self.compose(text_key::LIST_RANGE, [("from", from), ("to", to)])
            }
            None => squares::place(name, style),
        }
    }

    /// Places one after the other; aloud, where they are numbers, with a word between them.
    fn path(&self, names: &[String], style: Style) -> String {
        let is_number = |name: &String| name.bytes().all(|byte| byte.is_ascii_digit());
        if style.form == Form::Written || style.lang.row().voice_reads_signs || !names.iter().all(is_number) {
            return self.squares(names, style);
        }
        let places: Vec<String> = names.iter().map(|name| squares::place(name, style)).collect();
        places.join(&format!(", {} ", self.label(text_key::LIST_THEN)))
    }

    /// Men, then kings: "цэ три, е пять; дамка а один".
    fn pieces(&self, men: &[String], kings: &[String], style: Style) -> String {
        let places = |names: &[String]| self.squares(names, style);
        let key = if kings.len() == 1 { text_key::LIST_KING } else { text_key::LIST_KINGS };
        let with_kings = || self.compose(key, [("list", places(kings))]);
        match (men.is_empty(), kings.is_empty()) {
            (_, true) => places(men),
            (true, false) => with_kings(),
            (false, false) => format!("{}; {}", places(men), with_kings()),
        }
    }

    /// Kind by kind: "король жэ один; пешки а два, бэ два".
    fn groups(&self, groups: &[(String, Vec<String>)], style: Style) -> String {
        let places = |names: &[String]| self.squares(names, style);
        let group = |(kind, names): &(String, Vec<String>)| format!("{} {}", self.phrase(kind, style), places(names));
        match groups {
            [] => self.label(text_key::LIST_NONE),
            groups => groups.iter().map(group).collect::<Vec<_>>().join("; "),
        }
    }

    /// A phrase; written as it is printed, where that is another than the one for a voice; aloud in the alphabet from Anna
    /// to Hector the German one, where there is one (FIDE-D.2.1).
    fn phrase(&self, key: &str, style: Style) -> String {
        let is_german = matches!(style.alphabet, Alphabet::AnnaHector | Alphabet::AnnaHectorZwo);
        let found = self.found(key).filter(|_| is_german && style.form == Form::Spoken);
        match found.and_then(|(bundle, message)| Some((bundle, message.get_attribute("anna")?))) {
            Some((bundle, german)) => bundle.format_pattern(german.value(), None, &mut Vec::new()).into_owned(),
            None => self.format(key, style.at(Level::Normal), None),
        }
    }

    /// A sentence inside another: a move is without its full stop, side and number, all else as it stands.
    fn inner(&self, sentence: &Sentence, style: Style) -> String {
        let level = match sentence.says() {
            SentenceKind::Anything | SentenceKind::Refusal => return self.draft(sentence, style),
            SentenceKind::Move => style.level.min(Level::Normal),
            SentenceKind::BriefMove => Level::Brief,
        };
        unstopped(self.draft(sentence, style.at(level)))
    }

    /// "Один: …. Два: …."
    fn choices(&self, readings: &[Sentence], style: Style) -> String {
        let numbered = readings
            .iter()
            .zip(1..)
            .map(|(reading, n)| format!("{}: {}.", capital(&number(n, style)), self.inner(reading, style)));
        numbered.collect::<Vec<_>>().join(" ")
    }

    /// "пункт шесть, один, восемь, шесть"; the document before it at the full level only.
    fn article(&self, name: &str, style: Style) -> String {
        let Some(article) = Article::read(name) else { return clean(name, ARTICLE_CHARS) };
        let (separator, roman) = match style.form {
            Form::Spoken => (", ", None),
            Form::Written => (".", article.section.map(articles::to_roman)),
        };
        let appendix = article.appendix.map(|letter| match style.form {
            Form::Spoken => {
                squares::place(&letter.to_ascii_lowercase().to_string(), Style { alphabet: Alphabet::Native, ..style })
            }
            Form::Written => letter.to_string(),
        });
        let numbers = appendix.into_iter().chain(article.numbers.iter().map(|&n| number(n, style)));
        let numbers = ("numbers", numbers.collect::<Vec<_>>().join(separator));
        let point = match article.section {
            None => self.compose(text_key::ARTICLE_PLAIN, [numbers]),
            Some(section) => {
                let section = roman.unwrap_or_else(|| number(section, style));
                self.compose(text_key::ARTICLE_IN_SECTION, [("section", section), numbers])
            }
        };
        match Document::of(&article.document).filter(|_| style.level == Level::Full) {
            Some(document) => format!("{}, {CITED}{point}", self.document(document, style)),
            None => point,
        }
    }

    /// What a document is called before an article.
    fn document(&self, document: Document, style: Style) -> &'static str {
        match style.form {
            Form::Spoken => document.spoken(self.lang.code()),
            Form::Written => document.cited(self.lang.code()),
        }
    }

    /// The text without a document's name where it was the last one named.
    fn cited_once(&self, text: String, style: Style) -> String {
        if !text.contains(CITED) {
            return text;
        }
        let named = |document| format!("{}, ", self.document(document, style));
        let documents: Vec<String> = Document::all().into_iter().map(named).collect();
        let (mut said, mut last) = (String::with_capacity(text.len()), None);
        let mut parts = text.split(CITED).peekable();
        while let Some(part) = parts.next() {
            let cited = documents.iter().filter(|document| part.ends_with(document.as_str()));
            let cited = parts.peek().and(cited.max_by_key(|document| document.len()));
            match cited.filter(|cited| last == Some(*cited)) {
                Some(again) => said.push_str(part.strip_suffix(again.as_str()).unwrap_or(part)),
                None => said.push_str(part),
            }
            last = cited.or(last);
        }
        said
    }

    /// "девяносто минут на сорок ходов, затем тридцать минут плюс тридцать секунд на ход".
    fn control(&self, control: &Control, style: Style) -> String {
        let mut periods = control.periods().map(|period| self.period(period, style.at(Level::Full)));
        let Some(first) = periods.next() else { return self.label(text_key::LIST_NONE) };
        periods.fold(first, |before, next| self.compose(text_key::CONTROL_THEN, [("before", before), ("next", next)]))
    }

    fn period(&self, period: Period, style: Style) -> String {
        let time = |time| self.time(time, Case::Nominative, style);
        let mut text = time(period.time);
        if let Some(moves) = period.moves {
            let moves = nouns::counted(style.lang, moves.into(), Noun::Move, Case::Accusative, style.form);
            text = self.compose(text_key::CONTROL_MOVES, [("stage", text), ("moves", moves)]);
        }
        if period.runs_on {
            text = self.compose(text_key::CONTROL_RUNS_ON, [("stage", text)]);
        }
        let per_move = |key, bonus| self.compose(key, [("stage", text.clone()), ("time", time(bonus))]);
        match period.bonus {
            Bonus::None => text,
            Bonus::Increment(bonus) => per_move(text_key::CONTROL_INCREMENT, bonus),
            Bonus::Delay(bonus) => per_move(text_key::CONTROL_DELAY, bonus),
            Bonus::Bronstein(bonus) => per_move(text_key::CONTROL_BRONSTEIN, bonus),
            Bonus::ByoYomi(overtime) => {
                let periods = u32::from(overtime.periods);
                let periods = nouns::counted(style.lang, periods, Noun::Period, Case::Nominative, style.form);
                let slots = [("stage", text), ("periods", periods), ("time", time(overtime.time))];
                self.compose(text_key::CONTROL_BYO_YOMI, slots)
            }
            Bonus::Hourglass => self.compose(text_key::CONTROL_HOURGLASS, [("stage", text)]),
        }
    }
}

/// The variables of one slot: each exists twice, as it is and, with a capital in its name, with a capital.
struct Variables<'v, 'a> {
    args: &'v mut FluentArgs<'a>,
    name: &'static str,
}

impl Variables<'_, '_> {
    fn set(&mut self, suffix: &str, text: String) {
        let name = format!("{}{suffix}", self.name);
        self.args.set(capital(&name), capital(&text));
        self.args.set(name, text);
    }
}

fn fill_number_forms(variables: &mut Variables<'_, '_>, n: u32, style: Style) {
    let cardinal = |gender, case| match style.form {
        Form::Spoken => numerals::cardinal(style.lang, n, gender, case),
        Form::Written => n.to_string(),
    };
    let ordinal = |form| match style.form {
        Form::Spoken => numerals::ordinal(style.lang, n, form),
        Form::Written => numerals::ordinal_digits(style.lang, n, form),
    };
    variables.set("_f", cardinal(Gender::Feminine, Case::Nominative));
    variables.set("_card_gen", cardinal(Gender::Masculine, Case::Genitive));
    variables.set("_ord", ordinal(Ordinal::Masculine));
    variables.set("_ord_f", ordinal(Ordinal::Feminine));
    variables.set("_gen", ordinal(Ordinal::Genitive));
}

/// A number without a noun: the masculine nominative.
fn number(n: u32, style: Style) -> String {
    match style.form {
        Form::Spoken => numerals::cardinal(style.lang, n, Gender::Masculine, Case::Nominative),
        Form::Written => n.to_string(),
    }
}

fn score(halves: u32, style: Style) -> String {
    match style.form {
        Form::Spoken => numerals::score(style.lang, halves),
        Form::Written => numerals::score_digits(style.lang, halves),
    }
}

fn fraction([whole, part, of]: [u32; 3], style: Style) -> String {
    match style.form {
        Form::Spoken => numerals::fraction(style.lang, whole, part, of),
        Form::Written if whole == 0 => format!("{part}/{of}"),
        Form::Written => format!("{whole} {part}/{of}"),
    }
}

/// Whether the second of two numbers could be heard as the end of the first: twenty, three.
fn is_ten_and_unit(pair: &[String]) -> bool {
    let number = |index: usize| pair.get(index)?.parse::<u32>().ok();
    matches!((number(0), number(1)), (Some(ten), Some(unit)) if ten >= 20 && ten % 10 == 0 && (1..10).contains(&unit))
}

/// A typed text that ends with a stop of its own is marked.
fn stopped(mut text: String) -> String {
    if text.ends_with(['.', '!', '?', '…']) {
        text.push(STOPPED);
    }
    text
}

/// A move without its full stop, for the inside of a sentence.
fn unstopped(text: String) -> String {
    text.strip_suffix('.').map(str::to_owned).unwrap_or(text)
}

/// The text with its first letter made a capital.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
