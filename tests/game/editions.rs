//! What the editions do differently: draw clauses, who may claim or fix a draw, flags, clocks, articles.

use golos::clock::{Class, Ms};
use golos::game::{
    Claim, ClaimRequest, ClockRequest, Ending, Event, Limit, OfferRequest, Outcome, PendingRuling, ProtestTerm,
    Recorded, Refusal, Request, RulingRequest, Setup, State, TimeChange, Verdict,
};
use golos::profile::{find_rules, rule_ids};
use golos::rules::{EndKind, Fault, Side, Variant};
use golos::speech::Announcer;
use golos::wording::{Lang, Style, Wording};

use super::counters::{Idle, reach};
use super::table::{ARBITER, BLACK, Table, WHITE, manual, reached_in, setup_under};

/// Kings on the edges, where nothing can be captured.
const IDLE: Idle = [["e1-h4", "h4-e1"], ["b8-a7", "a7-b8"]];
/// Black's king on the great road.
const ON_ROAD: Idle = [["e1-h4", "h4-e1"], ["a1-h8", "h8-a1"]];
const HALF_ROAD: Idle = [["e1-h4", "h4-e1"], ["h8-d4", "d4-h8"]];
/// The same on 100 squares.
const IDLE_100: Idle = [["50-45", "45-50"], ["6-1", "1-6"]];
const ON_ROAD_100: Idle = [["50-45", "45-50"], ["46-5", "5-46"]];

/// A white king against a black one.
const ONE_EACH: &str = "W:WKe1:BKb8";
const TWO_EACH: &str = "W:WKc1,Ke1:BKb8,Kd8";
const THREE_EACH: &str = "W:WKc1,Ke1,Kg1:BKb8,Kd8,Kf8";
const FOUR_EACH: &str = "W:WKa3,Kc1,Ke1,Kg1:BKb8,Kd8,Kf8,Kh6";
const THREE_TO_ONE: &str = "W:WKa1,Kc1,Ke1:BKb8";
const OFF_ROAD: &str = "W:WKg1,Kc1,Ke1:BKb8";
const FOUR_TO_ONE: &str = "W:WKa1,Kc1,Ke1,a3:BKb8";
const LONE_ON_ROAD: &str = "W:WKc1,Ke1,Kg1:BKa1";
/// A man of the stronger side stands on the road as well.
const ALL_ON_ROAD: &str = "W:WKc1,Ke1,a1:BKh8";

/// The number of half-moves with which a clause is reached; none within 120 moves.
fn after(rules: &str, control: &str, fen: &str, idle: Idle, clause: &str) -> Option<usize> {
    reach(&mut Table::start(setup_under(rules, control, fen)), "", idle, clause)
}

