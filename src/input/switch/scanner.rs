use golos_clock::Ms;

/// How many switches there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// The items are lit by themselves, one after the other; a press takes the one that is lit.
    One,
    /// One switch lights the next item, the other takes it. Nothing happens by itself.
    Two,
}

/// What a switch is for. Of one switch both mean the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Light the next item.
    Step,
    /// Take the item that is lit.
    Select,
}

/// How fast it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// How long an item is lit.
    pub dwell: Ms,
    /// How long the first item of a list is lit.
    pub first: Ms,
    /// A press so soon after the last one of the same switch is none: the hand trembled. Counted from the last press,
    /// whether that counted or not, so that a key that is held does nothing.
    pub debounce: Ms,
    /// An item must have been lit for so long before a press means it; an earlier one means the item before. Of one
    /// switch only: who steps by himself knows where he is.
    pub acceptance: Ms,
    /// So many times a list is gone through before it rests.
    pub rounds: u8,
}

impl Default for Timing {
    fn default() -> Timing {
        Timing {
            dwell: Ms::new(1000),
            first: Ms::new(1500),
            debounce: Ms::new(300),
            acceptance: Ms::new(200),
            rounds: 3,
        }
    }
}

/// An item, and the items that it opens; one that opens none is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch<T> {
    pub item: T,
    pub inside: Vec<Branch<T>>,
}

impl<T> Branch<T> {
    /// An item that is taken.
    pub const fn leaf(item: T) -> Branch<T> {
        Branch { item, inside: Vec::new() }
    }
}

/// What is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lit<'a, T> {
    Item(&'a Branch<T>),
    /// The end of a list that was opened: back to the one that it was opened from.
    Back,
}

/// What came of a press, or of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scanned<T> {
    Nothing,
    /// Another item is lit now.
    Lit,
    /// This was taken. Nothing is lit any more.
    Taken(T),
    /// Nobody pressed: nothing is lit any more.
    Rests,
}

/// Goes through a tree of items: first a list, then the list that its chosen item opens.
#[derive(Clone, Debug)]
pub struct Scanner<T> {
    count: Count,
    timing: Timing,
    root: Vec<Branch<T>>,
    /// The items that were opened, from the root on.
    opened: Vec<usize>,
    /// None: it rests.
    lit: Option<Light>,
    /// The last press of each switch: to step, to select.
    pressed: [Option<Ms>; 2],
}

/// Which item of the open list is lit; the one behind the last is the way back.
#[derive(Clone, Copy, Debug)]
struct Light {
    index: usize,
    /// What was lit before it in the same list.
    before: Option<usize>,
    since: Ms,
    rounds: u8,
}

impl<T: Clone + PartialEq> Scanner<T> {
    /// A scanner that rests, with nothing to light yet.
    #[must_use]
    pub const fn new(count: Count, timing: Timing) -> Scanner<T> {
        Scanner { count, timing, root: Vec::new(), opened: Vec::new(), lit: None, pressed: [None; 2] }
    }

    /// From now on it goes so.
    pub const fn adopt(&mut self, count: Count, timing: Timing) {
        (self.count, self.timing) = (count, timing);
    }

    /// What can be chosen. If it is not what could be chosen before, an item that is lit is lit no more: the first of the
    /// new ones is. Says whether another is lit now.
    pub fn offer(&mut self, root: Vec<Branch<T>>, now: Ms) -> bool {
        if self.root == root {
            return false;
        }
        let was_lit = self.lit.is_some();
        self.rest();
        self.root = root;
        was_lit && self.begin(now)
    }

    /// Lights the first item; false if there is none.
    pub fn begin(&mut self, now: Ms) -> bool {
        self.opened.clear();
        self.light(0, None, 0, now);
        if self.root.is_empty() {
            self.lit = None;
        }
        self.lit.is_some()
    }

    /// Nothing is lit any more.
    pub fn rest(&mut self) {
        self.opened.clear();
        self.lit = None;
    }

    /// The list that is gone through, without the way back.
    #[must_use]
    pub fn list(&self) -> &[Branch<T>] {
        let root = self.root.as_slice();
        self.opened.iter().fold(root, |list, &index| list.get(index).map_or(&[], |branch| branch.inside.as_slice()))
    }

    /// The place of what is lit in the list; behind its last item the way back.
    #[must_use]
    pub fn place(&self) -> Option<usize> {
        self.lit.map(|light| light.index)
    }

