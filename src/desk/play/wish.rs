//! What is said with more around it than a command has: politeness, hesitation, second thoughts, and two wishes in one line:
//! «цэ три дэ четыре, предлагаю ничью», "no, sorry, I meant c3 b4". It is read so only where the line is nothing as it stands,
//! and only if nothing that could change an act is left over.

use super::Play;
use super::free_text::{Loose, accepts, is_conditional};
use crate::screens::Screen;
use crate::{Out, Presenter};
use golos_game::{
    ClaimRequest, ClockRequest, MoveRequest, OfferRequest, Query, RecordRequest, RemedyRequest, Request, Seat,
};
use golos_input::{Clause, CommandParseError, Intent, Lexicon, Tokens};
use golos_rules::{Move, Place, Position, Side};

/// So many parts of a line are read.
const MOST_CLAUSES: usize = 8;

/// In so many words a move is looked for at the head of a line.
const MOST_WORDS: usize = 16;

/// What one part of a line is.
enum Part {
    /// A move, as it is read here.
    Move(String),
    /// Something that was said wrongly before.
    Slip,
    /// What is meant by no means: «не дэ четыре».
    Negated,
    /// A square alone: the rest of a move that is said again whole, or what it should have ended on.
    Place(String),
    /// A command.
    Wish(Box<Intent>),
    /// Nothing that is understood, and nothing that could be an act.
    Unknown,
    /// What could be one.
    Grave,
}

impl Play {
    /// What such a line wishes, one after the other; none where it is nothing, or could be two things.
    pub(super) fn wishes(&self, line: &Tokens, presenter: &Presenter) -> Option<Vec<Intent>> {
        let wishes = self.wishes_of_clauses(line, presenter);
        let wishes = wishes.or_else(|| self.move_and_wish(line, presenter.lexicon))?;
        let accepts = || wishes.iter().any(|wish| accepts(wish, presenter.lexicon));
        let is_none = is_conditional(line, presenter.lexicon) && accepts();
        (!is_none).then_some(wishes)
    }

    /// A move, and right behind it what goes with one: "Bb5 draw", «сб5 ничья».
    fn move_and_wish(&self, line: &Tokens, lexicon: &Lexicon) -> Option<Vec<Intent>> {
        let words: Vec<&str> = line.said().split_whitespace().collect();
        if words.len() > MOST_WORDS {
            return None;
        }
        (1..words.len()).rev().find_map(|at| {
            let (made, wished) = words.split_at_checked(at)?;
            let text = self.lawful_among(&self.tokens(&made.join(" "), lexicon), lexicon)?;
            let wished = self.tokens(&wished.join(" "), lexicon);
            let parsed = self.parsed(&wished, lexicon).ok().filter(goes_with_a_move);
            let wish = parsed.or_else(|| self.sensed(&wished, lexicon)?.meant.ok()).filter(goes_with_a_move)?;
            let made = Intent::Game { by: line.seat(), ask: Request::Move(MoveRequest::Make(text)) };
            Some(vec![made, self.of_mover(line, &wish)])
        })
    }

    /// The same, said by him who moves.
    fn of_mover(&self, line: &Tokens, wish: &Intent) -> Intent {
        let mover = || self.seat().is_none().then(|| Seat::Player(self.state().turn()));
        match wish {
            Intent::Game { by, ask } => Intent::Game { by: by.or(line.seat()).or_else(mover), ask: ask.clone() },
            other => other.clone(),
        }
    }

