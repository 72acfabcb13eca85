//! What a script expects of the line above.

use super::script::{read_seat, span};
use golos_clock::Ms;
use golos_desk::Out;
use golos_game::{Outcome, PendingRuling, Seat, State};
use golos_rules::{Position, Side};

/// One expectation, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Expected {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) wish: Expectation,
}

/// What is expected, in the form of `fixtures/scripts/README.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// What was typed was refused.
    Refused,
    /// It was not.
    Done,
    /// The seat heard nothing at all.
    Silence { seat: Seat },
    /// The seat heard these words, or did not.
    Hears { seat: Seat, heard: bool, words: String },
    /// So much is left, to the last digit that is named: in milliseconds, what the digit counts.
    Clock { side: Side, left: Ms, digit: u64 },
    /// The clock of this side runs; none: of neither.
    Runs(Option<Side>),
    /// Something of this kind waits for a ruling; none: nothing.
    Pending(Option<PendingKind>),
    /// How the game ended; none: it has not.
    Result(Option<Outcome>),
    /// The position on the board.
    Board(String),
}

/// What waits for a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingKind {
    Flag,
    Late,
    Claim,
    Irregularity,
    Penalty,
    Violations,
    Seal,
    Limit,
    Gap,
    /// A protest or an appeal.
    Protest,
}

impl PendingKind {
    const ALL: [PendingKind; 10] = [
        PendingKind::Flag,
        PendingKind::Late,
        PendingKind::Claim,
        PendingKind::Irregularity,
        PendingKind::Penalty,
        PendingKind::Violations,
        PendingKind::Seal,
        PendingKind::Limit,
        PendingKind::Gap,
        PendingKind::Protest,
    ];

    const fn of(matter: &PendingRuling) -> PendingKind {
        match matter {
            PendingRuling::Flag(_) => PendingKind::Flag,
            PendingRuling::Late(_) => PendingKind::Late,
            PendingRuling::Claim { .. } => PendingKind::Claim,
            PendingRuling::Irregularity { .. } => PendingKind::Irregularity,
            PendingRuling::Penalty(_) => PendingKind::Penalty,
            PendingRuling::Violations(_) => PendingKind::Violations,
            PendingRuling::WrongSeal(_) => PendingKind::Seal,
            PendingRuling::Reached(_) => PendingKind::Limit,
            PendingRuling::Gap { .. } => PendingKind::Gap,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            PendingKind::Flag => "flag",
            PendingKind::Late => "late",
            PendingKind::Claim => "claim",
            PendingKind::Irregularity => "irregularity",
            PendingKind::Penalty => "penalty",
            PendingKind::Violations => "violations",
            PendingKind::Seal => "seal",
            PendingKind::Limit => "limit",
            PendingKind::Gap => "gap",
            PendingKind::Protest => "protest",
        }
    }
}

/// What a wish is held against.
pub struct Observed<'a> {
    /// The game that is played, and what time it is at its table; none if no game is.
    pub game: Option<(&'a State, Ms)>,
    /// What was heard at the terminal where something was typed.
    pub here: &'a [Out],
    /// What he of a seat heard; none if he has no terminal.
    pub heard: &'a dyn Fn(Seat) -> Option<Vec<Out>>,
}

impl Expectation {
    /// Reads what stands behind `=>`; none for what is no expectation.
    #[must_use]
    pub fn read(text: &str) -> Option<Expectation> {
        let (first, rest) =
            text.split_once(char::is_whitespace).map_or((text, ""), |(first, rest)| (first, rest.trim()));
        match first {
            "refused" if rest.is_empty() => Some(Expectation::Refused),
            "done" if rest.is_empty() => Some(Expectation::Done),
            "clock" => {
                let (side, left) = rest.split_once(char::is_whitespace)?;
                let places = left.split_once('.').map_or(0, |(_, fraction)| fraction.len());
                let digit = 10_u64.pow(3_u32.checked_sub(u32::try_from(places).ok()?)?);
                Some(Expectation::Clock { side: read_side(side)?, left: span(left.trim())?, digit })
            }
            "runs" if rest == "nobody" => Some(Expectation::Runs(None)),
            "runs" => Some(Expectation::Runs(Some(read_side(rest)?))),
            "pending" if rest == "nothing" => Some(Expectation::Pending(None)),
            "pending" => {
                Some(Expectation::Pending(Some(PendingKind::ALL.into_iter().find(|kind| kind.word() == rest)?)))
            }
            "result" => Some(Expectation::Result(match rest {
                "none" => None,
                "draw" => Some(Outcome::Draw),
                "both lost" => Some(Outcome::BothLost),
                "half white" => Some(Outcome::Half(Side::White)),
                "half black" => Some(Outcome::Half(Side::Black)),
                side => Some(Outcome::Win(read_side(side)?)),
            })),
            "board" if !rest.is_empty() => Some(Expectation::Board(rest.to_owned())),
            seat => {
                let seat = read_seat(seat)?;
                if rest == "hears nothing" {
                    return Some(Expectation::Silence { seat });
                }
                let (heard, words) = match rest.strip_prefix("hears ") {
                    Some(words) => (true, words),
                    None => (false, rest.strip_prefix("does not hear ")?),
                };
                Some(Expectation::Hears { seat, heard, words: words.trim().to_owned() })
            }
        }
    }

