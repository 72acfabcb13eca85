use std::io::{self, Write};

use super::{Post, Witness};
use golos_clock::Ms;
use golos_desk::Out;
use golos_view::Linear;

/// Shows what is heard as the linear face would; where there are several terminals, behind the name of each.
pub struct Facing<W: Write>(pub Linear<W>);

impl<W: Write> Witness for Facing<W> {
    fn heard(&mut self, _: Ms, terminal: Option<Post>, out: &Out) -> io::Result<()> {
        match terminal {
            None => self.0.line(&out.written, out.is_alarm()),
            Some(post) => self.0.line(&format!("[{}] {}", post.name(), out.written), out.is_alarm()),
        }
    }
}
