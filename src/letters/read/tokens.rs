//! Words of a letter: what is a move, a number of a move, a date, a number.

use golos_rules::{Side, Variant};

use super::super::{Day, Written};

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
        let mut all = Moves::default();
        for word in words {
            if all.moves.len() < MOST_MOVES {
                all.word(word, game);
            }
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
    let is_file = |sign: char| {
        matches!(sign.to_lowercase().next().unwrap_or(sign), 'a'..='h' | 'а' | 'в' | 'с' | 'е' | 'б' | 'д' | 'ф' | 'ц')
    };
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

/// The days in a text, in order.
pub(super) fn days(text: &str, near: Day) -> Vec<Day> {
    let words = text.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '(' | ')'));
    words.filter_map(|word| Day::read(word.trim_matches(':'), Some(near))).take(8).collect()
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
