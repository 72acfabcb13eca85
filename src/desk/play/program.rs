//! The program as a player of a training game: it answers, accepts or declines a draw, and explains.
//!
//! What it thinks is thought elsewhere: [`Play::thought_due`] hands out the question, [`Play::thought`] takes the answer, and
//! the move is made once its moment has come. Who plays by it is the person of the other side, whatever is said here without
//! a name.

use super::Play;
use super::offered::AFTER;
use crate::{NewGame, Out, Presenter, found};
use golos_clock::Ms;
use golos_game::{
    ClockRequest, Command, GapRuling, Mode, MoveRequest, OfferRequest, Outcome, Phase, Query, RecordRequest, Request,
    Seat, Sparring, decide,
};
use golos_rules::{Move, Position, Side};
use golos_spar::{Asked, Choice, Level, choose};
use golos_speech::{self as speech, Announcement, Kind};
use golos_wording::{Sentence, Slot, edition, message, text_key};

/// How long after the move of the person the program answers at the earliest.
const PAUSE: Ms = Ms::new(1500);

/// Moves of the program in a row at which it must have found the game level before it accepts a draw.
const LEVEL_MOVES: usize = 10;

/// A value that is level, in hundredths of a man.
const IS_LEVEL: i32 = 30;

/// Games won in a row after which a stronger level is named.
const WINS: u32 = 3;

/// The program at the board.
#[derive(Default)]
pub(super) struct Program {
    /// The position that it has thought about, and the move that it has found.
    found: Option<(Position, Option<Choice>)>,
    /// What it found the game to be worth, move by move, in hundredths of a man.
    values: Vec<i32>,
    /// The level of the next game, where another was asked for.
    next_level: Option<Level>,
    /// How many games in a row the person has won before this one.
    wins: u32,
    /// Whether it was said what can follow the game.
    has_ended: bool,
}

/// A position that the program thinks about, away from the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    position: Position,
    past: Vec<Position>,
    level: Level,
    seed: u64,
}

impl Thought {
    /// The move that it makes; `None` if there is none.
    #[must_use]
    pub fn run(&self) -> Option<Choice> {
        let Thought { position, past, level, seed } = self;
        choose(&Asked { position, past, level: *level, seed: *seed }, &|| false)
    }
}

/// How much a hint has told already, in which position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hinted {
    half_moves: usize,
    times: u8,
}

impl Play {
    /// The side that the program plays.
    #[must_use]
    pub fn program_side(&self) -> Option<Side> {
        self.sparring().map(|sparring| sparring.side)
    }

    fn sparring(&self) -> Option<Sparring> {
        self.state().setup().sparring
    }

    /// A game against the program begins at once: nobody waits for anybody.
    pub(super) fn meet(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.program.is_none() {
            return Vec::new();
        }
        self.command(Command::new(Seat::Arbiter, Request::Clock(ClockRequest::Start)), presenter)
    }

    /// A game against the program that is taken up goes on at once: who plays is told, an interruption counts against nobody, and
    /// the clocks run.
    pub(super) fn go_on_with_program(&mut self, presenter: &Presenter) -> Vec<Out> {
        let Some(sparring) = self.sparring().filter(|_| self.program.is_some()) else { return Vec::new() };
        if self.state().phase() == Phase::Over {
            return Vec::new();
        }
        let setup = self.state().setup();
        let (game, control) = (edition(&setup.rules), speech::control(&setup.control));
        let who = message::spar_ready(game, u32::from(sparring.level), sparring.side.other(), control);
        let mut out = vec![presenter.say(&who, Kind::State)];
        let asks = [ClockRequest::Gap(GapRuling::Leave), ClockRequest::Resume, ClockRequest::Start];
        for ask in asks {
            let command = Command::new(Seat::Arbiter, Request::Clock(ask));
            if decide(self.state(), &command, self.now()).refusal.is_none() {
                out.extend(self.command(command, presenter));
            }
        }
        out
    }