    /// What was found instead; none if the wish is met.
    #[must_use]
    pub fn unmet(&self, found: &Observed<'_>) -> Option<String> {
        match self {
            Expectation::Refused if found.here.iter().any(|out| out.refused) => None,
            Expectation::Refused => Some(format!("heard {}", list(found.here))),
            Expectation::Done => {
                let refusals: Vec<Out> = found.here.iter().filter(|out| out.refused).cloned().collect();
                (!refusals.is_empty()).then(|| format!("heard {}", list(&refusals)))
            }
            Expectation::Silence { seat } => match (found.heard)(*seat) {
                None => Some("no such terminal".to_owned()),
                Some(heard) => (!heard.is_empty()).then(|| format!("heard {}", list(&heard))),
            },
            Expectation::Hears { seat, heard, words } => {
                let Some(mut audible) = (found.heard)(*seat) else { return Some("no such terminal".to_owned()) };
                if audible.iter().any(|out| out.written.contains(words.as_str())) == *heard {
                    return None;
                }
                audible.retain(|out| *heard || out.written.contains(words.as_str()));
                Some(format!("heard {}", list(&audible)))
            }
            Expectation::Clock { side, left, digit } => found.of_game(|state, now| {
                let is = state.clock().left(*side, now);
                (is.get() / digit != left.get() / digit).then(|| shown(is))
            }),
            Expectation::Runs(side) => found.of_state(|state| {
                let is = state.clock().running();
                (is != *side).then(|| is.map_or("nobody", name).to_owned())
            }),
            Expectation::Pending(kind) => found.of_state(|state| {
                let protest = state.open_protest().map(|_| PendingKind::Protest);
                let kinds: Vec<PendingKind> = state.docket().iter().map(PendingKind::of).chain(protest).collect();
                let is_met = kind.map_or(kinds.is_empty(), |kind| kinds.contains(&kind));
                let words: Vec<&str> = kinds.iter().map(|kind| kind.word()).collect();
                (!is_met).then(|| if words.is_empty() { "nothing".to_owned() } else { words.join(", ") })
            }),
            Expectation::Result(outcome) => found.of_state(|state| {
                let is = state.verdict().map(|verdict| verdict.outcome);
                (is != *outcome).then(|| is.map_or("none", result).to_owned())
            }),
            Expectation::Board(text) => found.of_state(|state| {
                let (is, wished) = (state.board().fen(), state.setup().rules.variant.read_fen(text));
                let is_met = is == *text || wished.is_ok_and(|wished: Position| wished.fen() == is);
                (!is_met).then_some(is)
            }),
        }
    }
}

impl Observed<'_> {
    fn of_game(&self, unmet: impl FnOnce(&State, Ms) -> Option<String>) -> Option<String> {
        self.game.map_or_else(|| Some("no game".to_owned()), |(state, now)| unmet(state, now))
    }

    fn of_state(&self, unmet: impl FnOnce(&State) -> Option<String>) -> Option<String> {
        self.of_game(|state, _| unmet(state))
    }
}

fn read_side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| name(side) == text.trim())
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

const fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(side) => name(side),
        Outcome::Draw => "draw",
        Outcome::BothLost => "both lost",
        Outcome::Half(Side::White) => "half white",
        Outcome::Half(Side::Black) => "half black",
    }
}

/// With thousandths of a second.
fn shown(left: Ms) -> String {
    format!("{left}.{:03}", left.get() % 1000)
}

fn list(heard: &[Out]) -> String {
    let quoted: Vec<String> = heard.iter().map(|out| format!("\"{}\"", out.written)).collect();
    if quoted.is_empty() { "nothing".to_owned() } else { quoted.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_are_read() {
        let (white, black) = (Side::White, Side::Black);
        let hears = |seat: Seat, heard, words: &str| Expectation::Hears { seat, heard, words: words.to_owned() };
        for (text, expected) in [
            ("refused", Some(Expectation::Refused)),
            ("done", Some(Expectation::Done)),
            ("black hears nothing", Some(Expectation::Silence { seat: black.into() })),
            ("arbiter hears Flag.", Some(hears(Seat::Arbiter, true, "Flag."))),
            ("white does not hear c3 d4", Some(hears(white.into(), false, "c3 d4"))),
            ("clock white 12:34.5", Some(Expectation::Clock { side: white, left: Ms::new(754_500), digit: 100 })),
            ("clock black 1:00:00", Some(Expectation::Clock { side: black, left: Ms::from_mins(60), digit: 1000 })),
            ("runs black", Some(Expectation::Runs(Some(black)))),
            ("runs nobody", Some(Expectation::Runs(None))),
            ("pending irregularity", Some(Expectation::Pending(Some(PendingKind::Irregularity)))),
            ("pending nothing", Some(Expectation::Pending(None))),
            ("result white", Some(Expectation::Result(Some(Outcome::Win(white))))),
            ("result both lost", Some(Expectation::Result(Some(Outcome::BothLost)))),
            ("result half black", Some(Expectation::Result(Some(Outcome::Half(black))))),
            ("result none", Some(Expectation::Result(None))),
            ("board W:Wc3:Bd4", Some(Expectation::Board("W:Wc3:Bd4".to_owned()))),
            ("refused by white", None),
            ("clock red 1:00", None),
            ("clock white 1:00.1234", None),
            ("pending doom", None),
            ("white sees c3", None),
            ("", None),
        ] {
            assert_eq!(Expectation::read(text), expected, "{text}");
        }
    }
}
