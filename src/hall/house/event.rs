//! An event in a hall: one desk keeps its record, at which nobody hears; each arbiter has a desk at it, and whoever has no
//! board yet sits at one that only listens. Players and their assistants come to the boards of a round by their names.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use super::{HallBoard, House};
use crate::guest::Guest;
use golos_clock::Ms;
use golos_desk::{Desk, Joined, Out, Sitting};
use golos_game::{Phase, Seat};
use golos_input::{EventLexicon, Tokens};
use golos_profile::Member;
use golos_rules::{BySide, Side};
use golos_speech::Subscription;
use golos_table::TableError;
use golos_tournament::event::{Score, State};
use golos_wording::{Sentence, message};

/// The desk that keeps an event.
pub(super) struct Kept {
    desk: Desk,
    /// When something happens there by itself, on the clock of the house.
    due: Option<Ms>,
    /// The round whose boards are open in the house, from 1; 0: none.
    round: u16,
    /// How its boards ended, as far as is known here.
    scores: Vec<Option<Score>>,
    /// The event as it stood since these moments, on the clock of the house: who looks on sees it later.
    stood: VecDeque<(Ms, Arc<State>)>,
}

impl House {
    /// Opens the event of this record: its boards are those of the house, round by round.
    ///
    /// # Errors
    /// [`TableError`] if there is none in it, or another program writes it.
    pub fn open_event(&mut self, file: &Path) -> Result<(), TableError> {
        let mut desk = self.desk(self.config.style, None, Subscription::NONE);
        drop(desk.resume_event(file)?);
        if desk.event_is_kept_elsewhere() {
            return Err(TableError::InUse(file.display().to_string()));
        }
        // Where it goes on, those who look on have not seen yet what was done last.
        let before = desk.event_before(self.delay).filter(|_| self.delay > Ms::ZERO);
        let stood = before.map(|state| (self.now(), state)).into_iter().collect();
        self.event = Some(Kept { desk, due: None, round: 0, scores: Vec::new(), stood });
        self.meet_event();
        self.note_event();
        Ok(())
    }

    /// Whether the boards are those of an event.
    pub(super) const fn has_event(&self) -> bool {
        self.event.is_some()
    }

    /// Where somebody of the list sits now: his seat, his boards, from 0, and a desk there with what is heard first.
    pub(super) fn placed(&mut self, member: &Member) -> Option<(Seat, Vec<usize>, Desk, Vec<Out>)> {
        let (seat, boards) = self.place_of(member, &self.sittings())?;
        let style = member.style(self.config.style);
        let mut desk = self.desk(style, member.text, Subscription::of(seat));
        let mut then = None;
        if self.sees_later(seat) {
            boards.iter().for_each(|&board| self.put_later(board));
            // Who is not on the list as one who looks on is here to play.
            then = self.stood_then().filter(|_| member.only_looks_on());
        }
        let opening = match (&self.event, boards.as_slice()) {
            (Some(event), _) if seat == Seat::Arbiter => {
                let who = if member.is_host() { Joined::Hosts } else { Joined::Rules };
                desk.join_event(&event.desk, who)
            }
            (Some(_), []) => self.listen_in(&mut desk, then),
            (_, [only]) => desk.join(self.seen_by(seat, *only)?),
            (_, several) => {
                let numbered = |&board: &usize| Some((self.boards.get(board)?.number, self.seen_by(seat, board)?));
                desk.join_all(several.iter().filter_map(numbered))
            }
        };
        let looks_on = !boards.is_empty() || member.only_looks_on();
        let told = (self.sees_later(seat) && looks_on).then(|| self.told_later(&desk));
        Some((seat, boards, desk, told.into_iter().chain(opening?).collect()))
    }

    /// This desk only reads the event, as it is or as it stood then; what is heard there first.
    fn listen_in(&self, desk: &mut Desk, then: Option<Arc<State>>) -> Option<Vec<Out>> {
        let keeper = &self.event.as_ref()?.desk;
        match then {
            Some(then) => desk.join_event_then(keeper, then),
            None => desk.join_event(keeper, Joined::Reads),
        }
    }

    /// Who sits at the boards of the event; nobody without one.
    pub(super) fn sittings(&self) -> Vec<BySide<Sitting>> {
        self.event.as_ref().map(|event| event.desk.sittings()).unwrap_or_default()
    }

