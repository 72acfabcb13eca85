//! What a pupil has answered to exercises, and when each comes again. Pure: lines in, days out.
//!
//! Only facts are kept: what was asked on which day, what was tried, with how many hints, for how long. The grade of an answer,
//! and the day on which an exercise is due, are worked out of them each time, so that another machine, or another clock, comes to
//! the same days.
//!
//! ```
//! use chrono::NaiveDate;
//! use golos_drill::{Answer, Progress};
//!
//! let day = NaiveDate::from_ymd_opt(2026, 11, 29).unwrap();
//! let mut progress = Progress::default();
//! progress.add(Answer { task: "a".to_owned(), day, tries: vec!["c3-d4".to_owned()], hints: 0, took: 9_000, shown: false });
//! assert_eq!(progress.due("a"), day.succ_opt().and_then(|day| day.succ_opt()));
//! ```

mod grade;
mod memory;
mod progress;
mod session;

pub use grade::Grade;
pub use memory::Memory;
pub use progress::{Answer, BadLine, Progress};
pub use session::{Session, day_of};
