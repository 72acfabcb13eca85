//! Who plays, and what each needs, in one line: `Ann – blind, Boris`, «Анна слепая и Борис».

use super::line::Line;
use super::{Lexicon, game};
use crate::Intent;
use golos_game::{AttendanceRequest, Seat};
use golos_people::{Need, Needs};
use golos_rules::{BySide, Side};
use golos_wording::{NAME_CHARS, clean};

/// What parts one player from the other.
const PARTS: [char; 3] = [',', ';', '/'];

/// What may stand behind a name and is none of it.
const JOINS: [char; 4] = [':', '–', '—', '-'];

/// A player as he is named before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// Clean, and empty where he is nameless.
    pub name: String,
    /// What he needs; none: that was not said.
    pub needs: Option<Needs>,
}

impl Lexicon {
    /// Reads who plays White, who plays Black, and what they need; nobody has to be named. None for more than two, for a
    /// number in place of a name, and for needs of which nobody knows whose they are.
    #[must_use]
    pub fn players(&self, line: &str) -> Option<BySide<Named>> {
        let mut players: Vec<(Option<Side>, Named)> = Vec::new();
        for piece in line.split(PARTS).flat_map(|piece| self.parts_of(piece)) {
            let (side, named) = self.player(&piece)?;
            match (side, named, players.last_mut()) {
                // What else he needs who was named last.
                (None, Named { name, needs: Some(more) }, last) if name.is_empty() => {
                    let (_, last) = last?;
                    last.needs = Some(together(last.needs.iter().flat_map(|before| before.iter()).chain(more.iter())));
                }
                (side, named, _) => players.push((side, named)),
            }
        }
        seated(players)
    }

    /// Reads what somebody needs: `blind, no hands`, «слепой и без рук», `none`; none for anything else.
    #[must_use]
    pub fn needs(&self, line: &str) -> Option<Needs> {
        self.needs_in(Line::read(line))
    }

    /// `white needs blind, low vision`, «белым нужна коляска», `needs black none`: the arbiter says what a player needs, and
    /// whose he is may be who the line says that speaks. None for anything else.
    pub(super) fn needed(&self, by: Option<Seat>, line: &Line<'_>) -> Option<Intent> {
        let named = by.and_then(Seat::side);
        let (side, rest) = match (named, self.sides.take(line)) {
            (Some(side), _) => (side, self.need.take(line)?.1),
            (None, Some((side, rest))) => (side, self.need.take(&rest)?.1),
            (None, None) => {
                let ((), rest) = self.need.take(line)?;
                self.sides.take(&rest)?
            }
        };
        let pieces = rest.text().split(PARTS).map(str::trim).filter(|piece| !piece.is_empty());
        let needs: Vec<Needs> = pieces.map(|piece| self.needs_in(Line::read(piece))).collect::<Option<_>>()?;
        let needs = (!needs.is_empty()).then(|| together(needs.into_iter().flat_map(Needs::iter)))?;
        Some(game(Some(Seat::Arbiter), AttendanceRequest::Need { side, needs }.into()))
    }

    pub(super) fn needs_in(&self, line: Line<'_>) -> Option<Needs> {
        let mut named = Vec::new();
        let mut rest = line;
        while let Some((need, behind)) = self.needs.take(&rest) {
            named.push(need);
            rest = self.and.skip(behind);
        }
        (rest.is_empty() && !named.is_empty()).then(|| together(named.into_iter().flatten()))
    }

    /// The pieces that "and", or a dash before what is no need, part: a person, or more of what he needs, in each.
    fn parts_of(&self, text: &str) -> Vec<String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (mut pieces, mut piece) = (Vec::new(), Vec::new());
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let rest = words.get(at..).unwrap_or_default().join(" ");
            let behind = words.get(at + 1..).unwrap_or_default().join(" ");
            let is_dash = Line::read(word).is_empty() && self.needs.take(&Line::read(&behind)).is_none();
            // A phrase of needs may have such a word in it.
            if let Some((_, behind)) = self.needs.take(&Line::read(&rest)) {
                let taken = words.len() - at - behind.text().split_whitespace().count();
                piece.extend(words.iter().skip(at).take(taken));
                at += taken;
                continue;
            }
            // «Иванов И. И.»: an initial is none.
            let is_and = || word.chars().all(char::is_lowercase) && self.and.whole(&Line::read(word)).is_some();
            if !piece.is_empty() && (is_dash || is_and()) {
                pieces.push(std::mem::take(&mut piece).join(" "));
            } else {
                piece.push(*word);
            }
            at += 1;
        }
        pieces.push(piece.join(" "));
        pieces
    }

    /// A side, if it is named, a name, and what stands behind it. None for a number.
    fn player(&self, text: &str) -> Option<(Option<Side>, Named)> {
        let line = Line::read(text);
        let (side, rest) = match self.sides.take(&line) {
            Some((side, rest)) => (Some(side), rest.text().to_owned()),
            None => (None, text.to_owned()),
        };
        let words: Vec<&str> = rest.split_whitespace().collect();
        let behind = |at: usize| words.get(at..).unwrap_or_default().join(" ");
        let needs = (0..words.len()).find_map(|at| Some((at, self.needs_in(Line::read(&behind(at)))?)));
        let (end, needs) = needs.map_or((words.len(), None), |(at, needs)| (at, Some(needs)));
        let name = words.get(..end).unwrap_or_default().join(" ");
        let name = clean(name.trim_end_matches(|sign: char| JOINS.contains(&sign) || sign == ' '), NAME_CHARS);
        let is_number = !name.is_empty() && !name.contains(char::is_alphabetic);
        (!is_number).then_some((side, Named { name, needs }))
    }
}

