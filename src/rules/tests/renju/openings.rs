//! Opening regulations (R-9.2.4.3): each from its first stone until colours are settled.

use golos_rules::Side;
use golos_rules::renju::{Act, Expected, Letters, Opening, OpeningState, Player, Point, Refused, Settled, StoneError};

fn point(name: &str) -> Point {
    Letters::AToO.read(name).unwrap()
}

/// `1 h8`: the first player places; `2 swap`, `keep`, `offers`, `n4`, `+i9` offers, `!i9` chooses.
fn read(line: &str) -> (Player, Act) {
    let (player, act) = line.split_once(' ').unwrap();
    let act = match act {
        "swap" => Act::Swap,
        "keep" => Act::Keep,
        "offers" => Act::Offers,
        other => match (other.split_at(1), other) {
            (("n", count), _) => Act::Count(count.parse().unwrap()),
            (("+", name), _) => Act::Offer(point(name)),
            (("!", name), _) => Act::Choose(point(name)),
            (_, name) => Act::Place(point(name)),
        },
    };
    (if player == "1" { Player::First } else { Player::Second }, act)
}

fn after(opening: Opening, script: &str) -> OpeningState {
    script.split(", ").filter(|line| !line.is_empty()).fold(OpeningState::new(opening), |state, line| {
        let (player, act) = read(line);
        state.act(player, act).unwrap_or_else(|refused| panic!("{opening:?} {line}: {refused}"))
    })
}

fn settled(opening: Opening, script: &str) -> (bool, String) {
    let Settled { is_swapped, position } = after(opening, script).settled().expect("settled");
    (is_swapped, position.text(Letters::AToO))
}

#[test]
fn every_regulation_goes_through_to_the_end() {
    let ten = "2 offers, 2 +g8, 2 +f8, 2 +e8, 2 +d8, 2 +g9, 2 +g10, 2 +g11, 2 +g12, 2 +g13, 2 +a1, 1 !e8";
    let taraguchi = format!("1 h8, 2 keep, 2 h9, 1 keep, 1 j8, 2 swap, 1 i10, {ten}");
    for (opening, script, swapped, text) in [
        (Opening::Free, "", false, ""),
        (Opening::Rif, "1 h8, 1 i9, 1 j10, 2 swap, 1 a1, 2 +g7, 2 +h7, 1 !h7", true, "b:h7,h8,j10 w:a1,i9"),
        (Opening::Rif, "1 h8, 1 h9, 1 h10, 2 keep, 2 o15, 1 +g8, 1 +a9, 2 !a9", false, "b:h8,a9,h10 w:h9,o15"),
        (Opening::Yamaguchi, "1 h8, 1 i9, 1 j10, 1 n1, 2 keep, 2 a1, 1 +h7, 2 !h7", false, "b:h7,h8,j10 w:a1,i9"),
        (
            Opening::Yamaguchi,
            "1 h8, 1 i9, 1 g10, 1 n3, 2 swap, 1 a1, 2 +h7, 2 +h6, 2 +a2, 1 !a2",
            true,
            "b:a2,h8,g10 w:a1,i9",
        ),
        (
            Opening::Soosorv8,
            "1 h8, 1 i9, 1 g10, 2 swap, 1 a1, 1 n2, 2 swap, 1 +h7, 1 +h6, 2 !h6",
            false,
            "b:h6,h8,g10 w:a1,i9",
        ),
        (
            Opening::Soosorv8,
            "1 h8, 1 i9, 1 g10, 2 keep, 2 a1, 2 n1, 1 keep, 1 +h7, 2 !h7",
            false,
            "b:h7,h8,g10 w:a1,i9",
        ),
        (
            Opening::Taraguchi10,
            "1 h8, 2 swap, 1 h9, 2 swap, 1 j8, 2 keep, 2 k11, 1 swap, 2 d4, 1 keep",
            true,
            "b:d4,h8,j8 w:h9,k11",
        ),
        (Opening::Taraguchi10, taraguchi.as_str(), true, "b:e8,h8,j8 w:h9,i10"),
        (Opening::Sakata, "1 h8, 1 i9, 1 g10, 2 k11, 2 d4, 1 swap", true, "b:d4,h8,g10 w:i9,k11"),
        (
            Opening::Tarannikov,
            "1 h8, 2 keep, 2 h9, 1 keep, 1 j8, 2 keep, 2 k11, 1 keep, 1 d4, 2 swap",
            true,
            "b:d4,h8,j8 w:h9,k11",
        ),
    ] {
        assert_eq!(settled(opening, script), (swapped, text.to_owned()), "{opening:?}");
        if opening != Opening::Free {
            assert_eq!(after(opening, script).settled().unwrap().position.turn(), Side::White);
        }
        assert_eq!(after(opening, script).act(Player::First, Act::Keep), Err(Refused::Settled));
    }
}

