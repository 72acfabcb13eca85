//! Answers that are no line of a menu: a name, a game or its edition, a control, in the words of the language.

use super::question::{HomeQuestion, SHORTEST};
use super::{Home, Step};
use crate::draw::DrawRequest;
use crate::{Config, Out, Presenter};
use golos_clock::Control;
use golos_game::RuleSet;
use golos_profile::{edition_in, find_rules};
use golos_speech::{self as speech, Kind};
use golos_wording::{NAME_CHARS, Sentence, Slot, clean, edition, message};

impl Home {
    /// An answer that is no line of the menu: a name, the id of an edition, a control as players write it.
    pub(super) fn write(
        &mut self,
        text: &str,
        lines: usize,
        config: &Config,
        presenter: &Presenter,
    ) -> (Vec<Out>, Step) {
        let refuse = |sentence: Sentence| (vec![presenter.say(&sentence, Kind::Answer)], Step::Stay);
        let count = u32::try_from(lines).unwrap_or(u32::MAX);
        let typed = || Slot::Text(clean(text, NAME_CHARS));
        let no_choice = || refuse(message::refuse_choice(typed(), 1, count));
        match self.question.asked {
            HomeQuestion::Players => match presenter.lexicon.players(text) {
                Some(players) => self.seat(players, presenter),
                None => {
                    let (mut out, step) = refuse(message::refuse_players(Slot::Text(clean(text, NAME_CHARS))));
                    out.extend(self.ask(presenter));
                    (out, step)
                }
            },
            HomeQuestion::Control => match presenter.lexicon.control(text) {
                Ok(control) => {
                    let echo = message::chosen(speech::control(&control));
                    let (mut out, step) = self.play_in_class(control, presenter);
                    out.insert(0, presenter.say(&echo, Kind::Confirmation));
                    (out, step)
                }
                Err(error) => refuse(speech::refused_control(text, &error, "30+30s")),
            },
            HomeQuestion::Rules | HomeQuestion::Edition => {
                let Some(rules) = rules_named(text, presenter) else {
                    return match self.question.asked {
                        HomeQuestion::Edition => refuse(message::refuse_edition(typed(), 1, count)),
                        _ => refuse(message::refuse_game(typed(), 1, count)),
                    };
                };
                let echo = message::chosen(edition(&rules));
                let (mut out, step) = self.play_by(Ok(rules), presenter);
                out.insert(0, presenter.say(&echo, Kind::Confirmation));
                (out, step)
            }
            HomeQuestion::Lot => self.draw(&DrawRequest::read(text), presenter),
            HomeQuestion::StartPosition => self.take_array(text.trim(), presenter),
            HomeQuestion::Menu => match named_game(text, presenter) {
                Some((rules, control)) => {
                    *self = Home { named_control: control, ..Home::default() };
                    let echo = message::chosen(edition(&rules));
                    let (mut out, step) = self.play_by(Ok(rules), presenter);
                    out.insert(0, presenter.say(&echo, Kind::Confirmation));
                    (out, step)
                }
                None => no_choice(),
            },
            HomeQuestion::Tasks(side) => match presenter.lexicon.tasks(text) {
                Some(tasks) => self.agree(side, tasks, presenter),
                None => refuse(message::refuse_tasks(typed())),
            },
            HomeQuestion::Wishes | HomeQuestion::Setting(_) => no_choice(),
            HomeQuestion::File(purpose) => self.find_game(purpose, text, config, presenter).unwrap_or_else(no_choice),
            HomeQuestion::Name if text.trim().is_empty() => (self.ask(presenter), Step::Stay),
            HomeQuestion::Name => self.rename_game(text, config, presenter),
            HomeQuestion::Meant { .. }
            | HomeQuestion::Supervised
            | HomeQuestion::Quickplay
            | HomeQuestion::OpeningRule
            | HomeQuestion::Press
            | HomeQuestion::Assistants
            | HomeQuestion::Kind
            | HomeQuestion::Level
            | HomeQuestion::Opening
            | HomeQuestion::TakeOver
            | HomeQuestion::ScanAction
            | HomeQuestion::Remove => no_choice(),
        }
    }

    /// Whether a bare number may be a line of the list of controls as well as minutes.
    pub(super) fn is_doubtful(&self, number: usize) -> bool {
        self.question.asked == HomeQuestion::Control && (SHORTEST..=self.question.items.len()).contains(&number)
    }

    pub(super) fn ask_what_was_meant(&mut self, number: usize, presenter: &Presenter) -> (Vec<Out>, Step) {
        let minutes = u16::try_from(number).unwrap_or(u16::MAX);
        self.go(HomeQuestion::Meant { line: number.saturating_sub(1), minutes }, presenter)
    }
}

/// The rule set of a game that is called so, or the one with this id.
fn rules_named(text: &str, presenter: &Presenter) -> Option<RuleSet> {
    let named = presenter.lexicon.game(text).map(|game| edition_in(game.id(), presenter.wording.lang()));
    find_rules(named.unwrap_or(&text.trim().to_lowercase())).ok()
}

/// A game by its name or the id of its rules, and the control behind it, if one is named: "chess", "chess 5+3".
fn named_game(text: &str, presenter: &Presenter) -> Option<(RuleSet, Option<Control>)> {
    let whole = rules_named(text, presenter).map(|rules| (rules, None));
    let parts = || {
        let blanks = text.char_indices().filter(|(_, letter)| letter.is_whitespace());
        let mut cuts = blanks.map(|(at, _)| text.split_at(at));
        let control = |text: &str| presenter.lexicon.control(text.trim()).ok();
        cuts.find_map(|(game, behind)| Some((rules_named(game, presenter)?, Some(control(behind)?))))
    };
    whole.or_else(parts)
}
