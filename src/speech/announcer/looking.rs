//! Looking at the board part by part: around a place, along the lines through it, the pieces of a kind, what has changed.

use super::family;
use golos_rules::{BoardPiece, Kind, Notation, Place, Position, Side};
use golos_wording::{Sentence, Slot, Wording, message, text_key};

/// From White's left, above, round to below.
const AROUND: [(i16, i16); 8] = [(-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)];

/// The names of these directions.
const DIRECTIONS: [&str; 8] = [
    text_key::WALK_UP_LEFT,
    text_key::WALK_UP,
    text_key::WALK_UP_RIGHT,
    text_key::WALK_RIGHT,
    text_key::WALK_DOWN_RIGHT,
    text_key::WALK_DOWN,
    text_key::WALK_DOWN_LEFT,
    text_key::WALK_LEFT,
];

/// The directions of a line, one of each two.
const ALONG: [(i16, i16); 4] = [(1, 1), (1, -1), (1, 0), (0, 1)];

/// What stands on the places around one, and which of them are empty.
pub(super) fn near(position: &Position, text: &str, notation: Notation) -> Sentence {
    let Some(place) = family::place_meant(position, text, notation) else { return nowhere(text) };
    let around: Vec<Place> = AROUND.into_iter().filter_map(|way| step(position, place, way)).collect();
    message::ask_near(
        Slot::Square(position.place_called(place, notation)),
        standing_on(position, &around, true, notation),
    )
}

/// What stands on each line through a place: on the diagonals of draughts and chess, on all four of renju.
pub(super) fn through(position: &Position, text: &str, notation: Notation, wording: &Wording) -> Vec<Sentence> {
    let Some(place) = family::place_meant(position, text, notation) else {
        // Two ends or a name are one line.
        return vec![family::place(position, text, notation, wording)];
    };
    let lines = ALONG.into_iter().take(family::ways(position)).filter_map(|(right, up)| {
        let mut line: Vec<Place> = walk(position, place, (-right, -up)).collect();
        line.reverse();
        line.push(place);
        line.extend(walk(position, place, (right, up)));
        let (first, last) = (*line.first()?, *line.last()?);
        let name = |place| Slot::Square(position.place_called(place, notation));
        let pieces = standing_on(position, &line, false, notation);
        (line.len() > 1).then(|| message::ask_lane(name(first), name(last), pieces))
    });
    lines.collect()
}

/// The pieces of a side and of a kind, with their number; none: of all.
pub(super) fn standing(position: &Position, side: Option<Side>, kind: Option<Kind>, notation: Notation) -> Sentence {
    let places: Vec<Place> = all(position).filter(|place| is_meant(position, *place, side, kind)).collect();
    if places.is_empty() {
        return message::ask_standing_none();
    }
    let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
    message::ask_standing(count, standing_on(position, &places, false, notation))
}

/// Whether a piece of this side and kind stands there; `None`: of any.
fn is_meant(position: &Position, place: Place, side: Option<Side>, kind: Option<Kind>) -> bool {
    let kind = kind.map(|kind| family::kind_here(position, kind));
    position
        .piece_on(place)
        .is_some_and(|piece| side.is_none_or(|side| side == piece.side) && kind.is_none_or(|it| it == piece.kind))
}

/// The next piece of a side and kind after a place, in the order in which a board is read; after the last place comes the first.
/// With `is_back` the piece before it. `None` if there is none.
#[must_use]
pub fn next_piece(
    position: &Position,
    from: Place,
    (side, kind): (Option<Side>, Option<Kind>),
    is_back: bool,
) -> Option<Place> {
    let mut places: Vec<Place> = all(position).collect();
    if is_back {
        places.reverse();
    }
    let behind = places.iter().position(|place| *place == from).map_or(0, |at| at + 1);
    let (before, later) = places.split_at(behind);
    later.iter().chain(before).copied().find(|place| is_meant(position, *place, side, kind))
}

/// What is met first on each line that goes out from a place: on the diagonals of draughts, on all lines of chess and renju.
/// Nothing of it depends on what can be played.
#[must_use]
pub fn rays(position: &Position, place: Place, notation: Notation) -> Vec<Sentence> {
    let name = |place| Slot::Square(position.place_called(place, notation));
    let ways = AROUND.into_iter().zip(DIRECTIONS);
    let told = ways.filter_map(|(way, direction)| {
        let line: Vec<Place> = walk(position, place, way).collect();
        let last = *line.last()?;
        let direction = Slot::Phrase(direction.to_owned());
        let met = line.into_iter().find_map(|place| Some((place, position.piece_on(place)?)));
        Some(match met {
            Some((place, piece)) => {
                let piece = Slot::Phrase(family::piece_phrase(piece, false).to_owned());
                message::walk_ray_piece(direction, piece, name(place))
            }
            None => message::walk_ray_free(direction, name(last)),
        })
    });
    told.collect()
}

/// What stands now where something else stood before.
pub(super) fn changes(before: &Position, now: &Position, notation: Notation) -> Sentence {
    let differs = |place: &Place| before.piece_on(*place) != now.piece_on(*place);
    let changed: Vec<Place> = all(now).filter(differs).collect();
    if changed.is_empty() {
        return message::ask_changes_none();
    }
    message::ask_changes(standing_on(now, &changed, true, notation))
}

