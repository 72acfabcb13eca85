//! The score sheet: two columns, a white and a black move under one number (R-6.1.6.2e), the result in words, the times
//! used, and room for two signatures (R-5.4.3.5, U-V.4.8).

use unicode_width::UnicodeWidthStr;

use golos_rules::draughts::{Appraisal, Signs};
use golos_rules::tree::{Game, Remarks, Score, Step};
use golos_rules::{BySide, Move, Position, Side};
use golos_wording::{NAME_CHARS, Sentence, Slot, Style, Wording, clean, message, text_key};

/// What a score sheet shows.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    pub game: &'a Game,
    /// The signs of the edition that the game was played by.
    pub signs: &'a Signs,
    /// How the game ended, in words; none: only who won.
    pub ending: Option<String>,
    /// The times used, in digits; what is not known is left to be filled in by hand.
    pub used: BySide<Option<String>>,
    /// What the arbiter has noted, a line each.
    pub notes: Vec<String>,
}

/// The end of a date that is not wholly known.
const UNKNOWN: [char; 2] = ['.', '?'];
/// Where a person writes.
const BLANK: &str = "______________";
const GAP: &str = "   ";
/// Behind an unlawful move that stood.
const IRREGULAR: &str = " *";
/// Behind a move with which a draw was offered; in files it is a comment.
const OFFER: &str = "(=)";

