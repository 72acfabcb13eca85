//! A letter that came is taken in: what it comes to is said, and asked about, before it is in the record.

use super::asked::{Act, Asked, GameAct};
use super::notes;
use super::record::LettersError;
use super::room::{LettersDesk, letter_bytes};
use crate::{Out, Presenter};
use golos_input::TakeRequest;
use golos_letters::{Day, NotALetter, ReadLetter, Request, State, examine, read_letter};
use golos_rules::Side;
use golos_wording::{Sentence, message};

impl LettersDesk {
    pub(super) fn take_letter(&mut self, ask: TakeRequest, presenter: &Presenter) -> Vec<Out> {
        let Some(file) = &ask.file else {
            self.asked = Asked::Paste(Box::new(ask), String::new());
            return Self::say([message::letters_paste()], presenter);
        };
        let path = self.archive().path_of(file);
        match letter_bytes(self.archive(), &path) {
            Ok(bytes) => self.take_bytes(&bytes, &ask, presenter),
            Err(error) => Self::say([LettersError::Io { path, error }.sentence()], presenter),
        }
    }

    /// Says what a letter comes to, and asks whether it is recorded.
    pub(super) fn take_bytes(&mut self, bytes: &[u8], ask: &TakeRequest, presenter: &Presenter) -> Vec<Out> {
        let Some(open) = &self.open else { return Self::say([message::refuse_letters_choose()], presenter) };
        let state = &open.state;
        let Some(by) = ask.by.or(state.setup().me.map(Side::other)) else {
            return Self::say([message::refuse_letters_side()], presenter);
        };
        let read = match taken(bytes, state, by, ask, self.today()) {
            Ok(read) => read,
            Err(why) => return Self::say([not_a_letter(&why)], presenter),
        };
        let other_way = notes::other_way(&read, state);
        let letter = read.letter;
        match examine(state, &letter) {
            Ok(examined) => {
                let mut said = notes::found(state, &letter, &examined);
                said.extend(other_way);
                said.push(message::letters_take_question());
                self.asked =
                    Asked::Record(Act::Here(Box::new(GameAct::Ask(by.into(), Request::Take(Box::new(letter))))));
                Self::say(said, presenter)
            }
            Err(why) => Self::say([notes::refused_here(&why, presenter.wording)], presenter),
        }
    }
}

/// Reads a letter that came, with the days that are known of it.
///
/// # Errors
/// [`NotALetter`].
pub fn taken(bytes: &[u8], state: &State, by: Side, known: &TakeRequest, today: Day) -> Result<ReadLetter, NotALetter> {
    let mut read = read_letter(bytes, state, by)?;
    let letter = &mut read.letter;
    letter.by = by;
    let dates = &mut letter.dates;
    // An e-mail did not come before it was sent, whatever day counts as today.
    let assumed = dates.sent_mark.map_or(today, |sent| sent.max(today));
    dates.arrived = known.arrived.or(Some(assumed));
    dates.sent_mark = known.postmark.or(dates.sent_mark);
    dates.receipt = known.receipt.or(dates.receipt);
    // What is known of a date outranks what the letter says.
    dates.sent = known.sent.or(dates.sent);
    dates.received = known.received.or(dates.received);
    // The sender's day may be that after the receiver's: their zones differ.
    let arrived = dates
        .arrived
        .filter(|arrived| read.mail.is_some() && known.postmark.is_none() && dates.sent_mark == Some(arrived.plus(1)));
    dates.sent_mark = arrived.or(dates.sent_mark);
    Ok(read)
}

/// Why bytes are no letter, in words.
#[must_use]
pub fn not_a_letter(why: &NotALetter) -> Sentence {
    match why {
        NotALetter::TooLong => message::refuse_letters_too_long(),
        NotALetter::NoText => message::refuse_letters_no_text(),
        NotALetter::BadMail => message::refuse_letters_bad_mail(),
    }
}
