//! What the program asks, quotes and prints can be said back to it, in every language.

use golos::clock::Ms;
use golos::game::{AttendanceRequest, ClockRequest, Request, Seat, TimeChange};
use golos::input::{EventLexicon, HallRequest, Intent, LettersLexicon, LettersRequest, LettersUnread, Lexicon, Tokens};
use golos::people::{Task, Tasks};
use golos::rules::{Position, Side, Variant};
use golos::wording::{Lang, Level, Slot, Style, Wording, keys, message};

use super::meaning;

/// The questions that name what can be answered, and what each answer means.
const ASKED: [(&str, &[&str]); 9] = [
    ("arb-offer-flag", &["Uphold", "Dismiss"]),
    ("arb-offer-late", &["Uphold", "Dismiss"]),
    ("arb-offer-claim-right", &["Uphold", "Dismiss"]),
    ("arb-offer-claim-open", &["Uphold", "Dismiss"]),
    ("irr-choice", &["Correct", "Stand"]),
    ("irr-choice-opponent", &["Correct", "Stand"]),
    ("violation-last", &["Uphold", "Dismiss"]),
    ("penalty-choice", &["Stand"]),
    ("penalty-choice-queen", &["Stand"]),
];

/// Texts with names in quotes that are no words of the command language: buttons, voices, answers to a question, and what is
/// written in letters.
const NAMES: [&str; 4] = ["pad-", "voice-", "question-say-", "letters-"];

/// A text without its slots.
fn bare(text: &str) -> String {
    text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect()
}

/// A text with a number in each slot.
fn numbered(text: &str) -> String {
    let parts = text.split('{').enumerate();
    parts
        .map(|(index, part)| {
            if index == 0 {
                part.to_owned()
            } else {
                // The one year among the numbers.
                let number = if part.trim_start().starts_with("$k") { "1990" } else { "3" };
                format!("{number}{}", part.split_once('}').map_or(part, |(_, rest)| rest))
            }
        })
        .collect()
}

/// What stands before and behind "or" in a text.
fn choices(text: &str) -> Vec<String> {
    let ors = [" or ", " или ", " чи ", " або "];
    let mut found = Vec::new();
    for clause in bare(text).split(['.', '?', ':']) {
        let clause = format!(" {} ", clause.trim().to_lowercase());
        if let Some((one, other)) = ors.iter().find_map(|or| clause.split_once(or)) {
            let tidy = |half: &str| half.trim_matches([' ', ',']).to_owned();
            found.extend([tidy(one), tidy(other)].into_iter().filter(|half| !half.is_empty()));
        }
    }
    found
}

/// What stands in quotes.
fn quoted(text: &str) -> Vec<String> {
    let mut parts = text.split(['«', '»', '“', '”', '"', '`']).map(str::to_owned);
    let mut found = Vec::new();
    while let (Some(_), Some(inside)) = (parts.next(), parts.next()) {
        found.push(inside);
    }
    found
}

fn boards() -> [Position; 4] {
    [Variant::RUSSIAN, Variant::INTERNATIONAL, Variant::Chess, Variant::Renju].map(Variant::start)
}

#[test]
fn each_answer_that_a_question_names_is_understood() {
    for lang in Lang::ALL {
        let (wording, lexicon) = (Wording::new(lang), Lexicon::of(lang));
        for (key, expected) in ASKED {
            let choices = choices(&wording.label(key));
            for position in boards() {
                let found: Vec<String> = choices.iter().map(|it| meaning(lexicon, lang, &position, it)).collect();
                // Who has a move put right, the rules of the game say.
                let said = |means: &&str| match *means {
                    "Correct" | "Stand" => (*means).to_owned(),
                    ruling => format!("arbiter: {ruling}"),
                };
                let expected: Vec<String> = expected.iter().map(said).collect();
                assert_eq!(found, expected, "{lang}: {key}: {choices:?}");
            }
        }
    }
}

#[test]
fn words_in_quotes_are_words_of_the_command_language() {
    for lang in Lang::ALL {
        let (wording, lexicon) = (Wording::new(lang), Lexicon::of(lang));
        let mut count = 0;
        let texts = keys().into_iter().filter(|key| !NAMES.iter().any(|name| key.starts_with(name)));
        for (key, word) in texts.flat_map(|key| quoted(&wording.label(key)).into_iter().map(move |word| (key, word))) {
            count += 1;
            // At the desk of an event its own words are said; a slot stands for a number there.
            if key.starts_with("event-") || key.starts_with("help-event-") {
                let event = EventLexicon::of(lang);
                let line = Tokens::new(&numbered(&word));
                // Behind the number of a board stands what is said at that board.
                let at_boards = match lexicon.hall(&line) {
                    Some(HallRequest::At(_, said)) => boards().iter().all(|position| {
                        let means = meaning(lexicon, lang, position, &said);
                        !means.starts_with("no move") && !means.starts_with("unparsed")
                    }),
                    Some(
                        HallRequest::List
                        | HallRequest::Calls
                        | HallRequest::Here
                        | HallRequest::Go(_)
                        | HallRequest::All(_),
                    ) => true,
                    None => false,
                };
                assert!(
                    at_boards || event.read(&line, &[]).is_ok() || !matches!(lexicon.menu(&line), Intent::Text(_)),
                    "{lang}: {key}: {}",
                    line.text()
                );
                continue;
            }
            // So are those of the room of letters; what stands after a command there is read after one.
            if key.starts_with("help-letters-") {
                let letters = LettersLexicon::of(lang);
                let today = "2026-10-08".parse().expect("a day");
                let line = Tokens::new(&numbered(&word));
                let is_known = match letters.read(&line, today) {
                    Ok(_) | Err(LettersUnread::Moves | LettersUnread::TwoDays) => true,
                    Err(LettersUnread::Unknown(_) | LettersUnread::Behind(_)) => false,
                };
                let after = Tokens::new(&format!("write c3-b4 {} 08.10", line.text()));
                let is_part =
                    matches!(letters.read(&after, today), Ok(LettersRequest::Write(ask)) if ask.moves == "c3-b4");
                let is_answer = lexicon.answer(line.text()).is_some();
                assert!(
                    is_known || is_part || is_answer || !matches!(lexicon.menu(&line), Intent::Text(_)),
                    "{lang}: {key}: {}",
                    line.text()
                );
                continue;
            }
            for position in boards() {
                let means = meaning(lexicon, lang, &position, &word);
                assert!(
                    !means.starts_with("no move") && !means.starts_with("unparsed"),
                    "{lang}: {key}: {word}: {means}"
                );
            }
        }
        assert!(count > 0, "{lang}");
    }
}

