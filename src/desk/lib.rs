//! The dialogue of one person, without devices: intents in, words and a model of the screen out. Both faces, the pad and
//! the rehearsals drive this and nothing else.
#![cfg_attr(test, allow(clippy::disallowed_methods, reason = "a test reads fixtures and starts threads"))]

mod after_game;
mod archive;
mod board_cursors;
mod board_line;
mod board_session;
mod collection;
mod course;
pub mod draw;
mod drill;
mod echo;
mod enter;
mod envelope;
mod event;
mod felt;
mod first;
mod found;
mod gather;
mod guest;
mod hall;
mod hearing;
mod home;
mod later;
mod leading;
pub mod letters;
mod manner;
mod micro_match;
mod out;
mod play;
mod pointing;
mod reading;
mod readings;
mod remote_hall;
mod replay;
mod scan;
mod screens;
mod set_up;
mod shelf;
pub mod start_position;
mod suit;
#[cfg(test)]
mod test_game;
mod trouble;

use std::path::PathBuf;
use std::sync::Arc;

use golos_clock::Ms;
use golos_game::{Chance, MoveRequest, RecordRequest, Request, Search, Seat};
use golos_input::{CursorKey, Intent, ReplayRequest, Tokens};
use golos_profile::Preferences;
use golos_rules::chess::Letters;
use golos_spar::Choice;
use golos_speech::voices::{Tuning, Utter};
use golos_speech::{self as speech, Kind, Subscription};
use golos_table::Time;
use golos_view::MenuModel;
use golos_wire::Asked;
use golos_wording::{Form, Lang, Style, message};

pub use archive::{Archive, Handed, Listed, MATCH_ENDING, NoGame, NotTakenOver, Recorded, notes_beside};
pub use collection::{Collection, GameHead, Wanted};
pub use course::{Course, Learner};
pub use drill::{Drill, DrillPlan, PupilStore};
pub use event::{EVENT_ENDING, EventDesk, Joined, Sitting, event_file, exchanged, paper};
pub use first::{FirstRun, FirstStep};
pub use hall::{MOST_BOARDS, seat_phrase};
pub use hearing::{Hearing, vocabulary};
pub use home::{NewGame, SessionEnd, blind_warnings, default_warnings, usual_warnings};
pub use later::Later;
pub use manner::SpeechPreferences;
pub use micro_match::{MicroMatch, NewMatch};
pub use out::{Out, Presenter};
pub use play::{Hidden, Play, Presser, Thought, fresh_seed};
pub use remote_hall::{HallUpdate, RemoteHall, speech_of, told_end};
pub use replay::{Remarked, Replayer, own_notes, remarked, told as note_told};
pub use scan::{Offered, ScanAction};
pub use set_up::{SetUp, SetUpExit};
pub use shelf::{NotDone, Saved, lines, remove, rename, saved};
pub use start_position::{NoArray, StartPositionPick};
pub use suit::Acquaintances;
pub use trouble::{no_profile, not_taken_over, trouble, unread};

use manner::Voiced;
use screens::Screen;

/// What a desk is started with.
#[derive(Clone, Debug)]
pub struct Config {
    pub lang: Lang,
    pub style: Style,
    /// Who listens at this terminal; none: by the kind of game.
    pub ears: Option<Subscription>,
    /// Where journals are kept; none: nothing is kept.
    pub folder: Option<PathBuf>,
    /// The disk that it is on.
    pub archive: Arc<dyn Archive>,
}

impl Config {
    /// The same for a terminal with these ears, and with words of this language, if it is named.
    #[must_use]
    pub fn of(&self, lang: Option<Lang>, ears: Subscription) -> Config {
        let lang = lang.unwrap_or(self.lang);
        let style = Style { lang, ..self.style };
        Config { lang, style, ears: Some(ears), ..self.clone() }
    }
}

