//! Renju under the arbiter, by the articles of 2022 (section IX) and 2013 (part V).

use golos::clock::Ms;
use golos::game::{
    Actor, AdjournmentRequest, Claim, ClaimRequest, Ending, Event, FoulConsequence, Irregularity, IrregularityRuling,
    LONGEST_SEAL, MoveEvent, MoveRequest, OfferEvent, OfferRequest, OpeningAct, OpeningEvent, OpeningRequest, Outcome,
    Phase, Recorded, Refusal, RemedyEvent, RemedyRequest, Request, RulingRequest, SealKey, Sealed, Setup,
};
use golos::rules::renju::{Opening, Refused};
use golos::rules::{EndKind, Fault, Side};

use super::table::{A_MOVE, ARBITER, BLACK, Table, WHITE, at, forge, manual, objection, under};

/// Black's stone on h8 makes two threes; White's stones are far away.
const TWO_THREES: &str = "b:g8,i8,h9,h10 w:a1,c1,e1,g1 turn:b";
const OVERLINE: &str = "b:c8,d8,e8,g8,h8 w:a1,c1,e1,g1,a3 turn:b";

fn renju(rules: &str) -> Setup {
    under(rules, "1h30")
}

fn renju_at(rules: &str, fen: &str) -> Setup {
    at(renju(rules), fen)
}

fn opened(opening: Opening) -> Setup {
    let mut setup = renju("renju-2022");
    if let Some(rule) = &mut setup.rules.openings.regulation {
        rule.opening = opening;
    }
    setup
}

fn foul() -> Request {
    Request::Claim(ClaimRequest::Claim { claim: Claim::Foul, intended: None })
}

#[test]
fn r_9_2_4_1_black_begins_on_the_centre() {
    for rules in ["renju-2022", "renju-2013"] {
        let mut table = Table::start(renju(rules));
        assert_eq!(table.state.turn(), Side::Black);
        assert!(matches!(table.refused(BLACK, Request::Move(MoveRequest::Make("h9".to_owned()))), Refusal::Move(_)));
        assert!(matches!(table.refused(BLACK, Request::Move(MoveRequest::Make("-".to_owned()))), Refusal::Move(_)));
        assert_eq!(
            table.refused(WHITE, Request::Move(MoveRequest::Make("h8".to_owned()))),
            Refusal::NotYourTurn(Side::White)
        );
        table.moves("h8 h9");
        assert_eq!(table.fen(), "b:h8 w:h9");
        table.is_sound();
    }
}

#[test]
fn r_9_2_4_1_a_first_stone_off_the_centre_is_put_right_at_a_real_board() {
    for (rules, by) in [("renju-2022", WHITE), ("renju-2022", ARBITER), ("renju-2013", WHITE)] {
        let mut table = Table::start(manual(renju(rules)));
        let empty = table.fen();
        let events = table.one("h9");
        assert!(
            events
                .contains(&Event::Remedy(RemedyEvent::IrregularityFound { side: Side::Black, fault: Fault::Illegal })),
            "{events:?}"
        );
        assert_eq!(
            table.refused(BLACK, Request::Remedy(RemedyRequest::Correct)),
            Refusal::OpponentDecides(Side::White)
        );
        table.does(by, Request::Remedy(RemedyRequest::Correct));
        assert_eq!((table.fen(), table.state.turn()), (empty, Side::Black));
        table.moves("h8 h9");
        table.is_sound();
    }
}

#[test]
fn r_9_2_5_1_a_stone_or_a_pass_that_ends_the_game_needs_no_press() {
    use EndKind::{Five, LongRow, TwoPasses};
    for (rules, fen, made, last, end) in [
        ("renju-2022", "b:h8,h10,k4,l12 w:a1,b1,d1,e1 turn:w", "", "c1", Five),
        ("renju-2013", "b:h8,h10,k4,l12 w:a1,b1,d1,e1 turn:w", "", "c1", Five),
        ("renju-2022", "b:h8,h10,k4,l12,n3 w:a1,b1,c1,e1,f1 turn:w", "", "d1", LongRow),
        ("renju-2022", "b:h8,h10 w:a1,b1 turn:b", "-", "-", TwoPasses),
        ("renju-2013", "b:h8,h10 w:a1,b1 turn:b", "-", "-", TwoPasses),
    ] {
        let mut table = Table::start(manual(renju_at(rules, fen)));
        table.moves(made);
        table.make(last);
        assert_eq!(table.result().1, Ending::Board(end), "{rules} {last}");
        assert_eq!(table.refused(WHITE, Request::Resign), Refusal::Over);
        table.wait(Ms::from_mins(600));
        assert_eq!(table.tick(), []);
        table.is_sound();
    }
}

