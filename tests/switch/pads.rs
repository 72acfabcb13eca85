//! A whole game in each family by one gamepad only, from the home menu to the result.

use super::*;
use golos::game::{Outcome, Phase};
use golos::input::pad::{Button, PadChange, PadEvent, PadId};
use golos::rules::Position;
use golos::rules::renju::{Expected, OpeningState};

/// One pad that goes from hand to hand before the screen.
struct Pad {
    screen: Screen,
    time: Arc<LoopTime>,
    now: u64,
    presses: u32,
}

impl Pad {
    /// From the home menu to a board whose clocks run: the game by how its line begins, the rest as it usually is.
    fn begun(lang: Lang, game: &str) -> Pad {
        let style = Style::written(lang);
        let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
        let time = Arc::new(LoopTime::start());
        let mut desk = Desk::new(config, Arc::clone(&time) as Arc<dyn Time>);
        time.at(Ms::ZERO, || drop(desk.welcome()));
        let console = Console::new(desk, Signals::new(Arc::clone(&time)), None, None);
        let taste = crate::keyboard::taste(KeyMap::standard().unwrap());
        let screen = time.at(Ms::ZERO, || Screen::new(console, taste, Vec::new()));
        let mut pad = Pad { screen, time, now: 1000, presses: 0 };
        pad.comes(PadChange::Connected("Pad".to_owned()));
        pad.line(0);
        let items = pad.desk().menu().expect("a question").items;
        pad.line(items.iter().position(|item| item.to_lowercase().starts_with(game)).expect("a game"));
        for _ in 0..10 {
            if pad.desk().game().is_none() {
                pad.press(Button::Start);
            }
        }
        pad.press(Button::R2);
        assert_eq!(pad.desk().game().expect("a game").state().phase(), Phase::Playing);
        pad
    }

    fn desk(&self) -> &Desk {
        self.screen.desk()
    }

    fn board(&self) -> Position {
        *self.desk().game().expect("a game").state().board()
    }

    fn plies(&self) -> usize {
        self.desk().game().expect("a game").state().plies().len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.desk().game().and_then(|play| play.state().verdict().map(|verdict| verdict.outcome))
    }

    fn comes(&mut self, what: PadChange) {
        self.now += 200;
        let (time, screen) = (Arc::clone(&self.time), &mut self.screen);
        time.at(Ms::new(self.now), || screen.take(Some(Signal::Pad(PadEvent { pad: PadId(0), what }))));
    }

    fn press(&mut self, button: Button) {
        self.comes(PadChange::Pressed(button));
        self.comes(PadChange::Released(button));
        self.presses += 1;
    }

    /// Goes to a line of a menu and takes it.
    fn line(&mut self, index: usize) {
        for _ in 0..50 {
            let chosen = self.desk().menu().expect("a menu").chosen;
            if chosen == index {
                return self.press(Button::South);
            }
            self.press(if chosen < index { Button::Down } else { Button::Up });
        }
        panic!("no line {index}");
    }

    /// Goes through the list of what can be done now, and takes what is wanted.
    fn take(&mut self, wanted: impl Fn(&Offered) -> bool) {
        if self.screen.console().lit().is_none() {
            self.press(Button::Select);
        }
        for _ in 0..200 {
            let lit = match self.screen.console().lit() {
                Some(Lit::Item(branch)) => Some((leads_to(branch, &wanted), branch.inside.is_empty())),
                Some(Lit::Back) => None,
                None => break,
            };
            match lit {
                Some((true, is_leaf)) => {
                    self.press(Button::South);
                    if is_leaf {
                        return;
                    }
                }
                Some((false, _)) | None => self.press(Button::Down),
            }
        }
        panic!("not offered: {:#?}", labels(&self.desk().offered(None)));
    }

    fn ask(&mut self, key: &str) {
        self.take(|item| item.label.key() == key || names(item).contains(&key.to_owned()));
    }

    /// The hand goes to a place as the arrows lead there.
    fn go(&mut self, place: Place) {
        for _ in 0..60 {
            let name = self.desk().cursor_name(None).expect("a hand");
            let here = self.board().place_named(&name).expect("a place");
            let button = if here.row != place.row {
                if here.row < place.row { Button::Up } else { Button::Down }
            } else if here.column != place.column {
                if here.column < place.column { Button::Right } else { Button::Left }
            } else {
                return;
            };
            self.press(button);
        }
        panic!("the hand does not come to {place:?}");
    }

    /// Takes place after place, and is done.
    fn moves(&mut self, names: &[&str]) {
        let board = self.board();
        for name in names {
            self.go(board.place_named(name).expect(name));
            self.press(Button::South);
        }
        self.press(Button::Start);
    }
}