    /// How the program plays, and what levels there are.
    pub(crate) fn level_now(&self) -> Sentence {
        let Some(sparring) = self.sparring() else { return message::spar_no_program() };
        let level = level(sparring);
        let sees = level.sight(self.state().setup().rules.variant).sees;
        message::spar_level_now(u32::from(level.number()), u32::from(sees))
    }

    /// The program plays at this level in the next game; what is said of it.
    pub(crate) fn set_level(&mut self, number: u32) -> Sentence {
        let level = u8::try_from(number).ok().and_then(Level::new);
        match (level, &mut self.program) {
            (Some(level), Some(program)) => {
                program.next_level = Some(level);
                message::spar_level_next(number)
            }
            (None, Some(_)) => message::spar_levels(u32::from(Level::LAST.number())),
            (_, None) => message::spar_no_program(),
        }
    }

    /// The same game once more with colours changed, and how many games in a row the person has won.
    pub(crate) fn next_game(&self) -> (NewGame, u32) {
        let mut game = NewGame { table: self.table.clone(), ..NewGame::like(self.state().setup()).turned() };
        let level = self.program.as_ref().and_then(|program| program.next_level);
        if let Some(sparring) = &mut game.sparring {
            sparring.level = level.map_or(sparring.level, Level::number);
            sparring.seed = sparring.seed.wrapping_add(1);
        }
        let is_won = self.program_side().is_some_and(|side| {
            self.state().verdict().is_some_and(|verdict| verdict.outcome == Outcome::Win(side.other()))
        });
        let before = self.program.as_ref().map_or(0, |program| program.wins);
        (game, if is_won { before + 1 } else { 0 })
    }

    /// The same, where the person has won so many games in a row before it.
    pub(crate) fn after_wins(mut self, wins: u32) -> Play {
        if let Some(program) = &mut self.program {
            program.wins = wins;
        }
        self
    }

    /// What is said of a game against the program when it has ended: what can follow, and that there is a stronger level for
    /// who wins game after game.
    pub(super) fn ended(&mut self, presenter: &Presenter) -> Vec<Out> {
        let is_over = self.state().phase() == Phase::Over;
        let Some(program) = &mut self.program else { return Vec::new() };
        let was_over = std::mem::replace(&mut program.has_ended, is_over);
        let is_news = is_over && !was_over && self.is_by_itself();
        let Some(sparring) = self.sparring().filter(|_| is_news) else { return Vec::new() };
        let (_, wins) = self.next_game();
        let stronger = level(sparring).next().filter(|_| wins >= WINS).map(|next| {
            let word = presenter.wording.words(text_key::WORDS_LEVEL).into_iter().next().unwrap_or_default();
            message::spar_stronger(wins, Slot::Text(format!("{word} {}", next.number())))
        });
        stronger
            .into_iter()
            .chain([Play::can_follow()])
            .map(|sentence| presenter.say(&sentence, Kind::Answer))
            .collect()
    }

    /// What can be said when a game by itself is over.
    pub(super) fn can_follow() -> Sentence {
        message::after_can(Slot::Heads(AFTER.map(|(word, _)| word.to_owned()).to_vec()))
    }

    /// In whose name the person at the board speaks who names nobody: as the side that the program does not play, where a
    /// player's word was meant.
    pub(super) fn person(&self, ask: &Request) -> Option<Seat> {
        let side = self.program_side()?.other();
        matches!(ask, Request::Offer(_) | Request::Resign | Request::Claim(_)).then_some(Seat::Player(side))
    }

    /// Why a person does not do this: it is the program's to do.
    pub(super) fn refuse_for_program(&self, by: Option<Seat>, ask: &Request) -> Option<Sentence> {
        let side = self.program_side()?;
        let is_move = matches!(ask, Request::Move(MoveRequest::Make(_) | MoveRequest::Press));
        let is_will = is_move || matches!(ask, Request::Offer(_) | Request::Resign | Request::Claim(_));
        let is_playing = self.state().phase() == Phase::Playing;
        match by.and_then(Seat::side) {
            Some(by) if by == side && is_will => Some(message::spar_own_side(side)),
            _ if is_move && is_playing && self.state().turn() == side => Some(message::spar_thinks(side)),
            _ => None,
        }
    }