    /// His seat, and his boards, from 0. At an event he who plays, or assists, is known by his name; who has no board yet
    /// listens.
    pub(super) fn place_of(&self, member: &Member, sittings: &[BySide<Sitting>]) -> Option<(Seat, Vec<usize>)> {
        if self.event.is_none() {
            return Some((member.seat()?, member.boards(self.boards.len())));
        }
        let all = || (0..self.boards.len()).collect();
        match member.seat() {
            Some(Seat::Arbiter) => return Some((Seat::Arbiter, all())),
            Some(seat @ (Seat::Spectator | Seat::Trainer)) => {
                let named = member.seats.iter().flat_map(|own| own.boards.clone()).collect::<Vec<_>>();
                let is_his = |index: &usize| {
                    let number = self.boards.get(*index).map(|board| board.number);
                    named.is_empty() || number.is_some_and(|number| named.contains(&number))
                };
                return Some((seat, (0..self.boards.len()).filter(is_his).collect()));
            }
            Some(Seat::Player(_) | Seat::Assistant(_)) | None => {}
        }
        let is_he = |name: &String| {
            let name = name.to_lowercase();
            name == member.shown_name().to_lowercase() || name == member.login.to_lowercase()
        };
        let found = self.boards.iter().enumerate().find_map(|(index, board)| {
            let sitting = sittings.get(board.number.checked_sub(1)?)?;
            Side::BOTH.into_iter().find_map(|side| {
                let own = &sitting[side];
                let seat = if is_he(&own.name) {
                    Seat::Player(side)
                } else {
                    own.assistants.iter().any(is_he).then_some(Seat::Assistant(side))?
                };
                Some((seat, vec![index]))
            })
        });
        Some(found.unwrap_or((Seat::Spectator, Vec::new())))
    }

    /// Whether he asks for the desk of the event, whose board has nothing left to play.
    pub(super) fn leaves_for_event(&mut self, index: usize, line: &Tokens) -> bool {
        let Some(guest) = self.guests.get(index).filter(|guest| self.event.is_some() && guest.seat != Seat::Arbiter)
        else {
            return false;
        };
        // Who looks on later would hear there at once how the others ended.
        if guest.boards.is_empty() || self.sees_later(guest.seat) || !self.are_over(guest.seat, &guest.boards) {
            return false;
        }
        let wording = guest.face.desk().presenter().wording;
        EventLexicon::of(wording.lang()).is_desk(line)
    }

    /// Whether one who looks on at a board asks how the event stands.
    pub(super) fn asks_of_event(&mut self, index: usize, line: &Tokens) -> bool {
        let looks_on = |guest: &&Guest| !guest.boards.is_empty() && guest.seat.only_looks_on();
        let Some(guest) = self.guests.get(index).filter(|_| self.event.is_some()).filter(looks_on) else {
            return false;
        };
        let wording = guest.face.desk().presenter().wording;
        EventLexicon::of(wording.lang()).asks_of_event(line)
    }

    /// What is answered to him at the desk of the event; he stays at his board.
    pub(super) fn answer_of_event(&mut self, index: usize, line: &str) -> Vec<Out> {
        let Some(guest) = self.guests.get(index) else { return Vec::new() };
        let presenter = guest.face.desk().presenter().clone();
        let mut desk = self.desk(presenter.style, Some(presenter.text), Subscription::of(Seat::Spectator));
        if self.listen_in(&mut desk, self.stood_then()).is_none() {
            return Vec::new();
        }
        let answer = desk.line(line);
        drop(desk.close());
        answer
    }

    /// Whether nothing is played any more at any of these boards.
    fn are_over(&self, seat: Seat, boards: &[usize]) -> bool {
        let is_over = |desk: &Desk| match (desk.contest(), desk.game()) {
            (Some(contest), _) => contest.state().result().is_some(),
            (None, Some(play)) => play.state().phase() == Phase::Over,
            (None, None) => true,
        };
        let seen = |board: usize| self.seen_by(seat, board).or(self.boards.get(board).map(|board| &board.desk));
        boards.iter().filter_map(|&board| seen(board)).all(is_over)
    }

    /// From his board to the desk of the event, until the next round; what is heard there.
    pub(super) fn go_to_event(&mut self, index: usize) -> Vec<Out> {
        let Some(login) = self.guests.get(index).map(|guest| guest.login.clone()) else { return Vec::new() };
        let Some(member) = self.people.get(&login).cloned() else { return Vec::new() };
        let member = self.as_spoken_to(index, member);
        let mut desk = self.desk(member.style(self.config.style), member.text, Subscription::of(Seat::Spectator));
        let Some(opening) = self.listen_in(&mut desk, None) else { return Vec::new() };
        let seat = self.guests.get(index).map_or(Seat::Spectator, |guest| guest.seat);
        self.sit_down(index, seat, Vec::new(), desk);
        opening
    }

