//! What is said in the words of the hall, in whatever order: the names of the players, a reason behind a comma. It is read
//! so only where it is no command as it stands, and no move.

use super::Play;
use crate::screens::Screen;
use crate::{Out, Presenter};
use golos_game::{
    AttendanceRequest, Command, HandlingRequest, MoveRequest, OfferRequest, Phase, Query, RecordRequest, Request, Seat,
};
use golos_input::{Circumstances, CommandParseError, Intent, Lexicon, Tokens};
use golos_rules::Side;
use golos_speech::Kind;
use golos_wording::{Sentence, Slot, message};

/// What a line means that was put into order.
pub(super) struct Loose {
    /// The line of the command.
    pub line: Tokens,
    pub meant: Result<Intent, CommandParseError>,
    /// The reason, where the command takes none: it is noted behind it.
    pub note: String,
}

impl Loose {
    /// Whether it calls the arbiter, in whatever words.
    pub const fn calls(&self) -> bool {
        matches!(self.meant, Ok(Intent::Game { ask: Request::Record(RecordRequest::Call { .. }), .. }))
    }

    /// Whether a line that asks may mean it: it changes nothing, offers a draw, or is told to the arbiter.
    pub fn may_be_asked(&self) -> bool {
        match &self.meant {
            Ok(Intent::Game {
                ask:
                    Request::Offer(OfferRequest::Offer)
                    | Request::Record(RecordRequest::Call { .. } | RecordRequest::Note(_)),
                ..
            })
            | Err(_) => true,
            Ok(intent) => intent.is_query(),
        }
    }

    /// Whether the arbiter rules or says so, and no player.
    pub fn is_ruling(&self) -> bool {
        match &self.meant {
            // Anybody may ask and call.
            Ok(Intent::Game {
                ask: Request::Record(RecordRequest::Query(_) | RecordRequest::Call { .. } | RecordRequest::Note(_)),
                ..
            }) => false,
            Ok(Intent::Game { by, .. }) => by.is_none_or(|by| by == Seat::Arbiter),
            Ok(_) => false,
            Err(lacks) => *lacks == CommandParseError::Fault || *lacks == CommandParseError::Change,
        }
    }
}

/// Whether a condition stands behind what is said: «согласен, но не сейчас» is no answer (R-5.4.13.3, CH-9.1.2.1).
pub(super) fn is_conditional(line: &Tokens, lexicon: &Lexicon) -> bool {
    let words: Vec<&str> = line.said().split_whitespace().collect();
    (1..words.len()).any(|at| lexicon.is_conditional(&words.get(at..).unwrap_or_default().join(" ")))
}

/// Whether it says yes to what somebody was asked: to decline under a condition is to decline.
pub(super) fn accepts(intent: &Intent, lexicon: &Lexicon) -> bool {
    match intent {
        Intent::Game { ask: Request::Offer(OfferRequest::Accept), .. } => true,
        Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. } => lexicon.answer(text) == Some(true),
        _ => false,
    }
}

impl Play {
    /// The same line in the order of a command; none where it is none in any order.
    pub(super) fn loosely(&self, line: &Tokens, lexicon: &Lexicon) -> Option<Loose> {
        let mut half = None;
        let (by, orders) = lexicon.in_order(line, &self.state().setup().players);
        let head = by.map_or("", head);
        for ordered in orders {
            let line = self.tokens(&format!("{head}{}", ordered.line), lexicon);
            if let Some(lacks) = ordered.lacks {
                half = half.or(Some(Loose { line, meant: Err(lacks), note: String::new() }));
                continue;
            }
            // «Согласен, но не сейчас» is no answer; a question may have anything behind it.
            let is_conditional = lexicon.is_conditional(&ordered.reason);
            let whole = || self.tokens(&format!("{} because {}", line.text(), ordered.reason), lexicon);
            let with_reason = (!ordered.reason.is_empty() && !is_conditional).then(whole);
            let meant = with_reason.and_then(|whole| self.command_of(&whole, lexicon).ok().flatten());
            if let Some(intent) = meant {
                return Some(Loose { line, meant: Ok(intent), note: String::new() });
            }
            match self.command_of(&line, lexicon) {
                Ok(Some(intent)) if is_conditional && !intent.is_query() => {}
                Ok(Some(intent)) => return Some(Loose { line, meant: Ok(intent), note: ordered.reason }),
                Err(lacks) if lacks.is_half() && ordered.reason.is_empty() => {
                    half = half.or(Some(Loose { line, meant: Err(lacks), note: String::new() }));
                }
                Ok(None) | Err(_) => {}
            }
        }
        half
    }

