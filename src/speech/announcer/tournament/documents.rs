//! The papers of an event in words: titles, heads of columns, what stands in the cells.

use super::asked::{criterion, missing_earlier};
use super::refused::refused;
use super::{announce, exact, name, result, system};
use crate::announcer::attendance::need_phrase;
use golos_people::Needs;
use golos_rules::Side;
use golos_tournament::crosstable::{Fraction, Number, Points};
use golos_tournament::document::{
    Column, Document, Fact, MOST_OPPONENTS, MeetingOutcome, NoDocument, Note, Sign, Title, Value,
};
use golos_tournament::event::{EntryEvent, Event, Format, Recorded, Refusal, RoundEvent, Sex, State, TeamEvent, fold};
use golos_tournament::standings::Value as Coefficient;
use golos_wording::{Form, Lang, Printed, PrintedTable, Sentence, Slot, Style, Wording, message, short_name, text_key};

/// Why there is no such document.
#[must_use]
pub fn no_document(why: NoDocument) -> Sentence {
    match why {
        NoDocument::NoRound => message::event_no_round(),
        NoDocument::Round(round) => refused(&Refusal::NoRound(round)),
        NoDocument::Player(number) => refused(&Refusal::NoPlayer(number)),
        NoDocument::Match(number) => message::event_refuse_match(u32::from(number)),
        NoDocument::NoTeams => refused(&Refusal::NoTeams),
        NoDocument::Teams => message::event_refuse_players(),
        NoDocument::Wide(field) => message::event_refuse_wide(
            u32::try_from(field).unwrap_or(u32::MAX),
            u32::try_from(MOST_OPPONENTS).unwrap_or(u32::MAX),
        ),
    }
}

/// A document of the event in words.
#[must_use]
pub fn printed(document: &Document, state: &State, wording: &Wording) -> Printed {
    put(document, &Printer { state, wording, form: Form::Written })
}

/// The same as it is heard: what is no whole number is in words, "five and one sixth".
#[must_use]
pub fn heard(document: &Document, state: &State, wording: &Wording) -> Printed {
    put(document, &Printer { state, wording, form: Form::Spoken })
}

fn put(document: &Document, printer: &Printer<'_>) -> Printed {
    let tables = document.tables.iter().map(|table| PrintedTable {
        caption: printer.title(table.title),
        heads: table.columns.iter().map(|column| printer.column(*column)).collect(),
        rows: table.rows.iter().map(|row| row.iter().map(|value| printer.value(value)).collect()).collect(),
        named: table.named,
    });
    Printed {
        lang: printer.wording.lang(),
        title: printer.title(document.title),
        facts: document.facts.iter().map(|(fact, value)| (printer.fact(*fact), printer.value(value))).collect(),
        tables: tables.collect(),
        notes: document.notes.iter().map(|note| printer.note(note)).collect(),
        signs: document.signs.iter().map(|sign| printer.sign(sign)).collect(),
    }
}

/// What was decided with a reason after the event was opened, in the order of the record: what it was, and the reason.
#[must_use]
pub fn rulings(opened: State, records: &[Recorded<Event>]) -> Vec<(Vec<Sentence>, String)> {
    let mut state = opened;
    let mut found = Vec::new();
    for recorded in records {
        let (before, event) = (state.clone(), &recorded.event);
        if fold(&mut state, recorded).is_err() {
            break;
        }
        let Some((reason, most)) = reason(event) else { continue };
        let said = announce(&before, &state, event).into_iter().map(|utterance| utterance.sentence);
        found.push((said.take(most).collect(), reason.to_owned()));
    }
    found
}