/// Every place in the order in which squares are read out: file by file, or number by number.
fn all(position: &Position) -> impl Iterator<Item = Place> {
    let mut places: Vec<Place> = (1..=position.board_size()).flat_map(|row| position.row(row)).collect();
    if position.place_names().have_letters() {
        places.sort_by_key(|place| (place.column, place.row));
    } else {
        places.sort_by_key(|place| (u8::MAX - place.row, place.column));
    }
    places.into_iter()
}

/// The pieces on these places, kind by kind, each side's together; behind them the empty places, where they are asked for.
fn standing_on(position: &Position, places: &[Place], with_empty: bool, notation: Notation) -> Slot {
    let mut kinds: Vec<(Option<BoardPiece>, Vec<String>)> = Vec::new();
    for &place in places {
        let (piece, name) = (position.piece_on(place), position.place_called(place, notation));
        match kinds.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, names)) => names.push(name),
            None => kinds.push((piece, vec![name])),
        }
    }
    kinds.retain(|(piece, _)| with_empty || piece.is_some());
    kinds.sort_by_key(|(piece, _)| {
        piece.map_or((2, 0), |piece| (u8::from(piece.side == Side::Black), rank(piece.kind)))
    });
    let named = |(piece, names): (Option<BoardPiece>, Vec<String>)| {
        let phrase = piece.map_or(text_key::PLACES_EMPTY, |piece| family::piece_phrase(piece, names.len() > 1));
        (phrase.to_owned(), names)
    };
    Slot::Groups(kinds.into_iter().map(named).collect())
}

/// Kings first, then by worth.
const fn rank(kind: Kind) -> u8 {
    match kind {
        Kind::Crowned => 0,
        Kind::Man | Kind::Stone => 1,
        Kind::Chess(role) => 6 - role as u8,
    }
}

fn walk(position: &Position, from: Place, way: (i16, i16)) -> impl Iterator<Item = Place> {
    std::iter::successors(step(position, from, way), move |place| step(position, *place, way))
}

/// The next place that is played on; none behind the edge.
fn step(position: &Position, place: Place, (right, up): (i16, i16)) -> Option<Place> {
    let moved = |line: u8, by: i16| u8::try_from(i16::from(line) + by).ok();
    let next = Place { column: moved(place.column, right)?, row: moved(place.row, up)? };
    position.is_played_on(next).then_some(next)
}

fn nowhere(text: &str) -> Sentence {
    message::refuse_no_square(Slot::Text(text.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Variant;
    use golos_wording::{Lang, Style};

    fn told(sentences: impl IntoIterator<Item = Sentence>) -> String {
        let wording = Wording::new(Lang::En);
        let lines = sentences.into_iter().map(|said| wording.render(&said, Style::written(Lang::En)));
        lines.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_board_is_looked_at_part_by_part() {
        let read = |variant: Variant, text: &str| variant.read_position(text, Notation::FILES).expect("a position");
        let russian = read(Variant::RUSSIAN, "W:Wc3,e3,Kg1:Bd4,f6,Ka7");
        let hundred = read(Variant::INTERNATIONAL, "W:W28,32,K46:B5,19,23,K41");
        let chess = read(Variant::Chess, "4k3/8/8/3q4/4P3/2N5/8/4K2R w - - 0 1");
        let wording = Wording::new(Lang::En);
        let at = Notation::FILES;
        for (said, expected) in [
            (told([near(&russian, "d4", at)]), "Around d4: white men e3, c3; empty c5, e5."),
            (told([near(&russian, "e5", at)]), "Around e5: black men f6, d4; empty d6, f4."),
            (told([near(&russian, "z9", at)]), "No such square: z9."),
            (
                told(through(&russian, "c3", at, &wording)),
                "Line a1 to h8: white man c3; black men d4, f6. Line a5 to e1: white man c3.",
            ),
            (told([standing(&russian, Some(Side::White), None, at)]), "Total 3: white king g1; white men c3, e3."),
            (
                told([standing(&russian, None, Some(Kind::Chess(golos_rules::chess::Role::King)), at)]),
                "Total 2: white king g1; black king a7.",
            ),
            (told([standing(&hundred, Some(Side::Black), Some(Kind::Man), at)]), "Total 3: black men 5, 19, 23."),
            (told([standing(&chess, Some(Side::Black), Some(Kind::Man), at)]), "There are none."),
            (
                told([near(&chess, "d4", at)]),
                "Around d4: white knight c3; white pawn e4; black queen d5; empty c5, e5, e3, d3, c4.",
            ),
        ] {
            assert_eq!(said, expected);
        }
    }

    #[test]
    fn what_has_changed_is_told_by_what_stands_there_now() {
        let start = Variant::RUSSIAN.start();
        let from = start.place_written("c3").expect("a square");
        let to = start.place_written("d4").expect("a square");
        let man = start.piece_on(from);
        let moved = start.with_piece(from, None).with_piece(to, man);
        assert_eq!(told([changes(&start, &moved, Notation::FILES)]), "Since then: white man d4; empty c3.");
        assert_eq!(told([changes(&moved, &moved, Notation::FILES)]), "Nothing has changed.");
    }
}
