use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::ProfileError;
use super::openings::TABLES;
use super::read::read;
use golos_clock::Class;
use golos_editions::added;
use golos_game::{
    AdjournmentRule, ClaimRule, ClockRule, CountedDraw, DrawRule, Draws, Faster, FlagRule, FoulRule, HandlingRule,
    IrregularityRule, LadderRule, LatenessRule, MatchRule, OfferRule, Openings, PenaltyRule, ProgressRule, ProtestRule,
    QuickplayRule, RegulationRule, Remedies, Repetition, RestartRule, RuleSet, Ruling, SanctionRule, Scale, Scoring,
    SheetRule, ShortOfTime, Substitutes, Timekeeping, VerdictRule,
};
use golos_rules::Variant;
use golos_rules::draughts::{Clause, Signs};
use golos_wording::Lang;

/// The built-in rule sets: the files of the folder.
const BUILTIN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The families: alias, and the ids of its editions, the one that the alias means first.
static FAMILIES: LazyLock<Vec<Family>> = LazyLock::new(|| {
    // A test proves that it reads.
    read(include_str!("../../profiles/families.ron"), "families").unwrap_or_default()
});

/// A discipline and its editions, in the order in which people choose among them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Family {
    alias: String,
    rules: Vec<String>,
    /// The edition that a language prefers, by its code.
    #[serde(default)]
    home: BTreeMap<String, String>,
}

/// More bases on bases are refused, as a circle is.
const MOST_BASES: usize = 8;

/// The ids of the rule sets that there are: the built-in ones, family by family, then those of editions that were added.
#[must_use]
pub fn rule_ids() -> Vec<&'static str> {
    let known = |id: &str| BUILTIN.iter().find_map(|(path, _)| stem(path).filter(|stem| *stem == id));
    let mut ids: Vec<&'static str> =
        FAMILIES.iter().flat_map(|family| &family.rules).filter_map(|id| known(id)).collect();
    let all = BUILTIN.iter().copied().chain(added("rules")).filter_map(|(path, _)| stem(path));
    let others: Vec<&'static str> = all.filter(|id| !ids.contains(id)).collect();
    ids.extend(others);
    ids
}

/// The id of the rule set in a file.
fn stem(path: &'static str) -> Option<&'static str> {
    path.strip_suffix(".ron")
}

/// What the name of a family means in a language: the edition of the country that speaks it, for example `russian-ua2026` in
/// Ukrainian. Any other name is itself.
#[must_use]
pub fn edition_in(name: &str, lang: Lang) -> &str {
    let family = FAMILIES.iter().find(|family| family.alias == name);
    family.and_then(|family| family.home.get(lang.code())).map_or(name, String::as_str)
}

/// The names of the families, each the latest edition of its game: alias and id.
#[must_use]
pub fn families() -> Vec<(&'static str, &'static str)> {
    FAMILIES.iter().filter_map(|family| Some((family.alias.as_str(), family.rules.first()?.as_str()))).collect()
}

/// The rule sets that a person chooses among, in their order: those for faster and for supervised play come with the
/// control (CH-13.5, CH-14.5).
#[must_use]
pub fn editions() -> Vec<RuleSet> {
    let mut all: Vec<RuleSet> = rule_ids().into_iter().filter_map(|id| find_rules(id).ok()).collect();
    let faster =
        all.iter().filter_map(|rules| rules.substitutes.faster.clone()).flat_map(|faster| [faster.rapid, faster.blitz]);
    let led: Vec<String> = faster.chain(all.iter().filter_map(|rules| rules.substitutes.supervised.clone())).collect();
    all.retain(|rules| !led.contains(&rules.id));
    all
}

/// The built-in rule set with this id or alias; `russian` is the latest edition.
///
/// # Errors
///
/// [`ProfileError::Unknown`] with the aliases and the ids that there are.
pub fn find_rules(id: &str) -> Result<RuleSet, ProfileError> {
    let (name, text) = builtin(id).ok_or_else(|| unknown(id))?;
    parse_rules(text, name)
}

/// The text of the built-in rule set with this id or alias, to start one's own from.
#[must_use]
pub fn rules_text(id: &str) -> Option<&'static str> {
    builtin(id).map(|(_, text)| text)
}

