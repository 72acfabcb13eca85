//! Which move a text means: in the letters of him who gives it, and of several readings the one that he chooses.

use super::Play;
use crate::readings::{Choice, Readings};
use crate::{Out, Presenter};
use golos_game::{ClaimRequest, Command, HandlingRequest, MoveRequest, Press, RemedyRequest, Request, Seat, State};
use golos_rules::chess::Letters;
use golos_rules::{LocalizedNotation, Move, Position};
use golos_speech::{self as speech, Announcement, Kind};
use golos_wording::{Slot, message};

/// Several lawful moves of a position that a text means according to whose letters it is read in.
struct Several {
    position: Position,
    moves: Vec<Move>,
}

impl Play {
    /// The letters of the pieces in which moves are read first, and written, at this terminal.
    #[must_use]
    pub const fn letters(&self) -> Letters {
        self.letters
    }

    /// Asks for it in the name of him of this seat, moves in the letters of the game.
    pub(super) fn ask_in_letters(&mut self, by: Seat, ask: Request, presenter: &Presenter) -> Vec<Out> {
        let is_move = matches!(ask, Request::Move(_));
        let Several { position, moves } = match self.in_letters(ask) {
            Ok(ask) => return self.command(Command::new(by, ask), presenter),
            Err(several) => several,
        };
        let asked = speech::which(&position, &moves);
        let notation = self.state().notation();
        let moves = moves.iter().map(|mv| position.long(mv, notation)).collect();
        self.readings = is_move.then(|| (by, Readings::new(moves, Some(asked.clone()))));
        self.say_here(vec![Announcement::answer(by, asked)])
    }

    /// A move of the position on the board, in the letters of the game; none if it is ambiguous between letters.
    pub(super) fn in_letters_here(&self, text: &str) -> Option<String> {
        self.in_letters_at(self.state().board(), text)
    }

    /// The same in this position.
    pub(super) fn in_letters_at(&self, board: &Position, text: &str) -> Option<String> {
        match board.lettered(text, self.letters(), self.state().notation()) {
            LocalizedNotation::Lawful(text) | LocalizedNotation::Unlawful(text) => Some(text),
            LocalizedNotation::Several(_) => None,
        }
    }

    /// What is asked for, with its moves in the letters of the game.
    fn in_letters(&self, ask: Request) -> Result<Request, Several> {
        let state = self.state();
        let read = |text: &str| self.of(&made_from(state), text);
        Ok(match ask {
            Request::Move(MoveRequest::Make(text)) => Request::Move(MoveRequest::Make(read(&text)?)),
            Request::Move(MoveRequest::Amend(text)) => Request::Move(MoveRequest::Amend(self.amended(&text)?)),
            Request::Handling(HandlingRequest::Announce(text)) => {
                Request::Handling(HandlingRequest::Announce(read(&text)?))
            }
            Request::Handling(HandlingRequest::Release(text)) => {
                Request::Handling(HandlingRequest::Release(read(&text)?))
            }
            Request::Handling(HandlingRequest::Write(text)) => Request::Handling(HandlingRequest::Write(read(&text)?)),
            Request::Handling(HandlingRequest::Crown(text)) => {
                let text = state.position().crowned_in(&text, self.letters(), state.notation());
                Request::Handling(HandlingRequest::Crown(text))
            }
            Request::Claim(ClaimRequest::Claim { claim, intended: Some(text) }) => {
                Request::Claim(ClaimRequest::Claim { claim, intended: Some(read(&text)?) })
            }
            Request::Claim(ClaimRequest::Ground { article, intended: Some(text) }) => {
                Request::Claim(ClaimRequest::Ground { article, intended: Some(read(&text)?) })
            }
            Request::Claim(ClaimRequest::Show { line }) => {
                Request::Claim(ClaimRequest::Show { line: self.shown(&line) })
            }
            Request::Remedy(RemedyRequest::Mend(text)) => {
                let before = state.plies().last().map(|ply| ply.before);
                let text = self.of(&before.into_iter().collect::<Vec<_>>(), &text)?;
                Request::Remedy(RemedyRequest::Mend(text))
            }
            ask => ask,
        })
    }

