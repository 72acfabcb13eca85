//! Answers about an event: who takes part, who meets whom, how it stands, what is missing.

use std::collections::BTreeMap;

use super::refused::refused;
use super::{exact, is_struck, met, name, names, score};
use golos_rules::Side;
use golos_tournament::crosstable::{Bye, Number, Points};
use golos_tournament::event::{Board, Detail, Format, Phase, Refusal, Score, State};
use golos_tournament::standings::{Criterion, Decided, Plus, Standing, Value};
use golos_wording::{Sentence, Slot, Wording, message, short_name, text_key};

/// Who takes part, by number.
#[must_use]
pub fn entries(state: &State) -> Vec<Sentence> {
    let line = |(number, player): (Number, &golos_tournament::event::Player)| {
        let entry = &player.entry;
        let (n, name, from) = (u32::from(number), name(state, number), Slot::Text(entry.from.clone()));
        match (player.left().is_some(), entry.rating.map(u32::from), entry.from.is_empty()) {
            (true, ..) => message::event_entry_left(n, name),
            (false, None, true) => message::event_entry(n, name),
            (false, None, false) => message::event_entry_from(n, name, from),
            (false, Some(rating), true) => message::event_entry_rated(n, name, rating),
            (false, Some(rating), false) => message::event_entry_whole(n, name, from, rating),
        }
    };
    if state.players().is_empty() {
        return vec![message::event_no_entries()];
    }
    // Before the lot nobody is in a group.
    let in_groups = matches!(state.format(), Format::Groups { .. }) && state.is_numbered();
    let of_group = |number: Number| {
        let groups = state.groups();
        let begun = groups.iter().position(|group| in_groups && *group.start() == number);
        begun.map(heading)
    };
    let lines = (1..).zip(state.players());
    lines.flat_map(|(number, player)| of_group(number).into_iter().chain([line((number, player))])).collect()
}

/// The boards of the last round, by number, and who has nobody to meet.
#[must_use]
pub fn pairs(state: &State) -> Vec<Sentence> {
    pairs_but(state, |_| false)
}

/// Who meets nobody in the last round.
#[must_use]
pub fn unpaired(state: &State) -> Vec<Sentence> {
    let mut said = pairs_but(state, |_| true);
    let gone =
        (1..).zip(state.players()).filter(|(_, player)| player.left().is_some_and(|left| left < state.rounds().len()));
    let gone: Vec<Number> = gone.map(|(number, _)| number).collect();
    said.extend((!gone.is_empty()).then(|| message::event_gone(names(state, gone))));
    if said.is_empty() { vec![message::event_all_paired()] } else { said }
}

/// The same without some of the boards.
pub(super) fn pairs_but(state: &State, left_out: impl Fn(&Board) -> bool) -> Vec<Sentence> {
    let Some(last) = state.rounds().last() else { return vec![message::event_no_round()] };
    let boards = (1..).zip(&last.boards).filter(|(_, board)| !left_out(board));
    let mut said: Vec<Sentence> = boards.map(|(number, board)| met(state, number, board)).collect();
    said.extend(last.odd.map(|odd| message::event_odd(name(state, odd))));
    let round = state.rounds().len();
    // Not those who have left for good, but those who were entered or came back too late for the round.
    let is_out = |number: Number| {
        let player = state.player(number);
        let is_gone = player.is_some_and(|player| player.is_gone(round) && player.left().is_none());
        is_gone || state.away(round, number).is_some() && player.is_some_and(|player| !player.is_gone(round))
    };
    let (free, out) = (state.free(round), (1..).zip(state.players()).map(|(number, _)| number));
    let out: Vec<Number> = out.filter(|&number| is_out(number)).collect();
    said.extend((!free.is_empty()).then(|| message::event_free(names(state, free))));
    said.extend((!out.is_empty()).then(|| message::event_not_playing(names(state, out))));
    said
}

