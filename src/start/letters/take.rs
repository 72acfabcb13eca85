//! Taking in a letter.

use std::path::Path;

use super::{Now, Start, StartError, bytes};
use golos_cli::TakeLetter;
use golos_desk::letters::{ends_beside_move, found, happened, not_a_letter, other_way, phase, refusal, taken};
use golos_input::TakeRequest;
use golos_letters::{ReadLetter, Request, State, examine};
use golos_rules::Side;
use golos_wording::message;

impl Start {
    pub(super) fn take_letter(&self, args: &TakeLetter, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let by = match args.by {
            Some(by) => by,
            None => self.side(game.state(), None)?.other(),
        };
        let is_typed = args.file.as_deref().is_none_or(|file| file == Path::new("-"));
        let read = self.letter(args, game.state(), by, now)?;
        let other_way = other_way(&read, game.state());
        let letter = read.letter;
        let examined = examine(game.state(), &letter).map_err(|why| self.refused(&refusal(&why)))?;
        self.tell_all(found(game.state(), &letter, &examined))?;
        self.tell_all(other_way)?;
        // What a letter on standard input was followed by is no answer to a question.
        // What ends the game beside a move is asked about in any case.
        let is_sure = (args.yes && !ends_beside_move(&examined))
            || (!is_typed && self.says_yes(&message::letters_take_question())?);
        if !is_sure {
            self.tell(&message::letters_not_taken())?;
            return Ok(1);
        }
        let events =
            game.ask(by.into(), Request::Take(Box::new(letter)), now.wall).map_err(|why| self.letters_error(why))?;
        let count = u32::try_from(game.state().letters().len()).unwrap_or(u32::MAX);
        self.tell(&message::letters_taken(count))?;
        self.tell_all(events.iter().filter_map(|event| happened(event, game.state())))?;
        self.tell_all(phase(game.state()))?;
        Ok(0)
    }

    /// The letter with the dates that were given beside it.
    fn letter(&self, args: &TakeLetter, state: &State, by: Side, now: Now) -> Result<ReadLetter, StartError> {
        let known = TakeRequest {
            file: None,
            by: Some(by),
            arrived: args.arrived,
            postmark: args.postmark,
            receipt: args.receipt,
            sent: args.sent,
            received: args.received,
        };
        let bytes = bytes(args.file.as_deref())?;
        taken(&bytes, state, by, &known, now.day).map_err(|why| self.refused(&not_a_letter(&why)))
    }
}