    /// The command that a line is by what its words mean; none where a word is left over.
    pub(super) fn sensed(&self, line: &Tokens, lexicon: &Lexicon) -> Option<Loose> {
        let by = line.seat().filter(|seat| line.is_addressed() || *seat == Seat::Arbiter);
        // «Судья, ничья!» is said to him, and not by him.
        let speaker = line.seat().filter(|seat| *seat != Seat::Arbiter || line.is_addressed());
        let command = lexicon.sense(line, self.circumstances(speaker))?;
        let is_conditional = is_conditional(line, lexicon);
        let line = self.tokens(&format!("{}{command}", by.map_or("", head)), lexicon);
        let answer = || {
            lexicon
                .answer(&command)
                .map(|_| Intent::Game { by, ask: Request::Move(MoveRequest::Make(command.clone())) })
        };
        let meant = self.command_of(&line, lexicon).ok().flatten().or_else(answer)?;
        (!is_conditional || !accepts(&meant, lexicon)).then(|| Loose { line, meant: Ok(meant), note: String::new() })
    }

    /// How things stand for the one who speaks.
    pub(super) fn circumstances(&self, by: Option<Seat>) -> Circumstances {
        let state = self.state();
        let by = by.or(self.seat());
        let side = by.and_then(Seat::side);
        Circumstances {
            is_ready: state.phase() == Phase::Ready,
            is_paused: state.phase() == Phase::Paused,
            // Where the arbiter is asked too, a yes of nobody is no answer.
            is_offered: by != Some(Seat::Arbiter)
                && (by.is_some() || state.docket().is_empty())
                && state.offer().is_some_and(|offer| side.is_none_or(|side| side != offer)),
            is_arbiter: by == Some(Seat::Arbiter),
        }
    }

