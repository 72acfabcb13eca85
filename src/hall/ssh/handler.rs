//! What is answered to one who knocks: who he is, and the one thing that he may open.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use russh::server::{Auth, ChannelOpenHandle, Handler, Msg, PublicKeyOffer, Response, Session, VerifiedPublicKey};
use russh::{Channel, ChannelId, ChannelOpenFailure, MethodKind, MethodSet, Pty};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Duration, sleep};

use super::porch::PreAuthSlot;
use super::wire::{Life, open};
use super::{SUBSYSTEM, Sink, key};
use crate::{Address, Authenticator, CodeCheck, ConnId, Credential, Credit, LinePurpose, News, Size, What};
use golos_table::Time;

/// So many pieces of what he sent wait for the house; behind them his own line waits.
const WAITING: usize = 16;

/// The longest name of a terminal, and the longest code that is looked at, in bytes.
const NAME: usize = 64;

/// So many of the keys that somebody shows are remembered.
const SHOWN: usize = 24;

/// So many wrong codes are heard on one line.
const CODES: u8 = 6;

/// Tells of one connection.
#[derive(Clone)]
pub(super) struct EventSender {
    pub id: ConnId,
    pub sink: Sink,
    pub time: Arc<dyn Time>,
}

impl EventSender {
    pub fn tell(&self, what: What) {
        (self.sink)(News { id: self.id, at: self.time.elapsed(), what });
    }
}

/// One connection, as long as it lives.
pub(super) struct SshSession {
    teller: EventSender,
    porter: Arc<dyn Authenticator>,
    from: Address,
    /// Told to the socket once he has opened what he came for.
    inside: Arc<AtomicBool>,
    /// His place before the door; free again once he has proved who he is.
    waiting: Option<PreAuthSlot>,
    /// How many more may prove who they are, and that he is one of them.
    room: Arc<Semaphore>,
    proved: Option<OwnedSemaphorePermit>,
    cut: Arc<Notify>,
    /// How often the line is asked whether it is there, and what is known of that.
    every: Duration,
    /// What a wrong code costs in time, and how many there were.
    refusal: Duration,
    wrong_codes: u8,
    life: Arc<Life>,
    credit: Arc<Semaphore>,
    entry: Option<(String, Credential)>,
    channel: Option<ChannelId>,
    terminal: Option<(String, Size)>,
    /// Whether the house knows of him.
    is_served: bool,
    /// As whom he has shown a key that is none of his.
    unknown: Option<String>,
    /// The keys that he has shown, and as whom.
    shown: Vec<(String, String)>,
}

impl SshSession {
    pub fn new(
        teller: EventSender,
        porter: Arc<dyn Authenticator>,
        from: Address,
        (inside, cut, every, refusal): (Arc<AtomicBool>, Arc<Notify>, Duration, Duration),
        (waiting, room): (PreAuthSlot, Arc<Semaphore>),
    ) -> SshSession {
        SshSession {
            teller,
            porter,
            from,
            inside,
            waiting: Some(waiting),
            room,
            proved: None,
            cut,
            every,
            refusal,
            wrong_codes: 0,
            life: Arc::default(),
            credit: Arc::new(Semaphore::new(WAITING)),
            entry: None,
            channel: None,
            terminal: None,
            is_served: false,
            unknown: None,
            shown: Vec::new(),
        }
    }

    /// Opens what he wishes on his channel, once.
    fn serve(&mut self, id: ChannelId, wish: LinePurpose, session: &mut Session) -> Result<(), russh::Error> {
        let Some((login, by)) = self.entry.clone().filter(|_| self.channel == Some(id) && !self.is_served) else {
            return session.channel_failure(id);
        };
        session.channel_success(id)?;
        self.is_served = true;
        self.inside.store(true, Ordering::Release);
        let cut = Arc::clone(&self.cut);
        let line = open(session.handle(), id, self.teller.clone(), (cut, Arc::clone(&self.life), self.every));
        self.teller.tell(What::Came { login, by, from: self.from.clone(), wish, line: Box::new(line) });
        Ok(())
    }
}

