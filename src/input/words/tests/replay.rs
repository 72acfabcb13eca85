//! Words of a replay.

use super::*;

#[test]
fn words_of_a_replay() {
    let go = |number, black| ReplayRequest::Go { number, black };
    let play = |secs| ReplayRequest::Play { pace: Ms::from_secs(secs).get() };
    for (line, ask) in [
        ("", ReplayRequest::Next),
        ("next", ReplayRequest::Next),
        ("back", ReplayRequest::Previous),
        ("first", ReplayRequest::First),
        ("end", ReplayRequest::Last),
        ("12", go(12, false)),
        ("12.", go(12, false)),
        ("go 12 black", go(12, true)),
        ("ход двенадцать, чёрные", go(12, true)),
        ("позиция сто двадцать три из двухсот", ReplayRequest::Position { number: 123 }),
        ("12b", go(12, true)),
        ("12...", go(12, true)),
        ("дальше", ReplayRequest::Next),
        ("12 чёрные", go(12, true)),
        ("play", play(2)),
        ("play 5", play(5)),
        ("play 1m", play(60)),
        ("как было", ReplayRequest::RealTime),
        ("stop", ReplayRequest::Halt),
        ("c", ReplayRequest::Clock),
        ("b", ReplayRequest::Board),
        ("l", ReplayRequest::Repeat),
        ("варианты", ReplayRequest::Variations),
        ("вариант два", ReplayRequest::Variation { number: 2 }),
        ("вариант", ReplayRequest::Variation { number: 1 }),
        ("variation 3", ReplayRequest::Variation { number: 3 }),
        ("назад в партию", ReplayRequest::MainLine),
        ("main line", ReplayRequest::MainLine),
    ] {
        assert_eq!(Lexicon::of(Lang::Ru).replay(&Tokens::new(line)), Ok(Intent::Replay(ask)), "{line:?}");
    }
    assert_eq!(Lexicon::of(Lang::Ru).replay(&Tokens::new("выход")), Ok(Intent::Leave));
    assert_eq!(Lexicon::of(Lang::Ru).replay(&Tokens::new("?")), Ok(Intent::Help));
    let ask = |query| Ok(Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(query)) });
    for (line, query) in [
        ("s c3", Query::Place("c3".to_owned())),
        ("поле d4", Query::Place("d4".to_owned())),
        ("d c1-h6", Query::Place("c1-h6".to_owned())),
        ("большая дорога", Query::Place("большая дорога".to_owned())),
        ("m c3", Query::Moves("c3".to_owned())),
        ("шашки", Query::Pieces),
        ("t", Query::Turn),
    ] {
        assert_eq!(Lexicon::of(Lang::Ru).replay(&Tokens::new(line)), ask(query), "{line}");
    }
    assert_eq!(Lexicon::of(Lang::En).replay(&Tokens::new("square")), Err(CommandParseError::Place));
    let note = |text: &str| Intent::Game { by: None, ask: Request::Record(RecordRequest::Note(text.to_owned())) };
    assert_eq!(Lexicon::of(Lang::Uk).replay(&Tokens::new("нотатка Тут краще d6-c5")), Ok(note("Тут краще d6-c5")));
    assert_eq!(Lexicon::of(Lang::Ru).replay(&Tokens::new("заметка")), Err(CommandParseError::Note));
    for line in ["c3-d4", "d c3:e5", "go", "next 3", "99999999999", "draw"] {
        assert_eq!(Lexicon::of(Lang::En).replay(&Tokens::new(line)), Err(CommandParseError::Unknown(line.to_owned())));
    }
    assert_eq!(Lexicon::of(Lang::En).replay(&Tokens::new("play 0")), Err(CommandParseError::Time("0".to_owned())));
}

#[test]
fn words_of_the_games_of_a_file() {
    let list = |text: &str| GamesRequest::List(text.to_owned());
    for (lang, line, ask) in [
        (Lang::En, "games", list("")),
        (Lang::En, "games Karpov 1985", list("Karpov 1985")),
        (Lang::En, "game 5", GamesRequest::Open(5)),
        (Lang::En, "next game", GamesRequest::Next),
        (Lang::En, "previous game", GamesRequest::Previous),
        (Lang::En, "more games", GamesRequest::More),
        (Lang::Ru, "партии карпов", list("карпов")),
        (Lang::Ru, "список партий", list("")),
        (Lang::Ru, "партия двадцать три", GamesRequest::Open(23)),
        (Lang::Ru, "следующая партия", GamesRequest::Next),
        (Lang::Ru, "предыдущая партия", GamesRequest::Previous),
        (Lang::Ru, "ещё партии", GamesRequest::More),
        (Lang::Uk, "партії", list("")),
        (Lang::Uk, "партія 100", GamesRequest::Open(100)),
        (Lang::Uk, "наступна партія", GamesRequest::Next),
        (Lang::Uk, "попередня партія", GamesRequest::Previous),
        (Lang::Uk, "ще партії", GamesRequest::More),
    ] {
        assert_eq!(Lexicon::of(lang).replay(&Tokens::new(line)), Ok(Intent::Games(ask)), "{line}");
    }
    for line in ["game", "game Karpov", "next game 3"] {
        assert_eq!(Lexicon::of(Lang::En).replay(&Tokens::new(line)), Err(CommandParseError::Unknown(line.to_owned())));
    }
}