    fn wishes_of_clauses(&self, line: &Tokens, presenter: &Presenter) -> Option<Vec<Intent>> {
        let lexicon = &presenter.lexicon;
        let by = line.seat();
        let is_question = line.text().ends_with('?');
        if let Some(place) = self.place_asked(line, presenter) {
            return Some(vec![Intent::Game { by, ask: Request::Record(RecordRequest::Query(Query::Place(place))) }]);
        }
        if let Some(text) = self.lawful_among(line, lexicon).filter(|_| !is_question) {
            return Some(vec![Intent::Game { by, ask: Request::Move(MoveRequest::Make(text)) }]);
        }
        let clauses = lexicon.clauses(line);
        if clauses.len() > MOST_CLAUSES {
            return None;
        }
        let is_slip = clauses.iter().any(|clause| clause.is_slip || clause.is_negated);
        let parts: Vec<Part> = clauses.iter().map(|clause| self.part(clause, is_slip, lexicon)).collect();
        let parts: Vec<Part> = parts.into_iter().filter(|part| !matches!(part, Part::Slip | Part::Negated)).collect();
        let moves: Vec<&String> =
            parts.iter().filter_map(|part| if let Part::Move(text) = part { Some(text) } else { None }).collect();
        let wishes: Vec<&Intent> =
            parts.iter().filter_map(|part| if let Part::Wish(wish) = part { Some(&**wish) } else { None }).collect();
        if parts.iter().any(|part| matches!(part, Part::Grave)) {
            return None;
        }
        let leaves_over = parts.iter().any(|part| matches!(part, Part::Unknown));
        let make = |text: &str| match is_slip && !self.is_first_try(text) {
            true => MoveRequest::Amend(text.to_owned()),
            false => MoveRequest::Make(text.to_owned()),
        };
        let places = || parts.iter().filter_map(|part| if let Part::Place(place) = part { Some(place) } else { None });
        match (moves.as_slice(), wishes.as_slice()) {
            // «Не це пять, а е пять»: the same move to another square.
            ([], []) if is_slip && !is_question && !leaves_over => {
                let text = self.retargeted(only(places())?)?;
                Some(vec![Intent::Game { by, ask: Request::Move(make(&text)) }])
            }
            // What is said last counts, where he says that he was wrong; the same twice is one.
            ([..], []) if is_question => None,
            ([.., text], []) if !leaves_over && (is_slip || moves.iter().all(|other| other == text)) => {
                Some(vec![Intent::Game { by, ask: Request::Move(make(text)) }])
            }
            ([text], [wish]) if !leaves_over && goes_with_a_move(wish) => {
                let made = Intent::Game { by, ask: Request::Move(make(text)) };
                // Where no hand presses the clock, the move has done so.
                let is_pressed = is_press(wish) && !self.state().is_manual();
                Some(if is_pressed { vec![made] } else { vec![made, self.of_mover(line, wish)] })
            }
            ([], [first, others @ ..]) => {
                let meant =
                    claimed(&wishes).or_else(|| others.iter().all(|other| other == first).then(|| (*first).clone()))?;
                // A query changes nothing, and what is claimed or reported somebody looks into.
                let has_condition = clauses.iter().any(|clause| clause.is_conditional);
                // "Last, but he cheated" is more than a question.
                let is_harmless = meant.is_query() && !(has_condition && leaves_over) || is_looked_into(&meant);
                let declines = matches!(meant, Intent::Game { ask: Request::Offer(OfferRequest::Decline), .. });
                (is_harmless || !leaves_over && (!has_condition || declines)).then(|| vec![meant])
            }
            _ => None,
        }
    }

    /// Whether a move that is said again after a slip of the tongue is the first one that is made on this turn.
    fn is_first_try(&self, text: &str) -> bool {
        let state = self.state();
        let is_his_turn = self.seat().and_then(Seat::side) == Some(state.turn());
        let is_new = is_his_turn || !self.reads(&self.before_last(), text);
        state.made().is_none() && is_new && self.reads(state.board(), text)
    }

    /// What was moved last, to the square of this name instead.
    fn retargeted(&self, place: &str) -> Option<String> {
        let board = self.before_last();
        let made = self.state().last_made()?;
        let from = board.ends(made.lawful.as_ref(), &made.notation).first().copied()?;
        let to = board.place_written(place)?;
        let is_it = |mv: &Move| {
            let ends = board.ends(Some(mv), &board.full(mv));
            ends.first() == Some(&from) && ends.last() == Some(&to)
        };
        only(board.playable_moves().into_iter().filter(is_it)).map(|mv| board.full(&mv))
    }