/// The one sure end of a connection, whoever ended it.
impl Drop for SshSession {
    fn drop(&mut self) {
        self.life.end();
        if self.is_served {
            self.teller.tell(What::Gone);
        }
        // Once for all the keys that he tried.
        if let Some(login) = self.unknown.take().filter(|_| self.entry.is_none()) {
            self.porter.turned_away(&login, &self.from);
        }
    }
}

/// The keys that somebody has shown as this person, of all that he has shown as anybody.
fn shown_as(login: &str, shown: Vec<(String, String)>) -> Vec<String> {
    shown.into_iter().filter(|(as_whom, _)| as_whom == login).map(|(_, key)| key).collect()
}

/// Only a key may let in now.
fn no_more_codes() -> Auth {
    let methods = MethodSet::from(&[MethodKind::PublicKey][..]);
    Auth::Reject { proceed_with_methods: Some(methods), partial_success: false }
}

fn ask_for_code(prompt: String) -> Auth {
    Auth::Partial { name: "golos".into(), instructions: "".into(), prompts: vec![(prompt.into(), false)].into() }
}

impl Handler for SshSession {
    type Error = russh::Error;

    /// Nothing is shown; it is asked for as soon as the keys are exchanged.
    async fn authentication_banner(&mut self) -> Result<Option<String>, russh::Error> {
        self.waiting.iter().for_each(PreAuthSlot::exchanged);
        Ok(None)
    }

    async fn auth_publickey_offered(&mut self, user: &str, offer: PublicKeyOffer<'_>) -> Result<Auth, russh::Error> {
        let key = key::plain(offer.public_key);
        let known = self.porter.knows(user, &key);
        if !known {
            if self.shown.len() < SHOWN && user.len() <= NAME {
                self.shown.push((user.to_owned(), key));
            }
            self.unknown.get_or_insert_with(|| user.chars().take(NAME).collect());
        }
        Ok(if known { Auth::Accept } else { Auth::reject() })
    }

