//! What the arguments name: games, micro-matches, rule sets, controls, openings. What is not given is as the home menu and
//! the rules have it.

use std::path::Path;

use super::{SAY_CHARS, StartError, laws, read};
use golos_cli::{Assistant, DrawArgs, GameArgs, LawArgs, MatchArgs, NeedsOf, Which};
use golos_clock::{Class, Control, ControlError, Ms};
use golos_desk::draw::{self, DrawRequest, NotDrawn};
use golos_desk::{NewGame, NewMatch, SessionEnd, StartPositionPick, blind_warnings, usual_warnings};
use golos_files::edition;
use golos_game::{Audience, Discipline, Gate, Mode, OpeningFault, RuleSet, Watch};
use golos_input::Lexicon;
use golos_people::{Need, Needs, Person, Role, Roster};
use golos_profile::openings::OpeningTable;
use golos_profile::{ProfileError, Terms, TimeProfile, classes, find_rules, parse_rules};
use golos_rules::{BySide, EnteredPosition, EntryError, Notation, Side, Variant};
use golos_speech::{self as speech, Subscription};
use golos_tools::family::example;
use golos_tools::listing::ToolError;
use golos_tournament::micro_match::{Length, MatchCourse};
use golos_wording::{Lang, NAME_CHARS, Sentence, clean};

/// The games of as many boards as the arguments name: all alike, but for the players, whose names have commas between them.
pub(super) fn new_games(args: GameArgs, language: Notation) -> Result<Vec<NewGame>, StartError> {
    let boards = args.boards.map_or(1, usize::from);
    if boards < 2 {
        return Ok(vec![new_game(args, language)?]);
    }
    let name = |names: &Option<String>, board: usize| {
        names.as_ref().and_then(|names| names.split(',').nth(board)).map(|name| name.trim().to_owned())
    };
    let named = |names: &Option<String>| names.as_ref().map_or(0, |names| names.split(',').count());
    let names = named(&args.white).max(named(&args.black));
    if names > boards {
        return Err(StartError::MoreNames { names, boards });
    }
    let one = |board| {
        let (white, black) = (name(&args.white, board), name(&args.black, board));
        new_game(GameArgs { white, black, ..args.clone() }, language)
    };
    (0..boards).map(one).collect()
}

/// A game from the arguments; what is not given is as the home menu has it. `language` is how moves are written in that of
/// the interface.
fn new_game(args: GameArgs, language: Notation) -> Result<NewGame, StartError> {
    let mut rules = rule_set(&args.start.rules)?;
    if args.captures_of_100 {
        let id = rules.id.clone();
        rules = rules.with_captures_of_100().ok_or(StartError::NoSwitch(id))?;
    }
    if let (Some(late), Some(rule)) = (args.late, rules.time.lateness.as_mut()) {
        rule.limit_minutes = late;
    }
    let TimeProfile { control, class, session, .. } = control(args.control.as_deref(), &rules)?;
    let rules = laws::settle(rules, &control, class, &args.laws)?;
    let notation = laws::letters(&rules, &args.laws, language)?;
    let array = match args.sparring {
        // Against the program another array each time, by its seed.
        Some(sparring) if Discipline::of(&rules) == Discipline::Chess960 && args.start.position.is_none() => {
            let laws = LawArgs { array: Some(StartPositionPick::Random), ..args.laws.clone() };
            laws::array(&rules, &laws, Some(&sparring.seed.to_string()))?
        }
        _ => laws::array(&rules, &args.laws, args.opening.seed.as_deref())?,
    };
    let table = args.opening.table.as_deref().map(openings).transpose()?;
    let is_drawn = wants_opening(&args);
    if is_drawn && args.start.position.is_some() {
        return Err(NotDrawn::from(OpeningFault::TwoStarts).into());
    }
    let position = args.start.position.as_deref().map(|text| entered(rules.variant, text)).transpose()?;
    // CH-18: a control may be played where no game is adjourned; its session is of no account there.
    let adjourns = rules.time.adjournment.is_some();
    if args.session.is_some() && !adjourns {
        return Err(StartError::NoSession(rules.id.clone()));
    }
    let session = args.session.or(session.map(SessionEnd::After)).filter(|_| adjourns);
    if args.gate != Gate::Off && !rules.remedies.asks_before_press() {
        return Err(StartError::NoGate(rules.id.clone()));
    }
    let needs = needs(&args.needs);
    let terms = BySide::new(Terms::of(needs.white)?, Terms::of(needs.black)?);
    let watch = watch(&args, needs, &terms);
    let opening = if is_drawn {
        let of_rules = if table.is_some() { None } else { draw::table_of(&rules)? };
        Some(request(args.opening).draw(table.as_ref().or(of_rules.as_ref()), rules.variant)?)
    } else {
        None
    };
    let name = |name: Option<String>| clean(&name.unwrap_or_default(), NAME_CHARS);
    Ok(NewGame {
        players: BySide::new(name(args.white), name(args.black)),
        people: people(args.assistant, &terms)?,
        rules,
        control,
        class,
        press: args.press,
        watch,
        mode: if args.training { Mode::Training } else { Mode::Rated },
        recorded: args.record || class == Class::Classic && !args.no_record,
        warnings: warnings(&args.warn, watch.blind),
        notation,
        position: position.map(|entered| entered.position.fen()).or(array),
        opening,
        table,
        start: args.at,
        session,
        occasion: None,
        sparring: args.sparring,
    })
}

