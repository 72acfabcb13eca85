//! What can be said at this board, to him who asks.

use super::Play;
use crate::{Out, Presenter};
use golos_game::{
    AdjournmentRequest, ClockRequest, GapRuling, MoveRequest, Phase, RecordRequest, Request, RulingRequest, Seat,
};
use golos_input::{Amends, GameStage, Help, HelpAudience, HelpTopic, Moment};
use golos_people::Tasks;
use golos_speech::{self as speech, Kind};
use golos_wording::{Sentence, Slot, message, text_key};

impl Play {
    /// What can be said here; where several speak, what the one of this seat can say, if he has asked. Of one topic word by
    /// word; `contest`: the game is one of a micro-match.
    pub(crate) fn help(
        &self,
        seat: Option<Seat>,
        topic: Option<HelpTopic>,
        contest: bool,
        presenter: &Presenter,
    ) -> Vec<Out> {
        let state = self.state();
        let arbiter = self.has_arbiter();
        let reader = HelpAudience {
            names: state.board().place_names(),
            training: state.is_training(),
            sparring: self.program_side().is_some(),
            manual: state.is_manual(),
            player: !arbiter || seat != Some(Seat::Arbiter),
            arbiter: arbiter && seat.is_none_or(|seat| seat == Seat::Arbiter),
            adjourns: state.setup().rules.time.adjournment.is_some(),
            stage: match state.phase() {
                Phase::Over => GameStage::Over {
                    reopens: state.setup().rules.score.verdicts.reopened.is_some()
                        || state.reopened_by_protest().is_some(),
                    follows: self.is_by_itself(),
                },
                Phase::Ready | Phase::Playing | Phase::Paused => GameStage::Open,
            },
            amends: self.amends(),
        };
        let side = seat.or(self.seat()).and_then(Seat::side);
        let asked = state.regulation().filter(|_| reader.player).and_then(|asked| {
            let is_his = side.is_none_or(|side| side == state.turn());
            speech::renju::question(asked, state.notation().renju).filter(|_| is_his)
        });
        let takes = |by: Option<Seat>, ask: &Request| self.takes(by.or(seat).or(self.seat()), ask);
        let help = Help::new(
            reader,
            contest,
            Moment { takes: &takes, knows: &|claim| state.knows_claim(claim), speaks: &|seat| self.hears_of(seat) },
        );
        let mut lines = match topic {
            None => help.short(),
            Some(topic) => help.about(topic),
        };
        // What the opening regulation asks for is no move unless it is a stone: the line about moves comes first.
        let moves = lines.first_mut().filter(|line| line.slots().iter().any(|(name, _)| *name == "example"));
        if let (Some(first), Some(asked)) = (moves, asked) {
            *first = asked;
        }
        if topic.is_none() && !arbiter {
            let at = usize::from(!lines.is_empty());
            lines.splice(at..at, self.of_arbiter());
        }
        if lines.is_empty() {
            return vec![presenter.say(&message::help_nothing(), Kind::Answer)];
        }
        lines.iter().map(|sentence| presenter.say(sentence, Kind::Answer)).collect()
    }

    /// What the arbiter can do about what waits for him, where the players share a terminal and he has none: who does not
    /// know the words cannot go on.
    fn of_arbiter(&self) -> Option<Sentence> {
        let words: Vec<String> = self.rulings(None).into_iter().map(|(words, _)| words.to_owned()).collect();
        (self.seat().is_none() && !words.is_empty()).then(|| message::help_arbiter_now(Slot::Heads(words)))
    }

    /// What can be ruled now by one word, said here by him of this seat: as the arbiter, or where nobody has a terminal of
    /// his own.
    pub(super) fn rulings(&self, seat: Option<Seat>) -> Vec<(&'static str, Request)> {
        let rulings: [(&str, Request); 5] = [
            (text_key::WORDS_UPHOLD, RulingRequest::Uphold.into()),
            (text_key::WORDS_REJECT, RulingRequest::Dismiss.into()),
            (text_key::WORDS_GAP_LEAVE, Request::Clock(ClockRequest::Gap(GapRuling::Leave))),
            (text_key::WORDS_GAP_CHARGE, Request::Clock(ClockRequest::Gap(GapRuling::Charge))),
            (text_key::WORDS_RESUME, Request::Clock(ClockRequest::Resume)),
        ];
        // Nobody hears at the board that a move was irregular.
        let is_secret = self.state().irregularity().is_some();
        let speaks = self.seat().or(seat).is_none_or(|seat| seat == Seat::Arbiter);
        let is_of_use = |ask: &Request| speaks && !is_secret && self.takes(Some(Seat::Arbiter), ask);
        rulings.into_iter().filter(|(_, ask)| is_of_use(ask)).collect()
    }

    /// Whether there is a use for this now, said here by him of this seat, or by nobody in particular.
    pub(super) fn takes(&self, by: Option<Seat>, ask: &Request) -> bool {
        let state = self.state();
        let has_file = self.file().is_some() || !matches!(ask, Request::Adjournment(AdjournmentRequest::Seal(_)));
        let is_others = *ask == Request::Move(MoveRequest::Press)
            && by == Some(Seat::Arbiter)
            && state.phase() == Phase::Playing
            && self.is_beside_players();
        let has_chosen =
            *ask == Request::Move(MoveRequest::Press) && state.phase() == Phase::Playing && self.has_only_chosen();
        if *ask == Request::Record(RecordRequest::Listen) && !self.hears_by_program() {
            return false;
        }
        let (by, ask) = self.settle(by, ask.clone());
        let Some(by) = self.speaker(by).filter(|_| has_file && !is_others && !has_chosen) else { return false };
        self.refuse_start(by, &ask).is_none() && state.is_of_use(by, &ask, self.now())
    }

    /// Whether it is of use to name him of this seat here: who has a terminal of his own needs no name, and an assistant
    /// with nothing agreed says nothing.
    fn hears_of(&self, seat: Seat) -> bool {
        let is_own = self.own_seat().is_some();
        let is_agreed = |side| self.state().tasks(side) != Tasks::NONE;
        !is_own && !matches!(seat, Seat::Assistant(side) if !is_agreed(side))
    }

    /// Whose right it is to take the last entry back.
    pub(super) fn amends(&self) -> Amends {
        let state = self.state();
        let is_announced = state.setup().rules.remedies.irregularities.amended.is_some();
        match state.phase() {
            Phase::Over if state.revocable().is_some() && self.has_arbiter() => Amends::Ruling,
            Phase::Over => Amends::Nobody,
            Phase::Ready | Phase::Playing | Phase::Paused if !state.is_manual() => Amends::Players,
            Phase::Ready | Phase::Playing | Phase::Paused if is_announced => Amends::UntilPressed,
            Phase::Ready | Phase::Playing | Phase::Paused => Amends::Arbiter,
        }
    }
}