#[test]
fn the_clauses_of_64_squares_as_the_editions_have_them() {
    type Row = (&'static str, &'static str, Idle, [Option<usize>; 5]);
    // DR-2.1.9.1, C-1.9.1, R-6.1.8, U-III.5, IDF-7.2, in half-moves.
    const EDITIONS: [&str; 5] = ["russian-2013", "russian-code", "russian-2022", "russian-ua2026", "russian-idf2016"];
    const NEVER: Option<usize> = None;
    let rows: [Row; 19] = [
        ("three-kings-road", THREE_TO_ONE, IDLE, [Some(29), NEVER, Some(29), NEVER, NEVER]),
        ("three-kings", THREE_TO_ONE, IDLE, [NEVER, Some(29), NEVER, NEVER, Some(29)]),
        ("three-kings", OFF_ROAD, IDLE, [NEVER, Some(29), NEVER, NEVER, Some(29)]),
        ("three-kings", FOUR_TO_ONE, IDLE, [Some(29), NEVER, Some(29), NEVER, NEVER]),
        ("three-kings-off-road", OFF_ROAD, IDLE, [NEVER, NEVER, NEVER, Some(29), NEVER]),
        ("road-defence", LONE_ON_ROAD, ON_ROAD, [Some(9), Some(9), Some(9), NEVER, Some(9)]),
        ("road-defence", ALL_ON_ROAD, HALF_ROAD, [Some(9), Some(9), NEVER, NEVER, Some(9)]),
        ("road-drawn", LONE_ON_ROAD, ON_ROAD, [NEVER, NEVER, NEVER, Some(1), NEVER]),
        ("two-drawn", "W:WKc1,Ke1:BKb8", IDLE, [NEVER, NEVER, NEVER, Some(1), NEVER]),
        ("kings-drawn", ONE_EACH, IDLE, [NEVER, NEVER, NEVER, Some(1), NEVER]),
        ("kings-2-3", ONE_EACH, IDLE, [Some(10), Some(10), Some(10), NEVER, NEVER]),
        ("two-against-king", ONE_EACH, IDLE, [NEVER, NEVER, NEVER, NEVER, Some(9)]),
        ("two-against-king", "W:WKc1,Ke1:BKb8", IDLE, [NEVER, NEVER, NEVER, NEVER, Some(9)]),
        ("kings-4-5", TWO_EACH, IDLE, [Some(60), Some(60), Some(60), Some(60), Some(60)]),
        // With three kings against one U-III.5.5 holds only where the clauses above it do not.
        ("kings-4-5", OFF_ROAD, IDLE, [Some(60), Some(60), Some(60), NEVER, Some(60)]),
        ("kings-6-7", THREE_EACH, IDLE, [Some(120), Some(120), Some(120), Some(120), Some(120)]),
        ("king-moves", FOUR_EACH, IDLE, [Some(30), Some(30), NEVER, Some(30), Some(30)]),
        ("king-moves", OFF_ROAD, IDLE, [Some(30), Some(30), NEVER, NEVER, Some(30)]),
        ("king-moves-6-7", THREE_EACH, IDLE, [NEVER, NEVER, Some(50), NEVER, NEVER]),
    ];
    for (clause, fen, idle, expected) in rows {
        let found = EDITIONS.map(|rules| after(rules, "30+30s", fen, idle, clause));
        assert_eq!(found, expected, "{clause}: {fen}");
    }
}

#[test]
fn the_clauses_of_100_squares_as_the_editions_have_them() {
    type Row = (&'static str, &'static str, Idle, [Option<usize>; 4]);
    const EDITIONS: [&str; 4] =
        ["international-2013", "international-2022", "international-ua2026", "international-fmjd2015"];
    let rows: [Row; 10] = [
        // DR-3.5, R-7.5.2, U-IV.5.5, FMJD-1.6.2: kings only, no capture.
        ("king-moves", "W:WK50,K47:BK6,K16", IDLE_100, [Some(50), Some(50), Some(50), Some(50)]),
        // Three units with a king against a king.
        ("three-against-king", "W:WK50,K47,K48:BK6", IDLE_100, [Some(31), Some(31), None, Some(32)]),
        ("three-against-king", "W:WK50,47,48:BK6", IDLE_100, [Some(31), Some(31), None, Some(32)]),
        ("three-off-road", "W:WK50,47,48:BK6", IDLE_100, [None, None, Some(31), None]),
        ("road-drawn", "W:WK50,47,48:BK46", ON_ROAD_100, [None, None, Some(1), None]),
        // Four units against one: no limit but the kings' moves.
        ("three-against-king", "W:WK50,47,48,49:BK6", IDLE_100, [None, None, None, None]),
        ("two-against-king", "W:WK50,48:BK6", IDLE_100, [Some(9), Some(9), None, Some(10)]),
        ("two-against-king", "W:WK50:BK6", IDLE_100, [Some(9), Some(9), None, Some(10)]),
        ("two-drawn", "W:WK50,48:BK6", IDLE_100, [None, None, Some(1), None]),
        ("kings-drawn", "W:WK50:BK6", IDLE_100, [None, None, Some(1), None]),
    ];
    for (clause, fen, idle, expected) in rows {
        let found = EDITIONS.map(|rules| after(rules, "1h+30s", fen, idle, clause));
        assert_eq!(found, expected, "{clause}: {fen}");
    }
}

#[test]
fn r_7_5_2_with_a_king_against_a_king_either_side_counts() {
    // Black moved first and has made five moves, White four.
    let mut table = Table::start(setup_under("international-2022", "1h+30s", "B:WK50:BK6"));
    table.moves("6-1 50-45 1-6 45-50 6-1 50-45 1-6 45-50 6-1");
    assert!(table.reached().contains(&"two-against-king"), "{:?}", table.reached());
}

