//! Who takes a seat, who comes back to his, whose line is lost, and what is told of that at his boards.

use super::House;
use super::told::number;
use crate::guest::{Guest, Held};
use crate::joined::Joined;
use crate::lines::LineTerminal;
use crate::remote_person::RemotePerson;
use crate::{Address, AuditEntry, ConnId, Credential, Face, LinePurpose, NOT_LISTED, Outlet};
use golos_desk::{Desk, Out, Presenter, seat_phrase};
use golos_game::{Audience, Phase, Seat};
use golos_profile::Member;
use golos_rules::Side;
use golos_speech::{Announcement, Kind};
use golos_wire::{Down, Ending, framed};
use golos_wording::{Sentence, Slot, Style, message};

/// What is told of somebody at his board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notice {
    Came,
    Lost,
    Back,
    Left,
}

impl Notice {
    fn sentence(self, who: Slot) -> Sentence {
        match self {
            Notice::Came => message::hall_came(who),
            Notice::Lost => message::hall_line_lost(who),
            Notice::Back => message::hall_line_back(who),
            Notice::Left => message::hall_left(who),
        }
    }
}

impl House {
    /// He who began the hall sits at its own terminal: an arbiter of all its boards.
    pub fn host(&mut self, id: ConnId, wish: &LinePurpose, line: Box<dyn Outlet>) {
        let member = Member::host(self.config.lang);
        self.people.insert(member.login.clone(), member.clone());
        let way = (Credential::House, Address("here".to_owned()));
        self.came(id, member.login.clone(), way, wish, line);
        self.people.remove(&member.login);
    }

    pub(super) fn came(
        &mut self,
        id: ConnId,
        login: String,
        way: (Credential, Address),
        wish: &LinePurpose,
        line: Box<dyn Outlet>,
    ) {
        let Some(member) = self.people.get(&login).cloned() else {
            return self.refuse_stranger(&login, &way, wish, &*line);
        };
        let (by, from) = way;
        let find = |house: &House| house.guests.iter().position(|guest| guest.login == login);
        let other = find(self).and_then(|index| self.guests.get(index)?.line.as_ref().map(|held| held.id));
        if let Some(other) = other {
            self.work_off(other);
        }
        let seated = find(self);
        if seated.is_none() && !self.has_event() && member.boards(self.boards.len()).is_empty() {
            self.means.log.note(&login, &from, AuditEntry::NoSeat);
            let presenter = self.presenter(member.style(self.config.style));
            let _ = match wish {
                LinePurpose::Joined => line.send(&framed(&Down::Bye { why: Ending::NoSeat })),
                LinePurpose::Terminal(_) | LinePurpose::Prompted => {
                    let said = presenter.say(&message::hall_no_seat().as_refusal(), Kind::Answer);
                    line.send(format!("{}\r\n", said.written).as_bytes())
                }
            };
            return line.end(1);
        }
        let by_house = by == Credential::House;
        self.means.log.note(&login, &from, AuditEntry::Came(by));
        let held = Held::new(id, from, line, self.now());
        match seated {
            Some(index) => self.come_back(index, wish, held),
            None => self.come_first(member, wish, held, by_house),
        }
    }

    /// Nobody is called so who may come in. The command that leads to a seat says so itself, in its own language.
    fn refuse_stranger(
        &mut self,
        login: &str,
        (by, from): &(Credential, Address),
        wish: &LinePurpose,
        line: &dyn Outlet,
    ) {
        self.means.log.note(login, from, AuditEntry::NotListed);
        if *wish == LinePurpose::Joined {
            let _ = line.send(&framed(&Down::Bye { why: Ending::NoSeat }));
        }
        line.end(if *by == Credential::Seat { NOT_LISTED } else { 1 });
    }

    /// The words of a language; a person's own style is his desk's.
    pub(super) fn presenter(&mut self, style: Style) -> Presenter {
        self.tongues.entry(style.lang).or_insert_with(|| Presenter::new(style.lang, style)).clone()
    }

