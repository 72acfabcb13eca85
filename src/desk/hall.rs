//! Several boards on one desk: up to eight games under one arbiter, each with a journal and an envelope of its own.
//!
//! One of the boards is at hand: what is typed is meant for it, unless the line names others. What happens elsewhere is
//! told with the number of its board before it, the most urgent first. Each board keeps its own questions: whoever comes
//! back to it is asked again.

use std::path::PathBuf;
use std::sync::Arc;

use super::archive::found;
use super::board_line::ForwardedLine;
use super::board_session::BoardSession;
use super::home::NewGame;
use super::screens::Screen;
use super::{Config, Desk, MicroMatch, Out, Play, Presenter};
use golos_clock::Ms;
use golos_game::{Chance, PendingRuling, Phase, Search, Seat};
use golos_input::Intent;
use golos_rules::Side;
use golos_speech::{self as speech, Kind, Renderer};
use golos_table::{TableError, Time};
use golos_wording::{Sentence, Slot, message, text_key};

/// So many boards stand on one desk at most.
pub const MOST_BOARDS: usize = 8;

/// Several boards on one desk.
#[derive(Default)]
pub struct Hall {
    /// By number.
    boards: Vec<NumberedBoard>,
    /// The board at hand, from 0: its place among the others.
    pub(super) here: usize,
    /// Whether who sits at this desk is at none of the boards: all that happens there has a number before it.
    pub(super) is_away: bool,
    /// What is being done at other boards.
    pub(super) errand: Option<ForwardedLine>,
}

/// A board with its number.
struct NumberedBoard {
    number: usize,
    bout: BoardSession,
}

/// How soon the arbiter is needed at a board: the first is the most urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    Flag,
    Irregularity,
    Claim,
    /// He is called, or something is announced that must not be missed.
    Call,
    None,
}

impl Urgency {
    fn of_matter(matter: &PendingRuling) -> Urgency {
        match matter {
            PendingRuling::Flag(_) | PendingRuling::Late(_) => Urgency::Flag,
            PendingRuling::Irregularity { .. }
            | PendingRuling::Penalty(_)
            | PendingRuling::WrongSeal(_)
            | PendingRuling::Violations(_) => Urgency::Irregularity,
            PendingRuling::Claim { .. } | PendingRuling::Reached(_) => Urgency::Claim,
            PendingRuling::Gap { .. } => Urgency::Call,
        }
    }

    /// By what waits there; without the arbiter's ears that there is something is nobody's to know (R-5.4.14.2, CH-12.6).
    fn of(play: &Play) -> Urgency {
        let waits = play.state().docket().iter().map(Urgency::of_matter).min();
        let called = if play.state().calls().is_empty() { Urgency::None } else { Urgency::Call };
        let waits = waits.map_or(called, |waits| waits.min(called));
        Some(waits).filter(|_| sees_matters(play)).unwrap_or(Urgency::None)
    }

    /// What was said at a board, by what waits there or by how it was said.
    fn of_said(play: &Play, said: &[Out]) -> Urgency {
        let called = if said.iter().any(Out::is_alarm) { Urgency::Call } else { Urgency::None };
        Urgency::of(play).min(called)
    }
}

impl Hall {
    /// The games of the boards.
    pub(super) fn plays(&self) -> impl Iterator<Item = &Play> {
        self.boards.iter().map(|stand| stand.bout.play())
    }

    /// The boards by number.
    pub(super) fn stands(&self) -> impl Iterator<Item = (usize, &Play)> {
        self.bouts().map(|(number, bout)| (number, bout.play()))
    }

    /// The same with what is played there as a whole.
    pub(super) fn bouts(&self) -> impl Iterator<Item = (usize, &BoardSession)> {
        self.boards.iter().map(|stand| (stand.number, &stand.bout))
    }

    /// The micro-match at hand, if it is one.
    pub(super) fn contest_here(&self) -> Option<&MicroMatch> {
        self.boards.get(self.here)?.bout.contest()
    }

