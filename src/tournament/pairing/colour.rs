//! Which colour to whom, by the documents.

use super::Entrant;
use golos_rules::Side;

/// Colours that nobody may get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ban {
    /// So many games of one colour in a row.
    pub run: usize,
    /// Or so many more of one colour than of the other.
    pub difference: Option<usize>,
}

impl Ban {
    /// Whether this player may have this colour now.
    #[must_use]
    pub fn allows(&self, entrant: &Entrant, side: Side) -> bool {
        let run = entrant.colours.iter().rev().take_while(|&&colour| colour == side).count() + 1;
        let sign = if side == Side::White { 1 } else { -1 };
        let difference = usize::try_from((entrant.balance() + sign) * sign).unwrap_or(0);
        run < self.run && self.difference.is_none_or(|most| difference < most)
    }

    /// Whether the first may have White and the second Black.
    #[must_use]
    pub fn allows_pair(&self, white: &Entrant, black: &Entrant) -> bool {
        self.allows(white, Side::White) && self.allows(black, Side::Black)
    }
}

/// Why a colour was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourReason {
    /// The first round: the lot for the first board, and then in turn; or the odd numbers.
    Lot,
    /// White had fewer Whites (U-V.15.9.14.1).
    FewerWhites,
    /// So many games back, the last in which they differ, White had Black (U-V.15.9.14.2–3).
    HadBlack { back: usize },
    /// All is equal: the higher one changes his colour (U-V.15.9.14.4).
    HigherAlternates,
    /// Neither has played: the number of the higher one.
    Number,
    /// The other way somebody would get a colour that he may not.
    Ban,
    /// Both preferences could be granted (C.04.3 art. 5.2.1).
    Both,
    /// The stronger preference was granted (5.2.2).
    Stronger,
    /// The wider difference of colours was granted (5.2.2).
    Wider,
    /// The preference of the higher one was granted (5.2.4).
    Higher,
}

/// What decides first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Who had fewer Whites.
    Count,
    /// Who had Black last (DR-5.3.16.1: odd rounds).
    Last,
}

/// The side of the first of two, the higher; and why. `lot` is the colour of odd numbers where neither has played.
#[must_use]
pub fn side_of_higher(higher: &Entrant, lower: &Entrant, first: First, lot: Side) -> (Side, ColourReason) {
    let count = match higher.count(Side::White).cmp(&lower.count(Side::White)) {
        std::cmp::Ordering::Less => Some((Side::White, ColourReason::FewerWhites)),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some((Side::Black, ColourReason::FewerWhites)),
    };
    let mut games = higher.colours.iter().rev().zip(lower.colours.iter().rev()).enumerate();
    let back = games.find(|(_, (one, two))| one != two);
    let back = back.map(|(index, (one, _))| (one.other(), ColourReason::HadBlack { back: index + 1 }));
    let decided = match first {
        First::Count => count.or(back),
        First::Last => back.filter(|_| higher.colours.last() != lower.colours.last()).or(count).or(back),
    };
    decided.unwrap_or_else(|| match (higher.colours.last(), lower.colours.last()) {
        (Some(last), _) => (last.other(), ColourReason::HigherAlternates),
        // He who has not played had no Black: White goes to the other (U-V.15.9.14.2).
        (None, Some(&last)) => (last, ColourReason::HadBlack { back: 1 }),
        (None, None) => (if higher.number % 2 == 1 { lot } else { lot.other() }, ColourReason::Number),
    })
}

/// The same, but for a colour that somebody may not get.
#[must_use]
pub fn side_allowed(
    higher: &Entrant,
    lower: &Entrant,
    first: First,
    lot: Side,
    ban: Option<Ban>,
) -> (Side, ColourReason) {
    let (side, reason) = side_of_higher(higher, lower, first, lot);
    let Some(ban) = ban else { return (side, reason) };
    let allowed =
        |side: Side| if side == Side::White { ban.allows_pair(higher, lower) } else { ban.allows_pair(lower, higher) };
    if !allowed(side) && allowed(side.other()) { (side.other(), ColourReason::Ban) } else { (side, reason) }
}
