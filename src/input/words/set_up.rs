use super::line::Line;
use super::table::Edit;
use super::{Lexicon, Unparsed, tidy};
use crate::game::{Ask, Query};
use crate::input::{Intent, SetUpAsk};
use crate::rules::draughts::{Kind, Piece};

/// The letter before a square that says that a king stands there, as in FEN: Latin, and the Cyrillic one alike.
const KING: [char; 2] = ['k', 'к'];

impl Lexicon {
    /// Reads a line typed while a position is set up: `white a1 c3 king d4`, `black 5 6 king 20`, `remove c3`, or a word
    /// of the table. A side holds until the other is named, a king until the next side or the word for men; numbers of
    /// pieces in brackets, as positions are written with (R-6.1.6.2a), are left aside. An empty line says that all is
    /// done.
    ///
    /// # Errors
    /// [`Unparsed`] for a line that is too long or has no text, and for one that lacks the side or the squares.
    pub fn set_up(&self, line: &str) -> Result<Intent, Unparsed> {
        let text = tidy(line)?.replace([',', ';'], " ");
        let line = Line::read(&text);
        let asked = self.set_up.take(&line);
        let query = |query| Ok(Intent::Game { by: None, ask: Ask::Query(query) });
        let ask = match asked {
            _ if line.text().is_empty() => SetUpAsk::Done,
            Some((Edit::Remove, rest)) => SetUpAsk::Place(squares(&rest, None)?),
            Some((Edit::Place, rest)) if rest.is_empty() => return Err(Unparsed::Place),
            Some((Edit::Place, rest)) => return query(Query::Place(rest.text().to_owned())),
            Some((edit, rest)) if rest.is_empty() => match edit {
                Edit::Clear => SetUpAsk::Clear,
                Edit::Start => SetUpAsk::Start,
                Edit::Turn(side) => SetUpAsk::Turn(side),
                Edit::Done => SetUpAsk::Done,
                Edit::Board => return query(Query::Board),
                Edit::Pieces => return query(Query::Pieces),
                Edit::Leave => return Ok(Intent::Leave),
                Edit::Help | Edit::Place | Edit::Remove => return Ok(Intent::Help),
            },
            _ if self.diagonals.whole(&line).is_some() => return query(Query::Place(line.text().to_owned())),
            _ => SetUpAsk::Place(self.pieces(&line)?),
        };
        Ok(Intent::SetUp(ask))
    }

    /// `white a1 c3 king d4 black h8`.
    fn pieces(&self, line: &Line<'_>) -> Result<Vec<(Option<Piece>, String)>, Unparsed> {
        let (mut side, mut kind) = (None, Kind::Man);
        let mut pieces = Vec::new();
        let mut rest = line.behind(0);
        while let Some(word) = rest.first() {
            if let Some((named, behind)) = self.sides.take(&rest) {
                (side, kind) = (Some(named), Kind::Man);
                rest = behind;
                continue;
            }
            if let Some((named, behind)) = self.kinds.take(&rest) {
                kind = named;
                rest = behind;
                continue;
            }
            if !word.starts_with('(') {
                let side = side.ok_or(Unparsed::Side)?;
                let marked = word.strip_prefix(KING).filter(|name| !name.is_empty());
                let kind = if marked.is_some() { Kind::King } else { kind };
                pieces.push((Some(Piece { side, kind }), marked.unwrap_or(word).to_owned()));
            }
            rest = rest.behind(1);
        }
        if pieces.is_empty() { Err(Unparsed::Place) } else { Ok(pieces) }
    }
}

