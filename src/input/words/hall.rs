//! Words about several boards on one desk.

use super::line::Line;
use super::{Lexicon, Tokens};
use golos_wording::text_key;

/// What is said about boards, where there are several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallRequest {
    /// Hear how each of them stands.
    List,
    /// Hear where somebody has called the arbiter, and waits.
    Calls,
    /// Hear which board is at hand.
    Here,
    /// To the board of this number, from 1.
    Go(usize),
    /// The same line at each of these boards.
    At(Vec<usize>, String),
    /// The same line at each board where a game goes on.
    All(String),
}

impl Lexicon {
    /// Reads a line that is about boards: `boards`, `board 3`, `3: result draw`, `1, 2: pause`, `1,2: pause`, `all pause`; none for what
    /// is meant for the board at hand. Behind the colon stands a blank: `7:2` is a move.
    #[must_use]
    pub fn hall(&self, line: &Tokens) -> Option<HallRequest> {
        let whole = line.whole();
        if self.hall_list.whole(&whole).is_some() {
            return Some(HallRequest::List);
        }
        if self.hall_calls.whole(&whole).is_some() {
            return Some(HallRequest::Calls);
        }
        if self.hall_here.whole(&whole).is_some() {
            return Some(HallRequest::Here);
        }
        if let Some((head, said)) =
            line.text().split_once(':').filter(|(_, said)| said.is_empty() || said.starts_with(' '))
        {
            let parted = head.replace(',', ", ");
            let (head, said) = (Line::read(&parted), said.trim());
            if self.hall_all.whole(&head).is_some() && !said.is_empty() {
                return Some(HallRequest::All(said.to_owned()));
            }
            let named = self.hall_go.skip(head);
            return match (self.board_numbers(&named)?, said) {
                (numbers, "") => numbers.first().copied().map(HallRequest::Go),
                (numbers, said) => Some(HallRequest::At(numbers, said.to_owned())),
            };
        }
        if let Some(((), rest)) = self.hall_go.take(&whole)
            && let Some([number]) = self.board_numbers(&rest).as_deref()
        {
            return Some(HallRequest::Go(*number));
        }
        match self.hall_all.take(&whole) {
            Some(((), rest)) => (!rest.is_empty()).then(|| HallRequest::All(rest.text().to_owned())),
            None => self.all_behind(&whole).map(HallRequest::All),
        }
    }

    /// «Начать все в 15:00», «стоп всем»: right behind the word of a command, the line without that.
    fn all_behind(&self, line: &Line<'_>) -> Option<String> {
        let (row, behind) = self.board.take(line)?;
        let ((), rest) =
            self.hall_all.take(&behind).filter(|_| row.when.is_desk() || row.words == text_key::WORDS_START)?;
        let verb = line.text().strip_suffix(behind.text())?;
        Some(format!("{verb}{}", rest.text()).trim_end().to_owned())
    }

    /// `3`, `three`, `1, 2 and 3`.
    fn board_numbers(&self, line: &Line<'_>) -> Option<Vec<usize>> {
        let mut numbers = Vec::new();
        let mut rest = line.behind(0);
        while let Some(word) = rest.first() {
            let (number, behind) = match word.parse::<u32>() {
                Ok(number) => (number, rest.behind(1)),
                Err(_) => self.times.numbers.take(&rest)?,
            };
            let number = usize::try_from(number).ok()?;
            if !numbers.contains(&number) {
                numbers.push(number);
            }
            rest = self.and.skip(behind);
        }
        (!numbers.is_empty()).then_some(numbers)
    }
}
