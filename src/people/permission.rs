//! Who may ask for what, and when: one table, with its articles.

use super::{Seat, Task, Tasks};
use golos_editions::Document;

/// What can be asked for at a board, by kind: the rows of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Act {
    /// Start the clocks.
    Start,
    /// Make or announce a move, or what an opening regulation asks for.
    Move,
    /// Amend one's own entry or announcement while it is open to it.
    Amend,
    /// Say what was touched, or taken up.
    Touch,
    /// Say that a move is written on the sheet.
    Write,
    /// Sign the score sheet, when the game is over.
    Sign,
    /// Protest against a decision, or appeal.
    Protest,
    /// Press the clock.
    Press,
    /// Offer a draw, accept or decline one.
    Draw,
    Resign,
    /// Claim a draw, or a foul.
    Claim,
    /// Point out that a flag is down.
    Flag,
    /// Report a violation, or have it put right.
    Violation,
    /// Seal a move.
    Seal,
    /// Stop both clocks.
    Stop,
    /// Call the arbiter, tell him something, put a remark into the record.
    Call,
    /// Adjust a piece on its square, said aloud before.
    Adjust,
    /// Rule a matter, the game, an opening, absence; let the clocks run again; open an envelope.
    Rule,
    /// Correct a clock.
    Clock,
    /// Hear the times.
    Times,
    /// Hear whose turn it is, or the number of the move.
    Turn,
    /// Hear the position, the last move, the opening, what was said last, whether a draw is offered.
    Position,
    /// Hear what would be a hint: the moves of a square.
    Hint,
    /// Hear what waits for the arbiter, and the counters.
    Report,
    /// Hear what a rule says.
    Law,
}

impl Act {
    /// Every kind of act.
    pub const ALL: [Act; 25] = [
        Act::Start,
        Act::Move,
        Act::Amend,
        Act::Touch,
        Act::Write,
        Act::Sign,
        Act::Protest,
        Act::Press,
        Act::Draw,
        Act::Resign,
        Act::Claim,
        Act::Flag,
        Act::Violation,
        Act::Seal,
        Act::Stop,
        Act::Call,
        Act::Adjust,
        Act::Rule,
        Act::Clock,
        Act::Times,
        Act::Turn,
        Act::Position,
        Act::Hint,
        Act::Report,
        Act::Law,
    ];
}

/// Whom a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Player,
    /// An assistant with any of these tasks.
    Assistant(&'static [Task]),
    Arbiter,
    Trainer,
    Spectator,
}

/// When a row holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// While the clocks run, only in the turn of one's own side.
    OwnTurn,
    /// Only where hints are on.
    Training,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Permission {
    /// The id by which a document cites its article: `press.player`.
    pub citation: &'static str,
    pub act: Act,
    who: Who,
    when: When,
}

const fn row(citation: &'static str, act: Act, who: Who, when: When) -> Permission {
    Permission { citation, act, who, when }
}

const MOVES: &[Task] = &[Task::Move, Task::Record, Task::Announce];
const TOUCHES: &[Task] = &[Task::Move, Task::Claim];
const SPEAKS: &[Task] = &[Task::State, Task::Interpret];
const REPORTS: &[Task] = &[Task::Claim];

