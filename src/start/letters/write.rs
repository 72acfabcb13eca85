//! Writing the next letter, and handing it on. Nothing goes without a yes, and nothing goes twice: the letter is in the
//! record first, its file has one name, and before a program gets it the record says so.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Now, Start, StartError};
use golos_cli::{LetterLayout, WriteLetter};
use golos_desk::letters::{LetterForm, LetterGame, found, incomplete, past_of, put_out, refusal, stops, written};
use golos_letters::{Draft, Purpose, Request, Said, compose};
use golos_rules::Side;
use golos_wording::{Slot, Wording, message};

impl Start {
    pub(super) fn write_letter(&self, args: &WriteLetter, now: Now) -> Result<u8, StartError> {
        let mut game = self.open_letters(&args.game)?;
        let by = self.side(game.state(), args.by)?;
        if args.again {
            return self.write_again(&mut game, by, args, now);
        }
        let draft = draft(args, now);
        let (letter, examined) = compose(game.state(), by, &draft).map_err(|why| self.refused(&refusal(&why)))?;
        self.tell_all(found(game.state(), &letter, &examined))?;
        if stops(&examined) {
            return Err(self.refused(&incomplete(&examined)));
        }
        let past = past_of(game.state(), letter.clone(), examined);
        let wording = Wording::new(self.config.lang);
        write!(io::stdout().lock(), "\n{}\n", written(game.state(), &past, form(args.form), &wording))?;
        if !args.yes && !self.says_yes(&message::letters_send_question())? {
            self.tell(&message::letters_not_taken())?;
            return Ok(1);
        }
        let request = Request::Take(Box::new(letter));
        game.ask(by.into(), request, now.wall).map_err(|why| self.letters_error(why))?;
        self.hand_on(&mut game, args, now)
    }

    /// Writes out the last letter of the record, whatever became of it.
    fn write_again(&self, game: &mut LetterGame, by: Side, args: &WriteLetter, now: Now) -> Result<u8, StartError> {
        let letters = game.state().letters();
        let is_last = letters.last().is_some_and(|past| past.letter.by == by);
        if !is_last {
            return Err(self.refused(&message::refuse_letters_nothing_to_repeat()));
        }
        self.hand_on(game, args, now)
    }

    /// Puts the last letter into the outbox, or hands it to a program.
    fn hand_on(&self, game: &mut LetterGame, args: &WriteLetter, now: Now) -> Result<u8, StartError> {
        let count = u32::try_from(game.state().letters().len()).unwrap_or(u32::MAX);
        let Some(past) = game.state().letters().last().cloned() else { return Ok(1) };
        let layout = if args.through.is_some() { LetterLayout::Mail } else { args.form };
        let text = written(game.state(), &past, form(layout), &Wording::new(self.config.lang));
        let by = past.letter.by;
        match &args.through {
            None => {
                let (archive, outbox) = (self.config.archive.as_ref(), args.outbox.as_deref());
                let failed = |reason| StartError::File { path: game.path().display().to_string(), reason };
                let file = put_out(archive, game.path(), outbox, count, ending(args.form), &text).map_err(failed)?;
                let file = file.display().to_string();
                if !past.handed {
                    game.ask(by.into(), Request::Handed(count), now.wall).map_err(|why| self.letters_error(why))?;
                }
                self.tell(&message::letters_written(count, Slot::Text(file)))?;
                Ok(0)
            }
            Some(program) => {
                if past.handed {
                    return Err(self.refused(&message::refuse_letters_handed()));
                }
                if !past.handing {
                    game.ask(by.into(), Request::Hand(count), now.wall).map_err(|why| self.letters_error(why))?;
                }
                let named = Slot::Text(program.display().to_string());
                if !send(program, &text)? {
                    self.tell(&message::letters_program_failed(named))?;
                    return Ok(1);
                }
                game.ask(by.into(), Request::Handed(count), now.wall).map_err(|why| self.letters_error(why))?;
                self.tell(&message::letters_sent_through(count, named))?;
                Ok(0)
            }
        }
    }
}

fn draft(args: &WriteLetter, now: Now) -> Draft {
    let words = |text: &String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut said = Vec::new();
    let flags = [
        (args.lost, Said::FirstLetterLost),
        (args.draw, Said::OffersDraw),
        (args.accept_draw, Said::AcceptsDraw),
        (args.resign, Said::Resigns),
    ];
    said.extend(flags.into_iter().filter(|(is_set, _)| *is_set).map(|(_, said)| said));
    if let [first, last] = args.leave.as_slice() {
        said.push(Said::TakesBreak(*first, *last));
    }
    let moves: Vec<String> = args.moves.iter().flat_map(words).collect();
    let purpose = match (args.query, args.repeat) {
        (true, _) => Purpose::Query,
        (_, true) => Purpose::Repeat,
        _ if args.thinking || (moves.is_empty() && !said.is_empty()) => Purpose::Notice,
        _ => Purpose::Reply,
    };
    Draft {
        purpose,
        moves,
        offers: args.offers.iter().map(words).collect(),
        sent: args.sent.unwrap_or(now.day),
        received: args.received,
        said,
        charges: !args.no_charge,
        corrects: !args.no_correction,
    }
}

/// What a file in the outbox ends in.
const fn ending(layout: LetterLayout) -> &'static str {
    match layout {
        LetterLayout::Html => "html",
        LetterLayout::Mail => "eml",
        LetterLayout::Braille => "brl.txt",
        LetterLayout::Text | LetterLayout::Numeric => "txt",
    }
}

const fn form(layout: LetterLayout) -> LetterForm {
    match layout {
        LetterLayout::Text => LetterForm::Text,
        LetterLayout::Html => LetterForm::Html,
        LetterLayout::Braille => LetterForm::Braille,
        LetterLayout::Mail => LetterForm::Mail,
        LetterLayout::Numeric => LetterForm::Numeric,
    }
}

/// Hands an e-mail to a program like sendmail: it reads the letter, and takes its addresses from the head.
fn send(program: &Path, text: &str) -> Result<bool, StartError> {
    let failed = |reason| StartError::File { path: program.display().to_string(), reason };
    let started = Command::new(program).args(["-t", "-i"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
    let mut child = started.map_err(failed)?;
    let taken = child.stdin.take().map_or(Ok(()), |mut input| input.write_all(text.as_bytes()));
    let status = child.wait().map_err(failed)?;
    Ok(taken.is_ok() && status.success())
}
