//! Words of a letter: what is a move, a number of a move, a date, a number.

use std::borrow::Cow;

use golos_rules::{Side, Variant};

use super::super::{Day, Written};
use super::words::{Label, bare, label};

/// Moves that are read from one letter.
const MOST_MOVES: usize = 1000;

/// Days of thinking that a letter may state.
const MOST_DAYS: u32 = 9999;

/// A list of moves with their numbers.
#[derive(Default)]
pub(super) struct Moves {
    pub moves: Vec<Written>,
    /// The number that the next move has, and its side.
    next: Option<(u32, Side)>,
    /// Words that are neither moves nor numbers.
    pub others: usize,
}

impl Moves {
    /// Reads words, some of which are moves.
    pub(super) fn read<'a>(words: impl IntoIterator<Item = &'a str>, game: Variant) -> Moves {
        let words: Vec<&str> = words.into_iter().collect();
        let mut all = Moves::default();
        let mut rest = words.as_slice();
        while !rest.is_empty() && all.moves.len() < MOST_MOVES {
            let (word, count) = spaced(rest, game);
            all.word(&word, game);
            rest = rest.get(count..).unwrap_or_default();
        }
        all
    }

    fn word(&mut self, word: &str, game: Variant) {
        let word = word.trim_matches([',', ';', '(', ')', '«', '»', '"']);
        let (number, rest) = number(word);
        if let Some(number) = number {
            self.next = Some(number);
        }
        let rest = rest.trim_start_matches(['.', '…']);
        if number.is_none() && !word.is_empty() && rest.is_empty() {
            // `1. ... f6-g5`
            self.next = self.next.map(|(number, _)| (number, Side::Black));
        }
        if rest.is_empty() || rest == "_" {
            if rest == "_" {
                self.next = self.next.map(|(number, _)| (number, Side::Black));
            }
            return;
        }
        if is_move(rest, game) {
            let number = self.next;
            self.next = number.map(|(number, side)| match side {
                Side::White => (number, Side::Black),
                Side::Black => (number.saturating_add(1), Side::White),
            });
            let text = rest.trim_end_matches(['.', ',', ';']).to_owned();
            self.moves.push(Written { text, number });
        } else if !is_joining(rest) {
            self.others += 1;
        }
    }
}

/// The first word, with those that belong to the same move where its squares stand apart: `b6 - a5`. How many they are.
fn spaced<'a>(words: &[&'a str], game: Variant) -> (Cow<'a, str>, usize) {
    let first = words.first().copied().unwrap_or_default();
    let (_, begins) = number(first);
    if !is_place(begins.trim_end_matches(is_sign), game) {
        return (Cow::Borrowed(first), 1);
    }
    let goes_on = |word: &str| is_place(word.trim_end_matches([',', '.', ';', ':', '!', '?', ')']), game);
    let (mut move_text, mut count) = (first.to_owned(), 1);
    while !move_text.ends_with([',', '.', ';', '!', '?', ')']) {
        let next = words.get(count).copied().unwrap_or_default();
        let after = words.get(count + 1).copied().unwrap_or_default();
        let is_open = move_text.ends_with(is_sign);
        if !is_open && !next.is_empty() && next.chars().all(is_sign) && goes_on(after) {
            move_text.push_str(next);
            move_text.push_str(after);
            count += 2;
        } else if (is_open && goes_on(next)) || (next.starts_with(is_sign) && goes_on(next.trim_start_matches(is_sign)))
        {
            move_text.push_str(next);
            count += 1;
        } else {
            break;
        }
    }
    (Cow::Owned(move_text), count)
}

/// Whether a word is one square, with the letter of a piece before it or without.
fn is_place(word: &str, game: Variant) -> bool {
    let signs: Vec<char> = word.chars().collect();
    match (game, signs.as_slice()) {
        (Variant::Draughts(laws), signs) if laws.geometry().size() == 10 => {
            (1..=2).contains(&signs.len()) && signs.iter().all(char::is_ascii_digit)
        }
        (_, [file, '1'..='9']) => is_file(*file),
        (Variant::Chess | Variant::Chess960, [piece, file, '1'..='8']) => piece.is_uppercase() && is_file(*file),
        _ => false,
    }
}