#[test]
fn r_7_7_4_rapid_without_increment_does_not_play_the_ending_out() {
    for (control, expected) in [("15", 1), ("15+5s", 31)] {
        let rapid = Setup { class: Class::Rapid, ..setup_under("international-2022", control, "W:WK50,47,48:BK6") };
        let mut table = Table::start(rapid);
        assert_eq!(reach(&mut table, "", IDLE_100, "three-against-king"), Some(expected), "{control}");
        while table.state.asked() == Some(&PendingRuling::Reached(Limit::Repetition)) {
            table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
        }
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        let article = if expected == 1 { "R-7.7.4" } else { "R-7.5.2" };
        assert_eq!((table.verdict().outcome, table.verdict().article.as_str()), (Outcome::Draw, article));
    }
}

#[test]
fn the_clauses_of_giveaway() {
    // DR-4.2 and.
    for (clause, fen, expected) in [
        ("three-kings-road", THREE_TO_ONE, [Some(29), None]),
        ("king-moves", OFF_ROAD, [Some(30), Some(30)]),
        ("kings-2-3", ONE_EACH, [None, None]),
        ("kings-4-5", TWO_EACH, [None, None]),
    ] {
        let found = ["giveaway-2013", "giveaway-2022"].map(|rules| after(rules, "30+30s", fen, IDLE, clause));
        assert_eq!(found, expected, "{clause}: {fen}");
    }
}

#[test]
fn r_8_1_who_has_given_all_away_or_cannot_move_has_won() {
    for (rules, article) in [("giveaway-2022", "R-8.1"), ("giveaway-2013", "DR-4.1")] {
        for (fen, text, winner, ending) in [
            ("W:Wc3:Bd4", "c3:e5", Side::Black, Ending::Board(EndKind::GivenAway)),
            ("W:Wb4,b2:Ba5", "b2-c3", Side::Black, Ending::Board(EndKind::Immobile)),
        ] {
            let mut table = Table::start(setup_under(rules, "30+30s", fen));
            table.moves(text);
            let verdict = table.verdict();
            assert_eq!((verdict.outcome, &verdict.ending), (Outcome::Win(winner), &ending));
            assert_eq!(verdict.article, article);
        }
    }
}

#[test]
fn a_flag_before_the_clock_is_pressed_comes_too_late_for_who_has_won() {
    // R-5.4.2.10, DR-1.7.12, IDF-6.1.3; U-V.7.10 has no exception.
    let cases = [
        ("russian-2022", true),
        ("russian-2013", true),
        ("russian-ua2026", false),
        ("giveaway-2022", true),
        ("russian-idf2016", true),
    ];
    for (rules, is_over) in cases {
        let mut table = Table::start(manual(setup_under(rules, "5", "W:Wc3:Bd4")));
        table.make("c3:e5");
        table.wait(Ms::from_mins(6));
        let events = table.tick();
        assert_eq!(events.is_empty(), is_over, "{rules}: {events:?}");
    }
}

#[test]
fn who_may_fix_a_draw_that_no_player_has_claimed() {
    // R-5.4.13.6, FMJD-3.5.4 the arbiter; U-V.18.14, C-1.9.2, DR-2.1.9.2, IDF only a player. DR-1.16.7: a repetition in
    // rapid and blitz.
    let cases = [
        ("russian-2022", true),
        ("international-2022", true),
        ("giveaway-2022", true),
        ("russian-2013", false),
        ("russian-code", false),
        ("russian-ua2026", false),
        ("brazilian-ua2026", false),
        ("international-fmjd2015", true),
        ("russian-idf2016", false),
        ("brazilian-idf2016", false),
    ];
    for (rules, may) in cases {
        let (fen, idle) = match find_rules(rules).expect(rules).variant {
            variant if variant == Variant::INTERNATIONAL => ("W:WK50,K47:BK6,K16", IDLE_100),
            _ => (TWO_EACH, IDLE),
        };
        let mut table = Table::start(setup_under(rules, "30+30s", fen));
        let clause = if may && rules.starts_with("russian") { "king-moves-4-5" } else { "king-moves" };
        // The repetition was before the arbiter as well where he may act, and was let pass.
        assert!(reach(&mut table, "", idle, clause).is_some(), "{rules}");
        while table.state.asked() == Some(&PendingRuling::Reached(Limit::Repetition)) {
            table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
        }
        if may {
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        } else {
            assert_eq!(
                table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)),
                Refusal::PlayerMustClaim,
                "{rules}"
            );
            table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Counter, intended: None }));
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        }
        assert_eq!(table.verdict().ending, Ending::Limit(Limit::Clause(clause.to_owned())), "{rules}");
    }
}

