//! How one is spoken to, changed by word in the middle of a game, in every language.

use std::sync::Arc;

use super::{new_game, typed};
use golos::desk::{Config, Desk, Out};
use golos::files::Disk;
use golos::game::{Event, HearingEvent, Press};
use golos::journal;
use golos::speech::Subscription;
use golos::speech::voices::Rate;
use golos::table::VirtualTime;
use golos::wording::{Alphabet, Form, Lang, Level, Style};

fn board(lang: Lang, folder: Option<&std::path::Path>) -> Desk {
    let (style, folder) = (Style::spoken(lang), folder.map(std::path::Path::to_owned));
    let config = Config { lang, style, ears: Some(Subscription::All), folder, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    desk.open(new_game("russian", Press::Automatic)).expect("a game");
    desk
}

fn spoken(out: &[Out]) -> Vec<String> {
    out.iter().filter_map(|out| out.spoken.as_ref()).map(|utter| utter.text.clone()).collect()
}

#[test]
fn the_voice_is_slower_louder_and_silent_by_word_and_stays_within_its_bounds() {
    for (lang, [slower, faster, louder, mute, unmute], limit) in [
        (Lang::En, ["slower", "faster", "louder", "mute", "unmute"], "That is the limit."),
        (Lang::Ru, ["медленнее", "быстрее", "громче", "замолчи", "включи голос"], "Это предел."),
        (Lang::Uk, ["повільніше", "швидше", "гучніше", "замовкни", "увімкни голос"], "Це межа."),
    ] {
        let mut desk = board(lang, None);
        typed(&mut desk, &format!("{slower} / {slower} / {faster} / {louder} / {mute}"));
        let manner = desk.manner();
        assert_eq!((manner.tuning.rate.get(), manner.tuning.volume.get(), manner.is_mute), (-10, 10, true), "{lang}");
        typed(&mut desk, unmute);
        assert!(!desk.manner().is_mute);
        for _ in 0..11 {
            typed(&mut desk, faster);
        }
        assert_eq!((desk.manner().tuning.rate, typed(&mut desk, faster)), (Rate::new(100), vec![limit.to_owned()]));
    }
}

#[test]
fn how_much_is_said_and_how_squares_are_named_changes_with_the_next_move_and_in_the_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = board(Lang::Ru, Some(folder.path()));
    desk.line("начать");
    assert_eq!(spoken(&desk.line("c3-d4")), ["цэ три – дэ четыре"]);
    desk.line("подробнее");
    assert_eq!(desk.manner().level, Level::Full);
    let full = spoken(&desk.line("b6-a5"));
    assert!(full.iter().any(|text| text.ends_with("Чёрные, первый ход.")), "{full:?}");
    desk.line("короче");
    assert_eq!(spoken(&desk.line("алфавит анна"))[0], "Поля называются так: Цезарь драй, Ева фюнф.");
    assert_eq!(spoken(&desk.line("g3-f4")), ["Густав драй – Феликс фир"]);
    assert_eq!((desk.manner().level, desk.manner().alphabet), (Level::Normal, Alphabet::AnnaHector));
    drop(desk);
    let file = std::fs::read_dir(folder.path()).expect("a folder").flatten().next().expect("a journal").path();
    let log = journal::read(&std::fs::read(file).expect("the journal"));
    let heard: Vec<String> = log
        .records
        .into_iter()
        .filter_map(|record| match record.recorded.event {
            Event::Hearing(HearingEvent::Said(said)) => Some(said.text),
            _ => None,
        })
        .collect();
    assert!(heard.iter().any(|text| text == "Густав драй – Феликс фир"), "{heard:#?}");
}

