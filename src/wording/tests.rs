mod typed;

use super::*;
use crate::message;
use golos_clock::Ms;
use golos_rules::Side;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The text of each key and level in one language: `move-quiet`, `move-quiet.full`.
fn texts(lang: Lang) -> BTreeMap<String, &'static str> {
    let mut texts = BTreeMap::new();
    let mut message = "";
    for line in lang.row().texts.iter().flat_map(|source| source.lines()) {
        let Some((head, text)) = line.split_once(" = ") else {
            assert!(line.is_empty() || line.starts_with('#'), "{lang}: stray line {line}");
            continue;
        };
        let key = match head.strip_prefix("    .") {
            Some(level) => format!("{message}.{level}"),
            None => {
                message = head;
                head.to_owned()
            }
        };
        assert!(texts.insert(key.clone(), text).is_none(), "{lang}: {key} twice");
    }
    texts
}

/// The slots that a text uses: its variables without their grammar.
fn slots_of(text: &str) -> BTreeSet<String> {
    const GRAMMAR: [&str; 11] =
        ["_card_gen", "_ord_f", "_ord", "_gen", "_dat", "_acc", "_f", "_then", "_boards", "_matches", "_whole"];
    let variables = text.split('$').skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default());
    variables
        .map(|variable| GRAMMAR.iter().find_map(|end| variable.strip_suffix(end)).unwrap_or(variable).to_lowercase())
        .collect()
}

/// Something fitting for a slot of this name, and for this key.
fn sample(key: &str, slot: &str) -> Slot {
    let squares = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let text = |words: &str| Slot::Text(words.to_owned());
    let capture = || {
        message::move_chain(
            Slot::Square("b4".to_owned()),
            Slot::Squares(squares(&["d6", "f8"])),
            Slot::Squares(squares(&["c5", "e7"])),
        )
    };
    match slot {
        "white" | "black" if key.starts_with("ask-") => {
            Slot::Pieces { men: squares(&["c3", "e5"]), kings: squares(&["a1"]) }
        }
        "side" => Side::White.into(),
        "other" => Side::Black.into(),
        "n" | "count" => 21.into(),
        "m" => 40.into(),
        "r" => 3.into(),
        "a" | "b" if key == "end-score" => Slot::Score(3),
        "b" if key == "board-legend" => text("дэ"),
        "b" if !key.starts_with("entry") => Ms::from_secs(161).into(),
        "a" if key == "board-legend" => text("дэ"),
        "time" | "least" | "own" | "opp" | "own_used" | "opp_used" | "w" => Ms::from_secs(161).into(),
        "from" | "to" | "sq" | "letter" => Slot::Square("c3".to_owned()),
        "chain" | "chain1" | "chain2" | "taken" | "squares" => Slot::Squares(squares(&["d6", "f8"])),
        "list" if key == "claim-upheld" || key.starts_with("event-") || key == "hall-leave-games" => {
            Slot::Numbers(vec![12, 18, 24])
        }
        "list" if key == "refuse-no-profile" => Slot::Texts(squares(&["блиц", "быстрые"])),
        "words" => Slot::Texts(squares(&["доска", "д"])),
        "list" => Slot::Phrases(squares(&["claim-repetition", "claim-balance"])),
        "pieces" if key == "entry-majority" => Slot::Count(3, Noun::Piece),
        "pieces" | "placement" => Slot::Placement(vec![
            ("piece-white-man".to_owned(), "c3".to_owned()),
            ("piece-empty".to_owned(), "e5".to_owned()),
        ]),
        "castling" => Slot::Phrase("castling-short".to_owned()),
        "end" => Slot::Tail(squares(&["chessman-queen", "tail-check"])),
        "piece" => Slot::Phrase("piece-black-king".to_owned()),
        "move" | "a" | "b" | "example" => capture().into(),
        "choices" => Slot::Choices(vec![capture(), capture(), capture()]),
        "claim" => Slot::Phrase("claim-repetition".to_owned()),
        "kind" | "reason" | "what" => Slot::Phrase("irr-two-moves".to_owned()),
        "why" => Slot::Phrase("face-why-pipe".to_owned()),
        "diagonal" => Slot::Phrase("diagonal-great-road".to_owned()),
        "article" => Slot::Article("U-V.6.4.2".to_owned()),
        "articles" => Slot::Articles(squares(&["U-V.6.4.2", "FIDE-D.2.1"])),
        "law" => Slot::Law("U-V.13.12a".to_owned()),
        "result" if key == "arb-result" => Slot::Phrase("result-draw".to_owned()),
        "result" => message::end_draw_agreed().into(),
        "control" => Slot::Control("1h30/40; 45+30s".parse().expect("a control")),
        _ => text("слово"),
    }
}