    /// Puts a game or a micro-match to a board of this number.
    pub(super) fn put(&mut self, number: usize, bout: BoardSession) {
        self.boards.retain(|stand| stand.number != number);
        self.boards.push(NumberedBoard { number, bout });
        self.boards.sort_by_key(|stand| stand.number);
    }

    /// Takes a board away: its game is closed in good order.
    pub(super) fn take_away(&mut self, number: usize, presenter: &Presenter) {
        let Some(index) = self.index(number) else { return };
        drop(self.boards.remove(index).bout.close(presenter));
        self.here = if self.here > index { self.here - 1 } else { self.here };
        self.here = self.here.min(self.boards.len().saturating_sub(1));
    }

    /// The place of the board of this number.
    pub(super) fn index(&self, number: usize) -> Option<usize> {
        self.boards.iter().position(|stand| stand.number == number)
    }

    /// The number of the board at hand.
    pub(super) fn number_here(&self) -> usize {
        self.boards.get(self.here).map_or(1, |stand| stand.number)
    }

    /// Opens these games, each at a board of its own; the first is at hand.
    ///
    /// # Errors
    /// [`TableError`] if one of them cannot be opened; those that were are closed again.
    pub(super) fn open(
        games: Vec<NewGame>,
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Hall, Vec<Out>), TableError> {
        Hall::gather(games.into_iter().map(|game| Play::open(game, config, time, presenter)), presenter)
    }

    /// Takes up the games of these journals.
    ///
    /// # Errors
    /// [`TableError`] if one of them cannot be taken up; the others are closed again.
    pub(super) fn resume(
        files: &[PathBuf],
        config: &Config,
        time: &Arc<dyn Time>,
        presenter: &Presenter,
    ) -> Result<(Hall, Vec<Out>), TableError> {
        let take_up = |file: &PathBuf| {
            let (file, goes_on) = found(config, file)?;
            let (play, mut out) = Play::resume(&file, config, time, presenter)?;
            out.splice(0..0, goes_on.map(|goes_on| presenter.say(&goes_on, Kind::Answer)));
            Ok((play, out))
        };
        Hall::gather(files.iter().map(take_up), presenter)
    }

    /// The boards of these games, as they were opened; what was said at each has its number before it.
    ///
    /// # Errors
    /// The first that was not opened; the others are closed again.
    pub(super) fn gather(
        opened: impl Iterator<Item = Result<(Play, Vec<Out>), TableError>>,
        presenter: &Presenter,
    ) -> Result<(Hall, Vec<Out>), TableError> {
        let mut hall = Hall::default();
        let mut out = Vec::new();
        for opened in opened.take(MOST_BOARDS) {
            match opened {
                Ok((play, said)) => {
                    let number = hall.boards.len() + 1;
                    hall.put(number, Box::new(play));
                    out.extend(at(number, said, presenter));
                }
                Err(error) => {
                    hall.boards.iter_mut().for_each(|stand| drop(stand.bout.close(presenter)));
                    return Err(error);
                }
            }
        }
        Ok((hall, out))
    }

    /// These boards, which are open elsewhere as well, however many they are.
    pub(super) fn plays_mut(&mut self) -> impl Iterator<Item = &mut Play> {
        self.boards.iter_mut().map(|stand| stand.bout.play_mut())
    }

    /// The same, each with the number of its board.
    pub(super) fn stands_mut(&mut self) -> impl Iterator<Item = (usize, &mut Play)> {
        self.boards.iter_mut().map(|stand| (stand.number, stand.bout.play_mut()))
    }

    /// The game at hand.
    pub(super) fn play(&self) -> Option<&Play> {
        self.boards.get(self.here).map(|stand| stand.bout.play())
    }

    /// How many boards there are.
    pub(super) fn count(&self) -> usize {
        self.boards.len()
    }

    /// The prompt of the board at hand, with its number.
    pub(super) fn prompt(&self) -> Sentence {
        let prompt = self.boards.get(self.here).map_or(message::prompt_over(), |stand| stand.bout.prompt());
        message::prompt_board(number(self.number_here()), prompt)
    }

