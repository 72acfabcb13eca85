//! A break is announced to each partner (R-10.4.1, CH-55.7.3, CH-56.7.3): it is recorded in all games of a player at once.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Local};

use super::asked::{Act, Asked};
use super::record::{LetterGame, LettersError, read_game};
use super::recorded::hand_on;
use super::room::{LettersDesk, name_of};
use super::{notes, words};
use crate::{Archive, Out, Presenter};
use golos_clock::Ms;
use golos_input::LettersRequest;
use golos_ledger::{Command, decide};
use golos_letters::{Day, Draft, Letter, Purpose, Refusal, Request, Said, State, Summary, compose};
use golos_people::Actor;
use golos_rules::Side;
use golos_wording::{Sentence, Slot, Wording, message};

/// A break that is taken or broken off, without the player whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreakChange {
    Taken {
        first: Day,
        last: Day,
        /// When the notice was sent; `None` if it goes now, and the file is the player's own.
        told: Option<Day>,
        /// The arbiter allowed it after its start or beyond the norm (R-10.4.5, CH-55.7.7).
        is_allowed: bool,
    },
    Ended(Day),
}

impl BreakChange {
    /// The request of a player, and who makes it. `today`: when a notice is sent that has not gone.
    #[must_use]
    pub fn of(self, by: Side, today: Day) -> (Actor, Request) {
        match self {
            BreakChange::Taken { first, last, told, is_allowed } => {
                let actor = if is_allowed { Actor::ARBITER } else { by.into() };
                let told = told.unwrap_or(today);
                (actor, Request::Break { by, first, last, told, by_arbiter: is_allowed })
            }
            BreakChange::Ended(on) => (by.into(), Request::EndBreak { by, on }),
        }
    }

    /// Whether the partner has still to be told.
    #[must_use]
    pub const fn is_untold(self) -> bool {
        matches!(self, BreakChange::Taken { told: None, is_allowed: false, .. })
    }

    /// Records it in the game of a player, and says what came of it. A break that the partner has not been told of does not
    /// count: its notice is put into the outbox.
    ///
    /// # Errors
    /// It is refused, the notice has gone from another file, or the record cannot be read or written.
    pub fn record(
        self,
        archive: &dyn Archive,
        game: &Path,
        by: Side,
        (today, now): (Day, DateTime<Local>),
        wording: &Wording,
    ) -> Result<Vec<Sentence>, LettersError> {
        let mut game = LetterGame::open(archive, game)?;
        let mut said = Vec::new();
        let events = match self {
            BreakChange::Taken { first, last, told: None, is_allowed: false } => {
                if game.state().setup().me != Some(by) {
                    return Err(LettersError::Untold);
                }
                let announced = game.state().announced(by, (first, last), today, false);
                if first <= last && announced.valid.is_none() {
                    return Ok(vec![words::announced(&announced, game.state())]);
                }
                let letter = break_notice(game.state(), by, (first, last), today)?;
                let events = game.ask(by.into(), Request::Take(Box::new(letter)), now)?;
                said.extend(hand_on(archive, &mut game, now, wording)?);
                events
            }
            _ => {
                let (actor, request) = self.of(by, today);
                game.ask(actor, request, now)?
            }
        };
        let happened = events.iter().filter_map(|event| words::happened(event, game.state()));
        Ok(happened.chain(said).collect())
    }
}

/// The letter that announces a break and nothing else.
fn break_notice(state: &State, by: Side, (first, last): (Day, Day), today: Day) -> Result<Letter, LettersError> {
    if last < first {
        return Err(Refusal::BreakBackwards.into());
    }
    let draft = Draft {
        purpose: Purpose::Notice,
        said: vec![Said::TakesBreak(first, last)],
        ..Draft::reply(Vec::new(), today)
    };
    Ok(compose(state, by, &draft)?.0)
}

/// The running games of the owner of the files, and the owner's side in each.
pub fn own_games(games: &[(PathBuf, Summary)]) -> impl Iterator<Item = (&Path, Side)> {
    games.iter().filter(|(_, game)| game.verdict.is_none()).filter_map(|(path, game)| Some((path.as_path(), game.me?)))
}

/// The same of one game, with its name before it.
#[must_use]
pub fn of_game(game: &Path, said: Sentence) -> Sentence {
    message::letters_due_in(Slot::Text(name_of(game)), said)
}

impl LettersDesk {
    /// What a line asks for in all games; `None` if it is asked for in one only.
    pub(super) fn change_of(&self, ask: &LettersRequest) -> Option<BreakChange> {
        match *ask {
            LettersRequest::Break { first, last, told, is_allowed, .. } => {
                Some(BreakChange::Taken { first, last, told, is_allowed })
            }
            LettersRequest::EndBreak { on, .. } => Some(BreakChange::Ended(on.unwrap_or(self.today()))),
            _ => None,
        }
    }

    /// Says in which games a break would be recorded and in which not, and asks.
    pub(super) fn ask_everywhere(&mut self, change: BreakChange, presenter: &Presenter) -> Vec<Out> {
        let mut said = Vec::new();
        let mut games = Vec::new();
        for (path, by) in own_games(&self.games) {
            let (actor, request) = change.of(by, self.today());
            let tried =
                read_game(self.archive(), path).map(|state| decide(&state, &Command::new(actor, request), Ms::ZERO));
            match tried.map(|tried| tried.refusal) {
                Ok(None) => games.push((path.to_owned(), by)),
                Ok(Some(why)) => said.push(of_game(path, notes::refused_here(&why, presenter.wording))),
                Err(error) => said.push(of_game(path, error.sentence())),
            }
        }
        match games.is_empty() {
            true if said.is_empty() => said.push(message::refuse_letters_no_own_games()),
            true => {}
            false => {
                let names = games.iter().map(|(path, _)| name_of(path)).collect();
                said.push(match change {
                    BreakChange::Taken { first, last, .. } => {
                        message::letters_break_in_games(words::day(first), words::day(last), Slot::Texts(names))
                    }
                    BreakChange::Ended(on) => message::letters_break_end_in_games(words::day(on), Slot::Texts(names)),
                });
                said.push(message::letters_record_question());
                self.asked = Asked::Record(Act::Everywhere(change, games));
            }
        }
        Self::say(said, presenter)
    }

    /// Records a break in several games; what one refuses does not stop the others.
    pub(super) fn record_everywhere(
        &mut self,
        change: BreakChange,
        games: &[(PathBuf, Side)],
        presenter: &Presenter,
    ) -> Vec<Out> {
        let now = self.time.wall();
        let mut out = Vec::new();
        for (path, by) in games {
            let done = change.record(self.archive(), path, *by, (self.today(), now), presenter.wording);
            let said = done.unwrap_or_else(|error| vec![error.sentence()]);
            out.extend(Self::say(said.into_iter().map(|sentence| of_game(path, sentence)), presenter));
        }
        out.extend(self.list(presenter));
        out
    }
}
