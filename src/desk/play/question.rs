//! What waits to be answered by yes or no, and by whom. The clock button answers nothing: neither a press, nor Enter on an
//! empty line.

use super::{Play, Question};
use crate::screens::Screen;
use crate::{Out, Presenter};
use golos_clock::Ms;
use golos_game::{
    ClockRequest, Command, Event, Irregularity, MoveRequest, OfferRequest, OpeningAct, OpeningRequest, Phase, Refusal,
    RemedyEvent, RemedyRequest, Request, RulingRequest, Sanction, Seat, State, decide,
};
use golos_input::{Asking, CursorKey, Intent};
use golos_rules::renju::{Expected, OpeningState};
use golos_rules::{Side, Unread};
use golos_speech::{self as speech, Kind};
use golos_wording::{Sentence, Slot, message, text_key};

/// What the game itself asks of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AskedOfSide {
    /// Whether it swaps colours (R-9.2.4.3).
    Swap,
    /// Whether it accepts the offer of a draw, or the claim that is one as well (R-5.4.13.3, CH-9.1.2.1, CH-9.1.2.3).
    Draw,
}

impl Question {
    /// Whether the arbiter means this.
    pub(super) fn sure(ask: &Request, asked: Sentence) -> Question {
        Question::Sure { ask: Box::new(ask.clone()), asked: Box::new(asked) }
    }

    /// Whether he may answer it: nobody gives up for another, and nobody but him who was asked to leaves. Who shares a
    /// keyboard is asked aloud, and names nobody.
    pub(super) fn is_for(&self, by: Option<Seat>) -> bool {
        match self {
            Question::Resign(seat) | Question::Heard { seat, .. } => by.is_none_or(|by| by == *seat),
            Question::WhoResigns(asker) | Question::WhoOffers(asker) | Question::Leave(asker) => by == *asker,
            Question::Reason(_) | Question::Sure { .. } | Question::OfMatch(_) => {
                by.is_none_or(|by| by == Seat::Arbiter)
            }
            Question::Half(half) => by.is_none() || half.asker.is_none() || by == half.asker || by == half.speaker,
        }
    }

    /// Whether yes or no answers it here; whether a break ends, the micro-match is told.
    pub(super) const fn is_yes_or_no(&self) -> bool {
        match self {
            Question::Resign(_)
            | Question::WhoResigns(_)
            | Question::WhoOffers(_)
            | Question::Leave(_)
            | Question::Heard { .. }
            | Question::Sure { .. } => true,
            Question::Reason(_) | Question::OfMatch(_) | Question::Half(_) => false,
        }
    }

    const fn is_of_match(&self) -> bool {
        matches!(self, Question::OfMatch(_))
    }

    /// Whether yes or no answers it at all.
    const fn is_answered(&self) -> bool {
        self.is_yes_or_no() || self.is_of_match()
    }

    /// How it is answered here; none: not by yes or no.
    const fn asking(&self) -> Option<Asking> {
        match self {
            Question::Resign(_)
            | Question::Leave(_)
            | Question::Sure { .. }
            | Question::OfMatch(_)
            | Question::Heard { .. } => Some(Asking::Sure),
            Question::WhoResigns(_) | Question::WhoOffers(_) => Some(Asking::Side),
            Question::Reason(_) | Question::Half(_) => None,
        }
    }

    /// The prompt while it is open.
    pub(super) fn prompt(&self) -> Sentence {
        match self {
            Question::Resign(_)
            | Question::Leave(_)
            | Question::Sure { .. }
            | Question::OfMatch(_)
            | Question::Heard { .. } => message::prompt_question(),
            Question::WhoResigns(_) | Question::WhoOffers(_) => message::prompt_resign_side(),
            Question::Reason(_) => message::prompt_reason(),
            Question::Half(half) => half.prompt(),
        }
    }

    pub(super) fn sentence(&self, state: &State) -> Sentence {
        match self {
            Question::Resign(seat) => match seat.side() {
                Some(side) => message::confirm_resign(side),
                None => message::confirm_resign_side(),
            },
            Question::WhoResigns(_) => message::confirm_resign_side(),
            Question::WhoOffers(_) => message::confirm_offer_side(),
            Question::Leave(_) => message::confirm_quit(),
            // R-5.4.13.1b: what he has found at the clock on the table is more than a reason.
            Question::Reason(ask) if let Some(article) = lacks_found(state, ask) => {
                message::refuse_both_flags(Slot::Article(article))
            }
            Question::Reason(_) => message::ask_reason(),
            Question::Sure { asked, .. } | Question::OfMatch(asked) => (**asked).clone(),
            Question::Half(half) => half.sentence(state),
            Question::Heard { seat, text, .. } => {
                let side = seat.side().unwrap_or_else(|| state.turn());
                message::heard_question(side, Slot::Text(text.to_string()))
            }
        }
    }
}