#[test]
fn r_9_2_6_and_9_2_7_how_the_board_ends_the_game() {
    use EndKind::{Five, LongRow, TwoPasses};
    let black = Outcome::Win(Side::Black);
    let white = Outcome::Win(Side::White);
    for (fen, moves, outcome, end, article, article_2013) in [
        ("", "h8 a1 g8 b1 f8 c1 e8 a3 d8", black, Five, "R-9.2.6.1", "DR-5.2.6.1"),
        ("b:h8,h10,k4,l12 w:a1,b1,d1,e1 turn:w", "c1", white, Five, "R-9.2.6.1", "DR-5.2.6.1"),
        ("b:h8,h10,k4,l12,n3 w:a1,b1,c1,e1,f1 turn:w", "d1", white, LongRow, "R-9.2.6.2", "DR-5.2.6.2"),
        // A five lets Black off the overline, and off two fours.
        ("b:d8,e8,f8,g8,h4,h5,h6,h7,h9 turn:b", "h8", black, Five, "R-9.2.6.1", "DR-5.2.6.1"),
        ("", "h8 - -", Outcome::Draw, TwoPasses, "R-9.2.7.1", "DR-5.2.7.1"),
    ] {
        for (rules, article) in [("renju-2022", article), ("renju-2013", article_2013)] {
            let setup = if fen.is_empty() { renju(rules) } else { renju_at(rules, fen) };
            let mut table = Table::start(setup);
            table.moves(moves);
            assert_eq!(table.result(), (outcome, Ending::Board(end), article), "{rules} {fen} {moves}");
            table.is_sound();
        }
    }
}

#[test]
fn r_9_2_7_1_one_pass_ends_nothing() {
    let mut table = Table::start(renju("renju-2022"));
    table.moves("h8 - h9 - ");
    assert_eq!((table.state.phase(), table.state.turn()), (Phase::Playing, Side::Black));
    table.moves("h10");
    table.is_sound();
}

#[test]
fn r_9_3_1_5_to_press_without_a_stone_is_to_pass() {
    let mut table = Table::start(manual(renju("renju-2022")));
    assert_eq!(table.refused(BLACK, Request::Move(MoveRequest::Press)), Refusal::NothingToPress);
    table.moves("h8");
    table.does(WHITE, Request::Move(MoveRequest::Press));
    assert_eq!((table.state.turn(), table.state.plies().len()), (Side::Black, 2));
    table.does(BLACK, Request::Move(MoveRequest::Press));
    assert_eq!(table.result(), (Outcome::Draw, Ending::Board(EndKind::TwoPasses), "R-9.2.7.1"));
    table.is_sound();
    // Not where the opening regulation says otherwise, nor where the program is the board.
    let mut table = Table::start(manual(opened(Opening::Rif)));
    table.moves("h8");
    assert_eq!(table.refused(BLACK, Request::Move(MoveRequest::Press)), Refusal::NothingToPress);
    let mut table = Table::start(renju("renju-2022"));
    table.moves("h8");
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Press)), Refusal::NothingToPress);
}

#[test]
fn r_9_2_4_2_a_foul_that_white_claims_before_his_reply_loses() {
    for fen in [TWO_THREES, OVERLINE] {
        let stone = if fen == OVERLINE { "f8" } else { "h8" };
        for board in [renju_at("renju-2022", fen), manual(renju_at("renju-2022", fen))] {
            let mut table = Table::start(board);
            let events = table.one(stone);
            assert!(
                events
                    .contains(&Event::Remedy(RemedyEvent::IrregularityFound { side: Side::Black, fault: Fault::Foul })),
                "{events:?}"
            );
            assert_eq!(table.refused(BLACK, foul()), Refusal::ClaimNotHere);
            // The program has found it; nobody but White brings it up.
            assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::PlayerMustClaim);
            assert!(table.claim(Claim::Foul, None).holds);
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
            assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Foul, "R-9.2.4.2"));
            table.is_sound();
        }
    }
}

