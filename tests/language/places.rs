//! Positions, words of the set-up and words of the replay: as they are said and printed, they can be dictated and typed.

use std::path::Path;
use std::sync::Arc;

use golos::desk::{Config, Desk, Out};
use golos::files::Disk;
use golos::input::{Intent, Lexicon, ReplayRequest, Tokens};
use golos::rules::Position;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Alphabet, Form, Lang, Style, Wording, message};

/// A game, and what is set up of it in English: every kind of piece, and places of every letter and number.
const SET_UP: [(&str, &[&str]); 4] = [
    ("russian", &["white a1 c3 f2 kings d4 b8", "black g7 f6 e5 king h8", "black to move"]),
    ("international", &["w 31 32 50 45 K46 K1", "black 5 6 20 21 kings 33 9", "black to move"]),
    (
        "chess",
        &[
            "white king e1 queens d1 d2 rooks a1 h1 bishops c1 f1 knights b1 g1 pawns a2 b2 c3 h7",
            "black king e8 queen d8 rook a8 bishop f8 knight g8 pawn a7",
            "black to move",
        ],
    ),
    ("renju", &["black h8 a1 p15 k10 i9", "white d12 m4 n13 o14 e5", "black to move"]),
];

fn styles(lang: Lang) -> impl Iterator<Item = Style> {
    let said = Alphabet::NAMES.into_iter().map(move |(_, alphabet)| Style::spoken(lang).with_alphabet(alphabet));
    said.chain([Style::written(lang)])
}

fn desk(lang: Lang, style: Style) -> Desk {
    let config = Config { lang, style, ears: Some(Subscription::All), folder: None, archive: Arc::new(Disk) };
    Desk::new(config, Arc::new(VirtualTime::default()))
}

/// A desk at which a position of the game is being set up, in the language of the style.
fn set_up(style: Style, game: &str) -> Desk {
    let mut desk = desk(style.lang, style);
    desk.line("4");
    desk.line(game);
    desk
}

fn position(desk: &Desk) -> Position {
    desk.set_up().expect("a set-up").position()
}

/// What is heard or shown, in the form of the style.
fn told(out: &[Out], form: Form) -> Vec<String> {
    let spoken = |out: &Out| out.spoken.as_ref().map(|utter| utter.text.clone()).unwrap_or_default();
    out.iter().map(|out| if form == Form::Spoken { spoken(out) } else { out.written.clone() }).collect()
}

#[test]
fn r_6_1_6_2a_a_position_is_set_up_by_what_is_said_and_printed_of_it() {
    for (style, (game, lines)) in Lang::ALL.into_iter().flat_map(styles).flat_map(|style| SET_UP.map(|it| (style, it)))
    {
        let mut first = set_up(style, game);
        let echoes: Vec<String> = lines.iter().flat_map(|line| told(&first.line(line), style.form)).collect();
        let wanted = position(&first);
        let mut all = set_up(style, game);
        lines.iter().for_each(|line| drop(all.line(line)));
        let read_out = told(&all.line("done"), style.form);
        // Behind the position: who plays.
        let read_out: Vec<String> = read_out.iter().skip(1).take(3).cloned().collect();
        for said in [echoes, read_out] {
            let mut second = set_up(style, game);
            let typed: Vec<&String> = said.iter().filter(|line| !is_unusual(line, style.lang)).collect();
            typed.iter().for_each(|line| drop(second.line(line)));
            assert_eq!(position(&second).fen(), wanted.fen(), "{style:?} {game}: {typed:#?}");
        }
    }
}

/// Whether a line only remarks upon the position.
fn is_unusual(line: &str, lang: Lang) -> bool {
    let text = Wording::new(lang).label("set-up-no-pieces");
    text.split(':').next().is_some_and(|word| line.starts_with(word))
}

#[test]
fn what_is_said_while_a_position_is_set_up_does_the_same_when_it_is_said_back() {
    for (style, (game, lines)) in
        Lang::ALL.map(Style::spoken).into_iter().flat_map(|style| SET_UP.map(|it| (style, it)))
    {
        let place = if game == "international" { "31" } else { "h8" };
        for command in [format!("remove {place}"), "clear".to_owned(), "start position".to_owned()] {
            let mut desks = [set_up(style, game), set_up(style, game)];
            for desk in &mut desks {
                lines.iter().for_each(|line| drop(desk.line(line)));
            }
            let [first, second] = &mut desks;
            let said = told(&first.line(&command), style.form).remove(0);
            second.line(&said);
            assert_eq!(position(second).fen(), position(first).fen(), "{style:?} {game}: {command}: {said}");
        }
        let mut desk = set_up(style, game);
        lines.iter().for_each(|line| drop(desk.line(line)));
        let wording = Wording::new(style.lang);
        desk.line(&wording.render(&message::set_up_done(), style));
        assert!(desk.set_up().is_none(), "{style:?} {game}");
    }
}

#[test]
fn a_replay_goes_to_the_positions_that_it_names_as_it_names_them() {
    for style in Lang::ALL.into_iter().flat_map(|lang| [Style::spoken(lang), Style::written(lang)]) {
        let mut desk = desk(style.lang, style);
        desk.replay(Path::new("fixtures/journal/v1-russian.ron"), None, None).expect("a replay");
        let place = |desk: &Desk| desk.player().expect("a replay").place();
        let (_, last) = place(&desk);
        assert!(last > 3, "{last}");
        for step in 1..=last {
            desk.line("first");
            let said = (0..step).map(|_| desk.line("next")).last().map(|_| ());
            assert_eq!(said, Some(()));
            // There and back: what a jump says of the place leads there.
            desk.line("back");
            let said = told(&desk.line(&format!("position {step}")), style.form).remove(0);
            assert_eq!(place(&desk), (step, last));
            desk.line("first");
            desk.line(&said);
            assert_eq!(place(&desk), (step, last), "{style:?}: {said}");
        }
        // Numbers that no short game has.
        let (wording, lexicon) = (Wording::new(style.lang), Lexicon::of(style.lang));
        for number in [21, 100, 101, 121, 234, 999] {
            let place = message::replay_position(number, 1000);
            let said = wording.render(&place, style);
            let expected = Ok(Intent::Replay(ReplayRequest::Position { number }));
            assert_eq!(lexicon.replay(&Tokens::new(&said)), expected, "{style:?}: {said}");
        }
        let start = told(&desk.line("first"), style.form).remove(0);
        desk.line("end");
        desk.line(&start);
        assert_eq!(place(&desk), (0, last), "{style:?}: {start}");
    }
}