#[test]
fn yes_no_sides_and_results_are_taken_as_the_questions_put_them() {
    for lang in Lang::ALL {
        let (wording, lexicon) = (Wording::new(lang), Lexicon::of(lang));
        for key in ["confirm-quit", "confirm-resign", "swap-question", "prompt-question"] {
            let answers: Vec<_> = choices(&wording.label(key)).iter().map(|word| lexicon.answer(word)).collect();
            assert_eq!(answers, [Some(true), Some(false)], "{lang}: {key}");
        }
        for key in ["confirm-resign-side", "prompt-resign-side", "refuse-side-needed"] {
            let sides: Vec<_> =
                choices(&wording.label(key)).iter().map(|word| lexicon.side(&Tokens::new(word))).collect();
            assert_eq!(sides, Side::BOTH.map(Some), "{lang}: {key}");
        }
        let text = wording.label("refuse-result");
        let (_, list) = text.split_once('?').expect("a question");
        let ors = [" or ", " или ", " чи ", " або "];
        let list = ors.iter().fold(list.trim_end_matches('.').to_owned(), |list, or| list.replace(or, ", "));
        for outcome in list.split(',') {
            let result = wording.words("words-result").remove(0);
            let line = format!("{result} {}", outcome.trim());
            let means = meaning(lexicon, lang, &Variant::Chess.start(), &line);
            assert!(means.starts_with("arbiter: Result"), "{lang}: {line}: {means}");
        }
    }
}

#[test]
fn times_are_taken_as_they_are_printed_and_said() {
    let seconds = [1, 9, 30, 59, 60, 61, 90, 119, 300, 754, 1800, 3599, 3600, 3661, 5400, 7325];
    for lang in Lang::ALL {
        let (wording, lexicon) = (Wording::new(lang), Lexicon::of(lang));
        for (time, style) in seconds.into_iter().flat_map(|secs| {
            [Style::written(lang), Style::spoken(lang).at(Level::Full)].map(|style| (Ms::from_secs(secs), style))
        }) {
            let text = wording.render(&message::menu_line(time), style);
            let (set, white) = (wording.words("words-set").remove(0), wording.words("words-white").remove(0));
            let line = format!("{set} {white} {text}");
            let Ok(Intent::Game { ask: Request::Clock(ClockRequest::Correct { side, change, .. }), .. }) =
                lexicon.play(&lexicon.tokens(&line, golos::rules::PlaceNames::Squares))
            else {
                panic!("{lang}: {line}: {:?}", lexicon.play(&lexicon.tokens(&line, golos::rules::PlaceNames::Squares)));
            };
            assert_eq!((side, change), (Side::White, TimeChange::Set(time)), "{lang}: {line}");
        }
    }
}

/// What the arbiter types in a language, for an assistant of White.
const AGREED: [(Lang, &str); 6] = [
    (Lang::En, "a: wa moves, clock and record"),
    (Lang::Ru, "а: помощник белых ходит, переключает, записывает"),
    (Lang::Ru, "а: ассистент белых ходит, переключает, записывает"),
    (Lang::Uk, "а: асистент білих ходить, перемикає та записує"),
    (Lang::Uk, "а: помічник білих ходить, перемикає та записує"),
    (Lang::Ru, "судья, пб: ходит, часы, запись"),
];

#[test]
fn u_v_13_11_the_tasks_of_an_assistant_are_agreed_in_words_and_can_be_said_back() {
    let tasks: Tasks = [Task::Move, Task::Clock, Task::Record].into_iter().collect();
    let agreed = |side, tasks| {
        let ask = Request::Attendance(AttendanceRequest::Agree { side, tasks });
        Ok(Intent::Game { by: Some(Seat::Arbiter), ask })
    };
    for (lang, line) in AGREED {
        let names = Variant::RUSSIAN.start().place_names();
        let lexicon = Lexicon::of(lang);
        assert_eq!(lexicon.play(&lexicon.tokens(line, names)), agreed(Side::White, tasks), "{line}");
    }
    for lang in Lang::ALL {
        let (wording, lexicon) = (Wording::new(lang), Lexicon::of(lang));
        let sets = Task::ALL.map(|task| [task].into_iter().collect::<Tasks>()).into_iter();
        for tasks in sets.chain([Tasks::ALL, Tasks::USUAL, Tasks::NONE]) {
            let mut named: Vec<String> = tasks.iter().map(|task| format!("task-{task}")).collect();
            if named.is_empty() {
                named.push("task-none".to_owned());
            }
            let said = message::start_assistant(Side::Black, Slot::Phrases(named));
            let said = format!("a: {}", wording.render(&said, Style::written(lang)));
            let heard = lexicon.play(&lexicon.tokens(&said, Variant::RUSSIAN.start().place_names()));
            assert_eq!(heard, agreed(Side::Black, tasks), "{said}");
        }
    }
}