/// The dialogue of one person.
pub struct Desk {
    config: Config,
    time: Arc<dyn Time>,
    presenter: Presenter,
    voiced: Voiced,
    /// What is shown.
    screen: Box<dyn Screen>,
    /// What lies under it, the last next: there one comes back to who leaves it. Nothing: leaving it leaves the program.
    under: Vec<Box<dyn Screen>>,
    /// What is set for the next time, and holds from then on.
    wishes: Preferences,
    /// Whether nothing that is set is kept: what is in the file cannot be read.
    unkept: bool,
    /// Where it is kept what people need; none: nobody is known.
    known: Option<Arc<dyn Acquaintances>>,
    done: bool,
    /// The lines that are put together by who types nothing.
    drafts: Vec<scan::LineDraft>,
}

impl Desk {
    /// A desk at its home menu.
    #[must_use]
    pub fn new(config: Config, time: Arc<dyn Time>) -> Desk {
        let presenter = Presenter::new(config.lang, config.style);
        Desk::speaking(config, time, presenter)
    }

    /// The same with words that are there already.
    #[must_use]
    pub fn speaking(config: Config, time: Arc<dyn Time>, presenter: Presenter) -> Desk {
        let presenter = Presenter { style: config.style, ..presenter };
        let voiced = Voiced::default();
        Desk {
            config,
            time,
            presenter,
            voiced,
            screen: Box::<home::Home>::default(),
            under: Vec::new(),
            wishes: Preferences::default(),
            unkept: false,
            known: None,
            done: false,
            drafts: Vec::new(),
        }
    }

    /// The same, where the voice speaks so and lines are written so: in signs and digits, or in words.
    #[must_use]
    pub fn voiced(mut self, tuning: Tuning, text: Form) -> Desk {
        self.voiced.tuning = tuning;
        self.voiced.is_patient = true;
        self.presenter.text = text;
        self
    }

    /// The same, where this is set.
    #[must_use]
    pub fn wishing(mut self, wishes: Preferences) -> Desk {
        self.wishes = wishes;
        self
    }

    /// The same, where nothing that is set is kept.
    #[must_use]
    pub fn unkept(mut self) -> Desk {
        self.unkept = true;
        self
    }

    /// The same, where these people are known by their names.
    #[must_use]
    pub fn knowing(mut self, known: Arc<dyn Acquaintances>) -> Desk {
        self.known = Some(known);
        self
    }

    /// A desk like this one, for a terminal with other ears and perhaps another language.
    #[must_use]
    pub fn beside(&self, lang: Option<Lang>, ears: Subscription) -> Desk {
        let mut desk = Desk::new(self.config.of(lang, ears), Arc::clone(&self.time));
        if desk.config.lang == self.config.lang {
            desk.presenter.letters = self.presenter.letters;
        }
        desk
    }

    /// Moves of chess are read and written here in these letters, whatever the language has.
    pub fn write_in(&mut self, letters: Letters) {
        self.presenter.letters = letters;
    }

    /// Whether the program is to end.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How the terminal is spoken to.
    #[must_use]
    pub fn presenter(&self) -> &Presenter {
        &self.presenter
    }

    /// The game that is being played.
    #[must_use]
    pub fn game(&self) -> Option<&Play> {
        self.screen.game()
    }

    /// The micro-match that is being played.
    #[must_use]
    pub fn contest(&self) -> Option<&MicroMatch> {
        self.screen.contest()
    }

    /// The replay that is being shown.
    #[must_use]
    pub fn player(&self) -> Option<&Replayer> {
        self.screen.shown()
    }

    /// The position that is being set up.
    #[must_use]
    pub fn set_up(&self) -> Option<&SetUp> {
        self.screen.shown()
    }

    /// The lines of the menu or question that one is asked, and the one that Enter alone means.
    #[must_use]
    pub fn menu(&self) -> Option<MenuModel> {
        self.screen.menu(&self.presenter)
    }

    /// Whether the first menu is shown, behind which there is nothing.
    #[must_use]
    pub fn is_at_top(&self) -> bool {
        self.screen.shown::<home::Home>().is_some_and(home::Home::is_top)
    }

    /// What the prompt says.
    #[must_use]
    pub fn prompt(&self) -> String {
        self.screen.prompt_text(&self.presenter)
    }