/// Id and text of the built-in rule set with this id or alias, or of one that was added.
fn builtin(id: &str) -> Option<(&'static str, &'static str)> {
    let full = families().into_iter().find(|(alias, _)| *alias == id).map_or(id, |(_, full)| full);
    let all = BUILTIN.iter().copied().chain(added("rules"));
    all.filter_map(|(path, text)| Some((stem(path)?, text))).find(|(known, _)| *known == full)
}

fn unknown(id: &str) -> ProfileError {
    let aliases = families().into_iter().map(|(alias, _)| alias);
    let known = aliases.chain(rule_ids()).map(str::to_owned).collect();
    ProfileError::Unknown { kind: "rules", id: id.to_owned(), known }
}

/// Reads a rule set from RON; `name` is what errors call it. With `base: "<id>"` it states only what differs from that
/// built-in rule set: a field that it names takes the place of the whole field of the base.
///
/// # Errors
///
/// [`ProfileError::Syntax`] with line and column if the text is no rule set; [`ProfileError::Unknown`] if there is no
/// such base; [`ProfileError::Invalid`] if a field is missing or a value is not sensible.
pub fn parse_rules(text: &str, name: &str) -> Result<RuleSet, ProfileError> {
    let mut sheet: Sheet = read(text, name)?;
    for _ in 0..MOST_BASES {
        let Some(base) = sheet.base.take() else { return check(sheet.complete(name)?, name) };
        let (known, text) = builtin(&base).ok_or_else(|| unknown(&base))?;
        sheet = sheet.over(read(text, known)?);
    }
    Err(invalid(name, "base", "a base of a base of a base without end".to_owned()))
}

/// These rules as they hold at a control of this class, and where the play is supervised adequately if it is (CH-13.3 and
/// CH-13.4, CH-14.3 and CH-14.4). What a person has changed in them stays as he has it.
///
/// # Errors
///
/// [`ProfileError::NotSupervised`] if they are the same with and without supervision; [`ProfileError::Unknown`] if they
/// name a rule set that there is not.
pub fn at_control(rules: RuleSet, class: Class, supervised: bool) -> Result<RuleSet, ProfileError> {
    let faster = rules.substitutes.faster.clone().and_then(|faster| match class {
        Class::Classic => None,
        Class::Rapid => Some(faster.rapid),
        Class::Blitz => Some(faster.blitz),
    });
    let rules = match faster {
        Some(id) => exchanged(rules, &id)?,
        None => rules,
    };
    match (supervised, rules.substitutes.supervised.clone()) {
        (false, _) => Ok(rules),
        (true, Some(id)) => exchanged(rules, &id),
        (true, None) => Err(ProfileError::NotSupervised(rules.id)),
    }
}

/// The built-in rule set `id` with what `rules` have otherwise than the built-in ones that they come from.
fn exchanged(rules: RuleSet, id: &str) -> Result<RuleSet, ProfileError> {
    let target = find_rules(id)?;
    match origin(&rules)? {
        Some(origin) => Ok(changed(rules, &origin, target)),
        None => Ok(target),
    }
}

/// The built-in rule set that these come from: the one with their id; for a person's own, the one that leads to the same
/// rules for other play.
fn origin(rules: &RuleSet) -> Result<Option<RuleSet>, ProfileError> {
    if builtin(&rules.id).is_some() {
        return find_rules(&rules.id).map(Some);
    }
    let mut all = rule_ids().into_iter().filter_map(|id| find_rules(id).ok());
    Ok(all.find(|known| {
        known.substitutes.faster == rules.substitutes.faster
            && known.substitutes.supervised == rules.substitutes.supervised
    }))
}

fn invalid(name: &str, field: &'static str, message: String) -> ProfileError {
    ProfileError::Invalid { name: name.to_owned(), field, message }
}

