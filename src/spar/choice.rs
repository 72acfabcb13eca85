use golos_rules::{Move, Position, Variant};

use crate::chess::ChessPlace;
use crate::draughts::DraughtsPlace;
use crate::draw::drawn;
use crate::level::{Level, Sight, variant_of};
use crate::place::{FOUND, Place, WIN, mixed};
use crate::renju::RenjuPlace;
use crate::search::{Root, Search};

/// Moves of a line that are given back.
const LINE: usize = 12;

/// Positions that a line may cost beyond what was seen already.
const LINE_POSITIONS: u64 = 20_000;

/// What is asked of the opponent.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The position; its side to move is the opponent's.
    pub position: &'a Position,
    /// The positions of the game before it: none of them is sought again by who stands better.
    pub past: &'a [Position],
    /// How strong it is.
    pub level: Level,
    /// What its choice is drawn by: the same seed in the same position brings the same move.
    pub seed: u64,
}

/// The move of an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, a lawful one.
    pub mv: Move,
    /// The value for who makes it, in hundredths of a man.
    pub value: i32,
    /// How it thinks that the game goes on after the move.
    pub line: Vec<Move>,
}

/// A move against the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// What the move gives away, in hundredths of a man; a lost or missed win counts for some ten men.
    pub loss: i32,
    /// How the other side answers, and on.
    pub line: Vec<Move>,
    /// The best move.
    pub best: Move,
}

/// What the other side would win if the side to move could pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The move that is threatened.
    pub mv: Move,
    /// What it wins, in hundredths of a man.
    pub gain: i32,
    /// The line, the threatened move first.
    pub line: Vec<Move>,
}

/// Does the same with the place of a position of any family.
macro_rules! with_place {
    ($position:expr, $P:ident => $body:expr) => {
        match $position {
            Position::Draughts(_) => {
                type $P = DraughtsPlace;
                $body
            }
            Position::Chess(_) => {
                type $P = ChessPlace;
                $body
            }
            Position::Renju(_) => {
                type $P = RenjuPlace;
                $body
            }
        }
    };
}

/// The move that an opponent of a level makes. `None` if there is no move, or none can be found from a position that no game
/// leads to; or if `stop` said at once that the search is to end.
#[must_use]
pub fn choose(asked: &Asked<'_>, stop: &dyn Fn() -> bool) -> Option<Choice> {
    with_place!(asked.position, P => chosen::<P>(asked, stop))
}

/// The value of a position for its side to move, by a search of so many half-moves within the bound of the strongest level.
#[must_use]
pub fn value_of(position: &Position, half_moves: u8, stop: &dyn Fn() -> bool) -> Option<i32> {
    with_place!(position, P => {
        let valued = valued::<P>(position, half_moves, 0, stop)?;
        valued.first().map(|root| felt(root.value))
    })
}

/// What a move gives away against the best, by a search of so many half-moves. `None` if the move is not lawful, or nothing
/// could be searched.
#[must_use]
pub fn refutation(position: &Position, mv: &Move, half_moves: u8, stop: &dyn Fn() -> bool) -> Option<Refutation> {
    with_place!(position, P => refuted::<P>(position, mv, half_moves, stop))
}

/// What the other side threatens, by a search of so many half-moves. `None` if it threatens nothing, or the side to move
/// cannot be thought to pass: it has to capture, or is in check.
#[must_use]
pub fn threat(position: &Position, half_moves: u8, stop: &dyn Fn() -> bool) -> Option<Threat> {
    with_place!(position, P => threatened::<P>(position, half_moves, stop))
}

fn chosen<P: Place>(asked: &Asked<'_>, stop: &dyn Fn() -> bool) -> Option<Choice> {
    let sight = sight_for::<P>(asked);
    let past = asked.past.iter().filter_map(P::of).map(|place| place.key()).collect();
    let mut search = Search::new(past, sight, stop);
    let (judged, checked, depth) = looked::<P>(&mut search, roots(asked.position), sight)?;
    let best = checked.first()?;
    search.extend(u64::from(sight.positions) / 4);
    let allowed = best.value.saturating_sub(i32::from(sight.gives));
    let seed = mixed(asked.seed, P::of(asked.position)?.key());
    let root = drawn_among(&judged, sight, seed, |root| {
        root.number == best.number || search.reaches(&root.place, depth, allowed)
    })?;
    search.extend(LINE_POSITIONS);
    let line = search.line(&root.place, LINE);
    let made = moves::<P>(asked.position).into_iter().nth(root.number)?;
    Some(Choice { value: felt(best.value), line: written(&made.1, line), mv: made.0 })
}