fn is_file(sign: char) -> bool {
    matches!(sign.to_lowercase().next().unwrap_or(sign), 'a'..='h' | 'а' | 'в' | 'с' | 'е' | 'б' | 'д' | 'ф' | 'ц')
}

/// Words that join moves.
fn is_joining(word: &str) -> bool {
    matches!(word.trim_matches(['.', ',', ':', ';', '-', '–', '—']), "" | "и" | "й" | "та" | "and")
}

/// The number at the beginning of a word, and what comes after it: `12.`, `12...`, `12.c3-d4`, `12)`.
fn number(word: &str) -> (Option<(u32, Side)>, &str) {
    let digits = word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let (number, rest) = word.split_at(digits);
    let after = rest.trim_start_matches(['.', '…', ')']);
    let marks = rest.len() - after.len();
    let number: Option<u32> = number.parse().ok().filter(|_| (1..=3).contains(&digits) && marks > 0);
    // `10.10` is a date.
    match number.filter(|_| !after.starts_with(|sign: char| sign.is_ascii_digit()) || after.len() >= 4) {
        Some(number) => (Some((number, if marks > 1 { Side::Black } else { Side::White })), after),
        None => (None, word),
    }
}

/// Whether a word looks like a move of the game, lawful or not.
pub(super) fn is_move(word: &str, game: Variant) -> bool {
    let word = word.trim_end_matches(['!', '?', '.', ',', ';', '+', '#']);
    if word.is_empty() || word.len() > 120 {
        return false;
    }
    let is_castling = || {
        let zeros = word.chars().filter(|sign| matches!(sign, '0' | 'O' | 'О' | 'о' | 'o')).count();
        let plain = word.chars().all(|sign| matches!(sign, '0' | 'O' | 'О' | 'о' | 'o' | '-' | '–' | '—'));
        plain && (2..=3).contains(&zeros) && word.contains(['-', '–', '—'])
    };
    let signs: Vec<char> = word.chars().collect();
    let squares = signs.windows(2).filter(|pair| matches!(**pair, [file, '1'..='9'] if is_file(file))).count();
    match game {
        Variant::Draughts(laws) if laws.geometry().size() == 10 => {
            let numbers: Vec<&str> = word.split(is_sign).collect();
            let all =
                numbers.iter().all(|it| (1..=2).contains(&it.len()) && it.bytes().all(|byte| byte.is_ascii_digit()));
            numbers.len() >= 2 && all
        }
        Variant::Draughts(_) => {
            let letters = signs.iter().filter(|sign| sign.is_alphabetic()).count();
            let known = signs.iter().all(|&sign| is_file(sign) || sign.is_ascii_digit() || is_sign(sign));
            known && squares >= 1 && letters <= squares + 2
        }
        Variant::Chess | Variant::Chess960 => {
            let is_numeric = (4..=5).contains(&word.len()) && word.bytes().all(|byte| matches!(byte, b'1'..=b'8'));
            is_numeric || is_castling() || (squares >= 1 && signs.len() <= 12)
        }
        Variant::Renju => false,
    }
}

fn is_sign(sign: char) -> bool {
    matches!(sign, '-' | '–' | '—' | ':' | 'x' | 'х' | 'X' | 'Х' | '×' | '*')
}

/// Days that are read from one text.
const MOST_DATES: usize = 8;

/// The days in a text, in order.
pub(super) fn days(text: &str, near: Day) -> Vec<Day> {
    listed_days(text, near).into_iter().flatten().collect()
}

/// The days in a text, in order; `None` in the place of one that cannot be read. What stands alone between commas is the
/// place of a day.
pub(super) fn listed_days(text: &str, near: Day) -> Vec<Option<Day>> {
    let mut all = Vec::new();
    for part in text.split([',', ';']) {
        let found = days_of_part(part, near);
        let is_place = text.contains([',', ';']) && part.contains(|sign: char| sign.is_alphanumeric() || sign == '?');
        match found.is_empty() && is_place {
            true => all.push(None),
            false => all.extend(found),
        }
    }
    all.truncate(MOST_DATES);
    all
}

