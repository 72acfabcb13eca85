//! From lines to a table.

use super::columns::Columns;
use super::record::Records;
use super::{MOST_BYTES, MOST_ROUNDS, Repair, Trf, TrfError, TrfFault, TrfNote, TrfPerson, meetings};
use crate::crosstable::{Bye, Cell, GameEnd, Row};
use golos_rules::{Charset, Side};

/// The column in which round 1 begins, and how many columns a round has.
const FIRST: usize = 92;
const WIDTH: usize = 10;

/// What has been read so far.
#[derive(Default)]
pub(super) struct TrfReader {
    pub notes: Vec<TrfNote>,
    pub line: usize,
    /// Each player with the line that he stands in.
    players: Vec<(usize, Row, TrfPerson)>,
    records: Records,
}

impl Trf {
    /// Reads a file.
    ///
    /// # Errors
    /// [`TrfError`] with the line of the first thing that cannot be read, or that would have to be guessed.
    pub fn read(bytes: &[u8]) -> Result<Trf, TrfError> {
        if bytes.len() > MOST_BYTES {
            return Err(TrfError::File(TrfFault::Large(MOST_BYTES)));
        }
        let mut reader = TrfReader::default();
        let charset = Charset::of_file(bytes).map_err(|charset| undecodable(bytes, charset))?;
        let text = charset.decode_whole(bytes).ok_or_else(|| undecodable(bytes, charset))?;
        reader.line = 1;
        // No letter of UTF-16 or UTF-8 is a guess.
        if !charset.name().starts_with("UTF-") {
            reader.note(Repair::Charset(charset));
        }
        let text = text.strip_prefix('\u{feff}').map_or(text.as_ref(), |rest| {
            reader.note(Repair::Mark);
            rest
        });
        let lines = text.replace("\r\n", "\n").replace('\r', "\n");
        for (index, line) in lines.split('\n').enumerate() {
            reader.line = index + 1;
            reader.read(line).map_err(|fault| TrfError::Line { line: index + 1, fault })?;
        }
        reader.finish()
    }
}

/// The first line of a file that is damaged in its encoding.
fn undecodable(bytes: &[u8], charset: Charset) -> TrfError {
    let text = charset.decode(bytes).replace("\r\n", "\n").replace('\r', "\n");
    let before = text.split('\u{fffd}').next().unwrap_or_default();
    TrfError::Line { line: before.matches('\n').count() + 1, fault: TrfFault::Undecodable(charset) }
}

impl TrfReader {
    pub fn note(&mut self, repair: Repair) {
        self.notes.push(TrfNote { line: self.line, repair });
    }

    fn read(&mut self, line: &str) -> Result<(), TrfFault> {
        let text = line.trim_end();
        if text.is_empty() || text.starts_with("###") {
            return Ok(());
        }
        if text.contains('\t') {
            return Err(TrfFault::Tab);
        }
        let tag: String = text.chars().take(3).collect();
        if tag == "001" {
            return self.player(&Columns::new(text));
        }
        if text != line {
            self.note(Repair::Blanks);
        }
        let known = self.records.read(&tag, &Columns::new(text), self.line)?;
        if let Some(repair) = known {
            self.note(repair);
        }
        Ok(())
    }

    fn player(&mut self, columns: &Columns) -> Result<(), TrfFault> {
        let number = columns.required(5, 8)?;
        if self.players.iter().any(|(_, row, _)| row.number == number) {
            return Err(TrfFault::Twice(number));
        }
        let (points, repair) = columns.points(81, 84)?;
        if let Some(repair) = repair {
            self.note(repair);
        }
        let person = TrfPerson {
            sex: columns.text(10, 10),
            title: columns.text(11, 13),
            federation: columns.text(54, 56),
            id: columns.text(58, 68),
            birth: columns.text(70, 79),
            points,
            rank: columns.player(86, 89)?,
        };
        let mut row = Row {
            number,
            name: columns.text(15, 47),
            rating: columns.player(49, 52)?,
            cells: Vec::new(),
            virtual_points: Vec::new(),
            matches: Vec::new(),
            counted: Vec::new(),
        };
        let rounds = (columns.len() + 1).saturating_sub(FIRST).div_ceil(WIDTH);
        if rounds > MOST_ROUNDS {
            return Err(TrfFault::Rounds(MOST_ROUNDS));
        }
        for round in 1..=rounds {
            let cell = self.cell(columns, round)?;
            row.cells.push(cell);
        }
        self.players.push((self.line, row, person));
        Ok(())
    }

