//! By which rule something was ruled or refused, and what the documents say.

use crate::game::{ClockEvent, Event, HearingEvent, MoveEvent, Refusal, RemedyEvent, Seat, State};
use crate::speech::Utterance;
use crate::wording::laws::{self, Document, Subject};
use crate::wording::{Level, Sentence, Slot};

/// What a ruling or a refusal rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Grounds {
    /// The article that was cited.
    Article(String),
    /// What it is about, where no article was cited.
    About(Subject),
}

impl Grounds {
    /// Those of what happened; none where nothing was ruled.
    pub fn of_event(event: &Event, said: &[Utterance]) -> Option<Grounds> {
        cited(said).or_else(|| about(event).map(Grounds::About))
    }

    /// Those of what was refused.
    pub fn of_refusal(refusal: &Refusal, said: &[Utterance]) -> Grounds {
        cited(said).unwrap_or_else(|| Grounds::About(bars(refusal)))
    }
}

/// The article that was named last.
fn cited(said: &[Utterance]) -> Option<Grounds> {
    let article = said.iter().rev().find_map(|utterance| article_in(&utterance.sentence));
    article.map(|article| Grounds::Article(article.to_owned()))
}

fn article_in(sentence: &Sentence) -> Option<&str> {
    sentence.slots().iter().rev().find_map(|(_, slot)| {
        if let Slot::Sentence(inner) = slot {
            return article_in(inner);
        }
        if let Slot::Article(name) = slot { Some(name.as_str()) } else { None }
    })
}

/// What an event is about that somebody has decided, or the rules have.
const fn about(event: &Event) -> Option<Subject> {
    Some(match event {
        Event::Attendance(_) => Subject::Lateness,
        Event::Opening(_) => Subject::Opening,
        Event::Move(MoveEvent::TakenBack { .. }) => Subject::Announcement,
        Event::Clock(ClockEvent::Started { .. }) => Subject::Start,
        Event::Clock(ClockEvent::Flag { .. } | ClockEvent::PointedOut { .. } | ClockEvent::FlagVoid { .. }) => {
            Subject::Flag
        }
        Event::Clock(ClockEvent::IncrementGranted { .. }) => Subject::Increment,
        Event::Clock(_) => Subject::Clock,
        Event::Offer(_) => Subject::Offer,
        Event::Claim(_) => Subject::Claim,
        Event::Docket(_) => Subject::Arbiter,
        Event::Remedy(RemedyEvent::Penalized { .. }) => Subject::Sanction,
        Event::Remedy(_) => Subject::Irregularity,
        Event::Adjournment(_) => Subject::Adjournment,
        Event::Ended { .. } | Event::Revoked { .. } => Subject::Result,
        Event::Hearing(HearingEvent::Adjusted { .. }) => Subject::Touch,
        Event::Opened(_) | Event::Move(_) | Event::Hearing(_) | Event::Record(_) => return None,
    })
}

/// What it is that stands against it.
const fn bars(refusal: &Refusal) -> Subject {
    match refusal {
        Refusal::NotStarted | Refusal::AlreadyStarted => Subject::Start,
        Refusal::OpeningNotDrawn | Refusal::OpeningTooLate | Refusal::OpeningNotHere | Refusal::Opening(_) => {
            Subject::Opening
        }
        Refusal::Regulation(_) => Subject::Opening,
        Refusal::Stopped
        | Refusal::NotStopped
        | Refusal::ClockFloor(_)
        | Refusal::ClockClosed(_)
        | Refusal::NoTimeLeft(_)
        | Refusal::SideNeeded => Subject::Clock,
        Refusal::Over | Refusal::NoHalfPoint => Subject::Result,
        Refusal::NotYourTurn(_) | Refusal::Move(_) | Refusal::AlreadyMade | Refusal::NothingToTakeBack => Subject::Move,
        Refusal::NothingToPress => Subject::Press,
        Refusal::NotPermitted(_)
        | Refusal::NothingPending
        | Refusal::ReasonNeeded
        | Refusal::NoWayBack
        | Refusal::Internal(_) => Subject::Arbiter,
        Refusal::ClaimAfterMove
        | Refusal::ClaimPending
        | Refusal::ClaimNotHere
        | Refusal::PlayerMustClaim
        | Refusal::Written(_)
        | Refusal::NotYet(_) => Subject::Claim,
        Refusal::OfferTooEarly(_)
        | Refusal::OfferTooManyPieces(_)
        | Refusal::OfferNotTwice
        | Refusal::OfferWrongMoment
        | Refusal::NoOffer
        | Refusal::OfferFirst
        | Refusal::OffersForbidden => Subject::Offer,
        Refusal::NoFlag
        | Refusal::NoBothFlags
        | Refusal::NotBothFlags(_)
        | Refusal::NotLastPeriod(_)
        | Refusal::OwnFlag
        | Refusal::Undetermined
        | Refusal::Searching => Subject::Flag,
        Refusal::TooLate | Refusal::TooManyMoves { .. } | Refusal::OpponentDecides => Subject::Irregularity,
        Refusal::Touched(_) => Subject::Touch,
        Refusal::Absent(_) | Refusal::NotAbsent(_) | Refusal::NoLateness => Subject::Lateness,
        Refusal::NoFoul => Subject::Foul,
        Refusal::NothingSealed | Refusal::Seal(_) | Refusal::Adjourned => Subject::Adjournment,
    }
}