/// Why something was decided, and how many of the sentences about it tell what.
fn reason(event: &Event) -> Option<(&str, usize)> {
    match event {
        Event::Entry(EntryEvent::Left { reason, .. } | EntryEvent::Returned { reason, .. }) => Some((reason, 1)),
        Event::Entry(EntryEvent::Amended { reason, .. }) => reason.as_deref().map(|reason| (reason, 1)),
        Event::Round(
            RoundEvent::PairedByHand { reason, .. }
            | RoundEvent::Unpaired { reason, .. }
            | RoundEvent::Advanced { reason, .. },
        ) => Some((reason, 1)),
        Event::Round(RoundEvent::Scored { reason, .. }) => reason.as_deref().map(|reason| (reason, 2)),
        Event::Round(
            RoundEvent::Unplayed { reason, .. }
            | RoundEvent::Planned { reason, .. }
            | RoundEvent::Ordered { reason, .. },
        ) => reason.as_deref().map(|reason| (reason, 1)),
        Event::Team(
            TeamEvent::Amended { reason, .. } | TeamEvent::LinedUp { reason, .. } | TeamEvent::Scored { reason, .. },
        ) => reason.as_deref().map(|reason| (reason, 2)),
        Event::Team(TeamEvent::Annulled { reason, .. }) => Some((reason, 1)),
        Event::Team(TeamEvent::Joined { .. } | TeamEvent::Captain { .. } | TeamEvent::Seated { .. })
        | Event::Opened(_)
        | Event::Record(_)
        | Event::Entry(
            EntryEvent::Entered { .. }
            | EntryEvent::Away { .. }
            | EntryEvent::Present { .. }
            | EntryEvent::Numbered { .. }
            | EntryEvent::Carried { .. },
        )
        | Event::Round(
            RoundEvent::Colour { .. }
            | RoundEvent::Paired { .. }
            | RoundEvent::Settled { .. }
            | RoundEvent::Detailed { .. }
            | RoundEvent::Drawn { .. }
            | RoundEvent::Appointed { .. }
            | RoundEvent::Started { .. }
            | RoundEvent::Seated { .. },
        ) => None,
    }
}

struct Printer<'a> {
    state: &'a State,
    wording: &'a Wording,
    /// How numbers stand that are not whole.
    form: Form,
}

