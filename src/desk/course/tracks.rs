//! What each kind of learner goes through: short exercises, each at a board of its own, with what is to be done there.

use super::exercises::{EXERCISES, Exercise, ExerciseStep, Fact};
use golos_clock::Ms;
use golos_game::{Mode, Outcome, Query, Seat};
use golos_input::pad::Rumble;
use golos_profile::Preferences;
use golos_rules::Side::{Black, White};
use golos_speech::Kind;

use DrillText::{Plain, Square, Way};
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
    /// What is to be done, and words that do it.
    pub story: DrillText,
    pub answer: DrillText,
    /// The places that both name.
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

/// A text of an exercise, by the places that it names.
#[derive(Clone, Copy)]
pub(super) enum DrillText {
    Plain(fn() -> Sentence),
    Square(fn(Slot) -> Sentence),
    Way(fn(Slot, Slot) -> Sentence),
}

impl DrillText {
    /// The text with these places.
    pub fn with(self, places: &[&str]) -> Sentence {
        let place = |index: usize| Slot::Square(places.get(index).copied().unwrap_or_default().to_owned());
        match self {
            DrillText::Plain(text) => text(),
            DrillText::Square(text) => text(place(0)),
            DrillText::Way(text) => text(place(0), place(1)),
        }
    }
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
const fn usual(story: DrillText, answer: DrillText, happens: &'static [ExerciseStep], goal: Goal) -> Drill {
    let (rules, control, position) = (RULES, CONTROL, None);
    Drill { story, answer, places: &[], rules, control, position, happens, heard: 0, goal, scene: RATED }
}

/// One at a training board.
const fn trained(story: DrillText, answer: DrillText, happens: &'static [ExerciseStep], goal: Goal) -> Drill {
    Drill { scene: ExerciseScene::Board(Mode::Training), ..usual(story, answer, happens, goal) }
}

/// One at a replay.
const fn replayed(story: DrillText, answer: DrillText, goal: Goal) -> Drill {
    Drill { scene: ExerciseScene::Replay, ..usual(story, answer, &[], goal) }
}

/// The same as in the course for arbiters.
const fn shared(exercise: &'static Exercise) -> Drill {
    let Exercise { story, ruling: answer, rules, control, position, happens, wanted, .. } = *exercise;
    Drill {
        story: Plain(story),
        answer: Plain(answer),
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
        Square(message::tutor_square),
        Square(message::tutor_square_answer),
        &[Start],
        Goal::Answers(|| Query::Place("c3".to_owned())),
    )
};
const BOARD: Drill =
    usual(Plain(message::tutor_board), Plain(message::tutor_board_answer), &[Start], Goal::Answers(|| Query::Board));
const MOVE: Drill = Drill {
    places: &["c3", "d4"],
    ..usual(
        Way(message::tutor_move),
        Way(message::tutor_move_answer),
        &[Start],
        Goal::Hears(|| vec![first_move("c3", "d4")]),
    )
};
const PRESS: Drill = usual(Plain(message::tutor_press), Plain(message::tutor_press_answer), MADE, RUNS_FOR_BLACK);
const LAST: Drill = Drill {
    heard: 2,
    ..usual(Plain(message::tutor_last), Plain(message::tutor_last_answer), REPLIED, Goal::Answers(|| Query::Last))
};
const REPEAT: Drill = Drill {
    heard: 2,
    ..usual(Plain(message::tutor_repeat), Plain(message::tutor_repeat_answer), REPLIED, Goal::IsTold(&[Kind::Move]))
};
const CLOCK: Drill =
    usual(Plain(message::tutor_clock), Plain(message::tutor_clock_answer), &[Start], Goal::IsTold(&[Kind::Clock]));
const OFFER: Drill = Drill {
    control: RAPID,
    position: Some(FEW),
    ..usual(
        Plain(message::tutor_offer),
        Plain(message::tutor_offer_answer),
        MADE,
        Goal::Hears(|| vec![message::draw_offer_made()]),
    )
};
const REPLY: Drill = Drill {
    control: RAPID,
    position: Some(FEW),
    heard: 3,
    ..usual(
        Plain(message::tutor_reply),
        Plain(message::tutor_reply_answer),
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
        Plain(message::tutor_claim),
        Plain(message::tutor_claim_answer),
        match EXERCISES[7].happens.split_last() {
            Some((_, before)) => before,
            None => &[],
        },
        Goal::IsTold(&[Kind::Claim]),
    )
};
const CALL: Drill = usual(
    Plain(message::tutor_call),
    Plain(message::tutor_call_answer),
    &[Start],
    Goal::Hears(|| vec![message::note_told()]),
);
const RESIGN: Drill = usual(
    Plain(message::tutor_resign),
    Plain(message::tutor_resign_answer),
    &[Start],
    Goal::Holds(&[Fact::Result(Outcome::Win(Black))]),
);

const BRAILLE: Drill =
    usual(Plain(message::tutor_braille), Plain(message::tutor_braille_answer), &[Start], Goal::Reads);
/// The first of them; the others are felt wherever one is.
const FEEL: Drill =
    usual(Plain(message::tutor_feel), Plain(message::tutor_feel_answer), &[Start], Goal::Feels(Rumble::Turn));
const POINT: Drill = Drill { story: Way(message::tutor_point), ..MOVE };

const PUPIL: Drill = Drill { story: Way(message::tutor_pupil), scene: ExerciseScene::Board(Mode::Training), ..MOVE };
const HINT: Drill = Drill {
    places: &["e3"],
    ..trained(
        Square(message::tutor_moves),
        Square(message::tutor_moves_answer),
        &[Start],
        Goal::Answers(|| Query::Moves("e3".to_owned())),
    )
};
const UNDO: Drill = trained(
    Plain(message::tutor_undo),
    Plain(message::tutor_undo_answer),
    &[Start, SentenceKind(White, 10, "c3-d4")],
    Goal::Holds(&[Fact::NoMove]),
);
const NEXT: Drill = replayed(
    Plain(message::tutor_replay),
    Plain(message::tutor_replay_answer),
    Goal::Hears(|| vec![first_move("e3", "d4")]),
);
const GO: Drill = replayed(
    Plain(message::tutor_go),
    Plain(message::tutor_go_answer),
    Goal::Hears(|| vec![message::replay_position(9, 10)]),
);
const THEN: Drill = Drill {
    happens: &[ExerciseStep::Rules("go 5")],
    heard: 1,
    ..replayed(Plain(message::tutor_then), Plain(message::tutor_then_answer), Goal::IsTold(&[Kind::Clock]))
};
const TRY: Drill = Drill {
    places: &["c3", "d4"],
    ..replayed(Way(message::tutor_try), Way(message::tutor_move_answer), Goal::Hears(|| vec![message::replay_branch()]))
};

const HAND: Drill = Drill { story: Way(message::tutor_hand), ..MOVE };
const WRITTEN: Drill = usual(
    Plain(message::tutor_written),
    Plain(message::tutor_written_answer),
    MADE,
    Goal::Hears(|| vec![message::step_written()]),
);
const HAND_PRESS: Drill = Drill { story: Plain(message::tutor_hand_press), ..PRESS };
const HAND_CLOCK: Drill = Drill { story: Plain(message::tutor_hand_clock), ..CLOCK };

const BEGIN: Drill =
    usual(Plain(message::tutor_start), Plain(message::tutor_start_answer), &[], Goal::Holds(&[Fact::Runs(White)]));
const PAUSE: Drill =
    usual(Plain(message::tutor_pause), Plain(message::tutor_pause_answer), &[Start], Goal::Holds(&[Fact::Stands]));
const RESUME: Drill = usual(
    Plain(message::tutor_resume),
    Plain(message::tutor_resume_answer),
    &[Start, ExerciseStep::Rules("pause")],
    Goal::Holds(&[Fact::Runs(White)]),
);
const ADD: Drill = usual(
    Plain(message::tutor_add),
    Plain(message::course_disturbed_ruling),
    &[Start],
    Goal::Holds(&[Fact::MoreThan(White, Ms::from_secs(46 * 60))]),
);
const FLAG: Drill = shared(&EXERCISES[0]);
const ILLEGAL: Drill = shared(&EXERCISES[4]);
const RESULT: Drill = usual(
    Plain(message::tutor_result),
    Plain(message::tutor_result_answer),
    &[Start],
    Goal::Holds(&[Fact::Result(Outcome::Draw)]),
);
