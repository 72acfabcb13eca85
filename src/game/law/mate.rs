//! Which searches are due, and the draws that come by themselves (CH-5.2.2, CH-6.9, CH-9.6).

use crate::search::Question;
use crate::{Chance, Ending, Limit, Outcome, PendingRuling, Phase, Search, State, Verdict, WrittenMove};
use golos_rules::{EndKind, Position, Side, chess};

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
            let search = || Search { position, question: Question::Mate(side) };
            self.docket.chances[side].is_none().then(|| (matter.clone(), search()))
        })
    }

    /// The search for a dead position (CH-5.2.2), while nothing waits for a ruling. Such a position ends the game; that one is
    /// not leaves no event, so who runs the search remembers it. `alive`: an earlier position that is not dead.
    #[must_use]
    pub fn dead_search(&self, alive: Option<&chess::Position>) -> Option<Search> {
        let position = *self.board().chess().filter(|_| self.setup.rules.draws.dead.is_some())?;
        let under_way = &self.play.under_way;
        let is_lawful = under_way.made.as_ref().is_none_or(|made| made.lawful.is_some()) && under_way.reply.is_none();
        let is_open = self.phase == Phase::Playing && !self.closed() && self.docket.matters.is_empty();
        // The initial position is not dead.
        let has_begun = self.setup.position.is_some() || self.play.last_made().is_some();
        let is_found = || self.docket.chances.white.is_some() || self.docket.chances.black.is_some();
        (is_open && has_begun && is_lawful && self.envelope.is_none() && !is_found())
            .then(|| Search { position, question: Question::Dead { alive: alive.copied() } })
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
        if State::decided(self.board()).is_some() {
            return None;
        }
        let dead = self.setup.rules.draws.dead.as_ref();
        let drawn = || dead.filter(|_| self.is_dead()).map(|article| drawn_by(Limit::Dead, article));
        self.counted_draw().or_else(drawn)
    }

    /// The draw by the fifth occurrence of a position, or by seventy-five moves without progress (CH-9.6).
    fn counted_draw(&self) -> Option<Verdict> {
        let (rules, board) = (&self.setup.rules, self.board());
        let times = self.occurrences(board) + u32::from(self.play.under_way.made.is_some());
        let repeated = rules.draws.repetition.automatic.as_ref().filter(|at| times >= at.at);
        let quiet = board.quiet_plies() / 2;
        let idle = rules.draws.progress.as_ref().and_then(|rule| rule.automatic.as_ref()).filter(|at| quiet >= at.at);
        repeated
            .map(|at| drawn_by(Limit::Repetition, &at.article))
            .or_else(|| idle.map(|at| drawn_by(Limit::NoProgress, &at.article)))
    }

    /// Whether a look at the pieces proves that the position is dead, and the rules know that (CH-5.2.2).
    pub(crate) fn is_proved_dead(&self) -> bool {
        let knows_dead = self.setup.rules.draws.dead.is_some();
        knows_dead && self.board().chess().is_some_and(chess::Position::is_proved_dead)
    }

    /// Whether it is proved that neither side can mate: by a look at the pieces, or by a search. Not while an illegal move
    /// waits for a ruling: it may be put right.
    fn is_dead(&self) -> bool {
        if self.docket.irregularities().next().is_some() {
            return false;
        }
        let is_searched = Side::BOTH.into_iter().all(|side| matches!(self.chance(side), Some(Chance::Cannot(_))));
        is_searched || self.is_proved_dead()
    }

    /// Whether the last completed move, a lawful one, has left a position by which the game is over. Records in which play
    /// went on in a dead position are sound: the proofs of it get better.
    pub(crate) fn should_have_ended(&self) -> bool {
        let is_lawful = self.play.plies.last().is_some_and(|ply| ply.made.fault.is_none());
        let is_over = || State::decided(&self.play.position).is_some() || self.counted_draw().is_some();
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

    /// Whether one more completed move has left an illegal position of chess (CH-13.4.4): it is put before the arbiter
    /// without a claim.
    pub(crate) fn has_left_illegal_position(&self) -> bool {
        let impossible = |position: &Position| position.chess().is_some_and(|board| board.is_impossible());
        self.setup.rules.draws.illegal_position.is_some()
            && impossible(&self.play.position)
            && self.play.plies.last().is_some_and(|ply| impossible(&ply.before))
    }
}

fn drawn_by(limit: Limit, article: &str) -> Verdict {
    Verdict { outcome: Outcome::Draw, ending: Ending::Limit(limit), article: article.to_owned() }
}
