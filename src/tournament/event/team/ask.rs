//! What really happens when somebody asks something of teams.

use super::super::audit::found;
use super::super::decide::{EventAnswer, EventDraft};
use super::super::law::{expect_score, told};
use super::super::{Board, Event, EventEntry, Refusal, Score, State};
use super::{MOST_MEMBERS, TeamEvent, TeamRequest};
use crate::crosstable::Number;
use golos_people::Actor;
use golos_rules::Side;

impl EventDraft<'_> {
    pub(in crate::event) fn answer_team(&mut self, by: Actor, ask: &TeamRequest) -> EventAnswer {
        if self.state.teams().is_none() {
            return Err(Refusal::NoTeams);
        }
        match ask {
            TeamRequest::Join { number, entry } => self.join(by, *number, entry),
            TeamRequest::Amend { number, member, entry, reason } => {
                self.known(*number)?;
                self.fellow(*number, entry, Some(*member))?;
                if usize::from(*member) > self.state.squad(*number).len() || *member == 0 {
                    return Err(Refusal::NoMember { number: *number, member: *member });
                }
                let reason = self.reason_once_paired(reason.as_deref())?;
                self.happens_by(
                    by,
                    TeamEvent::Amended { number: *number, member: *member, entry: entry.clone(), reason },
                )
            }
            TeamRequest::Captain { number, name } => {
                self.known(*number)?;
                if name.trim().is_empty() {
                    return Err(Refusal::NoName);
                }
                self.happens_by(by, TeamEvent::Captain { number: *number, name: name.trim().to_owned() })
            }
            TeamRequest::LineUp { round, number, order, reason } => {
                self.line_up(by, *round, *number, order, reason.as_deref())
            }
            TeamRequest::Score { round, board, table, score, reason } => {
                self.score_table(by, (*round, *board, *table), Some(*score), reason.as_deref())
            }
            TeamRequest::Unscore { round, board, table, reason } => {
                self.score_table(by, (*round, *board, *table), None, Some(reason))
            }
            TeamRequest::Seat { board, table, file } => {
                let round = self.last_round()?;
                let tables = self.state.board(round, *board)?.tables.len();
                if *table == 0 || usize::from(*table) > tables {
                    return Err(Refusal::NoTable { board: *board, table: *table });
                }
                let (board, table, file) = (*board, *table, file.clone());
                self.happens_by(by, TeamEvent::Seated { round, board, table, file })
            }
            TeamRequest::Annul { number, annulled, reason } => {
                self.known(*number)?;
                let reason = told(reason)?;
                self.happens_by(by, TeamEvent::Annulled { number: *number, annulled: *annulled, reason })
            }
        }
    }

    fn join(&mut self, by: Actor, number: Number, entry: &EventEntry) -> EventAnswer {
        self.known(number)?;
        self.fellow(number, entry, None)?;
        let squad = self.state.squad(number).len();
        if squad >= MOST_MEMBERS {
            return Err(Refusal::FullTeam(number));
        }
        let member = u16::try_from(squad + 1).unwrap_or(u16::MAX);
        self.happens_by(by, TeamEvent::Joined { number, member, entry: entry.clone() })
    }

    /// A name is there, and nobody plays for two.
    fn fellow(&self, number: Number, entry: &EventEntry, own: Option<u16>) -> EventAnswer {
        if entry.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        let same = |other: &EventEntry| {
            other.name.to_lowercase() == entry.name.to_lowercase()
                && (other.birth == entry.birth || other.birth.is_empty())
        };
        let teams = (1..).zip(self.state.players());
        let mut all =
            teams.flat_map(|(team, player)| (1..).zip(&player.squad).map(move |(one, entry)| (team, one, entry)));
        match all.find(|(team, one, entry)| same(entry) && (*team, Some(*one)) != (number, own)) {
            Some((team, ..)) => Err(Refusal::InTeam(team)),
            None => Ok(()),
        }
    }

    /// The round that a line-up is for: the last one while its match has no result, else the next. Once a board of the match
    /// is open as a game, or the round is started, it changes only for a reason.
    fn line_up(
        &mut self,
        by: Actor,
        round: Option<u16>,
        number: Number,
        order: &[u16],
        reason: Option<&str>,
    ) -> EventAnswer {
        self.known(number)?;
        let reason = reason.map(told).transpose()?;
        let last = self.state.rounds().len();
        let meeting = self.state.board_of(last, number);
        let own = meeting.and_then(|board| self.last_board(board));
        let is_open = own.is_some_and(|board| board.tables.iter().all(Option::is_none));
        let next = u16::try_from(if is_open { last } else { last + 1 }).unwrap_or(u16::MAX);
        let round = round.unwrap_or(next);
        if round < next {
            return Err(Refusal::HasResults(round));
        }
        if usize::from(round) > self.state.planned().max(1) {
            return Err(Refusal::NoRound(round));
        }
        let is_last = usize::from(round) == last;
        let started = is_last && self.state.rounds().last().is_some_and(|last| last.started.is_some());
        // Who sits at a board that is open as a game is in its record already.
        let is_seated = is_last && own.is_some_and(|board| !board.files.is_empty());
        if is_seated && reason.is_none() {
            return Err(Refusal::SeatedMatch(meeting.unwrap_or_default()));
        }
        match self.state.fits(number, order) {
            Err(unfit @ super::super::LineupError::Order) => return Err(Refusal::LineupError(unfit)),
            Err(unfit) if reason.is_none() => return Err(Refusal::LineupError(unfit)),
            Ok(()) if started && reason.is_none() => return Err(Refusal::Started(round)),
            Ok(()) | Err(_) => {}
        }
        self.happens_by(by, TeamEvent::LinedUp { round, number, order: order.to_vec(), reason })
    }

    fn last_board(&self, board: u16) -> Option<&Board> {
        self.state.rounds().last()?.boards.get(usize::from(board).checked_sub(1)?)
    }

    fn score_table(
        &mut self,
        by: Actor,
        (round, board, table): (Option<u16>, u16, u16),
        score: Option<Score>,
        reason: Option<&str>,
    ) -> EventAnswer {
        let round = round.map_or_else(|| self.last_round(), Ok)?;
        let known = self.state.table_score(round, board, table)?;
        let reason = reason.map(told).transpose()?;
        expect_score(table, known, score, reason.as_ref())?;
        self.happens_by(by, TeamEvent::Scored { round, board, table, score, reason })?;
        self.score_the_empty(by, round, board)
    }

    /// Where nobody of a team sits the other has a plus.
    pub(in crate::event) fn score_the_empty(&mut self, by: Actor, round: u16, board: u16) -> EventAnswer {
        let tables = self.state.board(round, board)?.tables.clone();
        let empty = (1..).zip(&tables).filter(|(_, score)| score.is_none()).filter_map(|(table, _)| {
            let is_there = |team: Side| self.state.at_table(usize::from(round), board, table, team).is_some();
            let score = match (is_there(Side::White), is_there(Side::Black)) {
                (true, true) => return None,
                (true, false) => Score::Plus(Side::White),
                (false, true) => Score::Plus(Side::Black),
                (false, false) => Score::Minuses,
            };
            Some((table, score.of_team(table)))
        });
        for (table, score) in empty.collect::<Vec<_>>() {
            self.happens_by(by, TeamEvent::Scored { round, board, table, score: Some(score), reason: None })?;
        }
        Ok(())
    }
}

impl From<TeamEvent> for Event {
    fn from(event: TeamEvent) -> Event {
        Event::Team(event)
    }
}

/// What in the record of a team does not follow.
pub(in crate::event) fn validate(state: &State, event: &TeamEvent) -> Option<super::super::Finding> {
    use super::super::Finding;
    match event {
        TeamEvent::Joined { .. } | TeamEvent::Captain { .. } | TeamEvent::Seated { .. } => None,
        TeamEvent::Amended { reason, .. } => found(state.expect_reason_once_paired(reason.as_ref()), Finding::Reason),
        TeamEvent::LinedUp { number, order, reason, .. } => {
            (reason.is_none() && state.fits(*number, order).is_err()).then_some(Finding::LineUp(*number))
        }
        TeamEvent::Scored { round, board, table, score, reason, .. } => {
            let known = state.table_score(*round, *board, *table).ok().flatten();
            found(expect_score(*table, known, *score, reason.as_ref()), Finding::Reason)
        }
        TeamEvent::Annulled { reason, .. } => found(told(reason), Finding::Reason),
    }
}