/// Who may ask for what. What has no row may not be asked for.
pub const PERMISSIONS: &[Permission] = &[
    row("start.arbiter", Act::Start, Who::Arbiter, When::Always),
    // Where no arbiter sits at the board the players start by themselves.
    row("start.player", Act::Start, Who::Player, When::Always),
    row("start.assistant", Act::Start, Who::Assistant(&[Task::Clock]), When::Always),
    row("move.player", Act::Move, Who::Player, When::Always),
    row("move.assistant", Act::Move, Who::Assistant(MOVES), When::Always),
    // He records a game where its players do not, and enters what was made on the board.
    row("move.arbiter", Act::Move, Who::Arbiter, When::Always),
    row("amend.player", Act::Amend, Who::Player, When::Always),
    row("amend.assistant", Act::Amend, Who::Assistant(MOVES), When::Always),
    row("amend.arbiter", Act::Amend, Who::Arbiter, When::Always),
    // He who touched it says so, or he who saw it: the opponent, an assistant who reports, the arbiter.
    row("touch.player", Act::Touch, Who::Player, When::Always),
    row("touch.assistant", Act::Touch, Who::Assistant(TOUCHES), When::Always),
    row("touch.arbiter", Act::Touch, Who::Arbiter, When::Always),
    row("write.player", Act::Write, Who::Player, When::Always),
    row("write.assistant", Act::Write, Who::Assistant(&[Task::Record]), When::Always),
    row("write.arbiter", Act::Write, Who::Arbiter, When::Always),
    row("sign.player", Act::Sign, Who::Player, When::Always),
    row("sign.assistant", Act::Sign, Who::Assistant(&[Task::Record]), When::Always),
    row("sign.arbiter", Act::Sign, Who::Arbiter, When::Always),
    row("protest.player", Act::Protest, Who::Player, When::Always),
    row("protest.assistant", Act::Protest, Who::Assistant(SPEAKS), When::Always),
    // He enters what a captain or a representative has handed in.
    row("protest.arbiter", Act::Protest, Who::Arbiter, When::Always),
    row("press.player", Act::Press, Who::Player, When::Always),
    row("press.assistant", Act::Press, Who::Assistant(&[Task::Clock]), When::Always),
    row("press.arbiter", Act::Press, Who::Arbiter, When::Always),
    row("draw.player", Act::Draw, Who::Player, When::Always),
    row("draw.assistant", Act::Draw, Who::Assistant(SPEAKS), When::Always),
    row("resign.player", Act::Resign, Who::Player, When::Always),
    row("resign.assistant", Act::Resign, Who::Assistant(SPEAKS), When::Always),
    row("claim.player", Act::Claim, Who::Player, When::Always),
    row("claim.assistant", Act::Claim, Who::Assistant(SPEAKS), When::Always),
    row("flag.player", Act::Flag, Who::Player, When::Always),
    row("flag.assistant", Act::Flag, Who::Assistant(REPORTS), When::Always),
    row("flag.arbiter", Act::Flag, Who::Arbiter, When::Always),
    row("violation.player", Act::Violation, Who::Player, When::Always),
    row("violation.assistant", Act::Violation, Who::Assistant(REPORTS), When::Always),
    row("violation.arbiter", Act::Violation, Who::Arbiter, When::Always),
    row("seal.player", Act::Seal, Who::Player, When::Always),
    row("seal.assistant", Act::Seal, Who::Assistant(MOVES), When::Always),
    row("stop.player", Act::Stop, Who::Player, When::Always),
    row("stop.assistant", Act::Stop, Who::Assistant(&[Task::Clock]), When::Always),
    row("stop.arbiter", Act::Stop, Who::Arbiter, When::Always),
    row("call.player", Act::Call, Who::Player, When::Always),
    row("call.assistant", Act::Call, Who::Assistant(&Task::ALL), When::Always),
    row("call.arbiter", Act::Call, Who::Arbiter, When::Always),
    row("call.trainer", Act::Call, Who::Trainer, When::Training),
    row("adjust.player", Act::Adjust, Who::Player, When::OwnTurn),
    row("adjust.assistant", Act::Adjust, Who::Assistant(&[Task::Move]), When::OwnTurn),
    row("adjust.arbiter", Act::Adjust, Who::Arbiter, When::Always),
    row("rule.arbiter", Act::Rule, Who::Arbiter, When::Always),
    row("clock.arbiter", Act::Clock, Who::Arbiter, When::Always),
    row("times.player", Act::Times, Who::Player, When::OwnTurn),
    row("times.assistant", Act::Times, Who::Assistant(&[Task::Inform]), When::OwnTurn),
    row("times.arbiter", Act::Times, Who::Arbiter, When::Always),
    row("times.trainer", Act::Times, Who::Trainer, When::Always),
    row("times.spectator", Act::Times, Who::Spectator, When::Always),
    row("turn.player", Act::Turn, Who::Player, When::Always),
    row("turn.assistant", Act::Turn, Who::Assistant(&Task::ALL), When::Always),
    row("turn.arbiter", Act::Turn, Who::Arbiter, When::Always),
    row("turn.trainer", Act::Turn, Who::Trainer, When::Always),
    row("turn.spectator", Act::Turn, Who::Spectator, When::Always),
    row("position.player", Act::Position, Who::Player, When::Always),
    row("position.assistant", Act::Position, Who::Assistant(&Task::ALL), When::Always),
    row("position.arbiter", Act::Position, Who::Arbiter, When::Always),
    row("position.trainer", Act::Position, Who::Trainer, When::Always),
    row("position.spectator", Act::Position, Who::Spectator, When::Always),
    row("hint.player", Act::Hint, Who::Player, When::Training),
    row("hint.assistant", Act::Hint, Who::Assistant(&Task::ALL), When::Training),
    row("hint.arbiter", Act::Hint, Who::Arbiter, When::Training),
    row("hint.trainer", Act::Hint, Who::Trainer, When::Training),
    row("hint.spectator", Act::Hint, Who::Spectator, When::Training),
    row("report.arbiter", Act::Report, Who::Arbiter, When::Always),
    row("report.player", Act::Report, Who::Player, When::Training),
    row("report.trainer", Act::Report, Who::Trainer, When::Training),
    row("law.player", Act::Law, Who::Player, When::Always),
    row("law.assistant", Act::Law, Who::Assistant(&Task::ALL), When::Always),
    row("law.arbiter", Act::Law, Who::Arbiter, When::Always),
    row("law.trainer", Act::Law, Who::Trainer, When::Always),
    row("law.spectator", Act::Law, Who::Spectator, When::Always),
];

