//! From the words of a game to its moves.

use super::super::{AmbiguousMove, Entry, Position, Reason, Variant};
use super::{gametype, word};
use crate::movetext::{Dialect, FoundAt, IsEnd, Note, Problem, RawGame, ReadWord, Replayed, Resolved, walk};
use crate::tree::Step;
use crate::{IllegalReason, Move, PositionError, UnreadMove};

/// The format PDN.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pdn {
    /// What is played where a file does not say it, or says it of a game that leaves no trace of the other; `None`: what the
    /// moves fit.
    pub assumed: Option<&'static Variant>,
}

impl Dialect for Pdn {
    fn is_end(&self) -> IsEnd {
        word::is_end
    }

    fn word(&self) -> ReadWord {
        word::word
    }

    /// Replays a game under the variant that its tags name, else the assumed one, else the one that its moves fit.
    fn replay(&self, raw: &RawGame) -> Replayed {
        match named(raw) {
            Ok(named) => {
                let told = self.assumed.filter(|assumed| named.is_none_or(|named| leaves_no_trace(assumed, named)));
                let replayed = told.or(named).map_or_else(|| guess(raw), |variant| under(raw, variant));
                Replayed { is_assumed: told.is_some() && told != named, ..replayed }
            }
            Err(finding) => Replayed { findings: vec![finding], ..Replayed::default() },
        }
    }
}

/// The variant that the tags name.
fn named(raw: &RawGame) -> Result<Option<&'static Variant>, FoundAt> {
    let own = raw.tag(gametype::VARIANT).and_then(|tag| gametype::named(&tag.value));
    match (own, raw.tag("GameType")) {
        (None, Some(tag)) => match gametype::read(&tag.value) {
            None => Err(FoundAt::new(tag.at, &tag.value, Problem::GameType)),
            known => Ok(known),
        },
        (own, _) => Ok(own),
    }
}

/// Whether a game that is named as one may be the other: giveaway has no number of its own, and is played on the same
/// board by the same moves.
pub(super) fn leaves_no_trace(assumed: &Variant, named: &Variant) -> bool {
    assumed == Variant::GIVEAWAY && named == Variant::RUSSIAN
}

/// The first variant that all moves fit; else the one that most of them fit.
fn guess(raw: &RawGame) -> Replayed {
    let mut best: Option<(usize, Replayed)> = None;
    for variant in gametype::numbered() {
        let replayed = under(raw, variant);
        if replayed.is_whole {
            return replayed;
        }
        let moves = replayed.game.as_ref().map_or(0, |game| game.moves() + 1);
        if best.as_ref().is_none_or(|(most, _)| moves > *most) {
            best = Some((moves, replayed));
        }
    }
    best.map_or_else(Replayed::default, |(_, replayed)| replayed)
}

fn under(raw: &RawGame, variant: &'static Variant) -> Replayed {
    let start = match raw.tag("FEN") {
        None => Ok(Position::start(variant)),
        Some(tag) => start(variant, &tag.value).map_err(|problem| FoundAt::new(tag.at, &tag.value, problem)),
    };
    let start = match start {
        Ok(start) => start,
        Err(found) => return Replayed { findings: vec![found], ..Replayed::default() },
    };
    let mut resolve = |position: &crate::Position, text: &str| match position {
        crate::Position::Draughts(position) => resolve(position, text),
        // The walk begins in draughts and stays there.
        crate::Position::Chess(_) | crate::Position::Renju(_) => Err(Problem::GameType),
    };
    let start = crate::Position::Draughts(start);
    walk(raw, raw.lexer(word::word), start, &mut resolve).game(raw, start, |_| true)
}

/// The position that a game starts from.
fn start(variant: &'static Variant, fen: &str) -> Result<Position, Problem> {
    let start = Position::from_fen(variant, fen).map_err(PositionError::from)?;
    start.impossible().map_or(Ok(start), |impossible| Err(impossible.into()))
}

/// The move that is written so. Routes that leave the same position are one; what has the sign of a capture and takes
/// nothing is made and told.
fn resolve(position: &Position, text: &str) -> Result<Resolved, Problem> {
    let entry = Entry::read(position.geometry(), text).map_err(|error| Problem::Unread(UnreadMove::Draughts(error)))?;
    let made = |mv| Step::Move(Move::Draughts(mv));
    let illegal = |reason| Problem::Illegal(IllegalReason::Draughts(reason));
    match position.resolve(&entry) {
        Ok(mv) => Ok(made(mv).into()),
        Err(AmbiguousMove::Illegal(reason @ Reason::NotCapture)) => {
            let mv = position.resolve(&entry.without_sign()).map_err(|_| illegal(reason))?;
            Ok(Resolved { step: made(mv), note: Some(Note::Found(Problem::Quiet)) })
        }
        Err(AmbiguousMove::Illegal(reason)) => Err(illegal(reason)),
        Err(AmbiguousMove::Ambiguous(mut several)) => {
            let left = |mv| position.after(mv);
            let is_one = several.windows(2).all(|pair| left(&pair[0]) == left(&pair[1]));
            if is_one && !several.is_empty() {
                Ok(made(several.swap_remove(0)).into())
            } else {
                Err(Problem::Ambiguous(several.into_iter().map(Move::Draughts).collect()))
            }
        }
    }
}
