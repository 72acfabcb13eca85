//! Between the record of a game and PDN, which knows neither a running clock nor an arbiter.

use crate::clock::{Bonus, Class, Control, ControlError, Ms, Stage};
use crate::game::{
    Ask, Command, Corrupt, Ending, Event, Made, Mode, Outcome, Phase, Press, Refusal, RuleSet, Seat, Setup, State,
    Verdict, decide, evolve,
};
use crate::journal::{Chain, LineError};
use crate::rules::draughts::pdn::{Game, Left, Line, Ply, Score, Step};
use crate::rules::draughts::{FenStyle, Position};
use crate::rules::{BySide, Move, Notation, Side};
use crate::shell::PROGRAM;

/// The tag that names the rule set, for what PDN has no word for.
pub(super) const RULE_SET: &str = "RuleSet";

/// The most moves of both sides that go into a record: each is judged against all before it. No game comes near.
pub(super) const MOST_PLIES: usize = 2_000;

/// Why a game of PDN makes no record.
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

/// The moves that stood in a record, those of a drawn opening before them, with the time left behind each.
pub(super) fn game_of(state: &State) -> Option<Game> {
    let first = state.plies().first().map_or(state.position(), |ply| &ply.before);
    let (start, drawn) = drawn_moves(state).unwrap_or((*first.draughts()?, Vec::new()));
    let mut line = Line { plies: drawn, ..Line::default() };
    let mut position = *first.draughts()?;
    let timed = is_timed(state);
    for ply in state.plies() {
        // What was put right at the board since the last move.
        let before = *ply.before.draughts()?;
        if before != position {
            line.plies.push(Step::SetUp { position: before, made: None }.into());
        }
        let left = timed.then_some(Left(ply.left.get()));
        line.plies.push(Ply { left, ..Ply::from(step(&ply.made)?) });
        position = *ply.made.after.draughts()?;
    }
    line.plies.extend(state.made().and_then(step).map(Ply::from));
    Some(Game { tags: tags(state), variant: start.variant(), start, line, score: state.verdict().map(score) })
}

/// The moves of a drawn opening, and the position before them.
fn drawn_moves(state: &State) -> Option<(Position, Vec<Ply>)> {
    let start = state.setup().rules.variant.start();
    let mut position = start;
    let mut drawn = Vec::new();
    for text in state.opening()?.moves() {
        let lawful = position.read(text, Notation::FILES).ok()?;
        position = position.play(&lawful)?;
        let Move::Draughts(mv) = lawful else { return None };
        drawn.push(Step::Made(mv).into());
    }
    (!drawn.is_empty()).then_some((*start.draughts()?, drawn))
}

fn step(made: &Made) -> Option<Step> {
    Some(match &made.lawful {
        Some(Move::Draughts(mv)) => Step::Made(mv.clone()),
        _ => Step::SetUp { position: *made.after.draughts()?, made: Some(made.notation.clone()) },
    })
}

const fn score(verdict: &Verdict) -> Score {
    match verdict.outcome {
        Outcome::Win(Side::White) => Score::White,
        Outcome::Win(Side::Black) => Score::Black,
        Outcome::Draw => Score::Draw,
        Outcome::BothLost => Score::BothLost,
    }
}

fn tags(state: &State) -> Vec<(String, String)> {
    let setup = state.setup();
    let date = setup.opened.get(..10).unwrap_or_default().replace('-', ".");
    let mut tags = vec![
        ("Date", date),
        ("White", setup.players.white.clone()),
        ("Black", setup.players.black.clone()),
        (RULE_SET, setup.rules.id.clone()),
    ];
    if is_timed(state) {
        let used = used(state);
        tags.push(("TimeControl", time_control(&setup.control)));
        tags.push(("WhiteTime", used.white.to_string()));
        tags.push(("BlackTime", used.black.to_string()));
        tags.push(("Termination", termination(state.verdict().map(|verdict| &verdict.ending)).to_owned()));
    }
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// How the game came to its end, in the words of PGN; a word of our own where nobody has played (R-5.4.7.2).
const fn termination(ending: Option<&Ending>) -> &'static str {
    match ending {
        None => "unterminated",
        Some(Ending::Time | Ending::BothFlags) => "time forfeit",
        Some(Ending::Absence) => "unplayed",
        Some(Ending::Decision(_)) => "adjudication",
        Some(_) => "normal",
    }
}

/// Whether a clock ran in the game; of one that was taken from PDN nobody kept the time.
fn is_timed(state: &State) -> bool {
    state.at() > Ms::ZERO
}

/// The time that each side has used, in whole seconds, if a clock ran.
pub(super) fn known_times(state: &State) -> BySide<Option<Left>> {
    used(state).map(|left| is_timed(state).then_some(left))
}

/// The time that each side has used, in whole seconds.
fn used(state: &State) -> BySide<Left> {
    let used = |side| Left(state.clock().used(side, state.at()).secs() * 1000);
    BySide::new(used(Side::White), used(Side::Black))
}

