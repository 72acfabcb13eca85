//! What can be chosen by a switch: in the row above that of the keys, and on the board.

use super::*;
use golos::view::ScanModel;

fn input_row(model: &Model, width: u16) -> String {
    let shown = text(&drawn(model, &Theme::PLAIN, width, 24));
    shown.lines().nth(22).unwrap_or_default().to_owned()
}

#[test]
fn what_is_lit_stands_in_brackets_however_long_the_list_is() {
    let wording = Wording::new(Lang::En);
    let items: Vec<String> = (1..=30).map(|row| format!("row {row}")).collect();
    for width in [40, 80, 200] {
        for lit in 0..items.len() {
            let scan = Some(ScanModel { items: items.clone(), lit });
            let model = Model { scan, ..home(&wording) };
            let row = input_row(&model, width);
            assert!(row.contains(&format!("[row {}]", lit + 1)), "{width} {lit}: {row}");
            assert_eq!(row.matches('[').count(), 1, "{row}");
        }
    }
    assert!(!input_row(&home(&wording), 80).contains('['), "nothing is lit");
}

/// The row that is lit is framed square by square, and the terminal's cursor stands on its first.
#[test]
fn a_row_of_squares_is_lit_as_a_whole() {
    let (wording, variant) = (Wording::new(Lang::En), Variant::RUSSIAN);
    let table = Table::of(variant, None, Press::Manual, Mode::Rated);
    let lit = variant.start().row(3);
    let look = Look { cursor: lit.last().copied(), lit: &lit, ..Look::new(&wording, table.now) };
    let model = Model { zoom: Zoom::Small, ..board(&wording, BoardModel::of(&table.state, &look), Focus::Board) };
    let backend = drawn(&model, &Theme::PLAIN, 80, 24);
    let shown = text(&backend);
    let rows: Vec<&str> = shown.lines().filter(|line| line.contains('[')).collect();
    assert_eq!((rows.len(), rows[0].matches('[').count()), (1, 4), "{shown}");
    let first = Model { scan: None, ..model };
    let Position { x, .. } = cursor(&drawn(&first, &Theme::PLAIN, 80, 24));
    let at = rows[0].find('[').expect("a frame");
    assert!(usize::from(x) > at && usize::from(x) < at + 4, "{x} {at}");
}