#[test]
fn each_step_names_who_acts_and_what_is_asked() {
    let stone = |side, square| Expected::Stone { side, square };
    for (opening, script, player, expected) in [
        (Opening::Rif, "", Player::First, stone(Side::Black, 1)),
        (Opening::Rif, "1 h8", Player::First, stone(Side::White, 3)),
        (Opening::Rif, "1 h8, 1 i9", Player::First, stone(Side::Black, 5)),
        (Opening::Rif, "1 h8, 1 i9, 1 j10", Player::Second, Expected::Swap),
        (Opening::Rif, "1 h8, 1 i9, 1 j10, 2 keep", Player::Second, stone(Side::White, 15)),
        (Opening::Rif, "1 h8, 1 i9, 1 j10, 2 swap", Player::First, stone(Side::White, 15)),
        (Opening::Rif, "1 h8, 1 i9, 1 j10, 2 swap, 1 a1", Player::Second, Expected::Offer { count: 2 }),
        (Opening::Rif, "1 h8, 1 i9, 1 j10, 2 swap, 1 a1, 2 +a2, 2 +a3", Player::First, Expected::Choice),
        (Opening::Yamaguchi, "1 h8, 1 i9, 1 j10", Player::First, Expected::Count { most: 100 }),
        (Opening::Soosorv8, "1 h8, 1 i9, 1 j10, 2 keep, 2 a1", Player::Second, Expected::Count { most: 8 }),
        (Opening::Soosorv8, "1 h8, 1 i9, 1 j10, 2 keep, 2 a1, 2 n3", Player::First, Expected::Swap),
        (Opening::Taraguchi10, "1 h8", Player::Second, Expected::Swap),
        (Opening::Taraguchi10, "1 h8, 2 swap", Player::First, stone(Side::White, 3)),
        (
            Opening::Taraguchi10,
            "1 h8, 2 keep, 2 h9, 1 keep, 1 j8, 2 keep, 2 k11",
            Player::First,
            Expected::SwapOrOffers { count: 10 },
        ),
        (
            Opening::Taraguchi10,
            "1 h8, 2 keep, 2 h9, 1 keep, 1 j8, 2 keep, 2 k11, 1 swap",
            Player::Second,
            stone(Side::Black, 9),
        ),
        (Opening::Sakata, "1 h8, 1 i9, 1 g10", Player::Second, stone(Side::White, 7)),
        (Opening::Sakata, "1 h8, 1 i9, 1 g10, 2 k11", Player::Second, stone(Side::Black, 9)),
        (Opening::Sakata, "1 h8, 1 i9, 1 g10, 2 k11, 2 d4", Player::First, Expected::Swap),
        (Opening::Tarannikov, "1 h8, 2 keep, 2 h9, 1 keep", Player::First, stone(Side::Black, 5)),
    ] {
        assert_eq!(after(opening, script).expected(), Some((player, expected)), "{opening:?} {script}");
    }
    assert_eq!(OpeningState::new(Opening::Free).expected(), None);
}

