//! How pieces are handled at a real board.

use serde::{Deserialize, Serialize};

/// How pieces are handled at a real board, and what a move is made up of there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandlingRule {
    /// The article by which a piece that was touched binds (R-6.1.4.7, CH-4.3, U-V.5.2).
    pub touched: String,
    /// The article by which at a tactile board only that is touched which was taken out of its hole (U-V.13.3).
    #[serde(default)]
    pub lifted: Option<String>,
    /// The article by which a move is announced before the clock is pressed (U-V.13.5), where that is so.
    #[serde(default)]
    pub announced: Option<String>,
    /// The article by which announcements that are wrong again and again are punished (U-V.13.9b).
    #[serde(default)]
    pub misannounced: Option<String>,
    /// The article by which an assistant who keeps the record writes the move before the clock is pressed (U-V.13.11.2b).
    #[serde(default)]
    pub written: Option<String>,
    /// The article by which he who sees it says that the clock did not switch (U-V.13.7.3c).
    #[serde(default)]
    pub unswitched: Option<String>,
}