/// The position that a game is to start from.
fn entered(variant: Variant, text: &str) -> Result<EnteredPosition, StartError> {
    variant.enter_position(text, Notation::FILES).map_err(|error| match error {
        EntryError::Unread(reason) => {
            ToolError::Position { text: text.to_owned(), reason, example: example(variant) }.into()
        }
        EntryError::Impossible(why) => why.into(),
    })
}

/// What of the position that is named is left out, in words.
pub(super) fn dropped(args: &GameArgs) -> Result<Vec<Sentence>, StartError> {
    let Some(text) = &args.start.position else { return Ok(Vec::new()) };
    let entered = entered(rule_set(&args.start.rules)?.variant, text)?;
    Ok(entered.dropped.into_iter().map(speech::dropped).collect())
}

/// The assistants that were named, and those whom somebody needs and has not named (U-V.13.11c).
fn people(assistants: Vec<Assistant>, terms: &BySide<Terms>) -> Result<Roster, StartError> {
    let mut people = Roster::default();
    for Assistant { of, tasks, name } in assistants {
        people.add(Person { name: clean(&name, NAME_CHARS), role: Role::Assistant { of, tasks } })?;
    }
    for side in Side::BOTH {
        if let (None, Some(tasks)) = (people.agreed(side), terms[side].tasks) {
            people.add(Person { name: String::new(), role: Role::Assistant { of: vec![side], tasks } })?;
        }
    }
    Ok(people)
}

/// What each player needs: of what was named for him the last counts.
pub(super) fn needs(named: &[NeedsOf]) -> BySide<Needs> {
    let of = |side| named.iter().rev().find(|named| named.of.is(side)).map_or(Needs::NONE, |named| named.needs);
    BySide::new(of(Side::White), of(Side::Black))
}

/// How the hands are watched at a real board, and who does not see it.
fn watch(args: &GameArgs, needs: BySide<Needs>, terms: &BySide<Terms>) -> Watch {
    let of = |which: Option<Which>, needs: fn(&Terms) -> bool| {
        let is_one = |side| which.is_some_and(|which| which.is(side)) || needs(&terms[side]);
        BySide::new(is_one(Side::White), is_one(Side::Black))
    };
    let tactile = of(args.tactile, |terms| terms.is_tactile);
    Watch { tactile, blind: of(args.blind, |terms| terms.is_blind), needs, gate: args.gate }
}

/// When each player is warned of his time: always where his time trouble begins (U-V.7.11, U-V.13.12b).
fn warnings(asked: &[Ms], blind: BySide<bool>) -> BySide<Vec<Ms>> {
    let of = |side: Side| if blind[side] { blind_warnings(asked) } else { usual_warnings(asked) };
    BySide::new(of(Side::White), of(Side::Black))
}

/// Whether warnings were asked for that nobody hears: two players share the terminal, and one who is to be warned has no
/// ears of his own (`has_ears`).
pub(super) fn warns_nobody(args: &GameArgs, has_ears: impl Fn(Side) -> bool) -> bool {
    let ears =
        args.ears.unwrap_or(if args.training { Subscription::All } else { Subscription::Shared(Audience::PLAYERS) });
    let is_warned = |side: Side| {
        let named = |named: &NeedsOf| named.of.is(side) && named.needs.iter().any(Need::is_of_sight);
        !args.warn.is_empty() || args.blind.is_some_and(|who| who.is(side)) || args.needs.iter().any(named)
    };
    let unheard = Side::BOTH.into_iter().any(|side| is_warned(side) && !has_ears(side));
    unheard && ears == Subscription::Shared(Audience::PLAYERS)
}

