//! What one person sees of a hall from his own machine: the desk that he has here, as plain data.

use golos_clock::Ms;
use golos_desk::{Desk, Offered, Play, ScanAction};
use golos_input::Asking;
use golos_input::switch::Branch;
use golos_rules::chess::Role;
use golos_rules::{Kind, PlaceNames, Side};
use golos_view::{BoardModel, Cell, ClockModel, Look};
use golos_wire::{Board, Dial, Ground, Man, Menu, MoveLine, Names, Offer, Own, Question, Spot, Standing, ViewState};
use golos_wording::{Form, Sentence, Style, Wording, text_key};

/// What he who has this desk sees. With `lists` what he can choose by switches; `flipped`: from the other side.
#[must_use]
pub fn sight(desk: &Desk, flipped: bool, lists: bool) -> ViewState {
    let menu = desk.menu().map(|menu| Menu {
        heading: menu.heading,
        items: menu.items,
        chosen: u32::try_from(menu.chosen).unwrap_or(u32::MAX),
    });
    ViewState {
        title: title(desk),
        prompt: desk.prompt(),
        secret: desk.is_secret(),
        board: board(desk, flipped),
        menu,
        hand: desk.cursor_name(None),
        game: desk.is_at_game(),
        own: desk.own_side().map(own),
        turn: desk.to_move().map(own),
        offer: desk.offer().map(own),
        offers: if lists { offers(&desk.offered(None), desk) } else { Vec::new() },
        asks: lists && desk.is_to_choose(None),
        begun: lists && desk.goes_on(None),
        question: desk.asking().and_then(question),
    }
}

/// What a face in a hall can tell the answers of.
const fn question(asking: Asking) -> Option<Question> {
    Some(match asking {
        Asking::Sure => Question::Sure,
        Asking::SureInLines => Question::SureInLines,
        Asking::Side => Question::Side,
        Asking::Draw => Question::Draw,
        Asking::Swap => Question::Swap,
        Asking::Ruling => Question::Ruling,
        Asking::Start | Asking::Which | Asking::Words => return None,
    })
}

fn title(desk: &Desk) -> String {
    let players = desk.game().map(|play| &play.state().setup().players);
    match players {
        Some(players) if !players.white.is_empty() => format!("{} – {}", players.white, players.black),
        Some(_) | None => desk.presenter().wording.label(text_key::HOME_TITLE),
    }
}

fn board(desk: &Desk, flipped: bool) -> Option<Board> {
    let wording = &desk.presenter().wording;
    if let Some(play) = desk.game() {
        let mut model = BoardModel::of(play.state(), &look(play, wording, flipped));
        let boards = desk.boards().into_iter().flatten();
        model.boards = boards
            .map(|(number, play, chosen)| {
                golos_view::BoardLine::of(number, chosen, play.state(), &look(play, wording, flipped))
            })
            .collect();
        let running = |side: Side| play.state().clock().left(side, play.now());
        return Some(of_model(&model, running));
    }
    if let Some(player) = desk.player() {
        let letters = Some(desk.presenter().letters_in(player.state().notation()));
        let look = Look { flipped, letters, ..Look::new(wording, player.now()) };
        return Some(of_model(&BoardModel::of(player.state(), &look), |_| Ms::ZERO));
    }
    let set_up = desk.set_up()?;
    let look = Look { cursor: Some(set_up.cursor()), flipped, ..Look::new(wording, Ms::ZERO) };
    Some(of_model(&BoardModel::set_up(&set_up.position(), &look), |_| Ms::ZERO))
}

fn look<'a>(play: &'a Play, wording: &'a Wording, flipped: bool) -> Look<'a> {
    Look {
        cursor: Some(play.cursor()),
        path: play.path(),
        letters: Some(play.letters()),
        sees_matters: play.has_arbiter() || play.state().is_training(),
        flipped,
        ..Look::new(wording, play.now())
    }
}

