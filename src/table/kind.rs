//! What a table has to know of what is kept at it: a game, a micro-match, and whatever gets a record after them.

use golos_clock::Ms;
use golos_game::{
    self as game, AdjournmentEvent, ClockEvent, ClockReason, ClockRequest, HearingEvent, Mode, Phase, RecordEvent,
    RecordRequest, Refusal, Request, Said,
};
use golos_journal::Schema;
use golos_ledger::{Command, Recorded, StateMachine};
use golos_speech::{self as speech, Announcement, Announcer};
use golos_tournament::{event, micro_match};
use golos_wording::Wording;

/// A machine that can be kept at a table: how it stands on disk, when it goes on, and what it makes heard.
pub trait TableKind: StateMachine<Event: Schema> {
    /// What remembers what was said, to say the next thing well.
    type Memory: Clone + Default + Send;

    /// Whether its time goes on while the program is off, the machine asleep, or the disk full. A game stands then: nobody
    /// is charged for it.
    const GOES_ON: bool;

    /// The first event.
    fn opened(setup: Self::Setup) -> Self::Event;

    /// The wall time at which it was opened, as the set-up has it.
    fn opening_wall(setup: &Self::Setup) -> &str;

    /// Whether the record names the wall time of the event.
    fn is_dated(event: &Self::Event) -> bool;

    /// Whether those who name no ears play all the parts.
    fn mode(&self) -> Mode;

    /// Whether the record is told that the machine slept.
    fn notes_sleep(&self) -> bool;

    /// What is done first when something can be written again.
    fn after_full_disk(&self) -> Option<Self::Request>;

    /// Whether the players have other sides than at the opening: each keeps his terminal, and hears there as what he is.
    fn is_swapped(&self) -> bool;

    /// What is heard when it is opened.
    fn greeting(&self, memory: &Self::Memory) -> Vec<Announcement>;

    /// What an event makes heard. `before` and `after` are the states around it.
    fn announce(
        memory: &mut Self::Memory,
        before: &Self,
        after: &Self,
        recorded: &Recorded<Self::Event>,
    ) -> Vec<Announcement>;

    /// Whether what an event makes heard is in what the next one of the same command makes heard.
    fn is_said_with(_event: &Self::Event, _next: &Self::Event) -> bool {
        false
    }

    /// What is said back when a command is refused; the state is that before it.
    fn refused(
        &self,
        memory: &mut Self::Memory,
        command: &Command<Self::Request>,
        refusal: &Self::Refusal,
    ) -> Vec<Announcement>;

    /// What is said back to a question.
    fn answer(
        &self,
        memory: &mut Self::Memory,
        command: &Command<Self::Request>,
        now: Ms,
        wording: &Wording,
    ) -> Vec<Announcement>;

    /// The record of what was heard; none where it stands in another record.
    fn heard(said: Said) -> Option<Self::Event>;
}

impl TableKind for game::State {
    type Memory = Announcer;

    const GOES_ON: bool = false;

    fn opened(setup: game::Setup) -> game::Event {
        game::Event::Opened(Box::new(setup))
    }

    fn opening_wall(setup: &game::Setup) -> &str {
        &setup.opened
    }

    fn is_dated(event: &game::Event) -> bool {
        matches!(
            event,
            game::Event::Clock(
                ClockEvent::Started { .. }
                    | ClockEvent::StartAppointed { .. }
                    | ClockEvent::Paused { .. }
                    | ClockEvent::Halted
                    | ClockEvent::Resumed
                    | ClockEvent::Flag { .. }
            ) | game::Event::Adjournment(AdjournmentEvent::SessionAppointed { .. } | AdjournmentEvent::SessionOver)
                | game::Event::Ended { .. }
                | game::Event::Revoked
                | game::Event::Record(RecordEvent::Reopened { .. } | RecordEvent::Closed)
        )
    }

    fn mode(&self) -> Mode {
        self.setup().mode
    }

    fn notes_sleep(&self) -> bool {
        self.phase() != Phase::Over
    }

    /// The clocks were stopped where they stood; only the arbiter lets them run again.
    fn after_full_disk(&self) -> Option<Request> {
        (self.phase() == Phase::Playing).then_some(Request::Clock(ClockRequest::Halt))
    }

    fn is_swapped(&self) -> bool {
        game::State::is_swapped(self)
    }

    fn greeting(&self, herald: &Announcer) -> Vec<Announcement> {
        herald.opened(self)
    }