impl Play {
    /// Takes the intent as an answer, if it is one. The second value says whether the game was left.
    pub(super) fn take_answer(
        &mut self,
        seat: Option<Seat>,
        intent: &Intent,
        presenter: &Presenter,
    ) -> Option<(Vec<Out>, bool)> {
        if matches!(intent, Intent::BoardCursor(_)) {
            return None;
        }
        if let Some(pressed) = self.press_after_heard(speaker(intent).or(seat), intent, presenter) {
            return Some((pressed, false));
        }
        // Which reading is meant is answered by a number or a word of it, never by yes.
        let chooses = self.question.is_none() && self.readings.is_some();
        let by = speaker(intent).or(seat);
        let said = answer(intent, presenter).filter(|_| !chooses).or(self.keeps(intent).then_some(false));
        let yes = said.or_else(|| self.confirms(by, intent));
        // The clock button answers nothing, and leaves a command unfinished as it is.
        let is_press = matches!(intent, Intent::Game { ask: Request::Move(MoveRequest::Press), .. });
        let is_open = self.question.as_ref().is_some_and(Question::is_answered);
        // Whatever else he does, he is not asked any more; to leave what is asked is no.
        let stays = |question: &Question| is_press && matches!(question, Question::Half(_) | Question::Heard { .. });
        let question = self.question.take_if(|question| question.is_for(by) && !stays(question));
        let left_unfinished = matches!(question, Some(Question::Reason(_) | Question::Half(_)));
        if let Some(question) = question.filter(Question::is_yes_or_no)
            && let Some(yes) = yes.or((*intent == Intent::Leave).then_some(false))
        {
            return Some(self.answer(question, yes, presenter));
        }
        // To leave a command unfinished rules nothing.
        if yes == Some(false) && left_unfinished {
            return Some((vec![presenter.say(&self.no(), Kind::Answer)], false));
        }
        if let Some(ruled) =
            yes.filter(|_| !is_open || by == Some(Seat::Arbiter)).and_then(|yes| self.rule(by, yes, presenter))
        {
            return Some((ruled, false));
        }
        if !is_open && self.game_asks().is_none() && self.state().phase() != Phase::Ready {
            // What waits for the arbiter is not answered so, and it is no move.
            let said = yes.filter(|_| self.state().docket().is_empty()).map(|_| message::refuse_no_question());
            return said.map(|sentence| (vec![presenter.say(&sentence, Kind::Answer)], false));
        }
        self.answer_game(by, yes?, presenter).map(|out| (out, false))
    }

    /// Takes a button of a pad as an answer: of those, only what picks a square up or lets it fall says yes or no. What was
    /// asked at the keyboard of nobody in particular is answered there.
    pub(crate) fn take_button(
        &mut self,
        seat: Option<Seat>,
        key: CursorKey,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let yes = match key {
            CursorKey::Pick => true,
            CursorKey::Drop if self.hands.path(seat).is_empty() => false,
            _ => return None,
        };
        if let Some(question) =
            self.question.take_if(|question| seat.is_some() && question.is_yes_or_no() && question.is_for(seat))
        {
            return Some(self.answer(question, yes, presenter).0);
        }
        let (matter, side) = self.game_asks()?;
        let is_asked = seat.is_none_or(|seat| seat.side() == Some(side));
        match matter {
            AskedOfSide::Swap if is_asked => self.answer_game(seat, yes, presenter),
            // He may move instead, and picks up a piece for that; who accepts finds it first in his list.
            AskedOfSide::Draw if is_asked && !yes && seat.is_some() => self.answer_game(seat, yes, presenter),
            AskedOfSide::Swap | AskedOfSide::Draw => None,
        }
    }

