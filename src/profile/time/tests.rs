use super::*;
use crate::find_rules;
use golos_rules::Variant;

const RAPID: &str = r#"(
    id: "club-rapid",
    control: "10+5",
    class: Rapid,
    range: (from: 7, to: 15),
    article: "R-6.1.9.2",
)"#;

#[test]
fn every_control_that_an_edition_names_is_built_in() {
    // A control may have a space in it; the id and the article have none.
    let words = |line: &str| {
        let (id, rest) = line.split_once(' ').expect("an id");
        let (control, article) = rest.rsplit_once(' ').expect("an article");
        [id, control, article].map(str::to_owned).to_vec()
    };
    let known: Vec<Vec<String>> = TimeProfile::builtin()
        .expect("sound built-in profiles")
        .into_iter()
        .map(|profile| vec![profile.id, profile.control.to_string(), profile.article])
        .collect();
    for row in TABLE.lines().map(words) {
        assert!(known.contains(&row), "{row:?}");
    }
}

/// Id, control, article.
const TABLE: &str = "\
chess-blitz 5+3s CH-14.1
chess-classic 1h30/40+30+30s CH-6.3.1
chess-rapid 15+10s CH-13.1
chess-rapid-delay 25 d10s CH-6.3.2
fmjd-classic-120-50-30 2h/50+30 FMJD-3.6.1b
fmjd-classic-120-50-60-25 2h/50+1h/25 FMJD-3.6.1a
fmjd-classic-120-50-60 2h/50+1h FMJD-3.6.1b
fmjd-classic-80-inc60 1h20+60s FMJD-3.6.1c
fmjd-classic-90-40-60 1h30/40+1h FMJD-3.6.1b
ga-classic-a 45 DR-4.3.1
ga-classic-b 30+30s DR-4.3.1
ga-classic-c 40+5s DR-4.3.1
giveaway-20-30 20+30s R-8.3
giveaway-30-30 30+30s R-8.3
giveaway-classic 20 R-8.3
id-blitz-a 10 DR-3.6.3
id-blitz-fischer 5+3s DR-3.6.3
id-classic-a 2h/50+1h/25 DR-3.6.1
id-fischer 1h20+60s DR-3.6.1
id-lehman-georgiev 5+3s DR-3.6.4
id-rapid-a 30 DR-3.6.2
id-rapid-fischer 15+5s DR-3.6.2
id-round-5h-a 2h/50+30 DR-3.6.1
id-round-5h-b 1h30/40+1h DR-3.6.1
id-round-6h 2h/50+1h DR-3.6.1
playoff-mini 3+2s CH-39.8.5.1
rd-blitz-a 5 DR-2.1.11.3
rd-blitz-b 3+2s DR-2.1.11.3
rd-classic-a 45 DR-2.1.11.1
rd-classic-b 30+30s DR-2.1.11.1
rd-classic-c 40+5s DR-2.1.11.1
rd-rapid-a 20 DR-2.1.11.2
rd-rapid-b 8+4s DR-2.1.11.2
renju-120-30 2h+30s R-9.4
renju-45-10 45+10s R-9.4
renju-90 1h30 R-9.4
renju-90-30 1h30+30s R-9.4
rif-135-30 2h15+30s RIF-A.1
rif-60-30 1h+30s RIF-A.1
rif-90-30 1h30+30s RIF-A.1
ru100-blitz-5-3 5+3s R-7.6.3
ru100-blitz 10 R-7.6.3
ru100-classic-60-30 1h+30s R-7.6.1
ru100-classic-80-60 1h20+60s R-7.6.1
ru100-classic 2h R-7.6.1
ru100-rapid-15-5 15+5s R-7.6.2
ru100-rapid 20 R-7.6.2
ru64-blitz-3-2 3+2s R-6.1.9.3
ru64-blitz 5 R-6.1.9.3
ru64-classic-20-30 20+30s R-6.1.9.1b
ru64-classic-30-30 30+30s R-6.1.9.1c
ru64-classic 20 R-6.1.9.1a
ru64-rapid-7-5 7+5s R-6.1.9.2
ru64-rapid-8-4 8+4s R-6.1.9.2
ru64-rapid 15 R-6.1.9.2
rz-a 2h+30s DR-5.4.1
rz-b 1h30+30s DR-5.4.1
rz-c 1h30 DR-5.4.1
rz-d 45+10s DR-5.4.1
s64-blitz-a 5 DR-2.2.3.3
s64-blitz-b 3+2s DR-2.2.3.3
s64-classic-a 45/20+15 DR-2.2.3.1
s64-classic-b 45+30s DR-2.2.3.1
s64-rapid-a 20 DR-2.2.3.2
s64-rapid-b 8+4s DR-2.2.3.2
ua100-blitz-inc 5+5s U-V.8.6.2.2
ua100-blitz 7 U-V.8.6.2.1
ua100-classic-120-50-60-25 2h/50+1h/25 U-V.8.4.3.2
ua100-classic-120-50-end 2h/50+1h U-V.8.4.3.1
ua100-classic-120-inc30 2h+30s U-V.8.4.3.6
ua100-classic-80-inc60 1h20+60s U-V.8.4.3.5
ua100-classic-90-40 1h30/40+30 U-V.8.4.3.4
ua100-classic-90-50 1h30/50+30 U-V.8.4.3.3
ua100-rapid-inc 20+20s U-V.8.5.2.2
ua100-rapid 45 U-V.8.5.2.1
ua64-blitz-inc 5+5s U-V.8.6.1.2
ua64-blitz 5 U-V.8.6.1.1
ua64-classic-45-25 45/25+30 U-V.8.4.1.1
ua64-classic-45-inc 45+30s U-V.8.4.1.3
ua64-classic-60-35 1h/35+30 U-V.8.4.1.2
ua64-classic-60-inc 1h+20s U-V.8.4.1.4
ua64-rapid-inc 20+20s U-V.8.5.1.2
ua64-rapid 30 U-V.8.5.1.1";

