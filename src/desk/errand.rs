//! What is done at other boards than the one at hand: at each of them in turn, and then back. A board that asks something
//! is answered before the next one is gone to.

use std::collections::VecDeque;

use super::hall::{Hall, at, number};
use super::room::Room;
use super::{Desk, Out, Play};
use golos_game::Seat;
use golos_input::HallAsk;
use golos_speech::Priority;
use golos_wording::Sentence;

/// A line on its way to other boards.
pub(super) struct Errand {
    /// The board that was at hand, from 0.
    home: usize,
    /// Whether none was, and the errand went out from the desk of an event.
    was_away: bool,
    /// The boards that it is still to be typed at, from 1.
    rest: VecDeque<usize>,
    line: String,
}

impl Errand {
    /// The board that it went out from, from 0; none: from the desk of an event.
    pub(super) fn home(&self) -> Option<usize> {
        (!self.was_away).then_some(self.home)
    }

    /// Nothing is left to be done but to come back to this board, from 0.
    pub(super) fn home_to(home: usize) -> Errand {
        Errand { home, was_away: false, rest: VecDeque::new(), line: String::new() }
    }
}

impl Desk {
    /// What a line says about boards, where there are several. A reason that is asked for may begin with "all". While a move
    /// is to be sealed at the board at hand, flags fall at others: what is said about these is no move.
    pub(super) fn about_boards(&self, line: &str) -> Option<HallAsk> {
        let hall = self.hall()?;
        let ask = self.tongue.lexicon.hall(line);
        // What the desk of an event can read is for it, but how its open boards stand.
        let lists = hall.is_away && ask == Some(HallAsk::List) && hall.stands().next().is_some();
        if let Room::Event(event) = &self.room
            && !lists
            && event.reads(line)
            && !event.rules_absence(line)
        {
            return None;
        }
        let ask = ask.filter(|ask| match ask {
            HallAsk::List | HallAsk::Calls | HallAsk::Here | HallAsk::Go(_) => true,
            HallAsk::At(numbers, _) => !self.is_secret() || !numbers.contains(&hall.number_here()),
            HallAsk::All(_) => !self.is_secret(),
        })?;
        let is_reason = !hall.is_away && hall.play().is_some_and(Play::awaits_reason) && !line.contains(':');
        (!is_reason || !matches!(ask, HallAsk::All(_))).then_some(ask)
    }

    /// Takes a line that is about boards.
    pub(super) fn at_boards(&mut self, ask: HallAsk) -> Vec<Out> {
        let Some(hall) = self.room.hall_mut() else { return Vec::new() };
        match ask {
            HallAsk::List => {
                let list = hall.list(&self.tongue);
                match &self.room {
                    Room::Event(event) => {
                        [event.told_round(&self.tongue), list, event.told_others(&self.tongue)].concat()
                    }
                    _ => list,
                }
            }
            HallAsk::Calls => hall.calls(&self.tongue),
            HallAsk::Here if hall.is_away => vec![self.tongue.say(&Sentence::new("event-at-desk"), Priority::Answer)],
            HallAsk::Here => hall.line(hall.here, &self.tongue).into_iter().collect(),
            HallAsk::Go(number) => {
                let mut out = self.drop_errand();
                if let Some(hall) = self.room.hall_mut() {
                    out.extend(hall.go(number, &self.tongue));
                }
                out
            }
            HallAsk::At(numbers, line) => self.send(numbers, line),
            HallAsk::All(line) => {
                let open = hall.open_boards();
                if open.is_empty() {
                    return vec![self.tongue.say(&Sentence::refusal("refuse-boards-over"), Priority::Answer)];
                }
                self.send(open, line)
            }
        }
    }

    /// What was said to a line or a key at the board at hand. Away from home it has the number of its board before it, and
    /// once nothing is asked there any more the errand goes on.
    pub(super) fn conclude(&mut self, seat: Option<Seat>, said: Vec<Out>) -> Vec<Out> {
        self.heed(seat, &said);
        if self.is_done() {
            return said;
        }
        let mut out = self.conclude_errand(said);
        // What follows of it for an event is no more said of the board.
        if let Room::Event(event) = &mut self.room {
            out.extend(event.collect(&self.tongue));
        }
        out
    }

    fn conclude_errand(&mut self, said: Vec<Out>) -> Vec<Out> {
        let Some(hall) = self.hall().filter(|hall| hall.errand.is_some()) else { return said };
        let mut out = at(hall.number_here(), said, &self.tongue);
        if !self.awaits_answer() {
            out.extend(self.go_on());
            out.extend(
                self.hall()
                    .filter(|hall| !hall.is_away)
                    .and_then(|hall| hall.line(hall.here, &self.tongue))
                    .filter(|_| !self.awaits_answer()),
            );
        }
        out
    }

    /// Types the same line at these boards, one after the other.
    fn send(&mut self, boards: Vec<usize>, line: String) -> Vec<Out> {
        let mut out = self.drop_errand();
        if let Some(hall) = self.room.hall_mut() {
            let (home, was_away) = (hall.here, hall.is_away);
            hall.errand = Some(Errand { home, was_away, rest: boards.into(), line });
        }
        out.extend(self.go_on());
        out
    }

    /// To the next board of the errand, and home behind the last.
    fn go_on(&mut self) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(hall) = self.room.hall_mut()
            && let Some(errand) = &mut hall.errand
        {
            let Some(board) = errand.rest.pop_front() else {
                (hall.here, hall.is_away) = (errand.home, errand.was_away);
                hall.errand = None;
                return out;
            };
            let line = errand.line.clone();
            let Some(index) = hall.index(board) else {
                out.push(hall.none(board, &self.tongue));
                continue;
            };
            (hall.here, hall.is_away) = (index, false);
            let said = self.take_line(&line);
            self.heed(None, &said);
            out.extend(at(board, said, &self.tongue));
            if self.is_done() || self.awaits_answer() {
                return out;
            }
        }
        out
    }

    /// Comes home without going on, and says where the line was not typed.
    fn drop_errand(&mut self) -> Vec<Out> {
        let Some(hall) = self.room.hall_mut() else { return Vec::new() };
        let Some(Errand { home, was_away, rest, .. }) = hall.errand.take() else { return Vec::new() };
        (hall.here, hall.is_away) = (home, was_away);
        let left_out = |board: usize| {
            let sentence = Sentence::new("board-left-out").with("n", number(board));
            self.tongue.say(&sentence, Priority::Answer)
        };
        rest.into_iter().map(left_out).collect()
    }

    /// Whether the board at hand waits for an answer to what was asked there.
    fn awaits_answer(&self) -> bool {
        self.hall().filter(|hall| !hall.is_away).and_then(Hall::play).is_some_and(Play::awaits_answer)
    }
}