    /// The journals of the games whose clocks run.
    #[must_use]
    pub fn running(&self) -> Vec<PathBuf> {
        let runs = |play: &&Play| play.state().clock().running().is_some();
        self.screen.plays().into_iter().filter(runs).filter_map(Play::journal).collect()
    }

    /// How long it is until something happens by itself.
    #[must_use]
    pub fn until_deadline(&self) -> Option<Ms> {
        self.screen.until_deadline()
    }

    /// What has been heard here since, of what others did at the same board.
    pub fn hear(&mut self) -> Vec<Out> {
        let out = match self.attend_afar() {
            Some(out) => out,
            None => self.screen.attend(&self.presenter),
        };
        self.voiced.note(&out);
        out
    }

    /// Takes a typed line.
    pub fn line(&mut self, line: &str) -> Vec<Out> {
        let line = self.tokens(line);
        self.typed(&line)
    }

    /// The same of a line that was cut into words here. What the desk answers to it is for the seat in whose name it was said.
    pub fn typed(&mut self, line: &Tokens) -> Vec<Out> {
        let owner = self.owner_of(line);
        let mut out = self.hear();
        out.extend(owned(self.answer_line(line), owner));
        out
    }

    /// A line that is typed at what is shown.
    #[must_use]
    pub fn tokens(&self, line: &str) -> Tokens {
        self.presenter.lexicon.tokens(line, self.screen.place_names())
    }

    /// In whose name a line is said at a board: of whose own terminal it is, otherwise who is named; `None` if nobody is.
    fn owner_of(&self, line: &Tokens) -> Option<Seat> {
        self.game()?;
        self.seat().or(line.seat())
    }

    fn answer_line(&mut self, line: &Tokens) -> Vec<Out> {
        let mut out = Vec::new();
        if self.presenter.lexicon.menu(line) != Intent::Leave {
            self.stay();
        }
        if let Some(said) = self.about_manner(line) {
            out.extend(said);
            return out;
        }
        let mut said = match self.about_boards(line) {
            Some(ask) => self.at_boards(ask),
            None => {
                let said = self.take_line(line);
                self.conclude(None, said)
            }
        };
        self.voiced.note(&said);
        self.read_in_parts(&mut said);
        out.append(&mut said);
        out
    }

    /// He does something else than to leave: that he was asked about it before does not count any more.
    pub fn stay(&mut self) {
        if let Some(event) = self.screen.shown_mut::<EventDesk>() {
            event.stay();
        }
    }

    /// Notes at the board whether what was just asked for there came to nothing.
    fn heed(&mut self, seat: Option<Seat>, said: &[Out]) {
        let seat = seat.or(self.seat());
        if let Some(play) = self.screen.game_mut() {
            play.heed(seat, said);
        }
    }

