//! What a switch or a pad can choose while a position is set up: a piece, then its square. Nothing of it depends on what is
//! likely.

use super::SetUp;
use crate::scan::{Near, Offered, ScanAction, rows};
use golos_input::switch::Branch;
use golos_input::{Intent, SetUpRequest};
use golos_rules::{BoardPiece, Place, Side};
use golos_speech as speech;
use golos_wording::{Slot, message, text_key};

impl SetUp {
    /// The pieces of each side with the squares that are free, what stands there and can be taken away, whose turn it is, and
    /// that all is as wanted.
    pub(crate) fn pieces_offered(&self) -> Vec<Branch<Offered>> {
        let step = |key, ask| Offered::named(key, ScanAction::Request(Intent::SetUp(ask)));
        let mut root = Vec::new();
        for (side, key) in [(Side::White, text_key::WORDS_WHITE), (Side::Black, text_key::WORDS_BLACK)] {
            let pieces =
                self.position.kinds().into_iter().filter_map(|kind| self.squares(BoardPiece { side, kind })).collect();
            root.extend(Offered::list(key, pieces));
        }
        let taken: Vec<Place> = self.places().filter(|place| self.position.piece_on(*place).is_some()).collect();
        root.extend(Offered::list(text_key::WORDS_SET_UP_REMOVE, self.rows(taken, None)));
        root.push(step(text_key::WORDS_SET_UP_DONE, SetUpRequest::Done));
        root.push(step(text_key::WORDS_SET_UP_WHITE, SetUpRequest::Turn(Side::White)));
        root.push(step(text_key::WORDS_SET_UP_BLACK, SetUpRequest::Turn(Side::Black)));
        root.push(step(text_key::WORDS_SET_UP_START, SetUpRequest::Start));
        root.push(step(text_key::WORDS_SET_UP_EMPTY, SetUpRequest::Clear));
        root
    }

    /// The free squares for a piece; none where there are none.
    fn squares(&self, piece: BoardPiece) -> Option<Branch<Offered>> {
        let free: Vec<Place> = self.places().filter(|place| self.position.piece_on(*place).is_none()).collect();
        let inside = self.rows(free, Some(piece));
        let what = Slot::Phrase(speech::piece_phrase(piece, false).to_owned());
        let item = Offered { label: message::menu_line(what), places: Vec::new(), deed: ScanAction::Open };
        (!inside.is_empty()).then_some(Branch { item, inside })
    }

    fn rows(&self, places: Vec<Place>, piece: Option<BoardPiece>) -> Vec<Branch<Offered>> {
        let near = Near::Home(piece.map_or(Side::White, |piece| piece.side));
        rows(&self.position, self.notation, places, near, |place| {
            let name = self.position.place_called(place, self.notation);
            ScanAction::Request(Intent::SetUp(SetUpRequest::Place(vec![(piece, name)])))
        })
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        (1..=self.position.board_size()).flat_map(|row| self.position.row(row))
    }
}