#[test]
fn r_9_2_4_2_after_his_reply_it_stands() {
    let mut table = Table::start(renju_at("renju-2022", TWO_THREES));
    table.moves("h8");
    let events = table.one("h7");
    let ruled = Event::Remedy(RemedyEvent::IrregularityRuled {
        ruling: IrregularityRuling::Stands,
        reply: true,
        ply: None,
        fault: None,
    });
    assert!(events.contains(&ruled), "{events:?}");
    table.moves("a15");
    assert!(!table.claim(Claim::Foul, None).holds);
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::NoFoul);
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    table.moves("a14");
    table.is_sound();
    // At a real board, not even once the reply lies there.
    let mut table = Table::start(manual(renju_at("renju-2022", TWO_THREES)));
    table.moves("h8").make("h7");
    assert_eq!(table.refused(WHITE, foul()), Refusal::ClaimAfterMove);
}

#[test]
fn r_9_2_4_2_a_claim_of_what_was_no_foul_is_dismissed() {
    let mut table = Table::start(renju_at("renju-2022", TWO_THREES));
    table.moves("h7");
    let left = Side::BOTH.map(|side| table.left(side));
    assert!(!table.claim(Claim::Foul, None).holds);
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Make("h8".to_owned()))), Refusal::ClaimPending);
    assert_eq!(table.refused(ARBITER, Request::Ruling(RulingRequest::Uphold)), Refusal::NoFoul);
    table.does(ARBITER, Request::Ruling(RulingRequest::Dismiss));
    assert_eq!(Side::BOTH.map(|side| table.left(side)), left);
    table.moves("h8");
    table.is_sound();
}

#[test]
fn dr_5_3_8_2_a_foul_that_white_claims_is_corrected() {
    for claims in [true, false] {
        let mut table = Table::start(renju_at("renju-2013", TWO_THREES));
        let before = table.fen();
        table.moves("h8");
        if claims {
            assert!(table.claim(Claim::Foul, None).holds);
            table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        } else {
            table.does(WHITE, Request::Remedy(RemedyRequest::Correct));
        }
        assert_eq!((table.fen(), table.state.turn()), (before, Side::Black));
        assert_eq!((table.state.phase(), table.state.docket().len()), (Phase::Playing, 0));
        table.moves("h7 h8");
        table.is_sound();
    }
}

#[test]
fn dr_5_3_8_3_a_foul_is_claimed_behind_a_reply_too_and_gone_back_to() {
    // White's reply lies there; it is complete, and it is Black's turn; or White's again.
    for replies in ["", "press", "h6"] {
        let mut table = Table::start(manual(renju_at("renju-2013", TWO_THREES)));
        let before = table.fen();
        table.moves("h8").make("h7");
        if !replies.is_empty() {
            table.does(WHITE, Request::Move(MoveRequest::Press));
        }
        if replies == "h6" {
            table.moves("h6");
        }
        table.does(WHITE, foul());
        table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!((table.fen(), table.state.turn()), (before, Side::Black), "{replies}");
        assert!(table.state.docket().is_empty() && table.state.made().is_none(), "{replies}");
        table.is_sound();
    }
}

#[test]
fn a_regulation_may_say_that_a_foul_loses_once_the_arbiter_has_seen_it() {
    let mut setup = renju_at("renju-2022", OVERLINE);
    if let Some(rule) = &mut setup.rules.remedies.fouls {
        rule.consequence = FoulConsequence::Lost;
    }
    let mut table = Table::start(setup);
    table.moves("f8");
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Foul, "R-9.2.4.2"));
    table.is_sound();
}

#[test]
fn r_9_2_6_3_and_9_2_6_4_resignation_and_the_end_of_time() {
    for (rules, resigned, time) in
        [("renju-2022", "R-9.2.6.3", "R-9.2.6.4"), ("renju-2013", "DR-5.2.6.3", "DR-5.2.6.4")]
    {
        let mut table = Table::start(renju(rules));
        table.moves("h8");
        let mut flag = table.clone();
        table.does(WHITE, Request::Resign);
        assert_eq!(table.result(), (Outcome::Win(Side::Black), Ending::Resigned, resigned));
        flag.wait(Ms::from_mins(90)).tick();
        flag.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
        assert_eq!(flag.result(), (Outcome::Win(Side::Black), Ending::Time, time));
        flag.is_sound();
    }
}

#[test]
fn r_9_2_5_1_no_flag_comes_after_five_stones_in_a_row() {
    let mut table = Table::start(manual(renju_at("renju-2022", "b:h8,h10,k4,l12 w:a1,b1,d1,e1 turn:w")));
    table.make("c1");
    table.wait(Ms::from_mins(90)).tick();
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::Board(EndKind::Five), "R-9.2.6.1"));
    table.is_sound();
}

