//! The words themselves: each has one meaning where it may stand, is used, and is read in each language.

use super::*;
use crate::words::manner::{ALONE, SOUNDS, TEXTS, THEMES};

#[test]
fn every_refusal_has_its_words_in_each_language() {
    let text = || "слово".to_owned();
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for refusal in [
            CommandParseError::TooLong(200),
            CommandParseError::NoText,
            CommandParseError::Unknown(text()),
            CommandParseError::Stray(text()),
            CommandParseError::Behind(text()),
            CommandParseError::Side,
            CommandParseError::Change,
            CommandParseError::Envelope,
            CommandParseError::Time(text()),
            CommandParseError::Hour(text()),
            CommandParseError::ClaimKind,
            CommandParseError::Result,
            CommandParseError::Amount,
            CommandParseError::Gap,
            CommandParseError::Fault,
            CommandParseError::Sanction,
            CommandParseError::Place,
            CommandParseError::Note,
            CommandParseError::RightMove,
        ] {
            let said = wording.render(&refusal.sentence(), Style::spoken(lang));
            assert!(!said.contains(['[', '{']) && said.ends_with(['.', '?']), "{lang}: {said}");
        }
    }
}

/// No phrase of the book has two meanings.
fn is_plain<V: Copy>(lang: Lang, book: &Book<V>, meaning: impl Fn(V) -> String) {
    let mut meanings: BTreeMap<String, String> = BTreeMap::new();
    for (phrase, means) in book.phrases() {
        let means = meaning(means);
        let known = meanings.entry(phrase.clone()).or_insert_with(|| means.clone());
        assert_eq!(*known, means, "{lang}: {phrase}");
    }
    assert!(!meanings.is_empty());
}

#[test]
fn where_a_word_may_stand_it_has_one_meaning() {
    for lang in Lang::ALL {
        let lexicon = Lexicon::of(lang);
        is_plain(lang, &lexicon.board, |row| row.words.to_owned());
        is_plain(lang, &lexicon.replay, |step| match step {
            ReplayWord::Plain(ask) => format!("{ask:?}"),
            ReplayWord::Go => "go".to_owned(),
            ReplayWord::Play => "play".to_owned(),
            ReplayWord::Help => "help".to_owned(),
            ReplayWord::Position => "position".to_owned(),
            ReplayWord::Pieces => "pieces".to_owned(),
            ReplayWord::Turn => "turn".to_owned(),
            ReplayWord::Square => "square".to_owned(),
            ReplayWord::Diagonal => "diagonal".to_owned(),
            ReplayWord::Moves => "moves".to_owned(),
            ReplayWord::Note => "note".to_owned(),
            ReplayWord::Variation => "variation".to_owned(),
            ReplayWord::Games => "games".to_owned(),
            ReplayWord::Game => "game".to_owned(),
            ReplayWord::MoreGames => "more games".to_owned(),
            ReplayWord::NextGame => "next game".to_owned(),
            ReplayWord::PreviousGame => "previous game".to_owned(),
            ReplayWord::Seek { is_back } => format!("seek {is_back}"),
            ReplayWord::AsHeard => "as heard".to_owned(),
            ReplayWord::PlayFrom => "play from".to_owned(),
            ReplayWord::Leave => "leave".to_owned(),
        });
        is_plain(lang, &lexicon.kinds, |kind| format!("{kind:?}"));
        is_plain(lang, &lexicon.set_up, |edit| match edit {
            Edit::Turn(side) => format!("turn {side}"),
            edit => format!("{:?}", std::mem::discriminant(&edit)),
        });
        is_plain(lang, &lexicon.seats, |seat| seat.to_string());
        is_plain(lang, &lexicon.claims, |claim| format!("{claim:?}"));
        is_plain(lang, &lexicon.gaps, |gap| format!("{gap:?}"));
        is_plain(lang, &lexicon.sides, |side| format!("{side:?}"));
        is_plain(lang, &lexicon.outcomes, |outcome| format!("{outcome:?}"));
        is_plain(lang, &lexicon.times.units, |unit| unit.to_string());
        is_plain(lang, &lexicon.answers, |answer| answer.to_string());
        is_plain(lang, &lexicon.topics, |topic| format!("{topic:?}"));
        is_plain(lang, &lexicon.tasks, |task| format!("{task:?}"));
        is_plain(lang, &lexicon.needs, |need| format!("{need:?}"));
        let arbiter = lexicon.arbiter.phrases().map(|(phrase, _)| phrase);
        for phrase in arbiter.chain(lexicon.diagonals.phrases().map(|(phrase, ())| phrase)) {
            assert!(lexicon.board.phrases().all(|(other, _)| other != phrase), "{lang}: {phrase}");
        }
    }
}