impl Printer<'_> {
    fn say(&self, sentence: &Sentence) -> String {
        self.wording.render(sentence, Style::written(self.wording.lang()))
    }

    fn decimal(&self, number: &Fraction) -> String {
        match self.form {
            Form::Written => decimal(number, self.wording.lang()),
            Form::Spoken => in_words(number, self.wording),
        }
    }

    fn label(&self, key: &str) -> String {
        self.wording.label(key)
    }

    fn title(&self, title: Title) -> String {
        match title {
            Title::EntryList => self.label(text_key::PAPER_ENTRY_LIST),
            Title::EntryForm => self.label(text_key::PAPER_ENTRY_FORM),
            Title::Round(round) => self.say(&message::paper_round(u32::from(round))),
            Title::Crosstable => self.label(text_key::PAPER_CROSSTABLE),
            Title::SwissTable if matches!(self.state.format(), Format::Swiss { .. }) => {
                self.label(text_key::PAPER_SWISS_TABLE)
            }
            Title::SwissTable => self.label(text_key::PAPER_TABLE_BY_ROUNDS),
            Title::Card(number) => self.say(&message::paper_card(u32::from(number), name(self.state, number))),
            Title::Report => self.label(text_key::PAPER_REPORT),
            Title::EntryDraft => self.label(text_key::PAPER_ENTRY_DRAFT),
            Title::Match(number) => self.say(&message::paper_match(u32::from(number))),
            Title::Matches(round) => self.say(&message::paper_matches(u32::from(round))),
            Title::TeamCount => self.label(text_key::PAPER_TEAM_COUNT),
            Title::Team(number) => {
                let captain = self.state.player(number).map(|team| team.captain.as_str()).unwrap_or_default();
                let (n, name) = (u32::from(number), name(self.state, number));
                self.say(&match captain {
                    "" => message::paper_team(n, name),
                    captain => message::paper_team_captain(n, name, Slot::Text(short_name(captain))),
                })
            }
            Title::Places => self.label(text_key::PAPER_PLACES),
        }
    }

    fn fact(&self, fact: Fact) -> String {
        self.label(match fact {
            Fact::Event => text_key::PAPER_EVENT,
            Fact::Place => text_key::PAPER_WHERE,
            Fact::Dates => text_key::PAPER_DATES,
            Fact::Date => text_key::PAPER_DATE,
            Fact::Protocol => text_key::PAPER_PROTOCOL,
            Fact::Round => text_key::PAPER_ROUND_NUMBER,
            Fact::Player => text_key::PAPER_PLAYER,
            Fact::Grade => text_key::PAPER_GRADE,
            Fact::Region => text_key::PAPER_REGION,
            Fact::Rating => text_key::PAPER_RATING,
            Fact::System => text_key::PAPER_SYSTEM,
            Fact::Rounds => text_key::PAPER_ROUNDS,
            Fact::Scale => text_key::PAPER_SCALE,
            Fact::Games => text_key::PAPER_GAMES,
            Fact::Order => text_key::PAPER_ORDER,
            Fact::Players => text_key::PAPER_PLAYERS,
            Fact::Played => text_key::PAPER_PLAYED,
            Fact::WonByWhite => text_key::PAPER_WON_BY_WHITE,
            Fact::WonByBlack => text_key::PAPER_WON_BY_BLACK,
            Fact::Drawn => text_key::PAPER_DRAWN,
            Fact::Absences => text_key::PAPER_ABSENCES,
            Fact::Organisation => text_key::PAPER_ORGANISATION,
            Fact::Discipline => text_key::PAPER_DISCIPLINE,
            Fact::Teams => text_key::PAPER_TEAMS,
            Fact::Group => text_key::PAPER_GROUP,
            Fact::Admitted => text_key::PAPER_ADMITTED,
            Fact::Final => text_key::PAPER_FINAL,
            Fact::InFavour => text_key::PAPER_IN_FAVOUR,
            Fact::Best => text_key::PAPER_BEST,
        })
    }

    fn column(&self, column: Column) -> String {
        self.label(match column {
            Column::Number | Column::Board => text_key::PAPER_NUMBER,
            Column::Place => text_key::PAPER_PLACE,
            Column::Name => text_key::PAPER_NAME,
            Column::Grade => text_key::PAPER_GRADE,
            Column::Rating => text_key::PAPER_RATING,
            Column::Organisation => text_key::PAPER_ORGANISATION,
            Column::Sex => text_key::PAPER_SEX,
            Column::Birth => text_key::PAPER_BIRTH,
            Column::Id => text_key::PAPER_ID,
            Column::Class => text_key::PAPER_CLASS,
            Column::Assistants => text_key::PAPER_ASSISTANTS,
            Column::Address => text_key::PAPER_ADDRESS,
            Column::Passport => text_key::PAPER_PASSPORT,
            Column::Coach => text_key::PAPER_COACH,
            Column::Doctor => text_key::PAPER_DOCTOR_ADMITS,
            Column::Side(Side::White) => text_key::LABEL_WHITE,
            Column::Side(Side::Black) => text_key::LABEL_BLACK,
            Column::ResultOf(_) | Column::Result => text_key::LABEL_RESULT,
            Column::RoundNumber => text_key::PAPER_ROUND_NUMBER,
            Column::Round(number) | Column::Against(number) => return number.to_string(),
            Column::Opponent => text_key::PAPER_OPPONENT,
            Column::Colour => text_key::PAPER_COLOUR,
            Column::Total => text_key::PAPER_TOTAL,
            Column::Points => text_key::PAPER_POINTS,
            Column::Discipline => text_key::PAPER_DISCIPLINE,
            Column::BoardNumber => text_key::PAPER_BOARD,
            Column::TeamOf(number) => {
                return self.state.player(number).map(|team| team.entry.name.clone()).unwrap_or_default();
            }
            Column::Team(Side::White) => text_key::PAPER_TEAM_ONE,
            Column::Team(Side::Black) => text_key::PAPER_TEAM_TWO,
            Column::TeamName => text_key::PAPER_TEAM_NAME,
            Column::SumOfPoints => text_key::PAPER_SUM_OF_POINTS,
            Column::SumOfPlaces => text_key::PAPER_SUM_OF_PLACES,
            Column::Note => text_key::PAPER_NOTE,
            Column::Coefficient(by) => return capital(&self.label(criterion(by))),
        })
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Empty | Value::Blank => String::new(),
            Value::Text(text) => text.clone(),
            Value::Texts(texts) => texts.join(", "),
            Value::Number(number) => number.to_string(),
            Value::Points(points) => self.decimal(&points.fraction()),
            Value::Coefficient(Coefficient::None) => String::new(),
            Value::Coefficient(Coefficient::Exact(number)) => self.decimal(number),
            Value::Coefficient(Coefficient::Series(numbers)) => {
                let numbers = numbers.iter().map(|number| self.decimal(number));
                numbers.collect::<Vec<_>>().join(" ")
            }
            Value::Needs { needs, hors_concours } => self.class(*needs, *hors_concours),
            Value::Sex(None) => String::new(),
            Value::Sex(Some(Sex::Man)) => self.label(text_key::PAPER_MAN),
            Value::Sex(Some(Sex::Woman)) => self.label(text_key::PAPER_WOMAN),
            Value::Colour(Side::White) => self.label(text_key::SIDE_WHITE),
            Value::Colour(Side::Black) => self.label(text_key::SIDE_BLACK),
            Value::Format(format) => self.label(&system(*format)),
            Value::Order(order) => order.iter().map(|by| self.label(criterion(*by))).collect::<Vec<_>>().join(", "),
            Value::Scale(win, draw, loss) => {
                let of = |points: Points| self.decimal(&points.fraction());
                [of(*win), of(*draw), of(*loss)].join(" – ")
            }
            Value::Oneself => "×".to_owned(),
            Value::Outcomes(outcomes) => {
                let outcomes = outcomes.iter().map(|outcome| self.outcome(*outcome));
                outcomes.filter(|outcome| !outcome.is_empty()).collect::<Vec<_>>().join(" ")
            }
            Value::Versus(one, two) => {
                let parts = [self.outcome(*one), self.outcome(*two)];
                if parts.iter().all(String::is_empty) { String::new() } else { parts.join(" : ") }
            }
            Value::Sum(sum) => self.decimal(sum),
            Value::Uncounted => self.label(text_key::PAPER_UNCOUNTED),
            Value::Encounter { opponent, colour, outcome } => {
                let colour = match colour {
                    Some(Side::White) => self.label(text_key::PAPER_WHITE),
                    Some(Side::Black) => self.label(text_key::PAPER_BLACK),
                    None => String::new(),
                };
                let parts = [opponent.to_string(), colour, self.outcome(*outcome)];
                parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn outcome(&self, outcome: MeetingOutcome) -> String {
        match outcome {
            MeetingOutcome::Scored(points) => self.decimal(&points.fraction()),
            MeetingOutcome::Plus => "+".to_owned(),
            MeetingOutcome::Minus => "–".to_owned(),
            MeetingOutcome::Open => String::new(),
        }
    }

    fn class(&self, needs: Needs, hors_concours: bool) -> String {
        let mut named: Vec<String> = needs.iter().map(|need| self.label(need_phrase(need))).collect();
        named.extend(hors_concours.then(|| self.label(text_key::PAPER_HORS_CONCOURS)));
        named.join(", ")
    }

    fn note(&self, note: &Note) -> String {
        let names = |numbers: &[Number]| {
            let names = numbers.iter().filter_map(|number| self.state.player(*number));
            Slot::Texts(names.map(|player| short_name(&player.entry.name)).collect())
        };
        self.say(&match note {
            Note::PairingBye(number) => message::event_odd(name(self.state, *number)),
            Note::Away(numbers) => message::event_not_playing(names(numbers)),
            Note::ByHand(reason) => message::event_why_hand(Slot::Text(reason.clone())),
            Note::Cells => message::paper_note_cells(),
            Note::Signs => message::paper_note_signs(),
            Note::Boards => message::paper_note_boards(),
            Note::TeamCount => message::paper_note_team_count(),
            Note::HorsConcours(numbers) => message::paper_note_hors_concours(names(numbers)),
            Note::Carried(white, black, score) => message::event_carried(
                name(self.state, *white),
                name(self.state, *black),
                Slot::Phrase(result(*score).to_owned()),
            ),
            Note::Missing(round, boards) => {
                missing_earlier(self.state, *round, boards.iter().copied().map(u32::from).collect())
            }
            Note::Left(numbers) => message::paper_note_left(names(numbers)),
        })
    }

    fn sign(&self, sign: &Sign) -> String {
        let (key, name) = match sign {
            Sign::Chief(name) => (text_key::PAPER_CHIEF, name.as_str()),
            Sign::Secretary(name) => (text_key::PAPER_SECRETARY, name.as_str()),
            Sign::Captain(number, captain) => {
                let name = name(self.state, *number);
                return self.say(&match captain.as_str() {
                    "" => message::paper_captain_of(name),
                    captain => message::paper_captain(name, Slot::Text(short_name(captain))),
                });
            }
            Sign::Referee => (text_key::PAPER_REFEREE, ""),
            Sign::Representative => (text_key::PAPER_REPRESENTATIVE, ""),
            Sign::Federation => (text_key::PAPER_FEDERATION, ""),
            Sign::Authority => (text_key::PAPER_AUTHORITY, ""),
            Sign::Doctor => (text_key::PAPER_DOCTOR, ""),
        };
        let label = self.label(key);
        if name.is_empty() { label } else { format!("{label}, {name}") }
    }
}

/// With a capital letter, at the head of a column.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(char::to_uppercase).into_iter().flatten().chain(letters).collect()
}

