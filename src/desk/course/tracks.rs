//! What each kind of learner goes through: short exercises, each at a board of its own, with what is to be done there.

use super::exercises::{EXERCISES, Exercise, Fact, Step};
use golos_clock::Ms;
use golos_game::{Mode, Outcome, Seat};
use golos_profile::Preferences;
use golos_rules::Side::{Black, White};

use Step::{SentenceKind, Start};

/// For whom a tutorial is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learner {
    Player,
    Blind,
    LowVision,
    Deaf,
    DeafBlind,
    NoHands,
    Assistant,
    Arbiter,
    Trainer,
}

impl Learner {
    /// Every kind by its name, as it is typed and kept.
    pub const NAMES: [(&str, Learner); 9] = [
        ("player", Learner::Player),
        ("blind", Learner::Blind),
        ("low-vision", Learner::LowVision),
        ("deaf", Learner::Deaf),
        ("deafblind", Learner::DeafBlind),
        ("no-hands", Learner::NoHands),
        ("assistant", Learner::Assistant),
        ("arbiter", Learner::Arbiter),
        ("trainer", Learner::Trainer),
    ];

    /// The name, as it is typed and kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Learner::Player => "player",
            Learner::Blind => "blind",
            Learner::LowVision => "low-vision",
            Learner::Deaf => "deaf",
            Learner::DeafBlind => "deafblind",
            Learner::NoHands => "no-hands",
            Learner::Assistant => "assistant",
            Learner::Arbiter => "arbiter",
            Learner::Trainer => "trainer",
        }
    }

    /// The learner and the exercise, from 1, of a place that was kept: `blind 4`.
    #[must_use]
    pub fn of_place(place: &str) -> Option<(Learner, usize)> {
        let (name, number) = place.split_once(' ')?;
        let learner = Learner::NAMES.into_iter().find(|(own, _)| *own == name)?.1;
        let number = number.parse().ok()?;
        (1..=learner.drills().len()).contains(&number).then_some((learner, number))
    }

    /// He who has set this for himself.
    #[must_use]
    pub fn like(wishes: &Preferences) -> Learner {
        let is_silent = wishes.voice.as_deref() == Some("none");
        match (wishes.view.as_deref(), wishes.theme.as_deref()) {
            (Some("linear"), _) => Learner::Blind,
            (_, Some("contrast" | "yellow")) => Learner::LowVision,
            _ if is_silent => Learner::Deaf,
            _ => Learner::Player,
        }
    }

    pub(super) const fn key(self) -> &'static str {
        match self {
            Learner::Player => "tutor-player",
            Learner::Blind => "tutor-blind",
            Learner::LowVision => "tutor-low-vision",
            Learner::Deaf => "tutor-deaf",
            Learner::DeafBlind => "tutor-deafblind",
            Learner::NoHands => "tutor-no-hands",
            Learner::Assistant => "tutor-assistant",
            Learner::Arbiter => "tutor-arbiter",
            Learner::Trainer => "tutor-trainer",
        }
    }

    pub(super) const fn seat(self) -> Seat {
        match self {
            Learner::Player
            | Learner::Blind
            | Learner::LowVision
            | Learner::Deaf
            | Learner::DeafBlind
            | Learner::NoHands => Seat::Player(White),
            Learner::Assistant => Seat::Assistant(White),
            Learner::Arbiter | Learner::Trainer => Seat::Arbiter,
        }
    }

    pub(super) const fn drills(self) -> &'static [Drill] {
        match self {
            Learner::Player | Learner::Deaf => &[MOVE, PRESS, LAST, CLOCK, OFFER, REPLY, CLAIM, CALL, RESIGN],
            Learner::Blind => &[SQUARE, BOARD, MOVE, PRESS, REPEAT, CLOCK, OFFER, REPLY, CLAIM, CALL, RESIGN],
            Learner::LowVision => &[MOVE, PRESS, REPEAT, SQUARE, CLOCK, OFFER, REPLY, CLAIM, CALL, RESIGN],
            Learner::DeafBlind => &[SQUARE, BRAILLE, FEEL, MOVE, PRESS, LAST, CLOCK, OFFER, REPLY, CLAIM, CALL, RESIGN],
            Learner::NoHands => &[POINT, PRESS, LAST, SQUARE, CLOCK, OFFER, REPLY, CALL, RESIGN],
            Learner::Assistant => &[HAND, WRITTEN, HAND_PRESS, LAST, HAND_CLOCK],
            Learner::Arbiter => &[BEGIN, PAUSE, RESUME, ADD, FLAG, ILLEGAL, RESULT],
            Learner::Trainer => &[PUPIL, HINT, UNDO, NEXT, GO, THEN, TRY],
        }
    }
}