/// `40/7200:3600`, `480+4`: stages in seconds. A delay has no form there.
fn time_control(control: &Control) -> String {
    let increment = match control.bonus() {
        Bonus::Increment(increment) => format!("+{}", increment.secs()),
        Bonus::None | Bonus::Delay(_) => String::new(),
    };
    let stage = |stage: Stage| match stage.moves {
        Some(moves) => format!("{moves}/{}{increment}", stage.time.secs()),
        None => format!("{}{increment}", stage.time.secs()),
    };
    control.stages().map(stage).collect::<Vec<_>>().join(":")
}

/// The time that stands on both clocks of a record that nobody kept a clock for.
const UNUSED: Ms = Ms::from_mins(120);

/// A record of the moves of a game, with a note that says where it comes from. Nobody kept a clock: every event stands
/// at the opening, and the arbiter gives the result.
pub(super) fn record_of(game: &Game, rules: RuleSet, note: String, opened: &str) -> Result<String, NoRecord> {
    let name = |tag| game.tag(tag).unwrap_or("?").to_owned();
    let is_set_up = game.start != Position::start(game.variant);
    let setup = Setup {
        rules,
        control: Control::new(vec![Stage { moves: None, time: UNUSED }], Bonus::None)?,
        class: Class::Classic,
        recorded: true,
        players: BySide::new(name("White"), name("Black")),
        press: Press::Manual,
        mode: Mode::Rated,
        warnings: BySide::default(),
        notation: Notation::FILES,
        position: is_set_up.then(|| game.start.fen(FenStyle::Algebraic)),
        opening: None,
        opened: played_on(game).unwrap_or_else(|| opened.to_owned()),
        program: PROGRAM.to_owned(),
    };
    let mut record = Record::open(setup)?;
    record.ask(Seat::Arbiter, Ask::Note(note))?;
    record.ask(Seat::Arbiter, Ask::Start)?;
    for (index, (before, ply)) in game.plies().enumerate() {
        let text = match &ply.step {
            Step::Made(mv) => mv.full(before.geometry()),
            Step::SetUp { made: Some(notation), .. } => notation.clone(),
            Step::SetUp { made: None, .. } => return Err(NoRecord::SetUp),
        };
        let mover = before.turn().into();
        let made = record.ask(mover, Ask::Move(text.clone())).and_then(|()| record.ask(mover, Ask::Press));
        made.map_err(|reason| NoRecord::Move { number: index / 2 + 1, text, reason: reason.to_string() })?;
    }
    record.finish(game.score)
}

/// The start of the day that the game names, as a record has it; none if it names none.
fn played_on(game: &Game) -> Option<String> {
    let date = game.tag("Date")?;
    let parts: Vec<&str> = date.split('.').collect();
    let is_number = |part: &&str, digits| part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
    let [year, month, day] = parts.as_slice() else { return None };
    let is_whole = is_number(year, 4) && is_number(month, 2) && is_number(day, 2);
    is_whole.then(|| format!("{year}-{month}-{day}T00:00:00.000+00:00"))
}

/// A record under way.
struct Record {
    state: State,
    chain: Chain,
    lines: String,
}

impl Record {
    fn open(setup: Setup) -> Result<Record, NoRecord> {
        let state = State::open(setup.clone())?;
        let mut record = Record { state, chain: Chain::default(), lines: String::new() };
        let wall = setup.opened.clone();
        record.write(Some(wall), &Event::Opened(Box::new(setup)))?;
        Ok(record)
    }

    fn ask(&mut self, by: Seat, ask: Ask) -> Result<(), NoRecord> {
        let decision = decide(&self.state, &Command::new(by, ask), Ms::ZERO);
        match decision.refusal {
            Some(refusal) => Err(refusal.into()),
            None => decision.events.into_iter().try_for_each(|(_, event)| self.happens(&event)),
        }
    }

    fn happens(&mut self, event: &Event) -> Result<(), NoRecord> {
        evolve(&mut self.state, Ms::ZERO, event)?;
        self.write(None, event)
    }

    fn write(&mut self, wall: Option<String>, event: &Event) -> Result<(), NoRecord> {
        self.lines.push_str(&self.chain.encode(Ms::ZERO, wall, event)?);
        Ok(())
    }

    /// The result, unless the last move has made it, and the end of the record.
    fn finish(mut self, score: Option<Score>) -> Result<String, NoRecord> {
        let outcome = score.filter(|_| self.state.phase() != Phase::Over).map(|score| match score {
            Score::White => Outcome::Win(Side::White),
            Score::Black => Outcome::Win(Side::Black),
            Score::Draw => Outcome::Draw,
            Score::BothLost => Outcome::BothLost,
        });
        if let Some(outcome) = outcome {
            self.ask(Seat::Arbiter, Ask::Result { outcome, reason: "PDN".to_owned() })?;
        }
        self.happens(&Event::Closed)?;
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
            (Some(Ending::Absence), "unplayed"),
            (Some(Ending::Decision(String::new())), "adjudication"),
            (Some(Ending::Resigned), "normal"),
            (Some(Ending::Agreed), "normal"),
        ] {
            assert_eq!(termination(ending.as_ref()), said, "{ending:?}");
        }
    }
}
