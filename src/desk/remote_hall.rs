//! The room of one whose board is in a hall elsewhere, at the other end of a line. What he asks for goes there, what is
//! heard and seen comes from there: of the rules nothing is known here. How he is spoken to is his own.

use super::scan::{Offered, ScanAction};
use super::screens::Screen;
use super::{Desk, Out, Presenter};
use golos_clock::Ms;
use golos_game::{MoveRequest, Phase, RecordRequest, Request, Seat};
use golos_input::switch::Branch;
use golos_input::{Asking, Intent};
use golos_rules::Side;
use golos_speech::voices::Utter;
use golos_speech::{Kind, Recipient, Sound};
use golos_view::MenuModel;
use golos_wire::{Asked, Ending, News, Offer, Said, Speech, ViewState};
use golos_wording::{Form, Sentence, Slot, Style, message};

/// Whoever answers elsewhere what is asked for here.
pub trait RemoteHall: Send {
    /// Asks for something there; what comes of it is among the news. False: too much waits for the line, it is not taken.
    fn ask(&mut self, what: Asked) -> bool;

    /// What there is of news since.
    fn news(&mut self) -> Vec<HallUpdate>;

    /// Whether the line stands and something that was asked for is not answered.
    fn awaits(&self) -> bool;
}

/// News of the line, and what came over it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallUpdate {
    Came(News),
    /// The line is broken; it is tried again by itself.
    Lost,
    /// He is not let in any more: it is not tried again.
    Refused,
}

/// What is said where it ends for good; nothing of an end that he wanted himself.
#[must_use]
pub fn told_end(last: &HallUpdate) -> Option<Sentence> {
    match last {
        HallUpdate::Came(News::Ended(why)) => ended(*why),
        HallUpdate::Refused => Some(message::away_refused()),
        HallUpdate::Came(_) | HallUpdate::Lost => None,
    }
}

/// The room.
pub(super) struct Away {
    line: Box<dyn RemoteHall>,
    sight: ViewState,
    /// When that came.
    seen: Ms,
    /// Whether the line stands.
    stands: bool,
}

impl Away {
    pub fn new(line: Box<dyn RemoteHall>) -> Away {
        Away { line, sight: ViewState::default(), seen: Ms::ZERO, stands: false }
    }

    pub const fn sight(&self) -> &ViewState {
        &self.sight
    }

    /// Asks for something there. What is said of that at once: nothing, where the line stands.
    pub fn ask(&mut self, what: Asked, presenter: &Presenter) -> Vec<Out> {
        let said = match (self.line.ask(what), self.stands) {
            (true, true) => return Vec::new(),
            (true, false) => message::away_kept(),
            (false, _) => message::away_full(),
        };
        vec![presenter.say(&said, Kind::Answer)]
    }

    /// What has been heard since; true if he is in the hall no more.
    pub fn attend(&mut self, now: Ms, presenter: &Presenter) -> (Vec<Out>, bool) {
        let (mut out, mut over) = (Vec::new(), false);
        let say = |sentence: Sentence, kind: Kind| presenter.say(&sentence, kind);
        for news in self.line.news() {
            match news {
                HallUpdate::Came(News::Joined { again, unsure }) => {
                    self.stands = true;
                    out.push(match again {
                        true => say(message::away_back(), Kind::State),
                        false => say(message::away_in(), Kind::Answer),
                    });
                    out.extend(unsure_of(&unsure).map(|sentence| presenter.say(&sentence, Kind::Trouble)));
                }
                HallUpdate::Came(News::Said(said)) => out.push(heard(said)),
                HallUpdate::Came(News::Seen(sight)) => (self.sight, self.seen) = (*sight, now),
                HallUpdate::Came(News::Taken { .. }) => {}
                HallUpdate::Came(News::Ended(Ending::Garbled)) | HallUpdate::Lost => {
                    if std::mem::replace(&mut self.stands, false) {
                        out.push(say(message::away_lost(), Kind::Trouble));
                    }
                }
                last @ (HallUpdate::Came(News::Ended(_)) | HallUpdate::Refused) => {
                    over = true;
                    // What was said before it is heard before it.
                    let is_closed = matches!(last, HallUpdate::Came(News::Ended(Ending::Closed)));
                    let urgency = if is_closed { Kind::State } else { Kind::Trouble };
                    out.extend(told_end(&last).map(|sentence| presenter.say(&sentence, urgency)));
                }
            }
        }
        (out, over)
    }
}

impl Screen for Away {
    fn prompt_text(&self, _presenter: &Presenter) -> String {
        self.sight.prompt.clone()
    }

    fn menu(&self, _presenter: &Presenter) -> Option<MenuModel> {
        self.sight.menu.clone()
    }

