//! What really happens when somebody asks for something, or when time passes. Pure: effects are returned as events.

mod absence;
mod adjournment;
mod clock;
mod desk;
mod draws;
mod due;
mod handling;
mod mate;
mod moves;
mod penalties;
mod protests;
mod regulation;
mod sanctions;
mod take_back;

use super::{
    Actor, AdjournmentRequest, AttendanceRequest, ClaimRequest, ClockEvent, ClockRequest, Command, Drawn, Event,
    HeardSpeech, HearingEvent, Mode, MoveRequest, OfferEvent, OfferRequest, Opening, OpeningEvent, OpeningRequest,
    Phase, Query, RecordEvent, RecordRequest, Refusal, RemedyRequest, Request, RulingRequest, State, TimeChange,
};
use golos_clock::Ms;
use golos_ledger::brief;
use golos_people::{Act, Denial, Denied};
use golos_rules::Side;

pub(super) use due::{due, happen};

/// The answer to a command: what happened, and why the command itself was refused, if it was.
pub type Decision = golos_ledger::Decision<Event, Refusal>;

/// A decision in the making, with what a game can do in it.
pub(super) struct GameDraft<'a>(pub(super) &'a mut golos_ledger::Draft<State>);

impl std::ops::Deref for GameDraft<'_> {
    type Target = golos_ledger::Draft<State>;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl std::ops::DerefMut for GameDraft<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0
    }
}

type GameAnswer = Result<(), Refusal>;

/// What the opponent of an offender is given (CH-7.5.5).
const TWO_MINUTES: Ms = Ms::from_mins(2);

/// Answers a command: first who may ask at all, then what the rules say.
pub(super) fn answer(draft: &mut GameDraft, command: &Command) -> GameAnswer {
    permit(&draft.state, command)?;
    let is_open = |state: &State| state.phase() == Phase::Playing && !state.should_have_ended();
    let was_open = is_open(&draft.state);
    draft.answer(command)?;
    // A further move, made before the clock was pressed, had hidden that the one before it was the last; now it is gone.
    let is_due = draft.state.phase() == Phase::Playing && draft.state.should_have_ended();
    if was_open && is_due { draft.look_at_position() } else { Ok(()) }
}

/// The table of permissions (U-V.13.11, R-5.4.15.1), asked before anything else.
fn permit(state: &State, command: &Command) -> GameAnswer {
    let Some(act) = command.ask.act() else { return Ok(()) };
    state.permits(command.by, act).map_err(Refusal::NotPermitted)
}