/// One board of the last round.
#[must_use]
pub fn board(state: &State, number: u16) -> Sentence {
    let Some(last) = state.rounds().last() else { return message::event_no_round() };
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
    let planned = |round: usize| number(state.planned().max(round));
    match state.phase() {
        Phase::Entries => message::event_phase_entries(number(state.present(1).count())),
        Phase::Numbered => message::event_phase_numbered(number(state.present(1).count())),
        Phase::Playing { round } => {
            let boards = state.rounds().last().map(|last| last.boards.as_slice()).unwrap_or_default();
            let open = (1..).zip(boards).filter(|(_, board)| board.score.is_none()).map(|(board, _)| board);
            let is_of_teams = state.teams().is_some();
            let message = if is_of_teams { message::event_phase_matches } else { message::event_phase_playing };
            message(number(round), planned(round), Slot::Numbers(open.collect()))
        }
        Phase::Between { round } => message::event_phase_between(number(round), planned(round)),
        Phase::Over => message::event_phase_over(),
    }
}

/// Where the event stands, and the results that are missing in earlier rounds.
#[must_use]
pub fn status(state: &State) -> Vec<Sentence> {
    std::iter::once(round(state)).chain(open_before(state, state.rounds().len())).collect()
}

/// The results that are missing in the rounds before this one, a round a sentence.
pub(super) fn open_before(state: &State, round: usize) -> Vec<Sentence> {
    let mut open: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
    for (of, board) in state.open_boards().filter(|(of, _)| usize::from(*of) < round) {
        open.entry(of).or_default().push(u32::from(board));
    }
    open.into_iter().map(|(round, boards)| missing_earlier(state, round, boards)).collect()
}

/// The boards of an earlier round whose results are missing.
pub(super) fn missing_earlier(state: &State, round: u16, boards: Vec<u32>) -> Sentence {
    let (round, boards) = (u32::from(round), Slot::Numbers(boards));
    match state.teams() {
        Some(_) => message::event_missing_earlier_matches(round, boards),
        None => message::event_missing_earlier(round, boards),
    }
}

/// A detail of the event.
pub(super) fn detail(state: &State, detail: Detail) -> Sentence {
    let setup = state.setup();
    let (message, text): (fn(Slot) -> Sentence, _) = match detail {
        Detail::Chief => (message::event_set_chief, &setup.officials.chief),
        Detail::Secretary => (message::event_set_secretary, &setup.officials.secretary),
        Detail::Place => (message::event_set_place, &setup.place),
        Detail::Dates => (message::event_set_dates, &setup.dates),
    };
    // Where nothing is known the list says "none".
    let known = Some(short_name(text)).filter(|text| !text.is_empty());
    message(Slot::Texts(known.into_iter().collect()))
}

/// How many rounds there are.
pub(super) fn planned(state: &State) -> Sentence {
    message::event_set_rounds(u32::try_from(state.planned()).unwrap_or(u32::MAX))
}

/// By what places are made.
pub(super) fn order(state: &State) -> Sentence {
    let order = state.setup().regulation.order.iter().map(|&by| criterion(by).to_owned());
    message::event_set_order(Slot::Phrases(order.collect()))
}

/// What is known of the event besides its play, and by what places are made.
#[must_use]
pub fn regulation(state: &State) -> Vec<Sentence> {
    let details = [Detail::Chief, Detail::Secretary, Detail::Place, Detail::Dates];
    details.into_iter().map(|one| detail(state, one)).chain([planned(state), order(state)]).collect()
}

/// The criterion that is named so: by its id, its name in the language, or a part of it that no other has.
#[must_use]
pub fn criterion_named(text: &str, wording: &Wording) -> Option<Criterion> {
    let plain = |text: &str| text.to_lowercase().chars().filter(|sign| sign.is_alphanumeric()).collect::<String>();
    let typed = plain(text);
    let is_id = |by: &Criterion| plain(by.name()) == typed;
    let named = |by: Criterion| plain(&wording.label(criterion(by)));
    let whole = Criterion::all().find(is_id).or_else(|| Criterion::all().find(|&by| named(by) == typed));
    whole.or_else(|| {
        let mut partly = Criterion::all().filter(|&by| !typed.is_empty() && named(by).contains(&typed));
        partly.next().filter(|_| partly.next().is_none())
    })
}