    /// The same without what is only polite, where that makes a command of it: "take that back please". A question does nothing.
    pub(super) fn without_courtesy(&self, line: &Tokens, lexicon: &Lexicon) -> Option<Loose> {
        let by = line.seat().filter(|seat| line.is_addressed() || *seat == Seat::Arbiter);
        let plain = lexicon.without_courtesy(line).filter(|plain| !plain.trim().is_empty())?;
        let plain = self.tokens(&format!("{}{plain}", by.map_or("", head)), lexicon);
        let meant = self.command_of(&plain, lexicon).ok().flatten()?;
        let amends =
            matches!(&meant, Intent::Game { ask: Request::Move(MoveRequest::Amend(text)), .. } if !self.is_move(text));
        let is_done = meant.is_query() || !line.text().ends_with('?');
        // A lot has words of its own, and of a place all words count.
        let is_whole = matches!(meant, Intent::Draw { .. })
            || matches!(&meant, Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Place(_))), .. });
        (is_done && !amends && !is_whole).then(|| Loose { line: plain, meant: Ok(meant), note: String::new() })
    }

    /// The command that a line comes near, which is not understood.
    pub(super) fn near(&self, text: &str, presenter: &Presenter) -> Option<Sentence> {
        let key = presenter.lexicon.near(text, self.circumstances(self.seat()))?;
        Some(message::refuse_near(Slot::Text(text.to_owned()), Slot::Phrases(vec![key.to_owned()])))
    }

    /// The command that a line in order is; none for a move.
    fn command_of(&self, line: &Tokens, lexicon: &Lexicon) -> Result<Option<Intent>, CommandParseError> {
        let intent = self.parsed(line, lexicon)?;
        Ok(Some(intent)
            .filter(|intent| !matches!(intent, Intent::Game { ask: Request::Move(MoveRequest::Make(_)), .. })))
    }

    /// Whether what was read so far is no command, and no move.
    pub(super) fn is_unread(&self, parsed: &Result<Intent, CommandParseError>) -> bool {
        match parsed {
            // «объявляю чёрным выговор» announces no move.
            Ok(Intent::Game {
                ask:
                    Request::Move(MoveRequest::Make(text))
                    | Request::Handling(HandlingRequest::Announce(text) | HandlingRequest::Release(text)),
                ..
            }) => !text.is_empty() && !self.is_move(text),
            // A number without its unit is asked about.
            Err(CommandParseError::TooLong(_) | CommandParseError::NoText)
            | Err(CommandParseError::RightMove | CommandParseError::Unit(_))
            | Ok(_) => false,
            Err(_) => true,
        }
    }

    /// Does it, and notes why, where the command takes no reason. Only what goes with a ruling is the arbiter's note: a player's
    /// words are told as his own, and what stands behind a question is no part of it.
    pub(super) fn do_and_note(&mut self, intent: Intent, note: &str, presenter: &Presenter) -> Vec<Out> {
        let is_query = intent.is_query();
        let by = match &intent {
            Intent::Game { by, ask } => self.settle(by.or(self.seat()), ask.clone()).0,
            _ => self.seat().unwrap_or(Seat::Arbiter),
        };
        let (mut out, left) = self.take(self.seat(), intent, presenter);
        let is_done = !left && out.iter().all(|out| !out.refused) && self.question.is_none();
        if is_done && is_query {
            let asks_more =
                self.parsed(&self.tokens(note, presenter.lexicon), presenter.lexicon).is_ok_and(|more| more.is_query());
            if !asks_more {
                let behind = CommandParseError::Behind(note.to_owned());
                out.push(presenter.say(&behind.sentence(), Kind::Answer));
            }
        } else if is_done {
            let note = Request::Record(RecordRequest::Note(note.to_owned()));
            out.extend(self.command(Command::new(by, note), presenter));
        }
        out
    }

    /// Who has come, where only one is waited for and nobody was named.
    pub(super) fn only_absent(&self, line: &Tokens, lexicon: &Lexicon) -> Option<Intent> {
        let (by, asks) = lexicon.least(line)?;
        let is_arrival = matches!(asks.first(), Some(Request::Attendance(AttendanceRequest::Arrived(_))));
        let mut absent = Side::BOTH.into_iter().filter(|&side| self.state().is_absent(side));
        let side = absent.next().filter(|_| is_arrival && absent.next().is_none())?;
        let is_bare = lexicon.behind_word(line) == Some("");
        is_bare.then(|| Intent::Game { by, ask: AttendanceRequest::Arrived(side).into() })
    }

    /// A question does nothing, whatever its words would do without the sign.
    pub(super) fn refuse_question(
        line: &Tokens,
        parsed: &Result<Intent, CommandParseError>,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let is_question = line.text().ends_with('?') && line.text().chars().any(char::is_alphanumeric);
        let acts = match parsed {
            Ok(Intent::Game {
                ask: Request::Move(MoveRequest::Make(_)) | Request::Record(RecordRequest::Call { .. }),
                ..
            }) => false,
            // A draw is offered by a question: "Draw?"
            Ok(Intent::Game { ask: Request::Offer(OfferRequest::Offer), .. }) => false,
            Ok(intent) => !intent.is_query(),
            Err(lacks) => lacks.is_half(),
        };
        let said = || vec![presenter.say(&message::refuse_question(), Kind::Answer)];
        (is_question && acts).then(said)
    }
}

/// The seat before a line.
const fn head(seat: Seat) -> &'static str {
    match seat {
        Seat::Player(Side::White) => "w: ",
        Seat::Player(Side::Black) => "b: ",
        Seat::Arbiter => "a: ",
        Seat::Assistant(Side::White) => "wa: ",
        Seat::Assistant(Side::Black) => "ba: ",
        Seat::Trainer | Seat::Spectator => "",
    }
}
