//! What is heard of teams: who plays for one, line-ups, the boards of a match.

use super::{board_of, is_whole, met, name, result, score};
use golos_rules::Side;
use golos_tournament::crosstable::Number;
use golos_tournament::event::{Board, Refusal, Score, State, TeamEvent, turned};
use golos_wording::{Sentence, Slot, message, short_name, text_key};

/// What something that happened to teams makes heard.
pub(super) fn happened(before: &State, after: &State, event: &TeamEvent) -> Vec<Sentence> {
    match event {
        TeamEvent::Joined { number, member, .. } => {
            vec![message::event_joined(name(after, *number), u32::from(*member), member_name(after, *number, *member))]
        }
        TeamEvent::Amended { number, member, .. } => {
            let who = member_name(after, *number, *member);
            vec![message::event_member_amended(name(after, *number), u32::from(*member), who)]
        }
        TeamEvent::Captain { number, name: captain, .. } => {
            vec![message::event_captain(name(after, *number), Slot::Text(short_name(captain)))]
        }
        TeamEvent::LinedUp { number, round, .. } => {
            let head = message::event_lined_up(name(after, *number), u32::from(*round));
            std::iter::once(head).chain(lined_up(after, usize::from(*round), *number)).collect()
        }
        TeamEvent::Scored { round, board, table, .. } => {
            let old =
                board_of(before, *round, *board).and_then(|board| board.tables.get(index(*table)).copied().flatten());
            let Some(found) = board_of(after, *round, *board) else { return Vec::new() };
            let old = old.map(|score| {
                let how = Slot::Phrase(result(score).to_owned());
                message::event_table_corrected(u32::from(*board), u32::from(*table), how)
            });
            let line = at_table(after, *round, *board, *table, found);
            let ended = found.score.map(|_| ended(after, u32::from(*board), found));
            let later = old.is_some() && usize::from(*round) < after.rounds().len();
            let later = later.then(message::event_corrected_later);
            let all = is_whole(after, *round) && !is_whole(before, *round);
            let done = all.then(|| message::event_round_done(u32::from(*round)));
            old.into_iter().chain(line).chain(ended).chain(later).chain(done).collect()
        }
        TeamEvent::Seated { board, table, .. } => {
            vec![message::event_table_seated(u32::from(*board), u32::from(*table))]
        }
        TeamEvent::Annulled { number, annulled, .. } => {
            let message = if *annulled { message::event_annulled } else { message::event_counted };
            vec![message(u32::from(*number), name(after, *number))]
        }
    }
}

fn index(table: u16) -> usize {
    usize::from(table).wrapping_sub(1)
}

fn member_name(state: &State, number: Number, member: u16) -> Slot {
    Slot::Text(state.squad(number).get(index(member)).map(|entry| short_name(&entry.name)).unwrap_or_default())
}

/// Who plays for a team: its captain, its members by number.
#[must_use]
pub fn squad(state: &State, number: Number) -> Vec<Sentence> {
    let Some(player) = state.player(number) else { return vec![super::refused(&Refusal::NoPlayer(number))] };
    let Some(teams) = state.teams() else { return vec![super::refused(&Refusal::NoTeams)] };
    let head = message::event_squad(u32::from(number), name(state, number));
    let captain =
        (!player.captain.is_empty()).then(|| message::event_squad_captain(Slot::Text(short_name(&player.captain))));
    let member = |(place, entry): (u16, &golos_tournament::event::EventEntry)| {
        let (n, who) = (u32::from(place), Slot::Text(short_name(&entry.name)));
        match (place > teams.boards, entry.rating.map(u32::from)) {
            (false, None) => message::event_member(n, who),
            (false, Some(rating)) => message::event_member_rated(n, who, rating),
            (true, None) => message::event_reserve(n, who),
            (true, Some(rating)) => message::event_reserve_rated(n, who, rating),
        }
    };
    std::iter::once(head).chain(captain).chain((1..).zip(&player.squad).map(member)).collect()
}

/// The boards of a team in a round.
fn lined_up(state: &State, round: usize, number: Number) -> Vec<Sentence> {
    let line = |(board, member): (u32, Option<u16>)| {
        let entry = member.and_then(|member| state.squad(number).get(index(member)));
        match entry {
            Some(entry) => {
                let who = Slot::Text(short_name(&entry.name));
                message::event_at_board(board, who)
            }
            None => message::event_at_board_nobody(board),
        }
    };
    (1..).zip(state.lineup(round, number)).map(line).collect()
}

/// A match of the last round: the teams, then its boards.
#[must_use]
pub fn team_match(state: &State, number: u16) -> Vec<Sentence> {
    let round = u16::try_from(state.rounds().len()).unwrap_or(u16::MAX);
    let Some(board) = board_of(state, round, number) else {
        let refusal = if round == 0 { Refusal::NoneYet } else { Refusal::NoBoard { round, board: number } };
        return vec![super::refused(&refusal)];
    };
    let tables = 1..=u16::try_from(board.tables.len()).unwrap_or(u16::MAX);
    let head = met(state, u32::from(number), board);
    std::iter::once(head).chain(tables.filter_map(|table| at_table(state, round, number, table, board))).collect()
}

/// A board of a match: who has White, who Black, and how it ended.
fn at_table(state: &State, round: u16, board: u16, table: u16, found: &Board) -> Option<Sentence> {
    let who = |colour: Side| {
        let team = turned(colour, table);
        let entry = state.at_table(usize::from(round), board, table, team);
        match entry {
            Some(entry) => Slot::Text(short_name(&entry.name)),
            None => Slot::Phrase(text_key::EVENT_NOBODY.to_owned()),
        }
    };
    let score = *found.tables.get(index(table))?;
    let (n, one, two) = (u32::from(table), who(Side::White), who(Side::Black));
    Some(match score {
        Some(score) => message::event_table_scored(n, one, two, Slot::Phrase(result(score).to_owned())),
        None => message::event_table(n, one, two),
    })
}

/// How a match stands or ended, by the points of its boards.
pub(super) fn ended(state: &State, number: u32, board: &Board) -> Sentence {
    let scale = &state.setup().regulation.scale;
    let sum = |side| score(board.sum(side, scale));
    let (one, two) = (name(state, board.white), name(state, board.black));
    message::event_match_scored(number, one, two, sum(Side::White), sum(Side::Black))
}

/// Whether a match as a whole was missed, and not its boards lost one by one.
pub(super) fn is_missed(board: &Board) -> bool {
    board.score.is_some_and(|score| matches!(score, Score::Plus(_) | Score::Minuses))
}
