use super::CommandParseError;

/// The longest line that can be typed, in characters: any list of pieces.
const MAX_CHARS: usize = CommandParseError::MOST_LIST_CHARS;

/// What a key does to the input line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A character before the cursor. Control characters are dropped.
    Insert(char),
    /// Takes the character before the cursor away.
    Backspace,
    /// Takes the character under the cursor away.
    Delete,
    Left,
    Right,
    Home,
    End,
    /// Takes everything away.
    Clear,
}

/// The input line: at most [`CommandParseError::MOST_LIST_CHARS`] characters, none of them a control character.
///
/// ```
/// use golos_input::{Edit, TypedLine};
///
/// let mut line = TypedLine::default();
/// for c in "цд4".chars() {
///     line.edit(Edit::Insert(c));
/// }
/// line.edit(Edit::Home);
/// line.edit(Edit::Delete);
/// assert_eq!((line.text(), line.cursor()), ("д4", 0));
/// assert_eq!(line.take(), "д4");
/// assert!(line.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedLine {
    text: String,
    /// In characters; never beyond the end.
    cursor: usize,
}

impl TypedLine {
    /// What was typed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many characters stand before the cursor.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Whether nothing was typed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Hands out what was typed and leaves the line empty.
    pub fn take(&mut self) -> String {
        self.cursor = 0;
        std::mem::take(&mut self.text)
    }

    /// Does what a key asks for; at an edge, or when the line is full, nothing.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Insert(c) => self.insert(c),
            Edit::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.remove();
            }
            Edit::Backspace => {}
            Edit::Delete => self.remove(),
            Edit::Left => self.cursor = self.cursor.saturating_sub(1),
            Edit::Right => self.cursor = (self.cursor + 1).min(self.len()),
            Edit::Home => self.cursor = 0,
            Edit::End => self.cursor = self.len(),
            Edit::Clear => drop(self.take()),
        }
    }

    fn len(&self) -> usize {
        self.text.chars().count()
    }

    /// Where the character under the cursor begins, in bytes.
    fn place(&self) -> usize {
        self.text.char_indices().nth(self.cursor).map_or(self.text.len(), |(place, _)| place)
    }

    fn insert(&mut self, c: char) {
        if !c.is_control() && self.len() < MAX_CHARS {
            self.text.insert(self.place(), c);
            self.cursor += 1;
        }
    }

    fn remove(&mut self) {
        let place = self.place();
        if place < self.text.len() {
            self.text.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn typed(text: &str) -> TypedLine {
        let mut line = TypedLine::default();
        text.chars().for_each(|c| line.edit(Edit::Insert(c)));
        line
    }

    #[test]
    fn characters_are_taken_whole_in_every_script() {
        for (edits, text, cursor) in [
            (&[Edit::Backspace][..], "бé€", 3),
            (&[Edit::Left, Edit::Left, Edit::Backspace], "б€😀", 1),
            (&[Edit::Home, Edit::Delete, Edit::Right], "é€😀", 1),
            (&[Edit::Home, Edit::Backspace, Edit::End, Edit::Delete, Edit::Right], "бé€😀", 4),
            (&[Edit::Left, Edit::Insert('ї'), Edit::Insert('\u{1b}')], "бé€ї😀", 4),
            (&[Edit::Clear, Edit::Left, Edit::Backspace], "", 0),
        ] {
            let mut line = typed("бé€😀");
            edits.iter().for_each(|&edit| line.edit(edit));
            assert_eq!((line.text(), line.cursor()), (text, cursor), "{edits:?}");
        }
    }

    #[test]
    fn a_full_line_takes_no_more() {
        assert_eq!(typed(&"ж".repeat(MAX_CHARS + 1)).cursor(), MAX_CHARS);
    }

    proptest! {
        #[test]
        fn whatever_is_typed_the_cursor_stays_in_the_line(
            edits in proptest::collection::vec(prop_oneof![
                any::<char>().prop_map(Edit::Insert),
                prop::sample::select(vec![
                    Edit::Backspace, Edit::Delete, Edit::Left, Edit::Right, Edit::Home, Edit::End, Edit::Clear,
                ]),
            ], 0..300),
        ) {
            let mut line = TypedLine::default();
            for edit in edits {
                line.edit(edit);
                prop_assert!(line.cursor() <= line.len() && line.len() <= MAX_CHARS);
                prop_assert!(!line.text().contains(char::is_control));
            }
        }
    }
}
