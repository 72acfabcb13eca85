//! The board: one game being played.

mod disambiguation;
mod ending;
mod free_text;
mod hearing;
mod help;
mod hidden;
mod incomplete_command;
mod lost_input;
mod meaning;
mod offered;
mod open;
mod orders;
mod program;
mod question;
mod reason;
mod ruling;
mod seal;
mod sensor_board;
mod start;
mod take_back;
mod tell;
mod walk;
mod wish;
mod withdraw;

pub use hidden::Hidden;
pub use program::{Thought, fresh_seed};
pub(super) use question::answer;
pub use sensor_board::Presser;

use std::path::PathBuf;
use std::sync::Arc;

use super::board_cursors::Hands;
use super::readings::Readings;
use super::screens::Screen;
use super::{Archive, Out, Presenter, draw};
use golos_clock::Ms;
use golos_game::{
    Chance, Command, Event, MoveRequest, OpeningRequest, Phase, Query, RecordRequest, Recorded, Refusal, Request,
    Search, Seat, State,
};
use golos_input::{CursorKey, CursorOutcome, Intent};
use golos_profile::openings;
use golos_rules::chess::Letters;
use golos_rules::{Place, Position, Unread};
use golos_speech::{self as speech, Announcement, Kind, Renderer, Subscription};
use golos_table::{Heard, Reply, SessionHandle};
use golos_wording::{Sentence, Slot, message};

/// A question of this desk that waits for an answer. It lapses as soon as he who was asked does something else.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Question {
    /// Whether he of this seat resigns.
    Resign(Seat),
    /// Which side resigns: he who typed it has no side.
    WhoResigns(Option<Seat>),
    /// Whose offer of a draw it is: nobody knows who speaks.
    WhoOffers(Option<Seat>),
    /// Whether the game is left, asked of whom.
    Leave(Option<Seat>),
    /// For what reason he does this, asked of the arbiter; the reason is still to be put in.
    Reason(Box<Request>),
    /// Whether the arbiter means what he has asked for, since it annuls or ends the game, takes a completed move back, takes
    /// the board on the table for the game's or starts without a lot; and in which words he is asked.
    Sure { ask: Box<Request>, asked: Box<Sentence> },
    /// Whether the arbiter means what he has asked of the micro-match, such as to begin before the break is over, and in which
    /// words he is asked.
    OfMatch(Box<Sentence>),
    /// What a command lacks, asked of him who gave it.
    Half(incomplete_command::Half),
    /// Whether the player means this, which a program has heard in these words.
    Heard { seat: Seat, intent: Box<Intent>, text: Box<str> },
}

/// One game being played at this terminal.
pub struct Play {
    board: SessionHandle,
    /// The game as it was seen here last.
    seen: Arc<State>,
    hands: Hands,
    /// The letters of the pieces that are usual at this terminal.
    letters: Letters,
    /// The readings of an ambiguous entry, and who entered it.
    readings: Option<(Seat, Readings)>,
    question: Option<Question>,
    /// Who seals: the next line is his move, and neither shown nor spoken.
    secret: Option<seal::Secret>,
    /// The device whose last word came to nothing, if the last one here did: that of a seat, or of nobody in particular.
    unheard: Option<Option<Seat>>,
    /// Whether a press was just refused because of that: another one is a pass.
    is_warned: bool,
    /// Who has asked here last for something that is no query.
    spoke: Option<Seat>,
    /// Whether this desk itself refused what was said here last, and no rule did.
    refused_here: bool,
    /// The article by which this desk itself refused it, if it was by one.
    cited_here: Option<String>,
    /// What an opening is drawn from in the game; none: what the rules name.
    table: Option<openings::OpeningTable>,
    /// Where its envelope lies.
    archive: Arc<dyn Archive>,
    /// A board that feels what is played.
    feeling: sensor_board::Feeling,
    /// A program that hears the players.
    voice: hearing::Voice,
    /// A reason that is put together from letters.
    spelled: String,
    /// The program, where it plays one side and this is its board; `None` at a further terminal of it.
    program: Option<program::Program>,
    /// How much a hint has told.
    hinted: Option<program::Hinted>,
    /// Whether the rules refused what was asked for last.
    was_refused: bool,
}