/// The English texts, read once for all the sentences that are filled.
static ENGLISH: LazyLock<BTreeMap<String, &'static str>> = LazyLock::new(|| texts(Lang::En));

fn filled(key: &'static str) -> Sentence {
    let texts = &*ENGLISH;
    let levels = ["", ".brief", ".full"].map(|level| texts.get(&format!("{key}{level}")).copied().unwrap_or_default());
    let slots: BTreeSet<String> = levels.iter().flat_map(|text| slots_of(text)).collect();
    slots.into_iter().fold(Sentence::new(key), |sentence, slot| {
        let filling = sample(key, &slot);
        sentence.with(String::leak(slot), filling)
    })
}

/// Texts that are not sentences of their own: parts that the code composes, and what people type.
fn is_part(key: &str) -> bool {
    ["control-", "article-", "list-", "diagonal-between", "words-", "event-word-"]
        .iter()
        .any(|part| key.starts_with(part))
}

#[test]
fn the_texts_are_sound_fluent() {
    for lang in Lang::ALL {
        for source in lang.row().texts {
            assert_eq!(catalog::bundle(lang, source).1, Vec::<String>::new(), "{lang}");
        }
        assert_eq!(catalog::keys_of(lang).len(), texts(lang).keys().filter(|key| !key.contains('.')).count());
    }
}

#[test]
fn each_language_has_the_same_keys_levels_and_slots() {
    let en = texts(Lang::En);
    for lang in [Lang::Ru, Lang::Uk] {
        let other = texts(lang);
        assert_eq!(en.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{lang}");
        for (key, text) in &other {
            assert_eq!(slots_of(en[key]), slots_of(text), "{lang}: {key}");
        }
    }
    assert!(keys().len() > 300);
}

#[test]
fn the_cyrillic_texts_hold_no_digit_no_latin_letter_and_no_stray_apostrophe() {
    for lang in [Lang::Ru, Lang::Uk] {
        // The names of games are typed with their numbers, and what is only written is never said.
        for (key, text) in
            texts(lang).into_iter().filter(|(key, _)| !key.starts_with("words-menu-") && !key.ends_with(".written"))
        {
            let plain: String =
                text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
            let stray = |c: char| c.is_ascii_alphanumeric() || matches!(c, '\u{2019}' | '\u{2bc}' | '\u{301}');
            assert!(!plain.contains(stray), "{lang}: {key} = {text}");
        }
    }
}

#[test]
fn every_sentence_is_rendered_whole_in_every_style() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| !is_part(key)) {
            let sentence = filled(key);
            for level in [Level::Brief, Level::Normal, Level::Full] {
                for style in [Style::spoken(lang), Style::written(lang)] {
                    let text = wording.render(&sentence, style.at(level));
                    assert!(!text.is_empty() && !text.contains(['{', '}', '[', ']', '$']), "{lang} {key}: {text}");
                    assert!(!text.contains("..") && !text.contains("  "), "{lang} {key}: {text}");
                }
            }
        }
    }
}

