//! What the arbiter asks of the people of a hall, and what he is told.

use super::House;
use crate::code::{LASTS, WINDOW};
use crate::guest::Guest;
use crate::{Address, AuditEntry};
use golos_desk::{Desk, Sitting, seat_phrase};
use golos_game::{Phase, Seat};
use golos_input::HouseRequest;
use golos_profile::Member;
use golos_rules::BySide;
use golos_wording::{Noun, Sentence, Slot, message, text_key};

/// So many words a name has at most, where a text stands behind it.
const MOST_NAMES: usize = 4;

/// So much is kept at most for one who has not come yet.
const MOST_KEPT: usize = 16;

impl House {
    pub(super) fn asked(&mut self, ask: &HouseRequest, by: &str) -> Vec<Sentence> {
        match ask {
            HouseRequest::People => self.told_people(),
            HouseRequest::Lines => self.told_lines(),
            HouseRequest::Announce(text) => vec![self.announce(None, text, by)],
            HouseRequest::Message(to, text) => vec![self.announce(Some(to), text, by)],
            HouseRequest::Code(name) => vec![self.code(name, by)],
        }
    }

    /// SentenceKind this to him who began the hall, at its own terminal.
    pub fn tell_host(&mut self, sentence: &Sentence) {
        self.guests.iter_mut().filter(|guest| guest.is_host).for_each(|guest| guest.told(sentence));
    }

    /// Whose line is broken, and who has not come though he plays.
    fn told_lines(&self) -> Vec<Sentence> {
        let sittings = self.sittings();
        let is_missed = |member: &&Member| match self.guest_of(member) {
            Some(guest) => guest.line.is_none(),
            None => self.place_of(member, &sittings).is_some_and(|(seat, boards)| self.is_awaited(seat, &boards)),
        };
        let missed: Vec<Sentence> =
            self.people.values().filter(is_missed).map(|member| self.told(member, &sittings)).collect();
        if missed.is_empty() { vec![message::hall_lines_whole()] } else { missed }
    }

    /// Whether he of this seat has something to play at one of these boards.
    fn is_awaited(&self, seat: Seat, boards: &[usize]) -> bool {
        let plays = |desk: &Desk| desk.game().is_some_and(|play| play.state().phase() != Phase::Over);
        seat.is_player() && boards.iter().filter_map(|&board| self.boards.get(board)).any(|board| plays(&board.desk))
    }

