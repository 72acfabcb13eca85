//! What is found in letters, why something is refused, and where two records part, in words.

use golos_letters::{Note, Parting, Provision, ReadLetter, Refusal, Said, State, WhichDate};
use golos_wording::{Sentence, Slot, Wording, message, text_key};

use super::words::{cited, day, days, text};

/// A note in words, with the article of the edition.
#[must_use]
pub fn note(note: &Note, state: &State) -> Sentence {
    let penalty = &state.setup().rules.penalty;
    let is_further = |days: u32| penalty.further != penalty.first && days == penalty.further;
    let provision = match note {
        Note::Charged { days, dates: false, .. } if is_further(*days) => Some(Provision::FurtherPenalty),
        note => note.provision(),
    };
    let sentence = match note {
        Note::MarkDiffers { stated, mark } if state.setup().rules.time.transit.is_some() => {
            message::letters_mark_differs_mail(day(*stated), day(*mark))
        }
        Note::Near { side, left } if state.setup().rules.time.transit.is_some() => {
            message::letters_near_mail(*side, days(*left))
        }
        note => plain_note(note),
    };
    cited(sentence, provision.map(|provision| state.article(provision)).unwrap_or_default())
}

/// A line of a letter in a sentence, which has a full stop of its own.
fn whole(line: &str) -> Slot {
    text(line.trim_end_matches(['.', ' ']))
}

fn plain_note(note: &Note) -> Sentence {
    match note {
        Note::CodeMissing => message::letters_code_missing(),
        Note::RepeatMissing => message::letters_repeat_missing(),
        Note::RepeatTooLong(written) => message::letters_repeat_too_long(text(written)),
        Note::AcceptedMissing => message::letters_accepted_missing(),
        Note::AnsweredTooSoon => message::letters_answered_too_soon(),
        Note::DrawNotOffered => message::letters_draw_not_offered(),
        Note::MoveBeside(written) => message::letters_move_beside(text(written)),
        Note::FirstMoveLost => message::letters_first_move_lost(),
        Note::EarlyEnquiry(due) => message::letters_early_enquiry(day(*due)),
        Note::RepeatWrong { written, sent } => message::letters_repeat_wrong(text(written), text(sent)),
        Note::MoveMissing => message::letters_move_missing(),
        Note::Short(written) => message::letters_short(text(written)),
        Note::NotAgreed(written) => message::letters_not_agreed(text(written)),
        Note::Illegible(written) => message::letters_illegible(text(written)),
        Note::Ambiguous(written) => message::letters_ambiguous(text(written)),
        Note::Impossible(written) => message::letters_impossible(text(written)),
        Note::Single { written, made } => message::letters_single(text(written), text(made)),
        Note::SignWrong(written) => message::letters_sign_wrong(text(written)),
        Note::ForcedMissing(forced) => message::letters_forced_missing(text(forced)),
        Note::Extra(written) => message::letters_extra(text(written)),
        Note::OfferCut(written) => message::letters_offer_cut(text(written)),
        Note::AnyMove => message::letters_any_move(),
        Note::NoSuchOffer(name) if name.is_empty() => message::letters_no_offers(),
        Note::NoSuchOffer(name) => message::letters_no_such_offer(text(name)),
        Note::NumberWrong { written, right } => message::letters_number_wrong(*written, *right),
        Note::DateMissing(WhichDate::PartnerSent) => message::letters_no_partner_sent(),
        Note::DateMissing(WhichDate::Received) => message::letters_no_received(),
        Note::DateMissing(WhichDate::Sent) => message::letters_no_sent(),
        Note::TotalsMissing => message::letters_no_totals(),
        Note::TotalDiffers { side, stated, counted } => message::letters_total_differs(*side, *stated, *counted),
        Note::MarkDiffers { stated, mark } => message::letters_mark_differs(day(*stated), day(*mark)),
        Note::Estimated { which: WhichDate::Sent, day: on } => message::letters_estimated_sent(day(*on)),
        Note::Estimated { day: on, .. } => message::letters_estimated_received(day(*on)),
        Note::DateImpossible { which: WhichDate::Received, day: on } => message::letters_impossible_received(day(*on)),
        Note::DateImpossible { day: on, .. } => message::letters_impossible_sent(day(*on)),
        Note::SlowTransit(count) => message::letters_slow(days(*count)),
        Note::NotUnderstood(line) => message::letters_not_understood(whole(line)),
        Note::Duplicate => message::letters_duplicate(),
        Note::FirstStands(written) => message::letters_first_stands(text(written)),
        Note::PenaltyDue { side, days: count, .. } => message::letters_penalty_due(*side, days(*count)),
        Note::Charged { side, days: count, .. } => message::letters_charged(*side, days(*count)),
        Note::ChargedTooMuch { charged, due } => message::letters_charged_too_much(*charged, *due),
        Note::ChargeLapsed(count) => message::letters_charge_lapsed(days(*count)),
        Note::Corrected { side, total } => message::letters_corrected(*side, *total),
        Note::CorrectionLapsed { side, total } => message::letters_correction_lapsed(*side, *total),
        Note::Delayed { side, days: count } => message::letters_delayed(days(*count), *side),
        Note::LateQuery(count) => message::letters_late_query(days(*count)),
        Note::EarlyRepeat(due) => message::letters_early_repeat(day(*due)),
        Note::OverTime { side, moves, total, limit } => message::letters_over_time(*side, *total, *moves, *limit),
        Note::Near { side, left } => message::letters_near_post(*side, days(*left)),
        Note::BreakWords(line) => message::letters_break_words(whole(line)),
        Note::PlayEnded => message::letters_play_ended(),
        Note::Thinking(side) => message::letters_thinking(*side),
    }
}

