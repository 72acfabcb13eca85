//! Between the record of a game and files of games, which know neither a running clock nor an arbiter.

mod chess;
mod draughts;
mod family;
mod note;
mod remark;
mod renju;

pub(super) use family::{game_of, put};
pub(crate) use note::note_lines;
pub(super) use note::{annotate, lines, notes};
pub(super) use remark::{offers, remarks};

use crate::games::{FileGame, RULE_SET};
use golos_clock::{Bonus, Class, Control, ControlError, Ms, Period};
use golos_game::{
    Actor, Cause, ClockRequest, Command, Corrupt, Ending, Event, Mode, MoveRequest, Occasion, Outcome, Phase, Press,
    RecordEvent, RecordRequest, Recorded, Refusal, Request, RuleSet, RulingRequest, Seat, Setup, State, Watch, decide,
    fold,
};
use golos_journal::{Chain, LineError, Record, replay};
use golos_people::Roster;
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::movetext::write_tags;
use golos_rules::renju::exchange;
use golos_rules::tree::{Game, NodeId, Score, Step, Tree, clock_text};
use golos_rules::{BySide, Move, Notation, Position, Side, Variant};
use golos_table::PROGRAM;

/// The tree of the game that a record was taken from, with what the file said of its moves; `None` if it was taken from none.
pub(crate) fn tree_of(records: &[Record]) -> Option<Game> {
    let state = replay(records).ok()?.state;
    let is_taken = state.setup().taken && !state.is_timed();
    is_taken.then(|| *game_of(&state, &remarks(records), &[], "").0)
}

/// The most moves of both sides that go into a record: each is judged against all before it. No game comes near.
pub(super) const MOST_PLIES: usize = 2_000;

