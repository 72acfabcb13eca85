use crate::Answer;

/// How well an exercise was answered, from facts alone: no pupil has to say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// It was shown, put off, or right only after several tries.
    Again,
    /// Right after a hint, or at the second try.
    Hard,
    /// Right at once, without a hint.
    Good,
    /// The same, in less than half of the pupil's usual time.
    Easy,
}

impl Grade {
    /// The grade of an answer; `usual` is the median of the times that the pupil has taken before, in milliseconds, `None`
    /// before there is one.
    #[must_use]
    pub fn of(answer: &Answer, usual: Option<u64>) -> Grade {
        match (answer.shown, answer.tries.len(), answer.hints) {
            (true, ..) | (false, 3.., _) | (false, 0, _) => Grade::Again,
            (false, 2, _) | (false, 1, 1..) => Grade::Hard,
            (false, 1, 0) if usual.is_some_and(|usual| answer.took < usual / 2) => Grade::Easy,
            (false, 1, 0) => Grade::Good,
        }
    }

    /// Its number, 1 to 4.
    pub(crate) const fn number(self) -> f64 {
        match self {
            Grade::Again => 1.0,
            Grade::Hard => 2.0,
            Grade::Good => 3.0,
            Grade::Easy => 4.0,
        }
    }
}
