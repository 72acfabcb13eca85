//! What one or two switches can choose at a board. What is offered for a move follows from whose turn it is, what stands
//! where, and what has been picked: pieces that can move and those that cannot are offered alike, and all squares to go to.

use super::{Play, Question};
use crate::Desk;
use crate::scan::{Near, Offered, ScanAction, alphabet, any_line, begins, rows};
use golos_game::{
    Claim, ClaimRequest, HandlingRequest, MoveRequest, OfferRequest, OpeningAct, OpeningRequest, Phase, Query,
    RecordRequest, Request, Seat,
};
use golos_input::switch::Branch;
use golos_input::{AfterGame, Amends, CursorKey, Intent};
use golos_rules::chess::StartPosition;
use golos_rules::renju::{Expected, OpeningState};
use golos_rules::{Kind, Place, Position, Side, Steps};
use golos_wording::{Sentence, Slot, message, text_key};

/// What is asked for most is asked for first.
const QUERIES: [(&str, Query); 8] = [
    (text_key::WORDS_CLOCK, Query::Clock),
    (text_key::WORDS_LAST, Query::Last),
    (text_key::WORDS_REPEAT, Query::Repeat),
    (text_key::WORDS_TURN, Query::Turn),
    (text_key::WORDS_BOARD, Query::Board),
    (text_key::WORDS_PIECES, Query::Pieces),
    (text_key::WORDS_NUMBER, Query::Number),
    (text_key::WORDS_WHY, Query::Why),
];

const CLAIMS: [(&str, Claim); 8] = [
    (text_key::WORDS_CLAIM_REPETITION, Claim::Repetition),
    (text_key::WORDS_CLAIM_COUNTER, Claim::Counter),
    (text_key::WORDS_CLAIM_CLEAR, Claim::ClearDraw),
    (text_key::WORDS_CLAIM_TIME, Claim::ShortOfTime),
    (text_key::WORDS_CLAIM_DEAD, Claim::Dead),
    (text_key::WORDS_CLAIM_MEANS, Claim::NormalMeans),
    (text_key::WORDS_CLAIM_INCREMENT, Claim::Increment),
    (text_key::WORDS_FOUL, Claim::Foul),
];

/// What can follow a game.
pub(super) const AFTER: [(&str, AfterGame); 3] = [
    (text_key::WORDS_REMATCH, AfterGame::Rematch),
    (text_key::WORDS_SHELF_REPLAY, AfterGame::Review),
    (text_key::WORDS_SHELF_EXPORT, AfterGame::Export),
];

