//! Which search is due, and the draws that come by themselves (CH-5.2.2, CH-6.9, CH-9.6).

use crate::{Ending, Limit, Outcome, PendingRuling, Phase, Search, State, Verdict, WrittenMove};
use golos_rules::{EndKind, Position, Side};

impl State {
    /// The search that is due: a flag, illegal moves enough or a wrong sealed move lose only where the other can mate. Who
    /// owns threads runs it beside the game and brings [`Request::Searched`](crate::Request::Searched).
    #[must_use]
    pub fn search_due(&self) -> Option<Search> {
        self.awaits_search().map(|(_, search)| search)
    }

    /// The matter that waits for a search, and the search.
    pub(crate) fn awaits_search(&self) -> Option<(PendingRuling, Search)> {
        let position = *self.board().chess().filter(|_| self.phase != Phase::Over && !self.closed())?;
        let knows_mate = self.setup.rules.time.flag.cannot_mate.is_some();
        self.docket.matters.iter().find_map(|matter| {
            let side = match matter {
                PendingRuling::Flag(side) if knows_mate => side.other(),
                PendingRuling::Penalty(side) | PendingRuling::WrongSeal(side) => side.other(),
                PendingRuling::Flag(_)
                | PendingRuling::Late(_)
                | PendingRuling::Claim { .. }
                | PendingRuling::Violations(_)
                | PendingRuling::Irregularity { .. }
                | PendingRuling::Reached(_)
                | PendingRuling::Gap { .. } => return None,
            };
            self.docket.chances[side].is_none().then(|| (matter.clone(), Search { position, side }))
        })
    }

    /// Whether these moves, played from the board, end in a mate by `side`.
    pub(crate) fn mates_by(&self, side: Side, line: &[WrittenMove]) -> bool {
        let played = line.iter().try_fold(*self.board(), |board, written| Some(written.lawful_in(&board)?.after));
        played
            .and_then(|board| board.end())
            .is_some_and(|end| end.kind == EndKind::Checkmate && end.winner == Some(side))
    }

    /// The draw that the moves on the board have brought about without a claim; a mate comes first (CH-9.6.2). The last
    /// of them needs no press (CH-6.2.1.1).
    pub(crate) fn automatic_draw(&self) -> Option<Verdict> {
        let (rules, board) = (&self.setup.rules, self.board());
        let draw = |ending, article: &String| Verdict { outcome: Outcome::Draw, ending, article: article.clone() };
        if State::decided(board).is_some() {
            return None;
        }
        let times = self.occurrences(board) + u32::from(self.play.under_way.made.is_some());
        let repeated = rules.draws.repetition.automatic.as_ref().filter(|at| times >= at.at);
        let quiet = board.quiet_plies() / 2;
        let idle = rules.draws.progress.as_ref().and_then(|rule| rule.automatic.as_ref()).filter(|at| quiet >= at.at);
        repeated
            .map(|at| draw(Ending::Limit(Limit::Repetition), &at.article))
            .or_else(|| idle.map(|at| draw(Ending::Limit(Limit::NoProgress), &at.article)))
    }

    /// Whether the last completed move, a lawful one, has left a position by which the game is over.
    pub(crate) fn should_have_ended(&self) -> bool {
        let is_lawful = self.play.plies.last().is_some_and(|ply| ply.made.fault.is_none());
        let is_over = || State::decided(&self.play.position).is_some() || self.automatic_draw().is_some();
        is_lawful && self.play.under_way.made.is_none() && is_over()
    }

    /// Whether the move that was made, though its clock was not pressed, has ended the game: by such a move it is complete
    /// (CH-6.2.1.1, R-9.2.5.1, R-5.4.2.10). Where the rules do not say so it ends when the clock is pressed.
    pub(crate) fn has_ended_by_move(&self) -> bool {
        let Some(made) = self.play.under_way.made.as_ref().filter(|made| made.lawful.is_some()) else { return false };
        let is_over = State::decided(&made.after).is_some() || self.automatic_draw().is_some();
        self.setup.rules.time.flag.completed_win.is_some() && is_over
    }

    /// Whether the reply has, that was made before the clock was pressed.
    pub(crate) fn has_ended_by_reply(&self) -> bool {
        let reply = self.play.under_way.reply.as_ref().filter(|reply| reply.lawful.is_some());
        let is_over = reply.is_some_and(|reply| State::decided(&reply.after).is_some());
        self.setup.rules.time.flag.completed_win.is_some() && is_over
    }

    /// The limits of chess that are put before the arbiter without a claim: a position that is proved to be dead, an
    /// illegal one that one more completed move has left.
    pub(crate) fn chess_limits(&self) -> impl Iterator<Item = Limit> {
        let rules = &self.setup.rules;
        let is_dead =
            rules.draws.dead.is_some() && self.play.position.chess().is_some_and(|board| board.is_proved_dead());
        let impossible = |position: &Position| position.chess().is_some_and(|board| board.is_impossible());
        let is_left = rules.draws.illegal_position.is_some()
            && impossible(&self.play.position)
            && self.play.plies.last().is_some_and(|ply| impossible(&ply.before));
        [(is_dead, Limit::Dead), (is_left, Limit::IllegalPosition)]
            .into_iter()
            .filter(|(holds, _)| *holds)
            .map(|(_, limit)| limit)
    }
}
