//! The parts of a line that says more than a command: see the wishes of a desk.

use super::free_text::best;
use super::line::Line;
use super::{Lexicon, Tokens};
use golos_game::Claim;
use golos_rules::Kind;
use golos_rules::chess::Role;

/// What stands before the part of a line that is not meant.
const NOT: &str = "not";

/// A part of a line between its marks and its "and"s.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// What is said, without what carries no meaning before it.
    pub text: String,
    /// The same with the word for "not" before it, where it has one.
    pub whole: String,
    /// It says only that something was said wrongly.
    pub is_slip: bool,
    /// "Not" stands before it, and is left out of the text.
    pub is_negated: bool,
    /// A word such as "but" or "if" begins it, and is left out of the text.
    pub is_conditional: bool,
}

impl Lexicon {
    /// The parts of a line, without those that carry no meaning: "no, sorry, I meant c3 b4".
    #[must_use]
    pub fn clauses(&self, line: &Tokens) -> Vec<Clause> {
        let said = line.said();
        let mut clauses = Vec::new();
        // «Белые и чёрные пришли»: nobody speaks in it.
        if !line.is_addressed() && line.seat().is_some() && self.and.take(&Line::read(said)).is_some() {
            return clauses;
        }
        let mut parts: Vec<String> = split(said).flat_map(|part| self.parted_by_and(part)).collect();
        // "I said c5 but I meant e5": what was said first is not meant.
        for at in 1..parts.len() {
            let corrects = parts.get(at).is_some_and(|next| {
                let next = Line::read(next);
                self.contrast(&next) > 0 || self.slip_before(&next) > 0
            });
            if let Some(part) = parts.get_mut(at - 1).filter(|_| corrects) {
                let line = Line::read(part);
                let told = self.said_before(&line);
                if told > 0 && told < line.count() {
                    *part = format!("{NOT} {}", line.behind(told).text());
                }
            }
        }
        for part in &parts {
            self.clause(part, &mut clauses);
        }
        clauses
    }

    fn clause(&self, text: &str, clauses: &mut Vec<Clause>) {
        let mut rest = Line::read(text);
        let (mut is_slip, mut is_unmeant, mut is_conditional) = (false, false, false);
        loop {
            let (slip, unmeant) = (self.slip_before(&rest), self.unmeant_before(&rest));
            rest = if unmeant > 0 {
                (is_slip, is_unmeant) = (true, true);
                rest.behind(unmeant)
            } else if slip > 0 {
                is_slip = true;
                rest.behind(slip)
            } else if let Some(((), behind)) = self.slips.take(&rest) {
                is_slip = true;
                behind
            } else if let Some(((), behind)) = self.conditions.take(&rest) {
                is_conditional = true;
                behind
            } else if let Some(((), behind)) = self.idle.take(&rest).or_else(|| self.and.take(&rest)) {
                behind
            } else {
                break;
            };
        }
        let negated = self.not.take(&rest).filter(|(_, behind)| !behind.is_empty());
        let is_negated = negated.is_some() || is_unmeant;
        let whole = rest.text().trim().to_owned();
        let text = negated.map_or_else(|| rest.text(), |(_, behind)| behind.text()).trim().to_owned();
        let is_empty =
            Line::read(&text).is_empty() || self.is_talk(&text) || self.bare(&Line::read(&text), false).is_empty();
        if is_slip {
            clauses.push(Clause {
                text: String::new(),
                whole: String::new(),
                is_slip,
                is_negated: false,
                is_conditional,
            });
        }
        if !is_empty {
            clauses.push(Clause { text, whole, is_slip: false, is_negated, is_conditional });
        }
    }

    /// A text parted before each "and" that stands alone, and where what is meant follows what is not: "not c5 but e5".
    fn parted_by_and(&self, text: &str) -> Vec<String> {
        let mut parts = vec![String::new()];
        let mut rest = Line::read(text);
        while let Some(word) = rest.text().split_whitespace().next().map(str::to_owned) {
            let denies = |part: &String| {
                let part = Line::read(part);
                self.said_before(&part) > 0 || (0..part.count()).any(|from| self.not.take(&part.behind(from)).is_some())
            };
            let instead = self.instead(&rest);
            if instead > 0 && rest.count() > instead {
                rest = rest.behind(instead);
                // «Вместо це пять – е пять».
                if let Some((not_meant, meant)) =
                    [" – ", " — ", " - "].into_iter().find_map(|dash| rest.text().split_once(dash))
                {
                    parts.extend([format!("{NOT} {not_meant}"), meant.to_owned()]);
                    break;
                }
                parts.push(NOT.to_owned());
                continue;
            }
            let contrast = if parts.last().is_some_and(denies) { self.contrast(&rest) } else { 0 };
            if contrast > 0 && rest.count() > contrast {
                parts.push(String::new());
                rest = rest.behind(contrast);
                continue;
            }
            if let Some(((), behind)) = self.and.take(&rest).filter(|(_, behind)| !behind.is_empty()) {
                parts.push(String::new());
                rest = behind;
                continue;
            }
            if let Some(part) = parts.last_mut() {
                part.push_str(if part.is_empty() { "" } else { " " });
                part.push_str(&word);
            }
            rest = rest.behind(1);
        }
        parts.retain(|part| !part.is_empty());
        parts
    }

