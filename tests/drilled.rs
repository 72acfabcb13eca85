//! Exercises that come back, asked of a pupil whose answers are kept in memory.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

use golos::clock::Ms;
use golos::desk::{Config, Desk, DrillPlan, Out, PupilStore};
use golos::files::Disk;
use golos::table::VirtualTime;
use golos::wording::{Lang, Style};

/// The answers of a pupil.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<String>>);

impl PupilStore for Kept {
    fn read(&self) -> io::Result<String> {
        Ok(self.0.lock().expect("the answers").clone())
    }

    fn add(&self, line: &str) -> io::Result<()> {
        self.0.lock().expect("the answers").push_str(line);
        Ok(())
    }
}

/// A sitting with the strokes of the fixtures, and what is said first.
fn sitting(kept: &Kept, time: &Arc<VirtualTime>, length: Option<Ms>) -> (Desk, Vec<String>) {
    let lang = Lang::En;
    let config = Config { lang, style: Style::written(lang), ears: None, folder: None, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::<VirtualTime>::clone(time));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/exercises/strokes.pdn");
    let said = desk.drill(DrillPlan { files: vec![file], new: 5, length, pupil: Box::new(kept.clone()) });
    (desk, written(said))
}

fn written(out: Vec<Out>) -> Vec<String> {
    out.into_iter().map(|out| out.written).collect()
}

#[test]
fn an_exercise_is_answered_move_by_move_and_comes_again() {
    let (kept, time) = (Kept::default(), Arc::new(VirtualTime::default()));
    let (mut desk, said) = sitting(&kept, &time, None);
    assert_eq!(said.first().map(String::as_str), Some("Exercises today: 2. Again: 0. New: 2."));
    let mut heard = said;
    // What is asked about the board is no answer, and gives none.
    for line in ["board", "square e5", "c5-c4"] {
        heard.extend(written(desk.line(line)));
    }
    let wrong = written(desk.line("c5-b4"));
    assert!(
        wrong.iter().any(|line| line.starts_with("Not c5 to b4: a3 takes e7.") && line.ends_with("Try again.")),
        "{wrong:?}"
    );
    heard.extend(wrong);
    heard.extend(written(desk.line("hint")));
    heard.extend(written(desk.line("hint")));
    heard.extend(written(desk.line("hint")));
    assert!(heard.iter().all(|line| !line.contains("e5 to d4") && !line.contains("e5-d4")), "{heard:?}");
    let right = written(desk.line("e5-d4"));
    assert!(right.iter().any(|line| line.contains("c3") && line.contains("e5")), "the reply: {right:?}");
    // Neither clocks nor results are an exercise's.
    for line in ["pause", "resign", "draw", "undo"] {
        assert_eq!(written(desk.line(line)).first().map(String::as_str), Some("Black to move."), "{line}");
    }
    time.pass(Ms::from_secs(20));
    let end = written(desk.line("d6:h2"));
    assert_eq!(end.last().map(String::as_str), Some("It comes again in: 1 day."), "{end:?}");
    let line = kept.read().expect("the answers");
    assert!(line.contains("tries:[\"c5-b4\",") && line.contains("shown:false") && line.lines().count() == 1, "{line}");
}

#[test]
fn what_was_shown_is_asked_once_more_and_kept_once() {
    let (kept, time) = (Kept::default(), Arc::new(VirtualTime::default()));
    let (mut desk, _) = sitting(&kept, &time, None);
    let shown = written(desk.line("show"));
    assert!(shown.iter().any(|line| line == "That is the solution."), "{shown:?}");
    desk.line("");
    desk.line("d4-e5");
    let right = written(desk.line("e3:a7"));
    assert!(right.iter().any(|line| line == "Right."), "{right:?}");
    assert!(right.iter().any(|line| line == "It comes again in: 2 days."), "{right:?}");
    // The first once more.
    let again = written(desk.line("next"));
    assert!(again.iter().any(|line| line.contains("Black")), "{again:?}");
    desk.line("e5-d4");
    desk.line("d6:h2");
    let end = written(desk.line("next"));
    assert_eq!(end, ["Answered: 2. Right at once: 1."]);
    assert!(desk.is_done());
    assert_eq!(kept.read().expect("the answers").lines().count(), 2);
    // Nothing is due on the same day.
    let (desk, said) = sitting(&kept, &time, None);
    assert_eq!(said, ["Nothing is due today. Next: 1 day."]);
    assert!(desk.is_done());
}

#[test]
fn an_exercise_is_put_off_once_and_a_sitting_ends_in_time() {
    let (kept, time) = (Kept::default(), Arc::new(VirtualTime::default()));
    let (mut desk, _) = sitting(&kept, &time, Some(Ms::from_mins(10)));
    let next = written(desk.line("later"));
    assert!(next.iter().any(|line| line.contains("White")), "{next:?}");
    let back = written(desk.line("later"));
    assert!(back.iter().any(|line| line.contains("Black")), "{back:?}");
    let shown = written(desk.line("later"));
    assert!(shown.iter().any(|line| line == "That is the solution."), "{shown:?}");
    time.pass(Ms::from_mins(10));
    assert_eq!(written(desk.line("next")), ["Answered: 1. Right at once: 0."]);
}

#[test]
fn a_file_without_positions_has_no_exercise() {
    let lang = Lang::En;
    let config = Config { lang, style: Style::written(lang), ears: None, folder: None, archive: Arc::new(Disk) };
    let mut desk = Desk::new(config, Arc::new(VirtualTime::default()));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/journal/v1-russian.ron");
    let plan = DrillPlan { files: vec![file], new: 5, length: None, pupil: Box::new(Kept::default()) };
    assert_eq!(written(desk.drill(plan)), ["There is no exercise in these files: a position with moves."]);
    assert!(desk.is_done());
}