/// The days between two commas: `15.01.2026`, `15 января 2026 г.`, `January 15 2026`.
fn days_of_part(part: &str, near: Day) -> Vec<Option<Day>> {
    let words: Vec<&str> = part.split(|sign: char| sign.is_whitespace() || matches!(sign, '(' | ')')).collect();
    let month = |at: usize| match words.get(at).map(|word| [bare(word)]).as_ref().and_then(|word| label(word)) {
        Some((1, Label::Month(month))) => Some(month),
        _ => None,
    };
    let number = |at: usize, longest: usize| {
        let digits: &str = words.get(at)?.trim_matches([':', '.']);
        let digits = digits.get(..digits.bytes().take_while(u8::is_ascii_digit).count())?;
        digits.parse::<u32>().ok().filter(|_| digits.len() <= longest)
    };
    let year = |at: usize| number(at, 4).filter(|year| *year > 999);
    let mut all = Vec::new();
    let mut at = 0;
    while at < words.len() && all.len() < MOST_DATES {
        let word = words.get(at).copied().unwrap_or_default().trim_matches(':');
        let named = match (number(at, 2), month(at), month(at + 1), number(at + 1, 2)) {
            (Some(day), None, Some(month), _) | (None, Some(month), _, Some(day)) => Some((day, month)),
            _ => None,
        };
        if let Some((day, month)) = named {
            let year = year(at + 2);
            let text = year.map_or_else(|| format!("{day}.{month}"), |year| format!("{day}.{month}.{year}"));
            all.push(Day::read(&text, Some(near)));
            at += if year.is_some() { 3 } else { 2 };
            continue;
        }
        match Day::read(word, Some(near)) {
            Some(day) => all.push(Some(day)),
            None if is_like_date(word) => all.push(None),
            None => {}
        }
        at += 1;
    }
    all
}

/// Whether a word has the form of a date: three numbers, or two with a dot.
fn is_like_date(word: &str) -> bool {
    let word = word.trim_end_matches('.');
    let numbers: Vec<&str> = word.split(['.', '/', '-']).collect();
    let all = numbers.iter().all(|it| (1..=4).contains(&it.len()) && it.bytes().all(|byte| byte.is_ascii_digit()));
    all && (numbers.len() == 3 || (numbers.len() == 2 && word.contains('.')))
}

/// The numbers in a text that may be days of thinking, in order.
pub(super) fn numbers(text: &str) -> Vec<u32> {
    let words = text.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty());
    words.filter_map(|word| word.parse().ok()).filter(|&number| number <= MOST_DAYS).take(8).collect()
}

/// The tags and the words of the moves of a text in PGN or PDN, without comments and variations; `None` if it has no tags.
pub(super) fn game_file(text: &str) -> Option<(Vec<(String, String)>, String)> {
    let is_tag = |line: &str| line.starts_with('[') && line.ends_with(']') && line.contains('"');
    text.lines().map(str::trim).find(|line| !line.is_empty()).filter(|line| is_tag(line))?;
    let mut tags = Vec::new();
    let mut body = String::new();
    for line in text.lines().map(str::trim) {
        if is_tag(line) {
            let inner = line.trim_matches(['[', ']']);
            if let Some((name, value)) = inner.split_once('"') {
                tags.push((name.trim().to_owned(), value.trim_end_matches('"').to_owned()));
            }
        } else if !line.starts_with('%') {
            body.push_str(line.split(';').next().unwrap_or_default());
            body.push(' ');
        }
    }
    let (mut depth, mut in_comment) = (0_u32, false);
    let mut moves = String::new();
    for sign in body.chars() {
        match sign {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth = depth.saturating_add(1),
            ')' if !in_comment => depth = depth.saturating_sub(1),
            _ if !in_comment && depth == 0 => moves.push(sign),
            _ => {}
        }
    }
    Some((tags, moves))
}
