//! Answers about an event: who takes part, who meets whom, how it stands, what is missing.

use super::refused::refused;
use super::{exact, is_struck, met, name, score};
use crate::rules::Side;
use crate::tournament::crosstable::{Number, Points};
use crate::tournament::event::{Board, Format, Phase, Refusal, Score, State};
use crate::tournament::standings::{Criterion, Decided, Standing, Value};
use crate::wording::{Sentence, Slot, short_name};

/// Who takes part, by number.
#[must_use]
pub fn entries(state: &State) -> Vec<Sentence> {
    let line = |(number, player): (Number, &crate::tournament::event::Player)| {
        let entry = &player.entry;
        let key = match (player.left().is_some(), entry.rating, entry.from.is_empty()) {
            (true, ..) => "event-entry-left",
            (false, None, true) => "event-entry",
            (false, None, false) => "event-entry-from",
            (false, Some(_), true) => "event-entry-rated",
            (false, Some(_), false) => "event-entry-whole",
        };
        let sentence = Sentence::new(key).with("n", u32::from(number)).with("name", name(state, number));
        match (player.left().is_some(), entry.rating, entry.from.is_empty()) {
            (true, ..) | (false, None, true) => sentence,
            (false, None, false) => sentence.with("from", Slot::Text(entry.from.clone())),
            (false, Some(rating), true) => sentence.with("m", u32::from(rating)),
            (false, Some(rating), false) => {
                sentence.with("m", u32::from(rating)).with("from", Slot::Text(entry.from.clone()))
            }
        }
    };
    if state.players().is_empty() {
        return vec![Sentence::new("event-no-entries")];
    }
    (1..).zip(state.players()).map(line).collect()
}

/// The boards of the last round, by number, and who has nobody to meet.
#[must_use]
pub fn pairs(state: &State) -> Vec<Sentence> {
    pairs_but(state, |_| false)
}

/// The same without some of the boards.
pub(super) fn pairs_but(state: &State, left_out: impl Fn(&Board) -> bool) -> Vec<Sentence> {
    let Some(last) = state.rounds().last() else { return vec![Sentence::new("event-no-round")] };
    let boards = (1..).zip(&last.boards).filter(|(_, board)| !left_out(board));
    let mut said: Vec<Sentence> = boards.map(|(number, board)| met(state, number, board)).collect();
    said.extend(last.odd.map(|odd| Sentence::new("event-odd").with("name", name(state, odd))));
    let round = state.rounds().len();
    let away = state.present(round).filter(|&number| state.away(round, number).is_some());
    let away: Vec<String> = away.filter_map(|number| Some(short_name(&state.player(number)?.entry.name))).collect();
    if !away.is_empty() {
        said.push(Sentence::new("event-not-playing").with("list", Slot::Texts(away)));
    }
    said
}

/// One board of the last round.
#[must_use]
pub fn board(state: &State, number: u16) -> Sentence {
    let Some(last) = state.rounds().last() else { return Sentence::new("event-no-round") };
    let found = usize::from(number).checked_sub(1).and_then(|index| last.boards.get(index));
    let round = u16::try_from(state.rounds().len()).unwrap_or(u16::MAX);
    found.map_or_else(
        || refused(&Refusal::NoBoard { round, board: number }),
        |board| met(state, u32::from(number), board),
    )
}

/// Where the event stands, in one sentence.
#[must_use]
pub fn round(state: &State) -> Sentence {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let of =
        |key, round: usize| Sentence::new(key).with("n", number(round)).with("m", number(state.planned().max(round)));
    match state.phase() {
        Phase::Entries => Sentence::new("event-phase-entries").with("n", number(state.present(1).count())),
        Phase::Numbered => Sentence::new("event-phase-numbered").with("n", number(state.present(1).count())),
        Phase::Playing { round } => {
            let boards = state.rounds().last().map(|last| last.boards.as_slice()).unwrap_or_default();
            let open = (1..).zip(boards).filter(|(_, board)| board.score.is_none()).map(|(board, _)| board);
            of("event-phase-playing", round).with("list", Slot::Numbers(open.collect()))
        }
        Phase::Between { round } => of("event-phase-between", round),
        Phase::Over => Sentence::new("event-phase-over"),
    }
}

