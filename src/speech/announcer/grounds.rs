//! By which rule something was ruled or refused, and what the documents say.

mod draws;
mod lawful;
mod made;
mod phrases;

use super::family;
use crate::Announcement;
use golos_clock::Ms;
use golos_game::{
    AttendanceEvent, Bar, Claim, ClaimEvent, ClockEvent, ClockReason, Command, Dismissed, Ending, Event, HandlingEvent,
    HearingEvent, Irregularity, Limit, MoveEvent, PendingRuling, PendingRulingEvent, Query, RecordRequest, Recorded,
    Refusal, RemedyEvent, Request, RulingRequest, Seat, State,
};
use golos_rules::Fault;
use golos_wording::laws::{self, Document, Subject};
use golos_wording::{Level, Sentence, Slot, message};

/// What a ruling or a refusal rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Grounds {
    /// The article that was cited.
    Article(String),
    /// The articles that a document cites for this.
    Cited(String),
    /// What it is about, where no article was cited.
    About(Subject),
    /// No rule: what was said was not understood, or could mean several moves.
    Program,
}

impl Grounds {
    /// Those of what happened, for him who heard this of it; none where nothing was ruled. The states are those around it.
    pub fn of_event(
        before: &State,
        after: &State,
        recorded: &Recorded<Event>,
        said: &[Announcement],
    ) -> Option<Grounds> {
        let event = &recorded.event;
        match event {
            // Of the article of all draws it is the part that is meant.
            Event::Ended { verdict, .. } if verdict.ending == Ending::Limit(Limit::Repetition) => {
                Some(Grounds::About(Subject::Repetition))
            }
            Event::Ended { verdict, .. } => Some(Grounds::Article(verdict.article.clone())),
            // What is counted rests on what was wrong with the move.
            Event::Move(MoveEvent::Made { notation, .. } | MoveEvent::Amended { notation, .. }) => {
                Some(made::grounds(before, after, notation))
            }
            // The move and its press in one breath: it is the move that was heard.
            Event::Move(MoveEvent::Pressed { .. }) if !before.is_manual() => None,
            Event::Move(MoveEvent::Pressed { .. }) => Some(named(before, "press.player", Subject::Press)),
            Event::Move(MoveEvent::TakenBack { .. }) => Some(named(before, "take.back", Subject::Announcement)),
            Event::Hearing(HearingEvent::Called { .. } | HearingEvent::Remarked { .. }) => {
                Some(named(before, "call.player", Subject::Arbiter))
            }
            Event::Hearing(HearingEvent::Attended) => Some(named(before, "call.arbiter", Subject::Arbiter)),
            Event::Hearing(HearingEvent::Signed { .. }) => Some(named(before, "sign.player", Subject::Record)),
            Event::Attendance(
                AttendanceEvent::Agreed { .. } | AttendanceEvent::Needed { .. } | AttendanceEvent::Settled(_),
            ) => Some(named(before, "rule.arbiter", Subject::Arbiter)),
            Event::Remedy(RemedyEvent::Counted { .. }) if !is_chess(before) => None,
            Event::Remedy(RemedyEvent::Reported { fault, .. }) => of_fault(before, *fault),
            Event::Remedy(RemedyEvent::IrregularityFound { fault, .. }) if !is_chess(before) => {
                of_fault(before, *fault)
            }
            Event::Remedy(RemedyEvent::MisdeedFound { misdeed: Irregularity::Displaced, .. }) => {
                let article = of_document(before, "board.displaced").map(Grounds::Article);
                article.or_else(|| about(before, event).map(Grounds::About))
            }
            // What was found has said why, but where he was let play on.
            Event::Remedy(RemedyEvent::Restoring { side, .. }) if !before.sheet_is_deferred(*side) => None,
            Event::Remedy(RemedyEvent::Restored { .. }) => None,
            Event::Remedy(RemedyEvent::IrregularityRuled { .. }) if !is_chess(before) => {
                let of_it = before.irregularity().and_then(|(_, fault)| of_fault(before, fault));
                of_it.or_else(|| about(before, event).map(Grounds::About))
            }
            event => cited(said)
                .or_else(|| of_clock(before, recorded.at, event))
                .or_else(|| about(before, event).map(Grounds::About)),
        }
    }

