use super::family;
use super::model::{BoardLine, BoardModel, Cell, ClockModel, Glyphs, MoveRow, NumberedMove};
use golos_clock::Ms;
use golos_game::{Made, Outcome, PendingRuling, Phase, Scale, State, Verdict};
use golos_rules::{BySide, Notation, Place, Position, Side, chess};
use golos_wording::{Slot, Style, Wording, message, text_key};

/// From here on a clock is low where no warning was asked for.
const LOW: Ms = Ms::from_mins(1);

/// How one person looks at a game.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub wording: &'a Wording,
    /// The moment that the clocks show.
    pub now: Ms,
    /// The place of the hand.
    pub cursor: Option<Place>,
    /// The places picked so far, in order.
    pub path: &'a [Place],
    /// The places that are lit for a switch: in place of that of the hand.
    pub lit: &'a [Place],
    pub clock_text: ClockText,
    pub move_text: MoveText,
    /// The letters of the pieces in the list of moves; none: those of the game.
    pub letters: Option<chess::Letters>,
    /// Who looks may know that something waits for the arbiter that only the program has seen.
    pub sees_matters: bool,
    /// The board is turned round: Black's side at the bottom, in renju White's.
    pub flipped: bool,
}

impl<'a> Look<'a> {
    /// From the side of the one who begins, nothing picked, the clocks ticking, moves in short notation.
    #[must_use]
    pub const fn new(wording: &'a Wording, now: Ms) -> Look<'a> {
        Look {
            wording,
            now,
            cursor: None,
            path: &[],
            lit: &[],
            clock_text: ClockText::Ticking,
            move_text: MoveText::Short,
            letters: None,
            sees_matters: true,
            flipped: false,
        }
    }
}

/// Whether a running clock shows its time: a cell that changes every second makes a screen reader chatter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockText {
    #[default]
    Ticking,
    /// The time is told when it is asked for.
    OnRequest,
}

/// The notation of the list of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveText {
    /// Short notation (R-6.1.6.2f).
    #[default]
    Short,
    /// Every landing square (R-6.1.6.2b).
    Full,
}

impl BoardModel {
    /// The game as it stands, in the words of `look`.
    #[must_use]
    pub fn of(state: &State, look: &Look<'_>) -> BoardModel {
        let (board, variant) = (state.board(), state.setup().rules.variant);
        BoardModel {
            names: board.place_names(),
            rows: rows(board, &last_ends(state), look),
            files: files(board, state.notation(), look.flipped),
            ranks: ranks(board, look.flipped),
            glyphs: Glyphs::of(look.wording),
            clocks: BySide::new(Side::White, Side::Black).map(|side| clock(state, side, look)),
            first: variant.beginner(),
            moves: move_rows(state, look),
            badges: badges(state, look),
            counter: counter(state, look.wording),
            boards: Vec::new(),
        }
    }
}

impl BoardModel {
    /// A position that is being set up: in place of the clocks, how many pieces each side has.
    #[must_use]
    pub fn set_up(board: &Position, look: &Look<'_>) -> BoardModel {
        let count = |side: Side| ClockModel {
            label: look.wording.label(side_label(side)),
            time: board.count(side).to_string(),
            note: if board.turn() == side { look.wording.label(text_key::LABEL_TURN) } else { String::new() },
            ..ClockModel::default()
        };
        BoardModel {
            names: board.place_names(),
            rows: rows(board, &[], look),
            files: files(board, Notation::FILES, look.flipped),
            ranks: ranks(board, look.flipped),
            glyphs: Glyphs::of(look.wording),
            clocks: BySide::new(Side::White, Side::Black).map(count),
            first: board.beginner(),
            moves: Vec::new(),
            badges: vec![look.wording.label(text_key::LABEL_SET_UP)],
            counter: None,
            boards: Vec::new(),
        }
    }
}

impl BoardModel {
    /// A position alone: where the last move began and ended, and the numbers that stand on pieces.
    #[must_use]
    pub fn diagram(
        board: &Position,
        last: &[Place],
        numbers: &[(Place, u32)],
        notation: Notation,
        look: &Look<'_>,
    ) -> BoardModel {
        let mut model = BoardModel::set_up(board, look);
        model.rows = rows(board, last, look);
        model.files = files(board, notation, look.flipped);
        model.badges.clear();
        for (row, cells) in (0..).zip(&mut model.rows) {
            for (column, cell) in (0..).zip(cells) {
                let seen = |at: u8, size: u8, turned: bool| if turned { size - at } else { at + 1 };
                let size = board.board_size();
                let place = Place { column: seen(column, size, look.flipped), row: seen(row, size, !look.flipped) };
                cell.order = numbers.iter().find(|(numbered, _)| *numbered == place).map(|(_, number)| *number);
            }
        }
        model
    }
}