/// A micro-match from the arguments; what is not given is as the rules have it.
pub(super) fn new_match(args: MatchArgs, language: Notation) -> Result<NewMatch, StartError> {
    if args.game.boards.is_some_and(|boards| boards > 1) {
        return Err(StartError::OneBoard);
    }
    let first = new_game(args.game, language)?;
    let rules = first.rules.clone();
    let mut new = NewMatch::of(first).ok_or_else(|| StartError::NoMatch(rules.id.clone()))?;
    match (args.first_win, args.games) {
        (true, _) => new.course.length = Length::FirstWin,
        (false, Some(games)) => new.course.length = Length::Games(games),
        (false, None) => {}
    }
    new.course.carried = args.carry;
    new.rest = args.rest.unwrap_or(new.rest);
    new.scale = args.win.unwrap_or(new.scale);
    // Of a tie-break by the first win the time is carried over (DR-3.6.4).
    let further = |text: &str, length, carried| {
        let TimeProfile { control, class, .. } = control(Some(text), &rules)?;
        Ok::<_, StartError>(MatchCourse { control, class, length, carried })
    };
    new.extra = match (args.extra, args.tie_break) {
        (Some(text), _) => Some(further(&text, new.course.length, new.course.carried)?),
        (None, Some(text)) => Some(further(&text, Length::FirstWin, true)?),
        (None, None) => None,
    };
    Ok(new)
}

/// A rule set: an id, or a file with one.
pub(super) fn rule_set(text: &str) -> Result<RuleSet, StartError> {
    Ok(match own_profile(text) {
        Some(path) => {
            let rules = read(path)?;
            edition::beside(path).map_err(ProfileError::from)?;
            parse_rules(&rules, text)?
        }
        None => find_rules(text)?,
    })
}

/// A table of openings: an id, or a file with one.
pub(super) fn openings(text: &str) -> Result<OpeningTable, StartError> {
    Ok(match own_profile(text) {
        Some(path) => OpeningTable::parse(&read(path)?, text)?,
        None => OpeningTable::find(text)?,
    })
}

/// Whether a game is to start from an opening; a table alone waits for a draw in the game.
fn wants_opening(args: &GameArgs) -> bool {
    let DrawArgs { table: _, seed, exclude, cell, moves } = &args.opening;
    // The seed of an array is none of an opening.
    let seeds = seed.is_some() && args.laws.array.is_none();
    args.draw || seeds || !exclude.is_empty() || cell.is_some() || moves.is_some()
}

pub(super) fn request(args: DrawArgs) -> DrawRequest {
    match (args.cell, args.moves) {
        (Some(lot), _) => DrawRequest::Lots(lot),
        (None, Some(moves)) => DrawRequest::Entered(moves),
        (None, None) => DrawRequest::Draw { seed: args.seed, excluded: args.exclude },
    }
}

/// A control as players write it, the id of a profile, or a file with one; none: the one to propose under these rules.
fn control(text: Option<&str>, rules: &RuleSet) -> Result<TimeProfile, StartError> {
    let Some(text) = text else {
        let offered = TimeProfile::offered(rules)?;
        let proposed = TimeProfile::proposed(&offered);
        let none = || StartError::Control { text: String::new(), reason: ControlError::Empty };
        return offered.into_iter().nth(proposed).ok_or_else(none);
    };
    if let Some(path) = own_profile(text) {
        return Ok(TimeProfile::parse(&read(path)?, text)?);
    }
    match text.parse::<Control>() {
        Ok(control) => {
            let class = classes(rules)?.of(&control);
            Ok(TimeProfile::typed(control, class))
        }
        Err(reason) => match TimeProfile::find(text) {
            Ok(profile) => Ok(profile),
            // What looks like the id of a profile is answered with the ids that there are.
            Err(unknown) if text.contains('-') && !text.starts_with(|c: char| c.is_ascii_digit()) => {
                Err(unknown.into())
            }
            Err(_) if let Some(control) = control_in_words(text) => {
                let class = classes(rules)?.of(&control);
                Ok(TimeProfile::typed(control, class))
            }
            Err(_) => Err(StartError::Control { text: clean(text, SAY_CHARS), reason }),
        },
    }
}

/// A control as the program prints it, or as it is said in any of our languages: `10:00`, «10 минут плюс 5 секунд».
fn control_in_words(text: &str) -> Option<Control> {
    Lang::ALL.into_iter().find_map(|lang| Lexicon::of(lang).control(text).ok())
}

/// A profile of one's own is named by its file.
fn own_profile(text: &str) -> Option<&Path> {
    text.ends_with(".ron").then(|| Path::new(text))
}