    fn has_board(&self) -> bool {
        self.sight.board.is_some()
    }

    fn cursor_name(&self, _seat: Option<Seat>) -> Option<String> {
        self.sight.hand.clone()
    }

    fn offered(&self, _seat: Option<Seat>, _desk: &Desk) -> Vec<Branch<Offered>> {
        branches(&self.sight.offers, &[])
    }

    fn asks_to_choose(&self, _seat: Option<Seat>) -> bool {
        self.sight.asks
    }

    fn asking(&self, _seat: Option<Seat>) -> Option<Asking> {
        self.sight.question
    }
}

/// Of what it is not known whether the hall had it: of lines what was typed.
fn unsure_of(unsure: &[Asked]) -> Option<Sentence> {
    let typed = |what: &Asked| match what {
        Asked::Line(line) => Some(line.clone()),
        Asked::Item { label, .. } => Some(label.clone()),
        Asked::BoardCursor { .. }
        | Asked::Press { .. }
        | Asked::Query(_)
        | Asked::Point { .. }
        | Asked::Choose(_)
        | Asked::Help
        | Asked::Flip(_)
        | Asked::Speak(_)
        | Asked::Leave => None,
    };
    let typed: Vec<String> = unsure.iter().filter_map(typed).collect();
    (!unsure.is_empty()).then(|| message::away_unsure(Slot::Text(typed.join(", "))))
}

/// What is said of an end; nothing of one that he wanted himself.
fn ended(why: Ending) -> Option<Sentence> {
    match why {
        Ending::Left | Ending::Garbled => None,
        Ending::TakenOver => Some(message::away_taken_over()),
        Ending::Closed => Some(message::away_closed()),
        Ending::Version => Some(message::away_version()),
        Ending::NoSeat => Some(message::away_no_seat()),
    }
}

/// What was heard there, as it is heard here.
fn heard(said: Said) -> Out {
    let Said { written, spoken, kind, to, refused, helps } = said;
    let spoken = spoken.map(|voice| Utter::of(kind, voice.text, voice.lang));
    let to = to.map_or(Recipient::HERE, Recipient::Seats);
    let sound = if refused { Some(Sound::Refused) } else { kind.sound() };
    Out { spoken, kind, to, sound, refused, helps, ..Out::shown(written) }
}

/// What an intent asks for there; none for what is only typed.
fn asked(intent: Intent, pad: bool) -> Option<Asked> {
    Some(match intent {
        Intent::BoardCursor(key) => Asked::BoardCursor { key, pad },
        Intent::Game { ask: Request::Move(MoveRequest::Press), .. } => Asked::Press { pad },
        Intent::Game { ask: Request::Move(MoveRequest::Make(text)), .. } | Intent::Text(text) => Asked::Line(text),
        Intent::Game { ask: Request::Record(RecordRequest::Query(query)), .. } => Asked::Query(query),
        Intent::Choose(line) => Asked::Choose(u32::try_from(line).unwrap_or(u32::MAX)),
        Intent::Help | Intent::HelpOf(_) | Intent::HelpOn(..) => Asked::Help,
        Intent::Leave => Asked::Leave,
        Intent::Game { .. }
        | Intent::Match { .. }
        | Intent::Draw { .. }
        | Intent::Seal { .. }
        | Intent::Envelope { .. }
        | Intent::Ending { .. }
        | Intent::AfterGame(_)
        | Intent::Drill(_)
        | Intent::AtHour { .. }
        | Intent::Tell { .. }
        | Intent::Walk(_)
        | Intent::Replay(_)
        | Intent::Games(_)
        | Intent::SetUp(_) => return None,
    })
}

/// How one wants to be spoken to, as it goes over the line.
#[must_use]
pub fn speech_of(style: Style, text: Form) -> Speech {
    let Style { lang, level, alphabet, .. } = style;
    Speech { lang: Some(lang), level: Some(level), alphabet: Some(alphabet), words: text == Form::Spoken }
}

/// The lists that are gone through by switches.
fn branches(offers: &[Offer], before: &[u16]) -> Vec<Branch<Offered>> {
    let branch = |(index, offer): (u16, &Offer)| {
        let path: Vec<u16> = before.iter().copied().chain([index]).collect();
        let inside = branches(&offer.inside, &path);
        let deed = match inside.is_empty() {
            true => ScanAction::RemoteHall { path, label: offer.label.clone() },
            false => ScanAction::Open,
        };
        let label = message::menu_line(Slot::Text(offer.label.clone()));
        Branch { item: Offered { label, places: offer.places.clone(), deed }, inside }
    };
    (0..).zip(offers).map(branch).collect()
}