/// The squares of a line, all for the same.
fn squares(line: &Line<'_>, piece: Option<Piece>) -> Result<Vec<(Option<Piece>, String)>, Unparsed> {
    let squares: Vec<_> = line.words().map(|name| (piece, name.to_owned())).collect();
    if squares.is_empty() { Err(Unparsed::Place) } else { Ok(squares) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;
    use crate::wording::{Lang, Wording};

    fn read(lang: Lang, line: &str) -> Result<Intent, Unparsed> {
        Lexicon::new(&Wording::new(lang), &Wording::new(Lang::En)).set_up(line)
    }

    /// What stands where: `wm` a white man, `bk` a black king, `..` nothing.
    fn placed(ask: &Result<Intent, Unparsed>) -> String {
        let Ok(Intent::SetUp(SetUpAsk::Place(pieces))) = ask else { return format!("{ask:?}") };
        let sign = |piece: Option<Piece>| match piece {
            None => "..".to_owned(),
            Some(Piece { side, kind }) => {
                format!("{}{}", if side == Side::White { 'w' } else { 'b' }, if kind == Kind::King { 'k' } else { 'm' })
            }
        };
        pieces.iter().map(|(piece, name)| format!("{} {name}", sign(*piece))).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn r_6_1_6_2a_a_position_is_set_up_by_lists_of_squares() {
        for (lang, line, meaning) in [
            (Lang::En, "white a1 c3 king d4", "wm a1, wm c3, wk d4"),
            (Lang::En, "black 5 6 king 20", "bm 5, bm 6, bk 20"),
            (Lang::En, "White: a1, c3; kings: d4 (3). Black: h8 (1).", "wm a1, wm c3, wk d4, bm h8"),
            (Lang::En, "w kings a1,c3 men e5", "wk a1, wk c3, wm e5"),
            (Lang::En, "b c3", "bm c3"),
            (Lang::En, "w Kd4 K46 k", "wk d4, wk 46"),
            (Lang::En, "remove c3 d4", ".. c3, .. d4"),
            (Lang::Ru, "белые а1 с3 дамка d4", "wm а1, wm с3, wk d4"),
            (Lang::Ru, "чёрные: 5, 6, дамки 20, 30 простая 1", "bm 5, bm 6, bk 20, bk 30, bm 1"),
            (Lang::Ru, "ч Кh8 f6", "bk h8, bm f6"),
            (Lang::Ru, "убрать cl", ".. cl"),
            (Lang::Uk, "білі a1 дамка c3 чорні h8", "wm a1, wk c3, bm h8"),
            (Lang::Uk, "прибрати c3", ".. c3"),
            (Lang::Uk, "black 5 king 20", "bm 5, bk 20"),
        ] {
            assert_eq!(placed(&read(lang, line)), meaning, "{lang}: {line}");
        }
    }

    #[test]
    fn words_of_a_set_up() {
        let set_up = |ask| Ok(Intent::SetUp(ask));
        let query = |query| Ok(Intent::Game { by: None, ask: Ask::Query(query) });
        let place = |text: &str| query(Query::Place(text.to_owned()));
        for (lang, line, meaning) in [
            (Lang::En, "clear", set_up(SetUpAsk::Clear)),
            (Lang::En, "start position", set_up(SetUpAsk::Start)),
            (Lang::En, "black to move", set_up(SetUpAsk::Turn(Side::Black))),
            (Lang::En, "done.", set_up(SetUpAsk::Done)),
            (Lang::En, "", set_up(SetUpAsk::Done)),
            (Lang::En, "b", query(Query::Board)),
            (Lang::En, "p", query(Query::Pieces)),
            (Lang::En, "s c3", place("c3")),
            (Lang::En, "d 46-5", place("46-5")),
            (Lang::En, "great road", place("great road")),
            (Lang::En, "?", Ok(Intent::Help)),
            (Lang::En, "quit", Ok(Intent::Leave)),
            (Lang::En, "a1 c3", Err(Unparsed::Side)),
            (Lang::En, "white", Err(Unparsed::Place)),
            (Lang::En, "remove", Err(Unparsed::Place)),
            (Lang::En, "s", Err(Unparsed::Place)),
            (Lang::Ru, "очистить", set_up(SetUpAsk::Clear)),
            (Lang::Ru, "начальная позиция", set_up(SetUpAsk::Start)),
            (Lang::Ru, "ход чёрных", set_up(SetUpAsk::Turn(Side::Black))),
            (Lang::Ru, "готово", set_up(SetUpAsk::Done)),
            (Lang::Uk, "хід білих", set_up(SetUpAsk::Turn(Side::White))),
            (Lang::Uk, "очистити", set_up(SetUpAsk::Clear)),
            (Lang::Uk, "готово", set_up(SetUpAsk::Done)),
        ] {
            assert_eq!(read(lang, line), meaning, "{lang}: {line}");
        }
    }
}
