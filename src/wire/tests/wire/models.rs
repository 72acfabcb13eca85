//! What there is to see, as it comes over a line: what cannot be is refused and never drawn.

use golos_clock::Ms;
use golos_game::{Owner, Query};
use golos_input::CursorKey;
use golos_people::{Audience, Seat};
use golos_rules::chess::Role;
use golos_rules::{BySide, Kind, Place, PlaceNames, Side};
use golos_view::{BoardModel, Cell, ClockModel, MenuModel, MoveRow};
use golos_wire::{
    Asked, ClientSession, Down, Frames, LONGEST_DOWN, News, Offer, ProtocolError, Said, Speech, Up, VERSION, ViewState,
    Voice, framed,
};
use golos_wording::{Alphabet, Lang};

#[test]
fn closed_sets_stand_on_the_wire_by_their_names() {
    let speech = Speech { lang: Some(Lang::Uk), alphabet: Some(Alphabet::Nato), ..Speech::default() };
    let written =
        r#"{"Request":{"id":1,"sent":2,"what":{"Speak":{"lang":"uk","level":"","alphabet":"nato","words":false}}}}"#;
    let record = Up::Request { id: 1, sent: 2, what: Asked::Speak(speech) };
    assert_eq!(String::from_utf8(framed(&record)).as_deref(), Ok(format!("{written}\n").as_str()));
    let to: Audience = [Seat::Arbiter, Seat::Assistant(Side::White)].into_iter().collect();
    let voice = Voice { text: "c3".to_owned(), lang: Lang::Ru };
    let said = Said { spoken: Some(voice), to: Some(to), ..Said::default() };
    let record = Down::Heard { number: 1, said };
    let line = framed(&record);
    let text = String::from_utf8_lossy(&line).into_owned();
    assert!(text.contains(r#""lang":"ru""#) && text.contains(r#""to":["white-assistant","arbiter"]"#), "{text}");
    let mut frames = Frames::<Down>::new(LONGEST_DOWN);
    frames.put(&line);
    assert_eq!(frames.record(), Ok(Some(record)));
    frames.put(text.replace("arbiter", "umpire").as_bytes());
    assert_eq!(frames.record(), Err(ProtocolError::Garbled), "a seat that is none");
}

/// A board of this many squares along an edge, as the first player sees it.
fn board(size: u8) -> BoardModel {
    let cell = |column, row| Cell { place: Some(Place { column, row }), ..Cell::default() };
    BoardModel {
        names: PlaceNames::Squares,
        rows: (1..=size).rev().map(|row| (1..=size).map(|column| cell(column, row)).collect()).collect(),
        files: Vec::new(),
        ranks: Vec::new(),
        glyphs: Default::default(),
        clocks: BySide::default(),
        first: Side::White,
        moves: Vec::new(),
        badges: Vec::new(),
        counter: None,
        boards: Vec::new(),
    }
}

fn turned(mut board: BoardModel) -> BoardModel {
    board.rows.reverse();
    board.rows.iter_mut().for_each(|row| row.reverse());
    board
}

fn changed(change: impl FnOnce(&mut BoardModel)) -> ViewState {
    let mut board = board(8);
    change(&mut board);
    ViewState { board: Some(board), ..ViewState::default() }
}

/// What a program at home is told that is sent this, from the bytes of the line on.
fn told(view: ViewState) -> Result<ViewState, ProtocolError> {
    let mut home = ClientSession::new("one".to_owned(), Speech::default(), true);
    let _ = home.greet();
    home.take(1, Down::Welcome { version: VERSION, time: 0, taken: 0, fresh: true })?;
    let mut frames = Frames::<Down>::new(LONGEST_DOWN);
    frames.put(&framed(&Down::Seen(Box::new(view))));
    let (mut news, _) = home.take(1, frames.record()?.expect("a whole record"))?;
    match news.pop() {
        Some(News::Seen(view)) => Ok(*view),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_models_of_the_view_come_over_a_line_as_they_are() {
    let clock =
        ClockModel { time: "0:05".to_owned(), left: Some(Ms::new(5000)), running: true, ..ClockModel::default() };
    let piece = |side, kind| move |board: &mut BoardModel| board.rows[7][4].piece = Some((side, kind));
    let views = [
        changed(|board| board.clocks[Side::Black] = clock),
        changed(piece(Side::Black, Kind::Chess(Role::Knight))),
        changed(piece(Side::White, Kind::Crowned)),
        changed(|board| board.moves = vec![MoveRow::default(); 300]),
        ViewState { board: Some(turned(board(15))), turn: Some(Side::Black), ..ViewState::default() },
        ViewState {
            menu: Some(MenuModel { items: vec!["Play".to_owned()], ..MenuModel::default() }),
            ..ViewState::default()
        },
        ViewState::default(),
    ];
    for view in views {
        assert_eq!(told(view.clone()), Ok(view));
    }
}

#[test]
fn a_board_that_cannot_be_and_a_list_without_end_are_refused() {
    let deep = (0..9).fold(Offer::default(), |inside, _| Offer { inside: vec![inside], ..Offer::default() });
    let place = |column, row| move |board: &mut BoardModel| board.rows[3][2].place = Some(Place { column, row });
    let menu = |count: usize, chosen| {
        let items = vec![String::new(); count];
        ViewState { menu: Some(MenuModel { items, chosen, ..MenuModel::default() }), ..ViewState::default() }
    };
    let offers = |offers| ViewState { offers, ..ViewState::default() };
    let views = [
        ("a column beyond the board", changed(place(9, 5))),
        ("a row beyond the board", changed(place(3, 200))),
        ("no column", changed(place(0, 5))),
        ("two squares changed places", changed(|board| board.rows.swap(0, 1))),
        ("a row is longer", changed(|board| board.rows[1].push(Cell::default()))),
        ("a row is missing", changed(|board| drop(board.rows.pop()))),
        ("no board is so wide", ViewState { board: Some(board(16)), ..ViewState::default() }),
        ("rows without end", changed(|board| board.rows = vec![Vec::new(); 80_000])),
        ("a row without end", changed(|board| board.rows = vec![vec![Cell::default(); 80_000]])),
        (
            "a piece beside the board",
            changed(|board| {
                board.rows[0][0] = Cell { piece: Some((Side::White, Kind::Man)), ..Cell::default() };
            }),
        ),
        ("letters for a wider board", changed(|board| board.files = vec!["a".to_owned(); 9])),
        ("numbers for a narrower board", changed(|board| board.ranks = vec!["1".to_owned(); 7])),
        ("signs without end", changed(|board| board.badges = vec![String::new(); 2001])),
        ("a menu without end", menu(2001, 0)),
        ("a line that the menu does not have", menu(3, 3)),
        ("a line of an empty menu", menu(0, usize::MAX)),
        ("lists without end", offers(vec![Offer::default(); 2001])),
        ("lists without a floor", offers(vec![deep])),
        (
            "more squares than a board has",
            offers(vec![Offer { places: vec![Place { column: 1, row: 1 }; 226], ..Offer::default() }]),
        ),
    ];
    for (name, view) in views {
        assert_eq!(told(view), Err(ProtocolError::Unsound), "{name}");
    }
    let million = changed(|board| board.rows = vec![Vec::new(); 1_000_000]);
    assert_eq!(told(million), Err(ProtocolError::Long(LONGEST_DOWN)));
    let moves = changed(|board| board.moves = vec![MoveRow::default(); 6001]);
    assert!(told(moves).is_err());
}

#[test]
fn no_text_of_a_model_moves_a_cursor() {
    let evil = || "a\u{1b}[2Jb\u{202e}\u{7}".to_owned();
    let mut view = changed(|board| {
        board.files = vec![evil(); 8];
        board.badges = vec![evil()];
        board.counter = Some(evil());
        board.clocks[Side::White] =
            ClockModel { name: evil(), low: Some(evil()), note: evil(), ..ClockModel::default() };
        board.moves = vec![MoveRow::default()];
        board.moves[0].second.text = evil();
    });
    view.menu = Some(MenuModel { heading: evil(), items: vec![evil()], chosen: 0 });
    view.offers =
        vec![Offer { label: evil(), inside: vec![Offer { label: evil(), ..Offer::default() }], ..Offer::default() }];
    (view.title, view.hand) = (evil(), Some(evil()));
    let text = String::from_utf8(framed(&told(view).unwrap())).unwrap();
    assert!(text.matches("\"ab\"").count() == 20 && !text.contains("u001b") && !text.contains('\u{202e}'), "{text}");
}

#[test]
fn kinds_queries_and_keys_have_names_of_their_own() {
    let said = |kind| String::from_utf8(framed(&Said { kind, ..Said::default() })).unwrap();
    for (kind, name) in [
        (golos_speech::Kind::TimeAdded, "time-added"),
        (golos_speech::Kind::Warning, "warning"),
        (golos_speech::Kind::Irregularity, "irregularity"),
    ] {
        assert!(said(kind).contains(&format!("\"kind\":\"{name}\"")), "{}", said(kind));
    }
    let knights = Query::Standing(Some(Owner::Own), Some(Kind::Chess(Role::Knight)));
    for what in [
        Asked::Query(knights),
        Asked::Query(Query::Near("c3".to_owned())),
        Asked::BoardCursor { key: CursorKey::UpLeft, pad: true },
    ] {
        let up = Up::Request { id: 1, sent: 0, what };
        let mut frames = Frames::<Up>::new(1000);
        frames.put(&framed(&up));
        assert_eq!(frames.record(), Ok(Some(up)));
    }
    let named = framed(&Asked::Query(Query::Rule("x\u{1b}[31m".repeat(500))).cleaned());
    assert!(named.len() < 300, "a name is short and clean");
}