/// The moves as the level judges them; as they are by the deeper search, of which only the best is worked out; and the depth
/// of that search.
#[expect(clippy::type_complexity, reason = "the two lists and the depth belong together only here")]
fn looked<P: Place>(
    search: &mut Search<'_>,
    first: Vec<Root<P>>,
    sight: Sight,
) -> Option<(Vec<Root<P>>, Vec<Root<P>>, i8)> {
    // One move needs no thought, only a value.
    let deepest = if first.len() == 1 { 1 } else { sight.sees + 2 };
    let (mut judged, mut checked, mut reached) = (first.clone(), first, 0);
    for depth in 1..=i8::try_from(deepest).unwrap_or(i8::MAX) {
        let judges = depth == i8::try_from(sight.sees).unwrap_or(i8::MAX);
        let margin = if judges { i32::from(sight.gives) } else { 0 };
        let Some(valued) = search.roots(&checked, depth, margin) else { break };
        if depth <= i8::try_from(sight.sees).unwrap_or(i8::MAX) {
            judged.clone_from(&valued);
        }
        (checked, reached) = (valued, depth);
    }
    (reached > 0).then_some((judged, checked, reached))
}

/// One of the moves, drawn by what each is worse than the best; what gives away too much is drawn no more.
fn drawn_among<P: Place>(
    judged: &[Root<P>],
    sight: Sight,
    seed: u64,
    mut is_allowed: impl FnMut(&Root<P>) -> bool,
) -> Option<Root<P>> {
    // Where every move loses as soon, the one that leaves the other side least is made, and none without sense.
    let last = judged.iter().map(|root| root.value).max()?;
    if last <= -FOUND {
        let lost = judged.iter().filter(|root| root.value == last);
        return lost.min_by_key(|root| root.place.value()).cloned();
    }
    let mut left: Vec<&Root<P>> = judged.iter().collect();
    let best = judged.iter().map(|root| felt(root.value)).max()?;
    while !left.is_empty() {
        let losses: Vec<i32> = left.iter().map(|root| best - felt(root.value)).collect();
        let root = left.remove(drawn(&losses, sight.softness, mixed(seed, left.len() as u64)));
        if is_allowed(root) {
            return Some(root.clone());
        }
    }
    None
}

/// A value as it is weighed: a win that was found counts for a hundred men less half a man for each half-move to it.
fn felt(value: i32) -> i32 {
    match value {
        value if value >= FOUND => 10_000 - 50 * (WIN - value),
        value if value <= -FOUND => 50 * (WIN + value) - 10_000,
        value => value,
    }
}

/// What the opponent sees here: all that the strongest level does where it defends a lost ending.
fn sight_for<P: Place>(asked: &Asked<'_>) -> Sight {
    let variant = variant_of(asked.position);
    let level = if is_lost_ending::<P>(asked.position) { Level::LAST } else { asked.level };
    level.sight(variant)
}

/// Whether few pieces are left and the side to move is behind by more than a man.
fn is_lost_ending<P: Place>(position: &Position) -> bool {
    let counts = position.counts();
    let few = match variant_of(position) {
        Variant::Draughts(laws) if laws.geometry().size() == 8 => 8,
        Variant::Draughts(_) | Variant::Chess | Variant::Chess960 => 12,
        Variant::Renju => return false,
    };
    counts.white + counts.black <= few && P::of(position).is_some_and(|place| place.value() <= -150)
}

/// The moves of a position with what they leave, those that leave the same once.
fn moves<P: Place>(position: &Position) -> Vec<(Move, Position)> {
    let mut moves: Vec<(Move, Position)> = Vec::new();
    for mv in candidates::<P>(position) {
        if let Some(after) = position.play(&mv)
            && !moves.iter().any(|(_, other)| *other == after)
        {
            moves.push((mv, after));
        }
    }
    moves
}

