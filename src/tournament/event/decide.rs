//! What really happens when somebody asks something of an event.

use std::collections::BTreeSet;

use super::law::{expect_score, told};
use super::{
    Board, Command, Corrupt, EntryEvent, Event, EventEntry, Finding, Format, GamePlan, Lots, Phase, Refusal, Request,
    Round, RoundEvent, Score, Setup, State, audit, evolve,
};
use crate::crosstable::{Bye, Number};
use crate::pairing::NoPairing;
use golos_clock::Ms;
use golos_ledger::{RecordEvent, Recorded, RefusalReason, StateMachine, brief};
use golos_people::Actor;
use golos_rules::Side;

/// The answer to a command: what happened, and why the command itself was refused, if it was.
pub type Decision = golos_ledger::Decision<Event, Refusal>;

/// A decision in the making.
/// A draft of what happens, with what a event can do in it.
pub(super) struct EventDraft<'a>(pub(super) &'a mut golos_ledger::Draft<State>);

impl std::ops::Deref for EventDraft<'_> {
    type Target = golos_ledger::Draft<State>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl std::ops::DerefMut for EventDraft<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0
    }
}

pub(super) type EventAnswer = Result<(), Refusal>;

impl StateMachine for State {
    golos_ledger::frame!();

    fn apply(&mut self, recorded: &Recorded<Event>) -> Result<(), Corrupt> {
        evolve::apply(self, &recorded.event)
    }

    fn validate(&self, recorded: &Recorded<Event>) -> Vec<Finding> {
        audit::validate(self, recorded)
    }

    /// Nothing happens in an event by itself.
    fn due(&self) -> Option<Ms> {
        None
    }

    fn fire_timers(_draft: &mut golos_ledger::Draft<State>, _at: Ms) -> EventAnswer {
        Ok(())
    }

    fn answer(draft: &mut golos_ledger::Draft<State>, command: &Command) -> EventAnswer {
        if command.ask == Request::Tick {
            return Ok(());
        }
        if !command.by.is_arbiter() {
            return Err(Refusal::ArbiterOnly);
        }
        EventDraft(draft).answer(command.by, &command.ask)
    }

    fn id(ask: &Request) -> &'static str {
        ask.id()
    }

    fn reason(refusal: &Refusal) -> RefusalReason {
        refusal.reason()
    }

    fn closed_to(&self, ask: &Request) -> Option<Refusal> {
        (*ask != Request::Tick).then_some(Refusal::Shut)
    }

    fn outlives_close(recorded: &Recorded<Event>) -> bool {
        matches!(recorded.event, Event::Record(RecordEvent::Reopened { .. }))
    }
}

