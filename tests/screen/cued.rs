//! The sign in the heading of the screen: it follows from the board as it is shown, whatever comes first.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use golos::clock::Ms;
use golos::desk::{Config, Desk, HallUpdate, NewGame, RemoteHall};
use golos::files::{Disk, LoopTime};
use golos::game::{Press, Seat};
use golos::rules::Side;
use golos::shell::hub::{Console, Signal, Signals};
use golos::shell::screen::Screen;
use golos::speech::{Kind, Subscription};
use golos::table::{Time, VirtualTime};
use golos::wire::{Asked, News, Said, ViewState, Voice};
use golos::wording::{Lang, Style};

use crate::support::new_game;

const TURN: &str = ">>";
const OFFER: &str = "==";

/// A line from a hall, whose news are put there by hand.
#[derive(Clone, Default)]
struct Line(Arc<Mutex<VecDeque<HallUpdate>>>);

impl RemoteHall for Line {
    fn ask(&mut self, _: Asked) -> bool {
        true
    }

    fn news(&mut self) -> Vec<HallUpdate> {
        self.0.lock().expect("nobody died over it").drain(..).collect()
    }

    fn awaits(&self) -> bool {
        false
    }
}

fn config(ears: Option<Subscription>) -> Config {
    Config { lang: Lang::En, style: Style::written(Lang::En), ears, folder: None, archive: Arc::new(Disk) }
}

fn screen(desk: Desk, time: &Arc<LoopTime>) -> Screen {
    let taste = crate::keyboard::taste(golos::input::KeyMap::named(golos::input::KeyMap::NAMES[0]).expect("keys"));
    let console = Console::new(desk, Signals::new(Arc::clone(time)), None, None);
    time.at(Ms::ZERO, || Screen::new(console, taste, Vec::new()))
}

/// White at his own terminal, whose board is elsewhere.
struct Joined {
    screen: Screen,
    line: Line,
    time: Arc<LoopTime>,
    now: u64,
}

impl Joined {
    fn white() -> Joined {
        let (line, time) = (Line::default(), Arc::new(LoopTime::start()));
        let mut desk = Desk::new(config(None), Arc::clone(&time) as Arc<dyn Time>);
        desk.go_away(Box::new(line.clone()));
        Joined { screen: screen(desk, &time), line, time, now: 1000 }
    }

    /// What came over the line at once, a while after what came before; the sign then.
    fn comes(&mut self, news: Vec<News>) -> Option<&'static str> {
        self.now += 2000;
        self.comes_with_it(news)
    }

    /// The same at the same moment.
    fn comes_with_it(&mut self, news: Vec<News>) -> Option<&'static str> {
        self.line.0.lock().expect("nobody died over it").extend(news.into_iter().map(HallUpdate::Came));
        let (time, screen) = (Arc::clone(&self.time), &mut self.screen);
        time.at(Ms::new(self.now), || screen.take(Some(Signal::RemoteHall)));
        self.screen.model().cue.map(|cue| cue.sign)
    }
}

fn seen(turn: Option<Side>, offer: Option<Side>) -> News {
    News::Seen(Box::new(ViewState { game: true, own: Some(Side::White), turn, offer, ..ViewState::default() }))
}

fn said(text: &str, kind: Kind) -> News {
    let spoken = Some(Voice { text: text.to_owned(), lang: Lang::En });
    News::Said(Said { written: text.to_owned(), spoken, kind, ..Said::default() })
}

#[test]
fn u_ii_6_1_1_whose_turn_it_is_shows_whether_the_line_or_the_position_comes_first() {
    let mut white = Joined::white();
    assert_eq!(white.comes(vec![News::Joined { again: false, unsure: Vec::new() }]), None);
    assert_eq!(white.comes(vec![seen(Some(Side::White), None)]), Some(TURN));
    // He moves: what is said of it comes before the position, and the sign goes with the position.
    white.comes(vec![said("e2 to e4", Kind::Move)]);
    assert_eq!(white.comes_with_it(vec![seen(Some(Side::Black), None)]), None);
    assert_eq!(white.comes(vec![said("e7 to e5", Kind::Move)]), None);
    assert_eq!(white.comes_with_it(vec![seen(Some(Side::White), None)]), Some(TURN));
    white.comes(vec![seen(Some(Side::Black), None)]);
    assert_eq!(white.comes(vec![seen(Some(Side::White), None)]), Some(TURN));
    assert_eq!(white.comes_with_it(vec![said("e7 to e5", Kind::Move)]), Some(TURN));
}

#[test]
fn u_ii_6_1_1_a_move_that_was_sent_when_the_line_came_back_makes_it_nobodys_turn_again() {
    let mut white = Joined::white();
    white.comes(vec![News::Joined { again: false, unsure: Vec::new() }, seen(Some(Side::White), None)]);
    white.screen.take(Some(Signal::Terminal(crossterm::event::Event::Key(crossterm::event::KeyCode::Left.into()))));
    assert!(white.screen.model().cue.is_none());
    let back = vec![News::Joined { again: true, unsure: Vec::new() }, seen(Some(Side::White), None)];
    assert_eq!(white.comes(back), None, "he has seen it");
    assert_eq!(white.comes(vec![said("e2 to e4", Kind::Move)]), None);
    assert_eq!(white.comes_with_it(vec![seen(Some(Side::Black), None)]), None);
}

#[test]
fn r_5_4_13_3_an_offer_shows_while_it_is_open_and_not_because_it_is_told_once_more() {
    let mut white = Joined::white();
    white.comes(vec![News::Joined { again: false, unsure: Vec::new() }, seen(Some(Side::Black), None)]);
    let offer = || said("Black offers a draw.", Kind::Offer);
    assert_eq!(white.comes(vec![offer()]), None);
    assert_eq!(white.comes_with_it(vec![seen(Some(Side::White), Some(Side::Black))]), Some(OFFER));
    assert_eq!(white.comes(vec![seen(Some(Side::White), None)]), None, "it was declined");
    assert_eq!(white.comes(vec![offer()]), None, "and that it was offered is told once more");
    assert_eq!(white.comes(vec![seen(Some(Side::Black), Some(Side::White))]), None, "his own");
}

#[test]
fn u_ii_6_1_1_where_the_clock_is_pressed_by_hand_it_is_his_turn_when_it_was() {
    let game: NewGame = new_game("chess", Press::Manual);
    let time = Arc::new(VirtualTime::default());
    let mut white =
        Desk::new(config(Some(Subscription::of(Seat::Player(Side::White)))), Arc::clone(&time) as Arc<dyn Time>);
    white.open(game).expect("a game");
    let mut black = white.beside(None, Subscription::of(Seat::Player(Side::Black)));
    black.join(&white).expect("a board");
    black.line("start");
    let loop_time = Arc::new(LoopTime::start());
    let mut screen = screen(white, &loop_time);
    let mut sign = |line: Option<&str>| {
        screen.take(Some(line.map_or(Signal::RemoteHall, |line| Signal::Line(Some(line.to_owned())))));
        screen.model().cue.map(|cue| cue.sign)
    };
    assert_eq!(sign(None), Some(TURN));
    assert_eq!((sign(Some("e4")), sign(Some("press"))), (None, None));
    black.line("e5");
    assert_eq!(sign(None), None, "he has not pressed");
    black.line("press");
    assert_eq!(sign(None), Some(TURN));
}