impl Play {
    /// What a switch of this seat can choose now, the likeliest first.
    pub(crate) fn offered(&self, seat: Option<Seat>, desk: &Desk) -> Vec<Branch<Offered>> {
        if let Some(secret) = &self.secret {
            return self.hidden(secret, seat);
        }
        if let Some((_, readings)) = self.readings.as_ref().filter(|(by, _)| is_of(seat, *by)) {
            let reading = |(number, label): (usize, Sentence)| {
                Branch::leaf(Offered { label, places: Vec::new(), deed: ScanAction::Reading(number) })
            };
            let mut root: Vec<Branch<Offered>> = (1..).zip(readings.labels()).map(reading).collect();
            root.push(Offered::ask(text_key::WORDS_MENU_BACK, None, MoveRequest::TakeBack.into()));
            return root;
        }
        if let Some(question) = self.question_of(seat) {
            let mut root = answers(question);
            match question {
                Question::Reason(_) => _ = root.splice(0..0, self.reasons(desk)),
                // What a command lacks may be a word, a number, a place, any text.
                Question::Half(_) => _ = root.splice(0..0, alphabet(desk, &self.spelled)),
                _ => {}
            }
            return root;
        }
        if self.makes_a_move(seat) {
            return self.targets(self.hands.path(seat));
        }
        let mut root = Vec::new();
        match self.state().phase() {
            Phase::Ready => root.push(Offered::ask(text_key::WORDS_START, None, MoveRequest::Press.into())),
            Phase::Playing => root.extend(self.turns(seat)),
            Phase::Paused => {}
            Phase::Over => {
                if desk.is_after_game() {
                    let after = |(key, after)| Offered::named(key, ScanAction::Request(Intent::AfterGame(after)));
                    root.extend(AFTER.map(after));
                }
                root.push(Offered::named(text_key::WORDS_QUIT, ScanAction::Request(Intent::Leave)));
            }
        }
        let listen = Request::Record(RecordRequest::Listen);
        if self.takes(seat, &listen) {
            root.push(Offered::ask(text_key::WORDS_LISTEN, None, listen));
        }
        root.extend(Offered::list(text_key::SCAN_ASK, self.queries()));
        if seat != Some(Seat::Arbiter) && self.state().phase() == Phase::Playing {
            root.extend(Offered::list(text_key::SCAN_OFFERS, self.offers(seat)));
        }
        let mut calls: Vec<Branch<Offered>> =
            self.rulings(seat).into_iter().map(|(key, ask)| Offered::ask(key, Some(Seat::Arbiter), ask)).collect();
        if seat != Some(Seat::Arbiter) {
            calls.push(Offered::ask(
                text_key::WORDS_CALL,
                None,
                RecordRequest::Call { text: String::new(), alleged: None }.into(),
            ));
        }
        calls.extend(self.orders(seat));
        root.extend(Offered::list(text_key::WORDS_ARBITER, calls));
        let mut more = Vec::new();
        if matches!(seat, Some(Seat::Assistant(_))) {
            more.push(Offered::ask(text_key::WORDS_WRITE, None, HandlingRequest::Write(String::new()).into()));
        }
        let can_amend = match self.amends() {
            Amends::Players => self.state().last_made().is_some(),
            Amends::UntilPressed => self.state().made().is_some(),
            Amends::Arbiter | Amends::Ruling => seat == Some(Seat::Arbiter),
            Amends::Nobody => false,
        };
        if can_amend {
            more.push(Offered::ask(text_key::SCAN_UNDO, None, MoveRequest::TakeBack.into()));
        }
        more.push(begins(text_key::WORDS_REMARK, "to the arbiter"));
        if seat != Some(Seat::Arbiter) {
            more.push(begins(text_key::WORDS_PROTEST, "protest"));
        }
        more.push(any_line());
        if self.can_seal(seat) {
            more.push(Offered::named(text_key::WORDS_SEAL, ScanAction::Request(Intent::Seal { by: seat })));
        }
        if self.state().phase() != Phase::Over {
            more.push(Offered::named(text_key::WORDS_QUIT, ScanAction::Request(Intent::Leave)));
        }
        root.extend(Offered::list(text_key::SCAN_MORE, more));
        root
    }

    /// Whether something was begun that this one has to go on with: a move in the making, or a question.
    pub(crate) fn is_in_the_middle(&self, seat: Option<Seat>) -> bool {
        self.is_secret()
            || self.readings.as_ref().is_some_and(|(by, _)| is_of(seat, *by))
            || self.question_of(seat).is_some()
            || self.makes_a_move(seat)
    }

    /// CH-18.1.1: whether a move can be sealed here, by him who is on move or at the arbiter's word.
    fn can_seal(&self, seat: Option<Seat>) -> bool {
        let state = self.state();
        let is_his = seat.is_none_or(|seat| seat == Seat::Arbiter || seat.side() == Some(state.turn()));
        let is_known = state.setup().rules.time.adjournment.is_some() && self.file().is_some();
        is_his && is_known && state.phase() == Phase::Playing && state.made().is_none()
    }

    /// Whether he of this seat has begun a move. A game that is over has none.
    fn makes_a_move(&self, seat: Option<Seat>) -> bool {
        !self.hands.path(seat).is_empty() && self.state().phase() != Phase::Over
    }

    /// What he of this seat is asked; nobody in particular is asked whatever is.
    fn question_of(&self, seat: Option<Seat>) -> Option<&Question> {
        self.question.as_ref().filter(|question| seat.is_none() || question.is_for(seat))
    }

    /// Whether a question waits for his answer.
    pub(crate) fn is_asked(&self, seat: Option<Seat>) -> bool {
        self.question_of(seat).is_some()
    }

    /// Whether he of this seat is asked something that the buttons of a pad do not answer by themselves.
    pub(crate) fn asks_to_choose(&self, seat: Option<Seat>) -> bool {
        let answers_itself = |question: &Question| seat.is_some() && question.is_yes_or_no();
        let expected = self.state().regulation().and_then(OpeningState::expected);
        let is_on_move = is_of(seat, Seat::Player(self.state().turn()));
        let counts = is_on_move && matches!(expected, Some((_, Expected::Count { .. })));
        counts
            || self.is_offered(seat)
            || self.readings.as_ref().is_some_and(|(by, _)| is_of(seat, *by))
            || self.question_of(seat).is_some_and(|question| !answers_itself(question))
    }

