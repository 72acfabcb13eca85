//! What happened in a game, section by section: each record of the journal is told once more, in the language and at the
//! level of the reader.

use golos_clock::Ms;
use golos_game::{
    Audience, ClockEvent, Corrupt, Event, HeardSpeech, HearingEvent, MoveEvent, Owner, PendingRulingEvent, Query,
    RecordEvent, Recorded, RemedyEvent, Request, Seat, State, fold,
};
use golos_journal::Record;
use golos_rules::{Notation, Position, Side};
use golos_speech::{Announcement, Announcer, Kind};
use golos_view::Body;
use golos_wording::{Level, Sentence, Slot, Style, Wording, message, text_key};

/// The sections of a dossier that tell what happened, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum DossierSection {
    /// Who was there, and how the game began.
    Start,
    /// The steps of moves, announcements, what was entered by a slip.
    Steps,
    /// Irregularities, rulings and the result.
    Rulings,
    /// Penalties, and clocks that were corrected.
    Sanctions,
    /// Draws offered and claimed.
    Claims,
    /// What was handed in against decisions, and the answers.
    Protests,
    Clock,
    Adjournment,
    /// Calls, remarks, notes, signatures.
    Remarks,
    /// What was asked, and what was refused.
    Queries,
    /// What was said to whom, in the words in which it was said.
    Said,
}

impl DossierSection {
    pub const ALL: [DossierSection; 11] = [
        DossierSection::Start,
        DossierSection::Steps,
        DossierSection::Rulings,
        DossierSection::Sanctions,
        DossierSection::Claims,
        DossierSection::Protests,
        DossierSection::Clock,
        DossierSection::Adjournment,
        DossierSection::Remarks,
        DossierSection::Queries,
        DossierSection::Said,
    ];

    /// The key of its heading.
    pub const fn heading(self) -> &'static str {
        match self {
            DossierSection::Start => text_key::DOSSIER_START,
            DossierSection::Steps => text_key::DOSSIER_STEPS,
            DossierSection::Rulings => text_key::DOSSIER_RULINGS,
            DossierSection::Sanctions => text_key::DOSSIER_SANCTIONS,
            DossierSection::Claims => text_key::DOSSIER_CLAIMS,
            DossierSection::Protests => text_key::DOSSIER_PROTESTS,
            DossierSection::Clock => text_key::DOSSIER_CLOCK,
            DossierSection::Adjournment => text_key::DOSSIER_ADJOURNMENT,
            DossierSection::Remarks => text_key::DOSSIER_REMARKS,
            DossierSection::Queries => text_key::DOSSIER_QUERIES,
            DossierSection::Said => text_key::DOSSIER_SAID,
        }
    }

    /// Where an event is told; none for what the table of moves shows.
    const fn of(event: &Event) -> Option<DossierSection> {
        Some(match event {
            Event::Opened(_) | Event::Attendance(_) | Event::Opening(_) => DossierSection::Start,
            Event::Move(MoveEvent::Made { irregular: None, .. } | MoveEvent::Pressed { .. }) => return None,
            Event::Move(MoveEvent::Made { .. }) => DossierSection::Rulings,
            Event::Move(_) | Event::Handling(_) => DossierSection::Steps,
            Event::Clock(ClockEvent::Set { .. } | ClockEvent::IncrementGranted { .. })
            | Event::Remedy(RemedyEvent::Penalized { .. } | RemedyEvent::Counted { .. }) => DossierSection::Sanctions,
            Event::Clock(ClockEvent::StartAppointed { .. }) => DossierSection::Start,
            Event::Clock(_) => DossierSection::Clock,
            Event::Offer(_) | Event::Claim(_) => DossierSection::Claims,
            Event::PendingRulings(PendingRulingEvent::Protested { .. } | PendingRulingEvent::Answered { .. }) => {
                DossierSection::Protests
            }
            Event::PendingRulings(_) | Event::Remedy(_) | Event::Ended { .. } | Event::Revoked => {
                DossierSection::Rulings
            }
            Event::Adjournment(_) => DossierSection::Adjournment,
            Event::Hearing(HearingEvent::Asked { .. } | HearingEvent::Heard(_))
            | Event::Record(RecordEvent::Refused { .. }) => DossierSection::Queries,
            Event::Hearing(HearingEvent::Said(_)) => DossierSection::Said,
            Event::Hearing(_) => DossierSection::Remarks,
            Event::Record(RecordEvent::Noted { .. }) => DossierSection::Remarks,
            Event::Record(_) => DossierSection::Clock,
        })
    }
}

