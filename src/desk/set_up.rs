//! The set-up of a position before a game: by lines, or by the hand (R-6.2.1, R-6.1.6.2a).

mod echo;
mod family;
mod offered;

use crate::scan::{Offered, any_line, leave};
use crate::screens::Screen;
use crate::{Desk, Out, Presenter};
use golos_game::{MoveRequest, Query, RecordRequest, Request, RuleSet, Seat};
use golos_input::switch::Branch;
use golos_input::{
    BoardCursor, CommandParseError, CursorKey, CursorOutcome, Intent, SetUpRequest, Tokens, help_set_up,
};
use golos_rules::{BoardPiece, Notation, Place, PlaceNames, Position, Side};
use golos_speech::{self as speech, Kind};
use golos_wording::{Sentence, Slot, edition, message, text_key};

/// Where the set-up leads.
pub enum SetUpExit {
    Stay,
    /// Back without the position.
    Leave,
    /// On to a game by these rules from this position, in the family's written form.
    Done(Box<RuleSet>, String),
}

/// A position that is being set up: one that no game leads to is refused, what is unusual is said.
pub struct SetUp {
    rules: Box<RuleSet>,
    notation: Notation,
    position: Position,
    /// The side to move, once it has been named.
    turn: Option<Side>,
    hand: BoardCursor,
}

impl SetUp {
    /// Begins with an empty board, or goes on with a position.
    #[must_use]
    pub fn open(rules: Box<RuleSet>, position: Option<&str>, presenter: &Presenter) -> (SetUp, Vec<Out>) {
        let read = position.and_then(|text| rules.variant.read_fen(text).ok());
        let turn = read.map(|position| position.turn());
        let position = read.unwrap_or_else(|| rules.variant.empty());
        let notation = presenter.wording.lang().notation();
        let hand = BoardCursor::new(&position, notation, false);
        let opening = message::set_up_open(edition(&rules));
        let out = vec![presenter.say(&opening, Kind::Answer)];
        (SetUp { rules, notation, position, turn, hand }, out)
    }

    /// The rules that the position is set up for.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// The letters in which pieces and places are named.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// The place under the hand.
    #[must_use]
    pub fn cursor(&self) -> Place {
        self.hand.cursor()
    }

