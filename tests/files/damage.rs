//! Whatever happens to a file: no panic, and what is kept of it is sound.

use super::{PGN, RIF, SGF, library};
use golos::cli::{GameForm, Letters};
use golos::shell::{Job, Soundness, audit, convert};
use golos::wording::{Lang, Style, Wording};
use proptest::prelude::*;
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
    let soundness = audit(path, None, Letters::default(), &wording, style, &mut out).expect("written");
    (soundness, String::from_utf8(out).expect("text"))
}

/// Checks the bytes and converts what is sound of them; that is sound through and through, results apart.
fn is_borne(bytes: &[u8], ending: &str, form: GameForm) -> Result<(), TestCaseError> {
    let folder = tempfile::tempdir().expect("a folder");
    let written = if form == GameForm::Sgf { "sgf" } else { ending };
    let (input, output) = (folder.path().join(format!("in.{ending}")), folder.path().join(format!("out.{written}")));
    fs::write(&input, bytes).expect("a file");
    let (found, told) = soundness(&input);
    let is_told = told.lines().count() > 1;
    prop_assert!(found == Soundness::Unreadable || is_told == (found == Soundness::Findings), "{}", told);
    let job = Job {
        input,
        output: output.clone(),
        form: Some(form),
        rules: None,
        letters: Letters::default(),
        overwrite: true,
        now: "2026-11-21T15:00:00+02:00".to_owned(),
    };
    let done = convert(&job, &Wording::new(Lang::En), Style::written(Lang::En), &mut Vec::new());
    // A score sheet is not read back.
    if done.is_ok() && output.exists() && form != GameForm::Sheet {
        let (_, told) = soundness(&output);
        for line in told.lines() {
            let is_sound =
                ["Games: ", "No game", "The result is", "Two results"].iter().any(|part| line.contains(part));
            // An unlawful variation is kept as it is.
            prop_assert!(is_sound || line.contains(", move "), "{}", told);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

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