/// How things stand at the moment when somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// A result is at stake: hints are off.
    pub rated: bool,
    /// The clocks run.
    pub running: bool,
    /// It is the turn of the side that the asker acts for.
    pub own_turn: bool,
}

/// Why somebody may not ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// It is for somebody else.
    NotYours,
    /// It is for the arbiter.
    ArbiterOnly,
    /// It is for a player.
    PlayerOnly,
    /// Only in one's own turn.
    NotYourTurn,
    /// At a board where a result is at stake it would be a hint.
    Hint,
    /// The assistant's task for it, the first of those that would do, was not agreed.
    NotAgreed(Task),
}

/// Somebody may not ask for this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Denied {
    pub act: Act,
    pub why: Denial,
    /// Where it stands: in the document of the game, or in the one that is cited in its place. Empty if in none.
    pub article: &'static str,
}

impl Denied {
    /// A denial in a game whose rules are those of `document`, the letters before the hyphen (`U`, `R`, `DR`, `CH`), with
    /// the article that it cites.
    #[must_use]
    pub fn citing(document: &str, citation: &str, act: Act, why: Denial) -> Denied {
        Denied { act, why, article: Document::citing(document, citation) }
    }
}

/// Whether somebody on this seat may ask for this now; `tasks` are those that were agreed for the assistants of his side,
/// `document` is the one that is cited.
///
/// # Errors
/// [`Denied`] with the reason and its article.
///
/// ```
/// use golos_people::{Act, Denial, Seat, Situation, Task, Tasks, permit};
/// use golos_rules::Side;
///
/// let assistant = Seat::Assistant(Side::White);
/// let now = Situation { rated: true, running: true, own_turn: true };
/// let agreed: Tasks = [Task::Announce].into_iter().collect();
/// assert!(permit("U", assistant, agreed, Act::Move, now).is_ok());
/// let denied = permit("U", assistant, agreed, Act::Press, now).unwrap_err();
/// assert_eq!((denied.why, denied.article), (Denial::NotAgreed(Task::Clock), "U-V.13.11.2"));
/// ```
pub fn permit(document: &str, seat: Seat, tasks: Tasks, act: Act, now: Situation) -> Result<(), Denied> {
    let rows = || PERMISSIONS.iter().filter(move |row| row.act == act);
    let Some(own) = rows().find(|row| is_about(row.who, seat)) else {
        let holder = rows().next();
        let why = match holder.map(|row| row.who) {
            Some(Who::Arbiter) => Denial::ArbiterOnly,
            Some(Who::Player) => Denial::PlayerOnly,
            Some(Who::Assistant(_) | Who::Trainer | Who::Spectator) | None => Denial::NotYours,
        };
        return Err(Denied::citing(document, holder.map_or("", |row| row.citation), act, why));
    };
    let denied = |why| Err(Denied::citing(document, own.citation, act, why));
    if let Who::Assistant(needed) = own.who
        && !needed.iter().any(|&task| tasks.has(task))
        && let Some(&task) = needed.first()
    {
        return denied(Denial::NotAgreed(task));
    }
    match own.when {
        When::OwnTurn if now.rated && now.running && !now.own_turn => denied(Denial::NotYourTurn),
        When::Training if now.rated && act == Act::Report => denied(Denial::ArbiterOnly),
        When::Training if now.rated => denied(Denial::Hint),
        When::Always | When::OwnTurn | When::Training => Ok(()),
    }
}

