/// A place in the text of a game.
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    /// Whether a move or its sign ends right here.
    pub touches: bool,
}

impl<'a> Cursor<'a> {
    pub const fn new(text: &'a str, at: usize) -> Cursor<'a> {
        Cursor { text, at, touches: false }
    }

    /// Bytes before the place.
    pub const fn at(&self) -> usize {
        self.at
    }

    pub fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The rest of the line, without its end.
    pub fn rest_of_line(&self) -> &'a str {
        let rest = self.rest();
        rest.get(..rest.bytes().position(|byte| byte == b'\n').unwrap_or(rest.len())).unwrap_or_default()
    }

    /// Whether nothing stands before the place in its line.
    pub fn is_line_start(&self) -> bool {
        self.at == 0 || self.text.as_bytes().get(self.at - 1) == Some(&b'\n')
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn bump(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some(letter)
    }

    /// Goes on by so many bytes.
    pub fn skip(&mut self, bytes: usize) -> &'a str {
        let taken = self.rest().get(..bytes).unwrap_or_else(|| self.rest());
        self.at += taken.len();
        taken
    }

    pub fn take_while(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        self.skip(end)
    }

    /// Passes over blanks, line ends among them.
    pub fn skip_blanks(&mut self) {
        let blanks = self.take_while(|letter| letter.is_whitespace() || letter.is_control());
        self.touches &= blanks.is_empty();
    }

    /// What was taken since a place.
    pub fn since(&self, at: usize) -> &'a str {
        self.text.get(at..self.at).unwrap_or_default()
    }
}