    /// Does what the answer says.
    fn answer(&mut self, question: Question, yes: bool, presenter: &Presenter) -> (Vec<Out>, bool) {
        match (question, yes) {
            (Question::Leave(_), true) => (self.close(presenter), true),
            (Question::Resign(by), true) => (self.command(Command::new(by, Request::Resign), presenter), false),
            (Question::Sure { ask, .. }, true) => (self.command(Command::new(Seat::Arbiter, *ask), presenter), false),
            (Question::Heard { seat, intent, .. }, true) => self.take_request(Some(seat), *intent, presenter),
            (Question::Heard { .. }, false) => (vec![presenter.say(&message::heard_lapsed(), Kind::Answer)], false),
            (question @ (Question::WhoResigns(_) | Question::WhoOffers(_)), true) => {
                (vec![self.put(question, presenter)], false)
            }
            (
                Question::Resign(_)
                | Question::WhoResigns(_)
                | Question::WhoOffers(_)
                | Question::Leave(_)
                | Question::Sure { .. },
                false,
            )
            | (Question::Reason(_) | Question::OfMatch(_) | Question::Half(_), _) => {
                (vec![presenter.say(&self.no(), Kind::Answer)], false)
            }
        }
    }

    /// That what was asked is not done.
    pub(super) fn no(&self) -> Sentence {
        match self.state().phase() {
            Phase::Ready => message::question_not_begun(Slot::Heads(vec![text_key::WORDS_START.to_owned()])),
            _ => message::question_no(),
        }
    }

    /// A ruling that answers whether the arbiter means it, where nothing else waits to be ruled.
    fn confirms(&self, by: Option<Seat>, intent: &Intent) -> Option<bool> {
        let Intent::Game { ask: Request::Ruling(ruling), .. } = intent else { return None };
        let is_asked = matches!(self.question, Some(Question::Sure { .. } | Question::OfMatch(_)));
        let is_asked = is_asked && self.state().docket().is_empty();
        match ruling {
            _ if !is_asked || by.is_some_and(|by| by != Seat::Arbiter) => None,
            RulingRequest::Uphold => Some(true),
            RulingRequest::Dismiss => Some(false),
            _ => None,
        }
    }

    /// Asks the arbiter this about the micro-match.
    pub(crate) fn ask_of_match(&mut self, sentence: Sentence, presenter: &Presenter) -> Out {
        self.put(Question::OfMatch(Box::new(sentence)), presenter)
    }

    /// Whether a question waits for its answer.
    pub(crate) const fn has_question(&self) -> bool {
        self.question.is_some()
    }

    /// Whether he is asked about the micro-match.
    pub(crate) const fn asks_of_match(&self) -> bool {
        matches!(self.question, Some(Question::OfMatch(_)))
    }

    /// What is answered to that question, by whom it was asked of. Whatever else he does, he is not asked any more.
    pub(crate) fn answer_of_match(
        &mut self,
        seat: Option<Seat>,
        intent: &Intent,
        presenter: &Presenter,
    ) -> Option<bool> {
        let by = speaker(intent).or(seat);
        let is_for = self.question.as_ref().is_some_and(|question| question.is_of_match() && question.is_for(by));
        let yes = answer(intent, presenter).or_else(|| self.confirms(by, intent));
        let yes = yes.or((*intent == Intent::Leave || intent.takes_back()).then_some(false));
        yes.filter(|_| is_for).inspect(|_| self.question = None)
    }

    /// Whether he who was asked that does something else, and is not asked any more.
    pub(crate) fn drops_match(&mut self, seat: Option<Seat>, intent: &Intent) -> bool {
        let by = speaker(intent).or(seat);
        let is_query = intent.is_query();
        self.question.take_if(|question| question.is_of_match() && !is_query && question.is_for(by)).is_some()
    }

    /// He resigns, once he has said so twice. Where nobody knows who speaks, that is asked first.
    pub(super) fn ask_to_resign(&mut self, by: Option<Seat>, seat: Option<Seat>, presenter: &Presenter) -> Vec<Out> {
        let question = match by.or(seat.filter(|seat| seat.side().is_some())) {
            Some(seat) => {
                // Who may not do it in another's name is not asked whether he means it.
                let resigns = Command::new(seat, Request::Resign);
                let refusal = decide(self.state(), &resigns, self.now()).refusal;
                if self.speaker(seat).is_none() || refusal.is_some_and(|refusal| refusal.is_of_the_moment()) {
                    return self.command(resigns, presenter);
                }
                Question::Resign(seat)
            }
            None if let Some(own) = self.seat().filter(|own| own.only_looks_on()) => {
                return self.command(Command::new(own, Request::Resign), presenter);
            }
            None => Question::WhoResigns(seat),
        };
        vec![self.put(question, presenter)]
    }

