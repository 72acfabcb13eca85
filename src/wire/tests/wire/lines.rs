//! A hall and a home in memory, with lines between them that do what they are told.

use golos_speech::Kind;
use golos_wire::{
    Asked, ClientSession, Down, Frames, Greeted, LONGEST_DOWN, LONGEST_UP, News, Said, ServerSession, Speech, Up,
    Voice, framed,
};
use golos_wording::Lang;

/// What the two ends have done, and the line between them.
pub struct World {
    pub home: ClientSession,
    pub berths: Vec<ServerSession>,
    pub now: u64,
    pub line: Option<Line>,
    /// Lines that home has given up; what is on its way there may still come to the hall.
    pub old: Vec<Line>,
    /// Everything that home sent over each line, as it was sent.
    pub recorded: Vec<Vec<u8>>,
    /// What the hall worked off, and when.
    pub worked: Vec<(Asked, u64)>,
    /// What home was told of when its wishes count.
    pub taken: Vec<(u64, u64)>,
    pub heard: Vec<String>,
    pub unsure: Vec<Asked>,
    pub ended: usize,
}

/// One line: bytes on their way, and what each end makes of them.
pub struct Line {
    pub number: u64,
    pub up: Vec<u8>,
    pub down: Vec<u8>,
    at_hall: Frames<Up>,
    at_home: Frames<Down>,
    /// Which of the berths greeted on it, and by which number.
    berth: Option<(usize, u64)>,
    pub open_at_hall: bool,
}

impl Line {
    fn new(number: u64) -> Line {
        Line {
            number,
            up: Vec::new(),
            down: Vec::new(),
            at_hall: Frames::new(LONGEST_UP),
            at_home: Frames::new(LONGEST_DOWN),
            berth: None,
            open_at_hall: true,
        }
    }
}

pub fn said(text: &str) -> Said {
    let voice = Voice { text: text.to_owned(), lang: Lang::En };
    Said { written: text.to_owned(), spoken: Some(voice), kind: Kind::Move, ..Said::default() }
}

pub fn typed(text: &str) -> Asked {
    Asked::Line(text.to_owned())
}

impl World {
    pub fn new() -> World {
        World {
            home: ClientSession::new("one".to_owned(), Speech::default(), false),
            berths: Vec::new(),
            now: 0,
            line: None,
            old: Vec::new(),
            recorded: Vec::new(),
            worked: Vec::new(),
            taken: Vec::new(),
            heard: Vec::new(),
            unsure: Vec::new(),
            ended: 0,
        }
    }

    /// A new line, on which home greets.
    pub fn connect(&mut self) {
        self.cut(true);
        let hello = self.home.greet();
        self.line = Some(Line::new(self.home.line()));
        self.recorded.push(Vec::new());
        self.send_up(&[hello]);
    }

    /// ClientSession gives its line up; the hall hears of it, or does not.
    pub fn cut(&mut self, hall_hears: bool) {
        self.home.cut();
        let Some(mut line) = self.line.take() else { return };
        if hall_hears {
            self.hang_up(&mut line);
        } else {
            self.old.push(line);
        }
    }

    fn hang_up(&mut self, line: &mut Line) {
        line.open_at_hall = false;
        if let Some((berth, number)) = line.berth
            && let Some(berth) = self.berths.get_mut(berth)
        {
            berth.cut(number);
        }
    }

    pub fn ask(&mut self, what: Asked) -> bool {
        let up = self.home.ask(what, self.now);
        let is_taken = up.is_some();
        self.send_up(&up.unwrap_or_default());
        is_taken
    }

    fn send_up(&mut self, records: &[Up]) {
        let bytes: Vec<u8> = records.iter().flat_map(framed).collect();
        if let Some(line) = &mut self.line {
            line.up.extend(&bytes);
            if let Some(recorded) = self.recorded.last_mut() {
                recorded.extend(bytes);
            }
        }
    }

    pub fn say(&mut self, text: &str) {
        let Some(last) = self.berths.len().checked_sub(1) else { return };
        let down = self.berths[last].say(vec![said(text)]);
        let number = self.berths[last].line();
        self.send_down(last, number, &down);
    }