impl GameDraft<'_> {
    fn answer(&mut self, command: &Command) -> GameAnswer {
        let by = command.by;
        match &command.ask {
            Request::Tick => Ok(()),
            Request::Searched { search, chance } => self.searched(search, chance),
            Request::Resign => self.resign(by),
            Request::Attendance(AttendanceRequest::Absent(sides)) => self.miss(by, sides),
            Request::Attendance(AttendanceRequest::Arrived(side)) => self.arrive(by, *side),
            Request::Attendance(AttendanceRequest::Agree { side, tasks }) => self.agree(by, *side, *tasks),
            Request::Attendance(AttendanceRequest::Need { side, needs }) => self.need(by, *side, *needs),
            Request::Attendance(AttendanceRequest::Settle(arrangement)) => self.settle(by, arrangement),
            Request::Opening(OpeningRequest::Await(side)) => self.wait_for(by, *side),
            Request::Opening(OpeningRequest::Draw(opening)) => self.open_with(by, opening, ""),
            Request::Opening(OpeningRequest::Redraw(opening, reason)) => self.open_with(by, opening, reason),
            Request::Opening(OpeningRequest::Act(act)) => self.act(by, act),
            Request::Move(MoveRequest::Make(text)) => self.enter(by, text),
            Request::Move(MoveRequest::Press) => self.press(by),
            Request::Move(MoveRequest::TakeBack) => self.take_back(by),
            Request::Move(MoveRequest::Amend(text)) => self.amend(by, text),
            Request::Handling(ask) => self.handle(by, ask),
            Request::Clock(ask) => self.answer_clock(by, ask),
            Request::Offer(OfferRequest::Offer) => self.offer(by),
            Request::Offer(OfferRequest::Accept) => self.accept(by),
            Request::Offer(OfferRequest::Decline) => self.decline(by),
            Request::Offer(OfferRequest::Consent) => {
                self.state.expect_consent()?;
                self.happens_by(by, OfferEvent::Consented)
            }
            Request::Claim(ClaimRequest::Claim { claim, intended }) => {
                self.claim(by, *claim, None, intended.as_deref())
            }
            Request::Claim(ClaimRequest::Ground { article, intended }) => {
                self.claim_by(by, article, intended.as_deref())
            }
            Request::Claim(ClaimRequest::Aloud { on }) => self.count(by, *on),
            Request::Claim(ClaimRequest::Postpone) => self.postpone(by),
            Request::Claim(ClaimRequest::Show { line }) => self.show(by, line),
            Request::Remedy(RemedyRequest::Irregularity { side, misdeed, reason }) => {
                self.find(by, *side, *misdeed, reason)
            }
            Request::Remedy(RemedyRequest::Report { side, fault, first, reason }) => {
                self.report(by, (*side, *fault), first.as_deref(), reason)
            }
            Request::Remedy(RemedyRequest::Demand) => self.demand(by),
            Request::Remedy(RemedyRequest::Back) => self.switch_back(by),
            Request::Remedy(RemedyRequest::Correct) => self.correct(by),
            Request::Remedy(RemedyRequest::Mend(text)) => self.mend(by, text),
            Request::Remedy(RemedyRequest::Stand) => self.stand(by),
            Request::Remedy(RemedyRequest::Found(found)) => self.stand_as_found(by, found),
            Request::Remedy(RemedyRequest::Restored) => self.restored(by),
            Request::Adjournment(AdjournmentRequest::Seal(sealed)) => self.seal(by, sealed),
            Request::Adjournment(AdjournmentRequest::Unseal(key)) => self.unseal(by, key),
            Request::Adjournment(AdjournmentRequest::Lose { reason }) => self.lose_envelope(by, reason),
            Request::Adjournment(AdjournmentRequest::Appoint { when }) => self.appoint(by, when),
            Request::Adjournment(AdjournmentRequest::Session { at, hour }) => self.end_session_at(by, *at, hour),
            Request::Adjournment(AdjournmentRequest::Annul { reason }) => self.annul(by, reason),
            Request::Ruling(RulingRequest::Uphold) => self.uphold(by),
            Request::Ruling(RulingRequest::Overrule { upheld: true, reason }) => self.overrule(by, reason),
            Request::Ruling(RulingRequest::Overrule { upheld: false, reason }) => self.reject_anyway(by, reason),
            Request::Ruling(RulingRequest::Dismiss) => self.dismiss(by),
            Request::Ruling(RulingRequest::Named { upheld, topic }) => self.rule_named(by, *upheld, *topic),
            Request::Ruling(RulingRequest::Result { outcome, scale, reason }) => {
                self.expect_points(*scale)?;
                self.decree(by, *outcome, reason)
            }
            Request::Ruling(RulingRequest::Impose(ask)) => self.impose(by, ask),
            Request::Ruling(RulingRequest::Lift { side, reason }) => self.lift(by, *side, reason),
            Request::Ruling(RulingRequest::BothFlags { found }) => self.both_flags(by, found),
            Request::Record(RecordRequest::Query(query)) => self.ask(by, query),
            Request::Record(RecordRequest::Overheard(_)) => Err(Refusal::Overheard),
            Request::Record(RecordRequest::Call { text, alleged }) => {
                self.happens_by(by, HearingEvent::Called { text: brief(text), alleged: *alleged })
            }
            Request::Record(RecordRequest::Attend) => {
                self.state.expect_call()?;
                self.happens_by(by, HearingEvent::Attended)
            }
            Request::Record(RecordRequest::Adjust) => self.adjust(by),
            Request::Record(RecordRequest::Listen) => self.state.expect_voice(by),
            Request::Record(RecordRequest::Heard(heard)) => self.hear(by, heard),
            Request::Ruling(RulingRequest::Respond { response, reason }) => self.respond(by, *response, reason),
            Request::Record(RecordRequest::Protest(ask)) => self.protest(by, ask),
            Request::Record(RecordRequest::Sign(sides)) => self.sign(by, sides),
            Request::Record(RecordRequest::Note(text)) if by.is_arbiter() => {
                self.happens_by(by, RecordEvent::Noted { text: brief(text) })
            }
            Request::Record(RecordRequest::Note(text)) => {
                self.happens_by(by, HearingEvent::Remarked { text: brief(text) })
            }
        }
    }

    fn answer_clock(&mut self, by: Actor, ask: &ClockRequest) -> GameAnswer {
        match ask {
            ClockRequest::Start => self.start(by),
            ClockRequest::StartAt { at, hour } => self.start_at(by, *at, hour),
            ClockRequest::Flag => self.point_out_flag(by),
            ClockRequest::Pause { reason } => self.pause(by, ClockEvent::Paused { reason: brief(reason) }),
            ClockRequest::Halt => self.pause(by, ClockEvent::Halted),
            ClockRequest::Resume => self.resume(by),
            ClockRequest::Correct { side, change, reason } => self.set_time(by, (&[*side], *change), reason, false),
            ClockRequest::ForAssistant { side, change, reason } => self.set_for_assistant(by, *side, *change, reason),
            ClockRequest::CorrectBoth { change, reason } => self.set_time(by, (&Side::BOTH, *change), reason, false),
            ClockRequest::Overrule { sides, change, reason } => self.set_time(by, (sides, *change), reason, true),
            ClockRequest::SetCounter { side, moves, reason } => self.set_counter(by, *side, *moves, reason),
            ClockRequest::TwoMinutes { side, reason } => {
                let side = side.unwrap_or_else(|| self.state.turn().other());
                self.set_time(by, (&[side], TimeChange::Add(TWO_MINUTES)), reason, false)
            }
            ClockRequest::NextPeriod { sides, reason } => self.next_period(by, sides, reason),
            ClockRequest::Carry { side, left } => self.carry_over(by, *side, *left),
            ClockRequest::Gap(ruling) => self.rule_gap(by, *ruling),
        }
    }

    /// CH-4.2.1, R-6.1.4.9: whoever adjusts a piece says so first; the table asks for his own turn.
    fn adjust(&mut self, by: Actor) -> GameAnswer {
        self.expect_started()?;
        self.happens_by(by, HearingEvent::Adjusted)
    }

    /// What is heard is an announcement: it is recorded as it came, whatever follows from it.
    fn hear(&mut self, by: Actor, heard: &HeardSpeech) -> GameAnswer {
        self.state.expect_voice(by)?;
        let HeardSpeech { text, confidence, hearer } = heard;
        let heard = HeardSpeech { text: brief(text), confidence: (*confidence).min(100), hearer: brief(hearer) };
        self.happens_by(by, HearingEvent::Heard(heard))
    }

    /// R-5.4.3.5, CH-8.7: each signs his sheet when the game is over; the arbiter notes whose are signed.
    fn sign(&mut self, by: Actor, sides: &[Side]) -> GameAnswer {
        self.state.expect_over()?;
        let own = by.side();
        let sides = match (sides, own) {
            ([], Some(own)) => vec![own],
            ([], None) => return Err(Refusal::SideNeeded),
            (sides, _) => sides.to_vec(),
        };
        sides.iter().try_for_each(|&side| State::expect_own_sheet(own, side))?;
        let is_unsigned = |side: &Side| self.state.expect_unsigned(*side).is_ok();
        let unsigned: Vec<Side> = sides.iter().copied().filter(is_unsigned).collect();
        if unsigned.is_empty() {
            sides.iter().try_for_each(|&side| self.state.expect_unsigned(side))?;
        }
        for side in unsigned {
            self.happens_by(by, HearingEvent::Signed { side })?;
        }
        Ok(())
    }

    fn start(&mut self, by: Actor) -> GameAnswer {
        self.state.expect_unstarted()?;
        self.start_clocks(by)
    }

    /// A position that was set up may be decided already.
    fn start_clocks(&mut self, by: Actor) -> GameAnswer {
        self.start_clocks_at(by, self.now)
    }

    pub(super) fn start_clocks_at(&mut self, by: Actor, at: Ms) -> GameAnswer {
        let side = self.state.side_to_run();
        self.happens_at(at, Some(by), ClockEvent::Started { side })?;
        self.end_by_position()
    }

    /// R-5.4.1.2, CH-6.6: the start of the round at an hour, the same for all boards; it may be said anew.
    fn start_at(&mut self, by: Actor, at: Ms, hour: &str) -> GameAnswer {
        self.state.expect_unstarted()?;
        State::expect_to_come(at, self.now)?;
        self.happens_by(by, ClockEvent::StartAppointed { at, hour: brief(hour) })
    }

    /// R-5.4.1.3, U-V.9.5.5: for a player who is late the opening is drawn when he has come, on his time.
    fn wait_for(&mut self, by: Actor, side: Side) -> GameAnswer {
        // CH-6.6: where nothing is drawn he is absent, and no more.
        if !self.state.family().draws_openings() {
            return self.miss(by, &[side]);
        }
        let is_ready = self.state.phase() == Phase::Ready;
        // What is drawn already needs him no more: his clock runs.
        if is_ready && self.state.setup().position.is_none() && self.state.opening().is_some() {
            return self.miss(by, &[side]);
        }
        if !is_ready {
            self.state.expect_running()?;
        }
        self.state.expect_undrawn()?;
        self.state.expect_no_claim()?;
        self.happens_by(by, OpeningEvent::Awaited { side })
    }

    /// the arbiter draws with both players present; a lot that was read wrongly can be read again.
    fn open_with(&mut self, by: Actor, opening: &Opening, reason: &str) -> GameAnswer {
        self.state.expect_not_over()?;
        self.state.expect_takes_opening()?;
        // A lot that was read wrongly is corrected, with the reason; nobody draws until he likes what comes.
        if self.state.opening().is_some() && matches!(opening.drawn(), Drawn::Seed { .. }) {
            self.expect_second_lot()?;
        }
        if matches!(opening.drawn(), Drawn::Seed { .. }) {
            self.expect_both_for_the_lot()?;
        }
        self.state.expect_unblocked()?;
        opening.verify(self.state.setup().rules.variant).map_err(Refusal::Opening)?;
        if self.state.opening().is_some() {
            let text = desk::needed(reason)?;
            self.happens_by(by, RecordEvent::Noted { text })?;
            self.draw_on_time_of_late(by)?;
        }
        self.happens_by(by, OpeningEvent::Drawn { opening: Box::new(opening.clone()) })
    }

    /// R-5.4.1.3, U-V.9.5.5: once it is known that somebody is not there, the lot waits for him.
    fn expect_both_for_the_lot(&self) -> GameAnswer {
        let rule = self.state.setup().rules.openings.drawn.as_ref();
        match rule.zip(Side::BOTH.into_iter().find(|side| self.state.is_absent(*side))) {
            Some((rule, side)) => Err(Refusal::LotWaits { side, article: rule.late.clone() }),
            None => Ok(()),
        }
    }

    /// R-5.4.1.3, U-V.9.5.3: one lot more, with both there, where the first was drawn without one of them.
    fn expect_second_lot(&self) -> GameAnswer {
        if !self.state.is_drawn_without() {
            return Err(Refusal::AlreadyDrawn);
        }
        Side::BOTH
            .into_iter()
            .find(|&side| self.state.is_absent(side))
            .map_or(Ok(()), |side| Err(Refusal::Absent(side)))
    }

    /// Queries at a rated board are journalled, and everywhere those about an ending and those for a hint.
    fn ask(&mut self, by: Actor, query: &Query) -> GameAnswer {
        let rated = self.state.setup().mode == Mode::Rated;
        if rated
            && *query == Query::Number
            && let Some(side) = by.side()
            && let Some(article) = self.state.number_hidden_from(side, self.now)
        {
            return Err(Refusal::NumberHidden(article.to_owned()));
        }
        if let (true, Query::Sheet, Some(side)) = (rated, query, by.side()) {
            self.state.expect_sheet(side)?;
        }
        let query = match query {
            Query::Place(place) => Query::Place(brief(place)),
            Query::Near(place) => Query::Near(brief(place)),
            Query::Through(place) => Query::Through(brief(place)),
            Query::Moves(square) => Query::Moves(brief(square)),
            Query::Rule(text) => Query::Rule(brief(text)),
            other => other.clone(),
        };
        // Who has asked the tables, or for a hint, is known afterwards at every board.
        let is_kept = rated || matches!(query, Query::Ending | Query::Hint);
        if is_kept { self.happens_by(by, HearingEvent::Asked { query }) } else { Ok(()) }
    }

    fn claim_pending(&self) -> bool {
        self.state.claim_pending()
    }

    fn expect_playing(&self) -> GameAnswer {
        self.state.expect_playing()
    }

    fn expect_started(&self) -> GameAnswer {
        self.state.expect_started()
    }
}

/// The side that is acted for; those of no side do not play.
fn player(by: Actor) -> Result<Side, Refusal> {
    by.side().ok_or(Refusal::SideNeeded)
}

/// This may only the arbiter decide, by the rules of this game.
fn arbiter_only(state: &State, act: Act, citation: &str) -> Refusal {
    Refusal::NotPermitted(Denied::citing(state.document(), citation, act, Denial::ArbiterOnly))
}
