//! Taking in a letter.

use std::path::Path;

use super::{Now, Start, StartError, bytes};
use golos_cli::TakeLetter;
use golos_files::letters::{happened, note, phase, refusal};
use golos_letters::{Examined, Letter, Request, Said, State, examine, read_letter};
use golos_rules::Side;
use golos_wording::{Slot, message};

impl Start {
    pub(super) fn take_letter(&self, args: &TakeLetter, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let by = match args.by {
            Some(by) => by,
            None => self.side(game.state(), None)?.other(),
        };
        let is_typed = args.file.as_deref().is_none_or(|file| file == Path::new("-"));
        let letter = self.letter(args, game.state(), by, now)?;
        let examined = examine(game.state(), &letter).map_err(|why| self.refused(&refusal(&why)))?;
        self.found(game.state(), &letter, &examined)?;
        // What a letter on standard input was followed by is no answer to a question.
        let is_sure = args.yes || (!is_typed && self.says_yes(&message::letters_take_question())?);
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
    fn letter(&self, args: &TakeLetter, state: &State, by: Side, now: Now) -> Result<Letter, StartError> {
        let read = read_letter(&bytes(args.file.as_deref())?, state, by);
        let read = read.map_err(|why| StartError::Said(why.to_string()))?;
        let mut letter = read.letter;
        letter.by = by;
        let dates = &mut letter.dates;
        dates.arrived = args.arrived.or(Some(now.day));
        dates.sent_mark = args.postmark.or(dates.sent_mark);
        dates.receipt = args.receipt.or(dates.receipt);
        dates.sent = dates.sent.or(args.sent);
        dates.received = dates.received.or(args.received);
        Ok(letter)
    }

    /// What a letter comes to, before it is recorded.
    pub(super) fn found(&self, state: &State, letter: &Letter, examined: &Examined) -> Result<(), StartError> {
        let outcome = &examined.outcome;
        if !outcome.made.is_empty() {
            self.tell(&message::letters_made(Slot::Text(outcome.made.join(", "))))?;
        }
        self.tell(&message::letters_days(outcome.days))?;
        self.tell(&message::letters_totals(outcome.totals.white, outcome.totals.black))?;
        let offers = outcome.offers.iter().map(|offer| message::letters_offered(Slot::Text(offer.moves.join(", "))));
        self.tell_all(offers)?;
        let words = letter.said.iter().filter_map(|said| match said {
            Said::BreakInOtherWords(words) => Some(golos_letters::Note::BreakWords(words.clone())),
            _ => None,
        });
        let notes: Vec<_> = examined.notes.iter().cloned().chain(words).collect();
        self.tell_all(notes.iter().map(|found| note(found, state)))
    }
}
