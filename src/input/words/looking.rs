//! Whose pieces, and of which kind, and a row by its number: «где мои дамки», "white knights", «третья горизонталь».

use super::Lexicon;
use super::line::Line;
use golos_game::{Owner, Query};
use golos_rules::Kind;

impl Lexicon {
    /// What a line looks for on the board; none if it is no more than that.
    pub(super) fn looking(&self, line: &Line<'_>) -> Option<Query> {
        let row = || self.row_asked(line).map(Query::Place);
        self.rank(line).or_else(row).or_else(|| self.standing(line))
    }

    /// Whether that is all that is said, and nobody says it.
    pub(super) fn is_looked_for(&self, line: &Line<'_>) -> bool {
        !line.text().contains(':') && self.looking(line).is_some()
    }

    /// "rank 3", «третья горизонталь». Where squares have numbers of their own a row is none of them.
    fn rank(&self, line: &Line<'_>) -> Option<Query> {
        let number = |line: &Line<'_>| {
            let digits = || line.text().parse().ok();
            self.times.numbers.whole(line).or_else(digits)
        };
        let behind = self.ranks.take(line).and_then(|((), rest)| number(&rest));
        let before = || {
            let (number, rest) = self.times.numbers.take(line)?;
            self.ranks.whole(&rest).map(|()| number)
        };
        behind.or_else(before).map(|number| Query::Place(format!("rank {number}")))
    }

    /// Whose pieces or of which kind; a kind alone only where it is asked for.
    fn standing(&self, line: &Line<'_>) -> Option<Query> {
        let mut rest = line.behind(0);
        let (mut whose, mut kind, mut are_pieces) = (None, None, false);
        let mut asked = false;
        while !rest.is_empty() {
            rest = if let Some((one, behind)) = self.whose(&rest).filter(|_| whose.is_none()) {
                whose = Some(one);
                behind
            } else if let Some(((), behind)) = self.asking.take(&rest) {
                asked = true;
                behind
            } else if let Some(((), behind)) = self.idle.take(&rest) {
                behind
            } else if let Some(((), behind)) = self.men.take(&rest).filter(|_| !are_pieces) {
                are_pieces = true;
                behind
            } else if let Some((one, behind)) = self.kind(&rest).filter(|_| kind.is_none()) {
                kind = Some(one);
                behind
            } else {
                return None;
            };
        }
        let is_asked = asked && (whose.is_some() || kind.is_some());
        let is_named = whose.is_some() && (kind.is_some() || are_pieces) || whose == Some(Owner::Own);
        (is_asked || is_named).then_some(Query::Standing(whose, kind))
    }

    /// Whose piece and of which kind, in whatever order: at least one of the two, and nothing else.
    pub(super) fn piece_meant(&self, mut rest: Line<'_>) -> Option<(Option<Owner>, Option<Kind>)> {
        let (mut whose, mut kind) = (None, None);
        while !rest.is_empty() {
            rest = if let Some((one, behind)) = self.whose(&rest).filter(|_| whose.is_none()) {
                whose = Some(one);
                behind
            } else if let Some((one, behind)) = self.kind(&rest).filter(|_| kind.is_none()) {
                kind = Some(one);
                behind
            } else if let Some(((), behind)) = self.men.take(&rest) {
                behind
            } else {
                return None;
            };
        }
        (whose.is_some() || kind.is_some()).then_some((whose, kind))
    }

    fn whose<'a>(&self, line: &Line<'a>) -> Option<(Owner, Line<'a>)> {
        let own = self.own.take(line).map(|((), rest)| (Owner::Own, rest));
        let opponent = || self.opponent.take(line).map(|((), rest)| (Owner::Opponent, rest));
        let side = || {
            let (side, rest) = self.sides.take(line)?;
            let is_word = line.first()?.chars().nth(1).is_some();
            is_word.then_some((Owner::Of(side), rest))
        };
        own.or_else(opponent).or_else(side)
    }

    /// A king is one of chess or of draughts: which, the board says.
    fn kind<'a>(&self, line: &Line<'a>) -> Option<(Kind, Line<'a>)> {
        self.chessmen.take(line).or_else(|| self.kinds.take(line))
    }

    /// Whether behind the word for a diagonal a place is named once, in signs or in words, and not two of them. Its letter
    /// alone is a file as well.
    pub(super) fn is_one_place(&self, whole: &Line<'_>, line: &Line<'_>) -> bool {
        let text = line.text();
        if whole.first().is_none_or(|word| word.chars().nth(1).is_none()) {
            return false;
        }
        let numbers = text.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty()).count();
        let is_dictated = || line.count() == 2 && self.times.numbers.whole(&line.behind(1)).is_some();
        if numbers == 0 { is_dictated() } else { numbers == 1 && line.count() <= 2 }
    }
}