/// What a letter comes to, before it is recorded.
#[must_use]
pub fn found(state: &State, letter: &golos_letters::Letter, examined: &golos_letters::Examined) -> Vec<Sentence> {
    let outcome = &examined.outcome;
    let mut all = Vec::new();
    if !outcome.made.is_empty() {
        all.push(message::letters_made(Slot::Text(outcome.made.join(", "))));
    }
    all.push(message::letters_days(outcome.days));
    all.push(message::letters_totals(outcome.totals.white, outcome.totals.black));
    all.extend(outcome.offers.iter().map(|offer| message::letters_offered(Slot::Text(offer.moves.join(", ")))));
    all.extend(letter.said.iter().filter_map(|said| match said {
        Said::OffersDraw => Some(message::letters_draw_offered(letter.by)),
        Said::NewAddress(address) => Some(message::letters_address_changed(text(address))),
        _ => None,
    }));
    let words = letter.said.iter().filter_map(|said| match said {
        Said::BreakInOtherWords(words) => Some(Note::BreakWords(words.clone())),
        _ => None,
    });
    all.extend(examined.notes.iter().cloned().chain(words).map(|it| note(&it, state)));
    let told = letter.dates.dispatch().or(outcome.sent);
    all.extend(letter.said.iter().filter_map(|said| match (said, told) {
        (Said::TakesBreak(first, last), Some(told)) if first <= last => {
            let it = state.announced(letter.by, (*first, *last), told, false);
            (it.valid != Some((*first, *last))).then(|| super::words::announced(&it, state))
        }
        _ => None,
    }));
    all.extend(outcome.end.into_iter().flat_map(super::words::result));
    all
}

/// Why something is not done, for who types commands: an option of the command line is named where it helps.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Sentence {
    refused(refusal, ["--sent", "--received", "--article"])
}

/// The same in the room of letters: the word that helps is named.
#[must_use]
pub(super) fn refused_here(refusal: &Refusal, wording: &Wording) -> Sentence {
    let word = |key: &str, example: &str| {
        let words = wording.words(key);
        format!("{} {example}", words.first().map(String::as_str).unwrap_or_default())
    };
    let sent = word(text_key::LETTERS_WORD_SENT, "03.10");
    let received = word(text_key::LETTERS_WORD_RECEIVED, "03.10");
    let article = word(text_key::LETTERS_WORD_ARTICLE, "10.2.6");
    refused(refusal, [&sent, &received, &article])
}

