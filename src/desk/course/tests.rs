use crate::screens::Screen;
use std::sync::Arc;

use super::exercises::EXERCISES;
use super::*;
use golos_wording::{Lang, Style, laws, text_key};

/// The course in a language, at an exercise, and what was said of it.
fn at(lang: Lang, number: usize) -> (Course, Config, Presenter, Vec<Out>) {
    let style = Style::written(lang);
    let presenter = Presenter::new(lang, style);
    let config = Config { lang, style, ears: None, folder: None, archive: Arc::new(crate::archive::PlainFolder) };
    let (course, out) = Course::open(Some(number), &config, &presenter).unwrap();
    (course, config, presenter, out)
}

fn keys(out: &[Out]) -> Vec<&'static str> {
    out.iter().map(crate::out::text_name).collect()
}

/// What is heard of a ruling; where it is asked about first, with yes.
fn ruled(course: &mut Course, ruling: &str, config: &Config, presenter: &Presenter) -> Vec<Out> {
    let mut told = course.typed(&Tokens::new(ruling), config, presenter).0;
    if keys(&told).ends_with(&["confirm-result"]) {
        let yes = presenter.wording.label(text_key::WORDS_YES);
        let yes = yes.split(',').next().unwrap_or_default();
        told.extend(course.typed(&Tokens::new(yes), config, presenter).0);
    }
    told
}

#[test]
fn each_exercise_is_solved_by_what_an_arbiter_says() {
    let mut unsolved = String::new();
    for lang in Lang::ALL {
        for (number, exercise) in (1..).zip(&EXERCISES) {
            let (mut course, config, presenter, opening) = at(lang, number);
            let refused: Vec<&str> = opening.iter().filter(|out| out.refused).map(|out| out.written.as_str()).collect();
            let ruling = presenter.wording.label((exercise.ruling)().key());
            let told = ruled(&mut course, &ruling, &config, &presenter);
            let lines: Vec<&str> = told.iter().map(|out| out.written.as_str()).collect();
            if !keys(&told).contains(&"course-right") || !refused.is_empty() {
                unsolved.push_str(&format!("{lang} {}: refused {refused:?}, then {lines:#?}\n", exercise.title));
                continue;
            }
            assert_eq!(keys(&opening)[keys(&opening).len() - 2..], [(exercise.story)().key(), "course-ask"]);
            assert!(keys(&told).contains(&"law") && keys(&told).ends_with(&["course-next"]), "{lines:#?}");
            assert!(course.done[number - 1]);
            // Enter goes on to the next one, and from the last to the list.
            let next = course.typed(&Tokens::new(""), &config, &presenter).0;
            assert_eq!(keys(&next)[0], if number == EXERCISES.len() { "course-title" } else { "course-exercise" });
        }
    }
    assert!(unsolved.is_empty(), "{unsolved}");
}

#[test]
fn the_seminar_has_exercises_of_every_game() {
    let of = |names: &[&str]| EXERCISES.iter().filter(|it| names.iter().any(|name| it.rules.starts_with(name))).count();
    let draughts = of(&["russian", "draughts64", "brazilian", "international", "giveaway"]);
    assert!(draughts >= 12 && of(&["chess"]) >= 8 && of(&["renju"]) >= 4, "{draughts}");
    assert!(EXERCISES.len() >= 24);
}

/// A ruling that changes the game, and is not what the article says.
fn wrong(title: &str) -> &'static str {
    match title {
        "course-flag" | "course-bare" | "course-late" | "course-nobody" | "course-called" | "course-thirty" => {
            "dismiss"
        }
        "course-telephone" => "result draw because it was only once",
        "course-illegal" => "add black 2:00 because of an illegal move",
        "course-second" | "course-touch" | "course-majority" | "course-king" => "stand",
        "course-felt" => "correct",
        "course-claim" | "course-early" => "force uphold because he says so",
        "course-repetition" | "course-balance" | "course-duel" | "course-foul" | "course-corrected" => {
            "force reject because it is not so"
        }
        "course-short" => "reject",
        "course-no-foul" => "result white because of a foul",
        "course-disturbed" => "add black 2:00 because of a disturbance",
        "course-lot" => "add white 2:00 because of the wait",
        "course-sheets" | "course-third" => "result draw because it is simpler",
        title => panic!("{title} has no wrong ruling"),
    }
}