/// Why a game of a file makes no record.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoRecord {
    #[error("move {number}, {text}: {reason}")]
    Move { number: usize, text: String, reason: String },
    #[error("the position was set up in the course of the game")]
    SetUp,
    #[error(transparent)]
    Control(#[from] ControlError),
    #[error(transparent)]
    Event(#[from] Corrupt),
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Line(#[from] LineError),
}

/// A game that goes into a record.
struct Played {
    /// The position that play starts from, unless it is that of the rule set.
    position: Option<String>,
    /// The tags of the file, as it has them.
    tags: String,
    /// What is said before the first move.
    said: String,
    moves: Vec<RecordedMove>,
}

/// A move as it is made on a board.
struct RecordedMove {
    /// The number of the move, for messages.
    number: usize,
    side: Side,
    /// In full notation, in the letters of files.
    text: String,
    /// What the file says of it; empty: nothing.
    said: String,
}

/// What a file says of a move, or before the first one, in the form of the file.
fn said(game: &Game, id: NodeId, before: &Position) -> String {
    match before {
        Position::Draughts(_) => pdn::said(&game.tree, id, before),
        Position::Chess(_) => pgn::said(&game.tree, id, before),
        Position::Renju(_) => exchange::said(&game.tree, id, before),
    }
}

/// The half-moves from the first one on that a record cannot hold, a move of no piece; 0 if it holds them all. In renju that is
/// a pass.
pub(super) fn left_out(game: &Game) -> usize {
    let is_null = |step: &Step| *step == Step::Null && game.variant() != Variant::Renju;
    game.tree.steps().skip_while(|step| !is_null(step)).count()
}

/// What stands behind a move with which a draw was offered (CH-17.11, CH-17.12).
pub(super) const OFFER: &str = "(=)";

fn tags(state: &State) -> Vec<(String, String)> {
    let setup = state.setup();
    let date = setup.opened.get(..10).unwrap_or_default().replace('-', ".");
    let mut tags = vec![
        ("Date", date),
        ("White", setup.players.white.clone()),
        ("Black", setup.players.black.clone()),
        (RULE_SET, setup.rules.id.clone()),
    ];
    if let Some(Occasion { event, round, board }) = &setup.occasion {
        tags.push(("Event", event.clone()));
        tags.push(("Round", format!("{round}.{board}")));
    }
    if state.is_timed() {
        let used = used(state);
        tags.push(("TimeControl", time_control(&setup.control)));
        tags.push(("WhiteTime", used.white));
        tags.push(("BlackTime", used.black));
    }
    let ending = state.verdict().map(|verdict| &verdict.ending);
    if state.is_timed() || ending == Some(&Ending::Absence) {
        tags.push(("Termination", termination(ending).to_owned()));
    }
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// How the game came to its end, in the words of PGN; a word of our own where nobody has played (R-5.4.7.2).
const fn termination(ending: Option<&Ending>) -> &'static str {
    match ending {
        None => "unterminated",
        Some(Ending::Time | Ending::BothFlags | Ending::CannotMate) => "time forfeit",
        Some(Ending::Absence) => "unplayed",
        Some(Ending::Decision(_) | Ending::NormalMeans) => "adjudication",
        Some(Ending::Penalty | Ending::Violations | Ending::Foul | Ending::WrongSeal) => "rules infraction",
        Some(_) => "normal",
    }
}

/// Whether files of games have no word of their own for such an end: a draw though a flag fell (CH-6.9, R-5.4.13.1b).
pub(super) const fn needs_words(ending: &Ending) -> bool {
    matches!(ending, Ending::CannotMate | Ending::BothFlags)
}

/// The time that each side has used, in whole seconds, if a clock ran.
pub(super) fn known_times(state: &State) -> BySide<Option<String>> {
    used(state).map(|used| state.is_timed().then_some(used))
}

/// The time that each side has used, in whole seconds.
fn used(state: &State) -> BySide<String> {
    let used = |side| clock_text(state.clock().used(side, state.at()).secs() * 1000);
    BySide::new(used(Side::White), used(Side::Black))
}

/// `40/7200:3600`, `480+4`, an hourglass `*180`: periods in seconds. A delay and byo-yomi have no form there.
fn time_control(control: &Control) -> String {
    let period = |period: Period| {
        let moves = period.moves.map_or_else(String::new, |moves| format!("{moves}/"));
        let seconds = period.time.secs();
        match period.bonus {
            Bonus::Increment(increment) => format!("{moves}{seconds}+{}", increment.secs()),
            Bonus::Hourglass => format!("*{seconds}"),
            Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) | Bonus::ByoYomi(_) => format!("{moves}{seconds}"),
        }
    };
    control.periods().map(period).collect::<Vec<_>>().join(":")
}

/// The result of a record as files have it; none for half a point to one alone.
fn score(state: &State) -> Option<Score> {
    match state.verdict()?.outcome {
        Outcome::Win(side) => Some(Score::of(side)),
        Outcome::Draw => Some(Score::Draw),
        Outcome::BothLost => Some(Score::BothLost),
        Outcome::Half(_) => None,
    }
}

/// What goes into a record of a game of draughts or chess.
fn played_moves(game: &Game) -> Result<Played, NoRecord> {
    let is_set_up = !game.start.is_identical(&game.variant().start());
    let first = game.start.chess().map_or(1, golos_rules::chess::Position::move_number);
    let first = usize::try_from(first).unwrap_or(1);
    let skipped = usize::from(game.start.turn() != game.start.beginner());
    let moves = (skipped..).zip(game.plies()).map_while(|(half, (before, id, step))| {
        let text = match step {
            Step::Move(mv) => before.full(mv),
            Step::SetUp { made: Some(notation), .. } => notation.clone(),
            Step::SetUp { made: None, .. } => return Some(Err(NoRecord::SetUp)),
            Step::Null if game.variant() == Variant::Renju => before.full(&Move::Renju(golos_rules::renju::Move::Pass)),
            // Nothing was moved on a board: the record ends before it.
            Step::Null => return None,
        };
        let number = match before {
            Position::Draughts(_) | Position::Chess(_) => first + half / 2,
            // Each stone has a number of its own (R-9.3.2.1).
            Position::Renju(_) => half + 1,
        };
        let said = said(game, id, &before);
        Some(Ok(RecordedMove { number, side: before.turn(), text, said }))
    });
    let (tags, said) = (write_tags(&game.tags), said(game, Tree::ROOT, &game.start));
    Ok(Played { position: is_set_up.then(|| game.start.fen()), tags, said, moves: moves.collect::<Result<_, _>>()? })
}

/// What stands for a name that is not known.
const UNKNOWN: &str = "?";

/// The time that stands on both clocks of a record that nobody kept a clock for.
const UNUSED: Ms = Ms::from_mins(120);

/// A record of the moves of a game, with a note that says where it comes from; `source` names the form of the file. Rules
/// that the person has named stand among the tags.
/// Nobody kept a clock: every event stands at the opening, and the arbiter gives the result.
pub(super) fn record_of(
    game: &FileGame,
    rules: RuleSet,
    is_named: bool,
    note: String,
    source: &str,
    opened: &str,
) -> Result<String, NoRecord> {
    let played = played_moves(&game.0)?;
    let own = (is_named && game.rule_set().is_none()).then(|| format!(" [{RULE_SET} \"{}\"]", rules.id));
    // A file without tags may say much all the same; its remarks are known by the tags before them.
    let is_silent = played.said.is_empty() && played.moves.iter().all(|step| step.said.is_empty());
    let tags = match played.tags {
        tags if !tags.is_empty() => tags + &own.unwrap_or_default(),
        _ if is_silent => String::new(),
        _ => format!("[Event \"{UNKNOWN}\"]{}", own.unwrap_or_default()),
    };
    let setup = Setup {
        rules,
        control: Control::new(vec![Period::to_the_end(UNUSED)])?,
        class: Class::Classic,
        recorded: true,
        players: game.names().map(|name| name.unwrap_or(UNKNOWN).to_owned()),
        people: Roster::default(),
        press: Press::Manual,
        mode: Mode::Rated,
        watch: Watch::default(),
        warnings: BySide::default(),
        notation: Notation::FILES,
        position: played.position,
        opening: None,
        opened: game.date().and_then(played_on).unwrap_or_else(|| opened.to_owned()),
        program: PROGRAM.to_owned(),
        taken: true,
        occasion: None,
        sparring: None,
    };
    let mut record = RecordDraft::open(setup)?;
    record.ask(Seat::Arbiter, Request::Record(RecordRequest::Note(note)))?;
    record.note(tags)?;
    record.note(played.said)?;
    record.ask(Seat::Arbiter, Request::Clock(ClockRequest::Start))?;
    for RecordedMove { number, side, text, said } in played.moves {
        let made =
            record.ask(side.into(), Request::Move(MoveRequest::Make(text.clone()))).and_then(|()| record.press(side));
        made.map_err(|reason| NoRecord::Move { number, text, reason: reason.to_string() })?;
        record.note(said)?;
    }
    record.finish(game.outcome(), source)
}

/// The start of a day, `2026.11.21` or `2026-11-21`, as a record has it; none if it is not a whole one.
fn played_on(date: &str) -> Option<String> {
    let parts: Vec<&str> = date.split(['.', '-']).collect();
    let is_number = |part: &&str, digits| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
    let [year, month, day] = parts.as_slice() else { return None };
    let is_whole = is_number(year, 4) && is_number(month, 2) && is_number(day, 2);
    is_whole.then(|| format!("{year}-{month}-{day}T00:00:00.000+00:00"))
}

/// A record under way.
struct RecordDraft {
    state: State,
    chain: Chain,
    lines: String,
}

impl RecordDraft {
    fn open(setup: Setup) -> Result<RecordDraft, NoRecord> {
        let state = State::open(setup.clone())?;
        let mut record = RecordDraft { state, chain: Chain::default(), lines: String::new() };
        let wall = setup.opened.clone();
        record.write(Some(wall), &Recorded::by_program(Ms::ZERO, Event::Opened(Box::new(setup))))?;
        Ok(record)
    }

    fn ask(&mut self, by: Seat, ask: Request) -> Result<(), NoRecord> {
        let decision = decide(&self.state, &Command::new(by, ask), Ms::ZERO);
        match decision.refusal {
            Some(refusal) => Err(refusal.into()),
            None => decision.events.into_iter().try_for_each(|recorded| self.happens(&recorded)),
        }
    }

    /// The move is complete, unless the game is over by it already (CH-5.1.1, R-6.1.7).
    fn press(&mut self, side: Side) -> Result<(), NoRecord> {
        if self.state.phase() == Phase::Over {
            Ok(())
        } else {
            self.ask(side.into(), Request::Move(MoveRequest::Press))
        }
    }

    /// A note of any length; of nothing there is none, and none stands behind the end.
    fn note(&mut self, text: String) -> Result<(), NoRecord> {
        if text.is_empty() {
            Ok(())
        } else {
            let event = Event::Record(RecordEvent::Noted { text });
            self.happens(&Recorded { at: Ms::ZERO, by: Some(Actor::ARBITER), cause: Cause::Program, event })
        }
    }

    fn happens(&mut self, recorded: &Recorded<Event>) -> Result<(), NoRecord> {
        fold(&mut self.state, recorded)?;
        self.write(None, recorded)
    }

    fn write(&mut self, wall: Option<String>, recorded: &Recorded<Event>) -> Result<(), NoRecord> {
        self.lines.push_str(&self.chain.encode(wall, recorded)?);
        Ok(())
    }

    /// The result, unless the last move has made it, and the end of the record.
    fn finish(mut self, outcome: Option<Outcome>, source: &str) -> Result<String, NoRecord> {
        if let Some(outcome) = outcome.filter(|_| self.state.phase() != Phase::Over) {
            self.ask(
                Seat::Arbiter,
                Request::Ruling(RulingRequest::Result { outcome, scale: None, reason: source.to_owned() }),
            )?;
        }
        self.happens(&Recorded::by_program(Ms::ZERO, RecordEvent::Closed))?;
        Ok(self.lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_nobody_played_or_that_time_ended_did_not_end_normally() {
        for (ending, said) in [
            (None, "unterminated"),
            (Some(Ending::Time), "time forfeit"),
            (Some(Ending::BothFlags), "time forfeit"),
            (Some(Ending::CannotMate), "time forfeit"),
            (Some(Ending::Absence), "unplayed"),
            (Some(Ending::Decision(String::new())), "adjudication"),
            (Some(Ending::Penalty), "rules infraction"),
            (Some(Ending::Resigned), "normal"),
            (Some(Ending::Agreed), "normal"),
        ] {
            assert_eq!(termination(ending.as_ref()), said, "{ending:?}");
        }
    }
}
