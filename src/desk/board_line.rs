//! What is done at other boards than the one at hand: at each of them in turn, and then back. A board that asks something
//! is answered before the next one is gone to.

use std::collections::VecDeque;

use super::hall::{Hall, at, number};
use super::{Desk, EventDesk, Out, Play};
use golos_game::Seat;
use golos_input::{HallRequest, Tokens};
use golos_speech::Kind;
use golos_wording::message;

/// A line on its way to other boards.
pub(super) struct ForwardedLine {
    /// The board that was at hand, from 0.
    home: usize,
    /// Whether none was, and the errand went out from the desk of an event.
    was_away: bool,
    /// The boards that it is still to be typed at, from 1.
    rest: VecDeque<usize>,
    line: String,
}

impl ForwardedLine {
    /// The board that it went out from, from 0; none: from the desk of an event.
    pub(super) fn home(&self) -> Option<usize> {
        (!self.was_away).then_some(self.home)
    }

    /// Nothing is left to be done but to come back to this board, from 0.
    pub(super) fn home_to(home: usize) -> ForwardedLine {
        ForwardedLine { home, was_away: false, rest: VecDeque::new(), line: String::new() }
    }
}

impl Desk {
    /// What a line says about boards, where there are several. A reason that is asked for may begin with "all". While a move
    /// is to be sealed at the board at hand, flags fall at others: what is said about these is no move.
    pub(super) fn about_boards(&self, line: &Tokens) -> Option<HallRequest> {
        let hall = self.hall()?;
        let ask = self.presenter.lexicon.hall(line);
        // What the desk of an event can read is for it, but how its open boards stand.
        let lists = hall.is_away && ask == Some(HallRequest::List) && hall.stands().next().is_some();
        if let Some(event) = self.screen.shown::<EventDesk>()
            && !lists
            && event.reads(line)
            && !event.rules_absence(line)
        {
            return None;
        }
        let ask = ask.filter(|ask| match ask {
            HallRequest::List | HallRequest::Calls | HallRequest::Here | HallRequest::Go(_) => true,
            HallRequest::At(numbers, _) => !self.is_secret() || !numbers.contains(&hall.number_here()),
            HallRequest::All(_) => !self.is_secret(),
        })?;
        let is_reason = !hall.is_away && hall.play().is_some_and(Play::awaits_reason) && !line.text().contains(':');
        (!is_reason || !matches!(ask, HallRequest::All(_))).then_some(ask)
    }

    /// Takes a line that is about boards.
    pub(super) fn at_boards(&mut self, ask: HallRequest) -> Vec<Out> {
        let Some(hall) = self.screen.hall_mut() else { return Vec::new() };
        match ask {
            HallRequest::List => {
                let list = hall.list(&self.presenter);
                match self.screen.shown::<EventDesk>() {
                    Some(event) => {
                        [event.told_round(&self.presenter), list, event.told_others(&self.presenter)].concat()
                    }
                    None => list,
                }
            }
            HallRequest::Calls => hall.calls(&self.presenter),
            HallRequest::Here if hall.is_away => {
                vec![self.presenter.say(&message::event_at_desk(), Kind::Answer)]
            }
            HallRequest::Here => hall.line(hall.here, &self.presenter).into_iter().collect(),
            HallRequest::Go(number) => {
                let mut out = self.drop_errand();
                if let Some(hall) = self.screen.hall_mut() {
                    out.extend(hall.go(number, &self.presenter));
                }
                out
            }
            HallRequest::At(numbers, line) => self.send(numbers, line),
            HallRequest::All(line) => {
                let open = hall.open_boards();
                if open.is_empty() {
                    return vec![self.presenter.say(&message::refuse_boards_over(), Kind::Answer)];
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
        if let Some(event) = self.screen.shown_mut::<EventDesk>() {
            out.extend(event.collect(&self.presenter));
        }
        out
    }

    fn conclude_errand(&mut self, said: Vec<Out>) -> Vec<Out> {
        let Some(hall) = self.hall().filter(|hall| hall.errand.is_some()) else { return said };
        let mut out = at(hall.number_here(), said, &self.presenter);
        if !self.awaits_answer() {
            out.extend(self.go_on());
            out.extend(
                self.hall()
                    .filter(|hall| !hall.is_away)
                    .and_then(|hall| hall.line(hall.here, &self.presenter))
                    .filter(|_| !self.awaits_answer()),
            );
        }
        out
    }

    /// Types the same line at these boards, one after the other.
    fn send(&mut self, boards: Vec<usize>, line: String) -> Vec<Out> {
        let mut out = self.drop_errand();
        if let Some(hall) = self.screen.hall_mut() {
            let (home, was_away) = (hall.here, hall.is_away);
            hall.errand = Some(ForwardedLine { home, was_away, rest: boards.into(), line });
        }
        out.extend(self.go_on());
        out
    }

    /// To the next board of the errand, and home behind the last.
    fn go_on(&mut self) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(hall) = self.screen.hall_mut()
            && let Some(errand) = &mut hall.errand
        {
            let Some(board) = errand.rest.pop_front() else {
                (hall.here, hall.is_away) = (errand.home, errand.was_away);
                hall.errand = None;
                return out;
            };
            let line = errand.line.clone();
            let Some(index) = hall.index(board) else {
                out.push(hall.none(board, &self.presenter));
                continue;
            };
            (hall.here, hall.is_away) = (index, false);
            let line = self.tokens(&line);
            let said = self.take_line(&line);
            self.heed(None, &said);
            out.extend(at(board, said, &self.presenter));
            if self.is_done() || self.awaits_answer() {
                return out;
            }
        }
        out
    }

    /// Comes home without going on, and says where the line was not typed.
    fn drop_errand(&mut self) -> Vec<Out> {
        let Some(hall) = self.screen.hall_mut() else { return Vec::new() };
        let Some(ForwardedLine { home, was_away, rest, .. }) = hall.errand.take() else { return Vec::new() };
        (hall.here, hall.is_away) = (home, was_away);
        let left_out = |board: usize| {
            let sentence = message::board_left_out(number(board));
            self.presenter.say(&sentence, Kind::Answer)
        };
        rest.into_iter().map(left_out).collect()
    }

    /// Whether the board at hand waits for an answer to what was asked there.
    fn awaits_answer(&self) -> bool {
        self.hall().filter(|hall| !hall.is_away).and_then(Hall::play).is_some_and(Play::awaits_answer)
    }
}