#[test]
fn spoken_russian_and_ukrainian_never_hold_a_digit_or_a_latin_letter() {
    for lang in [Lang::Ru, Lang::Uk] {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| !is_part(key)) {
            for level in [Level::Brief, Level::Normal, Level::Full] {
                let text = wording.render(&filled(key), Style::spoken(lang).at(level));
                assert!(!text.contains(|c: char| c.is_ascii_alphanumeric()), "{lang} {key}: {text}");
            }
        }
    }
}

#[test]
fn full_sentences_begin_with_a_capital() {
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for key in keys().into_iter().filter(|key| !is_part(key) && !key.starts_with("move-")) {
            let text = wording.render(&filled(key), Style::spoken(lang));
            let square_first =
                ["entry-", "ask-square", "ask-last", "hand-", "refuse-light", "refuse-step-occupied", "picture-title"]
                    .iter()
                    .any(|k| key.starts_with(k));
            let first = text.chars().next().unwrap_or_default();
            if text.ends_with('.')
                && !square_first
                && !text.starts_with("слово")
                && !text.starts_with("дэ")
                && !key.starts_with("help-")
            {
                assert!(first.is_uppercase(), "{lang} {key}: {text}");
            }
        }
    }
}

/// A sentence of a move or of a time, as the cases below need them.
fn quiet(from: &str, to: &str) -> Sentence {
    Sentence::of_move("move-quiet").with("from", Slot::Square(from.to_owned())).with("to", Slot::Square(to.to_owned()))
}

fn chain(from: &str, squares: &[&str]) -> Sentence {
    let squares = squares.iter().map(|&square| square.to_owned()).collect();
    Sentence::of_move("move-chain").with("from", Slot::Square(from.to_owned())).with("chain", Slot::Squares(squares))
}

#[test]
fn sentences_are_said_word_for_word_as_designed() {
    use Lang::{En, Ru, Uk};
    let full_quiet = || quiet("c3", "d4").with("side", Side::White).with("n", 12);
    for (lang, level, sentence, said) in [
        (Ru, Level::Normal, chain("b4", &["d6", "f8"]), "бэ четыре бьёт дэ шесть, эф восемь"),
        (Uk, Level::Normal, chain("b4", &["d6", "f8"]), "бе чотири б'є де шість, еф вісім"),
        (En, Level::Normal, chain("b4", &["d6", "f8"]), "b4 takes d6, f8"),
        (Ru, Level::Brief, quiet("c3", "d4"), "цэ три – дэ четыре"),
        (Ru, Level::Normal, quiet("32", "28"), "тридцать два – двадцать восемь"),
        (En, Level::Brief, quiet("32", "28"), "32 28"),
        (Uk, Level::Full, full_quiet(), "це три – де чотири. Білі, дванадцятий хід."),
        (En, Level::Full, full_quiet(), "c3 to d4. White, move twelve."),
        (Ru, Level::Normal, message::move_promotion(quiet("c7", "d8")), "цэ семь – дэ восемь, дамка"),
        (Ru, Level::Normal, Sentence::new("flag-fell").with("side", Side::White), "Флажок: белые."),
        (Uk, Level::Normal, Sentence::new("flag-fell").with("side", Side::Black), "Прапорець: чорні."),
        (Ru, Level::Normal, message::warn_left(Ms::from_mins(21)), "Осталось: двадцать одна минута."),
        (Uk, Level::Brief, message::warn_left(Ms::from_secs(161)), "Дві хвилини сорок одна секунда."),
        (Ru, Level::Normal, message::warn_left(Ms::new(999)), "Осталось: меньше секунды."),
        (Uk, Level::Normal, message::warn_countdown(5), "П'ять."),
        (Uk, Level::Normal, Sentence::new("ask-move-number").with("n", 21), "Двадцять перший хід."),
        (En, Level::Normal, Sentence::new("ask-move-number").with("n", 21), "Move twenty-one."),
        (Ru, Level::Normal, message::draw_too_early(20), "Рано. Ничья – после двадцатого хода."),
        (
            Uk,
            Level::Normal,
            Sentence::new("sanction-time")
                .with("side", Side::Black)
                .with("time", Ms::from_mins(2))
                .with("reason", Slot::Text("дзвінок".into())),
            "Чорним плюс дві хвилини: дзвінок.",
        ),
        (
            Ru,
            Level::Normal,
            message::irr_claimed(Side::Black, Slot::Phrase("irr-illegal".into())),
            "Заявляют чёрные: невозможный ход.",
        ),
        (
            Ru,
            Level::Normal,
            message::entry_over(message::end_time(Side::White)),
            "Партия окончена. Победа белых: просрочка времени.",
        ),
        (Ru, Level::Normal, message::entry_majority(Slot::Count(3, Noun::Piece)), "Правило большинства: три шашки."),
        (
            En,
            Level::Normal,
            Sentence::new("end-score").with("a", Slot::Score(4)).with("b", Slot::Score(0)),
            "Score: two – nil.",
        ),
        (
            Uk,
            Level::Normal,
            Sentence::new("end-score").with("a", Slot::Score(5)).with("b", Slot::Score(3)),
            "Рахунок: два з половиною – півтора.",
        ),
    ] {
        assert_eq!(Wording::new(lang).render(&sentence, Style::spoken(lang).at(level)), said, "{}", sentence.key());
    }
}