impl Desk {
    /// Sits down at a board of a hall elsewhere. Leaving it leaves the program.
    pub fn go_away(&mut self, line: Box<dyn RemoteHall>) -> Vec<Out> {
        self.show_alone(Box::new(Away::new(line)));
        self.hear()
    }

    /// The room elsewhere that one is in.
    pub(super) fn away(&self) -> Option<&Away> {
        self.screen.shown()
    }

    /// What there is to see elsewhere, and how long ago it was so; none where one is at home.
    #[must_use]
    pub fn sight(&self) -> Option<(&ViewState, Ms)> {
        let away = self.away()?;
        Some((&away.sight, self.time.elapsed() - away.seen))
    }

    /// Whether something was asked for elsewhere that is not answered: what is typed next waits for it.
    #[must_use]
    pub fn awaits_afar(&self) -> bool {
        self.away().is_some_and(|away| away.line.awaits())
    }

    /// What came from elsewhere since.
    pub(super) fn attend_afar(&mut self) -> Option<Vec<Out>> {
        let now = self.time.elapsed();
        let away = self.screen.shown_mut::<Away>()?;
        let (out, over) = away.attend(now, &self.presenter);
        self.done |= over;
        Some(out)
    }

    /// Asks for something elsewhere; none where one is at home.
    pub(super) fn ask_afar(&mut self, what: Asked) -> Option<Vec<Out>> {
        let away = self.screen.shown_mut::<Away>()?;
        Some(away.ask(what, &self.presenter))
    }

    /// The same for an intent of a key, or of a pad.
    pub(super) fn intent_afar(&mut self, intent: &Intent, pad: bool) -> Option<Vec<Out>> {
        self.away()?;
        match asked(intent.clone(), pad) {
            Some(what) => self.ask_afar(what),
            None => Some(vec![self.presenter.say(&message::away_no().as_refusal(), Kind::Answer)]),
        }
    }

    /// Whether a game is played, here or elsewhere.
    #[must_use]
    pub fn is_at_game(&self) -> bool {
        self.away().map_or(self.game().is_some(), |away| away.sight.game)
    }

    /// The side whose own terminal this is; none: no player's.
    #[must_use]
    pub fn own_side(&self) -> Option<Side> {
        match self.away() {
            Some(away) => away.sight.own,
            None => self.game().and_then(super::Play::seat).and_then(Seat::side),
        }
    }

    /// Whose turn it is, while a game is played and he has not yet moved.
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        if let Some(away) = self.away() {
            return away.sight.turn;
        }
        let state = self.game()?.state();
        (state.phase() == Phase::Playing && state.made().is_none()).then(|| state.turn())
    }

    /// How many moves have been made at the board that is shown.
    #[must_use]
    pub fn moves_made(&self) -> usize {
        match self.away() {
            Some(away) => away.sight.moves_made(),
            None => self.game().map_or(0, |play| play.state().half_moves_made()),
        }
    }

    /// The side that offers a draw, while it may be accepted.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        match self.away() {
            Some(away) => away.sight.offer,
            None => self.game().and_then(|play| play.state().offer()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_speech::Priority;
    use golos_wire::Voice;
    use golos_wording::Lang;

    /// A line that ends so.
    struct Ends(Ending);

    impl RemoteHall for Ends {
        fn ask(&mut self, _: Asked) -> bool {
            false
        }

        fn news(&mut self) -> Vec<HallUpdate> {
            vec![HallUpdate::Came(News::Ended(self.0))]
        }

        fn awaits(&self) -> bool {
            false
        }
    }

    #[test]
    fn what_was_announced_there_is_of_the_same_kind_here() {
        for kind in [Kind::Press, Kind::TimeAdded, Kind::Count, Kind::Warning, Kind::Chat, Kind::Stop, Kind::Result] {
            let spoken = Some(Voice { text: "Five.".to_owned(), lang: Lang::Ru });
            let out = heard(Said { written: "5".to_owned(), spoken, kind, ..Said::default() });
            assert_eq!((out.kind, out.spoken), (kind, Some(Utter::of(kind, "Five.", Lang::Ru))));
        }
    }

    #[test]
    fn that_the_hall_is_closed_is_no_more_urgent_than_that_it_closes() {
        let presenter = Presenter::new(Lang::Ru, Style::written(Lang::Ru));
        for (why, urgency) in [(Ending::Closed, Priority::Move), (Ending::Version, Priority::Flag)] {
            let (out, over) = Away::new(Box::new(Ends(why))).attend(Ms::ZERO, &presenter);
            let spoken: Vec<Priority> = out.iter().filter_map(|out| Some(out.spoken.as_ref()?.priority)).collect();
            assert!(over && spoken == [urgency], "{out:?}");
        }
    }
}