    /// Those of what was refused.
    pub fn of_refusal(state: &State, command: &Command, refusal: &Refusal, said: &[Announcement]) -> Grounds {
        let (by, ask) = (command.by.seat, &command.ask);
        let named = cited(said).or_else(|| article_of(state, ask, refusal).map(Grounds::Article));
        let named = named.or_else(|| lawful::grounds(state, by, refusal));
        let is_sanction = matches!(ask, Request::Ruling(RulingRequest::Impose(_) | RulingRequest::Lift { .. }));
        named.unwrap_or_else(|| Grounds::About(if is_sanction { Subject::Sanction } else { bars(state, refusal) }))
    }
}

/// The article that forbids what was wrong with a move.
fn of_fault(state: &State, fault: Fault) -> Option<Grounds> {
    let article = state.setup().rules.remedies.irregularities.faults.of(fault);
    (!article.is_empty()).then(|| Grounds::Article(article.to_owned()))
}

/// What the document of the game cites for this; if it is silent, what is said of the subject.
fn named(state: &State, citation: &str, subject: Subject) -> Grounds {
    of_document(state, citation).map_or(Grounds::About(subject), Grounds::Article)
}

/// The article by which the clocks stop, or are set right.
fn of_clock(state: &State, at: Ms, event: &Event) -> Option<Grounds> {
    let citation = match event {
        Event::Clock(ClockEvent::Paused { .. } | ClockEvent::Resumed) => "clock.stop",
        // CH-12.5: time is given for what disturbed the play, and not only for a faulty clock.
        Event::Clock(ClockEvent::Set { side, left, reason: ClockReason::Stated(_) })
            if state.clock().left(*side, at) < *left =>
        {
            "clock.given"
        }
        Event::Clock(ClockEvent::Set { reason: ClockReason::Stated(_), .. } | ClockEvent::CounterSet { .. }) => {
            "clock.set"
        }
        _ => return None,
    };
    let given = || of_document(state, "rule.arbiter").filter(|_| citation == "clock.given");
    of_document(state, citation).or_else(given).map(Grounds::Article)
}

/// The article that was named last.
fn cited(said: &[Announcement]) -> Option<Grounds> {
    let article = said.iter().rev().find_map(|utterance| article_in(&utterance.sentence));
    article.map(|article| Grounds::Article(article.to_owned()))
}

/// Its own article, else that of a sentence inside it.
fn article_in(sentence: &Sentence) -> Option<&str> {
    let slots = || sentence.slots().iter().rev().map(|(_, slot)| slot);
    let own = slots().find_map(|slot| if let Slot::Article(name) = slot { Some(name.as_str()) } else { None });
    own.or_else(|| slots().find_map(|slot| if let Slot::Sentence(inner) = slot { article_in(inner) } else { None }))
}

/// What an event is about that somebody has decided, or the rules have.
fn about(before: &State, event: &Event) -> Option<Subject> {
    Some(match event {
        Event::Attendance(AttendanceEvent::Arrived { .. }) => Subject::Start,
        Event::Attendance(
            AttendanceEvent::Agreed { .. } | AttendanceEvent::Needed { .. } | AttendanceEvent::Settled(_),
        ) => return None,
        Event::Attendance(_) => Subject::Lateness,
        Event::Opening(_) => Subject::Opening,
        Event::Move(MoveEvent::TakenBack { .. }) => Subject::Announcement,
        Event::Handling(HandlingEvent::Announced { .. }) => Subject::Announcement,
        Event::Handling(HandlingEvent::Unswitched { .. }) => Subject::Clock,
        Event::Handling(HandlingEvent::Written { .. }) => Subject::Record,
        Event::Handling(_) => Subject::Touch,
        Event::Clock(ClockEvent::Started { .. } | ClockEvent::StartAppointed { .. }) => Subject::Start,
        Event::Clock(
            ClockEvent::Flag { .. }
            | ClockEvent::PointedOut
            | ClockEvent::FlagVoid { .. }
            | ClockEvent::BothFound { .. },
        ) => Subject::Flag,
        Event::Clock(ClockEvent::IncrementGranted { .. }) => Subject::Increment,
        // What a ruling did to the clocks: it has been told itself.
        Event::Clock(ClockEvent::Set {
            reason: ClockReason::Penalty | ClockReason::Absence | ClockReason::PutBack,
            ..
        }) => return None,
        Event::Clock(_) => Subject::Clock,
        Event::Offer(_) => Subject::Offer,
        Event::Claim(ClaimEvent::Claimed { claim, .. }) => of_claim(*claim),
        Event::Claim(_) => claimed(before),
        Event::PendingRulings(PendingRulingEvent::Protested { .. } | PendingRulingEvent::Answered { .. }) => {
            Subject::Protest
        }
        Event::PendingRulings(PendingRulingEvent::Dismissed { matter, .. }) => match matter {
            Dismissed::Flag => Subject::Flag,
            Dismissed::Lateness => Subject::Lateness,
            Dismissed::Violations => irregular(before),
            Dismissed::Limit(_) => Subject::Limit,
        },
        // CH-6.9, CH-7.5.5: what was searched decides the flag, or the last illegal move.
        Event::PendingRulings(PendingRulingEvent::MateSearched { .. }) if before.docket().iter().any(is_flag) => {
            Subject::Flag
        }
        Event::PendingRulings(PendingRulingEvent::MateSearched { .. }) if before.search_due().is_none() => return None,
        Event::PendingRulings(PendingRulingEvent::MateSearched { .. }) => irregular(before),
        Event::PendingRulings(_) => Subject::Arbiter,
        Event::Remedy(RemedyEvent::Penalized { .. }) if !is_chess(before) => Subject::Sanction,
        Event::Remedy(_) => irregular(before),
        Event::Adjournment(_) => Subject::Adjournment,
        Event::Ended { .. } | Event::Revoked => Subject::Result,
        Event::Hearing(HearingEvent::Adjusted) => Subject::Touch,
        Event::Opened(_) | Event::Move(_) | Event::Hearing(_) | Event::Record(_) => return None,
    })
}