    /// R-5.4.14.2: the board on the table is read out as it would stand, and taken so once the arbiter has said yes.
    pub(super) fn ask_to_stand(&mut self, by: Option<Seat>, ask: &Request, presenter: &Presenter) -> Option<Vec<Out>> {
        let Request::Remedy(RemedyRequest::Found(found)) = ask else { return None };
        let may_rule = by.is_none_or(|by| by == Seat::Arbiter) && self.speaker(Seat::Arbiter) == Some(Seat::Arbiter);
        let position = self.state().as_found(&found.pieces).ok().filter(|_| may_rule)?;
        let notation = self.state().notation();
        let mut read: Vec<Sentence> = speech::differing(self.state().board(), &position)
            .into_iter()
            .map(|place| speech::on_place(&position, place, notation))
            .collect();
        read.push(speech::pieces(&position, notation));
        let times = Side::BOTH.into_iter().filter_map(|side| Some((side, found.times[side]?)));
        read.extend(times.map(|(side, left)| message::board_time(side, left)));
        let mut out: Vec<Out> = read.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect();
        out.push(self.put(Question::sure(ask, message::confirm_board()), presenter));
        Some(out)
    }

    /// What annuls the game, so that another one begins, is asked about first: of what was played nothing counts any more
    /// (R-5.4.14.1, CH-7.2, U-V.6.1). So is what ends it by the arbiter's own ruling: a result, a loss, the last illegal
    /// move (CH-7.5.5, CH-12.9.6).
    pub(super) fn ask_before_the_end(
        &mut self,
        by: Option<Seat>,
        ask: &Request,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let is_own = matches!(
            ask,
            Request::Remedy(RemedyRequest::Irregularity { .. })
                | Request::Ruling(
                    RulingRequest::Result { .. } | RulingRequest::Impose(_) | RulingRequest::BothFlags { .. },
                )
        );
        let corrects = matches!(ask, Request::Ruling(RulingRequest::Result { .. }));
        let is_his = by.is_none_or(|by| by == Seat::Arbiter) && self.speaker(Seat::Arbiter) == Some(Seat::Arbiter);
        if !is_own || !is_his || self.state().phase() == Phase::Over && !corrects {
            return None;
        }
        let decision = decide(self.state(), &Command::new(Seat::Arbiter, ask.clone()), self.now());
        if decision.refusal.is_some() {
            return None;
        }
        let asked = decision.events.iter().find_map(|recorded| match &recorded.event {
            Event::Remedy(RemedyEvent::Restarted { misdeed }) => Some(restarts(*misdeed)),
            // CH-7.5.5: whether the opponent can mate is found out only behind it.
            Event::Remedy(RemedyEvent::Penalized { side }) if self.is_last_penalty(*side) => {
                Some(message::confirm_last_penalty(*side, side.other()))
            }
            Event::Ended { verdict } => {
                let result = speech::ending(self.state().setup(), verdict);
                Some(match excluded(ask) {
                    Some(side) => message::confirm_exclusion(side, result),
                    None => message::confirm_result(result),
                })
            }
            _ => None,
        })?;
        Some(vec![self.put(Question::sure(ask, asked), presenter)])
    }

    /// Whether one more illegal move of `side` loses, or draws where the opponent cannot mate (CH-7.5.5).
    fn is_last_penalty(&self, side: Side) -> bool {
        let rule = self.state().setup().rules.remedies.penalty.as_ref();
        rule.is_some_and(|rule| self.state().penalties(side) + 1 >= rule.loses_at)
    }

    /// A game whose opening has to be drawn is started without a lot only where the arbiter says so (R-6.2.2, DR-2.2.2,
    /// U-V.9.5.2). The lots of a round are drawn for all boards at the desk of the event.
    pub(super) fn ask_about_the_lot(
        &mut self,
        by: Option<Seat>,
        ask: &Request,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let starts = matches!(ask, Request::Clock(ClockRequest::Start)) && self.state().phase() == Phase::Ready;
        let is_his = by.is_none_or(|by| by == Seat::Arbiter) && self.speaker(Seat::Arbiter) == Some(Seat::Arbiter);
        let is_alone = self.state().setup().occasion.is_none();
        let asks = starts && is_his && is_alone && self.state().is_undrawn() && self.state().awaited().is_none();
        let rule = self.state().setup().rules.openings.drawn.as_ref().filter(|_| asks)?;
        let asked = message::confirm_undrawn(Slot::Article(rule.article.clone()));
        Some(vec![self.put(Question::sure(ask, asked), presenter)])
    }

