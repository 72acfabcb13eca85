//! What must hold of any bytes that a reader of golos may be given: it never panics, and what it has read can be written
//! and read again. The targets of cargo-fuzz and a bounded test of the suite call the same functions.

use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::renju::exchange::{
    RifArchive, Variations, play, read_lib, read_rif, read_sgf, rewrite, write_lib, write_sgf,
};
use golos_rules::tree::Game;
use golos_tournament::trf::Trf;
use golos_wire::{ClientSession, Down, Frames, LONGEST_DOWN, LONGEST_UP, News, Speech, Up, VERSION, framed};

/// A function that takes the bytes of a format.
pub type Target = fn(&[u8]);

/// Every format, with the function that takes its bytes.
pub const TARGETS: [(&str, Target); 8] = [
    ("pdn", pdn),
    ("pgn", pgn),
    ("sgf", sgf),
    ("rif", rif),
    ("lib", lib),
    ("trf", trf),
    ("wire", wire),
    ("journal", journal),
];

/// Games of draughts: a game that was read is read again from what was written, move by move.
pub fn pdn(bytes: &[u8]) {
    let games = |bytes: &[u8]| pdn::games(bytes, None).map_while(Result::ok).map(|read| read.game).collect::<Vec<_>>();
    for game in games(bytes).into_iter().flatten() {
        for written in [pdn::write(&game), pdn::rewrite(&game)] {
            let again = games(written.as_bytes());
            let ends: Vec<_> = again.iter().map(|again| again.as_ref().map(Game::end)).collect();
            assert_eq!(ends, [Some(game.end())], "{written}");
        }
    }
}

/// Games of chess: the sound part of a game is read again as it was written.
pub fn pgn(bytes: &[u8]) {
    let games = |bytes: &[u8]| pgn::games(bytes).map_while(Result::ok).map(|read| read.game).collect::<Vec<_>>();
    for game in games(bytes).into_iter().flatten() {
        for written in [pgn::write(&game), pgn::rewrite(&game)] {
            let again = games(written.as_bytes());
            let sizes: Vec<_> =
                again.iter().map(|again| again.as_ref().map(|game| (game.tree.len(), game.end()))).collect();
            assert_eq!(sizes, [Some((game.tree.len(), game.end()))], "{written}");
        }
    }
}

/// Games of renju with variations.
pub fn sgf(bytes: &[u8]) {
    for variations in [Variations::Keep, Variations::Skip] {
        for game in read_sgf(bytes, variations).unwrap_or_default() {
            let _ = play(&game);
            let written = write_sgf(std::slice::from_ref(&game));
            assert!(read_sgf(written.as_bytes(), Variations::Keep).is_ok(), "{written}");
            let rewritten = rewrite(&game);
            let again = read_sgf(rewritten.as_bytes(), Variations::Keep);
            assert!(again.is_ok_and(|again| again[0].tree.len() == game.tree.len()), "{rewritten}");
        }
    }
}

/// An archive of renju games: what was written of it is read again as the same.
pub fn rif(bytes: &[u8]) {
    let written = |bytes: &[u8]| {
        let mut archive = RifArchive::default();
        let games: Vec<Game> = read_rif(bytes).into_iter().map(|read| read.game).collect();
        assert!(games.iter().all(|game| archive.add(game).is_some()));
        let mut written = Vec::new();
        assert!(archive.finish(&mut written).is_ok());
        (games.iter().map(|game| game.tree.clone()).collect::<Vec<_>>(), written)
    };
    let (trees, first) = written(bytes);
    assert_eq!(written(&first), (trees, first.clone()), "{}", String::from_utf8_lossy(&first));
}

/// A library of renju openings.
pub fn lib(bytes: &[u8]) {
    if let Ok(library) = read_lib(bytes) {
        let written = write_lib(&library.tree);
        assert!(read_lib(&written).is_ok_and(|again| again.tree.len() == library.tree.len()));
    }
}

/// The table of an event: what was written is read as the same table.
pub fn trf(bytes: &[u8]) {
    if let Ok(trf) = Trf::read(bytes) {
        let written = trf.to_string();
        let again = Trf::read(written.as_bytes()).unwrap_or_else(|error| panic!("{error}: {written}"));
        assert_eq!(again.to_string(), written);
    }
}

/// Records between a program at home and a hall, in pieces of every small size. What the program takes for a view is taken
/// again when it is sent on.
pub fn wire(bytes: &[u8]) {
    for piece in [1, 7, 4096] {
        let (mut up, mut down) = (Frames::<Up>::new(LONGEST_UP), Frames::<Down>::new(LONGEST_DOWN));
        for bytes in bytes.chunks(piece) {
            up.put(bytes);
            while let Ok(Some(record)) = up.record() {
                let _ = framed(&record);
            }
            down.put(bytes);
            while let Ok(Some(record)) = down.record() {
                let _ = framed(&record);
                for news in at_home(record) {
                    if let News::Seen(view) = news {
                        assert!(!at_home(Down::Seen(view)).is_empty(), "a view that was taken is taken again");
                    }
                }
            }
        }
    }
}

/// What a program at home makes of a record, once it has come in.
fn at_home(record: Down) -> Vec<News> {
    let mut home = ClientSession::new(String::new(), Speech::default(), true);
    let _ = home.greet();
    let _ = home.take(1, Down::Welcome { version: VERSION, time: 0, taken: 0, fresh: true });
    home.take(1, record).map(|(news, _)| news).unwrap_or_default()
}

/// The record of a game, a micro-match or an event.
pub fn journal(bytes: &[u8]) {
    let log = golos_journal::read(bytes);
    let _ = golos_journal::replay(&log.records);
    let _ = golos_journal::check(bytes);
    let _ = golos_journal::read_match(bytes);
    let _ = golos_journal::read_event(bytes);
}