    /// Whether the program is to move, and nothing else comes first.
    fn is_program_to_move(&self) -> bool {
        let state = self.state();
        let is_free = state.phase() == Phase::Playing && state.docket().is_empty() && state.irregularity().is_none();
        is_free && self.program.is_some() && self.program_side() == Some(state.turn())
    }

    /// The position that the program has to think about.
    #[must_use]
    pub fn thought_due(&self) -> Option<Thought> {
        let sparring = self.sparring().filter(|_| self.is_program_to_move())?;
        let position = *self.state().position();
        let has_found = self.program.as_ref()?.found.as_ref().is_some_and(|(found, _)| *found == position);
        let past = || self.state().plies().iter().map(|ply| ply.before).collect();
        (!has_found).then(|| Thought { position, past: past(), level: level(sparring), seed: sparring.seed })
    }

    /// Takes the move that the program has found; it is made by [`Play::answer`].
    pub(crate) fn thought(&mut self, thought: &Thought, choice: Option<Choice>) {
        if let Some(program) = &mut self.program {
            program.found = Some((thought.position, choice));
        }
    }

    /// How long it is until the program does what it has to do.
    pub(super) fn until_answer(&self) -> Option<Ms> {
        if self.is_offered_to_program() {
            return Some(Ms::ZERO);
        }
        let (found, choice) = self.program.as_ref()?.found.as_ref()?;
        let is_found = self.is_program_to_move() && found == self.state().position() && choice.is_some();
        let pause = if self.sparring()?.at_once { Ms::ZERO } else { PAUSE };
        let last = self.state().plies().last().map_or(Ms::ZERO, |ply| ply.at + pause);
        is_found.then(|| last - self.now())
    }

    /// The program does what it has to do and whose moment has come.
    pub(super) fn answer_as_program(&mut self, presenter: &Presenter) -> Vec<Out> {
        if self.until_answer() != Some(Ms::ZERO) {
            return Vec::new();
        }
        let Some(side) = self.program_side() else { return Vec::new() };
        if self.is_offered_to_program() {
            let answer = if self.accepts() { OfferRequest::Accept } else { OfferRequest::Decline };
            return self.as_program(side, Request::Offer(answer), presenter);
        }
        let Some(choice) = self.program.as_mut().and_then(|program| program.found.take()?.1) else { return Vec::new() };
        if let Some(program) = &mut self.program {
            program.values.push(choice.value);
        }
        let text = self.state().position().long(&choice.mv, self.state().notation());
        let mut out = self.as_program(side, Request::Move(MoveRequest::Make(text)), presenter);
        if self.state().made().is_some() {
            out.extend(self.as_program(side, Request::Move(MoveRequest::Press), presenter));
        }
        out
    }

    /// The program asks for something in its own name; who has spoken here last stays a person.
    fn as_program(&mut self, side: Side, ask: Request, presenter: &Presenter) -> Vec<Out> {
        let spoke = self.spoke;
        let out = self.command(Command::new(Seat::Player(side), ask), presenter);
        self.spoke = spoke;
        out
    }

    fn is_offered_to_program(&self) -> bool {
        let offered = self.state().offer().map(Side::other);
        self.program.is_some()
            && self.state().phase() == Phase::Playing
            && offered.is_some_and(|to| self.program_side() == Some(to))
    }

    /// Whether it accepts a draw: it has found the game level for so many moves.
    fn accepts(&self) -> bool {
        let values = self.program.as_ref().map_or(&[][..], |program| &program.values);
        let last = values.iter().rev().take(LEVEL_MOVES);
        values.len() >= LEVEL_MOVES && last.into_iter().all(|value| value.abs() < IS_LEVEL)
    }