    /// What is lit; none while it rests.
    #[must_use]
    pub fn lit(&self) -> Option<Lit<'_, T>> {
        let light = self.lit?;
        Some(self.list().get(light.index).map_or(Lit::Back, Lit::Item))
    }

    /// Whether a list inside another is open: behind its last item is the way back.
    #[must_use]
    pub fn is_inside(&self) -> bool {
        !self.opened.is_empty()
    }

    /// When the next item is lit by itself; none: never.
    #[must_use]
    pub fn due(&self) -> Option<Ms> {
        let light = self.lit.filter(|_| self.count == Count::One)?;
        let span = if light.index == 0 { self.timing.first } else { self.timing.dwell };
        Some(light.since + span)
    }

    /// Time has passed. However much it was, one item is lit at a time: what nobody saw is not passed over.
    pub fn tick(&mut self, now: Ms) -> Scanned<T> {
        match self.due() {
            Some(due) if due <= now => self.step(now),
            Some(_) | None => Scanned::Nothing,
        }
    }

    /// A switch was pressed. From rest the first press lights the first item.
    pub fn press(&mut self, switch: Switch, now: Ms) -> Scanned<T> {
        let switch = if self.count == Count::One { Switch::Select } else { switch };
        let last = &mut self.pressed[usize::from(switch == Switch::Select)];
        let trembled = last.is_some_and(|last| now - last < self.timing.debounce);
        *last = Some(now);
        if trembled {
            return Scanned::Nothing;
        }
        match (self.lit, switch) {
            (None, _) => match self.begin(now) {
                true => Scanned::Lit,
                false => Scanned::Nothing,
            },
            (Some(_), Switch::Step) => self.step(now),
            (Some(light), Switch::Select) => {
                let early = self.count == Count::One && now - light.since < self.timing.acceptance;
                let meant = if early { light.before } else { Some(light.index) };
                meant.map_or(Scanned::Nothing, |index| self.take(index, now))
            }
        }
    }

    /// Lights the item before, from the first one the last; for a device that has a way back. From rest the first.
    pub fn step_back(&mut self, now: Ms) -> Scanned<T> {
        let all = self.list().len() + usize::from(self.is_inside());
        let Some(light) = self.lit else {
            return if self.begin(now) { Scanned::Lit } else { Scanned::Nothing };
        };
        self.light((light.index + all.max(1) - 1) % all.max(1), None, 0, now);
        Scanned::Lit
    }

    /// Lights what stands at this place of the open list, for a device that points; beyond its end what stands last.
    pub fn go_to(&mut self, index: usize, now: Ms) -> Scanned<T> {
        let all = self.list().len() + usize::from(self.is_inside());
        if all == 0 {
            return Scanned::Nothing;
        }
        self.light(index.min(all - 1), None, 0, now);
        Scanned::Lit
    }

    /// Goes back to the item from which the open list was opened; from the first list it comes to rest.
    pub fn leave(&mut self, now: Ms) -> Scanned<T> {
        match self.opened.pop() {
            Some(index) => {
                self.light(index, None, 0, now);
                Scanned::Lit
            }
            None => {
                self.rest();
                Scanned::Rests
            }
        }
    }

    fn step(&mut self, now: Ms) -> Scanned<T> {
        let Some(light) = self.lit else { return Scanned::Nothing };
        let all = self.list().len() + usize::from(self.is_inside());
        let index = (light.index + 1) % all.max(1);
        let rounds = light.rounds.saturating_add(u8::from(index == 0));
        if self.count == Count::One && rounds >= self.timing.rounds.max(1) {
            self.rest();
            return Scanned::Rests;
        }
        self.light(index, Some(light.index), rounds, now);
        Scanned::Lit
    }

    fn take(&mut self, index: usize, now: Ms) -> Scanned<T> {
        let Some(branch) = self.list().get(index) else {
            self.opened.pop();
            self.light(0, None, 0, now);
            return Scanned::Lit;
        };
        if !branch.inside.is_empty() {
            self.opened.push(index);
            self.light(0, None, 0, now);
            return Scanned::Lit;
        }
        let item = branch.item.clone();
        self.rest();
        Scanned::Taken(item)
    }

    const fn light(&mut self, index: usize, before: Option<usize>, rounds: u8, since: Ms) {
        self.lit = Some(Light { index, before, since, rounds });
    }
}

#[cfg(test)]
mod tests;