fn is_flag(matter: &PendingRuling) -> bool {
    matches!(matter, PendingRuling::Flag(_))
}

/// What the claim is about that is checked.
fn claimed(state: &State) -> Subject {
    state.claim().map_or(Subject::Claim, |(_, claim)| of_claim(claim))
}

const fn of_claim(claim: Claim) -> Subject {
    match claim {
        Claim::Repetition => Subject::Repetition,
        Claim::Counter => Subject::Limit,
        Claim::Foul => Subject::Foul,
        Claim::ClearDraw | Claim::Dead => Subject::Draw,
        Claim::ShortOfTime | Claim::NormalMeans => Subject::Claim,
        Claim::Increment => Subject::Increment,
    }
}

/// Chess knows illegal moves, draughts irregularities.
fn irregular(state: &State) -> Subject {
    if is_chess(state) { Subject::IllegalMove } else { Subject::Irregularity }
}

fn is_chess(state: &State) -> bool {
    family::name(state.setup().rules.variant) == "chess"
}

/// The article of the rules that refused, where they name it.
fn article_of(state: &State, ask: &Request, refusal: &Refusal) -> Option<String> {
    let rules = &state.setup().rules;
    if let Some(article) = draws::article(state, ask, refusal) {
        return Some(article);
    }
    // CH-13.3.2: the record too is asked for on one's own move.
    if let (Refusal::NotYourTurn(_), Request::Record(RecordRequest::Query(Query::Sheet)), Some(rule)) =
        (refusal, ask, &rules.score.sheet)
    {
        return Some(rule.article.clone());
    }
    if let Some(citation) = refusal.citation() {
        return of_document(state, citation);
    }
    if let Some(article) = refusal.article() {
        return Some(article.to_owned());
    }
    // CH-19.4: the offer that stands behind the increment is answered first.
    if let (Refusal::OfferFirst, Some(rule)) = (refusal, &rules.time.quickplay) {
        return Some(rule.increment.clone());
    }
    let is_clock = matches!(refusal, Refusal::ClockFloor(_) | Refusal::ClockClosed(_));
    is_clock.then(|| rules.time.clock.article.clone())
}

/// What the document of the game cites for this, in the game's own chapter if it has one; if it is silent, what the
/// document cites that it is based on.
fn of_document(state: &State, citation: &str) -> Option<String> {
    articles(state, citation).into_iter().next()
}

/// All that is cited for this.
fn articles(state: &State, citation: &str) -> Vec<String> {
    let asked = documents(state);
    let of = |document: Document| {
        let (own, others) = (chapter(state, document), other_chapters(state, &[document]));
        let fits = |article: &&String| match own {
            Some(chapter) => article.starts_with(chapter),
            None => !others.iter().any(|other| article.starts_with(other.as_str())),
        };
        document.citations(citation).iter().filter(fits).cloned().collect::<Vec<_>>()
    };
    asked.into_iter().map(of).find(|articles| !articles.is_empty()).unwrap_or_default()
}

