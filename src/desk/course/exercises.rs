//! The exercises of an arbiters' seminar: what is on the board, what happens, and what holds after a right ruling.

use golos_clock::Ms;
use golos_game::Outcome;
use golos_rules::Side::{self, Black, White};

/// A short game in which something happens.
pub(super) struct Exercise {
    /// The key of its title.
    pub title: &'static str,
    /// What the arbiter sees, and why it is ruled so.
    pub story: fn() -> Sentence,
    pub why: fn() -> Sentence,
    /// The rule set and the control, as a person names them.
    pub rules: &'static str,
    pub control: &'static str,
    /// The position at the start; none: the usual one.
    pub position: Option<&'static str>,
    pub happens: &'static [ExerciseStep],
    /// What holds once it is ruled rightly: all of it.
    pub wanted: &'static [Fact],
    /// The provisions that say so, as the documents number them.
    pub articles: &'static [&'static str],
    /// The ruling, as an arbiter says it.
    pub ruling: fn() -> Sentence,
}

/// What happens before the arbiter is asked.
#[derive(Clone, Copy)]
pub(super) enum ExerciseStep {
    /// He starts the clocks.
    Start,
    /// This player has not come; his clock is started.
    Absent(Side),
    /// A player says or does it, so many seconds after what was before.
    SentenceKind(Side, u64, &'static str),
    /// The arbiter ruled so before.
    Rules(&'static str),
    /// So many seconds pass.
    Passes(u64),
}

/// What holds of the game.
#[derive(Clone, Copy)]
pub(super) enum Fact {
    Result(Outcome),
    /// Nothing waits for a ruling, and nobody has won.
    GoesOn,
    /// The clock of this side runs.
    Runs(Side),
    /// So much is left to a side.
    Left(Side, Ms),
    /// More than this is left to a side.
    MoreThan(Side, Ms),
    /// The game is not over, and no clock runs.
    Stands,
    /// No move stands on the board.
    NoMove,
}

use ExerciseStep::{Absent, Passes, Rules, SentenceKind, Start};
use golos_wording::{Sentence, message, text_key};

const WHITE_WINS: Outcome = Outcome::Win(White);
const BLACK_WINS: Outcome = Outcome::Win(Black);

/// What a hand does at a clock.
const PRESS: &str = "press";

/// All of them, from the easy to the hard.
pub(super) const EXERCISES: [Exercise; 12] = [
    Exercise {
        title: text_key::COURSE_FLAG,
        story: message::course_flag_story,
        why: message::course_flag_why,
        rules: "chess-2020",
        control: "5",
        position: Some("7k/8/8/8/8/8/5R2/K7 b - - 0 1"),
        happens: &[Start, Passes(301)],
        wanted: &[Fact::Result(WHITE_WINS)],
        articles: &["CH-6.9"],
        ruling: message::course_uphold,
    },
    Exercise {
        title: text_key::COURSE_BARE,
        story: message::course_bare_story,
        why: message::course_bare_why,
        rules: "chess-2020",
        control: "5",
        position: Some("7k/8/8/8/8/5q2/8/K7 b - - 0 1"),
        happens: &[Start, Passes(301)],
        wanted: &[Fact::Result(Outcome::Draw)],
        articles: &["CH-6.9"],
        ruling: message::course_uphold,
    },
    Exercise {
        title: text_key::COURSE_TELEPHONE,
        story: message::course_telephone_story,
        why: message::course_telephone_why,
        rules: "chess-2020",
        control: "90+30s",
        position: None,
        happens: &[
            Start,
            SentenceKind(White, 10, "e4"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 60, "call"),
        ],
        wanted: &[Fact::Result(BLACK_WINS)],
        articles: &["CH-11.3.2.2"],
        ruling: message::course_telephone_ruling,
    },
    Exercise {
        title: text_key::COURSE_LATE,
        story: message::course_late_story,
        why: message::course_late_why,
        rules: "international-2022",
        control: "2h",
        position: None,
        happens: &[Absent(Black), Passes(3601)],
        wanted: &[Fact::Result(WHITE_WINS)],
        articles: &["R-5.4.4.1c"],
        ruling: message::course_uphold,
    },
    Exercise {
        title: text_key::COURSE_ILLEGAL,
        story: message::course_illegal_story,
        why: message::course_illegal_why,
        rules: "chess-2020",
        control: "90+30s",
        position: None,
        happens: &[
            Start,
            SentenceKind(White, 10, "e2-e4"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "e7-e6"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "e4-e6"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 5, "call"),
        ],
        wanted: &[Fact::GoesOn, Fact::Runs(White), Fact::Left(Black, Ms::from_secs(5535))],
        articles: &["CH-7.5.1", "CH-7.5.5"],
        ruling: message::course_correct,
    },
    Exercise {
        title: text_key::COURSE_SECOND,
        story: message::course_second_story,
        why: message::course_second_why,
        rules: "chess-2020",
        control: "3+2s",
        position: None,
        happens: &[
            Start,
            SentenceKind(White, 2, "g1-g3"),
            SentenceKind(White, 0, PRESS),
            Rules("correct"),
            SentenceKind(White, 2, "g1-f3"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 2, "e7-e5"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 2, "f3-f5"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 1, "call"),
        ],
        wanted: &[Fact::Result(BLACK_WINS)],
        articles: &["CH-7.5.5", "CH-14.4"],
        ruling: message::course_correct,
    },
    Exercise {
        title: text_key::COURSE_CLAIM,
        story: message::course_claim_story,
        why: message::course_claim_why,
        rules: "chess-2020",
        control: "90+30s",
        position: None,
        happens: &[
            Start,
            SentenceKind(White, 10, "g1-f3"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "g8-f6"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "f3-g1"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "f6-g8"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "claim repetition g1-f3"),
        ],
        wanted: &[Fact::GoesOn, Fact::Runs(White), Fact::Left(Black, Ms::from_secs(5560))],
        articles: &["CH-9.5.3"],
        ruling: message::course_reject,
    },
    Exercise {
        title: text_key::COURSE_REPETITION,
        story: message::course_repetition_story,
        why: message::course_repetition_why,
        rules: "russian-2022",
        control: "45+30s",
        position: Some("W:WKe1,a1,g1,h2:BKd8,a7,b8,h8"),
        happens: &[
            Start,
            SentenceKind(White, 10, "e1-d2"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "d8-e7"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "d2-e1"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "e7-d8"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "e1-f2"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "d8-c7"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "f2-e1"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "c7-d8"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "claim repetition"),
        ],
        wanted: &[Fact::Result(Outcome::Draw)],
        articles: &["R-5.4.13.1c", "R-5.4.13.2a"],
        ruling: message::course_uphold,
    },
    Exercise {
        title: text_key::COURSE_TOUCH,
        story: message::course_touch_story,
        why: message::course_touch_why,
        rules: "chess-2020",
        control: "90+30s",
        position: None,
        happens: &[
            Start,
            SentenceKind(White, 20, "touch d2"),
            SentenceKind(White, 5, "e2-e4"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 5, "call"),
        ],
        wanted: &[Fact::GoesOn, Fact::Runs(White)],
        articles: &["CH-4.3"],
        ruling: message::course_correct,
    },
    Exercise {
        title: text_key::COURSE_MAJORITY,
        story: message::course_majority_story,
        why: message::course_majority_why,
        rules: "brazilian-ua2026",
        control: "45+30s",
        position: Some("B:Wb2,b4,d2,f2:Ba5"),
        happens: &[
            Start,
            SentenceKind(Black, 20, "a5:c3:a1"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 5, "call"),
        ],
        wanted: &[Fact::GoesOn, Fact::Runs(Black)],
        articles: &["U-V.6.4", "U-V.6.4.8"],
        ruling: message::course_correct,
    },
    Exercise {
        title: text_key::COURSE_DISTURBED,
        story: message::course_disturbed_story,
        why: message::course_disturbed_why,
        rules: "chess-2020",
        control: "90+30s",
        position: None,
        happens: &[
            Start,
            SentenceKind(White, 10, "d4"),
            SentenceKind(White, 0, PRESS),
            SentenceKind(Black, 10, "d5"),
            SentenceKind(Black, 0, PRESS),
            Passes(120),
        ],
        wanted: &[Fact::GoesOn, Fact::Runs(White), Fact::MoreThan(White, Ms::from_secs(5300))],
        articles: &["CH-12.5"],
        ruling: message::course_disturbed_ruling,
    },
    Exercise {
        title: text_key::COURSE_FOUL,
        story: message::course_foul_story,
        why: message::course_foul_why,
        rules: "renju-2022",
        control: "60",
        position: Some("b:h5,h6,g7,i7 w:a15,c15,e15,g15 turn:b"),
        happens: &[
            Start,
            SentenceKind(Black, 30, "h7"),
            SentenceKind(Black, 0, PRESS),
            SentenceKind(White, 10, "foul"),
        ],
        wanted: &[Fact::Result(WHITE_WINS)],
        articles: &["R-9.2.4.2a"],
        ruling: message::course_uphold,
    },
];
