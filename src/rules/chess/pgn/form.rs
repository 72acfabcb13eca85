//! Moves in forms that people write and PGN does not: `gxh1Q`, `Qxf7++`, `exd6ep`, `e2-e4`.

use shakmaty::san::SanPlus;

/// The form of PGN for a move in another one; none for what is in it already, and for what is no move.
pub(super) fn reform(word: &str) -> Option<String> {
    let is_move = |word: &str| SanPlus::from_ascii(word.as_bytes()).is_ok();
    if !word.starts_with(|sign| matches!(sign, 'a'..='h' | 'K' | 'Q' | 'R' | 'B' | 'N')) || is_move(word) {
        return None;
    }
    let (word, said) = without_words(word);
    let body = word.trim_end_matches(['+', '#', '†', '‡', '×', 'x']);
    let sign = match word.get(body.len()..)? {
        "" => said,
        signs if signs.starts_with(['#', '‡', '×', 'x']) => "#",
        _ => "+",
    };
    let body = ["e.p.", "e.p", "ep"].into_iter().find_map(|tail| body.strip_suffix(tail)).unwrap_or(body);
    let body = body.strip_suffix(')').unwrap_or(body);
    let (body, piece) = match body.strip_suffix(['Q', 'R', 'B', 'N']) {
        Some(pawn) if pawn.trim_end_matches(BECOMES).ends_with(['1', '8']) => {
            (pawn.trim_end_matches(BECOMES), body.get(pawn.len()..).map(|piece| format!("={piece}")))
        }
        _ => (body, None),
    };
    let body: String = body.chars().filter(|sign| !matches!(sign, '-' | '–')).collect();
    let plain = body.replace([':', '×'], "x") + &piece.unwrap_or_default() + sign;
    (plain != word && is_move(&plain)).then_some(plain)
}

/// Signs between a pawn's move and what it becomes.
const BECOMES: [char; 3] = ['=', '/', '('];

/// A move without the words for check and mate right behind it, and the sign for them.
fn without_words(word: &str) -> (&str, &'static str) {
    const WORDS: [(&str, &str); 6] =
        [("checkmate", "#"), ("mate", "#"), ("мат", "#"), ("шах", "+"), ("ch.", "+"), ("ch", "+")];
    let head = |(said, sign): (&str, &'static str)| Some((word.strip_suffix(said)?.trim_end_matches(','), sign));
    WORDS.into_iter().find_map(head).unwrap_or((word, ""))
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
            ("a8(Q)", Some("a8=Q")),
            ("a8=(Q)+", Some("a8=Q+")),
            ("bxa8(N)#", Some("bxa8=N#")),
            ("Qh4mate", Some("Qh4#")),
            ("Qh4ch", Some("Qh4+")),
            ("Qh4x", Some("Qh4#")),
            ("Qh4++", Some("Qh4+")),
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