/// What is missing before the next round can be paired.
#[must_use]
pub fn missing(state: &State) -> Vec<Sentence> {
    let last = state.rounds().len();
    let open = state.open_boards().filter(|(round, _)| usize::from(*round) == last);
    let open: Vec<u32> = open.map(|(_, board)| u32::from(board)).collect();
    let others = state.missing().into_iter().filter(|missing| !matches!(missing, Refusal::Unfinished { .. }));
    let mut said: Vec<Sentence> = others.map(|missing| refused(&missing)).collect();
    if !open.is_empty() {
        said.insert(0, still_open(state, open));
    }
    said.splice(0..0, open_before(state, last));
    if said.is_empty() {
        said.push(message::event_missing_nothing());
    }
    said
}

/// The boards, or the matches of teams, that have no result yet.
fn still_open(state: &State, boards: Vec<u32>) -> Sentence {
    let message = if state.teams().is_some() { message::event_missing_matches } else { message::event_missing_results };
    message(Slot::Numbers(boards))
}

/// How games count in coefficients that were not played.
#[must_use]
pub fn unplayed(state: &State) -> Sentence {
    let how = match state.setup().regulation.readings().plus {
        Plus::Least => text_key::EVENT_UNPLAYED_LEAST,
        Plus::LeastOfFinishers => text_key::EVENT_UNPLAYED_FINISHERS,
        Plus::Virtual => text_key::EVENT_UNPLAYED_VIRTUAL,
        Plus::Dummy => text_key::EVENT_UNPLAYED_DUMMY,
    };
    message::event_unplayed(Slot::Phrase(how.to_owned()))
}

/// The places, and what decided those who have as many points as the next.
#[must_use]
pub fn standings(state: &State) -> Vec<Sentence> {
    if state.rounds().is_empty() {
        return vec![message::event_no_round()];
    }
    let standings = state.standings();
    // Places without these results are not final.
    let mut said = open_before(state, state.rounds().len() + 1);
    said.extend(teams(state));
    // Who has not lost in a knock-out has no place yet.
    let is_open = matches!(state.format(), Format::Knockout { .. }) && state.phase() != Phase::Over;
    let still: Vec<&Standing> = standings.places.iter().filter(|one| is_open && one.place == Some(1)).collect();
    if !still.is_empty() {
        let names = names(state, still.iter().map(|one| one.number));
        said.push(message::event_still_in(names));
    }
    let mut told = still.len();
    let in_groups = matches!(state.format(), Format::Groups { .. });
    let by_bracket = matches!(state.format(), Format::Knockout { .. });
    // What decides is within a group.
    let decided = |index: usize| {
        let next = standings.places.get(index + 1)?;
        let one = standings.places.get(index)?;
        standings.decided(index).filter(|_| state.group_of(one.number) == state.group_of(next.number))
    };
    for (index, standing) in standings.places.iter().enumerate().skip(still.len()) {
        if index < told {
            continue;
        }
        let group = state.group_of(standing.number);
        let before = index.checked_sub(1).and_then(|before| standings.places.get(before));
        if in_groups && before.is_none_or(|before| state.group_of(before.number) != group) {
            said.push(heading(group));
        }
        let level = standings.places.iter().skip(index).take_while(|other| {
            other.place.is_some()
                && other.place == standing.place
                && (by_bracket || other.points == standing.points)
                && state.group_of(other.number) == group
        });
        let level: Vec<&Standing> = level.collect();
        told = index + level.len().max(1);
        if level.len() > 1 {
            said.push(shared(state, &level, by_bracket));
            let last = decided(told - 1);
            said.extend(last.zip(level.last()).map(|(decided, last)| by(state, last.number, &decided)));
            continue;
        }
        let (name, points) = (name(state, standing.number), score(standing.points));
        said.push(match standing.place {
            Some(place) => message::event_place(u32::try_from(place).unwrap_or(u32::MAX), name, points),
            None => message::event_placeless(name, points),
        });
        said.extend(
            decided(index).filter(|_| standing.place.is_some()).map(|decided| by(state, standing.number, &decided)),
        );
    }
    said
}