    /// The face that he wishes, or the one that he chose; what was kept for his program, and what only another one has not
    /// heard.
    fn face(&self, desk: Desk, wish: &LinePurpose, lines: bool, kept: (Option<Joined>, Vec<Out>)) -> Box<dyn Face> {
        match (wish, self.means.screen) {
            (LinePurpose::Terminal(Some((term, size))), Some(screen)) if !lines && term != "dumb" => {
                screen(desk, term, *size)
            }
            (LinePurpose::Terminal(terminal), _) => {
                Box::new(LineTerminal::new(desk, terminal.as_ref().map(|(_, size)| *size)))
            }
            (LinePurpose::Prompted, _) => Box::new(LineTerminal::prompted(desk)),
            (LinePurpose::Joined, _) => Box::new(RemotePerson::new(desk, kept, self.limit, self.now())),
        }
    }

    fn come_first(&mut self, member: Member, wish: &LinePurpose, held: Held, is_host: bool) {
        let Some((seat, boards, desk, opening)) = self.placed(&member) else { return held.outlet.end(1) };
        let told = self.told_seat(&desk, seat, &boards);
        let kept = self.kept.remove(&member.login).unwrap_or_default();
        let kept = kept.iter().map(|sentence| desk.presenter().say(sentence, Kind::State)).collect();
        let mut face = self.face(desk, wish, member.lines, (None, Vec::new()));
        face.answer(&[vec![told], opening, kept].concat());
        let login = member.login.clone();
        let mut guest = Guest::new(login, member.lines, seat, boards, face, held);
        guest.is_host = is_host;
        guest.flush(self.now());
        self.guests.push(guest);
        self.notice(self.guests.len() - 1, Notice::Came);
    }

    /// Which seat is his, and at which board.
    pub(super) fn told_seat(&self, desk: &Desk, seat: Seat, boards: &[usize]) -> Out {
        let who = Slot::Phrase(seat_phrase(seat).to_owned());
        let named = |board: usize| self.boards.get(board).map_or(board + 1, |board| board.number);
        let sentence = match boards {
            [] if self.has_event() && seat != Seat::Arbiter => message::event_you_wait(),
            [only] if self.boards.len() > 1 || named(*only) > 1 => message::hall_you_at(number(named(*only)), who),
            [_] | [] => message::hall_you(who),
            several => message::hall_you_several(who, number(several.len())),
        };
        desk.presenter().say(&sentence, Kind::Answer)
    }

    /// He has a seat already: he takes it over, and is told what he has missed.
    fn come_back(&mut self, index: usize, wish: &LinePurpose, held: Held) {
        if index >= self.guests.len() {
            return;
        }
        let mut guest = self.guests.remove(index);
        let was_lost = guest.line.is_none();
        let unsure: Vec<Out> = guest.take_unsure().into_iter().map(Out::past).collect();
        let (mut unsure, unheard) = match guest.line.take() {
            // His other line may hang: what was said on it since it last showed life may have been lost.
            Some(old) => {
                let said = guest.say(&message::hall_taken_over());
                guest.face.part(Ending::TakenOver, &[said]);
                let _ = guest.face.flush(&*old.outlet);
                guest.face.cut();
                old.outlet.end(0);
                self.means.log.note(&guest.login, &held.from, AuditEntry::TookOver);
                (unsure, Vec::new())
            }
            None => (unsure, [guest.face.desk_mut().line_back(), std::mem::take(&mut guest.missed)].concat()),
        };
        let Guest { login, lines, seat, boards, face, .. } = guest;
        let (desk, joined) = face.leave();
        // His own program knows what it has heard; to everything else it is said again.
        let unheard = match wish {
            LinePurpose::Joined if joined.is_some() => unheard,
            LinePurpose::Joined | LinePurpose::Terminal(_) | LinePurpose::Prompted => {
                [std::mem::take(&mut unsure), unheard].concat()
            }
        };
        let back = if unheard.is_empty() { message::hall_back_nothing() } else { message::hall_back() };
        let told = [self.told_seat(&desk, seat, &boards), desk.presenter().say(&back, Kind::Answer)];
        let mut face = self.face(desk, wish, lines, (joined, unsure));
        face.answer(&[told.to_vec(), unheard].concat());
        let mut guest = Guest::new(login, lines, seat, boards, face, held);
        guest.flush(self.now());
        self.guests.insert(index, guest);
        // That he was away nobody has heard whose seat was taken over.
        if was_lost {
            self.notice(index, Notice::Back);
        }
    }