    /// What may be a move in a line, without the words that people say around one, the fewest first: «ну, запишите мой ход: а
    /// три бэ четыре», «с тридцать первого на двадцать шестое».
    #[must_use]
    pub fn moves_in_wish(&self, line: &Tokens) -> Vec<String> {
        let around = |lexicon: &Lexicon, rest: &Line<'_>| lexicon.around_moves.take(rest).map(|((), it)| it.count());
        let soft = |lexicon: &Lexicon, rest: &Line<'_>| {
            let other = || lexicon.fillers.take(rest).or_else(|| lexicon.idle.take(rest)).map(|((), it)| it.count());
            around(lexicon, rest).or_else(other)
        };
        let said = line.said_line();
        let but_files = |lexicon: &Lexicon, rest: &Line<'_>| soft(lexicon, rest).filter(|_| !lexicon.names_file(rest));
        let least = self.without(&said, &but_files);
        let (few, many) = (self.without(&said, &around), self.without(&said, &soft));
        let digits = self.in_digits(&few);
        [least, few, digits, many].into_iter().filter(|kept| !kept.is_empty()).map(|kept| kept.join(" ")).collect()
    }

    /// The same words with numbers in digits.
    fn in_digits(&self, words: &[String]) -> Vec<String> {
        let text = words.join(" ");
        let mut rest = Line::read(&text);
        let mut kept = Vec::new();
        while let Some(word) = rest.first_typed().map(str::to_owned) {
            if let Some((number, behind)) = self.times.numbers.take(&rest).and_then(|_| self.number(&rest)) {
                kept.push(number.to_string());
                rest = behind;
            } else {
                kept.push(word);
                rest = rest.behind(1);
            }
        }
        kept
    }

    /// What a line may ask about a place of the board: a square, a file, a rank, a diagonal; empty where it asks for none.
    #[must_use]
    pub fn places_asked(&self, line: &Tokens) -> Vec<String> {
        let said = line.said_line();
        let asks = line.text().ends_with('?')
            || (0..said.count()).any(|from| {
                let rest = said.behind(from);
                self.asking.take(&rest).is_some() || self.regions.take(&rest).is_some()
            });
        if !asks {
            return Vec::new();
        }
        let region = |lexicon: &Lexicon, rest: &Line<'_>| {
            let place = || lexicon.regions.take(rest).or_else(|| lexicon.asking.take(rest));
            place().or_else(|| lexicon.around_moves.take(rest)).map(|((), it)| it.count())
        };
        let soft = |lexicon: &Lexicon, rest: &Line<'_>| {
            let other = || lexicon.fillers.take(rest).or_else(|| lexicon.idle.take(rest)).map(|((), it)| it.count());
            region(lexicon, rest).or_else(other)
        };
        let (few, many) = (self.without(&said, &region), self.without(&said, &soft));
        if self.main_road.whole(&Line::read(&many.join(" "))).is_some() {
            return vec!["a1-h8".to_owned()];
        }
        let digits = self.in_digits(&few);
        let joined = [few.join("-"), digits.join("-"), many.join("-")];
        let mut found: Vec<String> = [few, digits, many].iter().map(|kept| kept.join(" ")).chain(joined).collect();
        found.retain(|text| !text.is_empty());
        found.dedup();
        found
    }

    /// The words that name the places of a capture, where a line says that something is captured.
    #[must_use]
    pub fn captured_places(&self, line: &Tokens) -> Option<Vec<String>> {
        let whole = line.said_line();
        let takes = (0..whole.count()).any(|from| {
            let rest = whole.behind(from);
            self.taking.take(&rest).is_some() || self.is_taking(&rest)
        });
        let kept = self.without(&whole, &|lexicon: &Lexicon, rest: &Line<'_>| {
            if lexicon.names_file(rest) {
                return None;
            }
            if lexicon.is_taking(rest) || lexicon.behind_talk(rest).is_some() {
                return Some(rest.count() - 1);
            }
            let words = || lexicon.taking.take(rest).or_else(|| lexicon.moving.take(rest));
            let pieces =
                || lexicon.chessmen.take(rest).or_else(|| lexicon.kinds.take(rest)).map(|(_, behind)| ((), behind));
            let around = || lexicon.around_moves.take(rest).or_else(|| lexicon.fillers.take(rest));
            words().or_else(pieces).or_else(around).or_else(|| lexicon.idle.take(rest)).map(|((), it)| it.count())
        });
        (takes && !kept.is_empty()).then_some(kept)
    }

    /// The kinds of the piece that takes and of the piece that is taken, where a line says no more of a capture: "bishop takes
    /// bishop", "pawn takes", «беру пешку конём».
    #[must_use]
    pub fn capture_by_kinds(&self, line: &Tokens) -> Option<(Option<Kind>, Option<Kind>)> {
        let kinds = self.kinds_of(line.names())?;
        let (mut before, mut behind_it, mut by) = (None, None, None);
        let (mut takes, mut is_by) = (false, false);
        let mut rest = line.said_line();
        while !rest.is_empty() {
            let is_instrument = self.is_with(&rest);
            rest = if let Some((kind, behind)) = kinds.take(&rest) {
                let place = match (is_by || is_instrument, takes) {
                    (true, _) => &mut by,
                    (false, true) => &mut behind_it,
                    (false, false) => &mut before,
                };
                if place.replace(kind).is_some() {
                    return None;
                }
                is_by = false;
                behind
            } else if let Some(((), behind)) = self.taking.take(&rest) {
                takes = true;
                behind
            } else if self.is_taking(&rest) {
                takes = true;
                rest.behind(1)
            } else if is_instrument {
                is_by = true;
                rest.behind(1)
            } else if let Some(behind) = self.behind_talk(&rest) {
                behind
            } else {
                let around = self.around_moves.take(&rest).or_else(|| self.fillers.take(&rest));
                around.or_else(|| self.moving.take(&rest)).or_else(|| self.idle.take(&rest))?.1
            };
        }
        let (taker, taken) = if by.is_some() { (by, behind_it.or(before)) } else { (before, behind_it) };
        (takes && (taker.is_some() || taken.is_some())).then_some((taker, taken))
    }

    /// Whether a line puts a stone into the centre, and says nothing else.
    #[must_use]
    pub fn names_centre(&self, line: &Tokens) -> bool {
        let whole = line.said_line();
        let names = (0..whole.count()).any(|from| self.centre.take(&whole.behind(from)).is_some());
        let kept = self.without(&whole, &|lexicon: &Lexicon, rest: &Line<'_>| {
            let around = || lexicon.around_moves.take(rest).or_else(|| lexicon.moving.take(rest));
            let soft = || lexicon.fillers.take(rest).or_else(|| lexicon.idle.take(rest));
            lexicon.centre.take(rest).or_else(around).or_else(soft).map(|((), it)| it.count())
        });
        names && kept.is_empty()
    }

    /// Whether a part of a line that is not understood could be an act, a result or a side, and must not be passed over.
    #[must_use]
    pub fn is_grave(&self, text: &str) -> bool {
        let line = Line::read(text);
        let acts = best(&self.board, &line).is_some_and(|(.., row)| !row.means.is_query());
        let rules = best(&self.outcomes, &line).is_some() || best(&self.sanctions, &line).is_some();
        acts || rules || best(&self.sides, &line).is_some() || best(&self.claims, &line).is_some()
    }

    /// Whether a text is the word for a pawn.
    #[must_use]
    pub fn is_pawn(&self, text: &str) -> bool {
        self.chessmen.whole(&Line::read(text)) == Some(Kind::Chess(Role::Pawn))
    }

    /// The ground of a claim that a text names, and nothing else.
    #[must_use]
    pub fn ground(&self, text: &str) -> Option<Claim> {
        let bare = self.bare(&Line::read(text), true).join(" ");
        self.claims.whole(&Line::read(text)).or_else(|| self.claims.whole(&Line::read(&bare)))
    }

    /// The words of a line without those that are skipped: of the rest of a line `skipped` tells how many words are left behind
    /// them.
    fn without(&self, line: &Line<'_>, skipped: &dyn Fn(&Lexicon, &Line<'_>) -> Option<usize>) -> Vec<String> {
        let mut kept = Vec::new();
        let mut rest = line.behind(0);
        while let Some(word) = rest.first_typed() {
            match skipped(self, &rest) {
                Some(left) => rest = rest.behind(rest.count() - left),
                None => {
                    kept.push(word.to_owned());
                    rest = rest.behind(1);
                }
            }
        }
        kept
    }
}

/// The parts of a text between commas and the ends of sentences, dashes between blanks and colons behind a word.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |sign: char| matches!(sign, ',' | ';' | '!' | '?' | '…' | '—');
    text.split(is_end)
        .flat_map(|part| part.split(". "))
        .flat_map(|part| part.split(".."))
        .flat_map(|part| part.split(": "))
        .map(str::trim)
        .filter(|part| !part.is_empty())
}
