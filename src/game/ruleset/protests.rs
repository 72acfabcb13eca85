//! Protests and appeals, as the rules have them.

use serde::{Deserialize, Serialize};

use golos_clock::{Class, Ms};

/// How decisions are contested (R-5.4.17, U-V.17.1.5, DR-1.3.1, CH-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProtestRule {
    /// The article that gives the right.
    pub article: String,
    /// Until when it is handed in; where none holds, the regulations of the event say.
    #[serde(default)]
    pub terms: Vec<ProtestTerm>,
    /// The article by which the regulations say until when, where one does.
    #[serde(default)]
    pub regulations: Option<String>,
    /// The article by which it names the articles that were violated (R-5.4.17.2), where one says so.
    #[serde(default)]
    pub names: Option<String>,
    /// The article by which in an event of teams only the captain hands it in.
    #[serde(default)]
    pub captain: Option<String>,
    /// Within so many hours it is decided, and the article.
    #[serde(default)]
    pub decided: Option<DecisionTerm>,
    /// Appeals to a committee, if there are any.
    #[serde(default)]
    pub appeal: Option<AppealRule>,
}

impl ProtestRule {
    /// The article by which a protest in these words would have to name the articles that were violated, and names none.
    #[must_use]
    pub fn lacks_articles(&self, words: &str) -> Option<&str> {
        let is_article = |word: &str| {
            let number = word.trim_matches(|sign: char| !sign.is_ascii_digit());
            number.split('.').count() > 1 && number.split('.').all(|part| part.parse::<u32>().is_ok())
        };
        self.names.as_deref().filter(|_| !words.split_whitespace().any(is_article))
    }
}

/// Until when a protest is handed in at some classes of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProtestTerm {
    pub classes: Vec<Class>,
    /// So many minutes after the end of the round.
    pub minutes: u64,
    /// That is after the last round; else before the next one begins (R-5.4.17.1b).
    #[serde(default)]
    pub before_next: bool,
    pub article: String,
}

impl ProtestTerm {
    /// So long after the end of the round.
    #[must_use]
    pub const fn time(&self) -> Ms {
        Ms::from_mins(self.minutes)
    }
}

/// By when it is decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecisionTerm {
    pub hours: u64,
    pub article: String,
}

/// To whom one appeals, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealRule {
    pub article: String,
    /// Only once a protest was decided.
    #[serde(default)]
    pub after_protest: bool,
    /// The article by which its decision is final.
    #[serde(default)]
    pub last: Option<String>,
}
