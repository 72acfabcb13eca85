use super::book::Book;
use super::line::Line;
use super::table::Edit;
use super::{CommandParseError, Lexicon, Tokens};
use crate::family::{self, KindWords};
use crate::{Intent, SetUpRequest};
use golos_game::{Query, RecordRequest, Request};
use golos_rules::chess::Letters;
use golos_rules::{BoardPiece, Kind, PlaceNames, dictated_places};

/// What a piece is to be put on, and what.
type Put = (Option<BoardPiece>, String);

impl Lexicon {
    /// Reads a line typed while a position is set up: `white a1 c3 king d4`, `black 5
    /// 6 king 20`, `white king e1 pawns a2 b2`, `black h8 h9`, `remove c3`, or a word of the table. A side holds until the
    /// other is named, a kind of piece until the next side or the next kind; numbers of pieces in brackets, as positions
    /// are written with (R-6.1.6.2a), are left aside. Places may be dictated: «цэ три», "Cesar drei". An empty line says
    /// that all is done.
    ///
    /// Pieces of chess are named by their `letters` as well, before the square or apart from it: `Ke1`, `Кр e1`; where
    /// nothing is named a pawn is meant, which has no letter (CH-17.3). `b` alone is Black, and no bishop.
    ///
    /// # Errors
    /// [`CommandParseError`] for a line that is too long or has no text, and for one that lacks the side or the squares.
    pub fn set_up(&self, line: &Tokens, letters: Letters) -> Result<Intent, CommandParseError> {
        line.expect_text(CommandParseError::MOST_LIST_CHARS)?;
        let (typed, names) = (without_counts(line.text()), line.names());
        let text = dictated_places(&typed, names).replace([',', ';'], " ");
        let line = Line::read(&text);
        let asked = self.set_up.take(&line);
        let query = |query| Ok(Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(query)) });
        let ask = match asked {
            _ if line.text().is_empty() => SetUpRequest::Done,
            Some((Edit::Remove, rest)) => SetUpRequest::Place(squares(&rest)?),
            // "Empty: c3, d4", as it is said.
            Some((Edit::Clear, rest)) if !rest.is_empty() => SetUpRequest::Place(squares(&rest)?),
            Some((Edit::Place, rest)) if rest.is_empty() => return Err(CommandParseError::Place),
            Some((Edit::Place, rest)) => return query(Query::Place(rest.text().to_owned())),
            Some((edit, rest)) if rest.is_empty() => match edit {
                Edit::Clear => SetUpRequest::Clear,
                Edit::Start => SetUpRequest::Start,
                Edit::Turn(side) => SetUpRequest::Turn(side),
                Edit::Done => SetUpRequest::Done,
                Edit::Board => return query(Query::Board),
                Edit::Pieces => return query(Query::Pieces),
                Edit::Leave => return Ok(Intent::Leave),
                Edit::Help | Edit::Place | Edit::Remove => return Ok(Intent::Help),
            },
            _ if self.diagonals.whole(&line).is_some() => return query(Query::Place(line.text().to_owned())),
            _ => SetUpRequest::Place(self.pieces(&line, names, letters)?),
        };
        Ok(Intent::SetUp(ask))
    }

    /// `white a1 c3 king d4 black h8`.
    fn pieces(&self, line: &Line<'_>, names: PlaceNames, letters: Letters) -> Result<Vec<Put>, CommandParseError> {
        let usual = family::usual_kind(names);
        let (mut side, mut kind) = (None, usual);
        let mut pieces = Vec::new();
        let mut rest = line.behind(0);
        while let Some(word) = rest.first_typed() {
            if let Some((named, behind)) = self.sides.take(&rest) {
                (side, kind) = (Some(named), usual);
                rest = behind;
                continue;
            }
            if let Some((named, behind)) = self.kinds_of(names).and_then(|kinds| kinds.take(&rest)) {
                kind = named;
                rest = behind;
                continue;
            }
            // A piece without its side lacks the side; a line that names no place is no piece at all.
            let names_a_place = line.text().contains(|c: char| c.is_ascii_digit());
            let lacks = || {
                if names_a_place { CommandParseError::Side } else { CommandParseError::Stray(line.text().to_owned()) }
            };
            let side = side.ok_or_else(lacks)?;
            match family::marked(word, names, letters) {
                Some((marked, "")) => kind = marked,
                Some((kind, name)) => pieces.push((Some(BoardPiece { side, kind }), name.to_owned())),
                None => pieces.push((Some(BoardPiece { side, kind }), word.to_owned())),
            }
            rest = rest.behind(1);
        }
        if pieces.is_empty() { Err(CommandParseError::Place) } else { Ok(pieces) }
    }

    pub(super) const fn kinds_of(&self, names: PlaceNames) -> Option<&Book<Kind>> {
        match family::kind_words(names) {
            Some(KindWords::Draughts) => Some(&self.kinds),
            Some(KindWords::Chess) => Some(&self.chessmen),
            None => None,
        }
    }
}