fn rules(id: &str, document: &str, variant: Variant) -> RuleSet {
    let base = find_rules(id).or_else(|_| find_rules("russian")).expect("built in");
    RuleSet { id: id.to_owned(), document: document.to_owned(), variant, ..base }
}

#[test]
fn a_discipline_and_its_edition_have_their_own_controls() {
    use Variant::{Chess, Chess960, Renju};
    for (id, document, variant, count, proposed) in [
        ("russian-2022", "R", Variant::RUSSIAN, 8, "ru64-classic-30-30"),
        ("draughts64-2022", "R", Variant::RUSSIAN, 8, "ru64-classic-30-30"),
        ("international-2022", "R", Variant::INTERNATIONAL, 7, "ru100-classic-80-60"),
        ("giveaway-2022", "R", Variant::GIVEAWAY, 3, "giveaway-30-30"),
        ("russian-2013", "DR", Variant::RUSSIAN, 7, "rd-classic-c"),
        ("draughts64-2013", "DR", Variant::RUSSIAN, 6, "s64-classic-b"),
        ("international-2013", "DR", Variant::INTERNATIONAL, 10, "id-fischer"),
        ("giveaway-2013", "DR", Variant::GIVEAWAY, 3, "ga-classic-c"),
        ("russian-ua2026", "U", Variant::RUSSIAN, 8, "ua64-classic-60-inc"),
        ("brazilian-ua2026", "U", Variant::BRAZILIAN, 8, "ua64-classic-60-inc"),
        ("international-ua2026", "U", Variant::INTERNATIONAL, 10, "ua100-classic-120-inc30"),
        ("renju-2022", "R", Renju, 4, "renju-120-30"),
        ("renju-2013", "DR", Renju, 4, "rz-a"),
        ("frisian-short", "FD", Variant::Draughts(golos_rules::draughts::Variant::FRISIAN), 3, "frisian-classic"),
        ("chess-2020", "CH", Chess, 5, "chess-classic"),
        ("chess-2020-blitz", "CH", Chess, 5, "chess-classic"),
        ("chess960-2020", "CH", Chess960, 5, "chess-classic"),
        // The Draughts Code names none: those of the latest edition are offered.
        ("russian-code", "C", Variant::RUSSIAN, 8, "ru64-classic-30-30"),
        ("international-fmjd2015", "FMJD", Variant::INTERNATIONAL, 5, "fmjd-classic-120-50-60-25"),
        // So with the rules of the IDF, which leave them to the rules for competitions.
        ("russian-idf2016", "IDF", Variant::RUSSIAN, 8, "ru64-classic-30-30"),
        ("renju-rif1998", "RIF", Renju, 3, "rif-135-30"),
        ("mine", "R", Variant::INTERNATIONAL, 7, "ru100-classic-80-60"),
    ] {
        let offered = TimeProfile::offered(&rules(id, document, variant)).expect("sound profiles");
        assert_eq!(offered.len(), count, "{id}");
        assert_eq!(offered[TimeProfile::proposed(&offered)].id, proposed, "{id}");
    }
    assert_eq!(TimeProfile::proposed(&[]), 0);
}

