//! What follows a game that was played by itself: the same game once more, a look through it, a file for other programs.

use super::{Desk, NewGame, Out, Play, Replayer, draw, fresh_seed, trouble};
use crate::draw::{DrawRequest, NotDrawn};
use crate::screens::Screen;
use golos_game::{Mode, Opening, Phase, Press, Sparring, Watch};
use golos_input::AfterGame;
use golos_people::Roster;
use golos_rules::{BySide, Side};
use golos_spar::Level;
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, Style, message};

impl Desk {
    /// Whether a game by itself is shown, and over.
    pub(super) fn is_after_game(&self) -> bool {
        let is_over = |play: &&Play| play.is_by_itself() && play.state().phase() == Phase::Over;
        self.screen.shown::<Play>().filter(is_over).is_some()
    }

    /// Does what follows a game.
    pub(super) fn after_game(&mut self, ask: AfterGame) -> Vec<Out> {
        let Some(play) = self.screen.shown_mut::<Play>().filter(|play| play.is_by_itself()) else {
            return self.told(&message::after_arranged());
        };
        if let AfterGame::Level(level) = ask {
            let said = match level {
                Some(level) => play.set_level(level),
                None => play.level_now(),
            };
            return self.told(&said);
        }
        if play.state().phase() != Phase::Over {
            return self.told(&message::after_open());
        }
        match ask {
            AfterGame::Level(_) | AfterGame::Rematch => self.rematch(),
            AfterGame::Review => self.review(),
            AfterGame::Export => self.export(),
        }
    }

    /// Opens the same game again, with colours changed. A drawn opening is drawn again.
    fn rematch(&mut self) -> Vec<Out> {
        let Some(play) = self.screen.shown_mut::<Play>() else { return Vec::new() };
        let (mut game, wins) = play.next_game();
        if let Some(sparring) = game.sparring {
            let name = message::spar_name(u32::from(sparring.level));
            game.players[sparring.side] = self.presenter.wording.render(&name, Style::written(self.config.lang));
        }
        if game.opening.is_some() {
            match drawn_again(&game) {
                Ok(opening) => game.opening = Some(opening),
                Err(why) => return self.told(&why.sentence()),
            }
        }
        match Play::open(game, &self.config, &self.time, &self.presenter) {
            Ok((next, said)) => {
                let mut out = Vec::new();
                if let Some(play) = self.screen.shown_mut::<Play>() {
                    out.extend(play.close(&self.presenter));
                }
                self.screen = Box::new(next.after_wins(wins));
                out.extend(said);
                out
            }
            Err(error) => self.told(&trouble(&error)),
        }
    }

    /// A training game against the program from the position of a replay; leaving it leads back there.
    pub(super) fn play_from(&mut self, side: Option<Side>, level: Option<u32>) -> Vec<Out> {
        let Some(state) = self.player().map(Replayer::state) else { return Vec::new() };
        let level = match level.map(|number| u8::try_from(number).ok().and_then(Level::new)) {
            None => Level::USUAL,
            Some(Some(level)) => level,
            Some(None) => return self.told(&message::spar_levels(u32::from(Level::LAST.number()))),
        };
        let (board, like) = (*state.board(), NewGame::like(state.setup()));
        let person = side.unwrap_or_else(|| board.turn());
        let program = person.other();
        let name = message::spar_name(u32::from(level.number()));
        let mut game = NewGame {
            players: BySide::default(),
            people: Roster::default(),
            press: Press::Automatic,
            mode: Mode::Training,
            watch: Watch::default(),
            recorded: false,
            warnings: BySide::default(),
            position: Some(board.fen()),
            opening: None,
            sparring: Some(Sparring { side: program, level: level.number(), seed: fresh_seed(), at_once: false }),
            ..like
        };
        game.players[program] = self.presenter.wording.render(&name, Style::written(self.config.lang));
        match Play::open(game, &self.config, &self.time, &self.presenter) {
            Ok((play, out)) => {
                self.show(Box::new(play));
                out
            }
            Err(error) => self.told(&trouble(&error)),
        }
    }

    fn review(&mut self) -> Vec<Out> {
        let Some(path) = self.game().and_then(Play::file) else { return self.told(&message::after_unkept()) };
        match Replayer::open((&path, None), None, &self.config, &self.time, &self.presenter) {
            Ok((player, out)) => {
                self.show(Box::new(player));
                out
            }
            Err(error) => self.told(&trouble(&error)),
        }
    }

    fn export(&mut self) -> Vec<Out> {
        let Some(path) = self.game().and_then(Play::file) else { return self.told(&message::after_unkept()) };
        let done = self.config.archive.export(&path, self.presenter.wording);
        let exported = done.map(|file| message::saved_exported(Slot::Text(file.display().to_string())));
        self.told(&exported.unwrap_or_else(|why| why.sentence(&path)))
    }

    fn told(&self, sentence: &Sentence) -> Vec<Out> {
        vec![self.presenter.say(sentence, Kind::Answer)]
    }
}

/// Another opening by lot for the same game.
fn drawn_again(game: &NewGame) -> Result<Opening, NotDrawn> {
    let of_rules = draw::table_of(&game.rules).ok().flatten();
    DrawRequest::read("").draw(game.table.as_ref().or(of_rules.as_ref()), game.rules.variant)
}
