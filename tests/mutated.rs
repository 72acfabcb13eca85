//! The functions that cargo-fuzz calls, over their corpora with random changes: the same in every run, and bounded.
//! `GOLOS_FUZZ` is the number of changed files for each file of the corpora.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "../fuzz/src/lib.rs"]
mod targets;

/// So many changed files for each in the suite.
const USUAL: u32 = 40;

/// Files that are longer take too long here.
const LONGEST: u64 = 16 * 1024;

/// Numbers that look random, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// Bytes changed, cut and doubled, and words of other places put in.
fn changed(bytes: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(8) {
        let (one, two) = (dice.below(bytes.len()), dice.below(bytes.len()));
        let part = one.min(two)..one.max(two);
        match dice.below(12) {
            0 => bytes.truncate(one),
            1 => drop(bytes.drain(part)),
            2 => {
                let copy = bytes[part].to_vec();
                bytes.splice(one..one, copy);
            }
            3 => bytes.insert(one.min(bytes.len()), b"()[]{};:\"\\\n\r0*-\xff"[dice.below(16)]),
            _ if !bytes.is_empty() => bytes[one] ^= 1 << dice.below(8),
            _ => {}
        }
    }
    bytes
}

/// The corpus of a target, and the files of the other tests that it can read.
fn corpus(target: &str) -> Vec<PathBuf> {
    let fixtures = match target {
        "pgn" => "chess",
        "sgf" | "rif" | "lib" => "renju",
        "trf" => "events",
        other => other,
    };
    let folders = [Path::new("fuzz/corpus").join(target), Path::new("fixtures").join(fixtures)];
    let files = folders.iter().flat_map(fs::read_dir).flatten().flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() <= LONGEST)).collect();
    files.sort();
    files
}

#[test]
fn no_reader_panics_and_what_was_read_can_be_written_and_read_again() {
    let count = std::env::var("GOLOS_FUZZ").ok().and_then(|count| count.parse().ok()).unwrap_or(USUAL);
    for (name, target) in targets::TARGETS {
        let corpus = corpus(name);
        assert!(!corpus.is_empty(), "{name}");
        for path in corpus {
            let bytes = fs::read(&path).expect("a file");
            target(&bytes);
            let mut dice = Dice(20_261_127);
            for round in 0..count {
                let changed = changed(&bytes, &mut dice);
                let found = std::panic::catch_unwind(|| target(&changed));
                assert!(found.is_ok(), "{}, change {round}: {:?}", path.display(), String::from_utf8_lossy(&changed));
            }
        }
    }
}
