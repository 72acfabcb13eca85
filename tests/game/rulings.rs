//! What is said of rulings, line by line: to both players and to the arbiter.

use super::evening::Evening;
use super::table::{manual, under};

fn chess() -> Evening {
    let mut evening = Evening::open(manual(under("chess-2020", "30")));
    evening.types("a: start");
    evening
}

#[test]
fn ch_9_5_3_what_a_wrong_claim_costs_is_named_and_so_is_the_move_that_has_to_be_made() {
    chess().types(
        "w: e4
         w: press
         b: claim repetition e5
         a: reject
         => white hears White plus 2:00
         => black hears White plus 2:00
         => arbiter hears White plus 2:00
         b: press
         => refused
         => black hears First the move, then the clock. The written move has to be made:
         b: e5
         b: press
         => runs white
         w: press
         => refused
         => white does not hear written",
    );
}
