//! The start of one who comes into a hall from his own machine.

use std::env;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Start, StartError, config_folder, variable};
use golos_cli::{JoinArgs, View};
use golos_desk::{HallUpdate, speech_of, told_end};
use golos_hall::ssh::{Asks, Client, NotIn, Target, Wants};
use golos_rules::plain;
use golos_shell::join::{self, Post, SshWay};
use golos_speech::Priority;
use golos_speech::voices::{Speaker, Utter};
use golos_wording::{Form, Lang, Sentence, Slot, Style, Wording, message, text_key};

/// The usual files of keys, in the folder of ssh.
const KEYS: [&str; 2] = ["id_ed25519", "id_ecdsa"];

/// So often the key of an unknown hall is asked about.
const ASKED: usize = 3;

/// How long the first words of the hall are waited for.
const WELCOME: Duration = Duration::from_secs(10);

/// What the program ends with that is not let in any more.
const REFUSED: u8 = 2;

/// How long what was asked for last may take to reach the hall.
const PARTING: Duration = Duration::from_secs(2);

impl Start {
    /// Comes into a hall, and sits down at the board there.
    pub(super) fn join(self, args: &JoinArgs) -> Result<u8, StartError> {
        let wants = self.wants(args);
        let speaker = Speaker::start(self.voice(), self.settings()?, Box::new(|_| ())).ok();
        let lang = self.config.lang;
        let mut person = Visitor { wording: Wording::new(lang), lang, speaker, was_asked: false };
        let mut client = Client::new(wants)?;
        if let Err(why) = knock(&mut client, &mut person) {
            tracing::warn!(%why, "not in");
            let told = told(&why, args);
            person.say(&told);
            return Err(StartError::Said(person.end(&told)));
        }
        person.end(&[]);
        let text = self.common.lines.or(self.preferences.text).unwrap_or(Form::Written);
        let (speech, lists) = (speech_of(self.config.style, text), true);
        let is_drawn = self.choose_view().0 != View::Linear;
        let mut kept = None;
        let code = self.face_with(|desk, signals| {
            let post = Post::new(program()?, speech, lists, signals.inlet());
            let remote = post.remote();
            join::start(post.clone(), Box::new(SshWay::new(client)))?;
            post.wait(WELCOME);
            kept = Some(post);
            Ok(desk.go_away(Box::new(remote)))
        })?;
        let Some(post) = kept else { return Ok(code) };
        post.close(PARTING);
        let last = post.ended();
        // What was drawn last is gone with the screen.
        if let Some(told) = last.as_ref().and_then(told_end).filter(|_| is_drawn) {
            writeln!(io::stdout(), "{}", person.words(&[told]))?;
        }
        Ok(if last == Some(HallUpdate::Refused) { REFUSED } else { code })
    }

    fn wants(&self, args: &JoinArgs) -> Wants {
        let ssh = env::home_dir().map(|home| home.join(".ssh")).unwrap_or_default();
        let user = || ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(variable).unwrap_or_default();
        let target = Target {
            user: args.hall.user.clone().unwrap_or_else(user),
            host: args.hall.host.clone(),
            port: args.hall.port,
        };
        Wants {
            target,
            identity: args.identity.clone(),
            usual: KEYS.into_iter().map(|key| ssh.join(key)).collect(),
            known_hosts: args.known_hosts.clone().unwrap_or_else(|| known_hosts(ssh)),
            code: args.code,
        }
    }
}

/// The hosts that ssh knows; where nobody has a home, those in the folder of the settings.
fn known_hosts(ssh: PathBuf) -> PathBuf {
    if ssh.as_os_str().is_empty() {
        config_folder().unwrap_or_default().join("known_hosts")
    } else {
        ssh.join("known_hosts")
    }
}