    async fn auth_publickey(&mut self, user: &str, key: VerifiedPublicKey<'_>) -> Result<Auth, russh::Error> {
        let key = key.public_key;
        if !self.porter.admits_key(user, &key::plain(key), &self.from) {
            return Ok(Auth::reject());
        }
        self.entry = Some((user.to_owned(), Credential::Key(key::fingerprint(key))));
        Ok(Auth::Accept)
    }

    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        user: &str,
        _: &str,
        response: Option<Response<'a>>,
    ) -> Result<Auth, russh::Error> {
        // A name that is longer than any of a list is nobody's, and nothing to be kept.
        if self.wrong_codes >= CODES || user.len() > NAME || !self.porter.hears_code(user, &self.from) {
            return Ok(no_more_codes());
        }
        let Some(mut response) = response else { return Ok(ask_for_code(self.porter.prompt())) };
        let typed = response.next().unwrap_or_default();
        let typed = typed.get(..typed.len().min(NAME)).map(String::from_utf8_lossy).unwrap_or_default();
        let tried = self.porter.try_code(user, &typed, &self.from);
        match tried {
            CodeCheck::Right | CodeCheck::Wrong => {}
            CodeCheck::Last => {
                self.teller.tell(What::CodesUnheard { login: user.to_owned(), from: self.from.clone() });
            }
            CodeCheck::Void => self.teller.tell(What::CodeVoid { login: user.to_owned() }),
        }
        if tried != CodeCheck::Right {
            self.wrong_codes += 1;
            sleep(self.refusal).await;
            return Ok(Auth::reject());
        }
        self.porter.trust(user, &shown_as(user, std::mem::take(&mut self.shown)));
        self.entry = Some((user.to_owned(), Credential::Code));
        Ok(Auth::Accept)
    }

    async fn auth_succeeded(&mut self, _: &mut Session) -> Result<(), russh::Error> {
        if let Some(waiting) = self.waiting.take() {
            waiting.proved();
        }
        let proved = Arc::clone(&self.room).try_acquire_owned();
        self.proved = Some(proved.map_err(|_| russh::Error::Disconnect)?);
        Ok(())
    }

    /// One channel a connection. What is read from it comes by [`data`](Handler::data): the channel itself is let go.
    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        _: &mut Session,
    ) -> Result<(), russh::Error> {
        if self.channel.is_some() {
            reply.reject(ChannelOpenFailure::ResourceShortage).await;
        } else {
            self.channel = Some(channel.id());
            reply.accept().await;
        }
        Ok(())
    }

    async fn pty_request(
        &mut self,
        id: ChannelId,
        term: &str,
        columns: u32,
        rows: u32,
        _: u32,
        _: u32,
        _: &[(Pty, u32)],
        session: &mut Session,
    ) -> Result<(), russh::Error> {
        if self.is_served {
            return session.channel_failure(id);
        }
        let term = term.chars().filter(char::is_ascii_graphic).take(NAME).collect();
        self.terminal = Some((term, Size::told(columns, rows)));
        session.channel_success(id)
    }

    async fn window_change_request(
        &mut self,
        _: ChannelId,
        columns: u32,
        rows: u32,
        _: u32,
        _: u32,
        _: &mut Session,
    ) -> Result<(), russh::Error> {
        if self.is_served && self.terminal.is_some() {
            self.teller.tell(What::Sized(Size::told(columns, rows)));
        }
        Ok(())
    }

    async fn shell_request(&mut self, id: ChannelId, session: &mut Session) -> Result<(), russh::Error> {
        let wish = LinePurpose::Terminal(self.terminal.clone());
        self.serve(id, wish, session)
    }

    async fn subsystem_request(
        &mut self,
        id: ChannelId,
        name: &str,
        session: &mut Session,
    ) -> Result<(), russh::Error> {
        if name == SUBSYSTEM { self.serve(id, LinePurpose::Joined, session) } else { session.channel_failure(id) }
    }

    async fn exec_request(&mut self, id: ChannelId, _: &[u8], session: &mut Session) -> Result<(), russh::Error> {
        session.channel_failure(id)
    }

    async fn env_request(
        &mut self,
        id: ChannelId,
        _: &str,
        _: &str,
        session: &mut Session,
    ) -> Result<(), russh::Error> {
        session.channel_failure(id)
    }

    async fn x11_request(
        &mut self,
        id: ChannelId,
        _: bool,
        _: &str,
        _: &str,
        _: u32,
        session: &mut Session,
    ) -> Result<(), russh::Error> {
        session.channel_failure(id)
    }

    async fn data(&mut self, id: ChannelId, data: &[u8], _: &mut Session) -> Result<(), russh::Error> {
        if self.is_served && self.channel == Some(id) {
            let credit = Arc::clone(&self.credit).acquire_owned().await.map_err(|_| russh::Error::Disconnect)?;
            self.teller.tell(What::Bytes { bytes: data.to_vec(), credit: Credit::of(credit) });
        }
        Ok(())
    }

    async fn channel_eof(&mut self, id: ChannelId, _: &mut Session) -> Result<(), russh::Error> {
        if self.is_served && self.channel == Some(id) {
            self.teller.tell(What::Ended);
        }
        Ok(())
    }

    async fn channel_close(&mut self, id: ChannelId, _: &mut Session) -> Result<(), russh::Error> {
        if self.is_served && self.channel == Some(id) {
            self.cut.notify_one();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_was_shown_as_somebody_else_is_not_trusted_for_him_who_types_a_code() {
        let shown = [("boris", "A"), ("olga", "B"), ("", "C"), ("olga", "D"), ("olga2", "E")];
        let shown = shown.map(|(login, key)| (login.to_owned(), key.to_owned())).to_vec();
        assert_eq!(shown_as("olga", shown.clone()), ["B", "D"]);
        assert!(shown_as("anna", shown).is_empty());
    }
}