impl Play {
    /// The file of the record, if there is one.
    pub(crate) fn journal(&self) -> Option<PathBuf> {
        self.board.path()
    }

    /// Sets the renderer of what is heard here.
    pub(crate) fn restyle(&self, renderer: &Renderer) {
        self.board.restyle(renderer);
    }

    /// The players, and their assistants, whose lines are broken.
    pub(crate) fn lines_down(&self) -> Vec<Seat> {
        let mut down = self.board.away();
        down.retain(|seat| seat.side().is_some());
        down
    }

    /// What happened elsewhere happens here.
    pub(crate) fn repeat(&mut self, events: Vec<Recorded<Event>>) {
        drop(self.board.repeat(events));
        self.look();
    }

    /// The line to this terminal is broken.
    pub(crate) fn lose(&mut self) {
        self.board.lose();
    }

    /// The line is whole again: what was missed is heard.
    pub(crate) fn come_back(&mut self, config: &super::Config, presenter: &Presenter) -> Vec<Out> {
        let heard = self.board.come_back(open::listener(config, presenter));
        self.look();
        outs(heard)
    }

    /// Sees the game as it stands. No move in the making is meant for another position.
    fn look(&mut self) {
        let before = std::mem::replace(&mut self.seen, self.board.look());
        if *before.board() != *self.seen.board() {
            self.hands.clear();
            (self.readings, self.unheard) = (None, None);
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.seen
    }

    /// The search that the game asks for.
    #[must_use]
    pub fn search_due(&self) -> Option<Search> {
        self.board.search_due()
    }

    /// The moment, counted from the opening of the game.
    #[must_use]
    pub fn now(&self) -> Ms {
        self.board.now()
    }

    /// The square under the hand that moved last.
    #[must_use]
    pub fn cursor(&self) -> Place {
        self.hands.shown().cursor()
    }

    /// The name of the square under the hand of the one at the device of this seat.
    #[must_use]
    pub fn cursor_name(&self, seat: Option<Seat>) -> String {
        self.state().board().place_called(self.hands.cursor(seat), self.state().notation())
    }

    /// The squares of the move in the making, of the hand that moved last.
    #[must_use]
    pub fn path(&self) -> &[Place] {
        self.hands.shown().path()
    }

    pub(super) fn flip(&mut self, flipped: bool) {
        self.hands.flip(flipped);
    }

    /// Says something that is not in the game; its journal keeps it.
    pub(super) fn say(&mut self, utterances: Vec<Announcement>) -> Vec<Out> {
        let heard = self.board.say(utterances);
        self.look();
        outs(heard)
    }

    /// The same, to him alone who sits here.
    pub(super) fn say_here(&mut self, utterances: Vec<Announcement>) -> Vec<Out> {
        let heard = self.board.tell_here(utterances);
        self.look();
        outs(heard)
    }

    /// The seat that this terminal is bound to. Players who swap colours keep their terminals.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.board.ears().and_then(Subscription::seat)
    }

    /// Whether this is the arbiter's own terminal, and others have theirs.
    pub(super) fn is_beside_players(&self) -> bool {
        self.seat() == Some(Seat::Arbiter) && !self.board.is_alone()
    }

    /// Whether the arbiter listens here.
    #[must_use]
    pub fn has_arbiter(&self) -> bool {
        self.board.ears().is_some_and(|ears| ears.belongs_to(Seat::Arbiter))
    }

    /// Whether this is a game by itself and this its only terminal: in no event, and at no board of a hall.
    pub(crate) fn is_by_itself(&self) -> bool {
        self.state().setup().occasion.is_none() && self.board.is_alone() && !self.board.is_kept()
    }

    /// Whether something was asked at this desk that its next line answers.
    pub(crate) fn awaits_answer(&self) -> bool {
        self.question.is_some() || self.readings.is_some() || self.is_secret()
    }