fn of_model(model: &BoardModel, left: impl Fn(Side) -> Ms) -> Board {
    let line = |text: &golos_view::NumberedMove| MoveLine { number: text.number, text: text.text.clone() };
    Board {
        names: match model.names {
            PlaceNames::DarkSquares => Names::DarkSquares,
            PlaceNames::Numbers => Names::Numbers,
            PlaceNames::Squares => Names::Squares,
            PlaceNames::Points => Names::Points,
        },
        rows: model.rows.iter().map(|row| row.iter().map(spot).collect()).collect(),
        files: model.files.clone(),
        ranks: model.ranks.clone(),
        clocks: Side::BOTH.map(|side| dial(&model.clocks[side], left(side))),
        first: own(model.first),
        moves: model.moves.iter().map(|row| [line(&row.first), line(&row.second)]).collect(),
        badges: model.badges.clone(),
        counter: model.counter.clone(),
        boards: model.boards.iter().map(|line| Standing { text: line.text.clone(), chosen: line.chosen }).collect(),
    }
}

fn dial(clock: &ClockModel, left: Ms) -> Dial {
    Dial {
        label: clock.label.clone(),
        name: clock.name.clone(),
        time: clock.time.clone(),
        left: clock.running.then_some(left.get()),
        running: clock.running,
        low: clock.low.is_some(),
        fallen: clock.fallen,
        note: clock.note.clone(),
    }
}

fn spot(cell: &Cell) -> Spot {
    Spot {
        place: cell.place.map(|place| (place.column, place.row)),
        ground: match cell.ground {
            golos_view::Ground::Idle => Ground::Idle,
            golos_view::Ground::Light => Ground::Light,
            golos_view::Ground::Dark => Ground::Dark,
            golos_view::Ground::Point => Ground::Point,
            golos_view::Ground::MarkedPoint => Ground::MarkedPoint,
        },
        number: cell.number,
        piece: cell.piece.map(|(side, kind)| (own(side), man(kind))),
        cursor: cell.cursor,
        order: cell.order,
        last: cell.last,
        captured: cell.captured,
        nth: cell.nth,
    }
}

const fn man(kind: Kind) -> Man {
    match kind {
        Kind::Man => Man::Man,
        Kind::Crowned => Man::Crowned,
        Kind::Stone => Man::Stone,
        Kind::Chess(Role::Pawn) => Man::Pawn,
        Kind::Chess(Role::Knight) => Man::Knight,
        Kind::Chess(Role::Bishop) => Man::Bishop,
        Kind::Chess(Role::Rook) => Man::Rook,
        Kind::Chess(Role::Queen) => Man::Queen,
        Kind::Chess(Role::King) => Man::King,
    }
}

const fn own(side: Side) -> Own {
    match side {
        Side::White => Own::White,
        Side::Black => Own::Black,
    }
}

fn offers(list: &[Branch<Offered>], desk: &Desk) -> Vec<Offer> {
    list.iter()
        .map(|branch| Offer {
            label: label(&branch.item.label, desk),
            places: branch.item.places.iter().map(|place| (place.column, place.row)).collect(),
            inside: offers(&branch.inside, desk),
        })
        .collect()
}

fn label(sentence: &Sentence, desk: &Desk) -> String {
    let style = Style { form: Form::Written, ..desk.presenter().style };
    desk.presenter().wording.render(sentence, style)
}

/// What lies at this place of the lists, if it is still called so and is to be taken.
pub(super) fn at_path(desk: &Desk, path: &[u16], called: &str) -> Option<Offered> {
    let mut list = desk.offered(None);
    let (last, before) = path.split_last()?;
    for index in before {
        let branch = list.into_iter().nth(usize::from(*index))?;
        list = branch.inside;
    }
    let branch = list.into_iter().nth(usize::from(*last))?;
    let is_it =
        branch.inside.is_empty() && branch.item.deed != ScanAction::Open && label(&branch.item.label, desk) == called;
    is_it.then_some(branch.item)
}