#[test]
fn the_last_sentences_are_had_again_and_the_last_one_so_that_it_cannot_be_misheard() {
    for (lang, words, again, spelt) in [
        (Lang::En, ["repeat 2", "spell"], ["c3 to d4", "b6 to a5"], "Bravo six to Alpha five"),
        (Lang::Ru, ["повтори 2", "по буквам"], ["c3 – d4", "b6 – a5"], "Борис шесть – Анна пять"),
        (Lang::Uk, ["повтори два", "по літерах"], ["c3 – d4", "b6 – a5"], "Богдан шість – Андрій п'ять"),
    ] {
        let mut desk = board(lang, None);
        typed(&mut desk, "start / c3-d4 / b6-a5");
        assert_eq!(typed(&mut desk, words[0]), again, "{lang}");
        assert_eq!(spoken(&desk.line(words[1])), [spelt], "{lang}");
        // What was had again is not said anew: the same sentences are the last ones.
        assert_eq!(typed(&mut desk, words[0]), again, "{lang}");
    }
}

#[test]
fn lines_are_written_in_the_words_of_a_voice_where_that_is_asked_for() {
    for (lang, words, signs, written, spoken) in [
        (
            Lang::En,
            "text words",
            "text signs",
            "You 1:30:00, opponent 1:30:00.",
            "You one hour thirty minutes, opponent one hour thirty minutes.",
        ),
        (Lang::Ru, "текст словами", "текст знаками", "Вы – 1:30:00,", "Вы – один час тридцать минут,"),
        (Lang::Uk, "текст словами", "текст знаками", "Ви – 1:30:00,", "Ви – одна година тридцять хвилин,"),
    ] {
        let mut desk = board(lang, None);
        typed(&mut desk, "start");
        let asked = typed(&mut desk, "w: clock").concat();
        assert!(asked.starts_with(written), "{lang}: {asked}");
        typed(&mut desk, words);
        assert_eq!(desk.manner().text, Form::Spoken);
        let asked = typed(&mut desk, "w: clock").concat();
        assert!(asked.starts_with(spoken), "{lang}: {asked}");
        typed(&mut desk, signs);
        let asked = typed(&mut desk, "w: clock").concat();
        assert!(asked.starts_with(written), "{lang}: {asked}");
    }
}

#[test]
fn sounds_are_listed_set_and_heard_by_name_and_what_is_repeated_sounds_no_more() {
    use golos::speech::Sound;
    for (lang, [list, off, on, bell, softer, one], repeat) in [
        (
            Lang::En,
            ["sounds", "turn the sounds off", "sounds on", "terminal bell", "sounds quieter", "sound draw offer"],
            "repeat 2",
        ),
        (
            Lang::Ru,
            ["звуки", "звуки выключить", "включи звуки", "звонок терминала", "звуки тише", "звук предложения"],
            "повтор два",
        ),
        (
            Lang::Uk,
            ["звуки", "вимкнути звуки", "звуки увімкнути", "дзвінок термінала", "звуки тихіше", "звук пропозиції"],
            "повтори два",
        ),
    ] {
        let mut desk = board(lang, None);
        let asked = |out: &[Out]| -> Vec<Sound> { out.iter().filter_map(|out| out.spoken.as_ref()?.sound).collect() };
        assert_eq!(asked(&desk.line(list)), Sound::ALL, "{lang}");
        assert_eq!(asked(&desk.line(one)), [Sound::Offer], "{lang}");
        for (words, set) in [(off, "off"), (on, "on"), (bell, "bell")] {
            desk.line(words);
            assert_eq!(desk.manner().wishes.sounds.as_deref(), Some(set), "{words}");
        }
        desk.line(softer);
        assert_eq!(desk.manner().wishes.sounds_volume, Some(-10), "{lang}");
        typed(&mut desk, "start");
        let sounds = |out: &[Out]| -> Vec<Sound> { out.iter().filter_map(|out| out.sound).collect() };
        assert_eq!(sounds(&desk.line("c3-d4")), [Sound::Moved], "{lang}");
        assert_eq!(sounds(&desk.line("accept")), [Sound::Refused], "{lang}");
        let again = desk.line(repeat);
        assert!(again.len() == 2 && sounds(&again).is_empty(), "{lang}: {again:?}");
    }
}
