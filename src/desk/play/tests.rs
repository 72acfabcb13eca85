//! The phrases of the hall, each with the command that it is: `fixtures/phrases`.

use std::sync::Arc;

use super::*;
use crate::archive::PlainFolder;
use crate::out::text_name;
use crate::test_game::new_game;
use crate::{Config, NewGame};
use golos_game::{Mode, Press};
use golos_rules::Side;
use golos_table::VirtualTime;
use golos_wording::{Lang, Style, Wording};

const RU: &str = include_str!("../../../fixtures/phrases/ru.txt");
const UK: &str = include_str!("../../../fixtures/phrases/uk.txt");
const EN: &str = include_str!("../../../fixtures/phrases/en.txt");

/// A position of draughts with captures, and one of chess with captures and both castlings.
const TAKING: &str = "W:Wc3,e3,g3,a1:Bd4,h8";
const RICH: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// What is heard of a line that is no command.
const NOTHING: &str = "!";

/// A board as the heading of a table says: its rules, at whose terminal, and what was before.
fn board(heading: &str, lang: Lang, presenter: &Presenter) -> Play {
    let mut words = heading.trim_matches(['[', ']']).split_whitespace();
    let (rules, position) = match words.next().expect("rules") {
        "taking" => ("russian", Some(TAKING)),
        "rich" => ("chess", Some(RICH)),
        rules => (rules, None),
    };
    let ears = match words.next() {
        Some("arbiter") => Subscription::of(Seat::Arbiter),
        Some("white") => Subscription::of(Seat::Player(Side::White)),
        Some("black") => Subscription::of(Seat::Player(Side::Black)),
        Some("shared") => Subscription::All,
        other => panic!("{other:?}"),
    };
    let position = position.map(str::to_owned);
    let game = NewGame { position, ..new_game(rules, lang, Press::Manual, Mode::Rated) };
    let style = Style::written(lang);
    let config = Config { lang, style, ears: Some(ears), folder: None, archive: Arc::new(PlainFolder) };
    let time: Arc<dyn golos_table::Time> = Arc::new(VirtualTime::default());
    let (mut play, _) = Play::open(game, &config, &time, presenter).expect("a game");
    let lines: &[&str] = match words.next() {
        Some("ready") => &[],
        Some("first") => &["a: start"],
        Some("absent") => &["a: absent black"],
        Some("over") => &["a: start", "a: result draw because agreed", "a: yes"],
        Some(other) => panic!("{other}"),
        None => &["a: start", "w: e3-d4", "w: press"],
    };
    for line in lines {
        let intent = play.read(&play.tokens(line, presenter.lexicon), presenter).expect("a command");
        let _ = play.take(play.seat(), intent, presenter);
    }

    play
}

/// What a line is: a command, or what is heard instead of one.
fn meaning(line: &str, heading: &str, lang: Lang, presenter: &Presenter) -> Result<Intent, String> {
    let mut play = board(heading, lang, presenter);
    match play.read(&play.tokens(line, presenter.lexicon), presenter) {
        Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. }) if !play.is_move(&text) => {
            Err(NOTHING.to_owned())
        }
        Ok(intent) => Ok(in_full(intent, &play)),
        // Its reason was noted behind it.
        Err(out) if out.iter().any(|out| text_name(out) == "note-added") => Err("noted".to_owned()),
        Err(out) => Err(format!("?{}", out.first().map_or("", text_name))),
    }
}

/// The same with a move or a place as the board names it, however it was said.
fn in_full(intent: Intent, play: &Play) -> Intent {
    let board = play.state().board();
    let in_full = |ask: Request| match ask {
        Request::Move(MoveRequest::Make(text)) => {
            let read = board.read(&text, play.state().notation());
            Request::Move(MoveRequest::Make(read.map_or(text, |mv| board.full(&mv))))
        }
        Request::Record(RecordRequest::Query(Query::Place(text))) => {
            let told = golos_speech::place(board, &text, play.state().notation(), &Wording::new(Lang::En));
            Request::Record(RecordRequest::Query(Query::Place(told.key().to_owned() + &format!("{told:?}"))))
        }
        other => other,
    };
    match intent {
        Intent::Game { by, ask } => Intent::Game { by, ask: in_full(ask) },
        other => other,
    }
}

/// How many phrases there are, and those that are not what they should be.
fn misread(lang: Lang, table: &str) -> (usize, Vec<String>) {
    let presenter = Presenter::new(lang, Style::written(lang));
    let (mut heading, mut count, mut faults) = ("", 0, Vec::new());
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with('[') {
            heading = line;
            continue;
        }
        let (phrase, means) = line.split_once(" = ").expect("a phrase and its meaning");
        count += 1;
        let read = meaning(phrase, heading, lang, &presenter);
        let expected = match means {
            _ if means == NOTHING || means.starts_with('?') => Err(means.to_owned()),
            means => meaning(means, heading, lang, &presenter),
        };
        let is_nothing = means == NOTHING && read == Err("?refuse-behind".to_owned());
        if read != expected && !is_nothing {
            faults.push(format!("{heading} {phrase}: {read:?}, not {means}"));
        }
    }
    (count, faults)
}

#[test]
fn the_phrases_of_the_hall_are_commands() {
    for (lang, table) in [(Lang::Ru, RU), (Lang::Uk, UK), (Lang::En, EN)] {
        let (count, faults) = misread(lang, table);
        assert!(faults.is_empty(), "{lang}: {} of {count}\n{}", faults.len(), faults.join("\n"));
    }
}