impl Sheet<'_> {
    /// The sheet as text, its columns aligned as a terminal shows them.
    #[must_use]
    pub fn text(&self, wording: &Wording) -> String {
        let parts =
            [self.head(wording), self.moves(wording), self.legend(wording), self.noted(wording), self.foot(wording)];
        let parts = parts.into_iter().filter(|part| !part.is_empty()).map(|part| part.join("\n"));
        parts.collect::<Vec<_>>().join("\n\n") + "\n"
    }

    /// Where it was played, and by whom, with the sign of each one's result.
    fn head(&self, wording: &Wording) -> Vec<String> {
        let tag = |name| self.game.tag(name).map(|value| clean(value.trim_end_matches(UNKNOWN), NAME_CHARS));
        let place: Vec<String> = ["Event", "Site", "Date"].into_iter().filter_map(tag).collect();
        let players = Side::BOTH.map(|side| {
            let name = tag(name_tag(side)).unwrap_or_else(|| BLANK.to_owned());
            (wording.label(side_label(side)), name, self.sign(side))
        });
        let labels = players.iter().map(|(label, ..)| label.width()).max().unwrap_or_default();
        let names = players.iter().map(|(_, name, _)| name.width()).max().unwrap_or_default();
        let players = players.map(|(label, name, sign)| {
            let line = [padded(&label, labels), padded(&name, names), sign].join(GAP);
            line.trim_end().to_owned()
        });
        let place = (!place.is_empty()).then(|| place.join(", "));
        let round = tag("Round").map(|round| said(wording, message::sheet_round(Slot::Text(round))));
        place.into_iter().chain(round).chain(players).collect()
    }

    /// The sign of a side's result.
    fn sign(&self, side: Side) -> String {
        let sign = match (self.game.result, side) {
            (None, _) => None,
            (Some(Score::Draw), _) => Some(self.signs.draw),
            (Some(Score::White), Side::White) | (Some(Score::Black), Side::Black) => Some(self.signs.win),
            _ => self.signs.loss,
        };
        sign.map_or_else(String::new, String::from)
    }

    fn moves(&self, wording: &Wording) -> Vec<String> {
        let mut rows: Vec<BySide<String>> = Vec::new();
        for (before, id, step) in self.game.plies() {
            let Some(side) = step.mover(&before) else { continue };
            let cell = self.cell(step, self.game.tree.remarks(id), &before);
            match rows.last_mut().filter(|row| side == Side::Black && row.black.is_empty()) {
                Some(row) => row.black = cell,
                None if side == Side::White => rows.push(BySide::new(cell, String::new())),
                None => rows.push(BySide::new("…".to_owned(), cell)),
            }
        }
        let heads = [
            wording.label(text_key::SHEET_NUMBER),
            wording.label(text_key::LABEL_WHITE),
            wording.label(text_key::LABEL_BLACK),
        ];
        let number = heads[0].width().max(rows.len().to_string().len() + 1);
        let white = rows.iter().map(|row| row.white.width()).chain([heads[1].width()]).max().unwrap_or_default();
        let line = |cells: [&str; 3]| {
            let gap = " ".repeat(number.saturating_sub(cells[0].width()));
            let line = format!("{gap}{}{GAP}{}{GAP}{}", cells[0], padded(cells[1], white), cells[2]);
            line.trim_end().to_owned()
        };
        let head = line([&heads[0], &heads[1], &heads[2]]);
        let row = |(index, row): (usize, &BySide<String>)| line([&format!("{}.", index + 1), &row.white, &row.black]);
        let start = (self.game.start != self.game.variant().start()).then(|| {
            let fen = self.game.start.fen();
            format!("{}: {fen}", wording.label(text_key::SHEET_POSITION))
        });
        start.into_iter().chain([head]).chain(rows.iter().enumerate().map(row)).collect()
    }

    /// A move as it is written on the sheet, with its mark.
    fn cell(&self, step: &Step, remarks: &Remarks, before: &Position) -> String {
        let text = match (step, before) {
            (Step::Move(Move::Draughts(mv)), Position::Draughts(before)) => {
                self.signs.write(before, mv) + &remarks.signs()
            }
            (Step::Move(mv), _) => before.full(mv),
            (Step::Null, _) => "–".to_owned(),
            (Step::SetUp { made, .. }, _) => made.clone().unwrap_or_else(|| "…".to_owned()) + IRREGULAR,
        };
        if is_offer(remarks) { format!("{text} {OFFER}") } else { text }
    }

    /// What the marks mean that stand on this sheet.
    fn legend(&self, wording: &Wording) -> Vec<String> {
        let tree = &self.game.tree;
        let marks = tree.main_line().map(|id| tree.remarks(id).signs());
        let mut appraisals: Vec<(Appraisal, String)> =
            marks.filter_map(|mark| Some((self.signs.appraisal(&mark)?, mark))).collect();
        appraisals.sort_unstable();
        appraisals.dedup();
        let meant = |(appraisal, mark)| format!("{mark} {}", wording.label(appraisal_key(appraisal)));
        let is_irregular = |step: &Step| matches!(step, Step::SetUp { .. });
        let irregular =
            tree.steps().any(is_irregular).then(|| format!("* {}", wording.label(text_key::SHEET_IRREGULAR)));
        let is_offered = tree.main_line().any(|id| is_offer(tree.remarks(id)));
        let offered = is_offered.then(|| format!("{OFFER} {}", wording.label(text_key::SHEET_OFFER)));
        appraisals.into_iter().map(meant).chain(irregular).chain(offered).collect()
    }

    fn noted(&self, wording: &Wording) -> Vec<String> {
        let heading = (!self.notes.is_empty()).then(|| format!("{}:", wording.label(text_key::SHEET_NOTES)));
        heading.into_iter().chain(self.notes.iter().cloned()).collect()
    }

    /// Result, times and signatures.
    fn foot(&self, wording: &Wording) -> Vec<String> {
        let result = match (self.game.result, &self.ending) {
            (None, _) => wording.label(text_key::SHEET_UNFINISHED),
            (Some(score), None) => format!("{}, {}", wording.label(outcome_key(score)), score.points()),
            (Some(score), Some(ending)) => format!("{}. {ending}", score.points()),
        };
        let result = format!("{}: {result}", wording.label(text_key::LABEL_RESULT));
        let used = |time: &Option<String>| time.clone().unwrap_or_else(|| BLANK.to_owned());
        let times = Side::BOTH.map(|side| format!("{} {}", wording.label(side_label(side)), used(&self.used[side])));
        let times = format!("{}: {}", wording.label(text_key::SHEET_USED), times.join(", "));
        let sign = |side| {
            format!("{}, {}: {BLANK}{BLANK}", wording.label(side_label(side)), wording.label(text_key::SHEET_SIGNATURE))
        };
        vec![result, times, String::new(), sign(Side::White), String::new(), sign(Side::Black)]
    }
}

/// Whether a draw was offered with the move.
fn is_offer(remarks: &Remarks) -> bool {
    remarks.comments.iter().any(|said| said == OFFER)
}