    fn part(&self, clause: &Clause, is_slip: bool, lexicon: &Lexicon) -> Part {
        if clause.is_slip {
            return Part::Slip;
        }
        let unknown = |text: &str| if lexicon.is_grave(text) { Part::Grave } else { Part::Unknown };
        // «Не дэ четыре»; "not agreed" is something else.
        let said = lexicon.move_among(&self.tokens(&clause.text, lexicon)).unwrap_or_else(|| clause.text.clone());
        let said = if is_slip { lexicon.without_slip(&said) } else { said };
        if clause.is_negated && (self.is_move(&said) || self.state().board().place_written(&said).is_some()) {
            return Part::Negated;
        }
        let line = self.tokens(&clause.whole, lexicon);
        if let Some(text) = self.lawful_among(&line, lexicon) {
            return Part::Move(text);
        }
        let said = lexicon.move_among(&line).unwrap_or_else(|| clause.text.clone());
        let plain = lexicon.without_slip(&said);
        if let Some(place) =
            [said.clone(), plain].into_iter().find(|text| self.state().board().place_written(text).is_some())
        {
            return Part::Place(place);
        }
        if is_slip && let Some(text) = self.lawful_at(&self.before_last(), &line, lexicon) {
            return Part::Move(text);
        }
        if is_slip && self.is_move(&said) {
            return Part::Move(said);
        }
        let is_side = lexicon.side(&line).is_some();
        match self.parsed(&line, lexicon) {
            _ if is_side => Part::Grave,
            Ok(Intent::Game { by, ask }) if !matches!(ask, Request::Move(MoveRequest::Make(_))) => {
                Part::Wish(Box::new(Intent::Game { by, ask }))
            }
            Ok(intent) if !matches!(intent, Intent::Game { .. }) => match intent.is_query() {
                true => Part::Wish(Box::new(intent)),
                false => Part::Grave,
            },
            Ok(_) | Err(_) => match self.loosely(&line, lexicon) {
                Some(Loose { meant: Ok(intent), note, .. }) if note.is_empty() => Part::Wish(Box::new(intent)),
                _ => lexicon.ground(&clause.text).map_or_else(
                    || unknown(&clause.text),
                    |claim| {
                        let ask = ClaimRequest::Claim { claim, intended: None };
                        Part::Wish(Box::new(Intent::Game { by: None, ask: Request::Claim(ask) }))
                    },
                ),
            },
        }
    }

    /// What a player at his own terminal says of his opponent: a flag, a violation, else a word to the arbiter. None where the
    /// opponent himself is addressed, or nobody.
    pub(super) fn of_opponent(
        &self,
        line: &Tokens,
        parsed: &Result<Intent, CommandParseError>,
        lexicon: &Lexicon,
    ) -> Option<Intent> {
        let own = self.seat().filter(|seat| seat.side().is_some())?;
        let named = line.seat().and_then(Seat::side).filter(|side| Some(*side) == own.side().map(Side::other))?;
        let is_said_by_him = matches!(parsed, Ok(Intent::Game { by: Some(by), .. }) if by.side() == Some(named));
        if line.is_addressed() || !is_said_by_him && parsed.is_ok() {
            return None;
        }
        let is_report = |ask: &Request| {
            matches!(
                ask,
                Request::Clock(ClockRequest::Flag)
                    | Request::Remedy(RemedyRequest::Report { .. } | RemedyRequest::Irregularity { .. })
                    | Request::Record(RecordRequest::Query(_))
            )
        };
        let loose =
            self.loosely(line, lexicon).filter(|loose| loose.note.is_empty()).and_then(|loose| loose.meant.ok());
        let ask = match loose {
            Some(Intent::Game { ask, .. }) if is_report(&ask) => ask,
            _ => RecordRequest::Call { text: line.text().to_owned(), alleged: None }.into(),
        };
        let asked = self.addressed(line, Ok(Intent::Game { by: Some(own), ask: ask.clone() }), line.text());
        Some(asked.unwrap_or(Intent::Game { by: Some(own), ask }))
    }

