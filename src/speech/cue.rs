use golos_clock::Ms;
use golos_wording::text_key;

/// What kind of event is announced: a sign for who sees it and does not hear it (U-II.6.1.1). Greater means more urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cue {
    /// It is one's own turn.
    Turn,
    /// Whatever else nobody may miss: a stop, a decision, a result.
    Notice,
    /// So much time is left.
    Warning,
    /// A draw is offered.
    Offer,
    /// Somebody calls the arbiter.
    Call,
    /// Something was not lawful, or is reported to be so.
    Irregularity,
    /// A flag has fallen.
    Flag,
}

impl Cue {
    /// Every kind, the least urgent first.
    pub const ALL: [Cue; 7] =
        [Cue::Turn, Cue::Notice, Cue::Warning, Cue::Offer, Cue::Call, Cue::Irregularity, Cue::Flag];

    /// Two signs of one column each, which every terminal and every braille display has.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Cue::Turn => ">>",
            Cue::Notice => "**",
            Cue::Warning => "!!",
            Cue::Offer => "==",
            Cue::Call => "((",
            Cue::Irregularity => "xx",
            Cue::Flag => "##",
        }
    }

    /// The text that names it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Cue::Turn => text_key::CUE_TURN,
            Cue::Notice => text_key::CUE_NOTICE,
            Cue::Warning => text_key::CUE_WARNING,
            Cue::Offer => text_key::CUE_OFFER,
            Cue::Call => text_key::CUE_CALL,
            Cue::Irregularity => text_key::CUE_IRREGULARITY,
            Cue::Flag => text_key::CUE_FLAG,
        }
    }
}

/// Whether the frame of the screen goes into inverse video when something is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Blink {
    #[default]
    Off,
    /// On for a second, off for a second, until a key is pressed.
    Slow,
    /// On for a second, and no more.
    Once,
}

/// So long the frame is lit: far from what harms who cannot bear flashes, three in a second.
const LIT: Ms = Ms::from_secs(1);

impl Blink {
    /// The names in settings and options.
    pub const NAMES: [(&str, Blink); 3] = [("off", Blink::Off), ("slow", Blink::Slow), ("once", Blink::Once)];

    /// Whether the frame is lit, so long after the announcement.
    #[must_use]
    pub const fn is_lit(self, age: Ms) -> bool {
        match self {
            Blink::Off => false,
            Blink::Slow => (age.get() / LIT.get()).is_multiple_of(2),
            Blink::Once => age.get() < LIT.get(),
        }
    }

    /// How long it stays as it is; none: for good.
    #[must_use]
    pub const fn until_change(self, age: Ms) -> Option<Ms> {
        match self {
            Blink::Slow => Some(Ms::new(LIT.get() - age.get() % LIT.get())),
            Blink::Once if age.get() < LIT.get() => Some(Ms::new(LIT.get() - age.get())),
            Blink::Off | Blink::Once => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golos_wording::{Lang, Wording};

    #[test]
    fn a_blink_is_slow_or_once_and_else_there_is_none() {
        for (blink, age, is_lit, until) in [
            (Blink::Off, 0, false, None),
            (Blink::Slow, 0, true, Some(1000)),
            (Blink::Slow, 1400, false, Some(600)),
            (Blink::Slow, 60_000, true, Some(1000)),
            (Blink::Once, 300, true, Some(700)),
            (Blink::Once, 1000, false, None),
        ] {
            let age = Ms::new(age);
            assert_eq!((blink.is_lit(age), blink.until_change(age)), (is_lit, until.map(Ms::new)), "{blink:?} {age}");
        }
    }

    #[test]
    fn no_two_kinds_look_the_same() {
        for lang in Lang::ALL {
            let wording = Wording::new(lang);
            let mut seen: Vec<(&str, String)> =
                Cue::ALL.iter().map(|cue| (cue.sign(), wording.label(cue.label()))).collect();
            assert!(seen.iter().all(|(sign, words)| sign.is_ascii() && sign.len() == 2 && !words.contains("cue-")));
            for part in [|it: &(&str, String)| it.0.to_owned(), |it: &(&str, String)| it.1.clone()] {
                seen.sort_by_key(part);
                seen.dedup_by_key(|it| part(it));
                assert_eq!(seen.len(), Cue::ALL.len(), "{lang}");
            }
        }
    }
}