fn said(wording: &Wording, sentence: Sentence) -> String {
    wording.render(&sentence, Style::written(wording.lang()))
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

const fn side_label(side: Side) -> &'static str {
    match side {
        Side::White => text_key::LABEL_WHITE,
        Side::Black => text_key::LABEL_BLACK,
    }
}

const fn name_tag(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

const fn outcome_key(score: Score) -> &'static str {
    match score {
        Score::White => text_key::RESULT_WHITE_WINS,
        Score::Black => text_key::RESULT_BLACK_WINS,
        Score::Draw => text_key::RESULT_DRAW,
        Score::BothLost => text_key::RESULT_BOTH_LOST,
    }
}

const fn appraisal_key(appraisal: Appraisal) -> &'static str {
    match appraisal {
        Appraisal::Strong => text_key::SHEET_STRONG,
        Appraisal::VeryStrong => text_key::SHEET_VERY_STRONG,
        Appraisal::Weak => text_key::SHEET_WEAK,
        Appraisal::VeryWeak => text_key::SHEET_VERY_WEAK,
        Appraisal::SeemsWeak => text_key::SHEET_SEEMS_WEAK,
        Appraisal::SeemsStrong => text_key::SHEET_SEEMS_STRONG,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_rules::draughts::PairedMarks;
    use golos_rules::draughts::pdn;
    use golos_wording::Lang;

    fn sheet(pdn: &str, signs: &Signs, ending: Option<&str>) -> String {
        let read = pdn::games(pdn.as_bytes(), None).next().unwrap().unwrap();
        assert_eq!(read.findings, []);
        let game = read.game.unwrap();
        let sheet =
            Sheet { game: &game, signs, ending: ending.map(str::to_owned), used: BySide::default(), notes: Vec::new() };
        sheet.text(&Wording::new(Lang::En))
    }

    #[test]
    fn u_v_4_2_the_signs_of_the_edition_stand_on_the_sheet() {
        let pairs = PairedMarks::SeemingThenTrue;
        let ukraine = Signs { capture: 'x', win: '+', loss: None, pairs, ..Signs::default() };
        let game = "[White \"Ann\"]\n[Black \"Bob\"]\n1. c3-d4 f6-g5?! 2. d4-e5 d6xf4 3. g3xe5!? 0-1";
        let text = sheet(game, &ukraine, None);
        for part in [
            "White   Ann\nBlack   Bob   +\n",
            " 3.   g3xe5!?\n",
            "\n?! seems weak but is strong\n!? seems strong but is weak\n",
        ] {
            assert!(text.contains(part), "{text}");
        }
        // Russia does not list the pairs: they are kept, and nothing is said of them.
        let text = sheet(game, &Signs::default(), None);
        assert!(text.contains(" 3.   g3:e5!?\n\nResult: "), "{text}");
    }

    #[test]
    fn an_unlawful_move_that_stood_is_marked() {
        let game = "1. c3-d4 b6-a5\n/FEN \"B:We5,a3,c3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,f6,h6,a5\"/\n\
                    {[%made e3-e5]} 2... d6:f4 *";
        let text = sheet(game, &Signs::default(), None);
        assert!(text.contains(" 2.   e3-e5 *   d6:f4\n\n* irregular move that stood\n"), "{text}");
    }

    #[test]
    fn columns_are_aligned_by_what_a_terminal_shows() {
        let game = "[White \"王小明\"]\n[Black \"Bo\"]\n1. c3-d4 1/2-1/2";
        let text = sheet(game, &Signs::default(), Some("Draw by agreement."));
        assert!(text.starts_with("White   王小明   =\nBlack   Bo       =\n"), "{text}");
        assert!(text.contains("\nResult: 1-1. Draw by agreement.\n"), "{text}");
    }

    #[test]
    fn a_sheet_that_black_begins_has_an_empty_place() {
        let text = sheet("[FEN \"B:Wa1:Bh8\"]\n1... h8-g7 2. a1-b2 g7-f6 *", &Signs::default(), None);
        assert!(
            text.contains("Position: B:Wa1:Bh8\nNo.   White   Black\n 1.   …       h8-g7\n 2.   a1-b2   g7-f6\n"),
            "{text}"
        );
    }
}