    /// Whether the opponent of him of this seat has offered a draw, and he has begun no move, which would decline it.
    pub(crate) fn is_offered(&self, seat: Option<Seat>) -> bool {
        let Some(side) = seat.and_then(Seat::side) else { return false };
        self.state().offer() == Some(side.other()) && self.asked(seat).is_some() && !self.is_in_the_middle(seat)
    }

    /// What he can do who is on move, or is asked something by the game.
    fn turns(&self, seat: Option<Seat>) -> Vec<Branch<Offered>> {
        let state = self.state();
        let (mut root, expected) = (Vec::new(), state.regulation().and_then(OpeningState::expected));
        let is_asked = self.asked(seat).is_some();
        let act = |key, act| Offered::ask(key, None, OpeningRequest::Act(act).into());
        let is_his = seat.is_none_or(|seat| seat.side() == Some(state.turn()));
        match expected.map(|(_, expected)| expected) {
            Some(expected @ (Expected::Swap | Expected::SwapOrOffers { .. })) => {
                if is_his {
                    root.extend([
                        act(text_key::WORDS_SWAP, OpeningAct::Swap),
                        act(text_key::WORDS_KEEP, OpeningAct::Keep),
                    ]);
                }
                if is_his && expected != Expected::Swap {
                    root.push(act(text_key::WORDS_OFFERS, OpeningAct::Offers));
                }
                return root;
            }
            Some(Expected::Count { most }) => {
                let count = |n: u8| {
                    let label = message::menu_line(u32::from(n));
                    let ask = Request::Opening(OpeningRequest::Act(OpeningAct::Count(n)));
                    let deed = ScanAction::Request(Intent::Game { by: None, ask });
                    Branch::leaf(Offered { label, places: Vec::new(), deed })
                };
                return if is_his { (1..=most).map(count).collect() } else { root };
            }
            Some(Expected::Stone { .. } | Expected::Offer { .. } | Expected::Choice) | None => {}
        }
        if is_asked && state.offer().is_some() {
            root.push(Offered::ask(text_key::WORDS_ACCEPT, None, OfferRequest::Accept.into()));
            root.push(Offered::ask(text_key::WORDS_DECLINE, None, OfferRequest::Decline.into()));
        }
        if is_his && state.made().is_some() {
            root.push(Offered::ask(text_key::WORDS_PRESS, None, MoveRequest::Press.into()));
        } else if is_his {
            let is_choice = matches!(expected, Some((_, Expected::Choice)));
            root.extend(Offered::list(text_key::SCAN_MOVE, self.origins(is_choice)));
        }
        root
    }

    /// Where a move begins: all that stand there of him who is on move; of stones all free points, or all at all.
    fn origins(&self, with_stones: bool) -> Vec<Branch<Offered>> {
        let (board, turn) = (*self.state().board(), self.state().turn());
        let places = self.places();
        if board.steps() == Steps::One {
            let free = places.into_iter().filter(|&place| with_stones || board.piece_on(place).is_none()).collect();
            let from = self.last_place().or(board.first_place()).unwrap_or(Place { column: 8, row: 8 });
            let mut root = self.rows(free, Near::Stone(from), |place| ScanAction::Place { place, ends: true });
            root.push(Offered::named(text_key::WORDS_PASS, ScanAction::Type("pass")));
            return root;
        }
        let own = places.into_iter().filter(|&place| board.piece_on(place).is_some_and(|piece| piece.side == turn));
        self.rows(own.collect(), Near::Front(turn), |place| ScanAction::Place { place, ends: false })
    }

    /// Where a move goes on: first that it ends, where it may; then every square on which it could.
    fn targets(&self, path: &[Place]) -> Vec<Branch<Offered>> {
        let board = *self.state().board();
        let (steps, from) = (board.steps(), path.first().copied());
        let piece = from.and_then(|from| board.piece_on(from));
        let (side, kind) = piece.map_or((board.turn(), Kind::Man), |piece| (piece.side, piece.kind));
        let (last, is_route) = (path.last().copied(), steps == Steps::Route);
        let is_free = |&place: &Place| {
            let is_back = is_route && path.len() > 1 && Some(place) == from;
            let own = board.piece_on(place).is_some_and(|piece| piece.side == side);
            let can_stand = if is_route { board.piece_on(place).is_none() } else { !own || self.has_own_goals() };
            Some(place) != last && (can_stand || is_back)
        };
        let mut root = Vec::new();
        if is_route && path.len() > 1 {
            root.push(Offered::named(
                text_key::SCAN_DONE,
                ScanAction::Request(Intent::BoardCursor(CursorKey::Confirm)),
            ));
        }
        if let Some(last) = last {
            let near = Near::Piece(last, side, kind);
            let free: Vec<Place> = self.places().into_iter().filter(is_free).collect();
            root.extend(self.rows(free, near, |place| ScanAction::Place { place, ends: !is_route }));
            let dropped = Slot::Square(board.place_called(last, self.state().notation()));
            let label = message::scan_drop(dropped);
            let deed = ScanAction::Request(Intent::BoardCursor(CursorKey::Drop));
            root.push(Branch::leaf(Offered { label, places: vec![last], deed }));
        }
        root
    }