/// A number as papers have it: halves as ½, quarters and hundredths behind the mark of the language, others as a fraction.
fn decimal(number: &Fraction, lang: Lang) -> String {
    let whole = number.trunc();
    let rest = number - &whole;
    let half = Fraction::new(1.into(), 2.into());
    if rest == half {
        return if whole == Fraction::from_integer(0.into()) { "½".to_owned() } else { format!("{whole}½") };
    }
    let hundredths = &rest * Fraction::from_integer(100.into());
    if number.is_integer() || !hundredths.is_integer() || number < &Fraction::from_integer(0.into()) {
        return number.to_string();
    }
    let digits = format!("{:0>2}", hundredths.to_string());
    format!("{whole}{}{}", lang.decimal_mark(), digits.trim_end_matches('0'))
}

/// The same to be heard: what is not whole in words, as in the middle of a line.
fn in_words(number: &Fraction, wording: &Wording) -> String {
    if number.is_integer() {
        return number.to_string();
    }
    let sentence = message::menu_line(exact(number));
    wording.render(&sentence, Style::spoken(wording.lang())).trim_end_matches('.').to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_as_papers_have_them() {
        for (numer, denom, text) in
            [(0, 1, "0"), (1, 2, "½"), (5, 2, "2½"), (11, 4, "2,75"), (31, 6, "31/6"), (12, 1, "12"), (51, 50, "1,02")]
        {
            assert_eq!(decimal(&Fraction::new(numer.into(), denom.into()), Lang::Ru), text);
        }
        assert_eq!(decimal(&Fraction::new(11.into(), 4.into()), Lang::En), "2.75");
    }

    #[test]
    fn numbers_are_heard_in_words() {
        for (numer, denom, words) in [
            (31, 6, ["five and one sixth", "пять целых одна шестая", "п'ять цілих одна шоста"]),
            (11, 4, ["two and three quarters", "две целых три четвёртых", "дві цілих три четвертих"]),
            (5, 2, ["two and a half", "два с половиной", "два з половиною"]),
            (12, 1, ["12", "12", "12"]),
        ] {
            for (lang, words) in [Lang::En, Lang::Ru, Lang::Uk].into_iter().zip(words) {
                let heard = in_words(&Fraction::new(numer.into(), denom.into()), &Wording::new(lang));
                assert_eq!(heard, words, "{numer}/{denom}");
            }
        }
    }
}
