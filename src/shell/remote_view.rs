//! The screen of one whose board is in a hall: what is to be seen there, drawn here as he likes it. Clocks tick on by
//! themselves between one word of the hall and the next.

use golos_clock::Ms;
use golos_desk::Desk;
use golos_rules::chess::Role;
use golos_rules::{BySide, Kind, Place, PlaceNames, Side};
use golos_view::MenuModel;
use golos_view::{BoardLine, BoardModel, Cell, ClockModel, ClockText, Glyphs, Ground, MoveRow, NumberedMove, Scene};
use golos_wire::{self as wire, Board, Dial, Man, MoveLine, Names, Own, Spot};
use golos_wording::{Wording, text_key};

/// What is shown of the hall; none at home. The places that are lit for a switch take the place of that of the hand.
pub fn scene(desk: &Desk, clock_text: ClockText, lit: &[Place]) -> Option<Scene> {
    let (sight, age) = desk.sight()?;
    let wording = &desk.presenter().wording;
    if let Some(board) = &sight.board {
        return Some(Scene::Board(Box::new(board_model(board, wording, age, clock_text, lit))));
    }
    let menu = sight.menu.as_ref().map(|menu| MenuModel {
        heading: menu.heading.clone(),
        items: menu.items.clone(),
        chosen: usize::try_from(menu.chosen).unwrap_or(0),
    });
    Some(Scene::Menu(menu.unwrap_or_default()))
}

/// How long it is until a clock that runs in the hall shows another second.
pub fn next_second(desk: &Desk) -> Option<Ms> {
    let (sight, age) = desk.sight()?;
    let running = sight.board.as_ref()?.clocks.iter().find_map(|dial| dial.left.filter(|_| dial.running))?;
    Some(Ms::new((Ms::new(running) - age).get() % 1000 + 1))
}

fn board_model(board: &Board, wording: &Wording, age: Ms, clock_text: ClockText, lit: &[Place]) -> BoardModel {
    let [white, black] = &board.clocks;
    let dial = |dial: &Dial| clock(dial, wording, age, clock_text);
    BoardModel {
        names: match board.names {
            Names::DarkSquares => PlaceNames::DarkSquares,
            Names::Numbers => PlaceNames::Numbers,
            Names::Squares => PlaceNames::Squares,
            Names::Points => PlaceNames::Points,
        },
        rows: board.rows.iter().map(|row| row.iter().map(|spot| cell(spot, lit)).collect()).collect(),
        files: board.files.clone(),
        ranks: board.ranks.clone(),
        glyphs: Glyphs::of(wording),
        clocks: BySide::new(dial(white), dial(black)),
        first: side(board.first),
        moves: board
            .moves
            .iter()
            .map(|[first, second]| MoveRow { first: entry(first), second: entry(second) })
            .collect(),
        badges: board.badges.clone(),
        counter: board.counter.clone(),
        boards: board.boards.iter().map(|line| BoardLine { text: line.text.clone(), chosen: line.chosen }).collect(),
    }
}

fn clock(dial: &Dial, wording: &Wording, age: Ms, clock_text: ClockText) -> ClockModel {
    let hidden = dial.running && clock_text == ClockText::OnRequest;
    ClockModel {
        label: dial.label.clone(),
        name: dial.name.clone(),
        time: match dial.left {
            Some(_) if hidden => wording.label(text_key::LABEL_CLOCK_FROZEN),
            Some(left) => (Ms::new(left) - age).to_string(),
            None => dial.time.clone(),
        },
        running: dial.running,
        low: (dial.low && !hidden).then(|| wording.label(text_key::LABEL_TIME_TROUBLE)),
        fallen: dial.fallen,
        note: dial.note.clone(),
    }
}

fn entry(line: &MoveLine) -> NumberedMove {
    NumberedMove { number: line.number, text: line.text.clone() }
}

fn cell(spot: &Spot, lit: &[Place]) -> Cell {
    let place = spot.place.map(|(column, row)| Place { column, row });
    Cell {
        place,
        ground: match spot.ground {
            wire::Ground::Idle => Ground::Idle,
            wire::Ground::Light => Ground::Light,
            wire::Ground::Dark => Ground::Dark,
            wire::Ground::Point => Ground::Point,
            wire::Ground::MarkedPoint => Ground::MarkedPoint,
        },
        number: spot.number,
        piece: spot.piece.map(|(own, man)| (side(own), kind(man))),
        cursor: if lit.is_empty() { spot.cursor } else { place.is_some_and(|place| lit.contains(&place)) },
        order: spot.order,
        last: spot.last,
        captured: spot.captured,
        nth: spot.nth,
    }
}

const fn side(own: Own) -> Side {
    match own {
        Own::White => Side::White,
        Own::Black => Side::Black,
    }
}

const fn kind(man: Man) -> Kind {
    match man {
        Man::Man => Kind::Man,
        Man::Crowned => Kind::Crowned,
        Man::Stone => Kind::Stone,
        Man::Pawn => Kind::Chess(Role::Pawn),
        Man::Knight => Kind::Chess(Role::Knight),
        Man::Bishop => Kind::Chess(Role::Bishop),
        Man::Rook => Kind::Chess(Role::Rook),
        Man::Queen => Kind::Chess(Role::Queen),
        Man::King => Kind::Chess(Role::King),
    }
}
