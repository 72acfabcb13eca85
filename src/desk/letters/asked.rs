//! What is done in the room: a letter is taken in or written, a break announced, a claim made, a ruling recorded. Everything
//! is asked about before it is in the record.

use super::everywhere::BreakChange;
use super::new::NewDialogue;
use super::outgoing::{own_reply, split_moves};
use super::room::{LettersDesk, OpenGame};
use super::{notes, status, words};
use crate::{Out, Presenter};
use golos_clock::Ms;
use golos_input::{LettersRequest, TakeRequest, Tokens, WriteRequest};
use golos_ledger::{Command, decide};
use golos_letters::{Day, LONGEST, Letter, MissingPart, Request, RulingKind, RulingParts, Said, State};
use golos_people::Actor;
use golos_rules::Side;
use golos_wording::{Sentence, message};
use std::path::PathBuf;

/// What is asked, or typed in parts.
#[derive(Default)]
pub(super) enum Asked {
    #[default]
    Nothing,
    /// Whether that is recorded.
    Record(Act),
    /// The text of a letter, up to a full stop.
    Paste(Box<TakeRequest>, String),
    /// The next question of a new game.
    New(Box<NewDialogue>),
}

/// What is recorded after a yes.
pub(super) enum Act {
    /// In the game that is open.
    Here(Box<GameAct>),
    /// A break in these games, each with the side of the one who takes it.
    Everywhere(BreakChange, Vec<(PathBuf, Side)>),
}

/// What is recorded in one game.
pub(super) enum GameAct {
    Ask(Actor, Request),
    /// A letter is written: it goes to the outbox as well.
    Send(Letter),
    /// The last letter goes to the outbox once more.
    HandOn,
}

impl Asked {
    pub(super) const fn is_waiting(&self) -> bool {
        !matches!(self, Asked::Nothing)
    }
}

impl LettersDesk {
    /// Takes a line of a letter that is typed; `None` if none is.
    pub(super) fn pasted(&mut self, line: &Tokens, presenter: &Presenter) -> Option<Vec<Out>> {
        let Asked::Paste(ask, text) = &mut self.asked else { return None };
        let typed = line.typed().trim();
        if typed != "." {
            // What is longer than a letter is refused as a whole, not cut.
            if text.len() <= LONGEST {
                text.push_str(typed);
                text.push('\n');
            }
            return Some(Vec::new());
        }
        let (ask, text) = (ask.clone(), std::mem::take(text));
        self.asked = Asked::Nothing;
        Some(self.take_bytes(text.as_bytes(), &ask, presenter))
    }

    /// Takes an answer to what was asked; `None` if nothing was.
    pub(super) fn answered(&mut self, line: &Tokens, presenter: &Presenter) -> Option<Vec<Out>> {
        match std::mem::take(&mut self.asked) {
            Asked::Nothing | Asked::Paste(..) => None,
            Asked::Record(act) => match presenter.lexicon.answer(line.text()) {
                Some(true) => Some(self.perform(act, presenter)),
                Some(false) => Some(Self::say([message::letters_not_taken()], presenter)),
                // Whatever else is said is no yes; it is done as if nothing had been asked.
                None if !line.is_blank() => None,
                None => {
                    self.asked = Asked::Record(act);
                    Some(Self::say([message::letters_record_question()], presenter))
                }
            },
            Asked::New(dialogue) => Some(self.answer_new(*dialogue, line, presenter)),
        }
    }

    /// Does what is asked for.
    pub(super) fn ask(&mut self, ask: LettersRequest, presenter: &Presenter) -> Vec<Out> {
        match ask {
            LettersRequest::Next => return self.next(presenter),
            LettersRequest::Back => return self.previous(presenter),
            LettersRequest::Games => {
                self.open = None;
                return self.list(presenter);
            }
            LettersRequest::Due => return self.due(presenter),
            LettersRequest::Letter(number) => return self.letter(number, presenter),
            LettersRequest::New => return self.begin_new(presenter),
            LettersRequest::Paper(kind) => return self.paper(kind, presenter),
            _ => {}
        }
        let Some(open) = &self.open else {
            return match self.change_of(&ask) {
                Some(change) => self.ask_everywhere(change, presenter),
                None => Self::say([message::refuse_letters_choose()], presenter),
            };
        };
        match ask {
            LettersRequest::Letters => Self::letters(open, presenter),
            LettersRequest::Position(asked) => Self::position(open, asked.as_deref(), presenter),
            LettersRequest::Moves => {
                let moves = status::moves(&open.state, true).unwrap_or_else(message::letters_no_letters);
                Self::say([moves], presenter)
            }
            LettersRequest::Time => {
                let said = status::times(&open.state).into_iter().chain(status::rights(&open.state));
                Self::say(said, presenter)
            }
            LettersRequest::Chart => Self::chart(open, presenter),
            LettersRequest::Offers => {
                let offered = status::offered(&open.state);
                let none = offered.is_empty().then(message::letters_no_offers);
                Self::say(offered.into_iter().chain(none), presenter)
            }
            LettersRequest::Take(ask) => self.take_letter(ask, presenter),
            LettersRequest::Write(ask) => self.write_letter(&ask, presenter),
            LettersRequest::Again => self.perform(Act::Here(Box::new(GameAct::HandOn)), presenter),
            // A break that the partner has not been told of is announced by a letter.
            LettersRequest::Break { by, first, last, told: None, is_allowed: false }
                if open.state.setup().me.is_some_and(|me| by.is_none_or(|by| by == me)) && first <= last =>
            {
                let said = vec![Said::TakesBreak(first, last)];
                self.write_letter(&WriteRequest::notice(said), presenter)
            }
            ask => {
                let made = self.request(open, ask, presenter);
                match made {
                    Ok((actor, request)) => self.question(actor, request, presenter),
                    Err(why) => Self::say(why, presenter),
                }
            }
        }
    }