#[test]
fn each_exercise_is_not_solved_by_a_wrong_ruling() {
    let mut unjudged = String::new();
    for (number, exercise) in (1..).zip(&EXERCISES) {
        let (mut course, config, presenter, _) = at(Lang::En, number);
        let told = ruled(&mut course, wrong(exercise.title), &config, &presenter);
        let lines: Vec<&str> = told.iter().map(|out| out.written.as_str()).collect();
        if !keys(&told).ends_with(&["course-not-so"]) {
            unjudged.push_str(&format!("{}: {lines:#?}\n", exercise.title));
        }
        if course.done[number - 1] {
            unjudged.push_str(&format!("{} is solved by a wrong ruling\n", exercise.title));
        }
    }
    assert!(unjudged.is_empty(), "{unjudged}");
}

#[test]
fn every_article_of_an_exercise_is_told_in_every_language() {
    for exercise in &EXERCISES {
        for article in exercise.articles {
            for lang in Lang::ALL {
                assert!(laws::text(lang, article).is_some(), "{}: {article} in {lang:?}", exercise.title);
            }
        }
    }
}

#[test]
fn a_wrong_ruling_is_not_what_the_article_says_and_can_be_made_anew() {
    for (number, wrong) in [
        (1, "dismiss"),
        (2, "result white because the flag fell"),
        (5, "add black 2:00 because of an illegal move"),
        (7, "force uphold because he says so"),
    ] {
        let (mut course, config, presenter, _) = at(Lang::En, number);
        let told = ruled(&mut course, wrong, &config, &presenter);
        assert!(keys(&told).ends_with(&["course-not-so"]), "{number}: {told:#?}");
        assert!(!course.done[number - 1]);
        assert_eq!(keys(&course.typed(&Tokens::new("anew"), &config, &presenter).0)[0], "course-exercise");
        let ruling = presenter.wording.label((EXERCISES[number - 1].ruling)().key());
        let right = ruled(&mut course, &ruling, &config, &presenter);
        assert!(keys(&right).contains(&"course-right"), "{number}");
    }
}

#[test]
fn what_the_program_would_tell_the_arbiter_is_what_the_trainee_has_to_find() {
    for (number, exercise) in (1..).zip(&EXERCISES) {
        let (.., opening) = at(Lang::En, number);
        for out in &opening {
            let spoils = ["Uphold", "let it stand", "Incorrect", "Checked", "can still mate", "cannot mate"];
            assert!(!spoils.iter().any(|words| out.written.contains(words)), "{}: {}", exercise.title, out.written);
        }
    }
}

#[test]
fn who_asks_for_the_answer_hears_it_and_has_not_solved_the_exercise() {
    let (mut course, config, presenter, _) = at(Lang::Ru, 5);
    let told = course.typed(&Tokens::new("ответ"), &config, &presenter).0;
    assert_eq!(keys(&told)[..2], ["course-answer", (EXERCISES[4].why)().key()]);
    // What he says from then on is not judged any more.
    assert!(!keys(&course.typed(&Tokens::new("исправить"), &config, &presenter).0).contains(&"course-right"));
    assert!(!course.done[4]);
    let list = course.typed(&Tokens::new("список"), &config, &presenter).0;
    assert_eq!((list.len(), course.menu(&presenter).unwrap().items.len()), (EXERCISES.len() + 1, EXERCISES.len()));
    assert!(list.iter().all(|out| !out.written.contains("решена")));
}

#[test]
fn a_question_is_no_ruling_and_leaving_goes_to_the_list_first() {
    let (mut course, config, presenter, _) = at(Lang::En, 5);
    for question in ["c", "report", "b", "rule 7.5.5", "?", "xyzzy"] {
        let (out, left) = course.typed(&Tokens::new(question), &config, &presenter);
        assert!(!out.is_empty() && !left && !keys(&out).contains(&"course-not-so"), "{question}");
    }
    let (out, left) = course.typed(&Tokens::new("quit"), &config, &presenter);
    assert!(keys(&out).starts_with(&["course-title"]) && !left);
    assert!(course.typed(&Tokens::new("99"), &config, &presenter).0[0].refused || course.menu(&presenter).is_some());
    assert!(course.typed(&Tokens::new("quit"), &config, &presenter).1);
}