    /// His line is gone: the clock runs on, and he may come back. Who only looks on has left.
    pub(super) fn lose(&mut self, index: usize) {
        let Some(guest) = self.guests.get_mut(index) else { return };
        guest.keep_unsure();
        let from = guest.line.take().map(|held| held.from);
        self.means.log.note(&guest.login, &from.unwrap_or(Address(String::new())), AuditEntry::Lost);
        // Who waits for a board is no one who looks on.
        let waits = self.event.is_some() && guest.boards.is_empty();
        if guest.is_host || !waits && guest.seat.only_looks_on() {
            self.guests.remove(index);
            return;
        }
        guest.face.cut();
        self.notice(index, Notice::Lost);
        if let Some(guest) = self.guests.get_mut(index) {
            guest.face.desk_mut().lose_line();
        }
    }

    /// He leaves in good order.
    pub(super) fn dismiss(&mut self, index: usize, code: u32) {
        self.notice(index, Notice::Left);
        if index >= self.guests.len() {
            return;
        }
        let mut guest = self.guests.remove(index);
        if !guest.face.desk().is_done() {
            let out = guest.face.desk_mut().close();
            guest.face.hear(&out);
        }
        guest.face.part(Ending::Closed, &[]);
        let Some(held) = guest.line.take() else { return };
        let _ = guest.face.flush(&*held.outlet);
        self.means.log.note(&guest.login, &held.from, AuditEntry::Left);
        held.outlet.end(code);
        self.over |= guest.is_host;
        self.parting.extend((!guest.is_host).then_some(held.id));
    }

    /// Tells at his boards what is with his line: the arbiter, and of a player the assistants of both.
    fn notice(&mut self, index: usize, notice: Notice) {
        let Some(guest) = self.guests.get(index).filter(|guest| !guest.is_host) else { return };
        let (seat, boards) = (guest.seat, guest.boards.clone());
        if seat == Seat::Arbiter {
            return self.notice_arbiter(index, notice);
        }
        if seat.only_looks_on() {
            return;
        }
        let assistants = Audience::from_iter(Side::BOTH.map(Seat::Assistant));
        let to = if seat.is_player() { Audience::ARBITER | assistants } else { Audience::ARBITER };
        for &board in &boards {
            let Some(at) = self.boards.get_mut(board) else { continue };
            let runs = at.desk.game().is_some_and(|play| play.state().phase() == Phase::Playing);
            let who = Slot::Phrase(seat_phrase(seat).to_owned());
            let sentence = match notice {
                Notice::Lost if runs && seat.is_player() => message::hall_line_lost_running(who),
                notice => notice.sentence(who),
            };
            at.desk.tell(vec![Announcement::new(to, Kind::State, sentence)]);
        }
        // He knows it himself.
        if let Some(guest) = self.guests.get_mut(index) {
            drop(guest.face.desk_mut().hear());
        }
        self.stir(&boards, None);
    }

    /// Of an arbiter the others hear by his name what is with his line, and not at each of his boards.
    fn notice_arbiter(&mut self, index: usize, notice: Notice) {
        let Some(guest) = self.guests.get(index) else { return };
        let name = self.people.get(&guest.login).map_or(guest.login.as_str(), Member::shown_name);
        let sentence = notice.sentence(Slot::Text(name.to_owned()));
        let others =
            self.guests.iter_mut().enumerate().filter(|(other, guest)| *other != index && guest.seat == Seat::Arbiter);
        others.for_each(|(_, guest)| guest.told(&sentence));
    }
}