#[test]
fn no_list_of_words_is_left_unused() {
    let singles = [
        "words-arbiter",
        "words-both",
        "words-both-flags",
        "words-win",
        "words-condition",
        "words-lose",
        "words-yes",
        "words-no",
        "words-of",
        "words-game-of-match",
        "words-before-game-of-match",
        "words-and",
        "words-hall-list",
        "words-hall-go",
        "words-hall-all",
        "words-hall-calls",
        "words-hall-here",
        "words-hall-code",
        "words-hall-people",
        "words-hall-attention",
        "words-hall-message",
        "words-hall-lines",
        "words-voice",
        "words-at-cost",
        "words-on-time",
        "words-alphabet",
        "words-sanction-match",
        "words-found",
        "words-found-missing",
        "words-found-white",
        "words-found-black",
        "words-opponent",
        "words-found-piece",
        "words-topic-decision",
        "words-loose-fillers",
        "words-loose-asking",
        "words-loose-idle",
        "words-loose-moving",
        "words-loose-pieces",
        "words-own",
        "words-rank",
        "words-loose-absent",
        "words-loose-not",
        "words-need",
        "words-mistake",
        "words-erred",
    ];
    let mut used: Vec<&str> = singles.to_vec();
    used.extend(table::BOARD.iter().chain(&table::DESK).map(|row| row.words));
    used.extend(ALONE.iter().map(|(key, _)| *key));
    used.extend(Alphabet::WORDS.map(|(key, _)| key));
    used.extend(TEXTS.iter().map(|(key, _)| *key));
    used.extend(THEMES.iter().map(|(key, _, _)| *key));
    used.extend(SOUNDS.iter().map(|(key, _)| *key));
    used.push("words-sound");
    used.extend(table::MATCH.iter().map(|row| row.words));
    used.extend(table::WALK.iter().map(|row| row.words));
    used.extend(HelpTopic::ALL.map(HelpTopic::words));
    used.extend(table::REPLAY.iter().map(|row| row.words));
    used.extend(table::DRILL.iter().map(|row| row.words));
    used.extend(table::ACTS.iter().map(|row| row.words));
    used.extend(table::EARS.iter().map(|row| row.words));
    used.extend(table::CLAIMS.iter().map(|row| row.words));
    used.extend(table::SEATS.iter().map(|row| row.words));
    used.extend(table::GAPS.iter().map(|row| row.words));
    used.extend(table::TOPICS.iter().map(|row| row.words));
    used.extend(table::TASKS.iter().map(|row| row.words));
    used.extend(table::NEEDS.iter().map(|(key, _)| *key));
    used.extend(table::MEDIA.iter().map(|(key, _)| *key));
    used.extend(crate::words::shelf::SHELF.iter().map(|(key, _)| *key));
    used.extend(table::FAULTS.iter().map(|row| row.words));
    used.extend(table::SANCTIONS.iter().map(|row| row.words));
    used.extend(table::REPORTS.iter().map(|row| row.words));
    used.extend(table::SET_UP.iter().map(|row| row.words));
    used.extend(table::KINDS.iter().chain(&table::CHESSMEN).map(|(key, _)| *key));
    used.extend(table::LOTS.iter().map(|row| row.words));
    used.extend(table::MENU.iter().map(|row| row.words));
    used.extend(table::COURSE.iter().map(|row| row.words));
    used.extend(table::TUTOR.iter().map(|row| row.words));
    let games: Vec<String> = Discipline::all().into_iter().map(crate::words::game_words).collect();
    used.extend(games.iter().map(String::as_str));
    used.extend(table::BONUSES.iter().map(|(key, _)| *key));
    used.extend([
        "words-control-per",
        "words-control-for",
        "words-control-move",
        "words-control-then",
        "words-control-runs-on",
    ]);
    used.extend(["words-control-byo-yomi", "words-control-period", "words-control-hourglass"]);
    used.extend(table::LOST.iter().map(|row| row.words));
    used.extend(SIDES.iter().map(|(key, _)| *key));
    used.extend(OUTCOMES.iter().map(|(key, _)| *key));
    used.extend(table::BECAUSE.iter().map(|row| row.words));
    used.extend(["words-at-cost", "words-on-time", "words-theme", "words-for-assistant"]);
    used.extend(["words-loose-around-moves", "words-loose-taking", "words-loose-centre", "words-loose-slips"]);
    used.extend(["words-loose-regions", "words-loose-main-road"]);
    used.extend(crate::words::sense::MEANINGS.iter().map(|(_, key)| *key));
    used.extend(table::SPANS.iter().map(|(key, _)| *key));
    used.extend(UNITS.iter().map(|(key, _)| *key));
    // Those of the dialogues on compositions are used where these are.
    let is_elsewhere = |key: &str| key.starts_with("words-compose-") || key.starts_with("words-sheet-");
    for key in keys().into_iter().filter(|key| key.starts_with("words-") && !is_elsewhere(key)) {
        assert!(used.contains(&key), "{key}");
    }
}