/// The text without what stands in brackets: numbers of pieces.
fn without_counts(text: &str) -> String {
    let parts = text.split('(').enumerate();
    let outside = parts.map(|(index, part)| match part.split_once(')') {
        _ if index == 0 => part,
        Some((_, behind)) => behind,
        None => "",
    });
    outside.collect::<Vec<_>>().join(" ")
}

/// The squares of a line, all to be emptied.
fn squares(line: &Line<'_>) -> Result<Vec<Put>, CommandParseError> {
    let squares: Vec<_> = line.words().map(|name| (None, name.to_owned())).collect();
    if squares.is_empty() { Err(CommandParseError::Place) } else { Ok(squares) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::Side;
    use golos_wording::Lang;

    fn read_on(names: PlaceNames, lang: Lang, line: &str) -> Result<Intent, CommandParseError> {
        let lexicon = Lexicon::of(lang);
        lexicon.set_up(&lexicon.tokens(line, names), lang.notation().chess)
    }

    fn read(lang: Lang, line: &str) -> Result<Intent, CommandParseError> {
        read_on(PlaceNames::DarkSquares, lang, line)
    }

    /// What stands where: `wm` a white man, `bk` a black king, `wQ` a white queen, `bo` a black stone, `..` nothing.
    fn placed(ask: &Result<Intent, CommandParseError>) -> String {
        let Ok(Intent::SetUp(SetUpRequest::Place(pieces))) = ask else { return format!("{ask:?}") };
        let sign = |piece: Option<BoardPiece>| match piece {
            None => "..".to_owned(),
            Some(BoardPiece { side, kind }) => {
                let kind = match kind {
                    Kind::Man => 'm',
                    Kind::Crowned => 'k',
                    Kind::Stone => 'o',
                    Kind::Chess(role) => role.upper_char(),
                };
                format!("{}{kind}", if side == Side::White { 'w' } else { 'b' })
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
    fn ch_17_pieces_of_chess_are_set_up_by_words_and_by_letters() {
        let chess = |lang, line: &str| placed(&read_on(PlaceNames::Squares, lang, line));
        for (lang, line, meaning) in [
            (Lang::En, "white king e1 queen d1 pawns a2 b2", "wK e1, wQ d1, wP a2, wP b2"),
            (Lang::En, "White: Ke1, Qd1, Bc1, a2, b2; Black: Ke8", "wK e1, wQ d1, wB c1, wP a2, wP b2, bK e8"),
            (Lang::En, "w K e1 N b1 g1 P a2 b k e8", "wK e1, wN b1, wN g1, wP a2, bK e8"),
            (Lang::En, "white bc1 bishops c1 f1", "wP bc1, wB c1, wB f1"),
            (Lang::En, "w E1 B2 C3", "wP E1, wP B2, wP C3"),
            (Lang::En, "black rooks: a8, h8 (2)", "bR a8, bR h8"),
            (Lang::En, "remove e1", ".. e1"),
            (Lang::Ru, "белые Крe1 Фd1 Кb1 Сс1 a2", "wK e1, wQ d1, wN b1, wB с1, wP a2"),
            (Lang::Ru, "белые Кр e1 Л a1 h1", "wK e1, wR a1, wR h1"),
            // As in moves: К is the knight where letters are Russian.
            (Lang::Ru, "белые K e1", "wN e1"),
            (
                Lang::Ru,
                "чёрные: король е8, ферзь d8, ладьи a8, h8, слон c8, конь b8, пешки a7",
                "bK е8, bQ d8, bR a8, bR h8, bB c8, bN b8, bP a7",
            ),
            (Lang::Uk, "білі король e1 тура a1 кінь b1 пішаки a2 b2", "wK e1, wR a1, wN b1, wP a2, wP b2"),
            (Lang::Uk, "чорні Крe8 Тa8 Фd8", "bK e8, bR a8, bQ d8"),
            (Lang::Uk, "white king e1", "wK e1"),
        ] {
            assert_eq!(chess(lang, line), meaning, "{lang}: {line}");
        }
        assert_eq!(read_on(PlaceNames::Squares, Lang::En, "Ke1"), Err(CommandParseError::Side));
        assert_eq!(read_on(PlaceNames::Squares, Lang::En, "white king"), Err(CommandParseError::Place));
    }

    #[test]
    fn r_9_2_2_3_stones_have_no_kinds() {
        for (lang, line, meaning) in [
            (Lang::En, "black h8 h9, white i9", "bo h8, bo h9, wo i9"),
            (Lang::En, "b: h8 k10 w: j9", "bo h8, bo k10, wo j9"),
            (Lang::Ru, "чёрные: h8, к9 (2); белые: i9 (1)", "bo h8, bo к9, wo i9"),
            (Lang::Uk, "білі h9 чорні h8", "wo h9, bo h8"),
            (Lang::Uk, "прибрати h8", ".. h8"),
        ] {
            assert_eq!(placed(&read_on(PlaceNames::Points, lang, line)), meaning, "{lang}: {line}");
        }
    }

    #[test]
    fn words_of_a_set_up() {
        let set_up = |ask| Ok(Intent::SetUp(ask));
        let query = |query| Ok(Intent::Game { by: None, ask: Request::Record(RecordRequest::Query(query)) });
        let place = |text: &str| query(Query::Place(text.to_owned()));
        for (lang, line, meaning) in [
            (Lang::En, "clear", set_up(SetUpRequest::Clear)),
            (Lang::En, "start position", set_up(SetUpRequest::Start)),
            (Lang::En, "black to move", set_up(SetUpRequest::Turn(Side::Black))),
            (Lang::En, "done.", set_up(SetUpRequest::Done)),
            (Lang::En, "", set_up(SetUpRequest::Done)),
            (Lang::En, "b", query(Query::Board)),
            (Lang::En, "p", query(Query::Pieces)),
            (Lang::En, "s c3", place("c3")),
            (Lang::En, "d 46-5", place("46-5")),
            (Lang::En, "great road", place("great road")),
            (Lang::En, "?", Ok(Intent::Help)),
            (Lang::En, "quit", Ok(Intent::Leave)),
            (Lang::En, "a1 c3", Err(CommandParseError::Side)),
            (Lang::En, "yes", Err(CommandParseError::Stray("yes".to_owned()))),
            (Lang::Ru, "абракадабра", Err(CommandParseError::Stray("абракадабра".to_owned()))),
            (Lang::En, "white", Err(CommandParseError::Place)),
            (Lang::En, "remove", Err(CommandParseError::Place)),
            (Lang::En, "s", Err(CommandParseError::Place)),
            (Lang::Ru, "очистить", set_up(SetUpRequest::Clear)),
            (Lang::Ru, "начальная позиция", set_up(SetUpRequest::Start)),
            (Lang::Ru, "ход чёрных", set_up(SetUpRequest::Turn(Side::Black))),
            (Lang::Ru, "готово", set_up(SetUpRequest::Done)),
            (Lang::Uk, "хід білих", set_up(SetUpRequest::Turn(Side::White))),
            (Lang::Uk, "очистити", set_up(SetUpRequest::Clear)),
            (Lang::Uk, "готово", set_up(SetUpRequest::Done)),
        ] {
            assert_eq!(read(lang, line), meaning, "{lang}: {line}");
        }
    }
}