    /// Whether a move may go to a piece of one's own: castling in Fischer's chess is the king on his rook (CH-17).
    pub(super) fn has_own_goals(&self) -> bool {
        self.state().setup().rules.variant.array() == Some(StartPosition::Chess960)
    }

    fn rows(&self, places: Vec<Place>, near: Near, deed: impl Fn(Place) -> ScanAction) -> Vec<Branch<Offered>> {
        self.rows_of(self.state().board(), places, near, deed)
    }

    pub(super) fn rows_of(
        &self,
        board: &Position,
        places: Vec<Place>,
        near: Near,
        deed: impl Fn(Place) -> ScanAction,
    ) -> Vec<Branch<Offered>> {
        rows(board, self.state().notation(), places, near, deed)
    }

    pub(super) fn places(&self) -> Vec<Place> {
        let board = self.state().board();
        (1..=board.board_size()).flat_map(|row| board.row(row)).collect()
    }

    /// Where the last move ended.
    fn last_place(&self) -> Option<Place> {
        let state = self.state();
        let made = state.last_made()?;
        let before = if state.made().is_some() { state.position() } else { &state.plies().last()?.before };
        before.ends(made.lawful.as_ref(), &made.notation).last().copied()
    }

    fn queries(&self) -> Vec<Branch<Offered>> {
        let ask = |query| Request::Record(RecordRequest::Query(query));
        let mut root: Vec<Branch<Offered>> =
            QUERIES.into_iter().map(|(key, query)| Offered::ask(key, None, ask(query))).collect();
        if self.state().is_training() {
            root.push(Offered::ask(text_key::WORDS_HINT, None, ask(Query::Hint)));
        }
        let (board, notation) = (*self.state().board(), self.state().notation());
        let home = Near::Home(self.seat().and_then(Seat::side).unwrap_or(Side::White));
        let squares = self.rows(self.places(), home, |place| {
            let named = board.place_called(place, notation);
            ScanAction::Request(Intent::Game { by: None, ask: ask(Query::Place(named)) })
        });
        root.extend(Offered::list(text_key::WORDS_SQUARE, squares));
        root
    }

    /// Draws, claims that the rules know, and to resign.
    fn offers(&self, seat: Option<Seat>) -> Vec<Branch<Offered>> {
        let mut root = vec![Offered::ask(text_key::WORDS_DRAW, None, OfferRequest::Offer.into())];
        for (key, claim) in CLAIMS.into_iter().filter(|(_, claim)| self.state().knows_claim(*claim)) {
            root.push(Offered::ask(key, None, ClaimRequest::Claim { claim, intended: None }.into()));
        }
        // Where nobody has a terminal of his own, it is he who is on move.
        let by = seat.or(Some(Seat::Player(self.state().turn())));
        root.push(Offered::ask(text_key::WORDS_RESIGN, by, Request::Resign));
        root
    }
}

/// Whether it is he of this seat; nobody in particular is anybody.
fn is_of(seat: Option<Seat>, by: Seat) -> bool {
    seat.is_none_or(|seat| seat == by)
}

/// The answers to a question. What cannot be undone is refused first: nobody resigns by a press too many.
fn answers(question: &Question) -> Vec<Branch<Offered>> {
    let (yes, no) = (
        Offered::named(text_key::WORDS_YES, ScanAction::Type("yes")),
        Offered::named(text_key::WORDS_NO, ScanAction::Type("no")),
    );
    match question {
        Question::WhoResigns(_) | Question::WhoOffers(_) => {
            let side = |key, word| Offered::named(key, ScanAction::Type(word));
            vec![no, side(text_key::WORDS_WHITE, "white"), side(text_key::WORDS_BLACK, "black")]
        }
        Question::Reason(_) | Question::Half(_) => vec![no],
        Question::Resign(_) | Question::Leave(_) | Question::Sure { .. } | Question::Heard { .. } => vec![no, yes],
        Question::OfMatch(_) => vec![yes, no],
    }
}