#[test]
fn dr_1_16_7_the_arbiter_notes_a_repetition_in_rapid_and_blitz() {
    for (control, noted) in [("30+30s", false), ("8+4s", true), ("3+2s", true)] {
        let mut table = Table::start(setup_under("russian-2013", control, TWO_EACH));
        for _ in 0..2 {
            table.moves("e1-h4 b8-a7 h4-e1 a7-b8");
        }
        assert_eq!(table.reached() == ["repetition"], noted, "{control}");
        if noted {
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
            assert_eq!(table.verdict().ending, Ending::Limit(Limit::Repetition));
        }
    }
}

#[test]
fn draws_at_once_unless_a_win_is_shown_are_claimed_and_ruled() {
    // U-III.5.2: the claim is right at once; dismissed, because a win is shown, play goes on.
    let mut table = Table::start(setup_under("russian-ua2026", "45+15s", LONE_ON_ROAD));
    assert_eq!(reached_in(&table.one("e1-h4")), ["road-drawn"]);
    table.does(BLACK, Request::Claim(ClaimRequest::Claim { claim: Claim::Counter, intended: None }));
    let matter = table.state.docket().iter().find(|matter| matches!(matter, PendingRuling::Claim { .. })).cloned();
    let Some(PendingRuling::Claim { check, .. }) = matter else { panic!("a claim") };
    assert_eq!((check.holds, check.limit.as_ref().map(Limit::name)), (true, Some("road-drawn")));
    let mut shown = table.clone();
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.verdict().article, "U-III.5.2.1");
    shown.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    shown.moves("a1-h8");
}

#[test]
fn a_draw_may_be_offered_from_this_move_on() {
    // U-III.5.1, U-IV.5.1 and FMJD-3.5.3 at every control, DR-2.1.9.1.1, C-1.9.1.1 and at any move.
    let cases = [
        ("international-2022", "1h+30s", Some(40)),
        ("international-ua2026", "5+3s", Some(40)),
        ("international-2013", "1h20+60s", None),
        ("russian-ua2026", "3+2s", Some(20)),
        ("brazilian-ua2026", "45+15s", Some(20)),
        ("russian-2013", "30+30s", None),
        ("russian-code", "30+30s", None),
        ("giveaway-2022", "30+30s", None),
        ("international-fmjd2015", "5+3s", Some(40)),
        ("russian-idf2016", "45+30s", None),
    ];
    for (rules, control, earliest) in cases {
        let mut table = Table::start(Setup { position: None, ..setup_under(rules, control, TWO_EACH) });
        let first = if rules.starts_with("international") { "32-28" } else { "c3-d4" };
        table.moves(first);
        let refusal = table.ask(WHITE, Request::Offer(OfferRequest::Offer)).err();
        assert_eq!(refusal, earliest.map(Refusal::OfferTooEarly), "{rules}");
    }
}

#[test]
fn r_6_draughts_64_is_russian_draughts_and_giveaway_is_not() {
    for (id, is_russian) in [("russian-2022", true), ("draughts64-2022", true), ("giveaway-2022", false)] {
        let rules = find_rules(id).expect(id);
        let is_classic = |terms: &[ProtestTerm]| terms.iter().any(|term| term.classes.contains(&Class::Classic));
        let found = [
            // R-5.4.2.5: what a correction leaves.
            rules.time.clock.floor(Class::Classic) == Ms::from_mins(15),
            // R-6.1.8.1: an offer after twenty moves.
            !rules.draws.offers.limits.is_empty(),
            // the break between the games of a micro-match.
            rules.score.micro_match.is_some_and(|rule| rule.rest.least() == Ms::from_mins(5)),
            // R-5.4.17.1: an hour for a protest.
            rules.score.protests.is_some_and(|rule| is_classic(&rule.terms)),
        ];
        assert_eq!(found, [is_russian; 4], "{id}");
    }
}

