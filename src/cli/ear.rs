//! Private ears: who hears by which way what is his alone.

use std::str::FromStr;

use super::Names;
use golos_game::Audience;
use golos_people::Seat;
use golos_rules::Side;
use golos_speech::Subscription;
use golos_speech::voices::Route;
use golos_wording::Lang;

/// One who has ears of his own at a terminal that he shares, and how what is said reaches them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarOf {
    pub seat: Seat,
    /// In which language; none: in that of the terminal.
    pub lang: Option<Lang>,
    pub route: Route,
}

/// Who may have ears of his own.
const SEATS: [(&str, Seat); 3] =
    [("white", Seat::Player(Side::White)), ("black", Seat::Player(Side::Black)), ("arbiter", Seat::Arbiter)];

/// Who listens at a terminal, by name.
/// Whose ears a replay may have.
pub(super) const HEARD_BY: Names<Seat, 3> =
    [("white", Seat::Player(Side::White)), ("black", Seat::Player(Side::Black)), ("arbiter", Seat::Arbiter)];

pub(super) const EARS: Names<Subscription, 5> = [
    ("all", Subscription::All),
    ("players", Subscription::Shared(Audience::PLAYERS)),
    ("white", Subscription::Shared(Audience::of(Seat::Player(Side::White)))),
    ("black", Subscription::Shared(Audience::of(Seat::Player(Side::Black)))),
    ("arbiter", Subscription::Shared(Audience::ARBITER)),
];

impl FromStr for EarOf {
    type Err = String;

    /// Reads `white=left`, `black:uk=right:hw:1`, `arbiter=unix_socket:/run/arbiter.sock`.
    fn from_str(text: &str) -> Result<EarOf, String> {
        let wrong =
            || format!("\"{text}\" is not understood; write white=left, black:uk=right or white=unix_socket:/path");
        let (who, route) = text.split_once('=').ok_or_else(wrong)?;
        let (who, lang) = match who.split_once(':') {
            Some((who, lang)) => (who, Some(lang.parse().map_err(|_| wrong())?)),
            None => (who, None),
        };
        let seat = SEATS.iter().find(|(name, _)| *name == who).map(|(_, seat)| *seat).ok_or_else(wrong)?;
        Ok(EarOf { seat, lang, route: route.parse().map_err(|_| wrong())? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_speech::voices::Channel;

    #[test]
    fn an_ear_has_an_owner_and_a_way() {
        let left: EarOf = "white=left".parse().unwrap();
        assert!(
            matches!(&left.route, Route::Outlet(outlet) if outlet.channel == Channel::Left && outlet.device == "default")
        );
        assert_eq!((left.seat, left.lang), (Seat::Player(Side::White), None));
        assert_eq!("black:uk=right".parse::<EarOf>().unwrap().lang, Some(Lang::Uk));
        assert!("black=inet_socket:hall.local:7000".parse::<EarOf>().is_ok());
        for text in ["", "white", "white=", "green=left", "white=up", "white:xx=left", "white:=left"] {
            assert!(text.parse::<EarOf>().is_err(), "{text}");
        }
    }
}
