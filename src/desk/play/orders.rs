//! What the arbiter orders from a list, where nobody types: clocks, results, sanctions, and the reasons for them.

use super::Play;
use crate::Desk;
use crate::scan::{Offered, ScanAction, alphabet, leaf};
use golos_clock::Ms;
use golos_game::{
    ClockRequest, Outcome, Phase, RecordRequest, RemedyRequest, Request, RulingRequest, Sanction, SanctionRequest,
    Seat, TimeChange,
};
use golos_input::Intent;
use golos_input::switch::Branch;
use golos_rules::Side;
use golos_wording::{Sentence, message, text_key};

/// Reasons that are usual, each in the words of the language.
const REASONS: [&str; 9] = [
    text_key::SCAN_REASON_AGREED,
    text_key::SCAN_REASON_RULES,
    text_key::SCAN_REASON_CLOCK,
    text_key::SCAN_REASON_ENTRY,
    text_key::SCAN_REASON_DISTURBED,
    text_key::SCAN_REASON_DEVICE,
    text_key::SCAN_REASON_CONDUCT,
    text_key::SCAN_REASON_ABSENT,
    text_key::SCAN_REASON_HEALTH,
];

/// By how much a clock is corrected.
const SPANS: [Ms; 6] = [
    Ms::from_secs(60),
    Ms::from_secs(120),
    Ms::from_secs(180),
    Ms::from_secs(300),
    Ms::from_secs(30),
    Ms::from_secs(10),
];

/// The most signs of a reason that is put together.
const MOST_CHARS: usize = 120;

const SIDES: [(&str, Side); 2] = [(text_key::WORDS_WHITE, Side::White), (text_key::WORDS_BLACK, Side::Black)];

impl Play {
    /// What the arbiter can order besides ruling what waits for him. What is refused is told as it is when typed.
    pub(super) fn orders(&self, seat: Option<Seat>) -> Vec<Branch<Offered>> {
        let state = self.state();
        if self.seat().or(seat).is_some_and(|seat| seat != Seat::Arbiter) {
            return Vec::new();
        }
        let order = |key, ask| Offered::ask(key, Some(Seat::Arbiter), ask);
        let mut root = Vec::new();
        let attend: Request = RecordRequest::Attend.into();
        if self.takes(Some(Seat::Arbiter), &attend) {
            root.push(order(text_key::WORDS_ATTEND, attend));
        }
        if state.sealed().is_some() {
            let open = Intent::Envelope { by: Some(Seat::Arbiter) };
            root.push(Offered::named(text_key::WORDS_ENVELOPE, ScanAction::Request(open)));
        }
        if self.is_arbiters_own() {
            let ending = Intent::Ending { by: Some(Seat::Arbiter) };
            root.push(Offered::named(text_key::WORDS_ENDING, ScanAction::Request(ending)));
        }
        if state.phase() == Phase::Playing {
            root.push(order(text_key::WORDS_PAUSE, ClockRequest::Pause { reason: String::new() }.into()));
        }
        let is_on = matches!(state.phase(), Phase::Playing | Phase::Paused);
        if is_on && state.is_manual() && !state.plies().is_empty() {
            root.push(order(text_key::WORDS_CORRECT, RemedyRequest::Correct.into()));
            root.push(order(text_key::WORDS_STAND, RemedyRequest::Stand.into()));
        }
        if is_on {
            root.extend(Offered::list(text_key::SCAN_CLOCKS, clocks()));
            root.extend(Offered::list(text_key::WORDS_SANCTION, sanctions()));
        }
        root.extend(Offered::list(text_key::WORDS_RESULT, results()));
        root
    }

    /// The reasons that can be given from a list, and what a reason is put together of.
    pub(super) fn reasons(&self, desk: &Desk) -> Vec<Branch<Offered>> {
        let usual = self.spelled.is_empty().then(|| REASONS.map(|key| Offered::named(key, ScanAction::Say(key))));
        usual.into_iter().flatten().chain(alphabet(desk, &self.spelled)).collect()
    }