/// What is missing before the next round can be paired.
#[must_use]
pub fn missing(state: &State) -> Vec<Sentence> {
    let open: Vec<u32> = state
        .missing()
        .iter()
        .filter_map(|missing| match missing {
            Refusal::Unfinished { board, .. } => Some(u32::from(*board)),
            _ => None,
        })
        .collect();
    let others = state.missing().into_iter().filter(|missing| !matches!(missing, Refusal::Unfinished { .. }));
    let mut said: Vec<Sentence> = others.map(|missing| refused(&missing)).collect();
    if !open.is_empty() {
        said.insert(0, Sentence::new("event-missing-results").with("list", Slot::Numbers(open)));
    }
    if said.is_empty() {
        said.push(Sentence::new("event-missing-nothing"));
    }
    said
}

/// The places, and what decided those who have as many points as the next.
#[must_use]
pub fn standings(state: &State) -> Vec<Sentence> {
    if state.rounds().is_empty() {
        return vec![Sentence::new("event-no-round")];
    }
    let standings = state.standings();
    let mut said = teams(state);
    // Who has not lost in a knock-out has no place yet.
    let is_open = matches!(state.format(), Format::Knockout { .. }) && state.phase() != Phase::Over;
    let still: Vec<&Standing> = standings.places.iter().filter(|one| is_open && one.place == Some(1)).collect();
    if !still.is_empty() {
        let names = still.iter().filter_map(|one| Some(short_name(&state.player(one.number)?.entry.name)));
        said.push(Sentence::new("event-still-in").with("list", Slot::Texts(names.collect())));
    }
    for (index, standing) in standings.places.iter().enumerate().skip(still.len()) {
        let sentence = match standing.place {
            Some(place) => Sentence::new("event-place").with("n", u32::try_from(place).unwrap_or(u32::MAX)),
            None => Sentence::new("event-placeless"),
        };
        said.push(sentence.with("name", name(state, standing.number)).with("points", score(standing.points)));
        said.extend(
            standings
                .decided(index)
                .filter(|_| standing.place.is_some())
                .map(|decided| by(state, standing.number, &decided)),
        );
    }
    said
}

/// The points of two teams, each of which meets the other.
fn teams(state: &State) -> Vec<Sentence> {
    if state.format() != Format::Scheveningen {
        return Vec::new();
    }
    let (table, half) = (state.table(), state.field() / 2);
    let team = |numbers: std::ops::RangeInclusive<Number>| {
        let name = state.player(*numbers.start()).map(|player| short_name(&player.entry.from)).unwrap_or_default();
        let rows = numbers.filter_map(|number| table.row(number));
        let points: Points = rows.map(|row| row.points(&table.scale, state.rounds().len())).sum();
        Sentence::new("event-team").with("name", Slot::Text(name)).with("points", score(points))
    };
    vec![team(1..=half), team(half + 1..=2 * half)]
}

/// By what one stands above the next.
fn by(state: &State, above: Number, decided: &Decided) -> Sentence {
    let (own, other) = match (&decided.value, &decided.against) {
        (Value::Exact(own), Value::Exact(other)) => (exact(own), exact(other)),
        (Value::Series(own), Value::Series(other)) => {
            let parting = own.iter().zip(other).find(|(own, other)| own != other);
            parting.map_or((Slot::Score(0), Slot::Score(0)), |(own, other)| (exact(own), exact(other)))
        }
        (own, other) => (Slot::Text(own.to_string()), Slot::Text(other.to_string())),
    };
    let sentence = Sentence::new("event-decided").with("what", Slot::Phrase(criterion(decided.criterion).to_owned()));
    let sentence = sentence.with("a", own).with("b", other).with("name", name(state, decided.below));
    sentence.with("one", name(state, above))
}

