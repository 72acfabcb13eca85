//! A typed line at a board: what it means by itself, and what it means to a question that was asked before. A command that
//! lacks a part is kept, and the next line of the same one completes it.

use super::free_text::Loose;
use super::{Play, Question};
use crate::screens::Screen;
use crate::{Out, Presenter};
use golos_game::{
    Alleged, ClockRequest, Command, MoveRequest, OfferRequest, PendingRuling, Phase, Protest, Query, RecordRequest,
    RemedyRequest, Request, RulingRequest, Seat, State, decide,
};
use golos_input::{CommandParseError, Intent, Lexicon, Tokens};
use golos_rules::{PlaceNames, Side, Unread};
use golos_speech::{self as speech, Kind};
use golos_wording::{Sentence, message};

/// A command that lacks a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Half {
    /// Who is asked for the rest: he who sits at the terminal, or who was named; none: nobody in particular.
    pub asker: Option<Seat>,
    /// In whose name it was said, if he was named: he may complete it as well.
    pub speaker: Option<Seat>,
    line: Box<Tokens>,
    lacks: CommandParseError,
}

impl Half {
    /// How the rest is asked for.
    pub fn sentence(&self, state: &State) -> Sentence {
        self.lacks.sentence_at(state)
    }

    /// The lines that this answer makes of it: behind it, behind its word, and in the place of what was no answer. What stood
    /// behind a claim is kept only where it can be the written move.
    fn completed(&self, said: &str, lexicon: &Lexicon, is_move: impl Fn(&str) -> bool) -> Vec<String> {
        if let CommandParseError::Unit(number) = &self.lacks
            && let Some((before, rest)) = self.line.text().split_once(&format!(" {number}"))
        {
            // His own reason stands for the one that was typed before.
            let rest = if lexicon.has_reason(said) { "" } else { rest };
            return vec![format!("{before} {said}{rest}"), format!("{before} {number} {said}{rest}")];
        }
        let mut lines = vec![format!("{} {said}", self.line.text())];
        let rest = lexicon.behind_word(&self.line).filter(|rest| !rest.is_empty());
        if let Some(word) =
            rest.and_then(|rest| self.line.text().strip_suffix(rest)).filter(|_| self.lacks.is_one_word())
        {
            let rest = rest.unwrap_or_default();
            if self.lacks == CommandParseError::ClaimKind && !is_move(rest) {
                return vec![format!("{word}{said}")];
            }
            lines.extend([format!("{word}{said} {rest}"), format!("{word}{said}")]);
        }
        lines
    }

    /// How the prompt asks for the rest: of whom, where he was named.
    pub fn prompt(&self) -> Sentence {
        match self.speaker.and_then(Seat::side) {
            _ if self.lacks == CommandParseError::Side => message::prompt_resign_side(),
            Some(side) => message::prompt_half_of(side),
            None => message::prompt_half(),
        }
    }

    /// What is said when nothing comes of it.
    pub fn lapsed() -> Sentence {
        message::half_lapsed()
    }

    /// What is said when something else is done instead.
    pub fn dropped() -> Sentence {
        message::half_dropped()
    }
}

/// Whether a line is what the arbiter answers to a protest: «протест отклонить». A player who says so gives his reason.
const fn is_answer_to_protest(parsed: &Result<Intent, CommandParseError>) -> bool {
    matches!(parsed, Ok(Intent::Game { ask: Request::Ruling(RulingRequest::Respond { .. }), .. }))
}

impl Play {
    /// Reads a typed line.
    ///
    /// # Errors
    /// What is said of one that is no command, and of one that lacks a part: that is asked for.
    pub(crate) fn read(&mut self, line: &Tokens, presenter: &Presenter) -> Result<Intent, Vec<Out>> {
        let was = std::mem::replace(&mut self.refused_here, true);
        let read = self.meaning_of(line, presenter);
        self.refused_here = match &read {
            Ok(_) => was,
            Err(out) => self.refused_here && out.last().is_some_and(|out| out.refused),
        };
        read
    }