/// Which group is told of, from 0.
fn heading(group: usize) -> Sentence {
    message::event_group(u32::try_from(group + 1).unwrap_or(u32::MAX))
}

/// The places that some share who are level in everything.
fn shared(state: &State, level: &[&Standing], by_bracket: bool) -> Sentence {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let first = level.first().and_then(|one| one.place).unwrap_or_default();
    let last = number(first + level.len() - 1);
    let names = names(state, level.iter().map(|one| one.number));
    if by_bracket {
        return message::event_places_bracket(number(first), last, names);
    }
    let points = level.first().map_or(Slot::Score(0), |one| score(one.points));
    message::event_places_shared(number(first), last, points, names)
}

/// So many leaders are named; of more it is told how many they are.
const LEADERS: usize = 4;

/// So many places are told when all is played.
const FIRST: usize = 3;

/// A round in a few words: how it ended, what is still open, who leads.
#[must_use]
pub fn digest(state: &State, round: Option<u16>) -> Vec<Sentence> {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let round = round.map_or(state.rounds().len(), usize::from);
    let Some(paired) = round.checked_sub(1).and_then(|index| state.rounds().get(index)) else {
        let refusal = if state.rounds().is_empty() {
            Refusal::NoneYet
        } else {
            Refusal::NoRound(u16::try_from(round).unwrap_or(u16::MAX))
        };
        return vec![refused(&refusal)];
    };
    let count =
        |is: fn(Score) -> bool| number(paired.boards.iter().filter(|board| board.score.is_some_and(is)).count());
    let drawn = count(|it| it == Score::Drawn);
    let unplayed = count(|it| !it.is_played());
    // Teams have no colours.
    let is_of_teams = state.teams().is_some();
    let mut said = vec![if is_of_teams {
        let won = count(|it| it.is_played() && it.winner().is_some());
        message::event_summary_matches(number(round), won, drawn)
    } else {
        let by_white = count(|it| it == Score::Won(Side::White));
        let by_black = count(|it| it == Score::Won(Side::Black));
        message::event_summary(number(round), by_white, by_black, drawn)
    }];
    let message = if is_of_teams { message::event_summary_unplayed_matches } else { message::event_summary_unplayed };
    said.extend((unplayed > 0).then(|| message(unplayed)));
    let open = (1..).zip(&paired.boards).filter(|(_, board)| board.score.is_none()).map(|(board, _)| board);
    let open: Vec<u32> = open.collect();
    said.extend((!open.is_empty()).then(|| still_open(state, open)));
    said.extend(open_before(state, round));
    let standings = state.standings();
    if state.phase() == Phase::Over && !matches!(state.format(), Format::Knockout { .. }) {
        let in_groups = matches!(state.format(), Format::Groups { .. });
        for (index, group) in state.groups().into_iter().enumerate() {
            said.extend(in_groups.then(|| heading(index)));
            let first = standings.places.iter().filter(|one| one.place.is_some_and(|place| place <= FIRST));
            let own = first.filter(|one| !in_groups || group.contains(&one.number));
            said.extend(own.take(FIRST).map(|one| {
                let place = number(one.place.unwrap_or_default());
                message::event_place(place, name(state, one.number), score(one.points))
            }));
        }
        return said;
    }
    let most = standings.places.iter().map(|one| one.points).max();
    let leaders: Vec<&Standing> = standings.places.iter().filter(|one| Some(one.points) == most).collect();
    let points = most.map_or(Slot::Score(0), score);
    let names = names(state, leaders.iter().map(|one| one.number));
    said.push(match leaders.len() {
        0..=LEADERS => message::event_leaders(points, names),
        many => message::event_leaders_many(points, number(many)),
    });
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
        message::event_team(Slot::Text(name), score(points))
    };
    vec![team(1..=half), team(half + 1..=2 * half)]
}

