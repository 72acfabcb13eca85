//! The sealed move of an adjourned game: typed unseen, put into the envelope, taken out again.

use super::Play;
use super::hidden::Making;
use crate::envelope::{self, EnvelopeError};
use crate::{Out, Presenter};
use golos_game::{
    AdjournmentRequest, ClockRequest, Command, LONGEST_SEAL, MoveRequest, Phase, Request, SealKey, Sealed, Seat, decide,
};
use golos_rules::{LocalizedNotation, Side, Unread};
use golos_speech::{Announcement, Kind};
use golos_table::DelegatedPrompt;
use golos_wording::{Sentence, clean, message};

/// Who seals, and what the letters and the keys of his line mean, if he is asked which he meant.
pub(super) struct Secret {
    pub(super) by: Seat,
    layouts: Option<[String; 2]>,
    /// What was put together from a list.
    pub(super) making: Making,
}

impl Secret {
    fn new(by: Seat, layouts: Option<[String; 2]>) -> Secret {
        Secret { by, layouts, making: Making::default() }
    }
}

impl Play {
    /// Whether the next line is a move to be sealed, which nobody must see or hear.
    pub(crate) const fn is_secret(&self) -> bool {
        self.secret.is_some()
    }

    /// CH-18.1.1: the move is asked for only where it can be sealed.
    pub(super) fn ask_for_seal(&mut self, by: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        let by = by.filter(|&seat| seat != Seat::Arbiter).unwrap_or(Seat::Player(self.state().turn()));
        let probe = Sealed::new("?", &SealKey::new([0; LONGEST_SEAL])).map(Box::new);
        let probe = probe.map(|sealed| Command::new(by, Request::Adjournment(AdjournmentRequest::Seal(sealed))));
        match probe {
            // Nobody in particular is refused what the rules do not know.
            Ok(_) if self.state().setup().rules.time.adjournment.is_none() => {
                vec![presenter.say(&message::refuse_adjournment_here(), Kind::Answer)]
            }
            Ok(probe) if decide(self.state(), &probe, self.now()).refusal.is_some() => self.command(probe, presenter),
            _ if self.file().is_none() => vec![presenter.say(&message::seal_no_file(), Kind::Answer)],
            // The arbiter's next line is no move: who seals is asked where he sits.
            _ if self.is_beside_players() && self.board.hand(self.state().turn(), DelegatedPrompt::Seal) => {
                let asked = message::seal_asked(self.state().turn());
                let asked = presenter.say(&asked, Kind::Answer);
                self.tell_of_seal(message::adjourn_begun).into_iter().chain([asked]).collect()
            }
            _ => {
                self.secret = Some(Secret::new(by, None));
                let asked = presenter.say(&message::seal_ask(), Kind::Answer);
                self.tell_of_seal(message::adjourn_begun).into_iter().chain([asked]).collect()
            }
        }
    }

    /// The others hear that the game is being adjourned, and by whom, or that it is not. The arbiter who has ordered it at
    /// his own terminal knows.
    fn tell_of_seal(&mut self, message: fn(Side) -> Sentence) -> Vec<Out> {
        if self.board.is_alone() {
            return Vec::new();
        }
        let side = self.state().turn();
        let others = Seat::ALL.into_iter().filter(|seat| *seat != Seat::Player(side)).collect();
        let mut told = Announcement::new(others, Kind::State, message(side));
        told.is_report = true;
        self.say(vec![told])
    }

    /// What another terminal has handed to this one: who is to seal is asked for his move, once.
    pub(super) fn take_errand(&mut self, presenter: &Presenter) -> Vec<Out> {
        match self.board.errand() {
            Some(DelegatedPrompt::Seal) if self.secret.is_none() => {
                let turn = self.state().turn();
                let by = self.seat().filter(|seat| seat.side() == Some(turn)).unwrap_or(Seat::Player(turn));
                self.secret = Some(Secret::new(by, None));
                vec![presenter.say(&message::seal_ordered(), Kind::Answer)]
            }
            Some(DelegatedPrompt::Seal) | None => Vec::new(),
        }
    }

    /// CH-18.1.1: a move that is made on the board once it was asked for is the sealed one, and no clock is pressed behind
    /// it. None where it is not he who seals, or no move.
    pub(super) fn seal_what_is_made(
        &mut self,
        by: Option<Seat>,
        ask: &Request,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let sealer = self.secret.as_ref()?.by.side();
        if by.is_some_and(|by| by.side() != sealer) {
            return None;
        }
        match ask {
            Request::Move(MoveRequest::Make(text)) => Some(self.seal(text, presenter)),
            Request::Move(MoveRequest::Press) => Some(vec![presenter.say(&message::seal_ask(), Kind::Answer)]),
            _ => None,
        }
    }

