//! Whether a side can mate at all, and the draws that come by themselves (CH-5.2.2, CH-6.9, CH-9.6).

use super::{Answer, Draft};
use crate::game::{Chance, DEAD, DocketEvent, Ending, Event, ILLEGAL_POSITION, NO_PROGRESS, Outcome, State, Verdict};
use crate::rules::chess::{CanMate, MATE_BUDGET};
use crate::rules::{Position, Side};

impl Draft {
    /// Searches whether `side` can mate, where that decides between a win and a draw.
    pub(super) fn search_mate(&mut self, side: Side) -> Answer {
        if self.state.board().chess().is_none() || self.state.chance(side).is_some() {
            return Ok(());
        }
        let chance = self.state.search_mate(side);
        self.happens(DocketEvent::MateSearched { side, chance })
    }

    /// CH-9.6: the fifth occurrence of a position, seventy-five moves without progress.
    pub(super) fn draw_by_itself(&mut self) -> Answer {
        match self.state.automatic_draw() {
            Some(verdict) => self.happens(Event::Ended { by: None, verdict }),
            None => Ok(()),
        }
    }
}

impl State {
    /// Whether `side` can mate by any series of legal moves in the position on the board; only chess is searched.
    pub(in crate::game) fn search_mate(&self, side: Side) -> Chance {
        let Position::Chess(position) = self.board() else { return Chance::Undetermined };
        match position.can_mate(side, MATE_BUDGET).answer {
            CanMate::No(_) => Chance::Cannot,
            CanMate::Undetermined => Chance::Undetermined,
            CanMate::Yes(line) => {
                let mut board = *position;
                let written = line.into_iter().map(|mv| {
                    let text = Position::Chess(board).full(&crate::rules::Move::Chess(mv));
                    board = board.play(mv).unwrap_or(board);
                    text
                });
                Chance::Can(written.collect())
            }
        }
    }

    /// The draw that the moves on the board have brought about without a claim; a mate comes first (CH-9.6.2). The last
    /// of them needs no press (CH-6.2.1.1).
    pub(in crate::game) fn automatic_draw(&self) -> Option<Verdict> {
        let (rules, board) = (&self.setup.rules, self.board());
        let draw = |ending, article: &String| Verdict { outcome: Outcome::Draw, ending, article: article.clone() };
        if State::decided(board).is_some() {
            return None;
        }
        let times = self.occurrences(board) + u32::from(self.made.is_some());
        let repeated = rules.repetition.automatic.as_ref().filter(|at| times >= at.at);
        let quiet = board.quiet_plies() / 2;
        let idle = rules.progress.as_ref().and_then(|rule| rule.automatic.as_ref()).filter(|at| quiet >= at.at);
        repeated
            .map(|at| draw(Ending::Repetition, &at.article))
            .or_else(|| idle.map(|at| draw(Ending::Clause(NO_PROGRESS.to_owned()), &at.article)))
    }

    /// The limits of chess that are put before the arbiter without a claim: a position that is proved to be dead, an
    /// illegal one that one more completed move has left.
    pub(super) fn chess_limits(&self) -> impl Iterator<Item = &'static str> {
        let rules = &self.setup.rules;
        let is_dead = rules.dead.is_some() && self.position.chess().is_some_and(|board| board.is_proved_dead());
        let impossible = |position: &Position| position.chess().is_some_and(|board| board.is_impossible());
        let is_left = rules.illegal_position.is_some()
            && impossible(&self.position)
            && self.plies.last().is_some_and(|ply| impossible(&ply.before));
        [(is_dead, DEAD), (is_left, ILLEGAL_POSITION)].into_iter().filter(|(holds, _)| *holds).map(|(_, id)| id)
    }
}