/// The lawful moves; of the points of renju those that come into question.
fn candidates<P: Place>(position: &Position) -> Vec<Move> {
    let Position::Renju(_) = position else { return position.placing_moves() };
    let found = RenjuPlace::of(position).map(|place| place.all()).unwrap_or_default();
    let points = found.into_iter().filter_map(crate::renju::point);
    points.map(|point| Move::Renju(golos_rules::renju::Move::Place(point))).collect()
}

fn roots<P: Place>(position: &Position) -> Vec<Root<P>> {
    let places = moves::<P>(position).into_iter().enumerate();
    places.filter_map(|(number, (_, after))| Some(Root { number, place: P::of(&after)?, value: 0 })).collect()
}

/// The values of all moves, the best first.
fn valued<P: Place>(position: &Position, half_moves: u8, margin: i32, stop: &dyn Fn() -> bool) -> Option<Vec<Root<P>>> {
    searched::<P>(position, half_moves, margin, stop).map(|(valued, _)| valued)
}

fn searched<'a, P: Place>(
    position: &Position,
    half_moves: u8,
    margin: i32,
    stop: &'a dyn Fn() -> bool,
) -> Option<(Vec<Root<P>>, Search<'a>)> {
    let mut search = Search::new(Vec::new(), Level::LAST.sight(variant_of(position)), stop);
    let mut valued: Option<Vec<Root<P>>> = None;
    let first = roots::<P>(position);
    if first.is_empty() {
        return None;
    }
    for depth in 1..=i8::try_from(half_moves.max(1)).unwrap_or(i8::MAX) {
        match search.roots(valued.as_ref().unwrap_or(&first), depth, margin) {
            Some(deeper) => valued = Some(deeper),
            None => break,
        }
    }
    Some((valued?, search))
}

fn refuted<P: Place>(position: &Position, mv: &Move, half_moves: u8, stop: &dyn Fn() -> bool) -> Option<Refutation> {
    let after = position.play(mv)?;
    // Of all moves exactly, so that it is known of each what it gives away.
    let (valued, mut search) = searched::<P>(position, half_moves, 2 * WIN, stop)?;
    let best = valued.first()?;
    let key = P::of(&after)?.key();
    let value = match valued.iter().find(|root| root.place.key() == key) {
        Some(root) => root.value,
        None => -search.value(&P::of(&after)?, i8::try_from(half_moves).unwrap_or(i8::MAX) - 1, -WIN, WIN),
    };
    search.extend(LINE_POSITIONS);
    let line = search.line(&P::of(&after)?, LINE);
    let best_move = moves::<P>(position).into_iter().nth(best.number)?.0;
    Some(Refutation { loss: felt(best.value) - felt(value), line: written(&after, line), best: best_move })
}

fn threatened<P: Place>(position: &Position, half_moves: u8, stop: &dyn Fn() -> bool) -> Option<Threat> {
    if position.draughts().is_some_and(golos_rules::draughts::Position::must_capture) {
        return None;
    }
    let passed = position.passed();
    let still = P::of(&passed)?.value();
    let (valued, mut search) = searched::<P>(&passed, half_moves, 0, stop)?;
    let best = valued.first()?;
    let gain = felt(best.value) - still;
    search.extend(LINE_POSITIONS);
    let (mv, after) = moves::<P>(&passed).into_iter().nth(best.number)?;
    let line = search.line(&best.place, LINE);
    let line = std::iter::once(mv.clone()).chain(written(&after, line)).collect();
    (gain > 0).then_some(Threat { mv, gain, line })
}

/// The moves of the rules that lead from a position through these places.
fn written<P: Place>(position: &Position, places: Vec<P>) -> Vec<Move> {
    let mut at = *position;
    let mut line = Vec::with_capacity(places.len());
    for place in places {
        let key = place.key();
        let next = moves::<P>(&at).into_iter().find(|(_, after)| P::of(after).is_some_and(|after| after.key() == key));
        let Some((mv, after)) = next else { break };
        line.push(mv);
        at = after;
    }
    line
}
