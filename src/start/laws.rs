//! What the arguments settle for a game of chess or renju: in its rules, its letters, its start.

use super::StartError;
use golos_cli::LawArgs;
use golos_clock::{Class, Control};
use golos_desk::start_position;
use golos_game::{Discipline, OfferLimit, RuleSet};
use golos_profile::at_control;
use golos_rules::Notation;

/// The games that an option is for.
type GamesOfOption = &'static [Discipline];

const CHESS: GamesOfOption = &[Discipline::Chess, Discipline::Chess960];
const CHESS960: GamesOfOption = &[Discipline::Chess960];
const RENJU: GamesOfOption = &[Discipline::Renju];

/// The rules as they hold at this control, with all that is settled.
pub(super) fn settle(rules: RuleSet, control: &Control, class: Class, args: &LawArgs) -> Result<RuleSet, StartError> {
    let mut rules = at_control(rules, class, args.supervised)?;
    let id = rules.id.clone();
    if let Some(opening) = args.opening_rule {
        held(rules.openings.regulation.as_mut(), "--opening-rule", &id, RENJU)?.opening = opening;
    }
    if let Some(consequence) = args.foul {
        held(rules.remedies.fouls.as_mut(), "--foul", &id, RENJU)?.consequence = consequence;
    }
    if let Some(seconds) = args.bonus_illegal {
        held(rules.remedies.penalty.as_mut(), "--bonus-illegal", &id, CHESS)?.bonus_seconds = seconds;
    }
    if args.no_draws || args.no_draws_before.is_some() {
        let option = if args.no_draws { "--no-draws" } else { "--no-draws-before" };
        held(rules.variant.array(), option, &id, CHESS)?;
        // The first limit is the one that a refusal names.
        rules.draws.offers.limits.insert(0, OfferLimit::settled(args.no_draws_before));
    }
    if !args.quickplay {
        rules.time.without_quickplay();
    } else if !rules.time.quickplay.as_ref().is_some_and(|rule| rule.is_for(control, class)) {
        return Err(StartError::NoQuickplay { rules: id, control: control.to_string() });
    }
    Ok(rules)
}

/// The letters of the game: as asked for, else as the language has them.
pub(super) fn letters(rules: &RuleSet, args: &LawArgs, language: Notation) -> Result<Notation, StartError> {
    if args.notation.is_some() {
        held(rules.variant.array(), "--notation", &rules.id, CHESS)?;
    }
    if args.letters.is_some() {
        held(is(rules, RENJU), "--letters", &rules.id, RENJU)?;
    }
    Ok(Notation { chess: args.notation.unwrap_or(language.chess), renju: args.letters.unwrap_or(language.renju) })
}

/// The position of the array that is asked for; one that is drawn is drawn from this seed.
pub(super) fn array(rules: &RuleSet, args: &LawArgs, seed: Option<&str>) -> Result<Option<String>, StartError> {
    let Some(pick) = args.array else { return Ok(None) };
    held(is(rules, CHESS960), "--array", &rules.id, CHESS960)?;
    Ok(start_position::position(pick.number(seed)?))
}

fn is(rules: &RuleSet, games: GamesOfOption) -> Option<()> {
    games.contains(&Discipline::of(rules)).then_some(())
}

/// What an option changes, if the rules have it.
fn held<T>(rule: Option<T>, option: &'static str, rules: &str, games: GamesOfOption) -> Result<T, StartError> {
    rule.ok_or_else(|| StartError::NotFor { option, rules: rules.to_owned(), games })
}
