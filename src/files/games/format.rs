//! What a file holds, found out from what is in it. The ending of its name decides only where that says nothing.

use std::ffi::OsStr;
use std::io::{self, BufRead, Cursor, Read};
use std::path::Path;

use super::family::form_of;
use super::movetext::LineFormat;
use golos_profile::find_rules;
use golos_rules::draughts;
use golos_rules::renju::exchange::read_list;
use golos_rules::renju::{Letters, Move, Point};
use golos_rules::{Decoder, Variant, chess, wide_of};

/// So many bytes of a file are looked at.
const HEAD: u64 = 16 * 1024;
/// What a library of RenLib begins with: no text.
const RENLIB: &[u8] = b"\xFFRenLib";
/// So many moves are looked at to tell draughts from chess.
const WORDS: usize = 40;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// The record of a game or a micro-match.
    Record,
    Games(Format),
}

/// The form of a file of games that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Draughts.
    Pdn,
    /// Chess.
    Pgn,
    /// Renju, as are all that follow.
    Sgf,
    /// A RenLib library.
    Lib,
    /// A RenLib position.
    Pos,
    /// An archive of RenjuNet.
    Rif,
    /// A plain list of moves.
    List,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 7] =
        [Format::Pdn, Format::Pgn, Format::Sgf, Format::Lib, Format::Pos, Format::Rif, Format::List];

    /// The format, if it is one of lines of text.
    pub const fn lines(self) -> Option<LineFormat> {
        match self {
            Format::Pdn => Some(LineFormat::Pdn(None)),
            Format::Pgn => Some(LineFormat::Pgn),
            Format::Sgf | Format::Lib | Format::Pos | Format::Rif | Format::List => None,
        }
    }

    /// The name that people know it by.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Pdn => "PDN",
            Format::Pgn => "PGN",
            Format::Sgf => "SGF",
            Format::Lib | Format::Pos => "RenLib",
            Format::Rif => "RenjuNet",
            Format::List => "TXT",
        }
    }
}

/// Finds out what a source holds, and gives it back to be read from the beginning. `assumed` is what the games of a text
/// are that does not say; none of all that: nothing is known.
///
/// # Errors
/// The source cannot be read.
pub(crate) fn recognise(
    path: &Path,
    mut source: Box<dyn BufRead>,
    assumed: Option<Variant>,
) -> io::Result<(Option<Content>, Box<dyn BufRead>)> {
    let mut head = Vec::new();
    source.by_ref().take(HEAD).read_to_end(&mut head)?;
    // What it is is told by its text, whatever that is written in.
    let mut text = Vec::new();
    let is_text = !head.starts_with(RENLIB) && Decoder::new(head.as_slice()).read_to_end(&mut text).is_ok();
    let content = content(if is_text { &text } else { &head }, path.extension(), assumed);
    let is_wide = wide_of(&head).is_some();
    let source = Cursor::new(head).chain(source);
    // The readers of other texts decode them themselves.
    let is_bytes = matches!(content, Some(Content::Record | Content::Games(Format::List)));
    Ok((content, if is_bytes && is_wide { Box::new(Decoder::new(source)) } else { Box::new(source) }))
}

fn content(head: &[u8], ending: Option<&OsStr>, assumed: Option<Variant>) -> Option<Content> {
    let ending = ending.and_then(OsStr::to_str).unwrap_or_default().to_ascii_lowercase();
    // A record that is damaged in its first line is one all the same.
    if ending == "ron" {
        return Some(Content::Record);
    }
    let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head).trim_ascii_start();
    let format = match (text, ending.as_str()) {
        (text, _) if text.starts_with(RENLIB) => Format::Lib,
        (_, "lib") => Format::Lib,
        (_, "pos") => Format::Pos,
        _ if is_binary(head) => return None,
        ([b'(', behind @ ..], _) if behind.trim_ascii_start().starts_with(b";") => Format::Sgf,
        ([b'<', ..], _) => Format::Rif,
        (_, "sgf") => Format::Sgf,
        (_, "rif") => Format::Rif,
        ([b'(', ..], _) => return Some(Content::Record),
        (text, _) => in_text(&String::from_utf8_lossy(text), assumed).or(match ending.as_str() {
            // A long text that begins without a tag, a move or a remark is no file of games, whatever it is called.
            _ if head.len() as u64 >= HEAD && !text.starts_with(b"{") && !text.starts_with(b";") => None,
            "pdn" => Some(Format::Pdn),
            "pgn" => Some(Format::Pgn),
            _ => None,
        })?,
    };
    Some(Content::Games(format))
}

/// Whether bytes are no text: a zero is in none, and other signs that show nothing are in few.
fn is_binary(head: &[u8]) -> bool {
    let shows_nothing = |byte: &&u8| matches!(byte, 0..=8 | 0x0e..=0x19 | 0x1c..=0x1f | 0x7f);
    let count = head.iter().filter(shows_nothing).count();
    head.contains(&0) || count > 3 && count * 20 > head.len()
}