    fn meaning_of(&mut self, line: &Tokens, presenter: &Presenter) -> Result<Intent, Vec<Out>> {
        let lexicon = &presenter.lexicon;
        let parsed = self.at_this_moment(self.addressed(line, self.parsed(line, lexicon), line.said()));
        let (named, said) = (line.seat(), line.said());
        let by = named.or(self.seat());
        // Who only looks on moves nothing: he who names a square asks what stands there.
        if self.seat().is_some_and(Seat::only_looks_on) && self.state().board().place_written(said).is_some() {
            return Ok(Intent::Game {
                by: named,
                ask: Request::Record(RecordRequest::Query(Query::Place(said.to_owned()))),
            });
        }
        if let Some(intent) = self.of_opponent(line, &parsed, lexicon) {
            return Ok(intent);
        }
        if let Some(yes) = self.answered_with(line, by, lexicon) {
            let text = if yes { "yes" } else { "no" };
            return Ok(Intent::Game { by: named, ask: Request::Move(MoveRequest::Make(text.to_owned())) });
        }
        // «чёрные ушли» is why, and nobody speaks in it: a seat with a colon would.
        let is_reason =
            matches!(self.question, Some(Question::Reason(_))) && self.seat().is_none_or(|seat| seat == Seat::Arbiter);
        let is_told = matches!(&parsed, Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) if !self.is_move(text.as_str()));
        if is_reason && is_told && named.is_some() && !line.text().contains(':') {
            return Ok(Intent::Game {
                by: Some(Seat::Arbiter),
                ask: Request::Move(MoveRequest::Make(line.text().to_owned())),
            });
        }
        if is_reason && named.is_none_or(|by| by == Seat::Arbiter) && self.tells_of_mistake(&parsed, line, lexicon) {
            return Ok(Intent::Game {
                by: Some(Seat::Arbiter),
                ask: Request::Move(MoveRequest::Make(told_of(line).to_owned())),
            });
        }
        let is_text = is_reason || matches!(self.question, Some(Question::Reason(_)));
        if let Some(refused) = Play::refuse_question(line, &parsed, presenter).filter(|_| !is_text) {
            // «Согласны на ничью?» offers one.
            let loose = self.sensed(line, lexicon).and_then(|loose| loose.meant.ok());
            let is_offer =
                |intent: &Intent| matches!(intent, Intent::Game { ask: Request::Offer(OfferRequest::Offer), .. });
            return loose.filter(is_offer).ok_or(refused);
        }
        // At his own terminal the arbiter rules before a player speaks: «чёрные не пришли», «белые ошиблись ходом».
        let is_of_side = matches!(named, Some(Seat::Player(_))) && !line.is_addressed();
        let rules = self.seat() == Some(Seat::Arbiter) && is_of_side && !is_text;
        let ruled = if rules { self.loosely(line, lexicon).filter(Loose::is_ruling) } else { None };
        let ruled = ruled.filter(|_| self.question.is_none() || self.is_unread(&parsed));
        if let Some(loose) = ruled {
            return self.take_loose(loose, line.said(), presenter);
        }
        if let Some(answer) = self.answer_with_side(line, &parsed, lexicon) {
            self.question = None;
            return answer.map_err(|half| vec![self.put(Question::Half(half), presenter)]);
        }
        match self.question.clone().filter(|question| question.is_for(by)) {
            // The same command once more is no reason: it begins anew.
            Some(Question::Reason(ask)) if parsed.is_err() && Play::is_same(&ask, line, lexicon) => {}
            Some(Question::Reason(_)) if parsed.as_ref().is_err_and(CommandParseError::is_half) => {
                let told = if named == Some(Seat::Arbiter) { told_of(line) } else { said };
                return Ok(Intent::Game { by: named, ask: Request::Move(MoveRequest::Make(told.to_owned())) });
            }
            Some(Question::WhoResigns(_)) if let Some(side) = lexicon.side(line) => {
                return Ok(Intent::Game { by: Some(side.into()), ask: Request::Resign });
            }
            Some(Question::WhoOffers(_)) if let Some(side) = lexicon.side(line) => {
                self.question = None;
                return Ok(Intent::Game { by: Some(side.into()), ask: Request::Offer(OfferRequest::Offer) });
            }
            Some(Question::Half(half)) => match self.complete(&half, &parsed, said, lexicon) {
                Some(Ok(intent)) => {
                    self.question = None;
                    return Ok(intent);
                }
                Some(Err(half)) => {
                    let other = self.loosely(line, lexicon).filter(|loose| loose.meant.is_ok());
                    match other.filter(|_| self.is_unread(&parsed)) {
                        Some(loose) => return self.take_loose(loose, line.said(), presenter),
                        None => return Err(vec![self.put(Question::Half(half), presenter)]),
                    }
                }
                None => {}
            },
            Some(Question::Resign(_) | Question::Leave(_) | Question::Sure { .. } | Question::OfMatch(_))
            | Some(Question::Reason(_) | Question::WhoResigns(_) | Question::WhoOffers(_) | Question::Heard { .. })
            | None => {}
        }
        let interrupted = self.state().docket().iter().find_map(|matter| {
            let PendingRuling::Gap { side, .. } = matter else { return None };
            Some(*side)
        });
        if let Some(ruling) = interrupted.and_then(|side| lexicon.gap(line, side)) {
            return Ok(ruling);
        }
        // Neither yes nor no answers an either-or question.
        let is_asked = interrupted.is_some() && self.question.is_none() && self.state().offer().is_none();
        if is_asked && self.has_arbiter() && lexicon.answer(said).is_some() {
            return Err(vec![presenter.say(&message::gap_which(), Kind::Answer)]);
        }
        if parsed == Err(CommandParseError::Side)
            && let Some(arrived) = self.only_absent(line, lexicon)
        {
            return Ok(arrived);
        }
        if !is_text
            && self.question.is_none()
            && matches!(parsed, Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(_)), .. }))
            && self.may_be_wish(&parsed)
            && !line.text().ends_with('?')
            && let Some(text) = self.lawful_among(line, lexicon)
        {
            return Ok(Intent::Game { by: named, ask: Request::Move(MoveRequest::Make(text)) });
        }
        if !is_text
            && self.question.is_none()
            && (self.is_unread(&parsed) || self.may_be_wish(&parsed))
            && let Some(loose) = self.sensed(line, lexicon).or_else(|| {
                // "To the arbiter" lacks what he is told; it is no politeness before his name.
                let is_half = matches!(&parsed, Err(lacks) if lacks.is_half());
                if is_half { None } else { self.without_courtesy(line, lexicon) }
            })
        {
            return self.take_loose(loose, line.said(), presenter);
        }
        if !is_text
            && self.is_unread(&parsed)
            && let Some(text) = lexicon.place_among(line)
            && self.state().board().place_written(&text).is_some()
        {
            return Ok(Intent::Game { by: named, ask: Request::Record(RecordRequest::Query(Query::Place(text))) });
        }
        if !is_text
            && self.is_unread(&parsed)
            && let Some(text) = lexicon.move_among(line).filter(|text| self.is_move(text))
        {
            return Ok(Intent::Game { by: named, ask: Request::Move(MoveRequest::Make(text)) });
        }
        if let Ok(Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Place(text))), .. }) = &parsed
            && golos_speech::place(self.state().board(), text, self.state().notation(), presenter.wording).is_refusal()
            && let Some(place) = self.place_asked(line, presenter)
        {
            let ask = Request::Record(RecordRequest::Query(Query::Place(place)));
            return Ok(Intent::Game { by: named, ask });
        }
        if !is_text
            && self.is_unread(&parsed)
            && let Some(loose) = self.loosely(line, lexicon)
            && (loose.meant.is_ok() || parsed.is_ok())
        {
            // "Is my clock running?" starts nothing.
            if line.text().ends_with('?') && !loose.may_be_asked() {
                return Err(vec![presenter.say(&message::refuse_question(), Kind::Answer)]);
            }
            // «дэ два дэ четыре, и позовите судью»: the move is made first.
            if (!loose.note.is_empty() || loose.calls())
                && self.question.is_none()
                && let Some(wishes) = self.wishes(line, presenter)
                && (wishes.len() > 1 || !loose.note.is_empty())
            {
                return self.take_wishes(wishes, presenter);
            }
            return self.take_loose(loose, line.said(), presenter);
        }
        if !is_text
            && self.question.is_none()
            && self.may_be_wish(&parsed)
            && !(parsed.is_err() && lexicon.behind_word(line) == Some(""))
            && let Some(wishes) = self.wishes(line, presenter)
            // «Заявляю пункт 6.1.8.6» is half a claim, and no question about the article.
            && !(parsed.is_err() && begins_an_act(line, lexicon) && wishes.iter().all(Intent::is_query))
        {
            return self.take_wishes(wishes, presenter);
        }
        self.or_ask(parsed, line, presenter)
    }

    /// «Пустите часы» begins the game as well as it resumes it: which of the two, the clocks say.
    fn at_this_moment(&self, parsed: Result<Intent, CommandParseError>) -> Result<Intent, CommandParseError> {
        let (start, resume) = (Request::Clock(ClockRequest::Start), Request::Clock(ClockRequest::Resume));
        let other = |by, ask| Ok(Intent::Game { by, ask });
        match (parsed, self.state().phase()) {
            (Ok(Intent::Game { by, ask }), Phase::Ready) if ask == resume => other(by, start),
            (Ok(Intent::Game { by, ask }), Phase::Paused) if ask == start => other(by, resume),
            (parsed, _) => parsed,
        }
    }

    /// Whether a word that takes a move back says here what was wrong: «ошибка», «ошибка в бланке», «судья ошибся».
    fn tells_of_mistake(&self, parsed: &Result<Intent, CommandParseError>, line: &Tokens, lexicon: &Lexicon) -> bool {
        match parsed {
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Amend(text)), .. }) => !self.is_move(text),
            Ok(intent) => intent.takes_back() && lexicon.is_mistake(line, line.seat().is_some()),
            Err(_) => false,
        }
    }

    /// Yes or no to what is asked, with the same in other words behind it: «да, сдаюсь», «нет, не согласен». What else stands
    /// behind a yes makes it none; behind a no nothing else is read, but for a move.
    fn answered_with(&self, line: &Tokens, by: Option<Seat>, lexicon: &Lexicon) -> Option<bool> {
        let (yes, rest) = lexicon.answer_with(line)?;
        let means = self.parsed(&self.tokens(&rest, lexicon), lexicon);
        let is_asked = match (&self.question, &means) {
            (Some(Question::Resign(_)), Ok(Intent::Game { ask: Request::Resign, .. })) => true,
            (Some(Question::Leave(_)), Ok(Intent::Leave)) => true,
            (None, Ok(Intent::Game { ask: Request::Offer(OfferRequest::Accept | OfferRequest::Offer), .. })) => {
                self.state().offer().is_some()
            }
            (_, Ok(_) | Err(_)) => false,
        };
        let is_open = self.question.as_ref().is_some_and(|question| question.is_for(by));
        let says_no = match &means {
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) => !self.is_move(text),
            Ok(Intent::Game { ask: Request::Offer(OfferRequest::Decline), .. }) => true,
            Ok(_) | Err(_) => false,
        };
        match self.question {
            Some(Question::Resign(_) | Question::Leave(_)) if !is_open => None,
            Some(Question::Resign(_) | Question::Leave(_)) if !yes => (is_asked || says_no).then_some(false),
            None if !yes && self.state().offer().is_some() => (is_asked || says_no).then_some(false),
            _ => (yes && is_asked).then_some(true),
        }
    }

    /// What was put into order: done, or asked for its rest.
    fn take_loose(&mut self, loose: Loose, said: &str, presenter: &Presenter) -> Result<Intent, Vec<Out>> {
        // What a player reports goes to the arbiter, in whatever order he says it, and in his own words.
        match self.addressed(&loose.line, loose.meant, said) {
            Ok(intent) if loose.note.is_empty() => Ok(intent),
            Ok(intent) => Err(self.do_and_note(intent, &loose.note, presenter)),
            Err(lacks) => self.or_ask(Err(lacks), &loose.line, presenter),
        }
    }

    /// What a line means, or the question for what it lacks.
    fn or_ask(
        &mut self,
        parsed: Result<Intent, CommandParseError>,
        line: &Tokens,
        presenter: &Presenter,
    ) -> Result<Intent, Vec<Out>> {
        let (lexicon, named) = (&presenter.lexicon, line.seat());
        parsed.map_err(|lacks| {
            // R-5.4.14.5: behind the end nothing is claimed, whatever it would be.
            if lacks == CommandParseError::ClaimKind && self.state().phase() == Phase::Over {
                return vec![presenter.say(&speech::over(self.state()), Kind::Answer)];
            }
            if !lacks.is_half() {
                return vec![presenter.say(&lacks.sentence_at(self.state()), Kind::Answer)];
            }
            // What the rules of the game do not know at all is said before whose turn it is.
            let is_unknown = lacks == CommandParseError::RightMove || lacks.is_never_claimed(self.state());
            if let Some(refused) = self.refused_at_once(line, lexicon).filter(|_| !is_unknown) {
                // U-V.13.10: what is wrong he need not name to call the arbiter.
                let calls = lacks == CommandParseError::Fault
                    && named.or(self.seat()).is_some_and(|seat| seat.side().is_some());
                let call = Intent::Game {
                    by: named,
                    ask: Request::Record(RecordRequest::Call { text: line.said().to_owned(), alleged: None }),
                };
                return self.take(self.seat(), if calls { call } else { refused }, presenter).0;
            }
            let before = self.question.take();
            let half = Half { asker: self.seat().or(named), speaker: named, line: Box::new(line.clone()), lacks };
            let asked = self.put(Question::Half(half), presenter);
            self.lapsed(before).map(|lapsed| presenter.say(&lapsed, Kind::Answer)).into_iter().chain([asked]).collect()
        })
    }

    /// What a line is to the arbiter, if it is not he who types it: «судья» calls him, and so does what is said to him
    /// that is no command, and a violation that only he may find (R-2.3.1, R-5.4.14.1, CH-7.2, U-V.13.10).
    pub(super) fn addressed(
        &self,
        line: &Tokens,
        parsed: Result<Intent, CommandParseError>,
        said: &str,
    ) -> Result<Intent, CommandParseError> {
        let named = line.seat();
        let alleges = |by: Option<Seat>, text: &str, alleged: Option<Alleged>| {
            Ok(Intent::Game { by, ask: Request::Record(RecordRequest::Call { text: text.to_owned(), alleged }) })
        };
        let called = |by, text: &str| alleges(by, text, None);
        let own = self.seat().filter(|seat| seat.side().is_some());
        let speaker = named.filter(|by| by.side().is_some()).or(own);
        if let (
            Some(by),
            Ok(Intent::Game { ask: Request::Remedy(RemedyRequest::Irregularity { side, misdeed, .. }), .. }),
        ) = (speaker, &parsed)
        {
            // Who names nobody means his opponent.
            let side = side.or_else(|| by.side().map(Side::other));
            return alleges(Some(by), said, Some(Alleged { side, misdeed: *misdeed }));
        }
        let is_to_him = named == Some(Seat::Arbiter) && !line.text().contains(':') && !self.has_arbiter();
        match &parsed {
            Ok(Intent::Game { ask: Request::Record(RecordRequest::Query(Query::Report)), .. })
                if is_to_him && said.is_empty() =>
            {
                called(None, "")
            }
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. })
                if is_to_him && !self.is_move(text) =>
            {
                called(None, said)
            }
            _ => parsed,
        }
    }

    /// What an answer that begins with a side makes of the command it is asked for: «белые потому что чёрные опоздали». The
    /// side is a part of it, and nobody speaks in it; a seat with a colon would.
    fn answer_with_side(
        &self,
        line: &Tokens,
        parsed: &Result<Intent, CommandParseError>,
        lexicon: &Lexicon,
    ) -> Option<Result<Intent, Half>> {
        let Some(Question::Half(half)) = &self.question else { return None };
        let is_his = half.asker.is_none() || self.seat().is_none() || half.asker == self.seat();
        let is_side = lexicon.side(line).is_some() || matches!(line.seat(), Some(Seat::Player(_)));
        if !is_his || !is_side || line.is_addressed() {
            return None;
        }
        // What means something of its own is said by that side, and so is a move.
        match parsed {
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. })
                if half.lacks != CommandParseError::Result || !self.is_move(text) => {}
            Ok(_) => return None,
            Err(_) => {}
        }
        // A side that is named replaces the one at the end of the line.
        let line = self.tokens(&format!("{} {}", lexicon.before_side(&half.line), line.text()), lexicon);
        match (self.parsed(&line, lexicon), &half.lacks) {
            (
                _,
                CommandParseError::Note
                | CommandParseError::Place
                | CommandParseError::ClaimKind
                | CommandParseError::Gap
                | CommandParseError::Resumption,
            ) => None,
            (Ok(intent), _) => Some(Ok(intent)),
            (Err(lacks), _) if lacks.is_half() && (lacks != half.lacks || lacks == CommandParseError::Fault) => {
                Some(Err(Half { line: Box::new(line), lacks, ..half.clone() }))
            }
            (Err(_), _) => None,
        }
    }

    /// Whether a line begins with the word for this.
    fn is_same(ask: &Request, line: &Tokens, lexicon: &Lexicon) -> bool {
        lexicon
            .least(line)
            .is_some_and(|(_, asks)| asks.iter().any(|one| std::mem::discriminant(one) == std::mem::discriminant(ask)))
    }

    /// A command that lacks a part and would be refused whatever that part was: who may not say it is not asked for the rest.
    fn refused_at_once(&self, line: &Tokens, lexicon: &Lexicon) -> Option<Intent> {
        let (by, asks) = lexicon.least(line)?;
        let seat = by.or(self.seat());
        let is_moot = |ask: &&Request| {
            let (by, ask) = self.settle(seat, (*ask).clone());
            let Some(by) = self.speaker(by) else { return true };
            let refusal = decide(self.state(), &Command::new(by, ask), self.now()).refusal;
            refusal.is_some_and(|refusal| refusal.is_of_the_moment())
        };
        let first = asks.first().filter(|_| asks.iter().all(|ask| !self.takes(seat, ask)))?;
        Some(first).filter(is_moot).map(|ask| Intent::Game { by, ask: ask.clone() })
    }

    /// A line that the desk has made for this board.
    pub(super) fn tokens(&self, line: &str, lexicon: &Lexicon) -> Tokens {
        lexicon.tokens(line, self.state().board().place_names())
    }

    pub(super) fn parsed(&self, line: &Tokens, lexicon: &Lexicon) -> Result<Intent, CommandParseError> {
        let names = self.state().board().place_names();
        let parsed = self.parsed_of(line, lexicon);
        if let Some(at_cost) = self.at_cost(line, &parsed, lexicon) {
            return at_cost;
        }
        // «п девять» is a point of renju: the letter that asks for a place names a column there.
        if names == PlaceNames::Points
            && let Ok(Intent::Game { by, ask: Request::Record(RecordRequest::Query(Query::Place(_))) }) = &parsed
            && let said = line.said()
            && said.split_whitespace().next().is_some_and(|word| word.chars().nth(1).is_none())
            && !matches!(self.state().board().read(said, self.state().notation()), Err(Unread::NotRead(_)))
        {
            return Ok(Intent::Game { by: *by, ask: Request::Move(MoveRequest::Make(said.to_owned())) });
        }
        parsed
    }

    /// On whose time an irregularity is put right: by him whose it was, or by his opponent, who names the right move.
    fn at_cost(
        &self,
        line: &Tokens,
        parsed: &Result<Intent, CommandParseError>,
        lexicon: &Lexicon,
    ) -> Option<Result<Intent, CommandParseError>> {
        let (wrong, _) = self.state().irregularity()?;
        let by = line.seat();
        let said = match parsed {
            Ok(Intent::Game { ask: Request::Remedy(RemedyRequest::Mend(text)), .. }) => text,
            Ok(_) | Err(_) => line.said(),
        };
        let (side, rest) = lexicon.at_cost(said)?;
        Some(match (side == wrong, rest.is_empty()) {
            (true, true) => Ok(Intent::Game { by, ask: Request::Remedy(RemedyRequest::Correct) }),
            (false, true) => Err(CommandParseError::RightMove),
            (true, false) | (false, false) => Ok(Intent::Game { by, ask: Request::Remedy(RemedyRequest::Mend(rest)) }),
        })
    }

    fn parsed_of(&self, line: &Tokens, lexicon: &Lexicon) -> Result<Intent, CommandParseError> {
        match self.seat() {
            Some(Seat::Arbiter) => lexicon.desk(line),
            // «нарушение соперник …»: whose opponent it is his terminal tells.
            Some(own @ Seat::Player(_)) => match lexicon.play(line) {
                Err(CommandParseError::Fault) => lexicon.own(own, line).or(Err(CommandParseError::Fault)),
                parsed if is_answer_to_protest(&parsed) => lexicon.own(own, line).or(parsed),
                parsed => parsed,
            },
            Some(own @ Seat::Assistant(_)) => match lexicon.play(line) {
                parsed if is_answer_to_protest(&parsed) => lexicon.own(own, line).or(parsed),
                parsed => parsed,
            },
            _ => match lexicon.play(line) {
                // If no protest waits there is nothing to rule: a player protests, and is asked who.
                parsed if is_answer_to_protest(&parsed) && !self.state().protests().iter().any(Protest::waits) => {
                    match lexicon.own(self.state().turn().into(), line) {
                        Ok(Intent::Game { ask, .. }) => Ok(Intent::Game { by: None, ask }),
                        _ => parsed,
                    }
                }
                parsed => parsed,
            },
        }
    }

    /// What a line makes of a command that lacks a part: the command, or one that lacks less or as much, whose rest is
    /// asked for again. None for a line that means something of its own.
    fn complete(
        &self,
        half: &Half,
        parsed: &Result<Intent, CommandParseError>,
        said: &str,
        lexicon: &Lexicon,
    ) -> Option<Result<Intent, Half>> {
        let (text, is_free) = match parsed {
            Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) => (Some(text), true),
            Ok(_) => (None, false),
            Err(_) => (None, true),
        };
        let is_move = text.is_some_and(|text| self.is_move(text));
        let here = text.and_then(|text| self.in_letters_here(text));
        let is_lawful = here.is_some_and(|text| self.state().board().read(&text, self.state().notation()).is_ok());
        let lines = half.completed(said, lexicon, |text| self.is_move(text));
        let mut lines = lines.iter().map(|line| self.tokens(line, lexicon));
        let read = |line: &Tokens| self.parsed(line, lexicon).ok().filter(|_| half.lacks != CommandParseError::Change);
        let first = lines.next()?;
        let whole =
            if read(&first).is_some() { first } else { lines.find(|line| read(line).is_some()).unwrap_or(first) };
        let line = match self.loosely(&whole, lexicon).filter(|_| half.lacks == CommandParseError::Change) {
            Some(loose) => loose.line,
            None => whole,
        };
        match (self.addressed(&line, self.parsed(&line, lexicon), line.said()), &half.lacks) {
            (Ok(Intent::Game { ask: Request::Move(_), .. }), CommandParseError::Change) => {}
            // A note can be any text: what means something of its own is none.
            (Ok(intent), CommandParseError::Note) if is_free && !is_move => return Some(Ok(intent)),
            // Two squares may name a diagonal, unless that is a move.
            (Ok(intent), CommandParseError::Place) if is_free && !is_lawful || self.names_place(&intent) => {
                return Some(Ok(intent));
            }
            (Ok(_), CommandParseError::Note | CommandParseError::Place) => return None,
            (Ok(intent), _) => return Some(Ok(intent)),
            (Err(lacks), _) if lacks.is_half() && lacks != half.lacks && !is_move => {
                return Some(Err(Half { line: Box::new(line), lacks, ..half.clone() }));
            }
            (Err(_), _) => {}
        }
        let is_word = text.is_some() && !is_move;
        is_word.then(|| Err(half.clone()))
    }

    /// Whether a text is a move, lawful or not: what can be read as one, or was meant for one, is no reason and no note.
    pub(super) fn is_move(&self, text: &str) -> bool {
        let Some(text) = self.in_letters_here(text) else { return true };
        match self.state().board().read(&text, self.state().notation()) {
            Err(Unread::NotRead(why)) => why.is_mistyped() && !has_word(&text),
            Ok(_) | Err(Unread::Ambiguous(_) | Unread::Illegal(_) | Unread::NotOnBoard(_)) => true,
        }
    }

    /// Whether it asks for a place that there is.
    fn names_place(&self, intent: &Intent) -> bool {
        let Intent::Game {
            ask: Request::Record(RecordRequest::Query(Query::Place(name) | Query::Moves(name))), ..
        } = intent
        else {
            return false;
        };
        let is_file = name.chars().count() == 1 && name.chars().all(char::is_alphanumeric);
        is_file || self.state().board().place_named(name).is_some()
    }
}

/// Whether the word at the head of a line does something.
fn begins_an_act(line: &Tokens, lexicon: &Lexicon) -> bool {
    let asks = lexicon.least(line).map(|(_, asks)| asks).unwrap_or_default();
    asks.into_iter().any(|ask| !Intent::Game { by: None, ask }.is_query())
}

/// What the arbiter has told: a seat with a colon is no part of it, «судья» without one is.
fn told_of(line: &Tokens) -> &str {
    if line.text().contains(':') { line.said() } else { line.text() }
}

/// Whether there is a word in it: the letters of squares and pieces stand alone or in pairs.
fn has_word(text: &str) -> bool {
    text.split(|sign: char| !sign.is_alphabetic()).any(|letters| letters.chars().nth(2).is_some())
}