#[test]
fn r_7_7_2_without_a_record_at_most_ten_pieces_each() {
    let men = |n: u32| (41..41 + n).map(|square| square.to_string()).collect::<Vec<_>>().join(",");
    for (pieces, refusal) in [(10, None), (11, Some(Refusal::OfferTooManyPieces(10)))] {
        let fen = format!("W:WK40,{}:B1,2", men(pieces - 1));
        let blitz = Setup { recorded: false, class: Class::Blitz, ..setup_under("international-2022", "5+3s", &fen) };
        let mut table = Table::start(blitz);
        table.moves("40-34");
        assert_eq!(table.ask(WHITE, Request::Offer(OfferRequest::Offer)).err(), refusal);
    }
}

#[test]
fn u_v_11_3_a_clear_change_of_the_forces_gives_the_right_back() {
    for (rules, comes_back) in [("russian-ua2026", true), ("russian-2022", false)] {
        let mut table = Table::start(setup_under(rules, "8+4s", "W:WKc1,Ke1,h2:BKb8,Kd8"));
        for _ in 0..10 {
            table.moves("e1-h4 b8-a7 h4-e1 a7-b8");
        }
        table.moves("e1-h4");
        table.does(WHITE, Request::Offer(OfferRequest::Offer));
        table.moves("b8-a7 h4-e1");
        assert_eq!(table.refused(WHITE, Request::Offer(OfferRequest::Offer)), Refusal::OfferNotTwice, "{rules}");
        table.moves("a7-b8 h2-g3 b8:h2 e1-h4");
        assert_eq!(table.ask(WHITE, Request::Offer(OfferRequest::Offer)).is_ok(), comes_back, "{rules}");
    }
}

#[test]
fn who_lacks_the_time_to_win_may_fix_a_draw() {
    let nine = "W:WK50,K47,46,48,49:BK6,K16,1,2";
    let eight = "W:WK50,K47,46,48:BK6,K16,1,2";
    let claim = || Request::Claim(ClaimRequest::Claim { claim: Claim::ShortOfTime, intended: None });
    let cases = [
        // without increment, a minute or less, at most eight pieces.
        ("international-2022", "15", Class::Rapid, eight, 14 * 60 + 30, Some("R-7.7.4")),
        ("international-2022", "15", Class::Rapid, nine, 14 * 60 + 30, None),
        ("international-2022", "15", Class::Rapid, eight, 13 * 60, None),
        ("international-2022", "15+5s", Class::Rapid, eight, 14 * 60 + 30, None),
        ("international-2022", "1h", Class::Classic, eight, 59 * 60 + 30, None),
        // DR-1.16.8, DR-1.7.13: also in a classic game, when all moves are to be made in the time left.
        ("russian-2013", "3+2s", Class::Blitz, TWO_EACH, 60, Some("DR-1.16.8")),
        ("russian-2013", "45", Class::Classic, TWO_EACH, 60, Some("DR-1.7.13")),
        ("draughts64-2013", "45/20+15", Class::Classic, TWO_EACH, 60, None),
        // U-V.11.4.8: no increment, to the end of the game.
        ("russian-ua2026", "10", Class::Rapid, TWO_EACH, 60, Some("U-V.11.4.8")),
        ("russian-ua2026", "45+15s", Class::Classic, TWO_EACH, 60, None),
        ("russian-ua2026", "45/25+15", Class::Classic, TWO_EACH, 60, None),
        ("russian-code", "5", Class::Blitz, TWO_EACH, 60, None),
        ("giveaway-2022", "5", Class::Blitz, TWO_EACH, 60, None),
    ];
    for (rules, control, class, fen, seconds, article) in cases {
        let mut table = Table::start(Setup { class, ..setup_under(rules, control, fen) });
        table.wait(Ms::from_secs(seconds));
        match article {
            None => assert_eq!(table.refused(WHITE, claim()), Refusal::ClaimNotHere, "{rules} {control}"),
            Some(article) => {
                table.does(WHITE, claim());
                table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
                assert_eq!(table.verdict().article, article, "{rules} {control}");
            }
        }
    }
}

