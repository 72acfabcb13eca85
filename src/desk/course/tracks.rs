//! What each kind of learner goes through: short exercises, each at a board of its own, with what is to be done there.

use super::exercises::{EXERCISES, Exercise, ExerciseStep, Fact};
use golos_clock::Ms;
use golos_game::{Mode, Outcome, Query, Seat};
use golos_input::pad::Rumble;
use golos_profile::Preferences;
use golos_rules::Side::{Black, White};
use golos_speech::Kind;

use ExerciseStep::{SentenceKind, Start};
use golos_wording::{Sentence, Slot, message, text_key};

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
            Learner::Player => text_key::TUTOR_PLAYER,
            Learner::Blind => text_key::TUTOR_BLIND,
            Learner::LowVision => text_key::TUTOR_LOW_VISION,
            Learner::Deaf => text_key::TUTOR_DEAF,
            Learner::DeafBlind => text_key::TUTOR_DEAFBLIND,
            Learner::NoHands => text_key::TUTOR_NO_HANDS,
            Learner::Assistant => text_key::TUTOR_ASSISTANT,
            Learner::Arbiter => text_key::TUTOR_ARBITER,
            Learner::Trainer => text_key::TUTOR_TRAINER,
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
    pub happens: &'static [ExerciseStep],
    /// So many of the last steps are heard.
    pub heard: usize,
    pub goal: Goal,
    pub scene: ExerciseScene,
}

/// What an exercise happens at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExerciseScene {
    /// A board where a game is played.
    Board(Mode),
    /// The replay of a game that was played before.
    Replay,
}