    /// The line that was typed unseen: it goes into the envelope, and then into the record. What its letters and its keys
    /// make two moves of is asked about before it is sealed, and neither is shown or said.
    pub(crate) fn seal(&mut self, line: &str, presenter: &Presenter) -> Vec<Out> {
        let Some(Secret { by, layouts, .. }) = self.secret.take() else { return Vec::new() };
        let text = clean(line, LONGEST_SEAL);
        if text.is_empty() {
            let told = self.tell_of_seal(message::seal_not_done);
            let cancelled = presenter.say(&message::seal_cancelled(), Kind::Answer);
            return told.into_iter().chain([cancelled]).collect();
        }
        // An answer to a question that nobody asked is no move: by its letters it could be one.
        if layouts.is_none() && presenter.lexicon.answer(&text).is_some() {
            self.secret = Some(Secret::new(by, layouts));
            return vec![presenter.say(&message::seal_unread().as_refusal(), Kind::Answer)];
        }
        let (position, notation) = (self.state().position(), self.state().notation());
        // What the letters of two people make two moves of is written otherwise.
        let text = match position.lettered(&text, self.letters(), notation) {
            LocalizedNotation::Lawful(text) | LocalizedNotation::Unlawful(text) => text,
            LocalizedNotation::Several(_) => {
                self.secret = Some(Secret::new(by, None));
                return vec![presenter.say(&message::seal_unread().as_refusal(), Kind::Answer)];
            }
        };
        let text = match (&layouts, text.as_str()) {
            (Some([letters, _]), "1") => letters.clone(),
            (Some([_, keys]), "2") => keys.clone(),
            _ => match position.layouts(&text, notation) {
                Some(moves) => {
                    let layouts = Some(moves.map(|mv| position.long(&mv, notation)));
                    self.secret = Some(Secret::new(by, layouts));
                    return vec![presenter.say(&message::seal_layouts(), Kind::Answer)];
                }
                // What is no move in any position is not sealed for one: a slip of the fingers would lose the game.
                None if matches!(position.read(&text, notation), Err(Unread::NotRead(_))) => {
                    let asks = if layouts.is_some() { message::seal_layouts() } else { message::seal_unread() };
                    self.secret = Some(Secret::new(by, layouts));
                    return vec![presenter.say(&asks.as_refusal(), Kind::Answer)];
                }
                None => text,
            },
        };
        // The envelope is written first, and both have the moment at which the line came.
        let received = self.board.received();
        let stands = (self.state(), self.board.moment(received));
        match envelope::seal(&*self.archive, self.file().as_deref(), &text, stands, presenter.wording, presenter.style)
        {
            Ok(sealed) => {
                let ask = Request::Adjournment(AdjournmentRequest::Seal(Box::new(sealed)));
                self.command(Command::new(by, ask).received(received), presenter)
            }
            // As with a record that cannot be written, the clocks stand until the arbiter has seen to it.
            Err(error) => {
                let sentence = match error {
                    EnvelopeError::Disk(_) => message::envelope_unsealed(),
                    error => error.sentence(),
                };
                let mut out = vec![presenter.say(&sentence, Kind::Trouble)];
                out.extend(self.tell_of_seal(message::seal_not_done));
                out.extend(self.command(Command::new(Seat::Arbiter, ClockRequest::Halt), presenter));
                out
            }
        }
    }

    /// CH-18.9: who is waited for at a resumption, so that the envelope can be opened.
    pub(super) fn awaited(&self) -> Option<Sentence> {
        let state = self.state();
        if state.phase() == Phase::Over {
            return None;
        }
        let sealer = state.sealed_by().filter(|sealer| state.is_absent(sealer.other()))?;
        let both = state.is_absent(sealer).then(message::prompt_absent_both);
        Some(both.unwrap_or_else(|| message::prompt_absent(sealer.other())))
    }

    /// CH-18.9.1: the arbiter opens the envelope.
    pub(super) fn open_envelope(&mut self, seat: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        match envelope::open(&*self.archive, self.file().as_deref()) {
            Ok(key) => {
                let ask = Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key)));
                let warning = envelope::warning(&*self.archive, self.file().as_deref());
                let warning = warning.filter(|_| self.state().sealed().is_some());
                let mut out = self.command(Command::new(seat.unwrap_or(Seat::Arbiter), ask), presenter);
                out.extend(warning.map(|warning| presenter.say(&warning, Kind::Trouble)));
                out
            }
            Err(_) if self.state().sealed().is_none() => {
                vec![presenter.say(&message::refuse_nothing_sealed(), Kind::Answer)]
            }
            Err(error) => {
                vec![presenter.say(&error.sentence(), Kind::Trouble)]
            }
        }
    }
}
