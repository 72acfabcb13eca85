//! What a file says beside the moves, kept in the notes of a record in the form of the file: a record has no other place
//! for it, and from there it comes back.

use crate::walk::walk;
use golos_game::{Actor, Event, OfferEvent, RecordEvent};
use golos_journal::Record;
use golos_rules::Position;
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn;
use golos_rules::movetext::tag_pairs;
use golos_rules::renju::exchange;
use golos_rules::tree::{Game, NodeId, Tree};

/// A note of the arbiter behind so many moves.
pub(in crate::convert) struct Remark {
    pub(super) plies: usize,
    pub(super) text: String,
}

/// The remarks of a record that was taken from a file, the tags of the file first; none of another record, whose notes
/// are nobody else's.
pub(in crate::convert) fn remarks(records: &[Record]) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let state = walk(records, |recorded, plies| {
        if let Event::Record(RecordEvent::Noted { text }) = &recorded.event
            && recorded.by.is_some_and(Actor::is_arbiter)
        {
            remarks.push(Remark { plies, text: text.clone() });
        }
    });
    let tags = remarks.iter().position(|remark| remark.plies == 0 && remark.text.starts_with('['));
    match tags {
        Some(tags) if state.is_some_and(|state| !state.is_timed()) => remarks.split_off(tags),
        _ => Vec::new(),
    }
}

/// Behind how many half-moves a draw was offered (CH-17.11, R-5.4.13.3); those of moves that were put back are gone.
pub(in crate::convert) fn offers(records: &[Record]) -> Vec<usize> {
    let mut offers = Vec::new();
    walk(records, |recorded, plies| {
        offers.retain(|offer| *offer <= plies);
        if matches!(recorded.event, Event::Offer(OfferEvent::Offered { .. })) {
            offers.push(plies);
        }
    });
    offers.dedup();
    offers
}

/// The tags of the file that a record was taken from.
pub(super) fn tags(remarks: &[Remark]) -> Option<Vec<(String, String)>> {
    let text = format!("{} *", remarks.first()?.text);
    // Which game it is does not matter here: a number that is not known would leave no tags.
    let known = |name: &str| !matches!(name, "GameType" | "FEN" | "SetUp");
    let pairs = tag_pairs(&text);
    let tags: Vec<(String, String)> = pairs.into_iter().filter(|(name, _)| known(name)).collect();
    (!tags.is_empty()).then_some(tags)
}

/// Puts the remarks on a game where they were.
pub(super) fn annotate(game: &mut Game, remarks: &[Remark]) {
    for text in behind(remarks, 0) {
        say(&mut game.tree, Tree::ROOT, &game.start, text);
    }
    let movers: Vec<(Position, NodeId, bool)> =
        game.plies().map(|(before, id, step)| (before, id, step.mover(&before).is_some())).collect();
    let mut made = 0;
    for (before, id, is_move) in movers {
        made += usize::from(is_move);
        for text in behind(remarks, made) {
            say(&mut game.tree, id, &before, text);
        }
    }
}

/// The remarks behind so many moves; the tags are none of a move.
fn behind(remarks: &[Remark], plies: usize) -> impl Iterator<Item = &str> {
    remarks.iter().skip(1).filter(move |remark| remark.plies == plies).map(|remark| remark.text.as_str())
}

/// Adds what a file says of a move, or before the first one.
fn say(tree: &mut Tree, id: NodeId, before: &Position, text: &str) {
    match before {
        Position::Draughts(_) => pdn::say(tree, id, before, text),
        Position::Chess(_) => pgn::say(tree, id, before, text),
        Position::Renju(_) => exchange::say(tree, id, before, text),
    }
}