/// An exercise of a tutorial.
pub(super) struct Drill {
    /// The key of what is to be done, and of words that do it.
    pub story: &'static str,
    pub answer: &'static str,
    /// The places that both name: one as `sq`, two as `from` and `to`.
    pub places: &'static [&'static str],
    pub rules: &'static str,
    pub control: &'static str,
    pub position: Option<&'static str>,
    pub happens: &'static [Step],
    /// So many of the last steps are heard.
    pub heard: usize,
    pub goal: Goal,
    pub scene: Scene,
}

/// What an exercise happens at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scene {
    /// A board where a game is played.
    Board(Mode),
    /// The replay of a game that was played before.
    Replay,
}

/// When an exercise is done.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// One of these is heard, and where a place is named, it is told of that.
    Hears(&'static [&'static str], Option<&'static str>),
    /// All of this holds.
    Holds(&'static [Fact]),
}

const RATED: Scene = Scene::Board(Mode::Rated);
const RULES: &str = "russian-2022";
const CONTROL: &str = "45+30s";
/// A control at which few pieces let a draw be offered from the beginning.
const RAPID: &str = "15+5s";
const FEW: &str = "W:Wc3,a1:Bf6,h8";

/// An exercise from the usual position, with the clocks running.
const fn usual(story: &'static str, answer: &'static str, happens: &'static [Step], goal: Goal) -> Drill {
    let (rules, control, position) = (RULES, CONTROL, None);
    Drill { story, answer, places: &[], rules, control, position, happens, heard: 0, goal, scene: RATED }
}

/// One at a training board.
const fn trained(story: &'static str, answer: &'static str, happens: &'static [Step], goal: Goal) -> Drill {
    Drill { scene: Scene::Board(Mode::Training), ..usual(story, answer, happens, goal) }
}

/// One at a replay.
const fn replayed(story: &'static str, answer: &'static str, hears: &'static [&'static str]) -> Drill {
    Drill { scene: Scene::Replay, ..usual(story, answer, &[], Goal::Hears(hears, None)) }
}

/// The same as in the course for arbiters.
const fn shared(exercise: &'static Exercise) -> Drill {
    let Exercise { story, ruling: answer, rules, control, position, happens, wanted, .. } = *exercise;
    Drill {
        story,
        answer,
        places: &[],
        rules,
        control,
        position,
        happens,
        heard: 1,
        goal: Goal::Holds(wanted),
        scene: RATED,
    }
}

const MADE: &[Step] = &[Start, SentenceKind(White, 10, "c3-d4")];
const REPLIED: &[Step] = &[
    Start,
    SentenceKind(White, 10, "c3-d4"),
    SentenceKind(White, 0, "press"),
    SentenceKind(Black, 10, "f6-g5"),
    SentenceKind(Black, 0, "press"),
];
const RUNS_FOR_BLACK: Goal = Goal::Holds(&[Fact::Runs(Black)]);

const SQUARE: Drill = Drill {
    places: &["c3"],
    ..usual("tutor-square", "tutor-square-answer", &[Start], Goal::Hears(&["ask-square"], Some("c3")))
};
const BOARD: Drill = usual("tutor-board", "tutor-board-answer", &[Start], Goal::Hears(&["board-row"], None));
const MOVE: Drill = Drill {
    places: &["c3", "d4"],
    ..usual("tutor-move", "tutor-move-answer", &[Start], Goal::Hears(&["move-quiet"], Some("d4")))
};
const PRESS: Drill = usual("tutor-press", "tutor-press-answer", MADE, RUNS_FOR_BLACK);
const LAST: Drill =
    Drill { heard: 2, ..usual("tutor-last", "tutor-last-answer", REPLIED, Goal::Hears(&["ask-last"], None)) };