    /// The last move of the person is taken back, and the answer to it: at home nobody asks whether it is meant.
    pub(super) fn take_back_from_program(&mut self, ask: &Request, presenter: &Presenter) -> Option<Vec<Out>> {
        let side = self.program_side()?;
        let is_playing = self.state().phase() == Phase::Playing && self.state().irregularity().is_none();
        if *ask != Request::Move(MoveRequest::TakeBack) || !is_playing || self.state().made().is_some() {
            return None;
        }
        let last = self.state().plies().iter().rev().position(|ply| ply.made.side != side)?;
        let mut out = Vec::new();
        for _ in 0..=last {
            out.extend(self.command(Command::new(Seat::Arbiter, ask.clone()), presenter));
        }
        if let Some(program) = &mut self.program {
            program.values.pop();
        }
        Some(out)
    }

    /// What to look at, a little more with each question in the same position.
    pub(super) fn hint(&mut self, by: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        let asked = by.or(self.own_seat()).unwrap_or(Seat::Player(self.state().turn()));
        let by = self.speaker(asked).unwrap_or(asked);
        let reply = self.board.handle(Command::new(by, Request::Record(RecordRequest::Query(Query::Hint))));
        if reply.refusal.is_some() || reply.unsaved.is_some() {
            return self.report(reply, presenter);
        }
        self.look();
        let half_moves = self.state().plies().len();
        let times = self.hinted.filter(|hinted| hinted.half_moves == half_moves).map_or(0, |hinted| hinted.times);
        let state = self.state();
        let told = match state.phase() {
            Phase::Over => message::spar_hint_none(),
            _ if self.program_side() == Some(state.turn()) => message::spar_thinks(state.turn()),
            _ => match found::hint(state.position(), times, state.notation()) {
                Some((told, next)) => {
                    self.hinted = Some(Hinted { half_moves, times: next });
                    told
                }
                None => message::spar_hint_none(),
            },
        };
        self.say_here(vec![Announcement::answer(by, told)])
    }

    /// Whether `why` asks about the last move of the person: it was the last thing that happened at a board where the program
    /// plays, but for its answer.
    pub(super) fn explains_move(&self) -> bool {
        let state = self.state();
        let is_of_moves = self.sparring().is_some() && state.setup().mode == Mode::Training && !self.was_refused;
        is_of_moves && state.docket().is_empty() && state.irregularity().is_none()
    }

    /// The last move of the person and the position before it.
    fn last_of_person(&self) -> Option<(Position, Move)> {
        let side = self.program_side()?;
        let ply = self.state().plies().iter().rev().find(|ply| ply.made.side != side)?;
        Some((ply.before, ply.made.lawful.clone()?))
    }

    /// What the last move of the person has given away, and to which answer.
    pub(super) fn explain_move(&mut self, by: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        let by = by.or(self.own_seat()).unwrap_or(Seat::Player(self.state().turn()));
        let reply = self.board.handle(Command::new(by, Request::Record(RecordRequest::Query(Query::Hint))));
        if reply.refusal.is_some() || reply.unsaved.is_some() {
            return self.report(reply, presenter);
        }
        self.look();
        let Some((before, mv)) = self.last_of_person() else {
            return self.say_here(vec![Announcement::answer(by, message::spar_why_none())]);
        };
        let told = found::explained(&before, &mv);
        self.say_here(vec![Announcement::answer(by, told)])
    }
}

/// A seed for the moves of the program that was never used. Where the system gives none, it is always the same.
#[must_use]
pub fn fresh_seed() -> u64 {
    let mut seed = [0; 8];
    if let Err(error) = getrandom::fill(&mut seed) {
        tracing::warn!(%error, "no seed for the moves of the program");
    }
    u64::from_le_bytes(seed)
}

fn level(sparring: Sparring) -> Level {
    Level::new(sparring.level).unwrap_or(Level::FIRST)
}