    /// He leaves the desk that he had in good order, and sits at this one.
    fn sit_down(&mut self, index: usize, seat: Seat, boards: Vec<usize>, desk: Desk) {
        let Some(guest) = self.guests.get_mut(index) else { return };
        let mut left = std::mem::replace(guest.face.desk_mut(), desk);
        guest.face.desk_mut().adopt(left.manner());
        drop(left.close());
        (guest.seat, guest.boards) = (seat, boards);
        guest.face.stirred();
    }

    /// The same person as he is spoken to by now, whatever the list says.
    fn as_spoken_to(&self, index: usize, member: Member) -> Member {
        let Some(guest) = self.guests.get(index) else { return member };
        let (presenter, style) = (guest.face.desk().presenter(), guest.face.desk().presenter().style);
        Member {
            lang: Some(presenter.wording.lang()),
            level: Some(style.level),
            alphabet: Some(style.alphabet),
            text: Some(presenter.text),
            ..member
        }
    }

    /// What was done at a desk may have opened boards, ended games or begun a round.
    pub(super) fn follow_event(&mut self, by: Option<usize>) {
        if self.event.is_none() {
            return;
        }
        let wanted = by.and_then(|index| self.guests.get_mut(index)?.face.desk_mut().take_wanted());
        let before = self.boards.len();
        let Some(event) = &mut self.event else { return };
        drop(event.desk.hear());
        let said = wanted.map(|boards| event.desk.open_boards(&boards)).unwrap_or_default();
        let is_new = self.meet_event() && self.boards.len() > before;
        // Where nothing was opened he who asked hears why.
        if !is_new && let Some(guest) = by.and_then(|index| self.guests.get_mut(index)) {
            guest.face.hear(&said);
        }
        self.tell_corrected();
        self.note_event();
        self.attend_event();
    }

    /// Who looks on at the event without a board asks of it as it stands for him.
    pub(super) fn hold_for(&mut self, index: usize) {
        let Some(guest) = self.guests.get(index).filter(|guest| guest.boards.is_empty()) else { return };
        if self.people.get(&guest.login).is_some_and(Member::only_looks_on)
            && let Some(then) = self.stood_then()
            && let Some(guest) = self.guests.get_mut(index)
        {
            guest.face.desk_mut().hold_event(then);
        }
    }

    /// The event as those see it who look on; none where they see it as it is.
    fn stood_then(&self) -> Option<Arc<State>> {
        let stood = &self.event.as_ref().filter(|_| self.delay > Ms::ZERO)?.stood;
        let now = self.now();
        let then = stood.iter().rev().find(|(since, _)| *since + self.delay <= now).or_else(|| stood.front());
        then.map(|(_, state)| Arc::clone(state))
    }

    /// How the event stands is kept for those who see it later, and no longer.
    fn note_event(&mut self) {
        let (now, delay) = (self.now(), self.delay);
        let Some(event) = self.event.as_mut().filter(|_| delay > Ms::ZERO) else { return };
        let Some(state) = event.desk.event_state() else { return };
        if event.stood.back().is_none_or(|(_, last)| !Arc::ptr_eq(last, &state)) {
            event.stood.push_back((now, state));
        }
        while event.stood.get(1).is_some_and(|(since, _)| *since + delay <= now) {
            event.stood.pop_front();
        }
    }

    /// Who still sits at a board whose result is put right at the desk of the event is told of it.
    fn tell_corrected(&mut self) {
        let Some(event) = &mut self.event else { return };
        let scores = event.desk.scores();
        let before = std::mem::replace(&mut event.scores, scores);
        let pairs = before.iter().zip(&event.scores).zip(1..);
        let changed = pairs.filter(|((old, new), _)| old.is_some() && old != new).map(|(_, number)| number);
        let told: Vec<(usize, Sentence)> =
            changed.filter_map(|number| Some((number, event.desk.told_board(number)?))).collect();
        for (number, sentence) in told {
            let Some(at) = self.boards.iter().position(|board| board.number == number) else { continue };
            let here = self.guests.iter_mut().filter(|guest| guest.seat.side().is_some() && guest.boards.contains(&at));
            here.for_each(|guest| {
                guest.told(&message::hall_corrected());
                guest.told(&sentence);
            });
        }
    }

    /// Those at the desks of the event hear what happened there.
    fn attend_event(&mut self) {
        for guest in self.guests.iter_mut().filter(|guest| guest.line.is_some()) {
            if guest.seat == Seat::Arbiter || guest.boards.is_empty() {
                guest.attend();
            }
        }
        let now = self.now();
        if let Some(event) = &mut self.event {
            event.due = event.desk.until_deadline().map(|wait| now + wait);
        }
    }