const fn is_about(who: Who, seat: Seat) -> bool {
    matches!(
        (who, seat),
        (Who::Player, Seat::Player(_))
            | (Who::Assistant(_), Seat::Assistant(_))
            | (Who::Arbiter, Seat::Arbiter)
            | (Who::Trainer, Seat::Trainer)
            | (Who::Spectator, Seat::Spectator)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;

    const PLAY: Situation = Situation { rated: true, running: true, own_turn: true };
    const WAIT: Situation = Situation { own_turn: false, ..PLAY };
    const LESSON: Situation = Situation { rated: false, ..WAIT };
    const WHITE: Seat = Seat::Player(Side::White);
    const HELPER: Seat = Seat::Assistant(Side::White);

    #[test]
    fn a_denial_is_recorded_by_the_document_of_the_game() {
        for (document, article) in [("U", "U-V.13.10"), ("CH", "CH-12.7"), ("R", "R-5.4.15.1"), ("C", "R-5.4.15.1")] {
            let denied = permit(document, WHITE, Tasks::default(), Act::Report, PLAY).unwrap_err();
            assert_eq!(denied.article, article);
        }
    }

    fn why(seat: Seat, tasks: &[Task], act: Act, now: Situation) -> Option<Denial> {
        permit("R", seat, tasks.iter().copied().collect(), act, now).err().map(|denied| denied.why)
    }

    #[test]
    fn u_v_13_12_times_are_asked_in_ones_own_turn_and_the_turn_at_any_time() {
        for (act, now, expected) in [
            (Act::Times, PLAY, None),
            (Act::Times, WAIT, Some(Denial::NotYourTurn)),
            (Act::Times, Situation { running: false, ..WAIT }, None),
            (Act::Times, LESSON, None),
            (Act::Turn, WAIT, None),
        ] {
            assert_eq!(why(WHITE, &[], act, now), expected, "{act:?} {now:?}");
            assert_eq!(why(HELPER, &[Task::Inform], act, now), expected, "{act:?} {now:?}");
        }
    }

    #[test]
    fn u_v_13_11_an_assistant_does_what_was_agreed_and_nothing_else() {
        for (act, task) in [
            (Act::Move, Task::Move),
            (Act::Move, Task::Announce),
            (Act::Press, Task::Clock),
            (Act::Flag, Task::Claim),
            (Act::Violation, Task::Claim),
            (Act::Draw, Task::State),
            (Act::Resign, Task::State),
            (Act::Times, Task::Inform),
        ] {
            assert_eq!(why(HELPER, &[task], act, PLAY), None, "{act:?}");
            assert!(matches!(why(HELPER, &[], act, PLAY), Some(Denial::NotAgreed(_))), "{act:?}");
        }
        assert_eq!(why(HELPER, &Task::ALL, Act::Rule, PLAY), Some(Denial::ArbiterOnly));
        assert_eq!(why(HELPER, &Task::ALL, Act::Clock, PLAY), Some(Denial::ArbiterOnly));
    }

    #[test]
    fn r_5_4_15_1_rulings_are_the_arbiters_and_moves_the_players() {
        for act in [Act::Rule, Act::Clock] {
            assert_eq!(why(Seat::Arbiter, &[], act, PLAY), None);
            for seat in [WHITE, Seat::Trainer, Seat::Spectator] {
                assert_eq!(why(seat, &Task::ALL, act, PLAY), Some(Denial::ArbiterOnly), "{seat} {act:?}");
            }
        }
        for act in [Act::Move, Act::Press, Act::Resign, Act::Draw, Act::Claim] {
            let records = matches!(act, Act::Move | Act::Press);
            assert_eq!(why(Seat::Arbiter, &[], act, PLAY), (!records).then_some(Denial::PlayerOnly), "{act:?}");
            for seat in [Seat::Trainer, Seat::Spectator] {
                assert_eq!(why(seat, &[], act, PLAY), Some(Denial::PlayerOnly), "{seat} {act:?}");
            }
        }
    }

    #[test]
    fn ch_11_3_1_nobody_gets_a_hint_where_a_result_is_at_stake() {
        for seat in Seat::ALL {
            assert_eq!(why(seat, &Task::ALL, Act::Hint, PLAY), Some(Denial::Hint), "{seat}");
            assert_eq!(why(seat, &Task::ALL, Act::Hint, LESSON), None, "{seat}");
        }
        assert_eq!(why(WHITE, &[], Act::Report, PLAY), Some(Denial::ArbiterOnly));
    }

    #[test]
    fn every_act_has_somebody_who_may_and_every_row_an_article() {
        for act in Act::ALL {
            let allowed = |&seat: &Seat| permit("R", seat, Tasks::ALL, act, LESSON).is_ok();
            assert!(Seat::ALL.iter().any(allowed), "{act:?}");
            assert!(
                permit("R", Seat::Spectator, Tasks::ALL, act, PLAY).is_err()
                    || matches!(act, Act::Times | Act::Turn | Act::Position | Act::Law)
            );
        }
        for row in PERMISSIONS {
            assert!(!Document::citing("R", row.citation).is_empty(), "{}", row.citation);
        }
    }

    #[test]
    fn a_refusal_cites_the_document_of_the_game() {
        for (document, article) in [("CH", "CH-6.10"), ("U", "U-V.7.8"), ("R", "R-5.4.2.5"), ("DR", "R-5.4.2.5")] {
            assert_eq!(permit(document, WHITE, Tasks::NONE, Act::Clock, PLAY).unwrap_err().article, article);
        }
    }
}