    /// The request that is made of what was said, and who asks.
    fn request(
        &self,
        open: &OpenGame,
        ask: LettersRequest,
        presenter: &Presenter,
    ) -> Result<(Actor, Request), Vec<Sentence>> {
        let today = self.today();
        let state = &open.state;
        let whose = |by: Option<Side>| by.or(state.setup().me).ok_or_else(|| vec![message::refuse_letters_side()]);
        let is_arbiter = state.setup().me.is_none();
        match ask {
            LettersRequest::Break { by, .. } | LettersRequest::EndBreak { by, .. } => {
                let by = whose(by)?;
                let change = self.change_of(&ask).ok_or_else(|| vec![message::refuse_letters_choose()])?;
                if change.is_untold() {
                    return Err(vec![message::refuse_letters_untold()]);
                }
                Ok(change.of(by, today))
            }
            LettersRequest::Claim { by, moves, sent, received } => {
                let by = whose(by)?;
                let sent = sent.unwrap_or(today);
                let moves = split_moves(state.position(), &moves, presenter);
                let reply =
                    if moves.is_empty() { None } else { Some(Box::new(own_reply(state, by, moves, sent, received)?)) };
                Ok((by.into(), Request::Claim { by, sent, reply }))
            }
            LettersRequest::Object { by, on } => {
                // Who objects is the partner of who claims.
                let by = by.or(state.claim().map(|claim| claim.by.other()).filter(|_| is_arbiter));
                let by = whose(by)?;
                Ok((by.into(), Request::Object { by, on: on.unwrap_or(today) }))
            }
            LettersRequest::Rule { kind, parts, on } => ruled(kind, &parts, state, on.unwrap_or(today)),
            _ => Err(vec![message::refuse_letters_choose()]),
        }
    }

    /// Says what is to be recorded, and asks.
    fn question(&mut self, actor: Actor, request: Request, presenter: &Presenter) -> Vec<Out> {
        // What would be refused is refused before anybody is asked; nothing of it is recorded.
        let tried = self.open.as_ref().map(|open| decide(&open.state, &Command::new(actor, request.clone()), Ms::ZERO));
        if let Some(why) = tried.and_then(|tried| tried.refusal) {
            return Self::say([notes::refused_here(&why, presenter.wording)], presenter);
        }
        let said = match (&request, &self.open) {
            (Request::Rule(ruling, _), Some(open)) => vec![words::ruling(ruling, &open.state)],
            (Request::Break { by, first, last, .. }, _) => {
                vec![message::letters_break_valid(*by, words::day(*first), words::day(*last))]
            }
            _ => Vec::new(),
        };
        self.asked = Asked::Record(Act::Here(Box::new(GameAct::Ask(actor, request))));
        Self::say(said.into_iter().chain([message::letters_record_question()]), presenter)
    }
}

/// The request of a ruling, and who makes it.
///
/// # Errors
/// The part that has to be named, in words.
fn ruled(kind: RulingKind, parts: &RulingParts, state: &State, on: Day) -> Result<(Actor, Request), Vec<Sentence>> {
    let request = kind.request(parts, state, on).map_err(|missing| {
        vec![match missing {
            MissingPart::Side => message::refuse_letters_side(),
            MissingPart::Score => message::refuse_letters_score(),
            MissingPart::Days => message::refuse_letters_days(),
        }]
    })?;
    Ok((actor_of(&request), request))
}

/// Who makes such a request: the arbiter, or the side that sends something.
#[must_use]
pub fn actor_of(request: &Request) -> Actor {
    match request {
        Request::Papers { by, .. } | Request::RecordSent { by, .. } | Request::Protest { by, .. } => (*by).into(),
        _ => Actor::ARBITER,
    }
}
