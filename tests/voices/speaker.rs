//! The speaker with a voice that does what the test tells it.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use golos::files::RealTime;
use golos::speech::Priority::{Answer, Cursor, Flag, Move};
use golos::speech::voices::{
    Opener, Rate, Report, Settings, Speaker, Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName,
    first_that_answers, open,
};
use golos::table::Time;

use crate::support::waiting::{DEADLINE, PATIENCE, Reports, ru, wait_for};

/// The engine behind the voice, as the test sees it.
#[derive(Default)]
struct Engine {
    dead: bool,
    refuses: bool,
    /// Whether an utterance ends by itself at once.
    quick: bool,
    saying: Option<String>,
    log: Vec<String>,
}

#[derive(Clone, Default)]
struct Puppet(Arc<Mutex<Engine>>);

impl Puppet {
    fn engine(&self) -> MutexGuard<'_, Engine> {
        self.0.lock().unwrap()
    }

    fn living(&self) -> Result<MutexGuard<'_, Engine>, VoiceError> {
        let engine = self.engine();
        if engine.dead { Err(VoiceError::Gone) } else { Ok(engine) }
    }

    fn opener(&self) -> Opener {
        let puppet = self.clone();
        Box::new(move || puppet.living().map(|_| Box::new(puppet.clone()) as Box<dyn Voice>))
    }

    fn start(&self) -> (Speaker, Reports) {
        let (reporter, reports) = Reports::channel();
        (Speaker::start_with(self.opener(), reporter).unwrap(), reports)
    }

    fn wait_until_said(&self, text: &str) {
        wait_for(text, || self.engine().log.iter().any(|line| line == text).then_some(()));
    }
}

impl Voice for Puppet {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Espeak
    }

    fn speak(&mut self, utter: &Utter) -> Result<(), VoiceError> {
        let mut engine = self.living()?;
        if engine.refuses {
            return Err(VoiceError::Refused { code: 400, text: "ERR".to_owned() });
        }
        engine.log.push(utter.text.clone());
        engine.saying = (!engine.quick).then(|| utter.text.clone());
        Ok(())
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        let mut engine = self.living()?;
        if let Some(text) = engine.saying.take() {
            engine.log.push(format!("cut {text}"));
        }
        Ok(())
    }

    fn tune(&mut self, tuning: &Tuning) -> Result<(), VoiceError> {
        let mut engine = self.living()?;
        match &tuning.voice {
            Some(name) if name != "Anna" => return Err(VoiceError::NoVoice(name.clone())),
            _ => engine.log.push(format!("rate {}, {:?}", tuning.rate.get(), tuning.voice)),
        }
        Ok(())
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        self.living().map(|engine| engine.saying.is_some())
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        Ok(Vec::new())
    }
}

#[test]
fn u_v_13_6_a_key_press_cuts_an_answer_but_neither_a_move_nor_a_flag() {
    let puppet = Puppet::default();
    let (speaker, _reports) = puppet.start();
    for (text, priority) in [("ответ", Answer), ("ход", Move), ("флаг", Flag)] {
        speaker.say(ru(text, priority));
        puppet.wait_until_said(text);
        speaker.silence();
        let next = format!("{text}, поле");
        speaker.say(ru(&next, Cursor));
        if priority != Answer {
            puppet.engine().saying = None;
        }
        puppet.wait_until_said(&next);
        puppet.engine().saying = None;
    }
    let log = puppet.engine().log.clone();
    assert_eq!(log, ["ответ", "cut ответ", "ответ, поле", "ход", "ход, поле", "флаг", "флаг, поле"]);
}

#[test]
fn a_flag_waits_for_the_move_that_is_said() {
    let puppet = Puppet::default();
    let (speaker, _reports) = puppet.start();
    speaker.say(ru("ход", Move));
    puppet.wait_until_said("ход");
    speaker.say(ru("флаг", Flag));
    puppet.engine().saying = None;
    puppet.wait_until_said("флаг");
    assert_eq!(puppet.engine().log, ["ход", "флаг"]);
}

#[test]
fn a_voice_lost_in_mid_sentence_is_told_once_and_comes_back_with_the_flag_and_all_moves() {
    let puppet = Puppet::default();
    let (speaker, reports) = puppet.start();
    assert!(matches!(reports.next(), Report::Ready(VoiceKind::Espeak)));
    speaker.say(ru("ход 1", Move));
    puppet.wait_until_said("ход 1");
    puppet.engine().dead = true;
    reports.await_one("the loss", |report| matches!(report, Report::Lost { why: VoiceError::Gone }));
    for utter in [ru("флаг", Flag), ru("ход 2", Move), ru("ход 3", Move), ru("ответ", Answer), ru("поле", Cursor)]
    {
        speaker.say(utter);
    }
    speaker.silence();
    {
        let mut engine = puppet.engine();
        (engine.dead, engine.quick, engine.saying) = (false, true, None);
    }
    assert!(matches!(reports.next(), Report::Back));
    speaker.finish(DEADLINE);
    // In one breath, where the voice lags behind.
    let log = puppet.engine().log.join(". ");
    assert_eq!(log, "ход 1. флаг. ход 1. ход 2. ход 3");
    assert!(reports.so_far().iter().all(|report| matches!(report, Report::Handed(_))));
}

