//! Files of chess.

use std::io::{self, BufRead};

use super::crew::{BATCH, JudgedPart};
use super::{FileGame, GameReading, about, number};
use golos_rules::Side;
use golos_rules::chess::pgn::{Faulty, Flaw, Game, GameText, Games, Outcome, PgnError, Texts};
use golos_rules::chess::{AmbiguousMove, End, FenError};
use golos_speech as speech;
use golos_wording::{Sentence, Slot, message};

/// The games of a file, in order; trouble with the file comes last.
pub(super) struct PgnReader {
    games: Games<Box<dyn BufRead>>,
    /// Games so far.
    count: usize,
}

impl PgnReader {
    pub fn new(source: Box<dyn BufRead>) -> PgnReader {
        PgnReader { games: Games::new(source), count: 0 }
    }
}

impl Iterator for PgnReader {
    type Item = io::Result<GameReading>;

    fn next(&mut self) -> Option<io::Result<GameReading>> {
        let game = self.games.next()?;
        self.count += 1;
        Some(match game {
            Ok(game) => Ok(sound(game, self.count)),
            Err(faulty) => broken(*faulty),
        })
    }
}

/// Some games of a file.
pub(super) type Batch = Vec<GameText>;

/// Judges the games of a batch.
pub(super) fn judge(batch: Batch) -> Vec<JudgedPart> {
    let mut parts = Vec::new();
    for text in batch {
        let count = usize::try_from(text.number).unwrap_or(usize::MAX);
        let reading = match text.game() {
            Ok(game) => sound(game, count),
            // Trouble with the file goes into no batch.
            Err(faulty) => match broken(*faulty) {
                Ok(reading) => reading,
                Err(_) => continue,
            },
        };
        JudgedPart::add(&mut parts, reading);
    }
    parts
}

/// The texts of a file's games in batches; trouble with the file comes last.
pub(super) struct Batches {
    texts: Texts<Box<dyn BufRead>>,
    trouble: Option<io::Error>,
}

impl Batches {
    pub fn new(source: Box<dyn BufRead>) -> Batches {
        Batches { texts: Texts::new(source), trouble: None }
    }
}

impl Iterator for Batches {
    type Item = io::Result<Batch>;

    fn next(&mut self) -> Option<io::Result<Batch>> {
        if let Some(trouble) = self.trouble.take() {
            return Some(Err(trouble));
        }
        let (mut batch, mut length) = (Vec::new(), 0);
        for text in self.texts.by_ref() {
            if let Some(trouble) = text.trouble() {
                self.trouble = Some(io::Error::other(trouble.to_owned()));
                break;
            }
            length += text.len();
            batch.push(text);
            if length >= BATCH {
                break;
            }
        }
        match (batch.is_empty(), self.trouble.take()) {
            (true, trouble) => trouble.map(Err),
            (false, trouble) => {
                self.trouble = trouble;
                Some(Ok(batch))
            }
        }
    }
}

fn sound(game: Game, count: usize) -> GameReading {
    let place = message::check_at_game(number(count));
    let findings = against_each_other(&game).into_iter().map(|sentence| vec![place.clone(), sentence]).collect();
    GameReading { game: Some(FileGame::Chess(Box::new(game))), findings, is_game: true, is_broken: false }
}

fn broken(faulty: Faulty) -> io::Result<GameReading> {
    let Faulty { flaws, sound, number: _ } = faulty;
    if let Some(Flaw { fault: PgnError::Source(trouble), .. }) = flaws.first() {
        return Err(io::Error::other(trouble.clone()));
    }
    let is_broken = flaws.iter().any(|flaw| flaw.fault.breaks_off());
    // Without tags and moves there are only words.
    let is_game = !sound.tags.is_empty() || !sound.line.is_empty();
    let is_lost = !is_game || flaws.iter().any(|flaw| matches!(flaw.fault, PgnError::Start(_) | PgnError::Variant(_)));
    let findings = flaws.iter().map(told).collect();
    let game = (!is_lost).then(|| FileGame::Chess(Box::new(sound)));
    Ok(GameReading { game, findings, is_game, is_broken })
}

fn told(flaw: &Flaw) -> Vec<Sentence> {
    let line = u32::try_from(flaw.line).unwrap_or(u32::MAX);
    let why = match &flaw.fault {
        PgnError::Move { reason: AmbiguousMove::Illegal(reason), .. } => Some(speech::chess::why_illegal(*reason)),
        _ => None,
    };
    [message::check_line(line), problem(&flaw.fault)].into_iter().chain(why).collect()
}

fn problem(fault: &PgnError) -> Sentence {
    match fault {
        PgnError::Tag(text) => about(message::check_tag, text),
        PgnError::Start(FenError::Check(side)) => message::refuse_wrong_check(*side),
        PgnError::Start(error) => about(message::check_position, error.to_string()),
        PgnError::Variant(text) => about(message::check_other_game, text),
        PgnError::Form { word, plain, count } => {
            message::check_form(Slot::Text(word.clone()), Slot::Text(plain.clone()), number(*count))
        }
        PgnError::Word(text) => about(message::check_unread, text),
        PgnError::Move { word, reason: AmbiguousMove::Illegal(_) } => about(message::check_unlawful, word),
        PgnError::Move { word, reason: AmbiguousMove::Ambiguous(_) } => about(message::check_several, word),
        PgnError::OpenComment => message::check_open_comment(),
        PgnError::OpenVariation => message::check_open_variation(),
        PgnError::StrayEnd => message::check_no_variation(),
        PgnError::NoMove => message::check_early_variation(),
        PgnError::TooDeep => message::check_too_deep(),
        PgnError::TooLong => message::check_too_long(),
        PgnError::Source(text) => about(message::check_stray, text),
    }
}

/// Results that do not agree: in the tag and behind the moves, behind the moves and on the board.
fn against_each_other(game: &Game) -> Vec<Sentence> {
    let written = game.result.mark();
    let against = |message: fn(Slot, Slot) -> Sentence, other: &str| {
        message(Slot::Text(written.to_owned()), Slot::Text(other.to_owned()))
    };
    let tagged = game.tag("Result").map(str::trim).filter(|tag| !matches!(*tag, "" | "*" | "?"));
    let tagged = tagged.filter(|tag| *tag != written && game.result != Outcome::Open);
    let is_judged = game.result != Outcome::Open;
    let board = if is_judged { on_board(game).filter(|board| *board != game.result) } else { None };
    let tagged = tagged.map(|tag| against(message::check_two_scores, tag));
    let board = board.map(|board| against(message::check_board_score, board.mark()));
    tagged.into_iter().chain(board).collect()
}

/// The result that the last position brings about.
pub(super) fn on_board(game: &Game) -> Option<Outcome> {
    Some(match game.end().end()? {
        End::Checkmate(Side::White) => Outcome::WhiteWins,
        End::Checkmate(Side::Black) => Outcome::BlackWins,
        End::Stalemate | End::NoMaterial => Outcome::Draw,
    })
}
