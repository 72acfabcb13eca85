//! The board in signs, for fingers: a line fits the shortest braille display, and no voice reads it.

use std::sync::Arc;

use super::new_game;
use crate::support::text_name;
use golos::desk::{Config, Desk};
use golos::files::Disk;
use golos::game::Press;
use golos::speech::Subscription;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

fn desk(rules: Option<&str>, lang: Lang) -> Desk {
    let config = Config {
        lang,
        style: Style::written(lang),
        ears: Some(Subscription::All),
        folder: None,
        archive: Arc::new(Disk),
    };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    if let Some(rules) = rules {
        desk.open(new_game(rules, Press::Automatic)).expect("a game");
    }
    desk
}

const WORDS: [(Lang, &str); 3] = [(Lang::En, "board braille"), (Lang::Ru, "доска брайль"), (Lang::Uk, "дошка брайль")];

#[test]
fn u_v_13_the_board_is_read_with_fingers_a_sign_a_square_and_a_rank_a_line() {
    for (rules, lang, first, second, last) in [
        ("russian", Lang::En, "8 -b-b-b-b", "7 b-b-b-b-", "  abcdefgh"),
        ("russian", Lang::Ru, "8 -ч-ч-ч-ч", "7 ч-ч-ч-ч-", "  abcdefgh"),
        ("international", Lang::Uk, " 1 -ч-ч-ч-ч-ч", " 6 ч-ч-ч-ч-ч-", "46 б-б-б-б-б-"),
        ("chess", Lang::En, "8 rnbqkbnr", "7 pppppppp", "  abcdefgh"),
        ("chess", Lang::Ru, "8 лксфрскл", "7 пппппппп", "  abcdefgh"),
        ("chess", Lang::Uk, "8 тксфрскт", "7 пппппппп", "  abcdefgh"),
        ("renju", Lang::En, "15 ...............", "14 ...............", "   abcdefghjklmnop"),
    ] {
        let mut desk = desk(Some(rules), lang);
        let words = WORDS.into_iter().find(|(of, _)| *of == lang).map_or("", |(_, words)| words);
        let out = desk.line(words);
        let lines: Vec<&str> = out.iter().map(|out| out.written.as_str()).collect();
        assert_eq!((lines[0], lines[1], lines.last().copied()), (first, second, Some(last)), "{lines:#?}");
        for narrow in [40, 20] {
            assert!(lines.iter().all(|line| line.chars().count() <= narrow), "{lines:#?}");
        }
        assert!(out.iter().all(|out| out.spoken.is_none()));
        assert!(lines.iter().all(|line| line.chars().all(|sign| !('\u{2800}'..='\u{28ff}').contains(&sign))));
    }
}

#[test]
fn r_9_2_2_2_the_marked_points_are_felt_and_so_is_a_stone() {
    let mut desk = desk(Some("renju"), Lang::En);
    desk.line("start");
    desk.line("h8");
    let lines: Vec<String> = desk.line("board braille").into_iter().map(|out| out.written).collect();
    assert_eq!([lines[3].as_str(), &lines[7]], ["12 ...+.......+...", " 8 .......b......."], "{lines:#?}");
}

#[test]
fn help_tells_the_signs_once_and_only_those_of_the_game() {
    for (lang, help) in [(Lang::En, "? board"), (Lang::Ru, "? доска"), (Lang::Uk, "? дошка")] {
        for (rules, own) in [("russian", 0), ("chess", 1), ("renju", 2)] {
            let mut desk = desk(Some(rules), lang);
            let keys: Vec<&str> = desk.line(help).iter().map(text_name).collect();
            let all = ["help-play-braille-draughts", "help-play-braille-chess", "help-play-braille-renju"];
            let told: Vec<&str> = keys.into_iter().filter(|key| key.starts_with("help-play-braille")).collect();
            assert_eq!(told, [all[own]], "{lang} {rules}");
        }
    }
}

#[test]
fn without_a_board_it_is_said_so() {
    for (lang, words) in WORDS {
        let out = desk(None, lang).line(words);
        assert!(out.len() == 1 && out[0].refused, "{lang}: {out:?}");
    }
}
