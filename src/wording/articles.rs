use golos_editions::Document;

/// An article of one of the documents, read from its short name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Article {
    /// The letters of the document: `R`, `DR`, `C`, `U`, `CH`, `FIDE2023`.
    pub document: String,
    /// The letter of the appendix (`FIDE2023-A.4.2`), where it is not part of the document's name (`FIDE-D.2.3`).
    pub appendix: Option<char>,
    /// The section, where the document numbers them in Roman figures (`U-V`).
    pub section: Option<u32>,
    /// The numbers of the article, from the widest to the narrowest.
    pub numbers: Vec<u32>,
}

impl Article {
    /// Reads `R-6.1.8.6`, `U-V.13.12` or `R-6.1.8.6a`; small letters at the end (`R-2.3.3.acc1`), which
    /// divide an article only here, are left out, because the document does not print them. `None` for anything else.
    pub fn read(name: &str) -> Option<Article> {
        let (document, rest) = name.split_once('-')?;
        if document.is_empty() || !document.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit()) {
            return None;
        }
        let is_own = |part: &str| part.starts_with(|c: char| c.is_ascii_lowercase());
        let rest = rest.rsplit_once('.').filter(|(_, last)| is_own(last)).map_or(rest, |(head, _)| head);
        let rest = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let mut parts = rest.split('.').peekable();
        let section = parts.next_if(|part| roman(part).is_some()).and_then(roman);
        let appendix = parts.next_if(|part| part.len() == 1 && part.chars().all(|c| c.is_ascii_uppercase()));
        let named = Document::of(document).and_then(Document::appendix);
        let appendix = appendix.filter(|letter| named != Some(*letter)).and_then(|letter| letter.chars().next());
        let numbers = parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>()?;
        (!numbers.is_empty()).then(|| Article { document: document.to_owned(), appendix, section, numbers })
    }
}

/// A Roman figure from I to XXXIX, as a number.
fn roman(text: &str) -> Option<u32> {
    (1..40).find(|&n| to_roman(n) == text)
}

/// `n`, from 1 to 39, as a Roman figure.
pub(super) fn to_roman(n: u32) -> String {
    const UNITS: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    let unit = UNITS.get((n % 10) as usize).copied().unwrap_or_default();
    "X".repeat((n / 10) as usize) + unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_names_of_articles_are_read() {
        let article = |document: &str, section, numbers: &[u32]| {
            Some(Article { document: document.to_owned(), appendix: None, section, numbers: numbers.to_vec() })
        };
        assert_eq!(Article::read("R-6.1.8.6"), article("R", None, &[6, 1, 8, 6]));
        assert_eq!(Article::read("R-6.1.8.6a"), article("R", None, &[6, 1, 8, 6]));
        assert_eq!(Article::read("R-2.3.3.acc1"), article("R", None, &[2, 3, 3]));
        assert_eq!(Article::read("U-V.13.12"), article("U", Some(5), &[13, 12]));
        assert_eq!(Article::read("U-III.5.2.1"), article("U", Some(3), &[5, 2, 1]));
        assert_eq!(Article::read("CH-7.5.5"), article("CH", None, &[7, 5, 5]));
        assert_eq!(Article::read("FIDE-D.2.3"), article("FIDE", None, &[2, 3]));
        assert_eq!(Article::read("FIDE2023-9.2"), article("FIDE2023", None, &[9, 2]));
        let appendix = Article::read("FIDE2023-A.4.2").map(|article| (article.appendix, article.numbers));
        assert_eq!(appendix, Some((Some('A'), vec![4, 2])));
        for wrong in ["", "R", "R-", "6.1", "R-6..1", "r-6", "R-x.1"] {
            assert_eq!(Article::read(wrong), None, "{wrong}");
        }
    }
}
