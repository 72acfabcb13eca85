use super::*;
use golos_rules::draughts::Position;

fn never() -> bool {
    false
}

fn limits(is_stopped: &(dyn Fn() -> bool + Sync)) -> Limits<'_> {
    Limits { threads: 2, memory: 1 << 30, is_stopped }
}

fn contents(folder: &EndingsFolder) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder.path()).unwrap().flatten();
    let tables = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "gle"));
    tables.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect()
}

#[test]
fn tables_are_made_verified_and_removed() {
    let all = tempfile::tempdir().unwrap();
    let folder = EndingsFolder::new(all.path(), Game::Brazilian);
    assert_eq!(verify(&folder, false, &limits(&never), &mut |_| ()).unwrap(), Verified::default());
    let made = make(&folder, 3, &limits(&never), &mut |_| ()).unwrap();
    assert_eq!(made, Made { made: 16, found: 0, positions: 3_488 + 196_032 });
    let again = make(&folder, 3, &limits(&never), &mut |_| ()).unwrap();
    assert_eq!(again, Made { made: 0, found: 16, positions: 0 });
    let position = Position::from_fen(Game::Brazilian.variant(), "W:WKa1,Kc1:BKh4").unwrap();
    assert!(!folder.shelf().unwrap().value(&position).unwrap().is_verified);
    assert!(folder.present().unwrap().tables.iter().all(|table| table.level.is_none()));
    let verified = verify(&folder, true, &limits(&never), &mut |_| ()).unwrap();
    assert_eq!((verified.tables, verified.positions, verified.found), (16, 3_488 + 196_032, Vec::new()));
    assert_eq!((verified.proved, verified.unsettled), (16 * 40, 0));
    assert!(folder.shelf().unwrap().value(&position).unwrap().is_verified);
    assert!(folder.present().unwrap().tables.iter().all(|table| table.level == Some(Level::Proved)));
    assert_eq!(folder.remove().unwrap(), 16);
    assert!(folder.present().unwrap().tables.is_empty());
}

#[test]
fn work_that_was_stopped_goes_on_to_the_same_files() {
    let all = tempfile::tempdir().unwrap();
    let whole = EndingsFolder::new(&all.path().join("whole"), Game::Russian);
    make(&whole, 3, &limits(&never), &mut |_| ()).unwrap();
    let parts = EndingsFolder::new(&all.path().join("parts"), Game::Russian);
    let mut stops = 0;
    loop {
        // Each time a little more is allowed.
        let calls = std::sync::atomic::AtomicU32::new(0);
        let is_stopped = || calls.fetch_add(1, std::sync::atomic::Ordering::Relaxed) >= 20 * (stops + 1);
        match make(&parts, 3, &limits(&is_stopped), &mut |_| ()) {
            Ok(_) => break,
            Err(error) => assert!(matches!(error, EndingsError::Work(NotDone::Stopped)), "{error}"),
        }
        stops += 1;
        assert!(stops < 1000);
        // What a program that was killed leaves.
        fs::write(parts.path().join(".02v01.gle.0123456789abcdef.part"), "half").unwrap();
    }
    assert!(stops > 2, "{stops}");
    assert!(contents(&parts) == contents(&whole));
    assert!(!parts.path().join(".02v01.gle.0123456789abcdef.part").exists());
}

#[test]
fn a_damaged_table_is_found_and_made_anew() {
    let all = tempfile::tempdir().unwrap();
    let folder = EndingsFolder::new(all.path(), Game::Russian);
    make(&folder, 2, &limits(&never), &mut |_| ()).unwrap();
    verify(&folder, false, &limits(&never), &mut |_| ()).unwrap();
    let sound = contents(&folder);
    let forces: Forces = "01v10".parse().unwrap();
    let path = folder.file(forces);
    let mut bytes = fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&path, &bytes).unwrap();
    let verified = verify(&folder, false, &limits(&never), &mut |_| ()).unwrap();
    let damaged = |forces, block| Found::Damaged { forces, why: FileError::Block(block).into() };
    assert_eq!(verified.found[0], damaged(forces, 0));
    // The others are verified all the same, but for those that it is needed for.
    let needed: Vec<_> = verified.found[1..].iter().collect();
    assert!(needed.iter().all(|found| matches!(found, Found::Unverified { .. })), "{needed:?}");
    assert_eq!((needed.len(), verified.tables), (2, 3), "{needed:?}");
    assert!(verified.positions > 0);
    // What was looked at when the folder is listed is not the blocks.
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let shelved = folder.present().unwrap();
    assert_eq!((shelved.tables.len(), shelved.broken.len()), (3, 1));
    fs::write(folder.file("01v01".parse().unwrap()), "none").unwrap();
    assert_eq!(folder.present().unwrap().broken[0].1, FileError::NotATable.into());
    let verified = verify(&folder, false, &limits(&never), &mut |_| ()).unwrap();
    let damaged = verified.found.iter().filter(|found| matches!(found, Found::Damaged { .. }));
    assert_eq!(damaged.count(), 2, "{:?}", verified.found);
    assert!(make(&folder, 2, &limits(&never), &mut |_| ()).unwrap().made > 0);
    assert!(contents(&folder) == sound);
}

#[test]
fn too_little_memory_and_a_second_program_are_refused() {
    let all = tempfile::tempdir().unwrap();
    let folder = EndingsFolder::new(all.path(), Game::Russian);
    let little = Limits { memory: 1 << 20, ..limits(&never) };
    assert!(matches!(make(&folder, 2, &little, &mut |_| ()), Err(EndingsError::Memory { bound: 1_048_576, .. })));
    let _lock = folder.lock().unwrap();
    assert!(matches!(make(&folder, 2, &limits(&never), &mut |_| ()), Err(EndingsError::Busy(_))));
}