    fn take_line(&mut self, line: &Tokens) -> Vec<Out> {
        if let Some(out) = self.ask_afar(Asked::Line(line.typed().to_owned())) {
            return out;
        }
        if let Some(refused) = self.too_long(line) {
            return vec![refused];
        }
        if let Some(course) = self.screen.shown_mut::<Course>() {
            let (out, left) = course.typed(line, &self.config, &self.presenter);
            self.mark_lesson();
            return if left { self.leave(out) } else { out };
        }
        if let Some((out, left)) = self.screen.typed(line, &self.presenter) {
            return if left { self.leave(out) } else { out };
        }
        if self.asks_for_letters(line) {
            return self.enter_letters();
        }
        let seat = self.seat();
        if self.is_secret() {
            // Who seals is known: a seat before the move is not a part of it.
            return match self.presenter.lexicon.play(line) {
                Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) => {
                    self.screen.seal(&text, &self.presenter)
                }
                Ok(intent) if !line.is_blank() => self.take(None, intent),
                Ok(_) | Err(_) => self.screen.seal(line.typed(), &self.presenter),
            };
        }
        if line.is_blank()
            && let Some(out) = self.screen.enter(seat, &self.presenter)
        {
            return out;
        }
        if let Some(play) = self.screen.game_mut() {
            return match play.read(line, &self.presenter) {
                Ok(intent) => self.take(None, intent),
                Err(said) => said,
            };
        }
        match self.screen.read_line(line, &self.presenter) {
            Ok(intent) => self.take(None, intent),
            Err(unparsed) => vec![self.presenter.say(&unparsed.sentence(), Kind::Answer)],
        }
    }

    /// That a line is longer than lines are here. What is typed unseen has a length of its own.
    fn too_long(&self, line: &Tokens) -> Option<Out> {
        let why = line.expect_most(self.screen.longest_line()).err().filter(|_| !self.is_secret())?;
        Some(self.presenter.say(&why.sentence(), Kind::Answer))
    }

    /// Whether what is typed now must not be shown: a move that is sealed (CH-18.1.1).
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.away().map_or_else(|| self.game().is_some_and(Play::is_secret), |away| away.sight().secret)
    }

    /// How the game stands, in one line, for who has heard nothing for a while; `None` without a game.
    #[must_use]
    pub fn situation(&self, seat: Option<Seat>) -> Option<Out> {
        let play = self.game()?;
        let sentences = speech::situation(play.state(), seat.or(play.seat()), play.now());
        sentences.iter().map(|sentence| self.presenter.say(sentence, Kind::State)).reduce(|mut line, next| {
            line.written = format!("{} {}", line.written, next.written);
            let said = line.spoken.take().zip(next.spoken);
            line.spoken = said.map(|(line, next)| Utter { text: format!("{} {}", line.text, next.text), ..line });
            line
        })
    }

    /// Takes an intent; `seat` is the seat of the device, if it is bound to one.
    pub fn intent(&mut self, seat: Option<Seat>, intent: Intent) -> Vec<Out> {
        let mut out = self.hear();
        let said = self.take(seat, intent);
        let said = owned(self.conclude(seat, said), self.seat().or(seat));
        self.voiced.note(&said);
        out.extend(said);
        out
    }

    fn take(&mut self, seat: Option<Seat>, intent: Intent) -> Vec<Out> {
        if let Some(out) = self.intent_afar(&intent, false) {
            return out;
        }
        let seat = seat.or(self.seat());
        if self.is_secret() && !is_open(&intent) {
            // What a hand makes would be seen. What leaves the line, or confirms an empty one, cancels.
            let cancels = matches!(intent, Intent::Leave | Intent::BoardCursor(CursorKey::Confirm));
            return if cancels { self.screen.seal("", &self.presenter) } else { vec![self.say_secret()] };
        }
        let helps = intent.is_help();
        let out = self.take_in_room(seat, intent);
        if helps { out.into_iter().map(Out::helping).collect() } else { out }
    }

    fn take_in_room(&mut self, seat: Option<Seat>, intent: Intent) -> Vec<Out> {
        if let (Intent::AfterGame(ask), Some(_)) = (&intent, self.screen.game()) {
            return self.after_game(*ask);
        }
        if let (Intent::Replay(ReplayRequest::PlayFrom { side, level }), Some(_)) = (&intent, self.player()) {
            return self.play_from(*side, *level);
        }
        let manner = self.manner();
        if let Some(home) = self.screen.shown_mut::<home::Home>() {
            home.know(self.known.as_ref());
            home.heed(manner);
            let (out, step) = home.take(intent, &self.config, &self.presenter);
            return self.follow(out, step);
        }
        if let Some(set_up) = self.screen.shown_mut::<SetUp>() {
            let (mut out, step) = set_up.take(intent, &self.presenter);
            return match step {
                set_up::SetUpExit::Stay => out,
                set_up::SetUpExit::Leave => self.leave(out),
                set_up::SetUpExit::Done(rules, position) => {
                    let (home, asked) = home::Home::with_position(*rules, position, &self.presenter);
                    self.under.pop();
                    self.screen = Box::new(home);
                    out.extend(asked);
                    out
                }
            };
        }
        let (out, left) = if let Some(course) = self.screen.shown_mut::<Course>() {
            let taken = course.take(intent, &self.config, &self.presenter);
            self.mark_lesson();
            taken
        } else {
            self.screen.take(seat, intent, &self.presenter)
        };
        if left { self.leave(out) } else { out }
    }

    /// Takes an intent of a pad. Its buttons answer what is asked of him who holds it, the clock button answers nothing.
    pub fn pad(&mut self, seat: Option<Seat>, intent: Intent) -> Vec<Out> {
        let mut out = self.hear();
        let said = self.take_button(seat, intent);
        let said = owned(self.conclude(seat, said), self.seat().or(seat));
        self.voiced.note(&said);
        out.extend(said);
        out
    }

    fn take_button(&mut self, seat: Option<Seat>, intent: Intent) -> Vec<Out> {
        if let Some(out) = self.intent_afar(&intent, true) {
            return out;
        }
        if self.is_secret() && !is_open(&intent) {
            return vec![self.say_secret()];
        }
        let (holder, presenter) = (seat.or(self.seat()), &self.presenter);
        let answered = match intent {
            Intent::BoardCursor(key) => self.screen.take_button(holder, key, presenter),
            _ => None,
        };
        answered.unwrap_or_else(|| self.take(seat, intent))
    }

    /// That the move is to be typed unseen: nothing else is done first.
    fn say_secret(&self) -> Out {
        self.presenter.say(&message::seal_ask(), Kind::Answer)
    }

    /// The seat that this terminal is bound to: only he of this seat listens at it, and what is typed there he says.
    fn seat(&self) -> Option<Seat> {
        self.game().map_or_else(|| self.config.ears.and_then(Subscription::seat), Play::seat)
    }

    /// Lets time pass.
    pub fn tick(&mut self) -> Vec<Out> {
        let out = self.screen.tick(&self.presenter);
        self.voiced.note(&out);
        out
    }

    /// The search that the game asks for. Who has threads runs it beside; elsewhere it runs at once. Its answer comes back
    /// by [`searched`](Desk::searched).
    #[must_use]
    pub fn search_due(&self) -> Option<Search> {
        self.screen.search_due()
    }

    /// Takes the answer of a search.
    pub fn searched(&mut self, search: Search, chance: Chance) -> Vec<Out> {
        let out = self.screen.searched(&search, &chance, &self.presenter);
        self.voiced.note(&out);
        out
    }

    /// The position that the program has to think about, where it plays. As with a search, who has threads lets it run beside;
    /// its move comes back by [`thought`](Desk::thought).
    #[must_use]
    pub fn thought_due(&self) -> Option<Thought> {
        self.screen.thought_due()
    }

    /// Takes the move that the program has found; it is made by [`tick`](Desk::tick), once its moment has come.
    pub fn thought(&mut self, thought: &Thought, choice: Option<Choice>) {
        if let Some(play) = self.screen.game_mut() {
            play.thought(thought, choice);
        }
    }

    /// Closes what is open in good order: the terminal is gone, or the program is asked to end.
    pub fn close(&mut self) -> Vec<Out> {
        self.done = true;
        self.screen.close(&self.presenter)
    }

    /// Whether the hand is on a board.
    #[must_use]
    pub fn has_board(&self) -> bool {
        self.screen.has_board()
    }

    /// A step of the hand, as keys give it.
    pub fn hand(&mut self, seat: Option<Seat>, key: CursorKey) -> Vec<Out> {
        self.intent(seat, Intent::BoardCursor(key))
    }
}

/// What the desk answers, for the seat in whose name it was asked for.
fn owned(said: Vec<Out>, seat: Option<Seat>) -> Vec<Out> {
    said.into_iter().map(|out| Out { to: out.to.owned_by(seat), ..out }).collect()
}

/// Whether it may be asked for while a move is sealed: how things stand, and a whole move, which then is the sealed one.
const fn is_open(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Game { ask: Request::Record(RecordRequest::Query(_)) | Request::Move(MoveRequest::Make(_)), .. }
    )
}