#[test]
fn an_utterance_that_the_engine_refuses_is_not_said_again() {
    let puppet = Puppet::default();
    let (speaker, reports) = puppet.start();
    puppet.engine().refuses = true;
    speaker.say(ru("ход", Move));
    reports.await_one("the loss", |report| matches!(report, Report::Lost { why: VoiceError::Refused { .. } }));
    puppet.engine().refuses = false;
    reports.await_one("the return", |report| matches!(report, Report::Back));
    speaker.say(ru("флаг", Flag));
    puppet.wait_until_said("флаг");
    assert_eq!(puppet.engine().log, ["флаг"]);
}

#[test]
fn a_voice_that_is_not_there_at_first_is_ready_when_it_comes() {
    let puppet = Puppet::default();
    puppet.engine().dead = true;
    let (speaker, reports) = puppet.start();
    assert!(matches!(reports.next(), Report::Lost { .. }));
    speaker.say(ru("ход", Move));
    puppet.engine().dead = false;
    assert!(matches!(reports.next(), Report::Ready(VoiceKind::Espeak)));
    puppet.wait_until_said("ход");
}

#[test]
fn finishing_does_not_wait_for_a_voice_that_is_lost() {
    let puppet = Puppet::default();
    puppet.engine().dead = true;
    let (speaker, reports) = puppet.start();
    assert!(matches!(reports.next(), Report::Lost { .. }));
    speaker.say(ru("ход", Move));
    let time = RealTime::start();
    speaker.finish(DEADLINE);
    assert!(time.elapsed() < PATIENCE);
    assert_eq!(puppet.engine().log, [] as [&str; 0]);
}

#[test]
fn finishing_says_what_waits_and_does_not_wait_for_a_voice_that_is_stuck() {
    let puppet = Puppet::default();
    puppet.engine().quick = true;
    let (speaker, _reports) = puppet.start();
    for n in 0..5 {
        speaker.say(ru(&n.to_string(), Answer));
    }
    speaker.finish(DEADLINE);
    assert_eq!(puppet.engine().log, ["0", "1", "2", "3", "4"]);

    let stuck = Puppet::default();
    let (speaker, _reports) = stuck.start();
    speaker.say(ru("ход", Move));
    let time = RealTime::start();
    speaker.finish(Duration::from_millis(50));
    assert!(time.elapsed() < PATIENCE);
    wait_for("the end", || (stuck.engine().log == ["ход", "cut ход"]).then_some(()));
}

#[test]
fn text_alone_is_always_ready_and_takes_everything() {
    let (reporter, reports) = Reports::channel();
    let settings = Settings::at("inet_socket:127.0.0.1:1".parse().unwrap());
    let speaker = Speaker::start(Some(VoiceKind::Text), settings, reporter).unwrap();
    assert!(matches!(reports.next(), Report::Ready(VoiceKind::Text)));
    speaker.say(ru("\0\n", Move));
    speaker.say(ru("ход", Move));
    assert!(matches!(reports.next(), Report::Handed(utter) if utter == ru("ход", Move)));
}

#[test]
fn the_first_voice_that_answers_is_taken_and_text_when_none_does() {
    let mut settings = Settings::at("inet_socket:127.0.0.1:1".parse().unwrap());
    settings.espeak = "/nonexistent/espeak-ng".into();
    assert!(matches!(open(VoiceKind::SpeechDispatcher, &settings).err(), Some(VoiceError::Connect { .. })));
    assert!(matches!(open(VoiceKind::Espeak, &settings).err(), Some(VoiceError::Start { .. })));
    if cfg!(not(any(feature = "tts", target_os = "macos", windows))) {
        assert!(matches!(open(VoiceKind::Tts, &settings).err(), Some(VoiceError::NotBuilt(VoiceKind::Tts))));
        assert_eq!(first_that_answers(&settings).kind(), VoiceKind::Text);
    }
}

#[test]
fn kinds_are_read_by_their_names() {
    for kind in VoiceKind::BY_PREFERENCE {
        assert_eq!(kind.name().parse::<VoiceKind>().unwrap(), kind);
    }
    assert_eq!("none".parse::<VoiceKind>().unwrap(), VoiceKind::Text);
    let error = "loud".parse::<VoiceKind>().unwrap_err();
    assert_eq!(error.to_string(), "no such voice: loud; there are speechd, tts, espeak, text");
}

#[test]
fn a_voice_is_told_how_to_speak_once_it_is_asked_for_and_again_when_it_comes_back() {
    let puppet = Puppet::default();
    let (speaker, reports) = puppet.start();
    puppet.engine().quick = true;
    let tuning = |voice: &str| Tuning { rate: Rate::new(30), voice: Some(voice.to_owned()), ..Tuning::default() };
    speaker.tune(tuning("Nobody"));
    reports.await_one("that there is none", |report| matches!(report, Report::NoVoice(name) if name == "Nobody"));
    speaker.tune(tuning("Anna"));
    puppet.wait_until_said("rate 30, Some(\"Anna\")");
    puppet.engine().dead = true;
    speaker.say(ru("ход", Move));
    reports.await_one("the loss", |report| matches!(report, Report::Lost { .. }));
    puppet.engine().dead = false;
    reports.await_one("the return", |report| matches!(report, Report::Back));
    let told = || puppet.engine().log.iter().filter(|line| line.contains("Anna")).count();
    wait_for("the same again", || (told() == 2).then_some(()));
}