#[test]
fn draughts_is_played_by_one_pad_from_the_menu_to_the_result() {
    for (lang, game) in [(Lang::Ru, "русские"), (Lang::En, "international")] {
        let (mut pad, mut lots) = (Pad::begun(lang, game), Lots(7));
        let (mut longest, mut plies) = (0, 0);
        while pad.outcome().is_none() && plies < 200 {
            let state = pad.desk().game().unwrap().state();
            if state.phase() == Phase::Paused || !state.docket().is_empty() {
                pad.ask("words-uphold");
                continue;
            }
            let board = *state.position();
            let moves = board.playable_moves();
            let text = board.full(&moves[lots.below(moves.len())]);
            let names: Vec<&str> = text.split(['-', ':', 'x']).collect();
            longest = longest.max(names.len());
            pad.moves(&names);
            plies += 1;
            assert_eq!(pad.plies(), plies, "{text}");
        }
        if pad.outcome().is_none() {
            pad.ask("words-resign");
            pad.ask("words-yes");
        }
        assert!(pad.outcome().is_some() && plies > 30 && longest > 2, "{plies} half-moves, {longest} squares in one");
    }
}

#[test]
fn chess_is_played_by_one_pad_and_a_pawn_becomes_what_is_chosen() {
    let mut pad = Pad::begun(Lang::En, "chess");
    for names in [["e2", "e4"], ["d7", "d5"], ["e4", "d5"], ["c7", "c6"], ["d5", "c6"], ["a7", "a6"], ["c6", "b7"]] {
        pad.moves(&names);
    }
    pad.moves(&["a6", "a5"]);
    let before = pad.plies();
    pad.moves(&["b7", "a8"]);
    assert_eq!(pad.plies(), before, "it is asked what the pawn becomes");
    pad.take(|item| item.deed == ScanAction::Reading(2));
    assert!(pad.board().fen().starts_with("Rnbqkbnr/"), "{}", pad.board().fen());
    // A piece that was taken up wrongly is let go again.
    pad.go(pad.board().place_named("g8").unwrap());
    pad.press(Button::South);
    pad.press(Button::East);
    pad.ask("words-resign");
    assert_eq!(pad.outcome(), None, "he is asked first");
    pad.ask("words-yes");
    assert_eq!(pad.outcome(), Some(Outcome::Win(Side::White)));
}

#[test]
fn a_mate_is_given_by_one_pad() {
    let mut pad = Pad::begun(Lang::Uk, "шахи");
    for names in [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]] {
        pad.moves(&names);
    }
    assert_eq!(pad.outcome(), Some(Outcome::Win(Side::Black)));
}

#[test]
fn a_draw_is_offered_declined_and_agreed_by_one_pad() {
    let mut pad = Pad::begun(Lang::En, "chess");
    for names in [["g1", "f3"], ["g8", "f6"], ["f3", "g1"], ["f6", "g8"]] {
        pad.moves(&names);
    }
    // At a shared pad the side is asked for: two actions of one person agree no draw.
    pad.ask("words-draw");
    pad.ask("words-black");
    pad.ask("words-decline");
    assert_eq!(pad.outcome(), None);
    pad.moves(&["b1", "c3"]);
    pad.ask("words-draw");
    pad.ask("words-white");
    pad.ask("words-accept");
    assert_eq!(pad.outcome(), Some(Outcome::Draw));
}

/// The opening by its regulation, and then five in a row.
#[test]
fn renju_is_played_by_one_pad_to_five_in_a_row() {
    let mut pad = Pad::begun(Lang::En, "renju");
    let (mut black, mut white) = (["h8", "h9", "h10", "h11", "h12"].iter(), ["i9", "k3", "m5", "b2", "o1"].iter());
    for _ in 0..40 {
        if pad.outcome().is_some() {
            break;
        }
        let state = pad.desk().game().unwrap().state();
        let expected = state.regulation().and_then(OpeningState::expected).map(|(_, expected)| expected);
        let board = *state.board();
        let free = |name: &&&str| board.piece_on(board.place_named(name).unwrap()).is_none();
        match expected {
            Some(Expected::Swap | Expected::SwapOrOffers { .. }) => pad.ask("words-keep"),
            Some(Expected::Count { .. }) => {
                pad.take(|item| matches!(&item.deed, ScanAction::Request(_)) && names(item).is_empty())
            }
            Some(Expected::Offer { .. } | Expected::Choice | Expected::Stone { .. }) | None => {
                let side = board.turn();
                let next = if side == Side::Black { black.find(free) } else { white.find(free) };
                pad.moves(&[next.unwrap()]);
            }
        }
    }
    assert_eq!(pad.outcome(), Some(Outcome::Win(Side::Black)), "{}", pad.board().fen());
    assert!(pad.plies() >= 9);
}
