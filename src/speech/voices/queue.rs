use std::time::Duration;

use super::{Pace, Utter};
use crate::{Lifetime, Priority, Sound, Topic};

/// What comes within this time is one piece of news, however many sentences it has.
const AT_ONCE: Duration = Duration::from_millis(300);

/// What becomes of the utterance that is being said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict {
    /// It goes on.
    GoesOn,
    /// It is cut: the engine must be silenced.
    Cut,
}

/// Who is being said, who waits and who is dropped. Pure: moments enter as time since some start.
///
/// - One act is one batch, and a batch is said in the order in which it was printed. Urgency orders batches.
/// - A more urgent batch cuts what is less urgent, but no move and no flag: these are said to their end. An answer that was
///   cut is not said again, for its clock times would be old.
/// - Among equals the order is kept, except where only the newest is of use ([`Topic`]): a newer square or echo replaces an
///   older one, a newer reading of the clocks an older reading. An echo that would come late is dropped.
/// - An announcement that comes while an older one is not at its end cuts nothing: it is said faster, in one breath with
///   those that wait beside it (U-V.13.6).
/// - No key cuts a flag or a move, and none of them is dropped, however many wait.
/// - After an outage that is said which is still true ([`Lifetime`]).
#[derive(Debug, Default)]
pub struct Queue {
    saying: Option<Queued>,
    /// The most urgent batch first, then the oldest; within a batch in printed order.
    waiting: Vec<Queued>,
    /// How many batches have come.
    batches: u64,
}

#[derive(Debug)]
struct Queued {
    utter: Utter,
    since: Duration,
    batch: u64,
    /// How urgent its batch is: as its most urgent line.
    urgency: Priority,
}

impl Queued {
    fn priority(&self) -> Priority {
        self.utter.priority
    }

    fn is_forever(&self) -> bool {
        self.utter.lifetime == Lifetime::Forever
    }

    /// Whether it must be heard to its end.
    fn is_whole(&self) -> bool {
        self.priority() >= Priority::Move
    }

    /// Whether two announcements that follow each other are said in one breath, because the voice lags behind.
    fn joins(&self, next: &Queued) -> bool {
        let is_late = [self, next].iter().any(|entry| entry.utter.pace == Pace::Brisk);
        is_late
            && [self, next].iter().all(|entry| entry.priority() == Priority::Move)
            && self.utter.lang == next.utter.lang
    }
}

impl Queue {
    /// As many utterances wait at most; beyond it the oldest of the least urgent is dropped, but no flag and no move.
    pub const LIMIT: usize = 32;

    /// As many moves are said at most when a voice is back.
    pub const STRANDED: usize = 6;

    /// Takes in what one act has to say, in printed order, at the moment `now`.
    pub fn push(&mut self, mut batch: Vec<Utter>, now: Duration) -> Verdict {
        if self.others_than_echo() {
            batch.retain(|utter| utter.priority > Priority::Echo);
        }
        let Some(urgency) = batch.iter().map(|utter| utter.priority).max() else { return Verdict::GoesOn };
        let topics: Vec<Topic> = batch.iter().filter_map(topic).collect();
        let is_news = |entry: &Queued| topic(&entry.utter).is_some_and(|topic| topics.contains(&topic));
        self.waiting.retain(|entry| !is_news(entry));
        let is_cut = |saying: &mut Queued| {
            !saying.is_whole() && (urgency > saying.urgency || urgency == saying.urgency && is_news(saying))
        };
        let cut = self.saying.take_if(is_cut);
        self.batches += 1;
        let lags = self.lags(now);
        let place = self.waiting.iter().rposition(|entry| entry.urgency >= urgency).map_or(0, |last| last + 1);
        let number = self.batches;
        let entries = batch.into_iter().map(|utter| {
            let pace = if lags && utter.priority == Priority::Move { Pace::Brisk } else { utter.pace };
            Queued { utter: Utter { pace, ..utter }, since: now, batch: number, urgency }
        });
        self.waiting.splice(place..place, entries);
        self.trim();
        if cut.is_some() { Verdict::Cut } else { Verdict::GoesOn }
    }

