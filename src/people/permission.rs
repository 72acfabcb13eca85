//! Who may ask for what, and when: one table, with its articles.

use super::{Seat, Task, Tasks};

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
    pub act: Act,
    who: Who,
    when: When,
    /// Where it stands, in each of the documents that say it; those are told apart by the letters before the hyphen.
    pub articles: &'static [&'static str],
}

const fn row(act: Act, who: Who, when: When, articles: &'static [&'static str]) -> Permission {
    Permission { act, who, when, articles }
}

const MOVES: &[Task] = &[Task::Move, Task::Record, Task::Announce];
const TOUCHES: &[Task] = &[Task::Move, Task::Claim];
const SPEAKS: &[Task] = &[Task::State, Task::Interpret];
const REPORTS: &[Task] = &[Task::Claim];

/// Who may ask for what. What has no row may not be asked for.
pub const PERMISSIONS: &[Permission] = &[
    row(Act::Start, Who::Arbiter, When::Always, &["R-5.4.1.2", "CH-32.4", "U-V.9.3"]),
    // Where no arbiter sits at the board the players start by themselves.
    row(Act::Start, Who::Player, When::Always, &["R-5.4.1.2"]),
    row(Act::Start, Who::Assistant(&[Task::Clock]), When::Always, &["U-V.13.11.2"]),
    row(Act::Move, Who::Player, When::Always, &["R-6.1.4", "CH-4.1", "U-III.2.2"]),
    row(Act::Move, Who::Assistant(MOVES), When::Always, &["U-V.13.11.2", "CH-4.9"]),
    // He records a game where its players do not, and enters what was made on the board.
    row(Act::Move, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1", "U-V.13.2"]),
    row(Act::Amend, Who::Player, When::Always, &["U-V.13.9"]),
    row(Act::Amend, Who::Assistant(MOVES), When::Always, &["U-V.13.9"]),
    row(Act::Amend, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1", "U-V.13.2"]),
    // He who touched it says so, or he who saw it: the opponent, an assistant who reports, the arbiter.
    row(Act::Touch, Who::Player, When::Always, &["R-6.1.4.7", "CH-4.3", "U-V.5.2", "DR-2.1.4.7"]),
    row(Act::Touch, Who::Assistant(TOUCHES), When::Always, &["U-V.13.11.4", "FIDE-D.2.10"]),
    row(Act::Touch, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1", "U-V.13.10"]),
    row(Act::Write, Who::Player, When::Always, &["R-5.4.3.1", "CH-8.1", "U-V.4.3"]),
    row(Act::Write, Who::Assistant(&[Task::Record]), When::Always, &["U-V.13.11.2", "CH-8.1.6"]),
    row(Act::Write, Who::Arbiter, When::Always, &["R-5.4.3.3", "CH-8.5", "U-V.17.6"]),
    row(Act::Sign, Who::Player, When::Always, &["R-5.4.3.5", "CH-8.7", "U-V.4.8", "DR-5.3.2.6"]),
    row(Act::Sign, Who::Assistant(&[Task::Record]), When::Always, &["U-V.13.11.2", "CH-8.1.6"]),
    row(Act::Sign, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1", "U-V.13.10"]),
    row(Act::Protest, Who::Player, When::Always, &["R-5.4.17.2", "CH-34.3", "U-V.17.1.5", "DR-1.3.1"]),
    row(Act::Protest, Who::Assistant(SPEAKS), When::Always, &["U-V.13.11.5"]),
    // He enters what a captain or a representative has handed in.
    row(Act::Protest, Who::Arbiter, When::Always, &["R-5.4.17.2", "CH-34.3", "U-V.18.8.4.3", "DR-1.14.7"]),
    row(Act::Press, Who::Player, When::Always, &["R-5.4.2.3", "CH-6.2", "U-V.7.6"]),
    row(Act::Press, Who::Assistant(&[Task::Clock]), When::Always, &["U-V.13.11.2", "CH-6.2.6"]),
    row(Act::Press, Who::Arbiter, When::Always, &["R-5.4.2.5", "CH-6.11.1", "U-V.7.8"]),
    row(Act::Draw, Who::Player, When::Always, &["R-5.4.13.3", "CH-9.1.2", "U-V.11.3"]),
    row(Act::Draw, Who::Assistant(SPEAKS), When::Always, &["U-V.13.11.5"]),
    row(Act::Resign, Who::Player, When::Always, &["R-6.1.7", "CH-5.1.2", "U-III.4.2.1"]),
    row(Act::Resign, Who::Assistant(SPEAKS), When::Always, &["U-V.13.11.5"]),
    row(Act::Claim, Who::Player, When::Always, &["R-5.4.13.2", "CH-9.2", "U-V.11.4"]),
    row(Act::Claim, Who::Assistant(SPEAKS), When::Always, &["U-V.13.11.5"]),
    row(Act::Flag, Who::Player, When::Always, &["R-5.4.2.7", "CH-6.8", "U-V.7.10"]),
    row(Act::Flag, Who::Assistant(REPORTS), When::Always, &["U-V.13.11.4"]),
    row(Act::Flag, Who::Arbiter, When::Always, &["R-5.4.2.7", "CH-6.8"]),
    row(Act::Violation, Who::Player, When::Always, &["R-5.4.14.4", "CH-7.5", "U-V.6.4"]),
    row(Act::Violation, Who::Assistant(REPORTS), When::Always, &["U-V.13.11.4"]),
    row(Act::Violation, Who::Arbiter, When::Always, &["R-5.4.14.4", "CH-12.7", "U-V.6.4"]),
    row(Act::Seal, Who::Player, When::Always, &["CH-18.1", "DR-5.3.4"]),
    row(Act::Seal, Who::Assistant(MOVES), When::Always, &["U-V.13.11.2", "CH-4.9"]),
    row(Act::Stop, Who::Player, When::Always, &["R-5.4.2.9", "CH-6.11.2"]),
    row(Act::Stop, Who::Assistant(&[Task::Clock]), When::Always, &["U-V.13.11.2", "CH-6.2.6"]),
    row(Act::Stop, Who::Arbiter, When::Always, &["R-5.4.2.5", "CH-6.11.1"]),
    row(Act::Call, Who::Player, When::Always, &["R-2.3.3", "CH-12.7", "U-V.13.10"]),
    row(Act::Call, Who::Assistant(&Task::ALL), When::Always, &["U-V.13.11.4"]),
    row(Act::Call, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1"]),
    row(Act::Call, Who::Trainer, When::Training, &["R-15.5"]),
    row(Act::Adjust, Who::Player, When::OwnTurn, &["R-6.1.4.9", "CH-4.2.1", "U-V.5.2", "DR-2.1.4.9"]),
    row(Act::Adjust, Who::Assistant(&[Task::Move]), When::OwnTurn, &["R-6.1.4.9", "CH-4.2.1", "U-V.5.2", "DR-2.1.4.9"]),
    row(Act::Adjust, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1"]),
    row(Act::Rule, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1", "U-V.13.10"]),
    row(Act::Clock, Who::Arbiter, When::Always, &["R-5.4.2.5", "CH-6.10", "U-V.7.8"]),
    row(Act::Times, Who::Player, When::OwnTurn, &["U-V.13.12"]),
    row(Act::Times, Who::Assistant(&[Task::Inform]), When::OwnTurn, &["U-V.13.11.3"]),
    row(Act::Times, Who::Arbiter, When::Always, &["R-5.4.2.5", "CH-6.10"]),
    row(Act::Times, Who::Trainer, When::Always, &["R-15.1"]),
    row(Act::Times, Who::Spectator, When::Always, &["R-15.1"]),
    row(Act::Turn, Who::Player, When::Always, &["U-V.13.7.3"]),
    row(Act::Turn, Who::Assistant(&Task::ALL), When::Always, &["U-V.13.11.3"]),
    row(Act::Turn, Who::Arbiter, When::Always, &["R-5.4.2.5", "CH-6.10"]),
    row(Act::Turn, Who::Trainer, When::Always, &["R-15.1"]),
    row(Act::Turn, Who::Spectator, When::Always, &["R-15.1"]),
    row(Act::Position, Who::Player, When::Always, &["U-V.13.1"]),
    row(Act::Position, Who::Assistant(&Task::ALL), When::Always, &["U-V.13.1"]),
    row(Act::Position, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1"]),
    row(Act::Position, Who::Trainer, When::Always, &["R-15.1"]),
    row(Act::Position, Who::Spectator, When::Always, &["R-15.1"]),
    row(Act::Hint, Who::Player, When::Training, &["R-2.3.3", "CH-11.3.1", "U-V.17.3"]),
    row(Act::Hint, Who::Assistant(&Task::ALL), When::Training, &["R-2.3.3", "CH-11.3.1", "U-V.17.3"]),
    row(Act::Hint, Who::Arbiter, When::Training, &["R-2.3.3", "CH-11.3.1", "U-V.17.3"]),
    row(Act::Hint, Who::Trainer, When::Training, &["R-15.5"]),
    row(Act::Hint, Who::Spectator, When::Training, &["R-15.5"]),
    row(Act::Report, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.7", "U-V.13.10"]),
    row(Act::Report, Who::Player, When::Training, &["R-5.4.15.1", "CH-12.7", "U-V.13.10"]),
    row(Act::Report, Who::Trainer, When::Training, &["R-5.4.15.1", "CH-12.7", "U-V.13.10"]),
    row(Act::Law, Who::Player, When::Always, &["R-2.3.1"]),
    row(Act::Law, Who::Assistant(&Task::ALL), When::Always, &["R-2.3.1"]),
    row(Act::Law, Who::Arbiter, When::Always, &["R-5.4.15.1", "CH-12.1"]),
    row(Act::Law, Who::Trainer, When::Always, &["R-15.1"]),
    row(Act::Law, Who::Spectator, When::Always, &["R-15.1"]),
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
    /// Where it stands, in each of the documents.
    pub articles: &'static [&'static str],
}

impl Denied {
    /// The article to be cited in a game whose rules are those of `document`, the letters before the hyphen (`U`, `R`,
    /// `DR`, `CH`): that of the document if it has one, else the first that says so.
    #[must_use]
    pub fn article(&self, document: &str) -> &'static str {
        self.cited(document).first().copied().unwrap_or_default()
    }

    /// The same denial with no other article than [`article`](Denied::article).
    #[must_use]
    pub fn under(self, document: &str) -> Denied {
        Denied { articles: self.cited(document), ..self }
    }

    /// The one article that is cited, or none.
    fn cited(&self, document: &str) -> &'static [&'static str] {
        let of_document = |article: &&str| article.split_once('-').is_some_and(|(letters, _)| letters == document);
        let at = self.articles.iter().position(of_document).unwrap_or_default();
        self.articles.get(at..=at).unwrap_or_default()
    }
}

/// Whether somebody on this seat may ask for this now; `tasks` are those that were agreed for the assistants of his side.
///
/// # Errors
/// [`Denied`] with the reason and its articles.
///
/// ```
/// use golos_people::{Act, Denial, Seat, Situation, Task, Tasks, permit};
/// use golos_rules::Side;
///
/// let assistant = Seat::Assistant(Side::White);
/// let now = Situation { rated: true, running: true, own_turn: true };
/// let agreed: Tasks = [Task::Announce].into_iter().collect();
/// assert!(permit(assistant, agreed, Act::Move, now).is_ok());
/// let denied = permit(assistant, agreed, Act::Press, now).unwrap_err();
/// assert_eq!((denied.why, denied.article("U")), (Denial::NotAgreed(Task::Clock), "U-V.13.11.2"));
/// ```
pub fn permit(seat: Seat, tasks: Tasks, act: Act, now: Situation) -> Result<(), Denied> {
    let rows = || PERMISSIONS.iter().filter(move |row| row.act == act);
    let Some(own) = rows().find(|row| is_about(row.who, seat)) else {
        let holder = rows().next();
        let why = match holder.map(|row| row.who) {
            Some(Who::Arbiter) => Denial::ArbiterOnly,
            Some(Who::Player) => Denial::PlayerOnly,
            Some(Who::Assistant(_) | Who::Trainer | Who::Spectator) | None => Denial::NotYours,
        };
        return Err(Denied { act, why, articles: holder.map_or(&[], |row| row.articles) });
    };
    let denied = |why| Err(Denied { act, why, articles: own.articles });
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
        let denied = permit(WHITE, Tasks::default(), Act::Report, PLAY).unwrap_err();
        for (document, article) in [("U", "U-V.13.10"), ("CH", "CH-12.7"), ("R", "R-5.4.15.1"), ("C", "R-5.4.15.1")] {
            assert_eq!((denied.article(document), denied.under(document).articles), (article, &[article][..]));
        }
    }

    fn why(seat: Seat, tasks: &[Task], act: Act, now: Situation) -> Option<Denial> {
        permit(seat, tasks.iter().copied().collect(), act, now).err().map(|denied| denied.why)
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
            let allowed = |&seat: &Seat| permit(seat, Tasks::ALL, act, LESSON).is_ok();
            assert!(Seat::ALL.iter().any(allowed), "{act:?}");
            assert!(
                permit(Seat::Spectator, Tasks::ALL, act, PLAY).is_err()
                    || matches!(act, Act::Times | Act::Turn | Act::Position | Act::Law)
            );
        }
        assert!(PERMISSIONS.iter().all(|row| !row.articles.is_empty()));
    }

    #[test]
    fn a_refusal_cites_the_document_of_the_game() {
        let denied = permit(WHITE, Tasks::NONE, Act::Clock, PLAY).unwrap_err();
        for (document, article) in [("CH", "CH-6.10"), ("U", "U-V.7.8"), ("R", "R-5.4.2.5"), ("DR", "R-5.4.2.5")] {
            assert_eq!(denied.article(document), article);
        }
    }
}