/// A row of a section.
struct SectionRow {
    topic: DossierSection,
    /// The line of the record, from 1.
    line: usize,
    at: Ms,
    /// Who acted, or to whom it was said; empty: nobody in particular.
    who: String,
    text: String,
}

/// What happened in a game.
pub(super) struct Chronicle {
    rows: Vec<SectionRow>,
    /// The state after the last record that fits.
    pub state: State,
}

impl Chronicle {
    /// Tells the records of a game one by one; what cannot be applied ends it.
    ///
    /// # Errors
    /// [`Corrupt`] if the first record opens no game; none if there is no record.
    pub fn of(records: &[Record], wording: &Wording) -> Result<Chronicle, Option<Corrupt>> {
        let (first, rest) = records.split_first().ok_or(None)?;
        let Event::Opened(setup) = &first.event else { return Err(None) };
        let teller = Chronicler { wording };
        let mut herald = Announcer::default();
        let mut chronicle = Chronicle { rows: Vec::new(), state: State::open((**setup).clone())? };
        let opened = teller.all(&herald.opened(&chronicle.state));
        chronicle.rows.push(SectionRow {
            topic: DossierSection::Start,
            line: 1,
            at: first.at,
            who: String::new(),
            text: opened,
        });
        for (line, record) in (2..).zip(rest) {
            let before = chronicle.state.clone();
            if fold(&mut chronicle.state, record).is_err() {
                break;
            }
            let Some(topic) = DossierSection::of(&record.event) else { continue };
            let heard = herald.announce(&before, &chronicle.state, record);
            let (who, text) = teller.told(&before, record, &heard);
            if !text.is_empty() {
                chronicle.rows.push(SectionRow { topic, line, at: record.at, who, text });
            }
        }
        Ok(chronicle)
    }

    /// The table of a section; none if nothing of the kind happened.
    pub fn table(&self, topic: DossierSection, wording: &Wording) -> Option<Body> {
        let rows = self.rows.iter().filter(|row| row.topic == topic);
        let cells = rows.map(|row| vec![row.line.to_string(), row.at.to_string(), row.who.clone(), row.text.clone()]);
        let rows: Vec<Vec<String>> = cells.collect();
        let who = if topic == DossierSection::Said { text_key::DOSSIER_TO } else { text_key::DOSSIER_WHO };
        let heads = [text_key::DOSSIER_LINE, text_key::DOSSIER_TIME, who, text_key::DOSSIER_WHAT]
            .map(|key| wording.label(key))
            .to_vec();
        (!rows.is_empty()).then_some(Body::Table { heads, rows })
    }
}

/// Puts records into the words of the reader.
struct Chronicler<'a> {
    wording: &'a Wording,
}