fn refused(refusal: &Refusal, [sent, received, article]: [&str; 3]) -> Sentence {
    match refusal {
        Refusal::Over => message::refuse_letters_over(),
        Refusal::Claimed => message::refuse_letters_claimed(),
        Refusal::ClaimedAlready => message::refuse_letters_claimed_already(),
        Refusal::OtherGame(code) => message::refuse_letters_other_game(text(code)),
        Refusal::NeedsDate(WhichDate::Sent | WhichDate::PartnerSent) => message::refuse_letters_date_sent(text(sent)),
        Refusal::NeedsDate(WhichDate::Received) => message::refuse_letters_date_received(text(received)),
        Refusal::SentBeforeReceived { sent: on, received: came } => {
            message::refuse_letters_before(day(*on), day(*came))
        }
        Refusal::MarkAfterArrival { mark, arrived } => message::refuse_letters_mark_late(day(*mark), day(*arrived)),
        Refusal::ArrivedTooEarly { arrived, sent } => message::refuse_letters_arrived_early(day(*arrived), day(*sent)),
        Refusal::ReceivedBeforeSent { received, sent } => {
            message::refuse_letters_received_early(day(*received), day(*sent))
        }
        Refusal::MendFirst(side) => message::refuse_letters_mend_first(*side),
        Refusal::NoDrawOffered => message::refuse_letters_no_draw(),
        Refusal::NotInDocument => message::refuse_letters_not_in_document(),
        Refusal::RecordCame => message::refuse_letters_record_came(),
        Refusal::Final => message::refuse_letters_final(),
        Refusal::NotTheTurn(side) => message::refuse_letters_turn(*side),
        Refusal::NothingToMend => message::refuse_letters_nothing_to_mend(),
        Refusal::NothingToRepeat => message::refuse_letters_nothing_to_repeat(),
        Refusal::NoFault { moves, total, limit } => message::refuse_letters_no_fault(*total, *moves, *limit),
        Refusal::ClaimTooLate(control) => message::refuse_letters_claim_late(*control),
        Refusal::ClaimBarred(control) => message::refuse_letters_claim_barred(*control),
        Refusal::NoClaim => message::refuse_letters_no_claim(),
        Refusal::BreakBackwards => message::refuse_letters_break_backwards(),
        Refusal::NoBreak => message::refuse_letters_no_break(),
        Refusal::NotOver => message::refuse_letters_not_over(),
        Refusal::NotAdjudicated => message::refuse_letters_not_adjudicated(),
        Refusal::ArticlesMissing => message::refuse_letters_articles(text(article)),
        Refusal::NotASanction => message::refuse_letters_sanction(),
        Refusal::ArbiterOnly => message::refuse_letters_arbiter(),
        Refusal::NoSuchLetter(number) => message::refuse_letters_no_letter(*number),
        Refusal::HandedAlready => message::refuse_letters_handed(),
        Refusal::NoAppeal => message::refuse_letters_no_appeal(),
        Refusal::OnServer => message::refuse_letters_on_server(),
        Refusal::NotOnServer => message::refuse_letters_not_on_server(),
        Refusal::ServerDiffers { half_move, recorded, told } => {
            let none = |text: &String| Slot::Text(if text.is_empty() { "–".to_owned() } else { text.clone() });
            message::refuse_letters_server_differs(*half_move, none(recorded), none(told))
        }
        Refusal::Closed => message::refuse_letters_closed(),
        Refusal::Internal(_) => message::refuse_letters_internal(),
    }
}

/// Where two records part.
#[must_use]
pub fn parting(parting: &Parting) -> Sentence {
    let made = |made: &Option<String>| {
        made.as_deref().map_or_else(|| Slot::Phrase(text_key::LETTERS_PART_NONE.to_owned()), text)
    };
    match parting {
        Parting::Game => message::letters_part_game(),
        Parting::Move { half_move, one, other } => {
            let place = u32::try_from(*half_move).unwrap_or(u32::MAX).saturating_add(1);
            message::letters_part_move(place, made(one), made(other))
        }
        Parting::Sent { by, letter, one, other } => message::letters_part_sent(*letter, *by, day(*one), day(*other)),
        Parting::Days { by, letter, one, other } => message::letters_part_days(*letter, *by, *one, *other),
        Parting::Break { by, one, other } => {
            let span = |span: &Option<(golos_letters::Day, golos_letters::Day)>| match span {
                Some((first, last)) => Slot::from(message::letters_part_span(day(*first), day(*last))),
                None => Slot::Phrase(text_key::LETTERS_PART_NONE.to_owned()),
            };
            message::letters_part_break(*by, span(one), span(other))
        }
        Parting::Total { side, one, other } => message::letters_part_total(*side, *one, *other),
    }
}

/// That a letter came another way than by post, where that has to be allowed (R-10.2.1, CH-55.2.3); `None` otherwise.
#[must_use]
pub fn other_way(read: &ReadLetter, state: &State) -> Option<Sentence> {
    let needs = read.mail.is_some() && !state.may_go_otherwise();
    needs.then(|| cited(message::letters_other_way(), state.article(Provision::OtherWay)))
}