#[test]
fn every_word_of_the_tables_is_read_in_each_language() {
    let english = Wording::new(Lang::En);
    for lang in Lang::ALL {
        let local = Wording::new(lang);
        for word in table::MATCH.iter().flat_map(|row| local.words(row.words)) {
            assert!(!matches!(play(lang, &word, NAMES), Ok(Intent::Game { .. })), "{lang}: {word}");
        }
        // A pass is a move.
        let rows = table::BOARD.iter().chain(&table::DESK).filter(|row| !matches!(row.means, table::Verb::Pass));
        for row in rows {
            for word in local.words(row.words).into_iter().chain(english.words(row.words)) {
                let read = play(lang, &word, NAMES);
                assert!(
                    !matches!(&read, Ok(Intent::Game { ask: Request::Move(MoveRequest::Make(_)), .. })),
                    "{lang}: {word}: {read:?}"
                );
            }
        }
        for row in &table::REPLAY {
            for word in local.words(row.words) {
                let read = Lexicon::of(lang).replay(&Tokens::new(&word));
                // A number, a place or a text stands behind these.
                let numbered =
                    ["words-go", "words-position", "words-game", "words-seek", "words-seek-back"].contains(&row.words);
                let needs_more = numbered || matches!(read, Err(CommandParseError::Place | CommandParseError::Note));
                assert!(read.is_ok() || needs_more, "{lang}: {word}");
            }
        }
    }
}

#[test]
fn no_label_of_the_key_bar_is_an_irregularity_or_a_ruling_when_it_is_typed() {
    // These name the ruling that their keys give, or the offer that they accept.
    let rulings = [
        "foot-uphold",
        "foot-reject",
        "foot-gap-leave",
        "foot-gap-charge",
        "foot-accept",
        "foot-decline",
        "foot-confirm",
    ];
    let texts = include_str!("../../../wording/text/en/help.ftl");
    let keys = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let keys: Vec<&str> = keys.filter(|key| key.starts_with("foot-") && !rulings.contains(key)).collect();
    assert!(keys.len() > 20);
    for lang in Lang::ALL {
        let wording = Wording::new(lang);
        for key in &keys {
            let label = wording.label(key);
            let (_, ordered) = Lexicon::of(lang).in_order(&Tokens::new(&label), &golos_rules::BySide::default());
            for line in std::iter::once(label.clone()).chain(ordered.into_iter().map(|ordered| ordered.line)) {
                let meant = play(lang, &line, NAMES);
                let rules = matches!(meant, Ok(Intent::Game { ask: Request::Remedy(_) | Request::Ruling(_), .. }));
                assert!(!rules, "{lang}: {label}: {meant:?}");
            }
        }
    }
}