impl Chronicler<'_> {
    fn say(&self, sentence: &Sentence, level: Level) -> String {
        self.wording.render(sentence, Style::written(self.wording.lang()).at(level))
    }

    /// What was told, once, to whomever it was told.
    fn all(&self, heard: &[Announcement]) -> String {
        let mut told: Vec<String> = Vec::new();
        // That his clock has switched, or that the arbiter was told, was said back to him who did it.
        let is_news =
            |utterance: &&Announcement| !matches!(utterance.kind, Kind::Press | Kind::Turn | Kind::Confirmation);
        for utterance in heard.iter().filter(is_news) {
            let text = self.say(&utterance.sentence, utterance.level(Level::Full));
            if !told.contains(&text) {
                told.push(text);
            }
        }
        told.join(" ")
    }

    /// Who did it, or heard it, and what it was.
    fn told(&self, before: &State, recorded: &Recorded<Event>, heard: &[Announcement]) -> (String, String) {
        let text = |text: &str| Slot::Text(text.to_owned());
        let who = recorded.by.map_or_else(String::new, |by| self.seat(by.seat));
        let told = match &recorded.event {
            Event::Move(MoveEvent::Made { notation, irregular: Some(irregular), .. }) => {
                let made = text(&lettered(before.position(), notation, before, self.wording));
                self.say(&message::dossier_left(made, text(&irregular.position)), Level::Full)
            }
            Event::Hearing(HearingEvent::Asked { query, .. }) => self.query(query),
            Event::Hearing(HearingEvent::Said(said)) => return (self.audience(said.to), said.text.clone()),
            Event::Hearing(HearingEvent::Heard(heard)) => {
                let HeardSpeech { text: words, confidence, hearer } = heard;
                let told = message::dossier_heard(text(hearer), u32::from(*confidence), text(words));
                self.say(&told, Level::Full)
            }
            Event::Record(RecordEvent::Refused { typed, .. }) => {
                let id = recorded.request().unwrap_or_default();
                let what = Request::text(id).map_or_else(|| text(id), |key| Slot::Phrase(key.to_owned()));
                let refused = match typed {
                    Some(typed) => message::dossier_refused_typed(what, text(typed)),
                    None => message::dossier_refused(what),
                };
                self.say(&refused, Level::Full)
            }
            Event::Record(RecordEvent::Noted { text: note, .. }) => {
                self.say(&message::replay_note(text(note)), Level::Full)
            }
            _ => self.all(heard),
        };
        (who, told)
    }

    fn seat(&self, seat: Seat) -> String {
        let key = match seat {
            Seat::Player(Side::White) => text_key::LABEL_WHITE,
            Seat::Player(Side::Black) => text_key::LABEL_BLACK,
            Seat::Assistant(Side::White) => text_key::DOSSIER_WHITE_ASSISTANT,
            Seat::Assistant(Side::Black) => text_key::DOSSIER_BLACK_ASSISTANT,
            Seat::Arbiter => text_key::LABEL_ARBITER,
            Seat::Trainer => text_key::DOSSIER_TRAINER,
            Seat::Spectator => text_key::DOSSIER_SPECTATORS,
        };
        self.wording.label(key)
    }

    /// Who heard it; with a player goes his assistant.
    fn audience(&self, to: Audience) -> String {
        if to.is_room() {
            return self.wording.label(text_key::DOSSIER_ROOM);
        }
        let alone = |seat: &Seat| match seat {
            Seat::Assistant(side) => !to.has(Seat::Player(*side)),
            Seat::Player(_) | Seat::Arbiter | Seat::Trainer | Seat::Spectator => true,
        };
        to.seats().filter(alone).map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
    }

    /// What was asked, in the words that ask for it.
    fn query(&self, query: &Query) -> String {
        let (key, text) = match query {
            Query::Clock => (text_key::WORDS_CLOCK, ""),
            Query::ClockOf(Owner::Own) => (text_key::WORDS_MY_TIME, ""),
            Query::ClockOf(Owner::Opponent) => (text_key::WORDS_HIS_TIME, ""),
            Query::ClockOf(Owner::Of(Side::White)) => (text_key::WORDS_WHITE_TIME, ""),
            Query::ClockOf(Owner::Of(Side::Black)) => (text_key::WORDS_BLACK_TIME, ""),
            Query::Situation => (text_key::WORDS_SITUATION, ""),
            Query::Arrangements => (text_key::WORDS_ARRANGEMENTS, ""),
            Query::ClockDetails => (text_key::WORDS_CLOCK_DETAILS, ""),
            Query::Turn => (text_key::WORDS_TURN, ""),
            Query::Number => (text_key::WORDS_NUMBER, ""),
            Query::Last => (text_key::WORDS_LAST, ""),
            Query::Opening => (text_key::WORDS_OPENING, ""),
            Query::Repeat => (text_key::WORDS_REPEAT, ""),
            Query::Board => (text_key::WORDS_BOARD, ""),
            Query::Pieces => (text_key::WORDS_PIECES, ""),
            Query::Place(place) => (text_key::WORDS_SQUARE, place.as_str()),
            Query::Near(place) => (text_key::WORDS_NEAR, place.as_str()),
            Query::Through(place) => (text_key::WORDS_DIAGONAL, place.as_str()),
            Query::Standing(..) => (text_key::WORDS_PIECES, ""),
            Query::Changes => (text_key::WORDS_CHANGES, ""),
            Query::Moves(place) => (text_key::WORDS_MOVES, place.as_str()),
            Query::Hint => (text_key::WORDS_HINT, ""),
            Query::Offer => (text_key::WORDS_OFFER, ""),
            Query::Duty => (text_key::WORDS_DUTY, ""),
            Query::Report => (text_key::WORDS_REPORT, ""),
            Query::Rule(rule) => (text_key::WORDS_RULE, rule.as_str()),
            Query::Why => (text_key::WORDS_WHY, ""),
            Query::Decisions => (text_key::WORDS_DECISIONS, ""),
            Query::Sheet => (text_key::WORDS_SHEET, ""),
            Query::Ending => (text_key::WORDS_ENDING, ""),
        };
        let words = self.wording.words(key);
        // Its first words may be a letter, for those who type much.
        let word = words.iter().find(|word| word.chars().nth(1).is_some()).cloned().unwrap_or_default();
        let asked = format!("{word} {text}");
        self.say(&message::dossier_asked(Slot::Text(asked.trim().to_owned())), Level::Full)
    }
}

/// A move of a record in the letters of the reader; in renju in those of the game.
pub(crate) fn lettered(before: &Position, made: &str, game: &State, wording: &Wording) -> String {
    before.localized(made, Notation { chess: wording.lang().notation().chess, ..game.notation() })
}
