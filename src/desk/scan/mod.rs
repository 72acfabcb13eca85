//! What one or two switches can choose, room by room: lists of lines, of words, and of rows of squares. In a game nothing
//! of it depends on what is lawful or good: it is no hint (CH-11.3, R-5.4.14).

mod draft;
mod letters;
mod rows;

use super::home::Home;
use super::{Desk, Hidden, Out, Play};
use golos_game::{MoveRequest, Request, Seat};
use golos_input::switch::Branch;
use golos_input::{Asking, CursorKey, Intent};
use golos_rules::Place;
use golos_speech::Kind;
use golos_wire::Asked;
use golos_wording::{Sentence, Slot, message, text_key};

pub(super) use draft::{LineDraft, alphabet, any_line, begins};
pub(super) use letters::{gaps, leaf, letters, line, written};
pub(super) use rows::{Near, rows};

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What it is called.
    pub label: Sentence,
    /// The places of the board that it is about.
    pub places: Vec<Place>,
    pub deed: ScanAction,
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScanAction {
    /// The list behind it is opened.
    Open,
    /// The line of a menu, from 0.
    Line(usize),
    /// A place of the move in the making; with `ends` the move ends there.
    Place { place: Place, ends: bool },
    /// What a key or a button would ask for.
    Request(Intent),
    /// What would be typed.
    Type(&'static str),
    /// What this text says in the language of the desk is the answer.
    Say(&'static str),
    /// A step of a move that is sealed.
    Hidden(Hidden),
    /// The reading of this number, from 1.
    Reading(usize),
    /// This stands behind what is being put together.
    Write(String),
    /// The last sign of that goes.
    Erase,
    /// The last sign of that becomes a capital.
    Capital,
    /// A line is put together: behind this word of a command, or any line at all.
    Draft(&'static str),
    /// That line goes, unsaid.
    Undraft,
    /// That is the answer.
    Written,
    /// What lies there in the lists of a hall elsewhere, and is called so.
    RemoteHall { path: Vec<u16>, label: String },
}

impl Offered {
    /// What is called by a text, or by the first of the words for it.
    pub(super) fn named(key: &'static str, deed: ScanAction) -> Branch<Offered> {
        let label = message::plain(key).unwrap_or_else(|| message::menu_line(Slot::Heads(vec![key.to_owned()])));
        Branch::leaf(Offered { label, places: Vec::new(), deed })
    }

    /// The same for what is asked of the game.
    pub(super) fn ask(key: &'static str, by: Option<Seat>, ask: Request) -> Branch<Offered> {
        Offered::named(key, ScanAction::Request(Intent::Game { by, ask }))
    }

    /// A list by its text; none if it is empty.
    pub(super) fn list(key: &'static str, inside: Vec<Branch<Offered>>) -> Option<Branch<Offered>> {
        let head = Offered::named(key, ScanAction::Open);
        (!inside.is_empty()).then_some(Branch { inside, ..head })
    }
}

impl Desk {
    /// What can be chosen now by a switch of this seat, or of nobody in particular.
    #[must_use]
    pub fn offered(&self, seat: Option<Seat>) -> Vec<Branch<Offered>> {
        if let Some(draft) = self.draft(seat).filter(|_| self.away().is_none()) {
            return self.drafting(draft);
        }
        let seat = seat.or(self.seat());
        self.screen.offered(seat, self)
    }

    /// The lines of the menu; a question without lines is answered as usual, by nothing.
    pub(super) fn lines(&self, is_first: bool) -> Vec<Branch<Offered>> {
        let items = self.menu().map(|menu| menu.items).unwrap_or_default();
        let mut root: Vec<Branch<Offered>> = (0..).zip(items).map(|(index, item)| line_of(index, item)).collect();
        if root.is_empty() {
            root.push(Offered::named(text_key::SCAN_USUAL, ScanAction::Type("")));
        }
        root.push(any_line());
        if !is_first {
            root.push(back());
        }
        root
    }

    /// Something is lit: the hand of a menu goes there, and it is said; none: the way back.
    pub fn light(&mut self, item: Option<&Offered>) -> Vec<Out> {
        match item {
            Some(Offered { deed: ScanAction::Line(index), label, .. }) => {
                let said = self.go_to_line(*index);
                if said.is_empty() { vec![self.presenter.say(label, Kind::Cursor)] } else { said }
            }
            Some(item) => vec![self.presenter.say(&item.label, Kind::Cursor)],
            None => vec![self.presenter.say(&message::scan_back(), Kind::Cursor)],
        }
    }

    /// The hand goes to a line of the menu; what is said of that line, unless it was there.
    fn go_to_line(&mut self, index: usize) -> Vec<Out> {
        let chosen = self.menu().map_or(index, |menu| menu.chosen);
        let key = if chosen < index { CursorKey::Down } else { CursorKey::Up };
        (0..chosen.abs_diff(index)).map(|_| self.hand(None, key)).last().unwrap_or_default()
    }

    /// Takes a line of the menu, from 0, as Enter on it does.
    pub fn choose_line(&mut self, index: usize) -> Vec<Out> {
        self.go_to_line(index);
        self.hand(None, CursorKey::Confirm)
    }

    /// Does what was chosen by a switch of this seat.
    pub fn choose(&mut self, seat: Option<Seat>, item: &Offered) -> Vec<Out> {
        match &item.deed {
            ScanAction::Open => Vec::new(),
            ScanAction::Line(index) => {
                self.go_to_line(*index);
                // The lines that follow are lit one by one, and said then.
                self.hand(None, CursorKey::Confirm).into_iter().map(Out::unsaid_line).collect()
            }
            ScanAction::Place { place, ends } => {
                let mut out = self.point_with(seat, *place);
                if *ends {
                    out = self.hand(seat, CursorKey::Confirm);
                }
                out
            }
            ScanAction::Request(intent) => self.intent(seat, intent.clone()),
            ScanAction::Type(line) => self.answer_of(seat, line),
            ScanAction::Reading(number) => self.answer_of(seat, &number.to_string()),
            ScanAction::RemoteHall { path, label } => {
                self.ask_afar(Asked::Item { path: path.clone(), label: label.clone() }).unwrap_or_default()
            }
            ScanAction::Say(key) => {
                let text = self.presenter.wording.label(key);
                self.intent(seat, Intent::Text(text))
            }
            ScanAction::Hidden(step) => self.hide(seat, step),
            ScanAction::Draft(word) => {
                self.begin_draft(seat, word);
                Vec::new()
            }
            ScanAction::Undraft => {
                self.drop_draft(seat);
                vec![self.list_is_closed()]
            }
            ScanAction::Capital => {
                self.capital_in_draft(seat);
                Vec::new()
            }
            ScanAction::Write(text) if self.write_in_draft(seat, text) => Vec::new(),
            ScanAction::Erase if self.erase_in_draft(seat) => Vec::new(),
            ScanAction::Written if self.draft(seat).is_some() => self.take_draft(seat).unwrap_or_default(),
            ScanAction::Write(text) => self.spelling_with(|home| home.spell(text), |play| play.spell(text)),
            ScanAction::Erase => self.spelling_with(Home::erase, Play::erase),
            ScanAction::Written => {
                if let Some(play) = self.screen.game_mut() {
                    let (is_reason, text) = (play.awaits_reason(), play.take_spelled());
                    return if is_reason { self.intent(seat, Intent::Text(text)) } else { self.line_of(seat, &text) };
                }
                let Some(home) = self.screen.shown::<Home>() else { return Vec::new() };
                let answer = home.spelled().to_owned();
                self.line(&answer).into_iter().map(Out::unsaid_line).collect()
            }
        }
    }

    /// Puts an answer together; what it is then is said by the list.
    fn spelling_with(&mut self, at_home: impl FnOnce(&mut Home), at_board: impl FnOnce(&mut Play)) -> Vec<Out> {
        if let Some(home) = self.screen.shown_mut::<Home>() {
            at_home(home);
        } else if let Some(play) = self.screen.game_mut() {
            at_board(play);
        }
        Vec::new()
    }

    /// A step of the move that is sealed, by him of this seat.
    fn hide(&mut self, seat: Option<Seat>, step: &Hidden) -> Vec<Out> {
        let mut out = self.hear();
        let presenter = &self.presenter;
        let (said, more) = self.screen.at_board(presenter, |play| play.hide(step, presenter)).unwrap_or_default();
        let mut said = said.unwrap_or_default();
        said.extend(more);
        let said = self.conclude(seat, said);
        self.voiced.note(&said);
        out.extend(said);
        out
    }

    /// What he of this seat would type. To what he was asked he answers himself.
    fn answer_of(&mut self, seat: Option<Seat>, line: &str) -> Vec<Out> {
        let is_asked = self.game().is_some_and(Play::awaits_answer);
        match seat.filter(|_| is_asked) {
            Some(seat) => {
                let ask = Request::Move(MoveRequest::Make(line.to_owned()));
                self.intent(Some(seat), Intent::Game { by: None, ask })
            }
            None => self.line(line),
        }
    }

    /// Whether he of this seat, who has a pad, is asked something that its buttons do not answer: who plays, which of several
    /// readings is meant, a number, a question that is his.
    #[must_use]
    pub fn is_to_choose(&self, seat: Option<Seat>) -> bool {
        if self.draft(seat).is_some() {
            return true;
        }
        self.screen.asks_to_choose(seat.or(self.seat()))
    }

    /// Whether he of this seat is asked something at a board, yes or no included.
    #[must_use]
    pub fn is_asked(&self, seat: Option<Seat>) -> bool {
        self.game().is_some_and(|play| play.is_asked(seat.or(self.seat())))
    }

    /// What is asked at this terminal, and answered by a word.
    #[must_use]
    pub fn asking(&self) -> Option<Asking> {
        self.screen.asking(self.seat())
    }

    /// The words that answer it, each with what it does, where they are none of every game.
    #[must_use]
    pub fn answers(&self) -> Vec<(String, String)> {
        self.game().map(|play| play.answers(self.seat(), &self.presenter)).unwrap_or_default()
    }

    /// Whether the opponent of him of this seat has offered a draw, and he has to answer or to move.
    #[must_use]
    pub fn is_offered(&self, seat: Option<Seat>) -> bool {
        self.game().is_some_and(|play| play.is_offered(seat.or(self.seat())))
    }

    /// Back from the first list: in a menu to the question before, in a game to the board.
    pub fn leave_list(&mut self, seat: Option<Seat>) -> Vec<Out> {
        if self.drop_draft(seat) {
            return vec![self.list_is_closed()];
        }
        match self.menu() {
            // The lines that follow are lit one by one, and said then.
            Some(_) => self.pad(seat, Intent::BoardCursor(CursorKey::Drop)).into_iter().map(Out::unsaid_line).collect(),
            None => vec![self.list_is_closed()],
        }
    }

    /// That the list of what can be done is no longer open.
    #[must_use]
    pub fn list_is_closed(&self) -> Out {
        self.presenter.say(&message::scan_closed(), Kind::Cursor)
    }

    /// Whether something was begun that a switch of this seat goes on with at once: a menu, a question, a move in the
    /// making.
    #[must_use]
    pub fn goes_on(&self, seat: Option<Seat>) -> bool {
        if let Some(away) = self.away() {
            return !self.done && away.sight().begun;
        }
        if self.draft(seat).is_some() {
            return true;
        }
        let seat = seat.or(self.seat());
        let asks = self.menu().is_some() || self.set_up().is_some();
        !self.done && self.game().map_or(asks, |play: &Play| play.is_in_the_middle(seat))
    }
}

pub(super) fn back() -> Branch<Offered> {
    Offered::named(text_key::WORDS_MENU_BACK, ScanAction::Request(Intent::BoardCursor(CursorKey::Drop)))
}

/// The way out of what is shown.
pub(super) fn leave() -> Branch<Offered> {
    Offered::named(text_key::WORDS_QUIT, ScanAction::Request(Intent::Leave))
}

fn line_of(index: usize, item: String) -> Branch<Offered> {
    let label = message::menu_line(Slot::Text(item));
    Branch::leaf(Offered { label, places: Vec::new(), deed: ScanAction::Line(index) })
}