#[test]
fn written_sentences_keep_squares_digits_and_clock_times() {
    let n_ord = Sentence::new("ask-move-number").with("n", 5);
    let left = message::warn_left(Ms::new(161_900));
    for (lang, number, time, chained) in [
        (Lang::En, "Move 5.", "2:41 left.", "b4 takes d6, f8"),
        (Lang::Ru, "5-й ход.", "Осталось: 2:41.", "b4 бьёт d6, f8"),
        (Lang::Uk, "5-й хід.", "Лишилося: 2:41.", "b4 б'є d6, f8"),
    ] {
        let wording = Wording::new(lang);
        assert_eq!(wording.render(&n_ord, Style::written(lang)), number);
        assert_eq!(wording.render(&left, Style::written(lang)), time);
        assert_eq!(wording.render(&chain("b4", &["d6", "f8"]), Style::written(lang)), chained);
    }
}

#[test]
fn articles_and_controls_are_said_in_words() {
    let found = |article: &str| {
        message::irr_found(
            Slot::Phrase("irr-illegal".to_owned()),
            Side::White,
            Slot::Text("—".to_owned()),
            7,
            Slot::Article(article.to_owned()),
        )
    };
    let said = |lang, article: &str, form| {
        let text = Wording::new(lang).render(&found(article), Style { form, ..Style::spoken(lang).at(Level::Full) });
        text.rsplit_once(": —. ").map(|(_, tail)| tail.to_owned()).unwrap_or(text)
    };
    assert_eq!(said(Lang::Ru, "R-6.1.8.6a", Form::Spoken), "Правила России, пункт шесть, один, восемь, шесть.");
    assert_eq!(said(Lang::Ru, "R-6.1.8.6a", Form::Written), "Правила России, пункт 6.1.8.6.");
    assert_eq!(
        said(Lang::Uk, "U-V.13.12", Form::Spoken),
        "Правила України, розділ п'ять, пункт тринадцять, дванадцять."
    );
    assert_eq!(said(Lang::Uk, "U-V.13.12", Form::Written), "Правила України, розділ V, пункт 13.12.");

    let control = Slot::Control("45+30s".parse().expect("a control"));
    let ready = message::start_ready(
        Slot::Phrase("game-international".to_owned()),
        Slot::Text("Анна".to_owned()),
        Slot::Text("Ольга".to_owned()),
        control,
    );
    assert_eq!(
        Wording::new(Lang::Uk).render(&ready, Style::spoken(Lang::Uk).at(Level::Full)),
        "Шашки сто. Білі – Анна, чорні – Ольга. Контроль: сорок п'ять хвилин плюс тридцять секунд на хід. Готові?"
    );
}