impl EventDraft<'_> {
    fn answer(&mut self, by: Actor, ask: &Request) -> EventAnswer {
        match ask {
            Request::Tick => Ok(()),
            Request::Enter(entry) => self.enter(by, entry),
            Request::Amend { number, entry, reason } => self.amend(by, *number, entry, reason.as_deref()),
            Request::Leave { number, reason } => self.leave(by, *number, reason),
            Request::Return { number, reason } => self.come_back(by, *number, reason),
            Request::Away { number, round, bye } => self.away(by, *number, *round, *bye),
            Request::Present { number, round } => {
                let round = self.round_to_come(*number, *round)?;
                self.happens_by(by, EntryEvent::Present { number: *number, round })
            }
            Request::Draw { seed } => self.draw(by, seed),
            Request::Number { order } => self.number(by, order),
            Request::Colour { first } => {
                if !self.state.rounds.is_empty() {
                    return Err(Refusal::NoColour);
                }
                self.happens_by(by, RoundEvent::Colour { lots: Lots::Paper, first: *first })
            }
            Request::Pair => self.pair(by),
            Request::PairByHand { pairs, odd, reason } => self.pair_by_hand(by, pairs, *odd, reason),
            Request::Unpair { reason } => self.unpair(by, reason),
            Request::Settle { play, lead } => self.settle(by, play, *lead),
            Request::Unplayed { how, reason } => {
                let reason = self.reason_once_paired(reason.as_deref())?;
                self.happens_by(by, RoundEvent::Unplayed { how: *how, reason })
            }
            Request::Detail { detail, text } => {
                self.happens_by(by, RoundEvent::Detailed { detail: *detail, text: brief(text.trim()) })
            }
            Request::Plan { rounds, reason } => self.plan(by, *rounds, reason.as_deref()),
            Request::Order { order, reason } => {
                let reason = self.reason_once_paired(reason.as_deref())?;
                let named: BTreeSet<_> = order.iter().collect();
                if order.is_empty() || named.len() != order.len() {
                    return Err(Refusal::NoOrder);
                }
                self.happens_by(by, RoundEvent::Ordered { order: order.clone(), reason })
            }
            Request::Opening(opening) => {
                let round = self.last_round()?;
                if self.state.rounds.last().is_some_and(Round::is_seated) {
                    return Err(Refusal::Seated(round));
                }
                self.happens_by(by, RoundEvent::Drawn { round, opening: opening.clone() })
            }
            Request::Appoint { wall } => {
                let round = self.unstarted()?;
                self.happens_by(by, RoundEvent::Appointed { round, wall: wall.clone() })
            }
            Request::Start { wall } => {
                let round = self.unstarted()?;
                self.happens_by(by, RoundEvent::Started { round, wall: wall.clone() })?;
                let boards = self.state.rounds.last().map_or(0, |last| last.boards.len());
                let boards = 1..=u16::try_from(boards).unwrap_or(u16::MAX);
                boards.into_iter().try_for_each(|board| self.score_the_empty(by, round, board))
            }
            Request::Seat { board, file } => {
                let round = self.last_round()?;
                self.state.board(round, *board)?;
                self.happens_by(by, RoundEvent::Seated { round, board: *board, file: file.clone() })
            }
            Request::Score { round, board, score, reason } => {
                self.score(by, *round, *board, Some(*score), reason.as_deref())
            }
            Request::Unscore { round, board, reason } => self.score(by, *round, *board, None, Some(reason)),
            Request::Advance { board, side, reason } => self.advance(by, *board, *side, reason),
            Request::Carry(carried) => self.carry(by, carried),
            Request::Team(ask) => self.answer_team(by, ask),
            Request::Note(text) => self.happens_by(by, RecordEvent::Noted { text: brief(text) }),
        }
    }

    /// The reason of a change to the regulation: needed once a round is paired.
    pub(super) fn reason_once_paired(&self, reason: Option<&str>) -> Result<Option<String>, Refusal> {
        let reason = reason.map(told).transpose()?;
        self.state.expect_reason_once_paired(reason.as_ref()).map(|()| reason)
    }

    /// The number of rounds is for the regulation where it does not follow from the field (R-1.4b, CH-26).
    fn plan(&mut self, by: Actor, rounds: u16, reason: Option<&str>) -> EventAnswer {
        if !matches!(self.state.format(), Format::Swiss { .. } | Format::Match { .. }) {
            return Err(Refusal::FixedRounds);
        }
        let reason = self.reason_once_paired(reason)?;
        let least = u16::try_from(self.state.rounds.len().max(1)).unwrap_or(u16::MAX);
        let most = u16::try_from(super::MOST_ROUNDS).unwrap_or(u16::MAX);
        if !(least..=most).contains(&rounds) {
            return Err(Refusal::Rounds { least, most });
        }
        self.happens_by(by, RoundEvent::Planned { rounds, reason })
    }

    fn enter(&mut self, by: Actor, entry: &EventEntry) -> EventAnswer {
        let state = &self.state;
        self.named(entry, None)?;
        state.expect_entries()?;
        let number = Number::try_from(state.players.len() + 1).unwrap_or(Number::MAX);
        if number > state.format().field().1 {
            return Err(Refusal::Field(state.format()));
        }
        self.happens_by(by, EntryEvent::Entered { number, entry: entry.clone() })
    }

    fn amend(&mut self, by: Actor, number: Number, entry: &EventEntry, reason: Option<&str>) -> EventAnswer {
        self.known(number)?;
        self.named(entry, Some(number))?;
        let reason = self.reason_once_paired(reason)?;
        self.happens_by(by, EntryEvent::Amended { number, entry: entry.clone(), reason })
    }

    /// A name is there, and is no other's.
    fn named(&self, entry: &EventEntry, own: Option<Number>) -> EventAnswer {
        if entry.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        let same = |other: &EventEntry| {
            other.name.to_lowercase() == entry.name.to_lowercase()
                && (other.birth == entry.birth || other.birth.is_empty())
        };
        let mut others = (1..).zip(&self.state.players).filter(|(number, _)| Some(*number) != own);
        match others.find(|(_, player)| same(&player.entry)) {
            Some((number, _)) => Err(Refusal::Twice(number)),
            None => Ok(()),
        }
    }

    pub(super) fn known(&self, number: Number) -> EventAnswer {
        self.state.player(number).map(|_| ()).ok_or(Refusal::NoPlayer(number))
    }

    /// He plays no more. What stands on the boards that he has left is scored as the edition has it: a round that is
    /// paired already is for its own results.
    fn leave(&mut self, by: Actor, number: Number, reason: &str) -> EventAnswer {
        self.known(number)?;
        let reason = told(reason)?;
        if self.state.player(number).is_some_and(|player| player.left().is_some()) {
            return Err(Refusal::Gone(number));
        }
        let after = u16::try_from(self.state.rounds.len()).unwrap_or(u16::MAX);
        self.happens_by(by, EntryEvent::Left { number, after, reason })
    }

    fn come_back(&mut self, by: Actor, number: Number, reason: &str) -> EventAnswer {
        self.known(number)?;
        let reason = told(reason)?;
        if self.state.player(number).is_some_and(|player| player.left().is_none()) {
            return Err(Refusal::NotGone(number));
        }
        let from = u16::try_from(self.state.rounds.len() + 1).unwrap_or(u16::MAX);
        self.happens_by(by, EntryEvent::Returned { number, from, reason })
    }

    fn away(&mut self, by: Actor, number: Number, round: Option<u16>, bye: Bye) -> EventAnswer {
        if !matches!(self.state.format(), Format::Swiss { .. }) {
            return Err(Refusal::NotSwiss);
        }
        let round = self.round_to_come(number, round)?;
        self.happens_by(by, EntryEvent::Away { number, round, bye })
    }

    /// The round that is meant: none before one that is paired, none behind the last.
    fn round_to_come(&self, number: Number, round: Option<u16>) -> Result<u16, Refusal> {
        self.known(number)?;
        let next = self.state.rounds.len() + 1;
        let round = round.unwrap_or(u16::try_from(next).unwrap_or(u16::MAX));
        if usize::from(round) < next {
            return Err(Refusal::Paired(round));
        }
        if usize::from(round) > self.state.planned() {
            return Err(Refusal::NoRound(round));
        }
        Ok(round)
    }

    fn draw(&mut self, by: Actor, seed: &str) -> EventAnswer {
        self.numbers_open()?;
        let order = self.state.drawn(seed)?;
        self.happens_by(by, EntryEvent::Numbered { lots: Lots::Seed(seed.to_owned()), order })?;
        match self.state.drawn_colour(seed) {
            Some(first) => self.happens_by(by, RoundEvent::Colour { lots: Lots::Seed(seed.to_owned()), first }),
            None => Ok(()),
        }
    }

    fn number(&mut self, by: Actor, order: &[Number]) -> EventAnswer {
        self.numbers_open()?;
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !sorted.into_iter().eq((1..).zip(&self.state.players).map(|(number, _)| number)) {
            return Err(Refusal::Order);
        }
        self.happens_by(by, EntryEvent::Numbered { lots: Lots::Paper, order: order.to_vec() })
    }

    fn numbers_open(&self) -> EventAnswer {
        if !self.state.rounds.is_empty() {
            return Err(Refusal::Numbered);
        }
        let (fewest, most) = self.state.format().field();
        let there = self.state.present(1).count();
        if there < usize::from(fewest) || there > usize::from(most) {
            return Err(Refusal::Field(self.state.format()));
        }
        Ok(())
    }

    fn pair(&mut self, by: Actor) -> EventAnswer {
        let round = self.next_round()?;
        let proposal = self.state.proposal(usize::from(round))?;
        // In a stage that takes results over, all pairs of a round may have met.
        if proposal.pairs.is_empty() && self.state.carried().is_empty() {
            return Err(NoPairing::Nobody(usize::from(round)).into());
        }
        self.happens_by(by, RoundEvent::Paired { round, pairs: proposal.pairs, odd: proposal.odd })?;
        self.score_the_gone(by, round)
    }

    /// The pairs are the arbiter's; whoever is there is named once.
    fn pair_by_hand(
        &mut self,
        by: Actor,
        pairs: &[(Number, Number)],
        odd: Option<Number>,
        reason: &str,
    ) -> EventAnswer {
        let round = self.next_round()?;
        let reason = told(reason)?;
        let there = |number: Number| {
            let away = self.state.away(usize::from(round), number).is_some();
            !away && self.state.player(number).is_some_and(|player| !player.is_gone(usize::from(round)))
        };
        let mut named = BTreeSet::new();
        for number in pairs.iter().flat_map(|&(white, black)| [white, black]).chain(odd) {
            self.known(number)?;
            if !there(number) {
                return Err(Refusal::NotInRound { number, round });
            }
            if !named.insert(number) {
                return Err(Refusal::PairedTwice(number));
            }
        }
        if matches!(self.state.format(), Format::Swiss { .. }) {
            let mut left = self.state.present(usize::from(round)).filter(|&number| there(number));
            if let Some(number) = left.find(|number| !named.contains(number)) {
                return Err(Refusal::NotPaired(number));
            }
        }
        self.happens_by(by, RoundEvent::PairedByHand { round, pairs: pairs.to_vec(), odd, reason })
    }

    /// The round to pair, if nothing is missing before it.
    fn next_round(&self) -> Result<u16, Refusal> {
        match self.state.missing().into_iter().next() {
            Some(missing) => Err(missing),
            None => Ok(u16::try_from(self.state.rounds.len() + 1).unwrap_or(u16::MAX)),
        }
    }

    /// Who has left loses what he is paired for by a table, and his opponents get a plus: in a round robin only if he has
    /// played half of his games (R-5.4.5.2–3, U-V.10.1, CH-33.1).
    fn score_the_gone(&mut self, by: Actor, round: u16) -> EventAnswer {
        let state = &self.state;
        let index = usize::from(round);
        let gone = |number: Number| state.player(number).is_some_and(|player| player.is_gone(index));
        let early =
            |number: Number| state.format().is_round_robin() && 2 * state.played(number) < state.games_each(number);
        let scored = |board: &Board| match (gone(board.white), gone(board.black)) {
            (false, false) => None,
            (true, true) => Some(Score::Minuses),
            (white, _) => {
                let (absent, side) = if white { (board.white, Side::Black) } else { (board.black, Side::White) };
                Some(if early(absent) { Score::Minuses } else { Score::Plus(side) })
            }
        };
        let boards = state.rounds.last().map(|last| last.boards.as_slice()).unwrap_or_default();
        let scores: Vec<(u16, Score)> =
            (1..).zip(boards).filter_map(|(number, board)| Some((number, scored(board)?))).collect();
        for (board, score) in scores {
            self.happens_by(by, RoundEvent::Scored { round, board, score: Some(score), reason: None })?;
        }
        Ok(())
    }

    /// The last round, if it is not started yet.
    fn unstarted(&self) -> Result<u16, Refusal> {
        let round = self.last_round()?;
        let is_started = self.state.rounds.last().is_some_and(|last| last.started.is_some());
        if is_started { Err(Refusal::Started(round)) } else { Ok(round) }
    }

    /// Another control holds for the boards that are opened from now on; another game is another event once a round is
    /// paired.
    fn settle(&mut self, by: Actor, play: &GamePlan, lead: Side) -> EventAnswer {
        let known = &self.state.setup.regulation;
        let is_other = known.play.rules != play.rules || known.play.games != play.games || known.lead != lead;
        if !self.state.rounds.is_empty() && is_other {
            return Err(Refusal::OtherGame);
        }
        self.happens_by(by, RoundEvent::Settled { play: play.clone(), lead })
    }

    fn unpair(&mut self, by: Actor, reason: &str) -> EventAnswer {
        let round = self.last_round()?;
        let reason = told(reason)?;
        let boards = self.state.rounds.last().map(|last| last.boards.as_slice()).unwrap_or_default();
        let of_board = |score: Option<Score>| score.is_some_and(Score::is_played);
        let played = |board: &Board| of_board(board.score) || board.tables.iter().copied().any(of_board);
        if boards.iter().any(played) {
            return Err(Refusal::HasResults(round));
        }
        self.happens_by(by, RoundEvent::Unpaired { round, reason })
    }

    fn score(
        &mut self,
        by: Actor,
        round: Option<u16>,
        board: u16,
        score: Option<Score>,
        reason: Option<&str>,
    ) -> EventAnswer {
        let round = round.map_or_else(|| self.last_round(), Ok)?;
        let found = self.state.board(round, board)?;
        // The result of a match follows from its boards; as a whole it can only have been missed.
        if !found.tables.is_empty() && score.is_some_and(Score::is_played) {
            return Err(Refusal::ByTables);
        }
        let known = found.known_score();
        let reason = reason.map(told).transpose()?;
        expect_score(board, known, score, reason.as_ref())?;
        self.happens_by(by, RoundEvent::Scored { round, board, score, reason })
    }

    fn advance(&mut self, by: Actor, board: u16, side: Side, reason: &str) -> EventAnswer {
        self.state.expect_knockout()?;
        let round = self.last_round()?;
        let found = self.state.board(round, board)?;
        if found.score.is_none_or(|score| score.winner().is_some()) {
            return Err(Refusal::NotDrawn(board));
        }
        let reason = told(reason)?;
        self.happens_by(by, RoundEvent::Advanced { round, board, side, reason })
    }

    pub(super) fn last_round(&self) -> Result<u16, Refusal> {
        match self.state.phase() {
            Phase::Entries | Phase::Numbered => Err(Refusal::NoneYet),
            Phase::Playing { .. } | Phase::Between { .. } | Phase::Over => {
                Ok(u16::try_from(self.state.rounds.len()).unwrap_or(u16::MAX))
            }
        }
    }
}