#[test]
fn dr_5_3_3_a_game_is_adjourned_and_agreed_on_before_it_is_resumed() {
    let key = SealKey::new([9; LONGEST_SEAL]);
    let seal =
        |text: &str| Request::Adjournment(AdjournmentRequest::Seal(Box::new(Sealed::new(text, &key).expect("a move"))));
    let mut table = Table::start(renju("renju-2013"));
    table.moves("h8");
    table.does(WHITE, seal("h9"));
    let mut agreed = table.clone();
    for by in [WHITE, BLACK] {
        let mut agreed = agreed.clone();
        agreed.does(by, Request::Offer(OfferRequest::Offer));
        agreed.is_sound();
    }
    agreed.does(WHITE, Request::Offer(OfferRequest::Offer));
    agreed.does(BLACK, Request::Offer(OfferRequest::Accept));
    assert_eq!(agreed.result(), (Outcome::Draw, Ending::Agreed, "DR-5.3.5.1"));
    table.does(ARBITER, Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key.clone()))));
    assert_eq!(table.fen(), "b:h8 w:h9");
    // An occupied point loses (DR-5.3.3.4).
    table.does(BLACK, seal("h9"));
    table.does(ARBITER, Request::Adjournment(AdjournmentRequest::Unseal(Box::new(key.clone()))));
    table.does(ARBITER, Request::Ruling(RulingRequest::Uphold));
    assert_eq!(table.result(), (Outcome::Win(Side::White), Ending::WrongSeal, "DR-5.3.3.4"));
    table.is_sound();
}

#[test]
fn dr_5_3_8_1_colours_stand_once_both_have_moved() {
    let wrong = || {
        Request::Remedy(RemedyRequest::Irregularity {
            side: None,
            misdeed: Irregularity::WrongColours,
            reason: String::new(),
        })
    };
    let mut table = Table::start(renju("renju-2013"));
    table.moves("h8");
    let mut late = table.clone();
    table.does(ARBITER, wrong());
    assert_eq!(table.state.phase(), Phase::Ready);
    table.is_sound();
    late.moves("h9");
    let late_by = Refusal::TooManyMoves { moves: 1, article: "DR-5.3.8.1".to_owned() };
    assert_eq!(late.refused(ARBITER, wrong()), late_by);
    let mut none = Table::start(renju("renju-2022"));
    assert_eq!(none.refused(ARBITER, wrong()), Refusal::ClaimNotHere);
}

/// What a player does by the regulation: `h8` is a stone, an offered point or the choice of one; the rest are acts.
fn ask(word: &str) -> Request {
    match word {
        "swap" => Request::Opening(OpeningRequest::Act(OpeningAct::Swap)),
        "keep" => Request::Opening(OpeningRequest::Act(OpeningAct::Keep)),
        "offers" => Request::Opening(OpeningRequest::Act(OpeningAct::Offers)),
        word => match word.strip_prefix('n').and_then(|count| count.parse().ok()) {
            Some(count) => Request::Opening(OpeningRequest::Act(OpeningAct::Count(count))),
            None => Request::Move(MoveRequest::Make(word.to_owned())),
        },
    }
}

/// Plays through an opening; each act takes a second, of him who acts.
struct Opened {
    table: Table,
    /// What each person has used, by name.
    used: Vec<(String, Ms)>,
}

impl Opened {
    fn start(setup: Setup) -> Opened {
        let used = Side::BOTH.map(|side| (setup.players[side].clone(), Ms::ZERO)).to_vec();
        Opened { table: Table::start(setup), used }
    }

    fn play(&mut self, script: &str) {
        for word in script.split_whitespace() {
            let side = self.table.state.turn();
            let name = self.table.state.setup().players[side].clone();
            self.table.wait(A_MOVE);
            self.table.does(side, ask(word));
            if self.table.state.made().is_some() {
                self.table.does(side, Request::Move(MoveRequest::Press));
            }
            for (_, used) in self.used.iter_mut().filter(|(one, _)| *one == name) {
                *used += A_MOVE;
            }
        }
    }
}

