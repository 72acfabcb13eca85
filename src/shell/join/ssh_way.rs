//! The line over SSH.

use std::path::Path;

use super::post::{Parted, Post, Transport};
use golos_hall::ssh::{Asks, Client, Pipe};

/// Opens a line over SSH whenever one is wanted.
pub struct SshWay {
    client: Client,
    /// Whether the line stands that was opened when the program began.
    is_first: bool,
}

impl SshWay {
    /// One who is in already.
    #[must_use]
    pub const fn new(client: Client) -> SshWay {
        SshWay { client, is_first: true }
    }
}

impl Transport for SshWay {
    fn travel(&mut self, post: &Post) -> Parted {
        if !std::mem::take(&mut self.is_first) {
            match self.client.enter(&mut Nobody) {
                Ok(()) => {}
                Err(why) if why.passes() => return Parted::Broken(why.to_string()),
                Err(why) => return Parted::Refused(why.to_string()),
            }
        }
        let why = self.client.carry(post);
        if post.is_closed() { Parted::Done } else { Parted::Broken(why) }
    }
}

impl Pipe for Post {
    fn open(&self, outlet: Box<dyn FnMut(Vec<u8>) -> bool + Send>) -> u64 {
        Post::open(self, outlet)
    }

    fn bytes(&self, line: u64, bytes: &[u8]) -> bool {
        Post::bytes(self, line, bytes)
    }
}

/// While the faces run nobody is asked.
struct Nobody;

impl Asks for Nobody {
    fn passphrase(&mut self, _: &Path) -> Option<String> {
        None
    }

    fn code(&mut self) -> Option<String> {
        None
    }
}