#[test]
fn kings_follow_men_and_an_empty_list_is_none() {
    let wording = Wording::new(Lang::Ru);
    let squares = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let said = |men: &[&str], kings: &[&str]| {
        let sentence = message::ask_pieces(
            Slot::Pieces { men: squares(men), kings: squares(kings) },
            Slot::Pieces { men: Vec::new(), kings: Vec::new() },
        );
        wording.render(&sentence, Style::spoken(Lang::Ru))
    };
    assert_eq!(said(&["c3", "e5"], &["a1"]), "Белые: цэ три, е пять; дамка а один. Чёрные: нет.");
    assert_eq!(said(&[], &["a1"]), "Белые: дамка а один. Чёрные: нет.");
}

#[test]
fn the_learners_alphabet_puts_a_full_stop_between_squares() {
    let style = Style::spoken(Lang::Ru).with_alphabet(Alphabet::Letters);
    let wording = Wording::new(Lang::Ru);
    assert_eq!(wording.render(&quiet("c3", "d4"), style), "цэ три. дэ четыре");
    assert_eq!(wording.render(&chain("b4", &["d6", "f8"]), style), "бэ четыре бьёт дэ шесть. эф восемь");
}

#[test]
fn what_is_missing_is_visible_and_what_is_hostile_is_harmless() {
    let wording = Wording::new(Lang::En);
    let style = Style::spoken(Lang::En);
    assert_eq!(wording.render(&Sentence::new("no-such-key"), style), "[no-such-key]");
    assert!(wording.render(&Sentence::new("flag-fell"), style).contains("{$Side}"));
    assert!(!wording.has("no-such-key") && wording.words("no-such-key").is_empty());
    let hostile = message::entry_unread(
        Slot::Text("\u{1b}[2J{ $side }\u{202e}\n".to_owned()),
        quiet("\u{1b}[2J", "é9999999999999"),
    );
    assert_eq!(wording.render(&hostile, style), "Not understood: { $side }. For example:  to é9999999999999.");
}

#[test]
fn every_key_that_is_put_together_has_a_text() {
    use golos_rules::draughts::Geometry;
    use golos_rules::renju::{Foul, Opening};

    let boards = [Geometry::SQUARES_64, Geometry::SQUARES_100];
    let diagonals = boards.iter().flat_map(Geometry::diagonals);
    let diagonals = diagonals.map(|diagonal| format!("diagonal-{}", diagonal.key().replace('_', "-")));
    let sides = Side::BOTH.into_iter().flat_map(|side| ["", "-gen", "-dat"].map(|case| format!("side-{side}{case}")));
    let fouls = Foul::ALL.map(|foul| format!("foul-{}", foul.key()));
    let regulations = Opening::ALL.map(|opening| format!("regulation-{}", opening.key()));
    let wording = Wording::new(Lang::En);
    let missing = diagonals.chain(sides).chain(fouls).chain(regulations).filter(|key| !wording.has(key));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn one_wording_serves_all_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Wording>();
}

#[test]
fn the_ukrainian_respelling_knows_every_word_with_a_letter_that_espeak_swallows() {
    let wording = Wording::new(Lang::Uk);
    for key in keys().into_iter().filter(|key| !key.starts_with("words-")) {
        let text = respell(Engine::Espeak, Lang::Uk, &wording.label(key)).to_lowercase();
        let missed = text.split(|c: char| !c.is_alphabetic()).find(|word| *word != "є" && word.contains(['є', 'ї']));
        assert_eq!(missed, None, "{key}: {text}");
    }
}

#[test]
fn what_somebody_said_is_told_whole_and_only_a_name_is_cut() {
    let said =
        "The clock stopped by itself after the twentieth move, and both players agree that it did so. ".repeat(3);
    let wording = Wording::new(Lang::En);
    for text in [said.trim(), "tournament/anna/".repeat(20).trim()] {
        let sentence = message::note_by_other(Slot::Text(text.to_owned()));
        let told = wording.render(&sentence, Style::written(Lang::En));
        assert!(told.contains(text), "{told}");
        let named = message::note_by_other(Slot::Text(short_name(text)));
        assert!(wording.render(&named, Style::written(Lang::En)).contains('…'));
    }
}