    fn guest_of(&self, member: &Member) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.login == member.login)
    }

    /// SentenceKind this text to everybody but him who says it, or to one; who is away hears it when he comes.
    fn announce(&mut self, to: Option<&str>, text: &str, by: &str) -> Sentence {
        if text.is_empty() || to.is_some_and(str::is_empty) {
            return message::hall_announce_what().as_refusal();
        }
        let message = if to.is_some() { message::hall_message } else { message::hall_announced };
        // A name may be two words, or three: what stands behind it is the text.
        let (to, text) = match to {
            Some(name) => self.name_and_text(name, text),
            None => (None, text.to_owned()),
        };
        let to = to.as_deref();
        if text.is_empty() {
            return message::hall_announce_what().as_refusal();
        }
        let sentence = message(Slot::Text(text));
        let to = match to.map(|name| self.called(name).map(|member| member.login.clone()).ok_or(name)) {
            None => None,
            Some(Ok(login)) => Some(login),
            Some(Err(name)) => return message::hall_code_nobody(Slot::Text(name.to_owned())).as_refusal(),
        };
        let is_for = |guest: &&mut Guest| to.as_ref().map_or(guest.login != by, |login| guest.login == *login);
        let (mut heard, mut hears) = (false, false);
        for guest in self.guests.iter_mut().filter(is_for) {
            guest.told(&sentence);
            (heard, hears) = (guest.line.is_some(), true);
        }
        match to {
            None => message::hall_announced_all(),
            Some(login) => {
                let name = self.people.get(&login).map_or(login.clone(), |member| member.shown_name().to_owned());
                if !hears {
                    let kept = self.kept.entry(login).or_default();
                    kept.push(sentence);
                    let surplus = kept.len().saturating_sub(MOST_KEPT);
                    kept.drain(..surplus);
                }
                let message = if heard { message::hall_announced_one } else { message::hall_announced_later };
                message(Slot::Text(name))
            }
        }
    }

    /// The longest name at the beginning of these words that somebody of the list has, and the words behind it.
    fn name_and_text(&self, first: &str, text: &str) -> (Option<String>, String) {
        let mut name = first.to_owned();
        let mut rest = text;
        let mut found = None;
        for _ in 0..MOST_NAMES {
            if self.called(&name).is_some() {
                found = Some((Some(name.clone()), rest.to_owned()));
            }
            if rest.is_empty() {
                break;
            }
            let (next, behind) = rest.split_once(' ').unwrap_or((rest, ""));
            name = format!("{name} {next}");
            rest = behind.trim_start();
        }
        found.unwrap_or_else(|| (Some(first.to_owned()), text.to_owned()))
    }

    /// He of the list who is called so.
    fn called(&self, name: &str) -> Option<&Member> {
        // The stop behind a name that ends the line is gone.
        let fold = |name: &str| name.trim_end_matches('.').to_lowercase();
        let is_he = |member: &&Member| [&member.login, &member.name].into_iter().any(|own| fold(own) == fold(name));
        self.people.values().find(is_he)
    }

    /// A code for him of this name, to be read out.
    fn code(&mut self, name: &str, by: &str) -> Sentence {
        if name.is_empty() {
            return message::hall_code_whose().as_refusal();
        }
        let none = || message::hall_code_nobody(Slot::Text(name.to_owned())).as_refusal();
        let Some(member) = self.called(name) else { return none() };
        let code = (self.means.chance)().and_then(|random| self.means.keeper.give_code(&member.login, random));
        let Some(code) = code else { return none() };
        let given = AuditEntry::CodeGiven(by.to_owned());
        self.means.log.note(&member.login, &Address("here".to_owned()), given);
        let digits = code.chars().filter_map(|digit| digit.to_digit(10)).collect();
        message::hall_code(
            Slot::Text(member.login.clone()),
            Slot::Numbers(digits),
            Slot::Count(u32::try_from(LASTS.secs() / 60).unwrap_or(u32::MAX), Noun::Minute),
        )
    }

    /// A code that an arbiter may have read out is void: they are to know, for he may stand before the door with it.
    pub(super) fn tell_void(&mut self, login: &str) {
        let Some(member) = self.people.get(login) else { return };
        let sentence = message::hall_code_void(Slot::Text(member.shown_name().to_owned()));
        self.tell_arbiters(&sentence);
    }

    /// Codes for somebody of the list are not heard from an address for a while; he may be the one who cannot come in.
    pub(super) fn tell_unheard(&mut self, login: &str, from: &Address) {
        let Some(member) = self.people.get(login) else { return };
        let sentence = message::hall_codes_unheard(
            Slot::Text(member.shown_name().to_owned()),
            Slot::Text(from.to_string()),
            Slot::Count(u32::try_from(WINDOW.secs() / 60).unwrap_or(u32::MAX), Noun::Minute),
        );
        self.tell_arbiters(&sentence);
    }

    /// The door is crowded by those who do not say who they are.
    pub(super) fn tell_full(&mut self, from: &Address) {
        self.means.log.note("", from, AuditEntry::DoorFull);
        self.tell_arbiters(&message::hall_door_full(Slot::Text(from.to_string())));
    }

    fn tell_arbiters(&mut self, sentence: &Sentence) {
        let arbiters = self.guests.iter_mut().filter(|guest| guest.seat == Seat::Arbiter);
        arbiters.for_each(|guest| guest.told(sentence));
    }

    /// Everybody on the list: where he sits, and whether his line is whole.
    fn told_people(&self) -> Vec<Sentence> {
        match self.people.is_empty() {
            true => vec![message::hall_people_none()],
            false => {
                let sittings = self.sittings();
                self.people.values().map(|member| self.told(member, &sittings)).collect()
            }
        }
    }

    /// Where somebody of the list sits, and whether his line is whole.
    fn told(&self, member: &Member, sittings: &[BySide<Sitting>]) -> Sentence {
        let guest = self.guest_of(member);
        // At an event whoever is on the list plays, or assists, by his name.
        let none = if self.has_event() { text_key::HALL_SEAT_LISTED } else { text_key::HALL_SEAT_NONE };
        let sits = |(seat, boards): (Seat, Vec<usize>)| (!boards.is_empty()).then_some(seat);
        let taken = match guest {
            Some(guest) => sits((guest.seat, guest.boards.clone())),
            None => self.place_of(member, sittings).and_then(sits),
        };
        let seat = taken.or(member.seat()).map_or(none, seat_phrase);
        let trip = guest.filter(|guest| guest.line.is_some()).and_then(|guest| guest.face.round_trip());
        let (name, seat) = (Slot::Text(member.shown_name().to_owned()), Slot::Phrase(seat.to_owned()));
        match (trip, guest.map(|guest| guest.line.is_some())) {
            (Some(trip), _) => message::hall_person_trip(name, seat, u32::try_from(trip.get()).unwrap_or(u32::MAX)),
            (None, Some(true)) => message::hall_person_here(name, seat),
            (None, Some(false)) => message::hall_person_lost(name, seat),
            (None, None) => message::hall_person_away(name, seat),
        }
    }
}

pub(super) fn number(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