    /// A text in the letters of the game, read at the first of these positions at which it is lawful.
    fn of(&self, positions: &[Position], text: &str) -> Result<String, Several> {
        let mut unlawful = None;
        for position in positions {
            match position.lettered(text, self.letters(), self.state().notation()) {
                LocalizedNotation::Lawful(text) => return Ok(text),
                LocalizedNotation::Several(moves) => return Err(Several { position: *position, moves }),
                LocalizedNotation::Unlawful(text) => {
                    unlawful.get_or_insert(text);
                }
            }
        }
        Ok(unlawful.unwrap_or_else(|| text.to_owned()))
    }

    /// The move that takes the place of the last one, be it completed or not.
    fn amended(&self, text: &str) -> Result<String, Several> {
        self.of(&[self.before_last()], text)
    }

    /// The position before the last move, be it completed or not.
    pub(super) fn before_last(&self) -> Position {
        let state = self.state();
        let last = state.plies().last().filter(|_| state.made().is_none()).map(|ply| ply.before);
        last.unwrap_or(*state.position())
    }

    /// A line of moves in the letters of the game, as far as it can be read.
    fn shown(&self, line: &str) -> String {
        let notation = self.state().notation();
        let is_comma = |sign: char| matches!(sign, ',' | ';');
        let parts: Vec<&str> = match line.contains(is_comma) {
            true => line.split(is_comma).map(str::trim).filter(|part| !part.is_empty()).collect(),
            false => line.split_whitespace().collect(),
        };
        let mut position = Some(self.state().shown_from());
        let read = |part: &str| {
            let (text, next) = match position.map(|position| position.lettered(part, self.letters(), notation)) {
                Some(LocalizedNotation::Lawful(text)) => {
                    let next = position.and_then(|position| position.play(&position.read(&text, notation).ok()?));
                    (text, next)
                }
                Some(LocalizedNotation::Several(_) | LocalizedNotation::Unlawful(_)) | None => (part.to_owned(), None),
            };
            position = next;
            text
        };
        parts.into_iter().map(read).collect::<Vec<_>>().join(", ")
    }

    /// What he says who has been asked which reading he means: a number, or words of one of them.
    pub(super) fn choose(&mut self, by: Option<Seat>, ask: &Request, presenter: &Presenter) -> Option<Vec<Out>> {
        let (asked, readings) = self.readings.as_ref().filter(|(asked, _)| by.is_none_or(|by| by == *asked))?;
        let Request::Move(MoveRequest::Make(text)) = ask else { return None };
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        // At a real board the pawn may have been left as it is (CH-7.5.2).
        let is_pawn = self.state().setup().press == Press::Manual && presenter.lexicon.is_pawn(text);
        let left = readings.at(1).filter(|_| is_pawn).and_then(|reading| Some(reading.split_once('=')?.0));
        if let Some(entry) = left {
            let made = Request::Move(MoveRequest::Make(format!("{entry}=P")));
            return Some(self.command(Command::new(*asked, made), presenter));
        }
        let sentence = match readings.choose(text, presenter)? {
            Choice::Move(reading) => {
                let command = Command::new(*asked, Request::Move(MoveRequest::Make(reading)));
                return Some(self.command(command, presenter));
            }
            Choice::Beyond(typed, count) => message::refuse_choice(Slot::Text(typed.to_string()), 1, number(count)),
            // Another move in words that they share is a move.
            Choice::Several if self.is_move(text) => return None,
            Choice::Several => readings.asked().cloned()?,
        };
        Some(vec![presenter.say(&sentence, Kind::Answer)])
    }
}

/// The positions that a move may be made from: the one before the move under way, and those behind what has been made.
fn made_from(state: &State) -> Vec<Position> {
    let behind = [state.made(), state.reply()].into_iter().flatten().map(|made| made.after);
    [*state.position()].into_iter().chain(behind).collect()
}