/// What a text holds: what its tags say, a list that begins in the centre as renju does (R-9.2.4.1), what its moves can
/// be, what it is said to be.
fn in_text(text: &str, assumed: Option<Variant>) -> Option<Format> {
    let is_tag = |line: &&str| line.trim_start().starts_with('[');
    let mut tags = text.lines().filter(is_tag).peekable();
    let has_tags = tags.peek().is_some();
    let tagged = tags.find_map(in_tag);
    let list = || (!has_tags && is_list(text, assumed.map(form_of) == Some(Format::List))).then_some(Format::List);
    let moves = || {
        let movetext: Vec<&str> = text.lines().filter(|line| !is_tag(line)).collect();
        in_moves(&movetext.join("\n"))
    };
    tagged.or_else(list).or_else(moves).or(assumed.map(form_of))
}

/// What a tag says of the game.
fn in_tag(line: &str) -> Option<Format> {
    let (name, value) = line.trim().trim_start_matches('[').split_once(char::is_whitespace)?;
    let value = value.trim().trim_matches(['"', ']']);
    match name {
        "GameType" => Some(Format::Pdn),
        "FEN" if value.contains('/') => Some(Format::Pgn),
        "FEN" => Some(Format::Pdn),
        "Variant" if draughts::Variant::by_id(&value.to_lowercase()).is_some() => Some(Format::Pdn),
        "Variant" => Some(Format::Pgn),
        "RuleSet" => find_rules(value).ok().map(|rules| form_of(rules.variant)),
        _ => None,
    }
}

/// Whether a text, which may be cut off, is a list of points. One that does not begin in the centre is only where such a
/// list is expected, for a chess opening may look alike.
fn is_list(text: &str, is_expected: bool) -> bool {
    let is_cut = text.len() as u64 >= HEAD / 2;
    let whole = match text.rfind(char::is_whitespace) {
        Some(end) if is_cut => text.get(..end).unwrap_or(text),
        _ => text,
    };
    let moves =
        [Letters::AToP, Letters::AToO].into_iter().find_map(|letters| read_list(whole.as_bytes(), letters).ok());
    match moves.as_deref() {
        None | Some([]) => false,
        Some([first, ..]) => is_expected || *first == Move::Place(Point::CENTRE),
    }
}

/// Which game the moves are of, by the first of them that belongs to one alone.
fn in_moves(text: &str) -> Option<Format> {
    let bare = without_comments(text);
    let is_part = |sign: char| sign.is_whitespace() || "(){}!?$".contains(sign);
    let words = bare.split(is_part).map(without_number).filter(|word| !word.is_empty());
    words.take(WORDS).find_map(|word| match word {
        _ if is_draughts(word) => Some(Format::Pdn),
        _ if is_chess(word) => Some(Format::Pgn),
        _ => None,
    })
}

/// Without what stands in braces, which may run over lines.
fn without_comments(text: &str) -> String {
    let mut depth = 0_u32;
    let kept = text.chars().filter(|sign| {
        match sign {
            '{' => depth = 1,
            '}' => depth = 0,
            _ => return depth == 0,
        }
        false
    });
    kept.collect()
}

/// `12...Nf3` and `1.e4` begin with the number of the move.
fn without_number(word: &str) -> &str {
    match word.rsplit_once('.') {
        Some((number, behind)) if number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') => behind,
        _ => word,
    }
}

/// Numbers of squares, or dark squares on a diagonal: `32-28`, `c3-d4`, `d6xf4`. A result is none.
fn is_draughts(word: &str) -> bool {
    let parts: Vec<&str> = word.split(['-', 'x', ':', '×']).collect();
    let [first, second, ..] = parts.as_slice() else { return false };
    if let (Ok(from), Ok(to)) = (first.parse::<u8>(), second.parse::<u8>()) {
        return from.min(to) > 0 && from.max(to) > 2;
    }
    match (square(first), square(second)) {
        (Some((file, rank)), Some((to_file, to_rank))) => {
            let far = file.abs_diff(to_file);
            let is_dark = (file + rank).is_multiple_of(2);
            // No piece of draughts captures what is not between.
            is_dark && far == rank.abs_diff(to_rank) && far > u32::from(!word.contains('-'))
        }
        _ => false,
    }
}

