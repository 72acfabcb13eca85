//! Results as they stand on disk.

use serde::{Deserialize, Serialize};

use crate::game;
use crate::rules::{self, EndKind};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::journal) struct Verdict {
    outcome: Outcome,
    ending: Ending,
    article: String,
}

#[derive(Serialize, Deserialize)]
pub(in crate::journal) enum Ending {
    NoPieces,
    Blocked,
    GivenAway,
    Immobile,
    Checkmate,
    Stalemate,
    NoMaterial,
    Five,
    LongRow,
    TwoPasses,
    NoFive,
    Resigned,
    Time,
    Agreed,
    Repetition,
    Clause(String),
    BothFlags,
    CannotMate,
    Penalty,
    Foul,
    WrongSeal,
    NormalMeans,
    Absence,
    Decision(String),
}

#[derive(Serialize, Deserialize)]
pub(in crate::journal) enum Outcome {
    WhiteWins,
    BlackWins,
    Draw,
    BothLost,
}

impl From<game::Outcome> for Outcome {
    fn from(live: game::Outcome) -> Outcome {
        match live {
            game::Outcome::Win(rules::Side::White) => Outcome::WhiteWins,
            game::Outcome::Win(rules::Side::Black) => Outcome::BlackWins,
            game::Outcome::Draw => Outcome::Draw,
            game::Outcome::BothLost => Outcome::BothLost,
        }
    }
}

impl From<Outcome> for game::Outcome {
    fn from(disk: Outcome) -> game::Outcome {
        match disk {
            Outcome::WhiteWins => game::Outcome::Win(rules::Side::White),
            Outcome::BlackWins => game::Outcome::Win(rules::Side::Black),
            Outcome::Draw => game::Outcome::Draw,
            Outcome::BothLost => game::Outcome::BothLost,
        }
    }
}

impl From<&game::Ending> for Ending {
    fn from(live: &game::Ending) -> Ending {
        match live {
            game::Ending::Board(EndKind::NoPieces) => Ending::NoPieces,
            game::Ending::Board(EndKind::Blocked) => Ending::Blocked,
            game::Ending::Board(EndKind::GivenAway) => Ending::GivenAway,
            game::Ending::Board(EndKind::Immobile) => Ending::Immobile,
            game::Ending::Board(EndKind::Checkmate) => Ending::Checkmate,
            game::Ending::Board(EndKind::Stalemate) => Ending::Stalemate,
            game::Ending::Board(EndKind::NoMaterial) => Ending::NoMaterial,
            game::Ending::Board(EndKind::Five) => Ending::Five,
            game::Ending::Board(EndKind::LongRow) => Ending::LongRow,
            game::Ending::Board(EndKind::TwoPasses) => Ending::TwoPasses,
            game::Ending::Board(EndKind::NoFive) => Ending::NoFive,
            game::Ending::Resigned => Ending::Resigned,
            game::Ending::Time => Ending::Time,
            game::Ending::Agreed => Ending::Agreed,
            game::Ending::Repetition => Ending::Repetition,
            game::Ending::Clause(id) => Ending::Clause(id.clone()),
            game::Ending::BothFlags => Ending::BothFlags,
            game::Ending::CannotMate => Ending::CannotMate,
            game::Ending::Penalty => Ending::Penalty,
            game::Ending::Foul => Ending::Foul,
            game::Ending::WrongSeal => Ending::WrongSeal,
            game::Ending::NormalMeans => Ending::NormalMeans,
            game::Ending::Absence => Ending::Absence,
            game::Ending::Decision(reason) => Ending::Decision(reason.clone()),
        }
    }
}

impl From<Ending> for game::Ending {
    fn from(disk: Ending) -> game::Ending {
        match disk {
            Ending::NoPieces => game::Ending::Board(EndKind::NoPieces),
            Ending::Blocked => game::Ending::Board(EndKind::Blocked),
            Ending::GivenAway => game::Ending::Board(EndKind::GivenAway),
            Ending::Immobile => game::Ending::Board(EndKind::Immobile),
            Ending::Checkmate => game::Ending::Board(EndKind::Checkmate),
            Ending::Stalemate => game::Ending::Board(EndKind::Stalemate),
            Ending::NoMaterial => game::Ending::Board(EndKind::NoMaterial),
            Ending::Five => game::Ending::Board(EndKind::Five),
            Ending::LongRow => game::Ending::Board(EndKind::LongRow),
            Ending::TwoPasses => game::Ending::Board(EndKind::TwoPasses),
            Ending::NoFive => game::Ending::Board(EndKind::NoFive),
            Ending::Resigned => game::Ending::Resigned,
            Ending::Time => game::Ending::Time,
            Ending::Agreed => game::Ending::Agreed,
            Ending::Repetition => game::Ending::Repetition,
            Ending::Clause(id) => game::Ending::Clause(id),
            Ending::BothFlags => game::Ending::BothFlags,
            Ending::CannotMate => game::Ending::CannotMate,
            Ending::Penalty => game::Ending::Penalty,
            Ending::Foul => game::Ending::Foul,
            Ending::WrongSeal => game::Ending::WrongSeal,
            Ending::NormalMeans => game::Ending::NormalMeans,
            Ending::Absence => game::Ending::Absence,
            Ending::Decision(reason) => game::Ending::Decision(reason),
        }
    }
}

impl From<&game::Verdict> for Verdict {
    fn from(live: &game::Verdict) -> Verdict {
        let ending = Ending::from(&live.ending);
        Verdict { outcome: live.outcome.into(), ending, article: live.article.clone() }
    }
}

impl From<Verdict> for game::Verdict {
    fn from(disk: Verdict) -> game::Verdict {
        game::Verdict { outcome: disk.outcome.into(), ending: disk.ending.into(), article: disk.article }
    }
}