    pub(super) fn tick_event(&mut self, now: Ms) {
        if let Some(event) = self.event.as_mut().filter(|event| event.due.is_some_and(|due| due <= now)) {
            drop(event.desk.tick());
            self.follow_event(None);
            let boards: Vec<usize> = (0..self.boards.len()).collect();
            self.stir(&boards, None);
        }
    }

    pub(super) fn event_due(&self) -> Option<Ms> {
        self.event.as_ref()?.due
    }

    pub(super) fn close_event(&mut self) {
        if let Some(event) = &mut self.event {
            drop(event.desk.close());
        }
    }

    /// The boards of the house are those that are open at the event, and everybody sits where he belongs. Whether anything
    /// has changed.
    fn meet_event(&mut self) -> bool {
        let Some(event) = self.event.take() else { return false };
        let round = event.desk.event_round();
        let open: Vec<usize> = event.desk.event_boards().map(|(number, _)| number).collect();
        let is_same = round == event.round && open.len() == self.boards.len();
        let is_same = is_same && self.boards.iter().all(|board| open.contains(&board.number));
        if is_same {
            self.event = Some(event);
            return false;
        }
        let is_kept = |board: &HallBoard| round == event.round && open.contains(&board.number);
        // The places of boards that stay are kept.
        if !self.boards.iter().all(is_kept) {
            self.boards.drain(..).for_each(|mut board| drop(board.desk.close()));
            self.is_new = true;
            // Their places among the boards are those of other boards now, also where the numbers are the same.
            self.guests.iter_mut().for_each(|guest| guest.boards.clear());
        }
        for number in open {
            if self.boards.iter().any(|board| board.number == number) {
                continue;
            }
            let mut desk = self.desk(self.config.style, None, Subscription::NONE);
            if desk.join_board(&event.desk, number).is_some() {
                self.put(number, desk);
            }
        }
        let scores = event.desk.scores();
        self.event = Some(Kept { round, scores, ..event });
        self.seat_all();
        true
    }

    /// Everybody who sits elsewhere than he belongs goes there; of whom the line is broken the place is free.
    fn seat_all(&mut self) {
        let sittings = self.sittings();
        let mut index = 0;
        while index < self.guests.len() {
            let Some(guest) = self.guests.get(index) else { return };
            let (login, seat, boards, is_host) = (guest.login.clone(), guest.seat, guest.boards.clone(), guest.is_host);
            let member = if is_host { Some(Member::host(self.config.lang)) } else { self.people.get(&login).cloned() };
            let Some(member) = member else {
                index += 1;
                continue;
            };
            // Who sits at the event stays there until he has a board where something is played.
            let is_at_event = guest.face.desk().event_state().is_some();
            let stays = |own: &[usize]| is_at_event && self.are_over(seat, own);
            let place = self.place_of(&member, &sittings).filter(|(_, own)| !stays(own));
            // Without a board he sits there, and not at one that is closed.
            let belongs = |(own_seat, own): (Seat, Vec<usize>)| (own_seat, &own) == (seat, &boards) && !own.is_empty();
            if seat == Seat::Arbiter {
                if let (Some(event), Some(guest)) = (&self.event, self.guests.get_mut(index)) {
                    let said = guest.face.desk_mut().meet_boards(&event.desk);
                    guest.boards = (0..self.boards.len()).collect();
                    match guest.line {
                        Some(_) => guest.face.hear(&said),
                        None => guest.missed.extend(said),
                    }
                    guest.face.stirred();
                }
            } else if place.is_some_and(|place| !belongs(place)) && !self.move_to(index, &member) {
                continue;
            }
            index += 1;
        }
    }

    /// He goes to where he belongs now, and hears how it stands there. False: he is not here any more.
    pub(super) fn move_to(&mut self, index: usize, member: &Member) -> bool {
        if self.guests.get(index).is_none_or(|guest| guest.line.is_none()) {
            if index < self.guests.len() {
                self.guests.remove(index);
            }
            return false;
        }
        let member = self.as_spoken_to(index, member.clone());
        let Some((seat, boards, desk, opening)) = self.placed(&member) else { return true };
        let told = (!boards.is_empty()).then(|| self.told_seat(&desk, seat, &boards));
        self.sit_down(index, seat, boards, desk);
        if let Some(guest) = self.guests.get_mut(index) {
            guest.face.hear(&told.into_iter().chain(opening).collect::<Vec<_>>());
        }
        true
    }
}