#[test]
fn what_the_regulation_does_not_allow_is_refused() {
    let rif = "1 h8, 1 h9, 1 h10, 2 keep, 2 h11";
    for (opening, script, line, refused) in [
        (Opening::Rif, "", "1 h9", Refused::Outside { square: 1 }),
        (Opening::Rif, "", "2 h8", Refused::NotYourTurn),
        (Opening::Rif, "", "1 swap", Refused::Unexpected(Expected::Stone { side: Side::Black, square: 1 })),
        (Opening::Rif, "1 h8", "1 h10", Refused::Outside { square: 3 }),
        (Opening::Rif, "1 h8", "1 h8", Refused::StoneError(StoneError::Taken)),
        (Opening::Rif, "1 h8, 1 i9", "1 k8", Refused::Outside { square: 5 }),
        (Opening::Rif, "1 h8, 1 i9, 1 j8", "2 a1", Refused::Unexpected(Expected::Swap)),
        (Opening::Rif, "1 h8, 1 i9, 1 j8", "2 offers", Refused::Unexpected(Expected::Swap)),
        // All stones on one column: the board in a mirror is the same.
        (Opening::Rif, &format!("{rif}, 1 +g8"), "1 +i8", Refused::Alike { offered: point("g8") }),
        (Opening::Rif, &format!("{rif}, 1 +g8"), "1 +g8", Refused::Alike { offered: point("g8") }),
        (Opening::Rif, rif, "1 +h9", Refused::StoneError(StoneError::Taken)),
        (Opening::Rif, rif, "2 +g8", Refused::NotYourTurn),
        (Opening::Rif, &format!("{rif}, 1 +g8, 1 +g9"), "2 !g10", Refused::NotOffered),
        (Opening::Yamaguchi, "1 h8, 1 i9, 1 j10", "1 n0", Refused::WrongCount { most: 100 }),
        (Opening::Soosorv8, "1 h8, 1 i9, 1 j10, 2 keep, 2 a1", "2 n9", Refused::WrongCount { most: 8 }),
        (Opening::Soosorv8, "1 h8, 1 i9, 1 j10, 2 keep, 2 a1", "1 n3", Refused::NotYourTurn),
        (Opening::Taraguchi10, "1 h8, 2 keep, 2 h9, 1 keep, 1 j8, 2 keep", "2 l8", Refused::Outside { square: 7 }),
        (
            Opening::Taraguchi10,
            "1 h8, 2 keep, 2 h9, 1 keep, 1 j8, 2 keep, 2 k11, 1 keep",
            "1 m8",
            Refused::Outside { square: 9 },
        ),
        (Opening::Sakata, "1 h8, 1 i9, 1 g10", "2 l8", Refused::Outside { square: 7 }),
        (Opening::Sakata, "1 h8, 1 i9, 1 g10, 2 k11", "2 m8", Refused::Outside { square: 9 }),
    ] {
        let state = after(opening, script);
        let (player, act) = read(line);
        assert_eq!(state.act(player, act), Err(refused), "{opening:?} {script}, {line}");
    }
}

type Mirror = fn(Point) -> Option<Point>;

/// An offer rules out the points that make the same position in a mirror or turned, and no other.
#[test]
fn offers_are_refused_only_where_the_position_is_symmetric() {
    fn across(at: Point) -> Option<Point> {
        Point::new(16 - at.column(), at.row())
    }
    fn diagonally(at: Point) -> Option<Point> {
        Point::new(at.row(), at.column())
    }
    let scripts: [(&str, Mirror); 4] = [
        ("1 h8, 1 h9, 1 h10, 1 n2, 2 keep, 2 h11", across),
        ("1 h8, 1 i9, 1 j10, 1 n2, 2 keep, 2 k11", diagonally),
        ("1 h8, 1 i9, 1 h10, 1 n2, 2 keep, 2 g9", across),
        ("1 h8, 1 h9, 1 h10, 1 n2, 2 keep, 2 a1", |_| None),
    ];
    for (script, mirror) in scripts {
        let state = after(Opening::Yamaguchi, script);
        let free: Vec<Point> = state.position().board().free().collect();
        for &offered in &free {
            let state = state.act(Player::First, Act::Offer(offered)).unwrap();
            for &other in &free {
                let is_alike = other == offered || Some(other) == mirror(offered);
                assert_eq!(state.act(Player::First, Act::Offer(other)).is_err(), is_alike, "{offered:?} {other:?}");
            }
        }
    }
}

#[test]
fn keys_name_the_regulations() {
    for opening in Opening::ALL {
        assert_eq!(Opening::from_key(opening.key()), Some(opening));
    }
    assert_eq!(Opening::from_key("swap2"), None);
}