    /// The part of the board that a line asks for, as it is found there.
    pub(super) fn place_asked(&self, line: &Tokens, presenter: &Presenter) -> Option<String> {
        let state = self.state();
        let is_there = |text: &String| {
            let told = golos_speech::place(state.board(), text, state.notation(), presenter.wording);
            !told.is_refusal()
        };
        presenter.lexicon.places_asked(line).into_iter().find(is_there)
    }

    /// The lawful move that a line is without the words around it; of a capture also what names its target alone.
    pub(super) fn lawful_among(&self, line: &Tokens, lexicon: &Lexicon) -> Option<String> {
        self.lawful_at(self.state().board(), line, lexicon)
    }

    fn reads(&self, board: &Position, text: &str) -> bool {
        self.in_letters_at(board, text).is_some_and(|text| board.read(&text, self.state().notation()).is_ok())
    }

    /// The same in this position.
    fn lawful_at(&self, board: &Position, line: &Tokens, lexicon: &Lexicon) -> Option<String> {
        let is_lawful = |text: &String| self.reads(board, text);
        let said = line.said().to_owned();
        let cleaned = lexicon.move_among(line);
        let bare = lexicon.moves_in_wish(line);
        let talk = lexicon.without_talk(line);
        let first = board.first_place().filter(|_| lexicon.names_centre(line)).map(|place| board.place_name(place));
        std::iter::once(said)
            .chain(cleaned)
            .chain(bare)
            .chain(talk)
            .chain(first)
            .find(is_lawful)
            .or_else(|| self.capture_among(board, line, lexicon))
    }

    /// The one lawful capture that has to do with all the places that are named: «бью на цэ пять», «беру дэ четыре шашкой цэ
    /// три».
    fn capture_among(&self, board: &Position, line: &Tokens, lexicon: &Lexicon) -> Option<String> {
        let captures = || board.playable_moves().into_iter().filter(|mv| !taken_by(board, mv).is_empty());
        if lexicon.captures_only(line) {
            return only(captures()).map(|mv| board.full(&mv));
        }
        if let Some((taker, taken)) = lexicon.capture_by_kinds(line) {
            let is_kind = |place: &Place, kind| board.piece_on(*place).is_some_and(|piece| piece.kind == kind);
            let is_so = |mv: &Move| {
                let ends = board.ends(Some(mv), &board.full(mv));
                taker.is_none_or(|kind| ends.first().is_some_and(|place| is_kind(place, kind)))
                    && taken.is_none_or(|kind| taken_by(board, mv).iter().any(|place| is_kind(place, kind)))
            };
            return only(captures().filter(is_so)).map(|mv| board.full(&mv));
        }
        let texts = lexicon.captured_places(line)?;
        let places = self.places_in(&texts).filter(|places| !places.is_empty())?;
        let concerns = |mv: &Move| {
            let ends = board.ends(Some(mv), &board.full(mv));
            // One place alone is where it ends.
            let is_of = |place: &Place| match places.len() {
                1 => ends.last() == Some(place),
                _ => ends.contains(place) || taken_by(board, mv).contains(place),
            };
            places.iter().all(is_of)
        };
        let ending: Vec<Move> = captures().filter(concerns).collect();
        // Where none ends there, it is what is taken.
        let takes = |mv: &Move| places.iter().all(|place| taken_by(board, mv).contains(place));
        let begins = |mv: &Move| board.ends(Some(mv), &board.full(mv)).first() == places.first();
        let meant = if ending.is_empty() { captures().filter(takes).collect() } else { ending };
        // One's own piece is what takes: «дэ четыре бьёт».
        let is_own = |place: &Place| board.piece_on(*place).is_some_and(|piece| piece.side == board.turn());
        let is_origin = places.len() == 1 && places.iter().all(is_own);
        let meant: Vec<Move> = if is_origin { captures().filter(begins).collect() } else { meant };
        only(meant.into_iter()).map(|mv| board.full(&mv))
    }

    /// The places that words name one behind the other, one or two.
    fn places_in(&self, words: &[String]) -> Option<Vec<Place>> {
        let place = |words: &[String]| self.state().board().place_written(&words.join(" "));
        if let Some(only) = place(words) {
            return Some(vec![only]);
        }
        (1..words.len()).find_map(|at| {
            let (first, second) = words.split_at_checked(at)?;
            Some(vec![place(first)?, place(second)?])
        })
    }

