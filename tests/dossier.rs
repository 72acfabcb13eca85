//! `golos dossier`: one document of all that happened in a game.

use std::fs;
use std::path::{Path, PathBuf};

use golos::cli::DossierArgs;
use golos::files::{Soundness, dossier, envelope};
use golos::game::Request;
use golos::wording::{Lang, Slot, Style, Wording, message};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// The dossier of a record in a language, and what was said beside it.
fn made(record: &Path, is_page: bool, lang: Lang) -> (Soundness, String, String) {
    let (mut out, mut aside) = (Vec::new(), Vec::new());
    let args = DossierArgs { game: 1, html: is_page, notes: false, file: record.to_owned() };
    let found = dossier(&args, &Wording::new(lang), &mut out, &mut aside).expect("a dossier");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (found, text(out), text(aside))
}

/// The record of the game with a fault, a penalty, a claim and a call, in a folder of its own.
fn played() -> (tempfile::TempDir, PathBuf) {
    record_of("scripts/dossier.txt")
}

/// The record of a script, in a folder of its own.
fn record_of(script: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let script = fixtures().join(script);
    let mut rehearse = crate::support::command();
    rehearse.args(["rehearse", "--lang", "en", "--dir"]).arg(folder.path()).arg(script);
    let output = rehearse.output().expect("golos rehearses");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let files = fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    let record = files.into_iter().find(|file| file.extension().is_some_and(|end| end == "ron")).expect("a record");
    (folder, record)
}

#[test]
fn a_game_with_a_fault_a_penalty_and_a_claim_is_told_in_three_languages() {
    let (_folder, record) = played();
    for lang in Lang::ALL {
        let (found, text, aside) = made(&record, false, lang);
        assert_eq!((found, aside.as_str()), (Soundness::Sound, ""));
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            let text = text.replace(env!("CARGO_PKG_VERSION"), "VERSION");
            insta::assert_snapshot!(format!("dossier-{}", lang.code()), text);
        });
    }
}

#[test]
fn a_page_tells_the_same_and_nothing_that_was_typed_becomes_a_tag() {
    let (_folder, record) = played();
    let (_, page, _) = made(&record, true, Lang::Uk);
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"uk\">"), "{page}");
    assert!(page.contains("&lt;they&gt; talk beside me &amp; laugh") && !page.contains("<they>"), "{page}");
    for tag in ["<main>", "<section>", "<table>", "<tr>", "<h1>"] {
        let closed = tag.replace('<', "</");
        assert_eq!(page.matches(tag).count(), page.matches(&closed).count(), "{tag}");
    }
    assert!(page.matches("<h2>").count() > 8, "{page}");
}

#[test]
fn every_record_has_a_dossier_and_a_micro_match_those_of_its_games() {
    let mut count = 0;
    for entry in fs::read_dir(fixtures().join("journal")).expect("the journals").flatten() {
        let path = entry.path();
        let is_event = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("event-"));
        if path.extension().is_some_and(|end| end == "ron") && !is_event {
            let (found, text, aside) = made(&path, false, Lang::Ru);
            assert!(found <= Soundness::Findings && aside.is_empty(), "{}: {aside}", path.display());
            // The games of this micro-match are not kept.
            assert!(text.contains("Подписи") || path.ends_with("match-v1.ron"), "{}: {text}", path.display());
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
    for (name, games) in [("match-v1-russian", 2), ("match-v1-renju", 1)] {
        let folder = fixtures().join("journal").join(name);
        let files = fs::read_dir(&folder).expect("a micro-match").flatten().map(|entry| entry.path());
        let file = files.into_iter().find(|path| path.to_string_lossy().ends_with(".match.ron"));
        let (found, text, aside) = made(&file.expect("its record"), false, Lang::En);
        assert_eq!((found, aside.as_str()), (Soundness::Sound, ""), "{}", folder.display());
        assert!(
            text.starts_with("Dossier of a micro-match\n") && text.matches("\nDossier: ").count() == games,
            "{text}"
        );
    }
}

#[test]
fn what_is_no_record_has_no_dossier() {
    for (file, said) in
        [("journal/none.ron", "No such file: "), ("../rustfmt.toml", "holds neither a record nor games.")]
    {
        let (found, text, aside) = made(&fixtures().join(file), false, Lang::En);
        assert_eq!((found, text.as_str()), (Soundness::Unreadable, ""), "{file}");
        assert!(aside.contains(said), "{file}: {aside}");
    }
}

#[test]
fn ch_18_2_the_envelope_is_printed_and_does_not_tell_the_sealed_move() {
    let (_folder, record) = record_of("scenarios/ch-18.2.7-when-the-game-is-resumed.txt");
    let made = |is_page: bool, lang: Lang| {
        let (mut out, mut aside) = (Vec::new(), Vec::new());
        let found = envelope(&record, is_page, &Wording::new(lang), &mut out, &mut aside).expect("an envelope");
        assert_eq!((found, aside.as_slice()), (Soundness::Sound, &[][..]));
        String::from_utf8(out).expect("text")
    };
    for (lang, parts) in [
        (
            Lang::En,
            ["White: Anna", "Sealed by: Boris (Black)", "Number of the sealed move: 1", "Open draw offer: none"],
        ),
        (Lang::Ru, ["Белые: Anna", "Ход запечатали: Boris (Чёрные)", "Номер тайного хода: 1", "ничьей: нет"]),
        (Lang::Uk, ["Білі: Anna", "Хід запечатали: Boris (Чорні)", "Номер таємного ходу: 1", "нічиєї: немає"]),
    ] {
        let text = made(false, lang);
        for part in
            parts.into_iter().chain(["23 November, 16:00, room 5", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"])
        {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("e5") && !text.contains("key"), "{text}");
        assert!(made(true, lang).contains("<th scope=\"row\">"), "a page");
    }
}

#[test]
fn a_game_that_is_not_adjourned_has_no_envelope() {
    let (_folder, record) = played();
    let (mut out, mut aside) = (Vec::new(), Vec::new());
    let found = envelope(&record, false, &Wording::new(Lang::En), &mut out, &mut aside).expect("no envelope");
    assert_eq!((found, out), (Soundness::Unreadable, Vec::new()));
    assert_eq!(String::from_utf8(aside).as_deref(), Ok("No move has been sealed.\n"));
}

#[test]
fn what_is_counted_aloud_and_a_win_that_is_shown_stand_in_the_dossier() {
    for (script, told) in [
        ("scenarios/u-v.18.14b-counted-aloud.txt", ["Moves are counted aloud from now on."].as_slice()),
        ("scenarios/u-iii.5.2.2-the-win-is-shown.txt", ["White shows the win"].as_slice()),
    ] {
        let (_folder, record) = record_of(script);
        let (_, text, _) = made(&record, false, Lang::En);
        let (_, claims) = text.split_once("Draw offers and claims").expect("a section of claims");
        for sentence in told {
            assert!(claims.contains(sentence), "{script}: {claims}");
        }
    }
}

#[test]
fn every_request_that_was_refused_has_a_name_in_every_language() {
    for id in Request::IDS {
        let key = Request::text(id).unwrap_or_else(|| panic!("{id} has no text"));
        for lang in Lang::ALL {
            let sentence = message::dossier_refused(Slot::Phrase(key.to_owned()));
            let said = Wording::new(lang).render(&sentence, Style::written(lang));
            assert!(!said.contains(key) && (lang == Lang::En || !said.contains(id)), "{id}: {said}");
        }
    }
}