/// What a person types as a reason ends as he likes; a sentence still ends once.
#[test]
fn a_typed_text_that_ends_with_a_stop_ends_the_sentence() {
    let wording = Wording::new(Lang::En);
    let reason = |text: &str| message::end_decision(Side::White, Slot::Text(text.into()));
    for (text, said) in [
        ("noise", "White wins, arbiter's decision: noise."),
        ("noise.", "White wins, arbiter's decision: noise."),
        ("did he say so?", "White wins, arbiter's decision: did he say so?"),
        ("he spoke!", "White wins, arbiter's decision: he spoke!"),
        ("and so on…", "White wins, arbiter's decision: and so on…"),
    ] {
        assert_eq!(wording.render(&reason(text), Style::spoken(Lang::En)), said);
        let inside = message::arb_attempt(Side::White, reason(text));
        let said = format!("White was told: {said}");
        assert_eq!(wording.render(&inside, Style::spoken(Lang::En)).to_lowercase(), said.to_lowercase());
    }
    let note = message::replay_note(Slot::Text("../games".into()));
    assert_eq!(wording.render(&note, Style::written(Lang::En)), "Note: ../games");
}

/// Twenty, three is twenty-three by ear; a path says what comes after what.
#[test]
fn numbers_of_squares_are_not_heard_as_one_number() {
    use Lang::{En, Ru, Uk};
    let taken = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let full = || chain("47", &["20", "3"]).with("taken", Slot::Squares(taken(&["30", "9", "14"])));
    for (lang, said) in [
        (En, "47 takes 20, 3. Remove: 30, 9, 14."),
        (Ru, "сорок семь бьёт двадцать, затем три. Снять: тридцать и девять, четырнадцать."),
        (Uk, "сорок сім б'є двадцять, далі три. Зняти: тридцять і дев'ять, чотирнадцять."),
    ] {
        assert_eq!(Wording::new(lang).render(&full(), Style::spoken(lang).at(Level::Full)), said);
        let written = Wording::new(lang).render(&full(), Style::written(lang));
        assert!(written.contains(" 20, 3"), "{lang}: {written}");
    }
}

#[test]
fn a_sentence_names_a_document_once() {
    let claim = message::limit_cited(Slot::Phrase("claim-repetition".into()), Slot::Article("R-6.1.8.9".into()));
    let received = |article: &str| {
        let received = Sentence::new("claim-received").with("claim", claim.clone()).with("side", Side::White);
        let received = received.with("article", Slot::Article(article.into()));
        Wording::new(Lang::Ru).render(&received, Style::written(Lang::Ru).at(Level::Full))
    };
    let head = "Заявление: троекратное повторение, правила России, пункт 6.1.8.9. Проверка за счёт времени белых";
    assert_eq!(received("R-5.4.13.2"), format!("{head}, пункт 5.4.13.2."));
    assert_eq!(received("DR-2.1.9"), format!("{head}, прежние правила России, пункт 2.1.9."));
}

#[test]
fn what_is_printed_otherwise_than_it_is_said_is_written_so() {
    let phrase = |key: &str| message::menu_line(Slot::Phrase(key.to_owned()));
    for (lang, key, written, said) in [
        (Lang::Ru, "game-draughts64", "Шашки-64", "Шашки шестьдесят четыре"),
        (Lang::Uk, "game-chess960", "Шахи-960", "Шахи дев'ятсот шістдесят"),
        (Lang::En, "regulation-taraguchi-10", "Taraguchi-10", "Taraguchi ten"),
    ] {
        let wording = Wording::new(lang);
        assert_eq!(wording.render(&phrase(key), Style::written(lang)), written);
        assert_eq!(wording.render(&phrase(key), Style::spoken(lang)), said);
    }
    let voice = Wording::new(Lang::Ru);
    assert_eq!(voice.render(&message::voice_espeak(), Style::written(Lang::Ru)), "Голос: синтезатор espeak-ng.");
}