#[test]
fn r_9_2_4_3_every_regulation_is_played_through_and_names_and_times_go_with_the_person() {
    let ten = "offers g8 f8 e8 d8 g9 g10 g11 g12 g13 a1 e8";
    let taraguchi = format!("h8 keep h9 keep k8 swap j10 {ten}");
    for (opening, script, swapped, fen) in [
        (Opening::Rif, "h8 j9 k10 swap a1 g7 h7 h7", true, "b:h7,h8,k10 w:a1,j9"),
        (Opening::Rif, "h8 h9 h10 keep p15 g8 a9 a9", false, "b:h8,a9,h10 w:h9,p15"),
        (Opening::Yamaguchi, "h8 j9 k10 n1 keep a1 h7 h7", false, "b:h7,h8,k10 w:a1,j9"),
        (Opening::Yamaguchi, "h8 j9 g10 n3 swap a1 h7 h6 a2 a2", true, "b:a2,h8,g10 w:a1,j9"),
        (Opening::Soosorv8, "h8 j9 g10 swap a1 n2 swap h7 h6 h6", false, "b:h6,h8,g10 w:a1,j9"),
        (Opening::Soosorv8, "h8 j9 g10 keep a1 n1 keep h7 h7", false, "b:h7,h8,g10 w:a1,j9"),
        (Opening::Taraguchi10, "h8 swap h9 swap k8 keep l11 swap d4 keep", true, "b:d4,h8,k8 w:h9,l11"),
        (Opening::Taraguchi10, taraguchi.as_str(), true, "b:e8,h8,k8 w:h9,j10"),
        (Opening::Sakata, "h8 j9 g10 l11 d4 swap", true, "b:d4,h8,g10 w:j9,l11"),
        (Opening::Tarannikov, "h8 keep h9 keep k8 keep l11 keep d4 swap", true, "b:d4,h8,k8 w:h9,l11"),
    ] {
        for press in [opened(opening), manual(opened(opening))] {
            let names = press.players.clone();
            let mut game = Opened::start(press);
            assert!(game.table.state.regulation().is_some(), "{opening:?}");
            game.play(script);
            let state = &game.table.state;
            assert!(state.regulation().is_none(), "{opening:?} {script}");
            assert_eq!(game.table.fen(), fen, "{opening:?} {script}");
            let players = &state.setup().players;
            assert_eq!(players[Side::White] == names[Side::Black], swapped, "{opening:?} {script}");
            for side in Side::BOTH {
                let used = game.used.iter().find(|(name, _)| *name == players[side]).map(|(_, used)| *used);
                assert_eq!(Some(Ms::from_mins(90) - game.table.left(side)), used, "{opening:?} {script} {side}");
            }
            assert_eq!(state.clock().running(), Some(Side::White), "{opening:?} {script}");
            game.table.is_sound();
            // Play goes on without the regulation.
            let side = game.table.state.turn();
            let refusal = game.table.refused(side, Request::Opening(OpeningRequest::Act(OpeningAct::Swap)));
            assert_eq!(refusal, Refusal::Regulation(Refused::Settled));
            game.table.moves("c2 c3 -");
            game.table.is_sound();
        }
    }
}

#[test]
fn r_9_2_4_3_what_the_regulation_does_not_allow_is_refused_and_changes_nothing() {
    let rif = "h8 h9 h10 keep h11";
    for (opening, script, words) in [
        (Opening::Rif, "", "swap keep offers n3 h9 -"),
        (Opening::Rif, "h8", "h10 h8 keep"),
        (Opening::Rif, "h8 j9", "l8"),
        (Opening::Rif, "h8 j9 k8", "a1 offers n1"),
        // The same in a mirror, twice the same, a point that is taken.
        (Opening::Rif, "h8 h9 h10 keep h11 g8", "j8 g8 h9 keep"),
        (Opening::Rif, "h8 h9 h10 keep h11 g8 g9", "g10 swap"),
        (Opening::Rif, rif, "h9 n2 swap"),
        (Opening::Yamaguchi, "h8 j9 k10", "n0 n101 swap a1"),
        (Opening::Soosorv8, "h8 j9 k10 keep a1", "n0 n9 keep"),
        (Opening::Taraguchi10, "h8 keep h9 keep k8 keep", "m8 n3"),
        (Opening::Taraguchi10, "h8 keep h9 keep k8 keep l11 keep", "n8 offers"),
        (Opening::Sakata, "h8 j9 g10", "m8 swap"),
        (Opening::Tarannikov, "h8 keep h9 keep k8", "offers a1"),
    ] {
        let mut game = Opened::start(opened(opening));
        game.play(script);
        let table = &mut game.table;
        for word in words.split_whitespace() {
            let side = table.state.turn();
            let before = (table.state.regulation().cloned(), table.fen(), table.state.clock().clone());
            table.refused(side, ask(word));
            let after = (table.state.regulation().cloned(), table.fen(), table.state.clock().clone());
            assert_eq!(after, before, "{opening:?} {script}: {word}");
        }
        // Nobody acts for the other.
        let other = table.state.turn().other();
        for word in ["h8", "swap", "keep"] {
            assert_eq!(table.refused(other, ask(word)), Refusal::NotYourTurn(other), "{opening:?} {script}: {word}");
        }
        table.is_sound();
    }
}