/// When an exercise is done.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// What answers this query is heard.
    Answers(fn() -> Query),
    /// One of these sentences is heard.
    Hears(fn() -> Vec<Sentence>),
    /// Something of one of these kinds is heard.
    IsTold(&'static [Kind]),
    /// This pattern of a pad is felt.
    Feels(Rumble),
    /// The board is written line by line; these lines are no sentences.
    Reads,
    /// All of this holds.
    Holds(&'static [Fact]),
}

const RATED: ExerciseScene = ExerciseScene::Board(Mode::Rated);
const RULES: &str = "russian-2022";
const CONTROL: &str = "45+30s";
/// A control at which few pieces let a draw be offered from the beginning.
const RAPID: &str = "15+5s";
const FEW: &str = "W:Wc3,a1:Bf6,h8";

/// An exercise from the usual position, with the clocks running.
const fn usual(story: &'static str, answer: &'static str, happens: &'static [ExerciseStep], goal: Goal) -> Drill {
    let (rules, control, position) = (RULES, CONTROL, None);
    Drill { story, answer, places: &[], rules, control, position, happens, heard: 0, goal, scene: RATED }
}

/// One at a training board.
const fn trained(story: &'static str, answer: &'static str, happens: &'static [ExerciseStep], goal: Goal) -> Drill {
    Drill { scene: ExerciseScene::Board(Mode::Training), ..usual(story, answer, happens, goal) }
}

/// One at a replay.
const fn replayed(story: &'static str, answer: &'static str, goal: Goal) -> Drill {
    Drill { scene: ExerciseScene::Replay, ..usual(story, answer, &[], goal) }
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

/// The first move of a game, as it is announced.
fn first_move(from: &str, to: &str) -> Sentence {
    let square = |name: &str| Slot::Square(name.to_owned());
    message::move_quiet(square(from), square(to), White, 1)
}

const MADE: &[ExerciseStep] = &[Start, SentenceKind(White, 10, "c3-d4")];
const REPLIED: &[ExerciseStep] = &[
    Start,
    SentenceKind(White, 10, "c3-d4"),
    SentenceKind(White, 0, "press"),
    SentenceKind(Black, 10, "f6-g5"),
    SentenceKind(Black, 0, "press"),
];
const RUNS_FOR_BLACK: Goal = Goal::Holds(&[Fact::Runs(Black)]);

const SQUARE: Drill = Drill {
    places: &["c3"],
    ..usual(
        text_key::TUTOR_SQUARE,
        text_key::TUTOR_SQUARE_ANSWER,
        &[Start],
        Goal::Answers(|| Query::Place("c3".to_owned())),
    )
};
const BOARD: Drill =
    usual(text_key::TUTOR_BOARD, text_key::TUTOR_BOARD_ANSWER, &[Start], Goal::Answers(|| Query::Board));
const MOVE: Drill = Drill {
    places: &["c3", "d4"],
    ..usual(text_key::TUTOR_MOVE, text_key::TUTOR_MOVE_ANSWER, &[Start], Goal::Hears(|| vec![first_move("c3", "d4")]))
};
const PRESS: Drill = usual(text_key::TUTOR_PRESS, text_key::TUTOR_PRESS_ANSWER, MADE, RUNS_FOR_BLACK);
const LAST: Drill = Drill {
    heard: 2,
    ..usual(text_key::TUTOR_LAST, text_key::TUTOR_LAST_ANSWER, REPLIED, Goal::Answers(|| Query::Last))
};
const REPEAT: Drill = Drill {
    heard: 2,
    ..usual(text_key::TUTOR_REPEAT, text_key::TUTOR_REPEAT_ANSWER, REPLIED, Goal::IsTold(&[Kind::Move]))
};
const CLOCK: Drill = usual(text_key::TUTOR_CLOCK, text_key::TUTOR_CLOCK_ANSWER, &[Start], Goal::IsTold(&[Kind::Clock]));
const OFFER: Drill = Drill {
    control: RAPID,
    position: Some(FEW),
    ..usual(text_key::TUTOR_OFFER, text_key::TUTOR_OFFER_ANSWER, MADE, Goal::Hears(|| vec![message::draw_offer_made()]))
};
const REPLY: Drill = Drill {
    control: RAPID,
    position: Some(FEW),
    heard: 3,
    ..usual(
        text_key::TUTOR_REPLY,
        text_key::TUTOR_REPLY_ANSWER,
        &[
            Start,
            SentenceKind(White, 10, "c3-d4"),
            SentenceKind(White, 0, "press"),
            SentenceKind(Black, 10, "f6-g5"),
            SentenceKind(Black, 0, "draw"),
            SentenceKind(Black, 0, "press"),
        ],
        Goal::IsTold(&[Kind::Reply, Kind::Move]),
    )
};
const CLAIM: Drill = Drill {
    position: EXERCISES[7].position,
    ..usual(
        text_key::TUTOR_CLAIM,
        text_key::TUTOR_CLAIM_ANSWER,
        match EXERCISES[7].happens.split_last() {
            Some((_, before)) => before,
            None => &[],
        },
        Goal::IsTold(&[Kind::Claim]),
    )
};
const CALL: Drill =
    usual(text_key::TUTOR_CALL, text_key::TUTOR_CALL_ANSWER, &[Start], Goal::Hears(|| vec![message::note_told()]));
const RESIGN: Drill = usual(
    text_key::TUTOR_RESIGN,
    text_key::TUTOR_RESIGN_ANSWER,
    &[Start],
    Goal::Holds(&[Fact::Result(Outcome::Win(Black))]),
);

const BRAILLE: Drill = usual(text_key::TUTOR_BRAILLE, text_key::TUTOR_BRAILLE_ANSWER, &[Start], Goal::Reads);
/// The first of them; the others are felt wherever one is.
const FEEL: Drill = usual(text_key::TUTOR_FEEL, text_key::TUTOR_FEEL_ANSWER, &[Start], Goal::Feels(Rumble::Turn));
const POINT: Drill = Drill { story: text_key::TUTOR_POINT, ..MOVE };

const PUPIL: Drill = Drill { story: text_key::TUTOR_PUPIL, scene: ExerciseScene::Board(Mode::Training), ..MOVE };
const HINT: Drill = Drill {
    places: &["e3"],
    ..trained(
        text_key::TUTOR_MOVES,
        text_key::TUTOR_MOVES_ANSWER,
        &[Start],
        Goal::Answers(|| Query::Moves("e3".to_owned())),
    )
};
const UNDO: Drill = trained(
    text_key::TUTOR_UNDO,
    text_key::TUTOR_UNDO_ANSWER,
    &[Start, SentenceKind(White, 10, "c3-d4")],
    Goal::Holds(&[Fact::NoMove]),
);
const NEXT: Drill =
    replayed(text_key::TUTOR_REPLAY, text_key::TUTOR_REPLAY_ANSWER, Goal::Hears(|| vec![first_move("e3", "d4")]));
const GO: Drill =
    replayed(text_key::TUTOR_GO, text_key::TUTOR_GO_ANSWER, Goal::Hears(|| vec![message::replay_position(9, 10)]));
const THEN: Drill = Drill {
    happens: &[ExerciseStep::Rules("go 5")],
    heard: 1,
    ..replayed(text_key::TUTOR_THEN, text_key::TUTOR_THEN_ANSWER, Goal::IsTold(&[Kind::Clock]))
};
const TRY: Drill = Drill {
    places: &["c3", "d4"],
    ..replayed(text_key::TUTOR_TRY, text_key::TUTOR_MOVE_ANSWER, Goal::Hears(|| vec![message::replay_branch()]))
};

const HAND: Drill = Drill { story: text_key::TUTOR_HAND, ..MOVE };
const WRITTEN: Drill =
    usual(text_key::TUTOR_WRITTEN, text_key::TUTOR_WRITTEN_ANSWER, MADE, Goal::Hears(|| vec![message::step_written()]));
const HAND_PRESS: Drill = Drill { story: text_key::TUTOR_HAND_PRESS, ..PRESS };
const HAND_CLOCK: Drill = Drill { story: text_key::TUTOR_HAND_CLOCK, ..CLOCK };

const BEGIN: Drill = usual(text_key::TUTOR_START, text_key::TUTOR_START_ANSWER, &[], Goal::Holds(&[Fact::Runs(White)]));
const PAUSE: Drill = usual(text_key::TUTOR_PAUSE, text_key::TUTOR_PAUSE_ANSWER, &[Start], Goal::Holds(&[Fact::Stands]));
const RESUME: Drill = usual(
    text_key::TUTOR_RESUME,
    text_key::TUTOR_RESUME_ANSWER,
    &[Start, ExerciseStep::Rules("pause")],
    Goal::Holds(&[Fact::Runs(White)]),
);
const ADD: Drill = usual(
    text_key::TUTOR_ADD,
    text_key::COURSE_DISTURBED_RULING,
    &[Start],
    Goal::Holds(&[Fact::MoreThan(White, Ms::from_secs(46 * 60))]),
);
const FLAG: Drill = shared(&EXERCISES[0]);
const ILLEGAL: Drill = shared(&EXERCISES[4]);
const RESULT: Drill =
    usual(text_key::TUTOR_RESULT, text_key::TUTOR_RESULT_ANSWER, &[Start], Goal::Holds(&[Fact::Result(Outcome::Draw)]));
