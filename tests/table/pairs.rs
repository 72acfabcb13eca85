//! One game twice: once with a lawful move, once with one that reads the same and is none. Who is not entitled to know
//! hears and sees the same (U-V.13.10, CH-12.6).

use std::sync::Arc;

use super::{ARBITER, BLACK, WHITE, new_game, typed};
use golos::clock::Ms;
use golos::desk::{Config, Desk, NewGame};
use golos::files::Disk;
use golos::game::{Press, Seat};
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::view::{BoardModel, Look, MoveText};
use golos::wording::{Lang, Level, Style};

/// The same game with another right or another rule: a move that is lawful in the first is none in the second.
struct Pair {
    lawful: NewGame,
    irregular: NewGame,
    text: &'static str,
}

fn pairs() -> Vec<Pair> {
    let game = |rules: &str, position: &str| {
        let mut game = new_game(rules, Press::Manual);
        game.position = Some(position.to_owned());
        game
    };
    let chess = |lawful: &str, irregular: &str, text| Pair {
        lawful: game("chess", lawful),
        irregular: game("chess", irregular),
        text,
    };
    let draughts = |position: &str, text| {
        let (lawful, mut irregular) = (game("draughts64", position), game("draughts64", position));
        irregular.rules = irregular.rules.with_captures_of_100().expect("the switch of this rule set");
        Pair { lawful, irregular, text }
    };
    vec![
        // The right to castle is lost, which no board shows; with a check, and without.
        chess("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "0-0"),
        chess("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "5k2/8/8/8/8/8/8/4K2R w - - 0 1", "0-0"),
        chess("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "3k4/8/8/8/8/8/8/R3K3 w - - 0 1", "0-0-0"),
        // One piece where two could be captured, by a man and by a king.
        draughts("W:Wc3,h2:Bb4,g3,e5,h8", "c3:a5"),
        draughts("W:WKc3,h2:Bb4,g3,e5,h8", "c3:a5"),
    ]
}

/// The players' terminals and the arbiter's, at one board.
fn three(game: NewGame, level: Level) -> [Desk; 3] {
    let style = Style::written(Lang::En).at(level);
    let config =
        Config { lang: Lang::En, style, ears: Some(Subscription::of(WHITE)), folder: None, archive: Arc::new(Disk) };
    let mut white = Desk::new(config, Arc::new(VirtualTime::default()));
    white.open(game).expect("a game");
    let beside = |desk: &Desk, seat: Seat| {
        let mut other = desk.beside(None, Subscription::of(seat));
        other.join(desk).expect("a board");
        other
    };
    let (black, arbiter) = (beside(&white, BLACK), beside(&white, ARBITER));
    [white, black, arbiter]
}

/// What is heard, seen and asked at a terminal.
#[derive(Debug, PartialEq)]
struct Frame {
    /// Each line as it is written, and as it is spoken.
    heard: Vec<(String, Option<String>)>,
    /// The board in short and in full notation.
    seen: [BoardModel; 2],
    prompt: String,
}

fn frame(desk: &mut Desk) -> Frame {
    let heard = desk.hear().into_iter().map(|out| (out.written, out.spoken.map(|spoken| spoken.text)));
    let heard = heard.collect();
    let play = desk.game().expect("a game");
    let wording = &desk.presenter().wording;
    let look = |move_text| Look { move_text, sees_matters: play.has_arbiter(), ..Look::new(wording, Ms::ZERO) };
    let seen = [MoveText::Short, MoveText::Full].map(|text| BoardModel::of(play.state(), &look(text)));
    Frame { heard, seen, prompt: desk.prompt() }
}

#[test]
fn u_v_13_10_ch_12_6_a_player_hears_and_sees_an_irregular_move_as_a_lawful_one() {
    for level in [Level::Brief, Level::Normal, Level::Full] {
        for Pair { lawful, irregular, text } in pairs() {
            let (mut lawful, mut irregular) = (three(lawful, level), three(irregular, level));
            for desks in [&mut lawful, &mut irregular] {
                typed(&mut desks[2], "start");
                for desk in desks {
                    desk.hear();
                }
            }
            for (at, line) in [(0, text), (0, ""), (1, "last"), (0, "board"), (0, "last")] {
                let told = [&mut lawful, &mut irregular].map(|desks| typed(&mut desks[at], line));
                assert_eq!(told[0], told[1], "{text}, {level:?}: {line}");
                for player in [0, 1] {
                    let frames = [&mut lawful, &mut irregular].map(|desks| frame(&mut desks[player]));
                    assert_eq!(frames[0], frames[1], "{text}, {level:?}, terminal {player}: {line}");
                }
            }
            // The arbiter is told the one from the other.
            let [lawful, irregular] = [&mut lawful, &mut irregular].map(|desks| frame(&mut desks[2]));
            assert_ne!(lawful, irregular, "{text}, {level:?}");
        }
    }
}