    /// A sign stands behind what is being put together.
    pub(crate) fn spell(&mut self, text: &str) {
        let behind = if self.spelled.is_empty() { text.trim_start().to_owned() } else { text.to_lowercase() };
        if self.spelled.chars().count() + behind.chars().count() <= MOST_CHARS {
            self.spelled.push_str(&behind);
        }
    }

    /// The last sign goes.
    pub(crate) fn erase(&mut self) {
        self.spelled.pop();
    }

    /// What was put together; from here on it is no more.
    pub(crate) fn take_spelled(&mut self) -> String {
        std::mem::take(&mut self.spelled).trim().to_owned()
    }
}

fn results() -> Vec<Branch<Offered>> {
    let result = |(key, outcome)| {
        let ask = RulingRequest::Result { outcome, scale: None, reason: String::new() };
        Offered::ask(key, Some(Seat::Arbiter), ask.into())
    };
    [
        (text_key::SCAN_WIN_WHITE, Outcome::Win(Side::White)),
        (text_key::SCAN_WIN_BLACK, Outcome::Win(Side::Black)),
        (text_key::SCAN_DRAWN, Outcome::Draw),
        (text_key::SCAN_LOST_BOTH, Outcome::BothLost),
    ]
    .map(result)
    .to_vec()
}

/// More time and less, for one side and for both.
fn clocks() -> Vec<Branch<Offered>> {
    let change = |label: Sentence, ask: ClockRequest| {
        leaf(label, ScanAction::Request(Intent::Game { by: Some(Seat::Arbiter), ask: ask.into() }))
    };
    let changes = |ask: &dyn Fn(TimeChange) -> ClockRequest| -> Vec<Branch<Offered>> {
        let more = |span| change(message::scan_more_time(span), ask(TimeChange::Add(span)));
        let less = |span| change(message::scan_less_time(span), ask(TimeChange::Take(span)));
        SPANS.into_iter().map(more).chain(SPANS.into_iter().map(less)).collect()
    };
    let one = |(key, side): (&'static str, Side)| {
        Offered::list(key, changes(&|change| ClockRequest::Correct { side, change, reason: String::new() }))
    };
    let both = Offered::list(
        text_key::WORDS_BOTH,
        changes(&|change| ClockRequest::CorrectBoth { change, reason: String::new() }),
    );
    SIDES.into_iter().filter_map(one).chain(both).collect()
}

/// For one side, the lightest first; time for the opponent by the minutes that the rules name.
fn sanctions() -> Vec<Branch<Offered>> {
    let of = |side| {
        let sanction = move |label: Sentence, sanction| {
            let ask = SanctionRequest { sides: vec![side], sanction, reason: String::new(), forced: false };
            let ask = Request::Ruling(RulingRequest::Impose(Box::new(ask)));
            leaf(label, ScanAction::Request(Intent::Game { by: Some(Seat::Arbiter), ask }))
        };
        let named = |(label, what)| sanction(label, what);
        let light = [
            (message::sanction_kind_remark(), Sanction::Remark),
            (message::sanction_kind_warning(), Sanction::Warning),
            (message::sanction_kind_reprimand(), Sanction::Reprimand),
        ];
        let timed = |key, what: fn(Ms) -> Sanction| {
            let each = |span| sanction(message::menu_line(span), what(span));
            Offered::list(key, SPANS.into_iter().map(each).collect())
        };
        let heavy =
            [(message::sanction_kind_loss(), Sanction::Loss), (message::sanction_kind_removal(), Sanction::Removal)];
        let mut all: Vec<Branch<Offered>> = light.into_iter().map(named).collect();
        all.extend(timed(text_key::SANCTION_KIND_MORE, Sanction::MoreTime));
        all.extend(timed(text_key::SANCTION_KIND_LESS, Sanction::LessTime));
        all.extend(heavy.into_iter().map(named));
        all
    };
    SIDES.into_iter().filter_map(|(key, side)| Offered::list(key, of(side))).collect()
}