const REPEAT: Drill = Drill {
    heard: 2,
    ..usual("tutor-repeat", "tutor-repeat-answer", REPLIED, Goal::Hears(&["ask-last", "move-quiet"], None))
};
const CLOCK: Drill = usual("tutor-clock", "tutor-clock-answer", &[Start], Goal::Hears(&["clock-own-turn"], None));
const OFFER: Drill = Drill {
    control: RAPID,
    position: Some(FEW),
    ..usual("tutor-offer", "tutor-offer-answer", MADE, Goal::Hears(&["draw-offer-made"], None))
};
const REPLY: Drill = Drill {
    control: RAPID,
    position: Some(FEW),
    heard: 3,
    ..usual(
        "tutor-reply",
        "tutor-reply-answer",
        &[
            Start,
            SentenceKind(White, 10, "c3-d4"),
            SentenceKind(White, 0, "press"),
            SentenceKind(Black, 10, "f6-g5"),
            SentenceKind(Black, 0, "draw"),
            SentenceKind(Black, 0, "press"),
        ],
        Goal::Hears(&["draw-declined", "draw-accepted", "move-quiet"], None),
    )
};
const CLAIM: Drill = Drill {
    position: EXERCISES[7].position,
    ..usual(
        "tutor-claim",
        "tutor-claim-answer",
        match EXERCISES[7].happens.split_last() {
            Some((_, before)) => before,
            None => &[],
        },
        Goal::Hears(&["claim-received"], None),
    )
};
const CALL: Drill = usual("tutor-call", "tutor-call-answer", &[Start], Goal::Hears(&["note-told"], None));
const RESIGN: Drill =
    usual("tutor-resign", "tutor-resign-answer", &[Start], Goal::Holds(&[Fact::Result(Outcome::Win(Black))]));

/// The lines of that board are no sentences.
const BRAILLE: Drill = usual("tutor-braille", "tutor-braille-answer", &[Start], Goal::Hears(&[""], None));
/// The first of them; the others are felt wherever one is.
const FEEL: Drill = usual("tutor-feel", "tutor-feel-answer", &[Start], Goal::Hears(&["feel-turn"], None));
const POINT: Drill = Drill { story: "tutor-point", ..MOVE };

const PUPIL: Drill = Drill { story: "tutor-pupil", scene: Scene::Board(Mode::Training), ..MOVE };
const HINT: Drill = Drill {
    places: &["e3"],
    ..trained("tutor-moves", "tutor-moves-answer", &[Start], Goal::Hears(&["ask-moves"], Some("e3")))
};
const UNDO: Drill = trained(
    "tutor-undo",
    "tutor-undo-answer",
    &[Start, SentenceKind(White, 10, "c3-d4")],
    Goal::Hears(&["slip-taken-back", "slip-taken-back-arbiter"], None),
);
const NEXT: Drill = replayed("tutor-replay", "tutor-replay-answer", &["move-quiet"]);
const GO: Drill = replayed("tutor-go", "tutor-go-answer", &["replay-position"]);
const THEN: Drill = Drill {
    happens: &[Step::Rules("go 5")],
    heard: 1,
    ..replayed("tutor-then", "tutor-then-answer", &["clock-arbiter"])
};
const TRY: Drill = Drill { places: &["c3", "d4"], ..replayed("tutor-try", "tutor-move-answer", &["replay-branch"]) };

const HAND: Drill = Drill { story: "tutor-hand", ..MOVE };
const WRITTEN: Drill = usual("tutor-written", "tutor-written-answer", MADE, Goal::Hears(&["step-written"], None));
const HAND_PRESS: Drill = Drill { story: "tutor-hand-press", ..PRESS };
const HAND_CLOCK: Drill = Drill { story: "tutor-hand-clock", ..CLOCK };

const BEGIN: Drill = usual("tutor-start", "tutor-start-answer", &[], Goal::Holds(&[Fact::Runs(White)]));
const PAUSE: Drill = usual("tutor-pause", "tutor-pause-answer", &[Start], Goal::Holds(&[Fact::Stands]));
const RESUME: Drill =
    usual("tutor-resume", "tutor-resume-answer", &[Start, Step::Rules("pause")], Goal::Holds(&[Fact::Runs(White)]));
const ADD: Drill = usual(
    "tutor-add",
    "course-disturbed-ruling",
    &[Start],
    Goal::Holds(&[Fact::MoreThan(White, Ms::from_secs(46 * 60))]),
);
const FLAG: Drill = shared(&EXERCISES[0]);
const ILLEGAL: Drill = shared(&EXERCISES[4]);
const RESULT: Drill =
    usual("tutor-result", "tutor-result-answer", &[Start], Goal::Holds(&[Fact::Result(Outcome::Draw)]));