/// All of these needs; who is blind and deaf is deafblind (U-V.13.15).
fn together(needs: impl Iterator<Item = Need>) -> Needs {
    let needs: Needs = needs.collect();
    if !needs.has(Need::Blind) || !needs.has(Need::Deaf) {
        return needs;
    }
    let others = needs.iter().filter(|need| ![Need::Blind, Need::Deaf].contains(need));
    others.chain([Need::Deafblind]).collect()
}

/// The players on their sides: as named, else White first. None for more than two, or two of one side.
fn seated(players: Vec<(Option<Side>, Named)>) -> Option<BySide<Named>> {
    let mut seated: BySide<Option<Named>> = BySide::default();
    let (sided, others): (Vec<_>, Vec<_>) = players.into_iter().partition(|(side, _)| side.is_some());
    for (side, named) in sided {
        let place = &mut seated[side?];
        if place.is_some() {
            return None;
        }
        *place = Some(named);
    }
    for (_, named) in others {
        let side = Side::BOTH.into_iter().find(|side| seated[*side].is_none())?;
        seated[side] = Some(named);
    }
    Some(BySide::new(seated.white.unwrap_or_default(), seated.black.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use crate::Lexicon;
    use golos_rules::Side;
    use golos_wording::Lang;

    fn read(lang: Lang, text: &str) -> Option<String> {
        let players = Lexicon::of(lang).players(text)?;
        let told = Side::BOTH.map(|side| {
            let named = &players[side];
            named.needs.map_or_else(|| named.name.clone(), |needs| format!("{}={needs}", named.name))
        });
        Some(told.join("|"))
    }

    #[test]
    fn u_v_13_who_plays_and_what_each_needs_is_read_from_one_line() {
        for (lang, text, told) in [
            (Lang::En, "", Some("|")),
            (Lang::En, "Ann", Some("Ann|")),
            (Lang::En, ", Bob", Some("|Bob")),
            (Lang::En, "Ann, Bob", Some("Ann|Bob")),
            (Lang::En, "Ann and Bob", Some("Ann|Bob")),
            (Lang::En, "Ann – Bob", Some("Ann|Bob")),
            (Lang::En, "black Ann, Bob", Some("Bob|Ann")),
            (Lang::En, "Ann – blind, Bob", Some("Ann=blind|Bob")),
            (Lang::En, "Ann: blind, no hands; Bob: low vision", Some("Ann=blind+no-hands|Bob=low-vision")),
            (Lang::En, "white blind", Some("=blind|")),
            (Lang::En, "white none", Some("=none|")),
            (Lang::En, "Anna Smith-Jones deaf and in a wheelchair", Some("Anna Smith-Jones=deaf+wheelchair|")),
            (Lang::Ru, "Анна слепая и Борис", Some("Анна=blind|Борис")),
            (Lang::Ru, "Анна – слепая, без рук, Борис – слабовидящий", Some("Анна=blind+no-hands|Борис=low-vision")),
            (Lang::Ru, "Анна – нет зрения и слуха, Борис", Some("Анна=deafblind|Борис")),
            (Lang::Ru, "Анна слепая и глухая, Борис", Some("Анна=deafblind|Борис")),
            (Lang::Ru, "чёрные глухие", Some("|=deaf")),
            (Lang::Uk, "Ганна – незряча, Борис", Some("Ганна=blind|Борис")),
            (Lang::Uk, "Ганна та Борис на візку", Some("Ганна|Борис=wheelchair")),
            (Lang::En, "blind", None),
            (Lang::En, "64", None),
            (Lang::En, "Ann, Bob, Clara", None),
            (Lang::En, "white Ann, white Bob", None),
        ] {
            assert_eq!(read(lang, text).as_deref(), told, "{text}");
        }
    }
}
