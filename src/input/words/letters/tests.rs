use std::collections::BTreeMap;

use super::days::said;
use super::*;
use golos_wording::Form;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn read(lang: Lang, line: &str) -> Result<LettersRequest, LettersUnread> {
    LettersLexicon::of(lang).read(&Tokens::new(line), day("2026-10-08"))
}

#[test]
fn each_word_of_the_room_means_one_thing() {
    for lang in Lang::ALL {
        let lexicon = LettersLexicon::of(lang);
        let mut meanings: BTreeMap<String, Vec<Verb>> = BTreeMap::new();
        for (phrase, verb) in lexicon.verbs.phrases() {
            let all = meanings.entry(phrase).or_default();
            if !all.contains(&verb) {
                all.push(verb);
            }
        }
        for (phrase, verbs) in meanings {
            assert_eq!(verbs.len(), 1, "{lang}: {phrase} means {verbs:?}");
        }
    }
}

#[test]
fn a_day_is_understood_as_it_is_written_and_as_it_is_said() {
    for lang in Lang::ALL {
        let lexicon = LettersLexicon::of(lang);
        for text in ["2026-10-08", "2026-02-28", "2028-02-29", "2027-01-01", "2026-12-31"] {
            let day = day(text);
            for form in [Form::Written, Form::Spoken] {
                let words = said(&Wording::new(lang), day, form);
                assert_eq!(lexicon.day(&Tokens::new(&words), day), Some(day), "{lang}: {words}");
            }
        }
    }
}

#[test]
fn a_day_is_understood_as_people_type_it() {
    for (lang, line) in [
        (Lang::En, "8 October"),
        (Lang::En, "october 8 2026"),
        (Lang::Ru, "8 октября"),
        (Lang::Ru, "8 октября 2026 года"),
        (Lang::Ru, "восьмого октября 2026"),
        (Lang::Uk, "8 жовтня 2026 року"),
        (Lang::Uk, "08.10"),
    ] {
        let said = LettersLexicon::of(lang).day(&Tokens::new(line), day("2026-10-01"));
        assert_eq!(said, Some(day("2026-10-08")), "{line}");
    }
    for line in ["32 октября", "1", "c3-d4", "30.02.2026", "октябрь"] {
        assert_eq!(LettersLexicon::of(Lang::Ru).day(&Tokens::new(line), day("2026-10-01")), None, "{line}");
    }
}

#[test]
fn lines_are_read_in_each_language() {
    for (lang, line) in [
        (Lang::En, "write c3-b4 if f6-g5 then b2-c3 draw sent 09.10"),
        (Lang::Ru, "ответить c3-b4 если f6-g5, то b2-c3 предлагаю ничью отправлено 09.10"),
        (Lang::Uk, "відповісти c3-b4 якщо f6-g5, то b2-c3 пропоную нічию відправлено 09.10"),
    ] {
        let Ok(LettersRequest::Write(ask)) = read(lang, line) else { panic!("{line}") };
        assert_eq!(ask.moves, "c3-b4", "{line}");
        assert_eq!(ask.offers.len(), 1, "{line}");
        assert!(ask.offers[0].starts_with("f6-g5") && ask.offers[0].ends_with("b2-c3"), "{ask:?}");
        assert_eq!((ask.said.as_slice(), ask.sent), ([Said::OffersDraw].as_slice(), Some(day("2026-10-09"))), "{line}");
    }
    for (lang, line) in [
        (Lang::En, "break from 10.10 to 25.10"),
        (Lang::Ru, "беру перерыв с 10 октября по 25 октября"),
        (Lang::Ru, "перерыв 10.10 25.10"),
        (Lang::Uk, "беру перерву з 10.10 по 25.10"),
    ] {
        let (first, last) = (day("2026-10-10"), day("2026-10-25"));
        assert_eq!(
            read(lang, line),
            Ok(LettersRequest::Break { by: None, first, last, told: None, is_allowed: false }),
            "{line}"
        );
    }
    for (lang, line) in [
        (Lang::En, "write c3-b4 break from 10.10 to 25.10 sent 09.10"),
        (Lang::Ru, "ответить c3-b4 беру перерыв с 10 октября по 25 октября отправлено 09.10"),
        (Lang::Uk, "відповісти c3-b4 перерва 10.10 25.10 відправлено 09.10"),
    ] {
        let Ok(LettersRequest::Write(ask)) = read(lang, line) else { panic!("{line}") };
        assert_eq!((ask.moves.as_str(), ask.sent), ("c3-b4", Some(day("2026-10-09"))), "{line}");
        assert_eq!(ask.said, [Said::TakesBreak(day("2026-10-10"), day("2026-10-25"))], "{line}");
    }
    assert_eq!(read(Lang::Ru, "думаю").map(|ask| matches!(ask, LettersRequest::Write(_))), Ok(true));
    let ask = TakeRequest {
        file: Some("letter.txt".to_owned()),
        postmark: Some(day("2026-10-03")),
        arrived: Some(day("2026-10-08")),
        ..TakeRequest::default()
    };
    assert_eq!(read(Lang::Ru, "принять letter.txt штемпель 03.10 пришло 08.10"), Ok(LettersRequest::Take(ask)));
    assert_eq!(read(Lang::Ru, "письмо два"), Ok(LettersRequest::Letter(Some(2))));
    assert_eq!(read(Lang::Uk, "лист"), Ok(LettersRequest::Letter(None)));
    assert_eq!(read(Lang::En, ""), Ok(LettersRequest::Next));
    assert_eq!(read(Lang::En, "break 10.10"), Err(LettersUnread::TwoDays));
    assert_eq!(read(Lang::En, "write"), Err(LettersUnread::Moves));
    assert!(matches!(read(Lang::Ru, "полёт"), Err(LettersUnread::Unknown(_))));
}

#[test]
fn rulings_are_read_with_their_parts_in_any_order() {
    for (lang, line) in [
        (Lang::En, "warning black R-10.2.6"),
        (Lang::Ru, "предупреждение чёрным R-10.2.6"),
        (Lang::Ru, "предупреждение статья R-10.2.6 чёрным"),
        (Lang::Uk, "попередження чорним R-10.2.6"),
    ] {
        let parts =
            RulingParts { side: Some(Side::Black), articles: vec!["R-10.2.6".to_owned()], ..RulingParts::default() };
        assert_eq!(read(lang, line), Ok(LettersRequest::Rule { kind: RulingKind::Warning, parts, on: None }), "{line}");
    }
    let Ok(LettersRequest::Rule { kind, parts, .. }) = read(Lang::Ru, "присудить 1/2") else {
        panic!("no ruling")
    };
    assert_eq!((kind, parts.score), (RulingKind::Result, Some(Score::Draw)));
    for (lang, line, score) in [
        (Lang::Ru, "присудить ничью", Score::Draw),
        (Lang::Ru, "присудить белым", Score::White),
        (Lang::Uk, "присудити нічию", Score::Draw),
        (Lang::En, "result black", Score::Black),
    ] {
        let Ok(LettersRequest::Rule { parts, .. }) = read(lang, line) else { panic!("{line}") };
        assert_eq!(parts.score, Some(score), "{line}");
    }
    let Ok(LettersRequest::Rule { kind, parts, .. }) = read(Lang::Ru, "отклонить шесть дней") else {
        panic!("no ruling")
    };
    assert_eq!((kind, parts.days), (RulingKind::Rejected, Some(6)));
}