/// By what one stands above the next.
fn by(state: &State, above: Number, decided: &Decided) -> Sentence {
    let (own, other) = match (&decided.value, &decided.against) {
        // The fewer the better, and so kept with a minus.
        (Value::Exact(own), Value::Exact(other)) if decided.criterion == Criterion::BoardPlaces => {
            (exact(&-own), exact(&-other))
        }
        (Value::Exact(own), Value::Exact(other)) => (exact(own), exact(other)),
        (Value::Series(own), Value::Series(other)) => {
            let parting = own.iter().zip(other).find(|(own, other)| own != other);
            parting.map_or((Slot::Score(0), Slot::Score(0)), |(own, other)| (exact(own), exact(other)))
        }
        (own, other) => (Slot::Text(own.to_string()), Slot::Text(other.to_string())),
    };
    let what = Slot::Phrase(criterion(decided.criterion).to_owned());
    message::event_decided(name(state, above), name(state, decided.below), what, own, other)
}

/// One player: his points, his place, and whom he met.
#[must_use]
pub fn player(state: &State, number: Number) -> Vec<Sentence> {
    let Some(player) = state.player(number) else { return vec![refused(&Refusal::NoPlayer(number))] };
    let standings = state.standings();
    let own = standings.places.iter().find(|standing| standing.number == number);
    let points = own.map_or(Slot::Score(0), |standing| score(standing.points));
    let mut said = vec![message::event_player(u32::from(number), name(state, number), points)];
    // Before anything is scored everybody is level.
    let scored = state.rounds().iter().flat_map(|round| &round.boards).any(|board| board.score.is_some());
    let place = own.and_then(|standing| standing.place).filter(|_| scored);
    let in_groups = matches!(state.format(), Format::Groups { .. }) && state.is_numbered();
    said.extend(in_groups.then(|| heading(state.group_of(number))));
    said.extend(place.map(|place| message::event_player_place(u32::try_from(place).unwrap_or(u32::MAX))));
    for (index, round) in (1..).zip(state.rounds()) {
        let boards = (1..).zip(&round.boards);
        let met = boards.filter_map(|(board, pair)| Some((board, pair, pair.side(number)?))).next();
        said.push(match met {
            Some((board, pair, side)) => {
                let name = name(state, pair.number(side.other()));
                match pair.score {
                    Some(Score::Minuses) if is_struck(state, pair) && player.left().is_none() => {
                        let how = Slot::Phrase(text_key::EVENT_OWN_STRUCK.to_owned());
                        message::event_player_game(index, board, side, name, how)
                    }
                    Some(score) => {
                        let how = Slot::Phrase(own_result(score, side).to_owned());
                        message::event_player_game(index, board, side, name, how)
                    }
                    None => message::event_player_next(index, board, side, name),
                }
            }
            None if round.odd == Some(number) => message::event_player_odd(index),
            None => match usize::try_from(index).ok().and_then(|round| state.away(round, number)) {
                Some(Bye::Half) => message::event_player_half(index),
                Some(Bye::Full | Bye::Allocated) => message::event_player_full(index),
                Some(Bye::Zero) | None => message::event_player_absent(index),
            },
        });
    }
    for carried in state.carried().iter().filter(|carried| [carried.white, carried.black].contains(&number)) {
        let side = if carried.white == number { Side::White } else { Side::Black };
        let other = if side == Side::White { carried.black } else { carried.white };
        let how = Slot::Phrase(own_result(carried.score, side).to_owned());
        said.push(message::event_player_carried(side, name(state, other), how));
    }
    if player.left().is_some() {
        said.push(message::event_player_left());
    }
    said
}

