//! `golos moves`, `perft` and `fouls` of chess and renju, as scripts run them.

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};

use crate::program::{golos, said};

#[test]
fn moves_counts_and_fouls_are_listed_for_scripts() {
    for (args, text) in [
        (&["perft", "--rules", "chess", "--depth", "3"][..], "8902\n"),
        (&["perft", "--rules", "chess960", "--depth", "2", "--divide"], "a2-a3: 20\n"),
        (&["moves", "--rules", "renju"], "h8\n"),
        (&["moves", "--rules", "chess", "--letters", "ru"], "Кb1-a3\tb1\ta3\t\n"),
        (&["fouls", "--rules", "renju", "--position", "b:g8,h9,h10,j8 w:a1,c1,e1,g1"], "h8\tdouble-three\n"),
        (
            &["fouls", "--rules", "renju", "--letters", "a-o", "--position", "b:i9,i10,j8,h8 w:a1 turn:b"],
            "i8\tdouble-three\n",
        ),
    ] {
        let output = golos(args, None);
        assert!(output.status.success(), "{}", said(&output.stderr));
        assert!(said(&output.stdout).contains(text), "{args:?}: {}", said(&output.stdout));
    }
}

#[test]
fn a_position_that_cannot_be_read_is_answered_with_one_that_can() {
    for (rules, position, why, example) in [
        ("chess", "e4", "the side to move is w or b", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("renju", "b:h8,h8", "two stones on one point: h8", "b:h8,i9 w:h9 turn:w"),
        ("russian", "W:Wa2", "a light square: a2", "W:Wa1,c3,Kd4:Bb8"),
    ] {
        let output = golos(&["moves", "--rules", rules, "--position", position], None);
        let refused = format!("golos: no position \"{position}\": {why}; write it as {example}\n");
        assert_eq!((output.status.code(), said(&output.stderr)), (Some(2), refused));
    }
    let output = golos(&["fouls", "--rules", "chess"], None);
    assert_eq!((output.status.code(), said(&output.stderr).contains("renju has")), (Some(2), true));
}

#[test]
fn rules_of_ones_own_serve_where_those_of_the_house_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = folder.path().join("mine.ron");
    fs::write(&rules, "(id: \"mine\", base: \"russian-2022\")").expect("a file");
    let rules = rules.display().to_string();
    let moves = golos_at(folder.path(), &["moves", "--rules", &rules]);
    assert_eq!((moves.status.code(), String::from_utf8_lossy(&moves.stdout).lines().count()), (Some(0), 7));
    let games = folder.path().join("game.pdn").display().to_string();
    fs::write(&games, "1. c3-d4 *\n").expect("a file");
    for args in [&["check", "--rules", &rules, &games][..], &["convert", "--rules", &rules, &games, "-", "--to", "ron"]]
    {
        let output = golos_at(folder.path(), args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn broken_settings_keep_nobody_from_checking_a_file() {
    let home = tempfile::tempdir().expect("a folder");
    let settings = home.path().join(".config/golos");
    fs::create_dir_all(&settings).expect("a folder");
    fs::write(settings.join("settings.ron"), "(lang: \"xx\"").expect("a file");
    let games = home.path().join("game.pdn").display().to_string();
    fs::write(&games, "1. c3-d4 *\n").expect("a file");
    let output = golos_at(home.path(), &["check", &games]);
    let aside = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), aside.contains("settings.ron")), (Some(0), true), "{aside}");
}

#[test]
fn what_ends_the_program_is_told_in_the_language_of_him_who_started_it() {
    let home = tempfile::tempdir().expect("a folder");
    let event = |name: &str, text: &str| {
        let path = home.path().join(name);
        fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let empty = event("empty.trf", "012 Cup\n");
    let tabs = event("tabs.trf", "001\t1\n");
    let none = home.path().join("none.trf").display().to_string();
    let (pair, system) = ("pair", ["--system", "dutch"]);
    for args in [
        &["standings", &empty][..],
        &["standings", &tabs],
        &["standings", &none],
        &[pair, system[0], system[1], &empty],
        &[pair, system[0], system[1], &tabs],
        &["moves", "--rules", "chess", "--position", "e4"],
        &["moves", "--rules", "russian", "--position", "чепуха"],
        &["fouls", "--rules", "chess"],
        &["perft", "--rules", "chess", "--depth", "99"],
        &["play", "--rules", "chess", "--position", "чепуха"],
    ] {
        for lang in ["ru", "uk"] {
            let typed: Vec<&str> = ["--lang", lang].iter().chain(args).copied().collect();
            let output = golos_at(home.path(), &typed);
            let told = said(&output.stderr);
            // The example of a position is in letters of its own.
            let prose = told.split_once(": ").map_or("", |(_, prose)| prose);
            let shown = prose.replace(home.path().to_str().unwrap_or_default(), "");
            let latin = |word: &str| word.len() > 5 && word.bytes().all(|byte| byte.is_ascii_lowercase());
            let foreign: Vec<&str> = shown.split_whitespace().filter(|word| latin(word)).collect();
            assert_eq!((output.status.code(), foreign.as_slice()), (Some(2), &[][..]), "{args:?}: {told}");
            assert!(told.chars().any(|letter| ('а'..='я').contains(&letter)), "{args:?}: {told}");
        }
    }
}

#[test]
fn broken_settings_are_named_in_the_language_and_left_aside() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join(".config/golos");
    fs::create_dir_all(&folder).expect("a folder");
    let settings = folder.join("settings.ron");
    for (text, lang, told) in [
        ("(lang: \"xx\"", "en", "The settings file was ignored."),
        ("lang", "ru", "Настройки не применены."),
        ("(theme: \"пурпурная\")", "uk", "Налаштування не застосовано."),
    ] {
        fs::write(&settings, text).expect("a file");
        for args in [&["profiles"][..], &["--view", "linear", "--voice", "none", "course"]] {
            let typed: Vec<&str> = ["--lang", lang].iter().chain(args).copied().collect();
            let output = golos_at(home.path(), &typed);
            let heard = said(&output.stdout).to_string() + &said(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{args:?}: {heard}");
            assert!(heard.contains(told) && heard.contains("settings.ron"), "{args:?}: {heard}");
            assert_eq!(fs::read_to_string(&settings).ok().as_deref(), Some(text), "the file stays as it was");
        }
    }
}

fn golos_at(home: &Path, args: &[&str]) -> Output {
    let mut command = crate::support::command();
    command.env_clear().env("HOME", home).args(args).stdin(Stdio::null()).output().expect("golos runs")
}
