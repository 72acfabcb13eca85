use super::*;
use golos_rules::chess::StartPosition;

/// The folder of the files that these tests read, where somebody has some: they are not part of this repository.
fn real() -> Option<Syzygy> {
    let folder = std::env::var_os("GOLOS_SYZYGY")?;
    Some(Syzygy::open(Path::new(&folder)).unwrap())
}

fn read(fen: &str) -> Position {
    Position::from_fen(StartPosition::Standard, fen).unwrap()
}

/// A file of the length that tables have, which is none.
fn none(folder: &Path, name: &str) {
    fs::write(folder.join(name), [7; 80]).unwrap();
}

#[test]
fn a_folder_without_tables_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(Syzygy::open(folder.path()), Err(NoChessValue::Damaged { .. })));
    assert!(matches!(Syzygy::open(&folder.path().join("none")), Err(NoChessValue::Damaged { .. })));
    fs::write(folder.path().join("KQvK.rtbw"), "short").unwrap();
    assert!(matches!(Syzygy::open(folder.path()), Err(NoChessValue::Damaged { .. })));
}

#[test]
fn what_is_no_table_or_missing_is_named() {
    let folder = tempfile::tempdir().unwrap();
    none(folder.path(), "KQvK.rtbw");
    none(folder.path(), "KQvK.rtbz");
    let tables = Syzygy::open(folder.path()).unwrap();
    let queen = tables.value(&read("8/8/8/8/3k4/8/8/KQ6 w - - 0 1"));
    assert!(matches!(&queen, Err(NoChessValue::Damaged { file, .. }) if file == "KQvK.rtbw"), "{queen:?}");
    let rook = tables.value(&read("8/8/8/3k4/8/8/8/KR6 w - - 0 1"));
    assert_eq!(rook, Err(NoChessValue::Missing("KRvK.rtbw".to_owned())));
    let castling = tables.value(&read("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    assert_eq!(castling, Err(NoChessValue::Castling));
    let many = tables.value(&read("4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1"));
    assert_eq!(many, Err(NoChessValue::TooManyPieces { pieces: 6, most: 3 }));
}

#[test]
fn the_folder_is_named_once() {
    let (all, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    assert!(matches!(Syzygy::of(all.path()), Err(NoChessValue::NoFolder)));
    none(folder.path(), "KQvK.rtbw");
    assert_eq!(name(all.path(), folder.path()), Ok((1, 3)));
    assert_eq!(named(all.path()).unwrap(), Some(folder.path().canonicalize().unwrap()));
    assert_eq!(Syzygy::of(all.path()).unwrap().most(), 3);
}

/// With `GOLOS_SYZYGY=FOLDER`: the tables of three and four pieces.
#[test]
fn real_tables_give_five_values() {
    let Some(tables) = real() else { return };
    let value = |fen: &str| tables.value(&read(fen)).unwrap();
    let mate = value("k7/2K5/8/8/8/8/8/1Q6 w - - 0 1");
    assert_eq!((mate.result, mate.half_moves), (ChessResult::Win, 1));
    assert_eq!(value("8/8/8/3k4/8/8/8/KB6 w - - 0 1").result, ChessResult::Draw);
    assert_eq!(value("8/8/8/3k4/8/8/8/KR6 b - - 0 1").result, ChessResult::Loss);
    // Two bishops take longer than what the count leaves (CH-9.3).
    let late = value("8/8/8/3k4/8/8/8/KBB5 w - - 90 60");
    assert_eq!(late.result, ChessResult::CursedWin);
    assert_eq!(value("8/8/8/3k4/8/8/8/KBB5 b - - 90 60").result, ChessResult::BlessedLoss);
}

/// The same: no flipped bit of a file makes the program stop.
#[test]
fn a_damaged_file_is_an_error_or_another_value() {
    let Some(folder) = std::env::var_os("GOLOS_SYZYGY") else { return };
    let work = tempfile::tempdir().unwrap();
    for name in ["KRvK.rtbw", "KRvK.rtbz"] {
        fs::copy(Path::new(&folder).join(name), work.path().join(name)).unwrap();
    }
    let sound = fs::read(work.path().join("KRvK.rtbw")).unwrap();
    let position = read("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
    for bit in 0..sound.len() * 8 {
        let mut bytes = sound.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(work.path().join("KRvK.rtbw"), &bytes).unwrap();
        drop(Syzygy::open(work.path()).unwrap().value(&position));
    }
    fs::write(work.path().join("KRvK.rtbw"), &sound[..16]).unwrap();
    assert!(Syzygy::open(work.path()).and_then(|tables| tables.value(&position)).is_err());
}
