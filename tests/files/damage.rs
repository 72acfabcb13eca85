//! Whatever happens to a file: no panic, and what is kept of it is sound.

use super::{PGN, RIF, SGF, library};
use golos::cli::{GameForm, LetterChoice};
use golos::files::{Job, ReadOptions, Soundness, audit, convert};
use golos::journal::Damage;
use golos::wording::{Lang, Style, Wording};
use proptest::prelude::*;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// Bytes put in, changed or taken out.
fn damaged(bytes: &[u8], changes: &[(usize, u8, u8)]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for &(at, byte, how) in changes {
        let at = at % (bytes.len() + 1);
        match how {
            0 => bytes.insert(at, byte),
            1 => bytes.truncate(at),
            _ if at < bytes.len() => bytes[at] = byte,
            _ => {}
        }
    }
    bytes
}

fn changes() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    let byte = prop_oneof![any::<u8>(), prop::sample::select(b"[]{}();<>\"\\/\n 018ahBWx".to_vec())];
    prop::collection::vec((any::<usize>(), byte, 0_u8..8), 1..12)
}

fn soundness(path: &Path) -> (Soundness, String) {
    let mut out = Vec::new();
    let (wording, style) = (Wording::new(Lang::En), Style::written(Lang::En));
    let soundness = audit(path, ReadOptions::default(), &wording, style, false, &mut out).expect("written");
    (soundness, String::from_utf8(out).expect("text"))
}

/// Checks the bytes and converts what is sound of them; that is sound through and through, results apart.
fn is_borne(bytes: &[u8], ending: &str, form: GameForm) -> Result<(), TestCaseError> {
    let folder = tempfile::tempdir().expect("a folder");
    let written = if form == GameForm::Sgf { "sgf" } else { ending };
    let (input, output) = (folder.path().join(format!("in.{ending}")), folder.path().join(format!("out.{written}")));
    fs::write(&input, bytes).expect("a file");
    let (found, told) = soundness(&input);
    // How the file stands is told as well, and is nothing wrong.
    let is_told = told.lines().filter(|line| !line.contains("Encoding: ") && !line.contains("Lines end")).count() > 1;
    prop_assert!(found == Soundness::Unreadable || is_told == (found == Soundness::Findings), "{}", told);
    let job = Job {
        input,
        output: output.clone(),
        form: Some(form),
        rules: None,
        letters: LetterChoice::default(),
        charset: None,
        with_notes: false,
        overwrite: true,
        now: "2026-11-21T15:00:00+02:00".to_owned(),
    };
    let done = convert(&job, &Wording::new(Lang::En), Style::written(Lang::En), &mut Vec::new());
    // A score sheet is not read back.
    if done.is_ok() && output.exists() && form != GameForm::Sheet {
        let (_, told) = soundness(&output);
        for line in told.lines() {
            // Bytes of an older encoding stay as they stood, however few are left to know it by.
            let is_sound = [
                "Games: ",
                "No game",
                "The result is",
                "Two results",
                "Encoding: ",
                "Lines end",
                "not in Unicode",
                "not UTF-8",
            ]
            .iter()
            .any(|part| line.contains(part));
            // An unlawful variation is kept as it is.
            prop_assert!(is_sound || line.contains(", move "), "{}", told);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..crate::support::kept() })]

    #[test]
    fn damaged_pgn_is_borne(changes in changes()) {
        is_borne(&damaged(&fs::read(PGN).expect("a fixture"), &changes), "pgn", GameForm::Pgn)?;
    }

    #[test]
    fn damaged_sgf_is_borne(changes in changes()) {
        is_borne(&damaged(&fs::read(SGF).expect("a fixture"), &changes), "sgf", GameForm::Sgf)?;
    }

    #[test]
    fn damaged_libraries_are_borne(changes in changes()) {
        is_borne(&damaged(&library(), &changes), "lib", GameForm::Sgf)?;
    }

    #[test]
    fn damaged_archives_are_borne(changes in changes()) {
        is_borne(&damaged(&fs::read(RIF).expect("a fixture"), &changes), "rif", GameForm::Sgf)?;
    }

    #[test]
    fn any_bytes_are_borne(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        for (ending, form) in
            [("pgn", GameForm::Pgn), ("pos", GameForm::Sgf), ("txt", GameForm::List), ("", GameForm::Sheet)]
        {
            is_borne(&bytes, ending, form)?;
        }
    }
}

/// The first two lines of a journal, the second of which says that the record goes on in this schema; its checksum fits.
fn turned(journal: &str, schema: u32) -> String {
    let mut lines = journal.lines();
    let (first, second) = (lines.next().expect("an opening"), lines.next().expect("a record"));
    let split = |line: &str| {
        let (body, sum) = line.rsplit_once(",sum:\"").expect("a checksum");
        (body.to_owned(), sum.trim_end_matches("\")").to_owned())
    };
    let ((_, before), (body, _)) = (split(first), split(second));
    let body = body.replacen(",event:", &format!(",schema:{schema},event:"), 1);
    let sum = Sha256::digest(format!("{before}{body}"));
    let sum: String = sum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("{first}\n{body},sum:\"{sum}\")\n")
}

#[test]
fn a_line_that_names_a_schema_once_more_is_refused() {
    let mut tried = 0;
    for entry in fs::read_dir("fixtures/journal").expect("journals") {
        let path = entry.expect("a journal").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if !name.starts_with('v') || !name.ends_with(".ron") {
            continue;
        }
        let journal = fs::read_to_string(&path).expect("a journal");
        for schema in 0..=2 {
            let log = golos::journal::read(turned(&journal, schema).as_bytes());
            assert!(matches!(&log.damage, Some(Damage::Broken { line: 2, .. })), "{name}, {schema}: {:?}", log.damage);
            tried += 1;
        }
    }
    assert!(tried > 10);
}
