//! What is heard of teams: who plays for one, line-ups, the boards of a match.

use super::{board_of, is_whole, met, name, result, score};
use golos_rules::Side;
use golos_tournament::crosstable::Number;
use golos_tournament::event::{Board, Refusal, Score, State, TeamEvent, turned};
use golos_wording::{Sentence, Slot, message, short_name};

/// What something that happened to teams makes heard.
pub(super) fn happened(before: &State, after: &State, event: &TeamEvent) -> Vec<Sentence> {
    let about = |key, number: Number| Sentence::new(key).with("n", u32::from(number)).with("name", name(after, number));
    match event {
        TeamEvent::Joined { number, member, .. } => vec![of_member("event-joined", after, *number, *member)],
        TeamEvent::Amended { number, member, .. } => vec![of_member("event-member-amended", after, *number, *member)],
        TeamEvent::Captain { number, name: captain, .. } => {
            vec![about("event-captain", *number).with("who", Slot::Text(short_name(captain)))]
        }
        TeamEvent::LinedUp { number, round, .. } => {
            let head = about("event-lined-up", *number).with("m", u32::from(*round));
            std::iter::once(head).chain(lined_up(after, usize::from(*round), *number)).collect()
        }
        TeamEvent::Scored { round, board, table, .. } => {
            let old =
                board_of(before, *round, *board).and_then(|board| board.tables.get(index(*table)).copied().flatten());
            let Some(found) = board_of(after, *round, *board) else { return Vec::new() };
            let old = old.map(|score| {
                let was =
                    Sentence::new("event-table-corrected").with("n", u32::from(*board)).with("m", u32::from(*table));
                was.with("how", Slot::Phrase(result(score).to_owned()))
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
            vec![about(if *annulled { "event-annulled" } else { "event-counted" }, *number)]
        }
    }
}

fn index(table: u16) -> usize {
    usize::from(table).wrapping_sub(1)
}

fn of_member(key: &'static str, state: &State, number: Number, member: u16) -> Sentence {
    let who = state.squad(number).get(index(member)).map(|entry| short_name(&entry.name)).unwrap_or_default();
    let sentence = Sentence::new(key).with("n", u32::from(member)).with("who", Slot::Text(who));
    sentence.with("name", name(state, number))
}

/// Who plays for a team: its captain, its members by number.
#[must_use]
pub fn squad(state: &State, number: Number) -> Vec<Sentence> {
    let Some(player) = state.player(number) else { return vec![super::refused(&Refusal::NoPlayer(number))] };
    let Some(teams) = state.teams() else { return vec![super::refused(&Refusal::NoTeams)] };
    let head = message::event_squad(u32::from(number), name(state, number));
    let captain =
        (!player.captain.is_empty()).then(|| message::event_squad_captain(Slot::Text(short_name(&player.captain))));
    let member = |(place, entry): (u16, &golos_tournament::event::Entry)| {
        let key = match (place > teams.boards, entry.rating.is_some()) {
            (false, false) => "event-member",
            (false, true) => "event-member-rated",
            (true, false) => "event-reserve",
            (true, true) => "event-reserve-rated",
        };
        let sentence = Sentence::new(key).with("n", u32::from(place)).with("who", Slot::Text(short_name(&entry.name)));
        match entry.rating {
            Some(rating) => sentence.with("m", u32::from(rating)),
            None => sentence,
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
            None => Slot::Phrase("event-nobody".to_owned()),
        }
    };
    let score = *found.tables.get(index(table))?;
    let sentence = Sentence::new(if score.is_some() { "event-table-scored" } else { "event-table" })
        .with("n", u32::from(table))
        .with("one", who(Side::White))
        .with("two", who(Side::Black));
    Some(match score {
        Some(score) => sentence.with("how", Slot::Phrase(result(score).to_owned())),
        None => sentence,
    })
}

/// How a match stands or ended, by the points of its boards.
pub(super) fn ended(state: &State, number: u32, board: &Board) -> Sentence {
    let scale = &state.setup().regulation.scale;
    let sentence = Sentence::new("event-match-scored").with("n", number);
    let sentence = sentence.with("one", name(state, board.white)).with("two", name(state, board.black));
    sentence.with("a", score(board.sum(Side::White, scale))).with("b", score(board.sum(Side::Black, scale)))
}

/// Whether a match as a whole was missed, and not its boards lost one by one.
pub(super) fn is_missed(board: &Board) -> bool {
    board.score.is_some_and(|score| matches!(score, Score::Plus(_) | Score::Minuses))
}