#[test]
fn r_6_1_9_4_a_control_that_the_edition_does_not_name_is_outside() {
    use Variant::{Chess, Renju};
    for (document, variant, inside, outside) in [
        (
            "R",
            Variant::RUSSIAN,
            &["20", "45", "25+30s", "30+30s", "10", "8+4s", "4", "3+2s"][..],
            &["19", "16", "30+29s", "8+5s", "2", "45/20+15"][..],
        ),
        (
            "R",
            Variant::INTERNATIONAL,
            &["30", "2h", "45+20s", "1h+60s", "15+1s", "30+10s", "7", "7+2s"],
            &["2h1m", "3+2s", "2h/50+1h"],
        ),
        (
            "DR",
            Variant::INTERNATIONAL,
            &["1h30+60s", "2h/50+1h/25", "10+5s", "12+10s", "3+2s", "5+5s", "15"],
            &["2h30+60s", "12+4s", "9+7s", "26+5s", "3+1s", "1h20+30s"],
        ),
        (
            "U",
            Variant::RUSSIAN,
            &["45/25+15", "45/25+20", "45+20s", "12+5s", "3"],
            &["45/25+10", "45/24+15", "45+31s", "45", "1h+21s", "2h+30s"],
        ),
        ("C", Variant::RUSSIAN, &["1", "1h23m"], &[]),
        (
            "FMJD",
            Variant::INTERNATIONAL,
            &["1h20+60s", "2h+60s", "1h30/40+1h"],
            &["1h19+60s", "2h1m+60s", "1h20+30s", "2h"],
        ),
        ("IDF", Variant::RUSSIAN, &["1", "1h23m"], &[]),
        ("RIF", Renju, &["1h+30s", "2h15+30s"], &["1h", "2h+30s"]),
        // At least so much, by the rank of the event.
        ("R", Renju, &["2h30+45s", "1h30", "3h", "45+10s", "1h+20s"], &["1h", "30+30s", "45+5s"]),
        ("DR", Renju, &["2h30+30s", "1h30", "50+10s"], &["1h", "45+20s", "30+10s"]),
        // CH-6.3.1: any that is fixed beforehand.
        ("CH", Chess, &["1", "2h/40+1h/20+15+30s", "25 d10s"], &[]),
    ] {
        let rules = rules("x", document, variant);
        for (texts, is_outside) in [(inside, false), (outside, true)] {
            for text in texts {
                let control = text.parse().expect("a control");
                assert_eq!(TimeProfile::is_outside(&rules, &control), Ok(is_outside), "{document} {variant:?} {text}");
            }
        }
    }
}

#[test]
fn a_built_in_file_bears_its_id_and_cites_its_article_on_top() {
    for (id, text) in all() {
        let profile = TimeProfile::find(id).expect("a sound profile");
        assert_eq!(profile.id, id);
        assert!(text.starts_with(&format!("// {}:", profile.article)), "{id}");
    }
}

#[test]
fn an_unknown_id_is_answered_with_the_known_ones() {
    let error = TimeProfile::find("ru64-bullet").expect_err("no such profile");
    let said = error.to_string();
    assert!(said.starts_with("no time profile \"ru64-bullet\"; there are ru64-classic, "), "{said}");
}

#[test]
fn a_person_may_write_a_profile() {
    let profile = TimeProfile::parse(RAPID, "club.ron").expect("a profile");
    assert_eq!((profile.class, profile.recommended), (Class::Rapid, false));
    assert_eq!(profile.range.map(|range| range.contains(Ms::from_mins(16))), Some(false));
    let fixed = RAPID.replace("    range: (from: 7, to: 15),\n", "");
    assert_eq!(TimeProfile::parse(&fixed, "club.ron").map(|profile| profile.range), Ok(None));
}

#[test]
fn a_text_that_is_no_profile_is_refused_with_its_place() {
    let table = [
        ("class: Rapid", "class: Bullet", 4, "Bullet"),
        ("class: Rapid", "klass: Rapid", 4, "klass"),
        ("from: 7", "from: -7", 5, "out of bounds"),
        ("to: 15", "til: 15", 5, "til"),
        ("\"10+5\"", "\"ten\"", 3, "\"ten\" is not a time"),
        ("\"10+5\"", "10", 3, "string"),
        ("\"R-6.1.9.2\",\n)", "\"R-6.1.9.2\",", 6, ""),
    ];
    for (good, bad, at, named) in table {
        match TimeProfile::parse(&RAPID.replace(good, bad), "club.ron") {
            Err(ProfileError::Syntax { name, line, column, message }) => {
                assert_eq!((name.as_str(), line), ("club.ron", at), "{bad}: {message}");
                assert!(column > 0 && message.contains(named), "{bad}: {message}");
            }
            other => panic!("{bad}: {other:?}"),
        }
    }
}

#[test]
fn a_profile_that_is_not_sensible_is_refused_with_its_field() {
    let table = [
        ("club-rapid", "Club Rapid", "id"),
        ("club-rapid", "", "id"),
        ("R-6.1.9.2", " ", "article"),
        ("to: 15", "to: 5", "range"),
        ("10+5", "16+5", "control"),
        ("10+5", "6+5", "control"),
    ];
    for (good, bad, at) in table {
        match TimeProfile::parse(&RAPID.replace(good, bad), "club.ron") {
            Err(ProfileError::Invalid { field, .. }) => assert_eq!(field, at, "{bad}"),
            other => panic!("{bad}: {other:?}"),
        }
    }
}