    /// One wish is done as any command; of several each is done only where the one before was.
    pub(super) fn take_wishes(&mut self, wishes: Vec<Intent>, presenter: &Presenter) -> Result<Intent, Vec<Out>> {
        let mut wishes = wishes.into_iter();
        let (Some(first), second) = (wishes.next(), wishes.next()) else { return Err(Vec::new()) };
        let Some(second) = second else { return Ok(first) };
        let mut out = self.take(self.seat(), first, presenter).0;
        if out.iter().all(|out| !out.refused) && self.question.is_none() {
            out.extend(self.take(self.seat(), second, presenter).0);
        }
        Err(out)
    }

    /// Whether a line has to be read as a wish: it is no command, no move that can be made, and lacks nothing that would be
    /// asked for anyway.
    pub(super) fn may_be_wish(&self, parsed: &Result<Intent, CommandParseError>) -> bool {
        match parsed {
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) => {
                let here = self.in_letters_here(text);
                here.is_none_or(|text| self.state().board().read(&text, self.state().notation()).is_err())
            }
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Amend(text)), .. }) => {
                !text.is_empty() && !self.is_move(text)
            }
            // What stands behind a claim may be more of its ground, and no written move.
            Ok(Intent::Game { ask: Request::Claim(ClaimRequest::Claim { intended: Some(text), .. }), .. }) => {
                !self.is_move(text)
            }
            // "Draw agreed" draws no opening once moves are made.
            Ok(Intent::Draw { text, .. }) => !text.is_empty() && self.state().half_moves_made() > 0,
            Ok(_) => false,
            Err(CommandParseError::TooLong(_) | CommandParseError::NoText)
            | Err(CommandParseError::RightMove | CommandParseError::Unit(_)) => false,
            Err(_) => true,
        }
    }
}

/// Where the opponent's pieces stand that a move takes off.
fn taken_by(board: &Position, mv: &Move) -> Vec<Place> {
    let touched = board.play(mv).map(|after| board.touched_by_move(&after)).unwrap_or_default();
    let is_his = |place: &Place| board.piece_on(*place).is_some_and(|piece| piece.side != board.turn());
    touched.into_iter().filter(is_his).collect()
}

/// What is found, if it is one.
fn only<T>(mut found: impl Iterator<Item = T>) -> Option<T> {
    found.next().filter(|_| found.next().is_none())
}

const fn is_press(intent: &Intent) -> bool {
    matches!(intent, Intent::Game { ask: Request::Move(MoveRequest::Press), .. })
}

/// Whether it can be said in one breath with a move: an offer, the press of the clock, or a word to the arbiter.
const fn goes_with_a_move(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Game {
            ask: Request::Offer(OfferRequest::Offer)
                | Request::Move(MoveRequest::Press)
                | Request::Record(RecordRequest::Call { .. } | RecordRequest::Note(_)),
            ..
        }
    )
}

/// Whether somebody looks into it before anything follows.
const fn is_looked_into(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Game {
            ask: Request::Claim(_)
                | Request::Remedy(RemedyRequest::Report { .. } | RemedyRequest::Irregularity { .. })
                | Request::Record(RecordRequest::Call { .. }),
            ..
        }
    )
}

/// A draw that is offered or claimed beside its ground is claimed by that ground.
fn claimed(wishes: &[&Intent]) -> Option<Intent> {
    let is_draw = |intent: &&&Intent| matches!(intent, Intent::Game { ask: Request::Offer(OfferRequest::Offer), .. });
    let is_claim = |intent: &&&Intent| matches!(intent, Intent::Game { ask: Request::Claim(_), .. });
    let mut claims = wishes.iter().filter(is_claim);
    let claim = claims.next()?;
    let is_one = claims.all(|other| other == claim);
    let are_all = wishes.iter().filter(|wish| !is_claim(wish)).all(|wish| is_draw(&wish));
    (is_one && are_all).then(|| (**claim).clone())
}
