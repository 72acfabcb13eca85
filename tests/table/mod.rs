//! A board in operation, and the dialogue of one person at it.

use golos::desk::Desk;
use golos::table::{Meeting, Session};

const fn can_go_to_another_thread<T: Send>() {}

/// Checked when it is compiled: a hall gives each board a thread of its own.
const _: () = {
    can_go_to_another_thread::<Session>();
    can_go_to_another_thread::<Meeting>();
    can_go_to_another_thread::<Desk>();
};