    /// Takes what was asked for; what is said, and where it leads.
    pub fn take(&mut self, intent: Intent, presenter: &Presenter) -> (Vec<Out>, SetUpExit) {
        let board = &self.position;
        let sentences = match intent {
            Intent::Leave => return (Vec::new(), SetUpExit::Leave),
            Intent::SetUp(SetUpRequest::Done)
            | Intent::BoardCursor(CursorKey::Confirm)
            | Intent::Game { ask: Request::Move(MoveRequest::Press), .. } => {
                return self.done(presenter);
            }
            Intent::SetUp(ask) => self.ask(ask),
            Intent::BoardCursor(key) => self.hand(key),
            Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Place(place))), .. } => {
                vec![speech::place(board, &place, self.notation, presenter.wording)]
            }
            Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Board)), .. } => {
                speech::rows(board, self.notation)
            }
            Intent::Game { .. } => vec![speech::pieces(board, self.notation)],
            Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => help_set_up(board.place_names()),
            Intent::Choose(_)
            | Intent::Draw { .. }
            | Intent::Seal { .. }
            | Intent::Envelope { .. }
            | Intent::Ending { .. }
            | Intent::AfterGame(_)
            | Intent::Drill(_)
            | Intent::AtHour { .. }
            | Intent::Tell { .. }
            | Intent::Walk(_)
            | Intent::Match { .. }
            | Intent::Replay(_)
            | Intent::Games(_)
            | Intent::Text(_) => {
                vec![message::refuse_side_needed()]
            }
        };
        (say(&sentences, presenter), SetUpExit::Stay)
    }

    fn ask(&mut self, ask: SetUpRequest) -> Vec<Sentence> {
        match ask {
            SetUpRequest::Place(pieces) => self.place(&pieces),
            SetUpRequest::Clear => {
                self.position = self.position.emptied();
                vec![message::set_up_cleared()]
            }
            SetUpRequest::Start => {
                (self.position, self.turn) = (self.rules.variant.start(), None);
                vec![message::replay_start()]
            }
            SetUpRequest::Turn(side) => {
                self.turn = Some(side);
                self.position = self.position.with_turn(side);
                vec![self.whose_turn()]
            }
            SetUpRequest::Done => Vec::new(),
        }
    }

    /// Puts pieces on places, or takes them off. If one of the places is none, or the position could not be, all stays as
    /// it was.
    fn place(&mut self, pieces: &[(Option<BoardPiece>, String)]) -> Vec<Sentence> {
        let mut position = self.position;
        let mut named = Vec::new();
        for (piece, name) in pieces {
            let place = match family::place(&position, name, self.notation) {
                Ok(place) => place,
                Err(refusal) => return vec![refusal],
            };
            position = position.with_piece(place, *piece);
            named.push(place);
        }
        if let Some(refusal) = family::refusal(&position) {
            return vec![refusal];
        }
        self.stand(position);
        let named = family::in_order(&self.position, named);
        let mut echo = Vec::new();
        for side in self.sides() {
            let of_side = echo::of_side(&self.position, side, &named);
            if !of_side.is_empty() {
                echo.push(message::set_up_put(side, self.list(&of_side)));
            }
        }
        let emptied: Vec<Place> = named.into_iter().filter(|&place| self.position.piece_on(place).is_none()).collect();
        if !emptied.is_empty() {
            let names = echo::names(&self.position, &emptied, self.notation);
            echo.push(message::set_up_removed(Slot::Squares(names)));
        }
        echo
    }

    /// The position as it is now. The stones of renju tell whose turn it is, unless it has been named.
    fn stand(&mut self, position: Position) {
        let turn = self.turn.or_else(|| family::turn_by_stones(&position));
        self.position = turn.map_or(position, |side| position.with_turn(side));
    }

    /// The hand goes to a place that is pointed at; whether it had been there already. None where nothing is played.
    pub(super) fn point(&mut self, place: Place) -> Option<bool> {
        let was_there = self.hand.cursor() == place;
        self.hand.go(place).then_some(was_there)
    }

    fn hand(&mut self, key: CursorKey) -> Vec<Sentence> {
        let place = self.hand.cursor();
        match key {
            CursorKey::Pick => self.stand(self.cycled(place)),
            CursorKey::Drop => self.stand(self.position.with_piece(place, None)),
            step => {
                if self.hand.handle(step, &self.position) == CursorOutcome::Edge {
                    return vec![message::hand_edge()];
                }
                return vec![self.on_place(self.hand.cursor())];
            }
        }
        vec![self.on_place(place)]
    }

    pub(super) fn on_place(&self, place: Place) -> Sentence {
        speech::on_place(&self.position, place, self.notation)
    }

    /// The position with the next piece on a place; one that cannot be there is passed over.
    fn cycled(&self, place: Place) -> Position {
        let kinds = self.position.kinds();
        let of_side = |side| kinds.iter().map(move |&kind| Some(BoardPiece { side, kind }));
        let cycle: Vec<Option<BoardPiece>> =
            [None].into_iter().chain(self.sides().into_iter().flat_map(of_side)).collect();
        let now = cycle.iter().position(|&piece| piece == self.position.piece_on(place)).unwrap_or_default();
        let further = cycle.iter().cycle().skip(now + 1).take(cycle.len());
        let mut next = further.map(|&piece| self.position.with_piece(place, piece));
        next.find(|position| family::refusal(position).is_none()).unwrap_or(self.position)
    }

    /// Reads the whole position back, with counts (R-6.1.6.2a), and goes on.
    fn done(&self, presenter: &Presenter) -> (Vec<Out>, SetUpExit) {
        let position = &self.position;
        let all = family::in_order(position, (1..=position.board_size()).flat_map(|row| position.row(row)).collect());
        let mut echo = vec![message::set_up_done()];
        let lists = self.sides().map(|side| (side, echo::of_side(position, side, &all)));
        for (side, places) in &lists {
            echo.push(message::set_up_list(*side, self.list(places), position.count(*side)));
        }
        echo.push(self.whose_turn());
        echo.extend(family::castling(position));
        if let Some(why) = position.impossible() {
            echo.push(speech::impossible(&why));
            return (say(&echo, presenter), SetUpExit::Stay);
        }
        echo.extend(family::unusual(position));
        (say(&echo, presenter), SetUpExit::Done(self.rules.clone(), position.fen()))
    }

    /// Both sides, the one that begins first.
    fn sides(&self) -> [Side; 2] {
        let first = self.rules.variant.beginner();
        [first, first.other()]
    }

    fn whose_turn(&self) -> Sentence {
        message::ask_turn_side(self.position.turn())
    }

    /// The pieces of a side on these places.
    fn list(&self, places: &[Place]) -> Slot {
        family::list(&self.position, places, self.notation)
    }
}

fn say(sentences: &[Sentence], presenter: &Presenter) -> Vec<Out> {
    sentences.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
}

impl Screen for SetUp {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        presenter.wording.label(text_key::PROMPT_SET_UP)
    }

    fn place_names(&self) -> PlaceNames {
        self.position.place_names()
    }

    fn read_line(&self, line: &Tokens, presenter: &Presenter) -> Result<Intent, CommandParseError> {
        presenter.lexicon.set_up(line, self.notation.chess)
    }

    fn longest_line(&self) -> usize {
        CommandParseError::MOST_LIST_CHARS
    }

    fn flip(&mut self, flipped: bool) {
        self.hand.flip(flipped);
    }

    fn cursor_name(&self, _seat: Option<Seat>) -> Option<String> {
        Some(self.position.place_called(self.cursor(), self.notation))
    }

    fn offered(&self, _seat: Option<Seat>, _desk: &Desk) -> Vec<Branch<Offered>> {
        let mut root = self.pieces_offered();
        root.extend([any_line(), leave()]);
        root
    }
}