    /// Whose offer of a draw it is, where nobody knows who speaks: asked as it is of a resignation, so that nobody offers
    /// for the other (CH-9.1.2.1, R-5.4.13.3).
    pub(super) fn ask_whose_offer(
        &mut self,
        by: Option<Seat>,
        seat: Option<Seat>,
        ask: &Request,
        presenter: &Presenter,
    ) -> Option<Vec<Out>> {
        let is_unnamed = by.or(seat.filter(|seat| seat.side().is_some())).is_none();
        let is_shared = self.seat().is_none() && Side::BOTH.iter().all(|&side| self.speaker(side.into()).is_some());
        let is_offer = *ask == Request::Offer(OfferRequest::Offer) && self.state().offer().is_none();
        if !(is_unnamed && is_shared && is_offer) {
            return None;
        }
        let may = |side: &Side| {
            let offers = Command::new(Seat::Player(*side), ask.clone());
            !decide(self.state(), &offers, self.now()).refusal.is_some_and(|refusal| refusal.is_of_the_moment())
        };
        let can = Side::BOTH.iter().any(may);
        can.then(|| vec![self.put(Question::WhoOffers(seat), presenter)])
    }

    /// What is asked at this desk of the one who sits there; none while a move waits for its press.
    pub(crate) fn asked(&self, seat: Option<Seat>) -> Option<Sentence> {
        // Where the clock is pressed by hand, Enter presses it while a command is unfinished.
        let presses = |question: &Question| self.state().is_manual() && matches!(question, Question::Half(_));
        let question = self.question.as_ref().filter(|question| question.is_for(seat) && !presses(question));
        if let Some(question) = question {
            return Some(question.sentence(self.state()));
        }
        if let Some((_, readings)) = self.readings.as_ref().filter(|(by, _)| seat.is_none_or(|seat| seat == *by)) {
            return readings.asked().cloned();
        }
        if self.state().made().is_some() {
            return None;
        }
        let (matter, side) = self.game_asks()?;
        if seat.is_some_and(|seat| seat.side() != Some(side)) {
            return None;
        }
        match matter {
            AskedOfSide::Swap => speech::renju::question(self.state().regulation()?, self.state().notation().renju),
            AskedOfSide::Draw => Some(message::draw_offer(side.other())),
        }
    }

    /// Whether it says that the colours stay, where a swap is asked about and nothing else could stay (R-9.2.4.3).
    fn keeps(&self, intent: &Intent) -> bool {
        let stays = matches!(intent, Intent::Game { ask: Request::Remedy(RemedyRequest::Stand), .. });
        let asks = matches!(self.game_asks(), Some((AskedOfSide::Swap, _)));
        stays && asks && self.state().irregularity().is_none()
    }

    /// What he who sits here is asked, and answers by yes or no, or by a side.
    pub(crate) fn asking(&self, seat: Option<Seat>) -> Option<Asking> {
        if self.is_secret() {
            return None;
        }
        if let Some(question) = self.question.as_ref() {
            return question.asking().filter(|_| question.is_for(seat));
        }
        if let Some((by, _)) = &self.readings {
            return seat.is_none_or(|seat| seat == *by).then_some(Asking::Which);
        }
        match self.game_asks().filter(|_| self.asked(seat).is_some()) {
            Some((AskedOfSide::Swap, _)) => Some(Asking::Swap),
            Some((AskedOfSide::Draw, _)) => Some(Asking::Draw),
            None if self.rules_by_yes(seat) => Some(Asking::Ruling),
            None if self.game_asks().is_none() && !self.ruling_words(seat).is_empty() => Some(Asking::Words),
            None => self.starts_by_yes(seat).then_some(Asking::Start),
        }
    }

    /// Whether the game waits to be started, and yes of this one starts it.
    fn starts_by_yes(&self, seat: Option<Seat>) -> bool {
        let is_ready = self.state().phase() == Phase::Ready && self.state().docket().is_empty();
        is_ready && self.game_asks().is_none() && self.takes(seat, &Request::Clock(ClockRequest::Start))
    }

