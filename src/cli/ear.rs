//! Private ears: who hears by which way what is his alone.

use std::str::FromStr;

use crate::people::Seat;
use crate::rules::Side;
use crate::speech::voices::Route;

/// One who has ears of his own at a terminal that he shares, and how what is said reaches them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarOf {
    pub seat: Seat,
    pub route: Route,
}

/// Who may have ears of his own.
const SEATS: [(&str, Seat); 3] =
    [("white", Seat::Player(Side::White)), ("black", Seat::Player(Side::Black)), ("arbiter", Seat::Arbiter)];

impl FromStr for EarOf {
    type Err = String;

    /// Reads `white=left`, `black=right:hw:1`, `arbiter=unix_socket:/run/arbiter.sock`.
    fn from_str(text: &str) -> Result<EarOf, String> {
        let wrong =
            || format!("\"{text}\" is not understood; write white=left, black=right or white=unix_socket:/path");
        let (who, route) = text.split_once('=').ok_or_else(wrong)?;
        let seat = SEATS.iter().find(|(name, _)| *name == who).map(|(_, seat)| *seat).ok_or_else(wrong)?;
        Ok(EarOf { seat, route: route.parse().map_err(|_| wrong())? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::voices::Channel;

    #[test]
    fn an_ear_has_an_owner_and_a_way() {
        let left: EarOf = "white=left".parse().unwrap();
        assert!(
            matches!(&left.route, Route::Outlet(outlet) if outlet.channel == Channel::Left && outlet.device == "default")
        );
        assert_eq!(left.seat, Seat::Player(Side::White));
        assert!("black=inet_socket:hall.local:7000".parse::<EarOf>().is_ok());
        for text in ["", "white", "white=", "green=left", "white=up"] {
            assert!(text.parse::<EarOf>().is_err(), "{text}");
        }
    }
}