/// One player: his points, his place, and whom he met.
#[must_use]
pub fn player(state: &State, number: Number) -> Vec<Sentence> {
    let Some(player) = state.player(number) else { return vec![refused(&Refusal::NoPlayer(number))] };
    let standings = state.standings();
    let own = standings.places.iter().find(|standing| standing.number == number);
    let head = Sentence::new("event-player").with("n", u32::from(number)).with("name", name(state, number));
    let mut said = vec![head.with("points", own.map_or(Slot::Score(0), |standing| score(standing.points)))];
    let place = own.and_then(|standing| standing.place).filter(|_| !state.rounds().is_empty());
    said.extend(
        place.map(|place| Sentence::new("event-player-place").with("n", u32::try_from(place).unwrap_or(u32::MAX))),
    );
    for (index, round) in (1..).zip(state.rounds()) {
        let boards = (1..).zip(&round.boards);
        let met = boards.filter_map(|(board, pair)| Some((board, pair, pair.side(number)?))).next();
        said.push(match met {
            Some((board, pair, side)) => {
                let key = if pair.score.is_some() { "event-player-game" } else { "event-player-next" };
                let sentence = Sentence::new(key).with("n", index).with("m", board).with("side", side);
                let sentence = sentence.with("name", name(state, pair.number(side.other())));
                match pair.score {
                    Some(Score::Minuses) if is_struck(state, pair) && player.left().is_none() => {
                        sentence.with("how", Slot::Phrase("event-own-struck".to_owned()))
                    }
                    Some(score) => sentence.with("how", Slot::Phrase(own_result(score, side).to_owned())),
                    None => sentence,
                }
            }
            None if round.odd == Some(number) => Sentence::new("event-player-odd").with("n", index),
            None => Sentence::new("event-player-absent").with("n", index),
        });
    }
    if player.left().is_some() {
        said.push(Sentence::new("event-player-left"));
    }
    said
}

/// How a meeting ended for one of the two.
fn own_result(score: Score, side: Side) -> &'static str {
    match score {
        Score::Won(winner) if winner == side => "event-own-won",
        Score::Won(_) | Score::BothLost => "event-own-lost",
        Score::Half(winner) if winner != side => "event-own-lost",
        Score::Drawn | Score::Half(_) => "event-own-drawn",
        Score::Plus(winner) if winner == side => "event-own-plus",
        Score::Plus(_) | Score::Minuses => "event-own-minus",
    }
}

/// The name of a criterion.
pub(super) const fn criterion(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => "criterion-points",
        Criterion::Direct => "criterion-direct",
        Criterion::Wins => "criterion-wins",
        Criterion::SonnebornBerger => "criterion-sb",
        Criterion::SonnebornBergerDouble => "criterion-sb-double",
        Criterion::Shmulyan => "criterion-shmulyan",
        Criterion::Solkoff => "criterion-solkoff",
        Criterion::SolkoffMedian => "criterion-solkoff-median",
        Criterion::SolkoffShort => "criterion-solkoff-short",
        Criterion::SolkoffProgressive => "criterion-solkoff-progressive",
        Criterion::SolkoffMedianProgressive => "criterion-solkoff-median-progressive",
        Criterion::SolkoffPlus => "criterion-solkoff-plus",
        Criterion::SolkoffBalyakin => "criterion-solkoff-balyakin",
        Criterion::Riga => "criterion-riga",
        Criterion::Buchholz => "criterion-buchholz",
        Criterion::BuchholzCut1 => "criterion-buchholz-short",
        Criterion::BuchholzCut2 => "criterion-buchholz-shorter",
        Criterion::BuchholzMedian1 => "criterion-buchholz-median",
        Criterion::BuchholzMedian2 => "criterion-buchholz-medians",
        Criterion::Koya => "criterion-koya",
        Criterion::Blacks => "criterion-blacks",
        Criterion::AverageRating => "criterion-rating",
        Criterion::AverageRatingCut1 => "criterion-rating-short",
        Criterion::RatingSum => "criterion-rating-sum",
    }
}