    /// The boards: where the arbiter is needed first, then whose time is shortest, then those that stand still.
    pub(super) fn list(&self, presenter: &Presenter) -> Vec<Out> {
        self.standings().into_iter().flat_map(|(number, ..)| self.line(self.index(number)?, presenter)).collect()
    }

    /// The boards in the same order, each with its number from 1, and whether it is the one at hand.
    fn standings(&self) -> Vec<(usize, &Play, bool)> {
        let mut boards: Vec<(usize, &Play, bool)> =
            self.stands().map(|(number, play)| (number, play, number == self.number_here())).collect();
        boards.sort_by_key(|(_, play, _)| rank(play));
        boards
    }

    /// The boards where somebody has called, or a decision is waited for, the most urgent first.
    pub(super) fn calls(&self, presenter: &Presenter) -> Vec<Out> {
        let waits = |index: &usize| {
            let play = self.boards.get(*index).map(|stand| stand.bout.play());
            // A decision that is waited for is a call as well.
            play.is_some_and(|play| Urgency::of(play) != Urgency::None)
        };
        let mut order: Vec<usize> = (0..self.boards.len()).filter(waits).collect();
        order.sort_by_key(|&index| self.boards.get(index).map(|stand| rank(stand.bout.play())));
        match order.is_empty() {
            true => vec![presenter.say(&message::hall_no_calls(), Kind::Answer)],
            false => order.into_iter().flat_map(|index| self.line(index, presenter)).collect(),
        }
    }

    /// How one board stands.
    pub(super) fn line(&self, index: usize, presenter: &Presenter) -> Option<Out> {
        let NumberedBoard { number: own, bout } = self.boards.get(index)?;
        let play = bout.play();
        let players = &play.state().setup().players;
        let name = |side: Side| match players[side].as_str() {
            "" => Slot::Phrase(text_key::PLAYER_NAMELESS.to_owned()),
            name => Slot::Text(name.to_owned()),
        };
        let is_nameless = Side::BOTH.into_iter().all(|side| players[side].is_empty());
        let line = if is_nameless {
            message::hall_board_nameless(number(*own), standing(play))
        } else {
            message::hall_board(number(*own), name(Side::White), name(Side::Black), standing(play))
        };
        Some(presenter.say(&line, Kind::Answer))
    }

    /// To the board of this number, from 1: how it stands, and what was asked there last.
    pub(super) fn go(&mut self, number: usize, presenter: &Presenter) -> Vec<Out> {
        let Some(index) = self.index(number) else {
            return vec![self.none(number, presenter)];
        };
        (self.here, self.is_away) = (index, false);
        let mut out: Vec<Out> = self.line(index, presenter).into_iter().collect();
        let ruled = |play: &Play| speech::to_rule(play.state()).filter(|_| sees_matters(play));
        let asked = self.play().and_then(|play| play.asked(play.seat()).or_else(|| ruled(play)));
        out.extend(asked.map(|sentence| presenter.say(&sentence, Kind::Answer)));
        out
    }

    /// That there is no board of this number.
    pub(super) fn none(&self, typed: usize, presenter: &Presenter) -> Out {
        presenter.say(&message::refuse_board(number(typed), number(self.boards.len())), Kind::Answer)
    }

    /// The boards at which a game goes on, by number.
    pub(super) fn open_boards(&self) -> Vec<usize> {
        let open = self.stands().filter(|(_, play)| play.state().phase() != Phase::Over);
        open.map(|(number, _)| number).collect()
    }

    /// Does something at every board, and tells the most urgent first.
    fn each(&mut self, presenter: &Presenter, mut act: impl FnMut(usize, &mut BoardSession) -> Vec<Out>) -> Vec<Out> {
        let own = (!self.is_away).then_some(self.here);
        // Who does something at another board is still at his own.
        let here = self.errand.as_ref().map_or(own, ForwardedLine::home);
        let mut said: Vec<(Urgency, Vec<Out>)> = Vec::new();
        for (index, NumberedBoard { number, bout }) in self.boards.iter_mut().enumerate() {
            let out = act(index, bout);
            let urgency = Urgency::of_said(bout.play(), &out);
            said.push((urgency, if Some(index) == here { out } else { at(*number, out, presenter) }));
        }
        said.sort_by_key(|(urgency, _)| *urgency);
        said.into_iter().flat_map(|(_, out)| out).collect()
    }

