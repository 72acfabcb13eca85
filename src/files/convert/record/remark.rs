//! What a file says beside the moves, kept in the notes of a record in the form of the file: a record has no other place
//! for it, and from there it comes back.

use crate::walk::walk;
use golos_game::{Actor, Event, OfferEvent, RecordEvent};
use golos_journal::read;
use golos_rules::chess::pgn;
use golos_rules::draughts::pdn::{self, MoveLine, Ply};
use golos_rules::draughts::{FenStyle, Position};
use golos_rules::renju::exchange::{NodeId, Tree};

/// A note of the arbiter behind so many moves.
pub(in crate::convert) struct Remark {
    pub(super) plies: usize,
    pub(super) text: String,
}

/// The remarks of a record that was taken from a file, the tags of the file first; none of another record, whose notes
/// are nobody else's.
pub(in crate::convert) fn remarks(bytes: &[u8]) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let state = walk(&read(bytes).records, |recorded, plies| {
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
pub(in crate::convert) fn offers(bytes: &[u8]) -> Vec<usize> {
    let mut offers = Vec::new();
    walk(&read(bytes).records, |recorded, plies| {
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
    let pairs = pdn::tag_pairs(&text);
    let tags: Vec<(String, String)> = pairs.into_iter().filter(|(name, _)| known(name)).collect();
    (!tags.is_empty()).then_some(tags)
}

/// Puts the remarks on a game of draughts where they were.
pub(super) fn annotate_draughts(line: &mut MoveLine, start: Position, remarks: &[Remark]) {
    let mut position = start;
    let mut made = 0;
    line.comments.extend(behind(remarks, 0).filter_map(comments).flatten());
    for ply in &mut line.plies {
        made += usize::from(ply.mover(&position).is_some());
        for text in behind(remarks, made) {
            put(ply, &position, text);
        }
        position = ply.after(&position);
    }
}

/// Puts the remarks on a game of renju where they were; the root stands before the first stone.
pub(super) fn annotate_renju(tree: &mut Tree, remarks: &[Remark]) {
    let places: Vec<NodeId> = tree.main_line().collect();
    for (plies, place) in places.into_iter().enumerate() {
        for said in behind(remarks, plies).filter_map(comments).flatten() {
            let comment = &mut tree.node_mut(place).comment;
            *comment = [comment.as_str(), &said].join("\n").trim_start().to_owned();
        }
    }
}

/// Puts the remarks on a game of chess where they were.
pub(super) fn annotate_chess(game: &mut pgn::Game, remarks: &[Remark]) {
    game.comments.extend(behind(remarks, 0).filter_map(comments).flatten());
    let mut position = game.start;
    for (plies, ply) in (1..).zip(&mut game.line) {
        behind(remarks, plies).for_each(|text| ply.say(position, text));
        let Ok(after) = position.play(ply.mv) else { break };
        position = after;
    }
}

/// The remarks behind so many moves; the tags are none of a move.
fn behind(remarks: &[Remark], plies: usize) -> impl Iterator<Item = &str> {
    remarks.iter().skip(1).filter(move |remark| remark.plies == plies).map(|remark| remark.text.as_str())
}

fn read_one(text: &str, position: &Position) -> Option<pdn::Game> {
    pdn::Games::new([text], Some(position.variant())).next()?.game
}

/// What is said before the first move.
fn comments(text: &str) -> Option<Vec<String>> {
    let pairs = format!("[Event \"?\"] {text} *");
    let game = pdn::Games::new([pairs.as_str()], None).next()?.game?;
    Some(game.line.comments)
}

/// What is said of a move, read as it stands behind the move in a file.
fn put(ply: &mut Ply, before: &Position, text: &str) {
    let pdn::Step::Made(mv) = &ply.step else {
        ply.comments.push(text.to_owned());
        return;
    };
    let fen = before.fen(FenStyle::Algebraic);
    let game = read_one(&format!("[FEN \"{fen}\"] {} {text} *", mv.full(before.geometry())), before);
    let Some(read) = game.and_then(|game| game.line.plies.into_iter().next()) else { return };
    *ply = Ply { step: ply.step.clone(), ..read };
}