/// What it is that stands against it.
fn bars(state: &State, refusal: &Refusal) -> Subject {
    match refusal.bar() {
        Bar::Subject(subject) => subject,
        Bar::PendingClaim => claimed(state),
        Bar::Irregular => irregular(state),
    }
}

/// What the documents of the game say of what is asked for.
pub(super) fn rule(state: &State, seat: Seat, text: &str) -> Vec<Announcement> {
    let documents = documents(state);
    let scope = laws::Scope {
        documents: &documents,
        others: &other_chapters(state, &documents),
        is_hundred: is_hundred(state),
        cited: &|topic| phrases::cited(state, topic),
    };
    match laws::asked_in(text, &scope) {
        Ok(asked) => told(seat, &asked),
        Err(why) => vec![Announcement::answer(seat, no_such_law(text, &why, documents.first().copied()))],
    }
}

/// Whether it is played on a board of a hundred squares.
fn is_hundred(state: &State) -> bool {
    state.position().draughts().is_some_and(|board| board.geometry().size() == 10)
}

/// By which rule that was which he heard last.
pub(super) fn why(state: &State, seat: Seat, grounds: Option<&Grounds>) -> Vec<Announcement> {
    let asked = grounds.and_then(|grounds| match grounds {
        Grounds::Article(name) => laws::cited(name),
        Grounds::Cited(citation) => laws::cited_all(&articles(state, citation)),
        Grounds::Program => None,
        Grounds::About(subject) => {
            let documents = documents(state);
            let others = other_chapters(state, &documents);
            documents.iter().find_map(|document| laws::on_in(*subject, *document, &others))
        }
    });
    match asked {
        Some(asked) => told(seat, &asked),
        None if grounds == Some(&Grounds::Program) => vec![Announcement::answer(seat, message::law_by_program())],
        None => vec![Announcement::answer(seat, message::law_no_grounds())],
    }
}

/// The chapter of a document that is about the game, where it has one of its own.
fn chapter(state: &State, document: Document) -> Option<&'static str> {
    document.chapter(family::name(state.setup().rules.variant))
}

/// The chapters of these documents that are about other games only.
fn other_chapters(state: &State, documents: &[Document]) -> Vec<String> {
    let family = family::name(state.setup().rules.variant);
    documents.iter().flat_map(|document| document.other_chapters(family)).cloned().collect()
}

/// Those that the game is played by, and those that are silent on nothing that they leave open.
fn documents(state: &State) -> Vec<Document> {
    Document::of(state.document()).map(Document::asked).unwrap_or_default()
}

/// That nothing is said of what was asked, and why: with the topics that are like it, or with an example out of this
/// document, or the first that there is.
#[must_use]
pub fn no_such_law(text: &str, why: &laws::NoRule, document: Option<Document>) -> Sentence {
    let is_empty = text.trim().is_empty();
    let text = Slot::Text(text.to_owned());
    match why {
        laws::NoRule::Number => message::law_no_article(text),
        laws::NoRule::Silent => message::law_silent(text),
        laws::NoRule::Unknown { near } if !near.is_empty() => {
            message::law_unknown_near(text, Slot::Topics(near.iter().map(|&name| name.to_owned()).collect()))
        }
        laws::NoRule::Unknown { .. } => {
            let document = document.or_else(|| Document::built_in().first().copied());
            let example = document.and_then(|document| laws::on(Subject::Touch, document));
            let example = example.and_then(|asked| asked.articles.first().cloned());
            let example = Slot::Article(example.unwrap_or_default());
            if is_empty { message::law_which(example) } else { message::law_unknown(text, example) }
        }
    }
}

/// What is told of a rule: the articles, a sentence each, and which more there are; each with its level. An article is told
/// with the document it stands in; those that are named behind it are of the same.
#[must_use]
pub fn laws(asked: &laws::RuleAnswer) -> Vec<(Sentence, Level)> {
    let law = |name: &String| message::law(Slot::Article(name.clone()), Slot::Law(name.clone()));
    let more = || message::law_more(Slot::Articles(asked.more.clone()));
    let more = (!asked.more.is_empty()).then(|| (more(), Level::Normal));
    asked.articles.iter().map(|name| (law(name), Level::Full)).chain(more).collect()
}

fn told(seat: Seat, asked: &laws::RuleAnswer) -> Vec<Announcement> {
    laws(asked).into_iter().map(|(sentence, level)| Announcement::answer(seat, sentence).at(level)).collect()
}