    /// The same at every board where nothing was played yet.
    pub(super) fn at_ready(&mut self, intent: Intent, presenter: &Presenter) -> Vec<Out> {
        self.each(presenter, |_, bout| match bout.is_new() {
            true => bout.take(Some(Seat::Arbiter), intent.clone(), presenter).0,
            false => Vec::new(),
        })
    }
}

impl Screen for Hall {
    fn prompt_text(&self, presenter: &Presenter) -> String {
        presenter.say(&self.prompt(), Kind::Typing).written
    }

    fn game(&self) -> Option<&Play> {
        self.play()
    }

    fn game_mut(&mut self) -> Option<&mut Play> {
        self.boards.get_mut(self.here).map(|stand| stand.bout.play_mut())
    }

    fn hall(&self) -> Option<&Hall> {
        Some(self)
    }

    fn hall_mut(&mut self) -> Option<&mut Hall> {
        Some(self)
    }

    fn restyle(&mut self, renderer: &Renderer) {
        self.plays().for_each(|play| play.restyle(renderer));
    }

    fn take(&mut self, seat: Option<Seat>, intent: Intent, presenter: &Presenter) -> (Vec<Out>, bool) {
        if intent == Intent::Leave {
            // Of the games that go on one is asked about.
            let goes_on = |play: &Play| matches!(play.state().phase(), Phase::Playing | Phase::Paused);
            let index = self.plays().position(goes_on);
            if !self.play().is_some_and(goes_on)
                && let Some(index) = index
            {
                self.errand.get_or_insert_with(|| ForwardedLine::home_to(self.here));
                self.here = index;
            }
        }
        let mut out: Vec<Out> = Vec::new();
        if intent.is_help() {
            out.push(presenter.say(&message::help_hall(words()), Kind::Answer));
        }
        let Some(stand) = self.boards.get_mut(self.here) else { return (out, true) };
        let (said, left) = stand.bout.take(seat, intent, presenter);
        out.extend(said);
        if left {
            let here = self.here;
            out.extend(
                self.each(presenter, |index, bout| if index == here { Vec::new() } else { bout.close(presenter) }),
            );
        }
        (out, left)
    }

    fn enter(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Option<Vec<Out>> {
        self.boards.get_mut(self.here).and_then(|stand| stand.bout.enter(seat, presenter))
    }

    fn what_follows(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.each(presenter, |_, bout| bout.what_follows(presenter))
    }

    fn attend(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.each(presenter, |_, bout| bout.attend(presenter))
    }

    fn tick(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.each(presenter, |_, bout| bout.tick(presenter))
    }

    fn close(&mut self, presenter: &Presenter) -> Vec<Out> {
        self.each(presenter, |_, bout| bout.close(presenter))
    }

    fn until_deadline(&self) -> Option<Ms> {
        self.bouts().filter_map(|(_, bout)| bout.until_deadline()).min()
    }

    fn searched(&mut self, search: &Search, chance: &Chance, presenter: &Presenter) -> Vec<Out> {
        self.each(presenter, |_, bout| match bout.play().search_due() {
            Some(due) if due == *search => bout.searched(search, chance, presenter),
            Some(_) | None => Vec::new(),
        })
    }
}

impl Desk {
    /// The boards, where there are several.
    pub(super) fn hall(&self) -> Option<&Hall> {
        self.screen.hall()
    }

    /// Where there are several boards, each with its number, and whether it is the one at hand; the most urgent first.
    #[must_use]
    pub fn boards(&self) -> Option<Vec<(usize, &Play, bool)>> {
        Some(self.hall().filter(|hall| !hall.is_away)?.standings())
    }

    /// Opens several games at once; leaving them leaves the program.
    ///
    /// # Errors
    /// [`TableError`] if one of them cannot be opened or its journal not be made.
    pub fn open_hall(&mut self, games: Vec<NewGame>) -> Result<Vec<Out>, TableError> {
        let (hall, out) = Hall::open(games, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(hall));
        Ok(out)
    }