    fn announce(
        herald: &mut Announcer,
        before: &Self,
        after: &Self,
        recorded: &Recorded<game::Event>,
    ) -> Vec<Announcement> {
        herald.announce(before, after, recorded)
    }

    /// Both clocks are corrected: what they show then is said once.
    fn is_said_with(event: &game::Event, next: &game::Event) -> bool {
        let corrected = |event: &game::Event| match event {
            game::Event::Clock(ClockEvent::Set { side, reason: ClockReason::Stated(reason), .. }) => {
                Some((*side, reason.clone(), false))
            }
            game::Event::Clock(ClockEvent::CounterSet { side, reason, .. }) => Some((*side, reason.clone(), true)),
            _ => None,
        };
        let (Some((side, reason, is_counter)), Some((other, again, is_counter_again))) =
            (corrected(event), corrected(next))
        else {
            return false;
        };
        side != other && reason == again && is_counter == is_counter_again
    }

    fn refused(&self, herald: &mut Announcer, command: &game::Command, refusal: &Refusal) -> Vec<Announcement> {
        herald.refused(self, command, refusal)
    }

    fn answer(&self, herald: &mut Announcer, command: &game::Command, now: Ms, wording: &Wording) -> Vec<Announcement> {
        match &command.ask {
            Request::Record(RecordRequest::Query(query)) => herald.answer(self, command.by.seat, query, now, wording),
            _ => Vec::new(),
        }
    }

    fn heard(said: Said) -> Option<game::Event> {
        Some(game::Event::Hearing(HearingEvent::Said(said)))
    }
}

impl TableKind for micro_match::State {
    type Memory = ();

    /// A break goes on while the program is off, and while the machine sleeps.
    const GOES_ON: bool = true;

    fn opened(setup: micro_match::Setup) -> micro_match::Event {
        micro_match::Event::Opened(Box::new(setup))
    }

    fn opening_wall(setup: &micro_match::Setup) -> &str {
        &setup.opened
    }

    fn is_dated(_: &micro_match::Event) -> bool {
        true
    }

    fn mode(&self) -> Mode {
        self.setup().mode
    }

    fn notes_sleep(&self) -> bool {
        true
    }

    fn after_full_disk(&self) -> Option<micro_match::Request> {
        None
    }

    fn is_swapped(&self) -> bool {
        false
    }

    fn greeting(&self, (): &()) -> Vec<Announcement> {
        speech::match_opened(self)
    }

    fn announce((): &mut (), _: &Self, after: &Self, recorded: &Recorded<micro_match::Event>) -> Vec<Announcement> {
        speech::announce_match(after, recorded)
    }

    fn refused(
        &self,
        (): &mut (),
        command: &micro_match::Command,
        refusal: &micro_match::Refusal,
    ) -> Vec<Announcement> {
        speech::refused_match(self, command, refusal)
    }

    fn answer(&self, (): &mut (), _: &micro_match::Command, _: Ms, _: &Wording) -> Vec<Announcement> {
        Vec::new()
    }

    /// What is said of a micro-match is said at the board of its game, and stands in the record of that.
    fn heard(_: Said) -> Option<micro_match::Event> {
        None
    }
}

impl TableKind for event::State {
    type Memory = ();

    const GOES_ON: bool = true;

    fn opened(setup: event::Setup) -> event::Event {
        event::Event::Opened(Box::new(setup))
    }

    fn opening_wall(setup: &event::Setup) -> &str {
        &setup.opened
    }

    fn is_dated(_: &event::Event) -> bool {
        true
    }

    fn mode(&self) -> Mode {
        Mode::Rated
    }

    /// No clock runs in it.
    fn notes_sleep(&self) -> bool {
        false
    }

    fn after_full_disk(&self) -> Option<event::Request> {
        None
    }

    fn is_swapped(&self) -> bool {
        false
    }

    fn greeting(&self, (): &()) -> Vec<Announcement> {
        speech::tournament::opened(self)
    }

    fn announce((): &mut (), before: &Self, after: &Self, recorded: &Recorded<event::Event>) -> Vec<Announcement> {
        speech::tournament::announce(before, after, &recorded.event)
    }

    fn refused(&self, (): &mut (), command: &event::Command, refusal: &event::Refusal) -> Vec<Announcement> {
        vec![Announcement::answer(command.by.seat, speech::tournament::refused(refusal))]
    }

    fn answer(&self, (): &mut (), _: &event::Command, _: Ms, _: &Wording) -> Vec<Announcement> {
        Vec::new()
    }

    /// What is said at the desk of an event follows from its record.
    fn heard(_: Said) -> Option<event::Event> {
        None
    }
}
