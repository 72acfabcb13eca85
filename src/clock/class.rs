use serde::{Deserialize, Serialize};

/// The class of play that a control belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    Classic,
    Rapid,
    Blitz,
}
