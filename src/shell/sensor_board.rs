//! A board that feels at a console: what it tells goes to its watch, and what comes of that to the desk.

use std::path::PathBuf;

use super::board_line::SensorBoardLine;
use super::hub::Console;
use golos_clock::Ms;
use golos_desk::{Out, Play, Presser};
use golos_input::dgt::{BoardNews, BoardRequest, BoardWatch, Fit, Noted, Stands};
use golos_input::pad::Rumble;
use golos_rules::{Notation, Place, Position};
use golos_speech as speech;
use golos_table::Time;
use golos_wording::{Sentence, Slot, message};

/// So many squares are named; of more it is said how many there are.
const NAMED: usize = 6;

/// A board on a line, and what is known of it.
pub struct FeltBoard {
    line: SensorBoardLine,
    watch: BoardWatch,
    /// The game that it feels: its file, if it has one.
    game: Option<Option<PathBuf>>,
    presser: Option<Presser>,
    /// Its line is gone.
    pub(super) is_gone: bool,
}

impl Console {
    /// The same, with a board that feels on this line.
    #[must_use]
    pub fn felt_by(mut self, line: Option<SensorBoardLine>) -> Console {
        self.board = line.map(|line| FeltBoard {
            line,
            watch: BoardWatch::default(),
            game: None,
            presser: None,
            is_gone: false,
        });
        self
    }

    /// Takes what comes from the board.
    pub fn board(&mut self, news: BoardNews) -> Vec<Out> {
        let now = self.signals.time().elapsed();
        let Some(board) = &mut self.board else { return Vec::new() };
        board.is_gone = matches!(news, BoardNews::Gone);
        match news {
            BoardNews::Open => board.watch.open(now),
            BoardNews::Told(told) => board.watch.take(told, now),
            BoardNews::Gone => {
                board.watch.lose();
                return self.desk.tell_felt(vec![message::felt_gone()]);
            }
        }
        Vec::new()
    }

    /// How long it is until the board is to be minded again.
    #[must_use]
    pub fn until_board(&self) -> Option<Ms> {
        Some(self.board.as_ref()?.watch.due()? - self.signals.time().elapsed())
    }

    /// After whatever has happened: finds out what is on the board, if there is one.
    pub fn mind_board(&mut self) -> Vec<Out> {
        let now = self.signals.time().elapsed();
        let position = self.desk.felt_position();
        let Some(board) = &mut self.board else { return Vec::new() };
        let game = position.and(self.desk.game()).map(Play::file);
        if game != board.game {
            board.game = game;
            board.watch.begin();
        }
        let feels = position.is_some_and(|position| board.watch.fits_size(&position));
        if let Some(presser) = self.desk.take_presser() {
            board.presser = Some(presser);
            board.watch.press(now);
        }
        let mut out = Vec::new();
        while let Some(noted) = self.board.as_mut().and_then(|board| board.watch.note(now, position.as_ref())) {
            out.extend(self.noted(noted, position.as_ref()));
        }
        self.desk.feel_board(feels);
        out
    }

    fn noted(&mut self, noted: Noted, position: Option<&Position>) -> Vec<Out> {
        let Some(board) = &mut self.board else { return Vec::new() };
        let said = match noted {
            Noted::BoardRequest => {
                board.line.ask(BoardRequest::Whole);
                return Vec::new();
            }
            Noted::Found => vec![message::felt_found()],
            Noted::Silent => vec![message::felt_silent()],
            Noted::Again => vec![message::felt_fits()],
            Noted::Stands(Fit::Size) => vec![message::felt_size()],
            Noted::Stands(fit) => {
                let stands = if fit == Fit::Record { vec![message::felt_fits()] } else { board.differs(position) };
                let is_untested = position.is_some_and(|position| !BoardWatch::is_tested(position));
                stands.into_iter().chain(is_untested.then(message::felt_untested)).collect()
            }
            Noted::Unanswered { .. } => {
                let presser = board.presser.take().unwrap_or_default();
                self.feel_unpressed(presser, position);
                vec![message::felt_unanswered().as_refusal()]
            }
            Noted::Pressed { at, fit } => return self.pressed(at, fit, position),
        };
        self.desk.tell_felt(said)
    }

    /// What was pressed in time is in time, however long the board took to answer.
    fn pressed(&mut self, at: Ms, fit: Fit, position: Option<&Position>) -> Vec<Out> {
        let Some(board) = &mut self.board else { return Vec::new() };
        let presser = board.presser.take().unwrap_or_default();
        let time = self.signals.time();
        match fit {
            Fit::Moves(moves) => time.at(at, || self.desk.make_felt(presser, &moves)),
            Fit::Record | Fit::Size => time.at(at, || self.desk.press_unfelt(presser)),
            Fit::Differs(_) => {
                let mut said = board.differs(position);
                said.push(message::felt_ask().as_refusal());
                self.feel_unpressed(presser, position);
                self.desk.tell_felt(said)
            }
        }
    }

    /// Who has pressed at a pad feels that the clock is not pressed.
    fn feel_unpressed(&self, presser: Presser, position: Option<&Position>) {
        let side = presser.side().or(position.map(Position::turn));
        if let Some(pad) = side.and_then(|side| self.pads.seating().pad(side)) {
            self.shake(pad, Rumble::Refused);
        }
    }
}

impl FeltBoard {
    /// Which squares stand otherwise than recorded, and what stands there.
    fn differs(&self, position: Option<&Position>) -> Vec<Sentence> {
        let Some(position) = position else { return Vec::new() };
        let places = self.watch.differing(position);
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mut said = vec![message::felt_differs(count(places.len()))];
        said.extend(places.iter().take(NAMED).map(|place| self.on_place(*place, position)));
        let more = places.len().saturating_sub(NAMED);
        said.extend((more > 0).then(|| message::felt_more(count(more))));
        said
    }

    fn on_place(&self, place: Place, position: &Position) -> Sentence {
        // On a light square of draughts nothing is played.
        if !position.is_played_on(place) {
            return message::felt_stray();
        }
        let piece = match self.watch.stands(place, position) {
            Stands::Unknown => {
                return message::ask_square_unknown(Slot::Square(position.place_name(place)));
            }
            Stands::Nothing => None,
            Stands::Piece(piece) => Some(piece),
        };
        speech::on_place(&position.with_piece(place, piece), place, Notation::FILES)
    }
}