fn check(rules: RuleSet, name: &str) -> Result<RuleSet, ProfileError> {
    if let Some(fault) = rules.fault() {
        return Err(invalid(name, fault.field, fault.why));
    }
    match &rules.openings.drawn {
        Some(drawn) if !TABLES.contains(&drawn.table.as_str()) => {
            let message = format!("no table \"{}\"; there are {}", drawn.table, TABLES.join(", "));
            Err(invalid(name, "drawn.table", message))
        }
        _ => Ok(rules),
    }
}

/// A field of the target, but where a person has changed it from what it comes from.
macro_rules! kept {
    ($rules:ident, $origin:ident, $target:ident, $($field:ident).+) => {
        if $rules.$($field).+ == $origin.$($field).+ { $target.$($field).+ } else { $rules.$($field).+ }
    };
}

/// A rule set as it stands in a file, without its parts: every field may be left to the base.
macro_rules! sheet {
    (
        needed { $($own:ident: $own_type:ty),+ $(,)? }
        $($part:ident: $kind:ident {
            needed { $($needed:ident: $needed_type:ty),* $(,)? }
            free { $($free:ident: $free_type:ty),* $(,)? }
        })+
    ) => {
        #[derive(Deserialize)]
        #[serde(rename = "RuleSet", deny_unknown_fields)]
        struct Sheet {
            id: String,
            base: Option<String>,
            $($own: Option<$own_type>,)+
            $(
                $($needed: Option<$needed_type>,)*
                $(#[serde(default, deserialize_with = "stated")] $free: Option<$free_type>,)*
            )+
        }

        impl Sheet {
            /// This sheet, and where it says nothing its base.
            fn over(self, base: Sheet) -> Sheet {
                Sheet {
                    id: self.id,
                    base: base.base,
                    $($own: self.$own.or(base.$own),)+
                    $($($needed: self.$needed.or(base.$needed),)* $($free: self.$free.or(base.$free),)*)+
                }
            }

            fn complete(self, name: &str) -> Result<RuleSet, ProfileError> {
                let missing = |field| invalid(name, field, "missing, and there is no base that has it".to_owned());
                Ok(RuleSet {
                    id: self.id,
                    $($own: self.$own.ok_or_else(|| missing(stringify!($own)))?,)+
                    $($part: $kind {
                        $($needed: self.$needed.ok_or_else(|| missing(stringify!($needed)))?,)*
                        $($free: self.$free.unwrap_or_default(),)*
                    },)+
                })
            }
        }

        /// `target`, but what `rules` have otherwise than `origin` as they have it.
        fn changed(rules: RuleSet, origin: &RuleSet, target: RuleSet) -> RuleSet {
            RuleSet {
                id: kept!(rules, origin, target, id),
                $($own: kept!(rules, origin, target, $own),)+
                $($part: $kind {
                    $($needed: kept!(rules, origin, target, $part.$needed),)*
                    $($free: kept!(rules, origin, target, $part.$free),)*
                },)+
            }
        }
    };
}

sheet! {
    needed { variant: Variant, document: String }
    substitutes: Substitutes {
        needed {}
        free {
            captures_of_100: Option<String>,
            supervised: Option<String>,
            faster: Option<Faster>,
        }
    }
    draws: Draws {
        needed {
            offers: OfferRule,
            repetition: Repetition,
            claims: ClaimRule,
            clauses: Vec<Clause>,
            short_of_time: Vec<ShortOfTime>,
            limits: Ruling,
        }
        free {
            clear_draw: Option<CountedDraw>,
            progress: Option<ProgressRule>,
            dead: Option<String>,
            illegal_position: Option<String>,
        }
    }
    time: Timekeeping {
        needed {
            flag: FlagRule,
            clock: ClockRule,
        }
        free {
            lateness: Option<LatenessRule>,
            quickplay: Option<QuickplayRule>,
            adjournment: Option<AdjournmentRule>,
        }
    }
    remedies: Remedies {
        needed {
            irregularities: IrregularityRule,
        }
        free {
            penalty: Option<PenaltyRule>,
            ladder: Option<LadderRule>,
            sanctions: Vec<SanctionRule>,
            wrong_start: Option<RestartRule>,
            wrong_colours: Option<RestartRule>,
            wrong_board: Option<RestartRule>,
            fouls: Option<FoulRule>,
            handling: Option<HandlingRule>,
        }
    }
    openings: Openings {
        needed {}
        free {
            drawn: Option<DrawRule>,
            regulation: Option<RegulationRule>,
        }
    }
    score: Scoring {
        needed {
            verdicts: VerdictRule,
        }
        free {
            signs: Signs,
            scale: Scale,
            micro_match: Option<MatchRule>,
            protests: Option<ProtestRule>,
            sheet: Option<SheetRule>,
        }
    }
}

/// A field that a sheet may state as absent: `None` says that the base's does not hold here.
fn stated<'de, D: serde::Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_rule_set_reads_under_its_own_id() {
        for (path, text) in BUILTIN {
            let id = stem(path).unwrap();
            assert_eq!(parse_rules(text, id).map(|rules| rules.id).as_deref(), Ok(id));
        }
    }

    #[test]
    fn every_discipline_is_a_family_of_its_own_name() {
        let named: Vec<&str> = golos_game::Discipline::all().into_iter().map(golos_game::Discipline::id).collect();
        assert_eq!(families().into_iter().map(|(alias, _)| alias).collect::<Vec<_>>(), named);
        for discipline in golos_game::Discipline::all() {
            assert_eq!(golos_game::Discipline::of(&find_rules(discipline.id()).unwrap()), discipline);
        }
    }

    #[test]
    fn a_language_prefers_the_edition_of_its_country() {
        assert_eq!(edition_in("russian", Lang::Uk), "russian-ua2026");
        assert_eq!(edition_in("russian", Lang::Ru), "russian");
        assert_eq!(edition_in("russian-2022", Lang::Uk), "russian-2022");
        for family in FAMILIES.iter() {
            for (lang, id) in &family.home {
                assert!(lang.parse::<Lang>().is_ok() && family.rules.contains(id), "{lang}: {id}");
            }
        }
    }

    #[test]
    fn the_alias_is_the_latest_edition() {
        for (alias, id) in families() {
            assert_eq!(find_rules(alias).map(|rules| rules.id).as_deref(), Ok(id));
        }
    }

    #[test]
    fn a_micro_match_that_is_not_sensible_is_refused_with_its_field() {
        for (value, other, field) in [
            ("games: 2", "games: 1", "micro_match.games"),
            ("scales: [Two, One]", "scales: []", "micro_match.scales"),
            ("most_minutes: 5", "most_minutes: 4", "micro_match.rest"),
            ("limit_minutes: 60", "limit_minutes: 61", "lateness.limit_minutes"),
            ("times: 3", "times: 1", "repetition.times"),
        ] {
            let text = rules_text("russian-2022").unwrap().replace(value, other);
            let error = parse_rules(&text, "mine.ron").map_err(|error| error.to_string()).unwrap_err();
            assert!(error.contains(field), "{error}");
        }
    }

    #[test]
    fn an_unknown_rule_set_names_the_known_ones() {
        let error = find_rules("chess-1905").map_err(|error| error.to_string()).unwrap_err();
        assert!(error.starts_with("no rules profile \"chess-1905\"; there are russian, draughts64, "), "{error}");
    }

    #[test]
    fn a_wrong_field_is_refused_with_its_place() {
        let text = rules_text("russian-2022").unwrap().replace("alternate: true", "alternately: true");
        let line = text.lines().position(|line| line.contains("alternately")).unwrap() + 1;
        let error = parse_rules(&text, "mine.ron").map_err(|error| error.to_string()).unwrap_err();
        assert!(error.starts_with(&format!("mine.ron, line {line}, column ")), "{error}");
        assert!(error.contains("alternately"), "{error}");
    }

    #[test]
    fn a_rule_set_states_only_what_differs_from_its_base() {
        let mine = parse_rules("(id: \"club\", base: \"russian-2013\", clear_draw: None)", "club.ron").unwrap();
        let base = find_rules("russian-2013").unwrap();
        let draws = Draws { clear_draw: None, ..base.draws };
        assert_eq!(mine, RuleSet { id: "club".to_owned(), draws, ..base });
    }

    #[test]
    fn r_6_2_2_a_table_of_openings_that_is_not_there_is_refused() {
        let drawn = "drawn: (table: \"mine\", article: \"R-6.2.2\", late: \"R-5.4.1.3\")";
        let text = format!("(id: \"club\", base: \"russian-2022\", {drawn})");
        let error = parse_rules(&text, "club.ron").map_err(|error| error.to_string()).unwrap_err();
        assert_eq!(error, "club.ron, drawn.table: no table \"mine\"; there are russia-2013");
    }

    #[test]
    fn ch_13_5_a_faster_control_and_adequate_supervision_have_rules_of_their_own() {
        use Class::{Blitz, Classic, Rapid};
        for (id, class, plain, supervised) in [
            ("chess", Classic, "chess-2020", None),
            ("chess", Rapid, "chess-2020-rapid", Some("chess-2020-rapid-supervised")),
            ("chess", Blitz, "chess-2020-blitz", Some("chess-2020-blitz-supervised")),
            // What a person has named himself holds at any control.
            ("chess-2020-rapid", Blitz, "chess-2020-rapid", Some("chess-2020-rapid-supervised")),
            ("chess-2020-blitz-supervised", Rapid, "chess-2020-blitz-supervised", None),
            ("chess960", Blitz, "chess960-2020-blitz", None),
            ("renju", Blitz, "renju-2022", None),
            ("russian", Blitz, "russian-2022", None),
        ] {
            let at = |supervised| at_control(find_rules(id).unwrap(), class, supervised);
            assert_eq!(at(false), find_rules(plain), "{id} {class:?}");
            let refused = || Err(ProfileError::NotSupervised(plain.to_owned()));
            assert_eq!(at(true), supervised.map_or_else(refused, find_rules), "{id} {class:?}");
        }
    }

    #[test]
    fn a_person_chooses_among_editions_and_not_among_controls() {
        let ids: Vec<String> = editions().into_iter().map(|rules| rules.id).collect();
        let fast = |id: &String| ["rapid", "blitz", "supervised"].iter().any(|part| id.contains(part));
        assert!(!ids.iter().any(fast), "{ids:?}");
        assert!(
            ids.ends_with(&["renju-2022", "renju-2013", "renju-rif1998", "frisian-short"].map(str::to_owned)),
            "{ids:?}"
        );
    }

    #[test]
    fn what_a_person_has_changed_stays_at_a_faster_control() {
        let chess = find_rules("chess").unwrap();
        let mut changed = chess.clone();
        (changed.time.quickplay, changed.time.adjournment) = (None, None);
        let rapid = at_control(changed, Class::Rapid, false).unwrap();
        let fast = find_rules("chess-2020-rapid").unwrap();
        let time = Timekeeping { quickplay: None, adjournment: None, ..fast.time };
        assert_eq!(rapid, RuleSet { time, ..fast });
        let own = parse_rules("(id: \"club\", base: \"chess-2020\", adjournment: None)", "club.ron").unwrap();
        let blitz = at_control(own, Class::Blitz, true).unwrap();
        let supervised = find_rules("chess-2020-blitz-supervised").unwrap();
        let time = Timekeeping { adjournment: None, ..supervised.time };
        assert_eq!(blitz, RuleSet { id: "club".to_owned(), time, ..supervised });
    }

    #[test]
    fn a_sheet_without_what_it_needs_is_refused() {
        let error = |text| parse_rules(text, "club.ron").map_err(|error| error.to_string()).unwrap_err();
        assert_eq!(error("(id: \"club\")"), "club.ron, variant: missing, and there is no base that has it");
        assert!(error("(id: \"club\", base: \"whist\")").starts_with("no rules profile \"whist\""));
    }
}