impl BoardLine {
    /// The board of this number: who moves, the shorter of the two times, whether something waits for a ruling.
    ///
    /// ```text
    /// 2 White 0:31! ?
    /// ```
    #[must_use]
    pub fn of(number: usize, chosen: bool, state: &State, look: &Look<'_>) -> BoardLine {
        let mut parts = vec![number.to_string()];
        match state.verdict() {
            Some(verdict) => parts.push(verdict.score(state.setup().rules.score.scale).to_string()),
            None => {
                parts.push(look.wording.label(side_label(state.turn())));
                parts.extend(least(state, look));
            }
        }
        let waits = look.sees_matters && !state.docket().is_empty();
        parts.extend(waits.then(|| WAITS.to_owned()));
        BoardLine { text: parts.join(" "), chosen }
    }
}

/// Behind a board where something waits for a ruling.
const WAITS: &str = "?";

/// The shorter of the two times; none where clocks do not tick to the eye, or nobody kept one.
fn least(state: &State, look: &Look<'_>) -> Option<String> {
    let clocks = BySide::new(Side::White, Side::Black).map(|side| (clock(state, side, look), side));
    let [white, black] = [&clocks.white, &clocks.black];
    let left = |side: Side| state.clock().left(side, look.now);
    let (shorter, _) = if left(white.1) <= left(black.1) { white } else { black };
    let is_shown = state.is_timed() && look.clock_text == ClockText::Ticking;
    is_shown.then(|| format!("{}{}", shorter.time, if shorter.low.is_some() { "!" } else { "" }))
}

/// The numbers from 1 in the order in which they are seen.
fn seen(size: u8, ascending: bool) -> impl Iterator<Item = u8> {
    (1..=size).map(move |n| if ascending { n } else { size + 1 - n })
}

/// Where the last move started and ended, completed or not.
fn last_ends(state: &State) -> Vec<Place> {
    let before = match (state.made(), state.reply()) {
        (Some(first), Some(_)) => Some(&first.after),
        (Some(_), None) => Some(state.position()),
        (None, _) => state.plies().last().map(|ply| &ply.before),
    };
    let made = before.zip(state.last_made());
    made.map(|(before, made)| before.ends(made.lawful.as_ref(), &made.notation)).unwrap_or_default()
}

fn rows(board: &Position, last: &[Place], look: &Look<'_>) -> Vec<Vec<Cell>> {
    let is_numbered = !board.place_names().have_letters();
    let captured = family::captured(board, look.path);
    let cell = |place: Place| {
        if !board.is_played_on(place) {
            return Cell::default();
        }
        Cell {
            place: Some(place),
            ground: family::ground(board, place),
            number: is_numbered.then(|| board.place_name(place).parse().ok()).flatten(),
            piece: board.piece_on(place).map(|piece| (piece.side, piece.kind)),
            cursor: if look.lit.is_empty() { look.cursor == Some(place) } else { look.lit.contains(&place) },
            order: (1..).zip(look.path).filter(|&(_, &picked)| picked == place).map(|(order, _)| order).last(),
            last: last.contains(&place),
            captured: captured.contains(&place),
            nth: family::stones(board).filter(|_| last.contains(&place)),
        }
    };
    let size = board.board_size();
    let row = |row| seen(size, !look.flipped).map(|column| cell(Place { column, row })).collect();
    seen(size, look.flipped).map(row).collect()
}

/// The letters of the files; none where squares have numbers only.
fn files(board: &Position, notation: Notation, flipped: bool) -> Vec<String> {
    let place = |column| board.row(1).into_iter().chain(board.row(2)).find(|place| place.column == column);
    let letter = |place| board.place_called(place, notation).chars().take(1).collect();
    let name = |column| place(column).map(letter).unwrap_or_default();
    names(board, !flipped, name)
}

/// The numbers of the ranks; none where squares have numbers only.
fn ranks(board: &Position, flipped: bool) -> Vec<String> {
    names(board, flipped, |rank| rank.to_string())
}

fn names(board: &Position, ascending: bool, name: impl Fn(u8) -> String) -> Vec<String> {
    if board.place_names().have_letters() {
        seen(board.board_size(), ascending).map(name).collect()
    } else {
        Vec::new()
    }
}