/// A piece by its letter, a square alone, castling, a capturing pawn, or two squares.
fn is_chess(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#']);
    let pairs = |text: &str| text.char_indices().filter_map(|(at, _)| square(text.get(at..at + 2)?)).next();
    match (word.chars().next(), word.split_once(['x', '-'])) {
        _ if word.starts_with("O-O") || word.starts_with("0-0-0") => true,
        (Some('K' | 'Q' | 'R' | 'B' | 'N'), _) => pairs(word).is_some(),
        // A pawn captures on the next file.
        (Some(file), Some((from, to))) if from.len() == 1 => {
            pairs(to).is_some_and(|(to, _)| to.abs_diff(u32::from(file).saturating_sub(u32::from('`'))) == 1)
        }
        (_, Some((from, to))) => square(from).is_some() && pairs(to).is_some(),
        (_, None) => square(word.split('=').next().unwrap_or(word)).is_some(),
    }
}

/// A square of 64 by file and rank, from 1.
fn square(text: &str) -> Option<(u32, u32)> {
    let square: chess::Square = text.parse().ok()?;
    Some((u32::from(square.file()) + 1, u32::from(square.rank()) + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, text: &[u8], assumed: Option<Variant>) -> Option<Content> {
        recognise(Path::new(name), Box::new(Cursor::new(text.to_vec())), assumed).unwrap().0
    }

    #[test]
    fn a_file_is_what_is_in_it_whatever_it_is_called() {
        for (name, text, format) in [
            ("a.pgn", "[GameType \"20\"]\n\n1. 32-28 19-23 *", Format::Pdn),
            ("a.pdn", "[White \"A\"]\n\n1. e4 e5 *", Format::Pgn),
            ("a", "[Event \"x\"]\n1. c3-d4 b6-a5", Format::Pdn),
            ("a", "1. 32-28 18-23", Format::Pdn),
            ("a", "1. e2-e4 e7-e5", Format::Pgn),
            ("a", "1.Nf3 d5", Format::Pgn),
            ("a", "{c3-d4?} 1. O-O", Format::Pgn),
            ("a", "1. exd5", Format::Pgn),
            ("a", "1. d4xe5", Format::Pgn),
            ("a", "1. b8=Q", Format::Pgn),
            ("a", "1. c3xe5", Format::Pdn),
            ("a.pdn", "1. cd4 fg5 2. gh4 cxe5", Format::Pdn),
            ("a", "[FEN \"W:Wa1:Bh8\"]\n*", Format::Pdn),
            ("a", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n*", Format::Pgn),
            ("a", "[Variant \"giveaway\"]\n*", Format::Pdn),
            ("a", "[RuleSet \"chess-2020\"]\n*", Format::Pgn),
            ("a.txt", "h8 i9 j10", Format::List),
            ("a.txt", "1. h8 2. h9 3. p15", Format::List),
            ("a.bin", " (;GM[4];B[hh])", Format::Sgf),
            ("a.xml", "<?xml version=\"1.0\"?>", Format::Rif),
            ("a.pos", "\u{1}p", Format::Pos),
            ("a.pgn", "1. e4 {\u{1b}[31m\u{7}} e5 *", Format::Pgn),
            ("a.pgn", "nothing at all", Format::Pgn),
            ("a.pdn", "2-0 1-0 1/2-1/2", Format::Pdn),
        ] {
            assert_eq!(found(name, text.as_bytes(), None), Some(Content::Games(format)), "{name}: {text}");
        }
        assert_eq!(found("a", b"\xFFRenLib\xFF", None), Some(Content::Games(Format::Lib)));
    }

    #[test]
    fn a_record_begins_with_a_bracket_or_is_called_so() {
        for (name, text) in [("a", "(v:3,"), ("a.ron", ""), ("a.ron", "1. e4 e5"), ("-", "\n(")] {
            assert_eq!(found(name, text.as_bytes(), None), Some(Content::Record), "{name}");
        }
        for name in ["a.pgn", "a.pdn", "a.sgf", "a.rif", "a", "a.txt"] {
            for bytes in [
                &b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR[Event \"x\"] 1. e4"[..],
                b"PK\x03\x04\x14\x06\x08\x07\x02 1. e4",
                b"(;GM[4]\0\0",
            ] {
                assert_eq!(found(name, bytes, None), None, "{name}");
            }
        }
        let novel = "No game but a tale. ".repeat(1000);
        assert_eq!(found("a.pgn", novel.as_bytes(), None), None);
        for text in ["", "words", "Dear Ann, there are no games here."] {
            assert_eq!(found("a", text.as_bytes(), None), None, "{text}");
        }
    }

    #[test]
    fn what_is_assumed_counts_where_the_text_does_not_say() {
        let list = Some(Content::Games(Format::List));
        assert_eq!(found("a", b"g7 h8 g9", Some(Variant::Renju)), list);
        assert_eq!(found("a", b"g7 h8 g9", None), Some(Content::Games(Format::Pgn)));
        assert_eq!(found("a", b"1. e4 e5", Some(Variant::RUSSIAN)), Some(Content::Games(Format::Pgn)));
        assert_eq!(found("a", b"*", Some(Variant::Chess)), Some(Content::Games(Format::Pgn)));
    }
}
