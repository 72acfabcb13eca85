//! Who hears why a move is not lawful: at a rated board the reason would be a hint, so that only the arbiter hears it.

use super::table::{Table, setup, setup_at};
use golos::game::{Command, Mode, MoveRequest, Refusal, Request, Seat, Setup};
use golos::rules::{Side, Variant};
use golos::speech::Announcer;
use golos::wording::{Lang, Style, Wording};

/// The keys of what each seat hears when Black enters this at a board of 100 squares.
fn heard(mode: Mode, fen: &str, typed: &str) -> [Vec<&'static str>; 2] {
    let mut setup = Setup { mode, ..setup_at("60", fen) };
    setup.rules.variant = Variant::INTERNATIONAL;
    let mut table = Table::start(setup);
    let command = Command::new(Side::Black, Request::Move(MoveRequest::Make(typed.to_owned())));
    let refusal = table.refused(Side::Black, command.ask.clone());
    let said = Announcer::default().refused(&table.state, &command, &refusal);
    [Seat::Player(Side::Black), Seat::Arbiter]
        .map(|seat| said.iter().filter(|utterance| utterance.to.has(seat)).map(|u| u.sentence.key()).collect())
}

#[test]
fn r_7_4_the_majority_rule_is_named_to_the_player_only_in_training() {
    let figure_13 = "B:W33,41,42:B36,K10";
    for (fen, typed, reason) in [
        (figure_13, "10:46", "entry-majority"),
        (figure_13, "36:47", "entry-unfinished"),
        ("B:W41,33:B36", "36:47:15", "entry-no-king-yet"),
    ] {
        assert_eq!(heard(Mode::Training, fen, typed), [vec![reason], vec![]], "{typed}");
        assert_eq!(heard(Mode::Rated, fen, typed), [vec!["entry-illegal"], vec![reason]], "{typed}");
    }
}

#[test]
fn every_refusal_is_told_by_a_text_of_its_own_in_every_language() {
    let table = Table::start(setup("5"));
    let command = Command::new(Side::White, Request::Resign);
    let samples = Refusal::samples();
    assert_eq!(samples.iter().map(Refusal::id).collect::<Vec<_>>(), Refusal::IDS);
    for refusal in samples.iter().filter(|refusal| !matches!(refusal, Refusal::Internal(_))) {
        let said = Announcer::default().refused(&table.state, &command, refusal);
        let first = &said.first().unwrap_or_else(|| panic!("{refusal:?}")).sentence;
        assert_ne!(first.key(), "entry-unread", "{refusal:?}");
        for lang in Lang::ALL {
            let told = Wording::new(lang).render(first, Style::spoken(lang));
            assert!(!told.is_empty() && !told.contains(['{', '$']) && told != first.key(), "{refusal:?}: {told}");
        }
    }
}

#[test]
fn a_refusal_names_the_article_that_it_holds() {
    let named = Refusal::SheetTooOften("CH-13.3.2".to_owned());
    assert_eq!(named.article(), Some("CH-13.3.2"));
    assert_eq!(Refusal::LineBreaks { number: 1, text: "e4".to_owned() }.article(), None);
    assert_eq!(Refusal::NotStarted.article(), None);
}