#[test]
fn time_that_runs_out_while_a_claim_is_checked() {
    // On the claimant's time everywhere (R-5.4.13.2, DR-2.1.9.2, C-1.9.2, U-V.11.4.5); the right claim is a draw all
    // the same (R-5.4.13.2f, U-V.11.4.6), after the wrong one the flag is ruled.
    for rules in ["russian-2022", "russian-2013", "russian-code", "russian-ua2026"] {
        let mut table = Table::start(setup_under(rules, "5+3s", TWO_EACH));
        for _ in 0..2 {
            table.moves("e1-h4 b8-a7 h4-e1 a7-b8");
        }
        while !table.reached().is_empty() {
            table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
        }
        table.does(WHITE, Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: None }));
        assert_eq!(table.state.clock().running(), Some(Side::White), "{rules}");
        table.wait(Ms::from_mins(6)).tick();
        let mut wrong = table.clone();
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!(table.verdict().outcome, Outcome::Draw, "{rules}");
        let against = RulingRequest::Overrule { upheld: false, reason: "the sheet shows two times only".to_owned() };
        wrong.does(ARBITER, Request::Ruling(against));
        wrong.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!((wrong.verdict().outcome, &wrong.verdict().ending), (Outcome::Win(Side::Black), &Ending::Time));
    }
}

#[test]
fn a_wrong_claim_plays_the_written_move() {
    for rules in ["russian-2022", "russian-2013", "russian-code", "russian-ua2026", "international-2013"] {
        let (fen, text) = if rules.starts_with("int") { ("W:WK50,K47:BK6,K16", "50-45") } else { (TWO_EACH, "e1-h4") };
        let mut table = Table::start(setup_under(rules, "30+30s", fen));
        table.does(
            WHITE,
            Request::Claim(ClaimRequest::Claim { claim: Claim::Repetition, intended: Some(text.to_owned()) }),
        );
        table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
        let made = &table.state.plies().last().expect("a move").made;
        assert_eq!((made.side, made.notation.as_str()), (Side::White, text), "{rules}");
    }
}

#[test]
fn moves_counted_aloud_in_a_drawn_position() {
    // R-6.1.8.7 and DR-2.1.9.1.6 always, DR-1.16.7 on 100 squares in rapid and blitz, elsewhere never.
    let cases = [
        ("russian-2022", Class::Classic, true),
        ("russian-2013", Class::Classic, true),
        ("giveaway-2013", Class::Classic, true),
        ("international-2013", Class::Classic, false),
        ("international-2013", Class::Blitz, true),
        ("international-2022", Class::Blitz, false),
        ("russian-code", Class::Classic, false),
        ("russian-ua2026", Class::Classic, false),
        ("giveaway-2022", Class::Classic, false),
        ("russian-idf2016", Class::Classic, false),
        ("international-fmjd2015", Class::Blitz, false),
    ];
    for (rules, class, exists) in cases {
        let mut table = Table::start(Setup { class, position: None, ..setup_under(rules, "30+30s", TWO_EACH) });
        let asked = table.ask(BLACK, Request::Claim(ClaimRequest::Claim { claim: Claim::ClearDraw, intended: None }));
        assert_eq!(asked.is_ok(), exists, "{rules} {class:?}");
    }
}

#[test]
fn dr_1_7_9_nobody_points_out_his_own_flag() {
    for (rules, refusal) in [("russian-2013", Some(Refusal::OwnFlag)), ("russian-2022", None), ("russian-ua2026", None)]
    {
        let mut table = Table::start(setup_under(rules, "5", TWO_EACH));
        table.wait(Ms::from_mins(6)).tick();
        assert_eq!(table.ask(WHITE, Request::Clock(ClockRequest::Flag)).err(), refusal, "{rules}");
        assert!(table.ask(BLACK, Request::Clock(ClockRequest::Flag)).is_ok(), "{rules}");
    }
}

