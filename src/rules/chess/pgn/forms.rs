//! Moves in forms that people write and PGN does not: `gxh1Q`, `Qxf7++`, `exd6ep`, `e2-e4`. They are put into the form
//! that PGN has for them, and told of.

use pgn_reader::SanPlus;

use super::split::Raw;

/// A move that was put into another form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// Bytes from the beginning of the text.
    pub place: usize,
    pub word: String,
    pub plain: String,
}

/// What ends a word; a bracket may stand right behind a move.
const ENDS: &str = "{}()!?$;*";

/// Puts every move of the text into the form of PGN, and says which were not.
pub(super) fn plain(mut raw: Raw) -> (Raw, Vec<Form>) {
    let mut forms = Vec::new();
    let mut done = String::new();
    // What of the text is in `done`.
    let mut kept = 0;
    let mut at = raw.moves_at;
    while let Some(rest) = raw.text.get(at..).filter(|rest| !rest.is_empty()) {
        let first = rest.chars().next().unwrap_or_default();
        at += match first {
            '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
            ';' => rest.find('\n').map_or(rest.len(), |end| end + 1),
            '$' => 1 + rest.bytes().skip(1).take_while(u8::is_ascii_digit).count(),
            sign if sign.is_whitespace() || ENDS.contains(sign) => sign.len_utf8(),
            _ => {
                let end = rest.find(|sign: char| sign.is_whitespace() || ENDS.contains(sign)).unwrap_or(rest.len());
                let number = rest.bytes().take_while(|byte| byte.is_ascii_digit()).count();
                let number = match rest.get(number..end) {
                    Some(behind) if behind.starts_with('.') => {
                        number + behind.len() - behind.trim_start_matches('.').len()
                    }
                    _ => 0,
                };
                let word = rest.get(number..end).unwrap_or_default();
                if let Some(plain) = reform(word) {
                    done.push_str(raw.text.get(kept..at + number).unwrap_or_default());
                    forms.push(Form { place: done.len(), word: word.to_owned(), plain: plain.clone() });
                    done.push_str(&plain);
                    kept = at + end;
                }
                end
            }
        };
    }
    if !forms.is_empty() {
        done.push_str(raw.text.get(kept..).unwrap_or_default());
        raw.text = done;
    }
    (raw, forms)
}

/// The form of PGN for a move in another one; none for what is in it already, and for what is no move.
fn reform(word: &str) -> Option<String> {
    let is_move = |word: &str| SanPlus::from_ascii(word.as_bytes()).is_ok();
    if !word.starts_with(|sign| matches!(sign, 'a'..='h' | 'K' | 'Q' | 'R' | 'B' | 'N')) || is_move(word) {
        return None;
    }
    let body = word.trim_end_matches(['+', '#']);
    let sign = match word.get(body.len()..)? {
        "" => "",
        signs if signs.starts_with('#') => "#",
        _ => "+",
    };
    let body = ["e.p.", "e.p", "ep"].into_iter().find_map(|tail| body.strip_suffix(tail)).unwrap_or(body);
    let (body, piece) = match body.strip_suffix(['Q', 'R', 'B', 'N']) {
        Some(pawn) if pawn.trim_end_matches('/').ends_with(['1', '8']) => {
            (pawn.trim_end_matches('/'), body.get(pawn.len()..).map(|piece| format!("={piece}")))
        }
        _ => (body, None),
    };
    let body: String = body.chars().filter(|sign| !matches!(sign, '-' | '–')).collect();
    let plain = body.replace([':', '×'], "x") + &piece.unwrap_or_default() + sign;
    (plain != word && is_move(&plain)).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_17_moves_are_put_into_the_form_of_pgn() {
        for (word, plain) in [
            ("gxh1Q", Some("gxh1=Q")),
            ("h8N+", Some("h8=N+")),
            ("h8/R", Some("h8=R")),
            ("Qxf7++", Some("Qxf7+")),
            ("exd6ep", Some("exd6")),
            ("exd6e.p.", Some("exd6")),
            ("exd6e.p.+", Some("exd6+")),
            ("e2-e4", Some("e2e4")),
            ("Ng1-f3", Some("Ng1f3")),
            ("e4:d5", Some("e4xd5")),
            ("e7-e8Q#", Some("e7e8=Q#")),
            ("Nf3", None),
            ("bxa8=B", None),
            ("1-0", None),
            ("0-1", None),
            ("O-O", None),
            ("dear", None),
            ("e9-e10", None),
            ("", None),
        ] {
            assert_eq!(reform(word).as_deref(), plain, "{word}");
        }
    }
}