/// What tells this run of the program from every other.
fn program() -> io::Result<String> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|why| io::Error::other(why.to_string()))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Opens the first line; whether a host that is not known is the right one he is asked.
fn knock(client: &mut Client, person: &mut Visitor) -> Result<(), NotIn> {
    match client.enter(person) {
        Err(NotIn::Unknown(fingerprint)) => {
            if !person.trusts(&fingerprint) {
                return Err(NotIn::Unknown(fingerprint));
            }
            client.learn()?;
            client.enter(person)
        }
        other => other,
    }
}

/// Why he is not in, line by line.
fn told(why: &NotIn, args: &JoinArgs) -> Vec<Sentence> {
    let text = |message: fn(Slot) -> Sentence, text: &str| message(Slot::Text(text.to_owned()));
    vec![match why {
        NotIn::Unreachable(place, _) => text(message::join_unreachable, place),
        NotIn::Unknown(fingerprint) => text(message::join_unknown, fingerprint),
        NotIn::Changed(fingerprint) => text(message::join_changed, fingerprint),
        NotIn::Key(file, _) => text(message::join_key, file),
        NotIn::Known(_) => message::join_known(),
        NotIn::Denied => message::join_denied(),
        NotIn::NoHall => text(message::join_no_hall, &args.hall.host),
    }]
}

/// He who comes in, at his terminal before the faces begin.
struct Visitor {
    wording: Wording,
    lang: Lang,
    /// What is asked is said as well.
    speaker: Option<Speaker>,
    /// Whether he was asked for a code already: it was not the right one.
    was_asked: bool,
}

impl Visitor {
    fn words(&self, said: &[Sentence]) -> String {
        let style = Style::written(self.lang);
        let lines: Vec<String> = said.iter().map(|said| self.wording.render(said, style)).collect();
        plain(&lines.join("\n")).to_string()
    }

    fn say(&self, said: &[Sentence]) {
        let Some(speaker) = &self.speaker else { return };
        for said in said {
            let text = self.wording.render(said, Style::spoken(self.lang));
            speaker.say(Utter::new(text, self.lang, Priority::Answer));
        }
    }

    /// The voice says its last words here; what there is to read.
    fn end(&mut self, told: &[Sentence]) -> String {
        if let Some(speaker) = self.speaker.take() {
            speaker.finish(if told.is_empty() { Duration::ZERO } else { PARTING });
        }
        self.words(told)
    }

    /// Asks, and reads a line; with `unseen` what is typed is not shown.
    fn ask(&self, sentence: &Sentence, unseen: bool) -> Option<String> {
        self.say(std::slice::from_ref(sentence));
        let mut aside = io::stderr().lock();
        write!(aside, "{} ", self.words(std::slice::from_ref(sentence))).ok()?;
        aside.flush().ok()?;
        let echo_off = unseen.then(golos_shell::lines::EchoOff::begin);
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line).ok()?;
        drop(echo_off);
        if unseen && io::stdin().is_terminal() {
            let _ = writeln!(aside);
        }
        (read > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned())
    }

    /// Whether this is the key that the arbiter has told. What is neither yes nor no is asked again.
    fn trusts(&self, fingerprint: &str) -> bool {
        let asked = message::join_trust(Slot::Text(fingerprint.to_owned()));
        for _ in 0..ASKED {
            let Some(answer) = self.ask(&asked, false) else { return false };
            let answer = answer.trim().to_lowercase();
            let is_word = |key| Lang::ALL.into_iter().any(|lang| Wording::new(lang).word(key) == answer);
            // No letter alone that lies on the key of the other answer in another layout.
            if answer == "y" || is_word(text_key::WORDS_YES) {
                return true;
            }
            if is_word(text_key::WORDS_NO) {
                return false;
            }
        }
        false
    }
}

impl Asks for Visitor {
    fn passphrase(&mut self, file: &Path) -> Option<String> {
        let asked = message::join_passphrase(Slot::Text(file.display().to_string()));
        self.ask(&asked, true)
    }

    fn code(&mut self) -> Option<String> {
        let was_asked = std::mem::replace(&mut self.was_asked, true);
        let asked = if was_asked { message::join_code_again() } else { message::join_code() };
        self.ask(&asked, false).map(|code| code.trim().to_owned())
    }
}