/// How a meeting ended for one of the two.
fn own_result(score: Score, side: Side) -> &'static str {
    match score {
        Score::Won(winner) if winner == side => text_key::EVENT_OWN_WON,
        Score::Won(_) | Score::BothLost => text_key::EVENT_OWN_LOST,
        Score::Half(winner) if winner != side => text_key::EVENT_OWN_LOST,
        Score::Drawn | Score::Half(_) => text_key::EVENT_OWN_DRAWN,
        Score::Plus(winner) if winner == side => text_key::EVENT_OWN_PLUS,
        Score::Plus(_) | Score::Minuses => text_key::EVENT_OWN_MINUS,
    }
}

/// The name of a criterion.
pub(super) const fn criterion(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => text_key::CRITERION_POINTS,
        Criterion::Direct => text_key::CRITERION_DIRECT,
        Criterion::Wins => text_key::CRITERION_WINS,
        Criterion::SonnebornBerger => text_key::CRITERION_SB,
        Criterion::SonnebornBergerDouble => text_key::CRITERION_SB_DOUBLE,
        Criterion::Shmulyan => text_key::CRITERION_SHMULYAN,
        Criterion::Solkoff => text_key::CRITERION_SOLKOFF,
        Criterion::SolkoffMedian => text_key::CRITERION_SOLKOFF_MEDIAN,
        Criterion::SolkoffShort => text_key::CRITERION_SOLKOFF_SHORT,
        Criterion::SolkoffProgressive => text_key::CRITERION_SOLKOFF_PROGRESSIVE,
        Criterion::SolkoffMedianProgressive => text_key::CRITERION_SOLKOFF_MEDIAN_PROGRESSIVE,
        Criterion::Beaten => text_key::CRITERION_BEATEN,
        Criterion::SolkoffPlus => text_key::CRITERION_SOLKOFF_PLUS,
        Criterion::SolkoffBalyakin => text_key::CRITERION_SOLKOFF_BALYAKIN,
        Criterion::Riga => text_key::CRITERION_RIGA,
        Criterion::Buchholz => text_key::CRITERION_BUCHHOLZ,
        Criterion::BuchholzCut1 => text_key::CRITERION_BUCHHOLZ_SHORT,
        Criterion::BuchholzCut2 => text_key::CRITERION_BUCHHOLZ_SHORTER,
        Criterion::BuchholzMedian1 => text_key::CRITERION_BUCHHOLZ_MEDIAN,
        Criterion::BuchholzMedian2 => text_key::CRITERION_BUCHHOLZ_MEDIANS,
        Criterion::Koya => text_key::CRITERION_KOYA,
        Criterion::KoyaExtended => text_key::CRITERION_KOYA_EXTENDED,
        Criterion::Versus => text_key::CRITERION_VERSUS,
        Criterion::Progress => text_key::CRITERION_PROGRESS,
        Criterion::Blacks => text_key::CRITERION_BLACKS,
        Criterion::AverageRating => text_key::CRITERION_RATING,
        Criterion::AverageRatingCut1 => text_key::CRITERION_RATING_SHORT,
        Criterion::RatingSum => text_key::CRITERION_RATING_SUM,
        Criterion::MatchPoints => text_key::CRITERION_MATCH_POINTS,
        Criterion::BoardPoints => text_key::CRITERION_BOARD_POINTS,
        Criterion::SonnebornBergerTeams => text_key::CRITERION_SB_TEAMS,
        Criterion::ShmulyanTeams => text_key::CRITERION_SHMULYAN_TEAMS,
        Criterion::BoardPlaces => text_key::CRITERION_BOARD_PLACES,
        Criterion::Boards => text_key::CRITERION_BOARDS,
    }
}

/// That a meeting is a micro-match, and of how many games (R-5.4.6a); none where it is a single game.
#[must_use]
pub fn micro_match(state: &State) -> Option<Sentence> {
    let games = state.setup().regulation.play.games;
    (games > 1).then(|| message::event_micro(u32::from(games)))
}

/// Why no board of the round can be opened here: its rules know no micro-matches, and the regulation has them.
#[must_use]
pub fn no_micro_matches(state: &State) -> Sentence {
    message::event_refuse_micro(u32::from(state.setup().regulation.play.games))
}
