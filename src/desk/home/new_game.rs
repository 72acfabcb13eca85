use chrono::NaiveTime;

use golos_clock::{Class, Control, Ms};
use golos_game::{Mode, Occasion, Opening, Press, RuleSet, Setup, Sparring, Watch};
use golos_people::Roster;
use golos_profile::openings::OpeningTable;
use golos_rules::{BySide, Notation};

/// What a new game is opened with.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub players: BySide<String>,
    /// Who else sits at the board: assistants, and what is agreed for them.
    pub people: Roster,
    pub rules: RuleSet,
    pub control: Control,
    pub class: Class,
    pub press: Press,
    pub mode: Mode,
    pub watch: Watch,
    pub recorded: bool,
    pub warnings: BySide<Vec<Ms>>,
    /// The letters in which moves are written and read.
    pub notation: Notation,
    pub position: Option<String>,
    /// The opening that was drawn.
    pub opening: Option<Opening>,
    /// The table that an opening is drawn from in the game, for a player who is late; none: the one of the rules.
    pub table: Option<OpeningTable>,
    /// The hour at which the clocks are started by themselves; none: when that is said.
    pub start: Option<NaiveTime>,
    /// When the session ends, after which the game is adjourned (CH-18.1.1, CH-18.14); none: when that is said.
    pub session: Option<SessionEnd>,
    /// The event that it belongs to; none: it stands alone.
    pub occasion: Option<Occasion>,
    /// The side that the program plays; `None`: two people play.
    pub sparring: Option<Sparring>,
}

impl NewGame {
    /// A rated game of nameless players from the start of the rules, in which the moves press the clock; in classical chess and
    /// draughts the players keep score.
    #[must_use]
    pub fn new(rules: RuleSet, control: Control, class: Class, notation: Notation) -> NewGame {
        NewGame {
            players: BySide::default(),
            people: Roster::default(),
            rules,
            control,
            class,
            press: Press::Automatic,
            mode: Mode::Rated,
            watch: Watch::default(),
            recorded: class == Class::Classic,
            warnings: BySide::default(),
            notation,
            position: None,
            opening: None,
            table: None,
            start: None,
            session: None,
            occasion: None,
            sparring: None,
        }
    }

    /// A game by itself on the conditions of one that was played: the same people, rules, control and start.
    pub(crate) fn like(setup: &Setup) -> NewGame {
        let setup = setup.clone();
        NewGame {
            players: setup.players,
            people: setup.people,
            rules: setup.rules,
            control: setup.control,
            class: setup.class,
            press: setup.press,
            mode: setup.mode,
            watch: setup.watch,
            recorded: setup.recorded,
            warnings: setup.warnings,
            notation: setup.notation,
            position: setup.position,
            opening: setup.opening,
            table: None,
            start: None,
            session: None,
            occasion: None,
            sparring: setup.sparring,
        }
    }

    /// The same with colours changed.
    pub(crate) fn turned(mut self) -> NewGame {
        turn(&mut self.players);
        turn(&mut self.warnings);
        turn(&mut self.watch.tactile);
        turn(&mut self.watch.blind);
        turn(&mut self.watch.needs);
        self.people.swap();
        if let Some(sparring) = &mut self.sparring {
            sparring.side = sparring.side.other();
        }
        self
    }
}

fn turn<T>(pair: &mut BySide<T>) {
    std::mem::swap(&mut pair.white, &mut pair.black);
}

/// When a session ends, as the event has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionEnd {
    /// At this hour by the wall clock.
    At(NaiveTime),
    /// So long after the hour of the start, or, where none is set, after the game is opened.
    After(Ms),
}