    /// Somebody pressed a key: what is being said is cut, and what waits dropped, unless it is a move or a flag. These
    /// must be heard, and the one at the keys is not the only one who listens.
    pub fn silence(&mut self) -> Verdict {
        self.waiting.retain(Queued::is_whole);
        match self.saying.take_if(|entry| !entry.is_whole()) {
            Some(_) => Verdict::Cut,
            None => Verdict::GoesOn,
        }
    }

    /// There is no more time: everything is cut, unless a flag is being said.
    pub fn close(&mut self) -> Verdict {
        self.waiting.clear();
        match self.saying.take_if(|entry| entry.priority() != Priority::Flag) {
            Some(_) => Verdict::Cut,
            None => Verdict::GoesOn,
        }
    }

    /// What to say now, if nothing is being said: from here on it is the one being said.
    pub fn advance(&mut self) -> Option<&Utter> {
        if self.saying.is_some() || self.waiting.is_empty() {
            return None;
        }
        let mut entry = self.waiting.remove(0);
        while let Some(next) = self.waiting.first().filter(|next| entry.joins(next)) {
            let said = entry.utter.text.trim_end();
            // A move has no full stop of its own: two of them would sound like one.
            let stop = if said.ends_with(|sign: char| sign.is_alphanumeric()) { "." } else { "" };
            entry.utter.text = format!("{said}{stop} {}", next.utter.text);
            entry.utter.pace = Pace::Brisk;
            self.waiting.remove(0);
        }
        self.saying = Some(entry);
        self.saying()
    }

    /// The sound before what is said next, if nothing is being said: it is asked for once.
    pub fn take_sound(&mut self) -> Option<Sound> {
        if self.saying.is_some() { None } else { self.waiting.first_mut()?.utter.sound.take() }
    }

    /// What is being said.
    #[must_use]
    pub fn saying(&self) -> Option<&Utter> {
        self.saying.as_ref().map(|entry| &entry.utter)
    }

    /// What was being said has been said.
    pub fn settle(&mut self) {
        self.saying = None;
    }

    /// The engine is lost: what was being said and what waits is kept if it must be heard or stays true.
    pub fn strand(&mut self) {
        let is_kept = |entry: &Queued| entry.is_whole() || entry.is_forever();
        if let Some(entry) = self.saying.take().filter(is_kept) {
            let is_after = |other: &Queued| {
                other.urgency < entry.urgency || other.urgency == entry.urgency && other.batch >= entry.batch
            };
            let place = self.waiting.iter().position(is_after).unwrap_or(self.waiting.len());
            self.waiting.insert(place, entry);
        }
        self.waiting.retain(is_kept);
    }

    /// The voice is there (again) at the moment `now`: drops what is not true any more, and what was to be said within
    /// `patience` if it stays true for no time of its own. Of the moves the newest [`Queue::STRANDED`] are said, however old
    /// they are.
    pub fn expire(&mut self, now: Duration, patience: Duration) {
        let is_move = |entry: &Queued| entry.priority() == Priority::Move && entry.is_forever();
        let mut moves = self.waiting.iter().filter(|entry| is_move(entry)).count();
        self.waiting.retain(|entry| {
            let is_kept = match entry.utter.lifetime {
                Lifetime::Forever => !is_move(entry) || moves <= Self::STRANDED,
                Lifetime::For(span) => entry.since + span >= now,
                Lifetime::Replaced(_) | Lifetime::Passing => entry.since + patience >= now,
            };
            moves -= usize::from(is_move(entry));
            is_kept
        });
    }

    /// Whether nothing is being said and nothing waits.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.saying.is_none() && self.waiting.is_empty()
    }

    /// Whether an announcement of before this moment is not at its end.
    fn lags(&self, now: Duration) -> bool {
        let older = |entry: &Queued| entry.is_whole() && entry.since + AT_ONCE <= now;
        self.saying.iter().chain(&self.waiting).any(older)
    }

    fn others_than_echo(&self) -> bool {
        self.saying.iter().chain(&self.waiting).any(|entry| entry.priority() > Priority::Echo)
    }

    fn trim(&mut self) {
        while self.waiting.len() > Queue::LIMIT {
            let least = self.waiting.iter().map(Queued::priority).min().filter(|least| *least < Priority::Move);
            let oldest = self.waiting.iter().enumerate().filter(|(_, entry)| Some(entry.priority()) == least);
            let Some((place, _)) = oldest.min_by_key(|(_, entry)| entry.batch) else { return };
            self.waiting.remove(place);
        }
    }
}

