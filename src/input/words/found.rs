//! The position as it stands on the board, told by what is otherwise on it than in the record.

use super::line::Line;
use super::{Lexicon, game};
use crate::Intent;
use crate::family;
use golos_clock::Ms;
use golos_game::{FoundBoard, FoundPiece, RemedyRequest, Request, Seat};
use golos_rules::{BoardPiece, BySide, PlaceNames, Side, dictated_places};

impl Lexicon {
    /// `on d4 white man is missing; on e5 black`, `on d4 nothing, on e5 black king`: only the arbiter says so. None for
    /// anything else.
    pub(super) fn found(&self, by: Option<Seat>, text: &str, names: PlaceNames) -> Option<Intent> {
        let by = by.unwrap_or(Seat::Arbiter);
        let text = dictated_places(text, names);
        self.found.take(&Line::read(&text)).filter(|_| by == Seat::Arbiter)?;
        let parts = text.split([';', ',']).map(str::trim).filter(|part| !part.is_empty());
        let mut found = FoundBoard { pieces: Vec::new(), times: BySide::default() };
        for part in parts {
            match self.found_time(part) {
                Some((side, left)) => found.times[side] = Some(left),
                None => found.pieces.push(self.found_piece(part, names)?),
            }
        }
        Some(game(Some(by), Request::Remedy(RemedyRequest::Found(Box::new(found)))))
    }

    /// `white 12:30`, `clock white 12:30`: what a clock is set to with the position.
    fn found_time(&self, part: &str) -> Option<(Side, Ms)> {
        let line = Line::read(part);
        let (side, rest) = [0, 1].into_iter().find_map(|from| self.sides.take(&line.behind(from)))?;
        let (left, rest) = self.length(&rest).ok()?;
        rest.is_empty().then_some((side, left))
    }

    /// One of them: the place, and what stands there, or that nothing does.
    fn found_piece(&self, part: &str, names: PlaceNames) -> Option<FoundPiece> {
        let line = self.found.skip(Line::read(part));
        let place = line.first_typed().filter(|word| word.contains(|sign: char| sign.is_ascii_digit()))?.to_owned();
        let rest = line.behind(1);
        let is_missing = (0..rest.count()).any(|from| self.found_missing.take(&rest.behind(from)).is_some());
        if is_missing {
            return Some(FoundPiece { place, piece: None });
        }
        let (side, rest) = self.found_sides.take(&rest).or_else(|| self.sides.take(&rest))?;
        let kind = self.kinds_of(names).and_then(|kinds| kinds.take(&rest));
        let (kind, rest) = kind.unwrap_or_else(|| (family::usual_kind(names), rest.behind(0)));
        let rest = self.found_piece.skip(rest);
        rest.is_empty().then_some(FoundPiece { place, piece: Some(BoardPiece { side, kind }) })
    }
}