fn clock(state: &State, side: Side, look: &Look<'_>) -> ClockModel {
    let clock = state.clock();
    let left = clock.left(side, look.now);
    let running = clock.running() == Some(side);
    let hidden = running && look.clock_text == ClockText::OnRequest;
    let fallen = clock.fallen(side).is_some();
    let threshold = low(&state.setup().warnings[side], clock.control().first_time());
    let is_turn = state.phase() != Phase::Over && state.turn() == side;
    let note = if fallen {
        Some(text_key::LABEL_FLAG)
    } else if is_turn {
        Some(text_key::LABEL_TURN)
    } else {
        None
    };
    let note = note.map(|key| look.wording.label(key)).into_iter();
    let note: Vec<String> = note.chain(overtime(state, side, look)).chain(move_counter(state, side, look)).collect();
    ClockModel {
        label: look.wording.label(side_label(side)),
        name: state.setup().players[side].clone(),
        time: match state.is_timed() {
            false => String::new(),
            true if hidden => look.wording.label(text_key::LABEL_CLOCK_FROZEN),
            true => left.to_string(),
        },
        left: (running && state.is_timed()).then_some(left),
        running: running && state.is_timed(),
        low: (!hidden && left < threshold && state.is_timed())
            .then(|| look.wording.label(text_key::LABEL_TIME_TROUBLE)),
        fallen,
        note: note.join(", "),
    }
}

/// From where on a clock is shown as low: the first warning that leaves half of the time without that sign, which would say
/// nothing if it were always there.
fn low(warnings: &[Ms], time: Ms) -> Ms {
    let half = Ms::new(time.get() / 2);
    warnings.iter().copied().find(|&left| left <= half).unwrap_or(LOW.min(half))
}

/// The byo-yomi periods left.
fn overtime(state: &State, side: Side, look: &Look<'_>) -> Option<String> {
    let periods = state.clock().overtime_left(side, look.now).filter(|periods| *periods > 0)?;
    let sentence = message::clock_cell_overtime(u32::from(periods));
    Some(look.wording.render(&sentence, Style::written(look.wording.lang())))
}

/// The move counter and the control move, `23/40`, while the number of moves is no secret (R-5.4.3.3).
fn move_counter(state: &State, side: Side, look: &Look<'_>) -> Option<String> {
    let is_shown = state.is_timed() && state.phase() != Phase::Over && state.number_hidden(look.now).is_none();
    let (control, _) = state.clock().to_control(side).filter(|_| is_shown)?;
    Some(format!("{}/{control}", state.clock().moves(side)))
}

const fn side_label(side: Side) -> &'static str {
    match side {
        Side::White => text_key::LABEL_WHITE,
        Side::Black => text_key::LABEL_BLACK,
    }
}

fn move_rows(state: &State, look: &Look<'_>) -> Vec<MoveRow> {
    let (text, games) = (look.move_text, state.notation());
    let notation = Notation { chess: look.letters.unwrap_or(games.chess), ..games };
    let completed = state.plies().iter().map(|ply| (ply.made.side, written(&ply.made, &ply.before, look, notation)));
    // A move that is not completed yet stands in brackets.
    let under_way =
        state.made().map(|made| (made.side, format!("({})", written(made, state.position(), look, notation))));
    let begins = state.setup().rules.variant.beginner();
    let mut cells: Vec<String> = Vec::new();
    for (side, text) in drawn(state, text, notation).into_iter().chain(completed).chain(under_way) {
        match (side == begins, cells.len().is_multiple_of(2)) {
            (true, false) => cells.push(String::new()),
            (false, true) => cells.push("…".to_owned()),
            _ => {}
        }
        cells.push(state.setup().rules.score.signs.put_into(&text));
    }
    let each = state.position().numbers_half_moves();
    let row = |(row, pair): (u32, &[String])| {
        let cell = |index: usize, number: Option<u32>| {
            let text = pair.get(index).cloned().unwrap_or_default();
            NumberedMove { number: number.filter(|_| !text.is_empty()), text }
        };
        let number = if each { 2 * row + 1 } else { row + 1 };
        MoveRow { first: cell(0, Some(number)), second: cell(1, each.then_some(number + 1)) }
    };
    (0..).zip(cells.chunks(2)).map(row).collect()
}

/// The moves of a drawn opening: the score goes on behind them.
fn drawn(state: &State, text: MoveText, notation: Notation) -> Vec<(Side, String)> {
    let mut position = state.setup().rules.variant.start();
    let mut write = |full: &String| {
        let (side, mv) = (position.turn(), position.read(full, Notation::FILES).ok());
        let written = match (&mv, text) {
            (Some(mv), MoveText::Short) => position.short(mv, notation),
            _ => full.clone(),
        };
        position = mv.and_then(|mv| position.play(&mv)).unwrap_or(position);
        (side, written)
    };
    state.opening().map_or_else(Vec::new, |opening| opening.moves().iter().map(&mut write).collect())
}

