//! At the desk: a round that is paired again, a result that is missing, and what changes of an event that exists.

use super::desk::{golos, said};
use golos::speech::tournament::criterion_named;
use golos::tournament::standings::Criterion;
use golos::wording::{Lang, Wording};

const NEW: [&str; 6] = ["event", "Autumn", "--system", "own-numbers", "--rounds", "2"];

const FOUR: &str = "enter Ann\nenter Bob\nenter Cid\nenter Dan\nnumbers 1 2 3 4\nfirst board white\npair\n";

/// What is heard of these lines at the desk of a new event.
fn heard(typed: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    said(&golos(folder.path(), &NEW, &format!("{typed}quit\n")))
}

fn holds(text: &str, lines: &[&str]) {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut rest = text.as_str();
    for line in lines {
        let at = rest.find(line).unwrap_or_else(|| panic!("{line} after {rest}; all: {text}"));
        rest = &rest[at + line.len()..];
    }
}

#[test]
fn r_5_4_10_2e_the_desk_says_from_which_round_somebody_is_out_and_what_a_repair_changes() {
    let told = heard(&format!(
        "{FOUR}enter Eve\nleft 1 because ill\nwho has no pair\nunpair because Ann is ill\npair\nwho has no pair\n"
    ));
    holds(
        &told,
        &[
            "Number 5: Eve. Plays from round 2.",
            "Withdrawn: number 1, Ann. Out from round 2.",
            "Not playing in this round: Eve.",
            "The pairings for round 1 are cancelled.",
            "Not playing in this round: Ann.",
            "Now playing in this round: Eve.",
            "Board 1:",
            "Withdrawn: Ann.",
        ],
    );
    let pairs = told.rsplit("Pairings for round 1.").next().expect("the pairs");
    assert!(pairs.contains("Eve") && !pairs.contains("– Ann") && !pairs.contains("Ann –"), "{told}");
}

#[test]
fn why_those_at_a_board_meet_is_asked_by_the_board() {
    let told = heard(&format!("{FOUR}why 2\nwhy board 9\nwhy player 2\n"));
    assert_eq!(told.matches("Board 2:").count(), 2, "{told}");
    assert!(told.contains("Round 1 has no board 9."), "{told}");
    assert!(!told.contains("Not understood"), "{told}");
}

#[test]
fn a_missing_result_of_an_earlier_round_is_said_at_every_moment() {
    let typed = "1 draw\n2 draw\npair\nround 1 board 2 no result because check\n1 draw\n2 draw\n";
    let told = heard(&format!("{FOUR}{typed}round\nmissing\nstandings\nreport\nsummary of the round\n"));
    let missing = "No result yet, round 1: board 2.";
    holds(
        &told,
        &["All results of round 2 are in.", "Round 2 of 2 is over.", missing, missing, missing, missing, missing],
    );
    assert!(!told.contains("All rounds have been played."), "{told}");
}

#[test]
fn what_is_known_of_an_event_is_set_at_its_desk_in_every_language() {
    for (lang, typed, lines) in [
        (
            "en",
            "chief arbiter Anna Petrova\nvenue Kyiv\ndates 1–3 May\nrounds 4\norder points, wins, full truncated solkoff\n\
             regulation\n",
            [
                "Chief arbiter: Anna Petrova.",
                "Venue: Kyiv.",
                "Dates: 1–3 May.",
                "Rounds: 4.",
                "Ranked by: points, wins, full truncated Solkoff.",
            ],
        ),
        (
            "ru",
            "главный судья Анна Петрова\nместо Тула\nдаты 1–3 мая\nтуров 4\nпорядок очки, число побед, личная встреча\n\
             регламент\n",
            [
                "Главный судья: Анна Петрова.",
                "Место проведения: Тула.",
                "Даты: 1–3 мая.",
                "Туров: 4.",
                "Места определяют: очки, число побед, личная встреча.",
            ],
        ),
        (
            "uk",
            "головний суддя Ганна Петрова\nмісце Київ\nдати 1–3 травня\nтурів 4\nпорядок очки, кількість перемог\n\
             регламент\n",
            [
                "Головний суддя: Ганна Петрова.",
                "Місце проведення: Київ.",
                "Дати: 1–3 травня.",
                "Турів: 4.",
                "Місця визначають: очки, кількість перемог.",
            ],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let told = said(&golos(folder.path(), &[&NEW[..], &["--lang", lang]].concat(), &format!("{typed}quit\n")));
        // Once when it is set, once more when it is asked for.
        for line in lines {
            assert_eq!(told.matches(line).count(), 2, "{lang}: {line}: {told}");
        }
    }
}

#[test]
fn options_for_an_event_that_exists_are_done_or_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    golos(folder.path(), &NEW, "quit\n");
    let options =
        ["event", "Autumn", "--rounds", "3", "--chief", "Petrov", "--place", "Tula", "--order", "points,wins"];
    let told = said(&golos(folder.path(), &options, "quit\n"));
    for line in ["Rounds: 3.", "Chief arbiter: Petrov.", "Venue: Tula.", "Ranked by: points, wins."] {
        assert!(told.contains(line), "{line}: {told}");
    }
    // What is so already is no change.
    let same = said(&golos(folder.path(), &["event", "Autumn", "--system", "own-numbers", "--rounds", "3"], FOUR));
    assert!(!same.contains("Not changed"), "{same}");
    let late =
        ["event", "Autumn", "--rounds", "4", "--system", "dutch", "--edition", "ukraine-2026", "--chief", "Ivanov"];
    let told = said(&golos(folder.path(), &late, "quit\n"));
    for line in [
        "Not changed: --rounds.",
        "A reason is needed.",
        "Not changed: --system.",
        "Not changed: --edition.",
        "Chief arbiter: Ivanov.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let file = folder.path().join("Autumn.event.ron");
    assert_eq!(golos(folder.path(), &["check", file.to_str().expect("a name")], "").status.code(), Some(0));
}

#[test]
fn no_two_criteria_have_one_name_in_a_language() {
    for lang in [Lang::En, Lang::Ru, Lang::Uk] {
        let wording = Wording::new(lang);
        for criterion in Criterion::all() {
            assert_eq!(criterion_named(criterion.name(), &wording), Some(criterion), "{lang:?}");
        }
        let file = std::fs::read_to_string(format!(
            "{}/src/wording/text/{}/event.ftl",
            env!("CARGO_MANIFEST_DIR"),
            ["en", "ru", "uk"][lang as usize]
        ));
        let text = file.expect("the texts");
        let named = text.lines().filter_map(|line| line.strip_prefix("criterion-")?.split_once(" = "));
        let mut names: Vec<String> = named.map(|(_, name)| name.to_lowercase()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!((names.len(), all), (Criterion::all().count(), Criterion::all().count()), "{lang:?}");
    }
}