    fn send_down(&mut self, berth: usize, number: u64, records: &[Down]) {
        let lines = self.line.iter_mut().chain(&mut self.old);
        if let Some(line) = lines.filter(|line| line.open_at_hall).find(|line| line.berth == Some((berth, number))) {
            line.down.extend(records.iter().flat_map(framed));
        }
    }

    /// So many bytes come to the hall.
    pub fn arrive(&mut self, count: usize) {
        let Some(mut line) = self.line.take() else { return };
        self.arrive_on(&mut line, count);
        self.line = Some(line);
    }

    /// The same of a line that home has given up.
    pub fn arrive_late(&mut self, index: usize, count: usize) {
        if index < self.old.len() {
            let mut line = self.old.remove(index);
            self.arrive_on(&mut line, count);
            if line.open_at_hall && !line.up.is_empty() {
                self.old.push(line);
            }
        }
    }

    pub fn arrive_on(&mut self, line: &mut Line, count: usize) {
        let count = count.min(line.up.len());
        let bytes: Vec<u8> = line.up.drain(..count).collect();
        if !line.open_at_hall {
            return;
        }
        line.at_hall.put(&bytes);
        loop {
            match line.at_hall.record() {
                Ok(Some(record)) if line.open_at_hall => self.at_hall(line, record),
                Ok(_) => return,
                Err(_) => return self.hang_up(line),
            }
        }
    }

    fn at_hall(&mut self, line: &mut Line, record: Up) {
        let Some((index, number)) = line.berth else {
            let Up::Hello(hello) = record else { return self.hang_up(line) };
            let known = self.berths.iter().position(|berth| berth.is_of(&hello));
            let index = known.unwrap_or_else(|| {
                self.berths.push(ServerSession::new(hello.program.clone()));
                self.berths.len() - 1
            });
            match self.berths[index].greet(&hello, self.now) {
                Greeted::In(down) => {
                    line.berth = Some((index, hello.line));
                    line.down.extend(down.iter().flat_map(framed));
                }
                Greeted::Out(down) => {
                    line.down.extend(framed(&down));
                    self.hang_up(line);
                }
            }
            return;
        };
        match self.berths[index].take(number, record, self.now) {
            Ok((work, mut down)) => {
                if let Some(work) = work {
                    self.worked.push((work.what, self.now));
                    down.push(self.berths[index].done(work.id, self.now));
                }
                line.down.extend(down.iter().flat_map(framed));
            }
            Err(_) => self.hang_up(line),
        }
    }

    /// So many bytes come home.
    pub fn come_home(&mut self, count: usize) {
        let Some(line) = &mut self.line else { return };
        let count = count.min(line.down.len());
        let bytes: Vec<u8> = line.down.drain(..count).collect();
        line.at_home.put(&bytes);
        loop {
            let Some(line) = &mut self.line else { return };
            let number = line.number;
            let record = match line.at_home.record() {
                Ok(Some(record)) => record,
                Ok(None) => return,
                Err(_) => return self.cut(true),
            };
            match self.home.take(number, record) {
                Ok((news, up)) => {
                    self.send_up(&up);
                    news.into_iter().for_each(|news| self.learn(news));
                }
                Err(_) => return self.cut(true),
            }
        }
    }

    fn learn(&mut self, news: News) {
        match news {
            News::Said(said) => self.heard.push(said.written),
            News::Taken { id, at } => self.taken.push((id, at)),
            News::Joined { unsure, .. } => self.unsure.extend(unsure),
            News::Ended(_) => self.ended += 1,
            News::Seen(_) => {}
        }
    }

    /// From now on every line is good: whatever is still on its way comes.
    pub fn settle(&mut self) {
        for _ in 0..1000 {
            while !self.old.is_empty() {
                self.arrive_late(0, usize::MAX);
            }
            if !self.line.as_ref().is_some_and(|line| line.open_at_hall) {
                self.connect();
            }
            self.arrive(usize::MAX);
            self.come_home(usize::MAX);
            let is_still = self.line.as_ref().is_some_and(|line| line.up.is_empty() && line.down.is_empty());
            let is_heard = self.berths.last().is_none_or(|berth| berth.open() == 0);
            if is_still && is_heard && self.home.open() == 0 && self.home.is_joined() {
                return;
            }
        }
        panic!("never at rest");
    }
}