/// The topic of which only the newest is of use; `None` of what no other takes the place of.
const fn topic(utter: &Utter) -> Option<Topic> {
    match utter.lifetime {
        Lifetime::Replaced(topic) => Some(topic),
        Lifetime::Forever | Lifetime::For(_) | Lifetime::Passing => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use Priority::{Answer, Cursor, Echo, Flag, Move};
    use golos_wording::Lang;

    const START: Duration = Duration::ZERO;
    const SOON: Duration = Duration::from_millis(30);

    /// What one act has to say: one utterance.
    fn utter(text: &str, priority: Priority) -> Vec<Utter> {
        vec![Utter::new(text, Lang::Ru, priority)]
    }

    fn batch(said: &[(&str, Priority)]) -> Vec<Utter> {
        said.iter().flat_map(|(text, priority)| utter(text, *priority)).collect()
    }

    /// A queue that says `first`.
    fn saying(first: Priority) -> Queue {
        let mut queue = Queue::default();
        let _ = queue.push(utter("first", first), START);
        queue.advance();
        queue
    }

    /// The texts in the order in which they would be said.
    fn drain(mut queue: Queue) -> Vec<String> {
        queue.settle();
        let mut texts = Vec::new();
        while let Some(utter) = queue.advance() {
            texts.push(utter.text.clone());
            queue.settle();
        }
        texts
    }

    #[test]
    fn the_more_urgent_cuts_but_no_move_and_no_flag() {
        use Verdict::{Cut, GoesOn};
        for (first, second, verdict, then) in [
            (Flag, Flag, GoesOn, &["second"] as &[&str]),
            (Flag, Move, GoesOn, &["second"]),
            (Flag, Echo, GoesOn, &[]),
            (Move, Flag, GoesOn, &["second"]),
            (Move, Move, GoesOn, &["second"]),
            (Move, Cursor, GoesOn, &["second"]),
            (Move, Echo, GoesOn, &[]),
            (Answer, Move, Cut, &["second"]),
            (Answer, Answer, GoesOn, &["second"]),
            (Answer, Cursor, GoesOn, &["second"]),
            (Cursor, Answer, Cut, &["second"]),
            (Cursor, Cursor, Cut, &["second"]),
            (Cursor, Echo, GoesOn, &[]),
            (Echo, Cursor, Cut, &["second"]),
            (Echo, Echo, Cut, &["second"]),
        ] {
            let mut queue = saying(first);
            assert_eq!(queue.push(utter("second", second), SOON), verdict, "{second:?} after {first:?}");
            assert_eq!(drain(queue), then, "{second:?} after {first:?}");
        }
    }

    /// What one act has to say: one line of this kind.
    fn line(text: &str, kind: Kind) -> Vec<Utter> {
        vec![Utter::of(kind, text, Lang::Ru)]
    }

    #[test]
    fn a_newer_clock_reading_replaces_an_older_one_and_nothing_else() {
        let mut queue = saying(Move);
        let mut say = |text, kind| queue.push(line(text, kind), SOON);
        let came = [
            ("clock 5:00", Kind::Clock),
            ("answer", Kind::Answer),
            ("c3", Kind::Cursor),
            ("clock 4:59", Kind::Clock),
            ("another", Kind::Answer),
            ("d4", Kind::Cursor),
        ];
        assert!(came.into_iter().all(|(text, kind)| say(text, kind) == Verdict::GoesOn));
        assert_eq!(drain(queue), ["answer", "clock 4:59", "another", "d4"]);
    }

    #[test]
    fn a_clock_reading_that_is_being_said_is_cut_by_a_newer_one_only() {
        for (newer, verdict) in [
            (Kind::Clock, Verdict::Cut),
            (Kind::Answer, Verdict::GoesOn),
            (Kind::Cursor, Verdict::GoesOn),
            (Kind::Move, Verdict::Cut),
        ] {
            let mut queue = Queue::default();
            let _ = queue.push(line("clock 5:00", Kind::Clock), START);
            queue.advance();
            assert_eq!(queue.push(line("newer", newer), SOON), verdict, "{newer:?}");
        }
        // One act may tell of several clocks.
        let mut queue = Queue::default();
        let both = [line("white 5:00", Kind::Clock), line("black 4:00", Kind::Clock)].concat();
        let _ = queue.push(both, START);
        assert_eq!(drain(queue), ["white 5:00", "black 4:00"]);
    }

    #[test]
    fn what_waits_is_said_in_order_of_urgency_then_of_age() {
        let mut queue = saying(Flag);
        let came = [
            ("a1", Answer),
            ("c1", Cursor),
            ("m1", Move),
            ("a2", Answer),
            ("c2", Cursor),
            ("f", Flag),
            ("m2", Move),
            ("e", Echo),
        ];
        for ((text, priority), count) in came.into_iter().zip(1..) {
            assert_eq!(queue.push(utter(text, priority), SOON * count), Verdict::GoesOn);
        }
        assert_eq!(drain(queue), ["f", "m1", "m2", "a1", "a2", "c2"]);
    }

    #[test]
    fn u_v_13_6_announcements_that_come_faster_than_they_are_said_are_merged_and_said_faster() {
        let at = |count: u64| Duration::from_millis(700 * count);
        let mut queue = saying(Move);
        for count in 1..6 {
            assert_eq!(queue.silence(), Verdict::GoesOn, "no key cuts an announcement");
            assert_eq!(queue.push(utter(&format!("m{count}."), Move), at(count)), Verdict::GoesOn);
        }
        assert_eq!(queue.saying().map(|utter| utter.pace), Some(Pace::Usual), "what has begun goes on as it began");
        queue.settle();
        let next = queue.advance().unwrap();
        assert_eq!((next.text.as_str(), next.pace), ("m1. m2. m3. m4. m5.", Pace::Brisk));
        // The voice has caught up.
        queue.settle();
        let _ = queue.push(utter("m6.", Move), at(6));
        assert_eq!(queue.advance().map(|utter| utter.pace), Some(Pace::Usual));
    }

    #[test]
    fn what_comes_together_is_said_as_it_came() {
        let mut queue = Queue::default();
        for text in ["rules", "control", "ready"] {
            let _ = queue.push(utter(text, Move), START);
        }
        assert_eq!(queue.advance().map(|utter| utter.pace), Some(Pace::Usual));
        assert_eq!(drain(queue), ["control", "ready"]);
    }

    #[test]
    fn moves_in_one_breath_are_kept_apart() {
        let mut queue = saying(Move);
        let _ = queue.push(utter("цэ три – дэ четыре", Move), Duration::from_secs(1));
        let _ = queue.push(utter("дэ шесть – цэ пять", Move), Duration::from_secs(1));
        queue.settle();
        let next = queue.advance().map(|utter| utter.text.clone());
        assert_eq!(next.as_deref(), Some("цэ три – дэ четыре. дэ шесть – цэ пять"));
    }

    #[test]
    fn only_announcements_in_one_language_are_said_in_one_breath() {
        let late = Duration::from_secs(1);
        let mut queue = saying(Flag);
        let _ = queue.push(utter("ход", Move), late);
        let _ = queue.push(vec![Utter::new("хід", Lang::Uk, Move)], late);
        let _ = queue.push(utter("флаг", Flag), late);
        let _ = queue.push(utter("ответ", Answer), late);
        assert_eq!(drain(queue), ["флаг", "ход", "хід", "ответ"]);
    }

    #[test]
    fn a_key_press_silences_all_but_flags_and_moves() {
        for priority in Priority::ALL {
            let mut queue = saying(priority);
            for waiting in [Flag, Move, Answer] {
                if waiting <= priority {
                    let _ = queue.push(utter(&format!("{waiting:?}"), waiting), START);
                }
            }
            let verdict = if priority >= Move { Verdict::GoesOn } else { Verdict::Cut };
            let unheard: &[&str] = match priority {
                Flag => &["Flag", "Move"],
                Move => &["Move"],
                _ => &[],
            };
            assert_eq!(queue.silence(), verdict, "{priority:?}");
            assert_eq!(drain(queue), unheard, "{priority:?}");
        }
        assert_eq!(Queue::default().silence(), Verdict::GoesOn);
        assert_eq!(saying(Move).close(), Verdict::Cut);
        assert_eq!(saying(Flag).close(), Verdict::GoesOn);
    }

    #[test]
    fn a_full_queue_drops_the_oldest_of_the_least_urgent() {
        let mut queue = saying(Flag);
        let _ = queue.push(utter("cursor", Cursor), START);
        for n in 0..Queue::LIMIT {
            let _ = queue.push(utter(&format!("a{n}"), Answer), START);
        }
        let _ = queue.push(utter("m", Move), SOON);
        let _ = queue.push(utter("f", Flag), SOON);
        let texts = drain(queue);
        assert_eq!(texts.len(), Queue::LIMIT);
        assert_eq!(texts[..3], ["f", "m", "a2"]);
    }

    #[test]
    fn u_v_13_6_no_announcement_is_dropped_however_many_wait() {
        let mut queue = saying(Move);
        for n in 0..3 * Queue::LIMIT {
            let _ = queue.push(utter(&format!("m{n}."), Move), Duration::from_secs(1));
        }
        let said = drain(queue).concat();
        assert!((0..3 * Queue::LIMIT).all(|n| said.contains(&format!("m{n}."))), "{said}");
    }

    #[test]
    fn what_was_printed_together_is_said_in_that_order_however_urgent_its_parts_are() {
        let deciding = [("f4d6", Move), ("white wins", Flag), ("sign", Answer)];
        let mut queue = Queue::default();
        let _ = queue.push(batch(&deciding), START);
        assert_eq!(drain(queue), ["f4d6", "white wins", "sign"]);
        // The move that came before is said to its end, and a question that is being said is cut.
        let mut queue = saying(Move);
        assert_eq!(queue.push(batch(&deciding), SOON), Verdict::GoesOn);
        assert_eq!(drain(queue), ["f4d6", "white wins", "sign"]);
        let mut queue = saying(Answer);
        assert_eq!(queue.push(batch(&deciding), SOON), Verdict::Cut);
        assert_eq!(drain(queue), ["f4d6", "white wins", "sign"]);
        // An answer with what follows from it waits for nothing but what is more urgent.
        let mut queue = saying(Move);
        let _ = queue.push(utter("other answer", Answer), SOON);
        let _ = queue.push(batch(&[("question", Answer), ("confirmed", Move)]), SOON);
        assert_eq!(queue.push(utter("flag", Flag), SOON), Verdict::GoesOn);
        assert_eq!(drain(queue), ["flag", "question", "confirmed", "other answer"]);
    }

    #[test]
    fn a_lost_engine_leaves_flags_and_moves_also_in_mid_sentence() {
        for (first, others, kept) in [
            (Flag, &[Move, Answer] as &[Priority], &["first", "Move"] as &[&str]),
            (Move, &[Answer, Cursor], &["first"]),
            (Move, &[Move, Answer, Move], &["first", "Move", "Move"]),
            (Flag, &[Flag], &["first", "Flag"]),
            (Answer, &[Cursor], &[]),
        ] {
            let mut queue = saying(first);
            for &priority in others {
                let _ = queue.push(utter(&format!("{priority:?}"), priority), START);
            }
            queue.strand();
            assert!(queue.saying().is_none());
            assert_eq!(drain(queue), kept, "{first:?}, {others:?}");
        }
    }

    #[test]
    fn what_has_waited_too_long_expires() {
        let mut queue = Queue::default();
        for (second, text) in [(1, "old"), (2, "edge"), (3, "new")] {
            let _ = queue.push(utter(text, Answer), Duration::from_secs(second));
        }
        queue.expire(Duration::from_secs(12), Duration::from_secs(10));
        assert!(!queue.is_idle());
        assert_eq!(drain(queue), ["edge", "new"]);
    }

    #[test]
    fn results_and_moves_never_expire_but_of_very_many_moves_only_the_newest_are_said() {
        let mut queue = Queue::default();
        for number in 1..=8 {
            let _ = queue.push(utter(&number.to_string(), Move), START);
        }
        let warning =
            Utter { lifetime: Lifetime::For(Duration::from_secs(10)), ..Utter::new("warning", Lang::Ru, Move) };
        let _ = queue.push(vec![warning], START);
        let _ = queue.push(batch(&[("white resigns", Flag), ("sign", Answer)]), START);
        queue.expire(Duration::from_secs(60), Duration::from_secs(10));
        let said = drain(queue);
        assert_eq!(said.join(" ").replace('.', ""), "white resigns 3 4 5 6 7 8");
    }

    /// What comes to a queue at its terminal: something to say, a key, time, the end of what the voice says.
    #[derive(Clone, Debug)]
    enum Happens {
        Say(Priority),
        Key,
        Pass(u16),
        Said,
    }

    fn happenings() -> impl proptest::strategy::Strategy<Value = Vec<Happens>> {
        use proptest::prelude::*;
        let priority = proptest::sample::select(Priority::ALL.to_vec());
        let one = prop_oneof![
            4 => priority.prop_map(Happens::Say),
            2 => Just(Happens::Key),
            2 => (0_u16..2000).prop_map(Happens::Pass),
            1 => Just(Happens::Said),
        ];
        proptest::collection::vec(one, 0..120)
    }

    proptest::proptest! {
        /// U-V.13.6: whoever types whatever, and however slow the voice is, each move and each flag is said to its end once,
        /// the moves in the order in which they were made; no key cuts one; and what a key has silenced is not said.
        #[test]
        fn u_v_13_6_a_slow_voice_loses_no_move_and_says_none_twice(all in happenings()) {
            let (mut queue, mut now, mut said) = (Queue::default(), START, String::new());
            let (mut due, mut silenced) = (vec![Vec::new(); 2], Vec::new());
            let mut lesser = Vec::new();
            let finish = |queue: &mut Queue, said: &mut String| {
                *said += &queue.saying().map_or_else(String::new, |utter| format!("{} ", utter.text));
                queue.settle();
                queue.advance();
            };
            for (index, happens) in all.into_iter().enumerate() {
                match happens {
                    Happens::Say(priority) => {
                        let name = format!("<{priority:?}{index}>");
                        match priority {
                            Flag => due[0].push(name.clone()),
                            Move => due[1].push(name.clone()),
                            Answer | Cursor | Echo => lesser.push(name.clone()),
                        }
                        let loud = queue.saying().map(|utter| utter.priority);
                        let verdict = queue.push(utter(&name, priority), now);
                        let is_lesser = loud.is_none_or(|loud| loud < priority || loud <= Cursor);
                        proptest::prop_assert!(verdict == Verdict::GoesOn || is_lesser, "{name}");
                    }
                    Happens::Key => {
                        let loud = queue.saying().map(|utter| utter.priority);
                        let verdict = queue.silence();
                        let is_cut = loud.is_some_and(|loud| loud < Move);
                        proptest::prop_assert_eq!(verdict == Verdict::Cut, is_cut);
                        let whole = std::mem::take(&mut lesser);
                        silenced.extend(whole.into_iter().filter(|name| !said.contains(name.as_str())));
                    }
                    Happens::Pass(span) => now += Duration::from_millis(span.into()),
                    Happens::Said => finish(&mut queue, &mut said),
                }
                queue.advance();
            }
            while !queue.is_idle() {
                finish(&mut queue, &mut said);
            }
            for names in &due {
                let places: Vec<Option<usize>> = names.iter().map(|name| said.find(name.as_str())).collect();
                proptest::prop_assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{said}");
                proptest::prop_assert!(names.iter().all(|name| said.matches(name.as_str()).count() == 1), "{said}");
            }
            proptest::prop_assert!(silenced.iter().all(|name| !said.contains(name.as_str())), "{said}");
        }
    }
}