    /// Continues several games from their journals.
    ///
    /// # Errors
    /// [`TableError`] if one of them is no game, or cannot be written to.
    pub fn resume_hall(&mut self, files: &[PathBuf]) -> Result<Vec<Out>, TableError> {
        let (hall, out) = Hall::resume(files, &self.config, &self.time, &self.presenter)?;
        self.show_alone(Box::new(hall));
        Ok(out)
    }
}

/// What is said at a board, with its number before it.
pub(super) fn at(board: usize, said: Vec<Out>, presenter: &Presenter) -> Vec<Out> {
    said.into_iter().map(|out| presenter.headed(Out { at: Some(board), ..out })).collect()
}

/// Whether who listens at this board may know what waits there for the arbiter.
fn sees_matters(play: &Play) -> bool {
    play.has_arbiter() || play.state().is_training()
}

/// Where a board comes in the list.
fn rank(play: &Play) -> (bool, Urgency, bool, Ms) {
    let state = play.state();
    let running = state.clock().running();
    let left = running.map_or(Ms::ZERO, |side| state.clock().left(side, play.now()));
    (state.phase() == Phase::Over, Urgency::of(play), running.is_none(), left)
}

/// How a game stands: whose clock runs, what waits.
fn standing(play: &Play) -> Sentence {
    let state = play.state();
    let stands = match (state.verdict(), state.clock().running()) {
        (Some(verdict), _) => speech::ending(state.setup(), verdict),
        (None, Some(side)) => {
            let left = state.clock().left(side, play.now());
            message::hall_runs(side, Ms::from_secs(left.secs()))
        }
        (None, None) if let (Phase::Ready, Some(hour)) = (state.phase(), state.starts_at()) => {
            message::hall_starts(Slot::Text(hour.to_owned()))
        }
        (None, None) if state.phase() == Phase::Ready => message::hall_ready(),
        (None, None) if let Some(side) = state.sealed_by() => message::hall_sealed(side),
        (None, None) => message::hall_stopped(),
    };
    let stands = match state.offer() {
        Some(side) => message::hall_offer(stands, side),
        None => stands,
    };
    let waits = speech::asked(state).filter(|_| sees_matters(play) && state.verdict().is_none());
    let stands = match waits {
        Some(what) => message::hall_waits(stands, what),
        None => stands,
    };
    let calls = if sees_matters(play) { speech::calls(state) } else { Vec::new() };
    let protest = speech::protests(state).filter(|_| sees_matters(play));
    let down = if sees_matters(play) { play.lines_down() } else { Vec::new() };
    let down = down.into_iter().map(|seat| message::hall_line_lost(Slot::Phrase(seat_phrase(seat).to_owned())));
    calls.into_iter().chain(protest).chain(down).fold(stands, message::hall_called)
}

/// How a seat is called.
#[must_use]
pub const fn seat_phrase(seat: Seat) -> &'static str {
    match seat {
        Seat::Player(Side::White) => text_key::HALL_SEAT_WHITE,
        Seat::Player(Side::Black) => text_key::HALL_SEAT_BLACK,
        Seat::Assistant(Side::White) => text_key::HALL_SEAT_WHITE_ASSISTANT,
        Seat::Assistant(Side::Black) => text_key::HALL_SEAT_BLACK_ASSISTANT,
        Seat::Arbiter => text_key::HALL_SEAT_ARBITER,
        Seat::Trainer => text_key::HALL_SEAT_TRAINER,
        Seat::Spectator => text_key::HALL_SEAT_SPECTATOR,
    }
}

fn words() -> Slot {
    Slot::Heads(
        [
            text_key::WORDS_HALL_LIST,
            text_key::WORDS_HALL_GO,
            text_key::WORDS_HALL_ALL,
            text_key::WORDS_HALL_CALLS,
            text_key::WORDS_HALL_HERE,
        ]
        .map(str::to_owned)
        .to_vec(),
    )
}

pub(super) fn number(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