#[test]
fn u_v_7_8_with_less_than_15_minutes_left_no_clock_is_corrected() {
    let add = || {
        Request::Clock(ClockRequest::Correct {
            side: Side::White,
            change: TimeChange::Add(Ms::from_mins(1)),
            reason: "a defect".to_owned(),
        })
    };
    // The players of this edition hear no article for what a wrong claim costs.
    assert_eq!(find_rules("russian-ua2026").map(|rules| rules.draws.claims.wrong), Ok(None));
    for (rules, minutes, refusal) in [
        ("russian-ua2026", 29, None),
        ("russian-ua2026", 31, Some(Refusal::ClockClosed(Ms::from_mins(15)))),
        ("russian-2022", 31, None),
    ] {
        let mut table = Table::start(setup_under(rules, "45+15s", TWO_EACH));
        table.wait(Ms::from_mins(minutes));
        assert_eq!(table.ask(ARBITER, add()).err(), refusal, "{rules}");
    }
}

#[test]
fn an_irregularity_is_called_by_the_article_of_its_edition() {
    for (rules, illegal, missed) in [
        ("russian-2022", "R-5.4.14.2.1", "R-5.4.14.2.6"),
        ("russian-2013", "DR-2.1.10.3", "DR-2.1.10.3"),
        ("international-ua2026", "U-V.6.4.2", "U-V.6.4.6"),
        ("international-fmjd2015", "FMJD-1.5.4.2", "FMJD-1.5.4.6"),
        ("brazilian-idf2016", "IDF-5.4.2", "IDF-5.4.6"),
    ] {
        let faults = find_rules(rules).expect(rules).remedies.irregularities.faults;
        assert_eq!((faults.of(Fault::Illegal), faults.of(Fault::MissedCapture)), (illegal, missed));
    }
}

#[test]
fn every_clause_is_said_with_its_limit_and_its_article() {
    let said = |rules: &str, id: &str, lang| {
        let state =
            State::open(Setup { position: None, ..setup_under(rules, "30+30s", TWO_EACH) }).expect("an opening");
        let limit = if id == "clear-draw" { Limit::ClearDraw } else { Limit::Clause(id.to_owned()) };
        let article = state.limit_article(&limit).to_owned();
        let ending = Ending::Limit(limit);
        let ended = Event::Ended { verdict: Verdict { outcome: Outcome::Draw, ending, article } };
        let ended = Recorded::by_program(Ms::ZERO, ended);
        let heard = Announcer::default().announce(&state, &state, &ended);
        let first = heard.first().expect("the result");
        Wording::new(lang).render(&first.sentence, Style::spoken(lang))
    };
    let sixty = "Ничья: шестьдесят ходов без изменения сил, пункт шесть, один, восемь, шесть.";
    assert_eq!(said("russian-2022", "kings-6-7", Lang::Ru), sixty);
    let twenty_five = "Нічия: двадцять п'ять ходів лише дамками, розділ чотири, пункт п'ять, п'ять.";
    assert_eq!(said("international-ua2026", "king-moves", Lang::Uk), twenty_five);
    for id in rule_ids() {
        for clause in find_rules(id).expect(id).draws.clauses {
            for lang in Lang::ALL {
                let other = Wording::new(lang).label("clause-other").replace("{$moves}", "");
                let text = said(id, &clause.id, lang);
                assert!(!text.contains(other.trim_end_matches([',', ' '])), "{id} {}: {text}", clause.id);
            }
        }
    }
}

#[test]
fn every_article_of_a_rule_set_is_of_its_document() {
    for id in rule_ids() {
        let rules = find_rules(id).expect(id);
        let own = format!("{}-", rules.document);
        let named = rules.draws.clauses.iter().map(|clause| &clause.article).chain([
            &rules.score.verdicts.win,
            &rules.draws.offers.article,
            &rules.draws.repetition.article,
            &rules.draws.claims.checked,
        ]);
        for article in named {
            assert!(article.starts_with(&own), "{id}: {article}");
        }
        let discipline = id.split('-').next().expect("a name");
        let variant = if discipline == "draughts64" { "russian" } else { discipline };
        assert_eq!(rules.variant.id(), variant, "{id}");
    }
}

#[test]
fn r_6_2_3_the_regulation_may_take_the_captures_of_100_squares() {
    let taken = |id| find_rules(id).expect(id).with_captures_of_100().map(|rules| (rules.id, rules.variant));
    assert_eq!(taken("draughts64-2022"), Some(("draughts64-2022".to_owned(), Variant::BRAZILIAN)));
    for id in ["russian-2022", "draughts64-2013", "draughts64-ua2026", "international-2022", "giveaway-2022"] {
        assert_eq!(taken(id), None, "{id}");
    }
}