/// A move as it stands in the list. Who is not entitled to know that it was not lawful sees it as if it were (U-V.13.10).
fn written(made: &Made, before: &Position, look: &Look<'_>, notation: Notation) -> String {
    match (&made.lawful, look.move_text) {
        (Some(mv), MoveText::Short) => before.short(mv, notation),
        (Some(mv), MoveText::Full) => before.long(mv, notation),
        (None, text) if !look.sees_matters => before.to_notation(&made.notation, notation, text == MoveText::Short),
        (None, _) => before.localized(&made.notation, notation),
    }
}

fn badges(state: &State, look: &Look<'_>) -> Vec<String> {
    let wording = look.wording;
    let label = |key: &str| wording.label(key);
    let of_side = |key: &str, side: Side| format!("{}: {}", label(key), label(side_label(side)));
    let mut badges = Vec::new();
    let scale = state.setup().rules.score.scale;
    badges.extend(state.verdict().map(|verdict| result(verdict, scale, wording)));
    let mut waits = false;
    for matter in state.docket() {
        match matter {
            PendingRuling::Flag(side) => badges.push(of_side(text_key::LABEL_FLAG, *side)),
            PendingRuling::Claim { side, .. } => badges.push(of_side(text_key::LABEL_CLAIM, *side)),
            // What the program found is for the arbiter alone.
            PendingRuling::Irregularity { .. }
            | PendingRuling::Reached(_)
            | PendingRuling::Late(_)
            | PendingRuling::Gap { .. }
            | PendingRuling::Penalty(_)
            | PendingRuling::Violations(_)
            | PendingRuling::WrongSeal(_) => waits = true,
        }
    }
    badges.extend(state.offer().map(|side| of_side(text_key::LABEL_OFFER, side)));
    // Whoever sits there has heard the call.
    badges.extend((!state.calls().is_empty()).then(|| label(text_key::LABEL_CALLED)));
    badges.extend((state.phase() == Phase::Paused).then(|| label(text_key::LABEL_PAUSED)));
    // At a rated board a player does not see that a move was irregular, or a limit reached (CH-12.6).
    badges.extend((waits && look.sees_matters).then(|| label(text_key::LABEL_ARBITER)));
    badges.push(label(if state.is_training() { text_key::LABEL_TRAINING } else { text_key::LABEL_RATED }));
    badges.extend(state.is_manual().then(|| label(text_key::LABEL_MANUAL)));
    badges
}

fn result(verdict: &Verdict, scale: Scale, wording: &Wording) -> String {
    let outcome = wording.label(outcome_key(verdict.outcome));
    format!("{}: {outcome}, {}", wording.label(text_key::LABEL_RESULT), verdict.score(scale))
}

/// The key of the text that names an outcome.
#[must_use]
pub const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::White) => text_key::RESULT_WHITE_WINS,
        Outcome::Win(Side::Black) => text_key::RESULT_BLACK_WINS,
        Outcome::Draw => text_key::RESULT_DRAW,
        Outcome::Half(Side::White) => text_key::RESULT_WHITE_HALF,
        Outcome::Half(Side::Black) => text_key::RESULT_BLACK_HALF,
        Outcome::BothLost => text_key::RESULT_BOTH_LOST,
    }
}

/// The moves that are counted aloud (R-6.1.8.7), and in renju those on the board. Nothing else is counted on the screen:
/// that would be a hint.
fn counter(state: &State, wording: &Wording) -> Option<String> {
    let counted = || {
        let limit = state.setup().rules.draws.clear_draw.as_ref()?.moves;
        let claim = Slot::Phrase(text_key::CLAIM_CLEAR_DRAW.to_owned());
        Some(message::claim_counter(state.counting()?.moves, limit, claim))
    };
    let sentence = counted().or_else(|| family::made(state.board()))?;
    Some(wording.render(&sentence, Style::written(wording.lang())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_control_is_not_low_from_its_first_second() {
        let warnings = [10, 5, 1].map(Ms::from_mins);
        let shown = [60, 20, 15, 10, 5, 3, 1].map(|minutes| low(&warnings, Ms::from_mins(minutes)).secs());
        assert_eq!(shown, [600, 600, 300, 300, 60, 60, 30]);
        assert_eq!(low(&[], Ms::from_mins(90)), LOW);
    }
}