#[test]
fn r_9_2_4_3_a_number_typed_alone_says_how_many_are_offered() {
    let mut game = Opened::start(opened(Opening::Soosorv8));
    game.play("h8 j9 g10 keep a1");
    let side = game.table.state.turn();
    let events = game.table.does(side, Request::Move(MoveRequest::Make("2".to_owned())));
    assert_eq!(events, [Event::Opening(OpeningEvent::Acted { act: OpeningAct::Count(2) })]);
    game.table.is_sound();
}

#[test]
fn a_draw_offered_before_a_swap_stays_that_person_s_or_is_declined_by_the_act() {
    let mut game = Opened::start(opened(Opening::Rif));
    game.play("h8 j9 k10");
    game.table.does(BLACK, Request::Offer(OfferRequest::Offer));
    let events = game.table.does(WHITE, Request::Opening(OpeningRequest::Act(OpeningAct::Swap)));
    assert!(events.contains(&Event::Offer(OfferEvent::Declined { side: Side::White, by_move: true })), "{events:?}");
    assert_eq!(game.table.state.offer(), None);
    assert_eq!(game.table.refused(BLACK, Request::Offer(OfferRequest::Accept)), Refusal::NoOffer);
    game.table.is_sound();
}

#[test]
fn r_9_2_4_3_a_stone_at_a_real_board_is_pressed_by_him_who_put_it() {
    let mut table = Table::start(manual(opened(Opening::Rif)));
    table.make("h8");
    assert_eq!(table.refused(WHITE, Request::Move(MoveRequest::Press)), Refusal::NotYourTurn(Side::White));
    assert!(matches!(
        table.refused(BLACK, Request::Opening(OpeningRequest::Act(OpeningAct::Keep))),
        Refusal::Regulation(_)
    ));
    // He puts White's stone and the third as well: one turn, and one press behind it.
    assert_eq!((table.state.turn(), table.state.clock().running()), (Side::Black, Some(Side::Black)));
    table.make("h9");
    table.make("h10");
    // An amendment goes where a stone may.
    assert_eq!(
        table.refused(BLACK, Request::Move(MoveRequest::Make("a1".to_owned()))),
        Refusal::Regulation(Refused::Outside { square: 5 })
    );
    table.does(BLACK, Request::Move(MoveRequest::Press));
    assert_eq!((table.state.turn(), table.state.clock().running()), (Side::White, Some(Side::White)));
    table.is_sound();
}

#[test]
fn r_9_2_4_3_an_act_that_the_regulation_does_not_ask_for_is_found_in_the_record() {
    let mut game = Opened::start(opened(Opening::Rif));
    game.play("h8 j9");
    let forged = |table: &Table, event: Recorded<Event>| {
        assert!(objection(&table.state, table.now, &event).is_some(), "{event:?}");
    };
    let acted = |by: Actor, act: &OpeningAct| forge(by, OpeningEvent::Acted { act: act.clone() });
    let offer = |name: &str| OpeningAct::Offer(name.to_owned());
    for act in [OpeningAct::Swap, OpeningAct::Keep, OpeningAct::Offers, OpeningAct::Count(2), offer("h7"), offer("?")] {
        for by in [WHITE, BLACK, ARBITER] {
            forged(&game.table, acted(by, &act));
        }
    }
    let made = |notation: &str| {
        let made = MoveEvent::Made { text: notation.to_owned(), notation: notation.into(), irregular: None };
        forge(BLACK, made)
    };
    forged(&game.table, made("a1"));
    forged(&game.table, made("-"));
    game.play("k10");
    forged(&game.table, acted(BLACK, &OpeningAct::Swap));
    forged(&game.table, made("a1"));
    game.table.takes(Recorded { at: game.table.now, ..acted(WHITE, &OpeningAct::Swap) });
}
