//! A board as those see it who look on: what happened there happens here again, some time later. Nobody who is told of a
//! position that is played can tell its players of it in time.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Receiver;

use chrono::{DateTime, Local, TimeDelta};

use super::{Desk, Play};
use golos_clock::Ms;
use golos_game::{Event, HearingEvent, Recorded};
use golos_table::{TableError, Time};

/// What happens at a board, each with its moment.
pub(super) struct Past {
    /// What happened there and did not happen here yet.
    pub waits: VecDeque<Recorded<Event>>,
    /// What happens there from now on.
    pub news: Receiver<Recorded<Event>>,
}

/// A board that is behind another one.
pub struct Later {
    /// He who keeps it open: nobody hears there.
    desk: Desk,
    time: Arc<Behind>,
    /// The record of the game that is repeated.
    record: Option<PathBuf>,
    past: Past,
    delay: Ms,
    /// The time of the house when its game was looked at last, and that of the game then.
    looked: (Ms, Ms),
    /// Whether another game was played at the board by then.
    is_left: bool,
}

/// The time of such a board: it passes as far as is told.
pub(super) struct Behind {
    passed: AtomicU64,
    now: Arc<dyn Time>,
    delay: Ms,
}

impl Behind {
    /// Wall time as it is, and not as it was then.
    pub fn wall_now(&self) -> DateTime<Local> {
        self.now.wall()
    }

    pub fn pass(&self, time: Ms) {
        self.passed.fetch_add(time.get(), Ordering::Relaxed);
    }
}

impl Time for Behind {
    fn elapsed(&self) -> Ms {
        Ms::new(self.passed.load(Ordering::Relaxed))
    }

    fn wall(&self) -> DateTime<Local> {
        let delay = i64::try_from(self.delay.get()).ok().and_then(TimeDelta::try_milliseconds);
        self.now.wall() - delay.unwrap_or_default()
    }

    /// That the machine slept stands in what is repeated.
    fn slept(&self) -> Option<Ms> {
        Some(Ms::ZERO)
    }
}

impl Later {
    /// The game that is played at this board, so much later; `keeper` keeps it open. None where no game is played there.
    ///
    /// # Errors
    /// [`TableError`] if its record cannot be read.
    pub fn of(board: &Desk, delay: Ms, keeper: Desk) -> Result<Option<Later>, TableError> {
        let Some(play) = board.game() else { return Ok(None) };
        let time = Arc::new(Behind { passed: AtomicU64::new(0), now: Arc::clone(&keeper.time), delay });
        let mut desk = keeper;
        let looked = (desk.time.elapsed(), play.now());
        let (behind, past) = play.behind(delay, &desk.config, &time, &desk.presenter)?;
        desk.show_alone(Box::new(behind));
        Ok(Some(Later { desk, time, record: play.journal(), past, delay, looked, is_left: false }))
    }

    /// The board itself.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// What is due by now happens. Whether anything did.
    pub fn follow(&mut self, board: &Desk) -> bool {
        let own = board.game().filter(|play| play.journal() == self.record).map(Play::now);
        self.is_left = own.is_none() && board.game().is_some();
        let (here, (then, before)) = (self.desk.time.elapsed(), self.looked);
        // Where another game has followed it at the board, its time goes on.
        let now = own.unwrap_or_else(|| before + (here - then));
        self.looked = (here, now);
        let Past { waits, news } = &mut self.past;
        waits.extend(news.try_iter().filter(is_of_game));
        let Some(play) = self.desk.screen.shown_mut::<Play>() else { return false };
        let mut happened = false;
        while let Some(at) = waits.front().map(|next| next.at).filter(|at| *at + self.delay <= now) {
            let due = waits.iter().take_while(|other| other.at == at).count();
            self.time.pass(at - play.now());
            play.repeat(waits.drain(..due).collect());
            happened = true;
        }
        self.time.pass(now - self.delay - play.now());
        happened
    }

    /// Whether all of its game was seen here, and another one is played at the board.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.past.waits.is_empty() && self.is_left
    }

    /// When something happens here, on the clock of the house.
    #[must_use]
    pub fn due(&self) -> Option<Ms> {
        let (next, (then, now)) = (self.past.waits.front()?, self.looked);
        Some(then + (next.at + self.delay - now))
    }
}

/// What was said to those at the board is not said again: who looks on hears in his own words what he is to hear.
pub(super) fn is_of_game(recorded: &Recorded<Event>) -> bool {
    !matches!(recorded.event, Event::Hearing(HearingEvent::Said(_)))
}