    /// The words that answer what is asked here now, each with what it does, where they are none of every game: the
    /// readings by their numbers, and what may be ruled.
    #[must_use]
    pub fn answers(&self, seat: Option<Seat>, presenter: &Presenter) -> Vec<(String, String)> {
        match self.asking(seat) {
            Some(Asking::Which) => {
                let labels = self.readings.iter().flat_map(|(_, readings)| readings.labels());
                let written = |label: &Sentence| presenter.say(label, Kind::Typing).written;
                (1..)
                    .zip(labels)
                    .map(|(number, label): (usize, Sentence)| (number.to_string(), written(&label)))
                    .collect()
            }
            Some(Asking::Words) => {
                // Who has no desk of his own is named.
                let lead = if self.has_arbiter() {
                    String::new()
                } else {
                    format!("{} ", presenter.wording.word(text_key::WORDS_ARBITER))
                };
                let word = |words: &str| format!("{lead}{}", presenter.wording.word(words));
                let does = |(words, does): (&str, &str)| (word(words), presenter.wording.label(does));
                self.ruling_words(seat).into_iter().map(does).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What may be ruled here on what waits, and what each word does.
    fn ruling_words(&self, seat: Option<Seat>) -> Vec<(&'static str, &'static str)> {
        let does = |words: &str| match words {
            text_key::WORDS_UPHOLD => Some(text_key::FOOT_UPHOLD),
            text_key::WORDS_REJECT => Some(text_key::FOOT_REJECT),
            text_key::WORDS_GAP_LEAVE => Some(text_key::FOOT_GAP_LEAVE),
            text_key::WORDS_GAP_CHARGE => Some(text_key::FOOT_GAP_CHARGE),
            _ => None,
        };
        let waits = !self.state().docket().is_empty();
        let rulings = self.rulings(seat).into_iter().filter(|_| waits);
        rulings.filter_map(|(words, _)| Some((words, does(words)?))).collect()
    }

    /// Whether a text was refused because it is no move in any position, whether the clocks run or not.
    pub(super) fn is_no_move(&self, refusal: Option<&Refusal>, text: &str) -> bool {
        let read = || self.state().position().read(text, self.state().notation());
        match refusal {
            Some(Refusal::Move(unread)) => matches!(unread, Unread::NotRead(_)),
            Some(Refusal::Stopped | Refusal::NotStarted) => matches!(read(), Err(Unread::NotRead(_))),
            Some(_) | None => false,
        }
    }

    /// That a text is no move and no answer to what is asked here, and what answers it; none where nothing is asked that
    /// a move would not answer as well.
    pub(super) fn not_an_answer(&self, text: &str, presenter: &Presenter) -> Option<Sentence> {
        let words: Vec<String> = match self.asking(self.seat())? {
            // Several words may have been meant as a ruling of another kind.
            Asking::Ruling | Asking::Words if text.contains(char::is_whitespace) => return None,
            Asking::Start | Asking::Ruling => {
                [text_key::WORDS_YES, text_key::WORDS_NO].map(|key| presenter.wording.word(key)).to_vec()
            }
            Asking::Which => {
                let named = self.answers(self.seat(), presenter).into_iter();
                named.map(|(number, label)| format!("{number} ({label})")).collect()
            }
            Asking::Words => self.answers(self.seat(), presenter).into_iter().map(|(word, _)| word).collect(),
            Asking::Sure | Asking::SureInLines | Asking::Side | Asking::Draw | Asking::Swap => return None,
        };
        Some(message::refuse_word(Slot::Text(text.to_owned()), Slot::Texts(words)))
    }

    /// Whether the game asks a player to be answered by yes or no.
    pub(super) fn asks_a_player(&self) -> bool {
        self.game_asks().is_some()
    }

    /// What the game asks to be answered by yes or no, and which side.
    fn game_asks(&self) -> Option<(AskedOfSide, Side)> {
        let state = self.state();
        if let Some((_, Expected::Swap | Expected::SwapOrOffers { .. })) =
            state.regulation().and_then(OpeningState::expected)
        {
            return Some((AskedOfSide::Swap, state.turn()));
        }
        state.offer().map(|side| (AskedOfSide::Draw, side.other()))
    }

    /// Yes or no, said to what the game asks. Who is not asked is told who is.
    fn answer_game(&mut self, by: Option<Seat>, yes: bool, presenter: &Presenter) -> Option<Vec<Out>> {
        let Some((matter, side)) = self.game_asks() else {
            if let Some(question) = &self.question {
                let asked = match question {
                    Question::OfMatch(_) | Question::Reason(_) | Question::Sure { .. } => {
                        message::question_other_arbiter()
                    }
                    Question::Resign(seat) | Question::Heard { seat, .. }
                        if let Some(side) = seat.side().filter(|_| self.speaker(*seat).is_some()) =>
                    {
                        answers_of(side)
                    }
                    Question::Resign(_)
                    | Question::WhoResigns(_)
                    | Question::WhoOffers(_)
                    | Question::Leave(_)
                    | Question::Heard { .. }
                    | Question::Half(_) => question.sentence(self.state()),
                };
                return Some(vec![presenter.say(&asked, Kind::Answer)]);
            }
            // "Ready?" is answered by yes or no.
            return (self.state().phase() == Phase::Ready).then(|| match yes {
                true => self.ask(by, None, Request::Clock(ClockRequest::Start), presenter),
                false => {
                    vec![presenter.say(&self.no(), Kind::Answer)]
                }
            });
        };
        // While something waits for the arbiter too, a yes of nobody in particular may be his.
        let may_be_another = by.is_none() && matter == AskedOfSide::Draw && self.state().blocked();
        if may_be_another || by.is_some_and(|by| by.side() != Some(side)) {
            let sentence = message::question_other(side);
            return Some(vec![presenter.say(&sentence, Kind::Answer)]);
        }
        let ask = match (matter, yes) {
            (AskedOfSide::Swap, true) => Request::Opening(OpeningRequest::Act(OpeningAct::Swap)),
            (AskedOfSide::Swap, false) => Request::Opening(OpeningRequest::Act(OpeningAct::Keep)),
            (AskedOfSide::Draw, true) => Request::Offer(OfferRequest::Accept),
            (AskedOfSide::Draw, false) => Request::Offer(OfferRequest::Decline),
        };
        Some(self.ask(by, None, ask, presenter))
    }
}

/// How the answer of this side is given at a desk that is not its own.
fn answers_of(side: Side) -> Sentence {
    match side {
        Side::White => message::question_say_white(),
        Side::Black => message::question_say_black(),
    }
}

/// What the arbiter is asked before he cancels a game.
fn restarts(misdeed: Irregularity) -> Sentence {
    match misdeed {
        Irregularity::WrongColours => message::confirm_restart_colours(),
        Irregularity::Turned => message::confirm_restart_board(),
        _ => message::confirm_restart(),
    }
}

/// Who is out of the event by this, if one player is.
fn excluded(ask: &Request) -> Option<Side> {
    let Request::Ruling(RulingRequest::Impose(imposed)) = ask else { return None };
    match imposed.sides.as_slice() {
        [side] if imposed.sanction == Sanction::Removal => Some(*side),
        _ => None,
    }
}

/// The article by which it has to be said what was found at the clock on the table.
fn lacks_found(state: &State, ask: &Request) -> Option<String> {
    let Request::Ruling(RulingRequest::BothFlags { .. }) = ask else { return None };
    match decide(state, &Command::new(Seat::Arbiter, ask.clone()), Ms::ZERO).refusal {
        Some(Refusal::NotBothFlags(article)) => Some(article),
        Some(_) | None => None,
    }
}

/// Who speaks, if he is named.
const fn speaker(intent: &Intent) -> Option<Seat> {
    match intent {
        Intent::Game { by, .. } | Intent::Match { by, .. } | Intent::Draw { by, .. } | Intent::Seal { by } => *by,
        Intent::Envelope { by } | Intent::Ending { by } | Intent::AtHour { by, .. } | Intent::Tell { by, .. } => *by,
        Intent::AfterGame(_)
        | Intent::Drill(_)
        | Intent::Replay(_)
        | Intent::Games(_)
        | Intent::SetUp(_)
        | Intent::BoardCursor(_)
        | Intent::Walk(_)
        | Intent::Choose(_)
        | Intent::Help
        | Intent::HelpOf(_)
        | Intent::HelpOn(..)
        | Intent::Leave
        | Intent::Text(_) => None,
    }
}

/// Yes or no in words.
pub(crate) fn answer(intent: &Intent, presenter: &Presenter) -> Option<bool> {
    let (Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. } | Intent::Text(text)) = intent else {
        return None;
    };
    presenter.lexicon.answer(text)
}