    /// The cell of one round; none if nothing is written there.
    fn cell(&mut self, columns: &Columns, round: usize) -> Result<Option<Cell>, TrfFault> {
        let from = FIRST + WIDTH * (round - 1);
        columns.blank(from + 4, from + 4)?;
        columns.blank(from + 6, from + 6)?;
        columns.blank(from + 8, from + 9)?;
        let wrong = |accepted| TrfFault::Column { from, to: from + 7, read: columns.text(from, from + 7), accepted };
        let opponent = columns.player(from, from + 3)?;
        let colour = match columns.letter(from + 5).map(|letter| letter.to_ascii_lowercase()) {
            Some('w') => Some(Side::White),
            Some('b') => Some(Side::Black),
            None | Some('-') => None,
            Some(_) => return Err(wrong("the colour is w, b or -")),
        };
        let result = columns.letter(from + 7).map(|letter| letter.to_ascii_uppercase());
        let Some(opponent) = opponent else {
            if colour.is_some() {
                return Err(wrong("a colour without an opponent"));
            }
            return Ok(match result {
                None => None,
                Some('U') => Some(Cell::Bye(Bye::Allocated)),
                Some('F') => Some(Cell::Bye(Bye::Full)),
                Some('H') => Some(Cell::Bye(Bye::Half)),
                Some('Z') => Some(Cell::Bye(Bye::Zero)),
                Some('+') => {
                    self.note(Repair::Plus { round });
                    Some(Cell::Bye(Bye::Full))
                }
                Some('-') => {
                    self.note(Repair::Minus { round });
                    Some(Cell::Bye(Bye::Zero))
                }
                Some(_) => return Err(wrong("without an opponent the result is U, F, H, Z or blank")),
            });
        };
        let game = |end| match colour {
            Some(colour) => Ok(Some(Cell::Game { opponent, colour, end })),
            None => Err(wrong("a game that was played has a colour, w or b")),
        };
        match result {
            Some('1' | 'W') => game(GameEnd::Win),
            Some('=' | 'D') => game(GameEnd::Draw),
            Some('0' | 'L') => game(GameEnd::Loss),
            Some('+') => Ok(Some(Cell::Forfeit { opponent, colour, won: true })),
            Some('-') => Ok(Some(Cell::Forfeit { opponent, colour, won: false })),
            None => Ok(Some(Cell::Open { opponent, colour })),
            Some(_) => Err(wrong("with an opponent the result is 1, =, 0, W, D, L, +, - or blank")),
        }
    }

    fn finish(mut self) -> Result<Trf, TrfError> {
        if self.players.is_empty() {
            return Err(TrfError::File(TrfFault::Empty));
        }
        self.players.sort_by_key(|(_, row, _)| row.number);
        let records = std::mem::take(&mut self.records);
        let mut trf = Trf::default();
        let mut lines = Vec::new();
        for (line, row, person) in self.players {
            lines.push(line);
            trf.table.rows.push(row);
            trf.people.push(person);
        }
        records.apply(&mut trf)?;
        meetings::check(&trf.table, &lines)?;
        let rounds = trf.table.rounds();
        for ((row, person), &line) in trf.table.rows.iter().zip(&trf.people).zip(&lines) {
            let counted = row.points(&trf.table.scale, rounds);
            if let Some(stated) = person.points.filter(|&stated| stated != counted) {
                let repair = Repair::Points { stated: stated.to_string(), counted: counted.to_string() };
                self.notes.push(TrfNote { line, repair });
            }
        }
        self.notes.sort_by_key(|note| note.line);
        trf.notes = self.notes;
        Ok(trf)
    }
}