    /// Whether the next line is the reason of a ruling, in any words.
    pub(crate) fn awaits_reason(&self) -> bool {
        matches!(self.question, Some(Question::Reason(_)))
    }

    /// Where several matters wait, the one that the arbiter at this terminal is asked about.
    fn asks_for_ruling(&self) -> Option<Slot> {
        let several = self.state().docket().len() > 1 && self.has_arbiter();
        speech::asked(self.state()).filter(|_| several)
    }

    /// The journal's file.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        self.board.path()
    }

    pub(super) fn prompt(&self) -> Sentence {
        let state = self.state();
        match state.phase() {
            _ if self.secret.is_some() => message::prompt_seal(),
            _ if let Some(question) = &self.question => question.prompt(),
            _ if let Some(awaited) = self.awaited() => awaited,
            Phase::Ready | Phase::Playing | Phase::Paused if let Some(what) = self.asks_for_ruling() => {
                message::prompt_ruling(what)
            }
            Phase::Ready => self.ready(),
            Phase::Paused => message::prompt_paused(),
            Phase::Over => message::prompt_over(),
            // R-5.4.3.3: the prompt tells no more than he may ask.
            Phase::Playing if !self.has_arbiter() && state.number_hidden(self.now()).is_some() => {
                message::prompt_play_plain(state.turn())
            }
            Phase::Playing => message::prompt_play(state.turn(), state.move_number()),
        }
    }

    fn take_up(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        match intent {
            Intent::Game { by, ask } => (self.ask(by, seat, ask, presenter), false),
            Intent::Draw { by, text, reason } => (self.draw(by.or(seat), (&text, reason), presenter), false),
            Intent::BoardCursor(key) => (self.hand(seat, key, presenter), false),
            Intent::Walk(walk) => (self.walk(seat, &walk, presenter), false),
            Intent::Choose(number) => {
                (self.ask(None, seat, Request::Move(MoveRequest::Make(number.to_string())), presenter), false)
            }
            Intent::Help => (self.help(None, None, false, presenter), false),
            Intent::HelpOf(seat) => (self.help(Some(seat), None, false, presenter), false),
            Intent::HelpOn(seat, topic) => (self.help(seat, Some(topic), false, presenter), false),
            Intent::Leave => self.leave(seat, presenter),
            Intent::Text(text) => (self.ask(None, seat, Request::Move(MoveRequest::Make(text)), presenter), false),
            Intent::Match { .. } => (vec![presenter.say(&message::refuse_match_none(), Kind::Answer)], false),
            Intent::Seal { by } => (self.ask_for_seal(by.or(seat), presenter), false),
            Intent::Envelope { by } => (self.open_envelope(by.or(seat), presenter), false),
            Intent::Ending { by } => (self.judge_ending(by.or(seat), presenter), false),
            Intent::AtHour { by, what, hour } => (self.at_hour(by.or(seat), what, hour, presenter), false),
            Intent::Tell { side, text, .. } => (self.tell_player(side, &text, presenter), false),
            // A game that can be followed by another is asked by the desk.
            Intent::AfterGame(_) => (vec![presenter.say(&message::after_arranged(), Kind::Answer)], false),
            Intent::Replay(_) | Intent::Games(_) | Intent::SetUp(_) | Intent::Drill(_) => (Vec::new(), false),
        }
    }

    /// Why this desk itself has refused what was said last.
    fn why_here(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        match self.cited_here.clone() {
            Some(article) => {
                let rule = Request::Record(RecordRequest::Query(Query::Rule(article)));
                self.ask(None, seat, rule, presenter)
            }
            None => vec![presenter.say(&message::law_by_program(), Kind::Answer)],
        }
    }

    /// Carries out what is no query: an answer to what was asked here, or something new.
    fn take_request(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        if let Some(dropped) = self.withdraw(seat, &intent, presenter) {
            return (dropped, false);
        }
        let asked = self.question.clone();
        if let Some(said) = self.take_reason(seat, &intent, presenter) {
            return (said, false);
        }
        if let Some(answered) = self.take_answer(seat, &intent, presenter) {
            return answered;
        }
        let (mut out, left) = self.take_up(seat, intent, presenter);
        // A question that was not answered is not asked any more, and he is told so.
        if let Some(lapsed) = self.lapsed(asked).filter(|_| !left) {
            out.insert(0, presenter.say(&lapsed, Kind::Answer));
        }
        (out, left)
    }

    /// Asks for something of the game. `by` was named; else it is he at the device of `seat`, if it is bound to one.
    fn ask(&mut self, by: Option<Seat>, seat: Option<Seat>, ask: Request, presenter: &Presenter) -> Vec<Out> {
        // What a player says to the arbiter at his own terminal he says for himself: he is asked what he would be asked.
        let by = by.map(|by| if by == Seat::Arbiter { self.speaker(by).unwrap_or(by) } else { by });
        if by.is_some_and(|by| self.is_his_alone(by, &ask)) {
            return vec![presenter.say(&message::refuse_other_terminal(), Kind::Answer)];
        }
        if ask == Request::Record(RecordRequest::Query(Query::Ending)) {
            return self.judge_ending(by.or(seat), presenter);
        }
        if ask == Request::Record(RecordRequest::Query(Query::Hint)) {
            return self.hint(by.or(seat), presenter);
        }
        let by = by.or_else(|| self.person(&ask));
        if let Some(refused) = self.refuse_for_program(by, &ask) {
            return vec![presenter.say(&refused, Kind::Answer)];
        }
        if let Some(taken_back) = self.take_back_from_program(&ask, presenter) {
            return taken_back;
        }
        if self.would_report_to_players(&ask) {
            return self.refuse_overheard(by.unwrap_or(Seat::Arbiter), Query::Report, presenter);
        }
        if ask == Request::Record(RecordRequest::Listen) {
            return self.ask_to_be_heard(by.or(seat), presenter);
        }
        if ask == Request::Resign && self.state().phase() != Phase::Over {
            return self.ask_to_resign(by, seat, presenter);
        }
        if let Some(sealed) = self.seal_what_is_made(by.or(seat), &ask, presenter) {
            return sealed;
        }
        if by.is_none() && self.would_reply_for_another(&ask) {
            return vec![presenter.say(&message::refuse_other_terminal(), Kind::Answer)];
        }
        if self.would_pass_unheard(by, seat, &ask) {
            return self.refuse_unheard(presenter);
        }
        // He who has just chosen or swapped has placed no stone yet: that is no pass.
        if ask == Request::Move(MoveRequest::Press) && self.state().phase() == Phase::Playing && self.has_only_chosen()
        {
            return vec![presenter.say(&message::refuse_nothing_to_press(), Kind::Answer)];
        }
        let by = by.or(self.asks_why(&ask)).or(seat);
        // The clock is the players' where they have terminals of their own.
        if ask == Request::Move(MoveRequest::Press)
            && by == Some(Seat::Arbiter)
            && self.state().phase() == Phase::Playing
            && self.is_beside_players()
        {
            return vec![presenter.say(&message::refuse_other_terminal(), Kind::Answer)];
        }
        if self.waits_for_board(by, seat, &ask) {
            return Vec::new();
        }
        let ask = reason::usual(ask, presenter);
        if let Some(asked) = self.ask_reason(by, &ask, presenter) {
            return asked;
        }
        if let Some(asked) = self.ask_to_stand(by, &ask, presenter) {
            return asked;
        }
        if let Some(asked) = self.ask_before_the_end(by, &ask, presenter) {
            return asked;
        }
        if let Some(asked) = self.ask_about_the_lot(by, &ask, presenter) {
            return asked;
        }
        if let Some(asked) = self.ask_to_take_back(by, &ask, presenter) {
            return asked;
        }
        if let Some(asked) = self.ask_whose_offer(by, seat, &ask, presenter) {
            return asked;
        }
        if let Some(chosen) = self.choose(by, &ask, presenter) {
            return chosen;
        }
        if let Some(refused) = self.refuse_unnamed(by, &ask) {
            return vec![presenter.say(&refused, Kind::Answer)];
        }
        let (by, ask) = self.settle(by, ask);
        self.ask_in_letters(by, ask, presenter)
    }

    /// The opening is drawn in the game, for a player who was late (R-5.4.1.3).
    fn draw(&mut self, by: Option<Seat>, (text, reason): (&str, String), presenter: &Presenter) -> Vec<Out> {
        let rules = &self.state().setup().rules;
        let variant = rules.variant;
        let table = self.table.clone().or_else(|| draw::table_of(rules).ok().flatten());
        let expired = table.as_ref().and_then(|table| draw::expired(table, self.board.today()));
        let request = draw::DrawRequest::read(text).behind(self.state().opening());
        match request.draw(table.as_ref(), variant) {
            Ok(opening) => {
                let expired = expired.filter(|_| opening.cell().is_some());
                let opening = Box::new(opening);
                let again = !reason.is_empty();
                let ask = if again { OpeningRequest::Redraw(opening, reason) } else { OpeningRequest::Draw(opening) };
                let ask = Request::Opening(ask);
                let mut out = self.command(Command::new(by.unwrap_or(Seat::Arbiter), ask), presenter);
                out.extend(expired.map(|sentence| presenter.say(&sentence, Kind::Answer)));
                out
            }
            Err(trouble) => vec![presenter.say(&trouble.sentence(), Kind::Answer)],
        }
    }

    pub(super) fn command(&mut self, mut command: Command, presenter: &Presenter) -> Vec<Out> {
        let Some(by) = self.speaker(command.by.seat) else {
            return vec![presenter.say(&message::refuse_other_terminal(), Kind::Answer)];
        };
        if by != command.by.seat {
            command.by = by.into();
        }
        if let Some(refused) = self.refuse_start(by, &command.ask) {
            self.cited_here = Some(self.state().start_article().to_owned());
            return vec![presenter.say(&refused, Kind::Answer)];
        }
        let is_move = matches!(command.ask, Request::Move(MoveRequest::Make(_) | MoveRequest::Amend(_)));
        // A reading of what takes the place of another move is no move of its own.
        let amends = matches!(command.ask, Request::Move(MoveRequest::Amend(_)));
        let is_query = matches!(command.ask, Request::Record(RecordRequest::Query(_)));
        if !is_query {
            self.spoke = Some(by);
            self.refused_here = false;
        }
        let text = match &command.ask {
            Request::Move(MoveRequest::Make(text)) => Some(text.clone()),
            _ => None,
        };
        let reply = self.board.handle(command);
        self.look();
        if !is_query {
            self.was_refused = reply.refusal.is_some();
        }
        if let Some(text) = text.filter(|text| self.is_no_move(reply.refusal.as_ref(), text))
            && let Some(told) = self.not_an_answer(&text, presenter).or_else(|| self.near(&text, presenter))
        {
            return vec![presenter.say(&told, Kind::Answer)];
        }
        match &reply.refusal {
            Some(Refusal::Move(Unread::Ambiguous(several))) if !amends => {
                let (position, notation) = (*self.state().position(), self.state().notation());
                let moves = several.iter().map(|mv| position.long(mv, notation)).collect();
                let asked = reply.heard.last().map(|heard| heard.announcement().sentence.clone());
                self.readings = Some((by, Readings::new(moves, asked)));
            }
            // A word that is none of theirs leaves the question open.
            Some(Refusal::Move(Unread::NotRead(_))) => {}
            _ if is_move => self.readings = None,
            _ => {}
        }
        let how = self.tell_how(reply.refusal.as_ref(), presenter);
        self.report(reply, presenter).into_iter().chain(how).collect()
    }

    /// The seat that alone speaks here. At a board of a hall it is the seat of the terminal, whoever else listens; at a
    /// board of one terminal its only player speaks for all. Who only looks on speaks for nobody else anywhere.
    pub(super) fn own_seat(&self) -> Option<Seat> {
        let shares = || self.board.is_alone() && !self.board.is_kept();
        self.seat().filter(|own| own.only_looks_on() || *own != Seat::Arbiter && !shares())
    }

    /// Who speaks if it is said here in the name of this seat; none if it cannot be said here. Who has a terminal of his
    /// own speaks there for himself: an arbiter's word is not the arbiter's.
    pub(super) fn speaker(&self, by: Seat) -> Option<Seat> {
        match self.own_seat() {
            Some(own) => (own == by || by == Seat::Arbiter).then_some(own),
            None => Some(by),
        }
    }

    /// Whether it is what a player declares for himself, at a terminal of his own (R-6.1.7, R-5.4.13.3): the arbiter's is
    /// not the place for it.
    fn is_his_alone(&self, by: Seat, ask: &Request) -> bool {
        let is_will = matches!(ask, Request::Resign | Request::Offer(_));
        is_will && self.seat() == Some(Seat::Arbiter) && by.side().is_some() && self.board.has_elsewhere(by)
    }

    /// Whether it asks for what only the arbiter may know (R-5.4.14.2, U-V.13.10), where players hear the answer and he does
    /// not.
    fn would_report_to_players(&self, ask: &Request) -> bool {
        *ask == Request::Record(RecordRequest::Query(Query::Report)) && self.seat().is_none() && !self.has_arbiter()
    }

    /// Whether what a player types at his own terminal can only be the opponent's reply to the move that he has just made.
    fn would_reply_for_another(&self, ask: &Request) -> bool {
        let own = self.own_seat().and_then(Seat::side);
        let (Request::Move(MoveRequest::Make(text)), Some(made), Some(own)) = (ask, self.state().made(), own) else {
            return false;
        };
        let reads = |position: &Position| position.read(text, self.state().notation()).is_ok();
        made.side == own && !reads(self.state().position()) && reads(&made.after)
    }

    /// What the house does of itself.
    pub(super) fn arrange(&mut self, ask: Request, presenter: &Presenter) -> Vec<Out> {
        let reply = self.board.tell(&Command::new(Seat::Arbiter, ask));
        self.report(reply, presenter)
    }

    /// What a place that is pointed at is for; the hand is there then.
    pub(crate) fn point(&mut self, seat: Option<Seat>, place: Place) -> Option<CursorKey> {
        let board = *self.state().board();
        self.hands.point(seat, place, &board)
    }

    fn hand(&mut self, seat: Option<Seat>, key: CursorKey, presenter: &Presenter) -> Vec<Out> {
        let board = *self.state().board();
        let notation = self.state().notation();
        let name = |place: Place| Slot::Square(board.place_called(place, notation));
        let sentence = match self.hands.handle(seat, key, &board) {
            CursorOutcome::Moved(square) => speech::on_place(&board, square, self.state().notation()),
            CursorOutcome::Edge => message::hand_edge(),
            CursorOutcome::Picked(square, _) => message::hand_picked(name(square)),
            CursorOutcome::Dropped(Some(square)) => message::hand_dropped(name(square)),
            CursorOutcome::Dropped(None) => message::hand_empty(),
            CursorOutcome::Incomplete => message::hand_incomplete(),
            CursorOutcome::Entered(text) => {
                return self.ask(None, seat, Request::Move(MoveRequest::Make(text)), presenter);
            }
            CursorOutcome::Press => return self.enter(seat, presenter).unwrap_or_default(),
        };
        vec![presenter.say(&sentence, Kind::Cursor)]
    }

    fn leave(&mut self, seat: Option<Seat>, presenter: &Presenter) -> (Vec<Out>, bool) {
        let looks_on = self.seat().is_some_and(Seat::only_looks_on);
        if matches!(self.state().phase(), Phase::Playing | Phase::Paused) && !looks_on {
            return (vec![self.put(Question::Leave(seat), presenter)], false);
        }
        (self.close(presenter), true)
    }

    /// Asks a question that waits for an answer.
    fn put(&mut self, question: Question, presenter: &Presenter) -> Out {
        let asked = presenter.say(&question.sentence(self.state()), Kind::Question);
        self.question = Some(question);
        self.spelled.clear();
        asked
    }

    fn report(&mut self, reply: Reply, presenter: &Presenter) -> Vec<Out> {
        self.look();
        let mut out = outs(reply.heard);
        // Why it was refused is said last.
        if let (Some(_), Some(last)) = (&reply.refusal, out.last_mut()) {
            last.refused = true;
        }
        if let Some(error) = &reply.unsaved {
            tracing::error!(%error, "the journal cannot be written");
            out.push(presenter.say(&message::file_not_saved(), Kind::Trouble));
        }
        out.extend(self.ended(presenter));
        out
    }
}

