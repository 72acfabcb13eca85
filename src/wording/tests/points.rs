//! What is said of a point can be said back.
#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads fixtures and starts programs")]

use golos_rules::Side;
use golos_rules::renju::{Letters, Move, Point, Region};
use golos_wording::{Alphabet, Form, Lang, Level, Slot, Style, Wording, message};

/// Every way to say or show a place.
fn ways() -> impl Iterator<Item = (Wording, Style)> {
    Lang::ALL.into_iter().flat_map(|lang| {
        let forms = [Form::Spoken, Form::Written].into_iter();
        let styles = forms
            .flat_map(move |form| Alphabet::NAMES.map(|(_, alphabet)| Style { form, alphabet, ..Style::spoken(lang) }));
        styles.map(move |style| (Wording::new(lang), style.at(Level::Brief)))
    })
}

#[test]
fn every_point_that_is_said_reads_back() {
    for (wording, style) in ways() {
        for point in Point::all() {
            let name = Letters::AToP.name(point);
            let said = wording.render(&message::move_stone(Side::Black, Slot::Square(name), 1), style);
            assert_eq!(Move::read(&said, Letters::AToP), Ok(Move::Place(point)), "{said}");
        }
    }
}

#[test]
fn every_column_and_row_that_is_said_reads_back() {
    for (wording, style) in ways() {
        for line in 1..=15 {
            for (name, place) in
                [(Letters::AToP.letter(line).to_string(), Region::Column(line)), (line.to_string(), Region::Row(line))]
            {
                let said = wording.render(&message::move_stone(Side::Black, Slot::Square(name), 1), style);
                assert_eq!(Region::read(&said, Letters::AToP), Ok(place), "{said}");
            }
        }
    }
}

#[test]
fn a_pass_that_is_said_reads_back() {
    for (wording, style) in ways() {
        let said = wording.render(&message::move_pass(Side::Black, 1), style);
        assert_eq!(Move::read(&said, Letters::AToP), Ok(Move::Pass), "{said}");
    }
    assert_eq!(Move::read(&Move::Pass.text(Letters::AToP), Letters::AToP), Ok(Move::Pass));
}
