use serde::Deserialize;

use super::ProfileError;
use super::read::read;
use crate::wording::Lang;

/// What a person has set for himself, in `settings.ron`; arguments and the environment come before it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Preferences {
    /// `en`, `ru` or `uk`.
    #[serde(deserialize_with = "lang")]
    pub lang: Option<Lang>,
    /// `screen` or `linear`.
    pub view: Option<String>,
    /// `dark`, `light`, `contrast` or `plain`.
    pub theme: Option<String>,
}

/// The names of the faces and of the themes, as those have them.
const VIEWS: [&str; 2] = ["screen", "linear"];
const THEMES: [&str; 4] = ["dark", "light", "contrast", "plain"];

impl Preferences {
    /// Reads settings from RON; `name` is what errors call them.
    ///
    /// # Errors
    /// [`ProfileError::Syntax`] with line and column if the text is no settings; [`ProfileError::Invalid`] if a value is
    /// none of those that there are.
    pub fn parse(text: &str, name: &str) -> Result<Preferences, ProfileError> {
        let preferences: Preferences = read(text, name)?;
        let fault = |field, message: &str| {
            Err(ProfileError::Invalid { name: name.to_owned(), field, message: message.to_owned() })
        };
        if preferences.view.as_deref().is_some_and(|view| !VIEWS.contains(&view)) {
            return fault("view", "there are screen and linear");
        }
        if preferences.theme.as_deref().is_some_and(|theme| !THEMES.contains(&theme)) {
            return fault("theme", "there are dark, light, contrast and plain");
        }
        Ok(preferences)
    }
}

fn lang<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Lang>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| text.parse().map_err(serde::de::Error::custom)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_may_be_left_out() {
        assert_eq!(Preferences::parse("()", "settings.ron"), Ok(Preferences::default()));
        let read = Preferences::parse("(lang: \"ru\", view: \"linear\")", "settings.ron").map(|p| (p.lang, p.view));
        assert_eq!(read, Ok((Some(Lang::Ru), Some("linear".to_owned()))));
    }

    #[test]
    fn every_face_and_every_theme_may_be_set() {
        assert_eq!(crate::view::Theme::ALL.map(|theme| theme.name), THEMES);
        for view in VIEWS {
            let args = ["golos", "--view", view];
            assert!(<crate::cli::Cli as clap::Parser>::try_parse_from(args).is_ok(), "{view}");
        }
    }

    #[test]
    fn what_is_not_accepted_is_named() {
        for (text, said) in [
            ("(lang: \"de\")", "no such language: de"),
            ("(view: \"braille\")", "there are screen and linear"),
            ("(theme: \"pink\")", "there are dark, light"),
            ("(vue: \"screen\")", "vue"),
        ] {
            let error = Preferences::parse(text, "settings.ron").map_err(|error| error.to_string());
            assert!(error.as_ref().is_err_and(|error| error.contains(said)), "{error:?}");
        }
    }
}