/// What is heard here, in the words in which it was delivered.
fn outs(heard: Vec<Heard>) -> Vec<Out> {
    heard.into_iter().map(|heard| Out::delivered(heard.delivery)).collect()
}

#[cfg(test)]
mod program_tests;
#[cfg(test)]
mod tests;

impl Screen for Play {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        presenter.say(&self.prompt(), Kind::Typing).written
    }

    fn game(&self) -> Option<&Play> {
        Some(self)
    }

    fn game_mut(&mut self) -> Option<&mut Play> {
        Some(self)
    }

    fn shown_again(&mut self, presenter: &Presenter) -> Vec<Out> {
        let is_over = self.is_by_itself() && self.state().phase() == Phase::Over;
        is_over.then(|| presenter.say(&Play::can_follow(), Kind::Answer)).into_iter().collect()
    }

    fn enter(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Option<Vec<Out>> {
        Some(match self.asked(seat) {
            Some(sentence) => vec![presenter.say(&sentence, Kind::Answer)],
            None => self.ask(None, seat, Request::Move(MoveRequest::Press), presenter),
        })
    }

    fn attend(&mut self, presenter: &Presenter) -> Vec<Out> {
        let heard = self.board.hear();
        self.look();
        let mut out = outs(heard);
        out.extend(self.take_errand(presenter));
        out
    }

    fn until_deadline(&self) -> Option<Ms> {
        [self.board.until_deadline(), self.until_answer()].into_iter().flatten().min()
    }

    fn take(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        // What is only heard leaves a question open.
        if intent.is_query() {
            let is_why = matches!(&intent, Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Why)), .. });
            if is_why && self.refused_here {
                return (self.why_here(seat, presenter), false);
            }
            if is_why && self.explains_move() {
                return (self.explain_move(seat, presenter), false);
            }
            return self.take_up(seat, intent, presenter);
        }
        (self.refused_here, self.cited_here) = (true, None);
        let (out, left) = self.take_request(seat, intent, presenter);
        self.refused_here &= out.last().is_some_and(|out| out.refused);
        (out, left)
    }

    fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        let reply = self.board.tick();
        let mut out = self.report(reply, presenter);
        out.extend(self.answer_as_program(presenter));
        out
    }

    fn searched(&mut self, search: &Search, chance: &Chance, presenter: &Presenter) -> Vec<Out> {
        let reply = self.board.searched(search.clone(), chance.clone());
        self.report(reply, presenter)
    }

    fn close(&mut self, presenter: &Presenter) -> Vec<Out> {
        let reply = self.board.leave();
        let saved = reply.unsaved.is_none();
        let mut out = self.report(reply, presenter);
        if saved && self.board.path().is_some() {
            let moves = u32::try_from(self.state().half_moves_made()).unwrap_or(u32::MAX);
            out.push(presenter.say(&message::file_saved(moves), Kind::Answer));
        } else if !saved {
            let moves = u32::try_from(self.state().half_moves_made()).unwrap_or(u32::MAX);
            out.push(presenter.say(&message::file_left_unsaved(moves), Kind::Trouble));
        }
        out
    }
}
