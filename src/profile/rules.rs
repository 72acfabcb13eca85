use super::ProfileError;
use super::read::read;
use crate::game::{LatenessRule, MatchRule, RuleSet};

/// The built-in rule sets: id and text. An alias means the latest edition.
const BUILTIN: [(&str, &str); 1] = [("russian-2022", include_str!("../../profiles/rules/russian-2022.ron"))];
const ALIASES: [(&str, &str); 1] = [("russian", "russian-2022")];

/// The ids of the built-in rule sets.
pub const RULES: [&str; BUILTIN.len()] = [BUILTIN[0].0];

/// The built-in rule set with this id or alias; `russian` is the latest edition.
///
/// # Errors
///
/// [`ProfileError::Unknown`] with the ids that there are.
pub fn find_rules(id: &str) -> Result<RuleSet, ProfileError> {
    match builtin(id) {
        Some((name, text)) => parse_rules(text, name),
        None => Err(ProfileError::Unknown {
            kind: "rules",
            id: id.to_owned(),
            known: RULES.iter().map(|known| (*known).to_owned()).collect(),
        }),
    }
}

/// The text of the built-in rule set with this id or alias, to start one's own from.
#[must_use]
pub fn rules_text(id: &str) -> Option<&'static str> {
    builtin(id).map(|(_, text)| text)
}

fn builtin(id: &str) -> Option<(&'static str, &'static str)> {
    let full = ALIASES.iter().find(|(alias, _)| *alias == id).map_or(id, |(_, full)| full);
    BUILTIN.into_iter().find(|(known, _)| *known == full)
}

/// Reads a rule set from RON; `name` is what errors call it.
///
/// # Errors
///
/// [`ProfileError::Syntax`] with line and column if the text is no rule set; [`ProfileError::Invalid`] if a value is not
/// sensible.
pub fn parse_rules(text: &str, name: &str) -> Result<RuleSet, ProfileError> {
    let rules: RuleSet = read(text, name)?;
    let invalid =
        |field, message: &str| Err(ProfileError::Invalid { name: name.to_owned(), field, message: message.to_owned() });
    if rules.id.is_empty() {
        return invalid("id", "empty");
    }
    if rules.repetition.times < 2 {
        return invalid("repetition.times", "a position repeats from the second time on");
    }
    if let Some(twice) = rules.clauses.iter().enumerate().find_map(|(index, clause)| {
        rules.clauses.iter().skip(index + 1).any(|other| other.id == clause.id).then_some(&clause.id)
    }) {
        return invalid("clauses", &format!("two clauses have the id \"{twice}\""));
    }
    let lateness = rules.lateness.as_ref().and_then(LatenessRule::fault);
    if let Some((field, message)) = lateness.or_else(|| rules.micro_match.as_ref().and_then(MatchRule::fault)) {
        return invalid(field, message);
    }
    Ok(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_rule_set_reads_under_its_own_id() {
        for (id, text) in BUILTIN {
            assert_eq!(parse_rules(text, id).map(|rules| rules.id).as_deref(), Ok(id));
        }
    }

    #[test]
    fn the_alias_is_the_latest_edition() {
        assert_eq!(find_rules("russian").map(|rules| rules.id).as_deref(), Ok("russian-2022"));
    }

    #[test]
    fn a_micro_match_that_is_not_sensible_is_refused_with_its_field() {
        for (value, other, field) in [
            ("games: 2", "games: 1", "micro_match.games"),
            ("scales: [Two, One]", "scales: []", "micro_match.scales"),
            ("most_minutes: 5", "most_minutes: 4", "micro_match.rest"),
            ("limit_minutes: 60", "limit_minutes: 61", "lateness.limit_minutes"),
        ] {
            let text = BUILTIN[0].1.replace(value, other);
            let error = parse_rules(&text, "mine.ron").map_err(|error| error.to_string()).unwrap_err();
            assert!(error.contains(field), "{error}");
        }
    }

    #[test]
    fn an_unknown_rule_set_names_the_known_ones() {
        let error = find_rules("chess-1905").map_err(|error| error.to_string());
        assert_eq!(error, Err("no rules profile \"chess-1905\"; there are russian-2022".to_owned()));
    }

    #[test]
    fn a_wrong_field_is_refused_with_its_place() {
        let text = BUILTIN[0].1.replace("alternate: true", "alternately: true");
        let error = parse_rules(&text, "mine.ron").map_err(|error| error.to_string()).unwrap_err();
        assert!(error.starts_with("mine.ron, line 15, column "), "{error}");
        assert!(error.contains("alternately"), "{error}");
    }
}