/// What the documents of the game say of what is asked for.
pub(super) fn rule(state: &State, seat: Seat, text: &str) -> Vec<Utterance> {
    let documents = documents(state);
    match laws::asked(text, &documents) {
        Some(asked) => told(seat, &asked),
        None => {
            let own = Document::of(state.document()).unwrap_or(Document::Russia2022);
            vec![Utterance::answer(seat, no_such_law(text, own))]
        }
    }
}

/// By which rule that was which he heard last.
pub(super) fn why(state: &State, seat: Seat, grounds: Option<&Grounds>) -> Vec<Utterance> {
    let asked = grounds.and_then(|grounds| match grounds {
        Grounds::Article(name) => laws::cited(name),
        Grounds::About(subject) => documents(state).iter().find_map(|document| laws::on(*subject, *document)),
    });
    match asked {
        Some(asked) => told(seat, &asked),
        None => vec![Utterance::answer(seat, Sentence::new("law-no-grounds"))],
    }
}

/// Those that the game is played by, and those that are silent on nothing that they leave open.
fn documents(state: &State) -> Vec<Document> {
    let own = Document::of(state.document());
    let behind = match own {
        Some(Document::Russia2022) => &[Document::Code, Document::Russia2013][..],
        Some(Document::Russia2013) => &[Document::Code, Document::Russia2022],
        Some(Document::Code) => &[Document::Russia2022],
        Some(Document::Chess2020) => &[Document::Fide],
        Some(Document::Ukraine2026 | Document::Fide) | None => &[],
    };
    own.into_iter().chain(behind.iter().copied()).collect()
}

/// That no rule is called so, with an example out of this document.
#[must_use]
pub fn no_such_law(text: &str, document: Document) -> Sentence {
    let example = laws::on(Subject::Touch, document).and_then(|asked| asked.articles.first().cloned());
    let unknown = Sentence::new("law-unknown").with("text", Slot::Text(text.to_owned()));
    unknown.with("example", Slot::Article(example.unwrap_or_default()))
}

/// What is told of a rule: the articles, a sentence each, and which more there are; each with its level. An article is told
/// with the document it stands in; those that are named behind it are of the same.
#[must_use]
pub fn laws(asked: &laws::Asked) -> Vec<(Sentence, Level)> {
    let law = |name: &String| {
        Sentence::new("law").with("article", Slot::Article(name.clone())).with("law", Slot::Law(name.clone()))
    };
    let more = || Sentence::new("law-more").with("articles", Slot::Articles(asked.more.clone()));
    let more = (!asked.more.is_empty()).then(|| (more(), Level::Normal));
    asked.articles.iter().map(|name| (law(name), Level::Full)).chain(more).collect()
}

fn told(seat: Seat, asked: &laws::Asked) -> Vec<Utterance> {
    laws(asked).into_iter().map(|(sentence, level)| Utterance::answer(seat, sentence).at(level)).collect()
}
